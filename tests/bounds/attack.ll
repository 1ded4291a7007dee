; attack.c 4c491af2633cb45e7c4a7e4cd5a909897037533940a4a4ec8529efe32373ed90

%struct.Every = type { ptr, ptr, i64, ptr, [24 x %struct.Loop], [6 x [25 x i64]], [6 x [25 x i64]], i64 }
%struct.Loop = type { i64, i64 }
%struct.Problem = type { i64, i64, i64, i64, [10 x i64], [6 x %struct.Tensor] }
%struct.Tensor = type { i64, i64, i64, [6 x [10 x i64]] }
%struct.Attack = type { i64, i64, i64, i64, i64, i64, i64, [24 x %struct.Loop], [6 x i64] }
%struct.Walk = type { ptr, ptr, ptr, i64, i64, i64, i64, i64, [6 x i64], [6 x i64], [6 x i64], ptr, i64 }

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define i64 @every(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, ptr noundef %4) {
  %6 = alloca [10 x i64], align 16
  call void @llvm.lifetime.start.p0(i64 80, ptr nonnull %6)
  store ptr %0, ptr %3, align 8
  %7 = getelementptr inbounds %struct.Every, ptr %3, i64 0, i32 1
  store ptr %1, ptr %7, align 8
  %8 = getelementptr inbounds %struct.Every, ptr %3, i64 0, i32 2
  store i64 %2, ptr %8, align 8
  %9 = getelementptr inbounds %struct.Every, ptr %3, i64 0, i32 3
  store ptr %4, ptr %9, align 8
  %10 = getelementptr inbounds %struct.Every, ptr %3, i64 0, i32 7
  store i64 0, ptr %10, align 8
  %11 = load i64, ptr %0, align 8
  %12 = icmp sgt i64 %11, 0
  br i1 %12, label %13, label %30

13:                                               ; preds = %5
  %14 = and i64 %11, 3
  %15 = icmp ult i64 %11, 4
  br i1 %15, label %18, label %16

16:                                               ; preds = %13
  %17 = and i64 %11, -4
  br label %32

18:                                               ; preds = %32, %13
  %19 = phi i64 [ 0, %13 ], [ %50, %32 ]
  %20 = icmp eq i64 %14, 0
  br i1 %20, label %30, label %21

21:                                               ; preds = %18, %21
  %22 = phi i64 [ %27, %21 ], [ %19, %18 ]
  %23 = phi i64 [ %28, %21 ], [ 0, %18 ]
  %24 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4, i64 %22
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds [10 x i64], ptr %6, i64 0, i64 %22
  store i64 %25, ptr %26, align 8
  %27 = add nuw nsw i64 %22, 1
  %28 = add i64 %23, 1
  %29 = icmp eq i64 %28, %14
  br i1 %29, label %30, label %21

30:                                               ; preds = %18, %21, %5
  call fastcc void @grow(ptr noundef nonnull %3, i64 noundef 0, ptr noundef nonnull %6)
  %31 = load i64, ptr %10, align 8
  call void @llvm.lifetime.end.p0(i64 80, ptr nonnull %6)
  ret i64 %31

32:                                               ; preds = %32, %16
  %33 = phi i64 [ 0, %16 ], [ %50, %32 ]
  %34 = phi i64 [ 0, %16 ], [ %51, %32 ]
  %35 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4, i64 %33
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr inbounds [10 x i64], ptr %6, i64 0, i64 %33
  store i64 %36, ptr %37, align 16
  %38 = or i64 %33, 1
  %39 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4, i64 %38
  %40 = load i64, ptr %39, align 8
  %41 = getelementptr inbounds [10 x i64], ptr %6, i64 0, i64 %38
  store i64 %40, ptr %41, align 8
  %42 = or i64 %33, 2
  %43 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4, i64 %42
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds [10 x i64], ptr %6, i64 0, i64 %42
  store i64 %44, ptr %45, align 16
  %46 = or i64 %33, 3
  %47 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4, i64 %46
  %48 = load i64, ptr %47, align 8
  %49 = getelementptr inbounds [10 x i64], ptr %6, i64 0, i64 %46
  store i64 %48, ptr %49, align 8
  %50 = add nuw nsw i64 %33, 4
  %51 = add i64 %34, 4
  %52 = icmp eq i64 %51, %17
  br i1 %52, label %18, label %32
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @grow(ptr noundef %0, i64 noundef %1, ptr nocapture noundef %2) unnamed_addr {
  %4 = load ptr, ptr %0, align 8
  %5 = getelementptr inbounds %struct.Problem, ptr %4, i64 0, i32 1
  %6 = load i64, ptr %5, align 8
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %8, label %11

8:                                                ; preds = %3
  %9 = getelementptr inbounds %struct.Every, ptr %0, i64 0, i32 4
  %10 = getelementptr inbounds %struct.Every, ptr %0, i64 0, i32 3
  br label %19

11:                                               ; preds = %19, %3
  %12 = load i64, ptr %4, align 8
  %13 = icmp sgt i64 %12, 0
  br i1 %13, label %14, label %39

14:                                               ; preds = %11
  %15 = getelementptr inbounds %struct.Problem, ptr %4, i64 0, i32 2
  %16 = getelementptr inbounds %struct.Every, ptr %0, i64 0, i32 4, i64 %1
  %17 = getelementptr inbounds %struct.Every, ptr %0, i64 0, i32 4, i64 %1, i32 1
  %18 = add nsw i64 %1, 1
  br label %28

19:                                               ; preds = %8, %19
  %20 = phi i64 [ 0, %8 ], [ %25, %19 ]
  %21 = load ptr, ptr %10, align 8
  %22 = getelementptr inbounds %struct.Every, ptr %0, i64 0, i32 5, i64 %20, i64 %1
  %23 = tail call fastcc i64 @cost(ptr noundef nonnull %4, i64 noundef %20, ptr noundef nonnull %9, i64 noundef %1, i64 noundef 1099511627776, ptr noundef %21, ptr noundef nonnull %22)
  %24 = getelementptr inbounds %struct.Every, ptr %0, i64 0, i32 6, i64 %20, i64 %1
  store i64 %23, ptr %24, align 8
  %25 = add nuw nsw i64 %20, 1
  %26 = load i64, ptr %5, align 8
  %27 = icmp slt i64 %25, %26
  br i1 %27, label %19, label %11

28:                                               ; preds = %14, %53
  %29 = phi i64 [ %12, %14 ], [ %54, %53 ]
  %30 = phi i64 [ 0, %14 ], [ %56, %53 ]
  %31 = phi i64 [ 1, %14 ], [ %55, %53 ]
  %32 = getelementptr inbounds i64, ptr %2, i64 %30
  %33 = load i64, ptr %32, align 8
  %34 = icmp sgt i64 %33, 1
  br i1 %34, label %58, label %53

35:                                               ; preds = %53
  %36 = getelementptr inbounds %struct.Problem, ptr %4, i64 0, i32 3
  %37 = load i64, ptr %36, align 8
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %122, label %43

39:                                               ; preds = %11
  %40 = getelementptr inbounds %struct.Problem, ptr %4, i64 0, i32 3
  %41 = load i64, ptr %40, align 8
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %124, label %43

43:                                               ; preds = %39, %35
  %44 = load i64, ptr %5, align 8
  %45 = icmp sgt i64 %44, 0
  br i1 %45, label %46, label %85

46:                                               ; preds = %43
  %47 = and i64 %44, 1
  %48 = icmp eq i64 %44, 1
  br i1 %48, label %71, label %49

49:                                               ; preds = %46
  %50 = and i64 %44, -2
  br label %94

51:                                               ; preds = %67
  %52 = load i64, ptr %4, align 8
  br label %53

53:                                               ; preds = %51, %28
  %54 = phi i64 [ %29, %28 ], [ %52, %51 ]
  %55 = phi i64 [ %31, %28 ], [ %68, %51 ]
  %56 = add nuw nsw i64 %30, 1
  %57 = icmp slt i64 %56, %54
  br i1 %57, label %28, label %35

58:                                               ; preds = %28, %67
  %59 = phi i64 [ %69, %67 ], [ 1, %28 ]
  %60 = phi i64 [ %68, %67 ], [ %31, %28 ]
  %61 = load i64, ptr %15, align 8
  %62 = icmp eq i64 %61, 0
  br i1 %62, label %66, label %63

63:                                               ; preds = %58
  %64 = srem i64 %33, %59
  %65 = icmp eq i64 %64, 0
  br i1 %65, label %66, label %67

66:                                               ; preds = %63, %58
  store i64 %30, ptr %16, align 8
  store i64 %59, ptr %17, align 8
  store i64 %59, ptr %32, align 8
  tail call fastcc void @grow(ptr noundef nonnull %0, i64 noundef %18, ptr noundef nonnull %2)
  store i64 %33, ptr %32, align 8
  br label %67

67:                                               ; preds = %63, %66
  %68 = phi i64 [ %60, %63 ], [ 0, %66 ]
  %69 = add nuw nsw i64 %59, 1
  %70 = icmp slt i64 %69, %33
  br i1 %70, label %58, label %51

71:                                               ; preds = %94, %46
  %72 = phi i64 [ undef, %46 ], [ %108, %94 ]
  %73 = phi i64 [ undef, %46 ], [ %111, %94 ]
  %74 = phi i64 [ 0, %46 ], [ %112, %94 ]
  %75 = phi i64 [ 0, %46 ], [ %111, %94 ]
  %76 = phi i64 [ 0, %46 ], [ %108, %94 ]
  %77 = icmp eq i64 %47, 0
  br i1 %77, label %85, label %78

78:                                               ; preds = %71
  %79 = getelementptr inbounds %struct.Every, ptr %0, i64 0, i32 5, i64 %74, i64 %1
  %80 = load i64, ptr %79, align 8
  %81 = add nsw i64 %80, %76
  %82 = getelementptr inbounds %struct.Every, ptr %0, i64 0, i32 6, i64 %74, i64 %1
  %83 = load i64, ptr %82, align 8
  %84 = add nsw i64 %83, %75
  br label %85

85:                                               ; preds = %78, %71, %43
  %86 = phi i64 [ 0, %43 ], [ %72, %71 ], [ %81, %78 ]
  %87 = phi i64 [ 0, %43 ], [ %73, %71 ], [ %84, %78 ]
  %88 = getelementptr inbounds %struct.Every, ptr %0, i64 0, i32 7
  %89 = load i64, ptr %88, align 8
  %90 = add nsw i64 %89, 1
  store i64 %90, ptr %88, align 8
  %91 = getelementptr inbounds %struct.Every, ptr %0, i64 0, i32 2
  %92 = load i64, ptr %91, align 8
  %93 = icmp sgt i64 %86, %92
  br i1 %93, label %125, label %115

94:                                               ; preds = %94, %49
  %95 = phi i64 [ 0, %49 ], [ %112, %94 ]
  %96 = phi i64 [ 0, %49 ], [ %111, %94 ]
  %97 = phi i64 [ 0, %49 ], [ %108, %94 ]
  %98 = phi i64 [ 0, %49 ], [ %113, %94 ]
  %99 = getelementptr inbounds %struct.Every, ptr %0, i64 0, i32 5, i64 %95, i64 %1
  %100 = load i64, ptr %99, align 8
  %101 = add nsw i64 %100, %97
  %102 = getelementptr inbounds %struct.Every, ptr %0, i64 0, i32 6, i64 %95, i64 %1
  %103 = load i64, ptr %102, align 8
  %104 = add nsw i64 %103, %96
  %105 = or i64 %95, 1
  %106 = getelementptr inbounds %struct.Every, ptr %0, i64 0, i32 5, i64 %105, i64 %1
  %107 = load i64, ptr %106, align 8
  %108 = add nsw i64 %107, %101
  %109 = getelementptr inbounds %struct.Every, ptr %0, i64 0, i32 6, i64 %105, i64 %1
  %110 = load i64, ptr %109, align 8
  %111 = add nsw i64 %110, %104
  %112 = add nuw nsw i64 %95, 2
  %113 = add i64 %98, 2
  %114 = icmp eq i64 %113, %50
  br i1 %114, label %71, label %94

115:                                              ; preds = %85
  %116 = getelementptr inbounds %struct.Every, ptr %0, i64 0, i32 1
  %117 = load ptr, ptr %116, align 8
  %118 = getelementptr inbounds i64, ptr %117, i64 %86
  %119 = load i64, ptr %118, align 8
  %120 = icmp slt i64 %87, %119
  br i1 %120, label %121, label %125

121:                                              ; preds = %115
  store i64 %87, ptr %118, align 8
  br label %125

122:                                              ; preds = %35
  %123 = icmp eq i64 %55, 0
  br i1 %123, label %125, label %124

124:                                              ; preds = %39, %122
  tail call fastcc void @combine(ptr noundef nonnull %0, i64 noundef %1, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %125

125:                                              ; preds = %85, %115, %121, %122, %124
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define void @attack(ptr noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, i64 noundef %6, ptr noundef %7, ptr noundef %8, ptr nocapture noundef %9) {
  %11 = alloca [10 x i64], align 16
  %12 = alloca [6 x i64], align 16
  %13 = getelementptr inbounds %struct.Attack, ptr %9, i64 0, i32 6
  store i64 0, ptr %13, align 8
  %14 = getelementptr inbounds %struct.Attack, ptr %9, i64 0, i32 5
  store i64 0, ptr %14, align 8
  %15 = getelementptr inbounds %struct.Attack, ptr %9, i64 0, i32 4
  store i64 0, ptr %15, align 8
  %16 = getelementptr inbounds %struct.Attack, ptr %9, i64 0, i32 2
  store i64 0, ptr %16, align 8
  %17 = getelementptr inbounds %struct.Attack, ptr %9, i64 0, i32 1
  store i64 0, ptr %17, align 8
  store i64 0, ptr %9, align 8
  store ptr %0, ptr %7, align 8
  %18 = icmp sgt i64 %2, 0
  br i1 %18, label %19, label %23

19:                                               ; preds = %10
  %20 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 2
  %21 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %22 = getelementptr inbounds %struct.Every, ptr %7, i64 0, i32 4
  br label %24

23:                                               ; preds = %202, %10
  ret void

24:                                               ; preds = %19, %202
  %25 = phi i64 [ 0, %19 ], [ %203, %202 ]
  %26 = phi i64 [ %1, %19 ], [ %93, %202 ]
  call void @llvm.lifetime.start.p0(i64 80, ptr nonnull %11)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %12)
  %27 = load i64, ptr %0, align 8
  %28 = icmp sgt i64 %27, 0
  br i1 %28, label %29, label %46

29:                                               ; preds = %24
  %30 = and i64 %27, 3
  %31 = icmp ult i64 %27, 4
  br i1 %31, label %34, label %32

32:                                               ; preds = %29
  %33 = and i64 %27, -4
  br label %71

34:                                               ; preds = %71, %29
  %35 = phi i64 [ 0, %29 ], [ %89, %71 ]
  %36 = icmp eq i64 %30, 0
  br i1 %36, label %46, label %37

37:                                               ; preds = %34, %37
  %38 = phi i64 [ %43, %37 ], [ %35, %34 ]
  %39 = phi i64 [ %44, %37 ], [ 0, %34 ]
  %40 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4, i64 %38
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds [10 x i64], ptr %11, i64 0, i64 %38
  store i64 %41, ptr %42, align 8
  %43 = add nuw nsw i64 %38, 1
  %44 = add i64 %39, 1
  %45 = icmp eq i64 %44, %30
  br i1 %45, label %46, label %37

46:                                               ; preds = %34, %37, %24
  %47 = add i64 %26, -7046029254386353131
  %48 = lshr i64 %47, 30
  %49 = xor i64 %48, %47
  %50 = mul i64 %49, -4658895280553007687
  %51 = lshr i64 %50, 27
  %52 = xor i64 %51, %50
  %53 = mul i64 %52, -7723592293110705685
  %54 = lshr i64 %53, 31
  %55 = xor i64 %54, %53
  %56 = add nsw i64 %27, 3
  %57 = urem i64 %55, %56
  %58 = add i64 %26, 4354685564936845354
  %59 = lshr i64 %58, 30
  %60 = xor i64 %59, %58
  %61 = mul i64 %60, -4658895280553007687
  %62 = lshr i64 %61, 27
  %63 = xor i64 %62, %61
  %64 = mul i64 %63, -7723592293110705685
  %65 = lshr i64 %64, 31
  %66 = xor i64 %65, %64
  %67 = and i64 %66, 3
  %68 = icmp sgt i64 %57, -1
  br i1 %68, label %69, label %92

69:                                               ; preds = %46
  %70 = icmp eq i64 %67, 1
  br label %99

71:                                               ; preds = %71, %32
  %72 = phi i64 [ 0, %32 ], [ %89, %71 ]
  %73 = phi i64 [ 0, %32 ], [ %90, %71 ]
  %74 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4, i64 %72
  %75 = load i64, ptr %74, align 8
  %76 = getelementptr inbounds [10 x i64], ptr %11, i64 0, i64 %72
  store i64 %75, ptr %76, align 16
  %77 = or i64 %72, 1
  %78 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4, i64 %77
  %79 = load i64, ptr %78, align 8
  %80 = getelementptr inbounds [10 x i64], ptr %11, i64 0, i64 %77
  store i64 %79, ptr %80, align 8
  %81 = or i64 %72, 2
  %82 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4, i64 %81
  %83 = load i64, ptr %82, align 8
  %84 = getelementptr inbounds [10 x i64], ptr %11, i64 0, i64 %81
  store i64 %83, ptr %84, align 16
  %85 = or i64 %72, 3
  %86 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4, i64 %85
  %87 = load i64, ptr %86, align 8
  %88 = getelementptr inbounds [10 x i64], ptr %11, i64 0, i64 %85
  store i64 %87, ptr %88, align 8
  %89 = add nuw nsw i64 %72, 4
  %90 = add i64 %73, 4
  %91 = icmp eq i64 %90, %33
  br i1 %91, label %34, label %71

92:                                               ; preds = %165, %46
  %93 = phi i64 [ %58, %46 ], [ %166, %165 ]
  %94 = phi i64 [ 0, %46 ], [ %167, %165 ]
  %95 = load i64, ptr %21, align 8
  %96 = icmp sgt i64 %95, 0
  br i1 %96, label %97, label %199

97:                                               ; preds = %92
  %98 = icmp slt i64 %94, 0
  br label %172

99:                                               ; preds = %69, %165
  %100 = phi i64 [ 0, %69 ], [ %167, %165 ]
  %101 = phi i64 [ 0, %69 ], [ %168, %165 ]
  %102 = phi i64 [ %58, %69 ], [ %166, %165 ]
  %103 = add i64 %102, -7046029254386353131
  %104 = lshr i64 %103, 30
  %105 = xor i64 %104, %103
  %106 = mul i64 %105, -4658895280553007687
  %107 = lshr i64 %106, 27
  %108 = xor i64 %107, %106
  %109 = mul i64 %108, -7723592293110705685
  %110 = lshr i64 %109, 31
  %111 = xor i64 %110, %109
  %112 = urem i64 %111, %27
  %113 = getelementptr inbounds [10 x i64], ptr %11, i64 0, i64 %112
  %114 = load i64, ptr %113, align 8
  %115 = icmp eq i64 %114, 1
  br i1 %115, label %165, label %116

116:                                              ; preds = %99
  %117 = add i64 %102, 4354685564936845354
  %118 = lshr i64 %117, 30
  %119 = xor i64 %118, %117
  %120 = mul i64 %119, -4658895280553007687
  %121 = lshr i64 %120, 27
  %122 = xor i64 %121, %120
  %123 = mul i64 %122, -7723592293110705685
  %124 = lshr i64 %123, 31
  %125 = xor i64 %124, %123
  %126 = and i64 %125, 3
  %127 = icmp eq i64 %126, 0
  br i1 %70, label %128, label %129

128:                                              ; preds = %116
  br i1 %127, label %145, label %150

129:                                              ; preds = %116
  br i1 %127, label %150, label %130

130:                                              ; preds = %129
  switch i64 %67, label %145 [
    i64 2, label %131
    i64 3, label %138
  ]

131:                                              ; preds = %130
  %132 = lshr i64 %125, 8
  %133 = sdiv i64 %114, 2
  %134 = add nsw i64 %133, 1
  %135 = urem i64 %132, %134
  %136 = xor i64 %135, -1
  %137 = add i64 %114, %136
  br label %150

138:                                              ; preds = %130
  %139 = lshr i64 %125, 8
  %140 = add nsw i64 %114, -1
  %141 = icmp sgt i64 %114, 3
  %142 = select i1 %141, i64 3, i64 %140
  %143 = urem i64 %139, %142
  %144 = add nuw nsw i64 %143, 1
  br label %150

145:                                              ; preds = %128, %130
  %146 = lshr i64 %125, 8
  %147 = add nsw i64 %114, -1
  %148 = urem i64 %146, %147
  %149 = add nuw nsw i64 %148, 1
  br label %150

150:                                              ; preds = %128, %129, %131, %145, %138
  %151 = phi i64 [ %137, %131 ], [ %144, %138 ], [ %149, %145 ], [ 1, %129 ], [ 1, %128 ]
  %152 = tail call i64 @llvm.smax.i64(i64 %151, i64 1)
  %153 = load i64, ptr %20, align 8
  %154 = icmp eq i64 %153, 0
  br i1 %154, label %160, label %155

155:                                              ; preds = %150, %155
  %156 = phi i64 [ %159, %155 ], [ %152, %150 ]
  %157 = srem i64 %114, %156
  %158 = icmp eq i64 %157, 0
  %159 = add nsw i64 %156, -1
  br i1 %158, label %160, label %155

160:                                              ; preds = %155, %150
  %161 = phi i64 [ %152, %150 ], [ %156, %155 ]
  %162 = getelementptr inbounds %struct.Every, ptr %7, i64 0, i32 4, i64 %100
  store i64 %112, ptr %162, align 8
  %163 = getelementptr inbounds %struct.Every, ptr %7, i64 0, i32 4, i64 %100, i32 1
  store i64 %161, ptr %163, align 8
  %164 = add nsw i64 %100, 1
  store i64 %161, ptr %113, align 8
  br label %165

165:                                              ; preds = %99, %160
  %166 = phi i64 [ %103, %99 ], [ %117, %160 ]
  %167 = phi i64 [ %100, %99 ], [ %164, %160 ]
  %168 = add nuw nsw i64 %101, 1
  %169 = icmp slt i64 %101, %57
  %170 = icmp slt i64 %167, 24
  %171 = select i1 %169, i1 %170, i1 false
  br i1 %171, label %99, label %92

172:                                              ; preds = %97, %179
  %173 = phi i64 [ %95, %97 ], [ %180, %179 ]
  %174 = phi i64 [ 0, %97 ], [ %186, %179 ]
  %175 = phi i64 [ 1, %97 ], [ %185, %179 ]
  br i1 %98, label %179, label %188

176:                                              ; preds = %179
  br i1 %184, label %199, label %202

177:                                              ; preds = %188
  %178 = load i64, ptr %21, align 8
  br label %179

179:                                              ; preds = %177, %172
  %180 = phi i64 [ %173, %172 ], [ %178, %177 ]
  %181 = phi i64 [ 0, %172 ], [ %196, %177 ]
  %182 = icmp ne i64 %175, 0
  %183 = icmp ne i64 %181, 0
  %184 = select i1 %182, i1 %183, i1 false
  %185 = zext i1 %184 to i64
  %186 = add nuw nsw i64 %174, 1
  %187 = icmp slt i64 %186, %180
  br i1 %187, label %172, label %176

188:                                              ; preds = %172, %188
  %189 = phi i64 [ %197, %188 ], [ 0, %172 ]
  %190 = phi i64 [ %196, %188 ], [ 0, %172 ]
  %191 = getelementptr inbounds %struct.Every, ptr %7, i64 0, i32 5, i64 %174, i64 %189
  %192 = tail call fastcc i64 @cost(ptr noundef nonnull %0, i64 noundef %174, ptr noundef nonnull %22, i64 noundef %189, i64 noundef %3, ptr noundef %8, ptr noundef nonnull %191)
  %193 = getelementptr inbounds %struct.Every, ptr %7, i64 0, i32 6, i64 %174, i64 %189
  store i64 %192, ptr %193, align 8
  %194 = icmp sgt i64 %192, -1
  %195 = zext i1 %194 to i64
  %196 = add nuw nsw i64 %190, %195
  %197 = add nuw i64 %189, 1
  %198 = icmp eq i64 %189, %94
  br i1 %198, label %177, label %188

199:                                              ; preds = %92, %176
  %200 = load i64, ptr %9, align 8
  %201 = add nsw i64 %200, 1
  store i64 %201, ptr %9, align 8
  call fastcc void @try(ptr noundef nonnull %0, ptr noundef nonnull %7, i64 noundef %94, i64 noundef 0, i64 noundef 0, i64 noundef 0, ptr noundef nonnull %12, ptr noundef %4, ptr noundef %5, i64 noundef %6, ptr noundef nonnull %9)
  br label %202

202:                                              ; preds = %176, %199
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %12)
  call void @llvm.lifetime.end.p0(i64 80, ptr nonnull %11)
  %203 = add nuw nsw i64 %25, 1
  %204 = icmp eq i64 %203, %2
  br i1 %204, label %23, label %24
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc i64 @cost(ptr noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, ptr nocapture noundef writeonly %6) unnamed_addr {
  %8 = alloca %struct.Walk, align 8
  %9 = alloca [10 x i64], align 16
  %10 = alloca [10 x i64], align 16
  %11 = alloca [10 x i64], align 16
  %12 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 5, i64 %1
  call void @llvm.lifetime.start.p0(i64 224, ptr nonnull %8)
  call void @llvm.lifetime.start.p0(i64 80, ptr nonnull %9)
  call void @llvm.lifetime.start.p0(i64 80, ptr nonnull %10)
  store ptr %0, ptr %8, align 8
  %13 = getelementptr inbounds %struct.Walk, ptr %8, i64 0, i32 1
  store ptr %12, ptr %13, align 8
  %14 = getelementptr inbounds %struct.Walk, ptr %8, i64 0, i32 2
  store ptr %2, ptr %14, align 8
  %15 = getelementptr inbounds %struct.Walk, ptr %8, i64 0, i32 3
  store i64 %3, ptr %15, align 8
  %16 = getelementptr inbounds %struct.Walk, ptr %8, i64 0, i32 4
  store i64 0, ptr %16, align 8
  %17 = getelementptr inbounds %struct.Walk, ptr %8, i64 0, i32 5
  store i64 1, ptr %17, align 8
  %18 = getelementptr inbounds %struct.Walk, ptr %8, i64 0, i32 6
  store i64 %4, ptr %18, align 8
  %19 = getelementptr inbounds %struct.Walk, ptr %8, i64 0, i32 7
  store i64 0, ptr %19, align 8
  %20 = getelementptr inbounds %struct.Walk, ptr %8, i64 0, i32 12
  %21 = getelementptr inbounds %struct.Walk, ptr %8, i64 0, i32 11
  store ptr null, ptr %21, align 8
  %22 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 5, i64 %1, i32 2
  %23 = load i64, ptr %22, align 8
  %24 = icmp sgt i64 %23, 0
  br i1 %24, label %27, label %25

25:                                               ; preds = %7
  %26 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 5, i64 %1, i32 1
  br label %155

27:                                               ; preds = %7
  %28 = load i64, ptr %0, align 8
  %29 = icmp sgt i64 %28, 0
  %30 = and i64 %28, 1
  %31 = icmp eq i64 %28, 1
  %32 = and i64 %28, -2
  %33 = icmp eq i64 %30, 0
  br label %34

34:                                               ; preds = %27, %65
  %35 = phi i64 [ 0, %27 ], [ %78, %65 ]
  %36 = phi i64 [ 1, %27 ], [ %75, %65 ]
  %37 = phi i64 [ 1, %27 ], [ %73, %65 ]
  br i1 %29, label %38, label %65

38:                                               ; preds = %34
  br i1 %31, label %44, label %80

39:                                               ; preds = %65
  %40 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 5, i64 %1, i32 1
  %41 = load i64, ptr %40, align 8
  %42 = icmp eq i64 %41, 0
  %43 = select i1 %42, i1 true, i1 %72
  br i1 %43, label %155, label %114

44:                                               ; preds = %80, %38
  %45 = phi i64 [ undef, %38 ], [ %103, %80 ]
  %46 = phi i1 [ undef, %38 ], [ %105, %80 ]
  %47 = phi i64 [ undef, %38 ], [ %110, %80 ]
  %48 = phi i64 [ 0, %38 ], [ %111, %80 ]
  %49 = phi i64 [ 1, %38 ], [ %110, %80 ]
  %50 = phi i1 [ true, %38 ], [ %105, %80 ]
  %51 = phi i64 [ 0, %38 ], [ %103, %80 ]
  br i1 %33, label %65, label %52

52:                                               ; preds = %44
  %53 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 5, i64 %1, i32 3, i64 %35, i64 %48
  %54 = load i64, ptr %53, align 8
  %55 = icmp ne i64 %54, 0
  %56 = zext i1 %55 to i64
  %57 = add nuw nsw i64 %51, %56
  %58 = icmp slt i64 %54, 2
  %59 = select i1 %50, i1 %58, i1 false
  %60 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4, i64 %48
  %61 = load i64, ptr %60, align 8
  %62 = add nsw i64 %61, -1
  %63 = mul nsw i64 %62, %54
  %64 = add nsw i64 %63, %49
  br label %65

65:                                               ; preds = %52, %44, %34
  %66 = phi i64 [ 0, %34 ], [ %45, %44 ], [ %57, %52 ]
  %67 = phi i1 [ true, %34 ], [ %46, %44 ], [ %59, %52 ]
  %68 = phi i64 [ 1, %34 ], [ %47, %44 ], [ %64, %52 ]
  %69 = icmp ne i64 %37, 0
  %70 = icmp ult i64 %66, 2
  %71 = select i1 %69, i1 %70, i1 false
  %72 = select i1 %71, i1 %67, i1 false
  %73 = zext i1 %72 to i64
  %74 = getelementptr inbounds %struct.Walk, ptr %8, i64 0, i32 10, i64 %35
  store i64 %68, ptr %74, align 8
  %75 = mul nsw i64 %68, %36
  %76 = getelementptr inbounds %struct.Walk, ptr %8, i64 0, i32 9, i64 %35
  store i64 0, ptr %76, align 8
  %77 = getelementptr inbounds %struct.Walk, ptr %8, i64 0, i32 8, i64 %35
  store i64 0, ptr %77, align 8
  %78 = add nuw nsw i64 %35, 1
  %79 = icmp eq i64 %78, %23
  br i1 %79, label %39, label %34

80:                                               ; preds = %38, %80
  %81 = phi i64 [ %111, %80 ], [ 0, %38 ]
  %82 = phi i64 [ %110, %80 ], [ 1, %38 ]
  %83 = phi i1 [ %105, %80 ], [ true, %38 ]
  %84 = phi i64 [ %103, %80 ], [ 0, %38 ]
  %85 = phi i64 [ %112, %80 ], [ 0, %38 ]
  %86 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 5, i64 %1, i32 3, i64 %35, i64 %81
  %87 = load i64, ptr %86, align 8
  %88 = icmp ne i64 %87, 0
  %89 = zext i1 %88 to i64
  %90 = add nuw nsw i64 %84, %89
  %91 = icmp slt i64 %87, 2
  %92 = select i1 %83, i1 %91, i1 false
  %93 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4, i64 %81
  %94 = load i64, ptr %93, align 8
  %95 = add nsw i64 %94, -1
  %96 = mul nsw i64 %95, %87
  %97 = add nsw i64 %96, %82
  %98 = or i64 %81, 1
  %99 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 5, i64 %1, i32 3, i64 %35, i64 %98
  %100 = load i64, ptr %99, align 8
  %101 = icmp ne i64 %100, 0
  %102 = zext i1 %101 to i64
  %103 = add nuw nsw i64 %90, %102
  %104 = icmp slt i64 %100, 2
  %105 = select i1 %92, i1 %104, i1 false
  %106 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4, i64 %98
  %107 = load i64, ptr %106, align 8
  %108 = add nsw i64 %107, -1
  %109 = mul nsw i64 %108, %100
  %110 = add nsw i64 %109, %97
  %111 = add nuw nsw i64 %81, 2
  %112 = add i64 %85, 2
  %113 = icmp eq i64 %112, %32
  br i1 %113, label %44, label %80

114:                                              ; preds = %39
  %115 = icmp sgt i64 %75, 1048576
  br i1 %115, label %345, label %116

116:                                              ; preds = %114
  %117 = icmp sgt i64 %75, 0
  br i1 %117, label %118, label %133

118:                                              ; preds = %116
  %119 = and i64 %75, 7
  %120 = icmp ult i64 %75, 8
  br i1 %120, label %123, label %121

121:                                              ; preds = %118
  %122 = and i64 %75, -8
  br label %134

123:                                              ; preds = %134, %118
  %124 = phi i64 [ 0, %118 ], [ %152, %134 ]
  %125 = icmp eq i64 %119, 0
  br i1 %125, label %133, label %126

126:                                              ; preds = %123, %126
  %127 = phi i64 [ %130, %126 ], [ %124, %123 ]
  %128 = phi i64 [ %131, %126 ], [ 0, %123 ]
  %129 = getelementptr inbounds i8, ptr %5, i64 %127
  store i8 0, ptr %129, align 1
  %130 = add nuw nsw i64 %127, 1
  %131 = add i64 %128, 1
  %132 = icmp eq i64 %131, %119
  br i1 %132, label %133, label %126

133:                                              ; preds = %123, %126, %116
  store ptr %5, ptr %21, align 8
  br label %155

134:                                              ; preds = %134, %121
  %135 = phi i64 [ 0, %121 ], [ %152, %134 ]
  %136 = phi i64 [ 0, %121 ], [ %153, %134 ]
  %137 = getelementptr inbounds i8, ptr %5, i64 %135
  store i8 0, ptr %137, align 1
  %138 = or i64 %135, 1
  %139 = getelementptr inbounds i8, ptr %5, i64 %138
  store i8 0, ptr %139, align 1
  %140 = or i64 %135, 2
  %141 = getelementptr inbounds i8, ptr %5, i64 %140
  store i8 0, ptr %141, align 1
  %142 = or i64 %135, 3
  %143 = getelementptr inbounds i8, ptr %5, i64 %142
  store i8 0, ptr %143, align 1
  %144 = or i64 %135, 4
  %145 = getelementptr inbounds i8, ptr %5, i64 %144
  store i8 0, ptr %145, align 1
  %146 = or i64 %135, 5
  %147 = getelementptr inbounds i8, ptr %5, i64 %146
  store i8 0, ptr %147, align 1
  %148 = or i64 %135, 6
  %149 = getelementptr inbounds i8, ptr %5, i64 %148
  store i8 0, ptr %149, align 1
  %150 = or i64 %135, 7
  %151 = getelementptr inbounds i8, ptr %5, i64 %150
  store i8 0, ptr %151, align 1
  %152 = add nuw nsw i64 %135, 8
  %153 = add i64 %136, 8
  %154 = icmp eq i64 %153, %122
  br i1 %154, label %123, label %134

155:                                              ; preds = %25, %39, %133
  %156 = phi ptr [ %40, %133 ], [ %40, %39 ], [ %26, %25 ]
  %157 = phi i64 [ 0, %133 ], [ %75, %39 ], [ 1, %25 ]
  store i64 %157, ptr %20, align 8
  %158 = load i64, ptr %0, align 8
  %159 = icmp sgt i64 %158, 0
  br i1 %159, label %160, label %178

160:                                              ; preds = %155
  %161 = and i64 %158, 3
  %162 = icmp ult i64 %158, 4
  br i1 %162, label %165, label %163

163:                                              ; preds = %160
  %164 = and i64 %158, -4
  br label %182

165:                                              ; preds = %182, %160
  %166 = phi i64 [ 0, %160 ], [ %204, %182 ]
  %167 = icmp eq i64 %161, 0
  br i1 %167, label %178, label %168

168:                                              ; preds = %165, %168
  %169 = phi i64 [ %175, %168 ], [ %166, %165 ]
  %170 = phi i64 [ %176, %168 ], [ 0, %165 ]
  %171 = getelementptr inbounds [10 x i64], ptr %9, i64 0, i64 %169
  store i64 0, ptr %171, align 8
  %172 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4, i64 %169
  %173 = load i64, ptr %172, align 8
  %174 = getelementptr inbounds [10 x i64], ptr %10, i64 0, i64 %169
  store i64 %173, ptr %174, align 8
  %175 = add nuw nsw i64 %169, 1
  %176 = add i64 %170, 1
  %177 = icmp eq i64 %176, %161
  br i1 %177, label %178, label %168

178:                                              ; preds = %165, %168, %155
  call fastcc void @walk(ptr noundef nonnull %8, i64 noundef 0, ptr noundef nonnull %9, ptr noundef nonnull %10)
  %179 = load i64, ptr %19, align 8
  %180 = load i64, ptr %18, align 8
  %181 = icmp sgt i64 %179, %180
  br i1 %181, label %345, label %207

182:                                              ; preds = %182, %163
  %183 = phi i64 [ 0, %163 ], [ %204, %182 ]
  %184 = phi i64 [ 0, %163 ], [ %205, %182 ]
  %185 = getelementptr inbounds [10 x i64], ptr %9, i64 0, i64 %183
  store i64 0, ptr %185, align 16
  %186 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4, i64 %183
  %187 = load i64, ptr %186, align 8
  %188 = getelementptr inbounds [10 x i64], ptr %10, i64 0, i64 %183
  store i64 %187, ptr %188, align 16
  %189 = or i64 %183, 1
  %190 = getelementptr inbounds [10 x i64], ptr %9, i64 0, i64 %189
  store i64 0, ptr %190, align 8
  %191 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4, i64 %189
  %192 = load i64, ptr %191, align 8
  %193 = getelementptr inbounds [10 x i64], ptr %10, i64 0, i64 %189
  store i64 %192, ptr %193, align 8
  %194 = or i64 %183, 2
  %195 = getelementptr inbounds [10 x i64], ptr %9, i64 0, i64 %194
  store i64 0, ptr %195, align 16
  %196 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4, i64 %194
  %197 = load i64, ptr %196, align 8
  %198 = getelementptr inbounds [10 x i64], ptr %10, i64 0, i64 %194
  store i64 %197, ptr %198, align 16
  %199 = or i64 %183, 3
  %200 = getelementptr inbounds [10 x i64], ptr %9, i64 0, i64 %199
  store i64 0, ptr %200, align 8
  %201 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4, i64 %199
  %202 = load i64, ptr %201, align 8
  %203 = getelementptr inbounds [10 x i64], ptr %10, i64 0, i64 %199
  store i64 %202, ptr %203, align 8
  %204 = add nuw nsw i64 %183, 4
  %205 = add i64 %184, 4
  %206 = icmp eq i64 %205, %164
  br i1 %206, label %165, label %182

207:                                              ; preds = %178
  call void @llvm.lifetime.start.p0(i64 80, ptr nonnull %11)
  %208 = load i64, ptr %0, align 8
  %209 = icmp sgt i64 %208, 0
  br i1 %209, label %210, label %227

210:                                              ; preds = %207
  %211 = and i64 %208, 3
  %212 = icmp ult i64 %208, 4
  br i1 %212, label %215, label %213

213:                                              ; preds = %210
  %214 = and i64 %208, -4
  br label %234

215:                                              ; preds = %234, %210
  %216 = phi i64 [ 0, %210 ], [ %252, %234 ]
  %217 = icmp eq i64 %211, 0
  br i1 %217, label %227, label %218

218:                                              ; preds = %215, %218
  %219 = phi i64 [ %224, %218 ], [ %216, %215 ]
  %220 = phi i64 [ %225, %218 ], [ 0, %215 ]
  %221 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4, i64 %219
  %222 = load i64, ptr %221, align 8
  %223 = getelementptr inbounds [10 x i64], ptr %11, i64 0, i64 %219
  store i64 %222, ptr %223, align 8
  %224 = add nuw nsw i64 %219, 1
  %225 = add i64 %220, 1
  %226 = icmp eq i64 %225, %211
  br i1 %226, label %227, label %218

227:                                              ; preds = %215, %218, %207
  %228 = icmp sgt i64 %3, 0
  br i1 %228, label %229, label %264

229:                                              ; preds = %227
  %230 = and i64 %3, 1
  %231 = icmp eq i64 %3, 1
  br i1 %231, label %255, label %232

232:                                              ; preds = %229
  %233 = and i64 %3, -2
  br label %272

234:                                              ; preds = %234, %213
  %235 = phi i64 [ 0, %213 ], [ %252, %234 ]
  %236 = phi i64 [ 0, %213 ], [ %253, %234 ]
  %237 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4, i64 %235
  %238 = load i64, ptr %237, align 8
  %239 = getelementptr inbounds [10 x i64], ptr %11, i64 0, i64 %235
  store i64 %238, ptr %239, align 16
  %240 = or i64 %235, 1
  %241 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4, i64 %240
  %242 = load i64, ptr %241, align 8
  %243 = getelementptr inbounds [10 x i64], ptr %11, i64 0, i64 %240
  store i64 %242, ptr %243, align 8
  %244 = or i64 %235, 2
  %245 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4, i64 %244
  %246 = load i64, ptr %245, align 8
  %247 = getelementptr inbounds [10 x i64], ptr %11, i64 0, i64 %244
  store i64 %246, ptr %247, align 16
  %248 = or i64 %235, 3
  %249 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4, i64 %248
  %250 = load i64, ptr %249, align 8
  %251 = getelementptr inbounds [10 x i64], ptr %11, i64 0, i64 %248
  store i64 %250, ptr %251, align 8
  %252 = add nuw nsw i64 %235, 4
  %253 = add i64 %236, 4
  %254 = icmp eq i64 %253, %214
  br i1 %254, label %215, label %234

255:                                              ; preds = %272, %229
  %256 = phi i64 [ 0, %229 ], [ %286, %272 ]
  %257 = icmp eq i64 %230, 0
  br i1 %257, label %264, label %258

258:                                              ; preds = %255
  %259 = getelementptr inbounds %struct.Loop, ptr %2, i64 %256
  %260 = getelementptr inbounds %struct.Loop, ptr %2, i64 %256, i32 1
  %261 = load i64, ptr %260, align 8
  %262 = load i64, ptr %259, align 8
  %263 = getelementptr inbounds [10 x i64], ptr %11, i64 0, i64 %262
  store i64 %261, ptr %263, align 8
  br label %264

264:                                              ; preds = %258, %255, %227
  %265 = load i64, ptr %22, align 8
  %266 = icmp sgt i64 %265, 0
  br i1 %266, label %267, label %293

267:                                              ; preds = %264
  %268 = and i64 %208, 1
  %269 = icmp eq i64 %208, 1
  %270 = and i64 %208, -2
  %271 = icmp eq i64 %268, 0
  br label %289

272:                                              ; preds = %272, %232
  %273 = phi i64 [ 0, %232 ], [ %286, %272 ]
  %274 = phi i64 [ 0, %232 ], [ %287, %272 ]
  %275 = getelementptr inbounds %struct.Loop, ptr %2, i64 %273
  %276 = getelementptr inbounds %struct.Loop, ptr %2, i64 %273, i32 1
  %277 = load i64, ptr %276, align 8
  %278 = load i64, ptr %275, align 8
  %279 = getelementptr inbounds [10 x i64], ptr %11, i64 0, i64 %278
  store i64 %277, ptr %279, align 8
  %280 = or i64 %273, 1
  %281 = getelementptr inbounds %struct.Loop, ptr %2, i64 %280
  %282 = getelementptr inbounds %struct.Loop, ptr %2, i64 %280, i32 1
  %283 = load i64, ptr %282, align 8
  %284 = load i64, ptr %281, align 8
  %285 = getelementptr inbounds [10 x i64], ptr %11, i64 0, i64 %284
  store i64 %283, ptr %285, align 8
  %286 = add nuw nsw i64 %273, 2
  %287 = add i64 %274, 2
  %288 = icmp eq i64 %287, %233
  br i1 %288, label %255, label %272

289:                                              ; preds = %267, %318
  %290 = phi i64 [ %321, %318 ], [ 0, %267 ]
  %291 = phi i64 [ %320, %318 ], [ 1, %267 ]
  br i1 %209, label %292, label %318

292:                                              ; preds = %289
  br i1 %269, label %306, label %323

293:                                              ; preds = %318, %264
  %294 = phi i64 [ 1, %264 ], [ %320, %318 ]
  %295 = load i64, ptr %12, align 8
  %296 = mul nsw i64 %295, %294
  store i64 %296, ptr %6, align 8
  %297 = load i64, ptr %12, align 8
  %298 = load i64, ptr %156, align 8
  %299 = icmp eq i64 %298, 0
  %300 = load i64, ptr %16, align 8
  %301 = shl nsw i64 %300, 1
  %302 = load i64, ptr %20, align 8
  %303 = sub nsw i64 %301, %302
  %304 = select i1 %299, i64 %300, i64 %303
  %305 = mul nsw i64 %304, %297
  call void @llvm.lifetime.end.p0(i64 80, ptr nonnull %11)
  br label %345

306:                                              ; preds = %323, %292
  %307 = phi i64 [ undef, %292 ], [ %341, %323 ]
  %308 = phi i64 [ 0, %292 ], [ %342, %323 ]
  %309 = phi i64 [ 1, %292 ], [ %341, %323 ]
  br i1 %271, label %318, label %310

310:                                              ; preds = %306
  %311 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 5, i64 %1, i32 3, i64 %290, i64 %308
  %312 = load i64, ptr %311, align 8
  %313 = getelementptr inbounds [10 x i64], ptr %11, i64 0, i64 %308
  %314 = load i64, ptr %313, align 8
  %315 = add nsw i64 %314, -1
  %316 = mul nsw i64 %315, %312
  %317 = add nsw i64 %316, %309
  br label %318

318:                                              ; preds = %310, %306, %289
  %319 = phi i64 [ 1, %289 ], [ %307, %306 ], [ %317, %310 ]
  %320 = mul nsw i64 %319, %291
  %321 = add nuw nsw i64 %290, 1
  %322 = icmp eq i64 %321, %265
  br i1 %322, label %293, label %289

323:                                              ; preds = %292, %323
  %324 = phi i64 [ %342, %323 ], [ 0, %292 ]
  %325 = phi i64 [ %341, %323 ], [ 1, %292 ]
  %326 = phi i64 [ %343, %323 ], [ 0, %292 ]
  %327 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 5, i64 %1, i32 3, i64 %290, i64 %324
  %328 = load i64, ptr %327, align 8
  %329 = getelementptr inbounds [10 x i64], ptr %11, i64 0, i64 %324
  %330 = load i64, ptr %329, align 16
  %331 = add nsw i64 %330, -1
  %332 = mul nsw i64 %331, %328
  %333 = add nsw i64 %332, %325
  %334 = or i64 %324, 1
  %335 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 5, i64 %1, i32 3, i64 %290, i64 %334
  %336 = load i64, ptr %335, align 8
  %337 = getelementptr inbounds [10 x i64], ptr %11, i64 0, i64 %334
  %338 = load i64, ptr %337, align 8
  %339 = add nsw i64 %338, -1
  %340 = mul nsw i64 %339, %336
  %341 = add nsw i64 %340, %333
  %342 = add nuw nsw i64 %324, 2
  %343 = add i64 %326, 2
  %344 = icmp eq i64 %343, %270
  br i1 %344, label %306, label %323

345:                                              ; preds = %178, %114, %293
  %346 = phi i64 [ %305, %293 ], [ -1, %114 ], [ -1, %178 ]
  call void @llvm.lifetime.end.p0(i64 80, ptr nonnull %10)
  call void @llvm.lifetime.end.p0(i64 80, ptr nonnull %9)
  call void @llvm.lifetime.end.p0(i64 224, ptr nonnull %8)
  ret i64 %346
}

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite)
define internal fastcc void @try(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, ptr nocapture noundef %6, ptr nocapture noundef readonly %7, ptr nocapture noundef readonly %8, i64 noundef %9, ptr nocapture noundef %10) unnamed_addr {
  %12 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %13 = load i64, ptr %12, align 8
  %14 = icmp sgt i64 %13, %3
  br i1 %14, label %15, label %43

15:                                               ; preds = %11
  %16 = icmp slt i64 %2, 0
  br i1 %16, label %126, label %17

17:                                               ; preds = %15
  %18 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 3
  %19 = icmp sgt i64 %3, 0
  %20 = getelementptr inbounds i64, ptr %6, i64 %3
  %21 = add nsw i64 %3, 1
  br label %22

22:                                               ; preds = %17, %40
  %23 = phi i64 [ 0, %17 ], [ %41, %40 ]
  %24 = load i64, ptr %18, align 8
  %25 = icmp ne i64 %24, 0
  %26 = and i1 %19, %25
  br i1 %26, label %27, label %30

27:                                               ; preds = %22
  %28 = load i64, ptr %6, align 8
  %29 = icmp eq i64 %23, %28
  br i1 %29, label %30, label %40

30:                                               ; preds = %27, %22
  %31 = getelementptr inbounds %struct.Every, ptr %1, i64 0, i32 6, i64 %3, i64 %23
  %32 = load i64, ptr %31, align 8
  %33 = icmp slt i64 %32, 0
  br i1 %33, label %40, label %34

34:                                               ; preds = %30
  store i64 %23, ptr %20, align 8
  %35 = getelementptr inbounds %struct.Every, ptr %1, i64 0, i32 5, i64 %3, i64 %23
  %36 = load i64, ptr %35, align 8
  %37 = add nsw i64 %36, %4
  %38 = load i64, ptr %31, align 8
  %39 = add nsw i64 %38, %5
  tail call fastcc void @try(ptr noundef nonnull %0, ptr noundef nonnull %1, i64 noundef %2, i64 noundef %21, i64 noundef %37, i64 noundef %39, ptr noundef %6, ptr noundef %7, ptr noundef %8, i64 noundef %9, ptr noundef %10)
  br label %40

40:                                               ; preds = %30, %27, %34
  %41 = add nuw i64 %23, 1
  %42 = icmp eq i64 %23, %2
  br i1 %42, label %126, label %22

43:                                               ; preds = %11
  %44 = getelementptr inbounds %struct.Attack, ptr %10, i64 0, i32 1
  %45 = load i64, ptr %44, align 8
  %46 = add nsw i64 %45, 1
  store i64 %46, ptr %44, align 8
  %47 = icmp sgt i64 %9, 0
  br i1 %47, label %48, label %66

48:                                               ; preds = %43, %48
  %49 = phi i64 [ %58, %48 ], [ 0, %43 ]
  %50 = phi i64 [ %57, %48 ], [ %9, %43 ]
  %51 = add nsw i64 %49, %50
  %52 = sdiv i64 %51, 2
  %53 = getelementptr inbounds i64, ptr %7, i64 %52
  %54 = load i64, ptr %53, align 8
  %55 = icmp sgt i64 %54, %4
  %56 = add nsw i64 %52, 1
  %57 = select i1 %55, i64 %52, i64 %50
  %58 = select i1 %55, i64 %49, i64 %56
  %59 = icmp slt i64 %58, %57
  br i1 %59, label %48, label %60

60:                                               ; preds = %48
  %61 = icmp eq i64 %58, 0
  br i1 %61, label %66, label %62

62:                                               ; preds = %60
  %63 = add nsw i64 %58, -1
  %64 = getelementptr inbounds i64, ptr %8, i64 %63
  %65 = load i64, ptr %64, align 8
  br label %66

66:                                               ; preds = %43, %60, %62
  %67 = phi i64 [ %65, %62 ], [ 4611686018427387904, %60 ], [ 4611686018427387904, %43 ]
  %68 = icmp sgt i64 %67, %5
  br i1 %68, label %69, label %126

69:                                               ; preds = %66
  %70 = getelementptr inbounds %struct.Attack, ptr %10, i64 0, i32 2
  %71 = load i64, ptr %70, align 8
  %72 = add nsw i64 %71, 1
  store i64 %72, ptr %70, align 8
  %73 = getelementptr inbounds %struct.Attack, ptr %10, i64 0, i32 4
  %74 = load i64, ptr %73, align 8
  %75 = icmp eq i64 %74, 0
  br i1 %75, label %86, label %76

76:                                               ; preds = %69
  %77 = sitofp i64 %67 to double
  %78 = sitofp i64 %5 to double
  %79 = fdiv double %77, %78
  %80 = getelementptr inbounds %struct.Attack, ptr %10, i64 0, i32 5
  %81 = load i64, ptr %80, align 8
  %82 = sitofp i64 %81 to double
  %83 = sitofp i64 %74 to double
  %84 = fdiv double %82, %83
  %85 = fcmp ogt double %79, %84
  br i1 %85, label %86, label %126

86:                                               ; preds = %76, %69
  %87 = getelementptr inbounds %struct.Attack, ptr %10, i64 0, i32 3
  store i64 %4, ptr %87, align 8
  store i64 %5, ptr %73, align 8
  %88 = getelementptr inbounds %struct.Attack, ptr %10, i64 0, i32 5
  store i64 %67, ptr %88, align 8
  %89 = getelementptr inbounds %struct.Attack, ptr %10, i64 0, i32 6
  store i64 %2, ptr %89, align 8
  %90 = icmp sgt i64 %2, 0
  br i1 %90, label %91, label %104

91:                                               ; preds = %86
  %92 = and i64 %2, 1
  %93 = icmp eq i64 %2, 1
  br i1 %93, label %96, label %94

94:                                               ; preds = %91
  %95 = and i64 %2, -2
  br label %107

96:                                               ; preds = %107, %91
  %97 = phi i64 [ 0, %91 ], [ %115, %107 ]
  %98 = icmp eq i64 %92, 0
  br i1 %98, label %102, label %99

99:                                               ; preds = %96
  %100 = getelementptr inbounds %struct.Attack, ptr %10, i64 0, i32 7, i64 %97
  %101 = getelementptr inbounds %struct.Every, ptr %1, i64 0, i32 4, i64 %97
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %100, ptr noundef nonnull align 8 dereferenceable(16) %101, i64 16, i1 false)
  br label %102

102:                                              ; preds = %96, %99
  %103 = load i64, ptr %12, align 8
  br label %104

104:                                              ; preds = %102, %86
  %105 = phi i64 [ %103, %102 ], [ %13, %86 ]
  %106 = icmp sgt i64 %105, 0
  br i1 %106, label %118, label %126

107:                                              ; preds = %107, %94
  %108 = phi i64 [ 0, %94 ], [ %115, %107 ]
  %109 = phi i64 [ 0, %94 ], [ %116, %107 ]
  %110 = getelementptr inbounds %struct.Attack, ptr %10, i64 0, i32 7, i64 %108
  %111 = getelementptr inbounds %struct.Every, ptr %1, i64 0, i32 4, i64 %108
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %110, ptr noundef nonnull align 8 dereferenceable(16) %111, i64 16, i1 false)
  %112 = or i64 %108, 1
  %113 = getelementptr inbounds %struct.Attack, ptr %10, i64 0, i32 7, i64 %112
  %114 = getelementptr inbounds %struct.Every, ptr %1, i64 0, i32 4, i64 %112
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %113, ptr noundef nonnull align 8 dereferenceable(16) %114, i64 16, i1 false)
  %115 = add nuw nsw i64 %108, 2
  %116 = add i64 %109, 2
  %117 = icmp eq i64 %116, %95
  br i1 %117, label %96, label %107

