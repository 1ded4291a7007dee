; evaluator.c b6cb402b81313f96c8831cb3410ec3697927718c89e8bfbd4a62d5460a1e6a0d

%struct.Chain = type { i64, i64, i64, [48 x i64], [48 x i64] }
%struct.Room = type { ptr, i64, i64, i64, [16 x i64], [16 x [48 x %struct.Step]], [256 x i64], [256 x i64], i64, %struct.Contexts, %struct.Contexts, %struct.Pieces, %struct.Pieces, [32768 x %struct.Interval], [65536 x %struct.Interval] }
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
%struct.Kept = type { i64, i64, i64, i64, i64, %struct.Flow, %struct.Flow }
%struct.Flow = type { i64, i64, i64, i64 }
%struct.Problem = type { i64, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, double, double }
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
  %29 = getelementptr inbounds %struct.Room, ptr %20, i64 0, i32 1
  %30 = getelementptr inbounds %struct.Room, ptr %20, i64 0, i32 11
  %31 = icmp sgt i64 %12, 0
  %32 = getelementptr inbounds %struct.Chain, ptr %23, i64 0, i32 2
  %33 = getelementptr inbounds %struct.Chain, ptr %23, i64 0, i32 1
  %34 = icmp sgt i64 %10, 0
  %35 = getelementptr inbounds %struct.Room, ptr %20, i64 0, i32 12
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
  %9 = alloca %struct.Descent, align 8
  %10 = alloca %struct.Piece, align 8
  call void @llvm.lifetime.start.p0(i64 424, ptr nonnull %9)
  %11 = getelementptr inbounds i8, ptr %9, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(424) %11, i8 0, i64 384, i1 false)
  store ptr %0, ptr %9, align 8
  %12 = getelementptr inbounds %struct.Descent, ptr %9, i64 0, i32 1
  store ptr %1, ptr %12, align 8
  %13 = getelementptr inbounds %struct.Descent, ptr %9, i64 0, i32 2
  store ptr %3, ptr %13, align 8
  %14 = getelementptr inbounds %struct.Descent, ptr %9, i64 0, i32 3
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
  %25 = getelementptr inbounds %struct.Descent, ptr %9, i64 0, i32 4
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
  call fastcc void @step_down(ptr noundef nonnull %9, i64 0, i64 %2, i64 0, i64 %2, i64 noundef 0, i64 noundef 0, i64 noundef %2, i64 noundef 0)
  %55 = load i64, ptr %30, align 8
  %56 = icmp eq i64 %55, 0
  br i1 %56, label %173, label %87

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
  %88 = load i64, ptr %1, align 8
  %89 = icmp sgt i64 %88, 1
  br i1 %89, label %90, label %173

90:                                               ; preds = %87
  %91 = lshr i64 %88, 1
  %92 = getelementptr inbounds %struct.Pieces, ptr %1, i64 0, i32 2
  br label %99

93:                                               ; preds = %132
  %94 = load i64, ptr %1, align 8
  %95 = icmp sgt i64 %94, 1
  br i1 %95, label %96, label %173

96:                                               ; preds = %93
  %97 = getelementptr inbounds %struct.Pieces, ptr %1, i64 0, i32 2
  %98 = getelementptr inbounds %struct.Pieces, ptr %1, i64 0, i32 2, i64 0, i32 1
  br label %137

99:                                               ; preds = %90, %132
  %100 = phi i64 [ %91, %90 ], [ %101, %132 ]
  %101 = add nsw i64 %100, -1
  %102 = load i64, ptr %1, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %8)
  %103 = getelementptr inbounds %struct.Piece, ptr %92, i64 %101
  %104 = load i64, ptr %103, align 8
  %105 = getelementptr inbounds i8, ptr %103, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %8, ptr noundef nonnull align 8 dereferenceable(32) %105, i64 32, i1 false)
  %106 = shl nuw nsw i64 %101, 1
  %107 = or i64 %106, 1
  %108 = icmp slt i64 %107, %102
  br i1 %108, label %109, label %132

109:                                              ; preds = %99, %127
  %110 = phi i64 [ %130, %127 ], [ %107, %99 ]
  %111 = phi i64 [ %129, %127 ], [ %106, %99 ]
  %112 = phi i64 [ %123, %127 ], [ %101, %99 ]
  %113 = add i64 %111, 2
  %114 = icmp slt i64 %113, %102
  br i1 %114, label %115, label %122

115:                                              ; preds = %109
  %116 = getelementptr inbounds %struct.Piece, ptr %92, i64 %113
  %117 = load i64, ptr %116, align 8
  %118 = getelementptr inbounds %struct.Piece, ptr %92, i64 %110
  %119 = load i64, ptr %118, align 8
  %120 = icmp sgt i64 %117, %119
  %121 = select i1 %120, i64 %113, i64 %110
  br label %122

122:                                              ; preds = %115, %109
  %123 = phi i64 [ %110, %109 ], [ %121, %115 ]
  %124 = getelementptr inbounds %struct.Piece, ptr %92, i64 %123
  %125 = load i64, ptr %124, align 8
  %126 = icmp sgt i64 %125, %104
  br i1 %126, label %127, label %132

127:                                              ; preds = %122
  %128 = getelementptr inbounds %struct.Piece, ptr %92, i64 %112
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %128, ptr noundef nonnull align 8 dereferenceable(40) %124, i64 40, i1 false)
  %129 = shl nsw i64 %123, 1
  %130 = or i64 %129, 1
  %131 = icmp slt i64 %130, %102
  br i1 %131, label %109, label %132

132:                                              ; preds = %122, %127, %99
  %133 = phi i64 [ %101, %99 ], [ %123, %127 ], [ %112, %122 ]
  %134 = getelementptr inbounds %struct.Piece, ptr %92, i64 %133
  store i64 %104, ptr %134, align 8
  %135 = getelementptr inbounds i8, ptr %134, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %135, ptr noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %8)
  %136 = icmp sgt i64 %100, 1
  br i1 %136, label %99, label %93

137:                                              ; preds = %96, %168
  %138 = phi i64 [ %94, %96 ], [ %139, %168 ]
  %139 = add nsw i64 %138, -1
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %10)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %10, ptr noundef nonnull align 8 dereferenceable(40) %97, i64 40, i1 false)
  %140 = getelementptr inbounds %struct.Pieces, ptr %1, i64 0, i32 2, i64 %139
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %97, ptr noundef nonnull align 8 dereferenceable(40) %140, i64 40, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %140, ptr noundef nonnull align 8 dereferenceable(40) %10, i64 40, i1 false)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %7)
  %141 = load i64, ptr %97, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %7, ptr noundef nonnull align 8 dereferenceable(32) %98, i64 32, i1 false)
  %142 = icmp ugt i64 %139, 1
  br i1 %142, label %145, label %143

143:                                              ; preds = %137
  %144 = getelementptr inbounds %struct.Pieces, ptr %1, i64 0, i32 2, i64 0, i32 1
  call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %144, ptr noundef nonnull align 8 dereferenceable(32) %98, i64 32, i1 false)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %10)
  br label %173

145:                                              ; preds = %137, %163
  %146 = phi i64 [ %166, %163 ], [ 1, %137 ]
  %147 = phi i64 [ %165, %163 ], [ 0, %137 ]
  %148 = phi i64 [ %159, %163 ], [ 0, %137 ]
  %149 = add i64 %147, 2
  %150 = icmp slt i64 %149, %139
  br i1 %150, label %151, label %158

151:                                              ; preds = %145
  %152 = getelementptr inbounds %struct.Piece, ptr %97, i64 %149
  %153 = load i64, ptr %152, align 8
  %154 = getelementptr inbounds %struct.Piece, ptr %97, i64 %146
  %155 = load i64, ptr %154, align 8
  %156 = icmp sgt i64 %153, %155
  %157 = select i1 %156, i64 %149, i64 %146
  br label %158

158:                                              ; preds = %151, %145
  %159 = phi i64 [ %146, %145 ], [ %157, %151 ]
  %160 = getelementptr inbounds %struct.Piece, ptr %97, i64 %159
  %161 = load i64, ptr %160, align 8
  %162 = icmp sgt i64 %161, %141
  br i1 %162, label %163, label %168

163:                                              ; preds = %158
  %164 = getelementptr inbounds %struct.Piece, ptr %97, i64 %148
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %164, ptr noundef nonnull align 8 dereferenceable(40) %160, i64 40, i1 false)
  %165 = shl nsw i64 %159, 1
  %166 = or i64 %165, 1
  %167 = icmp slt i64 %166, %139
  br i1 %167, label %145, label %168

168:                                              ; preds = %158, %163
  %169 = phi i64 [ %148, %158 ], [ %159, %163 ]
  %170 = getelementptr inbounds %struct.Piece, ptr %97, i64 %169
  store i64 %141, ptr %170, align 8
  %171 = getelementptr inbounds i8, ptr %170, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %171, ptr noundef nonnull align 8 dereferenceable(32) %7, i64 32, i1 false)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %10)
  %172 = icmp sgt i64 %138, 2
  br i1 %172, label %137, label %173

173:                                              ; preds = %168, %87, %143, %93, %54
  call void @llvm.lifetime.end.p0(i64 424, ptr nonnull %9)
  ret void
}

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite)
define internal fastcc i64 @within_data(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5) unnamed_addr {
  %7 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 11
  %8 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 12
  %9 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 11, i32 1
  %10 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 12, i32 1
  %11 = sub i64 1, %3
  %12 = icmp eq i64 %5, 1
  %13 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 13
  %14 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 14
  %15 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 1
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
  %25 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 11, i32 2, i64 %21
  %26 = load i64, ptr %25, align 8
  br label %27

27:                                               ; preds = %31, %24
  %28 = phi i64 [ %21, %24 ], [ %29, %31 ]
  %29 = add nsw i64 %28, 1
  %30 = icmp slt i64 %29, %19
  br i1 %30, label %31, label %37

31:                                               ; preds = %27
  %32 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 11, i32 2, i64 %29
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
  %46 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 11, i32 2, i64 %21, i32 1
  %47 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 11, i32 2, i64 %21, i32 2
  %48 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 11, i32 2, i64 %21, i32 3
  %49 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 11, i32 2, i64 %21, i32 4
  br label %50

50:                                               ; preds = %41, %231
  %51 = phi i64 [ %39, %41 ], [ %232, %231 ]
  %52 = phi i64 [ %20, %41 ], [ %233, %231 ]
  %53 = phi i64 [ 0, %41 ], [ %73, %231 ]
  %54 = load i64, ptr %10, align 8
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %67, label %56

56:                                               ; preds = %50
  %57 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 12, i32 2, i64 %53
  %58 = load i64, ptr %57, align 8
  br label %59

59:                                               ; preds = %63, %56
  %60 = phi i64 [ %53, %56 ], [ %61, %63 ]
  %61 = add nsw i64 %60, 1
  %62 = icmp slt i64 %61, %51
  br i1 %62, label %63, label %69

63:                                               ; preds = %59
  %64 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 12, i32 2, i64 %61
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
  %79 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 12, i32 2, i64 %53, i32 1
  %80 = load i64, ptr %79, align 8
  %81 = mul nsw i64 %80, %2
  %82 = load i64, ptr %47, align 8
  %83 = add i64 %77, -1
  %84 = add i64 %83, %82
  %85 = mul nsw i64 %84, %1
  %86 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 12, i32 2, i64 %53, i32 2
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
  %107 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 12, i32 2, i64 %53, i32 3
  %108 = load i64, ptr %107, align 8
  %109 = mul nsw i64 %108, %2
  %110 = load i64, ptr %49, align 8
  %111 = add i64 %105, -1
  %112 = add i64 %111, %110
  %113 = mul nsw i64 %112, %1
  %114 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 12, i32 2, i64 %53, i32 4
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
  %144 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 11, i32 2, i64 %142, i32 1
  %145 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 11, i32 2, i64 %142, i32 2
  %146 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 11, i32 2, i64 %142, i32 3
  %147 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 11, i32 2, i64 %142, i32 4
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
  %164 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 12, i32 2, i64 %161, i32 1
  %165 = load i64, ptr %164, align 8
  %166 = mul nsw i64 %165, %2
  %167 = load i64, ptr %145, align 8
  %168 = add i64 %162, -1
  %169 = add i64 %168, %167
  %170 = mul nsw i64 %169, %1
  %171 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 12, i32 2, i64 %161, i32 2
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
  %184 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 13, i64 %159
  store i64 %178, ptr %184, align 8
  %185 = getelementptr inbounds i8, ptr %184, i64 8
  store i64 %182, ptr %185, align 8
  br i1 %12, label %186, label %216

186:                                              ; preds = %158
  %187 = load i64, ptr %146, align 8
  %188 = mul nsw i64 %187, %1
  %189 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 12, i32 2, i64 %161, i32 3
  %190 = load i64, ptr %189, align 8
  %191 = mul nsw i64 %190, %2
  %192 = load i64, ptr %147, align 8
  %193 = add i64 %187, -1
  %194 = add i64 %193, %192
  %195 = mul nsw i64 %194, %1
  %196 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 12, i32 2, i64 %161, i32 4
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
  %209 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 14, i64 %160
  %210 = tail call i64 @llvm.smin.i64(i64 %182, i64 %203)
  store i64 %178, ptr %209, align 8
  %211 = getelementptr inbounds i8, ptr %209, i64 8
  store i64 %210, ptr %211, align 8
  %212 = add nsw i64 %160, 2
  %213 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 14, i64 %208
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
  %8 = alloca %struct.Factor, align 8
  %9 = alloca %struct.Chain, align 8
  %10 = alloca [16 x i64], align 16
  store ptr %0, ptr %4, align 8
  %11 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 3
  store i64 0, ptr %11, align 8
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %10)
  %12 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 3
  store i64 0, ptr %12, align 8
  %13 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 1
  store i64 0, ptr %13, align 8
  %14 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 2
  store i64 0, ptr %14, align 8
  %15 = load i64, ptr %0, align 8
  %16 = add nsw i64 %15, %2
  %17 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 2
  store i64 %16, ptr %17, align 8
  %18 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 8
  store i64 %16, ptr %18, align 8
  %19 = icmp sgt i64 %15, 0
  br i1 %19, label %20, label %25

20:                                               ; preds = %5
  %21 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 8
  %22 = load ptr, ptr %21, align 8
  br label %29

23:                                               ; preds = %29
  %24 = add nsw i64 %36, %2
  br label %25

25:                                               ; preds = %23, %5
  %26 = phi i64 [ %24, %23 ], [ %16, %5 ]
  %27 = icmp sgt i64 %26, 0
  br i1 %27, label %38, label %28

28:                                               ; preds = %25
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %10)
  br label %121

29:                                               ; preds = %29, %20
  %30 = phi i64 [ 0, %20 ], [ %35, %29 ]
  %31 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 4, i64 %30
  store i64 0, ptr %31, align 8
  %32 = getelementptr inbounds i64, ptr %22, i64 %30
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr inbounds [16 x i64], ptr %10, i64 0, i64 %30
  store i64 %33, ptr %34, align 8
  %35 = add nuw nsw i64 %30, 1
  %36 = load i64, ptr %0, align 8
  %37 = icmp slt i64 %35, %36
  br i1 %37, label %29, label %23

38:                                               ; preds = %25, %112
  %39 = phi i64 [ %113, %112 ], [ 0, %25 ]
  %40 = icmp slt i64 %39, %2
  %41 = getelementptr inbounds %struct.Node, ptr %1, i64 %39
  br i1 %40, label %42, label %61

42:                                               ; preds = %38
  %43 = load i64, ptr %41, align 8
  switch i64 %43, label %64 [
    i64 0, label %44
    i64 3, label %44
  ]

44:                                               ; preds = %42, %42
  %45 = load i64, ptr %14, align 8
  %46 = icmp sgt i64 %45, 63
  br i1 %46, label %117, label %47

47:                                               ; preds = %44
  %48 = add nsw i64 %45, 1
  store i64 %48, ptr %14, align 8
  %49 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %45
  %50 = getelementptr inbounds %struct.Node, ptr %1, i64 %39, i32 1
  %51 = load i64, ptr %50, align 8
  %52 = getelementptr inbounds %struct.Node, ptr %1, i64 %39, i32 2
  %53 = load i64, ptr %52, align 8
  %54 = icmp eq i64 %43, 0
  %55 = zext i1 %54 to i64
  store i64 %51, ptr %49, align 8
  %56 = getelementptr inbounds i8, ptr %49, i64 8
  store i64 %53, ptr %56, align 8
  %57 = getelementptr inbounds i8, ptr %49, i64 16
  store i64 %39, ptr %57, align 8
  %58 = getelementptr inbounds i8, ptr %49, i64 24
  store i64 %55, ptr %58, align 8
  %59 = getelementptr inbounds i8, ptr %49, i64 32
  store i64 0, ptr %59, align 8
  %60 = getelementptr inbounds i8, ptr %49, i64 40
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %60, i8 0, i64 64, i1 false)
  br label %112

61:                                               ; preds = %38
  %62 = sub nsw i64 %39, %2
  %63 = getelementptr inbounds %struct.Node, ptr %1, i64 %39, i32 2
  br label %69

64:                                               ; preds = %42
  %65 = getelementptr inbounds %struct.Node, ptr %1, i64 %39, i32 1
  %66 = load i64, ptr %65, align 8
  %67 = getelementptr inbounds %struct.Node, ptr %1, i64 %39, i32 2
  %68 = load i64, ptr %67, align 8
  br label %69

69:                                               ; preds = %64, %61
  %70 = phi ptr [ %67, %64 ], [ %63, %61 ]
  %71 = phi i64 [ %66, %64 ], [ %62, %61 ]
  %72 = phi i64 [ %68, %64 ], [ 1, %61 ]
  %73 = getelementptr inbounds [16 x i64], ptr %10, i64 0, i64 %71
  %74 = load i64, ptr %73, align 8
  %75 = icmp slt i64 %72, %74
  br i1 %75, label %76, label %112

76:                                               ; preds = %69
  %77 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 4, i64 %71
  %78 = load i64, ptr %77, align 8
  %79 = icmp sgt i64 %78, 45
  br i1 %79, label %117, label %80

80:                                               ; preds = %76
  %81 = load i64, ptr %12, align 8
  %82 = icmp sgt i64 %81, 255
  br i1 %82, label %117, label %83

83:                                               ; preds = %80
  store i64 %72, ptr %73, align 8
  %84 = add nsw i64 %78, 1
  store i64 %84, ptr %77, align 8
  %85 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 5, i64 %71, i64 %78
  br i1 %40, label %86, label %94

86:                                               ; preds = %83
  %87 = load i64, ptr %70, align 8
  %88 = load i64, ptr %41, align 8
  %89 = icmp eq i64 %88, 2
  br i1 %89, label %90, label %97

90:                                               ; preds = %86
  %91 = getelementptr inbounds %struct.Node, ptr %1, i64 %39, i32 3
  %92 = load i64, ptr %91, align 8
  %93 = and i64 %92, 65535
  br label %97

94:                                               ; preds = %83
  store i64 %39, ptr %85, align 8
  %95 = getelementptr inbounds i8, ptr %85, i64 8
  store i64 1, ptr %95, align 8
  %96 = getelementptr inbounds i8, ptr %85, i64 16
  store i64 -1, ptr %96, align 8
  br label %103

97:                                               ; preds = %90, %86
  %98 = phi i64 [ -1, %86 ], [ %93, %90 ]
  store i64 %39, ptr %85, align 8
  %99 = getelementptr inbounds i8, ptr %85, i64 8
  store i64 %87, ptr %99, align 8
  %100 = getelementptr inbounds i8, ptr %85, i64 16
  store i64 %98, ptr %100, align 8
  %101 = load i64, ptr %41, align 8
  %102 = icmp eq i64 %101, 1
  br i1 %102, label %103, label %109

103:                                              ; preds = %97, %94
  %104 = load i64, ptr %12, align 8
  %105 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 6, i64 %104
  store i64 %71, ptr %105, align 8
  %106 = load i64, ptr %12, align 8
  %107 = add nsw i64 %106, 1
  store i64 %107, ptr %12, align 8
  %108 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 7, i64 %106
  store i64 %39, ptr %108, align 8
  br label %112

109:                                              ; preds = %97
  %110 = load i64, ptr %18, align 8
  %111 = tail call i64 @llvm.smin.i64(i64 %110, i64 %39)
  store i64 %111, ptr %18, align 8
  br label %112

112:                                              ; preds = %109, %103, %69, %47
  %113 = add nuw nsw i64 %39, 1
  %114 = load i64, ptr %0, align 8
  %115 = add nsw i64 %114, %2
  %116 = icmp slt i64 %113, %115
  br i1 %116, label %38, label %118

117:                                              ; preds = %44, %76, %80
  store i64 1, ptr %13, align 8
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %10)
  br label %731

118:                                              ; preds = %112
  %119 = load i64, ptr %13, align 8
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %10)
  %120 = icmp eq i64 %119, 0
  br i1 %120, label %121, label %731

121:                                              ; preds = %28, %118
  %122 = load ptr, ptr %4, align 8
  %123 = getelementptr inbounds %struct.Problem, ptr %122, i64 0, i32 3
  %124 = getelementptr inbounds %struct.Problem, ptr %122, i64 0, i32 1
  %125 = load i64, ptr %123, align 8
  %126 = load i64, ptr %124, align 8
  %127 = mul nsw i64 %126, %125
  %128 = icmp sgt i64 %127, 0
  br i1 %128, label %153, label %129

129:                                              ; preds = %153, %121
  %130 = phi i64 [ %126, %121 ], [ %159, %153 ]
  %131 = icmp sgt i64 %130, 0
  br i1 %131, label %132, label %663

132:                                              ; preds = %129
  %133 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10
  %134 = getelementptr inbounds %struct.Problem, ptr %122, i64 0, i32 4
  %135 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 5
  %136 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 4
  %137 = getelementptr inbounds %struct.Problem, ptr %122, i64 0, i32 15
  %138 = getelementptr inbounds %struct.Problem, ptr %122, i64 0, i32 2
  %139 = getelementptr inbounds %struct.Factor, ptr %8, i64 0, i32 1
  %140 = getelementptr inbounds %struct.Factor, ptr %8, i64 0, i32 2
  %141 = getelementptr inbounds %struct.Factor, ptr %8, i64 0, i32 3
  %142 = getelementptr inbounds %struct.Factor, ptr %8, i64 0, i32 4
  %143 = getelementptr inbounds %struct.Factor, ptr %8, i64 0, i32 5
  %144 = getelementptr inbounds %struct.Factor, ptr %8, i64 0, i32 6
  %145 = getelementptr inbounds %struct.Factor, ptr %8, i64 0, i32 7
  %146 = getelementptr inbounds %struct.Factor, ptr %8, i64 0, i32 7, i32 2
  %147 = getelementptr inbounds %struct.Factor, ptr %8, i64 0, i32 7, i32 1
  %148 = getelementptr inbounds %struct.Factor, ptr %8, i64 0, i32 8
  %149 = getelementptr inbounds %struct.Factor, ptr %8, i64 0, i32 8, i32 2
  %150 = getelementptr inbounds %struct.Factor, ptr %8, i64 0, i32 8, i32 1
  %151 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 11
  %152 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 12
  br label %162

153:                                              ; preds = %121, %153
  %154 = phi i64 [ %157, %153 ], [ 0, %121 ]
  %155 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 5, i64 %154
  store i64 0, ptr %155, align 8
  %156 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 4, i64 %154
  store i64 0, ptr %156, align 8
  %157 = add nuw nsw i64 %154, 1
  %158 = load i64, ptr %123, align 8
  %159 = load i64, ptr %124, align 8
  %160 = mul nsw i64 %159, %158
  %161 = icmp slt i64 %157, %160
  br i1 %161, label %153, label %129

162:                                              ; preds = %659, %132
  %163 = phi i64 [ %130, %132 ], [ %661, %659 ]
  %164 = phi i64 [ 0, %132 ], [ %660, %659 ]
  %165 = load i64, ptr %14, align 8
  %166 = icmp sgt i64 %165, 0
  br i1 %166, label %173, label %168

167:                                              ; preds = %173
  br i1 %177, label %168, label %170

168:                                              ; preds = %162, %167
  %169 = add nuw nsw i64 %164, 1
  br label %659

170:                                              ; preds = %167
  %171 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %174
  %172 = add nuw nsw i64 %164, 1
  br label %181

173:                                              ; preds = %162, %173
  %174 = phi i64 [ %178, %173 ], [ 0, %162 ]
  %175 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %174, i32 1
  %176 = load i64, ptr %175, align 8
  %177 = icmp ne i64 %176, %164
  %178 = add nuw nsw i64 %174, 1
  %179 = icmp slt i64 %178, %165
  %180 = select i1 %179, i1 %177, i1 false
  br i1 %180, label %173, label %167

181:                                              ; preds = %170, %653
  %182 = phi i64 [ %655, %653 ], [ -1, %170 ]
  %183 = phi i64 [ %654, %653 ], [ -1, %170 ]
  %184 = phi ptr [ %207, %653 ], [ %171, %170 ]
  %185 = phi i1 [ true, %653 ], [ false, %170 ]
  %186 = load i64, ptr %14, align 8
  %187 = getelementptr inbounds %struct.Kept, ptr %133, i64 %186
  %188 = getelementptr inbounds %struct.Kept, ptr %184, i64 1
  %189 = icmp ult ptr %188, %187
  br i1 %189, label %191, label %205

190:                                              ; preds = %191
  br i1 %196, label %205, label %200

191:                                              ; preds = %181, %191
  %192 = phi ptr [ %197, %191 ], [ %188, %181 ]
  %193 = phi ptr [ %192, %191 ], [ %184, %181 ]
  %194 = getelementptr inbounds %struct.Kept, ptr %193, i64 1, i32 1
  %195 = load i64, ptr %194, align 8
  %196 = icmp ne i64 %195, %164
  %197 = getelementptr inbounds %struct.Kept, ptr %192, i64 1
  %198 = icmp ult ptr %197, %187
  %199 = select i1 %198, i1 %196, i1 false
  br i1 %199, label %191, label %190

