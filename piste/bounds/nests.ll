; nests.c b1954bc805a5a7e31be74240470cae737543d3ee3dc6421827d3f5c88772cb0f

%struct.All = type { ptr, ptr, [32 x %struct.Loop], [12 x i64], [8 x i64], %struct.Chains, [33 x [8 x i64]], [33 x [8 x i64]], [33 x [32 x i64]], [33 x [32 x [256 x %struct.Way]]], i64 }
%struct.Loop = type { i64, i64 }
%struct.Chains = type { [12 x i64], [12 x [32 x i64]], [12 x [33 x %struct.Extents]], [12 x [33 x i64]] }
%struct.Extents = type { i64, [64 x i64], [64 x i64] }
%struct.Way = type { i64, i64, i64, i64 }
%struct.Steps = type { i64, [128 x i64], [128 x i64], [128 x i64], [128 x i64] }
%struct.Problem = type { i64, i64, i64, i64, i64, i64, [12 x i64], [12 x i64], [12 x ptr], i64, [12 x [2 x i64]], [8 x %struct.Tensor] }
%struct.Tensor = type { i64, i64, i64, i64, i64, i64, i64, [8 x i64], [8 x [12 x i64]], [8 x i64], [8 x [12 x i64]], [8 x [12 x i64]] }
%struct.Front = type { i64, i64, i64, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, ptr, i64 }
%struct.Nest = type { i64, [32 x %struct.Loop], [8 x i64], i64 }
%struct.State = type { [12 x i64], i64, [32 x %struct.Loop], [8 x i64], i64, i64, i64, i64, i64, [8 x i64], [8 x i64], i64, i64, i64 }
%struct.Memory = type { i64, i64, i64, [4 x i64], [4 x [8 x i64]] }
%struct.Trade = type { i64, double, double, ptr }

@complete.a = internal global %struct.All zeroinitializer, align 8
@covered.seen = internal unnamed_addr global [65536 x i8] zeroinitializer, align 16
@arrive.still = internal global [12 x %struct.Steps] zeroinitializer, align 16
@arrive.one = internal global [12 x %struct.Steps] zeroinitializer, align 16
@attempt.c = internal global %struct.Chains zeroinitializer, align 8
@leaf.c = internal global %struct.Chains zeroinitializer, align 8
@moved.c = internal global %struct.Chains zeroinitializer, align 8

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define i64 @complete(ptr noundef %0, ptr noundef %1) {
  %3 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %4 = load i64, ptr %3, align 8
  %5 = icmp sgt i64 %4, 5
  br i1 %5, label %155, label %6

6:                                                ; preds = %2
  store ptr %0, ptr @complete.a, align 8
  store ptr %1, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 1), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 10), align 8
  %7 = load i64, ptr %0, align 8
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %9, label %12

9:                                                ; preds = %6
  %10 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 0
  %11 = load i64, ptr %10, align 8
  br label %12

12:                                               ; preds = %6, %9
  %13 = phi i64 [ %11, %9 ], [ 0, %6 ]
  store i64 %13, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 3, i64 0), align 8
  %14 = load i64, ptr %0, align 8
  %15 = icmp sgt i64 %14, 1
  br i1 %15, label %16, label %19

16:                                               ; preds = %12
  %17 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 1
  %18 = load i64, ptr %17, align 8
  br label %19

19:                                               ; preds = %16, %12
  %20 = phi i64 [ %18, %16 ], [ 0, %12 ]
  store i64 %20, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 3, i64 1), align 8
  %21 = load i64, ptr %0, align 8
  %22 = icmp sgt i64 %21, 2
  br i1 %22, label %23, label %26

23:                                               ; preds = %19
  %24 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 2
  %25 = load i64, ptr %24, align 8
  br label %26

26:                                               ; preds = %23, %19
  %27 = phi i64 [ %25, %23 ], [ 0, %19 ]
  store i64 %27, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 3, i64 2), align 8
  %28 = load i64, ptr %0, align 8
  %29 = icmp sgt i64 %28, 3
  br i1 %29, label %30, label %33

30:                                               ; preds = %26
  %31 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 3
  %32 = load i64, ptr %31, align 8
  br label %33

33:                                               ; preds = %30, %26
  %34 = phi i64 [ %32, %30 ], [ 0, %26 ]
  store i64 %34, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 3, i64 3), align 8
  %35 = load i64, ptr %0, align 8
  %36 = icmp sgt i64 %35, 4
  br i1 %36, label %37, label %40

37:                                               ; preds = %33
  %38 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 4
  %39 = load i64, ptr %38, align 8
  br label %40

40:                                               ; preds = %37, %33
  %41 = phi i64 [ %39, %37 ], [ 0, %33 ]
  store i64 %41, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 3, i64 4), align 8
  %42 = load i64, ptr %0, align 8
  %43 = icmp sgt i64 %42, 5
  br i1 %43, label %44, label %47

44:                                               ; preds = %40
  %45 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 5
  %46 = load i64, ptr %45, align 8
  br label %47

47:                                               ; preds = %44, %40
  %48 = phi i64 [ %46, %44 ], [ 0, %40 ]
  store i64 %48, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 3, i64 5), align 8
  %49 = load i64, ptr %0, align 8
  %50 = icmp sgt i64 %49, 6
  br i1 %50, label %51, label %54

51:                                               ; preds = %47
  %52 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 6
  %53 = load i64, ptr %52, align 8
  br label %54

54:                                               ; preds = %51, %47
  %55 = phi i64 [ %53, %51 ], [ 0, %47 ]
  store i64 %55, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 3, i64 6), align 8
  %56 = load i64, ptr %0, align 8
  %57 = icmp sgt i64 %56, 7
  br i1 %57, label %58, label %61

58:                                               ; preds = %54
  %59 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 7
  %60 = load i64, ptr %59, align 8
  br label %61

61:                                               ; preds = %58, %54
  %62 = phi i64 [ %60, %58 ], [ 0, %54 ]
  store i64 %62, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 3, i64 7), align 8
  %63 = load i64, ptr %0, align 8
  %64 = icmp sgt i64 %63, 8
  br i1 %64, label %65, label %68

65:                                               ; preds = %61
  %66 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 8
  %67 = load i64, ptr %66, align 8
  br label %68

68:                                               ; preds = %65, %61
  %69 = phi i64 [ %67, %65 ], [ 0, %61 ]
  store i64 %69, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 3, i64 8), align 8
  %70 = load i64, ptr %0, align 8
  %71 = icmp sgt i64 %70, 9
  br i1 %71, label %72, label %75

72:                                               ; preds = %68
  %73 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 9
  %74 = load i64, ptr %73, align 8
  br label %75

75:                                               ; preds = %72, %68
  %76 = phi i64 [ %74, %72 ], [ 0, %68 ]
  store i64 %76, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 3, i64 9), align 8
  %77 = load i64, ptr %0, align 8
  %78 = icmp sgt i64 %77, 10
  br i1 %78, label %79, label %82

79:                                               ; preds = %75
  %80 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 10
  %81 = load i64, ptr %80, align 8
  br label %82

82:                                               ; preds = %79, %75
  %83 = phi i64 [ %81, %79 ], [ 0, %75 ]
  store i64 %83, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 3, i64 10), align 8
  %84 = load i64, ptr %0, align 8
  %85 = icmp sgt i64 %84, 11
  br i1 %85, label %86, label %89

86:                                               ; preds = %82
  %87 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 11
  %88 = load i64, ptr %87, align 8
  br label %89

89:                                               ; preds = %86, %82
  %90 = phi i64 [ %88, %86 ], [ 0, %82 ]
  store i64 %90, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 3, i64 11), align 8
  %91 = load i64, ptr %3, align 8
  %92 = icmp sgt i64 %91, 0
  br i1 %92, label %99, label %93

93:                                               ; preds = %117, %89
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 8, i64 0, i64 1), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 8, i64 0, i64 2), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 8, i64 0, i64 3), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 8, i64 0, i64 4), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 8, i64 0, i64 5), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 8, i64 0, i64 6), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 8, i64 0, i64 7), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 8, i64 0, i64 8), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 8, i64 0, i64 9), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 8, i64 0, i64 10), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 8, i64 0, i64 11), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 8, i64 0, i64 12), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 8, i64 0, i64 13), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 8, i64 0, i64 14), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 8, i64 0, i64 15), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 8, i64 0, i64 16), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 8, i64 0, i64 17), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 8, i64 0, i64 18), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 8, i64 0, i64 19), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 8, i64 0, i64 20), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 8, i64 0, i64 21), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 8, i64 0, i64 22), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 8, i64 0, i64 23), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 8, i64 0, i64 24), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 8, i64 0, i64 25), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 8, i64 0, i64 26), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 8, i64 0, i64 27), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 8, i64 0, i64 28), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 8, i64 0, i64 29), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 8, i64 0, i64 30), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 8, i64 0, i64 31), align 8
  store i64 1, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 8), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 9, i64 0, i64 0, i64 0, i32 3), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 9, i64 0, i64 0, i64 0, i32 1), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 9), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 9, i64 0, i64 0, i64 0, i32 2), align 8
  %94 = getelementptr inbounds %struct.Front, ptr %1, i64 0, i32 10
  store i64 0, ptr %94, align 8
  %95 = getelementptr inbounds %struct.Front, ptr %1, i64 0, i32 9
  store i64 0, ptr %95, align 8
  %96 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6
  %97 = load i64, ptr %0, align 8
  %98 = icmp sgt i64 %97, 0
  br i1 %98, label %139, label %151

99:                                               ; preds = %89, %117
  %100 = phi i64 [ %118, %117 ], [ 0, %89 ]
  %101 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %100, i32 3
  %102 = load i64, ptr %101, align 8
  %103 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %100, i32 4
  %104 = load i64, ptr %103, align 8
  %105 = icmp eq i64 %102, %104
  %106 = zext i1 %105 to i64
  %107 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 4, i64 %100
  store i64 %106, ptr %107, align 8
  %108 = load i64, ptr %103, align 8
  %109 = icmp sgt i64 %108, 0
  br i1 %109, label %110, label %117

110:                                              ; preds = %99, %123
  %111 = phi i64 [ %124, %123 ], [ %108, %99 ]
  %112 = phi i64 [ %125, %123 ], [ %106, %99 ]
  %113 = phi i64 [ %126, %123 ], [ 0, %99 ]
  %114 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %100, i32 9, i64 %113
  %115 = load i64, ptr %114, align 8
  %116 = icmp sgt i64 %115, 0
  br i1 %116, label %128, label %123

117:                                              ; preds = %123, %99
  %118 = add nuw nsw i64 %100, 1
  %119 = load i64, ptr %3, align 8
  %120 = icmp slt i64 %118, %119
  br i1 %120, label %99, label %93

121:                                              ; preds = %128
  %122 = load i64, ptr %103, align 8
  br label %123

123:                                              ; preds = %121, %110
  %124 = phi i64 [ %122, %121 ], [ %111, %110 ]
  %125 = phi i64 [ %135, %121 ], [ %112, %110 ]
  %126 = add nuw nsw i64 %113, 1
  %127 = icmp slt i64 %126, %124
  br i1 %127, label %110, label %117

128:                                              ; preds = %110, %128
  %129 = phi i64 [ %135, %128 ], [ %112, %110 ]
  %130 = phi i64 [ %136, %128 ], [ 0, %110 ]
  %131 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %100, i32 11, i64 %113, i64 %130
  %132 = load i64, ptr %131, align 8
  %133 = icmp eq i64 %132, 1
  %134 = zext i1 %133 to i64
  %135 = and i64 %129, %134
  store i64 %135, ptr %107, align 8
  %136 = add nuw nsw i64 %130, 1
  %137 = load i64, ptr %114, align 8
  %138 = icmp slt i64 %136, %137
  br i1 %138, label %128, label %121

139:                                              ; preds = %93, %139
  %140 = phi i64 [ %148, %139 ], [ 0, %93 ]
  %141 = getelementptr inbounds [12 x i64], ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 5), i64 0, i64 %140
  store i64 0, ptr %141, align 8
  %142 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 5, i32 3, i64 %140
  store i64 1, ptr %142, align 8
  %143 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 5, i32 2, i64 %140
  store i64 1, ptr %143, align 8
  %144 = getelementptr inbounds i64, ptr %96, i64 %140
  %145 = load i64, ptr %144, align 8
  %146 = getelementptr inbounds %struct.Extents, ptr %143, i64 0, i32 1
  store i64 %145, ptr %146, align 8
  %147 = getelementptr inbounds %struct.Extents, ptr %143, i64 0, i32 2
  store i64 1, ptr %147, align 8
  %148 = add nuw nsw i64 %140, 1
  %149 = load i64, ptr %0, align 8
  %150 = icmp slt i64 %148, %149
  br i1 %150, label %139, label %151

151:                                              ; preds = %139, %93
  tail call fastcc void @inward(i64 noundef 0)
  %152 = load i64, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 10), align 8
  %153 = icmp eq i64 %152, 0
  %154 = zext i1 %153 to i64
  br label %155

155:                                              ; preds = %2, %151
  %156 = phi i64 [ %154, %151 ], [ 0, %2 ]
  ret i64 %156
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @inward(i64 noundef %0) unnamed_addr {
  %2 = alloca %struct.Nest, align 8
  %3 = alloca [8 x i64], align 16
  %4 = alloca [32 x i64], align 16
  %5 = alloca [32 x i64], align 16
  %6 = load ptr, ptr @complete.a, align 8
  %7 = getelementptr inbounds %struct.Problem, ptr %6, i64 0, i32 1
  %8 = load i64, ptr %7, align 8
  %9 = trunc i64 %8 to i32
  %10 = shl nsw i32 -1, %9
  %11 = xor i32 %10, -1
  %12 = sext i32 %11 to i64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %3)
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %5)
  %13 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 6, i64 %0
  %14 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 7, i64 %0
  %15 = icmp eq i64 %0, 0
  br i1 %15, label %20, label %16

16:                                               ; preds = %1
  %17 = add nsw i64 %0, -1
  %18 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 2, i64 %17
  %19 = load i64, ptr %18, align 8
  br label %20

20:                                               ; preds = %1, %16
  %21 = phi i64 [ %19, %16 ], [ -1, %1 ]
  %22 = add nsw i64 %0, 1
  %23 = load ptr, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 1), align 8
  %24 = getelementptr inbounds %struct.Front, ptr %23, i64 0, i32 9
  %25 = load i64, ptr %24, align 8
  %26 = add nsw i64 %25, %22
  store i64 %26, ptr %24, align 8
  %27 = getelementptr inbounds %struct.Front, ptr %23, i64 0, i32 11
  %28 = load i64, ptr %27, align 8
  %29 = icmp sgt i64 %26, %28
  br i1 %29, label %38, label %30

30:                                               ; preds = %20
  %31 = icmp sgt i32 %10, -2
  br i1 %31, label %52, label %32

32:                                               ; preds = %30
  %33 = tail call i64 @llvm.smax.i64(i64 %12, i64 1)
  %34 = and i64 %33, 1
  %35 = icmp eq i32 %9, 1
  br i1 %35, label %39, label %36

36:                                               ; preds = %32
  %37 = and i64 %33, 9223372036854775806
  br label %59

38:                                               ; preds = %20
  store i64 1, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 10), align 8
  br label %985

39:                                               ; preds = %59, %32
  %40 = phi i64 [ undef, %32 ], [ %77, %59 ]
  %41 = phi i64 [ 0, %32 ], [ %77, %59 ]
  %42 = phi i64 [ 0, %32 ], [ %78, %59 ]
  %43 = icmp eq i64 %34, 0
  br i1 %43, label %52, label %44

44:                                               ; preds = %39
  %45 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 8, i64 %0, i64 %42
  %46 = load i64, ptr %45, align 8
  %47 = icmp eq i64 %46, 0
  %48 = xor i64 %42, -1
  %49 = and i64 %48, %12
  %50 = select i1 %47, i64 0, i64 %49
  %51 = or i64 %50, %41
  br label %52

52:                                               ; preds = %44, %39, %30
  %53 = phi i64 [ 0, %30 ], [ %40, %39 ], [ %51, %44 ]
  %54 = icmp sgt i64 %8, 0
  br i1 %54, label %55, label %190

55:                                               ; preds = %52
  %56 = icmp sgt i64 %21, -1
  %57 = shl nuw i64 1, %21
  %58 = add nsw i64 %0, -1
  br label %86

59:                                               ; preds = %59, %36
  %60 = phi i64 [ 0, %36 ], [ %77, %59 ]
  %61 = phi i64 [ 0, %36 ], [ %78, %59 ]
  %62 = phi i64 [ 0, %36 ], [ %79, %59 ]
  %63 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 8, i64 %0, i64 %61
  %64 = load i64, ptr %63, align 8
  %65 = icmp eq i64 %64, 0
  %66 = xor i64 %61, -1
  %67 = and i64 %66, %12
  %68 = select i1 %65, i64 0, i64 %67
  %69 = or i64 %68, %60
  %70 = or i64 %61, 1
  %71 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 8, i64 %0, i64 %70
  %72 = load i64, ptr %71, align 8
  %73 = icmp eq i64 %72, 0
  %74 = sub nuw nsw i64 -2, %61
  %75 = and i64 %74, %12
  %76 = select i1 %73, i64 0, i64 %75
  %77 = or i64 %76, %69
  %78 = add nuw nsw i64 %61, 2
  %79 = add i64 %62, 2
  %80 = icmp eq i64 %79, %37
  br i1 %80, label %39, label %59

81:                                               ; preds = %183
  %82 = icmp sgt i64 %188, 0
  br i1 %82, label %83, label %190

83:                                               ; preds = %81
  %84 = icmp slt i64 %21, 0
  %85 = shl nuw i64 1, %21
  br label %195

86:                                               ; preds = %55, %183
  %87 = phi i64 [ 0, %55 ], [ %187, %183 ]
  %88 = getelementptr inbounds %struct.Problem, ptr %6, i64 0, i32 11, i64 %87
  %89 = load i64, ptr %88, align 8
  %90 = getelementptr inbounds %struct.Problem, ptr %6, i64 0, i32 11, i64 %87, i32 4
  %91 = load i64, ptr %90, align 8
  %92 = icmp sgt i64 %91, 0
  br i1 %92, label %93, label %160

93:                                               ; preds = %86, %121
  %94 = phi i64 [ %124, %121 ], [ 0, %86 ]
  %95 = phi i64 [ %123, %121 ], [ %89, %86 ]
  %96 = getelementptr inbounds %struct.Problem, ptr %6, i64 0, i32 11, i64 %87, i32 9, i64 %94
  %97 = load i64, ptr %96, align 8
  %98 = icmp sgt i64 %97, 0
  br i1 %98, label %99, label %121

99:                                               ; preds = %93
  %100 = and i64 %97, 1
  %101 = icmp eq i64 %97, 1
  br i1 %101, label %104, label %102

102:                                              ; preds = %99
  %103 = and i64 %97, -2
  br label %126

104:                                              ; preds = %155, %99
  %105 = phi i64 [ undef, %99 ], [ %156, %155 ]
  %106 = phi i64 [ 0, %99 ], [ %157, %155 ]
  %107 = phi i64 [ 1, %99 ], [ %156, %155 ]
  %108 = icmp eq i64 %100, 0
  br i1 %108, label %121, label %109

109:                                              ; preds = %104
  %110 = getelementptr inbounds %struct.Problem, ptr %6, i64 0, i32 11, i64 %87, i32 10, i64 %94, i64 %106
  %111 = load i64, ptr %110, align 8
  %112 = getelementptr inbounds i64, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 3), i64 %111
  %113 = load i64, ptr %112, align 8
  %114 = icmp eq i64 %113, 0
  br i1 %114, label %121, label %115

115:                                              ; preds = %109
  %116 = getelementptr inbounds %struct.Problem, ptr %6, i64 0, i32 11, i64 %87, i32 11, i64 %94, i64 %106
  %117 = load i64, ptr %116, align 8
  %118 = add nsw i64 %113, -1
  %119 = mul nsw i64 %117, %118
  %120 = add nsw i64 %119, %107
  br label %121

121:                                              ; preds = %104, %115, %109, %93
  %122 = phi i64 [ 1, %93 ], [ %105, %104 ], [ %120, %115 ], [ %107, %109 ]
  %123 = mul nsw i64 %122, %95
  %124 = add nuw nsw i64 %94, 1
  %125 = icmp eq i64 %124, %91
  br i1 %125, label %160, label %93

126:                                              ; preds = %155, %102
  %127 = phi i64 [ 0, %102 ], [ %157, %155 ]
  %128 = phi i64 [ 1, %102 ], [ %156, %155 ]
  %129 = phi i64 [ 0, %102 ], [ %158, %155 ]
  %130 = getelementptr inbounds %struct.Problem, ptr %6, i64 0, i32 11, i64 %87, i32 10, i64 %94, i64 %127
  %131 = load i64, ptr %130, align 8
  %132 = getelementptr inbounds i64, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 3), i64 %131
  %133 = load i64, ptr %132, align 8
  %134 = icmp eq i64 %133, 0
  br i1 %134, label %141, label %135

135:                                              ; preds = %126
  %136 = getelementptr inbounds %struct.Problem, ptr %6, i64 0, i32 11, i64 %87, i32 11, i64 %94, i64 %127
  %137 = load i64, ptr %136, align 8
  %138 = add nsw i64 %133, -1
  %139 = mul nsw i64 %137, %138
  %140 = add nsw i64 %139, %128
  br label %141

141:                                              ; preds = %135, %126
  %142 = phi i64 [ %140, %135 ], [ %128, %126 ]
  %143 = or i64 %127, 1
  %144 = getelementptr inbounds %struct.Problem, ptr %6, i64 0, i32 11, i64 %87, i32 10, i64 %94, i64 %143
  %145 = load i64, ptr %144, align 8
  %146 = getelementptr inbounds i64, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 3), i64 %145
  %147 = load i64, ptr %146, align 8
  %148 = icmp eq i64 %147, 0
  br i1 %148, label %155, label %149

149:                                              ; preds = %141
  %150 = getelementptr inbounds %struct.Problem, ptr %6, i64 0, i32 11, i64 %87, i32 11, i64 %94, i64 %143
  %151 = load i64, ptr %150, align 8
  %152 = add nsw i64 %147, -1
  %153 = mul nsw i64 %151, %152
  %154 = add nsw i64 %153, %142
  br label %155

155:                                              ; preds = %149, %141
  %156 = phi i64 [ %154, %149 ], [ %142, %141 ]
  %157 = add nuw nsw i64 %127, 2
  %158 = add i64 %129, 2
  %159 = icmp eq i64 %158, %103
  br i1 %159, label %104, label %126

160:                                              ; preds = %121, %86
  %161 = phi i64 [ %89, %86 ], [ %123, %121 ]
  %162 = getelementptr inbounds [8 x i64], ptr %3, i64 0, i64 %87
  store i64 %161, ptr %162, align 8
  %163 = shl nuw i64 1, %87
  %164 = and i64 %163, %53
  %165 = icmp eq i64 %164, 0
  br i1 %165, label %166, label %168

166:                                              ; preds = %160
  %167 = getelementptr inbounds i64, ptr %14, i64 %87
  store i64 0, ptr %167, align 8
  br label %183

168:                                              ; preds = %160
  br i1 %56, label %169, label %180

169:                                              ; preds = %168
  %170 = getelementptr inbounds %struct.Problem, ptr %6, i64 0, i32 11, i64 %87, i32 5
  %171 = load i64, ptr %170, align 8
  %172 = and i64 %171, %57
  %173 = icmp eq i64 %172, 0
  br i1 %173, label %174, label %180

174:                                              ; preds = %169
  %175 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 6, i64 %58, i64 %87
  %176 = load i64, ptr %175, align 8
  %177 = getelementptr inbounds i64, ptr %13, i64 %87
  store i64 %176, ptr %177, align 8
  %178 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 7, i64 %58, i64 %87
  %179 = load i64, ptr %178, align 8
  br label %183

180:                                              ; preds = %169, %168
  %181 = tail call fastcc i64 @cost(ptr noundef nonnull %6, ptr noundef nonnull getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 5), ptr noundef nonnull %88, ptr noundef nonnull getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 2), i64 noundef %0)
  %182 = getelementptr inbounds i64, ptr %14, i64 %87
  store i64 %181, ptr %182, align 8
  br label %183

183:                                              ; preds = %174, %180, %166
  %184 = phi ptr [ %14, %174 ], [ %13, %180 ], [ %13, %166 ]
  %185 = phi i64 [ %179, %174 ], [ %181, %180 ], [ 0, %166 ]
  %186 = getelementptr inbounds i64, ptr %184, i64 %87
  store i64 %185, ptr %186, align 8
  %187 = add nuw nsw i64 %87, 1
  %188 = load i64, ptr %7, align 8
  %189 = icmp slt i64 %187, %188
  br i1 %189, label %86, label %81

190:                                              ; preds = %221, %52, %81
  %191 = phi i64 [ %188, %81 ], [ %8, %52 ], [ %222, %221 ]
  br i1 %31, label %225, label %192

192:                                              ; preds = %190
  %193 = icmp sgt i64 %191, 0
  %194 = tail call i64 @llvm.smax.i64(i64 %12, i64 1)
  br label %235

195:                                              ; preds = %83, %221
  %196 = phi i64 [ %188, %83 ], [ %222, %221 ]
  %197 = phi i64 [ 0, %83 ], [ %223, %221 ]
  %198 = getelementptr inbounds %struct.Problem, ptr %6, i64 0, i32 11, i64 %197
  %199 = getelementptr inbounds i64, ptr %13, i64 %197
  %200 = load i64, ptr %199, align 8
  %201 = icmp eq i64 %200, 0
  br i1 %201, label %221, label %202

202:                                              ; preds = %195
  %203 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 4, i64 %197
  %204 = load i64, ptr %203, align 8
  %205 = icmp eq i64 %204, 0
  br i1 %205, label %206, label %221

206:                                              ; preds = %202
  br i1 %84, label %212, label %207

207:                                              ; preds = %206
  %208 = getelementptr inbounds %struct.Problem, ptr %6, i64 0, i32 11, i64 %197, i32 5
  %209 = load i64, ptr %208, align 8
  %210 = and i64 %209, %85
  %211 = icmp eq i64 %210, 0
  br i1 %211, label %221, label %212

212:                                              ; preds = %207, %206
  %213 = load i64, ptr %198, align 8
  %214 = tail call fastcc i64 @arrive.1(ptr noundef nonnull %6, ptr noundef nonnull %198, i64 noundef %0, i64 noundef 1)
  %215 = getelementptr inbounds %struct.Problem, ptr %6, i64 0, i32 11, i64 %197, i32 2
  %216 = load i64, ptr %215, align 8
  %217 = tail call i64 @llvm.smax.i64(i64 %214, i64 %216)
  %218 = mul nsw i64 %217, %213
  %219 = getelementptr inbounds i64, ptr %14, i64 %197
  store i64 %218, ptr %219, align 8
  %220 = load i64, ptr %7, align 8
  br label %221

221:                                              ; preds = %212, %207, %202, %195
  %222 = phi i64 [ %220, %212 ], [ %196, %207 ], [ %196, %202 ], [ %196, %195 ]
  %223 = add nuw nsw i64 %197, 1
  %224 = icmp slt i64 %223, %222
  br i1 %224, label %195, label %190

225:                                              ; preds = %239, %190
  %226 = icmp sgt i64 %191, 0
  br i1 %226, label %227, label %276

227:                                              ; preds = %225
  %228 = getelementptr inbounds %struct.Problem, ptr %6, i64 0, i32 3
  %229 = icmp sgt i64 %0, 0
  %230 = tail call i64 @llvm.smax.i64(i64 %12, i64 1)
  %231 = and i64 %0, 1
  %232 = icmp eq i64 %0, 1
  %233 = and i64 %0, -2
  %234 = icmp eq i64 %231, 0
  br label %261

235:                                              ; preds = %192, %239
  %236 = phi i64 [ 0, %192 ], [ %240, %239 ]
  %237 = getelementptr inbounds [32 x i64], ptr %5, i64 0, i64 %236
  store i64 0, ptr %237, align 8
  %238 = getelementptr inbounds [32 x i64], ptr %4, i64 0, i64 %236
  store i64 0, ptr %238, align 8
  br i1 %193, label %242, label %239

239:                                              ; preds = %256, %235
  %240 = add nuw nsw i64 %236, 1
  %241 = icmp eq i64 %240, %194
  br i1 %241, label %225, label %235

242:                                              ; preds = %235, %256
  %243 = phi i64 [ %257, %256 ], [ 0, %235 ]
  %244 = phi i64 [ %258, %256 ], [ 0, %235 ]
  %245 = phi i64 [ %259, %256 ], [ 0, %235 ]
  %246 = shl nuw i64 1, %245
  %247 = and i64 %246, %236
  %248 = icmp eq i64 %247, 0
  br i1 %248, label %249, label %256

249:                                              ; preds = %242
  %250 = getelementptr inbounds i64, ptr %14, i64 %245
  %251 = load i64, ptr %250, align 8
  %252 = add nsw i64 %244, %251
  store i64 %252, ptr %238, align 8
  %253 = getelementptr inbounds %struct.Problem, ptr %6, i64 0, i32 11, i64 %245
  %254 = load i64, ptr %253, align 8
  %255 = add nsw i64 %243, %254
  store i64 %255, ptr %237, align 8
  br label %256

256:                                              ; preds = %242, %249
  %257 = phi i64 [ %243, %242 ], [ %255, %249 ]
  %258 = phi i64 [ %244, %242 ], [ %252, %249 ]
  %259 = add nuw nsw i64 %245, 1
  %260 = icmp eq i64 %259, %191
  br i1 %260, label %239, label %242

261:                                              ; preds = %227, %292
  %262 = phi i64 [ %191, %227 ], [ %293, %292 ]
  %263 = phi i64 [ 0, %227 ], [ %294, %292 ]
  br i1 %31, label %292, label %264

264:                                              ; preds = %261
  %265 = shl nuw i64 1, %263
  %266 = trunc i64 %263 to i32
  %267 = shl nsw i32 -1, %266
  %268 = xor i32 %267, -1
  %269 = sext i32 %268 to i64
  %270 = shl nuw i32 1, %266
  %271 = sext i32 %270 to i64
  %272 = getelementptr inbounds [8 x i64], ptr %3, i64 0, i64 %263
  %273 = getelementptr inbounds i64, ptr %13, i64 %263
  %274 = shl nsw i64 %263, 3
  %275 = shl i64 %0, %274
  br label %296

276:                                              ; preds = %292, %225
  %277 = getelementptr inbounds %struct.Problem, ptr %6, i64 0, i32 3
  %278 = load i64, ptr %277, align 8
  %279 = icmp ne i64 %278, 0
  %280 = icmp slt i32 %10, -2
  %281 = select i1 %279, i1 %280, i1 false
  br i1 %281, label %282, label %546

282:                                              ; preds = %276
  %283 = tail call i64 @llvm.smax.i64(i64 %12, i64 2)
  %284 = add nsw i64 %283, -1
  %285 = add nsw i64 %283, -2
  %286 = and i64 %284, 3
  %287 = icmp ult i64 %285, 3
  br i1 %287, label %536, label %288

288:                                              ; preds = %282
  %289 = and i64 %284, -4
  br label %523

290:                                              ; preds = %520
  %291 = load i64, ptr %7, align 8
  br label %292

292:                                              ; preds = %290, %261
  %293 = phi i64 [ %291, %290 ], [ %262, %261 ]
  %294 = add nuw nsw i64 %263, 1
  %295 = icmp slt i64 %294, %293
  br i1 %295, label %261, label %276

296:                                              ; preds = %264, %520
  %297 = phi i64 [ 0, %264 ], [ %521, %520 ]
  %298 = and i64 %297, %265
  %299 = icmp eq i64 %298, 0
  br i1 %299, label %300, label %520

300:                                              ; preds = %296
  %301 = load i64, ptr %228, align 8
  %302 = icmp eq i64 %301, 0
  %303 = icmp eq i64 %297, %269
  %304 = select i1 %302, i1 true, i1 %303
  br i1 %304, label %305, label %520

305:                                              ; preds = %300
  %306 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 8, i64 %0, i64 %297
  %307 = load i64, ptr %306, align 8
  %308 = icmp sgt i64 %307, 0
  br i1 %308, label %309, label %520

309:                                              ; preds = %305
  %310 = or i64 %297, %271
  %311 = icmp eq i64 %297, 0
  %312 = icmp eq i64 %310, %12
  %313 = getelementptr inbounds [32 x i64], ptr %5, i64 0, i64 %310
  %314 = getelementptr inbounds [32 x i64], ptr %4, i64 0, i64 %310
  %315 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 9, i64 %0, i64 %310
  %316 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 8, i64 %0, i64 %310
  br label %317

317:                                              ; preds = %309, %516
  %318 = phi i64 [ 0, %309 ], [ %517, %516 ]
  %319 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 9, i64 %0, i64 %297, i64 %318
  %320 = getelementptr inbounds i8, ptr %319, i64 24
  %321 = load i64, ptr %320, align 8
  %322 = load i64, ptr %228, align 8
  %323 = icmp eq i64 %322, 0
  %324 = select i1 %323, i1 true, i1 %311
  %325 = icmp ne i64 %321, 0
  %326 = select i1 %324, i1 true, i1 %325
  br i1 %326, label %327, label %516

327:                                              ; preds = %317
  %328 = getelementptr inbounds i8, ptr %319, i64 16
  %329 = load i64, ptr %328, align 8
  %330 = getelementptr inbounds i8, ptr %319, i64 8
  %331 = load i64, ptr %330, align 8
  %332 = load i64, ptr %319, align 8
  %333 = load i64, ptr %272, align 8
  %334 = add nsw i64 %333, %332
  %335 = load i64, ptr %273, align 8
  %336 = add nsw i64 %335, %331
  %337 = or i64 %329, %275
  %338 = load ptr, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 1), align 8
  br i1 %312, label %339, label %433

339:                                              ; preds = %327
  %340 = load i64, ptr %338, align 8
  %341 = icmp sgt i64 %340, 0
  br i1 %341, label %342, label %366

342:                                              ; preds = %339
  %343 = getelementptr inbounds %struct.Front, ptr %338, i64 0, i32 3
  %344 = load ptr, ptr %343, align 8
  br label %345

345:                                              ; preds = %345, %342
  %346 = phi i64 [ 0, %342 ], [ %355, %345 ]
  %347 = phi i64 [ %340, %342 ], [ %354, %345 ]
  %348 = add nsw i64 %347, %346
  %349 = sdiv i64 %348, 2
  %350 = getelementptr inbounds i64, ptr %344, i64 %349
  %351 = load i64, ptr %350, align 8
  %352 = icmp sgt i64 %351, %334
  %353 = add nsw i64 %349, 1
  %354 = select i1 %352, i64 %349, i64 %347
  %355 = select i1 %352, i64 %346, i64 %353
  %356 = icmp slt i64 %355, %354
  br i1 %356, label %345, label %357

357:                                              ; preds = %345
  %358 = icmp eq i64 %355, 0
  br i1 %358, label %366, label %359

359:                                              ; preds = %357
  %360 = getelementptr inbounds %struct.Front, ptr %338, i64 0, i32 4
  %361 = load ptr, ptr %360, align 8
  %362 = add nsw i64 %355, -1
  %363 = getelementptr inbounds i64, ptr %361, i64 %362
  %364 = load i64, ptr %363, align 8
  %365 = icmp sgt i64 %364, %336
  br i1 %365, label %366, label %516

366:                                              ; preds = %339, %357, %359
  call void @llvm.lifetime.start.p0(i64 592, ptr nonnull %2)
  store i64 %0, ptr %2, align 8
  br i1 %229, label %367, label %373

367:                                              ; preds = %366
  br i1 %232, label %368, label %383

368:                                              ; preds = %383, %367
  %369 = phi i64 [ 0, %367 ], [ %391, %383 ]
  br i1 %234, label %373, label %370

370:                                              ; preds = %368
  %371 = getelementptr inbounds %struct.Nest, ptr %2, i64 0, i32 1, i64 %369
  %372 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 2, i64 %369
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %371, ptr noundef nonnull align 8 dereferenceable(16) %372, i64 16, i1 false)
  br label %373

373:                                              ; preds = %370, %368, %366
  %374 = load ptr, ptr @complete.a, align 8
  %375 = getelementptr inbounds %struct.Problem, ptr %374, i64 0, i32 1
  %376 = load i64, ptr %375, align 8
  %377 = icmp sgt i64 %376, 0
  br i1 %377, label %378, label %432

378:                                              ; preds = %373
  %379 = and i64 %376, 3
  %380 = icmp ult i64 %376, 4
  br i1 %380, label %419, label %381

381:                                              ; preds = %378
  %382 = and i64 %376, -4
  br label %394

383:                                              ; preds = %367, %383
  %384 = phi i64 [ %391, %383 ], [ 0, %367 ]
  %385 = phi i64 [ %392, %383 ], [ 0, %367 ]
  %386 = getelementptr inbounds %struct.Nest, ptr %2, i64 0, i32 1, i64 %384
  %387 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 2, i64 %384
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %386, ptr noundef nonnull align 8 dereferenceable(16) %387, i64 16, i1 false)
  %388 = or i64 %384, 1
  %389 = getelementptr inbounds %struct.Nest, ptr %2, i64 0, i32 1, i64 %388
  %390 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 2, i64 %388
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %389, ptr noundef nonnull align 8 dereferenceable(16) %390, i64 16, i1 false)
  %391 = add nuw nsw i64 %384, 2
  %392 = add i64 %385, 2
  %393 = icmp eq i64 %392, %233
  br i1 %393, label %368, label %383

394:                                              ; preds = %394, %381
  %395 = phi i64 [ 0, %381 ], [ %416, %394 ]
  %396 = phi i64 [ 0, %381 ], [ %417, %394 ]
  %397 = shl nsw i64 %395, 3
  %398 = lshr i64 %337, %397
  %399 = and i64 %398, 255
  %400 = getelementptr inbounds %struct.Nest, ptr %2, i64 0, i32 2, i64 %395
  store i64 %399, ptr %400, align 8
  %401 = or i64 %395, 1
  %402 = shl nsw i64 %401, 3
  %403 = lshr i64 %337, %402
  %404 = and i64 %403, 255
  %405 = getelementptr inbounds %struct.Nest, ptr %2, i64 0, i32 2, i64 %401
  store i64 %404, ptr %405, align 8
  %406 = or i64 %395, 2
  %407 = shl nsw i64 %406, 3
  %408 = lshr i64 %337, %407
  %409 = and i64 %408, 255
  %410 = getelementptr inbounds %struct.Nest, ptr %2, i64 0, i32 2, i64 %406
  store i64 %409, ptr %410, align 8
  %411 = or i64 %395, 3
  %412 = shl nsw i64 %411, 3
  %413 = lshr i64 %337, %412
  %414 = and i64 %413, 255
  %415 = getelementptr inbounds %struct.Nest, ptr %2, i64 0, i32 2, i64 %411
  store i64 %414, ptr %415, align 8
  %416 = add nuw nsw i64 %395, 4
  %417 = add i64 %396, 4
  %418 = icmp eq i64 %417, %382
  br i1 %418, label %419, label %394

419:                                              ; preds = %394, %378
  %420 = phi i64 [ 0, %378 ], [ %416, %394 ]
  %421 = icmp eq i64 %379, 0
  br i1 %421, label %432, label %422

422:                                              ; preds = %419, %422
  %423 = phi i64 [ %429, %422 ], [ %420, %419 ]
  %424 = phi i64 [ %430, %422 ], [ 0, %419 ]
  %425 = shl nsw i64 %423, 3
  %426 = lshr i64 %337, %425
  %427 = and i64 %426, 255
  %428 = getelementptr inbounds %struct.Nest, ptr %2, i64 0, i32 2, i64 %423
  store i64 %427, ptr %428, align 8
  %429 = add nuw nsw i64 %423, 1
  %430 = add i64 %424, 1
  %431 = icmp eq i64 %430, %379
  br i1 %431, label %432, label %422

432:                                              ; preds = %419, %422, %373
  call fastcc void @insert(ptr noundef nonnull %338, i64 noundef %334, i64 noundef %336, ptr noundef nonnull %2)
  call void @llvm.lifetime.end.p0(i64 592, ptr nonnull %2)
  br label %516

433:                                              ; preds = %327
  %434 = load i64, ptr %313, align 8
  %435 = add nsw i64 %434, %334
  %436 = load i64, ptr %314, align 8
  %437 = add nsw i64 %436, %336
  %438 = load i64, ptr %338, align 8
  %439 = icmp sgt i64 %438, 0
  br i1 %439, label %440, label %464

440:                                              ; preds = %433
  %441 = getelementptr inbounds %struct.Front, ptr %338, i64 0, i32 3
  %442 = load ptr, ptr %441, align 8
  br label %443

443:                                              ; preds = %443, %440
  %444 = phi i64 [ 0, %440 ], [ %453, %443 ]
  %445 = phi i64 [ %438, %440 ], [ %452, %443 ]
  %446 = add nsw i64 %445, %444
  %447 = sdiv i64 %446, 2
  %448 = getelementptr inbounds i64, ptr %442, i64 %447
  %449 = load i64, ptr %448, align 8
  %450 = icmp sgt i64 %449, %435
  %451 = add nsw i64 %447, 1
  %452 = select i1 %450, i64 %447, i64 %445
  %453 = select i1 %450, i64 %444, i64 %451
  %454 = icmp slt i64 %453, %452
  br i1 %454, label %443, label %455

455:                                              ; preds = %443
  %456 = icmp eq i64 %453, 0
  br i1 %456, label %464, label %457

457:                                              ; preds = %455
  %458 = getelementptr inbounds %struct.Front, ptr %338, i64 0, i32 4
  %459 = load ptr, ptr %458, align 8
  %460 = add nsw i64 %453, -1
  %461 = getelementptr inbounds i64, ptr %459, i64 %460
  %462 = load i64, ptr %461, align 8
  %463 = icmp sgt i64 %462, %437
  br i1 %463, label %464, label %516

464:                                              ; preds = %433, %455, %457
  %465 = load i64, ptr %316, align 8
  %466 = icmp sgt i64 %465, 0
  br i1 %466, label %467, label %506

467:                                              ; preds = %464, %480
  %468 = phi i64 [ %481, %480 ], [ 0, %464 ]
  %469 = getelementptr inbounds %struct.Way, ptr %315, i64 %468
  %470 = load i64, ptr %469, align 8
  %471 = icmp sgt i64 %470, %334
  br i1 %471, label %480, label %472

472:                                              ; preds = %467
  %473 = getelementptr inbounds %struct.Way, ptr %315, i64 %468, i32 1
  %474 = load i64, ptr %473, align 8
  %475 = icmp sgt i64 %474, %336
  br i1 %475, label %480, label %476

476:                                              ; preds = %472
  %477 = getelementptr inbounds %struct.Way, ptr %315, i64 %468, i32 3
  %478 = load i64, ptr %477, align 8
  %479 = icmp slt i64 %478, 1
  br i1 %479, label %480, label %516

480:                                              ; preds = %476, %472, %467
  %481 = add nuw nsw i64 %468, 1
  %482 = icmp eq i64 %481, %465
  br i1 %482, label %485, label %467

483:                                              ; preds = %502
  %484 = icmp eq i64 %503, 256
  br i1 %484, label %513, label %506

485:                                              ; preds = %480, %502
  %486 = phi i64 [ %504, %502 ], [ 0, %480 ]
  %487 = phi i64 [ %503, %502 ], [ 0, %480 ]
  %488 = getelementptr inbounds %struct.Way, ptr %315, i64 %486
  %489 = load i64, ptr %488, align 8
  %490 = icmp slt i64 %489, %334
  br i1 %490, label %499, label %491

491:                                              ; preds = %485
  %492 = getelementptr inbounds %struct.Way, ptr %315, i64 %486, i32 1
  %493 = load i64, ptr %492, align 8
  %494 = icmp slt i64 %493, %336
  br i1 %494, label %499, label %495

495:                                              ; preds = %491
  %496 = getelementptr inbounds %struct.Way, ptr %315, i64 %486, i32 3
  %497 = load i64, ptr %496, align 8
  %498 = icmp sgt i64 %497, 1
  br i1 %498, label %499, label %502

499:                                              ; preds = %495, %491, %485
  %500 = add nsw i64 %487, 1
  %501 = getelementptr inbounds %struct.Way, ptr %315, i64 %487
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %501, ptr noundef nonnull align 8 dereferenceable(32) %488, i64 32, i1 false)
  br label %502

502:                                              ; preds = %499, %495
  %503 = phi i64 [ %500, %499 ], [ %487, %495 ]
  %504 = add nuw nsw i64 %486, 1
  %505 = icmp eq i64 %504, %465
  br i1 %505, label %483, label %485

506:                                              ; preds = %483, %464
  %507 = phi i64 [ %503, %483 ], [ 0, %464 ]
  %508 = add nsw i64 %507, 1
  %509 = getelementptr inbounds %struct.Way, ptr %315, i64 %507
  store i64 %334, ptr %509, align 8
  %510 = getelementptr inbounds i8, ptr %509, i64 8
  store i64 %336, ptr %510, align 8
  %511 = getelementptr inbounds i8, ptr %509, i64 16
  store i64 %337, ptr %511, align 8
  %512 = getelementptr inbounds i8, ptr %509, i64 24
  br label %513

513:                                              ; preds = %483, %506
  %514 = phi ptr [ %512, %506 ], [ getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 10), %483 ]
  %515 = phi i64 [ %508, %506 ], [ 256, %483 ]
  store i64 1, ptr %514, align 8
  store i64 %515, ptr %316, align 8
  br label %516

516:                                              ; preds = %476, %513, %432, %359, %457, %317
  %517 = add nuw nsw i64 %318, 1
  %518 = load i64, ptr %306, align 8
  %519 = icmp slt i64 %517, %518
  br i1 %519, label %317, label %520

520:                                              ; preds = %516, %305, %300, %296
  %521 = add nuw nsw i64 %297, 1
  %522 = icmp eq i64 %521, %230
  br i1 %522, label %290, label %296

523:                                              ; preds = %523, %288
  %524 = phi i64 [ 1, %288 ], [ %533, %523 ]
  %525 = phi i64 [ 0, %288 ], [ %534, %523 ]
  %526 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 8, i64 %0, i64 %524
  store i64 0, ptr %526, align 8
  %527 = add nuw nsw i64 %524, 1
  %528 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 8, i64 %0, i64 %527
  store i64 0, ptr %528, align 8
  %529 = add nuw nsw i64 %524, 2
  %530 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 8, i64 %0, i64 %529
  store i64 0, ptr %530, align 8
  %531 = add nuw nsw i64 %524, 3
  %532 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 8, i64 %0, i64 %531
  store i64 0, ptr %532, align 8
  %533 = add nuw nsw i64 %524, 4
  %534 = add i64 %525, 4
  %535 = icmp eq i64 %534, %289
  br i1 %535, label %536, label %523

536:                                              ; preds = %523, %282
  %537 = phi i64 [ 1, %282 ], [ %533, %523 ]
  %538 = icmp eq i64 %286, 0
  br i1 %538, label %546, label %539

539:                                              ; preds = %536, %539
  %540 = phi i64 [ %543, %539 ], [ %537, %536 ]
  %541 = phi i64 [ %544, %539 ], [ 0, %536 ]
  %542 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 8, i64 %0, i64 %540
  store i64 0, ptr %542, align 8
  %543 = add nuw nsw i64 %540, 1
  %544 = add i64 %541, 1
  %545 = icmp eq i64 %544, %286
  br i1 %545, label %546, label %539

546:                                              ; preds = %536, %539, %276
  %547 = icmp eq i64 %0, 32
  br i1 %547, label %985, label %548

548:                                              ; preds = %546
  %549 = load i64, ptr %6, align 8
  %550 = icmp sgt i64 %549, 0
  br i1 %550, label %551, label %985

551:                                              ; preds = %548
  %552 = icmp sgt i64 %0, 0
  %553 = add nsw i64 %0, -1
  %554 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 2, i64 %553
  %555 = getelementptr inbounds %struct.Problem, ptr %6, i64 0, i32 2
  %556 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 2, i64 %0
  %557 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 2, i64 %0, i32 1
  %558 = tail call i64 @llvm.smax.i64(i64 %12, i64 1)
  %559 = add i64 %0, -1
  %560 = and i64 %0, 3
  %561 = icmp ult i64 %559, 3
  %562 = and i64 %0, -4
  %563 = icmp eq i64 %560, 0
  br label %564

564:                                              ; preds = %551, %633
  %565 = phi i64 [ %549, %551 ], [ %634, %633 ]
  %566 = phi i64 [ 0, %551 ], [ %635, %633 ]
  %567 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 3, i64 %566
  %568 = load i64, ptr %567, align 8
  br i1 %552, label %569, label %586

569:                                              ; preds = %564
  br i1 %561, label %570, label %588

570:                                              ; preds = %588, %569
  %571 = phi i64 [ undef, %569 ], [ %614, %588 ]
  %572 = phi i64 [ 0, %569 ], [ %615, %588 ]
  %573 = phi i64 [ 0, %569 ], [ %614, %588 ]
  br i1 %563, label %586, label %574

574:                                              ; preds = %570, %574
  %575 = phi i64 [ %583, %574 ], [ %572, %570 ]
  %576 = phi i64 [ %582, %574 ], [ %573, %570 ]
  %577 = phi i64 [ %584, %574 ], [ 0, %570 ]
  %578 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 2, i64 %575
  %579 = load i64, ptr %578, align 8
  %580 = icmp eq i64 %579, %566
  %581 = zext i1 %580 to i64
  %582 = add nuw nsw i64 %576, %581
  %583 = add nuw nsw i64 %575, 1
  %584 = add i64 %577, 1
  %585 = icmp eq i64 %584, %560
  br i1 %585, label %586, label %574

586:                                              ; preds = %570, %574, %564
  %587 = phi i64 [ 0, %564 ], [ %571, %570 ], [ %582, %574 ]
  br i1 %15, label %620, label %618

588:                                              ; preds = %569, %588
  %589 = phi i64 [ %615, %588 ], [ 0, %569 ]
  %590 = phi i64 [ %614, %588 ], [ 0, %569 ]
  %591 = phi i64 [ %616, %588 ], [ 0, %569 ]
  %592 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 2, i64 %589
  %593 = load i64, ptr %592, align 8
  %594 = icmp eq i64 %593, %566
  %595 = zext i1 %594 to i64
  %596 = add nuw nsw i64 %590, %595
  %597 = or i64 %589, 1
  %598 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 2, i64 %597
  %599 = load i64, ptr %598, align 8
  %600 = icmp eq i64 %599, %566
  %601 = zext i1 %600 to i64
  %602 = add nuw nsw i64 %596, %601
  %603 = or i64 %589, 2
  %604 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 2, i64 %603
  %605 = load i64, ptr %604, align 8
  %606 = icmp eq i64 %605, %566
  %607 = zext i1 %606 to i64
  %608 = add nuw nsw i64 %602, %607
  %609 = or i64 %589, 3
  %610 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 2, i64 %609
  %611 = load i64, ptr %610, align 8
  %612 = icmp eq i64 %611, %566
  %613 = zext i1 %612 to i64
  %614 = add nuw nsw i64 %608, %613
  %615 = add nuw nsw i64 %589, 4
  %616 = add i64 %591, 4
  %617 = icmp eq i64 %616, %562
  br i1 %617, label %570, label %588

618:                                              ; preds = %586
  %619 = load i64, ptr %554, align 8
  br label %620

620:                                              ; preds = %586, %618
  %621 = phi i64 [ %619, %618 ], [ -1, %586 ]
  %622 = icmp sgt i64 %568, 1
  br i1 %622, label %623, label %633

623:                                              ; preds = %620
  %624 = shl nuw i64 1, %566
  %625 = icmp sgt i64 %621, -1
  %626 = icmp ne i64 %621, %566
  %627 = select i1 %625, i1 %626, i1 false
  %628 = icmp slt i64 %566, %621
  %629 = select i1 %627, i1 %628, i1 false
  %630 = getelementptr inbounds [12 x i64], ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 5), i64 0, i64 %566
  br label %637

631:                                              ; preds = %983
  %632 = load i64, ptr %6, align 8
  br label %633

633:                                              ; preds = %631, %620
  %634 = phi i64 [ %632, %631 ], [ %565, %620 ]
  %635 = add nuw nsw i64 %566, 1
  %636 = icmp slt i64 %635, %634
  br i1 %636, label %564, label %985

637:                                              ; preds = %623, %983
  %638 = phi i64 [ %568, %623 ], [ %639, %983 ]
  %639 = add nsw i64 %638, -1
  %640 = load i64, ptr %555, align 8
  %641 = icmp eq i64 %640, 0
  br i1 %641, label %646, label %642

642:                                              ; preds = %637
  %643 = srem i64 %568, %639
  %644 = icmp ne i64 %643, 0
  %645 = or i1 %644, %31
  br i1 %645, label %983, label %647

646:                                              ; preds = %637
  br i1 %31, label %983, label %647

647:                                              ; preds = %642, %646
  br label %648

648:                                              ; preds = %647, %975
  %649 = phi i64 [ %980, %975 ], [ 0, %647 ]
  %650 = phi i64 [ %976, %975 ], [ -1, %647 ]
  %651 = phi i64 [ %979, %975 ], [ 0, %647 ]
  %652 = load i64, ptr %7, align 8
  %653 = icmp sgt i64 %652, 0
  br i1 %653, label %654, label %975

654:                                              ; preds = %648
  %655 = and i64 %652, 1
  %656 = icmp eq i64 %652, 1
  br i1 %656, label %661, label %657

657:                                              ; preds = %654
  %658 = and i64 %652, -2
  br label %682

659:                                              ; preds = %975
  %660 = icmp eq i64 %979, 0
  br i1 %660, label %983, label %982

661:                                              ; preds = %707, %654
  %662 = phi i64 [ undef, %654 ], [ %710, %707 ]
  %663 = phi i64 [ 0, %654 ], [ %711, %707 ]
  %664 = phi i64 [ 0, %654 ], [ %710, %707 ]
  %665 = icmp eq i64 %655, 0
  br i1 %665, label %679, label %666

666:                                              ; preds = %661
  %667 = shl nuw i64 1, %663
  %668 = and i64 %667, %649
  %669 = icmp eq i64 %668, 0
  br i1 %669, label %670, label %675

670:                                              ; preds = %666
  %671 = getelementptr inbounds %struct.Problem, ptr %6, i64 0, i32 11, i64 %663, i32 5
  %672 = load i64, ptr %671, align 8
  %673 = and i64 %672, %624
  %674 = icmp ne i64 %673, 0
  br label %675

675:                                              ; preds = %670, %666
  %676 = phi i1 [ false, %666 ], [ %674, %670 ]
  %677 = zext i1 %676 to i64
  %678 = or i64 %664, %677
  br label %679

679:                                              ; preds = %661, %675
  %680 = phi i64 [ %662, %661 ], [ %678, %675 ]
  %681 = icmp eq i64 %680, 0
  br i1 %681, label %975, label %714

682:                                              ; preds = %707, %657
  %683 = phi i64 [ 0, %657 ], [ %711, %707 ]
  %684 = phi i64 [ 0, %657 ], [ %710, %707 ]
  %685 = phi i64 [ 0, %657 ], [ %712, %707 ]
  %686 = shl nuw i64 1, %683
  %687 = and i64 %686, %649
  %688 = icmp eq i64 %687, 0
  br i1 %688, label %689, label %694

689:                                              ; preds = %682
  %690 = getelementptr inbounds %struct.Problem, ptr %6, i64 0, i32 11, i64 %683, i32 5
  %691 = load i64, ptr %690, align 8
  %692 = and i64 %691, %624
  %693 = icmp ne i64 %692, 0
  br label %694

694:                                              ; preds = %689, %682
  %695 = phi i1 [ false, %682 ], [ %693, %689 ]
  %696 = zext i1 %695 to i64
  %697 = or i64 %684, %696
  %698 = shl i64 2, %683
  %699 = and i64 %698, %649
  %700 = icmp eq i64 %699, 0
  br i1 %700, label %701, label %707

701:                                              ; preds = %694
  %702 = or i64 %683, 1
  %703 = getelementptr inbounds %struct.Problem, ptr %6, i64 0, i32 11, i64 %702, i32 5
  %704 = load i64, ptr %703, align 8
  %705 = and i64 %704, %624
  %706 = icmp ne i64 %705, 0
  br label %707

707:                                              ; preds = %701, %694
  %708 = phi i1 [ false, %694 ], [ %706, %701 ]
  %709 = zext i1 %708 to i64
  %710 = or i64 %697, %709
  %711 = add nuw nsw i64 %683, 2
  %712 = add i64 %685, 2
  %713 = icmp eq i64 %712, %658
  br i1 %713, label %661, label %682

714:                                              ; preds = %679
  br i1 %629, label %715, label %745

715:                                              ; preds = %714
  %716 = icmp slt i64 %652, 1
  br i1 %716, label %745, label %717

717:                                              ; preds = %715
  %718 = xor i64 %649, -1
  br label %719

719:                                              ; preds = %717, %741
  %720 = phi i1 [ %743, %741 ], [ false, %717 ]
  %721 = phi i64 [ %742, %741 ], [ 0, %717 ]
  %722 = getelementptr inbounds %struct.Problem, ptr %6, i64 0, i32 11, i64 %721, i32 5
  %723 = load i64, ptr %722, align 8
  %724 = lshr i64 %723, %566
  %725 = and i64 %724, 1
  %726 = lshr i64 %723, %621
  %727 = and i64 %726, 1
  %728 = shl nuw i64 1, %721
  %729 = and i64 %728, %718
  %730 = and i64 %729, %12
  %731 = icmp eq i64 %730, 0
  br i1 %731, label %741, label %732

732:                                              ; preds = %719
  %733 = getelementptr inbounds %struct.Problem, ptr %6, i64 0, i32 11, i64 %721, i32 6
  %734 = load i64, ptr %733, align 8
  %735 = icmp eq i64 %723, %734
  br i1 %735, label %736, label %738

736:                                              ; preds = %732
  %737 = icmp eq i64 %725, %727
  br i1 %737, label %741, label %745

738:                                              ; preds = %732
  %739 = or i64 %725, %727
  %740 = icmp eq i64 %739, 0
  br i1 %740, label %741, label %745

741:                                              ; preds = %738, %736, %719
  %742 = add nuw nsw i64 %721, 1
  %743 = icmp sge i64 %742, %652
  %744 = icmp eq i64 %742, %652
  br i1 %744, label %745, label %719

745:                                              ; preds = %741, %738, %736, %715, %714
  %746 = phi i1 [ false, %714 ], [ true, %715 ], [ %743, %741 ], [ %720, %736 ], [ %720, %738 ]
  %747 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 8, i64 %0, i64 %649
  %748 = load i64, ptr %747, align 8
  %749 = icmp sgt i64 %748, 0
  br i1 %749, label %750, label %975

750:                                              ; preds = %745
  %751 = getelementptr inbounds [32 x i64], ptr %5, i64 0, i64 %649
  %752 = getelementptr inbounds [32 x i64], ptr %4, i64 0, i64 %649
  br label %753

753:                                              ; preds = %750, %969
  %754 = phi i64 [ %748, %750 ], [ %970, %969 ]
  %755 = phi i64 [ 0, %750 ], [ %973, %969 ]
  %756 = phi i64 [ 0, %750 ], [ %972, %969 ]
  %757 = phi i64 [ %650, %750 ], [ %971, %969 ]
  %758 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 9, i64 %0, i64 %649, i64 %755
  br i1 %746, label %759, label %763

759:                                              ; preds = %753
  %760 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 9, i64 %0, i64 %649, i64 %755, i32 3
  %761 = load i64, ptr %760, align 8
  %762 = icmp eq i64 %761, 0
  br i1 %762, label %969, label %763

763:                                              ; preds = %759, %753
  %764 = load ptr, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 1), align 8
  %765 = load i64, ptr %758, align 8
  %766 = load i64, ptr %751, align 8
  %767 = add nsw i64 %766, %765
  %768 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 9, i64 %0, i64 %649, i64 %755, i32 1
  %769 = load i64, ptr %768, align 8
  %770 = load i64, ptr %752, align 8
  %771 = add nsw i64 %770, %769
  %772 = load i64, ptr %764, align 8
  %773 = icmp sgt i64 %772, 0
  br i1 %773, label %774, label %798

774:                                              ; preds = %763
  %775 = getelementptr inbounds %struct.Front, ptr %764, i64 0, i32 3
  %776 = load ptr, ptr %775, align 8
  br label %777

777:                                              ; preds = %777, %774
  %778 = phi i64 [ 0, %774 ], [ %787, %777 ]
  %779 = phi i64 [ %772, %774 ], [ %786, %777 ]
  %780 = add nsw i64 %779, %778
  %781 = sdiv i64 %780, 2
  %782 = getelementptr inbounds i64, ptr %776, i64 %781
  %783 = load i64, ptr %782, align 8
  %784 = icmp sgt i64 %783, %767
  %785 = add nsw i64 %781, 1
  %786 = select i1 %784, i64 %781, i64 %779
  %787 = select i1 %784, i64 %778, i64 %785
  %788 = icmp slt i64 %787, %786
  br i1 %788, label %777, label %789

789:                                              ; preds = %777
  %790 = icmp eq i64 %787, 0
  br i1 %790, label %798, label %791

791:                                              ; preds = %789
  %792 = getelementptr inbounds %struct.Front, ptr %764, i64 0, i32 4
  %793 = load ptr, ptr %792, align 8
  %794 = add nsw i64 %787, -1
  %795 = getelementptr inbounds i64, ptr %793, i64 %794
  %796 = load i64, ptr %795, align 8
  %797 = icmp sgt i64 %796, %771
  br i1 %797, label %798, label %969

798:                                              ; preds = %763, %789, %791
  %799 = icmp sgt i64 %757, -1
  %800 = select i1 %799, i1 true, i1 %626
  %801 = select i1 %799, i64 %757, i64 0
  br i1 %800, label %934, label %802

802:                                              ; preds = %798, %806
  %803 = phi i64 [ %811, %806 ], [ 0, %798 ]
  %804 = phi i64 [ %807, %806 ], [ %0, %798 ]
  %805 = icmp eq i64 %804, 0
  br i1 %805, label %837, label %806

806:                                              ; preds = %802
  %807 = add nsw i64 %804, -1
  %808 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 2, i64 %807
  %809 = load i64, ptr %808, align 8
  %810 = icmp eq i64 %809, %566
  %811 = add i64 %803, 1
  br i1 %810, label %802, label %812

812:                                              ; preds = %806
  %813 = icmp sgt i64 %804, 0
  br i1 %813, label %814, label %837

814:                                              ; preds = %812
  %815 = sub i64 %559, %803
  %816 = and i64 %804, 3
  %817 = icmp ult i64 %815, 3
  br i1 %817, label %820, label %818

818:                                              ; preds = %814
  %819 = and i64 %804, -4
  br label %844

820:                                              ; preds = %844, %814
  %821 = phi i64 [ undef, %814 ], [ %870, %844 ]
  %822 = phi i64 [ 0, %814 ], [ %870, %844 ]
  %823 = phi i64 [ 0, %814 ], [ %871, %844 ]
  %824 = icmp eq i64 %816, 0
  br i1 %824, label %837, label %825

825:                                              ; preds = %820, %825
  %826 = phi i64 [ %833, %825 ], [ %822, %820 ]
  %827 = phi i64 [ %834, %825 ], [ %823, %820 ]
  %828 = phi i64 [ %835, %825 ], [ 0, %820 ]
  %829 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 2, i64 %827
  %830 = load i64, ptr %829, align 8
  %831 = icmp eq i64 %830, %566
  %832 = zext i1 %831 to i64
  %833 = add nuw nsw i64 %826, %832
  %834 = add nuw nsw i64 %827, 1
  %835 = add i64 %828, 1
  %836 = icmp eq i64 %835, %816
  br i1 %836, label %837, label %825

837:                                              ; preds = %802, %820, %825, %812
  %838 = phi i64 [ 0, %812 ], [ %821, %820 ], [ %833, %825 ], [ 0, %802 ]
  %839 = icmp slt i64 %804, %0
  br i1 %839, label %840, label %963

840:                                              ; preds = %837
  %841 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 5, i32 2, i64 %566, i64 %838
  %842 = load i64, ptr %841, align 8
  %843 = icmp sgt i64 %842, 0
  br label %874

844:                                              ; preds = %844, %818
  %845 = phi i64 [ 0, %818 ], [ %870, %844 ]
  %846 = phi i64 [ 0, %818 ], [ %871, %844 ]
  %847 = phi i64 [ 0, %818 ], [ %872, %844 ]
  %848 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 2, i64 %846
  %849 = load i64, ptr %848, align 8
  %850 = icmp eq i64 %849, %566
  %851 = zext i1 %850 to i64
  %852 = add nuw nsw i64 %845, %851
  %853 = or i64 %846, 1
  %854 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 2, i64 %853
  %855 = load i64, ptr %854, align 8
  %856 = icmp eq i64 %855, %566
  %857 = zext i1 %856 to i64
  %858 = add nuw nsw i64 %852, %857
  %859 = or i64 %846, 2
  %860 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 2, i64 %859
  %861 = load i64, ptr %860, align 8
  %862 = icmp eq i64 %861, %566
  %863 = zext i1 %862 to i64
  %864 = add nuw nsw i64 %858, %863
  %865 = or i64 %846, 3
  %866 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 2, i64 %865
  %867 = load i64, ptr %866, align 8
  %868 = icmp eq i64 %867, %566
  %869 = zext i1 %868 to i64
  %870 = add nuw nsw i64 %864, %869
  %871 = add nuw nsw i64 %846, 4
  %872 = add i64 %847, 4
  %873 = icmp eq i64 %872, %819
  br i1 %873, label %820, label %844

874:                                              ; preds = %877, %840
  %875 = phi i64 [ 0, %840 ], [ %880, %877 ]
  %876 = phi i64 [ %804, %840 ], [ %881, %877 ]
  br i1 %843, label %883, label %877

877:                                              ; preds = %892, %874
  %878 = phi i64 [ 1, %874 ], [ %893, %892 ]
  %879 = shl nuw i64 %878, %876
  %880 = or i64 %879, %875
  %881 = add nsw i64 %876, 1
  %882 = icmp eq i64 %881, %0
  br i1 %882, label %934, label %874

883:                                              ; preds = %874, %892
  %884 = phi i64 [ %894, %892 ], [ 0, %874 ]
  %885 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 5, i32 2, i64 %566, i64 %838, i32 1, i64 %884
  %886 = load i64, ptr %885, align 8
  %887 = icmp sgt i64 %886, 0
  br i1 %887, label %888, label %892

888:                                              ; preds = %883, %898
  %889 = phi i64 [ %920, %898 ], [ 0, %883 ]
  br label %902

890:                                              ; preds = %898
  %891 = zext i1 %899 to i64
  br label %892

892:                                              ; preds = %890, %883
  %893 = phi i64 [ 1, %883 ], [ %891, %890 ]
  %894 = add nuw nsw i64 %884, 1
  %895 = icmp slt i64 %894, %842
  %896 = icmp ne i64 %893, 0
  %897 = select i1 %895, i1 %896, i1 false
  br i1 %897, label %883, label %877

898:                                              ; preds = %930
  %899 = icmp eq i64 %920, %931
  %900 = icmp slt i64 %920, %886
  %901 = select i1 %900, i1 %899, i1 false
  br i1 %901, label %888, label %890

902:                                              ; preds = %930, %888
  %903 = phi i64 [ %933, %930 ], [ %804, %888 ]
  %904 = phi i64 [ %932, %930 ], [ 0, %888 ]
  %905 = phi i64 [ %918, %930 ], [ 0, %888 ]
  %906 = phi i64 [ %931, %930 ], [ %886, %888 ]
  %907 = phi i64 [ %920, %930 ], [ %886, %888 ]
  %908 = icmp slt i64 %903, %0
  br i1 %908, label %909, label %912

909:                                              ; preds = %902
  %910 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 2, i64 %903, i32 1
  %911 = load i64, ptr %910, align 8
  br label %912

912:                                              ; preds = %909, %902
  %913 = phi i64 [ %911, %909 ], [ %639, %902 ]
  %914 = sub nsw i64 %889, %905
  %915 = freeze i64 %914
  %916 = srem i64 %915, %913
  %917 = sub nsw i64 %915, %916
  %918 = add nsw i64 %917, %905
  %919 = add nsw i64 %918, %913
  %920 = tail call i64 @llvm.smin.i64(i64 %907, i64 %919)
  %921 = icmp eq i64 %903, %876
  br i1 %921, label %930, label %922

922:                                              ; preds = %912
  %923 = sub nsw i64 %889, %904
  %924 = freeze i64 %923
  %925 = srem i64 %924, %913
  %926 = sub nsw i64 %924, %925
  %927 = add nsw i64 %926, %904
  %928 = add nsw i64 %927, %913
  %929 = tail call i64 @llvm.smin.i64(i64 %906, i64 %928)
  br label %930

930:                                              ; preds = %922, %912
  %931 = phi i64 [ %929, %922 ], [ %906, %912 ]
  %932 = phi i64 [ %927, %922 ], [ %904, %912 ]
  %933 = add nsw i64 %903, 1
  br i1 %908, label %902, label %898

934:                                              ; preds = %877, %798
  %935 = phi i64 [ %801, %798 ], [ %880, %877 ]
  %936 = load i64, ptr %7, align 8
  %937 = icmp sgt i64 %936, 0
  %938 = icmp ne i64 %935, 0
  %939 = select i1 %937, i1 %938, i1 false
  br i1 %939, label %940, label %942

940:                                              ; preds = %934
  %941 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 9, i64 %0, i64 %649, i64 %755, i32 2
  br label %944

942:                                              ; preds = %957, %934
  %943 = phi i1 [ %938, %934 ], [ %961, %957 ]
  br i1 %943, label %969, label %963

944:                                              ; preds = %940, %957
  %945 = phi i64 [ 0, %940 ], [ %959, %957 ]
  %946 = phi i64 [ %935, %940 ], [ %958, %957 ]
  %947 = shl nuw i64 1, %945
  %948 = and i64 %947, %649
  %949 = icmp eq i64 %948, 0
  br i1 %949, label %957, label %950

950:                                              ; preds = %944
  %951 = load i64, ptr %941, align 8
  %952 = shl nsw i64 %945, 3
  %953 = lshr i64 %951, %952
  %954 = and i64 %953, 255
  %955 = shl nsw i64 -1, %954
  %956 = and i64 %955, %946
  br label %957

957:                                              ; preds = %950, %944
  %958 = phi i64 [ %956, %950 ], [ %946, %944 ]
  %959 = add nuw nsw i64 %945, 1
  %960 = icmp slt i64 %959, %936
  %961 = icmp ne i64 %958, 0
  %962 = select i1 %960, i1 %961, i1 false
  br i1 %962, label %944, label %942

963:                                              ; preds = %837, %942
  %964 = phi i64 [ %935, %942 ], [ 0, %837 ]
  %965 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 9, i64 %22, i64 %649, i64 %756
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %965, ptr noundef nonnull align 8 dereferenceable(32) %758, i64 32, i1 false)
  %966 = add nsw i64 %756, 1
  %967 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 9, i64 %22, i64 %649, i64 %756, i32 3
  store i64 0, ptr %967, align 8
  %968 = load i64, ptr %747, align 8
  br label %969

969:                                              ; preds = %963, %942, %791, %759
  %970 = phi i64 [ %754, %759 ], [ %754, %791 ], [ %754, %942 ], [ %968, %963 ]
  %971 = phi i64 [ %757, %759 ], [ %757, %791 ], [ %935, %942 ], [ %964, %963 ]
  %972 = phi i64 [ %756, %759 ], [ %756, %791 ], [ %756, %942 ], [ %966, %963 ]
  %973 = add nuw nsw i64 %755, 1
  %974 = icmp slt i64 %973, %970
  br i1 %974, label %753, label %975

975:                                              ; preds = %969, %648, %745, %679
  %976 = phi i64 [ %650, %679 ], [ %650, %745 ], [ %650, %648 ], [ %971, %969 ]
  %977 = phi i64 [ 0, %679 ], [ 0, %745 ], [ 0, %648 ], [ %972, %969 ]
  %978 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 8, i64 %22, i64 %649
  store i64 %977, ptr %978, align 8
  %979 = or i64 %977, %651
  %980 = add nuw nsw i64 %649, 1
  %981 = icmp eq i64 %980, %558
  br i1 %981, label %659, label %648

982:                                              ; preds = %659
  store i64 %566, ptr %556, align 8
  store i64 %639, ptr %557, align 8
  store i64 %639, ptr %567, align 8
  store i64 %587, ptr %630, align 8
  tail call fastcc void @inside(ptr noundef nonnull getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 5), ptr noundef nonnull %556)
  tail call fastcc void @inward(i64 noundef %22)
  store i64 %568, ptr %567, align 8
  br label %983

983:                                              ; preds = %642, %646, %982, %659
  %984 = icmp sgt i64 %638, 2
  br i1 %984, label %637, label %631

985:                                              ; preds = %633, %548, %546, %38
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %3)
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define i64 @improve(ptr nocapture noundef readonly %0, ptr nocapture noundef %1) {
  %3 = alloca %struct.Nest, align 8
  %4 = alloca %struct.Nest, align 8
  %5 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %6 = load i64, ptr %5, align 8
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %8, label %25

8:                                                ; preds = %2
  %9 = and i64 %6, 1
  %10 = icmp eq i64 %6, 1
  br i1 %10, label %13, label %11

11:                                               ; preds = %8
  %12 = and i64 %6, -2
  br label %39

13:                                               ; preds = %39, %8
  %14 = phi i64 [ undef, %8 ], [ %55, %39 ]
  %15 = phi i64 [ 0, %8 ], [ %56, %39 ]
  %16 = phi i64 [ 0, %8 ], [ %55, %39 ]
  %17 = icmp eq i64 %9, 0
  br i1 %17, label %25, label %18

18:                                               ; preds = %13
  %19 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %15
  %20 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %15, i32 2
  %21 = load i64, ptr %20, align 8
  %22 = load i64, ptr %19, align 8
  %23 = mul nsw i64 %21, %22
  %24 = add nsw i64 %23, %16
  br label %25

25:                                               ; preds = %18, %13, %2
  %26 = phi i64 [ 0, %2 ], [ %14, %13 ], [ %24, %18 ]
  %27 = getelementptr inbounds %struct.Front, ptr %1, i64 0, i32 9
  store i64 0, ptr %27, align 8
  %28 = load i64, ptr %1, align 8
  %29 = icmp sgt i64 %28, 0
  br i1 %29, label %30, label %71

30:                                               ; preds = %25
  %31 = getelementptr inbounds %struct.Front, ptr %1, i64 0, i32 6
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds %struct.Front, ptr %1, i64 0, i32 5
  %34 = load ptr, ptr %33, align 8
  %35 = and i64 %28, 3
  %36 = icmp ult i64 %28, 4
  br i1 %36, label %59, label %37

37:                                               ; preds = %30
  %38 = and i64 %28, -4
  br label %76

39:                                               ; preds = %39, %11
  %40 = phi i64 [ 0, %11 ], [ %56, %39 ]
  %41 = phi i64 [ 0, %11 ], [ %55, %39 ]
  %42 = phi i64 [ 0, %11 ], [ %57, %39 ]
  %43 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %40
  %44 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %40, i32 2
  %45 = load i64, ptr %44, align 8
  %46 = load i64, ptr %43, align 8
  %47 = mul nsw i64 %45, %46
  %48 = add nsw i64 %47, %41
  %49 = or i64 %40, 1
  %50 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %49
  %51 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %49, i32 2
  %52 = load i64, ptr %51, align 8
  %53 = load i64, ptr %50, align 8
  %54 = mul nsw i64 %52, %53
  %55 = add nsw i64 %54, %48
  %56 = add nuw nsw i64 %40, 2
  %57 = add i64 %42, 2
  %58 = icmp eq i64 %57, %12
  br i1 %58, label %13, label %39

59:                                               ; preds = %76, %30
  %60 = phi i64 [ 0, %30 ], [ %94, %76 ]
  %61 = icmp eq i64 %35, 0
  br i1 %61, label %71, label %62

62:                                               ; preds = %59, %62
  %63 = phi i64 [ %68, %62 ], [ %60, %59 ]
  %64 = phi i64 [ %69, %62 ], [ 0, %59 ]
  %65 = getelementptr inbounds i64, ptr %34, i64 %63
  %66 = load i64, ptr %65, align 8
  %67 = getelementptr inbounds %struct.Nest, ptr %32, i64 %66, i32 3
  store i64 0, ptr %67, align 8
  %68 = add nuw nsw i64 %63, 1
  %69 = add i64 %64, 1
  %70 = icmp eq i64 %69, %35
  br i1 %70, label %71, label %62

71:                                               ; preds = %59, %62, %25
  %72 = getelementptr inbounds %struct.Front, ptr %1, i64 0, i32 6
  %73 = getelementptr inbounds %struct.Front, ptr %1, i64 0, i32 11
  %74 = getelementptr inbounds %struct.Front, ptr %1, i64 0, i32 5
  %75 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 3
  br label %97

76:                                               ; preds = %76, %37
  %77 = phi i64 [ 0, %37 ], [ %94, %76 ]
  %78 = phi i64 [ 0, %37 ], [ %95, %76 ]
  %79 = getelementptr inbounds i64, ptr %34, i64 %77
  %80 = load i64, ptr %79, align 8
  %81 = getelementptr inbounds %struct.Nest, ptr %32, i64 %80, i32 3
  store i64 0, ptr %81, align 8
  %82 = or i64 %77, 1
  %83 = getelementptr inbounds i64, ptr %34, i64 %82
  %84 = load i64, ptr %83, align 8
  %85 = getelementptr inbounds %struct.Nest, ptr %32, i64 %84, i32 3
  store i64 0, ptr %85, align 8
  %86 = or i64 %77, 2
  %87 = getelementptr inbounds i64, ptr %34, i64 %86
  %88 = load i64, ptr %87, align 8
  %89 = getelementptr inbounds %struct.Nest, ptr %32, i64 %88, i32 3
  store i64 0, ptr %89, align 8
  %90 = or i64 %77, 3
  %91 = getelementptr inbounds i64, ptr %34, i64 %90
  %92 = load i64, ptr %91, align 8
  %93 = getelementptr inbounds %struct.Nest, ptr %32, i64 %92, i32 3
  store i64 0, ptr %93, align 8
  %94 = add nuw nsw i64 %77, 4
  %95 = add i64 %78, 4
  %96 = icmp eq i64 %95, %38
  br i1 %96, label %59, label %76

97:                                               ; preds = %71, %377
  %98 = phi i64 [ %28, %71 ], [ %378, %377 ]
  %99 = icmp sgt i64 %98, 0
  br i1 %99, label %100, label %113

100:                                              ; preds = %97
  %101 = load ptr, ptr %72, align 8
  %102 = load ptr, ptr %74, align 8
  br label %103

103:                                              ; preds = %100, %110
  %104 = phi i64 [ 0, %100 ], [ %111, %110 ]
  %105 = getelementptr inbounds i64, ptr %102, i64 %104
  %106 = load i64, ptr %105, align 8
  %107 = getelementptr inbounds %struct.Nest, ptr %101, i64 %106, i32 3
  %108 = load i64, ptr %107, align 8
  %109 = icmp eq i64 %108, 0
  br i1 %109, label %113, label %110

110:                                              ; preds = %103
  %111 = add nuw nsw i64 %104, 1
  %112 = icmp eq i64 %111, %98
  br i1 %112, label %379, label %103

113:                                              ; preds = %103, %97
  %114 = phi i64 [ 0, %97 ], [ %104, %103 ]
  %115 = load i64, ptr %27, align 8
  %116 = load i64, ptr %73, align 8
  %117 = icmp sgt i64 %115, %116
  %118 = icmp eq i64 %114, %98
  %119 = select i1 %117, i1 true, i1 %118
  br i1 %119, label %379, label %120

120:                                              ; preds = %113
  %121 = load ptr, ptr %72, align 8
  %122 = load ptr, ptr %74, align 8
  %123 = getelementptr inbounds i64, ptr %122, i64 %114
  %124 = load i64, ptr %123, align 8
  %125 = getelementptr inbounds %struct.Nest, ptr %121, i64 %124, i32 3
  store i64 1, ptr %125, align 8
  call void @llvm.lifetime.start.p0(i64 592, ptr nonnull %4)
  %126 = load i64, ptr %123, align 8
  %127 = getelementptr inbounds %struct.Nest, ptr %121, i64 %126
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(592) %4, ptr noundef nonnull align 8 dereferenceable(592) %127, i64 592, i1 false)
  call void @llvm.lifetime.start.p0(i64 592, ptr nonnull %3)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(592) %3, ptr noundef nonnull align 8 dereferenceable(592) %127, i64 592, i1 false)
  %128 = load i64, ptr %4, align 8
  %129 = icmp sgt i64 %128, 0
  br i1 %129, label %137, label %132

130:                                              ; preds = %252
  %131 = icmp eq i64 %149, %128
  br i1 %131, label %132, label %137

132:                                              ; preds = %130, %120
  %133 = load i64, ptr %5, align 8
  %134 = icmp sgt i64 %133, 0
  br i1 %134, label %135, label %279

135:                                              ; preds = %132
  %136 = icmp slt i64 %128, 0
  br label %271

137:                                              ; preds = %120, %130
  %138 = phi i64 [ %149, %130 ], [ 0, %120 ]
  %139 = getelementptr inbounds %struct.Nest, ptr %4, i64 0, i32 1, i64 %138
  %140 = load i64, ptr %139, align 8
  %141 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7, i64 %140
  %142 = load i64, ptr %141, align 8
  %143 = icmp sgt i64 %142, 0
  br i1 %143, label %144, label %147

144:                                              ; preds = %137
  %145 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 8, i64 %140
  %146 = getelementptr inbounds %struct.Nest, ptr %3, i64 0, i32 1, i64 %138, i32 1
  br label %156

147:                                              ; preds = %156, %137
  %148 = phi i64 [ %142, %137 ], [ %162, %156 ]
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(592) %3, ptr noundef nonnull align 8 dereferenceable(592) %4, i64 592, i1 false)
  %149 = add nuw nsw i64 %138, 1
  %150 = icmp slt i64 %149, %128
  br i1 %150, label %152, label %151

151:                                              ; preds = %215, %147
  br label %249

152:                                              ; preds = %147
  %153 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 8, i64 %140
  %154 = getelementptr inbounds %struct.Nest, ptr %4, i64 0, i32 1, i64 %138, i32 1
  %155 = getelementptr inbounds %struct.Nest, ptr %3, i64 0, i32 1, i64 %138, i32 1
  br label %164

156:                                              ; preds = %156, %144
  %157 = phi i64 [ 0, %144 ], [ %161, %156 ]
  %158 = load ptr, ptr %145, align 8
  %159 = getelementptr inbounds i64, ptr %158, i64 %157
  %160 = load i64, ptr %159, align 8
  store i64 %160, ptr %146, align 8
  call fastcc void @attempt(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %3, i64 noundef %26)
  %161 = add nuw nsw i64 %157, 1
  %162 = load i64, ptr %141, align 8
  %163 = icmp slt i64 %161, %162
  br i1 %163, label %156, label %147

164:                                              ; preds = %215, %152
  %165 = phi i64 [ %148, %152 ], [ %216, %215 ]
  %166 = phi i64 [ %148, %152 ], [ %217, %215 ]
  %167 = phi i64 [ %149, %152 ], [ %218, %215 ]
  %168 = getelementptr inbounds %struct.Nest, ptr %4, i64 0, i32 1, i64 %167
  %169 = load i64, ptr %168, align 8
  %170 = add i64 %166, -1
  %171 = icmp sgt i64 %166, 1
  br i1 %171, label %172, label %183

172:                                              ; preds = %164
  %173 = load ptr, ptr %153, align 8
  %174 = load i64, ptr %154, align 8
  br label %175

175:                                              ; preds = %180, %172
  %176 = phi i64 [ 0, %172 ], [ %181, %180 ]
  %177 = getelementptr inbounds i64, ptr %173, i64 %176
  %178 = load i64, ptr %177, align 8
  %179 = icmp slt i64 %178, %174
  br i1 %179, label %180, label %183

180:                                              ; preds = %175
  %181 = add nuw nsw i64 %176, 1
  %182 = icmp eq i64 %181, %170
  br i1 %182, label %183, label %175

183:                                              ; preds = %180, %175, %164
  %184 = phi i64 [ 0, %164 ], [ %176, %175 ], [ %170, %180 ]
  %185 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7, i64 %169
  %186 = load i64, ptr %185, align 8
  %187 = add i64 %186, -1
  %188 = icmp sgt i64 %186, 1
  br i1 %188, label %189, label %202

189:                                              ; preds = %183
  %190 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 8, i64 %169
  %191 = load ptr, ptr %190, align 8
  %192 = getelementptr inbounds %struct.Nest, ptr %4, i64 0, i32 1, i64 %167, i32 1
  %193 = load i64, ptr %192, align 8
  br label %194

194:                                              ; preds = %199, %189
  %195 = phi i64 [ 0, %189 ], [ %200, %199 ]
  %196 = getelementptr inbounds i64, ptr %191, i64 %195
  %197 = load i64, ptr %196, align 8
  %198 = icmp slt i64 %197, %193
  br i1 %198, label %199, label %202

199:                                              ; preds = %194
  %200 = add nuw nsw i64 %195, 1
  %201 = icmp eq i64 %200, %187
  br i1 %201, label %202, label %194

202:                                              ; preds = %199, %194, %183
  %203 = phi i64 [ 0, %183 ], [ %195, %194 ], [ %187, %199 ]
  %204 = tail call i64 @llvm.smax.i64(i64 %184, i64 2)
  %205 = add nsw i64 %204, -2
  %206 = add nuw nsw i64 %184, 2
  %207 = tail call i64 @llvm.smin.i64(i64 %170, i64 %206)
  %208 = icmp sgt i64 %205, %207
  br i1 %208, label %215, label %209

209:                                              ; preds = %202
  %210 = tail call i64 @llvm.smax.i64(i64 %203, i64 2)
  %211 = add nsw i64 %210, -2
  %212 = add nuw nsw i64 %203, 2
  %213 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 8, i64 %169
  %214 = getelementptr inbounds %struct.Nest, ptr %3, i64 0, i32 1, i64 %167, i32 1
  br label %220

215:                                              ; preds = %229, %202
  %216 = phi i64 [ %165, %202 ], [ %230, %229 ]
  %217 = phi i64 [ %166, %202 ], [ %230, %229 ]
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(592) %3, ptr noundef nonnull align 8 dereferenceable(592) %4, i64 592, i1 false)
  %218 = add nuw nsw i64 %167, 1
  %219 = icmp slt i64 %218, %128
  br i1 %219, label %164, label %151

220:                                              ; preds = %229, %209
  %221 = phi i64 [ %165, %209 ], [ %230, %229 ]
  %222 = phi i64 [ %186, %209 ], [ %231, %229 ]
  %223 = phi i64 [ %205, %209 ], [ %232, %229 ]
  %224 = add nsw i64 %222, -1
  %225 = tail call i64 @llvm.smin.i64(i64 %224, i64 %212)
  %226 = icmp sgt i64 %211, %225
  br i1 %226, label %229, label %236

227:                                              ; preds = %236
  %228 = load i64, ptr %141, align 8
  br label %229

229:                                              ; preds = %227, %220
  %230 = phi i64 [ %228, %227 ], [ %221, %220 ]
  %231 = phi i64 [ %245, %227 ], [ %222, %220 ]
  %232 = add nuw nsw i64 %223, 1
  %233 = add nsw i64 %230, -1
  %234 = tail call i64 @llvm.smin.i64(i64 %233, i64 %206)
  %235 = icmp slt i64 %223, %234
  br i1 %235, label %220, label %215

236:                                              ; preds = %220, %236
  %237 = phi i64 [ %244, %236 ], [ %211, %220 ]
  %238 = load ptr, ptr %153, align 8
  %239 = getelementptr inbounds i64, ptr %238, i64 %223
  %240 = load i64, ptr %239, align 8
  store i64 %240, ptr %155, align 8
  %241 = load ptr, ptr %213, align 8
  %242 = getelementptr inbounds i64, ptr %241, i64 %237
  %243 = load i64, ptr %242, align 8
  store i64 %243, ptr %214, align 8
  call fastcc void @attempt(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %3, i64 noundef %26)
  %244 = add nuw nsw i64 %237, 1
  %245 = load i64, ptr %185, align 8
  %246 = add nsw i64 %245, -1
  %247 = tail call i64 @llvm.smin.i64(i64 %246, i64 %212)
  %248 = icmp slt i64 %237, %247
  br i1 %248, label %236, label %227

249:                                              ; preds = %151, %252
  %250 = phi i64 [ %253, %252 ], [ 0, %151 ]
  %251 = getelementptr inbounds %struct.Nest, ptr %3, i64 0, i32 1, i64 %250
  br label %255

252:                                              ; preds = %267
  call fastcc void @attempt(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %3, i64 noundef %26)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(592) %3, ptr noundef nonnull align 8 dereferenceable(592) %4, i64 592, i1 false)
  %253 = add nuw nsw i64 %250, 1
  %254 = icmp eq i64 %253, %128
  br i1 %254, label %130, label %249

255:                                              ; preds = %267, %249
  %256 = phi i64 [ %268, %267 ], [ 0, %249 ]
  %257 = phi i64 [ %269, %267 ], [ 0, %249 ]
  %258 = icmp eq i64 %257, %250
  br i1 %258, label %259, label %260

259:                                              ; preds = %255
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %251, ptr noundef nonnull align 8 dereferenceable(16) %139, i64 16, i1 false)
  br label %267

260:                                              ; preds = %255
  %261 = icmp eq i64 %256, %138
  %262 = zext i1 %261 to i64
  %263 = add nsw i64 %256, %262
  %264 = getelementptr inbounds %struct.Nest, ptr %3, i64 0, i32 1, i64 %257
  %265 = add nsw i64 %263, 1
  %266 = getelementptr inbounds %struct.Nest, ptr %4, i64 0, i32 1, i64 %263
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %264, ptr noundef nonnull align 8 dereferenceable(16) %266, i64 16, i1 false)
  br label %267

267:                                              ; preds = %260, %259
  %268 = phi i64 [ %256, %259 ], [ %265, %260 ]
  %269 = add nuw nsw i64 %257, 1
  %270 = icmp eq i64 %269, %128
  br i1 %270, label %252, label %255

271:                                              ; preds = %135, %287
  %272 = phi i64 [ %288, %287 ], [ %133, %135 ]
  %273 = phi i64 [ %289, %287 ], [ 0, %135 ]
  %274 = load i64, ptr %75, align 8
  %275 = icmp eq i64 %274, 0
  br i1 %275, label %276, label %279

276:                                              ; preds = %271
  br i1 %136, label %287, label %277

277:                                              ; preds = %276
  %278 = getelementptr inbounds %struct.Nest, ptr %3, i64 0, i32 2, i64 %273
  br label %291

279:                                              ; preds = %287, %271, %132
  %280 = icmp eq i64 %128, 32
  %281 = icmp slt i64 %128, 0
  %282 = or i1 %280, %281
  br i1 %282, label %377, label %283

283:                                              ; preds = %279
  %284 = load i64, ptr %0, align 8
  br label %295

285:                                              ; preds = %291
  %286 = load i64, ptr %5, align 8
  br label %287

287:                                              ; preds = %285, %276
  %288 = phi i64 [ %286, %285 ], [ %272, %276 ]
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(592) %3, ptr noundef nonnull align 8 dereferenceable(592) %4, i64 592, i1 false)
  %289 = add nuw nsw i64 %273, 1
  %290 = icmp slt i64 %289, %288
  br i1 %290, label %271, label %279

291:                                              ; preds = %291, %277
  %292 = phi i64 [ 0, %277 ], [ %293, %291 ]
  store i64 %292, ptr %278, align 8
  call fastcc void @attempt(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %3, i64 noundef %26)
  %293 = add nuw i64 %292, 1
  %294 = icmp eq i64 %292, %128
  br i1 %294, label %285, label %291

295:                                              ; preds = %304, %283
  %296 = phi i64 [ %305, %304 ], [ %284, %283 ]
  %297 = phi i64 [ %306, %304 ], [ %284, %283 ]
  %298 = phi i64 [ %307, %304 ], [ 0, %283 ]
  %299 = icmp sgt i64 %297, 0
  br i1 %299, label %300, label %304

300:                                              ; preds = %295
  %301 = getelementptr inbounds %struct.Nest, ptr %3, i64 0, i32 1, i64 %298
  %302 = getelementptr inbounds %struct.Nest, ptr %3, i64 0, i32 1, i64 %298, i32 1
  %303 = icmp sgt i64 %128, %298
  br label %309

304:                                              ; preds = %365, %295
  %305 = phi i64 [ %296, %295 ], [ %366, %365 ]
  %306 = phi i64 [ %297, %295 ], [ %366, %365 ]
  %307 = add nuw i64 %298, 1
  %308 = icmp eq i64 %298, %128
  br i1 %308, label %377, label %295

309:                                              ; preds = %365, %300
  %310 = phi i64 [ %296, %300 ], [ %366, %365 ]
  %311 = phi i64 [ 0, %300 ], [ %367, %365 ]
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(592) %3, ptr noundef nonnull align 8 dereferenceable(592) %4, i64 592, i1 false)
  %312 = load i64, ptr %3, align 8
  %313 = add nsw i64 %312, 1
  store i64 %313, ptr %3, align 8
  br i1 %303, label %322, label %314

314:                                              ; preds = %322, %309
  %315 = load i64, ptr %5, align 8
  %316 = icmp sgt i64 %315, 0
  br i1 %316, label %317, label %338

317:                                              ; preds = %314
  %318 = and i64 %315, 1
  %319 = icmp eq i64 %315, 1
  br i1 %319, label %328, label %320

320:                                              ; preds = %317
  %321 = and i64 %315, -2
  br label %344

322:                                              ; preds = %309, %322
  %323 = phi i64 [ %325, %322 ], [ %128, %309 ]
  %324 = getelementptr inbounds %struct.Nest, ptr %3, i64 0, i32 1, i64 %323
  %325 = add nsw i64 %323, -1
  %326 = getelementptr inbounds %struct.Nest, ptr %4, i64 0, i32 1, i64 %325
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %324, ptr noundef nonnull align 8 dereferenceable(16) %326, i64 16, i1 false)
  %327 = icmp sgt i64 %325, %298
  br i1 %327, label %322, label %314

328:                                              ; preds = %344, %317
  %329 = phi i64 [ 0, %317 ], [ %360, %344 ]
  %330 = icmp eq i64 %318, 0
  br i1 %330, label %338, label %331

331:                                              ; preds = %328
  %332 = getelementptr inbounds %struct.Nest, ptr %4, i64 0, i32 2, i64 %329
  %333 = load i64, ptr %332, align 8
  %334 = icmp sgt i64 %333, %298
  %335 = zext i1 %334 to i64
  %336 = add nsw i64 %333, %335
  %337 = getelementptr inbounds %struct.Nest, ptr %3, i64 0, i32 2, i64 %329
  store i64 %336, ptr %337, align 8
  br label %338

338:                                              ; preds = %331, %328, %314
  store i64 %311, ptr %301, align 8
  %339 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7, i64 %311
  %340 = load i64, ptr %339, align 8
  %341 = icmp sgt i64 %340, 0
  br i1 %341, label %342, label %365

342:                                              ; preds = %338
  %343 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 8, i64 %311
  br label %369

344:                                              ; preds = %344, %320
  %345 = phi i64 [ 0, %320 ], [ %360, %344 ]
  %346 = phi i64 [ 0, %320 ], [ %361, %344 ]
  %347 = getelementptr inbounds %struct.Nest, ptr %4, i64 0, i32 2, i64 %345
  %348 = load i64, ptr %347, align 8
  %349 = icmp sgt i64 %348, %298
  %350 = zext i1 %349 to i64
  %351 = add nsw i64 %348, %350
  %352 = getelementptr inbounds %struct.Nest, ptr %3, i64 0, i32 2, i64 %345
  store i64 %351, ptr %352, align 8
  %353 = or i64 %345, 1
  %354 = getelementptr inbounds %struct.Nest, ptr %4, i64 0, i32 2, i64 %353
  %355 = load i64, ptr %354, align 8
  %356 = icmp sgt i64 %355, %298
  %357 = zext i1 %356 to i64
  %358 = add nsw i64 %355, %357
  %359 = getelementptr inbounds %struct.Nest, ptr %3, i64 0, i32 2, i64 %353
  store i64 %358, ptr %359, align 8
  %360 = add nuw nsw i64 %345, 2
  %361 = add i64 %346, 2
  %362 = icmp eq i64 %361, %321
  br i1 %362, label %328, label %344

363:                                              ; preds = %369
  %364 = load i64, ptr %0, align 8
  br label %365

365:                                              ; preds = %363, %338
  %366 = phi i64 [ %364, %363 ], [ %310, %338 ]
  %367 = add nuw nsw i64 %311, 1
  %368 = icmp slt i64 %367, %366
  br i1 %368, label %309, label %304

369:                                              ; preds = %369, %342
  %370 = phi i64 [ 0, %342 ], [ %374, %369 ]
  %371 = load ptr, ptr %343, align 8
  %372 = getelementptr inbounds i64, ptr %371, i64 %370
  %373 = load i64, ptr %372, align 8
  store i64 %373, ptr %302, align 8
  call fastcc void @attempt(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %3, i64 noundef %26)
  %374 = add nuw nsw i64 %370, 1
  %375 = load i64, ptr %339, align 8
  %376 = icmp slt i64 %374, %375
  br i1 %376, label %369, label %363

377:                                              ; preds = %304, %279
  call void @llvm.lifetime.end.p0(i64 592, ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 592, ptr nonnull %4)
  %378 = load i64, ptr %1, align 8
  br label %97

379:                                              ; preds = %113, %110
  ret i64 0
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define i64 @room() {
  ret i64 10223616
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define i64 @search(ptr noundef %0, ptr nocapture noundef %1) {
  %3 = alloca %struct.State, align 8
  call void @llvm.lifetime.start.p0(i64 872, ptr nonnull %3)
  store i64 0, ptr %3, align 8
  %4 = getelementptr inbounds [12 x i64], ptr %3, i64 0, i64 1
  store i64 0, ptr %4, align 8
  %5 = getelementptr inbounds [12 x i64], ptr %3, i64 0, i64 2
  store i64 0, ptr %5, align 8
  %6 = getelementptr inbounds [12 x i64], ptr %3, i64 0, i64 3
  store i64 0, ptr %6, align 8
  %7 = getelementptr inbounds [12 x i64], ptr %3, i64 0, i64 4
  store i64 0, ptr %7, align 8
  %8 = getelementptr inbounds [12 x i64], ptr %3, i64 0, i64 5
  store i64 0, ptr %8, align 8
  %9 = getelementptr inbounds [12 x i64], ptr %3, i64 0, i64 6
  store i64 0, ptr %9, align 8
  %10 = getelementptr inbounds [12 x i64], ptr %3, i64 0, i64 7
  store i64 0, ptr %10, align 8
  %11 = getelementptr inbounds [12 x i64], ptr %3, i64 0, i64 8
  store i64 0, ptr %11, align 8
  %12 = getelementptr inbounds [12 x i64], ptr %3, i64 0, i64 9
  store i64 0, ptr %12, align 8
  %13 = getelementptr inbounds [12 x i64], ptr %3, i64 0, i64 10
  store i64 0, ptr %13, align 8
  %14 = getelementptr inbounds [12 x i64], ptr %3, i64 0, i64 11
  store i64 0, ptr %14, align 8
  %15 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 10, i64 0
  store i64 0, ptr %15, align 8
  %16 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 9, i64 0
  store i64 0, ptr %16, align 8
  %17 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 3, i64 0
  store i64 0, ptr %17, align 8
  %18 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 10, i64 1
  store i64 0, ptr %18, align 8
  %19 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 9, i64 1
  store i64 0, ptr %19, align 8
  %20 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 3, i64 1
  store i64 0, ptr %20, align 8
  %21 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 10, i64 2
  store i64 0, ptr %21, align 8
  %22 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 9, i64 2
  store i64 0, ptr %22, align 8
  %23 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 3, i64 2
  store i64 0, ptr %23, align 8
  %24 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 10, i64 3
  store i64 0, ptr %24, align 8
  %25 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 9, i64 3
  store i64 0, ptr %25, align 8
  %26 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 3, i64 3
  store i64 0, ptr %26, align 8
  %27 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 10, i64 4
  store i64 0, ptr %27, align 8
  %28 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 9, i64 4
  store i64 0, ptr %28, align 8
  %29 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 3, i64 4
  store i64 0, ptr %29, align 8
  %30 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 10, i64 5
  store i64 0, ptr %30, align 8
  %31 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 9, i64 5
  store i64 0, ptr %31, align 8
  %32 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 3, i64 5
  store i64 0, ptr %32, align 8
  %33 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 10, i64 6
  store i64 0, ptr %33, align 8
  %34 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 9, i64 6
  store i64 0, ptr %34, align 8
  %35 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 3, i64 6
  store i64 0, ptr %35, align 8
  %36 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 10, i64 7
  store i64 0, ptr %36, align 8
  %37 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 9, i64 7
  store i64 0, ptr %37, align 8
  %38 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 3, i64 7
  store i64 0, ptr %38, align 8
  %39 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 13
  store i64 0, ptr %39, align 8
  %40 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 12
  store i64 0, ptr %40, align 8
  %41 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 11
  store i64 0, ptr %41, align 8
  %42 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 8
  store i64 0, ptr %42, align 8
  %43 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 7
  store i64 0, ptr %43, align 8
  %44 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 6
  store i64 0, ptr %44, align 8
  %45 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 5
  store i64 0, ptr %45, align 8
  %46 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 4
  store i64 0, ptr %46, align 8
  %47 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 1
  store i64 0, ptr %47, align 8
  %48 = getelementptr inbounds %struct.Front, ptr %1, i64 0, i32 10
  store i64 0, ptr %48, align 8
  %49 = getelementptr inbounds %struct.Front, ptr %1, i64 0, i32 9
  store i64 0, ptr %49, align 8
  %50 = getelementptr inbounds %struct.Front, ptr %1, i64 0, i32 13
  %51 = load i64, ptr %50, align 8
  %52 = add nsw i64 %51, 1
  store i64 %52, ptr %50, align 8
  call fastcc void @grow(ptr noundef %0, ptr noundef nonnull %3, ptr noundef %1)
  %53 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4
  %54 = load i64, ptr %53, align 8
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %62, label %56

56:                                               ; preds = %2
  %57 = load i64, ptr %49, align 8
  %58 = getelementptr inbounds %struct.Front, ptr %1, i64 0, i32 11
  %59 = load i64, ptr %58, align 8
  %60 = icmp sle i64 %57, %59
  %61 = zext i1 %60 to i64
  br label %62

62:                                               ; preds = %56, %2
  %63 = phi i64 [ 0, %2 ], [ %61, %56 ]
  call void @llvm.lifetime.end.p0(i64 872, ptr nonnull %3)
  ret i64 %63
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @grow(ptr noundef %0, ptr noundef %1, ptr nocapture noundef %2) unnamed_addr {
  %4 = alloca [32 x %struct.Loop], align 16
  %5 = alloca [12 x i64], align 16
  %6 = alloca [12 x i64], align 16
  %7 = alloca %struct.Nest, align 8
  %8 = alloca [12 x i64], align 16
  %9 = alloca %struct.State, align 8
  %10 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 9
  %11 = load i64, ptr %10, align 8
  %12 = add nsw i64 %11, 1
  store i64 %12, ptr %10, align 8
  %13 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 11
  %14 = load i64, ptr %13, align 8
  %15 = icmp slt i64 %11, %14
  br i1 %15, label %16, label %1644

16:                                               ; preds = %3
  %17 = tail call fastcc i64 @hopeless(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %2, i64 noundef 0)
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %19, label %1644

19:                                               ; preds = %16
  %20 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 4
  %21 = load i64, ptr %20, align 8
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %391, label %23

23:                                               ; preds = %19
  %24 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 2
  %25 = load i64, ptr %24, align 8
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %27, label %31

27:                                               ; preds = %23
  %28 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4
  %29 = load i64, ptr %28, align 8
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %31, label %391

31:                                               ; preds = %27, %23
  %32 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 6
  %33 = load i64, ptr %32, align 8
  %34 = icmp eq i64 %33, 0
  br i1 %34, label %35, label %43

35:                                               ; preds = %31
  %36 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 1
  %37 = load i64, ptr %36, align 8
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %43, label %39

39:                                               ; preds = %35
  %40 = add nsw i64 %37, -1
  %41 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %40
  %42 = load i64, ptr %41, align 8
  br label %43

43:                                               ; preds = %39, %35, %31
  %44 = phi i64 [ %42, %39 ], [ -1, %35 ], [ -1, %31 ]
  %45 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 5
  %46 = load i64, ptr %45, align 8
  %47 = xor i64 %46, -1
  %48 = and i64 %21, %47
  %49 = tail call i64 @llvm.ctpop.i64(i64 %48)
  %50 = icmp ult i64 %49, 2
  br i1 %50, label %51, label %391

51:                                               ; preds = %43
  %52 = icmp eq i64 %48, 0
  br i1 %52, label %72, label %53

53:                                               ; preds = %51, %53
  %54 = phi i64 [ %58, %53 ], [ 0, %51 ]
  %55 = shl nuw i64 1, %54
  %56 = and i64 %55, %48
  %57 = icmp eq i64 %56, 0
  %58 = add nuw nsw i64 %54, 1
  br i1 %57, label %53, label %59

59:                                               ; preds = %53
  %60 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %54, i32 5
  %61 = load i64, ptr %60, align 8
  %62 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %54, i32 6
  %63 = load i64, ptr %62, align 8
  %64 = icmp eq i64 %61, %63
  br i1 %64, label %391, label %65

65:                                               ; preds = %59
  %66 = icmp sgt i64 %44, -1
  br i1 %66, label %67, label %72

67:                                               ; preds = %65
  %68 = shl nuw i64 1, %44
  %69 = and i64 %61, %68
  %70 = icmp eq i64 %69, 0
  %71 = select i1 %70, i64 %44, i64 12
  br label %72

72:                                               ; preds = %67, %65, %51
  %73 = phi i64 [ %54, %67 ], [ %54, %65 ], [ 0, %51 ]
  %74 = phi i64 [ %71, %67 ], [ %44, %65 ], [ %44, %51 ]
  %75 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 7
  %76 = load i64, ptr %75, align 8
  %77 = shl i64 %21, 16
  %78 = shl i64 %76, 8
  %79 = or i64 %77, %78
  %80 = or i64 %79, %33
  %81 = shl i64 %80, 16
  %82 = shl i64 %48, 8
  %83 = add nsw i64 %74, 1
  %84 = or i64 %83, %82
  %85 = or i64 %84, %81
  %86 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 12
  %87 = load i64, ptr %86, align 8
  %88 = shl i64 %87, 40
  %89 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 11
  %90 = load i64, ptr %89, align 8
  %91 = shl i64 %90, 56
  %92 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 13
  %93 = load i64, ptr %92, align 8
  %94 = lshr i64 %93, 30
  %95 = xor i64 %94, %93
  %96 = mul i64 %95, -4658895280553007687
  %97 = lshr i64 %96, 27
  %98 = xor i64 %97, %96
  %99 = mul i64 %98, -7723592293110705685
  %100 = lshr i64 %99, 31
  %101 = xor i64 %100, %99
  %102 = add i64 %101, -7046029254386353131
  %103 = xor i64 %91, %88
  %104 = xor i64 %103, %85
  %105 = xor i64 %104, %102
  %106 = lshr i64 %105, 30
  %107 = xor i64 %106, %105
  %108 = mul i64 %107, -4658895280553007687
  %109 = lshr i64 %108, 27
  %110 = xor i64 %109, %108
  %111 = mul i64 %110, -7723592293110705685
  %112 = lshr i64 %111, 31
  %113 = xor i64 %112, %111
  %114 = load i64, ptr %0, align 8
  %115 = add i64 %113, -7046029254386353131
  %116 = icmp sgt i64 %114, 0
  br i1 %116, label %117, label %142

117:                                              ; preds = %72
  %118 = and i64 %114, 1
  %119 = icmp eq i64 %114, 1
  br i1 %119, label %122, label %120

120:                                              ; preds = %117
  %121 = and i64 %114, -2
  br label %144

122:                                              ; preds = %144, %117
  %123 = phi i64 [ undef, %117 ], [ %173, %144 ]
  %124 = phi i64 [ %115, %117 ], [ %173, %144 ]
  %125 = phi i64 [ 0, %117 ], [ %172, %144 ]
  %126 = icmp eq i64 %118, 0
  br i1 %126, label %140, label %127

127:                                              ; preds = %122
  %128 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %125
  %129 = load i64, ptr %128, align 8
  %130 = xor i64 %129, %124
  %131 = lshr i64 %130, 30
  %132 = xor i64 %131, %130
  %133 = mul i64 %132, -4658895280553007687
  %134 = lshr i64 %133, 27
  %135 = xor i64 %134, %133
  %136 = mul i64 %135, -7723592293110705685
  %137 = lshr i64 %136, 31
  %138 = xor i64 %137, %136
  %139 = add i64 %138, -7046029254386353131
  br label %140

140:                                              ; preds = %122, %127
  %141 = phi i64 [ %123, %122 ], [ %139, %127 ]
  br i1 %52, label %309, label %176

142:                                              ; preds = %72
  br i1 %52, label %309, label %143

143:                                              ; preds = %142
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %8)
  br label %193

144:                                              ; preds = %144, %120
  %145 = phi i64 [ %115, %120 ], [ %173, %144 ]
  %146 = phi i64 [ 0, %120 ], [ %172, %144 ]
  %147 = phi i64 [ 0, %120 ], [ %174, %144 ]
  %148 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %146
  %149 = load i64, ptr %148, align 8
  %150 = xor i64 %149, %145
  %151 = lshr i64 %150, 30
  %152 = xor i64 %151, %150
  %153 = mul i64 %152, -4658895280553007687
  %154 = lshr i64 %153, 27
  %155 = xor i64 %154, %153
  %156 = mul i64 %155, -7723592293110705685
  %157 = lshr i64 %156, 31
  %158 = xor i64 %157, %156
  %159 = or i64 %146, 1
  %160 = add i64 %158, -7046029254386353131
  %161 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %159
  %162 = load i64, ptr %161, align 8
  %163 = xor i64 %162, %160
  %164 = lshr i64 %163, 30
  %165 = xor i64 %164, %163
  %166 = mul i64 %165, -4658895280553007687
  %167 = lshr i64 %166, 27
  %168 = xor i64 %167, %166
  %169 = mul i64 %168, -7723592293110705685
  %170 = lshr i64 %169, 31
  %171 = xor i64 %170, %169
  %172 = add nuw nsw i64 %146, 2
  %173 = add i64 %171, -7046029254386353131
  %174 = add i64 %147, 2
  %175 = icmp eq i64 %174, %121
  br i1 %175, label %122, label %144

176:                                              ; preds = %140
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %8)
  %177 = and i64 %114, 3
  %178 = icmp ult i64 %114, 4
  br i1 %178, label %181, label %179

179:                                              ; preds = %176
  %180 = and i64 %114, -4
  br label %215

181:                                              ; preds = %215, %176
  %182 = phi i64 [ 0, %176 ], [ %233, %215 ]
  %183 = icmp eq i64 %177, 0
  br i1 %183, label %193, label %184

184:                                              ; preds = %181, %184
  %185 = phi i64 [ %190, %184 ], [ %182, %181 ]
  %186 = phi i64 [ %191, %184 ], [ 0, %181 ]
  %187 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %185
  %188 = load i64, ptr %187, align 8
  %189 = getelementptr inbounds [12 x i64], ptr %8, i64 0, i64 %185
  store i64 %188, ptr %189, align 8
  %190 = add nuw nsw i64 %185, 1
  %191 = add i64 %186, 1
  %192 = icmp eq i64 %191, %177
  br i1 %192, label %193, label %184

193:                                              ; preds = %181, %184, %143
  %194 = phi i64 [ %115, %143 ], [ %141, %184 ], [ %141, %181 ]
  %195 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 1
  %196 = load i64, ptr %195, align 8
  %197 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 3, i64 %73
  %198 = load i64, ptr %197, align 8
  %199 = icmp sgt i64 %196, %198
  br i1 %199, label %200, label %236

200:                                              ; preds = %193
  %201 = sub i64 %196, %198
  %202 = add i64 %198, 1
  %203 = and i64 %201, 1
  %204 = icmp eq i64 %203, 0
  br i1 %204, label %212, label %205

205:                                              ; preds = %200
  %206 = add nsw i64 %196, -1
  %207 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %206
  %208 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %206, i32 1
  %209 = load i64, ptr %208, align 8
  %210 = load i64, ptr %207, align 8
  %211 = getelementptr inbounds [12 x i64], ptr %8, i64 0, i64 %210
  store i64 %209, ptr %211, align 8
  br label %212

212:                                              ; preds = %205, %200
  %213 = phi i64 [ %196, %200 ], [ %206, %205 ]
  %214 = icmp eq i64 %196, %202
  br i1 %214, label %236, label %242

215:                                              ; preds = %215, %179
  %216 = phi i64 [ 0, %179 ], [ %233, %215 ]
  %217 = phi i64 [ 0, %179 ], [ %234, %215 ]
  %218 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %216
  %219 = load i64, ptr %218, align 8
  %220 = getelementptr inbounds [12 x i64], ptr %8, i64 0, i64 %216
  store i64 %219, ptr %220, align 16
  %221 = or i64 %216, 1
  %222 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %221
  %223 = load i64, ptr %222, align 8
  %224 = getelementptr inbounds [12 x i64], ptr %8, i64 0, i64 %221
  store i64 %223, ptr %224, align 8
  %225 = or i64 %216, 2
  %226 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %225
  %227 = load i64, ptr %226, align 8
  %228 = getelementptr inbounds [12 x i64], ptr %8, i64 0, i64 %225
  store i64 %227, ptr %228, align 16
  %229 = or i64 %216, 3
  %230 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %229
  %231 = load i64, ptr %230, align 8
  %232 = getelementptr inbounds [12 x i64], ptr %8, i64 0, i64 %229
  store i64 %231, ptr %232, align 8
  %233 = add nuw nsw i64 %216, 4
  %234 = add i64 %217, 4
  %235 = icmp eq i64 %234, %180
  br i1 %235, label %181, label %215

236:                                              ; preds = %212, %242, %193
  br i1 %116, label %237, label %275

237:                                              ; preds = %236
  %238 = and i64 %114, 1
  %239 = icmp eq i64 %114, 1
  br i1 %239, label %257, label %240

240:                                              ; preds = %237
  %241 = and i64 %114, -2
  br label %277

242:                                              ; preds = %212, %242
  %243 = phi i64 [ %250, %242 ], [ %213, %212 ]
  %244 = add nsw i64 %243, -1
  %245 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %244
  %246 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %244, i32 1
  %247 = load i64, ptr %246, align 8
  %248 = load i64, ptr %245, align 8
  %249 = getelementptr inbounds [12 x i64], ptr %8, i64 0, i64 %248
  store i64 %247, ptr %249, align 8
  %250 = add nsw i64 %243, -2
  %251 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %250
  %252 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %250, i32 1
  %253 = load i64, ptr %252, align 8
  %254 = load i64, ptr %251, align 8
  %255 = getelementptr inbounds [12 x i64], ptr %8, i64 0, i64 %254
  store i64 %253, ptr %255, align 8
  %256 = icmp sgt i64 %250, %198
  br i1 %256, label %242, label %236

257:                                              ; preds = %277, %237
  %258 = phi i64 [ undef, %237 ], [ %305, %277 ]
  %259 = phi i64 [ 0, %237 ], [ %306, %277 ]
  %260 = phi i64 [ %194, %237 ], [ %305, %277 ]
  %261 = icmp eq i64 %238, 0
  br i1 %261, label %275, label %262

262:                                              ; preds = %257
  %263 = getelementptr inbounds [12 x i64], ptr %8, i64 0, i64 %259
  %264 = load i64, ptr %263, align 8
  %265 = xor i64 %264, %260
  %266 = lshr i64 %265, 30
  %267 = xor i64 %266, %265
  %268 = mul i64 %267, -4658895280553007687
  %269 = lshr i64 %268, 27
  %270 = xor i64 %269, %268
  %271 = mul i64 %270, -7723592293110705685
  %272 = lshr i64 %271, 31
  %273 = xor i64 %272, %271
  %274 = add i64 %273, -7046029254386353131
  br label %275

275:                                              ; preds = %262, %257, %236
  %276 = phi i64 [ %194, %236 ], [ %258, %257 ], [ %274, %262 ]
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %8)
  br label %309

277:                                              ; preds = %277, %240
  %278 = phi i64 [ 0, %240 ], [ %306, %277 ]
  %279 = phi i64 [ %194, %240 ], [ %305, %277 ]
  %280 = phi i64 [ 0, %240 ], [ %307, %277 ]
  %281 = getelementptr inbounds [12 x i64], ptr %8, i64 0, i64 %278
  %282 = load i64, ptr %281, align 16
  %283 = xor i64 %282, %279
  %284 = lshr i64 %283, 30
  %285 = xor i64 %284, %283
  %286 = mul i64 %285, -4658895280553007687
  %287 = lshr i64 %286, 27
  %288 = xor i64 %287, %286
  %289 = mul i64 %288, -7723592293110705685
  %290 = lshr i64 %289, 31
  %291 = xor i64 %290, %289
  %292 = add i64 %291, -7046029254386353131
  %293 = or i64 %278, 1
  %294 = getelementptr inbounds [12 x i64], ptr %8, i64 0, i64 %293
  %295 = load i64, ptr %294, align 8
  %296 = xor i64 %295, %292
  %297 = lshr i64 %296, 30
  %298 = xor i64 %297, %296
  %299 = mul i64 %298, -4658895280553007687
  %300 = lshr i64 %299, 27
  %301 = xor i64 %300, %299
  %302 = mul i64 %301, -7723592293110705685
  %303 = lshr i64 %302, 31
  %304 = xor i64 %303, %302
  %305 = add i64 %304, -7046029254386353131
  %306 = add nuw nsw i64 %278, 2
  %307 = add i64 %280, 2
  %308 = icmp eq i64 %307, %241
  br i1 %308, label %257, label %277

309:                                              ; preds = %275, %142, %140
  %310 = phi i64 [ %276, %275 ], [ %141, %140 ], [ %115, %142 ]
  %311 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 12
  %312 = load ptr, ptr %311, align 8
  %313 = and i64 %310, 32767
  %314 = getelementptr inbounds %struct.Memory, ptr %312, i64 %313
  %315 = load i64, ptr %314, align 8
  %316 = icmp eq i64 %315, %310
  br i1 %316, label %317, label %358

317:                                              ; preds = %309
  %318 = getelementptr inbounds %struct.Memory, ptr %312, i64 %313, i32 1
  %319 = load i64, ptr %318, align 8
  %320 = icmp sgt i64 %319, 0
  br i1 %320, label %321, label %354

321:                                              ; preds = %317
  %322 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 8
  %323 = load i64, ptr %322, align 8
  %324 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %325 = load i64, ptr %324, align 8
  %326 = icmp sgt i64 %325, 0
  br label %330

327:                                              ; preds = %352
  %328 = add nuw nsw i64 %331, 1
  %329 = icmp eq i64 %328, %319
  br i1 %329, label %354, label %330

330:                                              ; preds = %327, %321
  %331 = phi i64 [ 0, %321 ], [ %328, %327 ]
  %332 = getelementptr inbounds %struct.Memory, ptr %312, i64 %313, i32 3, i64 %331
  %333 = load i64, ptr %332, align 8
  %334 = icmp sle i64 %333, %323
  %335 = select i1 %326, i1 %334, i1 false
  br i1 %335, label %336, label %352

336:                                              ; preds = %330, %347
  %337 = phi i64 [ %349, %347 ], [ 0, %330 ]
  %338 = shl nuw i64 1, %337
  %339 = and i64 %338, %21
  %340 = icmp eq i64 %339, 0
  br i1 %340, label %347, label %341

341:                                              ; preds = %336
  %342 = getelementptr inbounds %struct.Memory, ptr %312, i64 %313, i32 4, i64 %331, i64 %337
  %343 = load i64, ptr %342, align 8
  %344 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 9, i64 %337
  %345 = load i64, ptr %344, align 8
  %346 = icmp sle i64 %343, %345
  br label %347

347:                                              ; preds = %341, %336
  %348 = phi i1 [ true, %336 ], [ %346, %341 ]
  %349 = add nuw nsw i64 %337, 1
  %350 = icmp slt i64 %349, %325
  %351 = select i1 %350, i1 %348, i1 false
  br i1 %351, label %336, label %352

352:                                              ; preds = %347, %330
  %353 = phi i1 [ %334, %330 ], [ %348, %347 ]
  br i1 %353, label %1644, label %327

354:                                              ; preds = %327, %317
  %355 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 13
  %356 = load i64, ptr %355, align 8
  %357 = icmp eq i64 %356, 0
  br i1 %357, label %364, label %391

358:                                              ; preds = %309
  store i64 %310, ptr %314, align 8
  %359 = getelementptr inbounds %struct.Memory, ptr %312, i64 %313, i32 2
  store i64 0, ptr %359, align 8
  %360 = getelementptr inbounds %struct.Memory, ptr %312, i64 %313, i32 1
  store i64 0, ptr %360, align 8
  %361 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 13
  %362 = load i64, ptr %361, align 8
  %363 = icmp eq i64 %362, 0
  br i1 %363, label %366, label %391

364:                                              ; preds = %354
  %365 = icmp slt i64 %319, 4
  br i1 %365, label %366, label %370

366:                                              ; preds = %364, %358
  %367 = phi i64 [ %319, %364 ], [ 0, %358 ]
  %368 = getelementptr inbounds %struct.Memory, ptr %312, i64 %313, i32 1
  %369 = add nsw i64 %367, 1
  store i64 %369, ptr %368, align 8
  br label %375

370:                                              ; preds = %364
  %371 = getelementptr inbounds %struct.Memory, ptr %312, i64 %313, i32 2
  %372 = load i64, ptr %371, align 8
  %373 = add nsw i64 %372, 1
  store i64 %373, ptr %371, align 8
  %374 = srem i64 %372, 4
  br label %375

375:                                              ; preds = %370, %366
  %376 = phi i64 [ %367, %366 ], [ %374, %370 ]
  %377 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 8
  %378 = load i64, ptr %377, align 8
  %379 = getelementptr inbounds %struct.Memory, ptr %312, i64 %313, i32 3, i64 %376
  store i64 %378, ptr %379, align 8
  %380 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %381 = load i64, ptr %380, align 8
  %382 = icmp sgt i64 %381, 0
  br i1 %382, label %383, label %391

383:                                              ; preds = %375, %383
  %384 = phi i64 [ %388, %383 ], [ 0, %375 ]
  %385 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 9, i64 %384
  %386 = load i64, ptr %385, align 8
  %387 = getelementptr inbounds %struct.Memory, ptr %312, i64 %313, i32 4, i64 %376, i64 %384
  store i64 %386, ptr %387, align 8
  %388 = add nuw nsw i64 %384, 1
  %389 = load i64, ptr %380, align 8
  %390 = icmp slt i64 %388, %389
  br i1 %390, label %383, label %391

391:                                              ; preds = %383, %358, %375, %354, %59, %43, %27, %19
  %392 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %393 = load i64, ptr %392, align 8
  %394 = trunc i64 %393 to i32
  %395 = shl nsw i32 -1, %394
  %396 = xor i32 %395, -1
  %397 = sext i32 %396 to i64
  %398 = load i64, ptr %0, align 8
  %399 = icmp sgt i64 %398, 0
  br i1 %399, label %400, label %424

400:                                              ; preds = %391
  %401 = and i64 %398, 3
  %402 = icmp ult i64 %398, 4
  br i1 %402, label %405, label %403

403:                                              ; preds = %400
  %404 = and i64 %398, -4
  br label %428

405:                                              ; preds = %428, %400
  %406 = phi i64 [ undef, %400 ], [ %462, %428 ]
  %407 = phi i64 [ 1, %400 ], [ %462, %428 ]
  %408 = phi i64 [ 0, %400 ], [ %463, %428 ]
  %409 = icmp eq i64 %401, 0
  br i1 %409, label %424, label %410

410:                                              ; preds = %405, %410
  %411 = phi i64 [ %420, %410 ], [ %407, %405 ]
  %412 = phi i64 [ %421, %410 ], [ %408, %405 ]
  %413 = phi i64 [ %422, %410 ], [ 0, %405 ]
  %414 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %412
  %415 = load i64, ptr %414, align 8
  %416 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %412
  %417 = load i64, ptr %416, align 8
  %418 = icmp eq i64 %415, %417
  %419 = zext i1 %418 to i64
  %420 = and i64 %411, %419
  %421 = add nuw nsw i64 %412, 1
  %422 = add i64 %413, 1
  %423 = icmp eq i64 %422, %401
  br i1 %423, label %424, label %410

424:                                              ; preds = %405, %410, %391
  %425 = phi i64 [ 1, %391 ], [ %406, %405 ], [ %420, %410 ]
  %426 = load i64, ptr %20, align 8
  %427 = icmp eq i64 %426, %397
  br i1 %427, label %466, label %701

428:                                              ; preds = %428, %403
  %429 = phi i64 [ 1, %403 ], [ %462, %428 ]
  %430 = phi i64 [ 0, %403 ], [ %463, %428 ]
  %431 = phi i64 [ 0, %403 ], [ %464, %428 ]
  %432 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %430
  %433 = load i64, ptr %432, align 8
  %434 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %430
  %435 = load i64, ptr %434, align 8
  %436 = icmp eq i64 %433, %435
  %437 = zext i1 %436 to i64
  %438 = and i64 %429, %437
  %439 = or i64 %430, 1
  %440 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %439
  %441 = load i64, ptr %440, align 8
  %442 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %439
  %443 = load i64, ptr %442, align 8
  %444 = icmp eq i64 %441, %443
  %445 = zext i1 %444 to i64
  %446 = and i64 %438, %445
  %447 = or i64 %430, 2
  %448 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %447
  %449 = load i64, ptr %448, align 8
  %450 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %447
  %451 = load i64, ptr %450, align 8
  %452 = icmp eq i64 %449, %451
  %453 = zext i1 %452 to i64
  %454 = and i64 %446, %453
  %455 = or i64 %430, 3
  %456 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %455
  %457 = load i64, ptr %456, align 8
  %458 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %455
  %459 = load i64, ptr %458, align 8
  %460 = icmp eq i64 %457, %459
  %461 = zext i1 %460 to i64
  %462 = and i64 %454, %461
  %463 = add nuw nsw i64 %430, 4
  %464 = add i64 %431, 4
  %465 = icmp eq i64 %464, %404
  br i1 %465, label %405, label %428

466:                                              ; preds = %424
  %467 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 5
  %468 = load i64, ptr %467, align 8
  %469 = icmp eq i64 %468, %397
  %470 = icmp ne i64 %425, 0
  %471 = select i1 %469, i1 true, i1 %470
  br i1 %471, label %472, label %701

472:                                              ; preds = %466
  call void @llvm.lifetime.start.p0(i64 592, ptr nonnull %7)
  %473 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 10
  %474 = load i64, ptr %473, align 8
  %475 = add nsw i64 %474, 1
  store i64 %475, ptr %473, align 8
  br i1 %399, label %476, label %504

476:                                              ; preds = %472
  %477 = and i64 %398, 1
  %478 = icmp eq i64 %398, 1
  br i1 %478, label %481, label %479

479:                                              ; preds = %476
  %480 = and i64 %398, -2
  br label %510

481:                                              ; preds = %533, %476
  %482 = phi i64 [ undef, %476 ], [ %536, %533 ]
  %483 = phi i64 [ 0, %476 ], [ %537, %533 ]
  %484 = phi i64 [ 0, %476 ], [ %536, %533 ]
  %485 = icmp eq i64 %477, 0
  br i1 %485, label %498, label %486

486:                                              ; preds = %481
  %487 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %483
  %488 = load i64, ptr %487, align 8
  %489 = icmp eq i64 %488, 0
  br i1 %489, label %494, label %490

490:                                              ; preds = %486
  %491 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %483
  %492 = load i64, ptr %491, align 8
  %493 = icmp slt i64 %488, %492
  br label %494

494:                                              ; preds = %490, %486
  %495 = phi i1 [ false, %486 ], [ %493, %490 ]
  %496 = zext i1 %495 to i64
  %497 = add nuw nsw i64 %484, %496
  br label %498

498:                                              ; preds = %481, %494
  %499 = phi i64 [ %482, %481 ], [ %497, %494 ]
  %500 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 1
  %501 = load i64, ptr %500, align 8
  %502 = add nsw i64 %501, %499
  %503 = icmp sgt i64 %502, 32
  br i1 %503, label %700, label %540

504:                                              ; preds = %472
  %505 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 1
  %506 = load i64, ptr %505, align 8
  %507 = icmp sgt i64 %506, 32
  br i1 %507, label %700, label %508

508:                                              ; preds = %504
  store i64 0, ptr %7, align 8
  %509 = getelementptr inbounds %struct.Nest, ptr %7, i64 0, i32 1
  br label %542

510:                                              ; preds = %533, %479
  %511 = phi i64 [ 0, %479 ], [ %537, %533 ]
  %512 = phi i64 [ 0, %479 ], [ %536, %533 ]
  %513 = phi i64 [ 0, %479 ], [ %538, %533 ]
  %514 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %511
  %515 = load i64, ptr %514, align 8
  %516 = icmp eq i64 %515, 0
  br i1 %516, label %521, label %517

517:                                              ; preds = %510
  %518 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %511
  %519 = load i64, ptr %518, align 8
  %520 = icmp slt i64 %515, %519
  br label %521

521:                                              ; preds = %517, %510
  %522 = phi i1 [ false, %510 ], [ %520, %517 ]
  %523 = zext i1 %522 to i64
  %524 = add nuw nsw i64 %512, %523
  %525 = or i64 %511, 1
  %526 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %525
  %527 = load i64, ptr %526, align 8
  %528 = icmp eq i64 %527, 0
  br i1 %528, label %533, label %529

529:                                              ; preds = %521
  %530 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %525
  %531 = load i64, ptr %530, align 8
  %532 = icmp slt i64 %527, %531
  br label %533

533:                                              ; preds = %529, %521
  %534 = phi i1 [ false, %521 ], [ %532, %529 ]
  %535 = zext i1 %534 to i64
  %536 = add nuw nsw i64 %524, %535
  %537 = add nuw nsw i64 %511, 2
  %538 = add i64 %513, 2
  %539 = icmp eq i64 %538, %480
  br i1 %539, label %481, label %510

540:                                              ; preds = %498
  store i64 %499, ptr %7, align 8
  %541 = getelementptr inbounds %struct.Nest, ptr %7, i64 0, i32 1
  br label %568

542:                                              ; preds = %582, %508
  %543 = phi ptr [ %509, %508 ], [ %541, %582 ]
  %544 = phi i64 [ 0, %508 ], [ %499, %582 ]
  %545 = phi ptr [ %505, %508 ], [ %500, %582 ]
  %546 = phi i64 [ %506, %508 ], [ %501, %582 ]
  %547 = phi i64 [ 0, %508 ], [ %583, %582 ]
  %548 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 3, i64 0
  %549 = load i64, ptr %548, align 8
  %550 = icmp sgt i64 %546, %549
  br i1 %550, label %551, label %598

551:                                              ; preds = %542
  %552 = add i64 %547, %546
  %553 = sub i64 %552, %549
  %554 = getelementptr inbounds %struct.Nest, ptr %7, i64 0, i32 1
  %555 = sub i64 %546, %549
  %556 = add i64 %549, 1
  %557 = and i64 %555, 1
  %558 = icmp eq i64 %557, 0
  br i1 %558, label %564, label %559

559:                                              ; preds = %551
  %560 = add nsw i64 %546, -1
  %561 = add i64 %547, 1
  %562 = getelementptr inbounds %struct.Loop, ptr %554, i64 %547
  %563 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %560
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %562, ptr noundef nonnull align 8 dereferenceable(16) %563, i64 16, i1 false)
  br label %564

564:                                              ; preds = %559, %551
  %565 = phi i64 [ %546, %551 ], [ %560, %559 ]
  %566 = phi i64 [ %547, %551 ], [ %561, %559 ]
  %567 = icmp eq i64 %546, %556
  br i1 %567, label %598, label %586

568:                                              ; preds = %540, %582
  %569 = phi i64 [ %584, %582 ], [ 0, %540 ]
  %570 = phi i64 [ %583, %582 ], [ 0, %540 ]
  %571 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %569
  %572 = load i64, ptr %571, align 8
  %573 = icmp eq i64 %572, 0
  br i1 %573, label %582, label %574

574:                                              ; preds = %568
  %575 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %569
  %576 = load i64, ptr %575, align 8
  %577 = icmp slt i64 %572, %576
  br i1 %577, label %578, label %582

578:                                              ; preds = %574
  %579 = getelementptr inbounds %struct.Loop, ptr %541, i64 %570
  store i64 %569, ptr %579, align 8
  %580 = add nsw i64 %570, 1
  %581 = getelementptr inbounds %struct.Loop, ptr %541, i64 %570, i32 1
  store i64 %572, ptr %581, align 8
  br label %582

582:                                              ; preds = %578, %574, %568
  %583 = phi i64 [ %580, %578 ], [ %570, %574 ], [ %570, %568 ]
  %584 = add nuw nsw i64 %569, 1
  %585 = icmp eq i64 %584, %398
  br i1 %585, label %542, label %568

586:                                              ; preds = %564, %586
  %587 = phi i64 [ %593, %586 ], [ %565, %564 ]
  %588 = phi i64 [ %594, %586 ], [ %566, %564 ]
  %589 = add nsw i64 %587, -1
  %590 = add i64 %588, 1
  %591 = getelementptr inbounds %struct.Loop, ptr %554, i64 %588
  %592 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %589
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %591, ptr noundef nonnull align 8 dereferenceable(16) %592, i64 16, i1 false)
  %593 = add nsw i64 %587, -2
  %594 = add i64 %588, 2
  %595 = getelementptr inbounds %struct.Loop, ptr %554, i64 %590
  %596 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %593
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %595, ptr noundef nonnull align 8 dereferenceable(16) %596, i64 16, i1 false)
  %597 = icmp eq i64 %594, %553
  br i1 %597, label %598, label %586

598:                                              ; preds = %564, %586, %542
  %599 = icmp sgt i64 %546, 0
  br i1 %599, label %600, label %612

600:                                              ; preds = %598
  %601 = and i64 %546, 1
  %602 = icmp eq i64 %601, 0
  br i1 %602, label %609, label %603

603:                                              ; preds = %600
  %604 = add nsw i64 %546, -1
  %605 = load i64, ptr %7, align 8
  %606 = add nsw i64 %605, 1
  store i64 %606, ptr %7, align 8
  %607 = getelementptr inbounds %struct.Nest, ptr %7, i64 0, i32 1, i64 %605
  %608 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %604
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %607, ptr noundef nonnull align 8 dereferenceable(16) %608, i64 16, i1 false)
  br label %609

609:                                              ; preds = %603, %600
  %610 = phi i64 [ %546, %600 ], [ %604, %603 ]
  %611 = icmp eq i64 %546, 1
  br i1 %611, label %612, label %629

612:                                              ; preds = %609, %629, %598
  %613 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6
  br i1 %399, label %614, label %626

614:                                              ; preds = %612, %614
  %615 = phi i64 [ %623, %614 ], [ 0, %612 ]
  %616 = getelementptr inbounds [12 x i64], ptr @leaf.c, i64 0, i64 %615
  store i64 0, ptr %616, align 8
  %617 = getelementptr inbounds %struct.Chains, ptr @leaf.c, i64 0, i32 3, i64 %615
  store i64 1, ptr %617, align 8
  %618 = getelementptr inbounds %struct.Chains, ptr @leaf.c, i64 0, i32 2, i64 %615
  store i64 1, ptr %618, align 8
  %619 = getelementptr inbounds i64, ptr %613, i64 %615
  %620 = load i64, ptr %619, align 8
  %621 = getelementptr inbounds %struct.Extents, ptr %618, i64 0, i32 1
  store i64 %620, ptr %621, align 8
  %622 = getelementptr inbounds %struct.Extents, ptr %618, i64 0, i32 2
  store i64 1, ptr %622, align 8
  %623 = add nuw nsw i64 %615, 1
  %624 = load i64, ptr %0, align 8
  %625 = icmp slt i64 %623, %624
  br i1 %625, label %614, label %626

626:                                              ; preds = %614, %612
  %627 = load i64, ptr %7, align 8
  %628 = icmp sgt i64 %627, 0
  br i1 %628, label %651, label %642

629:                                              ; preds = %609, %629
  %630 = phi i64 [ %636, %629 ], [ %610, %609 ]
  %631 = add nsw i64 %630, -1
  %632 = load i64, ptr %7, align 8
  %633 = add nsw i64 %632, 1
  store i64 %633, ptr %7, align 8
  %634 = getelementptr inbounds %struct.Nest, ptr %7, i64 0, i32 1, i64 %632
  %635 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %631
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %634, ptr noundef nonnull align 8 dereferenceable(16) %635, i64 16, i1 false)
  %636 = add nsw i64 %630, -2
  %637 = load i64, ptr %7, align 8
  %638 = add nsw i64 %637, 1
  store i64 %638, ptr %7, align 8
  %639 = getelementptr inbounds %struct.Nest, ptr %7, i64 0, i32 1, i64 %637
  %640 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %636
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %639, ptr noundef nonnull align 8 dereferenceable(16) %640, i64 16, i1 false)
  %641 = icmp ugt i64 %631, 1
  br i1 %641, label %629, label %612

642:                                              ; preds = %651, %626
  %643 = load i64, ptr %392, align 8
  %644 = icmp sgt i64 %643, 0
  %645 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 8
  br i1 %644, label %648, label %646

646:                                              ; preds = %642
  %647 = load i64, ptr %645, align 8
  br label %697

648:                                              ; preds = %642
  %649 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 3
  %650 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 4
  br label %656

651:                                              ; preds = %626, %651
  %652 = phi i64 [ %654, %651 ], [ 0, %626 ]
  %653 = getelementptr inbounds %struct.Nest, ptr %7, i64 0, i32 1, i64 %652
  call fastcc void @inside(ptr noundef nonnull @leaf.c, ptr noundef nonnull %653)
  %654 = add nuw nsw i64 %652, 1
  %655 = icmp eq i64 %654, %627
  br i1 %655, label %642, label %651

656:                                              ; preds = %693, %648
  %657 = phi i64 [ 0, %648 ], [ %694, %693 ]
  %658 = phi i64 [ 0, %648 ], [ %667, %693 ]
  %659 = load i64, ptr %545, align 8
  %660 = add nsw i64 %659, %544
  %661 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 3, i64 %657
  %662 = load i64, ptr %661, align 8
  %663 = sub i64 %660, %662
  %664 = getelementptr inbounds %struct.Nest, ptr %7, i64 0, i32 2, i64 %657
  store i64 %663, ptr %664, align 8
  %665 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %657
  %666 = call fastcc i64 @cost(ptr noundef nonnull %0, ptr noundef nonnull @leaf.c, ptr noundef nonnull %665, ptr noundef nonnull %543, i64 noundef %663)
  %667 = add nsw i64 %666, %658
  %668 = load i64, ptr %645, align 8
  %669 = load i64, ptr %2, align 8
  %670 = icmp sgt i64 %669, 0
  br i1 %670, label %671, label %693

671:                                              ; preds = %656
  %672 = load ptr, ptr %649, align 8
  br label %673

673:                                              ; preds = %673, %671
  %674 = phi i64 [ 0, %671 ], [ %683, %673 ]
  %675 = phi i64 [ %669, %671 ], [ %682, %673 ]
  %676 = add nsw i64 %675, %674
  %677 = sdiv i64 %676, 2
  %678 = getelementptr inbounds i64, ptr %672, i64 %677
  %679 = load i64, ptr %678, align 8
  %680 = icmp sgt i64 %679, %668
  %681 = add nsw i64 %677, 1
  %682 = select i1 %680, i64 %677, i64 %675
  %683 = select i1 %680, i64 %674, i64 %681
  %684 = icmp slt i64 %683, %682
  br i1 %684, label %673, label %685

685:                                              ; preds = %673
  %686 = icmp eq i64 %683, 0
  br i1 %686, label %693, label %687

687:                                              ; preds = %685
  %688 = load ptr, ptr %650, align 8
  %689 = add nsw i64 %683, -1
  %690 = getelementptr inbounds i64, ptr %688, i64 %689
  %691 = load i64, ptr %690, align 8
  %692 = icmp sgt i64 %691, %667
  br i1 %692, label %693, label %700

693:                                              ; preds = %687, %685, %656
  %694 = add nuw nsw i64 %657, 1
  %695 = load i64, ptr %392, align 8
  %696 = icmp slt i64 %694, %695
  br i1 %696, label %656, label %697

697:                                              ; preds = %693, %646
  %698 = phi i64 [ %647, %646 ], [ %668, %693 ]
  %699 = phi i64 [ 0, %646 ], [ %667, %693 ]
  call fastcc void @insert(ptr noundef %2, i64 noundef %698, i64 noundef %699, ptr noundef nonnull %7)
  br label %700

700:                                              ; preds = %687, %498, %504, %697
  call void @llvm.lifetime.end.p0(i64 592, ptr nonnull %7)
  br label %1644

701:                                              ; preds = %466, %424
  %702 = icmp sgt i64 %393, 0
  br i1 %702, label %703, label %746

703:                                              ; preds = %701
  %704 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 6
  %705 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 5
  %706 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 3
  br label %713

707:                                              ; preds = %742
  %708 = icmp sgt i64 %743, 0
  br i1 %708, label %709, label %746

709:                                              ; preds = %707
  %710 = load i64, ptr %20, align 8
  %711 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 5
  %712 = load i64, ptr %711, align 8
  br label %751

713:                                              ; preds = %703, %742
  %714 = phi i64 [ %393, %703 ], [ %743, %742 ]
  %715 = phi i64 [ 0, %703 ], [ %744, %742 ]
  %716 = load i64, ptr %20, align 8
  %717 = shl nuw i64 1, %715
  %718 = and i64 %716, %717
  %719 = icmp eq i64 %718, 0
  br i1 %719, label %720, label %742

720:                                              ; preds = %713
  %721 = load i64, ptr %704, align 8
  %722 = ashr i64 %721, %715
  %723 = icmp eq i64 %722, 0
  br i1 %723, label %724, label %742

724:                                              ; preds = %720
  %725 = icmp eq i64 %716, 0
  br i1 %725, label %726, label %737

726:                                              ; preds = %724
  %727 = load i64, ptr %705, align 8
  %728 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %715, i32 5
  %729 = load i64, ptr %728, align 8
  %730 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %715, i32 6
  %731 = load i64, ptr %730, align 8
  %732 = icmp ne i64 %729, %731
  %733 = zext i1 %732 to i64
  %734 = shl nuw nsw i64 1, %733
  %735 = and i64 %734, %727
  %736 = icmp eq i64 %735, 0
  br i1 %736, label %742, label %737

737:                                              ; preds = %726, %724
  tail call fastcc void @keep(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %2, i64 noundef %715, i64 noundef 0)
  %738 = load i64, ptr %706, align 8
  %739 = icmp eq i64 %738, 0
  br i1 %739, label %740, label %1644

740:                                              ; preds = %737
  %741 = load i64, ptr %392, align 8
  br label %742

742:                                              ; preds = %740, %713, %720, %726
  %743 = phi i64 [ %741, %740 ], [ %714, %713 ], [ %714, %720 ], [ %714, %726 ]
  %744 = add nuw nsw i64 %715, 1
  %745 = icmp slt i64 %744, %743
  br i1 %745, label %713, label %707

746:                                              ; preds = %771, %701, %707
  %747 = phi i64 [ 0, %707 ], [ 0, %701 ], [ %772, %771 ]
  %748 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 1
  %749 = load i64, ptr %748, align 8
  %750 = icmp eq i64 %749, 0
  br i1 %750, label %775, label %793

751:                                              ; preds = %709, %771
  %752 = phi i64 [ 0, %709 ], [ %772, %771 ]
  %753 = phi i64 [ 0, %709 ], [ %773, %771 ]
  %754 = lshr i64 %710, %753
  %755 = lshr i64 %712, %753
  %756 = xor i64 %755, -1
  %757 = and i64 %754, 1
  %758 = and i64 %757, %756
  %759 = icmp eq i64 %758, 0
  br i1 %759, label %771, label %760

760:                                              ; preds = %751
  %761 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %753, i32 5
  %762 = load i64, ptr %761, align 8
  %763 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %753, i32 6
  %764 = load i64, ptr %763, align 8
  %765 = icmp eq i64 %762, %764
  br i1 %765, label %771, label %766

766:                                              ; preds = %760
  %767 = trunc i64 %753 to i32
  %768 = shl nuw i32 1, %767
  %769 = sext i32 %768 to i64
  %770 = or i64 %752, %769
  br label %771

771:                                              ; preds = %751, %760, %766
  %772 = phi i64 [ %770, %766 ], [ %752, %760 ], [ %752, %751 ]
  %773 = add nuw nsw i64 %753, 1
  %774 = icmp eq i64 %773, %743
  br i1 %774, label %746, label %751

775:                                              ; preds = %746
  %776 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 9
  %777 = load i64, ptr %776, align 8
  %778 = icmp sgt i64 %777, 0
  br i1 %778, label %779, label %793

779:                                              ; preds = %775, %779
  %780 = phi i64 [ %790, %779 ], [ 0, %775 ]
  %781 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 10, i64 %780
  %782 = load i64, ptr %781, align 8
  %783 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %782
  %784 = load i64, ptr %783, align 8
  %785 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 10, i64 %780, i64 1
  %786 = load i64, ptr %785, align 8
  %787 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %786
  %788 = load i64, ptr %787, align 8
  %789 = icmp eq i64 %784, %788
  %790 = add nuw nsw i64 %780, 1
  %791 = icmp ne i64 %790, %777
  %792 = select i1 %789, i1 %791, i1 false
  br i1 %792, label %779, label %793

793:                                              ; preds = %779, %775, %746
  %794 = phi i1 [ false, %746 ], [ true, %775 ], [ %789, %779 ]
  %795 = load i64, ptr %0, align 8
  %796 = icmp sgt i64 %795, 0
  br i1 %796, label %797, label %1644

797:                                              ; preds = %793
  %798 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 9
  %799 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 6
  %800 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4
  %801 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 12
  %802 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 5
  %803 = tail call i64 @llvm.ctpop.i64(i64 %747)
  %804 = icmp ult i64 %803, 2
  %805 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 3
  %806 = icmp eq i64 %747, 0
  %807 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 7
  %808 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 11
  %809 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 2
  %810 = getelementptr inbounds %struct.State, ptr %9, i64 0, i32 11
  %811 = getelementptr inbounds %struct.State, ptr %9, i64 0, i32 1
  %812 = getelementptr inbounds %struct.State, ptr %9, i64 0, i32 6
  %813 = getelementptr inbounds %struct.State, ptr %9, i64 0, i32 12
  %814 = getelementptr inbounds %struct.State, ptr %9, i64 0, i32 13
  %815 = getelementptr inbounds %struct.State, ptr %9, i64 0, i32 5
  br label %816

816:                                              ; preds = %797, %1640
  %817 = phi i64 [ %795, %797 ], [ %1641, %1640 ]
  %818 = phi i64 [ 0, %797 ], [ %1642, %1640 ]
  %819 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %818
  %820 = load i64, ptr %819, align 8
  %821 = icmp eq i64 %820, 0
  br i1 %821, label %1640, label %822

822:                                              ; preds = %816
  %823 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %818
  %824 = load i64, ptr %823, align 8
  %825 = icmp eq i64 %820, %824
  br i1 %825, label %1640, label %826

826:                                              ; preds = %822
  %827 = load i64, ptr %798, align 8
  %828 = icmp sgt i64 %827, 0
  br i1 %828, label %829, label %885

829:                                              ; preds = %826
  %830 = and i64 %827, 3
  %831 = icmp ult i64 %827, 4
  br i1 %831, label %834, label %832

832:                                              ; preds = %829
  %833 = and i64 %827, -4
  br label %855

834:                                              ; preds = %855, %829
  %835 = phi i64 [ undef, %829 ], [ %881, %855 ]
  %836 = phi i64 [ 0, %829 ], [ %881, %855 ]
  %837 = phi i64 [ 0, %829 ], [ %882, %855 ]
  %838 = icmp eq i64 %830, 0
  br i1 %838, label %851, label %839

839:                                              ; preds = %834, %839
  %840 = phi i64 [ %847, %839 ], [ %836, %834 ]
  %841 = phi i64 [ %848, %839 ], [ %837, %834 ]
  %842 = phi i64 [ %849, %839 ], [ 0, %834 ]
  %843 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 10, i64 %841, i64 1
  %844 = load i64, ptr %843, align 8
  %845 = icmp eq i64 %844, %818
  %846 = zext i1 %845 to i64
  %847 = or i64 %840, %846
  %848 = add nuw nsw i64 %841, 1
  %849 = add i64 %842, 1
  %850 = icmp eq i64 %849, %830
  br i1 %850, label %851, label %839

851:                                              ; preds = %839, %834
  %852 = phi i64 [ %835, %834 ], [ %847, %839 ]
  %853 = icmp ne i64 %852, 0
  %854 = select i1 %794, i1 %853, i1 false
  br i1 %854, label %1640, label %885

855:                                              ; preds = %855, %832
  %856 = phi i64 [ 0, %832 ], [ %881, %855 ]
  %857 = phi i64 [ 0, %832 ], [ %882, %855 ]
  %858 = phi i64 [ 0, %832 ], [ %883, %855 ]
  %859 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 10, i64 %857, i64 1
  %860 = load i64, ptr %859, align 8
  %861 = icmp eq i64 %860, %818
  %862 = zext i1 %861 to i64
  %863 = or i64 %856, %862
  %864 = or i64 %857, 1
  %865 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 10, i64 %864, i64 1
  %866 = load i64, ptr %865, align 8
  %867 = icmp eq i64 %866, %818
  %868 = zext i1 %867 to i64
  %869 = or i64 %863, %868
  %870 = or i64 %857, 2
  %871 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 10, i64 %870, i64 1
  %872 = load i64, ptr %871, align 8
  %873 = icmp eq i64 %872, %818
  %874 = zext i1 %873 to i64
  %875 = or i64 %869, %874
  %876 = or i64 %857, 3
  %877 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 10, i64 %876, i64 1
  %878 = load i64, ptr %877, align 8
  %879 = icmp eq i64 %878, %818
  %880 = zext i1 %879 to i64
  %881 = or i64 %875, %880
  %882 = add nuw nsw i64 %857, 4
  %883 = add i64 %858, 4
  %884 = icmp eq i64 %883, %833
  br i1 %884, label %834, label %855

885:                                              ; preds = %826, %851
  %886 = load i64, ptr %799, align 8
  %887 = icmp ne i64 %886, 0
  br i1 %887, label %896, label %888

888:                                              ; preds = %885
  %889 = load i64, ptr %748, align 8
  %890 = icmp eq i64 %889, 0
  br i1 %890, label %896, label %891

891:                                              ; preds = %888
  %892 = add nsw i64 %889, -1
  %893 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %892
  %894 = load i64, ptr %893, align 8
  %895 = icmp eq i64 %894, %818
  br i1 %895, label %1640, label %896

896:                                              ; preds = %891, %888, %885
  %897 = load i64, ptr %800, align 8
  %898 = icmp eq i64 %897, 0
  br i1 %898, label %899, label %904

899:                                              ; preds = %896
  %900 = load i64, ptr %801, align 8
  %901 = shl nuw i64 1, %818
  %902 = and i64 %900, %901
  %903 = icmp eq i64 %902, 0
  br i1 %903, label %904, label %1640

904:                                              ; preds = %899, %896
  %905 = load i64, ptr %748, align 8
  %906 = icmp sgt i64 %905, 0
  br i1 %906, label %907, label %962

907:                                              ; preds = %904
  %908 = and i64 %905, 3
  %909 = icmp ult i64 %905, 4
  br i1 %909, label %912, label %910

910:                                              ; preds = %907
  %911 = and i64 %905, -4
  br label %932

912:                                              ; preds = %932, %907
  %913 = phi i64 [ undef, %907 ], [ %958, %932 ]
  %914 = phi i64 [ 1, %907 ], [ %958, %932 ]
  %915 = phi i64 [ 0, %907 ], [ %959, %932 ]
  %916 = icmp eq i64 %908, 0
  br i1 %916, label %929, label %917

917:                                              ; preds = %912, %917
  %918 = phi i64 [ %925, %917 ], [ %914, %912 ]
  %919 = phi i64 [ %926, %917 ], [ %915, %912 ]
  %920 = phi i64 [ %927, %917 ], [ 0, %912 ]
  %921 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %919
  %922 = load i64, ptr %921, align 8
  %923 = icmp eq i64 %922, %818
  %924 = zext i1 %923 to i64
  %925 = add nuw nsw i64 %918, %924
  %926 = add nuw nsw i64 %919, 1
  %927 = add i64 %920, 1
  %928 = icmp eq i64 %927, %908
  br i1 %928, label %929, label %917

929:                                              ; preds = %917, %912
  %930 = phi i64 [ %913, %912 ], [ %925, %917 ]
  %931 = icmp eq i64 %930, 32
  br i1 %931, label %1640, label %962

932:                                              ; preds = %932, %910
  %933 = phi i64 [ 1, %910 ], [ %958, %932 ]
  %934 = phi i64 [ 0, %910 ], [ %959, %932 ]
  %935 = phi i64 [ 0, %910 ], [ %960, %932 ]
  %936 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %934
  %937 = load i64, ptr %936, align 8
  %938 = icmp eq i64 %937, %818
  %939 = zext i1 %938 to i64
  %940 = add nuw nsw i64 %933, %939
  %941 = or i64 %934, 1
  %942 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %941
  %943 = load i64, ptr %942, align 8
  %944 = icmp eq i64 %943, %818
  %945 = zext i1 %944 to i64
  %946 = add nuw nsw i64 %940, %945
  %947 = or i64 %934, 2
  %948 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %947
  %949 = load i64, ptr %948, align 8
  %950 = icmp eq i64 %949, %818
  %951 = zext i1 %950 to i64
  %952 = add nuw nsw i64 %946, %951
  %953 = or i64 %934, 3
  %954 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %953
  %955 = load i64, ptr %954, align 8
  %956 = icmp eq i64 %955, %818
  %957 = zext i1 %956 to i64
  %958 = add nuw nsw i64 %952, %957
  %959 = add nuw nsw i64 %934, 4
  %960 = add i64 %935, 4
  %961 = icmp eq i64 %960, %911
  br i1 %961, label %912, label %932

962:                                              ; preds = %904, %929
  %963 = load i64, ptr %20, align 8
  %964 = icmp eq i64 %963, %397
  br i1 %964, label %965, label %1051

965:                                              ; preds = %962
  %966 = load i64, ptr %802, align 8
  %967 = or i64 %966, %747
  %968 = icmp eq i64 %967, %397
  %969 = and i1 %804, %968
  br i1 %969, label %970, label %1051

970:                                              ; preds = %965, %970
  %971 = phi i64 [ %975, %970 ], [ 0, %965 ]
  %972 = shl nuw i64 1, %971
  %973 = and i64 %972, %747
  %974 = icmp eq i64 %973, 0
  %975 = add nuw nsw i64 %971, 1
  br i1 %974, label %970, label %976

976:                                              ; preds = %970
  %977 = icmp sgt i64 %817, 0
  br i1 %977, label %978, label %1051

978:                                              ; preds = %976
  %979 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %971, i32 6
  %980 = load i64, ptr %979, align 8
  %981 = and i64 %817, 1
  %982 = icmp eq i64 %817, 1
  br i1 %982, label %985, label %983

983:                                              ; preds = %978
  %984 = and i64 %817, -2
  br label %1013

985:                                              ; preds = %1044, %978
  %986 = phi i64 [ undef, %978 ], [ %1047, %1044 ]
  %987 = phi i64 [ 0, %978 ], [ %1048, %1044 ]
  %988 = phi i64 [ 0, %978 ], [ %1047, %1044 ]
  %989 = icmp eq i64 %981, 0
  br i1 %989, label %1006, label %990

990:                                              ; preds = %985
  %991 = shl nuw i64 1, %987
  %992 = and i64 %980, %991
  %993 = icmp eq i64 %992, 0
  br i1 %993, label %994, label %1002

994:                                              ; preds = %990
  %995 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %987
  %996 = load i64, ptr %995, align 8
  %997 = icmp eq i64 %996, 0
  br i1 %997, label %1002, label %998

998:                                              ; preds = %994
  %999 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %987
  %1000 = load i64, ptr %999, align 8
  %1001 = icmp slt i64 %996, %1000
  br label %1002

1002:                                             ; preds = %998, %994, %990
  %1003 = phi i1 [ false, %994 ], [ false, %990 ], [ %1001, %998 ]
  %1004 = zext i1 %1003 to i64
  %1005 = or i64 %988, %1004
  br label %1006

1006:                                             ; preds = %985, %1002
  %1007 = phi i64 [ %986, %985 ], [ %1005, %1002 ]
  %1008 = shl nuw i64 1, %818
  %1009 = and i64 %980, %1008
  %1010 = icmp eq i64 %1009, 0
  %1011 = icmp eq i64 %1007, 0
  %1012 = select i1 %1010, i1 true, i1 %1011
  br i1 %1012, label %1051, label %1640

1013:                                             ; preds = %1044, %983
  %1014 = phi i64 [ 0, %983 ], [ %1048, %1044 ]
  %1015 = phi i64 [ 0, %983 ], [ %1047, %1044 ]
  %1016 = phi i64 [ 0, %983 ], [ %1049, %1044 ]
  %1017 = shl nuw i64 1, %1014
  %1018 = and i64 %980, %1017
  %1019 = icmp eq i64 %1018, 0
  br i1 %1019, label %1020, label %1028

1020:                                             ; preds = %1013
  %1021 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %1014
  %1022 = load i64, ptr %1021, align 8
  %1023 = icmp eq i64 %1022, 0
  br i1 %1023, label %1028, label %1024

1024:                                             ; preds = %1020
  %1025 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %1014
  %1026 = load i64, ptr %1025, align 8
  %1027 = icmp slt i64 %1022, %1026
  br label %1028

1028:                                             ; preds = %1024, %1020, %1013
  %1029 = phi i1 [ false, %1020 ], [ false, %1013 ], [ %1027, %1024 ]
  %1030 = zext i1 %1029 to i64
  %1031 = or i64 %1015, %1030
  %1032 = or i64 %1014, 1
  %1033 = shl i64 2, %1014
  %1034 = and i64 %980, %1033
  %1035 = icmp eq i64 %1034, 0
  br i1 %1035, label %1036, label %1044

1036:                                             ; preds = %1028
  %1037 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %1032
  %1038 = load i64, ptr %1037, align 8
  %1039 = icmp eq i64 %1038, 0
  br i1 %1039, label %1044, label %1040

1040:                                             ; preds = %1036
  %1041 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %1032
  %1042 = load i64, ptr %1041, align 8
  %1043 = icmp slt i64 %1038, %1042
  br label %1044

1044:                                             ; preds = %1040, %1036, %1028
  %1045 = phi i1 [ false, %1036 ], [ false, %1028 ], [ %1043, %1040 ]
  %1046 = zext i1 %1045 to i64
  %1047 = or i64 %1031, %1046
  %1048 = add nuw nsw i64 %1014, 2
  %1049 = add i64 %1016, 2
  %1050 = icmp eq i64 %1049, %984
  br i1 %1050, label %985, label %1013

1051:                                             ; preds = %976, %965, %962, %1006
  %1052 = load i64, ptr %392, align 8
  %1053 = icmp sgt i64 %1052, 0
  br i1 %1053, label %1054, label %1108

1054:                                             ; preds = %1051
  %1055 = load i64, ptr %805, align 8
  %1056 = icmp ne i64 %1055, 0
  %1057 = shl nuw i64 1, %818
  br label %1060

1058:                                             ; preds = %1093
  %1059 = icmp eq i64 %1094, 0
  br i1 %1059, label %1640, label %1108

1060:                                             ; preds = %1054, %1093
  %1061 = phi i64 [ 0, %1054 ], [ %1106, %1093 ]
  %1062 = phi i64 [ 0, %1054 ], [ %1096, %1093 ]
  %1063 = phi i64 [ 0, %1054 ], [ %1095, %1093 ]
  %1064 = phi i64 [ 0, %1054 ], [ %1105, %1093 ]
  %1065 = phi i64 [ 0, %1054 ], [ %1103, %1093 ]
  %1066 = phi i64 [ 1, %1054 ], [ %1094, %1093 ]
  %1067 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1061, i32 5
  %1068 = load i64, ptr %1067, align 8
  %1069 = lshr i64 %1068, %818
  %1070 = and i64 %1069, 1
  %1071 = icmp ne i64 %1070, 0
  %1072 = select i1 %1056, i1 true, i1 %1071
  br i1 %1072, label %1083, label %1073

1073:                                             ; preds = %1060
  %1074 = shl nuw i64 1, %1061
  %1075 = and i64 %1074, %886
  %1076 = icmp eq i64 %1075, 0
  br i1 %1076, label %1077, label %1082

1077:                                             ; preds = %1073
  br i1 %806, label %1078, label %1093

1078:                                             ; preds = %1077
  %1079 = load i64, ptr %807, align 8
  %1080 = and i64 %1079, %1074
  %1081 = icmp eq i64 %1080, 0
  br i1 %1081, label %1093, label %1082

1082:                                             ; preds = %1078, %1073
  br label %1093

1083:                                             ; preds = %1060
  br i1 %1071, label %1084, label %1093

1084:                                             ; preds = %1083
  %1085 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1061, i32 6
  %1086 = load i64, ptr %1085, align 8
  %1087 = and i64 %1086, %1057
  %1088 = icmp eq i64 %1087, 0
  br i1 %1088, label %1089, label %1093

1089:                                             ; preds = %1084
  %1090 = lshr i64 %747, %1061
  %1091 = and i64 %1090, 1
  %1092 = or i64 %1091, %1062
  br label %1093

1093:                                             ; preds = %1077, %1078, %1082, %1089, %1084, %1083
  %1094 = phi i64 [ %1066, %1084 ], [ %1066, %1089 ], [ %1066, %1083 ], [ %1066, %1078 ], [ %1066, %1077 ], [ 0, %1082 ]
  %1095 = phi i64 [ %1063, %1084 ], [ 1, %1089 ], [ %1063, %1083 ], [ %1063, %1078 ], [ %1063, %1077 ], [ %1063, %1082 ]
  %1096 = phi i64 [ %1062, %1084 ], [ %1092, %1089 ], [ %1062, %1083 ], [ %1062, %1078 ], [ %1062, %1077 ], [ %1062, %1082 ]
  %1097 = shl nuw i64 1, %1061
  %1098 = and i64 %1097, %963
  %1099 = icmp eq i64 %1098, 0
  %1100 = xor i1 %1071, true
  %1101 = select i1 %1099, i1 %1100, i1 false
  %1102 = zext i1 %1101 to i64
  %1103 = or i64 %1065, %1102
  %1104 = select i1 %1099, i64 %1070, i64 0
  %1105 = or i64 %1104, %1064
  %1106 = add nuw nsw i64 %1061, 1
  %1107 = icmp eq i64 %1106, %1052
  br i1 %1107, label %1058, label %1060

1108:                                             ; preds = %1051, %1058
  %1109 = phi i64 [ %1096, %1058 ], [ 0, %1051 ]
  %1110 = phi i64 [ %1095, %1058 ], [ 0, %1051 ]
  %1111 = phi i64 [ %1105, %1058 ], [ 0, %1051 ]
  %1112 = phi i64 [ %1103, %1058 ], [ 0, %1051 ]
  %1113 = icmp ne i64 %1112, 0
  %1114 = select i1 %964, i1 true, i1 %1113
  %1115 = icmp ne i64 %1110, 0
  %1116 = select i1 %1114, i1 true, i1 %1115
  br i1 %1116, label %1117, label %1640

1117:                                             ; preds = %1108
  %1118 = icmp eq i64 %905, 0
  %1119 = select i1 %887, i1 true, i1 %1118
  br i1 %1119, label %1156, label %1120

1120:                                             ; preds = %1117
  %1121 = add nsw i64 %905, -1
  %1122 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %1121
  %1123 = load i64, ptr %1122, align 8
  %1124 = icmp slt i64 %818, %1123
  %1125 = select i1 %1053, i1 %1124, i1 false
  br i1 %1125, label %1126, label %1154

1126:                                             ; preds = %1120
  %1127 = load i64, ptr %808, align 8
  br label %1128

1128:                                             ; preds = %1126, %1149
  %1129 = phi i64 [ 0, %1126 ], [ %1151, %1149 ]
  %1130 = shl nuw i64 1, %1129
  %1131 = and i64 %1127, %1130
  %1132 = icmp eq i64 %1131, 0
  br i1 %1132, label %1149, label %1133

1133:                                             ; preds = %1128
  %1134 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1129, i32 5
  %1135 = load i64, ptr %1134, align 8
  %1136 = lshr i64 %1135, %818
  %1137 = and i64 %1136, 1
  %1138 = lshr i64 %1135, %1123
  %1139 = and i64 %1138, 1
  %1140 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1129, i32 6
  %1141 = load i64, ptr %1140, align 8
  %1142 = icmp eq i64 %1135, %1141
  br i1 %1142, label %1143, label %1145

1143:                                             ; preds = %1133
  %1144 = icmp eq i64 %1137, %1139
  br label %1149

1145:                                             ; preds = %1133
  %1146 = icmp eq i64 %1137, 0
  %1147 = icmp eq i64 %1139, 0
  %1148 = select i1 %1146, i1 %1147, i1 false
  br label %1149

1149:                                             ; preds = %1143, %1145, %1128
  %1150 = phi i1 [ true, %1128 ], [ %1144, %1143 ], [ %1148, %1145 ]
  %1151 = add nuw nsw i64 %1129, 1
  %1152 = icmp slt i64 %1151, %1052
  %1153 = select i1 %1152, i1 %1150, i1 false
  br i1 %1153, label %1128, label %1154

1154:                                             ; preds = %1149, %1120
  %1155 = phi i1 [ %1124, %1120 ], [ %1150, %1149 ]
  br i1 %1155, label %1640, label %1156

1156:                                             ; preds = %1154, %1117
  %1157 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7, i64 %818
  %1158 = load i64, ptr %1157, align 8
  %1159 = icmp sgt i64 %1158, 0
  br i1 %1159, label %1160, label %1640

1160:                                             ; preds = %1156
  %1161 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 8, i64 %818
  %1162 = icmp ne i64 %1111, 0
  %1163 = icmp eq i64 %1109, 0
  %1164 = shl nuw i64 1, %818
  %1165 = getelementptr inbounds [12 x i64], ptr %9, i64 0, i64 %818
  %1166 = trunc i64 %818 to i32
  %1167 = shl nuw i32 1, %1166
  %1168 = sext i32 %1167 to i64
  br label %1169

1169:                                             ; preds = %1160, %1634
  %1170 = phi i64 [ %1158, %1160 ], [ %1635, %1634 ]
  %1171 = phi i64 [ 0, %1160 ], [ %1636, %1634 ]
  %1172 = load ptr, ptr %1161, align 8
  %1173 = getelementptr inbounds i64, ptr %1172, i64 %1171
  %1174 = load i64, ptr %1173, align 8
  %1175 = load i64, ptr %819, align 8
  %1176 = icmp sgt i64 %1174, %1175
  br i1 %1176, label %1177, label %1634

1177:                                             ; preds = %1169
  %1178 = load i64, ptr %809, align 8
  %1179 = icmp eq i64 %1178, 0
  br i1 %1179, label %1183, label %1180

1180:                                             ; preds = %1177
  %1181 = srem i64 %1174, %1175
  %1182 = icmp eq i64 %1181, 0
  br i1 %1182, label %1183, label %1634

1183:                                             ; preds = %1180, %1177
  %1184 = load i64, ptr %823, align 8
  %1185 = icmp sge i64 %1174, %1184
  %1186 = select i1 %1185, i1 true, i1 %1162
  br i1 %1186, label %1191, label %1187

1187:                                             ; preds = %1183
  br i1 %1163, label %1634, label %1188

1188:                                             ; preds = %1187
  %1189 = load i64, ptr %800, align 8
  %1190 = icmp eq i64 %1189, 0
  br i1 %1190, label %1634, label %1191

1191:                                             ; preds = %1188, %1183
  %1192 = load i64, ptr %748, align 8
  %1193 = icmp eq i64 %1192, 32
  br i1 %1193, label %1634, label %1194

1194:                                             ; preds = %1191
  store i64 %1174, ptr %819, align 8
  %1195 = call fastcc i64 @hopeless(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %2, i64 noundef 0)
  store i64 %1175, ptr %819, align 8
  %1196 = icmp eq i64 %1195, 0
  br i1 %1196, label %1197, label %1638

1197:                                             ; preds = %1194
  call void @llvm.lifetime.start.p0(i64 872, ptr nonnull %9)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(872) %9, ptr noundef nonnull align 8 dereferenceable(872) %1, i64 872, i1 false)
  %1198 = load i64, ptr %20, align 8
  %1199 = load i64, ptr %802, align 8
  %1200 = xor i64 %1199, -1
  %1201 = and i64 %1198, %1200
  store i64 %1201, ptr %810, align 8
  %1202 = load i64, ptr %392, align 8
  %1203 = icmp sgt i64 %1202, 0
  br i1 %1203, label %1216, label %1206

1204:                                             ; preds = %1230
  %1205 = load i64, ptr %819, align 8
  br label %1206

1206:                                             ; preds = %1204, %1197
  %1207 = phi i64 [ %1205, %1204 ], [ %1175, %1197 ]
  %1208 = load i64, ptr %811, align 8
  %1209 = getelementptr inbounds %struct.State, ptr %9, i64 0, i32 2, i64 %1208
  store i64 %818, ptr %1209, align 8
  %1210 = add nsw i64 %1208, 1
  store i64 %1210, ptr %811, align 8
  %1211 = getelementptr inbounds %struct.State, ptr %9, i64 0, i32 2, i64 %1208, i32 1
  store i64 %1207, ptr %1211, align 8
  store i64 %1174, ptr %1165, align 8
  store i64 0, ptr %812, align 8
  %1212 = load i64, ptr %813, align 8
  %1213 = or i64 %1212, %1168
  store i64 %1213, ptr %813, align 8
  %1214 = load i64, ptr %823, align 8
  %1215 = icmp slt i64 %1174, %1214
  br i1 %1215, label %1234, label %1237

1216:                                             ; preds = %1197, %1230
  %1217 = phi i64 [ %1231, %1230 ], [ %1202, %1197 ]
  %1218 = phi i64 [ %1232, %1230 ], [ 0, %1197 ]
  %1219 = load i64, ptr %810, align 8
  %1220 = shl nuw i64 1, %1218
  %1221 = and i64 %1219, %1220
  %1222 = icmp eq i64 %1221, 0
  br i1 %1222, label %1230, label %1223

1223:                                             ; preds = %1216
  %1224 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1218, i32 6
  %1225 = load i64, ptr %1224, align 8
  %1226 = and i64 %1225, %1164
  %1227 = icmp eq i64 %1226, 0
  br i1 %1227, label %1230, label %1228

1228:                                             ; preds = %1223
  call fastcc void @settle(ptr noundef nonnull %0, ptr noundef nonnull %9, i64 noundef %1218, i64 noundef %818)
  %1229 = load i64, ptr %392, align 8
  br label %1230

1230:                                             ; preds = %1216, %1223, %1228
  %1231 = phi i64 [ %1217, %1216 ], [ %1217, %1223 ], [ %1229, %1228 ]
  %1232 = add nuw nsw i64 %1218, 1
  %1233 = icmp slt i64 %1232, %1231
  br i1 %1233, label %1216, label %1204

1234:                                             ; preds = %1206
  %1235 = srem i64 %1174, %1207
  %1236 = icmp ne i64 %1235, 0
  br label %1237

1237:                                             ; preds = %1234, %1206
  %1238 = phi i1 [ false, %1206 ], [ %1236, %1234 ]
  %1239 = zext i1 %1238 to i64
  %1240 = load i64, ptr %814, align 8
  %1241 = or i64 %1240, %1239
  store i64 %1241, ptr %814, align 8
  %1242 = load i64, ptr %815, align 8
  %1243 = xor i64 %1242, -1
  %1244 = and i64 %747, %1243
  %1245 = icmp eq i64 %1244, 0
  br i1 %1245, label %1632, label %1246

1246:                                             ; preds = %1237
  %1247 = call fastcc i64 @hopeless(ptr noundef nonnull %0, ptr noundef nonnull %9, ptr noundef %2, i64 noundef 0)
  %1248 = icmp eq i64 %1247, 0
  br i1 %1248, label %1249, label %1632

1249:                                             ; preds = %1246
  %1250 = load i64, ptr %392, align 8
  %1251 = icmp sgt i64 %1250, 0
  br i1 %1251, label %1252, label %1632

1252:                                             ; preds = %1249, %1628
  %1253 = phi i64 [ %1629, %1628 ], [ 0, %1249 ]
  %1254 = lshr i64 %747, %1253
  %1255 = load i64, ptr %815, align 8
  %1256 = lshr i64 %1255, %1253
  %1257 = xor i64 %1256, -1
  %1258 = and i64 %1254, 1
  %1259 = and i64 %1258, %1257
  %1260 = icmp eq i64 %1259, 0
  br i1 %1260, label %1628, label %1261

1261:                                             ; preds = %1252
  %1262 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1253
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %5)
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %6)
  %1263 = load i64, ptr %0, align 8
  %1264 = icmp sgt i64 %1263, 0
  br i1 %1264, label %1265, label %1280

1265:                                             ; preds = %1261
  %1266 = and i64 %1263, 1
  %1267 = icmp eq i64 %1263, 1
  br i1 %1267, label %1270, label %1268

1268:                                             ; preds = %1265
  %1269 = and i64 %1263, -2
  br label %1292

1270:                                             ; preds = %1292, %1265
  %1271 = phi i64 [ 0, %1265 ], [ %1308, %1292 ]
  %1272 = icmp eq i64 %1266, 0
  br i1 %1272, label %1280, label %1273

1273:                                             ; preds = %1270
  %1274 = getelementptr inbounds [12 x i64], ptr %9, i64 0, i64 %1271
  %1275 = load i64, ptr %1274, align 8
  %1276 = icmp eq i64 %1275, 0
  %1277 = select i1 %1276, i64 1, i64 %1275
  %1278 = getelementptr inbounds [12 x i64], ptr %5, i64 0, i64 %1271
  store i64 %1277, ptr %1278, align 8
  %1279 = getelementptr inbounds [12 x i64], ptr %6, i64 0, i64 %1271
  store i64 %1277, ptr %1279, align 8
  br label %1280

1280:                                             ; preds = %1273, %1270, %1261
  %1281 = load i64, ptr %811, align 8
  %1282 = getelementptr inbounds %struct.State, ptr %9, i64 0, i32 3, i64 %1253
  %1283 = load i64, ptr %1282, align 8
  %1284 = icmp sgt i64 %1281, %1283
  br i1 %1284, label %1285, label %1323

1285:                                             ; preds = %1280
  %1286 = sub i64 %1281, %1283
  %1287 = add i64 %1283, 1
  %1288 = and i64 %1286, 1
  %1289 = icmp eq i64 %1281, %1287
  br i1 %1289, label %1311, label %1290

1290:                                             ; preds = %1285
  %1291 = and i64 %1286, -2
  br label %1327

1292:                                             ; preds = %1292, %1268
  %1293 = phi i64 [ 0, %1268 ], [ %1308, %1292 ]
  %1294 = phi i64 [ 0, %1268 ], [ %1309, %1292 ]
  %1295 = getelementptr inbounds [12 x i64], ptr %9, i64 0, i64 %1293
  %1296 = load i64, ptr %1295, align 8
  %1297 = icmp eq i64 %1296, 0
  %1298 = select i1 %1297, i64 1, i64 %1296
  %1299 = getelementptr inbounds [12 x i64], ptr %5, i64 0, i64 %1293
  store i64 %1298, ptr %1299, align 16
  %1300 = getelementptr inbounds [12 x i64], ptr %6, i64 0, i64 %1293
  store i64 %1298, ptr %1300, align 16
  %1301 = or i64 %1293, 1
  %1302 = getelementptr inbounds [12 x i64], ptr %9, i64 0, i64 %1301
  %1303 = load i64, ptr %1302, align 8
  %1304 = icmp eq i64 %1303, 0
  %1305 = select i1 %1304, i64 1, i64 %1303
  %1306 = getelementptr inbounds [12 x i64], ptr %5, i64 0, i64 %1301
  store i64 %1305, ptr %1306, align 8
  %1307 = getelementptr inbounds [12 x i64], ptr %6, i64 0, i64 %1301
  store i64 %1305, ptr %1307, align 8
  %1308 = add nuw nsw i64 %1293, 2
  %1309 = add i64 %1294, 2
  %1310 = icmp eq i64 %1309, %1269
  br i1 %1310, label %1270, label %1292

1311:                                             ; preds = %1327, %1285
  %1312 = phi i64 [ 0, %1285 ], [ %1340, %1327 ]
  %1313 = phi i64 [ %1281, %1285 ], [ %1339, %1327 ]
  %1314 = icmp eq i64 %1288, 0
  br i1 %1314, label %1323, label %1315

1315:                                             ; preds = %1311
  %1316 = add nsw i64 %1313, -1
  %1317 = getelementptr inbounds [32 x %struct.Loop], ptr %4, i64 0, i64 %1312
  %1318 = getelementptr inbounds %struct.State, ptr %9, i64 0, i32 2, i64 %1316
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %1317, ptr noundef nonnull align 8 dereferenceable(16) %1318, i64 16, i1 false)
  %1319 = getelementptr inbounds %struct.State, ptr %9, i64 0, i32 2, i64 %1316, i32 1
  %1320 = load i64, ptr %1319, align 8
  %1321 = load i64, ptr %1318, align 8
  %1322 = getelementptr inbounds [12 x i64], ptr %5, i64 0, i64 %1321
  store i64 %1320, ptr %1322, align 8
  br label %1323

1323:                                             ; preds = %1315, %1311, %1280
  %1324 = phi i64 [ 0, %1280 ], [ %1286, %1311 ], [ %1286, %1315 ]
  %1325 = load i64, ptr %809, align 8
  %1326 = icmp eq i64 %1325, 0
  br i1 %1326, label %1436, label %1349

1327:                                             ; preds = %1327, %1290
  %1328 = phi i64 [ 0, %1290 ], [ %1340, %1327 ]
  %1329 = phi i64 [ %1281, %1290 ], [ %1339, %1327 ]
  %1330 = phi i64 [ 0, %1290 ], [ %1347, %1327 ]
  %1331 = add nsw i64 %1329, -1
  %1332 = or i64 %1328, 1
  %1333 = getelementptr inbounds [32 x %struct.Loop], ptr %4, i64 0, i64 %1328
  %1334 = getelementptr inbounds %struct.State, ptr %9, i64 0, i32 2, i64 %1331
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %1333, ptr noundef nonnull align 8 dereferenceable(16) %1334, i64 16, i1 false)
  %1335 = getelementptr inbounds %struct.State, ptr %9, i64 0, i32 2, i64 %1331, i32 1
  %1336 = load i64, ptr %1335, align 8
  %1337 = load i64, ptr %1334, align 8
  %1338 = getelementptr inbounds [12 x i64], ptr %5, i64 0, i64 %1337
  store i64 %1336, ptr %1338, align 8
  %1339 = add nsw i64 %1329, -2
  %1340 = add nuw i64 %1328, 2
  %1341 = getelementptr inbounds [32 x %struct.Loop], ptr %4, i64 0, i64 %1332
  %1342 = getelementptr inbounds %struct.State, ptr %9, i64 0, i32 2, i64 %1339
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %1341, ptr noundef nonnull align 8 dereferenceable(16) %1342, i64 16, i1 false)
  %1343 = getelementptr inbounds %struct.State, ptr %9, i64 0, i32 2, i64 %1339, i32 1
  %1344 = load i64, ptr %1343, align 8
  %1345 = load i64, ptr %1342, align 8
  %1346 = getelementptr inbounds [12 x i64], ptr %5, i64 0, i64 %1345
  store i64 %1344, ptr %1346, align 8
  %1347 = add i64 %1330, 2
  %1348 = icmp eq i64 %1347, %1291
  br i1 %1348, label %1311, label %1327

1349:                                             ; preds = %1323
  %1350 = icmp sgt i64 %1263, -1
  br i1 %1350, label %1351, label %1526

1351:                                             ; preds = %1349
  %1352 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1253, i32 5
  %1353 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1253, i32 4
  br label %1354

1354:                                             ; preds = %1432, %1351
  %1355 = phi i64 [ 0, %1351 ], [ %1433, %1432 ]
  %1356 = phi i64 [ -1, %1351 ], [ %1434, %1432 ]
  %1357 = icmp sgt i64 %1356, -1
  br i1 %1357, label %1358, label %1369

1358:                                             ; preds = %1354
  %1359 = load i64, ptr %1352, align 8
  %1360 = shl nuw i64 1, %1356
  %1361 = and i64 %1359, %1360
  %1362 = icmp eq i64 %1361, 0
  br i1 %1362, label %1432, label %1363

1363:                                             ; preds = %1358
  %1364 = getelementptr inbounds i64, ptr %6, i64 %1356
  %1365 = load i64, ptr %1364, align 8
  %1366 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %1356
  %1367 = load i64, ptr %1366, align 8
  %1368 = icmp eq i64 %1365, %1367
  br i1 %1368, label %1432, label %1369

1369:                                             ; preds = %1363, %1354
  %1370 = load i64, ptr %1353, align 8
  %1371 = icmp sgt i64 %1370, 0
  br i1 %1371, label %1372, label %1378

1372:                                             ; preds = %1369, %1383
  %1373 = phi i64 [ %1395, %1383 ], [ 0, %1369 ]
  %1374 = phi i64 [ %1394, %1383 ], [ 1, %1369 ]
  %1375 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1253, i32 9, i64 %1373
  %1376 = load i64, ptr %1375, align 8
  %1377 = icmp sgt i64 %1376, 0
  br i1 %1377, label %1397, label %1383

1378:                                             ; preds = %1383, %1369
  %1379 = phi i64 [ 1, %1369 ], [ %1394, %1383 ]
  %1380 = call i64 @llvm.smax.i64(i64 %1355, i64 %1379)
  br label %1432

1381:                                             ; preds = %1426
  %1382 = sub nsw i64 %1428, %1427
  br label %1383

1383:                                             ; preds = %1381, %1372
  %1384 = phi i64 [ 1, %1372 ], [ %1411, %1381 ]
  %1385 = phi i64 [ 0, %1372 ], [ %1429, %1381 ]
  %1386 = phi i64 [ 0, %1372 ], [ %1382, %1381 ]
  %1387 = icmp sgt i64 %1386, 0
  %1388 = icmp ne i64 %1385, 0
  %1389 = select i1 %1387, i1 %1388, i1 false
  %1390 = select i1 %1389, i64 0, i64 %1386
  %1391 = call i64 @llvm.abs.i64(i64 %1390, i1 true)
  %1392 = sub nsw i64 %1384, %1391
  %1393 = call i64 @llvm.smax.i64(i64 %1392, i64 0)
  %1394 = mul nsw i64 %1393, %1374
  %1395 = add nuw nsw i64 %1373, 1
  %1396 = icmp eq i64 %1395, %1370
  br i1 %1396, label %1378, label %1372

1397:                                             ; preds = %1372, %1426
  %1398 = phi i64 [ %1430, %1426 ], [ 0, %1372 ]
  %1399 = phi i64 [ %1429, %1426 ], [ 0, %1372 ]
  %1400 = phi i64 [ %1428, %1426 ], [ 0, %1372 ]
  %1401 = phi i64 [ %1427, %1426 ], [ 0, %1372 ]
  %1402 = phi i64 [ %1411, %1426 ], [ 1, %1372 ]
  %1403 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1253, i32 10, i64 %1373, i64 %1398
  %1404 = load i64, ptr %1403, align 8
  %1405 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1253, i32 11, i64 %1373, i64 %1398
  %1406 = load i64, ptr %1405, align 8
  %1407 = getelementptr inbounds i64, ptr %5, i64 %1404
  %1408 = load i64, ptr %1407, align 8
  %1409 = add nsw i64 %1408, -1
  %1410 = mul nsw i64 %1409, %1406
  %1411 = add nsw i64 %1410, %1402
  %1412 = icmp eq i64 %1404, %1356
  br i1 %1412, label %1413, label %1415

1413:                                             ; preds = %1397
  %1414 = mul nsw i64 %1408, %1406
  br label %1426

1415:                                             ; preds = %1397
  %1416 = getelementptr inbounds i64, ptr %6, i64 %1404
  %1417 = load i64, ptr %1416, align 8
  %1418 = sub nsw i64 %1417, %1408
  %1419 = mul nsw i64 %1418, %1406
  %1420 = add nsw i64 %1419, %1401
  %1421 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %1404
  %1422 = load i64, ptr %1421, align 8
  %1423 = icmp slt i64 %1417, %1422
  %1424 = zext i1 %1423 to i64
  %1425 = or i64 %1399, %1424
  br label %1426

1426:                                             ; preds = %1415, %1413
  %1427 = phi i64 [ %1401, %1413 ], [ %1420, %1415 ]
  %1428 = phi i64 [ %1414, %1413 ], [ %1400, %1415 ]
  %1429 = phi i64 [ %1399, %1413 ], [ %1425, %1415 ]
  %1430 = add nuw nsw i64 %1398, 1
  %1431 = icmp eq i64 %1430, %1376
  br i1 %1431, label %1381, label %1397

1432:                                             ; preds = %1378, %1363, %1358
  %1433 = phi i64 [ %1355, %1363 ], [ %1380, %1378 ], [ %1355, %1358 ]
  %1434 = add nsw i64 %1356, 1
  %1435 = icmp eq i64 %1434, %1263
  br i1 %1435, label %1511, label %1354

1436:                                             ; preds = %1323
  %1437 = load i64, ptr %1262, align 8
  %1438 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1253, i32 4
  %1439 = load i64, ptr %1438, align 8
  %1440 = icmp sgt i64 %1439, 0
  br i1 %1440, label %1441, label %1508

1441:                                             ; preds = %1436, %1469
  %1442 = phi i64 [ %1472, %1469 ], [ 0, %1436 ]
  %1443 = phi i64 [ %1471, %1469 ], [ %1437, %1436 ]
  %1444 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1253, i32 9, i64 %1442
  %1445 = load i64, ptr %1444, align 8
  %1446 = icmp sgt i64 %1445, 0
  br i1 %1446, label %1447, label %1469

1447:                                             ; preds = %1441
  %1448 = and i64 %1445, 1
  %1449 = icmp eq i64 %1445, 1
  br i1 %1449, label %1452, label %1450

1450:                                             ; preds = %1447
  %1451 = and i64 %1445, -2
  br label %1474

1452:                                             ; preds = %1503, %1447
  %1453 = phi i64 [ undef, %1447 ], [ %1504, %1503 ]
  %1454 = phi i64 [ 0, %1447 ], [ %1505, %1503 ]
  %1455 = phi i64 [ 1, %1447 ], [ %1504, %1503 ]
  %1456 = icmp eq i64 %1448, 0
  br i1 %1456, label %1469, label %1457

1457:                                             ; preds = %1452
  %1458 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1253, i32 10, i64 %1442, i64 %1454
  %1459 = load i64, ptr %1458, align 8
  %1460 = getelementptr inbounds i64, ptr %5, i64 %1459
  %1461 = load i64, ptr %1460, align 8
  %1462 = icmp eq i64 %1461, 0
  br i1 %1462, label %1469, label %1463

1463:                                             ; preds = %1457
  %1464 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1253, i32 11, i64 %1442, i64 %1454
  %1465 = load i64, ptr %1464, align 8
  %1466 = add nsw i64 %1461, -1
  %1467 = mul nsw i64 %1465, %1466
  %1468 = add nsw i64 %1467, %1455
  br label %1469

1469:                                             ; preds = %1452, %1463, %1457, %1441
  %1470 = phi i64 [ 1, %1441 ], [ %1453, %1452 ], [ %1468, %1463 ], [ %1455, %1457 ]
  %1471 = mul nsw i64 %1470, %1443
  %1472 = add nuw nsw i64 %1442, 1
  %1473 = icmp eq i64 %1472, %1439
  br i1 %1473, label %1508, label %1441

1474:                                             ; preds = %1503, %1450
  %1475 = phi i64 [ 0, %1450 ], [ %1505, %1503 ]
  %1476 = phi i64 [ 1, %1450 ], [ %1504, %1503 ]
  %1477 = phi i64 [ 0, %1450 ], [ %1506, %1503 ]
  %1478 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1253, i32 10, i64 %1442, i64 %1475
  %1479 = load i64, ptr %1478, align 8
  %1480 = getelementptr inbounds i64, ptr %5, i64 %1479
  %1481 = load i64, ptr %1480, align 8
  %1482 = icmp eq i64 %1481, 0
  br i1 %1482, label %1489, label %1483

1483:                                             ; preds = %1474
  %1484 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1253, i32 11, i64 %1442, i64 %1475
  %1485 = load i64, ptr %1484, align 8
  %1486 = add nsw i64 %1481, -1
  %1487 = mul nsw i64 %1485, %1486
  %1488 = add nsw i64 %1487, %1476
  br label %1489

1489:                                             ; preds = %1483, %1474
  %1490 = phi i64 [ %1488, %1483 ], [ %1476, %1474 ]
  %1491 = or i64 %1475, 1
  %1492 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1253, i32 10, i64 %1442, i64 %1491
  %1493 = load i64, ptr %1492, align 8
  %1494 = getelementptr inbounds i64, ptr %5, i64 %1493
  %1495 = load i64, ptr %1494, align 8
  %1496 = icmp eq i64 %1495, 0
  br i1 %1496, label %1503, label %1497

1497:                                             ; preds = %1489
  %1498 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1253, i32 11, i64 %1442, i64 %1491
  %1499 = load i64, ptr %1498, align 8
  %1500 = add nsw i64 %1495, -1
  %1501 = mul nsw i64 %1499, %1500
  %1502 = add nsw i64 %1501, %1490
  br label %1503

1503:                                             ; preds = %1497, %1489
  %1504 = phi i64 [ %1502, %1497 ], [ %1490, %1489 ]
  %1505 = add nuw nsw i64 %1475, 2
  %1506 = add i64 %1477, 2
  %1507 = icmp eq i64 %1506, %1451
  br i1 %1507, label %1452, label %1474

1508:                                             ; preds = %1469, %1436
  %1509 = phi i64 [ %1437, %1436 ], [ %1471, %1469 ]
  %1510 = sdiv i64 %1509, %1437
  br label %1511

1511:                                             ; preds = %1432, %1508
  %1512 = phi i64 [ %1510, %1508 ], [ %1433, %1432 ]
  %1513 = sitofp i64 %1512 to double
  br i1 %1264, label %1514, label %1526

1514:                                             ; preds = %1511, %1514
  %1515 = phi i64 [ %1523, %1514 ], [ 0, %1511 ]
  %1516 = getelementptr inbounds [12 x i64], ptr @moved.c, i64 0, i64 %1515
  store i64 0, ptr %1516, align 8
  %1517 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 3, i64 %1515
  store i64 1, ptr %1517, align 8
  %1518 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 2, i64 %1515
  store i64 1, ptr %1518, align 8
  %1519 = getelementptr inbounds i64, ptr %6, i64 %1515
  %1520 = load i64, ptr %1519, align 8
  %1521 = getelementptr inbounds %struct.Extents, ptr %1518, i64 0, i32 1
  store i64 %1520, ptr %1521, align 8
  %1522 = getelementptr inbounds %struct.Extents, ptr %1518, i64 0, i32 2
  store i64 1, ptr %1522, align 8
  %1523 = add nuw nsw i64 %1515, 1
  %1524 = load i64, ptr %0, align 8
  %1525 = icmp slt i64 %1523, %1524
  br i1 %1525, label %1514, label %1526

1526:                                             ; preds = %1514, %1511, %1349
  %1527 = phi double [ %1513, %1511 ], [ 0.000000e+00, %1349 ], [ %1513, %1514 ]
  %1528 = icmp eq i64 %1324, 0
  br i1 %1528, label %1534, label %1529

1529:                                             ; preds = %1526, %1529
  %1530 = phi i64 [ %1532, %1529 ], [ 0, %1526 ]
  %1531 = getelementptr inbounds %struct.Loop, ptr %4, i64 %1530
  call fastcc void @inside(ptr noundef nonnull @moved.c, ptr noundef nonnull %1531)
  %1532 = add nuw nsw i64 %1530, 1
  %1533 = icmp eq i64 %1532, %1324
  br i1 %1533, label %1534, label %1529

1534:                                             ; preds = %1529, %1526
  %1535 = call fastcc i64 @arrive(ptr noundef nonnull %0, ptr noundef nonnull @moved.c, ptr noundef nonnull %1262, ptr noundef nonnull %4, i64 noundef %1324, i64 noundef 0)
  %1536 = sitofp i64 %1535 to double
  %1537 = fsub double %1536, %1527
  %1538 = load i64, ptr %0, align 8
  %1539 = icmp sgt i64 %1538, 0
  br i1 %1539, label %1544, label %1540

1540:                                             ; preds = %1534
  %1541 = fptosi double %1537 to i64
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %4)
  %1542 = getelementptr inbounds %struct.State, ptr %9, i64 0, i32 9, i64 %1253
  store i64 %1541, ptr %1542, align 8
  %1543 = getelementptr inbounds %struct.State, ptr %9, i64 0, i32 10, i64 %1253
  store i64 0, ptr %1543, align 8
  br label %1628

1544:                                             ; preds = %1534
  %1545 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1253, i32 5
  %1546 = load i64, ptr %1545, align 8
  br label %1547

1547:                                             ; preds = %1569, %1544
  %1548 = phi i64 [ 0, %1544 ], [ %1571, %1569 ]
  %1549 = phi double [ %1537, %1544 ], [ %1570, %1569 ]
  %1550 = shl nuw i64 1, %1548
  %1551 = and i64 %1550, %1546
  %1552 = icmp eq i64 %1551, 0
  br i1 %1552, label %1553, label %1560

1553:                                             ; preds = %1547
  %1554 = load i64, ptr %809, align 8
  %1555 = icmp eq i64 %1554, 0
  br i1 %1555, label %1569, label %1556

1556:                                             ; preds = %1553
  %1557 = getelementptr inbounds [12 x i64], ptr %9, i64 0, i64 %1548
  %1558 = load i64, ptr %1557, align 8
  %1559 = icmp eq i64 %1558, 0
  br i1 %1559, label %1569, label %1560

1560:                                             ; preds = %1556, %1547
  %1561 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %1548
  %1562 = load i64, ptr %1561, align 8
  %1563 = sitofp i64 %1562 to double
  %1564 = getelementptr inbounds [12 x i64], ptr %6, i64 0, i64 %1548
  %1565 = load i64, ptr %1564, align 8
  %1566 = sitofp i64 %1565 to double
  %1567 = fdiv double %1563, %1566
  %1568 = fmul double %1549, %1567
  br label %1569

1569:                                             ; preds = %1560, %1556, %1553
  %1570 = phi double [ %1568, %1560 ], [ %1549, %1556 ], [ %1549, %1553 ]
  %1571 = add nuw nsw i64 %1548, 1
  %1572 = icmp eq i64 %1571, %1538
  br i1 %1572, label %1573, label %1547

1573:                                             ; preds = %1569
  %1574 = fptosi double %1570 to i64
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %4)
  %1575 = getelementptr inbounds %struct.State, ptr %9, i64 0, i32 9, i64 %1253
  store i64 %1574, ptr %1575, align 8
  %1576 = getelementptr inbounds %struct.State, ptr %9, i64 0, i32 10, i64 %1253
  store i64 0, ptr %1576, align 8
  br i1 %1539, label %1577, label %1628

1577:                                             ; preds = %1573
  %1578 = load i64, ptr %809, align 8
  %1579 = icmp eq i64 %1578, 0
  %1580 = and i64 %1538, 1
  %1581 = icmp eq i64 %1538, 1
  br i1 %1581, label %1614, label %1582

1582:                                             ; preds = %1577
  %1583 = and i64 %1538, -2
  br label %1584

1584:                                             ; preds = %1609, %1582
  %1585 = phi i64 [ 0, %1582 ], [ %1610, %1609 ]
  %1586 = phi i64 [ 0, %1582 ], [ %1611, %1609 ]
  %1587 = phi i64 [ 0, %1582 ], [ %1612, %1609 ]
  br i1 %1579, label %1597, label %1588

1588:                                             ; preds = %1584
  %1589 = getelementptr inbounds [12 x i64], ptr %9, i64 0, i64 %1586
  %1590 = load i64, ptr %1589, align 8
  %1591 = icmp eq i64 %1590, 0
  br i1 %1591, label %1592, label %1597

1592:                                             ; preds = %1588
  %1593 = trunc i64 %1586 to i32
  %1594 = shl nuw i32 1, %1593
  %1595 = sext i32 %1594 to i64
  %1596 = or i64 %1585, %1595
  store i64 %1596, ptr %1576, align 8
  br label %1597

1597:                                             ; preds = %1584, %1588, %1592
  %1598 = phi i64 [ %1585, %1584 ], [ %1585, %1588 ], [ %1596, %1592 ]
  %1599 = or i64 %1586, 1
  br i1 %1579, label %1609, label %1600

1600:                                             ; preds = %1597
  %1601 = getelementptr inbounds [12 x i64], ptr %9, i64 0, i64 %1599
  %1602 = load i64, ptr %1601, align 8
  %1603 = icmp eq i64 %1602, 0
  br i1 %1603, label %1604, label %1609

1604:                                             ; preds = %1600
  %1605 = trunc i64 %1599 to i32
  %1606 = shl nuw i32 1, %1605
  %1607 = sext i32 %1606 to i64
  %1608 = or i64 %1598, %1607
  store i64 %1608, ptr %1576, align 8
  br label %1609

1609:                                             ; preds = %1604, %1600, %1597
  %1610 = phi i64 [ %1598, %1597 ], [ %1598, %1600 ], [ %1608, %1604 ]
  %1611 = add nuw nsw i64 %1586, 2
  %1612 = add i64 %1587, 2
  %1613 = icmp eq i64 %1612, %1583
  br i1 %1613, label %1614, label %1584

1614:                                             ; preds = %1609, %1577
  %1615 = phi i64 [ 0, %1577 ], [ %1610, %1609 ]
  %1616 = phi i64 [ 0, %1577 ], [ %1611, %1609 ]
  %1617 = icmp eq i64 %1580, 0
  %1618 = select i1 %1617, i1 true, i1 %1579
  br i1 %1618, label %1628, label %1619

1619:                                             ; preds = %1614
  %1620 = getelementptr inbounds [12 x i64], ptr %9, i64 0, i64 %1616
  %1621 = load i64, ptr %1620, align 8
  %1622 = icmp eq i64 %1621, 0
  br i1 %1622, label %1623, label %1628

1623:                                             ; preds = %1619
  %1624 = trunc i64 %1616 to i32
  %1625 = shl nuw i32 1, %1624
  %1626 = sext i32 %1625 to i64
  %1627 = or i64 %1615, %1626
  store i64 %1627, ptr %1576, align 8
  br label %1628

1628:                                             ; preds = %1614, %1623, %1619, %1540, %1573, %1252
  %1629 = add nuw nsw i64 %1253, 1
  %1630 = load i64, ptr %392, align 8
  %1631 = icmp slt i64 %1629, %1630
  br i1 %1631, label %1252, label %1632

1632:                                             ; preds = %1628, %1249, %1246, %1237
  call fastcc void @grow(ptr noundef nonnull %0, ptr noundef nonnull %9, ptr noundef %2)
  call void @llvm.lifetime.end.p0(i64 872, ptr nonnull %9)
  %1633 = load i64, ptr %1157, align 8
  br label %1634

1634:                                             ; preds = %1180, %1169, %1188, %1187, %1191, %1632
  %1635 = phi i64 [ %1170, %1180 ], [ %1170, %1169 ], [ %1170, %1188 ], [ %1170, %1187 ], [ %1170, %1191 ], [ %1633, %1632 ]
  %1636 = add nuw nsw i64 %1171, 1
  %1637 = icmp slt i64 %1636, %1635
  br i1 %1637, label %1169, label %1638

1638:                                             ; preds = %1194, %1634
  %1639 = load i64, ptr %0, align 8
  br label %1640

1640:                                             ; preds = %1638, %1156, %851, %891, %899, %1006, %1058, %1108, %1154, %929, %816, %822
  %1641 = phi i64 [ %1639, %1638 ], [ %817, %1156 ], [ %817, %851 ], [ %817, %891 ], [ %817, %899 ], [ %817, %1006 ], [ %817, %1058 ], [ %817, %1108 ], [ %817, %1154 ], [ %817, %929 ], [ %817, %816 ], [ %817, %822 ]
  %1642 = add nuw nsw i64 %818, 1
  %1643 = icmp slt i64 %1642, %1641
  br i1 %1643, label %816, label %1644

1644:                                             ; preds = %352, %737, %1640, %793, %700, %3, %16
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc i64 @cost(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, i64 noundef %4) unnamed_addr {
  %6 = alloca [8 x i64], align 16
  %7 = alloca [8 x i64], align 16
  %8 = alloca [12 x i64], align 16
  %9 = alloca [12 x i64], align 16
  %10 = alloca [8 x i64], align 16
  %11 = alloca [8 x i64], align 16
  %12 = alloca [8 x i64], align 16
  %13 = alloca [12 x i64], align 16
  %14 = tail call fastcc i64 @arrive(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4, i64 noundef 0)
  %15 = getelementptr inbounds %struct.Tensor, ptr %2, i64 0, i32 1
  %16 = load i64, ptr %15, align 8
  %17 = icmp eq i64 %16, 0
  %18 = load i64, ptr %2, align 8
  br i1 %17, label %19, label %21

19:                                               ; preds = %5
  %20 = mul nsw i64 %18, %14
  br label %468

21:                                               ; preds = %5
  %22 = shl nsw i64 %14, 1
  %23 = getelementptr inbounds %struct.Tensor, ptr %2, i64 0, i32 5
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr inbounds %struct.Tensor, ptr %2, i64 0, i32 6
  %26 = load i64, ptr %25, align 8
  %27 = icmp eq i64 %24, %26
  br i1 %27, label %28, label %31

28:                                               ; preds = %21
  %29 = getelementptr inbounds %struct.Tensor, ptr %2, i64 0, i32 2
  %30 = load i64, ptr %29, align 8
  br label %464

31:                                               ; preds = %21
  %32 = getelementptr inbounds %struct.Tensor, ptr %2, i64 0, i32 3
  %33 = load i64, ptr %32, align 8
  %34 = icmp sgt i64 %33, 0
  br i1 %34, label %35, label %464

35:                                               ; preds = %31
  %36 = getelementptr inbounds %struct.Tensor, ptr %2, i64 0, i32 4
  %37 = load i64, ptr %36, align 8
  %38 = icmp sgt i64 %37, 0
  %39 = icmp sgt i64 %4, 0
  br label %40

40:                                               ; preds = %459, %35
  %41 = phi i64 [ 1, %35 ], [ %461, %459 ]
  %42 = phi i64 [ 0, %35 ], [ %462, %459 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %6)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %7)
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %8)
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %9)
  br i1 %38, label %57, label %43

43:                                               ; preds = %128, %40
  %44 = phi i64 [ 0, %40 ], [ %129, %128 ]
  %45 = phi i64 [ 1, %40 ], [ %130, %128 ]
  %46 = phi i64 [ 1, %40 ], [ %131, %128 ]
  %47 = icmp ne i64 %46, 0
  %48 = icmp eq i64 %44, 1
  %49 = select i1 %47, i1 %48, i1 false
  %50 = icmp sgt i64 %45, 65536
  %51 = select i1 %49, i1 true, i1 %50
  br i1 %51, label %459, label %52

52:                                               ; preds = %43
  %53 = load i64, ptr %0, align 8
  %54 = icmp sgt i64 %53, 0
  br i1 %54, label %55, label %134

55:                                               ; preds = %52
  %56 = icmp sgt i64 %44, 0
  br label %142

57:                                               ; preds = %40, %128
  %58 = phi i64 [ %132, %128 ], [ 0, %40 ]
  %59 = phi i64 [ %131, %128 ], [ 1, %40 ]
  %60 = phi i64 [ %130, %128 ], [ 1, %40 ]
  %61 = phi i64 [ %129, %128 ], [ 0, %40 ]
  %62 = getelementptr inbounds %struct.Tensor, ptr %2, i64 0, i32 7, i64 %58
  %63 = load i64, ptr %62, align 8
  %64 = icmp eq i64 %63, %42
  br i1 %64, label %65, label %128

65:                                               ; preds = %57
  %66 = load i64, ptr %0, align 8
  %67 = icmp sgt i64 %66, 0
  br i1 %67, label %68, label %92

68:                                               ; preds = %65
  %69 = and i64 %66, 1
  %70 = icmp eq i64 %66, 1
  br i1 %70, label %73, label %71

71:                                               ; preds = %68
  %72 = and i64 %66, -2
  br label %99

73:                                               ; preds = %99, %68
  %74 = phi i64 [ undef, %68 ], [ %121, %99 ]
  %75 = phi i64 [ undef, %68 ], [ %124, %99 ]
  %76 = phi i64 [ 0, %68 ], [ %125, %99 ]
  %77 = phi i64 [ 1, %68 ], [ %121, %99 ]
  %78 = phi i64 [ %59, %68 ], [ %124, %99 ]
  %79 = icmp eq i64 %69, 0
  br i1 %79, label %92, label %80

80:                                               ; preds = %73
  %81 = getelementptr inbounds %struct.Tensor, ptr %2, i64 0, i32 8, i64 %58, i64 %76
  %82 = load i64, ptr %81, align 8
  %83 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %76
  %84 = load i64, ptr %83, align 8
  %85 = add nsw i64 %84, -1
  %86 = mul nsw i64 %85, %82
  %87 = add nsw i64 %86, %77
  %88 = icmp ne i64 %78, 0
  %89 = icmp slt i64 %82, 2
  %90 = select i1 %88, i1 %89, i1 false
  %91 = zext i1 %90 to i64
  br label %92

92:                                               ; preds = %80, %73, %65
  %93 = phi i64 [ %59, %65 ], [ %75, %73 ], [ %91, %80 ]
  %94 = phi i64 [ 1, %65 ], [ %74, %73 ], [ %87, %80 ]
  %95 = getelementptr inbounds [8 x i64], ptr %6, i64 0, i64 %61
  store i64 %94, ptr %95, align 8
  %96 = add nsw i64 %61, 1
  %97 = getelementptr inbounds [8 x i64], ptr %7, i64 0, i64 %61
  store i64 %58, ptr %97, align 8
  %98 = mul nsw i64 %94, %60
  br label %128

99:                                               ; preds = %99, %71
  %100 = phi i64 [ 0, %71 ], [ %125, %99 ]
  %101 = phi i64 [ 1, %71 ], [ %121, %99 ]
  %102 = phi i64 [ %59, %71 ], [ %124, %99 ]
  %103 = phi i64 [ 0, %71 ], [ %126, %99 ]
  %104 = getelementptr inbounds %struct.Tensor, ptr %2, i64 0, i32 8, i64 %58, i64 %100
  %105 = load i64, ptr %104, align 8
  %106 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %100
  %107 = load i64, ptr %106, align 8
  %108 = add nsw i64 %107, -1
  %109 = mul nsw i64 %108, %105
  %110 = add nsw i64 %109, %101
  %111 = icmp ne i64 %102, 0
  %112 = icmp slt i64 %105, 2
  %113 = select i1 %111, i1 %112, i1 false
  %114 = or i64 %100, 1
  %115 = getelementptr inbounds %struct.Tensor, ptr %2, i64 0, i32 8, i64 %58, i64 %114
  %116 = load i64, ptr %115, align 8
  %117 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %114
  %118 = load i64, ptr %117, align 8
  %119 = add nsw i64 %118, -1
  %120 = mul nsw i64 %119, %116
  %121 = add nsw i64 %120, %110
  %122 = icmp slt i64 %116, 2
  %123 = select i1 %113, i1 %122, i1 false
  %124 = zext i1 %123 to i64
  %125 = add nuw nsw i64 %100, 2
  %126 = add i64 %103, 2
  %127 = icmp eq i64 %126, %72
  br i1 %127, label %73, label %99

128:                                              ; preds = %92, %57
  %129 = phi i64 [ %96, %92 ], [ %61, %57 ]
  %130 = phi i64 [ %98, %92 ], [ %60, %57 ]
  %131 = phi i64 [ %93, %92 ], [ %59, %57 ]
  %132 = add nuw nsw i64 %58, 1
  %133 = icmp eq i64 %132, %37
  br i1 %133, label %43, label %57

134:                                              ; preds = %158, %52
  %135 = phi i64 [ 0, %52 ], [ %159, %158 ]
  %136 = icmp sgt i64 %45, 0
  br i1 %136, label %137, label %172

137:                                              ; preds = %134
  %138 = and i64 %45, 7
  %139 = icmp ult i64 %45, 8
  br i1 %139, label %162, label %140

140:                                              ; preds = %137
  %141 = and i64 %45, -8
  br label %179

142:                                              ; preds = %158, %55
  %143 = phi i64 [ 0, %55 ], [ %160, %158 ]
  %144 = phi i64 [ 0, %55 ], [ %159, %158 ]
  br i1 %56, label %148, label %158

145:                                              ; preds = %148
  %146 = add nuw nsw i64 %149, 1
  %147 = icmp eq i64 %146, %44
  br i1 %147, label %158, label %148

148:                                              ; preds = %142, %145
  %149 = phi i64 [ %146, %145 ], [ 0, %142 ]
  %150 = getelementptr inbounds [8 x i64], ptr %7, i64 0, i64 %149
  %151 = load i64, ptr %150, align 8
  %152 = getelementptr inbounds %struct.Tensor, ptr %2, i64 0, i32 8, i64 %151, i64 %143
  %153 = load i64, ptr %152, align 8
  %154 = icmp eq i64 %153, 0
  br i1 %154, label %145, label %155

155:                                              ; preds = %148
  %156 = add nsw i64 %144, 1
  %157 = getelementptr inbounds [12 x i64], ptr %9, i64 0, i64 %144
  store i64 %143, ptr %157, align 8
  br label %158

158:                                              ; preds = %145, %155, %142
  %159 = phi i64 [ %156, %155 ], [ %144, %142 ], [ %144, %145 ]
  %160 = add nuw nsw i64 %143, 1
  %161 = icmp eq i64 %160, %53
  br i1 %161, label %134, label %142

162:                                              ; preds = %179, %137
  %163 = phi i64 [ 0, %137 ], [ %197, %179 ]
  %164 = icmp eq i64 %138, 0
  br i1 %164, label %172, label %165

165:                                              ; preds = %162, %165
  %166 = phi i64 [ %169, %165 ], [ %163, %162 ]
  %167 = phi i64 [ %170, %165 ], [ 0, %162 ]
  %168 = getelementptr inbounds [65536 x i8], ptr @covered.seen, i64 0, i64 %166
  store i8 0, ptr %168, align 1
  %169 = add nuw nsw i64 %166, 1
  %170 = add i64 %167, 1
  %171 = icmp eq i64 %170, %138
  br i1 %171, label %172, label %165

172:                                              ; preds = %162, %165, %134
  %173 = icmp sgt i64 %135, 0
  br i1 %173, label %174, label %210

174:                                              ; preds = %172
  %175 = and i64 %135, 7
  %176 = icmp ult i64 %135, 8
  br i1 %176, label %200, label %177

177:                                              ; preds = %174
  %178 = and i64 %135, -8
  br label %220

179:                                              ; preds = %179, %140
  %180 = phi i64 [ 0, %140 ], [ %197, %179 ]
  %181 = phi i64 [ 0, %140 ], [ %198, %179 ]
  %182 = getelementptr inbounds [65536 x i8], ptr @covered.seen, i64 0, i64 %180
  store i8 0, ptr %182, align 8
  %183 = or i64 %180, 1
  %184 = getelementptr inbounds [65536 x i8], ptr @covered.seen, i64 0, i64 %183
  store i8 0, ptr %184, align 1
  %185 = or i64 %180, 2
  %186 = getelementptr inbounds [65536 x i8], ptr @covered.seen, i64 0, i64 %185
  store i8 0, ptr %186, align 2
  %187 = or i64 %180, 3
  %188 = getelementptr inbounds [65536 x i8], ptr @covered.seen, i64 0, i64 %187
  store i8 0, ptr %188, align 1
  %189 = or i64 %180, 4
  %190 = getelementptr inbounds [65536 x i8], ptr @covered.seen, i64 0, i64 %189
  store i8 0, ptr %190, align 4
  %191 = or i64 %180, 5
  %192 = getelementptr inbounds [65536 x i8], ptr @covered.seen, i64 0, i64 %191
  store i8 0, ptr %192, align 1
  %193 = or i64 %180, 6
  %194 = getelementptr inbounds [65536 x i8], ptr @covered.seen, i64 0, i64 %193
  store i8 0, ptr %194, align 2
  %195 = or i64 %180, 7
  %196 = getelementptr inbounds [65536 x i8], ptr @covered.seen, i64 0, i64 %195
  store i8 0, ptr %196, align 1
  %197 = add nuw nsw i64 %180, 8
  %198 = add i64 %181, 8
  %199 = icmp eq i64 %198, %141
  br i1 %199, label %162, label %179

200:                                              ; preds = %220, %174
  %201 = phi i64 [ 0, %174 ], [ %238, %220 ]
  %202 = icmp eq i64 %175, 0
  br i1 %202, label %210, label %203

203:                                              ; preds = %200, %203
  %204 = phi i64 [ %207, %203 ], [ %201, %200 ]
  %205 = phi i64 [ %208, %203 ], [ 0, %200 ]
  %206 = getelementptr inbounds [12 x i64], ptr %8, i64 0, i64 %204
  store i64 0, ptr %206, align 8
  %207 = add nuw nsw i64 %204, 1
  %208 = add i64 %205, 1
  %209 = icmp eq i64 %208, %175
  br i1 %209, label %210, label %203

210:                                              ; preds = %200, %203, %172
  %211 = icmp sgt i64 %44, 0
  %212 = and i64 %135, 1
  %213 = icmp eq i64 %135, 1
  %214 = and i64 %135, -2
  %215 = icmp eq i64 %212, 0
  %216 = and i64 %44, 3
  %217 = icmp ult i64 %44, 4
  %218 = and i64 %44, -4
  %219 = icmp eq i64 %216, 0
  br label %241

220:                                              ; preds = %220, %177
  %221 = phi i64 [ 0, %177 ], [ %238, %220 ]
  %222 = phi i64 [ 0, %177 ], [ %239, %220 ]
  %223 = getelementptr inbounds [12 x i64], ptr %8, i64 0, i64 %221
  store i64 0, ptr %223, align 16
  %224 = or i64 %221, 1
  %225 = getelementptr inbounds [12 x i64], ptr %8, i64 0, i64 %224
  store i64 0, ptr %225, align 8
  %226 = or i64 %221, 2
  %227 = getelementptr inbounds [12 x i64], ptr %8, i64 0, i64 %226
  store i64 0, ptr %227, align 16
  %228 = or i64 %221, 3
  %229 = getelementptr inbounds [12 x i64], ptr %8, i64 0, i64 %228
  store i64 0, ptr %229, align 8
  %230 = or i64 %221, 4
  %231 = getelementptr inbounds [12 x i64], ptr %8, i64 0, i64 %230
  store i64 0, ptr %231, align 16
  %232 = or i64 %221, 5
  %233 = getelementptr inbounds [12 x i64], ptr %8, i64 0, i64 %232
  store i64 0, ptr %233, align 8
  %234 = or i64 %221, 6
  %235 = getelementptr inbounds [12 x i64], ptr %8, i64 0, i64 %234
  store i64 0, ptr %235, align 16
  %236 = or i64 %221, 7
  %237 = getelementptr inbounds [12 x i64], ptr %8, i64 0, i64 %236
  store i64 0, ptr %237, align 8
  %238 = add nuw nsw i64 %221, 8
  %239 = add i64 %222, 8
  %240 = icmp eq i64 %239, %178
  br i1 %240, label %200, label %220

241:                                              ; preds = %456, %210
  %242 = phi i64 [ %439, %456 ], [ 0, %210 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %10)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %11)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %12)
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %13)
  br i1 %173, label %244, label %243

243:                                              ; preds = %252, %241
  br i1 %211, label %287, label %362

244:                                              ; preds = %241, %252
  %245 = phi i64 [ %262, %252 ], [ 0, %241 ]
  %246 = getelementptr inbounds [12 x i64], ptr %9, i64 0, i64 %245
  %247 = load i64, ptr %246, align 8
  %248 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %247
  %249 = load i64, ptr %248, align 8
  br i1 %39, label %250, label %252

250:                                              ; preds = %244
  %251 = getelementptr inbounds [12 x i64], ptr %8, i64 0, i64 %245
  br label %264

252:                                              ; preds = %282, %244
  %253 = phi i64 [ 0, %244 ], [ %283, %282 ]
  %254 = phi i64 [ %249, %244 ], [ %284, %282 ]
  %255 = getelementptr inbounds [12 x i64], ptr %8, i64 0, i64 %245
  %256 = load i64, ptr %255, align 8
  %257 = icmp eq i64 %253, %256
  %258 = add nsw i64 %254, %253
  %259 = sub i64 %258, %256
  %260 = select i1 %257, i64 %254, i64 %259
  %261 = getelementptr inbounds [12 x i64], ptr %13, i64 0, i64 %245
  store i64 %260, ptr %261, align 8
  %262 = add nuw nsw i64 %245, 1
  %263 = icmp eq i64 %262, %135
  br i1 %263, label %243, label %244

264:                                              ; preds = %282, %250
  %265 = phi i64 [ 0, %250 ], [ %285, %282 ]
  %266 = phi i64 [ %249, %250 ], [ %284, %282 ]
  %267 = phi i64 [ 0, %250 ], [ %283, %282 ]
  %268 = getelementptr inbounds %struct.Loop, ptr %3, i64 %265
  %269 = load i64, ptr %268, align 8
  %270 = icmp eq i64 %269, %247
  br i1 %270, label %271, label %282

271:                                              ; preds = %264
  %272 = load i64, ptr %251, align 8
  %273 = sub nsw i64 %272, %267
  %274 = getelementptr inbounds %struct.Loop, ptr %3, i64 %265, i32 1
  %275 = load i64, ptr %274, align 8
  %276 = freeze i64 %273
  %277 = srem i64 %276, %275
  %278 = sub nsw i64 %276, %277
  %279 = add nsw i64 %278, %267
  %280 = sub nsw i64 %266, %278
  %281 = tail call i64 @llvm.smin.i64(i64 %275, i64 %280)
  br label %282

282:                                              ; preds = %271, %264
  %283 = phi i64 [ %279, %271 ], [ %267, %264 ]
  %284 = phi i64 [ %281, %271 ], [ %266, %264 ]
  %285 = add nuw nsw i64 %265, 1
  %286 = icmp eq i64 %285, %4
  br i1 %286, label %252, label %264

287:                                              ; preds = %243, %318
  %288 = phi i64 [ %321, %318 ], [ 0, %243 ]
  %289 = getelementptr inbounds [8 x i64], ptr %10, i64 0, i64 %288
  store i64 0, ptr %289, align 8
  %290 = getelementptr inbounds [8 x i64], ptr %11, i64 0, i64 %288
  store i64 1, ptr %290, align 8
  br i1 %173, label %291, label %318

291:                                              ; preds = %287
  %292 = getelementptr inbounds [8 x i64], ptr %7, i64 0, i64 %288
  %293 = load i64, ptr %292, align 8
  br i1 %213, label %294, label %323

294:                                              ; preds = %323, %291
  %295 = phi i64 [ undef, %291 ], [ %350, %323 ]
  %296 = phi i64 [ undef, %291 ], [ %356, %323 ]
  %297 = phi i64 [ 1, %291 ], [ %356, %323 ]
  %298 = phi i64 [ 0, %291 ], [ %350, %323 ]
  %299 = phi i64 [ 0, %291 ], [ %357, %323 ]
  br i1 %215, label %315, label %300

300:                                              ; preds = %294
  %301 = getelementptr inbounds [12 x i64], ptr %9, i64 0, i64 %299
  %302 = load i64, ptr %301, align 8
  %303 = getelementptr inbounds %struct.Tensor, ptr %2, i64 0, i32 8, i64 %293, i64 %302
  %304 = load i64, ptr %303, align 8
  %305 = getelementptr inbounds [12 x i64], ptr %8, i64 0, i64 %299
  %306 = load i64, ptr %305, align 8
  %307 = mul nsw i64 %306, %304
  %308 = add nsw i64 %307, %298
  %309 = getelementptr inbounds [12 x i64], ptr %13, i64 0, i64 %299
  %310 = load i64, ptr %309, align 8
  %311 = add i64 %306, -1
  %312 = add i64 %311, %310
  %313 = mul nsw i64 %312, %304
  %314 = add nsw i64 %313, %297
  br label %315

315:                                              ; preds = %294, %300
  %316 = phi i64 [ %295, %294 ], [ %308, %300 ]
  %317 = phi i64 [ %296, %294 ], [ %314, %300 ]
  store i64 %316, ptr %289, align 8
  store i64 %317, ptr %290, align 8
  br label %318

318:                                              ; preds = %315, %287
  %319 = phi i64 [ %316, %315 ], [ 0, %287 ]
  %320 = getelementptr inbounds [8 x i64], ptr %12, i64 0, i64 %288
  store i64 %319, ptr %320, align 8
  %321 = add nuw nsw i64 %288, 1
  %322 = icmp eq i64 %321, %44
  br i1 %322, label %360, label %287

323:                                              ; preds = %291, %323
  %324 = phi i64 [ %356, %323 ], [ 1, %291 ]
  %325 = phi i64 [ %350, %323 ], [ 0, %291 ]
  %326 = phi i64 [ %357, %323 ], [ 0, %291 ]
  %327 = phi i64 [ %358, %323 ], [ 0, %291 ]
  %328 = getelementptr inbounds [12 x i64], ptr %9, i64 0, i64 %326
  %329 = load i64, ptr %328, align 16
  %330 = getelementptr inbounds %struct.Tensor, ptr %2, i64 0, i32 8, i64 %293, i64 %329
  %331 = load i64, ptr %330, align 8
  %332 = getelementptr inbounds [12 x i64], ptr %8, i64 0, i64 %326
  %333 = load i64, ptr %332, align 16
  %334 = mul nsw i64 %333, %331
  %335 = add nsw i64 %334, %325
  %336 = getelementptr inbounds [12 x i64], ptr %13, i64 0, i64 %326
  %337 = load i64, ptr %336, align 16
  %338 = add i64 %333, -1
  %339 = add i64 %338, %337
  %340 = mul nsw i64 %339, %331
  %341 = add nsw i64 %340, %324
  %342 = or i64 %326, 1
  %343 = getelementptr inbounds [12 x i64], ptr %9, i64 0, i64 %342
  %344 = load i64, ptr %343, align 8
  %345 = getelementptr inbounds %struct.Tensor, ptr %2, i64 0, i32 8, i64 %293, i64 %344
  %346 = load i64, ptr %345, align 8
  %347 = getelementptr inbounds [12 x i64], ptr %8, i64 0, i64 %342
  %348 = load i64, ptr %347, align 8
  %349 = mul nsw i64 %348, %346
  %350 = add nsw i64 %349, %335
  %351 = getelementptr inbounds [12 x i64], ptr %13, i64 0, i64 %342
  %352 = load i64, ptr %351, align 8
  %353 = add i64 %348, -1
  %354 = add i64 %353, %352
  %355 = mul nsw i64 %354, %346
  %356 = add nsw i64 %355, %341
  %357 = add nuw nsw i64 %326, 2
  %358 = add i64 %327, 2
  %359 = icmp eq i64 %358, %214
  br i1 %359, label %294, label %323

360:                                              ; preds = %425, %318
  %361 = phi i64 [ %242, %318 ], [ %424, %425 ]
  br i1 %217, label %401, label %367

362:                                              ; preds = %243
  %363 = load i8, ptr @covered.seen, align 16
  %364 = icmp eq i8 %363, 0
  %365 = zext i1 %364 to i64
  %366 = add nsw i64 %242, %365
  store i8 1, ptr @covered.seen, align 16
  br label %438

367:                                              ; preds = %360, %367
  %368 = phi i64 [ %398, %367 ], [ 0, %360 ]
  %369 = phi i64 [ %397, %367 ], [ 0, %360 ]
  %370 = phi i64 [ %399, %367 ], [ 0, %360 ]
  %371 = getelementptr inbounds [8 x i64], ptr %6, i64 0, i64 %368
  %372 = load i64, ptr %371, align 16
  %373 = mul nsw i64 %372, %369
  %374 = getelementptr inbounds [8 x i64], ptr %12, i64 0, i64 %368
  %375 = load i64, ptr %374, align 16
  %376 = add nsw i64 %373, %375
  %377 = or i64 %368, 1
  %378 = getelementptr inbounds [8 x i64], ptr %6, i64 0, i64 %377
  %379 = load i64, ptr %378, align 8
  %380 = mul nsw i64 %379, %376
  %381 = getelementptr inbounds [8 x i64], ptr %12, i64 0, i64 %377
  %382 = load i64, ptr %381, align 8
  %383 = add nsw i64 %380, %382
  %384 = or i64 %368, 2
  %385 = getelementptr inbounds [8 x i64], ptr %6, i64 0, i64 %384
  %386 = load i64, ptr %385, align 16
  %387 = mul nsw i64 %386, %383
  %388 = getelementptr inbounds [8 x i64], ptr %12, i64 0, i64 %384
  %389 = load i64, ptr %388, align 16
  %390 = add nsw i64 %387, %389
  %391 = or i64 %368, 3
  %392 = getelementptr inbounds [8 x i64], ptr %6, i64 0, i64 %391
  %393 = load i64, ptr %392, align 8
  %394 = mul nsw i64 %393, %390
  %395 = getelementptr inbounds [8 x i64], ptr %12, i64 0, i64 %391
  %396 = load i64, ptr %395, align 8
  %397 = add nsw i64 %394, %396
  %398 = add nuw nsw i64 %368, 4
  %399 = add i64 %370, 4
  %400 = icmp eq i64 %399, %218
  br i1 %400, label %401, label %367

401:                                              ; preds = %367, %360
  %402 = phi i64 [ undef, %360 ], [ %397, %367 ]
  %403 = phi i64 [ 0, %360 ], [ %398, %367 ]
  %404 = phi i64 [ 0, %360 ], [ %397, %367 ]
  br i1 %219, label %418, label %405

405:                                              ; preds = %401, %405
  %406 = phi i64 [ %415, %405 ], [ %403, %401 ]
  %407 = phi i64 [ %414, %405 ], [ %404, %401 ]
  %408 = phi i64 [ %416, %405 ], [ 0, %401 ]
  %409 = getelementptr inbounds [8 x i64], ptr %6, i64 0, i64 %406
  %410 = load i64, ptr %409, align 8
  %411 = mul nsw i64 %410, %407
  %412 = getelementptr inbounds [8 x i64], ptr %12, i64 0, i64 %406
  %413 = load i64, ptr %412, align 8
  %414 = add nsw i64 %411, %413
  %415 = add nuw nsw i64 %406, 1
  %416 = add i64 %408, 1
  %417 = icmp eq i64 %416, %216
  br i1 %417, label %418, label %405

418:                                              ; preds = %405, %401
  %419 = phi i64 [ %402, %401 ], [ %414, %405 ]
  %420 = getelementptr inbounds [65536 x i8], ptr @covered.seen, i64 0, i64 %419
  %421 = load i8, ptr %420, align 1
  %422 = icmp eq i8 %421, 0
  %423 = zext i1 %422 to i64
  %424 = add nsw i64 %361, %423
  store i8 1, ptr %420, align 1
  br label %425

425:                                              ; preds = %418, %434
  %426 = phi i64 [ %427, %434 ], [ %44, %418 ]
  %427 = add nsw i64 %426, -1
  %428 = getelementptr inbounds [8 x i64], ptr %12, i64 0, i64 %427
  %429 = load i64, ptr %428, align 8
  %430 = add nsw i64 %429, 1
  store i64 %430, ptr %428, align 8
  %431 = getelementptr inbounds [8 x i64], ptr %11, i64 0, i64 %427
  %432 = load i64, ptr %431, align 8
  %433 = icmp eq i64 %430, %432
  br i1 %433, label %434, label %360

434:                                              ; preds = %425
  %435 = getelementptr inbounds [8 x i64], ptr %10, i64 0, i64 %427
  %436 = load i64, ptr %435, align 8
  store i64 %436, ptr %428, align 8
  %437 = icmp ugt i64 %426, 1
  br i1 %437, label %425, label %438

438:                                              ; preds = %434, %362
  %439 = phi i64 [ %366, %362 ], [ %424, %434 ]
  br i1 %173, label %440, label %456

440:                                              ; preds = %438, %452
  %441 = phi i64 [ %453, %452 ], [ 0, %438 ]
  %442 = getelementptr inbounds [12 x i64], ptr %13, i64 0, i64 %441
  %443 = load i64, ptr %442, align 8
  %444 = getelementptr inbounds [12 x i64], ptr %8, i64 0, i64 %441
  %445 = load i64, ptr %444, align 8
  %446 = add nsw i64 %445, %443
  store i64 %446, ptr %444, align 8
  %447 = getelementptr inbounds [12 x i64], ptr %9, i64 0, i64 %441
  %448 = load i64, ptr %447, align 8
  %449 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %448
  %450 = load i64, ptr %449, align 8
  %451 = icmp slt i64 %446, %450
  br i1 %451, label %456, label %452

452:                                              ; preds = %440
  %453 = add nuw nsw i64 %441, 1
  store i64 0, ptr %444, align 8
  %454 = icmp eq i64 %453, %135
  br i1 %454, label %455, label %440

455:                                              ; preds = %452
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %13)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %12)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %11)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %10)
  br label %459

456:                                              ; preds = %440, %438
  %457 = phi i64 [ 0, %438 ], [ %441, %440 ]
  %458 = icmp eq i64 %457, %135
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %13)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %12)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %11)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %10)
  br i1 %458, label %459, label %241

459:                                              ; preds = %456, %455, %43
  %460 = phi i64 [ %45, %43 ], [ %439, %455 ], [ %439, %456 ]
  %461 = mul nsw i64 %460, %41
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %9)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %6)
  %462 = add nuw nsw i64 %42, 1
  %463 = icmp eq i64 %462, %33
  br i1 %463, label %464, label %40

464:                                              ; preds = %459, %31, %28
  %465 = phi i64 [ %30, %28 ], [ 1, %31 ], [ %461, %459 ]
  %466 = sub nsw i64 %22, %465
  %467 = mul nsw i64 %466, %18
  br label %468

468:                                              ; preds = %464, %19
  %469 = phi i64 [ %467, %464 ], [ %20, %19 ]
  ret i64 %469
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc i64 @arrive(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, i64 noundef %4, i64 noundef %5) unnamed_addr {
  %7 = alloca [8 x [12 x i64]], align 16
  %8 = alloca [8 x i64], align 16
  %9 = alloca [12 x i64], align 16
  %10 = alloca [8 x i64], align 16
  %11 = alloca [12 x ptr], align 16
  call void @llvm.lifetime.start.p0(i64 768, ptr nonnull %7)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %8)
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %9)
  %12 = load i64, ptr %0, align 8
  %13 = icmp sgt i64 %12, 0
  br i1 %13, label %22, label %14

14:                                               ; preds = %22, %6
  %15 = phi i64 [ %12, %6 ], [ %26, %22 ]
  %16 = icmp sgt i64 %4, 0
  br i1 %16, label %17, label %39

17:                                               ; preds = %14
  %18 = and i64 %4, 1
  %19 = icmp eq i64 %4, 1
  br i1 %19, label %28, label %20

20:                                               ; preds = %17
  %21 = and i64 %4, -2
  br label %47

22:                                               ; preds = %6, %22
  %23 = phi i64 [ %25, %22 ], [ 0, %6 ]
  %24 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %23
  store i64 0, ptr %24, align 8
  %25 = add nuw nsw i64 %23, 1
  %26 = load i64, ptr %0, align 8
  %27 = icmp slt i64 %25, %26
  br i1 %27, label %22, label %14

28:                                               ; preds = %47, %17
  %29 = phi i64 [ 0, %17 ], [ %61, %47 ]
  %30 = icmp eq i64 %18, 0
  br i1 %30, label %37, label %31

31:                                               ; preds = %28
  %32 = getelementptr inbounds %struct.Loop, ptr %3, i64 %29
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %33
  %35 = load i64, ptr %34, align 8
  %36 = add nsw i64 %35, 1
  store i64 %36, ptr %34, align 8
  br label %37

37:                                               ; preds = %28, %31
  %38 = load i64, ptr %0, align 8
  br label %39

39:                                               ; preds = %37, %14
  %40 = phi i64 [ %38, %37 ], [ %15, %14 ]
  %41 = icmp sgt i64 %40, 0
  br i1 %41, label %42, label %76

42:                                               ; preds = %39
  %43 = and i64 %40, 3
  %44 = icmp ult i64 %40, 4
  br i1 %44, label %64, label %45

45:                                               ; preds = %42
  %46 = and i64 %40, -4
  br label %85

47:                                               ; preds = %47, %20
  %48 = phi i64 [ 0, %20 ], [ %61, %47 ]
  %49 = phi i64 [ 0, %20 ], [ %62, %47 ]
  %50 = getelementptr inbounds %struct.Loop, ptr %3, i64 %48
  %51 = load i64, ptr %50, align 8
  %52 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %51
  %53 = load i64, ptr %52, align 8
  %54 = add nsw i64 %53, 1
  store i64 %54, ptr %52, align 8
  %55 = or i64 %48, 1
  %56 = getelementptr inbounds %struct.Loop, ptr %3, i64 %55
  %57 = load i64, ptr %56, align 8
  %58 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %57
  %59 = load i64, ptr %58, align 8
  %60 = add nsw i64 %59, 1
  store i64 %60, ptr %58, align 8
  %61 = add nuw nsw i64 %48, 2
  %62 = add i64 %49, 2
  %63 = icmp eq i64 %62, %21
  br i1 %63, label %28, label %47

64:                                               ; preds = %85, %42
  %65 = phi i64 [ 0, %42 ], [ %103, %85 ]
  %66 = icmp eq i64 %43, 0
  br i1 %66, label %76, label %67

67:                                               ; preds = %64, %67
  %68 = phi i64 [ %73, %67 ], [ %65, %64 ]
  %69 = phi i64 [ %74, %67 ], [ 0, %64 ]
  %70 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %68
  %71 = load i64, ptr %70, align 8
  %72 = getelementptr inbounds [12 x i64], ptr %9, i64 0, i64 %68
  store i64 %71, ptr %72, align 8
  %73 = add nuw nsw i64 %68, 1
  %74 = add i64 %69, 1
  %75 = icmp eq i64 %74, %43
  br i1 %75, label %76, label %67

76:                                               ; preds = %64, %67, %39
  %77 = getelementptr inbounds %struct.Tensor, ptr %2, i64 0, i32 3
  %78 = load i64, ptr %77, align 8
  %79 = icmp sgt i64 %78, 0
  br i1 %79, label %80, label %116

80:                                               ; preds = %76
  %81 = and i64 %78, 7
  %82 = icmp ult i64 %78, 8
  br i1 %82, label %106, label %83

83:                                               ; preds = %80
  %84 = and i64 %78, -8
  br label %121

85:                                               ; preds = %85, %45
  %86 = phi i64 [ 0, %45 ], [ %103, %85 ]
  %87 = phi i64 [ 0, %45 ], [ %104, %85 ]
  %88 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %86
  %89 = load i64, ptr %88, align 8
  %90 = getelementptr inbounds [12 x i64], ptr %9, i64 0, i64 %86
  store i64 %89, ptr %90, align 16
  %91 = or i64 %86, 1
  %92 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %91
  %93 = load i64, ptr %92, align 8
  %94 = getelementptr inbounds [12 x i64], ptr %9, i64 0, i64 %91
  store i64 %93, ptr %94, align 8
  %95 = or i64 %86, 2
  %96 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %95
  %97 = load i64, ptr %96, align 8
  %98 = getelementptr inbounds [12 x i64], ptr %9, i64 0, i64 %95
  store i64 %97, ptr %98, align 16
  %99 = or i64 %86, 3
  %100 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %99
  %101 = load i64, ptr %100, align 8
  %102 = getelementptr inbounds [12 x i64], ptr %9, i64 0, i64 %99
  store i64 %101, ptr %102, align 8
  %103 = add nuw nsw i64 %86, 4
  %104 = add i64 %87, 4
  %105 = icmp eq i64 %104, %46
  br i1 %105, label %64, label %85

106:                                              ; preds = %121, %80
  %107 = phi i64 [ 0, %80 ], [ %139, %121 ]
  %108 = icmp eq i64 %81, 0
  br i1 %108, label %116, label %109

109:                                              ; preds = %106, %109
  %110 = phi i64 [ %113, %109 ], [ %107, %106 ]
  %111 = phi i64 [ %114, %109 ], [ 0, %106 ]
  %112 = getelementptr inbounds [8 x i64], ptr %8, i64 0, i64 %110
  store i64 0, ptr %112, align 8
  %113 = add nuw nsw i64 %110, 1
  %114 = add i64 %111, 1
  %115 = icmp eq i64 %114, %81
  br i1 %115, label %116, label %109

116:                                              ; preds = %106, %109, %76
  br i1 %41, label %117, label %185

117:                                              ; preds = %116
  %118 = getelementptr inbounds %struct.Tensor, ptr %2, i64 0, i32 4
  %119 = load i64, ptr %118, align 8
  %120 = icmp sgt i64 %119, 0
  br label %142

121:                                              ; preds = %121, %83
  %122 = phi i64 [ 0, %83 ], [ %139, %121 ]
  %123 = phi i64 [ 0, %83 ], [ %140, %121 ]
  %124 = getelementptr inbounds [8 x i64], ptr %8, i64 0, i64 %122
  store i64 0, ptr %124, align 16
  %125 = or i64 %122, 1
  %126 = getelementptr inbounds [8 x i64], ptr %8, i64 0, i64 %125
  store i64 0, ptr %126, align 8
  %127 = or i64 %122, 2
  %128 = getelementptr inbounds [8 x i64], ptr %8, i64 0, i64 %127
  store i64 0, ptr %128, align 16
  %129 = or i64 %122, 3
  %130 = getelementptr inbounds [8 x i64], ptr %8, i64 0, i64 %129
  store i64 0, ptr %130, align 8
  %131 = or i64 %122, 4
  %132 = getelementptr inbounds [8 x i64], ptr %8, i64 0, i64 %131
  store i64 0, ptr %132, align 16
  %133 = or i64 %122, 5
  %134 = getelementptr inbounds [8 x i64], ptr %8, i64 0, i64 %133
  store i64 0, ptr %134, align 8
  %135 = or i64 %122, 6
  %136 = getelementptr inbounds [8 x i64], ptr %8, i64 0, i64 %135
  store i64 0, ptr %136, align 16
  %137 = or i64 %122, 7
  %138 = getelementptr inbounds [8 x i64], ptr %8, i64 0, i64 %137
  store i64 0, ptr %138, align 8
  %139 = add nuw nsw i64 %122, 8
  %140 = add i64 %123, 8
  %141 = icmp eq i64 %140, %84
  br i1 %141, label %106, label %121

142:                                              ; preds = %117, %167
  %143 = phi i64 [ 0, %117 ], [ %168, %167 ]
  br i1 %120, label %152, label %167

144:                                              ; preds = %167
  br i1 %41, label %145, label %185

145:                                              ; preds = %144
  %146 = getelementptr inbounds %struct.Tensor, ptr %2, i64 0, i32 5
  %147 = load i64, ptr %146, align 8
  %148 = and i64 %40, 1
  %149 = icmp eq i64 %40, 1
  br i1 %149, label %170, label %150

150:                                              ; preds = %145
  %151 = and i64 %40, -2
  br label %187

152:                                              ; preds = %142, %164
  %153 = phi i64 [ %165, %164 ], [ 0, %142 ]
  %154 = getelementptr inbounds %struct.Tensor, ptr %2, i64 0, i32 8, i64 %153, i64 %143
  %155 = load i64, ptr %154, align 8
  %156 = icmp eq i64 %155, 0
  br i1 %156, label %164, label %157

157:                                              ; preds = %152
  %158 = getelementptr inbounds %struct.Tensor, ptr %2, i64 0, i32 7, i64 %153
  %159 = load i64, ptr %158, align 8
  %160 = getelementptr inbounds [8 x i64], ptr %8, i64 0, i64 %159
  %161 = load i64, ptr %160, align 8
  %162 = add nsw i64 %161, 1
  store i64 %162, ptr %160, align 8
  %163 = getelementptr inbounds [8 x [12 x i64]], ptr %7, i64 0, i64 %159, i64 %161
  store i64 %143, ptr %163, align 8
  br label %167

164:                                              ; preds = %152
  %165 = add nuw nsw i64 %153, 1
  %166 = icmp eq i64 %165, %119
  br i1 %166, label %167, label %152

167:                                              ; preds = %164, %142, %157
  %168 = add nuw nsw i64 %143, 1
  %169 = icmp eq i64 %168, %40
  br i1 %169, label %144, label %142

170:                                              ; preds = %212, %145
  %171 = phi i64 [ undef, %145 ], [ %213, %212 ]
  %172 = phi i64 [ 0, %145 ], [ %214, %212 ]
  %173 = phi i64 [ 1, %145 ], [ %213, %212 ]
  %174 = icmp eq i64 %148, 0
  br i1 %174, label %185, label %175

175:                                              ; preds = %170
  %176 = shl nuw i64 1, %172
  %177 = and i64 %147, %176
  %178 = icmp eq i64 %177, 0
  br i1 %178, label %179, label %185

179:                                              ; preds = %175
  %180 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %172
  %181 = load i64, ptr %180, align 8
  %182 = getelementptr inbounds %struct.Chains, ptr %1, i64 0, i32 3, i64 %172, i64 %181
  %183 = load i64, ptr %182, align 8
  %184 = mul nsw i64 %183, %173
  br label %185

185:                                              ; preds = %170, %179, %175, %116, %144
  %186 = phi i64 [ 1, %144 ], [ 1, %116 ], [ %171, %170 ], [ %173, %175 ], [ %184, %179 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %10)
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %11)
  br i1 %79, label %217, label %223

187:                                              ; preds = %212, %150
  %188 = phi i64 [ 0, %150 ], [ %214, %212 ]
  %189 = phi i64 [ 1, %150 ], [ %213, %212 ]
  %190 = phi i64 [ 0, %150 ], [ %215, %212 ]
  %191 = shl nuw i64 1, %188
  %192 = and i64 %147, %191
  %193 = icmp eq i64 %192, 0
  br i1 %193, label %194, label %200

194:                                              ; preds = %187
  %195 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %188
  %196 = load i64, ptr %195, align 8
  %197 = getelementptr inbounds %struct.Chains, ptr %1, i64 0, i32 3, i64 %188, i64 %196
  %198 = load i64, ptr %197, align 8
  %199 = mul nsw i64 %198, %189
  br label %200

200:                                              ; preds = %187, %194
  %201 = phi i64 [ %189, %187 ], [ %199, %194 ]
  %202 = shl i64 2, %188
  %203 = and i64 %147, %202
  %204 = icmp eq i64 %203, 0
  br i1 %204, label %205, label %212

205:                                              ; preds = %200
  %206 = or i64 %188, 1
  %207 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %206
  %208 = load i64, ptr %207, align 8
  %209 = getelementptr inbounds %struct.Chains, ptr %1, i64 0, i32 3, i64 %206, i64 %208
  %210 = load i64, ptr %209, align 8
  %211 = mul nsw i64 %210, %201
  br label %212

212:                                              ; preds = %205, %200
  %213 = phi i64 [ %201, %200 ], [ %211, %205 ]
  %214 = add nuw nsw i64 %188, 2
  %215 = add i64 %190, 2
  %216 = icmp eq i64 %215, %151
  br i1 %216, label %170, label %187

217:                                              ; preds = %185, %228
  %218 = phi i64 [ %233, %228 ], [ 0, %185 ]
  %219 = phi i64 [ %232, %228 ], [ %186, %185 ]
  %220 = getelementptr inbounds [8 x i64], ptr %8, i64 0, i64 %218
  %221 = load i64, ptr %220, align 8
  %222 = icmp sgt i64 %221, 0
  br i1 %222, label %236, label %228

223:                                              ; preds = %228, %185
  %224 = phi i64 [ %78, %185 ], [ %234, %228 ]
  %225 = phi i64 [ %186, %185 ], [ %232, %228 ]
  br i1 %16, label %226, label %368

226:                                              ; preds = %223
  %227 = getelementptr inbounds %struct.Tensor, ptr %2, i64 0, i32 5
  br label %370

228:                                              ; preds = %364, %217
  %229 = getelementptr inbounds [8 x [12 x i64]], ptr %7, i64 0, i64 %218
  %230 = call fastcc i64 @meet(ptr noundef %2, i64 noundef %218, ptr noundef nonnull %229, i64 noundef %221, ptr noundef nonnull %11, i64 noundef %5)
  %231 = getelementptr inbounds [8 x i64], ptr %10, i64 0, i64 %218
  store i64 %230, ptr %231, align 8
  %232 = mul nsw i64 %230, %219
  %233 = add nuw nsw i64 %218, 1
  %234 = load i64, ptr %77, align 8
  %235 = icmp slt i64 %233, %234
  br i1 %235, label %217, label %223

236:                                              ; preds = %217, %364
  %237 = phi i64 [ %366, %364 ], [ 0, %217 ]
  %238 = getelementptr inbounds [8 x [12 x i64]], ptr %7, i64 0, i64 %218, i64 %237
  %239 = load i64, ptr %238, align 8
  %240 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %239
  %241 = load i64, ptr %240, align 8
  %242 = getelementptr inbounds [12 x %struct.Steps], ptr @arrive.still, i64 0, i64 %239
  %243 = getelementptr inbounds %struct.Chains, ptr %1, i64 0, i32 2, i64 %239, i64 %241
  store i64 0, ptr %242, align 8
  %244 = load i64, ptr %243, align 8
  %245 = icmp sgt i64 %244, 0
  br i1 %245, label %246, label %364

246:                                              ; preds = %236
  %247 = add i64 %241, 1
  %248 = xor i64 %241, -1
  br label %249

249:                                              ; preds = %246, %356
  %250 = phi i64 [ %361, %356 ], [ 0, %246 ]
  %251 = getelementptr inbounds %struct.Chains, ptr %1, i64 0, i32 2, i64 %239, i64 %241, i32 1, i64 %250
  %252 = load i64, ptr %251, align 8
  %253 = load i64, ptr %240, align 8
  %254 = icmp sgt i64 %253, %241
  br i1 %254, label %255, label %302

255:                                              ; preds = %249
  %256 = sub i64 %253, %241
  %257 = and i64 %256, 1
  %258 = icmp eq i64 %253, %247
  br i1 %258, label %286, label %259

259:                                              ; preds = %255
  %260 = and i64 %256, -2
  br label %261

261:                                              ; preds = %261, %259
  %262 = phi i64 [ 0, %259 ], [ %281, %261 ]
  %263 = phi i64 [ %252, %259 ], [ %282, %261 ]
  %264 = phi i64 [ %241, %259 ], [ %283, %261 ]
  %265 = phi i64 [ 0, %259 ], [ %284, %261 ]
  %266 = getelementptr inbounds %struct.Chains, ptr %1, i64 0, i32 1, i64 %239, i64 %264
  %267 = load i64, ptr %266, align 8
  %268 = add i64 %263, -1
  %269 = srem i64 %268, %267
  %270 = sub nsw i64 %268, %269
  %271 = freeze i64 %270
  %272 = add nsw i64 %271, %262
  %273 = sub i64 %263, %271
  %274 = add nsw i64 %264, 1
  %275 = getelementptr inbounds %struct.Chains, ptr %1, i64 0, i32 1, i64 %239, i64 %274
  %276 = load i64, ptr %275, align 8
  %277 = add i64 %273, -1
  %278 = srem i64 %277, %276
  %279 = sub nsw i64 %277, %278
  %280 = freeze i64 %279
  %281 = add nsw i64 %280, %272
  %282 = sub i64 %273, %280
  %283 = add nsw i64 %264, 2
  %284 = add i64 %265, 2
  %285 = icmp eq i64 %284, %260
  br i1 %285, label %286, label %261

286:                                              ; preds = %261, %255
  %287 = phi i64 [ undef, %255 ], [ %281, %261 ]
  %288 = phi i64 [ undef, %255 ], [ %282, %261 ]
  %289 = phi i64 [ 0, %255 ], [ %281, %261 ]
  %290 = phi i64 [ %252, %255 ], [ %282, %261 ]
  %291 = phi i64 [ %241, %255 ], [ %283, %261 ]
  %292 = icmp eq i64 %257, 0
  br i1 %292, label %302, label %293

293:                                              ; preds = %286
  %294 = getelementptr inbounds %struct.Chains, ptr %1, i64 0, i32 1, i64 %239, i64 %291
  %295 = load i64, ptr %294, align 8
  %296 = add i64 %290, -1
  %297 = srem i64 %296, %295
  %298 = sub nsw i64 %296, %297
  %299 = freeze i64 %298
  %300 = add nsw i64 %299, %289
  %301 = sub i64 %290, %299
  br label %302

302:                                              ; preds = %293, %286, %249
  %303 = phi i64 [ 0, %249 ], [ %287, %286 ], [ %300, %293 ]
  %304 = phi i64 [ %252, %249 ], [ %288, %286 ], [ %301, %293 ]
  %305 = getelementptr inbounds %struct.Chains, ptr %1, i64 0, i32 2, i64 %239, i64 %241, i32 2, i64 %250
  %306 = load i64, ptr %305, align 8
  %307 = load i64, ptr %242, align 8
  %308 = getelementptr inbounds [12 x %struct.Steps], ptr @arrive.still, i64 0, i64 %239, i32 1, i64 %307
  store i64 %306, ptr %308, align 8
  %309 = sub nsw i64 0, %303
  %310 = load i64, ptr %242, align 8
  %311 = getelementptr inbounds [12 x %struct.Steps], ptr @arrive.still, i64 0, i64 %239, i32 2, i64 %310
  store i64 %309, ptr %311, align 8
  %312 = load i64, ptr %242, align 8
  %313 = getelementptr inbounds [12 x %struct.Steps], ptr @arrive.still, i64 0, i64 %239, i32 3, i64 %312
  store i64 %304, ptr %313, align 8
  %314 = load i64, ptr %240, align 8
  %315 = icmp sgt i64 %314, %241
  br i1 %315, label %316, label %356

316:                                              ; preds = %302
  %317 = sub i64 %314, %241
  %318 = add i64 %314, %248
  %319 = and i64 %317, 3
  %320 = icmp eq i64 %319, 0
  br i1 %320, label %331, label %321

321:                                              ; preds = %316, %321
  %322 = phi i64 [ %328, %321 ], [ %241, %316 ]
  %323 = phi i64 [ %327, %321 ], [ %252, %316 ]
  %324 = phi i64 [ %329, %321 ], [ 0, %316 ]
  %325 = getelementptr inbounds %struct.Chains, ptr %1, i64 0, i32 1, i64 %239, i64 %322
  %326 = load i64, ptr %325, align 8
  %327 = tail call i64 @llvm.smin.i64(i64 %323, i64 %326)
  %328 = add nsw i64 %322, 1
  %329 = add i64 %324, 1
  %330 = icmp eq i64 %329, %319
  br i1 %330, label %331, label %321

331:                                              ; preds = %321, %316
  %332 = phi i64 [ undef, %316 ], [ %327, %321 ]
  %333 = phi i64 [ %241, %316 ], [ %328, %321 ]
  %334 = phi i64 [ %252, %316 ], [ %327, %321 ]
  %335 = icmp ult i64 %318, 3
  br i1 %335, label %356, label %336

336:                                              ; preds = %331, %336
  %337 = phi i64 [ %354, %336 ], [ %333, %331 ]
  %338 = phi i64 [ %353, %336 ], [ %334, %331 ]
  %339 = getelementptr inbounds %struct.Chains, ptr %1, i64 0, i32 1, i64 %239, i64 %337
  %340 = load i64, ptr %339, align 8
  %341 = tail call i64 @llvm.smin.i64(i64 %338, i64 %340)
  %342 = add nsw i64 %337, 1
  %343 = getelementptr inbounds %struct.Chains, ptr %1, i64 0, i32 1, i64 %239, i64 %342
  %344 = load i64, ptr %343, align 8
  %345 = tail call i64 @llvm.smin.i64(i64 %341, i64 %344)
  %346 = add nsw i64 %337, 2
  %347 = getelementptr inbounds %struct.Chains, ptr %1, i64 0, i32 1, i64 %239, i64 %346
  %348 = load i64, ptr %347, align 8
  %349 = tail call i64 @llvm.smin.i64(i64 %345, i64 %348)
  %350 = add nsw i64 %337, 3
  %351 = getelementptr inbounds %struct.Chains, ptr %1, i64 0, i32 1, i64 %239, i64 %350
  %352 = load i64, ptr %351, align 8
  %353 = tail call i64 @llvm.smin.i64(i64 %349, i64 %352)
  %354 = add nsw i64 %337, 4
  %355 = icmp eq i64 %354, %314
  br i1 %355, label %356, label %336

356:                                              ; preds = %331, %336, %302
  %357 = phi i64 [ %252, %302 ], [ %332, %331 ], [ %353, %336 ]
  %358 = load i64, ptr %242, align 8
  %359 = add nsw i64 %358, 1
  store i64 %359, ptr %242, align 8
  %360 = getelementptr inbounds [12 x %struct.Steps], ptr @arrive.still, i64 0, i64 %239, i32 4, i64 %358
  store i64 %357, ptr %360, align 8
  %361 = add nuw nsw i64 %250, 1
  %362 = load i64, ptr %243, align 8
  %363 = icmp slt i64 %361, %362
  br i1 %363, label %249, label %364

364:                                              ; preds = %356, %236
  %365 = getelementptr inbounds [12 x ptr], ptr %11, i64 0, i64 %237
  store ptr %242, ptr %365, align 8
  %366 = add nuw nsw i64 %237, 1
  %367 = icmp eq i64 %366, %221
  br i1 %367, label %228, label %236

368:                                              ; preds = %649, %223
  %369 = phi i64 [ %225, %223 ], [ %429, %649 ]
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %11)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %10)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %9)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 768, ptr nonnull %7)
  ret i64 %369

370:                                              ; preds = %226, %649
  %371 = phi i64 [ %224, %226 ], [ %650, %649 ]
  %372 = phi i64 [ %224, %226 ], [ %651, %649 ]
  %373 = phi i64 [ %4, %226 ], [ %375, %649 ]
  %374 = phi i64 [ %225, %226 ], [ %429, %649 ]
  %375 = add nsw i64 %373, -1
  %376 = getelementptr inbounds %struct.Loop, ptr %3, i64 %375
  %377 = load i64, ptr %376, align 8
  %378 = getelementptr inbounds [12 x i64], ptr %9, i64 0, i64 %377
  %379 = load i64, ptr %378, align 8
  %380 = add nsw i64 %379, -1
  store i64 %380, ptr %378, align 8
  %381 = load i64, ptr %0, align 8
  %382 = icmp sgt i64 %381, 0
  br i1 %382, label %383, label %385

383:                                              ; preds = %370
  %384 = load i64, ptr %227, align 8
  br label %392

385:                                              ; preds = %413, %370
  %386 = phi i64 [ 1, %370 ], [ %414, %413 ]
  %387 = icmp sgt i64 %372, 0
  %388 = icmp ne i64 %386, 0
  %389 = select i1 %387, i1 %388, i1 false
  br i1 %389, label %390, label %425

390:                                              ; preds = %385
  %391 = getelementptr inbounds [12 x %struct.Steps], ptr @arrive.one, i64 0, i64 %377
  br label %419

392:                                              ; preds = %383, %413
  %393 = phi i64 [ 0, %383 ], [ %415, %413 ]
  %394 = phi i64 [ 1, %383 ], [ %414, %413 ]
  %395 = shl nuw i64 1, %393
  %396 = and i64 %384, %395
  %397 = icmp eq i64 %396, 0
  br i1 %397, label %398, label %413

398:                                              ; preds = %392
  %399 = getelementptr inbounds [12 x i64], ptr %9, i64 0, i64 %393
  %400 = load i64, ptr %399, align 8
  %401 = icmp eq i64 %393, %377
  %402 = zext i1 %401 to i64
  %403 = add nsw i64 %400, %402
  %404 = getelementptr inbounds %struct.Chains, ptr %1, i64 0, i32 3, i64 %393, i64 %403
  %405 = load i64, ptr %404, align 8
  br i1 %401, label %406, label %409

406:                                              ; preds = %398
  %407 = getelementptr inbounds %struct.Chains, ptr %1, i64 0, i32 3, i64 %377, i64 %400
  %408 = load i64, ptr %407, align 8
  br label %409

409:                                              ; preds = %398, %406
  %410 = phi i64 [ %408, %406 ], [ 0, %398 ]
  %411 = sub nsw i64 %405, %410
  %412 = mul nsw i64 %411, %394
  br label %413

413:                                              ; preds = %392, %409
  %414 = phi i64 [ %394, %392 ], [ %412, %409 ]
  %415 = add nuw nsw i64 %393, 1
  %416 = icmp slt i64 %415, %381
  %417 = icmp ne i64 %414, 0
  %418 = select i1 %416, i1 %417, i1 false
  br i1 %418, label %392, label %385

419:                                              ; preds = %390, %457
  %420 = phi i64 [ %460, %457 ], [ 0, %390 ]
  %421 = phi i64 [ %459, %457 ], [ %386, %390 ]
  %422 = getelementptr inbounds [8 x i64], ptr %8, i64 0, i64 %420
  %423 = load i64, ptr %422, align 8
  %424 = icmp sgt i64 %423, 0
  br i1 %424, label %436, label %454

425:                                              ; preds = %457, %385
  %426 = phi i64 [ %371, %385 ], [ %461, %457 ]
  %427 = phi i64 [ %372, %385 ], [ %461, %457 ]
  %428 = phi i64 [ %386, %385 ], [ %459, %457 ]
  %429 = sub nsw i64 %374, %428
  %430 = load i64, ptr %227, align 8
  %431 = shl nuw i64 1, %377
  %432 = and i64 %430, %431
  %433 = icmp eq i64 %432, 0
  br i1 %433, label %649, label %465

434:                                              ; preds = %445
  %435 = icmp eq i64 %447, 0
  br i1 %435, label %454, label %451

436:                                              ; preds = %419, %445
  %437 = phi i64 [ %449, %445 ], [ 0, %419 ]
  %438 = phi i64 [ %447, %445 ], [ 0, %419 ]
  %439 = getelementptr inbounds [8 x [12 x i64]], ptr %7, i64 0, i64 %420, i64 %437
  %440 = load i64, ptr %439, align 8
  %441 = icmp eq i64 %440, %377
  br i1 %441, label %442, label %443

442:                                              ; preds = %436
  tail call fastcc void @steps(ptr noundef %1, i64 noundef %377, i64 noundef %380, i64 noundef 1, ptr noundef nonnull %391)
  br label %445

443:                                              ; preds = %436
  %444 = getelementptr inbounds [12 x %struct.Steps], ptr @arrive.still, i64 0, i64 %440
  br label %445

445:                                              ; preds = %443, %442
  %446 = phi ptr [ %391, %442 ], [ %444, %443 ]
  %447 = phi i64 [ 1, %442 ], [ %438, %443 ]
  %448 = getelementptr inbounds [12 x ptr], ptr %11, i64 0, i64 %437
  store ptr %446, ptr %448, align 8
  %449 = add nuw nsw i64 %437, 1
  %450 = icmp eq i64 %449, %423
  br i1 %450, label %434, label %436

451:                                              ; preds = %434
  %452 = getelementptr inbounds [8 x [12 x i64]], ptr %7, i64 0, i64 %420
  %453 = call fastcc i64 @meet(ptr noundef %2, i64 noundef %420, ptr noundef nonnull %452, i64 noundef %423, ptr noundef nonnull %11, i64 noundef %5)
  br label %457

454:                                              ; preds = %419, %434
  %455 = getelementptr inbounds [8 x i64], ptr %10, i64 0, i64 %420
  %456 = load i64, ptr %455, align 8
  br label %457

457:                                              ; preds = %454, %451
  %458 = phi i64 [ %453, %451 ], [ %456, %454 ]
  %459 = mul nsw i64 %458, %421
  %460 = add nuw nsw i64 %420, 1
  %461 = load i64, ptr %77, align 8
  %462 = icmp slt i64 %460, %461
  %463 = icmp ne i64 %459, 0
  %464 = select i1 %462, i1 %463, i1 false
  br i1 %464, label %419, label %425

465:                                              ; preds = %425
  %466 = getelementptr inbounds [12 x %struct.Steps], ptr @arrive.still, i64 0, i64 %377
  %467 = getelementptr inbounds %struct.Chains, ptr %1, i64 0, i32 2, i64 %377, i64 %380
  store i64 0, ptr %466, align 8
  %468 = load i64, ptr %467, align 8
  %469 = icmp sgt i64 %468, 0
  br i1 %469, label %470, label %591

470:                                              ; preds = %465
  %471 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %377
  %472 = sub i64 1, %379
  %473 = sub i64 1, %379
  br label %474

474:                                              ; preds = %581, %470
  %475 = phi i64 [ 0, %470 ], [ %586, %581 ]
  %476 = getelementptr inbounds %struct.Chains, ptr %1, i64 0, i32 2, i64 %377, i64 %380, i32 1, i64 %475
  %477 = load i64, ptr %476, align 8
  %478 = load i64, ptr %471, align 8
  %479 = icmp slt i64 %478, %379
  br i1 %479, label %527, label %480

480:                                              ; preds = %474
  %481 = add i64 %472, %478
  %482 = and i64 %481, 1
  %483 = icmp eq i64 %478, %379
  br i1 %483, label %511, label %484

484:                                              ; preds = %480
  %485 = and i64 %481, -2
  br label %486

486:                                              ; preds = %486, %484
  %487 = phi i64 [ 0, %484 ], [ %506, %486 ]
  %488 = phi i64 [ %477, %484 ], [ %507, %486 ]
  %489 = phi i64 [ %380, %484 ], [ %508, %486 ]
  %490 = phi i64 [ 0, %484 ], [ %509, %486 ]
  %491 = getelementptr inbounds %struct.Chains, ptr %1, i64 0, i32 1, i64 %377, i64 %489
  %492 = load i64, ptr %491, align 8
  %493 = add i64 %488, -1
  %494 = srem i64 %493, %492
  %495 = sub nsw i64 %493, %494
  %496 = freeze i64 %495
  %497 = add nsw i64 %496, %487
  %498 = sub i64 %488, %496
  %499 = add nsw i64 %489, 1
  %500 = getelementptr inbounds %struct.Chains, ptr %1, i64 0, i32 1, i64 %377, i64 %499
  %501 = load i64, ptr %500, align 8
  %502 = add i64 %498, -1
  %503 = srem i64 %502, %501
  %504 = sub nsw i64 %502, %503
  %505 = freeze i64 %504
  %506 = add nsw i64 %505, %497
  %507 = sub i64 %498, %505
  %508 = add nsw i64 %489, 2
  %509 = add i64 %490, 2
  %510 = icmp eq i64 %509, %485
  br i1 %510, label %511, label %486

511:                                              ; preds = %486, %480
  %512 = phi i64 [ undef, %480 ], [ %506, %486 ]
  %513 = phi i64 [ undef, %480 ], [ %507, %486 ]
  %514 = phi i64 [ 0, %480 ], [ %506, %486 ]
  %515 = phi i64 [ %477, %480 ], [ %507, %486 ]
  %516 = phi i64 [ %380, %480 ], [ %508, %486 ]
  %517 = icmp eq i64 %482, 0
  br i1 %517, label %527, label %518

518:                                              ; preds = %511
  %519 = getelementptr inbounds %struct.Chains, ptr %1, i64 0, i32 1, i64 %377, i64 %516
  %520 = load i64, ptr %519, align 8
  %521 = add i64 %515, -1
  %522 = srem i64 %521, %520
  %523 = sub nsw i64 %521, %522
  %524 = freeze i64 %523
  %525 = add nsw i64 %524, %514
  %526 = sub i64 %515, %524
  br label %527

527:                                              ; preds = %518, %511, %474
  %528 = phi i64 [ 0, %474 ], [ %512, %511 ], [ %525, %518 ]
  %529 = phi i64 [ %477, %474 ], [ %513, %511 ], [ %526, %518 ]
  %530 = getelementptr inbounds %struct.Chains, ptr %1, i64 0, i32 2, i64 %377, i64 %380, i32 2, i64 %475
  %531 = load i64, ptr %530, align 8
  %532 = load i64, ptr %466, align 8
  %533 = getelementptr inbounds [12 x %struct.Steps], ptr @arrive.still, i64 0, i64 %377, i32 1, i64 %532
  store i64 %531, ptr %533, align 8
  %534 = sub nsw i64 0, %528
  %535 = load i64, ptr %466, align 8
  %536 = getelementptr inbounds [12 x %struct.Steps], ptr @arrive.still, i64 0, i64 %377, i32 2, i64 %535
  store i64 %534, ptr %536, align 8
  %537 = load i64, ptr %466, align 8
  %538 = getelementptr inbounds [12 x %struct.Steps], ptr @arrive.still, i64 0, i64 %377, i32 3, i64 %537
  store i64 %529, ptr %538, align 8
  %539 = load i64, ptr %471, align 8
  %540 = icmp slt i64 %539, %379
  br i1 %540, label %581, label %541

541:                                              ; preds = %527
  %542 = add i64 %473, %539
  %543 = sub i64 %539, %379
  %544 = and i64 %542, 3
  %545 = icmp eq i64 %544, 0
  br i1 %545, label %556, label %546

546:                                              ; preds = %541, %546
  %547 = phi i64 [ %553, %546 ], [ %380, %541 ]
  %548 = phi i64 [ %552, %546 ], [ %477, %541 ]
  %549 = phi i64 [ %554, %546 ], [ 0, %541 ]
  %550 = getelementptr inbounds %struct.Chains, ptr %1, i64 0, i32 1, i64 %377, i64 %547
  %551 = load i64, ptr %550, align 8
  %552 = tail call i64 @llvm.smin.i64(i64 %548, i64 %551)
  %553 = add nsw i64 %547, 1
  %554 = add i64 %549, 1
  %555 = icmp eq i64 %554, %544
  br i1 %555, label %556, label %546

556:                                              ; preds = %546, %541
  %557 = phi i64 [ undef, %541 ], [ %552, %546 ]
  %558 = phi i64 [ %380, %541 ], [ %553, %546 ]
  %559 = phi i64 [ %477, %541 ], [ %552, %546 ]
  %560 = icmp ult i64 %543, 3
  br i1 %560, label %581, label %561

561:                                              ; preds = %556, %561
  %562 = phi i64 [ %579, %561 ], [ %558, %556 ]
  %563 = phi i64 [ %578, %561 ], [ %559, %556 ]
  %564 = getelementptr inbounds %struct.Chains, ptr %1, i64 0, i32 1, i64 %377, i64 %562
  %565 = load i64, ptr %564, align 8
  %566 = tail call i64 @llvm.smin.i64(i64 %563, i64 %565)
  %567 = add nsw i64 %562, 1
  %568 = getelementptr inbounds %struct.Chains, ptr %1, i64 0, i32 1, i64 %377, i64 %567
  %569 = load i64, ptr %568, align 8
  %570 = tail call i64 @llvm.smin.i64(i64 %566, i64 %569)
  %571 = add nsw i64 %562, 2
  %572 = getelementptr inbounds %struct.Chains, ptr %1, i64 0, i32 1, i64 %377, i64 %571
  %573 = load i64, ptr %572, align 8
  %574 = tail call i64 @llvm.smin.i64(i64 %570, i64 %573)
  %575 = add nsw i64 %562, 3
  %576 = getelementptr inbounds %struct.Chains, ptr %1, i64 0, i32 1, i64 %377, i64 %575
  %577 = load i64, ptr %576, align 8
  %578 = tail call i64 @llvm.smin.i64(i64 %574, i64 %577)
  %579 = add nsw i64 %562, 4
  %580 = icmp eq i64 %579, %539
  br i1 %580, label %581, label %561

581:                                              ; preds = %556, %561, %527
  %582 = phi i64 [ %477, %527 ], [ %557, %556 ], [ %578, %561 ]
  %583 = load i64, ptr %466, align 8
  %584 = add nsw i64 %583, 1
  store i64 %584, ptr %466, align 8
  %585 = getelementptr inbounds [12 x %struct.Steps], ptr @arrive.still, i64 0, i64 %377, i32 4, i64 %583
  store i64 %582, ptr %585, align 8
  %586 = add nuw nsw i64 %475, 1
  %587 = load i64, ptr %467, align 8
  %588 = icmp slt i64 %586, %587
  br i1 %588, label %474, label %589

589:                                              ; preds = %581
  %590 = load i64, ptr %77, align 8
  br label %591

591:                                              ; preds = %589, %465
  %592 = phi i64 [ %590, %589 ], [ %426, %465 ]
  %593 = icmp sgt i64 %592, 0
  br i1 %593, label %594, label %649

594:                                              ; preds = %591, %646
  %595 = phi i64 [ %647, %646 ], [ 0, %591 ]
  %596 = getelementptr inbounds [8 x i64], ptr %8, i64 0, i64 %595
  %597 = load i64, ptr %596, align 8
  %598 = icmp sgt i64 %597, 0
  br i1 %598, label %599, label %646

599:                                              ; preds = %594
  %600 = and i64 %597, 1
  %601 = icmp eq i64 %597, 1
  br i1 %601, label %604, label %602

602:                                              ; preds = %599
  %603 = and i64 %597, -2
  br label %620

604:                                              ; preds = %620, %599
  %605 = phi i64 [ undef, %599 ], [ %636, %620 ]
  %606 = phi i64 [ 0, %599 ], [ %639, %620 ]
  %607 = phi i64 [ 0, %599 ], [ %636, %620 ]
  %608 = icmp eq i64 %600, 0
  br i1 %608, label %617, label %609

609:                                              ; preds = %604
  %610 = getelementptr inbounds [8 x [12 x i64]], ptr %7, i64 0, i64 %595, i64 %606
  %611 = load i64, ptr %610, align 8
  %612 = icmp eq i64 %611, %377
  %613 = zext i1 %612 to i64
  %614 = or i64 %607, %613
  %615 = getelementptr inbounds [12 x %struct.Steps], ptr @arrive.still, i64 0, i64 %611
  %616 = getelementptr inbounds [12 x ptr], ptr %11, i64 0, i64 %606
  store ptr %615, ptr %616, align 8
  br label %617

617:                                              ; preds = %604, %609
  %618 = phi i64 [ %605, %604 ], [ %614, %609 ]
  %619 = icmp eq i64 %618, 0
  br i1 %619, label %646, label %642

620:                                              ; preds = %620, %602
  %621 = phi i64 [ 0, %602 ], [ %639, %620 ]
  %622 = phi i64 [ 0, %602 ], [ %636, %620 ]
  %623 = phi i64 [ 0, %602 ], [ %640, %620 ]
  %624 = getelementptr inbounds [8 x [12 x i64]], ptr %7, i64 0, i64 %595, i64 %621
  %625 = load i64, ptr %624, align 16
  %626 = icmp eq i64 %625, %377
  %627 = zext i1 %626 to i64
  %628 = or i64 %622, %627
  %629 = getelementptr inbounds [12 x %struct.Steps], ptr @arrive.still, i64 0, i64 %625
  %630 = getelementptr inbounds [12 x ptr], ptr %11, i64 0, i64 %621
  store ptr %629, ptr %630, align 16
  %631 = or i64 %621, 1
  %632 = getelementptr inbounds [8 x [12 x i64]], ptr %7, i64 0, i64 %595, i64 %631
  %633 = load i64, ptr %632, align 8
  %634 = icmp eq i64 %633, %377
  %635 = zext i1 %634 to i64
  %636 = or i64 %628, %635
  %637 = getelementptr inbounds [12 x %struct.Steps], ptr @arrive.still, i64 0, i64 %633
  %638 = getelementptr inbounds [12 x ptr], ptr %11, i64 0, i64 %631
  store ptr %637, ptr %638, align 8
  %639 = add nuw nsw i64 %621, 2
  %640 = add i64 %623, 2
  %641 = icmp eq i64 %640, %603
  br i1 %641, label %604, label %620

642:                                              ; preds = %617
  %643 = getelementptr inbounds [8 x [12 x i64]], ptr %7, i64 0, i64 %595
  %644 = call fastcc i64 @meet(ptr noundef %2, i64 noundef %595, ptr noundef nonnull %643, i64 noundef %597, ptr noundef nonnull %11, i64 noundef %5)
  %645 = getelementptr inbounds [8 x i64], ptr %10, i64 0, i64 %595
  store i64 %644, ptr %645, align 8
  br label %646

646:                                              ; preds = %594, %642, %617
  %647 = add nuw nsw i64 %595, 1
  %648 = icmp eq i64 %647, %592
  br i1 %648, label %649, label %594

649:                                              ; preds = %646, %591, %425
  %650 = phi i64 [ %592, %591 ], [ %426, %425 ], [ %592, %646 ]
  %651 = phi i64 [ %592, %591 ], [ %427, %425 ], [ %592, %646 ]
  %652 = icmp sgt i64 %373, 1
  br i1 %652, label %370, label %368
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc void @inside(ptr nocapture noundef %0, ptr nocapture noundef readonly %1) unnamed_addr {
  %3 = load i64, ptr %1, align 8
  %4 = getelementptr inbounds [12 x i64], ptr %0, i64 0, i64 %3
  %5 = load i64, ptr %4, align 8
  %6 = add nsw i64 %5, 1
  store i64 %6, ptr %4, align 8
  %7 = getelementptr inbounds %struct.Loop, ptr %1, i64 0, i32 1
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds %struct.Chains, ptr %0, i64 0, i32 1, i64 %3, i64 %5
  store i64 %8, ptr %9, align 8
  %10 = getelementptr inbounds %struct.Chains, ptr %0, i64 0, i32 2, i64 %3, i64 %5
  %11 = load i64, ptr %7, align 8
  %12 = getelementptr inbounds %struct.Chains, ptr %0, i64 0, i32 2, i64 %3, i64 %6
  store i64 0, ptr %12, align 8
  %13 = load i64, ptr %10, align 8
  %14 = icmp sgt i64 %13, 0
  br i1 %14, label %15, label %102

15:                                               ; preds = %2
  %16 = icmp ne i64 %11, 0
  br label %17

17:                                               ; preds = %75, %15
  %18 = phi i64 [ 0, %15 ], [ %76, %75 ]
  %19 = getelementptr inbounds %struct.Chains, ptr %0, i64 0, i32 2, i64 %3, i64 %5, i32 1, i64 %18
  %20 = load i64, ptr %19, align 8
  %21 = sdiv i64 %20, %11
  %22 = getelementptr inbounds %struct.Chains, ptr %0, i64 0, i32 2, i64 %3, i64 %5, i32 2, i64 %18
  %23 = load i64, ptr %22, align 8
  %24 = mul nsw i64 %23, %21
  %25 = icmp ne i64 %24, 0
  %26 = and i1 %16, %25
  br i1 %26, label %27, label %47

27:                                               ; preds = %17
  %28 = load i64, ptr %12, align 8
  %29 = icmp sgt i64 %28, 0
  br i1 %29, label %30, label %42

30:                                               ; preds = %27, %35
  %31 = phi i64 [ %36, %35 ], [ 0, %27 ]
  %32 = getelementptr inbounds %struct.Chains, ptr %0, i64 0, i32 2, i64 %3, i64 %6, i32 1, i64 %31
  %33 = load i64, ptr %32, align 8
  %34 = icmp eq i64 %33, %11
  br i1 %34, label %38, label %35

35:                                               ; preds = %30
  %36 = add nuw nsw i64 %31, 1
  %37 = icmp eq i64 %36, %28
  br i1 %37, label %42, label %30

38:                                               ; preds = %30
  %39 = getelementptr inbounds %struct.Chains, ptr %0, i64 0, i32 2, i64 %3, i64 %6, i32 2, i64 %31
  %40 = load i64, ptr %39, align 8
  %41 = add nsw i64 %40, %24
  store i64 %41, ptr %39, align 8
  br label %47

42:                                               ; preds = %35, %27
  %43 = getelementptr inbounds %struct.Chains, ptr %0, i64 0, i32 2, i64 %3, i64 %6, i32 1, i64 %28
  store i64 %11, ptr %43, align 8
  %44 = load i64, ptr %12, align 8
  %45 = add nsw i64 %44, 1
  store i64 %45, ptr %12, align 8
  %46 = getelementptr inbounds %struct.Chains, ptr %0, i64 0, i32 2, i64 %3, i64 %6, i32 2, i64 %44
  store i64 %24, ptr %46, align 8
  br label %47

47:                                               ; preds = %42, %38, %17
  %48 = load i64, ptr %19, align 8
  %49 = mul nsw i64 %21, %11
  %50 = sub nsw i64 %48, %49
  %51 = load i64, ptr %22, align 8
  %52 = icmp ne i64 %48, %49
  %53 = icmp ne i64 %51, 0
  %54 = and i1 %52, %53
  br i1 %54, label %55, label %75

55:                                               ; preds = %47
  %56 = load i64, ptr %12, align 8
  %57 = icmp sgt i64 %56, 0
  br i1 %57, label %58, label %70

58:                                               ; preds = %55, %63
  %59 = phi i64 [ %64, %63 ], [ 0, %55 ]
  %60 = getelementptr inbounds %struct.Chains, ptr %0, i64 0, i32 2, i64 %3, i64 %6, i32 1, i64 %59
  %61 = load i64, ptr %60, align 8
  %62 = icmp eq i64 %61, %50
  br i1 %62, label %66, label %63

63:                                               ; preds = %58
  %64 = add nuw nsw i64 %59, 1
  %65 = icmp eq i64 %64, %56
  br i1 %65, label %70, label %58

66:                                               ; preds = %58
  %67 = getelementptr inbounds %struct.Chains, ptr %0, i64 0, i32 2, i64 %3, i64 %6, i32 2, i64 %59
  %68 = load i64, ptr %67, align 8
  %69 = add nsw i64 %68, %51
  store i64 %69, ptr %67, align 8
  br label %75

70:                                               ; preds = %63, %55
  %71 = getelementptr inbounds %struct.Chains, ptr %0, i64 0, i32 2, i64 %3, i64 %6, i32 1, i64 %56
  store i64 %50, ptr %71, align 8
  %72 = load i64, ptr %12, align 8
  %73 = add nsw i64 %72, 1
  store i64 %73, ptr %12, align 8
  %74 = getelementptr inbounds %struct.Chains, ptr %0, i64 0, i32 2, i64 %3, i64 %6, i32 2, i64 %72
  store i64 %51, ptr %74, align 8
  br label %75

75:                                               ; preds = %70, %66, %47
  %76 = add nuw nsw i64 %18, 1
  %77 = load i64, ptr %10, align 8
  %78 = icmp slt i64 %76, %77
  br i1 %78, label %17, label %79

79:                                               ; preds = %75
  %80 = load i64, ptr %12, align 8
  %81 = icmp sgt i64 %80, 0
  br i1 %81, label %82, label %102

82:                                               ; preds = %79
  %83 = and i64 %80, 3
  %84 = icmp ult i64 %80, 4
  br i1 %84, label %87, label %85

85:                                               ; preds = %82
  %86 = and i64 %80, -4
  br label %105

87:                                               ; preds = %105, %82
  %88 = phi i64 [ undef, %82 ], [ %123, %105 ]
  %89 = phi i64 [ 0, %82 ], [ %124, %105 ]
  %90 = phi i64 [ 0, %82 ], [ %123, %105 ]
  %91 = icmp eq i64 %83, 0
  br i1 %91, label %102, label %92

92:                                               ; preds = %87, %92
  %93 = phi i64 [ %99, %92 ], [ %89, %87 ]
  %94 = phi i64 [ %98, %92 ], [ %90, %87 ]
  %95 = phi i64 [ %100, %92 ], [ 0, %87 ]
  %96 = getelementptr inbounds %struct.Chains, ptr %0, i64 0, i32 2, i64 %3, i64 %6, i32 2, i64 %93
  %97 = load i64, ptr %96, align 8
  %98 = add nsw i64 %97, %94
  %99 = add nuw nsw i64 %93, 1
  %100 = add i64 %95, 1
  %101 = icmp eq i64 %100, %83
  br i1 %101, label %102, label %92

102:                                              ; preds = %87, %92, %2, %79
  %103 = phi i64 [ 0, %79 ], [ 0, %2 ], [ %88, %87 ], [ %98, %92 ]
  %104 = getelementptr inbounds %struct.Chains, ptr %0, i64 0, i32 3, i64 %3, i64 %6
  store i64 %103, ptr %104, align 8
  ret void

105:                                              ; preds = %105, %85
  %106 = phi i64 [ 0, %85 ], [ %124, %105 ]
  %107 = phi i64 [ 0, %85 ], [ %123, %105 ]
  %108 = phi i64 [ 0, %85 ], [ %125, %105 ]
  %109 = getelementptr inbounds %struct.Chains, ptr %0, i64 0, i32 2, i64 %3, i64 %6, i32 2, i64 %106
  %110 = load i64, ptr %109, align 8
  %111 = add nsw i64 %110, %107
  %112 = or i64 %106, 1
  %113 = getelementptr inbounds %struct.Chains, ptr %0, i64 0, i32 2, i64 %3, i64 %6, i32 2, i64 %112
  %114 = load i64, ptr %113, align 8
  %115 = add nsw i64 %114, %111
  %116 = or i64 %106, 2
  %117 = getelementptr inbounds %struct.Chains, ptr %0, i64 0, i32 2, i64 %3, i64 %6, i32 2, i64 %116
  %118 = load i64, ptr %117, align 8
  %119 = add nsw i64 %118, %115
  %120 = or i64 %106, 3
  %121 = getelementptr inbounds %struct.Chains, ptr %0, i64 0, i32 2, i64 %3, i64 %6, i32 2, i64 %120
  %122 = load i64, ptr %121, align 8
  %123 = add nsw i64 %122, %119
  %124 = add nuw nsw i64 %106, 4
  %125 = add i64 %108, 4
  %126 = icmp eq i64 %125, %86
  br i1 %126, label %87, label %105
}

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite)
define internal fastcc void @steps(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, ptr nocapture noundef %4) unnamed_addr {
  %6 = getelementptr inbounds %struct.Chains, ptr %0, i64 0, i32 2, i64 %1, i64 %2
  store i64 0, ptr %4, align 8
  %7 = load i64, ptr %6, align 8
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %9, label %22

9:                                                ; preds = %5
  %10 = icmp eq i64 %3, 0
  %11 = getelementptr inbounds %struct.Chains, ptr %0, i64 0, i32 1, i64 %1, i64 %2
  %12 = add nsw i64 %2, 1
  %13 = getelementptr inbounds [12 x i64], ptr %0, i64 0, i64 %1
  %14 = xor i64 %2, -1
  %15 = sub i64 -2, %2
  %16 = xor i64 %2, -1
  %17 = sub i64 -2, %2
  %18 = xor i64 %2, -1
  %19 = sub i64 -2, %2
  %20 = add i64 %2, 1
  %21 = xor i64 %2, -1
  br label %23

22:                                               ; preds = %312, %5
  ret void

23:                                               ; preds = %9, %312
  %24 = phi i64 [ 0, %9 ], [ %313, %312 ]
  %25 = getelementptr inbounds %struct.Chains, ptr %0, i64 0, i32 2, i64 %1, i64 %2, i32 1, i64 %24
  %26 = load i64, ptr %25, align 8
  br i1 %10, label %27, label %131

27:                                               ; preds = %23
  %28 = load i64, ptr %13, align 8
  %29 = icmp sgt i64 %28, %2
  br i1 %29, label %30, label %77

30:                                               ; preds = %27
  %31 = sub i64 %28, %2
  %32 = and i64 %31, 1
  %33 = icmp eq i64 %28, %20
  br i1 %33, label %61, label %34

34:                                               ; preds = %30
  %35 = and i64 %31, -2
  br label %36

36:                                               ; preds = %36, %34
  %37 = phi i64 [ 0, %34 ], [ %56, %36 ]
  %38 = phi i64 [ %26, %34 ], [ %57, %36 ]
  %39 = phi i64 [ %2, %34 ], [ %58, %36 ]
  %40 = phi i64 [ 0, %34 ], [ %59, %36 ]
  %41 = getelementptr inbounds %struct.Chains, ptr %0, i64 0, i32 1, i64 %1, i64 %39
  %42 = load i64, ptr %41, align 8
  %43 = add i64 %38, -1
  %44 = srem i64 %43, %42
  %45 = sub nsw i64 %43, %44
  %46 = freeze i64 %45
  %47 = add nsw i64 %46, %37
  %48 = sub i64 %38, %46
  %49 = add nsw i64 %39, 1
  %50 = getelementptr inbounds %struct.Chains, ptr %0, i64 0, i32 1, i64 %1, i64 %49
  %51 = load i64, ptr %50, align 8
  %52 = add i64 %48, -1
  %53 = srem i64 %52, %51
  %54 = sub nsw i64 %52, %53
  %55 = freeze i64 %54
  %56 = add nsw i64 %55, %47
  %57 = sub i64 %48, %55
  %58 = add nsw i64 %39, 2
  %59 = add i64 %40, 2
  %60 = icmp eq i64 %59, %35
  br i1 %60, label %61, label %36

61:                                               ; preds = %36, %30
  %62 = phi i64 [ undef, %30 ], [ %56, %36 ]
  %63 = phi i64 [ undef, %30 ], [ %57, %36 ]
  %64 = phi i64 [ 0, %30 ], [ %56, %36 ]
  %65 = phi i64 [ %26, %30 ], [ %57, %36 ]
  %66 = phi i64 [ %2, %30 ], [ %58, %36 ]
  %67 = icmp eq i64 %32, 0
  br i1 %67, label %77, label %68

68:                                               ; preds = %61
  %69 = getelementptr inbounds %struct.Chains, ptr %0, i64 0, i32 1, i64 %1, i64 %66
  %70 = load i64, ptr %69, align 8
  %71 = add i64 %65, -1
  %72 = srem i64 %71, %70
  %73 = sub nsw i64 %71, %72
  %74 = freeze i64 %73
  %75 = add nsw i64 %74, %64
  %76 = sub i64 %65, %74
  br label %77

77:                                               ; preds = %68, %61, %27
  %78 = phi i64 [ 0, %27 ], [ %62, %61 ], [ %75, %68 ]
  %79 = phi i64 [ %26, %27 ], [ %63, %61 ], [ %76, %68 ]
  %80 = getelementptr inbounds %struct.Chains, ptr %0, i64 0, i32 2, i64 %1, i64 %2, i32 2, i64 %24
  %81 = load i64, ptr %80, align 8
  %82 = load i64, ptr %4, align 8
  %83 = getelementptr inbounds %struct.Steps, ptr %4, i64 0, i32 1, i64 %82
  store i64 %81, ptr %83, align 8
  %84 = sub nsw i64 0, %78
  %85 = load i64, ptr %4, align 8
  %86 = getelementptr inbounds %struct.Steps, ptr %4, i64 0, i32 2, i64 %85
  store i64 %84, ptr %86, align 8
  %87 = load i64, ptr %4, align 8
  %88 = getelementptr inbounds %struct.Steps, ptr %4, i64 0, i32 3, i64 %87
  store i64 %79, ptr %88, align 8
  %89 = load i64, ptr %13, align 8
  %90 = icmp sgt i64 %89, %2
  br i1 %90, label %91, label %307

91:                                               ; preds = %77
  %92 = sub i64 %89, %2
  %93 = add i64 %89, %21
  %94 = and i64 %92, 3
  %95 = icmp eq i64 %94, 0
  br i1 %95, label %106, label %96

96:                                               ; preds = %91, %96
  %97 = phi i64 [ %103, %96 ], [ %2, %91 ]
  %98 = phi i64 [ %102, %96 ], [ %26, %91 ]
  %99 = phi i64 [ %104, %96 ], [ 0, %91 ]
  %100 = getelementptr inbounds %struct.Chains, ptr %0, i64 0, i32 1, i64 %1, i64 %97
  %101 = load i64, ptr %100, align 8
  %102 = tail call i64 @llvm.smin.i64(i64 %98, i64 %101)
  %103 = add nsw i64 %97, 1
  %104 = add i64 %99, 1
  %105 = icmp eq i64 %104, %94
  br i1 %105, label %106, label %96

106:                                              ; preds = %96, %91
  %107 = phi i64 [ undef, %91 ], [ %102, %96 ]
  %108 = phi i64 [ %2, %91 ], [ %103, %96 ]
  %109 = phi i64 [ %26, %91 ], [ %102, %96 ]
  %110 = icmp ult i64 %93, 3
  br i1 %110, label %307, label %111

111:                                              ; preds = %106, %111
  %112 = phi i64 [ %129, %111 ], [ %108, %106 ]
  %113 = phi i64 [ %128, %111 ], [ %109, %106 ]
  %114 = getelementptr inbounds %struct.Chains, ptr %0, i64 0, i32 1, i64 %1, i64 %112
  %115 = load i64, ptr %114, align 8
  %116 = tail call i64 @llvm.smin.i64(i64 %113, i64 %115)
  %117 = add nsw i64 %112, 1
  %118 = getelementptr inbounds %struct.Chains, ptr %0, i64 0, i32 1, i64 %1, i64 %117
  %119 = load i64, ptr %118, align 8
  %120 = tail call i64 @llvm.smin.i64(i64 %116, i64 %119)
  %121 = add nsw i64 %112, 2
  %122 = getelementptr inbounds %struct.Chains, ptr %0, i64 0, i32 1, i64 %1, i64 %121
  %123 = load i64, ptr %122, align 8
  %124 = tail call i64 @llvm.smin.i64(i64 %120, i64 %123)
  %125 = add nsw i64 %112, 3
  %126 = getelementptr inbounds %struct.Chains, ptr %0, i64 0, i32 1, i64 %1, i64 %125
  %127 = load i64, ptr %126, align 8
  %128 = tail call i64 @llvm.smin.i64(i64 %124, i64 %127)
  %129 = add nsw i64 %112, 4
  %130 = icmp eq i64 %129, %89
  br i1 %130, label %307, label %111

131:                                              ; preds = %23
  %132 = load i64, ptr %11, align 8
  %133 = add i64 %26, -1
  %134 = add i64 %133, %132
  %135 = sdiv i64 %134, %132
  %136 = icmp slt i64 %135, 2
  br i1 %136, label %312, label %137

137:                                              ; preds = %131
  %138 = load i64, ptr %13, align 8
  %139 = icmp sgt i64 %138, %12
  br i1 %139, label %140, label %188

140:                                              ; preds = %137
  %141 = add i64 %138, %14
  %142 = and i64 %141, 1
  %143 = sub i64 0, %138
  %144 = icmp eq i64 %15, %143
  br i1 %144, label %172, label %145

145:                                              ; preds = %140
  %146 = and i64 %141, -2
  br label %147

147:                                              ; preds = %147, %145
  %148 = phi i64 [ 0, %145 ], [ %167, %147 ]
  %149 = phi i64 [ %132, %145 ], [ %168, %147 ]
  %150 = phi i64 [ %12, %145 ], [ %169, %147 ]
  %151 = phi i64 [ 0, %145 ], [ %170, %147 ]
  %152 = getelementptr inbounds %struct.Chains, ptr %0, i64 0, i32 1, i64 %1, i64 %150
  %153 = load i64, ptr %152, align 8
  %154 = add i64 %149, -1
  %155 = srem i64 %154, %153
  %156 = sub nsw i64 %154, %155
  %157 = freeze i64 %156
  %158 = add nsw i64 %157, %148
  %159 = sub i64 %149, %157
  %160 = add nsw i64 %150, 1
  %161 = getelementptr inbounds %struct.Chains, ptr %0, i64 0, i32 1, i64 %1, i64 %160
  %162 = load i64, ptr %161, align 8
  %163 = add i64 %159, -1
  %164 = srem i64 %163, %162
  %165 = sub nsw i64 %163, %164
  %166 = freeze i64 %165
  %167 = add nsw i64 %166, %158
  %168 = sub i64 %159, %166
  %169 = add nsw i64 %150, 2
  %170 = add i64 %151, 2
  %171 = icmp eq i64 %170, %146
  br i1 %171, label %172, label %147

172:                                              ; preds = %147, %140
  %173 = phi i64 [ undef, %140 ], [ %167, %147 ]
  %174 = phi i64 [ undef, %140 ], [ %168, %147 ]
  %175 = phi i64 [ 0, %140 ], [ %167, %147 ]
  %176 = phi i64 [ %132, %140 ], [ %168, %147 ]
  %177 = phi i64 [ %12, %140 ], [ %169, %147 ]
  %178 = icmp eq i64 %142, 0
  br i1 %178, label %188, label %179

179:                                              ; preds = %172
  %180 = getelementptr inbounds %struct.Chains, ptr %0, i64 0, i32 1, i64 %1, i64 %177
  %181 = load i64, ptr %180, align 8
  %182 = add i64 %176, -1
  %183 = srem i64 %182, %181
  %184 = sub nsw i64 %182, %183
  %185 = freeze i64 %184
  %186 = add nsw i64 %185, %175
  %187 = sub i64 %176, %185
  br label %188

188:                                              ; preds = %179, %172, %137
  %189 = phi i64 [ 0, %137 ], [ %173, %172 ], [ %186, %179 ]
  %190 = phi i64 [ %132, %137 ], [ %174, %172 ], [ %187, %179 ]
  %191 = getelementptr inbounds %struct.Chains, ptr %0, i64 0, i32 2, i64 %1, i64 %2, i32 2, i64 %24
  %192 = add nsw i64 %135, -2
  %193 = add nsw i64 %135, -1
  %194 = mul nsw i64 %193, %132
  %195 = sub nsw i64 %26, %194
  %196 = sub nsw i64 %132, %189
  %197 = load i64, ptr %191, align 8
  %198 = mul nsw i64 %197, %192
  %199 = icmp eq i64 %198, 0
  br i1 %199, label %255, label %200

200:                                              ; preds = %188
  %201 = load i64, ptr %4, align 8
  %202 = getelementptr inbounds %struct.Steps, ptr %4, i64 0, i32 1, i64 %201
  store i64 %198, ptr %202, align 8
  %203 = load i64, ptr %4, align 8
  %204 = getelementptr inbounds %struct.Steps, ptr %4, i64 0, i32 2, i64 %203
  store i64 %196, ptr %204, align 8
  %205 = load i64, ptr %4, align 8
  %206 = getelementptr inbounds %struct.Steps, ptr %4, i64 0, i32 3, i64 %205
  store i64 %190, ptr %206, align 8
  %207 = load i64, ptr %13, align 8
  %208 = icmp sgt i64 %207, %12
  br i1 %208, label %209, label %249

209:                                              ; preds = %200
  %210 = add i64 %207, %16
  %211 = add i64 %17, %207
  %212 = and i64 %210, 3
  %213 = icmp eq i64 %212, 0
  br i1 %213, label %224, label %214

214:                                              ; preds = %209, %214
  %215 = phi i64 [ %221, %214 ], [ %12, %209 ]
  %216 = phi i64 [ %220, %214 ], [ %132, %209 ]
  %217 = phi i64 [ %222, %214 ], [ 0, %209 ]
  %218 = getelementptr inbounds %struct.Chains, ptr %0, i64 0, i32 1, i64 %1, i64 %215
  %219 = load i64, ptr %218, align 8
  %220 = tail call i64 @llvm.smin.i64(i64 %216, i64 %219)
  %221 = add nsw i64 %215, 1
  %222 = add i64 %217, 1
  %223 = icmp eq i64 %222, %212
  br i1 %223, label %224, label %214

224:                                              ; preds = %214, %209
  %225 = phi i64 [ undef, %209 ], [ %220, %214 ]
  %226 = phi i64 [ %12, %209 ], [ %221, %214 ]
  %227 = phi i64 [ %132, %209 ], [ %220, %214 ]
  %228 = icmp ult i64 %211, 3
  br i1 %228, label %249, label %229

229:                                              ; preds = %224, %229
  %230 = phi i64 [ %247, %229 ], [ %226, %224 ]
  %231 = phi i64 [ %246, %229 ], [ %227, %224 ]
  %232 = getelementptr inbounds %struct.Chains, ptr %0, i64 0, i32 1, i64 %1, i64 %230
  %233 = load i64, ptr %232, align 8
  %234 = tail call i64 @llvm.smin.i64(i64 %231, i64 %233)
  %235 = add nsw i64 %230, 1
  %236 = getelementptr inbounds %struct.Chains, ptr %0, i64 0, i32 1, i64 %1, i64 %235
  %237 = load i64, ptr %236, align 8
  %238 = tail call i64 @llvm.smin.i64(i64 %234, i64 %237)
  %239 = add nsw i64 %230, 2
  %240 = getelementptr inbounds %struct.Chains, ptr %0, i64 0, i32 1, i64 %1, i64 %239
  %241 = load i64, ptr %240, align 8
  %242 = tail call i64 @llvm.smin.i64(i64 %238, i64 %241)
  %243 = add nsw i64 %230, 3
  %244 = getelementptr inbounds %struct.Chains, ptr %0, i64 0, i32 1, i64 %1, i64 %243
  %245 = load i64, ptr %244, align 8
  %246 = tail call i64 @llvm.smin.i64(i64 %242, i64 %245)
  %247 = add nsw i64 %230, 4
  %248 = icmp eq i64 %247, %207
  br i1 %248, label %249, label %229

249:                                              ; preds = %224, %229, %200
  %250 = phi i64 [ %132, %200 ], [ %225, %224 ], [ %246, %229 ]
  %251 = load i64, ptr %4, align 8
  %252 = add nsw i64 %251, 1
  store i64 %252, ptr %4, align 8
  %253 = getelementptr inbounds %struct.Steps, ptr %4, i64 0, i32 4, i64 %251
  store i64 %250, ptr %253, align 8
  %254 = load i64, ptr %191, align 8
  br label %255

255:                                              ; preds = %188, %249
  %256 = phi i64 [ %197, %188 ], [ %254, %249 ]
  %257 = icmp eq i64 %256, 0
  br i1 %257, label %312, label %258

258:                                              ; preds = %255
  %259 = load i64, ptr %4, align 8
  %260 = getelementptr inbounds %struct.Steps, ptr %4, i64 0, i32 1, i64 %259
  store i64 %256, ptr %260, align 8
  %261 = load i64, ptr %4, align 8
  %262 = getelementptr inbounds %struct.Steps, ptr %4, i64 0, i32 2, i64 %261
  store i64 %196, ptr %262, align 8
  %263 = load i64, ptr %4, align 8
  %264 = getelementptr inbounds %struct.Steps, ptr %4, i64 0, i32 3, i64 %263
  store i64 %190, ptr %264, align 8
  %265 = load i64, ptr %13, align 8
  %266 = icmp sgt i64 %265, %12
  br i1 %266, label %267, label %307

267:                                              ; preds = %258
  %268 = add i64 %265, %18
  %269 = add i64 %19, %265
  %270 = and i64 %268, 3
  %271 = icmp eq i64 %270, 0
  br i1 %271, label %282, label %272

272:                                              ; preds = %267, %272
  %273 = phi i64 [ %279, %272 ], [ %12, %267 ]
  %274 = phi i64 [ %278, %272 ], [ %195, %267 ]
  %275 = phi i64 [ %280, %272 ], [ 0, %267 ]
  %276 = getelementptr inbounds %struct.Chains, ptr %0, i64 0, i32 1, i64 %1, i64 %273
  %277 = load i64, ptr %276, align 8
  %278 = tail call i64 @llvm.smin.i64(i64 %274, i64 %277)
  %279 = add nsw i64 %273, 1
  %280 = add i64 %275, 1
  %281 = icmp eq i64 %280, %270
  br i1 %281, label %282, label %272

282:                                              ; preds = %272, %267
  %283 = phi i64 [ undef, %267 ], [ %278, %272 ]
  %284 = phi i64 [ %12, %267 ], [ %279, %272 ]
  %285 = phi i64 [ %195, %267 ], [ %278, %272 ]
  %286 = icmp ult i64 %269, 3
  br i1 %286, label %307, label %287

287:                                              ; preds = %282, %287
  %288 = phi i64 [ %305, %287 ], [ %284, %282 ]
  %289 = phi i64 [ %304, %287 ], [ %285, %282 ]
  %290 = getelementptr inbounds %struct.Chains, ptr %0, i64 0, i32 1, i64 %1, i64 %288
  %291 = load i64, ptr %290, align 8
  %292 = tail call i64 @llvm.smin.i64(i64 %289, i64 %291)
  %293 = add nsw i64 %288, 1
  %294 = getelementptr inbounds %struct.Chains, ptr %0, i64 0, i32 1, i64 %1, i64 %293
  %295 = load i64, ptr %294, align 8
  %296 = tail call i64 @llvm.smin.i64(i64 %292, i64 %295)
  %297 = add nsw i64 %288, 2
  %298 = getelementptr inbounds %struct.Chains, ptr %0, i64 0, i32 1, i64 %1, i64 %297
  %299 = load i64, ptr %298, align 8
  %300 = tail call i64 @llvm.smin.i64(i64 %296, i64 %299)
  %301 = add nsw i64 %288, 3
  %302 = getelementptr inbounds %struct.Chains, ptr %0, i64 0, i32 1, i64 %1, i64 %301
  %303 = load i64, ptr %302, align 8
  %304 = tail call i64 @llvm.smin.i64(i64 %300, i64 %303)
  %305 = add nsw i64 %288, 4
  %306 = icmp eq i64 %305, %265
  br i1 %306, label %307, label %287

307:                                              ; preds = %282, %287, %106, %111, %258, %77
  %308 = phi i64 [ %26, %77 ], [ %195, %258 ], [ %107, %106 ], [ %128, %111 ], [ %283, %282 ], [ %304, %287 ]
  %309 = load i64, ptr %4, align 8
  %310 = add nsw i64 %309, 1
  store i64 %310, ptr %4, align 8
  %311 = getelementptr inbounds %struct.Steps, ptr %4, i64 0, i32 4, i64 %309
  store i64 %308, ptr %311, align 8
  br label %312

312:                                              ; preds = %307, %255, %131
  %313 = add nuw nsw i64 %24, 1
  %314 = load i64, ptr %6, align 8
  %315 = icmp slt i64 %313, %314
  br i1 %315, label %23, label %22
}

; Function Attrs: nofree nosync nounwind memory(read, inaccessiblemem: none)
define internal fastcc i64 @meet(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef readonly %2, i64 noundef %3, ptr nocapture noundef readonly %4, i64 noundef %5) unnamed_addr {
  %7 = alloca [12 x i64], align 16
  %8 = alloca [12 x i64], align 16
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %7)
  %9 = icmp sgt i64 %3, 0
  br i1 %9, label %23, label %10

10:                                               ; preds = %29, %6
  %11 = getelementptr inbounds %struct.Tensor, ptr %0, i64 0, i32 4
  %12 = load i64, ptr %11, align 8
  %13 = icmp sgt i64 %12, 0
  %14 = icmp ne i64 %5, 0
  %15 = and i64 %3, 3
  %16 = icmp ult i64 %3, 4
  %17 = and i64 %3, -4
  %18 = icmp eq i64 %15, 0
  %19 = and i64 %3, 1
  %20 = icmp eq i64 %3, 1
  %21 = and i64 %3, -2
  %22 = icmp eq i64 %19, 0
  br label %33

23:                                               ; preds = %6, %29
  %24 = phi i64 [ %31, %29 ], [ 0, %6 ]
  %25 = getelementptr inbounds ptr, ptr %4, i64 %24
  %26 = load ptr, ptr %25, align 8
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %316, label %29

29:                                               ; preds = %23
  %30 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %24
  store i64 0, ptr %30, align 8
  %31 = add nuw nsw i64 %24, 1
  %32 = icmp eq i64 %31, %3
  br i1 %32, label %10, label %23

33:                                               ; preds = %10, %313
  %34 = phi i64 [ %300, %313 ], [ 0, %10 ]
  br i1 %9, label %35, label %54

35:                                               ; preds = %33
  br i1 %16, label %36, label %58

36:                                               ; preds = %58, %35
  %37 = phi i64 [ undef, %35 ], [ %92, %58 ]
  %38 = phi i64 [ 0, %35 ], [ %93, %58 ]
  %39 = phi i64 [ 1, %35 ], [ %92, %58 ]
  br i1 %18, label %54, label %40

40:                                               ; preds = %36, %40
  %41 = phi i64 [ %51, %40 ], [ %38, %36 ]
  %42 = phi i64 [ %50, %40 ], [ %39, %36 ]
  %43 = phi i64 [ %52, %40 ], [ 0, %36 ]
  %44 = getelementptr inbounds ptr, ptr %4, i64 %41
  %45 = load ptr, ptr %44, align 8
  %46 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %41
  %47 = load i64, ptr %46, align 8
  %48 = getelementptr inbounds %struct.Steps, ptr %45, i64 0, i32 1, i64 %47
  %49 = load i64, ptr %48, align 8
  %50 = mul nsw i64 %49, %42
  %51 = add nuw nsw i64 %41, 1
  %52 = add i64 %43, 1
  %53 = icmp eq i64 %52, %15
  br i1 %53, label %54, label %40

54:                                               ; preds = %36, %40, %33
  %55 = phi i64 [ 1, %33 ], [ %37, %36 ], [ %50, %40 ]
  %56 = icmp ne i64 %55, 0
  %57 = select i1 %13, i1 %56, i1 false
  br i1 %57, label %102, label %96

58:                                               ; preds = %35, %58
  %59 = phi i64 [ %93, %58 ], [ 0, %35 ]
  %60 = phi i64 [ %92, %58 ], [ 1, %35 ]
  %61 = phi i64 [ %94, %58 ], [ 0, %35 ]
  %62 = getelementptr inbounds ptr, ptr %4, i64 %59
  %63 = load ptr, ptr %62, align 8
  %64 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %59
  %65 = load i64, ptr %64, align 16
  %66 = getelementptr inbounds %struct.Steps, ptr %63, i64 0, i32 1, i64 %65
  %67 = load i64, ptr %66, align 8
  %68 = mul nsw i64 %67, %60
  %69 = or i64 %59, 1
  %70 = getelementptr inbounds ptr, ptr %4, i64 %69
  %71 = load ptr, ptr %70, align 8
  %72 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %69
  %73 = load i64, ptr %72, align 8
  %74 = getelementptr inbounds %struct.Steps, ptr %71, i64 0, i32 1, i64 %73
  %75 = load i64, ptr %74, align 8
  %76 = mul nsw i64 %75, %68
  %77 = or i64 %59, 2
  %78 = getelementptr inbounds ptr, ptr %4, i64 %77
  %79 = load ptr, ptr %78, align 8
  %80 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %77
  %81 = load i64, ptr %80, align 16
  %82 = getelementptr inbounds %struct.Steps, ptr %79, i64 0, i32 1, i64 %81
  %83 = load i64, ptr %82, align 8
  %84 = mul nsw i64 %83, %76
  %85 = or i64 %59, 3
  %86 = getelementptr inbounds ptr, ptr %4, i64 %85
  %87 = load ptr, ptr %86, align 8
  %88 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %85
  %89 = load i64, ptr %88, align 8
  %90 = getelementptr inbounds %struct.Steps, ptr %87, i64 0, i32 1, i64 %89
  %91 = load i64, ptr %90, align 8
  %92 = mul nsw i64 %91, %84
  %93 = add nuw nsw i64 %59, 4
  %94 = add i64 %61, 4
  %95 = icmp eq i64 %94, %17
  br i1 %95, label %36, label %58

96:                                               ; preds = %151, %54
  %97 = phi i64 [ %55, %54 ], [ %152, %151 ]
  %98 = phi i64 [ 0, %54 ], [ %153, %151 ]
  %99 = phi i64 [ 0, %54 ], [ %154, %151 ]
  %100 = phi i1 [ %56, %54 ], [ %157, %151 ]
  %101 = select i1 %14, i1 %100, i1 false
  br i1 %101, label %159, label %298

102:                                              ; preds = %54, %151
  %103 = phi i64 [ %155, %151 ], [ 0, %54 ]
  %104 = phi i64 [ %154, %151 ], [ 0, %54 ]
  %105 = phi i64 [ %153, %151 ], [ 0, %54 ]
  %106 = phi i64 [ %152, %151 ], [ %55, %54 ]
  %107 = getelementptr inbounds %struct.Tensor, ptr %0, i64 0, i32 7, i64 %103
  %108 = load i64, ptr %107, align 8
  %109 = icmp eq i64 %108, %1
  br i1 %109, label %110, label %151

110:                                              ; preds = %102
  %111 = add nsw i64 %105, 1
  br i1 %9, label %122, label %112

112:                                              ; preds = %122, %110
  %113 = phi i64 [ 0, %110 ], [ %138, %122 ]
  %114 = phi i64 [ 1, %110 ], [ %143, %122 ]
  %115 = phi i64 [ 1, %110 ], [ %148, %122 ]
  %116 = add nsw i64 %115, %113
  %117 = tail call i64 @llvm.smin.i64(i64 %114, i64 %116)
  %118 = tail call i64 @llvm.smax.i64(i64 %113, i64 0)
  %119 = sub nsw i64 %117, %118
  %120 = tail call i64 @llvm.smax.i64(i64 %119, i64 0)
  %121 = mul nsw i64 %120, %106
  br label %151

122:                                              ; preds = %110, %122
  %123 = phi i64 [ %149, %122 ], [ 0, %110 ]
  %124 = phi i64 [ %148, %122 ], [ 1, %110 ]
  %125 = phi i64 [ %143, %122 ], [ 1, %110 ]
  %126 = phi i64 [ %138, %122 ], [ 0, %110 ]
  %127 = getelementptr inbounds i64, ptr %2, i64 %123
  %128 = load i64, ptr %127, align 8
  %129 = getelementptr inbounds %struct.Tensor, ptr %0, i64 0, i32 8, i64 %103, i64 %128
  %130 = load i64, ptr %129, align 8
  %131 = getelementptr inbounds ptr, ptr %4, i64 %123
  %132 = load ptr, ptr %131, align 8
  %133 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %123
  %134 = load i64, ptr %133, align 8
  %135 = getelementptr inbounds %struct.Steps, ptr %132, i64 0, i32 2, i64 %134
  %136 = load i64, ptr %135, align 8
  %137 = mul nsw i64 %136, %130
  %138 = add nsw i64 %137, %126
  %139 = getelementptr inbounds %struct.Steps, ptr %132, i64 0, i32 3, i64 %134
  %140 = load i64, ptr %139, align 8
  %141 = add nsw i64 %140, -1
  %142 = mul nsw i64 %141, %130
  %143 = add nsw i64 %142, %125
  %144 = getelementptr inbounds %struct.Steps, ptr %132, i64 0, i32 4, i64 %134
  %145 = load i64, ptr %144, align 8
  %146 = add nsw i64 %145, -1
  %147 = mul nsw i64 %146, %130
  %148 = add nsw i64 %147, %124
  %149 = add nuw nsw i64 %123, 1
  %150 = icmp eq i64 %149, %3
  br i1 %150, label %112, label %122

151:                                              ; preds = %102, %112
  %152 = phi i64 [ %106, %102 ], [ %121, %112 ]
  %153 = phi i64 [ %105, %102 ], [ %111, %112 ]
  %154 = phi i64 [ %104, %102 ], [ %103, %112 ]
  %155 = add nuw nsw i64 %103, 1
  %156 = icmp slt i64 %155, %12
  %157 = icmp ne i64 %152, 0
  %158 = select i1 %156, i1 %157, i1 false
  br i1 %158, label %102, label %96

159:                                              ; preds = %96
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %8)
  br i1 %9, label %160, label %173

160:                                              ; preds = %159
  br i1 %20, label %161, label %175

161:                                              ; preds = %175, %160
  %162 = phi i64 [ 0, %160 ], [ %197, %175 ]
  br i1 %22, label %173, label %163

163:                                              ; preds = %161
  %164 = getelementptr inbounds ptr, ptr %4, i64 %162
  %165 = load ptr, ptr %164, align 8
  %166 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %162
  %167 = load i64, ptr %166, align 8
  %168 = getelementptr inbounds %struct.Steps, ptr %165, i64 0, i32 4, i64 %167
  %169 = load i64, ptr %168, align 8
  %170 = getelementptr inbounds i64, ptr %2, i64 %162
  %171 = load i64, ptr %170, align 8
  %172 = getelementptr inbounds [12 x i64], ptr %8, i64 0, i64 %171
  store i64 %169, ptr %172, align 8
  br label %173

173:                                              ; preds = %163, %161, %159
  %174 = icmp eq i64 %98, 1
  br i1 %174, label %200, label %294

175:                                              ; preds = %160, %175
  %176 = phi i64 [ %197, %175 ], [ 0, %160 ]
  %177 = phi i64 [ %198, %175 ], [ 0, %160 ]
  %178 = getelementptr inbounds ptr, ptr %4, i64 %176
  %179 = load ptr, ptr %178, align 8
  %180 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %176
  %181 = load i64, ptr %180, align 16
  %182 = getelementptr inbounds %struct.Steps, ptr %179, i64 0, i32 4, i64 %181
  %183 = load i64, ptr %182, align 8
  %184 = getelementptr inbounds i64, ptr %2, i64 %176
  %185 = load i64, ptr %184, align 8
  %186 = getelementptr inbounds [12 x i64], ptr %8, i64 0, i64 %185
  store i64 %183, ptr %186, align 8
  %187 = or i64 %176, 1
  %188 = getelementptr inbounds ptr, ptr %4, i64 %187
  %189 = load ptr, ptr %188, align 8
  %190 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %187
  %191 = load i64, ptr %190, align 8
  %192 = getelementptr inbounds %struct.Steps, ptr %189, i64 0, i32 4, i64 %191
  %193 = load i64, ptr %192, align 8
  %194 = getelementptr inbounds i64, ptr %2, i64 %187
  %195 = load i64, ptr %194, align 8
  %196 = getelementptr inbounds [12 x i64], ptr %8, i64 0, i64 %195
  store i64 %193, ptr %196, align 8
  %197 = add nuw nsw i64 %176, 2
  %198 = add i64 %177, 2
  %199 = icmp eq i64 %198, %21
  br i1 %199, label %161, label %175

200:                                              ; preds = %173
  %201 = getelementptr inbounds %struct.Tensor, ptr %0, i64 0, i32 9, i64 %99
  %202 = load i64, ptr %201, align 8
  %203 = getelementptr inbounds %struct.Tensor, ptr %0, i64 0, i32 10, i64 %99
  %204 = load i64, ptr %203, align 8
  %205 = getelementptr inbounds i64, ptr %8, i64 %204
  %206 = load i64, ptr %205, align 8
  %207 = getelementptr inbounds %struct.Tensor, ptr %0, i64 0, i32 11, i64 %99
  %208 = load i64, ptr %207, align 8
  %209 = icmp sgt i64 %202, 1
  br i1 %209, label %210, label %294

210:                                              ; preds = %200
  %211 = getelementptr inbounds %struct.Tensor, ptr %0, i64 0, i32 10, i64 %99, i64 1
  %212 = load i64, ptr %211, align 8
  %213 = getelementptr inbounds i64, ptr %8, i64 %212
  %214 = load i64, ptr %213, align 8
  %215 = getelementptr inbounds %struct.Tensor, ptr %0, i64 0, i32 11, i64 %99, i64 1
  %216 = load i64, ptr %215, align 8
  %217 = icmp eq i64 %216, 0
  br i1 %217, label %223, label %218

218:                                              ; preds = %210, %218
  %219 = phi i64 [ %221, %218 ], [ %216, %210 ]
  %220 = phi i64 [ %219, %218 ], [ %208, %210 ]
  %221 = srem i64 %220, %219
  %222 = icmp eq i64 %221, 0
  br i1 %222, label %223, label %218

223:                                              ; preds = %218, %210
  %224 = phi i64 [ %208, %210 ], [ %219, %218 ]
  %225 = mul nsw i64 %214, %206
  %226 = sdiv i64 %216, %224
  %227 = sub nsw i64 %206, %226
  %228 = tail call i64 @llvm.smax.i64(i64 %227, i64 0)
  %229 = sdiv i64 %208, %224
  %230 = sub nsw i64 %214, %229
  %231 = tail call i64 @llvm.smax.i64(i64 %230, i64 0)
  %232 = mul nsw i64 %231, %228
  %233 = sub nsw i64 %225, %232
  %234 = icmp sgt i64 %202, 2
  br i1 %234, label %235, label %294

235:                                              ; preds = %223
  %236 = add i64 %202, -2
  %237 = add i64 %202, -3
  %238 = and i64 %236, 3
  %239 = icmp ult i64 %237, 3
  br i1 %239, label %276, label %240

240:                                              ; preds = %235
  %241 = and i64 %236, -4
  br label %242

242:                                              ; preds = %242, %240
  %243 = phi i64 [ 2, %240 ], [ %273, %242 ]
  %244 = phi i64 [ %233, %240 ], [ %272, %242 ]
  %245 = phi i64 [ 0, %240 ], [ %274, %242 ]
  %246 = getelementptr inbounds %struct.Tensor, ptr %0, i64 0, i32 10, i64 %99, i64 %243
  %247 = load i64, ptr %246, align 8
  %248 = getelementptr inbounds i64, ptr %8, i64 %247
  %249 = load i64, ptr %248, align 8
  %250 = add i64 %244, -1
  %251 = add i64 %250, %249
  %252 = or i64 %243, 1
  %253 = getelementptr inbounds %struct.Tensor, ptr %0, i64 0, i32 10, i64 %99, i64 %252
  %254 = load i64, ptr %253, align 8
  %255 = getelementptr inbounds i64, ptr %8, i64 %254
  %256 = load i64, ptr %255, align 8
  %257 = add i64 %251, -1
  %258 = add i64 %257, %256
  %259 = add nuw nsw i64 %243, 2
  %260 = getelementptr inbounds %struct.Tensor, ptr %0, i64 0, i32 10, i64 %99, i64 %259
  %261 = load i64, ptr %260, align 8
  %262 = getelementptr inbounds i64, ptr %8, i64 %261
  %263 = load i64, ptr %262, align 8
  %264 = add i64 %258, -1
  %265 = add i64 %264, %263
  %266 = add nuw nsw i64 %243, 3
  %267 = getelementptr inbounds %struct.Tensor, ptr %0, i64 0, i32 10, i64 %99, i64 %266
  %268 = load i64, ptr %267, align 8
  %269 = getelementptr inbounds i64, ptr %8, i64 %268
  %270 = load i64, ptr %269, align 8
  %271 = add i64 %265, -1
  %272 = add i64 %271, %270
  %273 = add nuw nsw i64 %243, 4
  %274 = add i64 %245, 4
  %275 = icmp eq i64 %274, %241
  br i1 %275, label %276, label %242

276:                                              ; preds = %242, %235
  %277 = phi i64 [ undef, %235 ], [ %272, %242 ]
  %278 = phi i64 [ 2, %235 ], [ %273, %242 ]
  %279 = phi i64 [ %233, %235 ], [ %272, %242 ]
  %280 = icmp eq i64 %238, 0
  br i1 %280, label %294, label %281

281:                                              ; preds = %276, %281
  %282 = phi i64 [ %291, %281 ], [ %278, %276 ]
  %283 = phi i64 [ %290, %281 ], [ %279, %276 ]
  %284 = phi i64 [ %292, %281 ], [ 0, %276 ]
  %285 = getelementptr inbounds %struct.Tensor, ptr %0, i64 0, i32 10, i64 %99, i64 %282
  %286 = load i64, ptr %285, align 8
  %287 = getelementptr inbounds i64, ptr %8, i64 %286
  %288 = load i64, ptr %287, align 8
  %289 = add i64 %283, -1
  %290 = add i64 %289, %288
  %291 = add nuw nsw i64 %282, 1
  %292 = add i64 %284, 1
  %293 = icmp eq i64 %292, %238
  br i1 %293, label %294, label %281

294:                                              ; preds = %276, %281, %223, %200, %173
  %295 = phi i64 [ 1, %173 ], [ %233, %223 ], [ %206, %200 ], [ %277, %276 ], [ %290, %281 ]
  %296 = mul nsw i64 %295, %55
  %297 = tail call i64 @llvm.smin.i64(i64 %97, i64 %296)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %8)
  br label %298

298:                                              ; preds = %294, %96
  %299 = phi i64 [ %297, %294 ], [ %97, %96 ]
  %300 = add nsw i64 %299, %34
  br i1 %9, label %301, label %313

301:                                              ; preds = %298, %310
  %302 = phi i64 [ %311, %310 ], [ 0, %298 ]
  %303 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %302
  %304 = load i64, ptr %303, align 8
  %305 = add nsw i64 %304, 1
  store i64 %305, ptr %303, align 8
  %306 = getelementptr inbounds ptr, ptr %4, i64 %302
  %307 = load ptr, ptr %306, align 8
  %308 = load i64, ptr %307, align 8
  %309 = icmp eq i64 %305, %308
  br i1 %309, label %310, label %313

310:                                              ; preds = %301
  %311 = add nuw nsw i64 %302, 1
  store i64 0, ptr %303, align 8
  %312 = icmp eq i64 %311, %3
  br i1 %312, label %316, label %301

313:                                              ; preds = %301, %298
  %314 = phi i64 [ 0, %298 ], [ %302, %301 ]
  %315 = icmp eq i64 %314, %3
  br i1 %315, label %316, label %33

316:                                              ; preds = %23, %313, %310
  %317 = phi i64 [ %300, %310 ], [ %300, %313 ], [ 0, %23 ]
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %7)
  ret i64 %317
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @insert(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2, ptr nocapture noundef readonly %3) unnamed_addr {
  %5 = load i64, ptr %0, align 8
  %6 = icmp sgt i64 %5, 0
  br i1 %6, label %7, label %35

7:                                                ; preds = %4
  %8 = getelementptr inbounds %struct.Front, ptr %0, i64 0, i32 3
  %9 = load ptr, ptr %8, align 8
  br label %10

10:                                               ; preds = %10, %7
  %11 = phi i64 [ 0, %7 ], [ %20, %10 ]
  %12 = phi i64 [ %5, %7 ], [ %19, %10 ]
  %13 = add nsw i64 %12, %11
  %14 = sdiv i64 %13, 2
  %15 = getelementptr inbounds i64, ptr %9, i64 %14
  %16 = load i64, ptr %15, align 8
  %17 = icmp sgt i64 %16, %1
  %18 = add nsw i64 %14, 1
  %19 = select i1 %17, i64 %14, i64 %12
  %20 = select i1 %17, i64 %11, i64 %18
  %21 = icmp slt i64 %20, %19
  br i1 %21, label %10, label %22

22:                                               ; preds = %10
  %23 = icmp eq i64 %20, 0
  br i1 %23, label %35, label %24

24:                                               ; preds = %22
  %25 = getelementptr inbounds %struct.Front, ptr %0, i64 0, i32 4
  %26 = load ptr, ptr %25, align 8
  %27 = add nsw i64 %20, -1
  %28 = getelementptr inbounds i64, ptr %26, i64 %27
  %29 = load i64, ptr %28, align 8
  %30 = icmp sgt i64 %29, %2
  br i1 %30, label %31, label %191

31:                                               ; preds = %24
  %32 = getelementptr inbounds i64, ptr %9, i64 %27
  %33 = load i64, ptr %32, align 8
  %34 = icmp eq i64 %33, %1
  br i1 %34, label %37, label %35

35:                                               ; preds = %4, %22, %31
  %36 = phi i64 [ 0, %22 ], [ %20, %31 ], [ 0, %4 ]
  br label %37

37:                                               ; preds = %31, %35
  %38 = phi i64 [ %36, %35 ], [ %27, %31 ]
  %39 = icmp slt i64 %38, %5
  br i1 %39, label %40, label %66

40:                                               ; preds = %37
  %41 = getelementptr inbounds %struct.Front, ptr %0, i64 0, i32 4
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds %struct.Front, ptr %0, i64 0, i32 5
  %44 = getelementptr inbounds %struct.Front, ptr %0, i64 0, i32 7
  %45 = getelementptr inbounds %struct.Front, ptr %0, i64 0, i32 8
  %46 = getelementptr inbounds i64, ptr %42, i64 %38
  %47 = load i64, ptr %46, align 8
  %48 = icmp slt i64 %47, %2
  br i1 %48, label %66, label %49

49:                                               ; preds = %40
  %50 = load ptr, ptr %43, align 8
  %51 = load ptr, ptr %44, align 8
  br label %56

52:                                               ; preds = %56
  %53 = getelementptr inbounds i64, ptr %42, i64 %58
  %54 = load i64, ptr %53, align 8
  %55 = icmp slt i64 %54, %2
  br i1 %55, label %66, label %56

56:                                               ; preds = %49, %52
  %57 = phi i64 [ %58, %52 ], [ %38, %49 ]
  %58 = add nsw i64 %57, 1
  %59 = getelementptr inbounds i64, ptr %50, i64 %57
  %60 = load i64, ptr %59, align 8
  %61 = load i64, ptr %45, align 8
  %62 = add nsw i64 %61, 1
  store i64 %62, ptr %45, align 8
  %63 = getelementptr inbounds i64, ptr %51, i64 %61
  store i64 %60, ptr %63, align 8
  %64 = load i64, ptr %0, align 8
  %65 = icmp slt i64 %58, %64
  br i1 %65, label %52, label %66

66:                                               ; preds = %56, %52, %40, %37
  %67 = phi i64 [ %38, %37 ], [ %38, %40 ], [ %58, %52 ], [ %58, %56 ]
  %68 = phi i64 [ %5, %37 ], [ %5, %40 ], [ %64, %52 ], [ %64, %56 ]
  %69 = icmp eq i64 %38, %67
  br i1 %69, label %70, label %74

70:                                               ; preds = %66
  %71 = getelementptr inbounds %struct.Front, ptr %0, i64 0, i32 1
  %72 = load i64, ptr %71, align 8
  %73 = icmp eq i64 %68, %72
  br i1 %73, label %191, label %74

74:                                               ; preds = %70, %66
  %75 = sub i64 %38, %67
  %76 = add i64 %75, 1
  %77 = icmp ult i64 %75, 9223372036854775807
  br i1 %77, label %78, label %131

78:                                               ; preds = %74
  %79 = icmp sgt i64 %68, %67
  br i1 %79, label %80, label %159

80:                                               ; preds = %78
  %81 = getelementptr inbounds %struct.Front, ptr %0, i64 0, i32 3
  %82 = load ptr, ptr %81, align 8
  %83 = getelementptr inbounds %struct.Front, ptr %0, i64 0, i32 4
  %84 = load ptr, ptr %83, align 8
  %85 = getelementptr inbounds %struct.Front, ptr %0, i64 0, i32 5
  %86 = load ptr, ptr %85, align 8
  %87 = sub i64 %68, %67
  %88 = add i64 %67, 1
  %89 = and i64 %87, 1
  %90 = icmp eq i64 %89, 0
  br i1 %90, label %103, label %91

91:                                               ; preds = %80
  %92 = add nsw i64 %68, -1
  %93 = getelementptr inbounds i64, ptr %82, i64 %92
  %94 = load i64, ptr %93, align 8
  %95 = add i64 %68, %75
  %96 = getelementptr inbounds i64, ptr %82, i64 %95
  store i64 %94, ptr %96, align 8
  %97 = getelementptr inbounds i64, ptr %84, i64 %92
  %98 = load i64, ptr %97, align 8
  %99 = getelementptr inbounds i64, ptr %84, i64 %95
  store i64 %98, ptr %99, align 8
  %100 = getelementptr inbounds i64, ptr %86, i64 %92
  %101 = load i64, ptr %100, align 8
  %102 = getelementptr inbounds i64, ptr %86, i64 %95
  store i64 %101, ptr %102, align 8
  br label %103

103:                                              ; preds = %91, %80
  %104 = phi i64 [ %68, %80 ], [ %92, %91 ]
  %105 = icmp eq i64 %68, %88
  br i1 %105, label %157, label %106

106:                                              ; preds = %103, %106
  %107 = phi i64 [ %119, %106 ], [ %104, %103 ]
  %108 = add nsw i64 %107, -1
  %109 = getelementptr inbounds i64, ptr %82, i64 %108
  %110 = load i64, ptr %109, align 8
  %111 = add i64 %107, %75
  %112 = getelementptr inbounds i64, ptr %82, i64 %111
  store i64 %110, ptr %112, align 8
  %113 = getelementptr inbounds i64, ptr %84, i64 %108
  %114 = load i64, ptr %113, align 8
  %115 = getelementptr inbounds i64, ptr %84, i64 %111
  store i64 %114, ptr %115, align 8
  %116 = getelementptr inbounds i64, ptr %86, i64 %108
  %117 = load i64, ptr %116, align 8
  %118 = getelementptr inbounds i64, ptr %86, i64 %111
  store i64 %117, ptr %118, align 8
  %119 = add nsw i64 %107, -2
  %120 = getelementptr inbounds i64, ptr %82, i64 %119
  %121 = load i64, ptr %120, align 8
  %122 = add i64 %108, %75
  %123 = getelementptr inbounds i64, ptr %82, i64 %122
  store i64 %121, ptr %123, align 8
  %124 = getelementptr inbounds i64, ptr %84, i64 %119
  %125 = load i64, ptr %124, align 8
  %126 = getelementptr inbounds i64, ptr %84, i64 %122
  store i64 %125, ptr %126, align 8
  %127 = getelementptr inbounds i64, ptr %86, i64 %119
  %128 = load i64, ptr %127, align 8
  %129 = getelementptr inbounds i64, ptr %86, i64 %122
  store i64 %128, ptr %129, align 8
  %130 = icmp sgt i64 %119, %67
  br i1 %130, label %106, label %157

131:                                              ; preds = %74
  %132 = icmp slt i64 %76, 0
  %133 = icmp sgt i64 %68, %67
  %134 = select i1 %132, i1 %133, i1 false
  br i1 %134, label %135, label %159

135:                                              ; preds = %131
  %136 = getelementptr inbounds %struct.Front, ptr %0, i64 0, i32 3
  %137 = load ptr, ptr %136, align 8
  %138 = getelementptr inbounds %struct.Front, ptr %0, i64 0, i32 4
  %139 = load ptr, ptr %138, align 8
  %140 = getelementptr inbounds %struct.Front, ptr %0, i64 0, i32 5
  %141 = load ptr, ptr %140, align 8
  br label %142

142:                                              ; preds = %135, %142
  %143 = phi i64 [ %67, %135 ], [ %154, %142 ]
  %144 = getelementptr inbounds i64, ptr %137, i64 %143
  %145 = load i64, ptr %144, align 8
  %146 = add nsw i64 %143, %76
  %147 = getelementptr inbounds i64, ptr %137, i64 %146
  store i64 %145, ptr %147, align 8
  %148 = getelementptr inbounds i64, ptr %139, i64 %143
  %149 = load i64, ptr %148, align 8
  %150 = getelementptr inbounds i64, ptr %139, i64 %146
  store i64 %149, ptr %150, align 8
  %151 = getelementptr inbounds i64, ptr %141, i64 %143
  %152 = load i64, ptr %151, align 8
  %153 = getelementptr inbounds i64, ptr %141, i64 %146
  store i64 %152, ptr %153, align 8
  %154 = add nsw i64 %143, 1
  %155 = load i64, ptr %0, align 8
  %156 = icmp slt i64 %154, %155
  br i1 %156, label %142, label %159

157:                                              ; preds = %106, %103
  %158 = load i64, ptr %0, align 8
  br label %159

159:                                              ; preds = %142, %157, %78, %131
  %160 = phi i64 [ %158, %157 ], [ %68, %78 ], [ %68, %131 ], [ %155, %142 ]
  %161 = add nsw i64 %160, %76
  store i64 %161, ptr %0, align 8
  %162 = getelementptr inbounds %struct.Front, ptr %0, i64 0, i32 8
  %163 = load i64, ptr %162, align 8
  %164 = icmp eq i64 %163, 0
  br i1 %164, label %171, label %165

165:                                              ; preds = %159
  %166 = getelementptr inbounds %struct.Front, ptr %0, i64 0, i32 7
  %167 = load ptr, ptr %166, align 8
  %168 = add nsw i64 %163, -1
  store i64 %168, ptr %162, align 8
  %169 = getelementptr inbounds i64, ptr %167, i64 %168
  %170 = load i64, ptr %169, align 8
  br label %175

171:                                              ; preds = %159
  %172 = getelementptr inbounds %struct.Front, ptr %0, i64 0, i32 2
  %173 = load i64, ptr %172, align 8
  %174 = add nsw i64 %173, 1
  store i64 %174, ptr %172, align 8
  br label %175

175:                                              ; preds = %171, %165
  %176 = phi i64 [ %170, %165 ], [ %173, %171 ]
  %177 = getelementptr inbounds %struct.Front, ptr %0, i64 0, i32 3
  %178 = load ptr, ptr %177, align 8
  %179 = getelementptr inbounds i64, ptr %178, i64 %38
  store i64 %1, ptr %179, align 8
  %180 = getelementptr inbounds %struct.Front, ptr %0, i64 0, i32 4
  %181 = load ptr, ptr %180, align 8
  %182 = getelementptr inbounds i64, ptr %181, i64 %38
  store i64 %2, ptr %182, align 8
  %183 = getelementptr inbounds %struct.Front, ptr %0, i64 0, i32 5
  %184 = load ptr, ptr %183, align 8
  %185 = getelementptr inbounds i64, ptr %184, i64 %38
  store i64 %176, ptr %185, align 8
  %186 = getelementptr inbounds %struct.Front, ptr %0, i64 0, i32 6
  %187 = load ptr, ptr %186, align 8
  %188 = getelementptr inbounds %struct.Nest, ptr %187, i64 %176
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(592) %188, ptr noundef nonnull align 8 dereferenceable(592) %3, i64 592, i1 false)
  %189 = load ptr, ptr %186, align 8
  %190 = getelementptr inbounds %struct.Nest, ptr %189, i64 %176, i32 3
  store i64 0, ptr %190, align 8
  br label %191

191:                                              ; preds = %175, %70, %24
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @attempt(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, ptr nocapture noundef readonly %2, i64 noundef %3) unnamed_addr {
  %5 = alloca [12 x i64], align 16
  %6 = alloca %struct.Nest, align 8
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %5)
  call void @llvm.lifetime.start.p0(i64 592, ptr nonnull %6)
  store i64 0, ptr %6, align 8
  %7 = load i64, ptr %0, align 8
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %9, label %26

9:                                                ; preds = %4
  %10 = and i64 %7, 3
  %11 = icmp ult i64 %7, 4
  br i1 %11, label %14, label %12

12:                                               ; preds = %9
  %13 = and i64 %7, -4
  br label %35

14:                                               ; preds = %35, %9
  %15 = phi i64 [ 0, %9 ], [ %53, %35 ]
  %16 = icmp eq i64 %10, 0
  br i1 %16, label %26, label %17

17:                                               ; preds = %14, %17
  %18 = phi i64 [ %23, %17 ], [ %15, %14 ]
  %19 = phi i64 [ %24, %17 ], [ 0, %14 ]
  %20 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %18
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds [12 x i64], ptr %5, i64 0, i64 %18
  store i64 %21, ptr %22, align 8
  %23 = add nuw nsw i64 %18, 1
  %24 = add i64 %19, 1
  %25 = icmp eq i64 %24, %10
  br i1 %25, label %26, label %17

26:                                               ; preds = %14, %17, %4
  %27 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %28 = load i64, ptr %27, align 8
  %29 = icmp sgt i64 %28, 0
  br i1 %29, label %30, label %66

30:                                               ; preds = %26
  %31 = and i64 %28, 7
  %32 = icmp ult i64 %28, 8
  br i1 %32, label %56, label %33

33:                                               ; preds = %30
  %34 = and i64 %28, -8
  br label %71

35:                                               ; preds = %35, %12
  %36 = phi i64 [ 0, %12 ], [ %53, %35 ]
  %37 = phi i64 [ 0, %12 ], [ %54, %35 ]
  %38 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %36
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds [12 x i64], ptr %5, i64 0, i64 %36
  store i64 %39, ptr %40, align 16
  %41 = or i64 %36, 1
  %42 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %41
  %43 = load i64, ptr %42, align 8
  %44 = getelementptr inbounds [12 x i64], ptr %5, i64 0, i64 %41
  store i64 %43, ptr %44, align 8
  %45 = or i64 %36, 2
  %46 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %45
  %47 = load i64, ptr %46, align 8
  %48 = getelementptr inbounds [12 x i64], ptr %5, i64 0, i64 %45
  store i64 %47, ptr %48, align 16
  %49 = or i64 %36, 3
  %50 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %49
  %51 = load i64, ptr %50, align 8
  %52 = getelementptr inbounds [12 x i64], ptr %5, i64 0, i64 %49
  store i64 %51, ptr %52, align 8
  %53 = add nuw nsw i64 %36, 4
  %54 = add i64 %37, 4
  %55 = icmp eq i64 %54, %13
  br i1 %55, label %14, label %35

56:                                               ; preds = %71, %30
  %57 = phi i64 [ 0, %30 ], [ %89, %71 ]
  %58 = icmp eq i64 %31, 0
  br i1 %58, label %66, label %59

59:                                               ; preds = %56, %59
  %60 = phi i64 [ %63, %59 ], [ %57, %56 ]
  %61 = phi i64 [ %64, %59 ], [ 0, %56 ]
  %62 = getelementptr inbounds %struct.Nest, ptr %6, i64 0, i32 2, i64 %60
  store i64 0, ptr %62, align 8
  %63 = add nuw nsw i64 %60, 1
  %64 = add i64 %61, 1
  %65 = icmp eq i64 %64, %31
  br i1 %65, label %66, label %59

66:                                               ; preds = %56, %59, %26
  %67 = load i64, ptr %2, align 8
  %68 = icmp slt i64 %67, 0
  br i1 %68, label %209, label %69

69:                                               ; preds = %66
  %70 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 2
  br label %92

71:                                               ; preds = %71, %33
  %72 = phi i64 [ 0, %33 ], [ %89, %71 ]
  %73 = phi i64 [ 0, %33 ], [ %90, %71 ]
  %74 = getelementptr inbounds %struct.Nest, ptr %6, i64 0, i32 2, i64 %72
  store i64 0, ptr %74, align 8
  %75 = or i64 %72, 1
  %76 = getelementptr inbounds %struct.Nest, ptr %6, i64 0, i32 2, i64 %75
  store i64 0, ptr %76, align 8
  %77 = or i64 %72, 2
  %78 = getelementptr inbounds %struct.Nest, ptr %6, i64 0, i32 2, i64 %77
  store i64 0, ptr %78, align 8
  %79 = or i64 %72, 3
  %80 = getelementptr inbounds %struct.Nest, ptr %6, i64 0, i32 2, i64 %79
  store i64 0, ptr %80, align 8
  %81 = or i64 %72, 4
  %82 = getelementptr inbounds %struct.Nest, ptr %6, i64 0, i32 2, i64 %81
  store i64 0, ptr %82, align 8
  %83 = or i64 %72, 5
  %84 = getelementptr inbounds %struct.Nest, ptr %6, i64 0, i32 2, i64 %83
  store i64 0, ptr %84, align 8
  %85 = or i64 %72, 6
  %86 = getelementptr inbounds %struct.Nest, ptr %6, i64 0, i32 2, i64 %85
  store i64 0, ptr %86, align 8
  %87 = or i64 %72, 7
  %88 = getelementptr inbounds %struct.Nest, ptr %6, i64 0, i32 2, i64 %87
  store i64 0, ptr %88, align 8
  %89 = add nuw nsw i64 %72, 8
  %90 = add i64 %73, 8
  %91 = icmp eq i64 %90, %34
  br i1 %91, label %56, label %71

92:                                               ; preds = %207, %69
  %93 = phi i64 [ 0, %69 ], [ %98, %207 ]
  %94 = phi i64 [ 0, %69 ], [ %208, %207 ]
  br i1 %29, label %95, label %97

95:                                               ; preds = %92
  %96 = load i64, ptr %6, align 8
  br label %100

97:                                               ; preds = %183, %92
  %98 = phi i64 [ %93, %92 ], [ %184, %183 ]
  %99 = icmp eq i64 %94, %67
  br i1 %99, label %209, label %187

100:                                              ; preds = %95, %183
  %101 = phi i64 [ %93, %95 ], [ %184, %183 ]
  %102 = phi i64 [ 0, %95 ], [ %185, %183 ]
  %103 = getelementptr inbounds %struct.Nest, ptr %2, i64 0, i32 2, i64 %102
  %104 = load i64, ptr %103, align 8
  %105 = icmp eq i64 %104, %94
  br i1 %105, label %106, label %183

106:                                              ; preds = %100
  %107 = getelementptr inbounds %struct.Nest, ptr %6, i64 0, i32 2, i64 %102
  store i64 %96, ptr %107, align 8
  %108 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %102
  %109 = load i64, ptr %108, align 8
  %110 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %102, i32 4
  %111 = load i64, ptr %110, align 8
  %112 = icmp sgt i64 %111, 0
  br i1 %112, label %113, label %180

113:                                              ; preds = %106, %141
  %114 = phi i64 [ %144, %141 ], [ 0, %106 ]
  %115 = phi i64 [ %143, %141 ], [ %109, %106 ]
  %116 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %102, i32 9, i64 %114
  %117 = load i64, ptr %116, align 8
  %118 = icmp sgt i64 %117, 0
  br i1 %118, label %119, label %141

119:                                              ; preds = %113
  %120 = and i64 %117, 1
  %121 = icmp eq i64 %117, 1
  br i1 %121, label %124, label %122

122:                                              ; preds = %119
  %123 = and i64 %117, -2
  br label %146

124:                                              ; preds = %175, %119
  %125 = phi i64 [ undef, %119 ], [ %176, %175 ]
  %126 = phi i64 [ 0, %119 ], [ %177, %175 ]
  %127 = phi i64 [ 1, %119 ], [ %176, %175 ]
  %128 = icmp eq i64 %120, 0
  br i1 %128, label %141, label %129

129:                                              ; preds = %124
  %130 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %102, i32 10, i64 %114, i64 %126
  %131 = load i64, ptr %130, align 8
  %132 = getelementptr inbounds i64, ptr %5, i64 %131
  %133 = load i64, ptr %132, align 8
  %134 = icmp eq i64 %133, 0
  br i1 %134, label %141, label %135

135:                                              ; preds = %129
  %136 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %102, i32 11, i64 %114, i64 %126
  %137 = load i64, ptr %136, align 8
  %138 = add nsw i64 %133, -1
  %139 = mul nsw i64 %137, %138
  %140 = add nsw i64 %139, %127
  br label %141

141:                                              ; preds = %124, %135, %129, %113
  %142 = phi i64 [ 1, %113 ], [ %125, %124 ], [ %140, %135 ], [ %127, %129 ]
  %143 = mul nsw i64 %142, %115
  %144 = add nuw nsw i64 %114, 1
  %145 = icmp eq i64 %144, %111
  br i1 %145, label %180, label %113

146:                                              ; preds = %175, %122
  %147 = phi i64 [ 0, %122 ], [ %177, %175 ]
  %148 = phi i64 [ 1, %122 ], [ %176, %175 ]
  %149 = phi i64 [ 0, %122 ], [ %178, %175 ]
  %150 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %102, i32 10, i64 %114, i64 %147
  %151 = load i64, ptr %150, align 8
  %152 = getelementptr inbounds i64, ptr %5, i64 %151
  %153 = load i64, ptr %152, align 8
  %154 = icmp eq i64 %153, 0
  br i1 %154, label %161, label %155

155:                                              ; preds = %146
  %156 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %102, i32 11, i64 %114, i64 %147
  %157 = load i64, ptr %156, align 8
  %158 = add nsw i64 %153, -1
  %159 = mul nsw i64 %157, %158
  %160 = add nsw i64 %159, %148
  br label %161

161:                                              ; preds = %155, %146
  %162 = phi i64 [ %160, %155 ], [ %148, %146 ]
  %163 = or i64 %147, 1
  %164 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %102, i32 10, i64 %114, i64 %163
  %165 = load i64, ptr %164, align 8
  %166 = getelementptr inbounds i64, ptr %5, i64 %165
  %167 = load i64, ptr %166, align 8
  %168 = icmp eq i64 %167, 0
  br i1 %168, label %175, label %169

169:                                              ; preds = %161
  %170 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %102, i32 11, i64 %114, i64 %163
  %171 = load i64, ptr %170, align 8
  %172 = add nsw i64 %167, -1
  %173 = mul nsw i64 %171, %172
  %174 = add nsw i64 %173, %162
  br label %175

175:                                              ; preds = %169, %161
  %176 = phi i64 [ %174, %169 ], [ %162, %161 ]
  %177 = add nuw nsw i64 %147, 2
  %178 = add i64 %149, 2
  %179 = icmp eq i64 %178, %123
  br i1 %179, label %124, label %146

180:                                              ; preds = %141, %106
  %181 = phi i64 [ %109, %106 ], [ %143, %141 ]
  %182 = add nsw i64 %181, %101
  br label %183

183:                                              ; preds = %100, %180
  %184 = phi i64 [ %182, %180 ], [ %101, %100 ]
  %185 = add nuw nsw i64 %102, 1
  %186 = icmp eq i64 %185, %28
  br i1 %186, label %97, label %100

187:                                              ; preds = %97
  %188 = getelementptr inbounds %struct.Nest, ptr %2, i64 0, i32 1, i64 %94
  %189 = load i64, ptr %188, align 8
  %190 = getelementptr inbounds [12 x i64], ptr %5, i64 0, i64 %189
  %191 = load i64, ptr %190, align 8
  %192 = getelementptr inbounds %struct.Nest, ptr %2, i64 0, i32 1, i64 %94, i32 1
  %193 = load i64, ptr %192, align 8
  %194 = icmp sgt i64 %193, %191
  br i1 %194, label %312, label %195

195:                                              ; preds = %187
  %196 = load i64, ptr %70, align 8
  %197 = icmp eq i64 %196, 0
  br i1 %197, label %201, label %198

198:                                              ; preds = %195
  %199 = srem i64 %191, %193
  %200 = icmp eq i64 %199, 0
  br i1 %200, label %201, label %312

201:                                              ; preds = %198, %195
  %202 = icmp eq i64 %193, %191
  br i1 %202, label %207, label %203

203:                                              ; preds = %201
  store i64 %193, ptr %190, align 8
  %204 = load i64, ptr %6, align 8
  %205 = add nsw i64 %204, 1
  store i64 %205, ptr %6, align 8
  %206 = getelementptr inbounds %struct.Nest, ptr %6, i64 0, i32 1, i64 %204
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %206, ptr noundef nonnull align 8 dereferenceable(16) %188, i64 16, i1 false)
  br label %207

207:                                              ; preds = %203, %201
  %208 = add nuw nsw i64 %94, 1
  br label %92

209:                                              ; preds = %97, %66
  %210 = phi i64 [ 0, %66 ], [ %98, %97 ]
  %211 = getelementptr inbounds %struct.Front, ptr %1, i64 0, i32 9
  %212 = load i64, ptr %211, align 8
  %213 = add nsw i64 %212, 1
  store i64 %213, ptr %211, align 8
  %214 = load i64, ptr %1, align 8
  %215 = icmp sgt i64 %214, 0
  br i1 %215, label %216, label %240

216:                                              ; preds = %209
  %217 = getelementptr inbounds %struct.Front, ptr %1, i64 0, i32 3
  %218 = load ptr, ptr %217, align 8
  br label %219

219:                                              ; preds = %219, %216
  %220 = phi i64 [ 0, %216 ], [ %229, %219 ]
  %221 = phi i64 [ %214, %216 ], [ %228, %219 ]
  %222 = add nsw i64 %221, %220
  %223 = sdiv i64 %222, 2
  %224 = getelementptr inbounds i64, ptr %218, i64 %223
  %225 = load i64, ptr %224, align 8
  %226 = icmp sgt i64 %225, %210
  %227 = add nsw i64 %223, 1
  %228 = select i1 %226, i64 %223, i64 %221
  %229 = select i1 %226, i64 %220, i64 %227
  %230 = icmp slt i64 %229, %228
  br i1 %230, label %219, label %231

231:                                              ; preds = %219
  %232 = icmp eq i64 %229, 0
  br i1 %232, label %240, label %233

233:                                              ; preds = %231
  %234 = getelementptr inbounds %struct.Front, ptr %1, i64 0, i32 4
  %235 = load ptr, ptr %234, align 8
  %236 = add nsw i64 %229, -1
  %237 = getelementptr inbounds i64, ptr %235, i64 %236
  %238 = load i64, ptr %237, align 8
  %239 = icmp sgt i64 %238, %3
  br i1 %239, label %240, label %312

240:                                              ; preds = %209, %231, %233
  %241 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6
  br i1 %8, label %242, label %254

242:                                              ; preds = %240, %242
  %243 = phi i64 [ %251, %242 ], [ 0, %240 ]
  %244 = getelementptr inbounds [12 x i64], ptr @attempt.c, i64 0, i64 %243
  store i64 0, ptr %244, align 8
  %245 = getelementptr inbounds %struct.Chains, ptr @attempt.c, i64 0, i32 3, i64 %243
  store i64 1, ptr %245, align 8
  %246 = getelementptr inbounds %struct.Chains, ptr @attempt.c, i64 0, i32 2, i64 %243
  store i64 1, ptr %246, align 8
  %247 = getelementptr inbounds i64, ptr %241, i64 %243
  %248 = load i64, ptr %247, align 8
  %249 = getelementptr inbounds %struct.Extents, ptr %246, i64 0, i32 1
  store i64 %248, ptr %249, align 8
  %250 = getelementptr inbounds %struct.Extents, ptr %246, i64 0, i32 2
  store i64 1, ptr %250, align 8
  %251 = add nuw nsw i64 %243, 1
  %252 = load i64, ptr %0, align 8
  %253 = icmp slt i64 %251, %252
  br i1 %253, label %242, label %254

254:                                              ; preds = %242, %240
  %255 = load i64, ptr %6, align 8
  %256 = icmp sgt i64 %255, 0
  br i1 %256, label %264, label %257

257:                                              ; preds = %264, %254
  %258 = load i64, ptr %27, align 8
  %259 = icmp sgt i64 %258, 0
  br i1 %259, label %260, label %310

260:                                              ; preds = %257
  %261 = getelementptr inbounds %struct.Front, ptr %1, i64 0, i32 3
  %262 = getelementptr inbounds %struct.Front, ptr %1, i64 0, i32 4
  %263 = getelementptr inbounds %struct.Nest, ptr %6, i64 0, i32 1
  br label %269

264:                                              ; preds = %254, %264
  %265 = phi i64 [ %267, %264 ], [ 0, %254 ]
  %266 = getelementptr inbounds %struct.Nest, ptr %6, i64 0, i32 1, i64 %265
  call fastcc void @inside(ptr noundef nonnull @attempt.c, ptr noundef nonnull %266)
  %267 = add nuw nsw i64 %265, 1
  %268 = icmp eq i64 %267, %255
  br i1 %268, label %257, label %264

269:                                              ; preds = %260, %296
  %270 = phi i64 [ 0, %260 ], [ %307, %296 ]
  %271 = phi i64 [ %3, %260 ], [ %306, %296 ]
  %272 = load i64, ptr %1, align 8
  %273 = icmp sgt i64 %272, 0
  br i1 %273, label %274, label %296

274:                                              ; preds = %269
  %275 = load ptr, ptr %261, align 8
  br label %276

276:                                              ; preds = %276, %274
  %277 = phi i64 [ 0, %274 ], [ %286, %276 ]
  %278 = phi i64 [ %272, %274 ], [ %285, %276 ]
  %279 = add nsw i64 %278, %277
  %280 = sdiv i64 %279, 2
  %281 = getelementptr inbounds i64, ptr %275, i64 %280
  %282 = load i64, ptr %281, align 8
  %283 = icmp sgt i64 %282, %210
  %284 = add nsw i64 %280, 1
  %285 = select i1 %283, i64 %280, i64 %278
  %286 = select i1 %283, i64 %277, i64 %284
  %287 = icmp slt i64 %286, %285
  br i1 %287, label %276, label %288

288:                                              ; preds = %276
  %289 = icmp eq i64 %286, 0
  br i1 %289, label %296, label %290

290:                                              ; preds = %288
  %291 = load ptr, ptr %262, align 8
  %292 = add nsw i64 %286, -1
  %293 = getelementptr inbounds i64, ptr %291, i64 %292
  %294 = load i64, ptr %293, align 8
  %295 = icmp sgt i64 %294, %271
  br i1 %295, label %296, label %312

296:                                              ; preds = %269, %288, %290
  %297 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %270
  %298 = getelementptr inbounds %struct.Nest, ptr %6, i64 0, i32 2, i64 %270
  %299 = load i64, ptr %298, align 8
  %300 = call fastcc i64 @cost(ptr noundef nonnull %0, ptr noundef nonnull @attempt.c, ptr noundef nonnull %297, ptr noundef nonnull %263, i64 noundef %299)
  %301 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %270, i32 2
  %302 = load i64, ptr %301, align 8
  %303 = load i64, ptr %297, align 8
  %304 = mul nsw i64 %302, %303
  %305 = add i64 %300, %271
  %306 = sub i64 %305, %304
  %307 = add nuw nsw i64 %270, 1
  %308 = load i64, ptr %27, align 8
  %309 = icmp slt i64 %307, %308
  br i1 %309, label %269, label %310

310:                                              ; preds = %296, %257
  %311 = phi i64 [ %3, %257 ], [ %306, %296 ]
  call fastcc void @insert(ptr noundef nonnull %1, i64 noundef %210, i64 noundef %311, ptr noundef nonnull %6)
  br label %312

312:                                              ; preds = %187, %198, %290, %233, %310
  call void @llvm.lifetime.end.p0(i64 592, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %5)
  ret void
}

; Function Attrs: nofree nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc i64 @hopeless(ptr noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3) unnamed_addr {
  %5 = alloca %struct.Trade, align 8
  %6 = alloca %struct.Trade, align 8
  %7 = alloca [8 x double], align 16
  %8 = alloca [8 x double], align 16
  %9 = alloca [8 x i64], align 16
  %10 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 8
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %13 = load i64, ptr %12, align 8
  %14 = icmp sgt i64 %13, 0
  br i1 %14, label %15, label %18

15:                                               ; preds = %4
  %16 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 4
  %17 = load i64, ptr %16, align 8
  br label %42

18:                                               ; preds = %157, %4
  %19 = phi i64 [ 0, %4 ], [ %137, %157 ]
  %20 = phi i64 [ %11, %4 ], [ %138, %157 ]
  %21 = phi i64 [ 0, %4 ], [ %160, %157 ]
  %22 = phi i64 [ %11, %4 ], [ %139, %157 ]
  %23 = load i64, ptr %2, align 8
  %24 = icmp sgt i64 %23, 0
  br i1 %24, label %25, label %531

25:                                               ; preds = %18
  %26 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 3
  %27 = load ptr, ptr %26, align 8
  br label %28

28:                                               ; preds = %28, %25
  %29 = phi i64 [ 0, %25 ], [ %38, %28 ]
  %30 = phi i64 [ %23, %25 ], [ %37, %28 ]
  %31 = add nsw i64 %30, %29
  %32 = sdiv i64 %31, 2
  %33 = getelementptr inbounds i64, ptr %27, i64 %32
  %34 = load i64, ptr %33, align 8
  %35 = icmp sgt i64 %34, %22
  %36 = add nsw i64 %32, 1
  %37 = select i1 %35, i64 %32, i64 %30
  %38 = select i1 %35, i64 %29, i64 %36
  %39 = icmp slt i64 %38, %37
  br i1 %39, label %28, label %40

40:                                               ; preds = %28
  %41 = icmp eq i64 %38, 0
  br i1 %41, label %531, label %163

42:                                               ; preds = %15, %157
  %43 = phi i64 [ %11, %15 ], [ %139, %157 ]
  %44 = phi i64 [ 0, %15 ], [ %160, %157 ]
  %45 = phi i64 [ %11, %15 ], [ %138, %157 ]
  %46 = phi i64 [ 0, %15 ], [ %137, %157 ]
  %47 = phi i64 [ 0, %15 ], [ %161, %157 ]
  %48 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %47
  %49 = shl nuw i64 1, %47
  %50 = and i64 %17, %49
  %51 = icmp eq i64 %50, 0
  %52 = load i64, ptr %48, align 8
  br i1 %51, label %53, label %136

53:                                               ; preds = %42
  %54 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %47, i32 4
  %55 = load i64, ptr %54, align 8
  %56 = icmp sgt i64 %55, 0
  br i1 %56, label %57, label %124

57:                                               ; preds = %53, %85
  %58 = phi i64 [ %88, %85 ], [ 0, %53 ]
  %59 = phi i64 [ %87, %85 ], [ %52, %53 ]
  %60 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %47, i32 9, i64 %58
  %61 = load i64, ptr %60, align 8
  %62 = icmp sgt i64 %61, 0
  br i1 %62, label %63, label %85

63:                                               ; preds = %57
  %64 = and i64 %61, 1
  %65 = icmp eq i64 %61, 1
  br i1 %65, label %68, label %66

66:                                               ; preds = %63
  %67 = and i64 %61, -2
  br label %90

68:                                               ; preds = %119, %63
  %69 = phi i64 [ undef, %63 ], [ %120, %119 ]
  %70 = phi i64 [ 0, %63 ], [ %121, %119 ]
  %71 = phi i64 [ 1, %63 ], [ %120, %119 ]
  %72 = icmp eq i64 %64, 0
  br i1 %72, label %85, label %73

73:                                               ; preds = %68
  %74 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %47, i32 10, i64 %58, i64 %70
  %75 = load i64, ptr %74, align 8
  %76 = getelementptr inbounds i64, ptr %1, i64 %75
  %77 = load i64, ptr %76, align 8
  %78 = icmp eq i64 %77, 0
  br i1 %78, label %85, label %79

79:                                               ; preds = %73
  %80 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %47, i32 11, i64 %58, i64 %70
  %81 = load i64, ptr %80, align 8
  %82 = add nsw i64 %77, -1
  %83 = mul nsw i64 %81, %82
  %84 = add nsw i64 %83, %71
  br label %85

85:                                               ; preds = %68, %79, %73, %57
  %86 = phi i64 [ 1, %57 ], [ %69, %68 ], [ %84, %79 ], [ %71, %73 ]
  %87 = mul nsw i64 %86, %59
  %88 = add nuw nsw i64 %58, 1
  %89 = icmp eq i64 %88, %55
  br i1 %89, label %124, label %57

90:                                               ; preds = %119, %66
  %91 = phi i64 [ 0, %66 ], [ %121, %119 ]
  %92 = phi i64 [ 1, %66 ], [ %120, %119 ]
  %93 = phi i64 [ 0, %66 ], [ %122, %119 ]
  %94 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %47, i32 10, i64 %58, i64 %91
  %95 = load i64, ptr %94, align 8
  %96 = getelementptr inbounds i64, ptr %1, i64 %95
  %97 = load i64, ptr %96, align 8
  %98 = icmp eq i64 %97, 0
  br i1 %98, label %105, label %99

99:                                               ; preds = %90
  %100 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %47, i32 11, i64 %58, i64 %91
  %101 = load i64, ptr %100, align 8
  %102 = add nsw i64 %97, -1
  %103 = mul nsw i64 %101, %102
  %104 = add nsw i64 %103, %92
  br label %105

105:                                              ; preds = %99, %90
  %106 = phi i64 [ %104, %99 ], [ %92, %90 ]
  %107 = or i64 %91, 1
  %108 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %47, i32 10, i64 %58, i64 %107
  %109 = load i64, ptr %108, align 8
  %110 = getelementptr inbounds i64, ptr %1, i64 %109
  %111 = load i64, ptr %110, align 8
  %112 = icmp eq i64 %111, 0
  br i1 %112, label %119, label %113

113:                                              ; preds = %105
  %114 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %47, i32 11, i64 %58, i64 %107
  %115 = load i64, ptr %114, align 8
  %116 = add nsw i64 %111, -1
  %117 = mul nsw i64 %115, %116
  %118 = add nsw i64 %117, %106
  br label %119

119:                                              ; preds = %113, %105
  %120 = phi i64 [ %118, %113 ], [ %106, %105 ]
  %121 = add nuw nsw i64 %91, 2
  %122 = add i64 %93, 2
  %123 = icmp eq i64 %122, %67
  br i1 %123, label %68, label %90

124:                                              ; preds = %85, %53
  %125 = phi i64 [ %52, %53 ], [ %87, %85 ]
  %126 = add nsw i64 %125, %43
  %127 = and i64 %49, %3
  %128 = icmp eq i64 %127, 0
  %129 = trunc i64 %47 to i32
  %130 = shl nuw i32 1, %129
  %131 = sext i32 %130 to i64
  %132 = select i1 %128, i64 %131, i64 0
  %133 = or i64 %132, %46
  %134 = select i1 %128, i64 0, i64 %125
  %135 = add nsw i64 %134, %45
  br label %136

136:                                              ; preds = %42, %124
  %137 = phi i64 [ %133, %124 ], [ %46, %42 ]
  %138 = phi i64 [ %135, %124 ], [ %45, %42 ]
  %139 = phi i64 [ %126, %124 ], [ %43, %42 ]
  %140 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 9, i64 %47
  %141 = load i64, ptr %140, align 8
  %142 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %47, i32 2
  %143 = load i64, ptr %142, align 8
  %144 = tail call i64 @llvm.smax.i64(i64 %141, i64 %143)
  %145 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %47, i32 1
  %146 = load i64, ptr %145, align 8
  %147 = icmp eq i64 %146, 0
  br i1 %147, label %157, label %148

148:                                              ; preds = %136
  %149 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %47, i32 5
  %150 = load i64, ptr %149, align 8
  %151 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %47, i32 6
  %152 = load i64, ptr %151, align 8
  %153 = icmp eq i64 %150, %152
  br i1 %153, label %154, label %157

154:                                              ; preds = %148
  %155 = shl nsw i64 %144, 1
  %156 = sub nsw i64 %155, %143
  br label %157

157:                                              ; preds = %136, %148, %154
  %158 = phi i64 [ %156, %154 ], [ %144, %148 ], [ %144, %136 ]
  %159 = mul nsw i64 %158, %52
  %160 = add nsw i64 %159, %44
  %161 = add nuw nsw i64 %47, 1
  %162 = icmp eq i64 %161, %13
  br i1 %162, label %18, label %42

163:                                              ; preds = %40
  %164 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 4
  %165 = load ptr, ptr %164, align 8
  %166 = add nsw i64 %38, -1
  %167 = getelementptr inbounds i64, ptr %165, i64 %166
  %168 = load i64, ptr %167, align 8
  %169 = icmp sgt i64 %168, %21
  br i1 %169, label %170, label %531

170:                                              ; preds = %163
  %171 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 3
  %172 = load i64, ptr %171, align 8
  %173 = icmp eq i64 %172, 0
  %174 = icmp ne i64 %19, 0
  %175 = select i1 %173, i1 %174, i1 false
  br i1 %175, label %176, label %531

176:                                              ; preds = %170
  %177 = add nsw i64 %19, -1
  %178 = and i64 %177, %19
  %179 = tail call i64 @llvm.ctpop.i64(i64 %178)
  %180 = icmp eq i64 %179, 1
  br i1 %180, label %181, label %215

181:                                              ; preds = %176, %181
  %182 = phi i64 [ %186, %181 ], [ 0, %176 ]
  %183 = shl nuw i64 1, %182
  %184 = and i64 %183, %19
  %185 = icmp eq i64 %184, 0
  %186 = add nuw nsw i64 %182, 1
  br i1 %185, label %181, label %187

187:                                              ; preds = %181, %187
  %188 = phi i64 [ %189, %187 ], [ %182, %181 ]
  %189 = add nuw nsw i64 %188, 1
  %190 = shl i64 2, %188
  %191 = and i64 %190, %19
  %192 = icmp eq i64 %191, 0
  br i1 %192, label %187, label %193

193:                                              ; preds = %187
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %5)
  %194 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %182
  %195 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %189
  call fastcc void @trade(ptr nonnull sret(%struct.Trade) align 8 %5, ptr noundef nonnull %194, ptr noundef nonnull %195, ptr noundef %0, ptr noundef %1)
  %196 = load i64, ptr %5, align 8
  %197 = getelementptr inbounds i8, ptr %5, i64 8
  %198 = load double, ptr %197, align 8
  %199 = getelementptr inbounds i8, ptr %5, i64 16
  %200 = load double, ptr %199, align 8
  %201 = getelementptr inbounds i8, ptr %5, i64 24
  %202 = load ptr, ptr %201, align 8
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %6)
  call fastcc void @trade(ptr nonnull sret(%struct.Trade) align 8 %6, ptr noundef nonnull %195, ptr noundef nonnull %194, ptr noundef %0, ptr noundef %1)
  %203 = load i64, ptr %6, align 8
  %204 = getelementptr inbounds i8, ptr %6, i64 8
  %205 = load double, ptr %204, align 8
  %206 = getelementptr inbounds i8, ptr %6, i64 16
  %207 = load double, ptr %206, align 8
  %208 = getelementptr inbounds i8, ptr %6, i64 24
  %209 = load ptr, ptr %208, align 8
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %6)
  %210 = fcmp ogt double %198, 1.000000e+00
  %211 = fcmp ogt double %205, 1.000000e+00
  %212 = select i1 %210, i1 %211, i1 false
  %213 = zext i1 %212 to i64
  %214 = load i64, ptr %12, align 8
  br label %215

215:                                              ; preds = %193, %176
  %216 = phi i64 [ %214, %193 ], [ %13, %176 ]
  %217 = phi ptr [ %209, %193 ], [ undef, %176 ]
  %218 = phi double [ %207, %193 ], [ undef, %176 ]
  %219 = phi double [ %205, %193 ], [ undef, %176 ]
  %220 = phi i64 [ %203, %193 ], [ undef, %176 ]
  %221 = phi ptr [ %202, %193 ], [ undef, %176 ]
  %222 = phi double [ %200, %193 ], [ undef, %176 ]
  %223 = phi double [ %198, %193 ], [ undef, %176 ]
  %224 = phi i64 [ %196, %193 ], [ undef, %176 ]
  %225 = phi i64 [ %213, %193 ], [ 0, %176 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %7)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %8)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %9)
  %226 = icmp sgt i64 %216, 0
  br i1 %226, label %227, label %230

227:                                              ; preds = %215
  %228 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 4
  %229 = load i64, ptr %228, align 8
  br label %248

230:                                              ; preds = %393, %215
  %231 = phi i64 [ 0, %215 ], [ %394, %393 ]
  %232 = icmp ne i64 %225, 0
  %233 = icmp ne i64 %231, 0
  %234 = select i1 %232, i1 true, i1 %233
  br i1 %234, label %235, label %529

235:                                              ; preds = %230
  %236 = load i64, ptr %2, align 8
  %237 = icmp slt i64 %38, %236
  %238 = load ptr, ptr %164, align 8
  br i1 %237, label %239, label %523

239:                                              ; preds = %235
  %240 = xor i64 %20, -1
  %241 = fmul double %222, %223
  %242 = getelementptr inbounds %struct.Tensor, ptr %221, i64 0, i32 1
  %243 = getelementptr inbounds %struct.Tensor, ptr %221, i64 0, i32 2
  %244 = fmul double %218, %219
  %245 = getelementptr inbounds %struct.Tensor, ptr %217, i64 0, i32 1
  %246 = getelementptr inbounds %struct.Tensor, ptr %217, i64 0, i32 2
  %247 = icmp sgt i64 %231, 0
  br label %397

248:                                              ; preds = %227, %393
  %249 = phi i64 [ 0, %227 ], [ %395, %393 ]
  %250 = phi i64 [ 0, %227 ], [ %394, %393 ]
  %251 = shl nuw i64 1, %249
  %252 = and i64 %229, %251
  %253 = icmp eq i64 %252, 0
  br i1 %253, label %393, label %254

254:                                              ; preds = %248
  %255 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 10, i64 %249
  %256 = load i64, ptr %255, align 8
  %257 = icmp eq i64 %256, 0
  br i1 %257, label %393, label %258

258:                                              ; preds = %254
  %259 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 9, i64 %249
  %260 = load i64, ptr %259, align 8
  %261 = icmp sgt i64 %260, 0
  br i1 %261, label %262, label %393

262:                                              ; preds = %258
  %263 = getelementptr inbounds [8 x double], ptr %8, i64 0, i64 %250
  store double 1.000000e+00, ptr %263, align 8
  %264 = load i64, ptr %0, align 8
  %265 = icmp sgt i64 %264, 0
  br i1 %265, label %266, label %284

266:                                              ; preds = %262
  %267 = and i64 %264, 1
  %268 = icmp eq i64 %264, 1
  br i1 %268, label %271, label %269

269:                                              ; preds = %266
  %270 = and i64 %264, -2
  br label %362

271:                                              ; preds = %385, %266
  %272 = phi double [ 1.000000e+00, %266 ], [ %386, %385 ]
  %273 = phi i64 [ 0, %266 ], [ %387, %385 ]
  %274 = icmp eq i64 %267, 0
  br i1 %274, label %284, label %275

275:                                              ; preds = %271
  %276 = shl nuw i64 1, %273
  %277 = and i64 %276, %256
  %278 = icmp eq i64 %277, 0
  br i1 %278, label %284, label %279

279:                                              ; preds = %275
  %280 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %273
  %281 = load i64, ptr %280, align 8
  %282 = sitofp i64 %281 to double
  %283 = fmul double %272, %282
  store double %283, ptr %263, align 8
  br label %284

284:                                              ; preds = %271, %279, %275, %262
  br label %285

285:                                              ; preds = %284, %355
  %286 = phi double [ %356, %355 ], [ 0.000000e+00, %284 ]
  %287 = phi i64 [ %357, %355 ], [ 0, %284 ]
  %288 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %287
  %289 = shl nuw i64 1, %287
  %290 = and i64 %289, %19
  %291 = icmp eq i64 %290, 0
  br i1 %291, label %355, label %292

292:                                              ; preds = %285
  %293 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %287, i32 5
  %294 = load i64, ptr %293, align 8
  %295 = xor i64 %294, -1
  %296 = and i64 %256, %295
  %297 = icmp eq i64 %296, 0
  br i1 %297, label %298, label %355

298:                                              ; preds = %292
  %299 = load i64, ptr %288, align 8
  %300 = sitofp i64 %299 to double
  %301 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %287, i32 4
  %302 = load i64, ptr %301, align 8
  %303 = icmp sgt i64 %302, 0
  %304 = icmp ne i64 %299, 0
  %305 = select i1 %303, i1 %304, i1 false
  br i1 %305, label %306, label %312

306:                                              ; preds = %298, %349
  %307 = phi i64 [ %351, %349 ], [ 0, %298 ]
  %308 = phi double [ %350, %349 ], [ %300, %298 ]
  %309 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %287, i32 9, i64 %307
  %310 = load i64, ptr %309, align 8
  %311 = icmp sgt i64 %310, 0
  br i1 %311, label %317, label %345

312:                                              ; preds = %349, %315, %298
  %313 = phi double [ %300, %298 ], [ %350, %349 ], [ 0.000000e+00, %315 ]
  %314 = fadd double %286, %313
  br label %355

315:                                              ; preds = %338
  %316 = icmp sgt i64 %340, 1
  br i1 %316, label %312, label %343

317:                                              ; preds = %306, %338
  %318 = phi i64 [ %341, %338 ], [ 0, %306 ]
  %319 = phi i64 [ %340, %338 ], [ 0, %306 ]
  %320 = phi i64 [ %339, %338 ], [ 1, %306 ]
  %321 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %287, i32 10, i64 %307, i64 %318
  %322 = load i64, ptr %321, align 8
  %323 = shl nuw i64 1, %322
  %324 = and i64 %323, %256
  %325 = icmp eq i64 %324, 0
  br i1 %325, label %328, label %326

326:                                              ; preds = %317
  %327 = add nsw i64 %319, 1
  br label %338

328:                                              ; preds = %317
  %329 = getelementptr inbounds i64, ptr %1, i64 %322
  %330 = load i64, ptr %329, align 8
  %331 = icmp eq i64 %330, 0
  br i1 %331, label %338, label %332

332:                                              ; preds = %328
  %333 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %287, i32 11, i64 %307, i64 %318
  %334 = load i64, ptr %333, align 8
  %335 = add nsw i64 %330, -1
  %336 = mul nsw i64 %334, %335
  %337 = add nsw i64 %336, %320
  br label %338

338:                                              ; preds = %332, %328, %326
  %339 = phi i64 [ %320, %326 ], [ %337, %332 ], [ %320, %328 ]
  %340 = phi i64 [ %327, %326 ], [ %319, %332 ], [ %319, %328 ]
  %341 = add nuw nsw i64 %318, 1
  %342 = icmp eq i64 %341, %310
  br i1 %342, label %315, label %317

343:                                              ; preds = %315
  %344 = icmp eq i64 %340, 0
  br i1 %344, label %345, label %349

345:                                              ; preds = %343, %306
  %346 = phi i64 [ %339, %343 ], [ 1, %306 ]
  %347 = sitofp i64 %346 to double
  %348 = fmul double %308, %347
  br label %349

349:                                              ; preds = %345, %343
  %350 = phi double [ %308, %343 ], [ %348, %345 ]
  %351 = add nuw nsw i64 %307, 1
  %352 = icmp slt i64 %351, %302
  %353 = fcmp une double %350, 0.000000e+00
  %354 = select i1 %352, i1 %353, i1 false
  br i1 %354, label %306, label %312

355:                                              ; preds = %312, %292, %285
  %356 = phi double [ %314, %312 ], [ %286, %292 ], [ %286, %285 ]
  %357 = add nuw nsw i64 %287, 1
  %358 = icmp eq i64 %357, %216
  br i1 %358, label %359, label %285

359:                                              ; preds = %355
  %360 = getelementptr inbounds [8 x double], ptr %7, i64 0, i64 %250
  store double %356, ptr %360, align 8
  %361 = fcmp ogt double %356, 0.000000e+00
  br i1 %361, label %390, label %393

362:                                              ; preds = %385, %269
  %363 = phi double [ 1.000000e+00, %269 ], [ %386, %385 ]
  %364 = phi i64 [ 0, %269 ], [ %387, %385 ]
  %365 = phi i64 [ 0, %269 ], [ %388, %385 ]
  %366 = shl nuw i64 1, %364
  %367 = and i64 %366, %256
  %368 = icmp eq i64 %367, 0
  br i1 %368, label %374, label %369

369:                                              ; preds = %362
  %370 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %364
  %371 = load i64, ptr %370, align 8
  %372 = sitofp i64 %371 to double
  %373 = fmul double %363, %372
  store double %373, ptr %263, align 8
  br label %374

374:                                              ; preds = %362, %369
  %375 = phi double [ %363, %362 ], [ %373, %369 ]
  %376 = shl i64 2, %364
  %377 = and i64 %376, %256
  %378 = icmp eq i64 %377, 0
  br i1 %378, label %385, label %379

379:                                              ; preds = %374
  %380 = or i64 %364, 1
  %381 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %380
  %382 = load i64, ptr %381, align 8
  %383 = sitofp i64 %382 to double
  %384 = fmul double %375, %383
  store double %384, ptr %263, align 8
  br label %385

385:                                              ; preds = %379, %374
  %386 = phi double [ %375, %374 ], [ %384, %379 ]
  %387 = add nuw nsw i64 %364, 2
  %388 = add i64 %365, 2
  %389 = icmp eq i64 %388, %270
  br i1 %389, label %271, label %362

390:                                              ; preds = %359
  %391 = add nsw i64 %250, 1
  %392 = getelementptr inbounds [8 x i64], ptr %9, i64 0, i64 %250
  store i64 %249, ptr %392, align 8
  br label %393

393:                                              ; preds = %248, %254, %258, %390, %359
  %394 = phi i64 [ %391, %390 ], [ %250, %359 ], [ %250, %258 ], [ %250, %254 ], [ %250, %248 ]
  %395 = add nuw nsw i64 %249, 1
  %396 = icmp eq i64 %395, %216
  br i1 %396, label %230, label %248

397:                                              ; preds = %239, %518
  %398 = phi i64 [ %38, %239 ], [ %519, %518 ]
  %399 = add nsw i64 %398, -1
  %400 = getelementptr inbounds i64, ptr %238, i64 %399
  %401 = load i64, ptr %400, align 8
  %402 = icmp sgt i64 %401, %21
  br i1 %402, label %403, label %523

403:                                              ; preds = %397
  %404 = load ptr, ptr %26, align 8
  %405 = getelementptr inbounds i64, ptr %404, i64 %398
  %406 = load i64, ptr %405, align 8
  %407 = add i64 %406, %240
  br i1 %232, label %408, label %455

408:                                              ; preds = %403
  %409 = sub nsw i64 %407, %224
  %410 = sitofp i64 %409 to double
  %411 = fdiv double %241, %410
  %412 = fmul double %411, 0x3FEFFFFFFFFFDCD1
  %413 = fcmp ugt double %412, 1.000000e+00
  br i1 %413, label %414, label %429

414:                                              ; preds = %408
  %415 = fptosi double %412 to i64
  %416 = sitofp i64 %415 to double
  %417 = fcmp ogt double %412, %416
  %418 = zext i1 %417 to i64
  %419 = load i64, ptr %242, align 8
  %420 = icmp eq i64 %419, 0
  %421 = select i1 %420, i64 1, i64 2
  %422 = load i64, ptr %221, align 8
  %423 = load i64, ptr %243, align 8
  %424 = add i64 %415, -1
  %425 = add i64 %424, %418
  %426 = mul i64 %422, %425
  %427 = mul i64 %426, %421
  %428 = mul i64 %427, %423
  br label %429

429:                                              ; preds = %408, %414
  %430 = phi i64 [ %428, %414 ], [ 0, %408 ]
  %431 = sub nsw i64 %407, %220
  %432 = sitofp i64 %431 to double
  %433 = fdiv double %244, %432
  %434 = fmul double %433, 0x3FEFFFFFFFFFDCD1
  %435 = fcmp ugt double %434, 1.000000e+00
  br i1 %435, label %436, label %451

436:                                              ; preds = %429
  %437 = fptosi double %434 to i64
  %438 = sitofp i64 %437 to double
  %439 = fcmp ogt double %434, %438
  %440 = zext i1 %439 to i64
  %441 = load i64, ptr %245, align 8
  %442 = icmp eq i64 %441, 0
  %443 = select i1 %442, i64 1, i64 2
  %444 = load i64, ptr %217, align 8
  %445 = load i64, ptr %246, align 8
  %446 = add i64 %437, -1
  %447 = add i64 %446, %440
  %448 = mul i64 %444, %447
  %449 = mul i64 %448, %443
  %450 = mul i64 %449, %445
  br label %451

451:                                              ; preds = %429, %436
  %452 = phi i64 [ %450, %436 ], [ 0, %429 ]
  %453 = tail call i64 @llvm.smin.i64(i64 %430, i64 %452)
  %454 = add nsw i64 %453, %21
  br label %455

455:                                              ; preds = %451, %403
  %456 = phi i64 [ %454, %451 ], [ %21, %403 ]
  br i1 %247, label %457, label %459

457:                                              ; preds = %455
  %458 = sitofp i64 %407 to double
  br label %462

459:                                              ; preds = %514, %455
  %460 = phi i64 [ %456, %455 ], [ %515, %514 ]
  %461 = icmp slt i64 %460, %401
  br i1 %461, label %529, label %518

462:                                              ; preds = %457, %514
  %463 = phi i64 [ 0, %457 ], [ %516, %514 ]
  %464 = phi i64 [ %456, %457 ], [ %515, %514 ]
  %465 = getelementptr inbounds [8 x double], ptr %8, i64 0, i64 %463
  %466 = load double, ptr %465, align 8
  %467 = getelementptr inbounds [8 x double], ptr %7, i64 0, i64 %463
  %468 = load double, ptr %467, align 8
  %469 = fmul double %466, %468
  %470 = fdiv double %469, %458
  %471 = fmul double %470, 0x3FEFFFFFFFFFDCD1
  %472 = fptosi double %471 to i64
  %473 = sitofp i64 %472 to double
  %474 = fcmp ogt double %471, %473
  %475 = zext i1 %474 to i64
  %476 = add nsw i64 %475, %472
  %477 = icmp sgt i64 %476, 1
  br i1 %477, label %478, label %514

478:                                              ; preds = %462
  %479 = getelementptr inbounds [8 x i64], ptr %9, i64 0, i64 %463
  %480 = load i64, ptr %479, align 8
  %481 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 9, i64 %480
  %482 = load i64, ptr %481, align 8
  %483 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %480
  %484 = mul nsw i64 %482, %476
  %485 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %480, i32 2
  %486 = load i64, ptr %485, align 8
  %487 = tail call i64 @llvm.smax.i64(i64 %484, i64 %486)
  %488 = load i64, ptr %483, align 8
  %489 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %480, i32 1
  %490 = load i64, ptr %489, align 8
  %491 = icmp eq i64 %490, 0
  br i1 %491, label %498, label %492

492:                                              ; preds = %478
  %493 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %480, i32 5
  %494 = load i64, ptr %493, align 8
  %495 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %480, i32 6
  %496 = load i64, ptr %495, align 8
  %497 = icmp eq i64 %494, %496
  br i1 %497, label %502, label %500

498:                                              ; preds = %478
  %499 = tail call i64 @llvm.smax.i64(i64 %482, i64 %486)
  br label %508

500:                                              ; preds = %492
  %501 = tail call i64 @llvm.smax.i64(i64 %482, i64 %486)
  br label %508

502:                                              ; preds = %492
  %503 = shl nsw i64 %487, 1
  %504 = sub nsw i64 %503, %486
  %505 = tail call i64 @llvm.smax.i64(i64 %482, i64 %486)
  %506 = shl nsw i64 %505, 1
  %507 = sub nsw i64 %506, %486
  br label %508

508:                                              ; preds = %500, %498, %502
  %509 = phi i64 [ %504, %502 ], [ %487, %500 ], [ %487, %498 ]
  %510 = phi i64 [ %507, %502 ], [ %501, %500 ], [ %499, %498 ]
  %511 = sub i64 %509, %510
  %512 = mul i64 %511, %488
  %513 = add nsw i64 %512, %464
  br label %514

514:                                              ; preds = %508, %462
  %515 = phi i64 [ %513, %508 ], [ %464, %462 ]
  %516 = add nuw nsw i64 %463, 1
  %517 = icmp eq i64 %516, %231
  br i1 %517, label %459, label %462

518:                                              ; preds = %459
  %519 = add i64 %398, 1
  %520 = icmp eq i64 %519, %236
  br i1 %520, label %521, label %397

521:                                              ; preds = %518
  %522 = add nsw i64 %236, -1
  br label %523

523:                                              ; preds = %397, %235, %521
  %524 = phi i64 [ %522, %521 ], [ %166, %235 ], [ %399, %397 ]
  %525 = getelementptr inbounds i64, ptr %238, i64 %524
  %526 = load i64, ptr %525, align 8
  %527 = icmp sle i64 %526, %21
  %528 = zext i1 %527 to i64
  br label %529

529:                                              ; preds = %459, %230, %523
  %530 = phi i64 [ %528, %523 ], [ 0, %230 ], [ 0, %459 ]
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %9)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %7)
  br label %531

531:                                              ; preds = %18, %170, %163, %40, %529
  %532 = phi i64 [ %530, %529 ], [ 0, %40 ], [ 1, %163 ], [ 0, %170 ], [ 0, %18 ]
  ret i64 %532
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @keep(ptr noundef %0, ptr nocapture noundef %1, ptr nocapture noundef %2, i64 noundef %3, i64 noundef %4) unnamed_addr {
  %6 = alloca [8 x i64], align 16
  %7 = alloca [8 x i64], align 16
  %8 = alloca %struct.State, align 8
  %9 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %3
  %10 = load i64, ptr %0, align 8
  %11 = icmp sgt i64 %10, %4
  br i1 %11, label %12, label %150

12:                                               ; preds = %5
  %13 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %3, i32 5
  br label %14

14:                                               ; preds = %12, %24
  %15 = phi i64 [ %4, %12 ], [ %25, %24 ]
  %16 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %15
  %17 = load i64, ptr %16, align 8
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %19, label %24

19:                                               ; preds = %14
  %20 = load i64, ptr %13, align 8
  %21 = shl nuw i64 1, %15
  %22 = and i64 %20, %21
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %24, label %27

24:                                               ; preds = %14, %19
  %25 = add i64 %15, 1
  %26 = icmp eq i64 %25, %10
  br i1 %26, label %150, label %14

27:                                               ; preds = %19
  %28 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %15
  %29 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 4
  %30 = load i64, ptr %29, align 8
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %32, label %40

32:                                               ; preds = %27
  %33 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 3
  %34 = load i64, ptr %33, align 8
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %36, label %40

36:                                               ; preds = %32
  %37 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %3, i32 6
  %38 = load i64, ptr %37, align 8
  %39 = icmp eq i64 %20, %38
  br label %40

40:                                               ; preds = %36, %32, %27
  %41 = phi i1 [ false, %32 ], [ false, %27 ], [ %39, %36 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %6)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %7)
  %42 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7, i64 %15
  %43 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 8, i64 %15
  %44 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %15
  %45 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4
  %46 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 3
  %47 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %3, i32 6
  %48 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %49 = trunc i64 %15 to i32
  %50 = shl nuw i32 1, %49
  %51 = xor i32 %50, -1
  %52 = sext i32 %51 to i64
  %53 = trunc i64 %3 to i32
  %54 = shl nuw i32 1, %53
  %55 = sext i32 %54 to i64
  %56 = add nsw i64 %15, 1
  br label %57

57:                                               ; preds = %148, %40
  %58 = phi i64 [ 0, %40 ], [ %149, %148 ]
  br i1 %41, label %61, label %59

59:                                               ; preds = %57
  %60 = load i64, ptr %42, align 8
  br label %61

61:                                               ; preds = %57, %59
  %62 = phi i64 [ %60, %59 ], [ 1, %57 ]
  %63 = icmp slt i64 %58, %62
  br i1 %63, label %65, label %64

64:                                               ; preds = %61
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %6)
  br label %341

65:                                               ; preds = %61
  %66 = load ptr, ptr %43, align 8
  %67 = getelementptr inbounds i64, ptr %66, i64 %58
  %68 = load i64, ptr %67, align 8
  %69 = load i64, ptr %44, align 8
  %70 = add i64 %68, -1
  %71 = add i64 %70, %69
  %72 = sdiv i64 %71, %68
  %73 = load i64, ptr %45, align 8
  %74 = icmp eq i64 %73, 0
  br i1 %74, label %75, label %89

75:                                               ; preds = %65
  %76 = load i64, ptr %46, align 8
  %77 = icmp eq i64 %76, 0
  br i1 %77, label %78, label %89

78:                                               ; preds = %75
  %79 = load i64, ptr %29, align 8
  %80 = icmp eq i64 %79, 0
  br i1 %80, label %81, label %89

81:                                               ; preds = %78
  %82 = load i64, ptr %47, align 8
  %83 = and i64 %82, %21
  %84 = icmp ne i64 %83, 0
  %85 = icmp sgt i64 %68, 1
  %86 = and i1 %85, %84
  %87 = icmp slt i64 %68, %69
  %88 = select i1 %86, i1 %87, i1 false
  br i1 %88, label %148, label %89

89:                                               ; preds = %81, %78, %75, %65
  store i64 %68, ptr %28, align 8
  %90 = load i64, ptr %48, align 8
  %91 = icmp sgt i64 %90, 0
  br i1 %91, label %92, label %94

92:                                               ; preds = %89
  %93 = load i64, ptr %29, align 8
  br label %97

94:                                               ; preds = %116, %89
  %95 = load i64, ptr %46, align 8
  %96 = icmp eq i64 %95, 0
  br i1 %96, label %120, label %123

97:                                               ; preds = %92, %116
  %98 = phi i64 [ %90, %92 ], [ %117, %116 ]
  %99 = phi i64 [ 0, %92 ], [ %118, %116 ]
  %100 = shl nuw i64 1, %99
  %101 = and i64 %93, %100
  %102 = icmp eq i64 %101, 0
  br i1 %102, label %116, label %103

103:                                              ; preds = %97
  %104 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 9, i64 %99
  %105 = load i64, ptr %104, align 8
  %106 = getelementptr inbounds [8 x i64], ptr %6, i64 0, i64 %99
  store i64 %105, ptr %106, align 8
  %107 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 10, i64 %99
  %108 = load i64, ptr %107, align 8
  %109 = getelementptr inbounds [8 x i64], ptr %7, i64 0, i64 %99
  store i64 %108, ptr %109, align 8
  %110 = and i64 %108, %21
  %111 = icmp eq i64 %110, 0
  br i1 %111, label %116, label %112

112:                                              ; preds = %103
  %113 = mul nsw i64 %105, %72
  store i64 %113, ptr %104, align 8
  %114 = and i64 %108, %52
  store i64 %114, ptr %107, align 8
  %115 = load i64, ptr %48, align 8
  br label %116

116:                                              ; preds = %97, %112, %103
  %117 = phi i64 [ %98, %97 ], [ %115, %112 ], [ %98, %103 ]
  %118 = add nuw nsw i64 %99, 1
  %119 = icmp slt i64 %118, %117
  br i1 %119, label %97, label %94

120:                                              ; preds = %94
  %121 = tail call fastcc i64 @hopeless(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %2, i64 noundef %55)
  %122 = icmp eq i64 %121, 0
  br i1 %122, label %123, label %124

123:                                              ; preds = %120, %94
  tail call fastcc void @keep(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %2, i64 noundef %3, i64 noundef %56)
  br label %124

124:                                              ; preds = %123, %120
  %125 = load i64, ptr %48, align 8
  %126 = icmp sgt i64 %125, 0
  br i1 %126, label %127, label %129

127:                                              ; preds = %124
  %128 = load i64, ptr %29, align 8
  br label %130

129:                                              ; preds = %144, %124
  store i64 0, ptr %28, align 8
  br label %148

130:                                              ; preds = %127, %144
  %131 = phi i64 [ %125, %127 ], [ %145, %144 ]
  %132 = phi i64 [ 0, %127 ], [ %146, %144 ]
  %133 = shl nuw i64 1, %132
  %134 = and i64 %128, %133
  %135 = icmp eq i64 %134, 0
  br i1 %135, label %144, label %136

136:                                              ; preds = %130
  %137 = getelementptr inbounds [8 x i64], ptr %6, i64 0, i64 %132
  %138 = load i64, ptr %137, align 8
  %139 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 9, i64 %132
  store i64 %138, ptr %139, align 8
  %140 = getelementptr inbounds [8 x i64], ptr %7, i64 0, i64 %132
  %141 = load i64, ptr %140, align 8
  %142 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 10, i64 %132
  store i64 %141, ptr %142, align 8
  %143 = load i64, ptr %48, align 8
  br label %144

144:                                              ; preds = %130, %136
  %145 = phi i64 [ %131, %130 ], [ %143, %136 ]
  %146 = add nuw nsw i64 %132, 1
  %147 = icmp slt i64 %146, %145
  br i1 %147, label %130, label %129

148:                                              ; preds = %81, %129
  %149 = add nuw nsw i64 %58, 1
  br label %57

150:                                              ; preds = %24, %5
  %151 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 1
  %152 = load i64, ptr %151, align 8
  %153 = icmp eq i64 %152, 0
  br i1 %153, label %154, label %174

154:                                              ; preds = %150
  %155 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 9
  %156 = load i64, ptr %155, align 8
  %157 = icmp sgt i64 %156, 0
  br i1 %157, label %161, label %174

158:                                              ; preds = %161
  %159 = add nuw nsw i64 %162, 1
  %160 = icmp eq i64 %159, %156
  br i1 %160, label %174, label %161

161:                                              ; preds = %154, %158
  %162 = phi i64 [ %159, %158 ], [ 0, %154 ]
  %163 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 10, i64 %162
  %164 = load i64, ptr %163, align 8
  %165 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %164
  %166 = load i64, ptr %165, align 8
  %167 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 10, i64 %162, i64 1
  %168 = load i64, ptr %167, align 8
  %169 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %168
  %170 = load i64, ptr %169, align 8
  %171 = icmp eq i64 %166, %170
  br i1 %171, label %158, label %172

172:                                              ; preds = %161
  %173 = icmp slt i64 %166, %170
  br i1 %173, label %174, label %341

174:                                              ; preds = %158, %172, %154, %150
  call void @llvm.lifetime.start.p0(i64 872, ptr nonnull %8)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(872) %8, ptr noundef nonnull align 8 dereferenceable(872) %1, i64 872, i1 false)
  %175 = load i64, ptr %9, align 8
  %176 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %3, i32 4
  %177 = load i64, ptr %176, align 8
  %178 = icmp sgt i64 %177, 0
  br i1 %178, label %179, label %246

179:                                              ; preds = %174, %207
  %180 = phi i64 [ %210, %207 ], [ 0, %174 ]
  %181 = phi i64 [ %209, %207 ], [ %175, %174 ]
  %182 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %3, i32 9, i64 %180
  %183 = load i64, ptr %182, align 8
  %184 = icmp sgt i64 %183, 0
  br i1 %184, label %185, label %207

185:                                              ; preds = %179
  %186 = and i64 %183, 1
  %187 = icmp eq i64 %183, 1
  br i1 %187, label %190, label %188

188:                                              ; preds = %185
  %189 = and i64 %183, -2
  br label %212

190:                                              ; preds = %241, %185
  %191 = phi i64 [ undef, %185 ], [ %242, %241 ]
  %192 = phi i64 [ 0, %185 ], [ %243, %241 ]
  %193 = phi i64 [ 1, %185 ], [ %242, %241 ]
  %194 = icmp eq i64 %186, 0
  br i1 %194, label %207, label %195

195:                                              ; preds = %190
  %196 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %3, i32 10, i64 %180, i64 %192
  %197 = load i64, ptr %196, align 8
  %198 = getelementptr inbounds i64, ptr %8, i64 %197
  %199 = load i64, ptr %198, align 8
  %200 = icmp eq i64 %199, 0
  br i1 %200, label %207, label %201

201:                                              ; preds = %195
  %202 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %3, i32 11, i64 %180, i64 %192
  %203 = load i64, ptr %202, align 8
  %204 = add nsw i64 %199, -1
  %205 = mul nsw i64 %203, %204
  %206 = add nsw i64 %205, %193
  br label %207

207:                                              ; preds = %190, %201, %195, %179
  %208 = phi i64 [ 1, %179 ], [ %191, %190 ], [ %206, %201 ], [ %193, %195 ]
  %209 = mul nsw i64 %208, %181
  %210 = add nuw nsw i64 %180, 1
  %211 = icmp eq i64 %210, %177
  br i1 %211, label %246, label %179

212:                                              ; preds = %241, %188
  %213 = phi i64 [ 0, %188 ], [ %243, %241 ]
  %214 = phi i64 [ 1, %188 ], [ %242, %241 ]
  %215 = phi i64 [ 0, %188 ], [ %244, %241 ]
  %216 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %3, i32 10, i64 %180, i64 %213
  %217 = load i64, ptr %216, align 8
  %218 = getelementptr inbounds i64, ptr %8, i64 %217
  %219 = load i64, ptr %218, align 8
  %220 = icmp eq i64 %219, 0
  br i1 %220, label %227, label %221

221:                                              ; preds = %212
  %222 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %3, i32 11, i64 %180, i64 %213
  %223 = load i64, ptr %222, align 8
  %224 = add nsw i64 %219, -1
  %225 = mul nsw i64 %223, %224
  %226 = add nsw i64 %225, %214
  br label %227

227:                                              ; preds = %221, %212
  %228 = phi i64 [ %226, %221 ], [ %214, %212 ]
  %229 = or i64 %213, 1
  %230 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %3, i32 10, i64 %180, i64 %229
  %231 = load i64, ptr %230, align 8
  %232 = getelementptr inbounds i64, ptr %8, i64 %231
  %233 = load i64, ptr %232, align 8
  %234 = icmp eq i64 %233, 0
  br i1 %234, label %241, label %235

235:                                              ; preds = %227
  %236 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %3, i32 11, i64 %180, i64 %229
  %237 = load i64, ptr %236, align 8
  %238 = add nsw i64 %233, -1
  %239 = mul nsw i64 %237, %238
  %240 = add nsw i64 %239, %228
  br label %241

241:                                              ; preds = %235, %227
  %242 = phi i64 [ %240, %235 ], [ %228, %227 ]
  %243 = add nuw nsw i64 %213, 2
  %244 = add i64 %215, 2
  %245 = icmp eq i64 %244, %189
  br i1 %245, label %190, label %212

246:                                              ; preds = %207, %174
  %247 = phi i64 [ %175, %174 ], [ %209, %207 ]
  %248 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 8
  %249 = load i64, ptr %248, align 8
  %250 = add nsw i64 %249, %247
  store i64 %250, ptr %248, align 8
  %251 = trunc i64 %3 to i32
  %252 = shl nuw i32 1, %251
  %253 = sext i32 %252 to i64
  %254 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 4
  %255 = load i64, ptr %254, align 8
  %256 = or i64 %255, %253
  store i64 %256, ptr %254, align 8
  %257 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 1
  %258 = load i64, ptr %257, align 8
  %259 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 3, i64 %3
  store i64 %258, ptr %259, align 8
  %260 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 6
  %261 = load i64, ptr %260, align 8
  %262 = or i64 %261, %253
  store i64 %262, ptr %260, align 8
  %263 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 7
  store i64 %262, ptr %263, align 8
  %264 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 12
  store i64 0, ptr %264, align 8
  %265 = icmp sgt i64 %10, 0
  br i1 %265, label %266, label %340

266:                                              ; preds = %246
  %267 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %3, i32 5
  %268 = load i64, ptr %267, align 8
  %269 = and i64 %10, 1
  %270 = icmp eq i64 %10, 1
  br i1 %270, label %273, label %271

271:                                              ; preds = %266
  %272 = and i64 %10, -2
  br label %295

273:                                              ; preds = %322, %266
  %274 = phi i64 [ undef, %266 ], [ %325, %322 ]
  %275 = phi i64 [ 0, %266 ], [ %326, %322 ]
  %276 = phi i64 [ 0, %266 ], [ %325, %322 ]
  %277 = icmp eq i64 %269, 0
  br i1 %277, label %292, label %278

278:                                              ; preds = %273
  %279 = shl nuw i64 1, %275
  %280 = and i64 %268, %279
  %281 = icmp eq i64 %280, 0
  br i1 %281, label %289, label %282

282:                                              ; preds = %278
  %283 = getelementptr inbounds [12 x i64], ptr %8, i64 0, i64 %275
  %284 = load i64, ptr %283, align 8
  %285 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %275
  %286 = load i64, ptr %285, align 8
  %287 = icmp slt i64 %284, %286
  %288 = zext i1 %287 to i64
  br label %289

289:                                              ; preds = %282, %278
  %290 = phi i64 [ 0, %278 ], [ %288, %282 ]
  %291 = or i64 %276, %290
  br label %292

292:                                              ; preds = %273, %289
  %293 = phi i64 [ %274, %273 ], [ %291, %289 ]
  %294 = icmp eq i64 %293, 0
  br i1 %294, label %340, label %329

295:                                              ; preds = %322, %271
  %296 = phi i64 [ 0, %271 ], [ %326, %322 ]
  %297 = phi i64 [ 0, %271 ], [ %325, %322 ]
  %298 = phi i64 [ 0, %271 ], [ %327, %322 ]
  %299 = shl nuw i64 1, %296
  %300 = and i64 %268, %299
  %301 = icmp eq i64 %300, 0
  br i1 %301, label %308, label %302

302:                                              ; preds = %295
  %303 = getelementptr inbounds [12 x i64], ptr %8, i64 0, i64 %296
  %304 = load i64, ptr %303, align 8
  %305 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %296
  %306 = load i64, ptr %305, align 8
  %307 = icmp slt i64 %304, %306
  br label %308

308:                                              ; preds = %302, %295
  %309 = phi i1 [ false, %295 ], [ %307, %302 ]
  %310 = zext i1 %309 to i64
  %311 = or i64 %297, %310
  %312 = shl i64 2, %296
  %313 = and i64 %268, %312
  %314 = icmp eq i64 %313, 0
  br i1 %314, label %322, label %315

315:                                              ; preds = %308
  %316 = or i64 %296, 1
  %317 = getelementptr inbounds [12 x i64], ptr %8, i64 0, i64 %316
  %318 = load i64, ptr %317, align 8
  %319 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %316
  %320 = load i64, ptr %319, align 8
  %321 = icmp slt i64 %318, %320
  br label %322

322:                                              ; preds = %315, %308
  %323 = phi i1 [ false, %308 ], [ %321, %315 ]
  %324 = zext i1 %323 to i64
  %325 = or i64 %311, %324
  %326 = add nuw nsw i64 %296, 2
  %327 = add i64 %298, 2
  %328 = icmp eq i64 %327, %272
  br i1 %328, label %273, label %295

329:                                              ; preds = %292
  %330 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %3, i32 5
  %331 = load i64, ptr %330, align 8
  %332 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %3, i32 6
  %333 = load i64, ptr %332, align 8
  %334 = icmp eq i64 %331, %333
  br i1 %334, label %335, label %340

335:                                              ; preds = %329
  %336 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 3
  %337 = load i64, ptr %336, align 8
  %338 = icmp eq i64 %337, 0
  br i1 %338, label %339, label %340

339:                                              ; preds = %335
  call fastcc void @settle(ptr noundef nonnull %0, ptr noundef nonnull %8, i64 noundef %3, i64 noundef -1)
  br label %340

340:                                              ; preds = %246, %339, %335, %329, %292
  call fastcc void @grow(ptr noundef nonnull %0, ptr noundef nonnull %8, ptr noundef %2)
  call void @llvm.lifetime.end.p0(i64 872, ptr nonnull %8)
  br label %341

341:                                              ; preds = %172, %340, %64
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @settle(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i64 noundef %2, i64 noundef %3) unnamed_addr {
  %5 = alloca [44 x %struct.Loop], align 16
  %6 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %2, i32 5
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %2, i32 6
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %7, %9
  br i1 %10, label %11, label %37

11:                                               ; preds = %4
  %12 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %2, i32 2
  %13 = load i64, ptr %12, align 8
  %14 = load i64, ptr %0, align 8
  %15 = icmp sgt i64 %14, 0
  br i1 %15, label %16, label %152

16:                                               ; preds = %11, %33
  %17 = phi i64 [ %35, %33 ], [ 0, %11 ]
  %18 = phi i64 [ %34, %33 ], [ %13, %11 ]
  %19 = shl nuw i64 1, %17
  %20 = and i64 %19, %7
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %22, label %33

22:                                               ; preds = %16
  %23 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %17
  %24 = load i64, ptr %23, align 8
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %33, label %26

26:                                               ; preds = %22
  %27 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %17
  %28 = load i64, ptr %27, align 8
  %29 = add i64 %24, -1
  %30 = add i64 %29, %28
  %31 = sdiv i64 %30, %24
  %32 = mul nsw i64 %31, %18
  br label %33

33:                                               ; preds = %16, %22, %26
  %34 = phi i64 [ %18, %16 ], [ %32, %26 ], [ %18, %22 ]
  %35 = add nuw nsw i64 %17, 1
  %36 = icmp eq i64 %35, %14
  br i1 %36, label %129, label %16

37:                                               ; preds = %4
  %38 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %2
  call void @llvm.lifetime.start.p0(i64 704, ptr nonnull %5)
  %39 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6
  %40 = load i64, ptr %0, align 8
  %41 = icmp sgt i64 %40, 0
  br i1 %41, label %45, label %42

42:                                               ; preds = %61, %37
  %43 = phi i64 [ 0, %37 ], [ %62, %61 ]
  %44 = icmp sgt i64 %3, -1
  br i1 %44, label %65, label %71

45:                                               ; preds = %37, %61
  %46 = phi i64 [ %63, %61 ], [ 0, %37 ]
  %47 = phi i64 [ %62, %61 ], [ 0, %37 ]
  %48 = icmp eq i64 %46, %3
  br i1 %48, label %61, label %49

49:                                               ; preds = %45
  %50 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %46
  %51 = load i64, ptr %50, align 8
  %52 = icmp eq i64 %51, 0
  br i1 %52, label %61, label %53

53:                                               ; preds = %49
  %54 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %46
  %55 = load i64, ptr %54, align 8
  %56 = icmp slt i64 %51, %55
  br i1 %56, label %57, label %61

57:                                               ; preds = %53
  %58 = getelementptr inbounds %struct.Loop, ptr %5, i64 %47
  store i64 %46, ptr %58, align 16
  %59 = add nsw i64 %47, 1
  %60 = getelementptr inbounds %struct.Loop, ptr %5, i64 %47, i32 1
  store i64 %51, ptr %60, align 8
  br label %61

61:                                               ; preds = %57, %53, %49, %45
  %62 = phi i64 [ %59, %57 ], [ %47, %53 ], [ %47, %49 ], [ %47, %45 ]
  %63 = add nuw nsw i64 %46, 1
  %64 = icmp eq i64 %63, %40
  br i1 %64, label %42, label %45

65:                                               ; preds = %42
  %66 = getelementptr inbounds %struct.Loop, ptr %5, i64 %43
  store i64 %3, ptr %66, align 16
  %67 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %3
  %68 = load i64, ptr %67, align 8
  %69 = add nsw i64 %43, 1
  %70 = getelementptr inbounds %struct.Loop, ptr %5, i64 %43, i32 1
  store i64 %68, ptr %70, align 8
  br label %71

71:                                               ; preds = %65, %42
  %72 = phi i64 [ %69, %65 ], [ %43, %42 ]
  %73 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 1
  %74 = load i64, ptr %73, align 8
  %75 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 3, i64 %2
  %76 = load i64, ptr %75, align 8
  %77 = icmp sgt i64 %74, %76
  br i1 %77, label %78, label %105

78:                                               ; preds = %71
  %79 = sub i64 %74, %76
  %80 = add i64 %76, 1
  %81 = and i64 %79, 1
  %82 = icmp eq i64 %81, 0
  br i1 %82, label %88, label %83

83:                                               ; preds = %78
  %84 = add nsw i64 %74, -1
  %85 = add nsw i64 %72, 1
  %86 = getelementptr inbounds %struct.Loop, ptr %5, i64 %72
  %87 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %84
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %86, ptr noundef nonnull align 8 dereferenceable(16) %87, i64 16, i1 false)
  br label %88

88:                                               ; preds = %83, %78
  %89 = phi i64 [ %74, %78 ], [ %84, %83 ]
  %90 = phi i64 [ %72, %78 ], [ %85, %83 ]
  %91 = phi i64 [ undef, %78 ], [ %85, %83 ]
  %92 = icmp eq i64 %74, %80
  br i1 %92, label %105, label %93

93:                                               ; preds = %88, %93
  %94 = phi i64 [ %100, %93 ], [ %89, %88 ]
  %95 = phi i64 [ %101, %93 ], [ %90, %88 ]
  %96 = add nsw i64 %94, -1
  %97 = add nsw i64 %95, 1
  %98 = getelementptr inbounds %struct.Loop, ptr %5, i64 %95
  %99 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %96
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %98, ptr noundef nonnull align 8 dereferenceable(16) %99, i64 16, i1 false)
  %100 = add nsw i64 %94, -2
  %101 = add nsw i64 %95, 2
  %102 = getelementptr inbounds %struct.Loop, ptr %5, i64 %97
  %103 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %100
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %102, ptr noundef nonnull align 8 dereferenceable(16) %103, i64 16, i1 false)
  %104 = icmp sgt i64 %100, %76
  br i1 %104, label %93, label %105

105:                                              ; preds = %88, %93, %71
  %106 = phi i64 [ %72, %71 ], [ %91, %88 ], [ %101, %93 ]
  br i1 %41, label %107, label %119

107:                                              ; preds = %105, %107
  %108 = phi i64 [ %116, %107 ], [ 0, %105 ]
  %109 = getelementptr inbounds [12 x i64], ptr @moved.c, i64 0, i64 %108
  store i64 0, ptr %109, align 8
  %110 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 3, i64 %108
  store i64 1, ptr %110, align 8
  %111 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 2, i64 %108
  store i64 1, ptr %111, align 8
  %112 = getelementptr inbounds i64, ptr %39, i64 %108
  %113 = load i64, ptr %112, align 8
  %114 = getelementptr inbounds %struct.Extents, ptr %111, i64 0, i32 1
  store i64 %113, ptr %114, align 8
  %115 = getelementptr inbounds %struct.Extents, ptr %111, i64 0, i32 2
  store i64 1, ptr %115, align 8
  %116 = add nuw nsw i64 %108, 1
  %117 = load i64, ptr %0, align 8
  %118 = icmp slt i64 %116, %117
  br i1 %118, label %107, label %119

119:                                              ; preds = %107, %105
  %120 = icmp sgt i64 %106, 0
  br i1 %120, label %121, label %126

121:                                              ; preds = %119, %121
  %122 = phi i64 [ %124, %121 ], [ 0, %119 ]
  %123 = getelementptr inbounds %struct.Loop, ptr %5, i64 %122
  call fastcc void @inside(ptr noundef nonnull @moved.c, ptr noundef nonnull %123)
  %124 = add nuw nsw i64 %122, 1
  %125 = icmp eq i64 %124, %106
  br i1 %125, label %126, label %121

126:                                              ; preds = %121, %119
  %127 = call fastcc i64 @arrive(ptr noundef nonnull %0, ptr noundef nonnull @moved.c, ptr noundef nonnull %38, ptr noundef nonnull %5, i64 noundef %106, i64 noundef 0)
  call void @llvm.lifetime.end.p0(i64 704, ptr nonnull %5)
  %128 = load i64, ptr %0, align 8
  br label %129

129:                                              ; preds = %33, %126
  %130 = phi i64 [ %128, %126 ], [ %14, %33 ]
  %131 = phi i64 [ %127, %126 ], [ %34, %33 ]
  %132 = icmp sgt i64 %130, 0
  br i1 %132, label %133, label %152

133:                                              ; preds = %129
  %134 = and i64 %130, 1
  %135 = icmp eq i64 %130, 1
  br i1 %135, label %138, label %136

136:                                              ; preds = %133
  %137 = and i64 %130, -2
  br label %163

138:                                              ; preds = %163, %133
  %139 = phi i64 [ undef, %133 ], [ %183, %163 ]
  %140 = phi i64 [ 0, %133 ], [ %184, %163 ]
  %141 = phi i64 [ 0, %133 ], [ %183, %163 ]
  %142 = icmp eq i64 %134, 0
  br i1 %142, label %152, label %143

143:                                              ; preds = %138
  %144 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %140
  %145 = load i64, ptr %144, align 8
  %146 = icmp eq i64 %145, 0
  %147 = trunc i64 %140 to i32
  %148 = shl nuw i32 1, %147
  %149 = sext i32 %148 to i64
  %150 = select i1 %146, i64 %149, i64 0
  %151 = or i64 %150, %141
  br label %152

152:                                              ; preds = %143, %138, %11, %129
  %153 = phi i64 [ %131, %129 ], [ %13, %11 ], [ %131, %138 ], [ %131, %143 ]
  %154 = phi i64 [ 0, %129 ], [ 0, %11 ], [ %139, %138 ], [ %151, %143 ]
  %155 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 9, i64 %2
  store i64 %153, ptr %155, align 8
  %156 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 10, i64 %2
  store i64 %154, ptr %156, align 8
  %157 = trunc i64 %2 to i32
  %158 = shl nuw i32 1, %157
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 5
  %161 = load i64, ptr %160, align 8
  %162 = or i64 %161, %159
  store i64 %162, ptr %160, align 8
  ret void

163:                                              ; preds = %163, %136
  %164 = phi i64 [ 0, %136 ], [ %184, %163 ]
  %165 = phi i64 [ 0, %136 ], [ %183, %163 ]
  %166 = phi i64 [ 0, %136 ], [ %185, %163 ]
  %167 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %164
  %168 = load i64, ptr %167, align 8
  %169 = icmp eq i64 %168, 0
  %170 = trunc i64 %164 to i32
  %171 = shl nuw i32 1, %170
  %172 = sext i32 %171 to i64
  %173 = select i1 %169, i64 %172, i64 0
  %174 = or i64 %173, %165
  %175 = or i64 %164, 1
  %176 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %175
  %177 = load i64, ptr %176, align 8
  %178 = icmp eq i64 %177, 0
  %179 = trunc i64 %175 to i32
  %180 = shl nuw i32 1, %179
  %181 = sext i32 %180 to i64
  %182 = select i1 %178, i64 %181, i64 0
  %183 = or i64 %182, %174
  %184 = add nuw nsw i64 %164, 2
  %185 = add i64 %166, 2
  %186 = icmp eq i64 %185, %137
  br i1 %186, label %138, label %163
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc void @trade(ptr noalias nocapture sret(%struct.Trade) align 8 %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4) unnamed_addr {
  %6 = load i64, ptr %1, align 8
  %7 = getelementptr inbounds %struct.Tensor, ptr %1, i64 0, i32 4
  %8 = load i64, ptr %7, align 8
  %9 = icmp sgt i64 %8, 0
  br i1 %9, label %10, label %77

10:                                               ; preds = %5, %38
  %11 = phi i64 [ %41, %38 ], [ 0, %5 ]
  %12 = phi i64 [ %40, %38 ], [ %6, %5 ]
  %13 = getelementptr inbounds %struct.Tensor, ptr %1, i64 0, i32 9, i64 %11
  %14 = load i64, ptr %13, align 8
  %15 = icmp sgt i64 %14, 0
  br i1 %15, label %16, label %38

16:                                               ; preds = %10
  %17 = and i64 %14, 1
  %18 = icmp eq i64 %14, 1
  br i1 %18, label %21, label %19

19:                                               ; preds = %16
  %20 = and i64 %14, -2
  br label %43

21:                                               ; preds = %72, %16
  %22 = phi i64 [ undef, %16 ], [ %73, %72 ]
  %23 = phi i64 [ 0, %16 ], [ %74, %72 ]
  %24 = phi i64 [ 1, %16 ], [ %73, %72 ]
  %25 = icmp eq i64 %17, 0
  br i1 %25, label %38, label %26

26:                                               ; preds = %21
  %27 = getelementptr inbounds %struct.Tensor, ptr %1, i64 0, i32 10, i64 %11, i64 %23
  %28 = load i64, ptr %27, align 8
  %29 = getelementptr inbounds i64, ptr %4, i64 %28
  %30 = load i64, ptr %29, align 8
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %38, label %32

32:                                               ; preds = %26
  %33 = getelementptr inbounds %struct.Tensor, ptr %1, i64 0, i32 11, i64 %11, i64 %23
  %34 = load i64, ptr %33, align 8
  %35 = add nsw i64 %30, -1
  %36 = mul nsw i64 %34, %35
  %37 = add nsw i64 %36, %24
  br label %38

38:                                               ; preds = %21, %32, %26, %10
  %39 = phi i64 [ 1, %10 ], [ %22, %21 ], [ %37, %32 ], [ %24, %26 ]
  %40 = mul nsw i64 %39, %12
  %41 = add nuw nsw i64 %11, 1
  %42 = icmp eq i64 %41, %8
  br i1 %42, label %77, label %10

43:                                               ; preds = %72, %19
  %44 = phi i64 [ 0, %19 ], [ %74, %72 ]
  %45 = phi i64 [ 1, %19 ], [ %73, %72 ]
  %46 = phi i64 [ 0, %19 ], [ %75, %72 ]
  %47 = getelementptr inbounds %struct.Tensor, ptr %1, i64 0, i32 10, i64 %11, i64 %44
  %48 = load i64, ptr %47, align 8
  %49 = getelementptr inbounds i64, ptr %4, i64 %48
  %50 = load i64, ptr %49, align 8
  %51 = icmp eq i64 %50, 0
  br i1 %51, label %58, label %52

52:                                               ; preds = %43
  %53 = getelementptr inbounds %struct.Tensor, ptr %1, i64 0, i32 11, i64 %11, i64 %44
  %54 = load i64, ptr %53, align 8
  %55 = add nsw i64 %50, -1
  %56 = mul nsw i64 %54, %55
  %57 = add nsw i64 %56, %45
  br label %58

58:                                               ; preds = %52, %43
  %59 = phi i64 [ %57, %52 ], [ %45, %43 ]
  %60 = or i64 %44, 1
  %61 = getelementptr inbounds %struct.Tensor, ptr %1, i64 0, i32 10, i64 %11, i64 %60
  %62 = load i64, ptr %61, align 8
  %63 = getelementptr inbounds i64, ptr %4, i64 %62
  %64 = load i64, ptr %63, align 8
  %65 = icmp eq i64 %64, 0
  br i1 %65, label %72, label %66

66:                                               ; preds = %58
  %67 = getelementptr inbounds %struct.Tensor, ptr %1, i64 0, i32 11, i64 %11, i64 %60
  %68 = load i64, ptr %67, align 8
  %69 = add nsw i64 %64, -1
  %70 = mul nsw i64 %68, %69
  %71 = add nsw i64 %70, %59
  br label %72

72:                                               ; preds = %66, %58
  %73 = phi i64 [ %71, %66 ], [ %59, %58 ]
  %74 = add nuw nsw i64 %44, 2
  %75 = add i64 %46, 2
  %76 = icmp eq i64 %75, %20
  br i1 %76, label %21, label %43

77:                                               ; preds = %38, %5
  %78 = phi i64 [ %6, %5 ], [ %40, %38 ]
  store i64 %78, ptr %0, align 8
  %79 = getelementptr inbounds %struct.Trade, ptr %0, i64 0, i32 1
  store double 1.000000e+00, ptr %79, align 8
  %80 = getelementptr inbounds %struct.Trade, ptr %0, i64 0, i32 2
  %81 = load i64, ptr %2, align 8
  %82 = sitofp i64 %81 to double
  store double %82, ptr %80, align 8
  %83 = getelementptr inbounds %struct.Trade, ptr %0, i64 0, i32 3
  store ptr %1, ptr %83, align 8
  %84 = getelementptr inbounds %struct.Tensor, ptr %2, i64 0, i32 5
  %85 = load i64, ptr %84, align 8
  %86 = getelementptr inbounds %struct.Tensor, ptr %1, i64 0, i32 5
  %87 = load i64, ptr %86, align 8
  %88 = xor i64 %87, -1
  %89 = and i64 %85, %88
  %90 = getelementptr inbounds %struct.Tensor, ptr %1, i64 0, i32 6
  %91 = load i64, ptr %90, align 8
  %92 = icmp eq i64 %87, %91
  br i1 %92, label %93, label %193

93:                                               ; preds = %77
  %94 = getelementptr inbounds %struct.Tensor, ptr %2, i64 0, i32 4
  %95 = load i64, ptr %94, align 8
  %96 = icmp sgt i64 %95, 0
  br i1 %96, label %97, label %144

97:                                               ; preds = %93, %138
  %98 = phi i1 [ %141, %138 ], [ true, %93 ]
  %99 = phi i64 [ %140, %138 ], [ 0, %93 ]
  %100 = phi double [ %139, %138 ], [ %82, %93 ]
  %101 = getelementptr inbounds %struct.Tensor, ptr %2, i64 0, i32 9, i64 %99
  %102 = load i64, ptr %101, align 8
  %103 = icmp sgt i64 %102, 0
  br i1 %103, label %106, label %134

104:                                              ; preds = %127
  %105 = icmp slt i64 %129, 2
  br i1 %105, label %132, label %143

106:                                              ; preds = %97, %127
  %107 = phi i64 [ %130, %127 ], [ 0, %97 ]
  %108 = phi i64 [ %129, %127 ], [ 0, %97 ]
  %109 = phi i64 [ %128, %127 ], [ 1, %97 ]
  %110 = getelementptr inbounds %struct.Tensor, ptr %2, i64 0, i32 10, i64 %99, i64 %107
  %111 = load i64, ptr %110, align 8
  %112 = shl nuw i64 1, %111
  %113 = and i64 %112, %89
  %114 = icmp eq i64 %113, 0
  br i1 %114, label %117, label %115

115:                                              ; preds = %106
  %116 = add nsw i64 %108, 1
  br label %127

117:                                              ; preds = %106
  %118 = getelementptr inbounds i64, ptr %4, i64 %111
  %119 = load i64, ptr %118, align 8
  %120 = icmp eq i64 %119, 0
  br i1 %120, label %127, label %121

121:                                              ; preds = %117
  %122 = getelementptr inbounds %struct.Tensor, ptr %2, i64 0, i32 11, i64 %99, i64 %107
  %123 = load i64, ptr %122, align 8
  %124 = add nsw i64 %119, -1
  %125 = mul nsw i64 %123, %124
  %126 = add nsw i64 %125, %109
  br label %127

127:                                              ; preds = %117, %121, %115
  %128 = phi i64 [ %109, %115 ], [ %126, %121 ], [ %109, %117 ]
  %129 = phi i64 [ %116, %115 ], [ %108, %121 ], [ %108, %117 ]
  %130 = add nuw nsw i64 %107, 1
  %131 = icmp eq i64 %130, %102
  br i1 %131, label %104, label %106

132:                                              ; preds = %104
  %133 = icmp eq i64 %129, 0
  br i1 %133, label %134, label %138

134:                                              ; preds = %97, %132
  %135 = phi i64 [ %128, %132 ], [ 1, %97 ]
  %136 = sitofp i64 %135 to double
  %137 = fmul double %100, %136
  store double %137, ptr %80, align 8
  br label %138

138:                                              ; preds = %134, %132
  %139 = phi double [ %137, %134 ], [ %100, %132 ]
  %140 = add nuw nsw i64 %99, 1
  %141 = icmp slt i64 %140, %95
  %142 = icmp eq i64 %140, %95
  br i1 %142, label %144, label %97

143:                                              ; preds = %104
  br i1 %98, label %193, label %144

144:                                              ; preds = %138, %93, %143
  %145 = load i64, ptr %3, align 8
  %146 = icmp sgt i64 %145, 0
  br i1 %146, label %147, label %193

147:                                              ; preds = %144
  %148 = and i64 %145, 1
  %149 = icmp eq i64 %145, 1
  br i1 %149, label %180, label %150

150:                                              ; preds = %147
  %151 = and i64 %145, -2
  br label %152

152:                                              ; preds = %175, %150
  %153 = phi i64 [ 0, %150 ], [ %177, %175 ]
  %154 = phi double [ 1.000000e+00, %150 ], [ %176, %175 ]
  %155 = phi i64 [ 0, %150 ], [ %178, %175 ]
  %156 = shl nuw i64 1, %153
  %157 = and i64 %156, %89
  %158 = icmp eq i64 %157, 0
  br i1 %158, label %164, label %159

159:                                              ; preds = %152
  %160 = getelementptr inbounds %struct.Problem, ptr %3, i64 0, i32 6, i64 %153
  %161 = load i64, ptr %160, align 8
  %162 = sitofp i64 %161 to double
  %163 = fmul double %154, %162
  store double %163, ptr %79, align 8
  br label %164

164:                                              ; preds = %152, %159
  %165 = phi double [ %154, %152 ], [ %163, %159 ]
  %166 = shl i64 2, %153
  %167 = and i64 %166, %89
  %168 = icmp eq i64 %167, 0
  br i1 %168, label %175, label %169

169:                                              ; preds = %164
  %170 = or i64 %153, 1
  %171 = getelementptr inbounds %struct.Problem, ptr %3, i64 0, i32 6, i64 %170
  %172 = load i64, ptr %171, align 8
  %173 = sitofp i64 %172 to double
  %174 = fmul double %165, %173
  store double %174, ptr %79, align 8
  br label %175

175:                                              ; preds = %169, %164
  %176 = phi double [ %165, %164 ], [ %174, %169 ]
  %177 = add nuw nsw i64 %153, 2
  %178 = add i64 %155, 2
  %179 = icmp eq i64 %178, %151
  br i1 %179, label %180, label %152

180:                                              ; preds = %175, %147
  %181 = phi i64 [ 0, %147 ], [ %177, %175 ]
  %182 = phi double [ 1.000000e+00, %147 ], [ %176, %175 ]
  %183 = icmp eq i64 %148, 0
  br i1 %183, label %193, label %184

184:                                              ; preds = %180
  %185 = shl nuw i64 1, %181
  %186 = and i64 %185, %89
  %187 = icmp eq i64 %186, 0
  br i1 %187, label %193, label %188

188:                                              ; preds = %184
  %189 = getelementptr inbounds %struct.Problem, ptr %3, i64 0, i32 6, i64 %181
  %190 = load i64, ptr %189, align 8
  %191 = sitofp i64 %190 to double
  %192 = fmul double %182, %191
  store double %192, ptr %79, align 8
  br label %193

193:                                              ; preds = %180, %188, %184, %144, %77, %143
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none)
define internal fastcc i64 @arrive.1(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3) unnamed_addr {
  %5 = alloca [8 x [12 x i64]], align 16
  %6 = alloca [8 x i64], align 16
  %7 = alloca [12 x i64], align 16
  %8 = alloca [8 x i64], align 16
  %9 = alloca [12 x ptr], align 16
  call void @llvm.lifetime.start.p0(i64 768, ptr nonnull %5)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %6)
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %7)
  %10 = load i64, ptr %0, align 8
  %11 = icmp sgt i64 %10, 0
  br i1 %11, label %20, label %12

12:                                               ; preds = %20, %4
  %13 = phi i64 [ %10, %4 ], [ %24, %20 ]
  %14 = icmp sgt i64 %2, 0
  br i1 %14, label %15, label %37

15:                                               ; preds = %12
  %16 = and i64 %2, 1
  %17 = icmp eq i64 %2, 1
  br i1 %17, label %26, label %18

18:                                               ; preds = %15
  %19 = and i64 %2, -2
  br label %45

20:                                               ; preds = %4, %20
  %21 = phi i64 [ %23, %20 ], [ 0, %4 ]
  %22 = getelementptr inbounds [12 x i64], ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 5), i64 0, i64 %21
  store i64 0, ptr %22, align 8
  %23 = add nuw nsw i64 %21, 1
  %24 = load i64, ptr %0, align 8
  %25 = icmp slt i64 %23, %24
  br i1 %25, label %20, label %12

26:                                               ; preds = %45, %15
  %27 = phi i64 [ 0, %15 ], [ %59, %45 ]
  %28 = icmp eq i64 %16, 0
  br i1 %28, label %35, label %29

29:                                               ; preds = %26
  %30 = getelementptr inbounds %struct.Loop, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 2), i64 %27
  %31 = load i64, ptr %30, align 8
  %32 = getelementptr inbounds [12 x i64], ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 5), i64 0, i64 %31
  %33 = load i64, ptr %32, align 8
  %34 = add nsw i64 %33, 1
  store i64 %34, ptr %32, align 8
  br label %35

35:                                               ; preds = %26, %29
  %36 = load i64, ptr %0, align 8
  br label %37

37:                                               ; preds = %35, %12
  %38 = phi i64 [ %36, %35 ], [ %13, %12 ]
  %39 = icmp sgt i64 %38, 0
  br i1 %39, label %40, label %74

40:                                               ; preds = %37
  %41 = and i64 %38, 3
  %42 = icmp ult i64 %38, 4
  br i1 %42, label %62, label %43

43:                                               ; preds = %40
  %44 = and i64 %38, -4
  br label %83

45:                                               ; preds = %45, %18
  %46 = phi i64 [ 0, %18 ], [ %59, %45 ]
  %47 = phi i64 [ 0, %18 ], [ %60, %45 ]
  %48 = getelementptr inbounds %struct.Loop, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 2), i64 %46
  %49 = load i64, ptr %48, align 8
  %50 = getelementptr inbounds [12 x i64], ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 5), i64 0, i64 %49
  %51 = load i64, ptr %50, align 8
  %52 = add nsw i64 %51, 1
  store i64 %52, ptr %50, align 8
  %53 = or i64 %46, 1
  %54 = getelementptr inbounds %struct.Loop, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 2), i64 %53
  %55 = load i64, ptr %54, align 8
  %56 = getelementptr inbounds [12 x i64], ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 5), i64 0, i64 %55
  %57 = load i64, ptr %56, align 8
  %58 = add nsw i64 %57, 1
  store i64 %58, ptr %56, align 8
  %59 = add nuw nsw i64 %46, 2
  %60 = add i64 %47, 2
  %61 = icmp eq i64 %60, %19
  br i1 %61, label %26, label %45

62:                                               ; preds = %83, %40
  %63 = phi i64 [ 0, %40 ], [ %101, %83 ]
  %64 = icmp eq i64 %41, 0
  br i1 %64, label %74, label %65

65:                                               ; preds = %62, %65
  %66 = phi i64 [ %71, %65 ], [ %63, %62 ]
  %67 = phi i64 [ %72, %65 ], [ 0, %62 ]
  %68 = getelementptr inbounds [12 x i64], ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 5), i64 0, i64 %66
  %69 = load i64, ptr %68, align 8
  %70 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %66
  store i64 %69, ptr %70, align 8
  %71 = add nuw nsw i64 %66, 1
  %72 = add i64 %67, 1
  %73 = icmp eq i64 %72, %41
  br i1 %73, label %74, label %65

74:                                               ; preds = %62, %65, %37
  %75 = getelementptr inbounds %struct.Tensor, ptr %1, i64 0, i32 3
  %76 = load i64, ptr %75, align 8
  %77 = icmp sgt i64 %76, 0
  br i1 %77, label %78, label %114

78:                                               ; preds = %74
  %79 = and i64 %76, 7
  %80 = icmp ult i64 %76, 8
  br i1 %80, label %104, label %81

81:                                               ; preds = %78
  %82 = and i64 %76, -8
  br label %119

83:                                               ; preds = %83, %43
  %84 = phi i64 [ 0, %43 ], [ %101, %83 ]
  %85 = phi i64 [ 0, %43 ], [ %102, %83 ]
  %86 = getelementptr inbounds [12 x i64], ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 5), i64 0, i64 %84
  %87 = load i64, ptr %86, align 8
  %88 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %84
  store i64 %87, ptr %88, align 16
  %89 = or i64 %84, 1
  %90 = getelementptr inbounds [12 x i64], ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 5), i64 0, i64 %89
  %91 = load i64, ptr %90, align 8
  %92 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %89
  store i64 %91, ptr %92, align 8
  %93 = or i64 %84, 2
  %94 = getelementptr inbounds [12 x i64], ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 5), i64 0, i64 %93
  %95 = load i64, ptr %94, align 8
  %96 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %93
  store i64 %95, ptr %96, align 16
  %97 = or i64 %84, 3
  %98 = getelementptr inbounds [12 x i64], ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 5), i64 0, i64 %97
  %99 = load i64, ptr %98, align 8
  %100 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %97
  store i64 %99, ptr %100, align 8
  %101 = add nuw nsw i64 %84, 4
  %102 = add i64 %85, 4
  %103 = icmp eq i64 %102, %44
  br i1 %103, label %62, label %83

104:                                              ; preds = %119, %78
  %105 = phi i64 [ 0, %78 ], [ %137, %119 ]
  %106 = icmp eq i64 %79, 0
  br i1 %106, label %114, label %107

107:                                              ; preds = %104, %107
  %108 = phi i64 [ %111, %107 ], [ %105, %104 ]
  %109 = phi i64 [ %112, %107 ], [ 0, %104 ]
  %110 = getelementptr inbounds [8 x i64], ptr %6, i64 0, i64 %108
  store i64 0, ptr %110, align 8
  %111 = add nuw nsw i64 %108, 1
  %112 = add i64 %109, 1
  %113 = icmp eq i64 %112, %79
  br i1 %113, label %114, label %107

114:                                              ; preds = %104, %107, %74
  br i1 %39, label %115, label %183

115:                                              ; preds = %114
  %116 = getelementptr inbounds %struct.Tensor, ptr %1, i64 0, i32 4
  %117 = load i64, ptr %116, align 8
  %118 = icmp sgt i64 %117, 0
  br label %140

119:                                              ; preds = %119, %81
  %120 = phi i64 [ 0, %81 ], [ %137, %119 ]
  %121 = phi i64 [ 0, %81 ], [ %138, %119 ]
  %122 = getelementptr inbounds [8 x i64], ptr %6, i64 0, i64 %120
  store i64 0, ptr %122, align 16
  %123 = or i64 %120, 1
  %124 = getelementptr inbounds [8 x i64], ptr %6, i64 0, i64 %123
  store i64 0, ptr %124, align 8
  %125 = or i64 %120, 2
  %126 = getelementptr inbounds [8 x i64], ptr %6, i64 0, i64 %125
  store i64 0, ptr %126, align 16
  %127 = or i64 %120, 3
  %128 = getelementptr inbounds [8 x i64], ptr %6, i64 0, i64 %127
  store i64 0, ptr %128, align 8
  %129 = or i64 %120, 4
  %130 = getelementptr inbounds [8 x i64], ptr %6, i64 0, i64 %129
  store i64 0, ptr %130, align 16
  %131 = or i64 %120, 5
  %132 = getelementptr inbounds [8 x i64], ptr %6, i64 0, i64 %131
  store i64 0, ptr %132, align 8
  %133 = or i64 %120, 6
  %134 = getelementptr inbounds [8 x i64], ptr %6, i64 0, i64 %133
  store i64 0, ptr %134, align 16
  %135 = or i64 %120, 7
  %136 = getelementptr inbounds [8 x i64], ptr %6, i64 0, i64 %135
  store i64 0, ptr %136, align 8
  %137 = add nuw nsw i64 %120, 8
  %138 = add i64 %121, 8
  %139 = icmp eq i64 %138, %82
  br i1 %139, label %104, label %119

140:                                              ; preds = %115, %165
  %141 = phi i64 [ 0, %115 ], [ %166, %165 ]
  br i1 %118, label %150, label %165

142:                                              ; preds = %165
  br i1 %39, label %143, label %183

143:                                              ; preds = %142
  %144 = getelementptr inbounds %struct.Tensor, ptr %1, i64 0, i32 5
  %145 = load i64, ptr %144, align 8
  %146 = and i64 %38, 1
  %147 = icmp eq i64 %38, 1
  br i1 %147, label %168, label %148

148:                                              ; preds = %143
  %149 = and i64 %38, -2
  br label %185

150:                                              ; preds = %140, %162
  %151 = phi i64 [ %163, %162 ], [ 0, %140 ]
  %152 = getelementptr inbounds %struct.Tensor, ptr %1, i64 0, i32 8, i64 %151, i64 %141
  %153 = load i64, ptr %152, align 8
  %154 = icmp eq i64 %153, 0
  br i1 %154, label %162, label %155

155:                                              ; preds = %150
  %156 = getelementptr inbounds %struct.Tensor, ptr %1, i64 0, i32 7, i64 %151
  %157 = load i64, ptr %156, align 8
  %158 = getelementptr inbounds [8 x i64], ptr %6, i64 0, i64 %157
  %159 = load i64, ptr %158, align 8
  %160 = add nsw i64 %159, 1
  store i64 %160, ptr %158, align 8
  %161 = getelementptr inbounds [8 x [12 x i64]], ptr %5, i64 0, i64 %157, i64 %159
  store i64 %141, ptr %161, align 8
  br label %165

162:                                              ; preds = %150
  %163 = add nuw nsw i64 %151, 1
  %164 = icmp eq i64 %163, %117
  br i1 %164, label %165, label %150

165:                                              ; preds = %162, %140, %155
  %166 = add nuw nsw i64 %141, 1
  %167 = icmp eq i64 %166, %38
  br i1 %167, label %142, label %140

168:                                              ; preds = %210, %143
  %169 = phi i64 [ undef, %143 ], [ %211, %210 ]
  %170 = phi i64 [ 0, %143 ], [ %212, %210 ]
  %171 = phi i64 [ 1, %143 ], [ %211, %210 ]
  %172 = icmp eq i64 %146, 0
  br i1 %172, label %183, label %173

173:                                              ; preds = %168
  %174 = shl nuw i64 1, %170
  %175 = and i64 %145, %174
  %176 = icmp eq i64 %175, 0
  br i1 %176, label %177, label %183

177:                                              ; preds = %173
  %178 = getelementptr inbounds [12 x i64], ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 5), i64 0, i64 %170
  %179 = load i64, ptr %178, align 8
  %180 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 5, i32 3, i64 %170, i64 %179
  %181 = load i64, ptr %180, align 8
  %182 = mul nsw i64 %181, %171
  br label %183

183:                                              ; preds = %168, %177, %173, %114, %142
  %184 = phi i64 [ 1, %142 ], [ 1, %114 ], [ %169, %168 ], [ %171, %173 ], [ %182, %177 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %8)
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %9)
  br i1 %77, label %215, label %221

185:                                              ; preds = %210, %148
  %186 = phi i64 [ 0, %148 ], [ %212, %210 ]
  %187 = phi i64 [ 1, %148 ], [ %211, %210 ]
  %188 = phi i64 [ 0, %148 ], [ %213, %210 ]
  %189 = shl nuw i64 1, %186
  %190 = and i64 %145, %189
  %191 = icmp eq i64 %190, 0
  br i1 %191, label %192, label %198

192:                                              ; preds = %185
  %193 = getelementptr inbounds [12 x i64], ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 5), i64 0, i64 %186
  %194 = load i64, ptr %193, align 8
  %195 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 5, i32 3, i64 %186, i64 %194
  %196 = load i64, ptr %195, align 8
  %197 = mul nsw i64 %196, %187
  br label %198

198:                                              ; preds = %192, %185
  %199 = phi i64 [ %187, %185 ], [ %197, %192 ]
  %200 = shl i64 2, %186
  %201 = and i64 %145, %200
  %202 = icmp eq i64 %201, 0
  br i1 %202, label %203, label %210

203:                                              ; preds = %198
  %204 = or i64 %186, 1
  %205 = getelementptr inbounds [12 x i64], ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 5), i64 0, i64 %204
  %206 = load i64, ptr %205, align 8
  %207 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 5, i32 3, i64 %204, i64 %206
  %208 = load i64, ptr %207, align 8
  %209 = mul nsw i64 %208, %199
  br label %210

210:                                              ; preds = %203, %198
  %211 = phi i64 [ %199, %198 ], [ %209, %203 ]
  %212 = add nuw nsw i64 %186, 2
  %213 = add i64 %188, 2
  %214 = icmp eq i64 %213, %149
  br i1 %214, label %168, label %185

215:                                              ; preds = %183, %226
  %216 = phi i64 [ %231, %226 ], [ 0, %183 ]
  %217 = phi i64 [ %230, %226 ], [ %184, %183 ]
  %218 = getelementptr inbounds [8 x i64], ptr %6, i64 0, i64 %216
  %219 = load i64, ptr %218, align 8
  %220 = icmp sgt i64 %219, 0
  br i1 %220, label %234, label %226

221:                                              ; preds = %226, %183
  %222 = phi i64 [ %76, %183 ], [ %232, %226 ]
  %223 = phi i64 [ %184, %183 ], [ %230, %226 ]
  br i1 %14, label %224, label %265

224:                                              ; preds = %221
  %225 = getelementptr inbounds %struct.Tensor, ptr %1, i64 0, i32 5
  br label %267

226:                                              ; preds = %261, %215
  %227 = getelementptr inbounds [8 x [12 x i64]], ptr %5, i64 0, i64 %216
  %228 = call fastcc i64 @meet(ptr noundef %1, i64 noundef %216, ptr noundef nonnull %227, i64 noundef %219, ptr noundef nonnull %9, i64 noundef %3)
  %229 = getelementptr inbounds [8 x i64], ptr %8, i64 0, i64 %216
  store i64 %228, ptr %229, align 8
  %230 = mul nsw i64 %228, %217
  %231 = add nuw nsw i64 %216, 1
  %232 = load i64, ptr %75, align 8
  %233 = icmp slt i64 %231, %232
  br i1 %233, label %215, label %221

234:                                              ; preds = %215, %261
  %235 = phi i64 [ %263, %261 ], [ 0, %215 ]
  %236 = getelementptr inbounds [8 x [12 x i64]], ptr %5, i64 0, i64 %216, i64 %235
  %237 = load i64, ptr %236, align 8
  %238 = getelementptr inbounds [12 x i64], ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 5), i64 0, i64 %237
  %239 = load i64, ptr %238, align 8
  %240 = getelementptr inbounds [12 x %struct.Steps], ptr @arrive.still, i64 0, i64 %237
  %241 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 5, i32 2, i64 %237, i64 %239
  store i64 0, ptr %240, align 8
  %242 = load i64, ptr %241, align 8
  %243 = icmp sgt i64 %242, 0
  br i1 %243, label %244, label %261

244:                                              ; preds = %234, %244
  %245 = phi i64 [ %259, %244 ], [ 0, %234 ]
  %246 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 5, i32 2, i64 %237, i64 %239, i32 1, i64 %245
  %247 = load i64, ptr %246, align 8
  %248 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 5, i32 2, i64 %237, i64 %239, i32 2, i64 %245
  %249 = load i64, ptr %248, align 8
  %250 = load i64, ptr %240, align 8
  %251 = getelementptr inbounds [12 x %struct.Steps], ptr @arrive.still, i64 0, i64 %237, i32 1, i64 %250
  store i64 %249, ptr %251, align 8
  %252 = load i64, ptr %240, align 8
  %253 = getelementptr inbounds [12 x %struct.Steps], ptr @arrive.still, i64 0, i64 %237, i32 2, i64 %252
  store i64 0, ptr %253, align 8
  %254 = load i64, ptr %240, align 8
  %255 = getelementptr inbounds [12 x %struct.Steps], ptr @arrive.still, i64 0, i64 %237, i32 3, i64 %254
  store i64 %247, ptr %255, align 8
  %256 = load i64, ptr %240, align 8
  %257 = add nsw i64 %256, 1
  store i64 %257, ptr %240, align 8
  %258 = getelementptr inbounds [12 x %struct.Steps], ptr @arrive.still, i64 0, i64 %237, i32 4, i64 %256
  store i64 %247, ptr %258, align 8
  %259 = add nuw nsw i64 %245, 1
  %260 = icmp eq i64 %259, %242
  br i1 %260, label %261, label %244

261:                                              ; preds = %244, %234
  %262 = getelementptr inbounds [12 x ptr], ptr %9, i64 0, i64 %235
  store ptr %240, ptr %262, align 8
  %263 = add nuw nsw i64 %235, 1
  %264 = icmp eq i64 %263, %219
  br i1 %264, label %226, label %234

265:                                              ; preds = %540, %221
  %266 = phi i64 [ %223, %221 ], [ %326, %540 ]
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %9)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 768, ptr nonnull %5)
  ret i64 %266

267:                                              ; preds = %224, %540
  %268 = phi i64 [ %222, %224 ], [ %541, %540 ]
  %269 = phi i64 [ %222, %224 ], [ %542, %540 ]
  %270 = phi i64 [ %2, %224 ], [ %272, %540 ]
  %271 = phi i64 [ %223, %224 ], [ %326, %540 ]
  %272 = add nsw i64 %270, -1
  %273 = getelementptr inbounds %struct.Loop, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 2), i64 %272
  %274 = load i64, ptr %273, align 8
  %275 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %274
  %276 = load i64, ptr %275, align 8
  %277 = add nsw i64 %276, -1
  store i64 %277, ptr %275, align 8
  %278 = load i64, ptr %0, align 8
  %279 = icmp sgt i64 %278, 0
  br i1 %279, label %280, label %282

280:                                              ; preds = %267
  %281 = load i64, ptr %225, align 8
  br label %289

282:                                              ; preds = %310, %267
  %283 = phi i64 [ 1, %267 ], [ %311, %310 ]
  %284 = icmp sgt i64 %269, 0
  %285 = icmp ne i64 %283, 0
  %286 = select i1 %284, i1 %285, i1 false
  br i1 %286, label %287, label %322

287:                                              ; preds = %282
  %288 = getelementptr inbounds [12 x %struct.Steps], ptr @arrive.one, i64 0, i64 %274
  br label %316

289:                                              ; preds = %280, %310
  %290 = phi i64 [ 0, %280 ], [ %312, %310 ]
  %291 = phi i64 [ 1, %280 ], [ %311, %310 ]
  %292 = shl nuw i64 1, %290
  %293 = and i64 %281, %292
  %294 = icmp eq i64 %293, 0
  br i1 %294, label %295, label %310

295:                                              ; preds = %289
  %296 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %290
  %297 = load i64, ptr %296, align 8
  %298 = icmp eq i64 %290, %274
  %299 = zext i1 %298 to i64
  %300 = add nsw i64 %297, %299
  %301 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 5, i32 3, i64 %290, i64 %300
  %302 = load i64, ptr %301, align 8
  br i1 %298, label %303, label %306

303:                                              ; preds = %295
  %304 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 5, i32 3, i64 %274, i64 %297
  %305 = load i64, ptr %304, align 8
  br label %306

306:                                              ; preds = %303, %295
  %307 = phi i64 [ %305, %303 ], [ 0, %295 ]
  %308 = sub nsw i64 %302, %307
  %309 = mul nsw i64 %308, %291
  br label %310

310:                                              ; preds = %306, %289
  %311 = phi i64 [ %291, %289 ], [ %309, %306 ]
  %312 = add nuw nsw i64 %290, 1
  %313 = icmp slt i64 %312, %278
  %314 = icmp ne i64 %311, 0
  %315 = select i1 %313, i1 %314, i1 false
  br i1 %315, label %289, label %282

316:                                              ; preds = %287, %354
  %317 = phi i64 [ %357, %354 ], [ 0, %287 ]
  %318 = phi i64 [ %356, %354 ], [ %283, %287 ]
  %319 = getelementptr inbounds [8 x i64], ptr %6, i64 0, i64 %317
  %320 = load i64, ptr %319, align 8
  %321 = icmp sgt i64 %320, 0
  br i1 %321, label %333, label %351

322:                                              ; preds = %354, %282
  %323 = phi i64 [ %268, %282 ], [ %358, %354 ]
  %324 = phi i64 [ %269, %282 ], [ %358, %354 ]
  %325 = phi i64 [ %283, %282 ], [ %356, %354 ]
  %326 = sub nsw i64 %271, %325
  %327 = load i64, ptr %225, align 8
  %328 = shl nuw i64 1, %274
  %329 = and i64 %327, %328
  %330 = icmp eq i64 %329, 0
  br i1 %330, label %540, label %362

331:                                              ; preds = %342
  %332 = icmp eq i64 %344, 0
  br i1 %332, label %351, label %348

333:                                              ; preds = %316, %342
  %334 = phi i64 [ %346, %342 ], [ 0, %316 ]
  %335 = phi i64 [ %344, %342 ], [ 0, %316 ]
  %336 = getelementptr inbounds [8 x [12 x i64]], ptr %5, i64 0, i64 %317, i64 %334
  %337 = load i64, ptr %336, align 8
  %338 = icmp eq i64 %337, %274
  br i1 %338, label %339, label %340

339:                                              ; preds = %333
  tail call fastcc void @steps(ptr noundef nonnull getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 5), i64 noundef %274, i64 noundef %277, i64 noundef 1, ptr noundef nonnull %288)
  br label %342

340:                                              ; preds = %333
  %341 = getelementptr inbounds [12 x %struct.Steps], ptr @arrive.still, i64 0, i64 %337
  br label %342

342:                                              ; preds = %340, %339
  %343 = phi ptr [ %288, %339 ], [ %341, %340 ]
  %344 = phi i64 [ 1, %339 ], [ %335, %340 ]
  %345 = getelementptr inbounds [12 x ptr], ptr %9, i64 0, i64 %334
  store ptr %343, ptr %345, align 8
  %346 = add nuw nsw i64 %334, 1
  %347 = icmp eq i64 %346, %320
  br i1 %347, label %331, label %333

348:                                              ; preds = %331
  %349 = getelementptr inbounds [8 x [12 x i64]], ptr %5, i64 0, i64 %317
  %350 = call fastcc i64 @meet(ptr noundef %1, i64 noundef %317, ptr noundef nonnull %349, i64 noundef %320, ptr noundef nonnull %9, i64 noundef %3)
  br label %354

351:                                              ; preds = %316, %331
  %352 = getelementptr inbounds [8 x i64], ptr %8, i64 0, i64 %317
  %353 = load i64, ptr %352, align 8
  br label %354

354:                                              ; preds = %351, %348
  %355 = phi i64 [ %350, %348 ], [ %353, %351 ]
  %356 = mul nsw i64 %355, %318
  %357 = add nuw nsw i64 %317, 1
  %358 = load i64, ptr %75, align 8
  %359 = icmp slt i64 %357, %358
  %360 = icmp ne i64 %356, 0
  %361 = select i1 %359, i1 %360, i1 false
  br i1 %361, label %316, label %322

362:                                              ; preds = %322
  %363 = getelementptr inbounds [12 x %struct.Steps], ptr @arrive.still, i64 0, i64 %274
  %364 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 5, i32 2, i64 %274, i64 %277
  store i64 0, ptr %363, align 8
  %365 = load i64, ptr %364, align 8
  %366 = icmp sgt i64 %365, 0
  br i1 %366, label %367, label %482

367:                                              ; preds = %362
  %368 = getelementptr inbounds [12 x i64], ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 5), i64 0, i64 %274
  %369 = load i64, ptr %368, align 8
  %370 = icmp slt i64 %369, %276
  %371 = add i64 %369, 1
  %372 = sub i64 %371, %276
  %373 = sub i64 %369, %276
  %374 = and i64 %372, 1
  %375 = icmp eq i64 %369, %276
  %376 = and i64 %372, -2
  %377 = icmp eq i64 %374, 0
  %378 = and i64 %372, 3
  %379 = icmp eq i64 %378, 0
  %380 = icmp ult i64 %373, 3
  br label %381

381:                                              ; preds = %473, %367
  %382 = phi i64 [ 0, %367 ], [ %478, %473 ]
  %383 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 5, i32 2, i64 %274, i64 %277, i32 1, i64 %382
  %384 = load i64, ptr %383, align 8
  br i1 %370, label %426, label %385

385:                                              ; preds = %381
  br i1 %375, label %411, label %386

386:                                              ; preds = %385, %386
  %387 = phi i64 [ %406, %386 ], [ 0, %385 ]
  %388 = phi i64 [ %407, %386 ], [ %384, %385 ]
  %389 = phi i64 [ %408, %386 ], [ %277, %385 ]
  %390 = phi i64 [ %409, %386 ], [ 0, %385 ]
  %391 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 5, i32 1, i64 %274, i64 %389
  %392 = load i64, ptr %391, align 8
  %393 = add i64 %388, -1
  %394 = srem i64 %393, %392
  %395 = sub nsw i64 %393, %394
  %396 = freeze i64 %395
  %397 = add nsw i64 %396, %387
  %398 = sub i64 %388, %396
  %399 = add nsw i64 %389, 1
  %400 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 5, i32 1, i64 %274, i64 %399
  %401 = load i64, ptr %400, align 8
  %402 = add i64 %398, -1
  %403 = srem i64 %402, %401
  %404 = sub nsw i64 %402, %403
  %405 = freeze i64 %404
  %406 = add nsw i64 %405, %397
  %407 = sub i64 %398, %405
  %408 = add nsw i64 %389, 2
  %409 = add i64 %390, 2
  %410 = icmp eq i64 %409, %376
  br i1 %410, label %411, label %386

411:                                              ; preds = %386, %385
  %412 = phi i64 [ undef, %385 ], [ %406, %386 ]
  %413 = phi i64 [ undef, %385 ], [ %407, %386 ]
  %414 = phi i64 [ 0, %385 ], [ %406, %386 ]
  %415 = phi i64 [ %384, %385 ], [ %407, %386 ]
  %416 = phi i64 [ %277, %385 ], [ %408, %386 ]
  br i1 %377, label %426, label %417

417:                                              ; preds = %411
  %418 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 5, i32 1, i64 %274, i64 %416
  %419 = load i64, ptr %418, align 8
  %420 = add i64 %415, -1
  %421 = srem i64 %420, %419
  %422 = sub nsw i64 %420, %421
  %423 = freeze i64 %422
  %424 = add nsw i64 %423, %414
  %425 = sub i64 %415, %423
  br label %426

426:                                              ; preds = %417, %411, %381
  %427 = phi i64 [ 0, %381 ], [ %412, %411 ], [ %424, %417 ]
  %428 = phi i64 [ %384, %381 ], [ %413, %411 ], [ %425, %417 ]
  %429 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 5, i32 2, i64 %274, i64 %277, i32 2, i64 %382
  %430 = load i64, ptr %429, align 8
  %431 = load i64, ptr %363, align 8
  %432 = getelementptr inbounds [12 x %struct.Steps], ptr @arrive.still, i64 0, i64 %274, i32 1, i64 %431
  store i64 %430, ptr %432, align 8
  %433 = sub nsw i64 0, %427
  %434 = load i64, ptr %363, align 8
  %435 = getelementptr inbounds [12 x %struct.Steps], ptr @arrive.still, i64 0, i64 %274, i32 2, i64 %434
  store i64 %433, ptr %435, align 8
  %436 = load i64, ptr %363, align 8
  %437 = getelementptr inbounds [12 x %struct.Steps], ptr @arrive.still, i64 0, i64 %274, i32 3, i64 %436
  store i64 %428, ptr %437, align 8
  br i1 %370, label %473, label %438

438:                                              ; preds = %426
  br i1 %379, label %449, label %439

439:                                              ; preds = %438, %439
  %440 = phi i64 [ %446, %439 ], [ %277, %438 ]
  %441 = phi i64 [ %445, %439 ], [ %384, %438 ]
  %442 = phi i64 [ %447, %439 ], [ 0, %438 ]
  %443 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 5, i32 1, i64 %274, i64 %440
  %444 = load i64, ptr %443, align 8
  %445 = tail call i64 @llvm.smin.i64(i64 %441, i64 %444)
  %446 = add nsw i64 %440, 1
  %447 = add i64 %442, 1
  %448 = icmp eq i64 %447, %378
  br i1 %448, label %449, label %439

449:                                              ; preds = %439, %438
  %450 = phi i64 [ undef, %438 ], [ %445, %439 ]
  %451 = phi i64 [ %277, %438 ], [ %446, %439 ]
  %452 = phi i64 [ %384, %438 ], [ %445, %439 ]
  br i1 %380, label %473, label %453

453:                                              ; preds = %449, %453
  %454 = phi i64 [ %471, %453 ], [ %451, %449 ]
  %455 = phi i64 [ %470, %453 ], [ %452, %449 ]
  %456 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 5, i32 1, i64 %274, i64 %454
  %457 = load i64, ptr %456, align 8
  %458 = tail call i64 @llvm.smin.i64(i64 %455, i64 %457)
  %459 = add nsw i64 %454, 1
  %460 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 5, i32 1, i64 %274, i64 %459
  %461 = load i64, ptr %460, align 8
  %462 = tail call i64 @llvm.smin.i64(i64 %458, i64 %461)
  %463 = add nsw i64 %454, 2
  %464 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 5, i32 1, i64 %274, i64 %463
  %465 = load i64, ptr %464, align 8
  %466 = tail call i64 @llvm.smin.i64(i64 %462, i64 %465)
  %467 = add nsw i64 %454, 3
  %468 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 5, i32 1, i64 %274, i64 %467
  %469 = load i64, ptr %468, align 8
  %470 = tail call i64 @llvm.smin.i64(i64 %466, i64 %469)
  %471 = add nsw i64 %454, 4
  %472 = icmp eq i64 %471, %369
  br i1 %472, label %473, label %453

473:                                              ; preds = %449, %453, %426
  %474 = phi i64 [ %384, %426 ], [ %450, %449 ], [ %470, %453 ]
  %475 = load i64, ptr %363, align 8
  %476 = add nsw i64 %475, 1
  store i64 %476, ptr %363, align 8
  %477 = getelementptr inbounds [12 x %struct.Steps], ptr @arrive.still, i64 0, i64 %274, i32 4, i64 %475
  store i64 %474, ptr %477, align 8
  %478 = add nuw nsw i64 %382, 1
  %479 = icmp eq i64 %478, %365
  br i1 %479, label %480, label %381

480:                                              ; preds = %473
  %481 = load i64, ptr %75, align 8
  br label %482

482:                                              ; preds = %480, %362
  %483 = phi i64 [ %481, %480 ], [ %323, %362 ]
  %484 = icmp sgt i64 %483, 0
  br i1 %484, label %485, label %540

485:                                              ; preds = %482, %537
  %486 = phi i64 [ %538, %537 ], [ 0, %482 ]
  %487 = getelementptr inbounds [8 x i64], ptr %6, i64 0, i64 %486
  %488 = load i64, ptr %487, align 8
  %489 = icmp sgt i64 %488, 0
  br i1 %489, label %490, label %537

490:                                              ; preds = %485
  %491 = and i64 %488, 1
  %492 = icmp eq i64 %488, 1
  br i1 %492, label %495, label %493

493:                                              ; preds = %490
  %494 = and i64 %488, -2
  br label %511

495:                                              ; preds = %511, %490
  %496 = phi i64 [ undef, %490 ], [ %527, %511 ]
  %497 = phi i64 [ 0, %490 ], [ %530, %511 ]
  %498 = phi i64 [ 0, %490 ], [ %527, %511 ]
  %499 = icmp eq i64 %491, 0
  br i1 %499, label %508, label %500

500:                                              ; preds = %495
  %501 = getelementptr inbounds [8 x [12 x i64]], ptr %5, i64 0, i64 %486, i64 %497
  %502 = load i64, ptr %501, align 8
  %503 = icmp eq i64 %502, %274
  %504 = zext i1 %503 to i64
  %505 = or i64 %498, %504
  %506 = getelementptr inbounds [12 x %struct.Steps], ptr @arrive.still, i64 0, i64 %502
  %507 = getelementptr inbounds [12 x ptr], ptr %9, i64 0, i64 %497
  store ptr %506, ptr %507, align 8
  br label %508

508:                                              ; preds = %495, %500
  %509 = phi i64 [ %496, %495 ], [ %505, %500 ]
  %510 = icmp eq i64 %509, 0
  br i1 %510, label %537, label %533

511:                                              ; preds = %511, %493
  %512 = phi i64 [ 0, %493 ], [ %530, %511 ]
  %513 = phi i64 [ 0, %493 ], [ %527, %511 ]
  %514 = phi i64 [ 0, %493 ], [ %531, %511 ]
  %515 = getelementptr inbounds [8 x [12 x i64]], ptr %5, i64 0, i64 %486, i64 %512
  %516 = load i64, ptr %515, align 16
  %517 = icmp eq i64 %516, %274
  %518 = zext i1 %517 to i64
  %519 = or i64 %513, %518
  %520 = getelementptr inbounds [12 x %struct.Steps], ptr @arrive.still, i64 0, i64 %516
  %521 = getelementptr inbounds [12 x ptr], ptr %9, i64 0, i64 %512
  store ptr %520, ptr %521, align 16
  %522 = or i64 %512, 1
  %523 = getelementptr inbounds [8 x [12 x i64]], ptr %5, i64 0, i64 %486, i64 %522
  %524 = load i64, ptr %523, align 8
  %525 = icmp eq i64 %524, %274
  %526 = zext i1 %525 to i64
  %527 = or i64 %519, %526
  %528 = getelementptr inbounds [12 x %struct.Steps], ptr @arrive.still, i64 0, i64 %524
  %529 = getelementptr inbounds [12 x ptr], ptr %9, i64 0, i64 %522
  store ptr %528, ptr %529, align 8
  %530 = add nuw nsw i64 %512, 2
  %531 = add i64 %514, 2
  %532 = icmp eq i64 %531, %494
  br i1 %532, label %495, label %511

533:                                              ; preds = %508
  %534 = getelementptr inbounds [8 x [12 x i64]], ptr %5, i64 0, i64 %486
  %535 = call fastcc i64 @meet(ptr noundef %1, i64 noundef %486, ptr noundef nonnull %534, i64 noundef %488, ptr noundef nonnull %9, i64 noundef %3)
  %536 = getelementptr inbounds [8 x i64], ptr %8, i64 0, i64 %486
  store i64 %535, ptr %536, align 8
  br label %537

537:                                              ; preds = %485, %533, %508
  %538 = add nuw nsw i64 %486, 1
  %539 = icmp eq i64 %538, %483
  br i1 %539, label %540, label %485

540:                                              ; preds = %537, %482, %322
  %541 = phi i64 [ %483, %482 ], [ %323, %322 ], [ %483, %537 ]
  %542 = phi i64 [ %483, %482 ], [ %324, %322 ], [ %483, %537 ]
  %543 = icmp sgt i64 %270, 1
  br i1 %543, label %267, label %265
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg)



