"""A workload: Einsums in order, the sizes of their ranks and the width of their tensors."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, ClassVar

from piste.errors import SpecError, did_you_mean, within
from piste.spec import read
from piste.spec.einsum import Access, Einsum, parse_einsum

ROLES = ("input", "weight", "output")


@dataclass(frozen=True)
class Workload:
    """One or more Einsums in order; a tensor made by one and used by a later one is an intermediate.

    >>> w = Workload.parse("P[m,l] = A[m,k] * B[k,l]; Z[m,n] = P[m,l] * D[l,n]", m=64, k=32, l=48, n=16)
    >>> w.inputs, w.intermediates, w.outputs
    (('A', 'B', 'D'), ('P',), ('Z',))
    """

    einsums: tuple[Einsum, ...]
    sizes: dict[str, int]
    bits: dict[str, int]  # per tensor
    name: str = ""
    source: str = field(default="", compare=False)
    KEYS: ClassVar = ("einsums", "sizes", "bits", "name", "source")  # of its plain data

    def __hash__(self) -> int:
        return hash((self.einsums, frozenset(self.sizes.items()), frozenset(self.bits.items()), self.name))

    @cached_property
    def tensors(self) -> tuple[str, ...]:
        """Every tensor, in order of first appearance (operands before the output of each Einsum)."""
        return tuple(dict.fromkeys(t for e in self.einsums for t in (*(a.tensor for a in e.operands), e.name)))

    @cached_property
    def ranks(self) -> tuple[str, ...]:
        """Every rank, in order of first appearance."""
        return tuple(dict.fromkeys(r for e in self.einsums for r in e.ranks))

    @cached_property
    def makers(self) -> dict[str, Einsum]:
        return {e.name: e for e in self.einsums}

    @cached_property
    def readers(self) -> dict[str, tuple[Einsum, ...]]:
        """The Einsums that have the tensor on their right side."""
        return {t: tuple(e for e in self.einsums if any(a.tensor == t for a in e.operands)) for t in self.tensors}

    @cached_property
    def inputs(self) -> tuple[str, ...]:
        return tuple(t for t in self.tensors if t not in self.makers)

    @cached_property
    def outputs(self) -> tuple[str, ...]:
        return tuple(t for t in self.tensors if t in self.makers and not self.readers[t])

    @cached_property
    def intermediates(self) -> tuple[str, ...]:
        return tuple(t for t in self.tensors if t in self.makers and self.readers[t])

    @cached_property
    def shapes(self) -> dict[str, tuple[int, ...]]:
        """The extent of every axis of every tensor: 1 + sum of coefficient * (size - 1), the maker's if it has one."""
        shapes: dict[str, tuple[int, ...]] = {}
        for tensor in self.tensors:
            maker = self.makers.get(tensor)
            accesses = [maker.output] if maker else [e.accesses[tensor] for e in self.readers[tensor]]
            extents = [self.extents(access) for access in accesses]
            shapes[tensor] = tuple(max(axis) for axis in zip(*extents, strict=True))
        return shapes

    def extents(self, access: Access) -> tuple[int, ...]:
        """How far each index of an access reaches over the full sizes of its ranks, padding left out."""
        return tuple(i.extent or 1 + sum(c * (self.sizes[r] - 1) for r, c in i.terms) for i in access.indices)

    def refuse_padding(self, who: str) -> None:
        """Raise `SpecError` on behalf of what counts padding as data if an access is padded."""
        for einsum in self.einsums:
            if einsum.padded:
                raise SpecError(
                    f"{einsum.padded} is padded, which {who} does not know; write the sum of ranks alone, and its "
                    "padding counts as data"
                )

    def roles(self, tensor: str) -> set[str]:
        """What a tensor is to the Einsums that use it, so that hardware can be described before its workload.

        What an Einsum makes is its output, the second operand its weight, every other operand an input.

        >>> w = Workload.parse("P[m,l] = A[m,k] * B[k,l]; Z[m,n] = P[m,l] * D[l,n]", m=4, k=4, l=4, n=4)
        >>> [sorted(w.roles(t)) for t in ("A", "B", "P")]
        [['input'], ['weight'], ['input', 'output']]
        """
        roles = {"output"} if tensor in self.makers else set()
        for einsum in self.readers[tensor]:
            second = len(einsum.operands) > 1 and einsum.operands[1].tensor == tensor
            roles.add("weight" if second else "input")
        return roles

    @classmethod
    def parse(
        cls,
        einsums: str | Einsum | Iterable[str | Einsum | dict[str, Any]],
        sizes: dict[str, int] | None = None,
        bits: int | dict[str, int] = 16,
        name: str = "",
        **ranks: int,
    ) -> Workload:
        """A checked workload from Einsum text (several with `;` between, or a list) and the size of every rank.

        An entry of a list may also be an Einsum or `{"einsum": text, "running": [...], "rescale": M}`. `bits` is one
        width for all tensors or a width by tensor; tensors it does not name have 16.
        """
        if isinstance(einsums, str):
            einsums = [part for part in einsums.split(";") if part.strip()]
        entries = [einsums] if isinstance(einsums, Einsum) else list(einsums)
        if not entries:
            raise SpecError(
                "a workload has no Einsum; write at least one, such as 'B[m,n] = A[m,k] * W[k,n]'", "einsums"
            )
        parsed = []
        for i, entry in enumerate(entries):
            with within("einsums", i):
                parsed.append(_einsum(entry))
        tensors = dict.fromkeys(t for e in parsed for t in (*(a.tensor for a in e.operands), e.name))
        known = dict.fromkeys(r for e in parsed for r in e.ranks)
        workload = cls(
            tuple(parsed), _sizes({**(sizes or {}), **ranks}, list(known)), _widths(bits, list(tensors)), name
        )
        _check(workload)
        return workload

    @classmethod
    def from_dict(cls, data: Any) -> Workload:
        """Read the `workload:` part of a file: `{einsums: [...], sizes: {...}, bits: 16, name: ...}`."""
        data = read.keys(data, "a workload", cls.KEYS, ("einsums", "sizes"))
        with within("sizes"):
            sizes = data["sizes"]
            if not isinstance(sizes, dict):
                raise SpecError(f"sizes must give a size by rank, found {read.show(sizes)}; write {{m: 64, k: 64}}")
        said: dict[str, Any] = {}
        for key in ("name", "source"):
            if key in data:
                with within(key):
                    said[key] = read.text(data[key], f"{key} of a workload")
        einsums = data["einsums"]
        with within("einsums"):
            if not isinstance(einsums, str):
                einsums = read.items(einsums, "einsums", 'write ["B[m,n] = A[m,k] * W[k,n]"]')
        return replace(cls.parse(einsums, sizes, data.get("bits", 16)), **said)

    def to_dict(self) -> dict[str, Any]:
        """Plain data that `from_dict` reads back as an equal workload."""
        entries: list[Any] = []
        for e in self.einsums:
            notes = {"running": list(e.running)} if e.running else {}
            entry = {"einsum": e.formula, **notes, **({"rescale": e.rescale} if e.rescale else {})}
            entries.append(entry if len(entry) > 1 else e.formula)
        widths = set(self.bits.values())
        bits = widths.pop() if len(widths) == 1 else dict(self.bits)
        said = {key: value for key, value in (("name", self.name), ("source", self.source)) if value}
        return {**said, "einsums": entries, "sizes": dict(self.sizes), "bits": bits}

    def __str__(self) -> str:
        sizes = " ".join(f"{rank}={size}" for rank, size in self.sizes.items())
        return "; ".join(map(str, self.einsums)) + " " + sizes


