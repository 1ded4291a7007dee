; evaluator.c ac4ed05f4670d9ec5436cbabb5692e54ed67c1adde31afd230d43375c6095c33

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
%struct.Factor = type { i64, i64, i64, i64, i64, i64, i64, %struct.Chain, %struct.Chain }
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
  br label %806

123:                                              ; preds = %117
  %124 = load i64, ptr %16, align 8
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %12)
  %125 = icmp eq i64 %124, 0
  br i1 %125, label %126, label %806

126:                                              ; preds = %31, %123
  %127 = load ptr, ptr %13, align 8
  %128 = getelementptr inbounds %struct.Problem, ptr %127, i64 0, i32 3
  %129 = getelementptr inbounds %struct.Problem, ptr %127, i64 0, i32 1
  %130 = load i64, ptr %128, align 8
  %131 = load i64, ptr %129, align 8
  %132 = mul nsw i64 %131, %130
  %133 = icmp sgt i64 %132, 0
  br i1 %133, label %158, label %134

134:                                              ; preds = %158, %126
  %135 = phi i64 [ %131, %126 ], [ %164, %158 ]
  %136 = icmp sgt i64 %135, 0
  br i1 %136, label %137, label %738

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
  %153 = getelementptr inbounds %struct.Factor, ptr %10, i64 0, i32 7, i32 2
  %154 = getelementptr inbounds %struct.Factor, ptr %10, i64 0, i32 7, i32 1
  %155 = getelementptr inbounds %struct.Factor, ptr %10, i64 0, i32 8
  %156 = getelementptr inbounds %struct.Factor, ptr %10, i64 0, i32 8, i32 2
  %157 = getelementptr inbounds %struct.Factor, ptr %10, i64 0, i32 8, i32 1
  br label %167

158:                                              ; preds = %126, %158
  %159 = phi i64 [ %162, %158 ], [ 0, %126 ]
  %160 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 5, i64 %159
  store i64 0, ptr %160, align 8
  %161 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 4, i64 %159
  store i64 0, ptr %161, align 8
  %162 = add nuw nsw i64 %159, 1
  %163 = load i64, ptr %128, align 8
  %164 = load i64, ptr %129, align 8
  %165 = mul nsw i64 %164, %163
  %166 = icmp slt i64 %162, %165
  br i1 %166, label %158, label %134

167:                                              ; preds = %734, %137
  %168 = phi i64 [ %135, %137 ], [ %736, %734 ]
  %169 = phi i64 [ 0, %137 ], [ %735, %734 ]
  %170 = load i64, ptr %17, align 8
  %171 = icmp sgt i64 %170, 0
  br i1 %171, label %178, label %173

172:                                              ; preds = %178
  br i1 %182, label %173, label %175

173:                                              ; preds = %167, %172
  %174 = add nuw nsw i64 %169, 1
  br label %734

175:                                              ; preds = %172
  %176 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %179
  %177 = add nuw nsw i64 %169, 1
  br label %186

178:                                              ; preds = %167, %178
  %179 = phi i64 [ %183, %178 ], [ 0, %167 ]
  %180 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %179, i32 1
  %181 = load i64, ptr %180, align 8
  %182 = icmp ne i64 %181, %169
  %183 = add nuw nsw i64 %179, 1
  %184 = icmp slt i64 %183, %170
  %185 = select i1 %184, i1 %182, i1 false
  br i1 %185, label %178, label %172

186:                                              ; preds = %175, %728
  %187 = phi i64 [ %730, %728 ], [ -1, %175 ]
  %188 = phi i64 [ %729, %728 ], [ -1, %175 ]
  %189 = phi ptr [ %212, %728 ], [ %176, %175 ]
  %190 = phi i1 [ true, %728 ], [ false, %175 ]
  %191 = load i64, ptr %17, align 8
  %192 = getelementptr inbounds %struct.Kept, ptr %138, i64 %191
  %193 = getelementptr inbounds %struct.Kept, ptr %189, i64 1
  %194 = icmp ult ptr %193, %192
  br i1 %194, label %196, label %210

195:                                              ; preds = %196
  br i1 %201, label %210, label %205

196:                                              ; preds = %186, %196
  %197 = phi ptr [ %202, %196 ], [ %193, %186 ]
  %198 = phi ptr [ %197, %196 ], [ %189, %186 ]
  %199 = getelementptr inbounds %struct.Kept, ptr %198, i64 1, i32 1
  %200 = load i64, ptr %199, align 8
  %201 = icmp ne i64 %200, %169
  %202 = getelementptr inbounds %struct.Kept, ptr %197, i64 1
  %203 = icmp ult ptr %202, %192
  %204 = select i1 %203, i1 %201, i1 false
  br i1 %204, label %196, label %195

205:                                              ; preds = %195
  %206 = getelementptr inbounds %struct.Kept, ptr %197, i64 0, i32 2
  %207 = getelementptr inbounds %struct.Kept, ptr %197, i64 0, i32 3
  %208 = load i64, ptr %207, align 8
  %209 = icmp ne i64 %208, 0
  br label %210

210:                                              ; preds = %186, %195, %205
  %211 = phi ptr [ %206, %205 ], [ %20, %195 ], [ %20, %186 ]
  %212 = phi ptr [ %197, %205 ], [ null, %195 ], [ null, %186 ]
  %213 = phi i1 [ false, %205 ], [ true, %195 ], [ true, %186 ]
  %214 = phi i1 [ %209, %205 ], [ false, %195 ], [ false, %186 ]
  %215 = load i64, ptr %211, align 8
  %216 = zext i1 %214 to i64
  %217 = load i64, ptr %21, align 8
  %218 = getelementptr inbounds %struct.Kept, ptr %189, i64 0, i32 2
  %219 = load i64, ptr %218, align 8
  %220 = icmp slt i64 %217, %219
  %221 = call fastcc i64 @count(ptr noundef %4, i64 noundef %169, i64 noundef %215, i64 noundef %219, i64 noundef 0, i64 noundef %216)
  br i1 %220, label %222, label %225

222:                                              ; preds = %210
  %223 = load i64, ptr %218, align 8
  %224 = call fastcc i64 @count(ptr noundef nonnull %4, i64 noundef %169, i64 noundef %215, i64 noundef %223, i64 noundef 1, i64 noundef %216)
  br label %225

225:                                              ; preds = %222, %210
  %226 = phi i64 [ %224, %222 ], [ %221, %210 ]
  %227 = load ptr, ptr %139, align 8
  %228 = getelementptr inbounds i64, ptr %227, i64 %169
  %229 = load i64, ptr %228, align 8
  %230 = getelementptr inbounds i64, ptr %227, i64 %177
  %231 = load i64, ptr %230, align 8
  %232 = icmp sgt i64 %231, %229
  br i1 %232, label %233, label %261

233:                                              ; preds = %225
  %234 = load ptr, ptr %140, align 8
  %235 = sub i64 %231, %229
  %236 = add i64 %229, 1
  %237 = and i64 %235, 1
  %238 = icmp eq i64 %231, %236
  br i1 %238, label %241, label %239

239:                                              ; preds = %233
  %240 = and i64 %235, -2
  br label %266

241:                                              ; preds = %294, %233
  %242 = phi i64 [ undef, %233 ], [ %297, %294 ]
  %243 = phi i64 [ 0, %233 ], [ %297, %294 ]
  %244 = phi i64 [ %229, %233 ], [ %298, %294 ]
  %245 = icmp eq i64 %237, 0
  br i1 %245, label %261, label %246

246:                                              ; preds = %241
  %247 = mul nsw i64 %244, 6
  %248 = or i64 %247, 1
  %249 = getelementptr inbounds i64, ptr %234, i64 %248
  %250 = load i64, ptr %249, align 8
  %251 = icmp sgt i64 %250, 1
  br i1 %251, label %257, label %252

252:                                              ; preds = %246
  %253 = add nsw i64 %247, 2
  %254 = getelementptr inbounds i64, ptr %234, i64 %253
  %255 = load i64, ptr %254, align 8
  %256 = icmp sgt i64 %255, -1
  br label %257

257:                                              ; preds = %252, %246
  %258 = phi i1 [ true, %246 ], [ %256, %252 ]
  %259 = zext i1 %258 to i64
  %260 = or i64 %243, %259
  br label %261

261:                                              ; preds = %257, %241, %225
  %262 = phi i64 [ 0, %225 ], [ %242, %241 ], [ %260, %257 ]
  %263 = icmp eq i64 %262, 0
  %264 = load i64, ptr %141, align 8
  %265 = icmp eq i64 %169, %264
  br i1 %265, label %312, label %301

266:                                              ; preds = %294, %239
  %267 = phi i64 [ 0, %239 ], [ %297, %294 ]
  %268 = phi i64 [ %229, %239 ], [ %298, %294 ]
  %269 = phi i64 [ 0, %239 ], [ %299, %294 ]
  %270 = mul nsw i64 %268, 6
  %271 = or i64 %270, 1
  %272 = getelementptr inbounds i64, ptr %234, i64 %271
  %273 = load i64, ptr %272, align 8
  %274 = icmp sgt i64 %273, 1
  br i1 %274, label %280, label %275

275:                                              ; preds = %266
  %276 = add nsw i64 %270, 2
  %277 = getelementptr inbounds i64, ptr %234, i64 %276
  %278 = load i64, ptr %277, align 8
  %279 = icmp sgt i64 %278, -1
  br label %280

280:                                              ; preds = %275, %266
  %281 = phi i1 [ true, %266 ], [ %279, %275 ]
  %282 = zext i1 %281 to i64
  %283 = or i64 %267, %282
  %284 = mul i64 %268, 6
  %285 = add i64 %284, 7
  %286 = getelementptr inbounds i64, ptr %234, i64 %285
  %287 = load i64, ptr %286, align 8
  %288 = icmp sgt i64 %287, 1
  br i1 %288, label %294, label %289

289:                                              ; preds = %280
  %290 = add i64 %284, 8
  %291 = getelementptr inbounds i64, ptr %234, i64 %290
  %292 = load i64, ptr %291, align 8
  %293 = icmp sgt i64 %292, -1
  br label %294

294:                                              ; preds = %289, %280
  %295 = phi i1 [ true, %280 ], [ %293, %289 ]
  %296 = zext i1 %295 to i64
  %297 = or i64 %283, %296
  %298 = add nsw i64 %268, 2
  %299 = add i64 %269, 2
  %300 = icmp eq i64 %299, %240
  br i1 %300, label %241, label %266

301:                                              ; preds = %329, %318, %261
  %302 = phi i64 [ %332, %329 ], [ %320, %318 ], [ %264, %261 ]
  %303 = phi i64 [ %314, %329 ], [ %314, %318 ], [ 0, %261 ]
  %304 = phi i64 [ %330, %329 ], [ 0, %318 ], [ 0, %261 ]
  %305 = phi i64 [ %319, %329 ], [ %319, %318 ], [ 0, %261 ]
  %306 = phi i64 [ %331, %329 ], [ 0, %318 ], [ 0, %261 ]
  %307 = getelementptr inbounds %struct.Kept, ptr %189, i64 0, i32 8
  %308 = getelementptr inbounds %struct.Kept, ptr %189, i64 0, i32 7
  %309 = select i1 %213, ptr %145, ptr %212
  %310 = select i1 %190, i64 %187, i64 0
  %311 = icmp eq i64 %169, %302
  br i1 %311, label %544, label %548

312:                                              ; preds = %261
  %313 = load i64, ptr %218, align 8
  %314 = call fastcc i64 @distinct(ptr noundef %4, i64 noundef %215, i64 noundef %313, i64 noundef 0)
  br i1 %220, label %315, label %318

315:                                              ; preds = %312
  %316 = load i64, ptr %218, align 8
  %317 = call fastcc i64 @distinct(ptr noundef %4, i64 noundef %215, i64 noundef %316, i64 noundef 1)
  br label %318

318:                                              ; preds = %315, %312
  %319 = phi i64 [ %317, %315 ], [ %314, %312 ]
  %320 = load i64, ptr %141, align 8
  %321 = icmp eq i64 %169, %320
  br i1 %321, label %322, label %301

322:                                              ; preds = %318
  %323 = load i64, ptr %218, align 8
  br i1 %263, label %329, label %324

324:                                              ; preds = %322
  %325 = call fastcc i64 @distinct(ptr noundef %4, i64 noundef %323, i64 noundef %323, i64 noundef 0)
  br i1 %220, label %326, label %329

326:                                              ; preds = %324
  %327 = load i64, ptr %218, align 8
  %328 = call fastcc i64 @distinct(ptr noundef %4, i64 noundef %323, i64 noundef %327, i64 noundef 1)
  br label %329

329:                                              ; preds = %326, %324, %322
  %330 = phi i64 [ %325, %326 ], [ %325, %324 ], [ %314, %322 ]
  %331 = phi i64 [ %328, %326 ], [ %325, %324 ], [ %319, %322 ]
  %332 = load i64, ptr %141, align 8
  br label %301

333:                                              ; preds = %649
  %334 = getelementptr inbounds %struct.Problem, ptr %651, i64 0, i32 11
  %335 = getelementptr inbounds %struct.Problem, ptr %651, i64 0, i32 8
  br label %336

336:                                              ; preds = %531, %333
  %337 = phi ptr [ %653, %333 ], [ %532, %531 ]
  %338 = phi i64 [ 1, %333 ], [ %534, %531 ]
  %339 = phi i64 [ %655, %333 ], [ %535, %531 ]
  %340 = load ptr, ptr %334, align 8
  %341 = mul nsw i64 %339, 6
  %342 = getelementptr inbounds i64, ptr %340, i64 %341
  %343 = getelementptr inbounds i64, ptr %342, i64 5
  %344 = load i64, ptr %343, align 8
  %345 = icmp sgt i64 %344, -1
  br i1 %345, label %349, label %346

346:                                              ; preds = %336
  %347 = load i64, ptr %342, align 8
  %348 = icmp slt i64 %347, 0
  br i1 %348, label %493, label %461

