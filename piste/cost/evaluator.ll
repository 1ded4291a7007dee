; evaluator.c ee043260a4d8e5dc2589ff09c588e8b75df62e736e0a0a7cf7cea96e8b2ef23e

%struct.Chain = type { i64, i64, i64, [48 x i64], [48 x i64] }
%struct.Room = type { [4096 x %struct.Known], ptr, i64, i64, i64, [16 x i64], [16 x [48 x %struct.Step]], [256 x i64], [256 x i64], i64, %struct.Contexts, %struct.Contexts, %struct.Pieces, %struct.Pieces, [32768 x %struct.Interval], [65536 x %struct.Interval] }
%struct.Known = type { i64, [24 x i64], i64 }
%struct.Step = type { i64, i64, i64 }
%struct.Contexts = type { i64, [192 x %struct.Context] }
%struct.Context = type { i64, i64, i64, i64, [2 x %struct.Group], [32 x %struct.Group] }
%struct.Group = type { i64, i64, i64, i64, i64 }
%struct.Pieces = type { i64, i64, [8192 x %struct.Piece] }
%struct.Piece = type { i64, i64, i64, i64, i64 }
%struct.Interval = type { i64, i64 }
%struct.Descent = type { ptr, ptr, ptr, i64, i64, [48 x i64] }
%struct.Factor = type { i64, i64, i64, i64, i64, i64, i64, %struct.Chain, %struct.Chain }
%struct.Result = type { i64, i64, i64, i64, [256 x i64], [256 x i64], double, double, double, [16 x i64], [64 x %struct.Kept] }
%struct.Kept = type { i64, i64, i64, i64, i64, i64, i64, %struct.Flow, %struct.Flow }
%struct.Flow = type { i64, i64, i64, i64 }
%struct.Problem = type { i64, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, double, double, double }
%struct.Node = type { i64, i64, i64, i64 }
%struct.Port = type { i64, i64, i64, i64 }
%struct.Together = type { i64, i64, i64, i64, i64 }
%struct.Walked = type { i64, i64, i64 }
%struct.Before = type { i64, i64 }

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
  br label %714

123:                                              ; preds = %117
  %124 = load i64, ptr %16, align 8
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %12)
  %125 = icmp eq i64 %124, 0
  br i1 %125, label %126, label %714

126:                                              ; preds = %31, %123
  %127 = load ptr, ptr %13, align 8
  %128 = getelementptr inbounds %struct.Problem, ptr %127, i64 0, i32 3
  %129 = getelementptr inbounds %struct.Problem, ptr %127, i64 0, i32 1
  %130 = load i64, ptr %128, align 8
  %131 = load i64, ptr %129, align 8
  %132 = mul nsw i64 %131, %130
  %133 = icmp sgt i64 %132, 0
  br i1 %133, label %156, label %134

134:                                              ; preds = %156, %126
  %135 = phi i64 [ %131, %126 ], [ %162, %156 ]
  %136 = icmp sgt i64 %135, 0
  br i1 %136, label %137, label %646

137:                                              ; preds = %134
  %138 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10
  %139 = getelementptr inbounds %struct.Problem, ptr %127, i64 0, i32 4
  %140 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 5
  %141 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 4
  %142 = getelementptr inbounds %struct.Problem, ptr %127, i64 0, i32 15
  %143 = getelementptr inbounds %struct.Problem, ptr %127, i64 0, i32 2
  %144 = getelementptr inbounds %struct.Factor, ptr %10, i64 0, i32 1
  %145 = getelementptr inbounds %struct.Factor, ptr %10, i64 0, i32 2
  %146 = getelementptr inbounds %struct.Factor, ptr %10, i64 0, i32 3
  %147 = getelementptr inbounds %struct.Factor, ptr %10, i64 0, i32 4
  %148 = getelementptr inbounds %struct.Factor, ptr %10, i64 0, i32 5
  %149 = getelementptr inbounds %struct.Factor, ptr %10, i64 0, i32 6
  %150 = getelementptr inbounds %struct.Factor, ptr %10, i64 0, i32 7
  %151 = getelementptr inbounds %struct.Factor, ptr %10, i64 0, i32 7, i32 2
  %152 = getelementptr inbounds %struct.Factor, ptr %10, i64 0, i32 7, i32 1
  %153 = getelementptr inbounds %struct.Factor, ptr %10, i64 0, i32 8
  %154 = getelementptr inbounds %struct.Factor, ptr %10, i64 0, i32 8, i32 2
  %155 = getelementptr inbounds %struct.Factor, ptr %10, i64 0, i32 8, i32 1
  br label %165

156:                                              ; preds = %126, %156
  %157 = phi i64 [ %160, %156 ], [ 0, %126 ]
  %158 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 5, i64 %157
  store i64 0, ptr %158, align 8
  %159 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 4, i64 %157
  store i64 0, ptr %159, align 8
  %160 = add nuw nsw i64 %157, 1
  %161 = load i64, ptr %128, align 8
  %162 = load i64, ptr %129, align 8
  %163 = mul nsw i64 %162, %161
  %164 = icmp slt i64 %160, %163
  br i1 %164, label %156, label %134

165:                                              ; preds = %642, %137
  %166 = phi i64 [ %135, %137 ], [ %644, %642 ]
  %167 = phi i64 [ 0, %137 ], [ %643, %642 ]
  %168 = load i64, ptr %17, align 8
  %169 = icmp sgt i64 %168, 0
  br i1 %169, label %176, label %171

170:                                              ; preds = %176
  br i1 %180, label %171, label %173

171:                                              ; preds = %165, %170
  %172 = add nuw nsw i64 %167, 1
  br label %642

173:                                              ; preds = %170
  %174 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %177
  %175 = add nuw nsw i64 %167, 1
  br label %184

176:                                              ; preds = %165, %176
  %177 = phi i64 [ %181, %176 ], [ 0, %165 ]
  %178 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %177, i32 1
  %179 = load i64, ptr %178, align 8
  %180 = icmp ne i64 %179, %167
  %181 = add nuw nsw i64 %177, 1
  %182 = icmp slt i64 %181, %168
  %183 = select i1 %182, i1 %180, i1 false
  br i1 %183, label %176, label %170

184:                                              ; preds = %173, %636
  %185 = phi i64 [ %638, %636 ], [ -1, %173 ]
  %186 = phi i64 [ %637, %636 ], [ -1, %173 ]
  %187 = phi ptr [ %210, %636 ], [ %174, %173 ]
  %188 = phi i1 [ true, %636 ], [ false, %173 ]
  %189 = load i64, ptr %17, align 8
  %190 = getelementptr inbounds %struct.Kept, ptr %138, i64 %189
  %191 = getelementptr inbounds %struct.Kept, ptr %187, i64 1
  %192 = icmp ult ptr %191, %190
  br i1 %192, label %194, label %208

193:                                              ; preds = %194
  br i1 %199, label %208, label %203

194:                                              ; preds = %184, %194
  %195 = phi ptr [ %200, %194 ], [ %191, %184 ]
  %196 = phi ptr [ %195, %194 ], [ %187, %184 ]
  %197 = getelementptr inbounds %struct.Kept, ptr %196, i64 1, i32 1
  %198 = load i64, ptr %197, align 8
  %199 = icmp ne i64 %198, %167
  %200 = getelementptr inbounds %struct.Kept, ptr %195, i64 1
  %201 = icmp ult ptr %200, %190
  %202 = select i1 %201, i1 %199, i1 false
  br i1 %202, label %194, label %193

203:                                              ; preds = %193
  %204 = getelementptr inbounds %struct.Kept, ptr %195, i64 0, i32 2
  %205 = getelementptr inbounds %struct.Kept, ptr %195, i64 0, i32 3
  %206 = load i64, ptr %205, align 8
  %207 = icmp ne i64 %206, 0
  br label %208

208:                                              ; preds = %184, %193, %203
  %209 = phi ptr [ %204, %203 ], [ %20, %193 ], [ %20, %184 ]
  %210 = phi ptr [ %195, %203 ], [ null, %193 ], [ null, %184 ]
  %211 = phi i1 [ false, %203 ], [ true, %193 ], [ true, %184 ]
  %212 = phi i1 [ %207, %203 ], [ false, %193 ], [ false, %184 ]
  %213 = load i64, ptr %209, align 8
  %214 = zext i1 %212 to i64
  %215 = load i64, ptr %21, align 8
  %216 = getelementptr inbounds %struct.Kept, ptr %187, i64 0, i32 2
  %217 = load i64, ptr %216, align 8
  %218 = icmp slt i64 %215, %217
  %219 = call fastcc i64 @count(ptr noundef %4, i64 noundef %167, i64 noundef %213, i64 noundef %217, i64 noundef 0, i64 noundef %214)
  br i1 %218, label %220, label %223

220:                                              ; preds = %208
  %221 = load i64, ptr %216, align 8
  %222 = call fastcc i64 @count(ptr noundef nonnull %4, i64 noundef %167, i64 noundef %213, i64 noundef %221, i64 noundef 1, i64 noundef %214)
  br label %223

223:                                              ; preds = %220, %208
  %224 = phi i64 [ %222, %220 ], [ %219, %208 ]
  %225 = load i64, ptr %139, align 8
  %226 = icmp eq i64 %167, %225
  br i1 %226, label %227, label %443

227:                                              ; preds = %223
  %228 = load i64, ptr %216, align 8
  %229 = call fastcc i64 @distinct(ptr noundef nonnull %4, i64 noundef %228, i64 noundef 0)
  br i1 %218, label %230, label %445

230:                                              ; preds = %227
  %231 = call fastcc i64 @distinct(ptr noundef nonnull %4, i64 noundef %228, i64 noundef 1)
  br label %445

232:                                              ; preds = %557
  %233 = getelementptr inbounds %struct.Problem, ptr %559, i64 0, i32 11
  %234 = getelementptr inbounds %struct.Problem, ptr %559, i64 0, i32 8
  br label %235

235:                                              ; preds = %430, %232
  %236 = phi ptr [ %561, %232 ], [ %431, %430 ]
  %237 = phi i64 [ 1, %232 ], [ %433, %430 ]
  %238 = phi i64 [ %563, %232 ], [ %434, %430 ]
  %239 = load ptr, ptr %233, align 8
  %240 = mul nsw i64 %238, 6
  %241 = getelementptr inbounds i64, ptr %239, i64 %240
  %242 = getelementptr inbounds i64, ptr %241, i64 5
  %243 = load i64, ptr %242, align 8
  %244 = icmp sgt i64 %243, -1
  br i1 %244, label %248, label %245

245:                                              ; preds = %235
  %246 = load i64, ptr %241, align 8
  %247 = icmp slt i64 %246, 0
  br i1 %247, label %392, label %360

248:                                              ; preds = %235
  call void @llvm.lifetime.start.p0(i64 1640, ptr nonnull %10)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(1640) %144, i8 0, i64 1632, i1 false)
  store i64 3, ptr %10, align 8
  %249 = load i64, ptr %241, align 8
  store i64 %249, ptr %144, align 8
  %250 = getelementptr inbounds i64, ptr %241, i64 2
  %251 = load i64, ptr %250, align 8
  store i64 %251, ptr %145, align 8
  %252 = getelementptr inbounds i64, ptr %241, i64 1
  %253 = load i64, ptr %252, align 8
  store i64 %253, ptr %146, align 8
  %254 = getelementptr inbounds i64, ptr %241, i64 3
  %255 = load i64, ptr %254, align 8
  store i64 %255, ptr %147, align 8
  %256 = getelementptr inbounds i64, ptr %241, i64 4
  %257 = load i64, ptr %256, align 8
  store i64 %257, ptr %148, align 8
  %258 = load i64, ptr %242, align 8
  store i64 %258, ptr %149, align 8
  store i64 0, ptr %151, align 8
  store i64 0, ptr %152, align 8
  store i64 0, ptr %150, align 8
  %259 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 5, i64 %249
  %260 = load i64, ptr %259, align 8
  %261 = icmp sgt i64 %260, 0
  br i1 %261, label %262, label %307

262:                                              ; preds = %248, %302
  %263 = phi i64 [ %303, %302 ], [ 0, %248 ]
  %264 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 6, i64 %249, i64 %263
  %265 = load i64, ptr %264, align 8
  %266 = icmp slt i64 %265, %558
  br i1 %266, label %267, label %305

267:                                              ; preds = %262
  %268 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 6, i64 %249, i64 %263, i32 2
  %269 = load i64, ptr %268, align 8
  %270 = icmp sgt i64 %269, -1
  %271 = load i64, ptr %150, align 8
  br i1 %270, label %272, label %287

272:                                              ; preds = %267
  %273 = add nsw i64 %271, -1
  %274 = icmp sgt i64 %271, 0
  br i1 %274, label %275, label %287

275:                                              ; preds = %272
  %276 = getelementptr inbounds %struct.Factor, ptr %10, i64 0, i32 7, i32 3, i64 %273
  %277 = load i64, ptr %276, align 8
  %278 = icmp eq i64 %277, 1
  br i1 %278, label %279, label %287

279:                                              ; preds = %275
  %280 = getelementptr inbounds %struct.Factor, ptr %10, i64 0, i32 7, i32 4, i64 %273
  %281 = load i64, ptr %280, align 8
  %282 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 6, i64 %249, i64 %263, i32 1
  %283 = load i64, ptr %282, align 8
  %284 = srem i64 %281, %283
  %285 = icmp eq i64 %284, 0
  br i1 %285, label %286, label %287

286:                                              ; preds = %279
  store i64 %283, ptr %280, align 8
  br label %302

287:                                              ; preds = %279, %275, %272, %267
  %288 = phi i64 [ 1, %279 ], [ 1, %275 ], [ 1, %272 ], [ 0, %267 ]
  %289 = xor i1 %270, true
  %290 = getelementptr inbounds %struct.Factor, ptr %10, i64 0, i32 7, i32 3, i64 %271
  store i64 %288, ptr %290, align 8
  %291 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 6, i64 %249, i64 %263, i32 1
  %292 = load i64, ptr %291, align 8
  %293 = load i64, ptr %150, align 8
  %294 = add nsw i64 %293, 1
  store i64 %294, ptr %150, align 8
  %295 = getelementptr inbounds %struct.Factor, ptr %10, i64 0, i32 7, i32 4, i64 %293
  store i64 %292, ptr %295, align 8
  %296 = zext i1 %289 to i64
  %297 = load i64, ptr %152, align 8
  %298 = add nsw i64 %297, %296
  store i64 %298, ptr %152, align 8
  %299 = zext i1 %270 to i64
  %300 = load i64, ptr %151, align 8
  %301 = add nsw i64 %300, %299
  store i64 %301, ptr %151, align 8
  br label %302

302:                                              ; preds = %287, %286
  %303 = add nuw nsw i64 %263, 1
  %304 = icmp eq i64 %303, %260
  br i1 %304, label %305, label %262

305:                                              ; preds = %302, %262
  %306 = load i64, ptr %145, align 8
  br label %307

307:                                              ; preds = %305, %248
  %308 = phi i64 [ %306, %305 ], [ %251, %248 ]
  %309 = icmp sgt i64 %308, -1
  br i1 %309, label %310, label %357

310:                                              ; preds = %307
  store i64 0, ptr %154, align 8
  store i64 0, ptr %155, align 8
  store i64 0, ptr %153, align 8
  %311 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 5, i64 %308
  %312 = load i64, ptr %311, align 8
  %313 = icmp sgt i64 %312, 0
  br i1 %313, label %314, label %357

314:                                              ; preds = %310, %354
  %315 = phi i64 [ %355, %354 ], [ 0, %310 ]
  %316 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 6, i64 %308, i64 %315
  %317 = load i64, ptr %316, align 8
  %318 = icmp slt i64 %317, %558
  br i1 %318, label %319, label %357

319:                                              ; preds = %314
  %320 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 6, i64 %308, i64 %315, i32 2
  %321 = load i64, ptr %320, align 8
  %322 = icmp sgt i64 %321, -1
  %323 = load i64, ptr %153, align 8
  br i1 %322, label %324, label %339

324:                                              ; preds = %319
  %325 = add nsw i64 %323, -1
  %326 = icmp sgt i64 %323, 0
  br i1 %326, label %327, label %339

327:                                              ; preds = %324
  %328 = getelementptr inbounds %struct.Factor, ptr %10, i64 0, i32 8, i32 3, i64 %325
  %329 = load i64, ptr %328, align 8
  %330 = icmp eq i64 %329, 1
  br i1 %330, label %331, label %339

331:                                              ; preds = %327
  %332 = getelementptr inbounds %struct.Factor, ptr %10, i64 0, i32 8, i32 4, i64 %325
  %333 = load i64, ptr %332, align 8
  %334 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 6, i64 %308, i64 %315, i32 1
  %335 = load i64, ptr %334, align 8
  %336 = srem i64 %333, %335
  %337 = icmp eq i64 %336, 0
  br i1 %337, label %338, label %339

338:                                              ; preds = %331
  store i64 %335, ptr %332, align 8
  br label %354

339:                                              ; preds = %331, %327, %324, %319
  %340 = phi i64 [ 1, %331 ], [ 1, %327 ], [ 1, %324 ], [ 0, %319 ]
  %341 = xor i1 %322, true
  %342 = getelementptr inbounds %struct.Factor, ptr %10, i64 0, i32 8, i32 3, i64 %323
  store i64 %340, ptr %342, align 8
  %343 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 6, i64 %308, i64 %315, i32 1
  %344 = load i64, ptr %343, align 8
  %345 = load i64, ptr %153, align 8
  %346 = add nsw i64 %345, 1
  store i64 %346, ptr %153, align 8
  %347 = getelementptr inbounds %struct.Factor, ptr %10, i64 0, i32 8, i32 4, i64 %345
  store i64 %344, ptr %347, align 8
  %348 = zext i1 %341 to i64
  %349 = load i64, ptr %155, align 8
  %350 = add nsw i64 %349, %348
  store i64 %350, ptr %155, align 8
  %351 = zext i1 %322 to i64
  %352 = load i64, ptr %154, align 8
  %353 = add nsw i64 %352, %351
  store i64 %353, ptr %154, align 8
  br label %354

354:                                              ; preds = %339, %338
  %355 = add nuw nsw i64 %315, 1
  %356 = icmp eq i64 %355, %312
  br i1 %356, label %357, label %314

357:                                              ; preds = %354, %314, %310, %307
  %358 = call fastcc i64 @padded(ptr noundef nonnull %4, ptr noundef nonnull %10, i64 noundef -1, i64 noundef 0, i64 noundef -1, i64 noundef 0, i64 noundef 2)
  call void @llvm.lifetime.end.p0(i64 1640, ptr nonnull %10)
  %359 = load ptr, ptr %560, align 8
  br label %430

360:                                              ; preds = %245
  %361 = load ptr, ptr %234, align 8
  %362 = getelementptr inbounds i64, ptr %361, i64 %246
  %363 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 5, i64 %246
  %364 = load i64, ptr %363, align 8
  %365 = icmp sgt i64 %364, 0
  br i1 %365, label %366, label %379

366:                                              ; preds = %360
  %367 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 6, i64 %246, i64 0
  %368 = load i64, ptr %367, align 8
  %369 = icmp slt i64 %368, %558
  br i1 %369, label %370, label %379

370:                                              ; preds = %366
  %371 = add nsw i64 %364, -1
  br label %388

372:                                              ; preds = %388
  %373 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 6, i64 %246, i64 %390
  %374 = load i64, ptr %373, align 8
  %375 = icmp slt i64 %374, %558
  br i1 %375, label %388, label %376

376:                                              ; preds = %388, %372
  %377 = phi i64 [ %371, %388 ], [ %389, %372 ]
  %378 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 6, i64 %246, i64 %377, i32 1
  br label %379

379:                                              ; preds = %376, %366, %360
  %380 = phi ptr [ %362, %360 ], [ %362, %366 ], [ %378, %376 ]
  %381 = load i64, ptr %380, align 8
  %382 = or i64 %240, 1
  %383 = getelementptr inbounds i64, ptr %239, i64 %382
  %384 = load i64, ptr %383, align 8
  %385 = add nsw i64 %381, -1
  %386 = mul nsw i64 %384, %385
  %387 = add nsw i64 %386, 1
  br label %392

388:                                              ; preds = %370, %372
  %389 = phi i64 [ %390, %372 ], [ 0, %370 ]
  %390 = add nuw nsw i64 %389, 1
  %391 = icmp eq i64 %390, %364
  br i1 %391, label %376, label %372

392:                                              ; preds = %379, %245
  %393 = phi i64 [ %387, %379 ], [ 1, %245 ]
  %394 = add nsw i64 %240, 2
  %395 = getelementptr inbounds i64, ptr %239, i64 %394
  %396 = load i64, ptr %395, align 8
  %397 = icmp slt i64 %396, 0
  br i1 %397, label %430, label %398

398:                                              ; preds = %392
  %399 = load ptr, ptr %234, align 8
  %400 = getelementptr inbounds i64, ptr %399, i64 %396
  %401 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 5, i64 %396
  %402 = load i64, ptr %401, align 8
  %403 = icmp sgt i64 %402, 0
  br i1 %403, label %404, label %421

404:                                              ; preds = %398
  %405 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 6, i64 %396, i64 0
  %406 = load i64, ptr %405, align 8
  %407 = icmp slt i64 %406, %558
  br i1 %407, label %408, label %421

408:                                              ; preds = %404
  %409 = add nsw i64 %402, -1
  br label %414

410:                                              ; preds = %414
  %411 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 6, i64 %396, i64 %416
  %412 = load i64, ptr %411, align 8
  %413 = icmp slt i64 %412, %558
  br i1 %413, label %414, label %418

414:                                              ; preds = %408, %410
  %415 = phi i64 [ %416, %410 ], [ 0, %408 ]
  %416 = add nuw nsw i64 %415, 1
  %417 = icmp eq i64 %416, %402
  br i1 %417, label %418, label %410

418:                                              ; preds = %414, %410
  %419 = phi i64 [ %409, %414 ], [ %415, %410 ]
  %420 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 6, i64 %396, i64 %419, i32 1
  br label %421

421:                                              ; preds = %418, %404, %398
  %422 = phi ptr [ %400, %398 ], [ %400, %404 ], [ %420, %418 ]
  %423 = load i64, ptr %422, align 8
  %424 = or i64 %394, 1
  %425 = getelementptr inbounds i64, ptr %239, i64 %424
  %426 = load i64, ptr %425, align 8
  %427 = add nsw i64 %423, -1
  %428 = mul nsw i64 %426, %427
  %429 = add nsw i64 %428, %393
  br label %430

430:                                              ; preds = %421, %392, %357
  %431 = phi ptr [ %359, %357 ], [ %236, %421 ], [ %236, %392 ]
  %432 = phi i64 [ %358, %357 ], [ %429, %421 ], [ %393, %392 ]
  %433 = mul nsw i64 %432, %237
  %434 = add nsw i64 %238, 1
  %435 = getelementptr inbounds i64, ptr %431, i64 %175
  %436 = load i64, ptr %435, align 8
  %437 = icmp slt i64 %434, %436
  br i1 %437, label %235, label %438

438:                                              ; preds = %430, %557
  %439 = phi i64 [ 1, %557 ], [ %433, %430 ]
  %440 = getelementptr inbounds %struct.Kept, ptr %187, i64 0, i32 4
  store i64 %439, ptr %440, align 8
  %441 = load i64, ptr %16, align 8
  %442 = icmp eq i64 %441, 0
  br i1 %442, label %590, label %714

443:                                              ; preds = %223
  %444 = select i1 %211, ptr %143, ptr %210
  br label %451

445:                                              ; preds = %230, %227
  %446 = phi i64 [ %229, %227 ], [ %231, %230 ]
  %447 = select i1 %211, ptr %143, ptr %210
  %448 = select i1 %188, i64 %185, i64 0
  %449 = sub nsw i64 %219, %229
  %450 = sub nsw i64 %185, %229
  br label %451

451:                                              ; preds = %445, %443
  %452 = phi i64 [ %450, %445 ], [ %185, %443 ]
  %453 = phi ptr [ %447, %445 ], [ %444, %443 ]
  %454 = phi i64 [ %446, %445 ], [ 0, %443 ]
  %455 = phi i64 [ %449, %445 ], [ %219, %443 ]
  %456 = phi i64 [ %219, %445 ], [ 0, %443 ]
  %457 = phi i64 [ %448, %445 ], [ 0, %443 ]
  %458 = getelementptr inbounds %struct.Kept, ptr %187, i64 0, i32 8
  %459 = getelementptr inbounds %struct.Kept, ptr %187, i64 0, i32 7
  %460 = select i1 %188, i64 %452, i64 0
  store i64 %455, ptr %459, align 8
  %461 = getelementptr inbounds %struct.Kept, ptr %187, i64 0, i32 7, i32 1
  store i64 %460, ptr %461, align 8
  %462 = getelementptr inbounds %struct.Kept, ptr %187, i64 0, i32 7, i32 2
  store i64 %456, ptr %462, align 8
  %463 = getelementptr inbounds %struct.Kept, ptr %187, i64 0, i32 7, i32 3
  store i64 %457, ptr %463, align 8
  %464 = load ptr, ptr %142, align 8
  %465 = load i64, ptr %453, align 8
  %466 = getelementptr inbounds i64, ptr %464, i64 %465
  %467 = load i64, ptr %466, align 8
  %468 = load i64, ptr %187, align 8
  %469 = getelementptr inbounds i64, ptr %464, i64 %468
  %470 = load i64, ptr %469, align 8
  %471 = icmp sgt i64 %467, %470
  br i1 %471, label %472, label %491