def _einsum(entry: Any) -> Einsum:
    if isinstance(entry, Einsum):
        return entry
    if not isinstance(entry, dict):
        return parse_einsum(entry)
    data = read.keys(entry, "an Einsum", ("einsum", "running", "rescale"), ("einsum",))
    rescale = data.get("rescale")
    return parse_einsum(
        data["einsum"],
        read.names(data.get("running", []), "running"),
        None if rescale is None else read.text(rescale, "rescale"),
    )


def _sizes(sizes: dict[str, Any], ranks: list[str]) -> dict[str, int]:
    checked = {}
    for rank, size in sizes.items():
        with within("sizes", rank):
            if rank not in ranks:
                raise SpecError(f"no Einsum has a rank {rank!r}; {did_you_mean(str(rank), ranks)}")
            checked[rank] = read.integer(size, f"the size of rank {rank}")
    return checked


def _widths(bits: Any, tensors: list[str]) -> dict[str, int]:
    with within("bits"):
        if not isinstance(bits, dict):
            return dict.fromkeys(tensors, read.integer(bits, "bits"))
        widths = dict.fromkeys(tensors, 16)
        for tensor, width in bits.items():
            with within(tensor):
                if tensor not in tensors:
                    raise SpecError(f"no Einsum has a tensor {tensor!r}; {did_you_mean(str(tensor), tensors)}")
                widths[tensor] = read.integer(width, f"bits of {tensor}")
        return widths


