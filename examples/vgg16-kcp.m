// Three layers of VGG16 under the dataflow of NVDLA: output channels over clusters, input channels inside.
Constant CLUSTER 64;

Network VGG16 {
    Layer CONV2 {
        Type: CONV
        Stride { X: 1, Y: 1 }
        Dimensions { K: 64, C: 64, R: 3, S: 3, Y: 226, X: 226 }
        Dataflow {
            SpatialMap(1,1) K;
            TemporalMap(CLUSTER,CLUSTER) C;
            TemporalMap(Sz(R),Sz(R)) R;
            TemporalMap(Sz(S),Sz(S)) S;
            TemporalMap(Sz(R),1) Y;
            TemporalMap(Sz(S),1) X;
            Cluster(CLUSTER, P);
            SpatialMap(1,1) C;
        }
    }
    Layer CONV11 {  // runs the dataflow of the layer before; the output is given, and Y and X follow
        Type: CONV
        Dimensions { K: 512, C: 512, R: 3, S: 3, Y': 14, X': 14 }
    }
    Layer FC1 {  // as for the released tool; `Type: FC`, which it does not have, needs no R and S
        Type: CONV
        Dimensions { K: 4096, C: 512, R: 7, S: 7, Y: 7, X: 7 }
    }
}
