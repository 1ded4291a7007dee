"""The everyday workloads as functions: matrix products, batched and grouped, and convolutions."""

from __future__ import annotations

from piste.errors import SpecError
from piste.spec import read
from piste.spec.einsum import parse_einsum
from piste.spec.workload import Workload


def gemm(m: int, k: int, n: int, bits: int | dict[str, int] = 16, name: str = "") -> Workload:
    """A matrix product of an m x k by a k x n matrix.

    >>> print(gemm(64, 32, 16))
    B[m,n] = A[m,k] * W[k,n] m=64 k=32 n=16
    """
    return Workload.parse("B[m,n] = A[m,k] * W[k,n]", {"m": m, "k": k, "n": n}, bits, name)


def bmm(h: int, m: int, k: int, n: int, bits: int | dict[str, int] = 16, name: str = "") -> Workload:
    """h independent matrix products.

    >>> print(bmm(8, 64, 32, 16))
    B[h,m,n] = A[h,m,k] * W[h,k,n] h=8 m=64 k=32 n=16
    """
    return Workload.parse("B[h,m,n] = A[h,m,k] * W[h,k,n]", {"h": h, "m": m, "k": k, "n": n}, bits, name)


def gqa(h: int, g: int, m: int, k: int, n: int, bits: int | dict[str, int] = 16, name: str = "") -> Workload:
    """h matrix products in g groups; the h/g heads q of a group share one right operand, which has no rank q.

    >>> print(gqa(8, 2, 64, 32, 16))
    B[g,q,m,n] = A[g,q,m,k] * W[g,k,n] g=2 q=4 m=64 k=32 n=16
    """
    q = _share(h, g, "heads")
    sizes = {"g": g, "q": q, "m": m, "k": k, "n": n}
    return Workload.parse("B[g,q,m,n] = A[g,q,m,k] * W[g,k,n]", sizes, bits, name)


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
