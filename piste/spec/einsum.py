"""One Einsum: which elements of which tensors meet, and what is computed where they meet."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import NoReturn

from piste.errors import SpecError, did_you_mean

KINDS = ("mac", "vector")
# How many arguments each function takes; max and min take more, too.
FUNCTIONS = {
    "exp": 1, "log": 1, "sqrt": 1, "tanh": 1, "erf": 1, "sin": 1, "cos": 1, "abs": 1, "floor": 1,
    "pow": 2, "max": 2, "min": 2, "where": 3,
}  # fmt: skip
COMPARISONS = ("<", ">", "<=", ">=", "==")  # 1 where they hold, else 0
REDUCTIONS = {"sum": "=", "max": "max=", "min": "min=", "prod": "prod="}  # as they are written
NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
LARGEST = 10**18  # of a size or a coefficient: far beyond any tensor, and never a surprise in text
OPERATIONS = 100  # at most, in one Einsum; keeps every walk over an expression shallow


@dataclass(frozen=True)
class Index:
    """One axis of a tensor as a sum of ranks with positive coefficients: `2*p + r` is (("p", 2), ("r", 1)).

    A padded index says the `extent` of the tensor along the axis and how much it begins `before`: `p+r-1 in 28`. What
    lies outside of 0 to 27 is padding, which is no data.
    """

    terms: tuple[tuple[str, int], ...]
    before: int = 0
    extent: int | None = None

    @cached_property
    def ranks(self) -> tuple[str, ...]:
        return tuple(rank for rank, _ in self.terms)

    @cached_property
    def is_plain(self) -> bool:
        return len(self.terms) == 1 and self.terms[0][1] == 1 and self.extent is None

    def inside(self, start: int, stop: int) -> range:
        """The part of an interval of values of the sum that is no padding.

        >>> Index((("p", 1), ("r", 1)), before=1, extent=28).inside(0, 4)
        range(0, 3)
        """
        if self.extent is None:
            return range(start, stop)
        start = max(0, start - self.before)
        return range(start, max(start, min(self.extent, stop - self.before)))

    def __str__(self) -> str:
        text = "+".join(rank if c == 1 else f"{c}*{rank}" for rank, c in self.terms)
        before = f"-{self.before}" if self.before else ""
        return text if self.extent is None else f"{text}{before} in {self.extent}"


@dataclass(frozen=True)
class Access:
    """A tensor with one index per axis: `I[c,2*p+r]`."""

    tensor: str
    indices: tuple[Index, ...]

    @cached_property
    def ranks(self) -> tuple[str, ...]:
        """The ranks used, in order of appearance, each once."""
        return tuple(dict.fromkeys(rank for index in self.indices for rank in index.ranks))

    @cached_property
    def alone(self) -> tuple[str | None, ...]:
        """By axis: the rank that it is, if it is one and no other axis has it; else None.

        >>> parse_einsum("O[k,2*p+r,i,i] = A[k,p,i] * W[r]").output.alone
        ('k', None, None, None)
        """
        ranks = [rank for index in self.indices for rank in index.ranks]
        return tuple(i.ranks[0] if i.is_plain and ranks.count(i.ranks[0]) == 1 else None for i in self.indices)

    @property
    def is_padded(self) -> bool:
        return any(index.extent is not None for index in self.indices)

    def __str__(self) -> str:
        return f"{self.tensor}[{','.join(map(str, self.indices))}]"


@dataclass(frozen=True)
class Op:
    """A node of the right-hand side: `name` is + - * / neg, a comparison or a function, `args` are expressions."""

    name: str
    args: tuple[Expr, ...]

    def __str__(self) -> str:
        return _show(self, 0)


Expr = Op | Access | float


@dataclass(frozen=True)
class Einsum:
    """`output = expression`, reduced over the ranks that the output lacks by `reduction` (one of `REDUCTIONS`).

    `operands` are the accesses of the expression, each once: an access that stands in it several times is one operand,
    read once per operation. A rank that only the output has repeats the result along it. `running` names operands that
    are read while they are still being reduced; `rescale` names the running maximum whose
    changes correct this Einsum's partial results (online softmax, docs/model.md).

    >>> e = parse_einsum("B[m,n] = A[m,k] * W[k,n]")
    >>> e.name, e.ranks, e.kind
    ('B', ('m', 'n', 'k'), 'mac')
    """

    output: Access
    expression: Expr
    operands: tuple[Access, ...]
    reduction: str = "sum"
    running: tuple[str, ...] = ()
    rescale: str | None = None

    @cached_property
    def name(self) -> str:
        """An Einsum goes by the name of the tensor it makes."""
        return self.output.tensor

    @property
    def kind(self) -> str:
        """What sort of unit it needs: "mac" for a sum of products of two different tensors, else "vector"."""
        e = self.expression
        product = isinstance(e, Op) and e.name == "*" and all(isinstance(a, Access) for a in e.args)
        product = product and len(self.operands) == 2
        return "mac" if product and self.reduction == "sum" else "vector"

    @cached_property
    def ranks(self) -> tuple[str, ...]:
        """All ranks, the output's first, each once."""
        return tuple(dict.fromkeys([*self.output.ranks, *(r for a in self.operands for r in a.ranks)]))

    @cached_property
    def accesses(self) -> dict[str, Access]:
        """Every access by tensor name, operands and output."""
        return {a.tensor: a for a in (*self.operands, self.output)}

    @cached_property
    def padded(self) -> Access | None:
        """The first operand that reads padding, if any does."""
        return next((access for access in self.operands if access.is_padded), None)

    @cached_property
    def unpadded(self) -> Einsum:
        """The same with padding as part of its tensors; itself where there is none.

        >>> print(parse_einsum("O[p] = I[p+r-1 in 8] * W[r]").unpadded)
        O[p] = I[p+r] * W[r]
        """
        if self.padded is None:
            return self
        return parse_einsum(re.sub(r"(-\d+)? in \d+", "", self.formula), self.running, self.rescale)

    @property
    def formula(self) -> str:
        """The equation alone, without `running` and `rescale`."""
        return f"{self.output} {REDUCTIONS[self.reduction]} {_show(self.expression, 0)}"

    def __str__(self) -> str:
        notes = [f", running {t}" for t in self.running] + ([f", rescale {self.rescale}"] if self.rescale else [])
        return self.formula + "".join(notes)


