"""Einsum text: what it means, that printing inverts reading, and every way it is refused."""

# ruff: noqa: E501 - full messages stand on one line

from __future__ import annotations

import pickle

import pytest
from hypothesis import given

from piste.errors import SpecError
from piste.spec.einsum import Access, Einsum, Index, Op, parse_einsum
from tests.spec.described import einsums


@given(einsums())
def test_print_then_read_is_identity(einsum: Einsum) -> None:
    assert parse_einsum(str(einsum)) == einsum
    assert parse_einsum(einsum.formula, einsum.running, einsum.rescale) == einsum
    assert pickle.loads(pickle.dumps(einsum)) == einsum


def test_affine_indices() -> None:
    (image,) = parse_einsum("O[p] = I[2*p + r, p*3, p+2*r]").operands
    assert image == Access(
        "I", (Index((("p", 2), ("r", 1))), Index((("p", 3),)), Index((("p", 1), ("r", 2))))
    )  # fmt: skip


def test_operators_bind_as_in_arithmetic() -> None:
    a, b, c = (Access(t, ()) for t in "abc")
    assert parse_einsum("z[] = a[] - b[] * c[]").expression == Op("-", (a, Op("*", (b, c))))
    assert parse_einsum("z[] = a[] - b[] - c[]").expression == Op("-", (Op("-", (a, b)), c))
    assert parse_einsum("z[] = a[] / -(b[] + c[])").expression == Op("/", (a, Op("neg", (Op("+", (b, c)),))))
    assert parse_einsum("z[] = max(a[], 2, b[]) + c[]").expression == Op("+", (Op("max", (a, 2.0, b)), c))


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("B[m,n] = A[m,k] * W[k,n]", "mac"),
        ("B[m] = A[m] * W[m]", "mac"),
        ("M[m] max= A[m,k] * W[k]", "vector"),
        ("B[m] = A[m] * W[m] * V[m]", "vector"),
        ("B[m] = 2 * A[m]", "vector"),
        ("D[m] = X[m,p]", "vector"),
        ("S[m] = X[m,p] * X[m,p]", "vector"),
    ],
)
def test_kind(text: str, kind: str) -> None:
    assert parse_einsum(text).kind == kind


def test_an_access_that_stands_twice_is_one_operand() -> None:
    silu = parse_einsum("Y[m] = X[m] / (1 + exp(-X[m]))")
    assert [str(a) for a in silu.operands] == ["X[m]"]
    assert str(silu) == "Y[m] = X[m] / (1 + exp(-X[m]))"


def test_comparisons_bind_last_and_a_result_may_repeat() -> None:
    a, b = Access("a", ()), Access("b", ())
    assert parse_einsum("z[] = a[] + 1 <= b[]").expression == Op("<=", (Op("+", (a, 1.0)), b))
    assert (
        str(parse_einsum("z[n] = (a[]<b[])*where(a[]==0,a[],b[])")) == "z[n] = (a[] < b[]) * where(a[] == 0, a[], b[])"
    )
    assert parse_einsum("z[n] prod= a[]").ranks == ("n",)


