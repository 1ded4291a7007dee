"""Hypothesis strategies for Einsums, workloads, architectures and loop trees, each well formed on its own."""

from __future__ import annotations

from hypothesis import strategies as st

from piste.spec.architecture import Architecture, Fanout, Memory, Unit
from piste.spec.einsum import Access, Einsum, Expr, Index, Op
from piste.spec.mapping import Compute, Fuse, Keep, Loop, Mapping, Node, Spread
from piste.spec.workload import Workload

names = st.from_regex(r"[A-Za-z_][A-Za-z0-9_]{0,5}", fullmatch=True)
component_names = st.from_regex(r"[A-Za-z_][A-Za-z0-9_-]{0,5}", fullmatch=True)
tiles = st.integers(1, 10**12)
aparts = st.none() | tiles
amounts = st.just(0.0) | st.floats(1e-30, 1e30) | st.integers(0, 10**15)
positive = st.floats(1e-30, 1e30) | st.integers(1, 10**15)


@st.composite
def einsums(draw: st.DrawFn) -> Einsum:
    ranks = draw(st.lists(names, min_size=1, max_size=4, unique=True))
    tensors = draw(st.lists(names, min_size=2, max_size=4, unique=True))

    def access(tensor: str, among: list[str]) -> Access:
        axes = draw(st.lists(st.lists(st.sampled_from(among), min_size=1, max_size=2, unique=True), max_size=3))
        indices = [Index(tuple((r, draw(st.integers(1, 4))) for r in axis)) for axis in axes]
        if tensor != tensors[0] and indices and draw(st.booleans()):
            indices[0] = Index(indices[0].terms, draw(st.integers(0, 9)), draw(st.integers(1, 10**6)))
        return Access(tensor, tuple(indices))

    operands = [access(tensor, ranks) for tensor in tensors[1:]]
    output = access(tensors[0], ranks)
    expression: Expr = operands[0]
    for operand in operands[1:]:
        expression = draw(_wrapped(expression))
        other = draw(_wrapped(operand))
        binary = ["+", "-", "*", "/", "max", "min", "pow", "<", ">", "<=", ">=", "=="]
        expression = Op(draw(st.sampled_from(binary)), (expression, other))
    if draw(st.booleans()):
        expression = Op("where", (expression, draw(_wrapped(operands[0])), operands[-1]))
    running = draw(st.lists(st.sampled_from(tensors[1:]), unique=True))
    return Einsum(
        output,
        draw(_wrapped(expression)),
        tuple(operands),
        draw(st.sampled_from(["sum", "max", "min", "prod"])),
        tuple(running),
        draw(st.none() | st.sampled_from(tensors)),
    )


@st.composite
def _wrapped(draw: st.DrawFn, e: Expr) -> Expr:
    """`e` with a number or a function around it, or as it is. The operands stay in their order."""
    match draw(st.integers(0, 4)):
        case 0:
            return Op(draw(st.sampled_from(["neg", "exp", "log", "sqrt", "tanh", "erf", "abs", "floor"])), (e,))
        case 1:
            number = draw(st.floats(0, 1e300))
            name = draw(st.sampled_from(["+", "-", "*", "/", "max"]))
            return Op(name, (e, number) if draw(st.booleans()) else (number, e))
        case _:
            return e


@st.composite
def workloads(draw: st.DrawFn) -> Workload:
    """Chains of products and element-wise steps."""
    length = draw(st.integers(1, 4))
    size = {f"r{i}": draw(st.integers(1, 10**6)) for i in range(length + 2)}
    texts = ["T0[r0,r1] = I[r0,r2] * W0[r2,r1]"] if length else []
    size = {r: s for r, s in size.items() if r in ("r0", "r1", "r2")}
    for i in range(1, length):
        texts.append(f"T{i}[r0,r1] = exp(T{i - 1}[r0,r1]) / B{i}[r0]")
    tensors = Workload.parse(texts, size).tensors
    bits = draw(st.integers(1, 64) | st.dictionaries(st.sampled_from(tensors), st.integers(1, 64)))
    return Workload.parse(texts, size, bits, draw(names))


def memories(name: str) -> st.SearchStrategy[Memory]:
    return st.builds(
        Memory,
        st.just(name),
        capacity_bytes=st.none() | positive,
        keeps=st.none() | st.lists(names, unique=True, max_size=3).map(tuple),
        read_words_per_cycle=st.none() | positive,
        words_per_cycle=st.none() | positive,
        write_bytes_per_cycle=st.none() | positive,
        read_pj=amounts,
        write_pj_per_bit=amounts,
        drain_pj=st.none() | amounts,
        double_buffered=st.booleans(),
        leakage_mw=amounts,
        source=st.text(max_size=20),
    )


def fanouts(name: str) -> st.SearchStrategy[Fanout]:
    return st.builds(
        Fanout,
        st.just(name),
        st.dictionaries(component_names, st.integers(1, 10**6), min_size=1, max_size=3),
        multicast=st.booleans(),
        reduce=st.booleans(),
        word_pj=amounts,
        systolic=st.booleans(),
    )


@st.composite
def architectures(draw: st.DrawFn) -> Architecture:
    unique = draw(st.lists(component_names, min_size=2, max_size=6, unique=True))
    memory, unit, *others = unique
    components = [draw(memories(memory)), *(draw(memories(n) | fanouts(n)) for n in others)]
    computes = draw(st.none() | st.lists(names, unique=True, max_size=2).map(tuple))
    by_width = st.dictionaries(st.integers(1, 64), positive, min_size=1, max_size=3)
    energy, rate = draw(amounts | by_width), draw(positive | by_width)
    components.append(Unit(unit, computes, energy_pj=energy, ops_per_cycle=rate))
    return Architecture(tuple(components), draw(st.text(max_size=9)), draw(positive), draw(st.text(max_size=9)))


def mappings() -> st.SearchStrategy[Mapping]:
    steps = st.lists(
        st.builds(Keep, component_names, st.lists(names, min_size=1, max_size=3, unique=True).map(tuple), st.booleans())
        | st.builds(Loop, names, tiles, aparts)
        | st.builds(Spread, names, tiles, st.builds("{}.{}".format, component_names, component_names), aparts),
        max_size=4,
    )
    end = st.builds(Compute, names, st.none() | component_names)

    def extend(inner: st.SearchStrategy[tuple[Node, ...]]) -> st.SearchStrategy[tuple[Node, ...]]:
        fuse = st.builds(Fuse, st.lists(inner, min_size=1, max_size=3).map(tuple))
        return st.builds(lambda s, last: (*s, last), steps, fuse)

    return st.recursive(st.builds(lambda s, last: (*s, last), steps, end), extend, max_leaves=6).map(Mapping)
