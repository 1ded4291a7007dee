"""ZigZag's and Stream's files: workloads as lists of equations, accelerators as memories around an array."""

from __future__ import annotations

import re
from collections import Counter
from math import prod
from typing import Any

from piste.errors import SpecError
from piste.readers.foreign import keyed, number, whole
from piste.spec.architecture import Architecture, Component, Fanout, Memory, Unit
from piste.spec.network import Network, Operation
from piste.spec.workload import Workload

ROLES = {"I1": "input", "I2": "weight", "O": "output"}
VECTOR = ("Pooling", "Add", "Mul", "Relu", "Softmax", "MaxPool", "AveragePool")


def read_workload(data: list[Any], file: str) -> Network:
    """The layers of a workload; an equation is an Einsum with the relations put in."""
    operations, notes = [], []
    filters: dict[int, tuple[int, int]] = {}
    for i, layer in enumerate(data):
        if not isinstance(layer, dict) or "equation" not in layer:
            raise SpecError(f"{file}: layer {i} has no equation")
        name = str(layer.get("name") or f"layer{layer.get('id', i)}")
        operator = str(layer.get("operator_type", "Layer"))
        workload = _layer(layer, operator, f"{file}: {name}")
        kind = "vector" if operator in VECTOR else "mac"
        if "downsample" in operator.lower():
            taps = prod(workload.sizes.get(rank, 1) for rank in ("fx", "fy"))
            if taps > 1:
                filters[i] = (taps, taps)
        elements = prod(workload.shapes[workload.einsums[-1].name])
        sources = layer.get("operand_source")
        made = isinstance(sources, dict) and sources.get("W", layer.get("id")) != layer.get("id")  # by another layer
        weights = tuple(t for t in workload.tensors if t == "W") if kind == "mac" and not made else ()
        operations.append(Operation(name, operator, kind, workload, 1, elements, weights))
    if filters:
        taps = next(iter(filters.values()))[0]
        notes.append(f"{len(filters)} downsamples have filters of {taps} taps; residual networks have 1x1 there")
    parameters = sum(op.weight_elements for op in operations)
    widths = Counter(bits for op in operations if op.workload for bits in op.workload.bits.values())
    usual = widths.most_common(1)[0][0] if widths else 8
    name, source = file.removesuffix(".yaml"), f"ZigZag workload {file}"
    return Network(name, tuple(operations), parameters, source, tuple(notes), bits=usual)


def _layer(layer: dict[str, Any], operator: str, where: str) -> Workload:
    relations = {}
    for relation in layer.get("dimension_relations") or []:
        match = re.fullmatch(r"\s*(\w+)\s*=\s*(.+)", str(relation))
        if not match:
            raise SpecError(f"{where}: the relation {relation!r} is not read; write it like ix=2*ox+1*fx")
        relations[match[1].lower()] = re.sub(r"(?<!\d)1\*", "", match[2].replace(" ", "").lower())
    names, sizes = layer.get("loop_dims") or [], layer.get("loop_sizes") or []
    if len(names) != len(sizes):
        raise SpecError(f"{where}: {len(names)} loop_dims have {len(sizes)} loop_sizes")
    known = {str(n).lower(): whole(size, f"the size of {n}", where) for n, size in zip(names, sizes, strict=True)}
    relations |= _padded(layer, relations, known, where)
    match = re.fullmatch(r"(.+?)(\+?=)(.+)", str(layer["equation"]).replace(" ", ""))
    if not match:
        raise SpecError(f"{where}: the equation {layer['equation']!r} is not read")
    left, right = _accesses(match[1], relations), [_accesses(part, relations) for part in re.split(r"[*+]", match[3])]
    if operator in VECTOR and operator not in ("Add", "Mul"):
        right = [part for part in right if not part.startswith("W")]
        text = f"{left} max= {right[0]}"
    elif operator in VECTOR:
        text = f"{left} = {' + '.join(right)}" if operator == "Add" else f"{left} = 1 * {' * '.join(right)}"
    else:
        right.sort(key=lambda part: part.startswith("W"))  # roles go by name
        text = f"{left} = {' * '.join(right)}"
    used = set(re.findall(r"[a-z_]\w*", " ".join(re.findall(r"\[(.*?)\]", text))))
    precision = {
        str(k): int(v) for k, v in (layer.get("operand_precision") or {}).items() if isinstance(v, int) and v > 0
    }
    tensors = re.findall(r"([A-Z]\w*)\[", text)
    bits = {t: precision.get("O_final" if t == "O" and "O_final" in precision else t, 8) for t in tensors}
    try:
        return Workload.parse(text, {rank: size for rank, size in known.items() if rank in used}, bits)
    except SpecError as error:
        raise SpecError(f"{where}: {error}") from None


def _padded(layer: dict[str, Any], relations: dict[str, str], sizes: dict[str, int], where: str) -> dict[str, str]:
    """The relations whose windows are padded: `padding` says by how much before and after, for each of `pr_loop_dims`.

    >>> layer = {"pr_loop_dims": ["IX"], "padding": [[1, 1]]}
    >>> _padded(layer, {"ix": "2*ox+fx"}, {"ox": 4, "fx": 3}, "layer")
    {'ix': '2*ox+fx-1 in 7'}
    """
    found: dict[str, str] = {}
    names, padding, extents = (layer.get(key) for key in ("pr_loop_dims", "padding", "pr_loop_sizes"))
    if isinstance(padding, dict):  # by axis
        names, padding = list(padding), list(padding.values())
    if not isinstance(names, list) or not isinstance(padding, list):
        return found
    extents = extents if isinstance(extents, list) and len(extents) == len(names) else [None] * len(names)
    for name, sides, extent in zip(names, padding, extents, strict=False):
        relation = relations.get(str(name).lower())
        if not isinstance(sides, list | tuple) or len(sides) != 2:
            raise SpecError(f"{where}: padding of {name} is {sides!r}; write how much before and after, such as [1, 1]")
        before, after = (whole(side, f"padding of {name}", where, 0) for side in sides)
        terms = re.findall(r"(?:(\d+)\*)?([a-z_]\w*)", relation or "")
        if relation is None or before + after == 0 or not all(rank in sizes for _, rank in terms):
            continue
        reach = 1 + sum(int(by or 1) * (sizes[rank] - 1) for by, rank in terms)
        inside = reach - before - after if extent is None else whole(extent, f"the size of {name}", where)
        found[str(name).lower()] = f"{relation}-{before} in {inside}" if before else f"{relation} in {inside}"
    return found


