"""Launches: a matrix product or an attention cut into programs, the order in which they start, what each touches.

A *program* is what one block of threads does: it computes one tile of the result. Programs start in the order of their
numbers, so many at a time as the chip has room for; those that run at the same time are a *wave*.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import ceil

import numpy as np
from numpy.typing import NDArray

from piste.count.waves import Extents
from piste.errors import SpecError
from piste.spec.einsum import parse_einsum
from piste.spec.mapping import Compute, Fuse, Keep, Loop, Mapping, Node
from piste.spec.workload import Workload

ELEMENT_BYTES = 2  # fp16 in and out; sums are fp32
WHOLE_ROWS = 16  # rows of so many elements, or a multiple, are read 16 bytes at a time (Triton's divisibility)


@dataclass(frozen=True)
class Gemm:
    """One launch of `C[m,n] = A[m,k] * B[k,n]`: a program computes tile_m x tile_n in steps of tile_k.

    group_m: so many rows of tiles are started before the next column. split_k: so many programs share one tile's sum.
    """

    m: int
    k: int
    n: int
    tile_m: int = 128
    tile_n: int = 128
    tile_k: int = 64
    group_m: int = 8
    split_k: int = 1
    stages: int = 3
    warps: int | None = None

    def __post_init__(self) -> None:
        _positive(self)
        if self.warps is None:
            object.__setattr__(self, "warps", 8 if self.tile_m * self.tile_n >= 16384 else 4)

    @property
    def kind(self) -> str:
        return "gemm"

    @property
    def flops(self) -> int:
        return 2 * self.m * self.k * self.n

    @property
    def rows(self) -> int:
        return ceil(self.m / self.tile_m)

    @property
    def columns(self) -> int:
        return ceil(self.n / self.tile_n)

    @property
    def programs(self) -> int:
        return self.rows * self.columns * self.split_k

    @property
    def steps(self) -> int:
        """Steps through k of one program."""
        return ceil(ceil(self.k / self.tile_k) / self.split_k)

    @property
    def tile(self) -> tuple[int, int, int]:
        return self.tile_m, self.tile_n, self.tile_k

    @property
    def aligned(self) -> tuple[bool, bool]:
        """Whether the rows of A and those of B start where wide loads may start."""
        return self.k % WHOLE_ROWS == 0, self.n % WHOLE_ROWS == 0

    @property
    def shared_bytes(self) -> int:
        """Shared memory of a program: a tile of each operand for every stage."""
        return self.stages * (self.tile_m + self.tile_n) * self.tile_k * ELEMENT_BYTES

    @property
    def step_bytes(self) -> int:
        return (self.tile_m + self.tile_n) * self.tile_k * ELEMENT_BYTES

    @property
    def least_read_bytes(self) -> int:
        return (self.m * self.k + self.k * self.n) * ELEMENT_BYTES

    @property
    def write_bytes(self) -> int:
        wide = 2 if self.split_k > 1 else 1  # parts are added up in fp32
        return self.m * self.n * ELEMENT_BYTES * wide

    def place(self, program: int) -> tuple[int, int]:
        """The row and the column of the tile that a program computes: the launch order.

        >>> [Gemm(512, 64, 384, group_m=2).place(p) for p in range(8)]
        [(0, 0), (1, 0), (0, 1), (1, 1), (0, 2), (1, 2), (2, 0), (3, 0)]
        """
        width = self.group_m * self.columns
        first = program // width * self.group_m
        size = min(self.rows - first, self.group_m)
        return first + program % width % size, program % width // size

    def sm_read_bytes(self) -> int:
        """What enters the multiprocessors, in sectors of 32 bytes.

        Each program reads its rows of A and its columns of B. A row that starts inside a sector touches one more: for
        B at every step, for A only once, because the sector that two steps share is still in L1.
        """
        first = np.arange(min(self.m, 16)) * self.k
        a = int(_sectors(first, self.k).sum()) / len(first) * self.m
        starts = np.arange(self.columns) * self.tile_n
        inner = np.arange(min(self.k, 16))[:, None] * self.n
        b = int(_sectors(inner + starts, np.minimum(self.tile_n, self.n - starts)).sum()) / len(inner) * self.k
        return round((self.columns * a + self.rows * b) * 32)

    def workload(self) -> Workload:
        """The product as an Einsum; the parts of a split sum are added up in fp32."""
        sizes = {"m": self.m, "k": self.k, "n": self.n}
        bits = {tensor: 8 * ELEMENT_BYTES for tensor in "AWB"}
        return Workload.parse("B[m,n] = A[m,k] * W[k,n]", sizes, bits | ({"B": 32} if self.split_k > 1 else {}))

    def mapping(self) -> Mapping:
        """The launch as a loop tree: the loops above the registers are the launch order, those below one program.

        >>> print(Gemm(4096, 4096, 4096).mapping())
        HBM  | keep A, W, B
             | for m in steps of 1024
             |   for n in steps of 128
             |     for m in steps of 128
        RF   |       keep B (retain: false)
             |       for k in steps of 64
        SMEM |         keep A, W (retain: false)
             |         compute B
        """
        high, part = self.group_m * self.tile_m, self.steps * self.tile_k
        nodes: list[Node] = [Keep("HBM", ("A", "W", "B"))]
        if self.split_k > 1:
            nodes.append(Loop("k", part))
        if high < self.m:
            nodes.append(Loop("m", high))
        nodes += [Loop("n", self.tile_n), Loop("m", self.tile_m), Keep("RF", ("B",), retain=False)]
        nodes += [Loop("k", self.tile_k), Keep("SMEM", ("A", "W"), retain=False), Compute("B")]
        return Mapping(tuple(nodes))

    @property
    def order(self) -> tuple[Loop, ...]:
        """The loops whose iterations are the programs, in the order in which they start."""
        nodes = self.mapping().nodes
        inside = next(i for i, node in enumerate(nodes) if isinstance(node, Keep) and node.memory != "HBM")
        return tuple(node for node in nodes[:inside] if isinstance(node, Loop))


@dataclass(frozen=True)
class Flash:
    """One launch of attention with online softmax: a program takes tile_q queries of a head and walks its keys.

    heads: those of all sequences together; kv_heads: heads of keys and values, each shared by heads / kv_heads.
    """

    heads: int
    kv_heads: int
    tokens: int
    columns: int
    tile_q: int = 128
    tile_k: int = 64
    causal: bool = False
    stages: int = 2
    warps: int | None = None

    def __post_init__(self) -> None:
        _positive(self)
        if self.heads % self.kv_heads:
            raise SpecError(
                f"heads must be a multiple of kv_heads, found {self.heads} and {self.kv_heads}; write such as 32 and 8"
            )
        if self.warps is None:
            object.__setattr__(self, "warps", 8 if self.tile_q >= 128 else 4)

    @property
    def kind(self) -> str:
        return "flash"

    @property
    def rows(self) -> int:
        """Tiles of queries of one head."""
        return ceil(self.tokens / self.tile_q)

    @property
    def programs(self) -> int:
        return self.rows * self.heads

    @property
    def shared_bytes(self) -> int:
        """Shared memory of a program: its queries, and a tile of keys and of values for every stage."""
        return (self.tile_q + 2 * self.stages * self.tile_k) * self.columns * ELEMENT_BYTES

    @property
    def step_bytes(self) -> int:
        return 2 * self.tile_k * self.columns * ELEMENT_BYTES

    @property
    def least_read_bytes(self) -> int:
        return (self.heads + 2 * self.kv_heads) * self.tokens * self.columns * ELEMENT_BYTES

    @property
    def write_bytes(self) -> int:
        return self.heads * self.tokens * self.columns * ELEMENT_BYTES

    def keys(self, tile: int) -> int:
        """Keys that a tile of queries walks: all, or with a causal mask those up to its last query, in whole steps."""
        end = min((tile + 1) * self.tile_q, self.tokens) if self.causal else self.tokens
        return min(self.tokens, ceil(end / self.tile_k) * self.tile_k)

    @property
    def flops(self) -> int:
        return sum(4 * self.tile_q * self.keys(tile) * self.columns for tile in range(self.rows)) * self.heads

    @property
    def lengths(self) -> list[int]:
        """Steps of the programs of one head, in the order in which they start."""
        return [ceil(self.keys(tile) / self.tile_k) for tile in range(self.rows)]

    @property
    def steps(self) -> int:
        """Steps of the longest program."""
        return ceil(self.keys(self.rows - 1) / self.tile_k)

    def workload(self) -> Workload:
        """Attention with online softmax as Einsums: heads h of keys, q heads that share each, queries m, keys p."""
        texts = [
            "S[h,q,m,p] = Q[h,q,m,f] * K[h,p,f]",
            "M[h,q,m] max= S[h,q,m,p]",
            "X[h,q,m,p] = exp(S[h,q,m,p] - M[h,q,m]), running M",
            "D[h,q,m] = X[h,q,m,p], rescale M",
            "U[h,q,m,e] = X[h,q,m,p] * V[h,p,e], rescale M",
            "O[h,q,m,e] = U[h,q,m,e] / D[h,q,m]",
        ]
        sizes = {"h": self.kv_heads, "q": self.heads // self.kv_heads, "m": self.tokens, "p": self.tokens}
        einsums = [parse_einsum(text) for text in texts]
        return Workload.parse(einsums, sizes | {"f": self.columns, "e": self.columns}, 8 * ELEMENT_BYTES)

    def mapping(self) -> Mapping:
        """The launch without its mask as a loop tree: a program is one head and one tile of its queries.

        >>> print(Flash(32, 8, 4096, 128).mapping())
        HBM  | keep Q, K, V, O
             | for h in steps of 1
             |   for q in steps of 1
             |     for m in steps of 128
        SMEM |       keep Q (retain: false)
        RF   |       keep M, D, U
             |       fuse
             |         first
             |           for p in steps of 64
        RF   |             keep S, X
             |             fuse
             |               first
        SMEM |                 keep K (retain: false)
             |                 compute S
             |               then
             |                 compute M
             |               then
             |                 compute X
             |               then
             |                 compute D
             |               then
        SMEM |                 keep V (retain: false)
             |                 compute U
             |         then
        RF   |           keep O
             |           compute O
        """
        softmax = tuple((Compute(name),) for name in ("M", "X", "D"))
        logits, values = Keep("SMEM", ("K",), retain=False), Keep("SMEM", ("V",), retain=False)
        step = Fuse(((logits, Compute("S")), *softmax, (values, Compute("U"))))
        walk = (Loop("p", self.tile_k), Keep("RF", ("S", "X")), step)
        program = (Keep("SMEM", ("Q",), retain=False), Keep("RF", ("M", "D", "U")))
        order = (Loop("h", 1), Loop("q", 1), Loop("m", self.tile_q))
        end = (Keep("RF", ("O",)), Compute("O"))
        return Mapping((Keep("HBM", ("Q", "K", "V", "O")), *order, *program, Fuse((walk, end))))

    @property
    def order(self) -> tuple[Loop, ...]:
        """The loops whose iterations are the programs, in the order in which they start."""
        nodes = self.mapping().nodes
        inside = next(i for i, node in enumerate(nodes) if isinstance(node, Keep) and node.memory != "HBM")
        return tuple(node for node in nodes[:inside] if isinstance(node, Loop))

    def tile_tree(self, tile: int) -> tuple[Workload, Mapping]:
        """One tile of queries of every head as a loop tree. With a causal mask, each tile has keys of its own.

        >>> workload, _ = Flash(8, 2, 4096, 64, causal=True).tile_tree(0)
        >>> workload.sizes["m"], workload.sizes["p"]
        (128, 128)
        """
        high = min(self.tile_q, self.tokens - tile * self.tile_q)
        sizes = {**self.workload().sizes, "m": high, "p": self.keys(tile)}
        return replace(self.workload(), sizes=sizes), self.mapping()

    def walked(self, tensor: str, extents: Extents) -> NDArray[np.float64] | float:
        """The share of a head's keys and values that each program walks."""
        if tensor not in "KV":
            return 1.0
        keys = np.array([self.keys(tile) for tile in range(self.rows)])
        return keys[extents["m"][0] // self.tile_q] / self.tokens

    def sm_read_bytes(self) -> int:
        """What enters the multiprocessors: each program's queries, and the keys and values that it walks."""
        rows = sum(
            min(self.tile_q, self.tokens - tile * self.tile_q) + 2 * self.keys(tile) for tile in range(self.rows)
        )
        return self.heads * rows * ceil(self.columns * ELEMENT_BYTES / 32) * 32


Launch = Gemm | Flash


def _sectors(start: NDArray[np.int64], length: NDArray[np.int64] | int) -> NDArray[np.int64]:
    """Sectors of 32 bytes that `length` elements from element `start` on touch."""
    first, last = start * ELEMENT_BYTES // 32, ((start + length) * ELEMENT_BYTES - 1) // 32
    return last - first + 1


def _positive(launch: Launch) -> None:
    for name, value in vars(launch).items():
        if value is None or isinstance(value, bool):
            continue
        if not isinstance(value, int) or value < 1:
            raise SpecError(f"{name} must be a positive whole number, found {value!r}; write one such as 128")
        if name.startswith("tile") and value.bit_count() > 1:
            raise SpecError(f"{name} must be a power of two, found {value}; write one such as 64")


def read_launch(text: str) -> Launch:
    """`gemm:M,K,N` or `flash:HEADS,KV_HEADS,TOKENS,COLUMNS` with default tiles.

    >>> read_launch("gemm:64,128,256")
    Gemm(m=64, k=128, n=256, tile_m=128, tile_n=128, tile_k=64, group_m=8, split_k=1, stages=3, warps=8)
    """
    kind, _, sizes = text.partition(":")
    parts = [part.strip() for part in sizes.split(",")]
    wanted = {"gemm": ("M", "K", "N"), "flash": ("HEADS", "KV_HEADS", "TOKENS", "COLUMNS")}
    if kind not in wanted:
        raise SpecError(f"no kernel named {kind!r}; write gemm:M,K,N or flash:HEADS,KV_HEADS,TOKENS,COLUMNS")
    names = wanted[kind]
    if len(parts) != len(names) or not all(part.isascii() and part.isdigit() and len(part) < 12 for part in parts):
        raise SpecError(
            f"{kind} takes {len(names)} whole numbers {','.join(names)}, found {sizes[:60]!r}; "
            f"write such as {'gemm:4096,4096,4096' if kind == 'gemm' else 'flash:32,8,4096,128'}"
        )
    numbers = [int(part) for part in parts]
    return Gemm(numbers[0], numbers[1], numbers[2]) if kind == "gemm" else Flash(*numbers[:4])  # type: ignore[arg-type]


def with_tiles(launch: Launch, tiles: tuple[int, ...]) -> Launch:
    """The same launch with other tiles: TM,TN,TK of a product, TQ,TK of an attention."""
    names = ("tile_m", "tile_n", "tile_k") if isinstance(launch, Gemm) else ("tile_q", "tile_k")
    if len(tiles) != len(names):
        raise SpecError(f"tiles of {launch.kind} are {','.join(names)}, found {len(tiles)} numbers")
    return replace(launch, **dict(zip(names, tiles, strict=True)), warps=None)  # type: ignore[arg-type]
