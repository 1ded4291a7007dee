"""Vary the hardware, keep the frontier: spaces of designs as data, whole blocks of them costed at once."""

from __future__ import annotations

from collections.abc import Callable
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING

from piste.errors import SpecError, front

if TYPE_CHECKING:
    from piste.explore.codesign import ModelDesigns
    from piste.explore.running.engines import Engine, Progress
    from piste.explore.running.store import Job
    from piste.explore.space import Space
    from piste.results.explored import Exploration


@front
def explore(
    space: Space | Job | ModelDesigns | str | Path,
    *,
    engine: str | Engine = "local",
    workers: int | None = None,
    cluster: str | None = None,
    store: str | PathLike[str] | None = None,
    progress: Callable[[Progress], None] | None = None,
) -> Exploration:
    """The designs of a space that no other beats, with how many were considered and why some were skipped.

    `space` is a `Space`, which is explored under its dataflows, a file that describes one, or a job: `Designs`, which
    searches the best mapping on each (in a file: a workload, an architecture and what varies), `ModelDesigns`, which
    does so for whole models with layers that share loops (in a file: the workload is a model), or one of your own. How
    it is run is up to `engine`, `workers` and `cluster`, and changes nothing about the answer
    (`piste.explore.running.engines.explore`); with a `store`, a folder, it can be stopped at any moment and goes on
    from there.

    >>> from piste.dataflow.directives import Layer
    >>> from piste.explore.space import Space
    >>> conv = Layer("CONV11", "CONV", {"K": 512, "C": 512, "R": 3, "S": 3, "Y": 16, "X": 16}, ())
    >>> parameters = {"dataflow": "KC-P", "pes": range(64, 513, 64), "noc_bw": [8, 16, 32]}
    >>> found = explore(Space.of(conv, parameters, {"area_mm2": 16}, ["throughput", "energy"]))
    >>> found.designs_considered, found.best("macs_per_cycle")["pes"]
    (24, 128)
    """
    from piste.explore.codesign import ModelDesigns
    from piste.explore.running.engines import explore as run

    job = _job(space)
    if isinstance(job, ModelDesigns):
        return job.explore(engine, workers, cluster, store, progress)
    return run(job, engine, workers, cluster, store, progress)


def _job(space: Space | Job | ModelDesigns | str | Path) -> Job | ModelDesigns:
    from piste.explore.codesign import ModelDesigns, read_model_designs
    from piste.explore.designs import read_designs
    from piste.explore.family import Family
    from piste.explore.space import Space, explored_part, read_space

    if isinstance(space, str | Path):
        chips = explored_part(space) is not None
        space = (read_model_designs(space) or read_designs(space) if chips else None) or read_space(space)
    a_job = all(hasattr(space, name) for name in ("inputs", "parts", "run"))
    if not (isinstance(space, Space | ModelDesigns) or a_job):
        raise SpecError(f"there is nothing to explore in {space!r}; pass the path of a file, a Space or a job")
    return Family(space) if isinstance(space, Space) else space