118:                                              ; preds = %104, %118
  %119 = phi i64 [ %123, %118 ], [ 0, %104 ]
  %120 = getelementptr inbounds i64, ptr %6, i64 %119
  %121 = load i64, ptr %120, align 8
  %122 = getelementptr inbounds %struct.Attack, ptr %10, i64 0, i32 8, i64 %119
  store i64 %121, ptr %122, align 8
  %123 = add nuw nsw i64 %119, 1
  %124 = load i64, ptr %12, align 8
  %125 = icmp slt i64 %123, %124
  br i1 %125, label %118, label %126

126:                                              ; preds = %118, %40, %104, %15, %66, %76
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define void @one(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr nocapture noundef readonly %3, ptr noundef %4, ptr nocapture noundef %5) {
  %7 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7)
  %8 = getelementptr inbounds i64, ptr %5, i64 1
  store i64 0, ptr %8, align 8
  store i64 0, ptr %5, align 8
  %9 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %10 = load i64, ptr %9, align 8
  %11 = icmp sgt i64 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %13, %6
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7)
  ret void

13:                                               ; preds = %6, %13
  %14 = phi i64 [ %23, %13 ], [ 0, %6 ]
  %15 = getelementptr inbounds i64, ptr %3, i64 %14
  %16 = load i64, ptr %15, align 8
  %17 = call fastcc i64 @cost(ptr noundef nonnull %0, i64 noundef %14, ptr noundef %1, i64 noundef %16, i64 noundef 1099511627776, ptr noundef %4, ptr noundef nonnull %7)
  %18 = load i64, ptr %8, align 8
  %19 = add nsw i64 %18, %17
  store i64 %19, ptr %8, align 8
  %20 = load i64, ptr %7, align 8
  %21 = load i64, ptr %5, align 8
  %22 = add nsw i64 %21, %20
  store i64 %22, ptr %5, align 8
  %23 = add nuw nsw i64 %14, 1
  %24 = load i64, ptr %9, align 8
  %25 = icmp slt i64 %23, %24
  br i1 %25, label %13, label %12
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define i64 @room() {
  ret i64 2824
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @combine(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4) unnamed_addr {
  %6 = getelementptr inbounds %struct.Every, ptr %0, i64 0, i32 2
  %7 = load i64, ptr %6, align 8
  %8 = icmp slt i64 %7, %3
  br i1 %8, label %38, label %9

9:                                                ; preds = %5
  %10 = load ptr, ptr %0, align 8
  %11 = getelementptr inbounds %struct.Problem, ptr %10, i64 0, i32 1
  %12 = load i64, ptr %11, align 8
  %13 = icmp eq i64 %12, %2
  br i1 %13, label %18, label %14

14:                                               ; preds = %9
  %15 = icmp slt i64 %1, 0
  br i1 %15, label %38, label %16

16:                                               ; preds = %14
  %17 = add nsw i64 %2, 1
  br label %28

18:                                               ; preds = %9
  %19 = getelementptr inbounds %struct.Every, ptr %0, i64 0, i32 7
  %20 = load i64, ptr %19, align 8
  %21 = add nsw i64 %20, 1
  store i64 %21, ptr %19, align 8
  %22 = getelementptr inbounds %struct.Every, ptr %0, i64 0, i32 1
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds i64, ptr %23, i64 %3
  %25 = load i64, ptr %24, align 8
  %26 = icmp sgt i64 %25, %4
  br i1 %26, label %27, label %38

27:                                               ; preds = %18
  store i64 %4, ptr %24, align 8
  br label %38

28:                                               ; preds = %16, %28
  %29 = phi i64 [ 0, %16 ], [ %36, %28 ]
  %30 = getelementptr inbounds %struct.Every, ptr %0, i64 0, i32 5, i64 %2, i64 %29
  %31 = load i64, ptr %30, align 8
  %32 = add nsw i64 %31, %3
  %33 = getelementptr inbounds %struct.Every, ptr %0, i64 0, i32 6, i64 %2, i64 %29
  %34 = load i64, ptr %33, align 8
  %35 = add nsw i64 %34, %4
  tail call fastcc void @combine(ptr noundef nonnull %0, i64 noundef %1, i64 noundef %17, i64 noundef %32, i64 noundef %35)
  %36 = add nuw i64 %29, 1
  %37 = icmp eq i64 %29, %1
  br i1 %37, label %38, label %28

38:                                               ; preds = %28, %14, %18, %27, %5
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @walk(ptr nocapture noundef %0, i64 noundef %1, ptr nocapture noundef %2, ptr nocapture noundef %3) unnamed_addr {
  %5 = alloca [6 x i64], align 16
  %6 = alloca [6 x i64], align 16
  %7 = alloca [6 x i64], align 16
  %8 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 7
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 6
  %11 = load i64, ptr %10, align 8
  %12 = icmp sgt i64 %9, %11
  br i1 %12, label %294, label %13

13:                                               ; preds = %4
  %14 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 3
  %15 = load i64, ptr %14, align 8
  %16 = icmp eq i64 %15, %1
  br i1 %16, label %17, label %272

17:                                               ; preds = %13
  %18 = add nsw i64 %9, 1
  store i64 %18, ptr %8, align 8
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %5)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %6)
  %19 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 1
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds %struct.Tensor, ptr %20, i64 0, i32 2
  %22 = load i64, ptr %21, align 8
  %23 = icmp sgt i64 %22, 0
  br i1 %23, label %24, label %37

24:                                               ; preds = %17
  %25 = load ptr, ptr %0, align 8
  %26 = load i64, ptr %25, align 8
  %27 = icmp sgt i64 %26, 0
  %28 = and i64 %26, 1
  %29 = icmp eq i64 %26, 1
  %30 = and i64 %26, -2
  %31 = icmp eq i64 %28, 0
  br label %32

32:                                               ; preds = %62, %24
  %33 = phi i64 [ 1, %24 ], [ %68, %62 ]
  %34 = phi i64 [ 1, %24 ], [ %78, %62 ]
  %35 = phi i64 [ 0, %24 ], [ %79, %62 ]
  br i1 %27, label %36, label %62

36:                                               ; preds = %32
  br i1 %29, label %43, label %81

37:                                               ; preds = %62, %17
  %38 = phi i64 [ 1, %17 ], [ %78, %62 ]
  %39 = phi i64 [ 1, %17 ], [ %68, %62 ]
  %40 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 5
  %41 = load i64, ptr %40, align 8
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %115, label %114

43:                                               ; preds = %81, %36
  %44 = phi i64 [ undef, %36 ], [ %104, %81 ]
  %45 = phi i64 [ undef, %36 ], [ %110, %81 ]
  %46 = phi i64 [ 0, %36 ], [ %111, %81 ]
  %47 = phi i64 [ 1, %36 ], [ %110, %81 ]
  %48 = phi i64 [ 0, %36 ], [ %104, %81 ]
  br i1 %31, label %62, label %49

49:                                               ; preds = %43
  %50 = getelementptr inbounds %struct.Tensor, ptr %20, i64 0, i32 3, i64 %35, i64 %46
  %51 = load i64, ptr %50, align 8
  %52 = getelementptr inbounds i64, ptr %2, i64 %46
  %53 = load i64, ptr %52, align 8
  %54 = mul nsw i64 %53, %51
  %55 = add nsw i64 %54, %48
  %56 = getelementptr inbounds i64, ptr %3, i64 %46
  %57 = load i64, ptr %56, align 8
  %58 = add i64 %53, -1
  %59 = add i64 %58, %57
  %60 = mul nsw i64 %59, %51
  %61 = add nsw i64 %60, %47
  br label %62

62:                                               ; preds = %49, %43, %32
  %63 = phi i64 [ 0, %32 ], [ %44, %43 ], [ %55, %49 ]
  %64 = phi i64 [ 1, %32 ], [ %45, %43 ], [ %61, %49 ]
  %65 = getelementptr inbounds [6 x i64], ptr %5, i64 0, i64 %35
  store i64 %63, ptr %65, align 8
  %66 = getelementptr inbounds [6 x i64], ptr %6, i64 0, i64 %35
  store i64 %64, ptr %66, align 8
  %67 = sub nsw i64 %64, %63
  %68 = mul nsw i64 %67, %33
  %69 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 8, i64 %35
  %70 = load i64, ptr %69, align 8
  %71 = tail call i64 @llvm.smax.i64(i64 %63, i64 %70)
  %72 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 9, i64 %35
  %73 = load i64, ptr %72, align 8
  %74 = tail call i64 @llvm.smin.i64(i64 %64, i64 %73)
  %75 = icmp sgt i64 %74, %71
  %76 = sub nsw i64 %74, %71
  %77 = select i1 %75, i64 %76, i64 0
  %78 = mul nsw i64 %77, %34
  %79 = add nuw nsw i64 %35, 1
  %80 = icmp eq i64 %79, %22
  br i1 %80, label %37, label %32

81:                                               ; preds = %36, %81
  %82 = phi i64 [ %111, %81 ], [ 0, %36 ]
  %83 = phi i64 [ %110, %81 ], [ 1, %36 ]
  %84 = phi i64 [ %104, %81 ], [ 0, %36 ]
  %85 = phi i64 [ %112, %81 ], [ 0, %36 ]
  %86 = getelementptr inbounds %struct.Tensor, ptr %20, i64 0, i32 3, i64 %35, i64 %82
  %87 = load i64, ptr %86, align 8
  %88 = getelementptr inbounds i64, ptr %2, i64 %82
  %89 = load i64, ptr %88, align 8
  %90 = mul nsw i64 %89, %87
  %91 = add nsw i64 %90, %84
  %92 = getelementptr inbounds i64, ptr %3, i64 %82
  %93 = load i64, ptr %92, align 8
  %94 = add i64 %89, -1
  %95 = add i64 %94, %93
  %96 = mul nsw i64 %95, %87
  %97 = add nsw i64 %96, %83
  %98 = or i64 %82, 1
  %99 = getelementptr inbounds %struct.Tensor, ptr %20, i64 0, i32 3, i64 %35, i64 %98
  %100 = load i64, ptr %99, align 8
  %101 = getelementptr inbounds i64, ptr %2, i64 %98
  %102 = load i64, ptr %101, align 8
  %103 = mul nsw i64 %102, %100
  %104 = add nsw i64 %103, %91
  %105 = getelementptr inbounds i64, ptr %3, i64 %98
  %106 = load i64, ptr %105, align 8
  %107 = add i64 %102, -1
  %108 = add i64 %107, %106
  %109 = mul nsw i64 %108, %100
  %110 = add nsw i64 %109, %97
  %111 = add nuw nsw i64 %82, 2
  %112 = add i64 %85, 2
  %113 = icmp eq i64 %112, %30
  br i1 %113, label %43, label %81

114:                                              ; preds = %37
  store i64 0, ptr %40, align 8
  br label %115

115:                                              ; preds = %114, %37
  %116 = phi i64 [ 0, %114 ], [ %38, %37 ]
  %117 = sub i64 %39, %116
  %118 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 4
  %119 = load i64, ptr %118, align 8
  %120 = add nsw i64 %117, %119
  store i64 %120, ptr %118, align 8
  br i1 %23, label %126, label %121

121:                                              ; preds = %126, %115
  %122 = phi i64 [ %22, %115 ], [ %135, %126 ]
  %123 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 11
  %124 = load ptr, ptr %123, align 8
  %125 = icmp eq ptr %124, null
  br i1 %125, label %271, label %137

126:                                              ; preds = %115, %126
  %127 = phi i64 [ %134, %126 ], [ 0, %115 ]
  %128 = getelementptr inbounds [6 x i64], ptr %5, i64 0, i64 %127
  %129 = load i64, ptr %128, align 8
  %130 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 8, i64 %127
  store i64 %129, ptr %130, align 8
  %131 = getelementptr inbounds [6 x i64], ptr %6, i64 0, i64 %127
  %132 = load i64, ptr %131, align 8
  %133 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 9, i64 %127
  store i64 %132, ptr %133, align 8
  %134 = add nuw nsw i64 %127, 1
  %135 = load i64, ptr %21, align 8
  %136 = icmp slt i64 %134, %135
  br i1 %136, label %126, label %121

137:                                              ; preds = %121
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %7)
  %138 = icmp sgt i64 %122, 0
  br i1 %138, label %139, label %156