INDEX = "write ranks with ',' between axes, such as [c,2*p+r]"
SMALL = "write positive coefficients, such as 2*p+r"
SHIFT = "write a coefficient as 2*p, and shift the tensor instead of the index"
TERM = "a term is a tensor, a number, a function or a parenthesis"
GO_ON = "the Einsum should end or go on with an operator"
SEPARATE = "write + - * / between terms, ';' between Einsums"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "an Einsum begins with the tensor it makes, found the end; write it like 'B[m,n] = A[m,k] * W[k,n]'"),
        ("= A[m]", "an Einsum begins with the tensor it makes, found '='; write it like 'B[m,n] = A[m,k] * W[k,n]'"),
        ("B = A[m]", "the indices of B stand in brackets, found '=' after 'B'; write B[m,k], or B[] for a scalar"),
        ("B[m] = A", "the indices of A stand in brackets, found the end after 'B[m] = A'; write A[m,k], or A[] for a scalar"),
        ("B[m = A[m]", f"the indices of B end with ']', found '=' after 'B[m'; {INDEX}"),
        ("B[m] = A[m;k]", f"the indices of A end with ']', found ';' after 'B[m] = A[m'; {INDEX}"),
        ("B[m] = A[m,]", "an index is a sum of ranks, found ']' after 'B[m] = A[m,'; write ranks such as m or 2*p+r"),
        ("B[m] = A[m-1]", "a padded index says where the tensor ends, found ']' after 'B[m] = A[m-1'; write it like p+r-1 in 28"),
        ("B[m] = A[m-k]", f"an index only adds, found '-' after 'B[m] = A[m'; {SMALL}"),
        ("B[m] = A[m-0 in 4]", "what is before the tensor is a positive integer, found '0' after 'B[m] = A[m-'; write it like p+r-1 in 28"),
        ("B[m] = A[m in n]", "the extent of an axis is a positive integer, found 'n' after 'B[m] = A[m in'; write it like p+r-1 in 28"),
        ("B[m-1 in 4] = A[m]", "B[m-1 in 4] is made, so it has no padding; pad where it is read"),
        ("B[m] = A[-m]", f"an index only adds, found '-' after 'B[m] = A['; {SMALL}"),
        ("B[m] = A[-2*m]", f"an index only adds, found '-' after 'B[m] = A['; {SMALL}"),
        ("B[m] = A[m+1]", f"an index has no constants, found ']' after 'B[m] = A[m+1'; {SHIFT}"),
        ("B[m] = A[3]", f"an index has no constants, found ']' after 'B[m] = A[3'; {SHIFT}"),
        ("B[m] = A[2m]", f"an index has no constants, found 'm' after 'B[m] = A[2'; {SHIFT}"),
        ("B[m] = A[0*m]", "a coefficient is a positive integer, found '0' after 'B[m] = A['; write one such as 2*p"),
        ("B[m] = A[m*1.5]", "a coefficient is a positive integer, found '1.5' after 'B[m] = A[m*'; write one such as 2*p"),
        (f"B[m] = A[{'9' * 5000}*m]", f"a coefficient is a positive integer, found '{'9' * 20}' after 'B[m] = A['; write one such as 2*p"),
        ("B[m] = A[m+m]", "rank m stands twice in the index m+m; add the coefficients up"),
        ("B[m] A[m]", "B[m] is followed by '=', 'max=', 'min=' or 'prod=', found 'A' after 'B[m]'; write '=' to sum, 'max=' to take the maximum"),
        ("B[m] += A[m]", "B[m] is followed by '=', 'max=', 'min=' or 'prod=', found '+' after 'B[m]'; write '=' to sum, 'max=' to take the maximum"),
        ("B[m] = ", f"{TERM}, found the end after 'B[m] ='; write a term such as A[m,k]"),
        ("B[m] = A[m] *", f"{TERM}, found the end after 'B[m] = A[m] *'; write a term such as A[m,k]"),
        ("B[m] = A[m]**2", f"{TERM}, found '*' after 'B[m] = A[m]*'; write a term such as A[m,k]"),
        ("B[m] = A[m] W[m]", f"{GO_ON}, found 'W' after 'B[m] = A[m]'; {SEPARATE}"),
        ("B[m] = A[m]) ", f"{GO_ON}, found ')' after 'B[m] = A[m]'; {SEPARATE}"),
        ("B[m] = A[m] \N{MULTIPLICATION SIGN} W[m]", f"{GO_ON}, found '\N{MULTIPLICATION SIGN}' after 'B[m] = A[m]'; {SEPARATE}"),
        ("B[m] = (A[m]", "a parenthesis is closed by ')', found the end after 'B[m] = (A[m]'; write the missing ')'"),
        ("B[m] = exp(A[m]", "exp( is closed by ')', found the end after 'B[m] = exp(A[m]'; write the missing ')'"),
        ("B[m] = tan(A[m])", "a function is one of exp, log, sqrt, tanh, erf, sin, cos, abs, floor, pow, max, min, where, found 'tan' after 'B[m] ='; write one of these, or [ ] around a tensor's indices"),
        ("B[m] = exp(A[m], C[m])", "exp takes 1 argument and has 2, found ')' after 'B[m] = exp(A[m], C[m]'; write exp(x)"),
        ("B[m] = max(A[m,k])", "max takes at least 2 arguments, found ')' after 'B[m] = max(A[m,k]'; write max(x, y); 'max=' instead of '=' reduces"),
        ("B[m] = A[m] * 1e999", "a number must be finite, found '1e999' after 'B[m] = A[m] *'; write a smaller one"),
        ("B[m] = A[m]" + " + 1" * 101, "an Einsum has at most 100 operations, found '+' after '... + 1 + 1 + 1 + 1 + 1'; make a tensor of a part of it in an Einsum of its own"),
        ("B[m] = " + "(" * 101, "an Einsum has at most 100 operations, found '(' after '...(((((((((((((((((((('; make a tensor of a part of it in an Einsum of its own"),
        ("B[m] = 1", "the right side of B[m] names no tensor; write at least one, such as A[m]"),
        ("S[m,p] = A[m,k] * A[p,k]", "A[m,k] and A[p,k] are two tiles of one tensor in 'S[m,p] = A[m,k] * A[p,k]'; read it with the same indices, or give the second use a name of its own"),
        ("B[m] = B[m] + A[m]", "B stands on both sides of 'B[m] = B[m] + A[m]'; give what is made a name of its own"),
        ("B[m] = pow(A[m])", "pow takes 2 arguments and has 1, found ')' after 'B[m] = pow(A[m]'; write pow(x, y)"),
        ("B[m] = A[m] < 1 < 2", "comparisons do not chain, found '<' after 'B[m] = A[m] < 1'; write parentheses around the first one"),
        ("B[m] sum= A[m]", "B[m] is followed by '=', 'max=', 'min=' or 'prod=', found 'sum' after 'B[m]'; write '=' to sum, 'max=' to take the maximum"),
        ("B[m] = A[m], foo M", "after ',' comes 'running' or 'rescale', found 'foo' after 'B[m] = A[m],'; write ', running M' or ', rescale M', or end the Einsum before it"),
        ("B[m] = A[m], rescale", "'rescale' names a tensor, found the end after 'B[m] = A[m], rescale'; write ', rescale M'"),
        ("B[m] = A[m], running C", "B does not read 'C', which it names as running; known: A"),
        (3, "an Einsum is text, found 3; write it like 'B[m,n] = A[m,k] * W[k,n]'"),
    ],
)  # fmt: skip
def test_refusals(text: str, message: str) -> None:
    with pytest.raises(SpecError) as error:
        parse_einsum(text)
    assert str(error.value) == message
