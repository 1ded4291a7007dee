; attack.c 3e77c64df2b6d0b624a4e3acc93c6baa072be5c28865937d9a3e9b6878980492

%struct.Group = type { ptr, ptr, i64, [10 x i64], i64, [6 x i64], i64, [24 x %struct.Loop], [25 x i64], [24 x i64] }
%struct.Loop = type { i64, i64 }
%struct.Every = type { ptr, ptr, i64, ptr, [24 x %struct.Loop], [6 x [25 x i64]], [6 x [25 x i64]], i64 }
%struct.Problem = type { i64, i64, i64, i64, [10 x i64], [6 x %struct.Tensor] }
%struct.Tensor = type { i64, i64, i64, [6 x [10 x i64]] }
%struct.Attack = type { i64, i64, i64, i64, i64, i64, %struct.Nest }
%struct.Nest = type { i64, [24 x %struct.Loop], [6 x i64] }
%struct.Walk = type { ptr, ptr, ptr, i64, i64, i64, i64, i64, [6 x i64], [6 x i64], [6 x i64], ptr, i64 }
%struct.Part = type { [10 x i64], [10 x i64] }

@by_groups.group = internal global [10 x %struct.Group] zeroinitializer, align 16

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
  br i1 %16, label %127, label %17

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
  br i1 %42, label %127, label %22

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
  %51 = add nsw i64 %50, %49
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
  br i1 %68, label %69, label %127

69:                                               ; preds = %66
  %70 = getelementptr inbounds %struct.Every, ptr %1, i64 0, i32 4
  %71 = getelementptr inbounds %struct.Attack, ptr %10, i64 0, i32 2
  %72 = load i64, ptr %71, align 8
  %73 = add nsw i64 %72, 1
  store i64 %73, ptr %71, align 8
  %74 = getelementptr inbounds %struct.Attack, ptr %10, i64 0, i32 4
  %75 = load i64, ptr %74, align 8
  %76 = icmp eq i64 %75, 0
  br i1 %76, label %87, label %77

77:                                               ; preds = %69
  %78 = sitofp i64 %67 to double
  %79 = sitofp i64 %5 to double
  %80 = fdiv double %78, %79
  %81 = getelementptr inbounds %struct.Attack, ptr %10, i64 0, i32 5
  %82 = load i64, ptr %81, align 8
  %83 = sitofp i64 %82 to double
  %84 = sitofp i64 %75 to double
  %85 = fdiv double %83, %84
  %86 = fcmp ugt double %80, %85
  br i1 %86, label %87, label %127

87:                                               ; preds = %77, %69
  %88 = getelementptr inbounds %struct.Attack, ptr %10, i64 0, i32 3
  store i64 %4, ptr %88, align 8
  store i64 %5, ptr %74, align 8
  %89 = getelementptr inbounds %struct.Attack, ptr %10, i64 0, i32 5
  store i64 %67, ptr %89, align 8
  %90 = getelementptr inbounds %struct.Attack, ptr %10, i64 0, i32 6
  store i64 %2, ptr %90, align 8
  %91 = icmp sgt i64 %2, 0
  br i1 %91, label %92, label %105

92:                                               ; preds = %87
  %93 = and i64 %2, 1
  %94 = icmp eq i64 %2, 1
  br i1 %94, label %97, label %95

95:                                               ; preds = %92
  %96 = and i64 %2, -2
  br label %108

97:                                               ; preds = %108, %92
  %98 = phi i64 [ 0, %92 ], [ %116, %108 ]
  %99 = icmp eq i64 %93, 0
  br i1 %99, label %103, label %100

100:                                              ; preds = %97
  %101 = getelementptr inbounds %struct.Attack, ptr %10, i64 0, i32 6, i32 1, i64 %98
  %102 = getelementptr inbounds %struct.Loop, ptr %70, i64 %98
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %101, ptr noundef nonnull align 8 dereferenceable(16) %102, i64 16, i1 false)
  br label %103

103:                                              ; preds = %97, %100
  %104 = load i64, ptr %12, align 8
  br label %105

105:                                              ; preds = %103, %87
  %106 = phi i64 [ %104, %103 ], [ %13, %87 ]
  %107 = icmp sgt i64 %106, 0
  br i1 %107, label %119, label %127

108:                                              ; preds = %108, %95
  %109 = phi i64 [ 0, %95 ], [ %116, %108 ]
  %110 = phi i64 [ 0, %95 ], [ %117, %108 ]
  %111 = getelementptr inbounds %struct.Attack, ptr %10, i64 0, i32 6, i32 1, i64 %109
  %112 = getelementptr inbounds %struct.Loop, ptr %70, i64 %109
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %111, ptr noundef nonnull align 8 dereferenceable(16) %112, i64 16, i1 false)
  %113 = or i64 %109, 1
  %114 = getelementptr inbounds %struct.Attack, ptr %10, i64 0, i32 6, i32 1, i64 %113
  %115 = getelementptr inbounds %struct.Loop, ptr %70, i64 %113
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %114, ptr noundef nonnull align 8 dereferenceable(16) %115, i64 16, i1 false)
  %116 = add nuw nsw i64 %109, 2
  %117 = add i64 %110, 2
  %118 = icmp eq i64 %117, %96
  br i1 %118, label %97, label %108

119:                                              ; preds = %105, %119
  %120 = phi i64 [ %124, %119 ], [ 0, %105 ]
  %121 = getelementptr inbounds i64, ptr %6, i64 %120
  %122 = load i64, ptr %121, align 8
  %123 = getelementptr inbounds %struct.Attack, ptr %10, i64 0, i32 6, i32 2, i64 %120
  store i64 %122, ptr %123, align 8
  %124 = add nuw nsw i64 %120, 1
  %125 = load i64, ptr %12, align 8
  %126 = icmp slt i64 %124, %125
  br i1 %126, label %119, label %127

127:                                              ; preds = %119, %40, %15, %105, %77, %66
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
define double @anneal(ptr noundef %0, i64 noundef %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 noundef %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, i64 noundef %7, ptr nocapture noundef %8) {
  %10 = alloca %struct.Loop, align 8
  %11 = alloca %struct.Nest, align 8
  %12 = alloca %struct.Nest, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 440, ptr nonnull %11)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(440) %11, ptr noundef nonnull align 8 dereferenceable(440) %2, i64 440, i1 false)
  call void @llvm.lifetime.start.p0(i64 440, ptr nonnull %12)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(440) %12, ptr noundef nonnull align 8 dereferenceable(440) %2, i64 440, i1 false)
  %15 = icmp sgt i64 %4, 0
  br i1 %15, label %16, label %29

16:                                               ; preds = %9
  %17 = getelementptr inbounds %struct.Attack, ptr %8, i64 0, i32 1
  %18 = icmp sgt i64 %7, 0
  %19 = getelementptr inbounds %struct.Nest, ptr %12, i64 0, i32 1
  %20 = getelementptr inbounds %struct.Nest, ptr %12, i64 0, i32 2
  %21 = getelementptr inbounds %struct.Attack, ptr %8, i64 0, i32 2
  %22 = getelementptr inbounds %struct.Attack, ptr %8, i64 0, i32 4
  %23 = getelementptr inbounds %struct.Attack, ptr %8, i64 0, i32 5
  %24 = getelementptr inbounds %struct.Attack, ptr %8, i64 0, i32 3
  %25 = getelementptr inbounds %struct.Attack, ptr %8, i64 0, i32 6
  %26 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %27 = sitofp i64 %3 to double
  %28 = sitofp i64 %4 to double
  br label %31

29:                                               ; preds = %512, %9
  %30 = phi double [ 1.000000e+300, %9 ], [ %122, %512 ]
  call void @llvm.lifetime.end.p0(i64 440, ptr nonnull %12)
  call void @llvm.lifetime.end.p0(i64 440, ptr nonnull %11)
  ret double %30

31:                                               ; preds = %16, %512
  %32 = phi double [ 1.000000e+300, %16 ], [ %155, %512 ]
  %33 = phi double [ 1.000000e+300, %16 ], [ %122, %512 ]
  %34 = phi i64 [ 0, %16 ], [ %514, %512 ]
  %35 = phi i64 [ %1, %16 ], [ %513, %512 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %13)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %14)
  call fastcc void @by_groups_all(ptr noundef %0, ptr noundef nonnull %12, ptr noundef nonnull %13, ptr noundef nonnull %14)
  %36 = load i64, ptr %17, align 8
  %37 = add nsw i64 %36, 1
  store i64 %37, ptr %17, align 8
  %38 = load i64, ptr %13, align 8
  %39 = icmp sgt i64 %38, %3
  br i1 %39, label %40, label %43

40:                                               ; preds = %31
  %41 = load i64, ptr %14, align 8
  %42 = sitofp i64 %41 to double
  br label %119

43:                                               ; preds = %31
  br i1 %18, label %44, label %62

44:                                               ; preds = %43, %44
  %45 = phi i64 [ %54, %44 ], [ 0, %43 ]
  %46 = phi i64 [ %53, %44 ], [ %7, %43 ]
  %47 = add nsw i64 %46, %45
  %48 = sdiv i64 %47, 2
  %49 = getelementptr inbounds i64, ptr %5, i64 %48
  %50 = load i64, ptr %49, align 8
  %51 = icmp sgt i64 %50, %38
  %52 = add nsw i64 %48, 1
  %53 = select i1 %51, i64 %48, i64 %46
  %54 = select i1 %51, i64 %45, i64 %52
  %55 = icmp slt i64 %54, %53
  br i1 %55, label %44, label %56

56:                                               ; preds = %44
  %57 = icmp eq i64 %54, 0
  br i1 %57, label %62, label %58

58:                                               ; preds = %56
  %59 = add nsw i64 %54, -1
  %60 = getelementptr inbounds i64, ptr %6, i64 %59
  %61 = load i64, ptr %60, align 8
  br label %62

