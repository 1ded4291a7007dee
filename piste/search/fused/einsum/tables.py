"""Chains of ranks below every extent that shared loops leave, and the tables of their combinations (for `kernel.c`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property, lru_cache
from itertools import product
from math import inf
from typing import Any

import numpy as np

from piste.mapspace.factors import LOOP, chains
from piste.mapspace.shapes import Shape
from piste.search.fused.einsum import kernel
from piste.search.fused.einsum.extent import (
    Below,
    Extent,
    Part,
    Window,
    boxes_of,
    divisors,
    runs,
)
from piste.search.fused.einsum.kernel import Floats, Integers, Struct

NEVER = 1 << 30  # instances that no axis has
_Cut = tuple[int, Extent, int, tuple[tuple[int, int], ...]]  # how boxes of a rank are made, as `boxes_of` takes it
Column = tuple[Any, ...]  # of a group: which steps of its ranks are multiplied, and the width of a window


def ints(values: Iterable[int]) -> Integers:
    """As the kernel takes them, and never empty."""
    return np.array([*values, 0], np.int64)


class RankChains:
    """The chains of one rank on the walks that a shape has for it, below every extent: steps by walk, a row each.

    The first step is from the whole rank to the extent, the last what the compute walks. Below a part, `most` are the
    steps of its largest iteration; `steps` is their mean over the whole run. `instances` are those that a spread must
    have; where it is over two axes that are taken as one, a part that may need more than it has is not shared out
    (`apart`).
    """

    def __init__(
        self, size: int, pattern: str, limits: tuple[int | None, ...], leaf: bool, parts: tuple[Part | Below, ...] = ()
    ):
        tiles = chains(size, LOOP + pattern, "perfect", (None, *limits), None if leaf else 1)
        values = divisors(size)
        numbers = np.searchsorted(values, tiles[0])
        numbers[tiles[0] == size] += len(parts)
        found, which = [tiles], [numbers]
        for i, part in enumerate(parts, len(values) - 1):
            if isinstance(part, Below):
                inside: Integers = np.empty((0, int(leaf or part.tile == 1)), np.int64)
                if pattern:
                    inside = chains(part.tile, pattern, "perfect", limits, None if leaf else 1)
                found.append(np.vstack([np.full(inside.shape[1], part.tile), inside]))
            else:
                found.append(_below(part, pattern, limits, leaf))
            which.append(np.full(found[-1].shape[1], i))
        number = np.concatenate(which)
        order = np.argsort(number, kind="stable")
        number = number[order]
        self.tiles = np.concatenate(found, axis=1)[:, order]
        self.starts = np.searchsorted(number, np.arange(len(values) + len(parts) + 1))
        ones = np.ones(self.tiles.shape[1], np.int64)
        whole = np.vstack([size * ones, self.tiles, ones])
        self.whole, self.size, self.parts = whole, size, parts
        self.part = np.full(len(ones), -1)
        self.steps: Any = whole[:-1] // whole[1:]
        self.most = self.instances = self.apart = self.steps
        self._products: dict[tuple[tuple[int, ...], bool], Floats] = {}
        if parts:
            self.most, self.instances, self.apart = self.steps.copy(), self.steps.copy(), self.steps.copy()
            self.steps = self.steps.astype(np.float64)
        for i, part in enumerate(parts, len(values) - 1):
            rows = slice(self.starts[i], self.starts[i + 1])
            self.part[rows] = i - len(values) + 1
            if isinstance(part, Below):
                self.steps[0, rows] = self.most[0, rows] = runs(size, part)
                self.instances[0, rows] = self.apart[0, rows] = runs(size, part)
                continue
            for steps, extent in ((self.most, part.largest), (self.steps, part.mean)):
                left = np.where(whole[1:, rows] == part.largest, extent, whole[1:, rows])
                steps[0, rows], steps[1:, rows] = part.runs, left[:-1] / left[1:]
            left = np.where(whole[1:, rows] == part.largest, part.instances, whole[1:, rows])
            self.instances[1:, rows] = -(-left[:-1] // left[1:])
            wider = (part.instances > part.largest) & (left[:-1] == part.instances) & (left[1:] < part.instances)
            self.apart[1:, rows] = np.where(wider, NEVER, self.instances[1:, rows])

    def product(self, which: tuple[int, ...], largest: bool = False) -> Floats:
        """The steps of some walks, multiplied; of the largest iteration if that is asked for."""
        key = which, largest
        if key not in self._products:
            steps = self.most if largest else self.steps
            self._products[key] = steps[list(which)].prod(axis=0).astype(np.float64)
        return self._products[key]


def _below(part: Part, pattern: str, limits: tuple[Any, ...], leaf: bool) -> Integers:
    """The chains below a part: some walks leave it as it is, the others divide what every iteration has.

    >>> _below(Part(3, 4, 2, 2), "L", (None,), leaf=True)
    array([[4, 4, 4],
           [1, 2, 4]])
    """
    found = list[Integers]()
    for n in range(len(pattern) + 1):
        if n == len(pattern):
            tiles: Integers = np.empty((0, int(leaf or part.largest == 1)), np.int64)
        else:
            tiles = chains(part.unit, pattern[n:], "perfect", (None, *limits[n + 1 :]), None if leaf else 1)
            least, most = limits[n] if isinstance(limits[n], tuple) else (1, limits[n])
            fits = (tiles[0] < part.largest) & (min(part.first, part.further, part.last) >= least * tiles[0])
            tiles = tiles[:, fits & (part.instances <= (most or part.instances) * tiles[0])]
        found.append(np.vstack([np.full((n + 1, tiles.shape[1]), part.largest), tiles]))
        if n < len(pattern) and isinstance(limits[n], tuple) and limits[n][0] > 1:
            break
    return np.concatenate(found, axis=1)


@lru_cache(maxsize=1024)  # some 40 KiB each
def rank_chains(
    size: int, pattern: str, limits: tuple[int | None, ...], leaf: bool, parts: tuple[Part | Below, ...] = ()
) -> RankChains:
    return RankChains(size, pattern, limits, leaf, parts)


class GroupTable:
    """The rows of a group: all combinations of the chains of its ranks, by extents, and the columns asked for."""

    def __init__(
        self,
        walks: tuple[RankChains, ...],
        axes: tuple[tuple[str | None, ...], ...],
        over: tuple[str, ...],
        alike: dict[str, str],
    ):
        self.walks = walks
        self.columns: dict[Column, int] = {(): 0}
        self._fewer: dict[tuple[tuple[int, ...], tuple[int, ...], bool], Struct] = {}
        self._kept: dict[tuple[tuple[tuple[int, int], ...], bool], Integers] = {}
        counts = [np.diff(w.starts) for w in walks]
        if len(walks) == 1:
            self.at: tuple[Integers, ...] = (np.arange(walks[0].tiles.shape[1]),)
            self.starts = walks[0].starts.astype(np.int64)
        else:
            pairs = [
                np.meshgrid(
                    *(np.arange(w.starts[i], w.starts[i + 1]) for w, i in zip(walks, each, strict=True)), indexing="ij"
                )
                for each in product(*(range(len(c)) for c in counts))
            ]
            self.at = tuple(np.concatenate([p[i].ravel() for p in pairs]) for i in range(len(walks)))
            self.starts = np.concatenate(([0], np.cumsum([p[0].size for p in pairs]))).astype(np.int64)
        self.used = np.ones((len(self.at[0]), len(over)), np.int64)
        for w, own, at in zip(walks, axes, self.at, strict=True):
            for i, axis in enumerate(own):
                if axis is not None:
                    taken = w.instances[i + 1] if axis not in (*alike, *alike.values()) else w.apart[i + 1]
                    self.used[:, over.index(alike.get(axis, axis))] *= taken[at]

    def column(self, key: Column) -> int:
        assert key in self.columns or "values" not in self.__dict__, (
            "rows were left out that may matter for a new column"
        )
        return self.columns.setdefault(key, len(self.columns))

    @cached_property
    def values(self) -> Floats:
        """By row and column; rows that another one, with the same extents and instances, is no worse than are gone."""
        extents = len(self.starts) - 1
        values = np.ones((len(self.at[0]), len(self.columns)))
        for key, i in self.columns.items():
            if key:
                values[:, i] = self._column(*key)
        which = np.repeat(np.arange(extents), np.diff(self.starts))
        code = which
        for used in self.used.T:
            code = code * (int(used.max(initial=1)) + 1) + used
        order = np.argsort(code, kind="stable")
        (further,) = np.diff(code[order]).nonzero()
        starts = np.concatenate(([0], further + 1, [len(order)])).astype(np.int64)
        kept = order[kernel.sieve(values[order], starts, self.used[:, :0], same=True)]
        self.at = tuple(at[kept] for at in self.at)
        self.used = np.ascontiguousarray(self.used[kept])
        self.starts = np.searchsorted(which[kept], np.arange(extents + 1)).astype(np.int64)
        kernel.make_room(int(np.diff(self.starts).max(initial=0)))
        return np.ascontiguousarray(values[kept])

    @cached_property
    def packed(self) -> Struct:
        values = self.values
        return self._struct(values, self.starts, self.used, np.arange(len(values)))

    def fewer(self, columns: tuple[int, ...], signs: tuple[int, ...], same: bool) -> Struct:
        """The rows that may be best in a sum of products with these columns, one for each term; `signs` say which terms
        are subtracted. With `same`, as many instances must be used."""
        key = columns, signs, same
        if key not in self._fewer:
            values, which = self.values, np.repeat(np.arange(len(self.starts) - 1), np.diff(self.starts))
            about = tuple(sorted(set(zip(columns, signs, strict=True))))
            if (about, same) not in self._kept:
                matter = np.stack([sign * values[:, c] for c, sign in about], axis=1) if about else values[:, :0]
                # Those that beat most others come first.
                order = np.lexsort((matter.sum(axis=1), which))
                found = kernel.sieve(matter[order], self.starts, self.used[order], same)
                self._kept[about, same] = np.sort(order[found])
            kept = self._kept[about, same]
            starts = np.searchsorted(which[kept], np.arange(len(self.starts))).astype(np.int64)
            fewer = np.ascontiguousarray(values[kept][:, list(columns)])
            self._fewer[key] = self._struct(fewer, starts, np.ascontiguousarray(self.used[kept]), kept)
        return self._fewer[key]

    def _struct(self, values: Floats, starts: Integers, used: Integers, rows: Integers) -> Struct:
        shape = len(starts) - 1, values.shape[1]
        least, most = np.full(shape, inf), np.zeros(shape)
        filled = np.flatnonzero(np.diff(starts))
        if len(filled):
            least[filled] = np.minimum.reduceat(values, starts[filled])
            most[filled] = np.maximum.reduceat(values, starts[filled])
        return Struct(values.shape[1], starts, values, least, most, used, rows)

    def _column(self, steps: tuple[tuple[int, ...], ...], window: Column | None, largest: bool = False) -> Floats:
        value: Floats = np.ones(len(self.at[0]))
        for w, which, at in zip(self.walks, steps, self.at, strict=True):
            if which:
                value = value * w.product(which, largest)[at]
        return value if window is None else np.asarray(value * self._width(largest, *window))

    def _width(
        self, largest: bool, window: Window, levels: tuple[int, ...], merged: tuple[tuple[int, ...], ...]
    ) -> Floats:
        """What a window reaches over below the first walks of each rank, in all of them together or, if asked for, at
        most; merged walks at once, what they share once."""
        below = zip(self.walks, levels, self.at, strict=True)
        if not any(merged) and window.end is None:
            tiles = [w.product(tuple(range(n, len(w.steps))), largest)[at] for w, n, at in below]
            width = 1 + sum(c * (e - 1) for c, e in zip(window.coefficients, tiles, strict=True))
            for c, w, n, at in zip(window.coefficients, self.walks, levels, self.at, strict=True):
                width = width if largest or not c else width * w.product(tuple(range(n)))[at]
            return np.asarray(width)
        about = list[Any]()
        for c, w, n, at, which in zip(window.coefficients, self.walks, levels, self.at, merged, strict=True):
            if c:
                about += [w.part[at], w.whole[n][at]]
                about += [w.whole[j][at] for i in which for j in (i, i + 1)]
        rows, back = np.unique(np.array(about), axis=1, return_inverse=True)
        found = [self._reached(largest, window, merged, iter(row)) for row in rows.T.tolist()]
        return np.array(found, np.float64)[back.reshape(-1)]

    def _reached(self, largest: bool, window: Window, merged: tuple[tuple[int, ...], ...], about: Iterator[int]) -> int:
        boxes = list[_Cut | None]()
        for c, w, which in zip(window.coefficients, self.walks, merged, strict=True):
            if not c:
                boxes.append(None)
                continue
            part, tile = next(about), next(about)
            cuts = tuple((next(about), next(about)) for _ in which)
            boxes.append((w.size, w.parts[part] if part >= 0 else w.size, tile, cuts))
        return _window_reach(largest, window, tuple(boxes))


@lru_cache(maxsize=1 << 16)
def _window_reach(largest: bool, window: Window, cut: tuple[_Cut | None, ...]) -> int:
    """The elements that a window comes to over the boxes of its ranks: all together, or at most."""
    boxes = tuple(() if one is None else boxes_of(*one) for one in cut)
    return window.longest(boxes) if largest else window.total(boxes)


class ShapeTables:
    """The shapes of an Einsum and their tables: the same at all prices of which the same are zero."""

    def __init__(self) -> None:
        self.shapes: list[Shape] = []
        self.known: dict[tuple[object, ...], GroupTable] = {}
        self.counts: dict[tuple[object, ...], tuple[Column | None, float]] = {}  # what a group is to a count
