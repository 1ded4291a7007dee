; nests.c 80f383b8d73dd2cf09e42fc4bb41b0bdd8738db68a5644ec63d86aff64127189

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
%struct.State = type { [12 x i64], i64, [32 x %struct.Loop], [8 x i64], i64, i64, i64, i64, i64, [8 x i64], [8 x i64], i64, i64, i64, i64 }
%struct.Memory = type { i64, i64, i64, [4 x i64], [4 x [8 x i64]] }
%struct.Trade = type { ptr, double, double, double, double, double, i64 }

@complete.a = internal global %struct.All zeroinitializer, align 8
@covered.seen = internal unnamed_addr global [65536 x i8] zeroinitializer, align 16
@arrive.still = internal global [12 x %struct.Steps] zeroinitializer, align 16
@arrive.one = internal global [12 x %struct.Steps] zeroinitializer, align 16
@attempt.c = internal global %struct.Chains zeroinitializer, align 8
@hopeless.open_at = internal unnamed_addr global i64 0, align 8
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

; Function Attrs: nounwind
define i64 @search(ptr noundef %0, ptr nocapture noundef %1) {
  %3 = alloca %struct.State, align 8
  call void @llvm.lifetime.start.p0(i64 880, ptr nonnull %3)
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
  %39 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 14
  store i64 0, ptr %39, align 8
  %40 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 13
  store i64 0, ptr %40, align 8
  %41 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 12
  store i64 0, ptr %41, align 8
  %42 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 11
  store i64 0, ptr %42, align 8
  %43 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 8
  store i64 0, ptr %43, align 8
  %44 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 7
  store i64 0, ptr %44, align 8
  %45 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 6
  store i64 0, ptr %45, align 8
  %46 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 5
  store i64 0, ptr %46, align 8
  %47 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 4
  store i64 0, ptr %47, align 8
  %48 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 1
  store i64 0, ptr %48, align 8
  %49 = getelementptr inbounds %struct.Front, ptr %1, i64 0, i32 10
  store i64 0, ptr %49, align 8
  %50 = getelementptr inbounds %struct.Front, ptr %1, i64 0, i32 9
  store i64 0, ptr %50, align 8
  %51 = getelementptr inbounds %struct.Front, ptr %1, i64 0, i32 13
  %52 = load i64, ptr %51, align 8
  %53 = add nsw i64 %52, 1
  store i64 %53, ptr %51, align 8
  call fastcc void @grow(ptr noundef %0, ptr noundef nonnull %3, ptr noundef %1)
  %54 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4
  %55 = load i64, ptr %54, align 8
  %56 = icmp eq i64 %55, 0
  br i1 %56, label %63, label %57

57:                                               ; preds = %2
  %58 = load i64, ptr %50, align 8
  %59 = getelementptr inbounds %struct.Front, ptr %1, i64 0, i32 11
  %60 = load i64, ptr %59, align 8
  %61 = icmp sle i64 %58, %60
  %62 = zext i1 %61 to i64
  br label %63

63:                                               ; preds = %57, %2
  %64 = phi i64 [ 0, %2 ], [ %62, %57 ]
  call void @llvm.lifetime.end.p0(i64 880, ptr nonnull %3)
  ret i64 %64
}

; Function Attrs: nounwind
define internal fastcc void @grow(ptr noundef %0, ptr noundef %1, ptr nocapture noundef %2) unnamed_addr {
  %4 = alloca [32 x %struct.Loop], align 16
  %5 = alloca [12 x i64], align 16
  %6 = alloca [12 x i64], align 16
  %7 = alloca i64, align 8
  %8 = alloca %struct.Nest, align 8
  %9 = alloca [12 x i64], align 16
  %10 = alloca %struct.State, align 8
  %11 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 9
  %12 = load i64, ptr %11, align 8
  %13 = add nsw i64 %12, 1
  store i64 %13, ptr %11, align 8
  %14 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 11
  %15 = load i64, ptr %14, align 8
  %16 = icmp slt i64 %12, %15
  br i1 %16, label %17, label %1713

17:                                               ; preds = %3
  %18 = tail call fastcc i64 @hopeless(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %2, i64 noundef 0)
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %20, label %1713

20:                                               ; preds = %17
  %21 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 4
  %22 = load i64, ptr %21, align 8
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %392, label %24

24:                                               ; preds = %20
  %25 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 2
  %26 = load i64, ptr %25, align 8
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %28, label %32

28:                                               ; preds = %24
  %29 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4
  %30 = load i64, ptr %29, align 8
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %32, label %392

32:                                               ; preds = %28, %24
  %33 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 6
  %34 = load i64, ptr %33, align 8
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %36, label %44

36:                                               ; preds = %32
  %37 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 1
  %38 = load i64, ptr %37, align 8
  %39 = icmp eq i64 %38, 0
  br i1 %39, label %44, label %40

40:                                               ; preds = %36
  %41 = add nsw i64 %38, -1
  %42 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %41
  %43 = load i64, ptr %42, align 8
  br label %44

44:                                               ; preds = %40, %36, %32
  %45 = phi i64 [ %43, %40 ], [ -1, %36 ], [ -1, %32 ]
  %46 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 5
  %47 = load i64, ptr %46, align 8
  %48 = xor i64 %47, -1
  %49 = and i64 %22, %48
  %50 = tail call i64 @llvm.ctpop.i64(i64 %49)
  %51 = icmp ult i64 %50, 2
  br i1 %51, label %52, label %392

52:                                               ; preds = %44
  %53 = icmp eq i64 %49, 0
  br i1 %53, label %73, label %54

54:                                               ; preds = %52, %54
  %55 = phi i64 [ %59, %54 ], [ 0, %52 ]
  %56 = shl nuw i64 1, %55
  %57 = and i64 %56, %49
  %58 = icmp eq i64 %57, 0
  %59 = add nuw nsw i64 %55, 1
  br i1 %58, label %54, label %60

60:                                               ; preds = %54
  %61 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %55, i32 5
  %62 = load i64, ptr %61, align 8
  %63 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %55, i32 6
  %64 = load i64, ptr %63, align 8
  %65 = icmp eq i64 %62, %64
  br i1 %65, label %392, label %66

66:                                               ; preds = %60
  %67 = icmp sgt i64 %45, -1
  br i1 %67, label %68, label %73

68:                                               ; preds = %66
  %69 = shl nuw i64 1, %45
  %70 = and i64 %62, %69
  %71 = icmp eq i64 %70, 0
  %72 = select i1 %71, i64 %45, i64 12
  br label %73

73:                                               ; preds = %68, %66, %52
  %74 = phi i64 [ %55, %68 ], [ %55, %66 ], [ 0, %52 ]
  %75 = phi i64 [ %72, %68 ], [ %45, %66 ], [ %45, %52 ]
  %76 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 7
  %77 = load i64, ptr %76, align 8
  %78 = shl i64 %22, 16
  %79 = shl i64 %77, 8
  %80 = or i64 %78, %79
  %81 = or i64 %80, %34
  %82 = shl i64 %81, 16
  %83 = shl i64 %49, 8
  %84 = add nsw i64 %75, 1
  %85 = or i64 %84, %83
  %86 = or i64 %85, %82
  %87 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 12
  %88 = load i64, ptr %87, align 8
  %89 = shl i64 %88, 40
  %90 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 11
  %91 = load i64, ptr %90, align 8
  %92 = shl i64 %91, 56
  %93 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 13
  %94 = load i64, ptr %93, align 8
  %95 = lshr i64 %94, 30
  %96 = xor i64 %95, %94
  %97 = mul i64 %96, -4658895280553007687
  %98 = lshr i64 %97, 27
  %99 = xor i64 %98, %97
  %100 = mul i64 %99, -7723592293110705685
  %101 = lshr i64 %100, 31
  %102 = xor i64 %101, %100
  %103 = add i64 %102, -7046029254386353131
  %104 = xor i64 %92, %89
  %105 = xor i64 %104, %86
  %106 = xor i64 %105, %103
  %107 = lshr i64 %106, 30
  %108 = xor i64 %107, %106
  %109 = mul i64 %108, -4658895280553007687
  %110 = lshr i64 %109, 27
  %111 = xor i64 %110, %109
  %112 = mul i64 %111, -7723592293110705685
  %113 = lshr i64 %112, 31
  %114 = xor i64 %113, %112
  %115 = load i64, ptr %0, align 8
  %116 = add i64 %114, -7046029254386353131
  %117 = icmp sgt i64 %115, 0
  br i1 %117, label %118, label %143

118:                                              ; preds = %73
  %119 = and i64 %115, 1
  %120 = icmp eq i64 %115, 1
  br i1 %120, label %123, label %121

121:                                              ; preds = %118
  %122 = and i64 %115, -2
  br label %145

123:                                              ; preds = %145, %118
  %124 = phi i64 [ undef, %118 ], [ %174, %145 ]
  %125 = phi i64 [ %116, %118 ], [ %174, %145 ]
  %126 = phi i64 [ 0, %118 ], [ %173, %145 ]
  %127 = icmp eq i64 %119, 0
  br i1 %127, label %141, label %128

128:                                              ; preds = %123
  %129 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %126
  %130 = load i64, ptr %129, align 8
  %131 = xor i64 %130, %125
  %132 = lshr i64 %131, 30
  %133 = xor i64 %132, %131
  %134 = mul i64 %133, -4658895280553007687
  %135 = lshr i64 %134, 27
  %136 = xor i64 %135, %134
  %137 = mul i64 %136, -7723592293110705685
  %138 = lshr i64 %137, 31
  %139 = xor i64 %138, %137
  %140 = add i64 %139, -7046029254386353131
  br label %141

141:                                              ; preds = %123, %128
  %142 = phi i64 [ %124, %123 ], [ %140, %128 ]
  br i1 %53, label %310, label %177

143:                                              ; preds = %73
  br i1 %53, label %310, label %144

144:                                              ; preds = %143
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %9)
  br label %194

145:                                              ; preds = %145, %121
  %146 = phi i64 [ %116, %121 ], [ %174, %145 ]
  %147 = phi i64 [ 0, %121 ], [ %173, %145 ]
  %148 = phi i64 [ 0, %121 ], [ %175, %145 ]
  %149 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %147
  %150 = load i64, ptr %149, align 8
  %151 = xor i64 %150, %146
  %152 = lshr i64 %151, 30
  %153 = xor i64 %152, %151
  %154 = mul i64 %153, -4658895280553007687
  %155 = lshr i64 %154, 27
  %156 = xor i64 %155, %154
  %157 = mul i64 %156, -7723592293110705685
  %158 = lshr i64 %157, 31
  %159 = xor i64 %158, %157
  %160 = or i64 %147, 1
  %161 = add i64 %159, -7046029254386353131
  %162 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %160
  %163 = load i64, ptr %162, align 8
  %164 = xor i64 %163, %161
  %165 = lshr i64 %164, 30
  %166 = xor i64 %165, %164
  %167 = mul i64 %166, -4658895280553007687
  %168 = lshr i64 %167, 27
  %169 = xor i64 %168, %167
  %170 = mul i64 %169, -7723592293110705685
  %171 = lshr i64 %170, 31
  %172 = xor i64 %171, %170
  %173 = add nuw nsw i64 %147, 2
  %174 = add i64 %172, -7046029254386353131
  %175 = add i64 %148, 2
  %176 = icmp eq i64 %175, %122
  br i1 %176, label %123, label %145

177:                                              ; preds = %141
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %9)
  %178 = and i64 %115, 3
  %179 = icmp ult i64 %115, 4
  br i1 %179, label %182, label %180

180:                                              ; preds = %177
  %181 = and i64 %115, -4
  br label %216

182:                                              ; preds = %216, %177
  %183 = phi i64 [ 0, %177 ], [ %234, %216 ]
  %184 = icmp eq i64 %178, 0
  br i1 %184, label %194, label %185

185:                                              ; preds = %182, %185
  %186 = phi i64 [ %191, %185 ], [ %183, %182 ]
  %187 = phi i64 [ %192, %185 ], [ 0, %182 ]
  %188 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %186
  %189 = load i64, ptr %188, align 8
  %190 = getelementptr inbounds [12 x i64], ptr %9, i64 0, i64 %186
  store i64 %189, ptr %190, align 8
  %191 = add nuw nsw i64 %186, 1
  %192 = add i64 %187, 1
  %193 = icmp eq i64 %192, %178
  br i1 %193, label %194, label %185

194:                                              ; preds = %182, %185, %144
  %195 = phi i64 [ %116, %144 ], [ %142, %185 ], [ %142, %182 ]
  %196 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 1
  %197 = load i64, ptr %196, align 8
  %198 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 3, i64 %74
  %199 = load i64, ptr %198, align 8
  %200 = icmp sgt i64 %197, %199
  br i1 %200, label %201, label %237

201:                                              ; preds = %194
  %202 = sub i64 %197, %199
  %203 = add i64 %199, 1
  %204 = and i64 %202, 1
  %205 = icmp eq i64 %204, 0
  br i1 %205, label %213, label %206

206:                                              ; preds = %201
  %207 = add nsw i64 %197, -1
  %208 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %207
  %209 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %207, i32 1
  %210 = load i64, ptr %209, align 8
  %211 = load i64, ptr %208, align 8
  %212 = getelementptr inbounds [12 x i64], ptr %9, i64 0, i64 %211
  store i64 %210, ptr %212, align 8
  br label %213

213:                                              ; preds = %206, %201
  %214 = phi i64 [ %197, %201 ], [ %207, %206 ]
  %215 = icmp eq i64 %197, %203
  br i1 %215, label %237, label %243

216:                                              ; preds = %216, %180
  %217 = phi i64 [ 0, %180 ], [ %234, %216 ]
  %218 = phi i64 [ 0, %180 ], [ %235, %216 ]
  %219 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %217
  %220 = load i64, ptr %219, align 8
  %221 = getelementptr inbounds [12 x i64], ptr %9, i64 0, i64 %217
  store i64 %220, ptr %221, align 16
  %222 = or i64 %217, 1
  %223 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %222
  %224 = load i64, ptr %223, align 8
  %225 = getelementptr inbounds [12 x i64], ptr %9, i64 0, i64 %222
  store i64 %224, ptr %225, align 8
  %226 = or i64 %217, 2
  %227 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %226
  %228 = load i64, ptr %227, align 8
  %229 = getelementptr inbounds [12 x i64], ptr %9, i64 0, i64 %226
  store i64 %228, ptr %229, align 16
  %230 = or i64 %217, 3
  %231 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %230
  %232 = load i64, ptr %231, align 8
  %233 = getelementptr inbounds [12 x i64], ptr %9, i64 0, i64 %230
  store i64 %232, ptr %233, align 8
  %234 = add nuw nsw i64 %217, 4
  %235 = add i64 %218, 4
  %236 = icmp eq i64 %235, %181
  br i1 %236, label %182, label %216

237:                                              ; preds = %213, %243, %194
  br i1 %117, label %238, label %276

238:                                              ; preds = %237
  %239 = and i64 %115, 1
  %240 = icmp eq i64 %115, 1
  br i1 %240, label %258, label %241

241:                                              ; preds = %238
  %242 = and i64 %115, -2
  br label %278

243:                                              ; preds = %213, %243
  %244 = phi i64 [ %251, %243 ], [ %214, %213 ]
  %245 = add nsw i64 %244, -1
  %246 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %245
  %247 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %245, i32 1
  %248 = load i64, ptr %247, align 8
  %249 = load i64, ptr %246, align 8
  %250 = getelementptr inbounds [12 x i64], ptr %9, i64 0, i64 %249
  store i64 %248, ptr %250, align 8
  %251 = add nsw i64 %244, -2
  %252 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %251
  %253 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %251, i32 1
  %254 = load i64, ptr %253, align 8
  %255 = load i64, ptr %252, align 8
  %256 = getelementptr inbounds [12 x i64], ptr %9, i64 0, i64 %255
  store i64 %254, ptr %256, align 8
  %257 = icmp sgt i64 %251, %199
  br i1 %257, label %243, label %237

258:                                              ; preds = %278, %238
  %259 = phi i64 [ undef, %238 ], [ %306, %278 ]
  %260 = phi i64 [ 0, %238 ], [ %307, %278 ]
  %261 = phi i64 [ %195, %238 ], [ %306, %278 ]
  %262 = icmp eq i64 %239, 0
  br i1 %262, label %276, label %263

263:                                              ; preds = %258
  %264 = getelementptr inbounds [12 x i64], ptr %9, i64 0, i64 %260
  %265 = load i64, ptr %264, align 8
  %266 = xor i64 %265, %261
  %267 = lshr i64 %266, 30
  %268 = xor i64 %267, %266
  %269 = mul i64 %268, -4658895280553007687
  %270 = lshr i64 %269, 27
  %271 = xor i64 %270, %269
  %272 = mul i64 %271, -7723592293110705685
  %273 = lshr i64 %272, 31
  %274 = xor i64 %273, %272
  %275 = add i64 %274, -7046029254386353131
  br label %276

276:                                              ; preds = %263, %258, %237
  %277 = phi i64 [ %195, %237 ], [ %259, %258 ], [ %275, %263 ]
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %9)
  br label %310

278:                                              ; preds = %278, %241
  %279 = phi i64 [ 0, %241 ], [ %307, %278 ]
  %280 = phi i64 [ %195, %241 ], [ %306, %278 ]
  %281 = phi i64 [ 0, %241 ], [ %308, %278 ]
  %282 = getelementptr inbounds [12 x i64], ptr %9, i64 0, i64 %279
  %283 = load i64, ptr %282, align 16
  %284 = xor i64 %283, %280
  %285 = lshr i64 %284, 30
  %286 = xor i64 %285, %284
  %287 = mul i64 %286, -4658895280553007687
  %288 = lshr i64 %287, 27
  %289 = xor i64 %288, %287
  %290 = mul i64 %289, -7723592293110705685
  %291 = lshr i64 %290, 31
  %292 = xor i64 %291, %290
  %293 = add i64 %292, -7046029254386353131
  %294 = or i64 %279, 1
  %295 = getelementptr inbounds [12 x i64], ptr %9, i64 0, i64 %294
  %296 = load i64, ptr %295, align 8
  %297 = xor i64 %296, %293
  %298 = lshr i64 %297, 30
  %299 = xor i64 %298, %297
  %300 = mul i64 %299, -4658895280553007687
  %301 = lshr i64 %300, 27
  %302 = xor i64 %301, %300
  %303 = mul i64 %302, -7723592293110705685
  %304 = lshr i64 %303, 31
  %305 = xor i64 %304, %303
  %306 = add i64 %305, -7046029254386353131
  %307 = add nuw nsw i64 %279, 2
  %308 = add i64 %281, 2
  %309 = icmp eq i64 %308, %242
  br i1 %309, label %258, label %278

310:                                              ; preds = %276, %143, %141
  %311 = phi i64 [ %277, %276 ], [ %142, %141 ], [ %116, %143 ]
  %312 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 12
  %313 = load ptr, ptr %312, align 8
  %314 = and i64 %311, 32767
  %315 = getelementptr inbounds %struct.Memory, ptr %313, i64 %314
  %316 = load i64, ptr %315, align 8
  %317 = icmp eq i64 %316, %311
  br i1 %317, label %318, label %359

318:                                              ; preds = %310
  %319 = getelementptr inbounds %struct.Memory, ptr %313, i64 %314, i32 1
  %320 = load i64, ptr %319, align 8
  %321 = icmp sgt i64 %320, 0
  br i1 %321, label %322, label %355

322:                                              ; preds = %318
  %323 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 8
  %324 = load i64, ptr %323, align 8
  %325 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %326 = load i64, ptr %325, align 8
  %327 = icmp sgt i64 %326, 0
  br label %331

328:                                              ; preds = %353
  %329 = add nuw nsw i64 %332, 1
  %330 = icmp eq i64 %329, %320
  br i1 %330, label %355, label %331

331:                                              ; preds = %328, %322
  %332 = phi i64 [ 0, %322 ], [ %329, %328 ]
  %333 = getelementptr inbounds %struct.Memory, ptr %313, i64 %314, i32 3, i64 %332
  %334 = load i64, ptr %333, align 8
  %335 = icmp sle i64 %334, %324
  %336 = select i1 %327, i1 %335, i1 false
  br i1 %336, label %337, label %353

337:                                              ; preds = %331, %348
  %338 = phi i64 [ %350, %348 ], [ 0, %331 ]
  %339 = shl nuw i64 1, %338
  %340 = and i64 %339, %22
  %341 = icmp eq i64 %340, 0
  br i1 %341, label %348, label %342

342:                                              ; preds = %337
  %343 = getelementptr inbounds %struct.Memory, ptr %313, i64 %314, i32 4, i64 %332, i64 %338
  %344 = load i64, ptr %343, align 8
  %345 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 9, i64 %338
  %346 = load i64, ptr %345, align 8
  %347 = icmp sle i64 %344, %346
  br label %348

348:                                              ; preds = %342, %337
  %349 = phi i1 [ true, %337 ], [ %347, %342 ]
  %350 = add nuw nsw i64 %338, 1
  %351 = icmp slt i64 %350, %326
  %352 = select i1 %351, i1 %349, i1 false
  br i1 %352, label %337, label %353

353:                                              ; preds = %348, %331
  %354 = phi i1 [ %335, %331 ], [ %349, %348 ]
  br i1 %354, label %1713, label %328