62:                                               ; preds = %43, %56, %58
  %63 = phi i64 [ %61, %58 ], [ 4611686018427387904, %56 ], [ 4611686018427387904, %43 ]
  %64 = load i64, ptr %14, align 8
  %65 = sitofp i64 %64 to double
  %66 = sitofp i64 %63 to double
  %67 = fdiv double %65, %66
  %68 = fcmp olt double %67, %33
  %69 = select i1 %68, double %67, double %33
  %70 = icmp slt i64 %64, %63
  br i1 %70, label %71, label %119

71:                                               ; preds = %62
  %72 = load i64, ptr %12, align 8
  %73 = load i64, ptr %21, align 8
  %74 = add nsw i64 %73, 1
  store i64 %74, ptr %21, align 8
  %75 = load i64, ptr %22, align 8
  %76 = icmp eq i64 %75, 0
  br i1 %76, label %84, label %77

77:                                               ; preds = %71
  %78 = fdiv double %66, %65
  %79 = load i64, ptr %23, align 8
  %80 = sitofp i64 %79 to double
  %81 = sitofp i64 %75 to double
  %82 = fdiv double %80, %81
  %83 = fcmp ugt double %78, %82
  br i1 %83, label %84, label %119

84:                                               ; preds = %77, %71
  store i64 %38, ptr %24, align 8
  store i64 %64, ptr %22, align 8
  store i64 %63, ptr %23, align 8
  store i64 %72, ptr %25, align 8
  %85 = icmp sgt i64 %72, 0
  br i1 %85, label %86, label %97

86:                                               ; preds = %84
  %87 = and i64 %72, 1
  %88 = icmp eq i64 %72, 1
  br i1 %88, label %91, label %89

89:                                               ; preds = %86
  %90 = and i64 %72, -2
  br label %100

91:                                               ; preds = %100, %86
  %92 = phi i64 [ 0, %86 ], [ %108, %100 ]
  %93 = icmp eq i64 %87, 0
  br i1 %93, label %97, label %94

94:                                               ; preds = %91
  %95 = getelementptr inbounds %struct.Attack, ptr %8, i64 0, i32 6, i32 1, i64 %92
  %96 = getelementptr inbounds %struct.Loop, ptr %19, i64 %92
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %95, ptr noundef nonnull align 8 dereferenceable(16) %96, i64 16, i1 false)
  br label %97

97:                                               ; preds = %94, %91, %84
  %98 = load i64, ptr %26, align 8
  %99 = icmp sgt i64 %98, 0
  br i1 %99, label %111, label %119

100:                                              ; preds = %100, %89
  %101 = phi i64 [ 0, %89 ], [ %108, %100 ]
  %102 = phi i64 [ 0, %89 ], [ %109, %100 ]
  %103 = getelementptr inbounds %struct.Attack, ptr %8, i64 0, i32 6, i32 1, i64 %101
  %104 = getelementptr inbounds %struct.Loop, ptr %19, i64 %101
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %103, ptr noundef nonnull align 8 dereferenceable(16) %104, i64 16, i1 false)
  %105 = or i64 %101, 1
  %106 = getelementptr inbounds %struct.Attack, ptr %8, i64 0, i32 6, i32 1, i64 %105
  %107 = getelementptr inbounds %struct.Loop, ptr %19, i64 %105
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %106, ptr noundef nonnull align 8 dereferenceable(16) %107, i64 16, i1 false)
  %108 = add nuw nsw i64 %101, 2
  %109 = add i64 %102, 2
  %110 = icmp eq i64 %109, %90
  br i1 %110, label %91, label %100

111:                                              ; preds = %97, %111
  %112 = phi i64 [ %116, %111 ], [ 0, %97 ]
  %113 = getelementptr inbounds i64, ptr %20, i64 %112
  %114 = load i64, ptr %113, align 8
  %115 = getelementptr inbounds %struct.Attack, ptr %8, i64 0, i32 6, i32 2, i64 %112
  store i64 %114, ptr %115, align 8
  %116 = add nuw nsw i64 %112, 1
  %117 = load i64, ptr %26, align 8
  %118 = icmp slt i64 %116, %117
  br i1 %118, label %111, label %119

119:                                              ; preds = %111, %40, %97, %77, %62
  %120 = phi double [ %42, %40 ], [ %65, %97 ], [ %65, %77 ], [ %65, %62 ], [ %65, %111 ]
  %121 = phi double [ 1.500000e+00, %40 ], [ 1.000000e+00, %97 ], [ 1.000000e+00, %77 ], [ 1.000000e+00, %62 ], [ 1.000000e+00, %111 ]
  %122 = phi double [ %33, %40 ], [ %69, %97 ], [ %69, %77 ], [ %69, %62 ], [ %69, %111 ]
  %123 = sitofp i64 %38 to double
  %124 = fdiv double %123, %27
  %125 = select i1 %39, double %124, double 1.000000e+00
  %126 = fmul double %125, %120
  %127 = fmul double %125, %126
  %128 = fmul double %125, %127
  %129 = fmul double %121, %128
  %130 = sitofp i64 %34 to double
  %131 = fdiv double %130, %28
  %132 = fsub double 1.000000e+00, %131
  %133 = fmul double %132, 4.000000e-01
  %134 = fmul double %132, %133
  %135 = fmul double %132, %134
  %136 = add i64 %35, -7046029254386353131
  %137 = lshr i64 %136, 30
  %138 = xor i64 %137, %136
  %139 = mul i64 %138, -4658895280553007687
  %140 = lshr i64 %139, 27
  %141 = xor i64 %140, %139
  %142 = mul i64 %141, -7723592293110705685
  %143 = lshr i64 %142, 42
  %144 = lshr i64 %142, 11
  %145 = xor i64 %143, %144
  %146 = uitofp i64 %145 to double
  %147 = fmul double %146, 0x3CA0000000000000
  %148 = fmul double %135, %147
  %149 = fmul double %147, %148
  %150 = fadd double %149, 1.000000e+00
  %151 = fmul double %32, %150
  %152 = fcmp olt double %129, %151
  br i1 %152, label %153, label %154

153:                                              ; preds = %119
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(440) %11, ptr noundef nonnull align 8 dereferenceable(440) %12, i64 440, i1 false)
  br label %154

154:                                              ; preds = %153, %119
  %155 = phi double [ %129, %153 ], [ %32, %119 ]
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(440) %12, ptr noundef nonnull align 8 dereferenceable(440) %11, i64 440, i1 false)
  %156 = add i64 %35, 4354685564936845354
  %157 = lshr i64 %156, 30
  %158 = xor i64 %157, %156
  %159 = mul i64 %158, -4658895280553007687
  %160 = lshr i64 %159, 27
  %161 = xor i64 %160, %159
  %162 = mul i64 %161, -7723592293110705685
  %163 = lshr i64 %162, 31
  %164 = xor i64 %163, %162
  %165 = urem i64 %164, 22
  %166 = load i64, ptr %12, align 8
  %167 = icmp eq i64 %166, 0
  br i1 %167, label %168, label %170

168:                                              ; preds = %154
  %169 = icmp ult i64 %165, 16
  br i1 %169, label %336, label %452

170:                                              ; preds = %154
  %171 = add i64 %35, -2691343689449507777
  %172 = lshr i64 %171, 30
  %173 = xor i64 %172, %171
  %174 = mul i64 %173, -4658895280553007687
  %175 = lshr i64 %174, 27
  %176 = xor i64 %175, %174
  %177 = mul i64 %176, -7723592293110705685
  %178 = lshr i64 %177, 31
  %179 = xor i64 %178, %177
  %180 = urem i64 %179, %166
  %181 = icmp ult i64 %165, 10
  br i1 %181, label %182, label %307

182:                                              ; preds = %170
  %183 = getelementptr inbounds %struct.Nest, ptr %12, i64 0, i32 1, i64 %180
  %184 = getelementptr inbounds %struct.Nest, ptr %12, i64 0, i32 1, i64 %180, i32 1
  %185 = load i64, ptr %184, align 8
  %186 = load i64, ptr %183, align 8
  %187 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4, i64 %186
  %188 = load i64, ptr %187, align 8
  %189 = add i64 %35, 8709371129873690708
  %190 = lshr i64 %189, 30
  %191 = xor i64 %190, %189
  %192 = mul i64 %191, -4658895280553007687
  %193 = lshr i64 %192, 27
  %194 = xor i64 %193, %192
  %195 = mul i64 %194, -7723592293110705685
  %196 = lshr i64 %195, 31
  %197 = xor i64 %196, %195
  %198 = urem i64 %197, 6
  switch i64 %198, label %219 [
    i64 0, label %199
    i64 1, label %201
    i64 2, label %203
    i64 3, label %205
    i64 4, label %207
  ]

199:                                              ; preds = %182
  %200 = add nsw i64 %185, 1
  br label %233

201:                                              ; preds = %182
  %202 = add nsw i64 %185, -1
  br label %233

203:                                              ; preds = %182
  %204 = shl nsw i64 %185, 1
  br label %233

205:                                              ; preds = %182
  %206 = sdiv i64 %185, 2
  br label %233

207:                                              ; preds = %182
  %208 = add i64 %35, 1663341875487337577
  %209 = lshr i64 %208, 30
  %210 = xor i64 %209, %208
  %211 = mul i64 %210, -4658895280553007687
  %212 = lshr i64 %211, 27
  %213 = xor i64 %212, %211
  %214 = mul i64 %213, -7723592293110705685
  %215 = lshr i64 %214, 31
  %216 = xor i64 %215, %214
  %217 = urem i64 %216, %188
  %218 = add nuw nsw i64 %217, 1
  br label %233

