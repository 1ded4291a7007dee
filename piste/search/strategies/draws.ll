; draws.c c219b194a4c4d16b5389ce5ee4a78b41140a211dcd03ec86563e065f90f8e76e

%struct.Room = type { i64, i64, i64, i64, ptr, i64, [16384 x ptr] }
%struct.Space = type { i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr }
%struct.Frame = type { ptr, i64, i64, ptr, ptr, ptr, ptr, ptr }
%struct.Cut = type { i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Node = type { i64, i64, i64, i64 }
%struct.Result = type { i64, i64, i64, i64, [256 x i64], [256 x i64], double, double, double, [16 x i64], [64 x %struct.Kept] }
%struct.Kept = type { i64, i64, i64, i64, i64, i64, i64, %struct.Flow, %struct.Flow }
%struct.Flow = type { i64, i64, i64, i64 }
%struct.Problem = type { i64, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, double, double }
%struct.Table = type { i64, [44 x i64], i64, i64, ptr, ptr }
%struct.Choice = type { double, i64, ptr }
%struct.Run = type { double, i64, i64 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define i64 @room_size() {
  ret i64 131120
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @begin(ptr nocapture noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3) {
  %5 = icmp eq i64 %1, 0
  %6 = select i1 %5, i64 1, i64 %1
  %7 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 4
  store ptr %2, ptr %7, align 8
  %8 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 2
  store i64 %3, ptr %8, align 8
  %9 = lshr i64 %6, 12
  %10 = xor i64 %9, %6
  %11 = shl i64 %10, 25
  %12 = xor i64 %11, %10
  %13 = lshr i64 %12, 27
  %14 = xor i64 %13, %12
  %15 = lshr i64 %14, 12
  %16 = xor i64 %15, %14
  %17 = shl i64 %16, 25
  %18 = xor i64 %17, %16
  %19 = lshr i64 %18, 27
  %20 = xor i64 %19, %18
  %21 = lshr i64 %20, 12
  %22 = xor i64 %21, %20
  %23 = shl i64 %22, 25
  %24 = xor i64 %23, %22
  %25 = lshr i64 %24, 27
  %26 = xor i64 %25, %24
  %27 = lshr i64 %26, 12
  %28 = xor i64 %27, %26
  %29 = shl i64 %28, 25
  %30 = xor i64 %29, %28
  %31 = lshr i64 %30, 27
  %32 = xor i64 %31, %30
  %33 = lshr i64 %32, 12
  %34 = xor i64 %33, %32
  %35 = shl i64 %34, 25
  %36 = xor i64 %35, %34
  %37 = lshr i64 %36, 27
  %38 = xor i64 %37, %36
  %39 = lshr i64 %38, 12
  %40 = xor i64 %39, %38
  %41 = shl i64 %40, 25
  %42 = xor i64 %41, %40
  %43 = lshr i64 %42, 27
  %44 = xor i64 %43, %42
  %45 = lshr i64 %44, 12
  %46 = xor i64 %45, %44
  %47 = shl i64 %46, 25
  %48 = xor i64 %47, %46
  %49 = lshr i64 %48, 27
  %50 = xor i64 %49, %48
  %51 = lshr i64 %50, 12
  %52 = xor i64 %51, %50
  %53 = shl i64 %52, 25
  %54 = xor i64 %53, %52
  %55 = lshr i64 %54, 27
  %56 = xor i64 %55, %54
  %57 = lshr i64 %56, 12
  %58 = xor i64 %57, %56
  %59 = shl i64 %58, 25
  %60 = xor i64 %59, %58
  %61 = lshr i64 %60, 27
  %62 = xor i64 %61, %60
  %63 = lshr i64 %62, 12
  %64 = xor i64 %63, %62
  %65 = shl i64 %64, 25
  %66 = xor i64 %65, %64
  %67 = lshr i64 %66, 27
  %68 = xor i64 %67, %66
  %69 = lshr i64 %68, 12
  %70 = xor i64 %69, %68
  %71 = shl i64 %70, 25
  %72 = xor i64 %71, %70
  %73 = lshr i64 %72, 27
  %74 = xor i64 %73, %72
  %75 = lshr i64 %74, 12
  %76 = xor i64 %75, %74
  %77 = shl i64 %76, 25
  %78 = xor i64 %77, %76
  %79 = lshr i64 %78, 27
  %80 = xor i64 %79, %78
  %81 = lshr i64 %80, 12
  %82 = xor i64 %81, %80
  %83 = shl i64 %82, 25
  %84 = xor i64 %83, %82
  %85 = lshr i64 %84, 27
  %86 = xor i64 %85, %84
  %87 = lshr i64 %86, 12
  %88 = xor i64 %87, %86
  %89 = shl i64 %88, 25
  %90 = xor i64 %89, %88
  %91 = lshr i64 %90, 27
  %92 = xor i64 %91, %90
  %93 = lshr i64 %92, 12
  %94 = xor i64 %93, %92
  %95 = shl i64 %94, 25
  %96 = xor i64 %95, %94
  %97 = lshr i64 %96, 27
  %98 = xor i64 %97, %96
  %99 = lshr i64 %98, 12
  %100 = xor i64 %99, %98
  %101 = shl i64 %100, 25
  %102 = xor i64 %101, %100
  %103 = lshr i64 %102, 27
  %104 = xor i64 %103, %102
  store i64 %104, ptr %0, align 8
  %105 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5
  store i64 0, ptr %105, align 8
  %106 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 3
  store i64 0, ptr %106, align 8
  %107 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 1
  store i64 0, ptr %107, align 8
  br label %108

108:                                              ; preds = %108, %4
  %109 = phi i64 [ 0, %4 ], [ %125, %108 ]
  %110 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %109
  store ptr null, ptr %110, align 8
  %111 = or i64 %109, 1
  %112 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %111
  store ptr null, ptr %112, align 8
  %113 = or i64 %109, 2
  %114 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %113
  store ptr null, ptr %114, align 8
  %115 = or i64 %109, 3
  %116 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %115
  store ptr null, ptr %116, align 8
  %117 = or i64 %109, 4
  %118 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %117
  store ptr null, ptr %118, align 8
  %119 = or i64 %109, 5
  %120 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %119
  store ptr null, ptr %120, align 8
  %121 = or i64 %109, 6
  %122 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %121
  store ptr null, ptr %122, align 8
  %123 = or i64 %109, 7
  %124 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %123
  store ptr null, ptr %124, align 8
  %125 = add nuw nsw i64 %109, 8
  %126 = icmp eq i64 %125, 16384
  br i1 %126, label %127, label %108

127:                                              ; preds = %108
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define i64 @draw_all(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i64 noundef %2, i64 noundef %3, ptr nocapture noundef writeonly %4, ptr nocapture noundef writeonly %5) {
  %7 = icmp sgt i64 %2, 0
  br i1 %7, label %8, label %48

8:                                                ; preds = %6
  %9 = icmp sgt i64 %3, 0
  %10 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 5
  %11 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 3
  br label %12

12:                                               ; preds = %8, %45
  %13 = phi i64 [ 0, %8 ], [ %46, %45 ]
  br i1 %9, label %14, label %48

14:                                               ; preds = %12
  %15 = getelementptr inbounds i64, ptr %4, i64 %13
  br label %17

16:                                               ; preds = %33
  br i1 %43, label %48, label %45

17:                                               ; preds = %14, %33
  %18 = phi i64 [ 0, %14 ], [ %41, %33 ]
  %19 = load i64, ptr %0, align 8
  %20 = icmp sgt i64 %19, 1
  br i1 %20, label %21, label %33

21:                                               ; preds = %17
  %22 = load i64, ptr %1, align 8
  %23 = lshr i64 %22, 12
  %24 = xor i64 %23, %22
  %25 = shl i64 %24, 25
  %26 = xor i64 %25, %24
  %27 = lshr i64 %26, 27
  %28 = xor i64 %27, %26
  store i64 %28, ptr %1, align 8
  %29 = mul i64 %28, 2685821657736338717
  %30 = lshr i64 %29, 32
  %31 = mul i64 %30, %19
  %32 = lshr i64 %31, 32
  br label %33

33:                                               ; preds = %17, %21
  %34 = phi i64 [ %32, %21 ], [ 0, %17 ]
  store i64 %34, ptr %15, align 8
  %35 = load ptr, ptr %10, align 8
  %36 = getelementptr inbounds %struct.Frame, ptr %35, i64 %34
  %37 = load i64, ptr %11, align 8
  %38 = mul nsw i64 %37, %13
  %39 = getelementptr inbounds i64, ptr %5, i64 %38
  %40 = tail call fastcc i64 @filled(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %36, ptr noundef %39)
  %41 = add nuw nsw i64 %18, 1
  %42 = icmp slt i64 %41, %3
  %43 = icmp eq i64 %40, 0
  %44 = select i1 %42, i1 %43, i1 false
  br i1 %44, label %17, label %16

45:                                               ; preds = %16
  %46 = add nuw nsw i64 %13, 1
  %47 = icmp eq i64 %46, %2
  br i1 %47, label %48, label %12

48:                                               ; preds = %16, %12, %45, %6
  %49 = phi i64 [ 0, %6 ], [ %2, %45 ], [ %13, %16 ], [ 0, %12 ]
  %50 = tail call i64 @llvm.smin.i64(i64 %49, i64 %2)
  ret i64 %50
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc i64 @filled(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef writeonly %3) unnamed_addr {
  %5 = alloca [64 x i64], align 16
  %6 = alloca [24 x i64], align 16
  %7 = alloca [24 x i64], align 16
  %8 = alloca [24 x i64], align 16
  %9 = alloca [44 x i64], align 16
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %5)
  call void @llvm.lifetime.start.p0(i64 192, ptr nonnull %6)
  call void @llvm.lifetime.start.p0(i64 192, ptr nonnull %7)
  call void @llvm.lifetime.start.p0(i64 192, ptr nonnull %8)
  call void @llvm.lifetime.start.p0(i64 352, ptr nonnull %9)
  %10 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 1
  %11 = load i64, ptr %10, align 8
  %12 = icmp sgt i64 %11, 0
  br i1 %12, label %13, label %73

13:                                               ; preds = %4
  %14 = and i64 %11, 7
  %15 = icmp ult i64 %11, 8
  br i1 %15, label %18, label %16

16:                                               ; preds = %13
  %17 = and i64 %11, -8
  br label %32

18:                                               ; preds = %32, %13
  %19 = phi i64 [ 0, %13 ], [ %50, %32 ]
  %20 = icmp eq i64 %14, 0
  br i1 %20, label %28, label %21

21:                                               ; preds = %18, %21
  %22 = phi i64 [ %25, %21 ], [ %19, %18 ]
  %23 = phi i64 [ %26, %21 ], [ 0, %18 ]
  %24 = getelementptr inbounds i64, ptr %5, i64 %22
  store i64 %22, ptr %24, align 8
  %25 = add nuw nsw i64 %22, 1
  %26 = add i64 %23, 1
  %27 = icmp eq i64 %26, %14
  br i1 %27, label %28, label %21

28:                                               ; preds = %21, %18
  %29 = icmp sgt i64 %11, 1
  br i1 %29, label %30, label %73

30:                                               ; preds = %28
  %31 = load i64, ptr %1, align 8
  br label %53

32:                                               ; preds = %32, %16
  %33 = phi i64 [ 0, %16 ], [ %50, %32 ]
  %34 = phi i64 [ 0, %16 ], [ %51, %32 ]
  %35 = getelementptr inbounds i64, ptr %5, i64 %33
  store i64 %33, ptr %35, align 16
  %36 = or i64 %33, 1
  %37 = getelementptr inbounds i64, ptr %5, i64 %36
  store i64 %36, ptr %37, align 8
  %38 = or i64 %33, 2
  %39 = getelementptr inbounds i64, ptr %5, i64 %38
  store i64 %38, ptr %39, align 16
  %40 = or i64 %33, 3
  %41 = getelementptr inbounds i64, ptr %5, i64 %40
  store i64 %40, ptr %41, align 8
  %42 = or i64 %33, 4
  %43 = getelementptr inbounds i64, ptr %5, i64 %42
  store i64 %42, ptr %43, align 16
  %44 = or i64 %33, 5
  %45 = getelementptr inbounds i64, ptr %5, i64 %44
  store i64 %44, ptr %45, align 8
  %46 = or i64 %33, 6
  %47 = getelementptr inbounds i64, ptr %5, i64 %46
  store i64 %46, ptr %47, align 16
  %48 = or i64 %33, 7
  %49 = getelementptr inbounds i64, ptr %5, i64 %48
  store i64 %48, ptr %49, align 8
  %50 = add nuw nsw i64 %33, 8
  %51 = add i64 %34, 8
  %52 = icmp eq i64 %51, %17
  br i1 %52, label %18, label %32

53:                                               ; preds = %30, %53
  %54 = phi i64 [ %62, %53 ], [ %31, %30 ]
  %55 = phi i64 [ %56, %53 ], [ %11, %30 ]
  %56 = add nsw i64 %55, -1
  %57 = lshr i64 %54, 12
  %58 = xor i64 %57, %54
  %59 = shl i64 %58, 25
  %60 = xor i64 %59, %58
  %61 = lshr i64 %60, 27
  %62 = xor i64 %61, %60
  %63 = mul i64 %62, 2685821657736338717
  %64 = lshr i64 %63, 32
  %65 = mul i64 %64, %55
  %66 = lshr i64 %65, 32
  %67 = getelementptr inbounds i64, ptr %5, i64 %56
  %68 = load i64, ptr %67, align 8
  %69 = getelementptr inbounds i64, ptr %5, i64 %66
  %70 = load i64, ptr %69, align 8
  store i64 %70, ptr %67, align 8
  store i64 %68, ptr %69, align 8
  %71 = icmp ugt i64 %55, 2
  br i1 %71, label %53, label %72

72:                                               ; preds = %53
  store i64 %62, ptr %1, align 8
  br label %73

73:                                               ; preds = %72, %4, %28
  %74 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 2
  %75 = load i64, ptr %74, align 8
  %76 = icmp sgt i64 %75, 0
  br i1 %76, label %77, label %97

77:                                               ; preds = %73
  %78 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 7
  %79 = load ptr, ptr %78, align 8
  %80 = and i64 %75, 3
  %81 = icmp ult i64 %75, 4
  br i1 %81, label %84, label %82

82:                                               ; preds = %77
  %83 = and i64 %75, -4
  br label %102

84:                                               ; preds = %102, %77
  %85 = phi i64 [ 0, %77 ], [ %124, %102 ]
  %86 = icmp eq i64 %80, 0
  br i1 %86, label %97, label %87

87:                                               ; preds = %84, %87
  %88 = phi i64 [ %94, %87 ], [ %85, %84 ]
  %89 = phi i64 [ %95, %87 ], [ 0, %84 ]
  %90 = getelementptr inbounds i64, ptr %79, i64 %88
  %91 = load i64, ptr %90, align 8
  %92 = getelementptr inbounds [24 x i64], ptr %6, i64 0, i64 %88
  store i64 %91, ptr %92, align 8
  %93 = getelementptr inbounds [24 x i64], ptr %7, i64 0, i64 %88
  store i64 1, ptr %93, align 8
  %94 = add nuw nsw i64 %88, 1
  %95 = add i64 %89, 1
  %96 = icmp eq i64 %95, %80
  br i1 %96, label %97, label %87

97:                                               ; preds = %84, %87, %73
  br i1 %12, label %98, label %208

98:                                               ; preds = %97
  %99 = getelementptr inbounds %struct.Frame, ptr %2, i64 0, i32 7
  %100 = getelementptr inbounds %struct.Frame, ptr %2, i64 0, i32 2
  %101 = getelementptr inbounds %struct.Frame, ptr %2, i64 0, i32 5
  br label %127

102:                                              ; preds = %102, %82
  %103 = phi i64 [ 0, %82 ], [ %124, %102 ]
  %104 = phi i64 [ 0, %82 ], [ %125, %102 ]
  %105 = getelementptr inbounds i64, ptr %79, i64 %103
  %106 = load i64, ptr %105, align 8
  %107 = getelementptr inbounds [24 x i64], ptr %6, i64 0, i64 %103
  store i64 %106, ptr %107, align 16
  %108 = getelementptr inbounds [24 x i64], ptr %7, i64 0, i64 %103
  store i64 1, ptr %108, align 16
  %109 = or i64 %103, 1
  %110 = getelementptr inbounds i64, ptr %79, i64 %109
  %111 = load i64, ptr %110, align 8
  %112 = getelementptr inbounds [24 x i64], ptr %6, i64 0, i64 %109
  store i64 %111, ptr %112, align 8
  %113 = getelementptr inbounds [24 x i64], ptr %7, i64 0, i64 %109
  store i64 1, ptr %113, align 8
  %114 = or i64 %103, 2
  %115 = getelementptr inbounds i64, ptr %79, i64 %114
  %116 = load i64, ptr %115, align 8
  %117 = getelementptr inbounds [24 x i64], ptr %6, i64 0, i64 %114
  store i64 %116, ptr %117, align 16
  %118 = getelementptr inbounds [24 x i64], ptr %7, i64 0, i64 %114
  store i64 1, ptr %118, align 16
  %119 = or i64 %103, 3
  %120 = getelementptr inbounds i64, ptr %79, i64 %119
  %121 = load i64, ptr %120, align 8
  %122 = getelementptr inbounds [24 x i64], ptr %6, i64 0, i64 %119
  store i64 %121, ptr %122, align 8
  %123 = getelementptr inbounds [24 x i64], ptr %7, i64 0, i64 %119
  store i64 1, ptr %123, align 8
  %124 = add nuw nsw i64 %103, 4
  %125 = add i64 %104, 4
  %126 = icmp eq i64 %125, %83
  br i1 %126, label %84, label %102

127:                                              ; preds = %98, %179
  %128 = phi i64 [ 0, %98 ], [ %180, %179 ]
  %129 = load ptr, ptr %99, align 8
  %130 = getelementptr inbounds [64 x i64], ptr %5, i64 0, i64 %128
  %131 = load i64, ptr %130, align 8
  %132 = getelementptr inbounds i64, ptr %129, i64 %131
  %133 = load i64, ptr %132, align 8
  %134 = call fastcc i64 @chain(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %133, ptr noundef nonnull %6, ptr noundef nonnull %9, ptr noundef nonnull %8)
  %135 = icmp eq i64 %134, 0
  br i1 %135, label %232, label %136

136:                                              ; preds = %127
  %137 = load i64, ptr %74, align 8
  %138 = icmp sgt i64 %137, 0
  br i1 %138, label %139, label %156

139:                                              ; preds = %136
  %140 = and i64 %137, 1
  %141 = icmp eq i64 %137, 1
  br i1 %141, label %144, label %142

142:                                              ; preds = %139
  %143 = and i64 %137, -2
  br label %183

144:                                              ; preds = %183, %139
  %145 = phi i64 [ 0, %139 ], [ %203, %183 ]
  %146 = icmp eq i64 %140, 0
  br i1 %146, label %156, label %147

147:                                              ; preds = %144
  %148 = getelementptr inbounds [24 x i64], ptr %8, i64 0, i64 %145
  %149 = load i64, ptr %148, align 8
  %150 = getelementptr inbounds [24 x i64], ptr %6, i64 0, i64 %145
  %151 = load i64, ptr %150, align 8
  %152 = sdiv i64 %151, %149
  store i64 %152, ptr %150, align 8
  %153 = getelementptr inbounds [24 x i64], ptr %7, i64 0, i64 %145
  %154 = load i64, ptr %153, align 8
  %155 = mul nsw i64 %154, %149
  store i64 %155, ptr %153, align 8
  br label %156

156:                                              ; preds = %147, %144, %136
  %157 = load i64, ptr %100, align 8
  %158 = icmp sgt i64 %157, 0
  br i1 %158, label %159, label %179

159:                                              ; preds = %156
  %160 = load ptr, ptr %101, align 8
  br label %161

161:                                              ; preds = %174, %159
  %162 = phi i64 [ %157, %159 ], [ %175, %174 ]
  %163 = phi i64 [ 0, %159 ], [ %177, %174 ]
  %164 = phi i64 [ 0, %159 ], [ %176, %174 ]
  %165 = getelementptr inbounds i64, ptr %160, i64 %163
  %166 = load i64, ptr %165, align 8
  %167 = icmp eq i64 %166, %131
  br i1 %167, label %168, label %174

168:                                              ; preds = %161
  %169 = add nsw i64 %164, 1
  %170 = getelementptr inbounds i64, ptr %9, i64 %164
  %171 = load i64, ptr %170, align 8
  %172 = getelementptr inbounds i64, ptr %3, i64 %163
  store i64 %171, ptr %172, align 8
  %173 = load i64, ptr %100, align 8
  br label %174

174:                                              ; preds = %168, %161
  %175 = phi i64 [ %173, %168 ], [ %162, %161 ]
  %176 = phi i64 [ %169, %168 ], [ %164, %161 ]
  %177 = add nuw nsw i64 %163, 1
  %178 = icmp slt i64 %177, %175
  br i1 %178, label %161, label %179

179:                                              ; preds = %174, %156
  %180 = add nuw nsw i64 %128, 1
  %181 = load i64, ptr %10, align 8
  %182 = icmp slt i64 %180, %181
  br i1 %182, label %127, label %206

183:                                              ; preds = %183, %142
  %184 = phi i64 [ 0, %142 ], [ %203, %183 ]
  %185 = phi i64 [ 0, %142 ], [ %204, %183 ]
  %186 = getelementptr inbounds [24 x i64], ptr %8, i64 0, i64 %184
  %187 = load i64, ptr %186, align 16
  %188 = getelementptr inbounds [24 x i64], ptr %6, i64 0, i64 %184
  %189 = load i64, ptr %188, align 16
  %190 = sdiv i64 %189, %187
  store i64 %190, ptr %188, align 16
  %191 = getelementptr inbounds [24 x i64], ptr %7, i64 0, i64 %184
  %192 = load i64, ptr %191, align 16
  %193 = mul nsw i64 %192, %187
  store i64 %193, ptr %191, align 16
  %194 = or i64 %184, 1
  %195 = getelementptr inbounds [24 x i64], ptr %8, i64 0, i64 %194
  %196 = load i64, ptr %195, align 8
  %197 = getelementptr inbounds [24 x i64], ptr %6, i64 0, i64 %194
  %198 = load i64, ptr %197, align 8
  %199 = sdiv i64 %198, %196
  store i64 %199, ptr %197, align 8
  %200 = getelementptr inbounds [24 x i64], ptr %7, i64 0, i64 %194
  %201 = load i64, ptr %200, align 8
  %202 = mul nsw i64 %201, %196
  store i64 %202, ptr %200, align 8
  %203 = add nuw nsw i64 %184, 2
  %204 = add i64 %185, 2
  %205 = icmp eq i64 %204, %143
  br i1 %205, label %144, label %183

206:                                              ; preds = %179
  %207 = load i64, ptr %74, align 8
  br label %208

208:                                              ; preds = %206, %97
  %209 = phi i64 [ %207, %206 ], [ %75, %97 ]
  %210 = icmp sgt i64 %209, 0
  br i1 %210, label %211, label %226

211:                                              ; preds = %208
  %212 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 8
  %213 = load ptr, ptr %212, align 8
  br label %214

214:                                              ; preds = %222, %211
  %215 = phi i64 [ 0, %211 ], [ %224, %222 ]
  %216 = phi i64 [ 1, %211 ], [ %223, %222 ]
  %217 = getelementptr inbounds i64, ptr %7, i64 %215
  %218 = load i64, ptr %217, align 8
  %219 = getelementptr inbounds i64, ptr %213, i64 %215
  %220 = load i64, ptr %219, align 8
  %221 = icmp slt i64 %218, %220
  br i1 %221, label %232, label %222

222:                                              ; preds = %214
  %223 = mul nsw i64 %218, %216
  %224 = add nuw nsw i64 %215, 1
  %225 = icmp eq i64 %224, %209
  br i1 %225, label %226, label %214

226:                                              ; preds = %222, %208
  %227 = phi i64 [ 1, %208 ], [ %223, %222 ]
  %228 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 4
  %229 = load i64, ptr %228, align 8
  %230 = icmp sge i64 %227, %229
  %231 = zext i1 %230 to i64
  br label %232

232:                                              ; preds = %127, %214, %226
  %233 = phi i64 [ %231, %226 ], [ 0, %214 ], [ 0, %127 ]
  call void @llvm.lifetime.end.p0(i64 352, ptr nonnull %9)
  call void @llvm.lifetime.end.p0(i64 192, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 192, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 192, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %5)
  ret i64 %233
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define void @change_all(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i64 noundef %2, ptr nocapture noundef %3, ptr nocapture noundef %4, double noundef %5, double noundef %6) {
  %8 = icmp sgt i64 %2, 0
  br i1 %8, label %9, label %11

9:                                                ; preds = %7
  %10 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 3
  br label %12

11:                                               ; preds = %12, %7
  ret void

12:                                               ; preds = %9, %12
  %13 = phi i64 [ 0, %9 ], [ %18, %12 ]
  %14 = getelementptr inbounds i64, ptr %3, i64 %13
  %15 = load i64, ptr %10, align 8
  %16 = mul nsw i64 %15, %13
  %17 = getelementptr inbounds i64, ptr %4, i64 %16
  tail call fastcc void @changed(ptr noundef %0, ptr noundef %1, ptr noundef %14, ptr noundef %17, double noundef %5, double noundef %6)
  %18 = add nuw nsw i64 %13, 1
  %19 = icmp eq i64 %18, %2
  br i1 %19, label %11, label %12
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @changed(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, ptr nocapture noundef %2, ptr nocapture noundef %3, double noundef %4, double noundef %5) unnamed_addr {
  %7 = alloca [64 x i64], align 16
  %8 = alloca [1024 x i64], align 16
  %9 = load i64, ptr %1, align 8
  %10 = lshr i64 %9, 12
  %11 = xor i64 %10, %9
  %12 = shl i64 %11, 25
  %13 = xor i64 %12, %11
  %14 = lshr i64 %13, 27
  %15 = xor i64 %14, %13
  store i64 %15, ptr %1, align 8
  %16 = mul i64 %15, 2685821657736338717
  %17 = lshr i64 %16, 11
  %18 = uitofp i64 %17 to double
  %19 = fmul double %18, 0x3CA0000000000000
  %20 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 5
  %21 = load ptr, ptr %20, align 8
  %22 = load i64, ptr %2, align 8
  %23 = getelementptr inbounds %struct.Frame, ptr %21, i64 %22
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %8)
  %24 = fcmp olt double %19, %4
  br i1 %24, label %25, label %212

25:                                               ; preds = %6
  %26 = load i64, ptr %0, align 8
  %27 = icmp sgt i64 %26, 1
  br i1 %27, label %28, label %39

28:                                               ; preds = %25
  %29 = lshr i64 %15, 12
  %30 = xor i64 %29, %15
  %31 = shl i64 %30, 25
  %32 = xor i64 %31, %30
  %33 = lshr i64 %32, 27
  %34 = xor i64 %33, %32
  store i64 %34, ptr %1, align 8
  %35 = mul i64 %34, 2685821657736338717
  %36 = lshr i64 %35, 32
  %37 = mul i64 %26, %36
  %38 = lshr i64 %37, 32
  br label %39

39:                                               ; preds = %25, %28
  %40 = phi i64 [ %38, %28 ], [ 0, %25 ]
  %41 = getelementptr inbounds %struct.Frame, ptr %21, i64 %40
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %7)
  %42 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 1
  %43 = load i64, ptr %42, align 8
  %44 = icmp sgt i64 %43, 0
  br i1 %44, label %45, label %68

45:                                               ; preds = %39
  %46 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 6
  %47 = load ptr, ptr %46, align 8
  %48 = getelementptr inbounds %struct.Frame, ptr %21, i64 %40, i32 7
  %49 = load ptr, ptr %48, align 8
  %50 = and i64 %43, 3
  %51 = icmp ult i64 %43, 4
  br i1 %51, label %54, label %52

52:                                               ; preds = %45
  %53 = and i64 %43, -4
  br label %84

54:                                               ; preds = %84, %45
  %55 = phi i64 [ 0, %45 ], [ %110, %84 ]
  %56 = icmp eq i64 %50, 0
  br i1 %56, label %68, label %57

57:                                               ; preds = %54, %57
  %58 = phi i64 [ %65, %57 ], [ %55, %54 ]
  %59 = phi i64 [ %66, %57 ], [ 0, %54 ]
  %60 = getelementptr inbounds i64, ptr %49, i64 %58
  %61 = load i64, ptr %60, align 8
  %62 = getelementptr inbounds %struct.Cut, ptr %47, i64 %61
  %63 = load i64, ptr %62, align 8
  %64 = getelementptr inbounds [64 x i64], ptr %7, i64 0, i64 %58
  store i64 %63, ptr %64, align 8
  %65 = add nuw nsw i64 %58, 1
  %66 = add i64 %59, 1
  %67 = icmp eq i64 %66, %50
  br i1 %67, label %68, label %57

68:                                               ; preds = %54, %57, %39
  %69 = getelementptr inbounds %struct.Frame, ptr %21, i64 %40, i32 2
  %70 = load i64, ptr %69, align 8
  %71 = icmp sgt i64 %70, 0
  br i1 %71, label %72, label %165

72:                                               ; preds = %68
  %73 = getelementptr inbounds %struct.Frame, ptr %21, i64 %40, i32 5
  %74 = load ptr, ptr %73, align 8
  %75 = getelementptr inbounds %struct.Frame, ptr %21, i64 %22, i32 2
  %76 = getelementptr inbounds %struct.Frame, ptr %21, i64 %22, i32 6
  %77 = getelementptr inbounds %struct.Frame, ptr %21, i64 %40, i32 6
  %78 = load i64, ptr %75, align 8
  %79 = icmp sgt i64 %78, 0
  %80 = and i64 %78, 1
  %81 = icmp eq i64 %78, 1
  %82 = and i64 %78, -2
  %83 = icmp eq i64 %80, 0
  br label %113

84:                                               ; preds = %84, %52
  %85 = phi i64 [ 0, %52 ], [ %110, %84 ]
  %86 = phi i64 [ 0, %52 ], [ %111, %84 ]
  %87 = getelementptr inbounds i64, ptr %49, i64 %85
  %88 = load i64, ptr %87, align 8
  %89 = getelementptr inbounds %struct.Cut, ptr %47, i64 %88
  %90 = load i64, ptr %89, align 8
  %91 = getelementptr inbounds [64 x i64], ptr %7, i64 0, i64 %85
  store i64 %90, ptr %91, align 16
  %92 = or i64 %85, 1
  %93 = getelementptr inbounds i64, ptr %49, i64 %92
  %94 = load i64, ptr %93, align 8
  %95 = getelementptr inbounds %struct.Cut, ptr %47, i64 %94
  %96 = load i64, ptr %95, align 8
  %97 = getelementptr inbounds [64 x i64], ptr %7, i64 0, i64 %92
  store i64 %96, ptr %97, align 8
  %98 = or i64 %85, 2
  %99 = getelementptr inbounds i64, ptr %49, i64 %98
  %100 = load i64, ptr %99, align 8
  %101 = getelementptr inbounds %struct.Cut, ptr %47, i64 %100
  %102 = load i64, ptr %101, align 8
  %103 = getelementptr inbounds [64 x i64], ptr %7, i64 0, i64 %98
  store i64 %102, ptr %103, align 16
  %104 = or i64 %85, 3
  %105 = getelementptr inbounds i64, ptr %49, i64 %104
  %106 = load i64, ptr %105, align 8
  %107 = getelementptr inbounds %struct.Cut, ptr %47, i64 %106
  %108 = load i64, ptr %107, align 8
  %109 = getelementptr inbounds [64 x i64], ptr %7, i64 0, i64 %104
  store i64 %108, ptr %109, align 8
  %110 = add nuw nsw i64 %85, 4
  %111 = add i64 %86, 4
  %112 = icmp eq i64 %111, %53
  br i1 %112, label %54, label %84

113:                                              ; preds = %134, %72
  %114 = phi i64 [ 0, %72 ], [ %138, %134 ]
  %115 = getelementptr inbounds i64, ptr %74, i64 %114
  %116 = load i64, ptr %115, align 8
  br i1 %79, label %117, label %134

117:                                              ; preds = %113
  %118 = load ptr, ptr %76, align 8
  %119 = load ptr, ptr %77, align 8
  %120 = getelementptr inbounds i64, ptr %119, i64 %114
  %121 = load i64, ptr %120, align 8
  %122 = getelementptr inbounds [64 x i64], ptr %7, i64 0, i64 %116
  br i1 %81, label %123, label %140

123:                                              ; preds = %161, %117
  %124 = phi i64 [ 0, %117 ], [ %162, %161 ]
  br i1 %83, label %134, label %125

125:                                              ; preds = %123
  %126 = getelementptr inbounds i64, ptr %118, i64 %124
  %127 = load i64, ptr %126, align 8
  %128 = icmp eq i64 %127, %121
  br i1 %128, label %129, label %134

129:                                              ; preds = %125
  %130 = load i64, ptr %122, align 8
  %131 = getelementptr inbounds i64, ptr %3, i64 %124
  %132 = load i64, ptr %131, align 8
  %133 = tail call i64 @llvm.smin.i64(i64 %130, i64 %132)
  store i64 %133, ptr %122, align 8
  br label %134

134:                                              ; preds = %123, %129, %125, %113
  %135 = getelementptr inbounds [64 x i64], ptr %7, i64 0, i64 %116
  %136 = load i64, ptr %135, align 8
  %137 = getelementptr inbounds i64, ptr %8, i64 %114
  store i64 %136, ptr %137, align 8
  %138 = add nuw nsw i64 %114, 1
  %139 = icmp eq i64 %138, %70
  br i1 %139, label %165, label %113

140:                                              ; preds = %117, %161
  %141 = phi i64 [ %162, %161 ], [ 0, %117 ]
  %142 = phi i64 [ %163, %161 ], [ 0, %117 ]
  %143 = getelementptr inbounds i64, ptr %118, i64 %141
  %144 = load i64, ptr %143, align 8
  %145 = icmp eq i64 %144, %121
  br i1 %145, label %146, label %151

146:                                              ; preds = %140
  %147 = load i64, ptr %122, align 8
  %148 = getelementptr inbounds i64, ptr %3, i64 %141
  %149 = load i64, ptr %148, align 8
  %150 = tail call i64 @llvm.smin.i64(i64 %147, i64 %149)
  store i64 %150, ptr %122, align 8
  br label %151

151:                                              ; preds = %146, %140
  %152 = or i64 %141, 1
  %153 = getelementptr inbounds i64, ptr %118, i64 %152
  %154 = load i64, ptr %153, align 8
  %155 = icmp eq i64 %154, %121
  br i1 %155, label %156, label %161

156:                                              ; preds = %151
  %157 = load i64, ptr %122, align 8
  %158 = getelementptr inbounds i64, ptr %3, i64 %152
  %159 = load i64, ptr %158, align 8
  %160 = tail call i64 @llvm.smin.i64(i64 %157, i64 %159)
  store i64 %160, ptr %122, align 8
  br label %161

161:                                              ; preds = %156, %151
  %162 = add nuw nsw i64 %141, 2
  %163 = add i64 %142, 2
  %164 = icmp eq i64 %163, %82
  br i1 %164, label %123, label %140

165:                                              ; preds = %134, %68
  %166 = call fastcc i64 @mended(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %41, ptr noundef nonnull %8)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %7)
  %167 = icmp eq i64 %166, 0
  br i1 %167, label %238, label %168

168:                                              ; preds = %165
  %169 = load ptr, ptr %20, align 8
  %170 = getelementptr inbounds %struct.Frame, ptr %169, i64 %40, i32 2
  %171 = load i64, ptr %170, align 8
  %172 = icmp sgt i64 %171, 0
  br i1 %172, label %173, label %211

173:                                              ; preds = %168
  %174 = and i64 %171, 3
  %175 = icmp ult i64 %171, 4
  br i1 %175, label %199, label %176

176:                                              ; preds = %173
  %177 = and i64 %171, -4
  br label %178

178:                                              ; preds = %178, %176
  %179 = phi i64 [ 0, %176 ], [ %196, %178 ]
  %180 = phi i64 [ 0, %176 ], [ %197, %178 ]
  %181 = getelementptr inbounds i64, ptr %8, i64 %179
  %182 = load i64, ptr %181, align 16
  %183 = getelementptr inbounds i64, ptr %3, i64 %179
  store i64 %182, ptr %183, align 8
  %184 = or i64 %179, 1
  %185 = getelementptr inbounds i64, ptr %8, i64 %184
  %186 = load i64, ptr %185, align 8
  %187 = getelementptr inbounds i64, ptr %3, i64 %184
  store i64 %186, ptr %187, align 8
  %188 = or i64 %179, 2
  %189 = getelementptr inbounds i64, ptr %8, i64 %188
  %190 = load i64, ptr %189, align 16
  %191 = getelementptr inbounds i64, ptr %3, i64 %188
  store i64 %190, ptr %191, align 8
  %192 = or i64 %179, 3
  %193 = getelementptr inbounds i64, ptr %8, i64 %192
  %194 = load i64, ptr %193, align 8
  %195 = getelementptr inbounds i64, ptr %3, i64 %192
  store i64 %194, ptr %195, align 8
  %196 = add nuw nsw i64 %179, 4
  %197 = add i64 %180, 4
  %198 = icmp eq i64 %197, %177
  br i1 %198, label %199, label %178

199:                                              ; preds = %178, %173
  %200 = phi i64 [ 0, %173 ], [ %196, %178 ]
  %201 = icmp eq i64 %174, 0
  br i1 %201, label %211, label %202

202:                                              ; preds = %199, %202
  %203 = phi i64 [ %208, %202 ], [ %200, %199 ]
  %204 = phi i64 [ %209, %202 ], [ 0, %199 ]
  %205 = getelementptr inbounds i64, ptr %8, i64 %203
  %206 = load i64, ptr %205, align 8
  %207 = getelementptr inbounds i64, ptr %3, i64 %203
  store i64 %206, ptr %207, align 8
  %208 = add nuw nsw i64 %203, 1
  %209 = add i64 %204, 1
  %210 = icmp eq i64 %209, %174
  br i1 %210, label %211, label %202

211:                                              ; preds = %199, %202, %168
  store i64 %40, ptr %2, align 8
  br label %238

212:                                              ; preds = %6
  %213 = getelementptr inbounds %struct.Frame, ptr %21, i64 %22, i32 2
  %214 = load i64, ptr %213, align 8
  %215 = icmp eq i64 %214, 0
  br i1 %215, label %238, label %216

216:                                              ; preds = %212
  %217 = getelementptr inbounds %struct.Frame, ptr %21, i64 %22, i32 5
  %218 = load ptr, ptr %217, align 8
  %219 = icmp sgt i64 %214, 1
  br i1 %219, label %220, label %231

220:                                              ; preds = %216
  %221 = lshr i64 %15, 12
  %222 = xor i64 %221, %15
  %223 = shl i64 %222, 25
  %224 = xor i64 %223, %222
  %225 = lshr i64 %224, 27
  %226 = xor i64 %225, %224
  store i64 %226, ptr %1, align 8
  %227 = mul i64 %226, 2685821657736338717
  %228 = lshr i64 %227, 32
  %229 = mul i64 %214, %228
  %230 = lshr i64 %229, 32
  br label %231

231:                                              ; preds = %216, %220
  %232 = phi i64 [ %230, %220 ], [ 0, %216 ]
  %233 = getelementptr inbounds i64, ptr %218, i64 %232
  %234 = load i64, ptr %233, align 8
  %235 = fcmp olt double %19, %5
  %236 = zext i1 %235 to i64
  %237 = tail call fastcc i64 @redraw(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %23, i64 noundef %234, i64 noundef %236, ptr noundef %3)
  br label %238

238:                                              ; preds = %212, %231, %165, %211
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %8)
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define void @carry_all(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i64 noundef %2, ptr nocapture noundef %3, ptr nocapture noundef %4, ptr nocapture noundef readonly %5) {
  %7 = alloca [64 x i64], align 16
  %8 = alloca [1024 x i64], align 16
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %8)
  %9 = icmp sgt i64 %2, 0
  br i1 %9, label %10, label %15

10:                                               ; preds = %6
  %11 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 3
  %12 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 5
  %13 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 1
  %14 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 6
  br label %16

15:                                               ; preds = %196, %6
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %8)
  ret void

16:                                               ; preds = %10, %196
  %17 = phi i64 [ 0, %10 ], [ %197, %196 ]
  %18 = load i64, ptr %11, align 8
  %19 = mul nsw i64 %18, %17
  %20 = getelementptr inbounds i64, ptr %4, i64 %19
  %21 = load ptr, ptr %12, align 8
  %22 = getelementptr inbounds i64, ptr %3, i64 %17
  %23 = load i64, ptr %22, align 8
  %24 = getelementptr inbounds i64, ptr %5, i64 %17
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.Frame, ptr %21, i64 %25
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %7)
  %27 = load i64, ptr %13, align 8
  %28 = icmp sgt i64 %27, 0
  br i1 %28, label %29, label %51

29:                                               ; preds = %16
  %30 = load ptr, ptr %14, align 8
  %31 = getelementptr inbounds %struct.Frame, ptr %21, i64 %25, i32 7
  %32 = load ptr, ptr %31, align 8
  %33 = and i64 %27, 3
  %34 = icmp ult i64 %27, 4
  br i1 %34, label %37, label %35

35:                                               ; preds = %29
  %36 = and i64 %27, -4
  br label %67

37:                                               ; preds = %67, %29
  %38 = phi i64 [ 0, %29 ], [ %93, %67 ]
  %39 = icmp eq i64 %33, 0
  br i1 %39, label %51, label %40

40:                                               ; preds = %37, %40
  %41 = phi i64 [ %48, %40 ], [ %38, %37 ]
  %42 = phi i64 [ %49, %40 ], [ 0, %37 ]
  %43 = getelementptr inbounds i64, ptr %32, i64 %41
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.Cut, ptr %30, i64 %44
  %46 = load i64, ptr %45, align 8
  %47 = getelementptr inbounds [64 x i64], ptr %7, i64 0, i64 %41
  store i64 %46, ptr %47, align 8
  %48 = add nuw nsw i64 %41, 1
  %49 = add i64 %42, 1
  %50 = icmp eq i64 %49, %33
  br i1 %50, label %51, label %40

51:                                               ; preds = %37, %40, %16
  %52 = getelementptr inbounds %struct.Frame, ptr %21, i64 %25, i32 2
  %53 = load i64, ptr %52, align 8
  %54 = icmp sgt i64 %53, 0
  br i1 %54, label %55, label %148

55:                                               ; preds = %51
  %56 = getelementptr inbounds %struct.Frame, ptr %21, i64 %25, i32 5
  %57 = load ptr, ptr %56, align 8
  %58 = getelementptr inbounds %struct.Frame, ptr %21, i64 %23, i32 2
  %59 = getelementptr inbounds %struct.Frame, ptr %21, i64 %23, i32 6
  %60 = getelementptr inbounds %struct.Frame, ptr %21, i64 %25, i32 6
  %61 = load i64, ptr %58, align 8
  %62 = icmp sgt i64 %61, 0
  %63 = and i64 %61, 1
  %64 = icmp eq i64 %61, 1
  %65 = and i64 %61, -2
  %66 = icmp eq i64 %63, 0
  br label %96

67:                                               ; preds = %67, %35
  %68 = phi i64 [ 0, %35 ], [ %93, %67 ]
  %69 = phi i64 [ 0, %35 ], [ %94, %67 ]
  %70 = getelementptr inbounds i64, ptr %32, i64 %68
  %71 = load i64, ptr %70, align 8
  %72 = getelementptr inbounds %struct.Cut, ptr %30, i64 %71
  %73 = load i64, ptr %72, align 8
  %74 = getelementptr inbounds [64 x i64], ptr %7, i64 0, i64 %68
  store i64 %73, ptr %74, align 16
  %75 = or i64 %68, 1
  %76 = getelementptr inbounds i64, ptr %32, i64 %75
  %77 = load i64, ptr %76, align 8
  %78 = getelementptr inbounds %struct.Cut, ptr %30, i64 %77
  %79 = load i64, ptr %78, align 8
  %80 = getelementptr inbounds [64 x i64], ptr %7, i64 0, i64 %75
  store i64 %79, ptr %80, align 8
  %81 = or i64 %68, 2
  %82 = getelementptr inbounds i64, ptr %32, i64 %81
  %83 = load i64, ptr %82, align 8
  %84 = getelementptr inbounds %struct.Cut, ptr %30, i64 %83
  %85 = load i64, ptr %84, align 8
  %86 = getelementptr inbounds [64 x i64], ptr %7, i64 0, i64 %81
  store i64 %85, ptr %86, align 16
  %87 = or i64 %68, 3
  %88 = getelementptr inbounds i64, ptr %32, i64 %87
  %89 = load i64, ptr %88, align 8
  %90 = getelementptr inbounds %struct.Cut, ptr %30, i64 %89
  %91 = load i64, ptr %90, align 8
  %92 = getelementptr inbounds [64 x i64], ptr %7, i64 0, i64 %87
  store i64 %91, ptr %92, align 8
  %93 = add nuw nsw i64 %68, 4
  %94 = add i64 %69, 4
  %95 = icmp eq i64 %94, %36
  br i1 %95, label %37, label %67

96:                                               ; preds = %117, %55
  %97 = phi i64 [ 0, %55 ], [ %121, %117 ]
  %98 = getelementptr inbounds i64, ptr %57, i64 %97
  %99 = load i64, ptr %98, align 8
  br i1 %62, label %100, label %117

100:                                              ; preds = %96
  %101 = load ptr, ptr %59, align 8
  %102 = load ptr, ptr %60, align 8
  %103 = getelementptr inbounds i64, ptr %102, i64 %97
  %104 = load i64, ptr %103, align 8
  %105 = getelementptr inbounds [64 x i64], ptr %7, i64 0, i64 %99
  br i1 %64, label %106, label %123

106:                                              ; preds = %144, %100
  %107 = phi i64 [ 0, %100 ], [ %145, %144 ]
  br i1 %66, label %117, label %108

108:                                              ; preds = %106
  %109 = getelementptr inbounds i64, ptr %101, i64 %107
  %110 = load i64, ptr %109, align 8
  %111 = icmp eq i64 %110, %104
  br i1 %111, label %112, label %117

112:                                              ; preds = %108
  %113 = load i64, ptr %105, align 8
  %114 = getelementptr inbounds i64, ptr %20, i64 %107
  %115 = load i64, ptr %114, align 8
  %116 = tail call i64 @llvm.smin.i64(i64 %113, i64 %115)
  store i64 %116, ptr %105, align 8
  br label %117

117:                                              ; preds = %106, %112, %108, %96
  %118 = getelementptr inbounds [64 x i64], ptr %7, i64 0, i64 %99
  %119 = load i64, ptr %118, align 8
  %120 = getelementptr inbounds i64, ptr %8, i64 %97
  store i64 %119, ptr %120, align 8
  %121 = add nuw nsw i64 %97, 1
  %122 = icmp eq i64 %121, %53
  br i1 %122, label %148, label %96

123:                                              ; preds = %100, %144
  %124 = phi i64 [ %145, %144 ], [ 0, %100 ]
  %125 = phi i64 [ %146, %144 ], [ 0, %100 ]
  %126 = getelementptr inbounds i64, ptr %101, i64 %124
  %127 = load i64, ptr %126, align 8
  %128 = icmp eq i64 %127, %104
  br i1 %128, label %129, label %134

129:                                              ; preds = %123
  %130 = load i64, ptr %105, align 8
  %131 = getelementptr inbounds i64, ptr %20, i64 %124
  %132 = load i64, ptr %131, align 8
  %133 = tail call i64 @llvm.smin.i64(i64 %130, i64 %132)
  store i64 %133, ptr %105, align 8
  br label %134

134:                                              ; preds = %129, %123
  %135 = or i64 %124, 1
  %136 = getelementptr inbounds i64, ptr %101, i64 %135
  %137 = load i64, ptr %136, align 8
  %138 = icmp eq i64 %137, %104
  br i1 %138, label %139, label %144

139:                                              ; preds = %134
  %140 = load i64, ptr %105, align 8
  %141 = getelementptr inbounds i64, ptr %20, i64 %135
  %142 = load i64, ptr %141, align 8
  %143 = tail call i64 @llvm.smin.i64(i64 %140, i64 %142)
  store i64 %143, ptr %105, align 8
  br label %144

144:                                              ; preds = %139, %134
  %145 = add nuw nsw i64 %124, 2
  %146 = add i64 %125, 2
  %147 = icmp eq i64 %146, %65
  br i1 %147, label %106, label %123

148:                                              ; preds = %117, %51
  %149 = call fastcc i64 @mended(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %26, ptr noundef nonnull %8)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %7)
  %150 = icmp eq i64 %149, 0
  br i1 %150, label %196, label %151