200:                                              ; preds = %190
  %201 = getelementptr inbounds %struct.Kept, ptr %192, i64 0, i32 2
  %202 = getelementptr inbounds %struct.Kept, ptr %192, i64 0, i32 3
  %203 = load i64, ptr %202, align 8
  %204 = icmp ne i64 %203, 0
  br label %205

205:                                              ; preds = %181, %190, %200
  %206 = phi ptr [ %201, %200 ], [ %17, %190 ], [ %17, %181 ]
  %207 = phi ptr [ %192, %200 ], [ null, %190 ], [ null, %181 ]
  %208 = phi i1 [ false, %200 ], [ true, %190 ], [ true, %181 ]
  %209 = phi i1 [ %204, %200 ], [ false, %190 ], [ false, %181 ]
  %210 = load i64, ptr %206, align 8
  %211 = zext i1 %209 to i64
  %212 = load i64, ptr %18, align 8
  %213 = getelementptr inbounds %struct.Kept, ptr %184, i64 0, i32 2
  %214 = load i64, ptr %213, align 8
  %215 = icmp slt i64 %212, %214
  %216 = call fastcc i64 @count(ptr noundef nonnull %4, i64 noundef %164, i64 noundef %210, i64 noundef %214, i64 noundef 0, i64 noundef %211)
  br i1 %215, label %217, label %220

217:                                              ; preds = %205
  %218 = load i64, ptr %213, align 8
  %219 = call fastcc i64 @count(ptr noundef nonnull %4, i64 noundef %164, i64 noundef %210, i64 noundef %218, i64 noundef 1, i64 noundef %211)
  br label %220

220:                                              ; preds = %217, %205
  %221 = phi i64 [ %219, %217 ], [ %216, %205 ]
  %222 = load i64, ptr %134, align 8
  %223 = icmp eq i64 %164, %222
  br i1 %223, label %224, label %460

224:                                              ; preds = %220
  %225 = load i64, ptr %213, align 8
  %226 = call fastcc i64 @distinct(ptr noundef nonnull %4, i64 noundef %225, i64 noundef 0)
  br i1 %215, label %227, label %462

227:                                              ; preds = %224
  %228 = call fastcc i64 @distinct(ptr noundef nonnull %4, i64 noundef %225, i64 noundef 1)
  br label %462

229:                                              ; preds = %574
  %230 = getelementptr inbounds %struct.Problem, ptr %576, i64 0, i32 11
  %231 = getelementptr inbounds %struct.Problem, ptr %576, i64 0, i32 8
  br label %232

232:                                              ; preds = %447, %229
  %233 = phi ptr [ %578, %229 ], [ %448, %447 ]
  %234 = phi i64 [ 1, %229 ], [ %450, %447 ]
  %235 = phi i64 [ %580, %229 ], [ %451, %447 ]
  %236 = load ptr, ptr %230, align 8
  %237 = mul nsw i64 %235, 6
  %238 = getelementptr inbounds i64, ptr %236, i64 %237
  %239 = getelementptr inbounds i64, ptr %238, i64 5
  %240 = load i64, ptr %239, align 8
  %241 = icmp sgt i64 %240, -1
  br i1 %241, label %245, label %242

242:                                              ; preds = %232
  %243 = load i64, ptr %238, align 8
  %244 = icmp slt i64 %243, 0
  br i1 %244, label %409, label %377

245:                                              ; preds = %232
  call void @llvm.lifetime.start.p0(i64 1640, ptr nonnull %8)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(1640) %139, i8 0, i64 1632, i1 false)
  store i64 3, ptr %8, align 8
  %246 = load i64, ptr %238, align 8
  store i64 %246, ptr %139, align 8
  %247 = getelementptr inbounds i64, ptr %238, i64 2
  %248 = load i64, ptr %247, align 8
  store i64 %248, ptr %140, align 8
  %249 = getelementptr inbounds i64, ptr %238, i64 1
  %250 = load i64, ptr %249, align 8
  store i64 %250, ptr %141, align 8
  %251 = getelementptr inbounds i64, ptr %238, i64 3
  %252 = load i64, ptr %251, align 8
  store i64 %252, ptr %142, align 8
  %253 = getelementptr inbounds i64, ptr %238, i64 4
  %254 = load i64, ptr %253, align 8
  store i64 %254, ptr %143, align 8
  %255 = load i64, ptr %239, align 8
  store i64 %255, ptr %144, align 8
  store i64 0, ptr %146, align 8
  store i64 0, ptr %147, align 8
  store i64 0, ptr %145, align 8
  %256 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 4, i64 %246
  %257 = load i64, ptr %256, align 8
  %258 = icmp sgt i64 %257, 0
  br i1 %258, label %259, label %304

259:                                              ; preds = %245, %299
  %260 = phi i64 [ %300, %299 ], [ 0, %245 ]
  %261 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 5, i64 %246, i64 %260
  %262 = load i64, ptr %261, align 8
  %263 = icmp slt i64 %262, %575
  br i1 %263, label %264, label %302

264:                                              ; preds = %259
  %265 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 5, i64 %246, i64 %260, i32 2
  %266 = load i64, ptr %265, align 8
  %267 = icmp sgt i64 %266, -1
  %268 = load i64, ptr %145, align 8
  br i1 %267, label %269, label %284

269:                                              ; preds = %264
  %270 = add nsw i64 %268, -1
  %271 = icmp sgt i64 %268, 0
  br i1 %271, label %272, label %284

272:                                              ; preds = %269
  %273 = getelementptr inbounds %struct.Factor, ptr %8, i64 0, i32 7, i32 3, i64 %270
  %274 = load i64, ptr %273, align 8
  %275 = icmp eq i64 %274, 1
  br i1 %275, label %276, label %284

276:                                              ; preds = %272
  %277 = getelementptr inbounds %struct.Factor, ptr %8, i64 0, i32 7, i32 4, i64 %270
  %278 = load i64, ptr %277, align 8
  %279 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 5, i64 %246, i64 %260, i32 1
  %280 = load i64, ptr %279, align 8
  %281 = srem i64 %278, %280
  %282 = icmp eq i64 %281, 0
  br i1 %282, label %283, label %284

283:                                              ; preds = %276
  store i64 %280, ptr %277, align 8
  br label %299

284:                                              ; preds = %276, %272, %269, %264
  %285 = phi i64 [ 1, %276 ], [ 1, %272 ], [ 1, %269 ], [ 0, %264 ]
  %286 = xor i1 %267, true
  %287 = getelementptr inbounds %struct.Factor, ptr %8, i64 0, i32 7, i32 3, i64 %268
  store i64 %285, ptr %287, align 8
  %288 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 5, i64 %246, i64 %260, i32 1
  %289 = load i64, ptr %288, align 8
  %290 = load i64, ptr %145, align 8
  %291 = add nsw i64 %290, 1
  store i64 %291, ptr %145, align 8
  %292 = getelementptr inbounds %struct.Factor, ptr %8, i64 0, i32 7, i32 4, i64 %290
  store i64 %289, ptr %292, align 8
  %293 = zext i1 %286 to i64
  %294 = load i64, ptr %147, align 8
  %295 = add nsw i64 %294, %293
  store i64 %295, ptr %147, align 8
  %296 = zext i1 %267 to i64
  %297 = load i64, ptr %146, align 8
  %298 = add nsw i64 %297, %296
  store i64 %298, ptr %146, align 8
  br label %299

299:                                              ; preds = %284, %283
  %300 = add nuw nsw i64 %260, 1
  %301 = icmp eq i64 %300, %257
  br i1 %301, label %302, label %259

302:                                              ; preds = %299, %259
  %303 = load i64, ptr %140, align 8
  br label %304

304:                                              ; preds = %302, %245
  %305 = phi i64 [ %303, %302 ], [ %248, %245 ]
  %306 = icmp sgt i64 %305, -1
  br i1 %306, label %307, label %354

307:                                              ; preds = %304
  store i64 0, ptr %149, align 8
  store i64 0, ptr %150, align 8
  store i64 0, ptr %148, align 8
  %308 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 4, i64 %305
  %309 = load i64, ptr %308, align 8
  %310 = icmp sgt i64 %309, 0
  br i1 %310, label %311, label %354

311:                                              ; preds = %307, %351
  %312 = phi i64 [ %352, %351 ], [ 0, %307 ]
  %313 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 5, i64 %305, i64 %312
  %314 = load i64, ptr %313, align 8
  %315 = icmp slt i64 %314, %575
  br i1 %315, label %316, label %354

316:                                              ; preds = %311
  %317 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 5, i64 %305, i64 %312, i32 2
  %318 = load i64, ptr %317, align 8
  %319 = icmp sgt i64 %318, -1
  %320 = load i64, ptr %148, align 8
  br i1 %319, label %321, label %336

321:                                              ; preds = %316
  %322 = add nsw i64 %320, -1
  %323 = icmp sgt i64 %320, 0
  br i1 %323, label %324, label %336

324:                                              ; preds = %321
  %325 = getelementptr inbounds %struct.Factor, ptr %8, i64 0, i32 8, i32 3, i64 %322
  %326 = load i64, ptr %325, align 8
  %327 = icmp eq i64 %326, 1
  br i1 %327, label %328, label %336

328:                                              ; preds = %324
  %329 = getelementptr inbounds %struct.Factor, ptr %8, i64 0, i32 8, i32 4, i64 %322
  %330 = load i64, ptr %329, align 8
  %331 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 5, i64 %305, i64 %312, i32 1
  %332 = load i64, ptr %331, align 8
  %333 = srem i64 %330, %332
  %334 = icmp eq i64 %333, 0
  br i1 %334, label %335, label %336

335:                                              ; preds = %328
  store i64 %332, ptr %329, align 8
  br label %351

336:                                              ; preds = %328, %324, %321, %316
  %337 = phi i64 [ 1, %328 ], [ 1, %324 ], [ 1, %321 ], [ 0, %316 ]
  %338 = xor i1 %319, true
  %339 = getelementptr inbounds %struct.Factor, ptr %8, i64 0, i32 8, i32 3, i64 %320
  store i64 %337, ptr %339, align 8
  %340 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 5, i64 %305, i64 %312, i32 1
  %341 = load i64, ptr %340, align 8
  %342 = load i64, ptr %148, align 8
  %343 = add nsw i64 %342, 1
  store i64 %343, ptr %148, align 8
  %344 = getelementptr inbounds %struct.Factor, ptr %8, i64 0, i32 8, i32 4, i64 %342
  store i64 %341, ptr %344, align 8
  %345 = zext i1 %338 to i64
  %346 = load i64, ptr %150, align 8
  %347 = add nsw i64 %346, %345
  store i64 %347, ptr %150, align 8
  %348 = zext i1 %319 to i64
  %349 = load i64, ptr %149, align 8
  %350 = add nsw i64 %349, %348
  store i64 %350, ptr %149, align 8
  br label %351

351:                                              ; preds = %336, %335
  %352 = add nuw nsw i64 %312, 1
  %353 = icmp eq i64 %352, %309
  br i1 %353, label %354, label %311

354:                                              ; preds = %351, %311, %307, %304
  %355 = load ptr, ptr %4, align 8
  %356 = getelementptr inbounds %struct.Problem, ptr %355, i64 0, i32 8
  %357 = load ptr, ptr %356, align 8
  %358 = load i64, ptr %139, align 8
  %359 = getelementptr inbounds i64, ptr %357, i64 %358
  %360 = load i64, ptr %359, align 8
  call fastcc void @pieces(ptr noundef nonnull %4, ptr noundef nonnull %151, i64 noundef %360, ptr noundef nonnull %145, i64 noundef -1, i64 noundef 0)
  %361 = load i64, ptr %140, align 8
  %362 = icmp slt i64 %361, 0
  br i1 %362, label %369, label %363

363:                                              ; preds = %354
  %364 = load ptr, ptr %4, align 8
  %365 = getelementptr inbounds %struct.Problem, ptr %364, i64 0, i32 8
  %366 = load ptr, ptr %365, align 8
  %367 = getelementptr inbounds i64, ptr %366, i64 %361
  %368 = load i64, ptr %367, align 8
  br label %369

369:                                              ; preds = %363, %354
  %370 = phi i64 [ %368, %363 ], [ 1, %354 ]
  call fastcc void @pieces(ptr noundef nonnull %4, ptr noundef nonnull %152, i64 noundef %370, ptr noundef nonnull %148, i64 noundef -1, i64 noundef 0)
  %371 = load i64, ptr %141, align 8
  %372 = load i64, ptr %142, align 8
  %373 = load i64, ptr %143, align 8
  %374 = load i64, ptr %144, align 8
  %375 = call fastcc i64 @within_data(ptr noundef nonnull %4, i64 noundef %371, i64 noundef %372, i64 noundef %373, i64 noundef %374, i64 noundef 2)
  call void @llvm.lifetime.end.p0(i64 1640, ptr nonnull %8)
  %376 = load ptr, ptr %577, align 8
  br label %447

377:                                              ; preds = %242
  %378 = load ptr, ptr %231, align 8
  %379 = getelementptr inbounds i64, ptr %378, i64 %243
  %380 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 4, i64 %243
  %381 = load i64, ptr %380, align 8
  %382 = icmp sgt i64 %381, 0
  br i1 %382, label %383, label %396

383:                                              ; preds = %377
  %384 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 5, i64 %243, i64 0
  %385 = load i64, ptr %384, align 8
  %386 = icmp slt i64 %385, %575
  br i1 %386, label %387, label %396

387:                                              ; preds = %383
  %388 = add nsw i64 %381, -1
  br label %405

389:                                              ; preds = %405
  %390 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 5, i64 %243, i64 %407
  %391 = load i64, ptr %390, align 8
  %392 = icmp slt i64 %391, %575
  br i1 %392, label %405, label %393

393:                                              ; preds = %405, %389
  %394 = phi i64 [ %388, %405 ], [ %406, %389 ]
  %395 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 5, i64 %243, i64 %394, i32 1
  br label %396

396:                                              ; preds = %393, %383, %377
  %397 = phi ptr [ %379, %377 ], [ %379, %383 ], [ %395, %393 ]
  %398 = load i64, ptr %397, align 8
  %399 = or i64 %237, 1
  %400 = getelementptr inbounds i64, ptr %236, i64 %399
  %401 = load i64, ptr %400, align 8
  %402 = add nsw i64 %398, -1
  %403 = mul nsw i64 %401, %402
  %404 = add nsw i64 %403, 1
  br label %409

405:                                              ; preds = %387, %389
  %406 = phi i64 [ %407, %389 ], [ 0, %387 ]
  %407 = add nuw nsw i64 %406, 1
  %408 = icmp eq i64 %407, %381
  br i1 %408, label %393, label %389

409:                                              ; preds = %396, %242
  %410 = phi i64 [ %404, %396 ], [ 1, %242 ]
  %411 = add nsw i64 %237, 2
  %412 = getelementptr inbounds i64, ptr %236, i64 %411
  %413 = load i64, ptr %412, align 8
  %414 = icmp slt i64 %413, 0
  br i1 %414, label %447, label %415

415:                                              ; preds = %409
  %416 = load ptr, ptr %231, align 8
  %417 = getelementptr inbounds i64, ptr %416, i64 %413
  %418 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 4, i64 %413
  %419 = load i64, ptr %418, align 8
  %420 = icmp sgt i64 %419, 0
  br i1 %420, label %421, label %438

421:                                              ; preds = %415
  %422 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 5, i64 %413, i64 0
  %423 = load i64, ptr %422, align 8
  %424 = icmp slt i64 %423, %575
  br i1 %424, label %425, label %438

425:                                              ; preds = %421
  %426 = add nsw i64 %419, -1
  br label %431

427:                                              ; preds = %431
  %428 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 5, i64 %413, i64 %433
  %429 = load i64, ptr %428, align 8
  %430 = icmp slt i64 %429, %575
  br i1 %430, label %431, label %435

431:                                              ; preds = %425, %427
  %432 = phi i64 [ %433, %427 ], [ 0, %425 ]
  %433 = add nuw nsw i64 %432, 1
  %434 = icmp eq i64 %433, %419
  br i1 %434, label %435, label %427

435:                                              ; preds = %431, %427
  %436 = phi i64 [ %426, %431 ], [ %432, %427 ]
  %437 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 5, i64 %413, i64 %436, i32 1
  br label %438

438:                                              ; preds = %435, %421, %415
  %439 = phi ptr [ %417, %415 ], [ %417, %421 ], [ %437, %435 ]
  %440 = load i64, ptr %439, align 8
  %441 = or i64 %411, 1
  %442 = getelementptr inbounds i64, ptr %236, i64 %441
  %443 = load i64, ptr %442, align 8
  %444 = add nsw i64 %440, -1
  %445 = mul nsw i64 %443, %444
  %446 = add nsw i64 %445, %410
  br label %447

447:                                              ; preds = %438, %409, %369
  %448 = phi ptr [ %376, %369 ], [ %233, %438 ], [ %233, %409 ]
  %449 = phi i64 [ %375, %369 ], [ %446, %438 ], [ %410, %409 ]
  %450 = mul nsw i64 %449, %234
  %451 = add nsw i64 %235, 1
  %452 = getelementptr inbounds i64, ptr %448, i64 %172
  %453 = load i64, ptr %452, align 8
  %454 = icmp slt i64 %451, %453
  br i1 %454, label %232, label %455

455:                                              ; preds = %447, %574
  %456 = phi i64 [ 1, %574 ], [ %450, %447 ]
  %457 = getelementptr inbounds %struct.Kept, ptr %184, i64 0, i32 4
  store i64 %456, ptr %457, align 8
  %458 = load i64, ptr %13, align 8
  %459 = icmp eq i64 %458, 0
  br i1 %459, label %607, label %731

460:                                              ; preds = %220
  %461 = select i1 %208, ptr %138, ptr %207
  br label %468

462:                                              ; preds = %227, %224
  %463 = phi i64 [ %226, %224 ], [ %228, %227 ]
  %464 = select i1 %208, ptr %138, ptr %207
  %465 = select i1 %185, i64 %182, i64 0
  %466 = sub nsw i64 %216, %226
  %467 = sub nsw i64 %182, %226
  br label %468

468:                                              ; preds = %462, %460
  %469 = phi i64 [ %467, %462 ], [ %182, %460 ]
  %470 = phi ptr [ %464, %462 ], [ %461, %460 ]
  %471 = phi i64 [ %463, %462 ], [ 0, %460 ]
  %472 = phi i64 [ %466, %462 ], [ %216, %460 ]
  %473 = phi i64 [ %216, %462 ], [ 0, %460 ]
  %474 = phi i64 [ %465, %462 ], [ 0, %460 ]
  %475 = getelementptr inbounds %struct.Kept, ptr %184, i64 0, i32 6
  %476 = getelementptr inbounds %struct.Kept, ptr %184, i64 0, i32 5
  %477 = select i1 %185, i64 %469, i64 0
  store i64 %472, ptr %476, align 8
  %478 = getelementptr inbounds %struct.Kept, ptr %184, i64 0, i32 5, i32 1
  store i64 %477, ptr %478, align 8
  %479 = getelementptr inbounds %struct.Kept, ptr %184, i64 0, i32 5, i32 2
  store i64 %473, ptr %479, align 8
  %480 = getelementptr inbounds %struct.Kept, ptr %184, i64 0, i32 5, i32 3
  store i64 %474, ptr %480, align 8
  %481 = load ptr, ptr %137, align 8
  %482 = load i64, ptr %470, align 8
  %483 = getelementptr inbounds i64, ptr %481, i64 %482
  %484 = load i64, ptr %483, align 8
  %485 = load i64, ptr %184, align 8
  %486 = getelementptr inbounds i64, ptr %481, i64 %485
  %487 = load i64, ptr %486, align 8
  %488 = icmp sgt i64 %484, %487
  br i1 %488, label %489, label %508

489:                                              ; preds = %468
  %490 = sub i64 %484, %487
  %491 = add i64 %487, 1
  %492 = and i64 %490, 1
  %493 = icmp eq i64 %492, 0
  br i1 %493, label %505, label %494

494:                                              ; preds = %489
  %495 = load i64, ptr %476, align 8
  %496 = load i64, ptr %479, align 8
  %497 = add nsw i64 %496, %495
  %498 = load i64, ptr %124, align 8
  %499 = mul nsw i64 %498, %487
  %500 = add nsw i64 %499, %164
  %501 = getelementptr inbounds i64, ptr %136, i64 %500
  %502 = load i64, ptr %501, align 8
  %503 = add nsw i64 %497, %502
  store i64 %503, ptr %501, align 8
  %504 = add nsw i64 %487, 1
  br label %505

505:                                              ; preds = %494, %489
  %506 = phi i64 [ %487, %489 ], [ %504, %494 ]
  %507 = icmp eq i64 %484, %491
  br i1 %507, label %508, label %584

508:                                              ; preds = %505, %584, %468
  %509 = select i1 %185, i64 %183, i64 0
  %510 = load i64, ptr %134, align 8
  %511 = icmp eq i64 %164, %510
  br i1 %511, label %512, label %516

512:                                              ; preds = %508
  %513 = sub nsw i64 %221, %471
  %514 = sub nsw i64 %183, %471
  %515 = select i1 %185, i64 %514, i64 0
  br label %516

516:                                              ; preds = %512, %508
  %517 = phi i64 [ %513, %512 ], [ %221, %508 ]
  %518 = phi i64 [ %515, %512 ], [ %509, %508 ]
  %519 = phi i64 [ %221, %512 ], [ 0, %508 ]
  %520 = phi i64 [ %509, %512 ], [ 0, %508 ]
  store i64 %517, ptr %475, align 8
  %521 = getelementptr inbounds %struct.Kept, ptr %184, i64 0, i32 6, i32 1
  store i64 %518, ptr %521, align 8
  %522 = getelementptr inbounds %struct.Kept, ptr %184, i64 0, i32 6, i32 2
  store i64 %519, ptr %522, align 8
  %523 = getelementptr inbounds %struct.Kept, ptr %184, i64 0, i32 6, i32 3
  store i64 %520, ptr %523, align 8
  %524 = load ptr, ptr %137, align 8
  %525 = load i64, ptr %470, align 8
  %526 = getelementptr inbounds i64, ptr %524, i64 %525
  %527 = load i64, ptr %526, align 8
  %528 = load i64, ptr %184, align 8
  %529 = getelementptr inbounds i64, ptr %524, i64 %528
  %530 = load i64, ptr %529, align 8
  %531 = icmp sgt i64 %527, %530
  br i1 %531, label %532, label %574

532:                                              ; preds = %516
  %533 = sub i64 %527, %530
  %534 = add i64 %530, 1
  %535 = and i64 %533, 1
  %536 = icmp eq i64 %535, 0
  br i1 %536, label %548, label %537

537:                                              ; preds = %532
  %538 = load i64, ptr %475, align 8
  %539 = load i64, ptr %522, align 8
  %540 = add nsw i64 %539, %538
  %541 = load i64, ptr %124, align 8
  %542 = mul nsw i64 %541, %530
  %543 = add nsw i64 %542, %164
  %544 = getelementptr inbounds i64, ptr %135, i64 %543
  %545 = load i64, ptr %544, align 8
  %546 = add nsw i64 %540, %545
  store i64 %546, ptr %544, align 8
  %547 = add nsw i64 %530, 1
  br label %548

548:                                              ; preds = %537, %532
  %549 = phi i64 [ %530, %532 ], [ %547, %537 ]
  %550 = icmp eq i64 %527, %534
  br i1 %550, label %574, label %551

551:                                              ; preds = %548, %551
  %552 = phi i64 [ %572, %551 ], [ %549, %548 ]
  %553 = load i64, ptr %475, align 8
  %554 = load i64, ptr %522, align 8
  %555 = add nsw i64 %554, %553
  %556 = load i64, ptr %124, align 8
  %557 = mul nsw i64 %556, %552
  %558 = add nsw i64 %557, %164
  %559 = getelementptr inbounds i64, ptr %135, i64 %558
  %560 = load i64, ptr %559, align 8
  %561 = add nsw i64 %555, %560
  store i64 %561, ptr %559, align 8
  %562 = add nsw i64 %552, 1
  %563 = load i64, ptr %475, align 8
  %564 = load i64, ptr %522, align 8
  %565 = add nsw i64 %564, %563
  %566 = load i64, ptr %124, align 8
  %567 = mul nsw i64 %566, %562
  %568 = add nsw i64 %567, %164
  %569 = getelementptr inbounds i64, ptr %135, i64 %568
  %570 = load i64, ptr %569, align 8
  %571 = add nsw i64 %565, %570
  store i64 %571, ptr %569, align 8
  %572 = add nsw i64 %552, 2
  %573 = icmp eq i64 %572, %527
  br i1 %573, label %574, label %551

574:                                              ; preds = %548, %551, %516
  %575 = load i64, ptr %213, align 8
  %576 = load ptr, ptr %4, align 8
  %577 = getelementptr inbounds %struct.Problem, ptr %576, i64 0, i32 10
  %578 = load ptr, ptr %577, align 8
  %579 = getelementptr inbounds i64, ptr %578, i64 %164
  %580 = load i64, ptr %579, align 8
  %581 = getelementptr inbounds i64, ptr %578, i64 %172
  %582 = load i64, ptr %581, align 8
  %583 = icmp slt i64 %580, %582
  br i1 %583, label %229, label %455