349:                                              ; preds = %336
  call void @llvm.lifetime.start.p0(i64 1640, ptr nonnull %10)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(1640) %146, i8 0, i64 1632, i1 false)
  store i64 3, ptr %10, align 8
  %350 = load i64, ptr %342, align 8
  store i64 %350, ptr %146, align 8
  %351 = getelementptr inbounds i64, ptr %342, i64 2
  %352 = load i64, ptr %351, align 8
  store i64 %352, ptr %147, align 8
  %353 = getelementptr inbounds i64, ptr %342, i64 1
  %354 = load i64, ptr %353, align 8
  store i64 %354, ptr %148, align 8
  %355 = getelementptr inbounds i64, ptr %342, i64 3
  %356 = load i64, ptr %355, align 8
  store i64 %356, ptr %149, align 8
  %357 = getelementptr inbounds i64, ptr %342, i64 4
  %358 = load i64, ptr %357, align 8
  store i64 %358, ptr %150, align 8
  %359 = load i64, ptr %343, align 8
  store i64 %359, ptr %151, align 8
  store i64 0, ptr %153, align 8
  store i64 0, ptr %154, align 8
  store i64 0, ptr %152, align 8
  %360 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 5, i64 %350
  %361 = load i64, ptr %360, align 8
  %362 = icmp sgt i64 %361, 0
  br i1 %362, label %363, label %408

363:                                              ; preds = %349, %403
  %364 = phi i64 [ %404, %403 ], [ 0, %349 ]
  %365 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 6, i64 %350, i64 %364
  %366 = load i64, ptr %365, align 8
  %367 = icmp slt i64 %366, %650
  br i1 %367, label %368, label %406

368:                                              ; preds = %363
  %369 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 6, i64 %350, i64 %364, i32 2
  %370 = load i64, ptr %369, align 8
  %371 = icmp sgt i64 %370, -1
  %372 = load i64, ptr %152, align 8
  br i1 %371, label %373, label %388

373:                                              ; preds = %368
  %374 = add nsw i64 %372, -1
  %375 = icmp sgt i64 %372, 0
  br i1 %375, label %376, label %388

376:                                              ; preds = %373
  %377 = getelementptr inbounds %struct.Factor, ptr %10, i64 0, i32 7, i32 3, i64 %374
  %378 = load i64, ptr %377, align 8
  %379 = icmp eq i64 %378, 1
  br i1 %379, label %380, label %388

380:                                              ; preds = %376
  %381 = getelementptr inbounds %struct.Factor, ptr %10, i64 0, i32 7, i32 4, i64 %374
  %382 = load i64, ptr %381, align 8
  %383 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 6, i64 %350, i64 %364, i32 1
  %384 = load i64, ptr %383, align 8
  %385 = srem i64 %382, %384
  %386 = icmp eq i64 %385, 0
  br i1 %386, label %387, label %388

387:                                              ; preds = %380
  store i64 %384, ptr %381, align 8
  br label %403

388:                                              ; preds = %380, %376, %373, %368
  %389 = phi i64 [ 1, %380 ], [ 1, %376 ], [ 1, %373 ], [ 0, %368 ]
  %390 = xor i1 %371, true
  %391 = getelementptr inbounds %struct.Factor, ptr %10, i64 0, i32 7, i32 3, i64 %372
  store i64 %389, ptr %391, align 8
  %392 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 6, i64 %350, i64 %364, i32 1
  %393 = load i64, ptr %392, align 8
  %394 = load i64, ptr %152, align 8
  %395 = add nsw i64 %394, 1
  store i64 %395, ptr %152, align 8
  %396 = getelementptr inbounds %struct.Factor, ptr %10, i64 0, i32 7, i32 4, i64 %394
  store i64 %393, ptr %396, align 8
  %397 = zext i1 %390 to i64
  %398 = load i64, ptr %154, align 8
  %399 = add nsw i64 %398, %397
  store i64 %399, ptr %154, align 8
  %400 = zext i1 %371 to i64
  %401 = load i64, ptr %153, align 8
  %402 = add nsw i64 %401, %400
  store i64 %402, ptr %153, align 8
  br label %403

403:                                              ; preds = %388, %387
  %404 = add nuw nsw i64 %364, 1
  %405 = icmp eq i64 %404, %361
  br i1 %405, label %406, label %363

406:                                              ; preds = %403, %363
  %407 = load i64, ptr %147, align 8
  br label %408

408:                                              ; preds = %406, %349
  %409 = phi i64 [ %407, %406 ], [ %352, %349 ]
  %410 = icmp sgt i64 %409, -1
  br i1 %410, label %411, label %458

411:                                              ; preds = %408
  store i64 0, ptr %156, align 8
  store i64 0, ptr %157, align 8
  store i64 0, ptr %155, align 8
  %412 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 5, i64 %409
  %413 = load i64, ptr %412, align 8
  %414 = icmp sgt i64 %413, 0
  br i1 %414, label %415, label %458

415:                                              ; preds = %411, %455
  %416 = phi i64 [ %456, %455 ], [ 0, %411 ]
  %417 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 6, i64 %409, i64 %416
  %418 = load i64, ptr %417, align 8
  %419 = icmp slt i64 %418, %650
  br i1 %419, label %420, label %458

420:                                              ; preds = %415
  %421 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 6, i64 %409, i64 %416, i32 2
  %422 = load i64, ptr %421, align 8
  %423 = icmp sgt i64 %422, -1
  %424 = load i64, ptr %155, align 8
  br i1 %423, label %425, label %440

425:                                              ; preds = %420
  %426 = add nsw i64 %424, -1
  %427 = icmp sgt i64 %424, 0
  br i1 %427, label %428, label %440

428:                                              ; preds = %425
  %429 = getelementptr inbounds %struct.Factor, ptr %10, i64 0, i32 8, i32 3, i64 %426
  %430 = load i64, ptr %429, align 8
  %431 = icmp eq i64 %430, 1
  br i1 %431, label %432, label %440

432:                                              ; preds = %428
  %433 = getelementptr inbounds %struct.Factor, ptr %10, i64 0, i32 8, i32 4, i64 %426
  %434 = load i64, ptr %433, align 8
  %435 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 6, i64 %409, i64 %416, i32 1
  %436 = load i64, ptr %435, align 8
  %437 = srem i64 %434, %436
  %438 = icmp eq i64 %437, 0
  br i1 %438, label %439, label %440

439:                                              ; preds = %432
  store i64 %436, ptr %433, align 8
  br label %455

440:                                              ; preds = %432, %428, %425, %420
  %441 = phi i64 [ 1, %432 ], [ 1, %428 ], [ 1, %425 ], [ 0, %420 ]
  %442 = xor i1 %423, true
  %443 = getelementptr inbounds %struct.Factor, ptr %10, i64 0, i32 8, i32 3, i64 %424
  store i64 %441, ptr %443, align 8
  %444 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 6, i64 %409, i64 %416, i32 1
  %445 = load i64, ptr %444, align 8
  %446 = load i64, ptr %155, align 8
  %447 = add nsw i64 %446, 1
  store i64 %447, ptr %155, align 8
  %448 = getelementptr inbounds %struct.Factor, ptr %10, i64 0, i32 8, i32 4, i64 %446
  store i64 %445, ptr %448, align 8
  %449 = zext i1 %442 to i64
  %450 = load i64, ptr %157, align 8
  %451 = add nsw i64 %450, %449
  store i64 %451, ptr %157, align 8
  %452 = zext i1 %423 to i64
  %453 = load i64, ptr %156, align 8
  %454 = add nsw i64 %453, %452
  store i64 %454, ptr %156, align 8
  br label %455

455:                                              ; preds = %440, %439
  %456 = add nuw nsw i64 %416, 1
  %457 = icmp eq i64 %456, %413
  br i1 %457, label %458, label %415

458:                                              ; preds = %455, %415, %411, %408
  %459 = call fastcc i64 @padded(ptr noundef nonnull %4, ptr noundef nonnull %10, i64 noundef -1, i64 noundef 0, i64 noundef -1, i64 noundef 0, i64 noundef 2)
  call void @llvm.lifetime.end.p0(i64 1640, ptr nonnull %10)
  %460 = load ptr, ptr %652, align 8
  br label %531

461:                                              ; preds = %346
  %462 = load ptr, ptr %335, align 8
  %463 = getelementptr inbounds i64, ptr %462, i64 %347
  %464 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 5, i64 %347
  %465 = load i64, ptr %464, align 8
  %466 = icmp sgt i64 %465, 0
  br i1 %466, label %467, label %480

467:                                              ; preds = %461
  %468 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 6, i64 %347, i64 0
  %469 = load i64, ptr %468, align 8
  %470 = icmp slt i64 %469, %650
  br i1 %470, label %471, label %480

471:                                              ; preds = %467
  %472 = add nsw i64 %465, -1
  br label %489

473:                                              ; preds = %489
  %474 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 6, i64 %347, i64 %491
  %475 = load i64, ptr %474, align 8
  %476 = icmp slt i64 %475, %650
  br i1 %476, label %489, label %477

477:                                              ; preds = %489, %473
  %478 = phi i64 [ %472, %489 ], [ %490, %473 ]
  %479 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 6, i64 %347, i64 %478, i32 1
  br label %480

480:                                              ; preds = %477, %467, %461
  %481 = phi ptr [ %463, %461 ], [ %463, %467 ], [ %479, %477 ]
  %482 = load i64, ptr %481, align 8
  %483 = or i64 %341, 1
  %484 = getelementptr inbounds i64, ptr %340, i64 %483
  %485 = load i64, ptr %484, align 8
  %486 = add nsw i64 %482, -1
  %487 = mul nsw i64 %485, %486
  %488 = add nsw i64 %487, 1
  br label %493

489:                                              ; preds = %471, %473
  %490 = phi i64 [ %491, %473 ], [ 0, %471 ]
  %491 = add nuw nsw i64 %490, 1
  %492 = icmp eq i64 %491, %465
  br i1 %492, label %477, label %473

493:                                              ; preds = %480, %346
  %494 = phi i64 [ %488, %480 ], [ 1, %346 ]
  %495 = add nsw i64 %341, 2
  %496 = getelementptr inbounds i64, ptr %340, i64 %495
  %497 = load i64, ptr %496, align 8
  %498 = icmp slt i64 %497, 0
  br i1 %498, label %531, label %499

499:                                              ; preds = %493
  %500 = load ptr, ptr %335, align 8
  %501 = getelementptr inbounds i64, ptr %500, i64 %497
  %502 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 5, i64 %497
  %503 = load i64, ptr %502, align 8
  %504 = icmp sgt i64 %503, 0
  br i1 %504, label %505, label %522

505:                                              ; preds = %499
  %506 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 6, i64 %497, i64 0
  %507 = load i64, ptr %506, align 8
  %508 = icmp slt i64 %507, %650
  br i1 %508, label %509, label %522

509:                                              ; preds = %505
  %510 = add nsw i64 %503, -1
  br label %515

511:                                              ; preds = %515
  %512 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 6, i64 %497, i64 %517
  %513 = load i64, ptr %512, align 8
  %514 = icmp slt i64 %513, %650
  br i1 %514, label %515, label %519

515:                                              ; preds = %509, %511
  %516 = phi i64 [ %517, %511 ], [ 0, %509 ]
  %517 = add nuw nsw i64 %516, 1
  %518 = icmp eq i64 %517, %503
  br i1 %518, label %519, label %511

519:                                              ; preds = %515, %511
  %520 = phi i64 [ %510, %515 ], [ %516, %511 ]
  %521 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 6, i64 %497, i64 %520, i32 1
  br label %522

522:                                              ; preds = %519, %505, %499
  %523 = phi ptr [ %501, %499 ], [ %501, %505 ], [ %521, %519 ]
  %524 = load i64, ptr %523, align 8
  %525 = or i64 %495, 1
  %526 = getelementptr inbounds i64, ptr %340, i64 %525
  %527 = load i64, ptr %526, align 8
  %528 = add nsw i64 %524, -1
  %529 = mul nsw i64 %527, %528
  %530 = add nsw i64 %529, %494
  br label %531

531:                                              ; preds = %522, %493, %458
  %532 = phi ptr [ %460, %458 ], [ %337, %522 ], [ %337, %493 ]
  %533 = phi i64 [ %459, %458 ], [ %530, %522 ], [ %494, %493 ]
  %534 = mul nsw i64 %533, %338
  %535 = add nsw i64 %339, 1
  %536 = getelementptr inbounds i64, ptr %532, i64 %177
  %537 = load i64, ptr %536, align 8
  %538 = icmp slt i64 %535, %537
  br i1 %538, label %336, label %539

539:                                              ; preds = %531, %649
  %540 = phi i64 [ 1, %649 ], [ %534, %531 ]
  %541 = getelementptr inbounds %struct.Kept, ptr %189, i64 0, i32 4
  store i64 %540, ptr %541, align 8
  %542 = load i64, ptr %16, align 8
  %543 = icmp eq i64 %542, 0
  br i1 %543, label %682, label %806

544:                                              ; preds = %301
  %545 = sub nsw i64 %221, %303
  %546 = sub nsw i64 %187, %304
  %547 = select i1 %190, i64 %546, i64 0
  br label %548

548:                                              ; preds = %544, %301
  %549 = phi i64 [ %545, %544 ], [ %221, %301 ]
  %550 = phi i64 [ %547, %544 ], [ %310, %301 ]
  %551 = phi i64 [ %221, %544 ], [ 0, %301 ]
  %552 = phi i64 [ %310, %544 ], [ 0, %301 ]
  store i64 %549, ptr %308, align 8
  %553 = getelementptr inbounds %struct.Kept, ptr %189, i64 0, i32 7, i32 1
  store i64 %550, ptr %553, align 8
  %554 = getelementptr inbounds %struct.Kept, ptr %189, i64 0, i32 7, i32 2
  store i64 %551, ptr %554, align 8
  %555 = getelementptr inbounds %struct.Kept, ptr %189, i64 0, i32 7, i32 3
  store i64 %552, ptr %555, align 8
  %556 = load ptr, ptr %144, align 8
  %557 = load i64, ptr %309, align 8
  %558 = getelementptr inbounds i64, ptr %556, i64 %557
  %559 = load i64, ptr %558, align 8
  %560 = load i64, ptr %189, align 8
  %561 = getelementptr inbounds i64, ptr %556, i64 %560
  %562 = load i64, ptr %561, align 8
  %563 = icmp sgt i64 %559, %562
  br i1 %563, label %564, label %583

564:                                              ; preds = %548
  %565 = sub i64 %559, %562
  %566 = add i64 %562, 1
  %567 = and i64 %565, 1
  %568 = icmp eq i64 %567, 0
  br i1 %568, label %580, label %569