139:                                              ; preds = %137
  %140 = and i64 %122, 3
  %141 = icmp ult i64 %122, 4
  br i1 %141, label %144, label %142

142:                                              ; preds = %139
  %143 = and i64 %122, -4
  br label %158

144:                                              ; preds = %158, %139
  %145 = phi i64 [ 0, %139 ], [ %176, %158 ]
  %146 = icmp eq i64 %140, 0
  br i1 %146, label %156, label %147

147:                                              ; preds = %144, %147
  %148 = phi i64 [ %153, %147 ], [ %145, %144 ]
  %149 = phi i64 [ %154, %147 ], [ 0, %144 ]
  %150 = getelementptr inbounds [6 x i64], ptr %5, i64 0, i64 %148
  %151 = load i64, ptr %150, align 8
  %152 = getelementptr inbounds [6 x i64], ptr %7, i64 0, i64 %148
  store i64 %151, ptr %152, align 8
  %153 = add nuw nsw i64 %148, 1
  %154 = add i64 %149, 1
  %155 = icmp eq i64 %154, %140
  br i1 %155, label %156, label %147

156:                                              ; preds = %144, %147, %137
  %157 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 12
  br label %179

158:                                              ; preds = %158, %142
  %159 = phi i64 [ 0, %142 ], [ %176, %158 ]
  %160 = phi i64 [ 0, %142 ], [ %177, %158 ]
  %161 = getelementptr inbounds [6 x i64], ptr %5, i64 0, i64 %159
  %162 = load i64, ptr %161, align 16
  %163 = getelementptr inbounds [6 x i64], ptr %7, i64 0, i64 %159
  store i64 %162, ptr %163, align 16
  %164 = or i64 %159, 1
  %165 = getelementptr inbounds [6 x i64], ptr %5, i64 0, i64 %164
  %166 = load i64, ptr %165, align 8
  %167 = getelementptr inbounds [6 x i64], ptr %7, i64 0, i64 %164
  store i64 %166, ptr %167, align 8
  %168 = or i64 %159, 2
  %169 = getelementptr inbounds [6 x i64], ptr %5, i64 0, i64 %168
  %170 = load i64, ptr %169, align 16
  %171 = getelementptr inbounds [6 x i64], ptr %7, i64 0, i64 %168
  store i64 %170, ptr %171, align 16
  %172 = or i64 %159, 3
  %173 = getelementptr inbounds [6 x i64], ptr %5, i64 0, i64 %172
  %174 = load i64, ptr %173, align 8
  %175 = getelementptr inbounds [6 x i64], ptr %7, i64 0, i64 %172
  store i64 %174, ptr %175, align 8
  %176 = add nuw nsw i64 %159, 4
  %177 = add i64 %160, 4
  %178 = icmp eq i64 %177, %143
  br i1 %178, label %144, label %158