472:                                              ; preds = %451
  %473 = sub i64 %467, %470
  %474 = add i64 %470, 1
  %475 = and i64 %473, 1
  %476 = icmp eq i64 %475, 0
  br i1 %476, label %488, label %477

477:                                              ; preds = %472
  %478 = load i64, ptr %459, align 8
  %479 = load i64, ptr %462, align 8
  %480 = add nsw i64 %479, %478
  %481 = load i64, ptr %129, align 8
  %482 = mul nsw i64 %481, %470
  %483 = add nsw i64 %482, %167
  %484 = getelementptr inbounds i64, ptr %141, i64 %483
  %485 = load i64, ptr %484, align 8
  %486 = add nsw i64 %480, %485
  store i64 %486, ptr %484, align 8
  %487 = add nsw i64 %470, 1
  br label %488

488:                                              ; preds = %477, %472
  %489 = phi i64 [ %470, %472 ], [ %487, %477 ]
  %490 = icmp eq i64 %467, %474
  br i1 %490, label %491, label %567

491:                                              ; preds = %488, %567, %451
  %492 = select i1 %188, i64 %186, i64 0
  %493 = load i64, ptr %139, align 8
  %494 = icmp eq i64 %167, %493
  br i1 %494, label %495, label %499

495:                                              ; preds = %491
  %496 = sub nsw i64 %224, %454
  %497 = sub nsw i64 %186, %454
  %498 = select i1 %188, i64 %497, i64 0
  br label %499

499:                                              ; preds = %495, %491
  %500 = phi i64 [ %496, %495 ], [ %224, %491 ]
  %501 = phi i64 [ %498, %495 ], [ %492, %491 ]
  %502 = phi i64 [ %224, %495 ], [ 0, %491 ]
  %503 = phi i64 [ %492, %495 ], [ 0, %491 ]
  store i64 %500, ptr %458, align 8
  %504 = getelementptr inbounds %struct.Kept, ptr %187, i64 0, i32 8, i32 1
  store i64 %501, ptr %504, align 8
  %505 = getelementptr inbounds %struct.Kept, ptr %187, i64 0, i32 8, i32 2
  store i64 %502, ptr %505, align 8
  %506 = getelementptr inbounds %struct.Kept, ptr %187, i64 0, i32 8, i32 3
  store i64 %503, ptr %506, align 8
  %507 = load ptr, ptr %142, align 8
  %508 = load i64, ptr %453, align 8
  %509 = getelementptr inbounds i64, ptr %507, i64 %508
  %510 = load i64, ptr %509, align 8
  %511 = load i64, ptr %187, align 8
  %512 = getelementptr inbounds i64, ptr %507, i64 %511
  %513 = load i64, ptr %512, align 8
  %514 = icmp sgt i64 %510, %513
  br i1 %514, label %515, label %557

515:                                              ; preds = %499
  %516 = sub i64 %510, %513
  %517 = add i64 %513, 1
  %518 = and i64 %516, 1
  %519 = icmp eq i64 %518, 0
  br i1 %519, label %531, label %520

520:                                              ; preds = %515
  %521 = load i64, ptr %458, align 8
  %522 = load i64, ptr %505, align 8
  %523 = add nsw i64 %522, %521
  %524 = load i64, ptr %129, align 8
  %525 = mul nsw i64 %524, %513
  %526 = add nsw i64 %525, %167
  %527 = getelementptr inbounds i64, ptr %140, i64 %526
  %528 = load i64, ptr %527, align 8
  %529 = add nsw i64 %523, %528
  store i64 %529, ptr %527, align 8
  %530 = add nsw i64 %513, 1
  br label %531

531:                                              ; preds = %520, %515
  %532 = phi i64 [ %513, %515 ], [ %530, %520 ]
  %533 = icmp eq i64 %510, %517
  br i1 %533, label %557, label %534

534:                                              ; preds = %531, %534
  %535 = phi i64 [ %555, %534 ], [ %532, %531 ]
  %536 = load i64, ptr %458, align 8
  %537 = load i64, ptr %505, align 8
  %538 = add nsw i64 %537, %536
  %539 = load i64, ptr %129, align 8
  %540 = mul nsw i64 %539, %535
  %541 = add nsw i64 %540, %167
  %542 = getelementptr inbounds i64, ptr %140, i64 %541
  %543 = load i64, ptr %542, align 8
  %544 = add nsw i64 %538, %543
  store i64 %544, ptr %542, align 8
  %545 = add nsw i64 %535, 1
  %546 = load i64, ptr %458, align 8
  %547 = load i64, ptr %505, align 8
  %548 = add nsw i64 %547, %546
  %549 = load i64, ptr %129, align 8
  %550 = mul nsw i64 %549, %545
  %551 = add nsw i64 %550, %167
  %552 = getelementptr inbounds i64, ptr %140, i64 %551
  %553 = load i64, ptr %552, align 8
  %554 = add nsw i64 %548, %553
  store i64 %554, ptr %552, align 8
  %555 = add nsw i64 %535, 2
  %556 = icmp eq i64 %555, %510
  br i1 %556, label %557, label %534

557:                                              ; preds = %531, %534, %499
  %558 = load i64, ptr %216, align 8
  %559 = load ptr, ptr %13, align 8
  %560 = getelementptr inbounds %struct.Problem, ptr %559, i64 0, i32 10
  %561 = load ptr, ptr %560, align 8
  %562 = getelementptr inbounds i64, ptr %561, i64 %167
  %563 = load i64, ptr %562, align 8
  %564 = getelementptr inbounds i64, ptr %561, i64 %175
  %565 = load i64, ptr %564, align 8
  %566 = icmp slt i64 %563, %565
  br i1 %566, label %232, label %438

567:                                              ; preds = %488, %567
  %568 = phi i64 [ %588, %567 ], [ %489, %488 ]
  %569 = load i64, ptr %459, align 8
  %570 = load i64, ptr %462, align 8
  %571 = add nsw i64 %570, %569
  %572 = load i64, ptr %129, align 8
  %573 = mul nsw i64 %572, %568
  %574 = add nsw i64 %573, %167
  %575 = getelementptr inbounds i64, ptr %141, i64 %574
  %576 = load i64, ptr %575, align 8
  %577 = add nsw i64 %571, %576
  store i64 %577, ptr %575, align 8
  %578 = add nsw i64 %568, 1
  %579 = load i64, ptr %459, align 8
  %580 = load i64, ptr %462, align 8
  %581 = add nsw i64 %580, %579
  %582 = load i64, ptr %129, align 8
  %583 = mul nsw i64 %582, %578
  %584 = add nsw i64 %583, %167
  %585 = getelementptr inbounds i64, ptr %141, i64 %584
  %586 = load i64, ptr %585, align 8
  %587 = add nsw i64 %581, %586
  store i64 %587, ptr %585, align 8
  %588 = add nsw i64 %568, 2
  %589 = icmp eq i64 %588, %467
  br i1 %589, label %491, label %567

590:                                              ; preds = %438
  br i1 %211, label %640, label %591

591:                                              ; preds = %590
  %592 = load i64, ptr %216, align 8
  %593 = load ptr, ptr %13, align 8
  %594 = load i64, ptr %593, align 8
  %595 = icmp sgt i64 %594, 0
  br i1 %595, label %596, label %630

596:                                              ; preds = %591, %616
  %597 = phi i1 [ %618, %616 ], [ true, %591 ]
  %598 = phi i64 [ %617, %616 ], [ 0, %591 ]
  %599 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 5, i64 %598
  %600 = load i64, ptr %599, align 8
  %601 = icmp sgt i64 %600, 0
  br i1 %601, label %602, label %616

602:                                              ; preds = %596, %613
  %603 = phi i64 [ %614, %613 ], [ 0, %596 ]
  %604 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 6, i64 %598, i64 %603, i32 2
  %605 = load i64, ptr %604, align 8
  %606 = icmp sgt i64 %605, -1
  br i1 %606, label %607, label %613

607:                                              ; preds = %602
  %608 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 6, i64 %598, i64 %603
  %609 = load i64, ptr %608, align 8
  %610 = icmp sge i64 %609, %592
  %611 = icmp slt i64 %609, %213
  %612 = and i1 %610, %611
  br i1 %612, label %620, label %613

613:                                              ; preds = %607, %602
  %614 = add nuw nsw i64 %603, 1
  %615 = icmp eq i64 %614, %600
  br i1 %615, label %616, label %602

616:                                              ; preds = %613, %596
  %617 = add nuw nsw i64 %598, 1
  %618 = icmp slt i64 %617, %594
  %619 = icmp eq i64 %617, %594
  br i1 %619, label %620, label %596

620:                                              ; preds = %616, %607
  %621 = phi i1 [ %597, %607 ], [ %618, %616 ]
  br i1 %621, label %626, label %622

622:                                              ; preds = %620
  %623 = load i64, ptr %21, align 8
  %624 = icmp slt i64 %623, %213
  %625 = select i1 %624, i64 %224, i64 %219
  br label %636

626:                                              ; preds = %620
  %627 = call fastcc i64 @count(ptr noundef nonnull %4, i64 noundef %167, i64 noundef %213, i64 noundef %213, i64 noundef 0, i64 noundef %214)
  %628 = load i64, ptr %21, align 8
  %629 = icmp slt i64 %628, %213
  br i1 %629, label %634, label %636

630:                                              ; preds = %591
  %631 = load i64, ptr %21, align 8
  %632 = icmp slt i64 %631, %213
  %633 = select i1 %632, i64 %224, i64 %219
  br label %636

634:                                              ; preds = %626
  %635 = call fastcc i64 @count(ptr noundef nonnull %4, i64 noundef %167, i64 noundef %213, i64 noundef %213, i64 noundef 1, i64 noundef %214)
  br label %636

636:                                              ; preds = %634, %630, %626, %622
  %637 = phi i64 [ %627, %626 ], [ %635, %634 ], [ %633, %630 ], [ %625, %622 ]
  %638 = phi i64 [ %627, %626 ], [ %627, %634 ], [ %219, %630 ], [ %219, %622 ]
  %639 = icmp eq ptr %210, null
  br i1 %639, label %640, label %184

640:                                              ; preds = %590, %636
  %641 = load i64, ptr %129, align 8
  br label %642

642:                                              ; preds = %171, %640
  %643 = phi i64 [ %175, %640 ], [ %172, %171 ]
  %644 = phi i64 [ %641, %640 ], [ %166, %171 ]
  %645 = icmp slt i64 %643, %644
  br i1 %645, label %165, label %646

646:                                              ; preds = %642, %134
  store i64 1, ptr %3, align 8
  call void @llvm.lifetime.start.p0(i64 792, ptr nonnull %11)
  %647 = load i64, ptr %127, align 8
  %648 = icmp sgt i64 %647, 0
  br i1 %648, label %649, label %716

649:                                              ; preds = %646
  %650 = load i64, ptr %20, align 8
  %651 = getelementptr inbounds %struct.Chain, ptr %11, i64 0, i32 2
  %652 = getelementptr inbounds %struct.Chain, ptr %11, i64 0, i32 1
  %653 = getelementptr inbounds %struct.Problem, ptr %127, i64 0, i32 8
  %654 = load ptr, ptr %653, align 8
  br label %655

655:                                              ; preds = %706, %649
  %656 = phi i64 [ 1, %649 ], [ %711, %706 ]
  %657 = phi i64 [ 0, %649 ], [ %712, %706 ]
  store i64 0, ptr %651, align 8
  store i64 0, ptr %652, align 8
  store i64 0, ptr %11, align 8
  %658 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 5, i64 %657
  %659 = load i64, ptr %658, align 8
  %660 = icmp sgt i64 %659, 0
  br i1 %660, label %661, label %706

661:                                              ; preds = %655, %701
  %662 = phi i64 [ %702, %701 ], [ 0, %655 ]
  %663 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 6, i64 %657, i64 %662
  %664 = load i64, ptr %663, align 8
  %665 = icmp slt i64 %664, %650
  br i1 %665, label %666, label %704

666:                                              ; preds = %661
  %667 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 6, i64 %657, i64 %662, i32 2
  %668 = load i64, ptr %667, align 8
  %669 = icmp sgt i64 %668, -1
  %670 = load i64, ptr %11, align 8
  br i1 %669, label %671, label %686

671:                                              ; preds = %666
  %672 = add nsw i64 %670, -1
  %673 = icmp sgt i64 %670, 0
  br i1 %673, label %674, label %686

674:                                              ; preds = %671
  %675 = getelementptr inbounds %struct.Chain, ptr %11, i64 0, i32 3, i64 %672
  %676 = load i64, ptr %675, align 8
  %677 = icmp eq i64 %676, 3
  br i1 %677, label %678, label %686

678:                                              ; preds = %674
  %679 = getelementptr inbounds %struct.Chain, ptr %11, i64 0, i32 4, i64 %672
  %680 = load i64, ptr %679, align 8
  %681 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 6, i64 %657, i64 %662, i32 1
  %682 = load i64, ptr %681, align 8
  %683 = srem i64 %680, %682
  %684 = icmp eq i64 %683, 0
  br i1 %684, label %685, label %686

685:                                              ; preds = %678
  store i64 %682, ptr %679, align 8
  br label %701

686:                                              ; preds = %678, %674, %671, %666
  %687 = phi i64 [ 3, %678 ], [ 3, %674 ], [ 3, %671 ], [ 0, %666 ]
  %688 = xor i1 %669, true
  %689 = getelementptr inbounds %struct.Chain, ptr %11, i64 0, i32 3, i64 %670
  store i64 %687, ptr %689, align 8
  %690 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 6, i64 %657, i64 %662, i32 1
  %691 = load i64, ptr %690, align 8
  %692 = load i64, ptr %11, align 8
  %693 = add nsw i64 %692, 1
  store i64 %693, ptr %11, align 8
  %694 = getelementptr inbounds %struct.Chain, ptr %11, i64 0, i32 4, i64 %692
  store i64 %691, ptr %694, align 8
  %695 = zext i1 %688 to i64
  %696 = load i64, ptr %652, align 8
  %697 = add nsw i64 %696, %695
  store i64 %697, ptr %652, align 8
  %698 = zext i1 %669 to i64
  %699 = load i64, ptr %651, align 8
  %700 = add nsw i64 %699, %698
  store i64 %700, ptr %651, align 8
  br label %701

701:                                              ; preds = %686, %685
  %702 = add nuw nsw i64 %662, 1
  %703 = icmp eq i64 %702, %659
  br i1 %703, label %704, label %661

704:                                              ; preds = %701, %661
  %705 = load i64, ptr %652, align 8
  br label %706

706:                                              ; preds = %704, %655
  %707 = phi i64 [ %705, %704 ], [ 0, %655 ]
  %708 = getelementptr inbounds i64, ptr %654, i64 %657
  %709 = load i64, ptr %708, align 8
  %710 = call fastcc i64 @visits(i64 noundef %709, ptr noundef nonnull %11, i64 noundef %707)
  %711 = mul nsw i64 %710, %656
  store i64 %711, ptr %3, align 8
  %712 = add nuw nsw i64 %657, 1
  %713 = icmp eq i64 %712, %647
  br i1 %713, label %716, label %655

714:                                              ; preds = %438, %122, %123
  %715 = phi i64 [ %124, %123 ], [ 1, %122 ], [ %441, %438 ]
  store i64 %715, ptr %14, align 8
  br label %1845

716:                                              ; preds = %706, %646
  call void @llvm.lifetime.end.p0(i64 792, ptr nonnull %11)
  %717 = load i64, ptr %16, align 8
  store i64 %717, ptr %14, align 8
  %718 = icmp eq i64 %717, 0
  br i1 %718, label %719, label %1845

719:                                              ; preds = %716
  %720 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 30
  %721 = load double, ptr %720, align 8
  %722 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 26
  %723 = load i64, ptr %722, align 8
  %724 = icmp eq i64 %723, 0
  br i1 %724, label %805, label %725

725:                                              ; preds = %719
  %726 = load i64, ptr %17, align 8
  %727 = icmp sgt i64 %726, 0
  br i1 %727, label %728, label %805

728:                                              ; preds = %725
  %729 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 15
  %730 = load ptr, ptr %729, align 8
  %731 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 2
  %732 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4
  %733 = load i64, ptr %732, align 8
  %734 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 29
  %735 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 24
  %736 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  br label %737

737:                                              ; preds = %802, %728
  %738 = phi double [ 0.000000e+00, %728 ], [ %803, %802 ]
  %739 = phi i64 [ 0, %728 ], [ %741, %802 ]
  %740 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %739
  %741 = add nuw nsw i64 %739, 1
  %742 = icmp slt i64 %741, %726
  %743 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %739, i32 1
  %744 = load i64, ptr %743, align 8
  br i1 %742, label %764, label %747

745:                                              ; preds = %764
  %746 = freeze i1 %768
  br i1 %746, label %747, label %755

747:                                              ; preds = %745, %737
  %748 = load i64, ptr %731, align 8
  %749 = getelementptr inbounds i64, ptr %730, i64 %748
  %750 = load i64, ptr %749, align 8
  %751 = load i64, ptr %740, align 8
  %752 = getelementptr inbounds i64, ptr %730, i64 %751
  %753 = load i64, ptr %752, align 8
  %754 = icmp sgt i64 %750, %753
  br i1 %754, label %773, label %802

755:                                              ; preds = %745
  %756 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %765
  %757 = load i64, ptr %756, align 8
  %758 = getelementptr inbounds i64, ptr %730, i64 %757
  %759 = load i64, ptr %758, align 8
  %760 = load i64, ptr %740, align 8
  %761 = getelementptr inbounds i64, ptr %730, i64 %760
  %762 = load i64, ptr %761, align 8
  %763 = icmp sgt i64 %759, %762
  br i1 %763, label %776, label %802

764:                                              ; preds = %737, %764
  %765 = phi i64 [ %770, %764 ], [ %741, %737 ]
  %766 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %765, i32 1
  %767 = load i64, ptr %766, align 8
  %768 = icmp ne i64 %767, %744
  %769 = freeze i1 %768
  %770 = add nuw nsw i64 %765, 1
  %771 = icmp slt i64 %770, %726
  %772 = and i1 %771, %769
  br i1 %772, label %764, label %745

773:                                              ; preds = %747
  %774 = icmp eq i64 %744, %733
  %775 = load double, ptr %734, align 8
  br label %783

776:                                              ; preds = %755
  %777 = icmp eq i64 %744, %733
  %778 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %765, i32 7, i32 3
  %779 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %765, i32 7, i32 1
  %780 = select i1 %777, ptr %778, ptr %779
  %781 = load i64, ptr %780, align 8
  %782 = sitofp i64 %781 to double
  br label %783

783:                                              ; preds = %776, %773
  %784 = phi i64 [ %750, %773 ], [ %759, %776 ]
  %785 = phi i1 [ %774, %773 ], [ %777, %776 ]
  %786 = phi double [ %775, %773 ], [ %782, %776 ]
  %787 = load ptr, ptr %735, align 8
  %788 = add nsw i64 %784, -1
  %789 = load i64, ptr %736, align 8
  %790 = mul nsw i64 %789, %788
  %791 = add nsw i64 %790, %744
  %792 = getelementptr inbounds double, ptr %787, i64 %791
  %793 = load double, ptr %792, align 8
  %794 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %739, i32 7, i32 2
  %795 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %739, i32 7
  %796 = select i1 %785, ptr %794, ptr %795
  %797 = load i64, ptr %796, align 8
  %798 = sitofp i64 %797 to double
  %799 = fsub double %786, %798
  %800 = fmul double %793, %799
  %801 = fadd double %738, %800
  br label %802

802:                                              ; preds = %783, %755, %747
  %803 = phi double [ %801, %783 ], [ %738, %747 ], [ %738, %755 ]
  %804 = icmp eq i64 %741, %726
  br i1 %804, label %805, label %737

805:                                              ; preds = %802, %725, %719
  %806 = phi double [ 0.000000e+00, %719 ], [ 0.000000e+00, %725 ], [ %803, %802 ]
  %807 = fadd double %721, %806
  %808 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 25
  %809 = load i64, ptr %808, align 8
  %810 = icmp eq i64 %809, 0
  br i1 %810, label %1113, label %811

811:                                              ; preds = %805
  %812 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %813 = load i64, ptr %812, align 8
  %814 = icmp sgt i64 %813, 0
  br i1 %814, label %815, label %1113

815:                                              ; preds = %811
  %816 = load i64, ptr %0, align 8
  %817 = icmp sgt i64 %816, 0
  %818 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 8
  %819 = icmp sgt i64 %2, 0
  %820 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 10
  %821 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11
  %822 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4
  %823 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 13
  %824 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12
  %825 = and i64 %816, 3
  %826 = icmp ult i64 %816, 4
  %827 = and i64 %816, -4
  %828 = icmp eq i64 %825, 0
  %829 = and i64 %816, 3
  %830 = icmp ult i64 %816, 4
  %831 = and i64 %816, -4
  %832 = icmp eq i64 %829, 0
  %833 = and i64 %816, 1
  %834 = icmp eq i64 %816, 1
  %835 = and i64 %816, -2
  %836 = icmp eq i64 %833, 0
  br label %837

837:                                              ; preds = %1110, %815
  %838 = phi i64 [ 0, %815 ], [ %1111, %1110 ]
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %8)
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %9)
  br i1 %817, label %839, label %853

839:                                              ; preds = %837
  %840 = load ptr, ptr %818, align 8
  br i1 %826, label %841, label %856

841:                                              ; preds = %856, %839
  %842 = phi i64 [ 0, %839 ], [ %878, %856 ]
  br i1 %828, label %853, label %843

843:                                              ; preds = %841, %843
  %844 = phi i64 [ %850, %843 ], [ %842, %841 ]
  %845 = phi i64 [ %851, %843 ], [ 0, %841 ]
  %846 = getelementptr inbounds i64, ptr %840, i64 %844
  %847 = load i64, ptr %846, align 8
  %848 = getelementptr inbounds [16 x i64], ptr %9, i64 0, i64 %844
  store i64 %847, ptr %848, align 8
  %849 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 %844
  store i64 %847, ptr %849, align 8
  %850 = add nuw nsw i64 %844, 1
  %851 = add i64 %845, 1
  %852 = icmp eq i64 %851, %825
  br i1 %852, label %853, label %843

853:                                              ; preds = %841, %843, %837
  br i1 %819, label %854, label %881

854:                                              ; preds = %853
  %855 = add nuw nsw i64 %838, 1
  br label %884

856:                                              ; preds = %839, %856
  %857 = phi i64 [ %878, %856 ], [ 0, %839 ]
  %858 = phi i64 [ %879, %856 ], [ 0, %839 ]
  %859 = getelementptr inbounds i64, ptr %840, i64 %857
  %860 = load i64, ptr %859, align 8
  %861 = getelementptr inbounds [16 x i64], ptr %9, i64 0, i64 %857
  store i64 %860, ptr %861, align 16
  %862 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 %857
  store i64 %860, ptr %862, align 16
  %863 = or i64 %857, 1
  %864 = getelementptr inbounds i64, ptr %840, i64 %863
  %865 = load i64, ptr %864, align 8
  %866 = getelementptr inbounds [16 x i64], ptr %9, i64 0, i64 %863
  store i64 %865, ptr %866, align 8
  %867 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 %863
  store i64 %865, ptr %867, align 8
  %868 = or i64 %857, 2
  %869 = getelementptr inbounds i64, ptr %840, i64 %868
  %870 = load i64, ptr %869, align 8
  %871 = getelementptr inbounds [16 x i64], ptr %9, i64 0, i64 %868
  store i64 %870, ptr %871, align 16
  %872 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 %868
  store i64 %870, ptr %872, align 16
  %873 = or i64 %857, 3
  %874 = getelementptr inbounds i64, ptr %840, i64 %873
  %875 = load i64, ptr %874, align 8
  %876 = getelementptr inbounds [16 x i64], ptr %9, i64 0, i64 %873
  store i64 %875, ptr %876, align 8
  %877 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 %873
  store i64 %875, ptr %877, align 8
  %878 = add nuw nsw i64 %857, 4
  %879 = add i64 %858, 4
  %880 = icmp eq i64 %879, %827
  br i1 %880, label %841, label %856

881:                                              ; preds = %1033, %853
  %882 = phi ptr [ null, %853 ], [ %1034, %1033 ]
  br i1 %817, label %883, label %1046

883:                                              ; preds = %881
  br i1 %834, label %1038, label %1050

884:                                              ; preds = %1033, %854
  %885 = phi i64 [ 0, %854 ], [ %1035, %1033 ]
  %886 = phi i64 [ 0, %854 ], [ %1036, %1033 ]
  %887 = phi ptr [ null, %854 ], [ %1034, %1033 ]
  %888 = getelementptr inbounds %struct.Node, ptr %1, i64 %886
  %889 = load i64, ptr %888, align 8
  switch i64 %889, label %999 [
    i64 0, label %890
    i64 3, label %890
  ]

890:                                              ; preds = %884, %884
  %891 = add nsw i64 %885, 1
  %892 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %885
  %893 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %885, i32 1
  %894 = load i64, ptr %893, align 8
  %895 = icmp eq i64 %894, %838
  br i1 %895, label %896, label %1033

896:                                              ; preds = %890
  %897 = icmp eq ptr %887, null
  %898 = load ptr, ptr %820, align 8
  br i1 %897, label %938, label %899

899:                                              ; preds = %896
  %900 = getelementptr inbounds i64, ptr %898, i64 %838
  %901 = load i64, ptr %900, align 8
  %902 = getelementptr inbounds i64, ptr %898, i64 %855
  %903 = load i64, ptr %902, align 8
  %904 = icmp eq i64 %901, %903
  br i1 %904, label %935, label %905