def parse_einsum(text: str, running: Iterable[str] = (), rescale: str | None = None) -> Einsum:
    """Read an Einsum; `str` of the result reads back as the same.

    >>> print(parse_einsum("O[p] = I[p*2 + r] * W[r]"))
    O[p] = I[2*p+r] * W[r]
    >>> print(parse_einsum("X[m,p] = exp(S[m,p] - M[m])", running=["M"]))
    X[m,p] = exp(S[m,p] - M[m]), running M
    >>> print(parse_einsum("O[p] = I[p+r-1 in 28] * W[r]"))
    O[p] = I[p+r-1 in 28] * W[r]
    >>> parse_einsum("B[m] = A[-m]")
    Traceback (most recent call last):
    ...
    piste.errors.SpecError: an index only adds, found '-' after 'B[m] = A['; write positive coefficients, such as 2*p+r
    """
    if not isinstance(text, str):
        raise SpecError(f"an Einsum is text, found {text!r}; write it like 'B[m,n] = A[m,k] * W[k,n]'")
    return _parsed(text, tuple(running), rescale)


@lru_cache(maxsize=1024)
def _parsed(text: str, running: tuple[str, ...], rescale: str | None) -> Einsum:
    einsum = _Parser(text).einsum()
    running = (*einsum.running, *running)
    for tensor in running:
        if tensor not in (names := [a.tensor for a in einsum.operands]):
            raise SpecError(
                f"{einsum.name} does not read {tensor!r}, which it names as running; {did_you_mean(tensor, names)}"
            )
    return replace(einsum, running=tuple(dict.fromkeys(running)), rescale=rescale or einsum.rescale)


_STRENGTH = {**dict.fromkeys(COMPARISONS, 1), "+": 2, "-": 2, "*": 3, "/": 3, "neg": 4}


def _show(e: Expr, strength: int) -> str:
    """Text with as few parentheses as possible; `strength` is how tightly the surroundings bind."""
    if isinstance(e, Access):
        return str(e)
    if not isinstance(e, Op):
        return repr(float(e)).removesuffix(".0")
    own = _STRENGTH.get(e.name)
    if own is None:
        return f"{e.name}({', '.join(_show(a, 0) for a in e.args)})"
    if e.name == "neg":
        text = "-" + _show(e.args[0], own)
    else:  # left to right: only the right side needs parentheses at equal strength; comparisons do not chain
        left = own + 1 if e.name in COMPARISONS else own
        text = f"{_show(e.args[0], left)} {e.name} {_show(e.args[1], own + 1)}"
    return f"({text})" if own < strength else text


