; nests.c b9f394f9450964cb48c6875559166eca923cb4da7e1703720d0887b75754ffd2

%struct.All = type { ptr, ptr, [32 x %struct.Loop], [12 x i64], [8 x i64], [8 x i64], [33 x [32 x i64]], [33 x [32 x [256 x %struct.Way]]], i64 }
%struct.Loop = type { i64, i64 }
%struct.Way = type { i64, i64, i64, i64 }
%struct.Chains = type { [12 x i64], [12 x [32 x i64]], [12 x [33 x %struct.Extents]], [12 x [33 x i64]] }
%struct.Extents = type { i64, [64 x i64], [64 x i64] }
%struct.Steps = type { i64, [128 x i64], [128 x i64], [128 x i64], [128 x i64] }
%struct.Problem = type { i64, i64, i64, i64, i64, i64, [12 x i64], [12 x i64], [12 x ptr], i64, [12 x [2 x i64]], [8 x %struct.Tensor] }
%struct.Tensor = type { i64, i64, i64, i64, i64, i64, i64, [8 x i64], [8 x [12 x i64]], [8 x i64], [8 x [12 x i64]], [8 x [12 x i64]] }
%struct.Front = type { i64, i64, i64, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, ptr, i64 }
%struct.Nest = type { i64, [32 x %struct.Loop], [8 x i64], i64 }
%struct.State = type { [12 x i64], i64, [32 x %struct.Loop], [8 x i64], i64, i64, i64, i64, i64, [8 x i64], [8 x i64], i64, i64, i64 }
%struct.Memory = type { i64, i64, i64, [4 x i64], [4 x [8 x i64]] }

@complete.a = internal global %struct.All zeroinitializer, align 8
@moved.c = internal unnamed_addr global %struct.Chains zeroinitializer, align 8
@moved.still = internal global [12 x %struct.Steps] zeroinitializer, align 16
@moved.one = internal global [12 x %struct.Steps] zeroinitializer, align 16
@covered.seen = internal unnamed_addr global [65536 x i8] zeroinitializer, align 16

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define i64 @complete(ptr noundef %0, ptr noundef %1) {
  %3 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %4 = load i64, ptr %3, align 8
  %5 = icmp sgt i64 %4, 5
  br i1 %5, label %145, label %6

6:                                                ; preds = %2
  store ptr %0, ptr @complete.a, align 8
  store ptr %1, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 1), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 8), align 8
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

93:                                               ; preds = %118, %89
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 6, i64 0, i64 1), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 6, i64 0, i64 2), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 6, i64 0, i64 3), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 6, i64 0, i64 4), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 6, i64 0, i64 5), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 6, i64 0, i64 6), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 6, i64 0, i64 7), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 6, i64 0, i64 8), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 6, i64 0, i64 9), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 6, i64 0, i64 10), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 6, i64 0, i64 11), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 6, i64 0, i64 12), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 6, i64 0, i64 13), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 6, i64 0, i64 14), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 6, i64 0, i64 15), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 6, i64 0, i64 16), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 6, i64 0, i64 17), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 6, i64 0, i64 18), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 6, i64 0, i64 19), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 6, i64 0, i64 20), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 6, i64 0, i64 21), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 6, i64 0, i64 22), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 6, i64 0, i64 23), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 6, i64 0, i64 24), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 6, i64 0, i64 25), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 6, i64 0, i64 26), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 6, i64 0, i64 27), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 6, i64 0, i64 28), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 6, i64 0, i64 29), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 6, i64 0, i64 30), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 6, i64 0, i64 31), align 8
  store i64 1, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 6), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 7, i64 0, i64 0, i64 0, i32 3), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 7, i64 0, i64 0, i64 0, i32 1), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 7), align 8
  store i64 0, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 7, i64 0, i64 0, i64 0, i32 2), align 8
  %94 = getelementptr inbounds %struct.Front, ptr %1, i64 0, i32 10
  store i64 0, ptr %94, align 8
  %95 = getelementptr inbounds %struct.Front, ptr %1, i64 0, i32 9
  store i64 0, ptr %95, align 8
  tail call fastcc void @inward(i64 noundef 0)
  %96 = load i64, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 8), align 8
  %97 = icmp eq i64 %96, 0
  %98 = zext i1 %97 to i64
  br label %145

99:                                               ; preds = %89, %118
  %100 = phi i64 [ %124, %118 ], [ 0, %89 ]
  %101 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %100
  %102 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %100, i32 3
  %103 = load i64, ptr %102, align 8
  %104 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %100, i32 4
  %105 = load i64, ptr %104, align 8
  %106 = icmp eq i64 %103, %105
  %107 = zext i1 %106 to i64
  %108 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 4, i64 %100
  store i64 %107, ptr %108, align 8
  %109 = load i64, ptr %104, align 8
  %110 = icmp sgt i64 %109, 0
  br i1 %110, label %111, label %118

111:                                              ; preds = %99, %129
  %112 = phi i64 [ %130, %129 ], [ %109, %99 ]
  %113 = phi i64 [ %131, %129 ], [ %107, %99 ]
  %114 = phi i64 [ %132, %129 ], [ 0, %99 ]
  %115 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %100, i32 9, i64 %114
  %116 = load i64, ptr %115, align 8
  %117 = icmp sgt i64 %116, 0
  br i1 %117, label %134, label %129

118:                                              ; preds = %129, %99
  %119 = load i64, ptr %101, align 8
  %120 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %100, i32 2
  %121 = load i64, ptr %120, align 8
  %122 = mul nsw i64 %121, %119
  %123 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 5, i64 %100
  store i64 %122, ptr %123, align 8
  %124 = add nuw nsw i64 %100, 1
  %125 = load i64, ptr %3, align 8
  %126 = icmp slt i64 %124, %125
  br i1 %126, label %99, label %93

127:                                              ; preds = %134
  %128 = load i64, ptr %104, align 8
  br label %129

129:                                              ; preds = %127, %111
  %130 = phi i64 [ %128, %127 ], [ %112, %111 ]
  %131 = phi i64 [ %141, %127 ], [ %113, %111 ]
  %132 = add nuw nsw i64 %114, 1
  %133 = icmp slt i64 %132, %130
  br i1 %133, label %111, label %118

134:                                              ; preds = %111, %134
  %135 = phi i64 [ %141, %134 ], [ %113, %111 ]
  %136 = phi i64 [ %142, %134 ], [ 0, %111 ]
  %137 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %100, i32 11, i64 %114, i64 %136
  %138 = load i64, ptr %137, align 8
  %139 = icmp eq i64 %138, 1
  %140 = zext i1 %139 to i64
  %141 = and i64 %135, %140
  store i64 %141, ptr %108, align 8
  %142 = add nuw nsw i64 %136, 1
  %143 = load i64, ptr %115, align 8
  %144 = icmp slt i64 %142, %143
  br i1 %144, label %134, label %127

145:                                              ; preds = %2, %93
  %146 = phi i64 [ %98, %93 ], [ 0, %2 ]
  ret i64 %146
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @inward(i64 noundef %0) unnamed_addr {
  %2 = alloca %struct.Nest, align 8
  %3 = alloca [8 x i64], align 16
  %4 = alloca [8 x i64], align 16
  %5 = alloca [32 x i64], align 16
  %6 = alloca [32 x i64], align 16
  %7 = load ptr, ptr @complete.a, align 8
  %8 = getelementptr inbounds %struct.Problem, ptr %7, i64 0, i32 1
  %9 = load i64, ptr %8, align 8
  %10 = trunc i64 %9 to i32
  %11 = shl nsw i32 -1, %10
  %12 = xor i32 %11, -1
  %13 = sext i32 %12 to i64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %3)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %5)
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %6)
  %14 = load ptr, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 1), align 8
  %15 = getelementptr inbounds %struct.Front, ptr %14, i64 0, i32 9
  %16 = load i64, ptr %15, align 8
  %17 = add nsw i64 %16, 1
  store i64 %17, ptr %15, align 8
  %18 = getelementptr inbounds %struct.Front, ptr %14, i64 0, i32 11
  %19 = load i64, ptr %18, align 8
  %20 = icmp slt i64 %16, %19
  br i1 %20, label %21, label %29

21:                                               ; preds = %1
  %22 = icmp sgt i32 %11, -2
  br i1 %22, label %43, label %23

23:                                               ; preds = %21
  %24 = tail call i64 @llvm.smax.i64(i64 %13, i64 1)
  %25 = and i64 %24, 1
  %26 = icmp eq i32 %10, 1
  br i1 %26, label %30, label %27

27:                                               ; preds = %23
  %28 = and i64 %24, 9223372036854775806
  br label %46

29:                                               ; preds = %1
  store i64 1, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 8), align 8
  br label %710

30:                                               ; preds = %46, %23
  %31 = phi i64 [ undef, %23 ], [ %64, %46 ]
  %32 = phi i64 [ 0, %23 ], [ %64, %46 ]
  %33 = phi i64 [ 0, %23 ], [ %65, %46 ]
  %34 = icmp eq i64 %25, 0
  br i1 %34, label %43, label %35

35:                                               ; preds = %30
  %36 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 6, i64 %0, i64 %33
  %37 = load i64, ptr %36, align 8
  %38 = icmp eq i64 %37, 0
  %39 = xor i64 %33, -1
  %40 = and i64 %39, %13
  %41 = select i1 %38, i64 0, i64 %40
  %42 = or i64 %41, %32
  br label %43

43:                                               ; preds = %35, %30, %21
  %44 = phi i64 [ 0, %21 ], [ %31, %30 ], [ %42, %35 ]
  %45 = icmp sgt i64 %9, 0
  br i1 %45, label %73, label %68

46:                                               ; preds = %46, %27
  %47 = phi i64 [ 0, %27 ], [ %64, %46 ]
  %48 = phi i64 [ 0, %27 ], [ %65, %46 ]
  %49 = phi i64 [ 0, %27 ], [ %66, %46 ]
  %50 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 6, i64 %0, i64 %48
  %51 = load i64, ptr %50, align 8
  %52 = icmp eq i64 %51, 0
  %53 = xor i64 %48, -1
  %54 = and i64 %53, %13
  %55 = select i1 %52, i64 0, i64 %54
  %56 = or i64 %55, %47
  %57 = or i64 %48, 1
  %58 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 6, i64 %0, i64 %57
  %59 = load i64, ptr %58, align 8
  %60 = icmp eq i64 %59, 0
  %61 = sub nuw nsw i64 -2, %48
  %62 = and i64 %61, %13
  %63 = select i1 %60, i64 0, i64 %62
  %64 = or i64 %63, %56
  %65 = add nuw nsw i64 %48, 2
  %66 = add i64 %49, 2
  %67 = icmp eq i64 %66, %28
  br i1 %67, label %30, label %46

68:                                               ; preds = %155, %43
  %69 = phi i64 [ %9, %43 ], [ %159, %155 ]
  br i1 %22, label %161, label %70

70:                                               ; preds = %68
  %71 = icmp sgt i64 %69, 0
  %72 = tail call i64 @llvm.smax.i64(i64 %13, i64 1)
  br label %171

73:                                               ; preds = %43, %155
  %74 = phi i64 [ %158, %155 ], [ 0, %43 ]
  %75 = getelementptr inbounds %struct.Problem, ptr %7, i64 0, i32 11, i64 %74
  %76 = shl nuw i64 1, %74
  %77 = and i64 %76, %44
  %78 = icmp eq i64 %77, 0
  br i1 %78, label %81, label %79

79:                                               ; preds = %73
  %80 = tail call fastcc i64 @cost(ptr noundef nonnull %7, ptr noundef nonnull %75, ptr noundef nonnull getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 2), i64 noundef %0)
  br label %81

81:                                               ; preds = %73, %79
  %82 = phi i64 [ %80, %79 ], [ 0, %73 ]
  %83 = getelementptr inbounds [8 x i64], ptr %3, i64 0, i64 %74
  store i64 %82, ptr %83, align 8
  %84 = load i64, ptr %75, align 8
  %85 = getelementptr inbounds %struct.Problem, ptr %7, i64 0, i32 11, i64 %74, i32 4
  %86 = load i64, ptr %85, align 8
  %87 = icmp sgt i64 %86, 0
  br i1 %87, label %88, label %155

88:                                               ; preds = %81, %116
  %89 = phi i64 [ %119, %116 ], [ 0, %81 ]
  %90 = phi i64 [ %118, %116 ], [ %84, %81 ]
  %91 = getelementptr inbounds %struct.Problem, ptr %7, i64 0, i32 11, i64 %74, i32 9, i64 %89
  %92 = load i64, ptr %91, align 8
  %93 = icmp sgt i64 %92, 0
  br i1 %93, label %94, label %116

94:                                               ; preds = %88
  %95 = and i64 %92, 1
  %96 = icmp eq i64 %92, 1
  br i1 %96, label %99, label %97

97:                                               ; preds = %94
  %98 = and i64 %92, -2
  br label %121

99:                                               ; preds = %150, %94
  %100 = phi i64 [ undef, %94 ], [ %151, %150 ]
  %101 = phi i64 [ 0, %94 ], [ %152, %150 ]
  %102 = phi i64 [ 1, %94 ], [ %151, %150 ]
  %103 = icmp eq i64 %95, 0
  br i1 %103, label %116, label %104

104:                                              ; preds = %99
  %105 = getelementptr inbounds %struct.Problem, ptr %7, i64 0, i32 11, i64 %74, i32 10, i64 %89, i64 %101
  %106 = load i64, ptr %105, align 8
  %107 = getelementptr inbounds i64, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 3), i64 %106
  %108 = load i64, ptr %107, align 8
  %109 = icmp eq i64 %108, 0
  br i1 %109, label %116, label %110

110:                                              ; preds = %104
  %111 = getelementptr inbounds %struct.Problem, ptr %7, i64 0, i32 11, i64 %74, i32 11, i64 %89, i64 %101
  %112 = load i64, ptr %111, align 8
  %113 = add nsw i64 %108, -1
  %114 = mul nsw i64 %112, %113
  %115 = add nsw i64 %114, %102
  br label %116

116:                                              ; preds = %99, %110, %104, %88
  %117 = phi i64 [ 1, %88 ], [ %100, %99 ], [ %115, %110 ], [ %102, %104 ]
  %118 = mul nsw i64 %117, %90
  %119 = add nuw nsw i64 %89, 1
  %120 = icmp eq i64 %119, %86
  br i1 %120, label %155, label %88

121:                                              ; preds = %150, %97
  %122 = phi i64 [ 0, %97 ], [ %152, %150 ]
  %123 = phi i64 [ 1, %97 ], [ %151, %150 ]
  %124 = phi i64 [ 0, %97 ], [ %153, %150 ]
  %125 = getelementptr inbounds %struct.Problem, ptr %7, i64 0, i32 11, i64 %74, i32 10, i64 %89, i64 %122
  %126 = load i64, ptr %125, align 8
  %127 = getelementptr inbounds i64, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 3), i64 %126
  %128 = load i64, ptr %127, align 8
  %129 = icmp eq i64 %128, 0
  br i1 %129, label %136, label %130

130:                                              ; preds = %121
  %131 = getelementptr inbounds %struct.Problem, ptr %7, i64 0, i32 11, i64 %74, i32 11, i64 %89, i64 %122
  %132 = load i64, ptr %131, align 8
  %133 = add nsw i64 %128, -1
  %134 = mul nsw i64 %132, %133
  %135 = add nsw i64 %134, %123
  br label %136

136:                                              ; preds = %130, %121
  %137 = phi i64 [ %135, %130 ], [ %123, %121 ]
  %138 = or i64 %122, 1
  %139 = getelementptr inbounds %struct.Problem, ptr %7, i64 0, i32 11, i64 %74, i32 10, i64 %89, i64 %138
  %140 = load i64, ptr %139, align 8
  %141 = getelementptr inbounds i64, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 3), i64 %140
  %142 = load i64, ptr %141, align 8
  %143 = icmp eq i64 %142, 0
  br i1 %143, label %150, label %144

144:                                              ; preds = %136
  %145 = getelementptr inbounds %struct.Problem, ptr %7, i64 0, i32 11, i64 %74, i32 11, i64 %89, i64 %138
  %146 = load i64, ptr %145, align 8
  %147 = add nsw i64 %142, -1
  %148 = mul nsw i64 %146, %147
  %149 = add nsw i64 %148, %137
  br label %150

150:                                              ; preds = %144, %136
  %151 = phi i64 [ %149, %144 ], [ %137, %136 ]
  %152 = add nuw nsw i64 %122, 2
  %153 = add i64 %124, 2
  %154 = icmp eq i64 %153, %98
  br i1 %154, label %99, label %121

155:                                              ; preds = %116, %81
  %156 = phi i64 [ %84, %81 ], [ %118, %116 ]
  %157 = getelementptr inbounds [8 x i64], ptr %4, i64 0, i64 %74
  store i64 %156, ptr %157, align 8
  %158 = add nuw nsw i64 %74, 1
  %159 = load i64, ptr %8, align 8
  %160 = icmp slt i64 %158, %159
  br i1 %160, label %73, label %68

161:                                              ; preds = %175, %68
  %162 = icmp sgt i64 %69, 0
  br i1 %162, label %163, label %217

163:                                              ; preds = %161
  %164 = getelementptr inbounds %struct.Problem, ptr %7, i64 0, i32 3
  %165 = icmp sgt i64 %0, 0
  %166 = tail call i64 @llvm.smax.i64(i64 %13, i64 1)
  %167 = and i64 %0, 1
  %168 = icmp eq i64 %0, 1
  %169 = and i64 %0, -2
  %170 = icmp eq i64 %167, 0
  br label %202

171:                                              ; preds = %70, %175
  %172 = phi i64 [ 0, %70 ], [ %176, %175 ]
  %173 = getelementptr inbounds [32 x i64], ptr %6, i64 0, i64 %172
  store i64 0, ptr %173, align 8
  %174 = getelementptr inbounds [32 x i64], ptr %5, i64 0, i64 %172
  store i64 0, ptr %174, align 8
  br i1 %71, label %178, label %175

175:                                              ; preds = %197, %171
  %176 = add nuw nsw i64 %172, 1
  %177 = icmp eq i64 %176, %72
  br i1 %177, label %161, label %171

178:                                              ; preds = %171, %197
  %179 = phi i64 [ %198, %197 ], [ 0, %171 ]
  %180 = phi i64 [ %199, %197 ], [ 0, %171 ]
  %181 = phi i64 [ %200, %197 ], [ 0, %171 ]
  %182 = shl nuw i64 1, %181
  %183 = and i64 %182, %172
  %184 = icmp eq i64 %183, 0
  br i1 %184, label %185, label %197

185:                                              ; preds = %178
  %186 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 4, i64 %181
  %187 = load i64, ptr %186, align 8
  %188 = icmp eq i64 %187, 0
  %189 = getelementptr inbounds [8 x i64], ptr %3, i64 0, i64 %181
  %190 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 5, i64 %181
  %191 = select i1 %188, ptr %190, ptr %189
  %192 = load i64, ptr %191, align 8
  %193 = add nsw i64 %180, %192
  store i64 %193, ptr %174, align 8
  %194 = getelementptr inbounds %struct.Problem, ptr %7, i64 0, i32 11, i64 %181
  %195 = load i64, ptr %194, align 8
  %196 = add nsw i64 %179, %195
  store i64 %196, ptr %173, align 8
  br label %197

197:                                              ; preds = %178, %185
  %198 = phi i64 [ %179, %178 ], [ %196, %185 ]
  %199 = phi i64 [ %180, %178 ], [ %193, %185 ]
  %200 = add nuw nsw i64 %181, 1
  %201 = icmp eq i64 %200, %69
  br i1 %201, label %175, label %178

202:                                              ; preds = %163, %233
  %203 = phi i64 [ %69, %163 ], [ %234, %233 ]
  %204 = phi i64 [ 0, %163 ], [ %235, %233 ]
  br i1 %22, label %233, label %205

205:                                              ; preds = %202
  %206 = shl nuw i64 1, %204
  %207 = trunc i64 %204 to i32
  %208 = shl nsw i32 -1, %207
  %209 = xor i32 %208, -1
  %210 = sext i32 %209 to i64
  %211 = shl nuw i32 1, %207
  %212 = sext i32 %211 to i64
  %213 = getelementptr inbounds [8 x i64], ptr %4, i64 0, i64 %204
  %214 = getelementptr inbounds [8 x i64], ptr %3, i64 0, i64 %204
  %215 = shl nsw i64 %204, 3
  %216 = shl i64 %0, %215
  br label %237

217:                                              ; preds = %233, %161
  %218 = getelementptr inbounds %struct.Problem, ptr %7, i64 0, i32 3
  %219 = load i64, ptr %218, align 8
  %220 = icmp ne i64 %219, 0
  %221 = icmp slt i32 %11, -2
  %222 = select i1 %220, i1 %221, i1 false
  br i1 %222, label %223, label %487

223:                                              ; preds = %217
  %224 = tail call i64 @llvm.smax.i64(i64 %13, i64 2)
  %225 = add nsw i64 %224, -1
  %226 = add nsw i64 %224, -2
  %227 = and i64 %225, 3
  %228 = icmp ult i64 %226, 3
  br i1 %228, label %477, label %229

229:                                              ; preds = %223
  %230 = and i64 %225, -4
  br label %464

231:                                              ; preds = %461
  %232 = load i64, ptr %8, align 8
  br label %233

233:                                              ; preds = %231, %202
  %234 = phi i64 [ %232, %231 ], [ %203, %202 ]
  %235 = add nuw nsw i64 %204, 1
  %236 = icmp slt i64 %235, %234
  br i1 %236, label %202, label %217

237:                                              ; preds = %205, %461
  %238 = phi i64 [ 0, %205 ], [ %462, %461 ]
  %239 = and i64 %238, %206
  %240 = icmp eq i64 %239, 0
  br i1 %240, label %241, label %461

241:                                              ; preds = %237
  %242 = load i64, ptr %164, align 8
  %243 = icmp eq i64 %242, 0
  %244 = icmp eq i64 %238, %210
  %245 = select i1 %243, i1 true, i1 %244
  br i1 %245, label %246, label %461

246:                                              ; preds = %241
  %247 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 6, i64 %0, i64 %238
  %248 = load i64, ptr %247, align 8
  %249 = icmp sgt i64 %248, 0
  br i1 %249, label %250, label %461

250:                                              ; preds = %246
  %251 = or i64 %238, %212
  %252 = icmp eq i64 %238, 0
  %253 = icmp eq i64 %251, %13
  %254 = getelementptr inbounds [32 x i64], ptr %6, i64 0, i64 %251
  %255 = getelementptr inbounds [32 x i64], ptr %5, i64 0, i64 %251
  %256 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 7, i64 %0, i64 %251
  %257 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 6, i64 %0, i64 %251
  br label %258

258:                                              ; preds = %250, %457
  %259 = phi i64 [ 0, %250 ], [ %458, %457 ]
  %260 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 7, i64 %0, i64 %238, i64 %259
  %261 = getelementptr inbounds i8, ptr %260, i64 24
  %262 = load i64, ptr %261, align 8
  %263 = load i64, ptr %164, align 8
  %264 = icmp eq i64 %263, 0
  %265 = select i1 %264, i1 true, i1 %252
  %266 = icmp ne i64 %262, 0
  %267 = select i1 %265, i1 true, i1 %266
  br i1 %267, label %268, label %457

268:                                              ; preds = %258
  %269 = getelementptr inbounds i8, ptr %260, i64 16
  %270 = load i64, ptr %269, align 8
  %271 = getelementptr inbounds i8, ptr %260, i64 8
  %272 = load i64, ptr %271, align 8
  %273 = load i64, ptr %260, align 8
  %274 = load i64, ptr %213, align 8
  %275 = add nsw i64 %274, %273
  %276 = load i64, ptr %214, align 8
  %277 = add nsw i64 %276, %272
  %278 = or i64 %270, %216
  %279 = load ptr, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 1), align 8
  br i1 %253, label %280, label %374

280:                                              ; preds = %268
  %281 = load i64, ptr %279, align 8
  %282 = icmp sgt i64 %281, 0
  br i1 %282, label %283, label %307

283:                                              ; preds = %280
  %284 = getelementptr inbounds %struct.Front, ptr %279, i64 0, i32 3
  %285 = load ptr, ptr %284, align 8
  br label %286

286:                                              ; preds = %286, %283
  %287 = phi i64 [ 0, %283 ], [ %296, %286 ]
  %288 = phi i64 [ %281, %283 ], [ %295, %286 ]
  %289 = add nsw i64 %288, %287
  %290 = sdiv i64 %289, 2
  %291 = getelementptr inbounds i64, ptr %285, i64 %290
  %292 = load i64, ptr %291, align 8
  %293 = icmp sgt i64 %292, %275
  %294 = add nsw i64 %290, 1
  %295 = select i1 %293, i64 %290, i64 %288
  %296 = select i1 %293, i64 %287, i64 %294
  %297 = icmp slt i64 %296, %295
  br i1 %297, label %286, label %298

298:                                              ; preds = %286
  %299 = icmp eq i64 %296, 0
  br i1 %299, label %307, label %300

300:                                              ; preds = %298
  %301 = getelementptr inbounds %struct.Front, ptr %279, i64 0, i32 4
  %302 = load ptr, ptr %301, align 8
  %303 = add nsw i64 %296, -1
  %304 = getelementptr inbounds i64, ptr %302, i64 %303
  %305 = load i64, ptr %304, align 8
  %306 = icmp sgt i64 %305, %277
  br i1 %306, label %307, label %457

307:                                              ; preds = %280, %298, %300
  call void @llvm.lifetime.start.p0(i64 592, ptr nonnull %2)
  store i64 %0, ptr %2, align 8
  br i1 %165, label %308, label %314

308:                                              ; preds = %307
  br i1 %168, label %309, label %324

309:                                              ; preds = %324, %308
  %310 = phi i64 [ 0, %308 ], [ %332, %324 ]
  br i1 %170, label %314, label %311

311:                                              ; preds = %309
  %312 = getelementptr inbounds %struct.Nest, ptr %2, i64 0, i32 1, i64 %310
  %313 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 2, i64 %310
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %312, ptr noundef nonnull align 8 dereferenceable(16) %313, i64 16, i1 false)
  br label %314

314:                                              ; preds = %311, %309, %307
  %315 = load ptr, ptr @complete.a, align 8
  %316 = getelementptr inbounds %struct.Problem, ptr %315, i64 0, i32 1
  %317 = load i64, ptr %316, align 8
  %318 = icmp sgt i64 %317, 0
  br i1 %318, label %319, label %373

319:                                              ; preds = %314
  %320 = and i64 %317, 3
  %321 = icmp ult i64 %317, 4
  br i1 %321, label %360, label %322

322:                                              ; preds = %319
  %323 = and i64 %317, -4
  br label %335

324:                                              ; preds = %308, %324
  %325 = phi i64 [ %332, %324 ], [ 0, %308 ]
  %326 = phi i64 [ %333, %324 ], [ 0, %308 ]
  %327 = getelementptr inbounds %struct.Nest, ptr %2, i64 0, i32 1, i64 %325
  %328 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 2, i64 %325
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %327, ptr noundef nonnull align 8 dereferenceable(16) %328, i64 16, i1 false)
  %329 = or i64 %325, 1
  %330 = getelementptr inbounds %struct.Nest, ptr %2, i64 0, i32 1, i64 %329
  %331 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 2, i64 %329
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %330, ptr noundef nonnull align 8 dereferenceable(16) %331, i64 16, i1 false)
  %332 = add nuw nsw i64 %325, 2
  %333 = add i64 %326, 2
  %334 = icmp eq i64 %333, %169
  br i1 %334, label %309, label %324

335:                                              ; preds = %335, %322
  %336 = phi i64 [ 0, %322 ], [ %357, %335 ]
  %337 = phi i64 [ 0, %322 ], [ %358, %335 ]
  %338 = shl nsw i64 %336, 3
  %339 = lshr i64 %278, %338
  %340 = and i64 %339, 255
  %341 = getelementptr inbounds %struct.Nest, ptr %2, i64 0, i32 2, i64 %336
  store i64 %340, ptr %341, align 8
  %342 = or i64 %336, 1
  %343 = shl nsw i64 %342, 3
  %344 = lshr i64 %278, %343
  %345 = and i64 %344, 255
  %346 = getelementptr inbounds %struct.Nest, ptr %2, i64 0, i32 2, i64 %342
  store i64 %345, ptr %346, align 8
  %347 = or i64 %336, 2
  %348 = shl nsw i64 %347, 3
  %349 = lshr i64 %278, %348
  %350 = and i64 %349, 255
  %351 = getelementptr inbounds %struct.Nest, ptr %2, i64 0, i32 2, i64 %347
  store i64 %350, ptr %351, align 8
  %352 = or i64 %336, 3
  %353 = shl nsw i64 %352, 3
  %354 = lshr i64 %278, %353
  %355 = and i64 %354, 255
  %356 = getelementptr inbounds %struct.Nest, ptr %2, i64 0, i32 2, i64 %352
  store i64 %355, ptr %356, align 8
  %357 = add nuw nsw i64 %336, 4
  %358 = add i64 %337, 4
  %359 = icmp eq i64 %358, %323
  br i1 %359, label %360, label %335

360:                                              ; preds = %335, %319
  %361 = phi i64 [ 0, %319 ], [ %357, %335 ]
  %362 = icmp eq i64 %320, 0
  br i1 %362, label %373, label %363

363:                                              ; preds = %360, %363
  %364 = phi i64 [ %370, %363 ], [ %361, %360 ]
  %365 = phi i64 [ %371, %363 ], [ 0, %360 ]
  %366 = shl nsw i64 %364, 3
  %367 = lshr i64 %278, %366
  %368 = and i64 %367, 255
  %369 = getelementptr inbounds %struct.Nest, ptr %2, i64 0, i32 2, i64 %364
  store i64 %368, ptr %369, align 8
  %370 = add nuw nsw i64 %364, 1
  %371 = add i64 %365, 1
  %372 = icmp eq i64 %371, %320
  br i1 %372, label %373, label %363