219:                                              ; preds = %182
  %220 = add i64 %35, 1663341875487337577
  %221 = lshr i64 %220, 30
  %222 = xor i64 %221, %220
  %223 = mul i64 %222, -4658895280553007687
  %224 = lshr i64 %223, 27
  %225 = xor i64 %224, %223
  %226 = mul i64 %225, -7723592293110705685
  %227 = lshr i64 %226, 31
  %228 = xor i64 %227, %226
  %229 = urem i64 %228, 12
  %230 = add nuw nsw i64 %229, 1
  %231 = add i64 %188, %229
  %232 = sdiv i64 %231, %230
  br label %233

233:                                              ; preds = %199, %201, %203, %205, %207, %219
  %234 = phi i64 [ %220, %219 ], [ %208, %207 ], [ %189, %205 ], [ %189, %203 ], [ %189, %201 ], [ %189, %199 ]
  %235 = phi i64 [ %232, %219 ], [ %218, %207 ], [ %206, %205 ], [ %204, %203 ], [ %202, %201 ], [ %200, %199 ]
  %236 = icmp slt i64 %235, 1
  %237 = tail call i64 @llvm.smin.i64(i64 %235, i64 %188)
  %238 = select i1 %236, i64 1, i64 %237
  store i64 %238, ptr %184, align 8
  %239 = icmp ult i64 %165, 4
  br i1 %239, label %240, label %512

240:                                              ; preds = %233
  %241 = add i64 %234, -7046029254386353131
  %242 = lshr i64 %241, 30
  %243 = xor i64 %242, %241
  %244 = mul i64 %243, -4658895280553007687
  %245 = lshr i64 %244, 27
  %246 = xor i64 %245, %244
  %247 = mul i64 %246, -7723592293110705685
  %248 = lshr i64 %247, 31
  %249 = xor i64 %248, %247
  %250 = urem i64 %249, %166
  %251 = getelementptr inbounds %struct.Nest, ptr %12, i64 0, i32 1, i64 %250
  %252 = getelementptr inbounds %struct.Nest, ptr %12, i64 0, i32 1, i64 %250, i32 1
  %253 = load i64, ptr %252, align 8
  %254 = load i64, ptr %251, align 8
  %255 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4, i64 %254
  %256 = load i64, ptr %255, align 8
  %257 = add i64 %234, 4354685564936845354
  %258 = lshr i64 %257, 30
  %259 = xor i64 %258, %257
  %260 = mul i64 %259, -4658895280553007687
  %261 = lshr i64 %260, 27
  %262 = xor i64 %261, %260
  %263 = mul i64 %262, -7723592293110705685
  %264 = lshr i64 %263, 31
  %265 = xor i64 %264, %263
  %266 = urem i64 %265, 6
  switch i64 %266, label %287 [
    i64 0, label %267
    i64 1, label %269
    i64 2, label %271
    i64 3, label %273
    i64 4, label %275
  ]

267:                                              ; preds = %240
  %268 = add nsw i64 %253, 1
  br label %301

269:                                              ; preds = %240
  %270 = add nsw i64 %253, -1
  br label %301

271:                                              ; preds = %240
  %272 = shl nsw i64 %253, 1
  br label %301

273:                                              ; preds = %240
  %274 = sdiv i64 %253, 2
  br label %301

275:                                              ; preds = %240
  %276 = add i64 %234, -2691343689449507777
  %277 = lshr i64 %276, 30
  %278 = xor i64 %277, %276
  %279 = mul i64 %278, -4658895280553007687
  %280 = lshr i64 %279, 27
  %281 = xor i64 %280, %279
  %282 = mul i64 %281, -7723592293110705685
  %283 = lshr i64 %282, 31
  %284 = xor i64 %283, %282
  %285 = urem i64 %284, %256
  %286 = add nuw nsw i64 %285, 1
  br label %301

287:                                              ; preds = %240
  %288 = add i64 %234, -2691343689449507777
  %289 = lshr i64 %288, 30
  %290 = xor i64 %289, %288
  %291 = mul i64 %290, -4658895280553007687
  %292 = lshr i64 %291, 27
  %293 = xor i64 %292, %291
  %294 = mul i64 %293, -7723592293110705685
  %295 = lshr i64 %294, 31
  %296 = xor i64 %295, %294
  %297 = urem i64 %296, 12
  %298 = add nuw nsw i64 %297, 1
  %299 = add i64 %256, %297
  %300 = sdiv i64 %299, %298
  br label %301

301:                                              ; preds = %267, %269, %271, %273, %275, %287
  %302 = phi i64 [ %288, %287 ], [ %276, %275 ], [ %257, %273 ], [ %257, %271 ], [ %257, %269 ], [ %257, %267 ]
  %303 = phi i64 [ %300, %287 ], [ %286, %275 ], [ %274, %273 ], [ %272, %271 ], [ %270, %269 ], [ %268, %267 ]
  %304 = icmp slt i64 %303, 1
  %305 = tail call i64 @llvm.smin.i64(i64 %303, i64 %256)
  %306 = select i1 %304, i64 1, i64 %305
  store i64 %306, ptr %252, align 8
  br label %512

307:                                              ; preds = %170
  %308 = icmp ult i64 %165, 14
  br i1 %308, label %309, label %332

309:                                              ; preds = %307
  %310 = icmp sgt i64 %166, 1
  br i1 %310, label %311, label %336

311:                                              ; preds = %309
  %312 = icmp ult i64 %165, 12
  br i1 %312, label %313, label %316

313:                                              ; preds = %311
  %314 = add nuw nsw i64 %180, 1
  %315 = srem i64 %314, %166
  br label %327

316:                                              ; preds = %311
  %317 = add i64 %35, 8709371129873690708
  %318 = lshr i64 %317, 30
  %319 = xor i64 %318, %317
  %320 = mul i64 %319, -4658895280553007687
  %321 = lshr i64 %320, 27
  %322 = xor i64 %321, %320
  %323 = mul i64 %322, -7723592293110705685
  %324 = lshr i64 %323, 31
  %325 = xor i64 %324, %323
  %326 = urem i64 %325, %166
  br label %327

327:                                              ; preds = %316, %313
  %328 = phi i64 [ %171, %313 ], [ %317, %316 ]
  %329 = phi i64 [ %315, %313 ], [ %326, %316 ]
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %10)
  %330 = getelementptr inbounds %struct.Nest, ptr %12, i64 0, i32 1, i64 %180
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %10, ptr noundef nonnull align 8 dereferenceable(16) %330, i64 16, i1 false)
  %331 = getelementptr inbounds %struct.Nest, ptr %12, i64 0, i32 1, i64 %329
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %330, ptr noundef nonnull align 8 dereferenceable(16) %331, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %331, ptr noundef nonnull align 8 dereferenceable(16) %10, i64 16, i1 false)
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %10)
  br label %512

332:                                              ; preds = %307
  %333 = icmp ult i64 %165, 16
  br i1 %333, label %334, label %414

334:                                              ; preds = %332
  %335 = icmp slt i64 %166, 12
  br i1 %335, label %336, label %417

336:                                              ; preds = %168, %334, %309
  %337 = phi i64 [ %171, %334 ], [ %171, %309 ], [ %156, %168 ]
  %338 = phi i64 [ %166, %334 ], [ %166, %309 ], [ 0, %168 ]
  %339 = add nsw i64 %338, 1
  %340 = add i64 %337, -7046029254386353131
  %341 = lshr i64 %340, 30
  %342 = xor i64 %341, %340
  %343 = mul i64 %342, -4658895280553007687
  %344 = lshr i64 %343, 27
  %345 = xor i64 %344, %343
  %346 = mul i64 %345, -7723592293110705685
  %347 = lshr i64 %346, 31
  %348 = xor i64 %347, %346
  %349 = urem i64 %348, %339
  %350 = add nsw i64 %166, 1
  store i64 %350, ptr %12, align 8
  %351 = icmp sgt i64 %166, %349
  br i1 %351, label %381, label %352

352:                                              ; preds = %381, %336
  %353 = load i64, ptr %0, align 8
  %354 = add i64 %337, 4354685564936845354
  %355 = lshr i64 %354, 30
  %356 = xor i64 %355, %354
  %357 = mul i64 %356, -4658895280553007687
  %358 = lshr i64 %357, 27
  %359 = xor i64 %358, %357
  %360 = mul i64 %359, -7723592293110705685
  %361 = lshr i64 %360, 31
  %362 = xor i64 %361, %360
  %363 = urem i64 %362, %353
  %364 = getelementptr inbounds %struct.Nest, ptr %12, i64 0, i32 1, i64 %349
  store i64 %363, ptr %364, align 8
  %365 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4, i64 %363
  %366 = load i64, ptr %365, align 8
  %367 = add i64 %337, -2691343689449507777
  %368 = lshr i64 %367, 30
  %369 = xor i64 %368, %367
  %370 = mul i64 %369, -4658895280553007687
  %371 = lshr i64 %370, 27
  %372 = xor i64 %371, %370
  %373 = mul i64 %372, -7723592293110705685
  %374 = lshr i64 %373, 31
  %375 = xor i64 %374, %373
  %376 = urem i64 %375, %366
  %377 = add nuw nsw i64 %376, 1
  %378 = getelementptr inbounds %struct.Nest, ptr %12, i64 0, i32 1, i64 %349, i32 1
  store i64 %377, ptr %378, align 8
  %379 = load i64, ptr %26, align 8
  %380 = icmp sgt i64 %379, 0
  br i1 %380, label %387, label %512

381:                                              ; preds = %336, %381
  %382 = phi i64 [ %384, %381 ], [ %166, %336 ]
  %383 = getelementptr inbounds %struct.Nest, ptr %12, i64 0, i32 1, i64 %382
  %384 = add nsw i64 %382, -1
  %385 = getelementptr inbounds %struct.Nest, ptr %12, i64 0, i32 1, i64 %384
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %383, ptr noundef nonnull align 8 dereferenceable(16) %385, i64 16, i1 false)
  %386 = icmp sgt i64 %384, %349
  br i1 %386, label %381, label %352