355:                                              ; preds = %328, %318
  %356 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 14
  %357 = load i64, ptr %356, align 8
  %358 = icmp eq i64 %357, 0
  br i1 %358, label %365, label %392

359:                                              ; preds = %310
  store i64 %311, ptr %315, align 8
  %360 = getelementptr inbounds %struct.Memory, ptr %313, i64 %314, i32 2
  store i64 0, ptr %360, align 8
  %361 = getelementptr inbounds %struct.Memory, ptr %313, i64 %314, i32 1
  store i64 0, ptr %361, align 8
  %362 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 14
  %363 = load i64, ptr %362, align 8
  %364 = icmp eq i64 %363, 0
  br i1 %364, label %367, label %392

365:                                              ; preds = %355
  %366 = icmp slt i64 %320, 4
  br i1 %366, label %367, label %371

367:                                              ; preds = %365, %359
  %368 = phi i64 [ %320, %365 ], [ 0, %359 ]
  %369 = getelementptr inbounds %struct.Memory, ptr %313, i64 %314, i32 1
  %370 = add nsw i64 %368, 1
  store i64 %370, ptr %369, align 8
  br label %376

371:                                              ; preds = %365
  %372 = getelementptr inbounds %struct.Memory, ptr %313, i64 %314, i32 2
  %373 = load i64, ptr %372, align 8
  %374 = add nsw i64 %373, 1
  store i64 %374, ptr %372, align 8
  %375 = srem i64 %373, 4
  br label %376

376:                                              ; preds = %371, %367
  %377 = phi i64 [ %368, %367 ], [ %375, %371 ]
  %378 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 8
  %379 = load i64, ptr %378, align 8
  %380 = getelementptr inbounds %struct.Memory, ptr %313, i64 %314, i32 3, i64 %377
  store i64 %379, ptr %380, align 8
  %381 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %382 = load i64, ptr %381, align 8
  %383 = icmp sgt i64 %382, 0
  br i1 %383, label %384, label %392

384:                                              ; preds = %376, %384
  %385 = phi i64 [ %389, %384 ], [ 0, %376 ]
  %386 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 9, i64 %385
  %387 = load i64, ptr %386, align 8
  %388 = getelementptr inbounds %struct.Memory, ptr %313, i64 %314, i32 4, i64 %377, i64 %385
  store i64 %387, ptr %388, align 8
  %389 = add nuw nsw i64 %385, 1
  %390 = load i64, ptr %381, align 8
  %391 = icmp slt i64 %389, %390
  br i1 %391, label %384, label %392

392:                                              ; preds = %384, %359, %376, %355, %60, %44, %28, %20
  %393 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %394 = load i64, ptr %393, align 8
  %395 = trunc i64 %394 to i32
  %396 = shl nsw i32 -1, %395
  %397 = xor i32 %396, -1
  %398 = sext i32 %397 to i64
  %399 = load i64, ptr %0, align 8
  %400 = icmp sgt i64 %399, 0
  br i1 %400, label %401, label %425

401:                                              ; preds = %392
  %402 = and i64 %399, 3
  %403 = icmp ult i64 %399, 4
  br i1 %403, label %406, label %404

404:                                              ; preds = %401
  %405 = and i64 %399, -4
  br label %429

406:                                              ; preds = %429, %401
  %407 = phi i64 [ undef, %401 ], [ %463, %429 ]
  %408 = phi i64 [ 1, %401 ], [ %463, %429 ]
  %409 = phi i64 [ 0, %401 ], [ %464, %429 ]
  %410 = icmp eq i64 %402, 0
  br i1 %410, label %425, label %411

411:                                              ; preds = %406, %411
  %412 = phi i64 [ %421, %411 ], [ %408, %406 ]
  %413 = phi i64 [ %422, %411 ], [ %409, %406 ]
  %414 = phi i64 [ %423, %411 ], [ 0, %406 ]
  %415 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %413
  %416 = load i64, ptr %415, align 8
  %417 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %413
  %418 = load i64, ptr %417, align 8
  %419 = icmp eq i64 %416, %418
  %420 = zext i1 %419 to i64
  %421 = and i64 %412, %420
  %422 = add nuw nsw i64 %413, 1
  %423 = add i64 %414, 1
  %424 = icmp eq i64 %423, %402
  br i1 %424, label %425, label %411

425:                                              ; preds = %406, %411, %392
  %426 = phi i64 [ 1, %392 ], [ %407, %406 ], [ %421, %411 ]
  %427 = load i64, ptr %21, align 8
  %428 = icmp eq i64 %427, %398
  br i1 %428, label %467, label %702

429:                                              ; preds = %429, %404
  %430 = phi i64 [ 1, %404 ], [ %463, %429 ]
  %431 = phi i64 [ 0, %404 ], [ %464, %429 ]
  %432 = phi i64 [ 0, %404 ], [ %465, %429 ]
  %433 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %431
  %434 = load i64, ptr %433, align 8
  %435 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %431
  %436 = load i64, ptr %435, align 8
  %437 = icmp eq i64 %434, %436
  %438 = zext i1 %437 to i64
  %439 = and i64 %430, %438
  %440 = or i64 %431, 1
  %441 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %440
  %442 = load i64, ptr %441, align 8
  %443 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %440
  %444 = load i64, ptr %443, align 8
  %445 = icmp eq i64 %442, %444
  %446 = zext i1 %445 to i64
  %447 = and i64 %439, %446
  %448 = or i64 %431, 2
  %449 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %448
  %450 = load i64, ptr %449, align 8
  %451 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %448
  %452 = load i64, ptr %451, align 8
  %453 = icmp eq i64 %450, %452
  %454 = zext i1 %453 to i64
  %455 = and i64 %447, %454
  %456 = or i64 %431, 3
  %457 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %456
  %458 = load i64, ptr %457, align 8
  %459 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %456
  %460 = load i64, ptr %459, align 8
  %461 = icmp eq i64 %458, %460
  %462 = zext i1 %461 to i64
  %463 = and i64 %455, %462
  %464 = add nuw nsw i64 %431, 4
  %465 = add i64 %432, 4
  %466 = icmp eq i64 %465, %405
  br i1 %466, label %406, label %429

467:                                              ; preds = %425
  %468 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 5
  %469 = load i64, ptr %468, align 8
  %470 = icmp eq i64 %469, %398
  %471 = icmp ne i64 %426, 0
  %472 = select i1 %470, i1 true, i1 %471
  br i1 %472, label %473, label %702

473:                                              ; preds = %467
  call void @llvm.lifetime.start.p0(i64 592, ptr nonnull %8)
  %474 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 10
  %475 = load i64, ptr %474, align 8
  %476 = add nsw i64 %475, 1
  store i64 %476, ptr %474, align 8
  br i1 %400, label %477, label %505

477:                                              ; preds = %473
  %478 = and i64 %399, 1
  %479 = icmp eq i64 %399, 1
  br i1 %479, label %482, label %480

480:                                              ; preds = %477
  %481 = and i64 %399, -2
  br label %511

482:                                              ; preds = %534, %477
  %483 = phi i64 [ undef, %477 ], [ %537, %534 ]
  %484 = phi i64 [ 0, %477 ], [ %538, %534 ]
  %485 = phi i64 [ 0, %477 ], [ %537, %534 ]
  %486 = icmp eq i64 %478, 0
  br i1 %486, label %499, label %487

487:                                              ; preds = %482
  %488 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %484
  %489 = load i64, ptr %488, align 8
  %490 = icmp eq i64 %489, 0
  br i1 %490, label %495, label %491

491:                                              ; preds = %487
  %492 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %484
  %493 = load i64, ptr %492, align 8
  %494 = icmp slt i64 %489, %493
  br label %495

495:                                              ; preds = %491, %487
  %496 = phi i1 [ false, %487 ], [ %494, %491 ]
  %497 = zext i1 %496 to i64
  %498 = add nuw nsw i64 %485, %497
  br label %499

499:                                              ; preds = %482, %495
  %500 = phi i64 [ %483, %482 ], [ %498, %495 ]
  %501 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 1
  %502 = load i64, ptr %501, align 8
  %503 = add nsw i64 %502, %500
  %504 = icmp sgt i64 %503, 32
  br i1 %504, label %701, label %541

505:                                              ; preds = %473
  %506 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 1
  %507 = load i64, ptr %506, align 8
  %508 = icmp sgt i64 %507, 32
  br i1 %508, label %701, label %509

509:                                              ; preds = %505
  store i64 0, ptr %8, align 8
  %510 = getelementptr inbounds %struct.Nest, ptr %8, i64 0, i32 1
  br label %543

511:                                              ; preds = %534, %480
  %512 = phi i64 [ 0, %480 ], [ %538, %534 ]
  %513 = phi i64 [ 0, %480 ], [ %537, %534 ]
  %514 = phi i64 [ 0, %480 ], [ %539, %534 ]
  %515 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %512
  %516 = load i64, ptr %515, align 8
  %517 = icmp eq i64 %516, 0
  br i1 %517, label %522, label %518

518:                                              ; preds = %511
  %519 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %512
  %520 = load i64, ptr %519, align 8
  %521 = icmp slt i64 %516, %520
  br label %522

522:                                              ; preds = %518, %511
  %523 = phi i1 [ false, %511 ], [ %521, %518 ]
  %524 = zext i1 %523 to i64
  %525 = add nuw nsw i64 %513, %524
  %526 = or i64 %512, 1
  %527 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %526
  %528 = load i64, ptr %527, align 8
  %529 = icmp eq i64 %528, 0
  br i1 %529, label %534, label %530

530:                                              ; preds = %522
  %531 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %526
  %532 = load i64, ptr %531, align 8
  %533 = icmp slt i64 %528, %532
  br label %534

534:                                              ; preds = %530, %522
  %535 = phi i1 [ false, %522 ], [ %533, %530 ]
  %536 = zext i1 %535 to i64
  %537 = add nuw nsw i64 %525, %536
  %538 = add nuw nsw i64 %512, 2
  %539 = add i64 %514, 2
  %540 = icmp eq i64 %539, %481
  br i1 %540, label %482, label %511

541:                                              ; preds = %499
  store i64 %500, ptr %8, align 8
  %542 = getelementptr inbounds %struct.Nest, ptr %8, i64 0, i32 1
  br label %569

543:                                              ; preds = %583, %509
  %544 = phi ptr [ %510, %509 ], [ %542, %583 ]
  %545 = phi i64 [ 0, %509 ], [ %500, %583 ]
  %546 = phi ptr [ %506, %509 ], [ %501, %583 ]
  %547 = phi i64 [ %507, %509 ], [ %502, %583 ]
  %548 = phi i64 [ 0, %509 ], [ %584, %583 ]
  %549 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 3, i64 0
  %550 = load i64, ptr %549, align 8
  %551 = icmp sgt i64 %547, %550
  br i1 %551, label %552, label %599

552:                                              ; preds = %543
  %553 = add i64 %548, %547
  %554 = sub i64 %553, %550
  %555 = getelementptr inbounds %struct.Nest, ptr %8, i64 0, i32 1
  %556 = sub i64 %547, %550
  %557 = add i64 %550, 1
  %558 = and i64 %556, 1
  %559 = icmp eq i64 %558, 0
  br i1 %559, label %565, label %560

560:                                              ; preds = %552
  %561 = add nsw i64 %547, -1
  %562 = add i64 %548, 1
  %563 = getelementptr inbounds %struct.Loop, ptr %555, i64 %548
  %564 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %561
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %563, ptr noundef nonnull align 8 dereferenceable(16) %564, i64 16, i1 false)
  br label %565

565:                                              ; preds = %560, %552
  %566 = phi i64 [ %547, %552 ], [ %561, %560 ]
  %567 = phi i64 [ %548, %552 ], [ %562, %560 ]
  %568 = icmp eq i64 %547, %557
  br i1 %568, label %599, label %587

569:                                              ; preds = %541, %583
  %570 = phi i64 [ %585, %583 ], [ 0, %541 ]
  %571 = phi i64 [ %584, %583 ], [ 0, %541 ]
  %572 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %570
  %573 = load i64, ptr %572, align 8
  %574 = icmp eq i64 %573, 0
  br i1 %574, label %583, label %575

575:                                              ; preds = %569
  %576 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %570
  %577 = load i64, ptr %576, align 8
  %578 = icmp slt i64 %573, %577
  br i1 %578, label %579, label %583

579:                                              ; preds = %575
  %580 = getelementptr inbounds %struct.Loop, ptr %542, i64 %571
  store i64 %570, ptr %580, align 8
  %581 = add nsw i64 %571, 1
  %582 = getelementptr inbounds %struct.Loop, ptr %542, i64 %571, i32 1
  store i64 %573, ptr %582, align 8
  br label %583

583:                                              ; preds = %579, %575, %569
  %584 = phi i64 [ %581, %579 ], [ %571, %575 ], [ %571, %569 ]
  %585 = add nuw nsw i64 %570, 1
  %586 = icmp eq i64 %585, %399
  br i1 %586, label %543, label %569

587:                                              ; preds = %565, %587
  %588 = phi i64 [ %594, %587 ], [ %566, %565 ]
  %589 = phi i64 [ %595, %587 ], [ %567, %565 ]
  %590 = add nsw i64 %588, -1
  %591 = add i64 %589, 1
  %592 = getelementptr inbounds %struct.Loop, ptr %555, i64 %589
  %593 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %590
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %592, ptr noundef nonnull align 8 dereferenceable(16) %593, i64 16, i1 false)
  %594 = add nsw i64 %588, -2
  %595 = add i64 %589, 2
  %596 = getelementptr inbounds %struct.Loop, ptr %555, i64 %591
  %597 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %594
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %596, ptr noundef nonnull align 8 dereferenceable(16) %597, i64 16, i1 false)
  %598 = icmp eq i64 %595, %554
  br i1 %598, label %599, label %587

599:                                              ; preds = %565, %587, %543
  %600 = icmp sgt i64 %547, 0
  br i1 %600, label %601, label %613

601:                                              ; preds = %599
  %602 = and i64 %547, 1
  %603 = icmp eq i64 %602, 0
  br i1 %603, label %610, label %604

604:                                              ; preds = %601
  %605 = add nsw i64 %547, -1
  %606 = load i64, ptr %8, align 8
  %607 = add nsw i64 %606, 1
  store i64 %607, ptr %8, align 8
  %608 = getelementptr inbounds %struct.Nest, ptr %8, i64 0, i32 1, i64 %606
  %609 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %605
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %608, ptr noundef nonnull align 8 dereferenceable(16) %609, i64 16, i1 false)
  br label %610

610:                                              ; preds = %604, %601
  %611 = phi i64 [ %547, %601 ], [ %605, %604 ]
  %612 = icmp eq i64 %547, 1
  br i1 %612, label %613, label %630

613:                                              ; preds = %610, %630, %599
  %614 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6
  br i1 %400, label %615, label %627

615:                                              ; preds = %613, %615
  %616 = phi i64 [ %624, %615 ], [ 0, %613 ]
  %617 = getelementptr inbounds [12 x i64], ptr @leaf.c, i64 0, i64 %616
  store i64 0, ptr %617, align 8
  %618 = getelementptr inbounds %struct.Chains, ptr @leaf.c, i64 0, i32 3, i64 %616
  store i64 1, ptr %618, align 8
  %619 = getelementptr inbounds %struct.Chains, ptr @leaf.c, i64 0, i32 2, i64 %616
  store i64 1, ptr %619, align 8
  %620 = getelementptr inbounds i64, ptr %614, i64 %616
  %621 = load i64, ptr %620, align 8
  %622 = getelementptr inbounds %struct.Extents, ptr %619, i64 0, i32 1
  store i64 %621, ptr %622, align 8
  %623 = getelementptr inbounds %struct.Extents, ptr %619, i64 0, i32 2
  store i64 1, ptr %623, align 8
  %624 = add nuw nsw i64 %616, 1
  %625 = load i64, ptr %0, align 8
  %626 = icmp slt i64 %624, %625
  br i1 %626, label %615, label %627

627:                                              ; preds = %615, %613
  %628 = load i64, ptr %8, align 8
  %629 = icmp sgt i64 %628, 0
  br i1 %629, label %652, label %643

630:                                              ; preds = %610, %630
  %631 = phi i64 [ %637, %630 ], [ %611, %610 ]
  %632 = add nsw i64 %631, -1
  %633 = load i64, ptr %8, align 8
  %634 = add nsw i64 %633, 1
  store i64 %634, ptr %8, align 8
  %635 = getelementptr inbounds %struct.Nest, ptr %8, i64 0, i32 1, i64 %633
  %636 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %632
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %635, ptr noundef nonnull align 8 dereferenceable(16) %636, i64 16, i1 false)
  %637 = add nsw i64 %631, -2
  %638 = load i64, ptr %8, align 8
  %639 = add nsw i64 %638, 1
  store i64 %639, ptr %8, align 8
  %640 = getelementptr inbounds %struct.Nest, ptr %8, i64 0, i32 1, i64 %638
  %641 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %637
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %640, ptr noundef nonnull align 8 dereferenceable(16) %641, i64 16, i1 false)
  %642 = icmp ugt i64 %632, 1
  br i1 %642, label %630, label %613

643:                                              ; preds = %652, %627
  %644 = load i64, ptr %393, align 8
  %645 = icmp sgt i64 %644, 0
  %646 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 8
  br i1 %645, label %649, label %647

647:                                              ; preds = %643
  %648 = load i64, ptr %646, align 8
  br label %698

649:                                              ; preds = %643
  %650 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 3
  %651 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 4
  br label %657

652:                                              ; preds = %627, %652
  %653 = phi i64 [ %655, %652 ], [ 0, %627 ]
  %654 = getelementptr inbounds %struct.Nest, ptr %8, i64 0, i32 1, i64 %653
  call fastcc void @inside(ptr noundef nonnull @leaf.c, ptr noundef nonnull %654)
  %655 = add nuw nsw i64 %653, 1
  %656 = icmp eq i64 %655, %628
  br i1 %656, label %643, label %652

657:                                              ; preds = %694, %649
  %658 = phi i64 [ 0, %649 ], [ %695, %694 ]
  %659 = phi i64 [ 0, %649 ], [ %668, %694 ]
  %660 = load i64, ptr %546, align 8
  %661 = add nsw i64 %660, %545
  %662 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 3, i64 %658
  %663 = load i64, ptr %662, align 8
  %664 = sub i64 %661, %663
  %665 = getelementptr inbounds %struct.Nest, ptr %8, i64 0, i32 2, i64 %658
  store i64 %664, ptr %665, align 8
  %666 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %658
  %667 = call fastcc i64 @cost(ptr noundef nonnull %0, ptr noundef nonnull @leaf.c, ptr noundef nonnull %666, ptr noundef nonnull %544, i64 noundef %664)
  %668 = add nsw i64 %667, %659
  %669 = load i64, ptr %646, align 8
  %670 = load i64, ptr %2, align 8
  %671 = icmp sgt i64 %670, 0
  br i1 %671, label %672, label %694

672:                                              ; preds = %657
  %673 = load ptr, ptr %650, align 8
  br label %674

674:                                              ; preds = %674, %672
  %675 = phi i64 [ 0, %672 ], [ %684, %674 ]
  %676 = phi i64 [ %670, %672 ], [ %683, %674 ]
  %677 = add nsw i64 %676, %675
  %678 = sdiv i64 %677, 2
  %679 = getelementptr inbounds i64, ptr %673, i64 %678
  %680 = load i64, ptr %679, align 8
  %681 = icmp sgt i64 %680, %669
  %682 = add nsw i64 %678, 1
  %683 = select i1 %681, i64 %678, i64 %676
  %684 = select i1 %681, i64 %675, i64 %682
  %685 = icmp slt i64 %684, %683
  br i1 %685, label %674, label %686

686:                                              ; preds = %674
  %687 = icmp eq i64 %684, 0
  br i1 %687, label %694, label %688

688:                                              ; preds = %686
  %689 = load ptr, ptr %651, align 8
  %690 = add nsw i64 %684, -1
  %691 = getelementptr inbounds i64, ptr %689, i64 %690
  %692 = load i64, ptr %691, align 8
  %693 = icmp sgt i64 %692, %668
  br i1 %693, label %694, label %701

694:                                              ; preds = %688, %686, %657
  %695 = add nuw nsw i64 %658, 1
  %696 = load i64, ptr %393, align 8
  %697 = icmp slt i64 %695, %696
  br i1 %697, label %657, label %698

698:                                              ; preds = %694, %647
  %699 = phi i64 [ %648, %647 ], [ %669, %694 ]
  %700 = phi i64 [ 0, %647 ], [ %668, %694 ]
  call fastcc void @insert(ptr noundef %2, i64 noundef %699, i64 noundef %700, ptr noundef nonnull %8)
  br label %701

701:                                              ; preds = %688, %499, %505, %698
  call void @llvm.lifetime.end.p0(i64 592, ptr nonnull %8)
  br label %1713

702:                                              ; preds = %467, %425
  %703 = icmp sgt i64 %394, 0
  br i1 %703, label %704, label %761

704:                                              ; preds = %702
  %705 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 6
  %706 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 5
  %707 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 3
  %708 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 13
  br label %715

709:                                              ; preds = %757
  %710 = icmp sgt i64 %758, 0
  br i1 %710, label %711, label %761

711:                                              ; preds = %709
  %712 = load i64, ptr %21, align 8
  %713 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 5
  %714 = load i64, ptr %713, align 8
  br label %766