def _accesses(text: str, relations: dict[str, str]) -> str:
    """`I[b][c][iy][ix]` as I[b,c,2*oy+fy,2*ox+fx]."""
    match = re.fullmatch(r"(\w+)((?:\[\w+\])*)", text)
    if not match:
        raise SpecError(f"the operand {text!r} of an equation is not read; write it like W[k][c]")
    indices = [relations.get(index.lower(), index.lower()) for index in re.findall(r"\[(\w+)\]", match[2])]
    return f"{match[1]}[{','.join(indices)}]"


def read_accelerator(data: dict[str, Any], file: str) -> Architecture:
    """Memories around an array: each serves some axes together, and is there for each point of the others."""
    if "cores" in data:
        cores = data["cores"].values() if isinstance(data["cores"], dict) else ()
        first = next((f", such as {core}" for core in cores if isinstance(core, str)), "")
        raise SpecError(
            f"{file}: several cores with links between them have no form here; name the file of one core{first}"
        )
    array, memories = data.get("operational_array"), data.get("memories")
    if data.get("type") in ("pooling", "simd", "imc") or "imc_type" in str(array):
        raise SpecError(f"{file}: arithmetic in a memory array has no form here")
    if not isinstance(array, dict) or not isinstance(memories, dict) or not memories:
        raise SpecError(f"{file}: an accelerator needs memories and an operational_array")
    if (
        any(key in array for key in ("is_imc", "imc_type", "cell_bit", "cells_per_group", "adc_resolution"))
        or "cells" in memories
    ):
        raise SpecError(f"{file}: arithmetic in a memory array has no form here")
    names, counts = array.get("dimensions") or [], array.get("sizes") or []
    if not isinstance(names, list) or not isinstance(counts, list) or len(names) != len(counts):
        raise SpecError(f"{file}: operational_array needs dimensions and as many sizes, as lists")
    axes = [str(d) for d in names]
    if data.get("type") == "offchip" or (counts and not any(counts)):
        raise SpecError(
            f"{file}: a core without units only holds data for others; name the file of a core that computes"
        )
    sizes = {d: whole(n, f"size of {d}", file) for d, n in zip(axes, counts, strict=True)}
    components: list[Component] = []
    left = set(axes)  # axes along which a memory is not yet multiplied
    for name, said in reversed(list(memories.items())):
        memory = keyed(said, f"memory {name}", file)
        served = {str(d) for d in memory.get("served_dimensions") or []}
        if not served <= left:
            wrong = ", ".join(sorted(served - left))
            raise SpecError(
                f"{file}: {name} is shared along {wrong}, along which a memory further out is not; "
                "memories that share different axes have no order"
            )
        new = [d for d in axes if d in left - served]
        if new:
            components.append(Fanout(f"array_{'_'.join(new)}", {d: sizes.get(d, 1) for d in new}))
            left = served
        components.append(_memory(str(name), memory, served == set(axes) and not components, file))
    if left:
        components.append(
            Fanout(f"array_{'_'.join(d for d in axes if d in left)}", {d: sizes[d] for d in axes if d in left})
        )
    energy = number(array.get("unit_energy", 0), "unit_energy", file)
    components.append(Unit("MAC", energy_pj=energy))
    source = f"ZigZag accelerator {file}; energies of an access are shared out over its bits, 8 to an element"
    return Architecture(tuple(components), name=str(data.get("name", "")), source=source)


def _memory(name: str, data: dict[str, Any], outermost: bool, file: str) -> Memory:
    size = number(data.get("size", 0), f"size of {name}", file)
    ports = [port for port in data.get("ports") or [] if isinstance(port, dict)]
    widths = {str(p.get("type")): number(p.get("bandwidth_max", 8), "bandwidth_max", file) for p in ports}
    if "r_bw" in data or "w_bw" in data:  # as version 2 writes it, with numbers of ports
        both = "read_write" if data.get("rw_port") and not data.get("r_port") else ""
        widths = {both or "read": number(data.get("r_bw", 8), "r_bw", file)}
        widths |= {} if both else {"write": number(data.get("w_bw", 8), "w_bw", file)}
    reading = widths.get("read", widths.get("read_write", 8.0))
    writing = widths.get("write", widths.get("read_write", 8.0))
    keeps = tuple(ROLES[o] for o in data.get("operands") or [] if o in ROLES)
    cost = [number(data.get(key, 0), key, file) for key in ("r_cost", "w_cost")]
    speed = {"words_per_cycle": reading / 8} if "read_write" in widths else {}
    apart = {} if speed else {"read_words_per_cycle": reading / 8, "write_words_per_cycle": writing / 8}
    return Memory(
        name,
        capacity_bytes=None if outermost else size / 8,
        keeps=keeps or None,
        read_pj=cost[0] * 8 / max(reading, 8),
        write_pj=cost[1] * 8 / max(writing, 8),
        **speed,  # type: ignore[arg-type]
        **apart,  # type: ignore[arg-type]
    )