387:                                              ; preds = %352, %407
  %388 = phi i64 [ %408, %407 ], [ %367, %352 ]
  %389 = phi i64 [ %412, %407 ], [ 0, %352 ]
  %390 = getelementptr inbounds %struct.Nest, ptr %12, i64 0, i32 2, i64 %389
  %391 = load i64, ptr %390, align 8
  %392 = icmp sgt i64 %391, %349
  br i1 %392, label %407, label %393

393:                                              ; preds = %387
  %394 = icmp eq i64 %391, %349
  br i1 %394, label %395, label %407

395:                                              ; preds = %393
  %396 = add i64 %388, -7046029254386353131
  %397 = lshr i64 %396, 30
  %398 = xor i64 %397, %396
  %399 = mul i64 %398, -4658895280553007687
  %400 = lshr i64 %399, 27
  %401 = xor i64 %400, %399
  %402 = mul i64 %401, -7723592293110705685
  %403 = lshr i64 %402, 31
  %404 = xor i64 %403, %402
  %405 = and i64 %404, 1
  %406 = icmp ne i64 %405, 0
  br label %407

407:                                              ; preds = %395, %393, %387
  %408 = phi i64 [ %388, %387 ], [ %396, %395 ], [ %388, %393 ]
  %409 = phi i1 [ true, %387 ], [ %406, %395 ], [ false, %393 ]
  %410 = zext i1 %409 to i64
  %411 = add nsw i64 %391, %410
  store i64 %411, ptr %390, align 8
  %412 = add nuw nsw i64 %389, 1
  %413 = icmp eq i64 %412, %379
  br i1 %413, label %512, label %387

414:                                              ; preds = %332
  %415 = icmp ugt i64 %165, 17
  %416 = or i1 %415, %167
  br i1 %416, label %452, label %417

417:                                              ; preds = %414, %334
  %418 = add nsw i64 %166, -1
  store i64 %418, ptr %12, align 8
  %419 = icmp slt i64 %180, %418
  br i1 %419, label %428, label %420

420:                                              ; preds = %428, %417
  %421 = load i64, ptr %26, align 8
  %422 = icmp sgt i64 %421, 0
  br i1 %422, label %423, label %512

423:                                              ; preds = %420
  %424 = and i64 %421, 1
  %425 = icmp eq i64 %421, 1
  br i1 %425, label %503, label %426

426:                                              ; preds = %423
  %427 = and i64 %421, -2
  br label %435

428:                                              ; preds = %417, %428
  %429 = phi i64 [ %431, %428 ], [ %180, %417 ]
  %430 = getelementptr inbounds %struct.Nest, ptr %12, i64 0, i32 1, i64 %429
  %431 = add nsw i64 %429, 1
  %432 = getelementptr inbounds %struct.Nest, ptr %12, i64 0, i32 1, i64 %431
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %430, ptr noundef nonnull align 8 dereferenceable(16) %432, i64 16, i1 false)
  %433 = load i64, ptr %12, align 8
  %434 = icmp slt i64 %431, %433
  br i1 %434, label %428, label %420

435:                                              ; preds = %435, %426
  %436 = phi i64 [ 0, %426 ], [ %449, %435 ]
  %437 = phi i64 [ 0, %426 ], [ %450, %435 ]
  %438 = getelementptr inbounds %struct.Nest, ptr %12, i64 0, i32 2, i64 %436
  %439 = load i64, ptr %438, align 8
  %440 = icmp sgt i64 %439, %180
  %441 = sext i1 %440 to i64
  %442 = add i64 %439, %441
  store i64 %442, ptr %438, align 8
  %443 = or i64 %436, 1
  %444 = getelementptr inbounds %struct.Nest, ptr %12, i64 0, i32 2, i64 %443
  %445 = load i64, ptr %444, align 8
  %446 = icmp sgt i64 %445, %180
  %447 = sext i1 %446 to i64
  %448 = add i64 %445, %447
  store i64 %448, ptr %444, align 8
  %449 = add nuw nsw i64 %436, 2
  %450 = add i64 %437, 2
  %451 = icmp eq i64 %450, %427
  br i1 %451, label %503, label %435

452:                                              ; preds = %168, %414
  %453 = phi i64 [ %171, %414 ], [ %156, %168 ]
  %454 = load i64, ptr %26, align 8
  %455 = add i64 %453, -7046029254386353131
  %456 = lshr i64 %455, 30
  %457 = xor i64 %456, %455
  %458 = mul i64 %457, -4658895280553007687
  %459 = lshr i64 %458, 27
  %460 = xor i64 %459, %458
  %461 = mul i64 %460, -7723592293110705685
  %462 = lshr i64 %461, 31
  %463 = xor i64 %462, %461
  %464 = urem i64 %463, %454
  %465 = getelementptr inbounds %struct.Nest, ptr %12, i64 0, i32 2, i64 %464
  %466 = icmp ult i64 %165, 20
  br i1 %466, label %467, label %481

467:                                              ; preds = %452
  %468 = add i64 %453, 4354685564936845354
  %469 = lshr i64 %468, 30
  %470 = xor i64 %469, %468
  %471 = mul i64 %470, -4658895280553007687
  %472 = lshr i64 %471, 27
  %473 = xor i64 %472, %471
  %474 = mul i64 %473, -7723592293110705685
  %475 = lshr i64 %474, 31
  %476 = xor i64 %475, %474
  %477 = and i64 %476, 1
  %478 = icmp eq i64 %477, 0
  %479 = select i1 %478, i64 -1, i64 1
  %480 = load i64, ptr %465, align 8
  br label %495

481:                                              ; preds = %452
  %482 = add nsw i64 %166, 1
  %483 = add i64 %453, 4354685564936845354
  %484 = lshr i64 %483, 30
  %485 = xor i64 %484, %483
  %486 = mul i64 %485, -4658895280553007687
  %487 = lshr i64 %486, 27
  %488 = xor i64 %487, %486
  %489 = mul i64 %488, -7723592293110705685
  %490 = lshr i64 %489, 31
  %491 = xor i64 %490, %489
  %492 = urem i64 %491, %482
  %493 = load i64, ptr %465, align 8
  %494 = sub nsw i64 %492, %493
  br label %495

495:                                              ; preds = %481, %467
  %496 = phi i64 [ %468, %467 ], [ %483, %481 ]
  %497 = phi i64 [ %480, %467 ], [ %493, %481 ]
  %498 = phi i64 [ %479, %467 ], [ %494, %481 ]
  %499 = add nsw i64 %498, %497
  %500 = tail call i64 @llvm.smax.i64(i64 %499, i64 0)
  store i64 %500, ptr %465, align 8
  %501 = load i64, ptr %12, align 8
  %502 = tail call i64 @llvm.smin.i64(i64 %500, i64 %501)
  store i64 %502, ptr %465, align 8
  br label %512

503:                                              ; preds = %435, %423
  %504 = phi i64 [ 0, %423 ], [ %449, %435 ]
  %505 = icmp eq i64 %424, 0
  br i1 %505, label %512, label %506

506:                                              ; preds = %503
  %507 = getelementptr inbounds %struct.Nest, ptr %12, i64 0, i32 2, i64 %504
  %508 = load i64, ptr %507, align 8
  %509 = icmp sgt i64 %508, %180
  %510 = sext i1 %509 to i64
  %511 = add i64 %508, %510
  store i64 %511, ptr %507, align 8
  br label %512