715:                                              ; preds = %704, %757
  %716 = phi i64 [ %394, %704 ], [ %758, %757 ]
  %717 = phi i64 [ 0, %704 ], [ %759, %757 ]
  %718 = load i64, ptr %21, align 8
  %719 = shl nuw i64 1, %717
  %720 = and i64 %718, %719
  %721 = icmp eq i64 %720, 0
  br i1 %721, label %722, label %757

722:                                              ; preds = %715
  %723 = load i64, ptr %705, align 8
  %724 = ashr i64 %723, %717
  %725 = icmp eq i64 %724, 0
  br i1 %725, label %726, label %757

726:                                              ; preds = %722
  %727 = icmp eq i64 %718, 0
  br i1 %727, label %728, label %739

728:                                              ; preds = %726
  %729 = load i64, ptr %706, align 8
  %730 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %717, i32 5
  %731 = load i64, ptr %730, align 8
  %732 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %717, i32 6
  %733 = load i64, ptr %732, align 8
  %734 = icmp ne i64 %731, %733
  %735 = zext i1 %734 to i64
  %736 = shl nuw nsw i64 1, %735
  %737 = and i64 %736, %729
  %738 = icmp eq i64 %737, 0
  br i1 %738, label %757, label %739

739:                                              ; preds = %728, %726
  %740 = load i64, ptr %707, align 8
  %741 = icmp eq i64 %740, 0
  br i1 %741, label %742, label %752

742:                                              ; preds = %739
  %743 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %717, i32 5
  %744 = load i64, ptr %743, align 8
  %745 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %717, i32 6
  %746 = load i64, ptr %745, align 8
  %747 = icmp eq i64 %744, %746
  br i1 %747, label %748, label %752

748:                                              ; preds = %742
  %749 = load i64, ptr %708, align 8
  %750 = and i64 %749, %744
  %751 = icmp eq i64 %750, 0
  br i1 %751, label %752, label %757

752:                                              ; preds = %748, %742, %739
  tail call fastcc void @keep(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %2, i64 noundef %717, i64 noundef 0)
  %753 = load i64, ptr %707, align 8
  %754 = icmp eq i64 %753, 0
  br i1 %754, label %755, label %1713

755:                                              ; preds = %752
  %756 = load i64, ptr %393, align 8
  br label %757

757:                                              ; preds = %755, %715, %722, %748, %728
  %758 = phi i64 [ %756, %755 ], [ %716, %715 ], [ %716, %722 ], [ %716, %748 ], [ %716, %728 ]
  %759 = add nuw nsw i64 %717, 1
  %760 = icmp slt i64 %759, %758
  br i1 %760, label %715, label %709

761:                                              ; preds = %786, %702, %709
  %762 = phi i64 [ 0, %709 ], [ 0, %702 ], [ %787, %786 ]
  %763 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 1
  %764 = load i64, ptr %763, align 8
  %765 = icmp eq i64 %764, 0
  br i1 %765, label %790, label %808

766:                                              ; preds = %711, %786
  %767 = phi i64 [ 0, %711 ], [ %787, %786 ]
  %768 = phi i64 [ 0, %711 ], [ %788, %786 ]
  %769 = lshr i64 %712, %768
  %770 = lshr i64 %714, %768
  %771 = xor i64 %770, -1
  %772 = and i64 %769, 1
  %773 = and i64 %772, %771
  %774 = icmp eq i64 %773, 0
  br i1 %774, label %786, label %775

775:                                              ; preds = %766
  %776 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %768, i32 5
  %777 = load i64, ptr %776, align 8
  %778 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %768, i32 6
  %779 = load i64, ptr %778, align 8
  %780 = icmp eq i64 %777, %779
  br i1 %780, label %786, label %781

781:                                              ; preds = %775
  %782 = trunc i64 %768 to i32
  %783 = shl nuw i32 1, %782
  %784 = sext i32 %783 to i64
  %785 = or i64 %767, %784
  br label %786

786:                                              ; preds = %766, %775, %781
  %787 = phi i64 [ %785, %781 ], [ %767, %775 ], [ %767, %766 ]
  %788 = add nuw nsw i64 %768, 1
  %789 = icmp eq i64 %788, %758
  br i1 %789, label %761, label %766

790:                                              ; preds = %761
  %791 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 9
  %792 = load i64, ptr %791, align 8
  %793 = icmp sgt i64 %792, 0
  br i1 %793, label %794, label %808

794:                                              ; preds = %790, %794
  %795 = phi i64 [ %805, %794 ], [ 0, %790 ]
  %796 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 10, i64 %795
  %797 = load i64, ptr %796, align 8
  %798 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %797
  %799 = load i64, ptr %798, align 8
  %800 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 10, i64 %795, i64 1
  %801 = load i64, ptr %800, align 8
  %802 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %801
  %803 = load i64, ptr %802, align 8
  %804 = icmp eq i64 %799, %803
  %805 = add nuw nsw i64 %795, 1
  %806 = icmp ne i64 %805, %792
  %807 = select i1 %804, i1 %806, i1 false
  br i1 %807, label %794, label %808

808:                                              ; preds = %794, %790, %761
  %809 = phi i1 [ false, %761 ], [ true, %790 ], [ %804, %794 ]
  %810 = load i64, ptr %0, align 8
  %811 = icmp sgt i64 %810, 0
  br i1 %811, label %812, label %1713

812:                                              ; preds = %808
  %813 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 9
  %814 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 6
  %815 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4
  %816 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 12
  %817 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 5
  %818 = tail call i64 @llvm.ctpop.i64(i64 %762)
  %819 = icmp ult i64 %818, 2
  %820 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 3
  %821 = icmp eq i64 %762, 0
  %822 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 7
  %823 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 11
  %824 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 13
  %825 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 4
  %826 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 2
  %827 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 3
  %828 = getelementptr inbounds %struct.State, ptr %10, i64 0, i32 11
  %829 = getelementptr inbounds %struct.State, ptr %10, i64 0, i32 1
  %830 = getelementptr inbounds %struct.State, ptr %10, i64 0, i32 6
  %831 = getelementptr inbounds %struct.State, ptr %10, i64 0, i32 12
  %832 = getelementptr inbounds %struct.State, ptr %10, i64 0, i32 13
  %833 = getelementptr inbounds %struct.State, ptr %10, i64 0, i32 14
  %834 = getelementptr inbounds %struct.State, ptr %10, i64 0, i32 5
  br label %835

835:                                              ; preds = %812, %1709
  %836 = phi i64 [ %810, %812 ], [ %1710, %1709 ]
  %837 = phi i64 [ 0, %812 ], [ %1711, %1709 ]
  %838 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %837
  %839 = load i64, ptr %838, align 8
  %840 = icmp eq i64 %839, 0
  br i1 %840, label %1709, label %841

841:                                              ; preds = %835
  %842 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %837
  %843 = load i64, ptr %842, align 8
  %844 = icmp eq i64 %839, %843
  br i1 %844, label %1709, label %845

845:                                              ; preds = %841
  %846 = load i64, ptr %813, align 8
  %847 = icmp sgt i64 %846, 0
  br i1 %847, label %848, label %904

848:                                              ; preds = %845
  %849 = and i64 %846, 3
  %850 = icmp ult i64 %846, 4
  br i1 %850, label %853, label %851

851:                                              ; preds = %848
  %852 = and i64 %846, -4
  br label %874

853:                                              ; preds = %874, %848
  %854 = phi i64 [ undef, %848 ], [ %900, %874 ]
  %855 = phi i64 [ 0, %848 ], [ %900, %874 ]
  %856 = phi i64 [ 0, %848 ], [ %901, %874 ]
  %857 = icmp eq i64 %849, 0
  br i1 %857, label %870, label %858

858:                                              ; preds = %853, %858
  %859 = phi i64 [ %866, %858 ], [ %855, %853 ]
  %860 = phi i64 [ %867, %858 ], [ %856, %853 ]
  %861 = phi i64 [ %868, %858 ], [ 0, %853 ]
  %862 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 10, i64 %860, i64 1
  %863 = load i64, ptr %862, align 8
  %864 = icmp eq i64 %863, %837
  %865 = zext i1 %864 to i64
  %866 = or i64 %859, %865
  %867 = add nuw nsw i64 %860, 1
  %868 = add i64 %861, 1
  %869 = icmp eq i64 %868, %849
  br i1 %869, label %870, label %858

870:                                              ; preds = %858, %853
  %871 = phi i64 [ %854, %853 ], [ %866, %858 ]
  %872 = icmp ne i64 %871, 0
  %873 = select i1 %809, i1 %872, i1 false
  br i1 %873, label %1709, label %904

874:                                              ; preds = %874, %851
  %875 = phi i64 [ 0, %851 ], [ %900, %874 ]
  %876 = phi i64 [ 0, %851 ], [ %901, %874 ]
  %877 = phi i64 [ 0, %851 ], [ %902, %874 ]
  %878 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 10, i64 %876, i64 1
  %879 = load i64, ptr %878, align 8
  %880 = icmp eq i64 %879, %837
  %881 = zext i1 %880 to i64
  %882 = or i64 %875, %881
  %883 = or i64 %876, 1
  %884 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 10, i64 %883, i64 1
  %885 = load i64, ptr %884, align 8
  %886 = icmp eq i64 %885, %837
  %887 = zext i1 %886 to i64
  %888 = or i64 %882, %887
  %889 = or i64 %876, 2
  %890 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 10, i64 %889, i64 1
  %891 = load i64, ptr %890, align 8
  %892 = icmp eq i64 %891, %837
  %893 = zext i1 %892 to i64
  %894 = or i64 %888, %893
  %895 = or i64 %876, 3
  %896 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 10, i64 %895, i64 1
  %897 = load i64, ptr %896, align 8
  %898 = icmp eq i64 %897, %837
  %899 = zext i1 %898 to i64
  %900 = or i64 %894, %899
  %901 = add nuw nsw i64 %876, 4
  %902 = add i64 %877, 4
  %903 = icmp eq i64 %902, %852
  br i1 %903, label %853, label %874

904:                                              ; preds = %845, %870
  %905 = load i64, ptr %814, align 8
  %906 = icmp eq i64 %905, 0
  br i1 %906, label %907, label %915

907:                                              ; preds = %904
  %908 = load i64, ptr %763, align 8
  %909 = icmp eq i64 %908, 0
  br i1 %909, label %915, label %910

910:                                              ; preds = %907
  %911 = add nsw i64 %908, -1
  %912 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %911
  %913 = load i64, ptr %912, align 8
  %914 = icmp eq i64 %913, %837
  br i1 %914, label %1709, label %915

915:                                              ; preds = %910, %907, %904
  %916 = load i64, ptr %815, align 8
  %917 = icmp eq i64 %916, 0
  br i1 %917, label %918, label %923

918:                                              ; preds = %915
  %919 = load i64, ptr %816, align 8
  %920 = shl nuw i64 1, %837
  %921 = and i64 %919, %920
  %922 = icmp eq i64 %921, 0
  br i1 %922, label %923, label %1709

923:                                              ; preds = %918, %915
  %924 = load i64, ptr %763, align 8
  %925 = icmp sgt i64 %924, 0
  br i1 %925, label %926, label %981

926:                                              ; preds = %923
  %927 = and i64 %924, 3
  %928 = icmp ult i64 %924, 4
  br i1 %928, label %931, label %929

929:                                              ; preds = %926
  %930 = and i64 %924, -4
  br label %951

931:                                              ; preds = %951, %926
  %932 = phi i64 [ undef, %926 ], [ %977, %951 ]
  %933 = phi i64 [ 1, %926 ], [ %977, %951 ]
  %934 = phi i64 [ 0, %926 ], [ %978, %951 ]
  %935 = icmp eq i64 %927, 0
  br i1 %935, label %948, label %936

936:                                              ; preds = %931, %936
  %937 = phi i64 [ %944, %936 ], [ %933, %931 ]
  %938 = phi i64 [ %945, %936 ], [ %934, %931 ]
  %939 = phi i64 [ %946, %936 ], [ 0, %931 ]
  %940 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %938
  %941 = load i64, ptr %940, align 8
  %942 = icmp eq i64 %941, %837
  %943 = zext i1 %942 to i64
  %944 = add nuw nsw i64 %937, %943
  %945 = add nuw nsw i64 %938, 1
  %946 = add i64 %939, 1
  %947 = icmp eq i64 %946, %927
  br i1 %947, label %948, label %936

948:                                              ; preds = %936, %931
  %949 = phi i64 [ %932, %931 ], [ %944, %936 ]
  %950 = icmp eq i64 %949, 32
  br i1 %950, label %1709, label %981

951:                                              ; preds = %951, %929
  %952 = phi i64 [ 1, %929 ], [ %977, %951 ]
  %953 = phi i64 [ 0, %929 ], [ %978, %951 ]
  %954 = phi i64 [ 0, %929 ], [ %979, %951 ]
  %955 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %953
  %956 = load i64, ptr %955, align 8
  %957 = icmp eq i64 %956, %837
  %958 = zext i1 %957 to i64
  %959 = add nuw nsw i64 %952, %958
  %960 = or i64 %953, 1
  %961 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %960
  %962 = load i64, ptr %961, align 8
  %963 = icmp eq i64 %962, %837
  %964 = zext i1 %963 to i64
  %965 = add nuw nsw i64 %959, %964
  %966 = or i64 %953, 2
  %967 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %966
  %968 = load i64, ptr %967, align 8
  %969 = icmp eq i64 %968, %837
  %970 = zext i1 %969 to i64
  %971 = add nuw nsw i64 %965, %970
  %972 = or i64 %953, 3
  %973 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %972
  %974 = load i64, ptr %973, align 8
  %975 = icmp eq i64 %974, %837
  %976 = zext i1 %975 to i64
  %977 = add nuw nsw i64 %971, %976
  %978 = add nuw nsw i64 %953, 4
  %979 = add i64 %954, 4
  %980 = icmp eq i64 %979, %930
  br i1 %980, label %931, label %951

981:                                              ; preds = %923, %948
  %982 = load i64, ptr %21, align 8
  %983 = icmp eq i64 %982, %398
  br i1 %983, label %984, label %1070

984:                                              ; preds = %981
  %985 = load i64, ptr %817, align 8
  %986 = or i64 %985, %762
  %987 = icmp eq i64 %986, %398
  %988 = and i1 %819, %987
  br i1 %988, label %989, label %1070

989:                                              ; preds = %984, %989
  %990 = phi i64 [ %994, %989 ], [ 0, %984 ]
  %991 = shl nuw i64 1, %990
  %992 = and i64 %991, %762
  %993 = icmp eq i64 %992, 0
  %994 = add nuw nsw i64 %990, 1
  br i1 %993, label %989, label %995

995:                                              ; preds = %989
  %996 = icmp sgt i64 %836, 0
  br i1 %996, label %997, label %1070

997:                                              ; preds = %995
  %998 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %990, i32 6
  %999 = load i64, ptr %998, align 8
  %1000 = and i64 %836, 1
  %1001 = icmp eq i64 %836, 1
  br i1 %1001, label %1004, label %1002

1002:                                             ; preds = %997
  %1003 = and i64 %836, -2
  br label %1032

1004:                                             ; preds = %1063, %997
  %1005 = phi i64 [ undef, %997 ], [ %1066, %1063 ]
  %1006 = phi i64 [ 0, %997 ], [ %1067, %1063 ]
  %1007 = phi i64 [ 0, %997 ], [ %1066, %1063 ]
  %1008 = icmp eq i64 %1000, 0
  br i1 %1008, label %1025, label %1009

1009:                                             ; preds = %1004
  %1010 = shl nuw i64 1, %1006
  %1011 = and i64 %999, %1010
  %1012 = icmp eq i64 %1011, 0
  br i1 %1012, label %1013, label %1021

1013:                                             ; preds = %1009
  %1014 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %1006
  %1015 = load i64, ptr %1014, align 8
  %1016 = icmp eq i64 %1015, 0
  br i1 %1016, label %1021, label %1017

1017:                                             ; preds = %1013
  %1018 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %1006
  %1019 = load i64, ptr %1018, align 8
  %1020 = icmp slt i64 %1015, %1019
  br label %1021

1021:                                             ; preds = %1017, %1013, %1009
  %1022 = phi i1 [ false, %1013 ], [ false, %1009 ], [ %1020, %1017 ]
  %1023 = zext i1 %1022 to i64
  %1024 = or i64 %1007, %1023
  br label %1025

1025:                                             ; preds = %1004, %1021
  %1026 = phi i64 [ %1005, %1004 ], [ %1024, %1021 ]
  %1027 = shl nuw i64 1, %837
  %1028 = and i64 %999, %1027
  %1029 = icmp eq i64 %1028, 0
  %1030 = icmp eq i64 %1026, 0
  %1031 = select i1 %1029, i1 true, i1 %1030
  br i1 %1031, label %1070, label %1709

1032:                                             ; preds = %1063, %1002
  %1033 = phi i64 [ 0, %1002 ], [ %1067, %1063 ]
  %1034 = phi i64 [ 0, %1002 ], [ %1066, %1063 ]
  %1035 = phi i64 [ 0, %1002 ], [ %1068, %1063 ]
  %1036 = shl nuw i64 1, %1033
  %1037 = and i64 %999, %1036
  %1038 = icmp eq i64 %1037, 0
  br i1 %1038, label %1039, label %1047

1039:                                             ; preds = %1032
  %1040 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %1033
  %1041 = load i64, ptr %1040, align 8
  %1042 = icmp eq i64 %1041, 0
  br i1 %1042, label %1047, label %1043

1043:                                             ; preds = %1039
  %1044 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %1033
  %1045 = load i64, ptr %1044, align 8
  %1046 = icmp slt i64 %1041, %1045
  br label %1047

1047:                                             ; preds = %1043, %1039, %1032
  %1048 = phi i1 [ false, %1039 ], [ false, %1032 ], [ %1046, %1043 ]
  %1049 = zext i1 %1048 to i64
  %1050 = or i64 %1034, %1049
  %1051 = or i64 %1033, 1
  %1052 = shl i64 2, %1033
  %1053 = and i64 %999, %1052
  %1054 = icmp eq i64 %1053, 0
  br i1 %1054, label %1055, label %1063

1055:                                             ; preds = %1047
  %1056 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %1051
  %1057 = load i64, ptr %1056, align 8
  %1058 = icmp eq i64 %1057, 0
  br i1 %1058, label %1063, label %1059

1059:                                             ; preds = %1055
  %1060 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %1051
  %1061 = load i64, ptr %1060, align 8
  %1062 = icmp slt i64 %1057, %1061
  br label %1063

1063:                                             ; preds = %1059, %1055, %1047
  %1064 = phi i1 [ false, %1055 ], [ false, %1047 ], [ %1062, %1059 ]
  %1065 = zext i1 %1064 to i64
  %1066 = or i64 %1050, %1065
  %1067 = add nuw nsw i64 %1033, 2
  %1068 = add i64 %1035, 2
  %1069 = icmp eq i64 %1068, %1003
  br i1 %1069, label %1004, label %1032

1070:                                             ; preds = %995, %984, %981, %1025
  %1071 = load i64, ptr %393, align 8
  %1072 = icmp sgt i64 %1071, 0
  br i1 %1072, label %1073, label %1127

1073:                                             ; preds = %1070
  %1074 = load i64, ptr %820, align 8
  %1075 = icmp ne i64 %1074, 0
  %1076 = shl nuw i64 1, %837
  br label %1079

1077:                                             ; preds = %1112
  %1078 = icmp eq i64 %1113, 0
  br i1 %1078, label %1709, label %1127

1079:                                             ; preds = %1073, %1112
  %1080 = phi i64 [ 0, %1073 ], [ %1125, %1112 ]
  %1081 = phi i64 [ 0, %1073 ], [ %1115, %1112 ]
  %1082 = phi i64 [ 0, %1073 ], [ %1114, %1112 ]
  %1083 = phi i64 [ 0, %1073 ], [ %1124, %1112 ]
  %1084 = phi i64 [ 0, %1073 ], [ %1122, %1112 ]
  %1085 = phi i64 [ 1, %1073 ], [ %1113, %1112 ]
  %1086 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1080, i32 5
  %1087 = load i64, ptr %1086, align 8
  %1088 = lshr i64 %1087, %837
  %1089 = and i64 %1088, 1
  %1090 = icmp ne i64 %1089, 0
  %1091 = select i1 %1075, i1 true, i1 %1090
  br i1 %1091, label %1102, label %1092

1092:                                             ; preds = %1079
  %1093 = shl nuw i64 1, %1080
  %1094 = and i64 %1093, %905
  %1095 = icmp eq i64 %1094, 0
  br i1 %1095, label %1096, label %1101

1096:                                             ; preds = %1092
  br i1 %821, label %1097, label %1112

1097:                                             ; preds = %1096
  %1098 = load i64, ptr %822, align 8
  %1099 = and i64 %1098, %1093
  %1100 = icmp eq i64 %1099, 0
  br i1 %1100, label %1112, label %1101

1101:                                             ; preds = %1097, %1092
  br label %1112

1102:                                             ; preds = %1079
  br i1 %1090, label %1103, label %1112

1103:                                             ; preds = %1102
  %1104 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1080, i32 6
  %1105 = load i64, ptr %1104, align 8
  %1106 = and i64 %1105, %1076
  %1107 = icmp eq i64 %1106, 0
  br i1 %1107, label %1108, label %1112