905:                                              ; preds = %899
  %906 = load ptr, ptr %821, align 8
  %907 = mul i64 %903, 6
  %908 = add i64 %907, -6
  %909 = getelementptr inbounds i64, ptr %906, i64 %908
  %910 = load i64, ptr %909, align 8
  %911 = icmp slt i64 %910, 0
  br i1 %911, label %920, label %912

912:                                              ; preds = %905
  %913 = getelementptr inbounds i64, ptr %909, i64 1
  %914 = load i64, ptr %913, align 8
  %915 = getelementptr inbounds i64, ptr %9, i64 %910
  %916 = load i64, ptr %915, align 8
  %917 = add nsw i64 %916, -1
  %918 = mul nsw i64 %917, %914
  %919 = add nsw i64 %918, 1
  br label %920

920:                                              ; preds = %912, %905
  %921 = phi i64 [ %919, %912 ], [ 1, %905 ]
  %922 = getelementptr inbounds i64, ptr %909, i64 2
  %923 = load i64, ptr %922, align 8
  %924 = icmp slt i64 %923, 0
  br i1 %924, label %932, label %925

925:                                              ; preds = %920
  %926 = getelementptr inbounds i64, ptr %909, i64 3
  %927 = load i64, ptr %926, align 8
  %928 = getelementptr inbounds i64, ptr %9, i64 %923
  %929 = load i64, ptr %928, align 8
  %930 = add nsw i64 %929, -1
  %931 = mul nsw i64 %930, %927
  br label %932

932:                                              ; preds = %925, %920
  %933 = phi i64 [ %931, %925 ], [ 0, %920 ]
  %934 = add nsw i64 %933, %921
  br label %935

935:                                              ; preds = %932, %899
  %936 = phi i64 [ %934, %932 ], [ 1, %899 ]
  %937 = getelementptr inbounds %struct.Kept, ptr %887, i64 0, i32 5
  store i64 %936, ptr %937, align 8
  br label %938

938:                                              ; preds = %935, %896
  %939 = getelementptr inbounds i64, ptr %898, i64 %838
  %940 = load i64, ptr %939, align 8
  %941 = getelementptr inbounds i64, ptr %898, i64 %855
  %942 = load i64, ptr %941, align 8
  %943 = icmp eq i64 %940, %942
  br i1 %943, label %974, label %944

944:                                              ; preds = %938
  %945 = load ptr, ptr %821, align 8
  %946 = mul i64 %942, 6
  %947 = add i64 %946, -6
  %948 = getelementptr inbounds i64, ptr %945, i64 %947
  %949 = load i64, ptr %948, align 8
  %950 = icmp slt i64 %949, 0
  br i1 %950, label %959, label %951

951:                                              ; preds = %944
  %952 = getelementptr inbounds i64, ptr %948, i64 1
  %953 = load i64, ptr %952, align 8
  %954 = getelementptr inbounds i64, ptr %8, i64 %949
  %955 = load i64, ptr %954, align 8
  %956 = add nsw i64 %955, -1
  %957 = mul nsw i64 %956, %953
  %958 = add nsw i64 %957, 1
  br label %959

959:                                              ; preds = %951, %944
  %960 = phi i64 [ %958, %951 ], [ 1, %944 ]
  %961 = getelementptr inbounds i64, ptr %948, i64 2
  %962 = load i64, ptr %961, align 8
  %963 = icmp slt i64 %962, 0
  br i1 %963, label %971, label %964

964:                                              ; preds = %959
  %965 = getelementptr inbounds i64, ptr %948, i64 3
  %966 = load i64, ptr %965, align 8
  %967 = getelementptr inbounds i64, ptr %8, i64 %962
  %968 = load i64, ptr %967, align 8
  %969 = add nsw i64 %968, -1
  %970 = mul nsw i64 %969, %966
  br label %971

971:                                              ; preds = %964, %959
  %972 = phi i64 [ %970, %964 ], [ 0, %959 ]
  %973 = add nsw i64 %972, %960
  br label %974

974:                                              ; preds = %971, %938
  %975 = phi i64 [ %973, %971 ], [ 1, %938 ]
  %976 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %885, i32 6
  store i64 %975, ptr %976, align 8
  br i1 %817, label %977, label %1033

977:                                              ; preds = %974
  br i1 %830, label %1022, label %978

978:                                              ; preds = %977, %978
  %979 = phi i64 [ %996, %978 ], [ 0, %977 ]
  %980 = phi i64 [ %997, %978 ], [ 0, %977 ]
  %981 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 %979
  %982 = load i64, ptr %981, align 16
  %983 = getelementptr inbounds [16 x i64], ptr %9, i64 0, i64 %979
  store i64 %982, ptr %983, align 16
  %984 = or i64 %979, 1
  %985 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 %984
  %986 = load i64, ptr %985, align 8
  %987 = getelementptr inbounds [16 x i64], ptr %9, i64 0, i64 %984
  store i64 %986, ptr %987, align 8
  %988 = or i64 %979, 2
  %989 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 %988
  %990 = load i64, ptr %989, align 16
  %991 = getelementptr inbounds [16 x i64], ptr %9, i64 0, i64 %988
  store i64 %990, ptr %991, align 16
  %992 = or i64 %979, 3
  %993 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 %992
  %994 = load i64, ptr %993, align 8
  %995 = getelementptr inbounds [16 x i64], ptr %9, i64 0, i64 %992
  store i64 %994, ptr %995, align 8
  %996 = add nuw nsw i64 %979, 4
  %997 = add i64 %980, 4
  %998 = icmp eq i64 %997, %831
  br i1 %998, label %1022, label %978

999:                                              ; preds = %884
  %1000 = getelementptr inbounds %struct.Node, ptr %1, i64 %886, i32 2
  %1001 = load i64, ptr %1000, align 8
  %1002 = getelementptr inbounds %struct.Node, ptr %1, i64 %886, i32 1
  %1003 = load i64, ptr %1002, align 8
  %1004 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 %1003
  %1005 = load i64, ptr %1004, align 8
  %1006 = icmp slt i64 %1001, %1005
  br i1 %1006, label %1007, label %1033

1007:                                             ; preds = %999
  %1008 = load i64, ptr %822, align 8
  %1009 = icmp eq i64 %838, %1008
  %1010 = select i1 %1009, ptr %823, ptr %824
  %1011 = load ptr, ptr %1010, align 8
  store i64 %1001, ptr %1004, align 8
  %1012 = icmp eq i64 %889, 1
  br i1 %1012, label %1020, label %1013

1013:                                             ; preds = %1007
  %1014 = getelementptr inbounds %struct.Node, ptr %1, i64 %886, i32 3
  %1015 = load i64, ptr %1014, align 8
  %1016 = and i64 %1015, 65535
  %1017 = getelementptr inbounds i64, ptr %1011, i64 %1016
  %1018 = load i64, ptr %1017, align 8
  %1019 = icmp eq i64 %1018, 0
  br i1 %1019, label %1020, label %1033

1020:                                             ; preds = %1013, %1007
  %1021 = getelementptr inbounds [16 x i64], ptr %9, i64 0, i64 %1003
  store i64 %1001, ptr %1021, align 8
  br label %1033

1022:                                             ; preds = %978, %977
  %1023 = phi i64 [ 0, %977 ], [ %996, %978 ]
  br i1 %832, label %1033, label %1024

1024:                                             ; preds = %1022, %1024
  %1025 = phi i64 [ %1030, %1024 ], [ %1023, %1022 ]
  %1026 = phi i64 [ %1031, %1024 ], [ 0, %1022 ]
  %1027 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 %1025
  %1028 = load i64, ptr %1027, align 8
  %1029 = getelementptr inbounds [16 x i64], ptr %9, i64 0, i64 %1025
  store i64 %1028, ptr %1029, align 8
  %1030 = add nuw nsw i64 %1025, 1
  %1031 = add i64 %1026, 1
  %1032 = icmp eq i64 %1031, %829
  br i1 %1032, label %1033, label %1024

1033:                                             ; preds = %1022, %1024, %1020, %1013, %999, %974, %890
  %1034 = phi ptr [ %887, %999 ], [ %887, %1020 ], [ %887, %1013 ], [ %887, %890 ], [ %892, %974 ], [ %892, %1024 ], [ %892, %1022 ]
  %1035 = phi i64 [ %885, %999 ], [ %885, %1020 ], [ %885, %1013 ], [ %891, %890 ], [ %891, %974 ], [ %891, %1024 ], [ %891, %1022 ]
  %1036 = add nuw nsw i64 %886, 1
  %1037 = icmp eq i64 %1036, %2
  br i1 %1037, label %881, label %884

1038:                                             ; preds = %1065, %883
  %1039 = phi i64 [ 0, %883 ], [ %1066, %1065 ]
  br i1 %836, label %1046, label %1040

1040:                                             ; preds = %1038
  %1041 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 %1039
  %1042 = load i64, ptr %1041, align 8
  %1043 = icmp sgt i64 %1042, 1
  br i1 %1043, label %1044, label %1046

1044:                                             ; preds = %1040
  %1045 = getelementptr inbounds [16 x i64], ptr %9, i64 0, i64 %1039
  store i64 1, ptr %1045, align 8
  br label %1046

1046:                                             ; preds = %1038, %1044, %1040, %881
  %1047 = icmp eq ptr %882, null
  br i1 %1047, label %1048, label %1069

1048:                                             ; preds = %1046
  %1049 = add nuw nsw i64 %838, 1
  br label %1110

1050:                                             ; preds = %883, %1065
  %1051 = phi i64 [ %1066, %1065 ], [ 0, %883 ]
  %1052 = phi i64 [ %1067, %1065 ], [ 0, %883 ]
  %1053 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 %1051
  %1054 = load i64, ptr %1053, align 16
  %1055 = icmp sgt i64 %1054, 1
  br i1 %1055, label %1056, label %1058

1056:                                             ; preds = %1050
  %1057 = getelementptr inbounds [16 x i64], ptr %9, i64 0, i64 %1051
  store i64 1, ptr %1057, align 16
  br label %1058

1058:                                             ; preds = %1056, %1050
  %1059 = or i64 %1051, 1
  %1060 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 %1059
  %1061 = load i64, ptr %1060, align 8
  %1062 = icmp sgt i64 %1061, 1
  br i1 %1062, label %1063, label %1065

1063:                                             ; preds = %1058
  %1064 = getelementptr inbounds [16 x i64], ptr %9, i64 0, i64 %1059
  store i64 1, ptr %1064, align 8
  br label %1065

1065:                                             ; preds = %1063, %1058
  %1066 = add nuw nsw i64 %1051, 2
  %1067 = add i64 %1052, 2
  %1068 = icmp eq i64 %1067, %835
  br i1 %1068, label %1038, label %1050

1069:                                             ; preds = %1046
  %1070 = load ptr, ptr %820, align 8
  %1071 = getelementptr inbounds i64, ptr %1070, i64 %838
  %1072 = load i64, ptr %1071, align 8
  %1073 = add nuw nsw i64 %838, 1
  %1074 = getelementptr inbounds i64, ptr %1070, i64 %1073
  %1075 = load i64, ptr %1074, align 8
  %1076 = icmp eq i64 %1072, %1075
  br i1 %1076, label %1107, label %1077

1077:                                             ; preds = %1069
  %1078 = load ptr, ptr %821, align 8
  %1079 = mul i64 %1075, 6
  %1080 = add i64 %1079, -6
  %1081 = getelementptr inbounds i64, ptr %1078, i64 %1080
  %1082 = load i64, ptr %1081, align 8
  %1083 = icmp slt i64 %1082, 0
  br i1 %1083, label %1092, label %1084

1084:                                             ; preds = %1077
  %1085 = getelementptr inbounds i64, ptr %1081, i64 1
  %1086 = load i64, ptr %1085, align 8
  %1087 = getelementptr inbounds i64, ptr %9, i64 %1082
  %1088 = load i64, ptr %1087, align 8
  %1089 = add nsw i64 %1088, -1
  %1090 = mul nsw i64 %1089, %1086
  %1091 = add nsw i64 %1090, 1
  br label %1092

1092:                                             ; preds = %1084, %1077
  %1093 = phi i64 [ %1091, %1084 ], [ 1, %1077 ]
  %1094 = getelementptr inbounds i64, ptr %1081, i64 2
  %1095 = load i64, ptr %1094, align 8
  %1096 = icmp slt i64 %1095, 0
  br i1 %1096, label %1104, label %1097

1097:                                             ; preds = %1092
  %1098 = getelementptr inbounds i64, ptr %1081, i64 3
  %1099 = load i64, ptr %1098, align 8
  %1100 = getelementptr inbounds i64, ptr %9, i64 %1095
  %1101 = load i64, ptr %1100, align 8
  %1102 = add nsw i64 %1101, -1
  %1103 = mul nsw i64 %1102, %1099
  br label %1104

1104:                                             ; preds = %1097, %1092
  %1105 = phi i64 [ %1103, %1097 ], [ 0, %1092 ]
  %1106 = add nsw i64 %1105, %1093
  br label %1107

1107:                                             ; preds = %1104, %1069
  %1108 = phi i64 [ %1106, %1104 ], [ 1, %1069 ]
  %1109 = getelementptr inbounds %struct.Kept, ptr %882, i64 0, i32 5
  store i64 %1108, ptr %1109, align 8
  br label %1110

1110:                                             ; preds = %1107, %1048
  %1111 = phi i64 [ %1049, %1048 ], [ %1073, %1107 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %9)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %8)
  %1112 = icmp eq i64 %1111, %813
  br i1 %1112, label %1113, label %837

1113:                                             ; preds = %1110, %811, %805
  %1114 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 2
  %1115 = load i64, ptr %1114, align 8
  %1116 = icmp sgt i64 %1115, 0
  br i1 %1116, label %1131, label %1117

1117:                                             ; preds = %1131, %1113
  %1118 = phi i64 [ %1115, %1113 ], [ %1135, %1131 ]
  %1119 = load i64, ptr %17, align 8
  %1120 = icmp sgt i64 %1119, 0
  br i1 %1120, label %1121, label %1139

1121:                                             ; preds = %1117
  %1122 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 21
  %1123 = load ptr, ptr %1122, align 8
  %1124 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %1125 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 23
  %1126 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 17
  %1127 = load ptr, ptr %1126, align 8
  %1128 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 18
  %1129 = load ptr, ptr %1128, align 8
  %1130 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7
  br label %1149

1131:                                             ; preds = %1113, %1131
  %1132 = phi i64 [ %1134, %1131 ], [ 0, %1113 ]
  %1133 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 9, i64 %1132
  store i64 0, ptr %1133, align 8
  %1134 = add nuw nsw i64 %1132, 1
  %1135 = load i64, ptr %1114, align 8
  %1136 = icmp slt i64 %1134, %1135
  br i1 %1136, label %1131, label %1117

1137:                                             ; preds = %1278
  %1138 = load i64, ptr %1114, align 8
  br label %1139

1139:                                             ; preds = %1137, %1117
  %1140 = phi i64 [ %1118, %1117 ], [ %1138, %1137 ]
  %1141 = phi double [ %807, %1117 ], [ %1242, %1137 ]
  %1142 = phi i64 [ 0, %1117 ], [ %1279, %1137 ]
  %1143 = phi i64 [ %1119, %1117 ], [ %1281, %1137 ]
  %1144 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 7
  store double 0.000000e+00, ptr %1144, align 8
  %1145 = icmp sgt i64 %1140, 0
  br i1 %1145, label %1146, label %1283

1146:                                             ; preds = %1139
  %1147 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 16
  %1148 = load ptr, ptr %1147, align 8
  br label %1558

1149:                                             ; preds = %1278, %1121
  %1150 = phi i64 [ 0, %1121 ], [ %1279, %1278 ]
  %1151 = phi double [ %807, %1121 ], [ %1242, %1278 ]
  %1152 = phi i64 [ 0, %1121 ], [ %1280, %1278 ]
  %1153 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1152
  %1154 = load i64, ptr %1153, align 8
  %1155 = load i64, ptr %1124, align 8
  %1156 = mul nsw i64 %1155, %1154
  %1157 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1152, i32 1
  %1158 = load i64, ptr %1157, align 8
  %1159 = add nsw i64 %1156, %1158
  %1160 = shl nsw i64 %1159, 2
  %1161 = getelementptr inbounds double, ptr %1123, i64 %1160
  %1162 = load i64, ptr %808, align 8
  %1163 = icmp eq i64 %1162, 0
  %1164 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1152, i32 7
  br i1 %1163, label %1211, label %1165

1165:                                             ; preds = %1149
  %1166 = load ptr, ptr %1125, align 8
  %1167 = getelementptr inbounds i64, ptr %1166, i64 %1159
  %1168 = load i64, ptr %1167, align 8
  %1169 = load i64, ptr %1164, align 8
  %1170 = icmp eq i64 %1168, 1
  br i1 %1170, label %1171, label %1178

1171:                                             ; preds = %1165
  %1172 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1152, i32 7, i32 1
  %1173 = load i64, ptr %1172, align 8
  %1174 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1152, i32 7, i32 2
  %1175 = load i64, ptr %1174, align 8
  %1176 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1152, i32 7, i32 3
  %1177 = load i64, ptr %1176, align 8
  br label %1219

1178:                                             ; preds = %1165
  %1179 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1152, i32 5
  %1180 = load i64, ptr %1179, align 8
  %1181 = add i64 %1180, -1
  %1182 = add i64 %1181, %1169
  %1183 = sdiv i64 %1182, %1180
  %1184 = add i64 %1181, %1168
  %1185 = freeze i64 %1184
  %1186 = srem i64 %1185, %1168
  %1187 = sub nsw i64 %1185, %1186
  %1188 = mul i64 %1187, %1183
  %1189 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1152, i32 7, i32 1
  %1190 = load i64, ptr %1189, align 8
  %1191 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1152, i32 6
  %1192 = load i64, ptr %1191, align 8
  %1193 = add i64 %1192, -1
  %1194 = add i64 %1193, %1190
  %1195 = sdiv i64 %1194, %1192
  %1196 = add i64 %1193, %1168
  %1197 = freeze i64 %1196
  %1198 = srem i64 %1197, %1168
  %1199 = sub nsw i64 %1197, %1198
  %1200 = mul i64 %1199, %1195
  %1201 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1152, i32 7, i32 2
  %1202 = load i64, ptr %1201, align 8
  %1203 = add i64 %1202, %1181
  %1204 = sdiv i64 %1203, %1180
  %1205 = mul i64 %1204, %1187
  %1206 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1152, i32 7, i32 3
  %1207 = load i64, ptr %1206, align 8
  %1208 = add i64 %1207, %1193
  %1209 = sdiv i64 %1208, %1192
  %1210 = mul i64 %1209, %1199
  br label %1219

1211:                                             ; preds = %1149
  %1212 = load i64, ptr %1164, align 8
  %1213 = getelementptr inbounds i8, ptr %1164, i64 8
  %1214 = load i64, ptr %1213, align 8
  %1215 = getelementptr inbounds i8, ptr %1164, i64 16
  %1216 = load i64, ptr %1215, align 8
  %1217 = getelementptr inbounds i8, ptr %1164, i64 24
  %1218 = load i64, ptr %1217, align 8
  br label %1219

1219:                                             ; preds = %1211, %1178, %1171
  %1220 = phi i64 [ %1218, %1211 ], [ %1177, %1171 ], [ %1210, %1178 ]
  %1221 = phi i64 [ %1216, %1211 ], [ %1175, %1171 ], [ %1205, %1178 ]
  %1222 = phi i64 [ %1214, %1211 ], [ %1173, %1171 ], [ %1200, %1178 ]
  %1223 = phi i64 [ %1212, %1211 ], [ %1169, %1171 ], [ %1188, %1178 ]
  %1224 = load double, ptr %1161, align 8
  %1225 = sitofp i64 %1223 to double
  %1226 = fmul double %1224, %1225
  %1227 = getelementptr inbounds double, ptr %1161, i64 1
  %1228 = load double, ptr %1227, align 8
  %1229 = sitofp i64 %1222 to double
  %1230 = fmul double %1228, %1229
  %1231 = fadd double %1226, %1230
  %1232 = getelementptr inbounds double, ptr %1161, i64 2
  %1233 = load double, ptr %1232, align 8
  %1234 = sitofp i64 %1221 to double
  %1235 = fmul double %1233, %1234
  %1236 = fadd double %1231, %1235
  %1237 = getelementptr inbounds double, ptr %1161, i64 3
  %1238 = load double, ptr %1237, align 8
  %1239 = sitofp i64 %1220 to double
  %1240 = fmul double %1238, %1239
  %1241 = fadd double %1236, %1240
  %1242 = fadd double %1151, %1241
  %1243 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1152, i32 8, i32 1
  %1244 = load i64, ptr %1243, align 8
  %1245 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1152, i32 8, i32 3
  %1246 = load i64, ptr %1245, align 8
  %1247 = call i64 @llvm.smax.i64(i64 %1244, i64 %1246)
  %1248 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1152, i32 4
  %1249 = load i64, ptr %1248, align 8
  %1250 = icmp sgt i64 %1247, %1249
  %1251 = getelementptr inbounds i64, ptr %1127, i64 %1158
  %1252 = load i64, ptr %1251, align 8
  %1253 = mul nsw i64 %1252, %1249
  %1254 = getelementptr inbounds i64, ptr %1129, i64 %1154
  %1255 = load i64, ptr %1254, align 8
  %1256 = icmp ne i64 %1255, 0
  %1257 = select i1 %1256, i1 %1250, i1 false
  %1258 = select i1 %1257, i64 2, i64 1
  %1259 = mul nsw i64 %1253, %1258
  %1260 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 9, i64 %1154
  %1261 = load i64, ptr %1260, align 8
  %1262 = add nsw i64 %1259, %1261
  store i64 %1262, ptr %1260, align 8
  %1263 = load i64, ptr %1153, align 8
  %1264 = load i64, ptr %1130, align 8
  %1265 = icmp eq i64 %1263, %1264
  br i1 %1265, label %1266, label %1278

1266:                                             ; preds = %1219
  %1267 = load i64, ptr %1164, align 8
  %1268 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1152, i32 7, i32 1
  %1269 = load i64, ptr %1268, align 8
  %1270 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1152, i32 7, i32 2
  %1271 = load i64, ptr %1270, align 8
  %1272 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1152, i32 7, i32 3
  %1273 = load i64, ptr %1272, align 8
  %1274 = add i64 %1267, %1150
  %1275 = add i64 %1274, %1269
  %1276 = add i64 %1275, %1271
  %1277 = add i64 %1276, %1273
  br label %1278

1278:                                             ; preds = %1266, %1219
  %1279 = phi i64 [ %1277, %1266 ], [ %1150, %1219 ]
  %1280 = add nuw nsw i64 %1152, 1
  %1281 = load i64, ptr %17, align 8
  %1282 = icmp slt i64 %1280, %1281
  br i1 %1282, label %1149, label %1137

1283:                                             ; preds = %1575, %1139
  %1284 = load i64, ptr %3, align 8
  %1285 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 27
  %1286 = load i64, ptr %1285, align 8
  %1287 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 28
  %1288 = load i64, ptr %1287, align 8
  %1289 = mul nsw i64 %1288, %1284
  %1290 = add i64 %1286, -1
  %1291 = add i64 %1290, %1289
  %1292 = sdiv i64 %1291, %1286
  %1293 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 3
  %1294 = load i64, ptr %1293, align 8
  %1295 = icmp sgt i64 %1294, 0
  br i1 %1295, label %1296, label %1535

1296:                                             ; preds = %1283
  %1297 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 14
  %1298 = load ptr, ptr %1297, align 8
  %1299 = icmp sgt i64 %2, 0
  %1300 = getelementptr inbounds [2 x i64], ptr %7, i64 0, i64 1
  %1301 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %1302 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 9
  %1303 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 15
  %1304 = icmp sgt i64 %1143, 0
  br label %1305

1305:                                             ; preds = %1532, %1296
  %1306 = phi i64 [ 0, %1296 ], [ %1533, %1532 ]
  %1307 = shl nuw nsw i64 %1306, 1
  %1308 = getelementptr inbounds i64, ptr %1298, i64 %1307
  %1309 = load i64, ptr %1308, align 8
  %1310 = icmp eq i64 %1309, 0
  br i1 %1310, label %1532, label %1311

1311:                                             ; preds = %1305
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %6)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %6, i8 0, i64 256, i1 false)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %7, i8 0, i64 16, i1 false)
  br i1 %1299, label %1328, label %1531

1312:                                             ; preds = %1344
  %1313 = load i64, ptr %7, align 16
  %1314 = load i64, ptr %1300, align 8
  %1315 = icmp ne i64 %1313, 0
  %1316 = icmp ne i64 %1314, 0
  %1317 = select i1 %1315, i1 %1316, i1 false
  br i1 %1317, label %1318, label %1531

1318:                                             ; preds = %1312
  %1319 = load i64, ptr %1301, align 8
  %1320 = icmp sgt i64 %1319, 0
  br i1 %1320, label %1321, label %1531

1321:                                             ; preds = %1318
  %1322 = load i64, ptr %0, align 8
  %1323 = icmp sgt i64 %1322, 0
  %1324 = and i64 %1322, 1
  %1325 = icmp eq i64 %1322, 1
  %1326 = and i64 %1322, -2
  %1327 = icmp eq i64 %1324, 0
  br label %1347

1328:                                             ; preds = %1311, %1344
  %1329 = phi i64 [ %1345, %1344 ], [ 0, %1311 ]
  %1330 = getelementptr inbounds %struct.Node, ptr %1, i64 %1329
  %1331 = load i64, ptr %1330, align 8
  %1332 = icmp eq i64 %1331, 2
  br i1 %1332, label %1333, label %1344

