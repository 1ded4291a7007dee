"""Mappings that mean nothing for their workload and architecture, each with the whole line that refuses it."""

# ruff: noqa: E501 - full messages stand on one line

from __future__ import annotations

from typing import Any

import pytest

from piste.errors import MappingError, SpecError
from piste.spec.architecture import Architecture, Fanout, Memory, Unit
from piste.spec.builders import gemm
from piste.spec.check import check
from piste.spec.mapping import Compute, Fuse, Keep, Loop, Mapping, Spread
from piste.spec.text import line_of
from piste.spec.workload import Workload

CHIP = Architecture(
    (
        Memory("DRAM"),
        Memory("GLB", keeps=("input", "output")),
        Fanout("PE", {"x": 8, "y": 4}),
        Memory("RF"),
        Memory("spad", keeps=("weight", "output")),
        Unit("MAC"),
    )
)
GEMM = gemm(64, 32, 16)
NEST = """\
DRAM | keep A, W, B
     | for m in steps of 16
GLB  |   keep A, B
     |   spread n in steps of 4 over PE.x
RF   |     keep A, W
spad |     keep B
     |     for n in steps of 1
     |       for m in steps of 1
     |         for k in steps of 1
     |           compute B"""

CHAIN = Workload.parse("P[m,l] = A[m,k] * B[k,l]; Z[m,n] = P[m,l] * D[l,n]", m=64, k=32, l=48, n=16)
FUSED = """\
DRAM | keep A, B, D, Z
GLB  | keep A
     | for m in steps of 8
GLB  |   keep P
     |   fuse
     |     first
     |       spread m in steps of 1 over PE.x
RF   |         keep B
     |         for l in steps of 1
     |           compute P
     |     then
GLB  |       keep Z
     |       for n in steps of 1
     |         compute Z"""


def refusal(workload: Workload, text: str, chip: Architecture = CHIP) -> tuple[str, int]:
    """The message and the line of the text that it is about."""
    with pytest.raises(MappingError) as error:
        check(workload, chip, Mapping.parse(text))
    return str(error.value), line_of(text, error.value.place)


def test_good_mappings_pass() -> None:
    check(GEMM, CHIP, Mapping.parse(NEST))
    check(CHAIN, CHIP, Mapping.parse(FUSED))


@pytest.mark.parametrize(
    ("old", "new", "message", "line"),
    [
        ("for m in steps of 16", "for M in steps of 16", "no rank named 'M'; did you mean 'm'?", 2),
        ("for m in steps of 16", "for q in steps of 16", "no rank named 'q'; known: m, n, k", 2),
        ("GLB  |", "GBL  |", "no memory named 'GBL'; did you mean 'GLB'?", 3),
        ("GLB  |   keep A, B", "PE   |   keep A, B", "no memory named 'PE'; known: DRAM, GLB, RF, spad", 3),
        ("keep A, B", "keep A, Bias", "no tensor named 'Bias'; known: A, W, B", 3),
        ("over PE.x", "over EP.x", "no fanout named 'EP'; did you mean 'PE'?", 4),
        ("over PE.x", "over PE.z", "PE has no axis 'z'; known: x, y", 4),
        ("over PE.x", "over PE", "a spread is over an axis of a fanout, found 'PE'; write it like PE.x", 4),
        ("compute B", "compute C", "no Einsum named 'C'; known: B", 10),
        ("compute B", "compute B on SFU", "no compute unit named 'SFU'; known: MAC", 10),
        ("steps of 4 over PE.x", "steps of 1 over PE.x", "the spread of n over PE.x needs 16 instances (16 in steps of 1), but PE.x has 8; write a tile of 2 or more", 4),
        ("steps of 4 over PE.x", "tiles of 4, 1 apart over PE.x", "the spread of n over PE.x needs 13 instances (16 in tiles of 4, 1 apart), but PE.x has 8; write a larger step", 4),
        ("for n in steps of 1\n", "spread n in steps of 1 over PE.x\n", "the spread of n over PE.x needs 4 instances (4 in steps of 1), but PE.x has 8 and the spreads above leave 2; write a tile of 2 or more", 7),
        ("DRAM | keep A, W, B", "DRAM | keep A, B", "the outermost keep of W must stand above all loops: W comes from or goes to the outside", 5),
        ("keep A, B", "keep W", "GLB may not keep W, only input, output; keep W elsewhere", 3),
        ("spad |     keep B", "spad |     keep A", "spad may not keep A, only weight, output; keep A elsewhere", 6),
        ("RF   |     keep A, W", "RF   |     keep A, W, A", "A is kept twice in RF on one path; remove one of the two", 5),
        ("spad |     keep B", "RF   |     keep W", "W is kept twice in RF on one path; remove one of the two", 6),
        ("RF   |     keep A, W\n", "RF   |     keep A, W\nDRAM |     keep B\n", "B is kept in GLB above DRAM, which stands further out; swap them", 6),
        ("RF   |     keep A, W\n", "RF   |     keep W\nGLB  |     keep A\n", "A is kept twice in GLB on one path; remove one of the two", 6),
        ("GLB  |   keep A, B\n     |   spread n in steps of 4 over PE.x", "     |   spread n in steps of 4 over PE.x\nGLB  |   keep A, B", "the keep in GLB stands below the spread of n over PE.x, but GLB is outside PE; move the keep above the spread", 4),
        ("GLB  |   keep A, B", "RF   |   keep A, B", "the keep in RF stands above the spread of n over PE.x, but RF is inside PE; move the keep below the spread", 3),
    ],
)  # fmt: skip
def test_refusals(old: str, new: str, message: str, line: int) -> None:
    assert old in NEST
    assert refusal(GEMM, NEST.replace(old, new, 1)) == (message, line)