584:                                              ; preds = %505, %584
  %585 = phi i64 [ %605, %584 ], [ %506, %505 ]
  %586 = load i64, ptr %476, align 8
  %587 = load i64, ptr %479, align 8
  %588 = add nsw i64 %587, %586
  %589 = load i64, ptr %124, align 8
  %590 = mul nsw i64 %589, %585
  %591 = add nsw i64 %590, %164
  %592 = getelementptr inbounds i64, ptr %136, i64 %591
  %593 = load i64, ptr %592, align 8
  %594 = add nsw i64 %588, %593
  store i64 %594, ptr %592, align 8
  %595 = add nsw i64 %585, 1
  %596 = load i64, ptr %476, align 8
  %597 = load i64, ptr %479, align 8
  %598 = add nsw i64 %597, %596
  %599 = load i64, ptr %124, align 8
  %600 = mul nsw i64 %599, %595
  %601 = add nsw i64 %600, %164
  %602 = getelementptr inbounds i64, ptr %136, i64 %601
  %603 = load i64, ptr %602, align 8
  %604 = add nsw i64 %598, %603
  store i64 %604, ptr %602, align 8
  %605 = add nsw i64 %585, 2
  %606 = icmp eq i64 %605, %484
  br i1 %606, label %508, label %584

607:                                              ; preds = %455
  br i1 %208, label %657, label %608

608:                                              ; preds = %607
  %609 = load i64, ptr %213, align 8
  %610 = load ptr, ptr %4, align 8
  %611 = load i64, ptr %610, align 8
  %612 = icmp sgt i64 %611, 0
  br i1 %612, label %613, label %647

613:                                              ; preds = %608, %633
  %614 = phi i1 [ %635, %633 ], [ true, %608 ]
  %615 = phi i64 [ %634, %633 ], [ 0, %608 ]
  %616 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 4, i64 %615
  %617 = load i64, ptr %616, align 8
  %618 = icmp sgt i64 %617, 0
  br i1 %618, label %619, label %633

619:                                              ; preds = %613, %630
  %620 = phi i64 [ %631, %630 ], [ 0, %613 ]
  %621 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 5, i64 %615, i64 %620, i32 2
  %622 = load i64, ptr %621, align 8
  %623 = icmp sgt i64 %622, -1
  br i1 %623, label %624, label %630

624:                                              ; preds = %619
  %625 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 5, i64 %615, i64 %620
  %626 = load i64, ptr %625, align 8
  %627 = icmp sge i64 %626, %609
  %628 = icmp slt i64 %626, %210
  %629 = and i1 %627, %628
  br i1 %629, label %637, label %630

630:                                              ; preds = %624, %619
  %631 = add nuw nsw i64 %620, 1
  %632 = icmp eq i64 %631, %617
  br i1 %632, label %633, label %619

633:                                              ; preds = %630, %613
  %634 = add nuw nsw i64 %615, 1
  %635 = icmp slt i64 %634, %611
  %636 = icmp eq i64 %634, %611
  br i1 %636, label %637, label %613

637:                                              ; preds = %633, %624
  %638 = phi i1 [ %614, %624 ], [ %635, %633 ]
  br i1 %638, label %643, label %639

639:                                              ; preds = %637
  %640 = load i64, ptr %18, align 8
  %641 = icmp slt i64 %640, %210
  %642 = select i1 %641, i64 %221, i64 %216
  br label %653

643:                                              ; preds = %637
  %644 = call fastcc i64 @count(ptr noundef nonnull %4, i64 noundef %164, i64 noundef %210, i64 noundef %210, i64 noundef 0, i64 noundef %211)
  %645 = load i64, ptr %18, align 8
  %646 = icmp slt i64 %645, %210
  br i1 %646, label %651, label %653

647:                                              ; preds = %608
  %648 = load i64, ptr %18, align 8
  %649 = icmp slt i64 %648, %210
  %650 = select i1 %649, i64 %221, i64 %216
  br label %653

651:                                              ; preds = %643
  %652 = call fastcc i64 @count(ptr noundef nonnull %4, i64 noundef %164, i64 noundef %210, i64 noundef %210, i64 noundef 1, i64 noundef %211)
  br label %653

653:                                              ; preds = %651, %647, %643, %639
  %654 = phi i64 [ %644, %643 ], [ %652, %651 ], [ %650, %647 ], [ %642, %639 ]
  %655 = phi i64 [ %644, %643 ], [ %644, %651 ], [ %216, %647 ], [ %216, %639 ]
  %656 = icmp eq ptr %207, null
  br i1 %656, label %657, label %181

657:                                              ; preds = %607, %653
  %658 = load i64, ptr %124, align 8
  br label %659

659:                                              ; preds = %168, %657
  %660 = phi i64 [ %172, %657 ], [ %169, %168 ]
  %661 = phi i64 [ %658, %657 ], [ %163, %168 ]
  %662 = icmp slt i64 %660, %661
  br i1 %662, label %162, label %663

663:                                              ; preds = %659, %129
  store i64 1, ptr %3, align 8
  call void @llvm.lifetime.start.p0(i64 792, ptr nonnull %9)
  %664 = load i64, ptr %122, align 8
  %665 = icmp sgt i64 %664, 0
  br i1 %665, label %666, label %733

666:                                              ; preds = %663
  %667 = load i64, ptr %17, align 8
  %668 = getelementptr inbounds %struct.Chain, ptr %9, i64 0, i32 2
  %669 = getelementptr inbounds %struct.Chain, ptr %9, i64 0, i32 1
  %670 = getelementptr inbounds %struct.Problem, ptr %122, i64 0, i32 8
  %671 = load ptr, ptr %670, align 8
  br label %672

672:                                              ; preds = %723, %666
  %673 = phi i64 [ 1, %666 ], [ %728, %723 ]
  %674 = phi i64 [ 0, %666 ], [ %729, %723 ]
  store i64 0, ptr %668, align 8
  store i64 0, ptr %669, align 8
  store i64 0, ptr %9, align 8
  %675 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 4, i64 %674
  %676 = load i64, ptr %675, align 8
  %677 = icmp sgt i64 %676, 0
  br i1 %677, label %678, label %723

678:                                              ; preds = %672, %718
  %679 = phi i64 [ %719, %718 ], [ 0, %672 ]
  %680 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 5, i64 %674, i64 %679
  %681 = load i64, ptr %680, align 8
  %682 = icmp slt i64 %681, %667
  br i1 %682, label %683, label %721

683:                                              ; preds = %678
  %684 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 5, i64 %674, i64 %679, i32 2
  %685 = load i64, ptr %684, align 8
  %686 = icmp sgt i64 %685, -1
  %687 = load i64, ptr %9, align 8
  br i1 %686, label %688, label %703

688:                                              ; preds = %683
  %689 = add nsw i64 %687, -1
  %690 = icmp sgt i64 %687, 0
  br i1 %690, label %691, label %703

691:                                              ; preds = %688
  %692 = getelementptr inbounds %struct.Chain, ptr %9, i64 0, i32 3, i64 %689
  %693 = load i64, ptr %692, align 8
  %694 = icmp eq i64 %693, 3
  br i1 %694, label %695, label %703

695:                                              ; preds = %691
  %696 = getelementptr inbounds %struct.Chain, ptr %9, i64 0, i32 4, i64 %689
  %697 = load i64, ptr %696, align 8
  %698 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 5, i64 %674, i64 %679, i32 1
  %699 = load i64, ptr %698, align 8
  %700 = srem i64 %697, %699
  %701 = icmp eq i64 %700, 0
  br i1 %701, label %702, label %703

702:                                              ; preds = %695
  store i64 %699, ptr %696, align 8
  br label %718

703:                                              ; preds = %695, %691, %688, %683
  %704 = phi i64 [ 3, %695 ], [ 3, %691 ], [ 3, %688 ], [ 0, %683 ]
  %705 = xor i1 %686, true
  %706 = getelementptr inbounds %struct.Chain, ptr %9, i64 0, i32 3, i64 %687
  store i64 %704, ptr %706, align 8
  %707 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 5, i64 %674, i64 %679, i32 1
  %708 = load i64, ptr %707, align 8
  %709 = load i64, ptr %9, align 8
  %710 = add nsw i64 %709, 1
  store i64 %710, ptr %9, align 8
  %711 = getelementptr inbounds %struct.Chain, ptr %9, i64 0, i32 4, i64 %709
  store i64 %708, ptr %711, align 8
  %712 = zext i1 %705 to i64
  %713 = load i64, ptr %669, align 8
  %714 = add nsw i64 %713, %712
  store i64 %714, ptr %669, align 8
  %715 = zext i1 %686 to i64
  %716 = load i64, ptr %668, align 8
  %717 = add nsw i64 %716, %715
  store i64 %717, ptr %668, align 8
  br label %718

718:                                              ; preds = %703, %702
  %719 = add nuw nsw i64 %679, 1
  %720 = icmp eq i64 %719, %676
  br i1 %720, label %721, label %678

721:                                              ; preds = %718, %678
  %722 = load i64, ptr %669, align 8
  br label %723

723:                                              ; preds = %721, %672
  %724 = phi i64 [ %722, %721 ], [ 0, %672 ]
  %725 = getelementptr inbounds i64, ptr %671, i64 %674
  %726 = load i64, ptr %725, align 8
  %727 = call fastcc i64 @visits(i64 noundef %726, ptr noundef nonnull %9, i64 noundef %724)
  %728 = mul nsw i64 %727, %673
  store i64 %728, ptr %3, align 8
  %729 = add nuw nsw i64 %674, 1
  %730 = icmp eq i64 %729, %664
  br i1 %730, label %733, label %672

731:                                              ; preds = %455, %117, %118
  %732 = phi i64 [ %119, %118 ], [ 1, %117 ], [ %458, %455 ]
  store i64 %732, ptr %11, align 8
  br label %1352

733:                                              ; preds = %723, %663
  call void @llvm.lifetime.end.p0(i64 792, ptr nonnull %9)
  %734 = load i64, ptr %13, align 8
  store i64 %734, ptr %11, align 8
  %735 = icmp eq i64 %734, 0
  br i1 %735, label %736, label %1352

736:                                              ; preds = %733
  %737 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 25
  %738 = load double, ptr %737, align 8
  %739 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 2
  %740 = load i64, ptr %739, align 8
  %741 = icmp sgt i64 %740, 0
  br i1 %741, label %755, label %742

742:                                              ; preds = %755, %736
  %743 = phi i64 [ %740, %736 ], [ %759, %755 ]
  %744 = load i64, ptr %14, align 8
  %745 = icmp sgt i64 %744, 0
  br i1 %745, label %746, label %763

746:                                              ; preds = %742
  %747 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 21
  %748 = load ptr, ptr %747, align 8
  %749 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %750 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 17
  %751 = load ptr, ptr %750, align 8
  %752 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 18
  %753 = load ptr, ptr %752, align 8
  %754 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7
  br label %773

755:                                              ; preds = %736, %755
  %756 = phi i64 [ %758, %755 ], [ 0, %736 ]
  %757 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 9, i64 %756
  store i64 0, ptr %757, align 8
  %758 = add nuw nsw i64 %756, 1
  %759 = load i64, ptr %739, align 8
  %760 = icmp slt i64 %758, %759
  br i1 %760, label %755, label %742

761:                                              ; preds = %845
  %762 = load i64, ptr %739, align 8
  br label %763

763:                                              ; preds = %761, %742
  %764 = phi i64 [ %743, %742 ], [ %762, %761 ]
  %765 = phi double [ %738, %742 ], [ %812, %761 ]
  %766 = phi i64 [ 0, %742 ], [ %846, %761 ]
  %767 = phi i64 [ %744, %742 ], [ %848, %761 ]
  %768 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 7
  store double 0.000000e+00, ptr %768, align 8
  %769 = icmp sgt i64 %764, 0
  br i1 %769, label %770, label %850

770:                                              ; preds = %763
  %771 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 16
  %772 = load ptr, ptr %771, align 8
  br label %1124

773:                                              ; preds = %845, %746
  %774 = phi i64 [ 0, %746 ], [ %846, %845 ]
  %775 = phi double [ %738, %746 ], [ %812, %845 ]
  %776 = phi i64 [ 0, %746 ], [ %847, %845 ]
  %777 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %776
  %778 = load i64, ptr %777, align 8
  %779 = load i64, ptr %749, align 8
  %780 = mul nsw i64 %779, %778
  %781 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %776, i32 1
  %782 = load i64, ptr %781, align 8
  %783 = add nsw i64 %780, %782
  %784 = shl nsw i64 %783, 2
  %785 = getelementptr inbounds double, ptr %748, i64 %784
  %786 = load double, ptr %785, align 8
  %787 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %776, i32 5
  %788 = load i64, ptr %787, align 8
  %789 = sitofp i64 %788 to double
  %790 = fmul double %786, %789
  %791 = getelementptr inbounds double, ptr %785, i64 1
  %792 = load double, ptr %791, align 8
  %793 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %776, i32 5, i32 1
  %794 = load i64, ptr %793, align 8
  %795 = sitofp i64 %794 to double
  %796 = fmul double %792, %795
  %797 = fadd double %790, %796
  %798 = getelementptr inbounds double, ptr %785, i64 2
  %799 = load double, ptr %798, align 8
  %800 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %776, i32 5, i32 2
  %801 = load i64, ptr %800, align 8
  %802 = sitofp i64 %801 to double
  %803 = fmul double %799, %802
  %804 = fadd double %797, %803
  %805 = getelementptr inbounds double, ptr %785, i64 3
  %806 = load double, ptr %805, align 8
  %807 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %776, i32 5, i32 3
  %808 = load i64, ptr %807, align 8
  %809 = sitofp i64 %808 to double
  %810 = fmul double %806, %809
  %811 = fadd double %804, %810
  %812 = fadd double %775, %811
  %813 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %776, i32 6, i32 1
  %814 = load i64, ptr %813, align 8
  %815 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %776, i32 6, i32 3
  %816 = load i64, ptr %815, align 8
  %817 = call i64 @llvm.smax.i64(i64 %814, i64 %816)
  %818 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %776, i32 4
  %819 = load i64, ptr %818, align 8
  %820 = icmp sgt i64 %817, %819
  %821 = getelementptr inbounds i64, ptr %751, i64 %782
  %822 = load i64, ptr %821, align 8
  %823 = mul nsw i64 %822, %819
  %824 = getelementptr inbounds i64, ptr %753, i64 %778
  %825 = load i64, ptr %824, align 8
  %826 = icmp ne i64 %825, 0
  %827 = select i1 %826, i1 %820, i1 false
  %828 = select i1 %827, i64 2, i64 1
  %829 = mul nsw i64 %823, %828
  %830 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 9, i64 %778
  %831 = load i64, ptr %830, align 8
  %832 = add nsw i64 %829, %831
  store i64 %832, ptr %830, align 8
  %833 = load i64, ptr %777, align 8
  %834 = load i64, ptr %754, align 8
  %835 = icmp eq i64 %833, %834
  br i1 %835, label %836, label %845

836:                                              ; preds = %773
  %837 = load i64, ptr %787, align 8
  %838 = load i64, ptr %793, align 8
  %839 = load i64, ptr %800, align 8
  %840 = load i64, ptr %807, align 8
  %841 = add i64 %837, %774
  %842 = add i64 %841, %838
  %843 = add i64 %842, %839
  %844 = add i64 %843, %840
  br label %845

845:                                              ; preds = %836, %773
  %846 = phi i64 [ %844, %836 ], [ %774, %773 ]
  %847 = add nuw nsw i64 %776, 1
  %848 = load i64, ptr %14, align 8
  %849 = icmp slt i64 %847, %848
  br i1 %849, label %773, label %761

850:                                              ; preds = %1141, %763
  %851 = load i64, ptr %3, align 8
  %852 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 23
  %853 = load i64, ptr %852, align 8
  %854 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 24
  %855 = load i64, ptr %854, align 8
  %856 = mul nsw i64 %855, %851
  %857 = add i64 %853, -1
  %858 = add i64 %857, %856
  %859 = sdiv i64 %858, %853
  %860 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 3
  %861 = load i64, ptr %860, align 8
  %862 = icmp sgt i64 %861, 0
  br i1 %862, label %863, label %1102

863:                                              ; preds = %850
  %864 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 14
  %865 = load ptr, ptr %864, align 8
  %866 = icmp sgt i64 %2, 0
  %867 = getelementptr inbounds [2 x i64], ptr %7, i64 0, i64 1
  %868 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %869 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 9
  %870 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 15
  %871 = icmp sgt i64 %767, 0
  br label %872

872:                                              ; preds = %1099, %863
  %873 = phi i64 [ 0, %863 ], [ %1100, %1099 ]
  %874 = shl nuw nsw i64 %873, 1
  %875 = getelementptr inbounds i64, ptr %865, i64 %874
  %876 = load i64, ptr %875, align 8
  %877 = icmp eq i64 %876, 0
  br i1 %877, label %1099, label %878

878:                                              ; preds = %872
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %6)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %6, i8 0, i64 256, i1 false)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %7, i8 0, i64 16, i1 false)
  br i1 %866, label %895, label %1098

879:                                              ; preds = %911
  %880 = load i64, ptr %7, align 16
  %881 = load i64, ptr %867, align 8
  %882 = icmp ne i64 %880, 0
  %883 = icmp ne i64 %881, 0
  %884 = select i1 %882, i1 %883, i1 false
  br i1 %884, label %885, label %1098

885:                                              ; preds = %879
  %886 = load i64, ptr %868, align 8
  %887 = icmp sgt i64 %886, 0
  br i1 %887, label %888, label %1098

888:                                              ; preds = %885
  %889 = load i64, ptr %0, align 8
  %890 = icmp sgt i64 %889, 0
  %891 = and i64 %889, 1
  %892 = icmp eq i64 %889, 1
  %893 = and i64 %889, -2
  %894 = icmp eq i64 %891, 0
  br label %914

895:                                              ; preds = %878, %911
  %896 = phi i64 [ %912, %911 ], [ 0, %878 ]
  %897 = getelementptr inbounds %struct.Node, ptr %1, i64 %896
  %898 = load i64, ptr %897, align 8
  %899 = icmp eq i64 %898, 2
  br i1 %899, label %900, label %911

900:                                              ; preds = %895
  %901 = getelementptr inbounds %struct.Node, ptr %1, i64 %896, i32 3
  %902 = load i64, ptr %901, align 8
  %903 = and i64 %902, 65535
  %904 = icmp eq i64 %903, %873
  br i1 %904, label %905, label %911

905:                                              ; preds = %900
  %906 = ashr i64 %902, 16
  %907 = getelementptr inbounds %struct.Node, ptr %1, i64 %896, i32 1
  %908 = load i64, ptr %907, align 8
  %909 = getelementptr inbounds [2 x [16 x i64]], ptr %6, i64 0, i64 %906, i64 %908
  store i64 1, ptr %909, align 8
  %910 = getelementptr inbounds [2 x i64], ptr %7, i64 0, i64 %906
  store i64 1, ptr %910, align 8
  br label %911

911:                                              ; preds = %905, %900, %895
  %912 = add nuw nsw i64 %896, 1
  %913 = icmp eq i64 %912, %2
  br i1 %913, label %879, label %895

914:                                              ; preds = %1013, %888
  %915 = phi i64 [ 0, %888 ], [ %1017, %1013 ]
  %916 = phi ptr [ null, %888 ], [ %1016, %1013 ]
  %917 = phi i64 [ 0, %888 ], [ %1015, %1013 ]
  %918 = phi i64 [ 0, %888 ], [ %1014, %1013 ]
  br i1 %890, label %919, label %989

919:                                              ; preds = %914
  %920 = mul nsw i64 %915, %889
  br i1 %892, label %925, label %949

921:                                              ; preds = %1013
  %922 = icmp ne i64 %1014, 1
  %923 = icmp ne i64 %1015, 1
  %924 = select i1 %922, i1 true, i1 %923
  br i1 %924, label %1098, label %1019

925:                                              ; preds = %982, %919
  %926 = phi i64 [ undef, %919 ], [ %985, %982 ]
  %927 = phi i64 [ 0, %919 ], [ %986, %982 ]
  %928 = phi i64 [ 1, %919 ], [ %985, %982 ]
  br i1 %894, label %946, label %929

929:                                              ; preds = %925
  %930 = getelementptr inbounds [16 x i64], ptr %6, i64 0, i64 %927
  %931 = load i64, ptr %930, align 8
  %932 = getelementptr inbounds [2 x [16 x i64]], ptr %6, i64 0, i64 1, i64 %927
  %933 = load i64, ptr %932, align 8
  %934 = or i64 %933, %931
  %935 = icmp eq i64 %934, 0
  br i1 %935, label %942, label %936

936:                                              ; preds = %929
  %937 = load ptr, ptr %869, align 8
  %938 = add nsw i64 %927, %920
  %939 = getelementptr inbounds i64, ptr %937, i64 %938
  %940 = load i64, ptr %939, align 8
  %941 = icmp ne i64 %940, 0
  br label %942

942:                                              ; preds = %936, %929
  %943 = phi i1 [ true, %929 ], [ %941, %936 ]
  %944 = zext i1 %943 to i64
  %945 = and i64 %928, %944
  br label %946

946:                                              ; preds = %925, %942
  %947 = phi i64 [ %926, %925 ], [ %945, %942 ]
  %948 = icmp eq i64 %947, 0
  br i1 %948, label %1013, label %989

949:                                              ; preds = %919, %982
  %950 = phi i64 [ %986, %982 ], [ 0, %919 ]
  %951 = phi i64 [ %985, %982 ], [ 1, %919 ]
  %952 = phi i64 [ %987, %982 ], [ 0, %919 ]
  %953 = getelementptr inbounds [16 x i64], ptr %6, i64 0, i64 %950
  %954 = load i64, ptr %953, align 16
  %955 = getelementptr inbounds [2 x [16 x i64]], ptr %6, i64 0, i64 1, i64 %950
  %956 = load i64, ptr %955, align 16
  %957 = or i64 %956, %954
  %958 = icmp eq i64 %957, 0
  br i1 %958, label %965, label %959

959:                                              ; preds = %949
  %960 = load ptr, ptr %869, align 8
  %961 = add nsw i64 %950, %920
  %962 = getelementptr inbounds i64, ptr %960, i64 %961
  %963 = load i64, ptr %962, align 8
  %964 = icmp ne i64 %963, 0
  br label %965

965:                                              ; preds = %959, %949
  %966 = phi i1 [ true, %949 ], [ %964, %959 ]
  %967 = zext i1 %966 to i64
  %968 = and i64 %951, %967
  %969 = or i64 %950, 1
  %970 = getelementptr inbounds [16 x i64], ptr %6, i64 0, i64 %969
  %971 = load i64, ptr %970, align 8
  %972 = getelementptr inbounds [2 x [16 x i64]], ptr %6, i64 0, i64 1, i64 %969
  %973 = load i64, ptr %972, align 8
  %974 = or i64 %973, %971
  %975 = icmp eq i64 %974, 0
  br i1 %975, label %982, label %976

976:                                              ; preds = %965
  %977 = load ptr, ptr %869, align 8
  %978 = add nsw i64 %969, %920
  %979 = getelementptr inbounds i64, ptr %977, i64 %978
  %980 = load i64, ptr %979, align 8
  %981 = icmp ne i64 %980, 0
  br label %982

982:                                              ; preds = %976, %965
  %983 = phi i1 [ true, %965 ], [ %981, %976 ]
  %984 = zext i1 %983 to i64
  %985 = and i64 %968, %984
  %986 = add nuw nsw i64 %950, 2
  %987 = add i64 %952, 2
  %988 = icmp eq i64 %987, %893
  br i1 %988, label %925, label %949

989:                                              ; preds = %946, %914
  %990 = add nsw i64 %918, 1
  br i1 %871, label %991, label %1013

991:                                              ; preds = %989, %1008
  %992 = phi i64 [ %1011, %1008 ], [ 0, %989 ]
  %993 = phi ptr [ %1010, %1008 ], [ %916, %989 ]
  %994 = phi i64 [ %1009, %1008 ], [ %917, %989 ]
  %995 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %992, i32 1
  %996 = load i64, ptr %995, align 8
  %997 = icmp eq i64 %996, %915
  br i1 %997, label %998, label %1008

998:                                              ; preds = %991
  %999 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %992
  %1000 = load ptr, ptr %870, align 8
  %1001 = load i64, ptr %999, align 8
  %1002 = getelementptr inbounds i64, ptr %1000, i64 %1001
  %1003 = load i64, ptr %1002, align 8
  %1004 = icmp sgt i64 %1003, %873
  %1005 = zext i1 %1004 to i64
  %1006 = add nsw i64 %994, %1005
  %1007 = select i1 %1004, ptr %999, ptr %993
  br label %1008

1008:                                             ; preds = %998, %991
  %1009 = phi i64 [ %994, %991 ], [ %1006, %998 ]
  %1010 = phi ptr [ %993, %991 ], [ %1007, %998 ]
  %1011 = add nuw nsw i64 %992, 1
  %1012 = icmp eq i64 %1011, %767
  br i1 %1012, label %1013, label %991

1013:                                             ; preds = %1008, %989, %946
  %1014 = phi i64 [ %918, %946 ], [ %990, %989 ], [ %990, %1008 ]
  %1015 = phi i64 [ %917, %946 ], [ %917, %989 ], [ %1009, %1008 ]
  %1016 = phi ptr [ %916, %946 ], [ %916, %989 ], [ %1010, %1008 ]
  %1017 = add nuw nsw i64 %915, 1
  %1018 = icmp eq i64 %1017, %886
  br i1 %1018, label %921, label %914

1019:                                             ; preds = %921
  %1020 = getelementptr inbounds %struct.Kept, ptr %1016, i64 0, i32 4
  %1021 = load i64, ptr %1020, align 8
  %1022 = icmp eq i64 %1021, 1
  br i1 %1022, label %1023, label %1098

1023:                                             ; preds = %1019
  %1024 = getelementptr inbounds i64, ptr %865, i64 %874
  %1025 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4
  br i1 %890, label %1028, label %1049

1026:                                             ; preds = %1042
  %1027 = icmp eq i64 %1046, 0
  br i1 %1027, label %1052, label %1049