569:                                              ; preds = %564
  %570 = load i64, ptr %308, align 8
  %571 = load i64, ptr %554, align 8
  %572 = add nsw i64 %571, %570
  %573 = load i64, ptr %129, align 8
  %574 = mul nsw i64 %573, %562
  %575 = add nsw i64 %574, %169
  %576 = getelementptr inbounds i64, ptr %143, i64 %575
  %577 = load i64, ptr %576, align 8
  %578 = add nsw i64 %572, %577
  store i64 %578, ptr %576, align 8
  %579 = add nsw i64 %562, 1
  br label %580

580:                                              ; preds = %569, %564
  %581 = phi i64 [ %562, %564 ], [ %579, %569 ]
  %582 = icmp eq i64 %559, %566
  br i1 %582, label %583, label %659

583:                                              ; preds = %580, %659, %548
  %584 = select i1 %190, i64 %188, i64 0
  %585 = load i64, ptr %141, align 8
  %586 = icmp eq i64 %169, %585
  br i1 %586, label %587, label %591

587:                                              ; preds = %583
  %588 = sub nsw i64 %226, %305
  %589 = sub nsw i64 %188, %306
  %590 = select i1 %190, i64 %589, i64 0
  br label %591

591:                                              ; preds = %587, %583
  %592 = phi i64 [ %588, %587 ], [ %226, %583 ]
  %593 = phi i64 [ %590, %587 ], [ %584, %583 ]
  %594 = phi i64 [ %226, %587 ], [ 0, %583 ]
  %595 = phi i64 [ %584, %587 ], [ 0, %583 ]
  store i64 %592, ptr %307, align 8
  %596 = getelementptr inbounds %struct.Kept, ptr %189, i64 0, i32 8, i32 1
  store i64 %593, ptr %596, align 8
  %597 = getelementptr inbounds %struct.Kept, ptr %189, i64 0, i32 8, i32 2
  store i64 %594, ptr %597, align 8
  %598 = getelementptr inbounds %struct.Kept, ptr %189, i64 0, i32 8, i32 3
  store i64 %595, ptr %598, align 8
  %599 = load ptr, ptr %144, align 8
  %600 = load i64, ptr %309, align 8
  %601 = getelementptr inbounds i64, ptr %599, i64 %600
  %602 = load i64, ptr %601, align 8
  %603 = load i64, ptr %189, align 8
  %604 = getelementptr inbounds i64, ptr %599, i64 %603
  %605 = load i64, ptr %604, align 8
  %606 = icmp sgt i64 %602, %605
  br i1 %606, label %607, label %649

607:                                              ; preds = %591
  %608 = sub i64 %602, %605
  %609 = add i64 %605, 1
  %610 = and i64 %608, 1
  %611 = icmp eq i64 %610, 0
  br i1 %611, label %623, label %612

612:                                              ; preds = %607
  %613 = load i64, ptr %307, align 8
  %614 = load i64, ptr %597, align 8
  %615 = add nsw i64 %614, %613
  %616 = load i64, ptr %129, align 8
  %617 = mul nsw i64 %616, %605
  %618 = add nsw i64 %617, %169
  %619 = getelementptr inbounds i64, ptr %142, i64 %618
  %620 = load i64, ptr %619, align 8
  %621 = add nsw i64 %615, %620
  store i64 %621, ptr %619, align 8
  %622 = add nsw i64 %605, 1
  br label %623

623:                                              ; preds = %612, %607
  %624 = phi i64 [ %605, %607 ], [ %622, %612 ]
  %625 = icmp eq i64 %602, %609
  br i1 %625, label %649, label %626

626:                                              ; preds = %623, %626
  %627 = phi i64 [ %647, %626 ], [ %624, %623 ]
  %628 = load i64, ptr %307, align 8
  %629 = load i64, ptr %597, align 8
  %630 = add nsw i64 %629, %628
  %631 = load i64, ptr %129, align 8
  %632 = mul nsw i64 %631, %627
  %633 = add nsw i64 %632, %169
  %634 = getelementptr inbounds i64, ptr %142, i64 %633
  %635 = load i64, ptr %634, align 8
  %636 = add nsw i64 %630, %635
  store i64 %636, ptr %634, align 8
  %637 = add nsw i64 %627, 1
  %638 = load i64, ptr %307, align 8
  %639 = load i64, ptr %597, align 8
  %640 = add nsw i64 %639, %638
  %641 = load i64, ptr %129, align 8
  %642 = mul nsw i64 %641, %637
  %643 = add nsw i64 %642, %169
  %644 = getelementptr inbounds i64, ptr %142, i64 %643
  %645 = load i64, ptr %644, align 8
  %646 = add nsw i64 %640, %645
  store i64 %646, ptr %644, align 8
  %647 = add nsw i64 %627, 2
  %648 = icmp eq i64 %647, %602
  br i1 %648, label %649, label %626

649:                                              ; preds = %623, %626, %591
  %650 = load i64, ptr %218, align 8
  %651 = load ptr, ptr %13, align 8
  %652 = getelementptr inbounds %struct.Problem, ptr %651, i64 0, i32 10
  %653 = load ptr, ptr %652, align 8
  %654 = getelementptr inbounds i64, ptr %653, i64 %169
  %655 = load i64, ptr %654, align 8
  %656 = getelementptr inbounds i64, ptr %653, i64 %177
  %657 = load i64, ptr %656, align 8
  %658 = icmp slt i64 %655, %657
  br i1 %658, label %333, label %539

659:                                              ; preds = %580, %659
  %660 = phi i64 [ %680, %659 ], [ %581, %580 ]
  %661 = load i64, ptr %308, align 8
  %662 = load i64, ptr %554, align 8
  %663 = add nsw i64 %662, %661
  %664 = load i64, ptr %129, align 8
  %665 = mul nsw i64 %664, %660
  %666 = add nsw i64 %665, %169
  %667 = getelementptr inbounds i64, ptr %143, i64 %666
  %668 = load i64, ptr %667, align 8
  %669 = add nsw i64 %663, %668
  store i64 %669, ptr %667, align 8
  %670 = add nsw i64 %660, 1
  %671 = load i64, ptr %308, align 8
  %672 = load i64, ptr %554, align 8
  %673 = add nsw i64 %672, %671
  %674 = load i64, ptr %129, align 8
  %675 = mul nsw i64 %674, %670
  %676 = add nsw i64 %675, %169
  %677 = getelementptr inbounds i64, ptr %143, i64 %676
  %678 = load i64, ptr %677, align 8
  %679 = add nsw i64 %673, %678
  store i64 %679, ptr %677, align 8
  %680 = add nsw i64 %660, 2
  %681 = icmp eq i64 %680, %559
  br i1 %681, label %583, label %659

682:                                              ; preds = %539
  br i1 %213, label %732, label %683

683:                                              ; preds = %682
  %684 = load i64, ptr %218, align 8
  %685 = load ptr, ptr %13, align 8
  %686 = load i64, ptr %685, align 8
  %687 = icmp sgt i64 %686, 0
  br i1 %687, label %688, label %722

688:                                              ; preds = %683, %708
  %689 = phi i1 [ %710, %708 ], [ true, %683 ]
  %690 = phi i64 [ %709, %708 ], [ 0, %683 ]
  %691 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 5, i64 %690
  %692 = load i64, ptr %691, align 8
  %693 = icmp sgt i64 %692, 0
  br i1 %693, label %694, label %708

694:                                              ; preds = %688, %705
  %695 = phi i64 [ %706, %705 ], [ 0, %688 ]
  %696 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 6, i64 %690, i64 %695, i32 2
  %697 = load i64, ptr %696, align 8
  %698 = icmp sgt i64 %697, -1
  br i1 %698, label %699, label %705

699:                                              ; preds = %694
  %700 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 6, i64 %690, i64 %695
  %701 = load i64, ptr %700, align 8
  %702 = icmp sge i64 %701, %684
  %703 = icmp slt i64 %701, %215
  %704 = and i1 %702, %703
  br i1 %704, label %712, label %705

705:                                              ; preds = %699, %694
  %706 = add nuw nsw i64 %695, 1
  %707 = icmp eq i64 %706, %692
  br i1 %707, label %708, label %694

708:                                              ; preds = %705, %688
  %709 = add nuw nsw i64 %690, 1
  %710 = icmp slt i64 %709, %686
  %711 = icmp eq i64 %709, %686
  br i1 %711, label %712, label %688

712:                                              ; preds = %708, %699
  %713 = phi i1 [ %689, %699 ], [ %710, %708 ]
  br i1 %713, label %718, label %714

714:                                              ; preds = %712
  %715 = load i64, ptr %21, align 8
  %716 = icmp slt i64 %715, %215
  %717 = select i1 %716, i64 %226, i64 %221
  br label %728

718:                                              ; preds = %712
  %719 = call fastcc i64 @count(ptr noundef nonnull %4, i64 noundef %169, i64 noundef %215, i64 noundef %215, i64 noundef 0, i64 noundef %216)
  %720 = load i64, ptr %21, align 8
  %721 = icmp slt i64 %720, %215
  br i1 %721, label %726, label %728

722:                                              ; preds = %683
  %723 = load i64, ptr %21, align 8
  %724 = icmp slt i64 %723, %215
  %725 = select i1 %724, i64 %226, i64 %221
  br label %728

726:                                              ; preds = %718
  %727 = call fastcc i64 @count(ptr noundef nonnull %4, i64 noundef %169, i64 noundef %215, i64 noundef %215, i64 noundef 1, i64 noundef %216)
  br label %728

728:                                              ; preds = %726, %722, %718, %714
  %729 = phi i64 [ %719, %718 ], [ %727, %726 ], [ %725, %722 ], [ %717, %714 ]
  %730 = phi i64 [ %719, %718 ], [ %719, %726 ], [ %221, %722 ], [ %221, %714 ]
  %731 = icmp eq ptr %212, null
  br i1 %731, label %732, label %186

732:                                              ; preds = %682, %728
  %733 = load i64, ptr %129, align 8
  br label %734

734:                                              ; preds = %173, %732
  %735 = phi i64 [ %177, %732 ], [ %174, %173 ]
  %736 = phi i64 [ %733, %732 ], [ %168, %173 ]
  %737 = icmp slt i64 %735, %736
  br i1 %737, label %167, label %738

738:                                              ; preds = %734, %134
  store i64 1, ptr %3, align 8
  call void @llvm.lifetime.start.p0(i64 792, ptr nonnull %11)
  %739 = load i64, ptr %127, align 8
  %740 = icmp sgt i64 %739, 0
  br i1 %740, label %741, label %808

741:                                              ; preds = %738
  %742 = load i64, ptr %20, align 8
  %743 = getelementptr inbounds %struct.Chain, ptr %11, i64 0, i32 2
  %744 = getelementptr inbounds %struct.Chain, ptr %11, i64 0, i32 1
  %745 = getelementptr inbounds %struct.Problem, ptr %127, i64 0, i32 8
  %746 = load ptr, ptr %745, align 8
  br label %747

747:                                              ; preds = %798, %741
  %748 = phi i64 [ 1, %741 ], [ %803, %798 ]
  %749 = phi i64 [ 0, %741 ], [ %804, %798 ]
  store i64 0, ptr %743, align 8
  store i64 0, ptr %744, align 8
  store i64 0, ptr %11, align 8
  %750 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 5, i64 %749
  %751 = load i64, ptr %750, align 8
  %752 = icmp sgt i64 %751, 0
  br i1 %752, label %753, label %798

753:                                              ; preds = %747, %793
  %754 = phi i64 [ %794, %793 ], [ 0, %747 ]
  %755 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 6, i64 %749, i64 %754
  %756 = load i64, ptr %755, align 8
  %757 = icmp slt i64 %756, %742
  br i1 %757, label %758, label %796

758:                                              ; preds = %753
  %759 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 6, i64 %749, i64 %754, i32 2
  %760 = load i64, ptr %759, align 8
  %761 = icmp sgt i64 %760, -1
  %762 = load i64, ptr %11, align 8
  br i1 %761, label %763, label %778

763:                                              ; preds = %758
  %764 = add nsw i64 %762, -1
  %765 = icmp sgt i64 %762, 0
  br i1 %765, label %766, label %778

766:                                              ; preds = %763
  %767 = getelementptr inbounds %struct.Chain, ptr %11, i64 0, i32 3, i64 %764
  %768 = load i64, ptr %767, align 8
  %769 = icmp eq i64 %768, 3
  br i1 %769, label %770, label %778

770:                                              ; preds = %766
  %771 = getelementptr inbounds %struct.Chain, ptr %11, i64 0, i32 4, i64 %764
  %772 = load i64, ptr %771, align 8
  %773 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 6, i64 %749, i64 %754, i32 1
  %774 = load i64, ptr %773, align 8
  %775 = srem i64 %772, %774
  %776 = icmp eq i64 %775, 0
  br i1 %776, label %777, label %778

777:                                              ; preds = %770
  store i64 %774, ptr %771, align 8
  br label %793

778:                                              ; preds = %770, %766, %763, %758
  %779 = phi i64 [ 3, %770 ], [ 3, %766 ], [ 3, %763 ], [ 0, %758 ]
  %780 = xor i1 %761, true
  %781 = getelementptr inbounds %struct.Chain, ptr %11, i64 0, i32 3, i64 %762
  store i64 %779, ptr %781, align 8
  %782 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 6, i64 %749, i64 %754, i32 1
  %783 = load i64, ptr %782, align 8
  %784 = load i64, ptr %11, align 8
  %785 = add nsw i64 %784, 1
  store i64 %785, ptr %11, align 8
  %786 = getelementptr inbounds %struct.Chain, ptr %11, i64 0, i32 4, i64 %784
  store i64 %783, ptr %786, align 8
  %787 = zext i1 %780 to i64
  %788 = load i64, ptr %744, align 8
  %789 = add nsw i64 %788, %787
  store i64 %789, ptr %744, align 8
  %790 = zext i1 %761 to i64
  %791 = load i64, ptr %743, align 8
  %792 = add nsw i64 %791, %790
  store i64 %792, ptr %743, align 8
  br label %793

793:                                              ; preds = %778, %777
  %794 = add nuw nsw i64 %754, 1
  %795 = icmp eq i64 %794, %751
  br i1 %795, label %796, label %753

796:                                              ; preds = %793, %753
  %797 = load i64, ptr %744, align 8
  br label %798

