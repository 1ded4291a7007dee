; nests.c 2324e3b9cb2a826807da82689fbf1d781e228cd7fab1214fc9dad3f37d222c89

%struct.anon = type { i64, i64, [4096 x i64], [4096 x %struct.Order] }
%struct.Order = type { i64, %struct.Nest, double, i64 }
%struct.Nest = type { i64, [32 x %struct.Loop], [8 x i64], i64 }
%struct.Loop = type { i64, i64 }
%struct.Tried = type { %struct.Nest, %struct.Nest, i64, i64, [8 x i64] }
%struct.anon.0 = type { %struct.Chains, %struct.Nest }
%struct.Chains = type { [12 x i64], [12 x [32 x i64]], [12 x [33 x %struct.Extents]], [12 x [33 x i64]] }
%struct.Extents = type { i64, [64 x i64], [64 x i64] }
%struct.Steps = type { i64, [128 x i64], [128 x i64], [128 x i64], [128 x i64] }
%struct.anon.1 = type { i64, i64 }
%struct.anon.2 = type { i64, i64, i64, [4 x %struct.State] }
%struct.State = type { [12 x i64], i64, [32 x %struct.Loop], [8 x i64], i64, i64, i64, i64, i64, [8 x i64], [8 x i64], i64, i64, i64, i64 }
%struct.Grid = type { ptr, i64, [8 x %struct.Within], [12 x i64], [12 x i64], [12 x i64], i64, i64, i64 }
%struct.Within = type { ptr, [32 x %struct.Loop], i64, [12 x i64], [8 x i64], i64 }
%struct.Choice = type { ptr, ptr, %struct.Nest, [32 x i64], [8 x i64], %struct.Chains }
%struct.anon.3 = type { i64, i64, [32768 x i64] }
%struct.Front = type { i64, i64, i64, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, ptr, i64, i64 }
%struct.Problem = type { i64, i64, i64, i64, i64, i64, [12 x i64], [12 x i64], [12 x ptr], i64, [12 x [2 x i64]], [8 x %struct.Tensor] }
%struct.Tensor = type { i64, i64, i64, i64, i64, i64, i64, i64, [8 x i64], [8 x i64], [8 x [12 x i64]], [8 x i64], [8 x [8 x i64]], [8 x [12 x i64]], [8 x i64], [8 x [12 x i64]], [8 x [12 x i64]] }
%struct.Memory = type { i64, i64, i64, [4 x i64], [4 x [8 x i64]] }
%struct.Trade = type { ptr, double, double, double, double, double, i64 }

@survey.buffer = internal global [16384 x i64] zeroinitializer, align 16
@survey.traffic = internal global [16384 x i64] zeroinitializer, align 16
@met = internal global %struct.anon zeroinitializer, align 8
@anneal.here = internal global %struct.Tried zeroinitializer, align 8
@anneal.next = internal global %struct.Tried zeroinitializer, align 8
@anneal.found = internal global %struct.Tried zeroinitializer, align 8
@divided = internal global %struct.anon.0 zeroinitializer, align 8
@leaf.c = internal global %struct.Chains zeroinitializer, align 8
@still.s = internal global [12 x %struct.Steps] zeroinitializer, align 16
@stepped.s = internal global [12 x %struct.Steps] zeroinitializer, align 16
@covered.seen = internal unnamed_addr global [65536 x i8] zeroinitializer, align 16
@scratch = internal global [33 x [2049 x [9 x i64]]] zeroinitializer, align 16
@depth = internal unnamed_addr global i64 0, align 8
@over.takes = internal global [12 x [2049 x [9 x i64]]] zeroinitializer, align 16
@counted.known = internal unnamed_addr global [65536 x %struct.anon.1] zeroinitializer, align 16
@moved.c = internal global %struct.Chains zeroinitializer, align 8
@pieces.best = internal unnamed_addr global [65 x i64] zeroinitializer, align 16
@visited = internal global [4096 x %struct.anon.2] zeroinitializer, align 16
@no_worse.g = internal global %struct.Grid zeroinitializer, align 8
@no_worse.h = internal global %struct.Grid zeroinitializer, align 8
@attempt.c = internal global %struct.Chains zeroinitializer, align 8
@hopeless.open_at = internal unnamed_addr global i64 0, align 8
@try_order.x = internal global %struct.Choice zeroinitializer, align 8
@tried = internal unnamed_addr global %struct.anon.3 zeroinitializer, align 8
@simplify.less = internal global %struct.Tried zeroinitializer, align 8

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define i64 @complete(ptr noundef %0, ptr nocapture noundef %1) {
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
  call fastcc void @outward(ptr noundef %0, ptr noundef nonnull %3, ptr noundef %1)
  %54 = load i64, ptr %50, align 8
  %55 = getelementptr inbounds %struct.Front, ptr %1, i64 0, i32 11
  %56 = load i64, ptr %55, align 8
  %57 = icmp sle i64 %54, %56
  %58 = zext i1 %57 to i64
  call void @llvm.lifetime.end.p0(i64 880, ptr nonnull %3)
  ret i64 %58
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @outward(ptr noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2) unnamed_addr {
  %4 = alloca [8 x i64], align 16
  %5 = alloca [9 x i64], align 16
  %6 = alloca i64, align 8
  %7 = alloca %struct.Grid, align 8
  %8 = alloca %struct.State, align 8
  %9 = alloca i64, align 8
  %10 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %11 = load i64, ptr %10, align 8
  %12 = trunc i64 %11 to i32
  %13 = shl nsw i32 -1, %12
  %14 = xor i32 %13, -1
  %15 = sext i32 %14 to i64
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %9)
  %16 = call fastcc i64 @corner(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %9)
  %17 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 9
  %18 = load i64, ptr %17, align 8
  %19 = add nsw i64 %18, 1
  store i64 %19, ptr %17, align 8
  %20 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 11
  %21 = load i64, ptr %20, align 8
  %22 = icmp slt i64 %18, %21
  br i1 %22, label %23, label %824

23:                                               ; preds = %3
  %24 = load i64, ptr %9, align 8
  %25 = load i64, ptr %2, align 8
  %26 = icmp sgt i64 %25, 0
  br i1 %26, label %27, label %51

27:                                               ; preds = %23
  %28 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 3
  %29 = load ptr, ptr %28, align 8
  br label %30

30:                                               ; preds = %30, %27
  %31 = phi i64 [ 0, %27 ], [ %40, %30 ]
  %32 = phi i64 [ %25, %27 ], [ %39, %30 ]
  %33 = add nsw i64 %32, %31
  %34 = sdiv i64 %33, 2
  %35 = getelementptr inbounds i64, ptr %29, i64 %34
  %36 = load i64, ptr %35, align 8
  %37 = icmp sgt i64 %36, %16
  %38 = add nsw i64 %34, 1
  %39 = select i1 %37, i64 %34, i64 %32
  %40 = select i1 %37, i64 %31, i64 %38
  %41 = icmp slt i64 %40, %39
  br i1 %41, label %30, label %42

42:                                               ; preds = %30
  %43 = icmp eq i64 %40, 0
  br i1 %43, label %51, label %44

44:                                               ; preds = %42
  %45 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 4
  %46 = load ptr, ptr %45, align 8
  %47 = add nsw i64 %40, -1
  %48 = getelementptr inbounds i64, ptr %46, i64 %47
  %49 = load i64, ptr %48, align 8
  %50 = icmp sgt i64 %49, %24
  br i1 %50, label %51, label %824

51:                                               ; preds = %23, %42, %44
  %52 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 1
  %53 = load i64, ptr %52, align 8
  %54 = load i64, ptr %0, align 8
  %55 = add nsw i64 %54, %53
  %56 = icmp sgt i64 %55, 32
  br i1 %56, label %57, label %59

57:                                               ; preds = %51
  %58 = add nsw i64 %21, 1
  store i64 %58, ptr %17, align 8
  br label %824

59:                                               ; preds = %51
  %60 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 4
  %61 = load i64, ptr %60, align 8
  %62 = icmp eq i64 %61, %15
  br i1 %62, label %63, label %90

63:                                               ; preds = %59
  tail call fastcc void @leaf(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %2)
  %64 = load i64, ptr %2, align 8
  %65 = icmp sgt i64 %64, 0
  br i1 %65, label %66, label %90

66:                                               ; preds = %63
  %67 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 3
  %68 = load ptr, ptr %67, align 8
  br label %69

69:                                               ; preds = %69, %66
  %70 = phi i64 [ 0, %66 ], [ %79, %69 ]
  %71 = phi i64 [ %64, %66 ], [ %78, %69 ]
  %72 = add nsw i64 %71, %70
  %73 = sdiv i64 %72, 2
  %74 = getelementptr inbounds i64, ptr %68, i64 %73
  %75 = load i64, ptr %74, align 8
  %76 = icmp sgt i64 %75, %16
  %77 = add nsw i64 %73, 1
  %78 = select i1 %76, i64 %73, i64 %71
  %79 = select i1 %76, i64 %70, i64 %77
  %80 = icmp slt i64 %79, %78
  br i1 %80, label %69, label %81

81:                                               ; preds = %69
  %82 = icmp eq i64 %79, 0
  br i1 %82, label %90, label %83

83:                                               ; preds = %81
  %84 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 4
  %85 = load ptr, ptr %84, align 8
  %86 = add nsw i64 %79, -1
  %87 = getelementptr inbounds i64, ptr %85, i64 %86
  %88 = load i64, ptr %87, align 8
  %89 = icmp sgt i64 %88, %24
  br i1 %89, label %90, label %824

90:                                               ; preds = %63, %81, %83, %59
  %91 = load i64, ptr %10, align 8
  %92 = icmp sgt i64 %91, 0
  br i1 %92, label %93, label %96

93:                                               ; preds = %90
  %94 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 6
  %95 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 3
  br label %100

96:                                               ; preds = %125, %90
  %97 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 3
  %98 = load i64, ptr %97, align 8
  %99 = icmp eq i64 %98, 0
  br i1 %99, label %132, label %129

100:                                              ; preds = %93, %125
  %101 = phi i64 [ %91, %93 ], [ %126, %125 ]
  %102 = phi i64 [ 0, %93 ], [ %127, %125 ]
  %103 = load i64, ptr %60, align 8
  %104 = shl nuw i64 1, %102
  %105 = and i64 %103, %104
  %106 = icmp eq i64 %105, 0
  br i1 %106, label %107, label %125

107:                                              ; preds = %100
  %108 = load i64, ptr %94, align 8
  %109 = ashr i64 %108, %102
  %110 = icmp eq i64 %109, 0
  br i1 %110, label %111, label %125

111:                                              ; preds = %107
  %112 = load i64, ptr %95, align 8
  %113 = icmp eq i64 %112, 0
  br i1 %113, label %123, label %114

114:                                              ; preds = %111
  %115 = load i64, ptr %52, align 8
  %116 = icmp eq i64 %115, 0
  br i1 %116, label %117, label %125

117:                                              ; preds = %114
  %118 = trunc i64 %102 to i32
  %119 = shl nsw i32 -1, %118
  %120 = xor i32 %119, -1
  %121 = sext i32 %120 to i64
  %122 = icmp eq i64 %103, %121
  br i1 %122, label %123, label %125

123:                                              ; preds = %117, %111
  tail call fastcc void @keep_any(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %2, i64 noundef %102, i64 noundef 0)
  %124 = load i64, ptr %10, align 8
  br label %125

125:                                              ; preds = %100, %107, %123, %114, %117
  %126 = phi i64 [ %101, %100 ], [ %101, %107 ], [ %124, %123 ], [ %101, %114 ], [ %101, %117 ]
  %127 = add nuw nsw i64 %102, 1
  %128 = icmp slt i64 %127, %126
  br i1 %128, label %100, label %96

129:                                              ; preds = %96
  %130 = load i64, ptr %60, align 8
  %131 = icmp eq i64 %130, %15
  br i1 %131, label %132, label %824

132:                                              ; preds = %129, %96
  %133 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 6
  %134 = load i64, ptr %133, align 8
  %135 = icmp eq i64 %134, 0
  br i1 %135, label %136, label %143

136:                                              ; preds = %132
  %137 = load i64, ptr %52, align 8
  %138 = icmp eq i64 %137, 0
  br i1 %138, label %143, label %139

139:                                              ; preds = %136
  %140 = add nsw i64 %137, -1
  %141 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %140
  %142 = load i64, ptr %141, align 8
  br label %143

143:                                              ; preds = %132, %136, %139
  %144 = phi i64 [ %142, %139 ], [ -1, %136 ], [ -1, %132 ]
  %145 = load i64, ptr %0, align 8
  %146 = icmp sgt i64 %145, 0
  br i1 %146, label %147, label %824

147:                                              ; preds = %143
  %148 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 1
  %149 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 6
  %150 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 2
  %151 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 3
  %152 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 4
  %153 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 13
  %154 = getelementptr inbounds %struct.Grid, ptr %7, i64 0, i32 6
  %155 = getelementptr inbounds %struct.Grid, ptr %7, i64 0, i32 1
  %156 = getelementptr inbounds %struct.Grid, ptr %7, i64 0, i32 8
  %157 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 4
  %158 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 8
  br label %159

159:                                              ; preds = %147, %819
  %160 = phi i64 [ %145, %147 ], [ %820, %819 ]
  %161 = phi i64 [ %145, %147 ], [ %821, %819 ]
  %162 = phi i64 [ 0, %147 ], [ %822, %819 ]
  %163 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %162
  %164 = load i64, ptr %163, align 8
  %165 = icmp eq i64 %164, 0
  br i1 %165, label %819, label %166

166:                                              ; preds = %159
  %167 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %162
  %168 = load i64, ptr %167, align 8
  %169 = icmp eq i64 %164, %168
  br i1 %169, label %819, label %170

170:                                              ; preds = %166
  %171 = load i64, ptr %10, align 8
  %172 = icmp sgt i64 %171, 0
  br i1 %172, label %173, label %236

173:                                              ; preds = %170
  %174 = load i64, ptr %97, align 8
  %175 = icmp eq i64 %174, 0
  %176 = shl nuw i64 1, %162
  br i1 %175, label %177, label %236

177:                                              ; preds = %173
  %178 = load i64, ptr %133, align 8
  %179 = and i64 %171, 1
  %180 = icmp eq i64 %171, 1
  br i1 %180, label %190, label %181

181:                                              ; preds = %177
  %182 = and i64 %171, -2
  br label %183

183:                                              ; preds = %229, %181
  %184 = phi i64 [ 0, %181 ], [ %233, %229 ]
  %185 = phi i64 [ 1, %181 ], [ %232, %229 ]
  %186 = phi i64 [ 0, %181 ], [ %234, %229 ]
  %187 = shl nuw i64 1, %184
  %188 = and i64 %178, %187
  %189 = icmp eq i64 %188, 0
  br i1 %189, label %216, label %211

190:                                              ; preds = %229, %177
  %191 = phi i64 [ undef, %177 ], [ %232, %229 ]
  %192 = phi i64 [ 0, %177 ], [ %233, %229 ]
  %193 = phi i64 [ 1, %177 ], [ %232, %229 ]
  %194 = icmp eq i64 %179, 0
  br i1 %194, label %208, label %195

195:                                              ; preds = %190
  %196 = shl nuw i64 1, %192
  %197 = and i64 %178, %196
  %198 = icmp eq i64 %197, 0
  br i1 %198, label %204, label %199

199:                                              ; preds = %195
  %200 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %192, i32 6
  %201 = load i64, ptr %200, align 8
  %202 = and i64 %201, %176
  %203 = icmp ne i64 %202, 0
  br label %204

204:                                              ; preds = %199, %195
  %205 = phi i1 [ true, %195 ], [ %203, %199 ]
  %206 = zext i1 %205 to i64
  %207 = and i64 %193, %206
  br label %208

208:                                              ; preds = %190, %204
  %209 = phi i64 [ %191, %190 ], [ %207, %204 ]
  %210 = icmp eq i64 %209, 0
  br i1 %210, label %819, label %236

211:                                              ; preds = %183
  %212 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %184, i32 6
  %213 = load i64, ptr %212, align 8
  %214 = and i64 %213, %176
  %215 = icmp ne i64 %214, 0
  br label %216

216:                                              ; preds = %211, %183
  %217 = phi i1 [ true, %183 ], [ %215, %211 ]
  %218 = zext i1 %217 to i64
  %219 = and i64 %185, %218
  %220 = shl i64 2, %184
  %221 = and i64 %178, %220
  %222 = icmp eq i64 %221, 0
  br i1 %222, label %229, label %223

223:                                              ; preds = %216
  %224 = or i64 %184, 1
  %225 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %224, i32 6
  %226 = load i64, ptr %225, align 8
  %227 = and i64 %226, %176
  %228 = icmp ne i64 %227, 0
  br label %229

229:                                              ; preds = %223, %216
  %230 = phi i1 [ true, %216 ], [ %228, %223 ]
  %231 = zext i1 %230 to i64
  %232 = and i64 %219, %231
  %233 = add nuw nsw i64 %184, 2
  %234 = add i64 %186, 2
  %235 = icmp eq i64 %234, %182
  br i1 %235, label %190, label %183

236:                                              ; preds = %173, %170, %208
  %237 = icmp eq i64 %144, %162
  br i1 %237, label %238, label %245

238:                                              ; preds = %236
  %239 = load i64, ptr %52, align 8
  %240 = add nsw i64 %239, -1
  %241 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %240, i32 1
  %242 = load i64, ptr %241, align 8
  %243 = srem i64 %164, %242
  %244 = icmp eq i64 %243, 0
  br i1 %244, label %819, label %245

245:                                              ; preds = %238, %236
  %246 = load i64, ptr @depth, align 8
  %247 = getelementptr inbounds [33 x [2049 x [9 x i64]]], ptr @scratch, i64 0, i64 %246
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %5)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6)
  call void @llvm.lifetime.start.p0(i64 5896, ptr nonnull %7)
  call void @llvm.lifetime.start.p0(i64 880, ptr nonnull %8)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(880) %8, ptr noundef nonnull align 8 dereferenceable(880) %1, i64 880, i1 false)
  %248 = load i64, ptr %148, align 8
  %249 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 2, i64 %248
  store i64 %162, ptr %249, align 8
  %250 = add nsw i64 %248, 1
  store i64 %250, ptr %148, align 8
  %251 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 2, i64 %248, i32 1
  store i64 %164, ptr %251, align 8
  store i64 0, ptr %149, align 8
  %252 = icmp slt i64 %164, %168
  br i1 %252, label %253, label %817

253:                                              ; preds = %245
  %254 = getelementptr inbounds [12 x i64], ptr %8, i64 0, i64 %162
  %255 = getelementptr inbounds %struct.Grid, ptr %7, i64 0, i32 5, i64 %162
  br label %256

256:                                              ; preds = %253, %812
  %257 = phi i64 [ %164, %253 ], [ %259, %812 ]
  %258 = phi i64 [ 0, %253 ], [ %813, %812 ]
  %259 = add i64 %257, 1
  %260 = load i64, ptr %150, align 8
  %261 = icmp eq i64 %260, 0
  br i1 %261, label %269, label %262

262:                                              ; preds = %256
  %263 = srem i64 %168, %259
  %264 = icmp eq i64 %263, 0
  br i1 %264, label %265, label %812

265:                                              ; preds = %262
  %266 = load i64, ptr %163, align 8
  %267 = srem i64 %259, %266
  %268 = icmp eq i64 %267, 0
  br i1 %268, label %269, label %812

269:                                              ; preds = %265, %256
  store i64 %259, ptr %254, align 8
  %270 = load i64, ptr %10, align 8
  %271 = icmp sgt i64 %270, 0
  br i1 %271, label %272, label %289

272:                                              ; preds = %269
  %273 = and i64 %270, 3
  %274 = icmp ult i64 %270, 4
  br i1 %274, label %277, label %275

275:                                              ; preds = %272
  %276 = and i64 %270, -4
  br label %316

277:                                              ; preds = %316, %272
  %278 = phi i64 [ 0, %272 ], [ %334, %316 ]
  %279 = icmp eq i64 %273, 0
  br i1 %279, label %289, label %280

280:                                              ; preds = %277, %280
  %281 = phi i64 [ %286, %280 ], [ %278, %277 ]
  %282 = phi i64 [ %287, %280 ], [ 0, %277 ]
  %283 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 9, i64 %281
  %284 = load i64, ptr %283, align 8
  %285 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 9, i64 %281
  store i64 %284, ptr %285, align 8
  %286 = add nuw nsw i64 %281, 1
  %287 = add i64 %282, 1
  %288 = icmp eq i64 %287, %273
  br i1 %288, label %289, label %280

289:                                              ; preds = %277, %280, %269
  %290 = call fastcc i64 @corner(ptr noundef nonnull %0, ptr noundef nonnull %8, ptr noundef nonnull %6)
  %291 = load i64, ptr %6, align 8
  %292 = load i64, ptr %2, align 8
  %293 = icmp sgt i64 %292, 0
  br i1 %293, label %294, label %337

294:                                              ; preds = %289
  %295 = load ptr, ptr %151, align 8
  br label %296

296:                                              ; preds = %296, %294
  %297 = phi i64 [ 0, %294 ], [ %306, %296 ]
  %298 = phi i64 [ %292, %294 ], [ %305, %296 ]
  %299 = add nsw i64 %298, %297
  %300 = sdiv i64 %299, 2
  %301 = getelementptr inbounds i64, ptr %295, i64 %300
  %302 = load i64, ptr %301, align 8
  %303 = icmp sgt i64 %302, %290
  %304 = add nsw i64 %300, 1
  %305 = select i1 %303, i64 %300, i64 %298
  %306 = select i1 %303, i64 %297, i64 %304
  %307 = icmp slt i64 %306, %305
  br i1 %307, label %296, label %308

308:                                              ; preds = %296
  %309 = icmp eq i64 %306, 0
  br i1 %309, label %337, label %310

310:                                              ; preds = %308
  %311 = load ptr, ptr %152, align 8
  %312 = add nsw i64 %306, -1
  %313 = getelementptr inbounds i64, ptr %311, i64 %312
  %314 = load i64, ptr %313, align 8
  %315 = icmp sgt i64 %314, %291
  br i1 %315, label %337, label %812

316:                                              ; preds = %316, %275
  %317 = phi i64 [ 0, %275 ], [ %334, %316 ]
  %318 = phi i64 [ 0, %275 ], [ %335, %316 ]
  %319 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 9, i64 %317
  %320 = load i64, ptr %319, align 8
  %321 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 9, i64 %317
  store i64 %320, ptr %321, align 8
  %322 = or i64 %317, 1
  %323 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 9, i64 %322
  %324 = load i64, ptr %323, align 8
  %325 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 9, i64 %322
  store i64 %324, ptr %325, align 8
  %326 = or i64 %317, 2
  %327 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 9, i64 %326
  %328 = load i64, ptr %327, align 8
  %329 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 9, i64 %326
  store i64 %328, ptr %329, align 8
  %330 = or i64 %317, 3
  %331 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 9, i64 %330
  %332 = load i64, ptr %331, align 8
  %333 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 9, i64 %330
  store i64 %332, ptr %333, align 8
  %334 = add nuw nsw i64 %317, 4
  %335 = add i64 %318, 4
  %336 = icmp eq i64 %335, %276
  br i1 %336, label %277, label %316

337:                                              ; preds = %289, %308, %310
  %338 = load i64, ptr %153, align 8
  %339 = call fastcc i64 @prepare(ptr noundef nonnull %7, ptr noundef nonnull %0, ptr noundef nonnull %8, i64 noundef %338)
  %340 = icmp ne i64 %339, 0
  %341 = icmp slt i64 %259, %168
  %342 = select i1 %340, i1 %341, i1 false
  br i1 %342, label %343, label %352

343:                                              ; preds = %337
  store i64 %162, ptr %154, align 8
  %344 = icmp sgt i64 %258, %257
  br i1 %344, label %345, label %347

345:                                              ; preds = %347, %343
  %346 = load i64, ptr %155, align 8
  call fastcc void @pieces(ptr noundef nonnull %247, i64 noundef %168, i64 noundef %259, i64 noundef %346, ptr noundef nonnull %5)
  br label %357

347:                                              ; preds = %343, %347
  %348 = phi i64 [ %349, %347 ], [ %258, %343 ]
  %349 = add nsw i64 %348, 1
  store i64 %349, ptr %255, align 8
  %350 = getelementptr inbounds [9 x i64], ptr %247, i64 %349
  call fastcc void @over(ptr noundef nonnull %7, i64 noundef 0, ptr noundef nonnull %350)
  %351 = icmp eq i64 %348, %257
  br i1 %351, label %345, label %347

352:                                              ; preds = %337
  br i1 %340, label %356, label %353

353:                                              ; preds = %352
  %354 = load i64, ptr %10, align 8
  %355 = icmp sgt i64 %354, 0
  br label %384

356:                                              ; preds = %352
  call fastcc void @over(ptr noundef nonnull %7, i64 noundef 0, ptr noundef nonnull %5)
  br label %357

357:                                              ; preds = %356, %345
  %358 = phi i64 [ %259, %345 ], [ %258, %356 ]
  %359 = load i64, ptr %10, align 8
  %360 = icmp sgt i64 %359, 0
  %361 = and i1 %340, %360
  br i1 %361, label %362, label %384

362:                                              ; preds = %357
  %363 = load i64, ptr %60, align 8
  %364 = and i64 %359, 1
  %365 = icmp eq i64 %359, 1
  br i1 %365, label %368, label %366

366:                                              ; preds = %362
  %367 = and i64 %359, -2
  br label %397

368:                                              ; preds = %426, %362
  %369 = phi i64 [ 0, %362 ], [ %427, %426 ]
  %370 = phi i64 [ 0, %362 ], [ %428, %426 ]
  %371 = icmp eq i64 %364, 0
  br i1 %371, label %384, label %372

372:                                              ; preds = %368
  %373 = shl nuw i64 1, %370
  %374 = and i64 %373, %363
  %375 = icmp eq i64 %374, 0
  br i1 %375, label %384, label %376

376:                                              ; preds = %372
  %377 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 9, i64 %370
  %378 = load i64, ptr %377, align 8
  %379 = add nsw i64 %369, 1
  %380 = getelementptr inbounds [9 x i64], ptr %5, i64 0, i64 %379
  %381 = load i64, ptr %380, align 8
  %382 = call i64 @llvm.smax.i64(i64 %378, i64 %381)
  %383 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 9, i64 %370
  store i64 %382, ptr %383, align 8
  br label %384

384:                                              ; preds = %368, %376, %372, %353, %357
  %385 = phi i1 [ %355, %353 ], [ %360, %357 ], [ true, %372 ], [ true, %376 ], [ true, %368 ]
  %386 = phi i64 [ %354, %353 ], [ %359, %357 ], [ %359, %372 ], [ %359, %376 ], [ %359, %368 ]
  %387 = phi i64 [ %258, %353 ], [ %358, %357 ], [ %358, %372 ], [ %358, %376 ], [ %358, %368 ]
  %388 = load i64, ptr %156, align 8
  %389 = select i1 %340, i64 %388, i64 0
  %390 = load i64, ptr %17, align 8
  %391 = add nsw i64 %390, %389
  store i64 %391, ptr %17, align 8
  %392 = call fastcc i64 @corner(ptr noundef nonnull %0, ptr noundef nonnull %8, ptr noundef nonnull %6)
  %393 = load i64, ptr %5, align 16
  %394 = select i1 %340, i64 %393, i64 0
  br i1 %385, label %395, label %431

395:                                              ; preds = %384
  %396 = load i64, ptr %60, align 8
  br label %459

397:                                              ; preds = %426, %366
  %398 = phi i64 [ 0, %366 ], [ %427, %426 ]
  %399 = phi i64 [ 0, %366 ], [ %428, %426 ]
  %400 = phi i64 [ 0, %366 ], [ %429, %426 ]
  %401 = shl nuw i64 1, %399
  %402 = and i64 %401, %363
  %403 = icmp eq i64 %402, 0
  br i1 %403, label %412, label %404

404:                                              ; preds = %397
  %405 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 9, i64 %399
  %406 = load i64, ptr %405, align 8
  %407 = add nsw i64 %398, 1
  %408 = getelementptr inbounds [9 x i64], ptr %5, i64 0, i64 %407
  %409 = load i64, ptr %408, align 8
  %410 = call i64 @llvm.smax.i64(i64 %406, i64 %409)
  %411 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 9, i64 %399
  store i64 %410, ptr %411, align 8
  br label %412

412:                                              ; preds = %404, %397
  %413 = phi i64 [ %407, %404 ], [ %398, %397 ]
  %414 = shl i64 2, %399
  %415 = and i64 %414, %363
  %416 = icmp eq i64 %415, 0
  br i1 %416, label %426, label %417

417:                                              ; preds = %412
  %418 = or i64 %399, 1
  %419 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 9, i64 %418
  %420 = load i64, ptr %419, align 8
  %421 = add nsw i64 %413, 1
  %422 = getelementptr inbounds [9 x i64], ptr %5, i64 0, i64 %421
  %423 = load i64, ptr %422, align 8
  %424 = call i64 @llvm.smax.i64(i64 %420, i64 %423)
  %425 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 9, i64 %418
  store i64 %424, ptr %425, align 8
  br label %426

426:                                              ; preds = %417, %412
  %427 = phi i64 [ %421, %417 ], [ %413, %412 ]
  %428 = add nuw nsw i64 %399, 2
  %429 = add i64 %400, 2
  %430 = icmp eq i64 %429, %367
  br i1 %430, label %368, label %397

431:                                              ; preds = %498, %384
  %432 = phi i64 [ %394, %384 ], [ %500, %498 ]
  %433 = load i64, ptr %6, align 8
  %434 = call i64 @llvm.smax.i64(i64 %433, i64 %432)
  %435 = load i64, ptr %2, align 8
  %436 = icmp sgt i64 %435, 0
  br i1 %436, label %437, label %503

437:                                              ; preds = %431
  %438 = load ptr, ptr %151, align 8
  br label %439

439:                                              ; preds = %439, %437
  %440 = phi i64 [ 0, %437 ], [ %449, %439 ]
  %441 = phi i64 [ %435, %437 ], [ %448, %439 ]
  %442 = add nsw i64 %441, %440
  %443 = sdiv i64 %442, 2
  %444 = getelementptr inbounds i64, ptr %438, i64 %443
  %445 = load i64, ptr %444, align 8
  %446 = icmp sgt i64 %445, %392
  %447 = add nsw i64 %443, 1
  %448 = select i1 %446, i64 %443, i64 %441
  %449 = select i1 %446, i64 %440, i64 %447
  %450 = icmp slt i64 %449, %448
  br i1 %450, label %439, label %451

451:                                              ; preds = %439
  %452 = icmp eq i64 %449, 0
  br i1 %452, label %503, label %453

453:                                              ; preds = %451
  %454 = load ptr, ptr %152, align 8
  %455 = add nsw i64 %449, -1
  %456 = getelementptr inbounds i64, ptr %454, i64 %455
  %457 = load i64, ptr %456, align 8
  %458 = icmp sgt i64 %457, %434
  br i1 %458, label %503, label %812

459:                                              ; preds = %395, %498
  %460 = phi i64 [ 0, %395 ], [ %501, %498 ]
  %461 = phi i64 [ %394, %395 ], [ %500, %498 ]
  %462 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %460
  %463 = shl nuw i64 1, %460
  %464 = and i64 %463, %396
  %465 = icmp eq i64 %464, 0
  br i1 %465, label %466, label %488

466:                                              ; preds = %459
  %467 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %460, i32 2
  %468 = load i64, ptr %467, align 8
  %469 = load i64, ptr %462, align 8
  %470 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %460, i32 1
  %471 = load i64, ptr %470, align 8
  %472 = icmp eq i64 %471, 0
  br i1 %472, label %485, label %473

473:                                              ; preds = %466
  %474 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %460, i32 6
  %475 = load i64, ptr %474, align 8
  %476 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %460, i32 7
  %477 = load i64, ptr %476, align 8
  %478 = icmp eq i64 %475, %477
  br i1 %478, label %485, label %479

479:                                              ; preds = %473
  %480 = shl nsw i64 %468, 1
  %481 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %460, i32 5
  %482 = load i64, ptr %481, align 8
  %483 = sub nsw i64 %480, %482
  %484 = call i64 @llvm.smax.i64(i64 %468, i64 %483)
  br label %485

485:                                              ; preds = %473, %466, %479
  %486 = phi i64 [ %484, %479 ], [ %468, %466 ], [ %468, %473 ]
  %487 = mul nsw i64 %486, %469
  br label %498

488:                                              ; preds = %459
  %489 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %460, i32 1
  %490 = load i64, ptr %489, align 8
  %491 = icmp eq i64 %490, 0
  br i1 %491, label %498, label %492

492:                                              ; preds = %488
  %493 = load i64, ptr %462, align 8
  %494 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %460, i32 5
  %495 = load i64, ptr %494, align 8
  %496 = mul i64 %493, %495
  %497 = sub i64 0, %496
  br label %498

498:                                              ; preds = %492, %488, %485
  %499 = phi i64 [ %487, %485 ], [ %497, %492 ], [ 0, %488 ]
  %500 = add nsw i64 %499, %461
  %501 = add nuw nsw i64 %460, 1
  %502 = icmp eq i64 %501, %386
  br i1 %502, label %431, label %459

503:                                              ; preds = %431, %451, %453
  %504 = load i64, ptr %157, align 8
  %505 = load i64, ptr %153, align 8
  %506 = lshr i64 %505, 30
  %507 = xor i64 %506, %505
  %508 = mul i64 %507, -4658895280553007687
  %509 = lshr i64 %508, 27
  %510 = xor i64 %509, %508
  %511 = mul i64 %510, -7723592293110705685
  %512 = lshr i64 %511, 31
  %513 = xor i64 %512, %511
  %514 = add i64 %513, -7046029254386353131
  %515 = xor i64 %514, %504
  %516 = lshr i64 %515, 30
  %517 = xor i64 %516, %515
  %518 = mul i64 %517, -4658895280553007687
  %519 = lshr i64 %518, 27
  %520 = xor i64 %519, %518
  %521 = mul i64 %520, -7723592293110705685
  %522 = lshr i64 %521, 31
  %523 = xor i64 %522, %521
  %524 = load i64, ptr %0, align 8
  %525 = add i64 %523, -7046029254386353131
  %526 = icmp sgt i64 %524, 0
  br i1 %526, label %527, label %550

527:                                              ; preds = %503
  %528 = and i64 %524, 1
  %529 = icmp eq i64 %524, 1
  br i1 %529, label %532, label %530

530:                                              ; preds = %527
  %531 = and i64 %524, -2
  br label %556

532:                                              ; preds = %556, %527
  %533 = phi i64 [ undef, %527 ], [ %585, %556 ]
  %534 = phi i64 [ %525, %527 ], [ %585, %556 ]
  %535 = phi i64 [ 0, %527 ], [ %584, %556 ]
  %536 = icmp eq i64 %528, 0
  br i1 %536, label %550, label %537

537:                                              ; preds = %532
  %538 = getelementptr inbounds [12 x i64], ptr %8, i64 0, i64 %535
  %539 = load i64, ptr %538, align 8
  %540 = xor i64 %539, %534
  %541 = lshr i64 %540, 30
  %542 = xor i64 %541, %540
  %543 = mul i64 %542, -4658895280553007687
  %544 = lshr i64 %543, 27
  %545 = xor i64 %544, %543
  %546 = mul i64 %545, -7723592293110705685
  %547 = lshr i64 %546, 31
  %548 = xor i64 %547, %546
  %549 = add i64 %548, -7046029254386353131
  br label %550

550:                                              ; preds = %537, %532, %503
  %551 = phi i64 [ %525, %503 ], [ %533, %532 ], [ %549, %537 ]
  %552 = and i64 %551, 4095
  %553 = getelementptr inbounds [4096 x %struct.anon.2], ptr @visited, i64 0, i64 %552
  %554 = load i64, ptr %553, align 8
  %555 = icmp eq i64 %554, %551
  br i1 %555, label %591, label %588

556:                                              ; preds = %556, %530
  %557 = phi i64 [ %525, %530 ], [ %585, %556 ]
  %558 = phi i64 [ 0, %530 ], [ %584, %556 ]
  %559 = phi i64 [ 0, %530 ], [ %586, %556 ]
  %560 = getelementptr inbounds [12 x i64], ptr %8, i64 0, i64 %558
  %561 = load i64, ptr %560, align 8
  %562 = xor i64 %561, %557
  %563 = lshr i64 %562, 30
  %564 = xor i64 %563, %562
  %565 = mul i64 %564, -4658895280553007687
  %566 = lshr i64 %565, 27
  %567 = xor i64 %566, %565
  %568 = mul i64 %567, -7723592293110705685
  %569 = lshr i64 %568, 31
  %570 = xor i64 %569, %568
  %571 = or i64 %558, 1
  %572 = add i64 %570, -7046029254386353131
  %573 = getelementptr inbounds [12 x i64], ptr %8, i64 0, i64 %571
  %574 = load i64, ptr %573, align 8
  %575 = xor i64 %574, %572
  %576 = lshr i64 %575, 30
  %577 = xor i64 %576, %575
  %578 = mul i64 %577, -4658895280553007687
  %579 = lshr i64 %578, 27
  %580 = xor i64 %579, %578
  %581 = mul i64 %580, -7723592293110705685
  %582 = lshr i64 %581, 31
  %583 = xor i64 %582, %581
  %584 = add nuw nsw i64 %558, 2
  %585 = add i64 %583, -7046029254386353131
  %586 = add i64 %559, 2
  %587 = icmp eq i64 %586, %531
  br i1 %587, label %532, label %556

588:                                              ; preds = %550
  store i64 %551, ptr %553, align 8
  %589 = getelementptr inbounds [4096 x %struct.anon.2], ptr @visited, i64 0, i64 %552, i32 2
  store i64 0, ptr %589, align 8
  %590 = getelementptr inbounds [4096 x %struct.anon.2], ptr @visited, i64 0, i64 %552, i32 1
  store i64 0, ptr %590, align 8
  br label %796

591:                                              ; preds = %550
  %592 = getelementptr inbounds [4096 x %struct.anon.2], ptr @visited, i64 0, i64 %552, i32 1
  %593 = load i64, ptr %592, align 8
  %594 = icmp sgt i64 %593, 0
  br i1 %594, label %595, label %796

595:                                              ; preds = %591
  %596 = load i64, ptr %158, align 8
  br label %597

597:                                              ; preds = %595, %790
  %598 = phi i64 [ %791, %790 ], [ 0, %595 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4)
  %599 = getelementptr inbounds [4096 x %struct.anon.2], ptr @visited, i64 0, i64 %552, i32 3, i64 %598, i32 8
  %600 = load i64, ptr %599, align 8
  %601 = icmp sgt i64 %600, %596
  br i1 %601, label %783, label %602

602:                                              ; preds = %597
  %603 = getelementptr inbounds [4096 x %struct.anon.2], ptr @visited, i64 0, i64 %552, i32 3, i64 %598
  %604 = load i64, ptr %153, align 8
  %605 = call fastcc i64 @prepare(ptr noundef nonnull @no_worse.g, ptr noundef nonnull %0, ptr noundef nonnull %603, i64 noundef %604)
  %606 = icmp eq i64 %605, 0
  br i1 %606, label %783, label %607

607:                                              ; preds = %602
  %608 = load i64, ptr %153, align 8
  %609 = call fastcc i64 @prepare(ptr noundef nonnull @no_worse.h, ptr noundef nonnull %0, ptr noundef nonnull %8, i64 noundef %608)
  %610 = icmp eq i64 %609, 0
  br i1 %610, label %783, label %611

611:                                              ; preds = %607
  %612 = load i64, ptr getelementptr inbounds (%struct.Grid, ptr @no_worse.g, i64 0, i32 1), align 8
  %613 = icmp sgt i64 %612, 0
  br i1 %613, label %614, label %707

614:                                              ; preds = %611
  %615 = load i64, ptr %0, align 8
  %616 = icmp slt i64 %615, 1
  br label %617

617:                                              ; preds = %704, %614
  %618 = phi i64 [ 0, %614 ], [ %705, %704 ]
  %619 = getelementptr inbounds %struct.Grid, ptr @no_worse.g, i64 0, i32 2, i64 %618
  %620 = load ptr, ptr %619, align 8
  br i1 %616, label %621, label %623

621:                                              ; preds = %617
  %622 = getelementptr inbounds [8 x i64], ptr %4, i64 0, i64 %618
  store i64 1, ptr %622, align 8
  br label %704

623:                                              ; preds = %617
  %624 = getelementptr inbounds %struct.Grid, ptr @no_worse.g, i64 0, i32 2, i64 %618, i32 2
  %625 = load i64, ptr %624, align 8
  %626 = getelementptr inbounds %struct.Grid, ptr @no_worse.h, i64 0, i32 2, i64 %618, i32 2
  %627 = load i64, ptr %626, align 8
  br label %632

628:                                              ; preds = %687
  %629 = add nuw nsw i64 %634, 1
  %630 = icmp sge i64 %629, %615
  %631 = icmp eq i64 %629, %615
  br i1 %631, label %690, label %632

632:                                              ; preds = %628, %623
  %633 = phi i1 [ false, %623 ], [ %630, %628 ]
  %634 = phi i64 [ 0, %623 ], [ %629, %628 ]
  br label %635

635:                                              ; preds = %684, %632
  %636 = phi i64 [ %685, %684 ], [ 0, %632 ]
  %637 = phi i64 [ %686, %684 ], [ 0, %632 ]
  %638 = icmp slt i64 %636, %625
  br i1 %638, label %639, label %654

639:                                              ; preds = %635
  %640 = getelementptr inbounds %struct.Grid, ptr @no_worse.g, i64 0, i32 2, i64 %618, i32 1, i64 %636
  %641 = load i64, ptr %640, align 8
  %642 = icmp eq i64 %641, %634
  br i1 %642, label %654, label %647

643:                                              ; preds = %647
  %644 = getelementptr inbounds %struct.Grid, ptr @no_worse.g, i64 0, i32 2, i64 %618, i32 1, i64 %649
  %645 = load i64, ptr %644, align 8
  %646 = icmp eq i64 %645, %634
  br i1 %646, label %651, label %647

647:                                              ; preds = %639, %643
  %648 = phi i64 [ %649, %643 ], [ %636, %639 ]
  %649 = add i64 %648, 1
  %650 = icmp eq i64 %649, %625
  br i1 %650, label %651, label %643

651:                                              ; preds = %647, %643
  %652 = phi i64 [ %625, %647 ], [ %649, %643 ]
  %653 = icmp slt i64 %652, %625
  br label %654

654:                                              ; preds = %651, %639, %635
  %655 = phi i64 [ %636, %635 ], [ %636, %639 ], [ %652, %651 ]
  %656 = phi i1 [ false, %635 ], [ true, %639 ], [ %653, %651 ]
  %657 = icmp slt i64 %637, %627
  br i1 %657, label %658, label %672

658:                                              ; preds = %654
  %659 = getelementptr inbounds %struct.Grid, ptr @no_worse.h, i64 0, i32 2, i64 %618, i32 1, i64 %637
  %660 = load i64, ptr %659, align 8
  %661 = icmp eq i64 %660, %634
  br i1 %661, label %672, label %666

662:                                              ; preds = %666
  %663 = getelementptr inbounds %struct.Grid, ptr @no_worse.h, i64 0, i32 2, i64 %618, i32 1, i64 %668
  %664 = load i64, ptr %663, align 8
  %665 = icmp eq i64 %664, %634
  br i1 %665, label %670, label %666

666:                                              ; preds = %658, %662
  %667 = phi i64 [ %668, %662 ], [ %637, %658 ]
  %668 = add i64 %667, 1
  %669 = icmp eq i64 %668, %627
  br i1 %669, label %687, label %662

670:                                              ; preds = %662
  %671 = icmp slt i64 %668, %627
  br label %672

672:                                              ; preds = %670, %658, %654
  %673 = phi i64 [ %637, %654 ], [ %637, %658 ], [ %668, %670 ]
  %674 = phi i1 [ false, %654 ], [ true, %658 ], [ %671, %670 ]
  %675 = icmp eq i64 %655, %625
  %676 = icmp eq i64 %673, %627
  %677 = select i1 %675, i1 true, i1 %676
  br i1 %677, label %687, label %678

678:                                              ; preds = %672
  %679 = getelementptr inbounds %struct.Grid, ptr @no_worse.g, i64 0, i32 2, i64 %618, i32 1, i64 %655, i32 1
  %680 = load i64, ptr %679, align 8
  %681 = getelementptr inbounds %struct.Grid, ptr @no_worse.h, i64 0, i32 2, i64 %618, i32 1, i64 %673, i32 1
  %682 = load i64, ptr %681, align 8
  %683 = icmp eq i64 %680, %682
  br i1 %683, label %684, label %690

684:                                              ; preds = %678
  %685 = add nsw i64 %655, 1
  %686 = add nsw i64 %673, 1
  br label %635

687:                                              ; preds = %672, %666
  %688 = phi i1 [ false, %666 ], [ %674, %672 ]
  %689 = or i1 %656, %688
  br i1 %689, label %690, label %628

690:                                              ; preds = %687, %628, %678
  %691 = phi i1 [ %633, %678 ], [ %630, %628 ], [ %633, %687 ]
  %692 = zext i1 %691 to i64
  %693 = getelementptr inbounds [8 x i64], ptr %4, i64 0, i64 %618
  store i64 %692, ptr %693, align 8
  br i1 %691, label %704, label %694

694:                                              ; preds = %690
  %695 = getelementptr inbounds %struct.Tensor, ptr %620, i64 0, i32 1
  %696 = load i64, ptr %695, align 8
  %697 = icmp eq i64 %696, 0
  br i1 %697, label %704, label %698

698:                                              ; preds = %694
  %699 = getelementptr inbounds %struct.Tensor, ptr %620, i64 0, i32 6
  %700 = load i64, ptr %699, align 8
  %701 = getelementptr inbounds %struct.Tensor, ptr %620, i64 0, i32 7
  %702 = load i64, ptr %701, align 8
  %703 = icmp eq i64 %700, %702
  br i1 %703, label %704, label %783

704:                                              ; preds = %698, %694, %690, %621
  %705 = add nuw nsw i64 %618, 1
  %706 = icmp eq i64 %705, %612
  br i1 %706, label %707, label %617

707:                                              ; preds = %704, %611
  br label %708

708:                                              ; preds = %707, %769
  %709 = phi i64 [ %712, %769 ], [ %612, %707 ]
  %710 = icmp sgt i64 %709, 0
  br i1 %710, label %716, label %711

711:                                              ; preds = %739, %708
  %712 = phi i64 [ %709, %708 ], [ %742, %739 ]
  %713 = phi i64 [ 0, %708 ], [ %740, %739 ]
  %714 = load i64, ptr %0, align 8
  %715 = icmp sgt i64 %714, 0
  br i1 %715, label %744, label %769

716:                                              ; preds = %708, %739
  %717 = phi i64 [ %741, %739 ], [ 0, %708 ]
  %718 = phi i64 [ %740, %739 ], [ 0, %708 ]
  %719 = getelementptr inbounds %struct.Grid, ptr @no_worse.g, i64 0, i32 2, i64 %717
  %720 = call fastcc i64 @counted(ptr noundef nonnull @no_worse.g, ptr noundef nonnull %719)
  %721 = getelementptr inbounds %struct.Grid, ptr @no_worse.h, i64 0, i32 2, i64 %717
  %722 = call fastcc i64 @counted(ptr noundef nonnull @no_worse.h, ptr noundef nonnull %721)
  %723 = sub nsw i64 %720, %722
  %724 = load ptr, ptr %719, align 8
  %725 = load i64, ptr %724, align 8
  %726 = getelementptr inbounds %struct.Tensor, ptr %724, i64 0, i32 1
  %727 = load i64, ptr %726, align 8
  %728 = add nsw i64 %727, 1
  %729 = mul i64 %728, %725
  %730 = mul i64 %729, %723
  %731 = add nsw i64 %730, %718
  %732 = getelementptr inbounds [8 x i64], ptr %4, i64 0, i64 %717
  %733 = load i64, ptr %732, align 8
  %734 = icmp eq i64 %733, 0
  br i1 %734, label %735, label %739

735:                                              ; preds = %716
  %736 = call fastcc i64 @shared(ptr noundef nonnull @no_worse.h, ptr noundef nonnull %721)
  %737 = mul i64 %736, %729
  %738 = add nsw i64 %737, %731
  br label %739

739:                                              ; preds = %735, %716
  %740 = phi i64 [ %731, %716 ], [ %738, %735 ]
  %741 = add nuw nsw i64 %717, 1
  %742 = load i64, ptr getelementptr inbounds (%struct.Grid, ptr @no_worse.g, i64 0, i32 1), align 8
  %743 = icmp slt i64 %741, %742
  br i1 %743, label %716, label %711

744:                                              ; preds = %711, %761
  %745 = phi i64 [ %762, %761 ], [ %714, %711 ]
  %746 = phi i64 [ %763, %761 ], [ 0, %711 ]
  %747 = getelementptr inbounds %struct.Grid, ptr @no_worse.g, i64 0, i32 3, i64 %746
  %748 = load i64, ptr %747, align 8
  %749 = icmp eq i64 %748, 0
  br i1 %749, label %761, label %750

750:                                              ; preds = %744
  %751 = getelementptr inbounds %struct.Grid, ptr @no_worse.g, i64 0, i32 5, i64 %746
  %752 = load i64, ptr %751, align 8
  %753 = add nsw i64 %752, -1
  store i64 %753, ptr %751, align 8
  %754 = icmp eq i64 %753, 0
  br i1 %754, label %757, label %755

755:                                              ; preds = %750
  %756 = load i64, ptr %0, align 8
  br label %765

757:                                              ; preds = %750
  %758 = getelementptr inbounds %struct.Grid, ptr @no_worse.g, i64 0, i32 4, i64 %746
  %759 = load i64, ptr %758, align 8
  store i64 %759, ptr %751, align 8
  %760 = load i64, ptr %0, align 8
  br label %761

761:                                              ; preds = %757, %744
  %762 = phi i64 [ %745, %744 ], [ %760, %757 ]
  %763 = add nuw nsw i64 %746, 1
  %764 = icmp slt i64 %763, %762
  br i1 %764, label %744, label %765

765:                                              ; preds = %761, %755
  %766 = phi i64 [ %756, %755 ], [ %762, %761 ]
  %767 = phi i64 [ %746, %755 ], [ %763, %761 ]
  %768 = icmp sgt i64 %766, 0
  br i1 %768, label %775, label %769

769:                                              ; preds = %775, %765, %711
  %770 = phi i64 [ %767, %765 ], [ 0, %711 ], [ %767, %775 ]
  %771 = phi i64 [ %766, %765 ], [ %714, %711 ], [ %781, %775 ]
  %772 = icmp slt i64 %713, 1
  %773 = icmp ne i64 %770, %771
  %774 = select i1 %772, i1 %773, i1 false
  br i1 %774, label %708, label %784

775:                                              ; preds = %765, %775
  %776 = phi i64 [ %780, %775 ], [ 0, %765 ]
  %777 = getelementptr inbounds %struct.Grid, ptr @no_worse.g, i64 0, i32 5, i64 %776
  %778 = load i64, ptr %777, align 8
  %779 = getelementptr inbounds %struct.Grid, ptr @no_worse.h, i64 0, i32 5, i64 %776
  store i64 %778, ptr %779, align 8
  %780 = add nuw nsw i64 %776, 1
  %781 = load i64, ptr %0, align 8
  %782 = icmp slt i64 %780, %781
  br i1 %782, label %775, label %769

783:                                              ; preds = %698, %607, %602, %597
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4)
  br label %790

784:                                              ; preds = %769
  %785 = load i64, ptr getelementptr inbounds (%struct.Grid, ptr @no_worse.g, i64 0, i32 8), align 8
  %786 = load i64, ptr getelementptr inbounds (%struct.Grid, ptr @no_worse.h, i64 0, i32 8), align 8
  %787 = add nsw i64 %786, %785
  %788 = load i64, ptr %17, align 8
  %789 = add nsw i64 %787, %788
  store i64 %789, ptr %17, align 8
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4)
  br i1 %772, label %812, label %790

790:                                              ; preds = %784, %783
  %791 = add nuw nsw i64 %598, 1
  %792 = load i64, ptr %592, align 8
  %793 = icmp slt i64 %791, %792
  br i1 %793, label %597, label %794

794:                                              ; preds = %790
  %795 = icmp slt i64 %792, 4
  br i1 %795, label %796, label %800

796:                                              ; preds = %794, %591, %588
  %797 = phi i64 [ %792, %794 ], [ 0, %588 ], [ %593, %591 ]
  %798 = phi ptr [ %592, %794 ], [ %590, %588 ], [ %592, %591 ]
  %799 = add nsw i64 %797, 1
  store i64 %799, ptr %798, align 8
  br label %805

800:                                              ; preds = %794
  %801 = getelementptr inbounds [4096 x %struct.anon.2], ptr @visited, i64 0, i64 %552, i32 2
  %802 = load i64, ptr %801, align 8
  %803 = add nsw i64 %802, 1
  store i64 %803, ptr %801, align 8
  %804 = srem i64 %802, 4
  br label %805

805:                                              ; preds = %796, %800
  %806 = phi i64 [ %797, %796 ], [ %804, %800 ]
  %807 = getelementptr inbounds [4096 x %struct.anon.2], ptr @visited, i64 0, i64 %552, i32 3, i64 %806
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(880) %807, ptr noundef nonnull align 8 dereferenceable(880) %8, i64 880, i1 false)
  %808 = load i64, ptr @depth, align 8
  %809 = add nsw i64 %808, 1
  store i64 %809, ptr @depth, align 8
  call fastcc void @outward(ptr noundef nonnull %0, ptr noundef nonnull %8, ptr noundef nonnull %2)
  %810 = load i64, ptr @depth, align 8
  %811 = add nsw i64 %810, -1
  store i64 %811, ptr @depth, align 8
  br label %812

812:                                              ; preds = %784, %805, %453, %310, %265, %262
  %813 = phi i64 [ %258, %262 ], [ %258, %265 ], [ %258, %310 ], [ %387, %453 ], [ %387, %805 ], [ %387, %784 ]
  %814 = icmp eq i64 %259, %168
  br i1 %814, label %815, label %256

815:                                              ; preds = %812
  %816 = load i64, ptr %0, align 8
  br label %817

817:                                              ; preds = %815, %245
  %818 = phi i64 [ %816, %815 ], [ %160, %245 ]
  call void @llvm.lifetime.end.p0(i64 880, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 5896, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %5)
  br label %819

819:                                              ; preds = %817, %208, %238, %159, %166
  %820 = phi i64 [ %818, %817 ], [ %160, %208 ], [ %160, %238 ], [ %160, %159 ], [ %160, %166 ]
  %821 = phi i64 [ %818, %817 ], [ %161, %208 ], [ %161, %238 ], [ %161, %159 ], [ %161, %166 ]
  %822 = add nuw nsw i64 %162, 1
  %823 = icmp slt i64 %822, %821
  br i1 %823, label %159, label %824

824:                                              ; preds = %819, %143, %129, %83, %3, %44, %57
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9)
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define i64 @improve(ptr nocapture noundef readonly %0, ptr nocapture noundef %1) {
  %3 = alloca %struct.Nest, align 8
  %4 = alloca %struct.Nest, align 8
  %5 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %6 = load i64, ptr %5, align 8
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %21, label %8

8:                                                ; preds = %43, %2
  %9 = phi i64 [ 0, %2 ], [ %46, %43 ]
  %10 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 2
  %11 = load i64, ptr %10, align 8
  %12 = icmp eq i64 %11, 0
  %13 = zext i1 %12 to i64
  %14 = load i64, ptr %0, align 8
  %15 = icmp sgt i64 %14, 0
  br i1 %15, label %16, label %65

16:                                               ; preds = %8
  %17 = and i64 %14, 3
  %18 = icmp ult i64 %14, 4
  br i1 %18, label %49, label %19

19:                                               ; preds = %16
  %20 = and i64 %14, -4
  br label %72

21:                                               ; preds = %2, %43
  %22 = phi i64 [ %47, %43 ], [ 0, %2 ]
  %23 = phi i64 [ %46, %43 ], [ 0, %2 ]
  %24 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %22
  %25 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %22, i32 2
  %26 = load i64, ptr %25, align 8
  %27 = load i64, ptr %24, align 8
  %28 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %22, i32 1
  %29 = load i64, ptr %28, align 8
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %43, label %31

31:                                               ; preds = %21
  %32 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %22, i32 6
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %22, i32 7
  %35 = load i64, ptr %34, align 8
  %36 = icmp eq i64 %33, %35
  br i1 %36, label %43, label %37

37:                                               ; preds = %31
  %38 = shl nsw i64 %26, 1
  %39 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %22, i32 5
  %40 = load i64, ptr %39, align 8
  %41 = sub nsw i64 %38, %40
  %42 = tail call i64 @llvm.smax.i64(i64 %26, i64 %41)
  br label %43

43:                                               ; preds = %31, %21, %37
  %44 = phi i64 [ %42, %37 ], [ %26, %21 ], [ %26, %31 ]
  %45 = mul nsw i64 %44, %27
  %46 = add nsw i64 %45, %23
  %47 = add nuw nsw i64 %22, 1
  %48 = icmp eq i64 %47, %6
  br i1 %48, label %8, label %21

49:                                               ; preds = %72, %16
  %50 = phi i64 [ undef, %16 ], [ %94, %72 ]
  %51 = phi i64 [ 0, %16 ], [ %95, %72 ]
  %52 = phi i64 [ %13, %16 ], [ %94, %72 ]
  %53 = icmp eq i64 %17, 0
  br i1 %53, label %65, label %54

54:                                               ; preds = %49, %54
  %55 = phi i64 [ %62, %54 ], [ %51, %49 ]
  %56 = phi i64 [ %61, %54 ], [ %52, %49 ]
  %57 = phi i64 [ %63, %54 ], [ 0, %49 ]
  %58 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7, i64 %55
  %59 = load i64, ptr %58, align 8
  %60 = shl nsw i64 %59, 1
  %61 = add nsw i64 %60, %56
  %62 = add nuw nsw i64 %55, 1
  %63 = add i64 %57, 1
  %64 = icmp eq i64 %63, %17
  br i1 %64, label %65, label %54

65:                                               ; preds = %49, %54, %8
  %66 = phi i64 [ %13, %8 ], [ %50, %49 ], [ %61, %54 ]
  %67 = getelementptr inbounds %struct.Front, ptr %1, i64 0, i32 9
  store i64 0, ptr %67, align 8
  %68 = getelementptr inbounds %struct.Front, ptr %1, i64 0, i32 6
  %69 = getelementptr inbounds %struct.Front, ptr %1, i64 0, i32 11
  %70 = getelementptr inbounds %struct.Front, ptr %1, i64 0, i32 5
  %71 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 3
  br label %98

72:                                               ; preds = %72, %19
  %73 = phi i64 [ 0, %19 ], [ %95, %72 ]
  %74 = phi i64 [ %13, %19 ], [ %94, %72 ]
  %75 = phi i64 [ 0, %19 ], [ %96, %72 ]
  %76 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7, i64 %73
  %77 = load i64, ptr %76, align 8
  %78 = shl nsw i64 %77, 1
  %79 = add nsw i64 %78, %74
  %80 = or i64 %73, 1
  %81 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7, i64 %80
  %82 = load i64, ptr %81, align 8
  %83 = shl nsw i64 %82, 1
  %84 = add nsw i64 %83, %79
  %85 = or i64 %73, 2
  %86 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7, i64 %85
  %87 = load i64, ptr %86, align 8
  %88 = shl nsw i64 %87, 1
  %89 = add nsw i64 %88, %84
  %90 = or i64 %73, 3
  %91 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7, i64 %90
  %92 = load i64, ptr %91, align 8
  %93 = shl nsw i64 %92, 1
  %94 = add nsw i64 %93, %89
  %95 = add nuw nsw i64 %73, 4
  %96 = add i64 %75, 4
  %97 = icmp eq i64 %96, %20
  br i1 %97, label %49, label %72

98:                                               ; preds = %378, %65
  %99 = load i64, ptr %1, align 8
  %100 = icmp sgt i64 %99, 0
  br i1 %100, label %101, label %114

101:                                              ; preds = %98
  %102 = load ptr, ptr %68, align 8
  %103 = load ptr, ptr %70, align 8
  br label %104

104:                                              ; preds = %101, %111
  %105 = phi i64 [ 0, %101 ], [ %112, %111 ]
  %106 = getelementptr inbounds i64, ptr %103, i64 %105
  %107 = load i64, ptr %106, align 8
  %108 = getelementptr inbounds %struct.Nest, ptr %102, i64 %107, i32 3
  %109 = load i64, ptr %108, align 8
  %110 = icmp slt i64 %109, %66
  br i1 %110, label %114, label %111

111:                                              ; preds = %104
  %112 = add nuw nsw i64 %105, 1
  %113 = icmp eq i64 %112, %99
  br i1 %113, label %379, label %104

114:                                              ; preds = %104, %98
  %115 = phi i64 [ 0, %98 ], [ %105, %104 ]
  %116 = load i64, ptr %67, align 8
  %117 = load i64, ptr %69, align 8
  %118 = icmp sgt i64 %116, %117
  %119 = icmp eq i64 %115, %99
  %120 = select i1 %118, i1 true, i1 %119
  br i1 %120, label %379, label %121

121:                                              ; preds = %114
  %122 = load ptr, ptr %68, align 8
  %123 = load ptr, ptr %70, align 8
  %124 = getelementptr inbounds i64, ptr %123, i64 %115
  %125 = load i64, ptr %124, align 8
  %126 = getelementptr inbounds %struct.Nest, ptr %122, i64 %125, i32 3
  store i64 %66, ptr %126, align 8
  call void @llvm.lifetime.start.p0(i64 592, ptr nonnull %4)
  %127 = load i64, ptr %124, align 8
  %128 = getelementptr inbounds %struct.Nest, ptr %122, i64 %127
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(592) %4, ptr noundef nonnull align 8 dereferenceable(592) %128, i64 592, i1 false)
  call void @llvm.lifetime.start.p0(i64 592, ptr nonnull %3)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(592) %3, ptr noundef nonnull align 8 dereferenceable(592) %128, i64 592, i1 false)
  %129 = load i64, ptr %4, align 8
  %130 = icmp sgt i64 %129, 0
  br i1 %130, label %138, label %133

131:                                              ; preds = %253
  %132 = icmp eq i64 %150, %129
  br i1 %132, label %133, label %138

133:                                              ; preds = %131, %121
  %134 = load i64, ptr %5, align 8
  %135 = icmp sgt i64 %134, 0
  br i1 %135, label %136, label %280

136:                                              ; preds = %133
  %137 = icmp slt i64 %129, 0
  br label %272

138:                                              ; preds = %121, %131
  %139 = phi i64 [ %150, %131 ], [ 0, %121 ]
  %140 = getelementptr inbounds %struct.Nest, ptr %4, i64 0, i32 1, i64 %139
  %141 = load i64, ptr %140, align 8
  %142 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7, i64 %141
  %143 = load i64, ptr %142, align 8
  %144 = icmp sgt i64 %143, 0
  br i1 %144, label %145, label %148

145:                                              ; preds = %138
  %146 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 8, i64 %141
  %147 = getelementptr inbounds %struct.Nest, ptr %3, i64 0, i32 1, i64 %139, i32 1
  br label %157

148:                                              ; preds = %157, %138
  %149 = phi i64 [ %143, %138 ], [ %163, %157 ]
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(592) %3, ptr noundef nonnull align 8 dereferenceable(592) %4, i64 592, i1 false)
  %150 = add nuw nsw i64 %139, 1
  %151 = icmp slt i64 %150, %129
  br i1 %151, label %153, label %152

152:                                              ; preds = %216, %148
  br label %250

153:                                              ; preds = %148
  %154 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 8, i64 %141
  %155 = getelementptr inbounds %struct.Nest, ptr %4, i64 0, i32 1, i64 %139, i32 1
  %156 = getelementptr inbounds %struct.Nest, ptr %3, i64 0, i32 1, i64 %139, i32 1
  br label %165

157:                                              ; preds = %157, %145
  %158 = phi i64 [ 0, %145 ], [ %162, %157 ]
  %159 = load ptr, ptr %146, align 8
  %160 = getelementptr inbounds i64, ptr %159, i64 %158
  %161 = load i64, ptr %160, align 8
  store i64 %161, ptr %147, align 8
  call fastcc void @attempt(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %3, i64 noundef %9)
  %162 = add nuw nsw i64 %158, 1
  %163 = load i64, ptr %142, align 8
  %164 = icmp slt i64 %162, %163
  br i1 %164, label %157, label %148

165:                                              ; preds = %216, %153
  %166 = phi i64 [ %149, %153 ], [ %217, %216 ]
  %167 = phi i64 [ %149, %153 ], [ %218, %216 ]
  %168 = phi i64 [ %150, %153 ], [ %219, %216 ]
  %169 = getelementptr inbounds %struct.Nest, ptr %4, i64 0, i32 1, i64 %168
  %170 = load i64, ptr %169, align 8
  %171 = add i64 %167, -1
  %172 = icmp sgt i64 %167, 1
  br i1 %172, label %173, label %184

173:                                              ; preds = %165
  %174 = load ptr, ptr %154, align 8
  %175 = load i64, ptr %155, align 8
  br label %176

176:                                              ; preds = %181, %173
  %177 = phi i64 [ 0, %173 ], [ %182, %181 ]
  %178 = getelementptr inbounds i64, ptr %174, i64 %177
  %179 = load i64, ptr %178, align 8
  %180 = icmp slt i64 %179, %175
  br i1 %180, label %181, label %184

181:                                              ; preds = %176
  %182 = add nuw nsw i64 %177, 1
  %183 = icmp eq i64 %182, %171
  br i1 %183, label %184, label %176

184:                                              ; preds = %181, %176, %165
  %185 = phi i64 [ 0, %165 ], [ %177, %176 ], [ %171, %181 ]
  %186 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7, i64 %170
  %187 = load i64, ptr %186, align 8
  %188 = add i64 %187, -1
  %189 = icmp sgt i64 %187, 1
  br i1 %189, label %190, label %203

190:                                              ; preds = %184
  %191 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 8, i64 %170
  %192 = load ptr, ptr %191, align 8
  %193 = getelementptr inbounds %struct.Nest, ptr %4, i64 0, i32 1, i64 %168, i32 1
  %194 = load i64, ptr %193, align 8
  br label %195

195:                                              ; preds = %200, %190
  %196 = phi i64 [ 0, %190 ], [ %201, %200 ]
  %197 = getelementptr inbounds i64, ptr %192, i64 %196
  %198 = load i64, ptr %197, align 8
  %199 = icmp slt i64 %198, %194
  br i1 %199, label %200, label %203

200:                                              ; preds = %195
  %201 = add nuw nsw i64 %196, 1
  %202 = icmp eq i64 %201, %188
  br i1 %202, label %203, label %195

203:                                              ; preds = %200, %195, %184
  %204 = phi i64 [ 0, %184 ], [ %196, %195 ], [ %188, %200 ]
  %205 = tail call i64 @llvm.smax.i64(i64 %185, i64 2)
  %206 = add nsw i64 %205, -2
  %207 = add nuw nsw i64 %185, 2
  %208 = tail call i64 @llvm.smin.i64(i64 %171, i64 %207)
  %209 = icmp sgt i64 %206, %208
  br i1 %209, label %216, label %210

210:                                              ; preds = %203
  %211 = tail call i64 @llvm.smax.i64(i64 %204, i64 2)
  %212 = add nsw i64 %211, -2
  %213 = add nuw nsw i64 %204, 2
  %214 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 8, i64 %170
  %215 = getelementptr inbounds %struct.Nest, ptr %3, i64 0, i32 1, i64 %168, i32 1
  br label %221

216:                                              ; preds = %230, %203
  %217 = phi i64 [ %166, %203 ], [ %231, %230 ]
  %218 = phi i64 [ %167, %203 ], [ %231, %230 ]
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(592) %3, ptr noundef nonnull align 8 dereferenceable(592) %4, i64 592, i1 false)
  %219 = add nuw nsw i64 %168, 1
  %220 = icmp slt i64 %219, %129
  br i1 %220, label %165, label %152

221:                                              ; preds = %230, %210
  %222 = phi i64 [ %166, %210 ], [ %231, %230 ]
  %223 = phi i64 [ %187, %210 ], [ %232, %230 ]
  %224 = phi i64 [ %206, %210 ], [ %233, %230 ]
  %225 = add nsw i64 %223, -1
  %226 = tail call i64 @llvm.smin.i64(i64 %225, i64 %213)
  %227 = icmp sgt i64 %212, %226
  br i1 %227, label %230, label %237

228:                                              ; preds = %237
  %229 = load i64, ptr %142, align 8
  br label %230

230:                                              ; preds = %228, %221
  %231 = phi i64 [ %229, %228 ], [ %222, %221 ]
  %232 = phi i64 [ %246, %228 ], [ %223, %221 ]
  %233 = add nuw nsw i64 %224, 1
  %234 = add nsw i64 %231, -1
  %235 = tail call i64 @llvm.smin.i64(i64 %234, i64 %207)
  %236 = icmp slt i64 %224, %235
  br i1 %236, label %221, label %216

237:                                              ; preds = %221, %237
  %238 = phi i64 [ %245, %237 ], [ %212, %221 ]
  %239 = load ptr, ptr %154, align 8
  %240 = getelementptr inbounds i64, ptr %239, i64 %224
  %241 = load i64, ptr %240, align 8
  store i64 %241, ptr %156, align 8
  %242 = load ptr, ptr %214, align 8
  %243 = getelementptr inbounds i64, ptr %242, i64 %238
  %244 = load i64, ptr %243, align 8
  store i64 %244, ptr %215, align 8
  call fastcc void @attempt(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %3, i64 noundef %9)
  %245 = add nuw nsw i64 %238, 1
  %246 = load i64, ptr %186, align 8
  %247 = add nsw i64 %246, -1
  %248 = tail call i64 @llvm.smin.i64(i64 %247, i64 %213)
  %249 = icmp slt i64 %238, %248
  br i1 %249, label %237, label %228

250:                                              ; preds = %152, %253
  %251 = phi i64 [ %254, %253 ], [ 0, %152 ]
  %252 = getelementptr inbounds %struct.Nest, ptr %3, i64 0, i32 1, i64 %251
  br label %256

253:                                              ; preds = %268
  call fastcc void @attempt(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %3, i64 noundef %9)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(592) %3, ptr noundef nonnull align 8 dereferenceable(592) %4, i64 592, i1 false)
  %254 = add nuw nsw i64 %251, 1
  %255 = icmp eq i64 %254, %129
  br i1 %255, label %131, label %250

256:                                              ; preds = %268, %250
  %257 = phi i64 [ %269, %268 ], [ 0, %250 ]
  %258 = phi i64 [ %270, %268 ], [ 0, %250 ]
  %259 = icmp eq i64 %258, %251
  br i1 %259, label %260, label %261

260:                                              ; preds = %256
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %252, ptr noundef nonnull align 8 dereferenceable(16) %140, i64 16, i1 false)
  br label %268

261:                                              ; preds = %256
  %262 = icmp eq i64 %257, %139
  %263 = zext i1 %262 to i64
  %264 = add nsw i64 %257, %263
  %265 = getelementptr inbounds %struct.Nest, ptr %3, i64 0, i32 1, i64 %258
  %266 = add nsw i64 %264, 1
  %267 = getelementptr inbounds %struct.Nest, ptr %4, i64 0, i32 1, i64 %264
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %265, ptr noundef nonnull align 8 dereferenceable(16) %267, i64 16, i1 false)
  br label %268

268:                                              ; preds = %261, %260
  %269 = phi i64 [ %257, %260 ], [ %266, %261 ]
  %270 = add nuw nsw i64 %258, 1
  %271 = icmp eq i64 %270, %129
  br i1 %271, label %253, label %256

272:                                              ; preds = %136, %288
  %273 = phi i64 [ %289, %288 ], [ %134, %136 ]
  %274 = phi i64 [ %290, %288 ], [ 0, %136 ]
  %275 = load i64, ptr %71, align 8
  %276 = icmp eq i64 %275, 0
  br i1 %276, label %277, label %280

277:                                              ; preds = %272
  br i1 %137, label %288, label %278

278:                                              ; preds = %277
  %279 = getelementptr inbounds %struct.Nest, ptr %3, i64 0, i32 2, i64 %274
  br label %292

280:                                              ; preds = %288, %272, %133
  %281 = icmp eq i64 %129, 32
  %282 = icmp slt i64 %129, 0
  %283 = or i1 %281, %282
  br i1 %283, label %378, label %284

284:                                              ; preds = %280
  %285 = load i64, ptr %0, align 8
  br label %296

286:                                              ; preds = %292
  %287 = load i64, ptr %5, align 8
  br label %288

288:                                              ; preds = %286, %277
  %289 = phi i64 [ %287, %286 ], [ %273, %277 ]
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(592) %3, ptr noundef nonnull align 8 dereferenceable(592) %4, i64 592, i1 false)
  %290 = add nuw nsw i64 %274, 1
  %291 = icmp slt i64 %290, %289
  br i1 %291, label %272, label %280

292:                                              ; preds = %292, %278
  %293 = phi i64 [ 0, %278 ], [ %294, %292 ]
  store i64 %293, ptr %279, align 8
  call fastcc void @attempt(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %3, i64 noundef %9)
  %294 = add nuw i64 %293, 1
  %295 = icmp eq i64 %293, %129
  br i1 %295, label %286, label %292

296:                                              ; preds = %305, %284
  %297 = phi i64 [ %306, %305 ], [ %285, %284 ]
  %298 = phi i64 [ %307, %305 ], [ %285, %284 ]
  %299 = phi i64 [ %308, %305 ], [ 0, %284 ]
  %300 = icmp sgt i64 %298, 0
  br i1 %300, label %301, label %305

301:                                              ; preds = %296
  %302 = getelementptr inbounds %struct.Nest, ptr %3, i64 0, i32 1, i64 %299
  %303 = getelementptr inbounds %struct.Nest, ptr %3, i64 0, i32 1, i64 %299, i32 1
  %304 = icmp sgt i64 %129, %299
  br label %310

305:                                              ; preds = %366, %296
  %306 = phi i64 [ %297, %296 ], [ %367, %366 ]
  %307 = phi i64 [ %298, %296 ], [ %367, %366 ]
  %308 = add nuw i64 %299, 1
  %309 = icmp eq i64 %299, %129
  br i1 %309, label %378, label %296

310:                                              ; preds = %366, %301
  %311 = phi i64 [ %297, %301 ], [ %367, %366 ]
  %312 = phi i64 [ 0, %301 ], [ %368, %366 ]
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(592) %3, ptr noundef nonnull align 8 dereferenceable(592) %4, i64 592, i1 false)
  %313 = load i64, ptr %3, align 8
  %314 = add nsw i64 %313, 1
  store i64 %314, ptr %3, align 8
  br i1 %304, label %323, label %315

315:                                              ; preds = %323, %310
  %316 = load i64, ptr %5, align 8
  %317 = icmp sgt i64 %316, 0
  br i1 %317, label %318, label %339

318:                                              ; preds = %315
  %319 = and i64 %316, 1
  %320 = icmp eq i64 %316, 1
  br i1 %320, label %329, label %321

321:                                              ; preds = %318
  %322 = and i64 %316, -2
  br label %345

323:                                              ; preds = %310, %323
  %324 = phi i64 [ %326, %323 ], [ %129, %310 ]
  %325 = getelementptr inbounds %struct.Nest, ptr %3, i64 0, i32 1, i64 %324
  %326 = add nsw i64 %324, -1
  %327 = getelementptr inbounds %struct.Nest, ptr %4, i64 0, i32 1, i64 %326
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %325, ptr noundef nonnull align 8 dereferenceable(16) %327, i64 16, i1 false)
  %328 = icmp sgt i64 %326, %299
  br i1 %328, label %323, label %315

329:                                              ; preds = %345, %318
  %330 = phi i64 [ 0, %318 ], [ %361, %345 ]
  %331 = icmp eq i64 %319, 0
  br i1 %331, label %339, label %332

332:                                              ; preds = %329
  %333 = getelementptr inbounds %struct.Nest, ptr %4, i64 0, i32 2, i64 %330
  %334 = load i64, ptr %333, align 8
  %335 = icmp sgt i64 %334, %299
  %336 = zext i1 %335 to i64
  %337 = add nsw i64 %334, %336
  %338 = getelementptr inbounds %struct.Nest, ptr %3, i64 0, i32 2, i64 %330
  store i64 %337, ptr %338, align 8
  br label %339

339:                                              ; preds = %332, %329, %315
  store i64 %312, ptr %302, align 8
  %340 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7, i64 %312
  %341 = load i64, ptr %340, align 8
  %342 = icmp sgt i64 %341, 0
  br i1 %342, label %343, label %366

343:                                              ; preds = %339
  %344 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 8, i64 %312
  br label %370

345:                                              ; preds = %345, %321
  %346 = phi i64 [ 0, %321 ], [ %361, %345 ]
  %347 = phi i64 [ 0, %321 ], [ %362, %345 ]
  %348 = getelementptr inbounds %struct.Nest, ptr %4, i64 0, i32 2, i64 %346
  %349 = load i64, ptr %348, align 8
  %350 = icmp sgt i64 %349, %299
  %351 = zext i1 %350 to i64
  %352 = add nsw i64 %349, %351
  %353 = getelementptr inbounds %struct.Nest, ptr %3, i64 0, i32 2, i64 %346
  store i64 %352, ptr %353, align 8
  %354 = or i64 %346, 1
  %355 = getelementptr inbounds %struct.Nest, ptr %4, i64 0, i32 2, i64 %354
  %356 = load i64, ptr %355, align 8
  %357 = icmp sgt i64 %356, %299
  %358 = zext i1 %357 to i64
  %359 = add nsw i64 %356, %358
  %360 = getelementptr inbounds %struct.Nest, ptr %3, i64 0, i32 2, i64 %354
  store i64 %359, ptr %360, align 8
  %361 = add nuw nsw i64 %346, 2
  %362 = add i64 %347, 2
  %363 = icmp eq i64 %362, %322
  br i1 %363, label %329, label %345

364:                                              ; preds = %370
  %365 = load i64, ptr %0, align 8
  br label %366

366:                                              ; preds = %364, %339
  %367 = phi i64 [ %365, %364 ], [ %311, %339 ]
  %368 = add nuw nsw i64 %312, 1
  %369 = icmp slt i64 %368, %367
  br i1 %369, label %310, label %305

370:                                              ; preds = %370, %343
  %371 = phi i64 [ 0, %343 ], [ %375, %370 ]
  %372 = load ptr, ptr %344, align 8
  %373 = getelementptr inbounds i64, ptr %372, i64 %371
  %374 = load i64, ptr %373, align 8
  store i64 %374, ptr %303, align 8
  call fastcc void @attempt(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %3, i64 noundef %9)
  %375 = add nuw nsw i64 %371, 1
  %376 = load i64, ptr %340, align 8
  %377 = icmp slt i64 %375, %376
  br i1 %377, label %370, label %364

378:                                              ; preds = %305, %280
  call void @llvm.lifetime.end.p0(i64 592, ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 592, ptr nonnull %4)
  br label %98

379:                                              ; preds = %114, %111
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
  %8 = alloca [12 x i64], align 16
  %9 = alloca %struct.State, align 8
  %10 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 9
  %11 = load i64, ptr %10, align 8
  %12 = add nsw i64 %11, 1
  store i64 %12, ptr %10, align 8
  %13 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 11
  %14 = load i64, ptr %13, align 8
  %15 = icmp slt i64 %11, %14
  br i1 %15, label %16, label %1484

16:                                               ; preds = %3
  %17 = tail call fastcc i64 @hopeless(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %2, i64 noundef 0)
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %19, label %1484

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
  %60 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %54, i32 6
  %61 = load i64, ptr %60, align 8
  %62 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %54, i32 7
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
  br i1 %353, label %1484, label %327

354:                                              ; preds = %327, %317
  %355 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 14
  %356 = load i64, ptr %355, align 8
  %357 = icmp eq i64 %356, 0
  br i1 %357, label %364, label %391

358:                                              ; preds = %309
  store i64 %310, ptr %314, align 8
  %359 = getelementptr inbounds %struct.Memory, ptr %312, i64 %313, i32 2
  store i64 0, ptr %359, align 8
  %360 = getelementptr inbounds %struct.Memory, ptr %312, i64 %313, i32 1
  store i64 0, ptr %360, align 8
  %361 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 14
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
  br i1 %427, label %466, label %473

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
  br i1 %471, label %472, label %473

472:                                              ; preds = %466
  tail call fastcc void @leaf(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %2)
  br label %1484

473:                                              ; preds = %466, %424
  %474 = icmp sgt i64 %393, 0
  br i1 %474, label %475, label %532

475:                                              ; preds = %473
  %476 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 6
  %477 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 5
  %478 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 3
  %479 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 13
  br label %486

480:                                              ; preds = %528
  %481 = icmp sgt i64 %529, 0
  br i1 %481, label %482, label %532

482:                                              ; preds = %480
  %483 = load i64, ptr %20, align 8
  %484 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 5
  %485 = load i64, ptr %484, align 8
  br label %537

486:                                              ; preds = %475, %528
  %487 = phi i64 [ %393, %475 ], [ %529, %528 ]
  %488 = phi i64 [ 0, %475 ], [ %530, %528 ]
  %489 = load i64, ptr %20, align 8
  %490 = shl nuw i64 1, %488
  %491 = and i64 %489, %490
  %492 = icmp eq i64 %491, 0
  br i1 %492, label %493, label %528

493:                                              ; preds = %486
  %494 = load i64, ptr %476, align 8
  %495 = ashr i64 %494, %488
  %496 = icmp eq i64 %495, 0
  br i1 %496, label %497, label %528

497:                                              ; preds = %493
  %498 = icmp eq i64 %489, 0
  br i1 %498, label %499, label %510

499:                                              ; preds = %497
  %500 = load i64, ptr %477, align 8
  %501 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %488, i32 6
  %502 = load i64, ptr %501, align 8
  %503 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %488, i32 7
  %504 = load i64, ptr %503, align 8
  %505 = icmp ne i64 %502, %504
  %506 = zext i1 %505 to i64
  %507 = shl nuw nsw i64 1, %506
  %508 = and i64 %507, %500
  %509 = icmp eq i64 %508, 0
  br i1 %509, label %528, label %510

510:                                              ; preds = %499, %497
  %511 = load i64, ptr %478, align 8
  %512 = icmp eq i64 %511, 0
  br i1 %512, label %513, label %523

513:                                              ; preds = %510
  %514 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %488, i32 6
  %515 = load i64, ptr %514, align 8
  %516 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %488, i32 7
  %517 = load i64, ptr %516, align 8
  %518 = icmp eq i64 %515, %517
  br i1 %518, label %519, label %523

519:                                              ; preds = %513
  %520 = load i64, ptr %479, align 8
  %521 = and i64 %520, %515
  %522 = icmp eq i64 %521, 0
  br i1 %522, label %523, label %528

523:                                              ; preds = %519, %513, %510
  tail call fastcc void @keep(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %2, i64 noundef %488, i64 noundef 0)
  %524 = load i64, ptr %478, align 8
  %525 = icmp eq i64 %524, 0
  br i1 %525, label %526, label %1484

526:                                              ; preds = %523
  %527 = load i64, ptr %392, align 8
  br label %528

528:                                              ; preds = %526, %486, %493, %519, %499
  %529 = phi i64 [ %527, %526 ], [ %487, %486 ], [ %487, %493 ], [ %487, %519 ], [ %487, %499 ]
  %530 = add nuw nsw i64 %488, 1
  %531 = icmp slt i64 %530, %529
  br i1 %531, label %486, label %480

532:                                              ; preds = %557, %473, %480
  %533 = phi i64 [ 0, %480 ], [ 0, %473 ], [ %558, %557 ]
  %534 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 1
  %535 = load i64, ptr %534, align 8
  %536 = icmp eq i64 %535, 0
  br i1 %536, label %561, label %579

537:                                              ; preds = %482, %557
  %538 = phi i64 [ 0, %482 ], [ %558, %557 ]
  %539 = phi i64 [ 0, %482 ], [ %559, %557 ]
  %540 = lshr i64 %483, %539
  %541 = lshr i64 %485, %539
  %542 = xor i64 %541, -1
  %543 = and i64 %540, 1
  %544 = and i64 %543, %542
  %545 = icmp eq i64 %544, 0
  br i1 %545, label %557, label %546

546:                                              ; preds = %537
  %547 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %539, i32 6
  %548 = load i64, ptr %547, align 8
  %549 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %539, i32 7
  %550 = load i64, ptr %549, align 8
  %551 = icmp eq i64 %548, %550
  br i1 %551, label %557, label %552

552:                                              ; preds = %546
  %553 = trunc i64 %539 to i32
  %554 = shl nuw i32 1, %553
  %555 = sext i32 %554 to i64
  %556 = or i64 %538, %555
  br label %557

557:                                              ; preds = %537, %546, %552
  %558 = phi i64 [ %556, %552 ], [ %538, %546 ], [ %538, %537 ]
  %559 = add nuw nsw i64 %539, 1
  %560 = icmp eq i64 %559, %529
  br i1 %560, label %532, label %537

561:                                              ; preds = %532
  %562 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 9
  %563 = load i64, ptr %562, align 8
  %564 = icmp sgt i64 %563, 0
  br i1 %564, label %565, label %579

565:                                              ; preds = %561, %565
  %566 = phi i64 [ %576, %565 ], [ 0, %561 ]
  %567 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 10, i64 %566
  %568 = load i64, ptr %567, align 8
  %569 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %568
  %570 = load i64, ptr %569, align 8
  %571 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 10, i64 %566, i64 1
  %572 = load i64, ptr %571, align 8
  %573 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %572
  %574 = load i64, ptr %573, align 8
  %575 = icmp eq i64 %570, %574
  %576 = add nuw nsw i64 %566, 1
  %577 = icmp ne i64 %576, %563
  %578 = select i1 %575, i1 %577, i1 false
  br i1 %578, label %565, label %579

579:                                              ; preds = %565, %561, %532
  %580 = phi i1 [ false, %532 ], [ true, %561 ], [ %575, %565 ]
  %581 = load i64, ptr %0, align 8
  %582 = icmp sgt i64 %581, 0
  br i1 %582, label %583, label %1484

583:                                              ; preds = %579
  %584 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 9
  %585 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 6
  %586 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4
  %587 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 12
  %588 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 5
  %589 = tail call i64 @llvm.ctpop.i64(i64 %533)
  %590 = icmp ult i64 %589, 2
  %591 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 3
  %592 = icmp eq i64 %533, 0
  %593 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 7
  %594 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 11
  %595 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 13
  %596 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 4
  %597 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 2
  %598 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 3
  %599 = getelementptr inbounds %struct.State, ptr %9, i64 0, i32 11
  %600 = getelementptr inbounds %struct.State, ptr %9, i64 0, i32 1
  %601 = getelementptr inbounds %struct.State, ptr %9, i64 0, i32 6
  %602 = getelementptr inbounds %struct.State, ptr %9, i64 0, i32 12
  %603 = getelementptr inbounds %struct.State, ptr %9, i64 0, i32 13
  %604 = getelementptr inbounds %struct.State, ptr %9, i64 0, i32 14
  %605 = getelementptr inbounds %struct.State, ptr %9, i64 0, i32 5
  br label %606

606:                                              ; preds = %583, %1480
  %607 = phi i64 [ %581, %583 ], [ %1481, %1480 ]
  %608 = phi i64 [ 0, %583 ], [ %1482, %1480 ]
  %609 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %608
  %610 = load i64, ptr %609, align 8
  %611 = icmp eq i64 %610, 0
  br i1 %611, label %1480, label %612

612:                                              ; preds = %606
  %613 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %608
  %614 = load i64, ptr %613, align 8
  %615 = icmp eq i64 %610, %614
  br i1 %615, label %1480, label %616

616:                                              ; preds = %612
  %617 = load i64, ptr %584, align 8
  %618 = icmp sgt i64 %617, 0
  br i1 %618, label %619, label %675

619:                                              ; preds = %616
  %620 = and i64 %617, 3
  %621 = icmp ult i64 %617, 4
  br i1 %621, label %624, label %622

622:                                              ; preds = %619
  %623 = and i64 %617, -4
  br label %645

624:                                              ; preds = %645, %619
  %625 = phi i64 [ undef, %619 ], [ %671, %645 ]
  %626 = phi i64 [ 0, %619 ], [ %671, %645 ]
  %627 = phi i64 [ 0, %619 ], [ %672, %645 ]
  %628 = icmp eq i64 %620, 0
  br i1 %628, label %641, label %629

629:                                              ; preds = %624, %629
  %630 = phi i64 [ %637, %629 ], [ %626, %624 ]
  %631 = phi i64 [ %638, %629 ], [ %627, %624 ]
  %632 = phi i64 [ %639, %629 ], [ 0, %624 ]
  %633 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 10, i64 %631, i64 1
  %634 = load i64, ptr %633, align 8
  %635 = icmp eq i64 %634, %608
  %636 = zext i1 %635 to i64
  %637 = or i64 %630, %636
  %638 = add nuw nsw i64 %631, 1
  %639 = add i64 %632, 1
  %640 = icmp eq i64 %639, %620
  br i1 %640, label %641, label %629

641:                                              ; preds = %629, %624
  %642 = phi i64 [ %625, %624 ], [ %637, %629 ]
  %643 = icmp ne i64 %642, 0
  %644 = select i1 %580, i1 %643, i1 false
  br i1 %644, label %1480, label %675

645:                                              ; preds = %645, %622
  %646 = phi i64 [ 0, %622 ], [ %671, %645 ]
  %647 = phi i64 [ 0, %622 ], [ %672, %645 ]
  %648 = phi i64 [ 0, %622 ], [ %673, %645 ]
  %649 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 10, i64 %647, i64 1
  %650 = load i64, ptr %649, align 8
  %651 = icmp eq i64 %650, %608
  %652 = zext i1 %651 to i64
  %653 = or i64 %646, %652
  %654 = or i64 %647, 1
  %655 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 10, i64 %654, i64 1
  %656 = load i64, ptr %655, align 8
  %657 = icmp eq i64 %656, %608
  %658 = zext i1 %657 to i64
  %659 = or i64 %653, %658
  %660 = or i64 %647, 2
  %661 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 10, i64 %660, i64 1
  %662 = load i64, ptr %661, align 8
  %663 = icmp eq i64 %662, %608
  %664 = zext i1 %663 to i64
  %665 = or i64 %659, %664
  %666 = or i64 %647, 3
  %667 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 10, i64 %666, i64 1
  %668 = load i64, ptr %667, align 8
  %669 = icmp eq i64 %668, %608
  %670 = zext i1 %669 to i64
  %671 = or i64 %665, %670
  %672 = add nuw nsw i64 %647, 4
  %673 = add i64 %648, 4
  %674 = icmp eq i64 %673, %623
  br i1 %674, label %624, label %645

675:                                              ; preds = %616, %641
  %676 = load i64, ptr %585, align 8
  %677 = icmp eq i64 %676, 0
  br i1 %677, label %678, label %686

678:                                              ; preds = %675
  %679 = load i64, ptr %534, align 8
  %680 = icmp eq i64 %679, 0
  br i1 %680, label %686, label %681

681:                                              ; preds = %678
  %682 = add nsw i64 %679, -1
  %683 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %682
  %684 = load i64, ptr %683, align 8
  %685 = icmp eq i64 %684, %608
  br i1 %685, label %1480, label %686

686:                                              ; preds = %681, %678, %675
  %687 = load i64, ptr %586, align 8
  %688 = icmp eq i64 %687, 0
  br i1 %688, label %689, label %694

689:                                              ; preds = %686
  %690 = load i64, ptr %587, align 8
  %691 = shl nuw i64 1, %608
  %692 = and i64 %690, %691
  %693 = icmp eq i64 %692, 0
  br i1 %693, label %694, label %1480

694:                                              ; preds = %689, %686
  %695 = load i64, ptr %534, align 8
  %696 = icmp sgt i64 %695, 0
  br i1 %696, label %697, label %752

697:                                              ; preds = %694
  %698 = and i64 %695, 3
  %699 = icmp ult i64 %695, 4
  br i1 %699, label %702, label %700

700:                                              ; preds = %697
  %701 = and i64 %695, -4
  br label %722

702:                                              ; preds = %722, %697
  %703 = phi i64 [ undef, %697 ], [ %748, %722 ]
  %704 = phi i64 [ 1, %697 ], [ %748, %722 ]
  %705 = phi i64 [ 0, %697 ], [ %749, %722 ]
  %706 = icmp eq i64 %698, 0
  br i1 %706, label %719, label %707

707:                                              ; preds = %702, %707
  %708 = phi i64 [ %715, %707 ], [ %704, %702 ]
  %709 = phi i64 [ %716, %707 ], [ %705, %702 ]
  %710 = phi i64 [ %717, %707 ], [ 0, %702 ]
  %711 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %709
  %712 = load i64, ptr %711, align 8
  %713 = icmp eq i64 %712, %608
  %714 = zext i1 %713 to i64
  %715 = add nuw nsw i64 %708, %714
  %716 = add nuw nsw i64 %709, 1
  %717 = add i64 %710, 1
  %718 = icmp eq i64 %717, %698
  br i1 %718, label %719, label %707

719:                                              ; preds = %707, %702
  %720 = phi i64 [ %703, %702 ], [ %715, %707 ]
  %721 = icmp eq i64 %720, 32
  br i1 %721, label %1480, label %752

722:                                              ; preds = %722, %700
  %723 = phi i64 [ 1, %700 ], [ %748, %722 ]
  %724 = phi i64 [ 0, %700 ], [ %749, %722 ]
  %725 = phi i64 [ 0, %700 ], [ %750, %722 ]
  %726 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %724
  %727 = load i64, ptr %726, align 8
  %728 = icmp eq i64 %727, %608
  %729 = zext i1 %728 to i64
  %730 = add nuw nsw i64 %723, %729
  %731 = or i64 %724, 1
  %732 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %731
  %733 = load i64, ptr %732, align 8
  %734 = icmp eq i64 %733, %608
  %735 = zext i1 %734 to i64
  %736 = add nuw nsw i64 %730, %735
  %737 = or i64 %724, 2
  %738 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %737
  %739 = load i64, ptr %738, align 8
  %740 = icmp eq i64 %739, %608
  %741 = zext i1 %740 to i64
  %742 = add nuw nsw i64 %736, %741
  %743 = or i64 %724, 3
  %744 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %743
  %745 = load i64, ptr %744, align 8
  %746 = icmp eq i64 %745, %608
  %747 = zext i1 %746 to i64
  %748 = add nuw nsw i64 %742, %747
  %749 = add nuw nsw i64 %724, 4
  %750 = add i64 %725, 4
  %751 = icmp eq i64 %750, %701
  br i1 %751, label %702, label %722

752:                                              ; preds = %694, %719
  %753 = load i64, ptr %20, align 8
  %754 = icmp eq i64 %753, %397
  br i1 %754, label %755, label %841

755:                                              ; preds = %752
  %756 = load i64, ptr %588, align 8
  %757 = or i64 %756, %533
  %758 = icmp eq i64 %757, %397
  %759 = and i1 %590, %758
  br i1 %759, label %760, label %841

760:                                              ; preds = %755, %760
  %761 = phi i64 [ %765, %760 ], [ 0, %755 ]
  %762 = shl nuw i64 1, %761
  %763 = and i64 %762, %533
  %764 = icmp eq i64 %763, 0
  %765 = add nuw nsw i64 %761, 1
  br i1 %764, label %760, label %766

766:                                              ; preds = %760
  %767 = icmp sgt i64 %607, 0
  br i1 %767, label %768, label %841

768:                                              ; preds = %766
  %769 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %761, i32 7
  %770 = load i64, ptr %769, align 8
  %771 = and i64 %607, 1
  %772 = icmp eq i64 %607, 1
  br i1 %772, label %775, label %773

773:                                              ; preds = %768
  %774 = and i64 %607, -2
  br label %803

775:                                              ; preds = %834, %768
  %776 = phi i64 [ undef, %768 ], [ %837, %834 ]
  %777 = phi i64 [ 0, %768 ], [ %838, %834 ]
  %778 = phi i64 [ 0, %768 ], [ %837, %834 ]
  %779 = icmp eq i64 %771, 0
  br i1 %779, label %796, label %780

780:                                              ; preds = %775
  %781 = shl nuw i64 1, %777
  %782 = and i64 %770, %781
  %783 = icmp eq i64 %782, 0
  br i1 %783, label %784, label %792

784:                                              ; preds = %780
  %785 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %777
  %786 = load i64, ptr %785, align 8
  %787 = icmp eq i64 %786, 0
  br i1 %787, label %792, label %788

788:                                              ; preds = %784
  %789 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %777
  %790 = load i64, ptr %789, align 8
  %791 = icmp slt i64 %786, %790
  br label %792

792:                                              ; preds = %788, %784, %780
  %793 = phi i1 [ false, %784 ], [ false, %780 ], [ %791, %788 ]
  %794 = zext i1 %793 to i64
  %795 = or i64 %778, %794
  br label %796

796:                                              ; preds = %775, %792
  %797 = phi i64 [ %776, %775 ], [ %795, %792 ]
  %798 = shl nuw i64 1, %608
  %799 = and i64 %770, %798
  %800 = icmp eq i64 %799, 0
  %801 = icmp eq i64 %797, 0
  %802 = select i1 %800, i1 true, i1 %801
  br i1 %802, label %841, label %1480

803:                                              ; preds = %834, %773
  %804 = phi i64 [ 0, %773 ], [ %838, %834 ]
  %805 = phi i64 [ 0, %773 ], [ %837, %834 ]
  %806 = phi i64 [ 0, %773 ], [ %839, %834 ]
  %807 = shl nuw i64 1, %804
  %808 = and i64 %770, %807
  %809 = icmp eq i64 %808, 0
  br i1 %809, label %810, label %818

810:                                              ; preds = %803
  %811 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %804
  %812 = load i64, ptr %811, align 8
  %813 = icmp eq i64 %812, 0
  br i1 %813, label %818, label %814

814:                                              ; preds = %810
  %815 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %804
  %816 = load i64, ptr %815, align 8
  %817 = icmp slt i64 %812, %816
  br label %818

818:                                              ; preds = %814, %810, %803
  %819 = phi i1 [ false, %810 ], [ false, %803 ], [ %817, %814 ]
  %820 = zext i1 %819 to i64
  %821 = or i64 %805, %820
  %822 = or i64 %804, 1
  %823 = shl i64 2, %804
  %824 = and i64 %770, %823
  %825 = icmp eq i64 %824, 0
  br i1 %825, label %826, label %834

826:                                              ; preds = %818
  %827 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %822
  %828 = load i64, ptr %827, align 8
  %829 = icmp eq i64 %828, 0
  br i1 %829, label %834, label %830

830:                                              ; preds = %826
  %831 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %822
  %832 = load i64, ptr %831, align 8
  %833 = icmp slt i64 %828, %832
  br label %834

834:                                              ; preds = %830, %826, %818
  %835 = phi i1 [ false, %826 ], [ false, %818 ], [ %833, %830 ]
  %836 = zext i1 %835 to i64
  %837 = or i64 %821, %836
  %838 = add nuw nsw i64 %804, 2
  %839 = add i64 %806, 2
  %840 = icmp eq i64 %839, %774
  br i1 %840, label %775, label %803

841:                                              ; preds = %766, %755, %752, %796
  %842 = load i64, ptr %392, align 8
  %843 = icmp sgt i64 %842, 0
  br i1 %843, label %844, label %898

844:                                              ; preds = %841
  %845 = load i64, ptr %591, align 8
  %846 = icmp ne i64 %845, 0
  %847 = shl nuw i64 1, %608
  br label %850

848:                                              ; preds = %883
  %849 = icmp eq i64 %884, 0
  br i1 %849, label %1480, label %898

850:                                              ; preds = %844, %883
  %851 = phi i64 [ 0, %844 ], [ %896, %883 ]
  %852 = phi i64 [ 0, %844 ], [ %886, %883 ]
  %853 = phi i64 [ 0, %844 ], [ %885, %883 ]
  %854 = phi i64 [ 0, %844 ], [ %895, %883 ]
  %855 = phi i64 [ 0, %844 ], [ %893, %883 ]
  %856 = phi i64 [ 1, %844 ], [ %884, %883 ]
  %857 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %851, i32 6
  %858 = load i64, ptr %857, align 8
  %859 = lshr i64 %858, %608
  %860 = and i64 %859, 1
  %861 = icmp ne i64 %860, 0
  %862 = select i1 %846, i1 true, i1 %861
  br i1 %862, label %873, label %863

863:                                              ; preds = %850
  %864 = shl nuw i64 1, %851
  %865 = and i64 %864, %676
  %866 = icmp eq i64 %865, 0
  br i1 %866, label %867, label %872

867:                                              ; preds = %863
  br i1 %592, label %868, label %883

868:                                              ; preds = %867
  %869 = load i64, ptr %593, align 8
  %870 = and i64 %869, %864
  %871 = icmp eq i64 %870, 0
  br i1 %871, label %883, label %872

872:                                              ; preds = %868, %863
  br label %883

873:                                              ; preds = %850
  br i1 %861, label %874, label %883

874:                                              ; preds = %873
  %875 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %851, i32 7
  %876 = load i64, ptr %875, align 8
  %877 = and i64 %876, %847
  %878 = icmp eq i64 %877, 0
  br i1 %878, label %879, label %883

879:                                              ; preds = %874
  %880 = lshr i64 %533, %851
  %881 = and i64 %880, 1
  %882 = or i64 %881, %852
  br label %883

883:                                              ; preds = %867, %868, %872, %879, %874, %873
  %884 = phi i64 [ %856, %874 ], [ %856, %879 ], [ %856, %873 ], [ %856, %868 ], [ %856, %867 ], [ 0, %872 ]
  %885 = phi i64 [ %853, %874 ], [ 1, %879 ], [ %853, %873 ], [ %853, %868 ], [ %853, %867 ], [ %853, %872 ]
  %886 = phi i64 [ %852, %874 ], [ %882, %879 ], [ %852, %873 ], [ %852, %868 ], [ %852, %867 ], [ %852, %872 ]
  %887 = shl nuw i64 1, %851
  %888 = and i64 %887, %753
  %889 = icmp eq i64 %888, 0
  %890 = xor i1 %861, true
  %891 = select i1 %889, i1 %890, i1 false
  %892 = zext i1 %891 to i64
  %893 = or i64 %855, %892
  %894 = select i1 %889, i64 %860, i64 0
  %895 = or i64 %894, %854
  %896 = add nuw nsw i64 %851, 1
  %897 = icmp eq i64 %896, %842
  br i1 %897, label %848, label %850

898:                                              ; preds = %841, %848
  %899 = phi i64 [ %886, %848 ], [ 0, %841 ]
  %900 = phi i64 [ %885, %848 ], [ 0, %841 ]
  %901 = phi i64 [ %895, %848 ], [ 0, %841 ]
  %902 = phi i64 [ %893, %848 ], [ 0, %841 ]
  %903 = icmp ne i64 %902, 0
  %904 = select i1 %754, i1 true, i1 %903
  %905 = icmp ne i64 %900, 0
  %906 = select i1 %904, i1 true, i1 %905
  br i1 %906, label %907, label %1480

907:                                              ; preds = %898
  br i1 %677, label %912, label %908

908:                                              ; preds = %907
  %909 = trunc i64 %608 to i32
  %910 = shl nuw i32 1, %909
  %911 = sext i32 %910 to i64
  br label %964

912:                                              ; preds = %907
  %913 = icmp eq i64 %695, 0
  br i1 %913, label %950, label %914

914:                                              ; preds = %912
  %915 = add nsw i64 %695, -1
  %916 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %915
  %917 = load i64, ptr %916, align 8
  %918 = icmp slt i64 %608, %917
  %919 = select i1 %843, i1 %918, i1 false
  br i1 %919, label %920, label %948

920:                                              ; preds = %914
  %921 = load i64, ptr %594, align 8
  br label %922

922:                                              ; preds = %920, %943
  %923 = phi i64 [ 0, %920 ], [ %945, %943 ]
  %924 = shl nuw i64 1, %923
  %925 = and i64 %921, %924
  %926 = icmp eq i64 %925, 0
  br i1 %926, label %943, label %927

927:                                              ; preds = %922
  %928 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %923, i32 6
  %929 = load i64, ptr %928, align 8
  %930 = lshr i64 %929, %608
  %931 = and i64 %930, 1
  %932 = lshr i64 %929, %917
  %933 = and i64 %932, 1
  %934 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %923, i32 7
  %935 = load i64, ptr %934, align 8
  %936 = icmp eq i64 %929, %935
  br i1 %936, label %937, label %939

937:                                              ; preds = %927
  %938 = icmp eq i64 %931, %933
  br label %943

939:                                              ; preds = %927
  %940 = icmp eq i64 %931, 0
  %941 = icmp eq i64 %933, 0
  %942 = select i1 %940, i1 %941, i1 false
  br label %943

943:                                              ; preds = %937, %939, %922
  %944 = phi i1 [ true, %922 ], [ %938, %937 ], [ %942, %939 ]
  %945 = add nuw nsw i64 %923, 1
  %946 = icmp slt i64 %945, %842
  %947 = select i1 %946, i1 %944, i1 false
  br i1 %947, label %922, label %948

948:                                              ; preds = %943, %914
  %949 = phi i1 [ %918, %914 ], [ %944, %943 ]
  br i1 %949, label %1480, label %950

950:                                              ; preds = %948, %912
  %951 = trunc i64 %608 to i32
  %952 = shl nuw i32 1, %951
  %953 = sext i32 %952 to i64
  %954 = load i64, ptr %594, align 8
  %955 = icmp eq i64 %954, 0
  br i1 %955, label %956, label %964

956:                                              ; preds = %950
  %957 = load i64, ptr %588, align 8
  %958 = xor i64 %957, -1
  %959 = and i64 %753, %958
  %960 = icmp eq i64 %959, 0
  br i1 %960, label %961, label %964

961:                                              ; preds = %956
  %962 = load i64, ptr %595, align 8
  %963 = or i64 %962, %953
  br label %964

964:                                              ; preds = %908, %961, %956, %950
  %965 = phi i64 [ %953, %950 ], [ %953, %956 ], [ %953, %961 ], [ %911, %908 ]
  %966 = phi i64 [ %953, %950 ], [ %953, %956 ], [ %963, %961 ], [ %911, %908 ]
  %967 = zext i1 %754 to i64
  br i1 %843, label %971, label %968

968:                                              ; preds = %986, %964
  %969 = phi i64 [ %967, %964 ], [ %989, %986 ]
  %970 = icmp eq i64 %969, 0
  br i1 %970, label %992, label %1000

971:                                              ; preds = %964, %986
  %972 = phi i64 [ %990, %986 ], [ 0, %964 ]
  %973 = phi i64 [ %989, %986 ], [ %967, %964 ]
  %974 = shl nuw i64 1, %972
  %975 = and i64 %974, %753
  %976 = icmp eq i64 %975, 0
  br i1 %976, label %977, label %986

977:                                              ; preds = %971
  %978 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %972, i32 6
  %979 = load i64, ptr %978, align 8
  %980 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %972, i32 7
  %981 = load i64, ptr %980, align 8
  %982 = icmp eq i64 %979, %981
  br i1 %982, label %983, label %986

983:                                              ; preds = %977
  %984 = and i64 %979, %966
  %985 = icmp eq i64 %984, 0
  br label %986

986:                                              ; preds = %977, %983, %971
  %987 = phi i1 [ false, %971 ], [ true, %977 ], [ %985, %983 ]
  %988 = zext i1 %987 to i64
  %989 = or i64 %973, %988
  %990 = add nuw nsw i64 %972, 1
  %991 = icmp eq i64 %990, %842
  br i1 %991, label %968, label %971

992:                                              ; preds = %968
  %993 = load i64, ptr %591, align 8
  %994 = icmp eq i64 %993, 0
  br i1 %994, label %995, label %1000

995:                                              ; preds = %992
  %996 = load i64, ptr %588, align 8
  %997 = xor i64 %996, -1
  %998 = and i64 %753, %997
  %999 = icmp eq i64 %998, 0
  br i1 %999, label %1480, label %1000

1000:                                             ; preds = %995, %992, %968
  %1001 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7, i64 %608
  %1002 = load i64, ptr %1001, align 8
  %1003 = icmp sgt i64 %1002, 0
  br i1 %1003, label %1004, label %1480

1004:                                             ; preds = %1000
  %1005 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 8, i64 %608
  %1006 = icmp ne i64 %901, 0
  %1007 = icmp eq i64 %899, 0
  %1008 = shl nuw i64 1, %608
  %1009 = getelementptr inbounds [12 x i64], ptr %9, i64 0, i64 %608
  br label %1010

1010:                                             ; preds = %1004, %1474
  %1011 = phi i64 [ %1002, %1004 ], [ %1475, %1474 ]
  %1012 = phi i64 [ 0, %1004 ], [ %1476, %1474 ]
  %1013 = load ptr, ptr %1005, align 8
  %1014 = getelementptr inbounds i64, ptr %1013, i64 %1012
  %1015 = load i64, ptr %1014, align 8
  %1016 = load i64, ptr %609, align 8
  %1017 = icmp sgt i64 %1015, %1016
  br i1 %1017, label %1018, label %1474

1018:                                             ; preds = %1010
  %1019 = load i64, ptr %597, align 8
  %1020 = icmp eq i64 %1019, 0
  br i1 %1020, label %1024, label %1021

1021:                                             ; preds = %1018
  %1022 = srem i64 %1015, %1016
  %1023 = icmp eq i64 %1022, 0
  br i1 %1023, label %1024, label %1474

1024:                                             ; preds = %1021, %1018
  %1025 = load i64, ptr %613, align 8
  %1026 = icmp sge i64 %1015, %1025
  %1027 = select i1 %1026, i1 true, i1 %1006
  br i1 %1027, label %1032, label %1028

1028:                                             ; preds = %1024
  br i1 %1007, label %1474, label %1029

1029:                                             ; preds = %1028
  %1030 = load i64, ptr %586, align 8
  %1031 = icmp eq i64 %1030, 0
  br i1 %1031, label %1474, label %1032

1032:                                             ; preds = %1029, %1024
  %1033 = load i64, ptr %534, align 8
  %1034 = icmp eq i64 %1033, 32
  br i1 %1034, label %1474, label %1035

1035:                                             ; preds = %1032
  store i64 %1015, ptr %609, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7)
  %1036 = call fastcc i64 @corner(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %7)
  %1037 = load i64, ptr %7, align 8
  %1038 = load i64, ptr %2, align 8
  %1039 = icmp sgt i64 %1038, 0
  br i1 %1039, label %1040, label %1056

1040:                                             ; preds = %1035
  %1041 = load ptr, ptr %598, align 8
  br label %1042

1042:                                             ; preds = %1042, %1040
  %1043 = phi i64 [ 0, %1040 ], [ %1052, %1042 ]
  %1044 = phi i64 [ %1038, %1040 ], [ %1051, %1042 ]
  %1045 = add nsw i64 %1044, %1043
  %1046 = sdiv i64 %1045, 2
  %1047 = getelementptr inbounds i64, ptr %1041, i64 %1046
  %1048 = load i64, ptr %1047, align 8
  %1049 = icmp sgt i64 %1048, %1036
  %1050 = add nsw i64 %1046, 1
  %1051 = select i1 %1049, i64 %1046, i64 %1044
  %1052 = select i1 %1049, i64 %1043, i64 %1050
  %1053 = icmp slt i64 %1052, %1051
  br i1 %1053, label %1042, label %1054

1054:                                             ; preds = %1042
  %1055 = icmp eq i64 %1052, 0
  br i1 %1055, label %1056, label %1057

1056:                                             ; preds = %1054, %1035
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7)
  store i64 %1016, ptr %609, align 8
  br label %1063

1057:                                             ; preds = %1054
  %1058 = load ptr, ptr %596, align 8
  %1059 = add nsw i64 %1052, -1
  %1060 = getelementptr inbounds i64, ptr %1058, i64 %1059
  %1061 = load i64, ptr %1060, align 8
  %1062 = icmp sgt i64 %1061, %1037
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7)
  store i64 %1016, ptr %609, align 8
  br i1 %1062, label %1063, label %1478

1063:                                             ; preds = %1056, %1057
  call void @llvm.lifetime.start.p0(i64 880, ptr nonnull %9)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(880) %9, ptr noundef nonnull align 8 dereferenceable(880) %1, i64 880, i1 false)
  %1064 = load i64, ptr %20, align 8
  %1065 = load i64, ptr %588, align 8
  %1066 = xor i64 %1065, -1
  %1067 = and i64 %1064, %1066
  store i64 %1067, ptr %599, align 8
  %1068 = load i64, ptr %392, align 8
  %1069 = icmp sgt i64 %1068, 0
  br i1 %1069, label %1083, label %1072

1070:                                             ; preds = %1097
  %1071 = load i64, ptr %609, align 8
  br label %1072

1072:                                             ; preds = %1070, %1063
  %1073 = phi i64 [ %1098, %1070 ], [ %1068, %1063 ]
  %1074 = phi i64 [ %1071, %1070 ], [ %1016, %1063 ]
  %1075 = load i64, ptr %600, align 8
  %1076 = getelementptr inbounds %struct.State, ptr %9, i64 0, i32 2, i64 %1075
  store i64 %608, ptr %1076, align 8
  %1077 = add nsw i64 %1075, 1
  store i64 %1077, ptr %600, align 8
  %1078 = getelementptr inbounds %struct.State, ptr %9, i64 0, i32 2, i64 %1075, i32 1
  store i64 %1074, ptr %1078, align 8
  store i64 %1015, ptr %1009, align 8
  store i64 0, ptr %601, align 8
  %1079 = load i64, ptr %602, align 8
  %1080 = or i64 %1079, %965
  store i64 %1080, ptr %602, align 8
  store i64 %966, ptr %603, align 8
  %1081 = load i64, ptr %613, align 8
  %1082 = icmp slt i64 %1015, %1081
  br i1 %1082, label %1101, label %1104

1083:                                             ; preds = %1063, %1097
  %1084 = phi i64 [ %1098, %1097 ], [ %1068, %1063 ]
  %1085 = phi i64 [ %1099, %1097 ], [ 0, %1063 ]
  %1086 = load i64, ptr %599, align 8
  %1087 = shl nuw i64 1, %1085
  %1088 = and i64 %1086, %1087
  %1089 = icmp eq i64 %1088, 0
  br i1 %1089, label %1097, label %1090

1090:                                             ; preds = %1083
  %1091 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1085, i32 7
  %1092 = load i64, ptr %1091, align 8
  %1093 = and i64 %1092, %1008
  %1094 = icmp eq i64 %1093, 0
  br i1 %1094, label %1097, label %1095

1095:                                             ; preds = %1090
  call fastcc void @settle(ptr noundef nonnull %0, ptr noundef nonnull %9, i64 noundef %1085, i64 noundef %608)
  %1096 = load i64, ptr %392, align 8
  br label %1097

1097:                                             ; preds = %1083, %1090, %1095
  %1098 = phi i64 [ %1084, %1083 ], [ %1084, %1090 ], [ %1096, %1095 ]
  %1099 = add nuw nsw i64 %1085, 1
  %1100 = icmp slt i64 %1099, %1098
  br i1 %1100, label %1083, label %1070

1101:                                             ; preds = %1072
  %1102 = srem i64 %1015, %1074
  %1103 = icmp ne i64 %1102, 0
  br label %1104

1104:                                             ; preds = %1101, %1072
  %1105 = phi i1 [ false, %1072 ], [ %1103, %1101 ]
  %1106 = zext i1 %1105 to i64
  %1107 = load i64, ptr %604, align 8
  %1108 = or i64 %1107, %1106
  store i64 %1108, ptr %604, align 8
  %1109 = load i64, ptr %605, align 8
  %1110 = xor i64 %1109, -1
  %1111 = and i64 %533, %1110
  %1112 = icmp eq i64 %1111, 0
  br i1 %1112, label %1472, label %1113

1113:                                             ; preds = %1104
  %1114 = call fastcc i64 @beaten(ptr noundef nonnull %0, ptr noundef nonnull %9, ptr noundef nonnull %2)
  %1115 = icmp eq i64 %1114, 0
  %1116 = icmp sgt i64 %1073, 0
  %1117 = select i1 %1115, i1 %1116, i1 false
  br i1 %1117, label %1118, label %1472

1118:                                             ; preds = %1113, %1468
  %1119 = phi i64 [ %1469, %1468 ], [ 0, %1113 ]
  %1120 = lshr i64 %533, %1119
  %1121 = load i64, ptr %605, align 8
  %1122 = lshr i64 %1121, %1119
  %1123 = xor i64 %1122, -1
  %1124 = and i64 %1120, 1
  %1125 = and i64 %1124, %1123
  %1126 = icmp eq i64 %1125, 0
  br i1 %1126, label %1468, label %1127

1127:                                             ; preds = %1118
  %1128 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1119
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %5)
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %6)
  %1129 = load i64, ptr %0, align 8
  %1130 = icmp sgt i64 %1129, 0
  br i1 %1130, label %1131, label %1146

1131:                                             ; preds = %1127
  %1132 = and i64 %1129, 1
  %1133 = icmp eq i64 %1129, 1
  br i1 %1133, label %1136, label %1134

1134:                                             ; preds = %1131
  %1135 = and i64 %1129, -2
  br label %1158

1136:                                             ; preds = %1158, %1131
  %1137 = phi i64 [ 0, %1131 ], [ %1174, %1158 ]
  %1138 = icmp eq i64 %1132, 0
  br i1 %1138, label %1146, label %1139

1139:                                             ; preds = %1136
  %1140 = getelementptr inbounds [12 x i64], ptr %9, i64 0, i64 %1137
  %1141 = load i64, ptr %1140, align 8
  %1142 = icmp eq i64 %1141, 0
  %1143 = select i1 %1142, i64 1, i64 %1141
  %1144 = getelementptr inbounds [12 x i64], ptr %5, i64 0, i64 %1137
  store i64 %1143, ptr %1144, align 8
  %1145 = getelementptr inbounds [12 x i64], ptr %6, i64 0, i64 %1137
  store i64 %1143, ptr %1145, align 8
  br label %1146

1146:                                             ; preds = %1139, %1136, %1127
  %1147 = load i64, ptr %600, align 8
  %1148 = getelementptr inbounds %struct.State, ptr %9, i64 0, i32 3, i64 %1119
  %1149 = load i64, ptr %1148, align 8
  %1150 = icmp sgt i64 %1147, %1149
  br i1 %1150, label %1151, label %1189

1151:                                             ; preds = %1146
  %1152 = sub i64 %1147, %1149
  %1153 = add i64 %1149, 1
  %1154 = and i64 %1152, 1
  %1155 = icmp eq i64 %1147, %1153
  br i1 %1155, label %1177, label %1156

1156:                                             ; preds = %1151
  %1157 = and i64 %1152, -2
  br label %1193

1158:                                             ; preds = %1158, %1134
  %1159 = phi i64 [ 0, %1134 ], [ %1174, %1158 ]
  %1160 = phi i64 [ 0, %1134 ], [ %1175, %1158 ]
  %1161 = getelementptr inbounds [12 x i64], ptr %9, i64 0, i64 %1159
  %1162 = load i64, ptr %1161, align 8
  %1163 = icmp eq i64 %1162, 0
  %1164 = select i1 %1163, i64 1, i64 %1162
  %1165 = getelementptr inbounds [12 x i64], ptr %5, i64 0, i64 %1159
  store i64 %1164, ptr %1165, align 16
  %1166 = getelementptr inbounds [12 x i64], ptr %6, i64 0, i64 %1159
  store i64 %1164, ptr %1166, align 16
  %1167 = or i64 %1159, 1
  %1168 = getelementptr inbounds [12 x i64], ptr %9, i64 0, i64 %1167
  %1169 = load i64, ptr %1168, align 8
  %1170 = icmp eq i64 %1169, 0
  %1171 = select i1 %1170, i64 1, i64 %1169
  %1172 = getelementptr inbounds [12 x i64], ptr %5, i64 0, i64 %1167
  store i64 %1171, ptr %1172, align 8
  %1173 = getelementptr inbounds [12 x i64], ptr %6, i64 0, i64 %1167
  store i64 %1171, ptr %1173, align 8
  %1174 = add nuw nsw i64 %1159, 2
  %1175 = add i64 %1160, 2
  %1176 = icmp eq i64 %1175, %1135
  br i1 %1176, label %1136, label %1158

1177:                                             ; preds = %1193, %1151
  %1178 = phi i64 [ 0, %1151 ], [ %1206, %1193 ]
  %1179 = phi i64 [ %1147, %1151 ], [ %1205, %1193 ]
  %1180 = icmp eq i64 %1154, 0
  br i1 %1180, label %1189, label %1181

1181:                                             ; preds = %1177
  %1182 = add nsw i64 %1179, -1
  %1183 = getelementptr inbounds [32 x %struct.Loop], ptr %4, i64 0, i64 %1178
  %1184 = getelementptr inbounds %struct.State, ptr %9, i64 0, i32 2, i64 %1182
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %1183, ptr noundef nonnull align 8 dereferenceable(16) %1184, i64 16, i1 false)
  %1185 = getelementptr inbounds %struct.State, ptr %9, i64 0, i32 2, i64 %1182, i32 1
  %1186 = load i64, ptr %1185, align 8
  %1187 = load i64, ptr %1184, align 8
  %1188 = getelementptr inbounds [12 x i64], ptr %5, i64 0, i64 %1187
  store i64 %1186, ptr %1188, align 8
  br label %1189

1189:                                             ; preds = %1181, %1177, %1146
  %1190 = phi i64 [ 0, %1146 ], [ %1152, %1177 ], [ %1152, %1181 ]
  %1191 = load i64, ptr %597, align 8
  %1192 = icmp eq i64 %1191, 0
  br i1 %1192, label %1215, label %1218

1193:                                             ; preds = %1193, %1156
  %1194 = phi i64 [ 0, %1156 ], [ %1206, %1193 ]
  %1195 = phi i64 [ %1147, %1156 ], [ %1205, %1193 ]
  %1196 = phi i64 [ 0, %1156 ], [ %1213, %1193 ]
  %1197 = add nsw i64 %1195, -1
  %1198 = or i64 %1194, 1
  %1199 = getelementptr inbounds [32 x %struct.Loop], ptr %4, i64 0, i64 %1194
  %1200 = getelementptr inbounds %struct.State, ptr %9, i64 0, i32 2, i64 %1197
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %1199, ptr noundef nonnull align 8 dereferenceable(16) %1200, i64 16, i1 false)
  %1201 = getelementptr inbounds %struct.State, ptr %9, i64 0, i32 2, i64 %1197, i32 1
  %1202 = load i64, ptr %1201, align 8
  %1203 = load i64, ptr %1200, align 8
  %1204 = getelementptr inbounds [12 x i64], ptr %5, i64 0, i64 %1203
  store i64 %1202, ptr %1204, align 8
  %1205 = add nsw i64 %1195, -2
  %1206 = add nuw i64 %1194, 2
  %1207 = getelementptr inbounds [32 x %struct.Loop], ptr %4, i64 0, i64 %1198
  %1208 = getelementptr inbounds %struct.State, ptr %9, i64 0, i32 2, i64 %1205
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %1207, ptr noundef nonnull align 8 dereferenceable(16) %1208, i64 16, i1 false)
  %1209 = getelementptr inbounds %struct.State, ptr %9, i64 0, i32 2, i64 %1205, i32 1
  %1210 = load i64, ptr %1209, align 8
  %1211 = load i64, ptr %1208, align 8
  %1212 = getelementptr inbounds [12 x i64], ptr %5, i64 0, i64 %1211
  store i64 %1210, ptr %1212, align 8
  %1213 = add i64 %1196, 2
  %1214 = icmp eq i64 %1213, %1157
  br i1 %1214, label %1177, label %1193

1215:                                             ; preds = %1189
  %1216 = load i64, ptr %586, align 8
  %1217 = icmp eq i64 %1216, 0
  br i1 %1217, label %1218, label %1305

1218:                                             ; preds = %1215, %1189
  %1219 = icmp sgt i64 %1129, -1
  br i1 %1219, label %1220, label %1396

1220:                                             ; preds = %1218
  %1221 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1119, i32 6
  %1222 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1119, i32 4
  br label %1223

1223:                                             ; preds = %1301, %1220
  %1224 = phi i64 [ 0, %1220 ], [ %1302, %1301 ]
  %1225 = phi i64 [ -1, %1220 ], [ %1303, %1301 ]
  %1226 = icmp sgt i64 %1225, -1
  br i1 %1226, label %1227, label %1238

1227:                                             ; preds = %1223
  %1228 = load i64, ptr %1221, align 8
  %1229 = shl nuw i64 1, %1225
  %1230 = and i64 %1228, %1229
  %1231 = icmp eq i64 %1230, 0
  br i1 %1231, label %1301, label %1232

1232:                                             ; preds = %1227
  %1233 = getelementptr inbounds i64, ptr %6, i64 %1225
  %1234 = load i64, ptr %1233, align 8
  %1235 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %1225
  %1236 = load i64, ptr %1235, align 8
  %1237 = icmp eq i64 %1234, %1236
  br i1 %1237, label %1301, label %1238

1238:                                             ; preds = %1232, %1223
  %1239 = load i64, ptr %1222, align 8
  %1240 = icmp sgt i64 %1239, 0
  br i1 %1240, label %1241, label %1247

1241:                                             ; preds = %1238, %1252
  %1242 = phi i64 [ %1264, %1252 ], [ 0, %1238 ]
  %1243 = phi i64 [ %1263, %1252 ], [ 1, %1238 ]
  %1244 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1119, i32 14, i64 %1242
  %1245 = load i64, ptr %1244, align 8
  %1246 = icmp sgt i64 %1245, 0
  br i1 %1246, label %1266, label %1252

1247:                                             ; preds = %1252, %1238
  %1248 = phi i64 [ 1, %1238 ], [ %1263, %1252 ]
  %1249 = call i64 @llvm.smax.i64(i64 %1224, i64 %1248)
  br label %1301

1250:                                             ; preds = %1295
  %1251 = sub nsw i64 %1297, %1296
  br label %1252

1252:                                             ; preds = %1250, %1241
  %1253 = phi i64 [ 1, %1241 ], [ %1280, %1250 ]
  %1254 = phi i64 [ 0, %1241 ], [ %1298, %1250 ]
  %1255 = phi i64 [ 0, %1241 ], [ %1251, %1250 ]
  %1256 = icmp sgt i64 %1255, 0
  %1257 = icmp ne i64 %1254, 0
  %1258 = select i1 %1256, i1 %1257, i1 false
  %1259 = select i1 %1258, i64 0, i64 %1255
  %1260 = call i64 @llvm.abs.i64(i64 %1259, i1 true)
  %1261 = sub nsw i64 %1253, %1260
  %1262 = call i64 @llvm.smax.i64(i64 %1261, i64 0)
  %1263 = mul nsw i64 %1262, %1243
  %1264 = add nuw nsw i64 %1242, 1
  %1265 = icmp eq i64 %1264, %1239
  br i1 %1265, label %1247, label %1241

1266:                                             ; preds = %1241, %1295
  %1267 = phi i64 [ %1299, %1295 ], [ 0, %1241 ]
  %1268 = phi i64 [ %1298, %1295 ], [ 0, %1241 ]
  %1269 = phi i64 [ %1297, %1295 ], [ 0, %1241 ]
  %1270 = phi i64 [ %1296, %1295 ], [ 0, %1241 ]
  %1271 = phi i64 [ %1280, %1295 ], [ 1, %1241 ]
  %1272 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1119, i32 15, i64 %1242, i64 %1267
  %1273 = load i64, ptr %1272, align 8
  %1274 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1119, i32 16, i64 %1242, i64 %1267
  %1275 = load i64, ptr %1274, align 8
  %1276 = getelementptr inbounds i64, ptr %5, i64 %1273
  %1277 = load i64, ptr %1276, align 8
  %1278 = add nsw i64 %1277, -1
  %1279 = mul nsw i64 %1278, %1275
  %1280 = add nsw i64 %1279, %1271
  %1281 = icmp eq i64 %1273, %1225
  br i1 %1281, label %1282, label %1284

1282:                                             ; preds = %1266
  %1283 = mul nsw i64 %1277, %1275
  br label %1295

1284:                                             ; preds = %1266
  %1285 = getelementptr inbounds i64, ptr %6, i64 %1273
  %1286 = load i64, ptr %1285, align 8
  %1287 = sub nsw i64 %1286, %1277
  %1288 = mul nsw i64 %1287, %1275
  %1289 = add nsw i64 %1288, %1270
  %1290 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %1273
  %1291 = load i64, ptr %1290, align 8
  %1292 = icmp slt i64 %1286, %1291
  %1293 = zext i1 %1292 to i64
  %1294 = or i64 %1268, %1293
  br label %1295

1295:                                             ; preds = %1284, %1282
  %1296 = phi i64 [ %1270, %1282 ], [ %1289, %1284 ]
  %1297 = phi i64 [ %1283, %1282 ], [ %1269, %1284 ]
  %1298 = phi i64 [ %1268, %1282 ], [ %1294, %1284 ]
  %1299 = add nuw nsw i64 %1267, 1
  %1300 = icmp eq i64 %1299, %1245
  br i1 %1300, label %1250, label %1266

1301:                                             ; preds = %1247, %1232, %1227
  %1302 = phi i64 [ %1224, %1232 ], [ %1249, %1247 ], [ %1224, %1227 ]
  %1303 = add nsw i64 %1225, 1
  %1304 = icmp eq i64 %1303, %1129
  br i1 %1304, label %1380, label %1223

1305:                                             ; preds = %1215
  %1306 = load i64, ptr %1128, align 8
  %1307 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1119, i32 4
  %1308 = load i64, ptr %1307, align 8
  %1309 = icmp sgt i64 %1308, 0
  br i1 %1309, label %1310, label %1377

1310:                                             ; preds = %1305, %1338
  %1311 = phi i64 [ %1341, %1338 ], [ 0, %1305 ]
  %1312 = phi i64 [ %1340, %1338 ], [ %1306, %1305 ]
  %1313 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1119, i32 14, i64 %1311
  %1314 = load i64, ptr %1313, align 8
  %1315 = icmp sgt i64 %1314, 0
  br i1 %1315, label %1316, label %1338

1316:                                             ; preds = %1310
  %1317 = and i64 %1314, 1
  %1318 = icmp eq i64 %1314, 1
  br i1 %1318, label %1321, label %1319

1319:                                             ; preds = %1316
  %1320 = and i64 %1314, -2
  br label %1343

1321:                                             ; preds = %1372, %1316
  %1322 = phi i64 [ undef, %1316 ], [ %1373, %1372 ]
  %1323 = phi i64 [ 0, %1316 ], [ %1374, %1372 ]
  %1324 = phi i64 [ 1, %1316 ], [ %1373, %1372 ]
  %1325 = icmp eq i64 %1317, 0
  br i1 %1325, label %1338, label %1326

1326:                                             ; preds = %1321
  %1327 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1119, i32 15, i64 %1311, i64 %1323
  %1328 = load i64, ptr %1327, align 8
  %1329 = getelementptr inbounds i64, ptr %5, i64 %1328
  %1330 = load i64, ptr %1329, align 8
  %1331 = icmp eq i64 %1330, 0
  br i1 %1331, label %1338, label %1332

1332:                                             ; preds = %1326
  %1333 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1119, i32 16, i64 %1311, i64 %1323
  %1334 = load i64, ptr %1333, align 8
  %1335 = add nsw i64 %1330, -1
  %1336 = mul nsw i64 %1334, %1335
  %1337 = add nsw i64 %1336, %1324
  br label %1338

1338:                                             ; preds = %1321, %1332, %1326, %1310
  %1339 = phi i64 [ 1, %1310 ], [ %1322, %1321 ], [ %1337, %1332 ], [ %1324, %1326 ]
  %1340 = mul nsw i64 %1339, %1312
  %1341 = add nuw nsw i64 %1311, 1
  %1342 = icmp eq i64 %1341, %1308
  br i1 %1342, label %1377, label %1310

1343:                                             ; preds = %1372, %1319
  %1344 = phi i64 [ 0, %1319 ], [ %1374, %1372 ]
  %1345 = phi i64 [ 1, %1319 ], [ %1373, %1372 ]
  %1346 = phi i64 [ 0, %1319 ], [ %1375, %1372 ]
  %1347 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1119, i32 15, i64 %1311, i64 %1344
  %1348 = load i64, ptr %1347, align 8
  %1349 = getelementptr inbounds i64, ptr %5, i64 %1348
  %1350 = load i64, ptr %1349, align 8
  %1351 = icmp eq i64 %1350, 0
  br i1 %1351, label %1358, label %1352

1352:                                             ; preds = %1343
  %1353 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1119, i32 16, i64 %1311, i64 %1344
  %1354 = load i64, ptr %1353, align 8
  %1355 = add nsw i64 %1350, -1
  %1356 = mul nsw i64 %1354, %1355
  %1357 = add nsw i64 %1356, %1345
  br label %1358

1358:                                             ; preds = %1352, %1343
  %1359 = phi i64 [ %1357, %1352 ], [ %1345, %1343 ]
  %1360 = or i64 %1344, 1
  %1361 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1119, i32 15, i64 %1311, i64 %1360
  %1362 = load i64, ptr %1361, align 8
  %1363 = getelementptr inbounds i64, ptr %5, i64 %1362
  %1364 = load i64, ptr %1363, align 8
  %1365 = icmp eq i64 %1364, 0
  br i1 %1365, label %1372, label %1366

1366:                                             ; preds = %1358
  %1367 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1119, i32 16, i64 %1311, i64 %1360
  %1368 = load i64, ptr %1367, align 8
  %1369 = add nsw i64 %1364, -1
  %1370 = mul nsw i64 %1368, %1369
  %1371 = add nsw i64 %1370, %1359
  br label %1372

1372:                                             ; preds = %1366, %1358
  %1373 = phi i64 [ %1371, %1366 ], [ %1359, %1358 ]
  %1374 = add nuw nsw i64 %1344, 2
  %1375 = add i64 %1346, 2
  %1376 = icmp eq i64 %1375, %1320
  br i1 %1376, label %1321, label %1343

1377:                                             ; preds = %1338, %1305
  %1378 = phi i64 [ %1306, %1305 ], [ %1340, %1338 ]
  %1379 = sdiv i64 %1378, %1306
  br label %1380

1380:                                             ; preds = %1301, %1377
  %1381 = phi i1 [ false, %1377 ], [ true, %1301 ]
  %1382 = phi i64 [ %1379, %1377 ], [ %1302, %1301 ]
  %1383 = sitofp i64 %1382 to double
  br i1 %1130, label %1384, label %1396

1384:                                             ; preds = %1380, %1384
  %1385 = phi i64 [ %1393, %1384 ], [ 0, %1380 ]
  %1386 = getelementptr inbounds [12 x i64], ptr @moved.c, i64 0, i64 %1385
  store i64 0, ptr %1386, align 8
  %1387 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 3, i64 %1385
  store i64 1, ptr %1387, align 8
  %1388 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 2, i64 %1385
  store i64 1, ptr %1388, align 8
  %1389 = getelementptr inbounds i64, ptr %6, i64 %1385
  %1390 = load i64, ptr %1389, align 8
  %1391 = getelementptr inbounds %struct.Extents, ptr %1388, i64 0, i32 1
  store i64 %1390, ptr %1391, align 8
  %1392 = getelementptr inbounds %struct.Extents, ptr %1388, i64 0, i32 2
  store i64 1, ptr %1392, align 8
  %1393 = add nuw nsw i64 %1385, 1
  %1394 = load i64, ptr %0, align 8
  %1395 = icmp slt i64 %1393, %1394
  br i1 %1395, label %1384, label %1396

1396:                                             ; preds = %1384, %1380, %1218
  %1397 = phi double [ %1383, %1380 ], [ 0.000000e+00, %1218 ], [ %1383, %1384 ]
  %1398 = phi i1 [ %1381, %1380 ], [ true, %1218 ], [ %1381, %1384 ]
  %1399 = icmp eq i64 %1190, 0
  br i1 %1399, label %1405, label %1400

1400:                                             ; preds = %1396, %1400
  %1401 = phi i64 [ %1403, %1400 ], [ 0, %1396 ]
  %1402 = getelementptr inbounds %struct.Loop, ptr %4, i64 %1401
  call fastcc void @inside(ptr noundef nonnull @moved.c, ptr noundef nonnull %1402)
  %1403 = add nuw nsw i64 %1401, 1
  %1404 = icmp eq i64 %1403, %1190
  br i1 %1404, label %1405, label %1400

1405:                                             ; preds = %1400, %1396
  %1406 = call fastcc i64 @arrive(ptr noundef nonnull %0, ptr noundef nonnull @moved.c, ptr noundef nonnull %1128, ptr noundef nonnull %4, i64 noundef %1190)
  %1407 = sitofp i64 %1406 to double
  %1408 = fsub double %1407, %1397
  %1409 = load i64, ptr %0, align 8
  %1410 = icmp sgt i64 %1409, 0
  br i1 %1410, label %1415, label %1411

1411:                                             ; preds = %1405
  %1412 = fptosi double %1408 to i64
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %4)
  %1413 = getelementptr inbounds %struct.State, ptr %9, i64 0, i32 9, i64 %1119
  store i64 %1412, ptr %1413, align 8
  %1414 = getelementptr inbounds %struct.State, ptr %9, i64 0, i32 10, i64 %1119
  store i64 0, ptr %1414, align 8
  br label %1468

1415:                                             ; preds = %1405
  %1416 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %1119, i32 6
  %1417 = load i64, ptr %1416, align 8
  br label %1418

1418:                                             ; preds = %1438, %1415
  %1419 = phi i64 [ 0, %1415 ], [ %1440, %1438 ]
  %1420 = phi double [ %1408, %1415 ], [ %1439, %1438 ]
  %1421 = shl nuw i64 1, %1419
  %1422 = and i64 %1421, %1417
  %1423 = icmp eq i64 %1422, 0
  br i1 %1423, label %1424, label %1429

1424:                                             ; preds = %1418
  br i1 %1398, label %1425, label %1438

1425:                                             ; preds = %1424
  %1426 = getelementptr inbounds [12 x i64], ptr %9, i64 0, i64 %1419
  %1427 = load i64, ptr %1426, align 8
  %1428 = icmp eq i64 %1427, 0
  br i1 %1428, label %1438, label %1429

1429:                                             ; preds = %1425, %1418
  %1430 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %1419
  %1431 = load i64, ptr %1430, align 8
  %1432 = sitofp i64 %1431 to double
  %1433 = getelementptr inbounds [12 x i64], ptr %6, i64 0, i64 %1419
  %1434 = load i64, ptr %1433, align 8
  %1435 = sitofp i64 %1434 to double
  %1436 = fdiv double %1432, %1435
  %1437 = fmul double %1420, %1436
  br label %1438

1438:                                             ; preds = %1429, %1425, %1424
  %1439 = phi double [ %1437, %1429 ], [ %1420, %1425 ], [ %1420, %1424 ]
  %1440 = add nuw nsw i64 %1419, 1
  %1441 = icmp eq i64 %1440, %1409
  br i1 %1441, label %1442, label %1418

1442:                                             ; preds = %1438
  %1443 = fptosi double %1439 to i64
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %4)
  %1444 = getelementptr inbounds %struct.State, ptr %9, i64 0, i32 9, i64 %1119
  store i64 %1443, ptr %1444, align 8
  %1445 = getelementptr inbounds %struct.State, ptr %9, i64 0, i32 10, i64 %1119
  store i64 0, ptr %1445, align 8
  br i1 %1410, label %1446, label %1468

1446:                                             ; preds = %1442
  %1447 = load i64, ptr %597, align 8
  %1448 = icmp eq i64 %1447, 0
  br label %1449

1449:                                             ; preds = %1446, %1464
  %1450 = phi i64 [ 0, %1446 ], [ %1465, %1464 ]
  %1451 = phi i64 [ 0, %1446 ], [ %1466, %1464 ]
  br i1 %1448, label %1452, label %1455

1452:                                             ; preds = %1449
  %1453 = load i64, ptr %586, align 8
  %1454 = icmp eq i64 %1453, 0
  br i1 %1454, label %1455, label %1464

1455:                                             ; preds = %1452, %1449
  %1456 = getelementptr inbounds [12 x i64], ptr %9, i64 0, i64 %1451
  %1457 = load i64, ptr %1456, align 8
  %1458 = icmp eq i64 %1457, 0
  br i1 %1458, label %1459, label %1464

1459:                                             ; preds = %1455
  %1460 = trunc i64 %1451 to i32
  %1461 = shl nuw i32 1, %1460
  %1462 = sext i32 %1461 to i64
  %1463 = or i64 %1450, %1462
  store i64 %1463, ptr %1445, align 8
  br label %1464

1464:                                             ; preds = %1452, %1455, %1459
  %1465 = phi i64 [ %1450, %1452 ], [ %1450, %1455 ], [ %1463, %1459 ]
  %1466 = add nuw nsw i64 %1451, 1
  %1467 = icmp eq i64 %1466, %1409
  br i1 %1467, label %1468, label %1449

1468:                                             ; preds = %1464, %1411, %1442, %1118
  %1469 = add nuw nsw i64 %1119, 1
  %1470 = load i64, ptr %392, align 8
  %1471 = icmp slt i64 %1469, %1470
  br i1 %1471, label %1118, label %1472

1472:                                             ; preds = %1468, %1113, %1104
  call fastcc void @grow(ptr noundef nonnull %0, ptr noundef nonnull %9, ptr noundef nonnull %2)
  call void @llvm.lifetime.end.p0(i64 880, ptr nonnull %9)
  %1473 = load i64, ptr %1001, align 8
  br label %1474

1474:                                             ; preds = %1021, %1010, %1029, %1028, %1032, %1472
  %1475 = phi i64 [ %1011, %1021 ], [ %1011, %1010 ], [ %1011, %1029 ], [ %1011, %1028 ], [ %1011, %1032 ], [ %1473, %1472 ]
  %1476 = add nuw nsw i64 %1012, 1
  %1477 = icmp slt i64 %1476, %1475
  br i1 %1477, label %1010, label %1478

1478:                                             ; preds = %1057, %1474
  %1479 = load i64, ptr %0, align 8
  br label %1480

1480:                                             ; preds = %1478, %1000, %641, %681, %689, %796, %995, %848, %898, %948, %719, %606, %612
  %1481 = phi i64 [ %1479, %1478 ], [ %607, %1000 ], [ %607, %641 ], [ %607, %681 ], [ %607, %689 ], [ %607, %796 ], [ %607, %995 ], [ %607, %848 ], [ %607, %898 ], [ %607, %948 ], [ %607, %719 ], [ %607, %606 ], [ %607, %612 ]
  %1482 = add nuw nsw i64 %608, 1
  %1483 = icmp slt i64 %1482, %1481
  br i1 %1483, label %606, label %1484

1484:                                             ; preds = %352, %523, %1480, %579, %472, %3, %16
  ret void
}

; Function Attrs: nounwind
define i64 @survey(ptr noundef %0, ptr nocapture noundef %1) {
  %3 = alloca %struct.Front, align 8
  call void @llvm.lifetime.start.p0(i64 120, ptr nonnull %3)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(120) %3, ptr noundef nonnull align 8 dereferenceable(120) %1, i64 112, i1 false)
  %4 = load i64, ptr @met, align 8
  %5 = getelementptr inbounds %struct.Front, ptr %1, i64 0, i32 13
  %6 = load i64, ptr %5, align 8
  %7 = ashr i64 %6, 20
  %8 = icmp eq i64 %4, %7
  br i1 %8, label %21, label %10

9:                                                ; preds = %10
  store i64 %7, ptr @met, align 8
  store i64 0, ptr getelementptr inbounds (%struct.anon, ptr @met, i64 0, i32 1), align 8
  br label %21

10:                                               ; preds = %2, %10
  %11 = phi i64 [ %19, %10 ], [ 0, %2 ]
  %12 = getelementptr inbounds %struct.anon, ptr @met, i64 0, i32 3, i64 %11
  store i64 0, ptr %12, align 8
  %13 = or i64 %11, 1
  %14 = getelementptr inbounds %struct.anon, ptr @met, i64 0, i32 3, i64 %13
  store i64 0, ptr %14, align 8
  %15 = or i64 %11, 2
  %16 = getelementptr inbounds %struct.anon, ptr @met, i64 0, i32 3, i64 %15
  store i64 0, ptr %16, align 8
  %17 = or i64 %11, 3
  %18 = getelementptr inbounds %struct.anon, ptr @met, i64 0, i32 3, i64 %17
  store i64 0, ptr %18, align 8
  %19 = add nuw nsw i64 %11, 4
  %20 = icmp eq i64 %19, 4096
  br i1 %20, label %9, label %10

21:                                               ; preds = %9, %2
  %22 = load i64, ptr %1, align 8
  %23 = icmp sgt i64 %22, 0
  br i1 %23, label %27, label %24

24:                                               ; preds = %21
  %25 = getelementptr inbounds %struct.Front, ptr %1, i64 0, i32 10
  store i64 0, ptr %25, align 8
  %26 = getelementptr inbounds %struct.Front, ptr %1, i64 0, i32 9
  store i64 0, ptr %26, align 8
  br label %51

27:                                               ; preds = %21
  %28 = getelementptr inbounds %struct.Front, ptr %1, i64 0, i32 6
  %29 = getelementptr inbounds %struct.Front, ptr %1, i64 0, i32 5
  br label %30

30:                                               ; preds = %30, %27
  %31 = phi i64 [ 0, %27 ], [ %37, %30 ]
  %32 = load ptr, ptr %28, align 8
  %33 = load ptr, ptr %29, align 8
  %34 = getelementptr inbounds i64, ptr %33, i64 %31
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds %struct.Nest, ptr %32, i64 %35
  tail call fastcc void @remember(ptr noundef %0, ptr noundef %36, double noundef 8.000000e-01)
  %37 = add nuw nsw i64 %31, 1
  %38 = load i64, ptr %1, align 8
  %39 = icmp slt i64 %37, %38
  br i1 %39, label %30, label %40

40:                                               ; preds = %30
  %41 = getelementptr inbounds %struct.Front, ptr %1, i64 0, i32 10
  store i64 0, ptr %41, align 8
  %42 = getelementptr inbounds %struct.Front, ptr %1, i64 0, i32 9
  store i64 0, ptr %42, align 8
  %43 = icmp sgt i64 %38, 16384
  br i1 %43, label %77, label %44

44:                                               ; preds = %40
  %45 = icmp sgt i64 %38, 0
  br i1 %45, label %46, label %51

46:                                               ; preds = %44
  %47 = getelementptr inbounds %struct.Front, ptr %1, i64 0, i32 3
  %48 = load ptr, ptr %47, align 8
  %49 = getelementptr inbounds %struct.Front, ptr %1, i64 0, i32 4
  %50 = load ptr, ptr %49, align 8
  br label %63

51:                                               ; preds = %63, %24, %44
  %52 = phi ptr [ %25, %24 ], [ %41, %44 ], [ %41, %63 ]
  %53 = phi ptr [ %26, %24 ], [ %42, %44 ], [ %42, %63 ]
  %54 = getelementptr inbounds %struct.Front, ptr %3, i64 0, i32 3
  store ptr @survey.buffer, ptr %54, align 8
  %55 = getelementptr inbounds %struct.Front, ptr %3, i64 0, i32 4
  store ptr @survey.traffic, ptr %55, align 8
  %56 = getelementptr inbounds %struct.Front, ptr %3, i64 0, i32 14
  store i64 1, ptr %56, align 8
  %57 = call i64 @search(ptr noundef %0, ptr noundef nonnull %3)
  %58 = getelementptr inbounds %struct.Front, ptr %3, i64 0, i32 13
  %59 = load i64, ptr %58, align 8
  store i64 %59, ptr %5, align 8
  %60 = getelementptr inbounds %struct.Front, ptr %3, i64 0, i32 9
  %61 = load i64, ptr %60, align 8
  store i64 %61, ptr %53, align 8
  %62 = load i64, ptr getelementptr inbounds (%struct.anon, ptr @met, i64 0, i32 1), align 8
  store i64 %62, ptr %52, align 8
  br label %77

63:                                               ; preds = %46, %63
  %64 = phi i64 [ 0, %46 ], [ %74, %63 ]
  %65 = getelementptr inbounds i64, ptr %48, i64 %64
  %66 = load i64, ptr %65, align 8
  %67 = getelementptr inbounds [16384 x i64], ptr @survey.buffer, i64 0, i64 %64
  store i64 %66, ptr %67, align 8
  %68 = getelementptr inbounds i64, ptr %50, i64 %64
  %69 = load i64, ptr %68, align 8
  %70 = sitofp i64 %69 to double
  %71 = fmul double %70, 1.250000e+00
  %72 = fptosi double %71 to i64
  %73 = getelementptr inbounds [16384 x i64], ptr @survey.traffic, i64 0, i64 %64
  store i64 %72, ptr %73, align 8
  %74 = add nuw nsw i64 %64, 1
  %75 = load i64, ptr %1, align 8
  %76 = icmp slt i64 %74, %75
  br i1 %76, label %63, label %51

77:                                               ; preds = %40, %51
  call void @llvm.lifetime.end.p0(i64 120, ptr nonnull %3)
  ret i64 0
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define i64 @fill(ptr noundef %0, ptr noundef %1) {
  %3 = alloca %struct.Nest, align 8
  %4 = load i64, ptr @met, align 8
  %5 = getelementptr inbounds %struct.Front, ptr %1, i64 0, i32 13
  %6 = load i64, ptr %5, align 8
  %7 = ashr i64 %6, 20
  %8 = icmp eq i64 %4, %7
  br i1 %8, label %21, label %10

9:                                                ; preds = %10
  store i64 %7, ptr @met, align 8
  store i64 0, ptr getelementptr inbounds (%struct.anon, ptr @met, i64 0, i32 1), align 8
  br label %21

10:                                               ; preds = %2, %10
  %11 = phi i64 [ %19, %10 ], [ 0, %2 ]
  %12 = getelementptr inbounds %struct.anon, ptr @met, i64 0, i32 3, i64 %11
  store i64 0, ptr %12, align 8
  %13 = or i64 %11, 1
  %14 = getelementptr inbounds %struct.anon, ptr @met, i64 0, i32 3, i64 %13
  store i64 0, ptr %14, align 8
  %15 = or i64 %11, 2
  %16 = getelementptr inbounds %struct.anon, ptr @met, i64 0, i32 3, i64 %15
  store i64 0, ptr %16, align 8
  %17 = or i64 %11, 3
  %18 = getelementptr inbounds %struct.anon, ptr @met, i64 0, i32 3, i64 %17
  store i64 0, ptr %18, align 8
  %19 = add nuw nsw i64 %11, 4
  %20 = icmp eq i64 %19, 4096
  br i1 %20, label %9, label %10

21:                                               ; preds = %9, %2
  %22 = load i64, ptr %1, align 8
  %23 = icmp sgt i64 %22, 0
  br i1 %23, label %24, label %37

24:                                               ; preds = %21
  %25 = getelementptr inbounds %struct.Front, ptr %1, i64 0, i32 6
  %26 = getelementptr inbounds %struct.Front, ptr %1, i64 0, i32 5
  br label %27

27:                                               ; preds = %27, %24
  %28 = phi i64 [ 0, %24 ], [ %34, %27 ]
  %29 = load ptr, ptr %25, align 8
  %30 = load ptr, ptr %26, align 8
  %31 = getelementptr inbounds i64, ptr %30, i64 %28
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds %struct.Nest, ptr %29, i64 %32
  tail call fastcc void @remember(ptr noundef %0, ptr noundef %33, double noundef 8.000000e-01)
  %34 = add nuw nsw i64 %28, 1
  %35 = load i64, ptr %1, align 8
  %36 = icmp slt i64 %34, %35
  br i1 %36, label %27, label %37

37:                                               ; preds = %27, %21
  %38 = load i64, ptr getelementptr inbounds (%struct.anon, ptr @met, i64 0, i32 1), align 8
  %39 = icmp sgt i64 %38, 1
  br i1 %39, label %48, label %40

40:                                               ; preds = %65, %37
  %41 = phi i64 [ %38, %37 ], [ %69, %65 ]
  %42 = getelementptr inbounds %struct.Front, ptr %1, i64 0, i32 10
  store i64 0, ptr %42, align 8
  %43 = getelementptr inbounds %struct.Front, ptr %1, i64 0, i32 9
  store i64 0, ptr %43, align 8
  %44 = icmp sgt i64 %41, 0
  br i1 %44, label %45, label %76

45:                                               ; preds = %40
  %46 = getelementptr inbounds %struct.Front, ptr %1, i64 0, i32 11
  %47 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  br label %71

48:                                               ; preds = %37, %65
  %49 = phi i64 [ %68, %65 ], [ 1, %37 ]
  %50 = getelementptr inbounds %struct.anon, ptr @met, i64 0, i32 2, i64 %49
  %51 = load i64, ptr %50, align 8
  %52 = getelementptr inbounds %struct.anon, ptr @met, i64 0, i32 3, i64 %51, i32 2
  %53 = load double, ptr %52, align 8
  br label %54

54:                                               ; preds = %48, %62
  %55 = phi i64 [ %49, %48 ], [ %56, %62 ]
  %56 = add nsw i64 %55, -1
  %57 = getelementptr inbounds %struct.anon, ptr @met, i64 0, i32 2, i64 %56
  %58 = load i64, ptr %57, align 8
  %59 = getelementptr inbounds %struct.anon, ptr @met, i64 0, i32 3, i64 %58, i32 2
  %60 = load double, ptr %59, align 8
  %61 = fcmp ogt double %60, %53
  br i1 %61, label %62, label %65

62:                                               ; preds = %54
  %63 = getelementptr inbounds %struct.anon, ptr @met, i64 0, i32 2, i64 %55
  store i64 %58, ptr %63, align 8
  %64 = icmp eq i64 %56, 0
  br i1 %64, label %65, label %54

65:                                               ; preds = %62, %54
  %66 = phi i64 [ 0, %62 ], [ %55, %54 ]
  %67 = getelementptr inbounds %struct.anon, ptr @met, i64 0, i32 2, i64 %66
  store i64 %51, ptr %67, align 8
  %68 = add nuw nsw i64 %49, 1
  %69 = load i64, ptr getelementptr inbounds (%struct.anon, ptr @met, i64 0, i32 1), align 8
  %70 = icmp slt i64 %68, %69
  br i1 %70, label %48, label %40

71:                                               ; preds = %45, %218
  %72 = phi i64 [ 0, %45 ], [ %219, %218 ]
  %73 = load i64, ptr %43, align 8
  %74 = load i64, ptr %46, align 8
  %75 = icmp slt i64 %73, %74
  br i1 %75, label %77, label %76

76:                                               ; preds = %71, %218, %40
  ret i64 0

77:                                               ; preds = %71
  %78 = getelementptr inbounds %struct.anon, ptr @met, i64 0, i32 2, i64 %72
  %79 = load i64, ptr %78, align 8
  %80 = getelementptr inbounds %struct.anon, ptr @met, i64 0, i32 3, i64 %79, i32 1
  tail call fastcc void @try_order(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %80)
  %81 = load i64, ptr %80, align 8
  %82 = add i64 %81, -1
  %83 = icmp ult i64 %82, 31
  br i1 %83, label %84, label %218

84:                                               ; preds = %77, %212
  %85 = phi i64 [ %213, %212 ], [ %81, %77 ]
  %86 = phi i64 [ %214, %212 ], [ 0, %77 ]
  %87 = add nuw i64 %86, 1
  %88 = getelementptr inbounds %struct.anon, ptr @met, i64 0, i32 3, i64 %79, i32 1, i32 1, i64 %86
  %89 = load i64, ptr %88, align 8
  %90 = load i64, ptr %47, align 8
  %91 = icmp sgt i64 %90, 0
  br i1 %91, label %92, label %212

92:                                               ; preds = %84
  %93 = trunc i64 %89 to i32
  %94 = shl nuw i32 1, %93
  %95 = sext i32 %94 to i64
  %96 = add i64 %90, -1
  %97 = and i64 %90, 1
  %98 = icmp eq i64 %96, 0
  br i1 %98, label %101, label %99

99:                                               ; preds = %92
  %100 = and i64 %90, -2
  br label %118

101:                                              ; preds = %118, %92
  %102 = phi i64 [ undef, %92 ], [ %137, %118 ]
  %103 = phi i64 [ 0, %92 ], [ %138, %118 ]
  %104 = phi i64 [ 0, %92 ], [ %137, %118 ]
  %105 = icmp eq i64 %97, 0
  br i1 %105, label %115, label %106

106:                                              ; preds = %101
  %107 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %103, i32 6
  %108 = load i64, ptr %107, align 8
  %109 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %103, i32 7
  %110 = load i64, ptr %109, align 8
  %111 = xor i64 %110, -1
  %112 = and i64 %108, %111
  %113 = and i64 %112, %95
  %114 = or i64 %113, %104
  br label %115

115:                                              ; preds = %101, %106
  %116 = phi i64 [ %102, %101 ], [ %114, %106 ]
  %117 = icmp eq i64 %116, 0
  br i1 %117, label %212, label %141

118:                                              ; preds = %118, %99
  %119 = phi i64 [ 0, %99 ], [ %138, %118 ]
  %120 = phi i64 [ 0, %99 ], [ %137, %118 ]
  %121 = phi i64 [ 0, %99 ], [ %139, %118 ]
  %122 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %119, i32 6
  %123 = load i64, ptr %122, align 8
  %124 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %119, i32 7
  %125 = load i64, ptr %124, align 8
  %126 = xor i64 %125, -1
  %127 = and i64 %123, %126
  %128 = or i64 %119, 1
  %129 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %128, i32 6
  %130 = load i64, ptr %129, align 8
  %131 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %128, i32 7
  %132 = load i64, ptr %131, align 8
  %133 = xor i64 %132, -1
  %134 = and i64 %130, %133
  %135 = or i64 %127, %134
  %136 = and i64 %135, %95
  %137 = or i64 %136, %120
  %138 = add nuw nsw i64 %119, 2
  %139 = add i64 %121, 2
  %140 = icmp eq i64 %139, %100
  br i1 %140, label %101, label %118

141:                                              ; preds = %115
  %142 = getelementptr inbounds %struct.anon, ptr @met, i64 0, i32 3, i64 %79, i32 1, i32 1, i64 %86, i32 1
  %143 = load i64, ptr %142, align 8
  %144 = icmp eq i64 %143, 1
  br i1 %144, label %212, label %145

145:                                              ; preds = %141
  %146 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %89
  %147 = load i64, ptr %146, align 8
  %148 = icmp sgt i64 %147, 24
  br i1 %148, label %212, label %149

149:                                              ; preds = %145
  call void @llvm.lifetime.start.p0(i64 592, ptr nonnull %3)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(592) %3, ptr noundef nonnull align 8 dereferenceable(592) %80, i64 592, i1 false)
  %150 = load i64, ptr %3, align 8
  %151 = add nsw i64 %150, 1
  store i64 %151, ptr %3, align 8
  %152 = icmp sgt i64 %85, %86
  br i1 %152, label %153, label %164

153:                                              ; preds = %149
  %154 = sub i64 %85, %86
  %155 = and i64 %154, 1
  %156 = icmp eq i64 %155, 0
  br i1 %156, label %161, label %157

157:                                              ; preds = %153
  %158 = getelementptr inbounds %struct.Nest, ptr %3, i64 0, i32 1, i64 %85
  %159 = add nsw i64 %85, -1
  %160 = getelementptr inbounds %struct.anon, ptr @met, i64 0, i32 3, i64 %79, i32 1, i32 1, i64 %159
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %158, ptr noundef nonnull align 8 dereferenceable(16) %160, i64 16, i1 false)
  br label %161

161:                                              ; preds = %157, %153
  %162 = phi i64 [ %85, %153 ], [ %159, %157 ]
  %163 = icmp eq i64 %85, %87
  br i1 %163, label %164, label %169

164:                                              ; preds = %161, %169, %149
  %165 = and i64 %90, 1
  %166 = icmp eq i64 %96, 0
  br i1 %166, label %178, label %167

167:                                              ; preds = %164
  %168 = and i64 %90, -2
  br label %191

169:                                              ; preds = %161, %169
  %170 = phi i64 [ %175, %169 ], [ %162, %161 ]
  %171 = getelementptr inbounds %struct.Nest, ptr %3, i64 0, i32 1, i64 %170
  %172 = add nsw i64 %170, -1
  %173 = getelementptr inbounds %struct.anon, ptr @met, i64 0, i32 3, i64 %79, i32 1, i32 1, i64 %172
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %171, ptr noundef nonnull align 8 dereferenceable(16) %173, i64 16, i1 false)
  %174 = getelementptr inbounds %struct.Nest, ptr %3, i64 0, i32 1, i64 %172
  %175 = add nsw i64 %170, -2
  %176 = getelementptr inbounds %struct.anon, ptr @met, i64 0, i32 3, i64 %79, i32 1, i32 1, i64 %175
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %174, ptr noundef nonnull align 8 dereferenceable(16) %176, i64 16, i1 false)
  %177 = icmp sgt i64 %175, %86
  br i1 %177, label %169, label %164

178:                                              ; preds = %191, %164
  %179 = phi i64 [ 0, %164 ], [ %209, %191 ]
  %180 = icmp eq i64 %165, 0
  br i1 %180, label %189, label %181

181:                                              ; preds = %178
  %182 = getelementptr inbounds %struct.anon, ptr @met, i64 0, i32 3, i64 %79, i32 1, i32 2, i64 %179
  %183 = load i64, ptr %182, align 8
  %184 = icmp sgt i64 %183, %86
  %185 = zext i1 %184 to i64
  %186 = getelementptr inbounds %struct.Nest, ptr %3, i64 0, i32 2, i64 %179
  %187 = load i64, ptr %186, align 8
  %188 = add nsw i64 %187, %185
  store i64 %188, ptr %186, align 8
  br label %189

189:                                              ; preds = %178, %181
  call fastcc void @try_order(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %3)
  call void @llvm.lifetime.end.p0(i64 592, ptr nonnull %3)
  %190 = load i64, ptr %80, align 8
  br label %212

191:                                              ; preds = %191, %167
  %192 = phi i64 [ 0, %167 ], [ %209, %191 ]
  %193 = phi i64 [ 0, %167 ], [ %210, %191 ]
  %194 = getelementptr inbounds %struct.anon, ptr @met, i64 0, i32 3, i64 %79, i32 1, i32 2, i64 %192
  %195 = load i64, ptr %194, align 8
  %196 = icmp sgt i64 %195, %86
  %197 = zext i1 %196 to i64
  %198 = getelementptr inbounds %struct.Nest, ptr %3, i64 0, i32 2, i64 %192
  %199 = load i64, ptr %198, align 8
  %200 = add nsw i64 %199, %197
  store i64 %200, ptr %198, align 8
  %201 = or i64 %192, 1
  %202 = getelementptr inbounds %struct.anon, ptr @met, i64 0, i32 3, i64 %79, i32 1, i32 2, i64 %201
  %203 = load i64, ptr %202, align 8
  %204 = icmp sgt i64 %203, %86
  %205 = zext i1 %204 to i64
  %206 = getelementptr inbounds %struct.Nest, ptr %3, i64 0, i32 2, i64 %201
  %207 = load i64, ptr %206, align 8
  %208 = add nsw i64 %207, %205
  store i64 %208, ptr %206, align 8
  %209 = add nuw nsw i64 %192, 2
  %210 = add i64 %193, 2
  %211 = icmp eq i64 %210, %168
  br i1 %211, label %178, label %191

212:                                              ; preds = %189, %145, %141, %115, %84
  %213 = phi i64 [ %85, %115 ], [ %85, %141 ], [ %85, %145 ], [ %190, %189 ], [ %85, %84 ]
  %214 = add nuw nsw i64 %86, 1
  %215 = icmp slt i64 %214, %213
  %216 = icmp slt i64 %213, 32
  %217 = and i1 %215, %216
  br i1 %217, label %84, label %218

218:                                              ; preds = %212, %77
  %219 = add nuw nsw i64 %72, 1
  %220 = load i64, ptr getelementptr inbounds (%struct.anon, ptr @met, i64 0, i32 1), align 8
  %221 = icmp slt i64 %219, %220
  br i1 %221, label %71, label %76
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define i64 @widen(ptr noundef %0, ptr noundef %1) {
  %3 = alloca %struct.Nest, align 8
  %4 = alloca %struct.Nest, align 8
  %5 = getelementptr inbounds %struct.Front, ptr %1, i64 0, i32 10
  store i64 0, ptr %5, align 8
  %6 = getelementptr inbounds %struct.Front, ptr %1, i64 0, i32 9
  store i64 0, ptr %6, align 8
  %7 = getelementptr inbounds %struct.Front, ptr %1, i64 0, i32 11
  %8 = load i64, ptr %7, align 8
  %9 = icmp sgt i64 %8, 0
  br i1 %9, label %10, label %423

10:                                               ; preds = %2
  %11 = getelementptr inbounds %struct.Front, ptr %1, i64 0, i32 13
  %12 = getelementptr inbounds %struct.Front, ptr %1, i64 0, i32 6
  %13 = getelementptr inbounds %struct.Front, ptr %1, i64 0, i32 5
  %14 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %15 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 3
  br label %16

16:                                               ; preds = %10, %419
  %17 = load i64, ptr @met, align 8
  %18 = load i64, ptr %11, align 8
  %19 = ashr i64 %18, 20
  %20 = icmp eq i64 %17, %19
  br i1 %20, label %33, label %22

21:                                               ; preds = %22
  store i64 %19, ptr @met, align 8
  store i64 0, ptr getelementptr inbounds (%struct.anon, ptr @met, i64 0, i32 1), align 8
  br label %33

22:                                               ; preds = %16, %22
  %23 = phi i64 [ %31, %22 ], [ 0, %16 ]
  %24 = getelementptr inbounds %struct.anon, ptr @met, i64 0, i32 3, i64 %23
  store i64 0, ptr %24, align 8
  %25 = or i64 %23, 1
  %26 = getelementptr inbounds %struct.anon, ptr @met, i64 0, i32 3, i64 %25
  store i64 0, ptr %26, align 8
  %27 = or i64 %23, 2
  %28 = getelementptr inbounds %struct.anon, ptr @met, i64 0, i32 3, i64 %27
  store i64 0, ptr %28, align 8
  %29 = or i64 %23, 3
  %30 = getelementptr inbounds %struct.anon, ptr @met, i64 0, i32 3, i64 %29
  store i64 0, ptr %30, align 8
  %31 = add nuw nsw i64 %23, 4
  %32 = icmp eq i64 %31, 4096
  br i1 %32, label %21, label %22

33:                                               ; preds = %21, %16
  %34 = load i64, ptr %1, align 8
  %35 = icmp sgt i64 %34, 0
  br i1 %35, label %36, label %46

36:                                               ; preds = %33, %36
  %37 = phi i64 [ %43, %36 ], [ 0, %33 ]
  %38 = load ptr, ptr %12, align 8
  %39 = load ptr, ptr %13, align 8
  %40 = getelementptr inbounds i64, ptr %39, i64 %37
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds %struct.Nest, ptr %38, i64 %41
  tail call fastcc void @remember(ptr noundef %0, ptr noundef %42, double noundef 8.000000e-01)
  %43 = add nuw nsw i64 %37, 1
  %44 = load i64, ptr %1, align 8
  %45 = icmp slt i64 %43, %44
  br i1 %45, label %36, label %46

46:                                               ; preds = %36, %33
  %47 = load i64, ptr getelementptr inbounds (%struct.anon, ptr @met, i64 0, i32 1), align 8
  %48 = icmp sgt i64 %47, 0
  br i1 %48, label %51, label %423

49:                                               ; preds = %69
  %50 = icmp eq ptr %70, null
  br i1 %50, label %423, label %73

51:                                               ; preds = %46, %69
  %52 = phi ptr [ %70, %69 ], [ null, %46 ]
  %53 = phi i64 [ %71, %69 ], [ 0, %46 ]
  %54 = getelementptr inbounds %struct.anon, ptr @met, i64 0, i32 2, i64 %53
  %55 = load i64, ptr %54, align 8
  %56 = getelementptr inbounds %struct.anon, ptr @met, i64 0, i32 3, i64 %55
  %57 = getelementptr inbounds %struct.anon, ptr @met, i64 0, i32 3, i64 %55, i32 3
  %58 = load i64, ptr %57, align 8
  %59 = icmp eq i64 %58, 0
  br i1 %59, label %60, label %69

60:                                               ; preds = %51
  %61 = icmp eq ptr %52, null
  br i1 %61, label %68, label %62

62:                                               ; preds = %60
  %63 = getelementptr inbounds %struct.anon, ptr @met, i64 0, i32 3, i64 %55, i32 2
  %64 = load double, ptr %63, align 8
  %65 = getelementptr inbounds %struct.Order, ptr %52, i64 0, i32 2
  %66 = load double, ptr %65, align 8
  %67 = fcmp olt double %64, %66
  br i1 %67, label %68, label %69

68:                                               ; preds = %62, %60
  br label %69

69:                                               ; preds = %68, %62, %51
  %70 = phi ptr [ %52, %51 ], [ %56, %68 ], [ %52, %62 ]
  %71 = add nuw nsw i64 %53, 1
  %72 = icmp eq i64 %71, %47
  br i1 %72, label %49, label %51

73:                                               ; preds = %49
  %74 = getelementptr inbounds %struct.Order, ptr %70, i64 0, i32 3
  store i64 1, ptr %74, align 8
  %75 = getelementptr inbounds %struct.Order, ptr %70, i64 0, i32 1
  call void @llvm.lifetime.start.p0(i64 592, ptr nonnull %4)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(592) %4, ptr noundef nonnull align 8 dereferenceable(592) %75, i64 592, i1 false)
  %76 = load i64, ptr %75, align 8
  %77 = icmp sgt i64 %76, 0
  br i1 %77, label %82, label %78

78:                                               ; preds = %124, %73
  %79 = phi i64 [ %76, %73 ], [ %126, %124 ]
  %80 = load i64, ptr %14, align 8
  %81 = icmp sgt i64 %80, 0
  br i1 %81, label %149, label %159

82:                                               ; preds = %73, %124
  %83 = phi i64 [ %125, %124 ], [ 0, %73 ]
  %84 = getelementptr inbounds %struct.Order, ptr %70, i64 0, i32 1, i32 1, i64 %83, i32 1
  %85 = load i64, ptr %84, align 8
  %86 = sub nsw i64 3, %85
  %87 = getelementptr inbounds %struct.Nest, ptr %4, i64 0, i32 1, i64 %83, i32 1
  store i64 %86, ptr %87, align 8
  call fastcc void @try_order(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %4)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(592) %4, ptr noundef nonnull align 8 dereferenceable(592) %75, i64 592, i1 false)
  %88 = icmp eq i64 %83, 0
  br i1 %88, label %95, label %89

89:                                               ; preds = %82
  %90 = getelementptr inbounds %struct.Nest, ptr %4, i64 0, i32 1, i64 %83
  %91 = getelementptr inbounds %struct.Order, ptr %70, i64 0, i32 1, i32 1, i64 %83
  %92 = add nsw i64 %83, -1
  %93 = getelementptr inbounds %struct.Order, ptr %70, i64 0, i32 1, i32 1, i64 %92
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %90, ptr noundef nonnull align 8 dereferenceable(16) %93, i64 16, i1 false)
  %94 = getelementptr inbounds %struct.Nest, ptr %4, i64 0, i32 1, i64 %92
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %94, ptr noundef nonnull align 8 dereferenceable(16) %91, i64 16, i1 false)
  call fastcc void @try_order(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %4)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(592) %4, ptr noundef nonnull align 8 dereferenceable(592) %75, i64 592, i1 false)
  br label %95

95:                                               ; preds = %89, %82
  %96 = load i64, ptr %4, align 8
  %97 = add nsw i64 %96, -1
  store i64 %97, ptr %4, align 8
  %98 = icmp slt i64 %83, %97
  br i1 %98, label %107, label %99

99:                                               ; preds = %107, %95
  %100 = load i64, ptr %14, align 8
  %101 = icmp sgt i64 %100, 0
  br i1 %101, label %102, label %124

102:                                              ; preds = %99
  %103 = and i64 %100, 1
  %104 = icmp eq i64 %100, 1
  br i1 %104, label %113, label %105

105:                                              ; preds = %102
  %106 = and i64 %100, -2
  br label %128

107:                                              ; preds = %95, %107
  %108 = phi i64 [ %110, %107 ], [ %83, %95 ]
  %109 = getelementptr inbounds %struct.Nest, ptr %4, i64 0, i32 1, i64 %108
  %110 = add nuw nsw i64 %108, 1
  %111 = getelementptr inbounds %struct.Order, ptr %70, i64 0, i32 1, i32 1, i64 %110
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %109, ptr noundef nonnull align 8 dereferenceable(16) %111, i64 16, i1 false)
  %112 = icmp slt i64 %110, %97
  br i1 %112, label %107, label %99

113:                                              ; preds = %128, %102
  %114 = phi i64 [ 0, %102 ], [ %146, %128 ]
  %115 = icmp eq i64 %103, 0
  br i1 %115, label %124, label %116

116:                                              ; preds = %113
  %117 = getelementptr inbounds %struct.Order, ptr %70, i64 0, i32 1, i32 2, i64 %114
  %118 = load i64, ptr %117, align 8
  %119 = icmp sgt i64 %118, %83
  %120 = sext i1 %119 to i64
  %121 = getelementptr inbounds %struct.Nest, ptr %4, i64 0, i32 2, i64 %114
  %122 = load i64, ptr %121, align 8
  %123 = add i64 %122, %120
  store i64 %123, ptr %121, align 8
  br label %124

124:                                              ; preds = %116, %113, %99
  call fastcc void @try_order(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %4)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(592) %4, ptr noundef nonnull align 8 dereferenceable(592) %75, i64 592, i1 false)
  %125 = add nuw nsw i64 %83, 1
  %126 = load i64, ptr %75, align 8
  %127 = icmp slt i64 %125, %126
  br i1 %127, label %82, label %78

128:                                              ; preds = %128, %105
  %129 = phi i64 [ 0, %105 ], [ %146, %128 ]
  %130 = phi i64 [ 0, %105 ], [ %147, %128 ]
  %131 = getelementptr inbounds %struct.Order, ptr %70, i64 0, i32 1, i32 2, i64 %129
  %132 = load i64, ptr %131, align 8
  %133 = icmp sgt i64 %132, %83
  %134 = sext i1 %133 to i64
  %135 = getelementptr inbounds %struct.Nest, ptr %4, i64 0, i32 2, i64 %129
  %136 = load i64, ptr %135, align 8
  %137 = add i64 %136, %134
  store i64 %137, ptr %135, align 8
  %138 = or i64 %129, 1
  %139 = getelementptr inbounds %struct.Order, ptr %70, i64 0, i32 1, i32 2, i64 %138
  %140 = load i64, ptr %139, align 8
  %141 = icmp sgt i64 %140, %83
  %142 = sext i1 %141 to i64
  %143 = getelementptr inbounds %struct.Nest, ptr %4, i64 0, i32 2, i64 %138
  %144 = load i64, ptr %143, align 8
  %145 = add i64 %144, %142
  store i64 %145, ptr %143, align 8
  %146 = add nuw nsw i64 %129, 2
  %147 = add i64 %130, 2
  %148 = icmp eq i64 %147, %106
  br i1 %148, label %113, label %128

149:                                              ; preds = %78, %166
  %150 = phi i64 [ %167, %166 ], [ %80, %78 ]
  %151 = phi i64 [ %168, %166 ], [ %79, %78 ]
  %152 = phi i64 [ %169, %166 ], [ 0, %78 ]
  %153 = load i64, ptr %15, align 8
  %154 = icmp eq i64 %153, 0
  br i1 %154, label %155, label %159

155:                                              ; preds = %149
  %156 = icmp slt i64 %151, 0
  br i1 %156, label %166, label %157

157:                                              ; preds = %155
  %158 = getelementptr inbounds %struct.Nest, ptr %4, i64 0, i32 2, i64 %152
  br label %171

159:                                              ; preds = %166, %149, %78
  %160 = phi i64 [ %79, %78 ], [ %168, %166 ], [ %151, %149 ]
  %161 = icmp ult i64 %160, 12
  br i1 %161, label %162, label %419

162:                                              ; preds = %159
  %163 = load i64, ptr %0, align 8
  br label %176

164:                                              ; preds = %171
  %165 = load i64, ptr %14, align 8
  br label %166

166:                                              ; preds = %164, %155
  %167 = phi i64 [ %165, %164 ], [ %150, %155 ]
  %168 = phi i64 [ %174, %164 ], [ %151, %155 ]
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(592) %4, ptr noundef nonnull align 8 dereferenceable(592) %75, i64 592, i1 false)
  %169 = add nuw nsw i64 %152, 1
  %170 = icmp slt i64 %169, %167
  br i1 %170, label %149, label %159

171:                                              ; preds = %171, %157
  %172 = phi i64 [ 0, %157 ], [ %173, %171 ]
  store i64 %172, ptr %158, align 8
  call fastcc void @try_order(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %4)
  %173 = add nuw nsw i64 %172, 1
  %174 = load i64, ptr %75, align 8
  %175 = icmp slt i64 %172, %174
  br i1 %175, label %171, label %164

176:                                              ; preds = %188, %162
  %177 = phi i64 [ %160, %162 ], [ %189, %188 ]
  %178 = phi i64 [ %163, %162 ], [ %190, %188 ]
  %179 = phi i64 [ 0, %162 ], [ %191, %188 ]
  %180 = add nuw i64 %179, 1
  %181 = add nuw i64 %179, 1
  %182 = icmp sgt i64 %178, 0
  br i1 %182, label %183, label %188

183:                                              ; preds = %176
  %184 = getelementptr inbounds %struct.Nest, ptr %3, i64 0, i32 1, i64 %179
  %185 = getelementptr inbounds %struct.Nest, ptr %3, i64 0, i32 1, i64 %179, i32 1
  br label %195

186:                                              ; preds = %415
  %187 = load i64, ptr %75, align 8
  br label %188

188:                                              ; preds = %186, %176
  %189 = phi i64 [ %187, %186 ], [ %177, %176 ]
  %190 = phi i64 [ %417, %186 ], [ %178, %176 ]
  %191 = add nuw nsw i64 %179, 1
  %192 = icmp slt i64 %179, %189
  %193 = icmp slt i64 %189, 12
  %194 = and i1 %192, %193
  br i1 %194, label %176, label %419

195:                                              ; preds = %415, %183
  %196 = phi i64 [ 0, %183 ], [ %416, %415 ]
  %197 = load i64, ptr %14, align 8
  %198 = icmp sgt i64 %197, 0
  br i1 %198, label %199, label %218

199:                                              ; preds = %195
  %200 = and i64 %197, 1
  %201 = icmp eq i64 %197, 1
  br i1 %201, label %204, label %202

202:                                              ; preds = %199
  %203 = and i64 %197, -2
  br label %220

204:                                              ; preds = %220, %199
  %205 = phi i64 [ undef, %199 ], [ %240, %220 ]
  %206 = phi i64 [ 0, %199 ], [ %241, %220 ]
  %207 = phi i64 [ 0, %199 ], [ %240, %220 ]
  %208 = icmp eq i64 %200, 0
  br i1 %208, label %218, label %209

209:                                              ; preds = %204
  %210 = getelementptr inbounds %struct.Order, ptr %70, i64 0, i32 1, i32 2, i64 %206
  %211 = load i64, ptr %210, align 8
  %212 = icmp eq i64 %211, %179
  %213 = zext i1 %212 to i32
  %214 = trunc i64 %206 to i32
  %215 = shl nuw i32 %213, %214
  %216 = sext i32 %215 to i64
  %217 = or i64 %207, %216
  br label %218

218:                                              ; preds = %209, %204, %195
  %219 = phi i64 [ 0, %195 ], [ %205, %204 ], [ %217, %209 ]
  br label %244

220:                                              ; preds = %220, %202
  %221 = phi i64 [ 0, %202 ], [ %241, %220 ]
  %222 = phi i64 [ 0, %202 ], [ %240, %220 ]
  %223 = phi i64 [ 0, %202 ], [ %242, %220 ]
  %224 = getelementptr inbounds %struct.Order, ptr %70, i64 0, i32 1, i32 2, i64 %221
  %225 = load i64, ptr %224, align 8
  %226 = icmp eq i64 %225, %179
  %227 = zext i1 %226 to i32
  %228 = trunc i64 %221 to i32
  %229 = shl nuw i32 %227, %228
  %230 = sext i32 %229 to i64
  %231 = or i64 %222, %230
  %232 = or i64 %221, 1
  %233 = getelementptr inbounds %struct.Order, ptr %70, i64 0, i32 1, i32 2, i64 %232
  %234 = load i64, ptr %233, align 8
  %235 = icmp eq i64 %234, %179
  %236 = zext i1 %235 to i32
  %237 = trunc i64 %232 to i32
  %238 = shl nuw i32 %236, %237
  %239 = sext i32 %238 to i64
  %240 = or i64 %231, %239
  %241 = add nuw nsw i64 %221, 2
  %242 = add i64 %223, 2
  %243 = icmp eq i64 %242, %203
  br i1 %243, label %204, label %220

244:                                              ; preds = %412, %218
  %245 = phi i64 [ %414, %412 ], [ %219, %218 ]
  %246 = icmp eq i64 %245, 0
  %247 = icmp eq i64 %245, %219
  %248 = load i64, ptr %15, align 8
  %249 = icmp eq i64 %248, 0
  %250 = select i1 %249, i1 true, i1 %246
  %251 = select i1 %250, i1 true, i1 %247
  br i1 %251, label %252, label %412

252:                                              ; preds = %244
  call void @llvm.lifetime.start.p0(i64 592, ptr nonnull %3)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(592) %3, ptr noundef nonnull align 8 dereferenceable(592) %75, i64 592, i1 false)
  %253 = load i64, ptr %3, align 8
  %254 = add nsw i64 %253, 1
  store i64 %254, ptr %3, align 8
  %255 = load i64, ptr %75, align 8
  %256 = icmp sgt i64 %255, %179
  br i1 %256, label %257, label %268

257:                                              ; preds = %252
  %258 = sub i64 %255, %179
  %259 = and i64 %258, 1
  %260 = icmp eq i64 %259, 0
  br i1 %260, label %265, label %261

261:                                              ; preds = %257
  %262 = getelementptr inbounds %struct.Nest, ptr %3, i64 0, i32 1, i64 %255
  %263 = add nsw i64 %255, -1
  %264 = getelementptr inbounds %struct.Order, ptr %70, i64 0, i32 1, i32 1, i64 %263
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %262, ptr noundef nonnull align 8 dereferenceable(16) %264, i64 16, i1 false)
  br label %265

265:                                              ; preds = %261, %257
  %266 = phi i64 [ %255, %257 ], [ %263, %261 ]
  %267 = icmp eq i64 %255, %181
  br i1 %267, label %268, label %276

268:                                              ; preds = %265, %276, %252
  store i64 %196, ptr %184, align 8
  store i64 1, ptr %185, align 8
  %269 = load i64, ptr %14, align 8
  %270 = icmp sgt i64 %269, 0
  br i1 %270, label %271, label %300

271:                                              ; preds = %268
  %272 = and i64 %269, 1
  %273 = icmp eq i64 %269, 1
  br i1 %273, label %285, label %274

274:                                              ; preds = %271
  %275 = and i64 %269, -2
  br label %383

276:                                              ; preds = %265, %276
  %277 = phi i64 [ %282, %276 ], [ %266, %265 ]
  %278 = getelementptr inbounds %struct.Nest, ptr %3, i64 0, i32 1, i64 %277
  %279 = add nsw i64 %277, -1
  %280 = getelementptr inbounds %struct.Order, ptr %70, i64 0, i32 1, i32 1, i64 %279
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %278, ptr noundef nonnull align 8 dereferenceable(16) %280, i64 16, i1 false)
  %281 = getelementptr inbounds %struct.Nest, ptr %3, i64 0, i32 1, i64 %279
  %282 = add nsw i64 %277, -2
  %283 = getelementptr inbounds %struct.Order, ptr %70, i64 0, i32 1, i32 1, i64 %282
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %281, ptr noundef nonnull align 8 dereferenceable(16) %283, i64 16, i1 false)
  %284 = icmp sgt i64 %282, %179
  br i1 %284, label %276, label %268

285:                                              ; preds = %383, %271
  %286 = phi i64 [ 0, %271 ], [ %409, %383 ]
  %287 = icmp eq i64 %272, 0
  br i1 %287, label %300, label %288

288:                                              ; preds = %285
  %289 = getelementptr inbounds %struct.Order, ptr %70, i64 0, i32 1, i32 2, i64 %286
  %290 = load i64, ptr %289, align 8
  %291 = icmp sgt i64 %290, %179
  %292 = shl nuw i64 1, %286
  %293 = and i64 %292, %245
  %294 = icmp ne i64 %293, 0
  %295 = select i1 %291, i1 true, i1 %294
  %296 = zext i1 %295 to i64
  %297 = getelementptr inbounds %struct.Nest, ptr %3, i64 0, i32 2, i64 %286
  %298 = load i64, ptr %297, align 8
  %299 = add nsw i64 %298, %296
  store i64 %299, ptr %297, align 8
  br label %300

300:                                              ; preds = %288, %285, %268
  call fastcc void @try_order(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %3)
  call void @llvm.lifetime.end.p0(i64 592, ptr nonnull %3)
  %301 = load i64, ptr %15, align 8
  %302 = icmp eq i64 %301, 0
  %303 = select i1 %302, i1 true, i1 %246
  %304 = select i1 %303, i1 true, i1 %247
  br i1 %304, label %305, label %412

305:                                              ; preds = %300
  call void @llvm.lifetime.start.p0(i64 592, ptr nonnull %3)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(592) %3, ptr noundef nonnull align 8 dereferenceable(592) %75, i64 592, i1 false)
  %306 = load i64, ptr %3, align 8
  %307 = add nsw i64 %306, 1
  store i64 %307, ptr %3, align 8
  %308 = load i64, ptr %75, align 8
  %309 = icmp sgt i64 %308, %179
  br i1 %309, label %310, label %330

310:                                              ; preds = %305
  %311 = sub i64 %308, %179
  %312 = and i64 %311, 1
  %313 = icmp eq i64 %312, 0
  br i1 %313, label %318, label %314

314:                                              ; preds = %310
  %315 = getelementptr inbounds %struct.Nest, ptr %3, i64 0, i32 1, i64 %308
  %316 = add nsw i64 %308, -1
  %317 = getelementptr inbounds %struct.Order, ptr %70, i64 0, i32 1, i32 1, i64 %316
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %315, ptr noundef nonnull align 8 dereferenceable(16) %317, i64 16, i1 false)
  br label %318

318:                                              ; preds = %314, %310
  %319 = phi i64 [ %308, %310 ], [ %316, %314 ]
  %320 = icmp eq i64 %308, %180
  br i1 %320, label %330, label %321

321:                                              ; preds = %318, %321
  %322 = phi i64 [ %327, %321 ], [ %319, %318 ]
  %323 = getelementptr inbounds %struct.Nest, ptr %3, i64 0, i32 1, i64 %322
  %324 = add nsw i64 %322, -1
  %325 = getelementptr inbounds %struct.Order, ptr %70, i64 0, i32 1, i32 1, i64 %324
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %323, ptr noundef nonnull align 8 dereferenceable(16) %325, i64 16, i1 false)
  %326 = getelementptr inbounds %struct.Nest, ptr %3, i64 0, i32 1, i64 %324
  %327 = add nsw i64 %322, -2
  %328 = getelementptr inbounds %struct.Order, ptr %70, i64 0, i32 1, i32 1, i64 %327
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %326, ptr noundef nonnull align 8 dereferenceable(16) %328, i64 16, i1 false)
  %329 = icmp sgt i64 %327, %179
  br i1 %329, label %321, label %330

330:                                              ; preds = %318, %321, %305
  store i64 %196, ptr %184, align 8
  store i64 2, ptr %185, align 8
  %331 = load i64, ptr %14, align 8
  %332 = icmp sgt i64 %331, 0
  br i1 %332, label %333, label %382

333:                                              ; preds = %330
  %334 = and i64 %331, 1
  %335 = icmp eq i64 %331, 1
  br i1 %335, label %367, label %336

336:                                              ; preds = %333
  %337 = and i64 %331, -2
  br label %338

338:                                              ; preds = %338, %336
  %339 = phi i64 [ 0, %336 ], [ %364, %338 ]
  %340 = phi i64 [ 0, %336 ], [ %365, %338 ]
  %341 = getelementptr inbounds %struct.Order, ptr %70, i64 0, i32 1, i32 2, i64 %339
  %342 = load i64, ptr %341, align 8
  %343 = icmp sgt i64 %342, %179
  %344 = shl nuw i64 1, %339
  %345 = and i64 %344, %245
  %346 = icmp ne i64 %345, 0
  %347 = select i1 %343, i1 true, i1 %346
  %348 = zext i1 %347 to i64
  %349 = getelementptr inbounds %struct.Nest, ptr %3, i64 0, i32 2, i64 %339
  %350 = load i64, ptr %349, align 8
  %351 = add nsw i64 %350, %348
  store i64 %351, ptr %349, align 8
  %352 = or i64 %339, 1
  %353 = getelementptr inbounds %struct.Order, ptr %70, i64 0, i32 1, i32 2, i64 %352
  %354 = load i64, ptr %353, align 8
  %355 = icmp sgt i64 %354, %179
  %356 = shl i64 2, %339
  %357 = and i64 %356, %245
  %358 = icmp ne i64 %357, 0
  %359 = select i1 %355, i1 true, i1 %358
  %360 = zext i1 %359 to i64
  %361 = getelementptr inbounds %struct.Nest, ptr %3, i64 0, i32 2, i64 %352
  %362 = load i64, ptr %361, align 8
  %363 = add nsw i64 %362, %360
  store i64 %363, ptr %361, align 8
  %364 = add nuw nsw i64 %339, 2
  %365 = add i64 %340, 2
  %366 = icmp eq i64 %365, %337
  br i1 %366, label %367, label %338

367:                                              ; preds = %338, %333
  %368 = phi i64 [ 0, %333 ], [ %364, %338 ]
  %369 = icmp eq i64 %334, 0
  br i1 %369, label %382, label %370

370:                                              ; preds = %367
  %371 = getelementptr inbounds %struct.Order, ptr %70, i64 0, i32 1, i32 2, i64 %368
  %372 = load i64, ptr %371, align 8
  %373 = icmp sgt i64 %372, %179
  %374 = shl nuw i64 1, %368
  %375 = and i64 %374, %245
  %376 = icmp ne i64 %375, 0
  %377 = select i1 %373, i1 true, i1 %376
  %378 = zext i1 %377 to i64
  %379 = getelementptr inbounds %struct.Nest, ptr %3, i64 0, i32 2, i64 %368
  %380 = load i64, ptr %379, align 8
  %381 = add nsw i64 %380, %378
  store i64 %381, ptr %379, align 8
  br label %382

382:                                              ; preds = %370, %367, %330
  call fastcc void @try_order(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %3)
  call void @llvm.lifetime.end.p0(i64 592, ptr nonnull %3)
  br i1 %246, label %415, label %412

383:                                              ; preds = %383, %274
  %384 = phi i64 [ 0, %274 ], [ %409, %383 ]
  %385 = phi i64 [ 0, %274 ], [ %410, %383 ]
  %386 = getelementptr inbounds %struct.Order, ptr %70, i64 0, i32 1, i32 2, i64 %384
  %387 = load i64, ptr %386, align 8
  %388 = icmp sgt i64 %387, %179
  %389 = shl nuw i64 1, %384
  %390 = and i64 %389, %245
  %391 = icmp ne i64 %390, 0
  %392 = select i1 %388, i1 true, i1 %391
  %393 = zext i1 %392 to i64
  %394 = getelementptr inbounds %struct.Nest, ptr %3, i64 0, i32 2, i64 %384
  %395 = load i64, ptr %394, align 8
  %396 = add nsw i64 %395, %393
  store i64 %396, ptr %394, align 8
  %397 = or i64 %384, 1
  %398 = getelementptr inbounds %struct.Order, ptr %70, i64 0, i32 1, i32 2, i64 %397
  %399 = load i64, ptr %398, align 8
  %400 = icmp sgt i64 %399, %179
  %401 = shl i64 2, %384
  %402 = and i64 %401, %245
  %403 = icmp ne i64 %402, 0
  %404 = select i1 %400, i1 true, i1 %403
  %405 = zext i1 %404 to i64
  %406 = getelementptr inbounds %struct.Nest, ptr %3, i64 0, i32 2, i64 %397
  %407 = load i64, ptr %406, align 8
  %408 = add nsw i64 %407, %405
  store i64 %408, ptr %406, align 8
  %409 = add nuw nsw i64 %384, 2
  %410 = add i64 %385, 2
  %411 = icmp eq i64 %410, %275
  br i1 %411, label %285, label %383

412:                                              ; preds = %382, %300, %244
  %413 = add nsw i64 %245, -1
  %414 = and i64 %413, %219
  br label %244

415:                                              ; preds = %382
  %416 = add nuw nsw i64 %196, 1
  %417 = load i64, ptr %0, align 8
  %418 = icmp slt i64 %416, %417
  br i1 %418, label %195, label %186

419:                                              ; preds = %188, %159
  call void @llvm.lifetime.end.p0(i64 592, ptr nonnull %4)
  %420 = load i64, ptr %6, align 8
  %421 = load i64, ptr %7, align 8
  %422 = icmp slt i64 %420, %421
  br i1 %422, label %16, label %423

423:                                              ; preds = %46, %419, %49, %2
  ret i64 0
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define i64 @anneal(ptr nocapture noundef readonly %0, ptr nocapture noundef %1) {
  %3 = alloca %struct.Loop, align 8
  %4 = getelementptr inbounds %struct.Front, ptr %1, i64 0, i32 11
  %5 = load i64, ptr %4, align 8
  %6 = sdiv i64 %5, 4096
  %7 = tail call i64 @llvm.smax.i64(i64 %6, i64 1)
  %8 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6
  %9 = load i64, ptr %0, align 8
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %11, label %23

11:                                               ; preds = %2, %11
  %12 = phi i64 [ %20, %11 ], [ 0, %2 ]
  %13 = getelementptr inbounds [12 x i64], ptr @divided, i64 0, i64 %12
  store i64 0, ptr %13, align 8
  %14 = getelementptr inbounds %struct.Chains, ptr @divided, i64 0, i32 3, i64 %12
  store i64 1, ptr %14, align 8
  %15 = getelementptr inbounds %struct.Chains, ptr @divided, i64 0, i32 2, i64 %12
  store i64 1, ptr %15, align 8
  %16 = getelementptr inbounds i64, ptr %8, i64 %12
  %17 = load i64, ptr %16, align 8
  %18 = getelementptr inbounds %struct.Extents, ptr %15, i64 0, i32 1
  store i64 %17, ptr %18, align 8
  %19 = getelementptr inbounds %struct.Extents, ptr %15, i64 0, i32 2
  store i64 1, ptr %19, align 8
  %20 = add nuw nsw i64 %12, 1
  %21 = load i64, ptr %0, align 8
  %22 = icmp slt i64 %20, %21
  br i1 %22, label %11, label %23

23:                                               ; preds = %11, %2
  store i64 0, ptr getelementptr inbounds (%struct.anon.0, ptr @divided, i64 0, i32 1), align 8
  %24 = getelementptr inbounds %struct.Front, ptr %1, i64 0, i32 9
  store i64 0, ptr %24, align 8
  %25 = shl nuw nsw i64 %7, 1
  %26 = getelementptr inbounds %struct.Front, ptr %1, i64 0, i32 6
  %27 = getelementptr inbounds %struct.Front, ptr %1, i64 0, i32 5
  %28 = getelementptr inbounds %struct.Front, ptr %1, i64 0, i32 3
  %29 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %30 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 3
  %31 = getelementptr inbounds %struct.Front, ptr %1, i64 0, i32 4
  br label %33

32:                                               ; preds = %78
  ret i64 0

33:                                               ; preds = %23, %78
  %34 = phi i64 [ 0, %23 ], [ %79, %78 ]
  %35 = phi i64 [ 1, %23 ], [ %876, %78 ]
  %36 = shl nuw nsw i64 %34, 1
  %37 = or i64 %36, 1
  %38 = load i64, ptr %1, align 8
  %39 = mul nsw i64 %38, %37
  %40 = sdiv i64 %39, %25
  %41 = add nsw i64 %40, 1
  %42 = icmp slt i64 %41, %38
  %43 = load ptr, ptr %28, align 8
  br i1 %42, label %44, label %48

44:                                               ; preds = %33
  %45 = getelementptr inbounds i64, ptr %43, i64 %41
  %46 = load i64, ptr %45, align 8
  %47 = add nsw i64 %46, -1
  br label %51

48:                                               ; preds = %33
  %49 = getelementptr inbounds i64, ptr %43, i64 %40
  %50 = load i64, ptr %49, align 8
  br label %51

51:                                               ; preds = %48, %44
  %52 = phi i64 [ %47, %44 ], [ %50, %48 ]
  %53 = load ptr, ptr %26, align 8
  %54 = load ptr, ptr %27, align 8
  %55 = getelementptr inbounds i64, ptr %54, i64 %40
  %56 = load i64, ptr %55, align 8
  %57 = getelementptr inbounds %struct.Nest, ptr %53, i64 %56
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(592) @anneal.next, ptr noundef nonnull align 8 dereferenceable(592) %57, i64 592, i1 false)
  %58 = urem i64 %34, 3
  %59 = icmp eq i64 %58, 2
  br i1 %59, label %60, label %69

60:                                               ; preds = %51
  store i64 0, ptr @anneal.next, align 8
  %61 = load i64, ptr %29, align 8
  %62 = icmp sgt i64 %61, 0
  br i1 %62, label %63, label %69

63:                                               ; preds = %60, %63
  %64 = phi i64 [ %66, %63 ], [ 0, %60 ]
  %65 = getelementptr inbounds %struct.Tried, ptr @anneal.next, i64 0, i32 0, i32 2, i64 %64
  store i64 0, ptr %65, align 8
  %66 = add nuw nsw i64 %64, 1
  %67 = load i64, ptr %29, align 8
  %68 = icmp slt i64 %66, %67
  br i1 %68, label %63, label %69

69:                                               ; preds = %63, %60, %51
  %70 = tail call fastcc i64 @tidy(ptr noundef nonnull %0, ptr noundef nonnull @anneal.next, ptr noundef nonnull getelementptr inbounds (%struct.Tried, ptr @anneal.next, i64 0, i32 1))
  store i64 %70, ptr getelementptr inbounds (%struct.Tried, ptr @anneal.next, i64 0, i32 2), align 8
  %71 = tail call fastcc i64 @weigh(ptr noundef nonnull %0, ptr noundef null, ptr noundef nonnull @anneal.next, i64 noundef 4611686018427387904)
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(1264) @anneal.here, ptr noundef nonnull align 8 dereferenceable(1264) @anneal.next, i64 1264, i1 false)
  %72 = load i64, ptr getelementptr inbounds (%struct.Tried, ptr @anneal.here, i64 0, i32 2), align 8
  %73 = icmp sgt i64 %72, %52
  %74 = load i64, ptr getelementptr inbounds (%struct.Tried, ptr @anneal.here, i64 0, i32 3), align 8
  %75 = select i1 %73, i64 4611686018427387904, i64 %74
  %76 = sitofp i64 %75 to double
  %77 = sitofp i64 %52 to double
  br label %81

78:                                               ; preds = %988
  %79 = add nuw nsw i64 %34, 1
  %80 = icmp eq i64 %79, %7
  br i1 %80, label %32, label %33

81:                                               ; preds = %69, %988
  %82 = phi double [ %76, %69 ], [ %989, %988 ]
  %83 = phi i64 [ 0, %69 ], [ %990, %988 ]
  %84 = phi i64 [ %35, %69 ], [ %876, %988 ]
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(592) @anneal.next, ptr noundef nonnull align 8 dereferenceable(592) @anneal.here, i64 592, i1 false)
  %85 = add i64 %84, -7046029254386353131
  %86 = lshr i64 %85, 30
  %87 = xor i64 %86, %85
  %88 = mul i64 %87, -4658895280553007687
  %89 = lshr i64 %88, 27
  %90 = xor i64 %89, %88
  %91 = mul i64 %90, -7723592293110705685
  %92 = lshr i64 %91, 31
  %93 = xor i64 %92, %91
  %94 = add i64 %93, -7046029254386353131
  %95 = urem i64 %94, 22
  %96 = load i64, ptr @anneal.next, align 8
  %97 = icmp eq i64 %96, 0
  br i1 %97, label %213, label %98

98:                                               ; preds = %81
  %99 = add i64 %84, 4354685564936845354
  %100 = lshr i64 %99, 30
  %101 = xor i64 %100, %99
  %102 = mul i64 %101, -4658895280553007687
  %103 = lshr i64 %102, 27
  %104 = xor i64 %103, %102
  %105 = mul i64 %104, -7723592293110705685
  %106 = lshr i64 %105, 31
  %107 = xor i64 %106, %105
  %108 = add i64 %107, -7046029254386353131
  %109 = urem i64 %108, %96
  %110 = icmp ugt i64 %95, 8
  br i1 %110, label %187, label %111

111:                                              ; preds = %98
  %112 = icmp ult i64 %95, 4
  br label %113

113:                                              ; preds = %170, %111
  %114 = phi i64 [ %99, %111 ], [ %175, %170 ]
  %115 = phi i64 [ %109, %111 ], [ %185, %170 ]
  %116 = phi i1 [ true, %111 ], [ false, %170 ]
  %117 = getelementptr inbounds %struct.Tried, ptr @anneal.next, i64 0, i32 0, i32 1, i64 %115
  %118 = getelementptr inbounds %struct.Tried, ptr @anneal.next, i64 0, i32 0, i32 1, i64 %115, i32 1
  %119 = load i64, ptr %118, align 8
  %120 = load i64, ptr %117, align 8
  %121 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %120
  %122 = load i64, ptr %121, align 8
  %123 = add i64 %114, -7046029254386353131
  %124 = lshr i64 %123, 30
  %125 = xor i64 %124, %123
  %126 = mul i64 %125, -4658895280553007687
  %127 = lshr i64 %126, 27
  %128 = xor i64 %127, %126
  %129 = mul i64 %128, -7723592293110705685
  %130 = lshr i64 %129, 31
  %131 = xor i64 %130, %129
  %132 = add i64 %131, -7046029254386353131
  %133 = urem i64 %132, 6
  %134 = add i64 %114, 4354685564936845354
  switch i64 %133, label %156 [
    i64 0, label %135
    i64 1, label %137
    i64 2, label %139
    i64 3, label %141
    i64 4, label %143
  ]

135:                                              ; preds = %113
  %136 = add nsw i64 %119, 1
  br label %170

137:                                              ; preds = %113
  %138 = add nsw i64 %119, -1
  br label %170

139:                                              ; preds = %113
  %140 = shl nsw i64 %119, 1
  br label %170

141:                                              ; preds = %113
  %142 = sdiv i64 %119, 2
  br label %170

143:                                              ; preds = %113
  %144 = add i64 %114, -2691343689449507777
  %145 = lshr i64 %144, 30
  %146 = xor i64 %145, %144
  %147 = mul i64 %146, -4658895280553007687
  %148 = lshr i64 %147, 27
  %149 = xor i64 %148, %147
  %150 = mul i64 %149, -7723592293110705685
  %151 = lshr i64 %150, 31
  %152 = xor i64 %151, %150
  %153 = add i64 %152, -7046029254386353131
  %154 = urem i64 %153, %122
  %155 = add nuw nsw i64 %154, 1
  br label %170

156:                                              ; preds = %113
  %157 = lshr i64 %134, 30
  %158 = xor i64 %157, %134
  %159 = mul i64 %158, -4658895280553007687
  %160 = lshr i64 %159, 27
  %161 = xor i64 %160, %159
  %162 = mul i64 %161, -7723592293110705685
  %163 = lshr i64 %162, 31
  %164 = xor i64 %163, %162
  %165 = add i64 %164, -7046029254386353131
  %166 = urem i64 %165, 12
  %167 = add nuw nsw i64 %166, 1
  %168 = add i64 %166, %122
  %169 = sdiv i64 %168, %167
  br label %170

170:                                              ; preds = %135, %137, %139, %141, %143, %156
  %171 = phi i64 [ %134, %156 ], [ %144, %143 ], [ %134, %141 ], [ %134, %139 ], [ %134, %137 ], [ %134, %135 ]
  %172 = phi i64 [ %169, %156 ], [ %155, %143 ], [ %142, %141 ], [ %140, %139 ], [ %138, %137 ], [ %136, %135 ]
  %173 = tail call i64 @llvm.smin.i64(i64 %172, i64 %122)
  %174 = tail call i64 @llvm.smax.i64(i64 %173, i64 1)
  store i64 %174, ptr %118, align 8
  %175 = add i64 %171, -7046029254386353131
  %176 = lshr i64 %175, 30
  %177 = xor i64 %176, %175
  %178 = mul i64 %177, -4658895280553007687
  %179 = lshr i64 %178, 27
  %180 = xor i64 %179, %178
  %181 = mul i64 %180, -7723592293110705685
  %182 = lshr i64 %181, 31
  %183 = xor i64 %182, %181
  %184 = add i64 %183, -7046029254386353131
  %185 = urem i64 %184, %96
  %186 = and i1 %112, %116
  br i1 %186, label %113, label %843

187:                                              ; preds = %98
  %188 = icmp ult i64 %95, 12
  %189 = icmp sgt i64 %96, 1
  %190 = select i1 %188, i1 %189, i1 false
  br i1 %190, label %191, label %213

191:                                              ; preds = %187
  %192 = icmp ult i64 %95, 11
  br i1 %192, label %193, label %196

193:                                              ; preds = %191
  %194 = add nuw nsw i64 %109, 1
  %195 = srem i64 %194, %96
  br label %208

196:                                              ; preds = %191
  %197 = add i64 %84, -2691343689449507777
  %198 = lshr i64 %197, 30
  %199 = xor i64 %198, %197
  %200 = mul i64 %199, -4658895280553007687
  %201 = lshr i64 %200, 27
  %202 = xor i64 %201, %200
  %203 = mul i64 %202, -7723592293110705685
  %204 = lshr i64 %203, 31
  %205 = xor i64 %204, %203
  %206 = add i64 %205, -7046029254386353131
  %207 = urem i64 %206, %96
  br label %208

208:                                              ; preds = %196, %193
  %209 = phi i64 [ %99, %193 ], [ %197, %196 ]
  %210 = phi i64 [ %195, %193 ], [ %207, %196 ]
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3)
  %211 = getelementptr inbounds %struct.Tried, ptr @anneal.next, i64 0, i32 0, i32 1, i64 %109
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef nonnull align 8 dereferenceable(16) %211, i64 16, i1 false)
  %212 = getelementptr inbounds %struct.Tried, ptr @anneal.next, i64 0, i32 0, i32 1, i64 %210
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %211, ptr noundef nonnull align 8 dereferenceable(16) %212, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %212, ptr noundef nonnull align 8 dereferenceable(16) %3, i64 16, i1 false)
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3)
  br label %843

213:                                              ; preds = %187, %81
  %214 = phi i64 [ %85, %81 ], [ %99, %187 ]
  %215 = phi i64 [ 0, %81 ], [ %109, %187 ]
  %216 = icmp ult i64 %95, 14
  %217 = icmp slt i64 %96, 12
  %218 = select i1 %216, i1 %217, i1 false
  br i1 %218, label %219, label %337

219:                                              ; preds = %213
  %220 = load i64, ptr %0, align 8
  %221 = icmp eq i64 %220, 0
  br i1 %221, label %337, label %222

222:                                              ; preds = %219
  %223 = add i64 %214, -7046029254386353131
  %224 = lshr i64 %223, 30
  %225 = xor i64 %224, %223
  %226 = mul i64 %225, -4658895280553007687
  %227 = lshr i64 %226, 27
  %228 = xor i64 %227, %226
  %229 = mul i64 %228, -7723592293110705685
  %230 = lshr i64 %229, 31
  %231 = xor i64 %230, %229
  %232 = add i64 %231, -7046029254386353131
  %233 = urem i64 %232, %220
  %234 = add nsw i64 %96, 1
  %235 = add i64 %214, 4354685564936845354
  %236 = lshr i64 %235, 30
  %237 = xor i64 %236, %235
  %238 = mul i64 %237, -4658895280553007687
  %239 = lshr i64 %238, 27
  %240 = xor i64 %239, %238
  %241 = mul i64 %240, -7723592293110705685
  %242 = lshr i64 %241, 31
  %243 = xor i64 %242, %241
  %244 = add i64 %243, -7046029254386353131
  %245 = urem i64 %244, %234
  %246 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %233
  %247 = load i64, ptr %246, align 8
  %248 = add i64 %214, -2691343689449507777
  %249 = lshr i64 %248, 30
  %250 = xor i64 %249, %248
  %251 = mul i64 %250, -4658895280553007687
  %252 = lshr i64 %251, 27
  %253 = xor i64 %252, %251
  %254 = mul i64 %253, -7723592293110705685
  %255 = lshr i64 %254, 31
  %256 = xor i64 %255, %254
  %257 = add i64 %256, -7046029254386353131
  %258 = urem i64 %257, 6
  %259 = add i64 %214, 8709371129873690708
  switch i64 %258, label %275 [
    i64 0, label %289
    i64 1, label %260
    i64 2, label %289
    i64 3, label %261
    i64 4, label %262
  ]

260:                                              ; preds = %222
  br label %289

261:                                              ; preds = %222
  br label %289

262:                                              ; preds = %222
  %263 = add i64 %214, 1663341875487337577
  %264 = lshr i64 %263, 30
  %265 = xor i64 %264, %263
  %266 = mul i64 %265, -4658895280553007687
  %267 = lshr i64 %266, 27
  %268 = xor i64 %267, %266
  %269 = mul i64 %268, -7723592293110705685
  %270 = lshr i64 %269, 31
  %271 = xor i64 %270, %269
  %272 = add i64 %271, -7046029254386353131
  %273 = urem i64 %272, %247
  %274 = add nuw nsw i64 %273, 1
  br label %289

275:                                              ; preds = %222
  %276 = lshr i64 %259, 30
  %277 = xor i64 %276, %259
  %278 = mul i64 %277, -4658895280553007687
  %279 = lshr i64 %278, 27
  %280 = xor i64 %279, %278
  %281 = mul i64 %280, -7723592293110705685
  %282 = lshr i64 %281, 31
  %283 = xor i64 %282, %281
  %284 = add i64 %283, -7046029254386353131
  %285 = urem i64 %284, 12
  %286 = add nuw nsw i64 %285, 1
  %287 = add i64 %247, %285
  %288 = sdiv i64 %287, %286
  br label %289

289:                                              ; preds = %275, %262, %261, %260, %222, %222
  %290 = phi i64 [ %259, %275 ], [ %263, %262 ], [ %259, %261 ], [ %259, %260 ], [ %259, %222 ], [ %259, %222 ]
  %291 = phi i64 [ %288, %275 ], [ %274, %262 ], [ 0, %261 ], [ 0, %260 ], [ 2, %222 ], [ 2, %222 ]
  %292 = tail call i64 @llvm.smin.i64(i64 %291, i64 %247)
  %293 = tail call i64 @llvm.smax.i64(i64 %292, i64 1)
  store i64 %234, ptr @anneal.next, align 8
  %294 = icmp sgt i64 %96, %245
  br i1 %294, label %303, label %295

295:                                              ; preds = %303, %289
  %296 = getelementptr inbounds %struct.Tried, ptr @anneal.next, i64 0, i32 0, i32 1, i64 %245
  store i64 %233, ptr %296, align 8
  %297 = load i64, ptr %246, align 8
  %298 = tail call i64 @llvm.smin.i64(i64 %293, i64 %297)
  %299 = tail call i64 @llvm.smax.i64(i64 %298, i64 1)
  %300 = getelementptr inbounds %struct.Tried, ptr @anneal.next, i64 0, i32 0, i32 1, i64 %245, i32 1
  store i64 %299, ptr %300, align 8
  %301 = load i64, ptr %29, align 8
  %302 = icmp sgt i64 %301, 0
  br i1 %302, label %309, label %861

303:                                              ; preds = %289, %303
  %304 = phi i64 [ %306, %303 ], [ %96, %289 ]
  %305 = getelementptr inbounds %struct.Tried, ptr @anneal.next, i64 0, i32 0, i32 1, i64 %304
  %306 = add nsw i64 %304, -1
  %307 = getelementptr inbounds %struct.Tried, ptr @anneal.next, i64 0, i32 0, i32 1, i64 %306
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %305, ptr noundef nonnull align 8 dereferenceable(16) %307, i64 16, i1 false)
  %308 = icmp sgt i64 %306, %245
  br i1 %308, label %303, label %295

309:                                              ; preds = %295, %329
  %310 = phi i64 [ %330, %329 ], [ %290, %295 ]
  %311 = phi i64 [ %334, %329 ], [ 0, %295 ]
  %312 = getelementptr inbounds %struct.Tried, ptr @anneal.next, i64 0, i32 0, i32 2, i64 %311
  %313 = load i64, ptr %312, align 8
  %314 = icmp sgt i64 %313, %245
  br i1 %314, label %329, label %315

315:                                              ; preds = %309
  %316 = icmp eq i64 %313, %245
  br i1 %316, label %317, label %329

317:                                              ; preds = %315
  %318 = add i64 %310, -7046029254386353131
  %319 = lshr i64 %318, 30
  %320 = xor i64 %319, %318
  %321 = mul i64 %320, -4658895280553007687
  %322 = lshr i64 %321, 27
  %323 = xor i64 %322, %321
  %324 = mul i64 %323, -7723592293110705685
  %325 = lshr i64 %324, 31
  %326 = xor i64 %325, %324
  %327 = and i64 %326, 1
  %328 = icmp eq i64 %327, 0
  br label %329

329:                                              ; preds = %317, %315, %309
  %330 = phi i64 [ %310, %309 ], [ %318, %317 ], [ %310, %315 ]
  %331 = phi i1 [ true, %309 ], [ %328, %317 ], [ false, %315 ]
  %332 = zext i1 %331 to i64
  %333 = add nsw i64 %313, %332
  store i64 %333, ptr %312, align 8
  %334 = add nuw nsw i64 %311, 1
  %335 = load i64, ptr %29, align 8
  %336 = icmp slt i64 %334, %335
  br i1 %336, label %309, label %846

337:                                              ; preds = %219, %213
  %338 = icmp ult i64 %95, 15
  %339 = icmp slt i64 %96, 11
  %340 = select i1 %338, i1 %339, i1 false
  br i1 %340, label %341, label %632

341:                                              ; preds = %337
  %342 = load i64, ptr %29, align 8
  %343 = add i64 %214, -7046029254386353131
  %344 = lshr i64 %343, 30
  %345 = xor i64 %344, %343
  %346 = mul i64 %345, -4658895280553007687
  %347 = lshr i64 %346, 27
  %348 = xor i64 %347, %346
  %349 = mul i64 %348, -7723592293110705685
  %350 = lshr i64 %349, 31
  %351 = xor i64 %350, %349
  %352 = add i64 %351, -7046029254386353131
  %353 = urem i64 %352, %342
  %354 = icmp slt i64 %353, %342
  br i1 %354, label %355, label %367

355:                                              ; preds = %341, %362
  %356 = phi i64 [ %363, %362 ], [ %353, %341 ]
  %357 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %356, i32 6
  %358 = load i64, ptr %357, align 8
  %359 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %356, i32 7
  %360 = load i64, ptr %359, align 8
  %361 = icmp eq i64 %358, %360
  br i1 %361, label %362, label %365

362:                                              ; preds = %355
  %363 = add nsw i64 %356, 1
  %364 = icmp slt i64 %363, %342
  br i1 %364, label %355, label %843

365:                                              ; preds = %355
  %366 = icmp eq i64 %356, %342
  br i1 %366, label %843, label %367

367:                                              ; preds = %341, %365
  %368 = phi i64 [ %356, %365 ], [ %353, %341 ]
  %369 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %368, i32 4
  %370 = load i64, ptr %369, align 8
  %371 = add i64 %214, 4354685564936845354
  %372 = lshr i64 %371, 30
  %373 = xor i64 %372, %371
  %374 = mul i64 %373, -4658895280553007687
  %375 = lshr i64 %374, 27
  %376 = xor i64 %375, %374
  %377 = mul i64 %376, -7723592293110705685
  %378 = lshr i64 %377, 31
  %379 = xor i64 %378, %377
  %380 = add i64 %379, -7046029254386353131
  %381 = urem i64 %380, %370
  %382 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %368, i32 14, i64 %381
  %383 = load i64, ptr %382, align 8
  %384 = add i64 %214, -2691343689449507777
  %385 = lshr i64 %384, 30
  %386 = xor i64 %385, %384
  %387 = mul i64 %386, -4658895280553007687
  %388 = lshr i64 %387, 27
  %389 = xor i64 %388, %387
  %390 = mul i64 %389, -7723592293110705685
  %391 = lshr i64 %390, 31
  %392 = xor i64 %391, %390
  %393 = add i64 %392, -7046029254386353131
  %394 = urem i64 %393, %383
  %395 = add i64 %214, 8709371129873690708
  %396 = lshr i64 %395, 30
  %397 = xor i64 %396, %395
  %398 = mul i64 %397, -4658895280553007687
  %399 = lshr i64 %398, 27
  %400 = xor i64 %399, %398
  %401 = mul i64 %400, -7723592293110705685
  %402 = lshr i64 %401, 31
  %403 = xor i64 %402, %401
  %404 = add i64 %403, -7046029254386353131
  %405 = urem i64 %404, %383
  %406 = getelementptr inbounds %struct.Tried, ptr @anneal.next, i64 0, i32 0, i32 2, i64 %368
  %407 = load i64, ptr %406, align 8
  %408 = icmp eq i64 %394, %405
  br i1 %408, label %843, label %409

409:                                              ; preds = %367
  %410 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %368, i32 16, i64 %381, i64 %405
  %411 = load i64, ptr %410, align 8
  %412 = icmp eq i64 %411, 0
  br i1 %412, label %843, label %413

413:                                              ; preds = %409
  %414 = add i64 %214, 1663341875487337577
  %415 = lshr i64 %414, 30
  %416 = xor i64 %415, %414
  %417 = mul i64 %416, -4658895280553007687
  %418 = lshr i64 %417, 27
  %419 = xor i64 %418, %417
  %420 = mul i64 %419, -7723592293110705685
  %421 = lshr i64 %420, 31
  %422 = xor i64 %421, %420
  %423 = and i64 %422, 1
  %424 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %368, i32 15, i64 %381, i64 %394
  %425 = load i64, ptr %424, align 8
  %426 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %425
  %427 = load i64, ptr %426, align 8
  %428 = add i64 %214, -5382687378899015554
  %429 = lshr i64 %428, 30
  %430 = xor i64 %429, %428
  %431 = mul i64 %430, -4658895280553007687
  %432 = lshr i64 %431, 27
  %433 = xor i64 %432, %431
  %434 = mul i64 %433, -7723592293110705685
  %435 = lshr i64 %434, 31
  %436 = xor i64 %435, %434
  %437 = add i64 %436, -7046029254386353131
  %438 = urem i64 %437, 6
  %439 = add i64 %214, 6018027440424182931
  switch i64 %438, label %462 [
    i64 0, label %440
    i64 1, label %442
    i64 2, label %444
    i64 3, label %447
    i64 4, label %449
  ]

440:                                              ; preds = %413
  %441 = xor i64 %423, 3
  br label %476

442:                                              ; preds = %413
  %443 = xor i64 %423, 1
  br label %476

444:                                              ; preds = %413
  %445 = shl nuw nsw i64 %423, 1
  %446 = sub nuw nsw i64 4, %445
  br label %476

447:                                              ; preds = %413
  %448 = xor i64 %423, 1
  br label %476

449:                                              ; preds = %413
  %450 = add i64 %214, -1028001813962170200
  %451 = lshr i64 %450, 30
  %452 = xor i64 %451, %450
  %453 = mul i64 %452, -4658895280553007687
  %454 = lshr i64 %453, 27
  %455 = xor i64 %454, %453
  %456 = mul i64 %455, -7723592293110705685
  %457 = lshr i64 %456, 31
  %458 = xor i64 %457, %456
  %459 = add i64 %458, -7046029254386353131
  %460 = urem i64 %459, %427
  %461 = add nuw nsw i64 %460, 1
  br label %476

462:                                              ; preds = %413
  %463 = lshr i64 %439, 30
  %464 = xor i64 %463, %439
  %465 = mul i64 %464, -4658895280553007687
  %466 = lshr i64 %465, 27
  %467 = xor i64 %466, %465
  %468 = mul i64 %467, -7723592293110705685
  %469 = lshr i64 %468, 31
  %470 = xor i64 %469, %468
  %471 = add i64 %470, -7046029254386353131
  %472 = urem i64 %471, 12
  %473 = add nuw nsw i64 %472, 1
  %474 = add i64 %427, %472
  %475 = sdiv i64 %474, %473
  br label %476

476:                                              ; preds = %440, %442, %444, %447, %449, %462
  %477 = phi i64 [ %439, %462 ], [ %450, %449 ], [ %439, %447 ], [ %439, %444 ], [ %439, %442 ], [ %439, %440 ]
  %478 = phi i64 [ %475, %462 ], [ %461, %449 ], [ %448, %447 ], [ %446, %444 ], [ %443, %442 ], [ %441, %440 ]
  %479 = tail call i64 @llvm.smin.i64(i64 %478, i64 %427)
  %480 = tail call i64 @llvm.smax.i64(i64 %479, i64 1)
  %481 = add nsw i64 %96, 1
  store i64 %481, ptr @anneal.next, align 8
  %482 = icmp sgt i64 %96, %407
  br i1 %482, label %483, label %497

483:                                              ; preds = %476
  %484 = sub i64 %96, %407
  %485 = add i64 %407, 1
  %486 = and i64 %484, 1
  %487 = icmp eq i64 %486, 0
  br i1 %487, label %492, label %488

488:                                              ; preds = %483
  %489 = getelementptr inbounds %struct.Tried, ptr @anneal.next, i64 0, i32 0, i32 1, i64 %96
  %490 = add nsw i64 %96, -1
  %491 = getelementptr inbounds %struct.Tried, ptr @anneal.next, i64 0, i32 0, i32 1, i64 %490
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %489, ptr noundef nonnull align 8 dereferenceable(16) %491, i64 16, i1 false)
  br label %492

492:                                              ; preds = %488, %483
  %493 = phi i64 [ %96, %483 ], [ %490, %488 ]
  %494 = icmp eq i64 %96, %485
  br i1 %494, label %495, label %505

495:                                              ; preds = %505, %492
  %496 = load i64, ptr %29, align 8
  br label %497

497:                                              ; preds = %495, %476
  %498 = phi i64 [ %496, %495 ], [ %342, %476 ]
  %499 = getelementptr inbounds %struct.Tried, ptr @anneal.next, i64 0, i32 0, i32 1, i64 %407
  store i64 %425, ptr %499, align 8
  %500 = load i64, ptr %426, align 8
  %501 = tail call i64 @llvm.smin.i64(i64 %480, i64 %500)
  %502 = tail call i64 @llvm.smax.i64(i64 %501, i64 1)
  %503 = getelementptr inbounds %struct.Tried, ptr @anneal.next, i64 0, i32 0, i32 1, i64 %407, i32 1
  store i64 %502, ptr %503, align 8
  %504 = icmp sgt i64 %498, 0
  br i1 %504, label %514, label %542

505:                                              ; preds = %492, %505
  %506 = phi i64 [ %511, %505 ], [ %493, %492 ]
  %507 = getelementptr inbounds %struct.Tried, ptr @anneal.next, i64 0, i32 0, i32 1, i64 %506
  %508 = add nsw i64 %506, -1
  %509 = getelementptr inbounds %struct.Tried, ptr @anneal.next, i64 0, i32 0, i32 1, i64 %508
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %507, ptr noundef nonnull align 8 dereferenceable(16) %509, i64 16, i1 false)
  %510 = getelementptr inbounds %struct.Tried, ptr @anneal.next, i64 0, i32 0, i32 1, i64 %508
  %511 = add nsw i64 %506, -2
  %512 = getelementptr inbounds %struct.Tried, ptr @anneal.next, i64 0, i32 0, i32 1, i64 %511
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %510, ptr noundef nonnull align 8 dereferenceable(16) %512, i64 16, i1 false)
  %513 = icmp sgt i64 %511, %407
  br i1 %513, label %505, label %495

514:                                              ; preds = %497, %534
  %515 = phi i64 [ %535, %534 ], [ %477, %497 ]
  %516 = phi i64 [ %539, %534 ], [ 0, %497 ]
  %517 = getelementptr inbounds %struct.Tried, ptr @anneal.next, i64 0, i32 0, i32 2, i64 %516
  %518 = load i64, ptr %517, align 8
  %519 = icmp sgt i64 %518, %407
  br i1 %519, label %534, label %520

520:                                              ; preds = %514
  %521 = icmp eq i64 %518, %407
  br i1 %521, label %522, label %534

522:                                              ; preds = %520
  %523 = add i64 %515, -7046029254386353131
  %524 = lshr i64 %523, 30
  %525 = xor i64 %524, %523
  %526 = mul i64 %525, -4658895280553007687
  %527 = lshr i64 %526, 27
  %528 = xor i64 %527, %526
  %529 = mul i64 %528, -7723592293110705685
  %530 = lshr i64 %529, 31
  %531 = xor i64 %530, %529
  %532 = and i64 %531, 1
  %533 = icmp eq i64 %532, 0
  br label %534

534:                                              ; preds = %522, %520, %514
  %535 = phi i64 [ %515, %514 ], [ %523, %522 ], [ %515, %520 ]
  %536 = phi i1 [ true, %514 ], [ %533, %522 ], [ false, %520 ]
  %537 = zext i1 %536 to i64
  %538 = add nsw i64 %518, %537
  store i64 %538, ptr %517, align 8
  %539 = add nuw nsw i64 %516, 1
  %540 = load i64, ptr %29, align 8
  %541 = icmp slt i64 %539, %540
  br i1 %541, label %514, label %542

542:                                              ; preds = %534, %497
  %543 = phi i64 [ %498, %497 ], [ %540, %534 ]
  %544 = phi i64 [ %477, %497 ], [ %535, %534 ]
  %545 = add i64 %544, -7046029254386353131
  %546 = lshr i64 %545, 30
  %547 = xor i64 %546, %545
  %548 = mul i64 %547, -4658895280553007687
  %549 = lshr i64 %548, 27
  %550 = xor i64 %549, %548
  %551 = mul i64 %550, -7723592293110705685
  %552 = lshr i64 %551, 31
  %553 = xor i64 %552, %551
  %554 = and i64 %553, 1
  %555 = xor i64 %554, 1
  %556 = add nsw i64 %555, %407
  %557 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %368, i32 15, i64 %381, i64 %405
  %558 = load i64, ptr %557, align 8
  %559 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %368, i32 16, i64 %381, i64 %394
  %560 = load i64, ptr %559, align 8
  %561 = mul nsw i64 %560, %480
  %562 = load i64, ptr %410, align 8
  %563 = sdiv i64 %561, %562
  %564 = load i64, ptr @anneal.next, align 8
  %565 = add nsw i64 %564, 1
  store i64 %565, ptr @anneal.next, align 8
  %566 = icmp sgt i64 %564, %556
  br i1 %566, label %567, label %581

567:                                              ; preds = %542
  %568 = sub i64 %564, %556
  %569 = add i64 %556, 1
  %570 = and i64 %568, 1
  %571 = icmp eq i64 %570, 0
  br i1 %571, label %576, label %572

572:                                              ; preds = %567
  %573 = getelementptr inbounds %struct.Tried, ptr @anneal.next, i64 0, i32 0, i32 1, i64 %564
  %574 = add nsw i64 %564, -1
  %575 = getelementptr inbounds %struct.Tried, ptr @anneal.next, i64 0, i32 0, i32 1, i64 %574
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %573, ptr noundef nonnull align 8 dereferenceable(16) %575, i64 16, i1 false)
  br label %576

576:                                              ; preds = %572, %567
  %577 = phi i64 [ %564, %567 ], [ %574, %572 ]
  %578 = icmp eq i64 %564, %569
  br i1 %578, label %579, label %590

579:                                              ; preds = %590, %576
  %580 = load i64, ptr %29, align 8
  br label %581

581:                                              ; preds = %579, %542
  %582 = phi i64 [ %580, %579 ], [ %543, %542 ]
  %583 = getelementptr inbounds %struct.Tried, ptr @anneal.next, i64 0, i32 0, i32 1, i64 %556
  store i64 %558, ptr %583, align 8
  %584 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %558
  %585 = load i64, ptr %584, align 8
  %586 = tail call i64 @llvm.smin.i64(i64 %563, i64 %585)
  %587 = tail call i64 @llvm.smax.i64(i64 %586, i64 1)
  %588 = getelementptr inbounds %struct.Tried, ptr @anneal.next, i64 0, i32 0, i32 1, i64 %556, i32 1
  store i64 %587, ptr %588, align 8
  %589 = icmp sgt i64 %582, 0
  br i1 %589, label %599, label %627

590:                                              ; preds = %576, %590
  %591 = phi i64 [ %596, %590 ], [ %577, %576 ]
  %592 = getelementptr inbounds %struct.Tried, ptr @anneal.next, i64 0, i32 0, i32 1, i64 %591
  %593 = add nsw i64 %591, -1
  %594 = getelementptr inbounds %struct.Tried, ptr @anneal.next, i64 0, i32 0, i32 1, i64 %593
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %592, ptr noundef nonnull align 8 dereferenceable(16) %594, i64 16, i1 false)
  %595 = getelementptr inbounds %struct.Tried, ptr @anneal.next, i64 0, i32 0, i32 1, i64 %593
  %596 = add nsw i64 %591, -2
  %597 = getelementptr inbounds %struct.Tried, ptr @anneal.next, i64 0, i32 0, i32 1, i64 %596
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %595, ptr noundef nonnull align 8 dereferenceable(16) %597, i64 16, i1 false)
  %598 = icmp sgt i64 %596, %556
  br i1 %598, label %590, label %579

599:                                              ; preds = %581, %619
  %600 = phi i64 [ %620, %619 ], [ %545, %581 ]
  %601 = phi i64 [ %624, %619 ], [ 0, %581 ]
  %602 = getelementptr inbounds %struct.Tried, ptr @anneal.next, i64 0, i32 0, i32 2, i64 %601
  %603 = load i64, ptr %602, align 8
  %604 = icmp sgt i64 %603, %556
  br i1 %604, label %619, label %605

605:                                              ; preds = %599
  %606 = icmp eq i64 %603, %556
  br i1 %606, label %607, label %619

607:                                              ; preds = %605
  %608 = add i64 %600, -7046029254386353131
  %609 = lshr i64 %608, 30
  %610 = xor i64 %609, %608
  %611 = mul i64 %610, -4658895280553007687
  %612 = lshr i64 %611, 27
  %613 = xor i64 %612, %611
  %614 = mul i64 %613, -7723592293110705685
  %615 = lshr i64 %614, 31
  %616 = xor i64 %615, %614
  %617 = and i64 %616, 1
  %618 = icmp eq i64 %617, 0
  br label %619

619:                                              ; preds = %607, %605, %599
  %620 = phi i64 [ %600, %599 ], [ %608, %607 ], [ %600, %605 ]
  %621 = phi i1 [ true, %599 ], [ %618, %607 ], [ false, %605 ]
  %622 = zext i1 %621 to i64
  %623 = add nsw i64 %603, %622
  store i64 %623, ptr %602, align 8
  %624 = add nuw nsw i64 %601, 1
  %625 = load i64, ptr %29, align 8
  %626 = icmp slt i64 %624, %625
  br i1 %626, label %599, label %627

627:                                              ; preds = %619, %581
  %628 = phi i64 [ %545, %581 ], [ %620, %619 ]
  %629 = load i64, ptr %406, align 8
  %630 = add nsw i64 %407, 2
  %631 = tail call i64 @llvm.smax.i64(i64 %629, i64 %630)
  store i64 %631, ptr %406, align 8
  br label %843

632:                                              ; preds = %337
  %633 = icmp ult i64 %95, 17
  br i1 %633, label %634, label %777

634:                                              ; preds = %632
  %635 = icmp ne i64 %96, 0
  %636 = and i1 %635, %217
  br i1 %636, label %637, label %780

637:                                              ; preds = %634
  %638 = getelementptr inbounds %struct.Tried, ptr @anneal.next, i64 0, i32 0, i32 1, i64 %215
  %639 = load i64, ptr %638, align 8
  %640 = getelementptr inbounds %struct.Tried, ptr @anneal.next, i64 0, i32 0, i32 1, i64 %215, i32 1
  %641 = load i64, ptr %640, align 8
  %642 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %639
  %643 = load i64, ptr %642, align 8
  %644 = icmp sgt i64 %215, 0
  br i1 %644, label %645, label %663

645:                                              ; preds = %637
  %646 = and i64 %215, 1
  %647 = icmp eq i64 %215, 1
  br i1 %647, label %650, label %648

648:                                              ; preds = %645
  %649 = and i64 %215, -2
  br label %666

650:                                              ; preds = %687, %645
  %651 = phi i64 [ undef, %645 ], [ %688, %687 ]
  %652 = phi i64 [ 0, %645 ], [ %689, %687 ]
  %653 = phi i64 [ %643, %645 ], [ %688, %687 ]
  %654 = icmp eq i64 %646, 0
  br i1 %654, label %663, label %655

655:                                              ; preds = %650
  %656 = getelementptr inbounds %struct.Tried, ptr @anneal.next, i64 0, i32 0, i32 1, i64 %652
  %657 = load i64, ptr %656, align 8
  %658 = icmp eq i64 %657, %639
  br i1 %658, label %659, label %663

659:                                              ; preds = %655
  %660 = getelementptr inbounds %struct.Tried, ptr @anneal.next, i64 0, i32 0, i32 1, i64 %652, i32 1
  %661 = load i64, ptr %660, align 8
  %662 = tail call i64 @llvm.smin.i64(i64 %653, i64 %661)
  br label %663

663:                                              ; preds = %650, %659, %655, %637
  %664 = phi i64 [ %643, %637 ], [ %651, %650 ], [ %662, %659 ], [ %653, %655 ]
  %665 = icmp slt i64 %641, %664
  br i1 %665, label %692, label %843

666:                                              ; preds = %687, %648
  %667 = phi i64 [ 0, %648 ], [ %689, %687 ]
  %668 = phi i64 [ %643, %648 ], [ %688, %687 ]
  %669 = phi i64 [ 0, %648 ], [ %690, %687 ]
  %670 = getelementptr inbounds %struct.Tried, ptr @anneal.next, i64 0, i32 0, i32 1, i64 %667
  %671 = load i64, ptr %670, align 8
  %672 = icmp eq i64 %671, %639
  br i1 %672, label %673, label %677

673:                                              ; preds = %666
  %674 = getelementptr inbounds %struct.Tried, ptr @anneal.next, i64 0, i32 0, i32 1, i64 %667, i32 1
  %675 = load i64, ptr %674, align 8
  %676 = tail call i64 @llvm.smin.i64(i64 %668, i64 %675)
  br label %677

677:                                              ; preds = %673, %666
  %678 = phi i64 [ %676, %673 ], [ %668, %666 ]
  %679 = or i64 %667, 1
  %680 = getelementptr inbounds %struct.Tried, ptr @anneal.next, i64 0, i32 0, i32 1, i64 %679
  %681 = load i64, ptr %680, align 8
  %682 = icmp eq i64 %681, %639
  br i1 %682, label %683, label %687

683:                                              ; preds = %677
  %684 = getelementptr inbounds %struct.Tried, ptr @anneal.next, i64 0, i32 0, i32 1, i64 %679, i32 1
  %685 = load i64, ptr %684, align 8
  %686 = tail call i64 @llvm.smin.i64(i64 %678, i64 %685)
  br label %687

687:                                              ; preds = %683, %677
  %688 = phi i64 [ %686, %683 ], [ %678, %677 ]
  %689 = add nuw nsw i64 %667, 2
  %690 = add i64 %669, 2
  %691 = icmp eq i64 %690, %649
  br i1 %691, label %650, label %666

692:                                              ; preds = %663
  %693 = add i64 %214, -7046029254386353131
  %694 = lshr i64 %693, 30
  %695 = xor i64 %694, %693
  %696 = mul i64 %695, -4658895280553007687
  %697 = lshr i64 %696, 27
  %698 = xor i64 %697, %696
  %699 = mul i64 %698, -7723592293110705685
  %700 = lshr i64 %699, 31
  %701 = xor i64 %700, %699
  %702 = or i64 %701, -2
  %703 = add nsw i64 %702, 1
  %704 = add i64 %703, %641
  %705 = sdiv i64 %664, %641
  %706 = add i64 %214, 4354685564936845354
  %707 = lshr i64 %706, 30
  %708 = xor i64 %707, %706
  %709 = mul i64 %708, -4658895280553007687
  %710 = lshr i64 %709, 27
  %711 = xor i64 %710, %709
  %712 = mul i64 %711, -7723592293110705685
  %713 = lshr i64 %712, 31
  %714 = xor i64 %713, %712
  %715 = add i64 %714, -7046029254386353131
  %716 = urem i64 %715, %705
  %717 = xor i64 %716, -1
  %718 = mul i64 %704, %717
  %719 = add i64 %718, %664
  %720 = add nsw i64 %96, 1
  store i64 %720, ptr @anneal.next, align 8
  %721 = icmp sgt i64 %96, %215
  br i1 %721, label %722, label %734

722:                                              ; preds = %692
  %723 = sub i64 %96, %215
  %724 = add i64 %215, 1
  %725 = and i64 %723, 1
  %726 = icmp eq i64 %725, 0
  br i1 %726, label %731, label %727

727:                                              ; preds = %722
  %728 = getelementptr inbounds %struct.Tried, ptr @anneal.next, i64 0, i32 0, i32 1, i64 %96
  %729 = add nsw i64 %96, -1
  %730 = getelementptr inbounds %struct.Tried, ptr @anneal.next, i64 0, i32 0, i32 1, i64 %729
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %728, ptr noundef nonnull align 8 dereferenceable(16) %730, i64 16, i1 false)
  br label %731

731:                                              ; preds = %727, %722
  %732 = phi i64 [ %96, %722 ], [ %729, %727 ]
  %733 = icmp eq i64 %96, %724
  br i1 %733, label %734, label %740

734:                                              ; preds = %731, %740, %692
  store i64 %639, ptr %638, align 8
  %735 = load i64, ptr %642, align 8
  %736 = tail call i64 @llvm.smin.i64(i64 %719, i64 %735)
  %737 = tail call i64 @llvm.smax.i64(i64 %736, i64 1)
  store i64 %737, ptr %640, align 8
  %738 = load i64, ptr %29, align 8
  %739 = icmp sgt i64 %738, 0
  br i1 %739, label %749, label %861

740:                                              ; preds = %731, %740
  %741 = phi i64 [ %746, %740 ], [ %732, %731 ]
  %742 = getelementptr inbounds %struct.Tried, ptr @anneal.next, i64 0, i32 0, i32 1, i64 %741
  %743 = add nsw i64 %741, -1
  %744 = getelementptr inbounds %struct.Tried, ptr @anneal.next, i64 0, i32 0, i32 1, i64 %743
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %742, ptr noundef nonnull align 8 dereferenceable(16) %744, i64 16, i1 false)
  %745 = getelementptr inbounds %struct.Tried, ptr @anneal.next, i64 0, i32 0, i32 1, i64 %743
  %746 = add nsw i64 %741, -2
  %747 = getelementptr inbounds %struct.Tried, ptr @anneal.next, i64 0, i32 0, i32 1, i64 %746
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %745, ptr noundef nonnull align 8 dereferenceable(16) %747, i64 16, i1 false)
  %748 = icmp sgt i64 %746, %215
  br i1 %748, label %740, label %734

749:                                              ; preds = %734, %769
  %750 = phi i64 [ %770, %769 ], [ %706, %734 ]
  %751 = phi i64 [ %774, %769 ], [ 0, %734 ]
  %752 = getelementptr inbounds %struct.Tried, ptr @anneal.next, i64 0, i32 0, i32 2, i64 %751
  %753 = load i64, ptr %752, align 8
  %754 = icmp sgt i64 %753, %215
  br i1 %754, label %769, label %755

755:                                              ; preds = %749
  %756 = icmp eq i64 %753, %215
  br i1 %756, label %757, label %769

757:                                              ; preds = %755
  %758 = add i64 %750, -7046029254386353131
  %759 = lshr i64 %758, 30
  %760 = xor i64 %759, %758
  %761 = mul i64 %760, -4658895280553007687
  %762 = lshr i64 %761, 27
  %763 = xor i64 %762, %761
  %764 = mul i64 %763, -7723592293110705685
  %765 = lshr i64 %764, 31
  %766 = xor i64 %765, %764
  %767 = and i64 %766, 1
  %768 = icmp eq i64 %767, 0
  br label %769

769:                                              ; preds = %757, %755, %749
  %770 = phi i64 [ %750, %749 ], [ %758, %757 ], [ %750, %755 ]
  %771 = phi i1 [ true, %749 ], [ %768, %757 ], [ false, %755 ]
  %772 = zext i1 %771 to i64
  %773 = add nsw i64 %753, %772
  store i64 %773, ptr %752, align 8
  %774 = add nuw nsw i64 %751, 1
  %775 = load i64, ptr %29, align 8
  %776 = icmp slt i64 %774, %775
  br i1 %776, label %749, label %846

777:                                              ; preds = %632
  %778 = icmp ne i64 %95, 17
  %779 = or i1 %778, %97
  br i1 %779, label %804, label %781

780:                                              ; preds = %634
  br i1 %97, label %804, label %781

781:                                              ; preds = %780, %777
  %782 = add nsw i64 %96, -1
  store i64 %782, ptr @anneal.next, align 8
  %783 = icmp slt i64 %215, %782
  br i1 %783, label %787, label %784

784:                                              ; preds = %787, %781
  %785 = load i64, ptr %29, align 8
  %786 = icmp sgt i64 %785, 0
  br i1 %786, label %794, label %861

787:                                              ; preds = %781, %787
  %788 = phi i64 [ %790, %787 ], [ %215, %781 ]
  %789 = getelementptr inbounds %struct.Tried, ptr @anneal.next, i64 0, i32 0, i32 1, i64 %788
  %790 = add nsw i64 %788, 1
  %791 = getelementptr inbounds %struct.Tried, ptr @anneal.next, i64 0, i32 0, i32 1, i64 %790
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %789, ptr noundef nonnull align 8 dereferenceable(16) %791, i64 16, i1 false)
  %792 = load i64, ptr @anneal.next, align 8
  %793 = icmp slt i64 %790, %792
  br i1 %793, label %787, label %784

794:                                              ; preds = %784, %794
  %795 = phi i64 [ %801, %794 ], [ 0, %784 ]
  %796 = getelementptr inbounds %struct.Tried, ptr @anneal.next, i64 0, i32 0, i32 2, i64 %795
  %797 = load i64, ptr %796, align 8
  %798 = icmp sgt i64 %797, %215
  %799 = sext i1 %798 to i64
  %800 = add i64 %797, %799
  store i64 %800, ptr %796, align 8
  %801 = add nuw nsw i64 %795, 1
  %802 = load i64, ptr %29, align 8
  %803 = icmp slt i64 %801, %802
  br i1 %803, label %794, label %846

804:                                              ; preds = %780, %777
  %805 = load i64, ptr %29, align 8
  %806 = add i64 %214, -7046029254386353131
  %807 = lshr i64 %806, 30
  %808 = xor i64 %807, %806
  %809 = mul i64 %808, -4658895280553007687
  %810 = lshr i64 %809, 27
  %811 = xor i64 %810, %809
  %812 = mul i64 %811, -7723592293110705685
  %813 = lshr i64 %812, 31
  %814 = xor i64 %813, %812
  %815 = add i64 %814, -7046029254386353131
  %816 = urem i64 %815, %805
  %817 = getelementptr inbounds %struct.Tried, ptr @anneal.next, i64 0, i32 0, i32 2, i64 %816
  %818 = icmp ult i64 %95, 20
  %819 = add i64 %214, 4354685564936845354
  %820 = lshr i64 %819, 30
  %821 = xor i64 %820, %819
  %822 = mul i64 %821, -4658895280553007687
  %823 = lshr i64 %822, 27
  %824 = xor i64 %823, %822
  %825 = mul i64 %824, -7723592293110705685
  %826 = lshr i64 %825, 31
  %827 = xor i64 %826, %825
  br i1 %818, label %828, label %834

828:                                              ; preds = %804
  %829 = load i64, ptr %817, align 8
  %830 = and i64 %827, 1
  %831 = icmp eq i64 %830, 0
  %832 = select i1 %831, i64 1, i64 -1
  %833 = add nsw i64 %829, %832
  br label %838

834:                                              ; preds = %804
  %835 = add nsw i64 %96, 1
  %836 = add i64 %827, -7046029254386353131
  %837 = urem i64 %836, %835
  br label %838

838:                                              ; preds = %834, %828
  %839 = phi i64 [ %833, %828 ], [ %837, %834 ]
  store i64 %839, ptr %817, align 8
  %840 = load i64, ptr @anneal.next, align 8
  %841 = tail call i64 @llvm.smin.i64(i64 %839, i64 %840)
  %842 = tail call i64 @llvm.smax.i64(i64 %841, i64 0)
  store i64 %842, ptr %817, align 8
  br label %843

843:                                              ; preds = %170, %362, %208, %365, %367, %409, %627, %663, %838
  %844 = phi i64 [ %209, %208 ], [ %819, %838 ], [ %214, %663 ], [ %628, %627 ], [ %395, %409 ], [ %395, %367 ], [ %343, %365 ], [ %343, %362 ], [ %175, %170 ]
  %845 = load i64, ptr %29, align 8
  br label %846

846:                                              ; preds = %329, %794, %769, %843
  %847 = phi i64 [ %845, %843 ], [ %775, %769 ], [ %802, %794 ], [ %335, %329 ]
  %848 = phi i64 [ %844, %843 ], [ %770, %769 ], [ %214, %794 ], [ %330, %329 ]
  %849 = icmp sgt i64 %847, 1
  br i1 %849, label %850, label %861

850:                                              ; preds = %846
  %851 = load i64, ptr getelementptr inbounds (%struct.Tried, ptr @anneal.next, i64 0, i32 0, i32 2), align 8
  br label %852

852:                                              ; preds = %856, %850
  %853 = phi i64 [ 1, %850 ], [ %858, %856 ]
  %854 = load i64, ptr %30, align 8
  %855 = icmp eq i64 %854, 0
  br i1 %855, label %861, label %856

856:                                              ; preds = %852
  %857 = getelementptr inbounds %struct.Tried, ptr @anneal.next, i64 0, i32 0, i32 2, i64 %853
  store i64 %851, ptr %857, align 8
  %858 = add nuw nsw i64 %853, 1
  %859 = load i64, ptr %29, align 8
  %860 = icmp slt i64 %858, %859
  br i1 %860, label %852, label %861

861:                                              ; preds = %852, %856, %295, %734, %784, %846
  %862 = phi i64 [ %848, %846 ], [ %290, %295 ], [ %214, %784 ], [ %706, %734 ], [ %848, %856 ], [ %848, %852 ]
  %863 = tail call fastcc i64 @tidy(ptr noundef nonnull %0, ptr noundef nonnull @anneal.next, ptr noundef nonnull getelementptr inbounds (%struct.Tried, ptr @anneal.next, i64 0, i32 1))
  store i64 %863, ptr getelementptr inbounds (%struct.Tried, ptr @anneal.next, i64 0, i32 2), align 8
  %864 = icmp sgt i64 %863, %52
  %865 = sitofp i64 %863 to double
  %866 = fdiv double %865, %77
  %867 = select i1 %864, double %866, double 1.000000e+00
  %868 = fcmp ogt double %867, 1.000000e+00
  %869 = fmul double %867, 1.500000e+00
  %870 = fmul double %867, %869
  %871 = fmul double %867, %870
  %872 = select i1 %868, double %871, double 1.000000e+00
  %873 = sitofp i64 %83 to double
  %874 = fmul double %873, 0x3F30000000000000
  %875 = fsub double 1.000000e+00, %874
  %876 = add i64 %862, -7046029254386353131
  %877 = lshr i64 %876, 30
  %878 = xor i64 %877, %876
  %879 = mul i64 %878, -4658895280553007687
  %880 = lshr i64 %879, 27
  %881 = xor i64 %880, %879
  %882 = mul i64 %881, -7723592293110705685
  %883 = lshr i64 %882, 31
  %884 = xor i64 %883, %882
  %885 = add i64 %884, 687125
  %886 = and i64 %885, 1048575
  %887 = sitofp i64 %886 to double
  %888 = fmul double %887, 0x3EB0000000000000
  %889 = fmul double %875, 2.000000e-01
  %890 = fmul double %875, %889
  %891 = fmul double %875, %890
  %892 = fmul double %891, %888
  %893 = fmul double %888, %892
  %894 = fadd double %893, 1.000000e+00
  %895 = fmul double %82, %894
  %896 = fdiv double %895, %872
  %897 = load i64, ptr %1, align 8
  %898 = icmp sgt i64 %897, 0
  br i1 %898, label %899, label %920

899:                                              ; preds = %861
  %900 = load ptr, ptr %28, align 8
  br label %901

901:                                              ; preds = %901, %899
  %902 = phi i64 [ 0, %899 ], [ %911, %901 ]
  %903 = phi i64 [ %897, %899 ], [ %910, %901 ]
  %904 = add nsw i64 %903, %902
  %905 = sdiv i64 %904, 2
  %906 = getelementptr inbounds i64, ptr %900, i64 %905
  %907 = load i64, ptr %906, align 8
  %908 = icmp sgt i64 %907, %863
  %909 = add nsw i64 %905, 1
  %910 = select i1 %908, i64 %905, i64 %903
  %911 = select i1 %908, i64 %902, i64 %909
  %912 = icmp slt i64 %911, %910
  br i1 %912, label %901, label %913

913:                                              ; preds = %901
  %914 = icmp eq i64 %911, 0
  br i1 %914, label %920, label %915

915:                                              ; preds = %913
  %916 = load ptr, ptr %31, align 8
  %917 = add nsw i64 %911, -1
  %918 = getelementptr inbounds i64, ptr %916, i64 %917
  %919 = load i64, ptr %918, align 8
  br label %920

920:                                              ; preds = %861, %913, %915
  %921 = phi i64 [ %919, %915 ], [ 4611686018427387904, %913 ], [ 4611686018427387904, %861 ]
  %922 = fcmp olt double %896, 0x43D0000000000000
  br i1 %922, label %923, label %927

923:                                              ; preds = %920
  %924 = fptosi double %896 to i64
  %925 = add nsw i64 %924, 1
  %926 = tail call i64 @llvm.smax.i64(i64 %925, i64 %921)
  br label %927

927:                                              ; preds = %920, %923
  %928 = phi i64 [ %926, %923 ], [ 4611686018427387904, %920 ]
  %929 = tail call fastcc i64 @weigh(ptr noundef nonnull %0, ptr noundef nonnull @anneal.here, ptr noundef nonnull @anneal.next, i64 noundef %928)
  %930 = icmp eq i64 %929, 0
  br i1 %930, label %988, label %931

931:                                              ; preds = %927
  %932 = load i64, ptr getelementptr inbounds (%struct.Tried, ptr @anneal.next, i64 0, i32 3), align 8
  %933 = icmp slt i64 %932, %921
  br i1 %933, label %934, label %982

934:                                              ; preds = %931
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(1264) @anneal.found, ptr noundef nonnull align 8 dereferenceable(1264) @anneal.next, i64 1264, i1 false)
  %935 = load i64, ptr getelementptr inbounds (%struct.Tried, ptr @anneal.found, i64 0, i32 1), align 8
  %936 = icmp sgt i64 %935, 0
  br i1 %936, label %937, label %978

937:                                              ; preds = %934, %974
  %938 = phi i64 [ %975, %974 ], [ 0, %934 ]
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(592) @simplify.less, ptr noundef nonnull align 8 dereferenceable(592) getelementptr inbounds (%struct.Tried, ptr @anneal.found, i64 0, i32 1), i64 592, i1 false)
  %939 = load i64, ptr @simplify.less, align 8
  %940 = add nsw i64 %939, -1
  store i64 %940, ptr @simplify.less, align 8
  %941 = icmp slt i64 %938, %940
  br i1 %941, label %945, label %942

942:                                              ; preds = %945, %937
  %943 = load i64, ptr %29, align 8
  %944 = icmp sgt i64 %943, 0
  br i1 %944, label %956, label %952

945:                                              ; preds = %937, %945
  %946 = phi i64 [ %948, %945 ], [ %938, %937 ]
  %947 = getelementptr inbounds %struct.Tried, ptr @simplify.less, i64 0, i32 0, i32 1, i64 %946
  %948 = add nsw i64 %946, 1
  %949 = getelementptr inbounds %struct.Tried, ptr @anneal.found, i64 0, i32 1, i32 1, i64 %948
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %947, ptr noundef nonnull align 8 dereferenceable(16) %949, i64 16, i1 false)
  %950 = load i64, ptr @simplify.less, align 8
  %951 = icmp slt i64 %948, %950
  br i1 %951, label %945, label %942

952:                                              ; preds = %956, %942
  %953 = tail call fastcc i64 @tidy(ptr noundef nonnull %0, ptr noundef nonnull @simplify.less, ptr noundef nonnull getelementptr inbounds (%struct.Tried, ptr @simplify.less, i64 0, i32 1))
  store i64 %953, ptr getelementptr inbounds (%struct.Tried, ptr @simplify.less, i64 0, i32 2), align 8
  %954 = load i64, ptr getelementptr inbounds (%struct.Tried, ptr @anneal.found, i64 0, i32 2), align 8
  %955 = icmp sgt i64 %953, %954
  br i1 %955, label %972, label %966

956:                                              ; preds = %942, %956
  %957 = phi i64 [ %963, %956 ], [ 0, %942 ]
  %958 = getelementptr inbounds %struct.Tried, ptr @simplify.less, i64 0, i32 0, i32 2, i64 %957
  %959 = load i64, ptr %958, align 8
  %960 = icmp sgt i64 %959, %938
  %961 = sext i1 %960 to i64
  %962 = add i64 %959, %961
  store i64 %962, ptr %958, align 8
  %963 = add nuw nsw i64 %957, 1
  %964 = load i64, ptr %29, align 8
  %965 = icmp slt i64 %963, %964
  br i1 %965, label %956, label %952

966:                                              ; preds = %952
  %967 = load i64, ptr getelementptr inbounds (%struct.Tried, ptr @anneal.found, i64 0, i32 3), align 8
  %968 = add nsw i64 %967, 1
  %969 = tail call fastcc i64 @weigh(ptr noundef nonnull %0, ptr noundef null, ptr noundef nonnull @simplify.less, i64 noundef %968)
  %970 = icmp eq i64 %969, 0
  br i1 %970, label %972, label %971

971:                                              ; preds = %966
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(1264) @anneal.found, ptr noundef nonnull align 8 dereferenceable(1264) @simplify.less, i64 1264, i1 false)
  br label %974

972:                                              ; preds = %966, %952
  %973 = add nsw i64 %938, 1
  br label %974

974:                                              ; preds = %972, %971
  %975 = phi i64 [ %938, %971 ], [ %973, %972 ]
  %976 = load i64, ptr getelementptr inbounds (%struct.Tried, ptr @anneal.found, i64 0, i32 1), align 8
  %977 = icmp slt i64 %975, %976
  br i1 %977, label %937, label %978

978:                                              ; preds = %974, %934
  %979 = load i64, ptr getelementptr inbounds (%struct.Tried, ptr @anneal.found, i64 0, i32 2), align 8
  %980 = load i64, ptr getelementptr inbounds (%struct.Tried, ptr @anneal.found, i64 0, i32 3), align 8
  tail call fastcc void @insert(ptr noundef nonnull %1, i64 noundef %979, i64 noundef %980, ptr noundef nonnull getelementptr inbounds (%struct.Tried, ptr @anneal.found, i64 0, i32 1))
  %981 = load i64, ptr getelementptr inbounds (%struct.Tried, ptr @anneal.next, i64 0, i32 3), align 8
  br label %982

982:                                              ; preds = %978, %931
  %983 = phi i64 [ %981, %978 ], [ %932, %931 ]
  %984 = sitofp i64 %983 to double
  %985 = fcmp ult double %896, %984
  br i1 %985, label %988, label %986

986:                                              ; preds = %982
  %987 = fmul double %872, %984
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(1264) @anneal.here, ptr noundef nonnull align 8 dereferenceable(1264) @anneal.next, i64 1264, i1 false)
  br label %988

988:                                              ; preds = %982, %986, %927
  %989 = phi double [ %82, %927 ], [ %987, %986 ], [ %82, %982 ]
  %990 = add nuw nsw i64 %83, 1
  %991 = load i64, ptr %24, align 8
  %992 = add nsw i64 %991, 1
  store i64 %992, ptr %24, align 8
  %993 = icmp eq i64 %990, 4096
  br i1 %993, label %78, label %81
}

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite)
define internal fastcc i64 @tidy(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2) unnamed_addr {
  %4 = alloca [12 x i64], align 16
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %4)
  store i64 0, ptr %2, align 8
  %5 = load i64, ptr %0, align 8
  %6 = icmp sgt i64 %5, 0
  br i1 %6, label %7, label %24

7:                                                ; preds = %3
  %8 = and i64 %5, 3
  %9 = icmp ult i64 %5, 4
  br i1 %9, label %12, label %10

10:                                               ; preds = %7
  %11 = and i64 %5, -4
  br label %26

12:                                               ; preds = %26, %7
  %13 = phi i64 [ 0, %7 ], [ %44, %26 ]
  %14 = icmp eq i64 %8, 0
  br i1 %14, label %24, label %15

15:                                               ; preds = %12, %15
  %16 = phi i64 [ %21, %15 ], [ %13, %12 ]
  %17 = phi i64 [ %22, %15 ], [ 0, %12 ]
  %18 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %16
  %19 = load i64, ptr %18, align 8
  %20 = getelementptr inbounds [12 x i64], ptr %4, i64 0, i64 %16
  store i64 %19, ptr %20, align 8
  %21 = add nuw nsw i64 %16, 1
  %22 = add i64 %17, 1
  %23 = icmp eq i64 %22, %8
  br i1 %23, label %24, label %15

24:                                               ; preds = %12, %15, %3
  %25 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  br label %47

26:                                               ; preds = %26, %10
  %27 = phi i64 [ 0, %10 ], [ %44, %26 ]
  %28 = phi i64 [ 0, %10 ], [ %45, %26 ]
  %29 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %27
  %30 = load i64, ptr %29, align 8
  %31 = getelementptr inbounds [12 x i64], ptr %4, i64 0, i64 %27
  store i64 %30, ptr %31, align 16
  %32 = or i64 %27, 1
  %33 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %32
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds [12 x i64], ptr %4, i64 0, i64 %32
  store i64 %34, ptr %35, align 8
  %36 = or i64 %27, 2
  %37 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %36
  %38 = load i64, ptr %37, align 8
  %39 = getelementptr inbounds [12 x i64], ptr %4, i64 0, i64 %36
  store i64 %38, ptr %39, align 16
  %40 = or i64 %27, 3
  %41 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %40
  %42 = load i64, ptr %41, align 8
  %43 = getelementptr inbounds [12 x i64], ptr %4, i64 0, i64 %40
  store i64 %42, ptr %43, align 8
  %44 = add nuw nsw i64 %27, 4
  %45 = add i64 %28, 4
  %46 = icmp eq i64 %45, %11
  br i1 %46, label %12, label %26

47:                                               ; preds = %24, %161
  %48 = phi i64 [ %162, %161 ], [ 0, %24 ]
  %49 = phi i64 [ %53, %161 ], [ 0, %24 ]
  %50 = load i64, ptr %25, align 8
  %51 = icmp sgt i64 %50, 0
  br i1 %51, label %56, label %52

52:                                               ; preds = %142, %47
  %53 = phi i64 [ %49, %47 ], [ %144, %142 ]
  %54 = load i64, ptr %1, align 8
  %55 = icmp eq i64 %48, %54
  br i1 %55, label %147, label %148

56:                                               ; preds = %47, %142
  %57 = phi i64 [ %143, %142 ], [ %50, %47 ]
  %58 = phi i64 [ %144, %142 ], [ %49, %47 ]
  %59 = phi i64 [ %145, %142 ], [ 0, %47 ]
  %60 = getelementptr inbounds %struct.Nest, ptr %1, i64 0, i32 2, i64 %59
  %61 = load i64, ptr %60, align 8
  %62 = icmp eq i64 %61, %48
  br i1 %62, label %63, label %142

63:                                               ; preds = %56
  %64 = load i64, ptr %2, align 8
  %65 = getelementptr inbounds %struct.Nest, ptr %2, i64 0, i32 2, i64 %59
  store i64 %64, ptr %65, align 8
  %66 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %59
  %67 = load i64, ptr %66, align 8
  %68 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %59, i32 4
  %69 = load i64, ptr %68, align 8
  %70 = icmp sgt i64 %69, 0
  br i1 %70, label %71, label %138

71:                                               ; preds = %63, %99
  %72 = phi i64 [ %102, %99 ], [ 0, %63 ]
  %73 = phi i64 [ %101, %99 ], [ %67, %63 ]
  %74 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %59, i32 14, i64 %72
  %75 = load i64, ptr %74, align 8
  %76 = icmp sgt i64 %75, 0
  br i1 %76, label %77, label %99

77:                                               ; preds = %71
  %78 = and i64 %75, 1
  %79 = icmp eq i64 %75, 1
  br i1 %79, label %82, label %80

80:                                               ; preds = %77
  %81 = and i64 %75, -2
  br label %104

82:                                               ; preds = %133, %77
  %83 = phi i64 [ undef, %77 ], [ %134, %133 ]
  %84 = phi i64 [ 0, %77 ], [ %135, %133 ]
  %85 = phi i64 [ 1, %77 ], [ %134, %133 ]
  %86 = icmp eq i64 %78, 0
  br i1 %86, label %99, label %87

87:                                               ; preds = %82
  %88 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %59, i32 15, i64 %72, i64 %84
  %89 = load i64, ptr %88, align 8
  %90 = getelementptr inbounds i64, ptr %4, i64 %89
  %91 = load i64, ptr %90, align 8
  %92 = icmp eq i64 %91, 0
  br i1 %92, label %99, label %93

93:                                               ; preds = %87
  %94 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %59, i32 16, i64 %72, i64 %84
  %95 = load i64, ptr %94, align 8
  %96 = add nsw i64 %91, -1
  %97 = mul nsw i64 %95, %96
  %98 = add nsw i64 %97, %85
  br label %99

99:                                               ; preds = %82, %93, %87, %71
  %100 = phi i64 [ 1, %71 ], [ %83, %82 ], [ %98, %93 ], [ %85, %87 ]
  %101 = mul nsw i64 %100, %73
  %102 = add nuw nsw i64 %72, 1
  %103 = icmp eq i64 %102, %69
  br i1 %103, label %138, label %71

104:                                              ; preds = %133, %80
  %105 = phi i64 [ 0, %80 ], [ %135, %133 ]
  %106 = phi i64 [ 1, %80 ], [ %134, %133 ]
  %107 = phi i64 [ 0, %80 ], [ %136, %133 ]
  %108 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %59, i32 15, i64 %72, i64 %105
  %109 = load i64, ptr %108, align 8
  %110 = getelementptr inbounds i64, ptr %4, i64 %109
  %111 = load i64, ptr %110, align 8
  %112 = icmp eq i64 %111, 0
  br i1 %112, label %119, label %113

113:                                              ; preds = %104
  %114 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %59, i32 16, i64 %72, i64 %105
  %115 = load i64, ptr %114, align 8
  %116 = add nsw i64 %111, -1
  %117 = mul nsw i64 %115, %116
  %118 = add nsw i64 %117, %106
  br label %119

119:                                              ; preds = %113, %104
  %120 = phi i64 [ %118, %113 ], [ %106, %104 ]
  %121 = or i64 %105, 1
  %122 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %59, i32 15, i64 %72, i64 %121
  %123 = load i64, ptr %122, align 8
  %124 = getelementptr inbounds i64, ptr %4, i64 %123
  %125 = load i64, ptr %124, align 8
  %126 = icmp eq i64 %125, 0
  br i1 %126, label %133, label %127

127:                                              ; preds = %119
  %128 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %59, i32 16, i64 %72, i64 %121
  %129 = load i64, ptr %128, align 8
  %130 = add nsw i64 %125, -1
  %131 = mul nsw i64 %129, %130
  %132 = add nsw i64 %131, %120
  br label %133

133:                                              ; preds = %127, %119
  %134 = phi i64 [ %132, %127 ], [ %120, %119 ]
  %135 = add nuw nsw i64 %105, 2
  %136 = add i64 %107, 2
  %137 = icmp eq i64 %136, %81
  br i1 %137, label %82, label %104

138:                                              ; preds = %99, %63
  %139 = phi i64 [ %67, %63 ], [ %101, %99 ]
  %140 = add nsw i64 %139, %58
  %141 = load i64, ptr %25, align 8
  br label %142

142:                                              ; preds = %56, %138
  %143 = phi i64 [ %141, %138 ], [ %57, %56 ]
  %144 = phi i64 [ %140, %138 ], [ %58, %56 ]
  %145 = add nuw nsw i64 %59, 1
  %146 = icmp slt i64 %145, %143
  br i1 %146, label %56, label %52

147:                                              ; preds = %52
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %4)
  ret i64 %53

148:                                              ; preds = %52
  %149 = getelementptr inbounds %struct.Nest, ptr %1, i64 0, i32 1, i64 %48
  %150 = load i64, ptr %149, align 8
  %151 = getelementptr inbounds i8, ptr %149, i64 8
  %152 = load i64, ptr %151, align 8
  %153 = getelementptr inbounds [12 x i64], ptr %4, i64 0, i64 %150
  %154 = load i64, ptr %153, align 8
  %155 = icmp slt i64 %152, %154
  br i1 %155, label %156, label %161

156:                                              ; preds = %148
  store i64 %152, ptr %153, align 8
  %157 = load i64, ptr %2, align 8
  %158 = add nsw i64 %157, 1
  store i64 %158, ptr %2, align 8
  %159 = getelementptr inbounds %struct.Nest, ptr %2, i64 0, i32 1, i64 %157
  store i64 %150, ptr %159, align 8
  %160 = getelementptr inbounds i8, ptr %159, i64 8
  store i64 %152, ptr %160, align 8
  br label %161

161:                                              ; preds = %156, %148
  %162 = add nuw nsw i64 %48, 1
  br label %47
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc i64 @weigh(ptr nocapture noundef readonly %0, ptr noundef readonly %1, ptr nocapture noundef %2, i64 noundef %3) unnamed_addr {
  %5 = getelementptr inbounds %struct.Tried, ptr %2, i64 0, i32 1
  %6 = icmp eq ptr %1, null
  br i1 %6, label %32, label %7

7:                                                ; preds = %4
  %8 = load i64, ptr %5, align 8
  %9 = icmp sgt i64 %8, 0
  br i1 %9, label %10, label %32

10:                                               ; preds = %7
  %11 = getelementptr inbounds %struct.Tried, ptr %1, i64 0, i32 1
  %12 = load i64, ptr %11, align 8
  %13 = tail call i64 @llvm.smax.i64(i64 %12, i64 0)
  br label %14

14:                                               ; preds = %29, %10
  %15 = phi i64 [ 0, %10 ], [ %30, %29 ]
  %16 = icmp eq i64 %15, %13
  br i1 %16, label %32, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds %struct.Tried, ptr %2, i64 0, i32 1, i32 1, i64 %15
  %19 = load i64, ptr %18, align 8
  %20 = getelementptr inbounds %struct.Tried, ptr %1, i64 0, i32 1, i32 1, i64 %15
  %21 = load i64, ptr %20, align 8
  %22 = icmp eq i64 %19, %21
  br i1 %22, label %23, label %32

23:                                               ; preds = %17
  %24 = getelementptr inbounds %struct.Tried, ptr %2, i64 0, i32 1, i32 1, i64 %15, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.Tried, ptr %1, i64 0, i32 1, i32 1, i64 %15, i32 1
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %25, %27
  br i1 %28, label %29, label %32

29:                                               ; preds = %23
  %30 = add nuw nsw i64 %15, 1
  %31 = icmp eq i64 %30, %8
  br i1 %31, label %32, label %14

32:                                               ; preds = %29, %23, %17, %14, %7, %4
  %33 = phi i64 [ -1, %4 ], [ 0, %7 ], [ %15, %23 ], [ %8, %29 ], [ %13, %14 ], [ %15, %17 ]
  %34 = getelementptr inbounds %struct.Tried, ptr %2, i64 0, i32 3
  store i64 0, ptr %34, align 8
  %35 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %36 = load i64, ptr %35, align 8
  %37 = icmp sgt i64 %36, 0
  br i1 %37, label %42, label %202

38:                                               ; preds = %87
  %39 = icmp ne i64 %89, 0
  %40 = icmp slt i64 %88, %3
  %41 = select i1 %39, i1 %40, i1 false
  br i1 %41, label %93, label %202

42:                                               ; preds = %32, %87
  %43 = phi i64 [ %88, %87 ], [ 0, %32 ]
  %44 = phi i64 [ %90, %87 ], [ 0, %32 ]
  %45 = phi i64 [ %89, %87 ], [ 0, %32 ]
  %46 = getelementptr inbounds %struct.Tried, ptr %2, i64 0, i32 1, i32 2, i64 %44
  %47 = load i64, ptr %46, align 8
  %48 = icmp sgt i64 %47, %33
  br i1 %48, label %58, label %49

49:                                               ; preds = %42
  %50 = getelementptr inbounds %struct.Tried, ptr %1, i64 0, i32 1, i32 2, i64 %44
  %51 = load i64, ptr %50, align 8
  %52 = icmp eq i64 %47, %51
  br i1 %52, label %53, label %58

53:                                               ; preds = %49
  %54 = getelementptr inbounds %struct.Tried, ptr %1, i64 0, i32 4, i64 %44
  %55 = load i64, ptr %54, align 8
  %56 = getelementptr inbounds %struct.Tried, ptr %2, i64 0, i32 4, i64 %44
  store i64 %55, ptr %56, align 8
  %57 = add nsw i64 %43, %55
  store i64 %57, ptr %34, align 8
  br label %87

58:                                               ; preds = %49, %42
  %59 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %44
  %60 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %44, i32 2
  %61 = load i64, ptr %60, align 8
  %62 = load i64, ptr %59, align 8
  %63 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %44, i32 1
  %64 = load i64, ptr %63, align 8
  %65 = icmp eq i64 %64, 0
  br i1 %65, label %78, label %66

66:                                               ; preds = %58
  %67 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %44, i32 6
  %68 = load i64, ptr %67, align 8
  %69 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %44, i32 7
  %70 = load i64, ptr %69, align 8
  %71 = icmp eq i64 %68, %70
  br i1 %71, label %78, label %72

72:                                               ; preds = %66
  %73 = shl nsw i64 %61, 1
  %74 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %44, i32 5
  %75 = load i64, ptr %74, align 8
  %76 = sub nsw i64 %73, %75
  %77 = tail call i64 @llvm.smax.i64(i64 %61, i64 %76)
  br label %78

78:                                               ; preds = %66, %58, %72
  %79 = phi i64 [ %77, %72 ], [ %61, %58 ], [ %61, %66 ]
  %80 = mul nsw i64 %79, %62
  %81 = getelementptr inbounds %struct.Tried, ptr %2, i64 0, i32 4, i64 %44
  store i64 %80, ptr %81, align 8
  %82 = add nsw i64 %43, %80
  store i64 %82, ptr %34, align 8
  %83 = trunc i64 %44 to i32
  %84 = shl nuw i32 1, %83
  %85 = sext i32 %84 to i64
  %86 = or i64 %45, %85
  br label %87

87:                                               ; preds = %53, %78
  %88 = phi i64 [ %57, %53 ], [ %82, %78 ]
  %89 = phi i64 [ %45, %53 ], [ %86, %78 ]
  %90 = add nuw nsw i64 %44, 1
  %91 = load i64, ptr %35, align 8
  %92 = icmp slt i64 %90, %91
  br i1 %92, label %42, label %38

93:                                               ; preds = %38
  %94 = load i64, ptr %5, align 8
  %95 = icmp sgt i64 %94, 0
  br i1 %95, label %96, label %117

96:                                               ; preds = %93
  %97 = load i64, ptr getelementptr inbounds (%struct.anon.0, ptr @divided, i64 0, i32 1), align 8
  %98 = tail call i64 @llvm.smax.i64(i64 %97, i64 0)
  br label %99

99:                                               ; preds = %114, %96
  %100 = phi i64 [ 0, %96 ], [ %115, %114 ]
  %101 = icmp eq i64 %100, %98
  br i1 %101, label %117, label %102

102:                                              ; preds = %99
  %103 = getelementptr inbounds %struct.Tried, ptr %2, i64 0, i32 1, i32 1, i64 %100
  %104 = load i64, ptr %103, align 8
  %105 = getelementptr inbounds %struct.anon.0, ptr @divided, i64 0, i32 1, i32 1, i64 %100
  %106 = load i64, ptr %105, align 8
  %107 = icmp eq i64 %104, %106
  br i1 %107, label %108, label %117

108:                                              ; preds = %102
  %109 = getelementptr inbounds %struct.Tried, ptr %2, i64 0, i32 1, i32 1, i64 %100, i32 1
  %110 = load i64, ptr %109, align 8
  %111 = getelementptr inbounds %struct.anon.0, ptr @divided, i64 0, i32 1, i32 1, i64 %100, i32 1
  %112 = load i64, ptr %111, align 8
  %113 = icmp eq i64 %110, %112
  br i1 %113, label %114, label %117

114:                                              ; preds = %108
  %115 = add nuw nsw i64 %100, 1
  %116 = icmp eq i64 %115, %94
  br i1 %116, label %117, label %99

117:                                              ; preds = %99, %102, %108, %114, %93
  %118 = phi i64 [ 0, %93 ], [ %100, %108 ], [ %94, %114 ], [ %98, %99 ], [ %100, %102 ]
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(592) getelementptr inbounds (%struct.anon.0, ptr @divided, i64 0, i32 1), ptr noundef nonnull align 8 dereferenceable(592) %5, i64 592, i1 false)
  %119 = load i64, ptr %0, align 8
  %120 = icmp sgt i64 %119, 0
  br i1 %120, label %128, label %121

121:                                              ; preds = %128, %117
  %122 = icmp sgt i64 %118, 0
  br i1 %122, label %123, label %143

123:                                              ; preds = %121
  %124 = and i64 %118, 1
  %125 = icmp eq i64 %118, 1
  br i1 %125, label %134, label %126

126:                                              ; preds = %123
  %127 = and i64 %118, -2
  br label %146

128:                                              ; preds = %117, %128
  %129 = phi i64 [ %131, %128 ], [ 0, %117 ]
  %130 = getelementptr inbounds [12 x i64], ptr @divided, i64 0, i64 %129
  store i64 0, ptr %130, align 8
  %131 = add nuw nsw i64 %129, 1
  %132 = load i64, ptr %0, align 8
  %133 = icmp slt i64 %131, %132
  br i1 %133, label %128, label %121

134:                                              ; preds = %146, %123
  %135 = phi i64 [ 0, %123 ], [ %160, %146 ]
  %136 = icmp eq i64 %124, 0
  br i1 %136, label %143, label %137

137:                                              ; preds = %134
  %138 = getelementptr inbounds %struct.Tried, ptr %2, i64 0, i32 1, i32 1, i64 %135
  %139 = load i64, ptr %138, align 8
  %140 = getelementptr inbounds [12 x i64], ptr @divided, i64 0, i64 %139
  %141 = load i64, ptr %140, align 8
  %142 = add nsw i64 %141, 1
  store i64 %142, ptr %140, align 8
  br label %143

143:                                              ; preds = %137, %134, %121
  %144 = load i64, ptr %5, align 8
  %145 = icmp slt i64 %118, %144
  br i1 %145, label %171, label %163

146:                                              ; preds = %146, %126
  %147 = phi i64 [ 0, %126 ], [ %160, %146 ]
  %148 = phi i64 [ 0, %126 ], [ %161, %146 ]
  %149 = getelementptr inbounds %struct.Tried, ptr %2, i64 0, i32 1, i32 1, i64 %147
  %150 = load i64, ptr %149, align 8
  %151 = getelementptr inbounds [12 x i64], ptr @divided, i64 0, i64 %150
  %152 = load i64, ptr %151, align 8
  %153 = add nsw i64 %152, 1
  store i64 %153, ptr %151, align 8
  %154 = or i64 %147, 1
  %155 = getelementptr inbounds %struct.Tried, ptr %2, i64 0, i32 1, i32 1, i64 %154
  %156 = load i64, ptr %155, align 8
  %157 = getelementptr inbounds [12 x i64], ptr @divided, i64 0, i64 %156
  %158 = load i64, ptr %157, align 8
  %159 = add nsw i64 %158, 1
  store i64 %159, ptr %157, align 8
  %160 = add nuw nsw i64 %147, 2
  %161 = add i64 %148, 2
  %162 = icmp eq i64 %161, %127
  br i1 %162, label %134, label %146

163:                                              ; preds = %171, %143
  %164 = load i64, ptr %35, align 8
  %165 = icmp sgt i64 %164, 0
  br i1 %165, label %168, label %166

166:                                              ; preds = %163
  %167 = load i64, ptr %34, align 8
  br label %202

168:                                              ; preds = %163
  %169 = getelementptr inbounds %struct.Tried, ptr %2, i64 0, i32 1, i32 1
  %170 = load i64, ptr %34, align 8
  br label %177

171:                                              ; preds = %143, %171
  %172 = phi i64 [ %174, %171 ], [ %118, %143 ]
  %173 = getelementptr inbounds %struct.Tried, ptr %2, i64 0, i32 1, i32 1, i64 %172
  tail call fastcc void @inside(ptr noundef nonnull @divided, ptr noundef nonnull %173)
  %174 = add nsw i64 %172, 1
  %175 = load i64, ptr %5, align 8
  %176 = icmp slt i64 %174, %175
  br i1 %176, label %171, label %163

177:                                              ; preds = %168, %197
  %178 = phi i64 [ %164, %168 ], [ %198, %197 ]
  %179 = phi i64 [ %170, %168 ], [ %199, %197 ]
  %180 = phi i64 [ 0, %168 ], [ %200, %197 ]
  %181 = icmp slt i64 %179, %3
  br i1 %181, label %182, label %202

182:                                              ; preds = %177
  %183 = shl nuw i64 1, %180
  %184 = and i64 %183, %89
  %185 = icmp eq i64 %184, 0
  br i1 %185, label %197, label %186

186:                                              ; preds = %182
  %187 = getelementptr inbounds %struct.Tried, ptr %2, i64 0, i32 4, i64 %180
  %188 = load i64, ptr %187, align 8
  %189 = sub nsw i64 %179, %188
  store i64 %189, ptr %34, align 8
  %190 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %180
  %191 = getelementptr inbounds %struct.Tried, ptr %2, i64 0, i32 1, i32 2, i64 %180
  %192 = load i64, ptr %191, align 8
  %193 = tail call fastcc i64 @cost(ptr noundef nonnull %0, ptr noundef nonnull @divided, ptr noundef nonnull %190, ptr noundef nonnull %169, i64 noundef %192)
  store i64 %193, ptr %187, align 8
  %194 = load i64, ptr %34, align 8
  %195 = add nsw i64 %194, %193
  store i64 %195, ptr %34, align 8
  %196 = load i64, ptr %35, align 8
  br label %197

197:                                              ; preds = %182, %186
  %198 = phi i64 [ %178, %182 ], [ %196, %186 ]
  %199 = phi i64 [ %179, %182 ], [ %195, %186 ]
  %200 = add nuw nsw i64 %180, 1
  %201 = icmp slt i64 %200, %198
  br i1 %201, label %177, label %202

202:                                              ; preds = %197, %177, %32, %166, %38
  %203 = phi i64 [ %167, %166 ], [ %88, %38 ], [ 0, %32 ], [ %199, %197 ], [ %179, %177 ]
  %204 = icmp slt i64 %203, %3
  %205 = zext i1 %204 to i64
  ret i64 %205
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

11:                                               ; preds = %121, %3
  %12 = phi i64 [ %5, %3 ], [ %98, %121 ]
  ret i64 %12

13:                                               ; preds = %9, %121
  %14 = phi i64 [ 0, %9 ], [ %124, %121 ]
  %15 = phi i64 [ %5, %9 ], [ %98, %121 ]
  %16 = phi i64 [ 0, %9 ], [ %125, %121 ]
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
  %30 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %16, i32 14, i64 %28
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
  %44 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %16, i32 15, i64 %28, i64 %40
  %45 = load i64, ptr %44, align 8
  %46 = getelementptr inbounds i64, ptr %1, i64 %45
  %47 = load i64, ptr %46, align 8
  %48 = icmp eq i64 %47, 0
  br i1 %48, label %55, label %49

49:                                               ; preds = %43
  %50 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %16, i32 16, i64 %28, i64 %40
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
  %64 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %16, i32 15, i64 %28, i64 %61
  %65 = load i64, ptr %64, align 8
  %66 = getelementptr inbounds i64, ptr %1, i64 %65
  %67 = load i64, ptr %66, align 8
  %68 = icmp eq i64 %67, 0
  br i1 %68, label %75, label %69

69:                                               ; preds = %60
  %70 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %16, i32 16, i64 %28, i64 %61
  %71 = load i64, ptr %70, align 8
  %72 = add nsw i64 %67, -1
  %73 = mul nsw i64 %71, %72
  %74 = add nsw i64 %73, %62
  br label %75

75:                                               ; preds = %69, %60
  %76 = phi i64 [ %74, %69 ], [ %62, %60 ]
  %77 = or i64 %61, 1
  %78 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %16, i32 15, i64 %28, i64 %77
  %79 = load i64, ptr %78, align 8
  %80 = getelementptr inbounds i64, ptr %1, i64 %79
  %81 = load i64, ptr %80, align 8
  %82 = icmp eq i64 %81, 0
  br i1 %82, label %89, label %83

83:                                               ; preds = %75
  %84 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %16, i32 16, i64 %28, i64 %77
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
  br i1 %106, label %121, label %107

107:                                              ; preds = %97
  %108 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %16, i32 6
  %109 = load i64, ptr %108, align 8
  %110 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %16, i32 7
  %111 = load i64, ptr %110, align 8
  %112 = icmp eq i64 %109, %111
  %113 = shl nsw i64 %103, 1
  br i1 %112, label %114, label %116

114:                                              ; preds = %107
  %115 = sub nsw i64 %113, %102
  br label %121

116:                                              ; preds = %107
  %117 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %16, i32 5
  %118 = load i64, ptr %117, align 8
  %119 = sub nsw i64 %113, %118
  %120 = tail call i64 @llvm.smax.i64(i64 %103, i64 %119)
  br label %121

121:                                              ; preds = %97, %114, %116
  %122 = phi i64 [ %115, %114 ], [ %120, %116 ], [ %103, %97 ]
  %123 = mul nsw i64 %122, %22
  %124 = add nsw i64 %14, %123
  store i64 %124, ptr %2, align 8
  %125 = add nuw nsw i64 %16, 1
  %126 = load i64, ptr %6, align 8
  %127 = icmp slt i64 %125, %126
  br i1 %127, label %13, label %11
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @leaf(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2) unnamed_addr {
  %4 = alloca %struct.Nest, align 8
  call void @llvm.lifetime.start.p0(i64 592, ptr nonnull %4)
  %5 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 10
  %6 = load i64, ptr %5, align 8
  %7 = add nsw i64 %6, 1
  store i64 %7, ptr %5, align 8
  %8 = load i64, ptr %0, align 8
  %9 = icmp sgt i64 %8, 0
  br i1 %9, label %10, label %38

10:                                               ; preds = %3
  %11 = and i64 %8, 1
  %12 = icmp eq i64 %8, 1
  br i1 %12, label %15, label %13

13:                                               ; preds = %10
  %14 = and i64 %8, -2
  br label %44

15:                                               ; preds = %67, %10
  %16 = phi i64 [ undef, %10 ], [ %70, %67 ]
  %17 = phi i64 [ 0, %10 ], [ %71, %67 ]
  %18 = phi i64 [ 0, %10 ], [ %70, %67 ]
  %19 = icmp eq i64 %11, 0
  br i1 %19, label %32, label %20

20:                                               ; preds = %15
  %21 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %17
  %22 = load i64, ptr %21, align 8
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %28, label %24

24:                                               ; preds = %20
  %25 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %17
  %26 = load i64, ptr %25, align 8
  %27 = icmp slt i64 %22, %26
  br label %28

28:                                               ; preds = %24, %20
  %29 = phi i1 [ false, %20 ], [ %27, %24 ]
  %30 = zext i1 %29 to i64
  %31 = add nuw nsw i64 %18, %30
  br label %32

32:                                               ; preds = %15, %28
  %33 = phi i64 [ %16, %15 ], [ %31, %28 ]
  %34 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 1
  %35 = load i64, ptr %34, align 8
  %36 = add nsw i64 %35, %33
  %37 = icmp sgt i64 %36, 32
  br i1 %37, label %278, label %74

38:                                               ; preds = %3
  %39 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 1
  %40 = load i64, ptr %39, align 8
  %41 = icmp sgt i64 %40, 32
  br i1 %41, label %278, label %42

42:                                               ; preds = %38
  store i64 0, ptr %4, align 8
  %43 = getelementptr inbounds %struct.Nest, ptr %4, i64 0, i32 1
  br label %76

44:                                               ; preds = %67, %13
  %45 = phi i64 [ 0, %13 ], [ %71, %67 ]
  %46 = phi i64 [ 0, %13 ], [ %70, %67 ]
  %47 = phi i64 [ 0, %13 ], [ %72, %67 ]
  %48 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %45
  %49 = load i64, ptr %48, align 8
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %55, label %51

51:                                               ; preds = %44
  %52 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %45
  %53 = load i64, ptr %52, align 8
  %54 = icmp slt i64 %49, %53
  br label %55

55:                                               ; preds = %51, %44
  %56 = phi i1 [ false, %44 ], [ %54, %51 ]
  %57 = zext i1 %56 to i64
  %58 = add nuw nsw i64 %46, %57
  %59 = or i64 %45, 1
  %60 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %59
  %61 = load i64, ptr %60, align 8
  %62 = icmp eq i64 %61, 0
  br i1 %62, label %67, label %63

63:                                               ; preds = %55
  %64 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %59
  %65 = load i64, ptr %64, align 8
  %66 = icmp slt i64 %61, %65
  br label %67

67:                                               ; preds = %63, %55
  %68 = phi i1 [ false, %55 ], [ %66, %63 ]
  %69 = zext i1 %68 to i64
  %70 = add nuw nsw i64 %58, %69
  %71 = add nuw nsw i64 %45, 2
  %72 = add i64 %47, 2
  %73 = icmp eq i64 %72, %14
  br i1 %73, label %15, label %44

74:                                               ; preds = %32
  store i64 %33, ptr %4, align 8
  %75 = getelementptr inbounds %struct.Nest, ptr %4, i64 0, i32 1
  br i1 %9, label %105, label %76

76:                                               ; preds = %119, %42, %74
  %77 = phi ptr [ %75, %74 ], [ %43, %42 ], [ %75, %119 ]
  %78 = phi i64 [ %33, %74 ], [ 0, %42 ], [ %33, %119 ]
  %79 = phi ptr [ %34, %74 ], [ %39, %42 ], [ %34, %119 ]
  %80 = phi i64 [ %35, %74 ], [ %40, %42 ], [ %35, %119 ]
  %81 = phi i64 [ 0, %74 ], [ 0, %42 ], [ %120, %119 ]
  %82 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 3, i64 0
  %83 = load i64, ptr %82, align 8
  %84 = icmp sgt i64 %80, %83
  br i1 %84, label %85, label %135

85:                                               ; preds = %76
  %86 = add i64 %81, %80
  %87 = sub i64 %86, %83
  %88 = sub i64 %80, %83
  %89 = add i64 %83, 1
  %90 = and i64 %88, 1
  %91 = icmp eq i64 %90, 0
  br i1 %91, label %98, label %92

92:                                               ; preds = %85
  %93 = getelementptr inbounds %struct.Nest, ptr %4, i64 0, i32 1
  %94 = add nsw i64 %80, -1
  %95 = add i64 %81, 1
  %96 = getelementptr inbounds %struct.Loop, ptr %93, i64 %81
  %97 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %94
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %96, ptr noundef nonnull align 8 dereferenceable(16) %97, i64 16, i1 false)
  br label %98

98:                                               ; preds = %92, %85
  %99 = phi i64 [ %80, %85 ], [ %94, %92 ]
  %100 = phi i64 [ %81, %85 ], [ %95, %92 ]
  %101 = icmp eq i64 %80, %89
  br i1 %101, label %135, label %102

102:                                              ; preds = %98
  %103 = getelementptr inbounds %struct.Nest, ptr %4, i64 0, i32 1
  %104 = getelementptr inbounds %struct.Nest, ptr %4, i64 0, i32 1
  br label %123

105:                                              ; preds = %74, %119
  %106 = phi i64 [ %121, %119 ], [ 0, %74 ]
  %107 = phi i64 [ %120, %119 ], [ 0, %74 ]
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
  %116 = getelementptr inbounds %struct.Loop, ptr %75, i64 %107
  store i64 %106, ptr %116, align 8
  %117 = add nsw i64 %107, 1
  %118 = getelementptr inbounds %struct.Loop, ptr %75, i64 %107, i32 1
  store i64 %109, ptr %118, align 8
  br label %119

119:                                              ; preds = %115, %111, %105
  %120 = phi i64 [ %117, %115 ], [ %107, %111 ], [ %107, %105 ]
  %121 = add nuw nsw i64 %106, 1
  %122 = icmp eq i64 %121, %8
  br i1 %122, label %76, label %105

123:                                              ; preds = %123, %102
  %124 = phi i64 [ %99, %102 ], [ %130, %123 ]
  %125 = phi i64 [ %100, %102 ], [ %131, %123 ]
  %126 = add nsw i64 %124, -1
  %127 = add i64 %125, 1
  %128 = getelementptr inbounds %struct.Loop, ptr %103, i64 %125
  %129 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %126
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %128, ptr noundef nonnull align 8 dereferenceable(16) %129, i64 16, i1 false)
  %130 = add nsw i64 %124, -2
  %131 = add i64 %125, 2
  %132 = getelementptr inbounds %struct.Loop, ptr %104, i64 %127
  %133 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %130
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %132, ptr noundef nonnull align 8 dereferenceable(16) %133, i64 16, i1 false)
  %134 = icmp eq i64 %131, %87
  br i1 %134, label %135, label %123

135:                                              ; preds = %98, %123, %76
  %136 = icmp sgt i64 %80, 0
  br i1 %136, label %137, label %149

137:                                              ; preds = %135
  %138 = and i64 %80, 1
  %139 = icmp eq i64 %138, 0
  br i1 %139, label %146, label %140

140:                                              ; preds = %137
  %141 = add nsw i64 %80, -1
  %142 = load i64, ptr %4, align 8
  %143 = add nsw i64 %142, 1
  store i64 %143, ptr %4, align 8
  %144 = getelementptr inbounds %struct.Nest, ptr %4, i64 0, i32 1, i64 %142
  %145 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %141
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %144, ptr noundef nonnull align 8 dereferenceable(16) %145, i64 16, i1 false)
  br label %146

146:                                              ; preds = %140, %137
  %147 = phi i64 [ %80, %137 ], [ %141, %140 ]
  %148 = icmp eq i64 %80, 1
  br i1 %148, label %149, label %166

149:                                              ; preds = %146, %166, %135
  %150 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6
  br i1 %9, label %151, label %163

151:                                              ; preds = %149, %151
  %152 = phi i64 [ %160, %151 ], [ 0, %149 ]
  %153 = getelementptr inbounds [12 x i64], ptr @leaf.c, i64 0, i64 %152
  store i64 0, ptr %153, align 8
  %154 = getelementptr inbounds %struct.Chains, ptr @leaf.c, i64 0, i32 3, i64 %152
  store i64 1, ptr %154, align 8
  %155 = getelementptr inbounds %struct.Chains, ptr @leaf.c, i64 0, i32 2, i64 %152
  store i64 1, ptr %155, align 8
  %156 = getelementptr inbounds i64, ptr %150, i64 %152
  %157 = load i64, ptr %156, align 8
  %158 = getelementptr inbounds %struct.Extents, ptr %155, i64 0, i32 1
  store i64 %157, ptr %158, align 8
  %159 = getelementptr inbounds %struct.Extents, ptr %155, i64 0, i32 2
  store i64 1, ptr %159, align 8
  %160 = add nuw nsw i64 %152, 1
  %161 = load i64, ptr %0, align 8
  %162 = icmp slt i64 %160, %161
  br i1 %162, label %151, label %163

163:                                              ; preds = %151, %149
  %164 = load i64, ptr %4, align 8
  %165 = icmp sgt i64 %164, 0
  br i1 %165, label %190, label %179

166:                                              ; preds = %146, %166
  %167 = phi i64 [ %173, %166 ], [ %147, %146 ]
  %168 = add nsw i64 %167, -1
  %169 = load i64, ptr %4, align 8
  %170 = add nsw i64 %169, 1
  store i64 %170, ptr %4, align 8
  %171 = getelementptr inbounds %struct.Nest, ptr %4, i64 0, i32 1, i64 %169
  %172 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %168
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %171, ptr noundef nonnull align 8 dereferenceable(16) %172, i64 16, i1 false)
  %173 = add nsw i64 %167, -2
  %174 = load i64, ptr %4, align 8
  %175 = add nsw i64 %174, 1
  store i64 %175, ptr %4, align 8
  %176 = getelementptr inbounds %struct.Nest, ptr %4, i64 0, i32 1, i64 %174
  %177 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %173
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %176, ptr noundef nonnull align 8 dereferenceable(16) %177, i64 16, i1 false)
  %178 = icmp ugt i64 %168, 1
  br i1 %178, label %166, label %149

179:                                              ; preds = %190, %163
  %180 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %181 = load i64, ptr %180, align 8
  %182 = icmp sgt i64 %181, 0
  %183 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 8
  br i1 %182, label %187, label %184

184:                                              ; preds = %179
  %185 = load i64, ptr %183, align 8
  %186 = load i64, ptr %2, align 8
  br label %236

187:                                              ; preds = %179
  %188 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 3
  %189 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 4
  br label %195

190:                                              ; preds = %163, %190
  %191 = phi i64 [ %193, %190 ], [ 0, %163 ]
  %192 = getelementptr inbounds %struct.Nest, ptr %4, i64 0, i32 1, i64 %191
  call fastcc void @inside(ptr noundef nonnull @leaf.c, ptr noundef nonnull %192)
  %193 = add nuw nsw i64 %191, 1
  %194 = icmp eq i64 %193, %164
  br i1 %194, label %179, label %190

195:                                              ; preds = %187, %232
  %196 = phi i64 [ 0, %187 ], [ %206, %232 ]
  %197 = phi i64 [ 0, %187 ], [ %233, %232 ]
  %198 = load i64, ptr %79, align 8
  %199 = add nsw i64 %198, %78
  %200 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 3, i64 %197
  %201 = load i64, ptr %200, align 8
  %202 = sub i64 %199, %201
  %203 = getelementptr inbounds %struct.Nest, ptr %4, i64 0, i32 2, i64 %197
  store i64 %202, ptr %203, align 8
  %204 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %197
  %205 = call fastcc i64 @cost(ptr noundef nonnull %0, ptr noundef nonnull @leaf.c, ptr noundef nonnull %204, ptr noundef nonnull %77, i64 noundef %202)
  %206 = add nsw i64 %205, %196
  %207 = load i64, ptr %183, align 8
  %208 = load i64, ptr %2, align 8
  %209 = icmp sgt i64 %208, 0
  br i1 %209, label %210, label %232

210:                                              ; preds = %195
  %211 = load ptr, ptr %188, align 8
  br label %212

212:                                              ; preds = %212, %210
  %213 = phi i64 [ 0, %210 ], [ %222, %212 ]
  %214 = phi i64 [ %208, %210 ], [ %221, %212 ]
  %215 = add nsw i64 %214, %213
  %216 = sdiv i64 %215, 2
  %217 = getelementptr inbounds i64, ptr %211, i64 %216
  %218 = load i64, ptr %217, align 8
  %219 = icmp sgt i64 %218, %207
  %220 = add nsw i64 %216, 1
  %221 = select i1 %219, i64 %216, i64 %214
  %222 = select i1 %219, i64 %213, i64 %220
  %223 = icmp slt i64 %222, %221
  br i1 %223, label %212, label %224

224:                                              ; preds = %212
  %225 = icmp eq i64 %222, 0
  br i1 %225, label %232, label %226

226:                                              ; preds = %224
  %227 = load ptr, ptr %189, align 8
  %228 = add nsw i64 %222, -1
  %229 = getelementptr inbounds i64, ptr %227, i64 %228
  %230 = load i64, ptr %229, align 8
  %231 = icmp sgt i64 %230, %206
  br i1 %231, label %232, label %278

232:                                              ; preds = %195, %224, %226
  %233 = add nuw nsw i64 %197, 1
  %234 = load i64, ptr %180, align 8
  %235 = icmp slt i64 %233, %234
  br i1 %235, label %195, label %236

236:                                              ; preds = %232, %184
  %237 = phi i64 [ %186, %184 ], [ %208, %232 ]
  %238 = phi i64 [ %185, %184 ], [ %207, %232 ]
  %239 = phi i64 [ 0, %184 ], [ %206, %232 ]
  %240 = icmp sgt i64 %237, 0
  br i1 %240, label %241, label %260

241:                                              ; preds = %236
  %242 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 3
  %243 = load ptr, ptr %242, align 8
  br label %244

244:                                              ; preds = %244, %241
  %245 = phi i64 [ 0, %241 ], [ %254, %244 ]
  %246 = phi i64 [ %237, %241 ], [ %253, %244 ]
  %247 = add nsw i64 %246, %245
  %248 = sdiv i64 %247, 2
  %249 = getelementptr inbounds i64, ptr %243, i64 %248
  %250 = load i64, ptr %249, align 8
  %251 = icmp sgt i64 %250, %238
  %252 = add nsw i64 %248, 1
  %253 = select i1 %251, i64 %248, i64 %246
  %254 = select i1 %251, i64 %245, i64 %252
  %255 = icmp slt i64 %254, %253
  br i1 %255, label %244, label %256

256:                                              ; preds = %244
  %257 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 14
  %258 = load i64, ptr %257, align 8
  %259 = icmp eq i64 %258, 0
  br i1 %259, label %277, label %264

260:                                              ; preds = %236
  %261 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 14
  %262 = load i64, ptr %261, align 8
  %263 = icmp eq i64 %262, 0
  br i1 %263, label %277, label %275

264:                                              ; preds = %256
  %265 = icmp eq i64 %254, 0
  br i1 %265, label %275, label %266

266:                                              ; preds = %264
  %267 = sitofp i64 %239 to double
  %268 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 4
  %269 = load ptr, ptr %268, align 8
  %270 = add nsw i64 %254, -1
  %271 = getelementptr inbounds i64, ptr %269, i64 %270
  %272 = load i64, ptr %271, align 8
  %273 = sitofp i64 %272 to double
  %274 = fdiv double %267, %273
  br label %275

275:                                              ; preds = %260, %264, %266
  %276 = phi double [ %274, %266 ], [ 1.000000e+00, %264 ], [ 1.000000e+00, %260 ]
  call fastcc void @remember(ptr noundef nonnull %0, ptr noundef nonnull %4, double noundef %276)
  br label %278

277:                                              ; preds = %260, %256
  call fastcc void @insert(ptr noundef nonnull %2, i64 noundef %238, i64 noundef %239, ptr noundef nonnull %4)
  br label %278

278:                                              ; preds = %226, %38, %275, %277, %32
  call void @llvm.lifetime.end.p0(i64 592, ptr nonnull %4)
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @keep_any(ptr noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2, i64 noundef %3, i64 noundef %4) unnamed_addr {
  %6 = alloca %struct.State, align 8
  %7 = alloca i64, align 8
  %8 = alloca %struct.State, align 8
  %9 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %3
  %10 = load i64, ptr %0, align 8
  %11 = icmp sgt i64 %10, %4
  br i1 %11, label %12, label %104

12:                                               ; preds = %5
  %13 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %3, i32 6
  br label %14

14:                                               ; preds = %12, %36
  %15 = phi i64 [ %4, %12 ], [ %37, %36 ]
  %16 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %15
  %17 = load i64, ptr %16, align 8
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %19, label %36

19:                                               ; preds = %14
  %20 = load i64, ptr %13, align 8
  %21 = shl nuw i64 1, %15
  %22 = and i64 %20, %21
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %36, label %24

24:                                               ; preds = %19
  %25 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6, i64 %15
  %26 = load i64, ptr %25, align 8
  %27 = icmp slt i64 %26, 1
  br i1 %27, label %194, label %28

28:                                               ; preds = %24
  %29 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 2
  %30 = getelementptr inbounds [12 x i64], ptr %6, i64 0, i64 %15
  %31 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %32 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 4
  %33 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 3
  %34 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 4
  %35 = add nsw i64 %15, 1
  br label %39

36:                                               ; preds = %14, %19
  %37 = add i64 %15, 1
  %38 = icmp eq i64 %37, %10
  br i1 %38, label %104, label %14

39:                                               ; preds = %28, %99
  %40 = phi i64 [ %26, %28 ], [ %100, %99 ]
  %41 = phi i64 [ %26, %28 ], [ %101, %99 ]
  %42 = phi i64 [ 1, %28 ], [ %102, %99 ]
  %43 = load i64, ptr %29, align 8
  %44 = icmp eq i64 %43, 0
  br i1 %44, label %48, label %45

45:                                               ; preds = %39
  %46 = srem i64 %41, %42
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %48, label %99

48:                                               ; preds = %45, %39
  call void @llvm.lifetime.start.p0(i64 880, ptr nonnull %6)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(880) %6, ptr noundef nonnull align 8 dereferenceable(880) %1, i64 880, i1 false)
  store i64 %42, ptr %30, align 8
  %49 = load i64, ptr %31, align 8
  %50 = icmp sgt i64 %49, 0
  br i1 %50, label %51, label %55

51:                                               ; preds = %48
  %52 = load i64, ptr %32, align 8
  %53 = add nsw i64 %41, -1
  %54 = add i64 %53, %42
  br label %82

55:                                               ; preds = %92, %48
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7)
  %56 = call fastcc i64 @corner(ptr noundef nonnull %0, ptr noundef nonnull %6, ptr noundef nonnull %7)
  %57 = load i64, ptr %7, align 8
  %58 = load i64, ptr %2, align 8
  %59 = icmp sgt i64 %58, 0
  br i1 %59, label %60, label %95

60:                                               ; preds = %55
  %61 = load ptr, ptr %33, align 8
  br label %62

62:                                               ; preds = %62, %60
  %63 = phi i64 [ 0, %60 ], [ %72, %62 ]
  %64 = phi i64 [ %58, %60 ], [ %71, %62 ]
  %65 = add nsw i64 %64, %63
  %66 = sdiv i64 %65, 2
  %67 = getelementptr inbounds i64, ptr %61, i64 %66
  %68 = load i64, ptr %67, align 8
  %69 = icmp sgt i64 %68, %56
  %70 = add nsw i64 %66, 1
  %71 = select i1 %69, i64 %66, i64 %64
  %72 = select i1 %69, i64 %63, i64 %70
  %73 = icmp slt i64 %72, %71
  br i1 %73, label %62, label %74

74:                                               ; preds = %62
  %75 = icmp eq i64 %72, 0
  br i1 %75, label %95, label %76

76:                                               ; preds = %74
  %77 = load ptr, ptr %34, align 8
  %78 = add nsw i64 %72, -1
  %79 = getelementptr inbounds i64, ptr %77, i64 %78
  %80 = load i64, ptr %79, align 8
  %81 = icmp sgt i64 %80, %57
  br i1 %81, label %95, label %97

82:                                               ; preds = %51, %92
  %83 = phi i64 [ 0, %51 ], [ %93, %92 ]
  %84 = shl nuw i64 1, %83
  %85 = and i64 %84, %52
  %86 = icmp eq i64 %85, 0
  br i1 %86, label %92, label %87

87:                                               ; preds = %82
  %88 = sdiv i64 %54, %42
  %89 = getelementptr inbounds %struct.State, ptr %6, i64 0, i32 9, i64 %83
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %90, %88
  store i64 %91, ptr %89, align 8
  br label %92

92:                                               ; preds = %82, %87
  %93 = add nuw nsw i64 %83, 1
  %94 = icmp eq i64 %93, %49
  br i1 %94, label %55, label %82

95:                                               ; preds = %55, %74, %76
  call fastcc void @keep_any(ptr noundef nonnull %0, ptr noundef nonnull %6, ptr noundef nonnull %2, i64 noundef %3, i64 noundef %35)
  %96 = load i64, ptr %25, align 8
  br label %97

97:                                               ; preds = %95, %76
  %98 = phi i64 [ %96, %95 ], [ %40, %76 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 880, ptr nonnull %6)
  br label %99

99:                                               ; preds = %45, %97
  %100 = phi i64 [ %40, %45 ], [ %98, %97 ]
  %101 = phi i64 [ %41, %45 ], [ %98, %97 ]
  %102 = add nuw nsw i64 %42, 1
  %103 = icmp slt i64 %42, %101
  br i1 %103, label %39, label %194

104:                                              ; preds = %36, %5
  call void @llvm.lifetime.start.p0(i64 880, ptr nonnull %8)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(880) %8, ptr noundef nonnull align 8 dereferenceable(880) %1, i64 880, i1 false)
  %105 = load i64, ptr %9, align 8
  %106 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %3, i32 4
  %107 = load i64, ptr %106, align 8
  %108 = icmp sgt i64 %107, 0
  br i1 %108, label %109, label %176

109:                                              ; preds = %104, %137
  %110 = phi i64 [ %140, %137 ], [ 0, %104 ]
  %111 = phi i64 [ %139, %137 ], [ %105, %104 ]
  %112 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %3, i32 14, i64 %110
  %113 = load i64, ptr %112, align 8
  %114 = icmp sgt i64 %113, 0
  br i1 %114, label %115, label %137

115:                                              ; preds = %109
  %116 = and i64 %113, 1
  %117 = icmp eq i64 %113, 1
  br i1 %117, label %120, label %118

118:                                              ; preds = %115
  %119 = and i64 %113, -2
  br label %142

120:                                              ; preds = %171, %115
  %121 = phi i64 [ undef, %115 ], [ %172, %171 ]
  %122 = phi i64 [ 0, %115 ], [ %173, %171 ]
  %123 = phi i64 [ 1, %115 ], [ %172, %171 ]
  %124 = icmp eq i64 %116, 0
  br i1 %124, label %137, label %125

125:                                              ; preds = %120
  %126 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %3, i32 15, i64 %110, i64 %122
  %127 = load i64, ptr %126, align 8
  %128 = getelementptr inbounds i64, ptr %8, i64 %127
  %129 = load i64, ptr %128, align 8
  %130 = icmp eq i64 %129, 0
  br i1 %130, label %137, label %131

131:                                              ; preds = %125
  %132 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %3, i32 16, i64 %110, i64 %122
  %133 = load i64, ptr %132, align 8
  %134 = add nsw i64 %129, -1
  %135 = mul nsw i64 %133, %134
  %136 = add nsw i64 %135, %123
  br label %137

137:                                              ; preds = %120, %131, %125, %109
  %138 = phi i64 [ 1, %109 ], [ %121, %120 ], [ %136, %131 ], [ %123, %125 ]
  %139 = mul nsw i64 %138, %111
  %140 = add nuw nsw i64 %110, 1
  %141 = icmp eq i64 %140, %107
  br i1 %141, label %176, label %109

142:                                              ; preds = %171, %118
  %143 = phi i64 [ 0, %118 ], [ %173, %171 ]
  %144 = phi i64 [ 1, %118 ], [ %172, %171 ]
  %145 = phi i64 [ 0, %118 ], [ %174, %171 ]
  %146 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %3, i32 15, i64 %110, i64 %143
  %147 = load i64, ptr %146, align 8
  %148 = getelementptr inbounds i64, ptr %8, i64 %147
  %149 = load i64, ptr %148, align 8
  %150 = icmp eq i64 %149, 0
  br i1 %150, label %157, label %151

151:                                              ; preds = %142
  %152 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %3, i32 16, i64 %110, i64 %143
  %153 = load i64, ptr %152, align 8
  %154 = add nsw i64 %149, -1
  %155 = mul nsw i64 %153, %154
  %156 = add nsw i64 %155, %144
  br label %157

157:                                              ; preds = %151, %142
  %158 = phi i64 [ %156, %151 ], [ %144, %142 ]
  %159 = or i64 %143, 1
  %160 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %3, i32 15, i64 %110, i64 %159
  %161 = load i64, ptr %160, align 8
  %162 = getelementptr inbounds i64, ptr %8, i64 %161
  %163 = load i64, ptr %162, align 8
  %164 = icmp eq i64 %163, 0
  br i1 %164, label %171, label %165

165:                                              ; preds = %157
  %166 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %3, i32 16, i64 %110, i64 %159
  %167 = load i64, ptr %166, align 8
  %168 = add nsw i64 %163, -1
  %169 = mul nsw i64 %167, %168
  %170 = add nsw i64 %169, %158
  br label %171

171:                                              ; preds = %165, %157
  %172 = phi i64 [ %170, %165 ], [ %158, %157 ]
  %173 = add nuw nsw i64 %143, 2
  %174 = add i64 %145, 2
  %175 = icmp eq i64 %174, %119
  br i1 %175, label %120, label %142

176:                                              ; preds = %137, %104
  %177 = phi i64 [ %105, %104 ], [ %139, %137 ]
  %178 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 8
  %179 = load i64, ptr %178, align 8
  %180 = add nsw i64 %179, %177
  store i64 %180, ptr %178, align 8
  %181 = trunc i64 %3 to i32
  %182 = shl nuw i32 1, %181
  %183 = sext i32 %182 to i64
  %184 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 4
  %185 = load i64, ptr %184, align 8
  %186 = or i64 %185, %183
  store i64 %186, ptr %184, align 8
  %187 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 1
  %188 = load i64, ptr %187, align 8
  %189 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 3, i64 %3
  store i64 %188, ptr %189, align 8
  %190 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 9, i64 %3
  store i64 0, ptr %190, align 8
  %191 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 6
  %192 = load i64, ptr %191, align 8
  %193 = or i64 %192, %183
  store i64 %193, ptr %191, align 8
  call fastcc void @outward(ptr noundef nonnull %0, ptr noundef nonnull %8, ptr noundef %2)
  call void @llvm.lifetime.end.p0(i64 880, ptr nonnull %8)
  br label %194

194:                                              ; preds = %99, %24, %176
  ret void
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
  %14 = tail call fastcc i64 @arrive(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4)
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
  %23 = getelementptr inbounds %struct.Tensor, ptr %2, i64 0, i32 6
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr inbounds %struct.Tensor, ptr %2, i64 0, i32 7
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
  %62 = getelementptr inbounds %struct.Tensor, ptr %2, i64 0, i32 8, i64 %58
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
  %81 = getelementptr inbounds %struct.Tensor, ptr %2, i64 0, i32 13, i64 %58, i64 %76
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
  %104 = getelementptr inbounds %struct.Tensor, ptr %2, i64 0, i32 13, i64 %58, i64 %100
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
  %115 = getelementptr inbounds %struct.Tensor, ptr %2, i64 0, i32 13, i64 %58, i64 %114
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
  %152 = getelementptr inbounds %struct.Tensor, ptr %2, i64 0, i32 13, i64 %151, i64 %143
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
  %303 = getelementptr inbounds %struct.Tensor, ptr %2, i64 0, i32 13, i64 %293, i64 %302
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
  %330 = getelementptr inbounds %struct.Tensor, ptr %2, i64 0, i32 13, i64 %293, i64 %329
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
  %345 = getelementptr inbounds %struct.Tensor, ptr %2, i64 0, i32 13, i64 %293, i64 %344
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
define internal fastcc void @remember(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, double noundef %2) unnamed_addr {
  %4 = alloca [12 x i64], align 16
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %4)
  %5 = load i64, ptr %0, align 8
  %6 = icmp sgt i64 %5, 0
  br i1 %6, label %7, label %22

7:                                                ; preds = %3
  %8 = and i64 %5, 7
  %9 = icmp ult i64 %5, 8
  br i1 %9, label %12, label %10

10:                                               ; preds = %7
  %11 = and i64 %5, -8
  br label %25

12:                                               ; preds = %25, %7
  %13 = phi i64 [ 0, %7 ], [ %43, %25 ]
  %14 = icmp eq i64 %8, 0
  br i1 %14, label %22, label %15

15:                                               ; preds = %12, %15
  %16 = phi i64 [ %19, %15 ], [ %13, %12 ]
  %17 = phi i64 [ %20, %15 ], [ 0, %12 ]
  %18 = getelementptr inbounds [12 x i64], ptr %4, i64 0, i64 %16
  store i64 %16, ptr %18, align 8
  %19 = add nuw nsw i64 %16, 1
  %20 = add i64 %17, 1
  %21 = icmp eq i64 %20, %8
  br i1 %21, label %22, label %15

22:                                               ; preds = %12, %15, %3
  %23 = load i64, ptr %1, align 8
  %24 = icmp sgt i64 %23, 0
  br i1 %24, label %56, label %46

25:                                               ; preds = %25, %10
  %26 = phi i64 [ 0, %10 ], [ %43, %25 ]
  %27 = phi i64 [ 0, %10 ], [ %44, %25 ]
  %28 = getelementptr inbounds [12 x i64], ptr %4, i64 0, i64 %26
  store i64 %26, ptr %28, align 16
  %29 = or i64 %26, 1
  %30 = getelementptr inbounds [12 x i64], ptr %4, i64 0, i64 %29
  store i64 %29, ptr %30, align 8
  %31 = or i64 %26, 2
  %32 = getelementptr inbounds [12 x i64], ptr %4, i64 0, i64 %31
  store i64 %31, ptr %32, align 16
  %33 = or i64 %26, 3
  %34 = getelementptr inbounds [12 x i64], ptr %4, i64 0, i64 %33
  store i64 %33, ptr %34, align 8
  %35 = or i64 %26, 4
  %36 = getelementptr inbounds [12 x i64], ptr %4, i64 0, i64 %35
  store i64 %35, ptr %36, align 16
  %37 = or i64 %26, 5
  %38 = getelementptr inbounds [12 x i64], ptr %4, i64 0, i64 %37
  store i64 %37, ptr %38, align 8
  %39 = or i64 %26, 6
  %40 = getelementptr inbounds [12 x i64], ptr %4, i64 0, i64 %39
  store i64 %39, ptr %40, align 16
  %41 = or i64 %26, 7
  %42 = getelementptr inbounds [12 x i64], ptr %4, i64 0, i64 %41
  store i64 %41, ptr %42, align 8
  %43 = add nuw nsw i64 %26, 8
  %44 = add i64 %27, 8
  %45 = icmp eq i64 %44, %11
  br i1 %45, label %12, label %25

46:                                               ; preds = %56, %22
  %47 = phi i64 [ 1, %22 ], [ %78, %56 ]
  %48 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %49 = load i64, ptr %48, align 8
  %50 = icmp sgt i64 %49, 0
  br i1 %50, label %51, label %131

51:                                               ; preds = %46
  %52 = and i64 %49, 1
  %53 = icmp eq i64 %49, 1
  br i1 %53, label %113, label %54

54:                                               ; preds = %51
  %55 = and i64 %49, -2
  br label %81

56:                                               ; preds = %22, %56
  %57 = phi i64 [ %79, %56 ], [ 0, %22 ]
  %58 = phi i64 [ %78, %56 ], [ 1, %22 ]
  %59 = getelementptr inbounds %struct.Nest, ptr %1, i64 0, i32 1, i64 %57
  %60 = load i64, ptr %59, align 8
  %61 = getelementptr inbounds [12 x i64], ptr %4, i64 0, i64 %60
  %62 = load i64, ptr %61, align 8
  %63 = shl nsw i64 %62, 1
  %64 = getelementptr inbounds %struct.Nest, ptr %1, i64 0, i32 1, i64 %57, i32 1
  %65 = load i64, ptr %64, align 8
  %66 = icmp eq i64 %65, 1
  %67 = zext i1 %66 to i64
  %68 = or i64 %63, %67
  %69 = xor i64 %68, %58
  %70 = lshr i64 %69, 30
  %71 = xor i64 %70, %69
  %72 = mul i64 %71, -4658895280553007687
  %73 = lshr i64 %72, 27
  %74 = xor i64 %73, %72
  %75 = mul i64 %74, -7723592293110705685
  %76 = lshr i64 %75, 31
  %77 = xor i64 %76, %75
  %78 = add i64 %77, -7046029254386353131
  %79 = add nuw nsw i64 %57, 1
  %80 = icmp eq i64 %79, %23
  br i1 %80, label %46, label %56

81:                                               ; preds = %81, %54
  %82 = phi i64 [ 0, %54 ], [ %110, %81 ]
  %83 = phi i64 [ %47, %54 ], [ %109, %81 ]
  %84 = phi i64 [ 0, %54 ], [ %111, %81 ]
  %85 = getelementptr inbounds %struct.Nest, ptr %1, i64 0, i32 2, i64 %82
  %86 = load i64, ptr %85, align 8
  %87 = xor i64 %86, %83
  %88 = lshr i64 %87, 30
  %89 = xor i64 %88, %87
  %90 = mul i64 %89, -4658895280553007687
  %91 = lshr i64 %90, 27
  %92 = xor i64 %91, %90
  %93 = mul i64 %92, -7723592293110705685
  %94 = lshr i64 %93, 31
  %95 = xor i64 %94, %93
  %96 = add i64 %95, -7046029254386353131
  %97 = or i64 %82, 1
  %98 = getelementptr inbounds %struct.Nest, ptr %1, i64 0, i32 2, i64 %97
  %99 = load i64, ptr %98, align 8
  %100 = xor i64 %99, %96
  %101 = lshr i64 %100, 30
  %102 = xor i64 %101, %100
  %103 = mul i64 %102, -4658895280553007687
  %104 = lshr i64 %103, 27
  %105 = xor i64 %104, %103
  %106 = mul i64 %105, -7723592293110705685
  %107 = lshr i64 %106, 31
  %108 = xor i64 %107, %106
  %109 = add i64 %108, -7046029254386353131
  %110 = add nuw nsw i64 %82, 2
  %111 = add i64 %84, 2
  %112 = icmp eq i64 %111, %55
  br i1 %112, label %113, label %81

113:                                              ; preds = %81, %51
  %114 = phi i64 [ undef, %51 ], [ %109, %81 ]
  %115 = phi i64 [ 0, %51 ], [ %110, %81 ]
  %116 = phi i64 [ %47, %51 ], [ %109, %81 ]
  %117 = icmp eq i64 %52, 0
  br i1 %117, label %131, label %118

118:                                              ; preds = %113
  %119 = getelementptr inbounds %struct.Nest, ptr %1, i64 0, i32 2, i64 %115
  %120 = load i64, ptr %119, align 8
  %121 = xor i64 %120, %116
  %122 = lshr i64 %121, 30
  %123 = xor i64 %122, %121
  %124 = mul i64 %123, -4658895280553007687
  %125 = lshr i64 %124, 27
  %126 = xor i64 %125, %124
  %127 = mul i64 %126, -7723592293110705685
  %128 = lshr i64 %127, 31
  %129 = xor i64 %128, %127
  %130 = add i64 %129, -7046029254386353131
  br label %131

131:                                              ; preds = %118, %113, %46
  %132 = phi i64 [ %47, %46 ], [ %114, %113 ], [ %130, %118 ]
  %133 = or i64 %132, 1
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %4)
  %134 = tail call fastcc i64 @key_of(ptr noundef nonnull %0, ptr noundef nonnull %1, i64 noundef 1)
  %135 = tail call i64 @llvm.umin.i64(i64 %134, i64 %133)
  %136 = and i64 %135, 4095
  %137 = getelementptr inbounds %struct.anon, ptr @met, i64 0, i32 3, i64 %136
  %138 = load i64, ptr %137, align 8
  %139 = icmp eq i64 %138, 0
  %140 = icmp eq i64 %138, %135
  %141 = select i1 %139, i1 true, i1 %140
  br i1 %141, label %163, label %142

142:                                              ; preds = %131, %154
  %143 = phi i64 [ %156, %154 ], [ 1, %131 ]
  %144 = icmp eq i64 %143, 17
  br i1 %144, label %213, label %145

145:                                              ; preds = %142
  %146 = add i64 %143, %135
  %147 = add nuw nsw i64 %143, 1
  %148 = and i64 %146, 4095
  %149 = getelementptr inbounds %struct.anon, ptr @met, i64 0, i32 3, i64 %148
  %150 = load i64, ptr %149, align 8
  %151 = icmp eq i64 %150, 0
  %152 = icmp eq i64 %150, %135
  %153 = select i1 %151, i1 true, i1 %152
  br i1 %153, label %163, label %154

154:                                              ; preds = %145
  %155 = add i64 %147, %135
  %156 = add nuw nsw i64 %143, 2
  %157 = and i64 %155, 4095
  %158 = getelementptr inbounds %struct.anon, ptr @met, i64 0, i32 3, i64 %157
  %159 = load i64, ptr %158, align 8
  %160 = icmp eq i64 %159, 0
  %161 = icmp eq i64 %159, %135
  %162 = select i1 %160, i1 true, i1 %161
  br i1 %162, label %163, label %142

163:                                              ; preds = %145, %154, %131
  %164 = phi i64 [ %136, %131 ], [ %148, %145 ], [ %157, %154 ]
  %165 = phi ptr [ %137, %131 ], [ %149, %145 ], [ %158, %154 ]
  %166 = phi i1 [ %140, %131 ], [ %152, %145 ], [ %161, %154 ]
  br i1 %166, label %167, label %172

167:                                              ; preds = %163
  %168 = getelementptr inbounds %struct.anon, ptr @met, i64 0, i32 3, i64 %164, i32 2
  %169 = load double, ptr %168, align 8
  %170 = fcmp ogt double %169, %2
  br i1 %170, label %171, label %213

171:                                              ; preds = %167
  store double %2, ptr %168, align 8
  br label %213

172:                                              ; preds = %163
  store i64 %135, ptr %165, align 8
  %173 = getelementptr inbounds %struct.anon, ptr @met, i64 0, i32 3, i64 %164, i32 1
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(592) %173, ptr noundef nonnull align 8 dereferenceable(592) %1, i64 592, i1 false)
  %174 = getelementptr inbounds %struct.anon, ptr @met, i64 0, i32 3, i64 %164, i32 2
  store double %2, ptr %174, align 8
  %175 = getelementptr inbounds %struct.anon, ptr @met, i64 0, i32 3, i64 %164, i32 3
  store i64 0, ptr %175, align 8
  %176 = load i64, ptr %1, align 8
  %177 = icmp sgt i64 %176, 0
  br i1 %177, label %178, label %192

178:                                              ; preds = %172
  %179 = and i64 %176, 1
  %180 = icmp eq i64 %176, 1
  br i1 %180, label %183, label %181

181:                                              ; preds = %178
  %182 = and i64 %176, -2
  br label %196

183:                                              ; preds = %196, %178
  %184 = phi i64 [ 0, %178 ], [ %210, %196 ]
  %185 = icmp eq i64 %179, 0
  br i1 %185, label %192, label %186

186:                                              ; preds = %183
  %187 = getelementptr inbounds %struct.Nest, ptr %1, i64 0, i32 1, i64 %184, i32 1
  %188 = load i64, ptr %187, align 8
  %189 = icmp eq i64 %188, 1
  %190 = select i1 %189, i64 1, i64 2
  %191 = getelementptr inbounds %struct.anon, ptr @met, i64 0, i32 3, i64 %164, i32 1, i32 1, i64 %184, i32 1
  store i64 %190, ptr %191, align 8
  br label %192

192:                                              ; preds = %186, %183, %172
  %193 = load i64, ptr getelementptr inbounds (%struct.anon, ptr @met, i64 0, i32 1), align 8
  %194 = add nsw i64 %193, 1
  store i64 %194, ptr getelementptr inbounds (%struct.anon, ptr @met, i64 0, i32 1), align 8
  %195 = getelementptr inbounds %struct.anon, ptr @met, i64 0, i32 2, i64 %193
  store i64 %164, ptr %195, align 8
  br label %213

196:                                              ; preds = %196, %181
  %197 = phi i64 [ 0, %181 ], [ %210, %196 ]
  %198 = phi i64 [ 0, %181 ], [ %211, %196 ]
  %199 = getelementptr inbounds %struct.Nest, ptr %1, i64 0, i32 1, i64 %197, i32 1
  %200 = load i64, ptr %199, align 8
  %201 = icmp eq i64 %200, 1
  %202 = select i1 %201, i64 1, i64 2
  %203 = getelementptr inbounds %struct.anon, ptr @met, i64 0, i32 3, i64 %164, i32 1, i32 1, i64 %197, i32 1
  store i64 %202, ptr %203, align 8
  %204 = or i64 %197, 1
  %205 = getelementptr inbounds %struct.Nest, ptr %1, i64 0, i32 1, i64 %204, i32 1
  %206 = load i64, ptr %205, align 8
  %207 = icmp eq i64 %206, 1
  %208 = select i1 %207, i64 1, i64 2
  %209 = getelementptr inbounds %struct.anon, ptr @met, i64 0, i32 3, i64 %164, i32 1, i32 1, i64 %204, i32 1
  store i64 %208, ptr %209, align 8
  %210 = add nuw nsw i64 %197, 2
  %211 = add i64 %198, 2
  %212 = icmp eq i64 %211, %182
  br i1 %212, label %183, label %196

213:                                              ; preds = %142, %167, %171, %192
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc i64 @arrive(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, i64 noundef %4) unnamed_addr {
  %6 = alloca [12 x ptr], align 16
  %7 = alloca [12 x i64], align 16
  %8 = alloca [8 x i64], align 16
  %9 = alloca [12 x i64], align 16
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %7)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %8)
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %9)
  %10 = load i64, ptr %0, align 8
  %11 = icmp sgt i64 %10, 0
  br i1 %11, label %20, label %12

12:                                               ; preds = %20, %5
  %13 = phi i64 [ %10, %5 ], [ %24, %20 ]
  %14 = icmp sgt i64 %4, 0
  br i1 %14, label %15, label %37

15:                                               ; preds = %12
  %16 = and i64 %4, 1
  %17 = icmp eq i64 %4, 1
  br i1 %17, label %26, label %18

18:                                               ; preds = %15
  %19 = and i64 %4, -2
  br label %47

20:                                               ; preds = %5, %20
  %21 = phi i64 [ %23, %20 ], [ 0, %5 ]
  %22 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %21
  store i64 0, ptr %22, align 8
  %23 = add nuw nsw i64 %21, 1
  %24 = load i64, ptr %0, align 8
  %25 = icmp slt i64 %23, %24
  br i1 %25, label %20, label %12

26:                                               ; preds = %47, %15
  %27 = phi i64 [ 0, %15 ], [ %61, %47 ]
  %28 = icmp eq i64 %16, 0
  br i1 %28, label %35, label %29

29:                                               ; preds = %26
  %30 = getelementptr inbounds %struct.Loop, ptr %3, i64 %27
  %31 = load i64, ptr %30, align 8
  %32 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %31
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
  br i1 %39, label %40, label %80

40:                                               ; preds = %37
  %41 = getelementptr inbounds %struct.Tensor, ptr %2, i64 0, i32 6
  %42 = load i64, ptr %41, align 8
  %43 = and i64 %38, 1
  %44 = icmp eq i64 %38, 1
  br i1 %44, label %64, label %45

45:                                               ; preds = %40
  %46 = and i64 %38, -2
  br label %85

47:                                               ; preds = %47, %18
  %48 = phi i64 [ 0, %18 ], [ %61, %47 ]
  %49 = phi i64 [ 0, %18 ], [ %62, %47 ]
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
  %63 = icmp eq i64 %62, %19
  br i1 %63, label %26, label %47

64:                                               ; preds = %112, %40
  %65 = phi i64 [ undef, %40 ], [ %113, %112 ]
  %66 = phi i64 [ 1, %40 ], [ %113, %112 ]
  %67 = phi i64 [ 0, %40 ], [ %114, %112 ]
  %68 = icmp eq i64 %43, 0
  br i1 %68, label %80, label %69

69:                                               ; preds = %64
  %70 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %67
  %71 = load i64, ptr %70, align 8
  %72 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %67
  store i64 %71, ptr %72, align 8
  %73 = shl nuw i64 1, %67
  %74 = and i64 %42, %73
  %75 = icmp eq i64 %74, 0
  br i1 %75, label %76, label %80

76:                                               ; preds = %69
  %77 = getelementptr inbounds %struct.Chains, ptr %1, i64 0, i32 3, i64 %67, i64 %71
  %78 = load i64, ptr %77, align 8
  %79 = mul nsw i64 %78, %66
  br label %80

80:                                               ; preds = %64, %76, %69, %37
  %81 = phi i64 [ 1, %37 ], [ %65, %64 ], [ %66, %69 ], [ %79, %76 ]
  %82 = getelementptr inbounds %struct.Tensor, ptr %2, i64 0, i32 3
  %83 = load i64, ptr %82, align 8
  %84 = icmp sgt i64 %83, 0
  br i1 %84, label %117, label %128

85:                                               ; preds = %112, %45
  %86 = phi i64 [ 1, %45 ], [ %113, %112 ]
  %87 = phi i64 [ 0, %45 ], [ %114, %112 ]
  %88 = phi i64 [ 0, %45 ], [ %115, %112 ]
  %89 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %87
  %90 = load i64, ptr %89, align 8
  %91 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %87
  store i64 %90, ptr %91, align 16
  %92 = shl nuw i64 1, %87
  %93 = and i64 %42, %92
  %94 = icmp eq i64 %93, 0
  br i1 %94, label %95, label %99

95:                                               ; preds = %85
  %96 = getelementptr inbounds %struct.Chains, ptr %1, i64 0, i32 3, i64 %87, i64 %90
  %97 = load i64, ptr %96, align 8
  %98 = mul nsw i64 %97, %86
  br label %99

99:                                               ; preds = %85, %95
  %100 = phi i64 [ %86, %85 ], [ %98, %95 ]
  %101 = or i64 %87, 1
  %102 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %101
  %103 = load i64, ptr %102, align 8
  %104 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %101
  store i64 %103, ptr %104, align 8
  %105 = shl i64 2, %87
  %106 = and i64 %42, %105
  %107 = icmp eq i64 %106, 0
  br i1 %107, label %108, label %112

108:                                              ; preds = %99
  %109 = getelementptr inbounds %struct.Chains, ptr %1, i64 0, i32 3, i64 %101, i64 %103
  %110 = load i64, ptr %109, align 8
  %111 = mul nsw i64 %110, %100
  br label %112

112:                                              ; preds = %108, %99
  %113 = phi i64 [ %100, %99 ], [ %111, %108 ]
  %114 = add nuw nsw i64 %87, 2
  %115 = add i64 %88, 2
  %116 = icmp eq i64 %115, %46
  br i1 %116, label %64, label %85

117:                                              ; preds = %80, %144
  %118 = phi i64 [ %147, %144 ], [ %81, %80 ]
  %119 = phi i64 [ %148, %144 ], [ 0, %80 ]
  %120 = getelementptr inbounds %struct.Tensor, ptr %2, i64 0, i32 9, i64 %119
  %121 = load i64, ptr %120, align 8
  %122 = icmp sgt i64 %121, 0
  br i1 %122, label %123, label %144

123:                                              ; preds = %117
  %124 = and i64 %121, 3
  %125 = icmp ult i64 %121, 4
  br i1 %125, label %132, label %126

126:                                              ; preds = %123
  %127 = and i64 %121, -4
  br label %151

128:                                              ; preds = %144, %80
  %129 = phi i64 [ %81, %80 ], [ %147, %144 ]
  br i1 %14, label %130, label %172

130:                                              ; preds = %128
  %131 = getelementptr inbounds %struct.Tensor, ptr %2, i64 0, i32 6
  br label %174

132:                                              ; preds = %151, %123
  %133 = phi i64 [ 0, %123 ], [ %169, %151 ]
  %134 = icmp eq i64 %124, 0
  br i1 %134, label %144, label %135

135:                                              ; preds = %132, %135
  %136 = phi i64 [ %141, %135 ], [ %133, %132 ]
  %137 = phi i64 [ %142, %135 ], [ 0, %132 ]
  %138 = getelementptr inbounds %struct.Tensor, ptr %2, i64 0, i32 10, i64 %119, i64 %136
  %139 = load i64, ptr %138, align 8
  %140 = getelementptr inbounds [12 x i64], ptr %9, i64 0, i64 %139
  store i64 %119, ptr %140, align 8
  %141 = add nuw nsw i64 %136, 1
  %142 = add i64 %137, 1
  %143 = icmp eq i64 %142, %124
  br i1 %143, label %144, label %135

144:                                              ; preds = %132, %135, %117
  %145 = call fastcc i64 @still(ptr noundef %1, ptr noundef nonnull %2, i64 noundef %119, ptr noundef nonnull %7)
  %146 = getelementptr inbounds [8 x i64], ptr %8, i64 0, i64 %119
  store i64 %145, ptr %146, align 8
  %147 = mul nsw i64 %145, %118
  %148 = add nuw nsw i64 %119, 1
  %149 = load i64, ptr %82, align 8
  %150 = icmp slt i64 %148, %149
  br i1 %150, label %117, label %128

151:                                              ; preds = %151, %126
  %152 = phi i64 [ 0, %126 ], [ %169, %151 ]
  %153 = phi i64 [ 0, %126 ], [ %170, %151 ]
  %154 = getelementptr inbounds %struct.Tensor, ptr %2, i64 0, i32 10, i64 %119, i64 %152
  %155 = load i64, ptr %154, align 8
  %156 = getelementptr inbounds [12 x i64], ptr %9, i64 0, i64 %155
  store i64 %119, ptr %156, align 8
  %157 = or i64 %152, 1
  %158 = getelementptr inbounds %struct.Tensor, ptr %2, i64 0, i32 10, i64 %119, i64 %157
  %159 = load i64, ptr %158, align 8
  %160 = getelementptr inbounds [12 x i64], ptr %9, i64 0, i64 %159
  store i64 %119, ptr %160, align 8
  %161 = or i64 %152, 2
  %162 = getelementptr inbounds %struct.Tensor, ptr %2, i64 0, i32 10, i64 %119, i64 %161
  %163 = load i64, ptr %162, align 8
  %164 = getelementptr inbounds [12 x i64], ptr %9, i64 0, i64 %163
  store i64 %119, ptr %164, align 8
  %165 = or i64 %152, 3
  %166 = getelementptr inbounds %struct.Tensor, ptr %2, i64 0, i32 10, i64 %119, i64 %165
  %167 = load i64, ptr %166, align 8
  %168 = getelementptr inbounds [12 x i64], ptr %9, i64 0, i64 %167
  store i64 %119, ptr %168, align 8
  %169 = add nuw nsw i64 %152, 4
  %170 = add i64 %153, 4
  %171 = icmp eq i64 %170, %127
  br i1 %171, label %132, label %151

172:                                              ; preds = %587, %128
  %173 = phi i64 [ %129, %128 ], [ %581, %587 ]
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %9)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %7)
  ret i64 %173

174:                                              ; preds = %130, %587
  %175 = phi i64 [ %4, %130 ], [ %177, %587 ]
  %176 = phi i64 [ %129, %130 ], [ %581, %587 ]
  %177 = add nsw i64 %175, -1
  %178 = getelementptr inbounds %struct.Loop, ptr %3, i64 %177
  %179 = load i64, ptr %178, align 8
  %180 = load i64, ptr %131, align 8
  %181 = lshr i64 %180, %179
  %182 = and i64 %181, 1
  %183 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %179
  %184 = load i64, ptr %183, align 8
  %185 = add nsw i64 %184, -1
  store i64 %185, ptr %183, align 8
  %186 = load i64, ptr %0, align 8
  %187 = icmp sgt i64 %186, 0
  br i1 %187, label %197, label %188

188:                                              ; preds = %218, %174
  %189 = phi i64 [ 1, %174 ], [ %219, %218 ]
  %190 = load i64, ptr %82, align 8
  %191 = icmp sgt i64 %190, 0
  %192 = icmp ne i64 %189, 0
  %193 = select i1 %191, i1 %192, i1 false
  br i1 %193, label %194, label %224

194:                                              ; preds = %188
  %195 = icmp eq i64 %182, 0
  %196 = getelementptr inbounds [12 x i64], ptr %9, i64 0, i64 %179
  br label %229

197:                                              ; preds = %174, %218
  %198 = phi i64 [ %220, %218 ], [ 0, %174 ]
  %199 = phi i64 [ %219, %218 ], [ 1, %174 ]
  %200 = shl nuw i64 1, %198
  %201 = and i64 %200, %180
  %202 = icmp eq i64 %201, 0
  br i1 %202, label %203, label %218

203:                                              ; preds = %197
  %204 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %198
  %205 = load i64, ptr %204, align 8
  %206 = icmp eq i64 %198, %179
  %207 = zext i1 %206 to i64
  %208 = add nsw i64 %205, %207
  %209 = getelementptr inbounds %struct.Chains, ptr %1, i64 0, i32 3, i64 %198, i64 %208
  %210 = load i64, ptr %209, align 8
  br i1 %206, label %211, label %214

211:                                              ; preds = %203
  %212 = getelementptr inbounds %struct.Chains, ptr %1, i64 0, i32 3, i64 %179, i64 %205
  %213 = load i64, ptr %212, align 8
  br label %214

214:                                              ; preds = %203, %211
  %215 = phi i64 [ %213, %211 ], [ 0, %203 ]
  %216 = sub nsw i64 %210, %215
  %217 = mul nsw i64 %216, %199
  br label %218

218:                                              ; preds = %197, %214
  %219 = phi i64 [ %199, %197 ], [ %217, %214 ]
  %220 = add nuw nsw i64 %198, 1
  %221 = icmp slt i64 %220, %186
  %222 = icmp ne i64 %219, 0
  %223 = select i1 %221, i1 %222, i1 false
  br i1 %223, label %197, label %188

224:                                              ; preds = %239, %188
  %225 = phi i64 [ %189, %188 ], [ %240, %239 ]
  %226 = phi i1 [ %192, %188 ], [ %243, %239 ]
  %227 = icmp ne i64 %182, 0
  %228 = select i1 %227, i1 %226, i1 false
  br i1 %228, label %245, label %579

229:                                              ; preds = %194, %239
  %230 = phi i64 [ 0, %194 ], [ %241, %239 ]
  %231 = phi i64 [ %189, %194 ], [ %240, %239 ]
  br i1 %195, label %235, label %232

232:                                              ; preds = %229
  %233 = load i64, ptr %196, align 8
  %234 = icmp eq i64 %230, %233
  br i1 %234, label %239, label %235

235:                                              ; preds = %232, %229
  %236 = getelementptr inbounds [8 x i64], ptr %8, i64 0, i64 %230
  %237 = load i64, ptr %236, align 8
  %238 = mul nsw i64 %237, %231
  br label %239

239:                                              ; preds = %232, %235
  %240 = phi i64 [ %238, %235 ], [ %231, %232 ]
  %241 = add nuw nsw i64 %230, 1
  %242 = icmp slt i64 %241, %190
  %243 = icmp ne i64 %240, 0
  %244 = select i1 %242, i1 %243, i1 false
  br i1 %244, label %229, label %224

245:                                              ; preds = %224
  %246 = getelementptr inbounds [12 x i64], ptr %9, i64 0, i64 %179
  %247 = load i64, ptr %246, align 8
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %6)
  %248 = getelementptr inbounds %struct.Tensor, ptr %2, i64 0, i32 9, i64 %247
  %249 = load i64, ptr %248, align 8
  %250 = icmp eq i64 %249, 1
  br i1 %250, label %576, label %251

251:                                              ; preds = %245
  %252 = icmp sgt i64 %249, 0
  br i1 %252, label %255, label %253

253:                                              ; preds = %571, %251
  %254 = call fastcc i64 @meet(ptr noundef nonnull %2, i64 noundef %247, ptr noundef nonnull %6)
  br label %576

255:                                              ; preds = %251, %571
  %256 = phi i64 [ %573, %571 ], [ 0, %251 ]
  %257 = getelementptr inbounds %struct.Tensor, ptr %2, i64 0, i32 10, i64 %247, i64 %256
  %258 = load i64, ptr %257, align 8
  %259 = getelementptr inbounds i64, ptr %7, i64 %258
  %260 = load i64, ptr %259, align 8
  %261 = getelementptr inbounds [12 x %struct.Steps], ptr @stepped.s, i64 0, i64 %256
  %262 = getelementptr inbounds %struct.Chains, ptr %1, i64 0, i32 2, i64 %258, i64 %260
  store i64 0, ptr %261, align 8
  %263 = load i64, ptr %262, align 8
  %264 = icmp sgt i64 %263, 0
  br i1 %264, label %265, label %571

265:                                              ; preds = %255
  %266 = icmp eq i64 %258, %179
  %267 = getelementptr inbounds %struct.Chains, ptr %1, i64 0, i32 1, i64 %258, i64 %260
  %268 = add nsw i64 %260, 1
  %269 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %258
  %270 = add i64 %260, 1
  %271 = xor i64 %260, -1
  %272 = xor i64 %260, -1
  %273 = sub i64 -2, %260
  %274 = xor i64 %260, -1
  %275 = sub i64 -2, %260
  %276 = xor i64 %260, -1
  %277 = sub i64 -2, %260
  br label %278

278:                                              ; preds = %567, %265
  %279 = phi i64 [ 0, %265 ], [ %568, %567 ]
  %280 = getelementptr inbounds %struct.Chains, ptr %1, i64 0, i32 2, i64 %258, i64 %260, i32 1, i64 %279
  %281 = load i64, ptr %280, align 8
  br i1 %266, label %386, label %282

282:                                              ; preds = %278
  %283 = load i64, ptr %269, align 8
  %284 = icmp sgt i64 %283, %260
  br i1 %284, label %285, label %332

285:                                              ; preds = %282
  %286 = sub i64 %283, %260
  %287 = and i64 %286, 1
  %288 = icmp eq i64 %283, %270
  br i1 %288, label %316, label %289

289:                                              ; preds = %285
  %290 = and i64 %286, -2
  br label %291

291:                                              ; preds = %291, %289
  %292 = phi i64 [ 0, %289 ], [ %311, %291 ]
  %293 = phi i64 [ %281, %289 ], [ %312, %291 ]
  %294 = phi i64 [ %260, %289 ], [ %313, %291 ]
  %295 = phi i64 [ 0, %289 ], [ %314, %291 ]
  %296 = getelementptr inbounds %struct.Chains, ptr %1, i64 0, i32 1, i64 %258, i64 %294
  %297 = load i64, ptr %296, align 8
  %298 = add i64 %293, -1
  %299 = srem i64 %298, %297
  %300 = sub nsw i64 %298, %299
  %301 = freeze i64 %300
  %302 = add nsw i64 %301, %292
  %303 = sub i64 %293, %301
  %304 = add nsw i64 %294, 1
  %305 = getelementptr inbounds %struct.Chains, ptr %1, i64 0, i32 1, i64 %258, i64 %304
  %306 = load i64, ptr %305, align 8
  %307 = add i64 %303, -1
  %308 = srem i64 %307, %306
  %309 = sub nsw i64 %307, %308
  %310 = freeze i64 %309
  %311 = add nsw i64 %310, %302
  %312 = sub i64 %303, %310
  %313 = add nsw i64 %294, 2
  %314 = add i64 %295, 2
  %315 = icmp eq i64 %314, %290
  br i1 %315, label %316, label %291

316:                                              ; preds = %291, %285
  %317 = phi i64 [ undef, %285 ], [ %311, %291 ]
  %318 = phi i64 [ undef, %285 ], [ %312, %291 ]
  %319 = phi i64 [ 0, %285 ], [ %311, %291 ]
  %320 = phi i64 [ %281, %285 ], [ %312, %291 ]
  %321 = phi i64 [ %260, %285 ], [ %313, %291 ]
  %322 = icmp eq i64 %287, 0
  br i1 %322, label %332, label %323

323:                                              ; preds = %316
  %324 = getelementptr inbounds %struct.Chains, ptr %1, i64 0, i32 1, i64 %258, i64 %321
  %325 = load i64, ptr %324, align 8
  %326 = add i64 %320, -1
  %327 = srem i64 %326, %325
  %328 = sub nsw i64 %326, %327
  %329 = freeze i64 %328
  %330 = add nsw i64 %329, %319
  %331 = sub i64 %320, %329
  br label %332

332:                                              ; preds = %323, %316, %282
  %333 = phi i64 [ 0, %282 ], [ %317, %316 ], [ %330, %323 ]
  %334 = phi i64 [ %281, %282 ], [ %318, %316 ], [ %331, %323 ]
  %335 = getelementptr inbounds %struct.Chains, ptr %1, i64 0, i32 2, i64 %258, i64 %260, i32 2, i64 %279
  %336 = load i64, ptr %335, align 8
  %337 = load i64, ptr %261, align 8
  %338 = getelementptr inbounds [12 x %struct.Steps], ptr @stepped.s, i64 0, i64 %256, i32 1, i64 %337
  store i64 %336, ptr %338, align 8
  %339 = sub nsw i64 0, %333
  %340 = load i64, ptr %261, align 8
  %341 = getelementptr inbounds [12 x %struct.Steps], ptr @stepped.s, i64 0, i64 %256, i32 2, i64 %340
  store i64 %339, ptr %341, align 8
  %342 = load i64, ptr %261, align 8
  %343 = getelementptr inbounds [12 x %struct.Steps], ptr @stepped.s, i64 0, i64 %256, i32 3, i64 %342
  store i64 %334, ptr %343, align 8
  %344 = load i64, ptr %269, align 8
  %345 = icmp sgt i64 %344, %260
  br i1 %345, label %346, label %562

346:                                              ; preds = %332
  %347 = sub i64 %344, %260
  %348 = add i64 %344, %271
  %349 = and i64 %347, 3
  %350 = icmp eq i64 %349, 0
  br i1 %350, label %361, label %351

351:                                              ; preds = %346, %351
  %352 = phi i64 [ %358, %351 ], [ %260, %346 ]
  %353 = phi i64 [ %357, %351 ], [ %281, %346 ]
  %354 = phi i64 [ %359, %351 ], [ 0, %346 ]
  %355 = getelementptr inbounds %struct.Chains, ptr %1, i64 0, i32 1, i64 %258, i64 %352
  %356 = load i64, ptr %355, align 8
  %357 = tail call i64 @llvm.smin.i64(i64 %353, i64 %356)
  %358 = add nsw i64 %352, 1
  %359 = add i64 %354, 1
  %360 = icmp eq i64 %359, %349
  br i1 %360, label %361, label %351

361:                                              ; preds = %351, %346
  %362 = phi i64 [ undef, %346 ], [ %357, %351 ]
  %363 = phi i64 [ %260, %346 ], [ %358, %351 ]
  %364 = phi i64 [ %281, %346 ], [ %357, %351 ]
  %365 = icmp ult i64 %348, 3
  br i1 %365, label %562, label %366

366:                                              ; preds = %361, %366
  %367 = phi i64 [ %384, %366 ], [ %363, %361 ]
  %368 = phi i64 [ %383, %366 ], [ %364, %361 ]
  %369 = getelementptr inbounds %struct.Chains, ptr %1, i64 0, i32 1, i64 %258, i64 %367
  %370 = load i64, ptr %369, align 8
  %371 = tail call i64 @llvm.smin.i64(i64 %368, i64 %370)
  %372 = add nsw i64 %367, 1
  %373 = getelementptr inbounds %struct.Chains, ptr %1, i64 0, i32 1, i64 %258, i64 %372
  %374 = load i64, ptr %373, align 8
  %375 = tail call i64 @llvm.smin.i64(i64 %371, i64 %374)
  %376 = add nsw i64 %367, 2
  %377 = getelementptr inbounds %struct.Chains, ptr %1, i64 0, i32 1, i64 %258, i64 %376
  %378 = load i64, ptr %377, align 8
  %379 = tail call i64 @llvm.smin.i64(i64 %375, i64 %378)
  %380 = add nsw i64 %367, 3
  %381 = getelementptr inbounds %struct.Chains, ptr %1, i64 0, i32 1, i64 %258, i64 %380
  %382 = load i64, ptr %381, align 8
  %383 = tail call i64 @llvm.smin.i64(i64 %379, i64 %382)
  %384 = add nsw i64 %367, 4
  %385 = icmp eq i64 %384, %344
  br i1 %385, label %562, label %366

386:                                              ; preds = %278
  %387 = load i64, ptr %267, align 8
  %388 = add i64 %281, -1
  %389 = add i64 %388, %387
  %390 = sdiv i64 %389, %387
  %391 = icmp slt i64 %390, 2
  br i1 %391, label %567, label %392

392:                                              ; preds = %386
  %393 = load i64, ptr %269, align 8
  %394 = icmp sgt i64 %393, %268
  br i1 %394, label %395, label %443

395:                                              ; preds = %392
  %396 = add i64 %393, %272
  %397 = and i64 %396, 1
  %398 = sub i64 0, %393
  %399 = icmp eq i64 %273, %398
  br i1 %399, label %427, label %400

400:                                              ; preds = %395
  %401 = and i64 %396, -2
  br label %402

402:                                              ; preds = %402, %400
  %403 = phi i64 [ 0, %400 ], [ %422, %402 ]
  %404 = phi i64 [ %387, %400 ], [ %423, %402 ]
  %405 = phi i64 [ %268, %400 ], [ %424, %402 ]
  %406 = phi i64 [ 0, %400 ], [ %425, %402 ]
  %407 = getelementptr inbounds %struct.Chains, ptr %1, i64 0, i32 1, i64 %179, i64 %405
  %408 = load i64, ptr %407, align 8
  %409 = add i64 %404, -1
  %410 = srem i64 %409, %408
  %411 = sub nsw i64 %409, %410
  %412 = freeze i64 %411
  %413 = add nsw i64 %412, %403
  %414 = sub i64 %404, %412
  %415 = add nsw i64 %405, 1
  %416 = getelementptr inbounds %struct.Chains, ptr %1, i64 0, i32 1, i64 %179, i64 %415
  %417 = load i64, ptr %416, align 8
  %418 = add i64 %414, -1
  %419 = srem i64 %418, %417
  %420 = sub nsw i64 %418, %419
  %421 = freeze i64 %420
  %422 = add nsw i64 %421, %413
  %423 = sub i64 %414, %421
  %424 = add nsw i64 %405, 2
  %425 = add i64 %406, 2
  %426 = icmp eq i64 %425, %401
  br i1 %426, label %427, label %402

427:                                              ; preds = %402, %395
  %428 = phi i64 [ undef, %395 ], [ %422, %402 ]
  %429 = phi i64 [ undef, %395 ], [ %423, %402 ]
  %430 = phi i64 [ 0, %395 ], [ %422, %402 ]
  %431 = phi i64 [ %387, %395 ], [ %423, %402 ]
  %432 = phi i64 [ %268, %395 ], [ %424, %402 ]
  %433 = icmp eq i64 %397, 0
  br i1 %433, label %443, label %434

434:                                              ; preds = %427
  %435 = getelementptr inbounds %struct.Chains, ptr %1, i64 0, i32 1, i64 %179, i64 %432
  %436 = load i64, ptr %435, align 8
  %437 = add i64 %431, -1
  %438 = srem i64 %437, %436
  %439 = sub nsw i64 %437, %438
  %440 = freeze i64 %439
  %441 = add nsw i64 %440, %430
  %442 = sub i64 %431, %440
  br label %443

443:                                              ; preds = %434, %427, %392
  %444 = phi i64 [ 0, %392 ], [ %428, %427 ], [ %441, %434 ]
  %445 = phi i64 [ %387, %392 ], [ %429, %427 ], [ %442, %434 ]
  %446 = getelementptr inbounds %struct.Chains, ptr %1, i64 0, i32 2, i64 %179, i64 %260, i32 2, i64 %279
  %447 = add nsw i64 %390, -2
  %448 = add nsw i64 %390, -1
  %449 = mul nsw i64 %448, %387
  %450 = sub nsw i64 %281, %449
  %451 = sub nsw i64 %387, %444
  %452 = load i64, ptr %446, align 8
  %453 = mul nsw i64 %452, %447
  %454 = icmp eq i64 %453, 0
  br i1 %454, label %510, label %455

455:                                              ; preds = %443
  %456 = load i64, ptr %261, align 8
  %457 = getelementptr inbounds [12 x %struct.Steps], ptr @stepped.s, i64 0, i64 %256, i32 1, i64 %456
  store i64 %453, ptr %457, align 8
  %458 = load i64, ptr %261, align 8
  %459 = getelementptr inbounds [12 x %struct.Steps], ptr @stepped.s, i64 0, i64 %256, i32 2, i64 %458
  store i64 %451, ptr %459, align 8
  %460 = load i64, ptr %261, align 8
  %461 = getelementptr inbounds [12 x %struct.Steps], ptr @stepped.s, i64 0, i64 %256, i32 3, i64 %460
  store i64 %445, ptr %461, align 8
  %462 = load i64, ptr %269, align 8
  %463 = icmp sgt i64 %462, %268
  br i1 %463, label %464, label %504

464:                                              ; preds = %455
  %465 = add i64 %462, %274
  %466 = add i64 %275, %462
  %467 = and i64 %465, 3
  %468 = icmp eq i64 %467, 0
  br i1 %468, label %479, label %469

469:                                              ; preds = %464, %469
  %470 = phi i64 [ %476, %469 ], [ %268, %464 ]
  %471 = phi i64 [ %475, %469 ], [ %387, %464 ]
  %472 = phi i64 [ %477, %469 ], [ 0, %464 ]
  %473 = getelementptr inbounds %struct.Chains, ptr %1, i64 0, i32 1, i64 %179, i64 %470
  %474 = load i64, ptr %473, align 8
  %475 = tail call i64 @llvm.smin.i64(i64 %471, i64 %474)
  %476 = add nsw i64 %470, 1
  %477 = add i64 %472, 1
  %478 = icmp eq i64 %477, %467
  br i1 %478, label %479, label %469

479:                                              ; preds = %469, %464
  %480 = phi i64 [ undef, %464 ], [ %475, %469 ]
  %481 = phi i64 [ %268, %464 ], [ %476, %469 ]
  %482 = phi i64 [ %387, %464 ], [ %475, %469 ]
  %483 = icmp ult i64 %466, 3
  br i1 %483, label %504, label %484

484:                                              ; preds = %479, %484
  %485 = phi i64 [ %502, %484 ], [ %481, %479 ]
  %486 = phi i64 [ %501, %484 ], [ %482, %479 ]
  %487 = getelementptr inbounds %struct.Chains, ptr %1, i64 0, i32 1, i64 %179, i64 %485
  %488 = load i64, ptr %487, align 8
  %489 = tail call i64 @llvm.smin.i64(i64 %486, i64 %488)
  %490 = add nsw i64 %485, 1
  %491 = getelementptr inbounds %struct.Chains, ptr %1, i64 0, i32 1, i64 %179, i64 %490
  %492 = load i64, ptr %491, align 8
  %493 = tail call i64 @llvm.smin.i64(i64 %489, i64 %492)
  %494 = add nsw i64 %485, 2
  %495 = getelementptr inbounds %struct.Chains, ptr %1, i64 0, i32 1, i64 %179, i64 %494
  %496 = load i64, ptr %495, align 8
  %497 = tail call i64 @llvm.smin.i64(i64 %493, i64 %496)
  %498 = add nsw i64 %485, 3
  %499 = getelementptr inbounds %struct.Chains, ptr %1, i64 0, i32 1, i64 %179, i64 %498
  %500 = load i64, ptr %499, align 8
  %501 = tail call i64 @llvm.smin.i64(i64 %497, i64 %500)
  %502 = add nsw i64 %485, 4
  %503 = icmp eq i64 %502, %462
  br i1 %503, label %504, label %484

504:                                              ; preds = %479, %484, %455
  %505 = phi i64 [ %387, %455 ], [ %480, %479 ], [ %501, %484 ]
  %506 = load i64, ptr %261, align 8
  %507 = add nsw i64 %506, 1
  store i64 %507, ptr %261, align 8
  %508 = getelementptr inbounds [12 x %struct.Steps], ptr @stepped.s, i64 0, i64 %256, i32 4, i64 %506
  store i64 %505, ptr %508, align 8
  %509 = load i64, ptr %446, align 8
  br label %510

510:                                              ; preds = %504, %443
  %511 = phi i64 [ %452, %443 ], [ %509, %504 ]
  %512 = icmp eq i64 %511, 0
  br i1 %512, label %567, label %513

513:                                              ; preds = %510
  %514 = load i64, ptr %261, align 8
  %515 = getelementptr inbounds [12 x %struct.Steps], ptr @stepped.s, i64 0, i64 %256, i32 1, i64 %514
  store i64 %511, ptr %515, align 8
  %516 = load i64, ptr %261, align 8
  %517 = getelementptr inbounds [12 x %struct.Steps], ptr @stepped.s, i64 0, i64 %256, i32 2, i64 %516
  store i64 %451, ptr %517, align 8
  %518 = load i64, ptr %261, align 8
  %519 = getelementptr inbounds [12 x %struct.Steps], ptr @stepped.s, i64 0, i64 %256, i32 3, i64 %518
  store i64 %445, ptr %519, align 8
  %520 = load i64, ptr %269, align 8
  %521 = icmp sgt i64 %520, %268
  br i1 %521, label %522, label %562

522:                                              ; preds = %513
  %523 = add i64 %520, %276
  %524 = add i64 %277, %520
  %525 = and i64 %523, 3
  %526 = icmp eq i64 %525, 0
  br i1 %526, label %537, label %527

527:                                              ; preds = %522, %527
  %528 = phi i64 [ %534, %527 ], [ %268, %522 ]
  %529 = phi i64 [ %533, %527 ], [ %450, %522 ]
  %530 = phi i64 [ %535, %527 ], [ 0, %522 ]
  %531 = getelementptr inbounds %struct.Chains, ptr %1, i64 0, i32 1, i64 %179, i64 %528
  %532 = load i64, ptr %531, align 8
  %533 = tail call i64 @llvm.smin.i64(i64 %529, i64 %532)
  %534 = add nsw i64 %528, 1
  %535 = add i64 %530, 1
  %536 = icmp eq i64 %535, %525
  br i1 %536, label %537, label %527

537:                                              ; preds = %527, %522
  %538 = phi i64 [ undef, %522 ], [ %533, %527 ]
  %539 = phi i64 [ %268, %522 ], [ %534, %527 ]
  %540 = phi i64 [ %450, %522 ], [ %533, %527 ]
  %541 = icmp ult i64 %524, 3
  br i1 %541, label %562, label %542

542:                                              ; preds = %537, %542
  %543 = phi i64 [ %560, %542 ], [ %539, %537 ]
  %544 = phi i64 [ %559, %542 ], [ %540, %537 ]
  %545 = getelementptr inbounds %struct.Chains, ptr %1, i64 0, i32 1, i64 %179, i64 %543
  %546 = load i64, ptr %545, align 8
  %547 = tail call i64 @llvm.smin.i64(i64 %544, i64 %546)
  %548 = add nsw i64 %543, 1
  %549 = getelementptr inbounds %struct.Chains, ptr %1, i64 0, i32 1, i64 %179, i64 %548
  %550 = load i64, ptr %549, align 8
  %551 = tail call i64 @llvm.smin.i64(i64 %547, i64 %550)
  %552 = add nsw i64 %543, 2
  %553 = getelementptr inbounds %struct.Chains, ptr %1, i64 0, i32 1, i64 %179, i64 %552
  %554 = load i64, ptr %553, align 8
  %555 = tail call i64 @llvm.smin.i64(i64 %551, i64 %554)
  %556 = add nsw i64 %543, 3
  %557 = getelementptr inbounds %struct.Chains, ptr %1, i64 0, i32 1, i64 %179, i64 %556
  %558 = load i64, ptr %557, align 8
  %559 = tail call i64 @llvm.smin.i64(i64 %555, i64 %558)
  %560 = add nsw i64 %543, 4
  %561 = icmp eq i64 %560, %520
  br i1 %561, label %562, label %542

562:                                              ; preds = %361, %366, %537, %542, %513, %332
  %563 = phi i64 [ %281, %332 ], [ %450, %513 ], [ %538, %537 ], [ %559, %542 ], [ %362, %361 ], [ %383, %366 ]
  %564 = load i64, ptr %261, align 8
  %565 = add nsw i64 %564, 1
  store i64 %565, ptr %261, align 8
  %566 = getelementptr inbounds [12 x %struct.Steps], ptr @stepped.s, i64 0, i64 %256, i32 4, i64 %564
  store i64 %563, ptr %566, align 8
  br label %567

567:                                              ; preds = %562, %510, %386
  %568 = add nuw nsw i64 %279, 1
  %569 = load i64, ptr %262, align 8
  %570 = icmp slt i64 %568, %569
  br i1 %570, label %278, label %571

571:                                              ; preds = %567, %255
  %572 = getelementptr inbounds [12 x ptr], ptr %6, i64 0, i64 %256
  store ptr %261, ptr %572, align 8
  %573 = add nuw nsw i64 %256, 1
  %574 = load i64, ptr %248, align 8
  %575 = icmp slt i64 %573, %574
  br i1 %575, label %255, label %253

576:                                              ; preds = %245, %253
  %577 = phi i64 [ %254, %253 ], [ 0, %245 ]
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %6)
  %578 = mul nsw i64 %577, %225
  br label %579

579:                                              ; preds = %576, %224
  %580 = phi i64 [ %578, %576 ], [ %225, %224 ]
  %581 = sub nsw i64 %176, %580
  br i1 %227, label %582, label %587

582:                                              ; preds = %579
  %583 = getelementptr inbounds [12 x i64], ptr %9, i64 0, i64 %179
  %584 = load i64, ptr %583, align 8
  %585 = call fastcc i64 @still(ptr noundef %1, ptr noundef nonnull %2, i64 noundef %584, ptr noundef nonnull %7)
  %586 = getelementptr inbounds [8 x i64], ptr %8, i64 0, i64 %584
  store i64 %585, ptr %586, align 8
  br label %587

587:                                              ; preds = %582, %579
  %588 = icmp sgt i64 %175, 1
  br i1 %588, label %174, label %172
}

; Function Attrs: nofree nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none)
define internal fastcc i64 @still(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef readonly %3) unnamed_addr {
  %5 = alloca [12 x ptr], align 16
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %5)
  %6 = getelementptr inbounds %struct.Tensor, ptr %1, i64 0, i32 9, i64 %2
  %7 = load i64, ptr %6, align 8
  %8 = icmp eq i64 %7, 1
  br i1 %8, label %11, label %9

9:                                                ; preds = %4
  %10 = icmp sgt i64 %7, 0
  br i1 %10, label %132, label %130

11:                                               ; preds = %4
  %12 = getelementptr inbounds %struct.Tensor, ptr %1, i64 0, i32 10, i64 %2
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds i64, ptr %3, i64 %13
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds [12 x i64], ptr %0, i64 0, i64 %13
  %17 = load i64, ptr %16, align 8
  %18 = icmp sgt i64 %17, %15
  br i1 %18, label %19, label %42

19:                                               ; preds = %11
  %20 = sub i64 %17, %15
  %21 = xor i64 %15, -1
  %22 = add i64 %17, %21
  %23 = and i64 %20, 3
  %24 = icmp ult i64 %22, 3
  br i1 %24, label %27, label %25

25:                                               ; preds = %19
  %26 = and i64 %20, -4
  br label %49

27:                                               ; preds = %49, %19
  %28 = phi i64 [ undef, %19 ], [ %67, %49 ]
  %29 = phi i64 [ 4611686018427387904, %19 ], [ %67, %49 ]
  %30 = phi i64 [ %15, %19 ], [ %68, %49 ]
  %31 = icmp eq i64 %23, 0
  br i1 %31, label %42, label %32

32:                                               ; preds = %27, %32
  %33 = phi i64 [ %38, %32 ], [ %29, %27 ]
  %34 = phi i64 [ %39, %32 ], [ %30, %27 ]
  %35 = phi i64 [ %40, %32 ], [ 0, %27 ]
  %36 = getelementptr inbounds %struct.Chains, ptr %0, i64 0, i32 1, i64 %13, i64 %34
  %37 = load i64, ptr %36, align 8
  %38 = tail call i64 @llvm.smin.i64(i64 %33, i64 %37)
  %39 = add nsw i64 %34, 1
  %40 = add i64 %35, 1
  %41 = icmp eq i64 %40, %23
  br i1 %41, label %42, label %32

42:                                               ; preds = %27, %32, %11
  %43 = phi i64 [ 4611686018427387904, %11 ], [ %28, %27 ], [ %38, %32 ]
  %44 = getelementptr inbounds %struct.Chains, ptr %0, i64 0, i32 2, i64 %13, i64 %15
  %45 = load i64, ptr %44, align 8
  %46 = icmp sgt i64 %45, 0
  br i1 %46, label %47, label %266

47:                                               ; preds = %42
  %48 = getelementptr inbounds %struct.Tensor, ptr %1, i64 0, i32 11, i64 %2
  br label %71

49:                                               ; preds = %49, %25
  %50 = phi i64 [ 4611686018427387904, %25 ], [ %67, %49 ]
  %51 = phi i64 [ %15, %25 ], [ %68, %49 ]
  %52 = phi i64 [ 0, %25 ], [ %69, %49 ]
  %53 = getelementptr inbounds %struct.Chains, ptr %0, i64 0, i32 1, i64 %13, i64 %51
  %54 = load i64, ptr %53, align 8
  %55 = tail call i64 @llvm.smin.i64(i64 %50, i64 %54)
  %56 = add nsw i64 %51, 1
  %57 = getelementptr inbounds %struct.Chains, ptr %0, i64 0, i32 1, i64 %13, i64 %56
  %58 = load i64, ptr %57, align 8
  %59 = tail call i64 @llvm.smin.i64(i64 %55, i64 %58)
  %60 = add nsw i64 %51, 2
  %61 = getelementptr inbounds %struct.Chains, ptr %0, i64 0, i32 1, i64 %13, i64 %60
  %62 = load i64, ptr %61, align 8
  %63 = tail call i64 @llvm.smin.i64(i64 %59, i64 %62)
  %64 = add nsw i64 %51, 3
  %65 = getelementptr inbounds %struct.Chains, ptr %0, i64 0, i32 1, i64 %13, i64 %64
  %66 = load i64, ptr %65, align 8
  %67 = tail call i64 @llvm.smin.i64(i64 %63, i64 %66)
  %68 = add nsw i64 %51, 4
  %69 = add i64 %52, 4
  %70 = icmp eq i64 %69, %26
  br i1 %70, label %27, label %49

71:                                               ; preds = %126, %47
  %72 = phi i64 [ 0, %47 ], [ %128, %126 ]
  %73 = phi i64 [ 0, %47 ], [ %127, %126 ]
  %74 = getelementptr inbounds %struct.Chains, ptr %0, i64 0, i32 2, i64 %13, i64 %15, i32 1, i64 %72
  %75 = load i64, ptr %74, align 8
  %76 = icmp sgt i64 %75, %43
  br i1 %76, label %126, label %77

77:                                               ; preds = %71
  %78 = getelementptr inbounds %struct.Chains, ptr %0, i64 0, i32 2, i64 %13, i64 %15, i32 2, i64 %72
  %79 = load i64, ptr %78, align 8
  %80 = load i64, ptr %48, align 8
  %81 = icmp sgt i64 %80, 0
  br i1 %81, label %82, label %101

82:                                               ; preds = %77
  %83 = add nsw i64 %75, -1
  %84 = and i64 %80, 1
  %85 = icmp eq i64 %80, 1
  br i1 %85, label %88, label %86

86:                                               ; preds = %82
  %87 = and i64 %80, -2
  br label %104

88:                                               ; preds = %104, %82
  %89 = phi i64 [ undef, %82 ], [ %122, %104 ]
  %90 = phi i64 [ 0, %82 ], [ %123, %104 ]
  %91 = phi i64 [ %79, %82 ], [ %122, %104 ]
  %92 = icmp eq i64 %84, 0
  br i1 %92, label %101, label %93

93:                                               ; preds = %88
  %94 = getelementptr inbounds %struct.Tensor, ptr %1, i64 0, i32 12, i64 %2, i64 %90
  %95 = load i64, ptr %94, align 8
  %96 = getelementptr inbounds %struct.Tensor, ptr %1, i64 0, i32 13, i64 %95, i64 %13
  %97 = load i64, ptr %96, align 8
  %98 = mul nsw i64 %97, %83
  %99 = add nsw i64 %98, 1
  %100 = mul nsw i64 %99, %91
  br label %101

101:                                              ; preds = %93, %88, %77
  %102 = phi i64 [ %79, %77 ], [ %89, %88 ], [ %100, %93 ]
  %103 = add nsw i64 %102, %73
  br label %126

104:                                              ; preds = %104, %86
  %105 = phi i64 [ 0, %86 ], [ %123, %104 ]
  %106 = phi i64 [ %79, %86 ], [ %122, %104 ]
  %107 = phi i64 [ 0, %86 ], [ %124, %104 ]
  %108 = getelementptr inbounds %struct.Tensor, ptr %1, i64 0, i32 12, i64 %2, i64 %105
  %109 = load i64, ptr %108, align 8
  %110 = getelementptr inbounds %struct.Tensor, ptr %1, i64 0, i32 13, i64 %109, i64 %13
  %111 = load i64, ptr %110, align 8
  %112 = mul nsw i64 %111, %83
  %113 = add nsw i64 %112, 1
  %114 = mul nsw i64 %113, %106
  %115 = or i64 %105, 1
  %116 = getelementptr inbounds %struct.Tensor, ptr %1, i64 0, i32 12, i64 %2, i64 %115
  %117 = load i64, ptr %116, align 8
  %118 = getelementptr inbounds %struct.Tensor, ptr %1, i64 0, i32 13, i64 %117, i64 %13
  %119 = load i64, ptr %118, align 8
  %120 = mul nsw i64 %119, %83
  %121 = add nsw i64 %120, 1
  %122 = mul nsw i64 %121, %114
  %123 = add nuw nsw i64 %105, 2
  %124 = add i64 %107, 2
  %125 = icmp eq i64 %124, %87
  br i1 %125, label %88, label %104

126:                                              ; preds = %101, %71
  %127 = phi i64 [ %73, %71 ], [ %103, %101 ]
  %128 = add nuw nsw i64 %72, 1
  %129 = icmp eq i64 %128, %45
  br i1 %129, label %266, label %71

130:                                              ; preds = %261, %9
  %131 = call fastcc i64 @meet(ptr noundef nonnull %1, i64 noundef %2, ptr noundef nonnull %5)
  br label %266

132:                                              ; preds = %9, %261
  %133 = phi i64 [ %263, %261 ], [ 0, %9 ]
  %134 = getelementptr inbounds %struct.Tensor, ptr %1, i64 0, i32 10, i64 %2, i64 %133
  %135 = load i64, ptr %134, align 8
  %136 = getelementptr inbounds i64, ptr %3, i64 %135
  %137 = load i64, ptr %136, align 8
  %138 = getelementptr inbounds [12 x %struct.Steps], ptr @still.s, i64 0, i64 %133
  %139 = getelementptr inbounds %struct.Chains, ptr %0, i64 0, i32 2, i64 %135, i64 %137
  store i64 0, ptr %138, align 8
  %140 = load i64, ptr %139, align 8
  %141 = icmp sgt i64 %140, 0
  br i1 %141, label %142, label %261

142:                                              ; preds = %132
  %143 = getelementptr inbounds [12 x i64], ptr %0, i64 0, i64 %135
  %144 = add i64 %137, 1
  %145 = xor i64 %137, -1
  br label %146

146:                                              ; preds = %253, %142
  %147 = phi i64 [ 0, %142 ], [ %258, %253 ]
  %148 = getelementptr inbounds %struct.Chains, ptr %0, i64 0, i32 2, i64 %135, i64 %137, i32 1, i64 %147
  %149 = load i64, ptr %148, align 8
  %150 = load i64, ptr %143, align 8
  %151 = icmp sgt i64 %150, %137
  br i1 %151, label %152, label %199

152:                                              ; preds = %146
  %153 = sub i64 %150, %137
  %154 = and i64 %153, 1
  %155 = icmp eq i64 %150, %144
  br i1 %155, label %183, label %156

156:                                              ; preds = %152
  %157 = and i64 %153, -2
  br label %158

158:                                              ; preds = %158, %156
  %159 = phi i64 [ 0, %156 ], [ %178, %158 ]
  %160 = phi i64 [ %149, %156 ], [ %179, %158 ]
  %161 = phi i64 [ %137, %156 ], [ %180, %158 ]
  %162 = phi i64 [ 0, %156 ], [ %181, %158 ]
  %163 = getelementptr inbounds %struct.Chains, ptr %0, i64 0, i32 1, i64 %135, i64 %161
  %164 = load i64, ptr %163, align 8
  %165 = add i64 %160, -1
  %166 = srem i64 %165, %164
  %167 = sub nsw i64 %165, %166
  %168 = freeze i64 %167
  %169 = add nsw i64 %168, %159
  %170 = sub i64 %160, %168
  %171 = add nsw i64 %161, 1
  %172 = getelementptr inbounds %struct.Chains, ptr %0, i64 0, i32 1, i64 %135, i64 %171
  %173 = load i64, ptr %172, align 8
  %174 = add i64 %170, -1
  %175 = srem i64 %174, %173
  %176 = sub nsw i64 %174, %175
  %177 = freeze i64 %176
  %178 = add nsw i64 %177, %169
  %179 = sub i64 %170, %177
  %180 = add nsw i64 %161, 2
  %181 = add i64 %162, 2
  %182 = icmp eq i64 %181, %157
  br i1 %182, label %183, label %158

183:                                              ; preds = %158, %152
  %184 = phi i64 [ undef, %152 ], [ %178, %158 ]
  %185 = phi i64 [ undef, %152 ], [ %179, %158 ]
  %186 = phi i64 [ 0, %152 ], [ %178, %158 ]
  %187 = phi i64 [ %149, %152 ], [ %179, %158 ]
  %188 = phi i64 [ %137, %152 ], [ %180, %158 ]
  %189 = icmp eq i64 %154, 0
  br i1 %189, label %199, label %190

190:                                              ; preds = %183
  %191 = getelementptr inbounds %struct.Chains, ptr %0, i64 0, i32 1, i64 %135, i64 %188
  %192 = load i64, ptr %191, align 8
  %193 = add i64 %187, -1
  %194 = srem i64 %193, %192
  %195 = sub nsw i64 %193, %194
  %196 = freeze i64 %195
  %197 = add nsw i64 %196, %186
  %198 = sub i64 %187, %196
  br label %199

199:                                              ; preds = %190, %183, %146
  %200 = phi i64 [ 0, %146 ], [ %184, %183 ], [ %197, %190 ]
  %201 = phi i64 [ %149, %146 ], [ %185, %183 ], [ %198, %190 ]
  %202 = getelementptr inbounds %struct.Chains, ptr %0, i64 0, i32 2, i64 %135, i64 %137, i32 2, i64 %147
  %203 = load i64, ptr %202, align 8
  %204 = load i64, ptr %138, align 8
  %205 = getelementptr inbounds [12 x %struct.Steps], ptr @still.s, i64 0, i64 %133, i32 1, i64 %204
  store i64 %203, ptr %205, align 8
  %206 = sub nsw i64 0, %200
  %207 = load i64, ptr %138, align 8
  %208 = getelementptr inbounds [12 x %struct.Steps], ptr @still.s, i64 0, i64 %133, i32 2, i64 %207
  store i64 %206, ptr %208, align 8
  %209 = load i64, ptr %138, align 8
  %210 = getelementptr inbounds [12 x %struct.Steps], ptr @still.s, i64 0, i64 %133, i32 3, i64 %209
  store i64 %201, ptr %210, align 8
  %211 = load i64, ptr %143, align 8
  %212 = icmp sgt i64 %211, %137
  br i1 %212, label %213, label %253

213:                                              ; preds = %199
  %214 = sub i64 %211, %137
  %215 = add i64 %211, %145
  %216 = and i64 %214, 3
  %217 = icmp eq i64 %216, 0
  br i1 %217, label %228, label %218

218:                                              ; preds = %213, %218
  %219 = phi i64 [ %225, %218 ], [ %137, %213 ]
  %220 = phi i64 [ %224, %218 ], [ %149, %213 ]
  %221 = phi i64 [ %226, %218 ], [ 0, %213 ]
  %222 = getelementptr inbounds %struct.Chains, ptr %0, i64 0, i32 1, i64 %135, i64 %219
  %223 = load i64, ptr %222, align 8
  %224 = tail call i64 @llvm.smin.i64(i64 %220, i64 %223)
  %225 = add nsw i64 %219, 1
  %226 = add i64 %221, 1
  %227 = icmp eq i64 %226, %216
  br i1 %227, label %228, label %218

228:                                              ; preds = %218, %213
  %229 = phi i64 [ undef, %213 ], [ %224, %218 ]
  %230 = phi i64 [ %137, %213 ], [ %225, %218 ]
  %231 = phi i64 [ %149, %213 ], [ %224, %218 ]
  %232 = icmp ult i64 %215, 3
  br i1 %232, label %253, label %233

233:                                              ; preds = %228, %233
  %234 = phi i64 [ %251, %233 ], [ %230, %228 ]
  %235 = phi i64 [ %250, %233 ], [ %231, %228 ]
  %236 = getelementptr inbounds %struct.Chains, ptr %0, i64 0, i32 1, i64 %135, i64 %234
  %237 = load i64, ptr %236, align 8
  %238 = tail call i64 @llvm.smin.i64(i64 %235, i64 %237)
  %239 = add nsw i64 %234, 1
  %240 = getelementptr inbounds %struct.Chains, ptr %0, i64 0, i32 1, i64 %135, i64 %239
  %241 = load i64, ptr %240, align 8
  %242 = tail call i64 @llvm.smin.i64(i64 %238, i64 %241)
  %243 = add nsw i64 %234, 2
  %244 = getelementptr inbounds %struct.Chains, ptr %0, i64 0, i32 1, i64 %135, i64 %243
  %245 = load i64, ptr %244, align 8
  %246 = tail call i64 @llvm.smin.i64(i64 %242, i64 %245)
  %247 = add nsw i64 %234, 3
  %248 = getelementptr inbounds %struct.Chains, ptr %0, i64 0, i32 1, i64 %135, i64 %247
  %249 = load i64, ptr %248, align 8
  %250 = tail call i64 @llvm.smin.i64(i64 %246, i64 %249)
  %251 = add nsw i64 %234, 4
  %252 = icmp eq i64 %251, %211
  br i1 %252, label %253, label %233

253:                                              ; preds = %228, %233, %199
  %254 = phi i64 [ %149, %199 ], [ %229, %228 ], [ %250, %233 ]
  %255 = load i64, ptr %138, align 8
  %256 = add nsw i64 %255, 1
  store i64 %256, ptr %138, align 8
  %257 = getelementptr inbounds [12 x %struct.Steps], ptr @still.s, i64 0, i64 %133, i32 4, i64 %255
  store i64 %254, ptr %257, align 8
  %258 = add nuw nsw i64 %147, 1
  %259 = load i64, ptr %139, align 8
  %260 = icmp slt i64 %258, %259
  br i1 %260, label %146, label %261

261:                                              ; preds = %253, %132
  %262 = getelementptr inbounds [12 x ptr], ptr %5, i64 0, i64 %133
  store ptr %138, ptr %262, align 8
  %263 = add nuw nsw i64 %133, 1
  %264 = load i64, ptr %6, align 8
  %265 = icmp slt i64 %263, %264
  br i1 %265, label %132, label %130

266:                                              ; preds = %126, %42, %130
  %267 = phi i64 [ %131, %130 ], [ 0, %42 ], [ %127, %126 ]
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %5)
  ret i64 %267
}

; Function Attrs: nofree nosync nounwind memory(read, inaccessiblemem: none)
define internal fastcc i64 @meet(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef readonly %2) unnamed_addr {
  %4 = alloca [12 x i64], align 16
  %5 = getelementptr inbounds %struct.Tensor, ptr %0, i64 0, i32 10, i64 %1
  %6 = getelementptr inbounds %struct.Tensor, ptr %0, i64 0, i32 9, i64 %1
  %7 = load i64, ptr %6, align 8
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %4)
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %19, label %9

9:                                                ; preds = %25, %3
  %10 = getelementptr inbounds %struct.Tensor, ptr %0, i64 0, i32 11, i64 %1
  %11 = load i64, ptr %10, align 8
  %12 = icmp sgt i64 %11, 0
  %13 = icmp slt i64 %7, 1
  %14 = add i64 %7, -1
  %15 = and i64 %7, 3
  %16 = icmp ult i64 %14, 3
  %17 = and i64 %7, -4
  %18 = icmp eq i64 %15, 0
  br label %29

19:                                               ; preds = %3, %25
  %20 = phi i64 [ %27, %25 ], [ 0, %3 ]
  %21 = getelementptr inbounds ptr, ptr %2, i64 %20
  %22 = load ptr, ptr %21, align 8
  %23 = load i64, ptr %22, align 8
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %159, label %25

25:                                               ; preds = %19
  %26 = getelementptr inbounds [12 x i64], ptr %4, i64 0, i64 %20
  store i64 0, ptr %26, align 8
  %27 = add nuw nsw i64 %20, 1
  %28 = icmp eq i64 %27, %7
  br i1 %28, label %9, label %19

29:                                               ; preds = %9, %156
  %30 = phi i64 [ %143, %156 ], [ 0, %9 ]
  br i1 %12, label %36, label %31

31:                                               ; preds = %42, %29
  %32 = phi i64 [ 1, %29 ], [ %51, %42 ]
  %33 = icmp eq i64 %32, 0
  %34 = select i1 %33, i1 true, i1 %13
  br i1 %34, label %141, label %35

35:                                               ; preds = %31
  br i1 %16, label %123, label %85

36:                                               ; preds = %29, %42
  %37 = phi i64 [ %52, %42 ], [ 0, %29 ]
  %38 = phi i64 [ %51, %42 ], [ 1, %29 ]
  %39 = getelementptr inbounds %struct.Tensor, ptr %0, i64 0, i32 12, i64 %1, i64 %37
  %40 = load i64, ptr %39, align 8
  %41 = getelementptr inbounds %struct.Tensor, ptr %0, i64 0, i32 13, i64 %40
  br i1 %8, label %56, label %42

42:                                               ; preds = %56, %36
  %43 = phi i64 [ 0, %36 ], [ %72, %56 ]
  %44 = phi i64 [ 1, %36 ], [ %77, %56 ]
  %45 = phi i64 [ 1, %36 ], [ %82, %56 ]
  %46 = add nsw i64 %45, %43
  %47 = tail call i64 @llvm.smin.i64(i64 %44, i64 %46)
  %48 = tail call i64 @llvm.smax.i64(i64 %43, i64 0)
  %49 = sub nsw i64 %47, %48
  %50 = tail call i64 @llvm.smax.i64(i64 %49, i64 0)
  %51 = mul nsw i64 %50, %38
  %52 = add nuw nsw i64 %37, 1
  %53 = icmp slt i64 %52, %11
  %54 = icmp ne i64 %51, 0
  %55 = select i1 %53, i1 %54, i1 false
  br i1 %55, label %36, label %31

56:                                               ; preds = %36, %56
  %57 = phi i64 [ %83, %56 ], [ 0, %36 ]
  %58 = phi i64 [ %82, %56 ], [ 1, %36 ]
  %59 = phi i64 [ %77, %56 ], [ 1, %36 ]
  %60 = phi i64 [ %72, %56 ], [ 0, %36 ]
  %61 = getelementptr inbounds i64, ptr %5, i64 %57
  %62 = load i64, ptr %61, align 8
  %63 = getelementptr inbounds i64, ptr %41, i64 %62
  %64 = load i64, ptr %63, align 8
  %65 = getelementptr inbounds ptr, ptr %2, i64 %57
  %66 = load ptr, ptr %65, align 8
  %67 = getelementptr inbounds [12 x i64], ptr %4, i64 0, i64 %57
  %68 = load i64, ptr %67, align 8
  %69 = getelementptr inbounds %struct.Steps, ptr %66, i64 0, i32 2, i64 %68
  %70 = load i64, ptr %69, align 8
  %71 = mul nsw i64 %70, %64
  %72 = add nsw i64 %71, %60
  %73 = getelementptr inbounds %struct.Steps, ptr %66, i64 0, i32 3, i64 %68
  %74 = load i64, ptr %73, align 8
  %75 = add nsw i64 %74, -1
  %76 = mul nsw i64 %75, %64
  %77 = add nsw i64 %76, %59
  %78 = getelementptr inbounds %struct.Steps, ptr %66, i64 0, i32 4, i64 %68
  %79 = load i64, ptr %78, align 8
  %80 = add nsw i64 %79, -1
  %81 = mul nsw i64 %80, %64
  %82 = add nsw i64 %81, %58
  %83 = add nuw nsw i64 %57, 1
  %84 = icmp eq i64 %83, %7
  br i1 %84, label %42, label %56

85:                                               ; preds = %35, %85
  %86 = phi i64 [ %120, %85 ], [ 0, %35 ]
  %87 = phi i64 [ %119, %85 ], [ %32, %35 ]
  %88 = phi i64 [ %121, %85 ], [ 0, %35 ]
  %89 = getelementptr inbounds ptr, ptr %2, i64 %86
  %90 = load ptr, ptr %89, align 8
  %91 = getelementptr inbounds [12 x i64], ptr %4, i64 0, i64 %86
  %92 = load i64, ptr %91, align 16
  %93 = getelementptr inbounds %struct.Steps, ptr %90, i64 0, i32 1, i64 %92
  %94 = load i64, ptr %93, align 8
  %95 = mul nsw i64 %94, %87
  %96 = or i64 %86, 1
  %97 = getelementptr inbounds ptr, ptr %2, i64 %96
  %98 = load ptr, ptr %97, align 8
  %99 = getelementptr inbounds [12 x i64], ptr %4, i64 0, i64 %96
  %100 = load i64, ptr %99, align 8
  %101 = getelementptr inbounds %struct.Steps, ptr %98, i64 0, i32 1, i64 %100
  %102 = load i64, ptr %101, align 8
  %103 = mul nsw i64 %102, %95
  %104 = or i64 %86, 2
  %105 = getelementptr inbounds ptr, ptr %2, i64 %104
  %106 = load ptr, ptr %105, align 8
  %107 = getelementptr inbounds [12 x i64], ptr %4, i64 0, i64 %104
  %108 = load i64, ptr %107, align 16
  %109 = getelementptr inbounds %struct.Steps, ptr %106, i64 0, i32 1, i64 %108
  %110 = load i64, ptr %109, align 8
  %111 = mul nsw i64 %110, %103
  %112 = or i64 %86, 3
  %113 = getelementptr inbounds ptr, ptr %2, i64 %112
  %114 = load ptr, ptr %113, align 8
  %115 = getelementptr inbounds [12 x i64], ptr %4, i64 0, i64 %112
  %116 = load i64, ptr %115, align 8
  %117 = getelementptr inbounds %struct.Steps, ptr %114, i64 0, i32 1, i64 %116
  %118 = load i64, ptr %117, align 8
  %119 = mul nsw i64 %118, %111
  %120 = add nuw nsw i64 %86, 4
  %121 = add i64 %88, 4
  %122 = icmp eq i64 %121, %17
  br i1 %122, label %123, label %85

123:                                              ; preds = %85, %35
  %124 = phi i64 [ undef, %35 ], [ %119, %85 ]
  %125 = phi i64 [ 0, %35 ], [ %120, %85 ]
  %126 = phi i64 [ %32, %35 ], [ %119, %85 ]
  br i1 %18, label %141, label %127

127:                                              ; preds = %123, %127
  %128 = phi i64 [ %138, %127 ], [ %125, %123 ]
  %129 = phi i64 [ %137, %127 ], [ %126, %123 ]
  %130 = phi i64 [ %139, %127 ], [ 0, %123 ]
  %131 = getelementptr inbounds ptr, ptr %2, i64 %128
  %132 = load ptr, ptr %131, align 8
  %133 = getelementptr inbounds [12 x i64], ptr %4, i64 0, i64 %128
  %134 = load i64, ptr %133, align 8
  %135 = getelementptr inbounds %struct.Steps, ptr %132, i64 0, i32 1, i64 %134
  %136 = load i64, ptr %135, align 8
  %137 = mul nsw i64 %136, %129
  %138 = add nuw nsw i64 %128, 1
  %139 = add i64 %130, 1
  %140 = icmp eq i64 %139, %15
  br i1 %140, label %141, label %127

141:                                              ; preds = %123, %127, %31
  %142 = phi i64 [ %32, %31 ], [ %124, %123 ], [ %137, %127 ]
  %143 = add nsw i64 %142, %30
  br i1 %8, label %144, label %156

144:                                              ; preds = %141, %153
  %145 = phi i64 [ %154, %153 ], [ 0, %141 ]
  %146 = getelementptr inbounds [12 x i64], ptr %4, i64 0, i64 %145
  %147 = load i64, ptr %146, align 8
  %148 = add nsw i64 %147, 1
  store i64 %148, ptr %146, align 8
  %149 = getelementptr inbounds ptr, ptr %2, i64 %145
  %150 = load ptr, ptr %149, align 8
  %151 = load i64, ptr %150, align 8
  %152 = icmp eq i64 %148, %151
  br i1 %152, label %153, label %156

153:                                              ; preds = %144
  %154 = add nuw nsw i64 %145, 1
  store i64 0, ptr %146, align 8
  %155 = icmp eq i64 %154, %7
  br i1 %155, label %159, label %144

156:                                              ; preds = %144, %141
  %157 = phi i64 [ 0, %141 ], [ %145, %144 ]
  %158 = icmp eq i64 %157, %7
  br i1 %158, label %159, label %29

159:                                              ; preds = %19, %156, %153
  %160 = phi i64 [ %143, %153 ], [ %143, %156 ], [ 0, %19 ]
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %4)
  ret i64 %160
}

; Function Attrs: nofree nosync nounwind memory(argmem: read)
define internal fastcc i64 @key_of(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2) unnamed_addr {
  %4 = alloca [12 x i64], align 16
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %4)
  %5 = load i64, ptr %0, align 8
  %6 = icmp sgt i64 %5, 0
  br i1 %6, label %7, label %22

7:                                                ; preds = %3
  %8 = and i64 %5, 7
  %9 = icmp ult i64 %5, 8
  br i1 %9, label %12, label %10

10:                                               ; preds = %7
  %11 = and i64 %5, -8
  br label %33

12:                                               ; preds = %33, %7
  %13 = phi i64 [ 0, %7 ], [ %51, %33 ]
  %14 = icmp eq i64 %8, 0
  br i1 %14, label %22, label %15

15:                                               ; preds = %12, %15
  %16 = phi i64 [ %19, %15 ], [ %13, %12 ]
  %17 = phi i64 [ %20, %15 ], [ 0, %12 ]
  %18 = getelementptr inbounds [12 x i64], ptr %4, i64 0, i64 %16
  store i64 %16, ptr %18, align 8
  %19 = add nuw nsw i64 %16, 1
  %20 = add i64 %17, 1
  %21 = icmp eq i64 %20, %8
  br i1 %21, label %22, label %15

22:                                               ; preds = %12, %15, %3
  %23 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 9
  %24 = load i64, ptr %23, align 8
  %25 = icmp ne i64 %2, 0
  %26 = icmp sgt i64 %24, 0
  %27 = and i1 %25, %26
  br i1 %27, label %28, label %64

28:                                               ; preds = %22
  %29 = and i64 %24, 1
  %30 = icmp eq i64 %24, 1
  br i1 %30, label %54, label %31

31:                                               ; preds = %28
  %32 = and i64 %24, -2
  br label %67

33:                                               ; preds = %33, %10
  %34 = phi i64 [ 0, %10 ], [ %51, %33 ]
  %35 = phi i64 [ 0, %10 ], [ %52, %33 ]
  %36 = getelementptr inbounds [12 x i64], ptr %4, i64 0, i64 %34
  store i64 %34, ptr %36, align 16
  %37 = or i64 %34, 1
  %38 = getelementptr inbounds [12 x i64], ptr %4, i64 0, i64 %37
  store i64 %37, ptr %38, align 8
  %39 = or i64 %34, 2
  %40 = getelementptr inbounds [12 x i64], ptr %4, i64 0, i64 %39
  store i64 %39, ptr %40, align 16
  %41 = or i64 %34, 3
  %42 = getelementptr inbounds [12 x i64], ptr %4, i64 0, i64 %41
  store i64 %41, ptr %42, align 8
  %43 = or i64 %34, 4
  %44 = getelementptr inbounds [12 x i64], ptr %4, i64 0, i64 %43
  store i64 %43, ptr %44, align 16
  %45 = or i64 %34, 5
  %46 = getelementptr inbounds [12 x i64], ptr %4, i64 0, i64 %45
  store i64 %45, ptr %46, align 8
  %47 = or i64 %34, 6
  %48 = getelementptr inbounds [12 x i64], ptr %4, i64 0, i64 %47
  store i64 %47, ptr %48, align 16
  %49 = or i64 %34, 7
  %50 = getelementptr inbounds [12 x i64], ptr %4, i64 0, i64 %49
  store i64 %49, ptr %50, align 8
  %51 = add nuw nsw i64 %34, 8
  %52 = add i64 %35, 8
  %53 = icmp eq i64 %52, %11
  br i1 %53, label %12, label %33

54:                                               ; preds = %67, %28
  %55 = phi i64 [ 0, %28 ], [ %83, %67 ]
  %56 = icmp eq i64 %29, 0
  br i1 %56, label %64, label %57

57:                                               ; preds = %54
  %58 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 10, i64 %55
  %59 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 10, i64 %55, i64 1
  %60 = load i64, ptr %59, align 8
  %61 = load i64, ptr %58, align 8
  %62 = getelementptr inbounds [12 x i64], ptr %4, i64 0, i64 %61
  store i64 %60, ptr %62, align 8
  %63 = getelementptr inbounds [12 x i64], ptr %4, i64 0, i64 %60
  store i64 %61, ptr %63, align 8
  br label %64

64:                                               ; preds = %57, %54, %22
  %65 = load i64, ptr %1, align 8
  %66 = icmp sgt i64 %65, 0
  br i1 %66, label %96, label %86

67:                                               ; preds = %67, %31
  %68 = phi i64 [ 0, %31 ], [ %83, %67 ]
  %69 = phi i64 [ 0, %31 ], [ %84, %67 ]
  %70 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 10, i64 %68
  %71 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 10, i64 %68, i64 1
  %72 = load i64, ptr %71, align 8
  %73 = load i64, ptr %70, align 8
  %74 = getelementptr inbounds [12 x i64], ptr %4, i64 0, i64 %73
  store i64 %72, ptr %74, align 8
  %75 = getelementptr inbounds [12 x i64], ptr %4, i64 0, i64 %72
  store i64 %73, ptr %75, align 8
  %76 = or i64 %68, 1
  %77 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 10, i64 %76
  %78 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 10, i64 %76, i64 1
  %79 = load i64, ptr %78, align 8
  %80 = load i64, ptr %77, align 8
  %81 = getelementptr inbounds [12 x i64], ptr %4, i64 0, i64 %80
  store i64 %79, ptr %81, align 8
  %82 = getelementptr inbounds [12 x i64], ptr %4, i64 0, i64 %79
  store i64 %80, ptr %82, align 8
  %83 = add nuw nsw i64 %68, 2
  %84 = add i64 %69, 2
  %85 = icmp eq i64 %84, %32
  br i1 %85, label %54, label %67

86:                                               ; preds = %96, %64
  %87 = phi i64 [ 1, %64 ], [ %118, %96 ]
  %88 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %89 = load i64, ptr %88, align 8
  %90 = icmp sgt i64 %89, 0
  br i1 %90, label %91, label %139

91:                                               ; preds = %86
  %92 = and i64 %89, 1
  %93 = icmp eq i64 %89, 1
  br i1 %93, label %121, label %94

94:                                               ; preds = %91
  %95 = and i64 %89, -2
  br label %142

96:                                               ; preds = %64, %96
  %97 = phi i64 [ %119, %96 ], [ 0, %64 ]
  %98 = phi i64 [ %118, %96 ], [ 1, %64 ]
  %99 = getelementptr inbounds %struct.Nest, ptr %1, i64 0, i32 1, i64 %97
  %100 = load i64, ptr %99, align 8
  %101 = getelementptr inbounds [12 x i64], ptr %4, i64 0, i64 %100
  %102 = load i64, ptr %101, align 8
  %103 = shl nsw i64 %102, 1
  %104 = getelementptr inbounds %struct.Nest, ptr %1, i64 0, i32 1, i64 %97, i32 1
  %105 = load i64, ptr %104, align 8
  %106 = icmp eq i64 %105, 1
  %107 = zext i1 %106 to i64
  %108 = or i64 %103, %107
  %109 = xor i64 %108, %98
  %110 = lshr i64 %109, 30
  %111 = xor i64 %110, %109
  %112 = mul i64 %111, -4658895280553007687
  %113 = lshr i64 %112, 27
  %114 = xor i64 %113, %112
  %115 = mul i64 %114, -7723592293110705685
  %116 = lshr i64 %115, 31
  %117 = xor i64 %116, %115
  %118 = add i64 %117, -7046029254386353131
  %119 = add nuw nsw i64 %97, 1
  %120 = icmp eq i64 %119, %65
  br i1 %120, label %86, label %96

121:                                              ; preds = %142, %91
  %122 = phi i64 [ undef, %91 ], [ %170, %142 ]
  %123 = phi i64 [ 0, %91 ], [ %171, %142 ]
  %124 = phi i64 [ %87, %91 ], [ %170, %142 ]
  %125 = icmp eq i64 %92, 0
  br i1 %125, label %139, label %126

126:                                              ; preds = %121
  %127 = getelementptr inbounds %struct.Nest, ptr %1, i64 0, i32 2, i64 %123
  %128 = load i64, ptr %127, align 8
  %129 = xor i64 %128, %124
  %130 = lshr i64 %129, 30
  %131 = xor i64 %130, %129
  %132 = mul i64 %131, -4658895280553007687
  %133 = lshr i64 %132, 27
  %134 = xor i64 %133, %132
  %135 = mul i64 %134, -7723592293110705685
  %136 = lshr i64 %135, 31
  %137 = xor i64 %136, %135
  %138 = add i64 %137, -7046029254386353131
  br label %139

139:                                              ; preds = %126, %121, %86
  %140 = phi i64 [ %87, %86 ], [ %122, %121 ], [ %138, %126 ]
  %141 = or i64 %140, 1
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %4)
  ret i64 %141

142:                                              ; preds = %142, %94
  %143 = phi i64 [ 0, %94 ], [ %171, %142 ]
  %144 = phi i64 [ %87, %94 ], [ %170, %142 ]
  %145 = phi i64 [ 0, %94 ], [ %172, %142 ]
  %146 = getelementptr inbounds %struct.Nest, ptr %1, i64 0, i32 2, i64 %143
  %147 = load i64, ptr %146, align 8
  %148 = xor i64 %147, %144
  %149 = lshr i64 %148, 30
  %150 = xor i64 %149, %148
  %151 = mul i64 %150, -4658895280553007687
  %152 = lshr i64 %151, 27
  %153 = xor i64 %152, %151
  %154 = mul i64 %153, -7723592293110705685
  %155 = lshr i64 %154, 31
  %156 = xor i64 %155, %154
  %157 = add i64 %156, -7046029254386353131
  %158 = or i64 %143, 1
  %159 = getelementptr inbounds %struct.Nest, ptr %1, i64 0, i32 2, i64 %158
  %160 = load i64, ptr %159, align 8
  %161 = xor i64 %160, %157
  %162 = lshr i64 %161, 30
  %163 = xor i64 %162, %161
  %164 = mul i64 %163, -4658895280553007687
  %165 = lshr i64 %164, 27
  %166 = xor i64 %165, %164
  %167 = mul i64 %166, -7723592293110705685
  %168 = lshr i64 %167, 31
  %169 = xor i64 %168, %167
  %170 = add i64 %169, -7046029254386353131
  %171 = add nuw nsw i64 %143, 2
  %172 = add i64 %145, 2
  %173 = icmp eq i64 %172, %95
  br i1 %173, label %121, label %142
}

; Function Attrs: nofree nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc i64 @prepare(ptr nocapture noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, i64 noundef %3) unnamed_addr {
  %5 = getelementptr inbounds %struct.Grid, ptr %0, i64 0, i32 7
  store i64 %3, ptr %5, align 8
  store ptr %1, ptr %0, align 8
  %6 = getelementptr inbounds %struct.Grid, ptr %0, i64 0, i32 8
  store i64 0, ptr %6, align 8
  %7 = getelementptr inbounds %struct.Grid, ptr %0, i64 0, i32 1
  store i64 0, ptr %7, align 8
  %8 = getelementptr inbounds %struct.Grid, ptr %0, i64 0, i32 6
  store i64 -1, ptr %8, align 8
  %9 = load i64, ptr %1, align 8
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %19, label %11

11:                                               ; preds = %33, %4
  %12 = phi i64 [ %9, %4 ], [ %39, %33 ]
  %13 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 1
  %14 = load i64, ptr %13, align 8
  %15 = icmp sgt i64 %14, 0
  br i1 %15, label %16, label %41

16:                                               ; preds = %11
  %17 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 4
  %18 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 1
  br label %44

19:                                               ; preds = %4, %33
  %20 = phi i64 [ %38, %33 ], [ 0, %4 ]
  %21 = getelementptr inbounds [12 x i64], ptr %2, i64 0, i64 %20
  %22 = load i64, ptr %21, align 8
  %23 = icmp eq i64 %22, 0
  %24 = select i1 %23, i64 1, i64 %22
  %25 = getelementptr inbounds %struct.Grid, ptr %0, i64 0, i32 5, i64 %20
  store i64 %24, ptr %25, align 8
  %26 = getelementptr inbounds %struct.Grid, ptr %0, i64 0, i32 4, i64 %20
  store i64 %24, ptr %26, align 8
  %27 = load i64, ptr %21, align 8
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %33, label %29

29:                                               ; preds = %19
  %30 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 6, i64 %20
  %31 = load i64, ptr %30, align 8
  %32 = icmp eq i64 %27, %31
  br label %33

33:                                               ; preds = %29, %19
  %34 = phi i1 [ true, %19 ], [ %32, %29 ]
  %35 = xor i1 %34, true
  %36 = zext i1 %35 to i64
  %37 = getelementptr inbounds %struct.Grid, ptr %0, i64 0, i32 3, i64 %20
  store i64 %36, ptr %37, align 8
  %38 = add nuw nsw i64 %20, 1
  %39 = load i64, ptr %1, align 8
  %40 = icmp slt i64 %38, %39
  br i1 %40, label %19, label %11

41:                                               ; preds = %192, %11
  %42 = phi i64 [ %12, %11 ], [ %193, %192 ]
  %43 = icmp slt i64 %42, 1
  br i1 %43, label %221, label %197

44:                                               ; preds = %16, %192
  %45 = phi i64 [ %12, %16 ], [ %193, %192 ]
  %46 = phi i64 [ 0, %16 ], [ %194, %192 ]
  %47 = load i64, ptr %17, align 8
  %48 = shl nuw i64 1, %46
  %49 = and i64 %47, %48
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %192, label %51

51:                                               ; preds = %44
  %52 = load i64, ptr %7, align 8
  %53 = add nsw i64 %52, 1
  store i64 %53, ptr %7, align 8
  %54 = getelementptr inbounds %struct.Grid, ptr %0, i64 0, i32 2, i64 %52
  %55 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 11, i64 %46
  store ptr %55, ptr %54, align 8
  %56 = getelementptr inbounds %struct.Grid, ptr %0, i64 0, i32 2, i64 %52, i32 5
  store i64 0, ptr %56, align 8
  %57 = getelementptr inbounds %struct.Grid, ptr %0, i64 0, i32 2, i64 %52, i32 2
  store i64 0, ptr %57, align 8
  %58 = icmp sgt i64 %45, 0
  br i1 %58, label %64, label %59

59:                                               ; preds = %64, %51
  %60 = load i64, ptr %18, align 8
  %61 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 3, i64 %46
  %62 = load i64, ptr %61, align 8
  %63 = icmp sgt i64 %60, %62
  br i1 %63, label %77, label %72

64:                                               ; preds = %51, %64
  %65 = phi i64 [ %67, %64 ], [ 0, %51 ]
  %66 = getelementptr inbounds %struct.Grid, ptr %0, i64 0, i32 2, i64 %52, i32 3, i64 %65
  store i64 0, ptr %66, align 8
  %67 = add nuw nsw i64 %65, 1
  %68 = load i64, ptr %1, align 8
  %69 = icmp slt i64 %67, %68
  br i1 %69, label %64, label %59

70:                                               ; preds = %77
  %71 = load ptr, ptr %54, align 8
  br label %72

72:                                               ; preds = %70, %59
  %73 = phi ptr [ %71, %70 ], [ %55, %59 ]
  %74 = getelementptr inbounds %struct.Tensor, ptr %73, i64 0, i32 4
  %75 = load i64, ptr %74, align 8
  %76 = icmp sgt i64 %75, 0
  br i1 %76, label %93, label %90

77:                                               ; preds = %59, %77
  %78 = phi i64 [ %79, %77 ], [ %60, %59 ]
  %79 = add nsw i64 %78, -1
  %80 = load i64, ptr %57, align 8
  %81 = add nsw i64 %80, 1
  store i64 %81, ptr %57, align 8
  %82 = getelementptr inbounds %struct.Grid, ptr %0, i64 0, i32 2, i64 %52, i32 1, i64 %80
  %83 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 2, i64 %79
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %82, ptr noundef nonnull align 8 dereferenceable(16) %83, i64 16, i1 false)
  %84 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 2, i64 %79, i32 1
  %85 = load i64, ptr %84, align 8
  %86 = load i64, ptr %83, align 8
  %87 = getelementptr inbounds %struct.Grid, ptr %0, i64 0, i32 2, i64 %52, i32 3, i64 %86
  store i64 %85, ptr %87, align 8
  %88 = load i64, ptr %61, align 8
  %89 = icmp sgt i64 %79, %88
  br i1 %89, label %77, label %70

90:                                               ; preds = %93, %72
  %91 = load i64, ptr %1, align 8
  %92 = icmp sgt i64 %91, 0
  br i1 %92, label %99, label %192

93:                                               ; preds = %72, %93
  %94 = phi i64 [ %96, %93 ], [ 0, %72 ]
  %95 = getelementptr inbounds %struct.Grid, ptr %0, i64 0, i32 2, i64 %52, i32 4, i64 %94
  store i64 0, ptr %95, align 8
  %96 = add nuw nsw i64 %94, 1
  %97 = load i64, ptr %74, align 8
  %98 = icmp slt i64 %96, %97
  br i1 %98, label %93, label %90

99:                                               ; preds = %90, %188
  %100 = phi i64 [ %189, %188 ], [ 0, %90 ]
  %101 = load i64, ptr %57, align 8
  %102 = icmp sgt i64 %101, 0
  br i1 %102, label %103, label %107

103:                                              ; preds = %99
  %104 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 6, i64 %100
  %105 = load i64, ptr %104, align 8
  %106 = freeze i64 %105
  br label %113

107:                                              ; preds = %128, %99
  %108 = phi i64 [ 0, %99 ], [ %129, %128 ]
  %109 = load i64, ptr %74, align 8
  %110 = icmp sgt i64 %109, 0
  br i1 %110, label %111, label %163

111:                                              ; preds = %107
  %112 = getelementptr inbounds %struct.Grid, ptr %0, i64 0, i32 3, i64 %100
  br label %136

113:                                              ; preds = %103, %128
  %114 = phi i64 [ %132, %128 ], [ %106, %103 ]
  %115 = phi i64 [ %131, %128 ], [ 0, %103 ]
  %116 = phi i64 [ %129, %128 ], [ 0, %103 ]
  %117 = getelementptr inbounds %struct.Grid, ptr %0, i64 0, i32 2, i64 %52, i32 1, i64 %115
  %118 = load i64, ptr %117, align 8
  %119 = icmp eq i64 %118, %100
  br i1 %119, label %120, label %128

120:                                              ; preds = %113
  %121 = add i64 %114, -1
  %122 = getelementptr inbounds %struct.Grid, ptr %0, i64 0, i32 2, i64 %52, i32 1, i64 %115, i32 1
  %123 = load i64, ptr %122, align 8
  %124 = srem i64 %121, %123
  %125 = sub nsw i64 %121, %124
  %126 = add nsw i64 %125, %116
  %127 = sub nsw i64 %114, %125
  br label %128

128:                                              ; preds = %113, %120
  %129 = phi i64 [ %126, %120 ], [ %116, %113 ]
  %130 = phi i64 [ %127, %120 ], [ %114, %113 ]
  %131 = add nuw nsw i64 %115, 1
  %132 = freeze i64 %130
  %133 = icmp eq i64 %131, %101
  br i1 %133, label %107, label %113

134:                                              ; preds = %157
  %135 = icmp eq i64 %159, 0
  br i1 %135, label %163, label %173

136:                                              ; preds = %111, %157
  %137 = phi i64 [ %109, %111 ], [ %158, %157 ]
  %138 = phi i64 [ 0, %111 ], [ %161, %157 ]
  %139 = phi i64 [ 0, %111 ], [ %160, %157 ]
  %140 = phi i64 [ 0, %111 ], [ %159, %157 ]
  %141 = getelementptr inbounds %struct.Tensor, ptr %73, i64 0, i32 13, i64 %138, i64 %100
  %142 = load i64, ptr %141, align 8
  %143 = icmp eq i64 %142, 0
  br i1 %143, label %157, label %144

144:                                              ; preds = %136
  %145 = add nsw i64 %140, 1
  %146 = icmp sgt i64 %142, 1
  %147 = zext i1 %146 to i64
  %148 = or i64 %139, %147
  %149 = load i64, ptr %112, align 8
  %150 = icmp eq i64 %149, 0
  br i1 %150, label %151, label %157

151:                                              ; preds = %144
  %152 = mul nsw i64 %142, %108
  %153 = getelementptr inbounds %struct.Grid, ptr %0, i64 0, i32 2, i64 %52, i32 4, i64 %138
  %154 = load i64, ptr %153, align 8
  %155 = add nsw i64 %154, %152
  store i64 %155, ptr %153, align 8
  %156 = load i64, ptr %74, align 8
  br label %157

157:                                              ; preds = %136, %151, %144
  %158 = phi i64 [ %156, %151 ], [ %137, %144 ], [ %137, %136 ]
  %159 = phi i64 [ %145, %151 ], [ %145, %144 ], [ %140, %136 ]
  %160 = phi i64 [ %148, %151 ], [ %148, %144 ], [ %139, %136 ]
  %161 = add nuw nsw i64 %138, 1
  %162 = icmp slt i64 %161, %158
  br i1 %162, label %136, label %134

163:                                              ; preds = %107, %134
  %164 = phi i64 [ %160, %134 ], [ 0, %107 ]
  %165 = getelementptr inbounds %struct.Grid, ptr %0, i64 0, i32 3, i64 %100
  %166 = load i64, ptr %165, align 8
  %167 = icmp eq i64 %166, 0
  br i1 %167, label %168, label %172

168:                                              ; preds = %163
  %169 = getelementptr inbounds [12 x i64], ptr %2, i64 0, i64 %100
  %170 = load i64, ptr %169, align 8
  %171 = icmp eq i64 %170, 0
  br i1 %171, label %172, label %173

172:                                              ; preds = %168, %163
  store i64 1, ptr %56, align 8
  br label %173

173:                                              ; preds = %172, %168, %134
  %174 = phi i64 [ %164, %172 ], [ %164, %168 ], [ %160, %134 ]
  %175 = phi i64 [ 0, %172 ], [ 0, %168 ], [ %159, %134 ]
  %176 = getelementptr inbounds %struct.Grid, ptr %0, i64 0, i32 3, i64 %100
  %177 = load i64, ptr %176, align 8
  %178 = icmp eq i64 %177, 0
  br i1 %178, label %188, label %179

179:                                              ; preds = %173
  %180 = icmp sgt i64 %175, 1
  %181 = icmp ne i64 %174, 0
  %182 = select i1 %180, i1 true, i1 %181
  br i1 %182, label %187, label %183

183:                                              ; preds = %179
  %184 = getelementptr inbounds %struct.Grid, ptr %0, i64 0, i32 2, i64 %52, i32 3, i64 %100
  %185 = load i64, ptr %184, align 8
  %186 = icmp eq i64 %185, 0
  br i1 %186, label %188, label %187

187:                                              ; preds = %183, %179
  store i64 2, ptr %176, align 8
  br label %188

188:                                              ; preds = %187, %183, %173
  %189 = add nuw nsw i64 %100, 1
  %190 = load i64, ptr %1, align 8
  %191 = icmp slt i64 %189, %190
  br i1 %191, label %99, label %192

192:                                              ; preds = %188, %90, %44
  %193 = phi i64 [ %91, %90 ], [ %45, %44 ], [ %190, %188 ]
  %194 = add nuw nsw i64 %46, 1
  %195 = load i64, ptr %13, align 8
  %196 = icmp slt i64 %194, %195
  br i1 %196, label %44, label %41

197:                                              ; preds = %41, %216
  %198 = phi i1 [ %219, %216 ], [ false, %41 ]
  %199 = phi i64 [ %218, %216 ], [ 0, %41 ]
  %200 = phi i64 [ %217, %216 ], [ 1, %41 ]
  %201 = getelementptr inbounds %struct.Grid, ptr %0, i64 0, i32 3, i64 %199
  %202 = load i64, ptr %201, align 8
  switch i64 %202, label %203 [
    i64 0, label %216
    i64 2, label %205
  ]

203:                                              ; preds = %197
  %204 = icmp sgt i64 %200, 2048
  br i1 %204, label %221, label %210

205:                                              ; preds = %197
  %206 = getelementptr inbounds %struct.Grid, ptr %0, i64 0, i32 4, i64 %199
  %207 = load i64, ptr %206, align 8
  %208 = mul nsw i64 %207, %200
  %209 = icmp sgt i64 %208, 4096
  br i1 %209, label %221, label %212

210:                                              ; preds = %203
  %211 = shl nsw i64 %200, 1
  br label %216

212:                                              ; preds = %205
  %213 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 6, i64 %199
  %214 = load i64, ptr %213, align 8
  %215 = icmp sgt i64 %214, 2048
  br i1 %215, label %221, label %216

216:                                              ; preds = %210, %197, %212
  %217 = phi i64 [ %211, %210 ], [ %208, %212 ], [ %200, %197 ]
  %218 = add nuw nsw i64 %199, 1
  %219 = icmp sge i64 %218, %42
  %220 = icmp eq i64 %218, %42
  br i1 %220, label %221, label %197

221:                                              ; preds = %216, %212, %203, %205, %41
  %222 = phi i1 [ true, %41 ], [ %198, %205 ], [ %198, %203 ], [ %198, %212 ], [ %219, %216 ]
  %223 = zext i1 %222 to i64
  ret i64 %223
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @over(ptr noundef %0, i64 noundef %1, ptr nocapture noundef %2) unnamed_addr {
  %4 = alloca [9 x i64], align 16
  %5 = load ptr, ptr %0, align 8
  %6 = getelementptr inbounds %struct.Grid, ptr %0, i64 0, i32 6
  %7 = load i64, ptr %5, align 8
  %8 = icmp sgt i64 %7, %1
  br i1 %8, label %9, label %20

9:                                                ; preds = %3, %17
  %10 = phi i64 [ %18, %17 ], [ %1, %3 ]
  %11 = getelementptr inbounds %struct.Grid, ptr %0, i64 0, i32 3, i64 %10
  %12 = load i64, ptr %11, align 8
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %17, label %14

14:                                               ; preds = %9
  %15 = load i64, ptr %6, align 8
  %16 = icmp eq i64 %10, %15
  br i1 %16, label %17, label %20

17:                                               ; preds = %9, %14
  %18 = add i64 %10, 1
  %19 = icmp eq i64 %18, %7
  br i1 %19, label %23, label %9

20:                                               ; preds = %14, %3
  %21 = phi i64 [ %1, %3 ], [ %10, %14 ]
  %22 = icmp eq i64 %21, %7
  br i1 %22, label %23, label %50

23:                                               ; preds = %17, %20
  store i64 0, ptr %2, align 8
  %24 = getelementptr inbounds %struct.Grid, ptr %0, i64 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.Grid, ptr %0, i64 0, i32 8
  %27 = load i64, ptr %26, align 8
  %28 = add nsw i64 %27, %25
  store i64 %28, ptr %26, align 8
  %29 = icmp sgt i64 %25, 0
  br i1 %29, label %30, label %105

30:                                               ; preds = %23, %30
  %31 = phi i64 [ %37, %30 ], [ 0, %23 ]
  %32 = getelementptr inbounds %struct.Grid, ptr %0, i64 0, i32 2, i64 %31
  %33 = tail call fastcc i64 @counted(ptr noundef nonnull %0, ptr noundef nonnull %32)
  %34 = tail call fastcc i64 @shared(ptr noundef nonnull %0, ptr noundef nonnull %32)
  %35 = tail call i64 @llvm.smin.i64(i64 %33, i64 %34)
  %36 = sub nsw i64 %33, %35
  %37 = add nuw nsw i64 %31, 1
  %38 = getelementptr inbounds i64, ptr %2, i64 %37
  store i64 %36, ptr %38, align 8
  %39 = load ptr, ptr %32, align 8
  %40 = load i64, ptr %39, align 8
  %41 = mul nsw i64 %40, %36
  %42 = getelementptr inbounds %struct.Tensor, ptr %39, i64 0, i32 1
  %43 = load i64, ptr %42, align 8
  %44 = add nsw i64 %43, 1
  %45 = mul nsw i64 %41, %44
  %46 = load i64, ptr %2, align 8
  %47 = add nsw i64 %45, %46
  store i64 %47, ptr %2, align 8
  %48 = load i64, ptr %24, align 8
  %49 = icmp slt i64 %37, %48
  br i1 %49, label %30, label %105

50:                                               ; preds = %20
  %51 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 6, i64 %21
  %52 = load i64, ptr %51, align 8
  %53 = getelementptr inbounds %struct.Grid, ptr %0, i64 0, i32 4, i64 %21
  %54 = load i64, ptr %53, align 8
  %55 = getelementptr inbounds %struct.Grid, ptr %0, i64 0, i32 3, i64 %21
  %56 = load i64, ptr %55, align 8
  %57 = icmp eq i64 %56, 1
  br i1 %57, label %63, label %58

58:                                               ; preds = %50
  %59 = icmp slt i64 %54, 1
  br i1 %59, label %96, label %60

60:                                               ; preds = %58
  %61 = getelementptr inbounds %struct.Grid, ptr %0, i64 0, i32 5, i64 %21
  %62 = add nsw i64 %21, 1
  br label %100

63:                                               ; preds = %50
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %4)
  %64 = getelementptr inbounds %struct.Grid, ptr %0, i64 0, i32 5, i64 %21
  store i64 %54, ptr %64, align 8
  %65 = add nsw i64 %21, 1
  tail call fastcc void @over(ptr noundef nonnull %0, i64 noundef %65, ptr noundef %2)
  %66 = getelementptr inbounds %struct.Grid, ptr %0, i64 0, i32 1
  %67 = load i64, ptr %66, align 8
  %68 = icmp slt i64 %67, 0
  br i1 %68, label %71, label %69

69:                                               ; preds = %63
  %70 = sdiv i64 %52, %54
  br label %74

71:                                               ; preds = %74, %63
  %72 = srem i64 %52, %54
  store i64 %72, ptr %64, align 8
  %73 = icmp eq i64 %72, 0
  br i1 %73, label %95, label %82

74:                                               ; preds = %69, %74
  %75 = phi i64 [ 0, %69 ], [ %79, %74 ]
  %76 = getelementptr inbounds i64, ptr %2, i64 %75
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %77, %70
  store i64 %78, ptr %76, align 8
  %79 = add nuw nsw i64 %75, 1
  %80 = load i64, ptr %66, align 8
  %81 = icmp slt i64 %75, %80
  br i1 %81, label %74, label %71

82:                                               ; preds = %71
  call fastcc void @over(ptr noundef nonnull %0, i64 noundef %65, ptr noundef nonnull %4)
  %83 = load i64, ptr %66, align 8
  %84 = icmp slt i64 %83, 0
  br i1 %84, label %95, label %85

85:                                               ; preds = %82, %85
  %86 = phi i64 [ %92, %85 ], [ 0, %82 ]
  %87 = getelementptr inbounds [9 x i64], ptr %4, i64 0, i64 %86
  %88 = load i64, ptr %87, align 8
  %89 = getelementptr inbounds i64, ptr %2, i64 %86
  %90 = load i64, ptr %89, align 8
  %91 = add nsw i64 %90, %88
  store i64 %91, ptr %89, align 8
  %92 = add nuw nsw i64 %86, 1
  %93 = load i64, ptr %66, align 8
  %94 = icmp slt i64 %86, %93
  br i1 %94, label %85, label %95

95:                                               ; preds = %85, %82, %71
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %4)
  br label %105

96:                                               ; preds = %100, %58
  %97 = getelementptr inbounds [12 x [2049 x [9 x i64]]], ptr @over.takes, i64 0, i64 %21
  %98 = getelementptr inbounds %struct.Grid, ptr %0, i64 0, i32 1
  %99 = load i64, ptr %98, align 8
  tail call fastcc void @pieces(ptr noundef nonnull %97, i64 noundef %52, i64 noundef %54, i64 noundef %99, ptr noundef %2)
  br label %105

100:                                              ; preds = %60, %100
  %101 = phi i64 [ 1, %60 ], [ %103, %100 ]
  store i64 %101, ptr %61, align 8
  %102 = getelementptr inbounds [12 x [2049 x [9 x i64]]], ptr @over.takes, i64 0, i64 %21, i64 %101
  tail call fastcc void @over(ptr noundef nonnull %0, i64 noundef %62, ptr noundef nonnull %102)
  %103 = add nuw i64 %101, 1
  %104 = icmp eq i64 %101, %54
  br i1 %104, label %96, label %100

105:                                              ; preds = %30, %23, %95, %96
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @pieces(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, ptr nocapture noundef writeonly %4) unnamed_addr {
  %6 = icmp slt i64 %3, 0
  br i1 %6, label %22, label %7

7:                                                ; preds = %5
  %8 = icmp slt i64 %1, 65
  %9 = sitofp i64 %2 to double
  %10 = icmp sgt i64 %2, 1
  %11 = sub nsw i64 %1, %2
  %12 = sitofp i64 %11 to double
  %13 = icmp slt i64 %11, 1
  %14 = getelementptr inbounds [65 x i64], ptr @pieces.best, i64 0, i64 %11
  %15 = add i64 %1, 1
  %16 = sub i64 %15, %2
  %17 = add i64 %2, -1
  %18 = and i64 %17, 1
  %19 = icmp eq i64 %2, 2
  %20 = and i64 %17, -2
  %21 = icmp eq i64 %18, 0
  br label %23

22:                                               ; preds = %108, %5
  ret void

23:                                               ; preds = %7, %108
  %24 = phi i64 [ 0, %7 ], [ %111, %108 ]
  br i1 %8, label %25, label %59

25:                                               ; preds = %23
  store i64 0, ptr @pieces.best, align 16
  br i1 %13, label %29, label %26

26:                                               ; preds = %25
  %27 = getelementptr inbounds [9 x i64], ptr %0, i64 1, i64 %24
  %28 = load i64, ptr %27, align 8
  br label %34

29:                                               ; preds = %41, %25
  %30 = getelementptr inbounds [9 x i64], ptr %0, i64 %2, i64 %24
  %31 = load i64, ptr %30, align 8
  %32 = load i64, ptr %14, align 8
  %33 = add nsw i64 %32, %31
  br label %108

34:                                               ; preds = %26, %41
  %35 = phi i64 [ 0, %26 ], [ %42, %41 ]
  %36 = phi i64 [ 1, %26 ], [ %43, %41 ]
  %37 = add nsw i64 %28, %35
  %38 = getelementptr inbounds [65 x i64], ptr @pieces.best, i64 0, i64 %36
  store i64 %37, ptr %38, align 8
  %39 = icmp ugt i64 %36, 1
  %40 = select i1 %10, i1 %39, i1 false
  br i1 %40, label %45, label %41

41:                                               ; preds = %45, %34
  %42 = phi i64 [ %37, %34 ], [ %54, %45 ]
  %43 = add nuw i64 %36, 1
  %44 = icmp eq i64 %43, %16
  br i1 %44, label %29, label %34

45:                                               ; preds = %34, %45
  %46 = phi i64 [ %54, %45 ], [ %37, %34 ]
  %47 = phi i64 [ %55, %45 ], [ 2, %34 ]
  %48 = sub nsw i64 %36, %47
  %49 = getelementptr inbounds [65 x i64], ptr @pieces.best, i64 0, i64 %48
  %50 = load i64, ptr %49, align 8
  %51 = getelementptr inbounds [9 x i64], ptr %0, i64 %47, i64 %24
  %52 = load i64, ptr %51, align 8
  %53 = add nsw i64 %52, %50
  %54 = tail call i64 @llvm.smin.i64(i64 %46, i64 %53)
  store i64 %54, ptr %38, align 8
  %55 = add nuw nsw i64 %47, 1
  %56 = icmp slt i64 %47, %2
  %57 = icmp ugt i64 %36, %47
  %58 = select i1 %56, i1 %57, i1 false
  br i1 %58, label %45, label %41

59:                                               ; preds = %23
  %60 = getelementptr inbounds [9 x i64], ptr %0, i64 %2, i64 %24
  %61 = load i64, ptr %60, align 8
  %62 = sitofp i64 %61 to double
  %63 = fdiv double %62, %9
  br i1 %10, label %64, label %78

64:                                               ; preds = %59
  br i1 %19, label %65, label %84

65:                                               ; preds = %84, %64
  %66 = phi double [ undef, %64 ], [ %104, %84 ]
  %67 = phi i64 [ 1, %64 ], [ %105, %84 ]
  %68 = phi double [ %63, %64 ], [ %104, %84 ]
  br i1 %21, label %78, label %69

69:                                               ; preds = %65
  %70 = getelementptr inbounds [9 x i64], ptr %0, i64 %67, i64 %24
  %71 = load i64, ptr %70, align 8
  %72 = sitofp i64 %71 to double
  %73 = sitofp i64 %67 to double
  %74 = fmul double %68, %73
  %75 = fcmp ogt double %74, %72
  %76 = fdiv double %72, %73
  %77 = select i1 %75, double %76, double %68
  br label %78

78:                                               ; preds = %69, %65, %59
  %79 = phi double [ %63, %59 ], [ %66, %65 ], [ %77, %69 ]
  %80 = fmul double %79, %12
  %81 = fmul double %80, 0x3FEFFFFFFFFFDCD1
  %82 = fptosi double %81 to i64
  %83 = add nsw i64 %61, %82
  br label %108

84:                                               ; preds = %64, %84
  %85 = phi i64 [ %105, %84 ], [ 1, %64 ]
  %86 = phi double [ %104, %84 ], [ %63, %64 ]
  %87 = phi i64 [ %106, %84 ], [ 0, %64 ]
  %88 = getelementptr inbounds [9 x i64], ptr %0, i64 %85, i64 %24
  %89 = load i64, ptr %88, align 8
  %90 = sitofp i64 %89 to double
  %91 = sitofp i64 %85 to double
  %92 = fmul double %86, %91
  %93 = fcmp ogt double %92, %90
  %94 = fdiv double %90, %91
  %95 = select i1 %93, double %94, double %86
  %96 = add nuw nsw i64 %85, 1
  %97 = getelementptr inbounds [9 x i64], ptr %0, i64 %96, i64 %24
  %98 = load i64, ptr %97, align 8
  %99 = sitofp i64 %98 to double
  %100 = sitofp i64 %96 to double
  %101 = fmul double %95, %100
  %102 = fcmp ogt double %101, %99
  %103 = fdiv double %99, %100
  %104 = select i1 %102, double %103, double %95
  %105 = add nuw nsw i64 %85, 2
  %106 = add i64 %87, 2
  %107 = icmp eq i64 %106, %20
  br i1 %107, label %65, label %84

108:                                              ; preds = %29, %78
  %109 = phi i64 [ %33, %29 ], [ %83, %78 ]
  %110 = getelementptr inbounds i64, ptr %4, i64 %24
  store i64 %109, ptr %110, align 8
  %111 = add nuw i64 %24, 1
  %112 = icmp eq i64 %24, %3
  br i1 %112, label %22, label %23
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc i64 @counted(ptr nocapture noundef %0, ptr nocapture noundef readonly %1) unnamed_addr {
  %3 = alloca [32 x %struct.Loop], align 16
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %3)
  %4 = load ptr, ptr %1, align 8
  %5 = load ptr, ptr %0, align 8
  %6 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 11
  %7 = ptrtoint ptr %4 to i64
  %8 = ptrtoint ptr %6 to i64
  %9 = sub i64 %7, %8
  %10 = sdiv exact i64 %9, 3904
  %11 = getelementptr inbounds %struct.Grid, ptr %0, i64 0, i32 7
  %12 = load i64, ptr %11, align 8
  %13 = lshr i64 %12, 30
  %14 = xor i64 %13, %12
  %15 = mul i64 %14, -4658895280553007687
  %16 = lshr i64 %15, 27
  %17 = xor i64 %16, %15
  %18 = mul i64 %17, -7723592293110705685
  %19 = lshr i64 %18, 31
  %20 = xor i64 %19, %18
  %21 = add i64 %20, -7046029254386353131
  %22 = xor i64 %21, %10
  %23 = lshr i64 %22, 30
  %24 = xor i64 %23, %22
  %25 = mul i64 %24, -4658895280553007687
  %26 = lshr i64 %25, 27
  %27 = xor i64 %26, %25
  %28 = mul i64 %27, -7723592293110705685
  %29 = lshr i64 %28, 31
  %30 = xor i64 %29, %28
  %31 = load i64, ptr %5, align 8
  %32 = add i64 %30, -7046029254386353131
  %33 = icmp sgt i64 %31, 0
  br i1 %33, label %34, label %57

34:                                               ; preds = %2
  %35 = and i64 %31, 1
  %36 = icmp eq i64 %31, 1
  br i1 %36, label %39, label %37

37:                                               ; preds = %34
  %38 = and i64 %31, -2
  br label %62

39:                                               ; preds = %62, %34
  %40 = phi i64 [ undef, %34 ], [ %91, %62 ]
  %41 = phi i64 [ %32, %34 ], [ %91, %62 ]
  %42 = phi i64 [ 0, %34 ], [ %90, %62 ]
  %43 = icmp eq i64 %35, 0
  br i1 %43, label %57, label %44

44:                                               ; preds = %39
  %45 = getelementptr inbounds %struct.Grid, ptr %0, i64 0, i32 5, i64 %42
  %46 = load i64, ptr %45, align 8
  %47 = xor i64 %46, %41
  %48 = lshr i64 %47, 30
  %49 = xor i64 %48, %47
  %50 = mul i64 %49, -4658895280553007687
  %51 = lshr i64 %50, 27
  %52 = xor i64 %51, %50
  %53 = mul i64 %52, -7723592293110705685
  %54 = lshr i64 %53, 31
  %55 = xor i64 %54, %53
  %56 = add i64 %55, -7046029254386353131
  br label %57

57:                                               ; preds = %44, %39, %2
  %58 = phi i64 [ %32, %2 ], [ %40, %39 ], [ %56, %44 ]
  %59 = getelementptr inbounds %struct.Within, ptr %1, i64 0, i32 2
  %60 = load i64, ptr %59, align 8
  %61 = icmp sgt i64 %60, 0
  br i1 %61, label %104, label %94

62:                                               ; preds = %62, %37
  %63 = phi i64 [ %32, %37 ], [ %91, %62 ]
  %64 = phi i64 [ 0, %37 ], [ %90, %62 ]
  %65 = phi i64 [ 0, %37 ], [ %92, %62 ]
  %66 = getelementptr inbounds %struct.Grid, ptr %0, i64 0, i32 5, i64 %64
  %67 = load i64, ptr %66, align 8
  %68 = xor i64 %67, %63
  %69 = lshr i64 %68, 30
  %70 = xor i64 %69, %68
  %71 = mul i64 %70, -4658895280553007687
  %72 = lshr i64 %71, 27
  %73 = xor i64 %72, %71
  %74 = mul i64 %73, -7723592293110705685
  %75 = lshr i64 %74, 31
  %76 = xor i64 %75, %74
  %77 = or i64 %64, 1
  %78 = add i64 %76, -7046029254386353131
  %79 = getelementptr inbounds %struct.Grid, ptr %0, i64 0, i32 5, i64 %77
  %80 = load i64, ptr %79, align 8
  %81 = xor i64 %80, %78
  %82 = lshr i64 %81, 30
  %83 = xor i64 %82, %81
  %84 = mul i64 %83, -4658895280553007687
  %85 = lshr i64 %84, 27
  %86 = xor i64 %85, %84
  %87 = mul i64 %86, -7723592293110705685
  %88 = lshr i64 %87, 31
  %89 = xor i64 %88, %87
  %90 = add nuw nsw i64 %64, 2
  %91 = add i64 %89, -7046029254386353131
  %92 = add i64 %65, 2
  %93 = icmp eq i64 %92, %38
  br i1 %93, label %39, label %62

94:                                               ; preds = %130, %57
  %95 = phi i64 [ %58, %57 ], [ %131, %130 ]
  %96 = phi i64 [ 0, %57 ], [ %132, %130 ]
  %97 = and i64 %95, 65535
  %98 = getelementptr inbounds [65536 x %struct.anon.1], ptr @counted.known, i64 0, i64 %97
  %99 = load i64, ptr %98, align 16
  %100 = icmp eq i64 %99, %95
  br i1 %100, label %101, label %135

101:                                              ; preds = %94
  %102 = getelementptr inbounds [65536 x %struct.anon.1], ptr @counted.known, i64 0, i64 %97, i32 1
  %103 = load i64, ptr %102, align 8
  br label %162

104:                                              ; preds = %57, %130
  %105 = phi i64 [ %132, %130 ], [ 0, %57 ]
  %106 = phi i64 [ %133, %130 ], [ 0, %57 ]
  %107 = phi i64 [ %131, %130 ], [ %58, %57 ]
  %108 = getelementptr inbounds %struct.Within, ptr %1, i64 0, i32 1, i64 %106
  %109 = getelementptr inbounds %struct.Within, ptr %1, i64 0, i32 1, i64 %106, i32 1
  %110 = load i64, ptr %109, align 8
  %111 = load i64, ptr %108, align 8
  %112 = getelementptr inbounds %struct.Grid, ptr %0, i64 0, i32 5, i64 %111
  %113 = load i64, ptr %112, align 8
  %114 = icmp slt i64 %110, %113
  br i1 %114, label %115, label %130

115:                                              ; preds = %104
  %116 = add nsw i64 %105, 1
  %117 = getelementptr inbounds [32 x %struct.Loop], ptr %3, i64 0, i64 %105
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %117, ptr noundef nonnull align 8 dereferenceable(16) %108, i64 16, i1 false)
  %118 = shl i64 %110, 8
  %119 = xor i64 %118, %107
  %120 = xor i64 %119, %111
  %121 = lshr i64 %120, 30
  %122 = xor i64 %121, %120
  %123 = mul i64 %122, -4658895280553007687
  %124 = lshr i64 %123, 27
  %125 = xor i64 %124, %123
  %126 = mul i64 %125, -7723592293110705685
  %127 = lshr i64 %126, 31
  %128 = xor i64 %127, %126
  %129 = add i64 %128, -7046029254386353131
  br label %130

130:                                              ; preds = %104, %115
  %131 = phi i64 [ %129, %115 ], [ %107, %104 ]
  %132 = phi i64 [ %116, %115 ], [ %105, %104 ]
  %133 = add nuw nsw i64 %106, 1
  %134 = icmp eq i64 %133, %60
  br i1 %134, label %94, label %104

135:                                              ; preds = %94
  %136 = getelementptr inbounds %struct.Grid, ptr %0, i64 0, i32 5
  br i1 %33, label %137, label %149

137:                                              ; preds = %135, %137
  %138 = phi i64 [ %146, %137 ], [ 0, %135 ]
  %139 = getelementptr inbounds [12 x i64], ptr @moved.c, i64 0, i64 %138
  store i64 0, ptr %139, align 8
  %140 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 3, i64 %138
  store i64 1, ptr %140, align 8
  %141 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 2, i64 %138
  store i64 1, ptr %141, align 8
  %142 = getelementptr inbounds i64, ptr %136, i64 %138
  %143 = load i64, ptr %142, align 8
  %144 = getelementptr inbounds %struct.Extents, ptr %141, i64 0, i32 1
  store i64 %143, ptr %144, align 8
  %145 = getelementptr inbounds %struct.Extents, ptr %141, i64 0, i32 2
  store i64 1, ptr %145, align 8
  %146 = add nuw nsw i64 %138, 1
  %147 = load i64, ptr %5, align 8
  %148 = icmp slt i64 %146, %147
  br i1 %148, label %137, label %149

149:                                              ; preds = %137, %135
  %150 = icmp sgt i64 %96, 0
  br i1 %150, label %151, label %156

151:                                              ; preds = %149, %151
  %152 = phi i64 [ %154, %151 ], [ 0, %149 ]
  %153 = getelementptr inbounds %struct.Loop, ptr %3, i64 %152
  call fastcc void @inside(ptr noundef nonnull @moved.c, ptr noundef nonnull %153)
  %154 = add nuw nsw i64 %152, 1
  %155 = icmp eq i64 %154, %96
  br i1 %155, label %156, label %151

156:                                              ; preds = %151, %149
  %157 = call fastcc i64 @arrive(ptr noundef nonnull %5, ptr noundef nonnull @moved.c, ptr noundef %4, ptr noundef nonnull %3, i64 noundef %96)
  %158 = getelementptr inbounds [65536 x %struct.anon.1], ptr @counted.known, i64 0, i64 %97, i32 1
  store i64 %157, ptr %158, align 8
  store i64 %95, ptr %98, align 16
  %159 = getelementptr inbounds %struct.Grid, ptr %0, i64 0, i32 8
  %160 = load i64, ptr %159, align 8
  %161 = add nsw i64 %160, 3
  store i64 %161, ptr %159, align 8
  br label %162

162:                                              ; preds = %101, %156
  %163 = phi i64 [ %103, %101 ], [ %157, %156 ]
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %3)
  ret i64 %163
}

; Function Attrs: nofree nosync nounwind memory(read, inaccessiblemem: none)
define internal fastcc i64 @shared(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) unnamed_addr {
  %3 = alloca [12 x i64], align 16
  %4 = load ptr, ptr %0, align 8
  %5 = load ptr, ptr %1, align 8
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %3)
  %6 = load i64, ptr %4, align 8
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %8, label %11

8:                                                ; preds = %2
  %9 = getelementptr inbounds %struct.Tensor, ptr %5, i64 0, i32 7
  %10 = load i64, ptr %9, align 8
  br label %18

11:                                               ; preds = %39, %2
  %12 = icmp sgt i64 %6, -1
  br i1 %12, label %13, label %140

13:                                               ; preds = %11
  %14 = getelementptr inbounds %struct.Tensor, ptr %5, i64 0, i32 6
  %15 = getelementptr inbounds %struct.Tensor, ptr %5, i64 0, i32 7
  %16 = getelementptr inbounds %struct.Within, ptr %1, i64 0, i32 5
  %17 = getelementptr inbounds %struct.Tensor, ptr %5, i64 0, i32 4
  br label %44

18:                                               ; preds = %8, %39
  %19 = phi i64 [ 0, %8 ], [ %42, %39 ]
  %20 = shl nuw i64 1, %19
  %21 = and i64 %10, %20
  %22 = icmp eq i64 %21, 0
  %23 = getelementptr inbounds %struct.Within, ptr %1, i64 0, i32 3, i64 %19
  %24 = load i64, ptr %23, align 8
  %25 = icmp eq i64 %24, 0
  br i1 %22, label %31, label %26

26:                                               ; preds = %18
  br i1 %25, label %36, label %27

27:                                               ; preds = %26
  %28 = getelementptr inbounds %struct.Grid, ptr %0, i64 0, i32 5, i64 %19
  %29 = load i64, ptr %28, align 8
  %30 = icmp sgt i64 %29, %24
  br i1 %30, label %140, label %32

31:                                               ; preds = %18
  br i1 %25, label %36, label %32

32:                                               ; preds = %27, %31
  %33 = getelementptr inbounds %struct.Grid, ptr %0, i64 0, i32 5, i64 %19
  %34 = load i64, ptr %33, align 8
  %35 = tail call i64 @llvm.smin.i64(i64 %24, i64 %34)
  br label %39

36:                                               ; preds = %26, %31
  %37 = getelementptr inbounds %struct.Grid, ptr %0, i64 0, i32 5, i64 %19
  %38 = load i64, ptr %37, align 8
  br label %39

39:                                               ; preds = %36, %32
  %40 = phi i64 [ %35, %32 ], [ %38, %36 ]
  %41 = getelementptr inbounds [12 x i64], ptr %3, i64 0, i64 %19
  store i64 %40, ptr %41, align 8
  %42 = add nuw nsw i64 %19, 1
  %43 = icmp eq i64 %42, %6
  br i1 %43, label %11, label %18

44:                                               ; preds = %13, %136
  %45 = phi i64 [ 0, %13 ], [ %137, %136 ]
  %46 = phi i64 [ -1, %13 ], [ %138, %136 ]
  %47 = icmp slt i64 %46, 0
  br i1 %47, label %48, label %51

48:                                               ; preds = %44
  %49 = load i64, ptr %16, align 8
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %136, label %64

51:                                               ; preds = %44
  %52 = load i64, ptr %14, align 8
  %53 = shl nuw i64 1, %46
  %54 = and i64 %52, %53
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %136, label %56

56:                                               ; preds = %51
  %57 = load i64, ptr %15, align 8
  %58 = and i64 %57, %53
  %59 = icmp eq i64 %58, 0
  br i1 %59, label %60, label %136

60:                                               ; preds = %56
  %61 = getelementptr inbounds %struct.Grid, ptr %0, i64 0, i32 3, i64 %46
  %62 = load i64, ptr %61, align 8
  %63 = icmp eq i64 %62, 0
  br i1 %63, label %136, label %64

64:                                               ; preds = %60, %48
  %65 = load i64, ptr %17, align 8
  %66 = icmp sgt i64 %65, 0
  br i1 %66, label %67, label %70

67:                                               ; preds = %64
  %68 = getelementptr inbounds %struct.Within, ptr %1, i64 0, i32 3, i64 %46
  %69 = getelementptr inbounds %struct.Grid, ptr %0, i64 0, i32 4, i64 %46
  br label %73

70:                                               ; preds = %131, %64
  %71 = phi i64 [ 1, %64 ], [ %133, %131 ]
  %72 = tail call i64 @llvm.smax.i64(i64 %45, i64 %71)
  br label %136

73:                                               ; preds = %67, %131
  %74 = phi i64 [ %134, %131 ], [ 0, %67 ]
  %75 = phi i64 [ %133, %131 ], [ 1, %67 ]
  %76 = getelementptr inbounds %struct.Within, ptr %1, i64 0, i32 4, i64 %74
  %77 = load i64, ptr %76, align 8
  %78 = sub nsw i64 0, %77
  %79 = getelementptr inbounds %struct.Tensor, ptr %5, i64 0, i32 14, i64 %74
  %80 = load i64, ptr %79, align 8
  %81 = icmp sgt i64 %80, 0
  br i1 %81, label %86, label %84

82:                                               ; preds = %115
  %83 = icmp slt i64 %116, 0
  br i1 %83, label %119, label %124

84:                                               ; preds = %73
  %85 = icmp sgt i64 %77, 0
  br i1 %85, label %119, label %126

86:                                               ; preds = %73, %115
  %87 = phi i64 [ %117, %115 ], [ 0, %73 ]
  %88 = phi i64 [ %104, %115 ], [ 0, %73 ]
  %89 = phi i64 [ %116, %115 ], [ %78, %73 ]
  %90 = phi i64 [ %99, %115 ], [ 1, %73 ]
  %91 = getelementptr inbounds %struct.Tensor, ptr %5, i64 0, i32 15, i64 %74, i64 %87
  %92 = load i64, ptr %91, align 8
  %93 = getelementptr inbounds %struct.Tensor, ptr %5, i64 0, i32 16, i64 %74, i64 %87
  %94 = load i64, ptr %93, align 8
  %95 = getelementptr inbounds [12 x i64], ptr %3, i64 0, i64 %92
  %96 = load i64, ptr %95, align 8
  %97 = add nsw i64 %96, -1
  %98 = mul nsw i64 %97, %94
  %99 = add nsw i64 %98, %90
  %100 = getelementptr inbounds %struct.Grid, ptr %0, i64 0, i32 3, i64 %92
  %101 = load i64, ptr %100, align 8
  %102 = icmp ne i64 %101, 0
  %103 = zext i1 %102 to i64
  %104 = or i64 %88, %103
  %105 = icmp eq i64 %92, %46
  br i1 %105, label %106, label %115

106:                                              ; preds = %86
  %107 = load i64, ptr %68, align 8
  %108 = icmp eq i64 %107, 0
  br i1 %108, label %109, label %111

109:                                              ; preds = %106
  %110 = load i64, ptr %69, align 8
  br label %111

111:                                              ; preds = %106, %109
  %112 = phi i64 [ %110, %109 ], [ %107, %106 ]
  %113 = mul nsw i64 %112, %94
  %114 = add nsw i64 %113, %89
  br label %115

115:                                              ; preds = %111, %86
  %116 = phi i64 [ %114, %111 ], [ %89, %86 ]
  %117 = add nuw nsw i64 %87, 1
  %118 = icmp eq i64 %117, %80
  br i1 %118, label %82, label %86

119:                                              ; preds = %84, %82
  %120 = phi i64 [ %78, %84 ], [ %116, %82 ]
  %121 = phi i64 [ 1, %84 ], [ %99, %82 ]
  %122 = add nsw i64 %120, %121
  %123 = tail call i64 @llvm.smax.i64(i64 %122, i64 0)
  br label %131

124:                                              ; preds = %82
  %125 = icmp eq i64 %104, 0
  br i1 %125, label %126, label %131

126:                                              ; preds = %84, %124
  %127 = phi i64 [ %99, %124 ], [ 1, %84 ]
  %128 = phi i64 [ %116, %124 ], [ %78, %84 ]
  %129 = sub nsw i64 %127, %128
  %130 = tail call i64 @llvm.smax.i64(i64 %129, i64 0)
  br label %131

131:                                              ; preds = %124, %126, %119
  %132 = phi i64 [ %123, %119 ], [ %99, %124 ], [ %130, %126 ]
  %133 = mul nsw i64 %132, %75
  %134 = add nuw nsw i64 %74, 1
  %135 = icmp eq i64 %134, %65
  br i1 %135, label %70, label %73

136:                                              ; preds = %48, %51, %56, %60, %70
  %137 = phi i64 [ %72, %70 ], [ %45, %48 ], [ %45, %56 ], [ %45, %60 ], [ %45, %51 ]
  %138 = add nsw i64 %46, 1
  %139 = icmp eq i64 %138, %6
  br i1 %139, label %140, label %44

140:                                              ; preds = %27, %136, %11
  %141 = phi i64 [ 0, %11 ], [ %137, %136 ], [ 0, %27 ]
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %3)
  ret i64 %141
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
  %116 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %102, i32 14, i64 %114
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
  %130 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %102, i32 15, i64 %114, i64 %126
  %131 = load i64, ptr %130, align 8
  %132 = getelementptr inbounds i64, ptr %5, i64 %131
  %133 = load i64, ptr %132, align 8
  %134 = icmp eq i64 %133, 0
  br i1 %134, label %141, label %135

135:                                              ; preds = %129
  %136 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %102, i32 16, i64 %114, i64 %126
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
  %150 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %102, i32 15, i64 %114, i64 %147
  %151 = load i64, ptr %150, align 8
  %152 = getelementptr inbounds i64, ptr %5, i64 %151
  %153 = load i64, ptr %152, align 8
  %154 = icmp eq i64 %153, 0
  br i1 %154, label %161, label %155

155:                                              ; preds = %146
  %156 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %102, i32 16, i64 %114, i64 %147
  %157 = load i64, ptr %156, align 8
  %158 = add nsw i64 %153, -1
  %159 = mul nsw i64 %157, %158
  %160 = add nsw i64 %159, %148
  br label %161

161:                                              ; preds = %155, %146
  %162 = phi i64 [ %160, %155 ], [ %148, %146 ]
  %163 = or i64 %147, 1
  %164 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %102, i32 15, i64 %114, i64 %163
  %165 = load i64, ptr %164, align 8
  %166 = getelementptr inbounds i64, ptr %5, i64 %165
  %167 = load i64, ptr %166, align 8
  %168 = icmp eq i64 %167, 0
  br i1 %168, label %175, label %169

169:                                              ; preds = %161
  %170 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %102, i32 16, i64 %114, i64 %163
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
  br i1 %194, label %329, label %195

195:                                              ; preds = %187
  %196 = load i64, ptr %70, align 8
  %197 = icmp eq i64 %196, 0
  br i1 %197, label %201, label %198

198:                                              ; preds = %195
  %199 = srem i64 %191, %193
  %200 = icmp eq i64 %199, 0
  br i1 %200, label %201, label %329

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
  br i1 %239, label %240, label %329

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
  br i1 %259, label %260, label %327

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

269:                                              ; preds = %260, %319
  %270 = phi i64 [ 0, %260 ], [ %324, %319 ]
  %271 = phi i64 [ %3, %260 ], [ %323, %319 ]
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
  br i1 %295, label %296, label %329

296:                                              ; preds = %269, %288, %290
  %297 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %270
  %298 = getelementptr inbounds %struct.Nest, ptr %6, i64 0, i32 2, i64 %270
  %299 = load i64, ptr %298, align 8
  %300 = call fastcc i64 @cost(ptr noundef nonnull %0, ptr noundef nonnull @attempt.c, ptr noundef nonnull %297, ptr noundef nonnull %263, i64 noundef %299)
  %301 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %270, i32 2
  %302 = load i64, ptr %301, align 8
  %303 = load i64, ptr %297, align 8
  %304 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %270, i32 1
  %305 = load i64, ptr %304, align 8
  %306 = icmp eq i64 %305, 0
  br i1 %306, label %319, label %307

307:                                              ; preds = %296
  %308 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %270, i32 6
  %309 = load i64, ptr %308, align 8
  %310 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %270, i32 7
  %311 = load i64, ptr %310, align 8
  %312 = icmp eq i64 %309, %311
  br i1 %312, label %319, label %313

313:                                              ; preds = %307
  %314 = shl nsw i64 %302, 1
  %315 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %270, i32 5
  %316 = load i64, ptr %315, align 8
  %317 = sub nsw i64 %314, %316
  %318 = tail call i64 @llvm.smax.i64(i64 %302, i64 %317)
  br label %319

319:                                              ; preds = %307, %296, %313
  %320 = phi i64 [ %318, %313 ], [ %302, %296 ], [ %302, %307 ]
  %321 = mul nsw i64 %320, %303
  %322 = add i64 %300, %271
  %323 = sub i64 %322, %321
  %324 = add nuw nsw i64 %270, 1
  %325 = load i64, ptr %27, align 8
  %326 = icmp slt i64 %324, %325
  br i1 %326, label %269, label %327

327:                                              ; preds = %319, %257
  %328 = phi i64 [ %3, %257 ], [ %323, %319 ]
  call fastcc void @insert(ptr noundef nonnull %1, i64 noundef %210, i64 noundef %328, ptr noundef nonnull %6)
  br label %329

329:                                              ; preds = %187, %198, %290, %233, %327
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
  %72 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %56, i32 14, i64 %70
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
  %86 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %56, i32 15, i64 %70, i64 %82
  %87 = load i64, ptr %86, align 8
  %88 = getelementptr inbounds i64, ptr %1, i64 %87
  %89 = load i64, ptr %88, align 8
  %90 = icmp eq i64 %89, 0
  br i1 %90, label %97, label %91

91:                                               ; preds = %85
  %92 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %56, i32 16, i64 %70, i64 %82
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
  %106 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %56, i32 15, i64 %70, i64 %103
  %107 = load i64, ptr %106, align 8
  %108 = getelementptr inbounds i64, ptr %1, i64 %107
  %109 = load i64, ptr %108, align 8
  %110 = icmp eq i64 %109, 0
  br i1 %110, label %117, label %111

111:                                              ; preds = %102
  %112 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %56, i32 16, i64 %70, i64 %103
  %113 = load i64, ptr %112, align 8
  %114 = add nsw i64 %109, -1
  %115 = mul nsw i64 %113, %114
  %116 = add nsw i64 %115, %104
  br label %117

117:                                              ; preds = %111, %102
  %118 = phi i64 [ %116, %111 ], [ %104, %102 ]
  %119 = or i64 %103, 1
  %120 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %56, i32 15, i64 %70, i64 %119
  %121 = load i64, ptr %120, align 8
  %122 = getelementptr inbounds i64, ptr %1, i64 %121
  %123 = load i64, ptr %122, align 8
  %124 = icmp eq i64 %123, 0
  br i1 %124, label %131, label %125

125:                                              ; preds = %117
  %126 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %56, i32 16, i64 %70, i64 %119
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
  %190 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %189, i32 6
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
  %205 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %189, i32 14, i64 %203
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
  %216 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %189, i32 15, i64 %203, i64 %211
  %217 = load i64, ptr %216, align 8
  %218 = shl nuw i64 1, %217
  %219 = and i64 %218, %175
  %220 = icmp eq i64 %219, 0
  br i1 %220, label %227, label %221

221:                                              ; preds = %210
  %222 = add nsw i64 %214, 1
  %223 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %189, i32 16, i64 %203, i64 %211
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
  %232 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %189, i32 16, i64 %203, i64 %211
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
  %328 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %169, i32 6
  %329 = load i64, ptr %328, align 8
  %330 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %169, i32 7
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
  %391 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %389, i32 6
  %392 = load i64, ptr %391, align 8
  %393 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %385, i32 6
  %394 = load i64, ptr %393, align 8
  %395 = xor i64 %394, -1
  %396 = and i64 %392, %395
  %397 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %385, i32 7
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
  %411 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %389, i32 14, i64 %409
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
  %422 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %389, i32 15, i64 %409, i64 %417
  %423 = load i64, ptr %422, align 8
  %424 = shl nuw i64 1, %423
  %425 = and i64 %424, %400
  %426 = icmp eq i64 %425, 0
  br i1 %426, label %433, label %427

427:                                              ; preds = %416
  %428 = add nsw i64 %420, 1
  %429 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %389, i32 16, i64 %409, i64 %417
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
  %438 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %389, i32 16, i64 %409, i64 %417
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
  %480 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %385, i32 14, i64 %478
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
  %494 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %385, i32 15, i64 %478, i64 %490
  %495 = load i64, ptr %494, align 8
  %496 = getelementptr inbounds i64, ptr %1, i64 %495
  %497 = load i64, ptr %496, align 8
  %498 = icmp eq i64 %497, 0
  br i1 %498, label %505, label %499

499:                                              ; preds = %493
  %500 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %385, i32 16, i64 %478, i64 %490
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
  %514 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %385, i32 15, i64 %478, i64 %511
  %515 = load i64, ptr %514, align 8
  %516 = getelementptr inbounds i64, ptr %1, i64 %515
  %517 = load i64, ptr %516, align 8
  %518 = icmp eq i64 %517, 0
  br i1 %518, label %525, label %519

519:                                              ; preds = %510
  %520 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %385, i32 16, i64 %478, i64 %511
  %521 = load i64, ptr %520, align 8
  %522 = add nsw i64 %517, -1
  %523 = mul nsw i64 %521, %522
  %524 = add nsw i64 %523, %512
  br label %525

525:                                              ; preds = %519, %510
  %526 = phi i64 [ %524, %519 ], [ %512, %510 ]
  %527 = or i64 %511, 1
  %528 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %385, i32 15, i64 %478, i64 %527
  %529 = load i64, ptr %528, align 8
  %530 = getelementptr inbounds i64, ptr %1, i64 %529
  %531 = load i64, ptr %530, align 8
  %532 = icmp eq i64 %531, 0
  br i1 %532, label %539, label %533

533:                                              ; preds = %525
  %534 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %385, i32 16, i64 %478, i64 %527
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
  %623 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %389, i32 14, i64 %621
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
  %634 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %389, i32 15, i64 %621, i64 %629
  %635 = load i64, ptr %634, align 8
  %636 = shl nuw i64 1, %635
  %637 = and i64 %636, %614
  %638 = icmp eq i64 %637, 0
  br i1 %638, label %645, label %639

639:                                              ; preds = %628
  %640 = add nsw i64 %632, 1
  %641 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %389, i32 16, i64 %621, i64 %629
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
  %650 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %389, i32 16, i64 %621, i64 %629
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
  %13 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %3, i32 6
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
  %37 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %3, i32 7
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
  %47 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %3, i32 7
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
  %182 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %3, i32 14, i64 %180
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
  %196 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %3, i32 15, i64 %180, i64 %192
  %197 = load i64, ptr %196, align 8
  %198 = getelementptr inbounds i64, ptr %8, i64 %197
  %199 = load i64, ptr %198, align 8
  %200 = icmp eq i64 %199, 0
  br i1 %200, label %207, label %201

201:                                              ; preds = %195
  %202 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %3, i32 16, i64 %180, i64 %192
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
  %216 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %3, i32 15, i64 %180, i64 %213
  %217 = load i64, ptr %216, align 8
  %218 = getelementptr inbounds i64, ptr %8, i64 %217
  %219 = load i64, ptr %218, align 8
  %220 = icmp eq i64 %219, 0
  br i1 %220, label %227, label %221

221:                                              ; preds = %212
  %222 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %3, i32 16, i64 %180, i64 %213
  %223 = load i64, ptr %222, align 8
  %224 = add nsw i64 %219, -1
  %225 = mul nsw i64 %223, %224
  %226 = add nsw i64 %225, %214
  br label %227

227:                                              ; preds = %221, %212
  %228 = phi i64 [ %226, %221 ], [ %214, %212 ]
  %229 = or i64 %213, 1
  %230 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %3, i32 15, i64 %180, i64 %229
  %231 = load i64, ptr %230, align 8
  %232 = getelementptr inbounds i64, ptr %8, i64 %231
  %233 = load i64, ptr %232, align 8
  %234 = icmp eq i64 %233, 0
  br i1 %234, label %241, label %235

235:                                              ; preds = %227
  %236 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %3, i32 16, i64 %180, i64 %229
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
  %267 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %3, i32 6
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
  %330 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %3, i32 6
  %331 = load i64, ptr %330, align 8
  %332 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %3, i32 7
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
  %6 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %2, i32 6
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %2, i32 7
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
  %127 = call fastcc i64 @arrive(ptr noundef nonnull %0, ptr noundef nonnull @moved.c, ptr noundef nonnull %38, ptr noundef nonnull %5, i64 noundef %106)
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

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg)

; Function Attrs: nounwind
declare double @sqrt(double noundef)

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @try_order(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2) unnamed_addr {
  %4 = alloca [12 x i64], align 16
  %5 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %6 = load i64, ptr %5, align 8
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %8, label %31

8:                                                ; preds = %3
  %9 = and i64 %6, 1
  %10 = icmp eq i64 %6, 1
  br i1 %10, label %13, label %11

11:                                               ; preds = %8
  %12 = and i64 %6, -2
  br label %45

13:                                               ; preds = %45, %8
  %14 = phi i64 [ undef, %8 ], [ %63, %45 ]
  %15 = phi i64 [ undef, %8 ], [ %70, %45 ]
  %16 = phi i64 [ 0, %8 ], [ %63, %45 ]
  %17 = phi i64 [ 0, %8 ], [ %71, %45 ]
  %18 = phi i64 [ 0, %8 ], [ %70, %45 ]
  %19 = icmp eq i64 %9, 0
  br i1 %19, label %31, label %20

20:                                               ; preds = %13
  %21 = getelementptr inbounds %struct.Nest, ptr %2, i64 0, i32 2, i64 %17
  %22 = load i64, ptr %21, align 8
  %23 = tail call i64 @llvm.smax.i64(i64 %16, i64 %22)
  %24 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %17, i32 6
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %17, i32 7
  %27 = load i64, ptr %26, align 8
  %28 = xor i64 %27, -1
  %29 = and i64 %25, %28
  %30 = or i64 %29, %18
  br label %31

31:                                               ; preds = %20, %13, %3
  %32 = phi i64 [ 0, %3 ], [ %15, %13 ], [ %30, %20 ]
  %33 = phi i64 [ 0, %3 ], [ %14, %13 ], [ %23, %20 ]
  %34 = load i64, ptr %2, align 8
  %35 = icmp slt i64 %33, %34
  %36 = icmp sgt i64 %34, 12
  %37 = or i1 %35, %36
  br i1 %37, label %360, label %38

38:                                               ; preds = %31
  %39 = icmp sgt i64 %34, 0
  br i1 %39, label %40, label %156

40:                                               ; preds = %38
  %41 = and i64 %6, 3
  %42 = icmp ult i64 %6, 4
  %43 = and i64 %6, -4
  %44 = icmp eq i64 %41, 0
  br label %74

45:                                               ; preds = %45, %11
  %46 = phi i64 [ 0, %11 ], [ %63, %45 ]
  %47 = phi i64 [ 0, %11 ], [ %71, %45 ]
  %48 = phi i64 [ 0, %11 ], [ %70, %45 ]
  %49 = phi i64 [ 0, %11 ], [ %72, %45 ]
  %50 = getelementptr inbounds %struct.Nest, ptr %2, i64 0, i32 2, i64 %47
  %51 = load i64, ptr %50, align 8
  %52 = tail call i64 @llvm.smax.i64(i64 %46, i64 %51)
  %53 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %47, i32 6
  %54 = load i64, ptr %53, align 8
  %55 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %47, i32 7
  %56 = load i64, ptr %55, align 8
  %57 = xor i64 %56, -1
  %58 = and i64 %54, %57
  %59 = or i64 %58, %48
  %60 = or i64 %47, 1
  %61 = getelementptr inbounds %struct.Nest, ptr %2, i64 0, i32 2, i64 %60
  %62 = load i64, ptr %61, align 8
  %63 = tail call i64 @llvm.smax.i64(i64 %52, i64 %62)
  %64 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %60, i32 6
  %65 = load i64, ptr %64, align 8
  %66 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %60, i32 7
  %67 = load i64, ptr %66, align 8
  %68 = xor i64 %67, -1
  %69 = and i64 %65, %68
  %70 = or i64 %69, %59
  %71 = add nuw nsw i64 %47, 2
  %72 = add i64 %49, 2
  %73 = icmp eq i64 %72, %12
  br i1 %73, label %13, label %45

74:                                               ; preds = %40, %145
  %75 = phi i64 [ %154, %145 ], [ 0, %40 ]
  %76 = phi i64 [ %153, %145 ], [ 0, %40 ]
  %77 = getelementptr inbounds %struct.Nest, ptr %2, i64 0, i32 1, i64 %75
  %78 = load i64, ptr %77, align 8
  %79 = shl nuw i64 1, %78
  %80 = and i64 %79, %32
  %81 = icmp eq i64 %80, 0
  %82 = icmp ne i64 %75, 0
  %83 = select i1 %81, i1 %82, i1 false
  br i1 %83, label %84, label %89

84:                                               ; preds = %74
  %85 = add nsw i64 %75, -1
  %86 = getelementptr inbounds %struct.Nest, ptr %2, i64 0, i32 1, i64 %85
  %87 = load i64, ptr %86, align 8
  %88 = icmp ne i64 %87, %78
  br label %89

89:                                               ; preds = %84, %74
  %90 = phi i1 [ true, %74 ], [ %88, %84 ]
  %91 = zext i1 %90 to i64
  br i1 %7, label %92, label %109

92:                                               ; preds = %89
  br i1 %42, label %93, label %115

93:                                               ; preds = %115, %92
  %94 = phi i64 [ undef, %92 ], [ %141, %115 ]
  %95 = phi i64 [ 0, %92 ], [ %142, %115 ]
  %96 = phi i64 [ %91, %92 ], [ %141, %115 ]
  br i1 %44, label %109, label %97

97:                                               ; preds = %93, %97
  %98 = phi i64 [ %106, %97 ], [ %95, %93 ]
  %99 = phi i64 [ %105, %97 ], [ %96, %93 ]
  %100 = phi i64 [ %107, %97 ], [ 0, %93 ]
  %101 = getelementptr inbounds %struct.Nest, ptr %2, i64 0, i32 2, i64 %98
  %102 = load i64, ptr %101, align 8
  %103 = icmp eq i64 %102, %75
  %104 = zext i1 %103 to i64
  %105 = or i64 %99, %104
  %106 = add nuw nsw i64 %98, 1
  %107 = add i64 %100, 1
  %108 = icmp eq i64 %107, %41
  br i1 %108, label %109, label %97

109:                                              ; preds = %93, %97, %89
  %110 = phi i64 [ %91, %89 ], [ %94, %93 ], [ %105, %97 ]
  %111 = and i64 %79, %76
  %112 = icmp eq i64 %111, 0
  %113 = icmp ne i64 %110, 0
  %114 = select i1 %112, i1 %113, i1 false
  br i1 %114, label %145, label %360

115:                                              ; preds = %92, %115
  %116 = phi i64 [ %142, %115 ], [ 0, %92 ]
  %117 = phi i64 [ %141, %115 ], [ %91, %92 ]
  %118 = phi i64 [ %143, %115 ], [ 0, %92 ]
  %119 = getelementptr inbounds %struct.Nest, ptr %2, i64 0, i32 2, i64 %116
  %120 = load i64, ptr %119, align 8
  %121 = icmp eq i64 %120, %75
  %122 = zext i1 %121 to i64
  %123 = or i64 %117, %122
  %124 = or i64 %116, 1
  %125 = getelementptr inbounds %struct.Nest, ptr %2, i64 0, i32 2, i64 %124
  %126 = load i64, ptr %125, align 8
  %127 = icmp eq i64 %126, %75
  %128 = zext i1 %127 to i64
  %129 = or i64 %123, %128
  %130 = or i64 %116, 2
  %131 = getelementptr inbounds %struct.Nest, ptr %2, i64 0, i32 2, i64 %130
  %132 = load i64, ptr %131, align 8
  %133 = icmp eq i64 %132, %75
  %134 = zext i1 %133 to i64
  %135 = or i64 %129, %134
  %136 = or i64 %116, 3
  %137 = getelementptr inbounds %struct.Nest, ptr %2, i64 0, i32 2, i64 %136
  %138 = load i64, ptr %137, align 8
  %139 = icmp eq i64 %138, %75
  %140 = zext i1 %139 to i64
  %141 = or i64 %135, %140
  %142 = add nuw nsw i64 %116, 4
  %143 = add i64 %118, 4
  %144 = icmp eq i64 %143, %43
  br i1 %144, label %93, label %115

145:                                              ; preds = %109
  %146 = getelementptr inbounds %struct.Nest, ptr %2, i64 0, i32 1, i64 %75, i32 1
  %147 = load i64, ptr %146, align 8
  %148 = icmp eq i64 %147, 1
  %149 = trunc i64 %78 to i32
  %150 = shl nuw i32 1, %149
  %151 = sext i32 %150 to i64
  %152 = select i1 %148, i64 %151, i64 0
  %153 = or i64 %152, %76
  %154 = add nuw nsw i64 %75, 1
  %155 = icmp eq i64 %154, %34
  br i1 %155, label %156, label %74

156:                                              ; preds = %145, %38
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %4)
  %157 = load i64, ptr %0, align 8
  %158 = icmp sgt i64 %157, 0
  br i1 %158, label %159, label %174

159:                                              ; preds = %156
  %160 = and i64 %157, 7
  %161 = icmp ult i64 %157, 8
  br i1 %161, label %164, label %162

162:                                              ; preds = %159
  %163 = and i64 %157, -8
  br label %175

164:                                              ; preds = %175, %159
  %165 = phi i64 [ 0, %159 ], [ %193, %175 ]
  %166 = icmp eq i64 %160, 0
  br i1 %166, label %174, label %167

167:                                              ; preds = %164, %167
  %168 = phi i64 [ %171, %167 ], [ %165, %164 ]
  %169 = phi i64 [ %172, %167 ], [ 0, %164 ]
  %170 = getelementptr inbounds [12 x i64], ptr %4, i64 0, i64 %168
  store i64 %168, ptr %170, align 8
  %171 = add nuw nsw i64 %168, 1
  %172 = add i64 %169, 1
  %173 = icmp eq i64 %172, %160
  br i1 %173, label %174, label %167

174:                                              ; preds = %164, %167, %156
  br i1 %39, label %203, label %196

175:                                              ; preds = %175, %162
  %176 = phi i64 [ 0, %162 ], [ %193, %175 ]
  %177 = phi i64 [ 0, %162 ], [ %194, %175 ]
  %178 = getelementptr inbounds [12 x i64], ptr %4, i64 0, i64 %176
  store i64 %176, ptr %178, align 16
  %179 = or i64 %176, 1
  %180 = getelementptr inbounds [12 x i64], ptr %4, i64 0, i64 %179
  store i64 %179, ptr %180, align 8
  %181 = or i64 %176, 2
  %182 = getelementptr inbounds [12 x i64], ptr %4, i64 0, i64 %181
  store i64 %181, ptr %182, align 16
  %183 = or i64 %176, 3
  %184 = getelementptr inbounds [12 x i64], ptr %4, i64 0, i64 %183
  store i64 %183, ptr %184, align 8
  %185 = or i64 %176, 4
  %186 = getelementptr inbounds [12 x i64], ptr %4, i64 0, i64 %185
  store i64 %185, ptr %186, align 16
  %187 = or i64 %176, 5
  %188 = getelementptr inbounds [12 x i64], ptr %4, i64 0, i64 %187
  store i64 %187, ptr %188, align 8
  %189 = or i64 %176, 6
  %190 = getelementptr inbounds [12 x i64], ptr %4, i64 0, i64 %189
  store i64 %189, ptr %190, align 16
  %191 = or i64 %176, 7
  %192 = getelementptr inbounds [12 x i64], ptr %4, i64 0, i64 %191
  store i64 %191, ptr %192, align 8
  %193 = add nuw nsw i64 %176, 8
  %194 = add i64 %177, 8
  %195 = icmp eq i64 %194, %163
  br i1 %195, label %164, label %175

196:                                              ; preds = %203, %174
  %197 = phi i64 [ 1, %174 ], [ %225, %203 ]
  br i1 %7, label %198, label %278

198:                                              ; preds = %196
  %199 = and i64 %6, 1
  %200 = icmp eq i64 %6, 1
  br i1 %200, label %260, label %201

201:                                              ; preds = %198
  %202 = and i64 %6, -2
  br label %228

203:                                              ; preds = %174, %203
  %204 = phi i64 [ %226, %203 ], [ 0, %174 ]
  %205 = phi i64 [ %225, %203 ], [ 1, %174 ]
  %206 = getelementptr inbounds %struct.Nest, ptr %2, i64 0, i32 1, i64 %204
  %207 = load i64, ptr %206, align 8
  %208 = getelementptr inbounds [12 x i64], ptr %4, i64 0, i64 %207
  %209 = load i64, ptr %208, align 8
  %210 = shl nsw i64 %209, 1
  %211 = getelementptr inbounds %struct.Nest, ptr %2, i64 0, i32 1, i64 %204, i32 1
  %212 = load i64, ptr %211, align 8
  %213 = icmp eq i64 %212, 1
  %214 = zext i1 %213 to i64
  %215 = or i64 %210, %214
  %216 = xor i64 %215, %205
  %217 = lshr i64 %216, 30
  %218 = xor i64 %217, %216
  %219 = mul i64 %218, -4658895280553007687
  %220 = lshr i64 %219, 27
  %221 = xor i64 %220, %219
  %222 = mul i64 %221, -7723592293110705685
  %223 = lshr i64 %222, 31
  %224 = xor i64 %223, %222
  %225 = add i64 %224, -7046029254386353131
  %226 = add nuw nsw i64 %204, 1
  %227 = icmp eq i64 %226, %34
  br i1 %227, label %196, label %203

228:                                              ; preds = %228, %201
  %229 = phi i64 [ 0, %201 ], [ %257, %228 ]
  %230 = phi i64 [ %197, %201 ], [ %256, %228 ]
  %231 = phi i64 [ 0, %201 ], [ %258, %228 ]
  %232 = getelementptr inbounds %struct.Nest, ptr %2, i64 0, i32 2, i64 %229
  %233 = load i64, ptr %232, align 8
  %234 = xor i64 %233, %230
  %235 = lshr i64 %234, 30
  %236 = xor i64 %235, %234
  %237 = mul i64 %236, -4658895280553007687
  %238 = lshr i64 %237, 27
  %239 = xor i64 %238, %237
  %240 = mul i64 %239, -7723592293110705685
  %241 = lshr i64 %240, 31
  %242 = xor i64 %241, %240
  %243 = add i64 %242, -7046029254386353131
  %244 = or i64 %229, 1
  %245 = getelementptr inbounds %struct.Nest, ptr %2, i64 0, i32 2, i64 %244
  %246 = load i64, ptr %245, align 8
  %247 = xor i64 %246, %243
  %248 = lshr i64 %247, 30
  %249 = xor i64 %248, %247
  %250 = mul i64 %249, -4658895280553007687
  %251 = lshr i64 %250, 27
  %252 = xor i64 %251, %250
  %253 = mul i64 %252, -7723592293110705685
  %254 = lshr i64 %253, 31
  %255 = xor i64 %254, %253
  %256 = add i64 %255, -7046029254386353131
  %257 = add nuw nsw i64 %229, 2
  %258 = add i64 %231, 2
  %259 = icmp eq i64 %258, %202
  br i1 %259, label %260, label %228

260:                                              ; preds = %228, %198
  %261 = phi i64 [ undef, %198 ], [ %256, %228 ]
  %262 = phi i64 [ 0, %198 ], [ %257, %228 ]
  %263 = phi i64 [ %197, %198 ], [ %256, %228 ]
  %264 = icmp eq i64 %199, 0
  br i1 %264, label %278, label %265

265:                                              ; preds = %260
  %266 = getelementptr inbounds %struct.Nest, ptr %2, i64 0, i32 2, i64 %262
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

278:                                              ; preds = %265, %260, %196
  %279 = phi i64 [ %197, %196 ], [ %261, %260 ], [ %277, %265 ]
  %280 = or i64 %279, 1
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %4)
  %281 = tail call fastcc i64 @key_of(ptr noundef nonnull %0, ptr noundef nonnull %2, i64 noundef 1)
  %282 = tail call i64 @llvm.umin.i64(i64 %281, i64 %280)
  %283 = load i64, ptr @tried, align 8
  %284 = getelementptr inbounds %struct.Front, ptr %1, i64 0, i32 13
  %285 = load i64, ptr %284, align 8
  %286 = ashr i64 %285, 20
  %287 = icmp eq i64 %283, %286
  br i1 %287, label %288, label %290

288:                                              ; preds = %289, %278
  br label %301

289:                                              ; preds = %290
  store i64 %286, ptr @tried, align 8
  store i64 0, ptr getelementptr inbounds (%struct.anon.3, ptr @tried, i64 0, i32 1), align 8
  br label %288

290:                                              ; preds = %278, %290
  %291 = phi i64 [ %299, %290 ], [ 0, %278 ]
  %292 = getelementptr inbounds %struct.anon.3, ptr @tried, i64 0, i32 2, i64 %291
  store i64 0, ptr %292, align 8
  %293 = or i64 %291, 1
  %294 = getelementptr inbounds %struct.anon.3, ptr @tried, i64 0, i32 2, i64 %293
  store i64 0, ptr %294, align 8
  %295 = or i64 %291, 2
  %296 = getelementptr inbounds %struct.anon.3, ptr @tried, i64 0, i32 2, i64 %295
  store i64 0, ptr %296, align 8
  %297 = or i64 %291, 3
  %298 = getelementptr inbounds %struct.anon.3, ptr @tried, i64 0, i32 2, i64 %297
  store i64 0, ptr %298, align 8
  %299 = add nuw nsw i64 %291, 4
  %300 = icmp eq i64 %299, 32768
  br i1 %300, label %289, label %290

301:                                              ; preds = %288, %301
  %302 = phi i64 [ %309, %301 ], [ %282, %288 ]
  %303 = and i64 %302, 32767
  %304 = getelementptr inbounds %struct.anon.3, ptr @tried, i64 0, i32 2, i64 %303
  %305 = load i64, ptr %304, align 8
  %306 = icmp eq i64 %305, 0
  %307 = icmp eq i64 %305, %282
  %308 = select i1 %306, i1 true, i1 %307
  %309 = add nuw nsw i64 %303, 1
  br i1 %308, label %310, label %301

310:                                              ; preds = %301
  %311 = icmp ne i64 %305, 0
  %312 = load i64, ptr getelementptr inbounds (%struct.anon.3, ptr @tried, i64 0, i32 1), align 8
  %313 = icmp sgt i64 %312, 16384
  %314 = select i1 %311, i1 true, i1 %313
  br i1 %314, label %360, label %315

315:                                              ; preds = %310
  store i64 %282, ptr %304, align 8
  %316 = add nsw i64 %312, 1
  store i64 %316, ptr getelementptr inbounds (%struct.anon.3, ptr @tried, i64 0, i32 1), align 8
  %317 = getelementptr inbounds %struct.Front, ptr %1, i64 0, i32 10
  %318 = load i64, ptr %317, align 8
  %319 = add nsw i64 %318, 1
  store i64 %319, ptr %317, align 8
  store ptr %0, ptr @try_order.x, align 8
  store ptr %1, ptr getelementptr inbounds (%struct.Choice, ptr @try_order.x, i64 0, i32 1), align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(592) getelementptr inbounds (%struct.Choice, ptr @try_order.x, i64 0, i32 2), ptr noundef nonnull align 8 dereferenceable(592) %2, i64 592, i1 false)
  %320 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6
  %321 = load i64, ptr %0, align 8
  %322 = icmp sgt i64 %321, 0
  br i1 %322, label %323, label %335

323:                                              ; preds = %315, %323
  %324 = phi i64 [ %332, %323 ], [ 0, %315 ]
  %325 = getelementptr inbounds [12 x i64], ptr getelementptr inbounds (%struct.Choice, ptr @try_order.x, i64 0, i32 5), i64 0, i64 %324
  store i64 0, ptr %325, align 8
  %326 = getelementptr inbounds %struct.Choice, ptr @try_order.x, i64 0, i32 5, i32 3, i64 %324
  store i64 1, ptr %326, align 8
  %327 = getelementptr inbounds %struct.Choice, ptr @try_order.x, i64 0, i32 5, i32 2, i64 %324
  store i64 1, ptr %327, align 8
  %328 = getelementptr inbounds i64, ptr %320, i64 %324
  %329 = load i64, ptr %328, align 8
  %330 = getelementptr inbounds %struct.Extents, ptr %327, i64 0, i32 1
  store i64 %329, ptr %330, align 8
  %331 = getelementptr inbounds %struct.Extents, ptr %327, i64 0, i32 2
  store i64 1, ptr %331, align 8
  %332 = add nuw nsw i64 %324, 1
  %333 = load i64, ptr %0, align 8
  %334 = icmp slt i64 %332, %333
  br i1 %334, label %323, label %335

335:                                              ; preds = %323, %315
  %336 = load i64, ptr %2, align 8
  %337 = icmp sgt i64 %336, 0
  br i1 %337, label %341, label %338

338:                                              ; preds = %341, %335
  %339 = load i64, ptr %5, align 8
  %340 = icmp sgt i64 %339, 0
  br i1 %340, label %352, label %351

341:                                              ; preds = %335, %341
  %342 = phi i64 [ %348, %341 ], [ 0, %335 ]
  %343 = getelementptr inbounds %struct.Nest, ptr %2, i64 0, i32 1, i64 %342, i32 1
  %344 = load i64, ptr %343, align 8
  %345 = icmp eq i64 %344, 1
  %346 = zext i1 %345 to i64
  %347 = getelementptr inbounds %struct.Choice, ptr @try_order.x, i64 0, i32 3, i64 %342
  store i64 %346, ptr %347, align 8
  %348 = add nuw nsw i64 %342, 1
  %349 = load i64, ptr %2, align 8
  %350 = icmp slt i64 %348, %349
  br i1 %350, label %341, label %338

351:                                              ; preds = %352, %338
  tail call fastcc void @choose(i64 noundef 0)
  br label %360

352:                                              ; preds = %338, %352
  %353 = phi i64 [ %357, %352 ], [ 0, %338 ]
  %354 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %353
  %355 = tail call fastcc i64 @cost(ptr noundef nonnull %0, ptr noundef nonnull getelementptr inbounds (%struct.Choice, ptr @try_order.x, i64 0, i32 5), ptr noundef nonnull %354, ptr noundef nonnull getelementptr inbounds (%struct.Choice, ptr @try_order.x, i64 0, i32 2, i32 1), i64 noundef 0)
  %356 = getelementptr inbounds %struct.Choice, ptr @try_order.x, i64 0, i32 4, i64 %353
  store i64 %355, ptr %356, align 8
  %357 = add nuw nsw i64 %353, 1
  %358 = load i64, ptr %5, align 8
  %359 = icmp slt i64 %357, %358
  br i1 %359, label %352, label %351

360:                                              ; preds = %109, %310, %31, %351
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @choose(i64 noundef %0) unnamed_addr {
  %2 = alloca [12 x i64], align 16
  %3 = alloca [8 x i64], align 16
  %4 = load i64, ptr getelementptr inbounds (%struct.Choice, ptr @try_order.x, i64 0, i32 2), align 8
  %5 = icmp eq i64 %4, %0
  br i1 %5, label %474, label %6

6:                                                ; preds = %1
  %7 = load ptr, ptr getelementptr inbounds (%struct.Choice, ptr @try_order.x, i64 0, i32 1), align 8
  %8 = getelementptr inbounds %struct.Front, ptr %7, i64 0, i32 9
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds %struct.Front, ptr %7, i64 0, i32 11
  %11 = load i64, ptr %10, align 8
  %12 = icmp sgt i64 %9, %11
  br i1 %12, label %474, label %13

13:                                               ; preds = %6
  %14 = load ptr, ptr @try_order.x, align 8
  %15 = getelementptr inbounds %struct.Choice, ptr @try_order.x, i64 0, i32 2, i32 1, i64 %0
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds %struct.Problem, ptr %14, i64 0, i32 6, i64 %16
  %18 = load i64, ptr %17, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %3)
  %19 = icmp sgt i64 %0, 0
  br i1 %19, label %20, label %37

20:                                               ; preds = %13
  %21 = and i64 %0, 1
  %22 = icmp eq i64 %0, 1
  br i1 %22, label %25, label %23

23:                                               ; preds = %20
  %24 = and i64 %0, -2
  br label %47

25:                                               ; preds = %66, %20
  %26 = phi i64 [ undef, %20 ], [ %67, %66 ]
  %27 = phi i64 [ %18, %20 ], [ %67, %66 ]
  %28 = phi i64 [ 0, %20 ], [ %68, %66 ]
  %29 = icmp eq i64 %21, 0
  br i1 %29, label %37, label %30

30:                                               ; preds = %25
  %31 = getelementptr inbounds %struct.Choice, ptr @try_order.x, i64 0, i32 2, i32 1, i64 %28
  %32 = load i64, ptr %31, align 8
  %33 = icmp eq i64 %32, %16
  br i1 %33, label %34, label %37

34:                                               ; preds = %30
  %35 = getelementptr inbounds %struct.Choice, ptr @try_order.x, i64 0, i32 2, i32 1, i64 %28, i32 1
  %36 = load i64, ptr %35, align 8
  br label %37

37:                                               ; preds = %25, %34, %30, %13
  %38 = phi i64 [ %18, %13 ], [ %26, %25 ], [ %36, %34 ], [ %27, %30 ]
  %39 = getelementptr inbounds %struct.Problem, ptr %14, i64 0, i32 1
  %40 = load i64, ptr %39, align 8
  %41 = icmp sgt i64 %40, 0
  br i1 %41, label %42, label %83

42:                                               ; preds = %37
  %43 = and i64 %40, 3
  %44 = icmp ult i64 %40, 4
  br i1 %44, label %71, label %45

45:                                               ; preds = %42
  %46 = and i64 %40, -4
  br label %96

47:                                               ; preds = %66, %23
  %48 = phi i64 [ %18, %23 ], [ %67, %66 ]
  %49 = phi i64 [ 0, %23 ], [ %68, %66 ]
  %50 = phi i64 [ 0, %23 ], [ %69, %66 ]
  %51 = getelementptr inbounds %struct.Choice, ptr @try_order.x, i64 0, i32 2, i32 1, i64 %49
  %52 = load i64, ptr %51, align 8
  %53 = icmp eq i64 %52, %16
  br i1 %53, label %54, label %57

54:                                               ; preds = %47
  %55 = getelementptr inbounds %struct.Choice, ptr @try_order.x, i64 0, i32 2, i32 1, i64 %49, i32 1
  %56 = load i64, ptr %55, align 8
  br label %57

57:                                               ; preds = %47, %54
  %58 = phi i64 [ %56, %54 ], [ %48, %47 ]
  %59 = or i64 %49, 1
  %60 = getelementptr inbounds %struct.Choice, ptr @try_order.x, i64 0, i32 2, i32 1, i64 %59
  %61 = load i64, ptr %60, align 8
  %62 = icmp eq i64 %61, %16
  br i1 %62, label %63, label %66

63:                                               ; preds = %57
  %64 = getelementptr inbounds %struct.Choice, ptr @try_order.x, i64 0, i32 2, i32 1, i64 %59, i32 1
  %65 = load i64, ptr %64, align 8
  br label %66

66:                                               ; preds = %63, %57
  %67 = phi i64 [ %65, %63 ], [ %58, %57 ]
  %68 = add nuw nsw i64 %49, 2
  %69 = add i64 %50, 2
  %70 = icmp eq i64 %69, %24
  br i1 %70, label %25, label %47

71:                                               ; preds = %96, %42
  %72 = phi i64 [ 0, %42 ], [ %114, %96 ]
  %73 = icmp eq i64 %43, 0
  br i1 %73, label %83, label %74

74:                                               ; preds = %71, %74
  %75 = phi i64 [ %80, %74 ], [ %72, %71 ]
  %76 = phi i64 [ %81, %74 ], [ 0, %71 ]
  %77 = getelementptr inbounds %struct.Choice, ptr @try_order.x, i64 0, i32 4, i64 %75
  %78 = load i64, ptr %77, align 8
  %79 = getelementptr inbounds [8 x i64], ptr %3, i64 0, i64 %75
  store i64 %78, ptr %79, align 8
  %80 = add nuw nsw i64 %75, 1
  %81 = add i64 %76, 1
  %82 = icmp eq i64 %81, %43
  br i1 %82, label %83, label %74

83:                                               ; preds = %71, %74, %37
  %84 = getelementptr inbounds %struct.Choice, ptr @try_order.x, i64 0, i32 3, i64 %0
  %85 = load i64, ptr %84, align 8
  %86 = icmp eq i64 %85, 0
  %87 = zext i1 %86 to i64
  %88 = getelementptr inbounds %struct.Problem, ptr %14, i64 0, i32 8, i64 %16
  %89 = getelementptr inbounds %struct.Problem, ptr %14, i64 0, i32 7, i64 %16
  %90 = getelementptr inbounds %struct.Choice, ptr @try_order.x, i64 0, i32 2, i32 1, i64 %0, i32 1
  %91 = add nsw i64 %0, 1
  %92 = and i64 %0, 1
  %93 = icmp eq i64 %0, 1
  %94 = and i64 %0, -2
  %95 = icmp eq i64 %92, 0
  br label %117

96:                                               ; preds = %96, %45
  %97 = phi i64 [ 0, %45 ], [ %114, %96 ]
  %98 = phi i64 [ 0, %45 ], [ %115, %96 ]
  %99 = getelementptr inbounds %struct.Choice, ptr @try_order.x, i64 0, i32 4, i64 %97
  %100 = load i64, ptr %99, align 8
  %101 = getelementptr inbounds [8 x i64], ptr %3, i64 0, i64 %97
  store i64 %100, ptr %101, align 16
  %102 = or i64 %97, 1
  %103 = getelementptr inbounds %struct.Choice, ptr @try_order.x, i64 0, i32 4, i64 %102
  %104 = load i64, ptr %103, align 8
  %105 = getelementptr inbounds [8 x i64], ptr %3, i64 0, i64 %102
  store i64 %104, ptr %105, align 8
  %106 = or i64 %97, 2
  %107 = getelementptr inbounds %struct.Choice, ptr @try_order.x, i64 0, i32 4, i64 %106
  %108 = load i64, ptr %107, align 8
  %109 = getelementptr inbounds [8 x i64], ptr %3, i64 0, i64 %106
  store i64 %108, ptr %109, align 16
  %110 = or i64 %97, 3
  %111 = getelementptr inbounds %struct.Choice, ptr @try_order.x, i64 0, i32 4, i64 %110
  %112 = load i64, ptr %111, align 8
  %113 = getelementptr inbounds [8 x i64], ptr %3, i64 0, i64 %110
  store i64 %112, ptr %113, align 8
  %114 = add nuw nsw i64 %97, 4
  %115 = add i64 %98, 4
  %116 = icmp eq i64 %115, %46
  br i1 %116, label %71, label %96

117:                                              ; preds = %470, %83
  %118 = phi i64 [ %472, %470 ], [ %85, %83 ]
  %119 = phi i64 [ %471, %470 ], [ %87, %83 ]
  %120 = icmp eq i64 %118, 0
  br i1 %120, label %121, label %123

121:                                              ; preds = %117
  %122 = load i64, ptr %89, align 8
  br label %123

123:                                              ; preds = %117, %121
  %124 = phi i64 [ %122, %121 ], [ 1, %117 ]
  %125 = icmp slt i64 %119, %124
  br i1 %125, label %126, label %473

126:                                              ; preds = %123
  %127 = load ptr, ptr %88, align 8
  %128 = getelementptr inbounds i64, ptr %127, i64 %119
  %129 = load i64, ptr %128, align 8
  %130 = icmp slt i64 %129, %38
  br i1 %130, label %131, label %473

131:                                              ; preds = %126
  store i64 %129, ptr %90, align 8
  %132 = load i64, ptr %14, align 8
  %133 = icmp sgt i64 %132, 0
  br i1 %133, label %136, label %134

134:                                              ; preds = %136, %131
  br i1 %19, label %135, label %150

135:                                              ; preds = %134
  br i1 %93, label %142, label %153

136:                                              ; preds = %131, %136
  %137 = phi i64 [ %139, %136 ], [ 0, %131 ]
  %138 = getelementptr inbounds [12 x i64], ptr getelementptr inbounds (%struct.Choice, ptr @try_order.x, i64 0, i32 5), i64 0, i64 %137
  store i64 0, ptr %138, align 8
  %139 = add nuw nsw i64 %137, 1
  %140 = load i64, ptr %14, align 8
  %141 = icmp slt i64 %139, %140
  br i1 %141, label %136, label %134

142:                                              ; preds = %153, %135
  %143 = phi i64 [ 0, %135 ], [ %167, %153 ]
  br i1 %95, label %150, label %144

144:                                              ; preds = %142
  %145 = getelementptr inbounds %struct.Choice, ptr @try_order.x, i64 0, i32 2, i32 1, i64 %143
  %146 = load i64, ptr %145, align 8
  %147 = getelementptr inbounds [12 x i64], ptr getelementptr inbounds (%struct.Choice, ptr @try_order.x, i64 0, i32 5), i64 0, i64 %146
  %148 = load i64, ptr %147, align 8
  %149 = add nsw i64 %148, 1
  store i64 %149, ptr %147, align 8
  br label %150

150:                                              ; preds = %144, %142, %134
  tail call fastcc void @inside(ptr noundef nonnull getelementptr inbounds (%struct.Choice, ptr @try_order.x, i64 0, i32 5), ptr noundef nonnull %15)
  %151 = load i64, ptr %39, align 8
  %152 = icmp sgt i64 %151, 0
  br i1 %152, label %454, label %170

153:                                              ; preds = %135, %153
  %154 = phi i64 [ %167, %153 ], [ 0, %135 ]
  %155 = phi i64 [ %168, %153 ], [ 0, %135 ]
  %156 = getelementptr inbounds %struct.Choice, ptr @try_order.x, i64 0, i32 2, i32 1, i64 %154
  %157 = load i64, ptr %156, align 8
  %158 = getelementptr inbounds [12 x i64], ptr getelementptr inbounds (%struct.Choice, ptr @try_order.x, i64 0, i32 5), i64 0, i64 %157
  %159 = load i64, ptr %158, align 8
  %160 = add nsw i64 %159, 1
  store i64 %160, ptr %158, align 8
  %161 = or i64 %154, 1
  %162 = getelementptr inbounds %struct.Choice, ptr @try_order.x, i64 0, i32 2, i32 1, i64 %161
  %163 = load i64, ptr %162, align 8
  %164 = getelementptr inbounds [12 x i64], ptr getelementptr inbounds (%struct.Choice, ptr @try_order.x, i64 0, i32 5), i64 0, i64 %163
  %165 = load i64, ptr %164, align 8
  %166 = add nsw i64 %165, 1
  store i64 %166, ptr %164, align 8
  %167 = add nuw nsw i64 %154, 2
  %168 = add i64 %155, 2
  %169 = icmp eq i64 %168, %94
  br i1 %169, label %142, label %153

170:                                              ; preds = %454, %150
  %171 = load ptr, ptr getelementptr inbounds (%struct.Choice, ptr @try_order.x, i64 0, i32 1), align 8
  %172 = getelementptr inbounds %struct.Front, ptr %171, i64 0, i32 9
  %173 = load i64, ptr %172, align 8
  %174 = add nsw i64 %173, 1
  store i64 %174, ptr %172, align 8
  %175 = load ptr, ptr @try_order.x, align 8
  %176 = load i64, ptr %15, align 8
  %177 = getelementptr inbounds %struct.Problem, ptr %175, i64 0, i32 1
  %178 = load i64, ptr %177, align 8
  %179 = icmp sgt i64 %178, 0
  br i1 %179, label %180, label %195

180:                                              ; preds = %170
  %181 = load i64, ptr %175, align 8
  %182 = icmp sgt i64 %181, 0
  %183 = and i64 %181, 3
  %184 = icmp ult i64 %181, 4
  %185 = and i64 %181, -4
  %186 = icmp eq i64 %183, 0
  br label %205

187:                                              ; preds = %337
  %188 = getelementptr inbounds %struct.Front, ptr %171, i64 0, i32 3
  %189 = load ptr, ptr %188, align 8
  %190 = load i64, ptr %171, align 8
  %191 = add nsw i64 %190, -1
  %192 = getelementptr inbounds i64, ptr %189, i64 %191
  %193 = load i64, ptr %192, align 8
  %194 = icmp sgt i64 %339, %193
  br i1 %194, label %473, label %203

195:                                              ; preds = %170
  %196 = getelementptr inbounds %struct.Front, ptr %171, i64 0, i32 3
  %197 = load ptr, ptr %196, align 8
  %198 = load i64, ptr %171, align 8
  %199 = add nsw i64 %198, -1
  %200 = getelementptr inbounds i64, ptr %197, i64 %199
  %201 = load i64, ptr %200, align 8
  %202 = icmp slt i64 %201, 0
  br i1 %202, label %473, label %425

203:                                              ; preds = %187
  %204 = shl nuw i64 1, %176
  br label %370

205:                                              ; preds = %337, %180
  %206 = phi i64 [ 0, %180 ], [ %343, %337 ]
  %207 = phi i64 [ 0, %180 ], [ %342, %337 ]
  %208 = phi i64 [ 0, %180 ], [ %339, %337 ]
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %2)
  br i1 %182, label %209, label %221

209:                                              ; preds = %205
  br i1 %184, label %210, label %230

210:                                              ; preds = %230, %209
  %211 = phi i64 [ 0, %209 ], [ %248, %230 ]
  br i1 %186, label %221, label %212

212:                                              ; preds = %210, %212
  %213 = phi i64 [ %218, %212 ], [ %211, %210 ]
  %214 = phi i64 [ %219, %212 ], [ 0, %210 ]
  %215 = getelementptr inbounds %struct.Problem, ptr %175, i64 0, i32 6, i64 %213
  %216 = load i64, ptr %215, align 8
  %217 = getelementptr inbounds [12 x i64], ptr %2, i64 0, i64 %213
  store i64 %216, ptr %217, align 8
  %218 = add nuw nsw i64 %213, 1
  %219 = add i64 %214, 1
  %220 = icmp eq i64 %219, %183
  br i1 %220, label %221, label %212

221:                                              ; preds = %210, %212, %205
  %222 = getelementptr inbounds %struct.Choice, ptr @try_order.x, i64 0, i32 2, i32 2, i64 %206
  %223 = load i64, ptr %222, align 8
  %224 = icmp sgt i64 %223, 0
  br i1 %224, label %225, label %264

225:                                              ; preds = %221
  %226 = and i64 %223, 1
  %227 = icmp eq i64 %223, 1
  br i1 %227, label %251, label %228

228:                                              ; preds = %225
  %229 = and i64 %223, -2
  br label %345

230:                                              ; preds = %209, %230
  %231 = phi i64 [ %248, %230 ], [ 0, %209 ]
  %232 = phi i64 [ %249, %230 ], [ 0, %209 ]
  %233 = getelementptr inbounds %struct.Problem, ptr %175, i64 0, i32 6, i64 %231
  %234 = load i64, ptr %233, align 8
  %235 = getelementptr inbounds [12 x i64], ptr %2, i64 0, i64 %231
  store i64 %234, ptr %235, align 16
  %236 = or i64 %231, 1
  %237 = getelementptr inbounds %struct.Problem, ptr %175, i64 0, i32 6, i64 %236
  %238 = load i64, ptr %237, align 8
  %239 = getelementptr inbounds [12 x i64], ptr %2, i64 0, i64 %236
  store i64 %238, ptr %239, align 8
  %240 = or i64 %231, 2
  %241 = getelementptr inbounds %struct.Problem, ptr %175, i64 0, i32 6, i64 %240
  %242 = load i64, ptr %241, align 8
  %243 = getelementptr inbounds [12 x i64], ptr %2, i64 0, i64 %240
  store i64 %242, ptr %243, align 16
  %244 = or i64 %231, 3
  %245 = getelementptr inbounds %struct.Problem, ptr %175, i64 0, i32 6, i64 %244
  %246 = load i64, ptr %245, align 8
  %247 = getelementptr inbounds [12 x i64], ptr %2, i64 0, i64 %244
  store i64 %246, ptr %247, align 8
  %248 = add nuw nsw i64 %231, 4
  %249 = add i64 %232, 4
  %250 = icmp eq i64 %249, %185
  br i1 %250, label %210, label %230

251:                                              ; preds = %362, %225
  %252 = phi i64 [ 0, %225 ], [ %367, %362 ]
  %253 = icmp eq i64 %226, 0
  br i1 %253, label %264, label %254

254:                                              ; preds = %251
  %255 = icmp sgt i64 %252, %0
  br i1 %255, label %259, label %256

256:                                              ; preds = %254
  %257 = getelementptr inbounds %struct.Choice, ptr @try_order.x, i64 0, i32 2, i32 1, i64 %252, i32 1
  %258 = load i64, ptr %257, align 8
  br label %259

259:                                              ; preds = %256, %254
  %260 = phi i64 [ %258, %256 ], [ 1, %254 ]
  %261 = getelementptr inbounds %struct.Choice, ptr @try_order.x, i64 0, i32 2, i32 1, i64 %252
  %262 = load i64, ptr %261, align 8
  %263 = getelementptr inbounds [12 x i64], ptr %2, i64 0, i64 %262
  store i64 %260, ptr %263, align 8
  br label %264

264:                                              ; preds = %259, %251, %221
  %265 = getelementptr inbounds %struct.Problem, ptr %175, i64 0, i32 11, i64 %206
  %266 = load i64, ptr %265, align 8
  %267 = getelementptr inbounds %struct.Problem, ptr %175, i64 0, i32 11, i64 %206, i32 4
  %268 = load i64, ptr %267, align 8
  %269 = icmp sgt i64 %268, 0
  br i1 %269, label %270, label %337

270:                                              ; preds = %264, %298
  %271 = phi i64 [ %301, %298 ], [ 0, %264 ]
  %272 = phi i64 [ %300, %298 ], [ %266, %264 ]
  %273 = getelementptr inbounds %struct.Problem, ptr %175, i64 0, i32 11, i64 %206, i32 14, i64 %271
  %274 = load i64, ptr %273, align 8
  %275 = icmp sgt i64 %274, 0
  br i1 %275, label %276, label %298

276:                                              ; preds = %270
  %277 = and i64 %274, 1
  %278 = icmp eq i64 %274, 1
  br i1 %278, label %281, label %279

279:                                              ; preds = %276
  %280 = and i64 %274, -2
  br label %303

281:                                              ; preds = %332, %276
  %282 = phi i64 [ undef, %276 ], [ %333, %332 ]
  %283 = phi i64 [ 0, %276 ], [ %334, %332 ]
  %284 = phi i64 [ 1, %276 ], [ %333, %332 ]
  %285 = icmp eq i64 %277, 0
  br i1 %285, label %298, label %286

286:                                              ; preds = %281
  %287 = getelementptr inbounds %struct.Problem, ptr %175, i64 0, i32 11, i64 %206, i32 15, i64 %271, i64 %283
  %288 = load i64, ptr %287, align 8
  %289 = getelementptr inbounds i64, ptr %2, i64 %288
  %290 = load i64, ptr %289, align 8
  %291 = icmp eq i64 %290, 0
  br i1 %291, label %298, label %292

292:                                              ; preds = %286
  %293 = getelementptr inbounds %struct.Problem, ptr %175, i64 0, i32 11, i64 %206, i32 16, i64 %271, i64 %283
  %294 = load i64, ptr %293, align 8
  %295 = add nsw i64 %290, -1
  %296 = mul nsw i64 %294, %295
  %297 = add nsw i64 %296, %284
  br label %298

298:                                              ; preds = %281, %292, %286, %270
  %299 = phi i64 [ 1, %270 ], [ %282, %281 ], [ %297, %292 ], [ %284, %286 ]
  %300 = mul nsw i64 %299, %272
  %301 = add nuw nsw i64 %271, 1
  %302 = icmp eq i64 %301, %268
  br i1 %302, label %337, label %270

303:                                              ; preds = %332, %279
  %304 = phi i64 [ 0, %279 ], [ %334, %332 ]
  %305 = phi i64 [ 1, %279 ], [ %333, %332 ]
  %306 = phi i64 [ 0, %279 ], [ %335, %332 ]
  %307 = getelementptr inbounds %struct.Problem, ptr %175, i64 0, i32 11, i64 %206, i32 15, i64 %271, i64 %304
  %308 = load i64, ptr %307, align 8
  %309 = getelementptr inbounds i64, ptr %2, i64 %308
  %310 = load i64, ptr %309, align 8
  %311 = icmp eq i64 %310, 0
  br i1 %311, label %318, label %312

312:                                              ; preds = %303
  %313 = getelementptr inbounds %struct.Problem, ptr %175, i64 0, i32 11, i64 %206, i32 16, i64 %271, i64 %304
  %314 = load i64, ptr %313, align 8
  %315 = add nsw i64 %310, -1
  %316 = mul nsw i64 %314, %315
  %317 = add nsw i64 %316, %305
  br label %318

318:                                              ; preds = %312, %303
  %319 = phi i64 [ %317, %312 ], [ %305, %303 ]
  %320 = or i64 %304, 1
  %321 = getelementptr inbounds %struct.Problem, ptr %175, i64 0, i32 11, i64 %206, i32 15, i64 %271, i64 %320
  %322 = load i64, ptr %321, align 8
  %323 = getelementptr inbounds i64, ptr %2, i64 %322
  %324 = load i64, ptr %323, align 8
  %325 = icmp eq i64 %324, 0
  br i1 %325, label %332, label %326

326:                                              ; preds = %318
  %327 = getelementptr inbounds %struct.Problem, ptr %175, i64 0, i32 11, i64 %206, i32 16, i64 %271, i64 %320
  %328 = load i64, ptr %327, align 8
  %329 = add nsw i64 %324, -1
  %330 = mul nsw i64 %328, %329
  %331 = add nsw i64 %330, %319
  br label %332

332:                                              ; preds = %326, %318
  %333 = phi i64 [ %331, %326 ], [ %319, %318 ]
  %334 = add nuw nsw i64 %304, 2
  %335 = add i64 %306, 2
  %336 = icmp eq i64 %335, %280
  br i1 %336, label %281, label %303

337:                                              ; preds = %298, %264
  %338 = phi i64 [ %266, %264 ], [ %300, %298 ]
  %339 = add nsw i64 %338, %208
  %340 = getelementptr inbounds %struct.Choice, ptr @try_order.x, i64 0, i32 4, i64 %206
  %341 = load i64, ptr %340, align 8
  %342 = add nsw i64 %341, %207
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %2)
  %343 = add nuw nsw i64 %206, 1
  %344 = icmp eq i64 %343, %178
  br i1 %344, label %187, label %205

345:                                              ; preds = %362, %228
  %346 = phi i64 [ 0, %228 ], [ %367, %362 ]
  %347 = phi i64 [ 0, %228 ], [ %368, %362 ]
  %348 = icmp sgt i64 %346, %0
  br i1 %348, label %352, label %349

349:                                              ; preds = %345
  %350 = getelementptr inbounds %struct.Choice, ptr @try_order.x, i64 0, i32 2, i32 1, i64 %346, i32 1
  %351 = load i64, ptr %350, align 8
  br label %352

352:                                              ; preds = %349, %345
  %353 = phi i64 [ %351, %349 ], [ 1, %345 ]
  %354 = getelementptr inbounds %struct.Choice, ptr @try_order.x, i64 0, i32 2, i32 1, i64 %346
  %355 = load i64, ptr %354, align 8
  %356 = getelementptr inbounds [12 x i64], ptr %2, i64 0, i64 %355
  store i64 %353, ptr %356, align 8
  %357 = or i64 %346, 1
  %358 = icmp slt i64 %346, %0
  br i1 %358, label %359, label %362

359:                                              ; preds = %352
  %360 = getelementptr inbounds %struct.Choice, ptr @try_order.x, i64 0, i32 2, i32 1, i64 %357, i32 1
  %361 = load i64, ptr %360, align 8
  br label %362

362:                                              ; preds = %359, %352
  %363 = phi i64 [ %361, %359 ], [ 1, %352 ]
  %364 = getelementptr inbounds %struct.Choice, ptr @try_order.x, i64 0, i32 2, i32 1, i64 %357
  %365 = load i64, ptr %364, align 8
  %366 = getelementptr inbounds [12 x i64], ptr %2, i64 0, i64 %365
  store i64 %363, ptr %366, align 8
  %367 = add nuw nsw i64 %346, 2
  %368 = add i64 %347, 2
  %369 = icmp eq i64 %368, %229
  br i1 %369, label %251, label %345

370:                                              ; preds = %419, %203
  %371 = phi i64 [ %178, %203 ], [ %420, %419 ]
  %372 = phi ptr [ %171, %203 ], [ %421, %419 ]
  %373 = phi i64 [ 0, %203 ], [ %423, %419 ]
  %374 = phi i64 [ %342, %203 ], [ %422, %419 ]
  %375 = load i64, ptr %372, align 8
  %376 = icmp sgt i64 %375, 0
  br i1 %376, label %377, label %401

377:                                              ; preds = %370
  %378 = getelementptr inbounds %struct.Front, ptr %372, i64 0, i32 3
  %379 = load ptr, ptr %378, align 8
  br label %380

380:                                              ; preds = %380, %377
  %381 = phi i64 [ 0, %377 ], [ %390, %380 ]
  %382 = phi i64 [ %375, %377 ], [ %389, %380 ]
  %383 = add nsw i64 %382, %381
  %384 = sdiv i64 %383, 2
  %385 = getelementptr inbounds i64, ptr %379, i64 %384
  %386 = load i64, ptr %385, align 8
  %387 = icmp sgt i64 %386, %339
  %388 = add nsw i64 %384, 1
  %389 = select i1 %387, i64 %384, i64 %382
  %390 = select i1 %387, i64 %381, i64 %388
  %391 = icmp slt i64 %390, %389
  br i1 %391, label %380, label %392

392:                                              ; preds = %380
  %393 = icmp eq i64 %390, 0
  br i1 %393, label %401, label %394

394:                                              ; preds = %392
  %395 = getelementptr inbounds %struct.Front, ptr %372, i64 0, i32 4
  %396 = load ptr, ptr %395, align 8
  %397 = add nsw i64 %390, -1
  %398 = getelementptr inbounds i64, ptr %396, i64 %397
  %399 = load i64, ptr %398, align 8
  %400 = icmp sgt i64 %399, %374
  br i1 %400, label %401, label %470

401:                                              ; preds = %394, %392, %370
  %402 = getelementptr inbounds %struct.Choice, ptr @try_order.x, i64 0, i32 2, i32 2, i64 %373
  %403 = load i64, ptr %402, align 8
  %404 = icmp sgt i64 %403, %0
  br i1 %404, label %405, label %419

405:                                              ; preds = %401
  %406 = getelementptr inbounds %struct.Problem, ptr %175, i64 0, i32 11, i64 %373, i32 6
  %407 = load i64, ptr %406, align 8
  %408 = and i64 %407, %204
  %409 = icmp eq i64 %408, 0
  br i1 %409, label %419, label %410

410:                                              ; preds = %405
  %411 = getelementptr inbounds %struct.Problem, ptr %175, i64 0, i32 11, i64 %373
  %412 = getelementptr inbounds %struct.Choice, ptr @try_order.x, i64 0, i32 4, i64 %373
  %413 = load i64, ptr %412, align 8
  %414 = sub i64 %374, %413
  %415 = tail call fastcc i64 @cost(ptr noundef nonnull %175, ptr noundef nonnull getelementptr inbounds (%struct.Choice, ptr @try_order.x, i64 0, i32 5), ptr noundef nonnull %411, ptr noundef nonnull getelementptr inbounds (%struct.Choice, ptr @try_order.x, i64 0, i32 2, i32 1), i64 noundef %91)
  store i64 %415, ptr %412, align 8
  %416 = add nsw i64 %414, %415
  %417 = load ptr, ptr getelementptr inbounds (%struct.Choice, ptr @try_order.x, i64 0, i32 1), align 8
  %418 = load i64, ptr %177, align 8
  br label %419

419:                                              ; preds = %410, %405, %401
  %420 = phi i64 [ %371, %401 ], [ %418, %410 ], [ %371, %405 ]
  %421 = phi ptr [ %372, %401 ], [ %417, %410 ], [ %372, %405 ]
  %422 = phi i64 [ %374, %401 ], [ %416, %410 ], [ %374, %405 ]
  %423 = add nuw nsw i64 %373, 1
  %424 = icmp slt i64 %423, %420
  br i1 %424, label %370, label %425

425:                                              ; preds = %419, %195
  %426 = phi i64 [ 0, %195 ], [ %339, %419 ]
  %427 = phi ptr [ %171, %195 ], [ %421, %419 ]
  %428 = phi i64 [ 0, %195 ], [ %422, %419 ]
  %429 = load i64, ptr getelementptr inbounds (%struct.Choice, ptr @try_order.x, i64 0, i32 2), align 8
  %430 = icmp eq i64 %429, %91
  br i1 %430, label %431, label %433

431:                                              ; preds = %425
  tail call fastcc void @insert(ptr noundef %427, i64 noundef %426, i64 noundef %428, ptr noundef nonnull getelementptr inbounds (%struct.Choice, ptr @try_order.x, i64 0, i32 2))
  %432 = load ptr, ptr getelementptr inbounds (%struct.Choice, ptr @try_order.x, i64 0, i32 1), align 8
  br label %433

433:                                              ; preds = %431, %425
  %434 = phi ptr [ %432, %431 ], [ %427, %425 ]
  %435 = load i64, ptr %434, align 8
  %436 = icmp sgt i64 %435, 0
  br i1 %436, label %437, label %469

437:                                              ; preds = %433
  %438 = getelementptr inbounds %struct.Front, ptr %434, i64 0, i32 3
  %439 = load ptr, ptr %438, align 8
  br label %440

440:                                              ; preds = %440, %437
  %441 = phi i64 [ 0, %437 ], [ %450, %440 ]
  %442 = phi i64 [ %435, %437 ], [ %449, %440 ]
  %443 = add nsw i64 %442, %441
  %444 = sdiv i64 %443, 2
  %445 = getelementptr inbounds i64, ptr %439, i64 %444
  %446 = load i64, ptr %445, align 8
  %447 = icmp sgt i64 %446, %426
  %448 = add nsw i64 %444, 1
  %449 = select i1 %447, i64 %444, i64 %442
  %450 = select i1 %447, i64 %441, i64 %448
  %451 = icmp slt i64 %450, %449
  br i1 %451, label %440, label %452

452:                                              ; preds = %440
  %453 = icmp eq i64 %450, 0
  br i1 %453, label %469, label %462

454:                                              ; preds = %150, %454
  %455 = phi i64 [ %459, %454 ], [ 0, %150 ]
  %456 = getelementptr inbounds [8 x i64], ptr %3, i64 0, i64 %455
  %457 = load i64, ptr %456, align 8
  %458 = getelementptr inbounds %struct.Choice, ptr @try_order.x, i64 0, i32 4, i64 %455
  store i64 %457, ptr %458, align 8
  %459 = add nuw nsw i64 %455, 1
  %460 = load i64, ptr %39, align 8
  %461 = icmp slt i64 %459, %460
  br i1 %461, label %454, label %170

462:                                              ; preds = %452
  %463 = getelementptr inbounds %struct.Front, ptr %434, i64 0, i32 4
  %464 = load ptr, ptr %463, align 8
  %465 = add nsw i64 %450, -1
  %466 = getelementptr inbounds i64, ptr %464, i64 %465
  %467 = load i64, ptr %466, align 8
  %468 = icmp sgt i64 %467, %428
  br i1 %468, label %469, label %470

469:                                              ; preds = %452, %433, %462
  tail call fastcc void @choose(i64 noundef %91)
  br label %470

470:                                              ; preds = %394, %469, %462
  %471 = add nuw nsw i64 %119, 1
  %472 = load i64, ptr %84, align 8
  br label %117

473:                                              ; preds = %195, %187, %126, %123
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %3)
  br label %474

474:                                              ; preds = %1, %6, %473
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64)