@pytest.mark.parametrize(
    ("old", "new", "message", "line"),
    [
        ("for m in steps of 8", "for k in steps of 8", "the loop over k stands above Z, whose result leaves the loop but has no rank k; move it into the branches that have it", 3),
        ("     | for m in steps of 8\nGLB  |   keep P", "GLB  |   keep P\n     | spread k in steps of 8 over PE.y", "the spread of k over PE.y stands above Z, whose result leaves the loop but has no rank k; move it into the branches that have it", 4),
        ("for n in steps of 1", "for k in steps of 1", "the loop over k stands above Z, which has no rank k; its ranks are m, n, l", 13),
        ("GLB  |   keep P\n", "", "P is kept nowhere; write it in a keep, such as {memory: DRAM, tensors: [P]}", 1),
        ("RF   |         keep B\n", "RF   |         keep B, Z\n", "the keep in RF holds Z, which nothing below uses; drop it", 8),
        ("keep A, B, D, Z", "keep A, B, D", "the outermost keep of Z must stand above all loops: Z comes from or goes to the outside", 12),
        ("compute P", "compute Z", "Z reads P before P is made; put the compute of P first", 10),
        ("compute Z", "compute P", "P is computed twice; each Einsum has one place, remove one of the two", 14),
        ("     |     then\nGLB  |       keep Z\n     |       for n in steps of 1\n     |         compute Z", "", "Z is computed nowhere; end the mapping or a branch of a fuse in compute: Z", 1),
        ("spread m in steps of 1", "spread l in steps of 1", "the spread of l over PE.x needs 48 instances (48 in steps of 1), but PE.x has 8; write a tile of 6 or more", 7),
    ],
)  # fmt: skip
def test_refusals_of_fused_trees(old: str, new: str, message: str, line: int) -> None:
    assert old in FUSED
    assert refusal(CHAIN, FUSED.replace(old, new, 1)) == (message, line)


def test_keeps_only_inside_branches() -> None:
    inside = FUSED.replace("GLB  |   keep P\n", "").replace("GLB  |       keep Z", "GLB  |       keep Z, P")
    rule = "its outermost keep must stand above every branch that uses it"
    assert refusal(CHAIN, inside) == (f"P is not kept where P uses it ({rule})", 11)
    both = inside.replace("RF   |         keep B", "RF   |         keep B, P")
    assert refusal(CHAIN, both) == (f"P has two outermost keeps ({rule})", 11)