1333:                                             ; preds = %1328
  %1334 = getelementptr inbounds %struct.Node, ptr %1, i64 %1329, i32 3
  %1335 = load i64, ptr %1334, align 8
  %1336 = and i64 %1335, 65535
  %1337 = icmp eq i64 %1336, %1306
  br i1 %1337, label %1338, label %1344

1338:                                             ; preds = %1333
  %1339 = ashr i64 %1335, 16
  %1340 = getelementptr inbounds %struct.Node, ptr %1, i64 %1329, i32 1
  %1341 = load i64, ptr %1340, align 8
  %1342 = getelementptr inbounds [2 x [16 x i64]], ptr %6, i64 0, i64 %1339, i64 %1341
  store i64 1, ptr %1342, align 8
  %1343 = getelementptr inbounds [2 x i64], ptr %7, i64 0, i64 %1339
  store i64 1, ptr %1343, align 8
  br label %1344

1344:                                             ; preds = %1338, %1333, %1328
  %1345 = add nuw nsw i64 %1329, 1
  %1346 = icmp eq i64 %1345, %2
  br i1 %1346, label %1312, label %1328

1347:                                             ; preds = %1446, %1321
  %1348 = phi i64 [ 0, %1321 ], [ %1450, %1446 ]
  %1349 = phi ptr [ null, %1321 ], [ %1449, %1446 ]
  %1350 = phi i64 [ 0, %1321 ], [ %1448, %1446 ]
  %1351 = phi i64 [ 0, %1321 ], [ %1447, %1446 ]
  br i1 %1323, label %1352, label %1422

1352:                                             ; preds = %1347
  %1353 = mul nsw i64 %1348, %1322
  br i1 %1325, label %1358, label %1382

1354:                                             ; preds = %1446
  %1355 = icmp ne i64 %1447, 1
  %1356 = icmp ne i64 %1448, 1
  %1357 = select i1 %1355, i1 true, i1 %1356
  br i1 %1357, label %1531, label %1452

1358:                                             ; preds = %1415, %1352
  %1359 = phi i64 [ undef, %1352 ], [ %1418, %1415 ]
  %1360 = phi i64 [ 0, %1352 ], [ %1419, %1415 ]
  %1361 = phi i64 [ 1, %1352 ], [ %1418, %1415 ]
  br i1 %1327, label %1379, label %1362

1362:                                             ; preds = %1358
  %1363 = getelementptr inbounds [16 x i64], ptr %6, i64 0, i64 %1360
  %1364 = load i64, ptr %1363, align 8
  %1365 = getelementptr inbounds [2 x [16 x i64]], ptr %6, i64 0, i64 1, i64 %1360
  %1366 = load i64, ptr %1365, align 8
  %1367 = or i64 %1366, %1364
  %1368 = icmp eq i64 %1367, 0
  br i1 %1368, label %1375, label %1369

1369:                                             ; preds = %1362
  %1370 = load ptr, ptr %1302, align 8
  %1371 = add nsw i64 %1360, %1353
  %1372 = getelementptr inbounds i64, ptr %1370, i64 %1371
  %1373 = load i64, ptr %1372, align 8
  %1374 = icmp ne i64 %1373, 0
  br label %1375

1375:                                             ; preds = %1369, %1362
  %1376 = phi i1 [ true, %1362 ], [ %1374, %1369 ]
  %1377 = zext i1 %1376 to i64
  %1378 = and i64 %1361, %1377
  br label %1379

1379:                                             ; preds = %1358, %1375
  %1380 = phi i64 [ %1359, %1358 ], [ %1378, %1375 ]
  %1381 = icmp eq i64 %1380, 0
  br i1 %1381, label %1446, label %1422

1382:                                             ; preds = %1352, %1415
  %1383 = phi i64 [ %1419, %1415 ], [ 0, %1352 ]
  %1384 = phi i64 [ %1418, %1415 ], [ 1, %1352 ]
  %1385 = phi i64 [ %1420, %1415 ], [ 0, %1352 ]
  %1386 = getelementptr inbounds [16 x i64], ptr %6, i64 0, i64 %1383
  %1387 = load i64, ptr %1386, align 16
  %1388 = getelementptr inbounds [2 x [16 x i64]], ptr %6, i64 0, i64 1, i64 %1383
  %1389 = load i64, ptr %1388, align 16
  %1390 = or i64 %1389, %1387
  %1391 = icmp eq i64 %1390, 0
  br i1 %1391, label %1398, label %1392

1392:                                             ; preds = %1382
  %1393 = load ptr, ptr %1302, align 8
  %1394 = add nsw i64 %1383, %1353
  %1395 = getelementptr inbounds i64, ptr %1393, i64 %1394
  %1396 = load i64, ptr %1395, align 8
  %1397 = icmp ne i64 %1396, 0
  br label %1398

1398:                                             ; preds = %1392, %1382
  %1399 = phi i1 [ true, %1382 ], [ %1397, %1392 ]
  %1400 = zext i1 %1399 to i64
  %1401 = and i64 %1384, %1400
  %1402 = or i64 %1383, 1
  %1403 = getelementptr inbounds [16 x i64], ptr %6, i64 0, i64 %1402
  %1404 = load i64, ptr %1403, align 8
  %1405 = getelementptr inbounds [2 x [16 x i64]], ptr %6, i64 0, i64 1, i64 %1402
  %1406 = load i64, ptr %1405, align 8
  %1407 = or i64 %1406, %1404
  %1408 = icmp eq i64 %1407, 0
  br i1 %1408, label %1415, label %1409

1409:                                             ; preds = %1398
  %1410 = load ptr, ptr %1302, align 8
  %1411 = add nsw i64 %1402, %1353
  %1412 = getelementptr inbounds i64, ptr %1410, i64 %1411
  %1413 = load i64, ptr %1412, align 8
  %1414 = icmp ne i64 %1413, 0
  br label %1415

1415:                                             ; preds = %1409, %1398
  %1416 = phi i1 [ true, %1398 ], [ %1414, %1409 ]
  %1417 = zext i1 %1416 to i64
  %1418 = and i64 %1401, %1417
  %1419 = add nuw nsw i64 %1383, 2
  %1420 = add i64 %1385, 2
  %1421 = icmp eq i64 %1420, %1326
  br i1 %1421, label %1358, label %1382

1422:                                             ; preds = %1379, %1347
  %1423 = add nsw i64 %1351, 1
  br i1 %1304, label %1424, label %1446

1424:                                             ; preds = %1422, %1441
  %1425 = phi i64 [ %1444, %1441 ], [ 0, %1422 ]
  %1426 = phi ptr [ %1443, %1441 ], [ %1349, %1422 ]
  %1427 = phi i64 [ %1442, %1441 ], [ %1350, %1422 ]
  %1428 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1425, i32 1
  %1429 = load i64, ptr %1428, align 8
  %1430 = icmp eq i64 %1429, %1348
  br i1 %1430, label %1431, label %1441

1431:                                             ; preds = %1424
  %1432 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1425
  %1433 = load ptr, ptr %1303, align 8
  %1434 = load i64, ptr %1432, align 8
  %1435 = getelementptr inbounds i64, ptr %1433, i64 %1434
  %1436 = load i64, ptr %1435, align 8
  %1437 = icmp sgt i64 %1436, %1306
  %1438 = zext i1 %1437 to i64
  %1439 = add nsw i64 %1427, %1438
  %1440 = select i1 %1437, ptr %1432, ptr %1426
  br label %1441

1441:                                             ; preds = %1431, %1424
  %1442 = phi i64 [ %1427, %1424 ], [ %1439, %1431 ]
  %1443 = phi ptr [ %1426, %1424 ], [ %1440, %1431 ]
  %1444 = add nuw nsw i64 %1425, 1
  %1445 = icmp eq i64 %1444, %1143
  br i1 %1445, label %1446, label %1424

1446:                                             ; preds = %1441, %1422, %1379
  %1447 = phi i64 [ %1351, %1379 ], [ %1423, %1422 ], [ %1423, %1441 ]
  %1448 = phi i64 [ %1350, %1379 ], [ %1350, %1422 ], [ %1442, %1441 ]
  %1449 = phi ptr [ %1349, %1379 ], [ %1349, %1422 ], [ %1443, %1441 ]
  %1450 = add nuw nsw i64 %1348, 1
  %1451 = icmp eq i64 %1450, %1319
  br i1 %1451, label %1354, label %1347

1452:                                             ; preds = %1354
  %1453 = getelementptr inbounds %struct.Kept, ptr %1449, i64 0, i32 4
  %1454 = load i64, ptr %1453, align 8
  %1455 = icmp eq i64 %1454, 1
  br i1 %1455, label %1456, label %1531

1456:                                             ; preds = %1452
  %1457 = getelementptr inbounds i64, ptr %1298, i64 %1307
  %1458 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4
  br i1 %1323, label %1461, label %1482

1459:                                             ; preds = %1475
  %1460 = icmp eq i64 %1479, 0
  br i1 %1460, label %1485, label %1482

1461:                                             ; preds = %1456, %1475
  %1462 = phi i64 [ %1480, %1475 ], [ 0, %1456 ]
  %1463 = phi i64 [ %1479, %1475 ], [ 1, %1456 ]
  %1464 = getelementptr inbounds [2 x [16 x i64]], ptr %6, i64 0, i64 1, i64 %1462
  %1465 = load i64, ptr %1464, align 8
  %1466 = icmp eq i64 %1465, 0
  br i1 %1466, label %1475, label %1467

1467:                                             ; preds = %1461
  %1468 = load ptr, ptr %1302, align 8
  %1469 = load i64, ptr %1458, align 8
  %1470 = mul nsw i64 %1469, %1322
  %1471 = add nsw i64 %1470, %1462
  %1472 = getelementptr inbounds i64, ptr %1468, i64 %1471
  %1473 = load i64, ptr %1472, align 8
  %1474 = icmp ne i64 %1473, 0
  br label %1475

1475:                                             ; preds = %1467, %1461
  %1476 = phi i1 [ false, %1461 ], [ %1474, %1467 ]
  %1477 = xor i1 %1476, true
  %1478 = zext i1 %1477 to i64
  %1479 = and i64 %1463, %1478
  %1480 = add nuw nsw i64 %1462, 1
  %1481 = icmp eq i64 %1480, %1322
  br i1 %1481, label %1459, label %1461

1482:                                             ; preds = %1459, %1456
  %1483 = getelementptr inbounds i64, ptr %1457, i64 1
  %1484 = load i64, ptr %1483, align 8
  br label %1485

1485:                                             ; preds = %1482, %1459
  %1486 = phi i64 [ %1484, %1482 ], [ %1309, %1459 ]
  br i1 %1323, label %1487, label %1510

1487:                                             ; preds = %1485, %1501
  %1488 = phi i64 [ %1506, %1501 ], [ 0, %1485 ]
  %1489 = phi i64 [ %1505, %1501 ], [ 1, %1485 ]
  %1490 = getelementptr inbounds [2 x [16 x i64]], ptr %6, i64 0, i64 0, i64 %1488
  %1491 = load i64, ptr %1490, align 8
  %1492 = icmp eq i64 %1491, 0
  br i1 %1492, label %1501, label %1493

1493:                                             ; preds = %1487
  %1494 = load ptr, ptr %1302, align 8
  %1495 = load i64, ptr %1458, align 8
  %1496 = mul nsw i64 %1495, %1322
  %1497 = add nsw i64 %1496, %1488
  %1498 = getelementptr inbounds i64, ptr %1494, i64 %1497
  %1499 = load i64, ptr %1498, align 8
  %1500 = icmp ne i64 %1499, 0
  br label %1501

1501:                                             ; preds = %1493, %1487
  %1502 = phi i1 [ false, %1487 ], [ %1500, %1493 ]
  %1503 = xor i1 %1502, true
  %1504 = zext i1 %1503 to i64
  %1505 = and i64 %1489, %1504
  %1506 = add nuw nsw i64 %1488, 1
  %1507 = icmp eq i64 %1506, %1322
  br i1 %1507, label %1508, label %1487

1508:                                             ; preds = %1501
  %1509 = icmp eq i64 %1505, 0
  br i1 %1509, label %1511, label %1510

1510:                                             ; preds = %1508, %1485
  br label %1511

1511:                                             ; preds = %1510, %1508
  %1512 = phi i64 [ %1309, %1510 ], [ %1486, %1508 ]
  %1513 = getelementptr inbounds %struct.Kept, ptr %1449, i64 0, i32 1
  %1514 = load i64, ptr %1513, align 8
  %1515 = load i64, ptr %1458, align 8
  %1516 = icmp eq i64 %1514, %1515
  %1517 = getelementptr inbounds %struct.Kept, ptr %1449, i64 0, i32 8, i32 3
  %1518 = getelementptr inbounds %struct.Kept, ptr %1449, i64 0, i32 8, i32 1
  %1519 = select i1 %1516, ptr %1517, ptr %1518
  %1520 = load i64, ptr %1519, align 8
  %1521 = getelementptr inbounds i64, ptr %1457, i64 1
  %1522 = load i64, ptr %1521, align 8
  %1523 = add i64 %1309, -2
  %1524 = add i64 %1523, %1522
  %1525 = mul nsw i64 %1524, %1520
  %1526 = load i64, ptr %1518, align 8
  %1527 = mul nsw i64 %1526, %1512
  %1528 = add nsw i64 %1525, %1527
  %1529 = call i64 @llvm.smax.i64(i64 %1528, i64 1)
  %1530 = add nsw i64 %1529, -1
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %6)
  br label %1535

1531:                                             ; preds = %1452, %1354, %1318, %1312, %1311
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %6)
  br label %1532

1532:                                             ; preds = %1531, %1305
  %1533 = add nuw nsw i64 %1306, 1
  %1534 = icmp eq i64 %1533, %1294
  br i1 %1534, label %1535, label %1305

1535:                                             ; preds = %1532, %1511, %1283
  %1536 = phi i64 [ %1530, %1511 ], [ 0, %1283 ], [ 0, %1532 ]
  %1537 = add nsw i64 %1536, %1292
  %1538 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 5
  %1539 = load i64, ptr %1538, align 8
  %1540 = icmp sgt i64 %1539, 0
  br i1 %1540, label %1544, label %1541

1541:                                             ; preds = %1535
  %1542 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %1543 = load i64, ptr %1542, align 8
  br label %1579

1544:                                             ; preds = %1535
  %1545 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 19
  %1546 = load ptr, ptr %1545, align 8
  %1547 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 20
  %1548 = load ptr, ptr %1547, align 8
  %1549 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %1550 = load i64, ptr %1549, align 8
  %1551 = icmp sgt i64 %1143, 0
  %1552 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 23
  %1553 = icmp sgt i64 %1550, 0
  %1554 = and i64 %1550, 3
  %1555 = icmp ult i64 %1550, 4
  %1556 = and i64 %1550, -4
  %1557 = icmp eq i64 %1554, 0
  br label %1591

1558:                                             ; preds = %1575, %1146
  %1559 = phi double [ 0.000000e+00, %1146 ], [ %1576, %1575 ]
  %1560 = phi i64 [ 0, %1146 ], [ %1577, %1575 ]
  %1561 = getelementptr inbounds i64, ptr %1148, i64 %1560
  %1562 = load i64, ptr %1561, align 8
  %1563 = icmp sgt i64 %1562, -1
  br i1 %1563, label %1564, label %1575

1564:                                             ; preds = %1558
  %1565 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 9, i64 %1560
  %1566 = load i64, ptr %1565, align 8
  %1567 = icmp sgt i64 %1566, %1562
  br i1 %1567, label %1568, label %1575

1568:                                             ; preds = %1564
  %1569 = sub nsw i64 %1566, %1562
  %1570 = sitofp i64 %1569 to double
  %1571 = add nuw nsw i64 %1562, 1
  %1572 = sitofp i64 %1571 to double
  %1573 = fdiv double %1570, %1572
  %1574 = fadd double %1559, %1573
  store double %1574, ptr %1144, align 8
  br label %1575

1575:                                             ; preds = %1568, %1564, %1558
  %1576 = phi double [ %1559, %1558 ], [ %1559, %1564 ], [ %1574, %1568 ]
  %1577 = add nuw nsw i64 %1560, 1
  %1578 = icmp eq i64 %1577, %1140
  br i1 %1578, label %1283, label %1558

1579:                                             ; preds = %1756, %1541
  %1580 = phi i64 [ %1543, %1541 ], [ %1550, %1756 ]
  %1581 = phi i64 [ %1537, %1541 ], [ %1766, %1756 ]
  %1582 = mul nsw i64 %1580, %1294
  %1583 = icmp sgt i64 %1582, 0
  br i1 %1583, label %1584, label %1788

1584:                                             ; preds = %1579
  %1585 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 22
  %1586 = load ptr, ptr %1585, align 8
  %1587 = and i64 %1582, 3
  %1588 = icmp ult i64 %1582, 4
  br i1 %1588, label %1769, label %1589

1589:                                             ; preds = %1584
  %1590 = and i64 %1582, -4
  br label %1799

1591:                                             ; preds = %1756, %1544
  %1592 = phi i64 [ 0, %1544 ], [ %1767, %1756 ]
  %1593 = phi i64 [ %1537, %1544 ], [ %1766, %1756 ]
  %1594 = getelementptr inbounds %struct.Port, ptr %1546, i64 %1592
  %1595 = mul nsw i64 %1592, %1550
  %1596 = getelementptr inbounds i64, ptr %1548, i64 %1595
  %1597 = getelementptr inbounds %struct.Port, ptr %1546, i64 %1592, i32 1
  %1598 = load i64, ptr %1597, align 8
  %1599 = icmp eq i64 %1598, 3
  br i1 %1599, label %1606, label %1600

1600:                                             ; preds = %1591
  br i1 %1551, label %1601, label %1756

1601:                                             ; preds = %1600
  %1602 = load i64, ptr %1594, align 8
  %1603 = icmp eq i64 %1598, 1
  %1604 = icmp eq i64 %1598, 0
  %1605 = mul nsw i64 %1602, %1550
  br label %1648

1606:                                             ; preds = %1591
  br i1 %1553, label %1607, label %1756

1607:                                             ; preds = %1606
  %1608 = load i64, ptr %1594, align 8
  %1609 = mul nsw i64 %1608, %1550
  br i1 %1555, label %1738, label %1610

1610:                                             ; preds = %1607, %1610
  %1611 = phi i64 [ %1644, %1610 ], [ 0, %1607 ]
  %1612 = phi i64 [ %1645, %1610 ], [ 0, %1607 ]
  %1613 = phi i64 [ %1646, %1610 ], [ 0, %1607 ]
  %1614 = getelementptr inbounds i64, ptr %1596, i64 %1612
  %1615 = load i64, ptr %1614, align 8
  %1616 = add nsw i64 %1612, %1609
  %1617 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 5, i64 %1616
  %1618 = load i64, ptr %1617, align 8
  %1619 = mul nsw i64 %1618, %1615
  %1620 = add nsw i64 %1619, %1611
  %1621 = or i64 %1612, 1
  %1622 = getelementptr inbounds i64, ptr %1596, i64 %1621
  %1623 = load i64, ptr %1622, align 8
  %1624 = add nsw i64 %1621, %1609
  %1625 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 5, i64 %1624
  %1626 = load i64, ptr %1625, align 8
  %1627 = mul nsw i64 %1626, %1623
  %1628 = add nsw i64 %1627, %1620
  %1629 = or i64 %1612, 2
  %1630 = getelementptr inbounds i64, ptr %1596, i64 %1629
  %1631 = load i64, ptr %1630, align 8
  %1632 = add nsw i64 %1629, %1609
  %1633 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 5, i64 %1632
  %1634 = load i64, ptr %1633, align 8
  %1635 = mul nsw i64 %1634, %1631
  %1636 = add nsw i64 %1635, %1628
  %1637 = or i64 %1612, 3
  %1638 = getelementptr inbounds i64, ptr %1596, i64 %1637
  %1639 = load i64, ptr %1638, align 8
  %1640 = add nsw i64 %1637, %1609
  %1641 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 5, i64 %1640
  %1642 = load i64, ptr %1641, align 8
  %1643 = mul nsw i64 %1642, %1639
  %1644 = add nsw i64 %1643, %1636
  %1645 = add nuw nsw i64 %1612, 4
  %1646 = add i64 %1613, 4
  %1647 = icmp eq i64 %1646, %1556
  br i1 %1647, label %1738, label %1610

1648:                                             ; preds = %1734, %1601
  %1649 = phi i64 [ 0, %1601 ], [ %1735, %1734 ]
  %1650 = phi i64 [ 0, %1601 ], [ %1736, %1734 ]
  %1651 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1650
  %1652 = load i64, ptr %1651, align 8
  %1653 = icmp eq i64 %1652, %1602
  br i1 %1653, label %1654, label %1734

1654:                                             ; preds = %1648
  %1655 = load i64, ptr %808, align 8
  %1656 = icmp eq i64 %1655, 0
  %1657 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1650, i32 8
  br i1 %1656, label %1707, label %1658

1658:                                             ; preds = %1654
  %1659 = load ptr, ptr %1552, align 8
  %1660 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1650, i32 1
  %1661 = load i64, ptr %1660, align 8
  %1662 = add nsw i64 %1661, %1605
  %1663 = getelementptr inbounds i64, ptr %1659, i64 %1662
  %1664 = load i64, ptr %1663, align 8
  %1665 = load i64, ptr %1657, align 8
  %1666 = icmp eq i64 %1664, 1
  br i1 %1666, label %1667, label %1674

1667:                                             ; preds = %1658
  %1668 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1650, i32 8, i32 1
  %1669 = load i64, ptr %1668, align 8
  %1670 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1650, i32 8, i32 2
  %1671 = load i64, ptr %1670, align 8
  %1672 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1650, i32 8, i32 3
  %1673 = load i64, ptr %1672, align 8
  br label %1717

1674:                                             ; preds = %1658
  %1675 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1650, i32 5
  %1676 = load i64, ptr %1675, align 8
  %1677 = add i64 %1676, -1
  %1678 = add i64 %1677, %1665
  %1679 = sdiv i64 %1678, %1676
  %1680 = add i64 %1677, %1664
  %1681 = freeze i64 %1680
  %1682 = srem i64 %1681, %1664
  %1683 = sub nsw i64 %1681, %1682
  %1684 = mul i64 %1683, %1679
  %1685 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1650, i32 8, i32 1
  %1686 = load i64, ptr %1685, align 8
  %1687 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1650, i32 6
  %1688 = load i64, ptr %1687, align 8
  %1689 = add i64 %1688, -1
  %1690 = add i64 %1689, %1686
  %1691 = sdiv i64 %1690, %1688
  %1692 = add i64 %1689, %1664
  %1693 = freeze i64 %1692
  %1694 = srem i64 %1693, %1664
  %1695 = sub nsw i64 %1693, %1694
  %1696 = mul i64 %1695, %1691
  %1697 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1650, i32 8, i32 2
  %1698 = load i64, ptr %1697, align 8
  %1699 = add i64 %1698, %1677
  %1700 = sdiv i64 %1699, %1676
  %1701 = mul i64 %1700, %1683
  %1702 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1650, i32 8, i32 3
  %1703 = load i64, ptr %1702, align 8
  %1704 = add i64 %1703, %1689
  %1705 = sdiv i64 %1704, %1688
  %1706 = mul i64 %1705, %1695
  br label %1717

1707:                                             ; preds = %1654
  %1708 = load i64, ptr %1657, align 8
  %1709 = getelementptr inbounds i8, ptr %1657, i64 8
  %1710 = load i64, ptr %1709, align 8
  %1711 = getelementptr inbounds i8, ptr %1657, i64 16
  %1712 = load i64, ptr %1711, align 8
  %1713 = getelementptr inbounds i8, ptr %1657, i64 24
  %1714 = load i64, ptr %1713, align 8
  %1715 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1650, i32 1
  %1716 = load i64, ptr %1715, align 8
  br label %1717

1717:                                             ; preds = %1707, %1674, %1667
  %1718 = phi i64 [ %1716, %1707 ], [ %1661, %1667 ], [ %1661, %1674 ]
  %1719 = phi i64 [ %1714, %1707 ], [ %1673, %1667 ], [ %1706, %1674 ]
  %1720 = phi i64 [ %1712, %1707 ], [ %1671, %1667 ], [ %1701, %1674 ]
  %1721 = phi i64 [ %1710, %1707 ], [ %1669, %1667 ], [ %1696, %1674 ]
  %1722 = phi i64 [ %1708, %1707 ], [ %1665, %1667 ], [ %1684, %1674 ]
  %1723 = getelementptr inbounds i64, ptr %1596, i64 %1718
  %1724 = load i64, ptr %1723, align 8
  br i1 %1603, label %1729, label %1725

1725:                                             ; preds = %1717
  %1726 = add nsw i64 %1722, %1719
  %1727 = mul nsw i64 %1724, %1726
  %1728 = add nsw i64 %1727, %1649
  br i1 %1604, label %1734, label %1729

1729:                                             ; preds = %1725, %1717
  %1730 = phi i64 [ %1728, %1725 ], [ %1649, %1717 ]
  %1731 = add nsw i64 %1721, %1720
  %1732 = mul nsw i64 %1724, %1731
  %1733 = add nsw i64 %1730, %1732
  br label %1734