179:                                              ; preds = %257, %156
  %180 = phi i64 [ %122, %156 ], [ %255, %257 ]
  %181 = icmp sgt i64 %180, 0
  br i1 %181, label %182, label %242

182:                                              ; preds = %179
  %183 = and i64 %180, 3
  %184 = icmp ult i64 %180, 4
  br i1 %184, label %221, label %185

185:                                              ; preds = %182
  %186 = and i64 %180, -4
  br label %187

187:                                              ; preds = %187, %185
  %188 = phi i64 [ 0, %185 ], [ %218, %187 ]
  %189 = phi i64 [ 0, %185 ], [ %217, %187 ]
  %190 = phi i64 [ 0, %185 ], [ %219, %187 ]
  %191 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 10, i64 %188
  %192 = load i64, ptr %191, align 8
  %193 = mul nsw i64 %192, %189
  %194 = getelementptr inbounds [6 x i64], ptr %7, i64 0, i64 %188
  %195 = load i64, ptr %194, align 16
  %196 = add nsw i64 %193, %195
  %197 = or i64 %188, 1
  %198 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 10, i64 %197
  %199 = load i64, ptr %198, align 8
  %200 = mul nsw i64 %199, %196
  %201 = getelementptr inbounds [6 x i64], ptr %7, i64 0, i64 %197
  %202 = load i64, ptr %201, align 8
  %203 = add nsw i64 %200, %202
  %204 = or i64 %188, 2
  %205 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 10, i64 %204
  %206 = load i64, ptr %205, align 8
  %207 = mul nsw i64 %206, %203
  %208 = getelementptr inbounds [6 x i64], ptr %7, i64 0, i64 %204
  %209 = load i64, ptr %208, align 16
  %210 = add nsw i64 %207, %209
  %211 = or i64 %188, 3
  %212 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 10, i64 %211
  %213 = load i64, ptr %212, align 8
  %214 = mul nsw i64 %213, %210
  %215 = getelementptr inbounds [6 x i64], ptr %7, i64 0, i64 %211
  %216 = load i64, ptr %215, align 8
  %217 = add nsw i64 %214, %216
  %218 = add nuw nsw i64 %188, 4
  %219 = add i64 %190, 4
  %220 = icmp eq i64 %219, %186
  br i1 %220, label %221, label %187

