"""A wrong attention is refused in one line that says what to write."""

from __future__ import annotations

from typing import Any

import pytest

from piste.attention.shape import Attention, attention
from piste.errors import SpecError


def test_what_is_left_out_is_plain_self_attention() -> None:
    assert attention(12, 512, 64) == Attention(1, 12, 512, 512, 64, 64, kv_heads=12)
    assert (attention(32, 16, 64, batch=3, kv_heads=8).groups, attention(32, 16, 64, kv_heads=8).rows) == (24, 64)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"heads": 0}, "heads must be a positive integer, found 0; write one such as 16"),
        ({"queries": -4}, "queries must be a positive integer, found -4; write one such as 16"),
        ({"dk": 2.5}, "dk must be a positive integer, found 2.5; write one such as 16"),
        ({"batch": True}, "the batch must be a positive integer, found true; write one such as 16"),
        ({"dv": 0}, "dv must be a positive integer, found 0; write one such as 16"),
        ({"keys": 0}, "keys must be a positive integer, found 0; write one such as 16"),
        ({"kv_heads": 0}, "key-value heads must be a positive integer, found 0; write one such as 16"),
        ({"kv_heads": 3}, "8 heads do not divide among 3 key-value heads; write a number that divides 8"),
        ({"kv_heads": 16}, "8 heads do not divide among 16 key-value heads; write a number that divides 8"),
        ({"mask": "casual"}, "no mask is called 'casual'; did you mean 'causal'?"),
        (
            {"mask": "causal", "keys": 16},
            "the last 32 of 16 tokens cannot be queries; write at most 16 queries, or no mask",
        ),
        (
            {"mask": "window", "window": 64},
            "a window of 64 is longer than the 32 keys; write at most 32, or mask causal",
        ),
        ({"mask": "window"}, "the window must be a positive integer, found 0; write one such as 16"),
        ({"window": 8}, "a window of 8 needs the mask 'window', found ''; write mask='window'"),
        (
            {"shared": True, "dv": 32},
            "shared values are columns of the keys, but dv=32 is more than dk=16; write dv at most 16",
        ),
    ],
)
def test_wrong_shapes_are_refused(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(SpecError) as error:
        attention(**{"heads": 8, "queries": 32, "dk": 16, **wrong})
    assert str(error.value) == message
