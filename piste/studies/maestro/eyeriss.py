"""AlexNet on the Eyeriss chip: how long each layer took, how it was mapped, and that mapping as directives.

From Chen et al., "Eyeriss: An Energy-Efficient Reconfigurable Accelerator for Deep Convolutional Neural Networks" (JSSC
2017): four images at 200 MHz, on 168 PEs.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from piste.dataflow.directives import COUPLINGS, Directive, Layer
from piste.dataflow.hardware import Hardware, Noc
from piste.dataflow.text import parse_directives

CLOCK_MHZ = 200
PES = 168
# Words a cycle from and to the global buffer, on a network for each tensor: Section V-B of the paper.
WIDTHS = {"input": 1, "filter": 4, "output": 4}
# A PE has room for 224 weights and a pass takes 144 to 192: those of the next one come when it is computed. Inputs come
# while PEs compute, though two windows do not fit the 12 words for them: a window slides, and new columns replace old
# ones. That is our reading; when the chip fetches what is not published.
CHIP = Hardware(PES, (Noc(channels=True, widths=WIDTHS),), awaited=("filter",))


@dataclass(frozen=True)
class Measured:
    """A layer on the chip: what it is, how it was mapped, how many PEs had work and how long it took.

    The mapping is by the letters of the paper: `m` filters and `n` images are in the global buffer while `e` rows of
    results are made; in one pass a PE has `p` filters and `q` channels, on `r` sets of PEs for further channels and `t`
    for further filters.
    """

    layer: Layer
    m: int
    n: int
    e: int
    p: int
    q: int
    r: int
    t: int
    active_pes: int
    latency_ms: float

    @property
    def directives(self) -> tuple[Directive, ...]:
        """The mapping of the chip, row-stationary: filters outermost, then rows, images and channels, pass by pass."""
        return parse_directives(
            f"""
            TemporalMap({self.m},{self.m}) K; TemporalMap({self.e},{self.e}) Y'; TemporalMap({self.n},{self.n}) N;
            TemporalMap({self.q * self.r},{self.q * self.r}) C;
            Cluster({self.t});
            SpatialMap({self.p},{self.p}) K;
            Cluster({self.r});
            SpatialMap({self.q},{self.q}) C;
            Cluster({self.e});
            SpatialMap(1,1) Y';
            Cluster(Sz(R));
            TemporalMap(1,1) N; TemporalMap(1,1) X'; SpatialMap(1,1) Y; SpatialMap(1,1) R;
            """
        )

    @property
    def mapped(self) -> Layer:
        """The layer with the mapping of the chip."""
        return replace(self.layer, directives=self.directives)


def _layer(name: str, k: int, c: int, window: int, y: int, stride: int, released: str) -> Layer:
    dims = {"N": 4, "K": k, "C": c, "R": window, "S": window, "Y": y, "X": y}
    return Layer(name, "CONV", dims, parse_directives(released), (stride, stride), COUPLINGS["CONV"])


# The directives are those of the validation released with MAESTRO (validation/eyeriss, 168 PEs, 14 elements a cycle).
# The channels of the second, fourth and fifth layer are those of one of two groups. Latencies are "processing latency"
# of the paper's Table V; mapping parameters are of the table before.
ALEXNET = (
    Measured(
        _layer(
            "CONV1", 96, 3, 11, 227, 4,
            """SpatialMap(1,1) Y'; TemporalMap(1,1) X'; TemporalMap(1,1) N; TemporalMap(1,1) C; TemporalMap(16,16) K;
            TemporalMap(Sz(R),Sz(R)) R; TemporalMap(Sz(S),Sz(S)) S;
            Cluster(Sz(R));
            TemporalMap(1,1) N; TemporalMap(1,1) C; TemporalMap(2,2) K; SpatialMap(1,1) Y; SpatialMap(1,1) R;
            TemporalMap(Sz(S),Sz(S)) S""",
        ),
        m=96, n=1, e=7, p=16, q=1, r=1, t=2, active_pes=154, latency_ms=16.5,
    ),
    Measured(
        _layer(
            "CONV2", 256, 48, 5, 31, 1,
            """SpatialMap(1,1) Y'; TemporalMap(1,1) X'; TemporalMap(1,1) N; TemporalMap(2,2) C; TemporalMap(16,16) K;
            TemporalMap(Sz(R),Sz(R)) R; TemporalMap(Sz(S),Sz(S)) S;
            Cluster(Sz(R));
            TemporalMap(1,1) C; SpatialMap(1,1) Y; SpatialMap(1,1) R; TemporalMap(Sz(S),Sz(S)) S""",
        ),
        m=64, n=1, e=27, p=16, q=2, r=1, t=1, active_pes=135, latency_ms=39.2,
    ),
    Measured(
        _layer(
            "CONV3", 384, 256, 3, 15, 1,
            """TemporalMap(4,4) N; SpatialMap(16,16) K; TemporalMap(4,4) C; TemporalMap(13,13) Y'; TemporalMap(15,13) X;
            TemporalMap(Sz(R),Sz(R)) R; TemporalMap(Sz(S),Sz(S)) S;
            Cluster(13);
            TemporalMap(4,4) N; TemporalMap(16,16) K; TemporalMap(4,4) C; SpatialMap(1,1) Y'; TemporalMap(15,13) X;
            TemporalMap(Sz(R),Sz(R)) R; TemporalMap(Sz(S),Sz(S)) S;
            Cluster(Sz(R));
            TemporalMap(4,4) N; TemporalMap(4,4) C; TemporalMap(16,16) K; TemporalMap(13,13) X'; SpatialMap(1,1) Y;
            SpatialMap(1,1) R; TemporalMap(Sz(S),Sz(S)) S""",
        ),
        m=64, n=4, e=13, p=16, q=4, r=1, t=4, active_pes=156, latency_ms=21.8,
    ),
    Measured(
        _layer(
            "CONV4", 384, 192, 3, 15, 1,
            """TemporalMap(4,4) N; TemporalMap(6,6) C; SpatialMap(16,16) K; TemporalMap(13,13) Y';
            TemporalMap(13,13) X'; TemporalMap(Sz(R),Sz(R)) R; TemporalMap(Sz(S),Sz(S)) S;
            Cluster(2);
            TemporalMap(4,4) N; SpatialMap(3,3) C; TemporalMap(16,16) K; TemporalMap(13,13) Y'; TemporalMap(1,1) X';
            TemporalMap(Sz(R),Sz(R)) R; TemporalMap(Sz(S),Sz(S)) S;
            Cluster(13);
            TemporalMap(4,4) N; TemporalMap(3,3) C; TemporalMap(16,16) K; SpatialMap(1,1) Y'; TemporalMap(1,1) X';
            TemporalMap(Sz(R),Sz(R)) R; TemporalMap(Sz(S),Sz(S)) S;
            Cluster(Sz(R));
            TemporalMap(1,1) N; TemporalMap(1,1) C; TemporalMap(1,1) K; TemporalMap(1,1) X'; SpatialMap(1,1) Y;
            SpatialMap(1,1) R; TemporalMap(Sz(S),Sz(S)) S""",
        ),
        m=64, n=4, e=13, p=16, q=3, r=2, t=2, active_pes=156, latency_ms=16.0,
    ),
    Measured(
        _layer(
            "CONV5", 256, 192, 3, 15, 1,
            """TemporalMap(4,4) N; TemporalMap(6,6) C; SpatialMap(16,16) K; TemporalMap(13,13) Y';
            TemporalMap(13,13) X'; TemporalMap(Sz(R),Sz(R)) R; TemporalMap(Sz(S),Sz(S)) S;
            Cluster(2);
            TemporalMap(4,4) N; SpatialMap(3,3) C; TemporalMap(16,16) K; TemporalMap(13,13) Y'; TemporalMap(8,8) X';
            TemporalMap(Sz(R),Sz(R)) R; TemporalMap(Sz(S),Sz(S)) S;
            Cluster(13);
            TemporalMap(1,1) N; TemporalMap(3,3) C; TemporalMap(16,16) K; SpatialMap(1,1) Y'; TemporalMap(1,1) X';
            TemporalMap(Sz(R),Sz(R)) R; TemporalMap(Sz(S),Sz(S)) S;
            Cluster(Sz(R));
            TemporalMap(1,1) N; TemporalMap(1,1) C; TemporalMap(2,2) K; TemporalMap(1,1) X'; SpatialMap(1,1) Y;
            SpatialMap(1,1) R; TemporalMap(Sz(S),Sz(S)) S""",
        ),
        m=64, n=4, e=13, p=16, q=3, r=2, t=2, active_pes=156, latency_ms=10.0,
    ),
)  # fmt: skip
