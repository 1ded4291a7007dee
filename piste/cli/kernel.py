"""`piste kernel`: what a GPU kernel moves and takes, the best tiles, and the kernel as a Triton program."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from piste.cli.common import AsJson, Html, save
from piste.errors import SpecError


def command(
    kernel: Annotated[
        str, typer.Argument(metavar="KERNEL", help="gemm:M,K,N or flash:HEADS,KV_HEADS,TOKENS,COLUMNS; all fp16.")
    ],
    arch: Annotated[str, typer.Option("--arch", metavar="NAME|FILE", help="The GPU.")] = "h200",
    tiles: Annotated[
        str, typer.Option("--tiles", metavar="TM,TN,TK|TQ,TK", help="Predict these tiles; without them, choose.")
    ] = "",
    group: Annotated[int, typer.Option("--group", help="Rows of tiles started before the next column (gemm).")] = 8,
    split_k: Annotated[int, typer.Option("--split-k", help="Programs that share the sum of one tile (gemm).")] = 1,
    stages: Annotated[int, typer.Option("--stages", help="Steps whose tiles are on the way at once; 0: 3 or 2.")] = 0,
    warps: Annotated[int, typer.Option("--warps", help="Warps of a program; 0: by the size of its tile.")] = 0,
    causal: Annotated[bool, typer.Option("--causal", help="A query looks at the keys up to its own (flash).")] = False,
    output: Annotated[
        Path | None, typer.Option("-o", "--output", metavar="FILE", help="Write the kernel as a Triton program.")
    ] = None,
    spec: Annotated[
        Path | None,
        typer.Option("--spec", metavar="FILE", help="Write it as a loop tree (.yaml) that `piste evaluate` reads."),
    ] = None,
    html: Html = None,
    as_json: AsJson = False,
) -> None:
    """What a GPU kernel moves and takes, which tiles are best, and the kernel as a Triton program."""
    from dataclasses import replace

    from piste.kernels.choose import choose_kernel
    from piste.kernels.launch import Flash, read_launch, with_tiles
    from piste.kernels.predict import Gpu, predict
    from piste.kernels.write import program
    from piste.spec.architecture import Architecture
    from piste.spec.files import Spec, dump, part_of
    from piste.views.kernel import kernel_text

    launch, chip = read_launch(kernel), part_of(Architecture, arch)
    gpu = Gpu.of(chip)
    if isinstance(launch, Flash):
        launch = replace(launch, causal=causal)
    elif causal:
        raise SpecError("--causal is for flash, found it with gemm; leave it out")
    looked_at = 0
    least = {"group": (group, 1, 8), "split-k": (split_k, 1, 1), "stages": (stages, 0, 0), "warps": (warps, 0, 0)}
    for name, (value, lowest, usual) in least.items():
        if value < lowest:
            raise SpecError(f"--{name} is at least {lowest}, found {value}; write {max(usual, 1)}")
        if value != usual and not tiles:
            raise SpecError(
                f"--{name} goes with --tiles, which says what is predicted; write --tiles too or leave it out"
            )
    if tiles:
        parts = [part.strip() for part in tiles.split(",")]
        if not all(part.isascii() and part.isdigit() and len(part) < 6 for part in parts):
            raise SpecError(f"--tiles takes whole numbers, found {tiles[:40]!r}; write such as 128,128,64")
        launch = with_tiles(launch, tuple(int(part) for part in parts))
        if not isinstance(launch, Flash):
            launch = replace(launch, group_m=group, split_k=split_k)
        launch = replace(launch, stages=stages or launch.stages, warps=warps or launch.warps)
        found = predict(launch, gpu)
    else:
        found, looked_at = choose_kernel(launch, gpu)
    if output:
        text = program(found, output.name)
        save(lambda path: path.write_text(text), output)
    if spec:
        run: dict[str, int | bool] = {"stages": found.launch.stages, "warps": found.launch.warps or 0}
        run |= {"causal": True} if causal else {}
        tree = Spec(found.launch.workload(), chip, found.launch.mapping(), launch=run)
        save(lambda path: dump(tree, path), spec)
    if html:
        save(found.page, html)
    typer.echo(json.dumps(found.to_dict()) if as_json else kernel_text(found, looked_at))
