"""The everyday workloads as functions (matrix products, batched and grouped, convolutions) and on one line:
`gemm:64,64,64`, or an Einsum followed by its sizes."""

from __future__ import annotations

import re
from collections.abc import Callable

from piste.errors import SpecError, front
from piste.spec import read
from piste.spec.einsum import parse_einsum
from piste.spec.read import parse_count
from piste.spec.workload import Workload


@front
def gemm(m: int, k: int, n: int, bits: int | dict[str, int] = 16, name: str = "") -> Workload:
    """A matrix product of an m x k by a k x n matrix.

    >>> print(gemm(64, 32, 16))
    B[m,n] = A[m,k] * W[k,n] m=64 k=32 n=16
    """
    return Workload.parse("B[m,n] = A[m,k] * W[k,n]", {"m": m, "k": k, "n": n}, bits, name)


@front
def bmm(h: int, m: int, k: int, n: int, bits: int | dict[str, int] = 16, name: str = "") -> Workload:
    """h independent matrix products.

    >>> print(bmm(8, 64, 32, 16))
    B[h,m,n] = A[h,m,k] * W[h,k,n] h=8 m=64 k=32 n=16
    """
    return Workload.parse("B[h,m,n] = A[h,m,k] * W[h,k,n]", {"h": h, "m": m, "k": k, "n": n}, bits, name)


@front
def gqa(h: int, g: int, m: int, k: int, n: int, bits: int | dict[str, int] = 16, name: str = "") -> Workload:
    """h matrix products in g groups; the h/g heads q of a group share one right operand, which has no rank q.

    >>> print(gqa(8, 2, 64, 32, 16))
    B[g,q,m,n] = A[g,q,m,k] * W[g,k,n] g=2 q=4 m=64 k=32 n=16
    """
    q = _share(h, g, "heads")
    sizes = {"g": g, "q": q, "m": m, "k": k, "n": n}
    return Workload.parse("B[g,q,m,n] = A[g,q,m,k] * W[g,k,n]", sizes, bits, name)


@front
def conv2d(
    p: int,
    q: int,
    r: int,
    s: int,
    c: int,
    k: int,
    n: int = 1,
    stride: int = 1,
    dilation: int = 1,
    groups: int = 1,
    depthwise: bool = False,
    bits: int | dict[str, int] = 16,
    name: str = "",
) -> Workload:
    """A convolution with p x q outputs, an r x s filter, c input and k output channels, and a batch of n.

    Grouped: c and k are totals, and the ranks c and k of each group g are their shares. Depthwise: k must equal c.

    >>> print(conv2d(28, 28, 3, 3, 64, 128, stride=2))
    O[k,p,q] = I[c,2*p+r,2*q+s] * W[k,c,r,s] k=128 p=28 q=28 c=64 r=3 s=3
    >>> print(conv2d(28, 28, 3, 3, 64, 64, n=4, depthwise=True))
    O[n,c,p,q] = I[n,c,p+r,q+s] * W[c,r,s] n=4 c=64 p=28 q=28 r=3 s=3
    >>> print(conv2d(28, 28, 3, 3, 64, 128, groups=4))
    O[g,k,p,q] = I[g,c,p+r,q+s] * W[g,k,c,r,s] g=4 k=32 p=28 q=28 c=16 r=3 s=3
    """
    read.integer(stride, "stride")
    read.integer(dilation, "dilation")
    if depthwise and groups != 1:
        raise SpecError(f"a depthwise convolution has a group per channel, found groups={groups}; leave groups out")
    if depthwise and k != c:
        raise SpecError(f"a depthwise convolution has one filter per channel, found c={c} and k={k}; write k={c}")
    sizes = {"n": n, "g": groups, "k": k, "c": c, "p": p, "q": q, "r": r, "s": s}
    if groups != 1:
        sizes |= {"k": _share(k, groups, "output channels"), "c": _share(c, groups, "input channels")}
    n_ = "n," if n != 1 else ""
    g_ = "g," if groups != 1 else ""
    image = f"{stride}*p+{dilation}*r,{stride}*q+{dilation}*s"
    if depthwise:
        text = f"O[{n_}c,p,q] = I[{n_}c,{image}] * W[c,r,s]"
    else:
        text = f"O[{n_}{g_}k,p,q] = I[{n_}{g_}c,{image}] * W[{g_}k,c,r,s]"
    einsum = parse_einsum(text)
    return Workload.parse(einsum, {rank: sizes[rank] for rank in einsum.ranks}, bits, name)


def _share(total: int, groups: int, what: str) -> int:
    """How many each group gets; a remainder would leave some group with fewer."""
    if read.integer(total, what) % read.integer(groups, "groups"):
        raise SpecError(
            f"{total} {what} do not divide into {groups} groups; write a number of groups that divides {total}"
        )
    return total // groups


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
