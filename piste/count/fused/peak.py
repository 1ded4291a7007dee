"""How full memories get: what is live at the same time, visit by visit, at every instance of a memory.

A tile is live from the first to the last visit that touches it in one period of its keep; between two tiles there is
what the second has kept of the first. A `Profile` is the record of a subtree: for every pattern of what is still open
when a visit runs (tiles whose size is not known yet, remains whose next tile has not come yet), the most that is live
besides.
"""

from __future__ import annotations

import math
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from piste.count.oracle.schedule import Pipeline, Site, Tree
from piste.results.report import Counts
from piste.spec.workload import Workload

Array = NDArray[Any]
BEFORE, LIVE, AFTER = 0, 1, 2  # of an instance's tile, while its keep's period is open; AFTER stays until the next tile


@dataclass
class Moment:
    """Visits that are alike: where they stand in what is open, by site and instance, and what is live for certain."""

    flags: dict[Site, Array]
    live: dict[str, Array]  # by memory: one row per thing measured, one column per instance

    @property
    def key(self) -> tuple[tuple[int, bytes], ...]:
        """What is open: equal moments differ only in what is live."""
        return tuple((id(site), flags.tobytes()) for site, flags in self.flags.items() if flags.any())


class Peaks:
    """The instances of every memory, and which of them the instances of every keep are."""

    def __init__(self, workload: Workload, tree: Tree, pipes: Collection[Pipeline] = ()) -> None:
        self.workload = workload
        volumes = [math.prod(shape) * workload.bits[t] for t, shape in workload.shapes.items()]
        self.dtype = np.int64 if sum(volumes) * 8 < 2**62 else object
        self.sites = [site for sites in tree.sites.values() for site in sites]
        self.tensors: dict[str, list[str]] = {}  # by memory
        places: dict[Site, dict[str, tuple[Array, int]]] = {}
        for site in self.sites:
            kept = self.tensors.setdefault(site.memory, [])
            if site.tensor not in kept:
                kept.append(site.tensor)
            places[site] = _places(site)
            for pipe in pipes:
                if site in pipe.sites and (before := pipe.offset(site)):  # its branch has instances of its own
                    at, width = places[site].get(pipe.over, (np.zeros(shape_of(site), np.int64), 1))
                    places[site][pipe.over] = at + before, width + before
        widths: dict[str, dict[str, int]] = {}
        for site, axes in places.items():
            mine = widths.setdefault(site.memory, {})
            for axis, (_, width) in axes.items():
                mine[axis] = max(mine.get(axis, 1), width)
        self.columns = {memory: math.prod(axes.values()) for memory, axes in widths.items()}
        self.largest: dict[Site, Array] = {}  # tiles, by instance
        self.place: dict[Site, Array] = {}
        for site, axes in places.items():
            column = np.zeros(shape_of(site), np.int64)
            for axis, width in widths[site.memory].items():
                column = column * width + (axes[axis][0] if axis in axes else 0)
            self.place[site] = column.ravel()

    def add(self, live: dict[str, Array], site: Site, amount: Array) -> dict[str, Array]:
        """What is live with so much more at the instances of a site."""
        if not amount.any():
            return live
        memory = site.memory
        self.largest[site] = np.maximum(self.largest[site], amount) if site in self.largest else amount
        old = live.get(memory)
        rows = (
            np.zeros((2 + len(self.tensors[memory]), self.columns[memory]), self.dtype) if old is None else old.copy()
        )
        at = self.place[site]
        rows[0, at] += amount
        rows[1, at] += amount * self.workload.bits[site.tensor]
        rows[2 + self.tensors[memory].index(site.tensor), at] += amount
        return {**live, memory: rows}

    def report(self, profile: Profile, counts: Counts) -> None:
        """Take the peaks and the instances of a whole tree into its counts."""
        for moment in profile.moments.values():
            self.most(moment.live, counts)
        for site, touched in profile.touched.items():
            key = site.memory, site.tensor
            counts.instances[key] = max(counts.instances.get(key, 0), int(touched.sum()))
            counts.peak.setdefault(site.memory, 0)  # of tiles that are padding alone
            counts.peak_bits.setdefault(site.memory, 0)

    def most(self, live: dict[str, Array], counts: Counts) -> None:
        """Takes in what is live at one time."""
        for memory, rows in live.items():
            most = [int(n) for n in rows.max(axis=1)]
            counts.peak[memory] = max(counts.peak.get(memory, 0), most[0])
            counts.peak_bits[memory] = max(counts.peak_bits.get(memory, 0), most[1])
            held = counts.occupancy.setdefault(memory, {})
            for tensor, n in zip(self.tensors[memory], most[2:], strict=True):
                if n:
                    held[tensor] = max(held.get(tensor, 0), n)

    def piped(self, pipe: Pipeline, order: list[str], counts: Counts) -> None:
        """Takes in what is live as long as a pipe runs: the largest tiles of all its keeps."""
        makers, running = self.workload.makers, [order.index(name) for names in pipe.einsums for name in names]
        shared: dict[str, Array] = {}
        largest = dict(self.largest)
        own: list[dict[str, Array]] = [{} for _ in pipe.shares]
        for site, looped, below in pipe.above:
            copies = pipe.copies(site, self.workload)
            using = [order.index(name) for name in below if site.tensor in makers[name].accesses]
            if not copies and not min(using) < min(running) < max(using):
                continue
            shared = self.add(shared, site, largest[site] * (copies if looped else 1))
        for site, lane in pipe.sites.items():
            if site in largest and site.memory in pipe.inside:
                own[lane] = self.add(own[lane], site, largest[site])
            elif site in largest:
                shared = self.add(shared, site, largest[site])
        for live in (shared, *own):
            self.most(live, counts)