373:                                              ; preds = %360, %363, %314
  call fastcc void @insert(ptr noundef nonnull %279, i64 noundef %275, i64 noundef %277, ptr noundef nonnull %2)
  call void @llvm.lifetime.end.p0(i64 592, ptr nonnull %2)
  br label %457

374:                                              ; preds = %268
  %375 = load i64, ptr %254, align 8
  %376 = add nsw i64 %375, %275
  %377 = load i64, ptr %255, align 8
  %378 = add nsw i64 %377, %277
  %379 = load i64, ptr %279, align 8
  %380 = icmp sgt i64 %379, 0
  br i1 %380, label %381, label %405

381:                                              ; preds = %374
  %382 = getelementptr inbounds %struct.Front, ptr %279, i64 0, i32 3
  %383 = load ptr, ptr %382, align 8
  br label %384

384:                                              ; preds = %384, %381
  %385 = phi i64 [ 0, %381 ], [ %394, %384 ]
  %386 = phi i64 [ %379, %381 ], [ %393, %384 ]
  %387 = add nsw i64 %386, %385
  %388 = sdiv i64 %387, 2
  %389 = getelementptr inbounds i64, ptr %383, i64 %388
  %390 = load i64, ptr %389, align 8
  %391 = icmp sgt i64 %390, %376
  %392 = add nsw i64 %388, 1
  %393 = select i1 %391, i64 %388, i64 %386
  %394 = select i1 %391, i64 %385, i64 %392
  %395 = icmp slt i64 %394, %393
  br i1 %395, label %384, label %396

396:                                              ; preds = %384
  %397 = icmp eq i64 %394, 0
  br i1 %397, label %405, label %398

398:                                              ; preds = %396
  %399 = getelementptr inbounds %struct.Front, ptr %279, i64 0, i32 4
  %400 = load ptr, ptr %399, align 8
  %401 = add nsw i64 %394, -1
  %402 = getelementptr inbounds i64, ptr %400, i64 %401
  %403 = load i64, ptr %402, align 8
  %404 = icmp sgt i64 %403, %378
  br i1 %404, label %405, label %457

405:                                              ; preds = %374, %396, %398
  %406 = load i64, ptr %257, align 8
  %407 = icmp sgt i64 %406, 0
  br i1 %407, label %408, label %447

408:                                              ; preds = %405, %421
  %409 = phi i64 [ %422, %421 ], [ 0, %405 ]
  %410 = getelementptr inbounds %struct.Way, ptr %256, i64 %409
  %411 = load i64, ptr %410, align 8
  %412 = icmp sgt i64 %411, %275
  br i1 %412, label %421, label %413

413:                                              ; preds = %408
  %414 = getelementptr inbounds %struct.Way, ptr %256, i64 %409, i32 1
  %415 = load i64, ptr %414, align 8
  %416 = icmp sgt i64 %415, %277
  br i1 %416, label %421, label %417

417:                                              ; preds = %413
  %418 = getelementptr inbounds %struct.Way, ptr %256, i64 %409, i32 3
  %419 = load i64, ptr %418, align 8
  %420 = icmp slt i64 %419, 1
  br i1 %420, label %421, label %457

421:                                              ; preds = %417, %413, %408
  %422 = add nuw nsw i64 %409, 1
  %423 = icmp eq i64 %422, %406
  br i1 %423, label %426, label %408

424:                                              ; preds = %443
  %425 = icmp eq i64 %444, 256
  br i1 %425, label %454, label %447

426:                                              ; preds = %421, %443
  %427 = phi i64 [ %445, %443 ], [ 0, %421 ]
  %428 = phi i64 [ %444, %443 ], [ 0, %421 ]
  %429 = getelementptr inbounds %struct.Way, ptr %256, i64 %427
  %430 = load i64, ptr %429, align 8
  %431 = icmp slt i64 %430, %275
  br i1 %431, label %440, label %432

432:                                              ; preds = %426
  %433 = getelementptr inbounds %struct.Way, ptr %256, i64 %427, i32 1
  %434 = load i64, ptr %433, align 8
  %435 = icmp slt i64 %434, %277
  br i1 %435, label %440, label %436

436:                                              ; preds = %432
  %437 = getelementptr inbounds %struct.Way, ptr %256, i64 %427, i32 3
  %438 = load i64, ptr %437, align 8
  %439 = icmp sgt i64 %438, 1
  br i1 %439, label %440, label %443

440:                                              ; preds = %436, %432, %426
  %441 = add nsw i64 %428, 1
  %442 = getelementptr inbounds %struct.Way, ptr %256, i64 %428
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %442, ptr noundef nonnull align 8 dereferenceable(32) %429, i64 32, i1 false)
  br label %443

443:                                              ; preds = %440, %436
  %444 = phi i64 [ %441, %440 ], [ %428, %436 ]
  %445 = add nuw nsw i64 %427, 1
  %446 = icmp eq i64 %445, %406
  br i1 %446, label %424, label %426

447:                                              ; preds = %424, %405
  %448 = phi i64 [ %444, %424 ], [ 0, %405 ]
  %449 = add nsw i64 %448, 1
  %450 = getelementptr inbounds %struct.Way, ptr %256, i64 %448
  store i64 %275, ptr %450, align 8
  %451 = getelementptr inbounds i8, ptr %450, i64 8
  store i64 %277, ptr %451, align 8
  %452 = getelementptr inbounds i8, ptr %450, i64 16
  store i64 %278, ptr %452, align 8
  %453 = getelementptr inbounds i8, ptr %450, i64 24
  br label %454

454:                                              ; preds = %424, %447
  %455 = phi ptr [ %453, %447 ], [ getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 8), %424 ]
  %456 = phi i64 [ %449, %447 ], [ 256, %424 ]
  store i64 1, ptr %455, align 8
  store i64 %456, ptr %257, align 8
  br label %457

457:                                              ; preds = %417, %454, %373, %300, %398, %258
  %458 = add nuw nsw i64 %259, 1
  %459 = load i64, ptr %247, align 8
  %460 = icmp slt i64 %458, %459
  br i1 %460, label %258, label %461

461:                                              ; preds = %457, %246, %241, %237
  %462 = add nuw nsw i64 %238, 1
  %463 = icmp eq i64 %462, %166
  br i1 %463, label %231, label %237

464:                                              ; preds = %464, %229
  %465 = phi i64 [ 1, %229 ], [ %474, %464 ]
  %466 = phi i64 [ 0, %229 ], [ %475, %464 ]
  %467 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 6, i64 %0, i64 %465
  store i64 0, ptr %467, align 8
  %468 = add nuw nsw i64 %465, 1
  %469 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 6, i64 %0, i64 %468
  store i64 0, ptr %469, align 8
  %470 = add nuw nsw i64 %465, 2
  %471 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 6, i64 %0, i64 %470
  store i64 0, ptr %471, align 8
  %472 = add nuw nsw i64 %465, 3
  %473 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 6, i64 %0, i64 %472
  store i64 0, ptr %473, align 8
  %474 = add nuw nsw i64 %465, 4
  %475 = add i64 %466, 4
  %476 = icmp eq i64 %475, %230
  br i1 %476, label %477, label %464

477:                                              ; preds = %464, %223
  %478 = phi i64 [ 1, %223 ], [ %474, %464 ]
  %479 = icmp eq i64 %227, 0
  br i1 %479, label %487, label %480

480:                                              ; preds = %477, %480
  %481 = phi i64 [ %484, %480 ], [ %478, %477 ]
  %482 = phi i64 [ %485, %480 ], [ 0, %477 ]
  %483 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 6, i64 %0, i64 %481
  store i64 0, ptr %483, align 8
  %484 = add nuw nsw i64 %481, 1
  %485 = add i64 %482, 1
  %486 = icmp eq i64 %485, %227
  br i1 %486, label %487, label %480

487:                                              ; preds = %477, %480, %217
  %488 = icmp eq i64 %0, 32
  br i1 %488, label %710, label %489

489:                                              ; preds = %487
  %490 = load i64, ptr %7, align 8
  %491 = icmp sgt i64 %490, 0
  br i1 %491, label %492, label %710

492:                                              ; preds = %489
  %493 = icmp eq i64 %0, 0
  %494 = add nsw i64 %0, -1
  %495 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 2, i64 %494
  %496 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 2, i64 %494, i32 1
  %497 = getelementptr inbounds %struct.Problem, ptr %7, i64 0, i32 2
  %498 = add nsw i64 %0, 1
  %499 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 2, i64 %0
  %500 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 2, i64 %0, i32 1
  %501 = tail call i64 @llvm.smax.i64(i64 %13, i64 1)
  br label %502

502:                                              ; preds = %492, %523
  %503 = phi i64 [ %490, %492 ], [ %524, %523 ]
  %504 = phi i64 [ 0, %492 ], [ %525, %523 ]
  %505 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 3, i64 %504
  %506 = load i64, ptr %505, align 8
  br i1 %493, label %510, label %507

507:                                              ; preds = %502
  %508 = load i64, ptr %495, align 8
  %509 = load i64, ptr %496, align 8
  br label %510

510:                                              ; preds = %502, %507
  %511 = phi i64 [ %508, %507 ], [ -1, %502 ]
  %512 = phi i64 [ %509, %507 ], [ 0, %502 ]
  %513 = icmp sgt i64 %506, 1
  br i1 %513, label %514, label %523

514:                                              ; preds = %510
  %515 = shl nuw i64 1, %504
  %516 = icmp sgt i64 %511, -1
  %517 = icmp ne i64 %511, %504
  %518 = select i1 %516, i1 %517, i1 false
  %519 = icmp slt i64 %504, %511
  %520 = select i1 %518, i1 %519, i1 false
  br label %527

521:                                              ; preds = %708
  %522 = load i64, ptr %7, align 8
  br label %523

523:                                              ; preds = %521, %510
  %524 = phi i64 [ %522, %521 ], [ %503, %510 ]
  %525 = add nuw nsw i64 %504, 1
  %526 = icmp slt i64 %525, %524
  br i1 %526, label %502, label %710

527:                                              ; preds = %514, %708
  %528 = phi i64 [ %506, %514 ], [ %529, %708 ]
  %529 = add nsw i64 %528, -1
  %530 = load i64, ptr %497, align 8
  %531 = icmp eq i64 %530, 0
  br i1 %531, label %536, label %532

532:                                              ; preds = %527
  %533 = srem i64 %506, %529
  %534 = icmp ne i64 %533, 0
  %535 = or i1 %534, %22
  br i1 %535, label %708, label %537

536:                                              ; preds = %527
  br i1 %22, label %708, label %537

537:                                              ; preds = %532, %536
  br label %538

538:                                              ; preds = %537, %701
  %539 = phi i64 [ %705, %701 ], [ 0, %537 ]
  %540 = phi i64 [ %704, %701 ], [ 0, %537 ]
  %541 = load i64, ptr %8, align 8
  %542 = icmp sgt i64 %541, 0
  br i1 %542, label %543, label %701

543:                                              ; preds = %538
  %544 = and i64 %541, 1
  %545 = icmp eq i64 %541, 1
  br i1 %545, label %550, label %546

546:                                              ; preds = %543
  %547 = and i64 %541, -2
  br label %571

548:                                              ; preds = %701
  %549 = icmp eq i64 %704, 0
  br i1 %549, label %708, label %707

550:                                              ; preds = %596, %543
  %551 = phi i64 [ undef, %543 ], [ %599, %596 ]
  %552 = phi i64 [ 0, %543 ], [ %600, %596 ]
  %553 = phi i64 [ 0, %543 ], [ %599, %596 ]
  %554 = icmp eq i64 %544, 0
  br i1 %554, label %568, label %555

555:                                              ; preds = %550
  %556 = shl nuw i64 1, %552
  %557 = and i64 %556, %539
  %558 = icmp eq i64 %557, 0
  br i1 %558, label %559, label %564

559:                                              ; preds = %555
  %560 = getelementptr inbounds %struct.Problem, ptr %7, i64 0, i32 11, i64 %552, i32 5
  %561 = load i64, ptr %560, align 8
  %562 = and i64 %561, %515
  %563 = icmp ne i64 %562, 0
  br label %564

564:                                              ; preds = %559, %555
  %565 = phi i1 [ false, %555 ], [ %563, %559 ]
  %566 = zext i1 %565 to i64
  %567 = or i64 %553, %566
  br label %568

568:                                              ; preds = %550, %564
  %569 = phi i64 [ %551, %550 ], [ %567, %564 ]
  %570 = icmp eq i64 %569, 0
  br i1 %570, label %701, label %603

571:                                              ; preds = %596, %546
  %572 = phi i64 [ 0, %546 ], [ %600, %596 ]
  %573 = phi i64 [ 0, %546 ], [ %599, %596 ]
  %574 = phi i64 [ 0, %546 ], [ %601, %596 ]
  %575 = shl nuw i64 1, %572
  %576 = and i64 %575, %539
  %577 = icmp eq i64 %576, 0
  br i1 %577, label %578, label %583

578:                                              ; preds = %571
  %579 = getelementptr inbounds %struct.Problem, ptr %7, i64 0, i32 11, i64 %572, i32 5
  %580 = load i64, ptr %579, align 8
  %581 = and i64 %580, %515
  %582 = icmp ne i64 %581, 0
  br label %583

583:                                              ; preds = %578, %571
  %584 = phi i1 [ false, %571 ], [ %582, %578 ]
  %585 = zext i1 %584 to i64
  %586 = or i64 %573, %585
  %587 = shl i64 2, %572
  %588 = and i64 %587, %539
  %589 = icmp eq i64 %588, 0
  br i1 %589, label %590, label %596

590:                                              ; preds = %583
  %591 = or i64 %572, 1
  %592 = getelementptr inbounds %struct.Problem, ptr %7, i64 0, i32 11, i64 %591, i32 5
  %593 = load i64, ptr %592, align 8
  %594 = and i64 %593, %515
  %595 = icmp ne i64 %594, 0
  br label %596

596:                                              ; preds = %590, %583
  %597 = phi i1 [ false, %583 ], [ %595, %590 ]
  %598 = zext i1 %597 to i64
  %599 = or i64 %586, %598
  %600 = add nuw nsw i64 %572, 2
  %601 = add i64 %574, 2
  %602 = icmp eq i64 %601, %547
  br i1 %602, label %550, label %571

603:                                              ; preds = %568
  br i1 %520, label %604, label %634

604:                                              ; preds = %603
  %605 = icmp slt i64 %541, 1
  br i1 %605, label %634, label %606

606:                                              ; preds = %604
  %607 = xor i64 %539, -1
  br label %608

608:                                              ; preds = %606, %630
  %609 = phi i1 [ %632, %630 ], [ false, %606 ]
  %610 = phi i64 [ %631, %630 ], [ 0, %606 ]
  %611 = getelementptr inbounds %struct.Problem, ptr %7, i64 0, i32 11, i64 %610, i32 5
  %612 = load i64, ptr %611, align 8
  %613 = lshr i64 %612, %504
  %614 = and i64 %613, 1
  %615 = lshr i64 %612, %511
  %616 = and i64 %615, 1
  %617 = shl nuw i64 1, %610
  %618 = and i64 %617, %607
  %619 = and i64 %618, %13
  %620 = icmp eq i64 %619, 0
  br i1 %620, label %630, label %621

621:                                              ; preds = %608
  %622 = getelementptr inbounds %struct.Problem, ptr %7, i64 0, i32 11, i64 %610, i32 6
  %623 = load i64, ptr %622, align 8
  %624 = icmp eq i64 %612, %623
  br i1 %624, label %625, label %627

625:                                              ; preds = %621
  %626 = icmp eq i64 %614, %616
  br i1 %626, label %630, label %634

627:                                              ; preds = %621
  %628 = or i64 %614, %616
  %629 = icmp eq i64 %628, 0
  br i1 %629, label %630, label %634

630:                                              ; preds = %627, %625, %608
  %631 = add nuw nsw i64 %610, 1
  %632 = icmp sge i64 %631, %541
  %633 = icmp eq i64 %631, %541
  br i1 %633, label %634, label %608

634:                                              ; preds = %630, %627, %625, %604, %603
  %635 = phi i1 [ false, %603 ], [ true, %604 ], [ %632, %630 ], [ %609, %625 ], [ %609, %627 ]
  %636 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 6, i64 %0, i64 %539
  %637 = load i64, ptr %636, align 8
  %638 = icmp sgt i64 %637, 0
  br i1 %638, label %639, label %701

639:                                              ; preds = %634
  %640 = getelementptr inbounds [32 x i64], ptr %6, i64 0, i64 %539
  %641 = getelementptr inbounds [32 x i64], ptr %5, i64 0, i64 %539
  br label %642

642:                                              ; preds = %639, %696
  %643 = phi i64 [ %637, %639 ], [ %697, %696 ]
  %644 = phi i64 [ 0, %639 ], [ %699, %696 ]
  %645 = phi i64 [ 0, %639 ], [ %698, %696 ]
  %646 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 7, i64 %0, i64 %539, i64 %644
  %647 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 7, i64 %0, i64 %539, i64 %644, i32 3
  %648 = load i64, ptr %647, align 8
  %649 = icmp eq i64 %648, 0
  br i1 %649, label %650, label %656

650:                                              ; preds = %642
  br i1 %517, label %655, label %651

651:                                              ; preds = %650
  %652 = srem i64 %512, %529
  %653 = icmp eq i64 %652, 0
  %654 = select i1 %653, i1 true, i1 %635
  br i1 %654, label %696, label %656

655:                                              ; preds = %650
  br i1 %635, label %696, label %656

656:                                              ; preds = %651, %655, %642
  %657 = load ptr, ptr getelementptr inbounds (%struct.All, ptr @complete.a, i64 0, i32 1), align 8
  %658 = load i64, ptr %646, align 8
  %659 = load i64, ptr %640, align 8
  %660 = add nsw i64 %659, %658
  %661 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 7, i64 %0, i64 %539, i64 %644, i32 1
  %662 = load i64, ptr %661, align 8
  %663 = load i64, ptr %641, align 8
  %664 = add nsw i64 %663, %662
  %665 = load i64, ptr %657, align 8
  %666 = icmp sgt i64 %665, 0
  br i1 %666, label %667, label %691

667:                                              ; preds = %656
  %668 = getelementptr inbounds %struct.Front, ptr %657, i64 0, i32 3
  %669 = load ptr, ptr %668, align 8
  br label %670

670:                                              ; preds = %670, %667
  %671 = phi i64 [ 0, %667 ], [ %680, %670 ]
  %672 = phi i64 [ %665, %667 ], [ %679, %670 ]
  %673 = add nsw i64 %672, %671
  %674 = sdiv i64 %673, 2
  %675 = getelementptr inbounds i64, ptr %669, i64 %674
  %676 = load i64, ptr %675, align 8
  %677 = icmp sgt i64 %676, %660
  %678 = add nsw i64 %674, 1
  %679 = select i1 %677, i64 %674, i64 %672
  %680 = select i1 %677, i64 %671, i64 %678
  %681 = icmp slt i64 %680, %679
  br i1 %681, label %670, label %682

682:                                              ; preds = %670
  %683 = icmp eq i64 %680, 0
  br i1 %683, label %691, label %684

684:                                              ; preds = %682
  %685 = getelementptr inbounds %struct.Front, ptr %657, i64 0, i32 4
  %686 = load ptr, ptr %685, align 8
  %687 = add nsw i64 %680, -1
  %688 = getelementptr inbounds i64, ptr %686, i64 %687
  %689 = load i64, ptr %688, align 8
  %690 = icmp sgt i64 %689, %664
  br i1 %690, label %691, label %696

691:                                              ; preds = %656, %682, %684
  %692 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 7, i64 %498, i64 %539, i64 %645
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %692, ptr noundef nonnull align 8 dereferenceable(32) %646, i64 32, i1 false)
  %693 = add nsw i64 %645, 1
  %694 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 7, i64 %498, i64 %539, i64 %645, i32 3
  store i64 0, ptr %694, align 8
  %695 = load i64, ptr %636, align 8
  br label %696

696:                                              ; preds = %684, %651, %655, %691
  %697 = phi i64 [ %695, %691 ], [ %643, %655 ], [ %643, %651 ], [ %643, %684 ]
  %698 = phi i64 [ %693, %691 ], [ %645, %655 ], [ %645, %651 ], [ %645, %684 ]
  %699 = add nuw nsw i64 %644, 1
  %700 = icmp slt i64 %699, %697
  br i1 %700, label %642, label %701

701:                                              ; preds = %696, %538, %634, %568
  %702 = phi i64 [ 0, %568 ], [ 0, %634 ], [ 0, %538 ], [ %698, %696 ]
  %703 = getelementptr inbounds %struct.All, ptr @complete.a, i64 0, i32 6, i64 %498, i64 %539
  store i64 %702, ptr %703, align 8
  %704 = or i64 %702, %540
  %705 = add nuw nsw i64 %539, 1
  %706 = icmp eq i64 %705, %501
  br i1 %706, label %548, label %538

707:                                              ; preds = %548
  store i64 %504, ptr %499, align 8
  store i64 %529, ptr %500, align 8
  store i64 %529, ptr %505, align 8
  tail call fastcc void @inward(i64 noundef %498)
  store i64 %506, ptr %505, align 8
  br label %708

708:                                              ; preds = %532, %536, %707, %548
  %709 = icmp sgt i64 %528, 2
  br i1 %709, label %527, label %521

710:                                              ; preds = %523, %489, %487, %29
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4)
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
  ret i64 2555904
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
  %7 = alloca [12 x i64], align 16
  %8 = alloca %struct.State, align 8
  %9 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 9
  %10 = load i64, ptr %9, align 8
  %11 = add nsw i64 %10, 1
  store i64 %11, ptr %9, align 8
  %12 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 11
  %13 = load i64, ptr %12, align 8
  %14 = icmp slt i64 %10, %13
  br i1 %14, label %15, label %1284

15:                                               ; preds = %3
  %16 = tail call fastcc i64 @hopeless(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %2)
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %18, label %1284

18:                                               ; preds = %15
  %19 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 4
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %394, label %22

22:                                               ; preds = %18
  %23 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 2
  %24 = load i64, ptr %23, align 8
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %26, label %30

26:                                               ; preds = %22
  %27 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4
  %28 = load i64, ptr %27, align 8
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %30, label %394

30:                                               ; preds = %26, %22
  %31 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 6
  %32 = load i64, ptr %31, align 8
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %34, label %42

34:                                               ; preds = %30
  %35 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 1
  %36 = load i64, ptr %35, align 8
  %37 = icmp eq i64 %36, 0
  br i1 %37, label %42, label %38

38:                                               ; preds = %34
  %39 = add nsw i64 %36, -1
  %40 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %39
  %41 = load i64, ptr %40, align 8
  br label %42

42:                                               ; preds = %38, %34, %30
  %43 = phi i64 [ %41, %38 ], [ -1, %34 ], [ -1, %30 ]
  %44 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 5
  %45 = load i64, ptr %44, align 8
  %46 = xor i64 %45, -1
  %47 = and i64 %20, %46
  %48 = tail call i64 @llvm.ctpop.i64(i64 %47)
  %49 = icmp ult i64 %48, 2
  br i1 %49, label %50, label %394

50:                                               ; preds = %42
  %51 = icmp eq i64 %47, 0
  br i1 %51, label %75, label %52

52:                                               ; preds = %50, %52
  %53 = phi i64 [ %57, %52 ], [ 0, %50 ]
  %54 = shl nuw i64 1, %53
  %55 = and i64 %54, %47
  %56 = icmp eq i64 %55, 0
  %57 = add nuw nsw i64 %53, 1
  br i1 %56, label %52, label %58

58:                                               ; preds = %52
  %59 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4
  %60 = load i64, ptr %59, align 8
  %61 = icmp eq i64 %60, 0
  br i1 %61, label %62, label %394

62:                                               ; preds = %58
  %63 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %53, i32 5
  %64 = load i64, ptr %63, align 8
  %65 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %53, i32 6
  %66 = load i64, ptr %65, align 8
  %67 = icmp eq i64 %64, %66
  br i1 %67, label %394, label %68

68:                                               ; preds = %62
  %69 = icmp sgt i64 %43, -1
  br i1 %69, label %70, label %75

70:                                               ; preds = %68
  %71 = shl nuw i64 1, %43
  %72 = and i64 %64, %71
  %73 = icmp eq i64 %72, 0
  %74 = select i1 %73, i64 %43, i64 12
  br label %75

75:                                               ; preds = %70, %68, %50
  %76 = phi i64 [ %53, %70 ], [ %53, %68 ], [ 0, %50 ]
  %77 = phi i64 [ %74, %70 ], [ %43, %68 ], [ %43, %50 ]
  %78 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 7
  %79 = load i64, ptr %78, align 8
  %80 = shl i64 %20, 16
  %81 = shl i64 %79, 8
  %82 = or i64 %80, %81
  %83 = or i64 %82, %32
  %84 = shl i64 %83, 16
  %85 = shl i64 %47, 8
  %86 = add nsw i64 %77, 1
  %87 = or i64 %86, %85
  %88 = or i64 %87, %84
  %89 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 12
  %90 = load i64, ptr %89, align 8
  %91 = shl i64 %90, 40
  %92 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 11
  %93 = load i64, ptr %92, align 8
  %94 = shl i64 %93, 56
  %95 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 13
  %96 = load i64, ptr %95, align 8
  %97 = lshr i64 %96, 30
  %98 = xor i64 %97, %96
  %99 = mul i64 %98, -4658895280553007687
  %100 = lshr i64 %99, 27
  %101 = xor i64 %100, %99
  %102 = mul i64 %101, -7723592293110705685
  %103 = lshr i64 %102, 31
  %104 = xor i64 %103, %102
  %105 = add i64 %104, -7046029254386353131
  %106 = xor i64 %94, %91
  %107 = xor i64 %106, %88
  %108 = xor i64 %107, %105
  %109 = lshr i64 %108, 30
  %110 = xor i64 %109, %108
  %111 = mul i64 %110, -4658895280553007687
  %112 = lshr i64 %111, 27
  %113 = xor i64 %112, %111
  %114 = mul i64 %113, -7723592293110705685
  %115 = lshr i64 %114, 31
  %116 = xor i64 %115, %114
  %117 = load i64, ptr %0, align 8
  %118 = add i64 %116, -7046029254386353131
  %119 = icmp sgt i64 %117, 0
  br i1 %119, label %120, label %145

120:                                              ; preds = %75
  %121 = and i64 %117, 1
  %122 = icmp eq i64 %117, 1
  br i1 %122, label %125, label %123

123:                                              ; preds = %120
  %124 = and i64 %117, -2
  br label %147

125:                                              ; preds = %147, %120
  %126 = phi i64 [ undef, %120 ], [ %176, %147 ]
  %127 = phi i64 [ %118, %120 ], [ %176, %147 ]
  %128 = phi i64 [ 0, %120 ], [ %175, %147 ]
  %129 = icmp eq i64 %121, 0
  br i1 %129, label %143, label %130

130:                                              ; preds = %125
  %131 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %128
  %132 = load i64, ptr %131, align 8
  %133 = xor i64 %132, %127
  %134 = lshr i64 %133, 30
  %135 = xor i64 %134, %133
  %136 = mul i64 %135, -4658895280553007687
  %137 = lshr i64 %136, 27
  %138 = xor i64 %137, %136
  %139 = mul i64 %138, -7723592293110705685
  %140 = lshr i64 %139, 31
  %141 = xor i64 %140, %139
  %142 = add i64 %141, -7046029254386353131
  br label %143

143:                                              ; preds = %125, %130
  %144 = phi i64 [ %126, %125 ], [ %142, %130 ]
  br i1 %51, label %312, label %179

145:                                              ; preds = %75
  br i1 %51, label %312, label %146

146:                                              ; preds = %145
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %7)
  br label %196

147:                                              ; preds = %147, %123
  %148 = phi i64 [ %118, %123 ], [ %176, %147 ]
  %149 = phi i64 [ 0, %123 ], [ %175, %147 ]
  %150 = phi i64 [ 0, %123 ], [ %177, %147 ]
  %151 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %149
  %152 = load i64, ptr %151, align 8
  %153 = xor i64 %152, %148
  %154 = lshr i64 %153, 30
  %155 = xor i64 %154, %153
  %156 = mul i64 %155, -4658895280553007687
  %157 = lshr i64 %156, 27
  %158 = xor i64 %157, %156
  %159 = mul i64 %158, -7723592293110705685
  %160 = lshr i64 %159, 31
  %161 = xor i64 %160, %159
  %162 = or i64 %149, 1
  %163 = add i64 %161, -7046029254386353131
  %164 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %162
  %165 = load i64, ptr %164, align 8
  %166 = xor i64 %165, %163
  %167 = lshr i64 %166, 30
  %168 = xor i64 %167, %166
  %169 = mul i64 %168, -4658895280553007687
  %170 = lshr i64 %169, 27
  %171 = xor i64 %170, %169
  %172 = mul i64 %171, -7723592293110705685
  %173 = lshr i64 %172, 31
  %174 = xor i64 %173, %172
  %175 = add nuw nsw i64 %149, 2
  %176 = add i64 %174, -7046029254386353131
  %177 = add i64 %150, 2
  %178 = icmp eq i64 %177, %124
  br i1 %178, label %125, label %147

179:                                              ; preds = %143
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %7)
  %180 = and i64 %117, 3
  %181 = icmp ult i64 %117, 4
  br i1 %181, label %184, label %182

182:                                              ; preds = %179
  %183 = and i64 %117, -4
  br label %218

184:                                              ; preds = %218, %179
  %185 = phi i64 [ 0, %179 ], [ %236, %218 ]
  %186 = icmp eq i64 %180, 0
  br i1 %186, label %196, label %187