1734:                                             ; preds = %1729, %1725, %1648
  %1735 = phi i64 [ %1649, %1648 ], [ %1733, %1729 ], [ %1728, %1725 ]
  %1736 = add nuw nsw i64 %1650, 1
  %1737 = icmp eq i64 %1736, %1143
  br i1 %1737, label %1756, label %1648

1738:                                             ; preds = %1610, %1607
  %1739 = phi i64 [ undef, %1607 ], [ %1644, %1610 ]
  %1740 = phi i64 [ 0, %1607 ], [ %1644, %1610 ]
  %1741 = phi i64 [ 0, %1607 ], [ %1645, %1610 ]
  br i1 %1557, label %1756, label %1742

1742:                                             ; preds = %1738, %1742
  %1743 = phi i64 [ %1752, %1742 ], [ %1740, %1738 ]
  %1744 = phi i64 [ %1753, %1742 ], [ %1741, %1738 ]
  %1745 = phi i64 [ %1754, %1742 ], [ 0, %1738 ]
  %1746 = getelementptr inbounds i64, ptr %1596, i64 %1744
  %1747 = load i64, ptr %1746, align 8
  %1748 = add nsw i64 %1744, %1609
  %1749 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 5, i64 %1748
  %1750 = load i64, ptr %1749, align 8
  %1751 = mul nsw i64 %1750, %1747
  %1752 = add nsw i64 %1751, %1743
  %1753 = add nuw nsw i64 %1744, 1
  %1754 = add i64 %1745, 1
  %1755 = icmp eq i64 %1754, %1554
  br i1 %1755, label %1756, label %1742

1756:                                             ; preds = %1734, %1738, %1742, %1606, %1600
  %1757 = phi i64 [ 0, %1606 ], [ 0, %1600 ], [ %1739, %1738 ], [ %1752, %1742 ], [ %1735, %1734 ]
  %1758 = getelementptr inbounds %struct.Port, ptr %1546, i64 %1592, i32 2
  %1759 = load i64, ptr %1758, align 8
  %1760 = getelementptr inbounds %struct.Port, ptr %1546, i64 %1592, i32 3
  %1761 = load i64, ptr %1760, align 8
  %1762 = mul nsw i64 %1761, %1757
  %1763 = add i64 %1759, -1
  %1764 = add i64 %1763, %1762
  %1765 = sdiv i64 %1764, %1759
  %1766 = call i64 @llvm.smax.i64(i64 %1593, i64 %1765)
  %1767 = add nuw nsw i64 %1592, 1
  %1768 = icmp eq i64 %1767, %1539
  br i1 %1768, label %1579, label %1591

1769:                                             ; preds = %1799, %1584
  %1770 = phi double [ undef, %1584 ], [ %1833, %1799 ]
  %1771 = phi i64 [ 0, %1584 ], [ %1834, %1799 ]
  %1772 = phi double [ %1141, %1584 ], [ %1833, %1799 ]
  %1773 = icmp eq i64 %1587, 0
  br i1 %1773, label %1788, label %1774

1774:                                             ; preds = %1769, %1774
  %1775 = phi i64 [ %1785, %1774 ], [ %1771, %1769 ]
  %1776 = phi double [ %1784, %1774 ], [ %1772, %1769 ]
  %1777 = phi i64 [ %1786, %1774 ], [ 0, %1769 ]
  %1778 = getelementptr inbounds double, ptr %1586, i64 %1775
  %1779 = load double, ptr %1778, align 8
  %1780 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 4, i64 %1775
  %1781 = load i64, ptr %1780, align 8
  %1782 = sitofp i64 %1781 to double
  %1783 = fmul double %1779, %1782
  %1784 = fadd double %1776, %1783
  %1785 = add nuw nsw i64 %1775, 1
  %1786 = add i64 %1777, 1
  %1787 = icmp eq i64 %1786, %1587
  br i1 %1787, label %1788, label %1774

1788:                                             ; preds = %1769, %1774, %1579
  %1789 = phi double [ %1141, %1579 ], [ %1770, %1769 ], [ %1784, %1774 ]
  %1790 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 31
  %1791 = load double, ptr %1790, align 8
  %1792 = sitofp i64 %1581 to double
  %1793 = fmul double %1791, %1792
  %1794 = fadd double %1789, %1793
  %1795 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 1
  store i64 %1581, ptr %1795, align 8
  %1796 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 6
  store double %1794, ptr %1796, align 8
  %1797 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6
  %1798 = load i64, ptr %1797, align 8
  switch i64 %1798, label %1840 [
    i64 0, label %1842
    i64 1, label %1837
    i64 2, label %1838
  ]

1799:                                             ; preds = %1799, %1589
  %1800 = phi i64 [ 0, %1589 ], [ %1834, %1799 ]
  %1801 = phi double [ %1141, %1589 ], [ %1833, %1799 ]
  %1802 = phi i64 [ 0, %1589 ], [ %1835, %1799 ]
  %1803 = getelementptr inbounds double, ptr %1586, i64 %1800
  %1804 = load double, ptr %1803, align 8
  %1805 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 4, i64 %1800
  %1806 = load i64, ptr %1805, align 8
  %1807 = sitofp i64 %1806 to double
  %1808 = fmul double %1804, %1807
  %1809 = fadd double %1801, %1808
  %1810 = or i64 %1800, 1
  %1811 = getelementptr inbounds double, ptr %1586, i64 %1810
  %1812 = load double, ptr %1811, align 8
  %1813 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 4, i64 %1810
  %1814 = load i64, ptr %1813, align 8
  %1815 = sitofp i64 %1814 to double
  %1816 = fmul double %1812, %1815
  %1817 = fadd double %1809, %1816
  %1818 = or i64 %1800, 2
  %1819 = getelementptr inbounds double, ptr %1586, i64 %1818
  %1820 = load double, ptr %1819, align 8
  %1821 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 4, i64 %1818
  %1822 = load i64, ptr %1821, align 8
  %1823 = sitofp i64 %1822 to double
  %1824 = fmul double %1820, %1823
  %1825 = fadd double %1817, %1824
  %1826 = or i64 %1800, 3
  %1827 = getelementptr inbounds double, ptr %1586, i64 %1826
  %1828 = load double, ptr %1827, align 8
  %1829 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 4, i64 %1826
  %1830 = load i64, ptr %1829, align 8
  %1831 = sitofp i64 %1830 to double
  %1832 = fmul double %1828, %1831
  %1833 = fadd double %1825, %1832
  %1834 = add nuw nsw i64 %1800, 4
  %1835 = add i64 %1802, 4
  %1836 = icmp eq i64 %1835, %1590
  br i1 %1836, label %1769, label %1799

1837:                                             ; preds = %1788
  br label %1842

1838:                                             ; preds = %1788
  %1839 = fmul double %1794, %1792
  br label %1842

1840:                                             ; preds = %1788
  %1841 = sitofp i64 %1142 to double
  br label %1842

1842:                                             ; preds = %1788, %1837, %1838, %1840
  %1843 = phi double [ %1792, %1837 ], [ %1839, %1838 ], [ %1841, %1840 ], [ %1794, %1788 ]
  %1844 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 8
  store double %1843, ptr %1844, align 8
  br label %1845