151:                                              ; preds = %148
  %152 = load i64, ptr %24, align 8
  store i64 %152, ptr %22, align 8
  %153 = load ptr, ptr %12, align 8
  %154 = load i64, ptr %24, align 8
  %155 = getelementptr inbounds %struct.Frame, ptr %153, i64 %154, i32 2
  %156 = load i64, ptr %155, align 8
  %157 = icmp sgt i64 %156, 0
  br i1 %157, label %158, label %196

158:                                              ; preds = %151
  %159 = and i64 %156, 3
  %160 = icmp ult i64 %156, 4
  br i1 %160, label %184, label %161

161:                                              ; preds = %158
  %162 = and i64 %156, -4
  br label %163

163:                                              ; preds = %163, %161
  %164 = phi i64 [ 0, %161 ], [ %181, %163 ]
  %165 = phi i64 [ 0, %161 ], [ %182, %163 ]
  %166 = getelementptr inbounds i64, ptr %8, i64 %164
  %167 = load i64, ptr %166, align 16
  %168 = getelementptr inbounds i64, ptr %20, i64 %164
  store i64 %167, ptr %168, align 8
  %169 = or i64 %164, 1
  %170 = getelementptr inbounds i64, ptr %8, i64 %169
  %171 = load i64, ptr %170, align 8
  %172 = getelementptr inbounds i64, ptr %20, i64 %169
  store i64 %171, ptr %172, align 8
  %173 = or i64 %164, 2
  %174 = getelementptr inbounds i64, ptr %8, i64 %173
  %175 = load i64, ptr %174, align 16
  %176 = getelementptr inbounds i64, ptr %20, i64 %173
  store i64 %175, ptr %176, align 8
  %177 = or i64 %164, 3
  %178 = getelementptr inbounds i64, ptr %8, i64 %177
  %179 = load i64, ptr %178, align 8
  %180 = getelementptr inbounds i64, ptr %20, i64 %177
  store i64 %179, ptr %180, align 8
  %181 = add nuw nsw i64 %164, 4
  %182 = add i64 %165, 4
  %183 = icmp eq i64 %182, %162
  br i1 %183, label %184, label %163

184:                                              ; preds = %163, %158
  %185 = phi i64 [ 0, %158 ], [ %181, %163 ]
  %186 = icmp eq i64 %159, 0
  br i1 %186, label %196, label %187

187:                                              ; preds = %184, %187
  %188 = phi i64 [ %193, %187 ], [ %185, %184 ]
  %189 = phi i64 [ %194, %187 ], [ 0, %184 ]
  %190 = getelementptr inbounds i64, ptr %8, i64 %188
  %191 = load i64, ptr %190, align 8
  %192 = getelementptr inbounds i64, ptr %20, i64 %188
  store i64 %191, ptr %192, align 8
  %193 = add nuw nsw i64 %188, 1
  %194 = add i64 %189, 1
  %195 = icmp eq i64 %194, %159
  br i1 %195, label %196, label %187