187:                                              ; preds = %184, %187
  %188 = phi i64 [ %193, %187 ], [ %185, %184 ]
  %189 = phi i64 [ %194, %187 ], [ 0, %184 ]
  %190 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %188
  %191 = load i64, ptr %190, align 8
  %192 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %188
  store i64 %191, ptr %192, align 8
  %193 = add nuw nsw i64 %188, 1
  %194 = add i64 %189, 1
  %195 = icmp eq i64 %194, %180
  br i1 %195, label %196, label %187

196:                                              ; preds = %184, %187, %146
  %197 = phi i64 [ %118, %146 ], [ %144, %187 ], [ %144, %184 ]
  %198 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 1
  %199 = load i64, ptr %198, align 8
  %200 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 3, i64 %76
  %201 = load i64, ptr %200, align 8
  %202 = icmp sgt i64 %199, %201
  br i1 %202, label %203, label %239

203:                                              ; preds = %196
  %204 = sub i64 %199, %201
  %205 = add i64 %201, 1
  %206 = and i64 %204, 1
  %207 = icmp eq i64 %206, 0
  br i1 %207, label %215, label %208

208:                                              ; preds = %203
  %209 = add nsw i64 %199, -1
  %210 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %209
  %211 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %209, i32 1
  %212 = load i64, ptr %211, align 8
  %213 = load i64, ptr %210, align 8
  %214 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %213
  store i64 %212, ptr %214, align 8
  br label %215

215:                                              ; preds = %208, %203
  %216 = phi i64 [ %199, %203 ], [ %209, %208 ]
  %217 = icmp eq i64 %199, %205
  br i1 %217, label %239, label %245

218:                                              ; preds = %218, %182
  %219 = phi i64 [ 0, %182 ], [ %236, %218 ]
  %220 = phi i64 [ 0, %182 ], [ %237, %218 ]
  %221 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %219
  %222 = load i64, ptr %221, align 8
  %223 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %219
  store i64 %222, ptr %223, align 16
  %224 = or i64 %219, 1
  %225 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %224
  %226 = load i64, ptr %225, align 8
  %227 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %224
  store i64 %226, ptr %227, align 8
  %228 = or i64 %219, 2
  %229 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %228
  %230 = load i64, ptr %229, align 8
  %231 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %228
  store i64 %230, ptr %231, align 16
  %232 = or i64 %219, 3
  %233 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %232
  %234 = load i64, ptr %233, align 8
  %235 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %232
  store i64 %234, ptr %235, align 8
  %236 = add nuw nsw i64 %219, 4
  %237 = add i64 %220, 4
  %238 = icmp eq i64 %237, %183
  br i1 %238, label %184, label %218

239:                                              ; preds = %215, %245, %196
  br i1 %119, label %240, label %278

240:                                              ; preds = %239
  %241 = and i64 %117, 1
  %242 = icmp eq i64 %117, 1
  br i1 %242, label %260, label %243

243:                                              ; preds = %240
  %244 = and i64 %117, -2
  br label %280

245:                                              ; preds = %215, %245
  %246 = phi i64 [ %253, %245 ], [ %216, %215 ]
  %247 = add nsw i64 %246, -1
  %248 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %247
  %249 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %247, i32 1
  %250 = load i64, ptr %249, align 8
  %251 = load i64, ptr %248, align 8
  %252 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %251
  store i64 %250, ptr %252, align 8
  %253 = add nsw i64 %246, -2
  %254 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %253
  %255 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %253, i32 1
  %256 = load i64, ptr %255, align 8
  %257 = load i64, ptr %254, align 8
  %258 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %257
  store i64 %256, ptr %258, align 8
  %259 = icmp sgt i64 %253, %201
  br i1 %259, label %245, label %239

260:                                              ; preds = %280, %240
  %261 = phi i64 [ undef, %240 ], [ %308, %280 ]
  %262 = phi i64 [ 0, %240 ], [ %309, %280 ]
  %263 = phi i64 [ %197, %240 ], [ %308, %280 ]
  %264 = icmp eq i64 %241, 0
  br i1 %264, label %278, label %265

265:                                              ; preds = %260
  %266 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %262
  %267 = load i64, ptr %266, align 8
  %268 = xor i64 %267, %263
  %269 = lshr i64 %268, 30
  %270 = xor i64 %269, %268
  %271 = mul i64 %270, -4658895280553007687
  %272 = lshr i64 %271, 27
  %273 = xor i64 %272, %271
  %274 = mul i64 %273, -7723592293110705685
  %275 = lshr i64 %274, 31
  %276 = xor i64 %275, %274
  %277 = add i64 %276, -7046029254386353131
  br label %278

278:                                              ; preds = %265, %260, %239
  %279 = phi i64 [ %197, %239 ], [ %261, %260 ], [ %277, %265 ]
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %7)
  br label %312

280:                                              ; preds = %280, %243
  %281 = phi i64 [ 0, %243 ], [ %309, %280 ]
  %282 = phi i64 [ %197, %243 ], [ %308, %280 ]
  %283 = phi i64 [ 0, %243 ], [ %310, %280 ]
  %284 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %281
  %285 = load i64, ptr %284, align 16
  %286 = xor i64 %285, %282
  %287 = lshr i64 %286, 30
  %288 = xor i64 %287, %286
  %289 = mul i64 %288, -4658895280553007687
  %290 = lshr i64 %289, 27
  %291 = xor i64 %290, %289
  %292 = mul i64 %291, -7723592293110705685
  %293 = lshr i64 %292, 31
  %294 = xor i64 %293, %292
  %295 = add i64 %294, -7046029254386353131
  %296 = or i64 %281, 1
  %297 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %296
  %298 = load i64, ptr %297, align 8
  %299 = xor i64 %298, %295
  %300 = lshr i64 %299, 30
  %301 = xor i64 %300, %299
  %302 = mul i64 %301, -4658895280553007687
  %303 = lshr i64 %302, 27
  %304 = xor i64 %303, %302
  %305 = mul i64 %304, -7723592293110705685
  %306 = lshr i64 %305, 31
  %307 = xor i64 %306, %305
  %308 = add i64 %307, -7046029254386353131
  %309 = add nuw nsw i64 %281, 2
  %310 = add i64 %283, 2
  %311 = icmp eq i64 %310, %244
  br i1 %311, label %260, label %280

312:                                              ; preds = %278, %145, %143
  %313 = phi i64 [ %279, %278 ], [ %144, %143 ], [ %118, %145 ]
  %314 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 12
  %315 = load ptr, ptr %314, align 8
  %316 = and i64 %313, 8191
  %317 = getelementptr inbounds %struct.Memory, ptr %315, i64 %316
  %318 = load i64, ptr %317, align 8
  %319 = icmp eq i64 %318, %313
  br i1 %319, label %320, label %361

320:                                              ; preds = %312
  %321 = getelementptr inbounds %struct.Memory, ptr %315, i64 %316, i32 1
  %322 = load i64, ptr %321, align 8
  %323 = icmp sgt i64 %322, 0
  br i1 %323, label %324, label %357

324:                                              ; preds = %320
  %325 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 8
  %326 = load i64, ptr %325, align 8
  %327 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %328 = load i64, ptr %327, align 8
  %329 = icmp sgt i64 %328, 0
  br label %333

330:                                              ; preds = %355
  %331 = add nuw nsw i64 %334, 1
  %332 = icmp eq i64 %331, %322
  br i1 %332, label %357, label %333

333:                                              ; preds = %330, %324
  %334 = phi i64 [ 0, %324 ], [ %331, %330 ]
  %335 = getelementptr inbounds %struct.Memory, ptr %315, i64 %316, i32 3, i64 %334
  %336 = load i64, ptr %335, align 8
  %337 = icmp sle i64 %336, %326
  %338 = select i1 %329, i1 %337, i1 false
  br i1 %338, label %339, label %355

339:                                              ; preds = %333, %350
  %340 = phi i64 [ %352, %350 ], [ 0, %333 ]
  %341 = shl nuw i64 1, %340
  %342 = and i64 %341, %20
  %343 = icmp eq i64 %342, 0
  br i1 %343, label %350, label %344

344:                                              ; preds = %339
  %345 = getelementptr inbounds %struct.Memory, ptr %315, i64 %316, i32 4, i64 %334, i64 %340
  %346 = load i64, ptr %345, align 8
  %347 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 9, i64 %340
  %348 = load i64, ptr %347, align 8
  %349 = icmp sle i64 %346, %348
  br label %350

350:                                              ; preds = %344, %339
  %351 = phi i1 [ true, %339 ], [ %349, %344 ]
  %352 = add nuw nsw i64 %340, 1
  %353 = icmp slt i64 %352, %328
  %354 = select i1 %353, i1 %351, i1 false
  br i1 %354, label %339, label %355

355:                                              ; preds = %350, %333
  %356 = phi i1 [ %337, %333 ], [ %351, %350 ]
  br i1 %356, label %1284, label %330

357:                                              ; preds = %330, %320
  %358 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 13
  %359 = load i64, ptr %358, align 8
  %360 = icmp eq i64 %359, 0
  br i1 %360, label %367, label %394

361:                                              ; preds = %312
  store i64 %313, ptr %317, align 8
  %362 = getelementptr inbounds %struct.Memory, ptr %315, i64 %316, i32 2
  store i64 0, ptr %362, align 8
  %363 = getelementptr inbounds %struct.Memory, ptr %315, i64 %316, i32 1
  store i64 0, ptr %363, align 8
  %364 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 13
  %365 = load i64, ptr %364, align 8
  %366 = icmp eq i64 %365, 0
  br i1 %366, label %369, label %394

367:                                              ; preds = %357
  %368 = icmp slt i64 %322, 4
  br i1 %368, label %369, label %373

369:                                              ; preds = %367, %361
  %370 = phi i64 [ %322, %367 ], [ 0, %361 ]
  %371 = getelementptr inbounds %struct.Memory, ptr %315, i64 %316, i32 1
  %372 = add nsw i64 %370, 1
  store i64 %372, ptr %371, align 8
  br label %378

373:                                              ; preds = %367
  %374 = getelementptr inbounds %struct.Memory, ptr %315, i64 %316, i32 2
  %375 = load i64, ptr %374, align 8
  %376 = add nsw i64 %375, 1
  store i64 %376, ptr %374, align 8
  %377 = srem i64 %375, 4
  br label %378

378:                                              ; preds = %373, %369
  %379 = phi i64 [ %370, %369 ], [ %377, %373 ]
  %380 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 8
  %381 = load i64, ptr %380, align 8
  %382 = getelementptr inbounds %struct.Memory, ptr %315, i64 %316, i32 3, i64 %379
  store i64 %381, ptr %382, align 8
  %383 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %384 = load i64, ptr %383, align 8
  %385 = icmp sgt i64 %384, 0
  br i1 %385, label %386, label %394

386:                                              ; preds = %378, %386
  %387 = phi i64 [ %391, %386 ], [ 0, %378 ]
  %388 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 9, i64 %387
  %389 = load i64, ptr %388, align 8
  %390 = getelementptr inbounds %struct.Memory, ptr %315, i64 %316, i32 4, i64 %379, i64 %387
  store i64 %389, ptr %390, align 8
  %391 = add nuw nsw i64 %387, 1
  %392 = load i64, ptr %383, align 8
  %393 = icmp slt i64 %391, %392
  br i1 %393, label %386, label %394

394:                                              ; preds = %386, %361, %378, %357, %58, %62, %42, %26, %18
  %395 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %396 = load i64, ptr %395, align 8
  %397 = trunc i64 %396 to i32
  %398 = shl nsw i32 -1, %397
  %399 = xor i32 %398, -1
  %400 = sext i32 %399 to i64
  %401 = load i64, ptr %0, align 8
  %402 = icmp sgt i64 %401, 0
  br i1 %402, label %403, label %427

403:                                              ; preds = %394
  %404 = and i64 %401, 3
  %405 = icmp ult i64 %401, 4
  br i1 %405, label %408, label %406

406:                                              ; preds = %403
  %407 = and i64 %401, -4
  br label %431

408:                                              ; preds = %431, %403
  %409 = phi i64 [ undef, %403 ], [ %465, %431 ]
  %410 = phi i64 [ 1, %403 ], [ %465, %431 ]
  %411 = phi i64 [ 0, %403 ], [ %466, %431 ]
  %412 = icmp eq i64 %404, 0
  br i1 %412, label %427, label %413

413:                                              ; preds = %408, %413
  %414 = phi i64 [ %423, %413 ], [ %410, %408 ]
  %415 = phi i64 [ %424, %413 ], [ %411, %408 ]
  %416 = phi i64 [ %425, %413 ], [ 0, %408 ]
  %417 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %415
  %418 = load i64, ptr %417, align 8
  %419 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %415
  %420 = load i64, ptr %419, align 8
  %421 = icmp eq i64 %418, %420
  %422 = zext i1 %421 to i64
  %423 = and i64 %414, %422
  %424 = add nuw nsw i64 %415, 1
  %425 = add i64 %416, 1
  %426 = icmp eq i64 %425, %404
  br i1 %426, label %427, label %413

427:                                              ; preds = %408, %413, %394
  %428 = phi i64 [ 1, %394 ], [ %409, %408 ], [ %423, %413 ]
  %429 = load i64, ptr %19, align 8
  %430 = icmp eq i64 %429, %400
  br i1 %430, label %469, label %476

431:                                              ; preds = %431, %406
  %432 = phi i64 [ 1, %406 ], [ %465, %431 ]
  %433 = phi i64 [ 0, %406 ], [ %466, %431 ]
  %434 = phi i64 [ 0, %406 ], [ %467, %431 ]
  %435 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %433
  %436 = load i64, ptr %435, align 8
  %437 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %433
  %438 = load i64, ptr %437, align 8
  %439 = icmp eq i64 %436, %438
  %440 = zext i1 %439 to i64
  %441 = and i64 %432, %440
  %442 = or i64 %433, 1
  %443 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %442
  %444 = load i64, ptr %443, align 8
  %445 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %442
  %446 = load i64, ptr %445, align 8
  %447 = icmp eq i64 %444, %446
  %448 = zext i1 %447 to i64
  %449 = and i64 %441, %448
  %450 = or i64 %433, 2
  %451 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %450
  %452 = load i64, ptr %451, align 8
  %453 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %450
  %454 = load i64, ptr %453, align 8
  %455 = icmp eq i64 %452, %454
  %456 = zext i1 %455 to i64
  %457 = and i64 %449, %456
  %458 = or i64 %433, 3
  %459 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %458
  %460 = load i64, ptr %459, align 8
  %461 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %458
  %462 = load i64, ptr %461, align 8
  %463 = icmp eq i64 %460, %462
  %464 = zext i1 %463 to i64
  %465 = and i64 %457, %464
  %466 = add nuw nsw i64 %433, 4
  %467 = add i64 %434, 4
  %468 = icmp eq i64 %467, %407
  br i1 %468, label %408, label %431

469:                                              ; preds = %427
  %470 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 5
  %471 = load i64, ptr %470, align 8
  %472 = icmp eq i64 %471, %400
  %473 = icmp ne i64 %428, 0
  %474 = select i1 %472, i1 true, i1 %473
  br i1 %474, label %475, label %476

475:                                              ; preds = %469
  tail call fastcc void @leaf(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %2)
  br label %1284

476:                                              ; preds = %469, %427
  %477 = icmp sgt i64 %396, 0
  br i1 %477, label %478, label %521

478:                                              ; preds = %476
  %479 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 6
  %480 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 5
  %481 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 3
  br label %488

482:                                              ; preds = %517
  %483 = icmp sgt i64 %518, 0
  br i1 %483, label %484, label %521

484:                                              ; preds = %482
  %485 = load i64, ptr %19, align 8
  %486 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 5
  %487 = load i64, ptr %486, align 8
  br label %526

488:                                              ; preds = %478, %517
  %489 = phi i64 [ %396, %478 ], [ %518, %517 ]
  %490 = phi i64 [ 0, %478 ], [ %519, %517 ]
  %491 = load i64, ptr %19, align 8
  %492 = shl nuw i64 1, %490
  %493 = and i64 %491, %492
  %494 = icmp eq i64 %493, 0
  br i1 %494, label %495, label %517

495:                                              ; preds = %488
  %496 = load i64, ptr %479, align 8
  %497 = ashr i64 %496, %490
  %498 = icmp eq i64 %497, 0
  br i1 %498, label %499, label %517

499:                                              ; preds = %495
  %500 = icmp eq i64 %491, 0
  br i1 %500, label %501, label %512

501:                                              ; preds = %499
  %502 = load i64, ptr %480, align 8
  %503 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %490, i32 5
  %504 = load i64, ptr %503, align 8
  %505 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %490, i32 6
  %506 = load i64, ptr %505, align 8
  %507 = icmp ne i64 %504, %506
  %508 = zext i1 %507 to i64
  %509 = shl nuw nsw i64 1, %508
  %510 = and i64 %509, %502
  %511 = icmp eq i64 %510, 0
  br i1 %511, label %517, label %512

512:                                              ; preds = %501, %499
  tail call fastcc void @keep(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %2, i64 noundef %490, i64 noundef 0)
  %513 = load i64, ptr %481, align 8
  %514 = icmp eq i64 %513, 0
  br i1 %514, label %515, label %1284

515:                                              ; preds = %512
  %516 = load i64, ptr %395, align 8
  br label %517

517:                                              ; preds = %515, %488, %495, %501
  %518 = phi i64 [ %516, %515 ], [ %489, %488 ], [ %489, %495 ], [ %489, %501 ]
  %519 = add nuw nsw i64 %490, 1
  %520 = icmp slt i64 %519, %518
  br i1 %520, label %488, label %482

521:                                              ; preds = %546, %476, %482
  %522 = phi i64 [ 0, %482 ], [ 0, %476 ], [ %547, %546 ]
  %523 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 1
  %524 = load i64, ptr %523, align 8
  %525 = icmp eq i64 %524, 0
  br i1 %525, label %550, label %568

526:                                              ; preds = %484, %546
  %527 = phi i64 [ 0, %484 ], [ %547, %546 ]
  %528 = phi i64 [ 0, %484 ], [ %548, %546 ]
  %529 = lshr i64 %485, %528
  %530 = lshr i64 %487, %528
  %531 = xor i64 %530, -1
  %532 = and i64 %529, 1
  %533 = and i64 %532, %531
  %534 = icmp eq i64 %533, 0
  br i1 %534, label %546, label %535

535:                                              ; preds = %526
  %536 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %528, i32 5
  %537 = load i64, ptr %536, align 8
  %538 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %528, i32 6
  %539 = load i64, ptr %538, align 8
  %540 = icmp eq i64 %537, %539
  br i1 %540, label %546, label %541

541:                                              ; preds = %535
  %542 = trunc i64 %528 to i32
  %543 = shl nuw i32 1, %542
  %544 = sext i32 %543 to i64
  %545 = or i64 %527, %544
  br label %546

546:                                              ; preds = %526, %535, %541
  %547 = phi i64 [ %545, %541 ], [ %527, %535 ], [ %527, %526 ]
  %548 = add nuw nsw i64 %528, 1
  %549 = icmp eq i64 %548, %518
  br i1 %549, label %521, label %526

550:                                              ; preds = %521
  %551 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 9
  %552 = load i64, ptr %551, align 8
  %553 = icmp sgt i64 %552, 0
  br i1 %553, label %554, label %568

554:                                              ; preds = %550, %554
  %555 = phi i64 [ %565, %554 ], [ 0, %550 ]
  %556 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 10, i64 %555
  %557 = load i64, ptr %556, align 8
  %558 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %557
  %559 = load i64, ptr %558, align 8
  %560 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 10, i64 %555, i64 1
  %561 = load i64, ptr %560, align 8
  %562 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %561
  %563 = load i64, ptr %562, align 8
  %564 = icmp eq i64 %559, %563
  %565 = add nuw nsw i64 %555, 1
  %566 = icmp ne i64 %565, %552
  %567 = select i1 %564, i1 %566, i1 false
  br i1 %567, label %554, label %568

568:                                              ; preds = %554, %550, %521
  %569 = phi i1 [ false, %521 ], [ true, %550 ], [ %564, %554 ]
  %570 = load i64, ptr %0, align 8
  %571 = icmp sgt i64 %570, 0
  br i1 %571, label %572, label %1284

572:                                              ; preds = %568
  %573 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 9
  %574 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 6
  %575 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4
  %576 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 12
  %577 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 5
  %578 = tail call i64 @llvm.ctpop.i64(i64 %522)
  %579 = icmp ult i64 %578, 2
  %580 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 3
  %581 = icmp eq i64 %522, 0
  %582 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 7
  %583 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 11
  %584 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 2
  %585 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 11
  %586 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 1
  %587 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 6
  %588 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 12
  %589 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 13
  %590 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 5
  br label %591

591:                                              ; preds = %572, %1280
  %592 = phi i64 [ %570, %572 ], [ %1281, %1280 ]
  %593 = phi i64 [ 0, %572 ], [ %1282, %1280 ]
  %594 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %593
  %595 = load i64, ptr %594, align 8
  %596 = icmp eq i64 %595, 0
  br i1 %596, label %1280, label %597

597:                                              ; preds = %591
  %598 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %593
  %599 = load i64, ptr %598, align 8
  %600 = icmp eq i64 %595, %599
  br i1 %600, label %1280, label %601

601:                                              ; preds = %597
  %602 = load i64, ptr %573, align 8
  %603 = icmp sgt i64 %602, 0
  br i1 %603, label %604, label %660

604:                                              ; preds = %601
  %605 = and i64 %602, 3
  %606 = icmp ult i64 %602, 4
  br i1 %606, label %609, label %607

607:                                              ; preds = %604
  %608 = and i64 %602, -4
  br label %630

609:                                              ; preds = %630, %604
  %610 = phi i64 [ undef, %604 ], [ %656, %630 ]
  %611 = phi i64 [ 0, %604 ], [ %656, %630 ]
  %612 = phi i64 [ 0, %604 ], [ %657, %630 ]
  %613 = icmp eq i64 %605, 0
  br i1 %613, label %626, label %614

614:                                              ; preds = %609, %614
  %615 = phi i64 [ %622, %614 ], [ %611, %609 ]
  %616 = phi i64 [ %623, %614 ], [ %612, %609 ]
  %617 = phi i64 [ %624, %614 ], [ 0, %609 ]
  %618 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 10, i64 %616, i64 1
  %619 = load i64, ptr %618, align 8
  %620 = icmp eq i64 %619, %593
  %621 = zext i1 %620 to i64
  %622 = or i64 %615, %621
  %623 = add nuw nsw i64 %616, 1
  %624 = add i64 %617, 1
  %625 = icmp eq i64 %624, %605
  br i1 %625, label %626, label %614

626:                                              ; preds = %614, %609
  %627 = phi i64 [ %610, %609 ], [ %622, %614 ]
  %628 = icmp ne i64 %627, 0
  %629 = select i1 %569, i1 %628, i1 false
  br i1 %629, label %1280, label %660

630:                                              ; preds = %630, %607
  %631 = phi i64 [ 0, %607 ], [ %656, %630 ]
  %632 = phi i64 [ 0, %607 ], [ %657, %630 ]
  %633 = phi i64 [ 0, %607 ], [ %658, %630 ]
  %634 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 10, i64 %632, i64 1
  %635 = load i64, ptr %634, align 8
  %636 = icmp eq i64 %635, %593
  %637 = zext i1 %636 to i64
  %638 = or i64 %631, %637
  %639 = or i64 %632, 1
  %640 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 10, i64 %639, i64 1
  %641 = load i64, ptr %640, align 8
  %642 = icmp eq i64 %641, %593
  %643 = zext i1 %642 to i64
  %644 = or i64 %638, %643
  %645 = or i64 %632, 2
  %646 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 10, i64 %645, i64 1
  %647 = load i64, ptr %646, align 8
  %648 = icmp eq i64 %647, %593
  %649 = zext i1 %648 to i64
  %650 = or i64 %644, %649
  %651 = or i64 %632, 3
  %652 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 10, i64 %651, i64 1
  %653 = load i64, ptr %652, align 8
  %654 = icmp eq i64 %653, %593
  %655 = zext i1 %654 to i64
  %656 = or i64 %650, %655
  %657 = add nuw nsw i64 %632, 4
  %658 = add i64 %633, 4
  %659 = icmp eq i64 %658, %608
  br i1 %659, label %609, label %630

660:                                              ; preds = %601, %626
  %661 = load i64, ptr %574, align 8
  %662 = icmp ne i64 %661, 0
  br i1 %662, label %671, label %663

663:                                              ; preds = %660
  %664 = load i64, ptr %523, align 8
  %665 = icmp eq i64 %664, 0
  br i1 %665, label %671, label %666

666:                                              ; preds = %663
  %667 = add nsw i64 %664, -1
  %668 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %667
  %669 = load i64, ptr %668, align 8
  %670 = icmp eq i64 %669, %593
  br i1 %670, label %1280, label %671

671:                                              ; preds = %666, %663, %660
  %672 = load i64, ptr %575, align 8
  %673 = icmp eq i64 %672, 0
  br i1 %673, label %674, label %679

674:                                              ; preds = %671
  %675 = load i64, ptr %576, align 8
  %676 = shl nuw i64 1, %593
  %677 = and i64 %675, %676
  %678 = icmp eq i64 %677, 0
  br i1 %678, label %679, label %1280

679:                                              ; preds = %674, %671
  %680 = load i64, ptr %523, align 8
  %681 = icmp sgt i64 %680, 0
  br i1 %681, label %682, label %737

682:                                              ; preds = %679
  %683 = and i64 %680, 3
  %684 = icmp ult i64 %680, 4
  br i1 %684, label %687, label %685

685:                                              ; preds = %682
  %686 = and i64 %680, -4
  br label %707

687:                                              ; preds = %707, %682
  %688 = phi i64 [ undef, %682 ], [ %733, %707 ]
  %689 = phi i64 [ 1, %682 ], [ %733, %707 ]
  %690 = phi i64 [ 0, %682 ], [ %734, %707 ]
  %691 = icmp eq i64 %683, 0
  br i1 %691, label %704, label %692

692:                                              ; preds = %687, %692
  %693 = phi i64 [ %700, %692 ], [ %689, %687 ]
  %694 = phi i64 [ %701, %692 ], [ %690, %687 ]
  %695 = phi i64 [ %702, %692 ], [ 0, %687 ]
  %696 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %694
  %697 = load i64, ptr %696, align 8
  %698 = icmp eq i64 %697, %593
  %699 = zext i1 %698 to i64
  %700 = add nuw nsw i64 %693, %699
  %701 = add nuw nsw i64 %694, 1
  %702 = add i64 %695, 1
  %703 = icmp eq i64 %702, %683
  br i1 %703, label %704, label %692

704:                                              ; preds = %692, %687
  %705 = phi i64 [ %688, %687 ], [ %700, %692 ]
  %706 = icmp eq i64 %705, 32
  br i1 %706, label %1280, label %737

707:                                              ; preds = %707, %685
  %708 = phi i64 [ 1, %685 ], [ %733, %707 ]
  %709 = phi i64 [ 0, %685 ], [ %734, %707 ]
  %710 = phi i64 [ 0, %685 ], [ %735, %707 ]
  %711 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %709
  %712 = load i64, ptr %711, align 8
  %713 = icmp eq i64 %712, %593
  %714 = zext i1 %713 to i64
  %715 = add nuw nsw i64 %708, %714
  %716 = or i64 %709, 1
  %717 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %716
  %718 = load i64, ptr %717, align 8
  %719 = icmp eq i64 %718, %593
  %720 = zext i1 %719 to i64
  %721 = add nuw nsw i64 %715, %720
  %722 = or i64 %709, 2
  %723 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %722
  %724 = load i64, ptr %723, align 8
  %725 = icmp eq i64 %724, %593
  %726 = zext i1 %725 to i64
  %727 = add nuw nsw i64 %721, %726
  %728 = or i64 %709, 3
  %729 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %728
  %730 = load i64, ptr %729, align 8
  %731 = icmp eq i64 %730, %593
  %732 = zext i1 %731 to i64
  %733 = add nuw nsw i64 %727, %732
  %734 = add nuw nsw i64 %709, 4
  %735 = add i64 %710, 4
  %736 = icmp eq i64 %735, %686
  br i1 %736, label %687, label %707

737:                                              ; preds = %679, %704
  %738 = load i64, ptr %19, align 8
  %739 = icmp eq i64 %738, %400
  br i1 %739, label %740, label %826

740:                                              ; preds = %737
  %741 = load i64, ptr %577, align 8
  %742 = or i64 %741, %522
  %743 = icmp eq i64 %742, %400
  %744 = and i1 %579, %743
  br i1 %744, label %745, label %826

745:                                              ; preds = %740, %745
  %746 = phi i64 [ %750, %745 ], [ 0, %740 ]
  %747 = shl nuw i64 1, %746
  %748 = and i64 %747, %522
  %749 = icmp eq i64 %748, 0
  %750 = add nuw nsw i64 %746, 1
  br i1 %749, label %745, label %751

751:                                              ; preds = %745
  %752 = icmp sgt i64 %592, 0
  br i1 %752, label %753, label %826

753:                                              ; preds = %751
  %754 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %746, i32 6
  %755 = load i64, ptr %754, align 8
  %756 = and i64 %592, 1
  %757 = icmp eq i64 %592, 1
  br i1 %757, label %760, label %758

758:                                              ; preds = %753
  %759 = and i64 %592, -2
  br label %788

760:                                              ; preds = %819, %753
  %761 = phi i64 [ undef, %753 ], [ %822, %819 ]
  %762 = phi i64 [ 0, %753 ], [ %823, %819 ]
  %763 = phi i64 [ 0, %753 ], [ %822, %819 ]
  %764 = icmp eq i64 %756, 0
  br i1 %764, label %781, label %765