def _check(w: Workload) -> None:
    """Refuse a workload that no mapping could make sense of."""
    made: dict[str, Einsum] = {}
    axes: dict[str, Access] = {}
    for i, einsum in enumerate(w.einsums):
        with within("einsums", i):
            for rank in einsum.ranks:
                if rank not in w.sizes:
                    write = f"write {rank}=64 after the Einsum, or {rank}: 64 in sizes"
                    raise SpecError(f"rank {rank} of {einsum.name} has no size; {write}")
            if einsum.name in made:
                raise SpecError(f"{einsum.name} is made by two Einsums; give the second result another name")
            for access in (*einsum.operands, einsum.output):
                _check_access(w, einsum, access, made, axes)
            _check_notes(einsum, made)
            made[einsum.name] = einsum


def _check_access(
    w: Workload, einsum: Einsum, access: Access, made: dict[str, Einsum], axes: dict[str, Access]
) -> None:
    tensor = access.tensor
    if tensor == "total":
        raise SpecError("a tensor is called total, which names the sum over tensors in reports; give it another name")
    for index in access.indices:
        if index.before > sum(c * (w.sizes[r] - 1) for r, c in index.terms):
            raise SpecError(f"{access} reads nothing but padding at {index}; begin nearer to the tensor")
    before = axes.setdefault(tensor, access)
    if len(before.indices) != len(access.indices):
        raise SpecError(
            f"{before} and {access} have different numbers of axes; write {tensor} with the same number everywhere"
        )
    if tensor != einsum.name and tensor in w.makers and tensor not in made:
        if _needs(w, tensor, einsum.name):
            raise SpecError(
                f"{einsum.name} reads {tensor}, which is made of {einsum.name}: a cycle; give one of them another name"
            )
        raise SpecError(f"{einsum.name} reads {tensor} before {tensor} is made; put the Einsum of {tensor} first")
    if tensor == einsum.name and None in access.alone:
        reader = next((e.name for e in w.readers[tensor] if tensor in e.running), None)
        if reader or einsum.rescale:
            by = f"is read by {reader} while it is reduced" if reader else "is rescaled"
            raise SpecError(f"{access} {by}, so each of its axes must be a rank of its own; write it like T[m,n]")
    for one, other, reach in zip(before.indices, access.indices, w.extents(access), strict=True):
        said = {index.extent for index in (one, other) if index.extent is not None}
        if len(said) > 1:
            raise SpecError(f"{before} and {access} say different extents of {tensor}; write one")
        if said and other.extent is None and reach > min(said):
            raise SpecError(f"{access} reaches {reach - 1}, but {before} says that {tensor} ends at {min(said) - 1}")
    if tensor in made:
        output = made[tensor].output
        for index, extent in zip(access.indices, w.extents(output), strict=True):
            if index.extent is not None and index.extent != extent:
                raise SpecError(f"{access} says an extent of {index.extent}, but {output} has {extent}; write that")
        for index, reach, extent in zip(access.indices, w.extents(access), w.extents(output), strict=True):
            if reach > extent:
                raise SpecError(
                    f"{einsum.name} reads {access} up to {index} = {reach - 1}, but {output} ends at {extent - 1}; "
                    "change the sizes so that it fits"
                )


def _needs(w: Workload, tensor: str, name: str) -> bool:
    """Whether a tensor is made of another, at once or through others."""
    seen, todo = set[str](), [tensor]
    while todo:
        one = todo.pop()
        if one in w.makers and one not in seen:
            seen.add(one)
            todo += [access.tensor for access in w.makers[one].operands]
    return name in seen


def _check_notes(einsum: Einsum, made: dict[str, Einsum]) -> None:
    for tensor in einsum.running:
        if tensor not in made:
            raise SpecError(
                f"{einsum.name} reads {tensor} as running, but no Einsum before it makes {tensor}; drop it from running"
            )
    maxima = [e.name for e in made.values() if e.reduction == "max"]
    if einsum.rescale is not None and einsum.rescale not in maxima:
        raise SpecError(
            f"rescale of {einsum.name} must name a maximum (max=) made before, found {einsum.rescale!r}; "
            + did_you_mean(einsum.rescale, maxima)
        )