196:                                              ; preds = %184, %187, %151, %148
  %197 = add nuw nsw i64 %17, 1
  %198 = icmp eq i64 %197, %2
  br i1 %198, label %15, label %16
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define void @breed(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i64 noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, i64 noundef %5, ptr nocapture noundef %6, ptr nocapture noundef %7, double noundef %8, double noundef %9, double noundef %10) {
  %12 = alloca [44 x i64], align 16
  call void @llvm.lifetime.start.p0(i64 352, ptr nonnull %12)
  %13 = icmp sgt i64 %5, 0
  br i1 %13, label %14, label %21

14:                                               ; preds = %11
  %15 = sitofp i64 %2 to double
  %16 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 3
  %17 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 5
  %18 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 1
  %19 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 6
  %20 = load i64, ptr %1, align 8
  br label %22

21:                                               ; preds = %283, %11
  call void @llvm.lifetime.end.p0(i64 352, ptr nonnull %12)
  ret void

22:                                               ; preds = %14, %283
  %23 = phi i64 [ %20, %14 ], [ %284, %283 ]
  %24 = phi i64 [ 0, %14 ], [ %285, %283 ]
  %25 = lshr i64 %23, 12
  %26 = xor i64 %25, %23
  %27 = shl i64 %26, 25
  %28 = xor i64 %27, %26
  %29 = lshr i64 %28, 27
  %30 = xor i64 %29, %28
  %31 = mul i64 %30, 2685821657736338717
  %32 = lshr i64 %31, 11
  %33 = uitofp i64 %32 to double
  %34 = fmul double %33, 0x3CA0000000000000
  %35 = lshr i64 %30, 12
  %36 = xor i64 %35, %30
  %37 = shl i64 %36, 25
  %38 = xor i64 %37, %36
  %39 = lshr i64 %38, 27
  %40 = xor i64 %39, %38
  store i64 %40, ptr %1, align 8
  %41 = mul i64 %40, 2685821657736338717
  %42 = lshr i64 %41, 11
  %43 = uitofp i64 %42 to double
  %44 = fmul double %43, 0x3CA0000000000000
  %45 = fmul double %34, %15
  %46 = fmul double %34, %45
  %47 = fptosi double %46 to i64
  %48 = fmul double %44, %15
  %49 = fmul double %44, %48
  %50 = fptosi double %49 to i64
  %51 = load i64, ptr %16, align 8
  %52 = mul nsw i64 %51, %24
  %53 = getelementptr inbounds i64, ptr %7, i64 %52
  %54 = load ptr, ptr %17, align 8
  %55 = getelementptr inbounds i64, ptr %3, i64 %47
  %56 = load i64, ptr %55, align 8
  %57 = getelementptr inbounds %struct.Frame, ptr %54, i64 %56
  %58 = getelementptr inbounds i64, ptr %3, i64 %50
  %59 = load i64, ptr %58, align 8
  %60 = mul nsw i64 %51, %47
  %61 = getelementptr inbounds i64, ptr %4, i64 %60
  %62 = getelementptr inbounds %struct.Frame, ptr %54, i64 %56, i32 2
  %63 = load i64, ptr %62, align 8
  %64 = icmp sgt i64 %63, 0
  br i1 %64, label %65, label %103

65:                                               ; preds = %22
  %66 = and i64 %63, 3
  %67 = icmp ult i64 %63, 4
  br i1 %67, label %91, label %68

68:                                               ; preds = %65
  %69 = and i64 %63, -4
  br label %70

70:                                               ; preds = %70, %68
  %71 = phi i64 [ 0, %68 ], [ %88, %70 ]
  %72 = phi i64 [ 0, %68 ], [ %89, %70 ]
  %73 = getelementptr inbounds i64, ptr %61, i64 %71
  %74 = load i64, ptr %73, align 8
  %75 = getelementptr inbounds i64, ptr %53, i64 %71
  store i64 %74, ptr %75, align 8
  %76 = or i64 %71, 1
  %77 = getelementptr inbounds i64, ptr %61, i64 %76
  %78 = load i64, ptr %77, align 8
  %79 = getelementptr inbounds i64, ptr %53, i64 %76
  store i64 %78, ptr %79, align 8
  %80 = or i64 %71, 2
  %81 = getelementptr inbounds i64, ptr %61, i64 %80
  %82 = load i64, ptr %81, align 8
  %83 = getelementptr inbounds i64, ptr %53, i64 %80
  store i64 %82, ptr %83, align 8
  %84 = or i64 %71, 3
  %85 = getelementptr inbounds i64, ptr %61, i64 %84
  %86 = load i64, ptr %85, align 8
  %87 = getelementptr inbounds i64, ptr %53, i64 %84
  store i64 %86, ptr %87, align 8
  %88 = add nuw nsw i64 %71, 4
  %89 = add i64 %72, 4
  %90 = icmp eq i64 %89, %69
  br i1 %90, label %91, label %70

91:                                               ; preds = %70, %65
  %92 = phi i64 [ 0, %65 ], [ %88, %70 ]
  %93 = icmp eq i64 %66, 0
  br i1 %93, label %103, label %94

94:                                               ; preds = %91, %94
  %95 = phi i64 [ %100, %94 ], [ %92, %91 ]
  %96 = phi i64 [ %101, %94 ], [ 0, %91 ]
  %97 = getelementptr inbounds i64, ptr %61, i64 %95
  %98 = load i64, ptr %97, align 8
  %99 = getelementptr inbounds i64, ptr %53, i64 %95
  store i64 %98, ptr %99, align 8
  %100 = add nuw nsw i64 %95, 1
  %101 = add i64 %96, 1
  %102 = icmp eq i64 %101, %66
  br i1 %102, label %103, label %94

103:                                              ; preds = %91, %94, %22
  %104 = load i64, ptr %18, align 8
  %105 = icmp sgt i64 %104, 0
  br i1 %105, label %106, label %115

106:                                              ; preds = %103
  %107 = load ptr, ptr %19, align 8
  %108 = getelementptr inbounds %struct.Frame, ptr %54, i64 %56, i32 7
  %109 = load ptr, ptr %108, align 8
  %110 = getelementptr inbounds %struct.Frame, ptr %54, i64 %59, i32 7
  %111 = load ptr, ptr %110, align 8
  %112 = getelementptr inbounds %struct.Frame, ptr %54, i64 %59, i32 2
  %113 = getelementptr inbounds %struct.Frame, ptr %54, i64 %59, i32 5
  %114 = getelementptr inbounds %struct.Frame, ptr %54, i64 %56, i32 5
  br label %120

115:                                              ; preds = %220, %103
  %116 = load i64, ptr %55, align 8
  %117 = getelementptr inbounds i64, ptr %6, i64 %24
  store i64 %116, ptr %117, align 8
  %118 = tail call fastcc i64 @mended(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %57, ptr noundef %53)
  %119 = icmp eq i64 %118, 0
  br i1 %119, label %224, label %268

120:                                              ; preds = %106, %220
  %121 = phi i64 [ %104, %106 ], [ %221, %220 ]
  %122 = phi i64 [ 0, %106 ], [ %222, %220 ]
  %123 = getelementptr inbounds i64, ptr %109, i64 %122
  %124 = load i64, ptr %123, align 8
  %125 = getelementptr inbounds %struct.Cut, ptr %107, i64 %124, i32 4
  %126 = load i64, ptr %125, align 8
  %127 = getelementptr inbounds i64, ptr %111, i64 %122
  %128 = load i64, ptr %127, align 8
  %129 = getelementptr inbounds %struct.Cut, ptr %107, i64 %128, i32 4
  %130 = load i64, ptr %129, align 8
  %131 = icmp eq i64 %126, %130
  br i1 %131, label %132, label %220

132:                                              ; preds = %120
  %133 = load i64, ptr %1, align 8
  %134 = lshr i64 %133, 12
  %135 = xor i64 %134, %133
  %136 = shl i64 %135, 25
  %137 = xor i64 %136, %135
  %138 = lshr i64 %137, 27
  %139 = xor i64 %138, %137
  store i64 %139, ptr %1, align 8
  %140 = mul i64 %139, 624102792477
  %141 = and i64 %140, 1099511627776
  %142 = icmp eq i64 %141, 0
  br i1 %142, label %220, label %143

143:                                              ; preds = %132
  %144 = load i64, ptr %16, align 8
  %145 = mul nsw i64 %144, %50
  %146 = getelementptr inbounds i64, ptr %4, i64 %145
  %147 = load i64, ptr %112, align 8
  %148 = icmp sgt i64 %147, 0
  br i1 %148, label %149, label %195

149:                                              ; preds = %143
  %150 = load ptr, ptr %113, align 8
  %151 = and i64 %147, 1
  %152 = icmp eq i64 %147, 1
  br i1 %152, label %183, label %153

153:                                              ; preds = %149
  %154 = and i64 %147, -2
  br label %155

155:                                              ; preds = %178, %153
  %156 = phi i64 [ 0, %153 ], [ %180, %178 ]
  %157 = phi i64 [ 0, %153 ], [ %179, %178 ]
  %158 = phi i64 [ 0, %153 ], [ %181, %178 ]
  %159 = getelementptr inbounds i64, ptr %150, i64 %156
  %160 = load i64, ptr %159, align 8
  %161 = icmp eq i64 %160, %122
  br i1 %161, label %162, label %167

162:                                              ; preds = %155
  %163 = getelementptr inbounds i64, ptr %146, i64 %156
  %164 = load i64, ptr %163, align 8
  %165 = add nsw i64 %157, 1
  %166 = getelementptr inbounds i64, ptr %12, i64 %157
  store i64 %164, ptr %166, align 8
  br label %167

167:                                              ; preds = %162, %155
  %168 = phi i64 [ %165, %162 ], [ %157, %155 ]
  %169 = or i64 %156, 1
  %170 = getelementptr inbounds i64, ptr %150, i64 %169
  %171 = load i64, ptr %170, align 8
  %172 = icmp eq i64 %171, %122
  br i1 %172, label %173, label %178

173:                                              ; preds = %167
  %174 = getelementptr inbounds i64, ptr %146, i64 %169
  %175 = load i64, ptr %174, align 8
  %176 = add nsw i64 %168, 1
  %177 = getelementptr inbounds i64, ptr %12, i64 %168
  store i64 %175, ptr %177, align 8
  br label %178

178:                                              ; preds = %173, %167
  %179 = phi i64 [ %176, %173 ], [ %168, %167 ]
  %180 = add nuw nsw i64 %156, 2
  %181 = add i64 %158, 2
  %182 = icmp eq i64 %181, %154
  br i1 %182, label %183, label %155

183:                                              ; preds = %178, %149
  %184 = phi i64 [ 0, %149 ], [ %180, %178 ]
  %185 = phi i64 [ 0, %149 ], [ %179, %178 ]
  %186 = icmp eq i64 %151, 0
  br i1 %186, label %195, label %187

187:                                              ; preds = %183
  %188 = getelementptr inbounds i64, ptr %150, i64 %184
  %189 = load i64, ptr %188, align 8
  %190 = icmp eq i64 %189, %122
  br i1 %190, label %191, label %195

191:                                              ; preds = %187
  %192 = getelementptr inbounds i64, ptr %146, i64 %184
  %193 = load i64, ptr %192, align 8
  %194 = getelementptr inbounds i64, ptr %12, i64 %185
  store i64 %193, ptr %194, align 8
  br label %195

195:                                              ; preds = %183, %191, %187, %143
  %196 = load i64, ptr %62, align 8
  %197 = icmp sgt i64 %196, 0
  br i1 %197, label %198, label %220

198:                                              ; preds = %195
  %199 = load ptr, ptr %114, align 8
  br label %200

200:                                              ; preds = %213, %198
  %201 = phi i64 [ %196, %198 ], [ %214, %213 ]
  %202 = phi i64 [ 0, %198 ], [ %216, %213 ]
  %203 = phi i64 [ 0, %198 ], [ %215, %213 ]
  %204 = getelementptr inbounds i64, ptr %199, i64 %202
  %205 = load i64, ptr %204, align 8
  %206 = icmp eq i64 %205, %122
  br i1 %206, label %207, label %213

207:                                              ; preds = %200
  %208 = add nsw i64 %203, 1
  %209 = getelementptr inbounds i64, ptr %12, i64 %203
  %210 = load i64, ptr %209, align 8
  %211 = getelementptr inbounds i64, ptr %53, i64 %202
  store i64 %210, ptr %211, align 8
  %212 = load i64, ptr %62, align 8
  br label %213

213:                                              ; preds = %207, %200
  %214 = phi i64 [ %212, %207 ], [ %201, %200 ]
  %215 = phi i64 [ %208, %207 ], [ %203, %200 ]
  %216 = add nuw nsw i64 %202, 1
  %217 = icmp slt i64 %216, %214
  br i1 %217, label %200, label %218

218:                                              ; preds = %213
  %219 = load i64, ptr %18, align 8
  br label %220

220:                                              ; preds = %218, %195, %120, %132
  %221 = phi i64 [ %219, %218 ], [ %121, %195 ], [ %121, %120 ], [ %121, %132 ]
  %222 = add nuw nsw i64 %122, 1
  %223 = icmp slt i64 %222, %221
  br i1 %223, label %120, label %115

224:                                              ; preds = %115
  %225 = load i64, ptr %16, align 8
  %226 = mul nsw i64 %225, %47
  %227 = getelementptr inbounds i64, ptr %4, i64 %226
  %228 = load i64, ptr %62, align 8
  %229 = icmp sgt i64 %228, 0
  br i1 %229, label %230, label %268

230:                                              ; preds = %224
  %231 = and i64 %228, 3
  %232 = icmp ult i64 %228, 4
  br i1 %232, label %256, label %233

233:                                              ; preds = %230
  %234 = and i64 %228, -4
  br label %235

235:                                              ; preds = %235, %233
  %236 = phi i64 [ 0, %233 ], [ %253, %235 ]
  %237 = phi i64 [ 0, %233 ], [ %254, %235 ]
  %238 = getelementptr inbounds i64, ptr %227, i64 %236
  %239 = load i64, ptr %238, align 8
  %240 = getelementptr inbounds i64, ptr %53, i64 %236
  store i64 %239, ptr %240, align 8
  %241 = or i64 %236, 1
  %242 = getelementptr inbounds i64, ptr %227, i64 %241
  %243 = load i64, ptr %242, align 8
  %244 = getelementptr inbounds i64, ptr %53, i64 %241
  store i64 %243, ptr %244, align 8
  %245 = or i64 %236, 2
  %246 = getelementptr inbounds i64, ptr %227, i64 %245
  %247 = load i64, ptr %246, align 8
  %248 = getelementptr inbounds i64, ptr %53, i64 %245
  store i64 %247, ptr %248, align 8
  %249 = or i64 %236, 3
  %250 = getelementptr inbounds i64, ptr %227, i64 %249
  %251 = load i64, ptr %250, align 8
  %252 = getelementptr inbounds i64, ptr %53, i64 %249
  store i64 %251, ptr %252, align 8
  %253 = add nuw nsw i64 %236, 4
  %254 = add i64 %237, 4
  %255 = icmp eq i64 %254, %234
  br i1 %255, label %256, label %235

256:                                              ; preds = %235, %230
  %257 = phi i64 [ 0, %230 ], [ %253, %235 ]
  %258 = icmp eq i64 %231, 0
  br i1 %258, label %268, label %259

259:                                              ; preds = %256, %259
  %260 = phi i64 [ %265, %259 ], [ %257, %256 ]
  %261 = phi i64 [ %266, %259 ], [ 0, %256 ]
  %262 = getelementptr inbounds i64, ptr %227, i64 %260
  %263 = load i64, ptr %262, align 8
  %264 = getelementptr inbounds i64, ptr %53, i64 %260
  store i64 %263, ptr %264, align 8
  %265 = add nuw nsw i64 %260, 1
  %266 = add i64 %261, 1
  %267 = icmp eq i64 %266, %231
  br i1 %267, label %268, label %259

268:                                              ; preds = %256, %259, %224, %115
  %269 = load i64, ptr %1, align 8
  %270 = lshr i64 %269, 12
  %271 = xor i64 %270, %269
  %272 = shl i64 %271, 25
  %273 = xor i64 %272, %271
  %274 = lshr i64 %273, 27
  %275 = xor i64 %274, %273
  store i64 %275, ptr %1, align 8
  %276 = mul i64 %275, 2685821657736338717
  %277 = lshr i64 %276, 11
  %278 = uitofp i64 %277 to double
  %279 = fmul double %278, 0x3CA0000000000000
  %280 = fcmp olt double %279, %8
  br i1 %280, label %281, label %283

281:                                              ; preds = %268
  tail call fastcc void @changed(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %117, ptr noundef %53, double noundef %9, double noundef %10)
  %282 = load i64, ptr %1, align 8
  br label %283

283:                                              ; preds = %281, %268
  %284 = phi i64 [ %282, %281 ], [ %275, %268 ]
  %285 = add nuw nsw i64 %24, 1
  %286 = icmp eq i64 %285, %5
  br i1 %286, label %21, label %22
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc i64 @mended(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef %3) unnamed_addr {
  %5 = alloca [24 x i64], align 16
  %6 = alloca [64 x i64], align 16
  call void @llvm.lifetime.start.p0(i64 192, ptr nonnull %5)
  %7 = call fastcc i64 @kept(ptr noundef %0, ptr noundef %2, ptr noundef %3, i64 noundef -1, ptr noundef nonnull %5)
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %28, label %9

9:                                                ; preds = %4
  %10 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 2
  %11 = load i64, ptr %10, align 8
  %12 = icmp sgt i64 %11, 0
  br i1 %12, label %13, label %29

13:                                               ; preds = %9
  %14 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 8
  %15 = load ptr, ptr %14, align 8
  br label %16

16:                                               ; preds = %24, %13
  %17 = phi i64 [ 0, %13 ], [ %26, %24 ]
  %18 = phi i64 [ 1, %13 ], [ %25, %24 ]
  %19 = getelementptr inbounds i64, ptr %5, i64 %17
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds i64, ptr %15, i64 %17
  %22 = load i64, ptr %21, align 8
  %23 = icmp slt i64 %20, %22
  br i1 %23, label %28, label %24

24:                                               ; preds = %16
  %25 = mul nsw i64 %20, %18
  %26 = add nuw nsw i64 %17, 1
  %27 = icmp eq i64 %26, %11
  br i1 %27, label %29, label %16

28:                                               ; preds = %16, %4
  call void @llvm.lifetime.end.p0(i64 192, ptr nonnull %5)
  br label %34

29:                                               ; preds = %24, %9
  %30 = phi i64 [ 1, %9 ], [ %25, %24 ]
  %31 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 4
  %32 = load i64, ptr %31, align 8
  %33 = icmp slt i64 %30, %32
  call void @llvm.lifetime.end.p0(i64 192, ptr nonnull %5)
  br i1 %33, label %34, label %113

34:                                               ; preds = %28, %29
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %6)
  %35 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 1
  %36 = load i64, ptr %35, align 8
  %37 = icmp sgt i64 %36, 0
  br i1 %37, label %38, label %109

38:                                               ; preds = %34
  %39 = and i64 %36, 7
  %40 = icmp ult i64 %36, 8
  br i1 %40, label %43, label %41

41:                                               ; preds = %38
  %42 = and i64 %36, -8
  br label %57

43:                                               ; preds = %57, %38
  %44 = phi i64 [ 0, %38 ], [ %75, %57 ]
  %45 = icmp eq i64 %39, 0
  br i1 %45, label %53, label %46

46:                                               ; preds = %43, %46
  %47 = phi i64 [ %50, %46 ], [ %44, %43 ]
  %48 = phi i64 [ %51, %46 ], [ 0, %43 ]
  %49 = getelementptr inbounds i64, ptr %6, i64 %47
  store i64 %47, ptr %49, align 8
  %50 = add nuw nsw i64 %47, 1
  %51 = add i64 %48, 1
  %52 = icmp eq i64 %51, %39
  br i1 %52, label %53, label %46

53:                                               ; preds = %46, %43
  %54 = icmp sgt i64 %36, 1
  br i1 %54, label %55, label %98

55:                                               ; preds = %53
  %56 = load i64, ptr %1, align 8
  br label %78

57:                                               ; preds = %57, %41
  %58 = phi i64 [ 0, %41 ], [ %75, %57 ]
  %59 = phi i64 [ 0, %41 ], [ %76, %57 ]
  %60 = getelementptr inbounds i64, ptr %6, i64 %58
  store i64 %58, ptr %60, align 16
  %61 = or i64 %58, 1
  %62 = getelementptr inbounds i64, ptr %6, i64 %61
  store i64 %61, ptr %62, align 8
  %63 = or i64 %58, 2
  %64 = getelementptr inbounds i64, ptr %6, i64 %63
  store i64 %63, ptr %64, align 16
  %65 = or i64 %58, 3
  %66 = getelementptr inbounds i64, ptr %6, i64 %65
  store i64 %65, ptr %66, align 8
  %67 = or i64 %58, 4
  %68 = getelementptr inbounds i64, ptr %6, i64 %67
  store i64 %67, ptr %68, align 16
  %69 = or i64 %58, 5
  %70 = getelementptr inbounds i64, ptr %6, i64 %69
  store i64 %69, ptr %70, align 8
  %71 = or i64 %58, 6
  %72 = getelementptr inbounds i64, ptr %6, i64 %71
  store i64 %71, ptr %72, align 16
  %73 = or i64 %58, 7
  %74 = getelementptr inbounds i64, ptr %6, i64 %73
  store i64 %73, ptr %74, align 8
  %75 = add nuw nsw i64 %58, 8
  %76 = add i64 %59, 8
  %77 = icmp eq i64 %76, %42
  br i1 %77, label %43, label %57

78:                                               ; preds = %55, %78
  %79 = phi i64 [ %87, %78 ], [ %56, %55 ]
  %80 = phi i64 [ %81, %78 ], [ %36, %55 ]
  %81 = add nsw i64 %80, -1
  %82 = lshr i64 %79, 12
  %83 = xor i64 %82, %79
  %84 = shl i64 %83, 25
  %85 = xor i64 %84, %83
  %86 = lshr i64 %85, 27
  %87 = xor i64 %86, %85
  %88 = mul i64 %87, 2685821657736338717
  %89 = lshr i64 %88, 32
  %90 = mul i64 %89, %80
  %91 = lshr i64 %90, 32
  %92 = getelementptr inbounds i64, ptr %6, i64 %81
  %93 = load i64, ptr %92, align 8
  %94 = getelementptr inbounds i64, ptr %6, i64 %91
  %95 = load i64, ptr %94, align 8
  store i64 %95, ptr %92, align 8
  store i64 %93, ptr %94, align 8
  %96 = icmp ugt i64 %80, 2
  br i1 %96, label %78, label %97

97:                                               ; preds = %78
  store i64 %87, ptr %1, align 8
  br label %98

98:                                               ; preds = %97, %53
  br i1 %37, label %103, label %109

99:                                               ; preds = %103
  %100 = add nuw nsw i64 %104, 1
  %101 = load i64, ptr %35, align 8
  %102 = icmp slt i64 %100, %101
  br i1 %102, label %103, label %109

103:                                              ; preds = %98, %99
  %104 = phi i64 [ %100, %99 ], [ 0, %98 ]
  %105 = getelementptr inbounds [64 x i64], ptr %6, i64 0, i64 %104
  %106 = load i64, ptr %105, align 8
  %107 = tail call fastcc i64 @redraw(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i64 noundef %106, i64 noundef 0, ptr noundef %3)
  %108 = icmp eq i64 %107, 0
  br i1 %108, label %99, label %111

109:                                              ; preds = %99, %34, %98
  %110 = tail call fastcc i64 @filled(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, ptr noundef %3)
  br label %111

111:                                              ; preds = %103, %109
  %112 = phi i64 [ %110, %109 ], [ 1, %103 ]
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %6)
  br label %113

113:                                              ; preds = %29, %111
  %114 = phi i64 [ %112, %111 ], [ 1, %29 ]
  ret i64 %114
}

; Function Attrs: nounwind
define void @price_all(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, i64 noundef %4, ptr nocapture noundef %5, ptr nocapture noundef writeonly %6, ptr noundef %7, ptr noundef %8) {
  %10 = alloca [16 x i64], align 16
  %11 = alloca [16 x i64], align 16
  %12 = alloca [16 x i64], align 16
  %13 = alloca [16 x i64], align 16
  %14 = alloca [256 x %struct.Node], align 16
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %14)
  %15 = icmp sgt i64 %1, 0
  br i1 %15, label %16, label %26

16:                                               ; preds = %9
  %17 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 5
  %18 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 3
  %19 = icmp eq i64 %4, 0
  %20 = getelementptr inbounds %struct.Result, ptr %7, i64 0, i32 3
  %21 = getelementptr inbounds %struct.Result, ptr %7, i64 0, i32 6
  %22 = getelementptr inbounds %struct.Result, ptr %7, i64 0, i32 1
  %23 = getelementptr inbounds %struct.Result, ptr %7, i64 0, i32 8
  %24 = getelementptr inbounds %struct.Result, ptr %7, i64 0, i32 7
  %25 = getelementptr inbounds %struct.Result, ptr %7, i64 0, i32 2
  br label %27

26:                                               ; preds = %420, %9
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %14)
  ret void

27:                                               ; preds = %16, %420
  %28 = phi i64 [ -1, %16 ], [ %32, %420 ]
  %29 = phi i64 [ 0, %16 ], [ %421, %420 ]
  %30 = load ptr, ptr %17, align 8
  %31 = getelementptr inbounds i64, ptr %2, i64 %29
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds %struct.Frame, ptr %30, i64 %32
  %34 = load i64, ptr %18, align 8
  %35 = mul nsw i64 %34, %29
  %36 = getelementptr inbounds i64, ptr %3, i64 %35
  %37 = icmp eq i64 %32, %28
  br i1 %37, label %52, label %38

38:                                               ; preds = %27
  %39 = getelementptr inbounds %struct.Frame, ptr %30, i64 %32, i32 1
  %40 = load i64, ptr %39, align 8
  %41 = icmp sgt i64 %40, 0
  br i1 %41, label %42, label %52

42:                                               ; preds = %38
  %43 = getelementptr inbounds %struct.Frame, ptr %30, i64 %32, i32 3
  br label %44

44:                                               ; preds = %42, %44
  %45 = phi i64 [ 0, %42 ], [ %49, %44 ]
  %46 = getelementptr inbounds [256 x %struct.Node], ptr %14, i64 0, i64 %45
  %47 = load ptr, ptr %43, align 8
  %48 = getelementptr inbounds %struct.Node, ptr %47, i64 %45
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %46, ptr noundef nonnull align 8 dereferenceable(32) %48, i64 32, i1 false)
  %49 = add nuw nsw i64 %45, 1
  %50 = load i64, ptr %39, align 8
  %51 = icmp slt i64 %49, %50
  br i1 %51, label %44, label %52

52:                                               ; preds = %44, %38, %27
  %53 = getelementptr inbounds %struct.Frame, ptr %30, i64 %32, i32 2
  %54 = load i64, ptr %53, align 8
  %55 = icmp sgt i64 %54, 0
  br i1 %55, label %56, label %77

56:                                               ; preds = %52
  %57 = getelementptr inbounds %struct.Frame, ptr %30, i64 %32, i32 4
  %58 = load ptr, ptr %57, align 8
  %59 = and i64 %54, 3
  %60 = icmp ult i64 %54, 4
  br i1 %60, label %63, label %61

61:                                               ; preds = %56
  %62 = and i64 %54, -4
  br label %104

63:                                               ; preds = %104, %56
  %64 = phi i64 [ 0, %56 ], [ %130, %104 ]
  %65 = icmp eq i64 %59, 0
  br i1 %65, label %77, label %66

66:                                               ; preds = %63, %66
  %67 = phi i64 [ %74, %66 ], [ %64, %63 ]
  %68 = phi i64 [ %75, %66 ], [ 0, %63 ]
  %69 = getelementptr inbounds i64, ptr %36, i64 %67
  %70 = load i64, ptr %69, align 8
  %71 = getelementptr inbounds i64, ptr %58, i64 %67
  %72 = load i64, ptr %71, align 8
  %73 = getelementptr inbounds [256 x %struct.Node], ptr %14, i64 0, i64 %72, i32 2
  store i64 %70, ptr %73, align 16
  %74 = add nuw nsw i64 %67, 1
  %75 = add i64 %68, 1
  %76 = icmp eq i64 %75, %59
  br i1 %76, label %77, label %66

77:                                               ; preds = %63, %66, %52
  %78 = load ptr, ptr %33, align 8
  %79 = getelementptr inbounds %struct.Problem, ptr %78, i64 0, i32 10
  %80 = load ptr, ptr %79, align 8
  %81 = getelementptr inbounds %struct.Problem, ptr %78, i64 0, i32 1
  %82 = load i64, ptr %81, align 8
  %83 = getelementptr inbounds i64, ptr %80, i64 %82
  %84 = load i64, ptr %83, align 8
  %85 = icmp sgt i64 %84, 0
  br i1 %85, label %86, label %133

86:                                               ; preds = %77
  %87 = getelementptr inbounds %struct.Problem, ptr %78, i64 0, i32 11
  %88 = load ptr, ptr %87, align 8
  %89 = getelementptr inbounds i64, ptr %88, i64 5
  %90 = load i64, ptr %89, align 8
  %91 = icmp sgt i64 %90, -1
  br i1 %91, label %317, label %92