798:                                              ; preds = %796, %747
  %799 = phi i64 [ %797, %796 ], [ 0, %747 ]
  %800 = getelementptr inbounds i64, ptr %746, i64 %749
  %801 = load i64, ptr %800, align 8
  %802 = call fastcc i64 @visits(i64 noundef %801, ptr noundef nonnull %11, i64 noundef %799)
  %803 = mul nsw i64 %802, %748
  store i64 %803, ptr %3, align 8
  %804 = add nuw nsw i64 %749, 1
  %805 = icmp eq i64 %804, %739
  br i1 %805, label %808, label %747

806:                                              ; preds = %539, %122, %123
  %807 = phi i64 [ %124, %123 ], [ 1, %122 ], [ %542, %539 ]
  store i64 %807, ptr %14, align 8
  br label %1957

808:                                              ; preds = %798, %738
  call void @llvm.lifetime.end.p0(i64 792, ptr nonnull %11)
  %809 = load i64, ptr %16, align 8
  store i64 %809, ptr %14, align 8
  %810 = icmp eq i64 %809, 0
  br i1 %810, label %811, label %1957

811:                                              ; preds = %808
  %812 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 30
  %813 = load double, ptr %812, align 8
  %814 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 27
  %815 = load i64, ptr %814, align 8
  %816 = icmp eq i64 %815, 0
  br i1 %816, label %899, label %817

817:                                              ; preds = %811
  %818 = load i64, ptr %17, align 8
  %819 = icmp sgt i64 %818, 0
  br i1 %819, label %820, label %899

820:                                              ; preds = %817
  %821 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 15
  %822 = load ptr, ptr %821, align 8
  %823 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 2
  %824 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4
  %825 = load i64, ptr %824, align 8
  %826 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 25
  %827 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 24
  %828 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  br label %829

829:                                              ; preds = %896, %820
  %830 = phi double [ 0.000000e+00, %820 ], [ %897, %896 ]
  %831 = phi i64 [ 0, %820 ], [ %833, %896 ]
  %832 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %831
  %833 = add nuw nsw i64 %831, 1
  %834 = icmp slt i64 %833, %818
  %835 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %831, i32 1
  %836 = load i64, ptr %835, align 8
  br i1 %834, label %856, label %839

837:                                              ; preds = %856
  %838 = freeze i1 %860
  br i1 %838, label %839, label %847

839:                                              ; preds = %837, %829
  %840 = load i64, ptr %823, align 8
  %841 = getelementptr inbounds i64, ptr %822, i64 %840
  %842 = load i64, ptr %841, align 8
  %843 = load i64, ptr %832, align 8
  %844 = getelementptr inbounds i64, ptr %822, i64 %843
  %845 = load i64, ptr %844, align 8
  %846 = icmp sgt i64 %842, %845
  br i1 %846, label %865, label %896

847:                                              ; preds = %837
  %848 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %857
  %849 = load i64, ptr %848, align 8
  %850 = getelementptr inbounds i64, ptr %822, i64 %849
  %851 = load i64, ptr %850, align 8
  %852 = load i64, ptr %832, align 8
  %853 = getelementptr inbounds i64, ptr %822, i64 %852
  %854 = load i64, ptr %853, align 8
  %855 = icmp sgt i64 %851, %854
  br i1 %855, label %870, label %896

856:                                              ; preds = %829, %856
  %857 = phi i64 [ %862, %856 ], [ %833, %829 ]
  %858 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %857, i32 1
  %859 = load i64, ptr %858, align 8
  %860 = icmp ne i64 %859, %836
  %861 = freeze i1 %860
  %862 = add nuw nsw i64 %857, 1
  %863 = icmp slt i64 %862, %818
  %864 = and i1 %863, %861
  br i1 %864, label %856, label %837

865:                                              ; preds = %839
  %866 = icmp eq i64 %836, %825
  %867 = load ptr, ptr %826, align 8
  %868 = getelementptr inbounds double, ptr %867, i64 %836
  %869 = load double, ptr %868, align 8
  br label %877

870:                                              ; preds = %847
  %871 = icmp eq i64 %836, %825
  %872 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %857, i32 7, i32 3
  %873 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %857, i32 7, i32 1
  %874 = select i1 %871, ptr %872, ptr %873
  %875 = load i64, ptr %874, align 8
  %876 = sitofp i64 %875 to double
  br label %877

877:                                              ; preds = %870, %865
  %878 = phi i64 [ %842, %865 ], [ %851, %870 ]
  %879 = phi i1 [ %866, %865 ], [ %871, %870 ]
  %880 = phi double [ %869, %865 ], [ %876, %870 ]
  %881 = load ptr, ptr %827, align 8
  %882 = add nsw i64 %878, -1
  %883 = load i64, ptr %828, align 8
  %884 = mul nsw i64 %883, %882
  %885 = add nsw i64 %884, %836
  %886 = getelementptr inbounds double, ptr %881, i64 %885
  %887 = load double, ptr %886, align 8
  %888 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %831, i32 7, i32 2
  %889 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %831, i32 7
  %890 = select i1 %879, ptr %888, ptr %889
  %891 = load i64, ptr %890, align 8
  %892 = sitofp i64 %891 to double
  %893 = fsub double %880, %892
  %894 = fmul double %887, %893
  %895 = fadd double %830, %894
  br label %896

896:                                              ; preds = %877, %847, %839
  %897 = phi double [ %895, %877 ], [ %830, %839 ], [ %830, %847 ]
  %898 = icmp eq i64 %833, %818
  br i1 %898, label %899, label %829

899:                                              ; preds = %896, %817, %811
  %900 = phi double [ 0.000000e+00, %811 ], [ 0.000000e+00, %817 ], [ %897, %896 ]
  %901 = fadd double %813, %900
  %902 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 26
  %903 = load i64, ptr %902, align 8
  %904 = icmp eq i64 %903, 0
  br i1 %904, label %1225, label %905

905:                                              ; preds = %899
  %906 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %907 = load i64, ptr %906, align 8
  %908 = icmp sgt i64 %907, 0
  br i1 %908, label %909, label %1225

909:                                              ; preds = %905
  %910 = load i64, ptr %0, align 8
  %911 = icmp sgt i64 %910, 0
  %912 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 8
  %913 = icmp sgt i64 %2, 0
  %914 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 10
  %915 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11
  %916 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4
  %917 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 13
  %918 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12
  %919 = and i64 %910, 3
  %920 = icmp ult i64 %910, 4
  %921 = and i64 %910, -4
  %922 = icmp eq i64 %919, 0
  %923 = and i64 %910, 3
  %924 = icmp ult i64 %910, 4
  %925 = and i64 %910, -4
  %926 = icmp eq i64 %923, 0
  %927 = and i64 %910, 1
  %928 = icmp eq i64 %910, 1
  %929 = and i64 %910, -2
  %930 = icmp eq i64 %927, 0
  br label %931

931:                                              ; preds = %1222, %909
  %932 = phi i64 [ 0, %909 ], [ %1223, %1222 ]
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %8)
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %9)
  br i1 %911, label %933, label %947

933:                                              ; preds = %931
  %934 = load ptr, ptr %912, align 8
  br i1 %920, label %935, label %950

935:                                              ; preds = %950, %933
  %936 = phi i64 [ 0, %933 ], [ %972, %950 ]
  br i1 %922, label %947, label %937

937:                                              ; preds = %935, %937
  %938 = phi i64 [ %944, %937 ], [ %936, %935 ]
  %939 = phi i64 [ %945, %937 ], [ 0, %935 ]
  %940 = getelementptr inbounds i64, ptr %934, i64 %938
  %941 = load i64, ptr %940, align 8
  %942 = getelementptr inbounds [16 x i64], ptr %9, i64 0, i64 %938
  store i64 %941, ptr %942, align 8
  %943 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 %938
  store i64 %941, ptr %943, align 8
  %944 = add nuw nsw i64 %938, 1
  %945 = add i64 %939, 1
  %946 = icmp eq i64 %945, %919
  br i1 %946, label %947, label %937

947:                                              ; preds = %935, %937, %931
  br i1 %913, label %948, label %975

948:                                              ; preds = %947
  %949 = add nuw nsw i64 %932, 1
  br label %978

950:                                              ; preds = %933, %950
  %951 = phi i64 [ %972, %950 ], [ 0, %933 ]
  %952 = phi i64 [ %973, %950 ], [ 0, %933 ]
  %953 = getelementptr inbounds i64, ptr %934, i64 %951
  %954 = load i64, ptr %953, align 8
  %955 = getelementptr inbounds [16 x i64], ptr %9, i64 0, i64 %951
  store i64 %954, ptr %955, align 16
  %956 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 %951
  store i64 %954, ptr %956, align 16
  %957 = or i64 %951, 1
  %958 = getelementptr inbounds i64, ptr %934, i64 %957
  %959 = load i64, ptr %958, align 8
  %960 = getelementptr inbounds [16 x i64], ptr %9, i64 0, i64 %957
  store i64 %959, ptr %960, align 8
  %961 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 %957
  store i64 %959, ptr %961, align 8
  %962 = or i64 %951, 2
  %963 = getelementptr inbounds i64, ptr %934, i64 %962
  %964 = load i64, ptr %963, align 8
  %965 = getelementptr inbounds [16 x i64], ptr %9, i64 0, i64 %962
  store i64 %964, ptr %965, align 16
  %966 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 %962
  store i64 %964, ptr %966, align 16
  %967 = or i64 %951, 3
  %968 = getelementptr inbounds i64, ptr %934, i64 %967
  %969 = load i64, ptr %968, align 8
  %970 = getelementptr inbounds [16 x i64], ptr %9, i64 0, i64 %967
  store i64 %969, ptr %970, align 8
  %971 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 %967
  store i64 %969, ptr %971, align 8
  %972 = add nuw nsw i64 %951, 4
  %973 = add i64 %952, 4
  %974 = icmp eq i64 %973, %921
  br i1 %974, label %935, label %950

975:                                              ; preds = %1139, %947
  %976 = phi ptr [ null, %947 ], [ %1140, %1139 ]
  br i1 %911, label %977, label %1152

977:                                              ; preds = %975
  br i1 %928, label %1144, label %1156

978:                                              ; preds = %1139, %948
  %979 = phi i64 [ 0, %948 ], [ %1141, %1139 ]
  %980 = phi i64 [ 0, %948 ], [ %1142, %1139 ]
  %981 = phi ptr [ null, %948 ], [ %1140, %1139 ]
  %982 = getelementptr inbounds %struct.Node, ptr %1, i64 %980
  %983 = load i64, ptr %982, align 8
  switch i64 %983, label %1105 [
    i64 0, label %984
    i64 3, label %984
  ]

984:                                              ; preds = %978, %978
  %985 = add nsw i64 %979, 1
  %986 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %979
  %987 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %979, i32 1
  %988 = load i64, ptr %987, align 8
  %989 = icmp eq i64 %988, %932
  br i1 %989, label %990, label %1139

990:                                              ; preds = %984
  %991 = icmp eq ptr %981, null
  %992 = load ptr, ptr %914, align 8
  br i1 %991, label %1038, label %993

993:                                              ; preds = %990
  %994 = getelementptr inbounds i64, ptr %992, i64 %932
  %995 = load i64, ptr %994, align 8
  %996 = getelementptr inbounds i64, ptr %992, i64 %949
  %997 = load i64, ptr %996, align 8
  %998 = icmp eq i64 %995, %997
  br i1 %998, label %1035, label %999

999:                                              ; preds = %993
  %1000 = load ptr, ptr %915, align 8
  %1001 = mul i64 %997, 6
  %1002 = add i64 %1001, -6
  %1003 = getelementptr inbounds i64, ptr %1000, i64 %1002
  %1004 = load i64, ptr %1003, align 8
  %1005 = icmp slt i64 %1004, 0
  br i1 %1005, label %1014, label %1006

1006:                                             ; preds = %999
  %1007 = getelementptr inbounds i64, ptr %1003, i64 1
  %1008 = load i64, ptr %1007, align 8
  %1009 = getelementptr inbounds i64, ptr %9, i64 %1004
  %1010 = load i64, ptr %1009, align 8
  %1011 = add nsw i64 %1010, -1
  %1012 = mul nsw i64 %1011, %1008
  %1013 = add nsw i64 %1012, 1
  br label %1014

1014:                                             ; preds = %1006, %999
  %1015 = phi i64 [ %1013, %1006 ], [ 1, %999 ]
  %1016 = getelementptr inbounds i64, ptr %1003, i64 2
  %1017 = load i64, ptr %1016, align 8
  %1018 = icmp slt i64 %1017, 0
  br i1 %1018, label %1026, label %1019

1019:                                             ; preds = %1014
  %1020 = getelementptr inbounds i64, ptr %1003, i64 3
  %1021 = load i64, ptr %1020, align 8
  %1022 = getelementptr inbounds i64, ptr %9, i64 %1017
  %1023 = load i64, ptr %1022, align 8
  %1024 = add nsw i64 %1023, -1
  %1025 = mul nsw i64 %1024, %1021
  br label %1026

1026:                                             ; preds = %1019, %1014
  %1027 = phi i64 [ %1025, %1019 ], [ 0, %1014 ]
  %1028 = add nsw i64 %1027, %1015
  %1029 = getelementptr inbounds i64, ptr %1003, i64 5
  %1030 = load i64, ptr %1029, align 8
  %1031 = icmp slt i64 %1030, 0
  %1032 = icmp slt i64 %1028, %1030
  %1033 = select i1 %1031, i1 true, i1 %1032
  %1034 = select i1 %1033, i64 %1028, i64 %1030
  br label %1035

1035:                                             ; preds = %1026, %993
  %1036 = phi i64 [ %1034, %1026 ], [ 1, %993 ]
  %1037 = getelementptr inbounds %struct.Kept, ptr %981, i64 0, i32 5
  store i64 %1036, ptr %1037, align 8
  br label %1038

1038:                                             ; preds = %1035, %990
  %1039 = getelementptr inbounds i64, ptr %992, i64 %932
  %1040 = load i64, ptr %1039, align 8
  %1041 = getelementptr inbounds i64, ptr %992, i64 %949
  %1042 = load i64, ptr %1041, align 8
  %1043 = icmp eq i64 %1040, %1042
  br i1 %1043, label %1080, label %1044