1845:                                             ; preds = %714, %1842, %716
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define i64 @room() {
  ret i64 3637464
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
  call void @llvm.lifetime.start.p0(i64 26240, ptr nonnull %9)
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
  br label %50

31:                                               ; preds = %135, %6
  %32 = phi i64 [ 1, %6 ], [ %137, %135 ]
  %33 = phi i64 [ 0, %6 ], [ %138, %135 ]
  %34 = getelementptr inbounds %struct.Problem, ptr %15, i64 0, i32 10
  %35 = load ptr, ptr %34, align 8
  %36 = getelementptr inbounds i64, ptr %35, i64 %1
  %37 = load i64, ptr %36, align 8
  %38 = add nsw i64 %1, 1
  %39 = getelementptr inbounds i64, ptr %35, i64 %38
  %40 = load i64, ptr %39, align 8
  %41 = icmp slt i64 %37, %40
  br i1 %41, label %42, label %702

42:                                               ; preds = %31
  %43 = getelementptr inbounds %struct.Problem, ptr %15, i64 0, i32 11
  %44 = icmp eq i64 %4, 0
  %45 = select i1 %44, i64 1, i64 3
  %46 = getelementptr inbounds %struct.Problem, ptr %15, i64 0, i32 8
  %47 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 2
  %48 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 10
  %49 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 11
  br label %141

50:                                               ; preds = %25, %135
  %51 = phi i64 [ %23, %25 ], [ %136, %135 ]
  %52 = phi i64 [ 0, %25 ], [ %138, %135 ]
  %53 = phi i64 [ 1, %25 ], [ %137, %135 ]
  %54 = phi i64 [ 0, %25 ], [ %139, %135 ]
  %55 = mul nsw i64 %51, %1
  %56 = add nsw i64 %55, %54
  %57 = getelementptr inbounds i64, ptr %27, i64 %56
  %58 = load i64, ptr %57, align 8
  %59 = icmp eq i64 %58, 0
  br i1 %59, label %60, label %135

60:                                               ; preds = %50
  %61 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %52
  store i64 0, ptr %61, align 8
  %62 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %52, i32 1
  store i64 %54, ptr %62, align 8
  %63 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %52, i32 2
  store i64 -1, ptr %63, align 8
  %64 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %52, i32 7
  %65 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %52, i32 7, i32 2
  store i64 0, ptr %65, align 8
  %66 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %52, i32 7, i32 1
  store i64 0, ptr %66, align 8
  store i64 0, ptr %64, align 8
  %67 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %54
  %68 = load i64, ptr %67, align 8
  %69 = icmp sgt i64 %68, 0
  br i1 %69, label %70, label %126

70:                                               ; preds = %60, %121
  %71 = phi i64 [ %122, %121 ], [ 0, %60 ]
  %72 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %54, i64 %71
  %73 = load i64, ptr %72, align 8
  %74 = icmp slt i64 %73, %2
  br i1 %74, label %75, label %124

75:                                               ; preds = %70
  %76 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %54, i64 %71, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = icmp sgt i64 %77, -1
  br i1 %78, label %81, label %79

79:                                               ; preds = %75
  %80 = load i64, ptr %64, align 8
  br label %105

81:                                               ; preds = %75
  %82 = icmp slt i64 %73, %3
  br i1 %82, label %88, label %83

83:                                               ; preds = %81
  %84 = getelementptr inbounds i64, ptr %22, i64 %77
  %85 = load i64, ptr %84, align 8
  %86 = icmp eq i64 %85, 0
  %87 = select i1 %86, i64 1, i64 2
  br label %88

88:                                               ; preds = %83, %81
  %89 = phi i64 [ %87, %83 ], [ %29, %81 ]
  %90 = load i64, ptr %64, align 8
  %91 = add nsw i64 %90, -1
  %92 = icmp sgt i64 %90, 0
  br i1 %92, label %93, label %105

93:                                               ; preds = %88
  %94 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %52, i32 7, i32 3, i64 %91
  %95 = load i64, ptr %94, align 8
  %96 = icmp eq i64 %95, %89
  br i1 %96, label %97, label %105

97:                                               ; preds = %93
  %98 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %52, i32 7, i32 4, i64 %91
  %99 = load i64, ptr %98, align 8
  %100 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %54, i64 %71, i32 1
  %101 = load i64, ptr %100, align 8
  %102 = srem i64 %99, %101
  %103 = icmp eq i64 %102, 0
  br i1 %103, label %104, label %105

104:                                              ; preds = %97
  store i64 %101, ptr %98, align 8
  br label %121

105:                                              ; preds = %97, %93, %88, %79
  %106 = phi i64 [ %80, %79 ], [ %90, %97 ], [ %90, %93 ], [ %90, %88 ]
  %107 = phi i64 [ 0, %79 ], [ %89, %97 ], [ %89, %93 ], [ %89, %88 ]
  %108 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %52, i32 7, i32 3, i64 %106
  store i64 %107, ptr %108, align 8
  %109 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %54, i64 %71, i32 1
  %110 = load i64, ptr %109, align 8
  %111 = load i64, ptr %64, align 8
  %112 = add nsw i64 %111, 1
  store i64 %112, ptr %64, align 8
  %113 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %52, i32 7, i32 4, i64 %111
  store i64 %110, ptr %113, align 8
  %114 = icmp eq i64 %107, 0
  %115 = zext i1 %114 to i64
  %116 = load i64, ptr %66, align 8
  %117 = add nsw i64 %116, %115
  store i64 %117, ptr %66, align 8
  %118 = zext i1 %78 to i64
  %119 = load i64, ptr %65, align 8
  %120 = add nsw i64 %119, %118
  store i64 %120, ptr %65, align 8
  br label %121

121:                                              ; preds = %105, %104
  %122 = add nuw nsw i64 %71, 1
  %123 = icmp eq i64 %122, %68
  br i1 %123, label %124, label %70

124:                                              ; preds = %121, %70
  %125 = load i64, ptr %66, align 8
  br label %126

126:                                              ; preds = %124, %60
  %127 = phi i64 [ %125, %124 ], [ 0, %60 ]
  %128 = load ptr, ptr %30, align 8
  %129 = getelementptr inbounds i64, ptr %128, i64 %54
  %130 = load i64, ptr %129, align 8
  %131 = call fastcc i64 @visits(i64 noundef %130, ptr noundef nonnull %64, i64 noundef %127)
  %132 = mul nsw i64 %131, %53
  %133 = add nsw i64 %52, 1
  %134 = load i64, ptr %15, align 8
  br label %135

135:                                              ; preds = %50, %126
  %136 = phi i64 [ %51, %50 ], [ %134, %126 ]
  %137 = phi i64 [ %53, %50 ], [ %132, %126 ]
  %138 = phi i64 [ %52, %50 ], [ %133, %126 ]
  %139 = add nuw nsw i64 %54, 1
  %140 = icmp slt i64 %139, %136
  br i1 %140, label %50, label %31

141:                                              ; preds = %42, %693
  %142 = phi i64 [ %33, %42 ], [ %148, %693 ]
  %143 = phi i64 [ %32, %42 ], [ %695, %693 ]
  %144 = phi i64 [ %37, %42 ], [ %696, %693 ]
  %145 = load ptr, ptr %43, align 8
  %146 = mul nsw i64 %144, 6
  %147 = getelementptr inbounds i64, ptr %145, i64 %146
  %148 = add nsw i64 %142, 1
  %149 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %142
  %150 = getelementptr inbounds i64, ptr %147, i64 5
  %151 = load i64, ptr %150, align 8
  %152 = icmp sgt i64 %151, -1
  br i1 %152, label %158, label %153

153:                                              ; preds = %141
  %154 = getelementptr inbounds i64, ptr %147, i64 2
  %155 = load i64, ptr %154, align 8
  %156 = icmp slt i64 %155, 0
  %157 = select i1 %156, i64 1, i64 2
  br label %158

158:                                              ; preds = %141, %153
  %159 = phi i64 [ %157, %153 ], [ 3, %141 ]
  store i64 %159, ptr %149, align 8
  %160 = load i64, ptr %147, align 8
  %161 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %142, i32 1
  store i64 %160, ptr %161, align 8
  %162 = getelementptr inbounds i64, ptr %147, i64 1
  %163 = load i64, ptr %162, align 8
  %164 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %142, i32 3
  store i64 %163, ptr %164, align 8
  %165 = getelementptr inbounds i64, ptr %147, i64 2
  %166 = load i64, ptr %165, align 8
  %167 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %142, i32 2
  store i64 %166, ptr %167, align 8
  %168 = getelementptr inbounds i64, ptr %147, i64 3
  %169 = load i64, ptr %168, align 8
  %170 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %142, i32 4
  store i64 %169, ptr %170, align 8
  %171 = getelementptr inbounds i64, ptr %147, i64 4
  %172 = load i64, ptr %171, align 8
  %173 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %142, i32 5
  store i64 %172, ptr %173, align 8
  %174 = load i64, ptr %150, align 8
  %175 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %142, i32 6
  store i64 %174, ptr %175, align 8
  %176 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %142, i32 7
  %177 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %142, i32 7, i32 2
  store i64 0, ptr %177, align 8
  %178 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %142, i32 7, i32 1
  store i64 0, ptr %178, align 8
  store i64 0, ptr %176, align 8
  %179 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %160
  %180 = load i64, ptr %179, align 8
  %181 = icmp sgt i64 %180, 0
  br i1 %181, label %182, label %239

182:                                              ; preds = %158, %233
  %183 = phi i64 [ %234, %233 ], [ 0, %158 ]
  %184 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %160, i64 %183
  %185 = load i64, ptr %184, align 8
  %186 = icmp slt i64 %185, %2
  br i1 %186, label %187, label %236

187:                                              ; preds = %182
  %188 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %160, i64 %183, i32 2
  %189 = load i64, ptr %188, align 8
  %190 = icmp sgt i64 %189, -1
  br i1 %190, label %193, label %191

191:                                              ; preds = %187
  %192 = load i64, ptr %176, align 8
  br label %217

193:                                              ; preds = %187
  %194 = icmp slt i64 %185, %3
  br i1 %194, label %200, label %195

195:                                              ; preds = %193
  %196 = getelementptr inbounds i64, ptr %22, i64 %189
  %197 = load i64, ptr %196, align 8
  %198 = icmp eq i64 %197, 0
  %199 = select i1 %198, i64 1, i64 2
  br label %200

200:                                              ; preds = %195, %193
  %201 = phi i64 [ %199, %195 ], [ %45, %193 ]
  %202 = load i64, ptr %176, align 8
  %203 = add nsw i64 %202, -1
  %204 = icmp sgt i64 %202, 0
  br i1 %204, label %205, label %217

205:                                              ; preds = %200
  %206 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %142, i32 7, i32 3, i64 %203
  %207 = load i64, ptr %206, align 8
  %208 = icmp eq i64 %207, %201
  br i1 %208, label %209, label %217

209:                                              ; preds = %205
  %210 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %142, i32 7, i32 4, i64 %203
  %211 = load i64, ptr %210, align 8
  %212 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %160, i64 %183, i32 1
  %213 = load i64, ptr %212, align 8
  %214 = srem i64 %211, %213
  %215 = icmp eq i64 %214, 0
  br i1 %215, label %216, label %217

216:                                              ; preds = %209
  store i64 %213, ptr %210, align 8
  br label %233

217:                                              ; preds = %209, %205, %200, %191
  %218 = phi i64 [ %192, %191 ], [ %202, %209 ], [ %202, %205 ], [ %202, %200 ]
  %219 = phi i64 [ 0, %191 ], [ %201, %209 ], [ %201, %205 ], [ %201, %200 ]
  %220 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %142, i32 7, i32 3, i64 %218
  store i64 %219, ptr %220, align 8
  %221 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %160, i64 %183, i32 1
  %222 = load i64, ptr %221, align 8
  %223 = load i64, ptr %176, align 8
  %224 = add nsw i64 %223, 1
  store i64 %224, ptr %176, align 8
  %225 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %142, i32 7, i32 4, i64 %223
  store i64 %222, ptr %225, align 8
  %226 = icmp eq i64 %219, 0
  %227 = zext i1 %226 to i64
  %228 = load i64, ptr %178, align 8
  %229 = add nsw i64 %228, %227
  store i64 %229, ptr %178, align 8
  %230 = zext i1 %190 to i64
  %231 = load i64, ptr %177, align 8
  %232 = add nsw i64 %231, %230
  store i64 %232, ptr %177, align 8
  br label %233

233:                                              ; preds = %217, %216
  %234 = add nuw nsw i64 %183, 1
  %235 = icmp eq i64 %234, %180
  br i1 %235, label %236, label %182

236:                                              ; preds = %233, %182
  %237 = load i64, ptr %161, align 8
  %238 = load i64, ptr %149, align 8
  br label %239

239:                                              ; preds = %236, %158
  %240 = phi i64 [ %238, %236 ], [ %159, %158 ]
  %241 = phi i64 [ %237, %236 ], [ %160, %158 ]
  %242 = load ptr, ptr %46, align 8
  %243 = getelementptr inbounds i64, ptr %242, i64 %241
  %244 = load i64, ptr %243, align 8
  switch i64 %240, label %537 [
    i64 3, label %245
    i64 1, label %311
  ]

245:                                              ; preds = %239
  %246 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %142, i32 8
  %247 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %142, i32 8, i32 2
  store i64 0, ptr %247, align 8
  %248 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %142, i32 8, i32 1
  store i64 0, ptr %248, align 8
  store i64 0, ptr %246, align 8
  %249 = load i64, ptr %167, align 8
  %250 = icmp sgt i64 %249, -1
  br i1 %250, label %251, label %309

251:                                              ; preds = %245
  store i64 0, ptr %247, align 8
  store i64 0, ptr %248, align 8
  store i64 0, ptr %246, align 8
  %252 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %249
  %253 = load i64, ptr %252, align 8
  %254 = icmp sgt i64 %253, 0
  br i1 %254, label %255, label %309

255:                                              ; preds = %251, %306
  %256 = phi i64 [ %307, %306 ], [ 0, %251 ]
  %257 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %249, i64 %256
  %258 = load i64, ptr %257, align 8
  %259 = icmp slt i64 %258, %2
  br i1 %259, label %260, label %309

260:                                              ; preds = %255
  %261 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %249, i64 %256, i32 2
  %262 = load i64, ptr %261, align 8
  %263 = icmp sgt i64 %262, -1
  br i1 %263, label %266, label %264

264:                                              ; preds = %260
  %265 = load i64, ptr %246, align 8
  br label %290

266:                                              ; preds = %260
  %267 = icmp slt i64 %258, %3
  br i1 %267, label %273, label %268

268:                                              ; preds = %266
  %269 = getelementptr inbounds i64, ptr %22, i64 %262
  %270 = load i64, ptr %269, align 8
  %271 = icmp eq i64 %270, 0
  %272 = select i1 %271, i64 1, i64 2
  br label %273

273:                                              ; preds = %268, %266
  %274 = phi i64 [ %272, %268 ], [ %45, %266 ]
  %275 = load i64, ptr %246, align 8
  %276 = add nsw i64 %275, -1
  %277 = icmp sgt i64 %275, 0
  br i1 %277, label %278, label %290

278:                                              ; preds = %273
  %279 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %142, i32 8, i32 3, i64 %276
  %280 = load i64, ptr %279, align 8
  %281 = icmp eq i64 %280, %274
  br i1 %281, label %282, label %290

282:                                              ; preds = %278
  %283 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %142, i32 8, i32 4, i64 %276
  %284 = load i64, ptr %283, align 8
  %285 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %249, i64 %256, i32 1
  %286 = load i64, ptr %285, align 8
  %287 = srem i64 %284, %286
  %288 = icmp eq i64 %287, 0
  br i1 %288, label %289, label %290

289:                                              ; preds = %282
  store i64 %286, ptr %283, align 8
  br label %306

290:                                              ; preds = %282, %278, %273, %264
  %291 = phi i64 [ %265, %264 ], [ %275, %282 ], [ %275, %278 ], [ %275, %273 ]
  %292 = phi i64 [ 0, %264 ], [ %274, %282 ], [ %274, %278 ], [ %274, %273 ]
  %293 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %142, i32 8, i32 3, i64 %291
  store i64 %292, ptr %293, align 8
  %294 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %249, i64 %256, i32 1
  %295 = load i64, ptr %294, align 8
  %296 = load i64, ptr %246, align 8
  %297 = add nsw i64 %296, 1
  store i64 %297, ptr %246, align 8
  %298 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %142, i32 8, i32 4, i64 %296
  store i64 %295, ptr %298, align 8
  %299 = icmp eq i64 %292, 0
  %300 = zext i1 %299 to i64
  %301 = load i64, ptr %248, align 8
  %302 = add nsw i64 %301, %300
  store i64 %302, ptr %248, align 8
  %303 = zext i1 %263 to i64
  %304 = load i64, ptr %247, align 8
  %305 = add nsw i64 %304, %303
  store i64 %305, ptr %247, align 8
  br label %306

306:                                              ; preds = %290, %289
  %307 = add nuw nsw i64 %256, 1
  %308 = icmp eq i64 %307, %253
  br i1 %308, label %309, label %255

309:                                              ; preds = %306, %255, %251, %245
  %310 = call fastcc i64 @padded(ptr noundef nonnull %0, ptr noundef nonnull %149, i64 noundef -1, i64 noundef 0, i64 noundef -1, i64 noundef 0, i64 noundef 0)
  br label %693

311:                                              ; preds = %239
  call void @llvm.lifetime.start.p0(i64 392, ptr nonnull %11)
  call void @llvm.lifetime.start.p0(i64 392, ptr nonnull %12)
  %312 = load i64, ptr %176, align 8
  %313 = icmp sgt i64 %312, 0
  br i1 %313, label %314, label %363

314:                                              ; preds = %311
  %315 = and i64 %312, 1
  %316 = icmp eq i64 %312, 1
  br i1 %316, label %319, label %317

317:                                              ; preds = %314
  %318 = and i64 %312, -2
  br label %337

319:                                              ; preds = %355, %314
  %320 = phi i64 [ undef, %314 ], [ %359, %355 ]
  %321 = phi i64 [ 0, %314 ], [ %359, %355 ]
  %322 = phi i64 [ 0, %314 ], [ %360, %355 ]
  %323 = icmp eq i64 %315, 0
  br i1 %323, label %334, label %324

324:                                              ; preds = %319
  %325 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %142, i32 7, i32 3, i64 %322
  %326 = load i64, ptr %325, align 8
  %327 = icmp eq i64 %326, 2
  br i1 %327, label %328, label %329

328:                                              ; preds = %324
  store i64 1, ptr %325, align 8
  br label %329

329:                                              ; preds = %328, %324
  %330 = phi i64 [ 1, %328 ], [ %326, %324 ]
  %331 = icmp eq i64 %330, 3
  %332 = zext i1 %331 to i64
  %333 = or i64 %321, %332
  br label %334

334:                                              ; preds = %319, %329
  %335 = phi i64 [ %320, %319 ], [ %333, %329 ]
  %336 = icmp eq i64 %335, 0
  br i1 %336, label %363, label %366

337:                                              ; preds = %355, %317
  %338 = phi i64 [ 0, %317 ], [ %359, %355 ]
  %339 = phi i64 [ 0, %317 ], [ %360, %355 ]
  %340 = phi i64 [ 0, %317 ], [ %361, %355 ]
  %341 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %142, i32 7, i32 3, i64 %339
  %342 = load i64, ptr %341, align 8
  %343 = icmp eq i64 %342, 2
  br i1 %343, label %344, label %345

344:                                              ; preds = %337
  store i64 1, ptr %341, align 8
  br label %345

345:                                              ; preds = %344, %337
  %346 = phi i64 [ 1, %344 ], [ %342, %337 ]
  %347 = icmp eq i64 %346, 3
  %348 = zext i1 %347 to i64
  %349 = or i64 %338, %348
  %350 = or i64 %339, 1
  %351 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %142, i32 7, i32 3, i64 %350
  %352 = load i64, ptr %351, align 8
  %353 = icmp eq i64 %352, 2
  br i1 %353, label %354, label %355

354:                                              ; preds = %345
  store i64 1, ptr %351, align 8
  br label %355

355:                                              ; preds = %354, %345
  %356 = phi i64 [ 1, %354 ], [ %352, %345 ]
  %357 = icmp eq i64 %356, 3
  %358 = zext i1 %357 to i64
  %359 = or i64 %349, %358
  %360 = add nuw nsw i64 %339, 2
  %361 = add i64 %340, 2
  %362 = icmp eq i64 %361, %318
  br i1 %362, label %319, label %337

363:                                              ; preds = %311, %334
  %364 = load i64, ptr %164, align 8
  %365 = icmp sgt i64 %364, 1
  br i1 %365, label %366, label %535

366:                                              ; preds = %363, %334
  store i64 %244, ptr %11, align 16
  store i64 1, ptr %12, align 16
  br i1 %313, label %367, label %481

367:                                              ; preds = %366, %475
  %368 = phi i64 [ %476, %475 ], [ 1, %366 ]
  %369 = phi i64 [ %477, %475 ], [ 0, %366 ]
  %370 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %142, i32 7, i32 4, i64 %369
  %371 = load i64, ptr %370, align 8
  %372 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %142, i32 7, i32 3, i64 %369
  %373 = load i64, ptr %372, align 8
  %374 = icmp sgt i64 %373, 1
  %375 = icmp sgt i64 %368, 0
  br i1 %374, label %377, label %376

376:                                              ; preds = %367
  br i1 %375, label %422, label %475

377:                                              ; preds = %367
  br i1 %375, label %378, label %475

378:                                              ; preds = %377
  %379 = and i64 %368, 3
  %380 = icmp ult i64 %368, 4
  br i1 %380, label %463, label %381

381:                                              ; preds = %378
  %382 = and i64 %368, -4
  br label %383

383:                                              ; preds = %383, %381
  %384 = phi i64 [ 0, %381 ], [ %401, %383 ]
  %385 = phi i64 [ 0, %381 ], [ %402, %383 ]
  %386 = getelementptr inbounds i64, ptr %11, i64 %384
  %387 = load i64, ptr %386, align 16
  %388 = call i64 @llvm.smin.i64(i64 %387, i64 %371)
  store i64 %388, ptr %386, align 16
  %389 = or i64 %384, 1
  %390 = getelementptr inbounds i64, ptr %11, i64 %389
  %391 = load i64, ptr %390, align 8
  %392 = call i64 @llvm.smin.i64(i64 %391, i64 %371)
  store i64 %392, ptr %390, align 8
  %393 = or i64 %384, 2
  %394 = getelementptr inbounds i64, ptr %11, i64 %393
  %395 = load i64, ptr %394, align 16
  %396 = call i64 @llvm.smin.i64(i64 %395, i64 %371)
  store i64 %396, ptr %394, align 16
  %397 = or i64 %384, 3
  %398 = getelementptr inbounds i64, ptr %11, i64 %397
  %399 = load i64, ptr %398, align 8
  %400 = call i64 @llvm.smin.i64(i64 %399, i64 %371)
  store i64 %400, ptr %398, align 8
  %401 = add nuw nsw i64 %384, 4
  %402 = add i64 %385, 4
  %403 = icmp eq i64 %402, %382
  br i1 %403, label %463, label %383

404:                                              ; preds = %440
  %405 = icmp eq i64 %434, 0
  br i1 %405, label %475, label %406

406:                                              ; preds = %404
  %407 = icmp sgt i64 %441, 0
  br i1 %407, label %408, label %444

408:                                              ; preds = %406
  %409 = and i64 %441, 1
  %410 = icmp eq i64 %409, 0
  br i1 %410, label %419, label %411

411:                                              ; preds = %408
  %412 = add nsw i64 %441, -1
  %413 = getelementptr inbounds i64, ptr %11, i64 %412
  %414 = load i64, ptr %413, align 8
  %415 = getelementptr inbounds i64, ptr %11, i64 %441
  store i64 %414, ptr %415, align 8
  %416 = getelementptr inbounds i64, ptr %12, i64 %412
  %417 = load i64, ptr %416, align 8
  %418 = getelementptr inbounds i64, ptr %12, i64 %441
  store i64 %417, ptr %418, align 8
  br label %419

419:                                              ; preds = %411, %408
  %420 = phi i64 [ %441, %408 ], [ %412, %411 ]
  %421 = icmp eq i64 %441, 1
  br i1 %421, label %444, label %446

422:                                              ; preds = %376, %440
  %423 = phi i64 [ %442, %440 ], [ 0, %376 ]
  %424 = phi i64 [ %441, %440 ], [ 0, %376 ]
  %425 = phi i64 [ %434, %440 ], [ 0, %376 ]
  %426 = getelementptr inbounds i64, ptr %11, i64 %423
  %427 = load i64, ptr %426, align 8
  %428 = sdiv i64 %427, %371
  %429 = srem i64 %427, %371
  %430 = mul nsw i64 %428, %371
  %431 = getelementptr inbounds i64, ptr %12, i64 %423
  %432 = load i64, ptr %431, align 8
  %433 = mul nsw i64 %432, %428
  %434 = add nsw i64 %433, %425
  %435 = icmp eq i64 %427, %430
  br i1 %435, label %440, label %436

436:                                              ; preds = %422
  %437 = getelementptr inbounds i64, ptr %11, i64 %424
  store i64 %429, ptr %437, align 8
  %438 = getelementptr inbounds i64, ptr %12, i64 %424
  store i64 %432, ptr %438, align 8
  %439 = add nsw i64 %424, 1
  br label %440

440:                                              ; preds = %436, %422
  %441 = phi i64 [ %439, %436 ], [ %424, %422 ]
  %442 = add nuw nsw i64 %423, 1
  %443 = icmp eq i64 %442, %368
  br i1 %443, label %404, label %422

444:                                              ; preds = %419, %446, %406
  store i64 %371, ptr %11, align 16
  store i64 %434, ptr %12, align 16
  %445 = add nsw i64 %441, 1
  br label %475

446:                                              ; preds = %419, %446
  %447 = phi i64 [ %455, %446 ], [ %420, %419 ]
  %448 = add nsw i64 %447, -1
  %449 = getelementptr inbounds i64, ptr %11, i64 %448
  %450 = load i64, ptr %449, align 8
  %451 = getelementptr inbounds i64, ptr %11, i64 %447
  store i64 %450, ptr %451, align 8
  %452 = getelementptr inbounds i64, ptr %12, i64 %448
  %453 = load i64, ptr %452, align 8
  %454 = getelementptr inbounds i64, ptr %12, i64 %447
  store i64 %453, ptr %454, align 8
  %455 = add nsw i64 %447, -2
  %456 = getelementptr inbounds i64, ptr %11, i64 %455
  %457 = load i64, ptr %456, align 8
  %458 = getelementptr inbounds i64, ptr %11, i64 %448
  store i64 %457, ptr %458, align 8
  %459 = getelementptr inbounds i64, ptr %12, i64 %455
  %460 = load i64, ptr %459, align 8
  %461 = getelementptr inbounds i64, ptr %12, i64 %448
  store i64 %460, ptr %461, align 8
  %462 = icmp ugt i64 %448, 1
  br i1 %462, label %446, label %444

463:                                              ; preds = %383, %378
  %464 = phi i64 [ 0, %378 ], [ %401, %383 ]
  %465 = icmp eq i64 %379, 0
  br i1 %465, label %475, label %466

466:                                              ; preds = %463, %466
  %467 = phi i64 [ %472, %466 ], [ %464, %463 ]
  %468 = phi i64 [ %473, %466 ], [ 0, %463 ]
  %469 = getelementptr inbounds i64, ptr %11, i64 %467
  %470 = load i64, ptr %469, align 8
  %471 = call i64 @llvm.smin.i64(i64 %470, i64 %371)
  store i64 %471, ptr %469, align 8
  %472 = add nuw nsw i64 %467, 1
  %473 = add i64 %468, 1
  %474 = icmp eq i64 %473, %379
  br i1 %474, label %475, label %466

475:                                              ; preds = %463, %466, %444, %404, %377, %376
  %476 = phi i64 [ %445, %444 ], [ %441, %404 ], [ %368, %377 ], [ 0, %376 ], [ %368, %466 ], [ %368, %463 ]
  %477 = add nuw nsw i64 %369, 1
  %478 = icmp eq i64 %477, %312
  br i1 %478, label %479, label %367

479:                                              ; preds = %475
  %480 = icmp sgt i64 %476, 0
  br i1 %480, label %481, label %535

481:                                              ; preds = %366, %479
  %482 = phi i64 [ %476, %479 ], [ 1, %366 ]
  %483 = load i64, ptr %164, align 8
  %484 = and i64 %482, 1
  %485 = icmp eq i64 %482, 1
  br i1 %485, label %518, label %486

486:                                              ; preds = %481
  %487 = and i64 %482, -2
  br label %488

488:                                              ; preds = %488, %486
  %489 = phi i64 [ 0, %486 ], [ %514, %488 ]
  %490 = phi i64 [ 0, %486 ], [ %515, %488 ]
  %491 = phi i64 [ 0, %486 ], [ %516, %488 ]
  %492 = getelementptr inbounds [49 x i64], ptr %12, i64 0, i64 %490
  %493 = load i64, ptr %492, align 16
  %494 = getelementptr inbounds [49 x i64], ptr %11, i64 0, i64 %490
  %495 = load i64, ptr %494, align 16
  %496 = icmp sgt i64 %495, 0
  %497 = add nsw i64 %495, -1
  %498 = mul nsw i64 %497, %483
  %499 = add nsw i64 %498, 1
  %500 = select i1 %496, i64 %499, i64 0
  %501 = mul nsw i64 %500, %493
  %502 = add nsw i64 %501, %489
  %503 = or i64 %490, 1
  %504 = getelementptr inbounds [49 x i64], ptr %12, i64 0, i64 %503
  %505 = load i64, ptr %504, align 8
  %506 = getelementptr inbounds [49 x i64], ptr %11, i64 0, i64 %503
  %507 = load i64, ptr %506, align 8
  %508 = icmp sgt i64 %507, 0
  %509 = add nsw i64 %507, -1
  %510 = mul nsw i64 %509, %483
  %511 = add nsw i64 %510, 1
  %512 = select i1 %508, i64 %511, i64 0
  %513 = mul nsw i64 %512, %505
  %514 = add nsw i64 %513, %502
  %515 = add nuw nsw i64 %490, 2
  %516 = add i64 %491, 2
  %517 = icmp eq i64 %516, %487
  br i1 %517, label %518, label %488

518:                                              ; preds = %488, %481
  %519 = phi i64 [ undef, %481 ], [ %514, %488 ]
  %520 = phi i64 [ 0, %481 ], [ %514, %488 ]
  %521 = phi i64 [ 0, %481 ], [ %515, %488 ]
  %522 = icmp eq i64 %484, 0
  br i1 %522, label %535, label %523

523:                                              ; preds = %518
  %524 = getelementptr inbounds [49 x i64], ptr %12, i64 0, i64 %521
  %525 = load i64, ptr %524, align 8
  %526 = getelementptr inbounds [49 x i64], ptr %11, i64 0, i64 %521
  %527 = load i64, ptr %526, align 8
  %528 = icmp sgt i64 %527, 0
  %529 = add nsw i64 %527, -1
  %530 = mul nsw i64 %529, %483
  %531 = add nsw i64 %530, 1
  %532 = select i1 %528, i64 %531, i64 0
  %533 = mul nsw i64 %532, %525
  %534 = add nsw i64 %533, %520
  br label %535

535:                                              ; preds = %523, %518, %479, %363
  %536 = phi i64 [ %244, %363 ], [ 0, %479 ], [ %519, %518 ], [ %534, %523 ]
  call void @llvm.lifetime.end.p0(i64 392, ptr nonnull %12)
  call void @llvm.lifetime.end.p0(i64 392, ptr nonnull %11)
  br label %693

537:                                              ; preds = %239
  %538 = load i64, ptr %167, align 8
  %539 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %142, i32 8
  %540 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %142, i32 8, i32 2
  store i64 0, ptr %540, align 8
  %541 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %142, i32 8, i32 1
  store i64 0, ptr %541, align 8
  store i64 0, ptr %539, align 8
  %542 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %538
  %543 = load i64, ptr %542, align 8
  %544 = icmp sgt i64 %543, 0
  br i1 %544, label %545, label %599

545:                                              ; preds = %537, %596
  %546 = phi i64 [ %597, %596 ], [ 0, %537 ]
  %547 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %538, i64 %546
  %548 = load i64, ptr %547, align 8
  %549 = icmp slt i64 %548, %2
  br i1 %549, label %550, label %599

550:                                              ; preds = %545
  %551 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %538, i64 %546, i32 2
  %552 = load i64, ptr %551, align 8
  %553 = icmp sgt i64 %552, -1
  br i1 %553, label %556, label %554

554:                                              ; preds = %550
  %555 = load i64, ptr %539, align 8
  br label %580

556:                                              ; preds = %550
  %557 = icmp slt i64 %548, %3
  br i1 %557, label %563, label %558

558:                                              ; preds = %556
  %559 = getelementptr inbounds i64, ptr %22, i64 %552
  %560 = load i64, ptr %559, align 8
  %561 = icmp eq i64 %560, 0
  %562 = select i1 %561, i64 1, i64 2
  br label %563

563:                                              ; preds = %558, %556
  %564 = phi i64 [ %562, %558 ], [ %45, %556 ]
  %565 = load i64, ptr %539, align 8
  %566 = add nsw i64 %565, -1
  %567 = icmp sgt i64 %565, 0
  br i1 %567, label %568, label %580

568:                                              ; preds = %563
  %569 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %142, i32 8, i32 3, i64 %566
  %570 = load i64, ptr %569, align 8
  %571 = icmp eq i64 %570, %564
  br i1 %571, label %572, label %580

572:                                              ; preds = %568
  %573 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %142, i32 8, i32 4, i64 %566
  %574 = load i64, ptr %573, align 8
  %575 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %538, i64 %546, i32 1
  %576 = load i64, ptr %575, align 8
  %577 = srem i64 %574, %576
  %578 = icmp eq i64 %577, 0
  br i1 %578, label %579, label %580

579:                                              ; preds = %572
  store i64 %576, ptr %573, align 8
  br label %596

580:                                              ; preds = %572, %568, %563, %554
  %581 = phi i64 [ %555, %554 ], [ %565, %572 ], [ %565, %568 ], [ %565, %563 ]
  %582 = phi i64 [ 0, %554 ], [ %564, %572 ], [ %564, %568 ], [ %564, %563 ]
  %583 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %142, i32 8, i32 3, i64 %581
  store i64 %582, ptr %583, align 8
  %584 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %538, i64 %546, i32 1
  %585 = load i64, ptr %584, align 8
  %586 = load i64, ptr %539, align 8
  %587 = add nsw i64 %586, 1
  store i64 %587, ptr %539, align 8
  %588 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %142, i32 8, i32 4, i64 %586
  store i64 %585, ptr %588, align 8
  %589 = icmp eq i64 %582, 0
  %590 = zext i1 %589 to i64
  %591 = load i64, ptr %541, align 8
  %592 = add nsw i64 %591, %590
  store i64 %592, ptr %541, align 8
  %593 = zext i1 %553 to i64
  %594 = load i64, ptr %540, align 8
  %595 = add nsw i64 %594, %593
  store i64 %595, ptr %540, align 8
  br label %596

596:                                              ; preds = %580, %579
  %597 = add nuw nsw i64 %546, 1
  %598 = icmp eq i64 %597, %543
  br i1 %598, label %599, label %545

599:                                              ; preds = %545, %596, %537
  %600 = load i64, ptr %176, align 8
  %601 = icmp sgt i64 %600, 0
  br i1 %601, label %602, label %607

602:                                              ; preds = %599
  %603 = and i64 %600, 1
  %604 = icmp eq i64 %600, 1
  br i1 %604, label %650, label %605

605:                                              ; preds = %602
  %606 = and i64 %600, -2
  br label %665

607:                                              ; preds = %599, %662
  %608 = load i64, ptr %539, align 8
  %609 = icmp sgt i64 %608, 0
  br i1 %609, label %610, label %685

610:                                              ; preds = %607
  %611 = and i64 %608, 1
  %612 = icmp eq i64 %608, 1
  br i1 %612, label %635, label %613

613:                                              ; preds = %610
  %614 = and i64 %608, -2
  br label %615

615:                                              ; preds = %615, %613
  %616 = phi i64 [ 0, %613 ], [ %632, %615 ]
  %617 = phi i64 [ 0, %613 ], [ %631, %615 ]
  %618 = phi i64 [ 0, %613 ], [ %633, %615 ]
  %619 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %142, i32 8, i32 3, i64 %616
  %620 = load i64, ptr %619, align 8
  %621 = add i64 %620, -1
  %622 = icmp ult i64 %621, 2
  %623 = zext i1 %622 to i64
  %624 = add nuw nsw i64 %617, %623
  %625 = or i64 %616, 1
  %626 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %142, i32 8, i32 3, i64 %625
  %627 = load i64, ptr %626, align 8
  %628 = add i64 %627, -1
  %629 = icmp ult i64 %628, 2
  %630 = zext i1 %629 to i64
  %631 = add nuw nsw i64 %624, %630
  %632 = add nuw nsw i64 %616, 2
  %633 = add i64 %618, 2
  %634 = icmp eq i64 %633, %614
  br i1 %634, label %635, label %615

635:                                              ; preds = %615, %610
  %636 = phi i64 [ undef, %610 ], [ %631, %615 ]
  %637 = phi i64 [ 0, %610 ], [ %632, %615 ]
  %638 = phi i64 [ 0, %610 ], [ %631, %615 ]
  %639 = icmp eq i64 %611, 0
  br i1 %639, label %647, label %640

640:                                              ; preds = %635
  %641 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %142, i32 8, i32 3, i64 %637
  %642 = load i64, ptr %641, align 8
  %643 = add i64 %642, -1
  %644 = icmp ult i64 %643, 2
  %645 = zext i1 %644 to i64
  %646 = add nuw nsw i64 %638, %645
  br label %647

647:                                              ; preds = %635, %640
  %648 = phi i64 [ %636, %635 ], [ %646, %640 ]
  %649 = icmp ult i64 %648, 2
  br i1 %649, label %685, label %701

650:                                              ; preds = %665, %602
  %651 = phi i64 [ undef, %602 ], [ %681, %665 ]
  %652 = phi i64 [ 0, %602 ], [ %682, %665 ]
  %653 = phi i64 [ 0, %602 ], [ %681, %665 ]
  %654 = icmp eq i64 %603, 0
  br i1 %654, label %662, label %655

655:                                              ; preds = %650
  %656 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %142, i32 7, i32 3, i64 %652
  %657 = load i64, ptr %656, align 8
  %658 = add i64 %657, -1
  %659 = icmp ult i64 %658, 2
  %660 = zext i1 %659 to i64
  %661 = add nuw nsw i64 %653, %660
  br label %662

662:                                              ; preds = %650, %655
  %663 = phi i64 [ %651, %650 ], [ %661, %655 ]
  %664 = icmp ult i64 %663, 2
  br i1 %664, label %607, label %701

665:                                              ; preds = %665, %605
  %666 = phi i64 [ 0, %605 ], [ %682, %665 ]
  %667 = phi i64 [ 0, %605 ], [ %681, %665 ]
  %668 = phi i64 [ 0, %605 ], [ %683, %665 ]
  %669 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %142, i32 7, i32 3, i64 %666
  %670 = load i64, ptr %669, align 8
  %671 = add i64 %670, -1
  %672 = icmp ult i64 %671, 2
  %673 = zext i1 %672 to i64
  %674 = add nuw nsw i64 %667, %673
  %675 = or i64 %666, 1
  %676 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %142, i32 7, i32 3, i64 %675
  %677 = load i64, ptr %676, align 8
  %678 = add i64 %677, -1
  %679 = icmp ult i64 %678, 2
  %680 = zext i1 %679 to i64
  %681 = add nuw nsw i64 %674, %680
  %682 = add nuw nsw i64 %666, 2
  %683 = add i64 %668, 2
  %684 = icmp eq i64 %683, %606
  br i1 %684, label %650, label %665

685:                                              ; preds = %607, %647
  call fastcc void @leaves(ptr noundef %0, ptr noundef nonnull %48, i64 noundef %244, ptr noundef nonnull %176)
  %686 = load ptr, ptr %46, align 8
  %687 = load i64, ptr %167, align 8
  %688 = getelementptr inbounds i64, ptr %686, i64 %687
  %689 = load i64, ptr %688, align 8
  call fastcc void @leaves(ptr noundef %0, ptr noundef nonnull %49, i64 noundef %689, ptr noundef nonnull %539)
  %690 = load i64, ptr %164, align 8
  %691 = load i64, ptr %170, align 8
  %692 = call fastcc i64 @pairs(ptr noundef %0, i64 noundef %690, i64 noundef %691, i64 noundef 0)
  br label %693

693:                                              ; preds = %535, %685, %309
  %694 = phi i64 [ %310, %309 ], [ %536, %535 ], [ %692, %685 ]
  %695 = mul nsw i64 %694, %143
  %696 = add nsw i64 %144, 1
  %697 = load ptr, ptr %34, align 8
  %698 = getelementptr inbounds i64, ptr %697, i64 %38
  %699 = load i64, ptr %698, align 8
  %700 = icmp slt i64 %696, %699
  br i1 %700, label %141, label %702

701:                                              ; preds = %662, %647
  store i64 1, ptr %47, align 8
  br label %1094

702:                                              ; preds = %693, %31
  %703 = phi i64 [ %32, %31 ], [ %695, %693 ]
  %704 = phi i64 [ %33, %31 ], [ %148, %693 ]
  %705 = icmp eq i64 %5, 0
  br i1 %705, label %1094, label %706

706:                                              ; preds = %702
  %707 = load i64, ptr %15, align 8
  %708 = icmp sgt i64 %707, 0
  br i1 %708, label %716, label %709

709:                                              ; preds = %728, %706
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %13)
  %710 = icmp sgt i64 %704, 0
  br i1 %710, label %711, label %748

711:                                              ; preds = %709
  %712 = and i64 %704, 7
  %713 = icmp ult i64 %704, 8
  br i1 %713, label %738, label %714

714:                                              ; preds = %711
  %715 = and i64 %704, -8
  br label %751

716:                                              ; preds = %706, %728
  %717 = phi i64 [ %729, %728 ], [ 0, %706 ]
  %718 = getelementptr inbounds [16 x i64], ptr %10, i64 0, i64 %717
  store i64 0, ptr %718, align 8
  %719 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %717
  %720 = load i64, ptr %719, align 8
  %721 = icmp sgt i64 %720, 0
  br i1 %721, label %722, label %728

722:                                              ; preds = %716, %731
  %723 = phi i64 [ %735, %731 ], [ 0, %716 ]
  %724 = phi i64 [ %736, %731 ], [ 0, %716 ]
  %725 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %717, i64 %724
  %726 = load i64, ptr %725, align 8
  %727 = icmp slt i64 %726, %2
  br i1 %727, label %731, label %728

728:                                              ; preds = %722, %731, %716
  %729 = add nuw nsw i64 %717, 1
  %730 = icmp eq i64 %729, %707
  br i1 %730, label %709, label %716

731:                                              ; preds = %722
  %732 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %717, i64 %724, i32 2
  %733 = load i64, ptr %732, align 8
  %734 = lshr i64 %733, 63
  %735 = add nuw nsw i64 %723, %734
  store i64 %735, ptr %718, align 8
  %736 = add nuw nsw i64 %724, 1
  %737 = icmp eq i64 %736, %720
  br i1 %737, label %728, label %722

738:                                              ; preds = %751, %711
  %739 = phi i64 [ 0, %711 ], [ %769, %751 ]
  %740 = icmp eq i64 %712, 0
  br i1 %740, label %748, label %741

741:                                              ; preds = %738, %741
  %742 = phi i64 [ %745, %741 ], [ %739, %738 ]
  %743 = phi i64 [ %746, %741 ], [ 0, %738 ]
  %744 = getelementptr inbounds [16 x i64], ptr %13, i64 0, i64 %742
  store i64 -1, ptr %744, align 8
  %745 = add nuw nsw i64 %742, 1
  %746 = add i64 %743, 1
  %747 = icmp eq i64 %746, %712
  br i1 %747, label %748, label %741

