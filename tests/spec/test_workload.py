"""Workloads: text, plain data, builders, short forms, sizes in bytes; and every way they are refused."""

# ruff: noqa: E501 - full messages stand on one line

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from piste.errors import SpecError
from piste.spec.builders import bmm, conv2d, gemm, gqa, parse_workload
from piste.spec.read import parse_bytes
from piste.spec.workload import Workload
from tests.spec.described import workloads

GEMM = "B[m,n] = A[m,k] * W[k,n]"
FLASH = [
    "S[h,m,p] = Q[h,m,e] * K[h,p,e]",
    "M[h,m] max= S[h,m,p]",
    {"einsum": "X[h,m,p] = exp(S[h,m,p] - M[h,m])", "running": ["M"]},
    {"einsum": "D[h,m] = X[h,m,p]", "rescale": "M"},
    {"einsum": "U[h,m,f] = X[h,m,p] * V[h,p,f]", "rescale": "M"},
    "O[h,m,f] = U[h,m,f] / D[h,m]",
]


@given(workloads())
def test_plain_data_and_back_is_identity(workload: Workload) -> None:
    assert Workload.from_dict(workload.to_dict()) == workload
    assert pickle.loads(pickle.dumps(workload)) == workload
    assert hash(Workload.from_dict(workload.to_dict())) == hash(workload)


def test_online_softmax() -> None:
    w = Workload.parse(FLASH, {"h": 2, "m": 4, "p": 8, "e": 3, "f": 5})
    assert w.inputs == ("Q", "K", "V")
    assert w.intermediates == ("S", "M", "X", "D", "U")
    assert w.outputs == ("O",)
    assert w.makers["X"].running == ("M",)
    assert w.makers["U"].rescale == "M"
    assert Workload.from_dict(w.to_dict()) == w
    assert Workload.parse("; ".join(map(str, w.einsums)), w.sizes) == w


def test_shapes_cover_all_readers_of_an_input() -> None:
    w = Workload.parse("Y[p] = I[2*p+r] * V[r]; Z[q] = I[q] * U[q]", p=4, r=3, q=5)
    assert w.shapes == {"I": (9,), "V": (3,), "Y": (4,), "U": (5,), "Z": (5,)}
    assert Workload.parse("s[] = a[m]", m=3).shapes == {"a": (3,), "s": ()}


def test_roles() -> None:
    w = Workload.parse(FLASH, {"h": 2, "m": 4, "p": 8, "e": 3, "f": 5})
    roles = {t: sorted(w.roles(t)) for t in w.tensors}
    assert roles == {
        "Q": ["input"], "K": ["weight"], "S": ["input", "output"], "M": ["output", "weight"], "X": ["input", "output"],
        "D": ["output", "weight"], "V": ["weight"], "U": ["input", "output"], "O": ["output"],
    }  # fmt: skip


def test_bits() -> None:
    assert Workload.parse(GEMM, m=1, k=1, n=1).bits == {"A": 16, "W": 16, "B": 16}
    assert gemm(1, 1, 1, bits={"A": 8, "B": 32}).bits == {"A": 8, "W": 16, "B": 32}


def test_numpy_sizes_become_plain() -> None:
    assert type(gemm(np.int64(4), 4, 4).sizes["m"]) is int