1108:                                             ; preds = %1103
  %1109 = lshr i64 %762, %1080
  %1110 = and i64 %1109, 1
  %1111 = or i64 %1110, %1081
  br label %1112

1112:                                             ; preds = %1096, %1097, %1101, %1108, %1103, %1102
  %1113 = phi i64 [ %1085, %1103 ], [ %1085, %1108 ], [ %1085, %1102 ], [ %1085, %1097 ], [ %1085, %1096 ], [ 0, %1101 ]
  %1114 = phi i64 [ %1082, %1103 ], [ 1, %1108 ], [ %1082, %1102 ], [ %1082, %1097 ], [ %1082, %1096 ], [ %1082, %1101 ]
  %1115 = phi i64 [ %1081, %1103 ], [ %1111, %1108 ], [ %1081, %1102 ], [ %1081, %1097 ], [ %1081, %1096 ], [ %1081, %1101 ]
  %1116 = shl nuw i64 1, %1080
  %1117 = and i64 %1116, %982
  %1118 = icmp eq i64 %1117, 0
  %1119 = xor i1 %1090, true
  %1120 = select i1 %1118, i1 %1119, i1 false
  %1121 = zext i1 %1120 to i64
  %1122 = or i64 %1084, %1121
  %1123 = select i1 %1118, i64 %1089, i64 0
  %1124 = or i64 %1123, %1083
  %1125 = add nuw nsw i64 %1080, 1
  %1126 = icmp eq i64 %1125, %1071
  br i1 %1126, label %1077, label %1079

1127:                                             ; preds = %1070, %1077
  %1128 = phi i64 [ %1115, %1077 ], [ 0, %1070 ]
  %1129 = phi i64 [ %1114, %1077 ], [ 0, %1070 ]
  %1130 = phi i64 [ %1124, %1077 ], [ 0, %1070 ]
  %1131 = phi i64 [ %1122, %1077 ], [ 0, %1070 ]
  %1132 = icmp ne i64 %1131, 0
  %1133 = select i1 %983, i1 true, i1 %1132
  %1134 = icmp ne i64 %1129, 0
  %1135 = select i1 %1133, i1 true, i1 %1134
  br i1 %1135, label %1136, label %1709

1136:                                             ; preds = %1127
  br i1 %906, label %1141, label %1137

1137:                                             ; preds = %1136
  %1138 = trunc i64 %837 to i32
  %1139 = shl nuw i32 1, %1138
  %1140 = sext i32 %1139 to i64
  br label %1193

1141:                                             ; preds = %1136
  %1142 = icmp eq i64 %924, 0
  br i1 %1142, label %1179, label %1143

1143:                                             ; preds = %1141
  %1144 = add nsw i64 %924, -1
  %1145 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %1144
  %1146 = load i64, ptr %1145, align 8
  %1147 = icmp slt i64 %837, %1146
  %1148 = select i1 %1072, i1 %1147, i1 false
  br i1 %1148, label %1149, label %1177

1149:                                             ; preds = %1143
  %1150 = load i64, ptr %823, align 8
  br label %1151

1151:                                             ; preds = %1149, %1172
  %1152 = phi i64 [ 0, %1149 ], [ %1174, %1172 ]
  %1153 = shl nuw i64 1, %1152
  %1154 = and i64 %1150, %1153
  %1155 = icmp eq i64 %1154, 0
  br i1 %1155, label %1172, label %1156

1156:                                             ; preds = %1151
  %1157 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1152, i32 5
  %1158 = load i64, ptr %1157, align 8
  %1159 = lshr i64 %1158, %837
  %1160 = and i64 %1159, 1
  %1161 = lshr i64 %1158, %1146
  %1162 = and i64 %1161, 1
  %1163 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1152, i32 6
  %1164 = load i64, ptr %1163, align 8
  %1165 = icmp eq i64 %1158, %1164
  br i1 %1165, label %1166, label %1168

1166:                                             ; preds = %1156
  %1167 = icmp eq i64 %1160, %1162
  br label %1172

1168:                                             ; preds = %1156
  %1169 = icmp eq i64 %1160, 0
  %1170 = icmp eq i64 %1162, 0
  %1171 = select i1 %1169, i1 %1170, i1 false
  br label %1172

1172:                                             ; preds = %1166, %1168, %1151
  %1173 = phi i1 [ true, %1151 ], [ %1167, %1166 ], [ %1171, %1168 ]
  %1174 = add nuw nsw i64 %1152, 1
  %1175 = icmp slt i64 %1174, %1071
  %1176 = select i1 %1175, i1 %1173, i1 false
  br i1 %1176, label %1151, label %1177

1177:                                             ; preds = %1172, %1143
  %1178 = phi i1 [ %1147, %1143 ], [ %1173, %1172 ]
  br i1 %1178, label %1709, label %1179

1179:                                             ; preds = %1177, %1141
  %1180 = trunc i64 %837 to i32
  %1181 = shl nuw i32 1, %1180
  %1182 = sext i32 %1181 to i64
  %1183 = load i64, ptr %823, align 8
  %1184 = icmp eq i64 %1183, 0
  br i1 %1184, label %1185, label %1193

1185:                                             ; preds = %1179
  %1186 = load i64, ptr %817, align 8
  %1187 = xor i64 %1186, -1
  %1188 = and i64 %982, %1187
  %1189 = icmp eq i64 %1188, 0
  br i1 %1189, label %1190, label %1193

1190:                                             ; preds = %1185
  %1191 = load i64, ptr %824, align 8
  %1192 = or i64 %1191, %1182
  br label %1193

1193:                                             ; preds = %1137, %1190, %1185, %1179
  %1194 = phi i64 [ %1182, %1179 ], [ %1182, %1185 ], [ %1182, %1190 ], [ %1140, %1137 ]
  %1195 = phi i64 [ %1182, %1179 ], [ %1182, %1185 ], [ %1192, %1190 ], [ %1140, %1137 ]
  %1196 = zext i1 %983 to i64
  br i1 %1072, label %1200, label %1197

1197:                                             ; preds = %1215, %1193
  %1198 = phi i64 [ %1196, %1193 ], [ %1218, %1215 ]
  %1199 = icmp eq i64 %1198, 0
  br i1 %1199, label %1221, label %1229

1200:                                             ; preds = %1193, %1215
  %1201 = phi i64 [ %1219, %1215 ], [ 0, %1193 ]
  %1202 = phi i64 [ %1218, %1215 ], [ %1196, %1193 ]
  %1203 = shl nuw i64 1, %1201
  %1204 = and i64 %1203, %982
  %1205 = icmp eq i64 %1204, 0
  br i1 %1205, label %1206, label %1215

1206:                                             ; preds = %1200
  %1207 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1201, i32 5
  %1208 = load i64, ptr %1207, align 8
  %1209 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1201, i32 6
  %1210 = load i64, ptr %1209, align 8
  %1211 = icmp eq i64 %1208, %1210
  br i1 %1211, label %1212, label %1215

1212:                                             ; preds = %1206
  %1213 = and i64 %1208, %1195
  %1214 = icmp eq i64 %1213, 0
  br label %1215

1215:                                             ; preds = %1206, %1212, %1200
  %1216 = phi i1 [ false, %1200 ], [ true, %1206 ], [ %1214, %1212 ]
  %1217 = zext i1 %1216 to i64
  %1218 = or i64 %1202, %1217
  %1219 = add nuw nsw i64 %1201, 1
  %1220 = icmp eq i64 %1219, %1071
  br i1 %1220, label %1197, label %1200

1221:                                             ; preds = %1197
  %1222 = load i64, ptr %820, align 8
  %1223 = icmp eq i64 %1222, 0
  br i1 %1223, label %1224, label %1229

1224:                                             ; preds = %1221
  %1225 = load i64, ptr %817, align 8
  %1226 = xor i64 %1225, -1
  %1227 = and i64 %982, %1226
  %1228 = icmp eq i64 %1227, 0
  br i1 %1228, label %1709, label %1229

1229:                                             ; preds = %1224, %1221, %1197
  %1230 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7, i64 %837
  %1231 = load i64, ptr %1230, align 8
  %1232 = icmp sgt i64 %1231, 0
  br i1 %1232, label %1233, label %1709

1233:                                             ; preds = %1229
  %1234 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 8, i64 %837
  %1235 = icmp ne i64 %1130, 0
  %1236 = icmp eq i64 %1128, 0
  %1237 = shl nuw i64 1, %837
  %1238 = getelementptr inbounds [12 x i64], ptr %10, i64 0, i64 %837
  br label %1239

1239:                                             ; preds = %1233, %1703
  %1240 = phi i64 [ %1231, %1233 ], [ %1704, %1703 ]
  %1241 = phi i64 [ 0, %1233 ], [ %1705, %1703 ]
  %1242 = load ptr, ptr %1234, align 8
  %1243 = getelementptr inbounds i64, ptr %1242, i64 %1241
  %1244 = load i64, ptr %1243, align 8
  %1245 = load i64, ptr %838, align 8
  %1246 = icmp sgt i64 %1244, %1245
  br i1 %1246, label %1247, label %1703

1247:                                             ; preds = %1239
  %1248 = load i64, ptr %826, align 8
  %1249 = icmp eq i64 %1248, 0
  br i1 %1249, label %1253, label %1250

1250:                                             ; preds = %1247
  %1251 = srem i64 %1244, %1245
  %1252 = icmp eq i64 %1251, 0
  br i1 %1252, label %1253, label %1703

1253:                                             ; preds = %1250, %1247
  %1254 = load i64, ptr %842, align 8
  %1255 = icmp sge i64 %1244, %1254
  %1256 = select i1 %1255, i1 true, i1 %1235
  br i1 %1256, label %1261, label %1257

1257:                                             ; preds = %1253
  br i1 %1236, label %1703, label %1258

1258:                                             ; preds = %1257
  %1259 = load i64, ptr %815, align 8
  %1260 = icmp eq i64 %1259, 0
  br i1 %1260, label %1703, label %1261

1261:                                             ; preds = %1258, %1253
  %1262 = load i64, ptr %763, align 8
  %1263 = icmp eq i64 %1262, 32
  br i1 %1263, label %1703, label %1264

1264:                                             ; preds = %1261
  store i64 %1244, ptr %838, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7)
  %1265 = call fastcc i64 @corner(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %7)
  %1266 = load i64, ptr %7, align 8
  %1267 = load i64, ptr %2, align 8
  %1268 = icmp sgt i64 %1267, 0
  br i1 %1268, label %1269, label %1285

1269:                                             ; preds = %1264
  %1270 = load ptr, ptr %827, align 8
  br label %1271

1271:                                             ; preds = %1271, %1269
  %1272 = phi i64 [ 0, %1269 ], [ %1281, %1271 ]
  %1273 = phi i64 [ %1267, %1269 ], [ %1280, %1271 ]
  %1274 = add nsw i64 %1273, %1272
  %1275 = sdiv i64 %1274, 2
  %1276 = getelementptr inbounds i64, ptr %1270, i64 %1275
  %1277 = load i64, ptr %1276, align 8
  %1278 = icmp sgt i64 %1277, %1265
  %1279 = add nsw i64 %1275, 1
  %1280 = select i1 %1278, i64 %1275, i64 %1273
  %1281 = select i1 %1278, i64 %1272, i64 %1279
  %1282 = icmp slt i64 %1281, %1280
  br i1 %1282, label %1271, label %1283

1283:                                             ; preds = %1271
  %1284 = icmp eq i64 %1281, 0
  br i1 %1284, label %1285, label %1286

1285:                                             ; preds = %1283, %1264
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7)
  store i64 %1245, ptr %838, align 8
  br label %1292

1286:                                             ; preds = %1283
  %1287 = load ptr, ptr %825, align 8
  %1288 = add nsw i64 %1281, -1
  %1289 = getelementptr inbounds i64, ptr %1287, i64 %1288
  %1290 = load i64, ptr %1289, align 8
  %1291 = icmp sgt i64 %1290, %1266
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7)
  store i64 %1245, ptr %838, align 8
  br i1 %1291, label %1292, label %1707

1292:                                             ; preds = %1285, %1286
  call void @llvm.lifetime.start.p0(i64 880, ptr nonnull %10)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(880) %10, ptr noundef nonnull align 8 dereferenceable(880) %1, i64 880, i1 false)
  %1293 = load i64, ptr %21, align 8
  %1294 = load i64, ptr %817, align 8
  %1295 = xor i64 %1294, -1
  %1296 = and i64 %1293, %1295
  store i64 %1296, ptr %828, align 8
  %1297 = load i64, ptr %393, align 8
  %1298 = icmp sgt i64 %1297, 0
  br i1 %1298, label %1312, label %1301

1299:                                             ; preds = %1326
  %1300 = load i64, ptr %838, align 8
  br label %1301

1301:                                             ; preds = %1299, %1292
  %1302 = phi i64 [ %1327, %1299 ], [ %1297, %1292 ]
  %1303 = phi i64 [ %1300, %1299 ], [ %1245, %1292 ]
  %1304 = load i64, ptr %829, align 8
  %1305 = getelementptr inbounds %struct.State, ptr %10, i64 0, i32 2, i64 %1304
  store i64 %837, ptr %1305, align 8
  %1306 = add nsw i64 %1304, 1
  store i64 %1306, ptr %829, align 8
  %1307 = getelementptr inbounds %struct.State, ptr %10, i64 0, i32 2, i64 %1304, i32 1
  store i64 %1303, ptr %1307, align 8
  store i64 %1244, ptr %1238, align 8
  store i64 0, ptr %830, align 8
  %1308 = load i64, ptr %831, align 8
  %1309 = or i64 %1308, %1194
  store i64 %1309, ptr %831, align 8
  store i64 %1195, ptr %832, align 8
  %1310 = load i64, ptr %842, align 8
  %1311 = icmp slt i64 %1244, %1310
  br i1 %1311, label %1330, label %1333

1312:                                             ; preds = %1292, %1326
  %1313 = phi i64 [ %1327, %1326 ], [ %1297, %1292 ]
  %1314 = phi i64 [ %1328, %1326 ], [ 0, %1292 ]
  %1315 = load i64, ptr %828, align 8
  %1316 = shl nuw i64 1, %1314
  %1317 = and i64 %1315, %1316
  %1318 = icmp eq i64 %1317, 0
  br i1 %1318, label %1326, label %1319

1319:                                             ; preds = %1312
  %1320 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1314, i32 6
  %1321 = load i64, ptr %1320, align 8
  %1322 = and i64 %1321, %1237
  %1323 = icmp eq i64 %1322, 0
  br i1 %1323, label %1326, label %1324

1324:                                             ; preds = %1319
  call fastcc void @settle(ptr noundef nonnull %0, ptr noundef nonnull %10, i64 noundef %1314, i64 noundef %837)
  %1325 = load i64, ptr %393, align 8
  br label %1326

1326:                                             ; preds = %1312, %1319, %1324
  %1327 = phi i64 [ %1313, %1312 ], [ %1313, %1319 ], [ %1325, %1324 ]
  %1328 = add nuw nsw i64 %1314, 1
  %1329 = icmp slt i64 %1328, %1327
  br i1 %1329, label %1312, label %1299

1330:                                             ; preds = %1301
  %1331 = srem i64 %1244, %1303
  %1332 = icmp ne i64 %1331, 0
  br label %1333

1333:                                             ; preds = %1330, %1301
  %1334 = phi i1 [ false, %1301 ], [ %1332, %1330 ]
  %1335 = zext i1 %1334 to i64
  %1336 = load i64, ptr %833, align 8
  %1337 = or i64 %1336, %1335
  store i64 %1337, ptr %833, align 8
  %1338 = load i64, ptr %834, align 8
  %1339 = xor i64 %1338, -1
  %1340 = and i64 %762, %1339
  %1341 = icmp eq i64 %1340, 0
  br i1 %1341, label %1701, label %1342

1342:                                             ; preds = %1333
  %1343 = call fastcc i64 @beaten(ptr noundef nonnull %0, ptr noundef nonnull %10, ptr noundef nonnull %2)
  %1344 = icmp eq i64 %1343, 0
  %1345 = icmp sgt i64 %1302, 0
  %1346 = select i1 %1344, i1 %1345, i1 false
  br i1 %1346, label %1347, label %1701

1347:                                             ; preds = %1342, %1697
  %1348 = phi i64 [ %1698, %1697 ], [ 0, %1342 ]
  %1349 = lshr i64 %762, %1348
  %1350 = load i64, ptr %834, align 8
  %1351 = lshr i64 %1350, %1348
  %1352 = xor i64 %1351, -1
  %1353 = and i64 %1349, 1
  %1354 = and i64 %1353, %1352
  %1355 = icmp eq i64 %1354, 0
  br i1 %1355, label %1697, label %1356

1356:                                             ; preds = %1347
  %1357 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1348
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %5)
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %6)
  %1358 = load i64, ptr %0, align 8
  %1359 = icmp sgt i64 %1358, 0
  br i1 %1359, label %1360, label %1375

1360:                                             ; preds = %1356
  %1361 = and i64 %1358, 1
  %1362 = icmp eq i64 %1358, 1
  br i1 %1362, label %1365, label %1363

1363:                                             ; preds = %1360
  %1364 = and i64 %1358, -2
  br label %1387

1365:                                             ; preds = %1387, %1360
  %1366 = phi i64 [ 0, %1360 ], [ %1403, %1387 ]
  %1367 = icmp eq i64 %1361, 0
  br i1 %1367, label %1375, label %1368

1368:                                             ; preds = %1365
  %1369 = getelementptr inbounds [12 x i64], ptr %10, i64 0, i64 %1366
  %1370 = load i64, ptr %1369, align 8
  %1371 = icmp eq i64 %1370, 0
  %1372 = select i1 %1371, i64 1, i64 %1370
  %1373 = getelementptr inbounds [12 x i64], ptr %5, i64 0, i64 %1366
  store i64 %1372, ptr %1373, align 8
  %1374 = getelementptr inbounds [12 x i64], ptr %6, i64 0, i64 %1366
  store i64 %1372, ptr %1374, align 8
  br label %1375

1375:                                             ; preds = %1368, %1365, %1356
  %1376 = load i64, ptr %829, align 8
  %1377 = getelementptr inbounds %struct.State, ptr %10, i64 0, i32 3, i64 %1348
  %1378 = load i64, ptr %1377, align 8
  %1379 = icmp sgt i64 %1376, %1378
  br i1 %1379, label %1380, label %1418

1380:                                             ; preds = %1375
  %1381 = sub i64 %1376, %1378
  %1382 = add i64 %1378, 1
  %1383 = and i64 %1381, 1
  %1384 = icmp eq i64 %1376, %1382
  br i1 %1384, label %1406, label %1385

1385:                                             ; preds = %1380
  %1386 = and i64 %1381, -2
  br label %1422

1387:                                             ; preds = %1387, %1363
  %1388 = phi i64 [ 0, %1363 ], [ %1403, %1387 ]
  %1389 = phi i64 [ 0, %1363 ], [ %1404, %1387 ]
  %1390 = getelementptr inbounds [12 x i64], ptr %10, i64 0, i64 %1388
  %1391 = load i64, ptr %1390, align 8
  %1392 = icmp eq i64 %1391, 0
  %1393 = select i1 %1392, i64 1, i64 %1391
  %1394 = getelementptr inbounds [12 x i64], ptr %5, i64 0, i64 %1388
  store i64 %1393, ptr %1394, align 16
  %1395 = getelementptr inbounds [12 x i64], ptr %6, i64 0, i64 %1388
  store i64 %1393, ptr %1395, align 16
  %1396 = or i64 %1388, 1
  %1397 = getelementptr inbounds [12 x i64], ptr %10, i64 0, i64 %1396
  %1398 = load i64, ptr %1397, align 8
  %1399 = icmp eq i64 %1398, 0
  %1400 = select i1 %1399, i64 1, i64 %1398
  %1401 = getelementptr inbounds [12 x i64], ptr %5, i64 0, i64 %1396
  store i64 %1400, ptr %1401, align 8
  %1402 = getelementptr inbounds [12 x i64], ptr %6, i64 0, i64 %1396
  store i64 %1400, ptr %1402, align 8
  %1403 = add nuw nsw i64 %1388, 2
  %1404 = add i64 %1389, 2
  %1405 = icmp eq i64 %1404, %1364
  br i1 %1405, label %1365, label %1387

1406:                                             ; preds = %1422, %1380
  %1407 = phi i64 [ 0, %1380 ], [ %1435, %1422 ]
  %1408 = phi i64 [ %1376, %1380 ], [ %1434, %1422 ]
  %1409 = icmp eq i64 %1383, 0
  br i1 %1409, label %1418, label %1410

1410:                                             ; preds = %1406
  %1411 = add nsw i64 %1408, -1
  %1412 = getelementptr inbounds [32 x %struct.Loop], ptr %4, i64 0, i64 %1407
  %1413 = getelementptr inbounds %struct.State, ptr %10, i64 0, i32 2, i64 %1411
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %1412, ptr noundef nonnull align 8 dereferenceable(16) %1413, i64 16, i1 false)
  %1414 = getelementptr inbounds %struct.State, ptr %10, i64 0, i32 2, i64 %1411, i32 1
  %1415 = load i64, ptr %1414, align 8
  %1416 = load i64, ptr %1413, align 8
  %1417 = getelementptr inbounds [12 x i64], ptr %5, i64 0, i64 %1416
  store i64 %1415, ptr %1417, align 8
  br label %1418