765:                                              ; preds = %760
  %766 = shl nuw i64 1, %762
  %767 = and i64 %755, %766
  %768 = icmp eq i64 %767, 0
  br i1 %768, label %769, label %777

769:                                              ; preds = %765
  %770 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %762
  %771 = load i64, ptr %770, align 8
  %772 = icmp eq i64 %771, 0
  br i1 %772, label %777, label %773

773:                                              ; preds = %769
  %774 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %762
  %775 = load i64, ptr %774, align 8
  %776 = icmp slt i64 %771, %775
  br label %777

777:                                              ; preds = %773, %769, %765
  %778 = phi i1 [ false, %769 ], [ false, %765 ], [ %776, %773 ]
  %779 = zext i1 %778 to i64
  %780 = or i64 %763, %779
  br label %781

781:                                              ; preds = %760, %777
  %782 = phi i64 [ %761, %760 ], [ %780, %777 ]
  %783 = shl nuw i64 1, %593
  %784 = and i64 %755, %783
  %785 = icmp eq i64 %784, 0
  %786 = icmp eq i64 %782, 0
  %787 = select i1 %785, i1 true, i1 %786
  br i1 %787, label %826, label %1280

788:                                              ; preds = %819, %758
  %789 = phi i64 [ 0, %758 ], [ %823, %819 ]
  %790 = phi i64 [ 0, %758 ], [ %822, %819 ]
  %791 = phi i64 [ 0, %758 ], [ %824, %819 ]
  %792 = shl nuw i64 1, %789
  %793 = and i64 %755, %792
  %794 = icmp eq i64 %793, 0
  br i1 %794, label %795, label %803

795:                                              ; preds = %788
  %796 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %789
  %797 = load i64, ptr %796, align 8
  %798 = icmp eq i64 %797, 0
  br i1 %798, label %803, label %799

799:                                              ; preds = %795
  %800 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %789
  %801 = load i64, ptr %800, align 8
  %802 = icmp slt i64 %797, %801
  br label %803

803:                                              ; preds = %799, %795, %788
  %804 = phi i1 [ false, %795 ], [ false, %788 ], [ %802, %799 ]
  %805 = zext i1 %804 to i64
  %806 = or i64 %790, %805
  %807 = or i64 %789, 1
  %808 = shl i64 2, %789
  %809 = and i64 %755, %808
  %810 = icmp eq i64 %809, 0
  br i1 %810, label %811, label %819

811:                                              ; preds = %803
  %812 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %807
  %813 = load i64, ptr %812, align 8
  %814 = icmp eq i64 %813, 0
  br i1 %814, label %819, label %815

815:                                              ; preds = %811
  %816 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %807
  %817 = load i64, ptr %816, align 8
  %818 = icmp slt i64 %813, %817
  br label %819

819:                                              ; preds = %815, %811, %803
  %820 = phi i1 [ false, %811 ], [ false, %803 ], [ %818, %815 ]
  %821 = zext i1 %820 to i64
  %822 = or i64 %806, %821
  %823 = add nuw nsw i64 %789, 2
  %824 = add i64 %791, 2
  %825 = icmp eq i64 %824, %759
  br i1 %825, label %760, label %788

826:                                              ; preds = %751, %740, %737, %781
  %827 = load i64, ptr %395, align 8
  %828 = icmp sgt i64 %827, 0
  br i1 %828, label %829, label %883

829:                                              ; preds = %826
  %830 = load i64, ptr %580, align 8
  %831 = icmp ne i64 %830, 0
  %832 = shl nuw i64 1, %593
  br label %835

833:                                              ; preds = %868
  %834 = icmp eq i64 %869, 0
  br i1 %834, label %1280, label %883

835:                                              ; preds = %829, %868
  %836 = phi i64 [ 0, %829 ], [ %881, %868 ]
  %837 = phi i64 [ 0, %829 ], [ %871, %868 ]
  %838 = phi i64 [ 0, %829 ], [ %870, %868 ]
  %839 = phi i64 [ 0, %829 ], [ %880, %868 ]
  %840 = phi i64 [ 0, %829 ], [ %878, %868 ]
  %841 = phi i64 [ 1, %829 ], [ %869, %868 ]
  %842 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %836, i32 5
  %843 = load i64, ptr %842, align 8
  %844 = lshr i64 %843, %593
  %845 = and i64 %844, 1
  %846 = icmp ne i64 %845, 0
  %847 = select i1 %831, i1 true, i1 %846
  br i1 %847, label %858, label %848

848:                                              ; preds = %835
  %849 = shl nuw i64 1, %836
  %850 = and i64 %849, %661
  %851 = icmp eq i64 %850, 0
  br i1 %851, label %852, label %857

852:                                              ; preds = %848
  br i1 %581, label %853, label %868

853:                                              ; preds = %852
  %854 = load i64, ptr %582, align 8
  %855 = and i64 %854, %849
  %856 = icmp eq i64 %855, 0
  br i1 %856, label %868, label %857

857:                                              ; preds = %853, %848
  br label %868

858:                                              ; preds = %835
  br i1 %846, label %859, label %868

859:                                              ; preds = %858
  %860 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %836, i32 6
  %861 = load i64, ptr %860, align 8
  %862 = and i64 %861, %832
  %863 = icmp eq i64 %862, 0
  br i1 %863, label %864, label %868

864:                                              ; preds = %859
  %865 = lshr i64 %522, %836
  %866 = and i64 %865, 1
  %867 = or i64 %866, %837
  br label %868

868:                                              ; preds = %852, %853, %857, %864, %859, %858
  %869 = phi i64 [ %841, %859 ], [ %841, %864 ], [ %841, %858 ], [ %841, %853 ], [ %841, %852 ], [ 0, %857 ]
  %870 = phi i64 [ %838, %859 ], [ 1, %864 ], [ %838, %858 ], [ %838, %853 ], [ %838, %852 ], [ %838, %857 ]
  %871 = phi i64 [ %837, %859 ], [ %867, %864 ], [ %837, %858 ], [ %837, %853 ], [ %837, %852 ], [ %837, %857 ]
  %872 = shl nuw i64 1, %836
  %873 = and i64 %872, %738
  %874 = icmp eq i64 %873, 0
  %875 = xor i1 %846, true
  %876 = select i1 %874, i1 %875, i1 false
  %877 = zext i1 %876 to i64
  %878 = or i64 %840, %877
  %879 = select i1 %874, i64 %845, i64 0
  %880 = or i64 %879, %839
  %881 = add nuw nsw i64 %836, 1
  %882 = icmp eq i64 %881, %827
  br i1 %882, label %833, label %835

883:                                              ; preds = %826, %833
  %884 = phi i64 [ %871, %833 ], [ 0, %826 ]
  %885 = phi i64 [ %870, %833 ], [ 0, %826 ]
  %886 = phi i64 [ %880, %833 ], [ 0, %826 ]
  %887 = phi i64 [ %878, %833 ], [ 0, %826 ]
  %888 = icmp ne i64 %887, 0
  %889 = select i1 %739, i1 true, i1 %888
  %890 = icmp ne i64 %885, 0
  %891 = select i1 %889, i1 true, i1 %890
  br i1 %891, label %892, label %1280

892:                                              ; preds = %883
  %893 = icmp eq i64 %680, 0
  %894 = select i1 %662, i1 true, i1 %893
  br i1 %894, label %931, label %895

895:                                              ; preds = %892
  %896 = add nsw i64 %680, -1
  %897 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %896
  %898 = load i64, ptr %897, align 8
  %899 = icmp slt i64 %593, %898
  %900 = select i1 %828, i1 %899, i1 false
  br i1 %900, label %901, label %929

901:                                              ; preds = %895
  %902 = load i64, ptr %583, align 8
  br label %903

903:                                              ; preds = %901, %924
  %904 = phi i64 [ 0, %901 ], [ %926, %924 ]
  %905 = shl nuw i64 1, %904
  %906 = and i64 %902, %905
  %907 = icmp eq i64 %906, 0
  br i1 %907, label %924, label %908

908:                                              ; preds = %903
  %909 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %904, i32 5
  %910 = load i64, ptr %909, align 8
  %911 = lshr i64 %910, %593
  %912 = and i64 %911, 1
  %913 = lshr i64 %910, %898
  %914 = and i64 %913, 1
  %915 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %904, i32 6
  %916 = load i64, ptr %915, align 8
  %917 = icmp eq i64 %910, %916
  br i1 %917, label %918, label %920

918:                                              ; preds = %908
  %919 = icmp eq i64 %912, %914
  br label %924

920:                                              ; preds = %908
  %921 = icmp eq i64 %912, 0
  %922 = icmp eq i64 %914, 0
  %923 = select i1 %921, i1 %922, i1 false
  br label %924

924:                                              ; preds = %918, %920, %903
  %925 = phi i1 [ true, %903 ], [ %919, %918 ], [ %923, %920 ]
  %926 = add nuw nsw i64 %904, 1
  %927 = icmp slt i64 %926, %827
  %928 = select i1 %927, i1 %925, i1 false
  br i1 %928, label %903, label %929

929:                                              ; preds = %924, %895
  %930 = phi i1 [ %899, %895 ], [ %925, %924 ]
  br i1 %930, label %1280, label %931

931:                                              ; preds = %929, %892
  %932 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7, i64 %593
  %933 = load i64, ptr %932, align 8
  %934 = icmp sgt i64 %933, 0
  br i1 %934, label %935, label %1280

935:                                              ; preds = %931
  %936 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 8, i64 %593
  %937 = icmp ne i64 %886, 0
  %938 = icmp eq i64 %884, 0
  %939 = shl nuw i64 1, %593
  %940 = getelementptr inbounds [12 x i64], ptr %8, i64 0, i64 %593
  %941 = trunc i64 %593 to i32
  %942 = shl nuw i32 1, %941
  %943 = sext i32 %942 to i64
  br label %944

944:                                              ; preds = %935, %1274
  %945 = phi i64 [ %933, %935 ], [ %1275, %1274 ]
  %946 = phi i64 [ 0, %935 ], [ %1276, %1274 ]
  %947 = load ptr, ptr %936, align 8
  %948 = getelementptr inbounds i64, ptr %947, i64 %946
  %949 = load i64, ptr %948, align 8
  %950 = load i64, ptr %594, align 8
  %951 = icmp sgt i64 %949, %950
  br i1 %951, label %952, label %1274

952:                                              ; preds = %944
  %953 = load i64, ptr %584, align 8
  %954 = icmp eq i64 %953, 0
  br i1 %954, label %958, label %955

955:                                              ; preds = %952
  %956 = srem i64 %949, %950
  %957 = icmp eq i64 %956, 0
  br i1 %957, label %958, label %1274

958:                                              ; preds = %955, %952
  %959 = load i64, ptr %598, align 8
  %960 = icmp sge i64 %949, %959
  %961 = select i1 %960, i1 true, i1 %937
  br i1 %961, label %966, label %962

962:                                              ; preds = %958
  br i1 %938, label %1274, label %963

963:                                              ; preds = %962
  %964 = load i64, ptr %575, align 8
  %965 = icmp eq i64 %964, 0
  br i1 %965, label %1274, label %966

966:                                              ; preds = %963, %958
  %967 = load i64, ptr %523, align 8
  %968 = icmp eq i64 %967, 32
  br i1 %968, label %1274, label %969

969:                                              ; preds = %966
  store i64 %949, ptr %594, align 8
  %970 = call fastcc i64 @hopeless(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %2)
  store i64 %950, ptr %594, align 8
  %971 = icmp eq i64 %970, 0
  br i1 %971, label %972, label %1278

972:                                              ; preds = %969
  call void @llvm.lifetime.start.p0(i64 872, ptr nonnull %8)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(872) %8, ptr noundef nonnull align 8 dereferenceable(872) %1, i64 872, i1 false)
  %973 = load i64, ptr %19, align 8
  %974 = load i64, ptr %577, align 8
  %975 = xor i64 %974, -1
  %976 = and i64 %973, %975
  store i64 %976, ptr %585, align 8
  %977 = load i64, ptr %395, align 8
  %978 = icmp sgt i64 %977, 0
  br i1 %978, label %992, label %981

979:                                              ; preds = %1006
  %980 = load i64, ptr %594, align 8
  br label %981

981:                                              ; preds = %979, %972
  %982 = phi i64 [ %1007, %979 ], [ %977, %972 ]
  %983 = phi i64 [ %980, %979 ], [ %950, %972 ]
  %984 = load i64, ptr %586, align 8
  %985 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 2, i64 %984
  store i64 %593, ptr %985, align 8
  %986 = add nsw i64 %984, 1
  store i64 %986, ptr %586, align 8
  %987 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 2, i64 %984, i32 1
  store i64 %983, ptr %987, align 8
  store i64 %949, ptr %940, align 8
  store i64 0, ptr %587, align 8
  %988 = load i64, ptr %588, align 8
  %989 = or i64 %988, %943
  store i64 %989, ptr %588, align 8
  %990 = load i64, ptr %598, align 8
  %991 = icmp slt i64 %949, %990
  br i1 %991, label %1010, label %1013

992:                                              ; preds = %972, %1006
  %993 = phi i64 [ %1007, %1006 ], [ %977, %972 ]
  %994 = phi i64 [ %1008, %1006 ], [ 0, %972 ]
  %995 = load i64, ptr %585, align 8
  %996 = shl nuw i64 1, %994
  %997 = and i64 %995, %996
  %998 = icmp eq i64 %997, 0
  br i1 %998, label %1006, label %999

999:                                              ; preds = %992
  %1000 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %994, i32 6
  %1001 = load i64, ptr %1000, align 8
  %1002 = and i64 %1001, %939
  %1003 = icmp eq i64 %1002, 0
  br i1 %1003, label %1006, label %1004

1004:                                             ; preds = %999
  call fastcc void @settle(ptr noundef nonnull %0, ptr noundef nonnull %8, i64 noundef %994, i64 noundef %593)
  %1005 = load i64, ptr %395, align 8
  br label %1006

1006:                                             ; preds = %992, %999, %1004
  %1007 = phi i64 [ %993, %992 ], [ %993, %999 ], [ %1005, %1004 ]
  %1008 = add nuw nsw i64 %994, 1
  %1009 = icmp slt i64 %1008, %1007
  br i1 %1009, label %992, label %979

1010:                                             ; preds = %981
  %1011 = srem i64 %949, %983
  %1012 = icmp ne i64 %1011, 0
  br label %1013

1013:                                             ; preds = %1010, %981
  %1014 = phi i1 [ false, %981 ], [ %1012, %1010 ]
  %1015 = zext i1 %1014 to i64
  %1016 = load i64, ptr %589, align 8
  %1017 = or i64 %1016, %1015
  store i64 %1017, ptr %589, align 8
  %1018 = load i64, ptr %590, align 8
  %1019 = xor i64 %1018, -1
  %1020 = and i64 %522, %1019
  %1021 = icmp eq i64 %1020, 0
  br i1 %1021, label %1272, label %1022

1022:                                             ; preds = %1013
  %1023 = call fastcc i64 @hopeless(ptr noundef nonnull %0, ptr noundef nonnull %8, ptr noundef %2)
  %1024 = icmp eq i64 %1023, 0
  %1025 = icmp sgt i64 %982, 0
  %1026 = select i1 %1024, i1 %1025, i1 false
  br i1 %1026, label %1027, label %1272

1027:                                             ; preds = %1022, %1268
  %1028 = phi i64 [ %1269, %1268 ], [ %982, %1022 ]
  %1029 = phi i64 [ %1270, %1268 ], [ 0, %1022 ]
  %1030 = lshr i64 %522, %1029
  %1031 = load i64, ptr %590, align 8
  %1032 = lshr i64 %1031, %1029
  %1033 = xor i64 %1032, -1
  %1034 = and i64 %1030, 1
  %1035 = and i64 %1034, %1033
  %1036 = icmp eq i64 %1035, 0
  br i1 %1036, label %1268, label %1037

1037:                                             ; preds = %1027
  %1038 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1029
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %5)
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %6)
  %1039 = load i64, ptr %0, align 8
  %1040 = icmp sgt i64 %1039, 0
  br i1 %1040, label %1041, label %1056

1041:                                             ; preds = %1037
  %1042 = and i64 %1039, 1
  %1043 = icmp eq i64 %1039, 1
  br i1 %1043, label %1046, label %1044

1044:                                             ; preds = %1041
  %1045 = and i64 %1039, -2
  br label %1068

1046:                                             ; preds = %1068, %1041
  %1047 = phi i64 [ 0, %1041 ], [ %1084, %1068 ]
  %1048 = icmp eq i64 %1042, 0
  br i1 %1048, label %1056, label %1049

1049:                                             ; preds = %1046
  %1050 = getelementptr inbounds [12 x i64], ptr %8, i64 0, i64 %1047
  %1051 = load i64, ptr %1050, align 8
  %1052 = icmp eq i64 %1051, 0
  %1053 = select i1 %1052, i64 1, i64 %1051
  %1054 = getelementptr inbounds [12 x i64], ptr %5, i64 0, i64 %1047
  store i64 %1053, ptr %1054, align 8
  %1055 = getelementptr inbounds [12 x i64], ptr %6, i64 0, i64 %1047
  store i64 %1053, ptr %1055, align 8
  br label %1056

1056:                                             ; preds = %1049, %1046, %1037
  %1057 = load i64, ptr %586, align 8
  %1058 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 3, i64 %1029
  %1059 = load i64, ptr %1058, align 8
  %1060 = icmp sgt i64 %1057, %1059
  br i1 %1060, label %1061, label %1099

1061:                                             ; preds = %1056
  %1062 = sub i64 %1057, %1059
  %1063 = add i64 %1059, 1
  %1064 = and i64 %1062, 1
  %1065 = icmp eq i64 %1057, %1063
  br i1 %1065, label %1087, label %1066

1066:                                             ; preds = %1061
  %1067 = and i64 %1062, -2
  br label %1187

1068:                                             ; preds = %1068, %1044
  %1069 = phi i64 [ 0, %1044 ], [ %1084, %1068 ]
  %1070 = phi i64 [ 0, %1044 ], [ %1085, %1068 ]
  %1071 = getelementptr inbounds [12 x i64], ptr %8, i64 0, i64 %1069
  %1072 = load i64, ptr %1071, align 8
  %1073 = icmp eq i64 %1072, 0
  %1074 = select i1 %1073, i64 1, i64 %1072
  %1075 = getelementptr inbounds [12 x i64], ptr %5, i64 0, i64 %1069
  store i64 %1074, ptr %1075, align 16
  %1076 = getelementptr inbounds [12 x i64], ptr %6, i64 0, i64 %1069
  store i64 %1074, ptr %1076, align 16
  %1077 = or i64 %1069, 1
  %1078 = getelementptr inbounds [12 x i64], ptr %8, i64 0, i64 %1077
  %1079 = load i64, ptr %1078, align 8
  %1080 = icmp eq i64 %1079, 0
  %1081 = select i1 %1080, i64 1, i64 %1079
  %1082 = getelementptr inbounds [12 x i64], ptr %5, i64 0, i64 %1077
  store i64 %1081, ptr %1082, align 8
  %1083 = getelementptr inbounds [12 x i64], ptr %6, i64 0, i64 %1077
  store i64 %1081, ptr %1083, align 8
  %1084 = add nuw nsw i64 %1069, 2
  %1085 = add i64 %1070, 2
  %1086 = icmp eq i64 %1085, %1045
  br i1 %1086, label %1046, label %1068

1087:                                             ; preds = %1187, %1061
  %1088 = phi i64 [ %1057, %1061 ], [ %1199, %1187 ]
  %1089 = phi i64 [ 0, %1061 ], [ %1200, %1187 ]
  %1090 = icmp eq i64 %1064, 0
  br i1 %1090, label %1099, label %1091

1091:                                             ; preds = %1087
  %1092 = add nsw i64 %1088, -1
  %1093 = getelementptr inbounds [32 x %struct.Loop], ptr %4, i64 0, i64 %1089
  %1094 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 2, i64 %1092
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %1093, ptr noundef nonnull align 8 dereferenceable(16) %1094, i64 16, i1 false)
  %1095 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 2, i64 %1092, i32 1
  %1096 = load i64, ptr %1095, align 8
  %1097 = load i64, ptr %1094, align 8
  %1098 = getelementptr inbounds [12 x i64], ptr %5, i64 0, i64 %1097
  store i64 %1096, ptr %1098, align 8
  br label %1099

1099:                                             ; preds = %1091, %1087, %1056
  %1100 = phi i64 [ 0, %1056 ], [ %1062, %1087 ], [ %1062, %1091 ]
  %1101 = call fastcc i64 @moved(ptr noundef nonnull %0, ptr noundef nonnull %6, ptr noundef nonnull %1038, ptr noundef nonnull %4, i64 noundef %1100)
  %1102 = load i64, ptr %1038, align 8
  %1103 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1029, i32 4
  %1104 = load i64, ptr %1103, align 8
  %1105 = icmp sgt i64 %1104, 0
  br i1 %1105, label %1106, label %1173

1106:                                             ; preds = %1099, %1134
  %1107 = phi i64 [ %1137, %1134 ], [ 0, %1099 ]
  %1108 = phi i64 [ %1136, %1134 ], [ %1102, %1099 ]
  %1109 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1029, i32 9, i64 %1107
  %1110 = load i64, ptr %1109, align 8
  %1111 = icmp sgt i64 %1110, 0
  br i1 %1111, label %1112, label %1134

1112:                                             ; preds = %1106
  %1113 = and i64 %1110, 1
  %1114 = icmp eq i64 %1110, 1
  br i1 %1114, label %1117, label %1115

1115:                                             ; preds = %1112
  %1116 = and i64 %1110, -2
  br label %1139

1117:                                             ; preds = %1168, %1112
  %1118 = phi i64 [ undef, %1112 ], [ %1169, %1168 ]
  %1119 = phi i64 [ 0, %1112 ], [ %1170, %1168 ]
  %1120 = phi i64 [ 1, %1112 ], [ %1169, %1168 ]
  %1121 = icmp eq i64 %1113, 0
  br i1 %1121, label %1134, label %1122

1122:                                             ; preds = %1117
  %1123 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1029, i32 10, i64 %1107, i64 %1119
  %1124 = load i64, ptr %1123, align 8
  %1125 = getelementptr inbounds i64, ptr %5, i64 %1124
  %1126 = load i64, ptr %1125, align 8
  %1127 = icmp eq i64 %1126, 0
  br i1 %1127, label %1134, label %1128

1128:                                             ; preds = %1122
  %1129 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1029, i32 11, i64 %1107, i64 %1119
  %1130 = load i64, ptr %1129, align 8
  %1131 = add nsw i64 %1126, -1
  %1132 = mul nsw i64 %1130, %1131
  %1133 = add nsw i64 %1132, %1120
  br label %1134

1134:                                             ; preds = %1117, %1128, %1122, %1106
  %1135 = phi i64 [ 1, %1106 ], [ %1118, %1117 ], [ %1133, %1128 ], [ %1120, %1122 ]
  %1136 = mul nsw i64 %1135, %1108
  %1137 = add nuw nsw i64 %1107, 1
  %1138 = icmp eq i64 %1137, %1104
  br i1 %1138, label %1173, label %1106

1139:                                             ; preds = %1168, %1115
  %1140 = phi i64 [ 0, %1115 ], [ %1170, %1168 ]
  %1141 = phi i64 [ 1, %1115 ], [ %1169, %1168 ]
  %1142 = phi i64 [ 0, %1115 ], [ %1171, %1168 ]
  %1143 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1029, i32 10, i64 %1107, i64 %1140
  %1144 = load i64, ptr %1143, align 8
  %1145 = getelementptr inbounds i64, ptr %5, i64 %1144
  %1146 = load i64, ptr %1145, align 8
  %1147 = icmp eq i64 %1146, 0
  br i1 %1147, label %1154, label %1148

1148:                                             ; preds = %1139
  %1149 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1029, i32 11, i64 %1107, i64 %1140
  %1150 = load i64, ptr %1149, align 8
  %1151 = add nsw i64 %1146, -1
  %1152 = mul nsw i64 %1150, %1151
  %1153 = add nsw i64 %1152, %1141
  br label %1154

1154:                                             ; preds = %1148, %1139
  %1155 = phi i64 [ %1153, %1148 ], [ %1141, %1139 ]
  %1156 = or i64 %1140, 1
  %1157 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1029, i32 10, i64 %1107, i64 %1156
  %1158 = load i64, ptr %1157, align 8
  %1159 = getelementptr inbounds i64, ptr %5, i64 %1158
  %1160 = load i64, ptr %1159, align 8
  %1161 = icmp eq i64 %1160, 0
  br i1 %1161, label %1168, label %1162

1162:                                             ; preds = %1154
  %1163 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1029, i32 11, i64 %1107, i64 %1156
  %1164 = load i64, ptr %1163, align 8
  %1165 = add nsw i64 %1160, -1
  %1166 = mul nsw i64 %1164, %1165
  %1167 = add nsw i64 %1166, %1155
  br label %1168

1168:                                             ; preds = %1162, %1154
  %1169 = phi i64 [ %1167, %1162 ], [ %1155, %1154 ]
  %1170 = add nuw nsw i64 %1140, 2
  %1171 = add i64 %1142, 2
  %1172 = icmp eq i64 %1171, %1116
  br i1 %1172, label %1117, label %1139

1173:                                             ; preds = %1134, %1099
  %1174 = phi i64 [ %1102, %1099 ], [ %1136, %1134 ]
  %1175 = sdiv i64 %1174, %1102
  %1176 = sub nsw i64 %1101, %1175
  %1177 = sitofp i64 %1176 to double
  %1178 = load i64, ptr %0, align 8
  %1179 = icmp sgt i64 %1178, 0
  br i1 %1179, label %1180, label %1263

1180:                                             ; preds = %1173
  %1181 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1029, i32 5
  %1182 = load i64, ptr %1181, align 8
  %1183 = and i64 %1178, 1
  %1184 = icmp eq i64 %1178, 1
  br i1 %1184, label %1245, label %1185

1185:                                             ; preds = %1180
  %1186 = and i64 %1178, -2
  br label %1209

1187:                                             ; preds = %1187, %1066
  %1188 = phi i64 [ %1057, %1066 ], [ %1199, %1187 ]
  %1189 = phi i64 [ 0, %1066 ], [ %1200, %1187 ]
  %1190 = phi i64 [ 0, %1066 ], [ %1207, %1187 ]
  %1191 = add nsw i64 %1188, -1
  %1192 = or i64 %1189, 1
  %1193 = getelementptr inbounds [32 x %struct.Loop], ptr %4, i64 0, i64 %1189
  %1194 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 2, i64 %1191
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %1193, ptr noundef nonnull align 8 dereferenceable(16) %1194, i64 16, i1 false)
  %1195 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 2, i64 %1191, i32 1
  %1196 = load i64, ptr %1195, align 8
  %1197 = load i64, ptr %1194, align 8
  %1198 = getelementptr inbounds [12 x i64], ptr %5, i64 0, i64 %1197
  store i64 %1196, ptr %1198, align 8
  %1199 = add nsw i64 %1188, -2
  %1200 = add nuw i64 %1189, 2
  %1201 = getelementptr inbounds [32 x %struct.Loop], ptr %4, i64 0, i64 %1192
  %1202 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 2, i64 %1199
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %1201, ptr noundef nonnull align 8 dereferenceable(16) %1202, i64 16, i1 false)
  %1203 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 2, i64 %1199, i32 1
  %1204 = load i64, ptr %1203, align 8
  %1205 = load i64, ptr %1202, align 8
  %1206 = getelementptr inbounds [12 x i64], ptr %5, i64 0, i64 %1205
  store i64 %1204, ptr %1206, align 8
  %1207 = add i64 %1190, 2
  %1208 = icmp eq i64 %1207, %1067
  br i1 %1208, label %1087, label %1187

1209:                                             ; preds = %1240, %1185
  %1210 = phi i64 [ 0, %1185 ], [ %1242, %1240 ]
  %1211 = phi double [ %1177, %1185 ], [ %1241, %1240 ]
  %1212 = phi i64 [ 0, %1185 ], [ %1243, %1240 ]
  %1213 = shl nuw i64 1, %1210
  %1214 = and i64 %1213, %1182
  %1215 = icmp eq i64 %1214, 0
  br i1 %1215, label %1225, label %1216

1216:                                             ; preds = %1209
  %1217 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %1210
  %1218 = load i64, ptr %1217, align 8
  %1219 = sitofp i64 %1218 to double
  %1220 = getelementptr inbounds [12 x i64], ptr %6, i64 0, i64 %1210
  %1221 = load i64, ptr %1220, align 16
  %1222 = sitofp i64 %1221 to double
  %1223 = fdiv double %1219, %1222
  %1224 = fmul double %1211, %1223
  br label %1225

1225:                                             ; preds = %1216, %1209
  %1226 = phi double [ %1224, %1216 ], [ %1211, %1209 ]
  %1227 = shl i64 2, %1210
  %1228 = and i64 %1227, %1182
  %1229 = icmp eq i64 %1228, 0
  br i1 %1229, label %1240, label %1230

1230:                                             ; preds = %1225
  %1231 = or i64 %1210, 1
  %1232 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %1231
  %1233 = load i64, ptr %1232, align 8
  %1234 = sitofp i64 %1233 to double
  %1235 = getelementptr inbounds [12 x i64], ptr %6, i64 0, i64 %1231
  %1236 = load i64, ptr %1235, align 8
  %1237 = sitofp i64 %1236 to double
  %1238 = fdiv double %1234, %1237
  %1239 = fmul double %1226, %1238
  br label %1240

1240:                                             ; preds = %1230, %1225
  %1241 = phi double [ %1239, %1230 ], [ %1226, %1225 ]
  %1242 = add nuw nsw i64 %1210, 2
  %1243 = add i64 %1212, 2
  %1244 = icmp eq i64 %1243, %1186
  br i1 %1244, label %1245, label %1209