512:                                              ; preds = %506, %503, %407, %233, %301, %327, %352, %420, %495
  %513 = phi i64 [ %367, %352 ], [ %302, %301 ], [ %234, %233 ], [ %328, %327 ], [ %171, %420 ], [ %496, %495 ], [ %408, %407 ], [ %171, %503 ], [ %171, %506 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %14)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %13)
  %514 = add nuw nsw i64 %34, 1
  %515 = icmp eq i64 %514, %4
  br i1 %515, label %29, label %31
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @by_groups_all(ptr noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2, ptr nocapture noundef %3) unnamed_addr {
  %5 = alloca [10 x i64], align 16
  %6 = alloca [10 x i64], align 16
  %7 = alloca [10 x i64], align 16
  %8 = alloca [10 x i64], align 16
  %9 = alloca %struct.Part, align 8
  store i64 0, ptr %3, align 8
  store i64 0, ptr %2, align 8
  %10 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %11 = load i64, ptr %10, align 8
  %12 = icmp sgt i64 %11, 0
  br i1 %12, label %13, label %15

13:                                               ; preds = %4
  %14 = getelementptr inbounds %struct.Nest, ptr %1, i64 0, i32 1
  br label %16

15:                                               ; preds = %418, %4
  ret void

16:                                               ; preds = %13, %418
  %17 = phi i64 [ 0, %13 ], [ %432, %418 ]
  %18 = getelementptr inbounds %struct.Nest, ptr %1, i64 0, i32 2, i64 %17
  %19 = load i64, ptr %18, align 8
  %20 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 5, i64 %17
  call void @llvm.lifetime.start.p0(i64 80, ptr nonnull %5)
  call void @llvm.lifetime.start.p0(i64 80, ptr nonnull %6)
  %21 = load i64, ptr %0, align 8
  %22 = icmp sgt i64 %21, 0
  br i1 %22, label %23, label %41

23:                                               ; preds = %16
  %24 = and i64 %21, 3
  %25 = icmp ult i64 %21, 4
  br i1 %25, label %28, label %26

26:                                               ; preds = %23
  %27 = and i64 %21, -4
  br label %45

28:                                               ; preds = %45, %23
  %29 = phi i64 [ 0, %23 ], [ %67, %45 ]
  %30 = icmp eq i64 %24, 0
  br i1 %30, label %41, label %31

31:                                               ; preds = %28, %31
  %32 = phi i64 [ %38, %31 ], [ %29, %28 ]
  %33 = phi i64 [ %39, %31 ], [ 0, %28 ]
  %34 = getelementptr inbounds [10 x i64], ptr %5, i64 0, i64 %32
  store i64 %32, ptr %34, align 8
  %35 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4, i64 %32
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr inbounds [10 x i64], ptr %6, i64 0, i64 %32
  store i64 %36, ptr %37, align 8
  %38 = add nuw nsw i64 %32, 1
  %39 = add i64 %33, 1
  %40 = icmp eq i64 %39, %24
  br i1 %40, label %41, label %31

41:                                               ; preds = %28, %31, %16
  %42 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 5, i64 %17, i32 2
  %43 = load i64, ptr %42, align 8
  %44 = icmp slt i64 %43, 1
  br i1 %44, label %72, label %80

45:                                               ; preds = %45, %26
  %46 = phi i64 [ 0, %26 ], [ %67, %45 ]
  %47 = phi i64 [ 0, %26 ], [ %68, %45 ]
  %48 = getelementptr inbounds [10 x i64], ptr %5, i64 0, i64 %46
  store i64 %46, ptr %48, align 16
  %49 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4, i64 %46
  %50 = load i64, ptr %49, align 8
  %51 = getelementptr inbounds [10 x i64], ptr %6, i64 0, i64 %46
  store i64 %50, ptr %51, align 16
  %52 = or i64 %46, 1
  %53 = getelementptr inbounds [10 x i64], ptr %5, i64 0, i64 %52
  store i64 %52, ptr %53, align 8
  %54 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4, i64 %52
  %55 = load i64, ptr %54, align 8
  %56 = getelementptr inbounds [10 x i64], ptr %6, i64 0, i64 %52
  store i64 %55, ptr %56, align 8
  %57 = or i64 %46, 2
  %58 = getelementptr inbounds [10 x i64], ptr %5, i64 0, i64 %57
  store i64 %57, ptr %58, align 16
  %59 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4, i64 %57
  %60 = load i64, ptr %59, align 8
  %61 = getelementptr inbounds [10 x i64], ptr %6, i64 0, i64 %57
  store i64 %60, ptr %61, align 16
  %62 = or i64 %46, 3
  %63 = getelementptr inbounds [10 x i64], ptr %5, i64 0, i64 %62
  store i64 %62, ptr %63, align 8
  %64 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4, i64 %62
  %65 = load i64, ptr %64, align 8
  %66 = getelementptr inbounds [10 x i64], ptr %6, i64 0, i64 %62
  store i64 %65, ptr %66, align 8
  %67 = add nuw nsw i64 %46, 4
  %68 = add i64 %47, 4
  %69 = icmp eq i64 %68, %27
  br i1 %69, label %28, label %45

70:                                               ; preds = %90
  %71 = icmp eq i64 %91, 0
  br i1 %71, label %72, label %94

72:                                               ; preds = %70, %41
  %73 = load i64, ptr %20, align 8
  %74 = icmp sgt i64 %19, 0
  br i1 %74, label %75, label %129

75:                                               ; preds = %72
  %76 = and i64 %19, 1
  %77 = icmp eq i64 %19, 1
  br i1 %77, label %118, label %78

78:                                               ; preds = %75
  %79 = and i64 %19, -2
  br label %136

80:                                               ; preds = %41, %94
  %81 = phi i64 [ %95, %94 ], [ 0, %41 ]
  %82 = phi i64 [ %96, %94 ], [ 0, %41 ]
  br i1 %22, label %83, label %90

83:                                               ; preds = %80, %97
  %84 = phi i64 [ %98, %97 ], [ 0, %80 ]
  %85 = phi i64 [ %115, %97 ], [ %82, %80 ]
  %86 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 5, i64 %17, i32 3, i64 %81, i64 %84
  %87 = load i64, ptr %86, align 8
  %88 = icmp eq i64 %87, 0
  %89 = getelementptr inbounds [10 x i64], ptr %5, i64 0, i64 %84
  br label %100

90:                                               ; preds = %97, %80
  %91 = phi i64 [ %82, %80 ], [ %115, %97 ]
  %92 = add nuw nsw i64 %81, 1
  %93 = icmp eq i64 %92, %43
  br i1 %93, label %70, label %94

94:                                               ; preds = %90, %70
  %95 = phi i64 [ %92, %90 ], [ 0, %70 ]
  %96 = phi i64 [ %91, %90 ], [ 0, %70 ]
  br label %80

97:                                               ; preds = %114
  %98 = add nuw nsw i64 %84, 1
  %99 = icmp eq i64 %98, %21
  br i1 %99, label %90, label %83

100:                                              ; preds = %114, %83
  %101 = phi i64 [ 0, %83 ], [ %116, %114 ]
  %102 = phi i64 [ %85, %83 ], [ %115, %114 ]
  br i1 %88, label %114, label %103

103:                                              ; preds = %100
  %104 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 5, i64 %17, i32 3, i64 %81, i64 %101
  %105 = load i64, ptr %104, align 8
  %106 = icmp eq i64 %105, 0
  br i1 %106, label %114, label %107

107:                                              ; preds = %103
  %108 = getelementptr inbounds [10 x i64], ptr %5, i64 0, i64 %101
  %109 = load i64, ptr %108, align 8
  %110 = load i64, ptr %89, align 8
  %111 = icmp slt i64 %109, %110
  %112 = tail call i64 @llvm.smin.i64(i64 %109, i64 %110)
  store i64 %112, ptr %89, align 8
  %113 = select i1 %111, i64 1, i64 %102
  br label %114

114:                                              ; preds = %107, %103, %100
  %115 = phi i64 [ %102, %103 ], [ %102, %100 ], [ %113, %107 ]
  %116 = add nuw nsw i64 %101, 1
  %117 = icmp eq i64 %116, %21
  br i1 %117, label %97, label %100

118:                                              ; preds = %136, %75
  %119 = phi i64 [ 0, %75 ], [ %154, %136 ]
  %120 = icmp eq i64 %76, 0
  br i1 %120, label %129, label %121

121:                                              ; preds = %118
  %122 = getelementptr inbounds %struct.Loop, ptr %14, i64 %119
  %123 = getelementptr inbounds %struct.Loop, ptr %14, i64 %119, i32 1
  %124 = load i64, ptr %123, align 8
  %125 = load i64, ptr %122, align 8
  %126 = getelementptr inbounds [10 x i64], ptr %6, i64 0, i64 %125
  %127 = load i64, ptr %126, align 8
  %128 = tail call i64 @llvm.smin.i64(i64 %124, i64 %127)
  store i64 %128, ptr %126, align 8
  br label %129

129:                                              ; preds = %121, %118, %72
  %130 = icmp sgt i64 %43, 0
  br i1 %130, label %131, label %162

131:                                              ; preds = %129
  %132 = and i64 %21, 1
  %133 = icmp eq i64 %21, 1
  %134 = and i64 %21, -2
  %135 = icmp eq i64 %132, 0
  br label %157

136:                                              ; preds = %136, %78
  %137 = phi i64 [ 0, %78 ], [ %154, %136 ]
  %138 = phi i64 [ 0, %78 ], [ %155, %136 ]
  %139 = getelementptr inbounds %struct.Loop, ptr %14, i64 %137
  %140 = getelementptr inbounds %struct.Loop, ptr %14, i64 %137, i32 1
  %141 = load i64, ptr %140, align 8
  %142 = load i64, ptr %139, align 8
  %143 = getelementptr inbounds [10 x i64], ptr %6, i64 0, i64 %142
  %144 = load i64, ptr %143, align 8
  %145 = tail call i64 @llvm.smin.i64(i64 %141, i64 %144)
  store i64 %145, ptr %143, align 8
  %146 = or i64 %137, 1
  %147 = getelementptr inbounds %struct.Loop, ptr %14, i64 %146
  %148 = getelementptr inbounds %struct.Loop, ptr %14, i64 %146, i32 1
  %149 = load i64, ptr %148, align 8
  %150 = load i64, ptr %147, align 8
  %151 = getelementptr inbounds [10 x i64], ptr %6, i64 0, i64 %150
  %152 = load i64, ptr %151, align 8
  %153 = tail call i64 @llvm.smin.i64(i64 %149, i64 %152)
  store i64 %153, ptr %151, align 8
  %154 = add nuw nsw i64 %137, 2
  %155 = add i64 %138, 2
  %156 = icmp eq i64 %155, %79
  br i1 %156, label %118, label %136

157:                                              ; preds = %131, %184
  %158 = phi i64 [ %188, %184 ], [ %73, %131 ]
  %159 = phi i64 [ %187, %184 ], [ 1, %131 ]
  %160 = phi i64 [ %189, %184 ], [ 0, %131 ]
  br i1 %22, label %161, label %184

161:                                              ; preds = %157
  br i1 %133, label %165, label %191

162:                                              ; preds = %184, %129
  %163 = phi i64 [ %73, %129 ], [ %188, %184 ]
  %164 = phi i64 [ 1, %129 ], [ %187, %184 ]
  call void @llvm.lifetime.start.p0(i64 80, ptr nonnull %7)
  call void @llvm.lifetime.start.p0(i64 80, ptr nonnull %8)
  br i1 %22, label %233, label %224

165:                                              ; preds = %191, %161
  %166 = phi i64 [ undef, %161 ], [ %215, %191 ]
  %167 = phi i64 [ undef, %161 ], [ %220, %191 ]
  %168 = phi i64 [ 0, %161 ], [ %221, %191 ]
  %169 = phi i64 [ 1, %161 ], [ %220, %191 ]
  %170 = phi i64 [ 1, %161 ], [ %215, %191 ]
  br i1 %135, label %184, label %171

171:                                              ; preds = %165
  %172 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 5, i64 %17, i32 3, i64 %160, i64 %168
  %173 = load i64, ptr %172, align 8
  %174 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4, i64 %168
  %175 = load i64, ptr %174, align 8
  %176 = add nsw i64 %175, -1
  %177 = mul nsw i64 %176, %173
  %178 = add nsw i64 %177, %170
  %179 = getelementptr inbounds [10 x i64], ptr %6, i64 0, i64 %168
  %180 = load i64, ptr %179, align 8
  %181 = add nsw i64 %180, -1
  %182 = mul nsw i64 %181, %173
  %183 = add nsw i64 %182, %169
  br label %184

184:                                              ; preds = %171, %165, %157
  %185 = phi i64 [ 1, %157 ], [ %166, %165 ], [ %178, %171 ]
  %186 = phi i64 [ 1, %157 ], [ %167, %165 ], [ %183, %171 ]
  %187 = mul nsw i64 %185, %159
  %188 = mul nsw i64 %186, %158
  %189 = add nuw nsw i64 %160, 1
  %190 = icmp eq i64 %189, %43
  br i1 %190, label %162, label %157

191:                                              ; preds = %161, %191
  %192 = phi i64 [ %221, %191 ], [ 0, %161 ]
  %193 = phi i64 [ %220, %191 ], [ 1, %161 ]
  %194 = phi i64 [ %215, %191 ], [ 1, %161 ]
  %195 = phi i64 [ %222, %191 ], [ 0, %161 ]
  %196 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 5, i64 %17, i32 3, i64 %160, i64 %192
  %197 = load i64, ptr %196, align 8
  %198 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4, i64 %192
  %199 = load i64, ptr %198, align 8
  %200 = add nsw i64 %199, -1
  %201 = mul nsw i64 %200, %197
  %202 = add nsw i64 %201, %194
  %203 = getelementptr inbounds [10 x i64], ptr %6, i64 0, i64 %192
  %204 = load i64, ptr %203, align 16
  %205 = add nsw i64 %204, -1
  %206 = mul nsw i64 %205, %197
  %207 = add nsw i64 %206, %193
  %208 = or i64 %192, 1
  %209 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 5, i64 %17, i32 3, i64 %160, i64 %208
  %210 = load i64, ptr %209, align 8
  %211 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4, i64 %208
  %212 = load i64, ptr %211, align 8
  %213 = add nsw i64 %212, -1
  %214 = mul nsw i64 %213, %210
  %215 = add nsw i64 %214, %202
  %216 = getelementptr inbounds [10 x i64], ptr %6, i64 0, i64 %208
  %217 = load i64, ptr %216, align 8
  %218 = add nsw i64 %217, -1
  %219 = mul nsw i64 %218, %210
  %220 = add nsw i64 %219, %207
  %221 = add nuw nsw i64 %192, 2
  %222 = add i64 %195, 2
  %223 = icmp eq i64 %222, %134
  br i1 %223, label %165, label %191

224:                                              ; preds = %355, %162
  %225 = phi i64 [ 1, %162 ], [ %357, %355 ]
  %226 = phi i64 [ 0, %162 ], [ %358, %355 ]
  br i1 %74, label %227, label %418

227:                                              ; preds = %224
  %228 = icmp sgt i64 %226, 0
  %229 = and i64 %226, 1
  %230 = icmp eq i64 %226, 1
  %231 = and i64 %226, -2
  %232 = icmp eq i64 %229, 0
  br label %361

233:                                              ; preds = %162, %355
  %234 = phi i64 [ %356, %355 ], [ %21, %162 ]
  %235 = phi i64 [ %358, %355 ], [ 0, %162 ]
  %236 = phi i64 [ %359, %355 ], [ 0, %162 ]
  %237 = phi i64 [ %357, %355 ], [ 1, %162 ]
  %238 = getelementptr inbounds [10 x i64], ptr %5, i64 0, i64 %236
  %239 = load i64, ptr %238, align 8
  %240 = icmp eq i64 %239, %236
  br i1 %240, label %241, label %355

241:                                              ; preds = %233
  %242 = getelementptr inbounds [10 x %struct.Group], ptr @by_groups.group, i64 0, i64 %235
  call void @llvm.lifetime.start.p0(i64 160, ptr nonnull %9)
  store ptr %0, ptr %242, align 16
  %243 = getelementptr inbounds [10 x %struct.Group], ptr @by_groups.group, i64 0, i64 %235, i32 1
  store ptr %20, ptr %243, align 8
  %244 = getelementptr inbounds [10 x %struct.Group], ptr @by_groups.group, i64 0, i64 %235, i32 6
  store i64 0, ptr %244, align 16
  %245 = getelementptr inbounds [10 x %struct.Group], ptr @by_groups.group, i64 0, i64 %235, i32 4
  store i64 0, ptr %245, align 8
  %246 = getelementptr inbounds [10 x %struct.Group], ptr @by_groups.group, i64 0, i64 %235, i32 2
  store i64 0, ptr %246, align 16
  %247 = icmp sgt i64 %234, 0
  br i1 %247, label %252, label %248

248:                                              ; preds = %268, %241
  %249 = phi i64 [ %234, %241 ], [ %269, %268 ]
  %250 = load i64, ptr %42, align 8
  %251 = icmp sgt i64 %250, 0
  br i1 %251, label %273, label %272

252:                                              ; preds = %241, %268
  %253 = phi i64 [ %269, %268 ], [ %234, %241 ]
  %254 = phi i64 [ %270, %268 ], [ 0, %241 ]
  %255 = getelementptr inbounds [10 x i64], ptr %5, i64 0, i64 %254
  %256 = load i64, ptr %255, align 8
  %257 = icmp eq i64 %256, %236
  br i1 %257, label %258, label %268

258:                                              ; preds = %252
  %259 = load i64, ptr %246, align 16
  %260 = add nsw i64 %259, 1
  store i64 %260, ptr %246, align 16
  %261 = getelementptr inbounds [10 x %struct.Group], ptr @by_groups.group, i64 0, i64 %235, i32 3, i64 %259
  store i64 %254, ptr %261, align 8
  %262 = getelementptr inbounds [10 x i64], ptr %8, i64 0, i64 %254
  store i64 %235, ptr %262, align 8
  %263 = getelementptr inbounds [10 x i64], ptr %9, i64 0, i64 %254
  store i64 0, ptr %263, align 8
  %264 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4, i64 %254
  %265 = load i64, ptr %264, align 8
  %266 = getelementptr inbounds %struct.Part, ptr %9, i64 0, i32 1, i64 %254
  store i64 %265, ptr %266, align 8
  %267 = load i64, ptr %0, align 8
  br label %268

268:                                              ; preds = %258, %252
  %269 = phi i64 [ %253, %252 ], [ %267, %258 ]
  %270 = add nuw nsw i64 %254, 1
  %271 = icmp slt i64 %270, %269
  br i1 %271, label %252, label %248

272:                                              ; preds = %296, %248
  br i1 %74, label %310, label %301

273:                                              ; preds = %248, %296
  %274 = phi i64 [ %297, %296 ], [ %250, %248 ]
  %275 = phi i64 [ %298, %296 ], [ %249, %248 ]
  %276 = phi i64 [ %299, %296 ], [ 0, %248 ]
  %277 = icmp sgt i64 %275, 0
  br i1 %277, label %278, label %296

278:                                              ; preds = %273, %293
  %279 = phi i64 [ %294, %293 ], [ 0, %273 ]
  %280 = getelementptr inbounds [10 x i64], ptr %5, i64 0, i64 %279
  %281 = load i64, ptr %280, align 8
  %282 = icmp eq i64 %281, %236
  br i1 %282, label %283, label %293

283:                                              ; preds = %278
  %284 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 5, i64 %17, i32 3, i64 %276, i64 %279
  %285 = load i64, ptr %284, align 8
  %286 = icmp eq i64 %285, 0
  br i1 %286, label %293, label %287

287:                                              ; preds = %283
  %288 = load i64, ptr %245, align 8
  %289 = add nsw i64 %288, 1
  store i64 %289, ptr %245, align 8
  %290 = getelementptr inbounds [10 x %struct.Group], ptr @by_groups.group, i64 0, i64 %235, i32 5, i64 %288
  store i64 %276, ptr %290, align 8
  %291 = load i64, ptr %0, align 8
  %292 = load i64, ptr %42, align 8
  br label %296

293:                                              ; preds = %283, %278
  %294 = add nuw nsw i64 %279, 1
  %295 = icmp eq i64 %294, %275
  br i1 %295, label %296, label %278

296:                                              ; preds = %293, %287, %273
  %297 = phi i64 [ %274, %273 ], [ %292, %287 ], [ %274, %293 ]
  %298 = phi i64 [ %275, %273 ], [ %291, %287 ], [ %275, %293 ]
  %299 = add nuw nsw i64 %276, 1
  %300 = icmp slt i64 %299, %297
  br i1 %300, label %273, label %272

301:                                              ; preds = %321, %272
  %302 = load i64, ptr %244, align 16
  %303 = icmp slt i64 %302, 0
  br i1 %303, label %332, label %304

304:                                              ; preds = %301
  %305 = add i64 %302, 1
  %306 = and i64 %305, 1
  %307 = icmp eq i64 %302, 0
  br i1 %307, label %324, label %308

308:                                              ; preds = %304
  %309 = and i64 %305, -2
  br label %340

310:                                              ; preds = %272, %321
  %311 = phi i64 [ %322, %321 ], [ 0, %272 ]
  %312 = getelementptr inbounds %struct.Loop, ptr %14, i64 %311
  %313 = load i64, ptr %312, align 8
  %314 = getelementptr inbounds [10 x i64], ptr %5, i64 0, i64 %313
  %315 = load i64, ptr %314, align 8
  %316 = icmp eq i64 %315, %236
  br i1 %316, label %317, label %321

317:                                              ; preds = %310
  %318 = load i64, ptr %244, align 16
  %319 = add nsw i64 %318, 1
  store i64 %319, ptr %244, align 16
  %320 = getelementptr inbounds [10 x %struct.Group], ptr @by_groups.group, i64 0, i64 %235, i32 7, i64 %318
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %320, ptr noundef nonnull align 8 dereferenceable(16) %312, i64 16, i1 false)
  br label %321