748:                                              ; preds = %738, %741, %709
  %749 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 4
  %750 = load i64, ptr %749, align 8
  br label %772

751:                                              ; preds = %751, %714
  %752 = phi i64 [ 0, %714 ], [ %769, %751 ]
  %753 = phi i64 [ 0, %714 ], [ %770, %751 ]
  %754 = getelementptr inbounds [16 x i64], ptr %13, i64 0, i64 %752
  store i64 -1, ptr %754, align 16
  %755 = or i64 %752, 1
  %756 = getelementptr inbounds [16 x i64], ptr %13, i64 0, i64 %755
  store i64 -1, ptr %756, align 8
  %757 = or i64 %752, 2
  %758 = getelementptr inbounds [16 x i64], ptr %13, i64 0, i64 %757
  store i64 -1, ptr %758, align 16
  %759 = or i64 %752, 3
  %760 = getelementptr inbounds [16 x i64], ptr %13, i64 0, i64 %759
  store i64 -1, ptr %760, align 8
  %761 = or i64 %752, 4
  %762 = getelementptr inbounds [16 x i64], ptr %13, i64 0, i64 %761
  store i64 -1, ptr %762, align 16
  %763 = or i64 %752, 5
  %764 = getelementptr inbounds [16 x i64], ptr %13, i64 0, i64 %763
  store i64 -1, ptr %764, align 8
  %765 = or i64 %752, 6
  %766 = getelementptr inbounds [16 x i64], ptr %13, i64 0, i64 %765
  store i64 -1, ptr %766, align 16
  %767 = or i64 %752, 7
  %768 = getelementptr inbounds [16 x i64], ptr %13, i64 0, i64 %767
  store i64 -1, ptr %768, align 8
  %769 = add nuw nsw i64 %752, 8
  %770 = add i64 %753, 8
  %771 = icmp eq i64 %770, %715
  br i1 %771, label %738, label %751

772:                                              ; preds = %775, %748
  %773 = phi i64 [ %750, %748 ], [ %776, %775 ]
  %774 = icmp sgt i64 %773, 0
  br i1 %774, label %775, label %1092

775:                                              ; preds = %772
  %776 = add nsw i64 %773, -1
  %777 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 8, i64 %776
  %778 = load i64, ptr %777, align 8
  %779 = icmp slt i64 %778, %2
  br i1 %779, label %780, label %772

780:                                              ; preds = %775
  %781 = getelementptr inbounds %struct.Problem, ptr %15, i64 0, i32 8
  %782 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 10
  %783 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 11
  br label %784

784:                                              ; preds = %780, %1088
  %785 = phi i64 [ %773, %780 ], [ %787, %1088 ]
  %786 = phi i64 [ %703, %780 ], [ %1090, %1088 ]
  %787 = add nsw i64 %785, -1
  %788 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 7, i64 %787
  %789 = load i64, ptr %788, align 8
  %790 = getelementptr inbounds [16 x i64], ptr %10, i64 0, i64 %789
  %791 = load i64, ptr %790, align 8
  %792 = add nsw i64 %791, -1
  store i64 %792, ptr %790, align 8
  br i1 %710, label %798, label %1088

793:                                              ; preds = %992
  %794 = icmp eq i64 %994, 0
  br i1 %794, label %795, label %1092

795:                                              ; preds = %793
  %796 = icmp ne i64 %993, 0
  %797 = select i1 %710, i1 %796, i1 false
  br i1 %797, label %997, label %1088

798:                                              ; preds = %784, %992
  %799 = phi i64 [ %995, %992 ], [ 0, %784 ]
  %800 = phi i64 [ %994, %992 ], [ 0, %784 ]
  %801 = phi i64 [ %993, %992 ], [ 1, %784 ]
  %802 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %799
  %803 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %799, i32 1
  %804 = load i64, ptr %803, align 8
  %805 = icmp eq i64 %804, %789
  br i1 %805, label %810, label %806

806:                                              ; preds = %798
  %807 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %799, i32 2
  %808 = load i64, ptr %807, align 8
  %809 = icmp eq i64 %808, %789
  br i1 %809, label %810, label %812

810:                                              ; preds = %806, %798
  %811 = getelementptr inbounds [16 x i64], ptr %13, i64 0, i64 %799
  store i64 -1, ptr %811, align 8
  br label %812

812:                                              ; preds = %810, %806
  %813 = load i64, ptr %802, align 8
  %814 = icmp eq i64 %813, 1
  br i1 %814, label %815, label %992

815:                                              ; preds = %812
  %816 = icmp ne i64 %804, %789
  %817 = icmp ne i64 %801, 0
  %818 = select i1 %816, i1 %817, i1 false
  br i1 %818, label %819, label %992

819:                                              ; preds = %815
  %820 = getelementptr inbounds [16 x i64], ptr %13, i64 0, i64 %799
  %821 = load i64, ptr %820, align 8
  %822 = icmp slt i64 %821, 0
  br i1 %822, label %823, label %987

823:                                              ; preds = %819
  %824 = load ptr, ptr %781, align 8
  %825 = getelementptr inbounds i64, ptr %824, i64 %804
  %826 = load i64, ptr %825, align 8
  %827 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %799, i32 3
  %828 = load i64, ptr %827, align 8
  %829 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %799, i32 7
  %830 = getelementptr inbounds [16 x i64], ptr %10, i64 0, i64 %804
  %831 = load i64, ptr %830, align 8
  call void @llvm.lifetime.start.p0(i64 392, ptr nonnull %7)
  call void @llvm.lifetime.start.p0(i64 392, ptr nonnull %8)
  %832 = load i64, ptr %829, align 8
  %833 = icmp sgt i64 %832, 0
  br i1 %833, label %835, label %834

834:                                              ; preds = %823
  store i64 %826, ptr %7, align 16
  store i64 1, ptr %8, align 16
  br label %970

835:                                              ; preds = %823, %839
  %836 = phi i64 [ %845, %839 ], [ 0, %823 ]
  %837 = phi i64 [ %844, %839 ], [ 0, %823 ]
  %838 = icmp eq i64 %837, %831
  br i1 %838, label %847, label %839

839:                                              ; preds = %835
  %840 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %799, i32 7, i32 3, i64 %836
  %841 = load i64, ptr %840, align 8
  %842 = icmp eq i64 %841, 0
  %843 = zext i1 %842 to i64
  %844 = add nuw nsw i64 %837, %843
  %845 = add nuw nsw i64 %836, 1
  %846 = icmp eq i64 %845, %832
  br i1 %846, label %847, label %835

847:                                              ; preds = %839, %835
  %848 = phi i64 [ %832, %839 ], [ %836, %835 ]
  store i64 %826, ptr %7, align 16
  store i64 1, ptr %8, align 16
  %849 = icmp sgt i64 %848, 0
  br i1 %849, label %850, label %970

850:                                              ; preds = %847, %962
  %851 = phi i64 [ %963, %962 ], [ 1, %847 ]
  %852 = phi i64 [ %964, %962 ], [ 0, %847 ]
  %853 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %799, i32 7, i32 4, i64 %852
  %854 = load i64, ptr %853, align 8
  %855 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %799, i32 7, i32 3, i64 %852
  %856 = load i64, ptr %855, align 8
  %857 = icmp sgt i64 %856, 1
  %858 = icmp sgt i64 %851, 0
  br i1 %857, label %860, label %859

859:                                              ; preds = %850
  br i1 %858, label %905, label %965

860:                                              ; preds = %850
  br i1 %858, label %861, label %958

861:                                              ; preds = %860
  %862 = and i64 %851, 3
  %863 = icmp ult i64 %851, 4
  br i1 %863, label %946, label %864

864:                                              ; preds = %861
  %865 = and i64 %851, -4
  br label %866

866:                                              ; preds = %866, %864
  %867 = phi i64 [ 0, %864 ], [ %884, %866 ]
  %868 = phi i64 [ 0, %864 ], [ %885, %866 ]
  %869 = getelementptr inbounds i64, ptr %7, i64 %867
  %870 = load i64, ptr %869, align 16
  %871 = call i64 @llvm.smin.i64(i64 %870, i64 %854)
  store i64 %871, ptr %869, align 16
  %872 = or i64 %867, 1
  %873 = getelementptr inbounds i64, ptr %7, i64 %872
  %874 = load i64, ptr %873, align 8
  %875 = call i64 @llvm.smin.i64(i64 %874, i64 %854)
  store i64 %875, ptr %873, align 8
  %876 = or i64 %867, 2
  %877 = getelementptr inbounds i64, ptr %7, i64 %876
  %878 = load i64, ptr %877, align 16
  %879 = call i64 @llvm.smin.i64(i64 %878, i64 %854)
  store i64 %879, ptr %877, align 16
  %880 = or i64 %867, 3
  %881 = getelementptr inbounds i64, ptr %7, i64 %880
  %882 = load i64, ptr %881, align 8
  %883 = call i64 @llvm.smin.i64(i64 %882, i64 %854)
  store i64 %883, ptr %881, align 8
  %884 = add nuw nsw i64 %867, 4
  %885 = add i64 %868, 4
  %886 = icmp eq i64 %885, %865
  br i1 %886, label %946, label %866

887:                                              ; preds = %923
  %888 = icmp eq i64 %917, 0
  br i1 %888, label %958, label %889

889:                                              ; preds = %887
  %890 = icmp sgt i64 %924, 0
  br i1 %890, label %891, label %927

891:                                              ; preds = %889
  %892 = and i64 %924, 1
  %893 = icmp eq i64 %892, 0
  br i1 %893, label %902, label %894

894:                                              ; preds = %891
  %895 = add nsw i64 %924, -1
  %896 = getelementptr inbounds i64, ptr %7, i64 %895
  %897 = load i64, ptr %896, align 8
  %898 = getelementptr inbounds i64, ptr %7, i64 %924
  store i64 %897, ptr %898, align 8
  %899 = getelementptr inbounds i64, ptr %8, i64 %895
  %900 = load i64, ptr %899, align 8
  %901 = getelementptr inbounds i64, ptr %8, i64 %924
  store i64 %900, ptr %901, align 8
  br label %902

902:                                              ; preds = %894, %891
  %903 = phi i64 [ %924, %891 ], [ %895, %894 ]
  %904 = icmp eq i64 %924, 1
  br i1 %904, label %927, label %929

905:                                              ; preds = %859, %923
  %906 = phi i64 [ %925, %923 ], [ 0, %859 ]
  %907 = phi i64 [ %924, %923 ], [ 0, %859 ]
  %908 = phi i64 [ %917, %923 ], [ 0, %859 ]
  %909 = getelementptr inbounds i64, ptr %7, i64 %906
  %910 = load i64, ptr %909, align 8
  %911 = sdiv i64 %910, %854
  %912 = srem i64 %910, %854
  %913 = mul nsw i64 %911, %854
  %914 = getelementptr inbounds i64, ptr %8, i64 %906
  %915 = load i64, ptr %914, align 8
  %916 = mul nsw i64 %915, %911
  %917 = add nsw i64 %916, %908
  %918 = icmp eq i64 %910, %913
  br i1 %918, label %923, label %919

919:                                              ; preds = %905
  %920 = getelementptr inbounds i64, ptr %7, i64 %907
  store i64 %912, ptr %920, align 8
  %921 = getelementptr inbounds i64, ptr %8, i64 %907
  store i64 %915, ptr %921, align 8
  %922 = add nsw i64 %907, 1
  br label %923

923:                                              ; preds = %919, %905
  %924 = phi i64 [ %922, %919 ], [ %907, %905 ]
  %925 = add nuw nsw i64 %906, 1
  %926 = icmp eq i64 %925, %851
  br i1 %926, label %887, label %905

927:                                              ; preds = %902, %929, %889
  store i64 %854, ptr %7, align 16
  store i64 %917, ptr %8, align 16
  %928 = add nsw i64 %924, 1
  br label %958

929:                                              ; preds = %902, %929
  %930 = phi i64 [ %938, %929 ], [ %903, %902 ]
  %931 = add nsw i64 %930, -1
  %932 = getelementptr inbounds i64, ptr %7, i64 %931
  %933 = load i64, ptr %932, align 8
  %934 = getelementptr inbounds i64, ptr %7, i64 %930
  store i64 %933, ptr %934, align 8
  %935 = getelementptr inbounds i64, ptr %8, i64 %931
  %936 = load i64, ptr %935, align 8
  %937 = getelementptr inbounds i64, ptr %8, i64 %930
  store i64 %936, ptr %937, align 8
  %938 = add nsw i64 %930, -2
  %939 = getelementptr inbounds i64, ptr %7, i64 %938
  %940 = load i64, ptr %939, align 8
  %941 = getelementptr inbounds i64, ptr %7, i64 %931
  store i64 %940, ptr %941, align 8
  %942 = getelementptr inbounds i64, ptr %8, i64 %938
  %943 = load i64, ptr %942, align 8
  %944 = getelementptr inbounds i64, ptr %8, i64 %931
  store i64 %943, ptr %944, align 8
  %945 = icmp ugt i64 %931, 1
  br i1 %945, label %929, label %927

946:                                              ; preds = %866, %861
  %947 = phi i64 [ 0, %861 ], [ %884, %866 ]
  %948 = icmp eq i64 %862, 0
  br i1 %948, label %958, label %949

949:                                              ; preds = %946, %949
  %950 = phi i64 [ %955, %949 ], [ %947, %946 ]
  %951 = phi i64 [ %956, %949 ], [ 0, %946 ]
  %952 = getelementptr inbounds i64, ptr %7, i64 %950
  %953 = load i64, ptr %952, align 8
  %954 = call i64 @llvm.smin.i64(i64 %953, i64 %854)
  store i64 %954, ptr %952, align 8
  %955 = add nuw nsw i64 %950, 1
  %956 = add i64 %951, 1
  %957 = icmp eq i64 %956, %862
  br i1 %957, label %958, label %949

958:                                              ; preds = %946, %949, %927, %887, %860
  %959 = phi i64 [ %928, %927 ], [ %924, %887 ], [ %851, %860 ], [ %851, %949 ], [ %851, %946 ]
  %960 = add nuw nsw i64 %852, 1
  %961 = icmp eq i64 %960, %848
  br i1 %961, label %968, label %962

962:                                              ; preds = %958, %965
  %963 = phi i64 [ %959, %958 ], [ 0, %965 ]
  %964 = phi i64 [ %960, %958 ], [ %966, %965 ]
  br label %850

965:                                              ; preds = %859
  %966 = add nuw nsw i64 %852, 1
  %967 = icmp eq i64 %966, %848
  br i1 %967, label %985, label %962

968:                                              ; preds = %958
  %969 = icmp sgt i64 %959, 0
  br i1 %969, label %970, label %985

970:                                              ; preds = %968, %847, %834
  %971 = phi i64 [ %959, %968 ], [ 1, %847 ], [ 1, %834 ]
  %972 = phi i64 [ %848, %968 ], [ %848, %847 ], [ %832, %834 ]
  br label %973

973:                                              ; preds = %973, %970
  %974 = phi i64 [ %983, %973 ], [ 0, %970 ]
  %975 = phi i64 [ %982, %973 ], [ 0, %970 ]
  %976 = getelementptr inbounds [49 x i64], ptr %8, i64 0, i64 %974
  %977 = load i64, ptr %976, align 8
  %978 = getelementptr inbounds [49 x i64], ptr %7, i64 0, i64 %974
  %979 = load i64, ptr %978, align 8
  %980 = call fastcc i64 @single(i64 noundef %979, i64 noundef 0, ptr noundef nonnull %829, i64 noundef %972, i64 noundef %828)
  %981 = mul nsw i64 %980, %977
  %982 = add nsw i64 %981, %975
  %983 = add nuw nsw i64 %974, 1
  %984 = icmp eq i64 %983, %971
  br i1 %984, label %985, label %973

985:                                              ; preds = %965, %973, %968
  %986 = phi i64 [ 0, %968 ], [ %982, %973 ], [ 0, %965 ]
  call void @llvm.lifetime.end.p0(i64 392, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 392, ptr nonnull %7)
  store i64 %986, ptr %820, align 8
  br label %987

987:                                              ; preds = %985, %819
  %988 = phi i64 [ %986, %985 ], [ %821, %819 ]
  %989 = icmp eq i64 %988, 0
  %990 = select i1 %989, i64 1, i64 %800
  %991 = mul nsw i64 %988, %801
  br label %992

992:                                              ; preds = %812, %815, %987
  %993 = phi i64 [ %991, %987 ], [ 0, %815 ], [ %801, %812 ]
  %994 = phi i64 [ %990, %987 ], [ %800, %815 ], [ %800, %812 ]
  %995 = add nuw nsw i64 %799, 1
  %996 = icmp eq i64 %995, %704
  br i1 %996, label %793, label %798

997:                                              ; preds = %795, %1082
  %998 = phi i64 [ %1084, %1082 ], [ 0, %795 ]
  %999 = phi i64 [ %1083, %1082 ], [ %993, %795 ]
  %1000 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %998
  %1001 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %998, i32 1
  %1002 = load i64, ptr %1001, align 8
  %1003 = load ptr, ptr %781, align 8
  %1004 = getelementptr inbounds i64, ptr %1003, i64 %1002
  %1005 = load i64, ptr %1004, align 8
  %1006 = load i64, ptr %1000, align 8
  %1007 = icmp eq i64 %1006, 0
  br i1 %1007, label %1008, label %1028

1008:                                             ; preds = %997
  %1009 = icmp eq i64 %1002, %789
  br i1 %1009, label %1010, label %1016

1010:                                             ; preds = %1008
  %1011 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %998, i32 7
  %1012 = call fastcc i64 @visits(i64 noundef %1005, ptr noundef nonnull %1011, i64 noundef %791)
  %1013 = call fastcc i64 @visits(i64 noundef %1005, ptr noundef nonnull %1011, i64 noundef %792)
  %1014 = sub nsw i64 %1012, %1013
  %1015 = mul nsw i64 %1014, %999
  br label %1082

1016:                                             ; preds = %1008
  %1017 = getelementptr inbounds [16 x i64], ptr %13, i64 0, i64 %998
  %1018 = load i64, ptr %1017, align 8
  %1019 = icmp slt i64 %1018, 0
  br i1 %1019, label %1020, label %1025

1020:                                             ; preds = %1016
  %1021 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %998, i32 7
  %1022 = getelementptr inbounds [16 x i64], ptr %10, i64 0, i64 %1002
  %1023 = load i64, ptr %1022, align 8
  %1024 = call fastcc i64 @visits(i64 noundef %1005, ptr noundef nonnull %1021, i64 noundef %1023)
  store i64 %1024, ptr %1017, align 8
  br label %1025

1025:                                             ; preds = %1020, %1016
  %1026 = phi i64 [ %1024, %1020 ], [ %1018, %1016 ]
  %1027 = mul nsw i64 %1026, %999
  br label %1082

1028:                                             ; preds = %997
  %1029 = icmp sgt i64 %1006, 1
  br i1 %1029, label %1030, label %1082

1030:                                             ; preds = %1028
  %1031 = icmp eq i64 %1002, %789
  %1032 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %998, i32 2
  %1033 = load i64, ptr %1032, align 8
  %1034 = icmp eq i64 %1033, %789
  %1035 = select i1 %1031, i1 true, i1 %1034
  %1036 = icmp slt i64 %1033, 0
  br i1 %1036, label %1040, label %1037

1037:                                             ; preds = %1030
  %1038 = getelementptr inbounds [16 x i64], ptr %10, i64 0, i64 %1033
  %1039 = load i64, ptr %1038, align 8
  br label %1040

1040:                                             ; preds = %1030, %1037
  %1041 = phi i64 [ %1039, %1037 ], [ 0, %1030 ]
  %1042 = icmp eq i64 %1006, 3
  br i1 %1042, label %1043, label %1055

1043:                                             ; preds = %1040
  br i1 %1035, label %1048, label %1044

1044:                                             ; preds = %1043
  %1045 = getelementptr inbounds [16 x i64], ptr %13, i64 0, i64 %998
  %1046 = load i64, ptr %1045, align 8
  %1047 = icmp slt i64 %1046, 0
  br i1 %1047, label %1048, label %1079

1048:                                             ; preds = %1044, %1043
  %1049 = getelementptr inbounds [16 x i64], ptr %10, i64 0, i64 %1002
  %1050 = load i64, ptr %1049, align 8
  %1051 = zext i1 %1031 to i64
  %1052 = icmp eq i64 %1033, %789
  %1053 = zext i1 %1052 to i64
  %1054 = call fastcc i64 @padded(ptr noundef %0, ptr noundef nonnull %1000, i64 noundef %1050, i64 noundef %1051, i64 noundef %1041, i64 noundef %1053, i64 noundef 1)
  br i1 %1035, label %1079, label %1076

1055:                                             ; preds = %1040
  br i1 %1035, label %1060, label %1056

1056:                                             ; preds = %1055
  %1057 = getelementptr inbounds [16 x i64], ptr %13, i64 0, i64 %998
  %1058 = load i64, ptr %1057, align 8
  %1059 = icmp slt i64 %1058, 0
  br i1 %1059, label %1060, label %1079

1060:                                             ; preds = %1056, %1055
  %1061 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %998, i32 7
  %1062 = getelementptr inbounds [16 x i64], ptr %10, i64 0, i64 %1002
  %1063 = load i64, ptr %1062, align 8
  %1064 = zext i1 %1031 to i64
  call fastcc void @moves(ptr noundef %0, ptr noundef nonnull %782, i64 noundef %1005, ptr noundef nonnull %1061, i64 noundef %1063, i64 noundef %1064)
  %1065 = load ptr, ptr %781, align 8
  %1066 = getelementptr inbounds i64, ptr %1065, i64 %1033
  %1067 = load i64, ptr %1066, align 8
  %1068 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %998, i32 8
  %1069 = icmp eq i64 %1033, %789
  %1070 = zext i1 %1069 to i64
  call fastcc void @moves(ptr noundef %0, ptr noundef nonnull %783, i64 noundef %1067, ptr noundef nonnull %1068, i64 noundef %1041, i64 noundef %1070)
  %1071 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %998, i32 3
  %1072 = load i64, ptr %1071, align 8
  %1073 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %998, i32 4
  %1074 = load i64, ptr %1073, align 8
  %1075 = call fastcc i64 @pairs(ptr noundef %0, i64 noundef %1072, i64 noundef %1074, i64 noundef 1)
  br i1 %1035, label %1079, label %1076

1076:                                             ; preds = %1060, %1048
  %1077 = phi i64 [ %1054, %1048 ], [ %1075, %1060 ]
  %1078 = getelementptr inbounds [16 x i64], ptr %13, i64 0, i64 %998
  store i64 %1077, ptr %1078, align 8
  br label %1079

1079:                                             ; preds = %1076, %1044, %1056, %1060, %1048
  %1080 = phi i64 [ %1054, %1048 ], [ %1075, %1060 ], [ %1058, %1056 ], [ %1046, %1044 ], [ %1077, %1076 ]
  %1081 = mul nsw i64 %1080, %999
  br label %1082

1082:                                             ; preds = %1028, %1079, %1010, %1025
  %1083 = phi i64 [ %1015, %1010 ], [ %1027, %1025 ], [ %1081, %1079 ], [ %999, %1028 ]
  %1084 = add nuw nsw i64 %998, 1
  %1085 = icmp slt i64 %1084, %704
  %1086 = icmp ne i64 %1083, 0
  %1087 = select i1 %1085, i1 %1086, i1 false
  br i1 %1087, label %997, label %1088

1088:                                             ; preds = %1082, %784, %795
  %1089 = phi i64 [ %993, %795 ], [ 1, %784 ], [ %1083, %1082 ]
  %1090 = sub nsw i64 %786, %1089
  %1091 = icmp sgt i64 %785, 1
  br i1 %1091, label %784, label %1092

1092:                                             ; preds = %772, %1088, %793
  %1093 = phi i64 [ %786, %793 ], [ %1090, %1088 ], [ %703, %772 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %13)
  br label %1094

1094:                                             ; preds = %701, %702, %1092
  %1095 = phi i64 [ %1093, %1092 ], [ 0, %701 ], [ %703, %702 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %10)
  call void @llvm.lifetime.end.p0(i64 26240, ptr nonnull %9)
  ret i64 %1095
}