1044:                                             ; preds = %1038
  %1045 = load ptr, ptr %915, align 8
  %1046 = mul i64 %1042, 6
  %1047 = add i64 %1046, -6
  %1048 = getelementptr inbounds i64, ptr %1045, i64 %1047
  %1049 = load i64, ptr %1048, align 8
  %1050 = icmp slt i64 %1049, 0
  br i1 %1050, label %1059, label %1051

1051:                                             ; preds = %1044
  %1052 = getelementptr inbounds i64, ptr %1048, i64 1
  %1053 = load i64, ptr %1052, align 8
  %1054 = getelementptr inbounds i64, ptr %8, i64 %1049
  %1055 = load i64, ptr %1054, align 8
  %1056 = add nsw i64 %1055, -1
  %1057 = mul nsw i64 %1056, %1053
  %1058 = add nsw i64 %1057, 1
  br label %1059

1059:                                             ; preds = %1051, %1044
  %1060 = phi i64 [ %1058, %1051 ], [ 1, %1044 ]
  %1061 = getelementptr inbounds i64, ptr %1048, i64 2
  %1062 = load i64, ptr %1061, align 8
  %1063 = icmp slt i64 %1062, 0
  br i1 %1063, label %1071, label %1064

1064:                                             ; preds = %1059
  %1065 = getelementptr inbounds i64, ptr %1048, i64 3
  %1066 = load i64, ptr %1065, align 8
  %1067 = getelementptr inbounds i64, ptr %8, i64 %1062
  %1068 = load i64, ptr %1067, align 8
  %1069 = add nsw i64 %1068, -1
  %1070 = mul nsw i64 %1069, %1066
  br label %1071

1071:                                             ; preds = %1064, %1059
  %1072 = phi i64 [ %1070, %1064 ], [ 0, %1059 ]
  %1073 = add nsw i64 %1072, %1060
  %1074 = getelementptr inbounds i64, ptr %1048, i64 5
  %1075 = load i64, ptr %1074, align 8
  %1076 = icmp slt i64 %1075, 0
  %1077 = icmp slt i64 %1073, %1075
  %1078 = select i1 %1076, i1 true, i1 %1077
  %1079 = select i1 %1078, i64 %1073, i64 %1075
  br label %1080

1080:                                             ; preds = %1071, %1038
  %1081 = phi i64 [ %1079, %1071 ], [ 1, %1038 ]
  %1082 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %979, i32 6
  store i64 %1081, ptr %1082, align 8
  br i1 %911, label %1083, label %1139

1083:                                             ; preds = %1080
  br i1 %924, label %1128, label %1084

1084:                                             ; preds = %1083, %1084
  %1085 = phi i64 [ %1102, %1084 ], [ 0, %1083 ]
  %1086 = phi i64 [ %1103, %1084 ], [ 0, %1083 ]
  %1087 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 %1085
  %1088 = load i64, ptr %1087, align 16
  %1089 = getelementptr inbounds [16 x i64], ptr %9, i64 0, i64 %1085
  store i64 %1088, ptr %1089, align 16
  %1090 = or i64 %1085, 1
  %1091 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 %1090
  %1092 = load i64, ptr %1091, align 8
  %1093 = getelementptr inbounds [16 x i64], ptr %9, i64 0, i64 %1090
  store i64 %1092, ptr %1093, align 8
  %1094 = or i64 %1085, 2
  %1095 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 %1094
  %1096 = load i64, ptr %1095, align 16
  %1097 = getelementptr inbounds [16 x i64], ptr %9, i64 0, i64 %1094
  store i64 %1096, ptr %1097, align 16
  %1098 = or i64 %1085, 3
  %1099 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 %1098
  %1100 = load i64, ptr %1099, align 8
  %1101 = getelementptr inbounds [16 x i64], ptr %9, i64 0, i64 %1098
  store i64 %1100, ptr %1101, align 8
  %1102 = add nuw nsw i64 %1085, 4
  %1103 = add i64 %1086, 4
  %1104 = icmp eq i64 %1103, %925
  br i1 %1104, label %1128, label %1084

1105:                                             ; preds = %978
  %1106 = getelementptr inbounds %struct.Node, ptr %1, i64 %980, i32 2
  %1107 = load i64, ptr %1106, align 8
  %1108 = getelementptr inbounds %struct.Node, ptr %1, i64 %980, i32 1
  %1109 = load i64, ptr %1108, align 8
  %1110 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 %1109
  %1111 = load i64, ptr %1110, align 8
  %1112 = icmp slt i64 %1107, %1111
  br i1 %1112, label %1113, label %1139

1113:                                             ; preds = %1105
  %1114 = load i64, ptr %916, align 8
  %1115 = icmp eq i64 %932, %1114
  %1116 = select i1 %1115, ptr %917, ptr %918
  %1117 = load ptr, ptr %1116, align 8
  store i64 %1107, ptr %1110, align 8
  %1118 = icmp eq i64 %983, 1
  br i1 %1118, label %1126, label %1119

1119:                                             ; preds = %1113
  %1120 = getelementptr inbounds %struct.Node, ptr %1, i64 %980, i32 3
  %1121 = load i64, ptr %1120, align 8
  %1122 = and i64 %1121, 65535
  %1123 = getelementptr inbounds i64, ptr %1117, i64 %1122
  %1124 = load i64, ptr %1123, align 8
  %1125 = icmp eq i64 %1124, 0
  br i1 %1125, label %1126, label %1139

1126:                                             ; preds = %1119, %1113
  %1127 = getelementptr inbounds [16 x i64], ptr %9, i64 0, i64 %1109
  store i64 %1107, ptr %1127, align 8
  br label %1139

1128:                                             ; preds = %1084, %1083
  %1129 = phi i64 [ 0, %1083 ], [ %1102, %1084 ]
  br i1 %926, label %1139, label %1130

1130:                                             ; preds = %1128, %1130
  %1131 = phi i64 [ %1136, %1130 ], [ %1129, %1128 ]
  %1132 = phi i64 [ %1137, %1130 ], [ 0, %1128 ]
  %1133 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 %1131
  %1134 = load i64, ptr %1133, align 8
  %1135 = getelementptr inbounds [16 x i64], ptr %9, i64 0, i64 %1131
  store i64 %1134, ptr %1135, align 8
  %1136 = add nuw nsw i64 %1131, 1
  %1137 = add i64 %1132, 1
  %1138 = icmp eq i64 %1137, %923
  br i1 %1138, label %1139, label %1130

1139:                                             ; preds = %1128, %1130, %1126, %1119, %1105, %1080, %984
  %1140 = phi ptr [ %981, %1105 ], [ %981, %1126 ], [ %981, %1119 ], [ %981, %984 ], [ %986, %1080 ], [ %986, %1130 ], [ %986, %1128 ]
  %1141 = phi i64 [ %979, %1105 ], [ %979, %1126 ], [ %979, %1119 ], [ %985, %984 ], [ %985, %1080 ], [ %985, %1130 ], [ %985, %1128 ]
  %1142 = add nuw nsw i64 %980, 1
  %1143 = icmp eq i64 %1142, %2
  br i1 %1143, label %975, label %978

1144:                                             ; preds = %1171, %977
  %1145 = phi i64 [ 0, %977 ], [ %1172, %1171 ]
  br i1 %930, label %1152, label %1146

1146:                                             ; preds = %1144
  %1147 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 %1145
  %1148 = load i64, ptr %1147, align 8
  %1149 = icmp sgt i64 %1148, 1
  br i1 %1149, label %1150, label %1152

1150:                                             ; preds = %1146
  %1151 = getelementptr inbounds [16 x i64], ptr %9, i64 0, i64 %1145
  store i64 1, ptr %1151, align 8
  br label %1152

1152:                                             ; preds = %1144, %1150, %1146, %975
  %1153 = icmp eq ptr %976, null
  br i1 %1153, label %1154, label %1175

1154:                                             ; preds = %1152
  %1155 = add nuw nsw i64 %932, 1
  br label %1222

1156:                                             ; preds = %977, %1171
  %1157 = phi i64 [ %1172, %1171 ], [ 0, %977 ]
  %1158 = phi i64 [ %1173, %1171 ], [ 0, %977 ]
  %1159 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 %1157
  %1160 = load i64, ptr %1159, align 16
  %1161 = icmp sgt i64 %1160, 1
  br i1 %1161, label %1162, label %1164

1162:                                             ; preds = %1156
  %1163 = getelementptr inbounds [16 x i64], ptr %9, i64 0, i64 %1157
  store i64 1, ptr %1163, align 16
  br label %1164

1164:                                             ; preds = %1162, %1156
  %1165 = or i64 %1157, 1
  %1166 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 %1165
  %1167 = load i64, ptr %1166, align 8
  %1168 = icmp sgt i64 %1167, 1
  br i1 %1168, label %1169, label %1171

1169:                                             ; preds = %1164
  %1170 = getelementptr inbounds [16 x i64], ptr %9, i64 0, i64 %1165
  store i64 1, ptr %1170, align 8
  br label %1171

1171:                                             ; preds = %1169, %1164
  %1172 = add nuw nsw i64 %1157, 2
  %1173 = add i64 %1158, 2
  %1174 = icmp eq i64 %1173, %929
  br i1 %1174, label %1144, label %1156

1175:                                             ; preds = %1152
  %1176 = load ptr, ptr %914, align 8
  %1177 = getelementptr inbounds i64, ptr %1176, i64 %932
  %1178 = load i64, ptr %1177, align 8
  %1179 = add nuw nsw i64 %932, 1
  %1180 = getelementptr inbounds i64, ptr %1176, i64 %1179
  %1181 = load i64, ptr %1180, align 8
  %1182 = icmp eq i64 %1178, %1181
  br i1 %1182, label %1219, label %1183

1183:                                             ; preds = %1175
  %1184 = load ptr, ptr %915, align 8
  %1185 = mul i64 %1181, 6
  %1186 = add i64 %1185, -6
  %1187 = getelementptr inbounds i64, ptr %1184, i64 %1186
  %1188 = load i64, ptr %1187, align 8
  %1189 = icmp slt i64 %1188, 0
  br i1 %1189, label %1198, label %1190

1190:                                             ; preds = %1183
  %1191 = getelementptr inbounds i64, ptr %1187, i64 1
  %1192 = load i64, ptr %1191, align 8
  %1193 = getelementptr inbounds i64, ptr %9, i64 %1188
  %1194 = load i64, ptr %1193, align 8
  %1195 = add nsw i64 %1194, -1
  %1196 = mul nsw i64 %1195, %1192
  %1197 = add nsw i64 %1196, 1
  br label %1198

1198:                                             ; preds = %1190, %1183
  %1199 = phi i64 [ %1197, %1190 ], [ 1, %1183 ]
  %1200 = getelementptr inbounds i64, ptr %1187, i64 2
  %1201 = load i64, ptr %1200, align 8
  %1202 = icmp slt i64 %1201, 0
  br i1 %1202, label %1210, label %1203

1203:                                             ; preds = %1198
  %1204 = getelementptr inbounds i64, ptr %1187, i64 3
  %1205 = load i64, ptr %1204, align 8
  %1206 = getelementptr inbounds i64, ptr %9, i64 %1201
  %1207 = load i64, ptr %1206, align 8
  %1208 = add nsw i64 %1207, -1
  %1209 = mul nsw i64 %1208, %1205
  br label %1210

1210:                                             ; preds = %1203, %1198
  %1211 = phi i64 [ %1209, %1203 ], [ 0, %1198 ]
  %1212 = add nsw i64 %1211, %1199
  %1213 = getelementptr inbounds i64, ptr %1187, i64 5
  %1214 = load i64, ptr %1213, align 8
  %1215 = icmp slt i64 %1214, 0
  %1216 = icmp slt i64 %1212, %1214
  %1217 = select i1 %1215, i1 true, i1 %1216
  %1218 = select i1 %1217, i64 %1212, i64 %1214
  br label %1219

1219:                                             ; preds = %1210, %1175
  %1220 = phi i64 [ %1218, %1210 ], [ 1, %1175 ]
  %1221 = getelementptr inbounds %struct.Kept, ptr %976, i64 0, i32 5
  store i64 %1220, ptr %1221, align 8
  br label %1222

1222:                                             ; preds = %1219, %1154
  %1223 = phi i64 [ %1155, %1154 ], [ %1179, %1219 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %9)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %8)
  %1224 = icmp eq i64 %1223, %907
  br i1 %1224, label %1225, label %931

1225:                                             ; preds = %1222, %905, %899
  %1226 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 2
  %1227 = load i64, ptr %1226, align 8
  %1228 = icmp sgt i64 %1227, 0
  br i1 %1228, label %1243, label %1229

1229:                                             ; preds = %1243, %1225
  %1230 = phi i64 [ %1227, %1225 ], [ %1247, %1243 ]
  %1231 = load i64, ptr %17, align 8
  %1232 = icmp sgt i64 %1231, 0
  br i1 %1232, label %1233, label %1251

1233:                                             ; preds = %1229
  %1234 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 21
  %1235 = load ptr, ptr %1234, align 8
  %1236 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %1237 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 23
  %1238 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 17
  %1239 = load ptr, ptr %1238, align 8
  %1240 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 18
  %1241 = load ptr, ptr %1240, align 8
  %1242 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7
  br label %1261

1243:                                             ; preds = %1225, %1243
  %1244 = phi i64 [ %1246, %1243 ], [ 0, %1225 ]
  %1245 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 9, i64 %1244
  store i64 0, ptr %1245, align 8
  %1246 = add nuw nsw i64 %1244, 1
  %1247 = load i64, ptr %1226, align 8
  %1248 = icmp slt i64 %1246, %1247
  br i1 %1248, label %1243, label %1229

1249:                                             ; preds = %1390
  %1250 = load i64, ptr %1226, align 8
  br label %1251

1251:                                             ; preds = %1249, %1229
  %1252 = phi i64 [ %1230, %1229 ], [ %1250, %1249 ]
  %1253 = phi double [ %901, %1229 ], [ %1354, %1249 ]
  %1254 = phi i64 [ 0, %1229 ], [ %1391, %1249 ]
  %1255 = phi i64 [ %1231, %1229 ], [ %1393, %1249 ]
  %1256 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 7
  store double 0.000000e+00, ptr %1256, align 8
  %1257 = icmp sgt i64 %1252, 0
  br i1 %1257, label %1258, label %1395