1418:                                             ; preds = %1410, %1406, %1375
  %1419 = phi i64 [ 0, %1375 ], [ %1381, %1406 ], [ %1381, %1410 ]
  %1420 = load i64, ptr %826, align 8
  %1421 = icmp eq i64 %1420, 0
  br i1 %1421, label %1444, label %1447

1422:                                             ; preds = %1422, %1385
  %1423 = phi i64 [ 0, %1385 ], [ %1435, %1422 ]
  %1424 = phi i64 [ %1376, %1385 ], [ %1434, %1422 ]
  %1425 = phi i64 [ 0, %1385 ], [ %1442, %1422 ]
  %1426 = add nsw i64 %1424, -1
  %1427 = or i64 %1423, 1
  %1428 = getelementptr inbounds [32 x %struct.Loop], ptr %4, i64 0, i64 %1423
  %1429 = getelementptr inbounds %struct.State, ptr %10, i64 0, i32 2, i64 %1426
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %1428, ptr noundef nonnull align 8 dereferenceable(16) %1429, i64 16, i1 false)
  %1430 = getelementptr inbounds %struct.State, ptr %10, i64 0, i32 2, i64 %1426, i32 1
  %1431 = load i64, ptr %1430, align 8
  %1432 = load i64, ptr %1429, align 8
  %1433 = getelementptr inbounds [12 x i64], ptr %5, i64 0, i64 %1432
  store i64 %1431, ptr %1433, align 8
  %1434 = add nsw i64 %1424, -2
  %1435 = add nuw i64 %1423, 2
  %1436 = getelementptr inbounds [32 x %struct.Loop], ptr %4, i64 0, i64 %1427
  %1437 = getelementptr inbounds %struct.State, ptr %10, i64 0, i32 2, i64 %1434
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %1436, ptr noundef nonnull align 8 dereferenceable(16) %1437, i64 16, i1 false)
  %1438 = getelementptr inbounds %struct.State, ptr %10, i64 0, i32 2, i64 %1434, i32 1
  %1439 = load i64, ptr %1438, align 8
  %1440 = load i64, ptr %1437, align 8
  %1441 = getelementptr inbounds [12 x i64], ptr %5, i64 0, i64 %1440
  store i64 %1439, ptr %1441, align 8
  %1442 = add i64 %1425, 2
  %1443 = icmp eq i64 %1442, %1386
  br i1 %1443, label %1406, label %1422

1444:                                             ; preds = %1418
  %1445 = load i64, ptr %815, align 8
  %1446 = icmp eq i64 %1445, 0
  br i1 %1446, label %1447, label %1534

1447:                                             ; preds = %1444, %1418
  %1448 = icmp sgt i64 %1358, -1
  br i1 %1448, label %1449, label %1625

1449:                                             ; preds = %1447
  %1450 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1348, i32 5
  %1451 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1348, i32 4
  br label %1452

1452:                                             ; preds = %1530, %1449
  %1453 = phi i64 [ 0, %1449 ], [ %1531, %1530 ]
  %1454 = phi i64 [ -1, %1449 ], [ %1532, %1530 ]
  %1455 = icmp sgt i64 %1454, -1
  br i1 %1455, label %1456, label %1467

1456:                                             ; preds = %1452
  %1457 = load i64, ptr %1450, align 8
  %1458 = shl nuw i64 1, %1454
  %1459 = and i64 %1457, %1458
  %1460 = icmp eq i64 %1459, 0
  br i1 %1460, label %1530, label %1461

1461:                                             ; preds = %1456
  %1462 = getelementptr inbounds i64, ptr %6, i64 %1454
  %1463 = load i64, ptr %1462, align 8
  %1464 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %1454
  %1465 = load i64, ptr %1464, align 8
  %1466 = icmp eq i64 %1463, %1465
  br i1 %1466, label %1530, label %1467

1467:                                             ; preds = %1461, %1452
  %1468 = load i64, ptr %1451, align 8
  %1469 = icmp sgt i64 %1468, 0
  br i1 %1469, label %1470, label %1476

1470:                                             ; preds = %1467, %1481
  %1471 = phi i64 [ %1493, %1481 ], [ 0, %1467 ]
  %1472 = phi i64 [ %1492, %1481 ], [ 1, %1467 ]
  %1473 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1348, i32 9, i64 %1471
  %1474 = load i64, ptr %1473, align 8
  %1475 = icmp sgt i64 %1474, 0
  br i1 %1475, label %1495, label %1481

1476:                                             ; preds = %1481, %1467
  %1477 = phi i64 [ 1, %1467 ], [ %1492, %1481 ]
  %1478 = call i64 @llvm.smax.i64(i64 %1453, i64 %1477)
  br label %1530

1479:                                             ; preds = %1524
  %1480 = sub nsw i64 %1526, %1525
  br label %1481

1481:                                             ; preds = %1479, %1470
  %1482 = phi i64 [ 1, %1470 ], [ %1509, %1479 ]
  %1483 = phi i64 [ 0, %1470 ], [ %1527, %1479 ]
  %1484 = phi i64 [ 0, %1470 ], [ %1480, %1479 ]
  %1485 = icmp sgt i64 %1484, 0
  %1486 = icmp ne i64 %1483, 0
  %1487 = select i1 %1485, i1 %1486, i1 false
  %1488 = select i1 %1487, i64 0, i64 %1484
  %1489 = call i64 @llvm.abs.i64(i64 %1488, i1 true)
  %1490 = sub nsw i64 %1482, %1489
  %1491 = call i64 @llvm.smax.i64(i64 %1490, i64 0)
  %1492 = mul nsw i64 %1491, %1472
  %1493 = add nuw nsw i64 %1471, 1
  %1494 = icmp eq i64 %1493, %1468
  br i1 %1494, label %1476, label %1470

1495:                                             ; preds = %1470, %1524
  %1496 = phi i64 [ %1528, %1524 ], [ 0, %1470 ]
  %1497 = phi i64 [ %1527, %1524 ], [ 0, %1470 ]
  %1498 = phi i64 [ %1526, %1524 ], [ 0, %1470 ]
  %1499 = phi i64 [ %1525, %1524 ], [ 0, %1470 ]
  %1500 = phi i64 [ %1509, %1524 ], [ 1, %1470 ]
  %1501 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1348, i32 10, i64 %1471, i64 %1496
  %1502 = load i64, ptr %1501, align 8
  %1503 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1348, i32 11, i64 %1471, i64 %1496
  %1504 = load i64, ptr %1503, align 8
  %1505 = getelementptr inbounds i64, ptr %5, i64 %1502
  %1506 = load i64, ptr %1505, align 8
  %1507 = add nsw i64 %1506, -1
  %1508 = mul nsw i64 %1507, %1504
  %1509 = add nsw i64 %1508, %1500
  %1510 = icmp eq i64 %1502, %1454
  br i1 %1510, label %1511, label %1513

1511:                                             ; preds = %1495
  %1512 = mul nsw i64 %1506, %1504
  br label %1524

1513:                                             ; preds = %1495
  %1514 = getelementptr inbounds i64, ptr %6, i64 %1502
  %1515 = load i64, ptr %1514, align 8
  %1516 = sub nsw i64 %1515, %1506
  %1517 = mul nsw i64 %1516, %1504
  %1518 = add nsw i64 %1517, %1499
  %1519 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %1502
  %1520 = load i64, ptr %1519, align 8
  %1521 = icmp slt i64 %1515, %1520
  %1522 = zext i1 %1521 to i64
  %1523 = or i64 %1497, %1522
  br label %1524

1524:                                             ; preds = %1513, %1511
  %1525 = phi i64 [ %1499, %1511 ], [ %1518, %1513 ]
  %1526 = phi i64 [ %1512, %1511 ], [ %1498, %1513 ]
  %1527 = phi i64 [ %1497, %1511 ], [ %1523, %1513 ]
  %1528 = add nuw nsw i64 %1496, 1
  %1529 = icmp eq i64 %1528, %1474
  br i1 %1529, label %1479, label %1495

1530:                                             ; preds = %1476, %1461, %1456
  %1531 = phi i64 [ %1453, %1461 ], [ %1478, %1476 ], [ %1453, %1456 ]
  %1532 = add nsw i64 %1454, 1
  %1533 = icmp eq i64 %1532, %1358
  br i1 %1533, label %1609, label %1452

1534:                                             ; preds = %1444
  %1535 = load i64, ptr %1357, align 8
  %1536 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1348, i32 4
  %1537 = load i64, ptr %1536, align 8
  %1538 = icmp sgt i64 %1537, 0
  br i1 %1538, label %1539, label %1606

1539:                                             ; preds = %1534, %1567
  %1540 = phi i64 [ %1570, %1567 ], [ 0, %1534 ]
  %1541 = phi i64 [ %1569, %1567 ], [ %1535, %1534 ]
  %1542 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1348, i32 9, i64 %1540
  %1543 = load i64, ptr %1542, align 8
  %1544 = icmp sgt i64 %1543, 0
  br i1 %1544, label %1545, label %1567

1545:                                             ; preds = %1539
  %1546 = and i64 %1543, 1
  %1547 = icmp eq i64 %1543, 1
  br i1 %1547, label %1550, label %1548

1548:                                             ; preds = %1545
  %1549 = and i64 %1543, -2
  br label %1572

1550:                                             ; preds = %1601, %1545
  %1551 = phi i64 [ undef, %1545 ], [ %1602, %1601 ]
  %1552 = phi i64 [ 0, %1545 ], [ %1603, %1601 ]
  %1553 = phi i64 [ 1, %1545 ], [ %1602, %1601 ]
  %1554 = icmp eq i64 %1546, 0
  br i1 %1554, label %1567, label %1555

1555:                                             ; preds = %1550
  %1556 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1348, i32 10, i64 %1540, i64 %1552
  %1557 = load i64, ptr %1556, align 8
  %1558 = getelementptr inbounds i64, ptr %5, i64 %1557
  %1559 = load i64, ptr %1558, align 8
  %1560 = icmp eq i64 %1559, 0
  br i1 %1560, label %1567, label %1561

1561:                                             ; preds = %1555
  %1562 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1348, i32 11, i64 %1540, i64 %1552
  %1563 = load i64, ptr %1562, align 8
  %1564 = add nsw i64 %1559, -1
  %1565 = mul nsw i64 %1563, %1564
  %1566 = add nsw i64 %1565, %1553
  br label %1567

1567:                                             ; preds = %1550, %1561, %1555, %1539
  %1568 = phi i64 [ 1, %1539 ], [ %1551, %1550 ], [ %1566, %1561 ], [ %1553, %1555 ]
  %1569 = mul nsw i64 %1568, %1541
  %1570 = add nuw nsw i64 %1540, 1
  %1571 = icmp eq i64 %1570, %1537
  br i1 %1571, label %1606, label %1539

1572:                                             ; preds = %1601, %1548
  %1573 = phi i64 [ 0, %1548 ], [ %1603, %1601 ]
  %1574 = phi i64 [ 1, %1548 ], [ %1602, %1601 ]
  %1575 = phi i64 [ 0, %1548 ], [ %1604, %1601 ]
  %1576 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1348, i32 10, i64 %1540, i64 %1573
  %1577 = load i64, ptr %1576, align 8
  %1578 = getelementptr inbounds i64, ptr %5, i64 %1577
  %1579 = load i64, ptr %1578, align 8
  %1580 = icmp eq i64 %1579, 0
  br i1 %1580, label %1587, label %1581

1581:                                             ; preds = %1572
  %1582 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1348, i32 11, i64 %1540, i64 %1573
  %1583 = load i64, ptr %1582, align 8
  %1584 = add nsw i64 %1579, -1
  %1585 = mul nsw i64 %1583, %1584
  %1586 = add nsw i64 %1585, %1574
  br label %1587

1587:                                             ; preds = %1581, %1572
  %1588 = phi i64 [ %1586, %1581 ], [ %1574, %1572 ]
  %1589 = or i64 %1573, 1
  %1590 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1348, i32 10, i64 %1540, i64 %1589
  %1591 = load i64, ptr %1590, align 8
  %1592 = getelementptr inbounds i64, ptr %5, i64 %1591
  %1593 = load i64, ptr %1592, align 8
  %1594 = icmp eq i64 %1593, 0
  br i1 %1594, label %1601, label %1595

1595:                                             ; preds = %1587
  %1596 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1348, i32 11, i64 %1540, i64 %1589
  %1597 = load i64, ptr %1596, align 8
  %1598 = add nsw i64 %1593, -1
  %1599 = mul nsw i64 %1597, %1598
  %1600 = add nsw i64 %1599, %1588
  br label %1601

1601:                                             ; preds = %1595, %1587
  %1602 = phi i64 [ %1600, %1595 ], [ %1588, %1587 ]
  %1603 = add nuw nsw i64 %1573, 2
  %1604 = add i64 %1575, 2
  %1605 = icmp eq i64 %1604, %1549
  br i1 %1605, label %1550, label %1572

1606:                                             ; preds = %1567, %1534
  %1607 = phi i64 [ %1535, %1534 ], [ %1569, %1567 ]
  %1608 = sdiv i64 %1607, %1535
  br label %1609

1609:                                             ; preds = %1530, %1606
  %1610 = phi i1 [ false, %1606 ], [ true, %1530 ]
  %1611 = phi i64 [ %1608, %1606 ], [ %1531, %1530 ]
  %1612 = sitofp i64 %1611 to double
  br i1 %1359, label %1613, label %1625

1613:                                             ; preds = %1609, %1613
  %1614 = phi i64 [ %1622, %1613 ], [ 0, %1609 ]
  %1615 = getelementptr inbounds [12 x i64], ptr @moved.c, i64 0, i64 %1614
  store i64 0, ptr %1615, align 8
  %1616 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 3, i64 %1614
  store i64 1, ptr %1616, align 8
  %1617 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 2, i64 %1614
  store i64 1, ptr %1617, align 8
  %1618 = getelementptr inbounds i64, ptr %6, i64 %1614
  %1619 = load i64, ptr %1618, align 8
  %1620 = getelementptr inbounds %struct.Extents, ptr %1617, i64 0, i32 1
  store i64 %1619, ptr %1620, align 8
  %1621 = getelementptr inbounds %struct.Extents, ptr %1617, i64 0, i32 2
  store i64 1, ptr %1621, align 8
  %1622 = add nuw nsw i64 %1614, 1
  %1623 = load i64, ptr %0, align 8
  %1624 = icmp slt i64 %1622, %1623
  br i1 %1624, label %1613, label %1625

1625:                                             ; preds = %1613, %1609, %1447
  %1626 = phi double [ %1612, %1609 ], [ 0.000000e+00, %1447 ], [ %1612, %1613 ]
  %1627 = phi i1 [ %1610, %1609 ], [ true, %1447 ], [ %1610, %1613 ]
  %1628 = icmp eq i64 %1419, 0
  br i1 %1628, label %1634, label %1629

1629:                                             ; preds = %1625, %1629
  %1630 = phi i64 [ %1632, %1629 ], [ 0, %1625 ]
  %1631 = getelementptr inbounds %struct.Loop, ptr %4, i64 %1630
  call fastcc void @inside(ptr noundef nonnull @moved.c, ptr noundef nonnull %1631)
  %1632 = add nuw nsw i64 %1630, 1
  %1633 = icmp eq i64 %1632, %1419
  br i1 %1633, label %1634, label %1629

1634:                                             ; preds = %1629, %1625
  %1635 = call fastcc i64 @arrive(ptr noundef nonnull %0, ptr noundef nonnull @moved.c, ptr noundef nonnull %1357, ptr noundef nonnull %4, i64 noundef %1419, i64 noundef 0)
  %1636 = sitofp i64 %1635 to double
  %1637 = fsub double %1636, %1626
  %1638 = load i64, ptr %0, align 8
  %1639 = icmp sgt i64 %1638, 0
  br i1 %1639, label %1644, label %1640

1640:                                             ; preds = %1634
  %1641 = fptosi double %1637 to i64
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %4)
  %1642 = getelementptr inbounds %struct.State, ptr %10, i64 0, i32 9, i64 %1348
  store i64 %1641, ptr %1642, align 8
  %1643 = getelementptr inbounds %struct.State, ptr %10, i64 0, i32 10, i64 %1348
  store i64 0, ptr %1643, align 8
  br label %1697

1644:                                             ; preds = %1634
  %1645 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1348, i32 5
  %1646 = load i64, ptr %1645, align 8
  br label %1647

1647:                                             ; preds = %1667, %1644
  %1648 = phi i64 [ 0, %1644 ], [ %1669, %1667 ]
  %1649 = phi double [ %1637, %1644 ], [ %1668, %1667 ]
  %1650 = shl nuw i64 1, %1648
  %1651 = and i64 %1650, %1646
  %1652 = icmp eq i64 %1651, 0
  br i1 %1652, label %1653, label %1658

1653:                                             ; preds = %1647
  br i1 %1627, label %1654, label %1667

1654:                                             ; preds = %1653
  %1655 = getelementptr inbounds [12 x i64], ptr %10, i64 0, i64 %1648
  %1656 = load i64, ptr %1655, align 8
  %1657 = icmp eq i64 %1656, 0
  br i1 %1657, label %1667, label %1658

1658:                                             ; preds = %1654, %1647
  %1659 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %1648
  %1660 = load i64, ptr %1659, align 8
  %1661 = sitofp i64 %1660 to double
  %1662 = getelementptr inbounds [12 x i64], ptr %6, i64 0, i64 %1648
  %1663 = load i64, ptr %1662, align 8
  %1664 = sitofp i64 %1663 to double
  %1665 = fdiv double %1661, %1664
  %1666 = fmul double %1649, %1665
  br label %1667

1667:                                             ; preds = %1658, %1654, %1653
  %1668 = phi double [ %1666, %1658 ], [ %1649, %1654 ], [ %1649, %1653 ]
  %1669 = add nuw nsw i64 %1648, 1
  %1670 = icmp eq i64 %1669, %1638
  br i1 %1670, label %1671, label %1647

1671:                                             ; preds = %1667
  %1672 = fptosi double %1668 to i64
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %4)
  %1673 = getelementptr inbounds %struct.State, ptr %10, i64 0, i32 9, i64 %1348
  store i64 %1672, ptr %1673, align 8
  %1674 = getelementptr inbounds %struct.State, ptr %10, i64 0, i32 10, i64 %1348
  store i64 0, ptr %1674, align 8
  br i1 %1639, label %1675, label %1697

1675:                                             ; preds = %1671
  %1676 = load i64, ptr %826, align 8
  %1677 = icmp eq i64 %1676, 0
  br label %1678

1678:                                             ; preds = %1675, %1693
  %1679 = phi i64 [ 0, %1675 ], [ %1694, %1693 ]
  %1680 = phi i64 [ 0, %1675 ], [ %1695, %1693 ]
  br i1 %1677, label %1681, label %1684

1681:                                             ; preds = %1678
  %1682 = load i64, ptr %815, align 8
  %1683 = icmp eq i64 %1682, 0
  br i1 %1683, label %1684, label %1693

1684:                                             ; preds = %1681, %1678
  %1685 = getelementptr inbounds [12 x i64], ptr %10, i64 0, i64 %1680
  %1686 = load i64, ptr %1685, align 8
  %1687 = icmp eq i64 %1686, 0
  br i1 %1687, label %1688, label %1693

1688:                                             ; preds = %1684
  %1689 = trunc i64 %1680 to i32
  %1690 = shl nuw i32 1, %1689
  %1691 = sext i32 %1690 to i64
  %1692 = or i64 %1679, %1691
  store i64 %1692, ptr %1674, align 8
  br label %1693

1693:                                             ; preds = %1681, %1684, %1688
  %1694 = phi i64 [ %1679, %1681 ], [ %1679, %1684 ], [ %1692, %1688 ]
  %1695 = add nuw nsw i64 %1680, 1
  %1696 = icmp eq i64 %1695, %1638
  br i1 %1696, label %1697, label %1678

1697:                                             ; preds = %1693, %1640, %1671, %1347
  %1698 = add nuw nsw i64 %1348, 1
  %1699 = load i64, ptr %393, align 8
  %1700 = icmp slt i64 %1698, %1699
  br i1 %1700, label %1347, label %1701

1701:                                             ; preds = %1697, %1342, %1333
  call fastcc void @grow(ptr noundef nonnull %0, ptr noundef nonnull %10, ptr noundef nonnull %2)
  call void @llvm.lifetime.end.p0(i64 880, ptr nonnull %10)
  %1702 = load i64, ptr %1230, align 8
  br label %1703

1703:                                             ; preds = %1250, %1239, %1258, %1257, %1261, %1701
  %1704 = phi i64 [ %1240, %1250 ], [ %1240, %1239 ], [ %1240, %1258 ], [ %1240, %1257 ], [ %1240, %1261 ], [ %1702, %1701 ]
  %1705 = add nuw nsw i64 %1241, 1
  %1706 = icmp slt i64 %1705, %1704
  br i1 %1706, label %1239, label %1707

1707:                                             ; preds = %1286, %1703
  %1708 = load i64, ptr %0, align 8
  br label %1709

