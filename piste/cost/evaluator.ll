; evaluator.c c0cf766ebbc7178be5b4c19eeabd7c4d1f01ad273365a8bf188c5206a241cf89

%struct.Chain = type { i64, i64, i64, [48 x i64], [48 x i64] }
%struct.Room = type { [4096 x %struct.Known], ptr, i64, i64, i64, [16 x i64], [16 x [48 x %struct.Step]], [256 x i64], [256 x i64], i64, %struct.Contexts, %struct.Contexts, %struct.Pieces, %struct.Pieces, [32768 x %struct.Interval], [65536 x %struct.Interval], [2 x %struct.Spans], [32768 x i8] }
%struct.Known = type { i64, [24 x i64], i64 }
%struct.Step = type { i64, i64, i64 }
%struct.Contexts = type { i64, [192 x %struct.Context] }
%struct.Context = type { i64, i64, i64, i64, [2 x %struct.Group], [32 x %struct.Group] }
%struct.Group = type { i64, i64, i64, i64, i64 }
%struct.Pieces = type { i64, i64, [8192 x %struct.Piece] }
%struct.Piece = type { i64, i64, i64, i64, i64 }
%struct.Interval = type { i64, i64 }
%struct.Spans = type { i64, [1024 x %struct.anon], [1024 x %struct.anon] }
%struct.anon = type { i64, i64, i64 }
%struct.Descent = type { ptr, ptr, ptr, i64, i64, [48 x i64] }
%struct.Factor = type { i64, i64, i64, i64, i64, i64, i64, i64, %struct.Chain, %struct.Chain }
%struct.Result = type { i64, i64, i64, i64, [256 x i64], [256 x i64], double, double, double, [16 x i64], [64 x %struct.Kept] }
%struct.Kept = type { i64, i64, i64, i64, i64, i64, i64, %struct.Flow, %struct.Flow }
%struct.Flow = type { i64, i64, i64, i64 }
%struct.Problem = type { i64, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, double, double }
%struct.Node = type { i64, i64, i64, i64 }
%struct.Port = type { i64, i64, i64, i64 }
%struct.Together = type { i64, i64, i64, i64, i64 }
%struct.Walked = type { i64, i64, i64 }
%struct.Before = type { i64, i64 }

@distinct.always = internal unnamed_addr constant [16 x i64] [i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1], align 16

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define void @padded_table(i64 noundef %0, i64 noundef %1, i64 noundef %2, ptr nocapture noundef readonly %3, i64 noundef %4, ptr nocapture noundef readonly %5, i64 noundef %6, i64 noundef %7, i64 noundef %8, i64 noundef %9, i64 noundef %10, ptr nocapture noundef readonly %11, i64 noundef %12, ptr nocapture noundef readonly %13, i64 noundef %14, i64 noundef %15, i64 noundef %16, i64 noundef %17, i64 noundef %18, ptr nocapture noundef writeonly %19, ptr noundef %20) {
  %22 = alloca %struct.Chain, align 8
  %23 = alloca %struct.Chain, align 8
  %24 = icmp sgt i64 %4, 0
  br i1 %24, label %25, label %36

25:                                               ; preds = %21
  %26 = getelementptr inbounds %struct.Chain, ptr %22, i64 0, i32 2
  %27 = getelementptr inbounds %struct.Chain, ptr %22, i64 0, i32 1
  %28 = icmp sgt i64 %2, 0
  %29 = getelementptr inbounds %struct.Room, ptr %20, i64 0, i32 2
  %30 = getelementptr inbounds %struct.Room, ptr %20, i64 0, i32 12
  %31 = icmp sgt i64 %12, 0
  %32 = getelementptr inbounds %struct.Chain, ptr %23, i64 0, i32 2
  %33 = getelementptr inbounds %struct.Chain, ptr %23, i64 0, i32 1
  %34 = icmp sgt i64 %10, 0
  %35 = getelementptr inbounds %struct.Room, ptr %20, i64 0, i32 13
  br label %37

36:                                               ; preds = %68, %21
  ret void

37:                                               ; preds = %25, %68
  %38 = phi i64 [ 0, %25 ], [ %69, %68 ]
  call void @llvm.lifetime.start.p0(i64 792, ptr nonnull %22)
  call void @llvm.lifetime.start.p0(i64 792, ptr nonnull %23)
  %39 = getelementptr inbounds i64, ptr %5, i64 %38
  store i64 0, ptr %26, align 8
  store i64 0, ptr %27, align 8
  store i64 0, ptr %22, align 8
  br i1 %28, label %40, label %65

40:                                               ; preds = %37, %62
  %41 = phi i64 [ %63, %62 ], [ 0, %37 ]
  %42 = getelementptr inbounds i64, ptr %3, i64 %41
  %43 = load i64, ptr %42, align 8
  %44 = icmp slt i64 %43, 0
  br i1 %44, label %62, label %45

45:                                               ; preds = %40
  %46 = load i64, ptr %22, align 8
  %47 = getelementptr inbounds %struct.Chain, ptr %22, i64 0, i32 3, i64 %46
  store i64 %43, ptr %47, align 8
  %48 = mul nsw i64 %41, %4
  %49 = getelementptr inbounds i64, ptr %39, i64 %48
  %50 = load i64, ptr %49, align 8
  %51 = load i64, ptr %22, align 8
  %52 = add nsw i64 %51, 1
  store i64 %52, ptr %22, align 8
  %53 = getelementptr inbounds %struct.Chain, ptr %22, i64 0, i32 4, i64 %51
  store i64 %50, ptr %53, align 8
  %54 = icmp eq i64 %43, 0
  %55 = zext i1 %54 to i64
  %56 = load i64, ptr %27, align 8
  %57 = add nsw i64 %56, %55
  store i64 %57, ptr %27, align 8
  %58 = icmp ne i64 %43, 0
  %59 = zext i1 %58 to i64
  %60 = load i64, ptr %26, align 8
  %61 = add nsw i64 %60, %59
  store i64 %61, ptr %26, align 8
  br label %62

62:                                               ; preds = %45, %40
  %63 = add nuw nsw i64 %41, 1
  %64 = icmp eq i64 %63, %2
  br i1 %64, label %65, label %40

65:                                               ; preds = %62, %37
  store i64 0, ptr %29, align 8
  call fastcc void @pieces(ptr noundef %20, ptr noundef nonnull %30, i64 noundef %1, ptr noundef nonnull %22, i64 noundef %6, i64 noundef %7)
  br i1 %31, label %66, label %68

66:                                               ; preds = %65
  %67 = mul nsw i64 %38, %12
  br label %71

68:                                               ; preds = %99, %65
  call void @llvm.lifetime.end.p0(i64 792, ptr nonnull %23)
  call void @llvm.lifetime.end.p0(i64 792, ptr nonnull %22)
  %69 = add nuw nsw i64 %38, 1
  %70 = icmp eq i64 %69, %4
  br i1 %70, label %36, label %37

71:                                               ; preds = %66, %99
  %72 = phi i64 [ 0, %66 ], [ %107, %99 ]
  %73 = getelementptr inbounds i64, ptr %13, i64 %72
  store i64 0, ptr %32, align 8
  store i64 0, ptr %33, align 8
  store i64 0, ptr %23, align 8
  br i1 %34, label %74, label %99

74:                                               ; preds = %71, %96
  %75 = phi i64 [ %97, %96 ], [ 0, %71 ]
  %76 = getelementptr inbounds i64, ptr %11, i64 %75
  %77 = load i64, ptr %76, align 8
  %78 = icmp slt i64 %77, 0
  br i1 %78, label %96, label %79

79:                                               ; preds = %74
  %80 = load i64, ptr %23, align 8
  %81 = getelementptr inbounds %struct.Chain, ptr %23, i64 0, i32 3, i64 %80
  store i64 %77, ptr %81, align 8
  %82 = mul nsw i64 %75, %12
  %83 = getelementptr inbounds i64, ptr %73, i64 %82
  %84 = load i64, ptr %83, align 8
  %85 = load i64, ptr %23, align 8
  %86 = add nsw i64 %85, 1
  store i64 %86, ptr %23, align 8
  %87 = getelementptr inbounds %struct.Chain, ptr %23, i64 0, i32 4, i64 %85
  store i64 %84, ptr %87, align 8
  %88 = icmp eq i64 %77, 0
  %89 = zext i1 %88 to i64
  %90 = load i64, ptr %33, align 8
  %91 = add nsw i64 %90, %89
  store i64 %91, ptr %33, align 8
  %92 = icmp ne i64 %77, 0
  %93 = zext i1 %92 to i64
  %94 = load i64, ptr %32, align 8
  %95 = add nsw i64 %94, %93
  store i64 %95, ptr %32, align 8
  br label %96

96:                                               ; preds = %79, %74
  %97 = add nuw nsw i64 %75, 1
  %98 = icmp eq i64 %97, %10
  br i1 %98, label %99, label %74

99:                                               ; preds = %96, %71
  call fastcc void @pieces(ptr noundef %20, ptr noundef nonnull %35, i64 noundef %9, ptr noundef nonnull %23, i64 noundef %14, i64 noundef %15)
  %100 = call fastcc i64 @within_data(ptr noundef %20, i64 noundef %0, i64 noundef %8, i64 noundef %16, i64 noundef %17, i64 noundef %18)
  %101 = load i64, ptr %29, align 8
  %102 = icmp eq i64 %101, 0
  %103 = sitofp i64 %100 to double
  %104 = select i1 %102, double %103, double -1.000000e+00
  %105 = add nsw i64 %72, %67
  %106 = getelementptr inbounds double, ptr %19, i64 %105
  store double %104, ptr %106, align 8
  %107 = add nuw nsw i64 %72, 1
  %108 = icmp eq i64 %107, %12
  br i1 %108, label %68, label %71
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @pieces(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4, i64 noundef %5) unnamed_addr {
  %7 = alloca { i64, i64, i64, i64 }, align 8
  %8 = alloca { i64, i64, i64, i64 }, align 8
  %9 = alloca %struct.Piece, align 8
  %10 = alloca %struct.Descent, align 8
  call void @llvm.lifetime.start.p0(i64 424, ptr nonnull %10)
  %11 = getelementptr inbounds i8, ptr %10, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(424) %11, i8 0, i64 384, i1 false)
  store ptr %0, ptr %10, align 8
  %12 = getelementptr inbounds %struct.Descent, ptr %10, i64 0, i32 1
  store ptr %1, ptr %12, align 8
  %13 = getelementptr inbounds %struct.Descent, ptr %10, i64 0, i32 2
  store ptr %3, ptr %13, align 8
  %14 = getelementptr inbounds %struct.Descent, ptr %10, i64 0, i32 3
  %15 = icmp slt i64 %4, 0
  br i1 %15, label %16, label %19

16:                                               ; preds = %6
  %17 = getelementptr inbounds %struct.Chain, ptr %3, i64 0, i32 1
  %18 = load i64, ptr %17, align 8
  br label %23

19:                                               ; preds = %6
  %20 = icmp ne i64 %5, 0
  %21 = zext i1 %20 to i64
  %22 = add nuw nsw i64 %21, %4
  br label %23

23:                                               ; preds = %19, %16
  %24 = phi i64 [ %18, %16 ], [ %22, %19 ]
  store i64 %24, ptr %14, align 8
  %25 = getelementptr inbounds %struct.Descent, ptr %10, i64 0, i32 4
  %26 = icmp sgt i64 %4, -1
  %27 = icmp ne i64 %5, 0
  %28 = and i1 %26, %27
  %29 = zext i1 %28 to i64
  store i64 %29, ptr %25, align 8
  %30 = getelementptr inbounds %struct.Pieces, ptr %1, i64 0, i32 1
  store i64 0, ptr %30, align 8
  store i64 0, ptr %1, align 8
  %31 = load i64, ptr %3, align 8
  %32 = icmp sgt i64 %31, 0
  br i1 %32, label %33, label %54

33:                                               ; preds = %23
  %34 = and i64 %31, 3
  %35 = icmp ult i64 %31, 4
  br i1 %35, label %38, label %36

36:                                               ; preds = %33
  %37 = and i64 %31, -4
  br label %57

38:                                               ; preds = %57, %33
  %39 = phi i64 [ 0, %33 ], [ %83, %57 ]
  %40 = phi i64 [ 0, %33 ], [ %84, %57 ]
  %41 = icmp eq i64 %34, 0
  br i1 %41, label %54, label %42

42:                                               ; preds = %38, %42
  %43 = phi i64 [ %50, %42 ], [ %39, %38 ]
  %44 = phi i64 [ %51, %42 ], [ %40, %38 ]
  %45 = phi i64 [ %52, %42 ], [ 0, %38 ]
  %46 = getelementptr inbounds %struct.Chain, ptr %3, i64 0, i32 3, i64 %44
  %47 = load i64, ptr %46, align 8
  %48 = icmp eq i64 %47, 2
  %49 = zext i1 %48 to i64
  %50 = or i64 %43, %49
  store i64 %50, ptr %30, align 8
  %51 = add nuw nsw i64 %44, 1
  %52 = add i64 %45, 1
  %53 = icmp eq i64 %52, %34
  br i1 %53, label %54, label %42

54:                                               ; preds = %38, %42, %23
  call fastcc void @step_down(ptr noundef nonnull %10, i64 0, i64 %2, i64 0, i64 %2, i64 noundef 0, i64 noundef 0, i64 noundef %2, i64 noundef 0)
  %55 = load i64, ptr %30, align 8
  %56 = icmp eq i64 %55, 0
  br i1 %56, label %166, label %87

57:                                               ; preds = %57, %36
  %58 = phi i64 [ 0, %36 ], [ %83, %57 ]
  %59 = phi i64 [ 0, %36 ], [ %84, %57 ]
  %60 = phi i64 [ 0, %36 ], [ %85, %57 ]
  %61 = getelementptr inbounds %struct.Chain, ptr %3, i64 0, i32 3, i64 %59
  %62 = load i64, ptr %61, align 8
  %63 = icmp eq i64 %62, 2
  %64 = zext i1 %63 to i64
  %65 = or i64 %58, %64
  store i64 %65, ptr %30, align 8
  %66 = or i64 %59, 1
  %67 = getelementptr inbounds %struct.Chain, ptr %3, i64 0, i32 3, i64 %66
  %68 = load i64, ptr %67, align 8
  %69 = icmp eq i64 %68, 2
  %70 = zext i1 %69 to i64
  %71 = or i64 %65, %70
  store i64 %71, ptr %30, align 8
  %72 = or i64 %59, 2
  %73 = getelementptr inbounds %struct.Chain, ptr %3, i64 0, i32 3, i64 %72
  %74 = load i64, ptr %73, align 8
  %75 = icmp eq i64 %74, 2
  %76 = zext i1 %75 to i64
  %77 = or i64 %71, %76
  store i64 %77, ptr %30, align 8
  %78 = or i64 %59, 3
  %79 = getelementptr inbounds %struct.Chain, ptr %3, i64 0, i32 3, i64 %78
  %80 = load i64, ptr %79, align 8
  %81 = icmp eq i64 %80, 2
  %82 = zext i1 %81 to i64
  %83 = or i64 %77, %82
  store i64 %83, ptr %30, align 8
  %84 = add nuw nsw i64 %59, 4
  %85 = add i64 %60, 4
  %86 = icmp eq i64 %85, %37
  br i1 %86, label %38, label %57

87:                                               ; preds = %54
  %88 = getelementptr inbounds %struct.Pieces, ptr %1, i64 0, i32 2
  %89 = load i64, ptr %1, align 8
  %90 = icmp sgt i64 %89, 1
  br i1 %90, label %91, label %166

91:                                               ; preds = %87
  %92 = lshr i64 %89, 1
  br label %95

93:                                               ; preds = %127
  %94 = getelementptr inbounds %struct.Pieces, ptr %1, i64 0, i32 2, i64 0, i32 1
  br label %132

95:                                               ; preds = %127, %91
  %96 = phi i64 [ %97, %127 ], [ %92, %91 ]
  %97 = add nsw i64 %96, -1
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %8)
  %98 = getelementptr inbounds %struct.Piece, ptr %88, i64 %97
  %99 = load i64, ptr %98, align 8
  %100 = getelementptr inbounds i8, ptr %98, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %8, ptr noundef nonnull align 8 dereferenceable(32) %100, i64 32, i1 false)
  %101 = shl nuw nsw i64 %97, 1
  %102 = or i64 %101, 1
  %103 = icmp slt i64 %102, %89
  br i1 %103, label %104, label %127

104:                                              ; preds = %95, %122
  %105 = phi i64 [ %125, %122 ], [ %102, %95 ]
  %106 = phi i64 [ %124, %122 ], [ %101, %95 ]
  %107 = phi i64 [ %118, %122 ], [ %97, %95 ]
  %108 = add i64 %106, 2
  %109 = icmp slt i64 %108, %89
  br i1 %109, label %110, label %117

110:                                              ; preds = %104
  %111 = getelementptr inbounds %struct.Piece, ptr %88, i64 %108
  %112 = load i64, ptr %111, align 8
  %113 = getelementptr inbounds %struct.Piece, ptr %88, i64 %105
  %114 = load i64, ptr %113, align 8
  %115 = icmp sgt i64 %112, %114
  %116 = select i1 %115, i64 %108, i64 %105
  br label %117

117:                                              ; preds = %110, %104
  %118 = phi i64 [ %105, %104 ], [ %116, %110 ]
  %119 = getelementptr inbounds %struct.Piece, ptr %88, i64 %118
  %120 = load i64, ptr %119, align 8
  %121 = icmp sgt i64 %120, %99
  br i1 %121, label %122, label %127

122:                                              ; preds = %117
  %123 = getelementptr inbounds %struct.Piece, ptr %88, i64 %107
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %123, ptr noundef nonnull align 8 dereferenceable(40) %119, i64 40, i1 false)
  %124 = shl nsw i64 %118, 1
  %125 = or i64 %124, 1
  %126 = icmp slt i64 %125, %89
  br i1 %126, label %104, label %127

127:                                              ; preds = %122, %117, %95
  %128 = phi i64 [ %97, %95 ], [ %107, %117 ], [ %118, %122 ]
  %129 = getelementptr inbounds %struct.Piece, ptr %88, i64 %128
  store i64 %99, ptr %129, align 8
  %130 = getelementptr inbounds i8, ptr %129, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %130, ptr noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %8)
  %131 = icmp sgt i64 %96, 1
  br i1 %131, label %95, label %93

132:                                              ; preds = %162, %93
  %133 = phi i64 [ %89, %93 ], [ %134, %162 ]
  %134 = add nsw i64 %133, -1
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %9)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %9, ptr noundef nonnull align 8 dereferenceable(40) %88, i64 40, i1 false)
  %135 = getelementptr inbounds %struct.Piece, ptr %88, i64 %134
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %88, ptr noundef nonnull align 8 dereferenceable(40) %135, i64 40, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %135, ptr noundef nonnull align 8 dereferenceable(40) %9, i64 40, i1 false)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %7)
  %136 = load i64, ptr %88, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %7, ptr noundef nonnull align 8 dereferenceable(32) %94, i64 32, i1 false)
  %137 = icmp ugt i64 %134, 1
  br i1 %137, label %139, label %138

138:                                              ; preds = %132
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %9)
  br label %166

139:                                              ; preds = %132, %157
  %140 = phi i64 [ %160, %157 ], [ 1, %132 ]
  %141 = phi i64 [ %159, %157 ], [ 0, %132 ]
  %142 = phi i64 [ %153, %157 ], [ 0, %132 ]
  %143 = add i64 %141, 2
  %144 = icmp slt i64 %143, %134
  br i1 %144, label %145, label %152

145:                                              ; preds = %139
  %146 = getelementptr inbounds %struct.Piece, ptr %88, i64 %143
  %147 = load i64, ptr %146, align 8
  %148 = getelementptr inbounds %struct.Piece, ptr %88, i64 %140
  %149 = load i64, ptr %148, align 8
  %150 = icmp sgt i64 %147, %149
  %151 = select i1 %150, i64 %143, i64 %140
  br label %152

152:                                              ; preds = %145, %139
  %153 = phi i64 [ %140, %139 ], [ %151, %145 ]
  %154 = getelementptr inbounds %struct.Piece, ptr %88, i64 %153
  %155 = load i64, ptr %154, align 8
  %156 = icmp sgt i64 %155, %136
  br i1 %156, label %157, label %162

157:                                              ; preds = %152
  %158 = getelementptr inbounds %struct.Piece, ptr %88, i64 %142
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %158, ptr noundef nonnull align 8 dereferenceable(40) %154, i64 40, i1 false)
  %159 = shl nsw i64 %153, 1
  %160 = or i64 %159, 1
  %161 = icmp slt i64 %160, %134
  br i1 %161, label %139, label %162

162:                                              ; preds = %157, %152
  %163 = phi i64 [ %142, %152 ], [ %153, %157 ]
  %164 = getelementptr inbounds %struct.Piece, ptr %88, i64 %163
  store i64 %136, ptr %164, align 8
  %165 = getelementptr inbounds i8, ptr %164, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %165, ptr noundef nonnull align 8 dereferenceable(32) %7, i64 32, i1 false)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %9)
  br label %132

166:                                              ; preds = %138, %87, %54
  call void @llvm.lifetime.end.p0(i64 424, ptr nonnull %10)
  ret void
}

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite)
define internal fastcc i64 @within_data(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5) unnamed_addr {
  %7 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 12
  %8 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 13
  %9 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 12, i32 1
  %10 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 13, i32 1
  %11 = sub i64 1, %3
  %12 = icmp eq i64 %5, 1
  %13 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 14
  %14 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 15
  %15 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 2
  %16 = load i64, ptr %7, align 8
  %17 = icmp sgt i64 %16, 0
  br i1 %17, label %18, label %239

18:                                               ; preds = %6, %235
  %19 = phi i64 [ %237, %235 ], [ %16, %6 ]
  %20 = phi i64 [ %236, %235 ], [ 0, %6 ]
  %21 = phi i64 [ %38, %235 ], [ 0, %6 ]
  %22 = load i64, ptr %9, align 8
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %35, label %24

24:                                               ; preds = %18
  %25 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 12, i32 2, i64 %21
  %26 = load i64, ptr %25, align 8
  br label %27

27:                                               ; preds = %31, %24
  %28 = phi i64 [ %21, %24 ], [ %29, %31 ]
  %29 = add nsw i64 %28, 1
  %30 = icmp slt i64 %29, %19
  br i1 %30, label %31, label %37

31:                                               ; preds = %27
  %32 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 12, i32 2, i64 %29
  %33 = load i64, ptr %32, align 8
  %34 = icmp eq i64 %33, %26
  br i1 %34, label %27, label %37

35:                                               ; preds = %18
  %36 = add nsw i64 %21, 1
  br label %37

37:                                               ; preds = %31, %27, %35
  %38 = phi i64 [ %36, %35 ], [ %29, %27 ], [ %29, %31 ]
  %39 = load i64, ptr %8, align 8
  %40 = icmp sgt i64 %39, 0
  br i1 %40, label %41, label %235

41:                                               ; preds = %37
  %42 = add nsw i64 %21, 1
  %43 = icmp eq i64 %38, %42
  %44 = sub nsw i64 %38, %21
  %45 = icmp sgt i64 %38, %21
  %46 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 12, i32 2, i64 %21, i32 1
  %47 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 12, i32 2, i64 %21, i32 2
  %48 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 12, i32 2, i64 %21, i32 3
  %49 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 12, i32 2, i64 %21, i32 4
  br label %50

50:                                               ; preds = %41, %231
  %51 = phi i64 [ %39, %41 ], [ %232, %231 ]
  %52 = phi i64 [ %20, %41 ], [ %233, %231 ]
  %53 = phi i64 [ 0, %41 ], [ %73, %231 ]
  %54 = load i64, ptr %10, align 8
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %67, label %56

56:                                               ; preds = %50
  %57 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 13, i32 2, i64 %53
  %58 = load i64, ptr %57, align 8
  br label %59

59:                                               ; preds = %63, %56
  %60 = phi i64 [ %53, %56 ], [ %61, %63 ]
  %61 = add nsw i64 %60, 1
  %62 = icmp slt i64 %61, %51
  br i1 %62, label %63, label %69

63:                                               ; preds = %59
  %64 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 13, i32 2, i64 %61
  %65 = load i64, ptr %64, align 8
  %66 = icmp eq i64 %65, %58
  br i1 %66, label %59, label %69

67:                                               ; preds = %50
  %68 = add nsw i64 %53, 1
  br label %71

69:                                               ; preds = %59, %63
  %70 = add nsw i64 %53, 1
  br label %71

71:                                               ; preds = %69, %67
  %72 = phi i64 [ %70, %69 ], [ %68, %67 ]
  %73 = phi i64 [ %61, %69 ], [ %68, %67 ]
  %74 = icmp eq i64 %73, %72
  %75 = select i1 %43, i1 %74, i1 false
  br i1 %75, label %76, label %131

76:                                               ; preds = %71
  %77 = load i64, ptr %46, align 8
  %78 = mul nsw i64 %77, %1
  %79 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 13, i32 2, i64 %53, i32 1
  %80 = load i64, ptr %79, align 8
  %81 = mul nsw i64 %80, %2
  %82 = load i64, ptr %47, align 8
  %83 = add i64 %77, -1
  %84 = add i64 %83, %82
  %85 = mul nsw i64 %84, %1
  %86 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 13, i32 2, i64 %53, i32 2
  %87 = load i64, ptr %86, align 8
  %88 = add i64 %80, -1
  %89 = add i64 %88, %87
  %90 = mul nsw i64 %89, %2
  %91 = sub i64 %78, %3
  %92 = add i64 %91, %81
  %93 = tail call i64 @llvm.smax.i64(i64 %92, i64 0)
  %94 = add i64 %11, %85
  %95 = add i64 %94, %90
  %96 = tail call i64 @llvm.smin.i64(i64 %4, i64 %95)
  %97 = tail call i64 @llvm.smax.i64(i64 %93, i64 %96)
  switch i64 %5, label %101 [
    i64 1, label %104
    i64 2, label %98
  ]

98:                                               ; preds = %76
  %99 = sub nsw i64 %97, %93
  %100 = tail call i64 @llvm.smax.i64(i64 %52, i64 %99)
  br label %231

101:                                              ; preds = %76
  %102 = sub i64 %52, %93
  %103 = add i64 %102, %97
  br label %231

104:                                              ; preds = %76
  %105 = load i64, ptr %48, align 8
  %106 = mul nsw i64 %105, %1
  %107 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 13, i32 2, i64 %53, i32 3
  %108 = load i64, ptr %107, align 8
  %109 = mul nsw i64 %108, %2
  %110 = load i64, ptr %49, align 8
  %111 = add i64 %105, -1
  %112 = add i64 %111, %110
  %113 = mul nsw i64 %112, %1
  %114 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 13, i32 2, i64 %53, i32 4
  %115 = load i64, ptr %114, align 8
  %116 = add i64 %108, -1
  %117 = add i64 %116, %115
  %118 = mul nsw i64 %117, %2
  %119 = sub i64 %106, %3
  %120 = add i64 %119, %109
  %121 = tail call i64 @llvm.smax.i64(i64 %120, i64 0)
  %122 = add i64 %11, %113
  %123 = add i64 %122, %118
  %124 = tail call i64 @llvm.smin.i64(i64 %4, i64 %123)
  %125 = tail call i64 @llvm.smax.i64(i64 %121, i64 %124)
  %126 = tail call i64 @llvm.smin.i64(i64 %97, i64 %125)
  %127 = tail call i64 @llvm.smax.i64(i64 %93, i64 %121)
  %128 = sub nsw i64 %126, %127
  %129 = tail call i64 @llvm.smax.i64(i64 %128, i64 0)
  %130 = add nsw i64 %129, %52
  br label %231

131:                                              ; preds = %71
  %132 = sub i64 %73, %53
  %133 = mul nsw i64 %132, %44
  %134 = icmp slt i64 %133, 32769
  br i1 %134, label %135, label %138

135:                                              ; preds = %131
  br i1 %45, label %136, label %149

136:                                              ; preds = %135
  %137 = icmp sgt i64 %73, %53
  br label %139

138:                                              ; preds = %131
  store i64 1, ptr %15, align 8
  br label %239

139:                                              ; preds = %136, %153
  %140 = phi i64 [ 0, %136 ], [ %155, %153 ]
  %141 = phi i64 [ 0, %136 ], [ %154, %153 ]
  %142 = phi i64 [ %21, %136 ], [ %156, %153 ]
  br i1 %137, label %143, label %153

143:                                              ; preds = %139
  %144 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 12, i32 2, i64 %142, i32 1
  %145 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 12, i32 2, i64 %142, i32 2
  %146 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 12, i32 2, i64 %142, i32 3
  %147 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 12, i32 2, i64 %142, i32 4
  %148 = add i64 %132, %140
  br label %158

149:                                              ; preds = %153, %135
  %150 = phi i64 [ 0, %135 ], [ %154, %153 ]
  %151 = phi i64 [ 0, %135 ], [ %155, %153 ]
  %152 = tail call fastcc i64 @covered(ptr noundef nonnull %13, i64 noundef %151)
  switch i64 %5, label %225 [
    i64 1, label %220
    i64 2, label %223
  ]

153:                                              ; preds = %216, %139
  %154 = phi i64 [ %141, %139 ], [ %217, %216 ]
  %155 = phi i64 [ %140, %139 ], [ %148, %216 ]
  %156 = add nsw i64 %142, 1
  %157 = icmp eq i64 %156, %38
  br i1 %157, label %149, label %139

158:                                              ; preds = %143, %216
  %159 = phi i64 [ %140, %143 ], [ %183, %216 ]
  %160 = phi i64 [ %141, %143 ], [ %217, %216 ]
  %161 = phi i64 [ %53, %143 ], [ %218, %216 ]
  %162 = load i64, ptr %144, align 8
  %163 = mul nsw i64 %162, %1
  %164 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 13, i32 2, i64 %161, i32 1
  %165 = load i64, ptr %164, align 8
  %166 = mul nsw i64 %165, %2
  %167 = load i64, ptr %145, align 8
  %168 = add i64 %162, -1
  %169 = add i64 %168, %167
  %170 = mul nsw i64 %169, %1
  %171 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 13, i32 2, i64 %161, i32 2
  %172 = load i64, ptr %171, align 8
  %173 = add i64 %165, -1
  %174 = add i64 %173, %172
  %175 = mul nsw i64 %174, %2
  %176 = sub i64 %163, %3
  %177 = add i64 %176, %166
  %178 = tail call i64 @llvm.smax.i64(i64 %177, i64 0)
  %179 = add i64 %11, %170
  %180 = add i64 %179, %175
  %181 = tail call i64 @llvm.smin.i64(i64 %4, i64 %180)
  %182 = tail call i64 @llvm.smax.i64(i64 %178, i64 %181)
  %183 = add i64 %159, 1
  %184 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 14, i64 %159
  store i64 %178, ptr %184, align 8
  %185 = getelementptr inbounds i8, ptr %184, i64 8
  store i64 %182, ptr %185, align 8
  br i1 %12, label %186, label %216

186:                                              ; preds = %158
  %187 = load i64, ptr %146, align 8
  %188 = mul nsw i64 %187, %1
  %189 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 13, i32 2, i64 %161, i32 3
  %190 = load i64, ptr %189, align 8
  %191 = mul nsw i64 %190, %2
  %192 = load i64, ptr %147, align 8
  %193 = add i64 %187, -1
  %194 = add i64 %193, %192
  %195 = mul nsw i64 %194, %1
  %196 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 13, i32 2, i64 %161, i32 4
  %197 = load i64, ptr %196, align 8
  %198 = add i64 %190, -1
  %199 = add i64 %198, %197
  %200 = mul nsw i64 %199, %2
  %201 = sub i64 %188, %3
  %202 = add i64 %201, %191
  %203 = tail call i64 @llvm.smax.i64(i64 %202, i64 0)
  %204 = add i64 %11, %195
  %205 = add i64 %204, %200
  %206 = tail call i64 @llvm.smin.i64(i64 %4, i64 %205)
  %207 = tail call i64 @llvm.smax.i64(i64 %203, i64 %206)
  %208 = add nsw i64 %160, 1
  %209 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 15, i64 %160
  %210 = tail call i64 @llvm.smin.i64(i64 %182, i64 %203)
  store i64 %178, ptr %209, align 8
  %211 = getelementptr inbounds i8, ptr %209, i64 8
  store i64 %210, ptr %211, align 8
  %212 = add nsw i64 %160, 2
  %213 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 15, i64 %208
  %214 = tail call i64 @llvm.smax.i64(i64 %178, i64 %207)
  store i64 %214, ptr %213, align 8
  %215 = getelementptr inbounds i8, ptr %213, i64 8
  store i64 %182, ptr %215, align 8
  br label %216

216:                                              ; preds = %158, %186
  %217 = phi i64 [ %212, %186 ], [ %160, %158 ]
  %218 = add nsw i64 %161, 1
  %219 = icmp eq i64 %183, %148
  br i1 %219, label %153, label %158

220:                                              ; preds = %149
  %221 = tail call fastcc i64 @covered(ptr noundef nonnull %14, i64 noundef %150)
  %222 = sub nsw i64 %152, %221
  br label %225

223:                                              ; preds = %149
  %224 = tail call i64 @llvm.smax.i64(i64 %52, i64 %152)
  br label %228

225:                                              ; preds = %149, %220
  %226 = phi i64 [ %222, %220 ], [ %152, %149 ]
  %227 = add nsw i64 %226, %52
  br label %228

228:                                              ; preds = %225, %223
  %229 = phi i64 [ %224, %223 ], [ %227, %225 ]
  %230 = load i64, ptr %8, align 8
  br label %231

231:                                              ; preds = %228, %104, %101, %98
  %232 = phi i64 [ %230, %228 ], [ %51, %104 ], [ %51, %98 ], [ %51, %101 ]
  %233 = phi i64 [ %229, %228 ], [ %130, %104 ], [ %100, %98 ], [ %103, %101 ]
  %234 = icmp slt i64 %73, %232
  br i1 %234, label %50, label %235

235:                                              ; preds = %231, %37
  %236 = phi i64 [ %20, %37 ], [ %233, %231 ]
  %237 = load i64, ptr %7, align 8
  %238 = icmp slt i64 %38, %237
  br i1 %238, label %18, label %239

239:                                              ; preds = %235, %6, %138
  %240 = phi i64 [ 0, %138 ], [ 0, %6 ], [ %236, %235 ]
  ret i64 %240
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

; Function Attrs: nofree nosync nounwind
define void @evaluate(ptr noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr noundef %3, ptr noundef %4) {
  %6 = alloca [2 x [16 x i64]], align 16
  %7 = alloca [2 x i64], align 16
  %8 = alloca [16 x i64], align 16
  %9 = alloca [16 x i64], align 16
  %10 = alloca %struct.Factor, align 8
  %11 = alloca %struct.Chain, align 8
  %12 = alloca [16 x i64], align 16
  %13 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 1
  store ptr %0, ptr %13, align 8
  %14 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 3
  store i64 0, ptr %14, align 8
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %12)
  %15 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 4
  store i64 0, ptr %15, align 8
  %16 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 2
  store i64 0, ptr %16, align 8
  %17 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 2
  store i64 0, ptr %17, align 8
  %18 = load i64, ptr %0, align 8
  %19 = add nsw i64 %18, %2
  %20 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 3
  store i64 %19, ptr %20, align 8
  %21 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 9
  store i64 %19, ptr %21, align 8
  %22 = icmp sgt i64 %18, 0
  br i1 %22, label %23, label %28

23:                                               ; preds = %5
  %24 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 8
  %25 = load ptr, ptr %24, align 8
  br label %32

26:                                               ; preds = %32
  %27 = add nsw i64 %39, %2
  br label %28

28:                                               ; preds = %26, %5
  %29 = phi i64 [ %27, %26 ], [ %19, %5 ]
  %30 = icmp sgt i64 %29, 0
  br i1 %30, label %41, label %31

31:                                               ; preds = %28
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %12)
  br label %126

32:                                               ; preds = %32, %23
  %33 = phi i64 [ 0, %23 ], [ %38, %32 ]
  %34 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 5, i64 %33
  store i64 0, ptr %34, align 8
  %35 = getelementptr inbounds i64, ptr %25, i64 %33
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr inbounds [16 x i64], ptr %12, i64 0, i64 %33
  store i64 %36, ptr %37, align 8
  %38 = add nuw nsw i64 %33, 1
  %39 = load i64, ptr %0, align 8
  %40 = icmp slt i64 %38, %39
  br i1 %40, label %32, label %26

41:                                               ; preds = %28, %117
  %42 = phi i64 [ %118, %117 ], [ 0, %28 ]
  %43 = icmp slt i64 %42, %2
  %44 = getelementptr inbounds %struct.Node, ptr %1, i64 %42
  br i1 %43, label %45, label %66

45:                                               ; preds = %41
  %46 = load i64, ptr %44, align 8
  switch i64 %46, label %69 [
    i64 0, label %47
    i64 3, label %47
  ]

47:                                               ; preds = %45, %45
  %48 = load i64, ptr %17, align 8
  %49 = icmp sgt i64 %48, 63
  br i1 %49, label %122, label %50

50:                                               ; preds = %47
  %51 = add nsw i64 %48, 1
  store i64 %51, ptr %17, align 8
  %52 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %48
  %53 = getelementptr inbounds %struct.Node, ptr %1, i64 %42, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = getelementptr inbounds %struct.Node, ptr %1, i64 %42, i32 2
  %56 = load i64, ptr %55, align 8
  %57 = icmp eq i64 %46, 0
  %58 = zext i1 %57 to i64
  store i64 %54, ptr %52, align 8
  %59 = getelementptr inbounds i8, ptr %52, i64 8
  store i64 %56, ptr %59, align 8
  %60 = getelementptr inbounds i8, ptr %52, i64 16
  store i64 %42, ptr %60, align 8
  %61 = getelementptr inbounds i8, ptr %52, i64 24
  store i64 %58, ptr %61, align 8
  %62 = getelementptr inbounds i8, ptr %52, i64 32
  store i64 0, ptr %62, align 8
  %63 = getelementptr inbounds i8, ptr %52, i64 40
  store i64 1, ptr %63, align 8
  %64 = getelementptr inbounds i8, ptr %52, i64 48
  store i64 1, ptr %64, align 8
  %65 = getelementptr inbounds i8, ptr %52, i64 56
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %65, i8 0, i64 64, i1 false)
  br label %117

66:                                               ; preds = %41
  %67 = sub nsw i64 %42, %2
  %68 = getelementptr inbounds %struct.Node, ptr %1, i64 %42, i32 2
  br label %74

69:                                               ; preds = %45
  %70 = getelementptr inbounds %struct.Node, ptr %1, i64 %42, i32 1
  %71 = load i64, ptr %70, align 8
  %72 = getelementptr inbounds %struct.Node, ptr %1, i64 %42, i32 2
  %73 = load i64, ptr %72, align 8
  br label %74

74:                                               ; preds = %69, %66
  %75 = phi ptr [ %72, %69 ], [ %68, %66 ]
  %76 = phi i64 [ %71, %69 ], [ %67, %66 ]
  %77 = phi i64 [ %73, %69 ], [ 1, %66 ]
  %78 = getelementptr inbounds [16 x i64], ptr %12, i64 0, i64 %76
  %79 = load i64, ptr %78, align 8
  %80 = icmp slt i64 %77, %79
  br i1 %80, label %81, label %117

81:                                               ; preds = %74
  %82 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 5, i64 %76
  %83 = load i64, ptr %82, align 8
  %84 = icmp sgt i64 %83, 45
  br i1 %84, label %122, label %85

85:                                               ; preds = %81
  %86 = load i64, ptr %15, align 8
  %87 = icmp sgt i64 %86, 255
  br i1 %87, label %122, label %88

88:                                               ; preds = %85
  store i64 %77, ptr %78, align 8
  %89 = add nsw i64 %83, 1
  store i64 %89, ptr %82, align 8
  %90 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 6, i64 %76, i64 %83
  br i1 %43, label %91, label %99

91:                                               ; preds = %88
  %92 = load i64, ptr %75, align 8
  %93 = load i64, ptr %44, align 8
  %94 = icmp eq i64 %93, 2
  br i1 %94, label %95, label %102

95:                                               ; preds = %91
  %96 = getelementptr inbounds %struct.Node, ptr %1, i64 %42, i32 3
  %97 = load i64, ptr %96, align 8
  %98 = and i64 %97, 65535
  br label %102

99:                                               ; preds = %88
  store i64 %42, ptr %90, align 8
  %100 = getelementptr inbounds i8, ptr %90, i64 8
  store i64 1, ptr %100, align 8
  %101 = getelementptr inbounds i8, ptr %90, i64 16
  store i64 -1, ptr %101, align 8
  br label %108

102:                                              ; preds = %95, %91
  %103 = phi i64 [ -1, %91 ], [ %98, %95 ]
  store i64 %42, ptr %90, align 8
  %104 = getelementptr inbounds i8, ptr %90, i64 8
  store i64 %92, ptr %104, align 8
  %105 = getelementptr inbounds i8, ptr %90, i64 16
  store i64 %103, ptr %105, align 8
  %106 = load i64, ptr %44, align 8
  %107 = icmp eq i64 %106, 1
  br i1 %107, label %108, label %114

108:                                              ; preds = %102, %99
  %109 = load i64, ptr %15, align 8
  %110 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 7, i64 %109
  store i64 %76, ptr %110, align 8
  %111 = load i64, ptr %15, align 8
  %112 = add nsw i64 %111, 1
  store i64 %112, ptr %15, align 8
  %113 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 8, i64 %111
  store i64 %42, ptr %113, align 8
  br label %117

114:                                              ; preds = %102
  %115 = load i64, ptr %21, align 8
  %116 = tail call i64 @llvm.smin.i64(i64 %115, i64 %42)
  store i64 %116, ptr %21, align 8
  br label %117

117:                                              ; preds = %114, %108, %74, %50
  %118 = add nuw nsw i64 %42, 1
  %119 = load i64, ptr %0, align 8
  %120 = add nsw i64 %119, %2
  %121 = icmp slt i64 %118, %120
  br i1 %121, label %41, label %123

122:                                              ; preds = %47, %81, %85
  store i64 1, ptr %16, align 8
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %12)
  br label %807

123:                                              ; preds = %117
  %124 = load i64, ptr %16, align 8
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %12)
  %125 = icmp eq i64 %124, 0
  br i1 %125, label %126, label %807

126:                                              ; preds = %31, %123
  %127 = load ptr, ptr %13, align 8
  %128 = getelementptr inbounds %struct.Problem, ptr %127, i64 0, i32 3
  %129 = getelementptr inbounds %struct.Problem, ptr %127, i64 0, i32 1
  %130 = load i64, ptr %128, align 8
  %131 = load i64, ptr %129, align 8
  %132 = mul nsw i64 %131, %130
  %133 = icmp sgt i64 %132, 0
  br i1 %133, label %159, label %134

134:                                              ; preds = %159, %126
  %135 = phi i64 [ %131, %126 ], [ %165, %159 ]
  %136 = icmp sgt i64 %135, 0
  br i1 %136, label %137, label %739

137:                                              ; preds = %134
  %138 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10
  %139 = getelementptr inbounds %struct.Problem, ptr %127, i64 0, i32 10
  %140 = getelementptr inbounds %struct.Problem, ptr %127, i64 0, i32 11
  %141 = getelementptr inbounds %struct.Problem, ptr %127, i64 0, i32 4
  %142 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 5
  %143 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 4
  %144 = getelementptr inbounds %struct.Problem, ptr %127, i64 0, i32 15
  %145 = getelementptr inbounds %struct.Problem, ptr %127, i64 0, i32 2
  %146 = getelementptr inbounds %struct.Factor, ptr %10, i64 0, i32 1
  %147 = getelementptr inbounds %struct.Factor, ptr %10, i64 0, i32 2
  %148 = getelementptr inbounds %struct.Factor, ptr %10, i64 0, i32 3
  %149 = getelementptr inbounds %struct.Factor, ptr %10, i64 0, i32 4
  %150 = getelementptr inbounds %struct.Factor, ptr %10, i64 0, i32 5
  %151 = getelementptr inbounds %struct.Factor, ptr %10, i64 0, i32 6
  %152 = getelementptr inbounds %struct.Factor, ptr %10, i64 0, i32 7
  %153 = getelementptr inbounds %struct.Factor, ptr %10, i64 0, i32 8
  %154 = getelementptr inbounds %struct.Factor, ptr %10, i64 0, i32 8, i32 2
  %155 = getelementptr inbounds %struct.Factor, ptr %10, i64 0, i32 8, i32 1
  %156 = getelementptr inbounds %struct.Factor, ptr %10, i64 0, i32 9
  %157 = getelementptr inbounds %struct.Factor, ptr %10, i64 0, i32 9, i32 2
  %158 = getelementptr inbounds %struct.Factor, ptr %10, i64 0, i32 9, i32 1
  br label %168

159:                                              ; preds = %126, %159
  %160 = phi i64 [ %163, %159 ], [ 0, %126 ]
  %161 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 5, i64 %160
  store i64 0, ptr %161, align 8
  %162 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 4, i64 %160
  store i64 0, ptr %162, align 8
  %163 = add nuw nsw i64 %160, 1
  %164 = load i64, ptr %128, align 8
  %165 = load i64, ptr %129, align 8
  %166 = mul nsw i64 %165, %164
  %167 = icmp slt i64 %163, %166
  br i1 %167, label %159, label %134

168:                                              ; preds = %735, %137
  %169 = phi i64 [ %135, %137 ], [ %737, %735 ]
  %170 = phi i64 [ 0, %137 ], [ %736, %735 ]
  %171 = load i64, ptr %17, align 8
  %172 = icmp sgt i64 %171, 0
  br i1 %172, label %179, label %174

173:                                              ; preds = %179
  br i1 %183, label %174, label %176

174:                                              ; preds = %168, %173
  %175 = add nuw nsw i64 %170, 1
  br label %735

176:                                              ; preds = %173
  %177 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %180
  %178 = add nuw nsw i64 %170, 1
  br label %187

179:                                              ; preds = %168, %179
  %180 = phi i64 [ %184, %179 ], [ 0, %168 ]
  %181 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %180, i32 1
  %182 = load i64, ptr %181, align 8
  %183 = icmp ne i64 %182, %170
  %184 = add nuw nsw i64 %180, 1
  %185 = icmp slt i64 %184, %171
  %186 = select i1 %185, i1 %183, i1 false
  br i1 %186, label %179, label %173

187:                                              ; preds = %176, %729
  %188 = phi i64 [ %731, %729 ], [ -1, %176 ]
  %189 = phi i64 [ %730, %729 ], [ -1, %176 ]
  %190 = phi ptr [ %213, %729 ], [ %177, %176 ]
  %191 = phi i1 [ true, %729 ], [ false, %176 ]
  %192 = load i64, ptr %17, align 8
  %193 = getelementptr inbounds %struct.Kept, ptr %138, i64 %192
  %194 = getelementptr inbounds %struct.Kept, ptr %190, i64 1
  %195 = icmp ult ptr %194, %193
  br i1 %195, label %197, label %211

196:                                              ; preds = %197
  br i1 %202, label %211, label %206

197:                                              ; preds = %187, %197
  %198 = phi ptr [ %203, %197 ], [ %194, %187 ]
  %199 = phi ptr [ %198, %197 ], [ %190, %187 ]
  %200 = getelementptr inbounds %struct.Kept, ptr %199, i64 1, i32 1
  %201 = load i64, ptr %200, align 8
  %202 = icmp ne i64 %201, %170
  %203 = getelementptr inbounds %struct.Kept, ptr %198, i64 1
  %204 = icmp ult ptr %203, %193
  %205 = select i1 %204, i1 %202, i1 false
  br i1 %205, label %197, label %196

206:                                              ; preds = %196
  %207 = getelementptr inbounds %struct.Kept, ptr %198, i64 0, i32 2
  %208 = getelementptr inbounds %struct.Kept, ptr %198, i64 0, i32 3
  %209 = load i64, ptr %208, align 8
  %210 = icmp ne i64 %209, 0
  br label %211

211:                                              ; preds = %187, %196, %206
  %212 = phi ptr [ %207, %206 ], [ %20, %196 ], [ %20, %187 ]
  %213 = phi ptr [ %198, %206 ], [ null, %196 ], [ null, %187 ]
  %214 = phi i1 [ false, %206 ], [ true, %196 ], [ true, %187 ]
  %215 = phi i1 [ %210, %206 ], [ false, %196 ], [ false, %187 ]
  %216 = load i64, ptr %212, align 8
  %217 = zext i1 %215 to i64
  %218 = load i64, ptr %21, align 8
  %219 = getelementptr inbounds %struct.Kept, ptr %190, i64 0, i32 2
  %220 = load i64, ptr %219, align 8
  %221 = icmp slt i64 %218, %220
  %222 = call fastcc i64 @count(ptr noundef %4, i64 noundef %170, i64 noundef %216, i64 noundef %220, i64 noundef 0, i64 noundef %217)
  br i1 %221, label %223, label %226

223:                                              ; preds = %211
  %224 = load i64, ptr %219, align 8
  %225 = call fastcc i64 @count(ptr noundef nonnull %4, i64 noundef %170, i64 noundef %216, i64 noundef %224, i64 noundef 1, i64 noundef %217)
  br label %226

226:                                              ; preds = %223, %211
  %227 = phi i64 [ %225, %223 ], [ %222, %211 ]
  %228 = load ptr, ptr %139, align 8
  %229 = getelementptr inbounds i64, ptr %228, i64 %170
  %230 = load i64, ptr %229, align 8
  %231 = getelementptr inbounds i64, ptr %228, i64 %178
  %232 = load i64, ptr %231, align 8
  %233 = icmp sgt i64 %232, %230
  br i1 %233, label %234, label %262

234:                                              ; preds = %226
  %235 = load ptr, ptr %140, align 8
  %236 = sub i64 %232, %230
  %237 = add i64 %230, 1
  %238 = and i64 %236, 1
  %239 = icmp eq i64 %232, %237
  br i1 %239, label %242, label %240

240:                                              ; preds = %234
  %241 = and i64 %236, -2
  br label %267

242:                                              ; preds = %295, %234
  %243 = phi i64 [ undef, %234 ], [ %298, %295 ]
  %244 = phi i64 [ 0, %234 ], [ %298, %295 ]
  %245 = phi i64 [ %230, %234 ], [ %299, %295 ]
  %246 = icmp eq i64 %238, 0
  br i1 %246, label %262, label %247

247:                                              ; preds = %242
  %248 = mul nsw i64 %245, 6
  %249 = or i64 %248, 1
  %250 = getelementptr inbounds i64, ptr %235, i64 %249
  %251 = load i64, ptr %250, align 8
  %252 = icmp sgt i64 %251, 1
  br i1 %252, label %258, label %253

253:                                              ; preds = %247
  %254 = add nsw i64 %248, 2
  %255 = getelementptr inbounds i64, ptr %235, i64 %254
  %256 = load i64, ptr %255, align 8
  %257 = icmp sgt i64 %256, -1
  br label %258

258:                                              ; preds = %253, %247
  %259 = phi i1 [ true, %247 ], [ %257, %253 ]
  %260 = zext i1 %259 to i64
  %261 = or i64 %244, %260
  br label %262

262:                                              ; preds = %258, %242, %226
  %263 = phi i64 [ 0, %226 ], [ %243, %242 ], [ %261, %258 ]
  %264 = icmp eq i64 %263, 0
  %265 = load i64, ptr %141, align 8
  %266 = icmp eq i64 %170, %265
  br i1 %266, label %313, label %302

267:                                              ; preds = %295, %240
  %268 = phi i64 [ 0, %240 ], [ %298, %295 ]
  %269 = phi i64 [ %230, %240 ], [ %299, %295 ]
  %270 = phi i64 [ 0, %240 ], [ %300, %295 ]
  %271 = mul nsw i64 %269, 6
  %272 = or i64 %271, 1
  %273 = getelementptr inbounds i64, ptr %235, i64 %272
  %274 = load i64, ptr %273, align 8
  %275 = icmp sgt i64 %274, 1
  br i1 %275, label %281, label %276

276:                                              ; preds = %267
  %277 = add nsw i64 %271, 2
  %278 = getelementptr inbounds i64, ptr %235, i64 %277
  %279 = load i64, ptr %278, align 8
  %280 = icmp sgt i64 %279, -1
  br label %281

281:                                              ; preds = %276, %267
  %282 = phi i1 [ true, %267 ], [ %280, %276 ]
  %283 = zext i1 %282 to i64
  %284 = or i64 %268, %283
  %285 = mul i64 %269, 6
  %286 = add i64 %285, 7
  %287 = getelementptr inbounds i64, ptr %235, i64 %286
  %288 = load i64, ptr %287, align 8
  %289 = icmp sgt i64 %288, 1
  br i1 %289, label %295, label %290

290:                                              ; preds = %281
  %291 = add i64 %285, 8
  %292 = getelementptr inbounds i64, ptr %235, i64 %291
  %293 = load i64, ptr %292, align 8
  %294 = icmp sgt i64 %293, -1
  br label %295

295:                                              ; preds = %290, %281
  %296 = phi i1 [ true, %281 ], [ %294, %290 ]
  %297 = zext i1 %296 to i64
  %298 = or i64 %284, %297
  %299 = add nsw i64 %269, 2
  %300 = add i64 %270, 2
  %301 = icmp eq i64 %300, %241
  br i1 %301, label %242, label %267

302:                                              ; preds = %330, %319, %262
  %303 = phi i64 [ %333, %330 ], [ %321, %319 ], [ %265, %262 ]
  %304 = phi i64 [ %315, %330 ], [ %315, %319 ], [ 0, %262 ]
  %305 = phi i64 [ %331, %330 ], [ 0, %319 ], [ 0, %262 ]
  %306 = phi i64 [ %320, %330 ], [ %320, %319 ], [ 0, %262 ]
  %307 = phi i64 [ %332, %330 ], [ 0, %319 ], [ 0, %262 ]
  %308 = getelementptr inbounds %struct.Kept, ptr %190, i64 0, i32 8
  %309 = getelementptr inbounds %struct.Kept, ptr %190, i64 0, i32 7
  %310 = select i1 %214, ptr %145, ptr %213
  %311 = select i1 %191, i64 %188, i64 0
  %312 = icmp eq i64 %170, %303
  br i1 %312, label %545, label %549

313:                                              ; preds = %262
  %314 = load i64, ptr %219, align 8
  %315 = call fastcc i64 @distinct(ptr noundef %4, i64 noundef %216, i64 noundef %314, i64 noundef 0)
  br i1 %221, label %316, label %319

316:                                              ; preds = %313
  %317 = load i64, ptr %219, align 8
  %318 = call fastcc i64 @distinct(ptr noundef %4, i64 noundef %216, i64 noundef %317, i64 noundef 1)
  br label %319

319:                                              ; preds = %316, %313
  %320 = phi i64 [ %318, %316 ], [ %315, %313 ]
  %321 = load i64, ptr %141, align 8
  %322 = icmp eq i64 %170, %321
  br i1 %322, label %323, label %302

323:                                              ; preds = %319
  %324 = load i64, ptr %219, align 8
  br i1 %264, label %330, label %325

325:                                              ; preds = %323
  %326 = call fastcc i64 @distinct(ptr noundef %4, i64 noundef %324, i64 noundef %324, i64 noundef 0)
  br i1 %221, label %327, label %330

327:                                              ; preds = %325
  %328 = load i64, ptr %219, align 8
  %329 = call fastcc i64 @distinct(ptr noundef %4, i64 noundef %324, i64 noundef %328, i64 noundef 1)
  br label %330

330:                                              ; preds = %327, %325, %323
  %331 = phi i64 [ %326, %327 ], [ %326, %325 ], [ %315, %323 ]
  %332 = phi i64 [ %329, %327 ], [ %326, %325 ], [ %320, %323 ]
  %333 = load i64, ptr %141, align 8
  br label %302

334:                                              ; preds = %650
  %335 = getelementptr inbounds %struct.Problem, ptr %652, i64 0, i32 11
  %336 = getelementptr inbounds %struct.Problem, ptr %652, i64 0, i32 8
  br label %337

337:                                              ; preds = %532, %334
  %338 = phi ptr [ %654, %334 ], [ %533, %532 ]
  %339 = phi i64 [ 1, %334 ], [ %535, %532 ]
  %340 = phi i64 [ %656, %334 ], [ %536, %532 ]
  %341 = load ptr, ptr %335, align 8
  %342 = mul nsw i64 %340, 6
  %343 = getelementptr inbounds i64, ptr %341, i64 %342
  %344 = getelementptr inbounds i64, ptr %343, i64 5
  %345 = load i64, ptr %344, align 8
  %346 = icmp sgt i64 %345, -1
  br i1 %346, label %350, label %347

347:                                              ; preds = %337
  %348 = load i64, ptr %343, align 8
  %349 = icmp slt i64 %348, 0
  br i1 %349, label %494, label %462

350:                                              ; preds = %337
  call void @llvm.lifetime.start.p0(i64 1648, ptr nonnull %10)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(1648) %146, i8 0, i64 1640, i1 false)
  store i64 3, ptr %10, align 8
  %351 = load i64, ptr %343, align 8
  store i64 %351, ptr %146, align 8
  %352 = getelementptr inbounds i64, ptr %343, i64 2
  %353 = load i64, ptr %352, align 8
  store i64 %353, ptr %147, align 8
  %354 = getelementptr inbounds i64, ptr %343, i64 1
  %355 = load i64, ptr %354, align 8
  store i64 %355, ptr %148, align 8
  %356 = getelementptr inbounds i64, ptr %343, i64 3
  %357 = load i64, ptr %356, align 8
  store i64 %357, ptr %149, align 8
  %358 = getelementptr inbounds i64, ptr %343, i64 4
  %359 = load i64, ptr %358, align 8
  store i64 %359, ptr %150, align 8
  %360 = load i64, ptr %344, align 8
  store i64 %360, ptr %151, align 8
  store i64 1, ptr %152, align 8
  store i64 0, ptr %154, align 8
  store i64 0, ptr %155, align 8
  store i64 0, ptr %153, align 8
  %361 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 5, i64 %351
  %362 = load i64, ptr %361, align 8
  %363 = icmp sgt i64 %362, 0
  br i1 %363, label %364, label %409

364:                                              ; preds = %350, %404
  %365 = phi i64 [ %405, %404 ], [ 0, %350 ]
  %366 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 6, i64 %351, i64 %365
  %367 = load i64, ptr %366, align 8
  %368 = icmp slt i64 %367, %651
  br i1 %368, label %369, label %407

369:                                              ; preds = %364
  %370 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 6, i64 %351, i64 %365, i32 2
  %371 = load i64, ptr %370, align 8
  %372 = icmp sgt i64 %371, -1
  %373 = load i64, ptr %153, align 8
  br i1 %372, label %374, label %389

374:                                              ; preds = %369
  %375 = add nsw i64 %373, -1
  %376 = icmp sgt i64 %373, 0
  br i1 %376, label %377, label %389

377:                                              ; preds = %374
  %378 = getelementptr inbounds %struct.Factor, ptr %10, i64 0, i32 8, i32 3, i64 %375
  %379 = load i64, ptr %378, align 8
  %380 = icmp eq i64 %379, 1
  br i1 %380, label %381, label %389

381:                                              ; preds = %377
  %382 = getelementptr inbounds %struct.Factor, ptr %10, i64 0, i32 8, i32 4, i64 %375
  %383 = load i64, ptr %382, align 8
  %384 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 6, i64 %351, i64 %365, i32 1
  %385 = load i64, ptr %384, align 8
  %386 = srem i64 %383, %385
  %387 = icmp eq i64 %386, 0
  br i1 %387, label %388, label %389

388:                                              ; preds = %381
  store i64 %385, ptr %382, align 8
  br label %404

389:                                              ; preds = %381, %377, %374, %369
  %390 = phi i64 [ 1, %381 ], [ 1, %377 ], [ 1, %374 ], [ 0, %369 ]
  %391 = xor i1 %372, true
  %392 = getelementptr inbounds %struct.Factor, ptr %10, i64 0, i32 8, i32 3, i64 %373
  store i64 %390, ptr %392, align 8
  %393 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 6, i64 %351, i64 %365, i32 1
  %394 = load i64, ptr %393, align 8
  %395 = load i64, ptr %153, align 8
  %396 = add nsw i64 %395, 1
  store i64 %396, ptr %153, align 8
  %397 = getelementptr inbounds %struct.Factor, ptr %10, i64 0, i32 8, i32 4, i64 %395
  store i64 %394, ptr %397, align 8
  %398 = zext i1 %391 to i64
  %399 = load i64, ptr %155, align 8
  %400 = add nsw i64 %399, %398
  store i64 %400, ptr %155, align 8
  %401 = zext i1 %372 to i64
  %402 = load i64, ptr %154, align 8
  %403 = add nsw i64 %402, %401
  store i64 %403, ptr %154, align 8
  br label %404

404:                                              ; preds = %389, %388
  %405 = add nuw nsw i64 %365, 1
  %406 = icmp eq i64 %405, %362
  br i1 %406, label %407, label %364

407:                                              ; preds = %404, %364
  %408 = load i64, ptr %147, align 8
  br label %409

409:                                              ; preds = %407, %350
  %410 = phi i64 [ %408, %407 ], [ %353, %350 ]
  %411 = icmp sgt i64 %410, -1
  br i1 %411, label %412, label %459

412:                                              ; preds = %409
  store i64 0, ptr %157, align 8
  store i64 0, ptr %158, align 8
  store i64 0, ptr %156, align 8
  %413 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 5, i64 %410
  %414 = load i64, ptr %413, align 8
  %415 = icmp sgt i64 %414, 0
  br i1 %415, label %416, label %459

416:                                              ; preds = %412, %456
  %417 = phi i64 [ %457, %456 ], [ 0, %412 ]
  %418 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 6, i64 %410, i64 %417
  %419 = load i64, ptr %418, align 8
  %420 = icmp slt i64 %419, %651
  br i1 %420, label %421, label %459

421:                                              ; preds = %416
  %422 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 6, i64 %410, i64 %417, i32 2
  %423 = load i64, ptr %422, align 8
  %424 = icmp sgt i64 %423, -1
  %425 = load i64, ptr %156, align 8
  br i1 %424, label %426, label %441

426:                                              ; preds = %421
  %427 = add nsw i64 %425, -1
  %428 = icmp sgt i64 %425, 0
  br i1 %428, label %429, label %441

429:                                              ; preds = %426
  %430 = getelementptr inbounds %struct.Factor, ptr %10, i64 0, i32 9, i32 3, i64 %427
  %431 = load i64, ptr %430, align 8
  %432 = icmp eq i64 %431, 1
  br i1 %432, label %433, label %441

433:                                              ; preds = %429
  %434 = getelementptr inbounds %struct.Factor, ptr %10, i64 0, i32 9, i32 4, i64 %427
  %435 = load i64, ptr %434, align 8
  %436 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 6, i64 %410, i64 %417, i32 1
  %437 = load i64, ptr %436, align 8
  %438 = srem i64 %435, %437
  %439 = icmp eq i64 %438, 0
  br i1 %439, label %440, label %441

440:                                              ; preds = %433
  store i64 %437, ptr %434, align 8
  br label %456

441:                                              ; preds = %433, %429, %426, %421
  %442 = phi i64 [ 1, %433 ], [ 1, %429 ], [ 1, %426 ], [ 0, %421 ]
  %443 = xor i1 %424, true
  %444 = getelementptr inbounds %struct.Factor, ptr %10, i64 0, i32 9, i32 3, i64 %425
  store i64 %442, ptr %444, align 8
  %445 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 6, i64 %410, i64 %417, i32 1
  %446 = load i64, ptr %445, align 8
  %447 = load i64, ptr %156, align 8
  %448 = add nsw i64 %447, 1
  store i64 %448, ptr %156, align 8
  %449 = getelementptr inbounds %struct.Factor, ptr %10, i64 0, i32 9, i32 4, i64 %447
  store i64 %446, ptr %449, align 8
  %450 = zext i1 %443 to i64
  %451 = load i64, ptr %158, align 8
  %452 = add nsw i64 %451, %450
  store i64 %452, ptr %158, align 8
  %453 = zext i1 %424 to i64
  %454 = load i64, ptr %157, align 8
  %455 = add nsw i64 %454, %453
  store i64 %455, ptr %157, align 8
  br label %456

456:                                              ; preds = %441, %440
  %457 = add nuw nsw i64 %417, 1
  %458 = icmp eq i64 %457, %414
  br i1 %458, label %459, label %416

459:                                              ; preds = %456, %416, %412, %409
  %460 = call fastcc i64 @padded(ptr noundef nonnull %4, ptr noundef nonnull %10, i64 noundef -1, i64 noundef 0, i64 noundef -1, i64 noundef 0, i64 noundef 2)
  call void @llvm.lifetime.end.p0(i64 1648, ptr nonnull %10)
  %461 = load ptr, ptr %653, align 8
  br label %532

462:                                              ; preds = %347
  %463 = load ptr, ptr %336, align 8
  %464 = getelementptr inbounds i64, ptr %463, i64 %348
  %465 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 5, i64 %348
  %466 = load i64, ptr %465, align 8
  %467 = icmp sgt i64 %466, 0
  br i1 %467, label %468, label %481

468:                                              ; preds = %462
  %469 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 6, i64 %348, i64 0
  %470 = load i64, ptr %469, align 8
  %471 = icmp slt i64 %470, %651
  br i1 %471, label %472, label %481

472:                                              ; preds = %468
  %473 = add nsw i64 %466, -1
  br label %490

474:                                              ; preds = %490
  %475 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 6, i64 %348, i64 %492
  %476 = load i64, ptr %475, align 8
  %477 = icmp slt i64 %476, %651
  br i1 %477, label %490, label %478

478:                                              ; preds = %490, %474
  %479 = phi i64 [ %473, %490 ], [ %491, %474 ]
  %480 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 6, i64 %348, i64 %479, i32 1
  br label %481

481:                                              ; preds = %478, %468, %462
  %482 = phi ptr [ %464, %462 ], [ %464, %468 ], [ %480, %478 ]
  %483 = load i64, ptr %482, align 8
  %484 = or i64 %342, 1
  %485 = getelementptr inbounds i64, ptr %341, i64 %484
  %486 = load i64, ptr %485, align 8
  %487 = add nsw i64 %483, -1
  %488 = mul nsw i64 %486, %487
  %489 = add nsw i64 %488, 1
  br label %494

490:                                              ; preds = %472, %474
  %491 = phi i64 [ %492, %474 ], [ 0, %472 ]
  %492 = add nuw nsw i64 %491, 1
  %493 = icmp eq i64 %492, %466
  br i1 %493, label %478, label %474

494:                                              ; preds = %481, %347
  %495 = phi i64 [ %489, %481 ], [ 1, %347 ]
  %496 = add nsw i64 %342, 2
  %497 = getelementptr inbounds i64, ptr %341, i64 %496
  %498 = load i64, ptr %497, align 8
  %499 = icmp slt i64 %498, 0
  br i1 %499, label %532, label %500

500:                                              ; preds = %494
  %501 = load ptr, ptr %336, align 8
  %502 = getelementptr inbounds i64, ptr %501, i64 %498
  %503 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 5, i64 %498
  %504 = load i64, ptr %503, align 8
  %505 = icmp sgt i64 %504, 0
  br i1 %505, label %506, label %523

506:                                              ; preds = %500
  %507 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 6, i64 %498, i64 0
  %508 = load i64, ptr %507, align 8
  %509 = icmp slt i64 %508, %651
  br i1 %509, label %510, label %523

510:                                              ; preds = %506
  %511 = add nsw i64 %504, -1
  br label %516

512:                                              ; preds = %516
  %513 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 6, i64 %498, i64 %518
  %514 = load i64, ptr %513, align 8
  %515 = icmp slt i64 %514, %651
  br i1 %515, label %516, label %520

516:                                              ; preds = %510, %512
  %517 = phi i64 [ %518, %512 ], [ 0, %510 ]
  %518 = add nuw nsw i64 %517, 1
  %519 = icmp eq i64 %518, %504
  br i1 %519, label %520, label %512

520:                                              ; preds = %516, %512
  %521 = phi i64 [ %511, %516 ], [ %517, %512 ]
  %522 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 6, i64 %498, i64 %521, i32 1
  br label %523

523:                                              ; preds = %520, %506, %500
  %524 = phi ptr [ %502, %500 ], [ %502, %506 ], [ %522, %520 ]
  %525 = load i64, ptr %524, align 8
  %526 = or i64 %496, 1
  %527 = getelementptr inbounds i64, ptr %341, i64 %526
  %528 = load i64, ptr %527, align 8
  %529 = add nsw i64 %525, -1
  %530 = mul nsw i64 %528, %529
  %531 = add nsw i64 %530, %495
  br label %532

532:                                              ; preds = %523, %494, %459
  %533 = phi ptr [ %461, %459 ], [ %338, %523 ], [ %338, %494 ]
  %534 = phi i64 [ %460, %459 ], [ %531, %523 ], [ %495, %494 ]
  %535 = mul nsw i64 %534, %339
  %536 = add nsw i64 %340, 1
  %537 = getelementptr inbounds i64, ptr %533, i64 %178
  %538 = load i64, ptr %537, align 8
  %539 = icmp slt i64 %536, %538
  br i1 %539, label %337, label %540

540:                                              ; preds = %532, %650
  %541 = phi i64 [ 1, %650 ], [ %535, %532 ]
  %542 = getelementptr inbounds %struct.Kept, ptr %190, i64 0, i32 4
  store i64 %541, ptr %542, align 8
  %543 = load i64, ptr %16, align 8
  %544 = icmp eq i64 %543, 0
  br i1 %544, label %683, label %807

545:                                              ; preds = %302
  %546 = sub nsw i64 %222, %304
  %547 = sub nsw i64 %188, %305
  %548 = select i1 %191, i64 %547, i64 0
  br label %549

549:                                              ; preds = %545, %302
  %550 = phi i64 [ %546, %545 ], [ %222, %302 ]
  %551 = phi i64 [ %548, %545 ], [ %311, %302 ]
  %552 = phi i64 [ %222, %545 ], [ 0, %302 ]
  %553 = phi i64 [ %311, %545 ], [ 0, %302 ]
  store i64 %550, ptr %309, align 8
  %554 = getelementptr inbounds %struct.Kept, ptr %190, i64 0, i32 7, i32 1
  store i64 %551, ptr %554, align 8
  %555 = getelementptr inbounds %struct.Kept, ptr %190, i64 0, i32 7, i32 2
  store i64 %552, ptr %555, align 8
  %556 = getelementptr inbounds %struct.Kept, ptr %190, i64 0, i32 7, i32 3
  store i64 %553, ptr %556, align 8
  %557 = load ptr, ptr %144, align 8
  %558 = load i64, ptr %310, align 8
  %559 = getelementptr inbounds i64, ptr %557, i64 %558
  %560 = load i64, ptr %559, align 8
  %561 = load i64, ptr %190, align 8
  %562 = getelementptr inbounds i64, ptr %557, i64 %561
  %563 = load i64, ptr %562, align 8
  %564 = icmp sgt i64 %560, %563
  br i1 %564, label %565, label %584

565:                                              ; preds = %549
  %566 = sub i64 %560, %563
  %567 = add i64 %563, 1
  %568 = and i64 %566, 1
  %569 = icmp eq i64 %568, 0
  br i1 %569, label %581, label %570

570:                                              ; preds = %565
  %571 = load i64, ptr %309, align 8
  %572 = load i64, ptr %555, align 8
  %573 = add nsw i64 %572, %571
  %574 = load i64, ptr %129, align 8
  %575 = mul nsw i64 %574, %563
  %576 = add nsw i64 %575, %170
  %577 = getelementptr inbounds i64, ptr %143, i64 %576
  %578 = load i64, ptr %577, align 8
  %579 = add nsw i64 %573, %578
  store i64 %579, ptr %577, align 8
  %580 = add nsw i64 %563, 1
  br label %581

581:                                              ; preds = %570, %565
  %582 = phi i64 [ %563, %565 ], [ %580, %570 ]
  %583 = icmp eq i64 %560, %567
  br i1 %583, label %584, label %660

584:                                              ; preds = %581, %660, %549
  %585 = select i1 %191, i64 %189, i64 0
  %586 = load i64, ptr %141, align 8
  %587 = icmp eq i64 %170, %586
  br i1 %587, label %588, label %592

588:                                              ; preds = %584
  %589 = sub nsw i64 %227, %306
  %590 = sub nsw i64 %189, %307
  %591 = select i1 %191, i64 %590, i64 0
  br label %592

592:                                              ; preds = %588, %584
  %593 = phi i64 [ %589, %588 ], [ %227, %584 ]
  %594 = phi i64 [ %591, %588 ], [ %585, %584 ]
  %595 = phi i64 [ %227, %588 ], [ 0, %584 ]
  %596 = phi i64 [ %585, %588 ], [ 0, %584 ]
  store i64 %593, ptr %308, align 8
  %597 = getelementptr inbounds %struct.Kept, ptr %190, i64 0, i32 8, i32 1
  store i64 %594, ptr %597, align 8
  %598 = getelementptr inbounds %struct.Kept, ptr %190, i64 0, i32 8, i32 2
  store i64 %595, ptr %598, align 8
  %599 = getelementptr inbounds %struct.Kept, ptr %190, i64 0, i32 8, i32 3
  store i64 %596, ptr %599, align 8
  %600 = load ptr, ptr %144, align 8
  %601 = load i64, ptr %310, align 8
  %602 = getelementptr inbounds i64, ptr %600, i64 %601
  %603 = load i64, ptr %602, align 8
  %604 = load i64, ptr %190, align 8
  %605 = getelementptr inbounds i64, ptr %600, i64 %604
  %606 = load i64, ptr %605, align 8
  %607 = icmp sgt i64 %603, %606
  br i1 %607, label %608, label %650

608:                                              ; preds = %592
  %609 = sub i64 %603, %606
  %610 = add i64 %606, 1
  %611 = and i64 %609, 1
  %612 = icmp eq i64 %611, 0
  br i1 %612, label %624, label %613

613:                                              ; preds = %608
  %614 = load i64, ptr %308, align 8
  %615 = load i64, ptr %598, align 8
  %616 = add nsw i64 %615, %614
  %617 = load i64, ptr %129, align 8
  %618 = mul nsw i64 %617, %606
  %619 = add nsw i64 %618, %170
  %620 = getelementptr inbounds i64, ptr %142, i64 %619
  %621 = load i64, ptr %620, align 8
  %622 = add nsw i64 %616, %621
  store i64 %622, ptr %620, align 8
  %623 = add nsw i64 %606, 1
  br label %624

624:                                              ; preds = %613, %608
  %625 = phi i64 [ %606, %608 ], [ %623, %613 ]
  %626 = icmp eq i64 %603, %610
  br i1 %626, label %650, label %627

627:                                              ; preds = %624, %627
  %628 = phi i64 [ %648, %627 ], [ %625, %624 ]
  %629 = load i64, ptr %308, align 8
  %630 = load i64, ptr %598, align 8
  %631 = add nsw i64 %630, %629
  %632 = load i64, ptr %129, align 8
  %633 = mul nsw i64 %632, %628
  %634 = add nsw i64 %633, %170
  %635 = getelementptr inbounds i64, ptr %142, i64 %634
  %636 = load i64, ptr %635, align 8
  %637 = add nsw i64 %631, %636
  store i64 %637, ptr %635, align 8
  %638 = add nsw i64 %628, 1
  %639 = load i64, ptr %308, align 8
  %640 = load i64, ptr %598, align 8
  %641 = add nsw i64 %640, %639
  %642 = load i64, ptr %129, align 8
  %643 = mul nsw i64 %642, %638
  %644 = add nsw i64 %643, %170
  %645 = getelementptr inbounds i64, ptr %142, i64 %644
  %646 = load i64, ptr %645, align 8
  %647 = add nsw i64 %641, %646
  store i64 %647, ptr %645, align 8
  %648 = add nsw i64 %628, 2
  %649 = icmp eq i64 %648, %603
  br i1 %649, label %650, label %627

650:                                              ; preds = %624, %627, %592
  %651 = load i64, ptr %219, align 8
  %652 = load ptr, ptr %13, align 8
  %653 = getelementptr inbounds %struct.Problem, ptr %652, i64 0, i32 10
  %654 = load ptr, ptr %653, align 8
  %655 = getelementptr inbounds i64, ptr %654, i64 %170
  %656 = load i64, ptr %655, align 8
  %657 = getelementptr inbounds i64, ptr %654, i64 %178
  %658 = load i64, ptr %657, align 8
  %659 = icmp slt i64 %656, %658
  br i1 %659, label %334, label %540

660:                                              ; preds = %581, %660
  %661 = phi i64 [ %681, %660 ], [ %582, %581 ]
  %662 = load i64, ptr %309, align 8
  %663 = load i64, ptr %555, align 8
  %664 = add nsw i64 %663, %662
  %665 = load i64, ptr %129, align 8
  %666 = mul nsw i64 %665, %661
  %667 = add nsw i64 %666, %170
  %668 = getelementptr inbounds i64, ptr %143, i64 %667
  %669 = load i64, ptr %668, align 8
  %670 = add nsw i64 %664, %669
  store i64 %670, ptr %668, align 8
  %671 = add nsw i64 %661, 1
  %672 = load i64, ptr %309, align 8
  %673 = load i64, ptr %555, align 8
  %674 = add nsw i64 %673, %672
  %675 = load i64, ptr %129, align 8
  %676 = mul nsw i64 %675, %671
  %677 = add nsw i64 %676, %170
  %678 = getelementptr inbounds i64, ptr %143, i64 %677
  %679 = load i64, ptr %678, align 8
  %680 = add nsw i64 %674, %679
  store i64 %680, ptr %678, align 8
  %681 = add nsw i64 %661, 2
  %682 = icmp eq i64 %681, %560
  br i1 %682, label %584, label %660

683:                                              ; preds = %540
  br i1 %214, label %733, label %684

684:                                              ; preds = %683
  %685 = load i64, ptr %219, align 8
  %686 = load ptr, ptr %13, align 8
  %687 = load i64, ptr %686, align 8
  %688 = icmp sgt i64 %687, 0
  br i1 %688, label %689, label %723

689:                                              ; preds = %684, %709
  %690 = phi i1 [ %711, %709 ], [ true, %684 ]
  %691 = phi i64 [ %710, %709 ], [ 0, %684 ]
  %692 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 5, i64 %691
  %693 = load i64, ptr %692, align 8
  %694 = icmp sgt i64 %693, 0
  br i1 %694, label %695, label %709

695:                                              ; preds = %689, %706
  %696 = phi i64 [ %707, %706 ], [ 0, %689 ]
  %697 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 6, i64 %691, i64 %696, i32 2
  %698 = load i64, ptr %697, align 8
  %699 = icmp sgt i64 %698, -1
  br i1 %699, label %700, label %706

700:                                              ; preds = %695
  %701 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 6, i64 %691, i64 %696
  %702 = load i64, ptr %701, align 8
  %703 = icmp sge i64 %702, %685
  %704 = icmp slt i64 %702, %216
  %705 = and i1 %703, %704
  br i1 %705, label %713, label %706

706:                                              ; preds = %700, %695
  %707 = add nuw nsw i64 %696, 1
  %708 = icmp eq i64 %707, %693
  br i1 %708, label %709, label %695

709:                                              ; preds = %706, %689
  %710 = add nuw nsw i64 %691, 1
  %711 = icmp slt i64 %710, %687
  %712 = icmp eq i64 %710, %687
  br i1 %712, label %713, label %689

713:                                              ; preds = %709, %700
  %714 = phi i1 [ %690, %700 ], [ %711, %709 ]
  br i1 %714, label %719, label %715

715:                                              ; preds = %713
  %716 = load i64, ptr %21, align 8
  %717 = icmp slt i64 %716, %216
  %718 = select i1 %717, i64 %227, i64 %222
  br label %729

719:                                              ; preds = %713
  %720 = call fastcc i64 @count(ptr noundef nonnull %4, i64 noundef %170, i64 noundef %216, i64 noundef %216, i64 noundef 0, i64 noundef %217)
  %721 = load i64, ptr %21, align 8
  %722 = icmp slt i64 %721, %216
  br i1 %722, label %727, label %729

723:                                              ; preds = %684
  %724 = load i64, ptr %21, align 8
  %725 = icmp slt i64 %724, %216
  %726 = select i1 %725, i64 %227, i64 %222
  br label %729

727:                                              ; preds = %719
  %728 = call fastcc i64 @count(ptr noundef nonnull %4, i64 noundef %170, i64 noundef %216, i64 noundef %216, i64 noundef 1, i64 noundef %217)
  br label %729

729:                                              ; preds = %727, %723, %719, %715
  %730 = phi i64 [ %720, %719 ], [ %728, %727 ], [ %726, %723 ], [ %718, %715 ]
  %731 = phi i64 [ %720, %719 ], [ %720, %727 ], [ %222, %723 ], [ %222, %715 ]
  %732 = icmp eq ptr %213, null
  br i1 %732, label %733, label %187

733:                                              ; preds = %683, %729
  %734 = load i64, ptr %129, align 8
  br label %735

735:                                              ; preds = %174, %733
  %736 = phi i64 [ %178, %733 ], [ %175, %174 ]
  %737 = phi i64 [ %734, %733 ], [ %169, %174 ]
  %738 = icmp slt i64 %736, %737
  br i1 %738, label %168, label %739

739:                                              ; preds = %735, %134
  store i64 1, ptr %3, align 8
  call void @llvm.lifetime.start.p0(i64 792, ptr nonnull %11)
  %740 = load i64, ptr %127, align 8
  %741 = icmp sgt i64 %740, 0
  br i1 %741, label %742, label %809

742:                                              ; preds = %739
  %743 = load i64, ptr %20, align 8
  %744 = getelementptr inbounds %struct.Chain, ptr %11, i64 0, i32 2
  %745 = getelementptr inbounds %struct.Chain, ptr %11, i64 0, i32 1
  %746 = getelementptr inbounds %struct.Problem, ptr %127, i64 0, i32 8
  %747 = load ptr, ptr %746, align 8
  br label %748

748:                                              ; preds = %799, %742
  %749 = phi i64 [ 1, %742 ], [ %804, %799 ]
  %750 = phi i64 [ 0, %742 ], [ %805, %799 ]
  store i64 0, ptr %744, align 8
  store i64 0, ptr %745, align 8
  store i64 0, ptr %11, align 8
  %751 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 5, i64 %750
  %752 = load i64, ptr %751, align 8
  %753 = icmp sgt i64 %752, 0
  br i1 %753, label %754, label %799

754:                                              ; preds = %748, %794
  %755 = phi i64 [ %795, %794 ], [ 0, %748 ]
  %756 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 6, i64 %750, i64 %755
  %757 = load i64, ptr %756, align 8
  %758 = icmp slt i64 %757, %743
  br i1 %758, label %759, label %797

759:                                              ; preds = %754
  %760 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 6, i64 %750, i64 %755, i32 2
  %761 = load i64, ptr %760, align 8
  %762 = icmp sgt i64 %761, -1
  %763 = load i64, ptr %11, align 8
  br i1 %762, label %764, label %779

764:                                              ; preds = %759
  %765 = add nsw i64 %763, -1
  %766 = icmp sgt i64 %763, 0
  br i1 %766, label %767, label %779

767:                                              ; preds = %764
  %768 = getelementptr inbounds %struct.Chain, ptr %11, i64 0, i32 3, i64 %765
  %769 = load i64, ptr %768, align 8
  %770 = icmp eq i64 %769, 3
  br i1 %770, label %771, label %779

771:                                              ; preds = %767
  %772 = getelementptr inbounds %struct.Chain, ptr %11, i64 0, i32 4, i64 %765
  %773 = load i64, ptr %772, align 8
  %774 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 6, i64 %750, i64 %755, i32 1
  %775 = load i64, ptr %774, align 8
  %776 = srem i64 %773, %775
  %777 = icmp eq i64 %776, 0
  br i1 %777, label %778, label %779

778:                                              ; preds = %771
  store i64 %775, ptr %772, align 8
  br label %794

779:                                              ; preds = %771, %767, %764, %759
  %780 = phi i64 [ 3, %771 ], [ 3, %767 ], [ 3, %764 ], [ 0, %759 ]
  %781 = xor i1 %762, true
  %782 = getelementptr inbounds %struct.Chain, ptr %11, i64 0, i32 3, i64 %763
  store i64 %780, ptr %782, align 8
  %783 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 6, i64 %750, i64 %755, i32 1
  %784 = load i64, ptr %783, align 8
  %785 = load i64, ptr %11, align 8
  %786 = add nsw i64 %785, 1
  store i64 %786, ptr %11, align 8
  %787 = getelementptr inbounds %struct.Chain, ptr %11, i64 0, i32 4, i64 %785
  store i64 %784, ptr %787, align 8
  %788 = zext i1 %781 to i64
  %789 = load i64, ptr %745, align 8
  %790 = add nsw i64 %789, %788
  store i64 %790, ptr %745, align 8
  %791 = zext i1 %762 to i64
  %792 = load i64, ptr %744, align 8
  %793 = add nsw i64 %792, %791
  store i64 %793, ptr %744, align 8
  br label %794

794:                                              ; preds = %779, %778
  %795 = add nuw nsw i64 %755, 1
  %796 = icmp eq i64 %795, %752
  br i1 %796, label %797, label %754

797:                                              ; preds = %794, %754
  %798 = load i64, ptr %745, align 8
  br label %799

799:                                              ; preds = %797, %748
  %800 = phi i64 [ %798, %797 ], [ 0, %748 ]
  %801 = getelementptr inbounds i64, ptr %747, i64 %750
  %802 = load i64, ptr %801, align 8
  %803 = call fastcc i64 @visits(i64 noundef %802, ptr noundef nonnull %11, i64 noundef %800)
  %804 = mul nsw i64 %803, %749
  store i64 %804, ptr %3, align 8
  %805 = add nuw nsw i64 %750, 1
  %806 = icmp eq i64 %805, %740
  br i1 %806, label %809, label %748

807:                                              ; preds = %540, %122, %123
  %808 = phi i64 [ %124, %123 ], [ 1, %122 ], [ %543, %540 ]
  store i64 %808, ptr %14, align 8
  br label %1958

809:                                              ; preds = %799, %739
  call void @llvm.lifetime.end.p0(i64 792, ptr nonnull %11)
  %810 = load i64, ptr %16, align 8
  store i64 %810, ptr %14, align 8
  %811 = icmp eq i64 %810, 0
  br i1 %811, label %812, label %1958

812:                                              ; preds = %809
  %813 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 30
  %814 = load double, ptr %813, align 8
  %815 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 27
  %816 = load i64, ptr %815, align 8
  %817 = icmp eq i64 %816, 0
  br i1 %817, label %900, label %818

818:                                              ; preds = %812
  %819 = load i64, ptr %17, align 8
  %820 = icmp sgt i64 %819, 0
  br i1 %820, label %821, label %900

821:                                              ; preds = %818
  %822 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 15
  %823 = load ptr, ptr %822, align 8
  %824 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 2
  %825 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4
  %826 = load i64, ptr %825, align 8
  %827 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 25
  %828 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 24
  %829 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  br label %830

830:                                              ; preds = %897, %821
  %831 = phi double [ 0.000000e+00, %821 ], [ %898, %897 ]
  %832 = phi i64 [ 0, %821 ], [ %834, %897 ]
  %833 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %832
  %834 = add nuw nsw i64 %832, 1
  %835 = icmp slt i64 %834, %819
  %836 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %832, i32 1
  %837 = load i64, ptr %836, align 8
  br i1 %835, label %857, label %840

838:                                              ; preds = %857
  %839 = freeze i1 %861
  br i1 %839, label %840, label %848

840:                                              ; preds = %838, %830
  %841 = load i64, ptr %824, align 8
  %842 = getelementptr inbounds i64, ptr %823, i64 %841
  %843 = load i64, ptr %842, align 8
  %844 = load i64, ptr %833, align 8
  %845 = getelementptr inbounds i64, ptr %823, i64 %844
  %846 = load i64, ptr %845, align 8
  %847 = icmp sgt i64 %843, %846
  br i1 %847, label %866, label %897

848:                                              ; preds = %838
  %849 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %858
  %850 = load i64, ptr %849, align 8
  %851 = getelementptr inbounds i64, ptr %823, i64 %850
  %852 = load i64, ptr %851, align 8
  %853 = load i64, ptr %833, align 8
  %854 = getelementptr inbounds i64, ptr %823, i64 %853
  %855 = load i64, ptr %854, align 8
  %856 = icmp sgt i64 %852, %855
  br i1 %856, label %871, label %897

857:                                              ; preds = %830, %857
  %858 = phi i64 [ %863, %857 ], [ %834, %830 ]
  %859 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %858, i32 1
  %860 = load i64, ptr %859, align 8
  %861 = icmp ne i64 %860, %837
  %862 = freeze i1 %861
  %863 = add nuw nsw i64 %858, 1
  %864 = icmp slt i64 %863, %819
  %865 = and i1 %864, %862
  br i1 %865, label %857, label %838

866:                                              ; preds = %840
  %867 = icmp eq i64 %837, %826
  %868 = load ptr, ptr %827, align 8
  %869 = getelementptr inbounds double, ptr %868, i64 %837
  %870 = load double, ptr %869, align 8
  br label %878

871:                                              ; preds = %848
  %872 = icmp eq i64 %837, %826
  %873 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %858, i32 7, i32 3
  %874 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %858, i32 7, i32 1
  %875 = select i1 %872, ptr %873, ptr %874
  %876 = load i64, ptr %875, align 8
  %877 = sitofp i64 %876 to double
  br label %878

878:                                              ; preds = %871, %866
  %879 = phi i64 [ %843, %866 ], [ %852, %871 ]
  %880 = phi i1 [ %867, %866 ], [ %872, %871 ]
  %881 = phi double [ %870, %866 ], [ %877, %871 ]
  %882 = load ptr, ptr %828, align 8
  %883 = add nsw i64 %879, -1
  %884 = load i64, ptr %829, align 8
  %885 = mul nsw i64 %884, %883
  %886 = add nsw i64 %885, %837
  %887 = getelementptr inbounds double, ptr %882, i64 %886
  %888 = load double, ptr %887, align 8
  %889 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %832, i32 7, i32 2
  %890 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %832, i32 7
  %891 = select i1 %880, ptr %889, ptr %890
  %892 = load i64, ptr %891, align 8
  %893 = sitofp i64 %892 to double
  %894 = fsub double %881, %893
  %895 = fmul double %888, %894
  %896 = fadd double %831, %895
  br label %897

897:                                              ; preds = %878, %848, %840
  %898 = phi double [ %896, %878 ], [ %831, %840 ], [ %831, %848 ]
  %899 = icmp eq i64 %834, %819
  br i1 %899, label %900, label %830

900:                                              ; preds = %897, %818, %812
  %901 = phi double [ 0.000000e+00, %812 ], [ 0.000000e+00, %818 ], [ %898, %897 ]
  %902 = fadd double %814, %901
  %903 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 26
  %904 = load i64, ptr %903, align 8
  %905 = icmp eq i64 %904, 0
  br i1 %905, label %1226, label %906

906:                                              ; preds = %900
  %907 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %908 = load i64, ptr %907, align 8
  %909 = icmp sgt i64 %908, 0
  br i1 %909, label %910, label %1226

910:                                              ; preds = %906
  %911 = load i64, ptr %0, align 8
  %912 = icmp sgt i64 %911, 0
  %913 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 8
  %914 = icmp sgt i64 %2, 0
  %915 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 10
  %916 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11
  %917 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4
  %918 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 13
  %919 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12
  %920 = and i64 %911, 3
  %921 = icmp ult i64 %911, 4
  %922 = and i64 %911, -4
  %923 = icmp eq i64 %920, 0
  %924 = and i64 %911, 3
  %925 = icmp ult i64 %911, 4
  %926 = and i64 %911, -4
  %927 = icmp eq i64 %924, 0
  %928 = and i64 %911, 1
  %929 = icmp eq i64 %911, 1
  %930 = and i64 %911, -2
  %931 = icmp eq i64 %928, 0
  br label %932

932:                                              ; preds = %1223, %910
  %933 = phi i64 [ 0, %910 ], [ %1224, %1223 ]
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %8)
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %9)
  br i1 %912, label %934, label %948

934:                                              ; preds = %932
  %935 = load ptr, ptr %913, align 8
  br i1 %921, label %936, label %951

936:                                              ; preds = %951, %934
  %937 = phi i64 [ 0, %934 ], [ %973, %951 ]
  br i1 %923, label %948, label %938

938:                                              ; preds = %936, %938
  %939 = phi i64 [ %945, %938 ], [ %937, %936 ]
  %940 = phi i64 [ %946, %938 ], [ 0, %936 ]
  %941 = getelementptr inbounds i64, ptr %935, i64 %939
  %942 = load i64, ptr %941, align 8
  %943 = getelementptr inbounds [16 x i64], ptr %9, i64 0, i64 %939
  store i64 %942, ptr %943, align 8
  %944 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 %939
  store i64 %942, ptr %944, align 8
  %945 = add nuw nsw i64 %939, 1
  %946 = add i64 %940, 1
  %947 = icmp eq i64 %946, %920
  br i1 %947, label %948, label %938

948:                                              ; preds = %936, %938, %932
  br i1 %914, label %949, label %976

949:                                              ; preds = %948
  %950 = add nuw nsw i64 %933, 1
  br label %979

951:                                              ; preds = %934, %951
  %952 = phi i64 [ %973, %951 ], [ 0, %934 ]
  %953 = phi i64 [ %974, %951 ], [ 0, %934 ]
  %954 = getelementptr inbounds i64, ptr %935, i64 %952
  %955 = load i64, ptr %954, align 8
  %956 = getelementptr inbounds [16 x i64], ptr %9, i64 0, i64 %952
  store i64 %955, ptr %956, align 16
  %957 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 %952
  store i64 %955, ptr %957, align 16
  %958 = or i64 %952, 1
  %959 = getelementptr inbounds i64, ptr %935, i64 %958
  %960 = load i64, ptr %959, align 8
  %961 = getelementptr inbounds [16 x i64], ptr %9, i64 0, i64 %958
  store i64 %960, ptr %961, align 8
  %962 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 %958
  store i64 %960, ptr %962, align 8
  %963 = or i64 %952, 2
  %964 = getelementptr inbounds i64, ptr %935, i64 %963
  %965 = load i64, ptr %964, align 8
  %966 = getelementptr inbounds [16 x i64], ptr %9, i64 0, i64 %963
  store i64 %965, ptr %966, align 16
  %967 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 %963
  store i64 %965, ptr %967, align 16
  %968 = or i64 %952, 3
  %969 = getelementptr inbounds i64, ptr %935, i64 %968
  %970 = load i64, ptr %969, align 8
  %971 = getelementptr inbounds [16 x i64], ptr %9, i64 0, i64 %968
  store i64 %970, ptr %971, align 8
  %972 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 %968
  store i64 %970, ptr %972, align 8
  %973 = add nuw nsw i64 %952, 4
  %974 = add i64 %953, 4
  %975 = icmp eq i64 %974, %922
  br i1 %975, label %936, label %951

976:                                              ; preds = %1140, %948
  %977 = phi ptr [ null, %948 ], [ %1141, %1140 ]
  br i1 %912, label %978, label %1153

978:                                              ; preds = %976
  br i1 %929, label %1145, label %1157

979:                                              ; preds = %1140, %949
  %980 = phi i64 [ 0, %949 ], [ %1142, %1140 ]
  %981 = phi i64 [ 0, %949 ], [ %1143, %1140 ]
  %982 = phi ptr [ null, %949 ], [ %1141, %1140 ]
  %983 = getelementptr inbounds %struct.Node, ptr %1, i64 %981
  %984 = load i64, ptr %983, align 8
  switch i64 %984, label %1106 [
    i64 0, label %985
    i64 3, label %985
  ]

985:                                              ; preds = %979, %979
  %986 = add nsw i64 %980, 1
  %987 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %980
  %988 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %980, i32 1
  %989 = load i64, ptr %988, align 8
  %990 = icmp eq i64 %989, %933
  br i1 %990, label %991, label %1140

991:                                              ; preds = %985
  %992 = icmp eq ptr %982, null
  %993 = load ptr, ptr %915, align 8
  br i1 %992, label %1039, label %994

994:                                              ; preds = %991
  %995 = getelementptr inbounds i64, ptr %993, i64 %933
  %996 = load i64, ptr %995, align 8
  %997 = getelementptr inbounds i64, ptr %993, i64 %950
  %998 = load i64, ptr %997, align 8
  %999 = icmp eq i64 %996, %998
  br i1 %999, label %1036, label %1000

1000:                                             ; preds = %994
  %1001 = load ptr, ptr %916, align 8
  %1002 = mul i64 %998, 6
  %1003 = add i64 %1002, -6
  %1004 = getelementptr inbounds i64, ptr %1001, i64 %1003
  %1005 = load i64, ptr %1004, align 8
  %1006 = icmp slt i64 %1005, 0
  br i1 %1006, label %1015, label %1007

1007:                                             ; preds = %1000
  %1008 = getelementptr inbounds i64, ptr %1004, i64 1
  %1009 = load i64, ptr %1008, align 8
  %1010 = getelementptr inbounds i64, ptr %9, i64 %1005
  %1011 = load i64, ptr %1010, align 8
  %1012 = add nsw i64 %1011, -1
  %1013 = mul nsw i64 %1012, %1009
  %1014 = add nsw i64 %1013, 1
  br label %1015

1015:                                             ; preds = %1007, %1000
  %1016 = phi i64 [ %1014, %1007 ], [ 1, %1000 ]
  %1017 = getelementptr inbounds i64, ptr %1004, i64 2
  %1018 = load i64, ptr %1017, align 8
  %1019 = icmp slt i64 %1018, 0
  br i1 %1019, label %1027, label %1020

1020:                                             ; preds = %1015
  %1021 = getelementptr inbounds i64, ptr %1004, i64 3
  %1022 = load i64, ptr %1021, align 8
  %1023 = getelementptr inbounds i64, ptr %9, i64 %1018
  %1024 = load i64, ptr %1023, align 8
  %1025 = add nsw i64 %1024, -1
  %1026 = mul nsw i64 %1025, %1022
  br label %1027

1027:                                             ; preds = %1020, %1015
  %1028 = phi i64 [ %1026, %1020 ], [ 0, %1015 ]
  %1029 = add nsw i64 %1028, %1016
  %1030 = getelementptr inbounds i64, ptr %1004, i64 5
  %1031 = load i64, ptr %1030, align 8
  %1032 = icmp slt i64 %1031, 0
  %1033 = icmp slt i64 %1029, %1031
  %1034 = select i1 %1032, i1 true, i1 %1033
  %1035 = select i1 %1034, i64 %1029, i64 %1031
  br label %1036

1036:                                             ; preds = %1027, %994
  %1037 = phi i64 [ %1035, %1027 ], [ 1, %994 ]
  %1038 = getelementptr inbounds %struct.Kept, ptr %982, i64 0, i32 5
  store i64 %1037, ptr %1038, align 8
  br label %1039

1039:                                             ; preds = %1036, %991
  %1040 = getelementptr inbounds i64, ptr %993, i64 %933
  %1041 = load i64, ptr %1040, align 8
  %1042 = getelementptr inbounds i64, ptr %993, i64 %950
  %1043 = load i64, ptr %1042, align 8
  %1044 = icmp eq i64 %1041, %1043
  br i1 %1044, label %1081, label %1045

1045:                                             ; preds = %1039
  %1046 = load ptr, ptr %916, align 8
  %1047 = mul i64 %1043, 6
  %1048 = add i64 %1047, -6
  %1049 = getelementptr inbounds i64, ptr %1046, i64 %1048
  %1050 = load i64, ptr %1049, align 8
  %1051 = icmp slt i64 %1050, 0
  br i1 %1051, label %1060, label %1052

1052:                                             ; preds = %1045
  %1053 = getelementptr inbounds i64, ptr %1049, i64 1
  %1054 = load i64, ptr %1053, align 8
  %1055 = getelementptr inbounds i64, ptr %8, i64 %1050
  %1056 = load i64, ptr %1055, align 8
  %1057 = add nsw i64 %1056, -1
  %1058 = mul nsw i64 %1057, %1054
  %1059 = add nsw i64 %1058, 1
  br label %1060

1060:                                             ; preds = %1052, %1045
  %1061 = phi i64 [ %1059, %1052 ], [ 1, %1045 ]
  %1062 = getelementptr inbounds i64, ptr %1049, i64 2
  %1063 = load i64, ptr %1062, align 8
  %1064 = icmp slt i64 %1063, 0
  br i1 %1064, label %1072, label %1065

1065:                                             ; preds = %1060
  %1066 = getelementptr inbounds i64, ptr %1049, i64 3
  %1067 = load i64, ptr %1066, align 8
  %1068 = getelementptr inbounds i64, ptr %8, i64 %1063
  %1069 = load i64, ptr %1068, align 8
  %1070 = add nsw i64 %1069, -1
  %1071 = mul nsw i64 %1070, %1067
  br label %1072

1072:                                             ; preds = %1065, %1060
  %1073 = phi i64 [ %1071, %1065 ], [ 0, %1060 ]
  %1074 = add nsw i64 %1073, %1061
  %1075 = getelementptr inbounds i64, ptr %1049, i64 5
  %1076 = load i64, ptr %1075, align 8
  %1077 = icmp slt i64 %1076, 0
  %1078 = icmp slt i64 %1074, %1076
  %1079 = select i1 %1077, i1 true, i1 %1078
  %1080 = select i1 %1079, i64 %1074, i64 %1076
  br label %1081

1081:                                             ; preds = %1072, %1039
  %1082 = phi i64 [ %1080, %1072 ], [ 1, %1039 ]
  %1083 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %980, i32 6
  store i64 %1082, ptr %1083, align 8
  br i1 %912, label %1084, label %1140

1084:                                             ; preds = %1081
  br i1 %925, label %1129, label %1085

1085:                                             ; preds = %1084, %1085
  %1086 = phi i64 [ %1103, %1085 ], [ 0, %1084 ]
  %1087 = phi i64 [ %1104, %1085 ], [ 0, %1084 ]
  %1088 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 %1086
  %1089 = load i64, ptr %1088, align 16
  %1090 = getelementptr inbounds [16 x i64], ptr %9, i64 0, i64 %1086
  store i64 %1089, ptr %1090, align 16
  %1091 = or i64 %1086, 1
  %1092 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 %1091
  %1093 = load i64, ptr %1092, align 8
  %1094 = getelementptr inbounds [16 x i64], ptr %9, i64 0, i64 %1091
  store i64 %1093, ptr %1094, align 8
  %1095 = or i64 %1086, 2
  %1096 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 %1095
  %1097 = load i64, ptr %1096, align 16
  %1098 = getelementptr inbounds [16 x i64], ptr %9, i64 0, i64 %1095
  store i64 %1097, ptr %1098, align 16
  %1099 = or i64 %1086, 3
  %1100 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 %1099
  %1101 = load i64, ptr %1100, align 8
  %1102 = getelementptr inbounds [16 x i64], ptr %9, i64 0, i64 %1099
  store i64 %1101, ptr %1102, align 8
  %1103 = add nuw nsw i64 %1086, 4
  %1104 = add i64 %1087, 4
  %1105 = icmp eq i64 %1104, %926
  br i1 %1105, label %1129, label %1085

1106:                                             ; preds = %979
  %1107 = getelementptr inbounds %struct.Node, ptr %1, i64 %981, i32 2
  %1108 = load i64, ptr %1107, align 8
  %1109 = getelementptr inbounds %struct.Node, ptr %1, i64 %981, i32 1
  %1110 = load i64, ptr %1109, align 8
  %1111 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 %1110
  %1112 = load i64, ptr %1111, align 8
  %1113 = icmp slt i64 %1108, %1112
  br i1 %1113, label %1114, label %1140

1114:                                             ; preds = %1106
  %1115 = load i64, ptr %917, align 8
  %1116 = icmp eq i64 %933, %1115
  %1117 = select i1 %1116, ptr %918, ptr %919
  %1118 = load ptr, ptr %1117, align 8
  store i64 %1108, ptr %1111, align 8
  %1119 = icmp eq i64 %984, 1
  br i1 %1119, label %1127, label %1120

1120:                                             ; preds = %1114
  %1121 = getelementptr inbounds %struct.Node, ptr %1, i64 %981, i32 3
  %1122 = load i64, ptr %1121, align 8
  %1123 = and i64 %1122, 65535
  %1124 = getelementptr inbounds i64, ptr %1118, i64 %1123
  %1125 = load i64, ptr %1124, align 8
  %1126 = icmp eq i64 %1125, 0
  br i1 %1126, label %1127, label %1140

1127:                                             ; preds = %1120, %1114
  %1128 = getelementptr inbounds [16 x i64], ptr %9, i64 0, i64 %1110
  store i64 %1108, ptr %1128, align 8
  br label %1140

1129:                                             ; preds = %1085, %1084
  %1130 = phi i64 [ 0, %1084 ], [ %1103, %1085 ]
  br i1 %927, label %1140, label %1131

1131:                                             ; preds = %1129, %1131
  %1132 = phi i64 [ %1137, %1131 ], [ %1130, %1129 ]
  %1133 = phi i64 [ %1138, %1131 ], [ 0, %1129 ]
  %1134 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 %1132
  %1135 = load i64, ptr %1134, align 8
  %1136 = getelementptr inbounds [16 x i64], ptr %9, i64 0, i64 %1132
  store i64 %1135, ptr %1136, align 8
  %1137 = add nuw nsw i64 %1132, 1
  %1138 = add i64 %1133, 1
  %1139 = icmp eq i64 %1138, %924
  br i1 %1139, label %1140, label %1131

1140:                                             ; preds = %1129, %1131, %1127, %1120, %1106, %1081, %985
  %1141 = phi ptr [ %982, %1106 ], [ %982, %1127 ], [ %982, %1120 ], [ %982, %985 ], [ %987, %1081 ], [ %987, %1131 ], [ %987, %1129 ]
  %1142 = phi i64 [ %980, %1106 ], [ %980, %1127 ], [ %980, %1120 ], [ %986, %985 ], [ %986, %1081 ], [ %986, %1131 ], [ %986, %1129 ]
  %1143 = add nuw nsw i64 %981, 1
  %1144 = icmp eq i64 %1143, %2
  br i1 %1144, label %976, label %979

1145:                                             ; preds = %1172, %978
  %1146 = phi i64 [ 0, %978 ], [ %1173, %1172 ]
  br i1 %931, label %1153, label %1147

1147:                                             ; preds = %1145
  %1148 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 %1146
  %1149 = load i64, ptr %1148, align 8
  %1150 = icmp sgt i64 %1149, 1
  br i1 %1150, label %1151, label %1153

1151:                                             ; preds = %1147
  %1152 = getelementptr inbounds [16 x i64], ptr %9, i64 0, i64 %1146
  store i64 1, ptr %1152, align 8
  br label %1153

1153:                                             ; preds = %1145, %1151, %1147, %976
  %1154 = icmp eq ptr %977, null
  br i1 %1154, label %1155, label %1176

1155:                                             ; preds = %1153
  %1156 = add nuw nsw i64 %933, 1
  br label %1223

1157:                                             ; preds = %978, %1172
  %1158 = phi i64 [ %1173, %1172 ], [ 0, %978 ]
  %1159 = phi i64 [ %1174, %1172 ], [ 0, %978 ]
  %1160 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 %1158
  %1161 = load i64, ptr %1160, align 16
  %1162 = icmp sgt i64 %1161, 1
  br i1 %1162, label %1163, label %1165

1163:                                             ; preds = %1157
  %1164 = getelementptr inbounds [16 x i64], ptr %9, i64 0, i64 %1158
  store i64 1, ptr %1164, align 16
  br label %1165

1165:                                             ; preds = %1163, %1157
  %1166 = or i64 %1158, 1
  %1167 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 %1166
  %1168 = load i64, ptr %1167, align 8
  %1169 = icmp sgt i64 %1168, 1
  br i1 %1169, label %1170, label %1172

1170:                                             ; preds = %1165
  %1171 = getelementptr inbounds [16 x i64], ptr %9, i64 0, i64 %1166
  store i64 1, ptr %1171, align 8
  br label %1172

1172:                                             ; preds = %1170, %1165
  %1173 = add nuw nsw i64 %1158, 2
  %1174 = add i64 %1159, 2
  %1175 = icmp eq i64 %1174, %930
  br i1 %1175, label %1145, label %1157

1176:                                             ; preds = %1153
  %1177 = load ptr, ptr %915, align 8
  %1178 = getelementptr inbounds i64, ptr %1177, i64 %933
  %1179 = load i64, ptr %1178, align 8
  %1180 = add nuw nsw i64 %933, 1
  %1181 = getelementptr inbounds i64, ptr %1177, i64 %1180
  %1182 = load i64, ptr %1181, align 8
  %1183 = icmp eq i64 %1179, %1182
  br i1 %1183, label %1220, label %1184

1184:                                             ; preds = %1176
  %1185 = load ptr, ptr %916, align 8
  %1186 = mul i64 %1182, 6
  %1187 = add i64 %1186, -6
  %1188 = getelementptr inbounds i64, ptr %1185, i64 %1187
  %1189 = load i64, ptr %1188, align 8
  %1190 = icmp slt i64 %1189, 0
  br i1 %1190, label %1199, label %1191

1191:                                             ; preds = %1184
  %1192 = getelementptr inbounds i64, ptr %1188, i64 1
  %1193 = load i64, ptr %1192, align 8
  %1194 = getelementptr inbounds i64, ptr %9, i64 %1189
  %1195 = load i64, ptr %1194, align 8
  %1196 = add nsw i64 %1195, -1
  %1197 = mul nsw i64 %1196, %1193
  %1198 = add nsw i64 %1197, 1
  br label %1199

1199:                                             ; preds = %1191, %1184
  %1200 = phi i64 [ %1198, %1191 ], [ 1, %1184 ]
  %1201 = getelementptr inbounds i64, ptr %1188, i64 2
  %1202 = load i64, ptr %1201, align 8
  %1203 = icmp slt i64 %1202, 0
  br i1 %1203, label %1211, label %1204

1204:                                             ; preds = %1199
  %1205 = getelementptr inbounds i64, ptr %1188, i64 3
  %1206 = load i64, ptr %1205, align 8
  %1207 = getelementptr inbounds i64, ptr %9, i64 %1202
  %1208 = load i64, ptr %1207, align 8
  %1209 = add nsw i64 %1208, -1
  %1210 = mul nsw i64 %1209, %1206
  br label %1211

1211:                                             ; preds = %1204, %1199
  %1212 = phi i64 [ %1210, %1204 ], [ 0, %1199 ]
  %1213 = add nsw i64 %1212, %1200
  %1214 = getelementptr inbounds i64, ptr %1188, i64 5
  %1215 = load i64, ptr %1214, align 8
  %1216 = icmp slt i64 %1215, 0
  %1217 = icmp slt i64 %1213, %1215
  %1218 = select i1 %1216, i1 true, i1 %1217
  %1219 = select i1 %1218, i64 %1213, i64 %1215
  br label %1220

1220:                                             ; preds = %1211, %1176
  %1221 = phi i64 [ %1219, %1211 ], [ 1, %1176 ]
  %1222 = getelementptr inbounds %struct.Kept, ptr %977, i64 0, i32 5
  store i64 %1221, ptr %1222, align 8
  br label %1223

1223:                                             ; preds = %1220, %1155
  %1224 = phi i64 [ %1156, %1155 ], [ %1180, %1220 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %9)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %8)
  %1225 = icmp eq i64 %1224, %908
  br i1 %1225, label %1226, label %932

1226:                                             ; preds = %1223, %906, %900
  %1227 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 2
  %1228 = load i64, ptr %1227, align 8
  %1229 = icmp sgt i64 %1228, 0
  br i1 %1229, label %1244, label %1230

1230:                                             ; preds = %1244, %1226
  %1231 = phi i64 [ %1228, %1226 ], [ %1248, %1244 ]
  %1232 = load i64, ptr %17, align 8
  %1233 = icmp sgt i64 %1232, 0
  br i1 %1233, label %1234, label %1252

1234:                                             ; preds = %1230
  %1235 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 21
  %1236 = load ptr, ptr %1235, align 8
  %1237 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %1238 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 23
  %1239 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 17
  %1240 = load ptr, ptr %1239, align 8
  %1241 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 18
  %1242 = load ptr, ptr %1241, align 8
  %1243 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7
  br label %1262

1244:                                             ; preds = %1226, %1244
  %1245 = phi i64 [ %1247, %1244 ], [ 0, %1226 ]
  %1246 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 9, i64 %1245
  store i64 0, ptr %1246, align 8
  %1247 = add nuw nsw i64 %1245, 1
  %1248 = load i64, ptr %1227, align 8
  %1249 = icmp slt i64 %1247, %1248
  br i1 %1249, label %1244, label %1230

1250:                                             ; preds = %1391
  %1251 = load i64, ptr %1227, align 8
  br label %1252

1252:                                             ; preds = %1250, %1230
  %1253 = phi i64 [ %1231, %1230 ], [ %1251, %1250 ]
  %1254 = phi double [ %902, %1230 ], [ %1355, %1250 ]
  %1255 = phi i64 [ 0, %1230 ], [ %1392, %1250 ]
  %1256 = phi i64 [ %1232, %1230 ], [ %1394, %1250 ]
  %1257 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 7
  store double 0.000000e+00, ptr %1257, align 8
  %1258 = icmp sgt i64 %1253, 0
  br i1 %1258, label %1259, label %1396

1259:                                             ; preds = %1252
  %1260 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 16
  %1261 = load ptr, ptr %1260, align 8
  br label %1671

1262:                                             ; preds = %1391, %1234
  %1263 = phi i64 [ 0, %1234 ], [ %1392, %1391 ]
  %1264 = phi double [ %902, %1234 ], [ %1355, %1391 ]
  %1265 = phi i64 [ 0, %1234 ], [ %1393, %1391 ]
  %1266 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1265
  %1267 = load i64, ptr %1266, align 8
  %1268 = load i64, ptr %1237, align 8
  %1269 = mul nsw i64 %1268, %1267
  %1270 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1265, i32 1
  %1271 = load i64, ptr %1270, align 8
  %1272 = add nsw i64 %1269, %1271
  %1273 = shl nsw i64 %1272, 2
  %1274 = getelementptr inbounds double, ptr %1236, i64 %1273
  %1275 = load i64, ptr %903, align 8
  %1276 = icmp eq i64 %1275, 0
  %1277 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1265, i32 7
  br i1 %1276, label %1324, label %1278

1278:                                             ; preds = %1262
  %1279 = load ptr, ptr %1238, align 8
  %1280 = getelementptr inbounds i64, ptr %1279, i64 %1272
  %1281 = load i64, ptr %1280, align 8
  %1282 = load i64, ptr %1277, align 8
  %1283 = icmp eq i64 %1281, 1
  br i1 %1283, label %1284, label %1291

1284:                                             ; preds = %1278
  %1285 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1265, i32 7, i32 1
  %1286 = load i64, ptr %1285, align 8
  %1287 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1265, i32 7, i32 2
  %1288 = load i64, ptr %1287, align 8
  %1289 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1265, i32 7, i32 3
  %1290 = load i64, ptr %1289, align 8
  br label %1332

1291:                                             ; preds = %1278
  %1292 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1265, i32 5
  %1293 = load i64, ptr %1292, align 8
  %1294 = add i64 %1293, -1
  %1295 = add i64 %1294, %1282
  %1296 = sdiv i64 %1295, %1293
  %1297 = add i64 %1294, %1281
  %1298 = freeze i64 %1297
  %1299 = srem i64 %1298, %1281
  %1300 = sub nsw i64 %1298, %1299
  %1301 = mul i64 %1300, %1296
  %1302 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1265, i32 7, i32 1
  %1303 = load i64, ptr %1302, align 8
  %1304 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1265, i32 6
  %1305 = load i64, ptr %1304, align 8
  %1306 = add i64 %1305, -1
  %1307 = add i64 %1306, %1303
  %1308 = sdiv i64 %1307, %1305
  %1309 = add i64 %1306, %1281
  %1310 = freeze i64 %1309
  %1311 = srem i64 %1310, %1281
  %1312 = sub nsw i64 %1310, %1311
  %1313 = mul i64 %1312, %1308
  %1314 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1265, i32 7, i32 2
  %1315 = load i64, ptr %1314, align 8
  %1316 = add i64 %1315, %1294
  %1317 = sdiv i64 %1316, %1293
  %1318 = mul i64 %1317, %1300
  %1319 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1265, i32 7, i32 3
  %1320 = load i64, ptr %1319, align 8
  %1321 = add i64 %1320, %1306
  %1322 = sdiv i64 %1321, %1305
  %1323 = mul i64 %1322, %1312
  br label %1332

1324:                                             ; preds = %1262
  %1325 = load i64, ptr %1277, align 8
  %1326 = getelementptr inbounds i8, ptr %1277, i64 8
  %1327 = load i64, ptr %1326, align 8
  %1328 = getelementptr inbounds i8, ptr %1277, i64 16
  %1329 = load i64, ptr %1328, align 8
  %1330 = getelementptr inbounds i8, ptr %1277, i64 24
  %1331 = load i64, ptr %1330, align 8
  br label %1332

1332:                                             ; preds = %1324, %1291, %1284
  %1333 = phi i64 [ %1331, %1324 ], [ %1290, %1284 ], [ %1323, %1291 ]
  %1334 = phi i64 [ %1329, %1324 ], [ %1288, %1284 ], [ %1318, %1291 ]
  %1335 = phi i64 [ %1327, %1324 ], [ %1286, %1284 ], [ %1313, %1291 ]
  %1336 = phi i64 [ %1325, %1324 ], [ %1282, %1284 ], [ %1301, %1291 ]
  %1337 = load double, ptr %1274, align 8
  %1338 = sitofp i64 %1336 to double
  %1339 = fmul double %1337, %1338
  %1340 = getelementptr inbounds double, ptr %1274, i64 1
  %1341 = load double, ptr %1340, align 8
  %1342 = sitofp i64 %1335 to double
  %1343 = fmul double %1341, %1342
  %1344 = fadd double %1339, %1343
  %1345 = getelementptr inbounds double, ptr %1274, i64 2
  %1346 = load double, ptr %1345, align 8
  %1347 = sitofp i64 %1334 to double
  %1348 = fmul double %1346, %1347
  %1349 = fadd double %1344, %1348
  %1350 = getelementptr inbounds double, ptr %1274, i64 3
  %1351 = load double, ptr %1350, align 8
  %1352 = sitofp i64 %1333 to double
  %1353 = fmul double %1351, %1352
  %1354 = fadd double %1349, %1353
  %1355 = fadd double %1264, %1354
  %1356 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1265, i32 8, i32 1
  %1357 = load i64, ptr %1356, align 8
  %1358 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1265, i32 8, i32 3
  %1359 = load i64, ptr %1358, align 8
  %1360 = call i64 @llvm.smax.i64(i64 %1357, i64 %1359)
  %1361 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1265, i32 4
  %1362 = load i64, ptr %1361, align 8
  %1363 = icmp sgt i64 %1360, %1362
  %1364 = getelementptr inbounds i64, ptr %1240, i64 %1271
  %1365 = load i64, ptr %1364, align 8
  %1366 = mul nsw i64 %1365, %1362
  %1367 = getelementptr inbounds i64, ptr %1242, i64 %1267
  %1368 = load i64, ptr %1367, align 8
  %1369 = icmp ne i64 %1368, 0
  %1370 = select i1 %1369, i1 %1363, i1 false
  %1371 = select i1 %1370, i64 2, i64 1
  %1372 = mul nsw i64 %1366, %1371
  %1373 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 9, i64 %1267
  %1374 = load i64, ptr %1373, align 8
  %1375 = add nsw i64 %1372, %1374
  store i64 %1375, ptr %1373, align 8
  %1376 = load i64, ptr %1266, align 8
  %1377 = load i64, ptr %1243, align 8
  %1378 = icmp eq i64 %1376, %1377
  br i1 %1378, label %1379, label %1391

1379:                                             ; preds = %1332
  %1380 = load i64, ptr %1277, align 8
  %1381 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1265, i32 7, i32 1
  %1382 = load i64, ptr %1381, align 8
  %1383 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1265, i32 7, i32 2
  %1384 = load i64, ptr %1383, align 8
  %1385 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1265, i32 7, i32 3
  %1386 = load i64, ptr %1385, align 8
  %1387 = add i64 %1380, %1263
  %1388 = add i64 %1387, %1382
  %1389 = add i64 %1388, %1384
  %1390 = add i64 %1389, %1386
  br label %1391

1391:                                             ; preds = %1379, %1332
  %1392 = phi i64 [ %1390, %1379 ], [ %1263, %1332 ]
  %1393 = add nuw nsw i64 %1265, 1
  %1394 = load i64, ptr %17, align 8
  %1395 = icmp slt i64 %1393, %1394
  br i1 %1395, label %1262, label %1250

1396:                                             ; preds = %1688, %1252
  %1397 = load i64, ptr %3, align 8
  %1398 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 28
  %1399 = load i64, ptr %1398, align 8
  %1400 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 29
  %1401 = load i64, ptr %1400, align 8
  %1402 = mul nsw i64 %1401, %1397
  %1403 = add i64 %1399, -1
  %1404 = add i64 %1403, %1402
  %1405 = sdiv i64 %1404, %1399
  %1406 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 3
  %1407 = load i64, ptr %1406, align 8
  %1408 = icmp sgt i64 %1407, 0
  br i1 %1408, label %1409, label %1648

1409:                                             ; preds = %1396
  %1410 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 14
  %1411 = load ptr, ptr %1410, align 8
  %1412 = icmp sgt i64 %2, 0
  %1413 = getelementptr inbounds [2 x i64], ptr %7, i64 0, i64 1
  %1414 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %1415 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 9
  %1416 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 15
  %1417 = icmp sgt i64 %1256, 0
  br label %1418

1418:                                             ; preds = %1645, %1409
  %1419 = phi i64 [ 0, %1409 ], [ %1646, %1645 ]
  %1420 = shl nuw nsw i64 %1419, 1
  %1421 = getelementptr inbounds i64, ptr %1411, i64 %1420
  %1422 = load i64, ptr %1421, align 8
  %1423 = icmp eq i64 %1422, 0
  br i1 %1423, label %1645, label %1424

1424:                                             ; preds = %1418
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %6)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %6, i8 0, i64 256, i1 false)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %7, i8 0, i64 16, i1 false)
  br i1 %1412, label %1441, label %1644

1425:                                             ; preds = %1457
  %1426 = load i64, ptr %7, align 16
  %1427 = load i64, ptr %1413, align 8
  %1428 = icmp ne i64 %1426, 0
  %1429 = icmp ne i64 %1427, 0
  %1430 = select i1 %1428, i1 %1429, i1 false
  br i1 %1430, label %1431, label %1644

1431:                                             ; preds = %1425
  %1432 = load i64, ptr %1414, align 8
  %1433 = icmp sgt i64 %1432, 0
  br i1 %1433, label %1434, label %1644

1434:                                             ; preds = %1431
  %1435 = load i64, ptr %0, align 8
  %1436 = icmp sgt i64 %1435, 0
  %1437 = and i64 %1435, 1
  %1438 = icmp eq i64 %1435, 1
  %1439 = and i64 %1435, -2
  %1440 = icmp eq i64 %1437, 0
  br label %1460

1441:                                             ; preds = %1424, %1457
  %1442 = phi i64 [ %1458, %1457 ], [ 0, %1424 ]
  %1443 = getelementptr inbounds %struct.Node, ptr %1, i64 %1442
  %1444 = load i64, ptr %1443, align 8
  %1445 = icmp eq i64 %1444, 2
  br i1 %1445, label %1446, label %1457

1446:                                             ; preds = %1441
  %1447 = getelementptr inbounds %struct.Node, ptr %1, i64 %1442, i32 3
  %1448 = load i64, ptr %1447, align 8
  %1449 = and i64 %1448, 65535
  %1450 = icmp eq i64 %1449, %1419
  br i1 %1450, label %1451, label %1457

1451:                                             ; preds = %1446
  %1452 = ashr i64 %1448, 16
  %1453 = getelementptr inbounds %struct.Node, ptr %1, i64 %1442, i32 1
  %1454 = load i64, ptr %1453, align 8
  %1455 = getelementptr inbounds [2 x [16 x i64]], ptr %6, i64 0, i64 %1452, i64 %1454
  store i64 1, ptr %1455, align 8
  %1456 = getelementptr inbounds [2 x i64], ptr %7, i64 0, i64 %1452
  store i64 1, ptr %1456, align 8
  br label %1457

1457:                                             ; preds = %1451, %1446, %1441
  %1458 = add nuw nsw i64 %1442, 1
  %1459 = icmp eq i64 %1458, %2
  br i1 %1459, label %1425, label %1441

1460:                                             ; preds = %1559, %1434
  %1461 = phi i64 [ 0, %1434 ], [ %1563, %1559 ]
  %1462 = phi ptr [ null, %1434 ], [ %1562, %1559 ]
  %1463 = phi i64 [ 0, %1434 ], [ %1561, %1559 ]
  %1464 = phi i64 [ 0, %1434 ], [ %1560, %1559 ]
  br i1 %1436, label %1465, label %1535

1465:                                             ; preds = %1460
  %1466 = mul nsw i64 %1461, %1435
  br i1 %1438, label %1471, label %1495

1467:                                             ; preds = %1559
  %1468 = icmp ne i64 %1560, 1
  %1469 = icmp ne i64 %1561, 1
  %1470 = select i1 %1468, i1 true, i1 %1469
  br i1 %1470, label %1644, label %1565

1471:                                             ; preds = %1528, %1465
  %1472 = phi i64 [ undef, %1465 ], [ %1531, %1528 ]
  %1473 = phi i64 [ 0, %1465 ], [ %1532, %1528 ]
  %1474 = phi i64 [ 1, %1465 ], [ %1531, %1528 ]
  br i1 %1440, label %1492, label %1475

1475:                                             ; preds = %1471
  %1476 = getelementptr inbounds [16 x i64], ptr %6, i64 0, i64 %1473
  %1477 = load i64, ptr %1476, align 8
  %1478 = getelementptr inbounds [2 x [16 x i64]], ptr %6, i64 0, i64 1, i64 %1473
  %1479 = load i64, ptr %1478, align 8
  %1480 = or i64 %1479, %1477
  %1481 = icmp eq i64 %1480, 0
  br i1 %1481, label %1488, label %1482

1482:                                             ; preds = %1475
  %1483 = load ptr, ptr %1415, align 8
  %1484 = add nsw i64 %1473, %1466
  %1485 = getelementptr inbounds i64, ptr %1483, i64 %1484
  %1486 = load i64, ptr %1485, align 8
  %1487 = icmp ne i64 %1486, 0
  br label %1488

1488:                                             ; preds = %1482, %1475
  %1489 = phi i1 [ true, %1475 ], [ %1487, %1482 ]
  %1490 = zext i1 %1489 to i64
  %1491 = and i64 %1474, %1490
  br label %1492

1492:                                             ; preds = %1471, %1488
  %1493 = phi i64 [ %1472, %1471 ], [ %1491, %1488 ]
  %1494 = icmp eq i64 %1493, 0
  br i1 %1494, label %1559, label %1535

1495:                                             ; preds = %1465, %1528
  %1496 = phi i64 [ %1532, %1528 ], [ 0, %1465 ]
  %1497 = phi i64 [ %1531, %1528 ], [ 1, %1465 ]
  %1498 = phi i64 [ %1533, %1528 ], [ 0, %1465 ]
  %1499 = getelementptr inbounds [16 x i64], ptr %6, i64 0, i64 %1496
  %1500 = load i64, ptr %1499, align 16
  %1501 = getelementptr inbounds [2 x [16 x i64]], ptr %6, i64 0, i64 1, i64 %1496
  %1502 = load i64, ptr %1501, align 16
  %1503 = or i64 %1502, %1500
  %1504 = icmp eq i64 %1503, 0
  br i1 %1504, label %1511, label %1505

1505:                                             ; preds = %1495
  %1506 = load ptr, ptr %1415, align 8
  %1507 = add nsw i64 %1496, %1466
  %1508 = getelementptr inbounds i64, ptr %1506, i64 %1507
  %1509 = load i64, ptr %1508, align 8
  %1510 = icmp ne i64 %1509, 0
  br label %1511

1511:                                             ; preds = %1505, %1495
  %1512 = phi i1 [ true, %1495 ], [ %1510, %1505 ]
  %1513 = zext i1 %1512 to i64
  %1514 = and i64 %1497, %1513
  %1515 = or i64 %1496, 1
  %1516 = getelementptr inbounds [16 x i64], ptr %6, i64 0, i64 %1515
  %1517 = load i64, ptr %1516, align 8
  %1518 = getelementptr inbounds [2 x [16 x i64]], ptr %6, i64 0, i64 1, i64 %1515
  %1519 = load i64, ptr %1518, align 8
  %1520 = or i64 %1519, %1517
  %1521 = icmp eq i64 %1520, 0
  br i1 %1521, label %1528, label %1522

1522:                                             ; preds = %1511
  %1523 = load ptr, ptr %1415, align 8
  %1524 = add nsw i64 %1515, %1466
  %1525 = getelementptr inbounds i64, ptr %1523, i64 %1524
  %1526 = load i64, ptr %1525, align 8
  %1527 = icmp ne i64 %1526, 0
  br label %1528

1528:                                             ; preds = %1522, %1511
  %1529 = phi i1 [ true, %1511 ], [ %1527, %1522 ]
  %1530 = zext i1 %1529 to i64
  %1531 = and i64 %1514, %1530
  %1532 = add nuw nsw i64 %1496, 2
  %1533 = add i64 %1498, 2
  %1534 = icmp eq i64 %1533, %1439
  br i1 %1534, label %1471, label %1495

1535:                                             ; preds = %1492, %1460
  %1536 = add nsw i64 %1464, 1
  br i1 %1417, label %1537, label %1559

1537:                                             ; preds = %1535, %1554
  %1538 = phi i64 [ %1557, %1554 ], [ 0, %1535 ]
  %1539 = phi ptr [ %1556, %1554 ], [ %1462, %1535 ]
  %1540 = phi i64 [ %1555, %1554 ], [ %1463, %1535 ]
  %1541 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1538, i32 1
  %1542 = load i64, ptr %1541, align 8
  %1543 = icmp eq i64 %1542, %1461
  br i1 %1543, label %1544, label %1554

1544:                                             ; preds = %1537
  %1545 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1538
  %1546 = load ptr, ptr %1416, align 8
  %1547 = load i64, ptr %1545, align 8
  %1548 = getelementptr inbounds i64, ptr %1546, i64 %1547
  %1549 = load i64, ptr %1548, align 8
  %1550 = icmp sgt i64 %1549, %1419
  %1551 = zext i1 %1550 to i64
  %1552 = add nsw i64 %1540, %1551
  %1553 = select i1 %1550, ptr %1545, ptr %1539
  br label %1554

1554:                                             ; preds = %1544, %1537
  %1555 = phi i64 [ %1540, %1537 ], [ %1552, %1544 ]
  %1556 = phi ptr [ %1539, %1537 ], [ %1553, %1544 ]
  %1557 = add nuw nsw i64 %1538, 1
  %1558 = icmp eq i64 %1557, %1256
  br i1 %1558, label %1559, label %1537

1559:                                             ; preds = %1554, %1535, %1492
  %1560 = phi i64 [ %1464, %1492 ], [ %1536, %1535 ], [ %1536, %1554 ]
  %1561 = phi i64 [ %1463, %1492 ], [ %1463, %1535 ], [ %1555, %1554 ]
  %1562 = phi ptr [ %1462, %1492 ], [ %1462, %1535 ], [ %1556, %1554 ]
  %1563 = add nuw nsw i64 %1461, 1
  %1564 = icmp eq i64 %1563, %1432
  br i1 %1564, label %1467, label %1460

1565:                                             ; preds = %1467
  %1566 = getelementptr inbounds %struct.Kept, ptr %1562, i64 0, i32 4
  %1567 = load i64, ptr %1566, align 8
  %1568 = icmp eq i64 %1567, 1
  br i1 %1568, label %1569, label %1644

1569:                                             ; preds = %1565
  %1570 = getelementptr inbounds i64, ptr %1411, i64 %1420
  %1571 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4
  br i1 %1436, label %1574, label %1595

1572:                                             ; preds = %1588
  %1573 = icmp eq i64 %1592, 0
  br i1 %1573, label %1598, label %1595

1574:                                             ; preds = %1569, %1588
  %1575 = phi i64 [ %1593, %1588 ], [ 0, %1569 ]
  %1576 = phi i64 [ %1592, %1588 ], [ 1, %1569 ]
  %1577 = getelementptr inbounds [2 x [16 x i64]], ptr %6, i64 0, i64 1, i64 %1575
  %1578 = load i64, ptr %1577, align 8
  %1579 = icmp eq i64 %1578, 0
  br i1 %1579, label %1588, label %1580

1580:                                             ; preds = %1574
  %1581 = load ptr, ptr %1415, align 8
  %1582 = load i64, ptr %1571, align 8
  %1583 = mul nsw i64 %1582, %1435
  %1584 = add nsw i64 %1583, %1575
  %1585 = getelementptr inbounds i64, ptr %1581, i64 %1584
  %1586 = load i64, ptr %1585, align 8
  %1587 = icmp ne i64 %1586, 0
  br label %1588

1588:                                             ; preds = %1580, %1574
  %1589 = phi i1 [ false, %1574 ], [ %1587, %1580 ]
  %1590 = xor i1 %1589, true
  %1591 = zext i1 %1590 to i64
  %1592 = and i64 %1576, %1591
  %1593 = add nuw nsw i64 %1575, 1
  %1594 = icmp eq i64 %1593, %1435
  br i1 %1594, label %1572, label %1574

1595:                                             ; preds = %1572, %1569
  %1596 = getelementptr inbounds i64, ptr %1570, i64 1
  %1597 = load i64, ptr %1596, align 8
  br label %1598

1598:                                             ; preds = %1595, %1572
  %1599 = phi i64 [ %1597, %1595 ], [ %1422, %1572 ]
  br i1 %1436, label %1600, label %1623

1600:                                             ; preds = %1598, %1614
  %1601 = phi i64 [ %1619, %1614 ], [ 0, %1598 ]
  %1602 = phi i64 [ %1618, %1614 ], [ 1, %1598 ]
  %1603 = getelementptr inbounds [2 x [16 x i64]], ptr %6, i64 0, i64 0, i64 %1601
  %1604 = load i64, ptr %1603, align 8
  %1605 = icmp eq i64 %1604, 0
  br i1 %1605, label %1614, label %1606

1606:                                             ; preds = %1600
  %1607 = load ptr, ptr %1415, align 8
  %1608 = load i64, ptr %1571, align 8
  %1609 = mul nsw i64 %1608, %1435
  %1610 = add nsw i64 %1609, %1601
  %1611 = getelementptr inbounds i64, ptr %1607, i64 %1610
  %1612 = load i64, ptr %1611, align 8
  %1613 = icmp ne i64 %1612, 0
  br label %1614

1614:                                             ; preds = %1606, %1600
  %1615 = phi i1 [ false, %1600 ], [ %1613, %1606 ]
  %1616 = xor i1 %1615, true
  %1617 = zext i1 %1616 to i64
  %1618 = and i64 %1602, %1617
  %1619 = add nuw nsw i64 %1601, 1
  %1620 = icmp eq i64 %1619, %1435
  br i1 %1620, label %1621, label %1600

1621:                                             ; preds = %1614
  %1622 = icmp eq i64 %1618, 0
  br i1 %1622, label %1624, label %1623

1623:                                             ; preds = %1621, %1598
  br label %1624

1624:                                             ; preds = %1623, %1621
  %1625 = phi i64 [ %1422, %1623 ], [ %1599, %1621 ]
  %1626 = getelementptr inbounds %struct.Kept, ptr %1562, i64 0, i32 1
  %1627 = load i64, ptr %1626, align 8
  %1628 = load i64, ptr %1571, align 8
  %1629 = icmp eq i64 %1627, %1628
  %1630 = getelementptr inbounds %struct.Kept, ptr %1562, i64 0, i32 8, i32 3
  %1631 = getelementptr inbounds %struct.Kept, ptr %1562, i64 0, i32 8, i32 1
  %1632 = select i1 %1629, ptr %1630, ptr %1631
  %1633 = load i64, ptr %1632, align 8
  %1634 = getelementptr inbounds i64, ptr %1570, i64 1
  %1635 = load i64, ptr %1634, align 8
  %1636 = add i64 %1422, -2
  %1637 = add i64 %1636, %1635
  %1638 = mul nsw i64 %1637, %1633
  %1639 = load i64, ptr %1631, align 8
  %1640 = mul nsw i64 %1639, %1625
  %1641 = add nsw i64 %1638, %1640
  %1642 = call i64 @llvm.smax.i64(i64 %1641, i64 1)
  %1643 = add nsw i64 %1642, -1
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %6)
  br label %1648

1644:                                             ; preds = %1565, %1467, %1431, %1425, %1424
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %6)
  br label %1645

1645:                                             ; preds = %1644, %1418
  %1646 = add nuw nsw i64 %1419, 1
  %1647 = icmp eq i64 %1646, %1407
  br i1 %1647, label %1648, label %1418

1648:                                             ; preds = %1645, %1624, %1396
  %1649 = phi i64 [ %1643, %1624 ], [ 0, %1396 ], [ 0, %1645 ]
  %1650 = add nsw i64 %1649, %1405
  %1651 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 5
  %1652 = load i64, ptr %1651, align 8
  %1653 = icmp sgt i64 %1652, 0
  br i1 %1653, label %1657, label %1654

1654:                                             ; preds = %1648
  %1655 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %1656 = load i64, ptr %1655, align 8
  br label %1692

1657:                                             ; preds = %1648
  %1658 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 19
  %1659 = load ptr, ptr %1658, align 8
  %1660 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 20
  %1661 = load ptr, ptr %1660, align 8
  %1662 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %1663 = load i64, ptr %1662, align 8
  %1664 = icmp sgt i64 %1256, 0
  %1665 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 23
  %1666 = icmp sgt i64 %1663, 0
  %1667 = and i64 %1663, 3
  %1668 = icmp ult i64 %1663, 4
  %1669 = and i64 %1663, -4
  %1670 = icmp eq i64 %1667, 0
  br label %1704

1671:                                             ; preds = %1688, %1259
  %1672 = phi double [ 0.000000e+00, %1259 ], [ %1689, %1688 ]
  %1673 = phi i64 [ 0, %1259 ], [ %1690, %1688 ]
  %1674 = getelementptr inbounds i64, ptr %1261, i64 %1673
  %1675 = load i64, ptr %1674, align 8
  %1676 = icmp sgt i64 %1675, -1
  br i1 %1676, label %1677, label %1688

1677:                                             ; preds = %1671
  %1678 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 9, i64 %1673
  %1679 = load i64, ptr %1678, align 8
  %1680 = icmp sgt i64 %1679, %1675
  br i1 %1680, label %1681, label %1688

1681:                                             ; preds = %1677
  %1682 = sub nsw i64 %1679, %1675
  %1683 = sitofp i64 %1682 to double
  %1684 = add nuw nsw i64 %1675, 1
  %1685 = sitofp i64 %1684 to double
  %1686 = fdiv double %1683, %1685
  %1687 = fadd double %1672, %1686
  store double %1687, ptr %1257, align 8
  br label %1688

1688:                                             ; preds = %1681, %1677, %1671
  %1689 = phi double [ %1672, %1671 ], [ %1672, %1677 ], [ %1687, %1681 ]
  %1690 = add nuw nsw i64 %1673, 1
  %1691 = icmp eq i64 %1690, %1253
  br i1 %1691, label %1396, label %1671

1692:                                             ; preds = %1869, %1654
  %1693 = phi i64 [ %1656, %1654 ], [ %1663, %1869 ]
  %1694 = phi i64 [ %1650, %1654 ], [ %1879, %1869 ]
  %1695 = mul nsw i64 %1693, %1407
  %1696 = icmp sgt i64 %1695, 0
  br i1 %1696, label %1697, label %1901

1697:                                             ; preds = %1692
  %1698 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 22
  %1699 = load ptr, ptr %1698, align 8
  %1700 = and i64 %1695, 3
  %1701 = icmp ult i64 %1695, 4
  br i1 %1701, label %1882, label %1702

1702:                                             ; preds = %1697
  %1703 = and i64 %1695, -4
  br label %1912

1704:                                             ; preds = %1869, %1657
  %1705 = phi i64 [ 0, %1657 ], [ %1880, %1869 ]
  %1706 = phi i64 [ %1650, %1657 ], [ %1879, %1869 ]
  %1707 = getelementptr inbounds %struct.Port, ptr %1659, i64 %1705
  %1708 = mul nsw i64 %1705, %1663
  %1709 = getelementptr inbounds i64, ptr %1661, i64 %1708
  %1710 = getelementptr inbounds %struct.Port, ptr %1659, i64 %1705, i32 1
  %1711 = load i64, ptr %1710, align 8
  %1712 = icmp eq i64 %1711, 3
  br i1 %1712, label %1719, label %1713

1713:                                             ; preds = %1704
  br i1 %1664, label %1714, label %1869

1714:                                             ; preds = %1713
  %1715 = load i64, ptr %1707, align 8
  %1716 = icmp eq i64 %1711, 1
  %1717 = icmp eq i64 %1711, 0
  %1718 = mul nsw i64 %1715, %1663
  br label %1761

1719:                                             ; preds = %1704
  br i1 %1666, label %1720, label %1869

1720:                                             ; preds = %1719
  %1721 = load i64, ptr %1707, align 8
  %1722 = mul nsw i64 %1721, %1663
  br i1 %1668, label %1851, label %1723

1723:                                             ; preds = %1720, %1723
  %1724 = phi i64 [ %1757, %1723 ], [ 0, %1720 ]
  %1725 = phi i64 [ %1758, %1723 ], [ 0, %1720 ]
  %1726 = phi i64 [ %1759, %1723 ], [ 0, %1720 ]
  %1727 = getelementptr inbounds i64, ptr %1709, i64 %1725
  %1728 = load i64, ptr %1727, align 8
  %1729 = add nsw i64 %1725, %1722
  %1730 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 5, i64 %1729
  %1731 = load i64, ptr %1730, align 8
  %1732 = mul nsw i64 %1731, %1728
  %1733 = add nsw i64 %1732, %1724
  %1734 = or i64 %1725, 1
  %1735 = getelementptr inbounds i64, ptr %1709, i64 %1734
  %1736 = load i64, ptr %1735, align 8
  %1737 = add nsw i64 %1734, %1722
  %1738 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 5, i64 %1737
  %1739 = load i64, ptr %1738, align 8
  %1740 = mul nsw i64 %1739, %1736
  %1741 = add nsw i64 %1740, %1733
  %1742 = or i64 %1725, 2
  %1743 = getelementptr inbounds i64, ptr %1709, i64 %1742
  %1744 = load i64, ptr %1743, align 8
  %1745 = add nsw i64 %1742, %1722
  %1746 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 5, i64 %1745
  %1747 = load i64, ptr %1746, align 8
  %1748 = mul nsw i64 %1747, %1744
  %1749 = add nsw i64 %1748, %1741
  %1750 = or i64 %1725, 3
  %1751 = getelementptr inbounds i64, ptr %1709, i64 %1750
  %1752 = load i64, ptr %1751, align 8
  %1753 = add nsw i64 %1750, %1722
  %1754 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 5, i64 %1753
  %1755 = load i64, ptr %1754, align 8
  %1756 = mul nsw i64 %1755, %1752
  %1757 = add nsw i64 %1756, %1749
  %1758 = add nuw nsw i64 %1725, 4
  %1759 = add i64 %1726, 4
  %1760 = icmp eq i64 %1759, %1669
  br i1 %1760, label %1851, label %1723

1761:                                             ; preds = %1847, %1714
  %1762 = phi i64 [ 0, %1714 ], [ %1848, %1847 ]
  %1763 = phi i64 [ 0, %1714 ], [ %1849, %1847 ]
  %1764 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1763
  %1765 = load i64, ptr %1764, align 8
  %1766 = icmp eq i64 %1765, %1715
  br i1 %1766, label %1767, label %1847

1767:                                             ; preds = %1761
  %1768 = load i64, ptr %903, align 8
  %1769 = icmp eq i64 %1768, 0
  %1770 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1763, i32 8
  br i1 %1769, label %1820, label %1771

1771:                                             ; preds = %1767
  %1772 = load ptr, ptr %1665, align 8
  %1773 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1763, i32 1
  %1774 = load i64, ptr %1773, align 8
  %1775 = add nsw i64 %1774, %1718
  %1776 = getelementptr inbounds i64, ptr %1772, i64 %1775
  %1777 = load i64, ptr %1776, align 8
  %1778 = load i64, ptr %1770, align 8
  %1779 = icmp eq i64 %1777, 1
  br i1 %1779, label %1780, label %1787

1780:                                             ; preds = %1771
  %1781 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1763, i32 8, i32 1
  %1782 = load i64, ptr %1781, align 8
  %1783 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1763, i32 8, i32 2
  %1784 = load i64, ptr %1783, align 8
  %1785 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1763, i32 8, i32 3
  %1786 = load i64, ptr %1785, align 8
  br label %1830

1787:                                             ; preds = %1771
  %1788 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1763, i32 5
  %1789 = load i64, ptr %1788, align 8
  %1790 = add i64 %1789, -1
  %1791 = add i64 %1790, %1778
  %1792 = sdiv i64 %1791, %1789
  %1793 = add i64 %1790, %1777
  %1794 = freeze i64 %1793
  %1795 = srem i64 %1794, %1777
  %1796 = sub nsw i64 %1794, %1795
  %1797 = mul i64 %1796, %1792
  %1798 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1763, i32 8, i32 1
  %1799 = load i64, ptr %1798, align 8
  %1800 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1763, i32 6
  %1801 = load i64, ptr %1800, align 8
  %1802 = add i64 %1801, -1
  %1803 = add i64 %1802, %1799
  %1804 = sdiv i64 %1803, %1801
  %1805 = add i64 %1802, %1777
  %1806 = freeze i64 %1805
  %1807 = srem i64 %1806, %1777
  %1808 = sub nsw i64 %1806, %1807
  %1809 = mul i64 %1808, %1804
  %1810 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1763, i32 8, i32 2
  %1811 = load i64, ptr %1810, align 8
  %1812 = add i64 %1811, %1790
  %1813 = sdiv i64 %1812, %1789
  %1814 = mul i64 %1813, %1796
  %1815 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1763, i32 8, i32 3
  %1816 = load i64, ptr %1815, align 8
  %1817 = add i64 %1816, %1802
  %1818 = sdiv i64 %1817, %1801
  %1819 = mul i64 %1818, %1808
  br label %1830

1820:                                             ; preds = %1767
  %1821 = load i64, ptr %1770, align 8
  %1822 = getelementptr inbounds i8, ptr %1770, i64 8
  %1823 = load i64, ptr %1822, align 8
  %1824 = getelementptr inbounds i8, ptr %1770, i64 16
  %1825 = load i64, ptr %1824, align 8
  %1826 = getelementptr inbounds i8, ptr %1770, i64 24
  %1827 = load i64, ptr %1826, align 8
  %1828 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1763, i32 1
  %1829 = load i64, ptr %1828, align 8
  br label %1830

1830:                                             ; preds = %1820, %1787, %1780
  %1831 = phi i64 [ %1829, %1820 ], [ %1774, %1780 ], [ %1774, %1787 ]
  %1832 = phi i64 [ %1827, %1820 ], [ %1786, %1780 ], [ %1819, %1787 ]
  %1833 = phi i64 [ %1825, %1820 ], [ %1784, %1780 ], [ %1814, %1787 ]
  %1834 = phi i64 [ %1823, %1820 ], [ %1782, %1780 ], [ %1809, %1787 ]
  %1835 = phi i64 [ %1821, %1820 ], [ %1778, %1780 ], [ %1797, %1787 ]
  %1836 = getelementptr inbounds i64, ptr %1709, i64 %1831
  %1837 = load i64, ptr %1836, align 8
  br i1 %1716, label %1842, label %1838

1838:                                             ; preds = %1830
  %1839 = add nsw i64 %1835, %1832
  %1840 = mul nsw i64 %1837, %1839
  %1841 = add nsw i64 %1840, %1762
  br i1 %1717, label %1847, label %1842

1842:                                             ; preds = %1838, %1830
  %1843 = phi i64 [ %1841, %1838 ], [ %1762, %1830 ]
  %1844 = add nsw i64 %1834, %1833
  %1845 = mul nsw i64 %1837, %1844
  %1846 = add nsw i64 %1843, %1845
  br label %1847

1847:                                             ; preds = %1842, %1838, %1761
  %1848 = phi i64 [ %1762, %1761 ], [ %1846, %1842 ], [ %1841, %1838 ]
  %1849 = add nuw nsw i64 %1763, 1
  %1850 = icmp eq i64 %1849, %1256
  br i1 %1850, label %1869, label %1761

1851:                                             ; preds = %1723, %1720
  %1852 = phi i64 [ undef, %1720 ], [ %1757, %1723 ]
  %1853 = phi i64 [ 0, %1720 ], [ %1757, %1723 ]
  %1854 = phi i64 [ 0, %1720 ], [ %1758, %1723 ]
  br i1 %1670, label %1869, label %1855

1855:                                             ; preds = %1851, %1855
  %1856 = phi i64 [ %1865, %1855 ], [ %1853, %1851 ]
  %1857 = phi i64 [ %1866, %1855 ], [ %1854, %1851 ]
  %1858 = phi i64 [ %1867, %1855 ], [ 0, %1851 ]
  %1859 = getelementptr inbounds i64, ptr %1709, i64 %1857
  %1860 = load i64, ptr %1859, align 8
  %1861 = add nsw i64 %1857, %1722
  %1862 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 5, i64 %1861
  %1863 = load i64, ptr %1862, align 8
  %1864 = mul nsw i64 %1863, %1860
  %1865 = add nsw i64 %1864, %1856
  %1866 = add nuw nsw i64 %1857, 1
  %1867 = add i64 %1858, 1
  %1868 = icmp eq i64 %1867, %1667
  br i1 %1868, label %1869, label %1855

1869:                                             ; preds = %1847, %1851, %1855, %1719, %1713
  %1870 = phi i64 [ 0, %1719 ], [ 0, %1713 ], [ %1852, %1851 ], [ %1865, %1855 ], [ %1848, %1847 ]
  %1871 = getelementptr inbounds %struct.Port, ptr %1659, i64 %1705, i32 2
  %1872 = load i64, ptr %1871, align 8
  %1873 = getelementptr inbounds %struct.Port, ptr %1659, i64 %1705, i32 3
  %1874 = load i64, ptr %1873, align 8
  %1875 = mul nsw i64 %1874, %1870
  %1876 = add i64 %1872, -1
  %1877 = add i64 %1876, %1875
  %1878 = sdiv i64 %1877, %1872
  %1879 = call i64 @llvm.smax.i64(i64 %1706, i64 %1878)
  %1880 = add nuw nsw i64 %1705, 1
  %1881 = icmp eq i64 %1880, %1652
  br i1 %1881, label %1692, label %1704

1882:                                             ; preds = %1912, %1697
  %1883 = phi double [ undef, %1697 ], [ %1946, %1912 ]
  %1884 = phi i64 [ 0, %1697 ], [ %1947, %1912 ]
  %1885 = phi double [ %1254, %1697 ], [ %1946, %1912 ]
  %1886 = icmp eq i64 %1700, 0
  br i1 %1886, label %1901, label %1887

1887:                                             ; preds = %1882, %1887
  %1888 = phi i64 [ %1898, %1887 ], [ %1884, %1882 ]
  %1889 = phi double [ %1897, %1887 ], [ %1885, %1882 ]
  %1890 = phi i64 [ %1899, %1887 ], [ 0, %1882 ]
  %1891 = getelementptr inbounds double, ptr %1699, i64 %1888
  %1892 = load double, ptr %1891, align 8
  %1893 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 4, i64 %1888
  %1894 = load i64, ptr %1893, align 8
  %1895 = sitofp i64 %1894 to double
  %1896 = fmul double %1892, %1895
  %1897 = fadd double %1889, %1896
  %1898 = add nuw nsw i64 %1888, 1
  %1899 = add i64 %1890, 1
  %1900 = icmp eq i64 %1899, %1700
  br i1 %1900, label %1901, label %1887

1901:                                             ; preds = %1882, %1887, %1692
  %1902 = phi double [ %1254, %1692 ], [ %1883, %1882 ], [ %1897, %1887 ]
  %1903 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 31
  %1904 = load double, ptr %1903, align 8
  %1905 = sitofp i64 %1694 to double
  %1906 = fmul double %1904, %1905
  %1907 = fadd double %1902, %1906
  %1908 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 1
  store i64 %1694, ptr %1908, align 8
  %1909 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 6
  store double %1907, ptr %1909, align 8
  %1910 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6
  %1911 = load i64, ptr %1910, align 8
  switch i64 %1911, label %1953 [
    i64 0, label %1955
    i64 1, label %1950
    i64 2, label %1951
  ]

1912:                                             ; preds = %1912, %1702
  %1913 = phi i64 [ 0, %1702 ], [ %1947, %1912 ]
  %1914 = phi double [ %1254, %1702 ], [ %1946, %1912 ]
  %1915 = phi i64 [ 0, %1702 ], [ %1948, %1912 ]
  %1916 = getelementptr inbounds double, ptr %1699, i64 %1913
  %1917 = load double, ptr %1916, align 8
  %1918 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 4, i64 %1913
  %1919 = load i64, ptr %1918, align 8
  %1920 = sitofp i64 %1919 to double
  %1921 = fmul double %1917, %1920
  %1922 = fadd double %1914, %1921
  %1923 = or i64 %1913, 1
  %1924 = getelementptr inbounds double, ptr %1699, i64 %1923
  %1925 = load double, ptr %1924, align 8
  %1926 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 4, i64 %1923
  %1927 = load i64, ptr %1926, align 8
  %1928 = sitofp i64 %1927 to double
  %1929 = fmul double %1925, %1928
  %1930 = fadd double %1922, %1929
  %1931 = or i64 %1913, 2
  %1932 = getelementptr inbounds double, ptr %1699, i64 %1931
  %1933 = load double, ptr %1932, align 8
  %1934 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 4, i64 %1931
  %1935 = load i64, ptr %1934, align 8
  %1936 = sitofp i64 %1935 to double
  %1937 = fmul double %1933, %1936
  %1938 = fadd double %1930, %1937
  %1939 = or i64 %1913, 3
  %1940 = getelementptr inbounds double, ptr %1699, i64 %1939
  %1941 = load double, ptr %1940, align 8
  %1942 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 4, i64 %1939
  %1943 = load i64, ptr %1942, align 8
  %1944 = sitofp i64 %1943 to double
  %1945 = fmul double %1941, %1944
  %1946 = fadd double %1938, %1945
  %1947 = add nuw nsw i64 %1913, 4
  %1948 = add i64 %1915, 4
  %1949 = icmp eq i64 %1948, %1703
  br i1 %1949, label %1882, label %1912

1950:                                             ; preds = %1901
  br label %1955

1951:                                             ; preds = %1901
  %1952 = fmul double %1907, %1905
  br label %1955

1953:                                             ; preds = %1901
  %1954 = sitofp i64 %1255 to double
  br label %1955

1955:                                             ; preds = %1901, %1950, %1951, %1953
  %1956 = phi double [ %1905, %1950 ], [ %1952, %1951 ], [ %1954, %1953 ], [ %1907, %1901 ]
  %1957 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 8
  store double %1956, ptr %1957, align 8
  br label %1958

1958:                                             ; preds = %807, %1955, %809
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define i64 @room() {
  ret i64 3768552
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define i64 @result_size() {
  ret i64 11960
}

; Function Attrs: nofree nosync nounwind
define void @evaluate_all(ptr noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, ptr nocapture noundef writeonly %4, ptr noundef %5, ptr noundef %6) {
  %8 = icmp sgt i64 %3, 0
  br i1 %8, label %9, label %15

9:                                                ; preds = %7
  %10 = getelementptr inbounds %struct.Result, ptr %5, i64 0, i32 3
  %11 = getelementptr inbounds %struct.Result, ptr %5, i64 0, i32 6
  %12 = getelementptr inbounds %struct.Result, ptr %5, i64 0, i32 1
  %13 = getelementptr inbounds %struct.Result, ptr %5, i64 0, i32 7
  %14 = getelementptr inbounds %struct.Result, ptr %5, i64 0, i32 8
  br label %16

15:                                               ; preds = %40, %7
  ret void

16:                                               ; preds = %9, %40
  %17 = phi i64 [ 0, %9 ], [ %21, %40 ]
  %18 = getelementptr inbounds i64, ptr %2, i64 %17
  %19 = load i64, ptr %18, align 8
  %20 = getelementptr inbounds %struct.Node, ptr %1, i64 %19
  %21 = add nuw nsw i64 %17, 1
  %22 = getelementptr inbounds i64, ptr %2, i64 %21
  %23 = load i64, ptr %22, align 8
  %24 = sub nsw i64 %23, %19
  tail call void @evaluate(ptr noundef %0, ptr noundef %20, i64 noundef %24, ptr noundef %5, ptr noundef %6)
  %25 = mul nsw i64 %17, 5
  %26 = getelementptr inbounds double, ptr %4, i64 %25
  %27 = load i64, ptr %10, align 8
  %28 = sitofp i64 %27 to double
  %29 = getelementptr inbounds double, ptr %26, i64 4
  store double %28, ptr %29, align 8
  %30 = icmp eq i64 %27, 0
  br i1 %30, label %31, label %40

31:                                               ; preds = %16
  %32 = load double, ptr %11, align 8
  store double %32, ptr %26, align 8
  %33 = load i64, ptr %12, align 8
  %34 = sitofp i64 %33 to double
  %35 = getelementptr inbounds double, ptr %26, i64 1
  store double %34, ptr %35, align 8
  %36 = load double, ptr %13, align 8
  %37 = getelementptr inbounds double, ptr %26, i64 2
  store double %36, ptr %37, align 8
  %38 = load double, ptr %14, align 8
  %39 = getelementptr inbounds double, ptr %26, i64 3
  store double %38, ptr %39, align 8
  br label %40

40:                                               ; preds = %16, %31
  %41 = icmp eq i64 %21, %3
  br i1 %41, label %15, label %16
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @step_down(ptr noundef %0, i64 %1, i64 %2, i64 %3, i64 %4, i64 noundef %5, i64 noundef %6, i64 noundef %7, i64 noundef %8) unnamed_addr {
  %10 = getelementptr inbounds %struct.Descent, ptr %0, i64 0, i32 2
  %11 = load ptr, ptr %10, align 8
  %12 = load i64, ptr %11, align 8
  %13 = icmp eq i64 %12, %5
  br i1 %13, label %14, label %29

14:                                               ; preds = %9
  %15 = getelementptr inbounds %struct.Descent, ptr %0, i64 0, i32 1
  %16 = load ptr, ptr %15, align 8
  %17 = load i64, ptr %16, align 8
  %18 = icmp sgt i64 %17, 8191
  br i1 %18, label %19, label %22

19:                                               ; preds = %14
  %20 = load ptr, ptr %0, align 8
  %21 = getelementptr inbounds %struct.Room, ptr %20, i64 0, i32 2
  store i64 1, ptr %21, align 8
  br label %89

22:                                               ; preds = %14
  %23 = add nsw i64 %17, 1
  store i64 %23, ptr %16, align 8
  %24 = getelementptr inbounds %struct.Pieces, ptr %16, i64 0, i32 2, i64 %17
  store i64 %8, ptr %24, align 8
  %25 = getelementptr inbounds i8, ptr %24, i64 8
  store i64 %1, ptr %25, align 8
  %26 = getelementptr inbounds i8, ptr %24, i64 16
  store i64 %2, ptr %26, align 8
  %27 = getelementptr inbounds i8, ptr %24, i64 24
  store i64 %3, ptr %27, align 8
  %28 = getelementptr inbounds i8, ptr %24, i64 32
  store i64 %4, ptr %28, align 8
  br label %89

29:                                               ; preds = %9
  %30 = getelementptr inbounds %struct.Descent, ptr %0, i64 0, i32 3
  %31 = load i64, ptr %30, align 8
  %32 = icmp sgt i64 %31, %6
  br i1 %32, label %34, label %33

33:                                               ; preds = %29
  tail call fastcc void @instances(ptr noundef nonnull %0, i64 %1, i64 %2, i64 %3, i64 %4, i64 noundef %5, i64 noundef %5, i64 noundef %7, i64 noundef %8)
  br label %89

34:                                               ; preds = %29
  %35 = getelementptr inbounds %struct.Chain, ptr %11, i64 0, i32 4, i64 %5
  %36 = load i64, ptr %35, align 8
  %37 = add i64 %36, -1
  %38 = add i64 %37, %2
  %39 = sdiv i64 %38, %36
  %40 = add i64 %37, %7
  %41 = sdiv i64 %40, %36
  %42 = getelementptr inbounds %struct.Chain, ptr %11, i64 0, i32 3, i64 %5
  %43 = load i64, ptr %42, align 8
  switch i64 %43, label %71 [
    i64 0, label %44
    i64 3, label %73
  ]

44:                                               ; preds = %34
  %45 = getelementptr inbounds %struct.Descent, ptr %0, i64 0, i32 4
  %46 = load i64, ptr %45, align 8
  %47 = icmp ne i64 %46, 0
  %48 = add nsw i64 %31, -1
  %49 = icmp eq i64 %48, %6
  %50 = select i1 %47, i1 %49, i1 false
  %51 = zext i1 %50 to i64
  %52 = icmp sgt i64 %39, %51
  br i1 %52, label %53, label %89

53:                                               ; preds = %44
  %54 = add nsw i64 %5, 1
  %55 = add nsw i64 %6, 1
  %56 = mul nsw i64 %41, %8
  br label %57

57:                                               ; preds = %53, %57
  %58 = phi i64 [ %51, %53 ], [ %69, %57 ]
  %59 = mul nsw i64 %58, %36
  %60 = add nsw i64 %59, %1
  %61 = sub nsw i64 %2, %59
  %62 = tail call i64 @llvm.smin.i64(i64 %36, i64 %61)
  %63 = sub nuw nsw i64 %58, %51
  %64 = mul nsw i64 %63, %36
  %65 = add nsw i64 %64, %1
  %66 = sub nsw i64 %2, %64
  %67 = tail call i64 @llvm.smin.i64(i64 %36, i64 %66)
  %68 = add nsw i64 %58, %56
  tail call fastcc void @step_down(ptr noundef %0, i64 %60, i64 %62, i64 %65, i64 %67, i64 noundef %54, i64 noundef %55, i64 noundef %36, i64 noundef %68)
  %69 = add nuw i64 %58, 1
  %70 = icmp eq i64 %69, %39
  br i1 %70, label %89, label %57

71:                                               ; preds = %34
  %72 = icmp sgt i64 %39, 0
  br i1 %72, label %73, label %89

73:                                               ; preds = %34, %71
  %74 = phi i64 [ %39, %71 ], [ 1, %34 ]
  %75 = add nsw i64 %5, 1
  %76 = mul nsw i64 %41, %8
  br label %77

77:                                               ; preds = %73, %77
  %78 = phi i64 [ 0, %73 ], [ %87, %77 ]
  %79 = mul nsw i64 %78, %36
  %80 = add nsw i64 %79, %1
  %81 = sub nsw i64 %2, %79
  %82 = tail call i64 @llvm.smin.i64(i64 %36, i64 %81)
  %83 = load i64, ptr %42, align 8
  %84 = icmp eq i64 %83, 2
  %85 = add nsw i64 %78, %76
  %86 = select i1 %84, i64 %8, i64 %85
  tail call fastcc void @step_down(ptr noundef %0, i64 %80, i64 %82, i64 %80, i64 %82, i64 noundef %75, i64 noundef %6, i64 noundef %36, i64 noundef %86)
  %87 = add nuw nsw i64 %78, 1
  %88 = icmp eq i64 %87, %74
  br i1 %88, label %89, label %77

89:                                               ; preds = %57, %77, %44, %71, %22, %19, %33
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @instances(ptr noundef %0, i64 %1, i64 %2, i64 %3, i64 %4, i64 noundef %5, i64 noundef %6, i64 noundef %7, i64 noundef %8) unnamed_addr {
  %10 = getelementptr inbounds %struct.Descent, ptr %0, i64 0, i32 2
  %11 = load ptr, ptr %10, align 8
  %12 = load i64, ptr %11, align 8
  %13 = icmp sgt i64 %12, %6
  br i1 %13, label %14, label %26

14:                                               ; preds = %9, %20
  %15 = phi i64 [ %24, %20 ], [ %6, %9 ]
  %16 = phi i64 [ %23, %20 ], [ %7, %9 ]
  %17 = getelementptr inbounds %struct.Chain, ptr %11, i64 0, i32 3, i64 %15
  %18 = load i64, ptr %17, align 8
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %20, label %26

20:                                               ; preds = %14
  %21 = getelementptr inbounds %struct.Chain, ptr %11, i64 0, i32 4, i64 %15
  %22 = load i64, ptr %21, align 8
  %23 = tail call i64 @llvm.smin.i64(i64 %16, i64 %22)
  %24 = add i64 %15, 1
  %25 = icmp eq i64 %24, %12
  br i1 %25, label %30, label %14

26:                                               ; preds = %14, %9
  %27 = phi i64 [ %7, %9 ], [ %16, %14 ]
  %28 = phi i64 [ %6, %9 ], [ %15, %14 ]
  %29 = icmp eq i64 %28, %12
  br i1 %29, label %30, label %82

30:                                               ; preds = %20, %26
  %31 = icmp sgt i64 %12, %5
  br i1 %31, label %32, label %58

32:                                               ; preds = %30, %52
  %33 = phi i64 [ %55, %52 ], [ %2, %30 ]
  %34 = phi i64 [ %54, %52 ], [ %1, %30 ]
  %35 = phi i64 [ %56, %52 ], [ %5, %30 ]
  %36 = getelementptr inbounds %struct.Chain, ptr %11, i64 0, i32 4, i64 %35
  %37 = load i64, ptr %36, align 8
  %38 = getelementptr inbounds %struct.Chain, ptr %11, i64 0, i32 3, i64 %35
  %39 = load i64, ptr %38, align 8
  %40 = icmp eq i64 %39, 0
  br i1 %40, label %52, label %41

41:                                               ; preds = %32
  %42 = add i64 %33, -1
  %43 = add i64 %42, %37
  %44 = sdiv i64 %43, %37
  %45 = getelementptr inbounds %struct.Descent, ptr %0, i64 0, i32 5, i64 %35
  %46 = load i64, ptr %45, align 8
  %47 = icmp slt i64 %46, %44
  br i1 %47, label %48, label %58

48:                                               ; preds = %41
  %49 = mul nsw i64 %46, %37
  %50 = add nsw i64 %49, %34
  %51 = sub nsw i64 %33, %49
  br label %52

52:                                               ; preds = %32, %48
  %53 = phi i64 [ %51, %48 ], [ %33, %32 ]
  %54 = phi i64 [ %50, %48 ], [ %34, %32 ]
  %55 = tail call i64 @llvm.smin.i64(i64 %37, i64 %53)
  %56 = add i64 %35, 1
  %57 = icmp eq i64 %56, %12
  br i1 %57, label %58, label %32

58:                                               ; preds = %41, %52, %30
  %59 = phi i64 [ %1, %30 ], [ 0, %41 ], [ %54, %52 ]
  %60 = phi i64 [ %2, %30 ], [ 0, %41 ], [ %55, %52 ]
  %61 = tail call fastcc { i64, i64 } @leaf_of(ptr noundef %0, i64 %3, i64 %4, i64 noundef %5, i64 noundef -1)
  %62 = extractvalue { i64, i64 } %61, 1
  %63 = icmp ne i64 %60, 0
  %64 = icmp ne i64 %62, 0
  %65 = select i1 %63, i1 %64, i1 false
  br i1 %65, label %66, label %107

66:                                               ; preds = %58
  %67 = getelementptr inbounds %struct.Descent, ptr %0, i64 0, i32 1
  %68 = load ptr, ptr %67, align 8
  %69 = load i64, ptr %68, align 8
  %70 = icmp sgt i64 %69, 8191
  br i1 %70, label %71, label %74

71:                                               ; preds = %66
  %72 = load ptr, ptr %0, align 8
  %73 = getelementptr inbounds %struct.Room, ptr %72, i64 0, i32 2
  store i64 1, ptr %73, align 8
  br label %107

74:                                               ; preds = %66
  %75 = extractvalue { i64, i64 } %61, 0
  %76 = add nsw i64 %69, 1
  store i64 %76, ptr %68, align 8
  %77 = getelementptr inbounds %struct.Pieces, ptr %68, i64 0, i32 2, i64 %69
  store i64 %8, ptr %77, align 8
  %78 = getelementptr inbounds i8, ptr %77, i64 8
  store i64 %59, ptr %78, align 8
  %79 = getelementptr inbounds i8, ptr %77, i64 16
  store i64 %60, ptr %79, align 8
  %80 = getelementptr inbounds i8, ptr %77, i64 24
  store i64 %75, ptr %80, align 8
  %81 = getelementptr inbounds i8, ptr %77, i64 32
  store i64 %62, ptr %81, align 8
  br label %107

82:                                               ; preds = %26
  %83 = getelementptr inbounds %struct.Chain, ptr %11, i64 0, i32 4, i64 %28
  %84 = load i64, ptr %83, align 8
  %85 = getelementptr inbounds %struct.Chain, ptr %11, i64 0, i32 3, i64 %28
  %86 = load i64, ptr %85, align 8
  %87 = icmp eq i64 %86, 3
  br i1 %87, label %93, label %88

88:                                               ; preds = %82
  %89 = add i64 %27, -1
  %90 = add i64 %89, %84
  %91 = sdiv i64 %90, %84
  %92 = icmp sgt i64 %91, 0
  br i1 %92, label %93, label %107

93:                                               ; preds = %82, %88
  %94 = phi i64 [ %91, %88 ], [ 1, %82 ]
  %95 = getelementptr inbounds %struct.Descent, ptr %0, i64 0, i32 5, i64 %28
  %96 = add nsw i64 %28, 1
  %97 = tail call i64 @llvm.smin.i64(i64 %27, i64 %84)
  %98 = mul nsw i64 %94, %8
  br label %99

99:                                               ; preds = %93, %99
  %100 = phi i64 [ 0, %93 ], [ %105, %99 ]
  store i64 %100, ptr %95, align 8
  %101 = load i64, ptr %85, align 8
  %102 = icmp eq i64 %101, 2
  %103 = add nsw i64 %100, %98
  %104 = select i1 %102, i64 %8, i64 %103
  tail call fastcc void @instances(ptr noundef %0, i64 %1, i64 %2, i64 %3, i64 %4, i64 noundef %5, i64 noundef %96, i64 noundef %97, i64 noundef %104)
  %105 = add nuw nsw i64 %100, 1
  %106 = icmp eq i64 %105, %94
  br i1 %106, label %107, label %99

107:                                              ; preds = %99, %88, %74, %71, %58
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

; Function Attrs: nofree nosync nounwind memory(read, inaccessiblemem: none)
define internal fastcc { i64, i64 } @leaf_of(ptr noundef %0, i64 %1, i64 %2, i64 noundef %3, i64 noundef %4) unnamed_addr {
  %6 = getelementptr inbounds %struct.Descent, ptr %0, i64 0, i32 2
  %7 = load ptr, ptr %6, align 8
  %8 = load i64, ptr %7, align 8
  %9 = icmp sgt i64 %8, %3
  br i1 %9, label %10, label %63

10:                                               ; preds = %5
  %11 = icmp sgt i64 %4, 0
  br label %12

12:                                               ; preds = %10, %57
  %13 = phi i64 [ %2, %10 ], [ %60, %57 ]
  %14 = phi i64 [ %1, %10 ], [ %59, %57 ]
  %15 = phi i64 [ %3, %10 ], [ %61, %57 ]
  %16 = getelementptr inbounds %struct.Chain, ptr %7, i64 0, i32 4, i64 %15
  %17 = load i64, ptr %16, align 8
  %18 = add i64 %13, -1
  %19 = add i64 %18, %17
  %20 = sdiv i64 %19, %17
  %21 = getelementptr inbounds %struct.Chain, ptr %7, i64 0, i32 3, i64 %15
  %22 = load i64, ptr %21, align 8
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %32, label %24

24:                                               ; preds = %12
  %25 = getelementptr inbounds %struct.Descent, ptr %0, i64 0, i32 5, i64 %15
  %26 = load i64, ptr %25, align 8
  %27 = icmp slt i64 %26, %20
  br i1 %27, label %28, label %63

28:                                               ; preds = %24
  %29 = mul nsw i64 %26, %17
  %30 = add nsw i64 %29, %14
  %31 = sub nsw i64 %13, %29
  br label %57

32:                                               ; preds = %12
  %33 = icmp eq i64 %20, 1
  %34 = select i1 %11, i1 true, i1 %33
  br i1 %34, label %57, label %35

35:                                               ; preds = %32
  %36 = add nsw i64 %20, -1
  %37 = mul nsw i64 %36, %17
  %38 = add nsw i64 %37, %14
  %39 = sub nsw i64 %13, %37
  %40 = tail call i64 @llvm.smin.i64(i64 %17, i64 %39)
  %41 = add nsw i64 %15, 1
  %42 = tail call fastcc { i64, i64 } @leaf_of(ptr noundef %0, i64 %38, i64 %40, i64 noundef %41, i64 noundef %4)
  %43 = extractvalue { i64, i64 } %42, 1
  %44 = icmp eq i64 %43, 0
  br i1 %44, label %45, label %53

45:                                               ; preds = %35
  %46 = add nsw i64 %20, -2
  %47 = mul nsw i64 %46, %17
  %48 = add nsw i64 %47, %14
  %49 = sub nsw i64 %13, %47
  %50 = tail call i64 @llvm.smin.i64(i64 %17, i64 %49)
  %51 = tail call fastcc { i64, i64 } @leaf_of(ptr noundef %0, i64 %48, i64 %50, i64 noundef %41, i64 noundef %4)
  %52 = extractvalue { i64, i64 } %51, 1
  br label %53

53:                                               ; preds = %35, %45
  %54 = phi { i64, i64 } [ %51, %45 ], [ %42, %35 ]
  %55 = phi i64 [ %52, %45 ], [ %43, %35 ]
  %56 = extractvalue { i64, i64 } %54, 0
  br label %63

57:                                               ; preds = %32, %28
  %58 = phi i64 [ %31, %28 ], [ %13, %32 ]
  %59 = phi i64 [ %30, %28 ], [ %14, %32 ]
  %60 = tail call i64 @llvm.smin.i64(i64 %17, i64 %58)
  %61 = add i64 %15, 1
  %62 = icmp eq i64 %61, %8
  br i1 %62, label %63, label %12

63:                                               ; preds = %57, %24, %5, %53
  %64 = phi i64 [ %56, %53 ], [ %1, %5 ], [ %59, %57 ], [ 0, %24 ]
  %65 = phi i64 [ %55, %53 ], [ %2, %5 ], [ %60, %57 ], [ 0, %24 ]
  %66 = insertvalue { i64, i64 } poison, i64 %64, 0
  %67 = insertvalue { i64, i64 } %66, i64 %65, 1
  ret { i64, i64 } %67
}

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite)
define internal fastcc i64 @covered(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr {
  %3 = alloca %struct.Interval, align 8
  %4 = icmp sgt i64 %1, 1
  br i1 %4, label %5, label %82

5:                                                ; preds = %2
  %6 = lshr i64 %1, 1
  br label %9

7:                                                ; preds = %42
  %8 = getelementptr inbounds i8, ptr %0, i64 8
  br label %47

9:                                                ; preds = %42, %5
  %10 = phi i64 [ %11, %42 ], [ %6, %5 ]
  %11 = add nsw i64 %10, -1
  %12 = getelementptr inbounds %struct.Interval, ptr %0, i64 %11
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds i8, ptr %12, i64 8
  %15 = load i64, ptr %14, align 8
  %16 = shl nuw nsw i64 %11, 1
  %17 = or i64 %16, 1
  %18 = icmp slt i64 %17, %1
  br i1 %18, label %19, label %42

19:                                               ; preds = %9, %37
  %20 = phi i64 [ %40, %37 ], [ %17, %9 ]
  %21 = phi i64 [ %39, %37 ], [ %16, %9 ]
  %22 = phi i64 [ %33, %37 ], [ %11, %9 ]
  %23 = add i64 %21, 2
  %24 = icmp slt i64 %23, %1
  br i1 %24, label %25, label %32

25:                                               ; preds = %19
  %26 = getelementptr inbounds %struct.Interval, ptr %0, i64 %23
  %27 = load i64, ptr %26, align 8
  %28 = getelementptr inbounds %struct.Interval, ptr %0, i64 %20
  %29 = load i64, ptr %28, align 8
  %30 = icmp sgt i64 %27, %29
  %31 = select i1 %30, i64 %23, i64 %20
  br label %32

32:                                               ; preds = %25, %19
  %33 = phi i64 [ %20, %19 ], [ %31, %25 ]
  %34 = getelementptr inbounds %struct.Interval, ptr %0, i64 %33
  %35 = load i64, ptr %34, align 8
  %36 = icmp sgt i64 %35, %13
  br i1 %36, label %37, label %42

37:                                               ; preds = %32
  %38 = getelementptr inbounds %struct.Interval, ptr %0, i64 %22
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %38, ptr noundef nonnull align 8 dereferenceable(16) %34, i64 16, i1 false)
  %39 = shl nsw i64 %33, 1
  %40 = or i64 %39, 1
  %41 = icmp slt i64 %40, %1
  br i1 %41, label %19, label %42

42:                                               ; preds = %37, %32, %9
  %43 = phi i64 [ %11, %9 ], [ %22, %32 ], [ %33, %37 ]
  %44 = getelementptr inbounds %struct.Interval, ptr %0, i64 %43
  store i64 %13, ptr %44, align 8
  %45 = getelementptr inbounds i8, ptr %44, i64 8
  store i64 %15, ptr %45, align 8
  %46 = icmp sgt i64 %10, 1
  br i1 %46, label %9, label %7

47:                                               ; preds = %78, %7
  %48 = phi i64 [ %1, %7 ], [ %49, %78 ]
  %49 = add nsw i64 %48, -1
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef nonnull align 8 dereferenceable(16) %0, i64 16, i1 false)
  %50 = getelementptr inbounds %struct.Interval, ptr %0, i64 %49
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %50, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %50, ptr noundef nonnull align 8 dereferenceable(16) %3, i64 16, i1 false)
  %51 = load i64, ptr %0, align 8
  %52 = load i64, ptr %8, align 8
  %53 = icmp ugt i64 %49, 1
  br i1 %53, label %55, label %54

54:                                               ; preds = %47
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3)
  br label %82

55:                                               ; preds = %47, %73
  %56 = phi i64 [ %76, %73 ], [ 1, %47 ]
  %57 = phi i64 [ %75, %73 ], [ 0, %47 ]
  %58 = phi i64 [ %69, %73 ], [ 0, %47 ]
  %59 = add i64 %57, 2
  %60 = icmp slt i64 %59, %49
  br i1 %60, label %61, label %68

61:                                               ; preds = %55
  %62 = getelementptr inbounds %struct.Interval, ptr %0, i64 %59
  %63 = load i64, ptr %62, align 8
  %64 = getelementptr inbounds %struct.Interval, ptr %0, i64 %56
  %65 = load i64, ptr %64, align 8
  %66 = icmp sgt i64 %63, %65
  %67 = select i1 %66, i64 %59, i64 %56
  br label %68

68:                                               ; preds = %61, %55
  %69 = phi i64 [ %56, %55 ], [ %67, %61 ]
  %70 = getelementptr inbounds %struct.Interval, ptr %0, i64 %69
  %71 = load i64, ptr %70, align 8
  %72 = icmp sgt i64 %71, %51
  br i1 %72, label %73, label %78

73:                                               ; preds = %68
  %74 = getelementptr inbounds %struct.Interval, ptr %0, i64 %58
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %74, ptr noundef nonnull align 8 dereferenceable(16) %70, i64 16, i1 false)
  %75 = shl nsw i64 %69, 1
  %76 = or i64 %75, 1
  %77 = icmp slt i64 %76, %49
  br i1 %77, label %55, label %78

78:                                               ; preds = %73, %68
  %79 = phi i64 [ %58, %68 ], [ %69, %73 ]
  %80 = getelementptr inbounds %struct.Interval, ptr %0, i64 %79
  store i64 %51, ptr %80, align 8
  %81 = getelementptr inbounds i8, ptr %80, i64 8
  store i64 %52, ptr %81, align 8
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3)
  br label %47

82:                                               ; preds = %2, %54
  %83 = icmp sgt i64 %1, 0
  br i1 %83, label %86, label %84

84:                                               ; preds = %86, %82
  %85 = phi i64 [ 0, %82 ], [ %103, %86 ]
  ret i64 %85

86:                                               ; preds = %82, %86
  %87 = phi i64 [ %103, %86 ], [ 0, %82 ]
  %88 = phi i64 [ %104, %86 ], [ 0, %82 ]
  %89 = phi i64 [ %101, %86 ], [ 0, %82 ]
  %90 = phi i64 [ %100, %86 ], [ 0, %82 ]
  %91 = icmp eq i64 %89, 0
  %92 = getelementptr inbounds %struct.Interval, ptr %0, i64 %88
  %93 = load i64, ptr %92, align 8
  %94 = tail call i64 @llvm.smax.i64(i64 %93, i64 %90)
  %95 = select i1 %91, i64 %93, i64 %94
  %96 = getelementptr inbounds %struct.Interval, ptr %0, i64 %88, i32 1
  %97 = load i64, ptr %96, align 8
  %98 = icmp sgt i64 %97, %95
  %99 = sub nsw i64 %97, %95
  %100 = select i1 %98, i64 %97, i64 %90
  %101 = select i1 %98, i64 1, i64 %89
  %102 = select i1 %98, i64 %99, i64 0
  %103 = add nsw i64 %102, %87
  %104 = add nuw nsw i64 %88, 1
  %105 = icmp eq i64 %104, %1
  br i1 %105, label %84, label %86
}

; Function Attrs: nofree nosync nounwind
define internal fastcc i64 @count(ptr noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5) unnamed_addr {
  %7 = alloca [49 x i64], align 16
  %8 = alloca [49 x i64], align 16
  %9 = alloca [16 x %struct.Factor], align 16
  %10 = alloca [16 x i64], align 16
  %11 = alloca [49 x i64], align 16
  %12 = alloca [49 x i64], align 16
  %13 = alloca [16 x i64], align 16
  %14 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 1
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds %struct.Problem, ptr %15, i64 0, i32 4
  %17 = load i64, ptr %16, align 8
  %18 = icmp eq i64 %17, %1
  %19 = getelementptr inbounds %struct.Problem, ptr %15, i64 0, i32 13
  %20 = getelementptr inbounds %struct.Problem, ptr %15, i64 0, i32 12
  %21 = select i1 %18, ptr %19, ptr %20
  %22 = load ptr, ptr %21, align 8
  call void @llvm.lifetime.start.p0(i64 26368, ptr nonnull %9)
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %10)
  %23 = load i64, ptr %15, align 8
  %24 = icmp sgt i64 %23, 0
  br i1 %24, label %25, label %31

25:                                               ; preds = %6
  %26 = getelementptr inbounds %struct.Problem, ptr %15, i64 0, i32 9
  %27 = load ptr, ptr %26, align 8
  %28 = icmp eq i64 %4, 0
  %29 = select i1 %28, i64 1, i64 3
  %30 = getelementptr inbounds %struct.Problem, ptr %15, i64 0, i32 8
  br label %49

31:                                               ; preds = %134, %6
  %32 = phi i64 [ 1, %6 ], [ %136, %134 ]
  %33 = phi i64 [ 0, %6 ], [ %137, %134 ]
  %34 = getelementptr inbounds %struct.Problem, ptr %15, i64 0, i32 10
  %35 = load ptr, ptr %34, align 8
  %36 = getelementptr inbounds i64, ptr %35, i64 %1
  %37 = load i64, ptr %36, align 8
  %38 = add nsw i64 %1, 1
  %39 = getelementptr inbounds i64, ptr %35, i64 %38
  %40 = load i64, ptr %39, align 8
  %41 = icmp slt i64 %37, %40
  br i1 %41, label %42, label %799

42:                                               ; preds = %31
  %43 = getelementptr inbounds %struct.Problem, ptr %15, i64 0, i32 11
  %44 = icmp eq i64 %4, 0
  %45 = select i1 %44, i64 1, i64 3
  %46 = getelementptr inbounds %struct.Problem, ptr %15, i64 0, i32 8
  %47 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 10
  %48 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 11
  br label %140

49:                                               ; preds = %25, %134
  %50 = phi i64 [ %23, %25 ], [ %135, %134 ]
  %51 = phi i64 [ 0, %25 ], [ %137, %134 ]
  %52 = phi i64 [ 1, %25 ], [ %136, %134 ]
  %53 = phi i64 [ 0, %25 ], [ %138, %134 ]
  %54 = mul nsw i64 %50, %1
  %55 = add nsw i64 %54, %53
  %56 = getelementptr inbounds i64, ptr %27, i64 %55
  %57 = load i64, ptr %56, align 8
  %58 = icmp eq i64 %57, 0
  br i1 %58, label %59, label %134

59:                                               ; preds = %49
  %60 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %51
  store i64 0, ptr %60, align 16
  %61 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %51, i32 1
  store i64 %53, ptr %61, align 8
  %62 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %51, i32 2
  store i64 -1, ptr %62, align 16
  %63 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %51, i32 8
  %64 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %51, i32 8, i32 2
  store i64 0, ptr %64, align 16
  %65 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %51, i32 8, i32 1
  store i64 0, ptr %65, align 8
  store i64 0, ptr %63, align 16
  %66 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %53
  %67 = load i64, ptr %66, align 8
  %68 = icmp sgt i64 %67, 0
  br i1 %68, label %69, label %125

69:                                               ; preds = %59, %120
  %70 = phi i64 [ %121, %120 ], [ 0, %59 ]
  %71 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %53, i64 %70
  %72 = load i64, ptr %71, align 8
  %73 = icmp slt i64 %72, %2
  br i1 %73, label %74, label %123

74:                                               ; preds = %69
  %75 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %53, i64 %70, i32 2
  %76 = load i64, ptr %75, align 8
  %77 = icmp sgt i64 %76, -1
  br i1 %77, label %80, label %78

78:                                               ; preds = %74
  %79 = load i64, ptr %63, align 16
  br label %104

80:                                               ; preds = %74
  %81 = icmp slt i64 %72, %3
  br i1 %81, label %87, label %82

82:                                               ; preds = %80
  %83 = getelementptr inbounds i64, ptr %22, i64 %76
  %84 = load i64, ptr %83, align 8
  %85 = icmp eq i64 %84, 0
  %86 = select i1 %85, i64 1, i64 2
  br label %87

87:                                               ; preds = %82, %80
  %88 = phi i64 [ %86, %82 ], [ %29, %80 ]
  %89 = load i64, ptr %63, align 16
  %90 = add nsw i64 %89, -1
  %91 = icmp sgt i64 %89, 0
  br i1 %91, label %92, label %104

92:                                               ; preds = %87
  %93 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %51, i32 8, i32 3, i64 %90
  %94 = load i64, ptr %93, align 8
  %95 = icmp eq i64 %94, %88
  br i1 %95, label %96, label %104

96:                                               ; preds = %92
  %97 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %51, i32 8, i32 4, i64 %90
  %98 = load i64, ptr %97, align 8
  %99 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %53, i64 %70, i32 1
  %100 = load i64, ptr %99, align 8
  %101 = srem i64 %98, %100
  %102 = icmp eq i64 %101, 0
  br i1 %102, label %103, label %104

103:                                              ; preds = %96
  store i64 %100, ptr %97, align 8
  br label %120

104:                                              ; preds = %96, %92, %87, %78
  %105 = phi i64 [ %79, %78 ], [ %89, %96 ], [ %89, %92 ], [ %89, %87 ]
  %106 = phi i64 [ 0, %78 ], [ %88, %96 ], [ %88, %92 ], [ %88, %87 ]
  %107 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %51, i32 8, i32 3, i64 %105
  store i64 %106, ptr %107, align 8
  %108 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %53, i64 %70, i32 1
  %109 = load i64, ptr %108, align 8
  %110 = load i64, ptr %63, align 16
  %111 = add nsw i64 %110, 1
  store i64 %111, ptr %63, align 16
  %112 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %51, i32 8, i32 4, i64 %110
  store i64 %109, ptr %112, align 8
  %113 = icmp eq i64 %106, 0
  %114 = zext i1 %113 to i64
  %115 = load i64, ptr %65, align 8
  %116 = add nsw i64 %115, %114
  store i64 %116, ptr %65, align 8
  %117 = zext i1 %77 to i64
  %118 = load i64, ptr %64, align 16
  %119 = add nsw i64 %118, %117
  store i64 %119, ptr %64, align 16
  br label %120

120:                                              ; preds = %104, %103
  %121 = add nuw nsw i64 %70, 1
  %122 = icmp eq i64 %121, %67
  br i1 %122, label %123, label %69

123:                                              ; preds = %120, %69
  %124 = load i64, ptr %65, align 8
  br label %125

125:                                              ; preds = %123, %59
  %126 = phi i64 [ %124, %123 ], [ 0, %59 ]
  %127 = load ptr, ptr %30, align 8
  %128 = getelementptr inbounds i64, ptr %127, i64 %53
  %129 = load i64, ptr %128, align 8
  %130 = call fastcc i64 @visits(i64 noundef %129, ptr noundef nonnull %63, i64 noundef %126)
  %131 = mul nsw i64 %130, %52
  %132 = add nsw i64 %51, 1
  %133 = load i64, ptr %15, align 8
  br label %134

134:                                              ; preds = %49, %125
  %135 = phi i64 [ %50, %49 ], [ %133, %125 ]
  %136 = phi i64 [ %52, %49 ], [ %131, %125 ]
  %137 = phi i64 [ %51, %49 ], [ %132, %125 ]
  %138 = add nuw nsw i64 %53, 1
  %139 = icmp slt i64 %138, %135
  br i1 %139, label %49, label %31

140:                                              ; preds = %42, %789
  %141 = phi i64 [ %33, %42 ], [ %147, %789 ]
  %142 = phi i64 [ %32, %42 ], [ %791, %789 ]
  %143 = phi i64 [ %37, %42 ], [ %792, %789 ]
  %144 = load ptr, ptr %43, align 8
  %145 = mul nsw i64 %143, 6
  %146 = getelementptr inbounds i64, ptr %144, i64 %145
  %147 = add nsw i64 %141, 1
  %148 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141
  %149 = getelementptr inbounds i64, ptr %146, i64 5
  %150 = load i64, ptr %149, align 8
  %151 = icmp sgt i64 %150, -1
  br i1 %151, label %157, label %152

152:                                              ; preds = %140
  %153 = getelementptr inbounds i64, ptr %146, i64 2
  %154 = load i64, ptr %153, align 8
  %155 = icmp slt i64 %154, 0
  %156 = select i1 %155, i64 1, i64 2
  br label %157

157:                                              ; preds = %140, %152
  %158 = phi i64 [ %156, %152 ], [ 3, %140 ]
  store i64 %158, ptr %148, align 16
  %159 = load i64, ptr %146, align 8
  %160 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 1
  store i64 %159, ptr %160, align 8
  %161 = getelementptr inbounds i64, ptr %146, i64 1
  %162 = load i64, ptr %161, align 8
  %163 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 3
  store i64 %162, ptr %163, align 8
  %164 = getelementptr inbounds i64, ptr %146, i64 2
  %165 = load i64, ptr %164, align 8
  %166 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 2
  store i64 %165, ptr %166, align 16
  %167 = getelementptr inbounds i64, ptr %146, i64 3
  %168 = load i64, ptr %167, align 8
  %169 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 4
  store i64 %168, ptr %169, align 16
  %170 = getelementptr inbounds i64, ptr %146, i64 4
  %171 = load i64, ptr %170, align 8
  %172 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 5
  store i64 %171, ptr %172, align 8
  %173 = load i64, ptr %149, align 8
  %174 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 6
  store i64 %173, ptr %174, align 16
  %175 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 8
  %176 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 8, i32 2
  store i64 0, ptr %176, align 16
  %177 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 8, i32 1
  store i64 0, ptr %177, align 8
  store i64 0, ptr %175, align 16
  %178 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %159
  %179 = load i64, ptr %178, align 8
  %180 = icmp sgt i64 %179, 0
  br i1 %180, label %181, label %238

181:                                              ; preds = %157, %232
  %182 = phi i64 [ %233, %232 ], [ 0, %157 ]
  %183 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %159, i64 %182
  %184 = load i64, ptr %183, align 8
  %185 = icmp slt i64 %184, %2
  br i1 %185, label %186, label %235

186:                                              ; preds = %181
  %187 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %159, i64 %182, i32 2
  %188 = load i64, ptr %187, align 8
  %189 = icmp sgt i64 %188, -1
  br i1 %189, label %192, label %190

190:                                              ; preds = %186
  %191 = load i64, ptr %175, align 16
  br label %216

192:                                              ; preds = %186
  %193 = icmp slt i64 %184, %3
  br i1 %193, label %199, label %194

194:                                              ; preds = %192
  %195 = getelementptr inbounds i64, ptr %22, i64 %188
  %196 = load i64, ptr %195, align 8
  %197 = icmp eq i64 %196, 0
  %198 = select i1 %197, i64 1, i64 2
  br label %199

199:                                              ; preds = %194, %192
  %200 = phi i64 [ %198, %194 ], [ %45, %192 ]
  %201 = load i64, ptr %175, align 16
  %202 = add nsw i64 %201, -1
  %203 = icmp sgt i64 %201, 0
  br i1 %203, label %204, label %216

204:                                              ; preds = %199
  %205 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 8, i32 3, i64 %202
  %206 = load i64, ptr %205, align 8
  %207 = icmp eq i64 %206, %200
  br i1 %207, label %208, label %216

208:                                              ; preds = %204
  %209 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 8, i32 4, i64 %202
  %210 = load i64, ptr %209, align 8
  %211 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %159, i64 %182, i32 1
  %212 = load i64, ptr %211, align 8
  %213 = srem i64 %210, %212
  %214 = icmp eq i64 %213, 0
  br i1 %214, label %215, label %216

215:                                              ; preds = %208
  store i64 %212, ptr %209, align 8
  br label %232

216:                                              ; preds = %208, %204, %199, %190
  %217 = phi i64 [ %191, %190 ], [ %201, %208 ], [ %201, %204 ], [ %201, %199 ]
  %218 = phi i64 [ 0, %190 ], [ %200, %208 ], [ %200, %204 ], [ %200, %199 ]
  %219 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 8, i32 3, i64 %217
  store i64 %218, ptr %219, align 8
  %220 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %159, i64 %182, i32 1
  %221 = load i64, ptr %220, align 8
  %222 = load i64, ptr %175, align 16
  %223 = add nsw i64 %222, 1
  store i64 %223, ptr %175, align 16
  %224 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 8, i32 4, i64 %222
  store i64 %221, ptr %224, align 8
  %225 = icmp eq i64 %218, 0
  %226 = zext i1 %225 to i64
  %227 = load i64, ptr %177, align 8
  %228 = add nsw i64 %227, %226
  store i64 %228, ptr %177, align 8
  %229 = zext i1 %189 to i64
  %230 = load i64, ptr %176, align 16
  %231 = add nsw i64 %230, %229
  store i64 %231, ptr %176, align 16
  br label %232

232:                                              ; preds = %216, %215
  %233 = add nuw nsw i64 %182, 1
  %234 = icmp eq i64 %233, %179
  br i1 %234, label %235, label %181

235:                                              ; preds = %232, %181
  %236 = load i64, ptr %160, align 8
  %237 = load i64, ptr %148, align 16
  br label %238

238:                                              ; preds = %235, %157
  %239 = phi i64 [ %237, %235 ], [ %158, %157 ]
  %240 = phi i64 [ %236, %235 ], [ %159, %157 ]
  %241 = load ptr, ptr %46, align 8
  %242 = getelementptr inbounds i64, ptr %241, i64 %240
  %243 = load i64, ptr %242, align 8
  switch i64 %239, label %536 [
    i64 3, label %244
    i64 1, label %310
  ]

244:                                              ; preds = %238
  %245 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 9
  %246 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 9, i32 2
  store i64 0, ptr %246, align 8
  %247 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 9, i32 1
  store i64 0, ptr %247, align 16
  store i64 0, ptr %245, align 8
  %248 = load i64, ptr %166, align 16
  %249 = icmp sgt i64 %248, -1
  br i1 %249, label %250, label %308

250:                                              ; preds = %244
  store i64 0, ptr %246, align 8
  store i64 0, ptr %247, align 16
  store i64 0, ptr %245, align 8
  %251 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %248
  %252 = load i64, ptr %251, align 8
  %253 = icmp sgt i64 %252, 0
  br i1 %253, label %254, label %308

254:                                              ; preds = %250, %305
  %255 = phi i64 [ %306, %305 ], [ 0, %250 ]
  %256 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %248, i64 %255
  %257 = load i64, ptr %256, align 8
  %258 = icmp slt i64 %257, %2
  br i1 %258, label %259, label %308

259:                                              ; preds = %254
  %260 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %248, i64 %255, i32 2
  %261 = load i64, ptr %260, align 8
  %262 = icmp sgt i64 %261, -1
  br i1 %262, label %265, label %263

263:                                              ; preds = %259
  %264 = load i64, ptr %245, align 8
  br label %289

265:                                              ; preds = %259
  %266 = icmp slt i64 %257, %3
  br i1 %266, label %272, label %267

267:                                              ; preds = %265
  %268 = getelementptr inbounds i64, ptr %22, i64 %261
  %269 = load i64, ptr %268, align 8
  %270 = icmp eq i64 %269, 0
  %271 = select i1 %270, i64 1, i64 2
  br label %272

272:                                              ; preds = %267, %265
  %273 = phi i64 [ %271, %267 ], [ %45, %265 ]
  %274 = load i64, ptr %245, align 8
  %275 = add nsw i64 %274, -1
  %276 = icmp sgt i64 %274, 0
  br i1 %276, label %277, label %289

277:                                              ; preds = %272
  %278 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 9, i32 3, i64 %275
  %279 = load i64, ptr %278, align 8
  %280 = icmp eq i64 %279, %273
  br i1 %280, label %281, label %289

281:                                              ; preds = %277
  %282 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 9, i32 4, i64 %275
  %283 = load i64, ptr %282, align 8
  %284 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %248, i64 %255, i32 1
  %285 = load i64, ptr %284, align 8
  %286 = srem i64 %283, %285
  %287 = icmp eq i64 %286, 0
  br i1 %287, label %288, label %289

288:                                              ; preds = %281
  store i64 %285, ptr %282, align 8
  br label %305

289:                                              ; preds = %281, %277, %272, %263
  %290 = phi i64 [ %264, %263 ], [ %274, %281 ], [ %274, %277 ], [ %274, %272 ]
  %291 = phi i64 [ 0, %263 ], [ %273, %281 ], [ %273, %277 ], [ %273, %272 ]
  %292 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 9, i32 3, i64 %290
  store i64 %291, ptr %292, align 8
  %293 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %248, i64 %255, i32 1
  %294 = load i64, ptr %293, align 8
  %295 = load i64, ptr %245, align 8
  %296 = add nsw i64 %295, 1
  store i64 %296, ptr %245, align 8
  %297 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 9, i32 4, i64 %295
  store i64 %294, ptr %297, align 8
  %298 = icmp eq i64 %291, 0
  %299 = zext i1 %298 to i64
  %300 = load i64, ptr %247, align 16
  %301 = add nsw i64 %300, %299
  store i64 %301, ptr %247, align 16
  %302 = zext i1 %262 to i64
  %303 = load i64, ptr %246, align 8
  %304 = add nsw i64 %303, %302
  store i64 %304, ptr %246, align 8
  br label %305

305:                                              ; preds = %289, %288
  %306 = add nuw nsw i64 %255, 1
  %307 = icmp eq i64 %306, %252
  br i1 %307, label %308, label %254

308:                                              ; preds = %305, %254, %250, %244
  %309 = call fastcc i64 @padded(ptr noundef nonnull %0, ptr noundef nonnull %148, i64 noundef -1, i64 noundef 0, i64 noundef -1, i64 noundef 0, i64 noundef 0)
  br label %789

310:                                              ; preds = %238
  call void @llvm.lifetime.start.p0(i64 392, ptr nonnull %11)
  call void @llvm.lifetime.start.p0(i64 392, ptr nonnull %12)
  %311 = load i64, ptr %175, align 16
  %312 = icmp sgt i64 %311, 0
  br i1 %312, label %313, label %362

313:                                              ; preds = %310
  %314 = and i64 %311, 1
  %315 = icmp eq i64 %311, 1
  br i1 %315, label %318, label %316

316:                                              ; preds = %313
  %317 = and i64 %311, -2
  br label %336

318:                                              ; preds = %354, %313
  %319 = phi i64 [ undef, %313 ], [ %358, %354 ]
  %320 = phi i64 [ 0, %313 ], [ %358, %354 ]
  %321 = phi i64 [ 0, %313 ], [ %359, %354 ]
  %322 = icmp eq i64 %314, 0
  br i1 %322, label %333, label %323

323:                                              ; preds = %318
  %324 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 8, i32 3, i64 %321
  %325 = load i64, ptr %324, align 8
  %326 = icmp eq i64 %325, 2
  br i1 %326, label %327, label %328

327:                                              ; preds = %323
  store i64 1, ptr %324, align 8
  br label %328

328:                                              ; preds = %327, %323
  %329 = phi i64 [ 1, %327 ], [ %325, %323 ]
  %330 = icmp eq i64 %329, 3
  %331 = zext i1 %330 to i64
  %332 = or i64 %320, %331
  br label %333

333:                                              ; preds = %318, %328
  %334 = phi i64 [ %319, %318 ], [ %332, %328 ]
  %335 = icmp eq i64 %334, 0
  br i1 %335, label %362, label %365

336:                                              ; preds = %354, %316
  %337 = phi i64 [ 0, %316 ], [ %358, %354 ]
  %338 = phi i64 [ 0, %316 ], [ %359, %354 ]
  %339 = phi i64 [ 0, %316 ], [ %360, %354 ]
  %340 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 8, i32 3, i64 %338
  %341 = load i64, ptr %340, align 8
  %342 = icmp eq i64 %341, 2
  br i1 %342, label %343, label %344

343:                                              ; preds = %336
  store i64 1, ptr %340, align 8
  br label %344

344:                                              ; preds = %343, %336
  %345 = phi i64 [ 1, %343 ], [ %341, %336 ]
  %346 = icmp eq i64 %345, 3
  %347 = zext i1 %346 to i64
  %348 = or i64 %337, %347
  %349 = or i64 %338, 1
  %350 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 8, i32 3, i64 %349
  %351 = load i64, ptr %350, align 16
  %352 = icmp eq i64 %351, 2
  br i1 %352, label %353, label %354

353:                                              ; preds = %344
  store i64 1, ptr %350, align 16
  br label %354

354:                                              ; preds = %353, %344
  %355 = phi i64 [ 1, %353 ], [ %351, %344 ]
  %356 = icmp eq i64 %355, 3
  %357 = zext i1 %356 to i64
  %358 = or i64 %348, %357
  %359 = add nuw nsw i64 %338, 2
  %360 = add i64 %339, 2
  %361 = icmp eq i64 %360, %317
  br i1 %361, label %318, label %336

362:                                              ; preds = %310, %333
  %363 = load i64, ptr %163, align 8
  %364 = icmp sgt i64 %363, 1
  br i1 %364, label %365, label %534

365:                                              ; preds = %362, %333
  store i64 %243, ptr %11, align 16
  store i64 1, ptr %12, align 16
  br i1 %312, label %366, label %480

366:                                              ; preds = %365, %474
  %367 = phi i64 [ %475, %474 ], [ 1, %365 ]
  %368 = phi i64 [ %476, %474 ], [ 0, %365 ]
  %369 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 8, i32 4, i64 %368
  %370 = load i64, ptr %369, align 8
  %371 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 8, i32 3, i64 %368
  %372 = load i64, ptr %371, align 8
  %373 = icmp sgt i64 %372, 1
  %374 = icmp sgt i64 %367, 0
  br i1 %373, label %376, label %375

375:                                              ; preds = %366
  br i1 %374, label %421, label %474

376:                                              ; preds = %366
  br i1 %374, label %377, label %474

377:                                              ; preds = %376
  %378 = and i64 %367, 3
  %379 = icmp ult i64 %367, 4
  br i1 %379, label %462, label %380

380:                                              ; preds = %377
  %381 = and i64 %367, -4
  br label %382

382:                                              ; preds = %382, %380
  %383 = phi i64 [ 0, %380 ], [ %400, %382 ]
  %384 = phi i64 [ 0, %380 ], [ %401, %382 ]
  %385 = getelementptr inbounds i64, ptr %11, i64 %383
  %386 = load i64, ptr %385, align 16
  %387 = call i64 @llvm.smin.i64(i64 %386, i64 %370)
  store i64 %387, ptr %385, align 16
  %388 = or i64 %383, 1
  %389 = getelementptr inbounds i64, ptr %11, i64 %388
  %390 = load i64, ptr %389, align 8
  %391 = call i64 @llvm.smin.i64(i64 %390, i64 %370)
  store i64 %391, ptr %389, align 8
  %392 = or i64 %383, 2
  %393 = getelementptr inbounds i64, ptr %11, i64 %392
  %394 = load i64, ptr %393, align 16
  %395 = call i64 @llvm.smin.i64(i64 %394, i64 %370)
  store i64 %395, ptr %393, align 16
  %396 = or i64 %383, 3
  %397 = getelementptr inbounds i64, ptr %11, i64 %396
  %398 = load i64, ptr %397, align 8
  %399 = call i64 @llvm.smin.i64(i64 %398, i64 %370)
  store i64 %399, ptr %397, align 8
  %400 = add nuw nsw i64 %383, 4
  %401 = add i64 %384, 4
  %402 = icmp eq i64 %401, %381
  br i1 %402, label %462, label %382

403:                                              ; preds = %439
  %404 = icmp eq i64 %433, 0
  br i1 %404, label %474, label %405

405:                                              ; preds = %403
  %406 = icmp sgt i64 %440, 0
  br i1 %406, label %407, label %443

407:                                              ; preds = %405
  %408 = and i64 %440, 1
  %409 = icmp eq i64 %408, 0
  br i1 %409, label %418, label %410

410:                                              ; preds = %407
  %411 = add nsw i64 %440, -1
  %412 = getelementptr inbounds i64, ptr %11, i64 %411
  %413 = load i64, ptr %412, align 8
  %414 = getelementptr inbounds i64, ptr %11, i64 %440
  store i64 %413, ptr %414, align 8
  %415 = getelementptr inbounds i64, ptr %12, i64 %411
  %416 = load i64, ptr %415, align 8
  %417 = getelementptr inbounds i64, ptr %12, i64 %440
  store i64 %416, ptr %417, align 8
  br label %418

418:                                              ; preds = %410, %407
  %419 = phi i64 [ %440, %407 ], [ %411, %410 ]
  %420 = icmp eq i64 %440, 1
  br i1 %420, label %443, label %445

421:                                              ; preds = %375, %439
  %422 = phi i64 [ %441, %439 ], [ 0, %375 ]
  %423 = phi i64 [ %440, %439 ], [ 0, %375 ]
  %424 = phi i64 [ %433, %439 ], [ 0, %375 ]
  %425 = getelementptr inbounds i64, ptr %11, i64 %422
  %426 = load i64, ptr %425, align 8
  %427 = sdiv i64 %426, %370
  %428 = srem i64 %426, %370
  %429 = mul nsw i64 %427, %370
  %430 = getelementptr inbounds i64, ptr %12, i64 %422
  %431 = load i64, ptr %430, align 8
  %432 = mul nsw i64 %431, %427
  %433 = add nsw i64 %432, %424
  %434 = icmp eq i64 %426, %429
  br i1 %434, label %439, label %435

435:                                              ; preds = %421
  %436 = getelementptr inbounds i64, ptr %11, i64 %423
  store i64 %428, ptr %436, align 8
  %437 = getelementptr inbounds i64, ptr %12, i64 %423
  store i64 %431, ptr %437, align 8
  %438 = add nsw i64 %423, 1
  br label %439

439:                                              ; preds = %435, %421
  %440 = phi i64 [ %438, %435 ], [ %423, %421 ]
  %441 = add nuw nsw i64 %422, 1
  %442 = icmp eq i64 %441, %367
  br i1 %442, label %403, label %421

443:                                              ; preds = %418, %445, %405
  store i64 %370, ptr %11, align 16
  store i64 %433, ptr %12, align 16
  %444 = add nsw i64 %440, 1
  br label %474

445:                                              ; preds = %418, %445
  %446 = phi i64 [ %454, %445 ], [ %419, %418 ]
  %447 = add nsw i64 %446, -1
  %448 = getelementptr inbounds i64, ptr %11, i64 %447
  %449 = load i64, ptr %448, align 8
  %450 = getelementptr inbounds i64, ptr %11, i64 %446
  store i64 %449, ptr %450, align 8
  %451 = getelementptr inbounds i64, ptr %12, i64 %447
  %452 = load i64, ptr %451, align 8
  %453 = getelementptr inbounds i64, ptr %12, i64 %446
  store i64 %452, ptr %453, align 8
  %454 = add nsw i64 %446, -2
  %455 = getelementptr inbounds i64, ptr %11, i64 %454
  %456 = load i64, ptr %455, align 8
  %457 = getelementptr inbounds i64, ptr %11, i64 %447
  store i64 %456, ptr %457, align 8
  %458 = getelementptr inbounds i64, ptr %12, i64 %454
  %459 = load i64, ptr %458, align 8
  %460 = getelementptr inbounds i64, ptr %12, i64 %447
  store i64 %459, ptr %460, align 8
  %461 = icmp ugt i64 %447, 1
  br i1 %461, label %445, label %443

462:                                              ; preds = %382, %377
  %463 = phi i64 [ 0, %377 ], [ %400, %382 ]
  %464 = icmp eq i64 %378, 0
  br i1 %464, label %474, label %465

465:                                              ; preds = %462, %465
  %466 = phi i64 [ %471, %465 ], [ %463, %462 ]
  %467 = phi i64 [ %472, %465 ], [ 0, %462 ]
  %468 = getelementptr inbounds i64, ptr %11, i64 %466
  %469 = load i64, ptr %468, align 8
  %470 = call i64 @llvm.smin.i64(i64 %469, i64 %370)
  store i64 %470, ptr %468, align 8
  %471 = add nuw nsw i64 %466, 1
  %472 = add i64 %467, 1
  %473 = icmp eq i64 %472, %378
  br i1 %473, label %474, label %465

474:                                              ; preds = %462, %465, %443, %403, %376, %375
  %475 = phi i64 [ %444, %443 ], [ %440, %403 ], [ %367, %376 ], [ 0, %375 ], [ %367, %465 ], [ %367, %462 ]
  %476 = add nuw nsw i64 %368, 1
  %477 = icmp eq i64 %476, %311
  br i1 %477, label %478, label %366

478:                                              ; preds = %474
  %479 = icmp sgt i64 %475, 0
  br i1 %479, label %480, label %534

480:                                              ; preds = %365, %478
  %481 = phi i64 [ %475, %478 ], [ 1, %365 ]
  %482 = load i64, ptr %163, align 8
  %483 = and i64 %481, 1
  %484 = icmp eq i64 %481, 1
  br i1 %484, label %517, label %485

485:                                              ; preds = %480
  %486 = and i64 %481, -2
  br label %487

487:                                              ; preds = %487, %485
  %488 = phi i64 [ 0, %485 ], [ %513, %487 ]
  %489 = phi i64 [ 0, %485 ], [ %514, %487 ]
  %490 = phi i64 [ 0, %485 ], [ %515, %487 ]
  %491 = getelementptr inbounds [49 x i64], ptr %12, i64 0, i64 %489
  %492 = load i64, ptr %491, align 16
  %493 = getelementptr inbounds [49 x i64], ptr %11, i64 0, i64 %489
  %494 = load i64, ptr %493, align 16
  %495 = icmp sgt i64 %494, 0
  %496 = add nsw i64 %494, -1
  %497 = mul nsw i64 %496, %482
  %498 = add nsw i64 %497, 1
  %499 = select i1 %495, i64 %498, i64 0
  %500 = mul nsw i64 %499, %492
  %501 = add nsw i64 %500, %488
  %502 = or i64 %489, 1
  %503 = getelementptr inbounds [49 x i64], ptr %12, i64 0, i64 %502
  %504 = load i64, ptr %503, align 8
  %505 = getelementptr inbounds [49 x i64], ptr %11, i64 0, i64 %502
  %506 = load i64, ptr %505, align 8
  %507 = icmp sgt i64 %506, 0
  %508 = add nsw i64 %506, -1
  %509 = mul nsw i64 %508, %482
  %510 = add nsw i64 %509, 1
  %511 = select i1 %507, i64 %510, i64 0
  %512 = mul nsw i64 %511, %504
  %513 = add nsw i64 %512, %501
  %514 = add nuw nsw i64 %489, 2
  %515 = add i64 %490, 2
  %516 = icmp eq i64 %515, %486
  br i1 %516, label %517, label %487

517:                                              ; preds = %487, %480
  %518 = phi i64 [ undef, %480 ], [ %513, %487 ]
  %519 = phi i64 [ 0, %480 ], [ %513, %487 ]
  %520 = phi i64 [ 0, %480 ], [ %514, %487 ]
  %521 = icmp eq i64 %483, 0
  br i1 %521, label %534, label %522

522:                                              ; preds = %517
  %523 = getelementptr inbounds [49 x i64], ptr %12, i64 0, i64 %520
  %524 = load i64, ptr %523, align 8
  %525 = getelementptr inbounds [49 x i64], ptr %11, i64 0, i64 %520
  %526 = load i64, ptr %525, align 8
  %527 = icmp sgt i64 %526, 0
  %528 = add nsw i64 %526, -1
  %529 = mul nsw i64 %528, %482
  %530 = add nsw i64 %529, 1
  %531 = select i1 %527, i64 %530, i64 0
  %532 = mul nsw i64 %531, %524
  %533 = add nsw i64 %532, %519
  br label %534

534:                                              ; preds = %522, %517, %478, %362
  %535 = phi i64 [ %243, %362 ], [ 0, %478 ], [ %518, %517 ], [ %533, %522 ]
  call void @llvm.lifetime.end.p0(i64 392, ptr nonnull %12)
  call void @llvm.lifetime.end.p0(i64 392, ptr nonnull %11)
  br label %789

536:                                              ; preds = %238
  %537 = load i64, ptr %166, align 16
  %538 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 9
  %539 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 9, i32 2
  store i64 0, ptr %539, align 8
  %540 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 9, i32 1
  store i64 0, ptr %540, align 16
  store i64 0, ptr %538, align 8
  %541 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %537
  %542 = load i64, ptr %541, align 8
  %543 = icmp sgt i64 %542, 0
  br i1 %543, label %544, label %598

544:                                              ; preds = %536, %595
  %545 = phi i64 [ %596, %595 ], [ 0, %536 ]
  %546 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %537, i64 %545
  %547 = load i64, ptr %546, align 8
  %548 = icmp slt i64 %547, %2
  br i1 %548, label %549, label %598

549:                                              ; preds = %544
  %550 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %537, i64 %545, i32 2
  %551 = load i64, ptr %550, align 8
  %552 = icmp sgt i64 %551, -1
  br i1 %552, label %555, label %553

553:                                              ; preds = %549
  %554 = load i64, ptr %538, align 8
  br label %579

555:                                              ; preds = %549
  %556 = icmp slt i64 %547, %3
  br i1 %556, label %562, label %557

557:                                              ; preds = %555
  %558 = getelementptr inbounds i64, ptr %22, i64 %551
  %559 = load i64, ptr %558, align 8
  %560 = icmp eq i64 %559, 0
  %561 = select i1 %560, i64 1, i64 2
  br label %562

562:                                              ; preds = %557, %555
  %563 = phi i64 [ %561, %557 ], [ %45, %555 ]
  %564 = load i64, ptr %538, align 8
  %565 = add nsw i64 %564, -1
  %566 = icmp sgt i64 %564, 0
  br i1 %566, label %567, label %579

567:                                              ; preds = %562
  %568 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 9, i32 3, i64 %565
  %569 = load i64, ptr %568, align 8
  %570 = icmp eq i64 %569, %563
  br i1 %570, label %571, label %579

571:                                              ; preds = %567
  %572 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 9, i32 4, i64 %565
  %573 = load i64, ptr %572, align 8
  %574 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %537, i64 %545, i32 1
  %575 = load i64, ptr %574, align 8
  %576 = srem i64 %573, %575
  %577 = icmp eq i64 %576, 0
  br i1 %577, label %578, label %579

578:                                              ; preds = %571
  store i64 %575, ptr %572, align 8
  br label %595

579:                                              ; preds = %571, %567, %562, %553
  %580 = phi i64 [ %554, %553 ], [ %564, %571 ], [ %564, %567 ], [ %564, %562 ]
  %581 = phi i64 [ 0, %553 ], [ %563, %571 ], [ %563, %567 ], [ %563, %562 ]
  %582 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 9, i32 3, i64 %580
  store i64 %581, ptr %582, align 8
  %583 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %537, i64 %545, i32 1
  %584 = load i64, ptr %583, align 8
  %585 = load i64, ptr %538, align 8
  %586 = add nsw i64 %585, 1
  store i64 %586, ptr %538, align 8
  %587 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 9, i32 4, i64 %585
  store i64 %584, ptr %587, align 8
  %588 = icmp eq i64 %581, 0
  %589 = zext i1 %588 to i64
  %590 = load i64, ptr %540, align 16
  %591 = add nsw i64 %590, %589
  store i64 %591, ptr %540, align 16
  %592 = zext i1 %552 to i64
  %593 = load i64, ptr %539, align 8
  %594 = add nsw i64 %593, %592
  store i64 %594, ptr %539, align 8
  br label %595

595:                                              ; preds = %579, %578
  %596 = add nuw nsw i64 %545, 1
  %597 = icmp eq i64 %596, %542
  br i1 %597, label %598, label %544

598:                                              ; preds = %544, %595, %536
  %599 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 7
  store i64 1, ptr %599, align 8
  %600 = load i64, ptr %175, align 16
  %601 = icmp sgt i64 %600, 0
  br i1 %601, label %602, label %685

602:                                              ; preds = %598
  %603 = and i64 %600, 1
  %604 = icmp eq i64 %600, 1
  br i1 %604, label %607, label %605

605:                                              ; preds = %602
  %606 = and i64 %600, -2
  br label %622

607:                                              ; preds = %622, %602
  %608 = phi i64 [ undef, %602 ], [ %638, %622 ]
  %609 = phi i64 [ 0, %602 ], [ %639, %622 ]
  %610 = phi i64 [ 0, %602 ], [ %638, %622 ]
  %611 = icmp eq i64 %603, 0
  br i1 %611, label %619, label %612

612:                                              ; preds = %607
  %613 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 8, i32 3, i64 %609
  %614 = load i64, ptr %613, align 8
  %615 = add i64 %614, -1
  %616 = icmp ult i64 %615, 2
  %617 = zext i1 %616 to i64
  %618 = add nuw nsw i64 %610, %617
  br label %619

619:                                              ; preds = %607, %612
  %620 = phi i64 [ %608, %607 ], [ %618, %612 ]
  %621 = icmp ugt i64 %620, 1
  br i1 %621, label %642, label %685

622:                                              ; preds = %622, %605
  %623 = phi i64 [ 0, %605 ], [ %639, %622 ]
  %624 = phi i64 [ 0, %605 ], [ %638, %622 ]
  %625 = phi i64 [ 0, %605 ], [ %640, %622 ]
  %626 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 8, i32 3, i64 %623
  %627 = load i64, ptr %626, align 8
  %628 = add i64 %627, -1
  %629 = icmp ult i64 %628, 2
  %630 = zext i1 %629 to i64
  %631 = add nuw nsw i64 %624, %630
  %632 = or i64 %623, 1
  %633 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 8, i32 3, i64 %632
  %634 = load i64, ptr %633, align 16
  %635 = add i64 %634, -1
  %636 = icmp ult i64 %635, 2
  %637 = zext i1 %636 to i64
  %638 = add nuw nsw i64 %631, %637
  %639 = add nuw nsw i64 %623, 2
  %640 = add i64 %625, 2
  %641 = icmp eq i64 %640, %606
  br i1 %641, label %607, label %622

642:                                              ; preds = %619
  br i1 %601, label %643, label %679

643:                                              ; preds = %642, %670
  %644 = phi i1 [ %673, %670 ], [ true, %642 ]
  %645 = phi i64 [ %672, %670 ], [ 0, %642 ]
  %646 = phi i64 [ %662, %670 ], [ 0, %642 ]
  %647 = phi i64 [ %657, %670 ], [ 1, %642 ]
  %648 = phi i64 [ %671, %670 ], [ 1, %642 ]
  %649 = phi i64 [ %652, %670 ], [ %243, %642 ]
  %650 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 8, i32 4, i64 %645
  %651 = load i64, ptr %650, align 8
  %652 = call i64 @llvm.smin.i64(i64 %649, i64 %651)
  %653 = srem i64 %649, %652
  %654 = sdiv i64 %649, %652
  %655 = icmp eq i64 %653, 0
  %656 = zext i1 %655 to i64
  %657 = and i64 %647, %656
  %658 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 8, i32 3, i64 %645
  %659 = load i64, ptr %658, align 8
  %660 = icmp eq i64 %659, 2
  %661 = zext i1 %660 to i64
  %662 = add nuw nsw i64 %646, %661
  %663 = icmp eq i64 %659, 1
  br i1 %663, label %664, label %670

664:                                              ; preds = %643
  %665 = icmp eq i64 %657, 0
  %666 = icmp ne i64 %662, 0
  %667 = select i1 %665, i1 true, i1 %666
  br i1 %667, label %675, label %668

668:                                              ; preds = %664
  %669 = mul nsw i64 %654, %648
  store i64 3, ptr %658, align 8
  br label %670

670:                                              ; preds = %668, %643
  %671 = phi i64 [ %669, %668 ], [ %648, %643 ]
  %672 = add nuw nsw i64 %645, 1
  %673 = icmp slt i64 %672, %600
  %674 = icmp eq i64 %672, %600
  br i1 %674, label %675, label %643

675:                                              ; preds = %670, %664
  %676 = phi i64 [ %671, %670 ], [ %648, %664 ]
  %677 = phi i1 [ %673, %670 ], [ %644, %664 ]
  %678 = icmp ugt i64 %662, 1
  br label %679

679:                                              ; preds = %642, %675
  %680 = phi i64 [ 1, %642 ], [ %676, %675 ]
  %681 = phi i1 [ false, %642 ], [ %677, %675 ]
  %682 = phi i1 [ false, %642 ], [ %678, %675 ]
  %683 = select i1 %681, i1 true, i1 %682
  %684 = select i1 %683, i64 0, i64 %680
  store i64 %684, ptr %599, align 8
  br label %685

685:                                              ; preds = %598, %679, %619
  %686 = phi i64 [ %684, %679 ], [ 1, %619 ], [ 1, %598 ]
  %687 = load i64, ptr %538, align 8
  %688 = icmp sgt i64 %687, 0
  br i1 %688, label %689, label %777

689:                                              ; preds = %685
  %690 = and i64 %687, 1
  %691 = icmp eq i64 %687, 1
  br i1 %691, label %714, label %692

692:                                              ; preds = %689
  %693 = and i64 %687, -2
  br label %694

694:                                              ; preds = %694, %692
  %695 = phi i64 [ 0, %692 ], [ %711, %694 ]
  %696 = phi i64 [ 0, %692 ], [ %710, %694 ]
  %697 = phi i64 [ 0, %692 ], [ %712, %694 ]
  %698 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 9, i32 3, i64 %695
  %699 = load i64, ptr %698, align 16
  %700 = add i64 %699, -1
  %701 = icmp ult i64 %700, 2
  %702 = zext i1 %701 to i64
  %703 = add nuw nsw i64 %696, %702
  %704 = or i64 %695, 1
  %705 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 9, i32 3, i64 %704
  %706 = load i64, ptr %705, align 8
  %707 = add i64 %706, -1
  %708 = icmp ult i64 %707, 2
  %709 = zext i1 %708 to i64
  %710 = add nuw nsw i64 %703, %709
  %711 = add nuw nsw i64 %695, 2
  %712 = add i64 %697, 2
  %713 = icmp eq i64 %712, %693
  br i1 %713, label %714, label %694

714:                                              ; preds = %694, %689
  %715 = phi i64 [ undef, %689 ], [ %710, %694 ]
  %716 = phi i64 [ 0, %689 ], [ %711, %694 ]
  %717 = phi i64 [ 0, %689 ], [ %710, %694 ]
  %718 = icmp eq i64 %690, 0
  br i1 %718, label %726, label %719

719:                                              ; preds = %714
  %720 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 9, i32 3, i64 %716
  %721 = load i64, ptr %720, align 8
  %722 = add i64 %721, -1
  %723 = icmp ult i64 %722, 2
  %724 = zext i1 %723 to i64
  %725 = add nuw nsw i64 %717, %724
  br label %726

726:                                              ; preds = %714, %719
  %727 = phi i64 [ %715, %714 ], [ %725, %719 ]
  %728 = icmp ugt i64 %727, 1
  br i1 %728, label %729, label %777

729:                                              ; preds = %726
  br i1 %688, label %730, label %770

730:                                              ; preds = %729
  %731 = load i64, ptr %166, align 16
  %732 = getelementptr inbounds i64, ptr %241, i64 %731
  %733 = load i64, ptr %732, align 8
  br label %734

734:                                              ; preds = %730, %761
  %735 = phi i1 [ %764, %761 ], [ true, %730 ]
  %736 = phi i64 [ %763, %761 ], [ 0, %730 ]
  %737 = phi i64 [ %753, %761 ], [ 0, %730 ]
  %738 = phi i64 [ %748, %761 ], [ 1, %730 ]
  %739 = phi i64 [ %762, %761 ], [ 1, %730 ]
  %740 = phi i64 [ %743, %761 ], [ %733, %730 ]
  %741 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 9, i32 4, i64 %736
  %742 = load i64, ptr %741, align 8
  %743 = call i64 @llvm.smin.i64(i64 %740, i64 %742)
  %744 = srem i64 %740, %743
  %745 = sdiv i64 %740, %743
  %746 = icmp eq i64 %744, 0
  %747 = zext i1 %746 to i64
  %748 = and i64 %738, %747
  %749 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 9, i32 3, i64 %736
  %750 = load i64, ptr %749, align 8
  %751 = icmp eq i64 %750, 2
  %752 = zext i1 %751 to i64
  %753 = add nuw nsw i64 %737, %752
  %754 = icmp eq i64 %750, 1
  br i1 %754, label %755, label %761

755:                                              ; preds = %734
  %756 = icmp eq i64 %748, 0
  %757 = icmp ne i64 %753, 0
  %758 = select i1 %756, i1 true, i1 %757
  br i1 %758, label %766, label %759

759:                                              ; preds = %755
  %760 = mul nsw i64 %745, %739
  store i64 3, ptr %749, align 8
  br label %761

761:                                              ; preds = %759, %734
  %762 = phi i64 [ %760, %759 ], [ %739, %734 ]
  %763 = add nuw nsw i64 %736, 1
  %764 = icmp slt i64 %763, %687
  %765 = icmp eq i64 %763, %687
  br i1 %765, label %766, label %734

766:                                              ; preds = %761, %755
  %767 = phi i64 [ %762, %761 ], [ %739, %755 ]
  %768 = phi i1 [ %764, %761 ], [ %735, %755 ]
  %769 = icmp ugt i64 %753, 1
  br label %770

770:                                              ; preds = %766, %729
  %771 = phi i64 [ 1, %729 ], [ %767, %766 ]
  %772 = phi i1 [ false, %729 ], [ %768, %766 ]
  %773 = phi i1 [ false, %729 ], [ %769, %766 ]
  %774 = select i1 %772, i1 true, i1 %773
  %775 = select i1 %774, i64 0, i64 %771
  %776 = mul nsw i64 %775, %686
  store i64 %776, ptr %599, align 8
  br label %777

777:                                              ; preds = %685, %770, %726
  %778 = phi i64 [ %776, %770 ], [ %686, %726 ], [ %686, %685 ]
  %779 = icmp eq i64 %778, 0
  br i1 %779, label %797, label %780

780:                                              ; preds = %777
  call fastcc void @leaves(ptr noundef %0, ptr noundef nonnull %47, i64 noundef %243, ptr noundef nonnull %175)
  %781 = load ptr, ptr %46, align 8
  %782 = load i64, ptr %166, align 16
  %783 = getelementptr inbounds i64, ptr %781, i64 %782
  %784 = load i64, ptr %783, align 8
  call fastcc void @leaves(ptr noundef %0, ptr noundef nonnull %48, i64 noundef %784, ptr noundef nonnull %538)
  %785 = load i64, ptr %163, align 8
  %786 = load i64, ptr %169, align 16
  %787 = call fastcc i64 @pairs(ptr noundef %0, i64 noundef %785, i64 noundef %786, i64 noundef 0)
  %788 = mul nsw i64 %787, %778
  br label %789

789:                                              ; preds = %534, %780, %308
  %790 = phi i64 [ %309, %308 ], [ %535, %534 ], [ %788, %780 ]
  %791 = mul nsw i64 %790, %142
  %792 = add nsw i64 %143, 1
  %793 = load ptr, ptr %34, align 8
  %794 = getelementptr inbounds i64, ptr %793, i64 %38
  %795 = load i64, ptr %794, align 8
  %796 = icmp slt i64 %792, %795
  br i1 %796, label %140, label %799

797:                                              ; preds = %777
  %798 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 2
  store i64 1, ptr %798, align 8
  br label %1194

799:                                              ; preds = %789, %31
  %800 = phi i64 [ %32, %31 ], [ %791, %789 ]
  %801 = phi i64 [ %33, %31 ], [ %147, %789 ]
  %802 = icmp eq i64 %5, 0
  br i1 %802, label %1194, label %803

803:                                              ; preds = %799
  %804 = load i64, ptr %15, align 8
  %805 = icmp sgt i64 %804, 0
  br i1 %805, label %813, label %806

806:                                              ; preds = %825, %803
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %13)
  %807 = icmp sgt i64 %801, 0
  br i1 %807, label %808, label %845

808:                                              ; preds = %806
  %809 = and i64 %801, 7
  %810 = icmp ult i64 %801, 8
  br i1 %810, label %835, label %811

811:                                              ; preds = %808
  %812 = and i64 %801, -8
  br label %848

813:                                              ; preds = %803, %825
  %814 = phi i64 [ %826, %825 ], [ 0, %803 ]
  %815 = getelementptr inbounds [16 x i64], ptr %10, i64 0, i64 %814
  store i64 0, ptr %815, align 8
  %816 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %814
  %817 = load i64, ptr %816, align 8
  %818 = icmp sgt i64 %817, 0
  br i1 %818, label %819, label %825

819:                                              ; preds = %813, %828
  %820 = phi i64 [ %832, %828 ], [ 0, %813 ]
  %821 = phi i64 [ %833, %828 ], [ 0, %813 ]
  %822 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %814, i64 %821
  %823 = load i64, ptr %822, align 8
  %824 = icmp slt i64 %823, %2
  br i1 %824, label %828, label %825

825:                                              ; preds = %819, %828, %813
  %826 = add nuw nsw i64 %814, 1
  %827 = icmp eq i64 %826, %804
  br i1 %827, label %806, label %813

828:                                              ; preds = %819
  %829 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %814, i64 %821, i32 2
  %830 = load i64, ptr %829, align 8
  %831 = lshr i64 %830, 63
  %832 = add nuw nsw i64 %820, %831
  store i64 %832, ptr %815, align 8
  %833 = add nuw nsw i64 %821, 1
  %834 = icmp eq i64 %833, %817
  br i1 %834, label %825, label %819

835:                                              ; preds = %848, %808
  %836 = phi i64 [ 0, %808 ], [ %866, %848 ]
  %837 = icmp eq i64 %809, 0
  br i1 %837, label %845, label %838

838:                                              ; preds = %835, %838
  %839 = phi i64 [ %842, %838 ], [ %836, %835 ]
  %840 = phi i64 [ %843, %838 ], [ 0, %835 ]
  %841 = getelementptr inbounds [16 x i64], ptr %13, i64 0, i64 %839
  store i64 -1, ptr %841, align 8
  %842 = add nuw nsw i64 %839, 1
  %843 = add i64 %840, 1
  %844 = icmp eq i64 %843, %809
  br i1 %844, label %845, label %838

845:                                              ; preds = %835, %838, %806
  %846 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 4
  %847 = load i64, ptr %846, align 8
  br label %869

848:                                              ; preds = %848, %811
  %849 = phi i64 [ 0, %811 ], [ %866, %848 ]
  %850 = phi i64 [ 0, %811 ], [ %867, %848 ]
  %851 = getelementptr inbounds [16 x i64], ptr %13, i64 0, i64 %849
  store i64 -1, ptr %851, align 16
  %852 = or i64 %849, 1
  %853 = getelementptr inbounds [16 x i64], ptr %13, i64 0, i64 %852
  store i64 -1, ptr %853, align 8
  %854 = or i64 %849, 2
  %855 = getelementptr inbounds [16 x i64], ptr %13, i64 0, i64 %854
  store i64 -1, ptr %855, align 16
  %856 = or i64 %849, 3
  %857 = getelementptr inbounds [16 x i64], ptr %13, i64 0, i64 %856
  store i64 -1, ptr %857, align 8
  %858 = or i64 %849, 4
  %859 = getelementptr inbounds [16 x i64], ptr %13, i64 0, i64 %858
  store i64 -1, ptr %859, align 16
  %860 = or i64 %849, 5
  %861 = getelementptr inbounds [16 x i64], ptr %13, i64 0, i64 %860
  store i64 -1, ptr %861, align 8
  %862 = or i64 %849, 6
  %863 = getelementptr inbounds [16 x i64], ptr %13, i64 0, i64 %862
  store i64 -1, ptr %863, align 16
  %864 = or i64 %849, 7
  %865 = getelementptr inbounds [16 x i64], ptr %13, i64 0, i64 %864
  store i64 -1, ptr %865, align 8
  %866 = add nuw nsw i64 %849, 8
  %867 = add i64 %850, 8
  %868 = icmp eq i64 %867, %812
  br i1 %868, label %835, label %848

869:                                              ; preds = %872, %845
  %870 = phi i64 [ %847, %845 ], [ %873, %872 ]
  %871 = icmp sgt i64 %870, 0
  br i1 %871, label %872, label %1192

872:                                              ; preds = %869
  %873 = add nsw i64 %870, -1
  %874 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 8, i64 %873
  %875 = load i64, ptr %874, align 8
  %876 = icmp slt i64 %875, %2
  br i1 %876, label %877, label %869

877:                                              ; preds = %872
  %878 = getelementptr inbounds %struct.Problem, ptr %15, i64 0, i32 8
  %879 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 10
  %880 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 11
  br label %881

881:                                              ; preds = %877, %1188
  %882 = phi i64 [ %870, %877 ], [ %884, %1188 ]
  %883 = phi i64 [ %800, %877 ], [ %1190, %1188 ]
  %884 = add nsw i64 %882, -1
  %885 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 7, i64 %884
  %886 = load i64, ptr %885, align 8
  %887 = getelementptr inbounds [16 x i64], ptr %10, i64 0, i64 %886
  %888 = load i64, ptr %887, align 8
  %889 = add nsw i64 %888, -1
  store i64 %889, ptr %887, align 8
  br i1 %807, label %895, label %1188

890:                                              ; preds = %1089
  %891 = icmp eq i64 %1091, 0
  br i1 %891, label %892, label %1192

892:                                              ; preds = %890
  %893 = icmp ne i64 %1090, 0
  %894 = select i1 %807, i1 %893, i1 false
  br i1 %894, label %1094, label %1188

895:                                              ; preds = %881, %1089
  %896 = phi i64 [ %1092, %1089 ], [ 0, %881 ]
  %897 = phi i64 [ %1091, %1089 ], [ 0, %881 ]
  %898 = phi i64 [ %1090, %1089 ], [ 1, %881 ]
  %899 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %896
  %900 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %896, i32 1
  %901 = load i64, ptr %900, align 8
  %902 = icmp eq i64 %901, %886
  br i1 %902, label %907, label %903

903:                                              ; preds = %895
  %904 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %896, i32 2
  %905 = load i64, ptr %904, align 16
  %906 = icmp eq i64 %905, %886
  br i1 %906, label %907, label %909

907:                                              ; preds = %903, %895
  %908 = getelementptr inbounds [16 x i64], ptr %13, i64 0, i64 %896
  store i64 -1, ptr %908, align 8
  br label %909

909:                                              ; preds = %907, %903
  %910 = load i64, ptr %899, align 16
  %911 = icmp eq i64 %910, 1
  br i1 %911, label %912, label %1089

912:                                              ; preds = %909
  %913 = icmp ne i64 %901, %886
  %914 = icmp ne i64 %898, 0
  %915 = select i1 %913, i1 %914, i1 false
  br i1 %915, label %916, label %1089

916:                                              ; preds = %912
  %917 = getelementptr inbounds [16 x i64], ptr %13, i64 0, i64 %896
  %918 = load i64, ptr %917, align 8
  %919 = icmp slt i64 %918, 0
  br i1 %919, label %920, label %1084

920:                                              ; preds = %916
  %921 = load ptr, ptr %878, align 8
  %922 = getelementptr inbounds i64, ptr %921, i64 %901
  %923 = load i64, ptr %922, align 8
  %924 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %896, i32 3
  %925 = load i64, ptr %924, align 8
  %926 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %896, i32 8
  %927 = getelementptr inbounds [16 x i64], ptr %10, i64 0, i64 %901
  %928 = load i64, ptr %927, align 8
  call void @llvm.lifetime.start.p0(i64 392, ptr nonnull %7)
  call void @llvm.lifetime.start.p0(i64 392, ptr nonnull %8)
  %929 = load i64, ptr %926, align 16
  %930 = icmp sgt i64 %929, 0
  br i1 %930, label %932, label %931

931:                                              ; preds = %920
  store i64 %923, ptr %7, align 16
  store i64 1, ptr %8, align 16
  br label %1067

932:                                              ; preds = %920, %936
  %933 = phi i64 [ %942, %936 ], [ 0, %920 ]
  %934 = phi i64 [ %941, %936 ], [ 0, %920 ]
  %935 = icmp eq i64 %934, %928
  br i1 %935, label %944, label %936

936:                                              ; preds = %932
  %937 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %896, i32 8, i32 3, i64 %933
  %938 = load i64, ptr %937, align 8
  %939 = icmp eq i64 %938, 0
  %940 = zext i1 %939 to i64
  %941 = add nuw nsw i64 %934, %940
  %942 = add nuw nsw i64 %933, 1
  %943 = icmp eq i64 %942, %929
  br i1 %943, label %944, label %932

944:                                              ; preds = %936, %932
  %945 = phi i64 [ %929, %936 ], [ %933, %932 ]
  store i64 %923, ptr %7, align 16
  store i64 1, ptr %8, align 16
  %946 = icmp sgt i64 %945, 0
  br i1 %946, label %947, label %1067

947:                                              ; preds = %944, %1059
  %948 = phi i64 [ %1060, %1059 ], [ 1, %944 ]
  %949 = phi i64 [ %1061, %1059 ], [ 0, %944 ]
  %950 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %896, i32 8, i32 4, i64 %949
  %951 = load i64, ptr %950, align 8
  %952 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %896, i32 8, i32 3, i64 %949
  %953 = load i64, ptr %952, align 8
  %954 = icmp sgt i64 %953, 1
  %955 = icmp sgt i64 %948, 0
  br i1 %954, label %957, label %956

956:                                              ; preds = %947
  br i1 %955, label %1002, label %1062

957:                                              ; preds = %947
  br i1 %955, label %958, label %1055

958:                                              ; preds = %957
  %959 = and i64 %948, 3
  %960 = icmp ult i64 %948, 4
  br i1 %960, label %1043, label %961

961:                                              ; preds = %958
  %962 = and i64 %948, -4
  br label %963

963:                                              ; preds = %963, %961
  %964 = phi i64 [ 0, %961 ], [ %981, %963 ]
  %965 = phi i64 [ 0, %961 ], [ %982, %963 ]
  %966 = getelementptr inbounds i64, ptr %7, i64 %964
  %967 = load i64, ptr %966, align 16
  %968 = call i64 @llvm.smin.i64(i64 %967, i64 %951)
  store i64 %968, ptr %966, align 16
  %969 = or i64 %964, 1
  %970 = getelementptr inbounds i64, ptr %7, i64 %969
  %971 = load i64, ptr %970, align 8
  %972 = call i64 @llvm.smin.i64(i64 %971, i64 %951)
  store i64 %972, ptr %970, align 8
  %973 = or i64 %964, 2
  %974 = getelementptr inbounds i64, ptr %7, i64 %973
  %975 = load i64, ptr %974, align 16
  %976 = call i64 @llvm.smin.i64(i64 %975, i64 %951)
  store i64 %976, ptr %974, align 16
  %977 = or i64 %964, 3
  %978 = getelementptr inbounds i64, ptr %7, i64 %977
  %979 = load i64, ptr %978, align 8
  %980 = call i64 @llvm.smin.i64(i64 %979, i64 %951)
  store i64 %980, ptr %978, align 8
  %981 = add nuw nsw i64 %964, 4
  %982 = add i64 %965, 4
  %983 = icmp eq i64 %982, %962
  br i1 %983, label %1043, label %963

984:                                              ; preds = %1020
  %985 = icmp eq i64 %1014, 0
  br i1 %985, label %1055, label %986

986:                                              ; preds = %984
  %987 = icmp sgt i64 %1021, 0
  br i1 %987, label %988, label %1024

988:                                              ; preds = %986
  %989 = and i64 %1021, 1
  %990 = icmp eq i64 %989, 0
  br i1 %990, label %999, label %991

991:                                              ; preds = %988
  %992 = add nsw i64 %1021, -1
  %993 = getelementptr inbounds i64, ptr %7, i64 %992
  %994 = load i64, ptr %993, align 8
  %995 = getelementptr inbounds i64, ptr %7, i64 %1021
  store i64 %994, ptr %995, align 8
  %996 = getelementptr inbounds i64, ptr %8, i64 %992
  %997 = load i64, ptr %996, align 8
  %998 = getelementptr inbounds i64, ptr %8, i64 %1021
  store i64 %997, ptr %998, align 8
  br label %999

999:                                              ; preds = %991, %988
  %1000 = phi i64 [ %1021, %988 ], [ %992, %991 ]
  %1001 = icmp eq i64 %1021, 1
  br i1 %1001, label %1024, label %1026

1002:                                             ; preds = %956, %1020
  %1003 = phi i64 [ %1022, %1020 ], [ 0, %956 ]
  %1004 = phi i64 [ %1021, %1020 ], [ 0, %956 ]
  %1005 = phi i64 [ %1014, %1020 ], [ 0, %956 ]
  %1006 = getelementptr inbounds i64, ptr %7, i64 %1003
  %1007 = load i64, ptr %1006, align 8
  %1008 = sdiv i64 %1007, %951
  %1009 = srem i64 %1007, %951
  %1010 = mul nsw i64 %1008, %951
  %1011 = getelementptr inbounds i64, ptr %8, i64 %1003
  %1012 = load i64, ptr %1011, align 8
  %1013 = mul nsw i64 %1012, %1008
  %1014 = add nsw i64 %1013, %1005
  %1015 = icmp eq i64 %1007, %1010
  br i1 %1015, label %1020, label %1016

1016:                                             ; preds = %1002
  %1017 = getelementptr inbounds i64, ptr %7, i64 %1004
  store i64 %1009, ptr %1017, align 8
  %1018 = getelementptr inbounds i64, ptr %8, i64 %1004
  store i64 %1012, ptr %1018, align 8
  %1019 = add nsw i64 %1004, 1
  br label %1020

1020:                                             ; preds = %1016, %1002
  %1021 = phi i64 [ %1019, %1016 ], [ %1004, %1002 ]
  %1022 = add nuw nsw i64 %1003, 1
  %1023 = icmp eq i64 %1022, %948
  br i1 %1023, label %984, label %1002

1024:                                             ; preds = %999, %1026, %986
  store i64 %951, ptr %7, align 16
  store i64 %1014, ptr %8, align 16
  %1025 = add nsw i64 %1021, 1
  br label %1055

1026:                                             ; preds = %999, %1026
  %1027 = phi i64 [ %1035, %1026 ], [ %1000, %999 ]
  %1028 = add nsw i64 %1027, -1
  %1029 = getelementptr inbounds i64, ptr %7, i64 %1028
  %1030 = load i64, ptr %1029, align 8
  %1031 = getelementptr inbounds i64, ptr %7, i64 %1027
  store i64 %1030, ptr %1031, align 8
  %1032 = getelementptr inbounds i64, ptr %8, i64 %1028
  %1033 = load i64, ptr %1032, align 8
  %1034 = getelementptr inbounds i64, ptr %8, i64 %1027
  store i64 %1033, ptr %1034, align 8
  %1035 = add nsw i64 %1027, -2
  %1036 = getelementptr inbounds i64, ptr %7, i64 %1035
  %1037 = load i64, ptr %1036, align 8
  %1038 = getelementptr inbounds i64, ptr %7, i64 %1028
  store i64 %1037, ptr %1038, align 8
  %1039 = getelementptr inbounds i64, ptr %8, i64 %1035
  %1040 = load i64, ptr %1039, align 8
  %1041 = getelementptr inbounds i64, ptr %8, i64 %1028
  store i64 %1040, ptr %1041, align 8
  %1042 = icmp ugt i64 %1028, 1
  br i1 %1042, label %1026, label %1024

1043:                                             ; preds = %963, %958
  %1044 = phi i64 [ 0, %958 ], [ %981, %963 ]
  %1045 = icmp eq i64 %959, 0
  br i1 %1045, label %1055, label %1046

1046:                                             ; preds = %1043, %1046
  %1047 = phi i64 [ %1052, %1046 ], [ %1044, %1043 ]
  %1048 = phi i64 [ %1053, %1046 ], [ 0, %1043 ]
  %1049 = getelementptr inbounds i64, ptr %7, i64 %1047
  %1050 = load i64, ptr %1049, align 8
  %1051 = call i64 @llvm.smin.i64(i64 %1050, i64 %951)
  store i64 %1051, ptr %1049, align 8
  %1052 = add nuw nsw i64 %1047, 1
  %1053 = add i64 %1048, 1
  %1054 = icmp eq i64 %1053, %959
  br i1 %1054, label %1055, label %1046

1055:                                             ; preds = %1043, %1046, %1024, %984, %957
  %1056 = phi i64 [ %1025, %1024 ], [ %1021, %984 ], [ %948, %957 ], [ %948, %1046 ], [ %948, %1043 ]
  %1057 = add nuw nsw i64 %949, 1
  %1058 = icmp eq i64 %1057, %945
  br i1 %1058, label %1065, label %1059

1059:                                             ; preds = %1055, %1062
  %1060 = phi i64 [ %1056, %1055 ], [ 0, %1062 ]
  %1061 = phi i64 [ %1057, %1055 ], [ %1063, %1062 ]
  br label %947

1062:                                             ; preds = %956
  %1063 = add nuw nsw i64 %949, 1
  %1064 = icmp eq i64 %1063, %945
  br i1 %1064, label %1082, label %1059

1065:                                             ; preds = %1055
  %1066 = icmp sgt i64 %1056, 0
  br i1 %1066, label %1067, label %1082

1067:                                             ; preds = %1065, %944, %931
  %1068 = phi i64 [ %1056, %1065 ], [ 1, %944 ], [ 1, %931 ]
  %1069 = phi i64 [ %945, %1065 ], [ %945, %944 ], [ %929, %931 ]
  br label %1070

1070:                                             ; preds = %1070, %1067
  %1071 = phi i64 [ %1080, %1070 ], [ 0, %1067 ]
  %1072 = phi i64 [ %1079, %1070 ], [ 0, %1067 ]
  %1073 = getelementptr inbounds [49 x i64], ptr %8, i64 0, i64 %1071
  %1074 = load i64, ptr %1073, align 8
  %1075 = getelementptr inbounds [49 x i64], ptr %7, i64 0, i64 %1071
  %1076 = load i64, ptr %1075, align 8
  %1077 = call fastcc i64 @single(i64 noundef %1076, i64 noundef 0, ptr noundef nonnull %926, i64 noundef %1069, i64 noundef %925)
  %1078 = mul nsw i64 %1077, %1074
  %1079 = add nsw i64 %1078, %1072
  %1080 = add nuw nsw i64 %1071, 1
  %1081 = icmp eq i64 %1080, %1068
  br i1 %1081, label %1082, label %1070

1082:                                             ; preds = %1062, %1070, %1065
  %1083 = phi i64 [ 0, %1065 ], [ %1079, %1070 ], [ 0, %1062 ]
  call void @llvm.lifetime.end.p0(i64 392, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 392, ptr nonnull %7)
  store i64 %1083, ptr %917, align 8
  br label %1084

1084:                                             ; preds = %1082, %916
  %1085 = phi i64 [ %1083, %1082 ], [ %918, %916 ]
  %1086 = icmp eq i64 %1085, 0
  %1087 = select i1 %1086, i64 1, i64 %897
  %1088 = mul nsw i64 %1085, %898
  br label %1089

1089:                                             ; preds = %909, %912, %1084
  %1090 = phi i64 [ %1088, %1084 ], [ 0, %912 ], [ %898, %909 ]
  %1091 = phi i64 [ %1087, %1084 ], [ %897, %912 ], [ %897, %909 ]
  %1092 = add nuw nsw i64 %896, 1
  %1093 = icmp eq i64 %1092, %801
  br i1 %1093, label %890, label %895

1094:                                             ; preds = %892, %1182
  %1095 = phi i64 [ %1184, %1182 ], [ 0, %892 ]
  %1096 = phi i64 [ %1183, %1182 ], [ %1090, %892 ]
  %1097 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %1095
  %1098 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %1095, i32 1
  %1099 = load i64, ptr %1098, align 8
  %1100 = load ptr, ptr %878, align 8
  %1101 = getelementptr inbounds i64, ptr %1100, i64 %1099
  %1102 = load i64, ptr %1101, align 8
  %1103 = load i64, ptr %1097, align 16
  %1104 = icmp eq i64 %1103, 0
  br i1 %1104, label %1105, label %1125

1105:                                             ; preds = %1094
  %1106 = icmp eq i64 %1099, %886
  br i1 %1106, label %1107, label %1113

1107:                                             ; preds = %1105
  %1108 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %1095, i32 8
  %1109 = call fastcc i64 @visits(i64 noundef %1102, ptr noundef nonnull %1108, i64 noundef %888)
  %1110 = call fastcc i64 @visits(i64 noundef %1102, ptr noundef nonnull %1108, i64 noundef %889)
  %1111 = sub nsw i64 %1109, %1110
  %1112 = mul nsw i64 %1111, %1096
  br label %1182

1113:                                             ; preds = %1105
  %1114 = getelementptr inbounds [16 x i64], ptr %13, i64 0, i64 %1095
  %1115 = load i64, ptr %1114, align 8
  %1116 = icmp slt i64 %1115, 0
  br i1 %1116, label %1117, label %1122

1117:                                             ; preds = %1113
  %1118 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %1095, i32 8
  %1119 = getelementptr inbounds [16 x i64], ptr %10, i64 0, i64 %1099
  %1120 = load i64, ptr %1119, align 8
  %1121 = call fastcc i64 @visits(i64 noundef %1102, ptr noundef nonnull %1118, i64 noundef %1120)
  store i64 %1121, ptr %1114, align 8
  br label %1122

1122:                                             ; preds = %1117, %1113
  %1123 = phi i64 [ %1121, %1117 ], [ %1115, %1113 ]
  %1124 = mul nsw i64 %1123, %1096
  br label %1182

1125:                                             ; preds = %1094
  %1126 = icmp sgt i64 %1103, 1
  br i1 %1126, label %1127, label %1182

1127:                                             ; preds = %1125
  %1128 = icmp eq i64 %1099, %886
  %1129 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %1095, i32 2
  %1130 = load i64, ptr %1129, align 16
  %1131 = icmp eq i64 %1130, %886
  %1132 = select i1 %1128, i1 true, i1 %1131
  %1133 = icmp slt i64 %1130, 0
  br i1 %1133, label %1137, label %1134

1134:                                             ; preds = %1127
  %1135 = getelementptr inbounds [16 x i64], ptr %10, i64 0, i64 %1130
  %1136 = load i64, ptr %1135, align 8
  br label %1137

1137:                                             ; preds = %1127, %1134
  %1138 = phi i64 [ %1136, %1134 ], [ 0, %1127 ]
  %1139 = icmp eq i64 %1103, 3
  br i1 %1139, label %1140, label %1152

1140:                                             ; preds = %1137
  br i1 %1132, label %1145, label %1141

1141:                                             ; preds = %1140
  %1142 = getelementptr inbounds [16 x i64], ptr %13, i64 0, i64 %1095
  %1143 = load i64, ptr %1142, align 8
  %1144 = icmp slt i64 %1143, 0
  br i1 %1144, label %1145, label %1179

1145:                                             ; preds = %1141, %1140
  %1146 = getelementptr inbounds [16 x i64], ptr %10, i64 0, i64 %1099
  %1147 = load i64, ptr %1146, align 8
  %1148 = zext i1 %1128 to i64
  %1149 = icmp eq i64 %1130, %886
  %1150 = zext i1 %1149 to i64
  %1151 = call fastcc i64 @padded(ptr noundef %0, ptr noundef nonnull %1097, i64 noundef %1147, i64 noundef %1148, i64 noundef %1138, i64 noundef %1150, i64 noundef 1)
  br i1 %1132, label %1179, label %1176

1152:                                             ; preds = %1137
  br i1 %1132, label %1157, label %1153

1153:                                             ; preds = %1152
  %1154 = getelementptr inbounds [16 x i64], ptr %13, i64 0, i64 %1095
  %1155 = load i64, ptr %1154, align 8
  %1156 = icmp slt i64 %1155, 0
  br i1 %1156, label %1157, label %1179

1157:                                             ; preds = %1153, %1152
  %1158 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %1095, i32 8
  %1159 = getelementptr inbounds [16 x i64], ptr %10, i64 0, i64 %1099
  %1160 = load i64, ptr %1159, align 8
  %1161 = zext i1 %1128 to i64
  call fastcc void @moves(ptr noundef %0, ptr noundef nonnull %879, i64 noundef %1102, ptr noundef nonnull %1158, i64 noundef %1160, i64 noundef %1161)
  %1162 = load ptr, ptr %878, align 8
  %1163 = getelementptr inbounds i64, ptr %1162, i64 %1130
  %1164 = load i64, ptr %1163, align 8
  %1165 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %1095, i32 9
  %1166 = icmp eq i64 %1130, %886
  %1167 = zext i1 %1166 to i64
  call fastcc void @moves(ptr noundef %0, ptr noundef nonnull %880, i64 noundef %1164, ptr noundef nonnull %1165, i64 noundef %1138, i64 noundef %1167)
  %1168 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %1095, i32 7
  %1169 = load i64, ptr %1168, align 8
  %1170 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %1095, i32 3
  %1171 = load i64, ptr %1170, align 8
  %1172 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %1095, i32 4
  %1173 = load i64, ptr %1172, align 16
  %1174 = call fastcc i64 @pairs(ptr noundef %0, i64 noundef %1171, i64 noundef %1173, i64 noundef 1)
  %1175 = mul nsw i64 %1174, %1169
  br i1 %1132, label %1179, label %1176

1176:                                             ; preds = %1157, %1145
  %1177 = phi i64 [ %1151, %1145 ], [ %1175, %1157 ]
  %1178 = getelementptr inbounds [16 x i64], ptr %13, i64 0, i64 %1095
  store i64 %1177, ptr %1178, align 8
  br label %1179

1179:                                             ; preds = %1176, %1141, %1153, %1157, %1145
  %1180 = phi i64 [ %1151, %1145 ], [ %1175, %1157 ], [ %1155, %1153 ], [ %1143, %1141 ], [ %1177, %1176 ]
  %1181 = mul nsw i64 %1180, %1096
  br label %1182

1182:                                             ; preds = %1125, %1179, %1107, %1122
  %1183 = phi i64 [ %1112, %1107 ], [ %1124, %1122 ], [ %1181, %1179 ], [ %1096, %1125 ]
  %1184 = add nuw nsw i64 %1095, 1
  %1185 = icmp slt i64 %1184, %801
  %1186 = icmp ne i64 %1183, 0
  %1187 = select i1 %1185, i1 %1186, i1 false
  br i1 %1187, label %1094, label %1188

1188:                                             ; preds = %1182, %881, %892
  %1189 = phi i64 [ %1090, %892 ], [ 1, %881 ], [ %1183, %1182 ]
  %1190 = sub nsw i64 %883, %1189
  %1191 = icmp sgt i64 %882, 1
  br i1 %1191, label %881, label %1192

1192:                                             ; preds = %869, %1188, %890
  %1193 = phi i64 [ %883, %890 ], [ %1190, %1188 ], [ %800, %869 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %13)
  br label %1194

1194:                                             ; preds = %797, %799, %1192
  %1195 = phi i64 [ %1193, %1192 ], [ 0, %797 ], [ %800, %799 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %10)
  call void @llvm.lifetime.end.p0(i64 26368, ptr nonnull %9)
  ret i64 %1195
}

; Function Attrs: nofree nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc i64 @distinct(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) unnamed_addr {
  %5 = alloca [49 x i64], align 16
  %6 = alloca [49 x i64], align 16
  %7 = alloca %struct.Chain, align 8
  %8 = alloca %struct.Chain, align 8
  %9 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 1
  %10 = load ptr, ptr %9, align 8
  call void @llvm.lifetime.start.p0(i64 392, ptr nonnull %5)
  call void @llvm.lifetime.start.p0(i64 392, ptr nonnull %6)
  call void @llvm.lifetime.start.p0(i64 792, ptr nonnull %7)
  call void @llvm.lifetime.start.p0(i64 792, ptr nonnull %8)
  %11 = load i64, ptr %10, align 8
  %12 = icmp sgt i64 %11, 0
  br i1 %12, label %16, label %13

13:                                               ; preds = %4
  %14 = getelementptr inbounds %struct.Problem, ptr %10, i64 0, i32 4
  %15 = load i64, ptr %14, align 8
  br label %27

16:                                               ; preds = %4
  %17 = getelementptr inbounds %struct.Problem, ptr %10, i64 0, i32 9
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds %struct.Problem, ptr %10, i64 0, i32 4
  %20 = load i64, ptr %19, align 8
  %21 = mul nsw i64 %20, %11
  %22 = getelementptr inbounds %struct.Chain, ptr %7, i64 0, i32 2
  %23 = getelementptr inbounds %struct.Chain, ptr %7, i64 0, i32 1
  %24 = icmp eq i64 %3, 0
  %25 = select i1 %24, i64 1, i64 3
  %26 = getelementptr inbounds %struct.Problem, ptr %10, i64 0, i32 8
  br label %51

27:                                               ; preds = %114, %13
  %28 = phi i64 [ %15, %13 ], [ %20, %114 ]
  %29 = phi i64 [ 1, %13 ], [ %115, %114 ]
  %30 = getelementptr inbounds %struct.Problem, ptr %10, i64 0, i32 10
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds %struct.Problem, ptr %10, i64 0, i32 4
  %33 = getelementptr inbounds i64, ptr %31, i64 %28
  %34 = load i64, ptr %33, align 8
  %35 = add nsw i64 %28, 1
  %36 = getelementptr inbounds i64, ptr %31, i64 %35
  %37 = load i64, ptr %36, align 8
  %38 = icmp slt i64 %34, %37
  br i1 %38, label %39, label %118

39:                                               ; preds = %27
  %40 = getelementptr inbounds %struct.Problem, ptr %10, i64 0, i32 11
  %41 = getelementptr inbounds %struct.Chain, ptr %7, i64 0, i32 2
  %42 = getelementptr inbounds %struct.Chain, ptr %7, i64 0, i32 1
  %43 = icmp eq i64 %3, 0
  %44 = select i1 %43, i64 1, i64 3
  %45 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 16
  %46 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 16, i64 1
  %47 = getelementptr inbounds %struct.Chain, ptr %8, i64 0, i32 2
  %48 = getelementptr inbounds %struct.Chain, ptr %8, i64 0, i32 1
  %49 = getelementptr inbounds %struct.Problem, ptr %10, i64 0, i32 8
  %50 = icmp ne i64 %3, 0
  br label %120

51:                                               ; preds = %16, %114
  %52 = phi i64 [ 1, %16 ], [ %115, %114 ]
  %53 = phi i64 [ 0, %16 ], [ %116, %114 ]
  %54 = add nsw i64 %21, %53
  %55 = getelementptr inbounds i64, ptr %18, i64 %54
  %56 = load i64, ptr %55, align 8
  %57 = icmp eq i64 %56, 0
  br i1 %57, label %58, label %114

58:                                               ; preds = %51
  store i64 0, ptr %22, align 8
  store i64 0, ptr %23, align 8
  store i64 0, ptr %7, align 8
  %59 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %53
  %60 = load i64, ptr %59, align 8
  %61 = icmp sgt i64 %60, 0
  br i1 %61, label %62, label %114

62:                                               ; preds = %58, %102
  %63 = phi i64 [ %103, %102 ], [ 0, %58 ]
  %64 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %53, i64 %63
  %65 = load i64, ptr %64, align 8
  %66 = icmp slt i64 %65, %2
  br i1 %66, label %67, label %105

67:                                               ; preds = %62
  %68 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %53, i64 %63, i32 2
  %69 = load i64, ptr %68, align 8
  %70 = icmp sgt i64 %69, -1
  %71 = load i64, ptr %7, align 8
  br i1 %70, label %72, label %87

72:                                               ; preds = %67
  %73 = add nsw i64 %71, -1
  %74 = icmp sgt i64 %71, 0
  br i1 %74, label %75, label %87

75:                                               ; preds = %72
  %76 = getelementptr inbounds %struct.Chain, ptr %7, i64 0, i32 3, i64 %73
  %77 = load i64, ptr %76, align 8
  %78 = icmp eq i64 %77, %25
  br i1 %78, label %79, label %87

79:                                               ; preds = %75
  %80 = getelementptr inbounds %struct.Chain, ptr %7, i64 0, i32 4, i64 %73
  %81 = load i64, ptr %80, align 8
  %82 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %53, i64 %63, i32 1
  %83 = load i64, ptr %82, align 8
  %84 = srem i64 %81, %83
  %85 = icmp eq i64 %84, 0
  br i1 %85, label %86, label %87

86:                                               ; preds = %79
  store i64 %83, ptr %80, align 8
  br label %102

87:                                               ; preds = %67, %79, %75, %72
  %88 = phi i64 [ %25, %79 ], [ %25, %75 ], [ %25, %72 ], [ 0, %67 ]
  %89 = getelementptr inbounds %struct.Chain, ptr %7, i64 0, i32 3, i64 %71
  store i64 %88, ptr %89, align 8
  %90 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %53, i64 %63, i32 1
  %91 = load i64, ptr %90, align 8
  %92 = load i64, ptr %7, align 8
  %93 = add nsw i64 %92, 1
  store i64 %93, ptr %7, align 8
  %94 = getelementptr inbounds %struct.Chain, ptr %7, i64 0, i32 4, i64 %92
  store i64 %91, ptr %94, align 8
  %95 = icmp eq i64 %88, 0
  %96 = zext i1 %95 to i64
  %97 = load i64, ptr %23, align 8
  %98 = add nsw i64 %97, %96
  store i64 %98, ptr %23, align 8
  %99 = zext i1 %70 to i64
  %100 = load i64, ptr %22, align 8
  %101 = add nsw i64 %100, %99
  store i64 %101, ptr %22, align 8
  br label %102

102:                                              ; preds = %87, %86
  %103 = add nuw nsw i64 %63, 1
  %104 = icmp eq i64 %103, %60
  br i1 %104, label %105, label %62

105:                                              ; preds = %62, %102
  %106 = load i64, ptr %22, align 8
  %107 = icmp eq i64 %106, 0
  br i1 %107, label %114, label %108

108:                                              ; preds = %105
  %109 = load ptr, ptr %26, align 8
  %110 = getelementptr inbounds i64, ptr %109, i64 %53
  %111 = load i64, ptr %110, align 8
  %112 = call fastcc i64 @visits(i64 noundef %111, ptr noundef nonnull %7, i64 noundef 0)
  %113 = mul nsw i64 %112, %52
  br label %114

114:                                              ; preds = %58, %51, %108, %105
  %115 = phi i64 [ %52, %51 ], [ %113, %108 ], [ %52, %105 ], [ %52, %58 ]
  %116 = add nuw nsw i64 %53, 1
  %117 = icmp eq i64 %116, %11
  br i1 %117, label %27, label %51

118:                                              ; preds = %736, %27
  %119 = phi i64 [ %29, %27 ], [ %738, %736 ]
  call void @llvm.lifetime.end.p0(i64 792, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 792, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 392, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 392, ptr nonnull %5)
  ret i64 %119

120:                                              ; preds = %39, %736
  %121 = phi i64 [ %29, %39 ], [ %738, %736 ]
  %122 = phi i64 [ %34, %39 ], [ %739, %736 ]
  %123 = load ptr, ptr %40, align 8
  %124 = mul nsw i64 %122, 6
  %125 = getelementptr inbounds i64, ptr %123, i64 %124
  %126 = getelementptr inbounds i64, ptr %125, i64 2
  %127 = load i64, ptr %126, align 8
  %128 = icmp sgt i64 %127, -1
  br i1 %128, label %133, label %129

129:                                              ; preds = %120
  %130 = getelementptr inbounds i64, ptr %125, i64 1
  %131 = load i64, ptr %130, align 8
  %132 = icmp sgt i64 %131, 1
  br i1 %132, label %133, label %469

133:                                              ; preds = %129, %120
  store i64 0, ptr %8, align 8
  %134 = load i64, ptr %125, align 8
  store i64 0, ptr %41, align 8
  store i64 0, ptr %42, align 8
  store i64 0, ptr %7, align 8
  %135 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %134
  %136 = load i64, ptr %135, align 8
  %137 = icmp sgt i64 %136, 0
  br i1 %137, label %138, label %192

138:                                              ; preds = %133, %189
  %139 = phi i64 [ %190, %189 ], [ 0, %133 ]
  %140 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %134, i64 %139
  %141 = load i64, ptr %140, align 8
  %142 = icmp slt i64 %141, %1
  br i1 %142, label %143, label %192

143:                                              ; preds = %138
  %144 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %134, i64 %139, i32 2
  %145 = load i64, ptr %144, align 8
  %146 = icmp sgt i64 %145, -1
  br i1 %146, label %149, label %147

147:                                              ; preds = %143
  %148 = load i64, ptr %7, align 8
  br label %173

149:                                              ; preds = %143
  %150 = icmp slt i64 %141, %2
  br i1 %150, label %156, label %151

151:                                              ; preds = %149
  %152 = getelementptr inbounds i64, ptr @distinct.always, i64 %145
  %153 = load i64, ptr %152, align 8
  %154 = icmp eq i64 %153, 0
  %155 = select i1 %154, i64 1, i64 2
  br label %156

156:                                              ; preds = %151, %149
  %157 = phi i64 [ %155, %151 ], [ %44, %149 ]
  %158 = load i64, ptr %7, align 8
  %159 = add nsw i64 %158, -1
  %160 = icmp sgt i64 %158, 0
  br i1 %160, label %161, label %173

161:                                              ; preds = %156
  %162 = getelementptr inbounds %struct.Chain, ptr %7, i64 0, i32 3, i64 %159
  %163 = load i64, ptr %162, align 8
  %164 = icmp eq i64 %163, %157
  br i1 %164, label %165, label %173

165:                                              ; preds = %161
  %166 = getelementptr inbounds %struct.Chain, ptr %7, i64 0, i32 4, i64 %159
  %167 = load i64, ptr %166, align 8
  %168 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %134, i64 %139, i32 1
  %169 = load i64, ptr %168, align 8
  %170 = srem i64 %167, %169
  %171 = icmp eq i64 %170, 0
  br i1 %171, label %172, label %173

172:                                              ; preds = %165
  store i64 %169, ptr %166, align 8
  br label %189

173:                                              ; preds = %165, %161, %156, %147
  %174 = phi i64 [ %148, %147 ], [ %158, %165 ], [ %158, %161 ], [ %158, %156 ]
  %175 = phi i64 [ 0, %147 ], [ %157, %165 ], [ %157, %161 ], [ %157, %156 ]
  %176 = getelementptr inbounds %struct.Chain, ptr %7, i64 0, i32 3, i64 %174
  store i64 %175, ptr %176, align 8
  %177 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %134, i64 %139, i32 1
  %178 = load i64, ptr %177, align 8
  %179 = load i64, ptr %7, align 8
  %180 = add nsw i64 %179, 1
  store i64 %180, ptr %7, align 8
  %181 = getelementptr inbounds %struct.Chain, ptr %7, i64 0, i32 4, i64 %179
  store i64 %178, ptr %181, align 8
  %182 = icmp eq i64 %175, 0
  %183 = zext i1 %182 to i64
  %184 = load i64, ptr %42, align 8
  %185 = add nsw i64 %184, %183
  store i64 %185, ptr %42, align 8
  %186 = zext i1 %146 to i64
  %187 = load i64, ptr %41, align 8
  %188 = add nsw i64 %187, %186
  store i64 %188, ptr %41, align 8
  br label %189

189:                                              ; preds = %173, %172
  %190 = add nuw nsw i64 %139, 1
  %191 = icmp eq i64 %190, %136
  br i1 %191, label %192, label %138

192:                                              ; preds = %138, %189, %133
  br i1 %128, label %197, label %193

193:                                              ; preds = %192
  %194 = load ptr, ptr %9, align 8
  %195 = getelementptr inbounds %struct.Problem, ptr %194, i64 0, i32 8
  %196 = load ptr, ptr %195, align 8
  br label %268

197:                                              ; preds = %192
  store i64 0, ptr %47, align 8
  store i64 0, ptr %48, align 8
  store i64 0, ptr %8, align 8
  %198 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %127
  %199 = load i64, ptr %198, align 8
  %200 = icmp sgt i64 %199, 0
  br i1 %200, label %205, label %201

201:                                              ; preds = %197
  %202 = load ptr, ptr %9, align 8
  %203 = getelementptr inbounds %struct.Problem, ptr %202, i64 0, i32 8
  %204 = load ptr, ptr %203, align 8
  br label %264

205:                                              ; preds = %197, %256
  %206 = phi i64 [ %257, %256 ], [ 0, %197 ]
  %207 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %127, i64 %206
  %208 = load i64, ptr %207, align 8
  %209 = icmp slt i64 %208, %1
  br i1 %209, label %210, label %259

210:                                              ; preds = %205
  %211 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %127, i64 %206, i32 2
  %212 = load i64, ptr %211, align 8
  %213 = icmp sgt i64 %212, -1
  br i1 %213, label %216, label %214

214:                                              ; preds = %210
  %215 = load i64, ptr %8, align 8
  br label %240

216:                                              ; preds = %210
  %217 = icmp slt i64 %208, %2
  br i1 %217, label %223, label %218

218:                                              ; preds = %216
  %219 = getelementptr inbounds i64, ptr @distinct.always, i64 %212
  %220 = load i64, ptr %219, align 8
  %221 = icmp eq i64 %220, 0
  %222 = select i1 %221, i64 1, i64 2
  br label %223

223:                                              ; preds = %218, %216
  %224 = phi i64 [ %222, %218 ], [ %44, %216 ]
  %225 = load i64, ptr %8, align 8
  %226 = add nsw i64 %225, -1
  %227 = icmp sgt i64 %225, 0
  br i1 %227, label %228, label %240

228:                                              ; preds = %223
  %229 = getelementptr inbounds %struct.Chain, ptr %8, i64 0, i32 3, i64 %226
  %230 = load i64, ptr %229, align 8
  %231 = icmp eq i64 %230, %224
  br i1 %231, label %232, label %240

232:                                              ; preds = %228
  %233 = getelementptr inbounds %struct.Chain, ptr %8, i64 0, i32 4, i64 %226
  %234 = load i64, ptr %233, align 8
  %235 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %127, i64 %206, i32 1
  %236 = load i64, ptr %235, align 8
  %237 = srem i64 %234, %236
  %238 = icmp eq i64 %237, 0
  br i1 %238, label %239, label %240

239:                                              ; preds = %232
  store i64 %236, ptr %233, align 8
  br label %256

240:                                              ; preds = %232, %228, %223, %214
  %241 = phi i64 [ %215, %214 ], [ %225, %232 ], [ %225, %228 ], [ %225, %223 ]
  %242 = phi i64 [ 0, %214 ], [ %224, %232 ], [ %224, %228 ], [ %224, %223 ]
  %243 = getelementptr inbounds %struct.Chain, ptr %8, i64 0, i32 3, i64 %241
  store i64 %242, ptr %243, align 8
  %244 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %127, i64 %206, i32 1
  %245 = load i64, ptr %244, align 8
  %246 = load i64, ptr %8, align 8
  %247 = add nsw i64 %246, 1
  store i64 %247, ptr %8, align 8
  %248 = getelementptr inbounds %struct.Chain, ptr %8, i64 0, i32 4, i64 %246
  store i64 %245, ptr %248, align 8
  %249 = icmp eq i64 %242, 0
  %250 = zext i1 %249 to i64
  %251 = load i64, ptr %48, align 8
  %252 = add nsw i64 %251, %250
  store i64 %252, ptr %48, align 8
  %253 = zext i1 %213 to i64
  %254 = load i64, ptr %47, align 8
  %255 = add nsw i64 %254, %253
  store i64 %255, ptr %47, align 8
  br label %256

256:                                              ; preds = %240, %239
  %257 = add nuw nsw i64 %206, 1
  %258 = icmp eq i64 %257, %199
  br i1 %258, label %259, label %205

259:                                              ; preds = %256, %205
  %260 = load ptr, ptr %9, align 8
  %261 = icmp slt i64 %127, 0
  %262 = getelementptr inbounds %struct.Problem, ptr %260, i64 0, i32 8
  %263 = load ptr, ptr %262, align 8
  br i1 %261, label %268, label %264

264:                                              ; preds = %201, %259
  %265 = phi ptr [ %204, %201 ], [ %263, %259 ]
  %266 = getelementptr inbounds i64, ptr %265, i64 %127
  %267 = load i64, ptr %266, align 8
  br label %268

268:                                              ; preds = %193, %264, %259
  %269 = phi ptr [ %265, %264 ], [ %263, %259 ], [ %196, %193 ]
  %270 = phi i64 [ %267, %264 ], [ 1, %259 ], [ 1, %193 ]
  %271 = getelementptr inbounds i64, ptr %125, i64 1
  %272 = load i64, ptr %271, align 8
  %273 = getelementptr inbounds i64, ptr %269, i64 %134
  %274 = load i64, ptr %273, align 8
  %275 = getelementptr inbounds i64, ptr %125, i64 3
  %276 = load i64, ptr %275, align 8
  %277 = add nsw i64 %274, -1
  %278 = mul nsw i64 %277, %272
  %279 = add nsw i64 %270, -1
  %280 = mul nsw i64 %276, %279
  %281 = add i64 %278, 1
  %282 = add i64 %281, %280
  %283 = icmp sgt i64 %282, 32768
  br i1 %283, label %469, label %284

284:                                              ; preds = %268
  %285 = call fastcc i64 @spans(ptr noundef nonnull %45, i64 noundef %274, ptr noundef nonnull %7)
  %286 = icmp eq i64 %285, 0
  br i1 %286, label %469, label %287

287:                                              ; preds = %284
  %288 = call fastcc i64 @spans(ptr noundef nonnull %46, i64 noundef %270, ptr noundef nonnull %8)
  %289 = icmp eq i64 %288, 0
  br i1 %289, label %469, label %290

290:                                              ; preds = %287
  %291 = load i64, ptr %45, align 8
  %292 = icmp sgt i64 %291, 0
  br i1 %292, label %293, label %736

293:                                              ; preds = %290
  %294 = icmp sgt i64 %282, 0
  %295 = add i64 %278, %280
  %296 = and i64 %282, 7
  %297 = icmp ult i64 %295, 7
  %298 = and i64 %282, -8
  %299 = icmp eq i64 %296, 0
  br label %300

300:                                              ; preds = %334, %293
  %301 = phi i64 [ %291, %293 ], [ %335, %334 ]
  %302 = phi i64 [ 0, %293 ], [ %336, %334 ]
  %303 = phi i64 [ 0, %293 ], [ %337, %334 ]
  %304 = icmp eq i64 %303, 0
  br i1 %304, label %308, label %305

305:                                              ; preds = %300
  %306 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 16, i64 0, i32 1, i64 %303, i32 2
  %307 = load i64, ptr %306, align 8
  br label %315

308:                                              ; preds = %315, %300
  %309 = phi i1 [ true, %300 ], [ %319, %315 ]
  %310 = load i64, ptr %46, align 8
  %311 = icmp sgt i64 %310, 0
  %312 = select i1 %311, i1 %309, i1 false
  br i1 %312, label %313, label %334

313:                                              ; preds = %308
  %314 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 16, i64 0, i32 1, i64 %303, i32 2
  br label %323

315:                                              ; preds = %315, %305
  %316 = phi i64 [ 0, %305 ], [ %320, %315 ]
  %317 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 16, i64 0, i32 1, i64 %316, i32 2
  %318 = load i64, ptr %317, align 8
  %319 = icmp ne i64 %318, %307
  %320 = add nuw nsw i64 %316, 1
  %321 = icmp ult i64 %320, %303
  %322 = select i1 %321, i1 %319, i1 false
  br i1 %322, label %315, label %308

323:                                              ; preds = %459, %313
  %324 = phi i64 [ %301, %313 ], [ %460, %459 ]
  %325 = phi i64 [ %310, %313 ], [ %461, %459 ]
  %326 = phi i64 [ %301, %313 ], [ %462, %459 ]
  %327 = phi i64 [ %301, %313 ], [ %463, %459 ]
  %328 = phi i64 [ %302, %313 ], [ %464, %459 ]
  %329 = phi i64 [ 0, %313 ], [ %465, %459 ]
  %330 = icmp eq i64 %329, 0
  br i1 %330, label %340, label %331

331:                                              ; preds = %323
  %332 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 16, i64 1, i32 1, i64 %329, i32 2
  %333 = load i64, ptr %332, align 8
  br label %342

334:                                              ; preds = %459, %308
  %335 = phi i64 [ %301, %308 ], [ %460, %459 ]
  %336 = phi i64 [ %302, %308 ], [ %464, %459 ]
  %337 = add nuw nsw i64 %303, 1
  %338 = icmp slt i64 %337, %335
  br i1 %338, label %300, label %467

339:                                              ; preds = %342
  br i1 %346, label %340, label %459

340:                                              ; preds = %339, %323
  br i1 %294, label %341, label %359

341:                                              ; preds = %340
  br i1 %297, label %350, label %363

342:                                              ; preds = %342, %331
  %343 = phi i64 [ 0, %331 ], [ %347, %342 ]
  %344 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 16, i64 1, i32 1, i64 %343, i32 2
  %345 = load i64, ptr %344, align 8
  %346 = icmp ne i64 %345, %333
  %347 = add nuw nsw i64 %343, 1
  %348 = icmp ult i64 %347, %329
  %349 = select i1 %348, i1 %346, i1 false
  br i1 %349, label %342, label %339

350:                                              ; preds = %363, %341
  %351 = phi i64 [ 0, %341 ], [ %381, %363 ]
  br i1 %299, label %359, label %352

352:                                              ; preds = %350, %352
  %353 = phi i64 [ %356, %352 ], [ %351, %350 ]
  %354 = phi i64 [ %357, %352 ], [ 0, %350 ]
  %355 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 17, i64 %353
  store i8 0, ptr %355, align 1
  %356 = add nuw nsw i64 %353, 1
  %357 = add i64 %354, 1
  %358 = icmp eq i64 %357, %296
  br i1 %358, label %359, label %352

359:                                              ; preds = %350, %352, %340
  %360 = icmp slt i64 %303, %327
  br i1 %360, label %361, label %459

361:                                              ; preds = %359
  %362 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 16, i64 1, i32 1, i64 %329, i32 2
  br label %384

363:                                              ; preds = %341, %363
  %364 = phi i64 [ %381, %363 ], [ 0, %341 ]
  %365 = phi i64 [ %382, %363 ], [ 0, %341 ]
  %366 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 17, i64 %364
  store i8 0, ptr %366, align 1
  %367 = or i64 %364, 1
  %368 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 17, i64 %367
  store i8 0, ptr %368, align 1
  %369 = or i64 %364, 2
  %370 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 17, i64 %369
  store i8 0, ptr %370, align 1
  %371 = or i64 %364, 3
  %372 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 17, i64 %371
  store i8 0, ptr %372, align 1
  %373 = or i64 %364, 4
  %374 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 17, i64 %373
  store i8 0, ptr %374, align 1
  %375 = or i64 %364, 5
  %376 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 17, i64 %375
  store i8 0, ptr %376, align 1
  %377 = or i64 %364, 6
  %378 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 17, i64 %377
  store i8 0, ptr %378, align 1
  %379 = or i64 %364, 7
  %380 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 17, i64 %379
  store i8 0, ptr %380, align 1
  %381 = add nuw nsw i64 %364, 8
  %382 = add i64 %365, 8
  %383 = icmp eq i64 %382, %298
  br i1 %383, label %350, label %363

384:                                              ; preds = %450, %361
  %385 = phi i64 [ %324, %361 ], [ %451, %450 ]
  %386 = phi i64 [ %325, %361 ], [ %452, %450 ]
  %387 = phi i64 [ %326, %361 ], [ %453, %450 ]
  %388 = phi i64 [ %325, %361 ], [ %454, %450 ]
  %389 = phi i64 [ %325, %361 ], [ %455, %450 ]
  %390 = phi i64 [ %328, %361 ], [ %456, %450 ]
  %391 = phi i64 [ %303, %361 ], [ %457, %450 ]
  %392 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 16, i64 0, i32 1, i64 %391
  %393 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 16, i64 0, i32 1, i64 %391, i32 2
  %394 = load i64, ptr %393, align 8
  %395 = load i64, ptr %314, align 8
  %396 = icmp eq i64 %394, %395
  %397 = icmp slt i64 %329, %389
  %398 = select i1 %396, i1 %397, i1 false
  br i1 %398, label %399, label %450

399:                                              ; preds = %384
  %400 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 16, i64 0, i32 1, i64 %391, i32 1
  br label %401

401:                                              ; preds = %442, %399
  %402 = phi i64 [ %386, %399 ], [ %443, %442 ]
  %403 = phi i64 [ %388, %399 ], [ %444, %442 ]
  %404 = phi i64 [ %390, %399 ], [ %445, %442 ]
  %405 = phi i64 [ %329, %399 ], [ %446, %442 ]
  %406 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 16, i64 1, i32 1, i64 %405, i32 2
  %407 = load i64, ptr %406, align 8
  %408 = load i64, ptr %362, align 8
  %409 = icmp eq i64 %407, %408
  br i1 %409, label %410, label %442

410:                                              ; preds = %401
  %411 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 16, i64 1, i32 1, i64 %405
  %412 = load i64, ptr %271, align 8
  %413 = load i64, ptr %392, align 8
  %414 = mul nsw i64 %413, %412
  %415 = load i64, ptr %275, align 8
  %416 = load i64, ptr %411, align 8
  %417 = mul nsw i64 %416, %415
  %418 = add nsw i64 %417, %414
  %419 = load i64, ptr %400, align 8
  %420 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 16, i64 1, i32 1, i64 %405, i32 1
  %421 = load i64, ptr %420, align 8
  %422 = add nsw i64 %419, -1
  %423 = mul nsw i64 %422, %412
  %424 = add nsw i64 %421, -1
  %425 = mul nsw i64 %424, %415
  %426 = add i64 %418, 1
  %427 = add i64 %426, %423
  %428 = add i64 %427, %425
  %429 = icmp slt i64 %418, %428
  br i1 %429, label %430, label %442

430:                                              ; preds = %410, %430
  %431 = phi i64 [ %438, %430 ], [ %418, %410 ]
  %432 = phi i64 [ %437, %430 ], [ %404, %410 ]
  %433 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 17, i64 %431
  %434 = load i8, ptr %433, align 1
  %435 = icmp eq i8 %434, 0
  %436 = zext i1 %435 to i64
  %437 = add nsw i64 %432, %436
  store i8 1, ptr %433, align 1
  %438 = add nsw i64 %431, 1
  %439 = icmp eq i64 %438, %428
  br i1 %439, label %440, label %430

440:                                              ; preds = %430
  %441 = load i64, ptr %46, align 8
  br label %442

442:                                              ; preds = %440, %410, %401
  %443 = phi i64 [ %402, %401 ], [ %402, %410 ], [ %441, %440 ]
  %444 = phi i64 [ %403, %401 ], [ %403, %410 ], [ %441, %440 ]
  %445 = phi i64 [ %404, %401 ], [ %404, %410 ], [ %437, %440 ]
  %446 = add nuw nsw i64 %405, 1
  %447 = icmp slt i64 %446, %444
  br i1 %447, label %401, label %448

448:                                              ; preds = %442
  %449 = load i64, ptr %45, align 8
  br label %450

450:                                              ; preds = %448, %384
  %451 = phi i64 [ %385, %384 ], [ %449, %448 ]
  %452 = phi i64 [ %386, %384 ], [ %443, %448 ]
  %453 = phi i64 [ %387, %384 ], [ %449, %448 ]
  %454 = phi i64 [ %388, %384 ], [ %444, %448 ]
  %455 = phi i64 [ %389, %384 ], [ %444, %448 ]
  %456 = phi i64 [ %390, %384 ], [ %445, %448 ]
  %457 = add nuw nsw i64 %391, 1
  %458 = icmp slt i64 %457, %453
  br i1 %458, label %384, label %459

459:                                              ; preds = %450, %359, %339
  %460 = phi i64 [ %324, %339 ], [ %324, %359 ], [ %451, %450 ]
  %461 = phi i64 [ %325, %339 ], [ %325, %359 ], [ %452, %450 ]
  %462 = phi i64 [ %326, %339 ], [ %326, %359 ], [ %453, %450 ]
  %463 = phi i64 [ %327, %339 ], [ %327, %359 ], [ %453, %450 ]
  %464 = phi i64 [ %328, %339 ], [ %328, %359 ], [ %456, %450 ]
  %465 = add nuw nsw i64 %329, 1
  %466 = icmp slt i64 %465, %461
  br i1 %466, label %323, label %334

467:                                              ; preds = %334
  %468 = icmp sgt i64 %336, -1
  br i1 %468, label %736, label %469

469:                                              ; preds = %268, %284, %287, %129, %467
  br label %472

470:                                              ; preds = %733
  %471 = mul nsw i64 %735, %734
  br label %736

472:                                              ; preds = %469, %733
  %473 = phi i1 [ false, %733 ], [ true, %469 ]
  %474 = phi i64 [ 2, %733 ], [ 0, %469 ]
  %475 = phi i64 [ %735, %733 ], [ 1, %469 ]
  %476 = phi i64 [ %734, %733 ], [ 1, %469 ]
  %477 = getelementptr inbounds i64, ptr %125, i64 %474
  %478 = load i64, ptr %477, align 8
  %479 = icmp slt i64 %478, 0
  br i1 %479, label %733, label %480

480:                                              ; preds = %472
  store i64 0, ptr %41, align 8
  store i64 0, ptr %42, align 8
  store i64 0, ptr %7, align 8
  %481 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %478
  %482 = load i64, ptr %481, align 8
  %483 = icmp sgt i64 %482, 0
  br i1 %483, label %488, label %484

484:                                              ; preds = %480
  %485 = load ptr, ptr %49, align 8
  %486 = getelementptr inbounds i64, ptr %485, i64 %478
  %487 = load i64, ptr %486, align 8
  br label %723

488:                                              ; preds = %480, %528
  %489 = phi i64 [ %529, %528 ], [ 0, %480 ]
  %490 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %478, i64 %489
  %491 = load i64, ptr %490, align 8
  %492 = icmp slt i64 %491, %2
  br i1 %492, label %493, label %531

493:                                              ; preds = %488
  %494 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %478, i64 %489, i32 2
  %495 = load i64, ptr %494, align 8
  %496 = icmp sgt i64 %495, -1
  %497 = load i64, ptr %7, align 8
  br i1 %496, label %498, label %513

498:                                              ; preds = %493
  %499 = add nsw i64 %497, -1
  %500 = icmp sgt i64 %497, 0
  br i1 %500, label %501, label %513

501:                                              ; preds = %498
  %502 = getelementptr inbounds %struct.Chain, ptr %7, i64 0, i32 3, i64 %499
  %503 = load i64, ptr %502, align 8
  %504 = icmp eq i64 %503, %44
  br i1 %504, label %505, label %513

505:                                              ; preds = %501
  %506 = getelementptr inbounds %struct.Chain, ptr %7, i64 0, i32 4, i64 %499
  %507 = load i64, ptr %506, align 8
  %508 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %478, i64 %489, i32 1
  %509 = load i64, ptr %508, align 8
  %510 = srem i64 %507, %509
  %511 = icmp eq i64 %510, 0
  br i1 %511, label %512, label %513

512:                                              ; preds = %505
  store i64 %509, ptr %506, align 8
  br label %528

513:                                              ; preds = %493, %505, %501, %498
  %514 = phi i64 [ %44, %505 ], [ %44, %501 ], [ %44, %498 ], [ 0, %493 ]
  %515 = getelementptr inbounds %struct.Chain, ptr %7, i64 0, i32 3, i64 %497
  store i64 %514, ptr %515, align 8
  %516 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %478, i64 %489, i32 1
  %517 = load i64, ptr %516, align 8
  %518 = load i64, ptr %7, align 8
  %519 = add nsw i64 %518, 1
  store i64 %519, ptr %7, align 8
  %520 = getelementptr inbounds %struct.Chain, ptr %7, i64 0, i32 4, i64 %518
  store i64 %517, ptr %520, align 8
  %521 = icmp eq i64 %514, 0
  %522 = zext i1 %521 to i64
  %523 = load i64, ptr %42, align 8
  %524 = add nsw i64 %523, %522
  store i64 %524, ptr %42, align 8
  %525 = zext i1 %496 to i64
  %526 = load i64, ptr %41, align 8
  %527 = add nsw i64 %526, %525
  store i64 %527, ptr %41, align 8
  br label %528

528:                                              ; preds = %513, %512
  %529 = add nuw nsw i64 %489, 1
  %530 = icmp eq i64 %529, %482
  br i1 %530, label %531, label %488

531:                                              ; preds = %488, %528
  %532 = load i64, ptr %41, align 8
  %533 = load ptr, ptr %49, align 8
  %534 = getelementptr inbounds i64, ptr %533, i64 %478
  %535 = load i64, ptr %534, align 8
  %536 = icmp ne i64 %532, 0
  %537 = select i1 %50, i1 %536, i1 false
  br i1 %537, label %538, label %696

538:                                              ; preds = %531
  %539 = load i64, ptr %7, align 8
  store i64 %535, ptr %5, align 16
  store i64 1, ptr %6, align 16
  %540 = icmp sgt i64 %539, 0
  br i1 %540, label %541, label %655

541:                                              ; preds = %538, %649
  %542 = phi i64 [ %650, %649 ], [ 1, %538 ]
  %543 = phi i64 [ %651, %649 ], [ 0, %538 ]
  %544 = getelementptr inbounds %struct.Chain, ptr %7, i64 0, i32 4, i64 %543
  %545 = load i64, ptr %544, align 8
  %546 = getelementptr inbounds %struct.Chain, ptr %7, i64 0, i32 3, i64 %543
  %547 = load i64, ptr %546, align 8
  %548 = icmp sgt i64 %547, 1
  %549 = icmp sgt i64 %542, 0
  br i1 %548, label %551, label %550

550:                                              ; preds = %541
  br i1 %549, label %596, label %649

551:                                              ; preds = %541
  br i1 %549, label %552, label %649

552:                                              ; preds = %551
  %553 = and i64 %542, 3
  %554 = icmp ult i64 %542, 4
  br i1 %554, label %637, label %555

555:                                              ; preds = %552
  %556 = and i64 %542, -4
  br label %557

557:                                              ; preds = %557, %555
  %558 = phi i64 [ 0, %555 ], [ %575, %557 ]
  %559 = phi i64 [ 0, %555 ], [ %576, %557 ]
  %560 = getelementptr inbounds i64, ptr %5, i64 %558
  %561 = load i64, ptr %560, align 16
  %562 = tail call i64 @llvm.smin.i64(i64 %561, i64 %545)
  store i64 %562, ptr %560, align 16
  %563 = or i64 %558, 1
  %564 = getelementptr inbounds i64, ptr %5, i64 %563
  %565 = load i64, ptr %564, align 8
  %566 = tail call i64 @llvm.smin.i64(i64 %565, i64 %545)
  store i64 %566, ptr %564, align 8
  %567 = or i64 %558, 2
  %568 = getelementptr inbounds i64, ptr %5, i64 %567
  %569 = load i64, ptr %568, align 16
  %570 = tail call i64 @llvm.smin.i64(i64 %569, i64 %545)
  store i64 %570, ptr %568, align 16
  %571 = or i64 %558, 3
  %572 = getelementptr inbounds i64, ptr %5, i64 %571
  %573 = load i64, ptr %572, align 8
  %574 = tail call i64 @llvm.smin.i64(i64 %573, i64 %545)
  store i64 %574, ptr %572, align 8
  %575 = add nuw nsw i64 %558, 4
  %576 = add i64 %559, 4
  %577 = icmp eq i64 %576, %556
  br i1 %577, label %637, label %557

578:                                              ; preds = %614
  %579 = icmp eq i64 %608, 0
  br i1 %579, label %649, label %580

580:                                              ; preds = %578
  %581 = icmp sgt i64 %615, 0
  br i1 %581, label %582, label %618

582:                                              ; preds = %580
  %583 = and i64 %615, 1
  %584 = icmp eq i64 %583, 0
  br i1 %584, label %593, label %585

585:                                              ; preds = %582
  %586 = add nsw i64 %615, -1
  %587 = getelementptr inbounds i64, ptr %5, i64 %586
  %588 = load i64, ptr %587, align 8
  %589 = getelementptr inbounds i64, ptr %5, i64 %615
  store i64 %588, ptr %589, align 8
  %590 = getelementptr inbounds i64, ptr %6, i64 %586
  %591 = load i64, ptr %590, align 8
  %592 = getelementptr inbounds i64, ptr %6, i64 %615
  store i64 %591, ptr %592, align 8
  br label %593

593:                                              ; preds = %585, %582
  %594 = phi i64 [ %615, %582 ], [ %586, %585 ]
  %595 = icmp eq i64 %615, 1
  br i1 %595, label %618, label %620

596:                                              ; preds = %550, %614
  %597 = phi i64 [ %616, %614 ], [ 0, %550 ]
  %598 = phi i64 [ %615, %614 ], [ 0, %550 ]
  %599 = phi i64 [ %608, %614 ], [ 0, %550 ]
  %600 = getelementptr inbounds i64, ptr %5, i64 %597
  %601 = load i64, ptr %600, align 8
  %602 = sdiv i64 %601, %545
  %603 = srem i64 %601, %545
  %604 = mul nsw i64 %602, %545
  %605 = getelementptr inbounds i64, ptr %6, i64 %597
  %606 = load i64, ptr %605, align 8
  %607 = mul nsw i64 %606, %602
  %608 = add nsw i64 %607, %599
  %609 = icmp eq i64 %601, %604
  br i1 %609, label %614, label %610

610:                                              ; preds = %596
  %611 = getelementptr inbounds i64, ptr %5, i64 %598
  store i64 %603, ptr %611, align 8
  %612 = getelementptr inbounds i64, ptr %6, i64 %598
  store i64 %606, ptr %612, align 8
  %613 = add nsw i64 %598, 1
  br label %614

614:                                              ; preds = %610, %596
  %615 = phi i64 [ %613, %610 ], [ %598, %596 ]
  %616 = add nuw nsw i64 %597, 1
  %617 = icmp eq i64 %616, %542
  br i1 %617, label %578, label %596

618:                                              ; preds = %593, %620, %580
  store i64 %545, ptr %5, align 16
  store i64 %608, ptr %6, align 16
  %619 = add nsw i64 %615, 1
  br label %649

620:                                              ; preds = %593, %620
  %621 = phi i64 [ %629, %620 ], [ %594, %593 ]
  %622 = add nsw i64 %621, -1
  %623 = getelementptr inbounds i64, ptr %5, i64 %622
  %624 = load i64, ptr %623, align 8
  %625 = getelementptr inbounds i64, ptr %5, i64 %621
  store i64 %624, ptr %625, align 8
  %626 = getelementptr inbounds i64, ptr %6, i64 %622
  %627 = load i64, ptr %626, align 8
  %628 = getelementptr inbounds i64, ptr %6, i64 %621
  store i64 %627, ptr %628, align 8
  %629 = add nsw i64 %621, -2
  %630 = getelementptr inbounds i64, ptr %5, i64 %629
  %631 = load i64, ptr %630, align 8
  %632 = getelementptr inbounds i64, ptr %5, i64 %622
  store i64 %631, ptr %632, align 8
  %633 = getelementptr inbounds i64, ptr %6, i64 %629
  %634 = load i64, ptr %633, align 8
  %635 = getelementptr inbounds i64, ptr %6, i64 %622
  store i64 %634, ptr %635, align 8
  %636 = icmp ugt i64 %622, 1
  br i1 %636, label %620, label %618

637:                                              ; preds = %557, %552
  %638 = phi i64 [ 0, %552 ], [ %575, %557 ]
  %639 = icmp eq i64 %553, 0
  br i1 %639, label %649, label %640

640:                                              ; preds = %637, %640
  %641 = phi i64 [ %646, %640 ], [ %638, %637 ]
  %642 = phi i64 [ %647, %640 ], [ 0, %637 ]
  %643 = getelementptr inbounds i64, ptr %5, i64 %641
  %644 = load i64, ptr %643, align 8
  %645 = tail call i64 @llvm.smin.i64(i64 %644, i64 %545)
  store i64 %645, ptr %643, align 8
  %646 = add nuw nsw i64 %641, 1
  %647 = add i64 %642, 1
  %648 = icmp eq i64 %647, %553
  br i1 %648, label %649, label %640

649:                                              ; preds = %637, %640, %618, %578, %551, %550
  %650 = phi i64 [ %619, %618 ], [ %615, %578 ], [ %542, %551 ], [ 0, %550 ], [ %542, %640 ], [ %542, %637 ]
  %651 = add nuw nsw i64 %543, 1
  %652 = icmp eq i64 %651, %539
  br i1 %652, label %653, label %541

653:                                              ; preds = %649
  %654 = icmp sgt i64 %650, 0
  br i1 %654, label %655, label %723

655:                                              ; preds = %538, %653
  %656 = phi i64 [ %650, %653 ], [ 1, %538 ]
  %657 = add i64 %656, -1
  %658 = and i64 %656, 3
  %659 = icmp ult i64 %657, 3
  br i1 %659, label %705, label %660

660:                                              ; preds = %655
  %661 = and i64 %656, -4
  br label %662

662:                                              ; preds = %662, %660
  %663 = phi i64 [ 0, %660 ], [ %693, %662 ]
  %664 = phi i64 [ 0, %660 ], [ %692, %662 ]
  %665 = phi i64 [ 0, %660 ], [ %694, %662 ]
  %666 = getelementptr inbounds [49 x i64], ptr %6, i64 0, i64 %663
  %667 = load i64, ptr %666, align 16
  %668 = getelementptr inbounds [49 x i64], ptr %5, i64 0, i64 %663
  %669 = load i64, ptr %668, align 16
  %670 = mul nsw i64 %669, %667
  %671 = add nsw i64 %670, %664
  %672 = or i64 %663, 1
  %673 = getelementptr inbounds [49 x i64], ptr %6, i64 0, i64 %672
  %674 = load i64, ptr %673, align 8
  %675 = getelementptr inbounds [49 x i64], ptr %5, i64 0, i64 %672
  %676 = load i64, ptr %675, align 8
  %677 = mul nsw i64 %676, %674
  %678 = add nsw i64 %677, %671
  %679 = or i64 %663, 2
  %680 = getelementptr inbounds [49 x i64], ptr %6, i64 0, i64 %679
  %681 = load i64, ptr %680, align 16
  %682 = getelementptr inbounds [49 x i64], ptr %5, i64 0, i64 %679
  %683 = load i64, ptr %682, align 16
  %684 = mul nsw i64 %683, %681
  %685 = add nsw i64 %684, %678
  %686 = or i64 %663, 3
  %687 = getelementptr inbounds [49 x i64], ptr %6, i64 0, i64 %686
  %688 = load i64, ptr %687, align 8
  %689 = getelementptr inbounds [49 x i64], ptr %5, i64 0, i64 %686
  %690 = load i64, ptr %689, align 8
  %691 = mul nsw i64 %690, %688
  %692 = add nsw i64 %691, %685
  %693 = add nuw nsw i64 %663, 4
  %694 = add i64 %665, 4
  %695 = icmp eq i64 %694, %661
  br i1 %695, label %705, label %662

696:                                              ; preds = %531
  %697 = load i64, ptr %126, align 8
  %698 = icmp sgt i64 %697, -1
  %699 = select i1 %698, i1 %536, i1 false
  br i1 %699, label %700, label %723

700:                                              ; preds = %696
  %701 = call fastcc i64 @visits(i64 noundef %535, ptr noundef nonnull %7, i64 noundef 0)
  %702 = add i64 %535, -1
  %703 = add i64 %702, %701
  %704 = sdiv i64 %703, %701
  br label %723

705:                                              ; preds = %662, %655
  %706 = phi i64 [ undef, %655 ], [ %692, %662 ]
  %707 = phi i64 [ 0, %655 ], [ %693, %662 ]
  %708 = phi i64 [ 0, %655 ], [ %692, %662 ]
  %709 = icmp eq i64 %658, 0
  br i1 %709, label %723, label %710

710:                                              ; preds = %705, %710
  %711 = phi i64 [ %720, %710 ], [ %707, %705 ]
  %712 = phi i64 [ %719, %710 ], [ %708, %705 ]
  %713 = phi i64 [ %721, %710 ], [ 0, %705 ]
  %714 = getelementptr inbounds [49 x i64], ptr %6, i64 0, i64 %711
  %715 = load i64, ptr %714, align 8
  %716 = getelementptr inbounds [49 x i64], ptr %5, i64 0, i64 %711
  %717 = load i64, ptr %716, align 8
  %718 = mul nsw i64 %717, %715
  %719 = add nsw i64 %718, %712
  %720 = add nuw nsw i64 %711, 1
  %721 = add i64 %713, 1
  %722 = icmp eq i64 %721, %658
  br i1 %722, label %723, label %710

723:                                              ; preds = %705, %710, %484, %653, %696, %700
  %724 = phi i64 [ %704, %700 ], [ %535, %696 ], [ 0, %653 ], [ %487, %484 ], [ %706, %705 ], [ %719, %710 ]
  %725 = phi i64 [ %701, %700 ], [ 1, %696 ], [ 1, %653 ], [ 1, %484 ], [ 1, %710 ], [ 1, %705 ]
  %726 = or i64 %474, 1
  %727 = getelementptr inbounds i64, ptr %125, i64 %726
  %728 = load i64, ptr %727, align 8
  %729 = add nsw i64 %724, -1
  %730 = mul nsw i64 %728, %729
  %731 = add nsw i64 %730, %476
  %732 = mul nsw i64 %725, %475
  br label %733

733:                                              ; preds = %472, %723
  %734 = phi i64 [ %731, %723 ], [ %476, %472 ]
  %735 = phi i64 [ %732, %723 ], [ %475, %472 ]
  br i1 %473, label %472, label %470

736:                                              ; preds = %290, %467, %470
  %737 = phi i64 [ %471, %470 ], [ %336, %467 ], [ 0, %290 ]
  %738 = mul nsw i64 %737, %121
  %739 = add nsw i64 %122, 1
  %740 = load ptr, ptr %30, align 8
  %741 = load i64, ptr %32, align 8
  %742 = add nsw i64 %741, 1
  %743 = getelementptr inbounds i64, ptr %740, i64 %742
  %744 = load i64, ptr %743, align 8
  %745 = icmp slt i64 %739, %744
  br i1 %745, label %120, label %118
}

; Function Attrs: nofree nosync nounwind memory(argmem: read)
define internal fastcc i64 @visits(i64 noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2) unnamed_addr {
  %4 = alloca [49 x i64], align 16
  %5 = alloca [49 x i64], align 16
  %6 = alloca %struct.Chain, align 8
  call void @llvm.lifetime.start.p0(i64 392, ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 392, ptr nonnull %5)
  %7 = getelementptr inbounds %struct.Chain, ptr %1, i64 0, i32 2
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %190

10:                                               ; preds = %3
  %11 = icmp eq i64 %2, 0
  br i1 %11, label %446, label %12

12:                                               ; preds = %10
  %13 = load i64, ptr %1, align 8
  %14 = icmp sgt i64 %13, 0
  br i1 %14, label %16, label %15

15:                                               ; preds = %12
  store i64 1, ptr %5, align 16
  br label %145

16:                                               ; preds = %12, %20
  %17 = phi i64 [ %26, %20 ], [ 0, %12 ]
  %18 = phi i64 [ %25, %20 ], [ 0, %12 ]
  %19 = icmp eq i64 %18, %2
  br i1 %19, label %28, label %20

20:                                               ; preds = %16
  %21 = getelementptr inbounds %struct.Chain, ptr %1, i64 0, i32 3, i64 %17
  %22 = load i64, ptr %21, align 8
  %23 = icmp eq i64 %22, 0
  %24 = zext i1 %23 to i64
  %25 = add nuw nsw i64 %18, %24
  %26 = add nuw nsw i64 %17, 1
  %27 = icmp eq i64 %26, %13
  br i1 %27, label %28, label %16

28:                                               ; preds = %16, %20
  %29 = phi i64 [ %13, %20 ], [ %17, %16 ]
  store i64 %0, ptr %4, align 16
  store i64 1, ptr %5, align 16
  %30 = icmp sgt i64 %29, 0
  br i1 %30, label %31, label %145

31:                                               ; preds = %28, %139
  %32 = phi i64 [ %140, %139 ], [ 1, %28 ]
  %33 = phi i64 [ %141, %139 ], [ 0, %28 ]
  %34 = getelementptr inbounds %struct.Chain, ptr %1, i64 0, i32 4, i64 %33
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds %struct.Chain, ptr %1, i64 0, i32 3, i64 %33
  %37 = load i64, ptr %36, align 8
  %38 = icmp sgt i64 %37, 1
  %39 = icmp sgt i64 %32, 0
  br i1 %38, label %41, label %40

40:                                               ; preds = %31
  br i1 %39, label %86, label %139

41:                                               ; preds = %31
  br i1 %39, label %42, label %139

42:                                               ; preds = %41
  %43 = and i64 %32, 3
  %44 = icmp ult i64 %32, 4
  br i1 %44, label %127, label %45

45:                                               ; preds = %42
  %46 = and i64 %32, -4
  br label %47

47:                                               ; preds = %47, %45
  %48 = phi i64 [ 0, %45 ], [ %65, %47 ]
  %49 = phi i64 [ 0, %45 ], [ %66, %47 ]
  %50 = getelementptr inbounds i64, ptr %4, i64 %48
  %51 = load i64, ptr %50, align 16
  %52 = tail call i64 @llvm.smin.i64(i64 %51, i64 %35)
  store i64 %52, ptr %50, align 16
  %53 = or i64 %48, 1
  %54 = getelementptr inbounds i64, ptr %4, i64 %53
  %55 = load i64, ptr %54, align 8
  %56 = tail call i64 @llvm.smin.i64(i64 %55, i64 %35)
  store i64 %56, ptr %54, align 8
  %57 = or i64 %48, 2
  %58 = getelementptr inbounds i64, ptr %4, i64 %57
  %59 = load i64, ptr %58, align 16
  %60 = tail call i64 @llvm.smin.i64(i64 %59, i64 %35)
  store i64 %60, ptr %58, align 16
  %61 = or i64 %48, 3
  %62 = getelementptr inbounds i64, ptr %4, i64 %61
  %63 = load i64, ptr %62, align 8
  %64 = tail call i64 @llvm.smin.i64(i64 %63, i64 %35)
  store i64 %64, ptr %62, align 8
  %65 = add nuw nsw i64 %48, 4
  %66 = add i64 %49, 4
  %67 = icmp eq i64 %66, %46
  br i1 %67, label %127, label %47

68:                                               ; preds = %104
  %69 = icmp eq i64 %98, 0
  br i1 %69, label %139, label %70

70:                                               ; preds = %68
  %71 = icmp sgt i64 %105, 0
  br i1 %71, label %72, label %108

72:                                               ; preds = %70
  %73 = and i64 %105, 1
  %74 = icmp eq i64 %73, 0
  br i1 %74, label %83, label %75

75:                                               ; preds = %72
  %76 = add nsw i64 %105, -1
  %77 = getelementptr inbounds i64, ptr %4, i64 %76
  %78 = load i64, ptr %77, align 8
  %79 = getelementptr inbounds i64, ptr %4, i64 %105
  store i64 %78, ptr %79, align 8
  %80 = getelementptr inbounds i64, ptr %5, i64 %76
  %81 = load i64, ptr %80, align 8
  %82 = getelementptr inbounds i64, ptr %5, i64 %105
  store i64 %81, ptr %82, align 8
  br label %83

83:                                               ; preds = %75, %72
  %84 = phi i64 [ %105, %72 ], [ %76, %75 ]
  %85 = icmp eq i64 %105, 1
  br i1 %85, label %108, label %110

86:                                               ; preds = %40, %104
  %87 = phi i64 [ %106, %104 ], [ 0, %40 ]
  %88 = phi i64 [ %105, %104 ], [ 0, %40 ]
  %89 = phi i64 [ %98, %104 ], [ 0, %40 ]
  %90 = getelementptr inbounds i64, ptr %4, i64 %87
  %91 = load i64, ptr %90, align 8
  %92 = sdiv i64 %91, %35
  %93 = srem i64 %91, %35
  %94 = mul nsw i64 %92, %35
  %95 = getelementptr inbounds i64, ptr %5, i64 %87
  %96 = load i64, ptr %95, align 8
  %97 = mul nsw i64 %96, %92
  %98 = add nsw i64 %97, %89
  %99 = icmp eq i64 %91, %94
  br i1 %99, label %104, label %100

100:                                              ; preds = %86
  %101 = getelementptr inbounds i64, ptr %4, i64 %88
  store i64 %93, ptr %101, align 8
  %102 = getelementptr inbounds i64, ptr %5, i64 %88
  store i64 %96, ptr %102, align 8
  %103 = add nsw i64 %88, 1
  br label %104

104:                                              ; preds = %100, %86
  %105 = phi i64 [ %103, %100 ], [ %88, %86 ]
  %106 = add nuw nsw i64 %87, 1
  %107 = icmp eq i64 %106, %32
  br i1 %107, label %68, label %86

108:                                              ; preds = %83, %110, %70
  store i64 %35, ptr %4, align 16
  store i64 %98, ptr %5, align 16
  %109 = add nsw i64 %105, 1
  br label %139

110:                                              ; preds = %83, %110
  %111 = phi i64 [ %119, %110 ], [ %84, %83 ]
  %112 = add nsw i64 %111, -1
  %113 = getelementptr inbounds i64, ptr %4, i64 %112
  %114 = load i64, ptr %113, align 8
  %115 = getelementptr inbounds i64, ptr %4, i64 %111
  store i64 %114, ptr %115, align 8
  %116 = getelementptr inbounds i64, ptr %5, i64 %112
  %117 = load i64, ptr %116, align 8
  %118 = getelementptr inbounds i64, ptr %5, i64 %111
  store i64 %117, ptr %118, align 8
  %119 = add nsw i64 %111, -2
  %120 = getelementptr inbounds i64, ptr %4, i64 %119
  %121 = load i64, ptr %120, align 8
  %122 = getelementptr inbounds i64, ptr %4, i64 %112
  store i64 %121, ptr %122, align 8
  %123 = getelementptr inbounds i64, ptr %5, i64 %119
  %124 = load i64, ptr %123, align 8
  %125 = getelementptr inbounds i64, ptr %5, i64 %112
  store i64 %124, ptr %125, align 8
  %126 = icmp ugt i64 %112, 1
  br i1 %126, label %110, label %108

127:                                              ; preds = %47, %42
  %128 = phi i64 [ 0, %42 ], [ %65, %47 ]
  %129 = icmp eq i64 %43, 0
  br i1 %129, label %139, label %130

130:                                              ; preds = %127, %130
  %131 = phi i64 [ %136, %130 ], [ %128, %127 ]
  %132 = phi i64 [ %137, %130 ], [ 0, %127 ]
  %133 = getelementptr inbounds i64, ptr %4, i64 %131
  %134 = load i64, ptr %133, align 8
  %135 = tail call i64 @llvm.smin.i64(i64 %134, i64 %35)
  store i64 %135, ptr %133, align 8
  %136 = add nuw nsw i64 %131, 1
  %137 = add i64 %132, 1
  %138 = icmp eq i64 %137, %43
  br i1 %138, label %139, label %130

139:                                              ; preds = %127, %130, %108, %68, %41, %40
  %140 = phi i64 [ %109, %108 ], [ %105, %68 ], [ %32, %41 ], [ 0, %40 ], [ %32, %130 ], [ %32, %127 ]
  %141 = add nuw nsw i64 %33, 1
  %142 = icmp eq i64 %141, %29
  br i1 %142, label %143, label %31

143:                                              ; preds = %139
  %144 = icmp sgt i64 %140, 0
  br i1 %144, label %145, label %446

145:                                              ; preds = %15, %28, %143
  %146 = phi i64 [ %140, %143 ], [ 1, %28 ], [ 1, %15 ]
  %147 = add i64 %146, -1
  %148 = and i64 %146, 7
  %149 = icmp ult i64 %147, 7
  br i1 %149, label %431, label %150

150:                                              ; preds = %145
  %151 = and i64 %146, -8
  br label %152

152:                                              ; preds = %152, %150
  %153 = phi i64 [ 0, %150 ], [ %187, %152 ]
  %154 = phi i64 [ 0, %150 ], [ %186, %152 ]
  %155 = phi i64 [ 0, %150 ], [ %188, %152 ]
  %156 = getelementptr inbounds [49 x i64], ptr %5, i64 0, i64 %153
  %157 = load i64, ptr %156, align 16
  %158 = add nsw i64 %157, %154
  %159 = or i64 %153, 1
  %160 = getelementptr inbounds [49 x i64], ptr %5, i64 0, i64 %159
  %161 = load i64, ptr %160, align 8
  %162 = add nsw i64 %161, %158
  %163 = or i64 %153, 2
  %164 = getelementptr inbounds [49 x i64], ptr %5, i64 0, i64 %163
  %165 = load i64, ptr %164, align 16
  %166 = add nsw i64 %165, %162
  %167 = or i64 %153, 3
  %168 = getelementptr inbounds [49 x i64], ptr %5, i64 0, i64 %167
  %169 = load i64, ptr %168, align 8
  %170 = add nsw i64 %169, %166
  %171 = or i64 %153, 4
  %172 = getelementptr inbounds [49 x i64], ptr %5, i64 0, i64 %171
  %173 = load i64, ptr %172, align 16
  %174 = add nsw i64 %173, %170
  %175 = or i64 %153, 5
  %176 = getelementptr inbounds [49 x i64], ptr %5, i64 0, i64 %175
  %177 = load i64, ptr %176, align 8
  %178 = add nsw i64 %177, %174
  %179 = or i64 %153, 6
  %180 = getelementptr inbounds [49 x i64], ptr %5, i64 0, i64 %179
  %181 = load i64, ptr %180, align 16
  %182 = add nsw i64 %181, %178
  %183 = or i64 %153, 7
  %184 = getelementptr inbounds [49 x i64], ptr %5, i64 0, i64 %183
  %185 = load i64, ptr %184, align 8
  %186 = add nsw i64 %185, %182
  %187 = add nuw nsw i64 %153, 8
  %188 = add i64 %155, 8
  %189 = icmp eq i64 %188, %151
  br i1 %189, label %431, label %152

190:                                              ; preds = %3
  call void @llvm.lifetime.start.p0(i64 792, ptr nonnull %6)
  %191 = load i64, ptr %1, align 8
  %192 = icmp sgt i64 %191, 0
  br i1 %192, label %193, label %212

193:                                              ; preds = %190, %197
  %194 = phi i64 [ %203, %197 ], [ 0, %190 ]
  %195 = phi i64 [ %202, %197 ], [ 0, %190 ]
  %196 = icmp eq i64 %195, %2
  br i1 %196, label %205, label %197

197:                                              ; preds = %193
  %198 = getelementptr inbounds %struct.Chain, ptr %1, i64 0, i32 3, i64 %194
  %199 = load i64, ptr %198, align 8
  %200 = icmp eq i64 %199, 0
  %201 = zext i1 %200 to i64
  %202 = add nuw nsw i64 %195, %201
  %203 = add nuw nsw i64 %194, 1
  %204 = icmp eq i64 %203, %191
  br i1 %204, label %205, label %193

205:                                              ; preds = %193, %197
  %206 = phi i64 [ %191, %197 ], [ %194, %193 ]
  br i1 %192, label %207, label %212

207:                                              ; preds = %205
  %208 = and i64 %191, 1
  %209 = icmp eq i64 %191, 1
  br i1 %209, label %213, label %210

210:                                              ; preds = %207
  %211 = and i64 %191, -2
  br label %349

212:                                              ; preds = %190, %205
  store i64 1, ptr %5, align 16
  br label %342

213:                                              ; preds = %349, %207
  %214 = phi i64 [ 0, %207 ], [ %373, %349 ]
  %215 = icmp eq i64 %208, 0
  br i1 %215, label %227, label %216

216:                                              ; preds = %213
  %217 = icmp sge i64 %214, %206
  %218 = getelementptr inbounds %struct.Chain, ptr %1, i64 0, i32 3, i64 %214
  %219 = load i64, ptr %218, align 8
  %220 = icmp eq i64 %219, 0
  %221 = select i1 %217, i1 %220, i1 false
  %222 = select i1 %221, i64 3, i64 %219
  %223 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 3, i64 %214
  store i64 %222, ptr %223, align 8
  %224 = getelementptr inbounds %struct.Chain, ptr %1, i64 0, i32 4, i64 %214
  %225 = load i64, ptr %224, align 8
  %226 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 4, i64 %214
  store i64 %225, ptr %226, align 8
  br label %227

227:                                              ; preds = %213, %216
  store i64 %0, ptr %4, align 16
  store i64 1, ptr %5, align 16
  br i1 %192, label %228, label %342

228:                                              ; preds = %227, %336
  %229 = phi i64 [ %337, %336 ], [ 1, %227 ]
  %230 = phi i64 [ %338, %336 ], [ 0, %227 ]
  %231 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 4, i64 %230
  %232 = load i64, ptr %231, align 8
  %233 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 3, i64 %230
  %234 = load i64, ptr %233, align 8
  %235 = icmp sgt i64 %234, 1
  %236 = icmp sgt i64 %229, 0
  br i1 %235, label %238, label %237

237:                                              ; preds = %228
  br i1 %236, label %283, label %336

238:                                              ; preds = %228
  br i1 %236, label %239, label %336

239:                                              ; preds = %238
  %240 = and i64 %229, 3
  %241 = icmp ult i64 %229, 4
  br i1 %241, label %324, label %242

242:                                              ; preds = %239
  %243 = and i64 %229, -4
  br label %244

244:                                              ; preds = %244, %242
  %245 = phi i64 [ 0, %242 ], [ %262, %244 ]
  %246 = phi i64 [ 0, %242 ], [ %263, %244 ]
  %247 = getelementptr inbounds i64, ptr %4, i64 %245
  %248 = load i64, ptr %247, align 16
  %249 = tail call i64 @llvm.smin.i64(i64 %248, i64 %232)
  store i64 %249, ptr %247, align 16
  %250 = or i64 %245, 1
  %251 = getelementptr inbounds i64, ptr %4, i64 %250
  %252 = load i64, ptr %251, align 8
  %253 = tail call i64 @llvm.smin.i64(i64 %252, i64 %232)
  store i64 %253, ptr %251, align 8
  %254 = or i64 %245, 2
  %255 = getelementptr inbounds i64, ptr %4, i64 %254
  %256 = load i64, ptr %255, align 16
  %257 = tail call i64 @llvm.smin.i64(i64 %256, i64 %232)
  store i64 %257, ptr %255, align 16
  %258 = or i64 %245, 3
  %259 = getelementptr inbounds i64, ptr %4, i64 %258
  %260 = load i64, ptr %259, align 8
  %261 = tail call i64 @llvm.smin.i64(i64 %260, i64 %232)
  store i64 %261, ptr %259, align 8
  %262 = add nuw nsw i64 %245, 4
  %263 = add i64 %246, 4
  %264 = icmp eq i64 %263, %243
  br i1 %264, label %324, label %244

265:                                              ; preds = %301
  %266 = icmp eq i64 %295, 0
  br i1 %266, label %336, label %267

267:                                              ; preds = %265
  %268 = icmp sgt i64 %302, 0
  br i1 %268, label %269, label %305

269:                                              ; preds = %267
  %270 = and i64 %302, 1
  %271 = icmp eq i64 %270, 0
  br i1 %271, label %280, label %272

272:                                              ; preds = %269
  %273 = add nsw i64 %302, -1
  %274 = getelementptr inbounds i64, ptr %4, i64 %273
  %275 = load i64, ptr %274, align 8
  %276 = getelementptr inbounds i64, ptr %4, i64 %302
  store i64 %275, ptr %276, align 8
  %277 = getelementptr inbounds i64, ptr %5, i64 %273
  %278 = load i64, ptr %277, align 8
  %279 = getelementptr inbounds i64, ptr %5, i64 %302
  store i64 %278, ptr %279, align 8
  br label %280

280:                                              ; preds = %272, %269
  %281 = phi i64 [ %302, %269 ], [ %273, %272 ]
  %282 = icmp eq i64 %302, 1
  br i1 %282, label %305, label %307

283:                                              ; preds = %237, %301
  %284 = phi i64 [ %303, %301 ], [ 0, %237 ]
  %285 = phi i64 [ %302, %301 ], [ 0, %237 ]
  %286 = phi i64 [ %295, %301 ], [ 0, %237 ]
  %287 = getelementptr inbounds i64, ptr %4, i64 %284
  %288 = load i64, ptr %287, align 8
  %289 = sdiv i64 %288, %232
  %290 = srem i64 %288, %232
  %291 = mul nsw i64 %289, %232
  %292 = getelementptr inbounds i64, ptr %5, i64 %284
  %293 = load i64, ptr %292, align 8
  %294 = mul nsw i64 %293, %289
  %295 = add nsw i64 %294, %286
  %296 = icmp eq i64 %288, %291
  br i1 %296, label %301, label %297

297:                                              ; preds = %283
  %298 = getelementptr inbounds i64, ptr %4, i64 %285
  store i64 %290, ptr %298, align 8
  %299 = getelementptr inbounds i64, ptr %5, i64 %285
  store i64 %293, ptr %299, align 8
  %300 = add nsw i64 %285, 1
  br label %301

301:                                              ; preds = %297, %283
  %302 = phi i64 [ %300, %297 ], [ %285, %283 ]
  %303 = add nuw nsw i64 %284, 1
  %304 = icmp eq i64 %303, %229
  br i1 %304, label %265, label %283

305:                                              ; preds = %280, %307, %267
  store i64 %232, ptr %4, align 16
  store i64 %295, ptr %5, align 16
  %306 = add nsw i64 %302, 1
  br label %336

307:                                              ; preds = %280, %307
  %308 = phi i64 [ %316, %307 ], [ %281, %280 ]
  %309 = add nsw i64 %308, -1
  %310 = getelementptr inbounds i64, ptr %4, i64 %309
  %311 = load i64, ptr %310, align 8
  %312 = getelementptr inbounds i64, ptr %4, i64 %308
  store i64 %311, ptr %312, align 8
  %313 = getelementptr inbounds i64, ptr %5, i64 %309
  %314 = load i64, ptr %313, align 8
  %315 = getelementptr inbounds i64, ptr %5, i64 %308
  store i64 %314, ptr %315, align 8
  %316 = add nsw i64 %308, -2
  %317 = getelementptr inbounds i64, ptr %4, i64 %316
  %318 = load i64, ptr %317, align 8
  %319 = getelementptr inbounds i64, ptr %4, i64 %309
  store i64 %318, ptr %319, align 8
  %320 = getelementptr inbounds i64, ptr %5, i64 %316
  %321 = load i64, ptr %320, align 8
  %322 = getelementptr inbounds i64, ptr %5, i64 %309
  store i64 %321, ptr %322, align 8
  %323 = icmp ugt i64 %309, 1
  br i1 %323, label %307, label %305

324:                                              ; preds = %244, %239
  %325 = phi i64 [ 0, %239 ], [ %262, %244 ]
  %326 = icmp eq i64 %240, 0
  br i1 %326, label %336, label %327

327:                                              ; preds = %324, %327
  %328 = phi i64 [ %333, %327 ], [ %325, %324 ]
  %329 = phi i64 [ %334, %327 ], [ 0, %324 ]
  %330 = getelementptr inbounds i64, ptr %4, i64 %328
  %331 = load i64, ptr %330, align 8
  %332 = tail call i64 @llvm.smin.i64(i64 %331, i64 %232)
  store i64 %332, ptr %330, align 8
  %333 = add nuw nsw i64 %328, 1
  %334 = add i64 %329, 1
  %335 = icmp eq i64 %334, %240
  br i1 %335, label %336, label %327

336:                                              ; preds = %324, %327, %305, %265, %238, %237
  %337 = phi i64 [ %306, %305 ], [ %302, %265 ], [ %229, %238 ], [ 0, %237 ], [ %229, %327 ], [ %229, %324 ]
  %338 = add nuw nsw i64 %230, 1
  %339 = icmp eq i64 %338, %191
  br i1 %339, label %340, label %228

340:                                              ; preds = %336
  %341 = icmp sgt i64 %337, 0
  br i1 %341, label %342, label %391

342:                                              ; preds = %212, %227, %340
  %343 = phi i64 [ %337, %340 ], [ 1, %227 ], [ 1, %212 ]
  %344 = add i64 %343, -1
  %345 = and i64 %343, 7
  %346 = icmp ult i64 %344, 7
  br i1 %346, label %376, label %347

347:                                              ; preds = %342
  %348 = and i64 %343, -8
  br label %393

349:                                              ; preds = %349, %210
  %350 = phi i64 [ 0, %210 ], [ %373, %349 ]
  %351 = phi i64 [ 0, %210 ], [ %374, %349 ]
  %352 = icmp sge i64 %350, %206
  %353 = getelementptr inbounds %struct.Chain, ptr %1, i64 0, i32 3, i64 %350
  %354 = load i64, ptr %353, align 8
  %355 = icmp eq i64 %354, 0
  %356 = select i1 %352, i1 %355, i1 false
  %357 = select i1 %356, i64 3, i64 %354
  %358 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 3, i64 %350
  store i64 %357, ptr %358, align 8
  %359 = getelementptr inbounds %struct.Chain, ptr %1, i64 0, i32 4, i64 %350
  %360 = load i64, ptr %359, align 8
  %361 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 4, i64 %350
  store i64 %360, ptr %361, align 8
  %362 = or i64 %350, 1
  %363 = icmp sge i64 %362, %206
  %364 = getelementptr inbounds %struct.Chain, ptr %1, i64 0, i32 3, i64 %362
  %365 = load i64, ptr %364, align 8
  %366 = icmp eq i64 %365, 0
  %367 = select i1 %363, i1 %366, i1 false
  %368 = select i1 %367, i64 3, i64 %365
  %369 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 3, i64 %362
  store i64 %368, ptr %369, align 8
  %370 = getelementptr inbounds %struct.Chain, ptr %1, i64 0, i32 4, i64 %362
  %371 = load i64, ptr %370, align 8
  %372 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 4, i64 %362
  store i64 %371, ptr %372, align 8
  %373 = add nuw nsw i64 %350, 2
  %374 = add i64 %351, 2
  %375 = icmp eq i64 %374, %211
  br i1 %375, label %213, label %349

376:                                              ; preds = %393, %342
  %377 = phi i64 [ undef, %342 ], [ %427, %393 ]
  %378 = phi i64 [ 0, %342 ], [ %428, %393 ]
  %379 = phi i64 [ 0, %342 ], [ %427, %393 ]
  %380 = icmp eq i64 %345, 0
  br i1 %380, label %391, label %381

381:                                              ; preds = %376, %381
  %382 = phi i64 [ %388, %381 ], [ %378, %376 ]
  %383 = phi i64 [ %387, %381 ], [ %379, %376 ]
  %384 = phi i64 [ %389, %381 ], [ 0, %376 ]
  %385 = getelementptr inbounds [49 x i64], ptr %5, i64 0, i64 %382
  %386 = load i64, ptr %385, align 8
  %387 = add nsw i64 %386, %383
  %388 = add nuw nsw i64 %382, 1
  %389 = add i64 %384, 1
  %390 = icmp eq i64 %389, %345
  br i1 %390, label %391, label %381

391:                                              ; preds = %376, %381, %340
  %392 = phi i64 [ 0, %340 ], [ %377, %376 ], [ %387, %381 ]
  call void @llvm.lifetime.end.p0(i64 792, ptr nonnull %6)
  br label %446

393:                                              ; preds = %393, %347
  %394 = phi i64 [ 0, %347 ], [ %428, %393 ]
  %395 = phi i64 [ 0, %347 ], [ %427, %393 ]
  %396 = phi i64 [ 0, %347 ], [ %429, %393 ]
  %397 = getelementptr inbounds [49 x i64], ptr %5, i64 0, i64 %394
  %398 = load i64, ptr %397, align 16
  %399 = add nsw i64 %398, %395
  %400 = or i64 %394, 1
  %401 = getelementptr inbounds [49 x i64], ptr %5, i64 0, i64 %400
  %402 = load i64, ptr %401, align 8
  %403 = add nsw i64 %402, %399
  %404 = or i64 %394, 2
  %405 = getelementptr inbounds [49 x i64], ptr %5, i64 0, i64 %404
  %406 = load i64, ptr %405, align 16
  %407 = add nsw i64 %406, %403
  %408 = or i64 %394, 3
  %409 = getelementptr inbounds [49 x i64], ptr %5, i64 0, i64 %408
  %410 = load i64, ptr %409, align 8
  %411 = add nsw i64 %410, %407
  %412 = or i64 %394, 4
  %413 = getelementptr inbounds [49 x i64], ptr %5, i64 0, i64 %412
  %414 = load i64, ptr %413, align 16
  %415 = add nsw i64 %414, %411
  %416 = or i64 %394, 5
  %417 = getelementptr inbounds [49 x i64], ptr %5, i64 0, i64 %416
  %418 = load i64, ptr %417, align 8
  %419 = add nsw i64 %418, %415
  %420 = or i64 %394, 6
  %421 = getelementptr inbounds [49 x i64], ptr %5, i64 0, i64 %420
  %422 = load i64, ptr %421, align 16
  %423 = add nsw i64 %422, %419
  %424 = or i64 %394, 7
  %425 = getelementptr inbounds [49 x i64], ptr %5, i64 0, i64 %424
  %426 = load i64, ptr %425, align 8
  %427 = add nsw i64 %426, %423
  %428 = add nuw nsw i64 %394, 8
  %429 = add i64 %396, 8
  %430 = icmp eq i64 %429, %348
  br i1 %430, label %376, label %393

431:                                              ; preds = %152, %145
  %432 = phi i64 [ undef, %145 ], [ %186, %152 ]
  %433 = phi i64 [ 0, %145 ], [ %187, %152 ]
  %434 = phi i64 [ 0, %145 ], [ %186, %152 ]
  %435 = icmp eq i64 %148, 0
  br i1 %435, label %446, label %436

436:                                              ; preds = %431, %436
  %437 = phi i64 [ %443, %436 ], [ %433, %431 ]
  %438 = phi i64 [ %442, %436 ], [ %434, %431 ]
  %439 = phi i64 [ %444, %436 ], [ 0, %431 ]
  %440 = getelementptr inbounds [49 x i64], ptr %5, i64 0, i64 %437
  %441 = load i64, ptr %440, align 8
  %442 = add nsw i64 %441, %438
  %443 = add nuw nsw i64 %437, 1
  %444 = add i64 %439, 1
  %445 = icmp eq i64 %444, %148
  br i1 %445, label %446, label %436

446:                                              ; preds = %431, %436, %143, %10, %391
  %447 = phi i64 [ %392, %391 ], [ 1, %10 ], [ 0, %143 ], [ %432, %431 ], [ %442, %436 ]
  call void @llvm.lifetime.end.p0(i64 392, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 392, ptr nonnull %4)
  ret i64 %447
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc i64 @padded(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6) unnamed_addr {
  %8 = alloca [24 x i64], align 16
  %9 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 1
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds %struct.Problem, ptr %10, i64 0, i32 8
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds %struct.Factor, ptr %1, i64 0, i32 1
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds i64, ptr %12, i64 %14
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds %struct.Factor, ptr %1, i64 0, i32 2
  %18 = load i64, ptr %17, align 8
  %19 = icmp slt i64 %18, 0
  br i1 %19, label %23, label %20

20:                                               ; preds = %7
  %21 = getelementptr inbounds i64, ptr %12, i64 %18
  %22 = load i64, ptr %21, align 8
  br label %23

23:                                               ; preds = %7, %20
  %24 = phi i64 [ %22, %20 ], [ 1, %7 ]
  call void @llvm.lifetime.start.p0(i64 192, ptr nonnull %8)
  %25 = getelementptr inbounds %struct.Factor, ptr %1, i64 0, i32 8
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds %struct.Factor, ptr %1, i64 0, i32 9
  %28 = load i64, ptr %27, align 8
  %29 = add nsw i64 %28, %26
  %30 = icmp slt i64 %29, 16
  br i1 %30, label %31, label %236

31:                                               ; preds = %23
  %32 = getelementptr inbounds %struct.Factor, ptr %1, i64 0, i32 3
  %33 = load i64, ptr %32, align 8
  store i64 %33, ptr %8, align 16
  %34 = getelementptr inbounds %struct.Factor, ptr %1, i64 0, i32 4
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds [24 x i64], ptr %8, i64 0, i64 1
  store i64 %35, ptr %36, align 8
  %37 = getelementptr inbounds %struct.Factor, ptr %1, i64 0, i32 5
  %38 = load i64, ptr %37, align 8
  %39 = getelementptr inbounds [24 x i64], ptr %8, i64 0, i64 2
  store i64 %38, ptr %39, align 16
  %40 = getelementptr inbounds %struct.Factor, ptr %1, i64 0, i32 6
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds [24 x i64], ptr %8, i64 0, i64 3
  store i64 %41, ptr %42, align 8
  %43 = getelementptr inbounds [24 x i64], ptr %8, i64 0, i64 4
  store i64 %6, ptr %43, align 16
  %44 = getelementptr inbounds i64, ptr %8, i64 5
  store i64 %16, ptr %44, align 8
  %45 = shl i64 %2, 1
  %46 = add i64 %45, 2
  %47 = add nsw i64 %46, %3
  %48 = mul nsw i64 %47, 49
  %49 = add nsw i64 %26, %48
  %50 = getelementptr inbounds i64, ptr %8, i64 6
  store i64 %49, ptr %50, align 16
  %51 = icmp sgt i64 %26, 0
  br i1 %51, label %52, label %95

52:                                               ; preds = %31
  %53 = and i64 %26, 1
  %54 = icmp eq i64 %26, 1
  br i1 %54, label %81, label %55

55:                                               ; preds = %52
  %56 = and i64 %26, -2
  br label %57

57:                                               ; preds = %57, %55
  %58 = phi i64 [ 0, %55 ], [ %78, %57 ]
  %59 = phi i64 [ 7, %55 ], [ %76, %57 ]
  %60 = phi i64 [ 0, %55 ], [ %79, %57 ]
  %61 = getelementptr inbounds %struct.Factor, ptr %1, i64 0, i32 8, i32 4, i64 %58
  %62 = load i64, ptr %61, align 8
  %63 = shl nsw i64 %62, 2
  %64 = getelementptr inbounds %struct.Factor, ptr %1, i64 0, i32 8, i32 3, i64 %58
  %65 = load i64, ptr %64, align 8
  %66 = add nsw i64 %63, %65
  %67 = add nuw nsw i64 %59, 1
  %68 = getelementptr inbounds i64, ptr %8, i64 %59
  store i64 %66, ptr %68, align 8
  %69 = or i64 %58, 1
  %70 = getelementptr inbounds %struct.Factor, ptr %1, i64 0, i32 8, i32 4, i64 %69
  %71 = load i64, ptr %70, align 8
  %72 = shl nsw i64 %71, 2
  %73 = getelementptr inbounds %struct.Factor, ptr %1, i64 0, i32 8, i32 3, i64 %69
  %74 = load i64, ptr %73, align 8
  %75 = add nsw i64 %72, %74
  %76 = add nuw nsw i64 %59, 2
  %77 = getelementptr inbounds i64, ptr %8, i64 %67
  store i64 %75, ptr %77, align 8
  %78 = add nuw nsw i64 %58, 2
  %79 = add i64 %60, 2
  %80 = icmp eq i64 %79, %56
  br i1 %80, label %81, label %57

81:                                               ; preds = %57, %52
  %82 = phi i64 [ undef, %52 ], [ %76, %57 ]
  %83 = phi i64 [ 0, %52 ], [ %78, %57 ]
  %84 = phi i64 [ 7, %52 ], [ %76, %57 ]
  %85 = icmp eq i64 %53, 0
  br i1 %85, label %95, label %86

86:                                               ; preds = %81
  %87 = getelementptr inbounds %struct.Factor, ptr %1, i64 0, i32 8, i32 4, i64 %83
  %88 = load i64, ptr %87, align 8
  %89 = shl nsw i64 %88, 2
  %90 = getelementptr inbounds %struct.Factor, ptr %1, i64 0, i32 8, i32 3, i64 %83
  %91 = load i64, ptr %90, align 8
  %92 = add nsw i64 %89, %91
  %93 = add nuw nsw i64 %84, 1
  %94 = getelementptr inbounds i64, ptr %8, i64 %84
  store i64 %92, ptr %94, align 8
  br label %95

95:                                               ; preds = %86, %81, %31
  %96 = phi i64 [ 7, %31 ], [ %82, %81 ], [ %93, %86 ]
  %97 = add nsw i64 %96, 1
  %98 = getelementptr inbounds i64, ptr %8, i64 %96
  store i64 %24, ptr %98, align 8
  %99 = shl i64 %4, 1
  %100 = add i64 %99, 2
  %101 = add nsw i64 %100, %5
  %102 = mul nsw i64 %101, 49
  %103 = add nsw i64 %28, %102
  %104 = add nsw i64 %96, 2
  %105 = getelementptr inbounds i64, ptr %8, i64 %97
  store i64 %103, ptr %105, align 8
  %106 = icmp sgt i64 %28, 0
  br i1 %106, label %107, label %150

107:                                              ; preds = %95
  %108 = and i64 %28, 1
  %109 = icmp eq i64 %28, 1
  br i1 %109, label %136, label %110

110:                                              ; preds = %107
  %111 = and i64 %28, -2
  br label %112

112:                                              ; preds = %112, %110
  %113 = phi i64 [ 0, %110 ], [ %133, %112 ]
  %114 = phi i64 [ %104, %110 ], [ %131, %112 ]
  %115 = phi i64 [ 0, %110 ], [ %134, %112 ]
  %116 = getelementptr inbounds %struct.Factor, ptr %1, i64 0, i32 9, i32 4, i64 %113
  %117 = load i64, ptr %116, align 8
  %118 = shl nsw i64 %117, 2
  %119 = getelementptr inbounds %struct.Factor, ptr %1, i64 0, i32 9, i32 3, i64 %113
  %120 = load i64, ptr %119, align 8
  %121 = add nsw i64 %118, %120
  %122 = add nsw i64 %114, 1
  %123 = getelementptr inbounds i64, ptr %8, i64 %114
  store i64 %121, ptr %123, align 8
  %124 = or i64 %113, 1
  %125 = getelementptr inbounds %struct.Factor, ptr %1, i64 0, i32 9, i32 4, i64 %124
  %126 = load i64, ptr %125, align 8
  %127 = shl nsw i64 %126, 2
  %128 = getelementptr inbounds %struct.Factor, ptr %1, i64 0, i32 9, i32 3, i64 %124
  %129 = load i64, ptr %128, align 8
  %130 = add nsw i64 %127, %129
  %131 = add nsw i64 %114, 2
  %132 = getelementptr inbounds i64, ptr %8, i64 %122
  store i64 %130, ptr %132, align 8
  %133 = add nuw nsw i64 %113, 2
  %134 = add i64 %115, 2
  %135 = icmp eq i64 %134, %111
  br i1 %135, label %136, label %112

136:                                              ; preds = %112, %107
  %137 = phi i64 [ undef, %107 ], [ %131, %112 ]
  %138 = phi i64 [ 0, %107 ], [ %133, %112 ]
  %139 = phi i64 [ %104, %107 ], [ %131, %112 ]
  %140 = icmp eq i64 %108, 0
  br i1 %140, label %150, label %141

141:                                              ; preds = %136
  %142 = getelementptr inbounds %struct.Factor, ptr %1, i64 0, i32 9, i32 4, i64 %138
  %143 = load i64, ptr %142, align 8
  %144 = shl nsw i64 %143, 2
  %145 = getelementptr inbounds %struct.Factor, ptr %1, i64 0, i32 9, i32 3, i64 %138
  %146 = load i64, ptr %145, align 8
  %147 = add nsw i64 %144, %146
  %148 = add nsw i64 %139, 1
  %149 = getelementptr inbounds i64, ptr %8, i64 %139
  store i64 %147, ptr %149, align 8
  br label %150

150:                                              ; preds = %141, %136, %95
  %151 = phi i64 [ %104, %95 ], [ %137, %136 ], [ %148, %141 ]
  %152 = icmp sgt i64 %151, 0
  br i1 %152, label %153, label %158

153:                                              ; preds = %150
  %154 = and i64 %151, 3
  %155 = icmp ult i64 %151, 4
  br i1 %155, label %161, label %156

156:                                              ; preds = %153
  %157 = and i64 %151, -4
  br label %186

158:                                              ; preds = %150
  %159 = load i64, ptr %0, align 8
  %160 = icmp eq i64 %159, %151
  br i1 %160, label %232, label %236

161:                                              ; preds = %186, %153
  %162 = phi i64 [ undef, %153 ], [ %216, %186 ]
  %163 = phi i64 [ 0, %153 ], [ %217, %186 ]
  %164 = phi i64 [ 0, %153 ], [ %216, %186 ]
  %165 = icmp eq i64 %154, 0
  br i1 %165, label %179, label %166

166:                                              ; preds = %161, %166
  %167 = phi i64 [ %176, %166 ], [ %163, %161 ]
  %168 = phi i64 [ %175, %166 ], [ %164, %161 ]
  %169 = phi i64 [ %177, %166 ], [ 0, %161 ]
  %170 = getelementptr inbounds [24 x i64], ptr %8, i64 0, i64 %167
  %171 = load i64, ptr %170, align 8
  %172 = xor i64 %171, %168
  %173 = mul i64 %172, -7046029254386353131
  %174 = lshr i64 %173, 29
  %175 = xor i64 %174, %173
  %176 = add nuw nsw i64 %167, 1
  %177 = add i64 %169, 1
  %178 = icmp eq i64 %177, %154
  br i1 %178, label %179, label %166

179:                                              ; preds = %166, %161
  %180 = phi i64 [ %162, %161 ], [ %175, %166 ]
  %181 = and i64 %180, 4095
  %182 = getelementptr inbounds [4096 x %struct.Known], ptr %0, i64 0, i64 %181
  %183 = load i64, ptr %182, align 8
  %184 = icmp eq i64 %183, %151
  %185 = select i1 %152, i1 %184, i1 false
  br i1 %185, label %222, label %220

186:                                              ; preds = %186, %156
  %187 = phi i64 [ 0, %156 ], [ %217, %186 ]
  %188 = phi i64 [ 0, %156 ], [ %216, %186 ]
  %189 = phi i64 [ 0, %156 ], [ %218, %186 ]
  %190 = getelementptr inbounds [24 x i64], ptr %8, i64 0, i64 %187
  %191 = load i64, ptr %190, align 16
  %192 = xor i64 %191, %188
  %193 = mul i64 %192, -7046029254386353131
  %194 = lshr i64 %193, 29
  %195 = or i64 %187, 1
  %196 = getelementptr inbounds [24 x i64], ptr %8, i64 0, i64 %195
  %197 = load i64, ptr %196, align 8
  %198 = xor i64 %194, %197
  %199 = xor i64 %198, %193
  %200 = mul i64 %199, -7046029254386353131
  %201 = lshr i64 %200, 29
  %202 = or i64 %187, 2
  %203 = getelementptr inbounds [24 x i64], ptr %8, i64 0, i64 %202
  %204 = load i64, ptr %203, align 16
  %205 = xor i64 %201, %204
  %206 = xor i64 %205, %200
  %207 = mul i64 %206, -7046029254386353131
  %208 = lshr i64 %207, 29
  %209 = or i64 %187, 3
  %210 = getelementptr inbounds [24 x i64], ptr %8, i64 0, i64 %209
  %211 = load i64, ptr %210, align 8
  %212 = xor i64 %208, %211
  %213 = xor i64 %212, %207
  %214 = mul i64 %213, -7046029254386353131
  %215 = lshr i64 %214, 29
  %216 = xor i64 %215, %214
  %217 = add nuw nsw i64 %187, 4
  %218 = add i64 %189, 4
  %219 = icmp eq i64 %218, %157
  br i1 %219, label %161, label %186

220:                                              ; preds = %222, %179
  %221 = phi i1 [ %184, %179 ], [ %228, %222 ]
  br i1 %221, label %232, label %236

222:                                              ; preds = %179, %222
  %223 = phi i64 [ %229, %222 ], [ 0, %179 ]
  %224 = getelementptr inbounds [4096 x %struct.Known], ptr %0, i64 0, i64 %181, i32 1, i64 %223
  %225 = load i64, ptr %224, align 8
  %226 = getelementptr inbounds [24 x i64], ptr %8, i64 0, i64 %223
  %227 = load i64, ptr %226, align 8
  %228 = icmp eq i64 %225, %227
  %229 = add nuw nsw i64 %223, 1
  %230 = icmp slt i64 %229, %151
  %231 = select i1 %230, i1 %228, i1 false
  br i1 %231, label %222, label %220

232:                                              ; preds = %158, %220
  %233 = phi i64 [ 0, %158 ], [ %181, %220 ]
  %234 = getelementptr inbounds [4096 x %struct.Known], ptr %0, i64 0, i64 %233, i32 2
  %235 = load i64, ptr %234, align 8
  br label %296

236:                                              ; preds = %158, %220, %23
  %237 = phi i64 [ 0, %23 ], [ %151, %220 ], [ %151, %158 ]
  %238 = phi ptr [ null, %23 ], [ %182, %220 ], [ %0, %158 ]
  %239 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 12
  tail call fastcc void @pieces(ptr noundef nonnull %0, ptr noundef nonnull %239, i64 noundef %16, ptr noundef nonnull %25, i64 noundef %2, i64 noundef %3)
  %240 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 13
  tail call fastcc void @pieces(ptr noundef nonnull %0, ptr noundef nonnull %240, i64 noundef %24, ptr noundef nonnull %27, i64 noundef %4, i64 noundef %5)
  %241 = getelementptr inbounds %struct.Factor, ptr %1, i64 0, i32 3
  %242 = load i64, ptr %241, align 8
  %243 = getelementptr inbounds %struct.Factor, ptr %1, i64 0, i32 4
  %244 = load i64, ptr %243, align 8
  %245 = getelementptr inbounds %struct.Factor, ptr %1, i64 0, i32 5
  %246 = load i64, ptr %245, align 8
  %247 = getelementptr inbounds %struct.Factor, ptr %1, i64 0, i32 6
  %248 = load i64, ptr %247, align 8
  %249 = tail call fastcc i64 @within_data(ptr noundef nonnull %0, i64 noundef %242, i64 noundef %244, i64 noundef %246, i64 noundef %248, i64 noundef %6)
  %250 = icmp eq ptr %238, null
  br i1 %250, label %296, label %251

251:                                              ; preds = %236
  %252 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 2
  %253 = load i64, ptr %252, align 8
  %254 = icmp eq i64 %253, 0
  br i1 %254, label %255, label %296

255:                                              ; preds = %251
  store i64 %237, ptr %238, align 8
  %256 = getelementptr inbounds %struct.Known, ptr %238, i64 0, i32 2
  store i64 %249, ptr %256, align 8
  %257 = icmp sgt i64 %237, 0
  br i1 %257, label %258, label %296

258:                                              ; preds = %255
  %259 = and i64 %237, 3
  %260 = icmp ult i64 %237, 4
  br i1 %260, label %284, label %261

261:                                              ; preds = %258
  %262 = and i64 %237, -4
  br label %263

263:                                              ; preds = %263, %261
  %264 = phi i64 [ 0, %261 ], [ %281, %263 ]
  %265 = phi i64 [ 0, %261 ], [ %282, %263 ]
  %266 = getelementptr inbounds [24 x i64], ptr %8, i64 0, i64 %264
  %267 = load i64, ptr %266, align 16
  %268 = getelementptr inbounds %struct.Known, ptr %238, i64 0, i32 1, i64 %264
  store i64 %267, ptr %268, align 8
  %269 = or i64 %264, 1
  %270 = getelementptr inbounds [24 x i64], ptr %8, i64 0, i64 %269
  %271 = load i64, ptr %270, align 8
  %272 = getelementptr inbounds %struct.Known, ptr %238, i64 0, i32 1, i64 %269
  store i64 %271, ptr %272, align 8
  %273 = or i64 %264, 2
  %274 = getelementptr inbounds [24 x i64], ptr %8, i64 0, i64 %273
  %275 = load i64, ptr %274, align 16
  %276 = getelementptr inbounds %struct.Known, ptr %238, i64 0, i32 1, i64 %273
  store i64 %275, ptr %276, align 8
  %277 = or i64 %264, 3
  %278 = getelementptr inbounds [24 x i64], ptr %8, i64 0, i64 %277
  %279 = load i64, ptr %278, align 8
  %280 = getelementptr inbounds %struct.Known, ptr %238, i64 0, i32 1, i64 %277
  store i64 %279, ptr %280, align 8
  %281 = add nuw nsw i64 %264, 4
  %282 = add i64 %265, 4
  %283 = icmp eq i64 %282, %262
  br i1 %283, label %284, label %263

284:                                              ; preds = %263, %258
  %285 = phi i64 [ 0, %258 ], [ %281, %263 ]
  %286 = icmp eq i64 %259, 0
  br i1 %286, label %296, label %287

287:                                              ; preds = %284, %287
  %288 = phi i64 [ %293, %287 ], [ %285, %284 ]
  %289 = phi i64 [ %294, %287 ], [ 0, %284 ]
  %290 = getelementptr inbounds [24 x i64], ptr %8, i64 0, i64 %288
  %291 = load i64, ptr %290, align 8
  %292 = getelementptr inbounds %struct.Known, ptr %238, i64 0, i32 1, i64 %288
  store i64 %291, ptr %292, align 8
  %293 = add nuw nsw i64 %288, 1
  %294 = add i64 %289, 1
  %295 = icmp eq i64 %294, %259
  br i1 %295, label %296, label %287

296:                                              ; preds = %284, %287, %255, %232, %236, %251
  %297 = phi i64 [ %249, %251 ], [ %249, %236 ], [ %235, %232 ], [ %249, %255 ], [ %249, %287 ], [ %249, %284 ]
  call void @llvm.lifetime.end.p0(i64 192, ptr nonnull %8)
  ret i64 %297
}

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite)
define internal fastcc void @leaves(ptr nocapture noundef writeonly %0, ptr nocapture noundef %1, i64 noundef %2, ptr nocapture noundef readonly %3) unnamed_addr {
  %5 = alloca [49 x i64], align 16
  %6 = alloca [49 x i64], align 16
  %7 = alloca [192 x %struct.Together], align 16
  %8 = load i64, ptr %3, align 8
  %9 = icmp sgt i64 %8, 0
  br i1 %9, label %11, label %10

10:                                               ; preds = %4
  store i64 0, ptr %1, align 8
  call void @llvm.lifetime.start.p0(i64 392, ptr nonnull %5)
  call void @llvm.lifetime.start.p0(i64 392, ptr nonnull %6)
  store i64 %2, ptr %5, align 16
  store i64 1, ptr %6, align 16
  br label %134

11:                                               ; preds = %4, %16
  %12 = phi i64 [ %17, %16 ], [ 0, %4 ]
  %13 = getelementptr inbounds %struct.Chain, ptr %3, i64 0, i32 3, i64 %12
  %14 = load i64, ptr %13, align 8
  %15 = icmp eq i64 %14, 2
  br i1 %15, label %162, label %16

16:                                               ; preds = %11
  %17 = add nuw nsw i64 %12, 1
  %18 = icmp eq i64 %17, %8
  br i1 %18, label %19, label %11

19:                                               ; preds = %16
  store i64 0, ptr %1, align 8
  call void @llvm.lifetime.start.p0(i64 392, ptr nonnull %5)
  call void @llvm.lifetime.start.p0(i64 392, ptr nonnull %6)
  store i64 %2, ptr %5, align 16
  store i64 1, ptr %6, align 16
  br label %20

20:                                               ; preds = %19, %128
  %21 = phi i64 [ %129, %128 ], [ 1, %19 ]
  %22 = phi i64 [ %130, %128 ], [ 0, %19 ]
  %23 = getelementptr inbounds %struct.Chain, ptr %3, i64 0, i32 4, i64 %22
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr inbounds %struct.Chain, ptr %3, i64 0, i32 3, i64 %22
  %26 = load i64, ptr %25, align 8
  %27 = icmp sgt i64 %26, 1
  %28 = icmp sgt i64 %21, 0
  br i1 %27, label %30, label %29

29:                                               ; preds = %20
  br i1 %28, label %75, label %128

30:                                               ; preds = %20
  br i1 %28, label %31, label %128

31:                                               ; preds = %30
  %32 = and i64 %21, 3
  %33 = icmp ult i64 %21, 4
  br i1 %33, label %116, label %34

34:                                               ; preds = %31
  %35 = and i64 %21, -4
  br label %36

36:                                               ; preds = %36, %34
  %37 = phi i64 [ 0, %34 ], [ %54, %36 ]
  %38 = phi i64 [ 0, %34 ], [ %55, %36 ]
  %39 = getelementptr inbounds i64, ptr %5, i64 %37
  %40 = load i64, ptr %39, align 16
  %41 = tail call i64 @llvm.smin.i64(i64 %40, i64 %24)
  store i64 %41, ptr %39, align 16
  %42 = or i64 %37, 1
  %43 = getelementptr inbounds i64, ptr %5, i64 %42
  %44 = load i64, ptr %43, align 8
  %45 = tail call i64 @llvm.smin.i64(i64 %44, i64 %24)
  store i64 %45, ptr %43, align 8
  %46 = or i64 %37, 2
  %47 = getelementptr inbounds i64, ptr %5, i64 %46
  %48 = load i64, ptr %47, align 16
  %49 = tail call i64 @llvm.smin.i64(i64 %48, i64 %24)
  store i64 %49, ptr %47, align 16
  %50 = or i64 %37, 3
  %51 = getelementptr inbounds i64, ptr %5, i64 %50
  %52 = load i64, ptr %51, align 8
  %53 = tail call i64 @llvm.smin.i64(i64 %52, i64 %24)
  store i64 %53, ptr %51, align 8
  %54 = add nuw nsw i64 %37, 4
  %55 = add i64 %38, 4
  %56 = icmp eq i64 %55, %35
  br i1 %56, label %116, label %36

57:                                               ; preds = %93
  %58 = icmp eq i64 %87, 0
  br i1 %58, label %128, label %59

59:                                               ; preds = %57
  %60 = icmp sgt i64 %94, 0
  br i1 %60, label %61, label %97

61:                                               ; preds = %59
  %62 = and i64 %94, 1
  %63 = icmp eq i64 %62, 0
  br i1 %63, label %72, label %64

64:                                               ; preds = %61
  %65 = add nsw i64 %94, -1
  %66 = getelementptr inbounds i64, ptr %5, i64 %65
  %67 = load i64, ptr %66, align 8
  %68 = getelementptr inbounds i64, ptr %5, i64 %94
  store i64 %67, ptr %68, align 8
  %69 = getelementptr inbounds i64, ptr %6, i64 %65
  %70 = load i64, ptr %69, align 8
  %71 = getelementptr inbounds i64, ptr %6, i64 %94
  store i64 %70, ptr %71, align 8
  br label %72

72:                                               ; preds = %64, %61
  %73 = phi i64 [ %94, %61 ], [ %65, %64 ]
  %74 = icmp eq i64 %94, 1
  br i1 %74, label %97, label %99

75:                                               ; preds = %29, %93
  %76 = phi i64 [ %95, %93 ], [ 0, %29 ]
  %77 = phi i64 [ %94, %93 ], [ 0, %29 ]
  %78 = phi i64 [ %87, %93 ], [ 0, %29 ]
  %79 = getelementptr inbounds i64, ptr %5, i64 %76
  %80 = load i64, ptr %79, align 8
  %81 = sdiv i64 %80, %24
  %82 = srem i64 %80, %24
  %83 = mul nsw i64 %81, %24
  %84 = getelementptr inbounds i64, ptr %6, i64 %76
  %85 = load i64, ptr %84, align 8
  %86 = mul nsw i64 %85, %81
  %87 = add nsw i64 %86, %78
  %88 = icmp eq i64 %80, %83
  br i1 %88, label %93, label %89

89:                                               ; preds = %75
  %90 = getelementptr inbounds i64, ptr %5, i64 %77
  store i64 %82, ptr %90, align 8
  %91 = getelementptr inbounds i64, ptr %6, i64 %77
  store i64 %85, ptr %91, align 8
  %92 = add nsw i64 %77, 1
  br label %93

93:                                               ; preds = %89, %75
  %94 = phi i64 [ %92, %89 ], [ %77, %75 ]
  %95 = add nuw nsw i64 %76, 1
  %96 = icmp eq i64 %95, %21
  br i1 %96, label %57, label %75

97:                                               ; preds = %72, %99, %59
  store i64 %24, ptr %5, align 16
  store i64 %87, ptr %6, align 16
  %98 = add nsw i64 %94, 1
  br label %128

99:                                               ; preds = %72, %99
  %100 = phi i64 [ %108, %99 ], [ %73, %72 ]
  %101 = add nsw i64 %100, -1
  %102 = getelementptr inbounds i64, ptr %5, i64 %101
  %103 = load i64, ptr %102, align 8
  %104 = getelementptr inbounds i64, ptr %5, i64 %100
  store i64 %103, ptr %104, align 8
  %105 = getelementptr inbounds i64, ptr %6, i64 %101
  %106 = load i64, ptr %105, align 8
  %107 = getelementptr inbounds i64, ptr %6, i64 %100
  store i64 %106, ptr %107, align 8
  %108 = add nsw i64 %100, -2
  %109 = getelementptr inbounds i64, ptr %5, i64 %108
  %110 = load i64, ptr %109, align 8
  %111 = getelementptr inbounds i64, ptr %5, i64 %101
  store i64 %110, ptr %111, align 8
  %112 = getelementptr inbounds i64, ptr %6, i64 %108
  %113 = load i64, ptr %112, align 8
  %114 = getelementptr inbounds i64, ptr %6, i64 %101
  store i64 %113, ptr %114, align 8
  %115 = icmp ugt i64 %101, 1
  br i1 %115, label %99, label %97

116:                                              ; preds = %36, %31
  %117 = phi i64 [ 0, %31 ], [ %54, %36 ]
  %118 = icmp eq i64 %32, 0
  br i1 %118, label %128, label %119

119:                                              ; preds = %116, %119
  %120 = phi i64 [ %125, %119 ], [ %117, %116 ]
  %121 = phi i64 [ %126, %119 ], [ 0, %116 ]
  %122 = getelementptr inbounds i64, ptr %5, i64 %120
  %123 = load i64, ptr %122, align 8
  %124 = tail call i64 @llvm.smin.i64(i64 %123, i64 %24)
  store i64 %124, ptr %122, align 8
  %125 = add nuw nsw i64 %120, 1
  %126 = add i64 %121, 1
  %127 = icmp eq i64 %126, %32
  br i1 %127, label %128, label %119

128:                                              ; preds = %116, %119, %97, %57, %30, %29
  %129 = phi i64 [ %98, %97 ], [ %94, %57 ], [ %21, %30 ], [ 0, %29 ], [ %21, %119 ], [ %21, %116 ]
  %130 = add nuw nsw i64 %22, 1
  %131 = icmp eq i64 %130, %8
  br i1 %131, label %132, label %20

132:                                              ; preds = %128
  %133 = icmp sgt i64 %129, 0
  br i1 %133, label %134, label %138

134:                                              ; preds = %10, %132
  %135 = phi i64 [ 1, %10 ], [ %129, %132 ]
  %136 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 2
  br label %139

137:                                              ; preds = %146
  store i64 %148, ptr %1, align 8
  br label %138

138:                                              ; preds = %137, %132
  call void @llvm.lifetime.end.p0(i64 392, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 392, ptr nonnull %5)
  br label %213

139:                                              ; preds = %134, %146
  %140 = phi i64 [ 0, %134 ], [ %148, %146 ]
  %141 = phi i64 [ 0, %134 ], [ %160, %146 ]
  %142 = getelementptr inbounds [49 x i64], ptr %6, i64 0, i64 %141
  %143 = load i64, ptr %142, align 8
  %144 = icmp sgt i64 %140, 191
  br i1 %144, label %145, label %146

145:                                              ; preds = %139
  store i64 1, ptr %136, align 8
  br label %146

146:                                              ; preds = %139, %145
  %147 = phi i64 [ 0, %145 ], [ %140, %139 ]
  %148 = add nsw i64 %147, 1
  %149 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %147
  store i64 %143, ptr %149, align 8
  %150 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %147, i32 1
  store i64 1, ptr %150, align 8
  %151 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %147, i32 3
  store i64 0, ptr %151, align 8
  %152 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %147, i32 2
  %153 = getelementptr inbounds [49 x i64], ptr %5, i64 0, i64 %141
  %154 = load i64, ptr %153, align 8
  store i64 1, ptr %152, align 8
  %155 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %147, i32 4, i64 0
  store i64 1, ptr %155, align 8
  %156 = getelementptr inbounds i8, ptr %155, i64 8
  store i64 0, ptr %156, align 8
  %157 = getelementptr inbounds i8, ptr %155, i64 16
  store i64 %154, ptr %157, align 8
  %158 = getelementptr inbounds i8, ptr %155, i64 24
  store i64 0, ptr %158, align 8
  %159 = getelementptr inbounds i8, ptr %155, i64 32
  store i64 0, ptr %159, align 8
  %160 = add nuw nsw i64 %141, 1
  %161 = icmp eq i64 %160, %135
  br i1 %161, label %137, label %139

162:                                              ; preds = %11
  store i64 0, ptr %1, align 8
  call void @llvm.lifetime.start.p0(i64 7680, ptr nonnull %7)
  %163 = call fastcc i64 @together(ptr noundef %0, i64 noundef %2, ptr noundef nonnull %3, i64 noundef %12, i64 noundef %8, ptr noundef nonnull %7)
  %164 = icmp sgt i64 %163, 0
  br i1 %164, label %165, label %168

165:                                              ; preds = %162
  %166 = getelementptr inbounds %struct.Chain, ptr %3, i64 0, i32 4, i64 %12
  %167 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 2
  br label %169

168:                                              ; preds = %210, %162
  call void @llvm.lifetime.end.p0(i64 7680, ptr nonnull %7)
  br label %213

169:                                              ; preds = %165, %210
  %170 = phi i64 [ 0, %165 ], [ %211, %210 ]
  %171 = getelementptr inbounds [192 x %struct.Together], ptr %7, i64 0, i64 %170
  %172 = load i64, ptr %171, align 8
  %173 = getelementptr inbounds [192 x %struct.Together], ptr %7, i64 0, i64 %170, i32 2
  %174 = load i64, ptr %173, align 8
  %175 = mul nsw i64 %174, %172
  %176 = load i64, ptr %166, align 8
  %177 = load i64, ptr %1, align 8
  %178 = icmp sgt i64 %177, 191
  br i1 %178, label %179, label %180

179:                                              ; preds = %169
  store i64 1, ptr %167, align 8
  br label %180

180:                                              ; preds = %169, %179
  %181 = phi i64 [ 0, %179 ], [ %177, %169 ]
  %182 = add nsw i64 %181, 1
  store i64 %182, ptr %1, align 8
  %183 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %181
  store i64 %175, ptr %183, align 8
  %184 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %181, i32 1
  store i64 %176, ptr %184, align 8
  %185 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %181, i32 3
  store i64 0, ptr %185, align 8
  %186 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %181, i32 2
  store i64 0, ptr %186, align 8
  %187 = getelementptr inbounds [192 x %struct.Together], ptr %7, i64 0, i64 %170, i32 1
  %188 = load i64, ptr %187, align 8
  %189 = icmp eq i64 %188, 0
  br i1 %189, label %198, label %190

190:                                              ; preds = %180
  %191 = getelementptr inbounds [192 x %struct.Together], ptr %7, i64 0, i64 %170, i32 3
  %192 = load i64, ptr %191, align 8
  store i64 1, ptr %186, align 8
  %193 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %181, i32 4, i64 0
  store i64 %188, ptr %193, align 8
  %194 = getelementptr inbounds i8, ptr %193, i64 8
  store i64 0, ptr %194, align 8
  %195 = getelementptr inbounds i8, ptr %193, i64 16
  store i64 %192, ptr %195, align 8
  %196 = getelementptr inbounds i8, ptr %193, i64 24
  store i64 0, ptr %196, align 8
  %197 = getelementptr inbounds i8, ptr %193, i64 32
  store i64 0, ptr %197, align 8
  br label %198

198:                                              ; preds = %180, %190
  %199 = phi i64 [ 0, %180 ], [ 1, %190 ]
  %200 = getelementptr inbounds [192 x %struct.Together], ptr %7, i64 0, i64 %170, i32 4
  %201 = load i64, ptr %200, align 8
  %202 = icmp sgt i64 %201, 0
  br i1 %202, label %203, label %210

203:                                              ; preds = %198
  %204 = add nuw nsw i64 %199, 1
  store i64 %204, ptr %186, align 8
  %205 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %181, i32 4, i64 %199
  store i64 1, ptr %205, align 8
  %206 = getelementptr inbounds i8, ptr %205, i64 8
  store i64 %188, ptr %206, align 8
  %207 = getelementptr inbounds i8, ptr %205, i64 16
  store i64 %201, ptr %207, align 8
  %208 = getelementptr inbounds i8, ptr %205, i64 24
  store i64 0, ptr %208, align 8
  %209 = getelementptr inbounds i8, ptr %205, i64 32
  store i64 0, ptr %209, align 8
  br label %210

210:                                              ; preds = %198, %203
  %211 = add nuw nsw i64 %170, 1
  %212 = icmp eq i64 %211, %163
  br i1 %212, label %168, label %169

213:                                              ; preds = %168, %138
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc i64 @pairs(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) unnamed_addr {
  %5 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 10
  %6 = load i64, ptr %5, align 8
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %8, label %29

8:                                                ; preds = %4
  %9 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 11
  %10 = icmp eq i64 %3, 0
  %11 = load i64, ptr %9, align 8
  br label %12

12:                                               ; preds = %8, %33
  %13 = phi i64 [ %6, %8 ], [ %34, %33 ]
  %14 = phi i64 [ %11, %8 ], [ %35, %33 ]
  %15 = phi i64 [ 0, %8 ], [ %37, %33 ]
  %16 = phi i64 [ 0, %8 ], [ %36, %33 ]
  %17 = icmp sgt i64 %14, 0
  br i1 %17, label %18, label %33

18:                                               ; preds = %12
  %19 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 10, i32 1, i64 %15
  %20 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 10, i32 1, i64 %15, i32 3
  %21 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 10, i32 1, i64 %15, i32 5
  %22 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 10, i32 1, i64 %15, i32 5, i64 0, i32 2
  %23 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 10, i32 1, i64 %15, i32 5, i64 0, i32 3
  %24 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 10, i32 1, i64 %15, i32 5, i64 0, i32 4
  %25 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 10, i32 1, i64 %15, i32 2
  %26 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 10, i32 1, i64 %15, i32 4
  %27 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 10, i32 1, i64 %15, i32 1
  %28 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 10, i32 1, i64 %15, i32 4, i64 0, i32 2
  br label %39

29:                                               ; preds = %33, %4
  %30 = phi i64 [ 0, %4 ], [ %36, %33 ]
  ret i64 %30

31:                                               ; preds = %152
  %32 = load i64, ptr %5, align 8
  br label %33

33:                                               ; preds = %31, %12
  %34 = phi i64 [ %13, %12 ], [ %32, %31 ]
  %35 = phi i64 [ %14, %12 ], [ %157, %31 ]
  %36 = phi i64 [ %16, %12 ], [ %155, %31 ]
  %37 = add nuw nsw i64 %15, 1
  %38 = icmp slt i64 %37, %34
  br i1 %38, label %12, label %29

39:                                               ; preds = %18, %152
  %40 = phi i64 [ 0, %18 ], [ %156, %152 ]
  %41 = phi i64 [ %16, %18 ], [ %155, %152 ]
  %42 = load i64, ptr %19, align 8
  %43 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 11, i32 1, i64 %40
  %44 = load i64, ptr %43, align 8
  %45 = mul nsw i64 %44, %42
  br i1 %10, label %46, label %70

46:                                               ; preds = %39
  %47 = load i64, ptr %25, align 8
  %48 = icmp eq i64 %47, 1
  br i1 %48, label %49, label %114

49:                                               ; preds = %46
  %50 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 11, i32 1, i64 %40, i32 2
  %51 = load i64, ptr %50, align 8
  %52 = icmp eq i64 %51, 1
  br i1 %52, label %53, label %114

53:                                               ; preds = %49
  %54 = load i64, ptr %26, align 8
  %55 = icmp eq i64 %54, 1
  br i1 %55, label %56, label %114

56:                                               ; preds = %53
  %57 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 11, i32 1, i64 %40, i32 4
  %58 = load i64, ptr %57, align 8
  %59 = icmp eq i64 %58, 1
  br i1 %59, label %60, label %114

60:                                               ; preds = %56
  %61 = load i64, ptr %28, align 8
  %62 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 11, i32 1, i64 %40, i32 4, i64 0, i32 2
  %63 = load i64, ptr %62, align 8
  %64 = add nsw i64 %61, -1
  %65 = mul nsw i64 %64, %1
  %66 = add nsw i64 %63, -1
  %67 = mul nsw i64 %66, %2
  %68 = add i64 %65, 1
  %69 = add i64 %68, %67
  br label %152

70:                                               ; preds = %39
  %71 = load i64, ptr %20, align 8
  %72 = icmp eq i64 %71, 1
  br i1 %72, label %73, label %114

73:                                               ; preds = %70
  %74 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 11, i32 1, i64 %40, i32 3
  %75 = load i64, ptr %74, align 8
  %76 = icmp eq i64 %75, 1
  br i1 %76, label %77, label %114

77:                                               ; preds = %73
  %78 = load i64, ptr %21, align 8
  %79 = icmp eq i64 %78, 1
  br i1 %79, label %80, label %114

80:                                               ; preds = %77
  %81 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 11, i32 1, i64 %40, i32 5
  %82 = load i64, ptr %81, align 8
  %83 = icmp eq i64 %82, 1
  br i1 %83, label %84, label %114

84:                                               ; preds = %80
  %85 = load i64, ptr %22, align 8
  %86 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 11, i32 1, i64 %40, i32 5, i64 0, i32 2
  %87 = load i64, ptr %86, align 8
  %88 = add nsw i64 %85, -1
  %89 = mul nsw i64 %88, %1
  %90 = add nsw i64 %87, -1
  %91 = mul nsw i64 %90, %2
  %92 = add i64 %89, 1
  %93 = add i64 %92, %91
  %94 = load i64, ptr %23, align 8
  %95 = mul nsw i64 %94, %1
  %96 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 11, i32 1, i64 %40, i32 5, i64 0, i32 3
  %97 = load i64, ptr %96, align 8
  %98 = mul nsw i64 %97, %2
  %99 = add nsw i64 %98, %95
  %100 = load i64, ptr %24, align 8
  %101 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 11, i32 1, i64 %40, i32 5, i64 0, i32 4
  %102 = load i64, ptr %101, align 8
  %103 = add nsw i64 %100, -1
  %104 = mul nsw i64 %103, %1
  %105 = add nsw i64 %102, -1
  %106 = mul nsw i64 %105, %2
  %107 = add i64 %99, 1
  %108 = add i64 %107, %104
  %109 = add i64 %108, %106
  %110 = tail call i64 @llvm.smin.i64(i64 %93, i64 %109)
  %111 = tail call i64 @llvm.smax.i64(i64 %99, i64 0)
  %112 = sub nsw i64 %110, %111
  %113 = tail call i64 @llvm.smax.i64(i64 %112, i64 0)
  br label %152

114:                                              ; preds = %80, %77, %73, %70, %56, %53, %49, %46
  %115 = load i64, ptr %27, align 8
  %116 = mul nsw i64 %115, %1
  %117 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 11, i32 1, i64 %40, i32 1
  %118 = load i64, ptr %117, align 8
  %119 = mul nsw i64 %118, %2
  %120 = load i64, ptr %25, align 8
  %121 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 11, i32 1, i64 %40, i32 4
  %122 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 11, i32 1, i64 %40, i32 2
  %123 = load i64, ptr %122, align 8
  %124 = tail call fastcc i64 @lines(i64 noundef %1, i64 noundef %116, ptr noundef nonnull %26, i64 noundef %120, i64 noundef %2, i64 noundef %119, ptr noundef nonnull %121, i64 noundef %123, i64 noundef 0)
  %125 = icmp sgt i64 %124, -1
  br i1 %10, label %126, label %129

126:                                              ; preds = %114
  br i1 %125, label %152, label %127

127:                                              ; preds = %126
  %128 = tail call fastcc i64 @listed(ptr noundef nonnull %0, i64 noundef %1, i64 noundef %116, ptr noundef nonnull %26, i64 noundef %120, i64 noundef %2, i64 noundef %119, ptr noundef nonnull %121, i64 noundef %123, i64 noundef 0)
  br label %152

129:                                              ; preds = %114
  %130 = load i64, ptr %20, align 8
  br i1 %125, label %134, label %131

131:                                              ; preds = %129
  %132 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 11, i32 1, i64 %40, i32 3
  %133 = load i64, ptr %132, align 8
  br label %140

134:                                              ; preds = %129
  %135 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 11, i32 1, i64 %40, i32 5
  %136 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 11, i32 1, i64 %40, i32 3
  %137 = load i64, ptr %136, align 8
  %138 = tail call fastcc i64 @lines(i64 noundef %1, i64 noundef %116, ptr noundef nonnull %21, i64 noundef %130, i64 noundef %2, i64 noundef %119, ptr noundef nonnull %135, i64 noundef %137, i64 noundef 1)
  %139 = icmp slt i64 %138, 0
  br i1 %139, label %140, label %148

140:                                              ; preds = %134, %131
  %141 = phi i64 [ %133, %131 ], [ %137, %134 ]
  %142 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 11, i32 1, i64 %40, i32 5
  %143 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 11, i32 1, i64 %40, i32 3
  %144 = tail call fastcc i64 @listed(ptr noundef nonnull %0, i64 noundef %1, i64 noundef %116, ptr noundef nonnull %21, i64 noundef %130, i64 noundef %2, i64 noundef %119, ptr noundef nonnull %142, i64 noundef %141, i64 noundef 0)
  %145 = load i64, ptr %20, align 8
  %146 = load i64, ptr %143, align 8
  %147 = tail call fastcc i64 @listed(ptr noundef nonnull %0, i64 noundef %1, i64 noundef %116, ptr noundef nonnull %21, i64 noundef %145, i64 noundef %2, i64 noundef %119, ptr noundef nonnull %142, i64 noundef %146, i64 noundef 1)
  br label %148

148:                                              ; preds = %140, %134
  %149 = phi i64 [ %144, %140 ], [ %124, %134 ]
  %150 = phi i64 [ %147, %140 ], [ %138, %134 ]
  %151 = sub nsw i64 %149, %150
  br label %152

152:                                              ; preds = %60, %84, %126, %127, %148
  %153 = phi i64 [ %113, %84 ], [ %69, %60 ], [ %151, %148 ], [ %128, %127 ], [ %124, %126 ]
  %154 = mul nsw i64 %45, %153
  %155 = add nsw i64 %154, %41
  %156 = add nuw nsw i64 %40, 1
  %157 = load i64, ptr %9, align 8
  %158 = icmp slt i64 %156, %157
  br i1 %158, label %39, label %31
}

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define internal fastcc void @moves(ptr nocapture noundef writeonly %0, ptr nocapture noundef %1, i64 noundef %2, ptr nocapture noundef readonly %3, i64 noundef %4, i64 noundef %5) unnamed_addr {
  %7 = alloca [49 x i64], align 16
  %8 = alloca [49 x i64], align 16
  %9 = alloca [192 x %struct.Together], align 16
  %10 = alloca [5 x %struct.Walked], align 16
  call void @llvm.lifetime.start.p0(i64 392, ptr nonnull %7)
  call void @llvm.lifetime.start.p0(i64 392, ptr nonnull %8)
  store i64 0, ptr %1, align 8
  %11 = icmp ne i64 %5, 0
  %12 = zext i1 %11 to i64
  %13 = add nsw i64 %12, %4
  %14 = load i64, ptr %3, align 8
  %15 = icmp sgt i64 %14, 0
  br i1 %15, label %16, label %28

16:                                               ; preds = %6, %20
  %17 = phi i64 [ %26, %20 ], [ 0, %6 ]
  %18 = phi i64 [ %25, %20 ], [ 0, %6 ]
  %19 = icmp eq i64 %18, %13
  br i1 %19, label %28, label %20

20:                                               ; preds = %16
  %21 = getelementptr inbounds %struct.Chain, ptr %3, i64 0, i32 3, i64 %17
  %22 = load i64, ptr %21, align 8
  %23 = icmp eq i64 %22, 0
  %24 = zext i1 %23 to i64
  %25 = add nuw nsw i64 %18, %24
  %26 = add nuw nsw i64 %17, 1
  %27 = icmp eq i64 %26, %14
  br i1 %27, label %28, label %16

28:                                               ; preds = %16, %20, %6
  %29 = phi i64 [ %14, %6 ], [ %17, %16 ], [ %14, %20 ]
  %30 = sext i1 %11 to i64
  %31 = add nsw i64 %29, %30
  %32 = icmp sgt i64 %31, 0
  br i1 %32, label %33, label %267

33:                                               ; preds = %28, %38
  %34 = phi i64 [ %39, %38 ], [ 0, %28 ]
  %35 = getelementptr inbounds %struct.Chain, ptr %3, i64 0, i32 3, i64 %34
  %36 = load i64, ptr %35, align 8
  %37 = icmp eq i64 %36, 2
  br i1 %37, label %41, label %38

38:                                               ; preds = %33
  %39 = add nuw nsw i64 %34, 1
  %40 = icmp eq i64 %39, %31
  br i1 %40, label %153, label %33

41:                                               ; preds = %33
  call void @llvm.lifetime.start.p0(i64 7680, ptr nonnull %9)
  %42 = call fastcc i64 @together(ptr noundef %0, i64 noundef %2, ptr noundef nonnull %3, i64 noundef %34, i64 noundef %31, ptr noundef nonnull %9)
  %43 = icmp sgt i64 %42, 0
  br i1 %43, label %44, label %49

44:                                               ; preds = %41
  %45 = getelementptr inbounds %struct.Chain, ptr %3, i64 0, i32 4, i64 %34
  %46 = getelementptr inbounds %struct.Chain, ptr %3, i64 0, i32 4, i64 %31
  %47 = getelementptr inbounds i8, ptr %10, i64 8
  %48 = getelementptr inbounds i8, ptr %10, i64 16
  br label %50

49:                                               ; preds = %150, %41
  call void @llvm.lifetime.end.p0(i64 7680, ptr nonnull %9)
  br label %356

50:                                               ; preds = %44, %150
  %51 = phi i64 [ 0, %44 ], [ %151, %150 ]
  %52 = getelementptr inbounds [192 x %struct.Together], ptr %9, i64 0, i64 %51
  br i1 %11, label %65, label %53

53:                                               ; preds = %50
  %54 = load i64, ptr %52, align 8
  %55 = getelementptr inbounds [192 x %struct.Together], ptr %9, i64 0, i64 %51, i32 2
  %56 = load i64, ptr %55, align 8
  %57 = mul nsw i64 %56, %54
  %58 = load i64, ptr %45, align 8
  %59 = getelementptr inbounds [192 x %struct.Together], ptr %9, i64 0, i64 %51, i32 1
  %60 = load i64, ptr %59, align 8
  %61 = getelementptr inbounds [192 x %struct.Together], ptr %9, i64 0, i64 %51, i32 3
  %62 = load i64, ptr %61, align 8
  %63 = getelementptr inbounds [192 x %struct.Together], ptr %9, i64 0, i64 %51, i32 4
  %64 = load i64, ptr %63, align 8
  tail call fastcc void @pair_of(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %57, i64 noundef %58, i64 noundef %60, i64 noundef %62, i64 noundef %64, i64 noundef 0, i64 noundef %62, i64 noundef %64, ptr noundef nonnull %3, i64 noundef %29)
  br label %150

65:                                               ; preds = %50
  call void @llvm.lifetime.start.p0(i64 120, ptr nonnull %10)
  %66 = load i64, ptr %46, align 8
  %67 = getelementptr inbounds [192 x %struct.Together], ptr %9, i64 0, i64 %51, i32 3
  %68 = load i64, ptr %67, align 8
  %69 = getelementptr inbounds [192 x %struct.Together], ptr %9, i64 0, i64 %51, i32 4
  %70 = load i64, ptr %69, align 8
  %71 = sdiv i64 %68, %66
  %72 = mul nsw i64 %71, %66
  %73 = srem i64 %68, %66
  %74 = sdiv i64 %70, %66
  %75 = mul nsw i64 %74, %66
  %76 = srem i64 %70, %66
  %77 = icmp sgt i64 %76, 0
  %78 = zext i1 %77 to i64
  %79 = icmp slt i64 %74, %71
  %80 = icmp sgt i64 %74, 1
  br i1 %80, label %81, label %83

81:                                               ; preds = %65
  %82 = add nsw i64 %74, -1
  store i64 %82, ptr %10, align 16
  store i64 %66, ptr %47, align 8
  store i64 %66, ptr %48, align 16
  br label %83

83:                                               ; preds = %81, %65
  %84 = phi i64 [ 1, %81 ], [ 0, %65 ]
  %85 = icmp sgt i64 %74, 0
  %86 = and i1 %79, %85
  %87 = and i1 %86, %77
  br i1 %87, label %88, label %93

88:                                               ; preds = %83
  %89 = add nuw nsw i64 %84, 1
  %90 = getelementptr inbounds %struct.Walked, ptr %10, i64 %84
  store i64 1, ptr %90, align 8
  %91 = getelementptr inbounds i8, ptr %90, i64 8
  store i64 %66, ptr %91, align 8
  %92 = getelementptr inbounds i8, ptr %90, i64 16
  store i64 %76, ptr %92, align 8
  br label %93

93:                                               ; preds = %88, %83
  %94 = phi i64 [ %89, %88 ], [ %84, %83 ]
  %95 = icmp slt i64 %73, 1
  %96 = or i1 %79, %95
  %97 = icmp slt i64 %71, 1
  %98 = or i1 %97, %96
  br i1 %98, label %104, label %99

99:                                               ; preds = %93
  %100 = add nuw nsw i64 %94, 1
  %101 = getelementptr inbounds %struct.Walked, ptr %10, i64 %94
  store i64 1, ptr %101, align 8
  %102 = getelementptr inbounds i8, ptr %101, i64 8
  store i64 %73, ptr %102, align 8
  %103 = getelementptr inbounds i8, ptr %101, i64 16
  store i64 %76, ptr %103, align 8
  br label %104

104:                                              ; preds = %99, %93
  %105 = phi i64 [ %94, %93 ], [ %100, %99 ]
  %106 = add nsw i64 %74, %78
  %107 = tail call i64 @llvm.smax.i64(i64 %106, i64 1)
  %108 = sub nsw i64 %71, %107
  %109 = icmp sgt i64 %108, 0
  br i1 %109, label %110, label %115

110:                                              ; preds = %104
  %111 = add nuw nsw i64 %105, 1
  %112 = getelementptr inbounds %struct.Walked, ptr %10, i64 %105
  store i64 %108, ptr %112, align 8
  %113 = getelementptr inbounds i8, ptr %112, i64 8
  store i64 %66, ptr %113, align 8
  %114 = getelementptr inbounds i8, ptr %112, i64 16
  store i64 0, ptr %114, align 8
  br label %115

115:                                              ; preds = %110, %104
  %116 = phi i64 [ %111, %110 ], [ %105, %104 ]
  %117 = icmp sgt i64 %73, 0
  %118 = and i1 %79, %117
  %119 = xor i1 %118, true
  %120 = or i1 %97, %119
  br i1 %120, label %126, label %121

121:                                              ; preds = %115
  %122 = add nuw nsw i64 %116, 1
  %123 = getelementptr inbounds %struct.Walked, ptr %10, i64 %116
  store i64 1, ptr %123, align 8
  %124 = getelementptr inbounds i8, ptr %123, i64 8
  store i64 %73, ptr %124, align 8
  %125 = getelementptr inbounds i8, ptr %123, i64 16
  store i64 0, ptr %125, align 8
  br label %128

126:                                              ; preds = %115
  %127 = icmp eq i64 %116, 0
  br i1 %127, label %137, label %128

128:                                              ; preds = %121, %126
  %129 = phi i64 [ %122, %121 ], [ %116, %126 ]
  %130 = load i64, ptr %52, align 8
  %131 = getelementptr inbounds [192 x %struct.Together], ptr %9, i64 0, i64 %51, i32 2
  %132 = load i64, ptr %131, align 8
  %133 = mul nsw i64 %132, %130
  %134 = getelementptr inbounds [192 x %struct.Together], ptr %9, i64 0, i64 %51, i32 1
  %135 = load i64, ptr %134, align 8
  %136 = sub nsw i64 0, %66
  br label %138

137:                                              ; preds = %138, %126
  call void @llvm.lifetime.end.p0(i64 120, ptr nonnull %10)
  br label %150

138:                                              ; preds = %128, %138
  %139 = phi i64 [ 0, %128 ], [ %148, %138 ]
  %140 = getelementptr inbounds [5 x %struct.Walked], ptr %10, i64 0, i64 %139
  %141 = load i64, ptr %140, align 8
  %142 = mul nsw i64 %133, %141
  %143 = load i64, ptr %45, align 8
  %144 = getelementptr inbounds [5 x %struct.Walked], ptr %10, i64 0, i64 %139, i32 1
  %145 = load i64, ptr %144, align 8
  %146 = getelementptr inbounds [5 x %struct.Walked], ptr %10, i64 0, i64 %139, i32 2
  %147 = load i64, ptr %146, align 8
  tail call fastcc void @pair_of(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %142, i64 noundef %143, i64 noundef %135, i64 noundef %145, i64 noundef %147, i64 noundef %136, i64 noundef %66, i64 noundef %66, ptr noundef nonnull %3, i64 noundef %29)
  %148 = add nuw nsw i64 %139, 1
  %149 = icmp eq i64 %148, %129
  br i1 %149, label %137, label %138

150:                                              ; preds = %137, %53
  %151 = add nuw nsw i64 %51, 1
  %152 = icmp eq i64 %151, %42
  br i1 %152, label %49, label %50

153:                                              ; preds = %38
  store i64 %2, ptr %7, align 16
  store i64 1, ptr %8, align 16
  br label %154

154:                                              ; preds = %153, %262
  %155 = phi i64 [ %263, %262 ], [ 1, %153 ]
  %156 = phi i64 [ %264, %262 ], [ 0, %153 ]
  %157 = getelementptr inbounds %struct.Chain, ptr %3, i64 0, i32 4, i64 %156
  %158 = load i64, ptr %157, align 8
  %159 = getelementptr inbounds %struct.Chain, ptr %3, i64 0, i32 3, i64 %156
  %160 = load i64, ptr %159, align 8
  %161 = icmp sgt i64 %160, 1
  %162 = icmp sgt i64 %155, 0
  br i1 %161, label %164, label %163

163:                                              ; preds = %154
  br i1 %162, label %209, label %262

164:                                              ; preds = %154
  br i1 %162, label %165, label %262

165:                                              ; preds = %164
  %166 = and i64 %155, 3
  %167 = icmp ult i64 %155, 4
  br i1 %167, label %250, label %168

168:                                              ; preds = %165
  %169 = and i64 %155, -4
  br label %170

170:                                              ; preds = %170, %168
  %171 = phi i64 [ 0, %168 ], [ %188, %170 ]
  %172 = phi i64 [ 0, %168 ], [ %189, %170 ]
  %173 = getelementptr inbounds i64, ptr %7, i64 %171
  %174 = load i64, ptr %173, align 16
  %175 = tail call i64 @llvm.smin.i64(i64 %174, i64 %158)
  store i64 %175, ptr %173, align 16
  %176 = or i64 %171, 1
  %177 = getelementptr inbounds i64, ptr %7, i64 %176
  %178 = load i64, ptr %177, align 8
  %179 = tail call i64 @llvm.smin.i64(i64 %178, i64 %158)
  store i64 %179, ptr %177, align 8
  %180 = or i64 %171, 2
  %181 = getelementptr inbounds i64, ptr %7, i64 %180
  %182 = load i64, ptr %181, align 16
  %183 = tail call i64 @llvm.smin.i64(i64 %182, i64 %158)
  store i64 %183, ptr %181, align 16
  %184 = or i64 %171, 3
  %185 = getelementptr inbounds i64, ptr %7, i64 %184
  %186 = load i64, ptr %185, align 8
  %187 = tail call i64 @llvm.smin.i64(i64 %186, i64 %158)
  store i64 %187, ptr %185, align 8
  %188 = add nuw nsw i64 %171, 4
  %189 = add i64 %172, 4
  %190 = icmp eq i64 %189, %169
  br i1 %190, label %250, label %170

191:                                              ; preds = %227
  %192 = icmp eq i64 %221, 0
  br i1 %192, label %262, label %193

193:                                              ; preds = %191
  %194 = icmp sgt i64 %228, 0
  br i1 %194, label %195, label %231

195:                                              ; preds = %193
  %196 = and i64 %228, 1
  %197 = icmp eq i64 %196, 0
  br i1 %197, label %206, label %198

198:                                              ; preds = %195
  %199 = add nsw i64 %228, -1
  %200 = getelementptr inbounds i64, ptr %7, i64 %199
  %201 = load i64, ptr %200, align 8
  %202 = getelementptr inbounds i64, ptr %7, i64 %228
  store i64 %201, ptr %202, align 8
  %203 = getelementptr inbounds i64, ptr %8, i64 %199
  %204 = load i64, ptr %203, align 8
  %205 = getelementptr inbounds i64, ptr %8, i64 %228
  store i64 %204, ptr %205, align 8
  br label %206

206:                                              ; preds = %198, %195
  %207 = phi i64 [ %228, %195 ], [ %199, %198 ]
  %208 = icmp eq i64 %228, 1
  br i1 %208, label %231, label %233

209:                                              ; preds = %163, %227
  %210 = phi i64 [ %229, %227 ], [ 0, %163 ]
  %211 = phi i64 [ %228, %227 ], [ 0, %163 ]
  %212 = phi i64 [ %221, %227 ], [ 0, %163 ]
  %213 = getelementptr inbounds i64, ptr %7, i64 %210
  %214 = load i64, ptr %213, align 8
  %215 = sdiv i64 %214, %158
  %216 = srem i64 %214, %158
  %217 = mul nsw i64 %215, %158
  %218 = getelementptr inbounds i64, ptr %8, i64 %210
  %219 = load i64, ptr %218, align 8
  %220 = mul nsw i64 %219, %215
  %221 = add nsw i64 %220, %212
  %222 = icmp eq i64 %214, %217
  br i1 %222, label %227, label %223

223:                                              ; preds = %209
  %224 = getelementptr inbounds i64, ptr %7, i64 %211
  store i64 %216, ptr %224, align 8
  %225 = getelementptr inbounds i64, ptr %8, i64 %211
  store i64 %219, ptr %225, align 8
  %226 = add nsw i64 %211, 1
  br label %227

227:                                              ; preds = %223, %209
  %228 = phi i64 [ %226, %223 ], [ %211, %209 ]
  %229 = add nuw nsw i64 %210, 1
  %230 = icmp eq i64 %229, %155
  br i1 %230, label %191, label %209

231:                                              ; preds = %206, %233, %193
  store i64 %158, ptr %7, align 16
  store i64 %221, ptr %8, align 16
  %232 = add nsw i64 %228, 1
  br label %262

233:                                              ; preds = %206, %233
  %234 = phi i64 [ %242, %233 ], [ %207, %206 ]
  %235 = add nsw i64 %234, -1
  %236 = getelementptr inbounds i64, ptr %7, i64 %235
  %237 = load i64, ptr %236, align 8
  %238 = getelementptr inbounds i64, ptr %7, i64 %234
  store i64 %237, ptr %238, align 8
  %239 = getelementptr inbounds i64, ptr %8, i64 %235
  %240 = load i64, ptr %239, align 8
  %241 = getelementptr inbounds i64, ptr %8, i64 %234
  store i64 %240, ptr %241, align 8
  %242 = add nsw i64 %234, -2
  %243 = getelementptr inbounds i64, ptr %7, i64 %242
  %244 = load i64, ptr %243, align 8
  %245 = getelementptr inbounds i64, ptr %7, i64 %235
  store i64 %244, ptr %245, align 8
  %246 = getelementptr inbounds i64, ptr %8, i64 %242
  %247 = load i64, ptr %246, align 8
  %248 = getelementptr inbounds i64, ptr %8, i64 %235
  store i64 %247, ptr %248, align 8
  %249 = icmp ugt i64 %235, 1
  br i1 %249, label %233, label %231

250:                                              ; preds = %170, %165
  %251 = phi i64 [ 0, %165 ], [ %188, %170 ]
  %252 = icmp eq i64 %166, 0
  br i1 %252, label %262, label %253

253:                                              ; preds = %250, %253
  %254 = phi i64 [ %259, %253 ], [ %251, %250 ]
  %255 = phi i64 [ %260, %253 ], [ 0, %250 ]
  %256 = getelementptr inbounds i64, ptr %7, i64 %254
  %257 = load i64, ptr %256, align 8
  %258 = tail call i64 @llvm.smin.i64(i64 %257, i64 %158)
  store i64 %258, ptr %256, align 8
  %259 = add nuw nsw i64 %254, 1
  %260 = add i64 %255, 1
  %261 = icmp eq i64 %260, %166
  br i1 %261, label %262, label %253

262:                                              ; preds = %250, %253, %231, %191, %164, %163
  %263 = phi i64 [ %232, %231 ], [ %228, %191 ], [ %155, %164 ], [ 0, %163 ], [ %155, %253 ], [ %155, %250 ]
  %264 = add nuw nsw i64 %156, 1
  %265 = icmp eq i64 %264, %31
  br i1 %265, label %266, label %154

266:                                              ; preds = %262
  br i1 %11, label %283, label %271

267:                                              ; preds = %28
  store i64 %2, ptr %7, align 16
  store i64 1, ptr %8, align 16
  br i1 %11, label %268, label %273

268:                                              ; preds = %267
  %269 = getelementptr inbounds %struct.Chain, ptr %3, i64 0, i32 4, i64 %31
  %270 = load i64, ptr %269, align 8
  br label %289

271:                                              ; preds = %266
  %272 = icmp sgt i64 %263, 0
  br i1 %272, label %273, label %356

273:                                              ; preds = %267, %271
  %274 = phi i64 [ %263, %271 ], [ 1, %267 ]
  br label %275

275:                                              ; preds = %273, %275
  %276 = phi i64 [ %281, %275 ], [ 0, %273 ]
  %277 = getelementptr inbounds [49 x i64], ptr %8, i64 0, i64 %276
  %278 = load i64, ptr %277, align 8
  %279 = getelementptr inbounds [49 x i64], ptr %7, i64 0, i64 %276
  %280 = load i64, ptr %279, align 8
  tail call fastcc void @descend(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %278, i64 noundef %280, i64 noundef 0, i64 noundef %280, ptr noundef nonnull %3, i64 noundef %29)
  %281 = add nuw nsw i64 %276, 1
  %282 = icmp eq i64 %281, %274
  br i1 %282, label %356, label %275

283:                                              ; preds = %266
  %284 = getelementptr inbounds %struct.Chain, ptr %3, i64 0, i32 4, i64 %31
  %285 = load i64, ptr %284, align 8
  %286 = icmp sgt i64 %263, 0
  br i1 %286, label %289, label %287

287:                                              ; preds = %283
  %288 = sub nsw i64 0, %285
  tail call fastcc void @descend(ptr noundef %0, ptr noundef nonnull %1, i64 noundef 0, i64 noundef %285, i64 noundef %288, i64 noundef %285, ptr noundef nonnull %3, i64 noundef %29)
  br label %356

289:                                              ; preds = %268, %283
  %290 = phi i64 [ %270, %268 ], [ %285, %283 ]
  %291 = phi i64 [ 1, %268 ], [ %263, %283 ]
  %292 = and i64 %291, 1
  %293 = icmp eq i64 %291, 1
  br i1 %293, label %296, label %294

294:                                              ; preds = %289
  %295 = and i64 %291, -2
  br label %314

296:                                              ; preds = %314, %289
  %297 = phi i64 [ undef, %289 ], [ %336, %314 ]
  %298 = phi i64 [ 0, %289 ], [ %337, %314 ]
  %299 = phi i64 [ 0, %289 ], [ %336, %314 ]
  %300 = icmp eq i64 %292, 0
  br i1 %300, label %311, label %301

301:                                              ; preds = %296
  %302 = getelementptr inbounds [49 x i64], ptr %8, i64 0, i64 %298
  %303 = load i64, ptr %302, align 8
  %304 = getelementptr inbounds [49 x i64], ptr %7, i64 0, i64 %298
  %305 = load i64, ptr %304, align 8
  %306 = sdiv i64 %305, %290
  %307 = tail call i64 @llvm.smax.i64(i64 %306, i64 1)
  %308 = add nsw i64 %307, -1
  %309 = mul nsw i64 %308, %303
  %310 = add nsw i64 %309, %299
  br label %311

311:                                              ; preds = %296, %301
  %312 = phi i64 [ %297, %296 ], [ %310, %301 ]
  %313 = sub nsw i64 0, %290
  tail call fastcc void @descend(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %312, i64 noundef %290, i64 noundef %313, i64 noundef %290, ptr noundef nonnull %3, i64 noundef %29)
  br label %340

314:                                              ; preds = %314, %294
  %315 = phi i64 [ 0, %294 ], [ %337, %314 ]
  %316 = phi i64 [ 0, %294 ], [ %336, %314 ]
  %317 = phi i64 [ 0, %294 ], [ %338, %314 ]
  %318 = getelementptr inbounds [49 x i64], ptr %8, i64 0, i64 %315
  %319 = load i64, ptr %318, align 16
  %320 = getelementptr inbounds [49 x i64], ptr %7, i64 0, i64 %315
  %321 = load i64, ptr %320, align 16
  %322 = sdiv i64 %321, %290
  %323 = tail call i64 @llvm.smax.i64(i64 %322, i64 1)
  %324 = add nsw i64 %323, -1
  %325 = mul nsw i64 %324, %319
  %326 = add nsw i64 %325, %316
  %327 = or i64 %315, 1
  %328 = getelementptr inbounds [49 x i64], ptr %8, i64 0, i64 %327
  %329 = load i64, ptr %328, align 8
  %330 = getelementptr inbounds [49 x i64], ptr %7, i64 0, i64 %327
  %331 = load i64, ptr %330, align 8
  %332 = sdiv i64 %331, %290
  %333 = tail call i64 @llvm.smax.i64(i64 %332, i64 1)
  %334 = add nsw i64 %333, -1
  %335 = mul nsw i64 %334, %329
  %336 = add nsw i64 %335, %326
  %337 = add nuw nsw i64 %315, 2
  %338 = add i64 %317, 2
  %339 = icmp eq i64 %338, %295
  br i1 %339, label %296, label %314

340:                                              ; preds = %311, %353
  %341 = phi i64 [ %354, %353 ], [ 0, %311 ]
  %342 = getelementptr inbounds [49 x i64], ptr %7, i64 0, i64 %341
  %343 = load i64, ptr %342, align 8
  %344 = sdiv i64 %343, %290
  %345 = mul nsw i64 %344, %290
  %346 = srem i64 %343, %290
  %347 = icmp sgt i64 %346, 0
  %348 = icmp sgt i64 %344, 0
  %349 = select i1 %347, i1 %348, i1 false
  br i1 %349, label %350, label %353

350:                                              ; preds = %340
  %351 = getelementptr inbounds [49 x i64], ptr %8, i64 0, i64 %341
  %352 = load i64, ptr %351, align 8
  tail call fastcc void @descend(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %352, i64 noundef %346, i64 noundef %313, i64 noundef %290, ptr noundef nonnull %3, i64 noundef %29)
  br label %353

353:                                              ; preds = %350, %340
  %354 = add nuw nsw i64 %341, 1
  %355 = icmp eq i64 %354, %291
  br i1 %355, label %356, label %340

356:                                              ; preds = %275, %353, %287, %271, %49
  call void @llvm.lifetime.end.p0(i64 392, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 392, ptr nonnull %7)
  ret void
}

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite)
define internal fastcc i64 @together(ptr nocapture noundef writeonly %0, i64 noundef %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 noundef %4, ptr nocapture noundef %5) unnamed_addr {
  %7 = alloca [49 x i64], align 16
  %8 = alloca [49 x i64], align 16
  %9 = alloca [5 x %struct.Walked], align 16
  call void @llvm.lifetime.start.p0(i64 392, ptr nonnull %7)
  call void @llvm.lifetime.start.p0(i64 392, ptr nonnull %8)
  %10 = getelementptr inbounds %struct.Chain, ptr %2, i64 0, i32 4, i64 %3
  %11 = load i64, ptr %10, align 8
  store i64 %1, ptr %7, align 16
  store i64 1, ptr %8, align 16
  %12 = icmp sgt i64 %3, 0
  br i1 %12, label %13, label %127

13:                                               ; preds = %6, %121
  %14 = phi i64 [ %122, %121 ], [ 1, %6 ]
  %15 = phi i64 [ %123, %121 ], [ 0, %6 ]
  %16 = getelementptr inbounds %struct.Chain, ptr %2, i64 0, i32 4, i64 %15
  %17 = load i64, ptr %16, align 8
  %18 = getelementptr inbounds %struct.Chain, ptr %2, i64 0, i32 3, i64 %15
  %19 = load i64, ptr %18, align 8
  %20 = icmp sgt i64 %19, 1
  %21 = icmp sgt i64 %14, 0
  br i1 %20, label %23, label %22

22:                                               ; preds = %13
  br i1 %21, label %68, label %121

23:                                               ; preds = %13
  br i1 %21, label %24, label %121

24:                                               ; preds = %23
  %25 = and i64 %14, 3
  %26 = icmp ult i64 %14, 4
  br i1 %26, label %109, label %27

27:                                               ; preds = %24
  %28 = and i64 %14, -4
  br label %29

29:                                               ; preds = %29, %27
  %30 = phi i64 [ 0, %27 ], [ %47, %29 ]
  %31 = phi i64 [ 0, %27 ], [ %48, %29 ]
  %32 = getelementptr inbounds i64, ptr %7, i64 %30
  %33 = load i64, ptr %32, align 16
  %34 = tail call i64 @llvm.smin.i64(i64 %33, i64 %17)
  store i64 %34, ptr %32, align 16
  %35 = or i64 %30, 1
  %36 = getelementptr inbounds i64, ptr %7, i64 %35
  %37 = load i64, ptr %36, align 8
  %38 = tail call i64 @llvm.smin.i64(i64 %37, i64 %17)
  store i64 %38, ptr %36, align 8
  %39 = or i64 %30, 2
  %40 = getelementptr inbounds i64, ptr %7, i64 %39
  %41 = load i64, ptr %40, align 16
  %42 = tail call i64 @llvm.smin.i64(i64 %41, i64 %17)
  store i64 %42, ptr %40, align 16
  %43 = or i64 %30, 3
  %44 = getelementptr inbounds i64, ptr %7, i64 %43
  %45 = load i64, ptr %44, align 8
  %46 = tail call i64 @llvm.smin.i64(i64 %45, i64 %17)
  store i64 %46, ptr %44, align 8
  %47 = add nuw nsw i64 %30, 4
  %48 = add i64 %31, 4
  %49 = icmp eq i64 %48, %28
  br i1 %49, label %109, label %29

50:                                               ; preds = %86
  %51 = icmp eq i64 %80, 0
  br i1 %51, label %121, label %52

52:                                               ; preds = %50
  %53 = icmp sgt i64 %87, 0
  br i1 %53, label %54, label %90

54:                                               ; preds = %52
  %55 = and i64 %87, 1
  %56 = icmp eq i64 %55, 0
  br i1 %56, label %65, label %57

57:                                               ; preds = %54
  %58 = add nsw i64 %87, -1
  %59 = getelementptr inbounds i64, ptr %7, i64 %58
  %60 = load i64, ptr %59, align 8
  %61 = getelementptr inbounds i64, ptr %7, i64 %87
  store i64 %60, ptr %61, align 8
  %62 = getelementptr inbounds i64, ptr %8, i64 %58
  %63 = load i64, ptr %62, align 8
  %64 = getelementptr inbounds i64, ptr %8, i64 %87
  store i64 %63, ptr %64, align 8
  br label %65

65:                                               ; preds = %57, %54
  %66 = phi i64 [ %87, %54 ], [ %58, %57 ]
  %67 = icmp eq i64 %87, 1
  br i1 %67, label %90, label %92

68:                                               ; preds = %22, %86
  %69 = phi i64 [ %88, %86 ], [ 0, %22 ]
  %70 = phi i64 [ %87, %86 ], [ 0, %22 ]
  %71 = phi i64 [ %80, %86 ], [ 0, %22 ]
  %72 = getelementptr inbounds i64, ptr %7, i64 %69
  %73 = load i64, ptr %72, align 8
  %74 = sdiv i64 %73, %17
  %75 = srem i64 %73, %17
  %76 = mul nsw i64 %74, %17
  %77 = getelementptr inbounds i64, ptr %8, i64 %69
  %78 = load i64, ptr %77, align 8
  %79 = mul nsw i64 %78, %74
  %80 = add nsw i64 %79, %71
  %81 = icmp eq i64 %73, %76
  br i1 %81, label %86, label %82

82:                                               ; preds = %68
  %83 = getelementptr inbounds i64, ptr %7, i64 %70
  store i64 %75, ptr %83, align 8
  %84 = getelementptr inbounds i64, ptr %8, i64 %70
  store i64 %78, ptr %84, align 8
  %85 = add nsw i64 %70, 1
  br label %86

86:                                               ; preds = %82, %68
  %87 = phi i64 [ %85, %82 ], [ %70, %68 ]
  %88 = add nuw nsw i64 %69, 1
  %89 = icmp eq i64 %88, %14
  br i1 %89, label %50, label %68

90:                                               ; preds = %65, %92, %52
  store i64 %17, ptr %7, align 16
  store i64 %80, ptr %8, align 16
  %91 = add nsw i64 %87, 1
  br label %121

92:                                               ; preds = %65, %92
  %93 = phi i64 [ %101, %92 ], [ %66, %65 ]
  %94 = add nsw i64 %93, -1
  %95 = getelementptr inbounds i64, ptr %7, i64 %94
  %96 = load i64, ptr %95, align 8
  %97 = getelementptr inbounds i64, ptr %7, i64 %93
  store i64 %96, ptr %97, align 8
  %98 = getelementptr inbounds i64, ptr %8, i64 %94
  %99 = load i64, ptr %98, align 8
  %100 = getelementptr inbounds i64, ptr %8, i64 %93
  store i64 %99, ptr %100, align 8
  %101 = add nsw i64 %93, -2
  %102 = getelementptr inbounds i64, ptr %7, i64 %101
  %103 = load i64, ptr %102, align 8
  %104 = getelementptr inbounds i64, ptr %7, i64 %94
  store i64 %103, ptr %104, align 8
  %105 = getelementptr inbounds i64, ptr %8, i64 %101
  %106 = load i64, ptr %105, align 8
  %107 = getelementptr inbounds i64, ptr %8, i64 %94
  store i64 %106, ptr %107, align 8
  %108 = icmp ugt i64 %94, 1
  br i1 %108, label %92, label %90

109:                                              ; preds = %29, %24
  %110 = phi i64 [ 0, %24 ], [ %47, %29 ]
  %111 = icmp eq i64 %25, 0
  br i1 %111, label %121, label %112

112:                                              ; preds = %109, %112
  %113 = phi i64 [ %118, %112 ], [ %110, %109 ]
  %114 = phi i64 [ %119, %112 ], [ 0, %109 ]
  %115 = getelementptr inbounds i64, ptr %7, i64 %113
  %116 = load i64, ptr %115, align 8
  %117 = tail call i64 @llvm.smin.i64(i64 %116, i64 %17)
  store i64 %117, ptr %115, align 8
  %118 = add nuw nsw i64 %113, 1
  %119 = add i64 %114, 1
  %120 = icmp eq i64 %119, %25
  br i1 %120, label %121, label %112

121:                                              ; preds = %109, %112, %90, %50, %23, %22
  %122 = phi i64 [ %91, %90 ], [ %87, %50 ], [ %14, %23 ], [ 0, %22 ], [ %14, %112 ], [ %14, %109 ]
  %123 = add nuw nsw i64 %15, 1
  %124 = icmp eq i64 %123, %3
  br i1 %124, label %125, label %13

125:                                              ; preds = %121
  %126 = icmp sgt i64 %122, 0
  br i1 %126, label %127, label %291

127:                                              ; preds = %6, %125
  %128 = phi i64 [ %122, %125 ], [ 1, %6 ]
  %129 = add nsw i64 %3, 1
  %130 = icmp slt i64 %129, %4
  %131 = getelementptr inbounds i8, ptr %9, i64 8
  %132 = getelementptr inbounds i8, ptr %9, i64 16
  br label %133

133:                                              ; preds = %127, %285
  %134 = phi i64 [ 0, %127 ], [ %286, %285 ]
  %135 = phi i64 [ 0, %127 ], [ %287, %285 ]
  %136 = getelementptr inbounds [49 x i64], ptr %7, i64 0, i64 %135
  %137 = load i64, ptr %136, align 8
  %138 = sdiv i64 %137, %11
  %139 = mul nsw i64 %138, %11
  %140 = srem i64 %137, %11
  %141 = add nsw i64 %134, 1
  %142 = getelementptr inbounds %struct.Together, ptr %5, i64 %134
  %143 = getelementptr inbounds [49 x i64], ptr %8, i64 0, i64 %135
  %144 = load i64, ptr %143, align 8
  store i64 %144, ptr %142, align 8
  %145 = getelementptr inbounds i8, ptr %142, i64 8
  store i64 %138, ptr %145, align 8
  %146 = getelementptr inbounds i8, ptr %142, i64 16
  store i64 1, ptr %146, align 8
  %147 = getelementptr inbounds i8, ptr %142, i64 24
  store i64 %11, ptr %147, align 8
  %148 = getelementptr inbounds i8, ptr %142, i64 32
  store i64 %140, ptr %148, align 8
  br i1 %130, label %149, label %285

149:                                              ; preds = %133
  %150 = add nsw i64 %134, 1
  %151 = getelementptr inbounds %struct.Together, ptr %5, i64 %134
  br label %156

152:                                              ; preds = %173, %273, %162
  %153 = phi i64 [ %134, %162 ], [ %150, %173 ], [ %280, %273 ]
  %154 = add i64 %157, 1
  %155 = icmp eq i64 %154, %4
  br i1 %155, label %285, label %156

156:                                              ; preds = %149, %152
  %157 = phi i64 [ %154, %152 ], [ %129, %149 ]
  %158 = phi i64 [ %153, %152 ], [ %141, %149 ]
  %159 = icmp slt i64 %134, %158
  br i1 %159, label %160, label %162

160:                                              ; preds = %156
  %161 = getelementptr inbounds %struct.Chain, ptr %2, i64 0, i32 4, i64 %157
  br label %177

162:                                              ; preds = %269, %156
  %163 = phi i64 [ %158, %156 ], [ %270, %269 ]
  %164 = icmp sgt i64 %163, %158
  br i1 %164, label %165, label %152

165:                                              ; preds = %162
  %166 = sub i64 %163, %158
  %167 = add i64 %158, 1
  %168 = and i64 %166, 1
  %169 = icmp eq i64 %168, 0
  br i1 %169, label %173, label %170

170:                                              ; preds = %165
  %171 = getelementptr inbounds %struct.Together, ptr %5, i64 %158
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %151, ptr noundef nonnull align 8 dereferenceable(40) %171, i64 40, i1 false)
  %172 = add nsw i64 %158, 1
  br label %173

173:                                              ; preds = %170, %165
  %174 = phi i64 [ %158, %165 ], [ %172, %170 ]
  %175 = phi i64 [ %134, %165 ], [ %150, %170 ]
  %176 = icmp eq i64 %163, %167
  br i1 %176, label %152, label %273

177:                                              ; preds = %160, %269
  %178 = phi i64 [ %158, %160 ], [ %270, %269 ]
  %179 = phi i64 [ %134, %160 ], [ %271, %269 ]
  %180 = getelementptr inbounds %struct.Together, ptr %5, i64 %179
  %181 = load i64, ptr %180, align 8
  %182 = getelementptr inbounds i8, ptr %180, i64 8
  %183 = load i64, ptr %182, align 8
  %184 = getelementptr inbounds i8, ptr %180, i64 16
  %185 = load i64, ptr %184, align 8
  %186 = getelementptr inbounds i8, ptr %180, i64 24
  %187 = load i64, ptr %186, align 8
  %188 = getelementptr inbounds i8, ptr %180, i64 32
  %189 = load i64, ptr %188, align 8
  call void @llvm.lifetime.start.p0(i64 120, ptr nonnull %9)
  %190 = load i64, ptr %161, align 8
  %191 = sdiv i64 %187, %190
  %192 = mul nsw i64 %191, %190
  %193 = srem i64 %187, %190
  %194 = sdiv i64 %189, %190
  %195 = mul nsw i64 %194, %190
  %196 = srem i64 %189, %190
  %197 = icmp sgt i64 %196, 0
  %198 = zext i1 %197 to i64
  %199 = icmp slt i64 %194, %191
  %200 = icmp sgt i64 %194, 0
  br i1 %200, label %201, label %202

201:                                              ; preds = %177
  store i64 %194, ptr %9, align 16
  store i64 %190, ptr %131, align 8
  store i64 %190, ptr %132, align 16
  br label %202

202:                                              ; preds = %201, %177
  %203 = phi i64 [ 1, %201 ], [ 0, %177 ]
  %204 = icmp sgt i64 %194, -1
  %205 = and i1 %199, %204
  %206 = and i1 %205, %197
  br i1 %206, label %207, label %212

207:                                              ; preds = %202
  %208 = add nuw nsw i64 %203, 1
  %209 = getelementptr inbounds %struct.Walked, ptr %9, i64 %203
  store i64 1, ptr %209, align 8
  %210 = getelementptr inbounds i8, ptr %209, i64 8
  store i64 %190, ptr %210, align 8
  %211 = getelementptr inbounds i8, ptr %209, i64 16
  store i64 %196, ptr %211, align 8
  br label %212

212:                                              ; preds = %207, %202
  %213 = phi i64 [ %208, %207 ], [ %203, %202 ]
  %214 = icmp slt i64 %193, 1
  %215 = or i1 %199, %214
  %216 = icmp slt i64 %191, 0
  %217 = or i1 %216, %215
  br i1 %217, label %223, label %218

218:                                              ; preds = %212
  %219 = add nuw nsw i64 %213, 1
  %220 = getelementptr inbounds %struct.Walked, ptr %9, i64 %213
  store i64 1, ptr %220, align 8
  %221 = getelementptr inbounds i8, ptr %220, i64 8
  store i64 %193, ptr %221, align 8
  %222 = getelementptr inbounds i8, ptr %220, i64 16
  store i64 %196, ptr %222, align 8
  br label %223

223:                                              ; preds = %218, %212
  %224 = phi i64 [ %213, %212 ], [ %219, %218 ]
  %225 = add nsw i64 %194, %198
  %226 = tail call i64 @llvm.smax.i64(i64 %225, i64 0)
  %227 = sub nsw i64 %191, %226
  %228 = icmp sgt i64 %227, 0
  br i1 %228, label %229, label %234

229:                                              ; preds = %223
  %230 = add nuw nsw i64 %224, 1
  %231 = getelementptr inbounds %struct.Walked, ptr %9, i64 %224
  store i64 %227, ptr %231, align 8
  %232 = getelementptr inbounds i8, ptr %231, i64 8
  store i64 %190, ptr %232, align 8
  %233 = getelementptr inbounds i8, ptr %231, i64 16
  store i64 0, ptr %233, align 8
  br label %234

234:                                              ; preds = %229, %223
  %235 = phi i64 [ %230, %229 ], [ %224, %223 ]
  %236 = icmp sgt i64 %193, 0
  %237 = and i1 %199, %236
  %238 = xor i1 %237, true
  %239 = or i1 %216, %238
  br i1 %239, label %245, label %240

240:                                              ; preds = %234
  %241 = add nuw nsw i64 %235, 1
  %242 = getelementptr inbounds %struct.Walked, ptr %9, i64 %235
  store i64 1, ptr %242, align 8
  %243 = getelementptr inbounds i8, ptr %242, i64 8
  store i64 %193, ptr %243, align 8
  %244 = getelementptr inbounds i8, ptr %242, i64 16
  store i64 0, ptr %244, align 8
  br label %247

245:                                              ; preds = %234
  %246 = icmp eq i64 %235, 0
  br i1 %246, label %269, label %247

247:                                              ; preds = %240, %245
  %248 = phi i64 [ %241, %240 ], [ %235, %245 ]
  br label %249

249:                                              ; preds = %247, %253
  %250 = phi i64 [ %254, %253 ], [ %178, %247 ]
  %251 = phi i64 [ %267, %253 ], [ 0, %247 ]
  %252 = icmp sgt i64 %250, 191
  br i1 %252, label %289, label %253

253:                                              ; preds = %249
  %254 = add nsw i64 %250, 1
  %255 = getelementptr inbounds %struct.Together, ptr %5, i64 %250
  %256 = getelementptr inbounds [5 x %struct.Walked], ptr %9, i64 0, i64 %251
  %257 = load i64, ptr %256, align 8
  %258 = mul nsw i64 %257, %185
  %259 = getelementptr inbounds [5 x %struct.Walked], ptr %9, i64 0, i64 %251, i32 1
  %260 = load i64, ptr %259, align 8
  %261 = getelementptr inbounds [5 x %struct.Walked], ptr %9, i64 0, i64 %251, i32 2
  %262 = load i64, ptr %261, align 8
  store i64 %181, ptr %255, align 8
  %263 = getelementptr inbounds i8, ptr %255, i64 8
  store i64 %183, ptr %263, align 8
  %264 = getelementptr inbounds i8, ptr %255, i64 16
  store i64 %258, ptr %264, align 8
  %265 = getelementptr inbounds i8, ptr %255, i64 24
  store i64 %260, ptr %265, align 8
  %266 = getelementptr inbounds i8, ptr %255, i64 32
  store i64 %262, ptr %266, align 8
  %267 = add nuw nsw i64 %251, 1
  %268 = icmp eq i64 %267, %248
  br i1 %268, label %269, label %249

269:                                              ; preds = %253, %245
  %270 = phi i64 [ %178, %245 ], [ %254, %253 ]
  call void @llvm.lifetime.end.p0(i64 120, ptr nonnull %9)
  %271 = add i64 %179, 1
  %272 = icmp eq i64 %271, %158
  br i1 %272, label %162, label %177

273:                                              ; preds = %173, %273
  %274 = phi i64 [ %283, %273 ], [ %174, %173 ]
  %275 = phi i64 [ %280, %273 ], [ %175, %173 ]
  %276 = add nsw i64 %275, 1
  %277 = getelementptr inbounds %struct.Together, ptr %5, i64 %275
  %278 = getelementptr inbounds %struct.Together, ptr %5, i64 %274
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %277, ptr noundef nonnull align 8 dereferenceable(40) %278, i64 40, i1 false)
  %279 = add nsw i64 %274, 1
  %280 = add nsw i64 %275, 2
  %281 = getelementptr inbounds %struct.Together, ptr %5, i64 %276
  %282 = getelementptr inbounds %struct.Together, ptr %5, i64 %279
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %281, ptr noundef nonnull align 8 dereferenceable(40) %282, i64 40, i1 false)
  %283 = add nsw i64 %274, 2
  %284 = icmp eq i64 %283, %163
  br i1 %284, label %152, label %273

285:                                              ; preds = %152, %133
  %286 = phi i64 [ %141, %133 ], [ %153, %152 ]
  %287 = add nuw nsw i64 %135, 1
  %288 = icmp eq i64 %287, %128
  br i1 %288, label %291, label %133

289:                                              ; preds = %249
  %290 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 2
  store i64 1, ptr %290, align 8
  call void @llvm.lifetime.end.p0(i64 120, ptr nonnull %9)
  br label %291

291:                                              ; preds = %285, %125, %289
  %292 = phi i64 [ 0, %289 ], [ 0, %125 ], [ %286, %285 ]
  call void @llvm.lifetime.end.p0(i64 392, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 392, ptr nonnull %7)
  ret i64 %292
}

; Function Attrs: nofree nosync nounwind memory(argmem: read)
define internal fastcc i64 @lines(i64 noundef %0, i64 noundef %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, ptr nocapture noundef readonly %6, i64 noundef %7, i64 noundef %8) unnamed_addr {
  %10 = icmp sgt i64 %3, 0
  br i1 %10, label %11, label %142

11:                                               ; preds = %9
  %12 = icmp sgt i64 %7, 0
  %13 = icmp eq i64 %8, 0
  br label %14

14:                                               ; preds = %11, %135
  %15 = phi i64 [ 0, %11 ], [ %139, %135 ]
  %16 = phi i64 [ 0, %11 ], [ %138, %135 ]
  %17 = phi i64 [ 0, %11 ], [ %137, %135 ]
  %18 = phi i64 [ 0, %11 ], [ %136, %135 ]
  %19 = phi i64 [ 0, %11 ], [ %140, %135 ]
  %20 = getelementptr inbounds %struct.Group, ptr %2, i64 %19
  br i1 %12, label %21, label %135

21:                                               ; preds = %14
  %22 = getelementptr inbounds %struct.Group, ptr %2, i64 %19, i32 2
  %23 = load i64, ptr %22, align 8
  %24 = add nsw i64 %23, -1
  %25 = mul nsw i64 %24, %0
  %26 = add i64 %25, 1
  %27 = getelementptr inbounds %struct.Group, ptr %2, i64 %19, i32 3
  %28 = getelementptr inbounds %struct.Group, ptr %2, i64 %19, i32 4
  br label %29

29:                                               ; preds = %21, %93
  %30 = phi i64 [ 0, %21 ], [ %97, %93 ]
  %31 = phi i64 [ 0, %21 ], [ %96, %93 ]
  %32 = phi i64 [ 0, %21 ], [ %95, %93 ]
  %33 = phi i64 [ 0, %21 ], [ %94, %93 ]
  %34 = getelementptr inbounds %struct.Group, ptr %6, i64 %30
  %35 = getelementptr inbounds %struct.Group, ptr %6, i64 %30, i32 2
  %36 = load i64, ptr %35, align 8
  %37 = add nsw i64 %36, -1
  %38 = mul nsw i64 %37, %4
  %39 = add i64 %26, %38
  br i1 %13, label %67, label %40

40:                                               ; preds = %29
  %41 = load i64, ptr %27, align 8
  %42 = mul nsw i64 %41, %0
  %43 = getelementptr inbounds %struct.Group, ptr %6, i64 %30, i32 3
  %44 = load i64, ptr %43, align 8
  %45 = mul nsw i64 %44, %4
  %46 = add nsw i64 %45, %42
  %47 = load i64, ptr %28, align 8
  %48 = getelementptr inbounds %struct.Group, ptr %6, i64 %30, i32 4
  %49 = load i64, ptr %48, align 8
  %50 = add nsw i64 %47, -1
  %51 = mul nsw i64 %50, %0
  %52 = add nsw i64 %49, -1
  %53 = mul nsw i64 %52, %4
  %54 = icmp sgt i64 %46, 0
  %55 = add i64 %46, 1
  %56 = add i64 %55, %51
  %57 = add i64 %56, %53
  %58 = icmp slt i64 %57, %39
  %59 = select i1 %54, i1 %58, i1 false
  br i1 %59, label %142, label %60

60:                                               ; preds = %40
  br i1 %54, label %61, label %63

61:                                               ; preds = %60
  %62 = tail call i64 @llvm.smin.i64(i64 %39, i64 %46)
  br label %67

63:                                               ; preds = %60
  %64 = icmp slt i64 %57, 0
  %65 = tail call i64 @llvm.smin.i64(i64 %57, i64 %39)
  %66 = select i1 %64, i64 0, i64 %65
  br label %67

67:                                               ; preds = %61, %63, %29
  %68 = phi i64 [ 0, %29 ], [ %66, %63 ], [ 0, %61 ]
  %69 = phi i64 [ %39, %29 ], [ %39, %63 ], [ %62, %61 ]
  %70 = icmp sgt i64 %69, %68
  br i1 %70, label %71, label %93

71:                                               ; preds = %67
  %72 = getelementptr inbounds %struct.Group, ptr %6, i64 %30, i32 1
  %73 = load i64, ptr %72, align 8
  %74 = mul nsw i64 %73, %5
  %75 = add nsw i64 %74, %68
  %76 = load i64, ptr %34, align 8
  %77 = add i64 %73, -1
  %78 = add i64 %77, %76
  %79 = mul nsw i64 %78, %5
  %80 = add nsw i64 %79, %69
  %81 = icmp sgt i64 %76, 1
  %82 = sub nsw i64 %69, %68
  %83 = icmp slt i64 %82, %5
  %84 = select i1 %81, i1 %83, i1 false
  br i1 %84, label %142, label %85

85:                                               ; preds = %71
  %86 = icmp eq i64 %31, 0
  br i1 %86, label %93, label %87

87:                                               ; preds = %85
  %88 = icmp sgt i64 %75, %32
  %89 = icmp sgt i64 %33, %75
  %90 = select i1 %88, i1 true, i1 %89
  br i1 %90, label %142, label %91

91:                                               ; preds = %87
  %92 = tail call i64 @llvm.smax.i64(i64 %32, i64 %80)
  br label %93

93:                                               ; preds = %85, %67, %91
  %94 = phi i64 [ %33, %67 ], [ %33, %91 ], [ %75, %85 ]
  %95 = phi i64 [ %32, %67 ], [ %92, %91 ], [ %80, %85 ]
  %96 = phi i64 [ %31, %67 ], [ 1, %91 ], [ 1, %85 ]
  %97 = add nuw nsw i64 %30, 1
  %98 = icmp eq i64 %97, %7
  br i1 %98, label %99, label %29

99:                                               ; preds = %93
  %100 = icmp eq i64 %96, 0
  br i1 %100, label %135, label %101

101:                                              ; preds = %99
  %102 = getelementptr inbounds %struct.Group, ptr %2, i64 %19, i32 1
  %103 = load i64, ptr %102, align 8
  %104 = mul nsw i64 %103, %1
  %105 = add nsw i64 %104, %94
  %106 = add nsw i64 %104, %95
  %107 = icmp eq i64 %18, 0
  br i1 %107, label %108, label %110

108:                                              ; preds = %101
  %109 = load i64, ptr %20, align 8
  br label %119

110:                                              ; preds = %101
  %111 = icmp sgt i64 %17, %105
  br i1 %111, label %142, label %112

112:                                              ; preds = %110
  %113 = load i64, ptr %20, align 8
  %114 = icmp sgt i64 %113, 1
  %115 = icmp sgt i64 %16, %106
  %116 = select i1 %114, i1 %115, i1 false
  br i1 %116, label %142, label %117

117:                                              ; preds = %112
  %118 = tail call i64 @llvm.smax.i64(i64 %105, i64 %16)
  br label %119

119:                                              ; preds = %108, %117
  %120 = phi i64 [ %113, %117 ], [ %109, %108 ]
  %121 = phi i64 [ %118, %117 ], [ %105, %108 ]
  %122 = sub nsw i64 %106, %121
  %123 = tail call i64 @llvm.smax.i64(i64 %122, i64 0)
  %124 = add nsw i64 %120, -1
  %125 = sub nsw i64 %95, %94
  %126 = tail call i64 @llvm.smin.i64(i64 %1, i64 %125)
  %127 = mul nsw i64 %124, %126
  %128 = add i64 %123, %15
  %129 = add i64 %128, %127
  %130 = mul nsw i64 %124, %1
  %131 = add nsw i64 %130, %106
  %132 = add nsw i64 %130, %105
  br i1 %107, label %135, label %133

133:                                              ; preds = %119
  %134 = tail call i64 @llvm.smax.i64(i64 %16, i64 %131)
  br label %135

135:                                              ; preds = %14, %99, %133, %119
  %136 = phi i64 [ %18, %99 ], [ 1, %133 ], [ 1, %119 ], [ %18, %14 ]
  %137 = phi i64 [ %17, %99 ], [ %132, %133 ], [ %132, %119 ], [ %17, %14 ]
  %138 = phi i64 [ %16, %99 ], [ %134, %133 ], [ %131, %119 ], [ %16, %14 ]
  %139 = phi i64 [ %15, %99 ], [ %129, %133 ], [ %129, %119 ], [ %15, %14 ]
  %140 = add nuw nsw i64 %19, 1
  %141 = icmp eq i64 %140, %3
  br i1 %141, label %142, label %14

142:                                              ; preds = %135, %112, %110, %40, %87, %71, %9
  %143 = phi i64 [ 0, %9 ], [ -1, %71 ], [ -1, %87 ], [ -1, %40 ], [ %139, %135 ], [ -1, %112 ], [ -1, %110 ]
  ret i64 %143
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc i64 @listed(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2, ptr nocapture noundef readonly %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, ptr nocapture noundef readonly %7, i64 noundef %8, i64 noundef %9) unnamed_addr {
  %11 = icmp sgt i64 %4, 0
  br i1 %11, label %17, label %12

12:                                               ; preds = %10
  %13 = icmp eq i64 %9, 0
  %14 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 15
  %15 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 14
  %16 = select i1 %13, ptr %15, ptr %14
  br label %95

17:                                               ; preds = %10
  %18 = icmp sgt i64 %8, 0
  %19 = and i64 %8, 3
  %20 = icmp ult i64 %8, 4
  %21 = and i64 %8, -4
  %22 = icmp eq i64 %19, 0
  br label %23

23:                                               ; preds = %17, %46
  %24 = phi i64 [ 0, %17 ], [ %47, %46 ]
  %25 = phi i64 [ 0, %17 ], [ %48, %46 ]
  br i1 %18, label %26, label %46

26:                                               ; preds = %23
  %27 = getelementptr inbounds %struct.Group, ptr %3, i64 %25
  %28 = load i64, ptr %27, align 8
  br i1 %20, label %31, label %50

29:                                               ; preds = %46
  %30 = icmp sgt i64 %47, 32768
  br i1 %30, label %76, label %78

31:                                               ; preds = %50, %26
  %32 = phi i64 [ undef, %26 ], [ %72, %50 ]
  %33 = phi i64 [ %24, %26 ], [ %72, %50 ]
  %34 = phi i64 [ 0, %26 ], [ %73, %50 ]
  br i1 %22, label %46, label %35

35:                                               ; preds = %31, %35
  %36 = phi i64 [ %42, %35 ], [ %33, %31 ]
  %37 = phi i64 [ %43, %35 ], [ %34, %31 ]
  %38 = phi i64 [ %44, %35 ], [ 0, %31 ]
  %39 = getelementptr inbounds %struct.Group, ptr %7, i64 %37
  %40 = load i64, ptr %39, align 8
  %41 = mul nsw i64 %40, %28
  %42 = add nsw i64 %41, %36
  %43 = add nuw nsw i64 %37, 1
  %44 = add i64 %38, 1
  %45 = icmp eq i64 %44, %19
  br i1 %45, label %46, label %35

46:                                               ; preds = %31, %35, %23
  %47 = phi i64 [ %24, %23 ], [ %32, %31 ], [ %42, %35 ]
  %48 = add nuw nsw i64 %25, 1
  %49 = icmp eq i64 %48, %4
  br i1 %49, label %29, label %23

50:                                               ; preds = %26, %50
  %51 = phi i64 [ %72, %50 ], [ %24, %26 ]
  %52 = phi i64 [ %73, %50 ], [ 0, %26 ]
  %53 = phi i64 [ %74, %50 ], [ 0, %26 ]
  %54 = getelementptr inbounds %struct.Group, ptr %7, i64 %52
  %55 = load i64, ptr %54, align 8
  %56 = mul nsw i64 %55, %28
  %57 = add nsw i64 %56, %51
  %58 = or i64 %52, 1
  %59 = getelementptr inbounds %struct.Group, ptr %7, i64 %58
  %60 = load i64, ptr %59, align 8
  %61 = mul nsw i64 %60, %28
  %62 = add nsw i64 %61, %57
  %63 = or i64 %52, 2
  %64 = getelementptr inbounds %struct.Group, ptr %7, i64 %63
  %65 = load i64, ptr %64, align 8
  %66 = mul nsw i64 %65, %28
  %67 = add nsw i64 %66, %62
  %68 = or i64 %52, 3
  %69 = getelementptr inbounds %struct.Group, ptr %7, i64 %68
  %70 = load i64, ptr %69, align 8
  %71 = mul nsw i64 %70, %28
  %72 = add nsw i64 %71, %67
  %73 = add nuw nsw i64 %52, 4
  %74 = add i64 %53, 4
  %75 = icmp eq i64 %74, %21
  br i1 %75, label %31, label %50

76:                                               ; preds = %29
  %77 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 2
  store i64 1, ptr %77, align 8
  br label %192

78:                                               ; preds = %29
  %79 = icmp eq i64 %9, 0
  %80 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 15
  %81 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 14
  %82 = select i1 %79, ptr %81, ptr %80
  br i1 %11, label %83, label %95

83:                                               ; preds = %78
  %84 = icmp sgt i64 %8, 0
  br label %85

85:                                               ; preds = %83, %99
  %86 = phi i64 [ 0, %83 ], [ %100, %99 ]
  %87 = phi i64 [ 0, %83 ], [ %101, %99 ]
  br i1 %84, label %88, label %99

88:                                               ; preds = %85
  %89 = getelementptr inbounds %struct.Group, ptr %3, i64 %87
  %90 = getelementptr inbounds %struct.Group, ptr %3, i64 %87, i32 2
  %91 = getelementptr inbounds %struct.Group, ptr %3, i64 %87, i32 3
  %92 = getelementptr inbounds %struct.Group, ptr %3, i64 %87, i32 4
  %93 = getelementptr inbounds %struct.Group, ptr %3, i64 %87, i32 1
  %94 = load i64, ptr %89, align 8
  br label %103

95:                                               ; preds = %99, %12, %78
  %96 = phi ptr [ %82, %78 ], [ %16, %12 ], [ %82, %99 ]
  %97 = phi i64 [ 0, %78 ], [ 0, %12 ], [ %100, %99 ]
  %98 = tail call fastcc i64 @covered(ptr noundef nonnull %96, i64 noundef %97)
  br label %192

99:                                               ; preds = %143, %85
  %100 = phi i64 [ %86, %85 ], [ %146, %143 ]
  %101 = add nuw nsw i64 %87, 1
  %102 = icmp eq i64 %101, %4
  br i1 %102, label %95, label %85

103:                                              ; preds = %88, %143
  %104 = phi i64 [ %94, %88 ], [ %144, %143 ]
  %105 = phi i64 [ %94, %88 ], [ %145, %143 ]
  %106 = phi i64 [ %86, %88 ], [ %146, %143 ]
  %107 = phi i64 [ 0, %88 ], [ %147, %143 ]
  %108 = load i64, ptr %90, align 8
  %109 = getelementptr inbounds %struct.Group, ptr %7, i64 %107
  %110 = getelementptr inbounds %struct.Group, ptr %7, i64 %107, i32 2
  %111 = load i64, ptr %110, align 8
  %112 = add nsw i64 %108, -1
  %113 = mul nsw i64 %112, %1
  %114 = add nsw i64 %111, -1
  %115 = mul nsw i64 %114, %5
  %116 = add i64 %113, 1
  %117 = add i64 %116, %115
  %118 = load i64, ptr %91, align 8
  %119 = mul nsw i64 %118, %1
  %120 = getelementptr inbounds %struct.Group, ptr %7, i64 %107, i32 3
  %121 = load i64, ptr %120, align 8
  %122 = mul nsw i64 %121, %5
  %123 = add nsw i64 %122, %119
  %124 = load i64, ptr %92, align 8
  %125 = getelementptr inbounds %struct.Group, ptr %7, i64 %107, i32 4
  %126 = load i64, ptr %125, align 8
  %127 = add nsw i64 %124, -1
  %128 = mul nsw i64 %127, %1
  %129 = add nsw i64 %126, -1
  %130 = mul nsw i64 %129, %5
  %131 = add i64 %128, 1
  %132 = add i64 %131, %130
  %133 = icmp sgt i64 %105, 0
  br i1 %133, label %134, label %143

134:                                              ; preds = %103
  %135 = getelementptr inbounds %struct.Group, ptr %7, i64 %107, i32 1
  %136 = load i64, ptr %109, align 8
  br label %137

137:                                              ; preds = %134, %151
  %138 = phi i64 [ %104, %134 ], [ %152, %151 ]
  %139 = phi i64 [ %136, %134 ], [ %153, %151 ]
  %140 = phi i64 [ %106, %134 ], [ %154, %151 ]
  %141 = phi i64 [ 0, %134 ], [ %155, %151 ]
  %142 = icmp sgt i64 %139, 0
  br i1 %142, label %157, label %151

143:                                              ; preds = %151, %103
  %144 = phi i64 [ %104, %103 ], [ %152, %151 ]
  %145 = phi i64 [ %105, %103 ], [ %152, %151 ]
  %146 = phi i64 [ %106, %103 ], [ %154, %151 ]
  %147 = add nuw nsw i64 %107, 1
  %148 = icmp eq i64 %147, %8
  br i1 %148, label %99, label %103

149:                                              ; preds = %187
  %150 = load i64, ptr %89, align 8
  br label %151

151:                                              ; preds = %149, %137
  %152 = phi i64 [ %138, %137 ], [ %150, %149 ]
  %153 = phi i64 [ %139, %137 ], [ %190, %149 ]
  %154 = phi i64 [ %140, %137 ], [ %188, %149 ]
  %155 = add nuw nsw i64 %141, 1
  %156 = icmp slt i64 %155, %152
  br i1 %156, label %137, label %143

157:                                              ; preds = %137, %187
  %158 = phi i64 [ %188, %187 ], [ %140, %137 ]
  %159 = phi i64 [ %189, %187 ], [ 0, %137 ]
  %160 = load i64, ptr %93, align 8
  %161 = add nsw i64 %160, %141
  %162 = mul nsw i64 %161, %2
  %163 = load i64, ptr %135, align 8
  %164 = add nsw i64 %163, %159
  %165 = mul nsw i64 %164, %6
  %166 = add nsw i64 %165, %162
  %167 = add nsw i64 %117, %166
  br i1 %79, label %181, label %168

168:                                              ; preds = %157
  %169 = add nsw i64 %123, %166
  %170 = tail call i64 @llvm.smin.i64(i64 %167, i64 %169)
  %171 = add nsw i64 %132, %169
  %172 = tail call i64 @llvm.smax.i64(i64 %166, i64 %171)
  %173 = icmp sgt i64 %170, %166
  br i1 %173, label %174, label %178

174:                                              ; preds = %168
  %175 = add nsw i64 %158, 1
  %176 = getelementptr inbounds %struct.Interval, ptr %82, i64 %158
  store i64 %166, ptr %176, align 8
  %177 = getelementptr inbounds i8, ptr %176, i64 8
  store i64 %170, ptr %177, align 8
  br label %178

178:                                              ; preds = %174, %168
  %179 = phi i64 [ %175, %174 ], [ %158, %168 ]
  %180 = icmp sgt i64 %167, %172
  br i1 %180, label %181, label %187

181:                                              ; preds = %178, %157
  %182 = phi i64 [ %158, %157 ], [ %179, %178 ]
  %183 = phi i64 [ %166, %157 ], [ %172, %178 ]
  %184 = getelementptr inbounds %struct.Interval, ptr %82, i64 %182
  store i64 %183, ptr %184, align 8
  %185 = add nsw i64 %182, 1
  %186 = getelementptr inbounds %struct.Interval, ptr %82, i64 %182, i32 1
  store i64 %167, ptr %186, align 8
  br label %187

187:                                              ; preds = %181, %178
  %188 = phi i64 [ %179, %178 ], [ %185, %181 ]
  %189 = add nuw nsw i64 %159, 1
  %190 = load i64, ptr %109, align 8
  %191 = icmp slt i64 %189, %190
  br i1 %191, label %157, label %149

192:                                              ; preds = %95, %76
  %193 = phi i64 [ 0, %76 ], [ %98, %95 ]
  ret i64 %193
}

; Function Attrs: nofree nosync nounwind memory(argmem: read)
define internal fastcc i64 @single(i64 noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4) unnamed_addr {
  %6 = load i64, ptr %2, align 8
  %7 = icmp sgt i64 %6, %3
  br i1 %7, label %8, label %73

8:                                                ; preds = %5
  %9 = getelementptr inbounds %struct.Chain, ptr %2, i64 0, i32 2
  br label %10

10:                                               ; preds = %8, %60
  %11 = phi i64 [ %3, %8 ], [ %46, %60 ]
  %12 = phi i64 [ %1, %8 ], [ 0, %60 ]
  %13 = phi i64 [ %0, %8 ], [ %38, %60 ]
  %14 = phi i64 [ 0, %8 ], [ %61, %60 ]
  br label %15

15:                                               ; preds = %10, %70
  %16 = phi i64 [ %13, %10 ], [ %65, %70 ]
  %17 = phi i64 [ %12, %10 ], [ %64, %70 ]
  %18 = phi i64 [ %11, %10 ], [ %71, %70 ]
  %19 = getelementptr inbounds %struct.Chain, ptr %2, i64 0, i32 4, i64 %18
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds %struct.Chain, ptr %2, i64 0, i32 3, i64 %18
  %22 = load i64, ptr %21, align 8
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %24, label %30

24:                                               ; preds = %15
  %25 = icmp sgt i64 %16, %20
  br i1 %25, label %26, label %63

26:                                               ; preds = %24
  %27 = sub nsw i64 %16, %20
  %28 = tail call i64 @llvm.smin.i64(i64 %17, i64 %20)
  %29 = tail call i64 @llvm.smax.i64(i64 %27, i64 %28)
  br label %63

30:                                               ; preds = %15
  %31 = icmp sgt i64 %22, 1
  br i1 %31, label %32, label %35

32:                                               ; preds = %30
  %33 = tail call i64 @llvm.smin.i64(i64 %16, i64 %20)
  %34 = tail call i64 @llvm.smin.i64(i64 %17, i64 %20)
  br label %63

35:                                               ; preds = %30
  %36 = sdiv i64 %16, %20
  %37 = mul nsw i64 %36, %20
  %38 = srem i64 %16, %20
  %39 = sdiv i64 %17, %20
  %40 = mul nsw i64 %39, %20
  %41 = srem i64 %17, %20
  %42 = sub nsw i64 %16, %40
  %43 = icmp slt i64 %42, 0
  %44 = tail call i64 @llvm.smin.i64(i64 %42, i64 %20)
  %45 = select i1 %43, i64 0, i64 %44
  %46 = add nsw i64 %18, 1
  %47 = tail call fastcc i64 @single(i64 noundef %45, i64 noundef %41, ptr noundef nonnull %2, i64 noundef %46, i64 noundef %4)
  %48 = xor i64 %39, -1
  %49 = add i64 %36, %48
  %50 = icmp sgt i64 %49, 0
  br i1 %50, label %51, label %55

51:                                               ; preds = %35
  %52 = tail call fastcc i64 @single(i64 noundef %20, i64 noundef 0, ptr noundef nonnull %2, i64 noundef %46, i64 noundef %4)
  %53 = mul nsw i64 %52, %49
  %54 = add nsw i64 %53, %47
  br label %55

55:                                               ; preds = %51, %35
  %56 = phi i64 [ %54, %51 ], [ %47, %35 ]
  %57 = icmp ne i64 %16, %37
  %58 = icmp sgt i64 %36, %39
  %59 = select i1 %57, i1 %58, i1 false
  br i1 %59, label %60, label %86

60:                                               ; preds = %55
  %61 = add nsw i64 %56, %14
  %62 = icmp slt i64 %46, %6
  br i1 %62, label %10, label %78

63:                                               ; preds = %24, %26, %32
  %64 = phi i64 [ %29, %26 ], [ %17, %24 ], [ %34, %32 ]
  %65 = phi i64 [ %20, %26 ], [ %16, %24 ], [ %33, %32 ]
  %66 = icmp eq i64 %64, 0
  br i1 %66, label %70, label %67

67:                                               ; preds = %63
  %68 = load i64, ptr %9, align 8
  %69 = icmp eq i64 %68, 0
  br i1 %69, label %86, label %70

70:                                               ; preds = %67, %63
  %71 = add nsw i64 %18, 1
  %72 = icmp slt i64 %71, %6
  br i1 %72, label %15, label %73

73:                                               ; preds = %70, %5
  %74 = phi i64 [ 0, %5 ], [ %14, %70 ]
  %75 = phi i64 [ %1, %5 ], [ %64, %70 ]
  %76 = phi i64 [ %0, %5 ], [ %65, %70 ]
  %77 = icmp eq i64 %75, 0
  br i1 %77, label %78, label %86

78:                                               ; preds = %60, %73
  %79 = phi i64 [ %76, %73 ], [ %38, %60 ]
  %80 = phi i64 [ %74, %73 ], [ %61, %60 ]
  %81 = icmp sgt i64 %79, 0
  %82 = add nsw i64 %79, -1
  %83 = mul nsw i64 %82, %4
  %84 = add nsw i64 %83, 1
  %85 = select i1 %81, i64 %84, i64 0
  br label %86

86:                                               ; preds = %55, %67, %78, %73
  %87 = phi i64 [ %80, %78 ], [ %74, %73 ], [ %14, %67 ], [ %14, %55 ]
  %88 = phi i64 [ %85, %78 ], [ 0, %73 ], [ 0, %67 ], [ %56, %55 ]
  %89 = add nsw i64 %88, %87
  ret i64 %89
}

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define internal fastcc void @pair_of(ptr nocapture noundef writeonly %0, ptr nocapture noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7, i64 noundef %8, i64 noundef %9, ptr nocapture noundef readonly %10, i64 noundef %11) unnamed_addr {
  %13 = alloca [2 x %struct.Before], align 16
  %14 = alloca [2 x %struct.Before], align 16
  %15 = icmp eq i64 %2, 0
  br i1 %15, label %130, label %16

16:                                               ; preds = %12
  %17 = load i64, ptr %1, align 8
  %18 = icmp sgt i64 %17, 191
  br i1 %18, label %19, label %21

19:                                               ; preds = %16
  %20 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 2
  store i64 1, ptr %20, align 8
  br label %21

21:                                               ; preds = %16, %19
  %22 = phi i64 [ 0, %19 ], [ %17, %16 ]
  %23 = add nsw i64 %22, 1
  store i64 %23, ptr %1, align 8
  %24 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %22
  store i64 %2, ptr %24, align 8
  %25 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %22, i32 1
  store i64 %3, ptr %25, align 8
  %26 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %22, i32 3
  store i64 0, ptr %26, align 8
  %27 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %22, i32 2
  store i64 0, ptr %27, align 8
  %28 = icmp eq i64 %4, 0
  br i1 %28, label %72, label %29

29:                                               ; preds = %21
  store i64 1, ptr %26, align 8
  %30 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %22, i32 5, i64 0
  %31 = load i64, ptr %10, align 8
  %32 = icmp sgt i64 %31, %11
  br i1 %32, label %33, label %64

33:                                               ; preds = %29
  %34 = getelementptr inbounds %struct.Before, ptr %14, i64 0, i32 1
  br label %35

35:                                               ; preds = %58, %33
  %36 = phi i64 [ %5, %33 ], [ %61, %58 ]
  %37 = phi i64 [ %8, %33 ], [ %60, %58 ]
  %38 = phi i64 [ %7, %33 ], [ %59, %58 ]
  %39 = phi i64 [ %11, %33 ], [ %62, %58 ]
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %14)
  %40 = getelementptr inbounds %struct.Chain, ptr %10, i64 0, i32 4, i64 %39
  %41 = load i64, ptr %40, align 8
  %42 = sdiv i64 %37, %41
  %43 = srem i64 %37, %41
  %44 = mul nsw i64 %42, %41
  %45 = icmp eq i64 %37, %44
  %46 = add nsw i64 %44, %38
  %47 = add nsw i64 %42, -1
  %48 = mul nsw i64 %47, %41
  %49 = add nsw i64 %48, %38
  br i1 %45, label %51, label %50

50:                                               ; preds = %35
  store i64 %46, ptr %14, align 16
  store i64 %43, ptr %34, align 8
  br label %51

51:                                               ; preds = %50, %35
  %52 = phi i64 [ 1, %50 ], [ 0, %35 ]
  %53 = icmp sgt i64 %42, 0
  br i1 %53, label %54, label %58

54:                                               ; preds = %51
  %55 = getelementptr inbounds %struct.Before, ptr %14, i64 %52
  store i64 %49, ptr %55, align 16
  %56 = getelementptr inbounds i8, ptr %55, i64 8
  store i64 %41, ptr %56, align 8
  %57 = load i64, ptr %14, align 16
  br label %58

58:                                               ; preds = %54, %51
  %59 = phi i64 [ %46, %51 ], [ %57, %54 ]
  %60 = load i64, ptr %34, align 8
  %61 = tail call i64 @llvm.smin.i64(i64 %36, i64 %41)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %14)
  %62 = add nsw i64 %39, 1
  %63 = icmp eq i64 %62, %31
  br i1 %63, label %64, label %35

64:                                               ; preds = %58, %29
  %65 = phi i64 [ %5, %29 ], [ %61, %58 ]
  %66 = phi i64 [ %7, %29 ], [ %59, %58 ]
  %67 = phi i64 [ %8, %29 ], [ %60, %58 ]
  store i64 %4, ptr %30, align 8
  %68 = getelementptr inbounds i8, ptr %30, i64 8
  store i64 0, ptr %68, align 8
  %69 = getelementptr inbounds i8, ptr %30, i64 16
  store i64 %65, ptr %69, align 8
  %70 = getelementptr inbounds i8, ptr %30, i64 24
  store i64 %66, ptr %70, align 8
  %71 = getelementptr inbounds i8, ptr %30, i64 32
  store i64 %67, ptr %71, align 8
  br label %72

72:                                               ; preds = %64, %21
  %73 = phi i64 [ 1, %64 ], [ 0, %21 ]
  %74 = icmp sgt i64 %6, 0
  br i1 %74, label %75, label %119

75:                                               ; preds = %72
  %76 = add nuw nsw i64 %73, 1
  store i64 %76, ptr %26, align 8
  %77 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %22, i32 5, i64 %73
  %78 = load i64, ptr %10, align 8
  %79 = icmp sgt i64 %78, %11
  br i1 %79, label %80, label %111

80:                                               ; preds = %75
  %81 = getelementptr inbounds %struct.Before, ptr %13, i64 0, i32 1
  br label %82

82:                                               ; preds = %105, %80
  %83 = phi i64 [ %6, %80 ], [ %108, %105 ]
  %84 = phi i64 [ %9, %80 ], [ %107, %105 ]
  %85 = phi i64 [ %7, %80 ], [ %106, %105 ]
  %86 = phi i64 [ %11, %80 ], [ %109, %105 ]
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %13)
  %87 = getelementptr inbounds %struct.Chain, ptr %10, i64 0, i32 4, i64 %86
  %88 = load i64, ptr %87, align 8
  %89 = sdiv i64 %84, %88
  %90 = srem i64 %84, %88
  %91 = mul nsw i64 %89, %88
  %92 = icmp eq i64 %84, %91
  %93 = add nsw i64 %91, %85
  %94 = add nsw i64 %89, -1
  %95 = mul nsw i64 %94, %88
  %96 = add nsw i64 %95, %85
  br i1 %92, label %98, label %97

97:                                               ; preds = %82
  store i64 %93, ptr %13, align 16
  store i64 %90, ptr %81, align 8
  br label %98

98:                                               ; preds = %97, %82
  %99 = phi i64 [ 1, %97 ], [ 0, %82 ]
  %100 = icmp sgt i64 %89, 0
  br i1 %100, label %101, label %105

101:                                              ; preds = %98
  %102 = getelementptr inbounds %struct.Before, ptr %13, i64 %99
  store i64 %96, ptr %102, align 16
  %103 = getelementptr inbounds i8, ptr %102, i64 8
  store i64 %88, ptr %103, align 8
  %104 = load i64, ptr %13, align 16
  br label %105

105:                                              ; preds = %101, %98
  %106 = phi i64 [ %93, %98 ], [ %104, %101 ]
  %107 = load i64, ptr %81, align 8
  %108 = tail call i64 @llvm.smin.i64(i64 %83, i64 %88)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %13)
  %109 = add nsw i64 %86, 1
  %110 = icmp eq i64 %109, %78
  br i1 %110, label %111, label %82

111:                                              ; preds = %105, %75
  %112 = phi i64 [ %6, %75 ], [ %108, %105 ]
  %113 = phi i64 [ %7, %75 ], [ %106, %105 ]
  %114 = phi i64 [ %9, %75 ], [ %107, %105 ]
  store i64 1, ptr %77, align 8
  %115 = getelementptr inbounds i8, ptr %77, i64 8
  store i64 %4, ptr %115, align 8
  %116 = getelementptr inbounds i8, ptr %77, i64 16
  store i64 %112, ptr %116, align 8
  %117 = getelementptr inbounds i8, ptr %77, i64 24
  store i64 %113, ptr %117, align 8
  %118 = getelementptr inbounds i8, ptr %77, i64 32
  store i64 %114, ptr %118, align 8
  br label %120

119:                                              ; preds = %72
  br i1 %28, label %130, label %120

120:                                              ; preds = %111, %119
  br label %121

121:                                              ; preds = %120, %121
  %122 = phi i64 [ %127, %121 ], [ 0, %120 ]
  %123 = load i64, ptr %27, align 8
  %124 = add nsw i64 %123, 1
  store i64 %124, ptr %27, align 8
  %125 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %22, i32 4, i64 %123
  %126 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %22, i32 5, i64 %122
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %125, ptr noundef nonnull align 8 dereferenceable(40) %126, i64 40, i1 false)
  %127 = add nuw nsw i64 %122, 1
  %128 = load i64, ptr %26, align 8
  %129 = icmp slt i64 %127, %128
  br i1 %129, label %121, label %130

130:                                              ; preds = %121, %119, %12
  ret void
}

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define internal fastcc void @descend(ptr nocapture noundef writeonly %0, ptr nocapture noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, ptr nocapture noundef readonly %6, i64 noundef %7) unnamed_addr {
  %9 = alloca [2 x %struct.Before], align 16
  %10 = alloca [50 x %struct.Before], align 16
  %11 = alloca [50 x %struct.Before], align 16
  %12 = alloca [32 x %struct.Group], align 16
  %13 = icmp eq i64 %2, 0
  br i1 %13, label %433, label %14

14:                                               ; preds = %8
  %15 = load i64, ptr %6, align 8
  %16 = icmp sgt i64 %15, %7
  br i1 %16, label %19, label %17

17:                                               ; preds = %14
  call void @llvm.lifetime.start.p0(i64 800, ptr nonnull %10)
  call void @llvm.lifetime.start.p0(i64 800, ptr nonnull %11)
  store i64 %4, ptr %10, align 16
  %18 = getelementptr inbounds i8, ptr %10, i64 8
  store i64 %5, ptr %18, align 8
  br label %32

19:                                               ; preds = %14, %23
  %20 = phi i64 [ %24, %23 ], [ %7, %14 ]
  %21 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 3, i64 %20
  %22 = load i64, ptr %21, align 8
  switch i64 %22, label %26 [
    i64 0, label %23
    i64 3, label %23
  ]

23:                                               ; preds = %19, %19
  %24 = add i64 %20, 1
  %25 = icmp eq i64 %24, %15
  br i1 %25, label %26, label %19

26:                                               ; preds = %23, %19
  %27 = phi i64 [ %15, %23 ], [ %20, %19 ]
  call void @llvm.lifetime.start.p0(i64 800, ptr nonnull %10)
  call void @llvm.lifetime.start.p0(i64 800, ptr nonnull %11)
  store i64 %4, ptr %10, align 16
  %28 = getelementptr inbounds i8, ptr %10, i64 8
  store i64 %5, ptr %28, align 8
  %29 = icmp sgt i64 %27, %7
  br i1 %29, label %30, label %32

30:                                               ; preds = %26
  %31 = icmp eq i64 %27, %15
  br label %38

32:                                               ; preds = %144, %17, %26
  %33 = phi ptr [ %28, %26 ], [ %18, %17 ], [ %28, %144 ]
  %34 = phi i64 [ %27, %26 ], [ %7, %17 ], [ %27, %144 ]
  %35 = phi i64 [ 1, %26 ], [ 1, %17 ], [ %146, %144 ]
  %36 = phi i64 [ %3, %26 ], [ %3, %17 ], [ %44, %144 ]
  %37 = icmp eq i64 %34, %15
  br i1 %37, label %149, label %169

38:                                               ; preds = %30, %144
  %39 = phi i64 [ %3, %30 ], [ %44, %144 ]
  %40 = phi i64 [ 1, %30 ], [ %146, %144 ]
  %41 = phi i64 [ %7, %30 ], [ %147, %144 ]
  %42 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 4, i64 %41
  %43 = load i64, ptr %42, align 8
  %44 = tail call i64 @llvm.smin.i64(i64 %39, i64 %43)
  %45 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 3, i64 %41
  %46 = load i64, ptr %45, align 8
  %47 = icmp eq i64 %46, 3
  %48 = icmp sgt i64 %40, 0
  br i1 %47, label %49, label %68

49:                                               ; preds = %38
  br i1 %48, label %50, label %144

50:                                               ; preds = %49
  %51 = and i64 %40, 1
  %52 = icmp eq i64 %40, 1
  br i1 %52, label %131, label %53

53:                                               ; preds = %50
  %54 = and i64 %40, -2
  br label %55

55:                                               ; preds = %55, %53
  %56 = phi i64 [ 0, %53 ], [ %65, %55 ]
  %57 = phi i64 [ 0, %53 ], [ %66, %55 ]
  %58 = getelementptr inbounds [50 x %struct.Before], ptr %10, i64 0, i64 %56, i32 1
  %59 = load i64, ptr %58, align 8
  %60 = tail call i64 @llvm.smin.i64(i64 %59, i64 %43)
  store i64 %60, ptr %58, align 8
  %61 = or i64 %56, 1
  %62 = getelementptr inbounds [50 x %struct.Before], ptr %10, i64 0, i64 %61, i32 1
  %63 = load i64, ptr %62, align 8
  %64 = tail call i64 @llvm.smin.i64(i64 %63, i64 %43)
  store i64 %64, ptr %62, align 8
  %65 = add nuw nsw i64 %56, 2
  %66 = add i64 %57, 2
  %67 = icmp eq i64 %66, %54
  br i1 %67, label %131, label %55

68:                                               ; preds = %38
  br i1 %48, label %71, label %144

69:                                               ; preds = %100
  %70 = icmp eq i64 %105, 0
  br i1 %70, label %112, label %108

71:                                               ; preds = %68, %100
  %72 = phi i64 [ %105, %100 ], [ 0, %68 ]
  %73 = phi i64 [ %102, %100 ], [ 0, %68 ]
  %74 = phi i64 [ %101, %100 ], [ 0, %68 ]
  %75 = phi i64 [ %106, %100 ], [ 0, %68 ]
  %76 = getelementptr inbounds %struct.Before, ptr %10, i64 %75
  %77 = getelementptr inbounds %struct.Before, ptr %10, i64 %75, i32 1
  %78 = load i64, ptr %77, align 8
  %79 = sdiv i64 %78, %43
  %80 = srem i64 %78, %43
  %81 = mul nsw i64 %79, %43
  %82 = icmp eq i64 %72, 0
  %83 = icmp ne i64 %78, %81
  %84 = select i1 %82, i1 %83, i1 false
  br i1 %84, label %85, label %91

85:                                               ; preds = %71
  %86 = add nsw i64 %74, 1
  %87 = getelementptr inbounds %struct.Before, ptr %11, i64 %74
  %88 = load i64, ptr %76, align 16
  %89 = add nsw i64 %88, %81
  store i64 %89, ptr %87, align 16
  %90 = getelementptr inbounds i8, ptr %87, i64 8
  store i64 %80, ptr %90, align 8
  br label %94

91:                                               ; preds = %71
  br i1 %82, label %92, label %100

92:                                               ; preds = %91
  %93 = load i64, ptr %76, align 16
  br label %94

94:                                               ; preds = %92, %85
  %95 = phi i64 [ %88, %85 ], [ %93, %92 ]
  %96 = phi i64 [ %86, %85 ], [ %74, %92 ]
  %97 = add nsw i64 %79, -1
  %98 = mul nsw i64 %97, %43
  %99 = add nsw i64 %95, %98
  br label %100

100:                                              ; preds = %94, %91
  %101 = phi i64 [ %74, %91 ], [ %96, %94 ]
  %102 = phi i64 [ %73, %91 ], [ %99, %94 ]
  %103 = icmp sgt i64 %79, 0
  %104 = zext i1 %103 to i64
  %105 = or i64 %72, %104
  %106 = add nuw nsw i64 %75, 1
  %107 = icmp eq i64 %106, %40
  br i1 %107, label %69, label %71

108:                                              ; preds = %69
  %109 = add nsw i64 %101, 1
  %110 = getelementptr inbounds %struct.Before, ptr %11, i64 %101
  store i64 %102, ptr %110, align 16
  %111 = getelementptr inbounds i8, ptr %110, i64 8
  store i64 %43, ptr %111, align 8
  br label %112

112:                                              ; preds = %69, %108
  %113 = phi i64 [ %109, %108 ], [ %101, %69 ]
  %114 = icmp sgt i64 %113, 0
  br i1 %114, label %115, label %144

115:                                              ; preds = %112
  %116 = and i64 %113, 1
  %117 = icmp eq i64 %113, 1
  br i1 %117, label %138, label %118

118:                                              ; preds = %115
  %119 = and i64 %113, -2
  br label %120

120:                                              ; preds = %120, %118
  %121 = phi i64 [ 0, %118 ], [ %128, %120 ]
  %122 = phi i64 [ 0, %118 ], [ %129, %120 ]
  %123 = getelementptr inbounds [50 x %struct.Before], ptr %10, i64 0, i64 %121
  %124 = getelementptr inbounds [50 x %struct.Before], ptr %11, i64 0, i64 %121
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %123, ptr noundef nonnull align 16 dereferenceable(16) %124, i64 16, i1 false)
  %125 = or i64 %121, 1
  %126 = getelementptr inbounds [50 x %struct.Before], ptr %10, i64 0, i64 %125
  %127 = getelementptr inbounds [50 x %struct.Before], ptr %11, i64 0, i64 %125
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %126, ptr noundef nonnull align 16 dereferenceable(16) %127, i64 16, i1 false)
  %128 = add nuw nsw i64 %121, 2
  %129 = add i64 %122, 2
  %130 = icmp eq i64 %129, %119
  br i1 %130, label %138, label %120

131:                                              ; preds = %55, %50
  %132 = phi i64 [ 0, %50 ], [ %65, %55 ]
  %133 = icmp eq i64 %51, 0
  br i1 %133, label %144, label %134

134:                                              ; preds = %131
  %135 = getelementptr inbounds [50 x %struct.Before], ptr %10, i64 0, i64 %132, i32 1
  %136 = load i64, ptr %135, align 8
  %137 = tail call i64 @llvm.smin.i64(i64 %136, i64 %43)
  store i64 %137, ptr %135, align 8
  br label %144

138:                                              ; preds = %120, %115
  %139 = phi i64 [ 0, %115 ], [ %128, %120 ]
  %140 = icmp eq i64 %116, 0
  br i1 %140, label %144, label %141

141:                                              ; preds = %138
  %142 = getelementptr inbounds [50 x %struct.Before], ptr %10, i64 0, i64 %139
  %143 = getelementptr inbounds [50 x %struct.Before], ptr %11, i64 0, i64 %139
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %142, ptr noundef nonnull align 16 dereferenceable(16) %143, i64 16, i1 false)
  br label %144

144:                                              ; preds = %141, %138, %134, %131, %68, %112, %49
  %145 = phi i64 [ %40, %49 ], [ %113, %112 ], [ 0, %68 ], [ %40, %131 ], [ %40, %134 ], [ %113, %138 ], [ %113, %141 ]
  %146 = select i1 %31, i64 1, i64 %145
  %147 = add nsw i64 %41, 1
  %148 = icmp eq i64 %147, %27
  br i1 %148, label %32, label %38

149:                                              ; preds = %32
  %150 = load i64, ptr %1, align 8
  %151 = icmp sgt i64 %150, 191
  br i1 %151, label %152, label %154

152:                                              ; preds = %149
  %153 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 2
  store i64 1, ptr %153, align 8
  br label %154

154:                                              ; preds = %149, %152
  %155 = phi i64 [ 0, %152 ], [ %150, %149 ]
  %156 = add nsw i64 %155, 1
  store i64 %156, ptr %1, align 8
  %157 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %155
  store i64 %2, ptr %157, align 8
  %158 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %155, i32 1
  store i64 1, ptr %158, align 8
  %159 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %155, i32 3
  %160 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %155, i32 2
  store i64 1, ptr %159, align 8
  store i64 1, ptr %160, align 8
  %161 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %155, i32 4
  %162 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %155, i32 5
  %163 = load i64, ptr %10, align 16
  %164 = load i64, ptr %33, align 8
  store i64 1, ptr %162, align 8
  %165 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %155, i32 5, i64 0, i32 1
  store i64 0, ptr %165, align 8
  %166 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %155, i32 5, i64 0, i32 2
  store i64 %36, ptr %166, align 8
  %167 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %155, i32 5, i64 0, i32 3
  store i64 %163, ptr %167, align 8
  %168 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %155, i32 5, i64 0, i32 4
  store i64 %164, ptr %168, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %161, ptr noundef nonnull align 8 dereferenceable(40) %162, i64 40, i1 false)
  br label %432

169:                                              ; preds = %32
  %170 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 4, i64 %34
  %171 = load i64, ptr %170, align 8
  %172 = sdiv i64 %36, %171
  %173 = srem i64 %36, %171
  call void @llvm.lifetime.start.p0(i64 1280, ptr nonnull %12)
  %174 = icmp sgt i64 %35, 0
  br i1 %174, label %181, label %241

175:                                              ; preds = %229
  %176 = icmp sgt i64 %230, 0
  br i1 %176, label %177, label %237

177:                                              ; preds = %175
  %178 = add nsw i64 %34, 1
  %179 = icmp sgt i64 %15, %178
  %180 = getelementptr inbounds %struct.Before, ptr %9, i64 0, i32 1
  br label %249

181:                                              ; preds = %169, %229
  %182 = phi i64 [ %234, %229 ], [ 0, %169 ]
  %183 = phi i64 [ %230, %229 ], [ 0, %169 ]
  %184 = phi i64 [ %235, %229 ], [ 0, %169 ]
  %185 = icmp sgt i64 %183, 30
  br i1 %185, label %186, label %188

186:                                              ; preds = %181
  %187 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 2
  store i64 1, ptr %187, align 8
  br label %431

188:                                              ; preds = %181
  %189 = getelementptr inbounds [50 x %struct.Before], ptr %10, i64 0, i64 %184
  %190 = getelementptr inbounds [50 x %struct.Before], ptr %10, i64 0, i64 %184, i32 1
  %191 = load i64, ptr %190, align 8
  %192 = sdiv i64 %191, %171
  %193 = mul nsw i64 %192, %171
  %194 = tail call i64 @llvm.smin.i64(i64 %192, i64 %172)
  %195 = icmp sgt i64 %194, %182
  br i1 %195, label %196, label %205

196:                                              ; preds = %188
  %197 = add nsw i64 %183, 1
  %198 = getelementptr inbounds [32 x %struct.Group], ptr %12, i64 0, i64 %183
  %199 = sub nsw i64 %194, %182
  %200 = load i64, ptr %189, align 16
  store i64 %199, ptr %198, align 8
  %201 = getelementptr inbounds i8, ptr %198, i64 8
  store i64 %182, ptr %201, align 8
  %202 = getelementptr inbounds i8, ptr %198, i64 16
  store i64 %171, ptr %202, align 8
  %203 = getelementptr inbounds i8, ptr %198, i64 24
  store i64 %200, ptr %203, align 8
  %204 = getelementptr inbounds i8, ptr %198, i64 32
  store i64 %171, ptr %204, align 8
  br label %205

205:                                              ; preds = %196, %188
  %206 = phi i64 [ %197, %196 ], [ %183, %188 ]
  %207 = mul nsw i64 %194, %171
  %208 = sub nsw i64 %36, %207
  %209 = icmp slt i64 %208, 0
  %210 = tail call i64 @llvm.smin.i64(i64 %208, i64 %171)
  %211 = select i1 %209, i64 0, i64 %210
  %212 = sub nsw i64 %191, %207
  %213 = icmp slt i64 %212, 0
  %214 = tail call i64 @llvm.smin.i64(i64 %212, i64 %171)
  %215 = select i1 %213, i64 0, i64 %214
  %216 = icmp slt i64 %211, 1
  %217 = icmp slt i64 %215, 1
  %218 = select i1 %216, i1 true, i1 %217
  %219 = icmp slt i64 %194, %182
  %220 = select i1 %218, i1 true, i1 %219
  br i1 %220, label %229, label %221

221:                                              ; preds = %205
  %222 = add nsw i64 %206, 1
  %223 = getelementptr inbounds [32 x %struct.Group], ptr %12, i64 0, i64 %206
  %224 = load i64, ptr %189, align 16
  store i64 1, ptr %223, align 8
  %225 = getelementptr inbounds i8, ptr %223, i64 8
  store i64 %194, ptr %225, align 8
  %226 = getelementptr inbounds i8, ptr %223, i64 16
  store i64 %211, ptr %226, align 8
  %227 = getelementptr inbounds i8, ptr %223, i64 24
  store i64 %224, ptr %227, align 8
  %228 = getelementptr inbounds i8, ptr %223, i64 32
  store i64 %215, ptr %228, align 8
  br label %229

229:                                              ; preds = %221, %205
  %230 = phi i64 [ %222, %221 ], [ %206, %205 ]
  %231 = icmp sgt i64 %191, %193
  %232 = zext i1 %231 to i64
  %233 = add nsw i64 %192, %232
  %234 = tail call i64 @llvm.smax.i64(i64 %182, i64 %233)
  %235 = add nuw nsw i64 %184, 1
  %236 = icmp eq i64 %235, %35
  br i1 %236, label %175, label %181

237:                                              ; preds = %287, %175
  %238 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 3, i64 %34
  %239 = load i64, ptr %238, align 8
  %240 = icmp eq i64 %239, 1
  br i1 %240, label %245, label %322

241:                                              ; preds = %169
  %242 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 3, i64 %34
  %243 = load i64, ptr %242, align 8
  %244 = icmp eq i64 %243, 1
  br i1 %244, label %431, label %322

245:                                              ; preds = %237
  br i1 %176, label %246, label %431

246:                                              ; preds = %245
  %247 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 2
  %248 = load i64, ptr %1, align 8
  br label %293

249:                                              ; preds = %177, %287
  %250 = phi i64 [ 0, %177 ], [ %291, %287 ]
  %251 = getelementptr inbounds [32 x %struct.Group], ptr %12, i64 0, i64 %250
  %252 = getelementptr inbounds i8, ptr %251, i64 16
  %253 = load i64, ptr %252, align 8
  %254 = getelementptr inbounds i8, ptr %251, i64 24
  %255 = load i64, ptr %254, align 8
  %256 = getelementptr inbounds i8, ptr %251, i64 32
  %257 = load i64, ptr %256, align 8
  br i1 %179, label %258, label %287

258:                                              ; preds = %249, %281
  %259 = phi i64 [ %284, %281 ], [ %253, %249 ]
  %260 = phi i64 [ %283, %281 ], [ %257, %249 ]
  %261 = phi i64 [ %282, %281 ], [ %255, %249 ]
  %262 = phi i64 [ %285, %281 ], [ %178, %249 ]
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %9)
  %263 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 4, i64 %262
  %264 = load i64, ptr %263, align 8
  %265 = sdiv i64 %260, %264
  %266 = srem i64 %260, %264
  %267 = mul nsw i64 %265, %264
  %268 = icmp eq i64 %260, %267
  %269 = add nsw i64 %267, %261
  %270 = add nsw i64 %265, -1
  %271 = mul nsw i64 %270, %264
  %272 = add nsw i64 %271, %261
  br i1 %268, label %274, label %273

273:                                              ; preds = %258
  store i64 %269, ptr %9, align 16
  store i64 %266, ptr %180, align 8
  br label %274

274:                                              ; preds = %273, %258
  %275 = phi i64 [ 1, %273 ], [ 0, %258 ]
  %276 = icmp sgt i64 %265, 0
  br i1 %276, label %277, label %281

277:                                              ; preds = %274
  %278 = getelementptr inbounds %struct.Before, ptr %9, i64 %275
  store i64 %272, ptr %278, align 16
  %279 = getelementptr inbounds i8, ptr %278, i64 8
  store i64 %264, ptr %279, align 8
  %280 = load i64, ptr %9, align 16
  br label %281

281:                                              ; preds = %277, %274
  %282 = phi i64 [ %269, %274 ], [ %280, %277 ]
  %283 = load i64, ptr %180, align 8
  %284 = tail call i64 @llvm.smin.i64(i64 %259, i64 %264)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %9)
  %285 = add nsw i64 %262, 1
  %286 = icmp eq i64 %285, %15
  br i1 %286, label %287, label %258

287:                                              ; preds = %281, %249
  %288 = phi i64 [ %257, %249 ], [ %283, %281 ]
  %289 = phi i64 [ %255, %249 ], [ %282, %281 ]
  %290 = phi i64 [ %253, %249 ], [ %284, %281 ]
  store i64 %290, ptr %252, align 8
  store i64 %289, ptr %254, align 8
  store i64 %288, ptr %256, align 8
  %291 = add nuw nsw i64 %250, 1
  %292 = icmp eq i64 %291, %230
  br i1 %292, label %237, label %249

293:                                              ; preds = %246, %301
  %294 = phi i64 [ %248, %246 ], [ %303, %301 ]
  %295 = phi i64 [ 0, %246 ], [ %320, %301 ]
  %296 = getelementptr inbounds [32 x %struct.Group], ptr %12, i64 0, i64 %295
  %297 = load i64, ptr %296, align 8
  %298 = mul nsw i64 %297, %2
  %299 = icmp sgt i64 %294, 191
  br i1 %299, label %300, label %301

300:                                              ; preds = %293
  store i64 1, ptr %247, align 8
  br label %301

301:                                              ; preds = %293, %300
  %302 = phi i64 [ 0, %300 ], [ %294, %293 ]
  %303 = add nsw i64 %302, 1
  %304 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %302
  store i64 %298, ptr %304, align 8
  %305 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %302, i32 1
  store i64 1, ptr %305, align 8
  %306 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %302, i32 3
  %307 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %302, i32 2
  store i64 1, ptr %306, align 8
  store i64 1, ptr %307, align 8
  %308 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %302, i32 4
  %309 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %302, i32 5
  %310 = getelementptr inbounds [32 x %struct.Group], ptr %12, i64 0, i64 %295, i32 2
  %311 = load i64, ptr %310, align 8
  %312 = getelementptr inbounds [32 x %struct.Group], ptr %12, i64 0, i64 %295, i32 3
  %313 = load i64, ptr %312, align 8
  %314 = getelementptr inbounds [32 x %struct.Group], ptr %12, i64 0, i64 %295, i32 4
  %315 = load i64, ptr %314, align 8
  store i64 1, ptr %309, align 8
  %316 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %302, i32 5, i64 0, i32 1
  store i64 0, ptr %316, align 8
  %317 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %302, i32 5, i64 0, i32 2
  store i64 %311, ptr %317, align 8
  %318 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %302, i32 5, i64 0, i32 3
  store i64 %313, ptr %318, align 8
  %319 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %302, i32 5, i64 0, i32 4
  store i64 %315, ptr %319, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %308, ptr noundef nonnull align 8 dereferenceable(40) %309, i64 40, i1 false)
  %320 = add nuw nsw i64 %295, 1
  %321 = icmp eq i64 %320, %230
  br i1 %321, label %422, label %293

322:                                              ; preds = %241, %237
  %323 = phi i64 [ 0, %241 ], [ %230, %237 ]
  %324 = phi i1 [ false, %241 ], [ %176, %237 ]
  %325 = load i64, ptr %1, align 8
  %326 = icmp sgt i64 %325, 191
  br i1 %326, label %327, label %329

327:                                              ; preds = %322
  %328 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 2
  store i64 1, ptr %328, align 8
  br label %329

329:                                              ; preds = %322, %327
  %330 = phi i64 [ 0, %327 ], [ %325, %322 ]
  %331 = add nsw i64 %330, 1
  store i64 %331, ptr %1, align 8
  %332 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %330
  store i64 %2, ptr %332, align 8
  %333 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %330, i32 1
  store i64 %171, ptr %333, align 8
  %334 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %330, i32 3
  store i64 0, ptr %334, align 8
  %335 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %330, i32 2
  store i64 0, ptr %335, align 8
  %336 = mul nsw i64 %172, %171
  %337 = add nsw i64 %34, 1
  %338 = icmp slt i64 %337, %15
  br i1 %338, label %339, label %361

339:                                              ; preds = %329
  %340 = xor i64 %34, -1
  %341 = add i64 %15, %340
  %342 = add i64 %15, -2
  %343 = sub i64 %342, %34
  %344 = and i64 %341, 3
  %345 = icmp eq i64 %344, 0
  br i1 %345, label %356, label %346

346:                                              ; preds = %339, %346
  %347 = phi i64 [ %353, %346 ], [ %337, %339 ]
  %348 = phi i64 [ %352, %346 ], [ %171, %339 ]
  %349 = phi i64 [ %354, %346 ], [ 0, %339 ]
  %350 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 4, i64 %347
  %351 = load i64, ptr %350, align 8
  %352 = tail call i64 @llvm.smin.i64(i64 %348, i64 %351)
  %353 = add nsw i64 %347, 1
  %354 = add i64 %349, 1
  %355 = icmp eq i64 %354, %344
  br i1 %355, label %356, label %346

356:                                              ; preds = %346, %339
  %357 = phi i64 [ undef, %339 ], [ %352, %346 ]
  %358 = phi i64 [ %337, %339 ], [ %353, %346 ]
  %359 = phi i64 [ %171, %339 ], [ %352, %346 ]
  %360 = icmp ult i64 %343, 3
  br i1 %360, label %361, label %387

361:                                              ; preds = %356, %387, %329
  %362 = phi i64 [ %171, %329 ], [ %357, %356 ], [ %404, %387 ]
  %363 = icmp eq i64 %172, 0
  br i1 %363, label %370, label %364

364:                                              ; preds = %361
  store i64 1, ptr %335, align 8
  %365 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %330, i32 4, i64 0
  store i64 %172, ptr %365, align 8
  %366 = getelementptr inbounds i8, ptr %365, i64 8
  store i64 0, ptr %366, align 8
  %367 = getelementptr inbounds i8, ptr %365, i64 16
  store i64 %362, ptr %367, align 8
  %368 = getelementptr inbounds i8, ptr %365, i64 24
  store i64 0, ptr %368, align 8
  %369 = getelementptr inbounds i8, ptr %365, i64 32
  store i64 0, ptr %369, align 8
  br label %370

370:                                              ; preds = %361, %364
  %371 = phi i64 [ 0, %361 ], [ 1, %364 ]
  %372 = icmp sgt i64 %173, 0
  br i1 %372, label %373, label %381

373:                                              ; preds = %370
  %374 = tail call i64 @llvm.smin.i64(i64 %173, i64 %362)
  %375 = add nuw nsw i64 %371, 1
  store i64 %375, ptr %335, align 8
  %376 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %330, i32 4, i64 %371
  store i64 1, ptr %376, align 8
  %377 = getelementptr inbounds i8, ptr %376, i64 8
  store i64 %172, ptr %377, align 8
  %378 = getelementptr inbounds i8, ptr %376, i64 16
  store i64 %374, ptr %378, align 8
  %379 = getelementptr inbounds i8, ptr %376, i64 24
  store i64 0, ptr %379, align 8
  %380 = getelementptr inbounds i8, ptr %376, i64 32
  store i64 0, ptr %380, align 8
  br label %381

381:                                              ; preds = %370, %373
  br i1 %324, label %382, label %431

382:                                              ; preds = %381
  %383 = and i64 %323, 1
  %384 = icmp eq i64 %323, 1
  br i1 %384, label %423, label %385

385:                                              ; preds = %382
  %386 = and i64 %323, -2
  br label %407

387:                                              ; preds = %356, %387
  %388 = phi i64 [ %405, %387 ], [ %358, %356 ]
  %389 = phi i64 [ %404, %387 ], [ %359, %356 ]
  %390 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 4, i64 %388
  %391 = load i64, ptr %390, align 8
  %392 = tail call i64 @llvm.smin.i64(i64 %389, i64 %391)
  %393 = add nsw i64 %388, 1
  %394 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 4, i64 %393
  %395 = load i64, ptr %394, align 8
  %396 = tail call i64 @llvm.smin.i64(i64 %392, i64 %395)
  %397 = add nsw i64 %388, 2
  %398 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 4, i64 %397
  %399 = load i64, ptr %398, align 8
  %400 = tail call i64 @llvm.smin.i64(i64 %396, i64 %399)
  %401 = add nsw i64 %388, 3
  %402 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 4, i64 %401
  %403 = load i64, ptr %402, align 8
  %404 = tail call i64 @llvm.smin.i64(i64 %400, i64 %403)
  %405 = add nsw i64 %388, 4
  %406 = icmp eq i64 %405, %15
  br i1 %406, label %361, label %387

407:                                              ; preds = %407, %385
  %408 = phi i64 [ 0, %385 ], [ %419, %407 ]
  %409 = phi i64 [ 0, %385 ], [ %420, %407 ]
  %410 = load i64, ptr %334, align 8
  %411 = add nsw i64 %410, 1
  store i64 %411, ptr %334, align 8
  %412 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %330, i32 5, i64 %410
  %413 = getelementptr inbounds [32 x %struct.Group], ptr %12, i64 0, i64 %408
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %412, ptr noundef nonnull align 16 dereferenceable(40) %413, i64 40, i1 false)
  %414 = or i64 %408, 1
  %415 = load i64, ptr %334, align 8
  %416 = add nsw i64 %415, 1
  store i64 %416, ptr %334, align 8
  %417 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %330, i32 5, i64 %415
  %418 = getelementptr inbounds [32 x %struct.Group], ptr %12, i64 0, i64 %414
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %417, ptr noundef nonnull align 8 dereferenceable(40) %418, i64 40, i1 false)
  %419 = add nuw nsw i64 %408, 2
  %420 = add i64 %409, 2
  %421 = icmp eq i64 %420, %386
  br i1 %421, label %423, label %407

422:                                              ; preds = %301
  store i64 %303, ptr %1, align 8
  br label %431

423:                                              ; preds = %407, %382
  %424 = phi i64 [ 0, %382 ], [ %419, %407 ]
  %425 = icmp eq i64 %383, 0
  br i1 %425, label %431, label %426

426:                                              ; preds = %423
  %427 = load i64, ptr %334, align 8
  %428 = add nsw i64 %427, 1
  store i64 %428, ptr %334, align 8
  %429 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %330, i32 5, i64 %427
  %430 = getelementptr inbounds [32 x %struct.Group], ptr %12, i64 0, i64 %424
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %429, ptr noundef nonnull align 8 dereferenceable(40) %430, i64 40, i1 false)
  br label %431

431:                                              ; preds = %426, %423, %241, %381, %245, %422, %186
  call void @llvm.lifetime.end.p0(i64 1280, ptr nonnull %12)
  br label %432

432:                                              ; preds = %431, %154
  call void @llvm.lifetime.end.p0(i64 800, ptr nonnull %11)
  call void @llvm.lifetime.end.p0(i64 800, ptr nonnull %10)
  br label %433

433:                                              ; preds = %8, %432
  ret void
}

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite)
define internal fastcc i64 @spans(ptr nocapture noundef %0, i64 noundef %1, ptr nocapture noundef readonly %2) unnamed_addr {
  store i64 1, ptr %0, align 8
  %4 = getelementptr inbounds %struct.Spans, ptr %0, i64 0, i32 1
  store i64 0, ptr %4, align 8
  %5 = getelementptr inbounds %struct.Spans, ptr %0, i64 0, i32 1, i64 0, i32 1
  store i64 %1, ptr %5, align 8
  %6 = getelementptr inbounds %struct.Spans, ptr %0, i64 0, i32 1, i64 0, i32 2
  store i64 0, ptr %6, align 8
  %7 = load i64, ptr %2, align 8
  %8 = icmp slt i64 %7, 1
  br i1 %8, label %94, label %9

9:                                                ; preds = %3, %89
  %10 = phi i64 [ %91, %89 ], [ %7, %3 ]
  %11 = phi i64 [ %90, %89 ], [ 1, %3 ]
  %12 = phi i64 [ %92, %89 ], [ 0, %3 ]
  %13 = getelementptr inbounds %struct.Chain, ptr %2, i64 0, i32 4, i64 %12
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds %struct.Chain, ptr %2, i64 0, i32 3, i64 %12
  %16 = load i64, ptr %15, align 8
  %17 = icmp eq i64 %16, 1
  %18 = icmp sgt i64 %11, 0
  br i1 %18, label %20, label %19

19:                                               ; preds = %9
  store i64 0, ptr %0, align 8
  br label %89

20:                                               ; preds = %9
  %21 = add i64 %14, -1
  %22 = select i1 %17, i64 %1, i64 1
  br label %23

23:                                               ; preds = %20, %59
  %24 = phi i64 [ 0, %20 ], [ %61, %59 ]
  %25 = phi i64 [ 0, %20 ], [ %60, %59 ]
  %26 = getelementptr inbounds %struct.Spans, ptr %0, i64 0, i32 1, i64 %24
  %27 = load i64, ptr %26, align 8
  %28 = getelementptr inbounds %struct.Spans, ptr %0, i64 0, i32 1, i64 %24, i32 1
  %29 = load i64, ptr %28, align 8
  %30 = load i64, ptr %15, align 8
  %31 = icmp eq i64 %30, 3
  br i1 %31, label %36, label %32

32:                                               ; preds = %23
  %33 = add i64 %21, %29
  %34 = sdiv i64 %33, %14
  %35 = icmp sgt i64 %34, 0
  br i1 %35, label %36, label %59

36:                                               ; preds = %23, %32
  %37 = phi i64 [ %34, %32 ], [ 1, %23 ]
  %38 = getelementptr inbounds %struct.Spans, ptr %0, i64 0, i32 1, i64 %24, i32 2
  br label %39

39:                                               ; preds = %36, %43
  %40 = phi i64 [ 0, %36 ], [ %57, %43 ]
  %41 = phi i64 [ %25, %36 ], [ %55, %43 ]
  %42 = icmp eq i64 %41, 1024
  br i1 %42, label %94, label %43

43:                                               ; preds = %39
  %44 = mul nsw i64 %40, %14
  %45 = select i1 %17, i64 %40, i64 0
  %46 = select i1 %17, i64 0, i64 %44
  %47 = add nsw i64 %46, %27
  %48 = getelementptr inbounds %struct.Spans, ptr %0, i64 0, i32 2, i64 %41
  store i64 %47, ptr %48, align 8
  %49 = sub nsw i64 %29, %44
  %50 = tail call i64 @llvm.smin.i64(i64 %14, i64 %49)
  %51 = getelementptr inbounds %struct.Spans, ptr %0, i64 0, i32 2, i64 %41, i32 1
  store i64 %50, ptr %51, align 8
  %52 = load i64, ptr %38, align 8
  %53 = mul nsw i64 %52, %22
  %54 = add nsw i64 %53, %45
  %55 = add nsw i64 %41, 1
  %56 = getelementptr inbounds %struct.Spans, ptr %0, i64 0, i32 2, i64 %41, i32 2
  store i64 %54, ptr %56, align 8
  %57 = add nuw nsw i64 %40, 1
  %58 = icmp eq i64 %57, %37
  br i1 %58, label %59, label %39

59:                                               ; preds = %43, %32
  %60 = phi i64 [ %25, %32 ], [ %55, %43 ]
  %61 = add nuw nsw i64 %24, 1
  %62 = icmp eq i64 %61, %11
  br i1 %62, label %63, label %23

63:                                               ; preds = %59
  store i64 %60, ptr %0, align 8
  %64 = icmp sgt i64 %60, 0
  br i1 %64, label %65, label %89

65:                                               ; preds = %63
  %66 = and i64 %60, 1
  %67 = icmp eq i64 %60, 1
  br i1 %67, label %81, label %68

68:                                               ; preds = %65
  %69 = and i64 %60, -2
  br label %70

70:                                               ; preds = %70, %68
  %71 = phi i64 [ 0, %68 ], [ %78, %70 ]
  %72 = phi i64 [ 0, %68 ], [ %79, %70 ]
  %73 = getelementptr inbounds %struct.Spans, ptr %0, i64 0, i32 1, i64 %71
  %74 = getelementptr inbounds %struct.Spans, ptr %0, i64 0, i32 2, i64 %71
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %73, ptr noundef nonnull align 8 dereferenceable(24) %74, i64 24, i1 false)
  %75 = or i64 %71, 1
  %76 = getelementptr inbounds %struct.Spans, ptr %0, i64 0, i32 1, i64 %75
  %77 = getelementptr inbounds %struct.Spans, ptr %0, i64 0, i32 2, i64 %75
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %76, ptr noundef nonnull align 8 dereferenceable(24) %77, i64 24, i1 false)
  %78 = add nuw nsw i64 %71, 2
  %79 = add i64 %72, 2
  %80 = icmp eq i64 %79, %69
  br i1 %80, label %81, label %70

81:                                               ; preds = %70, %65
  %82 = phi i64 [ 0, %65 ], [ %78, %70 ]
  %83 = icmp eq i64 %66, 0
  br i1 %83, label %87, label %84

84:                                               ; preds = %81
  %85 = getelementptr inbounds %struct.Spans, ptr %0, i64 0, i32 1, i64 %82
  %86 = getelementptr inbounds %struct.Spans, ptr %0, i64 0, i32 2, i64 %82
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %85, ptr noundef nonnull align 8 dereferenceable(24) %86, i64 24, i1 false)
  br label %87

87:                                               ; preds = %81, %84
  %88 = load i64, ptr %2, align 8
  br label %89

89:                                               ; preds = %19, %87, %63
  %90 = phi i64 [ %60, %87 ], [ %60, %63 ], [ 0, %19 ]
  %91 = phi i64 [ %88, %87 ], [ %10, %63 ], [ %10, %19 ]
  %92 = add nuw nsw i64 %12, 1
  %93 = icmp slt i64 %92, %91
  br i1 %93, label %9, label %94

94:                                               ; preds = %89, %39, %3
  %95 = phi i64 [ 1, %3 ], [ 0, %39 ], [ 1, %89 ]
  ret i64 %95
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64)



