"""Workloads on one line: `gemm:64,64,64`, or an Einsum followed by its sizes."""

from __future__ import annotations

import re
from collections.abc import Callable

from piste.errors import SpecError
from piste.spec.builders import bmm, conv2d, gemm, gqa
from piste.spec.units import parse_count
from piste.spec.workload import Workload

# By form: the builder, the sizes it must have, the keywords that may follow.
FORMS: dict[str, tuple[Callable[..., Workload], str, tuple[str, ...]]] = {
    "gemm": (gemm, "M,K,N", ()),
    "bmm": (bmm, "H,M,K,N", ()),
    "gqa": (gqa, "H,G,M,K,N", ()),
    "conv": (conv2d, "P,Q,R,S,C,K", ("stride", "dilation")),
}
_SIZES = re.compile(r"(?:[\s,;]+[A-Za-z_]\w*\s*=\s*[^\s,;=\[\]()*/+]+)+\s*$")


def is_short(text: str) -> bool:
    """Whether the text is meant as a short form or an Einsum, not as the name of a file or preset."""
    return "[" in text or text.partition(":")[0] in FORMS


def parse_workload(text: str, element_bytes: float = 2) -> Workload:
    """A workload from its short form.

    >>> print(parse_workload("conv:28,28,3,3,64,128,2"))
    O[k,p,q] = I[c,2*p+r,2*q+s] * W[k,c,r,s] k=128 p=28 q=28 c=64 r=3 s=3
    >>> print(parse_workload("B[m,n] = A[m,k] * W[k,n] m=64 k=64 n=64"))
    B[m,n] = A[m,k] * W[k,n] m=64 k=64 n=64
    """
    bits = 8 * element_bytes
    if not 1 <= bits < 1e6 or bits != int(bits):
        raise SpecError(f"an element has a whole number of bits, found {element_bytes} bytes; write 2, 1 or 0.5")
    form, colon, rest = text.partition(":")
    if "[" in text:
        return _einsums(text, int(bits))
    if not colon or form not in FORMS:
        known = ", ".join(f"{name}:{sizes}" for name, (_, sizes, _) in FORMS.items())
        raise SpecError(f"no workload form {form!r}; write one of {known}, or an Einsum with its sizes")
    build, needed, more = FORMS[form]
    ranks = needed.split(",")
    parts = rest.split(",")
    if not len(ranks) <= len(parts) <= len(ranks) + len(more):
        full = needed + "".join(f"[,{word}" for word in more) + "]" * len(more)
        raise SpecError(f"{form} takes {len(ranks)} numbers, found {len(parts)} in {text!r}; write {form}:{full}")
    values = [parse_count(p, f"{name} of {form}") for p, name in zip(parts, (*ranks, *more), strict=False)]
    keywords = dict(zip(more, values[len(ranks) :], strict=False))
    return build(*values[: len(ranks)], bits=int(bits), **keywords)


def _einsums(text: str, bits: int) -> Workload:
    match = _SIZES.search(text)
    body, tail = (text[: match.start()], match[0]) if match else (text, "")
    sizes: dict[str, int] = {}
    for rank, size in re.findall(r"(\w+)\s*=\s*([^\s,;]+)", tail):
        if rank in sizes:
            raise SpecError(f"rank {rank} has two sizes, {sizes[rank]} and {size}; write one")
        sizes[rank] = parse_count(size, f"the size of rank {rank}")
    return Workload.parse(body, sizes, bits)