class _Parser:
    """Recursive descent over one Einsum; a refusal says the rule, what was found where, and what to write."""

    TOKEN = re.compile(
        r"\s*(\d+(?:\.\d*)?(?:[eE][+-]?\d+)?|\.\d+(?:[eE][+-]?\d+)?|[A-Za-z_][A-Za-z0-9_]*|[<>=]=|\S)", re.ASCII
    )

    def __init__(self, text: str) -> None:
        self.text = " ".join(text.split())  # so that a message is one line
        self.at = 0  # where the token starts
        self.end = 0  # where the rest starts
        self.token = ""
        self.operands: list[Access] = []
        self.operations = 0
        self.advance()

    def advance(self) -> str:
        """The current token; the next one becomes current ("" at the end)."""
        taken, self.at = self.token, self.end
        match = self.TOKEN.match(self.text, self.end)
        self.token = match[1] if match else ""
        if match:
            self.at, self.end = match.start(1), match.end(1)
        return taken

    def fail(self, rule: str, write: str) -> NoReturn:
        found = repr(self.token[:20]) if self.token else "the end"
        before = self.text[: self.at].strip()
        where = f" after '{before if len(before) <= 24 else '...' + before[-20:]}'" if before else ""
        raise SpecError(f"{rule}, found {found}{where}; {write}")

    def expect(self, symbol: str, rule: str, write: str) -> None:
        if self.token != symbol:
            self.fail(rule, write)
        self.advance()

    def name(self, rule: str, write: str) -> str:
        if not NAME.fullmatch(self.token):
            self.fail(rule, write)
        return self.advance()

    def count(self) -> None:
        self.operations += 1
        if self.operations > OPERATIONS:
            self.fail(
                f"an Einsum has at most {OPERATIONS} operations",
                "make a tensor of a part of it in an Einsum of its own",
            )

    def einsum(self) -> Einsum:
        output = self.access("an Einsum begins with the tensor it makes", "write it like 'B[m,n] = A[m,k] * W[k,n]'")
        reduction = "sum"
        if self.token in REDUCTIONS and self.token != "sum":
            reduction = self.advance()
        self.expect(
            "=",
            f"{output} is followed by '=', 'max=', 'min=' or 'prod='",
            "write '=' to sum, 'max=' to take the maximum",
        )
        expression = self.comparison()
        running, rescale = self.notes()
        operands = tuple(dict.fromkeys(self.operands))
        if not operands:
            raise SpecError(
                f"the right side of {output} names no tensor; write at least one, such as A[{','.join(output.ranks)}]"
            )
        if output.is_padded:
            raise SpecError(f"{output} is made, so it has no padding; pad where it is read")
        seen: dict[str, Access] = {}
        for access in operands:
            if access.tensor == output.tensor:
                raise SpecError(
                    f"{output.tensor} stands on both sides of '{self.text}'; give what is made a name of its own"
                )
            if (other := seen.setdefault(access.tensor, access)) != access:
                raise SpecError(
                    f"{other} and {access} are two tiles of one tensor in '{self.text}'; read it with the same "
                    "indices, or give the second use a name of its own"
                )
        return Einsum(output, expression, operands, reduction, running, rescale)

    def notes(self) -> tuple[tuple[str, ...], str | None]:
        """What may follow the equation: `, running M` (any number) and `, rescale M`."""
        running: list[str] = []
        rescale = None
        while self.token == ",":
            self.advance()
            if self.token not in ("running", "rescale"):
                self.fail(
                    "after ',' comes 'running' or 'rescale'",
                    "write ', running M' or ', rescale M', or end the Einsum before it",
                )
            note = self.advance()
            tensor = self.name(f"'{note}' names a tensor", f"write ', {note} M'")
            if note == "running":
                running.append(tensor)
            else:
                rescale = tensor
        if self.token:
            self.fail(
                "the Einsum should end or go on with an operator", "write + - * / between terms, ';' between Einsums"
            )
        return tuple(running), rescale

    def comparison(self) -> Expr:
        left = self.sum()
        if self.token not in COMPARISONS:
            return left
        self.count()
        compared = Op(self.advance(), (left, self.sum()))
        if self.token in COMPARISONS:
            self.fail("comparisons do not chain", "write parentheses around the first one")
        return compared

    def sum(self) -> Expr:
        return self.chain(("+", "-"), self.product)

    def product(self) -> Expr:
        return self.chain(("*", "/"), self.signed)

    def chain(self, operators: tuple[str, ...], part: Callable[[], Expr]) -> Expr:
        left = part()
        while self.token in operators:
            self.count()
            left = Op(self.advance(), (left, part()))
        return left

    def signed(self) -> Expr:
        if self.token != "-":
            return self.atom()
        self.count()
        self.advance()
        return Op("neg", (self.signed(),))

    def atom(self) -> Expr:
        if self.token == "(":
            self.count()
            self.advance()
            inside = self.comparison()
            self.expect(")", "a parenthesis is closed by ')'", "write the missing ')'")
            return inside
        if self.token[:1].isdigit() or (self.token[:1] == "." and len(self.token) > 1):
            if not math.isfinite(value := float(self.token)):
                self.fail("a number must be finite", "write a smaller one")
            self.advance()
            return value
        if NAME.fullmatch(self.token) and self.text[self.end :].lstrip().startswith("("):
            return self.call()
        access = self.access("a term is a tensor, a number, a function or a parenthesis", "write a term such as A[m,k]")
        self.operands.append(access)
        return access

    def call(self) -> Expr:
        arity = FUNCTIONS.get(self.token)
        if arity is None:
            self.fail(
                f"a function is one of {', '.join(FUNCTIONS)}", "write one of these, or [ ] around a tensor's indices"
            )
        self.count()
        function = self.advance()
        self.advance()
        args = [self.comparison()]
        while self.token == ",":
            self.advance()
            args.append(self.comparison())
        if function in ("max", "min"):
            if len(args) < arity:
                self.fail(
                    f"{function} takes at least {arity} arguments",
                    f"write {function}(x, y); '{function}=' instead of '=' reduces",
                )
        elif len(args) != arity:
            names = ", ".join("xyz"[:arity])
            plural = "s" if arity > 1 else ""
            self.fail(f"{function} takes {arity} argument{plural} and has {len(args)}", f"write {function}({names})")
        self.expect(")", f"{function}( is closed by ')'", "write the missing ')'")
        return Op(function, tuple(args))

    def access(self, rule: str, write: str) -> Access:
        tensor = self.name(rule, write)
        self.expect(
            "[", f"the indices of {tensor} stand in brackets", f"write {tensor}[m,k], or {tensor}[] for a scalar"
        )
        indices: list[Index] = []
        if self.token != "]":
            indices.append(self.index())
            while self.token == ",":
                self.advance()
                indices.append(self.index())
        self.expect(
            "]", f"the indices of {tensor} end with ']'", "write ranks with ',' between axes, such as [c,2*p+r]"
        )
        return Access(tensor, tuple(indices))

    def index(self) -> Index:
        terms = [self.term()]
        while self.token == "+":
            self.advance()
            terms.append(self.term())
        ranks = [rank for rank, _ in terms]
        for rank in ranks:
            if ranks.count(rank) > 1:
                raise SpecError(f"rank {rank} stands twice in the index {Index(tuple(terms))}; add the coefficients up")
        before, extent = 0, None
        if self.token == "-":
            if not self.text[self.end :].lstrip()[:1].isdigit():
                self.fail("an index only adds", "write positive coefficients, such as 2*p+r")
            self.advance()
            before = self.whole("what is before the tensor is a positive integer", "write it like p+r-1 in 28")
            if self.token != "in":
                self.fail("a padded index says where the tensor ends", "write it like p+r-1 in 28")
        if self.token == "in":
            self.advance()
            extent = self.whole("the extent of an axis is a positive integer", "write it like p+r-1 in 28")
        return Index(tuple(terms), before, extent)

    def term(self) -> tuple[str, int]:
        """`p`, `2*p` or `p*2`."""
        if self.token.isdigit():
            coefficient = self.coefficient()
            if self.token != "*":
                self.fail(
                    "an index has no constants", "write a coefficient as 2*p, and shift the tensor instead of the index"
                )
            self.advance()
            return self.rank(), coefficient
        rank = self.rank()
        if self.token != "*":
            return rank, 1
        self.advance()
        return rank, self.coefficient()

    def rank(self) -> str:
        if self.token == "-":
            self.fail("an index only adds", "write positive coefficients, such as 2*p+r")
        return self.name("an index is a sum of ranks", "write ranks such as m or 2*p+r")

    def coefficient(self) -> int:
        return self.whole("a coefficient is a positive integer", "write one such as 2*p")

    def whole(self, rule: str, write: str) -> int:
        if not self.token.isdigit() or len(self.token) > 18 or not 0 < int(self.token) < LARGEST:
            self.fail(rule, write)
        return int(self.advance())