321:                                              ; preds = %317, %310
  %322 = add nuw nsw i64 %311, 1
  %323 = icmp eq i64 %322, %19
  br i1 %323, label %301, label %310

324:                                              ; preds = %340, %304
  %325 = phi i64 [ 0, %304 ], [ %352, %340 ]
  %326 = icmp eq i64 %306, 0
  br i1 %326, label %332, label %327

327:                                              ; preds = %324
  %328 = icmp ult i64 %325, 24
  %329 = select i1 %328, i64 %325, i64 0
  %330 = getelementptr inbounds [10 x %struct.Group], ptr @by_groups.group, i64 0, i64 %235, i32 9, i64 %329
  store i64 0, ptr %330, align 8
  %331 = getelementptr inbounds [10 x %struct.Group], ptr @by_groups.group, i64 0, i64 %235, i32 8, i64 %325
  store i64 0, ptr %331, align 8
  br label %332

332:                                              ; preds = %327, %324, %301
  tail call fastcc void @within(ptr noundef nonnull %242, i64 noundef 0, ptr noundef nonnull byval(%struct.Part) align 8 %9, i64 noundef 1)
  %333 = load i64, ptr %244, align 16
  %334 = getelementptr inbounds [10 x %struct.Group], ptr @by_groups.group, i64 0, i64 %235, i32 8, i64 %333
  %335 = load i64, ptr %334, align 8
  %336 = mul nsw i64 %335, %237
  %337 = add nsw i64 %235, 1
  %338 = getelementptr inbounds [10 x i64], ptr %7, i64 0, i64 %235
  store i64 %333, ptr %338, align 8
  call void @llvm.lifetime.end.p0(i64 160, ptr nonnull %9)
  %339 = load i64, ptr %0, align 8
  br label %355