1258:                                             ; preds = %1251
  %1259 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 16
  %1260 = load ptr, ptr %1259, align 8
  br label %1670

1261:                                             ; preds = %1390, %1233
  %1262 = phi i64 [ 0, %1233 ], [ %1391, %1390 ]
  %1263 = phi double [ %901, %1233 ], [ %1354, %1390 ]
  %1264 = phi i64 [ 0, %1233 ], [ %1392, %1390 ]
  %1265 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1264
  %1266 = load i64, ptr %1265, align 8
  %1267 = load i64, ptr %1236, align 8
  %1268 = mul nsw i64 %1267, %1266
  %1269 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1264, i32 1
  %1270 = load i64, ptr %1269, align 8
  %1271 = add nsw i64 %1268, %1270
  %1272 = shl nsw i64 %1271, 2
  %1273 = getelementptr inbounds double, ptr %1235, i64 %1272
  %1274 = load i64, ptr %902, align 8
  %1275 = icmp eq i64 %1274, 0
  %1276 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1264, i32 7
  br i1 %1275, label %1323, label %1277

1277:                                             ; preds = %1261
  %1278 = load ptr, ptr %1237, align 8
  %1279 = getelementptr inbounds i64, ptr %1278, i64 %1271
  %1280 = load i64, ptr %1279, align 8
  %1281 = load i64, ptr %1276, align 8
  %1282 = icmp eq i64 %1280, 1
  br i1 %1282, label %1283, label %1290

1283:                                             ; preds = %1277
  %1284 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1264, i32 7, i32 1
  %1285 = load i64, ptr %1284, align 8
  %1286 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1264, i32 7, i32 2
  %1287 = load i64, ptr %1286, align 8
  %1288 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1264, i32 7, i32 3
  %1289 = load i64, ptr %1288, align 8
  br label %1331

1290:                                             ; preds = %1277
  %1291 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1264, i32 5
  %1292 = load i64, ptr %1291, align 8
  %1293 = add i64 %1292, -1
  %1294 = add i64 %1293, %1281
  %1295 = sdiv i64 %1294, %1292
  %1296 = add i64 %1293, %1280
  %1297 = freeze i64 %1296
  %1298 = srem i64 %1297, %1280
  %1299 = sub nsw i64 %1297, %1298
  %1300 = mul i64 %1299, %1295
  %1301 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1264, i32 7, i32 1
  %1302 = load i64, ptr %1301, align 8
  %1303 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1264, i32 6
  %1304 = load i64, ptr %1303, align 8
  %1305 = add i64 %1304, -1
  %1306 = add i64 %1305, %1302
  %1307 = sdiv i64 %1306, %1304
  %1308 = add i64 %1305, %1280
  %1309 = freeze i64 %1308
  %1310 = srem i64 %1309, %1280
  %1311 = sub nsw i64 %1309, %1310
  %1312 = mul i64 %1311, %1307
  %1313 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1264, i32 7, i32 2
  %1314 = load i64, ptr %1313, align 8
  %1315 = add i64 %1314, %1293
  %1316 = sdiv i64 %1315, %1292
  %1317 = mul i64 %1316, %1299
  %1318 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1264, i32 7, i32 3
  %1319 = load i64, ptr %1318, align 8
  %1320 = add i64 %1319, %1305
  %1321 = sdiv i64 %1320, %1304
  %1322 = mul i64 %1321, %1311
  br label %1331

1323:                                             ; preds = %1261
  %1324 = load i64, ptr %1276, align 8
  %1325 = getelementptr inbounds i8, ptr %1276, i64 8
  %1326 = load i64, ptr %1325, align 8
  %1327 = getelementptr inbounds i8, ptr %1276, i64 16
  %1328 = load i64, ptr %1327, align 8
  %1329 = getelementptr inbounds i8, ptr %1276, i64 24
  %1330 = load i64, ptr %1329, align 8
  br label %1331

1331:                                             ; preds = %1323, %1290, %1283
  %1332 = phi i64 [ %1330, %1323 ], [ %1289, %1283 ], [ %1322, %1290 ]
  %1333 = phi i64 [ %1328, %1323 ], [ %1287, %1283 ], [ %1317, %1290 ]
  %1334 = phi i64 [ %1326, %1323 ], [ %1285, %1283 ], [ %1312, %1290 ]
  %1335 = phi i64 [ %1324, %1323 ], [ %1281, %1283 ], [ %1300, %1290 ]
  %1336 = load double, ptr %1273, align 8
  %1337 = sitofp i64 %1335 to double
  %1338 = fmul double %1336, %1337
  %1339 = getelementptr inbounds double, ptr %1273, i64 1
  %1340 = load double, ptr %1339, align 8
  %1341 = sitofp i64 %1334 to double
  %1342 = fmul double %1340, %1341
  %1343 = fadd double %1338, %1342
  %1344 = getelementptr inbounds double, ptr %1273, i64 2
  %1345 = load double, ptr %1344, align 8
  %1346 = sitofp i64 %1333 to double
  %1347 = fmul double %1345, %1346
  %1348 = fadd double %1343, %1347
  %1349 = getelementptr inbounds double, ptr %1273, i64 3
  %1350 = load double, ptr %1349, align 8
  %1351 = sitofp i64 %1332 to double
  %1352 = fmul double %1350, %1351
  %1353 = fadd double %1348, %1352
  %1354 = fadd double %1263, %1353
  %1355 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1264, i32 8, i32 1
  %1356 = load i64, ptr %1355, align 8
  %1357 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1264, i32 8, i32 3
  %1358 = load i64, ptr %1357, align 8
  %1359 = call i64 @llvm.smax.i64(i64 %1356, i64 %1358)
  %1360 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1264, i32 4
  %1361 = load i64, ptr %1360, align 8
  %1362 = icmp sgt i64 %1359, %1361
  %1363 = getelementptr inbounds i64, ptr %1239, i64 %1270
  %1364 = load i64, ptr %1363, align 8
  %1365 = mul nsw i64 %1364, %1361
  %1366 = getelementptr inbounds i64, ptr %1241, i64 %1266
  %1367 = load i64, ptr %1366, align 8
  %1368 = icmp ne i64 %1367, 0
  %1369 = select i1 %1368, i1 %1362, i1 false
  %1370 = select i1 %1369, i64 2, i64 1
  %1371 = mul nsw i64 %1365, %1370
  %1372 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 9, i64 %1266
  %1373 = load i64, ptr %1372, align 8
  %1374 = add nsw i64 %1371, %1373
  store i64 %1374, ptr %1372, align 8
  %1375 = load i64, ptr %1265, align 8
  %1376 = load i64, ptr %1242, align 8
  %1377 = icmp eq i64 %1375, %1376
  br i1 %1377, label %1378, label %1390

1378:                                             ; preds = %1331
  %1379 = load i64, ptr %1276, align 8
  %1380 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1264, i32 7, i32 1
  %1381 = load i64, ptr %1380, align 8
  %1382 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1264, i32 7, i32 2
  %1383 = load i64, ptr %1382, align 8
  %1384 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1264, i32 7, i32 3
  %1385 = load i64, ptr %1384, align 8
  %1386 = add i64 %1379, %1262
  %1387 = add i64 %1386, %1381
  %1388 = add i64 %1387, %1383
  %1389 = add i64 %1388, %1385
  br label %1390

1390:                                             ; preds = %1378, %1331
  %1391 = phi i64 [ %1389, %1378 ], [ %1262, %1331 ]
  %1392 = add nuw nsw i64 %1264, 1
  %1393 = load i64, ptr %17, align 8
  %1394 = icmp slt i64 %1392, %1393
  br i1 %1394, label %1261, label %1249

1395:                                             ; preds = %1687, %1251
  %1396 = load i64, ptr %3, align 8
  %1397 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 28
  %1398 = load i64, ptr %1397, align 8
  %1399 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 29
  %1400 = load i64, ptr %1399, align 8
  %1401 = mul nsw i64 %1400, %1396
  %1402 = add i64 %1398, -1
  %1403 = add i64 %1402, %1401
  %1404 = sdiv i64 %1403, %1398
  %1405 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 3
  %1406 = load i64, ptr %1405, align 8
  %1407 = icmp sgt i64 %1406, 0
  br i1 %1407, label %1408, label %1647

1408:                                             ; preds = %1395
  %1409 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 14
  %1410 = load ptr, ptr %1409, align 8
  %1411 = icmp sgt i64 %2, 0
  %1412 = getelementptr inbounds [2 x i64], ptr %7, i64 0, i64 1
  %1413 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %1414 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 9
  %1415 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 15
  %1416 = icmp sgt i64 %1255, 0
  br label %1417

1417:                                             ; preds = %1644, %1408
  %1418 = phi i64 [ 0, %1408 ], [ %1645, %1644 ]
  %1419 = shl nuw nsw i64 %1418, 1
  %1420 = getelementptr inbounds i64, ptr %1410, i64 %1419
  %1421 = load i64, ptr %1420, align 8
  %1422 = icmp eq i64 %1421, 0
  br i1 %1422, label %1644, label %1423

1423:                                             ; preds = %1417
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %6)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %6, i8 0, i64 256, i1 false)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %7, i8 0, i64 16, i1 false)
  br i1 %1411, label %1440, label %1643

1424:                                             ; preds = %1456
  %1425 = load i64, ptr %7, align 16
  %1426 = load i64, ptr %1412, align 8
  %1427 = icmp ne i64 %1425, 0
  %1428 = icmp ne i64 %1426, 0
  %1429 = select i1 %1427, i1 %1428, i1 false
  br i1 %1429, label %1430, label %1643

1430:                                             ; preds = %1424
  %1431 = load i64, ptr %1413, align 8
  %1432 = icmp sgt i64 %1431, 0
  br i1 %1432, label %1433, label %1643

1433:                                             ; preds = %1430
  %1434 = load i64, ptr %0, align 8
  %1435 = icmp sgt i64 %1434, 0
  %1436 = and i64 %1434, 1
  %1437 = icmp eq i64 %1434, 1
  %1438 = and i64 %1434, -2
  %1439 = icmp eq i64 %1436, 0
  br label %1459

1440:                                             ; preds = %1423, %1456
  %1441 = phi i64 [ %1457, %1456 ], [ 0, %1423 ]
  %1442 = getelementptr inbounds %struct.Node, ptr %1, i64 %1441
  %1443 = load i64, ptr %1442, align 8
  %1444 = icmp eq i64 %1443, 2
  br i1 %1444, label %1445, label %1456

1445:                                             ; preds = %1440
  %1446 = getelementptr inbounds %struct.Node, ptr %1, i64 %1441, i32 3
  %1447 = load i64, ptr %1446, align 8
  %1448 = and i64 %1447, 65535
  %1449 = icmp eq i64 %1448, %1418
  br i1 %1449, label %1450, label %1456

1450:                                             ; preds = %1445
  %1451 = ashr i64 %1447, 16
  %1452 = getelementptr inbounds %struct.Node, ptr %1, i64 %1441, i32 1
  %1453 = load i64, ptr %1452, align 8
  %1454 = getelementptr inbounds [2 x [16 x i64]], ptr %6, i64 0, i64 %1451, i64 %1453
  store i64 1, ptr %1454, align 8
  %1455 = getelementptr inbounds [2 x i64], ptr %7, i64 0, i64 %1451
  store i64 1, ptr %1455, align 8
  br label %1456

1456:                                             ; preds = %1450, %1445, %1440
  %1457 = add nuw nsw i64 %1441, 1
  %1458 = icmp eq i64 %1457, %2
  br i1 %1458, label %1424, label %1440

1459:                                             ; preds = %1558, %1433
  %1460 = phi i64 [ 0, %1433 ], [ %1562, %1558 ]
  %1461 = phi ptr [ null, %1433 ], [ %1561, %1558 ]
  %1462 = phi i64 [ 0, %1433 ], [ %1560, %1558 ]
  %1463 = phi i64 [ 0, %1433 ], [ %1559, %1558 ]
  br i1 %1435, label %1464, label %1534

1464:                                             ; preds = %1459
  %1465 = mul nsw i64 %1460, %1434
  br i1 %1437, label %1470, label %1494

1466:                                             ; preds = %1558
  %1467 = icmp ne i64 %1559, 1
  %1468 = icmp ne i64 %1560, 1
  %1469 = select i1 %1467, i1 true, i1 %1468
  br i1 %1469, label %1643, label %1564

1470:                                             ; preds = %1527, %1464
  %1471 = phi i64 [ undef, %1464 ], [ %1530, %1527 ]
  %1472 = phi i64 [ 0, %1464 ], [ %1531, %1527 ]
  %1473 = phi i64 [ 1, %1464 ], [ %1530, %1527 ]
  br i1 %1439, label %1491, label %1474

1474:                                             ; preds = %1470
  %1475 = getelementptr inbounds [16 x i64], ptr %6, i64 0, i64 %1472
  %1476 = load i64, ptr %1475, align 8
  %1477 = getelementptr inbounds [2 x [16 x i64]], ptr %6, i64 0, i64 1, i64 %1472
  %1478 = load i64, ptr %1477, align 8
  %1479 = or i64 %1478, %1476
  %1480 = icmp eq i64 %1479, 0
  br i1 %1480, label %1487, label %1481

1481:                                             ; preds = %1474
  %1482 = load ptr, ptr %1414, align 8
  %1483 = add nsw i64 %1472, %1465
  %1484 = getelementptr inbounds i64, ptr %1482, i64 %1483
  %1485 = load i64, ptr %1484, align 8
  %1486 = icmp ne i64 %1485, 0
  br label %1487

1487:                                             ; preds = %1481, %1474
  %1488 = phi i1 [ true, %1474 ], [ %1486, %1481 ]
  %1489 = zext i1 %1488 to i64
  %1490 = and i64 %1473, %1489
  br label %1491

1491:                                             ; preds = %1470, %1487
  %1492 = phi i64 [ %1471, %1470 ], [ %1490, %1487 ]
  %1493 = icmp eq i64 %1492, 0
  br i1 %1493, label %1558, label %1534

