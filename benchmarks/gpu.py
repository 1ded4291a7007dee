"""How many designs per second a GPU costs, and whether its frontier is the processor's.

    python benchmarks/gpu.py        (needs CuPy and a GPU)

For dataflows of the MAESTRO paper on VGG16's second layer: large spaces of machines and map sizes, under 16 mm2 and
450 mW, objectives cycles, energy and area. The time is that of finding the front of the whole space, every design
costed, by the events of the GPU; compiling is told apart. First the frontiers of the engines gpu and local are
compared; then, on a space of about a million designs, that of the GPU with that of the same program run on arrays by
the processor, and the ratio is against that. Where JAX is installed, the same program is also run under its `jit`,
asked only for the least of each value.
"""

from __future__ import annotations

import time

import numpy as np

from piste.dataflow.directives import Layer
from piste.explore.family import Family
from piste.explore.running.engines import explore
from piste.explore.running.gpu import WANTED, GpuProgram, cupy, program
from piste.explore.space import Space
from piste.formula.arrays import run_arrays
from piste.formula.front import front
from piste.formula.program import order

CONV = Layer("CONV2", "CONV", {"K": 64, "C": 64, "R": 3, "S": 3, "Y": 226, "X": 226}, ())
LIMITS = {"area_mm2": 16, "power_mw": 450}
KC = """SpatialMap(k,k) K TemporalMap(64*c,64*c) C TemporalMap(Sz(R)+y-1,y) Y TemporalMap(Sz(S)+x-1,x) X
        Cluster(64) SpatialMap(c,c) C"""
SPACES = {
    "C-P": {"dataflow": "C-P", "pes": range(1, 2049), "noc_bw": range(1, 2049), "lanes": range(1, 8193)},
    "KC-P": {"dataflow": "KC-P", "pes": range(64, 4160), "noc_bw": range(1, 4097), "lanes": range(1, 8193)},
    "KC-P, map sizes": {
        "dataflow": {"KC-P": KC}, "pes": range(64, 1088), "noc_bw": range(1, 257),
        "k": range(1, 17), "c": range(1, 5), "y": range(1, 33), "x": range(1, 33),
    },
    "YR-P": {"dataflow": "YR-P", "pes": range(3, 2051), "noc_bw": range(1, 2049), "lanes": range(1, 4097)},
}  # fmt: skip


def family(parameters: dict[str, object]) -> Family:
    return Family(Space.of(CONV, parameters, LIMITS, ("cycles", "energy", "area")))


def by_arrays(job: Family) -> tuple[np.ndarray, float]:
    """The front of a space, every design costed by numpy, and the seconds that took."""
    start = time.perf_counter()
    grid = np.meshgrid(*job.axes.values(), indexing="ij")
    columns = {name: axis.ravel() for name, axis in zip(job.axes, grid, strict=True)}
    outputs = program(job, 0)
    found = dict(zip(outputs, run_arrays(list(outputs.values()), columns), strict=True))
    legal = np.flatnonzero(np.broadcast_to(found["legal"], grid[0].size))
    columns = {key: np.broadcast_to(found[key], grid[0].size)[legal] for key in WANTED}
    best = front({**columns, "number": legal}, WANTED, ("number",))
    return np.stack([best[key] for key in WANTED], axis=1), time.perf_counter() - start


def under_jax(job: Family) -> float | None:
    """Designs per second of the same program under JAX; None if that is not installed."""
    try:
        import jax
    except ImportError:
        return None
    jax.config.update("jax_enable_x64", True)
    jnp = jax.numpy
    outputs, block = program(job, 0), 1 << 27
    nodes = order(list(outputs.values()))
    operations = {
        "add": jnp.add, "sub": jnp.subtract, "mul": jnp.multiply, "min": jnp.minimum, "max": jnp.maximum,
        "floordiv": lambda a, b: jnp.floor((a + 0.5) / b), "le": lambda a, b: (a <= b) * 1.0,
        "eq": lambda a, b: (a == b) * 1.0, "and": jnp.multiply, "not": lambda a: 1.0 - a,
        "where": lambda c, a, b: jnp.where(c != 0, a, b), "bounded": lambda a, _: a,
    }  # fmt: skip

    def costed(start: int) -> list[object]:
        rest, at, values = start + jnp.arange(block), {}, {}
        for name, axis in reversed(job.axes.items()):
            rest, place = rest // len(axis), rest % len(axis)
            at[name] = jnp.asarray(axis)[place].astype(jnp.float64)
        for node in nodes:
            if node.op in ("const", "var"):
                values[node.index] = float(node.args[0]) if node.op == "const" else at[node.args[0]]
            else:
                values[node.index] = operations[node.op](*(values[a.index] for a in node.args))
        legal = values[outputs["legal"].index] > 0
        wanted = [values[outputs[key].index] for key in ("first", "second", "third")]
        return [jnp.where(legal, value, jnp.inf).min() for value in wanted]

    compiled = jax.jit(costed)
    jax.block_until_ready(compiled(0))
    start = time.perf_counter()
    jax.block_until_ready([compiled(k * block) for k in range(1, 9)])
    return 8 * block / (time.perf_counter() - start)


def main() -> None:
    gpu = cupy()
    print(gpu.cuda.runtime.getDeviceProperties(0)["name"].decode())
    choices = {"pes": range(64, 513, 4), "noc_bw": range(1, 65), "l1": [8 << k for k in range(11)]}
    job = family({"dataflow": ["KC-P", "YR-P"], **choices, "l2": [256 << k for k in range(12)]})
    here, there = explore(job).frontier, explore(job, engine="gpu").frontier
    assert all((here[name] == there[name]).all() for name in here), "the engines differ"
    print(f"engines local and gpu: the same {len(here['design'])} of {job.space.size:,} designs")
    for name, parameters in SPACES.items():
        small = {key: v[:: max(1, len(v) // 100)] if isinstance(v, range) else v for key, v in parameters.items()}
        small = {key: v[:8] if key in "kcyx" else v for key, v in small.items()}
        job = family(small)
        expected, seconds = by_arrays(job)
        designs = GpuProgram(job.axes, program(job, 0))
        found = designs.front()
        assert np.allclose(found.values, expected, rtol=1e-12), "the GPU and the processor differ"
        begin, end = gpu.cuda.Event(), gpu.cuda.Event()
        begin.record()
        designs.front()
        end.record()
        end.synchronize()
        took = gpu.cuda.get_elapsed_time(begin, end) / 1e3
        same = f"the same {len(expected)} on the front"
        assert len(expected), "a space without a legal design shows nothing"
        print(f"{name:16} {designs.number:10.2e} designs, {same}; {seconds / took:,.0f} times numpy")
        job = family(parameters)
        start = time.perf_counter()
        designs = GpuProgram(job.axes, program(job, 0))
        designs.compile()
        compiled = time.perf_counter() - start
        begin.record()
        found = designs.front()
        end.record()
        end.synchronize()
        took = gpu.cuda.get_elapsed_time(begin, end) / 1e3
        rate = f"{designs.number:10.2e} designs in {took:.2f} s: {designs.number / took:.2e}/s"
        print(f"{name:16} {rate}, {len(found.numbers)} on the front; made and compiled in {compiled:.1f} s")
        if other := under_jax(job):
            print(f"{name:16} under JAX {other:.2e}/s")


if __name__ == "__main__":
    main()