def shape_of(site: Site) -> tuple[int, ...]:
    """The instances of a site: how wide each spread above it is."""
    return tuple(spread.width for spread in site.above)


def _places(site: Site) -> dict[str, tuple[Array, int]]:
    """Where the instances of a site stand on the axes of the fanouts: further spreads over an axis divide it up."""
    out: dict[str, tuple[Array, int]] = {}
    index = np.indices(shape_of(site), np.int64)
    for k, spread in enumerate(site.above):
        at, width = out.get(spread.over, (np.zeros(shape_of(site), np.int64), 1))
        out[spread.over] = at * spread.width + index[k], width * spread.width
    return out


@dataclass
class Profile:
    """See above. `heads` are the remains that a site's first tile found, for sites whose period is closed."""

    peaks: Peaks
    moments: dict[object, Moment] = field(default_factory=dict)
    touched: dict[Site, Array] = field(default_factory=dict)  # instances that have or get a tile
    heads: dict[Site, Array] = field(default_factory=dict)

    def note(self, moment: Moment) -> None:
        """Take in a moment; of those with the same pattern only the most counts."""
        key = moment.key
        old = self.moments.get(key)
        if old is None:
            self.moments[key] = Moment({s: f for s, f in moment.flags.items() if f.any()}, moment.live)
            return
        live = dict(old.live)
        for memory, rows in moment.live.items():
            live[memory] = np.maximum(live[memory], rows) if memory in live else rows
        self.moments[key] = Moment(old.flags, live)

    def then(self, next: Profile) -> Profile:
        """This, and after it the next."""
        sites = {**self.touched, **next.touched}
        none = {site: np.zeros(len(self.peaks.place[site]), bool) for site in sites}
        here = {site: self.touched.get(site, none[site]) for site in sites}
        there = {site: next.touched.get(site, none[site]) for site in sites}
        heads = {}
        for site in sites:
            if site in self.heads or site in next.heads:
                mine, later = self.heads.get(site), next.heads.get(site)
                mine = np.zeros(len(none[site]), self.peaks.dtype) if mine is None else mine
                later = np.zeros(len(none[site]), self.peaks.dtype) if later is None else later
                heads[site] = np.where(here[site], mine, later)
        out = Profile(self.peaks, {}, {site: here[site] | there[site] for site in sites}, heads)
        for moment in self.moments.values():
            flags, live = dict(moment.flags), moment.live
            for site in next.touched:
                old = flags.get(site, np.zeros(len(none[site]), np.int8))
                if site in next.heads:
                    waits = ((old == AFTER) | ~here[site]) & there[site]
                    live = self.peaks.add(live, site, np.where(waits, next.heads[site], 0))
                    flags[site] = np.where(waits, BEFORE, old).astype(np.int8)
                else:
                    flags[site] = np.where((old == AFTER) & there[site], LIVE, old).astype(np.int8)
            out.note(Moment(flags, live))
        for moment in next.moments.values():
            flags = dict(moment.flags)
            for site in self.touched:
                old = flags.get(site, np.zeros(len(none[site]), np.int8))
                new = np.where(here[site] & ~there[site], AFTER, old)
                if site not in heads:
                    new = np.where(here[site] & there[site] & (old == BEFORE), LIVE, new)
                flags[site] = new.astype(np.int8)
            out.note(Moment(flags, moment.live))
        return out

    def repeated(self, n: int) -> Profile:
        """This, `n` times: all but the first and the last are alike."""
        out = self
        for _ in range(min(n, 3) - 1):
            out = out.then(self)
        return out

    def closed(self, site: Site, size: Array, carried: Array) -> Profile:
        """With the tiles of a site known: how large they are, and what was carried over from the tiles before."""
        touched = self.touched[site]
        out = Profile(self.peaks, {}, self.touched, {**self.heads, site: carried})
        for moment in self.moments.values():
            flags = dict(moment.flags)
            mine = flags.pop(site, np.zeros(len(touched), np.int8))
            amount = np.where(touched & (mine == LIVE), size, 0) + np.where(touched & (mine == BEFORE), carried, 0)
            flags[site] = np.where(mine == AFTER, AFTER, BEFORE).astype(np.int8)
            out.note(Moment(flags, self.peaks.add(moment.live, site, amount)))
        return out