1028:                                             ; preds = %1023, %1042
  %1029 = phi i64 [ %1047, %1042 ], [ 0, %1023 ]
  %1030 = phi i64 [ %1046, %1042 ], [ 1, %1023 ]
  %1031 = getelementptr inbounds [2 x [16 x i64]], ptr %6, i64 0, i64 1, i64 %1029
  %1032 = load i64, ptr %1031, align 8
  %1033 = icmp eq i64 %1032, 0
  br i1 %1033, label %1042, label %1034

1034:                                             ; preds = %1028
  %1035 = load ptr, ptr %869, align 8
  %1036 = load i64, ptr %1025, align 8
  %1037 = mul nsw i64 %1036, %889
  %1038 = add nsw i64 %1037, %1029
  %1039 = getelementptr inbounds i64, ptr %1035, i64 %1038
  %1040 = load i64, ptr %1039, align 8
  %1041 = icmp ne i64 %1040, 0
  br label %1042

1042:                                             ; preds = %1034, %1028
  %1043 = phi i1 [ false, %1028 ], [ %1041, %1034 ]
  %1044 = xor i1 %1043, true
  %1045 = zext i1 %1044 to i64
  %1046 = and i64 %1030, %1045
  %1047 = add nuw nsw i64 %1029, 1
  %1048 = icmp eq i64 %1047, %889
  br i1 %1048, label %1026, label %1028

1049:                                             ; preds = %1026, %1023
  %1050 = getelementptr inbounds i64, ptr %1024, i64 1
  %1051 = load i64, ptr %1050, align 8
  br label %1052

1052:                                             ; preds = %1049, %1026
  %1053 = phi i64 [ %1051, %1049 ], [ %876, %1026 ]
  br i1 %890, label %1054, label %1077

1054:                                             ; preds = %1052, %1068
  %1055 = phi i64 [ %1073, %1068 ], [ 0, %1052 ]
  %1056 = phi i64 [ %1072, %1068 ], [ 1, %1052 ]
  %1057 = getelementptr inbounds [2 x [16 x i64]], ptr %6, i64 0, i64 0, i64 %1055
  %1058 = load i64, ptr %1057, align 8
  %1059 = icmp eq i64 %1058, 0
  br i1 %1059, label %1068, label %1060

1060:                                             ; preds = %1054
  %1061 = load ptr, ptr %869, align 8
  %1062 = load i64, ptr %1025, align 8
  %1063 = mul nsw i64 %1062, %889
  %1064 = add nsw i64 %1063, %1055
  %1065 = getelementptr inbounds i64, ptr %1061, i64 %1064
  %1066 = load i64, ptr %1065, align 8
  %1067 = icmp ne i64 %1066, 0
  br label %1068

1068:                                             ; preds = %1060, %1054
  %1069 = phi i1 [ false, %1054 ], [ %1067, %1060 ]
  %1070 = xor i1 %1069, true
  %1071 = zext i1 %1070 to i64
  %1072 = and i64 %1056, %1071
  %1073 = add nuw nsw i64 %1055, 1
  %1074 = icmp eq i64 %1073, %889
  br i1 %1074, label %1075, label %1054

1075:                                             ; preds = %1068
  %1076 = icmp eq i64 %1072, 0
  br i1 %1076, label %1078, label %1077

1077:                                             ; preds = %1075, %1052
  br label %1078

1078:                                             ; preds = %1077, %1075
  %1079 = phi i64 [ %876, %1077 ], [ %1053, %1075 ]
  %1080 = getelementptr inbounds %struct.Kept, ptr %1016, i64 0, i32 1
  %1081 = load i64, ptr %1080, align 8
  %1082 = load i64, ptr %1025, align 8
  %1083 = icmp eq i64 %1081, %1082
  %1084 = getelementptr inbounds %struct.Kept, ptr %1016, i64 0, i32 6, i32 3
  %1085 = getelementptr inbounds %struct.Kept, ptr %1016, i64 0, i32 6, i32 1
  %1086 = select i1 %1083, ptr %1084, ptr %1085
  %1087 = load i64, ptr %1086, align 8
  %1088 = getelementptr inbounds i64, ptr %1024, i64 1
  %1089 = load i64, ptr %1088, align 8
  %1090 = add i64 %876, -2
  %1091 = add i64 %1090, %1089
  %1092 = mul nsw i64 %1091, %1087
  %1093 = load i64, ptr %1085, align 8
  %1094 = mul nsw i64 %1093, %1079
  %1095 = add nsw i64 %1092, %1094
  %1096 = call i64 @llvm.smax.i64(i64 %1095, i64 1)
  %1097 = add nsw i64 %1096, -1
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %6)
  br label %1102

1098:                                             ; preds = %1019, %921, %885, %879, %878
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %6)
  br label %1099

1099:                                             ; preds = %1098, %872
  %1100 = add nuw nsw i64 %873, 1
  %1101 = icmp eq i64 %1100, %861
  br i1 %1101, label %1102, label %872

1102:                                             ; preds = %1099, %1078, %850
  %1103 = phi i64 [ %1097, %1078 ], [ 0, %850 ], [ 0, %1099 ]
  %1104 = add nsw i64 %1103, %859
  %1105 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 5
  %1106 = load i64, ptr %1105, align 8
  %1107 = icmp sgt i64 %1106, 0
  br i1 %1107, label %1111, label %1108

1108:                                             ; preds = %1102
  %1109 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %1110 = load i64, ptr %1109, align 8
  br label %1145

1111:                                             ; preds = %1102
  %1112 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 19
  %1113 = load ptr, ptr %1112, align 8
  %1114 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 20
  %1115 = load ptr, ptr %1114, align 8
  %1116 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %1117 = load i64, ptr %1116, align 8
  %1118 = icmp sgt i64 %767, 0
  %1119 = icmp sgt i64 %1117, 0
  %1120 = and i64 %1117, 3
  %1121 = icmp ult i64 %1117, 4
  %1122 = and i64 %1117, -4
  %1123 = icmp eq i64 %1120, 0
  br label %1157

1124:                                             ; preds = %1141, %770
  %1125 = phi double [ 0.000000e+00, %770 ], [ %1142, %1141 ]
  %1126 = phi i64 [ 0, %770 ], [ %1143, %1141 ]
  %1127 = getelementptr inbounds i64, ptr %772, i64 %1126
  %1128 = load i64, ptr %1127, align 8
  %1129 = icmp sgt i64 %1128, -1
  br i1 %1129, label %1130, label %1141

1130:                                             ; preds = %1124
  %1131 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 9, i64 %1126
  %1132 = load i64, ptr %1131, align 8
  %1133 = icmp sgt i64 %1132, %1128
  br i1 %1133, label %1134, label %1141

1134:                                             ; preds = %1130
  %1135 = sub nsw i64 %1132, %1128
  %1136 = sitofp i64 %1135 to double
  %1137 = add nuw nsw i64 %1128, 1
  %1138 = sitofp i64 %1137 to double
  %1139 = fdiv double %1136, %1138
  %1140 = fadd double %1125, %1139
  store double %1140, ptr %768, align 8
  br label %1141

1141:                                             ; preds = %1134, %1130, %1124
  %1142 = phi double [ %1125, %1124 ], [ %1125, %1130 ], [ %1140, %1134 ]
  %1143 = add nuw nsw i64 %1126, 1
  %1144 = icmp eq i64 %1143, %764
  br i1 %1144, label %850, label %1124

1145:                                             ; preds = %1263, %1108
  %1146 = phi i64 [ %1110, %1108 ], [ %1117, %1263 ]
  %1147 = phi i64 [ %1104, %1108 ], [ %1273, %1263 ]
  %1148 = mul nsw i64 %1146, %861
  %1149 = icmp sgt i64 %1148, 0
  br i1 %1149, label %1150, label %1295

1150:                                             ; preds = %1145
  %1151 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 22
  %1152 = load ptr, ptr %1151, align 8
  %1153 = and i64 %1148, 3
  %1154 = icmp ult i64 %1148, 4
  br i1 %1154, label %1276, label %1155

1155:                                             ; preds = %1150
  %1156 = and i64 %1148, -4
  br label %1306

1157:                                             ; preds = %1263, %1111
  %1158 = phi i64 [ 0, %1111 ], [ %1274, %1263 ]
  %1159 = phi i64 [ %1104, %1111 ], [ %1273, %1263 ]
  %1160 = getelementptr inbounds %struct.Port, ptr %1113, i64 %1158
  %1161 = mul nsw i64 %1158, %1117
  %1162 = getelementptr inbounds i64, ptr %1115, i64 %1161
  %1163 = getelementptr inbounds %struct.Port, ptr %1113, i64 %1158, i32 1
  %1164 = load i64, ptr %1163, align 8
  %1165 = icmp eq i64 %1164, 3
  br i1 %1165, label %1171, label %1166

1166:                                             ; preds = %1157
  br i1 %1118, label %1167, label %1263

1167:                                             ; preds = %1166
  %1168 = load i64, ptr %1160, align 8
  %1169 = icmp eq i64 %1164, 1
  %1170 = icmp eq i64 %1164, 0
  br label %1213

1171:                                             ; preds = %1157
  br i1 %1119, label %1172, label %1263

1172:                                             ; preds = %1171
  %1173 = load i64, ptr %1160, align 8
  %1174 = mul nsw i64 %1173, %1117
  br i1 %1121, label %1245, label %1175

1175:                                             ; preds = %1172, %1175
  %1176 = phi i64 [ %1209, %1175 ], [ 0, %1172 ]
  %1177 = phi i64 [ %1210, %1175 ], [ 0, %1172 ]
  %1178 = phi i64 [ %1211, %1175 ], [ 0, %1172 ]
  %1179 = getelementptr inbounds i64, ptr %1162, i64 %1177
  %1180 = load i64, ptr %1179, align 8
  %1181 = add nsw i64 %1177, %1174
  %1182 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 5, i64 %1181
  %1183 = load i64, ptr %1182, align 8
  %1184 = mul nsw i64 %1183, %1180
  %1185 = add nsw i64 %1184, %1176
  %1186 = or i64 %1177, 1
  %1187 = getelementptr inbounds i64, ptr %1162, i64 %1186
  %1188 = load i64, ptr %1187, align 8
  %1189 = add nsw i64 %1186, %1174
  %1190 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 5, i64 %1189
  %1191 = load i64, ptr %1190, align 8
  %1192 = mul nsw i64 %1191, %1188
  %1193 = add nsw i64 %1192, %1185
  %1194 = or i64 %1177, 2
  %1195 = getelementptr inbounds i64, ptr %1162, i64 %1194
  %1196 = load i64, ptr %1195, align 8
  %1197 = add nsw i64 %1194, %1174
  %1198 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 5, i64 %1197
  %1199 = load i64, ptr %1198, align 8
  %1200 = mul nsw i64 %1199, %1196
  %1201 = add nsw i64 %1200, %1193
  %1202 = or i64 %1177, 3
  %1203 = getelementptr inbounds i64, ptr %1162, i64 %1202
  %1204 = load i64, ptr %1203, align 8
  %1205 = add nsw i64 %1202, %1174
  %1206 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 5, i64 %1205
  %1207 = load i64, ptr %1206, align 8
  %1208 = mul nsw i64 %1207, %1204
  %1209 = add nsw i64 %1208, %1201
  %1210 = add nuw nsw i64 %1177, 4
  %1211 = add i64 %1178, 4
  %1212 = icmp eq i64 %1211, %1122
  br i1 %1212, label %1245, label %1175

1213:                                             ; preds = %1241, %1167
  %1214 = phi i64 [ 0, %1167 ], [ %1242, %1241 ]
  %1215 = phi i64 [ 0, %1167 ], [ %1243, %1241 ]
  %1216 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1215
  %1217 = load i64, ptr %1216, align 8
  %1218 = icmp eq i64 %1217, %1168
  br i1 %1218, label %1219, label %1241

1219:                                             ; preds = %1213
  %1220 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1215, i32 1
  %1221 = load i64, ptr %1220, align 8
  %1222 = getelementptr inbounds i64, ptr %1162, i64 %1221
  %1223 = load i64, ptr %1222, align 8
  br i1 %1169, label %1232, label %1224

1224:                                             ; preds = %1219
  %1225 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1215, i32 6
  %1226 = load i64, ptr %1225, align 8
  %1227 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1215, i32 6, i32 3
  %1228 = load i64, ptr %1227, align 8
  %1229 = add nsw i64 %1228, %1226
  %1230 = mul nsw i64 %1229, %1223
  %1231 = add nsw i64 %1230, %1214
  br i1 %1170, label %1241, label %1232

1232:                                             ; preds = %1224, %1219
  %1233 = phi i64 [ %1231, %1224 ], [ %1214, %1219 ]
  %1234 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1215, i32 6, i32 1
  %1235 = load i64, ptr %1234, align 8
  %1236 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1215, i32 6, i32 2
  %1237 = load i64, ptr %1236, align 8
  %1238 = add nsw i64 %1237, %1235
  %1239 = mul nsw i64 %1238, %1223
  %1240 = add nsw i64 %1239, %1233
  br label %1241

1241:                                             ; preds = %1232, %1224, %1213
  %1242 = phi i64 [ %1214, %1213 ], [ %1240, %1232 ], [ %1231, %1224 ]
  %1243 = add nuw nsw i64 %1215, 1
  %1244 = icmp eq i64 %1243, %767
  br i1 %1244, label %1263, label %1213

1245:                                             ; preds = %1175, %1172
  %1246 = phi i64 [ undef, %1172 ], [ %1209, %1175 ]
  %1247 = phi i64 [ 0, %1172 ], [ %1209, %1175 ]
  %1248 = phi i64 [ 0, %1172 ], [ %1210, %1175 ]
  br i1 %1123, label %1263, label %1249

1249:                                             ; preds = %1245, %1249
  %1250 = phi i64 [ %1259, %1249 ], [ %1247, %1245 ]
  %1251 = phi i64 [ %1260, %1249 ], [ %1248, %1245 ]
  %1252 = phi i64 [ %1261, %1249 ], [ 0, %1245 ]
  %1253 = getelementptr inbounds i64, ptr %1162, i64 %1251
  %1254 = load i64, ptr %1253, align 8
  %1255 = add nsw i64 %1251, %1174
  %1256 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 5, i64 %1255
  %1257 = load i64, ptr %1256, align 8
  %1258 = mul nsw i64 %1257, %1254
  %1259 = add nsw i64 %1258, %1250
  %1260 = add nuw nsw i64 %1251, 1
  %1261 = add i64 %1252, 1
  %1262 = icmp eq i64 %1261, %1120
  br i1 %1262, label %1263, label %1249

1263:                                             ; preds = %1241, %1245, %1249, %1171, %1166
  %1264 = phi i64 [ 0, %1171 ], [ 0, %1166 ], [ %1246, %1245 ], [ %1259, %1249 ], [ %1242, %1241 ]
  %1265 = getelementptr inbounds %struct.Port, ptr %1113, i64 %1158, i32 2
  %1266 = load i64, ptr %1265, align 8
  %1267 = getelementptr inbounds %struct.Port, ptr %1113, i64 %1158, i32 3
  %1268 = load i64, ptr %1267, align 8
  %1269 = mul nsw i64 %1268, %1264
  %1270 = add i64 %1266, -1
  %1271 = add i64 %1270, %1269
  %1272 = sdiv i64 %1271, %1266
  %1273 = call i64 @llvm.smax.i64(i64 %1159, i64 %1272)
  %1274 = add nuw nsw i64 %1158, 1
  %1275 = icmp eq i64 %1274, %1106
  br i1 %1275, label %1145, label %1157

1276:                                             ; preds = %1306, %1150
  %1277 = phi double [ undef, %1150 ], [ %1340, %1306 ]
  %1278 = phi i64 [ 0, %1150 ], [ %1341, %1306 ]
  %1279 = phi double [ %765, %1150 ], [ %1340, %1306 ]
  %1280 = icmp eq i64 %1153, 0
  br i1 %1280, label %1295, label %1281

1281:                                             ; preds = %1276, %1281
  %1282 = phi i64 [ %1292, %1281 ], [ %1278, %1276 ]
  %1283 = phi double [ %1291, %1281 ], [ %1279, %1276 ]
  %1284 = phi i64 [ %1293, %1281 ], [ 0, %1276 ]
  %1285 = getelementptr inbounds double, ptr %1152, i64 %1282
  %1286 = load double, ptr %1285, align 8
  %1287 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 4, i64 %1282
  %1288 = load i64, ptr %1287, align 8
  %1289 = sitofp i64 %1288 to double
  %1290 = fmul double %1286, %1289
  %1291 = fadd double %1283, %1290
  %1292 = add nuw nsw i64 %1282, 1
  %1293 = add i64 %1284, 1
  %1294 = icmp eq i64 %1293, %1153
  br i1 %1294, label %1295, label %1281

1295:                                             ; preds = %1276, %1281, %1145
  %1296 = phi double [ %765, %1145 ], [ %1277, %1276 ], [ %1291, %1281 ]
  %1297 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 26
  %1298 = load double, ptr %1297, align 8
  %1299 = sitofp i64 %1147 to double
  %1300 = fmul double %1298, %1299
  %1301 = fadd double %1296, %1300
  %1302 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 1
  store i64 %1147, ptr %1302, align 8
  %1303 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 6
  store double %1301, ptr %1303, align 8
  %1304 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6
  %1305 = load i64, ptr %1304, align 8
  switch i64 %1305, label %1347 [
    i64 0, label %1349
    i64 1, label %1344
    i64 2, label %1345
  ]

1306:                                             ; preds = %1306, %1155
  %1307 = phi i64 [ 0, %1155 ], [ %1341, %1306 ]
  %1308 = phi double [ %765, %1155 ], [ %1340, %1306 ]
  %1309 = phi i64 [ 0, %1155 ], [ %1342, %1306 ]
  %1310 = getelementptr inbounds double, ptr %1152, i64 %1307
  %1311 = load double, ptr %1310, align 8
  %1312 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 4, i64 %1307
  %1313 = load i64, ptr %1312, align 8
  %1314 = sitofp i64 %1313 to double
  %1315 = fmul double %1311, %1314
  %1316 = fadd double %1308, %1315
  %1317 = or i64 %1307, 1
  %1318 = getelementptr inbounds double, ptr %1152, i64 %1317
  %1319 = load double, ptr %1318, align 8
  %1320 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 4, i64 %1317
  %1321 = load i64, ptr %1320, align 8
  %1322 = sitofp i64 %1321 to double
  %1323 = fmul double %1319, %1322
  %1324 = fadd double %1316, %1323
  %1325 = or i64 %1307, 2
  %1326 = getelementptr inbounds double, ptr %1152, i64 %1325
  %1327 = load double, ptr %1326, align 8
  %1328 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 4, i64 %1325
  %1329 = load i64, ptr %1328, align 8
  %1330 = sitofp i64 %1329 to double
  %1331 = fmul double %1327, %1330
  %1332 = fadd double %1324, %1331
  %1333 = or i64 %1307, 3
  %1334 = getelementptr inbounds double, ptr %1152, i64 %1333
  %1335 = load double, ptr %1334, align 8
  %1336 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 4, i64 %1333
  %1337 = load i64, ptr %1336, align 8
  %1338 = sitofp i64 %1337 to double
  %1339 = fmul double %1335, %1338
  %1340 = fadd double %1332, %1339
  %1341 = add nuw nsw i64 %1307, 4
  %1342 = add i64 %1309, 4
  %1343 = icmp eq i64 %1342, %1156
  br i1 %1343, label %1276, label %1306

1344:                                             ; preds = %1295
  br label %1349

1345:                                             ; preds = %1295
  %1346 = fmul double %1301, %1299
  br label %1349

1347:                                             ; preds = %1295
  %1348 = sitofp i64 %766 to double
  br label %1349

1349:                                             ; preds = %1295, %1344, %1345, %1347
  %1350 = phi double [ %1299, %1344 ], [ %1346, %1345 ], [ %1348, %1347 ], [ %1301, %1295 ]
  %1351 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 8
  store double %1350, ptr %1351, align 8
  br label %1352

1352:                                             ; preds = %731, %1349, %733
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define i64 @room() {
  ret i64 2785496
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define i64 @result_size() {
  ret i64 10936
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
  %21 = getelementptr inbounds %struct.Room, ptr %20, i64 0, i32 1
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

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

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
  %73 = getelementptr inbounds %struct.Room, ptr %72, i64 0, i32 1
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
  br i1 %4, label %5, label %48

5:                                                ; preds = %2
  %6 = lshr i64 %1, 1
  br label %10

7:                                                ; preds = %43
  br i1 %4, label %8, label %48

8:                                                ; preds = %7
  %9 = getelementptr inbounds i8, ptr %0, i64 8
  br label %50

10:                                               ; preds = %5, %43
  %11 = phi i64 [ %12, %43 ], [ %6, %5 ]
  %12 = add nsw i64 %11, -1
  %13 = getelementptr inbounds %struct.Interval, ptr %0, i64 %12
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds i8, ptr %13, i64 8
  %16 = load i64, ptr %15, align 8
  %17 = shl nuw nsw i64 %12, 1
  %18 = or i64 %17, 1
  %19 = icmp slt i64 %18, %1
  br i1 %19, label %20, label %43

20:                                               ; preds = %10, %38
  %21 = phi i64 [ %41, %38 ], [ %18, %10 ]
  %22 = phi i64 [ %40, %38 ], [ %17, %10 ]
  %23 = phi i64 [ %34, %38 ], [ %12, %10 ]
  %24 = add i64 %22, 2
  %25 = icmp slt i64 %24, %1
  br i1 %25, label %26, label %33

26:                                               ; preds = %20
  %27 = getelementptr inbounds %struct.Interval, ptr %0, i64 %24
  %28 = load i64, ptr %27, align 8
  %29 = getelementptr inbounds %struct.Interval, ptr %0, i64 %21
  %30 = load i64, ptr %29, align 8
  %31 = icmp sgt i64 %28, %30
  %32 = select i1 %31, i64 %24, i64 %21
  br label %33

33:                                               ; preds = %26, %20
  %34 = phi i64 [ %21, %20 ], [ %32, %26 ]
  %35 = getelementptr inbounds %struct.Interval, ptr %0, i64 %34
  %36 = load i64, ptr %35, align 8
  %37 = icmp sgt i64 %36, %14
  br i1 %37, label %38, label %43

38:                                               ; preds = %33
  %39 = getelementptr inbounds %struct.Interval, ptr %0, i64 %23
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %39, ptr noundef nonnull align 8 dereferenceable(16) %35, i64 16, i1 false)
  %40 = shl nsw i64 %34, 1
  %41 = or i64 %40, 1
  %42 = icmp slt i64 %41, %1
  br i1 %42, label %20, label %43

43:                                               ; preds = %33, %38, %10
  %44 = phi i64 [ %12, %10 ], [ %34, %38 ], [ %23, %33 ]
  %45 = getelementptr inbounds %struct.Interval, ptr %0, i64 %44
  store i64 %14, ptr %45, align 8
  %46 = getelementptr inbounds i8, ptr %45, i64 8
  store i64 %16, ptr %46, align 8
  %47 = icmp sgt i64 %11, 1
  br i1 %47, label %10, label %7

48:                                               ; preds = %82, %2, %57, %7
  %49 = icmp sgt i64 %1, 0
  br i1 %49, label %89, label %87

50:                                               ; preds = %8, %82
  %51 = phi i64 [ %1, %8 ], [ %52, %82 ]
  %52 = add nsw i64 %51, -1
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef nonnull align 8 dereferenceable(16) %0, i64 16, i1 false)
  %53 = getelementptr inbounds %struct.Interval, ptr %0, i64 %52
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %53, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %53, ptr noundef nonnull align 8 dereferenceable(16) %3, i64 16, i1 false)
  %54 = load i64, ptr %0, align 8
  %55 = load i64, ptr %9, align 8
  %56 = icmp ugt i64 %52, 1
  br i1 %56, label %59, label %57

57:                                               ; preds = %50
  %58 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 %55, ptr %58, align 8
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3)
  br label %48

59:                                               ; preds = %50, %77
  %60 = phi i64 [ %80, %77 ], [ 1, %50 ]
  %61 = phi i64 [ %79, %77 ], [ 0, %50 ]
  %62 = phi i64 [ %73, %77 ], [ 0, %50 ]
  %63 = add i64 %61, 2
  %64 = icmp slt i64 %63, %52
  br i1 %64, label %65, label %72

65:                                               ; preds = %59
  %66 = getelementptr inbounds %struct.Interval, ptr %0, i64 %63
  %67 = load i64, ptr %66, align 8
  %68 = getelementptr inbounds %struct.Interval, ptr %0, i64 %60
  %69 = load i64, ptr %68, align 8
  %70 = icmp sgt i64 %67, %69
  %71 = select i1 %70, i64 %63, i64 %60
  br label %72

72:                                               ; preds = %65, %59
  %73 = phi i64 [ %60, %59 ], [ %71, %65 ]
  %74 = getelementptr inbounds %struct.Interval, ptr %0, i64 %73
  %75 = load i64, ptr %74, align 8
  %76 = icmp sgt i64 %75, %54
  br i1 %76, label %77, label %82

77:                                               ; preds = %72
  %78 = getelementptr inbounds %struct.Interval, ptr %0, i64 %62
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %78, ptr noundef nonnull align 8 dereferenceable(16) %74, i64 16, i1 false)
  %79 = shl nsw i64 %73, 1
  %80 = or i64 %79, 1
  %81 = icmp slt i64 %80, %52
  br i1 %81, label %59, label %82

82:                                               ; preds = %72, %77
  %83 = phi i64 [ %62, %72 ], [ %73, %77 ]
  %84 = getelementptr inbounds %struct.Interval, ptr %0, i64 %83
  store i64 %54, ptr %84, align 8
  %85 = getelementptr inbounds i8, ptr %84, i64 8
  store i64 %55, ptr %85, align 8
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3)
  %86 = icmp sgt i64 %51, 2
  br i1 %86, label %50, label %48

87:                                               ; preds = %89, %48
  %88 = phi i64 [ 0, %48 ], [ %104, %89 ]
  ret i64 %88