def test_builders() -> None:
    assert str(gemm(2, 3, 4)) == "B[m,n] = A[m,k] * W[k,n] m=2 k=3 n=4"
    assert str(bmm(5, 2, 3, 4)) == "B[h,m,n] = A[h,m,k] * W[h,k,n] h=5 m=2 k=3 n=4"
    assert str(gqa(6, 2, 2, 3, 4)) == "B[g,q,m,n] = A[g,q,m,k] * W[g,k,n] g=2 q=3 m=2 k=3 n=4"
    plain = conv2d(4, 5, 3, 2, 6, 8, n=2, stride=2, dilation=3, name="c")
    assert str(plain) == "O[n,k,p,q] = I[n,c,2*p+3*r,2*q+3*s] * W[k,c,r,s] n=2 k=8 p=4 q=5 c=6 r=3 s=2"
    assert plain.name == "c"
    assert plain.shapes["I"] == (2, 6, 2 * 3 + 3 * 2 + 1, 2 * 4 + 3 * 1 + 1)


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("gemm:4,5,6", gemm(4, 5, 6)),
        ("bmm:2,4,5,6", bmm(2, 4, 5, 6)),
        ("gqa:8,2,4,5,6", gqa(8, 2, 4, 5, 6)),
        ("conv:7,8,3,2,4,5", conv2d(7, 8, 3, 2, 4, 5)),
        ("conv: 7, 8, 3, 2, 4, 5, 2", conv2d(7, 8, 3, 2, 4, 5, stride=2)),
        ("conv:7,8,3,2,4,5,2,3", conv2d(7, 8, 3, 2, 4, 5, stride=2, dilation=3)),
        ("B[m,n] = A[m,k] * W[k,n] m=4 k=5 n=6", gemm(4, 5, 6)),
        ("B[m,n]=A[m,k]*W[k,n], m=4, k=5, n=6", gemm(4, 5, 6)),
        ("C[m] = B[m] * 2 m=4", Workload.parse("C[m] = B[m] * 2", m=4)),
        ("B[m] = A[m,k]; C[m] = exp(B[m]); m = 4 k = 5", Workload.parse(["B[m] = A[m,k]", "C[m] = exp(B[m])"], m=4, k=5)),
    ],
)  # fmt: skip
def test_short_forms(text: str, same: Workload) -> None:
    assert parse_workload(text) == same


def test_element_bytes() -> None:
    assert parse_workload("gemm:1,1,1", element_bytes=0.5).bits["A"] == 4