1709:                                             ; preds = %1707, %1229, %870, %910, %918, %1025, %1224, %1077, %1127, %1177, %948, %835, %841
  %1710 = phi i64 [ %1708, %1707 ], [ %836, %1229 ], [ %836, %870 ], [ %836, %910 ], [ %836, %918 ], [ %836, %1025 ], [ %836, %1224 ], [ %836, %1077 ], [ %836, %1127 ], [ %836, %1177 ], [ %836, %948 ], [ %836, %835 ], [ %836, %841 ]
  %1711 = add nuw nsw i64 %837, 1
  %1712 = icmp slt i64 %1711, %1710
  br i1 %1712, label %835, label %1713

1713:                                             ; preds = %353, %752, %1709, %808, %701, %3, %17
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

; Function Attrs: nounwind
define internal fastcc i64 @hopeless(ptr noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3) unnamed_addr {
  %5 = alloca i64, align 8
  %6 = alloca [8 x i64], align 16
  %7 = alloca [8 x %struct.Trade], align 16
  %8 = alloca [2 x %struct.Trade], align 16
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5)
  %9 = call fastcc i64 @corner(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %5)
  %10 = load i64, ptr %2, align 8
  %11 = icmp sgt i64 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %6)
  br label %935

13:                                               ; preds = %4
  %14 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 3
  %15 = load ptr, ptr %14, align 8
  br label %16

16:                                               ; preds = %16, %13
  %17 = phi i64 [ 0, %13 ], [ %26, %16 ]
  %18 = phi i64 [ %10, %13 ], [ %25, %16 ]
  %19 = add nsw i64 %18, %17
  %20 = sdiv i64 %19, 2
  %21 = getelementptr inbounds i64, ptr %15, i64 %20
  %22 = load i64, ptr %21, align 8
  %23 = icmp sgt i64 %22, %9
  %24 = add nsw i64 %20, 1
  %25 = select i1 %23, i64 %20, i64 %18
  %26 = select i1 %23, i64 %17, i64 %24
  %27 = icmp slt i64 %26, %25
  br i1 %27, label %16, label %28

28:                                               ; preds = %16
  %29 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 8
  %30 = load i64, ptr %29, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %6)
  %31 = icmp eq i64 %26, 0
  br i1 %31, label %935, label %32

32:                                               ; preds = %28
  %33 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 4
  %34 = load ptr, ptr %33, align 8
  %35 = add nsw i64 %26, -1
  %36 = getelementptr inbounds i64, ptr %34, i64 %35
  %37 = load i64, ptr %36, align 8
  %38 = load i64, ptr %5, align 8
  %39 = icmp sgt i64 %37, %38
  br i1 %39, label %40, label %935

40:                                               ; preds = %32
  %41 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 3
  %42 = load i64, ptr %41, align 8
  %43 = icmp eq i64 %42, 0
  br i1 %43, label %44, label %935

44:                                               ; preds = %40
  %45 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %46 = load i64, ptr %45, align 8
  %47 = icmp sgt i64 %46, 0
  br i1 %47, label %48, label %935

48:                                               ; preds = %44
  %49 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 4
  %50 = load i64, ptr %49, align 8
  br label %53

51:                                               ; preds = %142
  %52 = icmp eq i64 %143, 0
  br i1 %52, label %935, label %147

53:                                               ; preds = %48, %142
  %54 = phi i64 [ %30, %48 ], [ %144, %142 ]
  %55 = phi i64 [ 0, %48 ], [ %143, %142 ]
  %56 = phi i64 [ 0, %48 ], [ %145, %142 ]
  %57 = shl nuw i64 1, %56
  %58 = and i64 %50, %57
  %59 = icmp eq i64 %58, 0
  br i1 %59, label %60, label %142

60:                                               ; preds = %53
  %61 = and i64 %57, %3
  %62 = icmp eq i64 %61, 0
  br i1 %62, label %139, label %63

63:                                               ; preds = %60
  %64 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %56
  %65 = load i64, ptr %64, align 8
  %66 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %56, i32 4
  %67 = load i64, ptr %66, align 8
  %68 = icmp sgt i64 %67, 0
  br i1 %68, label %69, label %136

69:                                               ; preds = %63, %97
  %70 = phi i64 [ %100, %97 ], [ 0, %63 ]
  %71 = phi i64 [ %99, %97 ], [ %65, %63 ]
  %72 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %56, i32 9, i64 %70
  %73 = load i64, ptr %72, align 8
  %74 = icmp sgt i64 %73, 0
  br i1 %74, label %75, label %97

75:                                               ; preds = %69
  %76 = and i64 %73, 1
  %77 = icmp eq i64 %73, 1
  br i1 %77, label %80, label %78

78:                                               ; preds = %75
  %79 = and i64 %73, -2
  br label %102

80:                                               ; preds = %131, %75
  %81 = phi i64 [ undef, %75 ], [ %132, %131 ]
  %82 = phi i64 [ 0, %75 ], [ %133, %131 ]
  %83 = phi i64 [ 1, %75 ], [ %132, %131 ]
  %84 = icmp eq i64 %76, 0
  br i1 %84, label %97, label %85

85:                                               ; preds = %80
  %86 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %56, i32 10, i64 %70, i64 %82
  %87 = load i64, ptr %86, align 8
  %88 = getelementptr inbounds i64, ptr %1, i64 %87
  %89 = load i64, ptr %88, align 8
  %90 = icmp eq i64 %89, 0
  br i1 %90, label %97, label %91

91:                                               ; preds = %85
  %92 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %56, i32 11, i64 %70, i64 %82
  %93 = load i64, ptr %92, align 8
  %94 = add nsw i64 %89, -1
  %95 = mul nsw i64 %93, %94
  %96 = add nsw i64 %95, %83
  br label %97

97:                                               ; preds = %80, %91, %85, %69
  %98 = phi i64 [ 1, %69 ], [ %81, %80 ], [ %96, %91 ], [ %83, %85 ]
  %99 = mul nsw i64 %98, %71
  %100 = add nuw nsw i64 %70, 1
  %101 = icmp eq i64 %100, %67
  br i1 %101, label %136, label %69

102:                                              ; preds = %131, %78
  %103 = phi i64 [ 0, %78 ], [ %133, %131 ]
  %104 = phi i64 [ 1, %78 ], [ %132, %131 ]
  %105 = phi i64 [ 0, %78 ], [ %134, %131 ]
  %106 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %56, i32 10, i64 %70, i64 %103
  %107 = load i64, ptr %106, align 8
  %108 = getelementptr inbounds i64, ptr %1, i64 %107
  %109 = load i64, ptr %108, align 8
  %110 = icmp eq i64 %109, 0
  br i1 %110, label %117, label %111

111:                                              ; preds = %102
  %112 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %56, i32 11, i64 %70, i64 %103
  %113 = load i64, ptr %112, align 8
  %114 = add nsw i64 %109, -1
  %115 = mul nsw i64 %113, %114
  %116 = add nsw i64 %115, %104
  br label %117

117:                                              ; preds = %111, %102
  %118 = phi i64 [ %116, %111 ], [ %104, %102 ]
  %119 = or i64 %103, 1
  %120 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %56, i32 10, i64 %70, i64 %119
  %121 = load i64, ptr %120, align 8
  %122 = getelementptr inbounds i64, ptr %1, i64 %121
  %123 = load i64, ptr %122, align 8
  %124 = icmp eq i64 %123, 0
  br i1 %124, label %131, label %125

125:                                              ; preds = %117
  %126 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %56, i32 11, i64 %70, i64 %119
  %127 = load i64, ptr %126, align 8
  %128 = add nsw i64 %123, -1
  %129 = mul nsw i64 %127, %128
  %130 = add nsw i64 %129, %118
  br label %131

131:                                              ; preds = %125, %117
  %132 = phi i64 [ %130, %125 ], [ %118, %117 ]
  %133 = add nuw nsw i64 %103, 2
  %134 = add i64 %105, 2
  %135 = icmp eq i64 %134, %79
  br i1 %135, label %80, label %102

136:                                              ; preds = %97, %63
  %137 = phi i64 [ %65, %63 ], [ %99, %97 ]
  %138 = add nsw i64 %137, %54
  br label %142

139:                                              ; preds = %60
  %140 = add nsw i64 %55, 1
  %141 = getelementptr inbounds [8 x i64], ptr %6, i64 0, i64 %55
  store i64 %56, ptr %141, align 8
  br label %142

142:                                              ; preds = %139, %136, %53
  %143 = phi i64 [ %55, %53 ], [ %55, %136 ], [ %140, %139 ]
  %144 = phi i64 [ %54, %53 ], [ %138, %136 ], [ %54, %139 ]
  %145 = add nuw nsw i64 %56, 1
  %146 = icmp eq i64 %145, %46
  br i1 %146, label %51, label %53

147:                                              ; preds = %51
  call void @llvm.lifetime.start.p0(i64 448, ptr nonnull %7)
  call void @llvm.lifetime.start.p0(i64 112, ptr nonnull %8)
  br i1 %47, label %148, label %152

148:                                              ; preds = %147
  %149 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 4
  %150 = load i64, ptr %149, align 8
  %151 = icmp sgt i64 %143, 0
  br label %165

152:                                              ; preds = %369, %147
  %153 = phi i64 [ 0, %147 ], [ %370, %369 ]
  %154 = phi i64 [ 0, %147 ], [ %371, %369 ]
  %155 = phi i64 [ 0, %147 ], [ %372, %369 ]
  %156 = icmp eq i64 %143, 2
  %157 = icmp sgt i64 %155, 0
  br i1 %156, label %158, label %375

158:                                              ; preds = %152
  %159 = load i64, ptr %0, align 8
  %160 = icmp sgt i64 %159, 0
  %161 = and i64 %159, 1
  %162 = icmp eq i64 %159, 1
  %163 = and i64 %159, -2
  %164 = icmp eq i64 %161, 0
  br label %380

165:                                              ; preds = %148, %369
  %166 = phi i64 [ 0, %148 ], [ %372, %369 ]
  %167 = phi i64 [ 0, %148 ], [ %371, %369 ]
  %168 = phi i64 [ 0, %148 ], [ %370, %369 ]
  %169 = phi i64 [ 0, %148 ], [ %373, %369 ]
  %170 = shl nuw i64 1, %169
  %171 = and i64 %150, %170
  %172 = icmp eq i64 %171, 0
  br i1 %172, label %369, label %173

173:                                              ; preds = %165
  %174 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 10, i64 %169
  %175 = load i64, ptr %174, align 8
  %176 = icmp eq i64 %175, 0
  br i1 %176, label %369, label %177

177:                                              ; preds = %173
  %178 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 9, i64 %169
  %179 = load i64, ptr %178, align 8
  %180 = icmp sgt i64 %179, 0
  br i1 %180, label %181, label %369

181:                                              ; preds = %177
  %182 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %169
  br i1 %151, label %185, label %369

183:                                              ; preds = %266
  %184 = fcmp ogt double %267, 0.000000e+00
  br i1 %184, label %270, label %369

185:                                              ; preds = %181, %266
  %186 = phi double [ %267, %266 ], [ 0.000000e+00, %181 ]
  %187 = phi i64 [ %268, %266 ], [ 0, %181 ]
  %188 = getelementptr inbounds [8 x i64], ptr %6, i64 0, i64 %187
  %189 = load i64, ptr %188, align 8
  %190 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %189, i32 5
  %191 = load i64, ptr %190, align 8
  %192 = xor i64 %191, -1
  %193 = and i64 %175, %192
  %194 = icmp eq i64 %193, 0
  br i1 %194, label %195, label %266

195:                                              ; preds = %185
  %196 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %189
  %197 = load i64, ptr %196, align 8
  %198 = sitofp i64 %197 to double
  %199 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %189, i32 4
  %200 = load i64, ptr %199, align 8
  %201 = icmp sgt i64 %200, 0
  br i1 %201, label %202, label %263

202:                                              ; preds = %195, %258
  %203 = phi i64 [ %261, %258 ], [ 0, %195 ]
  %204 = phi double [ %260, %258 ], [ %198, %195 ]
  %205 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %189, i32 9, i64 %203
  %206 = load i64, ptr %205, align 8
  %207 = icmp sgt i64 %206, 0
  br i1 %207, label %210, label %248

208:                                              ; preds = %237
  %209 = icmp slt i64 %239, 2
  br i1 %209, label %244, label %263

210:                                              ; preds = %202, %237
  %211 = phi i64 [ %242, %237 ], [ 0, %202 ]
  %212 = phi i64 [ %241, %237 ], [ 1, %202 ]
  %213 = phi i64 [ %240, %237 ], [ 0, %202 ]
  %214 = phi i64 [ %239, %237 ], [ 0, %202 ]
  %215 = phi i64 [ %238, %237 ], [ 1, %202 ]
  %216 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %189, i32 10, i64 %203, i64 %211
  %217 = load i64, ptr %216, align 8
  %218 = shl nuw i64 1, %217
  %219 = and i64 %218, %175
  %220 = icmp eq i64 %219, 0
  br i1 %220, label %227, label %221

221:                                              ; preds = %210
  %222 = add nsw i64 %214, 1
  %223 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %189, i32 11, i64 %203, i64 %211
  %224 = load i64, ptr %223, align 8
  %225 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %217
  %226 = load i64, ptr %225, align 8
  br label %237

227:                                              ; preds = %210
  %228 = getelementptr inbounds i64, ptr %1, i64 %217
  %229 = load i64, ptr %228, align 8
  %230 = icmp eq i64 %229, 0
  br i1 %230, label %237, label %231

231:                                              ; preds = %227
  %232 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %189, i32 11, i64 %203, i64 %211
  %233 = load i64, ptr %232, align 8
  %234 = add nsw i64 %229, -1
  %235 = mul nsw i64 %233, %234
  %236 = add nsw i64 %235, %215
  br label %237

237:                                              ; preds = %231, %227, %221
  %238 = phi i64 [ %215, %221 ], [ %236, %231 ], [ %215, %227 ]
  %239 = phi i64 [ %222, %221 ], [ %214, %231 ], [ %214, %227 ]
  %240 = phi i64 [ %224, %221 ], [ %213, %231 ], [ %213, %227 ]
  %241 = phi i64 [ %226, %221 ], [ %212, %231 ], [ %212, %227 ]
  %242 = add nuw nsw i64 %211, 1
  %243 = icmp eq i64 %242, %206
  br i1 %243, label %208, label %210

244:                                              ; preds = %208
  %245 = icmp eq i64 %239, 0
  %246 = icmp slt i64 %238, %240
  %247 = select i1 %245, i1 true, i1 %246
  br i1 %247, label %248, label %251

248:                                              ; preds = %244, %202
  %249 = phi i64 [ %238, %244 ], [ 1, %202 ]
  %250 = sitofp i64 %249 to double
  br label %258

251:                                              ; preds = %244
  %252 = sitofp i64 %240 to double
  %253 = sub nsw i64 %238, %240
  %254 = sitofp i64 %253 to double
  %255 = sitofp i64 %241 to double
  %256 = fdiv double %254, %255
  %257 = fadd double %256, %252
  br label %258

258:                                              ; preds = %251, %248
  %259 = phi double [ %250, %248 ], [ %257, %251 ]
  %260 = fmul double %204, %259
  %261 = add nuw nsw i64 %203, 1
  %262 = icmp eq i64 %261, %200
  br i1 %262, label %263, label %202

263:                                              ; preds = %208, %258, %195
  %264 = phi double [ %198, %195 ], [ %260, %258 ], [ 0.000000e+00, %208 ]
  %265 = fadd double %186, %264
  br label %266

266:                                              ; preds = %185, %263
  %267 = phi double [ %186, %185 ], [ %265, %263 ]
  %268 = add nuw nsw i64 %187, 1
  %269 = icmp eq i64 %268, %143
  br i1 %269, label %183, label %185

270:                                              ; preds = %183
  %271 = getelementptr inbounds [8 x %struct.Trade], ptr %7, i64 0, i64 %166
  %272 = load i64, ptr %0, align 8
  %273 = icmp sgt i64 %272, 0
  br i1 %273, label %274, label %321

274:                                              ; preds = %270
  %275 = and i64 %272, 1
  %276 = icmp eq i64 %272, 1
  br i1 %276, label %307, label %277

277:                                              ; preds = %274
  %278 = and i64 %272, -2
  br label %279

279:                                              ; preds = %302, %277
  %280 = phi i64 [ 0, %277 ], [ %304, %302 ]
  %281 = phi double [ 1.000000e+00, %277 ], [ %303, %302 ]
  %282 = phi i64 [ 0, %277 ], [ %305, %302 ]
  %283 = shl nuw i64 1, %280
  %284 = and i64 %283, %175
  %285 = icmp eq i64 %284, 0
  br i1 %285, label %291, label %286

286:                                              ; preds = %279
  %287 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %280
  %288 = load i64, ptr %287, align 8
  %289 = sitofp i64 %288 to double
  %290 = fmul double %281, %289
  br label %291

291:                                              ; preds = %286, %279
  %292 = phi double [ %290, %286 ], [ %281, %279 ]
  %293 = shl i64 2, %280
  %294 = and i64 %293, %175
  %295 = icmp eq i64 %294, 0
  br i1 %295, label %302, label %296

296:                                              ; preds = %291
  %297 = or i64 %280, 1
  %298 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %297
  %299 = load i64, ptr %298, align 8
  %300 = sitofp i64 %299 to double
  %301 = fmul double %292, %300
  br label %302

302:                                              ; preds = %296, %291
  %303 = phi double [ %301, %296 ], [ %292, %291 ]
  %304 = add nuw nsw i64 %280, 2
  %305 = add i64 %282, 2
  %306 = icmp eq i64 %305, %278
  br i1 %306, label %307, label %279

307:                                              ; preds = %302, %274
  %308 = phi double [ undef, %274 ], [ %303, %302 ]
  %309 = phi i64 [ 0, %274 ], [ %304, %302 ]
  %310 = phi double [ 1.000000e+00, %274 ], [ %303, %302 ]
  %311 = icmp eq i64 %275, 0
  br i1 %311, label %321, label %312

312:                                              ; preds = %307
  %313 = shl nuw i64 1, %309
  %314 = and i64 %313, %175
  %315 = icmp eq i64 %314, 0
  br i1 %315, label %321, label %316

316:                                              ; preds = %312
  %317 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %309
  %318 = load i64, ptr %317, align 8
  %319 = sitofp i64 %318 to double
  %320 = fmul double %310, %319
  br label %321

321:                                              ; preds = %307, %316, %312, %270
  %322 = phi double [ 1.000000e+00, %270 ], [ %308, %307 ], [ %320, %316 ], [ %310, %312 ]
  %323 = sitofp i64 %179 to double
  %324 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %169, i32 1
  %325 = load i64, ptr %324, align 8
  %326 = icmp eq i64 %325, 0
  br i1 %326, label %336, label %327

327:                                              ; preds = %321
  %328 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %169, i32 5
  %329 = load i64, ptr %328, align 8
  %330 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %169, i32 6
  %331 = load i64, ptr %330, align 8
  %332 = icmp eq i64 %329, %331
  br i1 %332, label %333, label %336

333:                                              ; preds = %327
  %334 = load i64, ptr %182, align 8
  %335 = shl nsw i64 %334, 1
  br label %338

336:                                              ; preds = %327, %321
  %337 = load i64, ptr %182, align 8
  br label %338

338:                                              ; preds = %333, %336
  %339 = phi i64 [ %335, %333 ], [ %337, %336 ]
  %340 = sitofp i64 %339 to double
  %341 = tail call i64 @llvm.ctpop.i64(i64 %175)
  %342 = icmp ult i64 %341, 2
  %343 = tail call i64 @llvm.cttz.i64(i64 %175, i1 true)
  %344 = select i1 %342, i64 %343, i64 -1
  store ptr %182, ptr %271, align 8
  %345 = getelementptr inbounds i8, ptr %271, i64 8
  store double 0.000000e+00, ptr %345, align 8
  %346 = getelementptr inbounds i8, ptr %271, i64 16
  store double %322, ptr %346, align 8
  %347 = getelementptr inbounds i8, ptr %271, i64 24
  store double %267, ptr %347, align 8
  %348 = getelementptr inbounds i8, ptr %271, i64 32
  store double %323, ptr %348, align 8
  %349 = getelementptr inbounds i8, ptr %271, i64 40
  store double %340, ptr %349, align 8
  %350 = getelementptr inbounds i8, ptr %271, i64 48
  store i64 %344, ptr %350, align 8
  %351 = icmp eq i64 %166, 0
  br i1 %351, label %364, label %352

352:                                              ; preds = %338
  %353 = fmul double %323, %340
  %354 = fmul double %353, %322
  %355 = getelementptr inbounds [8 x %struct.Trade], ptr %7, i64 0, i64 %167, i32 4
  %356 = load double, ptr %355, align 8
  %357 = getelementptr inbounds [8 x %struct.Trade], ptr %7, i64 0, i64 %167, i32 5
  %358 = load double, ptr %357, align 8
  %359 = fmul double %356, %358
  %360 = getelementptr inbounds [8 x %struct.Trade], ptr %7, i64 0, i64 %167, i32 2
  %361 = load double, ptr %360, align 8
  %362 = fmul double %359, %361
  %363 = fcmp ogt double %354, %362
  br i1 %363, label %364, label %365

364:                                              ; preds = %352, %338
  br label %365

365:                                              ; preds = %364, %352
  %366 = phi i64 [ %175, %364 ], [ %168, %352 ]
  %367 = phi i64 [ %166, %364 ], [ %167, %352 ]
  %368 = add nsw i64 %166, 1
  br label %369