89:                                               ; preds = %48, %89
  %90 = phi i64 [ %107, %89 ], [ 0, %48 ]
  %91 = phi i64 [ %106, %89 ], [ 0, %48 ]
  %92 = phi i64 [ %105, %89 ], [ 0, %48 ]
  %93 = phi i64 [ %104, %89 ], [ 0, %48 ]
  %94 = icmp eq i64 %91, 0
  %95 = getelementptr inbounds %struct.Interval, ptr %0, i64 %90
  %96 = load i64, ptr %95, align 8
  %97 = tail call i64 @llvm.smax.i64(i64 %96, i64 %92)
  %98 = select i1 %94, i64 %96, i64 %97
  %99 = getelementptr inbounds %struct.Interval, ptr %0, i64 %90, i32 1
  %100 = load i64, ptr %99, align 8
  %101 = icmp sgt i64 %100, %98
  %102 = sub nsw i64 %100, %98
  %103 = select i1 %101, i64 %102, i64 0
  %104 = add nsw i64 %103, %93
  %105 = select i1 %101, i64 %100, i64 %92
  %106 = select i1 %101, i64 1, i64 %91
  %107 = add nuw nsw i64 %90, 1
  %108 = icmp eq i64 %107, %1
  br i1 %108, label %87, label %89
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
  %14 = load ptr, ptr %0, align 8
  %15 = getelementptr inbounds %struct.Problem, ptr %14, i64 0, i32 4
  %16 = load i64, ptr %15, align 8
  %17 = icmp eq i64 %16, %1
  %18 = getelementptr inbounds %struct.Problem, ptr %14, i64 0, i32 13
  %19 = getelementptr inbounds %struct.Problem, ptr %14, i64 0, i32 12
  %20 = select i1 %17, ptr %18, ptr %19
  %21 = load ptr, ptr %20, align 8
  call void @llvm.lifetime.start.p0(i64 26240, ptr nonnull %9)
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %10)
  %22 = load i64, ptr %14, align 8
  %23 = icmp sgt i64 %22, 0
  br i1 %23, label %24, label %30

24:                                               ; preds = %6
  %25 = getelementptr inbounds %struct.Problem, ptr %14, i64 0, i32 9
  %26 = load ptr, ptr %25, align 8
  %27 = icmp eq i64 %4, 0
  %28 = select i1 %27, i64 1, i64 3
  %29 = getelementptr inbounds %struct.Problem, ptr %14, i64 0, i32 8
  br label %51

30:                                               ; preds = %136, %6
  %31 = phi i64 [ 1, %6 ], [ %138, %136 ]
  %32 = phi i64 [ 0, %6 ], [ %139, %136 ]
  %33 = getelementptr inbounds %struct.Problem, ptr %14, i64 0, i32 10
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds i64, ptr %34, i64 %1
  %36 = load i64, ptr %35, align 8
  %37 = add nsw i64 %1, 1
  %38 = getelementptr inbounds i64, ptr %34, i64 %37
  %39 = load i64, ptr %38, align 8
  %40 = icmp slt i64 %36, %39
  br i1 %40, label %41, label %725

41:                                               ; preds = %30
  %42 = getelementptr inbounds %struct.Problem, ptr %14, i64 0, i32 11
  %43 = icmp eq i64 %4, 0
  %44 = select i1 %43, i64 1, i64 3
  %45 = getelementptr inbounds %struct.Problem, ptr %14, i64 0, i32 8
  %46 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 11
  %47 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 12
  %48 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 1
  %49 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 9
  %50 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 10
  br label %142

51:                                               ; preds = %24, %136
  %52 = phi i64 [ %22, %24 ], [ %137, %136 ]
  %53 = phi i64 [ 0, %24 ], [ %139, %136 ]
  %54 = phi i64 [ 1, %24 ], [ %138, %136 ]
  %55 = phi i64 [ 0, %24 ], [ %140, %136 ]
  %56 = mul nsw i64 %52, %1
  %57 = add nsw i64 %56, %55
  %58 = getelementptr inbounds i64, ptr %26, i64 %57
  %59 = load i64, ptr %58, align 8
  %60 = icmp eq i64 %59, 0
  br i1 %60, label %61, label %136

61:                                               ; preds = %51
  %62 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %53
  store i64 0, ptr %62, align 8
  %63 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %53, i32 1
  store i64 %55, ptr %63, align 8
  %64 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %53, i32 2
  store i64 -1, ptr %64, align 8
  %65 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %53, i32 7
  %66 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %53, i32 7, i32 2
  store i64 0, ptr %66, align 8
  %67 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %53, i32 7, i32 1
  store i64 0, ptr %67, align 8
  store i64 0, ptr %65, align 8
  %68 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 4, i64 %55
  %69 = load i64, ptr %68, align 8
  %70 = icmp sgt i64 %69, 0
  br i1 %70, label %71, label %127

71:                                               ; preds = %61, %122
  %72 = phi i64 [ %123, %122 ], [ 0, %61 ]
  %73 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %55, i64 %72
  %74 = load i64, ptr %73, align 8
  %75 = icmp slt i64 %74, %2
  br i1 %75, label %76, label %125

76:                                               ; preds = %71
  %77 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %55, i64 %72, i32 2
  %78 = load i64, ptr %77, align 8
  %79 = icmp sgt i64 %78, -1
  br i1 %79, label %82, label %80

80:                                               ; preds = %76
  %81 = load i64, ptr %65, align 8
  br label %106

82:                                               ; preds = %76
  %83 = icmp slt i64 %74, %3
  br i1 %83, label %89, label %84

84:                                               ; preds = %82
  %85 = getelementptr inbounds i64, ptr %21, i64 %78
  %86 = load i64, ptr %85, align 8
  %87 = icmp eq i64 %86, 0
  %88 = select i1 %87, i64 1, i64 2
  br label %89

89:                                               ; preds = %84, %82
  %90 = phi i64 [ %88, %84 ], [ %28, %82 ]
  %91 = load i64, ptr %65, align 8
  %92 = add nsw i64 %91, -1
  %93 = icmp sgt i64 %91, 0
  br i1 %93, label %94, label %106

94:                                               ; preds = %89
  %95 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %53, i32 7, i32 3, i64 %92
  %96 = load i64, ptr %95, align 8
  %97 = icmp eq i64 %96, %90
  br i1 %97, label %98, label %106

98:                                               ; preds = %94
  %99 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %53, i32 7, i32 4, i64 %92
  %100 = load i64, ptr %99, align 8
  %101 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %55, i64 %72, i32 1
  %102 = load i64, ptr %101, align 8
  %103 = srem i64 %100, %102
  %104 = icmp eq i64 %103, 0
  br i1 %104, label %105, label %106

105:                                              ; preds = %98
  store i64 %102, ptr %99, align 8
  br label %122

106:                                              ; preds = %98, %94, %89, %80
  %107 = phi i64 [ %81, %80 ], [ %91, %98 ], [ %91, %94 ], [ %91, %89 ]
  %108 = phi i64 [ 0, %80 ], [ %90, %98 ], [ %90, %94 ], [ %90, %89 ]
  %109 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %53, i32 7, i32 3, i64 %107
  store i64 %108, ptr %109, align 8
  %110 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %55, i64 %72, i32 1
  %111 = load i64, ptr %110, align 8
  %112 = load i64, ptr %65, align 8
  %113 = add nsw i64 %112, 1
  store i64 %113, ptr %65, align 8
  %114 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %53, i32 7, i32 4, i64 %112
  store i64 %111, ptr %114, align 8
  %115 = icmp eq i64 %108, 0
  %116 = zext i1 %115 to i64
  %117 = load i64, ptr %67, align 8
  %118 = add nsw i64 %117, %116
  store i64 %118, ptr %67, align 8
  %119 = zext i1 %79 to i64
  %120 = load i64, ptr %66, align 8
  %121 = add nsw i64 %120, %119
  store i64 %121, ptr %66, align 8
  br label %122

122:                                              ; preds = %106, %105
  %123 = add nuw nsw i64 %72, 1
  %124 = icmp eq i64 %123, %69
  br i1 %124, label %125, label %71

125:                                              ; preds = %122, %71
  %126 = load i64, ptr %67, align 8
  br label %127

127:                                              ; preds = %125, %61
  %128 = phi i64 [ %126, %125 ], [ 0, %61 ]
  %129 = load ptr, ptr %29, align 8
  %130 = getelementptr inbounds i64, ptr %129, i64 %55
  %131 = load i64, ptr %130, align 8
  %132 = call fastcc i64 @visits(i64 noundef %131, ptr noundef nonnull %65, i64 noundef %128)
  %133 = mul nsw i64 %132, %54
  %134 = add nsw i64 %53, 1
  %135 = load i64, ptr %14, align 8
  br label %136

136:                                              ; preds = %51, %127
  %137 = phi i64 [ %52, %51 ], [ %135, %127 ]
  %138 = phi i64 [ %54, %51 ], [ %133, %127 ]
  %139 = phi i64 [ %53, %51 ], [ %134, %127 ]
  %140 = add nuw nsw i64 %55, 1
  %141 = icmp slt i64 %140, %137
  br i1 %141, label %51, label %30

142:                                              ; preds = %41, %716
  %143 = phi i64 [ %32, %41 ], [ %149, %716 ]
  %144 = phi i64 [ %31, %41 ], [ %718, %716 ]
  %145 = phi i64 [ %36, %41 ], [ %719, %716 ]
  %146 = load ptr, ptr %42, align 8
  %147 = mul nsw i64 %145, 6
  %148 = getelementptr inbounds i64, ptr %146, i64 %147
  %149 = add nsw i64 %143, 1
  %150 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %143
  %151 = getelementptr inbounds i64, ptr %148, i64 5
  %152 = load i64, ptr %151, align 8
  %153 = icmp sgt i64 %152, -1
  br i1 %153, label %159, label %154

154:                                              ; preds = %142
  %155 = getelementptr inbounds i64, ptr %148, i64 2
  %156 = load i64, ptr %155, align 8
  %157 = icmp slt i64 %156, 0
  %158 = select i1 %157, i64 1, i64 2
  br label %159

159:                                              ; preds = %142, %154
  %160 = phi i64 [ %158, %154 ], [ 3, %142 ]
  store i64 %160, ptr %150, align 8
  %161 = load i64, ptr %148, align 8
  %162 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %143, i32 1
  store i64 %161, ptr %162, align 8
  %163 = getelementptr inbounds i64, ptr %148, i64 1
  %164 = load i64, ptr %163, align 8
  %165 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %143, i32 3
  store i64 %164, ptr %165, align 8
  %166 = getelementptr inbounds i64, ptr %148, i64 2
  %167 = load i64, ptr %166, align 8
  %168 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %143, i32 2
  store i64 %167, ptr %168, align 8
  %169 = getelementptr inbounds i64, ptr %148, i64 3
  %170 = load i64, ptr %169, align 8
  %171 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %143, i32 4
  store i64 %170, ptr %171, align 8
  %172 = getelementptr inbounds i64, ptr %148, i64 4
  %173 = load i64, ptr %172, align 8
  %174 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %143, i32 5
  store i64 %173, ptr %174, align 8
  %175 = load i64, ptr %151, align 8
  %176 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %143, i32 6
  store i64 %175, ptr %176, align 8
  %177 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %143, i32 7
  %178 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %143, i32 7, i32 2
  store i64 0, ptr %178, align 8
  %179 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %143, i32 7, i32 1
  store i64 0, ptr %179, align 8
  store i64 0, ptr %177, align 8
  %180 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 4, i64 %161
  %181 = load i64, ptr %180, align 8
  %182 = icmp sgt i64 %181, 0
  br i1 %182, label %183, label %240

183:                                              ; preds = %159, %234
  %184 = phi i64 [ %235, %234 ], [ 0, %159 ]
  %185 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %161, i64 %184
  %186 = load i64, ptr %185, align 8
  %187 = icmp slt i64 %186, %2
  br i1 %187, label %188, label %237

188:                                              ; preds = %183
  %189 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %161, i64 %184, i32 2
  %190 = load i64, ptr %189, align 8
  %191 = icmp sgt i64 %190, -1
  br i1 %191, label %194, label %192

192:                                              ; preds = %188
  %193 = load i64, ptr %177, align 8
  br label %218

194:                                              ; preds = %188
  %195 = icmp slt i64 %186, %3
  br i1 %195, label %201, label %196

196:                                              ; preds = %194
  %197 = getelementptr inbounds i64, ptr %21, i64 %190
  %198 = load i64, ptr %197, align 8
  %199 = icmp eq i64 %198, 0
  %200 = select i1 %199, i64 1, i64 2
  br label %201

201:                                              ; preds = %196, %194
  %202 = phi i64 [ %200, %196 ], [ %44, %194 ]
  %203 = load i64, ptr %177, align 8
  %204 = add nsw i64 %203, -1
  %205 = icmp sgt i64 %203, 0
  br i1 %205, label %206, label %218

206:                                              ; preds = %201
  %207 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %143, i32 7, i32 3, i64 %204
  %208 = load i64, ptr %207, align 8
  %209 = icmp eq i64 %208, %202
  br i1 %209, label %210, label %218

210:                                              ; preds = %206
  %211 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %143, i32 7, i32 4, i64 %204
  %212 = load i64, ptr %211, align 8
  %213 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %161, i64 %184, i32 1
  %214 = load i64, ptr %213, align 8
  %215 = srem i64 %212, %214
  %216 = icmp eq i64 %215, 0
  br i1 %216, label %217, label %218

217:                                              ; preds = %210
  store i64 %214, ptr %211, align 8
  br label %234

218:                                              ; preds = %210, %206, %201, %192
  %219 = phi i64 [ %193, %192 ], [ %203, %210 ], [ %203, %206 ], [ %203, %201 ]
  %220 = phi i64 [ 0, %192 ], [ %202, %210 ], [ %202, %206 ], [ %202, %201 ]
  %221 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %143, i32 7, i32 3, i64 %219
  store i64 %220, ptr %221, align 8
  %222 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %161, i64 %184, i32 1
  %223 = load i64, ptr %222, align 8
  %224 = load i64, ptr %177, align 8
  %225 = add nsw i64 %224, 1
  store i64 %225, ptr %177, align 8
  %226 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %143, i32 7, i32 4, i64 %224
  store i64 %223, ptr %226, align 8
  %227 = icmp eq i64 %220, 0
  %228 = zext i1 %227 to i64
  %229 = load i64, ptr %179, align 8
  %230 = add nsw i64 %229, %228
  store i64 %230, ptr %179, align 8
  %231 = zext i1 %191 to i64
  %232 = load i64, ptr %178, align 8
  %233 = add nsw i64 %232, %231
  store i64 %233, ptr %178, align 8
  br label %234

234:                                              ; preds = %218, %217
  %235 = add nuw nsw i64 %184, 1
  %236 = icmp eq i64 %235, %181
  br i1 %236, label %237, label %183

237:                                              ; preds = %234, %183
  %238 = load i64, ptr %162, align 8
  %239 = load i64, ptr %150, align 8
  br label %240

240:                                              ; preds = %237, %159
  %241 = phi i64 [ %239, %237 ], [ %160, %159 ]
  %242 = phi i64 [ %238, %237 ], [ %161, %159 ]
  %243 = load ptr, ptr %45, align 8
  %244 = getelementptr inbounds i64, ptr %243, i64 %242
  %245 = load i64, ptr %244, align 8
  switch i64 %241, label %560 [
    i64 3, label %246
    i64 1, label %334
  ]

246:                                              ; preds = %240
  %247 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %143, i32 8
  %248 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %143, i32 8, i32 2
  store i64 0, ptr %248, align 8
  %249 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %143, i32 8, i32 1
  store i64 0, ptr %249, align 8
  store i64 0, ptr %247, align 8
  %250 = load i64, ptr %168, align 8
  %251 = icmp sgt i64 %250, -1
  br i1 %251, label %252, label %312

252:                                              ; preds = %246
  store i64 0, ptr %248, align 8
  store i64 0, ptr %249, align 8
  store i64 0, ptr %247, align 8
  %253 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 4, i64 %250
  %254 = load i64, ptr %253, align 8
  %255 = icmp sgt i64 %254, 0
  br i1 %255, label %256, label %312

256:                                              ; preds = %252, %307
  %257 = phi i64 [ %308, %307 ], [ 0, %252 ]
  %258 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %250, i64 %257
  %259 = load i64, ptr %258, align 8
  %260 = icmp slt i64 %259, %2
  br i1 %260, label %261, label %310

261:                                              ; preds = %256
  %262 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %250, i64 %257, i32 2
  %263 = load i64, ptr %262, align 8
  %264 = icmp sgt i64 %263, -1
  br i1 %264, label %267, label %265

265:                                              ; preds = %261
  %266 = load i64, ptr %247, align 8
  br label %291

267:                                              ; preds = %261
  %268 = icmp slt i64 %259, %3
  br i1 %268, label %274, label %269

269:                                              ; preds = %267
  %270 = getelementptr inbounds i64, ptr %21, i64 %263
  %271 = load i64, ptr %270, align 8
  %272 = icmp eq i64 %271, 0
  %273 = select i1 %272, i64 1, i64 2
  br label %274

274:                                              ; preds = %269, %267
  %275 = phi i64 [ %273, %269 ], [ %44, %267 ]
  %276 = load i64, ptr %247, align 8
  %277 = add nsw i64 %276, -1
  %278 = icmp sgt i64 %276, 0
  br i1 %278, label %279, label %291

279:                                              ; preds = %274
  %280 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %143, i32 8, i32 3, i64 %277
  %281 = load i64, ptr %280, align 8
  %282 = icmp eq i64 %281, %275
  br i1 %282, label %283, label %291

283:                                              ; preds = %279
  %284 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %143, i32 8, i32 4, i64 %277
  %285 = load i64, ptr %284, align 8
  %286 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %250, i64 %257, i32 1
  %287 = load i64, ptr %286, align 8
  %288 = srem i64 %285, %287
  %289 = icmp eq i64 %288, 0
  br i1 %289, label %290, label %291

290:                                              ; preds = %283
  store i64 %287, ptr %284, align 8
  br label %307

291:                                              ; preds = %283, %279, %274, %265
  %292 = phi i64 [ %266, %265 ], [ %276, %283 ], [ %276, %279 ], [ %276, %274 ]
  %293 = phi i64 [ 0, %265 ], [ %275, %283 ], [ %275, %279 ], [ %275, %274 ]
  %294 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %143, i32 8, i32 3, i64 %292
  store i64 %293, ptr %294, align 8
  %295 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %250, i64 %257, i32 1
  %296 = load i64, ptr %295, align 8
  %297 = load i64, ptr %247, align 8
  %298 = add nsw i64 %297, 1
  store i64 %298, ptr %247, align 8
  %299 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %143, i32 8, i32 4, i64 %297
  store i64 %296, ptr %299, align 8
  %300 = icmp eq i64 %293, 0
  %301 = zext i1 %300 to i64
  %302 = load i64, ptr %249, align 8
  %303 = add nsw i64 %302, %301
  store i64 %303, ptr %249, align 8
  %304 = zext i1 %264 to i64
  %305 = load i64, ptr %248, align 8
  %306 = add nsw i64 %305, %304
  store i64 %306, ptr %248, align 8
  br label %307

307:                                              ; preds = %291, %290
  %308 = add nuw nsw i64 %257, 1
  %309 = icmp eq i64 %308, %254
  br i1 %309, label %310, label %256

310:                                              ; preds = %256, %307
  %311 = load i64, ptr %162, align 8
  br label %312

312:                                              ; preds = %310, %252, %246
  %313 = phi i64 [ %311, %310 ], [ %242, %252 ], [ %242, %246 ]
  %314 = load ptr, ptr %0, align 8
  %315 = getelementptr inbounds %struct.Problem, ptr %314, i64 0, i32 8
  %316 = load ptr, ptr %315, align 8
  %317 = getelementptr inbounds i64, ptr %316, i64 %313
  %318 = load i64, ptr %317, align 8
  call fastcc void @pieces(ptr noundef nonnull %0, ptr noundef nonnull %46, i64 noundef %318, ptr noundef nonnull %177, i64 noundef -1, i64 noundef 0)
  %319 = load i64, ptr %168, align 8
  %320 = icmp slt i64 %319, 0
  br i1 %320, label %327, label %321

321:                                              ; preds = %312
  %322 = load ptr, ptr %0, align 8
  %323 = getelementptr inbounds %struct.Problem, ptr %322, i64 0, i32 8
  %324 = load ptr, ptr %323, align 8
  %325 = getelementptr inbounds i64, ptr %324, i64 %319
  %326 = load i64, ptr %325, align 8
  br label %327

327:                                              ; preds = %312, %321
  %328 = phi i64 [ %326, %321 ], [ 1, %312 ]
  call fastcc void @pieces(ptr noundef nonnull %0, ptr noundef nonnull %47, i64 noundef %328, ptr noundef nonnull %247, i64 noundef -1, i64 noundef 0)
  %329 = load i64, ptr %165, align 8
  %330 = load i64, ptr %171, align 8
  %331 = load i64, ptr %174, align 8
  %332 = load i64, ptr %176, align 8
  %333 = call fastcc i64 @within_data(ptr noundef nonnull %0, i64 noundef %329, i64 noundef %330, i64 noundef %331, i64 noundef %332, i64 noundef 0)
  br label %716

334:                                              ; preds = %240
  call void @llvm.lifetime.start.p0(i64 392, ptr nonnull %11)
  call void @llvm.lifetime.start.p0(i64 392, ptr nonnull %12)
  %335 = load i64, ptr %177, align 8
  %336 = icmp sgt i64 %335, 0
  br i1 %336, label %337, label %386

337:                                              ; preds = %334
  %338 = and i64 %335, 1
  %339 = icmp eq i64 %335, 1
  br i1 %339, label %342, label %340

340:                                              ; preds = %337
  %341 = and i64 %335, -2
  br label %360

342:                                              ; preds = %378, %337
  %343 = phi i64 [ undef, %337 ], [ %382, %378 ]
  %344 = phi i64 [ 0, %337 ], [ %382, %378 ]
  %345 = phi i64 [ 0, %337 ], [ %383, %378 ]
  %346 = icmp eq i64 %338, 0
  br i1 %346, label %357, label %347

347:                                              ; preds = %342
  %348 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %143, i32 7, i32 3, i64 %345
  %349 = load i64, ptr %348, align 8
  %350 = icmp eq i64 %349, 2
  br i1 %350, label %351, label %352

351:                                              ; preds = %347
  store i64 1, ptr %348, align 8
  br label %352

352:                                              ; preds = %351, %347
  %353 = phi i64 [ 1, %351 ], [ %349, %347 ]
  %354 = icmp eq i64 %353, 3
  %355 = zext i1 %354 to i64
  %356 = or i64 %344, %355
  br label %357

357:                                              ; preds = %342, %352
  %358 = phi i64 [ %343, %342 ], [ %356, %352 ]
  %359 = icmp eq i64 %358, 0
  br i1 %359, label %386, label %389

360:                                              ; preds = %378, %340
  %361 = phi i64 [ 0, %340 ], [ %382, %378 ]
  %362 = phi i64 [ 0, %340 ], [ %383, %378 ]
  %363 = phi i64 [ 0, %340 ], [ %384, %378 ]
  %364 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %143, i32 7, i32 3, i64 %362
  %365 = load i64, ptr %364, align 8
  %366 = icmp eq i64 %365, 2
  br i1 %366, label %367, label %368

367:                                              ; preds = %360
  store i64 1, ptr %364, align 8
  br label %368

368:                                              ; preds = %367, %360
  %369 = phi i64 [ 1, %367 ], [ %365, %360 ]
  %370 = icmp eq i64 %369, 3
  %371 = zext i1 %370 to i64
  %372 = or i64 %361, %371
  %373 = or i64 %362, 1
  %374 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %143, i32 7, i32 3, i64 %373
  %375 = load i64, ptr %374, align 8
  %376 = icmp eq i64 %375, 2
  br i1 %376, label %377, label %378

377:                                              ; preds = %368
  store i64 1, ptr %374, align 8
  br label %378

378:                                              ; preds = %377, %368
  %379 = phi i64 [ 1, %377 ], [ %375, %368 ]
  %380 = icmp eq i64 %379, 3
  %381 = zext i1 %380 to i64
  %382 = or i64 %372, %381
  %383 = add nuw nsw i64 %362, 2
  %384 = add i64 %363, 2
  %385 = icmp eq i64 %384, %341
  br i1 %385, label %342, label %360

386:                                              ; preds = %334, %357
  %387 = load i64, ptr %165, align 8
  %388 = icmp sgt i64 %387, 1
  br i1 %388, label %389, label %558

389:                                              ; preds = %386, %357
  store i64 %245, ptr %11, align 16
  store i64 1, ptr %12, align 16
  br i1 %336, label %390, label %504

390:                                              ; preds = %389, %498
  %391 = phi i64 [ %499, %498 ], [ 1, %389 ]
  %392 = phi i64 [ %500, %498 ], [ 0, %389 ]
  %393 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %143, i32 7, i32 4, i64 %392
  %394 = load i64, ptr %393, align 8
  %395 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %143, i32 7, i32 3, i64 %392
  %396 = load i64, ptr %395, align 8
  %397 = icmp sgt i64 %396, 1
  %398 = icmp sgt i64 %391, 0
  br i1 %397, label %400, label %399

399:                                              ; preds = %390
  br i1 %398, label %445, label %498

400:                                              ; preds = %390
  br i1 %398, label %401, label %498

401:                                              ; preds = %400
  %402 = and i64 %391, 3
  %403 = icmp ult i64 %391, 4
  br i1 %403, label %486, label %404

404:                                              ; preds = %401
  %405 = and i64 %391, -4
  br label %406