221:                                              ; preds = %187, %182
  %222 = phi i64 [ undef, %182 ], [ %217, %187 ]
  %223 = phi i64 [ 0, %182 ], [ %218, %187 ]
  %224 = phi i64 [ 0, %182 ], [ %217, %187 ]
  %225 = icmp eq i64 %183, 0
  br i1 %225, label %239, label %226

226:                                              ; preds = %221, %226
  %227 = phi i64 [ %236, %226 ], [ %223, %221 ]
  %228 = phi i64 [ %235, %226 ], [ %224, %221 ]
  %229 = phi i64 [ %237, %226 ], [ 0, %221 ]
  %230 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 10, i64 %227
  %231 = load i64, ptr %230, align 8
  %232 = mul nsw i64 %231, %228
  %233 = getelementptr inbounds [6 x i64], ptr %7, i64 0, i64 %227
  %234 = load i64, ptr %233, align 8
  %235 = add nsw i64 %232, %234
  %236 = add nuw nsw i64 %227, 1
  %237 = add i64 %229, 1
  %238 = icmp eq i64 %237, %183
  br i1 %238, label %239, label %226

239:                                              ; preds = %226, %221
  %240 = phi i64 [ %222, %221 ], [ %235, %226 ]
  %241 = icmp slt i64 %240, 1048576
  br i1 %241, label %242, label %254