; Function Attrs: nofree nosync nounwind memory(read, inaccessiblemem: none)
define internal fastcc i64 @distinct(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2) unnamed_addr {
  %4 = alloca [49 x i64], align 16
  %5 = alloca [49 x i64], align 16
  %6 = alloca %struct.Chain, align 8
  %7 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 1
  %8 = load ptr, ptr %7, align 8
  call void @llvm.lifetime.start.p0(i64 392, ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 392, ptr nonnull %5)
  call void @llvm.lifetime.start.p0(i64 792, ptr nonnull %6)
  %9 = load i64, ptr %8, align 8
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %14, label %11

11:                                               ; preds = %3
  %12 = getelementptr inbounds %struct.Problem, ptr %8, i64 0, i32 4
  %13 = load i64, ptr %12, align 8
  br label %25

14:                                               ; preds = %3
  %15 = getelementptr inbounds %struct.Problem, ptr %8, i64 0, i32 9
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds %struct.Problem, ptr %8, i64 0, i32 4
  %18 = load i64, ptr %17, align 8
  %19 = mul nsw i64 %18, %9
  %20 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 2
  %21 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 1
  %22 = icmp eq i64 %2, 0
  %23 = select i1 %22, i64 1, i64 3
  %24 = getelementptr inbounds %struct.Problem, ptr %8, i64 0, i32 8
  br label %45

25:                                               ; preds = %108, %11
  %26 = phi i64 [ %13, %11 ], [ %18, %108 ]
  %27 = phi i64 [ 1, %11 ], [ %109, %108 ]
  %28 = getelementptr inbounds %struct.Problem, ptr %8, i64 0, i32 10
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds i64, ptr %29, i64 %26
  %31 = load i64, ptr %30, align 8
  %32 = add nsw i64 %26, 1
  %33 = getelementptr inbounds i64, ptr %29, i64 %32
  %34 = load i64, ptr %33, align 8
  %35 = icmp slt i64 %31, %34
  br i1 %35, label %36, label %112

36:                                               ; preds = %25
  %37 = getelementptr inbounds %struct.Problem, ptr %8, i64 0, i32 11
  %38 = load ptr, ptr %37, align 8
  %39 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 2
  %40 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 1
  %41 = icmp eq i64 %2, 0
  %42 = select i1 %41, i64 1, i64 3
  %43 = getelementptr inbounds %struct.Problem, ptr %8, i64 0, i32 8
  %44 = icmp ne i64 %2, 0
  br label %114

45:                                               ; preds = %14, %108
  %46 = phi i64 [ 1, %14 ], [ %109, %108 ]
  %47 = phi i64 [ 0, %14 ], [ %110, %108 ]
  %48 = add nsw i64 %19, %47
  %49 = getelementptr inbounds i64, ptr %16, i64 %48
  %50 = load i64, ptr %49, align 8
  %51 = icmp eq i64 %50, 0
  br i1 %51, label %52, label %108

52:                                               ; preds = %45
  store i64 0, ptr %20, align 8
  store i64 0, ptr %21, align 8
  store i64 0, ptr %6, align 8
  %53 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %47
  %54 = load i64, ptr %53, align 8
  %55 = icmp sgt i64 %54, 0
  br i1 %55, label %56, label %108

56:                                               ; preds = %52, %96
  %57 = phi i64 [ %97, %96 ], [ 0, %52 ]
  %58 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %47, i64 %57
  %59 = load i64, ptr %58, align 8
  %60 = icmp slt i64 %59, %1
  br i1 %60, label %61, label %99

61:                                               ; preds = %56
  %62 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %47, i64 %57, i32 2
  %63 = load i64, ptr %62, align 8
  %64 = icmp sgt i64 %63, -1
  %65 = load i64, ptr %6, align 8
  br i1 %64, label %66, label %81

66:                                               ; preds = %61
  %67 = add nsw i64 %65, -1
  %68 = icmp sgt i64 %65, 0
  br i1 %68, label %69, label %81

69:                                               ; preds = %66
  %70 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 3, i64 %67
  %71 = load i64, ptr %70, align 8
  %72 = icmp eq i64 %71, %23
  br i1 %72, label %73, label %81

73:                                               ; preds = %69
  %74 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 4, i64 %67
  %75 = load i64, ptr %74, align 8
  %76 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %47, i64 %57, i32 1
  %77 = load i64, ptr %76, align 8
  %78 = srem i64 %75, %77
  %79 = icmp eq i64 %78, 0
  br i1 %79, label %80, label %81

80:                                               ; preds = %73
  store i64 %77, ptr %74, align 8
  br label %96

81:                                               ; preds = %61, %73, %69, %66
  %82 = phi i64 [ %23, %73 ], [ %23, %69 ], [ %23, %66 ], [ 0, %61 ]
  %83 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 3, i64 %65
  store i64 %82, ptr %83, align 8
  %84 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %47, i64 %57, i32 1
  %85 = load i64, ptr %84, align 8
  %86 = load i64, ptr %6, align 8
  %87 = add nsw i64 %86, 1
  store i64 %87, ptr %6, align 8
  %88 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 4, i64 %86
  store i64 %85, ptr %88, align 8
  %89 = icmp eq i64 %82, 0
  %90 = zext i1 %89 to i64
  %91 = load i64, ptr %21, align 8
  %92 = add nsw i64 %91, %90
  store i64 %92, ptr %21, align 8
  %93 = zext i1 %64 to i64
  %94 = load i64, ptr %20, align 8
  %95 = add nsw i64 %94, %93
  store i64 %95, ptr %20, align 8
  br label %96

96:                                               ; preds = %81, %80
  %97 = add nuw nsw i64 %57, 1
  %98 = icmp eq i64 %97, %54
  br i1 %98, label %99, label %56

99:                                               ; preds = %56, %96
  %100 = load i64, ptr %20, align 8
  %101 = icmp eq i64 %100, 0
  br i1 %101, label %108, label %102

102:                                              ; preds = %99
  %103 = load ptr, ptr %24, align 8
  %104 = getelementptr inbounds i64, ptr %103, i64 %47
  %105 = load i64, ptr %104, align 8
  %106 = call fastcc i64 @visits(i64 noundef %105, ptr noundef nonnull %6, i64 noundef 0)
  %107 = mul nsw i64 %106, %46
  br label %108

108:                                              ; preds = %52, %45, %102, %99
  %109 = phi i64 [ %46, %45 ], [ %107, %102 ], [ %46, %99 ], [ %46, %52 ]
  %110 = add nuw nsw i64 %47, 1
  %111 = icmp eq i64 %110, %9
  br i1 %111, label %25, label %45

112:                                              ; preds = %120, %25
  %113 = phi i64 [ %27, %25 ], [ %122, %120 ]
  call void @llvm.lifetime.end.p0(i64 792, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 392, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 392, ptr nonnull %4)
  ret i64 %113

114:                                              ; preds = %36, %120
  %115 = phi i64 [ %27, %36 ], [ %122, %120 ]
  %116 = phi i64 [ %31, %36 ], [ %123, %120 ]
  %117 = mul nsw i64 %116, 6
  %118 = getelementptr inbounds i64, ptr %38, i64 %117
  %119 = getelementptr inbounds i64, ptr %118, i64 2
  br label %125

120:                                              ; preds = %386
  %121 = mul i64 %387, %115
  %122 = mul i64 %121, %388
  %123 = add i64 %116, 1
  %124 = icmp eq i64 %123, %34
  br i1 %124, label %112, label %114

125:                                              ; preds = %114, %386
  %126 = phi i1 [ true, %114 ], [ false, %386 ]
  %127 = phi i64 [ 0, %114 ], [ 2, %386 ]
  %128 = phi i64 [ 1, %114 ], [ %388, %386 ]
  %129 = phi i64 [ 1, %114 ], [ %387, %386 ]
  %130 = getelementptr inbounds i64, ptr %118, i64 %127
  %131 = load i64, ptr %130, align 8
  %132 = icmp slt i64 %131, 0
  br i1 %132, label %386, label %133

133:                                              ; preds = %125
  store i64 0, ptr %39, align 8
  store i64 0, ptr %40, align 8
  store i64 0, ptr %6, align 8
  %134 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %131
  %135 = load i64, ptr %134, align 8
  %136 = icmp sgt i64 %135, 0
  br i1 %136, label %141, label %137

137:                                              ; preds = %133
  %138 = load ptr, ptr %43, align 8
  %139 = getelementptr inbounds i64, ptr %138, i64 %131
  %140 = load i64, ptr %139, align 8
  br label %376

141:                                              ; preds = %133, %181
  %142 = phi i64 [ %182, %181 ], [ 0, %133 ]
  %143 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %131, i64 %142
  %144 = load i64, ptr %143, align 8
  %145 = icmp slt i64 %144, %1
  br i1 %145, label %146, label %184

146:                                              ; preds = %141
  %147 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %131, i64 %142, i32 2
  %148 = load i64, ptr %147, align 8
  %149 = icmp sgt i64 %148, -1
  %150 = load i64, ptr %6, align 8
  br i1 %149, label %151, label %166

151:                                              ; preds = %146
  %152 = add nsw i64 %150, -1
  %153 = icmp sgt i64 %150, 0
  br i1 %153, label %154, label %166

154:                                              ; preds = %151
  %155 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 3, i64 %152
  %156 = load i64, ptr %155, align 8
  %157 = icmp eq i64 %156, %42
  br i1 %157, label %158, label %166

158:                                              ; preds = %154
  %159 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 4, i64 %152
  %160 = load i64, ptr %159, align 8
  %161 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %131, i64 %142, i32 1
  %162 = load i64, ptr %161, align 8
  %163 = srem i64 %160, %162
  %164 = icmp eq i64 %163, 0
  br i1 %164, label %165, label %166

165:                                              ; preds = %158
  store i64 %162, ptr %159, align 8
  br label %181

166:                                              ; preds = %146, %158, %154, %151
  %167 = phi i64 [ %42, %158 ], [ %42, %154 ], [ %42, %151 ], [ 0, %146 ]
  %168 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 3, i64 %150
  store i64 %167, ptr %168, align 8
  %169 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %131, i64 %142, i32 1
  %170 = load i64, ptr %169, align 8
  %171 = load i64, ptr %6, align 8
  %172 = add nsw i64 %171, 1
  store i64 %172, ptr %6, align 8
  %173 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 4, i64 %171
  store i64 %170, ptr %173, align 8
  %174 = icmp eq i64 %167, 0
  %175 = zext i1 %174 to i64
  %176 = load i64, ptr %40, align 8
  %177 = add nsw i64 %176, %175
  store i64 %177, ptr %40, align 8
  %178 = zext i1 %149 to i64
  %179 = load i64, ptr %39, align 8
  %180 = add nsw i64 %179, %178
  store i64 %180, ptr %39, align 8
  br label %181

181:                                              ; preds = %166, %165
  %182 = add nuw nsw i64 %142, 1
  %183 = icmp eq i64 %182, %135
  br i1 %183, label %184, label %141

184:                                              ; preds = %141, %181
  %185 = load i64, ptr %39, align 8
  %186 = load ptr, ptr %43, align 8
  %187 = getelementptr inbounds i64, ptr %186, i64 %131
  %188 = load i64, ptr %187, align 8
  %189 = icmp ne i64 %185, 0
  %190 = select i1 %44, i1 %189, i1 false
  br i1 %190, label %191, label %349

191:                                              ; preds = %184
  %192 = load i64, ptr %6, align 8
  store i64 %188, ptr %4, align 16
  store i64 1, ptr %5, align 16
  %193 = icmp sgt i64 %192, 0
  br i1 %193, label %194, label %308

194:                                              ; preds = %191, %302
  %195 = phi i64 [ %303, %302 ], [ 1, %191 ]
  %196 = phi i64 [ %304, %302 ], [ 0, %191 ]
  %197 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 4, i64 %196
  %198 = load i64, ptr %197, align 8
  %199 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 3, i64 %196
  %200 = load i64, ptr %199, align 8
  %201 = icmp sgt i64 %200, 1
  %202 = icmp sgt i64 %195, 0
  br i1 %201, label %204, label %203

203:                                              ; preds = %194
  br i1 %202, label %249, label %302

204:                                              ; preds = %194
  br i1 %202, label %205, label %302

205:                                              ; preds = %204
  %206 = and i64 %195, 3
  %207 = icmp ult i64 %195, 4
  br i1 %207, label %290, label %208

208:                                              ; preds = %205
  %209 = and i64 %195, -4
  br label %210

210:                                              ; preds = %210, %208
  %211 = phi i64 [ 0, %208 ], [ %228, %210 ]
  %212 = phi i64 [ 0, %208 ], [ %229, %210 ]
  %213 = getelementptr inbounds i64, ptr %4, i64 %211
  %214 = load i64, ptr %213, align 16
  %215 = tail call i64 @llvm.smin.i64(i64 %214, i64 %198)
  store i64 %215, ptr %213, align 16
  %216 = or i64 %211, 1
  %217 = getelementptr inbounds i64, ptr %4, i64 %216
  %218 = load i64, ptr %217, align 8
  %219 = tail call i64 @llvm.smin.i64(i64 %218, i64 %198)
  store i64 %219, ptr %217, align 8
  %220 = or i64 %211, 2
  %221 = getelementptr inbounds i64, ptr %4, i64 %220
  %222 = load i64, ptr %221, align 16
  %223 = tail call i64 @llvm.smin.i64(i64 %222, i64 %198)
  store i64 %223, ptr %221, align 16
  %224 = or i64 %211, 3
  %225 = getelementptr inbounds i64, ptr %4, i64 %224
  %226 = load i64, ptr %225, align 8
  %227 = tail call i64 @llvm.smin.i64(i64 %226, i64 %198)
  store i64 %227, ptr %225, align 8
  %228 = add nuw nsw i64 %211, 4
  %229 = add i64 %212, 4
  %230 = icmp eq i64 %229, %209
  br i1 %230, label %290, label %210

231:                                              ; preds = %267
  %232 = icmp eq i64 %261, 0
  br i1 %232, label %302, label %233

233:                                              ; preds = %231
  %234 = icmp sgt i64 %268, 0
  br i1 %234, label %235, label %271

235:                                              ; preds = %233
  %236 = and i64 %268, 1
  %237 = icmp eq i64 %236, 0
  br i1 %237, label %246, label %238

238:                                              ; preds = %235
  %239 = add nsw i64 %268, -1
  %240 = getelementptr inbounds i64, ptr %4, i64 %239
  %241 = load i64, ptr %240, align 8
  %242 = getelementptr inbounds i64, ptr %4, i64 %268
  store i64 %241, ptr %242, align 8
  %243 = getelementptr inbounds i64, ptr %5, i64 %239
  %244 = load i64, ptr %243, align 8
  %245 = getelementptr inbounds i64, ptr %5, i64 %268
  store i64 %244, ptr %245, align 8
  br label %246

246:                                              ; preds = %238, %235
  %247 = phi i64 [ %268, %235 ], [ %239, %238 ]
  %248 = icmp eq i64 %268, 1
  br i1 %248, label %271, label %273

249:                                              ; preds = %203, %267
  %250 = phi i64 [ %269, %267 ], [ 0, %203 ]
  %251 = phi i64 [ %268, %267 ], [ 0, %203 ]
  %252 = phi i64 [ %261, %267 ], [ 0, %203 ]
  %253 = getelementptr inbounds i64, ptr %4, i64 %250
  %254 = load i64, ptr %253, align 8
  %255 = sdiv i64 %254, %198
  %256 = srem i64 %254, %198
  %257 = mul nsw i64 %255, %198
  %258 = getelementptr inbounds i64, ptr %5, i64 %250
  %259 = load i64, ptr %258, align 8
  %260 = mul nsw i64 %259, %255
  %261 = add nsw i64 %260, %252
  %262 = icmp eq i64 %254, %257
  br i1 %262, label %267, label %263

263:                                              ; preds = %249
  %264 = getelementptr inbounds i64, ptr %4, i64 %251
  store i64 %256, ptr %264, align 8
  %265 = getelementptr inbounds i64, ptr %5, i64 %251
  store i64 %259, ptr %265, align 8
  %266 = add nsw i64 %251, 1
  br label %267

267:                                              ; preds = %263, %249
  %268 = phi i64 [ %266, %263 ], [ %251, %249 ]
  %269 = add nuw nsw i64 %250, 1
  %270 = icmp eq i64 %269, %195
  br i1 %270, label %231, label %249

271:                                              ; preds = %246, %273, %233
  store i64 %198, ptr %4, align 16
  store i64 %261, ptr %5, align 16
  %272 = add nsw i64 %268, 1
  br label %302

273:                                              ; preds = %246, %273
  %274 = phi i64 [ %282, %273 ], [ %247, %246 ]
  %275 = add nsw i64 %274, -1
  %276 = getelementptr inbounds i64, ptr %4, i64 %275
  %277 = load i64, ptr %276, align 8
  %278 = getelementptr inbounds i64, ptr %4, i64 %274
  store i64 %277, ptr %278, align 8
  %279 = getelementptr inbounds i64, ptr %5, i64 %275
  %280 = load i64, ptr %279, align 8
  %281 = getelementptr inbounds i64, ptr %5, i64 %274
  store i64 %280, ptr %281, align 8
  %282 = add nsw i64 %274, -2
  %283 = getelementptr inbounds i64, ptr %4, i64 %282
  %284 = load i64, ptr %283, align 8
  %285 = getelementptr inbounds i64, ptr %4, i64 %275
  store i64 %284, ptr %285, align 8
  %286 = getelementptr inbounds i64, ptr %5, i64 %282
  %287 = load i64, ptr %286, align 8
  %288 = getelementptr inbounds i64, ptr %5, i64 %275
  store i64 %287, ptr %288, align 8
  %289 = icmp ugt i64 %275, 1
  br i1 %289, label %273, label %271

290:                                              ; preds = %210, %205
  %291 = phi i64 [ 0, %205 ], [ %228, %210 ]
  %292 = icmp eq i64 %206, 0
  br i1 %292, label %302, label %293

293:                                              ; preds = %290, %293
  %294 = phi i64 [ %299, %293 ], [ %291, %290 ]
  %295 = phi i64 [ %300, %293 ], [ 0, %290 ]
  %296 = getelementptr inbounds i64, ptr %4, i64 %294
  %297 = load i64, ptr %296, align 8
  %298 = tail call i64 @llvm.smin.i64(i64 %297, i64 %198)
  store i64 %298, ptr %296, align 8
  %299 = add nuw nsw i64 %294, 1
  %300 = add i64 %295, 1
  %301 = icmp eq i64 %300, %206
  br i1 %301, label %302, label %293

302:                                              ; preds = %290, %293, %271, %231, %204, %203
  %303 = phi i64 [ %272, %271 ], [ %268, %231 ], [ %195, %204 ], [ 0, %203 ], [ %195, %293 ], [ %195, %290 ]
  %304 = add nuw nsw i64 %196, 1
  %305 = icmp eq i64 %304, %192
  br i1 %305, label %306, label %194

306:                                              ; preds = %302
  %307 = icmp sgt i64 %303, 0
  br i1 %307, label %308, label %376

308:                                              ; preds = %191, %306
  %309 = phi i64 [ %303, %306 ], [ 1, %191 ]
  %310 = add i64 %309, -1
  %311 = and i64 %309, 3
  %312 = icmp ult i64 %310, 3
  br i1 %312, label %358, label %313

313:                                              ; preds = %308
  %314 = and i64 %309, -4
  br label %315

315:                                              ; preds = %315, %313
  %316 = phi i64 [ 0, %313 ], [ %346, %315 ]
  %317 = phi i64 [ 0, %313 ], [ %345, %315 ]
  %318 = phi i64 [ 0, %313 ], [ %347, %315 ]
  %319 = getelementptr inbounds [49 x i64], ptr %5, i64 0, i64 %316
  %320 = load i64, ptr %319, align 16
  %321 = getelementptr inbounds [49 x i64], ptr %4, i64 0, i64 %316
  %322 = load i64, ptr %321, align 16
  %323 = mul nsw i64 %322, %320
  %324 = add nsw i64 %323, %317
  %325 = or i64 %316, 1
  %326 = getelementptr inbounds [49 x i64], ptr %5, i64 0, i64 %325
  %327 = load i64, ptr %326, align 8
  %328 = getelementptr inbounds [49 x i64], ptr %4, i64 0, i64 %325
  %329 = load i64, ptr %328, align 8
  %330 = mul nsw i64 %329, %327
  %331 = add nsw i64 %330, %324
  %332 = or i64 %316, 2
  %333 = getelementptr inbounds [49 x i64], ptr %5, i64 0, i64 %332
  %334 = load i64, ptr %333, align 16
  %335 = getelementptr inbounds [49 x i64], ptr %4, i64 0, i64 %332
  %336 = load i64, ptr %335, align 16
  %337 = mul nsw i64 %336, %334
  %338 = add nsw i64 %337, %331
  %339 = or i64 %316, 3
  %340 = getelementptr inbounds [49 x i64], ptr %5, i64 0, i64 %339
  %341 = load i64, ptr %340, align 8
  %342 = getelementptr inbounds [49 x i64], ptr %4, i64 0, i64 %339
  %343 = load i64, ptr %342, align 8
  %344 = mul nsw i64 %343, %341
  %345 = add nsw i64 %344, %338
  %346 = add nuw nsw i64 %316, 4
  %347 = add i64 %318, 4
  %348 = icmp eq i64 %347, %314
  br i1 %348, label %358, label %315

349:                                              ; preds = %184
  %350 = load i64, ptr %119, align 8
  %351 = icmp sgt i64 %350, -1
  %352 = select i1 %351, i1 %189, i1 false
  br i1 %352, label %353, label %376

353:                                              ; preds = %349
  %354 = call fastcc i64 @visits(i64 noundef %188, ptr noundef nonnull %6, i64 noundef 0)
  %355 = add i64 %188, -1
  %356 = add i64 %355, %354
  %357 = sdiv i64 %356, %354
  br label %376

358:                                              ; preds = %315, %308
  %359 = phi i64 [ undef, %308 ], [ %345, %315 ]
  %360 = phi i64 [ 0, %308 ], [ %346, %315 ]
  %361 = phi i64 [ 0, %308 ], [ %345, %315 ]
  %362 = icmp eq i64 %311, 0
  br i1 %362, label %376, label %363

363:                                              ; preds = %358, %363
  %364 = phi i64 [ %373, %363 ], [ %360, %358 ]
  %365 = phi i64 [ %372, %363 ], [ %361, %358 ]
  %366 = phi i64 [ %374, %363 ], [ 0, %358 ]
  %367 = getelementptr inbounds [49 x i64], ptr %5, i64 0, i64 %364
  %368 = load i64, ptr %367, align 8
  %369 = getelementptr inbounds [49 x i64], ptr %4, i64 0, i64 %364
  %370 = load i64, ptr %369, align 8
  %371 = mul nsw i64 %370, %368
  %372 = add nsw i64 %371, %365
  %373 = add nuw nsw i64 %364, 1
  %374 = add i64 %366, 1
  %375 = icmp eq i64 %374, %311
  br i1 %375, label %376, label %363

376:                                              ; preds = %358, %363, %137, %306, %349, %353
  %377 = phi i64 [ %357, %353 ], [ %188, %349 ], [ 0, %306 ], [ %140, %137 ], [ %359, %358 ], [ %372, %363 ]
  %378 = phi i64 [ %354, %353 ], [ 1, %349 ], [ 1, %306 ], [ 1, %137 ], [ 1, %363 ], [ 1, %358 ]
  %379 = or i64 %127, 1
  %380 = getelementptr inbounds i64, ptr %118, i64 %379
  %381 = load i64, ptr %380, align 8
  %382 = add nsw i64 %377, -1
  %383 = mul nsw i64 %381, %382
  %384 = add nsw i64 %383, %129
  %385 = mul nsw i64 %378, %128
  br label %386

386:                                              ; preds = %125, %376
  %387 = phi i64 [ %384, %376 ], [ %129, %125 ]
  %388 = phi i64 [ %385, %376 ], [ %128, %125 ]
  br i1 %126, label %125, label %120
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
  %25 = getelementptr inbounds %struct.Factor, ptr %1, i64 0, i32 7
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds %struct.Factor, ptr %1, i64 0, i32 8
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
  %61 = getelementptr inbounds %struct.Factor, ptr %1, i64 0, i32 7, i32 4, i64 %58
  %62 = load i64, ptr %61, align 8
  %63 = shl nsw i64 %62, 2
  %64 = getelementptr inbounds %struct.Factor, ptr %1, i64 0, i32 7, i32 3, i64 %58
  %65 = load i64, ptr %64, align 8
  %66 = add nsw i64 %63, %65
  %67 = add nuw nsw i64 %59, 1
  %68 = getelementptr inbounds i64, ptr %8, i64 %59
  store i64 %66, ptr %68, align 8
  %69 = or i64 %58, 1
  %70 = getelementptr inbounds %struct.Factor, ptr %1, i64 0, i32 7, i32 4, i64 %69
  %71 = load i64, ptr %70, align 8
  %72 = shl nsw i64 %71, 2
  %73 = getelementptr inbounds %struct.Factor, ptr %1, i64 0, i32 7, i32 3, i64 %69
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
  %87 = getelementptr inbounds %struct.Factor, ptr %1, i64 0, i32 7, i32 4, i64 %83
  %88 = load i64, ptr %87, align 8
  %89 = shl nsw i64 %88, 2
  %90 = getelementptr inbounds %struct.Factor, ptr %1, i64 0, i32 7, i32 3, i64 %83
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
  %116 = getelementptr inbounds %struct.Factor, ptr %1, i64 0, i32 8, i32 4, i64 %113
  %117 = load i64, ptr %116, align 8
  %118 = shl nsw i64 %117, 2
  %119 = getelementptr inbounds %struct.Factor, ptr %1, i64 0, i32 8, i32 3, i64 %113
  %120 = load i64, ptr %119, align 8
  %121 = add nsw i64 %118, %120
  %122 = add nsw i64 %114, 1
  %123 = getelementptr inbounds i64, ptr %8, i64 %114
  store i64 %121, ptr %123, align 8
  %124 = or i64 %113, 1
  %125 = getelementptr inbounds %struct.Factor, ptr %1, i64 0, i32 8, i32 4, i64 %124
  %126 = load i64, ptr %125, align 8
  %127 = shl nsw i64 %126, 2
  %128 = getelementptr inbounds %struct.Factor, ptr %1, i64 0, i32 8, i32 3, i64 %124
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
  %142 = getelementptr inbounds %struct.Factor, ptr %1, i64 0, i32 8, i32 4, i64 %138
  %143 = load i64, ptr %142, align 8
  %144 = shl nsw i64 %143, 2
  %145 = getelementptr inbounds %struct.Factor, ptr %1, i64 0, i32 8, i32 3, i64 %138
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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64)