406:                                              ; preds = %406, %404
  %407 = phi i64 [ 0, %404 ], [ %424, %406 ]
  %408 = phi i64 [ 0, %404 ], [ %425, %406 ]
  %409 = getelementptr inbounds i64, ptr %11, i64 %407
  %410 = load i64, ptr %409, align 16
  %411 = call i64 @llvm.smin.i64(i64 %410, i64 %394)
  store i64 %411, ptr %409, align 16
  %412 = or i64 %407, 1
  %413 = getelementptr inbounds i64, ptr %11, i64 %412
  %414 = load i64, ptr %413, align 8
  %415 = call i64 @llvm.smin.i64(i64 %414, i64 %394)
  store i64 %415, ptr %413, align 8
  %416 = or i64 %407, 2
  %417 = getelementptr inbounds i64, ptr %11, i64 %416
  %418 = load i64, ptr %417, align 16
  %419 = call i64 @llvm.smin.i64(i64 %418, i64 %394)
  store i64 %419, ptr %417, align 16
  %420 = or i64 %407, 3
  %421 = getelementptr inbounds i64, ptr %11, i64 %420
  %422 = load i64, ptr %421, align 8
  %423 = call i64 @llvm.smin.i64(i64 %422, i64 %394)
  store i64 %423, ptr %421, align 8
  %424 = add nuw nsw i64 %407, 4
  %425 = add i64 %408, 4
  %426 = icmp eq i64 %425, %405
  br i1 %426, label %486, label %406

427:                                              ; preds = %463
  %428 = icmp eq i64 %457, 0
  br i1 %428, label %498, label %429

429:                                              ; preds = %427
  %430 = icmp sgt i64 %464, 0
  br i1 %430, label %431, label %467

431:                                              ; preds = %429
  %432 = and i64 %464, 1
  %433 = icmp eq i64 %432, 0
  br i1 %433, label %442, label %434

434:                                              ; preds = %431
  %435 = add nsw i64 %464, -1
  %436 = getelementptr inbounds i64, ptr %11, i64 %435
  %437 = load i64, ptr %436, align 8
  %438 = getelementptr inbounds i64, ptr %11, i64 %464
  store i64 %437, ptr %438, align 8
  %439 = getelementptr inbounds i64, ptr %12, i64 %435
  %440 = load i64, ptr %439, align 8
  %441 = getelementptr inbounds i64, ptr %12, i64 %464
  store i64 %440, ptr %441, align 8
  br label %442

442:                                              ; preds = %434, %431
  %443 = phi i64 [ %464, %431 ], [ %435, %434 ]
  %444 = icmp eq i64 %464, 1
  br i1 %444, label %467, label %469

445:                                              ; preds = %399, %463
  %446 = phi i64 [ %465, %463 ], [ 0, %399 ]
  %447 = phi i64 [ %464, %463 ], [ 0, %399 ]
  %448 = phi i64 [ %457, %463 ], [ 0, %399 ]
  %449 = getelementptr inbounds i64, ptr %11, i64 %446
  %450 = load i64, ptr %449, align 8
  %451 = sdiv i64 %450, %394
  %452 = srem i64 %450, %394
  %453 = mul nsw i64 %451, %394
  %454 = getelementptr inbounds i64, ptr %12, i64 %446
  %455 = load i64, ptr %454, align 8
  %456 = mul nsw i64 %455, %451
  %457 = add nsw i64 %456, %448
  %458 = icmp eq i64 %450, %453
  br i1 %458, label %463, label %459

459:                                              ; preds = %445
  %460 = getelementptr inbounds i64, ptr %11, i64 %447
  store i64 %452, ptr %460, align 8
  %461 = getelementptr inbounds i64, ptr %12, i64 %447
  store i64 %455, ptr %461, align 8
  %462 = add nsw i64 %447, 1
  br label %463

463:                                              ; preds = %459, %445
  %464 = phi i64 [ %462, %459 ], [ %447, %445 ]
  %465 = add nuw nsw i64 %446, 1
  %466 = icmp eq i64 %465, %391
  br i1 %466, label %427, label %445

467:                                              ; preds = %442, %469, %429
  store i64 %394, ptr %11, align 16
  store i64 %457, ptr %12, align 16
  %468 = add nsw i64 %464, 1
  br label %498

469:                                              ; preds = %442, %469
  %470 = phi i64 [ %478, %469 ], [ %443, %442 ]
  %471 = add nsw i64 %470, -1
  %472 = getelementptr inbounds i64, ptr %11, i64 %471
  %473 = load i64, ptr %472, align 8
  %474 = getelementptr inbounds i64, ptr %11, i64 %470
  store i64 %473, ptr %474, align 8
  %475 = getelementptr inbounds i64, ptr %12, i64 %471
  %476 = load i64, ptr %475, align 8
  %477 = getelementptr inbounds i64, ptr %12, i64 %470
  store i64 %476, ptr %477, align 8
  %478 = add nsw i64 %470, -2
  %479 = getelementptr inbounds i64, ptr %11, i64 %478
  %480 = load i64, ptr %479, align 8
  %481 = getelementptr inbounds i64, ptr %11, i64 %471
  store i64 %480, ptr %481, align 8
  %482 = getelementptr inbounds i64, ptr %12, i64 %478
  %483 = load i64, ptr %482, align 8
  %484 = getelementptr inbounds i64, ptr %12, i64 %471
  store i64 %483, ptr %484, align 8
  %485 = icmp ugt i64 %471, 1
  br i1 %485, label %469, label %467

486:                                              ; preds = %406, %401
  %487 = phi i64 [ 0, %401 ], [ %424, %406 ]
  %488 = icmp eq i64 %402, 0
  br i1 %488, label %498, label %489

489:                                              ; preds = %486, %489
  %490 = phi i64 [ %495, %489 ], [ %487, %486 ]
  %491 = phi i64 [ %496, %489 ], [ 0, %486 ]
  %492 = getelementptr inbounds i64, ptr %11, i64 %490
  %493 = load i64, ptr %492, align 8
  %494 = call i64 @llvm.smin.i64(i64 %493, i64 %394)
  store i64 %494, ptr %492, align 8
  %495 = add nuw nsw i64 %490, 1
  %496 = add i64 %491, 1
  %497 = icmp eq i64 %496, %402
  br i1 %497, label %498, label %489

498:                                              ; preds = %486, %489, %467, %427, %400, %399
  %499 = phi i64 [ %468, %467 ], [ %464, %427 ], [ %391, %400 ], [ 0, %399 ], [ %391, %489 ], [ %391, %486 ]
  %500 = add nuw nsw i64 %392, 1
  %501 = icmp eq i64 %500, %335
  br i1 %501, label %502, label %390

502:                                              ; preds = %498
  %503 = icmp sgt i64 %499, 0
  br i1 %503, label %504, label %558

504:                                              ; preds = %389, %502
  %505 = phi i64 [ %499, %502 ], [ 1, %389 ]
  %506 = load i64, ptr %165, align 8
  %507 = and i64 %505, 1
  %508 = icmp eq i64 %505, 1
  br i1 %508, label %541, label %509

509:                                              ; preds = %504
  %510 = and i64 %505, -2
  br label %511

511:                                              ; preds = %511, %509
  %512 = phi i64 [ 0, %509 ], [ %537, %511 ]
  %513 = phi i64 [ 0, %509 ], [ %538, %511 ]
  %514 = phi i64 [ 0, %509 ], [ %539, %511 ]
  %515 = getelementptr inbounds [49 x i64], ptr %12, i64 0, i64 %513
  %516 = load i64, ptr %515, align 16
  %517 = getelementptr inbounds [49 x i64], ptr %11, i64 0, i64 %513
  %518 = load i64, ptr %517, align 16
  %519 = icmp sgt i64 %518, 0
  %520 = add nsw i64 %518, -1
  %521 = mul nsw i64 %520, %506
  %522 = add nsw i64 %521, 1
  %523 = select i1 %519, i64 %522, i64 0
  %524 = mul nsw i64 %523, %516
  %525 = add nsw i64 %524, %512
  %526 = or i64 %513, 1
  %527 = getelementptr inbounds [49 x i64], ptr %12, i64 0, i64 %526
  %528 = load i64, ptr %527, align 8
  %529 = getelementptr inbounds [49 x i64], ptr %11, i64 0, i64 %526
  %530 = load i64, ptr %529, align 8
  %531 = icmp sgt i64 %530, 0
  %532 = add nsw i64 %530, -1
  %533 = mul nsw i64 %532, %506
  %534 = add nsw i64 %533, 1
  %535 = select i1 %531, i64 %534, i64 0
  %536 = mul nsw i64 %535, %528
  %537 = add nsw i64 %536, %525
  %538 = add nuw nsw i64 %513, 2
  %539 = add i64 %514, 2
  %540 = icmp eq i64 %539, %510
  br i1 %540, label %541, label %511

541:                                              ; preds = %511, %504
  %542 = phi i64 [ undef, %504 ], [ %537, %511 ]
  %543 = phi i64 [ 0, %504 ], [ %537, %511 ]
  %544 = phi i64 [ 0, %504 ], [ %538, %511 ]
  %545 = icmp eq i64 %507, 0
  br i1 %545, label %558, label %546

546:                                              ; preds = %541
  %547 = getelementptr inbounds [49 x i64], ptr %12, i64 0, i64 %544
  %548 = load i64, ptr %547, align 8
  %549 = getelementptr inbounds [49 x i64], ptr %11, i64 0, i64 %544
  %550 = load i64, ptr %549, align 8
  %551 = icmp sgt i64 %550, 0
  %552 = add nsw i64 %550, -1
  %553 = mul nsw i64 %552, %506
  %554 = add nsw i64 %553, 1
  %555 = select i1 %551, i64 %554, i64 0
  %556 = mul nsw i64 %555, %548
  %557 = add nsw i64 %556, %543
  br label %558

558:                                              ; preds = %546, %541, %502, %386
  %559 = phi i64 [ %245, %386 ], [ 0, %502 ], [ %542, %541 ], [ %557, %546 ]
  call void @llvm.lifetime.end.p0(i64 392, ptr nonnull %12)
  call void @llvm.lifetime.end.p0(i64 392, ptr nonnull %11)
  br label %716

560:                                              ; preds = %240
  %561 = load i64, ptr %168, align 8
  %562 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %143, i32 8
  %563 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %143, i32 8, i32 2
  store i64 0, ptr %563, align 8
  %564 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %143, i32 8, i32 1
  store i64 0, ptr %564, align 8
  store i64 0, ptr %562, align 8
  %565 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 4, i64 %561
  %566 = load i64, ptr %565, align 8
  %567 = icmp sgt i64 %566, 0
  br i1 %567, label %568, label %622

568:                                              ; preds = %560, %619
  %569 = phi i64 [ %620, %619 ], [ 0, %560 ]
  %570 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %561, i64 %569
  %571 = load i64, ptr %570, align 8
  %572 = icmp slt i64 %571, %2
  br i1 %572, label %573, label %622

573:                                              ; preds = %568
  %574 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %561, i64 %569, i32 2
  %575 = load i64, ptr %574, align 8
  %576 = icmp sgt i64 %575, -1
  br i1 %576, label %579, label %577

577:                                              ; preds = %573
  %578 = load i64, ptr %562, align 8
  br label %603

579:                                              ; preds = %573
  %580 = icmp slt i64 %571, %3
  br i1 %580, label %586, label %581

581:                                              ; preds = %579
  %582 = getelementptr inbounds i64, ptr %21, i64 %575
  %583 = load i64, ptr %582, align 8
  %584 = icmp eq i64 %583, 0
  %585 = select i1 %584, i64 1, i64 2
  br label %586

586:                                              ; preds = %581, %579
  %587 = phi i64 [ %585, %581 ], [ %44, %579 ]
  %588 = load i64, ptr %562, align 8
  %589 = add nsw i64 %588, -1
  %590 = icmp sgt i64 %588, 0
  br i1 %590, label %591, label %603

591:                                              ; preds = %586
  %592 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %143, i32 8, i32 3, i64 %589
  %593 = load i64, ptr %592, align 8
  %594 = icmp eq i64 %593, %587
  br i1 %594, label %595, label %603

595:                                              ; preds = %591
  %596 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %143, i32 8, i32 4, i64 %589
  %597 = load i64, ptr %596, align 8
  %598 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %561, i64 %569, i32 1
  %599 = load i64, ptr %598, align 8
  %600 = srem i64 %597, %599
  %601 = icmp eq i64 %600, 0
  br i1 %601, label %602, label %603

602:                                              ; preds = %595
  store i64 %599, ptr %596, align 8
  br label %619

603:                                              ; preds = %595, %591, %586, %577
  %604 = phi i64 [ %578, %577 ], [ %588, %595 ], [ %588, %591 ], [ %588, %586 ]
  %605 = phi i64 [ 0, %577 ], [ %587, %595 ], [ %587, %591 ], [ %587, %586 ]
  %606 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %143, i32 8, i32 3, i64 %604
  store i64 %605, ptr %606, align 8
  %607 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %561, i64 %569, i32 1
  %608 = load i64, ptr %607, align 8
  %609 = load i64, ptr %562, align 8
  %610 = add nsw i64 %609, 1
  store i64 %610, ptr %562, align 8
  %611 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %143, i32 8, i32 4, i64 %609
  store i64 %608, ptr %611, align 8
  %612 = icmp eq i64 %605, 0
  %613 = zext i1 %612 to i64
  %614 = load i64, ptr %564, align 8
  %615 = add nsw i64 %614, %613
  store i64 %615, ptr %564, align 8
  %616 = zext i1 %576 to i64
  %617 = load i64, ptr %563, align 8
  %618 = add nsw i64 %617, %616
  store i64 %618, ptr %563, align 8
  br label %619

619:                                              ; preds = %603, %602
  %620 = add nuw nsw i64 %569, 1
  %621 = icmp eq i64 %620, %566
  br i1 %621, label %622, label %568

622:                                              ; preds = %568, %619, %560
  %623 = load i64, ptr %177, align 8
  %624 = icmp sgt i64 %623, 0
  br i1 %624, label %625, label %630

625:                                              ; preds = %622
  %626 = and i64 %623, 1
  %627 = icmp eq i64 %623, 1
  br i1 %627, label %673, label %628

628:                                              ; preds = %625
  %629 = and i64 %623, -2
  br label %688

630:                                              ; preds = %622, %685
  %631 = load i64, ptr %562, align 8
  %632 = icmp sgt i64 %631, 0
  br i1 %632, label %633, label %708

633:                                              ; preds = %630
  %634 = and i64 %631, 1
  %635 = icmp eq i64 %631, 1
  br i1 %635, label %658, label %636

636:                                              ; preds = %633
  %637 = and i64 %631, -2
  br label %638

638:                                              ; preds = %638, %636
  %639 = phi i64 [ 0, %636 ], [ %655, %638 ]
  %640 = phi i64 [ 0, %636 ], [ %654, %638 ]
  %641 = phi i64 [ 0, %636 ], [ %656, %638 ]
  %642 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %143, i32 8, i32 3, i64 %639
  %643 = load i64, ptr %642, align 8
  %644 = add i64 %643, -1
  %645 = icmp ult i64 %644, 2
  %646 = zext i1 %645 to i64
  %647 = add nuw nsw i64 %640, %646
  %648 = or i64 %639, 1
  %649 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %143, i32 8, i32 3, i64 %648
  %650 = load i64, ptr %649, align 8
  %651 = add i64 %650, -1
  %652 = icmp ult i64 %651, 2
  %653 = zext i1 %652 to i64
  %654 = add nuw nsw i64 %647, %653
  %655 = add nuw nsw i64 %639, 2
  %656 = add i64 %641, 2
  %657 = icmp eq i64 %656, %637
  br i1 %657, label %658, label %638

658:                                              ; preds = %638, %633
  %659 = phi i64 [ undef, %633 ], [ %654, %638 ]
  %660 = phi i64 [ 0, %633 ], [ %655, %638 ]
  %661 = phi i64 [ 0, %633 ], [ %654, %638 ]
  %662 = icmp eq i64 %634, 0
  br i1 %662, label %670, label %663

663:                                              ; preds = %658
  %664 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %143, i32 8, i32 3, i64 %660
  %665 = load i64, ptr %664, align 8
  %666 = add i64 %665, -1
  %667 = icmp ult i64 %666, 2
  %668 = zext i1 %667 to i64
  %669 = add nuw nsw i64 %661, %668
  br label %670

670:                                              ; preds = %658, %663
  %671 = phi i64 [ %659, %658 ], [ %669, %663 ]
  %672 = icmp ult i64 %671, 2
  br i1 %672, label %708, label %724

673:                                              ; preds = %688, %625
  %674 = phi i64 [ undef, %625 ], [ %704, %688 ]
  %675 = phi i64 [ 0, %625 ], [ %705, %688 ]
  %676 = phi i64 [ 0, %625 ], [ %704, %688 ]
  %677 = icmp eq i64 %626, 0
  br i1 %677, label %685, label %678

678:                                              ; preds = %673
  %679 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %143, i32 7, i32 3, i64 %675
  %680 = load i64, ptr %679, align 8
  %681 = add i64 %680, -1
  %682 = icmp ult i64 %681, 2
  %683 = zext i1 %682 to i64
  %684 = add nuw nsw i64 %676, %683
  br label %685

685:                                              ; preds = %673, %678
  %686 = phi i64 [ %674, %673 ], [ %684, %678 ]
  %687 = icmp ult i64 %686, 2
  br i1 %687, label %630, label %724

688:                                              ; preds = %688, %628
  %689 = phi i64 [ 0, %628 ], [ %705, %688 ]
  %690 = phi i64 [ 0, %628 ], [ %704, %688 ]
  %691 = phi i64 [ 0, %628 ], [ %706, %688 ]
  %692 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %143, i32 7, i32 3, i64 %689
  %693 = load i64, ptr %692, align 8
  %694 = add i64 %693, -1
  %695 = icmp ult i64 %694, 2
  %696 = zext i1 %695 to i64
  %697 = add nuw nsw i64 %690, %696
  %698 = or i64 %689, 1
  %699 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %143, i32 7, i32 3, i64 %698
  %700 = load i64, ptr %699, align 8
  %701 = add i64 %700, -1
  %702 = icmp ult i64 %701, 2
  %703 = zext i1 %702 to i64
  %704 = add nuw nsw i64 %697, %703
  %705 = add nuw nsw i64 %689, 2
  %706 = add i64 %691, 2
  %707 = icmp eq i64 %706, %629
  br i1 %707, label %673, label %688

708:                                              ; preds = %630, %670
  call fastcc void @leaves(ptr noundef nonnull %0, ptr noundef nonnull %49, i64 noundef %245, ptr noundef nonnull %177)
  %709 = load ptr, ptr %45, align 8
  %710 = load i64, ptr %168, align 8
  %711 = getelementptr inbounds i64, ptr %709, i64 %710
  %712 = load i64, ptr %711, align 8
  call fastcc void @leaves(ptr noundef nonnull %0, ptr noundef nonnull %50, i64 noundef %712, ptr noundef nonnull %562)
  %713 = load i64, ptr %165, align 8
  %714 = load i64, ptr %171, align 8
  %715 = call fastcc i64 @pairs(ptr noundef nonnull %0, i64 noundef %713, i64 noundef %714, i64 noundef 0)
  br label %716

716:                                              ; preds = %558, %708, %327
  %717 = phi i64 [ %333, %327 ], [ %559, %558 ], [ %715, %708 ]
  %718 = mul nsw i64 %717, %144
  %719 = add nsw i64 %145, 1
  %720 = load ptr, ptr %33, align 8
  %721 = getelementptr inbounds i64, ptr %720, i64 %37
  %722 = load i64, ptr %721, align 8
  %723 = icmp slt i64 %719, %722
  br i1 %723, label %142, label %725

724:                                              ; preds = %685, %670
  store i64 1, ptr %48, align 8
  br label %1145

725:                                              ; preds = %716, %30
  %726 = phi i64 [ %31, %30 ], [ %718, %716 ]
  %727 = phi i64 [ %32, %30 ], [ %149, %716 ]
  %728 = icmp eq i64 %5, 0
  br i1 %728, label %1145, label %729

729:                                              ; preds = %725
  %730 = load i64, ptr %14, align 8
  %731 = icmp sgt i64 %730, 0
  br i1 %731, label %739, label %732

732:                                              ; preds = %751, %729
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %13)
  %733 = icmp sgt i64 %727, 0
  br i1 %733, label %734, label %771

734:                                              ; preds = %732
  %735 = and i64 %727, 7
  %736 = icmp ult i64 %727, 8
  br i1 %736, label %761, label %737

737:                                              ; preds = %734
  %738 = and i64 %727, -8
  br label %774

739:                                              ; preds = %729, %751
  %740 = phi i64 [ %752, %751 ], [ 0, %729 ]
  %741 = getelementptr inbounds [16 x i64], ptr %10, i64 0, i64 %740
  store i64 0, ptr %741, align 8
  %742 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 4, i64 %740
  %743 = load i64, ptr %742, align 8
  %744 = icmp sgt i64 %743, 0
  br i1 %744, label %745, label %751

745:                                              ; preds = %739, %754
  %746 = phi i64 [ %758, %754 ], [ 0, %739 ]
  %747 = phi i64 [ %759, %754 ], [ 0, %739 ]
  %748 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %740, i64 %747
  %749 = load i64, ptr %748, align 8
  %750 = icmp slt i64 %749, %2
  br i1 %750, label %754, label %751

751:                                              ; preds = %745, %754, %739
  %752 = add nuw nsw i64 %740, 1
  %753 = icmp eq i64 %752, %730
  br i1 %753, label %732, label %739

754:                                              ; preds = %745
  %755 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %740, i64 %747, i32 2
  %756 = load i64, ptr %755, align 8
  %757 = lshr i64 %756, 63
  %758 = add nuw nsw i64 %746, %757
  store i64 %758, ptr %741, align 8
  %759 = add nuw nsw i64 %747, 1
  %760 = icmp eq i64 %759, %743
  br i1 %760, label %751, label %745

761:                                              ; preds = %774, %734
  %762 = phi i64 [ 0, %734 ], [ %792, %774 ]
  %763 = icmp eq i64 %735, 0
  br i1 %763, label %771, label %764

764:                                              ; preds = %761, %764
  %765 = phi i64 [ %768, %764 ], [ %762, %761 ]
  %766 = phi i64 [ %769, %764 ], [ 0, %761 ]
  %767 = getelementptr inbounds [16 x i64], ptr %13, i64 0, i64 %765
  store i64 -1, ptr %767, align 8
  %768 = add nuw nsw i64 %765, 1
  %769 = add i64 %766, 1
  %770 = icmp eq i64 %769, %735
  br i1 %770, label %771, label %764

771:                                              ; preds = %761, %764, %732
  %772 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 3
  %773 = load i64, ptr %772, align 8
  br label %795

774:                                              ; preds = %774, %737
  %775 = phi i64 [ 0, %737 ], [ %792, %774 ]
  %776 = phi i64 [ 0, %737 ], [ %793, %774 ]
  %777 = getelementptr inbounds [16 x i64], ptr %13, i64 0, i64 %775
  store i64 -1, ptr %777, align 16
  %778 = or i64 %775, 1
  %779 = getelementptr inbounds [16 x i64], ptr %13, i64 0, i64 %778
  store i64 -1, ptr %779, align 8
  %780 = or i64 %775, 2
  %781 = getelementptr inbounds [16 x i64], ptr %13, i64 0, i64 %780
  store i64 -1, ptr %781, align 16
  %782 = or i64 %775, 3
  %783 = getelementptr inbounds [16 x i64], ptr %13, i64 0, i64 %782
  store i64 -1, ptr %783, align 8
  %784 = or i64 %775, 4
  %785 = getelementptr inbounds [16 x i64], ptr %13, i64 0, i64 %784
  store i64 -1, ptr %785, align 16
  %786 = or i64 %775, 5
  %787 = getelementptr inbounds [16 x i64], ptr %13, i64 0, i64 %786
  store i64 -1, ptr %787, align 8
  %788 = or i64 %775, 6
  %789 = getelementptr inbounds [16 x i64], ptr %13, i64 0, i64 %788
  store i64 -1, ptr %789, align 16
  %790 = or i64 %775, 7
  %791 = getelementptr inbounds [16 x i64], ptr %13, i64 0, i64 %790
  store i64 -1, ptr %791, align 8
  %792 = add nuw nsw i64 %775, 8
  %793 = add i64 %776, 8
  %794 = icmp eq i64 %793, %738
  br i1 %794, label %761, label %774

795:                                              ; preds = %798, %771
  %796 = phi i64 [ %773, %771 ], [ %799, %798 ]
  %797 = icmp sgt i64 %796, 0
  br i1 %797, label %798, label %1143

798:                                              ; preds = %795
  %799 = add nsw i64 %796, -1
  %800 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 7, i64 %799
  %801 = load i64, ptr %800, align 8
  %802 = icmp slt i64 %801, %2
  br i1 %802, label %803, label %795

803:                                              ; preds = %798
  %804 = getelementptr inbounds %struct.Problem, ptr %14, i64 0, i32 8
  %805 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 9
  %806 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 10
  %807 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 11
  %808 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 12
  br label %809

809:                                              ; preds = %803, %1139
  %810 = phi i64 [ %796, %803 ], [ %812, %1139 ]
  %811 = phi i64 [ %726, %803 ], [ %1141, %1139 ]
  %812 = add nsw i64 %810, -1
  %813 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %812
  %814 = load i64, ptr %813, align 8
  %815 = getelementptr inbounds [16 x i64], ptr %10, i64 0, i64 %814
  %816 = load i64, ptr %815, align 8
  %817 = add nsw i64 %816, -1
  store i64 %817, ptr %815, align 8
  br i1 %733, label %823, label %1139

818:                                              ; preds = %1017
  %819 = icmp eq i64 %1019, 0
  br i1 %819, label %820, label %1143

820:                                              ; preds = %818
  %821 = icmp ne i64 %1018, 0
  %822 = select i1 %733, i1 %821, i1 false
  br i1 %822, label %1022, label %1139