242:                                              ; preds = %239, %179
  %243 = phi i64 [ %240, %239 ], [ 0, %179 ]
  %244 = load ptr, ptr %123, align 8
  %245 = getelementptr inbounds i8, ptr %244, i64 %243
  %246 = load i8, ptr %245, align 1
  %247 = icmp eq i8 %246, 0
  br i1 %247, label %248, label %254

248:                                              ; preds = %242
  store i8 1, ptr %245, align 1
  %249 = load i64, ptr %157, align 8
  %250 = add nsw i64 %249, 1
  store i64 %250, ptr %157, align 8
  %251 = load ptr, ptr %19, align 8
  %252 = getelementptr inbounds %struct.Tensor, ptr %251, i64 0, i32 2
  %253 = load i64, ptr %252, align 8
  br label %254

254:                                              ; preds = %248, %242, %239
  %255 = phi i64 [ %253, %248 ], [ %180, %242 ], [ %180, %239 ]
  %256 = icmp sgt i64 %255, 0
  br i1 %256, label %257, label %270

257:                                              ; preds = %254, %266
  %258 = phi i64 [ %259, %266 ], [ %255, %254 ]
  %259 = add nsw i64 %258, -1
  %260 = getelementptr inbounds [6 x i64], ptr %7, i64 0, i64 %259
  %261 = load i64, ptr %260, align 8
  %262 = add nsw i64 %261, 1
  store i64 %262, ptr %260, align 8
  %263 = getelementptr inbounds [6 x i64], ptr %6, i64 0, i64 %259
  %264 = load i64, ptr %263, align 8
  %265 = icmp slt i64 %262, %264
  br i1 %265, label %179, label %266

