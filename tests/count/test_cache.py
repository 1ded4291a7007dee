"""What a cache serves, by tiles, against a plain simulation of single elements."""

from __future__ import annotations

from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

import piste
from piste.count.cache import served
from piste.spec.architecture import Architecture, Memory, Unit
from piste.spec.mapping import Compute, Keep, Loop, Mapping, Node
from tests.examples import examples


def plain(sizes: dict[str, int], loops: list[tuple[str, int]], ranks: dict[str, str], room: int) -> dict[str, int]:
    """Elements that a cache of `room` elements misses: least recently used, one list, tiles read in order."""
    held: list[tuple[object, ...]] = []
    missed = dict.fromkeys(ranks, 0)
    before: dict[str, object] = {}

    def walk(at: int, extent: dict[str, range]) -> None:
        if at < len(loops):
            rank, tile = loops[at]
            for begin in range(extent[rank].start, extent[rank].stop, tile):
                walk(at + 1, {**extent, rank: range(begin, min(extent[rank].stop, begin + tile))})
            return
        for tensor, axes in ranks.items():
            tile = tuple(extent[rank] for rank in axes)
            if before.get(tensor) == tile:
                continue
            before[tensor] = tile
            for point in product(*tile):
                element = (tensor, *point)
                if element in held:
                    held.remove(element)
                else:
                    missed[tensor] += 1
                    if len(held) == room:
                        held.pop(0)
                held.append(element)

    walk(0, {rank: range(size) for rank, size in sizes.items()})
    return missed


@settings(max_examples=examples(80), deadline=None)
@given(
    st.fixed_dictionaries({rank: st.integers(1, 6) for rank in "mkn"}),
    st.lists(st.tuples(st.sampled_from("mkn"), st.integers(1, 4)), min_size=1, max_size=5),
    st.integers(1, 60),
)
def test_equals_a_plain_simulation(sizes: dict[str, int], loops: list[tuple[str, int]], room: int) -> None:
    workload = piste.gemm(sizes["m"], sizes["k"], sizes["n"])
    cache = Memory("L2", capacity_bytes=2 * room, managed="lru")
    chip = Architecture((Memory("DRAM"), cache, Memory("RF"), Unit("MAC")))
    nodes: list[Node] = [Keep("DRAM", ("A", "W", "B")), *(Loop(*loop) for loop in loops), Keep("RF", ("A", "W", "B"))]
    found = served(workload, chip, Mapping((*nodes, Compute("B"))))
    missed = plain(sizes, loops, {"A": "mk", "W": "kn"}, room)
    assert {row.tensor: row.missed for row in found} == missed
    report = piste.evaluate(workload, chip, Mapping((*nodes, Compute("B"))))
    fills = {row.tensor: row.fills for row in report.counts if row.memory == "RF"}
    assert report.caches == found
    assert {row.tensor: row.asked for row in found} == {tensor: fills[tensor] for tensor in "AW"}


def test_a_memory_that_a_mapping_uses_is_no_cache() -> None:
    chip = Architecture((Memory("DRAM"), Memory("L2", capacity_bytes=64, managed="lru"), Unit("MAC")))
    nodes = (Keep("DRAM", ("A", "W", "B")), Keep("L2", ("A", "W", "B")), Compute("B"))
    assert served(piste.gemm(2, 2, 2), chip, Mapping(nodes)) == ()