823:                                              ; preds = %809, %1017
  %824 = phi i64 [ %1020, %1017 ], [ 0, %809 ]
  %825 = phi i64 [ %1019, %1017 ], [ 0, %809 ]
  %826 = phi i64 [ %1018, %1017 ], [ 1, %809 ]
  %827 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %824
  %828 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %824, i32 1
  %829 = load i64, ptr %828, align 8
  %830 = icmp eq i64 %829, %814
  br i1 %830, label %835, label %831

831:                                              ; preds = %823
  %832 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %824, i32 2
  %833 = load i64, ptr %832, align 8
  %834 = icmp eq i64 %833, %814
  br i1 %834, label %835, label %837

835:                                              ; preds = %831, %823
  %836 = getelementptr inbounds [16 x i64], ptr %13, i64 0, i64 %824
  store i64 -1, ptr %836, align 8
  br label %837

837:                                              ; preds = %835, %831
  %838 = load i64, ptr %827, align 8
  %839 = icmp eq i64 %838, 1
  br i1 %839, label %840, label %1017

840:                                              ; preds = %837
  %841 = icmp ne i64 %829, %814
  %842 = icmp ne i64 %826, 0
  %843 = select i1 %841, i1 %842, i1 false
  br i1 %843, label %844, label %1017

844:                                              ; preds = %840
  %845 = getelementptr inbounds [16 x i64], ptr %13, i64 0, i64 %824
  %846 = load i64, ptr %845, align 8
  %847 = icmp slt i64 %846, 0
  br i1 %847, label %848, label %1012

848:                                              ; preds = %844
  %849 = load ptr, ptr %804, align 8
  %850 = getelementptr inbounds i64, ptr %849, i64 %829
  %851 = load i64, ptr %850, align 8
  %852 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %824, i32 3
  %853 = load i64, ptr %852, align 8
  %854 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %824, i32 7
  %855 = getelementptr inbounds [16 x i64], ptr %10, i64 0, i64 %829
  %856 = load i64, ptr %855, align 8
  call void @llvm.lifetime.start.p0(i64 392, ptr nonnull %7)
  call void @llvm.lifetime.start.p0(i64 392, ptr nonnull %8)
  %857 = load i64, ptr %854, align 8
  %858 = icmp sgt i64 %857, 0
  br i1 %858, label %860, label %859

859:                                              ; preds = %848
  store i64 %851, ptr %7, align 16
  store i64 1, ptr %8, align 16
  br label %995

860:                                              ; preds = %848, %864
  %861 = phi i64 [ %870, %864 ], [ 0, %848 ]
  %862 = phi i64 [ %869, %864 ], [ 0, %848 ]
  %863 = icmp eq i64 %862, %856
  br i1 %863, label %872, label %864

864:                                              ; preds = %860
  %865 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %824, i32 7, i32 3, i64 %861
  %866 = load i64, ptr %865, align 8
  %867 = icmp eq i64 %866, 0
  %868 = zext i1 %867 to i64
  %869 = add nuw nsw i64 %862, %868
  %870 = add nuw nsw i64 %861, 1
  %871 = icmp eq i64 %870, %857
  br i1 %871, label %872, label %860

872:                                              ; preds = %864, %860
  %873 = phi i64 [ %857, %864 ], [ %861, %860 ]
  store i64 %851, ptr %7, align 16
  store i64 1, ptr %8, align 16
  %874 = icmp sgt i64 %873, 0
  br i1 %874, label %875, label %995

875:                                              ; preds = %872, %987
  %876 = phi i64 [ %988, %987 ], [ 1, %872 ]
  %877 = phi i64 [ %989, %987 ], [ 0, %872 ]
  %878 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %824, i32 7, i32 4, i64 %877
  %879 = load i64, ptr %878, align 8
  %880 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %824, i32 7, i32 3, i64 %877
  %881 = load i64, ptr %880, align 8
  %882 = icmp sgt i64 %881, 1
  %883 = icmp sgt i64 %876, 0
  br i1 %882, label %885, label %884

884:                                              ; preds = %875
  br i1 %883, label %930, label %990

885:                                              ; preds = %875
  br i1 %883, label %886, label %983

886:                                              ; preds = %885
  %887 = and i64 %876, 3
  %888 = icmp ult i64 %876, 4
  br i1 %888, label %971, label %889

889:                                              ; preds = %886
  %890 = and i64 %876, -4
  br label %891

891:                                              ; preds = %891, %889
  %892 = phi i64 [ 0, %889 ], [ %909, %891 ]
  %893 = phi i64 [ 0, %889 ], [ %910, %891 ]
  %894 = getelementptr inbounds i64, ptr %7, i64 %892
  %895 = load i64, ptr %894, align 16
  %896 = call i64 @llvm.smin.i64(i64 %895, i64 %879)
  store i64 %896, ptr %894, align 16
  %897 = or i64 %892, 1
  %898 = getelementptr inbounds i64, ptr %7, i64 %897
  %899 = load i64, ptr %898, align 8
  %900 = call i64 @llvm.smin.i64(i64 %899, i64 %879)
  store i64 %900, ptr %898, align 8
  %901 = or i64 %892, 2
  %902 = getelementptr inbounds i64, ptr %7, i64 %901
  %903 = load i64, ptr %902, align 16
  %904 = call i64 @llvm.smin.i64(i64 %903, i64 %879)
  store i64 %904, ptr %902, align 16
  %905 = or i64 %892, 3
  %906 = getelementptr inbounds i64, ptr %7, i64 %905
  %907 = load i64, ptr %906, align 8
  %908 = call i64 @llvm.smin.i64(i64 %907, i64 %879)
  store i64 %908, ptr %906, align 8
  %909 = add nuw nsw i64 %892, 4
  %910 = add i64 %893, 4
  %911 = icmp eq i64 %910, %890
  br i1 %911, label %971, label %891

912:                                              ; preds = %948
  %913 = icmp eq i64 %942, 0
  br i1 %913, label %983, label %914

914:                                              ; preds = %912
  %915 = icmp sgt i64 %949, 0
  br i1 %915, label %916, label %952

916:                                              ; preds = %914
  %917 = and i64 %949, 1
  %918 = icmp eq i64 %917, 0
  br i1 %918, label %927, label %919

919:                                              ; preds = %916
  %920 = add nsw i64 %949, -1
  %921 = getelementptr inbounds i64, ptr %7, i64 %920
  %922 = load i64, ptr %921, align 8
  %923 = getelementptr inbounds i64, ptr %7, i64 %949
  store i64 %922, ptr %923, align 8
  %924 = getelementptr inbounds i64, ptr %8, i64 %920
  %925 = load i64, ptr %924, align 8
  %926 = getelementptr inbounds i64, ptr %8, i64 %949
  store i64 %925, ptr %926, align 8
  br label %927

927:                                              ; preds = %919, %916
  %928 = phi i64 [ %949, %916 ], [ %920, %919 ]
  %929 = icmp eq i64 %949, 1
  br i1 %929, label %952, label %954

930:                                              ; preds = %884, %948
  %931 = phi i64 [ %950, %948 ], [ 0, %884 ]
  %932 = phi i64 [ %949, %948 ], [ 0, %884 ]
  %933 = phi i64 [ %942, %948 ], [ 0, %884 ]
  %934 = getelementptr inbounds i64, ptr %7, i64 %931
  %935 = load i64, ptr %934, align 8
  %936 = sdiv i64 %935, %879
  %937 = srem i64 %935, %879
  %938 = mul nsw i64 %936, %879
  %939 = getelementptr inbounds i64, ptr %8, i64 %931
  %940 = load i64, ptr %939, align 8
  %941 = mul nsw i64 %940, %936
  %942 = add nsw i64 %941, %933
  %943 = icmp eq i64 %935, %938
  br i1 %943, label %948, label %944

944:                                              ; preds = %930
  %945 = getelementptr inbounds i64, ptr %7, i64 %932
  store i64 %937, ptr %945, align 8
  %946 = getelementptr inbounds i64, ptr %8, i64 %932
  store i64 %940, ptr %946, align 8
  %947 = add nsw i64 %932, 1
  br label %948

948:                                              ; preds = %944, %930
  %949 = phi i64 [ %947, %944 ], [ %932, %930 ]
  %950 = add nuw nsw i64 %931, 1
  %951 = icmp eq i64 %950, %876
  br i1 %951, label %912, label %930

952:                                              ; preds = %927, %954, %914
  store i64 %879, ptr %7, align 16
  store i64 %942, ptr %8, align 16
  %953 = add nsw i64 %949, 1
  br label %983

954:                                              ; preds = %927, %954
  %955 = phi i64 [ %963, %954 ], [ %928, %927 ]
  %956 = add nsw i64 %955, -1
  %957 = getelementptr inbounds i64, ptr %7, i64 %956
  %958 = load i64, ptr %957, align 8
  %959 = getelementptr inbounds i64, ptr %7, i64 %955
  store i64 %958, ptr %959, align 8
  %960 = getelementptr inbounds i64, ptr %8, i64 %956
  %961 = load i64, ptr %960, align 8
  %962 = getelementptr inbounds i64, ptr %8, i64 %955
  store i64 %961, ptr %962, align 8
  %963 = add nsw i64 %955, -2
  %964 = getelementptr inbounds i64, ptr %7, i64 %963
  %965 = load i64, ptr %964, align 8
  %966 = getelementptr inbounds i64, ptr %7, i64 %956
  store i64 %965, ptr %966, align 8
  %967 = getelementptr inbounds i64, ptr %8, i64 %963
  %968 = load i64, ptr %967, align 8
  %969 = getelementptr inbounds i64, ptr %8, i64 %956
  store i64 %968, ptr %969, align 8
  %970 = icmp ugt i64 %956, 1
  br i1 %970, label %954, label %952

971:                                              ; preds = %891, %886
  %972 = phi i64 [ 0, %886 ], [ %909, %891 ]
  %973 = icmp eq i64 %887, 0
  br i1 %973, label %983, label %974

974:                                              ; preds = %971, %974
  %975 = phi i64 [ %980, %974 ], [ %972, %971 ]
  %976 = phi i64 [ %981, %974 ], [ 0, %971 ]
  %977 = getelementptr inbounds i64, ptr %7, i64 %975
  %978 = load i64, ptr %977, align 8
  %979 = call i64 @llvm.smin.i64(i64 %978, i64 %879)
  store i64 %979, ptr %977, align 8
  %980 = add nuw nsw i64 %975, 1
  %981 = add i64 %976, 1
  %982 = icmp eq i64 %981, %887
  br i1 %982, label %983, label %974

983:                                              ; preds = %971, %974, %952, %912, %885
  %984 = phi i64 [ %953, %952 ], [ %949, %912 ], [ %876, %885 ], [ %876, %974 ], [ %876, %971 ]
  %985 = add nuw nsw i64 %877, 1
  %986 = icmp eq i64 %985, %873
  br i1 %986, label %993, label %987

987:                                              ; preds = %983, %990
  %988 = phi i64 [ %984, %983 ], [ 0, %990 ]
  %989 = phi i64 [ %985, %983 ], [ %991, %990 ]
  br label %875

990:                                              ; preds = %884
  %991 = add nuw nsw i64 %877, 1
  %992 = icmp eq i64 %991, %873
  br i1 %992, label %1010, label %987

993:                                              ; preds = %983
  %994 = icmp sgt i64 %984, 0
  br i1 %994, label %995, label %1010

995:                                              ; preds = %993, %872, %859
  %996 = phi i64 [ %984, %993 ], [ 1, %872 ], [ 1, %859 ]
  %997 = phi i64 [ %873, %993 ], [ %873, %872 ], [ %857, %859 ]
  br label %998

998:                                              ; preds = %998, %995
  %999 = phi i64 [ %1008, %998 ], [ 0, %995 ]
  %1000 = phi i64 [ %1007, %998 ], [ 0, %995 ]
  %1001 = getelementptr inbounds [49 x i64], ptr %8, i64 0, i64 %999
  %1002 = load i64, ptr %1001, align 8
  %1003 = getelementptr inbounds [49 x i64], ptr %7, i64 0, i64 %999
  %1004 = load i64, ptr %1003, align 8
  %1005 = call fastcc i64 @single(i64 noundef %1004, i64 noundef 0, ptr noundef nonnull %854, i64 noundef %997, i64 noundef %853)
  %1006 = mul nsw i64 %1005, %1002
  %1007 = add nsw i64 %1006, %1000
  %1008 = add nuw nsw i64 %999, 1
  %1009 = icmp eq i64 %1008, %996
  br i1 %1009, label %1010, label %998

1010:                                             ; preds = %990, %998, %993
  %1011 = phi i64 [ 0, %993 ], [ %1007, %998 ], [ 0, %990 ]
  call void @llvm.lifetime.end.p0(i64 392, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 392, ptr nonnull %7)
  store i64 %1011, ptr %845, align 8
  br label %1012

1012:                                             ; preds = %1010, %844
  %1013 = phi i64 [ %1011, %1010 ], [ %846, %844 ]
  %1014 = icmp eq i64 %1013, 0
  %1015 = select i1 %1014, i64 1, i64 %825
  %1016 = mul nsw i64 %1013, %826
  br label %1017

1017:                                             ; preds = %837, %840, %1012
  %1018 = phi i64 [ %1016, %1012 ], [ 0, %840 ], [ %826, %837 ]
  %1019 = phi i64 [ %1015, %1012 ], [ %825, %840 ], [ %825, %837 ]
  %1020 = add nuw nsw i64 %824, 1
  %1021 = icmp eq i64 %1020, %727
  br i1 %1021, label %818, label %823

1022:                                             ; preds = %820, %1133
  %1023 = phi i64 [ %1135, %1133 ], [ 0, %820 ]
  %1024 = phi i64 [ %1134, %1133 ], [ %1018, %820 ]
  %1025 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %1023
  %1026 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %1023, i32 1
  %1027 = load i64, ptr %1026, align 8
  %1028 = load ptr, ptr %804, align 8
  %1029 = getelementptr inbounds i64, ptr %1028, i64 %1027
  %1030 = load i64, ptr %1029, align 8
  %1031 = load i64, ptr %1025, align 8
  %1032 = icmp eq i64 %1031, 0
  br i1 %1032, label %1033, label %1053

1033:                                             ; preds = %1022
  %1034 = icmp eq i64 %1027, %814
  br i1 %1034, label %1035, label %1041

1035:                                             ; preds = %1033
  %1036 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %1023, i32 7
  %1037 = call fastcc i64 @visits(i64 noundef %1030, ptr noundef nonnull %1036, i64 noundef %816)
  %1038 = call fastcc i64 @visits(i64 noundef %1030, ptr noundef nonnull %1036, i64 noundef %817)
  %1039 = sub nsw i64 %1037, %1038
  %1040 = mul nsw i64 %1039, %1024
  br label %1133

1041:                                             ; preds = %1033
  %1042 = getelementptr inbounds [16 x i64], ptr %13, i64 0, i64 %1023
  %1043 = load i64, ptr %1042, align 8
  %1044 = icmp slt i64 %1043, 0
  br i1 %1044, label %1045, label %1050

1045:                                             ; preds = %1041
  %1046 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %1023, i32 7
  %1047 = getelementptr inbounds [16 x i64], ptr %10, i64 0, i64 %1027
  %1048 = load i64, ptr %1047, align 8
  %1049 = call fastcc i64 @visits(i64 noundef %1030, ptr noundef nonnull %1046, i64 noundef %1048)
  store i64 %1049, ptr %1042, align 8
  br label %1050

1050:                                             ; preds = %1045, %1041
  %1051 = phi i64 [ %1049, %1045 ], [ %1043, %1041 ]
  %1052 = mul nsw i64 %1051, %1024
  br label %1133

1053:                                             ; preds = %1022
  %1054 = icmp sgt i64 %1031, 1
  br i1 %1054, label %1055, label %1133

1055:                                             ; preds = %1053
  %1056 = icmp eq i64 %1027, %814
  %1057 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %1023, i32 2
  %1058 = load i64, ptr %1057, align 8
  %1059 = icmp eq i64 %1058, %814
  %1060 = select i1 %1056, i1 true, i1 %1059
  %1061 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %1023, i32 2
  %1062 = icmp slt i64 %1058, 0
  br i1 %1062, label %1066, label %1063

1063:                                             ; preds = %1055
  %1064 = getelementptr inbounds [16 x i64], ptr %10, i64 0, i64 %1058
  %1065 = load i64, ptr %1064, align 8
  br label %1066

1066:                                             ; preds = %1055, %1063
  %1067 = phi i64 [ %1065, %1063 ], [ 0, %1055 ]
  %1068 = icmp eq i64 %1031, 3
  br i1 %1068, label %1069, label %1106

1069:                                             ; preds = %1066
  br i1 %1060, label %1074, label %1070

1070:                                             ; preds = %1069
  %1071 = getelementptr inbounds [16 x i64], ptr %13, i64 0, i64 %1023
  %1072 = load i64, ptr %1071, align 8
  %1073 = icmp slt i64 %1072, 0
  br i1 %1073, label %1074, label %1130

1074:                                             ; preds = %1070, %1069
  %1075 = getelementptr inbounds [16 x i64], ptr %10, i64 0, i64 %1027
  %1076 = load i64, ptr %1075, align 8
  %1077 = zext i1 %1056 to i64
  %1078 = icmp eq i64 %1058, %814
  %1079 = zext i1 %1078 to i64
  %1080 = load ptr, ptr %0, align 8
  %1081 = getelementptr inbounds %struct.Problem, ptr %1080, i64 0, i32 8
  %1082 = load ptr, ptr %1081, align 8
  %1083 = getelementptr inbounds i64, ptr %1082, i64 %1027
  %1084 = load i64, ptr %1083, align 8
  %1085 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %1023, i32 7
  call fastcc void @pieces(ptr noundef nonnull %0, ptr noundef nonnull %807, i64 noundef %1084, ptr noundef nonnull %1085, i64 noundef %1076, i64 noundef %1077)
  %1086 = load i64, ptr %1061, align 8
  %1087 = icmp slt i64 %1086, 0
  br i1 %1087, label %1094, label %1088

1088:                                             ; preds = %1074
  %1089 = load ptr, ptr %0, align 8
  %1090 = getelementptr inbounds %struct.Problem, ptr %1089, i64 0, i32 8
  %1091 = load ptr, ptr %1090, align 8
  %1092 = getelementptr inbounds i64, ptr %1091, i64 %1086
  %1093 = load i64, ptr %1092, align 8
  br label %1094

1094:                                             ; preds = %1074, %1088
  %1095 = phi i64 [ %1093, %1088 ], [ 1, %1074 ]
  %1096 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %1023, i32 8
  call fastcc void @pieces(ptr noundef nonnull %0, ptr noundef nonnull %808, i64 noundef %1095, ptr noundef nonnull %1096, i64 noundef %1067, i64 noundef %1079)
  %1097 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %1023, i32 3
  %1098 = load i64, ptr %1097, align 8
  %1099 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %1023, i32 4
  %1100 = load i64, ptr %1099, align 8
  %1101 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %1023, i32 5
  %1102 = load i64, ptr %1101, align 8
  %1103 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %1023, i32 6
  %1104 = load i64, ptr %1103, align 8
  %1105 = call fastcc i64 @within_data(ptr noundef nonnull %0, i64 noundef %1098, i64 noundef %1100, i64 noundef %1102, i64 noundef %1104, i64 noundef 1)
  br i1 %1060, label %1130, label %1127

1106:                                             ; preds = %1066
  br i1 %1060, label %1111, label %1107

1107:                                             ; preds = %1106
  %1108 = getelementptr inbounds [16 x i64], ptr %13, i64 0, i64 %1023
  %1109 = load i64, ptr %1108, align 8
  %1110 = icmp slt i64 %1109, 0
  br i1 %1110, label %1111, label %1130

1111:                                             ; preds = %1107, %1106
  %1112 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %1023, i32 7
  %1113 = getelementptr inbounds [16 x i64], ptr %10, i64 0, i64 %1027
  %1114 = load i64, ptr %1113, align 8
  %1115 = zext i1 %1056 to i64
  call fastcc void @moves(ptr noundef nonnull %0, ptr noundef nonnull %805, i64 noundef %1030, ptr noundef nonnull %1112, i64 noundef %1114, i64 noundef %1115)
  %1116 = load ptr, ptr %804, align 8
  %1117 = getelementptr inbounds i64, ptr %1116, i64 %1058
  %1118 = load i64, ptr %1117, align 8
  %1119 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %1023, i32 8
  %1120 = icmp eq i64 %1058, %814
  %1121 = zext i1 %1120 to i64
  call fastcc void @moves(ptr noundef nonnull %0, ptr noundef nonnull %806, i64 noundef %1118, ptr noundef nonnull %1119, i64 noundef %1067, i64 noundef %1121)
  %1122 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %1023, i32 3
  %1123 = load i64, ptr %1122, align 8
  %1124 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %1023, i32 4
  %1125 = load i64, ptr %1124, align 8
  %1126 = call fastcc i64 @pairs(ptr noundef nonnull %0, i64 noundef %1123, i64 noundef %1125, i64 noundef 1)
  br i1 %1060, label %1130, label %1127

1127:                                             ; preds = %1111, %1094
  %1128 = phi i64 [ %1105, %1094 ], [ %1126, %1111 ]
  %1129 = getelementptr inbounds [16 x i64], ptr %13, i64 0, i64 %1023
  store i64 %1128, ptr %1129, align 8
  br label %1130

1130:                                             ; preds = %1127, %1070, %1107, %1111, %1094
  %1131 = phi i64 [ %1105, %1094 ], [ %1126, %1111 ], [ %1109, %1107 ], [ %1072, %1070 ], [ %1128, %1127 ]
  %1132 = mul nsw i64 %1131, %1024
  br label %1133

1133:                                             ; preds = %1053, %1130, %1035, %1050
  %1134 = phi i64 [ %1040, %1035 ], [ %1052, %1050 ], [ %1132, %1130 ], [ %1024, %1053 ]
  %1135 = add nuw nsw i64 %1023, 1
  %1136 = icmp slt i64 %1135, %727
  %1137 = icmp ne i64 %1134, 0
  %1138 = select i1 %1136, i1 %1137, i1 false
  br i1 %1138, label %1022, label %1139

1139:                                             ; preds = %1133, %809, %820
  %1140 = phi i64 [ %1018, %820 ], [ 1, %809 ], [ %1134, %1133 ]
  %1141 = sub nsw i64 %811, %1140
  %1142 = icmp sgt i64 %810, 1
  br i1 %1142, label %809, label %1143

1143:                                             ; preds = %795, %1139, %818
  %1144 = phi i64 [ %811, %818 ], [ %1141, %1139 ], [ %726, %795 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %13)
  br label %1145

1145:                                             ; preds = %724, %725, %1143
  %1146 = phi i64 [ %1144, %1143 ], [ 0, %724 ], [ %726, %725 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %10)
  call void @llvm.lifetime.end.p0(i64 26240, ptr nonnull %9)
  ret i64 %1146
}