1245:                                             ; preds = %1240, %1180
  %1246 = phi double [ undef, %1180 ], [ %1241, %1240 ]
  %1247 = phi i64 [ 0, %1180 ], [ %1242, %1240 ]
  %1248 = phi double [ %1177, %1180 ], [ %1241, %1240 ]
  %1249 = icmp eq i64 %1183, 0
  br i1 %1249, label %1263, label %1250

1250:                                             ; preds = %1245
  %1251 = shl nuw i64 1, %1247
  %1252 = and i64 %1251, %1182
  %1253 = icmp eq i64 %1252, 0
  br i1 %1253, label %1263, label %1254

1254:                                             ; preds = %1250
  %1255 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %1247
  %1256 = load i64, ptr %1255, align 8
  %1257 = sitofp i64 %1256 to double
  %1258 = getelementptr inbounds [12 x i64], ptr %6, i64 0, i64 %1247
  %1259 = load i64, ptr %1258, align 8
  %1260 = sitofp i64 %1259 to double
  %1261 = fdiv double %1257, %1260
  %1262 = fmul double %1248, %1261
  br label %1263

1263:                                             ; preds = %1245, %1254, %1250, %1173
  %1264 = phi double [ %1177, %1173 ], [ %1246, %1245 ], [ %1262, %1254 ], [ %1248, %1250 ]
  %1265 = fptosi double %1264 to i64
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %4)
  %1266 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 9, i64 %1029
  store i64 %1265, ptr %1266, align 8
  %1267 = load i64, ptr %395, align 8
  br label %1268

1268:                                             ; preds = %1027, %1263
  %1269 = phi i64 [ %1028, %1027 ], [ %1267, %1263 ]
  %1270 = add nuw nsw i64 %1029, 1
  %1271 = icmp slt i64 %1270, %1269
  br i1 %1271, label %1027, label %1272

1272:                                             ; preds = %1268, %1022, %1013
  call fastcc void @grow(ptr noundef nonnull %0, ptr noundef nonnull %8, ptr noundef %2)
  call void @llvm.lifetime.end.p0(i64 872, ptr nonnull %8)
  %1273 = load i64, ptr %932, align 8
  br label %1274

1274:                                             ; preds = %955, %944, %963, %962, %966, %1272
  %1275 = phi i64 [ %945, %955 ], [ %945, %944 ], [ %945, %963 ], [ %945, %962 ], [ %945, %966 ], [ %1273, %1272 ]
  %1276 = add nuw nsw i64 %946, 1
  %1277 = icmp slt i64 %1276, %1275
  br i1 %1277, label %944, label %1278

1278:                                             ; preds = %969, %1274
  %1279 = load i64, ptr %0, align 8
  br label %1280

1280:                                             ; preds = %1278, %931, %626, %666, %674, %781, %833, %883, %929, %704, %591, %597
  %1281 = phi i64 [ %1279, %1278 ], [ %592, %931 ], [ %592, %626 ], [ %592, %666 ], [ %592, %674 ], [ %592, %781 ], [ %592, %833 ], [ %592, %883 ], [ %592, %929 ], [ %592, %704 ], [ %592, %591 ], [ %592, %597 ]
  %1282 = add nuw nsw i64 %593, 1
  %1283 = icmp slt i64 %1282, %1281
  br i1 %1283, label %591, label %1284

1284:                                             ; preds = %355, %512, %1280, %568, %475, %3, %15
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc i64 @cost(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3) unnamed_addr {
  %5 = alloca [8 x i64], align 16
  %6 = alloca [8 x i64], align 16
  %7 = alloca [12 x i64], align 16
  %8 = alloca [12 x i64], align 16
  %9 = alloca [8 x i64], align 16
  %10 = alloca [8 x i64], align 16
  %11 = alloca [8 x i64], align 16
  %12 = alloca [12 x i64], align 16
  %13 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6
  %14 = tail call fastcc i64 @moved(ptr noundef %0, ptr noundef nonnull %13, ptr noundef %1, ptr noundef %2, i64 noundef %3)
  %15 = getelementptr inbounds %struct.Tensor, ptr %1, i64 0, i32 1
  %16 = load i64, ptr %15, align 8
  %17 = icmp eq i64 %16, 0
  %18 = load i64, ptr %1, align 8
  br i1 %17, label %19, label %21

19:                                               ; preds = %4
  %20 = mul nsw i64 %18, %14
  br label %468

21:                                               ; preds = %4
  %22 = shl nsw i64 %14, 1
  %23 = getelementptr inbounds %struct.Tensor, ptr %1, i64 0, i32 5
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr inbounds %struct.Tensor, ptr %1, i64 0, i32 6
  %26 = load i64, ptr %25, align 8
  %27 = icmp eq i64 %24, %26
  br i1 %27, label %28, label %31

28:                                               ; preds = %21
  %29 = getelementptr inbounds %struct.Tensor, ptr %1, i64 0, i32 2
  %30 = load i64, ptr %29, align 8
  br label %464

31:                                               ; preds = %21
  %32 = getelementptr inbounds %struct.Tensor, ptr %1, i64 0, i32 3
  %33 = load i64, ptr %32, align 8
  %34 = icmp sgt i64 %33, 0
  br i1 %34, label %35, label %464

35:                                               ; preds = %31
  %36 = getelementptr inbounds %struct.Tensor, ptr %1, i64 0, i32 4
  %37 = load i64, ptr %36, align 8
  %38 = icmp sgt i64 %37, 0
  %39 = icmp sgt i64 %3, 0
  br label %40

40:                                               ; preds = %459, %35
  %41 = phi i64 [ 1, %35 ], [ %461, %459 ]
  %42 = phi i64 [ 0, %35 ], [ %462, %459 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %5)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %6)
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %7)
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %8)
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
  %62 = getelementptr inbounds %struct.Tensor, ptr %1, i64 0, i32 7, i64 %58
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
  %81 = getelementptr inbounds %struct.Tensor, ptr %1, i64 0, i32 8, i64 %58, i64 %76
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
  %95 = getelementptr inbounds [8 x i64], ptr %5, i64 0, i64 %61
  store i64 %94, ptr %95, align 8
  %96 = add nsw i64 %61, 1
  %97 = getelementptr inbounds [8 x i64], ptr %6, i64 0, i64 %61
  store i64 %58, ptr %97, align 8
  %98 = mul nsw i64 %94, %60
  br label %128

99:                                               ; preds = %99, %71
  %100 = phi i64 [ 0, %71 ], [ %125, %99 ]
  %101 = phi i64 [ 1, %71 ], [ %121, %99 ]
  %102 = phi i64 [ %59, %71 ], [ %124, %99 ]
  %103 = phi i64 [ 0, %71 ], [ %126, %99 ]
  %104 = getelementptr inbounds %struct.Tensor, ptr %1, i64 0, i32 8, i64 %58, i64 %100
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
  %115 = getelementptr inbounds %struct.Tensor, ptr %1, i64 0, i32 8, i64 %58, i64 %114
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
  %150 = getelementptr inbounds [8 x i64], ptr %6, i64 0, i64 %149
  %151 = load i64, ptr %150, align 8
  %152 = getelementptr inbounds %struct.Tensor, ptr %1, i64 0, i32 8, i64 %151, i64 %143
  %153 = load i64, ptr %152, align 8
  %154 = icmp eq i64 %153, 0
  br i1 %154, label %145, label %155

155:                                              ; preds = %148
  %156 = add nsw i64 %144, 1
  %157 = getelementptr inbounds [12 x i64], ptr %8, i64 0, i64 %144
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
  %206 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %204
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
  %223 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %221
  store i64 0, ptr %223, align 16
  %224 = or i64 %221, 1
  %225 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %224
  store i64 0, ptr %225, align 8
  %226 = or i64 %221, 2
  %227 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %226
  store i64 0, ptr %227, align 16
  %228 = or i64 %221, 3
  %229 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %228
  store i64 0, ptr %229, align 8
  %230 = or i64 %221, 4
  %231 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %230
  store i64 0, ptr %231, align 16
  %232 = or i64 %221, 5
  %233 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %232
  store i64 0, ptr %233, align 8
  %234 = or i64 %221, 6
  %235 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %234
  store i64 0, ptr %235, align 16
  %236 = or i64 %221, 7
  %237 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %236
  store i64 0, ptr %237, align 8
  %238 = add nuw nsw i64 %221, 8
  %239 = add i64 %222, 8
  %240 = icmp eq i64 %239, %178
  br i1 %240, label %200, label %220

241:                                              ; preds = %456, %210
  %242 = phi i64 [ %439, %456 ], [ 0, %210 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %9)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %10)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %11)
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %12)
  br i1 %173, label %244, label %243

243:                                              ; preds = %252, %241
  br i1 %211, label %287, label %362

244:                                              ; preds = %241, %252
  %245 = phi i64 [ %262, %252 ], [ 0, %241 ]
  %246 = getelementptr inbounds [12 x i64], ptr %8, i64 0, i64 %245
  %247 = load i64, ptr %246, align 8
  %248 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %247
  %249 = load i64, ptr %248, align 8
  br i1 %39, label %250, label %252

250:                                              ; preds = %244
  %251 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %245
  br label %264

252:                                              ; preds = %282, %244
  %253 = phi i64 [ 0, %244 ], [ %283, %282 ]
  %254 = phi i64 [ %249, %244 ], [ %284, %282 ]
  %255 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %245
  %256 = load i64, ptr %255, align 8
  %257 = icmp eq i64 %253, %256
  %258 = add nsw i64 %254, %253
  %259 = sub i64 %258, %256
  %260 = select i1 %257, i64 %254, i64 %259
  %261 = getelementptr inbounds [12 x i64], ptr %12, i64 0, i64 %245
  store i64 %260, ptr %261, align 8
  %262 = add nuw nsw i64 %245, 1
  %263 = icmp eq i64 %262, %135
  br i1 %263, label %243, label %244

264:                                              ; preds = %282, %250
  %265 = phi i64 [ 0, %250 ], [ %285, %282 ]
  %266 = phi i64 [ %249, %250 ], [ %284, %282 ]
  %267 = phi i64 [ 0, %250 ], [ %283, %282 ]
  %268 = getelementptr inbounds %struct.Loop, ptr %2, i64 %265
  %269 = load i64, ptr %268, align 8
  %270 = icmp eq i64 %269, %247
  br i1 %270, label %271, label %282

271:                                              ; preds = %264
  %272 = load i64, ptr %251, align 8
  %273 = sub nsw i64 %272, %267
  %274 = getelementptr inbounds %struct.Loop, ptr %2, i64 %265, i32 1
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
  %286 = icmp eq i64 %285, %3
  br i1 %286, label %252, label %264

287:                                              ; preds = %243, %318
  %288 = phi i64 [ %321, %318 ], [ 0, %243 ]
  %289 = getelementptr inbounds [8 x i64], ptr %9, i64 0, i64 %288
  store i64 0, ptr %289, align 8
  %290 = getelementptr inbounds [8 x i64], ptr %10, i64 0, i64 %288
  store i64 1, ptr %290, align 8
  br i1 %173, label %291, label %318

291:                                              ; preds = %287
  %292 = getelementptr inbounds [8 x i64], ptr %6, i64 0, i64 %288
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
  %301 = getelementptr inbounds [12 x i64], ptr %8, i64 0, i64 %299
  %302 = load i64, ptr %301, align 8
  %303 = getelementptr inbounds %struct.Tensor, ptr %1, i64 0, i32 8, i64 %293, i64 %302
  %304 = load i64, ptr %303, align 8
  %305 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %299
  %306 = load i64, ptr %305, align 8
  %307 = mul nsw i64 %306, %304
  %308 = add nsw i64 %307, %298
  %309 = getelementptr inbounds [12 x i64], ptr %12, i64 0, i64 %299
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
  %320 = getelementptr inbounds [8 x i64], ptr %11, i64 0, i64 %288
  store i64 %319, ptr %320, align 8
  %321 = add nuw nsw i64 %288, 1
  %322 = icmp eq i64 %321, %44
  br i1 %322, label %360, label %287

323:                                              ; preds = %291, %323
  %324 = phi i64 [ %356, %323 ], [ 1, %291 ]
  %325 = phi i64 [ %350, %323 ], [ 0, %291 ]
  %326 = phi i64 [ %357, %323 ], [ 0, %291 ]
  %327 = phi i64 [ %358, %323 ], [ 0, %291 ]
  %328 = getelementptr inbounds [12 x i64], ptr %8, i64 0, i64 %326
  %329 = load i64, ptr %328, align 16
  %330 = getelementptr inbounds %struct.Tensor, ptr %1, i64 0, i32 8, i64 %293, i64 %329
  %331 = load i64, ptr %330, align 8
  %332 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %326
  %333 = load i64, ptr %332, align 16
  %334 = mul nsw i64 %333, %331
  %335 = add nsw i64 %334, %325
  %336 = getelementptr inbounds [12 x i64], ptr %12, i64 0, i64 %326
  %337 = load i64, ptr %336, align 16
  %338 = add i64 %333, -1
  %339 = add i64 %338, %337
  %340 = mul nsw i64 %339, %331
  %341 = add nsw i64 %340, %324
  %342 = or i64 %326, 1
  %343 = getelementptr inbounds [12 x i64], ptr %8, i64 0, i64 %342
  %344 = load i64, ptr %343, align 8
  %345 = getelementptr inbounds %struct.Tensor, ptr %1, i64 0, i32 8, i64 %293, i64 %344
  %346 = load i64, ptr %345, align 8
  %347 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %342
  %348 = load i64, ptr %347, align 8
  %349 = mul nsw i64 %348, %346
  %350 = add nsw i64 %349, %335
  %351 = getelementptr inbounds [12 x i64], ptr %12, i64 0, i64 %342
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
  %371 = getelementptr inbounds [8 x i64], ptr %5, i64 0, i64 %368
  %372 = load i64, ptr %371, align 16
  %373 = mul nsw i64 %372, %369
  %374 = getelementptr inbounds [8 x i64], ptr %11, i64 0, i64 %368
  %375 = load i64, ptr %374, align 16
  %376 = add nsw i64 %373, %375
  %377 = or i64 %368, 1
  %378 = getelementptr inbounds [8 x i64], ptr %5, i64 0, i64 %377
  %379 = load i64, ptr %378, align 8
  %380 = mul nsw i64 %379, %376
  %381 = getelementptr inbounds [8 x i64], ptr %11, i64 0, i64 %377
  %382 = load i64, ptr %381, align 8
  %383 = add nsw i64 %380, %382
  %384 = or i64 %368, 2
  %385 = getelementptr inbounds [8 x i64], ptr %5, i64 0, i64 %384
  %386 = load i64, ptr %385, align 16
  %387 = mul nsw i64 %386, %383
  %388 = getelementptr inbounds [8 x i64], ptr %11, i64 0, i64 %384
  %389 = load i64, ptr %388, align 16
  %390 = add nsw i64 %387, %389
  %391 = or i64 %368, 3
  %392 = getelementptr inbounds [8 x i64], ptr %5, i64 0, i64 %391
  %393 = load i64, ptr %392, align 8
  %394 = mul nsw i64 %393, %390
  %395 = getelementptr inbounds [8 x i64], ptr %11, i64 0, i64 %391
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
  %409 = getelementptr inbounds [8 x i64], ptr %5, i64 0, i64 %406
  %410 = load i64, ptr %409, align 8
  %411 = mul nsw i64 %410, %407
  %412 = getelementptr inbounds [8 x i64], ptr %11, i64 0, i64 %406
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
  %428 = getelementptr inbounds [8 x i64], ptr %11, i64 0, i64 %427
  %429 = load i64, ptr %428, align 8
  %430 = add nsw i64 %429, 1
  store i64 %430, ptr %428, align 8
  %431 = getelementptr inbounds [8 x i64], ptr %10, i64 0, i64 %427
  %432 = load i64, ptr %431, align 8
  %433 = icmp eq i64 %430, %432
  br i1 %433, label %434, label %360

434:                                              ; preds = %425
  %435 = getelementptr inbounds [8 x i64], ptr %9, i64 0, i64 %427
  %436 = load i64, ptr %435, align 8
  store i64 %436, ptr %428, align 8
  %437 = icmp ugt i64 %426, 1
  br i1 %437, label %425, label %438

438:                                              ; preds = %434, %362
  %439 = phi i64 [ %366, %362 ], [ %424, %434 ]
  br i1 %173, label %440, label %456

440:                                              ; preds = %438, %452
  %441 = phi i64 [ %453, %452 ], [ 0, %438 ]
  %442 = getelementptr inbounds [12 x i64], ptr %12, i64 0, i64 %441
  %443 = load i64, ptr %442, align 8
  %444 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %441
  %445 = load i64, ptr %444, align 8
  %446 = add nsw i64 %445, %443
  store i64 %446, ptr %444, align 8
  %447 = getelementptr inbounds [12 x i64], ptr %8, i64 0, i64 %441
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
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %12)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %11)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %10)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %9)
  br label %459

456:                                              ; preds = %440, %438
  %457 = phi i64 [ 0, %438 ], [ %441, %440 ]
  %458 = icmp eq i64 %457, %135
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %12)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %11)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %10)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %9)
  br i1 %458, label %459, label %241

459:                                              ; preds = %456, %455, %43
  %460 = phi i64 [ %45, %43 ], [ %439, %455 ], [ %439, %456 ]
  %461 = mul nsw i64 %460, %41
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %5)
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

; Function Attrs: nofree nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none)
define internal fastcc i64 @moved(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, i64 noundef %4) unnamed_addr {
  %6 = alloca [8 x [12 x i64]], align 16
  %7 = alloca [8 x i64], align 16
  %8 = alloca [12 x i64], align 16
  %9 = alloca [8 x i64], align 16
  %10 = alloca [12 x ptr], align 16
  call void @llvm.lifetime.start.p0(i64 768, ptr nonnull %6)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %7)
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %8)
  %11 = load i64, ptr %0, align 8
  %12 = icmp sgt i64 %11, 0
  br i1 %12, label %13, label %15

13:                                               ; preds = %5
  %14 = load i64, ptr %0, align 8
  br label %23

15:                                               ; preds = %23, %5
  %16 = phi i64 [ %11, %5 ], [ %14, %23 ]
  %17 = icmp sgt i64 %4, 0
  br i1 %17, label %18, label %42

18:                                               ; preds = %15
  %19 = and i64 %4, 1
  %20 = icmp eq i64 %4, 1
  br i1 %20, label %28, label %21

21:                                               ; preds = %18
  %22 = and i64 %4, -2
  br label %47

23:                                               ; preds = %13, %23
  %24 = phi i64 [ %26, %23 ], [ 0, %13 ]
  %25 = getelementptr inbounds [12 x i64], ptr @moved.c, i64 0, i64 %24
  store i64 0, ptr %25, align 8
  %26 = add nuw nsw i64 %24, 1
  %27 = icmp slt i64 %26, %14
  br i1 %27, label %23, label %15

28:                                               ; preds = %47, %18
  %29 = phi i64 [ 0, %18 ], [ %67, %47 ]
  %30 = icmp eq i64 %19, 0
  br i1 %30, label %40, label %31

31:                                               ; preds = %28
  %32 = getelementptr inbounds %struct.Loop, ptr %3, i64 %29
  %33 = getelementptr inbounds %struct.Loop, ptr %3, i64 %29, i32 1
  %34 = load i64, ptr %33, align 8
  %35 = load i64, ptr %32, align 8
  %36 = getelementptr inbounds [12 x i64], ptr @moved.c, i64 0, i64 %35
  %37 = load i64, ptr %36, align 8
  %38 = add nsw i64 %37, 1
  store i64 %38, ptr %36, align 8
  %39 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %35, i64 %37
  store i64 %34, ptr %39, align 8
  br label %40

40:                                               ; preds = %28, %31
  %41 = load i64, ptr %0, align 8
  br label %42

42:                                               ; preds = %40, %15
  %43 = phi i64 [ %41, %40 ], [ %16, %15 ]
  %44 = icmp sgt i64 %43, 0
  br i1 %44, label %45, label %70

45:                                               ; preds = %42
  %46 = load i64, ptr %0, align 8
  br label %80

47:                                               ; preds = %47, %21
  %48 = phi i64 [ 0, %21 ], [ %67, %47 ]
  %49 = phi i64 [ 0, %21 ], [ %68, %47 ]
  %50 = getelementptr inbounds %struct.Loop, ptr %3, i64 %48
  %51 = getelementptr inbounds %struct.Loop, ptr %3, i64 %48, i32 1
  %52 = load i64, ptr %51, align 8
  %53 = load i64, ptr %50, align 8
  %54 = getelementptr inbounds [12 x i64], ptr @moved.c, i64 0, i64 %53
  %55 = load i64, ptr %54, align 8
  %56 = add nsw i64 %55, 1
  store i64 %56, ptr %54, align 8
  %57 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %53, i64 %55
  store i64 %52, ptr %57, align 8
  %58 = or i64 %48, 1
  %59 = getelementptr inbounds %struct.Loop, ptr %3, i64 %58
  %60 = getelementptr inbounds %struct.Loop, ptr %3, i64 %58, i32 1
  %61 = load i64, ptr %60, align 8
  %62 = load i64, ptr %59, align 8
  %63 = getelementptr inbounds [12 x i64], ptr @moved.c, i64 0, i64 %62
  %64 = load i64, ptr %63, align 8
  %65 = add nsw i64 %64, 1
  store i64 %65, ptr %63, align 8
  %66 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %62, i64 %64
  store i64 %61, ptr %66, align 8
  %67 = add nuw nsw i64 %48, 2
  %68 = add i64 %49, 2
  %69 = icmp eq i64 %68, %22
  br i1 %69, label %28, label %47

70:                                               ; preds = %91, %42
  %71 = phi i64 [ %43, %42 ], [ %46, %91 ]
  %72 = getelementptr inbounds %struct.Tensor, ptr %2, i64 0, i32 3
  %73 = load i64, ptr %72, align 8
  %74 = icmp sgt i64 %73, 0
  br i1 %74, label %75, label %230

75:                                               ; preds = %70
  %76 = and i64 %73, 7
  %77 = icmp ult i64 %73, 8
  br i1 %77, label %220, label %78

78:                                               ; preds = %75
  %79 = and i64 %73, -8
  br label %236

80:                                               ; preds = %45, %91
  %81 = phi i64 [ %94, %91 ], [ 0, %45 ]
  %82 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 2, i64 %81
  store i64 1, ptr %82, align 8
  %83 = getelementptr inbounds i64, ptr %1, i64 %81
  %84 = load i64, ptr %83, align 8
  %85 = getelementptr inbounds %struct.Extents, ptr %82, i64 0, i32 1
  store i64 %84, ptr %85, align 8
  %86 = getelementptr inbounds %struct.Extents, ptr %82, i64 0, i32 2
  store i64 1, ptr %86, align 8
  %87 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 3, i64 %81
  store i64 1, ptr %87, align 8
  %88 = getelementptr inbounds [12 x i64], ptr @moved.c, i64 0, i64 %81
  %89 = load i64, ptr %88, align 8
  %90 = icmp sgt i64 %89, 0
  br i1 %90, label %96, label %91

91:                                               ; preds = %192, %80
  %92 = phi i64 [ %89, %80 ], [ %196, %192 ]
  %93 = getelementptr inbounds [12 x i64], ptr %8, i64 0, i64 %81
  store i64 %92, ptr %93, align 8
  %94 = add nuw nsw i64 %81, 1
  %95 = icmp slt i64 %94, %46
  br i1 %95, label %80, label %70

96:                                               ; preds = %80, %192
  %97 = phi i64 [ %193, %192 ], [ 1, %80 ]
  %98 = phi i64 [ %102, %192 ], [ 0, %80 ]
  %99 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 2, i64 %81, i64 %98
  %100 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %81, i64 %98
  %101 = load i64, ptr %100, align 8
  %102 = add nuw nsw i64 %98, 1
  %103 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 2, i64 %81, i64 %102
  store i64 0, ptr %103, align 8
  %104 = icmp sgt i64 %97, 0
  br i1 %104, label %105, label %192

105:                                              ; preds = %96
  %106 = icmp ne i64 %101, 0
  br label %107

107:                                              ; preds = %165, %105
  %108 = phi i64 [ 0, %105 ], [ %166, %165 ]
  %109 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 2, i64 %81, i64 %98, i32 1, i64 %108
  %110 = load i64, ptr %109, align 8
  %111 = sdiv i64 %110, %101
  %112 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 2, i64 %81, i64 %98, i32 2, i64 %108
  %113 = load i64, ptr %112, align 8
  %114 = mul nsw i64 %113, %111
  %115 = icmp ne i64 %114, 0
  %116 = and i1 %106, %115
  br i1 %116, label %117, label %137

117:                                              ; preds = %107
  %118 = load i64, ptr %103, align 8
  %119 = icmp sgt i64 %118, 0
  br i1 %119, label %120, label %132

120:                                              ; preds = %117, %125
  %121 = phi i64 [ %126, %125 ], [ 0, %117 ]
  %122 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 2, i64 %81, i64 %102, i32 1, i64 %121
  %123 = load i64, ptr %122, align 8
  %124 = icmp eq i64 %123, %101
  br i1 %124, label %128, label %125

125:                                              ; preds = %120
  %126 = add nuw nsw i64 %121, 1
  %127 = icmp eq i64 %126, %118
  br i1 %127, label %132, label %120

128:                                              ; preds = %120
  %129 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 2, i64 %81, i64 %102, i32 2, i64 %121
  %130 = load i64, ptr %129, align 8
  %131 = add nsw i64 %130, %114
  store i64 %131, ptr %129, align 8
  br label %137

132:                                              ; preds = %125, %117
  %133 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 2, i64 %81, i64 %102, i32 1, i64 %118
  store i64 %101, ptr %133, align 8
  %134 = load i64, ptr %103, align 8
  %135 = add nsw i64 %134, 1
  store i64 %135, ptr %103, align 8
  %136 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 2, i64 %81, i64 %102, i32 2, i64 %134
  store i64 %114, ptr %136, align 8
  br label %137

137:                                              ; preds = %132, %128, %107
  %138 = load i64, ptr %109, align 8
  %139 = mul nsw i64 %111, %101
  %140 = sub nsw i64 %138, %139
  %141 = load i64, ptr %112, align 8
  %142 = icmp ne i64 %138, %139
  %143 = icmp ne i64 %141, 0
  %144 = and i1 %142, %143
  br i1 %144, label %145, label %165

145:                                              ; preds = %137
  %146 = load i64, ptr %103, align 8
  %147 = icmp sgt i64 %146, 0
  br i1 %147, label %148, label %160

148:                                              ; preds = %145, %153
  %149 = phi i64 [ %154, %153 ], [ 0, %145 ]
  %150 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 2, i64 %81, i64 %102, i32 1, i64 %149
  %151 = load i64, ptr %150, align 8
  %152 = icmp eq i64 %151, %140
  br i1 %152, label %156, label %153

153:                                              ; preds = %148
  %154 = add nuw nsw i64 %149, 1
  %155 = icmp eq i64 %154, %146
  br i1 %155, label %160, label %148

156:                                              ; preds = %148
  %157 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 2, i64 %81, i64 %102, i32 2, i64 %149
  %158 = load i64, ptr %157, align 8
  %159 = add nsw i64 %158, %141
  store i64 %159, ptr %157, align 8
  br label %165

160:                                              ; preds = %153, %145
  %161 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 2, i64 %81, i64 %102, i32 1, i64 %146
  store i64 %140, ptr %161, align 8
  %162 = load i64, ptr %103, align 8
  %163 = add nsw i64 %162, 1
  store i64 %163, ptr %103, align 8
  %164 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 2, i64 %81, i64 %102, i32 2, i64 %162
  store i64 %141, ptr %164, align 8
  br label %165

165:                                              ; preds = %160, %156, %137
  %166 = add nuw nsw i64 %108, 1
  %167 = load i64, ptr %99, align 8
  %168 = icmp slt i64 %166, %167
  br i1 %168, label %107, label %169

169:                                              ; preds = %165
  %170 = load i64, ptr %103, align 8
  %171 = icmp sgt i64 %170, 0
  br i1 %171, label %172, label %192

172:                                              ; preds = %169
  %173 = and i64 %170, 3
  %174 = icmp ult i64 %170, 4
  br i1 %174, label %177, label %175

175:                                              ; preds = %172
  %176 = and i64 %170, -4
  br label %198

177:                                              ; preds = %198, %172
  %178 = phi i64 [ undef, %172 ], [ %216, %198 ]
  %179 = phi i64 [ 0, %172 ], [ %217, %198 ]
  %180 = phi i64 [ 0, %172 ], [ %216, %198 ]
  %181 = icmp eq i64 %173, 0
  br i1 %181, label %192, label %182

182:                                              ; preds = %177, %182
  %183 = phi i64 [ %189, %182 ], [ %179, %177 ]
  %184 = phi i64 [ %188, %182 ], [ %180, %177 ]
  %185 = phi i64 [ %190, %182 ], [ 0, %177 ]
  %186 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 2, i64 %81, i64 %102, i32 2, i64 %183
  %187 = load i64, ptr %186, align 8
  %188 = add nsw i64 %187, %184
  %189 = add nuw nsw i64 %183, 1
  %190 = add i64 %185, 1
  %191 = icmp eq i64 %190, %173
  br i1 %191, label %192, label %182

192:                                              ; preds = %177, %182, %96, %169
  %193 = phi i64 [ %170, %169 ], [ 0, %96 ], [ %170, %182 ], [ %170, %177 ]
  %194 = phi i64 [ 0, %169 ], [ 0, %96 ], [ %178, %177 ], [ %188, %182 ]
  %195 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 3, i64 %81, i64 %102
  store i64 %194, ptr %195, align 8
  %196 = load i64, ptr %88, align 8
  %197 = icmp slt i64 %102, %196
  br i1 %197, label %96, label %91