340:                                              ; preds = %340, %308
  %341 = phi i64 [ 0, %308 ], [ %352, %340 ]
  %342 = phi i64 [ 0, %308 ], [ %353, %340 ]
  %343 = icmp ult i64 %341, 24
  %344 = select i1 %343, i64 %341, i64 0
  %345 = getelementptr inbounds [10 x %struct.Group], ptr @by_groups.group, i64 0, i64 %235, i32 9, i64 %344
  store i64 0, ptr %345, align 16
  %346 = getelementptr inbounds [10 x %struct.Group], ptr @by_groups.group, i64 0, i64 %235, i32 8, i64 %341
  store i64 0, ptr %346, align 8
  %347 = or i64 %341, 1
  %348 = icmp ult i64 %341, 23
  %349 = select i1 %348, i64 %347, i64 0
  %350 = getelementptr inbounds [10 x %struct.Group], ptr @by_groups.group, i64 0, i64 %235, i32 9, i64 %349
  store i64 0, ptr %350, align 8
  %351 = getelementptr inbounds [10 x %struct.Group], ptr @by_groups.group, i64 0, i64 %235, i32 8, i64 %347
  store i64 0, ptr %351, align 16
  %352 = add nuw i64 %341, 2
  %353 = add i64 %342, 2
  %354 = icmp eq i64 %353, %309
  br i1 %354, label %324, label %340

355:                                              ; preds = %332, %233
  %356 = phi i64 [ %234, %233 ], [ %339, %332 ]
  %357 = phi i64 [ %237, %233 ], [ %336, %332 ]
  %358 = phi i64 [ %235, %233 ], [ %337, %332 ]
  %359 = add nuw nsw i64 %236, 1
  %360 = icmp slt i64 %359, %356
  br i1 %360, label %233, label %224

361:                                              ; preds = %388, %227
  %362 = phi i64 [ %19, %227 ], [ %364, %388 ]
  %363 = phi i64 [ %225, %227 ], [ %390, %388 ]
  %364 = add nsw i64 %362, -1
  %365 = getelementptr inbounds %struct.Loop, ptr %14, i64 %364
  %366 = load i64, ptr %365, align 8
  %367 = getelementptr inbounds [10 x i64], ptr %8, i64 0, i64 %366
  %368 = load i64, ptr %367, align 8
  %369 = getelementptr inbounds [10 x i64], ptr %7, i64 0, i64 %368
  %370 = load i64, ptr %369, align 8
  %371 = add nsw i64 %370, -1
  store i64 %371, ptr %369, align 8
  br i1 %228, label %372, label %388

372:                                              ; preds = %361
  %373 = getelementptr inbounds [10 x %struct.Group], ptr @by_groups.group, i64 0, i64 %368, i32 9, i64 %371
  br i1 %230, label %374, label %392

374:                                              ; preds = %411, %372
  %375 = phi i64 [ undef, %372 ], [ %414, %411 ]
  %376 = phi i64 [ 0, %372 ], [ %415, %411 ]
  %377 = phi i64 [ 1, %372 ], [ %414, %411 ]
  br i1 %232, label %388, label %378

378:                                              ; preds = %374
  %379 = icmp eq i64 %376, %368
  br i1 %379, label %384, label %380

380:                                              ; preds = %378
  %381 = getelementptr inbounds [10 x i64], ptr %7, i64 0, i64 %376
  %382 = load i64, ptr %381, align 8
  %383 = getelementptr inbounds [10 x %struct.Group], ptr @by_groups.group, i64 0, i64 %376, i32 8, i64 %382
  br label %384

384:                                              ; preds = %380, %378
  %385 = phi ptr [ %383, %380 ], [ %373, %378 ]
  %386 = load i64, ptr %385, align 8
  %387 = mul nsw i64 %386, %377
  br label %388

388:                                              ; preds = %384, %374, %361
  %389 = phi i64 [ 1, %361 ], [ %375, %374 ], [ %387, %384 ]
  %390 = sub nsw i64 %363, %389
  %391 = icmp sgt i64 %362, 1
  br i1 %391, label %361, label %418

392:                                              ; preds = %372, %411
  %393 = phi i64 [ %415, %411 ], [ 0, %372 ]
  %394 = phi i64 [ %414, %411 ], [ 1, %372 ]
  %395 = phi i64 [ %416, %411 ], [ 0, %372 ]
  %396 = icmp eq i64 %393, %368
  br i1 %396, label %401, label %397

397:                                              ; preds = %392
  %398 = getelementptr inbounds [10 x i64], ptr %7, i64 0, i64 %393
  %399 = load i64, ptr %398, align 16
  %400 = getelementptr inbounds [10 x %struct.Group], ptr @by_groups.group, i64 0, i64 %393, i32 8, i64 %399
  br label %401

401:                                              ; preds = %397, %392
  %402 = phi ptr [ %400, %397 ], [ %373, %392 ]
  %403 = load i64, ptr %402, align 8
  %404 = mul nsw i64 %403, %394
  %405 = or i64 %393, 1
  %406 = icmp eq i64 %405, %368
  br i1 %406, label %411, label %407

407:                                              ; preds = %401
  %408 = getelementptr inbounds [10 x i64], ptr %7, i64 0, i64 %405
  %409 = load i64, ptr %408, align 8
  %410 = getelementptr inbounds [10 x %struct.Group], ptr @by_groups.group, i64 0, i64 %405, i32 8, i64 %409
  br label %411

411:                                              ; preds = %407, %401
  %412 = phi ptr [ %410, %407 ], [ %373, %401 ]
  %413 = load i64, ptr %412, align 8
  %414 = mul nsw i64 %413, %404
  %415 = add nuw nsw i64 %393, 2
  %416 = add i64 %395, 2
  %417 = icmp eq i64 %416, %231
  br i1 %417, label %374, label %392