SIZES = {"m": 4, "k": 5, "n": 6}


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (([], {}), "a workload has no Einsum; write at least one, such as 'B[m,n] = A[m,k] * W[k,n]'"),
        ((" ; ", {}), "a workload has no Einsum; write at least one, such as 'B[m,n] = A[m,k] * W[k,n]'"),
        ((GEMM, {"m": 4, "k": 5}), "rank n of B has no size; write n=64 after the Einsum, or n: 64 in sizes"),
        ((GEMM, SIZES | {"q": 3}), "no Einsum has a rank 'q'; known: m, n, k"),
        ((GEMM, SIZES | {"m": 0}), "the size of rank m must be a positive integer, found 0; write one such as 16"),
        ((GEMM, SIZES | {"m": -3}), "the size of rank m must be a positive integer, found -3; write one such as 16"),
        ((GEMM, SIZES | {"m": "64"}), "the size of rank m must be a positive integer, found '64'; write one such as 16"),
        ((GEMM, SIZES | {"m": 4.0}), "the size of rank m must be a positive integer, found 4.0; write one such as 16"),
        ((GEMM, SIZES | {"m": True}), "the size of rank m must be a positive integer, found true; write one such as 16"),
        ((GEMM, SIZES | {"m": None}), "the size of rank m must be a positive integer, found nothing; write one such as 16"),
        ((GEMM, SIZES, 0), "bits must be a positive integer, found 0; write one such as 16"),
        ((GEMM, SIZES, {"A": "8"}), "bits of A must be a positive integer, found '8'; write one such as 16"),
        ((GEMM, SIZES, {"A": 8, "X": 8}), "no Einsum has a tensor 'X'; known: A, W, B"),
        (
            ("B[m] = total[m]", {"m": 4}),
            "a tensor is called total, which names the sum over tensors in reports; give it another name",
        ),
        ((["B[m] = A[m]", "B[m] = C[m]"], {"m": 4}), "B is made by two Einsums; give the second result another name"),
        ((["C[m] = B[m]", "B[m] = A[m]"], {"m": 4}), "C reads B before B is made; put the Einsum of B first"),
        ((["B[m] = A[m]", "C[m] = A[m,m]"], {"m": 4}), "A[m] and A[m,m] have different numbers of axes; write A with the same number everywhere"),
        ((["P[m] = A[m]", "Z[m] = P[m] * A[m,m]"], {"m": 4}), "A[m] and A[m,m] have different numbers of axes; write A with the same number everywhere"),
        ((["B[2*m] max= A[m]", "C[m] = B[m], running B"], {"m": 4}), "B[2*m] is read by C while it is reduced, so each of its axes must be a rank of its own; write it like T[m,n]"),
        ((["M[] max= A[m]", "B[m,m] = A[m], rescale M"], {"m": 4}), "B[m,m] is rescaled, so each of its axes must be a rank of its own; write it like T[m,n]"),
        ((["Y[x] = A[x+r]", "Z[z] = Y[z+s]"], {"x": 6, "r": 3, "z": 5, "s": 3}), "Z reads Y[z+s] up to z+s = 6, but Y[x] ends at 5; change the sizes so that it fits"),
        (([{"einsum": "B[m] = A[m]", "running": ["A"]}], {"m": 4}), "B reads A as running, but no Einsum before it makes A; drop it from running"),
        (([{"einsum": "B[m] = A[m]", "rescale": "A"}], {"m": 4}), "rescale of B must name a maximum (max=) made before, found 'A'; none is defined"),
        (("B[m] = A[m-4 in 4]", {"m": 4}), "A[m-4 in 4] reads nothing but padding at m-4 in 4; begin nearer to the tensor"),
        ((["T[m] = A[m]", "B[p] = T[p+r-1 in 5] * W[r]"], {"m": 4, "p": 4, "r": 3}), "T[p+r-1 in 5] says an extent of 5, but T[m] has 4; write that"),
        ((["T[m] = A[m-1 in 4]", "B[m] = A[m]"], {"m": 5}), "A[m] reaches 4, but A[m-1 in 4] says that A ends at 3"),
        ((["T[m] = A[m in 4]", "B[m] = A[m in 3]"], {"m": 5}), "A[m in 4] and A[m in 3] say different extents of A; write one"),
        ((["M[m] max= A[m,k]", "B[m] = A[m,k], rescale N"], {"m": 4, "k": 4}), "rescale of B must name a maximum (max=) made before, found 'N'; known: M"),
        (([{"einsum": "B[m] = A[m]", "runing": ["A"]}], {"m": 4}), "an Einsum has no key 'runing'; did you mean 'running'?"),
        (([{"running": ["A"]}], {"m": 4}), "an Einsum has no einsum; write 'einsum: ...'"),
        (([{"einsum": "B[m] = A[m]", "running": "A"}], {"m": 4}), "running must be a list of names, found 'A'; write it like [A, B]"),
        (([{"einsum": "B[m] = A[m]", "rescale": 3}], {"m": 4}), "rescale must be text, found 3; write a name"),
    ],
)  # fmt: skip
def test_refusals(arguments: tuple[Any, ...], message: str) -> None:
    with pytest.raises(SpecError) as error:
        Workload.parse(*arguments)
    assert str(error.value) == message


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (None, "a workload must have keys (einsums, sizes, bits, name, source), found nothing; write {einsums: ...}"),
        ({"einsums": [GEMM]}, "a workload has no sizes; write 'sizes: ...'"),
        ({"sizes": SIZES}, "a workload has no einsums; write 'einsums: ...'"),
        ({"einsums": [GEMM], "sizes": [4, 5, 6]}, "sizes must give a size by rank, found [4, 5, 6]; write {m: 64, k: 64}"),
        ({"einsums": [], "sizes": SIZES}, "einsums must be a list, found nothing; write [\"B[m,n] = A[m,k] * W[k,n]\"]"),
        ({"einsums": [GEMM], "sizes": SIZES, "name": 3}, "name of a workload must be text, found 3; write a name"),
        ({"einsum": [GEMM], "sizes": SIZES}, "a workload has no key 'einsum'; did you mean 'einsums'?"),
    ],
)  # fmt: skip
def test_refusals_of_plain_data(data: Any, message: str) -> None:
    with pytest.raises(SpecError) as error:
        Workload.from_dict(data)
    assert str(error.value) == message


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("gemm", "no workload form 'gemm'; write one of gemm:M,K,N, bmm:H,M,K,N, gqa:H,G,M,K,N, conv:P,Q,R,S,C,K, or an Einsum with its sizes"),
        ("gem:1,2,3", "no workload form 'gem'; write one of gemm:M,K,N, bmm:H,M,K,N, gqa:H,G,M,K,N, conv:P,Q,R,S,C,K, or an Einsum with its sizes"),
        ("gemm:1,2", "gemm takes 3 numbers, found 2 in 'gemm:1,2'; write gemm:M,K,N"),
        ("conv:1,1,1,1,1,1,1,1,1", "conv takes 6 numbers, found 9 in 'conv:1,1,1,1,1,1,1,1,1'; write conv:P,Q,R,S,C,K[,stride[,dilation]]"),
        ("gemm:1,0,3", "K of gemm must be a positive integer, found '0'; write one such as 64"),
        ("gemm:1,x,3", "K of gemm must be a positive integer, found 'x'; write one such as 64"),
        ("gqa:8,3,1,1,1", "8 heads do not divide into 3 groups; write a number of groups that divides 8"),
        ("B[m] = A[m] m=0", "the size of rank m must be a positive integer, found '0'; write one such as 64"),
        ("B[m] = A[m] m=-4", "the size of rank m must be a positive integer, found '-4'; write one such as 64"),
        ("B[m] = A[m] m=4 m=5", "rank m has two sizes, 4 and 5; write one"),
        ("B[m] = A[m]", "rank m of B has no size; write m=64 after the Einsum, or m: 64 in sizes"),
    ],
)  # fmt: skip
def test_refusals_of_short_forms(text: str, message: str) -> None:
    with pytest.raises(SpecError) as error:
        parse_workload(text)
    assert str(error.value) == message