; Function Attrs: nofree nosync nounwind memory(read, inaccessiblemem: none)
define internal fastcc i64 @distinct(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2) unnamed_addr {
  %4 = alloca [49 x i64], align 16
  %5 = alloca [49 x i64], align 16
  %6 = alloca %struct.Chain, align 8
  %7 = load ptr, ptr %0, align 8
  call void @llvm.lifetime.start.p0(i64 392, ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 392, ptr nonnull %5)
  call void @llvm.lifetime.start.p0(i64 792, ptr nonnull %6)
  %8 = load i64, ptr %7, align 8
  %9 = icmp sgt i64 %8, 0
  br i1 %9, label %13, label %10

10:                                               ; preds = %3
  %11 = getelementptr inbounds %struct.Problem, ptr %7, i64 0, i32 4
  %12 = load i64, ptr %11, align 8
  br label %24

13:                                               ; preds = %3
  %14 = getelementptr inbounds %struct.Problem, ptr %7, i64 0, i32 9
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds %struct.Problem, ptr %7, i64 0, i32 4
  %17 = load i64, ptr %16, align 8
  %18 = mul nsw i64 %17, %8
  %19 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 2
  %20 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 1
  %21 = icmp eq i64 %2, 0
  %22 = select i1 %21, i64 1, i64 3
  %23 = getelementptr inbounds %struct.Problem, ptr %7, i64 0, i32 8
  br label %44

24:                                               ; preds = %107, %10
  %25 = phi i64 [ %12, %10 ], [ %17, %107 ]
  %26 = phi i64 [ 1, %10 ], [ %108, %107 ]
  %27 = getelementptr inbounds %struct.Problem, ptr %7, i64 0, i32 10
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds i64, ptr %28, i64 %25
  %30 = load i64, ptr %29, align 8
  %31 = add nsw i64 %25, 1
  %32 = getelementptr inbounds i64, ptr %28, i64 %31
  %33 = load i64, ptr %32, align 8
  %34 = icmp slt i64 %30, %33
  br i1 %34, label %35, label %111

35:                                               ; preds = %24
  %36 = getelementptr inbounds %struct.Problem, ptr %7, i64 0, i32 11
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 2
  %39 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 1
  %40 = icmp eq i64 %2, 0
  %41 = select i1 %40, i64 1, i64 3
  %42 = getelementptr inbounds %struct.Problem, ptr %7, i64 0, i32 8
  %43 = icmp ne i64 %2, 0
  br label %113

44:                                               ; preds = %13, %107
  %45 = phi i64 [ 1, %13 ], [ %108, %107 ]
  %46 = phi i64 [ 0, %13 ], [ %109, %107 ]
  %47 = add nsw i64 %18, %46
  %48 = getelementptr inbounds i64, ptr %15, i64 %47
  %49 = load i64, ptr %48, align 8
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %51, label %107

51:                                               ; preds = %44
  store i64 0, ptr %19, align 8
  store i64 0, ptr %20, align 8
  store i64 0, ptr %6, align 8
  %52 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 4, i64 %46
  %53 = load i64, ptr %52, align 8
  %54 = icmp sgt i64 %53, 0
  br i1 %54, label %55, label %107

55:                                               ; preds = %51, %95
  %56 = phi i64 [ %96, %95 ], [ 0, %51 ]
  %57 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %46, i64 %56
  %58 = load i64, ptr %57, align 8
  %59 = icmp slt i64 %58, %1
  br i1 %59, label %60, label %98

60:                                               ; preds = %55
  %61 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %46, i64 %56, i32 2
  %62 = load i64, ptr %61, align 8
  %63 = icmp sgt i64 %62, -1
  %64 = load i64, ptr %6, align 8
  br i1 %63, label %65, label %80

65:                                               ; preds = %60
  %66 = add nsw i64 %64, -1
  %67 = icmp sgt i64 %64, 0
  br i1 %67, label %68, label %80

68:                                               ; preds = %65
  %69 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 3, i64 %66
  %70 = load i64, ptr %69, align 8
  %71 = icmp eq i64 %70, %22
  br i1 %71, label %72, label %80

72:                                               ; preds = %68
  %73 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 4, i64 %66
  %74 = load i64, ptr %73, align 8
  %75 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %46, i64 %56, i32 1
  %76 = load i64, ptr %75, align 8
  %77 = srem i64 %74, %76
  %78 = icmp eq i64 %77, 0
  br i1 %78, label %79, label %80

79:                                               ; preds = %72
  store i64 %76, ptr %73, align 8
  br label %95

80:                                               ; preds = %60, %72, %68, %65
  %81 = phi i64 [ %22, %72 ], [ %22, %68 ], [ %22, %65 ], [ 0, %60 ]
  %82 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 3, i64 %64
  store i64 %81, ptr %82, align 8
  %83 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %46, i64 %56, i32 1
  %84 = load i64, ptr %83, align 8
  %85 = load i64, ptr %6, align 8
  %86 = add nsw i64 %85, 1
  store i64 %86, ptr %6, align 8
  %87 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 4, i64 %85
  store i64 %84, ptr %87, align 8
  %88 = icmp eq i64 %81, 0
  %89 = zext i1 %88 to i64
  %90 = load i64, ptr %20, align 8
  %91 = add nsw i64 %90, %89
  store i64 %91, ptr %20, align 8
  %92 = zext i1 %63 to i64
  %93 = load i64, ptr %19, align 8
  %94 = add nsw i64 %93, %92
  store i64 %94, ptr %19, align 8
  br label %95

95:                                               ; preds = %80, %79
  %96 = add nuw nsw i64 %56, 1
  %97 = icmp eq i64 %96, %53
  br i1 %97, label %98, label %55

98:                                               ; preds = %55, %95
  %99 = load i64, ptr %19, align 8
  %100 = icmp eq i64 %99, 0
  br i1 %100, label %107, label %101

101:                                              ; preds = %98
  %102 = load ptr, ptr %23, align 8
  %103 = getelementptr inbounds i64, ptr %102, i64 %46
  %104 = load i64, ptr %103, align 8
  %105 = call fastcc i64 @visits(i64 noundef %104, ptr noundef nonnull %6, i64 noundef 0)
  %106 = mul nsw i64 %105, %45
  br label %107

107:                                              ; preds = %51, %44, %101, %98
  %108 = phi i64 [ %45, %44 ], [ %106, %101 ], [ %45, %98 ], [ %45, %51 ]
  %109 = add nuw nsw i64 %46, 1
  %110 = icmp eq i64 %109, %8
  br i1 %110, label %24, label %44

111:                                              ; preds = %119, %24
  %112 = phi i64 [ %26, %24 ], [ %121, %119 ]
  call void @llvm.lifetime.end.p0(i64 792, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 392, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 392, ptr nonnull %4)
  ret i64 %112

113:                                              ; preds = %35, %119
  %114 = phi i64 [ %26, %35 ], [ %121, %119 ]
  %115 = phi i64 [ %30, %35 ], [ %122, %119 ]
  %116 = mul nsw i64 %115, 6
  %117 = getelementptr inbounds i64, ptr %37, i64 %116
  %118 = getelementptr inbounds i64, ptr %117, i64 2
  br label %124

119:                                              ; preds = %385
  %120 = mul i64 %386, %114
  %121 = mul i64 %120, %387
  %122 = add i64 %115, 1
  %123 = icmp eq i64 %122, %33
  br i1 %123, label %111, label %113

124:                                              ; preds = %113, %385
  %125 = phi i1 [ true, %113 ], [ false, %385 ]
  %126 = phi i64 [ 0, %113 ], [ 2, %385 ]
  %127 = phi i64 [ 1, %113 ], [ %387, %385 ]
  %128 = phi i64 [ 1, %113 ], [ %386, %385 ]
  %129 = getelementptr inbounds i64, ptr %117, i64 %126
  %130 = load i64, ptr %129, align 8
  %131 = icmp slt i64 %130, 0
  br i1 %131, label %385, label %132

132:                                              ; preds = %124
  store i64 0, ptr %38, align 8
  store i64 0, ptr %39, align 8
  store i64 0, ptr %6, align 8
  %133 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 4, i64 %130
  %134 = load i64, ptr %133, align 8
  %135 = icmp sgt i64 %134, 0
  br i1 %135, label %140, label %136

136:                                              ; preds = %132
  %137 = load ptr, ptr %42, align 8
  %138 = getelementptr inbounds i64, ptr %137, i64 %130
  %139 = load i64, ptr %138, align 8
  br label %375

140:                                              ; preds = %132, %180
  %141 = phi i64 [ %181, %180 ], [ 0, %132 ]
  %142 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %130, i64 %141
  %143 = load i64, ptr %142, align 8
  %144 = icmp slt i64 %143, %1
  br i1 %144, label %145, label %183

145:                                              ; preds = %140
  %146 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %130, i64 %141, i32 2
  %147 = load i64, ptr %146, align 8
  %148 = icmp sgt i64 %147, -1
  %149 = load i64, ptr %6, align 8
  br i1 %148, label %150, label %165

150:                                              ; preds = %145
  %151 = add nsw i64 %149, -1
  %152 = icmp sgt i64 %149, 0
  br i1 %152, label %153, label %165

153:                                              ; preds = %150
  %154 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 3, i64 %151
  %155 = load i64, ptr %154, align 8
  %156 = icmp eq i64 %155, %41
  br i1 %156, label %157, label %165

157:                                              ; preds = %153
  %158 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 4, i64 %151
  %159 = load i64, ptr %158, align 8
  %160 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %130, i64 %141, i32 1
  %161 = load i64, ptr %160, align 8
  %162 = srem i64 %159, %161
  %163 = icmp eq i64 %162, 0
  br i1 %163, label %164, label %165

164:                                              ; preds = %157
  store i64 %161, ptr %158, align 8
  br label %180

165:                                              ; preds = %145, %157, %153, %150
  %166 = phi i64 [ %41, %157 ], [ %41, %153 ], [ %41, %150 ], [ 0, %145 ]
  %167 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 3, i64 %149
  store i64 %166, ptr %167, align 8
  %168 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %130, i64 %141, i32 1
  %169 = load i64, ptr %168, align 8
  %170 = load i64, ptr %6, align 8
  %171 = add nsw i64 %170, 1
  store i64 %171, ptr %6, align 8
  %172 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 4, i64 %170
  store i64 %169, ptr %172, align 8
  %173 = icmp eq i64 %166, 0
  %174 = zext i1 %173 to i64
  %175 = load i64, ptr %39, align 8
  %176 = add nsw i64 %175, %174
  store i64 %176, ptr %39, align 8
  %177 = zext i1 %148 to i64
  %178 = load i64, ptr %38, align 8
  %179 = add nsw i64 %178, %177
  store i64 %179, ptr %38, align 8
  br label %180

180:                                              ; preds = %165, %164
  %181 = add nuw nsw i64 %141, 1
  %182 = icmp eq i64 %181, %134
  br i1 %182, label %183, label %140

183:                                              ; preds = %140, %180
  %184 = load i64, ptr %38, align 8
  %185 = load ptr, ptr %42, align 8
  %186 = getelementptr inbounds i64, ptr %185, i64 %130
  %187 = load i64, ptr %186, align 8
  %188 = icmp ne i64 %184, 0
  %189 = select i1 %43, i1 %188, i1 false
  br i1 %189, label %190, label %348

190:                                              ; preds = %183
  %191 = load i64, ptr %6, align 8
  store i64 %187, ptr %4, align 16
  store i64 1, ptr %5, align 16
  %192 = icmp sgt i64 %191, 0
  br i1 %192, label %193, label %307

193:                                              ; preds = %190, %301
  %194 = phi i64 [ %302, %301 ], [ 1, %190 ]
  %195 = phi i64 [ %303, %301 ], [ 0, %190 ]
  %196 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 4, i64 %195
  %197 = load i64, ptr %196, align 8
  %198 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 3, i64 %195
  %199 = load i64, ptr %198, align 8
  %200 = icmp sgt i64 %199, 1
  %201 = icmp sgt i64 %194, 0
  br i1 %200, label %203, label %202

202:                                              ; preds = %193
  br i1 %201, label %248, label %301

203:                                              ; preds = %193
  br i1 %201, label %204, label %301

204:                                              ; preds = %203
  %205 = and i64 %194, 3
  %206 = icmp ult i64 %194, 4
  br i1 %206, label %289, label %207

207:                                              ; preds = %204
  %208 = and i64 %194, -4
  br label %209

209:                                              ; preds = %209, %207
  %210 = phi i64 [ 0, %207 ], [ %227, %209 ]
  %211 = phi i64 [ 0, %207 ], [ %228, %209 ]
  %212 = getelementptr inbounds i64, ptr %4, i64 %210
  %213 = load i64, ptr %212, align 16
  %214 = tail call i64 @llvm.smin.i64(i64 %213, i64 %197)
  store i64 %214, ptr %212, align 16
  %215 = or i64 %210, 1
  %216 = getelementptr inbounds i64, ptr %4, i64 %215
  %217 = load i64, ptr %216, align 8
  %218 = tail call i64 @llvm.smin.i64(i64 %217, i64 %197)
  store i64 %218, ptr %216, align 8
  %219 = or i64 %210, 2
  %220 = getelementptr inbounds i64, ptr %4, i64 %219
  %221 = load i64, ptr %220, align 16
  %222 = tail call i64 @llvm.smin.i64(i64 %221, i64 %197)
  store i64 %222, ptr %220, align 16
  %223 = or i64 %210, 3
  %224 = getelementptr inbounds i64, ptr %4, i64 %223
  %225 = load i64, ptr %224, align 8
  %226 = tail call i64 @llvm.smin.i64(i64 %225, i64 %197)
  store i64 %226, ptr %224, align 8
  %227 = add nuw nsw i64 %210, 4
  %228 = add i64 %211, 4
  %229 = icmp eq i64 %228, %208
  br i1 %229, label %289, label %209

230:                                              ; preds = %266
  %231 = icmp eq i64 %260, 0
  br i1 %231, label %301, label %232

232:                                              ; preds = %230
  %233 = icmp sgt i64 %267, 0
  br i1 %233, label %234, label %270

234:                                              ; preds = %232
  %235 = and i64 %267, 1
  %236 = icmp eq i64 %235, 0
  br i1 %236, label %245, label %237

237:                                              ; preds = %234
  %238 = add nsw i64 %267, -1
  %239 = getelementptr inbounds i64, ptr %4, i64 %238
  %240 = load i64, ptr %239, align 8
  %241 = getelementptr inbounds i64, ptr %4, i64 %267
  store i64 %240, ptr %241, align 8
  %242 = getelementptr inbounds i64, ptr %5, i64 %238
  %243 = load i64, ptr %242, align 8
  %244 = getelementptr inbounds i64, ptr %5, i64 %267
  store i64 %243, ptr %244, align 8
  br label %245

245:                                              ; preds = %237, %234
  %246 = phi i64 [ %267, %234 ], [ %238, %237 ]
  %247 = icmp eq i64 %267, 1
  br i1 %247, label %270, label %272

248:                                              ; preds = %202, %266
  %249 = phi i64 [ %268, %266 ], [ 0, %202 ]
  %250 = phi i64 [ %267, %266 ], [ 0, %202 ]
  %251 = phi i64 [ %260, %266 ], [ 0, %202 ]
  %252 = getelementptr inbounds i64, ptr %4, i64 %249
  %253 = load i64, ptr %252, align 8
  %254 = sdiv i64 %253, %197
  %255 = srem i64 %253, %197
  %256 = mul nsw i64 %254, %197
  %257 = getelementptr inbounds i64, ptr %5, i64 %249
  %258 = load i64, ptr %257, align 8
  %259 = mul nsw i64 %258, %254
  %260 = add nsw i64 %259, %251
  %261 = icmp eq i64 %253, %256
  br i1 %261, label %266, label %262

262:                                              ; preds = %248
  %263 = getelementptr inbounds i64, ptr %4, i64 %250
  store i64 %255, ptr %263, align 8
  %264 = getelementptr inbounds i64, ptr %5, i64 %250
  store i64 %258, ptr %264, align 8
  %265 = add nsw i64 %250, 1
  br label %266

266:                                              ; preds = %262, %248
  %267 = phi i64 [ %265, %262 ], [ %250, %248 ]
  %268 = add nuw nsw i64 %249, 1
  %269 = icmp eq i64 %268, %194
  br i1 %269, label %230, label %248

270:                                              ; preds = %245, %272, %232
  store i64 %197, ptr %4, align 16
  store i64 %260, ptr %5, align 16
  %271 = add nsw i64 %267, 1
  br label %301

272:                                              ; preds = %245, %272
  %273 = phi i64 [ %281, %272 ], [ %246, %245 ]
  %274 = add nsw i64 %273, -1
  %275 = getelementptr inbounds i64, ptr %4, i64 %274
  %276 = load i64, ptr %275, align 8
  %277 = getelementptr inbounds i64, ptr %4, i64 %273
  store i64 %276, ptr %277, align 8
  %278 = getelementptr inbounds i64, ptr %5, i64 %274
  %279 = load i64, ptr %278, align 8
  %280 = getelementptr inbounds i64, ptr %5, i64 %273
  store i64 %279, ptr %280, align 8
  %281 = add nsw i64 %273, -2
  %282 = getelementptr inbounds i64, ptr %4, i64 %281
  %283 = load i64, ptr %282, align 8
  %284 = getelementptr inbounds i64, ptr %4, i64 %274
  store i64 %283, ptr %284, align 8
  %285 = getelementptr inbounds i64, ptr %5, i64 %281
  %286 = load i64, ptr %285, align 8
  %287 = getelementptr inbounds i64, ptr %5, i64 %274
  store i64 %286, ptr %287, align 8
  %288 = icmp ugt i64 %274, 1
  br i1 %288, label %272, label %270

289:                                              ; preds = %209, %204
  %290 = phi i64 [ 0, %204 ], [ %227, %209 ]
  %291 = icmp eq i64 %205, 0
  br i1 %291, label %301, label %292

292:                                              ; preds = %289, %292
  %293 = phi i64 [ %298, %292 ], [ %290, %289 ]
  %294 = phi i64 [ %299, %292 ], [ 0, %289 ]
  %295 = getelementptr inbounds i64, ptr %4, i64 %293
  %296 = load i64, ptr %295, align 8
  %297 = tail call i64 @llvm.smin.i64(i64 %296, i64 %197)
  store i64 %297, ptr %295, align 8
  %298 = add nuw nsw i64 %293, 1
  %299 = add i64 %294, 1
  %300 = icmp eq i64 %299, %205
  br i1 %300, label %301, label %292

301:                                              ; preds = %289, %292, %270, %230, %203, %202
  %302 = phi i64 [ %271, %270 ], [ %267, %230 ], [ %194, %203 ], [ 0, %202 ], [ %194, %292 ], [ %194, %289 ]
  %303 = add nuw nsw i64 %195, 1
  %304 = icmp eq i64 %303, %191
  br i1 %304, label %305, label %193

305:                                              ; preds = %301
  %306 = icmp sgt i64 %302, 0
  br i1 %306, label %307, label %375

307:                                              ; preds = %190, %305
  %308 = phi i64 [ %302, %305 ], [ 1, %190 ]
  %309 = add i64 %308, -1
  %310 = and i64 %308, 3
  %311 = icmp ult i64 %309, 3
  br i1 %311, label %357, label %312

312:                                              ; preds = %307
  %313 = and i64 %308, -4
  br label %314

314:                                              ; preds = %314, %312
  %315 = phi i64 [ 0, %312 ], [ %345, %314 ]
  %316 = phi i64 [ 0, %312 ], [ %344, %314 ]
  %317 = phi i64 [ 0, %312 ], [ %346, %314 ]
  %318 = getelementptr inbounds [49 x i64], ptr %5, i64 0, i64 %315
  %319 = load i64, ptr %318, align 16
  %320 = getelementptr inbounds [49 x i64], ptr %4, i64 0, i64 %315
  %321 = load i64, ptr %320, align 16
  %322 = mul nsw i64 %321, %319
  %323 = add nsw i64 %322, %316
  %324 = or i64 %315, 1
  %325 = getelementptr inbounds [49 x i64], ptr %5, i64 0, i64 %324
  %326 = load i64, ptr %325, align 8
  %327 = getelementptr inbounds [49 x i64], ptr %4, i64 0, i64 %324
  %328 = load i64, ptr %327, align 8
  %329 = mul nsw i64 %328, %326
  %330 = add nsw i64 %329, %323
  %331 = or i64 %315, 2
  %332 = getelementptr inbounds [49 x i64], ptr %5, i64 0, i64 %331
  %333 = load i64, ptr %332, align 16
  %334 = getelementptr inbounds [49 x i64], ptr %4, i64 0, i64 %331
  %335 = load i64, ptr %334, align 16
  %336 = mul nsw i64 %335, %333
  %337 = add nsw i64 %336, %330
  %338 = or i64 %315, 3
  %339 = getelementptr inbounds [49 x i64], ptr %5, i64 0, i64 %338
  %340 = load i64, ptr %339, align 8
  %341 = getelementptr inbounds [49 x i64], ptr %4, i64 0, i64 %338
  %342 = load i64, ptr %341, align 8
  %343 = mul nsw i64 %342, %340
  %344 = add nsw i64 %343, %337
  %345 = add nuw nsw i64 %315, 4
  %346 = add i64 %317, 4
  %347 = icmp eq i64 %346, %313
  br i1 %347, label %357, label %314

348:                                              ; preds = %183
  %349 = load i64, ptr %118, align 8
  %350 = icmp sgt i64 %349, -1
  %351 = select i1 %350, i1 %188, i1 false
  br i1 %351, label %352, label %375

352:                                              ; preds = %348
  %353 = call fastcc i64 @visits(i64 noundef %187, ptr noundef nonnull %6, i64 noundef 0)
  %354 = add i64 %187, -1
  %355 = add i64 %354, %353
  %356 = sdiv i64 %355, %353
  br label %375

357:                                              ; preds = %314, %307
  %358 = phi i64 [ undef, %307 ], [ %344, %314 ]
  %359 = phi i64 [ 0, %307 ], [ %345, %314 ]
  %360 = phi i64 [ 0, %307 ], [ %344, %314 ]
  %361 = icmp eq i64 %310, 0
  br i1 %361, label %375, label %362

362:                                              ; preds = %357, %362
  %363 = phi i64 [ %372, %362 ], [ %359, %357 ]
  %364 = phi i64 [ %371, %362 ], [ %360, %357 ]
  %365 = phi i64 [ %373, %362 ], [ 0, %357 ]
  %366 = getelementptr inbounds [49 x i64], ptr %5, i64 0, i64 %363
  %367 = load i64, ptr %366, align 8
  %368 = getelementptr inbounds [49 x i64], ptr %4, i64 0, i64 %363
  %369 = load i64, ptr %368, align 8
  %370 = mul nsw i64 %369, %367
  %371 = add nsw i64 %370, %364
  %372 = add nuw nsw i64 %363, 1
  %373 = add i64 %365, 1
  %374 = icmp eq i64 %373, %310
  br i1 %374, label %375, label %362

375:                                              ; preds = %357, %362, %136, %305, %348, %352
  %376 = phi i64 [ %356, %352 ], [ %187, %348 ], [ 0, %305 ], [ %139, %136 ], [ %358, %357 ], [ %371, %362 ]
  %377 = phi i64 [ %353, %352 ], [ 1, %348 ], [ 1, %305 ], [ 1, %136 ], [ 1, %362 ], [ 1, %357 ]
  %378 = or i64 %126, 1
  %379 = getelementptr inbounds i64, ptr %117, i64 %378
  %380 = load i64, ptr %379, align 8
  %381 = add nsw i64 %376, -1
  %382 = mul nsw i64 %380, %381
  %383 = add nsw i64 %382, %128
  %384 = mul nsw i64 %377, %127
  br label %385

385:                                              ; preds = %124, %375
  %386 = phi i64 [ %383, %375 ], [ %128, %124 ]
  %387 = phi i64 [ %384, %375 ], [ %127, %124 ]
  br i1 %125, label %124, label %119
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
  %136 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 1
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
  %167 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 1
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
  %5 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 9
  %6 = load i64, ptr %5, align 8
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %8, label %29

8:                                                ; preds = %4
  %9 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 10
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
  %19 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 9, i32 1, i64 %15
  %20 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 9, i32 1, i64 %15, i32 3
  %21 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 9, i32 1, i64 %15, i32 5
  %22 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 9, i32 1, i64 %15, i32 5, i64 0, i32 2
  %23 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 9, i32 1, i64 %15, i32 5, i64 0, i32 3
  %24 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 9, i32 1, i64 %15, i32 5, i64 0, i32 4
  %25 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 9, i32 1, i64 %15, i32 2
  %26 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 9, i32 1, i64 %15, i32 4
  %27 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 9, i32 1, i64 %15, i32 1
  %28 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 9, i32 1, i64 %15, i32 4, i64 0, i32 2
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
  %43 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 10, i32 1, i64 %40
  %44 = load i64, ptr %43, align 8
  %45 = mul nsw i64 %44, %42
  br i1 %10, label %46, label %70

46:                                               ; preds = %39
  %47 = load i64, ptr %25, align 8
  %48 = icmp eq i64 %47, 1
  br i1 %48, label %49, label %114

49:                                               ; preds = %46
  %50 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 10, i32 1, i64 %40, i32 2
  %51 = load i64, ptr %50, align 8
  %52 = icmp eq i64 %51, 1
  br i1 %52, label %53, label %114

53:                                               ; preds = %49
  %54 = load i64, ptr %26, align 8
  %55 = icmp eq i64 %54, 1
  br i1 %55, label %56, label %114

56:                                               ; preds = %53
  %57 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 10, i32 1, i64 %40, i32 4
  %58 = load i64, ptr %57, align 8
  %59 = icmp eq i64 %58, 1
  br i1 %59, label %60, label %114

60:                                               ; preds = %56
  %61 = load i64, ptr %28, align 8
  %62 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 10, i32 1, i64 %40, i32 4, i64 0, i32 2
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
  %74 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 10, i32 1, i64 %40, i32 3
  %75 = load i64, ptr %74, align 8
  %76 = icmp eq i64 %75, 1
  br i1 %76, label %77, label %114

77:                                               ; preds = %73
  %78 = load i64, ptr %21, align 8
  %79 = icmp eq i64 %78, 1
  br i1 %79, label %80, label %114

80:                                               ; preds = %77
  %81 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 10, i32 1, i64 %40, i32 5
  %82 = load i64, ptr %81, align 8
  %83 = icmp eq i64 %82, 1
  br i1 %83, label %84, label %114

84:                                               ; preds = %80
  %85 = load i64, ptr %22, align 8
  %86 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 10, i32 1, i64 %40, i32 5, i64 0, i32 2
  %87 = load i64, ptr %86, align 8
  %88 = add nsw i64 %85, -1
  %89 = mul nsw i64 %88, %1
  %90 = add nsw i64 %87, -1
  %91 = mul nsw i64 %90, %2
  %92 = add i64 %89, 1
  %93 = add i64 %92, %91
  %94 = load i64, ptr %23, align 8
  %95 = mul nsw i64 %94, %1
  %96 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 10, i32 1, i64 %40, i32 5, i64 0, i32 3
  %97 = load i64, ptr %96, align 8
  %98 = mul nsw i64 %97, %2
  %99 = add nsw i64 %98, %95
  %100 = load i64, ptr %24, align 8
  %101 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 10, i32 1, i64 %40, i32 5, i64 0, i32 4
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
  %117 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 10, i32 1, i64 %40, i32 1
  %118 = load i64, ptr %117, align 8
  %119 = mul nsw i64 %118, %2
  %120 = load i64, ptr %25, align 8
  %121 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 10, i32 1, i64 %40, i32 4
  %122 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 10, i32 1, i64 %40, i32 2
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
  %132 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 10, i32 1, i64 %40, i32 3
  %133 = load i64, ptr %132, align 8
  br label %140

134:                                              ; preds = %129
  %135 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 10, i32 1, i64 %40, i32 5
  %136 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 10, i32 1, i64 %40, i32 3
  %137 = load i64, ptr %136, align 8
  %138 = tail call fastcc i64 @lines(i64 noundef %1, i64 noundef %116, ptr noundef nonnull %21, i64 noundef %130, i64 noundef %2, i64 noundef %119, ptr noundef nonnull %135, i64 noundef %137, i64 noundef 1)
  %139 = icmp slt i64 %138, 0
  br i1 %139, label %140, label %148

140:                                              ; preds = %134, %131
  %141 = phi i64 [ %133, %131 ], [ %137, %134 ]
  %142 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 10, i32 1, i64 %40, i32 5
  %143 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 10, i32 1, i64 %40, i32 3
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
  %290 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 1
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
  %14 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 14
  %15 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 13
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
  %77 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 1
  store i64 1, ptr %77, align 8
  br label %192

78:                                               ; preds = %29
  %79 = icmp eq i64 %9, 0
  %80 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 14
  %81 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 13
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
  %20 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 1
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
  %153 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 1
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
  %187 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 1
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
  %247 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 1
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
  %328 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 1
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

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg)



