"""What runs on every design: layers with weights, from Python values or from a file."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from math import prod
from pathlib import Path
from typing import Any

import numpy as np

from piste.dataflow.directives import Layer, shaped
from piste.dataflow.exact.nest import nest
from piste.dataflow.hardware import Hardware
from piste.dataflow.lower import TENSORS, workload_of
from piste.dataflow.text import read_network
from piste.errors import SpecError, within
from piste.explore.space import chosen, weighted
from piste.formula.front import Columns, front
from piste.results.report import Report
from piste.spec import read
from piste.spec.files import read_workload
from piste.spec.network import Network, Operation
from piste.spec.read import DocumentPart
from piste.spec.workload import Workload

Layers = tuple[tuple[Workload, float], ...]


def layers_of(workload: Any, fuse: bool = True) -> Layers:
    """A workload, or several with or without weights, as layers: a cascade is one that may be fused, or without `fuse`
    each of its Einsums is one.

    >>> import piste
    >>> first, second = piste.gemm(8, 8, 8, name="first"), piste.gemm(8, 8, 4, name="second")
    >>> [(layer.name, weight) for layer, weight in layers_of([(first, 2), second, replace(first, name="third")])]
    [('first', 3), ('second', 1)]
    >>> pair = Workload.parse("P[m,l] = A[m,k] * B[k,l]; Z[m,n] = P[m,l] * D[l,n]", m=4, k=4, l=4, n=4, name="pair")
    >>> [layer.name for layer, _ in layers_of(pair)], [layer.name for layer, _ in layers_of(pair, fuse=False)]
    (['pair'], ['pair-P', 'pair-Z'])
    """
    with within("workload"):
        found = tuple(weighted(_each(workload, fuse)))
    return tuple((layer, int(weight) if weight == int(weight) else weight) for layer, weight in found)


def _each(given: Any, fuse: bool) -> Iterator[tuple[Workload, float]]:
    match given:
        case Workload():
            yield from ((layer, 1) for layer in _parts(given, fuse))
        case (Workload() as one, weight) if not isinstance(weight, Workload | list | tuple):
            times = read.positive(weight, f"the weight of {name_of(one)}")
            yield from ((layer, times) for layer in _parts(one, fuse))
        case list() | tuple():
            for i, each in enumerate(given):
                with within(i):
                    yield from _each(each, fuse)
        case _:
            raise SpecError(f"no workload: {read.show(given)}; write a Workload, or pairs of them and weights")


def _parts(workload: Workload, fuse: bool) -> Iterator[Workload]:
    """A cascade, or each Einsum as a workload of its own, without what only a fused tree can do."""
    if fuse or len(workload.einsums) == 1:
        yield replace(workload, source="")
        return
    for einsum in workload.einsums:
        sizes = {rank: workload.sizes[rank] for rank in einsum.ranks}
        bits = {tensor: workload.bits[tensor] for tensor in einsum.accesses}
        name = "-".join(filter(None, (workload.name, einsum.name)))
        yield Workload.parse(replace(einsum, running=(), rescale=None), sizes, bits, name)


def name_of(layer: Workload) -> str:
    """What a layer is called: its name, else what it computes."""
    return layer.name or str(layer)


def read_layers(part: DocumentPart) -> Iterator[tuple[Workload, float]]:
    """What `workload` may be in a file that explores an architecture, or an entry if it is a list:

    - gemm:64,64,64                                       # what a workload may be elsewhere
    - {workload: bert-base-ffn1, weight: 12}              # that or a list, so many times
    - llama-3-8b                                          # the distinct layers of a whole model, as often as they run
    - {model: llama-3-8b, tokens: 8192, decode: true}     # a model of which more is said
    - {network: vgg16.m, layers: {CONV2: 3}, bits: 8}     # layers of a network; vgg16.m alone: all of it, 16 bits
    """
    data = part.data
    if (model := _model(part)) is not None:
        yield from _distinct(model)
    elif isinstance(data, str) and data.endswith(".m"):
        yield from _network(part, {"network": data})
    elif isinstance(data, dict) and "network" in data:
        yield from _network(part, data)
    elif isinstance(data, dict) and "workload" in data:
        with part.blame():
            if any(isinstance(key, int) for key in data):  # of which the commas made keys
                write = 'write {workload: "gemm:64,64,64", weight: 3}'
                raise SpecError(f"a workload with commas needs quotes here, found {read.show(data)}; {write}")
            said = read.keys(data, "a layer", ("workload", "weight"))
            with within("weight"):
                weight = read.positive(said.get("weight", 1), "the weight of a layer")
        yield from ((layer, weight * times) for layer, times in read_layers(part["workload"]))
    elif isinstance(data, list):
        with part.blame():
            read.items(data, "the workload", "write '- gemm:64,64,64' below it")
        for i in range(len(data)):
            yield from read_layers(part[i])
    else:
        yield read_workload(part), 1


def read_models(part: DocumentPart) -> list[tuple[Network, float]] | None:
    """Whole models with weights, if a workload is nothing else:

    - llama-3-8b
    - {model: llama-3-8b, tokens: 8192}
    - {workload: {model: llama-3-8b, tokens: 8192, decode: true}, weight: 256}
    """
    data = part.data
    if isinstance(data, list):
        each = [read_models(part[i]) for i in range(len(data))]
        found = [model for models in each if models for model in models]
        return found if data and all(models is not None for models in each) else None
    if isinstance(data, dict) and "workload" in data and data.keys() <= {"workload", "weight"}:
        inner = read_models(part["workload"])
        if inner is None:
            return None
        with part.blame(), within("weight"):
            weight = read.positive(data.get("weight", 1), "the weight of a model")
        return [(model, weight * times) for model, times in inner]
    model = _model(part)
    return None if model is None else [(model, 1.0)]


def _model(part: DocumentPart) -> Network | None:
    """The whole model that an entry names, if it does."""
    from piste.readers import is_network, network  # upward: models come from readers

    data = part.data
    if isinstance(data, dict) and "model" in data:
        with part.blame():
            said = dict(read.keys(data, "a model", ("model", "tokens", "decode", "batch", "dims", "shapes", "bits")))
            name = read.text(said.pop("model"), "model")
            file = part.folder / name
            return network(str(file) if file.is_file() else name, **said)
    if isinstance(data, str) and is_network(part.folder / data if (part.folder / data).is_file() else data):
        with part.blame():
            return network(str(part.folder / data) if (part.folder / data).is_file() else data)
    return None


def _network(part: DocumentPart, data: dict[str, Any]) -> list[tuple[Workload, float]]:
    """Layers of a network as Einsums; which dataflow they have plays no part."""
    with part.blame():
        said = read.keys(data, "a network", ("network", "layers", "bits"))
        with within("bits"):
            bits = read.integer(said.get("bits", 16), "bits")
        return [(_einsum(layer, bits), weight) for layer, weight in chosen(said, part.folder)]


def _distinct(network: Network) -> Iterator[tuple[Workload, float]]:
    """The layers of a network that multiply, equal ones as one with how often it runs."""
    from piste.explore.networks import groups_of

    for group in groups_of(network):
        yield replace(group.workload, name=group.name), group.times


def network_of(path: Path, bits: int = 16) -> Network:
    """The layers of a MAESTRO file as a network; which dataflow they have plays no part."""
    found = read_network(path)
    operations = []
    for layer in found.layers:
        workload = _einsum(layer, bits)
        mac = any(e.kind == "mac" for e in workload.einsums)
        weights = tuple(t for t in workload.tensors if mac and t == TENSORS["filter"])
        elements = prod(workload.shapes[workload.einsums[-1].name])
        kind = "mac" if mac else "vector"
        operations.append(Operation(layer.name, layer.type, kind, workload, elements=elements, weights=weights))
    parameters = sum(op.weight_elements for op in operations)
    return Network(found.name, tuple(operations), parameters, f"MAESTRO network {path.name}", bits=bits)


def _einsum(layer: Layer, bits: int) -> Workload:
    layer = shaped(replace(layer, directives=()))
    workload = workload_of(layer, nest(layer, Hardware(1)))
    return replace(workload, bits=dict.fromkeys(workload.bits, bits))


START: Columns = {  # one choice: nothing has run
    "energy_pj": np.zeros(1),
    "cycles": np.zeros(1, int),
    "chosen": np.zeros((1, 0), int),  # of each layer (columns) the number of its mapping
}


def runs(reports: Sequence[Report], weight: float) -> Columns:
    """What a layer takes with each of its mappings, run so many times."""
    energy = weight * np.array([report.energy_pj for report in reports])
    cycles = weight * np.array([report.cycles for report in reports])
    return {"energy_pj": energy, "cycles": cycles, "edp_pj_cycles": energy * cycles}


def followed(choices: Columns, layer: Columns, signs: Mapping[str, int]) -> Columns:
    """Every choice of mappings with every mapping of one more layer, without those that another beats.

    Energy and cycles add up, and EDP is the product of the two sums; so what is beaten now stays so with more layers.

    >>> def layer(*points):
    ...     energy, cycles = np.array(points).T
    ...     return {"energy_pj": energy, "cycles": cycles, "edp_pj_cycles": energy * cycles}
    >>> choices = START
    >>> for one in (layer((9, 1), (5, 5)), layer((6, 2), (2, 4), (1, 9))):
    ...     choices = followed(choices, one, {"energy_pj": 1, "cycles": 1})
    >>> [*zip(*(choices[name].tolist() for name in ("energy_pj", "cycles", "chosen")))]
    [(6.0, 14, [1, 2]), (7.0, 9, [1, 1]), (11.0, 5, [0, 1]), (15.0, 3, [0, 0])]
    """
    choice, mapping = (at.ravel() for at in np.indices((len(choices["cycles"]), len(layer["cycles"]))))
    found = {name: choices[name][choice] + layer[name][mapping] for name in ("energy_pj", "cycles")}
    found["edp_pj_cycles"] = found["energy_pj"] * found["cycles"]
    return front({**found, "chosen": np.column_stack([choices["chosen"][choice], mapping])}, signs)