418:                                              ; preds = %388, %224
  %419 = phi i64 [ %225, %224 ], [ %390, %388 ]
  %420 = load i64, ptr %20, align 8
  %421 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 5, i64 %17, i32 1
  %422 = load i64, ptr %421, align 8
  %423 = icmp eq i64 %422, 0
  %424 = shl nsw i64 %419, 1
  %425 = sub nsw i64 %424, %164
  %426 = select i1 %423, i64 %419, i64 %425
  %427 = mul nsw i64 %426, %420
  call void @llvm.lifetime.end.p0(i64 80, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 80, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 80, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 80, ptr nonnull %5)
  %428 = load i64, ptr %3, align 8
  %429 = add nsw i64 %428, %427
  store i64 %429, ptr %3, align 8
  %430 = load i64, ptr %2, align 8
  %431 = add nsw i64 %430, %163
  store i64 %431, ptr %2, align 8
  %432 = add nuw nsw i64 %17, 1
  %433 = load i64, ptr %10, align 8
  %434 = icmp slt i64 %432, %433
  br i1 %434, label %16, label %15
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define void @apart(ptr noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2) {
  %4 = getelementptr inbounds i64, ptr %2, i64 1
  tail call fastcc void @by_groups_all(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef nonnull %4)
  ret void
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

; Function Attrs: nofree nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @within(ptr noundef %0, i64 noundef %1, ptr nocapture noundef byval(%struct.Part) align 8 %2, i64 noundef %3) unnamed_addr {
  %5 = alloca %struct.Part, align 8
  %6 = call fastcc i64 @shared(ptr noundef %0, i64 noundef %1, ptr noundef nonnull %2, ptr noundef nonnull %2)
  %7 = mul nsw i64 %6, %3
  %8 = getelementptr inbounds %struct.Group, ptr %0, i64 0, i32 8, i64 %1
  %9 = load i64, ptr %8, align 8
  %10 = add nsw i64 %9, %7
  store i64 %10, ptr %8, align 8
  %11 = getelementptr inbounds %struct.Group, ptr %0, i64 0, i32 6
  %12 = load i64, ptr %11, align 8
  %13 = icmp eq i64 %12, %1
  br i1 %13, label %59, label %14

14:                                               ; preds = %4
  %15 = getelementptr inbounds %struct.Group, ptr %0, i64 0, i32 7, i64 %1
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds %struct.Group, ptr %0, i64 0, i32 7, i64 %1, i32 1
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds %struct.Part, ptr %2, i64 0, i32 1, i64 %16
  %20 = load i64, ptr %19, align 8
  %21 = sdiv i64 %20, %18
  %22 = srem i64 %20, %18
  call void @llvm.lifetime.start.p0(i64 160, ptr nonnull %5)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(160) %5, ptr noundef nonnull align 8 dereferenceable(160) %2, i64 160, i1 false)
  %23 = icmp eq i64 %21, 0
  br i1 %23, label %24, label %32

24:                                               ; preds = %14
  %25 = getelementptr inbounds [10 x i64], ptr %5, i64 0, i64 %16
  %26 = load i64, ptr %25, align 8
  %27 = add nsw i64 %26, %18
  store i64 %27, ptr %25, align 8
  %28 = getelementptr inbounds %struct.Part, ptr %5, i64 0, i32 1, i64 %16
  store i64 %22, ptr %28, align 8
  %29 = icmp eq i64 %22, 0
  br i1 %29, label %58, label %30

30:                                               ; preds = %24
  %31 = add nsw i64 %1, 1
  br label %56

32:                                               ; preds = %14
  store i64 %18, ptr %19, align 8
  %33 = add nsw i64 %1, 1
  %34 = mul nsw i64 %21, %3
  tail call fastcc void @within(ptr noundef nonnull %0, i64 noundef %33, ptr noundef nonnull byval(%struct.Part) align 8 %2, i64 noundef %34)
  %35 = getelementptr inbounds [10 x i64], ptr %5, i64 0, i64 %16
  %36 = load i64, ptr %35, align 8
  %37 = add nsw i64 %36, %18
  store i64 %37, ptr %35, align 8
  %38 = getelementptr inbounds %struct.Part, ptr %5, i64 0, i32 1, i64 %16
  store i64 %18, ptr %38, align 8
  %39 = icmp sgt i64 %21, 1
  br i1 %39, label %40, label %48

40:                                               ; preds = %32
  %41 = add nsw i64 %21, -1
  %42 = mul nsw i64 %41, %3
  %43 = call fastcc i64 @shared(ptr noundef nonnull %0, i64 noundef %33, ptr noundef nonnull %2, ptr noundef nonnull %5)
  %44 = mul nsw i64 %42, %43
  %45 = getelementptr inbounds %struct.Group, ptr %0, i64 0, i32 9, i64 %1
  %46 = load i64, ptr %45, align 8
  %47 = add nsw i64 %46, %44
  store i64 %47, ptr %45, align 8
  br label %48

48:                                               ; preds = %40, %32
  store i64 %22, ptr %38, align 8
  %49 = icmp eq i64 %22, 0
  br i1 %49, label %58, label %50

50:                                               ; preds = %48
  %51 = call fastcc i64 @shared(ptr noundef nonnull %0, i64 noundef %33, ptr noundef nonnull %2, ptr noundef nonnull %5)
  %52 = mul nsw i64 %51, %3
  %53 = getelementptr inbounds %struct.Group, ptr %0, i64 0, i32 9, i64 %1
  %54 = load i64, ptr %53, align 8
  %55 = add nsw i64 %54, %52
  store i64 %55, ptr %53, align 8
  br label %56

56:                                               ; preds = %30, %50
  %57 = phi i64 [ %31, %30 ], [ %33, %50 ]
  tail call fastcc void @within(ptr noundef nonnull %0, i64 noundef %57, ptr noundef nonnull byval(%struct.Part) align 8 %5, i64 noundef %3)
  br label %58

58:                                               ; preds = %48, %24, %56
  call void @llvm.lifetime.end.p0(i64 160, ptr nonnull %5)
  br label %59

59:                                               ; preds = %4, %58
  ret void
}

; Function Attrs: nofree nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc i64 @shared(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3) unnamed_addr {
  %5 = alloca %struct.Part, align 8
  %6 = alloca %struct.Part, align 8
  call void @llvm.lifetime.start.p0(i64 160, ptr nonnull %5)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(160) %5, ptr noundef nonnull align 8 dereferenceable(160) %2, i64 160, i1 false)
  call void @llvm.lifetime.start.p0(i64 160, ptr nonnull %6)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(160) %6, ptr noundef nonnull align 8 dereferenceable(160) %3, i64 160, i1 false)
  %7 = getelementptr inbounds %struct.Group, ptr %0, i64 0, i32 6
  %8 = load i64, ptr %7, align 8
  %9 = icmp sgt i64 %8, %1
  br i1 %9, label %20, label %10

10:                                               ; preds = %20, %4
  %11 = getelementptr inbounds %struct.Group, ptr %0, i64 0, i32 4
  %12 = load i64, ptr %11, align 8
  %13 = icmp sgt i64 %12, 0
  br i1 %13, label %14, label %41

14:                                               ; preds = %10
  %15 = getelementptr inbounds %struct.Group, ptr %0, i64 0, i32 1
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds %struct.Group, ptr %0, i64 0, i32 2
  %18 = load i64, ptr %17, align 8
  %19 = icmp sgt i64 %18, 0
  br label %43

20:                                               ; preds = %4, %20
  %21 = phi i64 [ %39, %20 ], [ %1, %4 ]
  %22 = getelementptr inbounds %struct.Group, ptr %0, i64 0, i32 7, i64 %21
  %23 = load i64, ptr %22, align 8
  %24 = getelementptr inbounds %struct.Group, ptr %0, i64 0, i32 7, i64 %21, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.Part, ptr %5, i64 0, i32 1, i64 %23
  %27 = load i64, ptr %26, align 8
  %28 = freeze i64 %27
  %29 = add i64 %28, -1
  %30 = srem i64 %29, %25
  %31 = sub nsw i64 %29, %30
  %32 = getelementptr inbounds [10 x i64], ptr %5, i64 0, i64 %23
  %33 = load i64, ptr %32, align 8
  %34 = add nsw i64 %31, %33
  store i64 %34, ptr %32, align 8
  %35 = sub nsw i64 %28, %31
  store i64 %35, ptr %26, align 8
  %36 = getelementptr inbounds %struct.Part, ptr %6, i64 0, i32 1, i64 %23
  %37 = load i64, ptr %36, align 8
  %38 = tail call i64 @llvm.smin.i64(i64 %37, i64 %25)
  store i64 %38, ptr %36, align 8
  %39 = add nsw i64 %21, 1
  %40 = icmp eq i64 %39, %8
  br i1 %40, label %10, label %20

41:                                               ; preds = %49, %10
  %42 = phi i64 [ 1, %10 ], [ %59, %49 ]
  call void @llvm.lifetime.end.p0(i64 160, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 160, ptr nonnull %5)
  ret i64 %42

43:                                               ; preds = %14, %49
  %44 = phi i64 [ 1, %14 ], [ %59, %49 ]
  %45 = phi i64 [ 0, %14 ], [ %60, %49 ]
  %46 = getelementptr inbounds %struct.Group, ptr %0, i64 0, i32 5, i64 %45
  %47 = load i64, ptr %46, align 8
  %48 = getelementptr inbounds %struct.Tensor, ptr %16, i64 0, i32 3, i64 %47
  br i1 %19, label %62, label %49

49:                                               ; preds = %62, %43
  %50 = phi i64 [ 0, %43 ], [ %75, %62 ]
  %51 = phi i64 [ 1, %43 ], [ %81, %62 ]
  %52 = phi i64 [ 0, %43 ], [ %85, %62 ]
  %53 = phi i64 [ 1, %43 ], [ %91, %62 ]
  %54 = tail call i64 @llvm.smax.i64(i64 %52, i64 %50)
  %55 = tail call i64 @llvm.smin.i64(i64 %53, i64 %51)
  %56 = icmp sgt i64 %55, %54
  %57 = sub nsw i64 %55, %54
  %58 = select i1 %56, i64 %57, i64 0
  %59 = mul nsw i64 %58, %44
  %60 = add nuw nsw i64 %45, 1
  %61 = icmp eq i64 %60, %12
  br i1 %61, label %41, label %43

62:                                               ; preds = %43, %62
  %63 = phi i64 [ %92, %62 ], [ 0, %43 ]
  %64 = phi i64 [ %91, %62 ], [ 1, %43 ]
  %65 = phi i64 [ %85, %62 ], [ 0, %43 ]
  %66 = phi i64 [ %81, %62 ], [ 1, %43 ]
  %67 = phi i64 [ %75, %62 ], [ 0, %43 ]
  %68 = getelementptr inbounds %struct.Group, ptr %0, i64 0, i32 3, i64 %63
  %69 = load i64, ptr %68, align 8
  %70 = getelementptr inbounds i64, ptr %48, i64 %69
  %71 = load i64, ptr %70, align 8
  %72 = getelementptr inbounds [10 x i64], ptr %5, i64 0, i64 %69
  %73 = load i64, ptr %72, align 8
  %74 = mul nsw i64 %73, %71
  %75 = add nsw i64 %74, %67
  %76 = getelementptr inbounds %struct.Part, ptr %5, i64 0, i32 1, i64 %69
  %77 = load i64, ptr %76, align 8
  %78 = add i64 %73, -1
  %79 = add i64 %78, %77
  %80 = mul nsw i64 %79, %71
  %81 = add nsw i64 %80, %66
  %82 = getelementptr inbounds [10 x i64], ptr %6, i64 0, i64 %69
  %83 = load i64, ptr %82, align 8
  %84 = mul nsw i64 %83, %71
  %85 = add nsw i64 %84, %65
  %86 = getelementptr inbounds %struct.Part, ptr %6, i64 0, i32 1, i64 %69
  %87 = load i64, ptr %86, align 8
  %88 = add i64 %83, -1
  %89 = add i64 %88, %87
  %90 = mul nsw i64 %89, %71
  %91 = add nsw i64 %90, %64
  %92 = add nuw nsw i64 %63, 1
  %93 = icmp eq i64 %92, %18
  br i1 %93, label %49, label %62
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64)