1494:                                             ; preds = %1464, %1527
  %1495 = phi i64 [ %1531, %1527 ], [ 0, %1464 ]
  %1496 = phi i64 [ %1530, %1527 ], [ 1, %1464 ]
  %1497 = phi i64 [ %1532, %1527 ], [ 0, %1464 ]
  %1498 = getelementptr inbounds [16 x i64], ptr %6, i64 0, i64 %1495
  %1499 = load i64, ptr %1498, align 16
  %1500 = getelementptr inbounds [2 x [16 x i64]], ptr %6, i64 0, i64 1, i64 %1495
  %1501 = load i64, ptr %1500, align 16
  %1502 = or i64 %1501, %1499
  %1503 = icmp eq i64 %1502, 0
  br i1 %1503, label %1510, label %1504

1504:                                             ; preds = %1494
  %1505 = load ptr, ptr %1414, align 8
  %1506 = add nsw i64 %1495, %1465
  %1507 = getelementptr inbounds i64, ptr %1505, i64 %1506
  %1508 = load i64, ptr %1507, align 8
  %1509 = icmp ne i64 %1508, 0
  br label %1510

1510:                                             ; preds = %1504, %1494
  %1511 = phi i1 [ true, %1494 ], [ %1509, %1504 ]
  %1512 = zext i1 %1511 to i64
  %1513 = and i64 %1496, %1512
  %1514 = or i64 %1495, 1
  %1515 = getelementptr inbounds [16 x i64], ptr %6, i64 0, i64 %1514
  %1516 = load i64, ptr %1515, align 8
  %1517 = getelementptr inbounds [2 x [16 x i64]], ptr %6, i64 0, i64 1, i64 %1514
  %1518 = load i64, ptr %1517, align 8
  %1519 = or i64 %1518, %1516
  %1520 = icmp eq i64 %1519, 0
  br i1 %1520, label %1527, label %1521

1521:                                             ; preds = %1510
  %1522 = load ptr, ptr %1414, align 8
  %1523 = add nsw i64 %1514, %1465
  %1524 = getelementptr inbounds i64, ptr %1522, i64 %1523
  %1525 = load i64, ptr %1524, align 8
  %1526 = icmp ne i64 %1525, 0
  br label %1527

1527:                                             ; preds = %1521, %1510
  %1528 = phi i1 [ true, %1510 ], [ %1526, %1521 ]
  %1529 = zext i1 %1528 to i64
  %1530 = and i64 %1513, %1529
  %1531 = add nuw nsw i64 %1495, 2
  %1532 = add i64 %1497, 2
  %1533 = icmp eq i64 %1532, %1438
  br i1 %1533, label %1470, label %1494

1534:                                             ; preds = %1491, %1459
  %1535 = add nsw i64 %1463, 1
  br i1 %1416, label %1536, label %1558

1536:                                             ; preds = %1534, %1553
  %1537 = phi i64 [ %1556, %1553 ], [ 0, %1534 ]
  %1538 = phi ptr [ %1555, %1553 ], [ %1461, %1534 ]
  %1539 = phi i64 [ %1554, %1553 ], [ %1462, %1534 ]
  %1540 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1537, i32 1
  %1541 = load i64, ptr %1540, align 8
  %1542 = icmp eq i64 %1541, %1460
  br i1 %1542, label %1543, label %1553

1543:                                             ; preds = %1536
  %1544 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1537
  %1545 = load ptr, ptr %1415, align 8
  %1546 = load i64, ptr %1544, align 8
  %1547 = getelementptr inbounds i64, ptr %1545, i64 %1546
  %1548 = load i64, ptr %1547, align 8
  %1549 = icmp sgt i64 %1548, %1418
  %1550 = zext i1 %1549 to i64
  %1551 = add nsw i64 %1539, %1550
  %1552 = select i1 %1549, ptr %1544, ptr %1538
  br label %1553

1553:                                             ; preds = %1543, %1536
  %1554 = phi i64 [ %1539, %1536 ], [ %1551, %1543 ]
  %1555 = phi ptr [ %1538, %1536 ], [ %1552, %1543 ]
  %1556 = add nuw nsw i64 %1537, 1
  %1557 = icmp eq i64 %1556, %1255
  br i1 %1557, label %1558, label %1536

1558:                                             ; preds = %1553, %1534, %1491
  %1559 = phi i64 [ %1463, %1491 ], [ %1535, %1534 ], [ %1535, %1553 ]
  %1560 = phi i64 [ %1462, %1491 ], [ %1462, %1534 ], [ %1554, %1553 ]
  %1561 = phi ptr [ %1461, %1491 ], [ %1461, %1534 ], [ %1555, %1553 ]
  %1562 = add nuw nsw i64 %1460, 1
  %1563 = icmp eq i64 %1562, %1431
  br i1 %1563, label %1466, label %1459

1564:                                             ; preds = %1466
  %1565 = getelementptr inbounds %struct.Kept, ptr %1561, i64 0, i32 4
  %1566 = load i64, ptr %1565, align 8
  %1567 = icmp eq i64 %1566, 1
  br i1 %1567, label %1568, label %1643

1568:                                             ; preds = %1564
  %1569 = getelementptr inbounds i64, ptr %1410, i64 %1419
  %1570 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4
  br i1 %1435, label %1573, label %1594

1571:                                             ; preds = %1587
  %1572 = icmp eq i64 %1591, 0
  br i1 %1572, label %1597, label %1594

1573:                                             ; preds = %1568, %1587
  %1574 = phi i64 [ %1592, %1587 ], [ 0, %1568 ]
  %1575 = phi i64 [ %1591, %1587 ], [ 1, %1568 ]
  %1576 = getelementptr inbounds [2 x [16 x i64]], ptr %6, i64 0, i64 1, i64 %1574
  %1577 = load i64, ptr %1576, align 8
  %1578 = icmp eq i64 %1577, 0
  br i1 %1578, label %1587, label %1579

1579:                                             ; preds = %1573
  %1580 = load ptr, ptr %1414, align 8
  %1581 = load i64, ptr %1570, align 8
  %1582 = mul nsw i64 %1581, %1434
  %1583 = add nsw i64 %1582, %1574
  %1584 = getelementptr inbounds i64, ptr %1580, i64 %1583
  %1585 = load i64, ptr %1584, align 8
  %1586 = icmp ne i64 %1585, 0
  br label %1587

1587:                                             ; preds = %1579, %1573
  %1588 = phi i1 [ false, %1573 ], [ %1586, %1579 ]
  %1589 = xor i1 %1588, true
  %1590 = zext i1 %1589 to i64
  %1591 = and i64 %1575, %1590
  %1592 = add nuw nsw i64 %1574, 1
  %1593 = icmp eq i64 %1592, %1434
  br i1 %1593, label %1571, label %1573

1594:                                             ; preds = %1571, %1568
  %1595 = getelementptr inbounds i64, ptr %1569, i64 1
  %1596 = load i64, ptr %1595, align 8
  br label %1597

1597:                                             ; preds = %1594, %1571
  %1598 = phi i64 [ %1596, %1594 ], [ %1421, %1571 ]
  br i1 %1435, label %1599, label %1622

1599:                                             ; preds = %1597, %1613
  %1600 = phi i64 [ %1618, %1613 ], [ 0, %1597 ]
  %1601 = phi i64 [ %1617, %1613 ], [ 1, %1597 ]
  %1602 = getelementptr inbounds [2 x [16 x i64]], ptr %6, i64 0, i64 0, i64 %1600
  %1603 = load i64, ptr %1602, align 8
  %1604 = icmp eq i64 %1603, 0
  br i1 %1604, label %1613, label %1605

1605:                                             ; preds = %1599
  %1606 = load ptr, ptr %1414, align 8
  %1607 = load i64, ptr %1570, align 8
  %1608 = mul nsw i64 %1607, %1434
  %1609 = add nsw i64 %1608, %1600
  %1610 = getelementptr inbounds i64, ptr %1606, i64 %1609
  %1611 = load i64, ptr %1610, align 8
  %1612 = icmp ne i64 %1611, 0
  br label %1613

1613:                                             ; preds = %1605, %1599
  %1614 = phi i1 [ false, %1599 ], [ %1612, %1605 ]
  %1615 = xor i1 %1614, true
  %1616 = zext i1 %1615 to i64
  %1617 = and i64 %1601, %1616
  %1618 = add nuw nsw i64 %1600, 1
  %1619 = icmp eq i64 %1618, %1434
  br i1 %1619, label %1620, label %1599

1620:                                             ; preds = %1613
  %1621 = icmp eq i64 %1617, 0
  br i1 %1621, label %1623, label %1622

1622:                                             ; preds = %1620, %1597
  br label %1623

1623:                                             ; preds = %1622, %1620
  %1624 = phi i64 [ %1421, %1622 ], [ %1598, %1620 ]
  %1625 = getelementptr inbounds %struct.Kept, ptr %1561, i64 0, i32 1
  %1626 = load i64, ptr %1625, align 8
  %1627 = load i64, ptr %1570, align 8
  %1628 = icmp eq i64 %1626, %1627
  %1629 = getelementptr inbounds %struct.Kept, ptr %1561, i64 0, i32 8, i32 3
  %1630 = getelementptr inbounds %struct.Kept, ptr %1561, i64 0, i32 8, i32 1
  %1631 = select i1 %1628, ptr %1629, ptr %1630
  %1632 = load i64, ptr %1631, align 8
  %1633 = getelementptr inbounds i64, ptr %1569, i64 1
  %1634 = load i64, ptr %1633, align 8
  %1635 = add i64 %1421, -2
  %1636 = add i64 %1635, %1634
  %1637 = mul nsw i64 %1636, %1632
  %1638 = load i64, ptr %1630, align 8
  %1639 = mul nsw i64 %1638, %1624
  %1640 = add nsw i64 %1637, %1639
  %1641 = call i64 @llvm.smax.i64(i64 %1640, i64 1)
  %1642 = add nsw i64 %1641, -1
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %6)
  br label %1647

1643:                                             ; preds = %1564, %1466, %1430, %1424, %1423
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %6)
  br label %1644

1644:                                             ; preds = %1643, %1417
  %1645 = add nuw nsw i64 %1418, 1
  %1646 = icmp eq i64 %1645, %1406
  br i1 %1646, label %1647, label %1417

1647:                                             ; preds = %1644, %1623, %1395
  %1648 = phi i64 [ %1642, %1623 ], [ 0, %1395 ], [ 0, %1644 ]
  %1649 = add nsw i64 %1648, %1404
  %1650 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 5
  %1651 = load i64, ptr %1650, align 8
  %1652 = icmp sgt i64 %1651, 0
  br i1 %1652, label %1656, label %1653

1653:                                             ; preds = %1647
  %1654 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %1655 = load i64, ptr %1654, align 8
  br label %1691

1656:                                             ; preds = %1647
  %1657 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 19
  %1658 = load ptr, ptr %1657, align 8
  %1659 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 20
  %1660 = load ptr, ptr %1659, align 8
  %1661 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %1662 = load i64, ptr %1661, align 8
  %1663 = icmp sgt i64 %1255, 0
  %1664 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 23
  %1665 = icmp sgt i64 %1662, 0
  %1666 = and i64 %1662, 3
  %1667 = icmp ult i64 %1662, 4
  %1668 = and i64 %1662, -4
  %1669 = icmp eq i64 %1666, 0
  br label %1703

1670:                                             ; preds = %1687, %1258
  %1671 = phi double [ 0.000000e+00, %1258 ], [ %1688, %1687 ]
  %1672 = phi i64 [ 0, %1258 ], [ %1689, %1687 ]
  %1673 = getelementptr inbounds i64, ptr %1260, i64 %1672
  %1674 = load i64, ptr %1673, align 8
  %1675 = icmp sgt i64 %1674, -1
  br i1 %1675, label %1676, label %1687

1676:                                             ; preds = %1670
  %1677 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 9, i64 %1672
  %1678 = load i64, ptr %1677, align 8
  %1679 = icmp sgt i64 %1678, %1674
  br i1 %1679, label %1680, label %1687

1680:                                             ; preds = %1676
  %1681 = sub nsw i64 %1678, %1674
  %1682 = sitofp i64 %1681 to double
  %1683 = add nuw nsw i64 %1674, 1
  %1684 = sitofp i64 %1683 to double
  %1685 = fdiv double %1682, %1684
  %1686 = fadd double %1671, %1685
  store double %1686, ptr %1256, align 8
  br label %1687

1687:                                             ; preds = %1680, %1676, %1670
  %1688 = phi double [ %1671, %1670 ], [ %1671, %1676 ], [ %1686, %1680 ]
  %1689 = add nuw nsw i64 %1672, 1
  %1690 = icmp eq i64 %1689, %1252
  br i1 %1690, label %1395, label %1670

1691:                                             ; preds = %1868, %1653
  %1692 = phi i64 [ %1655, %1653 ], [ %1662, %1868 ]
  %1693 = phi i64 [ %1649, %1653 ], [ %1878, %1868 ]
  %1694 = mul nsw i64 %1692, %1406
  %1695 = icmp sgt i64 %1694, 0
  br i1 %1695, label %1696, label %1900

1696:                                             ; preds = %1691
  %1697 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 22
  %1698 = load ptr, ptr %1697, align 8
  %1699 = and i64 %1694, 3
  %1700 = icmp ult i64 %1694, 4
  br i1 %1700, label %1881, label %1701

1701:                                             ; preds = %1696
  %1702 = and i64 %1694, -4
  br label %1911

1703:                                             ; preds = %1868, %1656
  %1704 = phi i64 [ 0, %1656 ], [ %1879, %1868 ]
  %1705 = phi i64 [ %1649, %1656 ], [ %1878, %1868 ]
  %1706 = getelementptr inbounds %struct.Port, ptr %1658, i64 %1704
  %1707 = mul nsw i64 %1704, %1662
  %1708 = getelementptr inbounds i64, ptr %1660, i64 %1707
  %1709 = getelementptr inbounds %struct.Port, ptr %1658, i64 %1704, i32 1
  %1710 = load i64, ptr %1709, align 8
  %1711 = icmp eq i64 %1710, 3
  br i1 %1711, label %1718, label %1712

1712:                                             ; preds = %1703
  br i1 %1663, label %1713, label %1868

1713:                                             ; preds = %1712
  %1714 = load i64, ptr %1706, align 8
  %1715 = icmp eq i64 %1710, 1
  %1716 = icmp eq i64 %1710, 0
  %1717 = mul nsw i64 %1714, %1662
  br label %1760

1718:                                             ; preds = %1703
  br i1 %1665, label %1719, label %1868

1719:                                             ; preds = %1718
  %1720 = load i64, ptr %1706, align 8
  %1721 = mul nsw i64 %1720, %1662
  br i1 %1667, label %1850, label %1722