92:                                               ; preds = %86, %96
  %93 = phi i64 [ %94, %96 ], [ 0, %86 ]
  %94 = add nuw nsw i64 %93, 1
  %95 = icmp eq i64 %94, %84
  br i1 %95, label %102, label %96

96:                                               ; preds = %92
  %97 = mul nuw nsw i64 %94, 6
  %98 = add nuw nsw i64 %97, 5
  %99 = getelementptr inbounds i64, ptr %88, i64 %98
  %100 = load i64, ptr %99, align 8
  %101 = icmp sgt i64 %100, -1
  br i1 %101, label %102, label %92

102:                                              ; preds = %96, %92
  %103 = icmp slt i64 %94, %84
  br i1 %103, label %317, label %133

104:                                              ; preds = %104, %61
  %105 = phi i64 [ 0, %61 ], [ %130, %104 ]
  %106 = phi i64 [ 0, %61 ], [ %131, %104 ]
  %107 = getelementptr inbounds i64, ptr %36, i64 %105
  %108 = load i64, ptr %107, align 8
  %109 = getelementptr inbounds i64, ptr %58, i64 %105
  %110 = load i64, ptr %109, align 8
  %111 = getelementptr inbounds [256 x %struct.Node], ptr %14, i64 0, i64 %110, i32 2
  store i64 %108, ptr %111, align 16
  %112 = or i64 %105, 1
  %113 = getelementptr inbounds i64, ptr %36, i64 %112
  %114 = load i64, ptr %113, align 8
  %115 = getelementptr inbounds i64, ptr %58, i64 %112
  %116 = load i64, ptr %115, align 8
  %117 = getelementptr inbounds [256 x %struct.Node], ptr %14, i64 0, i64 %116, i32 2
  store i64 %114, ptr %117, align 16
  %118 = or i64 %105, 2
  %119 = getelementptr inbounds i64, ptr %36, i64 %118
  %120 = load i64, ptr %119, align 8
  %121 = getelementptr inbounds i64, ptr %58, i64 %118
  %122 = load i64, ptr %121, align 8
  %123 = getelementptr inbounds [256 x %struct.Node], ptr %14, i64 0, i64 %122, i32 2
  store i64 %120, ptr %123, align 16
  %124 = or i64 %105, 3
  %125 = getelementptr inbounds i64, ptr %36, i64 %124
  %126 = load i64, ptr %125, align 8
  %127 = getelementptr inbounds i64, ptr %58, i64 %124
  %128 = load i64, ptr %127, align 8
  %129 = getelementptr inbounds [256 x %struct.Node], ptr %14, i64 0, i64 %128, i32 2
  store i64 %126, ptr %129, align 16
  %130 = add nuw nsw i64 %105, 4
  %131 = add i64 %106, 4
  %132 = icmp eq i64 %131, %62
  br i1 %132, label %63, label %104

133:                                              ; preds = %77, %102
  %134 = getelementptr inbounds %struct.Frame, ptr %30, i64 %32, i32 1
  %135 = load i64, ptr %134, align 8
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %10)
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %11)
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %12)
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %13)
  %136 = load i64, ptr %78, align 8
  %137 = icmp sgt i64 %136, 0
  br i1 %137, label %138, label %157

138:                                              ; preds = %133
  %139 = getelementptr inbounds %struct.Problem, ptr %78, i64 0, i32 8
  %140 = load ptr, ptr %139, align 8
  %141 = and i64 %136, 3
  %142 = icmp ult i64 %136, 4
  br i1 %142, label %145, label %143

143:                                              ; preds = %138
  %144 = and i64 %136, -4
  br label %166

145:                                              ; preds = %166, %138
  %146 = phi i64 [ 0, %138 ], [ %184, %166 ]
  %147 = icmp eq i64 %141, 0
  br i1 %147, label %157, label %148

148:                                              ; preds = %145, %148
  %149 = phi i64 [ %154, %148 ], [ %146, %145 ]
  %150 = phi i64 [ %155, %148 ], [ 0, %145 ]
  %151 = getelementptr inbounds i64, ptr %140, i64 %149
  %152 = load i64, ptr %151, align 8
  %153 = getelementptr inbounds [16 x i64], ptr %10, i64 0, i64 %149
  store i64 %152, ptr %153, align 8
  %154 = add nuw nsw i64 %149, 1
  %155 = add i64 %150, 1
  %156 = icmp eq i64 %155, %141
  br i1 %156, label %157, label %148

157:                                              ; preds = %145, %148, %133
  %158 = getelementptr inbounds %struct.Problem, ptr %78, i64 0, i32 2
  %159 = load i64, ptr %158, align 8
  %160 = icmp sgt i64 %159, 0
  br i1 %160, label %161, label %194

161:                                              ; preds = %157
  %162 = and i64 %159, 1
  %163 = icmp eq i64 %159, 1
  br i1 %163, label %187, label %164

164:                                              ; preds = %161
  %165 = and i64 %159, -2
  br label %200

166:                                              ; preds = %166, %143
  %167 = phi i64 [ 0, %143 ], [ %184, %166 ]
  %168 = phi i64 [ 0, %143 ], [ %185, %166 ]
  %169 = getelementptr inbounds i64, ptr %140, i64 %167
  %170 = load i64, ptr %169, align 8
  %171 = getelementptr inbounds [16 x i64], ptr %10, i64 0, i64 %167
  store i64 %170, ptr %171, align 16
  %172 = or i64 %167, 1
  %173 = getelementptr inbounds i64, ptr %140, i64 %172
  %174 = load i64, ptr %173, align 8
  %175 = getelementptr inbounds [16 x i64], ptr %10, i64 0, i64 %172
  store i64 %174, ptr %175, align 8
  %176 = or i64 %167, 2
  %177 = getelementptr inbounds i64, ptr %140, i64 %176
  %178 = load i64, ptr %177, align 8
  %179 = getelementptr inbounds [16 x i64], ptr %10, i64 0, i64 %176
  store i64 %178, ptr %179, align 16
  %180 = or i64 %167, 3
  %181 = getelementptr inbounds i64, ptr %140, i64 %180
  %182 = load i64, ptr %181, align 8
  %183 = getelementptr inbounds [16 x i64], ptr %10, i64 0, i64 %180
  store i64 %182, ptr %183, align 8
  %184 = add nuw nsw i64 %167, 4
  %185 = add i64 %168, 4
  %186 = icmp eq i64 %185, %144
  br i1 %186, label %145, label %166

187:                                              ; preds = %200, %161
  %188 = phi i64 [ 0, %161 ], [ %210, %200 ]
  %189 = icmp eq i64 %162, 0
  br i1 %189, label %194, label %190

190:                                              ; preds = %187
  %191 = getelementptr inbounds [16 x i64], ptr %13, i64 0, i64 %188
  store i64 0, ptr %191, align 8
  %192 = getelementptr inbounds [16 x i64], ptr %12, i64 0, i64 %188
  store i64 0, ptr %192, align 8
  %193 = getelementptr inbounds [16 x i64], ptr %11, i64 0, i64 %188
  store i64 0, ptr %193, align 8
  br label %194

194:                                              ; preds = %190, %187, %157
  %195 = icmp sgt i64 %135, 0
  br i1 %195, label %196, label %213

196:                                              ; preds = %194
  %197 = getelementptr inbounds %struct.Problem, ptr %78, i64 0, i32 16
  %198 = getelementptr inbounds %struct.Problem, ptr %78, i64 0, i32 17
  %199 = getelementptr inbounds %struct.Problem, ptr %78, i64 0, i32 11
  br label %217

200:                                              ; preds = %200, %164
  %201 = phi i64 [ 0, %164 ], [ %210, %200 ]
  %202 = phi i64 [ 0, %164 ], [ %211, %200 ]
  %203 = getelementptr inbounds [16 x i64], ptr %13, i64 0, i64 %201
  store i64 0, ptr %203, align 16
  %204 = getelementptr inbounds [16 x i64], ptr %12, i64 0, i64 %201
  store i64 0, ptr %204, align 16
  %205 = getelementptr inbounds [16 x i64], ptr %11, i64 0, i64 %201
  store i64 0, ptr %205, align 16
  %206 = or i64 %201, 1
  %207 = getelementptr inbounds [16 x i64], ptr %13, i64 0, i64 %206
  store i64 0, ptr %207, align 8
  %208 = getelementptr inbounds [16 x i64], ptr %12, i64 0, i64 %206
  store i64 0, ptr %208, align 8
  %209 = getelementptr inbounds [16 x i64], ptr %11, i64 0, i64 %206
  store i64 0, ptr %209, align 8
  %210 = add nuw nsw i64 %201, 2
  %211 = add i64 %202, 2
  %212 = icmp eq i64 %211, %165
  br i1 %212, label %187, label %200

213:                                              ; preds = %295, %194
  br i1 %160, label %214, label %315

214:                                              ; preds = %213
  %215 = getelementptr inbounds %struct.Problem, ptr %78, i64 0, i32 16
  %216 = load ptr, ptr %215, align 8
  br label %298

217:                                              ; preds = %295, %196
  %218 = phi i64 [ 0, %196 ], [ %296, %295 ]
  %219 = getelementptr inbounds %struct.Node, ptr %14, i64 %218
  %220 = load i64, ptr %219, align 16
  %221 = add i64 %220, -1
  %222 = icmp ult i64 %221, 2
  br i1 %222, label %223, label %229

223:                                              ; preds = %217
  %224 = getelementptr inbounds %struct.Node, ptr %14, i64 %218, i32 2
  %225 = load i64, ptr %224, align 16
  %226 = getelementptr inbounds %struct.Node, ptr %14, i64 %218, i32 1
  %227 = load i64, ptr %226, align 8
  %228 = getelementptr inbounds [16 x i64], ptr %10, i64 0, i64 %227
  store i64 %225, ptr %228, align 8
  br label %295

229:                                              ; preds = %217
  %230 = getelementptr inbounds %struct.Node, ptr %14, i64 %218, i32 1
  %231 = load i64, ptr %230, align 8
  %232 = getelementptr inbounds %struct.Node, ptr %14, i64 %218, i32 2
  %233 = load i64, ptr %232, align 16
  %234 = load ptr, ptr %197, align 8
  %235 = getelementptr inbounds i64, ptr %234, i64 %231
  %236 = load i64, ptr %235, align 8
  %237 = icmp slt i64 %236, 0
  br i1 %237, label %295, label %238

238:                                              ; preds = %229
  %239 = load ptr, ptr %198, align 8
  %240 = getelementptr inbounds i64, ptr %239, i64 %233
  %241 = load i64, ptr %240, align 8
  %242 = getelementptr inbounds i64, ptr %80, i64 %233
  %243 = load i64, ptr %242, align 8
  %244 = add nsw i64 %233, 1
  %245 = getelementptr inbounds i64, ptr %80, i64 %244
  %246 = load i64, ptr %245, align 8
  %247 = icmp slt i64 %243, %246
  br i1 %247, label %248, label %250

248:                                              ; preds = %238
  %249 = load ptr, ptr %199, align 8
  br label %258

250:                                              ; preds = %281, %238
  %251 = phi i64 [ %241, %238 ], [ %284, %281 ]
  %252 = getelementptr inbounds [16 x i64], ptr %11, i64 0, i64 %231
  %253 = load i64, ptr %252, align 8
  %254 = add nsw i64 %253, %251
  store i64 %254, ptr %252, align 8
  %255 = getelementptr inbounds [16 x i64], ptr %12, i64 0, i64 %231
  %256 = load i64, ptr %255, align 8
  %257 = icmp sgt i64 %251, %256
  br i1 %257, label %293, label %287

258:                                              ; preds = %281, %248
  %259 = phi i64 [ %243, %248 ], [ %285, %281 ]
  %260 = phi i64 [ %241, %248 ], [ %284, %281 ]
  %261 = mul nsw i64 %259, 6
  %262 = getelementptr inbounds i64, ptr %249, i64 %261
  %263 = getelementptr inbounds i64, ptr %262, i64 1
  %264 = load i64, ptr %263, align 8
  %265 = load i64, ptr %262, align 8
  %266 = getelementptr inbounds [16 x i64], ptr %10, i64 0, i64 %265
  %267 = load i64, ptr %266, align 8
  %268 = add nsw i64 %267, -1
  %269 = mul nsw i64 %268, %264
  %270 = add nsw i64 %269, 1
  %271 = getelementptr inbounds i64, ptr %262, i64 2
  %272 = load i64, ptr %271, align 8
  %273 = icmp sgt i64 %272, -1
  br i1 %273, label %274, label %281

274:                                              ; preds = %258
  %275 = getelementptr inbounds i64, ptr %262, i64 3
  %276 = load i64, ptr %275, align 8
  %277 = getelementptr inbounds [16 x i64], ptr %10, i64 0, i64 %272
  %278 = load i64, ptr %277, align 8
  %279 = add nsw i64 %278, -1
  %280 = mul nsw i64 %279, %276
  br label %281

281:                                              ; preds = %274, %258
  %282 = phi i64 [ %280, %274 ], [ 0, %258 ]
  %283 = add nsw i64 %270, %282
  %284 = mul nsw i64 %283, %260
  %285 = add nsw i64 %259, 1
  %286 = icmp eq i64 %285, %246
  br i1 %286, label %250, label %258

287:                                              ; preds = %250
  %288 = icmp eq i64 %251, %256
  br i1 %288, label %289, label %295

289:                                              ; preds = %287
  %290 = getelementptr inbounds [16 x i64], ptr %13, i64 0, i64 %231
  %291 = load i64, ptr %290, align 8
  %292 = icmp slt i64 %233, %291
  br i1 %292, label %293, label %295

293:                                              ; preds = %289, %250
  store i64 %251, ptr %255, align 8
  %294 = getelementptr inbounds [16 x i64], ptr %13, i64 0, i64 %231
  store i64 %233, ptr %294, align 8
  br label %295

295:                                              ; preds = %293, %289, %287, %229, %223
  %296 = add nuw nsw i64 %218, 1
  %297 = icmp eq i64 %296, %135
  br i1 %297, label %213, label %217

298:                                              ; preds = %312, %214
  %299 = phi i64 [ 0, %214 ], [ %313, %312 ]
  %300 = getelementptr inbounds i64, ptr %216, i64 %299
  %301 = load i64, ptr %300, align 8
  %302 = icmp sgt i64 %301, -1
  br i1 %302, label %303, label %312

303:                                              ; preds = %298
  %304 = getelementptr inbounds [16 x i64], ptr %11, i64 0, i64 %299
  %305 = load i64, ptr %304, align 8
  %306 = icmp sgt i64 %305, %301
  br i1 %306, label %307, label %312

307:                                              ; preds = %303
  %308 = mul nsw i64 %299, %82
  %309 = getelementptr inbounds [16 x i64], ptr %13, i64 0, i64 %299
  %310 = load i64, ptr %309, align 8
  %311 = add nsw i64 %310, %308
  br label %315

312:                                              ; preds = %303, %298
  %313 = add nuw nsw i64 %299, 1
  %314 = icmp eq i64 %313, %159
  br i1 %314, label %315, label %298

315:                                              ; preds = %312, %213, %307
  %316 = phi i64 [ %311, %307 ], [ -1, %213 ], [ -1, %312 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %13)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %12)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %11)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %10)
  br label %317

317:                                              ; preds = %86, %102, %315
  %318 = phi i64 [ 0, %315 ], [ 1, %102 ], [ 1, %86 ]
  %319 = phi i64 [ %316, %315 ], [ -1, %102 ], [ -1, %86 ]
  %320 = getelementptr inbounds i64, ptr %5, i64 %29
  store i64 %319, ptr %320, align 8
  %321 = icmp sgt i64 %319, -1
  %322 = or i64 %318, %4
  %323 = icmp eq i64 %322, 0
  %324 = or i1 %321, %323
  br i1 %324, label %420, label %325

325:                                              ; preds = %317
  %326 = getelementptr inbounds %struct.Frame, ptr %30, i64 %32, i32 1
  %327 = load i64, ptr %326, align 8
  call void @evaluate(ptr noundef %78, ptr noundef nonnull %14, i64 noundef %327, ptr noundef %7, ptr noundef %8)
  br i1 %19, label %342, label %328

328:                                              ; preds = %325
  %329 = shl nsw i64 %29, 2
  %330 = getelementptr inbounds double, ptr %6, i64 %329
  %331 = load i64, ptr %20, align 8
  %332 = sitofp i64 %331 to double
  %333 = getelementptr inbounds double, ptr %330, i64 3
  store double %332, ptr %333, align 8
  %334 = icmp eq i64 %331, 0
  br i1 %334, label %335, label %420

335:                                              ; preds = %328
  %336 = load double, ptr %21, align 8
  store double %336, ptr %330, align 8
  %337 = load i64, ptr %22, align 8
  %338 = sitofp i64 %337 to double
  %339 = getelementptr inbounds double, ptr %330, i64 1
  store double %338, ptr %339, align 8
  %340 = load double, ptr %23, align 8
  %341 = getelementptr inbounds double, ptr %330, i64 2
  store double %340, ptr %341, align 8
  br label %345

342:                                              ; preds = %325
  %343 = load i64, ptr %20, align 8
  %344 = icmp eq i64 %343, 0
  br i1 %344, label %345, label %420

345:                                              ; preds = %335, %342
  %346 = load double, ptr %24, align 8
  %347 = fcmp ogt double %346, 0.000000e+00
  br i1 %347, label %348, label %420

348:                                              ; preds = %345
  %349 = load ptr, ptr %33, align 8
  %350 = getelementptr inbounds %struct.Problem, ptr %349, i64 0, i32 2
  %351 = load i64, ptr %350, align 8
  %352 = icmp sgt i64 %351, 0
  br i1 %352, label %353, label %420

353:                                              ; preds = %348
  %354 = getelementptr inbounds %struct.Problem, ptr %349, i64 0, i32 16
  %355 = getelementptr inbounds %struct.Problem, ptr %349, i64 0, i32 17
  %356 = getelementptr inbounds %struct.Problem, ptr %349, i64 0, i32 1
  %357 = load i64, ptr %320, align 8
  br label %358

358:                                              ; preds = %353, %414
  %359 = phi i64 [ %351, %353 ], [ %415, %414 ]
  %360 = phi i64 [ %357, %353 ], [ %416, %414 ]
  %361 = phi i64 [ %357, %353 ], [ %417, %414 ]
  %362 = phi i64 [ 0, %353 ], [ %418, %414 ]
  %363 = icmp slt i64 %361, 0
  br i1 %363, label %364, label %420

364:                                              ; preds = %358
  %365 = load ptr, ptr %354, align 8
  %366 = getelementptr inbounds i64, ptr %365, i64 %362
  %367 = load i64, ptr %366, align 8
  %368 = icmp sgt i64 %367, -1
  br i1 %368, label %369, label %414

369:                                              ; preds = %364
  %370 = getelementptr inbounds %struct.Result, ptr %7, i64 0, i32 9, i64 %362
  %371 = load i64, ptr %370, align 8
  %372 = icmp sgt i64 %371, %367
  br i1 %372, label %373, label %414

373:                                              ; preds = %369
  %374 = load i64, ptr %25, align 8
  %375 = icmp sgt i64 %374, 0
  br i1 %375, label %376, label %414

376:                                              ; preds = %373
  %377 = load ptr, ptr %355, align 8
  br label %378

378:                                              ; preds = %376, %405
  %379 = phi i64 [ %374, %376 ], [ %406, %405 ]
  %380 = phi i64 [ %360, %376 ], [ %407, %405 ]
  %381 = phi i64 [ %361, %376 ], [ %408, %405 ]
  %382 = phi i64 [ -1, %376 ], [ %409, %405 ]
  %383 = phi i64 [ 0, %376 ], [ %410, %405 ]
  %384 = getelementptr inbounds %struct.Result, ptr %7, i64 0, i32 10, i64 %383
  %385 = getelementptr inbounds %struct.Result, ptr %7, i64 0, i32 10, i64 %383, i32 1
  %386 = load i64, ptr %385, align 8
  %387 = getelementptr inbounds i64, ptr %377, i64 %386
  %388 = load i64, ptr %387, align 8
  %389 = getelementptr inbounds %struct.Result, ptr %7, i64 0, i32 10, i64 %383, i32 4
  %390 = load i64, ptr %389, align 8
  %391 = mul nsw i64 %390, %388
  %392 = load i64, ptr %356, align 8
  %393 = mul nsw i64 %392, %362
  %394 = add nsw i64 %393, %386
  %395 = load i64, ptr %384, align 8
  %396 = icmp eq i64 %395, %362
  br i1 %396, label %397, label %405

397:                                              ; preds = %378
  %398 = icmp sgt i64 %391, %382
  br i1 %398, label %403, label %399

399:                                              ; preds = %397
  %400 = icmp eq i64 %391, %382
  br i1 %400, label %401, label %405

401:                                              ; preds = %399
  %402 = icmp slt i64 %394, %380
  br i1 %402, label %403, label %405

403:                                              ; preds = %401, %397
  store i64 %394, ptr %320, align 8
  %404 = load i64, ptr %25, align 8
  br label %405

405:                                              ; preds = %403, %401, %399, %378
  %406 = phi i64 [ %404, %403 ], [ %379, %401 ], [ %379, %399 ], [ %379, %378 ]
  %407 = phi i64 [ %394, %403 ], [ %380, %401 ], [ %380, %399 ], [ %380, %378 ]
  %408 = phi i64 [ %394, %403 ], [ %380, %401 ], [ %381, %399 ], [ %381, %378 ]
  %409 = phi i64 [ %391, %403 ], [ %382, %401 ], [ %382, %399 ], [ %382, %378 ]
  %410 = add nuw nsw i64 %383, 1
  %411 = icmp slt i64 %410, %406
  br i1 %411, label %378, label %412

412:                                              ; preds = %405
  %413 = load i64, ptr %350, align 8
  br label %414

414:                                              ; preds = %412, %373, %364, %369
  %415 = phi i64 [ %413, %412 ], [ %359, %373 ], [ %359, %364 ], [ %359, %369 ]
  %416 = phi i64 [ %407, %412 ], [ %360, %373 ], [ %360, %364 ], [ %360, %369 ]
  %417 = phi i64 [ %408, %412 ], [ %361, %373 ], [ %361, %364 ], [ %361, %369 ]
  %418 = add nuw nsw i64 %362, 1
  %419 = icmp slt i64 %418, %415
  br i1 %419, label %358, label %420

420:                                              ; preds = %358, %414, %328, %348, %345, %342, %317
  %421 = add nuw nsw i64 %29, 1
  %422 = icmp eq i64 %421, %1
  br i1 %422, label %26, label %27
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