@pytest.mark.parametrize(
    ("nodes", "message", "place"),
    [
        ((), "a mapping is empty; it must end in a compute or a fuse", ()),
        ((Loop("m", 4),), "a mapping ends in the loop over m; it must end in a compute or a fuse, add one", (0,)),
        ((Fuse(((Keep("GLB", ("A",)),),)),), "a branch ends in the keep in GLB; it must end in a compute or a fuse, add one", (0, "fuse", 0, 0)),
        ((Fuse(((),)),), "a branch is empty; it must end in a compute or a fuse", (0, "fuse", 0)),
        ((Fuse(()),), "a fuse has no branches; write at least one list of nodes", (0, "fuse")),
        ((Compute("B"), Loop("m", 4)), "the loop over m stands after the compute of B, which must be last; move it up", (1,)),
        ((Fuse(((Compute("B"),),)), Compute("B")), "the compute of B stands after the fuse, which must be last; move it up", (1,)),
        ((Loop("m", 0), Compute("B")), "tile of the loop over m must be a positive integer, found 0; write one such as 16", (0, "loop", "tile")),
        ((Loop("m", "4"), Compute("B")), "tile of the loop over m must be a positive integer, found '4'; write one such as 16", (0, "loop", "tile")),
        ((Spread("m", 4.0, "PE.x"), Compute("B")), "tile of the spread over m must be a positive integer, found 4.0; write one such as 16", (0, "spread", "tile")),
        ((Keep("DRAM", "AB"), Compute("B")), "tensors of the keep in DRAM is text; write a tuple of names, ('AB',)", (0,)),
        (("loop m", Compute("B")), "'loop m' is no node; write a Keep, Loop, Spread, Fuse, Pipe or Compute", (0,)),
        ((Compute("B"),), "A is kept nowhere; write it in a keep, such as {memory: DRAM, tensors: [A]}", ()),
    ],
)  # fmt: skip
def test_refusals_of_shapes(nodes: tuple[Any, ...], message: str, place: tuple[Any, ...]) -> None:
    with pytest.raises(MappingError) as error:
        check(GEMM, CHIP, Mapping(nodes))
    assert str(error.value) == message
    assert error.value.place == place


def test_what_is_odd_but_means_something_passes() -> None:
    text = """
    DRAM | keep A, W, B
         | for m in steps of 100
         |   for m in steps of 64
         |     for m in steps of 64
         |       for m in steps of 7
         |         for m in steps of 3
         |           compute B
    """
    check(GEMM, CHIP, Mapping.parse(text))


UNITS = Architecture((Memory("DRAM"), Unit("MAC", ("mac",)), Unit("SFU", ("vector",)), Unit("ALU", ("vector", "B"))))


def top(einsum: str, unit: str | None = None) -> Mapping:
    tensors = {"B": ("A", "W", "B"), "C": ("A", "C")}[einsum]
    return Mapping((Keep("DRAM", tensors), Compute(einsum, unit)))


def test_units() -> None:
    vector = Workload.parse("C[m] = exp(A[m])", m=4)
    check(vector, Architecture(UNITS.components[:-1]), top("C"))
    product = gemm(4, 4, 4)
    check(product, Architecture(UNITS.components[:2]), top("B"))
    check(product, UNITS, top("B", "ALU"))
    for workload, chip, mapping, message in [
        (vector, Architecture(UNITS.components[:2]), top("C"), "no unit can compute C, a vector Einsum (MAC computes mac); add one that can"),
        (product, UNITS, top("B", "SFU"), "SFU cannot compute B, a mac Einsum; use MAC or ALU"),
        (product, UNITS, top("B"), "MAC and ALU can both compute B; say which, such as compute: {einsum: B, unit: MAC}"),
    ]:  # fmt: skip
        with pytest.raises(MappingError) as error:
            check(workload, chip, mapping)
        assert str(error.value) == message


def test_misspelt_names_in_the_architecture() -> None:
    for component, message in [
        (Memory("GLB", keeps=("inputs",)), "GLB keeps 'inputs', which is unknown; did you mean 'input'?"),
        (Unit("SFU", computes=("vectors",)), "SFU computes 'vectors', which is unknown; did you mean 'vector'?"),
    ]:
        chip = Architecture((Memory("DRAM"), component, Unit("MAC")))
        with pytest.raises(SpecError) as error:
            check(GEMM, chip, top("B"))
        assert str(error.value) == message
        assert error.value.place == (1,)


def width_of(workload: Workload, text: str, width: int) -> None:
    """The spread in the text takes exactly `width` instances."""
    for has in (width - 1, width):
        chip = Architecture((Memory("DRAM"), Memory("GLB"), Fanout("PE", {"x": has}), Unit("MAC")))
        if has == width:
            check(workload, chip, Mapping.parse(text))
        else:
            message, _ = refusal(workload, text, chip)
            assert f"needs {width} instances" in message


def test_a_producer_spreads_over_what_its_readers_need() -> None:
    convs = Workload.parse("Y[x] = W[r] * A[x+r]; Z[z] = V[s] * Y[2*z+s]", x=13, r=3, z=6, s=3)
    nest = """
    DRAM | keep A, W, V, Z
         | for z in steps of 2
    GLB  |   keep Y
         |   fuse
         |     first
         |       spread x in steps of 1 over PE.x
         |         compute Y
         |     then
         |       compute Z
    """
    width_of(convs, nest, 2 * (2 - 1) + (3 - 1) + 1)