198:                                              ; preds = %198, %175
  %199 = phi i64 [ 0, %175 ], [ %217, %198 ]
  %200 = phi i64 [ 0, %175 ], [ %216, %198 ]
  %201 = phi i64 [ 0, %175 ], [ %218, %198 ]
  %202 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 2, i64 %81, i64 %102, i32 2, i64 %199
  %203 = load i64, ptr %202, align 8
  %204 = add nsw i64 %203, %200
  %205 = or i64 %199, 1
  %206 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 2, i64 %81, i64 %102, i32 2, i64 %205
  %207 = load i64, ptr %206, align 8
  %208 = add nsw i64 %207, %204
  %209 = or i64 %199, 2
  %210 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 2, i64 %81, i64 %102, i32 2, i64 %209
  %211 = load i64, ptr %210, align 8
  %212 = add nsw i64 %211, %208
  %213 = or i64 %199, 3
  %214 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 2, i64 %81, i64 %102, i32 2, i64 %213
  %215 = load i64, ptr %214, align 8
  %216 = add nsw i64 %215, %212
  %217 = add nuw nsw i64 %199, 4
  %218 = add i64 %201, 4
  %219 = icmp eq i64 %218, %176
  br i1 %219, label %177, label %198

220:                                              ; preds = %236, %75
  %221 = phi i64 [ 0, %75 ], [ %254, %236 ]
  %222 = icmp eq i64 %76, 0
  br i1 %222, label %230, label %223

223:                                              ; preds = %220, %223
  %224 = phi i64 [ %227, %223 ], [ %221, %220 ]
  %225 = phi i64 [ %228, %223 ], [ 0, %220 ]
  %226 = getelementptr inbounds [8 x i64], ptr %7, i64 0, i64 %224
  store i64 0, ptr %226, align 8
  %227 = add nuw nsw i64 %224, 1
  %228 = add i64 %225, 1
  %229 = icmp eq i64 %228, %76
  br i1 %229, label %230, label %223

230:                                              ; preds = %220, %223, %70
  %231 = icmp sgt i64 %71, 0
  br i1 %231, label %232, label %300

232:                                              ; preds = %230
  %233 = getelementptr inbounds %struct.Tensor, ptr %2, i64 0, i32 4
  %234 = load i64, ptr %233, align 8
  %235 = icmp sgt i64 %234, 0
  br label %257

236:                                              ; preds = %236, %78
  %237 = phi i64 [ 0, %78 ], [ %254, %236 ]
  %238 = phi i64 [ 0, %78 ], [ %255, %236 ]
  %239 = getelementptr inbounds [8 x i64], ptr %7, i64 0, i64 %237
  store i64 0, ptr %239, align 16
  %240 = or i64 %237, 1
  %241 = getelementptr inbounds [8 x i64], ptr %7, i64 0, i64 %240
  store i64 0, ptr %241, align 8
  %242 = or i64 %237, 2
  %243 = getelementptr inbounds [8 x i64], ptr %7, i64 0, i64 %242
  store i64 0, ptr %243, align 16
  %244 = or i64 %237, 3
  %245 = getelementptr inbounds [8 x i64], ptr %7, i64 0, i64 %244
  store i64 0, ptr %245, align 8
  %246 = or i64 %237, 4
  %247 = getelementptr inbounds [8 x i64], ptr %7, i64 0, i64 %246
  store i64 0, ptr %247, align 16
  %248 = or i64 %237, 5
  %249 = getelementptr inbounds [8 x i64], ptr %7, i64 0, i64 %248
  store i64 0, ptr %249, align 8
  %250 = or i64 %237, 6
  %251 = getelementptr inbounds [8 x i64], ptr %7, i64 0, i64 %250
  store i64 0, ptr %251, align 16
  %252 = or i64 %237, 7
  %253 = getelementptr inbounds [8 x i64], ptr %7, i64 0, i64 %252
  store i64 0, ptr %253, align 8
  %254 = add nuw nsw i64 %237, 8
  %255 = add i64 %238, 8
  %256 = icmp eq i64 %255, %79
  br i1 %256, label %220, label %236

257:                                              ; preds = %232, %282
  %258 = phi i64 [ 0, %232 ], [ %283, %282 ]
  br i1 %235, label %267, label %282

259:                                              ; preds = %282
  br i1 %231, label %260, label %300

260:                                              ; preds = %259
  %261 = getelementptr inbounds %struct.Tensor, ptr %2, i64 0, i32 5
  %262 = load i64, ptr %261, align 8
  %263 = and i64 %71, 1
  %264 = icmp eq i64 %71, 1
  br i1 %264, label %285, label %265

265:                                              ; preds = %260
  %266 = and i64 %71, -2
  br label %302

267:                                              ; preds = %257, %279
  %268 = phi i64 [ %280, %279 ], [ 0, %257 ]
  %269 = getelementptr inbounds %struct.Tensor, ptr %2, i64 0, i32 8, i64 %268, i64 %258
  %270 = load i64, ptr %269, align 8
  %271 = icmp eq i64 %270, 0
  br i1 %271, label %279, label %272

272:                                              ; preds = %267
  %273 = getelementptr inbounds %struct.Tensor, ptr %2, i64 0, i32 7, i64 %268
  %274 = load i64, ptr %273, align 8
  %275 = getelementptr inbounds [8 x i64], ptr %7, i64 0, i64 %274
  %276 = load i64, ptr %275, align 8
  %277 = add nsw i64 %276, 1
  store i64 %277, ptr %275, align 8
  %278 = getelementptr inbounds [8 x [12 x i64]], ptr %6, i64 0, i64 %274, i64 %276
  store i64 %258, ptr %278, align 8
  br label %282

279:                                              ; preds = %267
  %280 = add nuw nsw i64 %268, 1
  %281 = icmp eq i64 %280, %234
  br i1 %281, label %282, label %267

282:                                              ; preds = %279, %257, %272
  %283 = add nuw nsw i64 %258, 1
  %284 = icmp eq i64 %283, %71
  br i1 %284, label %259, label %257

285:                                              ; preds = %327, %260
  %286 = phi i64 [ undef, %260 ], [ %328, %327 ]
  %287 = phi i64 [ 0, %260 ], [ %329, %327 ]
  %288 = phi i64 [ 1, %260 ], [ %328, %327 ]
  %289 = icmp eq i64 %263, 0
  br i1 %289, label %300, label %290

290:                                              ; preds = %285
  %291 = shl nuw i64 1, %287
  %292 = and i64 %262, %291
  %293 = icmp eq i64 %292, 0
  br i1 %293, label %294, label %300

294:                                              ; preds = %290
  %295 = getelementptr inbounds [12 x i64], ptr @moved.c, i64 0, i64 %287
  %296 = load i64, ptr %295, align 8
  %297 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 3, i64 %287, i64 %296
  %298 = load i64, ptr %297, align 8
  %299 = mul nsw i64 %298, %288
  br label %300

300:                                              ; preds = %285, %294, %290, %230, %259
  %301 = phi i64 [ 1, %259 ], [ 1, %230 ], [ %286, %285 ], [ %288, %290 ], [ %299, %294 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %9)
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %10)
  br i1 %74, label %332, label %338

302:                                              ; preds = %327, %265
  %303 = phi i64 [ 0, %265 ], [ %329, %327 ]
  %304 = phi i64 [ 1, %265 ], [ %328, %327 ]
  %305 = phi i64 [ 0, %265 ], [ %330, %327 ]
  %306 = shl nuw i64 1, %303
  %307 = and i64 %262, %306
  %308 = icmp eq i64 %307, 0
  br i1 %308, label %309, label %315

309:                                              ; preds = %302
  %310 = getelementptr inbounds [12 x i64], ptr @moved.c, i64 0, i64 %303
  %311 = load i64, ptr %310, align 8
  %312 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 3, i64 %303, i64 %311
  %313 = load i64, ptr %312, align 8
  %314 = mul nsw i64 %313, %304
  br label %315

315:                                              ; preds = %302, %309
  %316 = phi i64 [ %304, %302 ], [ %314, %309 ]
  %317 = shl i64 2, %303
  %318 = and i64 %262, %317
  %319 = icmp eq i64 %318, 0
  br i1 %319, label %320, label %327

320:                                              ; preds = %315
  %321 = or i64 %303, 1
  %322 = getelementptr inbounds [12 x i64], ptr @moved.c, i64 0, i64 %321
  %323 = load i64, ptr %322, align 8
  %324 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 3, i64 %321, i64 %323
  %325 = load i64, ptr %324, align 8
  %326 = mul nsw i64 %325, %316
  br label %327

327:                                              ; preds = %320, %315
  %328 = phi i64 [ %316, %315 ], [ %326, %320 ]
  %329 = add nuw nsw i64 %303, 2
  %330 = add i64 %305, 2
  %331 = icmp eq i64 %330, %266
  br i1 %331, label %285, label %302

332:                                              ; preds = %300, %343
  %333 = phi i64 [ %348, %343 ], [ 0, %300 ]
  %334 = phi i64 [ %347, %343 ], [ %301, %300 ]
  %335 = getelementptr inbounds [8 x i64], ptr %7, i64 0, i64 %333
  %336 = load i64, ptr %335, align 8
  %337 = icmp sgt i64 %336, 0
  br i1 %337, label %351, label %343

338:                                              ; preds = %343, %300
  %339 = phi i64 [ %73, %300 ], [ %349, %343 ]
  %340 = phi i64 [ %301, %300 ], [ %347, %343 ]
  br i1 %17, label %341, label %382

341:                                              ; preds = %338
  %342 = getelementptr inbounds %struct.Tensor, ptr %2, i64 0, i32 5
  br label %384

343:                                              ; preds = %378, %332
  %344 = getelementptr inbounds [8 x [12 x i64]], ptr %6, i64 0, i64 %333
  %345 = call fastcc i64 @meet(ptr noundef %2, i64 noundef %333, ptr noundef nonnull %344, i64 noundef %336, ptr noundef nonnull %10)
  %346 = getelementptr inbounds [8 x i64], ptr %9, i64 0, i64 %333
  store i64 %345, ptr %346, align 8
  %347 = mul nsw i64 %345, %334
  %348 = add nuw nsw i64 %333, 1
  %349 = load i64, ptr %72, align 8
  %350 = icmp slt i64 %348, %349
  br i1 %350, label %332, label %338

351:                                              ; preds = %332, %378
  %352 = phi i64 [ %380, %378 ], [ 0, %332 ]
  %353 = getelementptr inbounds [8 x [12 x i64]], ptr %6, i64 0, i64 %333, i64 %352
  %354 = load i64, ptr %353, align 8
  %355 = getelementptr inbounds [12 x i64], ptr @moved.c, i64 0, i64 %354
  %356 = load i64, ptr %355, align 8
  %357 = getelementptr inbounds [12 x %struct.Steps], ptr @moved.still, i64 0, i64 %354
  %358 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 2, i64 %354, i64 %356
  store i64 0, ptr %357, align 8
  %359 = load i64, ptr %358, align 8
  %360 = icmp sgt i64 %359, 0
  br i1 %360, label %361, label %378

361:                                              ; preds = %351, %361
  %362 = phi i64 [ %376, %361 ], [ 0, %351 ]
  %363 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 2, i64 %354, i64 %356, i32 1, i64 %362
  %364 = load i64, ptr %363, align 8
  %365 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 2, i64 %354, i64 %356, i32 2, i64 %362
  %366 = load i64, ptr %365, align 8
  %367 = load i64, ptr %357, align 8
  %368 = getelementptr inbounds [12 x %struct.Steps], ptr @moved.still, i64 0, i64 %354, i32 1, i64 %367
  store i64 %366, ptr %368, align 8
  %369 = load i64, ptr %357, align 8
  %370 = getelementptr inbounds [12 x %struct.Steps], ptr @moved.still, i64 0, i64 %354, i32 2, i64 %369
  store i64 0, ptr %370, align 8
  %371 = load i64, ptr %357, align 8
  %372 = getelementptr inbounds [12 x %struct.Steps], ptr @moved.still, i64 0, i64 %354, i32 3, i64 %371
  store i64 %364, ptr %372, align 8
  %373 = load i64, ptr %357, align 8
  %374 = add nsw i64 %373, 1
  store i64 %374, ptr %357, align 8
  %375 = getelementptr inbounds [12 x %struct.Steps], ptr @moved.still, i64 0, i64 %354, i32 4, i64 %373
  store i64 %364, ptr %375, align 8
  %376 = add nuw nsw i64 %362, 1
  %377 = icmp eq i64 %376, %359
  br i1 %377, label %378, label %361

378:                                              ; preds = %361, %351
  %379 = getelementptr inbounds [12 x ptr], ptr %10, i64 0, i64 %352
  store ptr %357, ptr %379, align 8
  %380 = add nuw nsw i64 %352, 1
  %381 = icmp eq i64 %380, %336
  br i1 %381, label %343, label %351

382:                                              ; preds = %657, %338
  %383 = phi i64 [ %340, %338 ], [ %443, %657 ]
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %10)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %9)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 768, ptr nonnull %6)
  ret i64 %383

384:                                              ; preds = %341, %657
  %385 = phi i64 [ %339, %341 ], [ %658, %657 ]
  %386 = phi i64 [ %339, %341 ], [ %659, %657 ]
  %387 = phi i64 [ %4, %341 ], [ %389, %657 ]
  %388 = phi i64 [ %340, %341 ], [ %443, %657 ]
  %389 = add nsw i64 %387, -1
  %390 = getelementptr inbounds %struct.Loop, ptr %3, i64 %389
  %391 = load i64, ptr %390, align 8
  %392 = getelementptr inbounds [12 x i64], ptr %8, i64 0, i64 %391
  %393 = load i64, ptr %392, align 8
  %394 = add nsw i64 %393, -1
  store i64 %394, ptr %392, align 8
  %395 = load i64, ptr %0, align 8
  %396 = icmp sgt i64 %395, 0
  br i1 %396, label %397, label %399

397:                                              ; preds = %384
  %398 = load i64, ptr %342, align 8
  br label %406

399:                                              ; preds = %427, %384
  %400 = phi i64 [ 1, %384 ], [ %428, %427 ]
  %401 = icmp sgt i64 %386, 0
  %402 = icmp ne i64 %400, 0
  %403 = select i1 %401, i1 %402, i1 false
  br i1 %403, label %404, label %439

404:                                              ; preds = %399
  %405 = getelementptr inbounds [12 x %struct.Steps], ptr @moved.one, i64 0, i64 %391
  br label %433

406:                                              ; preds = %397, %427
  %407 = phi i64 [ 0, %397 ], [ %429, %427 ]
  %408 = phi i64 [ 1, %397 ], [ %428, %427 ]
  %409 = shl nuw i64 1, %407
  %410 = and i64 %398, %409
  %411 = icmp eq i64 %410, 0
  br i1 %411, label %412, label %427

412:                                              ; preds = %406
  %413 = getelementptr inbounds [12 x i64], ptr %8, i64 0, i64 %407
  %414 = load i64, ptr %413, align 8
  %415 = icmp eq i64 %407, %391
  %416 = zext i1 %415 to i64
  %417 = add nsw i64 %414, %416
  %418 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 3, i64 %407, i64 %417
  %419 = load i64, ptr %418, align 8
  br i1 %415, label %420, label %423

420:                                              ; preds = %412
  %421 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 3, i64 %391, i64 %414
  %422 = load i64, ptr %421, align 8
  br label %423

423:                                              ; preds = %412, %420
  %424 = phi i64 [ %422, %420 ], [ 0, %412 ]
  %425 = sub nsw i64 %419, %424
  %426 = mul nsw i64 %425, %408
  br label %427

427:                                              ; preds = %406, %423
  %428 = phi i64 [ %408, %406 ], [ %426, %423 ]
  %429 = add nuw nsw i64 %407, 1
  %430 = icmp slt i64 %429, %395
  %431 = icmp ne i64 %428, 0
  %432 = select i1 %430, i1 %431, i1 false
  br i1 %432, label %406, label %399

433:                                              ; preds = %404, %471
  %434 = phi i64 [ %474, %471 ], [ 0, %404 ]
  %435 = phi i64 [ %473, %471 ], [ %400, %404 ]
  %436 = getelementptr inbounds [8 x i64], ptr %7, i64 0, i64 %434
  %437 = load i64, ptr %436, align 8
  %438 = icmp sgt i64 %437, 0
  br i1 %438, label %450, label %468

439:                                              ; preds = %471, %399
  %440 = phi i64 [ %385, %399 ], [ %475, %471 ]
  %441 = phi i64 [ %386, %399 ], [ %475, %471 ]
  %442 = phi i64 [ %400, %399 ], [ %473, %471 ]
  %443 = sub nsw i64 %388, %442
  %444 = load i64, ptr %342, align 8
  %445 = shl nuw i64 1, %391
  %446 = and i64 %444, %445
  %447 = icmp eq i64 %446, 0
  br i1 %447, label %657, label %479

448:                                              ; preds = %459
  %449 = icmp eq i64 %461, 0
  br i1 %449, label %468, label %465

450:                                              ; preds = %433, %459
  %451 = phi i64 [ %463, %459 ], [ 0, %433 ]
  %452 = phi i64 [ %461, %459 ], [ 0, %433 ]
  %453 = getelementptr inbounds [8 x [12 x i64]], ptr %6, i64 0, i64 %434, i64 %451
  %454 = load i64, ptr %453, align 8
  %455 = icmp eq i64 %454, %391
  br i1 %455, label %456, label %457

456:                                              ; preds = %450
  tail call fastcc void @steps(i64 noundef %391, i64 noundef %394, i64 noundef 1, ptr noundef nonnull %405)
  br label %459

457:                                              ; preds = %450
  %458 = getelementptr inbounds [12 x %struct.Steps], ptr @moved.still, i64 0, i64 %454
  br label %459

459:                                              ; preds = %457, %456
  %460 = phi ptr [ %405, %456 ], [ %458, %457 ]
  %461 = phi i64 [ 1, %456 ], [ %452, %457 ]
  %462 = getelementptr inbounds [12 x ptr], ptr %10, i64 0, i64 %451
  store ptr %460, ptr %462, align 8
  %463 = add nuw nsw i64 %451, 1
  %464 = icmp eq i64 %463, %437
  br i1 %464, label %448, label %450

465:                                              ; preds = %448
  %466 = getelementptr inbounds [8 x [12 x i64]], ptr %6, i64 0, i64 %434
  %467 = call fastcc i64 @meet(ptr noundef %2, i64 noundef %434, ptr noundef nonnull %466, i64 noundef %437, ptr noundef nonnull %10)
  br label %471

468:                                              ; preds = %433, %448
  %469 = getelementptr inbounds [8 x i64], ptr %9, i64 0, i64 %434
  %470 = load i64, ptr %469, align 8
  br label %471

471:                                              ; preds = %468, %465
  %472 = phi i64 [ %467, %465 ], [ %470, %468 ]
  %473 = mul nsw i64 %472, %435
  %474 = add nuw nsw i64 %434, 1
  %475 = load i64, ptr %72, align 8
  %476 = icmp slt i64 %474, %475
  %477 = icmp ne i64 %473, 0
  %478 = select i1 %476, i1 %477, i1 false
  br i1 %478, label %433, label %439

479:                                              ; preds = %439
  %480 = getelementptr inbounds [12 x %struct.Steps], ptr @moved.still, i64 0, i64 %391
  %481 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 2, i64 %391, i64 %394
  store i64 0, ptr %480, align 8
  %482 = load i64, ptr %481, align 8
  %483 = icmp sgt i64 %482, 0
  br i1 %483, label %484, label %599

484:                                              ; preds = %479
  %485 = getelementptr inbounds [12 x i64], ptr @moved.c, i64 0, i64 %391
  %486 = load i64, ptr %485, align 8
  %487 = icmp slt i64 %486, %393
  %488 = add i64 %486, 1
  %489 = sub i64 %488, %393
  %490 = sub i64 %486, %393
  %491 = and i64 %489, 1
  %492 = icmp eq i64 %486, %393
  %493 = and i64 %489, -2
  %494 = icmp eq i64 %491, 0
  %495 = and i64 %489, 3
  %496 = icmp eq i64 %495, 0
  %497 = icmp ult i64 %490, 3
  br label %498

498:                                              ; preds = %590, %484
  %499 = phi i64 [ 0, %484 ], [ %595, %590 ]
  %500 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 2, i64 %391, i64 %394, i32 1, i64 %499
  %501 = load i64, ptr %500, align 8
  br i1 %487, label %543, label %502

502:                                              ; preds = %498
  br i1 %492, label %528, label %503

503:                                              ; preds = %502, %503
  %504 = phi i64 [ %523, %503 ], [ 0, %502 ]
  %505 = phi i64 [ %524, %503 ], [ %501, %502 ]
  %506 = phi i64 [ %525, %503 ], [ %394, %502 ]
  %507 = phi i64 [ %526, %503 ], [ 0, %502 ]
  %508 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %391, i64 %506
  %509 = load i64, ptr %508, align 8
  %510 = add i64 %505, -1
  %511 = srem i64 %510, %509
  %512 = sub nsw i64 %510, %511
  %513 = freeze i64 %512
  %514 = add nsw i64 %513, %504
  %515 = sub i64 %505, %513
  %516 = add nsw i64 %506, 1
  %517 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %391, i64 %516
  %518 = load i64, ptr %517, align 8
  %519 = add i64 %515, -1
  %520 = srem i64 %519, %518
  %521 = sub nsw i64 %519, %520
  %522 = freeze i64 %521
  %523 = add nsw i64 %522, %514
  %524 = sub i64 %515, %522
  %525 = add nsw i64 %506, 2
  %526 = add i64 %507, 2
  %527 = icmp eq i64 %526, %493
  br i1 %527, label %528, label %503

528:                                              ; preds = %503, %502
  %529 = phi i64 [ undef, %502 ], [ %523, %503 ]
  %530 = phi i64 [ undef, %502 ], [ %524, %503 ]
  %531 = phi i64 [ 0, %502 ], [ %523, %503 ]
  %532 = phi i64 [ %501, %502 ], [ %524, %503 ]
  %533 = phi i64 [ %394, %502 ], [ %525, %503 ]
  br i1 %494, label %543, label %534

534:                                              ; preds = %528
  %535 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %391, i64 %533
  %536 = load i64, ptr %535, align 8
  %537 = add i64 %532, -1
  %538 = srem i64 %537, %536
  %539 = sub nsw i64 %537, %538
  %540 = freeze i64 %539
  %541 = add nsw i64 %540, %531
  %542 = sub i64 %532, %540
  br label %543

543:                                              ; preds = %534, %528, %498
  %544 = phi i64 [ 0, %498 ], [ %529, %528 ], [ %541, %534 ]
  %545 = phi i64 [ %501, %498 ], [ %530, %528 ], [ %542, %534 ]
  %546 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 2, i64 %391, i64 %394, i32 2, i64 %499
  %547 = load i64, ptr %546, align 8
  %548 = load i64, ptr %480, align 8
  %549 = getelementptr inbounds [12 x %struct.Steps], ptr @moved.still, i64 0, i64 %391, i32 1, i64 %548
  store i64 %547, ptr %549, align 8
  %550 = sub nsw i64 0, %544
  %551 = load i64, ptr %480, align 8
  %552 = getelementptr inbounds [12 x %struct.Steps], ptr @moved.still, i64 0, i64 %391, i32 2, i64 %551
  store i64 %550, ptr %552, align 8
  %553 = load i64, ptr %480, align 8
  %554 = getelementptr inbounds [12 x %struct.Steps], ptr @moved.still, i64 0, i64 %391, i32 3, i64 %553
  store i64 %545, ptr %554, align 8
  br i1 %487, label %590, label %555

555:                                              ; preds = %543
  br i1 %496, label %566, label %556

556:                                              ; preds = %555, %556
  %557 = phi i64 [ %563, %556 ], [ %394, %555 ]
  %558 = phi i64 [ %562, %556 ], [ %501, %555 ]
  %559 = phi i64 [ %564, %556 ], [ 0, %555 ]
  %560 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %391, i64 %557
  %561 = load i64, ptr %560, align 8
  %562 = tail call i64 @llvm.smin.i64(i64 %558, i64 %561)
  %563 = add nsw i64 %557, 1
  %564 = add i64 %559, 1
  %565 = icmp eq i64 %564, %495
  br i1 %565, label %566, label %556

566:                                              ; preds = %556, %555
  %567 = phi i64 [ undef, %555 ], [ %562, %556 ]
  %568 = phi i64 [ %394, %555 ], [ %563, %556 ]
  %569 = phi i64 [ %501, %555 ], [ %562, %556 ]
  br i1 %497, label %590, label %570

570:                                              ; preds = %566, %570
  %571 = phi i64 [ %588, %570 ], [ %568, %566 ]
  %572 = phi i64 [ %587, %570 ], [ %569, %566 ]
  %573 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %391, i64 %571
  %574 = load i64, ptr %573, align 8
  %575 = tail call i64 @llvm.smin.i64(i64 %572, i64 %574)
  %576 = add nsw i64 %571, 1
  %577 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %391, i64 %576
  %578 = load i64, ptr %577, align 8
  %579 = tail call i64 @llvm.smin.i64(i64 %575, i64 %578)
  %580 = add nsw i64 %571, 2
  %581 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %391, i64 %580
  %582 = load i64, ptr %581, align 8
  %583 = tail call i64 @llvm.smin.i64(i64 %579, i64 %582)
  %584 = add nsw i64 %571, 3
  %585 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %391, i64 %584
  %586 = load i64, ptr %585, align 8
  %587 = tail call i64 @llvm.smin.i64(i64 %583, i64 %586)
  %588 = add nsw i64 %571, 4
  %589 = icmp eq i64 %588, %486
  br i1 %589, label %590, label %570

590:                                              ; preds = %566, %570, %543
  %591 = phi i64 [ %501, %543 ], [ %567, %566 ], [ %587, %570 ]
  %592 = load i64, ptr %480, align 8
  %593 = add nsw i64 %592, 1
  store i64 %593, ptr %480, align 8
  %594 = getelementptr inbounds [12 x %struct.Steps], ptr @moved.still, i64 0, i64 %391, i32 4, i64 %592
  store i64 %591, ptr %594, align 8
  %595 = add nuw nsw i64 %499, 1
  %596 = icmp eq i64 %595, %482
  br i1 %596, label %597, label %498

597:                                              ; preds = %590
  %598 = load i64, ptr %72, align 8
  br label %599

599:                                              ; preds = %597, %479
  %600 = phi i64 [ %598, %597 ], [ %440, %479 ]
  %601 = icmp sgt i64 %600, 0
  br i1 %601, label %602, label %657

602:                                              ; preds = %599, %654
  %603 = phi i64 [ %655, %654 ], [ 0, %599 ]
  %604 = getelementptr inbounds [8 x i64], ptr %7, i64 0, i64 %603
  %605 = load i64, ptr %604, align 8
  %606 = icmp sgt i64 %605, 0
  br i1 %606, label %607, label %654

607:                                              ; preds = %602
  %608 = and i64 %605, 1
  %609 = icmp eq i64 %605, 1
  br i1 %609, label %612, label %610

610:                                              ; preds = %607
  %611 = and i64 %605, -2
  br label %628

612:                                              ; preds = %628, %607
  %613 = phi i64 [ undef, %607 ], [ %644, %628 ]
  %614 = phi i64 [ 0, %607 ], [ %647, %628 ]
  %615 = phi i64 [ 0, %607 ], [ %644, %628 ]
  %616 = icmp eq i64 %608, 0
  br i1 %616, label %625, label %617

617:                                              ; preds = %612
  %618 = getelementptr inbounds [8 x [12 x i64]], ptr %6, i64 0, i64 %603, i64 %614
  %619 = load i64, ptr %618, align 8
  %620 = icmp eq i64 %619, %391
  %621 = zext i1 %620 to i64
  %622 = or i64 %615, %621
  %623 = getelementptr inbounds [12 x %struct.Steps], ptr @moved.still, i64 0, i64 %619
  %624 = getelementptr inbounds [12 x ptr], ptr %10, i64 0, i64 %614
  store ptr %623, ptr %624, align 8
  br label %625

625:                                              ; preds = %612, %617
  %626 = phi i64 [ %613, %612 ], [ %622, %617 ]
  %627 = icmp eq i64 %626, 0
  br i1 %627, label %654, label %650

628:                                              ; preds = %628, %610
  %629 = phi i64 [ 0, %610 ], [ %647, %628 ]
  %630 = phi i64 [ 0, %610 ], [ %644, %628 ]
  %631 = phi i64 [ 0, %610 ], [ %648, %628 ]
  %632 = getelementptr inbounds [8 x [12 x i64]], ptr %6, i64 0, i64 %603, i64 %629
  %633 = load i64, ptr %632, align 16
  %634 = icmp eq i64 %633, %391
  %635 = zext i1 %634 to i64
  %636 = or i64 %630, %635
  %637 = getelementptr inbounds [12 x %struct.Steps], ptr @moved.still, i64 0, i64 %633
  %638 = getelementptr inbounds [12 x ptr], ptr %10, i64 0, i64 %629
  store ptr %637, ptr %638, align 16
  %639 = or i64 %629, 1
  %640 = getelementptr inbounds [8 x [12 x i64]], ptr %6, i64 0, i64 %603, i64 %639
  %641 = load i64, ptr %640, align 8
  %642 = icmp eq i64 %641, %391
  %643 = zext i1 %642 to i64
  %644 = or i64 %636, %643
  %645 = getelementptr inbounds [12 x %struct.Steps], ptr @moved.still, i64 0, i64 %641
  %646 = getelementptr inbounds [12 x ptr], ptr %10, i64 0, i64 %639
  store ptr %645, ptr %646, align 8
  %647 = add nuw nsw i64 %629, 2
  %648 = add i64 %631, 2
  %649 = icmp eq i64 %648, %611
  br i1 %649, label %612, label %628