369:                                              ; preds = %181, %365, %183, %165, %173, %177
  %370 = phi i64 [ %168, %177 ], [ %168, %173 ], [ %168, %165 ], [ %366, %365 ], [ %168, %183 ], [ %168, %181 ]
  %371 = phi i64 [ %167, %177 ], [ %167, %173 ], [ %167, %165 ], [ %367, %365 ], [ %167, %183 ], [ %167, %181 ]
  %372 = phi i64 [ %166, %177 ], [ %166, %173 ], [ %166, %165 ], [ %368, %365 ], [ %166, %183 ], [ %166, %181 ]
  %373 = add nuw nsw i64 %169, 1
  %374 = icmp eq i64 %373, %46
  br i1 %374, label %152, label %165

375:                                              ; preds = %684, %152
  %376 = phi i1 [ %157, %152 ], [ %685, %684 ]
  %377 = phi i1 [ false, %152 ], [ %471, %684 ]
  %378 = icmp ne i64 %155, 0
  %379 = select i1 %377, i1 true, i1 %378
  br i1 %379, label %687, label %933

380:                                              ; preds = %158, %684
  %381 = phi i1 [ %157, %158 ], [ %685, %684 ]
  %382 = phi i1 [ true, %158 ], [ false, %684 ]
  %383 = phi i64 [ 0, %158 ], [ 1, %684 ]
  %384 = getelementptr inbounds [8 x i64], ptr %6, i64 0, i64 %383
  %385 = load i64, ptr %384, align 8
  %386 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %385
  %387 = xor i64 %383, 1
  %388 = getelementptr inbounds [8 x i64], ptr %6, i64 0, i64 %387
  %389 = load i64, ptr %388, align 8
  %390 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %389
  %391 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %389, i32 5
  %392 = load i64, ptr %391, align 8
  %393 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %385, i32 5
  %394 = load i64, ptr %393, align 8
  %395 = xor i64 %394, -1
  %396 = and i64 %392, %395
  %397 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %385, i32 6
  %398 = load i64, ptr %397, align 8
  %399 = icmp eq i64 %394, %398
  %400 = select i1 %399, i64 %396, i64 0
  %401 = icmp eq i64 %400, 0
  br i1 %401, label %469, label %402

402:                                              ; preds = %380
  %403 = load i64, ptr %390, align 8
  %404 = sitofp i64 %403 to double
  %405 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %389, i32 4
  %406 = load i64, ptr %405, align 8
  %407 = icmp sgt i64 %406, 0
  br i1 %407, label %408, label %469

408:                                              ; preds = %402, %464
  %409 = phi i64 [ %467, %464 ], [ 0, %402 ]
  %410 = phi double [ %466, %464 ], [ %404, %402 ]
  %411 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %389, i32 9, i64 %409
  %412 = load i64, ptr %411, align 8
  %413 = icmp sgt i64 %412, 0
  br i1 %413, label %416, label %454

414:                                              ; preds = %443
  %415 = icmp slt i64 %445, 2
  br i1 %415, label %450, label %469

416:                                              ; preds = %408, %443
  %417 = phi i64 [ %448, %443 ], [ 0, %408 ]
  %418 = phi i64 [ %447, %443 ], [ 1, %408 ]
  %419 = phi i64 [ %446, %443 ], [ 0, %408 ]
  %420 = phi i64 [ %445, %443 ], [ 0, %408 ]
  %421 = phi i64 [ %444, %443 ], [ 1, %408 ]
  %422 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %389, i32 10, i64 %409, i64 %417
  %423 = load i64, ptr %422, align 8
  %424 = shl nuw i64 1, %423
  %425 = and i64 %424, %400
  %426 = icmp eq i64 %425, 0
  br i1 %426, label %433, label %427

427:                                              ; preds = %416
  %428 = add nsw i64 %420, 1
  %429 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %389, i32 11, i64 %409, i64 %417
  %430 = load i64, ptr %429, align 8
  %431 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %423
  %432 = load i64, ptr %431, align 8
  br label %443

433:                                              ; preds = %416
  %434 = getelementptr inbounds i64, ptr %1, i64 %423
  %435 = load i64, ptr %434, align 8
  %436 = icmp eq i64 %435, 0
  br i1 %436, label %443, label %437

437:                                              ; preds = %433
  %438 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %389, i32 11, i64 %409, i64 %417
  %439 = load i64, ptr %438, align 8
  %440 = add nsw i64 %435, -1
  %441 = mul nsw i64 %439, %440
  %442 = add nsw i64 %441, %421
  br label %443

443:                                              ; preds = %437, %433, %427
  %444 = phi i64 [ %421, %427 ], [ %442, %437 ], [ %421, %433 ]
  %445 = phi i64 [ %428, %427 ], [ %420, %437 ], [ %420, %433 ]
  %446 = phi i64 [ %430, %427 ], [ %419, %437 ], [ %419, %433 ]
  %447 = phi i64 [ %432, %427 ], [ %418, %437 ], [ %418, %433 ]
  %448 = add nuw nsw i64 %417, 1
  %449 = icmp eq i64 %448, %412
  br i1 %449, label %414, label %416

450:                                              ; preds = %414
  %451 = icmp eq i64 %445, 0
  %452 = icmp slt i64 %444, %446
  %453 = select i1 %451, i1 true, i1 %452
  br i1 %453, label %454, label %457

454:                                              ; preds = %450, %408
  %455 = phi i64 [ %444, %450 ], [ 1, %408 ]
  %456 = sitofp i64 %455 to double
  br label %464

457:                                              ; preds = %450
  %458 = sitofp i64 %446 to double
  %459 = sub nsw i64 %444, %446
  %460 = sitofp i64 %459 to double
  %461 = sitofp i64 %447 to double
  %462 = fdiv double %460, %461
  %463 = fadd double %462, %458
  br label %464

464:                                              ; preds = %457, %454
  %465 = phi double [ %456, %454 ], [ %463, %457 ]
  %466 = fmul double %410, %465
  %467 = add nuw nsw i64 %409, 1
  %468 = icmp eq i64 %467, %406
  br i1 %468, label %469, label %408

469:                                              ; preds = %464, %414, %402, %380
  %470 = phi double [ 0.000000e+00, %380 ], [ %404, %402 ], [ %466, %464 ], [ 0.000000e+00, %414 ]
  %471 = fcmp ogt double %470, 0.000000e+00
  %472 = getelementptr inbounds [2 x %struct.Trade], ptr %8, i64 0, i64 %383
  %473 = load i64, ptr %386, align 8
  %474 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %385, i32 4
  %475 = load i64, ptr %474, align 8
  %476 = icmp sgt i64 %475, 0
  br i1 %476, label %477, label %544

477:                                              ; preds = %469, %505
  %478 = phi i64 [ %508, %505 ], [ 0, %469 ]
  %479 = phi i64 [ %507, %505 ], [ %473, %469 ]
  %480 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %385, i32 9, i64 %478
  %481 = load i64, ptr %480, align 8
  %482 = icmp sgt i64 %481, 0
  br i1 %482, label %483, label %505

483:                                              ; preds = %477
  %484 = and i64 %481, 1
  %485 = icmp eq i64 %481, 1
  br i1 %485, label %488, label %486

486:                                              ; preds = %483
  %487 = and i64 %481, -2
  br label %510

488:                                              ; preds = %539, %483
  %489 = phi i64 [ undef, %483 ], [ %540, %539 ]
  %490 = phi i64 [ 0, %483 ], [ %541, %539 ]
  %491 = phi i64 [ 1, %483 ], [ %540, %539 ]
  %492 = icmp eq i64 %484, 0
  br i1 %492, label %505, label %493

493:                                              ; preds = %488
  %494 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %385, i32 10, i64 %478, i64 %490
  %495 = load i64, ptr %494, align 8
  %496 = getelementptr inbounds i64, ptr %1, i64 %495
  %497 = load i64, ptr %496, align 8
  %498 = icmp eq i64 %497, 0
  br i1 %498, label %505, label %499

499:                                              ; preds = %493
  %500 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %385, i32 11, i64 %478, i64 %490
  %501 = load i64, ptr %500, align 8
  %502 = add nsw i64 %497, -1
  %503 = mul nsw i64 %501, %502
  %504 = add nsw i64 %503, %491
  br label %505

505:                                              ; preds = %488, %499, %493, %477
  %506 = phi i64 [ 1, %477 ], [ %489, %488 ], [ %504, %499 ], [ %491, %493 ]
  %507 = mul nsw i64 %506, %479
  %508 = add nuw nsw i64 %478, 1
  %509 = icmp eq i64 %508, %475
  br i1 %509, label %544, label %477

510:                                              ; preds = %539, %486
  %511 = phi i64 [ 0, %486 ], [ %541, %539 ]
  %512 = phi i64 [ 1, %486 ], [ %540, %539 ]
  %513 = phi i64 [ 0, %486 ], [ %542, %539 ]
  %514 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %385, i32 10, i64 %478, i64 %511
  %515 = load i64, ptr %514, align 8
  %516 = getelementptr inbounds i64, ptr %1, i64 %515
  %517 = load i64, ptr %516, align 8
  %518 = icmp eq i64 %517, 0
  br i1 %518, label %525, label %519

519:                                              ; preds = %510
  %520 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %385, i32 11, i64 %478, i64 %511
  %521 = load i64, ptr %520, align 8
  %522 = add nsw i64 %517, -1
  %523 = mul nsw i64 %521, %522
  %524 = add nsw i64 %523, %512
  br label %525

525:                                              ; preds = %519, %510
  %526 = phi i64 [ %524, %519 ], [ %512, %510 ]
  %527 = or i64 %511, 1
  %528 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %385, i32 10, i64 %478, i64 %527
  %529 = load i64, ptr %528, align 8
  %530 = getelementptr inbounds i64, ptr %1, i64 %529
  %531 = load i64, ptr %530, align 8
  %532 = icmp eq i64 %531, 0
  br i1 %532, label %539, label %533

533:                                              ; preds = %525
  %534 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %385, i32 11, i64 %478, i64 %527
  %535 = load i64, ptr %534, align 8
  %536 = add nsw i64 %531, -1
  %537 = mul nsw i64 %535, %536
  %538 = add nsw i64 %537, %526
  br label %539

539:                                              ; preds = %533, %525
  %540 = phi i64 [ %538, %533 ], [ %526, %525 ]
  %541 = add nuw nsw i64 %511, 2
  %542 = add i64 %513, 2
  %543 = icmp eq i64 %542, %487
  br i1 %543, label %488, label %510

544:                                              ; preds = %505, %469
  %545 = phi i64 [ %473, %469 ], [ %507, %505 ]
  %546 = sitofp i64 %545 to double
  br i1 %160, label %547, label %589

547:                                              ; preds = %544
  br i1 %162, label %576, label %548

548:                                              ; preds = %547, %571
  %549 = phi i64 [ %573, %571 ], [ 0, %547 ]
  %550 = phi double [ %572, %571 ], [ 1.000000e+00, %547 ]
  %551 = phi i64 [ %574, %571 ], [ 0, %547 ]
  %552 = shl nuw i64 1, %549
  %553 = and i64 %552, %400
  %554 = icmp eq i64 %553, 0
  br i1 %554, label %560, label %555

555:                                              ; preds = %548
  %556 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %549
  %557 = load i64, ptr %556, align 8
  %558 = sitofp i64 %557 to double
  %559 = fmul double %550, %558
  br label %560

560:                                              ; preds = %555, %548
  %561 = phi double [ %559, %555 ], [ %550, %548 ]
  %562 = shl i64 2, %549
  %563 = and i64 %562, %400
  %564 = icmp eq i64 %563, 0
  br i1 %564, label %571, label %565

565:                                              ; preds = %560
  %566 = or i64 %549, 1
  %567 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %566
  %568 = load i64, ptr %567, align 8
  %569 = sitofp i64 %568 to double
  %570 = fmul double %561, %569
  br label %571

571:                                              ; preds = %565, %560
  %572 = phi double [ %570, %565 ], [ %561, %560 ]
  %573 = add nuw nsw i64 %549, 2
  %574 = add i64 %551, 2
  %575 = icmp eq i64 %574, %163
  br i1 %575, label %576, label %548

576:                                              ; preds = %571, %547
  %577 = phi double [ undef, %547 ], [ %572, %571 ]
  %578 = phi i64 [ 0, %547 ], [ %573, %571 ]
  %579 = phi double [ 1.000000e+00, %547 ], [ %572, %571 ]
  br i1 %164, label %589, label %580

580:                                              ; preds = %576
  %581 = shl nuw i64 1, %578
  %582 = and i64 %581, %400
  %583 = icmp eq i64 %582, 0
  br i1 %583, label %589, label %584

584:                                              ; preds = %580
  %585 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %578
  %586 = load i64, ptr %585, align 8
  %587 = sitofp i64 %586 to double
  %588 = fmul double %579, %587
  br label %589

589:                                              ; preds = %576, %584, %580, %544
  %590 = phi double [ 1.000000e+00, %544 ], [ %577, %576 ], [ %588, %584 ], [ %579, %580 ]
  %591 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %385, i32 2
  %592 = load i64, ptr %591, align 8
  %593 = sitofp i64 %592 to double
  %594 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %385, i32 1
  %595 = load i64, ptr %594, align 8
  %596 = icmp ne i64 %595, 0
  %597 = select i1 %596, i1 %399, i1 false
  %598 = zext i1 %597 to i64
  %599 = shl nsw i64 %473, %598
  %600 = sitofp i64 %599 to double
  store ptr %386, ptr %472, align 8
  %601 = getelementptr inbounds i8, ptr %472, i64 8
  store double %546, ptr %601, align 8
  %602 = getelementptr inbounds i8, ptr %472, i64 16
  store double %590, ptr %602, align 8
  %603 = getelementptr inbounds i8, ptr %472, i64 24
  store double %470, ptr %603, align 8
  %604 = getelementptr inbounds i8, ptr %472, i64 32
  store double %593, ptr %604, align 8
  %605 = getelementptr inbounds i8, ptr %472, i64 40
  store double %600, ptr %605, align 8
  %606 = getelementptr inbounds i8, ptr %472, i64 48
  store i64 -1, ptr %606, align 8
  %607 = select i1 %381, i1 %471, i1 false
  br i1 %607, label %608, label %684

608:                                              ; preds = %589
  %609 = and i64 %394, %392
  %610 = xor i64 %609, -1
  %611 = and i64 %153, %610
  %612 = icmp eq i64 %611, 0
  br i1 %612, label %613, label %684

613:                                              ; preds = %608
  %614 = or i64 %400, %153
  %615 = load i64, ptr %390, align 8
  %616 = sitofp i64 %615 to double
  %617 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %389, i32 4
  %618 = load i64, ptr %617, align 8
  %619 = icmp sgt i64 %618, 0
  br i1 %619, label %620, label %681

620:                                              ; preds = %613, %676
  %621 = phi i64 [ %679, %676 ], [ 0, %613 ]
  %622 = phi double [ %678, %676 ], [ %616, %613 ]
  %623 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %389, i32 9, i64 %621
  %624 = load i64, ptr %623, align 8
  %625 = icmp sgt i64 %624, 0
  br i1 %625, label %628, label %666

626:                                              ; preds = %655
  %627 = icmp slt i64 %657, 2
  br i1 %627, label %662, label %681

628:                                              ; preds = %620, %655
  %629 = phi i64 [ %660, %655 ], [ 0, %620 ]
  %630 = phi i64 [ %659, %655 ], [ 1, %620 ]
  %631 = phi i64 [ %658, %655 ], [ 0, %620 ]
  %632 = phi i64 [ %657, %655 ], [ 0, %620 ]
  %633 = phi i64 [ %656, %655 ], [ 1, %620 ]
  %634 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %389, i32 10, i64 %621, i64 %629
  %635 = load i64, ptr %634, align 8
  %636 = shl nuw i64 1, %635
  %637 = and i64 %636, %614
  %638 = icmp eq i64 %637, 0
  br i1 %638, label %645, label %639

639:                                              ; preds = %628
  %640 = add nsw i64 %632, 1
  %641 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %389, i32 11, i64 %621, i64 %629
  %642 = load i64, ptr %641, align 8
  %643 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %635
  %644 = load i64, ptr %643, align 8
  br label %655

645:                                              ; preds = %628
  %646 = getelementptr inbounds i64, ptr %1, i64 %635
  %647 = load i64, ptr %646, align 8
  %648 = icmp eq i64 %647, 0
  br i1 %648, label %655, label %649

649:                                              ; preds = %645
  %650 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %389, i32 11, i64 %621, i64 %629
  %651 = load i64, ptr %650, align 8
  %652 = add nsw i64 %647, -1
  %653 = mul nsw i64 %651, %652
  %654 = add nsw i64 %653, %633
  br label %655

655:                                              ; preds = %649, %645, %639
  %656 = phi i64 [ %633, %639 ], [ %654, %649 ], [ %633, %645 ]
  %657 = phi i64 [ %640, %639 ], [ %632, %649 ], [ %632, %645 ]
  %658 = phi i64 [ %642, %639 ], [ %631, %649 ], [ %631, %645 ]
  %659 = phi i64 [ %644, %639 ], [ %630, %649 ], [ %630, %645 ]
  %660 = add nuw nsw i64 %629, 1
  %661 = icmp eq i64 %660, %624
  br i1 %661, label %626, label %628

662:                                              ; preds = %626
  %663 = icmp eq i64 %657, 0
  %664 = icmp slt i64 %656, %658
  %665 = select i1 %663, i1 true, i1 %664
  br i1 %665, label %666, label %669

666:                                              ; preds = %662, %620
  %667 = phi i64 [ %656, %662 ], [ 1, %620 ]
  %668 = sitofp i64 %667 to double
  br label %676

669:                                              ; preds = %662
  %670 = sitofp i64 %658 to double
  %671 = sub nsw i64 %656, %658
  %672 = sitofp i64 %671 to double
  %673 = sitofp i64 %659 to double
  %674 = fdiv double %672, %673
  %675 = fadd double %674, %670
  br label %676

676:                                              ; preds = %669, %666
  %677 = phi double [ %668, %666 ], [ %675, %669 ]
  %678 = fmul double %622, %677
  %679 = add nuw nsw i64 %621, 1
  %680 = icmp eq i64 %679, %618
  br i1 %680, label %681, label %620

681:                                              ; preds = %626, %676, %613
  %682 = phi double [ %616, %613 ], [ %678, %676 ], [ 0.000000e+00, %626 ]
  %683 = fcmp ogt double %682, 0.000000e+00
  br label %684

684:                                              ; preds = %681, %608, %589
  %685 = phi i1 [ false, %608 ], [ false, %589 ], [ %683, %681 ]
  %686 = select i1 %382, i1 %471, i1 false
  br i1 %686, label %380, label %375

687:                                              ; preds = %375
  %688 = load i64, ptr @hopeless.open_at, align 8
  %689 = freeze i64 %688
  %690 = icmp sgt i64 %689, %26
  %691 = icmp slt i64 %689, %10
  %692 = select i1 %690, i1 %691, i1 false
  br i1 %692, label %693, label %700

693:                                              ; preds = %687
  %694 = add nsw i64 %689, -1
  %695 = getelementptr inbounds i64, ptr %34, i64 %694
  %696 = load i64, ptr %695, align 8
  %697 = icmp sle i64 %696, %38
  %698 = icmp eq i64 %689, 0
  %699 = or i1 %697, %698
  br i1 %699, label %700, label %701

700:                                              ; preds = %693, %687
  br label %701

701:                                              ; preds = %693, %700
  %702 = phi i64 [ 0, %700 ], [ %689, %693 ]
  %703 = phi i64 [ %26, %700 ], [ %689, %693 ]
  %704 = icmp slt i64 %703, %10
  br i1 %704, label %705, label %925

705:                                              ; preds = %701
  %706 = xor i64 %144, -1
  %707 = sitofp i64 %38 to double
  %708 = getelementptr inbounds [8 x %struct.Trade], ptr %7, i64 0, i64 %154
  %709 = getelementptr inbounds [8 x %struct.Trade], ptr %7, i64 0, i64 %154, i32 5
  %710 = getelementptr inbounds [8 x %struct.Trade], ptr %7, i64 0, i64 %154, i32 4
  %711 = getelementptr inbounds [8 x %struct.Trade], ptr %7, i64 0, i64 %154, i32 2
  %712 = getelementptr inbounds [8 x %struct.Trade], ptr %7, i64 0, i64 %154, i32 6
  br label %713

713:                                              ; preds = %705, %919
  %714 = phi ptr [ %34, %705 ], [ %778, %919 ]
  %715 = phi i64 [ %703, %705 ], [ %922, %919 ]
  %716 = phi i64 [ %702, %705 ], [ 0, %919 ]
  %717 = add nsw i64 %715, -1
  %718 = getelementptr inbounds i64, ptr %714, i64 %717
  %719 = load i64, ptr %718, align 8
  %720 = icmp sgt i64 %719, %38
  br i1 %720, label %721, label %925

721:                                              ; preds = %713
  %722 = load ptr, ptr %14, align 8
  %723 = getelementptr inbounds i64, ptr %722, i64 %715
  %724 = load i64, ptr %723, align 8
  %725 = add i64 %724, %706
  %726 = sitofp i64 %725 to double
  br i1 %157, label %729, label %727