@pytest.mark.parametrize(
    ("keywords", "message"),
    [
        ({"groups": 3}, "8 output channels do not divide into 3 groups; write a number of groups that divides 8"),
        ({"groups": 0}, "groups must be a positive integer, found 0; write one such as 16"),
        ({"stride": 0}, "stride must be a positive integer, found 0; write one such as 16"),
        ({"dilation": 1.5}, "dilation must be a positive integer, found 1.5; write one such as 16"),
        (
            {"depthwise": True, "groups": 2},
            "a depthwise convolution has a group per channel, found groups=2; leave groups out",
        ),
        ({"depthwise": True}, "a depthwise convolution has one filter per channel, found c=6 and k=8; write k=6"),
    ],
)
def test_refusals_of_convolutions(keywords: dict[str, Any], message: str) -> None:
    with pytest.raises(SpecError) as error:
        conv2d(4, 4, 3, 3, 6, 8, **keywords)
    assert str(error.value) == message


def test_refusals_of_element_bytes() -> None:
    with pytest.raises(
        SpecError, match=r"^an element has a whole number of bits, found 0\.3 bytes; write 2, 1 or 0\.5$"
    ):
        parse_workload("gemm:1,1,1", element_bytes=0.3)


@pytest.mark.parametrize(
    ("text", "size"),
    [("512KiB", 2**19), ("32MB", 32_000_000), ("4096", 4096), (4096, 4096), ("1.5 kB", 1500), ("1gib", 2**30), ("2B", 2),
     ("1e3", 1000), (1e6, 10**6), ("8.06MiB", 8451522)],
)  # fmt: skip
def test_bytes(text: str | float, size: int) -> None:
    assert parse_bytes(text) == size


@pytest.mark.parametrize(
    "text", ["", "KiB", "12 parsecs", "-1", "0", "1.5B", "0.0005kB", "1e400", "nan", True, None, "1K"]
)
def test_refusals_of_bytes(text: Any) -> None:
    with pytest.raises(SpecError) as error:
        parse_bytes(text)
    assert (
        str(error.value) == f"a size is a positive number of bytes, found {text!r}; write it like 512KiB, 32MB or 4096"
    )


@given(st.integers(1, 10**15))
def test_whole_bytes_are_exact(n: int) -> None:
    assert parse_bytes(str(n)) == parse_bytes(f"{n}B") == n
    assert parse_bytes(f"{n}KiB") == 1024 * n