650:                                              ; preds = %625
  %651 = getelementptr inbounds [8 x [12 x i64]], ptr %6, i64 0, i64 %603
  %652 = call fastcc i64 @meet(ptr noundef %2, i64 noundef %603, ptr noundef nonnull %651, i64 noundef %605, ptr noundef nonnull %10)
  %653 = getelementptr inbounds [8 x i64], ptr %9, i64 0, i64 %603
  store i64 %652, ptr %653, align 8
  br label %654

654:                                              ; preds = %602, %650, %625
  %655 = add nuw nsw i64 %603, 1
  %656 = icmp eq i64 %655, %600
  br i1 %656, label %657, label %602

657:                                              ; preds = %654, %599, %439
  %658 = phi i64 [ %600, %599 ], [ %440, %439 ], [ %600, %654 ]
  %659 = phi i64 [ %600, %599 ], [ %441, %439 ], [ %600, %654 ]
  %660 = icmp sgt i64 %387, 1
  br i1 %660, label %384, label %382
}

; Function Attrs: nofree nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @steps(i64 noundef %0, i64 noundef %1, i64 noundef %2, ptr nocapture noundef %3) unnamed_addr {
  %5 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 2, i64 %0, i64 %1
  store i64 0, ptr %3, align 8
  %6 = load i64, ptr %5, align 8
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %8, label %22

8:                                                ; preds = %4
  %9 = icmp eq i64 %2, 0
  %10 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %0, i64 %1
  %11 = add nsw i64 %1, 1
  %12 = getelementptr inbounds [12 x i64], ptr @moved.c, i64 0, i64 %0
  %13 = xor i64 %1, -1
  %14 = sub i64 -2, %1
  %15 = xor i64 %1, -1
  %16 = sub i64 -2, %1
  %17 = xor i64 %1, -1
  %18 = sub i64 -2, %1
  %19 = add i64 %1, 1
  %20 = xor i64 %1, -1
  %21 = load i64, ptr %5, align 8
  br label %23

22:                                               ; preds = %312, %4
  ret void

23:                                               ; preds = %8, %312
  %24 = phi i64 [ 0, %8 ], [ %313, %312 ]
  %25 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 2, i64 %0, i64 %1, i32 1, i64 %24
  %26 = load i64, ptr %25, align 8
  br i1 %9, label %27, label %131

27:                                               ; preds = %23
  %28 = load i64, ptr %12, align 8
  %29 = icmp sgt i64 %28, %1
  br i1 %29, label %30, label %77

30:                                               ; preds = %27
  %31 = sub i64 %28, %1
  %32 = and i64 %31, 1
  %33 = icmp eq i64 %28, %19
  br i1 %33, label %61, label %34

34:                                               ; preds = %30
  %35 = and i64 %31, -2
  br label %36

36:                                               ; preds = %36, %34
  %37 = phi i64 [ 0, %34 ], [ %56, %36 ]
  %38 = phi i64 [ %26, %34 ], [ %57, %36 ]
  %39 = phi i64 [ %1, %34 ], [ %58, %36 ]
  %40 = phi i64 [ 0, %34 ], [ %59, %36 ]
  %41 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %0, i64 %39
  %42 = load i64, ptr %41, align 8
  %43 = add i64 %38, -1
  %44 = srem i64 %43, %42
  %45 = sub nsw i64 %43, %44
  %46 = freeze i64 %45
  %47 = add nsw i64 %46, %37
  %48 = sub i64 %38, %46
  %49 = add nsw i64 %39, 1
  %50 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %0, i64 %49
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
  %66 = phi i64 [ %1, %30 ], [ %58, %36 ]
  %67 = icmp eq i64 %32, 0
  br i1 %67, label %77, label %68

68:                                               ; preds = %61
  %69 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %0, i64 %66
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
  %80 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 2, i64 %0, i64 %1, i32 2, i64 %24
  %81 = load i64, ptr %80, align 8
  %82 = load i64, ptr %3, align 8
  %83 = getelementptr inbounds %struct.Steps, ptr %3, i64 0, i32 1, i64 %82
  store i64 %81, ptr %83, align 8
  %84 = sub nsw i64 0, %78
  %85 = load i64, ptr %3, align 8
  %86 = getelementptr inbounds %struct.Steps, ptr %3, i64 0, i32 2, i64 %85
  store i64 %84, ptr %86, align 8
  %87 = load i64, ptr %3, align 8
  %88 = getelementptr inbounds %struct.Steps, ptr %3, i64 0, i32 3, i64 %87
  store i64 %79, ptr %88, align 8
  %89 = load i64, ptr %12, align 8
  %90 = icmp sgt i64 %89, %1
  br i1 %90, label %91, label %307

91:                                               ; preds = %77
  %92 = sub i64 %89, %1
  %93 = add i64 %89, %20
  %94 = and i64 %92, 3
  %95 = icmp eq i64 %94, 0
  br i1 %95, label %106, label %96

96:                                               ; preds = %91, %96
  %97 = phi i64 [ %103, %96 ], [ %1, %91 ]
  %98 = phi i64 [ %102, %96 ], [ %26, %91 ]
  %99 = phi i64 [ %104, %96 ], [ 0, %91 ]
  %100 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %0, i64 %97
  %101 = load i64, ptr %100, align 8
  %102 = tail call i64 @llvm.smin.i64(i64 %98, i64 %101)
  %103 = add nsw i64 %97, 1
  %104 = add i64 %99, 1
  %105 = icmp eq i64 %104, %94
  br i1 %105, label %106, label %96

106:                                              ; preds = %96, %91
  %107 = phi i64 [ undef, %91 ], [ %102, %96 ]
  %108 = phi i64 [ %1, %91 ], [ %103, %96 ]
  %109 = phi i64 [ %26, %91 ], [ %102, %96 ]
  %110 = icmp ult i64 %93, 3
  br i1 %110, label %307, label %111

111:                                              ; preds = %106, %111
  %112 = phi i64 [ %129, %111 ], [ %108, %106 ]
  %113 = phi i64 [ %128, %111 ], [ %109, %106 ]
  %114 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %0, i64 %112
  %115 = load i64, ptr %114, align 8
  %116 = tail call i64 @llvm.smin.i64(i64 %113, i64 %115)
  %117 = add nsw i64 %112, 1
  %118 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %0, i64 %117
  %119 = load i64, ptr %118, align 8
  %120 = tail call i64 @llvm.smin.i64(i64 %116, i64 %119)
  %121 = add nsw i64 %112, 2
  %122 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %0, i64 %121
  %123 = load i64, ptr %122, align 8
  %124 = tail call i64 @llvm.smin.i64(i64 %120, i64 %123)
  %125 = add nsw i64 %112, 3
  %126 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %0, i64 %125
  %127 = load i64, ptr %126, align 8
  %128 = tail call i64 @llvm.smin.i64(i64 %124, i64 %127)
  %129 = add nsw i64 %112, 4
  %130 = icmp eq i64 %129, %89
  br i1 %130, label %307, label %111

131:                                              ; preds = %23
  %132 = load i64, ptr %10, align 8
  %133 = add i64 %26, -1
  %134 = add i64 %133, %132
  %135 = sdiv i64 %134, %132
  %136 = icmp slt i64 %135, 2
  br i1 %136, label %312, label %137

137:                                              ; preds = %131
  %138 = load i64, ptr %12, align 8
  %139 = icmp sgt i64 %138, %11
  br i1 %139, label %140, label %188

140:                                              ; preds = %137
  %141 = add i64 %138, %13
  %142 = and i64 %141, 1
  %143 = sub i64 0, %138
  %144 = icmp eq i64 %14, %143
  br i1 %144, label %172, label %145

145:                                              ; preds = %140
  %146 = and i64 %141, -2
  br label %147

147:                                              ; preds = %147, %145
  %148 = phi i64 [ 0, %145 ], [ %167, %147 ]
  %149 = phi i64 [ %132, %145 ], [ %168, %147 ]
  %150 = phi i64 [ %11, %145 ], [ %169, %147 ]
  %151 = phi i64 [ 0, %145 ], [ %170, %147 ]
  %152 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %0, i64 %150
  %153 = load i64, ptr %152, align 8
  %154 = add i64 %149, -1
  %155 = srem i64 %154, %153
  %156 = sub nsw i64 %154, %155
  %157 = freeze i64 %156
  %158 = add nsw i64 %157, %148
  %159 = sub i64 %149, %157
  %160 = add nsw i64 %150, 1
  %161 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %0, i64 %160
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
  %177 = phi i64 [ %11, %140 ], [ %169, %147 ]
  %178 = icmp eq i64 %142, 0
  br i1 %178, label %188, label %179

179:                                              ; preds = %172
  %180 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %0, i64 %177
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
  %191 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 2, i64 %0, i64 %1, i32 2, i64 %24
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
  %201 = load i64, ptr %3, align 8
  %202 = getelementptr inbounds %struct.Steps, ptr %3, i64 0, i32 1, i64 %201
  store i64 %198, ptr %202, align 8
  %203 = load i64, ptr %3, align 8
  %204 = getelementptr inbounds %struct.Steps, ptr %3, i64 0, i32 2, i64 %203
  store i64 %196, ptr %204, align 8
  %205 = load i64, ptr %3, align 8
  %206 = getelementptr inbounds %struct.Steps, ptr %3, i64 0, i32 3, i64 %205
  store i64 %190, ptr %206, align 8
  %207 = load i64, ptr %12, align 8
  %208 = icmp sgt i64 %207, %11
  br i1 %208, label %209, label %249

209:                                              ; preds = %200
  %210 = add i64 %207, %15
  %211 = add i64 %16, %207
  %212 = and i64 %210, 3
  %213 = icmp eq i64 %212, 0
  br i1 %213, label %224, label %214

214:                                              ; preds = %209, %214
  %215 = phi i64 [ %221, %214 ], [ %11, %209 ]
  %216 = phi i64 [ %220, %214 ], [ %132, %209 ]
  %217 = phi i64 [ %222, %214 ], [ 0, %209 ]
  %218 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %0, i64 %215
  %219 = load i64, ptr %218, align 8
  %220 = tail call i64 @llvm.smin.i64(i64 %216, i64 %219)
  %221 = add nsw i64 %215, 1
  %222 = add i64 %217, 1
  %223 = icmp eq i64 %222, %212
  br i1 %223, label %224, label %214

224:                                              ; preds = %214, %209
  %225 = phi i64 [ undef, %209 ], [ %220, %214 ]
  %226 = phi i64 [ %11, %209 ], [ %221, %214 ]
  %227 = phi i64 [ %132, %209 ], [ %220, %214 ]
  %228 = icmp ult i64 %211, 3
  br i1 %228, label %249, label %229

229:                                              ; preds = %224, %229
  %230 = phi i64 [ %247, %229 ], [ %226, %224 ]
  %231 = phi i64 [ %246, %229 ], [ %227, %224 ]
  %232 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %0, i64 %230
  %233 = load i64, ptr %232, align 8
  %234 = tail call i64 @llvm.smin.i64(i64 %231, i64 %233)
  %235 = add nsw i64 %230, 1
  %236 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %0, i64 %235
  %237 = load i64, ptr %236, align 8
  %238 = tail call i64 @llvm.smin.i64(i64 %234, i64 %237)
  %239 = add nsw i64 %230, 2
  %240 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %0, i64 %239
  %241 = load i64, ptr %240, align 8
  %242 = tail call i64 @llvm.smin.i64(i64 %238, i64 %241)
  %243 = add nsw i64 %230, 3
  %244 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %0, i64 %243
  %245 = load i64, ptr %244, align 8
  %246 = tail call i64 @llvm.smin.i64(i64 %242, i64 %245)
  %247 = add nsw i64 %230, 4
  %248 = icmp eq i64 %247, %207
  br i1 %248, label %249, label %229

249:                                              ; preds = %224, %229, %200
  %250 = phi i64 [ %132, %200 ], [ %225, %224 ], [ %246, %229 ]
  %251 = load i64, ptr %3, align 8
  %252 = add nsw i64 %251, 1
  store i64 %252, ptr %3, align 8
  %253 = getelementptr inbounds %struct.Steps, ptr %3, i64 0, i32 4, i64 %251
  store i64 %250, ptr %253, align 8
  %254 = load i64, ptr %191, align 8
  br label %255

255:                                              ; preds = %188, %249
  %256 = phi i64 [ %197, %188 ], [ %254, %249 ]
  %257 = icmp eq i64 %256, 0
  br i1 %257, label %312, label %258

258:                                              ; preds = %255
  %259 = load i64, ptr %3, align 8
  %260 = getelementptr inbounds %struct.Steps, ptr %3, i64 0, i32 1, i64 %259
  store i64 %256, ptr %260, align 8
  %261 = load i64, ptr %3, align 8
  %262 = getelementptr inbounds %struct.Steps, ptr %3, i64 0, i32 2, i64 %261
  store i64 %196, ptr %262, align 8
  %263 = load i64, ptr %3, align 8
  %264 = getelementptr inbounds %struct.Steps, ptr %3, i64 0, i32 3, i64 %263
  store i64 %190, ptr %264, align 8
  %265 = load i64, ptr %12, align 8
  %266 = icmp sgt i64 %265, %11
  br i1 %266, label %267, label %307

267:                                              ; preds = %258
  %268 = add i64 %265, %17
  %269 = add i64 %18, %265
  %270 = and i64 %268, 3
  %271 = icmp eq i64 %270, 0
  br i1 %271, label %282, label %272

272:                                              ; preds = %267, %272
  %273 = phi i64 [ %279, %272 ], [ %11, %267 ]
  %274 = phi i64 [ %278, %272 ], [ %195, %267 ]
  %275 = phi i64 [ %280, %272 ], [ 0, %267 ]
  %276 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %0, i64 %273
  %277 = load i64, ptr %276, align 8
  %278 = tail call i64 @llvm.smin.i64(i64 %274, i64 %277)
  %279 = add nsw i64 %273, 1
  %280 = add i64 %275, 1
  %281 = icmp eq i64 %280, %270
  br i1 %281, label %282, label %272

282:                                              ; preds = %272, %267
  %283 = phi i64 [ undef, %267 ], [ %278, %272 ]
  %284 = phi i64 [ %11, %267 ], [ %279, %272 ]
  %285 = phi i64 [ %195, %267 ], [ %278, %272 ]
  %286 = icmp ult i64 %269, 3
  br i1 %286, label %307, label %287

287:                                              ; preds = %282, %287
  %288 = phi i64 [ %305, %287 ], [ %284, %282 ]
  %289 = phi i64 [ %304, %287 ], [ %285, %282 ]
  %290 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %0, i64 %288
  %291 = load i64, ptr %290, align 8
  %292 = tail call i64 @llvm.smin.i64(i64 %289, i64 %291)
  %293 = add nsw i64 %288, 1
  %294 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %0, i64 %293
  %295 = load i64, ptr %294, align 8
  %296 = tail call i64 @llvm.smin.i64(i64 %292, i64 %295)
  %297 = add nsw i64 %288, 2
  %298 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %0, i64 %297
  %299 = load i64, ptr %298, align 8
  %300 = tail call i64 @llvm.smin.i64(i64 %296, i64 %299)
  %301 = add nsw i64 %288, 3
  %302 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %0, i64 %301
  %303 = load i64, ptr %302, align 8
  %304 = tail call i64 @llvm.smin.i64(i64 %300, i64 %303)
  %305 = add nsw i64 %288, 4
  %306 = icmp eq i64 %305, %265
  br i1 %306, label %307, label %287

307:                                              ; preds = %282, %287, %106, %111, %258, %77
  %308 = phi i64 [ %26, %77 ], [ %195, %258 ], [ %107, %106 ], [ %128, %111 ], [ %283, %282 ], [ %304, %287 ]
  %309 = load i64, ptr %3, align 8
  %310 = add nsw i64 %309, 1
  store i64 %310, ptr %3, align 8
  %311 = getelementptr inbounds %struct.Steps, ptr %3, i64 0, i32 4, i64 %309
  store i64 %308, ptr %311, align 8
  br label %312

312:                                              ; preds = %307, %255, %131
  %313 = add nuw nsw i64 %24, 1
  %314 = icmp slt i64 %313, %21
  br i1 %314, label %23, label %22
}

; Function Attrs: nofree nosync nounwind memory(read, inaccessiblemem: none)
define internal fastcc i64 @meet(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef readonly %2, i64 noundef %3, ptr nocapture noundef readonly %4) unnamed_addr {
  %6 = alloca [12 x i64], align 16
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %6)
  %7 = icmp sgt i64 %3, 0
  br i1 %7, label %16, label %8

8:                                                ; preds = %22, %5
  %9 = getelementptr inbounds %struct.Tensor, ptr %0, i64 0, i32 4
  %10 = load i64, ptr %9, align 8
  %11 = icmp sgt i64 %10, 0
  %12 = and i64 %3, 3
  %13 = icmp ult i64 %3, 4
  %14 = and i64 %3, -4
  %15 = icmp eq i64 %12, 0
  br label %26

16:                                               ; preds = %5, %22
  %17 = phi i64 [ %24, %22 ], [ 0, %5 ]
  %18 = getelementptr inbounds ptr, ptr %4, i64 %17
  %19 = load ptr, ptr %18, align 8
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %159, label %22

22:                                               ; preds = %16
  %23 = getelementptr inbounds [12 x i64], ptr %6, i64 0, i64 %17
  store i64 0, ptr %23, align 8
  %24 = add nuw nsw i64 %17, 1
  %25 = icmp eq i64 %24, %3
  br i1 %25, label %8, label %16

26:                                               ; preds = %8, %156
  %27 = phi i64 [ %91, %156 ], [ 0, %8 ]
  br i1 %7, label %28, label %47

28:                                               ; preds = %26
  br i1 %13, label %29, label %51

29:                                               ; preds = %51, %28
  %30 = phi i64 [ undef, %28 ], [ %85, %51 ]
  %31 = phi i64 [ 0, %28 ], [ %86, %51 ]
  %32 = phi i64 [ 1, %28 ], [ %85, %51 ]
  br i1 %15, label %47, label %33

33:                                               ; preds = %29, %33
  %34 = phi i64 [ %44, %33 ], [ %31, %29 ]
  %35 = phi i64 [ %43, %33 ], [ %32, %29 ]
  %36 = phi i64 [ %45, %33 ], [ 0, %29 ]
  %37 = getelementptr inbounds ptr, ptr %4, i64 %34
  %38 = load ptr, ptr %37, align 8
  %39 = getelementptr inbounds [12 x i64], ptr %6, i64 0, i64 %34
  %40 = load i64, ptr %39, align 8
  %41 = getelementptr inbounds %struct.Steps, ptr %38, i64 0, i32 1, i64 %40
  %42 = load i64, ptr %41, align 8
  %43 = mul nsw i64 %42, %35
  %44 = add nuw nsw i64 %34, 1
  %45 = add i64 %36, 1
  %46 = icmp eq i64 %45, %12
  br i1 %46, label %47, label %33

47:                                               ; preds = %29, %33, %26
  %48 = phi i64 [ 1, %26 ], [ %30, %29 ], [ %43, %33 ]
  %49 = icmp ne i64 %48, 0
  %50 = select i1 %11, i1 %49, i1 false
  br i1 %50, label %92, label %89

51:                                               ; preds = %28, %51
  %52 = phi i64 [ %86, %51 ], [ 0, %28 ]
  %53 = phi i64 [ %85, %51 ], [ 1, %28 ]
  %54 = phi i64 [ %87, %51 ], [ 0, %28 ]
  %55 = getelementptr inbounds ptr, ptr %4, i64 %52
  %56 = load ptr, ptr %55, align 8
  %57 = getelementptr inbounds [12 x i64], ptr %6, i64 0, i64 %52
  %58 = load i64, ptr %57, align 16
  %59 = getelementptr inbounds %struct.Steps, ptr %56, i64 0, i32 1, i64 %58
  %60 = load i64, ptr %59, align 8
  %61 = mul nsw i64 %60, %53
  %62 = or i64 %52, 1
  %63 = getelementptr inbounds ptr, ptr %4, i64 %62
  %64 = load ptr, ptr %63, align 8
  %65 = getelementptr inbounds [12 x i64], ptr %6, i64 0, i64 %62
  %66 = load i64, ptr %65, align 8
  %67 = getelementptr inbounds %struct.Steps, ptr %64, i64 0, i32 1, i64 %66
  %68 = load i64, ptr %67, align 8
  %69 = mul nsw i64 %68, %61
  %70 = or i64 %52, 2
  %71 = getelementptr inbounds ptr, ptr %4, i64 %70
  %72 = load ptr, ptr %71, align 8
  %73 = getelementptr inbounds [12 x i64], ptr %6, i64 0, i64 %70
  %74 = load i64, ptr %73, align 16
  %75 = getelementptr inbounds %struct.Steps, ptr %72, i64 0, i32 1, i64 %74
  %76 = load i64, ptr %75, align 8
  %77 = mul nsw i64 %76, %69
  %78 = or i64 %52, 3
  %79 = getelementptr inbounds ptr, ptr %4, i64 %78
  %80 = load ptr, ptr %79, align 8
  %81 = getelementptr inbounds [12 x i64], ptr %6, i64 0, i64 %78
  %82 = load i64, ptr %81, align 8
  %83 = getelementptr inbounds %struct.Steps, ptr %80, i64 0, i32 1, i64 %82
  %84 = load i64, ptr %83, align 8
  %85 = mul nsw i64 %84, %77
  %86 = add nuw nsw i64 %52, 4
  %87 = add i64 %54, 4
  %88 = icmp eq i64 %87, %14
  br i1 %88, label %29, label %51

89:                                               ; preds = %138, %47
  %90 = phi i64 [ %48, %47 ], [ %139, %138 ]
  %91 = add nsw i64 %90, %27
  br i1 %7, label %144, label %156

92:                                               ; preds = %47, %138
  %93 = phi i64 [ %140, %138 ], [ 0, %47 ]
  %94 = phi i64 [ %139, %138 ], [ %48, %47 ]
  %95 = getelementptr inbounds %struct.Tensor, ptr %0, i64 0, i32 7, i64 %93
  %96 = load i64, ptr %95, align 8
  %97 = icmp eq i64 %96, %1
  br i1 %97, label %98, label %138

98:                                               ; preds = %92
  br i1 %7, label %109, label %99

99:                                               ; preds = %109, %98
  %100 = phi i64 [ 0, %98 ], [ %125, %109 ]
  %101 = phi i64 [ 1, %98 ], [ %130, %109 ]
  %102 = phi i64 [ 1, %98 ], [ %135, %109 ]
  %103 = add nsw i64 %102, %100
  %104 = tail call i64 @llvm.smin.i64(i64 %101, i64 %103)
  %105 = tail call i64 @llvm.smax.i64(i64 %100, i64 0)
  %106 = sub nsw i64 %104, %105
  %107 = tail call i64 @llvm.smax.i64(i64 %106, i64 0)
  %108 = mul nsw i64 %107, %94
  br label %138

109:                                              ; preds = %98, %109
  %110 = phi i64 [ %136, %109 ], [ 0, %98 ]
  %111 = phi i64 [ %135, %109 ], [ 1, %98 ]
  %112 = phi i64 [ %130, %109 ], [ 1, %98 ]
  %113 = phi i64 [ %125, %109 ], [ 0, %98 ]
  %114 = getelementptr inbounds i64, ptr %2, i64 %110
  %115 = load i64, ptr %114, align 8
  %116 = getelementptr inbounds %struct.Tensor, ptr %0, i64 0, i32 8, i64 %93, i64 %115
  %117 = load i64, ptr %116, align 8
  %118 = getelementptr inbounds ptr, ptr %4, i64 %110
  %119 = load ptr, ptr %118, align 8
  %120 = getelementptr inbounds [12 x i64], ptr %6, i64 0, i64 %110
  %121 = load i64, ptr %120, align 8
  %122 = getelementptr inbounds %struct.Steps, ptr %119, i64 0, i32 2, i64 %121
  %123 = load i64, ptr %122, align 8
  %124 = mul nsw i64 %123, %117
  %125 = add nsw i64 %124, %113
  %126 = getelementptr inbounds %struct.Steps, ptr %119, i64 0, i32 3, i64 %121
  %127 = load i64, ptr %126, align 8
  %128 = add nsw i64 %127, -1
  %129 = mul nsw i64 %128, %117
  %130 = add nsw i64 %129, %112
  %131 = getelementptr inbounds %struct.Steps, ptr %119, i64 0, i32 4, i64 %121
  %132 = load i64, ptr %131, align 8
  %133 = add nsw i64 %132, -1
  %134 = mul nsw i64 %133, %117
  %135 = add nsw i64 %134, %111
  %136 = add nuw nsw i64 %110, 1
  %137 = icmp eq i64 %136, %3
  br i1 %137, label %99, label %109

138:                                              ; preds = %92, %99
  %139 = phi i64 [ %94, %92 ], [ %108, %99 ]
  %140 = add nuw nsw i64 %93, 1
  %141 = icmp slt i64 %140, %10
  %142 = icmp ne i64 %139, 0
  %143 = select i1 %141, i1 %142, i1 false
  br i1 %143, label %92, label %89

144:                                              ; preds = %89, %153
  %145 = phi i64 [ %154, %153 ], [ 0, %89 ]
  %146 = getelementptr inbounds [12 x i64], ptr %6, i64 0, i64 %145
  %147 = load i64, ptr %146, align 8
  %148 = add nsw i64 %147, 1
  store i64 %148, ptr %146, align 8
  %149 = getelementptr inbounds ptr, ptr %4, i64 %145
  %150 = load ptr, ptr %149, align 8
  %151 = load i64, ptr %150, align 8
  %152 = icmp eq i64 %148, %151
  br i1 %152, label %153, label %156

153:                                              ; preds = %144
  %154 = add nuw nsw i64 %145, 1
  store i64 0, ptr %146, align 8
  %155 = icmp eq i64 %154, %3
  br i1 %155, label %159, label %144

156:                                              ; preds = %144, %89
  %157 = phi i64 [ 0, %89 ], [ %145, %144 ]
  %158 = icmp eq i64 %157, %3
  br i1 %158, label %159, label %26

159:                                              ; preds = %16, %156, %153
  %160 = phi i64 [ %91, %153 ], [ %91, %156 ], [ 0, %16 ]
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %6)
  ret i64 %160
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
  br i1 %194, label %261, label %195

195:                                              ; preds = %187
  %196 = load i64, ptr %70, align 8
  %197 = icmp eq i64 %196, 0
  br i1 %197, label %201, label %198

198:                                              ; preds = %195
  %199 = srem i64 %191, %193
  %200 = icmp eq i64 %199, 0
  br i1 %200, label %201, label %261

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
  br i1 %29, label %214, label %259

214:                                              ; preds = %209
  %215 = getelementptr inbounds %struct.Front, ptr %1, i64 0, i32 3
  %216 = getelementptr inbounds %struct.Front, ptr %1, i64 0, i32 4
  %217 = getelementptr inbounds %struct.Nest, ptr %6, i64 0, i32 1
  br label %218

218:                                              ; preds = %214, %245
  %219 = phi i64 [ 0, %214 ], [ %256, %245 ]
  %220 = phi i64 [ %3, %214 ], [ %255, %245 ]
  %221 = load i64, ptr %1, align 8
  %222 = icmp sgt i64 %221, 0
  br i1 %222, label %223, label %245

223:                                              ; preds = %218
  %224 = load ptr, ptr %215, align 8
  br label %225

225:                                              ; preds = %225, %223
  %226 = phi i64 [ 0, %223 ], [ %235, %225 ]
  %227 = phi i64 [ %221, %223 ], [ %234, %225 ]
  %228 = add nsw i64 %227, %226
  %229 = sdiv i64 %228, 2
  %230 = getelementptr inbounds i64, ptr %224, i64 %229
  %231 = load i64, ptr %230, align 8
  %232 = icmp sgt i64 %231, %210
  %233 = add nsw i64 %229, 1
  %234 = select i1 %232, i64 %229, i64 %227
  %235 = select i1 %232, i64 %226, i64 %233
  %236 = icmp slt i64 %235, %234
  br i1 %236, label %225, label %237

237:                                              ; preds = %225
  %238 = icmp eq i64 %235, 0
  br i1 %238, label %245, label %239

239:                                              ; preds = %237
  %240 = load ptr, ptr %216, align 8
  %241 = add nsw i64 %235, -1
  %242 = getelementptr inbounds i64, ptr %240, i64 %241
  %243 = load i64, ptr %242, align 8
  %244 = icmp sgt i64 %243, %220
  br i1 %244, label %245, label %261

245:                                              ; preds = %218, %237, %239
  %246 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %219
  %247 = getelementptr inbounds %struct.Nest, ptr %6, i64 0, i32 2, i64 %219
  %248 = load i64, ptr %247, align 8
  %249 = call fastcc i64 @cost(ptr noundef nonnull %0, ptr noundef nonnull %246, ptr noundef nonnull %217, i64 noundef %248)
  %250 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %219, i32 2
  %251 = load i64, ptr %250, align 8
  %252 = load i64, ptr %246, align 8
  %253 = mul nsw i64 %251, %252
  %254 = add i64 %249, %220
  %255 = sub i64 %254, %253
  %256 = add nuw nsw i64 %219, 1
  %257 = load i64, ptr %27, align 8
  %258 = icmp slt i64 %256, %257
  br i1 %258, label %218, label %259

259:                                              ; preds = %245, %209
  %260 = phi i64 [ %3, %209 ], [ %255, %245 ]
  call fastcc void @insert(ptr noundef %1, i64 noundef %210, i64 noundef %260, ptr noundef nonnull %6)
  br label %261