1722:                                             ; preds = %1719, %1722
  %1723 = phi i64 [ %1756, %1722 ], [ 0, %1719 ]
  %1724 = phi i64 [ %1757, %1722 ], [ 0, %1719 ]
  %1725 = phi i64 [ %1758, %1722 ], [ 0, %1719 ]
  %1726 = getelementptr inbounds i64, ptr %1708, i64 %1724
  %1727 = load i64, ptr %1726, align 8
  %1728 = add nsw i64 %1724, %1721
  %1729 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 5, i64 %1728
  %1730 = load i64, ptr %1729, align 8
  %1731 = mul nsw i64 %1730, %1727
  %1732 = add nsw i64 %1731, %1723
  %1733 = or i64 %1724, 1
  %1734 = getelementptr inbounds i64, ptr %1708, i64 %1733
  %1735 = load i64, ptr %1734, align 8
  %1736 = add nsw i64 %1733, %1721
  %1737 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 5, i64 %1736
  %1738 = load i64, ptr %1737, align 8
  %1739 = mul nsw i64 %1738, %1735
  %1740 = add nsw i64 %1739, %1732
  %1741 = or i64 %1724, 2
  %1742 = getelementptr inbounds i64, ptr %1708, i64 %1741
  %1743 = load i64, ptr %1742, align 8
  %1744 = add nsw i64 %1741, %1721
  %1745 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 5, i64 %1744
  %1746 = load i64, ptr %1745, align 8
  %1747 = mul nsw i64 %1746, %1743
  %1748 = add nsw i64 %1747, %1740
  %1749 = or i64 %1724, 3
  %1750 = getelementptr inbounds i64, ptr %1708, i64 %1749
  %1751 = load i64, ptr %1750, align 8
  %1752 = add nsw i64 %1749, %1721
  %1753 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 5, i64 %1752
  %1754 = load i64, ptr %1753, align 8
  %1755 = mul nsw i64 %1754, %1751
  %1756 = add nsw i64 %1755, %1748
  %1757 = add nuw nsw i64 %1724, 4
  %1758 = add i64 %1725, 4
  %1759 = icmp eq i64 %1758, %1668
  br i1 %1759, label %1850, label %1722

1760:                                             ; preds = %1846, %1713
  %1761 = phi i64 [ 0, %1713 ], [ %1847, %1846 ]
  %1762 = phi i64 [ 0, %1713 ], [ %1848, %1846 ]
  %1763 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1762
  %1764 = load i64, ptr %1763, align 8
  %1765 = icmp eq i64 %1764, %1714
  br i1 %1765, label %1766, label %1846

1766:                                             ; preds = %1760
  %1767 = load i64, ptr %902, align 8
  %1768 = icmp eq i64 %1767, 0
  %1769 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1762, i32 8
  br i1 %1768, label %1819, label %1770

1770:                                             ; preds = %1766
  %1771 = load ptr, ptr %1664, align 8
  %1772 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1762, i32 1
  %1773 = load i64, ptr %1772, align 8
  %1774 = add nsw i64 %1773, %1717
  %1775 = getelementptr inbounds i64, ptr %1771, i64 %1774
  %1776 = load i64, ptr %1775, align 8
  %1777 = load i64, ptr %1769, align 8
  %1778 = icmp eq i64 %1776, 1
  br i1 %1778, label %1779, label %1786

1779:                                             ; preds = %1770
  %1780 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1762, i32 8, i32 1
  %1781 = load i64, ptr %1780, align 8
  %1782 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1762, i32 8, i32 2
  %1783 = load i64, ptr %1782, align 8
  %1784 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1762, i32 8, i32 3
  %1785 = load i64, ptr %1784, align 8
  br label %1829

1786:                                             ; preds = %1770
  %1787 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1762, i32 5
  %1788 = load i64, ptr %1787, align 8
  %1789 = add i64 %1788, -1
  %1790 = add i64 %1789, %1777
  %1791 = sdiv i64 %1790, %1788
  %1792 = add i64 %1789, %1776
  %1793 = freeze i64 %1792
  %1794 = srem i64 %1793, %1776
  %1795 = sub nsw i64 %1793, %1794
  %1796 = mul i64 %1795, %1791
  %1797 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1762, i32 8, i32 1
  %1798 = load i64, ptr %1797, align 8
  %1799 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1762, i32 6
  %1800 = load i64, ptr %1799, align 8
  %1801 = add i64 %1800, -1
  %1802 = add i64 %1801, %1798
  %1803 = sdiv i64 %1802, %1800
  %1804 = add i64 %1801, %1776
  %1805 = freeze i64 %1804
  %1806 = srem i64 %1805, %1776
  %1807 = sub nsw i64 %1805, %1806
  %1808 = mul i64 %1807, %1803
  %1809 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1762, i32 8, i32 2
  %1810 = load i64, ptr %1809, align 8
  %1811 = add i64 %1810, %1789
  %1812 = sdiv i64 %1811, %1788
  %1813 = mul i64 %1812, %1795
  %1814 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1762, i32 8, i32 3
  %1815 = load i64, ptr %1814, align 8
  %1816 = add i64 %1815, %1801
  %1817 = sdiv i64 %1816, %1800
  %1818 = mul i64 %1817, %1807
  br label %1829

1819:                                             ; preds = %1766
  %1820 = load i64, ptr %1769, align 8
  %1821 = getelementptr inbounds i8, ptr %1769, i64 8
  %1822 = load i64, ptr %1821, align 8
  %1823 = getelementptr inbounds i8, ptr %1769, i64 16
  %1824 = load i64, ptr %1823, align 8
  %1825 = getelementptr inbounds i8, ptr %1769, i64 24
  %1826 = load i64, ptr %1825, align 8
  %1827 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1762, i32 1
  %1828 = load i64, ptr %1827, align 8
  br label %1829

1829:                                             ; preds = %1819, %1786, %1779
  %1830 = phi i64 [ %1828, %1819 ], [ %1773, %1779 ], [ %1773, %1786 ]
  %1831 = phi i64 [ %1826, %1819 ], [ %1785, %1779 ], [ %1818, %1786 ]
  %1832 = phi i64 [ %1824, %1819 ], [ %1783, %1779 ], [ %1813, %1786 ]
  %1833 = phi i64 [ %1822, %1819 ], [ %1781, %1779 ], [ %1808, %1786 ]
  %1834 = phi i64 [ %1820, %1819 ], [ %1777, %1779 ], [ %1796, %1786 ]
  %1835 = getelementptr inbounds i64, ptr %1708, i64 %1830
  %1836 = load i64, ptr %1835, align 8
  br i1 %1715, label %1841, label %1837

1837:                                             ; preds = %1829
  %1838 = add nsw i64 %1834, %1831
  %1839 = mul nsw i64 %1836, %1838
  %1840 = add nsw i64 %1839, %1761
  br i1 %1716, label %1846, label %1841

1841:                                             ; preds = %1837, %1829
  %1842 = phi i64 [ %1840, %1837 ], [ %1761, %1829 ]
  %1843 = add nsw i64 %1833, %1832
  %1844 = mul nsw i64 %1836, %1843
  %1845 = add nsw i64 %1842, %1844
  br label %1846

1846:                                             ; preds = %1841, %1837, %1760
  %1847 = phi i64 [ %1761, %1760 ], [ %1845, %1841 ], [ %1840, %1837 ]
  %1848 = add nuw nsw i64 %1762, 1
  %1849 = icmp eq i64 %1848, %1255
  br i1 %1849, label %1868, label %1760

1850:                                             ; preds = %1722, %1719
  %1851 = phi i64 [ undef, %1719 ], [ %1756, %1722 ]
  %1852 = phi i64 [ 0, %1719 ], [ %1756, %1722 ]
  %1853 = phi i64 [ 0, %1719 ], [ %1757, %1722 ]
  br i1 %1669, label %1868, label %1854

1854:                                             ; preds = %1850, %1854
  %1855 = phi i64 [ %1864, %1854 ], [ %1852, %1850 ]
  %1856 = phi i64 [ %1865, %1854 ], [ %1853, %1850 ]
  %1857 = phi i64 [ %1866, %1854 ], [ 0, %1850 ]
  %1858 = getelementptr inbounds i64, ptr %1708, i64 %1856
  %1859 = load i64, ptr %1858, align 8
  %1860 = add nsw i64 %1856, %1721
  %1861 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 5, i64 %1860
  %1862 = load i64, ptr %1861, align 8
  %1863 = mul nsw i64 %1862, %1859
  %1864 = add nsw i64 %1863, %1855
  %1865 = add nuw nsw i64 %1856, 1
  %1866 = add i64 %1857, 1
  %1867 = icmp eq i64 %1866, %1666
  br i1 %1867, label %1868, label %1854

1868:                                             ; preds = %1846, %1850, %1854, %1718, %1712
  %1869 = phi i64 [ 0, %1718 ], [ 0, %1712 ], [ %1851, %1850 ], [ %1864, %1854 ], [ %1847, %1846 ]
  %1870 = getelementptr inbounds %struct.Port, ptr %1658, i64 %1704, i32 2
  %1871 = load i64, ptr %1870, align 8
  %1872 = getelementptr inbounds %struct.Port, ptr %1658, i64 %1704, i32 3
  %1873 = load i64, ptr %1872, align 8
  %1874 = mul nsw i64 %1873, %1869
  %1875 = add i64 %1871, -1
  %1876 = add i64 %1875, %1874
  %1877 = sdiv i64 %1876, %1871
  %1878 = call i64 @llvm.smax.i64(i64 %1705, i64 %1877)
  %1879 = add nuw nsw i64 %1704, 1
  %1880 = icmp eq i64 %1879, %1651
  br i1 %1880, label %1691, label %1703

1881:                                             ; preds = %1911, %1696
  %1882 = phi double [ undef, %1696 ], [ %1945, %1911 ]
  %1883 = phi i64 [ 0, %1696 ], [ %1946, %1911 ]
  %1884 = phi double [ %1253, %1696 ], [ %1945, %1911 ]
  %1885 = icmp eq i64 %1699, 0
  br i1 %1885, label %1900, label %1886

1886:                                             ; preds = %1881, %1886
  %1887 = phi i64 [ %1897, %1886 ], [ %1883, %1881 ]
  %1888 = phi double [ %1896, %1886 ], [ %1884, %1881 ]
  %1889 = phi i64 [ %1898, %1886 ], [ 0, %1881 ]
  %1890 = getelementptr inbounds double, ptr %1698, i64 %1887
  %1891 = load double, ptr %1890, align 8
  %1892 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 4, i64 %1887
  %1893 = load i64, ptr %1892, align 8
  %1894 = sitofp i64 %1893 to double
  %1895 = fmul double %1891, %1894
  %1896 = fadd double %1888, %1895
  %1897 = add nuw nsw i64 %1887, 1
  %1898 = add i64 %1889, 1
  %1899 = icmp eq i64 %1898, %1699
  br i1 %1899, label %1900, label %1886

1900:                                             ; preds = %1881, %1886, %1691
  %1901 = phi double [ %1253, %1691 ], [ %1882, %1881 ], [ %1896, %1886 ]
  %1902 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 31
  %1903 = load double, ptr %1902, align 8
  %1904 = sitofp i64 %1693 to double
  %1905 = fmul double %1903, %1904
  %1906 = fadd double %1901, %1905
  %1907 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 1
  store i64 %1693, ptr %1907, align 8
  %1908 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 6
  store double %1906, ptr %1908, align 8
  %1909 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6
  %1910 = load i64, ptr %1909, align 8
  switch i64 %1910, label %1952 [
    i64 0, label %1954
    i64 1, label %1949
    i64 2, label %1950
  ]

1911:                                             ; preds = %1911, %1701
  %1912 = phi i64 [ 0, %1701 ], [ %1946, %1911 ]
  %1913 = phi double [ %1253, %1701 ], [ %1945, %1911 ]
  %1914 = phi i64 [ 0, %1701 ], [ %1947, %1911 ]
  %1915 = getelementptr inbounds double, ptr %1698, i64 %1912
  %1916 = load double, ptr %1915, align 8
  %1917 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 4, i64 %1912
  %1918 = load i64, ptr %1917, align 8
  %1919 = sitofp i64 %1918 to double
  %1920 = fmul double %1916, %1919
  %1921 = fadd double %1913, %1920
  %1922 = or i64 %1912, 1
  %1923 = getelementptr inbounds double, ptr %1698, i64 %1922
  %1924 = load double, ptr %1923, align 8
  %1925 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 4, i64 %1922
  %1926 = load i64, ptr %1925, align 8
  %1927 = sitofp i64 %1926 to double
  %1928 = fmul double %1924, %1927
  %1929 = fadd double %1921, %1928
  %1930 = or i64 %1912, 2
  %1931 = getelementptr inbounds double, ptr %1698, i64 %1930
  %1932 = load double, ptr %1931, align 8
  %1933 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 4, i64 %1930
  %1934 = load i64, ptr %1933, align 8
  %1935 = sitofp i64 %1934 to double
  %1936 = fmul double %1932, %1935
  %1937 = fadd double %1929, %1936
  %1938 = or i64 %1912, 3
  %1939 = getelementptr inbounds double, ptr %1698, i64 %1938
  %1940 = load double, ptr %1939, align 8
  %1941 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 4, i64 %1938
  %1942 = load i64, ptr %1941, align 8
  %1943 = sitofp i64 %1942 to double
  %1944 = fmul double %1940, %1943
  %1945 = fadd double %1937, %1944
  %1946 = add nuw nsw i64 %1912, 4
  %1947 = add i64 %1914, 4
  %1948 = icmp eq i64 %1947, %1702
  br i1 %1948, label %1881, label %1911

1949:                                             ; preds = %1900
  br label %1954

1950:                                             ; preds = %1900
  %1951 = fmul double %1906, %1904
  br label %1954

1952:                                             ; preds = %1900
  %1953 = sitofp i64 %1254 to double
  br label %1954

1954:                                             ; preds = %1900, %1949, %1950, %1952
  %1955 = phi double [ %1904, %1949 ], [ %1951, %1950 ], [ %1953, %1952 ], [ %1906, %1900 ]
  %1956 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 8
  store double %1955, ptr %1956, align 8
  br label %1957

1957:                                             ; preds = %806, %1954, %808
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