266:                                              ; preds = %257
  %267 = getelementptr inbounds [6 x i64], ptr %5, i64 0, i64 %259
  %268 = load i64, ptr %267, align 8
  store i64 %268, ptr %260, align 8
  %269 = icmp ugt i64 %258, 1
  br i1 %269, label %257, label %270

270:                                              ; preds = %254, %266
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %7)
  br label %271

271:                                              ; preds = %121, %270
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %5)
  br label %294

272:                                              ; preds = %13
  %273 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 2
  %274 = load ptr, ptr %273, align 8
  %275 = getelementptr inbounds %struct.Loop, ptr %274, i64 %1
  %276 = load i64, ptr %275, align 8
  %277 = getelementptr inbounds %struct.Loop, ptr %274, i64 %1, i32 1
  %278 = load i64, ptr %277, align 8
  %279 = getelementptr inbounds i64, ptr %2, i64 %276
  %280 = load i64, ptr %279, align 8
  %281 = getelementptr inbounds i64, ptr %3, i64 %276
  %282 = load i64, ptr %281, align 8
  %283 = icmp sgt i64 %282, 0
  br i1 %283, label %284, label %286

284:                                              ; preds = %272
  %285 = add nsw i64 %1, 1
  br label %287

286:                                              ; preds = %287, %272
  store i64 %280, ptr %279, align 8
  store i64 %282, ptr %281, align 8
  br label %294

287:                                              ; preds = %284, %287
  %288 = phi i64 [ 0, %284 ], [ %292, %287 ]
  %289 = add nsw i64 %288, %280
  store i64 %289, ptr %279, align 8
  %290 = sub nsw i64 %282, %288
  %291 = tail call i64 @llvm.smin.i64(i64 %290, i64 %278)
  store i64 %291, ptr %281, align 8
  tail call fastcc void @walk(ptr noundef %0, i64 noundef %285, ptr noundef nonnull %2, ptr noundef nonnull %3)
  %292 = add nsw i64 %288, %278
  %293 = icmp sgt i64 %282, %292
  br i1 %293, label %287, label %286

294:                                              ; preds = %4, %286, %271
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64)