261:                                              ; preds = %187, %198, %239, %259
  call void @llvm.lifetime.end.p0(i64 592, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %5)
  ret void
}

; Function Attrs: nofree nosync nounwind memory(read, inaccessiblemem: none)
define internal fastcc i64 @hopeless(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2) unnamed_addr {
  %4 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 8
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %7 = load i64, ptr %6, align 8
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %9, label %12

9:                                                ; preds = %3
  %10 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 4
  %11 = load i64, ptr %10, align 8
  br label %44

12:                                               ; preds = %146, %3
  %13 = phi i64 [ 0, %3 ], [ %149, %146 ]
  %14 = phi i64 [ %5, %3 ], [ %128, %146 ]
  %15 = load i64, ptr %2, align 8
  %16 = icmp sgt i64 %15, 0
  br i1 %16, label %17, label %42

17:                                               ; preds = %12
  %18 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 3
  %19 = load ptr, ptr %18, align 8
  br label %20

20:                                               ; preds = %20, %17
  %21 = phi i64 [ 0, %17 ], [ %30, %20 ]
  %22 = phi i64 [ %15, %17 ], [ %29, %20 ]
  %23 = add nsw i64 %22, %21
  %24 = sdiv i64 %23, 2
  %25 = getelementptr inbounds i64, ptr %19, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = icmp sgt i64 %26, %14
  %28 = add nsw i64 %24, 1
  %29 = select i1 %27, i64 %24, i64 %22
  %30 = select i1 %27, i64 %21, i64 %28
  %31 = icmp slt i64 %30, %29
  br i1 %31, label %20, label %32

32:                                               ; preds = %20
  %33 = icmp eq i64 %30, 0
  br i1 %33, label %42, label %34

34:                                               ; preds = %32
  %35 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 4
  %36 = load ptr, ptr %35, align 8
  %37 = add nsw i64 %30, -1
  %38 = getelementptr inbounds i64, ptr %36, i64 %37
  %39 = load i64, ptr %38, align 8
  %40 = icmp sle i64 %39, %13
  %41 = zext i1 %40 to i64
  br label %42

42:                                               ; preds = %12, %32, %34
  %43 = phi i64 [ 0, %32 ], [ %41, %34 ], [ 0, %12 ]
  ret i64 %43

44:                                               ; preds = %9, %146
  %45 = phi i64 [ %5, %9 ], [ %128, %146 ]
  %46 = phi i64 [ 0, %9 ], [ %150, %146 ]
  %47 = phi i64 [ 0, %9 ], [ %149, %146 ]
  %48 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %46
  %49 = shl nuw i64 1, %46
  %50 = and i64 %11, %49
  %51 = icmp eq i64 %50, 0
  %52 = load i64, ptr %48, align 8
  br i1 %51, label %53, label %127

53:                                               ; preds = %44
  %54 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %46, i32 4
  %55 = load i64, ptr %54, align 8
  %56 = icmp sgt i64 %55, 0
  br i1 %56, label %57, label %124

57:                                               ; preds = %53, %85
  %58 = phi i64 [ %88, %85 ], [ 0, %53 ]
  %59 = phi i64 [ %87, %85 ], [ %52, %53 ]
  %60 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %46, i32 9, i64 %58
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
  %74 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %46, i32 10, i64 %58, i64 %70
  %75 = load i64, ptr %74, align 8
  %76 = getelementptr inbounds i64, ptr %1, i64 %75
  %77 = load i64, ptr %76, align 8
  %78 = icmp eq i64 %77, 0
  br i1 %78, label %85, label %79

79:                                               ; preds = %73
  %80 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %46, i32 11, i64 %58, i64 %70
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
  %94 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %46, i32 10, i64 %58, i64 %91
  %95 = load i64, ptr %94, align 8
  %96 = getelementptr inbounds i64, ptr %1, i64 %95
  %97 = load i64, ptr %96, align 8
  %98 = icmp eq i64 %97, 0
  br i1 %98, label %105, label %99

99:                                               ; preds = %90
  %100 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %46, i32 11, i64 %58, i64 %91
  %101 = load i64, ptr %100, align 8
  %102 = add nsw i64 %97, -1
  %103 = mul nsw i64 %101, %102
  %104 = add nsw i64 %103, %92
  br label %105

105:                                              ; preds = %99, %90
  %106 = phi i64 [ %104, %99 ], [ %92, %90 ]
  %107 = or i64 %91, 1
  %108 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %46, i32 10, i64 %58, i64 %107
  %109 = load i64, ptr %108, align 8
  %110 = getelementptr inbounds i64, ptr %1, i64 %109
  %111 = load i64, ptr %110, align 8
  %112 = icmp eq i64 %111, 0
  br i1 %112, label %119, label %113

113:                                              ; preds = %105
  %114 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %46, i32 11, i64 %58, i64 %107
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
  %126 = add nsw i64 %125, %45
  br label %127

127:                                              ; preds = %44, %124
  %128 = phi i64 [ %126, %124 ], [ %45, %44 ]
  %129 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 9, i64 %46
  %130 = load i64, ptr %129, align 8
  %131 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %46, i32 2
  %132 = load i64, ptr %131, align 8
  %133 = tail call i64 @llvm.smax.i64(i64 %130, i64 %132)
  %134 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %46, i32 1
  %135 = load i64, ptr %134, align 8
  %136 = icmp eq i64 %135, 0
  br i1 %136, label %146, label %137

137:                                              ; preds = %127
  %138 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %46, i32 5
  %139 = load i64, ptr %138, align 8
  %140 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %46, i32 6
  %141 = load i64, ptr %140, align 8
  %142 = icmp eq i64 %139, %141
  br i1 %142, label %143, label %146

143:                                              ; preds = %137
  %144 = shl nsw i64 %133, 1
  %145 = sub nsw i64 %144, %132
  br label %146

146:                                              ; preds = %127, %137, %143
  %147 = phi i64 [ %145, %143 ], [ %133, %137 ], [ %133, %127 ]
  %148 = mul nsw i64 %147, %52
  %149 = add nsw i64 %148, %47
  %150 = add nuw nsw i64 %46, 1
  %151 = icmp eq i64 %150, %7
  br i1 %151, label %12, label %44
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @leaf(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2) unnamed_addr {
  %4 = alloca %struct.Nest, align 8
  %5 = alloca [44 x %struct.Loop], align 16
  call void @llvm.lifetime.start.p0(i64 592, ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 704, ptr nonnull %5)
  %6 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 10
  %7 = load i64, ptr %6, align 8
  %8 = add nsw i64 %7, 1
  store i64 %8, ptr %6, align 8
  %9 = load i64, ptr %0, align 8
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %11, label %33

11:                                               ; preds = %3
  %12 = and i64 %9, 1
  %13 = icmp eq i64 %9, 1
  br i1 %13, label %16, label %14

14:                                               ; preds = %11
  %15 = and i64 %9, -2
  br label %47

16:                                               ; preds = %70, %11
  %17 = phi i64 [ undef, %11 ], [ %73, %70 ]
  %18 = phi i64 [ 0, %11 ], [ %74, %70 ]
  %19 = phi i64 [ 0, %11 ], [ %73, %70 ]
  %20 = icmp eq i64 %12, 0
  br i1 %20, label %33, label %21

21:                                               ; preds = %16
  %22 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %18
  %23 = load i64, ptr %22, align 8
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %29, label %25

25:                                               ; preds = %21
  %26 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %18
  %27 = load i64, ptr %26, align 8
  %28 = icmp slt i64 %23, %27
  br label %29

29:                                               ; preds = %25, %21
  %30 = phi i1 [ false, %21 ], [ %28, %25 ]
  %31 = zext i1 %30 to i64
  %32 = add nuw nsw i64 %19, %31
  br label %33

33:                                               ; preds = %29, %16, %3
  %34 = phi i64 [ 0, %3 ], [ %17, %16 ], [ %32, %29 ]
  %35 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 1
  %36 = load i64, ptr %35, align 8
  %37 = add nsw i64 %36, %34
  %38 = icmp sgt i64 %37, 32
  br i1 %38, label %260, label %39

39:                                               ; preds = %33
  %40 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %41 = load i64, ptr %40, align 8
  %42 = icmp sgt i64 %41, 0
  br i1 %42, label %43, label %173

43:                                               ; preds = %39
  %44 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 8
  %45 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 3
  %46 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 4
  br label %77

47:                                               ; preds = %70, %14
  %48 = phi i64 [ 0, %14 ], [ %74, %70 ]
  %49 = phi i64 [ 0, %14 ], [ %73, %70 ]
  %50 = phi i64 [ 0, %14 ], [ %75, %70 ]
  %51 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %48
  %52 = load i64, ptr %51, align 8
  %53 = icmp eq i64 %52, 0
  br i1 %53, label %58, label %54

54:                                               ; preds = %47
  %55 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %48
  %56 = load i64, ptr %55, align 8
  %57 = icmp slt i64 %52, %56
  br label %58

58:                                               ; preds = %54, %47
  %59 = phi i1 [ false, %47 ], [ %57, %54 ]
  %60 = zext i1 %59 to i64
  %61 = add nuw nsw i64 %49, %60
  %62 = or i64 %48, 1
  %63 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %62
  %64 = load i64, ptr %63, align 8
  %65 = icmp eq i64 %64, 0
  br i1 %65, label %70, label %66

66:                                               ; preds = %58
  %67 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %62
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %64, %68
  br label %70

70:                                               ; preds = %66, %58
  %71 = phi i1 [ false, %58 ], [ %69, %66 ]
  %72 = zext i1 %71 to i64
  %73 = add nuw nsw i64 %61, %72
  %74 = add nuw nsw i64 %48, 2
  %75 = add i64 %50, 2
  %76 = icmp eq i64 %75, %15
  br i1 %76, label %16, label %47

77:                                               ; preds = %43, %169
  %78 = phi i64 [ %36, %43 ], [ %139, %169 ]
  %79 = phi i64 [ 0, %43 ], [ %170, %169 ]
  %80 = phi i64 [ 0, %43 ], [ %138, %169 ]
  %81 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %79
  %82 = load i64, ptr %0, align 8
  %83 = icmp sgt i64 %82, 0
  br i1 %83, label %105, label %84

84:                                               ; preds = %119, %77
  %85 = phi i64 [ 0, %77 ], [ %120, %119 ]
  %86 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 3, i64 %79
  %87 = load i64, ptr %86, align 8
  %88 = icmp sgt i64 %78, %87
  br i1 %88, label %89, label %135

89:                                               ; preds = %84
  %90 = add i64 %85, %78
  %91 = sub i64 %90, %87
  %92 = sub i64 %78, %87
  %93 = add i64 %87, 1
  %94 = and i64 %92, 1
  %95 = icmp eq i64 %94, 0
  br i1 %95, label %101, label %96

96:                                               ; preds = %89
  %97 = add nsw i64 %78, -1
  %98 = add i64 %85, 1
  %99 = getelementptr inbounds %struct.Loop, ptr %5, i64 %85
  %100 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %97
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %99, ptr noundef nonnull align 8 dereferenceable(16) %100, i64 16, i1 false)
  br label %101

101:                                              ; preds = %96, %89
  %102 = phi i64 [ %78, %89 ], [ %97, %96 ]
  %103 = phi i64 [ %85, %89 ], [ %98, %96 ]
  %104 = icmp eq i64 %78, %93
  br i1 %104, label %135, label %123

105:                                              ; preds = %77, %119
  %106 = phi i64 [ %121, %119 ], [ 0, %77 ]
  %107 = phi i64 [ %120, %119 ], [ 0, %77 ]
  %108 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %106
  %109 = load i64, ptr %108, align 8
  %110 = icmp eq i64 %109, 0
  br i1 %110, label %119, label %111

111:                                              ; preds = %105
  %112 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %106
  %113 = load i64, ptr %112, align 8
  %114 = icmp slt i64 %109, %113
  br i1 %114, label %115, label %119

115:                                              ; preds = %111
  %116 = getelementptr inbounds %struct.Loop, ptr %5, i64 %107
  store i64 %106, ptr %116, align 16
  %117 = add nsw i64 %107, 1
  %118 = getelementptr inbounds %struct.Loop, ptr %5, i64 %107, i32 1
  store i64 %109, ptr %118, align 8
  br label %119

119:                                              ; preds = %115, %111, %105
  %120 = phi i64 [ %117, %115 ], [ %107, %111 ], [ %107, %105 ]
  %121 = add nuw nsw i64 %106, 1
  %122 = icmp eq i64 %121, %82
  br i1 %122, label %84, label %105

123:                                              ; preds = %101, %123
  %124 = phi i64 [ %130, %123 ], [ %102, %101 ]
  %125 = phi i64 [ %131, %123 ], [ %103, %101 ]
  %126 = add nsw i64 %124, -1
  %127 = add i64 %125, 1
  %128 = getelementptr inbounds %struct.Loop, ptr %5, i64 %125
  %129 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %126
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %128, ptr noundef nonnull align 8 dereferenceable(16) %129, i64 16, i1 false)
  %130 = add nsw i64 %124, -2
  %131 = add i64 %125, 2
  %132 = getelementptr inbounds %struct.Loop, ptr %5, i64 %127
  %133 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %130
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %132, ptr noundef nonnull align 8 dereferenceable(16) %133, i64 16, i1 false)
  %134 = icmp eq i64 %131, %91
  br i1 %134, label %135, label %123

135:                                              ; preds = %101, %123, %84
  %136 = phi i64 [ %85, %84 ], [ %91, %123 ], [ %91, %101 ]
  %137 = call fastcc i64 @cost(ptr noundef nonnull %0, ptr noundef nonnull %81, ptr noundef nonnull %5, i64 noundef %136)
  %138 = add nsw i64 %137, %80
  %139 = load i64, ptr %35, align 8
  %140 = add nsw i64 %139, %34
  %141 = load i64, ptr %86, align 8
  %142 = sub i64 %140, %141
  %143 = getelementptr inbounds %struct.Nest, ptr %4, i64 0, i32 2, i64 %79
  store i64 %142, ptr %143, align 8
  %144 = load i64, ptr %44, align 8
  %145 = load i64, ptr %2, align 8
  %146 = icmp sgt i64 %145, 0
  br i1 %146, label %147, label %169

147:                                              ; preds = %135
  %148 = load ptr, ptr %45, align 8
  br label %149

149:                                              ; preds = %149, %147
  %150 = phi i64 [ 0, %147 ], [ %159, %149 ]
  %151 = phi i64 [ %145, %147 ], [ %158, %149 ]
  %152 = add nsw i64 %151, %150
  %153 = sdiv i64 %152, 2
  %154 = getelementptr inbounds i64, ptr %148, i64 %153
  %155 = load i64, ptr %154, align 8
  %156 = icmp sgt i64 %155, %144
  %157 = add nsw i64 %153, 1
  %158 = select i1 %156, i64 %153, i64 %151
  %159 = select i1 %156, i64 %150, i64 %157
  %160 = icmp slt i64 %159, %158
  br i1 %160, label %149, label %161

161:                                              ; preds = %149
  %162 = icmp eq i64 %159, 0
  br i1 %162, label %169, label %163

163:                                              ; preds = %161
  %164 = load ptr, ptr %46, align 8
  %165 = add nsw i64 %159, -1
  %166 = getelementptr inbounds i64, ptr %164, i64 %165
  %167 = load i64, ptr %166, align 8
  %168 = icmp sgt i64 %167, %138
  br i1 %168, label %169, label %260

169:                                              ; preds = %135, %161, %163
  %170 = add nuw nsw i64 %79, 1
  %171 = load i64, ptr %40, align 8
  %172 = icmp slt i64 %170, %171
  br i1 %172, label %77, label %173

173:                                              ; preds = %169, %39
  %174 = phi i64 [ %36, %39 ], [ %139, %169 ]
  %175 = phi i64 [ 0, %39 ], [ %138, %169 ]
  store i64 %34, ptr %4, align 8
  %176 = getelementptr inbounds %struct.Nest, ptr %4, i64 0, i32 1
  %177 = load i64, ptr %0, align 8
  %178 = icmp sgt i64 %177, 0
  br i1 %178, label %200, label %179

179:                                              ; preds = %214, %173
  %180 = phi i64 [ 0, %173 ], [ %215, %214 ]
  %181 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 3, i64 0
  %182 = load i64, ptr %181, align 8
  %183 = icmp sgt i64 %174, %182
  br i1 %183, label %184, label %230

184:                                              ; preds = %179
  %185 = add i64 %180, %174
  %186 = sub i64 %185, %182
  %187 = sub i64 %174, %182
  %188 = add i64 %182, 1
  %189 = and i64 %187, 1
  %190 = icmp eq i64 %189, 0
  br i1 %190, label %196, label %191

191:                                              ; preds = %184
  %192 = add nsw i64 %174, -1
  %193 = add i64 %180, 1
  %194 = getelementptr inbounds %struct.Loop, ptr %176, i64 %180
  %195 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %192
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %194, ptr noundef nonnull align 8 dereferenceable(16) %195, i64 16, i1 false)
  br label %196

196:                                              ; preds = %191, %184
  %197 = phi i64 [ %174, %184 ], [ %192, %191 ]
  %198 = phi i64 [ %180, %184 ], [ %193, %191 ]
  %199 = icmp eq i64 %174, %188
  br i1 %199, label %230, label %218

200:                                              ; preds = %173, %214
  %201 = phi i64 [ %216, %214 ], [ 0, %173 ]
  %202 = phi i64 [ %215, %214 ], [ 0, %173 ]
  %203 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %201
  %204 = load i64, ptr %203, align 8
  %205 = icmp eq i64 %204, 0
  br i1 %205, label %214, label %206

206:                                              ; preds = %200
  %207 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %201
  %208 = load i64, ptr %207, align 8
  %209 = icmp slt i64 %204, %208
  br i1 %209, label %210, label %214

210:                                              ; preds = %206
  %211 = getelementptr inbounds %struct.Loop, ptr %176, i64 %202
  store i64 %201, ptr %211, align 8
  %212 = add nsw i64 %202, 1
  %213 = getelementptr inbounds %struct.Loop, ptr %176, i64 %202, i32 1
  store i64 %204, ptr %213, align 8
  br label %214

214:                                              ; preds = %210, %206, %200
  %215 = phi i64 [ %212, %210 ], [ %202, %206 ], [ %202, %200 ]
  %216 = add nuw nsw i64 %201, 1
  %217 = icmp eq i64 %216, %177
  br i1 %217, label %179, label %200

218:                                              ; preds = %196, %218
  %219 = phi i64 [ %225, %218 ], [ %197, %196 ]
  %220 = phi i64 [ %226, %218 ], [ %198, %196 ]
  %221 = add nsw i64 %219, -1
  %222 = add i64 %220, 1
  %223 = getelementptr inbounds %struct.Loop, ptr %176, i64 %220
  %224 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %221
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %223, ptr noundef nonnull align 8 dereferenceable(16) %224, i64 16, i1 false)
  %225 = add nsw i64 %219, -2
  %226 = add i64 %220, 2
  %227 = getelementptr inbounds %struct.Loop, ptr %176, i64 %222
  %228 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %225
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %227, ptr noundef nonnull align 8 dereferenceable(16) %228, i64 16, i1 false)
  %229 = icmp eq i64 %226, %186
  br i1 %229, label %230, label %218

230:                                              ; preds = %196, %218, %179
  %231 = icmp sgt i64 %174, 0
  br i1 %231, label %232, label %244

232:                                              ; preds = %230
  %233 = and i64 %174, 1
  %234 = icmp eq i64 %233, 0
  br i1 %234, label %241, label %235

235:                                              ; preds = %232
  %236 = add nsw i64 %174, -1
  %237 = load i64, ptr %4, align 8
  %238 = add nsw i64 %237, 1
  store i64 %238, ptr %4, align 8
  %239 = getelementptr inbounds %struct.Nest, ptr %4, i64 0, i32 1, i64 %237
  %240 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %236
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %239, ptr noundef nonnull align 8 dereferenceable(16) %240, i64 16, i1 false)
  br label %241

241:                                              ; preds = %235, %232
  %242 = phi i64 [ %174, %232 ], [ %236, %235 ]
  %243 = icmp eq i64 %174, 1
  br i1 %243, label %244, label %247

244:                                              ; preds = %241, %247, %230
  %245 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 8
  %246 = load i64, ptr %245, align 8
  call fastcc void @insert(ptr noundef %2, i64 noundef %246, i64 noundef %175, ptr noundef nonnull %4)
  br label %260

247:                                              ; preds = %241, %247
  %248 = phi i64 [ %254, %247 ], [ %242, %241 ]
  %249 = add nsw i64 %248, -1
  %250 = load i64, ptr %4, align 8
  %251 = add nsw i64 %250, 1
  store i64 %251, ptr %4, align 8
  %252 = getelementptr inbounds %struct.Nest, ptr %4, i64 0, i32 1, i64 %250
  %253 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %249
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %252, ptr noundef nonnull align 8 dereferenceable(16) %253, i64 16, i1 false)
  %254 = add nsw i64 %248, -2
  %255 = load i64, ptr %4, align 8
  %256 = add nsw i64 %255, 1
  store i64 %256, ptr %4, align 8
  %257 = getelementptr inbounds %struct.Nest, ptr %4, i64 0, i32 1, i64 %255
  %258 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %254
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %257, ptr noundef nonnull align 8 dereferenceable(16) %258, i64 16, i1 false)
  %259 = icmp ugt i64 %249, 1
  br i1 %259, label %247, label %244

260:                                              ; preds = %163, %33, %244
  call void @llvm.lifetime.end.p0(i64 704, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 592, ptr nonnull %4)
  ret void
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
  %49 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 5
  %50 = trunc i64 %15 to i32
  %51 = shl nuw i32 1, %50
  %52 = xor i32 %51, -1
  %53 = sext i32 %52 to i64
  %54 = add nsw i64 %15, 1
  br label %55

55:                                               ; preds = %148, %40
  %56 = phi i64 [ 0, %40 ], [ %149, %148 ]
  br i1 %41, label %59, label %57

57:                                               ; preds = %55
  %58 = load i64, ptr %42, align 8
  br label %59

59:                                               ; preds = %55, %57
  %60 = phi i64 [ %58, %57 ], [ 1, %55 ]
  %61 = icmp slt i64 %56, %60
  br i1 %61, label %63, label %62

62:                                               ; preds = %59
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %6)
  br label %341

63:                                               ; preds = %59
  %64 = load ptr, ptr %43, align 8
  %65 = getelementptr inbounds i64, ptr %64, i64 %56
  %66 = load i64, ptr %65, align 8
  %67 = load i64, ptr %44, align 8
  %68 = add i64 %66, -1
  %69 = add i64 %68, %67
  %70 = sdiv i64 %69, %66
  %71 = load i64, ptr %45, align 8
  %72 = icmp eq i64 %71, 0
  br i1 %72, label %73, label %87

73:                                               ; preds = %63
  %74 = load i64, ptr %46, align 8
  %75 = icmp eq i64 %74, 0
  br i1 %75, label %76, label %87

76:                                               ; preds = %73
  %77 = load i64, ptr %29, align 8
  %78 = icmp eq i64 %77, 0
  br i1 %78, label %79, label %87

79:                                               ; preds = %76
  %80 = load i64, ptr %47, align 8
  %81 = and i64 %80, %21
  %82 = icmp ne i64 %81, 0
  %83 = icmp sgt i64 %66, 1
  %84 = and i1 %83, %82
  %85 = icmp slt i64 %66, %67
  %86 = select i1 %84, i1 %85, i1 false
  br i1 %86, label %148, label %87

87:                                               ; preds = %79, %76, %73, %63
  store i64 %66, ptr %28, align 8
  %88 = load i64, ptr %48, align 8
  %89 = icmp sgt i64 %88, 0
  br i1 %89, label %90, label %92

90:                                               ; preds = %87
  %91 = load i64, ptr %49, align 8
  br label %96

92:                                               ; preds = %115, %87
  %93 = phi i64 [ %88, %87 ], [ %116, %115 ]
  %94 = load i64, ptr %46, align 8
  %95 = icmp eq i64 %94, 0
  br i1 %95, label %119, label %122

96:                                               ; preds = %90, %115
  %97 = phi i64 [ %88, %90 ], [ %116, %115 ]
  %98 = phi i64 [ 0, %90 ], [ %117, %115 ]
  %99 = shl nuw i64 1, %98
  %100 = and i64 %91, %99
  %101 = icmp eq i64 %100, 0
  br i1 %101, label %115, label %102

102:                                              ; preds = %96
  %103 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 9, i64 %98
  %104 = load i64, ptr %103, align 8
  %105 = getelementptr inbounds [8 x i64], ptr %6, i64 0, i64 %98
  store i64 %104, ptr %105, align 8
  %106 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 10, i64 %98
  %107 = load i64, ptr %106, align 8
  %108 = getelementptr inbounds [8 x i64], ptr %7, i64 0, i64 %98
  store i64 %107, ptr %108, align 8
  %109 = and i64 %107, %21
  %110 = icmp eq i64 %109, 0
  br i1 %110, label %115, label %111

111:                                              ; preds = %102
  %112 = mul nsw i64 %104, %70
  store i64 %112, ptr %103, align 8
  %113 = and i64 %107, %53
  store i64 %113, ptr %106, align 8
  %114 = load i64, ptr %48, align 8
  br label %115

115:                                              ; preds = %96, %111, %102
  %116 = phi i64 [ %97, %96 ], [ %114, %111 ], [ %97, %102 ]
  %117 = add nuw nsw i64 %98, 1
  %118 = icmp slt i64 %117, %116
  br i1 %118, label %96, label %92

119:                                              ; preds = %92
  %120 = tail call fastcc i64 @hopeless(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %2)
  %121 = icmp eq i64 %120, 0
  br i1 %121, label %122, label %124

122:                                              ; preds = %119, %92
  tail call fastcc void @keep(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %2, i64 noundef %3, i64 noundef %54)
  %123 = load i64, ptr %48, align 8
  br label %124

124:                                              ; preds = %122, %119
  %125 = phi i64 [ %123, %122 ], [ %93, %119 ]
  %126 = icmp sgt i64 %125, 0
  br i1 %126, label %127, label %129

127:                                              ; preds = %124
  %128 = load i64, ptr %49, align 8
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

148:                                              ; preds = %79, %129
  %149 = add nuw nsw i64 %56, 1
  br label %55

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

341:                                              ; preds = %172, %340, %62
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
  br i1 %15, label %16, label %132

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
  br i1 %36, label %109, label %16

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
  %107 = call fastcc i64 @moved(ptr noundef nonnull %0, ptr noundef nonnull %39, ptr noundef nonnull %38, ptr noundef nonnull %5, i64 noundef %106)
  call void @llvm.lifetime.end.p0(i64 704, ptr nonnull %5)
  %108 = load i64, ptr %0, align 8
  br label %109

109:                                              ; preds = %33, %105
  %110 = phi i64 [ %108, %105 ], [ %14, %33 ]
  %111 = phi i64 [ %107, %105 ], [ %34, %33 ]
  %112 = icmp sgt i64 %110, 0
  br i1 %112, label %113, label %132

113:                                              ; preds = %109
  %114 = and i64 %110, 1
  %115 = icmp eq i64 %110, 1
  br i1 %115, label %118, label %116

116:                                              ; preds = %113
  %117 = and i64 %110, -2
  br label %143

118:                                              ; preds = %143, %113
  %119 = phi i64 [ undef, %113 ], [ %163, %143 ]
  %120 = phi i64 [ 0, %113 ], [ %164, %143 ]
  %121 = phi i64 [ 0, %113 ], [ %163, %143 ]
  %122 = icmp eq i64 %114, 0
  br i1 %122, label %132, label %123

123:                                              ; preds = %118
  %124 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %120
  %125 = load i64, ptr %124, align 8
  %126 = icmp eq i64 %125, 0
  %127 = trunc i64 %120 to i32
  %128 = shl nuw i32 1, %127
  %129 = sext i32 %128 to i64
  %130 = select i1 %126, i64 %129, i64 0
  %131 = or i64 %130, %121
  br label %132

132:                                              ; preds = %123, %118, %11, %109
  %133 = phi i64 [ %111, %109 ], [ %13, %11 ], [ %111, %118 ], [ %111, %123 ]
  %134 = phi i64 [ 0, %109 ], [ 0, %11 ], [ %119, %118 ], [ %131, %123 ]
  %135 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 9, i64 %2
  store i64 %133, ptr %135, align 8
  %136 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 10, i64 %2
  store i64 %134, ptr %136, align 8
  %137 = trunc i64 %2 to i32
  %138 = shl nuw i32 1, %137
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 5
  %141 = load i64, ptr %140, align 8
  %142 = or i64 %141, %139
  store i64 %142, ptr %140, align 8
  ret void

143:                                              ; preds = %143, %116
  %144 = phi i64 [ 0, %116 ], [ %164, %143 ]
  %145 = phi i64 [ 0, %116 ], [ %163, %143 ]
  %146 = phi i64 [ 0, %116 ], [ %165, %143 ]
  %147 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %144
  %148 = load i64, ptr %147, align 8
  %149 = icmp eq i64 %148, 0
  %150 = trunc i64 %144 to i32
  %151 = shl nuw i32 1, %150
  %152 = sext i32 %151 to i64
  %153 = select i1 %149, i64 %152, i64 0
  %154 = or i64 %153, %145
  %155 = or i64 %144, 1
  %156 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %155
  %157 = load i64, ptr %156, align 8
  %158 = icmp eq i64 %157, 0
  %159 = trunc i64 %155 to i32
  %160 = shl nuw i32 1, %159
  %161 = sext i32 %160 to i64
  %162 = select i1 %158, i64 %161, i64 0
  %163 = or i64 %162, %154
  %164 = add nuw nsw i64 %144, 2
  %165 = add i64 %146, 2
  %166 = icmp eq i64 %165, %117
  br i1 %166, label %118, label %143
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64)