declare void @evaluate(ptr noundef, ptr noundef, i64 noundef, ptr noundef, ptr noundef)

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc i64 @chain(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i64 noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef %4, ptr nocapture noundef %5) unnamed_addr {
  %7 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 6
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds %struct.Cut, ptr %8, i64 %2
  %10 = getelementptr inbounds %struct.Room, ptr %1, i64 0, i32 3
  %11 = load i64, ptr %10, align 8
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %13, label %24

13:                                               ; preds = %6
  %14 = getelementptr inbounds %struct.Room, ptr %1, i64 0, i32 1
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds %struct.Room, ptr %1, i64 0, i32 2
  %17 = load i64, ptr %16, align 8
  %18 = sdiv i64 %17, 2
  %19 = icmp sgt i64 %15, %18
  br i1 %19, label %24, label %20

20:                                               ; preds = %13
  %21 = getelementptr inbounds %struct.Room, ptr %1, i64 0, i32 5
  %22 = load i64, ptr %21, align 8
  %23 = icmp sgt i64 %22, 8192
  br i1 %23, label %24, label %46

24:                                               ; preds = %20, %13, %6
  %25 = getelementptr inbounds %struct.Room, ptr %1, i64 0, i32 5
  store i64 0, ptr %25, align 8
  store i64 0, ptr %10, align 8
  %26 = getelementptr inbounds %struct.Room, ptr %1, i64 0, i32 1
  store i64 0, ptr %26, align 8
  br label %27

27:                                               ; preds = %27, %24
  %28 = phi i64 [ 0, %24 ], [ %44, %27 ]
  %29 = getelementptr inbounds %struct.Room, ptr %1, i64 0, i32 6, i64 %28
  store ptr null, ptr %29, align 8
  %30 = or i64 %28, 1
  %31 = getelementptr inbounds %struct.Room, ptr %1, i64 0, i32 6, i64 %30
  store ptr null, ptr %31, align 8
  %32 = or i64 %28, 2
  %33 = getelementptr inbounds %struct.Room, ptr %1, i64 0, i32 6, i64 %32
  store ptr null, ptr %33, align 8
  %34 = or i64 %28, 3
  %35 = getelementptr inbounds %struct.Room, ptr %1, i64 0, i32 6, i64 %34
  store ptr null, ptr %35, align 8
  %36 = or i64 %28, 4
  %37 = getelementptr inbounds %struct.Room, ptr %1, i64 0, i32 6, i64 %36
  store ptr null, ptr %37, align 8
  %38 = or i64 %28, 5
  %39 = getelementptr inbounds %struct.Room, ptr %1, i64 0, i32 6, i64 %38
  store ptr null, ptr %39, align 8
  %40 = or i64 %28, 6
  %41 = getelementptr inbounds %struct.Room, ptr %1, i64 0, i32 6, i64 %40
  store ptr null, ptr %41, align 8
  %42 = or i64 %28, 7
  %43 = getelementptr inbounds %struct.Room, ptr %1, i64 0, i32 6, i64 %42
  store ptr null, ptr %43, align 8
  %44 = add nuw nsw i64 %28, 8
  %45 = icmp eq i64 %44, 16384
  br i1 %45, label %46, label %27

46:                                               ; preds = %27, %20
  %47 = mul i64 %2, -7046029254386353131
  %48 = add i64 %47, -7046029254386353131
  %49 = getelementptr inbounds %struct.Cut, ptr %8, i64 %2, i32 1
  %50 = load i64, ptr %49, align 8
  %51 = icmp sgt i64 %50, 0
  br i1 %51, label %52, label %57

52:                                               ; preds = %46
  %53 = getelementptr inbounds %struct.Cut, ptr %8, i64 %2, i32 9
  %54 = load ptr, ptr %53, align 8
  %55 = getelementptr inbounds %struct.Cut, ptr %8, i64 %2, i32 8
  %56 = load ptr, ptr %55, align 8
  br label %63

57:                                               ; preds = %75, %46
  %58 = phi i64 [ %48, %46 ], [ %81, %75 ]
  %59 = and i64 %58, 16383
  %60 = getelementptr inbounds %struct.Room, ptr %1, i64 0, i32 6, i64 %59
  %61 = load ptr, ptr %60, align 8
  %62 = icmp eq ptr %61, null
  br i1 %62, label %97, label %84

63:                                               ; preds = %75, %52
  %64 = phi i64 [ 0, %52 ], [ %82, %75 ]
  %65 = phi i64 [ %48, %52 ], [ %81, %75 ]
  %66 = getelementptr inbounds i64, ptr %54, i64 %64
  %67 = load i64, ptr %66, align 8
  %68 = icmp sgt i64 %67, -1
  %69 = getelementptr inbounds i64, ptr %56, i64 %64
  %70 = load i64, ptr %69, align 8
  br i1 %68, label %71, label %75

71:                                               ; preds = %63
  %72 = getelementptr inbounds i64, ptr %3, i64 %67
  %73 = load i64, ptr %72, align 8
  %74 = tail call i64 @llvm.smin.i64(i64 %70, i64 %73)
  br label %75

75:                                               ; preds = %71, %63
  %76 = phi i64 [ %74, %71 ], [ %70, %63 ]
  %77 = xor i64 %76, %65
  %78 = mul i64 %77, 1099511628211
  %79 = lshr i64 %78, 29
  %80 = xor i64 %79, %78
  %81 = select i1 %68, i64 %80, i64 %65
  %82 = add nuw nsw i64 %64, 1
  %83 = icmp eq i64 %82, %50
  br i1 %83, label %57, label %63

84:                                               ; preds = %57, %89
  %85 = phi ptr [ %93, %89 ], [ %61, %57 ]
  %86 = phi i64 [ %91, %89 ], [ %59, %57 ]
  %87 = load i64, ptr %85, align 8
  %88 = icmp eq i64 %87, %58
  br i1 %88, label %95, label %89

89:                                               ; preds = %84
  %90 = add nuw nsw i64 %86, 1
  %91 = and i64 %90, 16383
  %92 = getelementptr inbounds %struct.Room, ptr %1, i64 0, i32 6, i64 %91
  %93 = load ptr, ptr %92, align 8
  %94 = icmp eq ptr %93, null
  br i1 %94, label %97, label %84

95:                                               ; preds = %84
  %96 = tail call fastcc i64 @fitting(ptr noundef %0, ptr noundef nonnull %1, ptr noundef %9, ptr noundef nonnull %85, ptr noundef %3, i64 noundef 400, ptr noundef %4, ptr noundef %5)
  br label %108

97:                                               ; preds = %89, %57
  %98 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 7
  %99 = load ptr, ptr %98, align 8
  %100 = tail call fastcc ptr @table(ptr noundef nonnull %1, i64 noundef %2, ptr noundef %9, ptr noundef %99, i64 noundef 1)
  %101 = tail call fastcc i64 @fitting(ptr noundef %0, ptr noundef nonnull %1, ptr noundef %9, ptr noundef %100, ptr noundef %3, i64 noundef 16, ptr noundef %4, ptr noundef %5)
  %102 = icmp eq i64 %101, 0
  br i1 %102, label %103, label %108

103:                                              ; preds = %97
  %104 = tail call fastcc ptr @table(ptr noundef nonnull %1, i64 noundef %2, ptr noundef %9, ptr noundef %3, i64 noundef 1)
  %105 = tail call fastcc i64 @fitting(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %9, ptr noundef %104, ptr noundef %3, i64 noundef 400, ptr noundef %4, ptr noundef %5)
  %106 = icmp ne i64 %105, 0
  %107 = zext i1 %106 to i64
  br label %108

108:                                              ; preds = %97, %103, %95
  %109 = phi i64 [ %96, %95 ], [ 1, %97 ], [ %107, %103 ]
  ret i64 %109
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc ptr @table(ptr nocapture noundef %0, i64 noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, i64 noundef %4) unnamed_addr {
  %6 = alloca [44 x i64], align 16
  call void @llvm.lifetime.start.p0(i64 352, ptr nonnull %6)
  %7 = mul i64 %1, -7046029254386353131
  %8 = add i64 %7, -7046029254386353131
  %9 = getelementptr inbounds %struct.Cut, ptr %2, i64 0, i32 1
  %10 = load i64, ptr %9, align 8
  %11 = icmp sgt i64 %10, 0
  br i1 %11, label %12, label %17

12:                                               ; preds = %5
  %13 = getelementptr inbounds %struct.Cut, ptr %2, i64 0, i32 9
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds %struct.Cut, ptr %2, i64 0, i32 8
  %16 = load ptr, ptr %15, align 8
  br label %23

17:                                               ; preds = %35, %5
  %18 = phi i64 [ %8, %5 ], [ %42, %35 ]
  %19 = and i64 %18, 16383
  %20 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %19
  %21 = load ptr, ptr %20, align 8
  %22 = icmp eq ptr %21, null
  br i1 %22, label %56, label %45

23:                                               ; preds = %12, %35
  %24 = phi i64 [ 0, %12 ], [ %43, %35 ]
  %25 = phi i64 [ %8, %12 ], [ %42, %35 ]
  %26 = getelementptr inbounds i64, ptr %14, i64 %24
  %27 = load i64, ptr %26, align 8
  %28 = icmp sgt i64 %27, -1
  %29 = getelementptr inbounds i64, ptr %16, i64 %24
  %30 = load i64, ptr %29, align 8
  br i1 %28, label %31, label %35

31:                                               ; preds = %23
  %32 = getelementptr inbounds i64, ptr %3, i64 %27
  %33 = load i64, ptr %32, align 8
  %34 = tail call i64 @llvm.smin.i64(i64 %30, i64 %33)
  br label %35

35:                                               ; preds = %23, %31
  %36 = phi i64 [ %34, %31 ], [ %30, %23 ]
  %37 = getelementptr inbounds [44 x i64], ptr %6, i64 0, i64 %24
  store i64 %36, ptr %37, align 8
  %38 = xor i64 %36, %25
  %39 = mul i64 %38, 1099511628211
  %40 = lshr i64 %39, 29
  %41 = xor i64 %40, %39
  %42 = select i1 %28, i64 %41, i64 %25
  %43 = add nuw nsw i64 %24, 1
  %44 = icmp eq i64 %43, %10
  br i1 %44, label %17, label %23

45:                                               ; preds = %17, %50
  %46 = phi ptr [ %54, %50 ], [ %21, %17 ]
  %47 = phi i64 [ %52, %50 ], [ %19, %17 ]
  %48 = load i64, ptr %46, align 8
  %49 = icmp eq i64 %48, %18
  br i1 %49, label %255, label %50

50:                                               ; preds = %45
  %51 = add nuw nsw i64 %47, 1
  %52 = and i64 %51, 16383
  %53 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %52
  %54 = load ptr, ptr %53, align 8
  %55 = icmp eq ptr %54, null
  br i1 %55, label %56, label %45

56:                                               ; preds = %50, %17
  %57 = phi i64 [ %19, %17 ], [ %52, %50 ]
  %58 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %57
  %59 = icmp eq i64 %4, 0
  br i1 %59, label %255, label %60

60:                                               ; preds = %56
  %61 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 1
  %62 = load i64, ptr %61, align 8
  %63 = add nsw i64 %62, 400
  %64 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 2
  %65 = load i64, ptr %64, align 8
  %66 = icmp sgt i64 %63, %65
  br i1 %66, label %67, label %69

67:                                               ; preds = %60
  %68 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 3
  store i64 1, ptr %68, align 8
  br label %255

69:                                               ; preds = %60
  %70 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 4
  %71 = load ptr, ptr %70, align 8
  %72 = getelementptr inbounds i8, ptr %71, i64 %62
  store i64 %63, ptr %61, align 8
  %73 = icmp eq ptr %71, null
  br i1 %73, label %255, label %74

74:                                               ; preds = %69
  store i64 %18, ptr %72, align 8
  br i1 %11, label %80, label %75

75:                                               ; preds = %80, %74
  %76 = phi i64 [ %10, %74 ], [ %86, %80 ]
  %77 = getelementptr inbounds %struct.Cut, ptr %2, i64 0, i32 2
  %78 = load i64, ptr %77, align 8
  %79 = icmp eq i64 %78, 0
  br i1 %79, label %191, label %88

80:                                               ; preds = %74, %80
  %81 = phi i64 [ %85, %80 ], [ 0, %74 ]
  %82 = getelementptr inbounds [44 x i64], ptr %6, i64 0, i64 %81
  %83 = load i64, ptr %82, align 8
  %84 = getelementptr inbounds %struct.Table, ptr %72, i64 0, i32 1, i64 %81
  store i64 %83, ptr %84, align 8
  %85 = add nuw nsw i64 %81, 1
  %86 = load i64, ptr %9, align 8
  %87 = icmp slt i64 %85, %86
  br i1 %87, label %80, label %75

88:                                               ; preds = %75
  %89 = load i64, ptr %2, align 8
  %90 = add nsw i64 %89, 1
  %91 = shl i64 %76, 3
  %92 = mul i64 %91, %90
  %93 = add nsw i64 %92, 15
  %94 = and i64 %93, -16
  %95 = load i64, ptr %61, align 8
  %96 = add nsw i64 %94, %95
  %97 = load i64, ptr %64, align 8
  %98 = icmp sgt i64 %96, %97
  %99 = getelementptr inbounds %struct.Table, ptr %72, i64 0, i32 5
  br i1 %98, label %100, label %102

100:                                              ; preds = %88
  %101 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 3
  store i64 1, ptr %101, align 8
  store ptr null, ptr %99, align 8
  br label %255

102:                                              ; preds = %88
  %103 = getelementptr inbounds i8, ptr %71, i64 %95
  store i64 %96, ptr %61, align 8
  store ptr %103, ptr %99, align 8
  %104 = add nsw i64 %76, -1
  %105 = mul nsw i64 %90, %104
  %106 = getelementptr inbounds double, ptr %103, i64 %105
  store double 0.000000e+00, ptr %106, align 8
  %107 = icmp slt i64 %89, 1
  br i1 %107, label %123, label %108

108:                                              ; preds = %102
  %109 = and i64 %89, 7
  %110 = icmp ult i64 %89, 8
  br i1 %110, label %113, label %111

111:                                              ; preds = %108
  %112 = and i64 %89, -8
  br label %127

113:                                              ; preds = %127, %108
  %114 = phi i64 [ 1, %108 ], [ %145, %127 ]
  %115 = icmp eq i64 %109, 0
  br i1 %115, label %123, label %116

116:                                              ; preds = %113, %116
  %117 = phi i64 [ %120, %116 ], [ %114, %113 ]
  %118 = phi i64 [ %121, %116 ], [ 0, %113 ]
  %119 = getelementptr inbounds double, ptr %106, i64 %117
  store double 1.000000e+00, ptr %119, align 8
  %120 = add nuw i64 %117, 1
  %121 = add i64 %118, 1
  %122 = icmp eq i64 %121, %109
  br i1 %122, label %123, label %116

123:                                              ; preds = %113, %116, %102
  %124 = icmp sgt i64 %76, 1
  br i1 %124, label %125, label %251

125:                                              ; preds = %123
  %126 = getelementptr inbounds %struct.Cut, ptr %2, i64 0, i32 7
  br label %150

127:                                              ; preds = %127, %111
  %128 = phi i64 [ 1, %111 ], [ %145, %127 ]
  %129 = phi i64 [ 0, %111 ], [ %146, %127 ]
  %130 = getelementptr inbounds double, ptr %106, i64 %128
  store double 1.000000e+00, ptr %130, align 8
  %131 = add nuw nsw i64 %128, 1
  %132 = getelementptr inbounds double, ptr %106, i64 %131
  store double 1.000000e+00, ptr %132, align 8
  %133 = add nuw nsw i64 %128, 2
  %134 = getelementptr inbounds double, ptr %106, i64 %133
  store double 1.000000e+00, ptr %134, align 8
  %135 = add nuw nsw i64 %128, 3
  %136 = getelementptr inbounds double, ptr %106, i64 %135
  store double 1.000000e+00, ptr %136, align 8
  %137 = add nuw nsw i64 %128, 4
  %138 = getelementptr inbounds double, ptr %106, i64 %137
  store double 1.000000e+00, ptr %138, align 8
  %139 = add nuw nsw i64 %128, 5
  %140 = getelementptr inbounds double, ptr %106, i64 %139
  store double 1.000000e+00, ptr %140, align 8
  %141 = add nuw nsw i64 %128, 6
  %142 = getelementptr inbounds double, ptr %106, i64 %141
  store double 1.000000e+00, ptr %142, align 8
  %143 = add nuw i64 %128, 7
  %144 = getelementptr inbounds double, ptr %106, i64 %143
  store double 1.000000e+00, ptr %144, align 8
  %145 = add nuw i64 %128, 8
  %146 = add i64 %129, 8
  %147 = icmp eq i64 %146, %112
  br i1 %147, label %113, label %127

148:                                              ; preds = %183, %150
  %149 = icmp sgt i64 %151, 2
  br i1 %149, label %150, label %251

150:                                              ; preds = %148, %125
  %151 = phi i64 [ %76, %125 ], [ %152, %148 ]
  %152 = add nsw i64 %151, -1
  %153 = add nsw i64 %151, -2
  %154 = mul nsw i64 %153, %90
  %155 = getelementptr inbounds double, ptr %103, i64 %154
  %156 = getelementptr inbounds double, ptr %155, i64 %90
  store double 0.000000e+00, ptr %155, align 8
  br i1 %107, label %148, label %157

157:                                              ; preds = %150
  %158 = getelementptr inbounds %struct.Table, ptr %72, i64 0, i32 1, i64 %152
  %159 = load i64, ptr %158, align 8
  %160 = load ptr, ptr %126, align 8
  %161 = getelementptr inbounds i64, ptr %160, i64 %152
  %162 = load i64, ptr %161, align 8
  %163 = icmp sgt i64 %162, 1
  %164 = add nsw i64 %162, -1
  br label %165

165:                                              ; preds = %183, %157
  %166 = phi double [ 0.000000e+00, %157 ], [ %187, %183 ]
  %167 = phi i64 [ 1, %157 ], [ %189, %183 ]
  %168 = add nsw i64 %167, -1
  %169 = add i64 %168, %159
  %170 = sdiv i64 %169, %159
  br i1 %163, label %171, label %173

171:                                              ; preds = %165
  %172 = sdiv i64 %168, %164
  br label %173

173:                                              ; preds = %171, %165
  %174 = phi i64 [ %172, %171 ], [ %167, %165 ]
  %175 = icmp slt i64 %174, %170
  br i1 %175, label %183, label %176

176:                                              ; preds = %173
  %177 = getelementptr inbounds double, ptr %156, i64 %174
  %178 = load double, ptr %177, align 8
  %179 = add nsw i64 %170, -1
  %180 = getelementptr inbounds double, ptr %156, i64 %179
  %181 = load double, ptr %180, align 8
  %182 = fsub double %178, %181
  br label %183

183:                                              ; preds = %176, %173
  %184 = phi double [ %182, %176 ], [ 0.000000e+00, %173 ]
  %185 = fcmp ogt double %184, 0.000000e+00
  %186 = select i1 %185, double %184, double 0.000000e+00
  %187 = fadd double %166, %186
  %188 = getelementptr inbounds double, ptr %155, i64 %167
  store double %187, ptr %188, align 8
  %189 = add nuw i64 %167, 1
  %190 = icmp eq i64 %167, %89
  br i1 %190, label %148, label %165

191:                                              ; preds = %75
  %192 = getelementptr inbounds %struct.Table, ptr %72, i64 0, i32 2
  store i64 1, ptr %192, align 8
  %193 = getelementptr inbounds %struct.Cut, ptr %2, i64 0, i32 5
  %194 = load i64, ptr %193, align 8
  %195 = getelementptr inbounds %struct.Table, ptr %72, i64 0, i32 3
  store i64 %194, ptr %195, align 8
  %196 = icmp eq i64 %194, 0
  br i1 %196, label %197, label %213

197:                                              ; preds = %191
  %198 = load i64, ptr %2, align 8
  %199 = icmp sgt i64 %198, 1
  br i1 %199, label %200, label %206

200:                                              ; preds = %197, %200
  %201 = phi i64 [ %202, %200 ], [ 1, %197 ]
  %202 = add nuw nsw i64 %201, 1
  %203 = mul nsw i64 %202, %202
  %204 = icmp slt i64 %203, %198
  br i1 %204, label %200, label %205

205:                                              ; preds = %200
  store i64 %202, ptr %192, align 8
  br label %206

206:                                              ; preds = %205, %197
  %207 = phi i64 [ 1, %197 ], [ %202, %205 ]
  %208 = add nsw i64 %207, -1
  %209 = add i64 %208, %198
  %210 = sdiv i64 %209, %207
  %211 = add nuw i64 %207, 2
  %212 = add i64 %211, %210
  store i64 %212, ptr %195, align 8
  br label %213

213:                                              ; preds = %191, %206
  %214 = phi i64 [ %194, %191 ], [ %212, %206 ]
  %215 = mul nsw i64 %214, %76
  %216 = mul nsw i64 %215, 24
  %217 = add nsw i64 %216, 15
  %218 = and i64 %217, -16
  %219 = load i64, ptr %61, align 8
  %220 = add nsw i64 %218, %219
  %221 = load i64, ptr %64, align 8
  %222 = icmp sgt i64 %220, %221
  %223 = getelementptr inbounds %struct.Table, ptr %72, i64 0, i32 4
  br i1 %222, label %224, label %226

224:                                              ; preds = %213
  %225 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 3
  store i64 1, ptr %225, align 8
  store ptr null, ptr %223, align 8
  br label %255

226:                                              ; preds = %213
  %227 = getelementptr inbounds i8, ptr %71, i64 %219
  store i64 %220, ptr %61, align 8
  store ptr %227, ptr %223, align 8
  %228 = icmp sgt i64 %215, 0
  br i1 %228, label %229, label %251

229:                                              ; preds = %226
  %230 = and i64 %215, 1
  %231 = icmp eq i64 %215, 1
  br i1 %231, label %245, label %232

232:                                              ; preds = %229
  %233 = and i64 %215, -2
  br label %234

234:                                              ; preds = %234, %232
  %235 = phi i64 [ 0, %232 ], [ %242, %234 ]
  %236 = phi i64 [ 0, %232 ], [ %243, %234 ]
  %237 = getelementptr inbounds %struct.Choice, ptr %227, i64 %235
  store double -1.000000e+00, ptr %237, align 8
  %238 = getelementptr inbounds %struct.Choice, ptr %227, i64 %235, i32 1
  store i64 -1, ptr %238, align 8
  %239 = or i64 %235, 1
  %240 = getelementptr inbounds %struct.Choice, ptr %227, i64 %239
  store double -1.000000e+00, ptr %240, align 8
  %241 = getelementptr inbounds %struct.Choice, ptr %227, i64 %239, i32 1
  store i64 -1, ptr %241, align 8
  %242 = add nuw nsw i64 %235, 2
  %243 = add i64 %236, 2
  %244 = icmp eq i64 %243, %233
  br i1 %244, label %245, label %234

245:                                              ; preds = %234, %229
  %246 = phi i64 [ 0, %229 ], [ %242, %234 ]
  %247 = icmp eq i64 %230, 0
  br i1 %247, label %251, label %248

248:                                              ; preds = %245
  %249 = getelementptr inbounds %struct.Choice, ptr %227, i64 %246
  store double -1.000000e+00, ptr %249, align 8
  %250 = getelementptr inbounds %struct.Choice, ptr %227, i64 %246, i32 1
  store i64 -1, ptr %250, align 8
  br label %251

251:                                              ; preds = %148, %248, %245, %226, %123
  store ptr %72, ptr %58, align 8
  %252 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5
  %253 = load i64, ptr %252, align 8
  %254 = add nsw i64 %253, 1
  store i64 %254, ptr %252, align 8
  br label %255

255:                                              ; preds = %45, %100, %224, %67, %251, %69, %56
  %256 = phi ptr [ null, %56 ], [ %72, %251 ], [ null, %69 ], [ null, %67 ], [ null, %224 ], [ null, %100 ], [ %46, %45 ]
  call void @llvm.lifetime.end.p0(i64 352, ptr nonnull %6)
  ret ptr %256
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc i64 @fitting(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, ptr noundef %2, ptr noundef %3, ptr nocapture noundef readonly %4, i64 noundef %5, ptr nocapture noundef %6, ptr nocapture noundef %7) unnamed_addr {
  %9 = icmp eq ptr %3, null
  %10 = icmp slt i64 %5, 1
  %11 = or i1 %9, %10
  br i1 %11, label %283, label %12

12:                                               ; preds = %8
  %13 = getelementptr inbounds %struct.Cut, ptr %2, i64 0, i32 1
  %14 = getelementptr inbounds %struct.Cut, ptr %2, i64 0, i32 2
  %15 = getelementptr inbounds %struct.Cut, ptr %2, i64 0, i32 7
  %16 = getelementptr inbounds %struct.Table, ptr %3, i64 0, i32 5
  %17 = getelementptr inbounds %struct.Cut, ptr %2, i64 0, i32 5
  %18 = getelementptr inbounds %struct.Cut, ptr %2, i64 0, i32 11
  %19 = getelementptr inbounds %struct.Table, ptr %3, i64 0, i32 2
  %20 = getelementptr inbounds %struct.Table, ptr %3, i64 0, i32 4
  %21 = getelementptr inbounds %struct.Table, ptr %3, i64 0, i32 3
  %22 = getelementptr inbounds %struct.Room, ptr %1, i64 0, i32 1
  %23 = getelementptr inbounds %struct.Room, ptr %1, i64 0, i32 2
  %24 = getelementptr inbounds %struct.Room, ptr %1, i64 0, i32 4
  %25 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 2
  br label %29

26:                                               ; preds = %274
  %27 = add nuw nsw i64 %30, 1
  %28 = icmp slt i64 %27, %5
  br i1 %28, label %29, label %283

29:                                               ; preds = %12, %26
  %30 = phi i64 [ 0, %12 ], [ %27, %26 ]
  %31 = load i64, ptr %13, align 8
  %32 = add i64 %31, -1
  %33 = load i64, ptr %14, align 8
  %34 = icmp eq i64 %33, 0
  %35 = load i64, ptr %2, align 8
  br i1 %34, label %113, label %36

36:                                               ; preds = %29
  %37 = add nsw i64 %35, 1
  %38 = icmp sgt i64 %31, 1
  %39 = load ptr, ptr %15, align 8
  br i1 %38, label %40, label %100

40:                                               ; preds = %36, %95
  %41 = phi i64 [ %96, %95 ], [ %35, %36 ]
  %42 = phi i64 [ %98, %95 ], [ 0, %36 ]
  %43 = getelementptr inbounds %struct.Table, ptr %3, i64 0, i32 1, i64 %42
  %44 = load i64, ptr %43, align 8
  %45 = add i64 %41, -1
  %46 = add i64 %44, %45
  %47 = sdiv i64 %46, %44
  %48 = getelementptr inbounds i64, ptr %39, i64 %42
  %49 = load i64, ptr %48, align 8
  %50 = icmp sgt i64 %49, 1
  br i1 %50, label %51, label %54

51:                                               ; preds = %40
  %52 = add nsw i64 %49, -1
  %53 = sdiv i64 %45, %52
  br label %54

54:                                               ; preds = %51, %40
  %55 = phi i64 [ %53, %51 ], [ %41, %40 ]
  %56 = icmp slt i64 %55, %47
  br i1 %56, label %283, label %57

57:                                               ; preds = %54
  %58 = load ptr, ptr %16, align 8
  %59 = mul nsw i64 %42, %37
  %60 = getelementptr inbounds double, ptr %58, i64 %59
  %61 = getelementptr inbounds double, ptr %60, i64 %55
  %62 = load double, ptr %61, align 8
  %63 = add nsw i64 %47, -1
  %64 = getelementptr inbounds double, ptr %60, i64 %63
  %65 = load double, ptr %64, align 8
  %66 = fsub double %62, %65
  %67 = fcmp ogt double %66, 0.000000e+00
  br i1 %67, label %68, label %283

68:                                               ; preds = %57
  %69 = load i64, ptr %1, align 8
  %70 = lshr i64 %69, 12
  %71 = xor i64 %70, %69
  %72 = shl i64 %71, 25
  %73 = xor i64 %72, %71
  %74 = lshr i64 %73, 27
  %75 = xor i64 %74, %73
  store i64 %75, ptr %1, align 8
  %76 = mul i64 %75, 2685821657736338717
  %77 = lshr i64 %76, 11
  %78 = uitofp i64 %77 to double
  %79 = fmul double %78, 0x3CA0000000000000
  %80 = fmul double %66, %79
  %81 = fadd double %65, %80
  %82 = icmp slt i64 %47, %55
  br i1 %82, label %83, label %95

83:                                               ; preds = %68, %83
  %84 = phi i64 [ %93, %83 ], [ %47, %68 ]
  %85 = phi i64 [ %92, %83 ], [ %55, %68 ]
  %86 = add nsw i64 %85, %84
  %87 = sdiv i64 %86, 2
  %88 = getelementptr inbounds double, ptr %60, i64 %87
  %89 = load double, ptr %88, align 8
  %90 = fcmp ogt double %89, %81
  %91 = add nsw i64 %87, 1
  %92 = select i1 %90, i64 %87, i64 %85
  %93 = select i1 %90, i64 %84, i64 %91
  %94 = icmp slt i64 %93, %92
  br i1 %94, label %83, label %95

95:                                               ; preds = %83, %68
  %96 = phi i64 [ %47, %68 ], [ %93, %83 ]
  %97 = getelementptr inbounds i64, ptr %6, i64 %42
  store i64 %96, ptr %97, align 8
  %98 = add nuw nsw i64 %42, 1
  %99 = icmp eq i64 %98, %32
  br i1 %99, label %100, label %40

100:                                              ; preds = %95, %36
  %101 = phi i64 [ %35, %36 ], [ %96, %95 ]
  %102 = getelementptr inbounds %struct.Table, ptr %3, i64 0, i32 1, i64 %32
  %103 = load i64, ptr %102, align 8
  %104 = add i64 %101, -1
  %105 = add i64 %103, %104
  %106 = sdiv i64 %105, %103
  %107 = getelementptr inbounds i64, ptr %39, i64 %32
  %108 = load i64, ptr %107, align 8
  %109 = icmp sgt i64 %108, 1
  br i1 %109, label %110, label %266

110:                                              ; preds = %100
  %111 = add nsw i64 %108, -1
  %112 = sdiv i64 %104, %111
  br label %266

113:                                              ; preds = %29
  %114 = tail call fastcc double @total(ptr noundef nonnull %2, ptr noundef nonnull %3, i64 noundef %32, i64 noundef %35)
  %115 = fcmp ogt double %114, 0.000000e+00
  br i1 %115, label %116, label %283

116:                                              ; preds = %113
  %117 = icmp slt i64 %31, 2
  br i1 %117, label %271, label %118

118:                                              ; preds = %116, %259
  %119 = phi i64 [ %263, %259 ], [ %32, %116 ]
  %120 = phi i64 [ %262, %259 ], [ 1, %116 ]
  %121 = load i64, ptr %2, align 8
  %122 = add i64 %121, -1
  %123 = add i64 %122, %120
  %124 = sdiv i64 %123, %120
  %125 = load i64, ptr %17, align 8
  %126 = icmp sgt i64 %125, 1
  br i1 %126, label %127, label %142

127:                                              ; preds = %118
  %128 = add nsw i64 %125, -1
  %129 = load ptr, ptr %18, align 8
  br label %130

130:                                              ; preds = %130, %127
  %131 = phi i64 [ 0, %127 ], [ %140, %130 ]
  %132 = phi i64 [ %128, %127 ], [ %139, %130 ]
  %133 = add nsw i64 %132, %131
  %134 = sdiv i64 %133, 2
  %135 = getelementptr inbounds i64, ptr %129, i64 %134
  %136 = load i64, ptr %135, align 8
  %137 = icmp slt i64 %136, %124
  %138 = add nsw i64 %134, 1
  %139 = select i1 %137, i64 %132, i64 %134
  %140 = select i1 %137, i64 %138, i64 %131
  %141 = icmp slt i64 %140, %139
  br i1 %141, label %130, label %142

142:                                              ; preds = %130, %118
  %143 = phi i64 [ 0, %118 ], [ %140, %130 ]
  %144 = icmp eq i64 %125, 0
  br i1 %144, label %145, label %152

145:                                              ; preds = %142
  %146 = load i64, ptr %19, align 8
  %147 = icmp slt i64 %146, %124
  br i1 %147, label %148, label %152

148:                                              ; preds = %145
  %149 = add i64 %122, %124
  %150 = sdiv i64 %149, %124
  %151 = add nsw i64 %150, %146
  br label %152

152:                                              ; preds = %148, %145, %142
  %153 = phi i64 [ %143, %142 ], [ %151, %148 ], [ %124, %145 ]
  %154 = load ptr, ptr %20, align 8
  %155 = load i64, ptr %21, align 8
  %156 = mul nsw i64 %155, %119
  %157 = add nsw i64 %156, %153
  %158 = getelementptr inbounds %struct.Choice, ptr %154, i64 %157, i32 1
  %159 = load i64, ptr %158, align 8
  %160 = icmp slt i64 %159, 0
  br i1 %160, label %161, label %203

161:                                              ; preds = %152
  %162 = getelementptr inbounds %struct.Table, ptr %3, i64 0, i32 1, i64 %119
  %163 = load i64, ptr %162, align 8
  %164 = tail call fastcc i64 @runs(ptr noundef nonnull %2, i64 noundef %119, i64 noundef %124, i64 noundef %163, ptr noundef null)
  %165 = mul nsw i64 %164, 24
  %166 = add nsw i64 %165, 15
  %167 = and i64 %166, -16
  %168 = load i64, ptr %22, align 8
  %169 = add nsw i64 %167, %168
  %170 = load i64, ptr %23, align 8
  %171 = icmp sgt i64 %169, %170
  br i1 %171, label %172, label %174

172:                                              ; preds = %161
  %173 = getelementptr inbounds %struct.Room, ptr %1, i64 0, i32 3
  store i64 1, ptr %173, align 8
  br label %283

174:                                              ; preds = %161
  %175 = load ptr, ptr %24, align 8
  %176 = getelementptr inbounds i8, ptr %175, i64 %168
  store i64 %169, ptr %22, align 8
  %177 = icmp eq ptr %175, null
  br i1 %177, label %283, label %178

178:                                              ; preds = %174
  %179 = load i64, ptr %162, align 8
  %180 = tail call fastcc i64 @runs(ptr noundef nonnull %2, i64 noundef %119, i64 noundef %124, i64 noundef %179, ptr noundef nonnull %176)
  %181 = icmp sgt i64 %164, 0
  br i1 %181, label %182, label %185

182:                                              ; preds = %178
  %183 = add nsw i64 %119, -1
  %184 = add i64 %124, -1
  br label %187

185:                                              ; preds = %187, %178
  %186 = getelementptr inbounds %struct.Choice, ptr %154, i64 %157, i32 2
  store ptr %176, ptr %186, align 8
  store i64 %164, ptr %158, align 8
  br label %203

187:                                              ; preds = %187, %182
  %188 = phi i64 [ 0, %182 ], [ %201, %187 ]
  %189 = phi double [ 0.000000e+00, %182 ], [ %200, %187 ]
  %190 = getelementptr inbounds %struct.Run, ptr %176, i64 %188
  %191 = getelementptr inbounds %struct.Run, ptr %176, i64 %188, i32 2
  %192 = load i64, ptr %191, align 8
  %193 = sitofp i64 %192 to double
  %194 = getelementptr inbounds %struct.Run, ptr %176, i64 %188, i32 1
  %195 = load i64, ptr %194, align 8
  %196 = add i64 %184, %195
  %197 = sdiv i64 %196, %195
  %198 = tail call fastcc double @total(ptr noundef nonnull %2, ptr noundef %3, i64 noundef %183, i64 noundef %197)
  %199 = fmul double %198, %193
  %200 = fadd double %189, %199
  store double %200, ptr %190, align 8
  %201 = add nuw nsw i64 %188, 1
  %202 = icmp eq i64 %201, %164
  br i1 %202, label %185, label %187

203:                                              ; preds = %185, %152
  %204 = phi i64 [ %164, %185 ], [ %159, %152 ]
  %205 = icmp eq i64 %204, 0
  br i1 %205, label %283, label %206

206:                                              ; preds = %203
  %207 = load i64, ptr %1, align 8
  %208 = lshr i64 %207, 12
  %209 = xor i64 %208, %207
  %210 = shl i64 %209, 25
  %211 = xor i64 %210, %209
  %212 = lshr i64 %211, 27
  %213 = xor i64 %212, %211
  store i64 %213, ptr %1, align 8
  %214 = mul i64 %213, 2685821657736338717
  %215 = lshr i64 %214, 11
  %216 = uitofp i64 %215 to double
  %217 = fmul double %216, 0x3CA0000000000000
  %218 = getelementptr inbounds %struct.Choice, ptr %154, i64 %157, i32 2
  %219 = load ptr, ptr %218, align 8
  %220 = add nsw i64 %204, -1
  %221 = getelementptr inbounds %struct.Run, ptr %219, i64 %220
  %222 = load double, ptr %221, align 8
  %223 = fmul double %222, %217
  %224 = icmp sgt i64 %204, 1
  br i1 %224, label %225, label %237

225:                                              ; preds = %206, %225
  %226 = phi i64 [ %235, %225 ], [ %220, %206 ]
  %227 = phi i64 [ %234, %225 ], [ 0, %206 ]
  %228 = add nsw i64 %227, %226
  %229 = sdiv i64 %228, 2
  %230 = getelementptr inbounds %struct.Run, ptr %219, i64 %229
  %231 = load double, ptr %230, align 8
  %232 = fcmp ogt double %231, %223
  %233 = add nsw i64 %229, 1
  %234 = select i1 %232, i64 %227, i64 %233
  %235 = select i1 %232, i64 %229, i64 %226
  %236 = icmp slt i64 %234, %235
  br i1 %236, label %225, label %237

237:                                              ; preds = %225, %206
  %238 = phi i64 [ 0, %206 ], [ %234, %225 ]
  %239 = getelementptr inbounds %struct.Run, ptr %219, i64 %238, i32 1
  %240 = load i64, ptr %239, align 8
  %241 = getelementptr inbounds %struct.Run, ptr %219, i64 %238, i32 2
  %242 = load i64, ptr %241, align 8
  %243 = icmp sgt i64 %242, 1
  br i1 %243, label %244, label %255

244:                                              ; preds = %237
  %245 = lshr i64 %213, 12
  %246 = xor i64 %245, %213
  %247 = shl i64 %246, 25
  %248 = xor i64 %247, %246
  %249 = lshr i64 %248, 27
  %250 = xor i64 %249, %248
  store i64 %250, ptr %1, align 8
  %251 = mul i64 %250, 2685821657736338717
  %252 = lshr i64 %251, 32
  %253 = mul i64 %242, %252
  %254 = lshr i64 %253, 32
  br label %255

255:                                              ; preds = %244, %237
  %256 = phi i64 [ %254, %244 ], [ 0, %237 ]
  %257 = add nsw i64 %256, %240
  %258 = icmp eq i64 %257, 0
  br i1 %258, label %283, label %259

259:                                              ; preds = %255
  %260 = mul nsw i64 %257, %120
  %261 = load i64, ptr %2, align 8
  %262 = tail call i64 @llvm.smin.i64(i64 %260, i64 %261)
  %263 = add nsw i64 %119, -1
  %264 = getelementptr inbounds i64, ptr %6, i64 %263
  store i64 %262, ptr %264, align 8
  %265 = icmp slt i64 %119, 2
  br i1 %265, label %271, label %118

266:                                              ; preds = %100, %110
  %267 = phi i64 [ %112, %110 ], [ %101, %100 ]
  %268 = icmp sgt i64 %106, 1
  %269 = icmp slt i64 %267, 1
  %270 = select i1 %268, i1 true, i1 %269
  br i1 %270, label %283, label %271

271:                                              ; preds = %259, %116, %266
  %272 = load i64, ptr %25, align 8
  %273 = icmp sgt i64 %272, 0
  br i1 %273, label %277, label %274

274:                                              ; preds = %277, %271
  %275 = tail call fastcc i64 @fits(ptr noundef nonnull %2, ptr noundef %6, ptr noundef %4, ptr noundef %7)
  %276 = icmp eq i64 %275, 0
  br i1 %276, label %26, label %283

277:                                              ; preds = %271, %277
  %278 = phi i64 [ %280, %277 ], [ 0, %271 ]
  %279 = getelementptr inbounds i64, ptr %7, i64 %278
  store i64 1, ptr %279, align 8
  %280 = add nuw nsw i64 %278, 1
  %281 = load i64, ptr %25, align 8
  %282 = icmp slt i64 %280, %281
  br i1 %282, label %277, label %274

283:                                              ; preds = %26, %266, %274, %113, %54, %57, %255, %203, %174, %8, %172
  %284 = phi i64 [ 0, %172 ], [ 0, %8 ], [ 0, %174 ], [ 0, %203 ], [ 0, %255 ], [ 0, %57 ], [ 0, %54 ], [ 0, %26 ], [ 0, %266 ], [ 1, %274 ], [ 0, %113 ]
  ret i64 %284
}

; Function Attrs: nofree nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc i64 @fits(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef %3) unnamed_addr {
  %5 = alloca [44 x i64], align 16
  call void @llvm.lifetime.start.p0(i64 352, ptr nonnull %5)
  %6 = getelementptr inbounds %struct.Cut, ptr %0, i64 0, i32 1
  %7 = load i64, ptr %6, align 8
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %9, label %13

9:                                                ; preds = %4
  %10 = load i64, ptr %0, align 8
  %11 = getelementptr inbounds %struct.Cut, ptr %0, i64 0, i32 9
  %12 = load ptr, ptr %11, align 8
  br label %27

13:                                               ; preds = %56, %4
  %14 = phi i64 [ 1, %4 ], [ %58, %56 ]
  %15 = phi i64 [ %7, %4 ], [ %57, %56 ]
  %16 = getelementptr inbounds %struct.Cut, ptr %0, i64 0, i32 3
  %17 = load i64, ptr %16, align 8
  %18 = icmp sgt i64 %17, 0
  br i1 %18, label %19, label %68

19:                                               ; preds = %13
  %20 = icmp sgt i64 %15, 0
  %21 = getelementptr inbounds %struct.Cut, ptr %0, i64 0, i32 10
  %22 = load ptr, ptr %21, align 8
  %23 = and i64 %15, 1
  %24 = icmp eq i64 %15, 1
  %25 = and i64 %15, -2
  %26 = icmp eq i64 %23, 0
  br label %61

27:                                               ; preds = %9, %56
  %28 = phi i64 [ %7, %9 ], [ %57, %56 ]
  %29 = phi i64 [ %10, %9 ], [ %38, %56 ]
  %30 = phi i64 [ 1, %9 ], [ %58, %56 ]
  %31 = phi i64 [ 0, %9 ], [ %59, %56 ]
  %32 = add nsw i64 %28, -1
  %33 = icmp slt i64 %31, %32
  br i1 %33, label %34, label %37

34:                                               ; preds = %27
  %35 = getelementptr inbounds i64, ptr %1, i64 %31
  %36 = load i64, ptr %35, align 8
  br label %37

37:                                               ; preds = %27, %34
  %38 = phi i64 [ %36, %34 ], [ 1, %27 ]
  %39 = getelementptr inbounds i64, ptr %12, i64 %31
  %40 = load i64, ptr %39, align 8
  %41 = add i64 %29, -1
  %42 = add i64 %41, %38
  %43 = sdiv i64 %42, %38
  %44 = getelementptr inbounds [44 x i64], ptr %5, i64 0, i64 %31
  store i64 %43, ptr %44, align 8
  %45 = icmp sgt i64 %40, -1
  br i1 %45, label %46, label %56

46:                                               ; preds = %37
  %47 = getelementptr inbounds i64, ptr %3, i64 %40
  %48 = load i64, ptr %47, align 8
  %49 = mul nsw i64 %48, %43
  store i64 %49, ptr %47, align 8
  %50 = getelementptr inbounds i64, ptr %2, i64 %40
  %51 = load i64, ptr %50, align 8
  %52 = icmp sle i64 %49, %51
  %53 = zext i1 %52 to i64
  %54 = and i64 %30, %53
  %55 = load i64, ptr %6, align 8
  br label %56

56:                                               ; preds = %46, %37
  %57 = phi i64 [ %55, %46 ], [ %28, %37 ]
  %58 = phi i64 [ %54, %46 ], [ %30, %37 ]
  %59 = add nuw nsw i64 %31, 1
  %60 = icmp slt i64 %59, %57
  br i1 %60, label %27, label %13

61:                                               ; preds = %19, %119
  %62 = phi i64 [ 0, %19 ], [ %123, %119 ]
  %63 = phi i64 [ %14, %19 ], [ %122, %119 ]
  %64 = mul nsw i64 %62, 3
  br i1 %20, label %65, label %82

65:                                               ; preds = %61
  %66 = getelementptr inbounds i64, ptr %22, i64 %64
  %67 = load i64, ptr %66, align 8
  br i1 %24, label %70, label %88

68:                                               ; preds = %119, %13
  %69 = phi i64 [ %14, %13 ], [ %122, %119 ]
  call void @llvm.lifetime.end.p0(i64 352, ptr nonnull %5)
  ret i64 %69

70:                                               ; preds = %109, %65
  %71 = phi i64 [ undef, %65 ], [ %110, %109 ]
  %72 = phi i64 [ 0, %65 ], [ %111, %109 ]
  %73 = phi i64 [ 1, %65 ], [ %110, %109 ]
  br i1 %26, label %82, label %74

74:                                               ; preds = %70
  %75 = shl nuw i64 1, %72
  %76 = and i64 %67, %75
  %77 = icmp eq i64 %76, 0
  br i1 %77, label %82, label %78

78:                                               ; preds = %74
  %79 = getelementptr inbounds [44 x i64], ptr %5, i64 0, i64 %72
  %80 = load i64, ptr %79, align 8
  %81 = mul nsw i64 %80, %73
  br label %82

82:                                               ; preds = %70, %78, %74, %61
  %83 = phi i64 [ 1, %61 ], [ %71, %70 ], [ %81, %78 ], [ %73, %74 ]
  %84 = add nuw nsw i64 %64, 1
  %85 = getelementptr inbounds i64, ptr %22, i64 %84
  %86 = load i64, ptr %85, align 8
  %87 = icmp sgt i64 %86, %83
  br i1 %87, label %119, label %114

88:                                               ; preds = %65, %109
  %89 = phi i64 [ %111, %109 ], [ 0, %65 ]
  %90 = phi i64 [ %110, %109 ], [ 1, %65 ]
  %91 = phi i64 [ %112, %109 ], [ 0, %65 ]
  %92 = shl nuw i64 1, %89
  %93 = and i64 %67, %92
  %94 = icmp eq i64 %93, 0
  br i1 %94, label %99, label %95

95:                                               ; preds = %88
  %96 = getelementptr inbounds [44 x i64], ptr %5, i64 0, i64 %89
  %97 = load i64, ptr %96, align 16
  %98 = mul nsw i64 %97, %90
  br label %99

99:                                               ; preds = %88, %95
  %100 = phi i64 [ %98, %95 ], [ %90, %88 ]
  %101 = shl i64 2, %89
  %102 = and i64 %67, %101
  %103 = icmp eq i64 %102, 0
  br i1 %103, label %109, label %104

104:                                              ; preds = %99
  %105 = or i64 %89, 1
  %106 = getelementptr inbounds [44 x i64], ptr %5, i64 0, i64 %105
  %107 = load i64, ptr %106, align 8
  %108 = mul nsw i64 %107, %100
  br label %109

109:                                              ; preds = %104, %99
  %110 = phi i64 [ %108, %104 ], [ %100, %99 ]
  %111 = add nuw nsw i64 %89, 2
  %112 = add i64 %91, 2
  %113 = icmp eq i64 %112, %25
  br i1 %113, label %70, label %88

114:                                              ; preds = %82
  %115 = add nuw nsw i64 %64, 2
  %116 = getelementptr inbounds i64, ptr %22, i64 %115
  %117 = load i64, ptr %116, align 8
  %118 = icmp sle i64 %83, %117
  br label %119

119:                                              ; preds = %114, %82
  %120 = phi i1 [ false, %82 ], [ %118, %114 ]
  %121 = zext i1 %120 to i64
  %122 = and i64 %63, %121
  %123 = add nuw nsw i64 %62, 1
  %124 = icmp eq i64 %123, %17
  br i1 %124, label %68, label %61
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc double @total(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) unnamed_addr {
  %5 = getelementptr inbounds %struct.Cut, ptr %0, i64 0, i32 5
  %6 = load i64, ptr %5, align 8
  %7 = icmp sgt i64 %6, 1
  br i1 %7, label %8, label %24

8:                                                ; preds = %4
  %9 = add nsw i64 %6, -1
  %10 = getelementptr inbounds %struct.Cut, ptr %0, i64 0, i32 11
  %11 = load ptr, ptr %10, align 8
  br label %12

12:                                               ; preds = %12, %8
  %13 = phi i64 [ 0, %8 ], [ %22, %12 ]
  %14 = phi i64 [ %9, %8 ], [ %21, %12 ]
  %15 = add nsw i64 %14, %13
  %16 = sdiv i64 %15, 2
  %17 = getelementptr inbounds i64, ptr %11, i64 %16
  %18 = load i64, ptr %17, align 8
  %19 = icmp slt i64 %18, %3
  %20 = add nsw i64 %16, 1
  %21 = select i1 %19, i64 %14, i64 %16
  %22 = select i1 %19, i64 %20, i64 %13
  %23 = icmp slt i64 %22, %21
  br i1 %23, label %12, label %24

24:                                               ; preds = %12, %4
  %25 = phi i64 [ 0, %4 ], [ %22, %12 ]
  %26 = icmp eq i64 %6, 0
  br i1 %26, label %27, label %37

27:                                               ; preds = %24
  %28 = getelementptr inbounds %struct.Table, ptr %1, i64 0, i32 2
  %29 = load i64, ptr %28, align 8
  %30 = icmp slt i64 %29, %3
  br i1 %30, label %31, label %37

31:                                               ; preds = %27
  %32 = load i64, ptr %0, align 8
  %33 = add nsw i64 %3, -1
  %34 = add i64 %33, %32
  %35 = sdiv i64 %34, %3
  %36 = add nsw i64 %35, %29
  br label %37

37:                                               ; preds = %24, %27, %31
  %38 = phi i64 [ %25, %24 ], [ %36, %31 ], [ %3, %27 ]
  %39 = getelementptr inbounds %struct.Table, ptr %1, i64 0, i32 4
  %40 = load ptr, ptr %39, align 8
  %41 = getelementptr inbounds %struct.Table, ptr %1, i64 0, i32 3
  %42 = load i64, ptr %41, align 8
  %43 = mul nsw i64 %42, %2
  %44 = add nsw i64 %43, %38
  %45 = getelementptr inbounds %struct.Choice, ptr %40, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = fcmp ult double %46, 0.000000e+00
  br i1 %47, label %48, label %190

48:                                               ; preds = %37
  %49 = icmp eq i64 %2, 0
  br i1 %49, label %50, label %60

50:                                               ; preds = %48
  %51 = getelementptr inbounds %struct.Cut, ptr %0, i64 0, i32 7
  %52 = load ptr, ptr %51, align 8
  %53 = load i64, ptr %52, align 8
  %54 = icmp sgt i64 %53, %3
  br i1 %54, label %188, label %55

55:                                               ; preds = %50
  %56 = getelementptr inbounds %struct.Table, ptr %1, i64 0, i32 1
  %57 = load i64, ptr %56, align 8
  %58 = icmp sge i64 %57, %3
  %59 = uitofp i1 %58 to double
  br label %188

60:                                               ; preds = %48
  %61 = getelementptr inbounds %struct.Table, ptr %1, i64 0, i32 1, i64 %2
  %62 = load i64, ptr %61, align 8
  %63 = tail call i64 @llvm.smin.i64(i64 %62, i64 %3)
  %64 = getelementptr inbounds %struct.Cut, ptr %0, i64 0, i32 7
  %65 = load ptr, ptr %64, align 8
  %66 = getelementptr inbounds i64, ptr %65, i64 %2
  %67 = load i64, ptr %66, align 8
  %68 = getelementptr inbounds %struct.Cut, ptr %0, i64 0, i32 6
  %69 = load ptr, ptr %68, align 8
  %70 = getelementptr inbounds i64, ptr %69, i64 %2
  %71 = load i64, ptr %70, align 8
  %72 = icmp eq i64 %71, 0
  br i1 %72, label %73, label %78

73:                                               ; preds = %60
  %74 = icmp sgt i64 %67, %63
  br i1 %74, label %188, label %75

75:                                               ; preds = %73
  %76 = add i64 %3, -1
  %77 = add nsw i64 %2, -1
  br label %168

78:                                               ; preds = %60
  br i1 %26, label %82, label %79

79:                                               ; preds = %78
  %80 = getelementptr inbounds %struct.Cut, ptr %0, i64 0, i32 11
  %81 = tail call i64 @llvm.smax.i64(i64 %6, i64 0)
  br label %86

82:                                               ; preds = %78
  %83 = icmp slt i64 %3, 1
  %84 = add nsw i64 %3, 1
  %85 = select i1 %83, i64 %84, i64 1
  br label %101

86:                                               ; preds = %94, %79
  %87 = phi i64 [ 0, %79 ], [ %95, %94 ]
  %88 = icmp eq i64 %87, %81
  br i1 %88, label %98, label %89

89:                                               ; preds = %86
  %90 = load ptr, ptr %80, align 8
  %91 = getelementptr inbounds i64, ptr %90, i64 %87
  %92 = load i64, ptr %91, align 8
  %93 = icmp sgt i64 %92, %3
  br i1 %93, label %98, label %94

94:                                               ; preds = %89
  %95 = add nuw i64 %87, 1
  %96 = srem i64 %3, %92
  %97 = icmp eq i64 %96, 0
  br i1 %97, label %101, label %86

98:                                               ; preds = %89, %86
  %99 = phi i64 [ %87, %89 ], [ %81, %86 ]
  %100 = add nsw i64 %3, 1
  br label %101

101:                                              ; preds = %94, %82, %98
  %102 = phi i64 [ %99, %98 ], [ 0, %82 ], [ %95, %94 ]
  %103 = phi i64 [ %100, %98 ], [ %85, %82 ], [ %92, %94 ]
  %104 = icmp sgt i64 %103, %63
  br i1 %104, label %188, label %105

105:                                              ; preds = %101
  %106 = add nsw i64 %2, -1
  %107 = getelementptr inbounds %struct.Cut, ptr %0, i64 0, i32 11
  %108 = add nsw i64 %3, 1
  br label %109

109:                                              ; preds = %105, %164
  %110 = phi i64 [ %6, %105 ], [ %121, %164 ]
  %111 = phi i64 [ %103, %105 ], [ %166, %164 ]
  %112 = phi double [ 0.000000e+00, %105 ], [ %122, %164 ]
  %113 = phi i64 [ %102, %105 ], [ %165, %164 ]
  %114 = icmp slt i64 %111, %67
  br i1 %114, label %120, label %115

115:                                              ; preds = %109
  %116 = sdiv i64 %3, %111
  %117 = tail call fastcc double @total(ptr noundef %0, ptr noundef %1, i64 noundef %106, i64 noundef %116)
  %118 = fadd double %112, %117
  %119 = load i64, ptr %5, align 8
  br label %120

120:                                              ; preds = %109, %115
  %121 = phi i64 [ %119, %115 ], [ %110, %109 ]
  %122 = phi double [ %118, %115 ], [ %112, %109 ]
  %123 = icmp eq i64 %121, 0
  br i1 %123, label %126, label %124

124:                                              ; preds = %120
  %125 = tail call i64 @llvm.smax.i64(i64 %113, i64 %121)
  br label %130

126:                                              ; preds = %120
  %127 = add nsw i64 %111, 1
  %128 = mul nsw i64 %127, %127
  %129 = icmp sgt i64 %128, %3
  br i1 %129, label %150, label %142

130:                                              ; preds = %124, %138
  %131 = phi i64 [ %139, %138 ], [ %113, %124 ]
  %132 = icmp slt i64 %131, %121
  br i1 %132, label %133, label %164

133:                                              ; preds = %130
  %134 = load ptr, ptr %107, align 8
  %135 = getelementptr inbounds i64, ptr %134, i64 %131
  %136 = load i64, ptr %135, align 8
  %137 = icmp sgt i64 %136, %3
  br i1 %137, label %164, label %138

138:                                              ; preds = %133
  %139 = add nsw i64 %131, 1
  %140 = srem i64 %3, %136
  %141 = icmp eq i64 %140, 0
  br i1 %141, label %164, label %130

142:                                              ; preds = %126, %146
  %143 = phi i64 [ %147, %146 ], [ %127, %126 ]
  %144 = srem i64 %3, %143
  %145 = icmp eq i64 %144, 0
  br i1 %145, label %164, label %146

146:                                              ; preds = %142
  %147 = add nsw i64 %143, 1
  %148 = mul nsw i64 %147, %147
  %149 = icmp sgt i64 %148, %3
  br i1 %149, label %150, label %142

150:                                              ; preds = %146, %126
  %151 = phi i64 [ %127, %126 ], [ %147, %146 ]
  %152 = sdiv i64 %3, %151
  %153 = icmp slt i64 %152, 1
  br i1 %153, label %164, label %154

154:                                              ; preds = %150, %161
  %155 = phi i64 [ %162, %161 ], [ %152, %150 ]
  %156 = srem i64 %3, %155
  %157 = sdiv i64 %3, %155
  %158 = icmp ne i64 %156, 0
  %159 = icmp slt i64 %157, %151
  %160 = select i1 %158, i1 true, i1 %159
  br i1 %160, label %161, label %164

161:                                              ; preds = %154
  %162 = add nsw i64 %155, -1
  %163 = icmp slt i64 %155, 2
  br i1 %163, label %164, label %154

164:                                              ; preds = %138, %130, %133, %142, %161, %154, %150
  %165 = phi i64 [ %113, %150 ], [ %113, %154 ], [ %113, %161 ], [ %113, %142 ], [ %131, %133 ], [ %125, %130 ], [ %139, %138 ]
  %166 = phi i64 [ %108, %150 ], [ %108, %161 ], [ %157, %154 ], [ %143, %142 ], [ %108, %133 ], [ %108, %130 ], [ %136, %138 ]
  %167 = icmp sgt i64 %166, %63
  br i1 %167, label %188, label %109

168:                                              ; preds = %75, %177
  %169 = phi i64 [ %67, %75 ], [ %186, %177 ]
  %170 = phi double [ 0.000000e+00, %75 ], [ %185, %177 ]
  %171 = add i64 %169, %76
  %172 = sdiv i64 %171, %169
  %173 = icmp sgt i64 %172, 1
  br i1 %173, label %174, label %177

174:                                              ; preds = %168
  %175 = add nsw i64 %172, -1
  %176 = sdiv i64 %76, %175
  br label %177

177:                                              ; preds = %168, %174
  %178 = phi i64 [ %176, %174 ], [ %3, %168 ]
  %179 = tail call i64 @llvm.smin.i64(i64 %63, i64 %178)
  %180 = sub i64 1, %169
  %181 = add i64 %180, %179
  %182 = sitofp i64 %181 to double
  %183 = tail call fastcc double @total(ptr noundef %0, ptr noundef %1, i64 noundef %77, i64 noundef %172)
  %184 = fmul double %183, %182
  %185 = fadd double %170, %184
  %186 = add nsw i64 %179, 1
  %187 = icmp sgt i64 %63, %178
  br i1 %187, label %168, label %188

188:                                              ; preds = %164, %177, %73, %101, %50, %55
  %189 = phi double [ 0.000000e+00, %50 ], [ %59, %55 ], [ 0.000000e+00, %73 ], [ 0.000000e+00, %101 ], [ %185, %177 ], [ %122, %164 ]
  store double %189, ptr %45, align 8
  br label %190

190:                                              ; preds = %188, %37
  %191 = phi double [ %46, %37 ], [ %189, %188 ]
  ret double %191
}

; Function Attrs: nofree nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc i64 @runs(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef writeonly %4) unnamed_addr {
  %6 = getelementptr inbounds %struct.Cut, ptr %0, i64 0, i32 7
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds i64, ptr %7, i64 %1
  %9 = load i64, ptr %8, align 8
  %10 = tail call i64 @llvm.smin.i64(i64 %3, i64 %2)
  %11 = getelementptr inbounds %struct.Cut, ptr %0, i64 0, i32 6
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds i64, ptr %12, i64 %1
  %14 = load i64, ptr %13, align 8
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %16, label %21

16:                                               ; preds = %5
  %17 = icmp sgt i64 %9, %10
  br i1 %17, label %133, label %18

18:                                               ; preds = %16
  %19 = add i64 %2, -1
  %20 = icmp eq ptr %4, null
  br label %112

21:                                               ; preds = %5
  %22 = getelementptr inbounds %struct.Cut, ptr %0, i64 0, i32 5
  %23 = load i64, ptr %22, align 8
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %28, label %25

25:                                               ; preds = %21
  %26 = getelementptr inbounds %struct.Cut, ptr %0, i64 0, i32 11
  %27 = tail call i64 @llvm.smax.i64(i64 %23, i64 0)
  br label %32

28:                                               ; preds = %21
  %29 = icmp slt i64 %2, 1
  %30 = add nsw i64 %2, 1
  %31 = select i1 %29, i64 %30, i64 1
  br label %47

32:                                               ; preds = %40, %25
  %33 = phi i64 [ 0, %25 ], [ %41, %40 ]
  %34 = icmp eq i64 %33, %27
  br i1 %34, label %44, label %35

35:                                               ; preds = %32
  %36 = load ptr, ptr %26, align 8
  %37 = getelementptr inbounds i64, ptr %36, i64 %33
  %38 = load i64, ptr %37, align 8
  %39 = icmp sgt i64 %38, %2
  br i1 %39, label %44, label %40

40:                                               ; preds = %35
  %41 = add nuw i64 %33, 1
  %42 = srem i64 %2, %38
  %43 = icmp eq i64 %42, 0
  br i1 %43, label %47, label %32

44:                                               ; preds = %35, %32
  %45 = phi i64 [ %33, %35 ], [ %27, %32 ]
  %46 = add nsw i64 %2, 1
  br label %47

47:                                               ; preds = %40, %28, %44
  %48 = phi i64 [ %45, %44 ], [ 0, %28 ], [ %41, %40 ]
  %49 = phi i64 [ %46, %44 ], [ %31, %28 ], [ %38, %40 ]
  %50 = icmp sgt i64 %49, %10
  br i1 %50, label %133, label %51

51:                                               ; preds = %47
  %52 = icmp eq ptr %4, null
  %53 = getelementptr inbounds %struct.Cut, ptr %0, i64 0, i32 11
  %54 = add nsw i64 %2, 1
  br label %55

55:                                               ; preds = %51, %108
  %56 = phi i64 [ %49, %51 ], [ %110, %108 ]
  %57 = phi i64 [ 0, %51 ], [ %67, %108 ]
  %58 = phi i64 [ %48, %51 ], [ %109, %108 ]
  %59 = icmp slt i64 %56, %9
  br i1 %59, label %66, label %60

60:                                               ; preds = %55
  br i1 %52, label %64, label %61

61:                                               ; preds = %60
  %62 = getelementptr inbounds %struct.Run, ptr %4, i64 %57, i32 1
  store i64 %56, ptr %62, align 8
  %63 = getelementptr inbounds %struct.Run, ptr %4, i64 %57, i32 2
  store i64 1, ptr %63, align 8
  br label %64

64:                                               ; preds = %61, %60
  %65 = add nsw i64 %57, 1
  br label %66

66:                                               ; preds = %55, %64
  %67 = phi i64 [ %57, %55 ], [ %65, %64 ]
  br i1 %24, label %70, label %68

68:                                               ; preds = %66
  %69 = tail call i64 @llvm.smax.i64(i64 %58, i64 %23)
  br label %74

70:                                               ; preds = %66
  %71 = add nsw i64 %56, 1
  %72 = mul nsw i64 %71, %71
  %73 = icmp sgt i64 %72, %2
  br i1 %73, label %94, label %86

74:                                               ; preds = %68, %82
  %75 = phi i64 [ %83, %82 ], [ %58, %68 ]
  %76 = icmp slt i64 %75, %23
  br i1 %76, label %77, label %108

77:                                               ; preds = %74
  %78 = load ptr, ptr %53, align 8
  %79 = getelementptr inbounds i64, ptr %78, i64 %75
  %80 = load i64, ptr %79, align 8
  %81 = icmp sgt i64 %80, %2
  br i1 %81, label %108, label %82

82:                                               ; preds = %77
  %83 = add nsw i64 %75, 1
  %84 = srem i64 %2, %80
  %85 = icmp eq i64 %84, 0
  br i1 %85, label %108, label %74

86:                                               ; preds = %70, %90
  %87 = phi i64 [ %91, %90 ], [ %71, %70 ]
  %88 = srem i64 %2, %87
  %89 = icmp eq i64 %88, 0
  br i1 %89, label %108, label %90

90:                                               ; preds = %86
  %91 = add nsw i64 %87, 1
  %92 = mul nsw i64 %91, %91
  %93 = icmp sgt i64 %92, %2
  br i1 %93, label %94, label %86

94:                                               ; preds = %90, %70
  %95 = phi i64 [ %71, %70 ], [ %91, %90 ]
  %96 = sdiv i64 %2, %95
  %97 = icmp slt i64 %96, 1
  br i1 %97, label %108, label %98

98:                                               ; preds = %94, %105
  %99 = phi i64 [ %106, %105 ], [ %96, %94 ]
  %100 = srem i64 %2, %99
  %101 = sdiv i64 %2, %99
  %102 = icmp ne i64 %100, 0
  %103 = icmp slt i64 %101, %95
  %104 = select i1 %102, i1 true, i1 %103
  br i1 %104, label %105, label %108

105:                                              ; preds = %98
  %106 = add nsw i64 %99, -1
  %107 = icmp slt i64 %99, 2
  br i1 %107, label %108, label %98

108:                                              ; preds = %82, %74, %77, %86, %105, %98, %94
  %109 = phi i64 [ %58, %94 ], [ %58, %98 ], [ %58, %105 ], [ %58, %86 ], [ %75, %77 ], [ %69, %74 ], [ %83, %82 ]
  %110 = phi i64 [ %54, %94 ], [ %54, %105 ], [ %101, %98 ], [ %87, %86 ], [ %54, %77 ], [ %54, %74 ], [ %80, %82 ]
  %111 = icmp sgt i64 %110, %10
  br i1 %111, label %133, label %55

112:                                              ; preds = %18, %129
  %113 = phi i64 [ %9, %18 ], [ %131, %129 ]
  %114 = phi i64 [ 0, %18 ], [ %130, %129 ]
  %115 = add i64 %113, %19
  %116 = sdiv i64 %115, %113
  %117 = icmp sgt i64 %116, 1
  br i1 %117, label %118, label %121

118:                                              ; preds = %112
  %119 = add nsw i64 %116, -1
  %120 = sdiv i64 %19, %119
  br label %121

121:                                              ; preds = %112, %118
  %122 = phi i64 [ %120, %118 ], [ %2, %112 ]
  %123 = tail call i64 @llvm.smin.i64(i64 %10, i64 %122)
  br i1 %20, label %129, label %124

124:                                              ; preds = %121
  %125 = getelementptr inbounds %struct.Run, ptr %4, i64 %114, i32 1
  store i64 %113, ptr %125, align 8
  %126 = sub i64 1, %113
  %127 = add i64 %126, %123
  %128 = getelementptr inbounds %struct.Run, ptr %4, i64 %114, i32 2
  store i64 %127, ptr %128, align 8
  br label %129

129:                                              ; preds = %124, %121
  %130 = add nuw nsw i64 %114, 1
  %131 = add nsw i64 %123, 1
  %132 = icmp sgt i64 %10, %122
  br i1 %132, label %112, label %133

133:                                              ; preds = %108, %129, %47, %16
  %134 = phi i64 [ 0, %16 ], [ 0, %47 ], [ %130, %129 ], [ %67, %108 ]
  ret i64 %134
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc i64 @redraw(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 noundef %4, ptr nocapture noundef %5) unnamed_addr {
  %7 = alloca [24 x i64], align 16
  %8 = alloca [24 x i64], align 16
  %9 = alloca [24 x i64], align 16
  %10 = alloca [44 x i64], align 16
  call void @llvm.lifetime.start.p0(i64 192, ptr nonnull %7)
  call void @llvm.lifetime.start.p0(i64 192, ptr nonnull %8)
  call void @llvm.lifetime.start.p0(i64 192, ptr nonnull %9)
  call void @llvm.lifetime.start.p0(i64 352, ptr nonnull %10)
  %11 = call fastcc i64 @kept(ptr noundef %0, ptr noundef %2, ptr noundef %5, i64 noundef %3, ptr noundef nonnull %7)
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %488, label %13

13:                                               ; preds = %6
  %14 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 2
  %15 = load i64, ptr %14, align 8
  %16 = icmp sgt i64 %15, 0
  br i1 %16, label %17, label %34

17:                                               ; preds = %13
  %18 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 7
  %19 = load ptr, ptr %18, align 8
  %20 = and i64 %15, 1
  %21 = icmp eq i64 %15, 1
  br i1 %21, label %24, label %22

22:                                               ; preds = %17
  %23 = and i64 %15, -2
  br label %43

24:                                               ; preds = %43, %17
  %25 = phi i64 [ 0, %17 ], [ %59, %43 ]
  %26 = icmp eq i64 %20, 0
  br i1 %26, label %34, label %27

27:                                               ; preds = %24
  %28 = getelementptr inbounds i64, ptr %19, i64 %25
  %29 = load i64, ptr %28, align 8
  %30 = getelementptr inbounds [24 x i64], ptr %7, i64 0, i64 %25
  %31 = load i64, ptr %30, align 8
  %32 = sdiv i64 %29, %31
  %33 = getelementptr inbounds [24 x i64], ptr %8, i64 0, i64 %25
  store i64 %32, ptr %33, align 8
  br label %34

34:                                               ; preds = %27, %24, %13
  %35 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 6
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds %struct.Frame, ptr %2, i64 0, i32 7
  %38 = load ptr, ptr %37, align 8
  %39 = getelementptr inbounds i64, ptr %38, i64 %3
  %40 = load i64, ptr %39, align 8
  %41 = getelementptr inbounds %struct.Cut, ptr %36, i64 %40
  %42 = icmp eq i64 %4, 0
  br i1 %42, label %386, label %62

43:                                               ; preds = %43, %22
  %44 = phi i64 [ 0, %22 ], [ %59, %43 ]
  %45 = phi i64 [ 0, %22 ], [ %60, %43 ]
  %46 = getelementptr inbounds i64, ptr %19, i64 %44
  %47 = load i64, ptr %46, align 8
  %48 = getelementptr inbounds [24 x i64], ptr %7, i64 0, i64 %44
  %49 = load i64, ptr %48, align 16
  %50 = sdiv i64 %47, %49
  %51 = getelementptr inbounds [24 x i64], ptr %8, i64 0, i64 %44
  store i64 %50, ptr %51, align 16
  %52 = or i64 %44, 1
  %53 = getelementptr inbounds i64, ptr %19, i64 %52
  %54 = load i64, ptr %53, align 8
  %55 = getelementptr inbounds [24 x i64], ptr %7, i64 0, i64 %52
  %56 = load i64, ptr %55, align 8
  %57 = sdiv i64 %54, %56
  %58 = getelementptr inbounds [24 x i64], ptr %8, i64 0, i64 %52
  store i64 %57, ptr %58, align 8
  %59 = add nuw nsw i64 %44, 2
  %60 = add i64 %45, 2
  %61 = icmp eq i64 %60, %23
  br i1 %61, label %24, label %43

62:                                               ; preds = %34
  %63 = getelementptr inbounds %struct.Cut, ptr %36, i64 %40, i32 1
  %64 = load i64, ptr %63, align 8
  %65 = icmp sgt i64 %64, 1
  br i1 %65, label %66, label %488

66:                                               ; preds = %62
  %67 = getelementptr inbounds %struct.Frame, ptr %2, i64 0, i32 2
  %68 = load i64, ptr %67, align 8
  %69 = icmp sgt i64 %68, 0
  %70 = getelementptr inbounds %struct.Frame, ptr %2, i64 0, i32 5
  %71 = add nsw i64 %64, -1
  %72 = icmp eq i64 %64, 2
  %73 = getelementptr inbounds %struct.Cut, ptr %36, i64 %40, i32 2
  %74 = load i64, ptr %73, align 8
  %75 = icmp eq i64 %74, 0
  %76 = getelementptr inbounds %struct.Cut, ptr %36, i64 %40, i32 6
  %77 = load i64, ptr %41, align 8
  %78 = getelementptr inbounds %struct.Cut, ptr %36, i64 %40, i32 8
  %79 = getelementptr inbounds %struct.Cut, ptr %36, i64 %40, i32 7
  %80 = and i64 %68, 1
  %81 = icmp eq i64 %68, 1
  %82 = and i64 %68, -2
  %83 = icmp eq i64 %80, 0
  %84 = and i64 %15, 7
  %85 = icmp ult i64 %15, 8
  %86 = and i64 %15, -8
  %87 = icmp eq i64 %84, 0
  br label %88

88:                                               ; preds = %381, %66
  %89 = phi i64 [ 0, %66 ], [ %382, %381 ]
  br i1 %69, label %90, label %131

90:                                               ; preds = %88
  %91 = load ptr, ptr %70, align 8
  br i1 %81, label %120, label %92

92:                                               ; preds = %90, %115
  %93 = phi i64 [ %117, %115 ], [ 0, %90 ]
  %94 = phi i64 [ %116, %115 ], [ 0, %90 ]
  %95 = phi i64 [ %118, %115 ], [ 0, %90 ]
  %96 = getelementptr inbounds i64, ptr %91, i64 %93
  %97 = load i64, ptr %96, align 8
  %98 = icmp eq i64 %97, %3
  br i1 %98, label %99, label %104

99:                                               ; preds = %92
  %100 = getelementptr inbounds i64, ptr %5, i64 %93
  %101 = load i64, ptr %100, align 8
  %102 = add nsw i64 %94, 1
  %103 = getelementptr inbounds i64, ptr %10, i64 %94
  store i64 %101, ptr %103, align 8
  br label %104

104:                                              ; preds = %99, %92
  %105 = phi i64 [ %102, %99 ], [ %94, %92 ]
  %106 = or i64 %93, 1
  %107 = getelementptr inbounds i64, ptr %91, i64 %106
  %108 = load i64, ptr %107, align 8
  %109 = icmp eq i64 %108, %3
  br i1 %109, label %110, label %115

110:                                              ; preds = %104
  %111 = getelementptr inbounds i64, ptr %5, i64 %106
  %112 = load i64, ptr %111, align 8
  %113 = add nsw i64 %105, 1
  %114 = getelementptr inbounds i64, ptr %10, i64 %105
  store i64 %112, ptr %114, align 8
  br label %115

115:                                              ; preds = %110, %104
  %116 = phi i64 [ %113, %110 ], [ %105, %104 ]
  %117 = add nuw nsw i64 %93, 2
  %118 = add i64 %95, 2
  %119 = icmp eq i64 %118, %82
  br i1 %119, label %120, label %92

120:                                              ; preds = %115, %90
  %121 = phi i64 [ 0, %90 ], [ %117, %115 ]
  %122 = phi i64 [ 0, %90 ], [ %116, %115 ]
  br i1 %83, label %131, label %123

123:                                              ; preds = %120
  %124 = getelementptr inbounds i64, ptr %91, i64 %121
  %125 = load i64, ptr %124, align 8
  %126 = icmp eq i64 %125, %3
  br i1 %126, label %127, label %131

127:                                              ; preds = %123
  %128 = getelementptr inbounds i64, ptr %5, i64 %121
  %129 = load i64, ptr %128, align 8
  %130 = getelementptr inbounds i64, ptr %10, i64 %122
  store i64 %129, ptr %130, align 8
  br label %131

131:                                              ; preds = %120, %127, %123, %88
  br i1 %72, label %148, label %132

132:                                              ; preds = %131
  %133 = load i64, ptr %1, align 8
  %134 = lshr i64 %133, 12
  %135 = xor i64 %134, %133
  %136 = shl i64 %135, 25
  %137 = xor i64 %136, %135
  %138 = lshr i64 %137, 27
  %139 = xor i64 %138, %137
  store i64 %139, ptr %1, align 8
  %140 = mul i64 %139, 2685821657736338717
  %141 = lshr i64 %140, 32
  %142 = mul i64 %141, %71
  %143 = freeze i64 %142
  %144 = lshr i64 %143, 32
  %145 = icmp ult i64 %143, 4294967296
  %146 = add nsw i64 %144, -1
  %147 = getelementptr inbounds i64, ptr %10, i64 %146
  br i1 %145, label %148, label %150

148:                                              ; preds = %132, %131
  %149 = phi i64 [ %144, %132 ], [ 0, %131 ]
  br label %150

150:                                              ; preds = %148, %132
  %151 = phi i64 [ %149, %148 ], [ %144, %132 ]
  %152 = phi ptr [ %41, %148 ], [ %147, %132 ]
  %153 = load i64, ptr %152, align 8
  %154 = add nuw nsw i64 %151, 1
  %155 = icmp slt i64 %154, %71
  br i1 %155, label %156, label %159

156:                                              ; preds = %150
  %157 = getelementptr inbounds i64, ptr %10, i64 %154
  %158 = load i64, ptr %157, align 8
  br label %159

159:                                              ; preds = %156, %150
  %160 = phi i64 [ %158, %156 ], [ 1, %150 ]
  br i1 %75, label %180, label %161

161:                                              ; preds = %159
  %162 = sub nsw i64 %153, %160
  %163 = icmp sgt i64 %162, 0
  br i1 %163, label %164, label %177

164:                                              ; preds = %161
  %165 = add nuw nsw i64 %162, 1
  %166 = load i64, ptr %1, align 8
  %167 = lshr i64 %166, 12
  %168 = xor i64 %167, %166
  %169 = shl i64 %168, 25
  %170 = xor i64 %169, %168
  %171 = lshr i64 %170, 27
  %172 = xor i64 %171, %170
  store i64 %172, ptr %1, align 8
  %173 = mul i64 %172, 2685821657736338717
  %174 = lshr i64 %173, 32
  %175 = mul i64 %174, %165
  %176 = lshr i64 %175, 32
  br label %177

177:                                              ; preds = %164, %161
  %178 = phi i64 [ %176, %164 ], [ 0, %161 ]
  %179 = add nsw i64 %178, %160
  br label %293

180:                                              ; preds = %159
  %181 = add i64 %153, -1
  %182 = add i64 %181, %160
  %183 = sdiv i64 %182, %160
  %184 = load i64, ptr %41, align 8
  %185 = icmp slt i64 %153, %184
  br i1 %185, label %198, label %186

186:                                              ; preds = %180
  %187 = icmp slt i64 %151, %71
  br i1 %187, label %189, label %188

188:                                              ; preds = %194, %189, %186
  br label %252

189:                                              ; preds = %186
  %190 = load ptr, ptr %76, align 8
  %191 = getelementptr inbounds i64, ptr %190, i64 %151
  %192 = load i64, ptr %191, align 8
  %193 = icmp eq i64 %192, 0
  br i1 %193, label %188, label %194

194:                                              ; preds = %189
  %195 = getelementptr inbounds i64, ptr %190, i64 %154
  %196 = load i64, ptr %195, align 8
  %197 = icmp eq i64 %196, 0
  br i1 %197, label %188, label %198

198:                                              ; preds = %194, %180
  %199 = icmp slt i64 %183, 1
  br i1 %199, label %200, label %203

200:                                              ; preds = %246, %198
  %201 = phi i64 [ 1, %198 ], [ %247, %246 ]
  %202 = mul nsw i64 %201, %160
  br label %293

203:                                              ; preds = %198, %246
  %204 = phi i64 [ %250, %246 ], [ 1, %198 ]
  %205 = phi i64 [ %248, %246 ], [ 0, %198 ]
  %206 = phi i64 [ %249, %246 ], [ 1, %198 ]
  %207 = phi i64 [ %247, %246 ], [ 1, %198 ]
  %208 = srem i64 %183, %206
  %209 = sdiv i64 %183, %206
  %210 = icmp eq i64 %208, 0
  br i1 %210, label %211, label %246

211:                                              ; preds = %203
  %212 = icmp slt i64 %204, %183
  %213 = add i64 %205, 1
  %214 = icmp sgt i64 %205, 0
  br i1 %214, label %215, label %227

215:                                              ; preds = %211
  %216 = load i64, ptr %1, align 8
  %217 = lshr i64 %216, 12
  %218 = xor i64 %217, %216
  %219 = shl i64 %218, 25
  %220 = xor i64 %219, %218
  %221 = lshr i64 %220, 27
  %222 = xor i64 %221, %220
  store i64 %222, ptr %1, align 8
  %223 = mul i64 %222, 2685821657736338717
  %224 = lshr i64 %223, 32
  %225 = mul i64 %224, %213
  %226 = icmp ult i64 %225, 4294967296
  br i1 %226, label %227, label %228

227:                                              ; preds = %215, %211
  br label %228

228:                                              ; preds = %227, %215
  %229 = phi i64 [ %207, %215 ], [ %206, %227 ]
  br i1 %212, label %230, label %246

230:                                              ; preds = %228
  %231 = add i64 %205, 2
  %232 = icmp ult i64 %205, 9223372036854775807
  br i1 %232, label %233, label %245

233:                                              ; preds = %230
  %234 = load i64, ptr %1, align 8
  %235 = lshr i64 %234, 12
  %236 = xor i64 %235, %234
  %237 = shl i64 %236, 25
  %238 = xor i64 %237, %236
  %239 = lshr i64 %238, 27
  %240 = xor i64 %239, %238
  store i64 %240, ptr %1, align 8
  %241 = mul i64 %240, 2685821657736338717
  %242 = lshr i64 %241, 32
  %243 = mul i64 %242, %231
  %244 = icmp ult i64 %243, 4294967296
  br i1 %244, label %245, label %246

245:                                              ; preds = %233, %230
  br label %246

246:                                              ; preds = %245, %233, %228, %203
  %247 = phi i64 [ %207, %203 ], [ %229, %228 ], [ %229, %233 ], [ %209, %245 ]
  %248 = phi i64 [ %205, %203 ], [ %213, %228 ], [ %231, %233 ], [ %231, %245 ]
  %249 = add nuw nsw i64 %206, 1
  %250 = mul nsw i64 %249, %249
  %251 = icmp sgt i64 %250, %183
  br i1 %251, label %200, label %203

252:                                              ; preds = %188, %252
  %253 = phi i64 [ %254, %252 ], [ 0, %188 ]
  %254 = add nuw nsw i64 %253, 1
  %255 = ashr i64 %183, %254
  %256 = icmp eq i64 %255, 0
  br i1 %256, label %257, label %252

257:                                              ; preds = %252
  %258 = icmp eq i64 %253, 0
  br i1 %258, label %271, label %259

259:                                              ; preds = %257
  %260 = load i64, ptr %1, align 8
  %261 = lshr i64 %260, 12
  %262 = xor i64 %261, %260
  %263 = shl i64 %262, 25
  %264 = xor i64 %263, %262
  %265 = lshr i64 %264, 27
  %266 = xor i64 %265, %264
  store i64 %266, ptr %1, align 8
  %267 = mul i64 %266, 2685821657736338717
  %268 = lshr i64 %267, 32
  %269 = mul i64 %268, %254
  %270 = lshr i64 %269, 32
  br label %271

271:                                              ; preds = %259, %257
  %272 = phi i64 [ %270, %259 ], [ 0, %257 ]
  %273 = shl nuw i64 1, %272
  %274 = icmp sgt i64 %273, 1
  br i1 %274, label %275, label %287

275:                                              ; preds = %271
  %276 = load i64, ptr %1, align 8
  %277 = lshr i64 %276, 12
  %278 = xor i64 %277, %276
  %279 = shl i64 %278, 25
  %280 = xor i64 %279, %278
  %281 = lshr i64 %280, 27
  %282 = xor i64 %281, %280
  store i64 %282, ptr %1, align 8
  %283 = mul i64 %282, 2685821657736338717
  %284 = lshr i64 %283, 32
  %285 = shl i64 %284, %272
  %286 = lshr i64 %285, 32
  br label %287

287:                                              ; preds = %275, %271
  %288 = phi i64 [ %286, %275 ], [ 0, %271 ]
  %289 = add nuw nsw i64 %288, %273
  %290 = tail call i64 @llvm.smin.i64(i64 %183, i64 %289)
  %291 = mul nsw i64 %290, %160
  %292 = tail call i64 @llvm.smin.i64(i64 %291, i64 %184)
  br label %293

293:                                              ; preds = %177, %200, %287
  %294 = phi i64 [ %202, %200 ], [ %292, %287 ], [ %179, %177 ]
  %295 = getelementptr inbounds i64, ptr %10, i64 %151
  store i64 %294, ptr %295, align 8
  br i1 %16, label %296, label %306

296:                                              ; preds = %293
  br i1 %85, label %297, label %355

297:                                              ; preds = %355, %296
  %298 = phi i64 [ 0, %296 ], [ %373, %355 ]
  br i1 %87, label %306, label %299

299:                                              ; preds = %297, %299
  %300 = phi i64 [ %303, %299 ], [ %298, %297 ]
  %301 = phi i64 [ %304, %299 ], [ 0, %297 ]
  %302 = getelementptr inbounds [24 x i64], ptr %9, i64 0, i64 %300
  store i64 1, ptr %302, align 8
  %303 = add nuw nsw i64 %300, 1
  %304 = add i64 %301, 1
  %305 = icmp eq i64 %304, %84
  br i1 %305, label %306, label %299

306:                                              ; preds = %297, %299, %293
  br label %307

307:                                              ; preds = %306, %349
  %308 = phi i1 [ %351, %349 ], [ false, %306 ]
  %309 = phi i64 [ %316, %349 ], [ %77, %306 ]
  %310 = phi i64 [ %350, %349 ], [ 0, %306 ]
  %311 = icmp slt i64 %310, %71
  br i1 %311, label %312, label %315

312:                                              ; preds = %307
  %313 = getelementptr inbounds i64, ptr %10, i64 %310
  %314 = load i64, ptr %313, align 8
  br label %315

315:                                              ; preds = %312, %307
  %316 = phi i64 [ %314, %312 ], [ 1, %307 ]
  %317 = icmp slt i64 %316, 1
  %318 = icmp sgt i64 %316, %309
  %319 = select i1 %317, i1 true, i1 %318
  br i1 %319, label %353, label %320

320:                                              ; preds = %315
  %321 = add nsw i64 %316, -1
  %322 = add i64 %321, %309
  %323 = sdiv i64 %322, %316
  %324 = load ptr, ptr %79, align 8
  %325 = getelementptr inbounds i64, ptr %324, i64 %310
  %326 = load i64, ptr %325, align 8
  %327 = icmp slt i64 %323, %326
  br i1 %327, label %353, label %328

328:                                              ; preds = %320
  %329 = load ptr, ptr %78, align 8
  %330 = getelementptr inbounds i64, ptr %329, i64 %310
  %331 = load i64, ptr %330, align 8
  %332 = icmp sgt i64 %323, %331
  br i1 %332, label %353, label %333

333:                                              ; preds = %328
  %334 = icmp slt i64 %309, %77
  %335 = select i1 %75, i1 %334, i1 false
  br i1 %335, label %336, label %349

336:                                              ; preds = %333
  %337 = urem i64 %309, %316
  %338 = icmp eq i64 %337, 0
  br i1 %338, label %339, label %353

339:                                              ; preds = %336
  %340 = load ptr, ptr %76, align 8
  %341 = getelementptr inbounds i64, ptr %340, i64 %310
  %342 = load i64, ptr %341, align 8
  %343 = icmp eq i64 %342, 0
  br i1 %343, label %349, label %344

344:                                              ; preds = %339
  %345 = add i64 %321, %77
  %346 = sdiv i64 %345, %316
  %347 = srem i64 %346, %323
  %348 = icmp eq i64 %347, 0
  br i1 %348, label %349, label %353

349:                                              ; preds = %344, %339, %333
  %350 = add nuw nsw i64 %310, 1
  %351 = icmp sge i64 %350, %64
  %352 = icmp eq i64 %350, %64
  br i1 %352, label %353, label %307

353:                                              ; preds = %315, %320, %328, %336, %344, %349
  %354 = phi i1 [ %308, %336 ], [ %308, %344 ], [ %308, %320 ], [ %308, %328 ], [ %308, %315 ], [ %351, %349 ]
  br i1 %354, label %376, label %383

355:                                              ; preds = %296, %355
  %356 = phi i64 [ %373, %355 ], [ 0, %296 ]
  %357 = phi i64 [ %374, %355 ], [ 0, %296 ]
  %358 = getelementptr inbounds [24 x i64], ptr %9, i64 0, i64 %356
  store i64 1, ptr %358, align 16
  %359 = or i64 %356, 1
  %360 = getelementptr inbounds [24 x i64], ptr %9, i64 0, i64 %359
  store i64 1, ptr %360, align 8
  %361 = or i64 %356, 2
  %362 = getelementptr inbounds [24 x i64], ptr %9, i64 0, i64 %361
  store i64 1, ptr %362, align 16
  %363 = or i64 %356, 3
  %364 = getelementptr inbounds [24 x i64], ptr %9, i64 0, i64 %363
  store i64 1, ptr %364, align 8
  %365 = or i64 %356, 4
  %366 = getelementptr inbounds [24 x i64], ptr %9, i64 0, i64 %365
  store i64 1, ptr %366, align 16
  %367 = or i64 %356, 5
  %368 = getelementptr inbounds [24 x i64], ptr %9, i64 0, i64 %367
  store i64 1, ptr %368, align 8
  %369 = or i64 %356, 6
  %370 = getelementptr inbounds [24 x i64], ptr %9, i64 0, i64 %369
  store i64 1, ptr %370, align 16
  %371 = or i64 %356, 7
  %372 = getelementptr inbounds [24 x i64], ptr %9, i64 0, i64 %371
  store i64 1, ptr %372, align 8
  %373 = add nuw nsw i64 %356, 8
  %374 = add i64 %357, 8
  %375 = icmp eq i64 %374, %86
  br i1 %375, label %297, label %355

376:                                              ; preds = %353
  %377 = call fastcc i64 @fits(ptr noundef nonnull %41, ptr noundef nonnull %10, ptr noundef nonnull %8, ptr noundef nonnull %9)
  %378 = icmp ne i64 %377, 0
  %379 = icmp ugt i64 %89, 2
  %380 = select i1 %379, i1 true, i1 %378
  br i1 %380, label %385, label %381

381:                                              ; preds = %376, %383
  %382 = add nuw nsw i64 %89, 1
  br label %88

383:                                              ; preds = %353
  %384 = icmp ugt i64 %89, 2
  br i1 %384, label %488, label %381

385:                                              ; preds = %376
  br i1 %378, label %391, label %488

386:                                              ; preds = %34
  %387 = call fastcc i64 @chain(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %40, ptr noundef nonnull %8, ptr noundef nonnull %10, ptr noundef nonnull %9)
  %388 = icmp eq i64 %387, 0
  br i1 %388, label %488, label %389

389:                                              ; preds = %386
  %390 = load i64, ptr %14, align 8
  br label %391

391:                                              ; preds = %389, %385
  %392 = phi i64 [ %390, %389 ], [ %15, %385 ]
  %393 = icmp sgt i64 %392, 0
  br i1 %393, label %394, label %429

394:                                              ; preds = %391
  %395 = and i64 %392, 3
  %396 = icmp ult i64 %392, 4
  br i1 %396, label %399, label %397

397:                                              ; preds = %394
  %398 = and i64 %392, -4
  br label %434

399:                                              ; preds = %434, %394
  %400 = phi i64 [ 0, %394 ], [ %460, %434 ]
  %401 = icmp eq i64 %395, 0
  br i1 %401, label %413, label %402

402:                                              ; preds = %399, %402
  %403 = phi i64 [ %410, %402 ], [ %400, %399 ]
  %404 = phi i64 [ %411, %402 ], [ 0, %399 ]
  %405 = getelementptr inbounds [24 x i64], ptr %9, i64 0, i64 %403
  %406 = load i64, ptr %405, align 8
  %407 = getelementptr inbounds [24 x i64], ptr %7, i64 0, i64 %403
  %408 = load i64, ptr %407, align 8
  %409 = mul nsw i64 %408, %406
  store i64 %409, ptr %407, align 8
  %410 = add nuw nsw i64 %403, 1
  %411 = add i64 %404, 1
  %412 = icmp eq i64 %411, %395
  br i1 %412, label %413, label %402

413:                                              ; preds = %402, %399
  br i1 %393, label %414, label %429

414:                                              ; preds = %413
  %415 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 8
  %416 = load ptr, ptr %415, align 8
  br label %417

417:                                              ; preds = %425, %414
  %418 = phi i64 [ 0, %414 ], [ %427, %425 ]
  %419 = phi i64 [ 1, %414 ], [ %426, %425 ]
  %420 = getelementptr inbounds i64, ptr %7, i64 %418
  %421 = load i64, ptr %420, align 8
  %422 = getelementptr inbounds i64, ptr %416, i64 %418
  %423 = load i64, ptr %422, align 8
  %424 = icmp slt i64 %421, %423
  br i1 %424, label %488, label %425

425:                                              ; preds = %417
  %426 = mul nsw i64 %421, %419
  %427 = add nuw nsw i64 %418, 1
  %428 = icmp eq i64 %427, %392
  br i1 %428, label %429, label %417

429:                                              ; preds = %425, %391, %413
  %430 = phi i64 [ 1, %413 ], [ 1, %391 ], [ %426, %425 ]
  %431 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 4
  %432 = load i64, ptr %431, align 8
  %433 = icmp slt i64 %430, %432
  br i1 %433, label %488, label %463

434:                                              ; preds = %434, %397
  %435 = phi i64 [ 0, %397 ], [ %460, %434 ]
  %436 = phi i64 [ 0, %397 ], [ %461, %434 ]
  %437 = getelementptr inbounds [24 x i64], ptr %9, i64 0, i64 %435
  %438 = load i64, ptr %437, align 16
  %439 = getelementptr inbounds [24 x i64], ptr %7, i64 0, i64 %435
  %440 = load i64, ptr %439, align 16
  %441 = mul nsw i64 %440, %438
  store i64 %441, ptr %439, align 16
  %442 = or i64 %435, 1
  %443 = getelementptr inbounds [24 x i64], ptr %9, i64 0, i64 %442
  %444 = load i64, ptr %443, align 8
  %445 = getelementptr inbounds [24 x i64], ptr %7, i64 0, i64 %442
  %446 = load i64, ptr %445, align 8
  %447 = mul nsw i64 %446, %444
  store i64 %447, ptr %445, align 8
  %448 = or i64 %435, 2
  %449 = getelementptr inbounds [24 x i64], ptr %9, i64 0, i64 %448
  %450 = load i64, ptr %449, align 16
  %451 = getelementptr inbounds [24 x i64], ptr %7, i64 0, i64 %448
  %452 = load i64, ptr %451, align 16
  %453 = mul nsw i64 %452, %450
  store i64 %453, ptr %451, align 16
  %454 = or i64 %435, 3
  %455 = getelementptr inbounds [24 x i64], ptr %9, i64 0, i64 %454
  %456 = load i64, ptr %455, align 8
  %457 = getelementptr inbounds [24 x i64], ptr %7, i64 0, i64 %454
  %458 = load i64, ptr %457, align 8
  %459 = mul nsw i64 %458, %456
  store i64 %459, ptr %457, align 8
  %460 = add nuw nsw i64 %435, 4
  %461 = add i64 %436, 4
  %462 = icmp eq i64 %461, %398
  br i1 %462, label %399, label %434

463:                                              ; preds = %429
  %464 = getelementptr inbounds %struct.Frame, ptr %2, i64 0, i32 2
  %465 = load i64, ptr %464, align 8
  %466 = icmp sgt i64 %465, 0
  br i1 %466, label %467, label %488

467:                                              ; preds = %463
  %468 = getelementptr inbounds %struct.Frame, ptr %2, i64 0, i32 5
  %469 = load ptr, ptr %468, align 8
  br label %470

470:                                              ; preds = %483, %467
  %471 = phi i64 [ %465, %467 ], [ %484, %483 ]
  %472 = phi i64 [ 0, %467 ], [ %486, %483 ]
  %473 = phi i64 [ 0, %467 ], [ %485, %483 ]
  %474 = getelementptr inbounds i64, ptr %469, i64 %472
  %475 = load i64, ptr %474, align 8
  %476 = icmp eq i64 %475, %3
  br i1 %476, label %477, label %483

477:                                              ; preds = %470
  %478 = add nsw i64 %473, 1
  %479 = getelementptr inbounds i64, ptr %10, i64 %473
  %480 = load i64, ptr %479, align 8
  %481 = getelementptr inbounds i64, ptr %5, i64 %472
  store i64 %480, ptr %481, align 8
  %482 = load i64, ptr %464, align 8
  br label %483

483:                                              ; preds = %477, %470
  %484 = phi i64 [ %482, %477 ], [ %471, %470 ]
  %485 = phi i64 [ %478, %477 ], [ %473, %470 ]
  %486 = add nuw nsw i64 %472, 1
  %487 = icmp slt i64 %486, %484
  br i1 %487, label %470, label %488

488:                                              ; preds = %383, %417, %483, %385, %62, %463, %386, %429, %6
  %489 = phi i64 [ 0, %6 ], [ 0, %386 ], [ 0, %429 ], [ 1, %463 ], [ 0, %62 ], [ 0, %385 ], [ 1, %483 ], [ 0, %417 ], [ 0, %383 ]
  call void @llvm.lifetime.end.p0(i64 352, ptr nonnull %10)
  call void @llvm.lifetime.end.p0(i64 192, ptr nonnull %9)
  call void @llvm.lifetime.end.p0(i64 192, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 192, ptr nonnull %7)
  ret i64 %489
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc i64 @kept(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, ptr nocapture noundef %4) unnamed_addr {
  %6 = alloca [44 x i64], align 16
  %7 = alloca [24 x i64], align 16
  call void @llvm.lifetime.start.p0(i64 352, ptr nonnull %6)
  call void @llvm.lifetime.start.p0(i64 192, ptr nonnull %7)
  %8 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 2
  %9 = load i64, ptr %8, align 8
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %22, label %11

11:                                               ; preds = %22, %5
  %12 = phi i64 [ %9, %5 ], [ %26, %22 ]
  %13 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 1
  %14 = load i64, ptr %13, align 8
  %15 = icmp slt i64 %14, 1
  br i1 %15, label %215, label %16

16:                                               ; preds = %11
  %17 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 6
  %18 = getelementptr inbounds %struct.Frame, ptr %1, i64 0, i32 7
  %19 = getelementptr inbounds %struct.Frame, ptr %1, i64 0, i32 2
  %20 = getelementptr inbounds %struct.Frame, ptr %1, i64 0, i32 5
  %21 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 7
  br label %28

22:                                               ; preds = %5, %22
  %23 = phi i64 [ %25, %22 ], [ 0, %5 ]
  %24 = getelementptr inbounds i64, ptr %4, i64 %23
  store i64 1, ptr %24, align 8
  %25 = add nuw nsw i64 %23, 1
  %26 = load i64, ptr %8, align 8
  %27 = icmp slt i64 %25, %26
  br i1 %27, label %22, label %11

28:                                               ; preds = %16, %209
  %29 = phi i64 [ %14, %16 ], [ %210, %209 ]
  %30 = phi i64 [ %12, %16 ], [ %211, %209 ]
  %31 = phi i64 [ %12, %16 ], [ %212, %209 ]
  %32 = phi i64 [ 0, %16 ], [ %213, %209 ]
  %33 = icmp eq i64 %32, %3
  br i1 %33, label %209, label %34

34:                                               ; preds = %28
  %35 = load ptr, ptr %17, align 8
  %36 = load ptr, ptr %18, align 8
  %37 = getelementptr inbounds i64, ptr %36, i64 %32
  %38 = load i64, ptr %37, align 8
  %39 = getelementptr inbounds %struct.Cut, ptr %35, i64 %38
  %40 = load i64, ptr %19, align 8
  %41 = icmp sgt i64 %40, 0
  br i1 %41, label %42, label %88

42:                                               ; preds = %34
  %43 = load ptr, ptr %20, align 8
  %44 = and i64 %40, 1
  %45 = icmp eq i64 %40, 1
  br i1 %45, label %76, label %46

46:                                               ; preds = %42
  %47 = and i64 %40, -2
  br label %48

48:                                               ; preds = %71, %46
  %49 = phi i64 [ 0, %46 ], [ %73, %71 ]
  %50 = phi i64 [ 0, %46 ], [ %72, %71 ]
  %51 = phi i64 [ 0, %46 ], [ %74, %71 ]
  %52 = getelementptr inbounds i64, ptr %43, i64 %49
  %53 = load i64, ptr %52, align 8
  %54 = icmp eq i64 %53, %32
  br i1 %54, label %55, label %60

55:                                               ; preds = %48
  %56 = getelementptr inbounds i64, ptr %2, i64 %49
  %57 = load i64, ptr %56, align 8
  %58 = add nsw i64 %50, 1
  %59 = getelementptr inbounds i64, ptr %6, i64 %50
  store i64 %57, ptr %59, align 8
  br label %60

60:                                               ; preds = %55, %48
  %61 = phi i64 [ %58, %55 ], [ %50, %48 ]
  %62 = or i64 %49, 1
  %63 = getelementptr inbounds i64, ptr %43, i64 %62
  %64 = load i64, ptr %63, align 8
  %65 = icmp eq i64 %64, %32
  br i1 %65, label %66, label %71

66:                                               ; preds = %60
  %67 = getelementptr inbounds i64, ptr %2, i64 %62
  %68 = load i64, ptr %67, align 8
  %69 = add nsw i64 %61, 1
  %70 = getelementptr inbounds i64, ptr %6, i64 %61
  store i64 %68, ptr %70, align 8
  br label %71

71:                                               ; preds = %66, %60
  %72 = phi i64 [ %69, %66 ], [ %61, %60 ]
  %73 = add nuw nsw i64 %49, 2
  %74 = add i64 %51, 2
  %75 = icmp eq i64 %74, %47
  br i1 %75, label %76, label %48

76:                                               ; preds = %71, %42
  %77 = phi i64 [ 0, %42 ], [ %73, %71 ]
  %78 = phi i64 [ 0, %42 ], [ %72, %71 ]
  %79 = icmp eq i64 %44, 0
  br i1 %79, label %88, label %80

80:                                               ; preds = %76
  %81 = getelementptr inbounds i64, ptr %43, i64 %77
  %82 = load i64, ptr %81, align 8
  %83 = icmp eq i64 %82, %32
  br i1 %83, label %84, label %88

84:                                               ; preds = %80
  %85 = getelementptr inbounds i64, ptr %2, i64 %77
  %86 = load i64, ptr %85, align 8
  %87 = getelementptr inbounds i64, ptr %6, i64 %78
  store i64 %86, ptr %87, align 8
  br label %88

88:                                               ; preds = %76, %84, %80, %34
  %89 = icmp sgt i64 %31, 0
  br i1 %89, label %90, label %105

90:                                               ; preds = %88
  %91 = and i64 %31, 7
  %92 = icmp ult i64 %31, 8
  br i1 %92, label %95, label %93

93:                                               ; preds = %90
  %94 = and i64 %31, -8
  br label %166

95:                                               ; preds = %166, %90
  %96 = phi i64 [ 0, %90 ], [ %184, %166 ]
  %97 = icmp eq i64 %91, 0
  br i1 %97, label %105, label %98

98:                                               ; preds = %95, %98
  %99 = phi i64 [ %102, %98 ], [ %96, %95 ]
  %100 = phi i64 [ %103, %98 ], [ 0, %95 ]
  %101 = getelementptr inbounds [24 x i64], ptr %7, i64 0, i64 %99
  store i64 1, ptr %101, align 8
  %102 = add nuw nsw i64 %99, 1
  %103 = add i64 %100, 1
  %104 = icmp eq i64 %103, %91
  br i1 %104, label %105, label %98

105:                                              ; preds = %95, %98, %88
  %106 = load i64, ptr %39, align 8
  %107 = getelementptr inbounds %struct.Cut, ptr %35, i64 %38, i32 8
  %108 = getelementptr inbounds %struct.Cut, ptr %35, i64 %38, i32 1
  %109 = load i64, ptr %108, align 8
  %110 = icmp slt i64 %109, 1
  br i1 %110, label %187, label %111

111:                                              ; preds = %105
  %112 = add nsw i64 %109, -1
  %113 = getelementptr inbounds %struct.Cut, ptr %35, i64 %38, i32 7
  %114 = getelementptr inbounds %struct.Cut, ptr %35, i64 %38, i32 2
  %115 = getelementptr inbounds %struct.Cut, ptr %35, i64 %38, i32 6
  br label %116

116:                                              ; preds = %160, %111
  %117 = phi i1 [ false, %111 ], [ %162, %160 ]
  %118 = phi i64 [ %106, %111 ], [ %125, %160 ]
  %119 = phi i64 [ 0, %111 ], [ %161, %160 ]
  %120 = icmp slt i64 %119, %112
  br i1 %120, label %121, label %124

121:                                              ; preds = %116
  %122 = getelementptr inbounds i64, ptr %6, i64 %119
  %123 = load i64, ptr %122, align 8
  br label %124

124:                                              ; preds = %121, %116
  %125 = phi i64 [ %123, %121 ], [ 1, %116 ]
  %126 = icmp slt i64 %125, 1
  %127 = icmp sgt i64 %125, %118
  %128 = select i1 %126, i1 true, i1 %127
  br i1 %128, label %164, label %129

129:                                              ; preds = %124
  %130 = add nsw i64 %125, -1
  %131 = add i64 %130, %118
  %132 = sdiv i64 %131, %125
  %133 = load ptr, ptr %113, align 8
  %134 = getelementptr inbounds i64, ptr %133, i64 %119
  %135 = load i64, ptr %134, align 8
  %136 = icmp slt i64 %132, %135
  br i1 %136, label %164, label %137

137:                                              ; preds = %129
  %138 = load ptr, ptr %107, align 8
  %139 = getelementptr inbounds i64, ptr %138, i64 %119
  %140 = load i64, ptr %139, align 8
  %141 = icmp sgt i64 %132, %140
  br i1 %141, label %164, label %142

142:                                              ; preds = %137
  %143 = load i64, ptr %114, align 8
  %144 = icmp eq i64 %143, 0
  %145 = icmp slt i64 %118, %106
  %146 = select i1 %144, i1 %145, i1 false
  br i1 %146, label %147, label %160

147:                                              ; preds = %142
  %148 = urem i64 %118, %125
  %149 = icmp eq i64 %148, 0
  br i1 %149, label %150, label %164

150:                                              ; preds = %147
  %151 = load ptr, ptr %115, align 8
  %152 = getelementptr inbounds i64, ptr %151, i64 %119
  %153 = load i64, ptr %152, align 8
  %154 = icmp eq i64 %153, 0
  br i1 %154, label %160, label %155

155:                                              ; preds = %150
  %156 = add i64 %130, %106
  %157 = sdiv i64 %156, %125
  %158 = srem i64 %157, %132
  %159 = icmp eq i64 %158, 0
  br i1 %159, label %160, label %164

160:                                              ; preds = %155, %150, %142
  %161 = add nuw nsw i64 %119, 1
  %162 = icmp sge i64 %161, %109
  %163 = icmp eq i64 %161, %109
  br i1 %163, label %164, label %116

164:                                              ; preds = %124, %129, %137, %147, %155, %160
  %165 = phi i1 [ %117, %147 ], [ %117, %155 ], [ %117, %129 ], [ %117, %137 ], [ %117, %124 ], [ %162, %160 ]
  br i1 %165, label %187, label %215

166:                                              ; preds = %166, %93
  %167 = phi i64 [ 0, %93 ], [ %184, %166 ]
  %168 = phi i64 [ 0, %93 ], [ %185, %166 ]
  %169 = getelementptr inbounds [24 x i64], ptr %7, i64 0, i64 %167
  store i64 1, ptr %169, align 16
  %170 = or i64 %167, 1
  %171 = getelementptr inbounds [24 x i64], ptr %7, i64 0, i64 %170
  store i64 1, ptr %171, align 8
  %172 = or i64 %167, 2
  %173 = getelementptr inbounds [24 x i64], ptr %7, i64 0, i64 %172
  store i64 1, ptr %173, align 16
  %174 = or i64 %167, 3
  %175 = getelementptr inbounds [24 x i64], ptr %7, i64 0, i64 %174
  store i64 1, ptr %175, align 8
  %176 = or i64 %167, 4
  %177 = getelementptr inbounds [24 x i64], ptr %7, i64 0, i64 %176
  store i64 1, ptr %177, align 16
  %178 = or i64 %167, 5
  %179 = getelementptr inbounds [24 x i64], ptr %7, i64 0, i64 %178
  store i64 1, ptr %179, align 8
  %180 = or i64 %167, 6
  %181 = getelementptr inbounds [24 x i64], ptr %7, i64 0, i64 %180
  store i64 1, ptr %181, align 16
  %182 = or i64 %167, 7
  %183 = getelementptr inbounds [24 x i64], ptr %7, i64 0, i64 %182
  store i64 1, ptr %183, align 8
  %184 = add nuw nsw i64 %167, 8
  %185 = add i64 %168, 8
  %186 = icmp eq i64 %185, %94
  br i1 %186, label %95, label %166

187:                                              ; preds = %105, %164
  %188 = load ptr, ptr %21, align 8
  %189 = call fastcc i64 @fits(ptr noundef nonnull %39, ptr noundef nonnull %6, ptr noundef %188, ptr noundef nonnull %7)
  %190 = icmp eq i64 %189, 0
  br i1 %190, label %215, label %191

191:                                              ; preds = %187
  %192 = icmp sgt i64 %30, 0
  br i1 %192, label %197, label %209

193:                                              ; preds = %197
  %194 = add nuw nsw i64 %198, 1
  %195 = load i64, ptr %8, align 8
  %196 = icmp slt i64 %194, %195
  br i1 %196, label %197, label %207

197:                                              ; preds = %191, %193
  %198 = phi i64 [ %194, %193 ], [ 0, %191 ]
  %199 = getelementptr inbounds [24 x i64], ptr %7, i64 0, i64 %198
  %200 = load i64, ptr %199, align 8
  %201 = getelementptr inbounds i64, ptr %4, i64 %198
  %202 = load i64, ptr %201, align 8
  %203 = mul nsw i64 %202, %200
  store i64 %203, ptr %201, align 8
  %204 = getelementptr inbounds i64, ptr %188, i64 %198
  %205 = load i64, ptr %204, align 8
  %206 = icmp sgt i64 %203, %205
  br i1 %206, label %215, label %193

207:                                              ; preds = %193
  %208 = load i64, ptr %13, align 8
  br label %209

209:                                              ; preds = %207, %191, %28
  %210 = phi i64 [ %208, %207 ], [ %29, %191 ], [ %29, %28 ]
  %211 = phi i64 [ %195, %207 ], [ %30, %191 ], [ %30, %28 ]
  %212 = phi i64 [ %195, %207 ], [ %30, %191 ], [ %31, %28 ]
  %213 = add nuw nsw i64 %32, 1
  %214 = icmp slt i64 %213, %210
  br i1 %214, label %28, label %215

215:                                              ; preds = %209, %164, %187, %197, %11
  %216 = phi i64 [ 1, %11 ], [ 0, %197 ], [ 1, %209 ], [ 0, %164 ], [ 0, %187 ]
  call void @llvm.lifetime.end.p0(i64 192, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 352, ptr nonnull %6)
  ret i64 %216
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64)