def test_readers_that_may_be_far_apart_make_a_producer_as_wide_as_it_can_be() -> None:
    shared = Workload.parse("H[t] = X[t]; Q[m] = H[m]; K[p] = H[p]; S[m,p] = Q[m] * K[p]", t=6, m=6, p=6)
    nest = """
    DRAM | keep X, S
         | for m in steps of 2
    GLB  |   keep H, Q, K
         |   fuse
         |     first
         |       spread t in steps of 1 over PE.x
         |         compute H
         |     then
         |       compute Q
         |     then
         |       compute K
         |     then
         |       compute S
    """
    width_of(shared, nest, 6)


def test_spreads_above_and_inside_a_fuse_multiply() -> None:
    nest = """
    DRAM | keep A, B, D, P, Z
         | spread m in steps of 16 over PE.x
         |   fuse
         |     first
         |       spread l in steps of 24 over PE.x
         |         compute P
         |     then
         |       compute Z
    """
    chip = Architecture((Memory("DRAM"), Fanout("PE", {"x": 8}), Unit("MAC")))
    check(CHAIN, chip, Mapping.parse(nest))
    message, line = refusal(CHAIN, nest.replace("of 24", "of 16"), chip)
    assert line == 6
    assert message == (
        "the spread of l over PE.x needs 3 instances (48 in steps of 16), but PE.x has 8 and the spreads above leave 2; "
        "write a tile of 24 or more"
    )


def test_a_running_read_does_not_keep_a_result_from_leaving() -> None:
    """The loop over p stands above M, D and U, which all have p, although X reads M; without `running` M does not leave."""
    sizes = {"m": 4, "p": 8, "e": 2, "f": 2}
    einsums = [
        "S[m,p] = Q[m,e] * K[p,e]", "M[m] max= S[m,p]", "X[m,p] = exp(S[m,p] - M[m]), running M",
        "U[m,f] = X[m,p] * V[p,f], rescale M",
    ]  # fmt: skip
    flash = Mapping.parse("""
    DRAM | keep Q, K, V, U
    GLB  | keep M
         | for p in steps of 2
    GLB  |   keep S, X
         |   fuse
         |     first
         |       compute S
         |     then
         |       compute M
         |     then
         |       compute X
         |     then
         |       compute U
    """)
    chip = Architecture((Memory("DRAM"), Memory("GLB"), Unit("MAC")))
    check(Workload.parse(einsums, sizes), chip, flash)
    by_row = Mapping((*flash.nodes[:2], Loop("f", 1), *flash.nodes[3:]))
    with pytest.raises(MappingError) as error:
        check(Workload.parse(einsums, sizes), chip, by_row)
    assert str(error.value) == (
        "the loop over f stands above M, whose result leaves the loop but has no rank f; "
        "move it into the branches that have it"
    )


# Trees that an independent executor of the fusion rules refuses, with the reasons it gives.
PAIR = Workload.parse("T0[m,k1] = A[m,k0] * W0[k0,k1]; C[m,k2] = T0[m,k1] * W1[k1,k2]", m=4, k0=6, k1=4, k2=3)
MAKER = "GLB | keep A\n | for k0 in steps of 1\n | compute T0\n"
READER = "GLB | keep C\n | for k2 in steps of 1\n | compute C\n"


def pair(top: str, above: str = "GLB | keep T0\n", first: str = MAKER, then: str = READER) -> str:
    return f"{top} | for m in steps of 2\n | for k1 in steps of 2\n{above} | fuse\n | first\n{first} | then\n{then}"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (
            pair("DRAM | keep A, C, W0, W1\n | for k0 in steps of 3\n"),
            "loop over k0 stands above C, whose result leaves the loop but has no rank k0",
        ),
        (
            pair("DRAM | keep A, C, W0, W1\n", "", "GLB | keep T0\n" + MAKER, "GLB | keep T0\n" + READER),
            "T0 has two outermost keeps (its outermost keep must stand above every branch that uses it)",
        ),
        (pair("DRAM | keep A, C, W0, W1\n", first=READER, then=MAKER), "C reads T0 before T0 is made"),
        (
            pair("DRAM | keep A, W0, W1\n"),
            "the outermost keep of C must stand above all loops: C comes from or goes to the outside",
        ),
    ],
)
def test_reasons_of_the_fusion_rules(text: str, why: str) -> None:
    chip = Architecture((Memory("DRAM"), Memory("GLB"), Unit("MAC")))
    check(PAIR, chip, Mapping.parse(pair("DRAM | keep A, C, W0, W1\n")))
    assert why in refusal(PAIR, text, chip)[0]