727:                                              ; preds = %769, %721
  %728 = phi double [ %707, %721 ], [ %770, %769 ]
  br i1 %377, label %782, label %776

729:                                              ; preds = %721, %769
  %730 = phi i64 [ %771, %769 ], [ 0, %721 ]
  %731 = phi double [ %770, %769 ], [ %707, %721 ]
  %732 = getelementptr inbounds [8 x %struct.Trade], ptr %7, i64 0, i64 %730
  %733 = getelementptr inbounds [8 x %struct.Trade], ptr %7, i64 0, i64 %730, i32 4
  %734 = load double, ptr %733, align 8
  %735 = load ptr, ptr %732, align 8
  %736 = getelementptr inbounds %struct.Tensor, ptr %735, i64 0, i32 2
  %737 = load i64, ptr %736, align 8
  %738 = sitofp i64 %737 to double
  %739 = getelementptr inbounds [8 x %struct.Trade], ptr %7, i64 0, i64 %730, i32 2
  %740 = load double, ptr %739, align 8
  %741 = getelementptr inbounds [8 x %struct.Trade], ptr %7, i64 0, i64 %730, i32 3
  %742 = load double, ptr %741, align 8
  %743 = fmul double %740, %742
  %744 = getelementptr inbounds [8 x %struct.Trade], ptr %7, i64 0, i64 %730, i32 1
  %745 = load double, ptr %744, align 8
  %746 = fsub double %726, %745
  %747 = fdiv double %743, %746
  %748 = fmul double %747, 0x3FEFFFFFFFFFDCD1
  %749 = fptosi double %748 to i64
  %750 = fcmp ugt double %748, 1.000000e+00
  br i1 %750, label %751, label %757

751:                                              ; preds = %729
  %752 = sitofp i64 %749 to double
  %753 = fcmp ogt double %748, %752
  br i1 %753, label %754, label %757

754:                                              ; preds = %751
  %755 = add nsw i64 %749, 1
  %756 = sitofp i64 %755 to double
  br label %757

757:                                              ; preds = %729, %751, %754
  %758 = phi double [ 1.000000e+00, %729 ], [ %756, %754 ], [ %752, %751 ]
  %759 = fmul double %734, %758
  %760 = fcmp ogt double %759, %738
  br i1 %760, label %761, label %769

761:                                              ; preds = %757
  %762 = getelementptr inbounds [8 x %struct.Trade], ptr %7, i64 0, i64 %730, i32 5
  %763 = load double, ptr %762, align 8
  %764 = fcmp ogt double %734, %738
  %765 = select i1 %764, double %734, double %738
  %766 = fsub double %759, %765
  %767 = fmul double %766, %763
  %768 = fadd double %731, %767
  br label %769

769:                                              ; preds = %761, %757
  %770 = phi double [ %768, %761 ], [ %731, %757 ]
  %771 = add nuw nsw i64 %730, 1
  %772 = icmp eq i64 %771, %155
  br i1 %772, label %727, label %729

773:                                              ; preds = %912
  %774 = getelementptr inbounds i64, ptr %913, i64 %717
  %775 = load i64, ptr %774, align 8
  br label %776

776:                                              ; preds = %773, %727
  %777 = phi i64 [ %719, %727 ], [ %775, %773 ]
  %778 = phi ptr [ %714, %727 ], [ %913, %773 ]
  %779 = phi double [ %728, %727 ], [ %917, %773 ]
  %780 = sitofp i64 %777 to double
  %781 = fcmp uge double %779, %780
  br i1 %781, label %919, label %918

782:                                              ; preds = %727, %912
  %783 = phi ptr [ %913, %912 ], [ %714, %727 ]
  %784 = phi i1 [ false, %912 ], [ true, %727 ]
  %785 = phi i64 [ 1, %912 ], [ 0, %727 ]
  %786 = phi double [ %917, %912 ], [ 0.000000e+00, %727 ]
  %787 = getelementptr inbounds [2 x %struct.Trade], ptr %8, i64 0, i64 %785, i32 5
  %788 = load double, ptr %787, align 8
  %789 = getelementptr inbounds [2 x %struct.Trade], ptr %8, i64 0, i64 %785, i32 4
  %790 = load double, ptr %789, align 8
  %791 = fmul double %788, %790
  %792 = getelementptr inbounds [2 x %struct.Trade], ptr %8, i64 0, i64 %785, i32 2
  %793 = load double, ptr %792, align 8
  %794 = getelementptr inbounds [2 x %struct.Trade], ptr %8, i64 0, i64 %785, i32 3
  %795 = load double, ptr %794, align 8
  %796 = fmul double %793, %795
  %797 = getelementptr inbounds [2 x %struct.Trade], ptr %8, i64 0, i64 %785, i32 1
  %798 = load double, ptr %797, align 8
  %799 = fsub double %726, %798
  %800 = fdiv double %796, %799
  %801 = fmul double %800, 0x3FEFFFFFFFFFDCD1
  %802 = fptosi double %801 to i64
  %803 = fcmp ugt double %801, 1.000000e+00
  br i1 %803, label %804, label %810

804:                                              ; preds = %782
  %805 = sitofp i64 %802 to double
  %806 = fcmp ogt double %801, %805
  br i1 %806, label %807, label %810

807:                                              ; preds = %804
  %808 = add nsw i64 %802, 1
  %809 = sitofp i64 %808 to double
  br label %810

810:                                              ; preds = %782, %804, %807
  %811 = phi double [ 1.000000e+00, %782 ], [ %809, %807 ], [ %805, %804 ]
  %812 = fadd double %811, -1.000000e+00
  %813 = fmul double %791, %812
  %814 = fadd double %728, %813
  br i1 %376, label %815, label %912

815:                                              ; preds = %810
  %816 = load ptr, ptr %708, align 8
  %817 = getelementptr inbounds %struct.Tensor, ptr %816, i64 0, i32 2
  %818 = load i64, ptr %817, align 8
  %819 = sitofp i64 %818 to double
  %820 = load double, ptr %709, align 8
  %821 = load double, ptr %710, align 8
  %822 = fcmp ogt double %821, %819
  %823 = select i1 %822, double %821, double %819
  %824 = fmul double %820, %823
  %825 = fsub double %707, %824
  %826 = fsub double %825, %791
  %827 = fmul double %821, %820
  %828 = load double, ptr %711, align 8
  %829 = fmul double %827, %828
  %830 = fmul double %800, %791
  %831 = fdiv double %829, %830
  %832 = tail call double @sqrt(double noundef %831)
  %833 = fmul double %800, %832
  %834 = fcmp olt double %833, 1.000000e+00
  %835 = fdiv double 1.000000e+00, %800
  %836 = select i1 %834, double %835, double %832
  %837 = fcmp olt double %836, 1.000000e+00
  %838 = select i1 %837, double 1.000000e+00, double %836
  %839 = fcmp ogt double %838, %828
  %840 = select i1 %839, double %828, double %838
  %841 = fdiv double %829, %840
  %842 = fmul double %800, %840
  %843 = fcmp ogt double %842, 1.000000e+00
  %844 = select i1 %843, double %842, double 1.000000e+00
  %845 = fmul double %791, %844
  %846 = fadd double %841, %845
  %847 = fmul double %846, 0x3FEFFFFFFF768FA1
  %848 = fadd double %826, %847
  %849 = load ptr, ptr %33, align 8
  %850 = getelementptr inbounds i64, ptr %849, i64 %717
  %851 = load i64, ptr %850, align 8
  %852 = sitofp i64 %851 to double
  %853 = fcmp olt double %848, %852
  br i1 %853, label %854, label %908

854:                                              ; preds = %815
  %855 = load i64, ptr %712, align 8
  %856 = icmp sgt i64 %855, -1
  br i1 %856, label %857, label %908

857:                                              ; preds = %854
  %858 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7, i64 %855
  %859 = load i64, ptr %858, align 8
  %860 = icmp sgt i64 %859, 0
  br i1 %860, label %861, label %904

861:                                              ; preds = %857
  %862 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 8, i64 %855
  %863 = load ptr, ptr %862, align 8
  %864 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %855
  %865 = load i64, ptr %864, align 8
  %866 = add i64 %865, -1
  br label %867

867:                                              ; preds = %901, %861
  %868 = phi i64 [ %859, %861 ], [ %870, %901 ]
  %869 = phi double [ 1.000000e+300, %861 ], [ %902, %901 ]
  %870 = add nsw i64 %868, -1
  %871 = getelementptr inbounds i64, ptr %863, i64 %870
  %872 = load i64, ptr %871, align 8
  %873 = sitofp i64 %872 to double
  %874 = fdiv double %726, %873
  %875 = fsub double %874, %798
  %876 = add i64 %866, %872
  %877 = sdiv i64 %876, %872
  %878 = sitofp i64 %877 to double
  %879 = fmul double %827, %878
  %880 = fadd double %791, %879
  %881 = fcmp ult double %880, %869
  br i1 %881, label %882, label %904

882:                                              ; preds = %867
  %883 = fcmp ugt double %875, 0.000000e+00
  br i1 %883, label %884, label %901

884:                                              ; preds = %882
  %885 = fdiv double %796, %875
  %886 = fmul double %885, 0x3FEFFFFFFFFFDCD1
  %887 = fptosi double %886 to i64
  %888 = fcmp ugt double %886, 1.000000e+00
  br i1 %888, label %889, label %895

889:                                              ; preds = %884
  %890 = sitofp i64 %887 to double
  %891 = fcmp ogt double %886, %890
  br i1 %891, label %892, label %895

892:                                              ; preds = %889
  %893 = add nsw i64 %887, 1
  %894 = sitofp i64 %893 to double
  br label %895

895:                                              ; preds = %892, %889, %884
  %896 = phi double [ 1.000000e+00, %884 ], [ %894, %892 ], [ %890, %889 ]
  %897 = fmul double %791, %896
  %898 = fadd double %879, %897
  %899 = fcmp olt double %898, %869
  %900 = select i1 %899, double %898, double %869
  br label %901

901:                                              ; preds = %895, %882
  %902 = phi double [ %869, %882 ], [ %900, %895 ]
  %903 = icmp ugt i64 %868, 1
  br i1 %903, label %867, label %904

904:                                              ; preds = %867, %901, %857
  %905 = phi double [ 1.000000e+300, %857 ], [ %902, %901 ], [ %869, %867 ]
  %906 = fmul double %905, 0x3FEFFFFFFFFFDCD1
  %907 = fadd double %826, %906
  br label %908

908:                                              ; preds = %904, %854, %815
  %909 = phi double [ %907, %904 ], [ %848, %854 ], [ %848, %815 ]
  %910 = fcmp ogt double %909, %814
  %911 = select i1 %910, double %909, double %814
  br label %912

912:                                              ; preds = %908, %810
  %913 = phi ptr [ %849, %908 ], [ %783, %810 ]
  %914 = phi double [ %911, %908 ], [ %814, %810 ]
  %915 = fcmp olt double %914, %786
  %916 = select i1 %784, i1 true, i1 %915
  %917 = select i1 %916, double %914, double %786
  br i1 %784, label %782, label %773

918:                                              ; preds = %776
  store i64 %715, ptr @hopeless.open_at, align 8
  br label %933

919:                                              ; preds = %776
  %920 = icmp eq i64 %716, 0
  %921 = add nsw i64 %715, 1
  %922 = select i1 %920, i64 %921, i64 %26
  %923 = load i64, ptr %2, align 8
  %924 = icmp slt i64 %922, %923
  br i1 %924, label %713, label %925

925:                                              ; preds = %713, %919, %701
  %926 = phi ptr [ %34, %701 ], [ %778, %919 ], [ %714, %713 ]
  %927 = phi i64 [ %703, %701 ], [ %922, %919 ], [ %715, %713 ]
  %928 = add nsw i64 %927, -1
  %929 = getelementptr inbounds i64, ptr %926, i64 %928
  %930 = load i64, ptr %929, align 8
  %931 = icmp sle i64 %930, %38
  %932 = zext i1 %931 to i64
  br label %933

933:                                              ; preds = %918, %925, %375
  %934 = phi i64 [ 0, %375 ], [ 0, %918 ], [ %932, %925 ]
  call void @llvm.lifetime.end.p0(i64 112, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 448, ptr nonnull %7)
  br label %935

935:                                              ; preds = %44, %12, %51, %40, %32, %28, %933
  %936 = phi i64 [ %934, %933 ], [ 0, %28 ], [ 1, %32 ], [ 0, %40 ], [ 0, %51 ], [ 0, %12 ], [ 0, %44 ]
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5)
  ret i64 %936
}

; Function Attrs: nounwind
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
  call void @llvm.lifetime.start.p0(i64 880, ptr nonnull %8)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(880) %8, ptr noundef nonnull align 8 dereferenceable(880) %1, i64 880, i1 false)
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
  call void @llvm.lifetime.end.p0(i64 880, ptr nonnull %8)
  br label %341

341:                                              ; preds = %172, %340, %64
  ret void
}

; Function Attrs: nofree nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc i64 @beaten(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2) unnamed_addr {
  %4 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  %5 = call fastcc i64 @corner(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %4)
  %6 = load i64, ptr %4, align 8
  %7 = load i64, ptr %2, align 8
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %9, label %34

9:                                                ; preds = %3
  %10 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 3
  %11 = load ptr, ptr %10, align 8
  br label %12

12:                                               ; preds = %12, %9
  %13 = phi i64 [ 0, %9 ], [ %22, %12 ]
  %14 = phi i64 [ %7, %9 ], [ %21, %12 ]
  %15 = add nsw i64 %14, %13
  %16 = sdiv i64 %15, 2
  %17 = getelementptr inbounds i64, ptr %11, i64 %16
  %18 = load i64, ptr %17, align 8
  %19 = icmp sgt i64 %18, %5
  %20 = add nsw i64 %16, 1
  %21 = select i1 %19, i64 %16, i64 %14
  %22 = select i1 %19, i64 %13, i64 %20
  %23 = icmp slt i64 %22, %21
  br i1 %23, label %12, label %24

24:                                               ; preds = %12
  %25 = icmp eq i64 %22, 0
  br i1 %25, label %34, label %26

26:                                               ; preds = %24
  %27 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 4
  %28 = load ptr, ptr %27, align 8
  %29 = add nsw i64 %22, -1
  %30 = getelementptr inbounds i64, ptr %28, i64 %29
  %31 = load i64, ptr %30, align 8
  %32 = icmp sle i64 %31, %6
  %33 = zext i1 %32 to i64
  br label %34

34:                                               ; preds = %3, %24, %26
  %35 = phi i64 [ 0, %24 ], [ %33, %26 ], [ 0, %3 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  ret i64 %35
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

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite)
define internal fastcc i64 @corner(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2) unnamed_addr {
  %4 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 8
  %5 = load i64, ptr %4, align 8
  store i64 0, ptr %2, align 8
  %6 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %7 = load i64, ptr %6, align 8
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %9, label %11

9:                                                ; preds = %3
  %10 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 4
  br label %13

11:                                               ; preds = %116, %3
  %12 = phi i64 [ %5, %3 ], [ %98, %116 ]
  ret i64 %12

13:                                               ; preds = %9, %116
  %14 = phi i64 [ 0, %9 ], [ %119, %116 ]
  %15 = phi i64 [ %5, %9 ], [ %98, %116 ]
  %16 = phi i64 [ 0, %9 ], [ %120, %116 ]
  %17 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %16
  %18 = load i64, ptr %10, align 8
  %19 = shl nuw i64 1, %16
  %20 = and i64 %18, %19
  %21 = icmp eq i64 %20, 0
  %22 = load i64, ptr %17, align 8
  br i1 %21, label %23, label %97

23:                                               ; preds = %13
  %24 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %16, i32 4
  %25 = load i64, ptr %24, align 8
  %26 = icmp sgt i64 %25, 0
  br i1 %26, label %27, label %94

27:                                               ; preds = %23, %55
  %28 = phi i64 [ %58, %55 ], [ 0, %23 ]
  %29 = phi i64 [ %57, %55 ], [ %22, %23 ]
  %30 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %16, i32 9, i64 %28
  %31 = load i64, ptr %30, align 8
  %32 = icmp sgt i64 %31, 0
  br i1 %32, label %33, label %55

33:                                               ; preds = %27
  %34 = and i64 %31, 1
  %35 = icmp eq i64 %31, 1
  br i1 %35, label %38, label %36

36:                                               ; preds = %33
  %37 = and i64 %31, -2
  br label %60

38:                                               ; preds = %89, %33
  %39 = phi i64 [ undef, %33 ], [ %90, %89 ]
  %40 = phi i64 [ 0, %33 ], [ %91, %89 ]
  %41 = phi i64 [ 1, %33 ], [ %90, %89 ]
  %42 = icmp eq i64 %34, 0
  br i1 %42, label %55, label %43

43:                                               ; preds = %38
  %44 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %16, i32 10, i64 %28, i64 %40
  %45 = load i64, ptr %44, align 8
  %46 = getelementptr inbounds i64, ptr %1, i64 %45
  %47 = load i64, ptr %46, align 8
  %48 = icmp eq i64 %47, 0
  br i1 %48, label %55, label %49

49:                                               ; preds = %43
  %50 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %16, i32 11, i64 %28, i64 %40
  %51 = load i64, ptr %50, align 8
  %52 = add nsw i64 %47, -1
  %53 = mul nsw i64 %51, %52
  %54 = add nsw i64 %53, %41
  br label %55

55:                                               ; preds = %38, %49, %43, %27
  %56 = phi i64 [ 1, %27 ], [ %39, %38 ], [ %54, %49 ], [ %41, %43 ]
  %57 = mul nsw i64 %56, %29
  %58 = add nuw nsw i64 %28, 1
  %59 = icmp eq i64 %58, %25
  br i1 %59, label %94, label %27

60:                                               ; preds = %89, %36
  %61 = phi i64 [ 0, %36 ], [ %91, %89 ]
  %62 = phi i64 [ 1, %36 ], [ %90, %89 ]
  %63 = phi i64 [ 0, %36 ], [ %92, %89 ]
  %64 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %16, i32 10, i64 %28, i64 %61
  %65 = load i64, ptr %64, align 8
  %66 = getelementptr inbounds i64, ptr %1, i64 %65
  %67 = load i64, ptr %66, align 8
  %68 = icmp eq i64 %67, 0
  br i1 %68, label %75, label %69

69:                                               ; preds = %60
  %70 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %16, i32 11, i64 %28, i64 %61
  %71 = load i64, ptr %70, align 8
  %72 = add nsw i64 %67, -1
  %73 = mul nsw i64 %71, %72
  %74 = add nsw i64 %73, %62
  br label %75

75:                                               ; preds = %69, %60
  %76 = phi i64 [ %74, %69 ], [ %62, %60 ]
  %77 = or i64 %61, 1
  %78 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %16, i32 10, i64 %28, i64 %77
  %79 = load i64, ptr %78, align 8
  %80 = getelementptr inbounds i64, ptr %1, i64 %79
  %81 = load i64, ptr %80, align 8
  %82 = icmp eq i64 %81, 0
  br i1 %82, label %89, label %83

83:                                               ; preds = %75
  %84 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %16, i32 11, i64 %28, i64 %77
  %85 = load i64, ptr %84, align 8
  %86 = add nsw i64 %81, -1
  %87 = mul nsw i64 %85, %86
  %88 = add nsw i64 %87, %76
  br label %89

89:                                               ; preds = %83, %75
  %90 = phi i64 [ %88, %83 ], [ %76, %75 ]
  %91 = add nuw nsw i64 %61, 2
  %92 = add i64 %63, 2
  %93 = icmp eq i64 %92, %37
  br i1 %93, label %38, label %60

94:                                               ; preds = %55, %23
  %95 = phi i64 [ %22, %23 ], [ %57, %55 ]
  %96 = add nsw i64 %95, %15
  br label %97

97:                                               ; preds = %13, %94
  %98 = phi i64 [ %96, %94 ], [ %15, %13 ]
  %99 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 9, i64 %16
  %100 = load i64, ptr %99, align 8
  %101 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %16, i32 2
  %102 = load i64, ptr %101, align 8
  %103 = tail call i64 @llvm.smax.i64(i64 %100, i64 %102)
  %104 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %16, i32 1
  %105 = load i64, ptr %104, align 8
  %106 = icmp eq i64 %105, 0
  br i1 %106, label %116, label %107

107:                                              ; preds = %97
  %108 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %16, i32 5
  %109 = load i64, ptr %108, align 8
  %110 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %16, i32 6
  %111 = load i64, ptr %110, align 8
  %112 = icmp eq i64 %109, %111
  br i1 %112, label %113, label %116

113:                                              ; preds = %107
  %114 = shl nsw i64 %103, 1
  %115 = sub nsw i64 %114, %102
  br label %116

116:                                              ; preds = %97, %107, %113
  %117 = phi i64 [ %115, %113 ], [ %103, %107 ], [ %103, %97 ]
  %118 = mul nsw i64 %117, %22
  %119 = add nsw i64 %14, %118
  store i64 %119, ptr %2, align 8
  %120 = add nuw nsw i64 %16, 1
  %121 = load i64, ptr %6, align 8
  %122 = icmp slt i64 %120, %121
  br i1 %122, label %13, label %11
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg)

; Function Attrs: nounwind
declare double @sqrt(double noundef)

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



