; kernel.c df884270e7d4fbb4a20e01915b0900255d97e485e5507d516469102af7ef353f

%struct.List = type { ptr, ptr, ptr, i64, i64, [17 x i64], ptr }
%struct.Goal = type { i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, double, double, double, double }
%struct.Sheet = type { i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Table = type { i64, i64, ptr, ptr, ptr, ptr, ptr }
%struct.Work = type { ptr, ptr, ptr, [16 x i64], [16 x ptr], [16 x i64], [16 x i64], [16 x ptr], [16 x ptr], [16 x ptr], [16 x ptr], [16 x ptr], [16 x ptr], [16 x [1024 x double]], [17 x [1024 x double]], [17 x [1024 x double]], [17 x [1024 x double]], [1024 x double], [1024 x double] }
%struct.Best = type { double, i64, i64, i64, [16 x i64] }
%struct.Split = type { i64, i64, double }

; Function Attrs: nofree noinline nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define i64 @jobs(ptr noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4, ptr noundef %5) {
  %7 = alloca [16 x i64], align 16
  %8 = alloca %struct.List, align 8
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %7)
  call void @llvm.lifetime.start.p0(i64 184, ptr nonnull %8)
  %9 = getelementptr inbounds i8, ptr %8, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(184) %9, i8 0, i64 144, i1 false)
  store ptr %0, ptr %8, align 8
  %10 = getelementptr inbounds %struct.List, ptr %8, i64 0, i32 1
  store ptr %2, ptr %10, align 8
  %11 = getelementptr inbounds %struct.List, ptr %8, i64 0, i32 2
  store ptr %3, ptr %11, align 8
  %12 = getelementptr inbounds %struct.List, ptr %8, i64 0, i32 3
  store i64 %4, ptr %12, align 8
  %13 = getelementptr inbounds %struct.List, ptr %8, i64 0, i32 5
  %14 = getelementptr inbounds %struct.List, ptr %8, i64 0, i32 6
  store ptr %5, ptr %14, align 8
  %15 = getelementptr inbounds %struct.Goal, ptr %2, i64 0, i32 1
  %16 = load i64, ptr %15, align 8
  %17 = icmp sgt i64 %16, 0
  br i1 %17, label %22, label %18

18:                                               ; preds = %22, %6
  store i64 0, ptr %13, align 8
  %19 = icmp sgt i64 %1, 0
  br i1 %19, label %20, label %65

20:                                               ; preds = %18
  %21 = getelementptr inbounds double, ptr %5, i64 3
  br label %27

22:                                               ; preds = %6, %22
  %23 = phi i64 [ %25, %22 ], [ 0, %6 ]
  %24 = getelementptr inbounds [16 x i64], ptr %7, i64 0, i64 %23
  store i64 1, ptr %24, align 8
  %25 = add nuw nsw i64 %23, 1
  %26 = icmp eq i64 %25, %16
  br i1 %26, label %18, label %22

27:                                               ; preds = %20, %56
  %28 = phi ptr [ %0, %20 ], [ %60, %56 ]
  %29 = load i64, ptr %2, align 8
  %30 = icmp sgt i64 %29, 0
  br i1 %30, label %31, label %34

31:                                               ; preds = %27
  %32 = getelementptr inbounds %struct.Sheet, ptr %28, i64 0, i32 6
  %33 = load ptr, ptr %32, align 8
  br label %38

34:                                               ; preds = %38, %27
  %35 = phi double [ 0.000000e+00, %27 ], [ %52, %38 ]
  %36 = load double, ptr %21, align 8
  %37 = fcmp ogt double %35, %36
  br i1 %37, label %55, label %56

38:                                               ; preds = %31, %38
  %39 = phi i64 [ 0, %31 ], [ %53, %38 ]
  %40 = phi double [ 0.000000e+00, %31 ], [ %52, %38 ]
  %41 = getelementptr inbounds ptr, ptr %33, i64 %39
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds %struct.Table, ptr %42, i64 0, i32 1
  %44 = load i64, ptr %43, align 8
  %45 = shl nsw i64 %44, 1
  %46 = getelementptr inbounds %struct.Table, ptr %42, i64 0, i32 5
  %47 = load ptr, ptr %46, align 8
  %48 = getelementptr inbounds i64, ptr %47, i64 %44
  %49 = load i64, ptr %48, align 8
  %50 = add nsw i64 %49, %45
  %51 = sitofp i64 %50 to double
  %52 = fadd double %40, %51
  %53 = add nuw nsw i64 %39, 1
  %54 = icmp eq i64 %53, %29
  br i1 %54, label %34, label %38

55:                                               ; preds = %34
  store double %35, ptr %21, align 8
  br label %56

56:                                               ; preds = %55, %34
  call fastcc void @list(ptr noundef nonnull %8, i64 noundef 0, ptr noundef nonnull %7, double noundef 1.000000e+00, double noundef 0.000000e+00)
  %57 = load i64, ptr %13, align 8
  %58 = add nsw i64 %57, 1
  store i64 %58, ptr %13, align 8
  %59 = load ptr, ptr %8, align 8
  %60 = getelementptr inbounds %struct.Sheet, ptr %59, i64 1
  store ptr %60, ptr %8, align 8
  %61 = icmp slt i64 %58, %1
  br i1 %61, label %27, label %62

62:                                               ; preds = %56
  %63 = getelementptr inbounds %struct.List, ptr %8, i64 0, i32 4
  %64 = load i64, ptr %63, align 8
  br label %65

65:                                               ; preds = %62, %18
  %66 = phi i64 [ %64, %62 ], [ 0, %18 ]
  call void @llvm.lifetime.end.p0(i64 184, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %7)
  ret i64 %66
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

; Function Attrs: nofree noinline nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @list(ptr nocapture noundef %0, i64 noundef %1, ptr nocapture noundef readonly %2, double noundef %3, double noundef %4) unnamed_addr {
  %6 = alloca [16 x i64], align 16
  %7 = getelementptr inbounds %struct.List, ptr %0, i64 0, i32 1
  %8 = load ptr, ptr %7, align 8
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %9, %1
  br i1 %10, label %11, label %79

11:                                               ; preds = %5
  %12 = getelementptr inbounds %struct.Goal, ptr %8, i64 0, i32 1
  %13 = load i64, ptr %12, align 8
  %14 = icmp sgt i64 %13, 0
  br i1 %14, label %15, label %30

15:                                               ; preds = %11
  %16 = getelementptr inbounds %struct.Goal, ptr %8, i64 0, i32 6
  %17 = load ptr, ptr %16, align 8
  br label %18

18:                                               ; preds = %15, %26
  %19 = phi i64 [ 1, %15 ], [ %27, %26 ]
  %20 = phi i64 [ 0, %15 ], [ %28, %26 ]
  %21 = getelementptr inbounds i64, ptr %2, i64 %20
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds i64, ptr %17, i64 %20
  %24 = load i64, ptr %23, align 8
  %25 = icmp slt i64 %22, %24
  br i1 %25, label %141, label %26

26:                                               ; preds = %18
  %27 = mul nsw i64 %22, %19
  %28 = add nuw nsw i64 %20, 1
  %29 = icmp eq i64 %28, %13
  br i1 %29, label %30, label %18

30:                                               ; preds = %26, %11
  %31 = phi i64 [ 1, %11 ], [ %27, %26 ]
  %32 = getelementptr inbounds %struct.Goal, ptr %8, i64 0, i32 4
  %33 = load i64, ptr %32, align 8
  %34 = icmp slt i64 %31, %33
  br i1 %34, label %141, label %35

35:                                               ; preds = %30
  %36 = getelementptr inbounds %struct.List, ptr %0, i64 0, i32 4
  %37 = load i64, ptr %36, align 8
  %38 = getelementptr inbounds %struct.List, ptr %0, i64 0, i32 3
  %39 = load i64, ptr %38, align 8
  %40 = icmp sge i64 %37, %39
  %41 = icmp slt i64 %1, 0
  %42 = or i1 %40, %41
  br i1 %42, label %59, label %43

43:                                               ; preds = %35
  %44 = getelementptr inbounds %struct.List, ptr %0, i64 0, i32 2
  %45 = load ptr, ptr %44, align 8
  %46 = add nuw nsw i64 %1, 1
  br label %47

47:                                               ; preds = %43, %47
  %48 = phi i64 [ 0, %43 ], [ %55, %47 ]
  %49 = getelementptr inbounds %struct.List, ptr %0, i64 0, i32 5, i64 %48
  %50 = load i64, ptr %49, align 8
  %51 = load i64, ptr %36, align 8
  %52 = mul nsw i64 %51, %46
  %53 = add nsw i64 %52, %48
  %54 = getelementptr inbounds i64, ptr %45, i64 %53
  store i64 %50, ptr %54, align 8
  %55 = add nuw i64 %48, 1
  %56 = icmp eq i64 %48, %1
  br i1 %56, label %57, label %47

57:                                               ; preds = %47
  %58 = load i64, ptr %36, align 8
  br label %59

59:                                               ; preds = %57, %35
  %60 = phi i64 [ %58, %57 ], [ %37, %35 ]
  %61 = add nsw i64 %60, 1
  store i64 %61, ptr %36, align 8
  %62 = getelementptr inbounds %struct.List, ptr %0, i64 0, i32 6
  %63 = load ptr, ptr %62, align 8
  %64 = load double, ptr %63, align 8
  %65 = fadd double %64, %3
  store double %65, ptr %63, align 8
  %66 = getelementptr inbounds double, ptr %63, i64 1
  %67 = load double, ptr %66, align 8
  %68 = fcmp olt double %67, %4
  br i1 %68, label %69, label %70

69:                                               ; preds = %59
  store double %4, ptr %66, align 8
  br label %70

70:                                               ; preds = %69, %59
  %71 = load ptr, ptr %0, align 8
  %72 = load i64, ptr %71, align 8
  %73 = sitofp i64 %72 to double
  %74 = fmul double %73, %4
  %75 = getelementptr inbounds double, ptr %63, i64 2
  %76 = load double, ptr %75, align 8
  %77 = fcmp ogt double %74, %76
  br i1 %77, label %78, label %141

78:                                               ; preds = %70
  store double %74, ptr %75, align 8
  br label %141

79:                                               ; preds = %5
  %80 = load ptr, ptr %0, align 8
  %81 = getelementptr inbounds %struct.Sheet, ptr %80, i64 0, i32 6
  %82 = load ptr, ptr %81, align 8
  %83 = getelementptr inbounds ptr, ptr %82, i64 %1
  %84 = load ptr, ptr %83, align 8
  %85 = getelementptr inbounds %struct.Table, ptr %84, i64 0, i32 1
  %86 = load i64, ptr %85, align 8
  %87 = icmp sgt i64 %86, 0
  br i1 %87, label %88, label %141

88:                                               ; preds = %79
  %89 = getelementptr inbounds %struct.Table, ptr %84, i64 0, i32 5
  %90 = getelementptr inbounds %struct.Goal, ptr %8, i64 0, i32 1
  %91 = getelementptr inbounds %struct.Table, ptr %84, i64 0, i32 6
  %92 = getelementptr inbounds %struct.Goal, ptr %8, i64 0, i32 5
  %93 = add nsw i64 %1, 1
  %94 = getelementptr inbounds %struct.List, ptr %0, i64 0, i32 5, i64 %93
  br label %95

95:                                               ; preds = %88, %138
  %96 = phi i64 [ %86, %88 ], [ %139, %138 ]
  %97 = phi i64 [ 0, %88 ], [ %99, %138 ]
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %6)
  %98 = load ptr, ptr %89, align 8
  %99 = add nuw nsw i64 %97, 1
  %100 = getelementptr inbounds i64, ptr %98, i64 %99
  %101 = load i64, ptr %100, align 8
  %102 = getelementptr inbounds i64, ptr %98, i64 %97
  %103 = load i64, ptr %102, align 8
  %104 = sub nsw i64 %101, %103
  %105 = load i64, ptr %90, align 8
  %106 = icmp sgt i64 %105, 0
  br i1 %106, label %107, label %110

107:                                              ; preds = %95
  %108 = load ptr, ptr %91, align 8
  %109 = load ptr, ptr %92, align 8
  br label %115

110:                                              ; preds = %115, %95
  %111 = phi i64 [ 1, %95 ], [ %130, %115 ]
  %112 = icmp ne i64 %111, 0
  %113 = icmp ne i64 %101, %103
  %114 = select i1 %112, i1 %113, i1 false
  br i1 %114, label %133, label %138

115:                                              ; preds = %107, %115
  %116 = phi i64 [ 0, %107 ], [ %131, %115 ]
  %117 = phi i64 [ 1, %107 ], [ %130, %115 ]
  %118 = getelementptr inbounds i64, ptr %2, i64 %116
  %119 = load i64, ptr %118, align 8
  %120 = mul nsw i64 %116, %96
  %121 = add nsw i64 %120, %97
  %122 = getelementptr inbounds i64, ptr %108, i64 %121
  %123 = load i64, ptr %122, align 8
  %124 = mul nsw i64 %123, %119
  %125 = getelementptr inbounds [16 x i64], ptr %6, i64 0, i64 %116
  store i64 %124, ptr %125, align 8
  %126 = getelementptr inbounds i64, ptr %109, i64 %116
  %127 = load i64, ptr %126, align 8
  %128 = icmp sle i64 %124, %127
  %129 = zext i1 %128 to i64
  %130 = and i64 %117, %129
  %131 = add nuw nsw i64 %116, 1
  %132 = icmp eq i64 %131, %105
  br i1 %132, label %110, label %115

133:                                              ; preds = %110
  store i64 %97, ptr %94, align 8
  %134 = sitofp i64 %104 to double
  %135 = fmul double %134, %3
  %136 = fadd double %134, %4
  call fastcc void @list(ptr noundef nonnull %0, i64 noundef %93, ptr noundef nonnull %6, double noundef %135, double noundef %136)
  %137 = load i64, ptr %85, align 8
  br label %138

138:                                              ; preds = %110, %133
  %139 = phi i64 [ %96, %110 ], [ %137, %133 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %6)
  %140 = icmp slt i64 %99, %139
  br i1 %140, label %95, label %141

141:                                              ; preds = %138, %18, %79, %30, %78, %70
  ret void
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define void @bounds(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, i64 noundef %3, ptr nocapture noundef writeonly %4, ptr nocapture noundef %5) {
  %7 = icmp sgt i64 %3, 0
  br i1 %7, label %9, label %8

8:                                                ; preds = %9, %6
  ret void

9:                                                ; preds = %6, %9
  %10 = phi i64 [ %17, %9 ], [ 0, %6 ]
  %11 = load i64, ptr %1, align 8
  %12 = add nsw i64 %11, 1
  %13 = mul nsw i64 %12, %10
  %14 = getelementptr inbounds i64, ptr %2, i64 %13
  %15 = tail call fastcc double @start(ptr noundef %5, ptr noundef %0, ptr noundef nonnull %1, ptr noundef %14)
  %16 = getelementptr inbounds double, ptr %4, i64 %10
  store double %15, ptr %16, align 8
  %17 = add nuw nsw i64 %10, 1
  %18 = icmp eq i64 %17, %3
  br i1 %18, label %8, label %9
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc double @start(ptr nocapture noundef %0, ptr noundef %1, ptr noundef %2, ptr nocapture noundef readonly %3) unnamed_addr {
  %5 = load i64, ptr %2, align 8
  %6 = load i64, ptr %3, align 8
  %7 = getelementptr inbounds %struct.Sheet, ptr %1, i64 %6
  store ptr %7, ptr %0, align 8
  %8 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 1
  store ptr %2, ptr %8, align 8
  %9 = icmp sgt i64 %5, 0
  br i1 %9, label %17, label %10

10:                                               ; preds = %17, %4
  %11 = shl nsw i64 -1, %5
  %12 = xor i64 %11, -1
  tail call fastcc void @fill(ptr noundef nonnull %0, i64 noundef 0, i64 noundef %12)
  %13 = load ptr, ptr %0, align 8
  %14 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 14
  %15 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 15
  %16 = tail call fastcc double @judge(ptr noundef %13, ptr noundef nonnull %2, ptr noundef nonnull %14, ptr noundef nonnull %15, i64 noundef %12)
  ret double %16

17:                                               ; preds = %4, %17
  %18 = phi i64 [ %28, %17 ], [ 0, %4 ]
  %19 = load ptr, ptr %0, align 8
  %20 = getelementptr inbounds %struct.Sheet, ptr %19, i64 0, i32 6
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds ptr, ptr %21, i64 %18
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds %struct.Table, ptr %23, i64 0, i32 3
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds %struct.Table, ptr %23, i64 0, i32 4
  %27 = load ptr, ptr %26, align 8
  %28 = add nuw nsw i64 %18, 1
  %29 = getelementptr inbounds i64, ptr %3, i64 %28
  %30 = load i64, ptr %29, align 8
  %31 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 13, i64 %18
  tail call fastcc void @gather(ptr noundef %19, i64 noundef %18, ptr noundef %25, ptr noundef %27, i64 noundef %30, ptr noundef nonnull %31)
  %32 = load i64, ptr %2, align 8
  %33 = icmp slt i64 %28, %32
  br i1 %33, label %17, label %10
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define i64 @solve(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, i64 noundef %5, ptr noundef %6, ptr nocapture noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, i64 noundef %12) {
  %14 = load i64, ptr %1, align 8
  %15 = shl nsw i64 -1, %14
  %16 = add nsw i64 %14, 1
  %17 = getelementptr inbounds %struct.Work, ptr %7, i64 0, i32 2
  store ptr %6, ptr %17, align 8
  %18 = getelementptr inbounds %struct.Work, ptr %7, i64 0, i32 1
  store ptr %1, ptr %18, align 8
  %19 = getelementptr inbounds %struct.Best, ptr %6, i64 0, i32 2
  store i64 -1, ptr %19, align 8
  %20 = getelementptr inbounds %struct.Best, ptr %6, i64 0, i32 3
  %21 = icmp sgt i64 %5, 0
  br i1 %21, label %22, label %178

22:                                               ; preds = %13, %175
  %23 = phi i64 [ %176, %175 ], [ 0, %13 ]
  %24 = phi i64 [ %54, %175 ], [ 0, %13 ]
  %25 = load i64, ptr %20, align 8
  %26 = icmp slt i64 %25, 0
  br i1 %26, label %178, label %27

27:                                               ; preds = %22
  %28 = getelementptr inbounds i64, ptr %4, i64 %23
  %29 = load i64, ptr %28, align 8
  %30 = mul nsw i64 %29, %16
  %31 = getelementptr inbounds i64, ptr %2, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds %struct.Sheet, ptr %0, i64 %32
  store ptr %33, ptr %7, align 8
  %34 = icmp eq i64 %23, %24
  br i1 %34, label %35, label %52

35:                                               ; preds = %27
  %36 = icmp slt i64 %23, %5
  br i1 %36, label %37, label %48

37:                                               ; preds = %35, %45
  %38 = phi i64 [ %46, %45 ], [ %23, %35 ]
  %39 = getelementptr inbounds i64, ptr %4, i64 %38
  %40 = load i64, ptr %39, align 8
  %41 = mul nsw i64 %40, %16
  %42 = getelementptr inbounds i64, ptr %2, i64 %41
  %43 = load i64, ptr %42, align 8
  %44 = icmp eq i64 %43, %32
  br i1 %44, label %45, label %48

45:                                               ; preds = %37
  %46 = add i64 %38, 1
  %47 = icmp eq i64 %46, %5
  br i1 %47, label %48, label %37

48:                                               ; preds = %37, %45, %35
  %49 = phi i64 [ %23, %35 ], [ %5, %45 ], [ %38, %37 ]
  %50 = sub nsw i64 %49, %23
  tail call fastcc void @narrow(ptr noundef nonnull %7, ptr noundef nonnull %2, ptr noundef nonnull %28, i64 noundef %50, ptr noundef %8)
  %51 = load i64, ptr %28, align 8
  br label %52

52:                                               ; preds = %48, %27
  %53 = phi i64 [ %51, %48 ], [ %29, %27 ]
  %54 = phi i64 [ %49, %48 ], [ %24, %27 ]
  %55 = getelementptr inbounds double, ptr %3, i64 %53
  %56 = load double, ptr %55, align 8
  %57 = tail call fastcc double @limit(ptr noundef nonnull %7)
  %58 = fcmp ult double %56, %57
  br i1 %58, label %59, label %175

59:                                               ; preds = %52
  %60 = tail call fastcc double @start(ptr noundef nonnull %7, ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %31)
  %61 = tail call fastcc double @limit(ptr noundef nonnull %7)
  %62 = fcmp ult double %60, %61
  br i1 %62, label %63, label %175

63:                                               ; preds = %59
  %64 = load i64, ptr %1, align 8
  %65 = icmp sgt i64 %64, 0
  br i1 %65, label %66, label %158

66:                                               ; preds = %63, %151
  %67 = phi i64 [ %73, %151 ], [ 0, %63 ]
  %68 = phi i64 [ %155, %151 ], [ 0, %63 ]
  %69 = phi i64 [ %109, %151 ], [ 0, %63 ]
  %70 = shl nuw i64 1, %67
  %71 = or i64 %70, %15
  %72 = xor i64 %71, -1
  %73 = add nuw nsw i64 %67, 1
  %74 = getelementptr inbounds i64, ptr %31, i64 %73
  %75 = load i64, ptr %74, align 8
  %76 = getelementptr inbounds %struct.Work, ptr %7, i64 0, i32 8, i64 %67
  %77 = load ptr, ptr %76, align 8
  %78 = getelementptr inbounds i64, ptr %77, i64 %75
  %79 = load i64, ptr %78, align 8
  %80 = getelementptr inbounds %struct.Work, ptr %7, i64 0, i32 7, i64 %67
  %81 = load ptr, ptr %80, align 8
  %82 = getelementptr inbounds i64, ptr %81, i64 %75
  %83 = load i64, ptr %82, align 8
  %84 = sub nsw i64 %79, %83
  %85 = getelementptr inbounds double, ptr %9, i64 %68
  %86 = getelementptr inbounds %struct.Work, ptr %7, i64 0, i32 11, i64 %67
  store ptr %85, ptr %86, align 8
  %87 = getelementptr inbounds i64, ptr %10, i64 %69
  %88 = getelementptr inbounds %struct.Work, ptr %7, i64 0, i32 10, i64 %67
  store ptr %87, ptr %88, align 8
  %89 = getelementptr inbounds i64, ptr %87, i64 %84
  %90 = getelementptr inbounds %struct.Work, ptr %7, i64 0, i32 4, i64 %67
  store ptr %89, ptr %90, align 8
  %91 = getelementptr inbounds double, ptr %11, i64 %69
  %92 = getelementptr inbounds %struct.Work, ptr %7, i64 0, i32 12, i64 %67
  store ptr %91, ptr %92, align 8
  tail call fastcc void @fill(ptr noundef nonnull %7, i64 noundef 0, i64 noundef %72)
  %93 = load ptr, ptr %80, align 8
  %94 = getelementptr inbounds i64, ptr %93, i64 %75
  %95 = load i64, ptr %94, align 8
  %96 = load ptr, ptr %76, align 8
  %97 = getelementptr inbounds i64, ptr %96, i64 %75
  %98 = load i64, ptr %97, align 8
  %99 = icmp slt i64 %95, %98
  br i1 %99, label %104, label %100

100:                                              ; preds = %66
  %101 = getelementptr inbounds %struct.Work, ptr %7, i64 0, i32 3, i64 %67
  store i64 0, ptr %101, align 8
  %102 = shl nsw i64 %84, 1
  %103 = add nsw i64 %102, %69
  br label %111

104:                                              ; preds = %66
  %105 = getelementptr inbounds %struct.Work, ptr %7, i64 0, i32 9, i64 %67
  br label %114

106:                                              ; preds = %143
  %107 = getelementptr inbounds %struct.Work, ptr %7, i64 0, i32 3, i64 %67
  store i64 %144, ptr %107, align 8
  %108 = shl nsw i64 %84, 1
  %109 = add nsw i64 %108, %69
  %110 = icmp eq i64 %144, 0
  br i1 %110, label %111, label %151

111:                                              ; preds = %106, %100
  %112 = phi i64 [ %103, %100 ], [ %109, %106 ]
  %113 = load i64, ptr %1, align 8
  br label %158

114:                                              ; preds = %104, %143
  %115 = phi i64 [ %95, %104 ], [ %146, %143 ]
  %116 = phi ptr [ %85, %104 ], [ %145, %143 ]
  %117 = phi i64 [ 0, %104 ], [ %144, %143 ]
  %118 = load ptr, ptr %7, align 8
  %119 = getelementptr inbounds %struct.Sheet, ptr %118, i64 0, i32 6
  %120 = load ptr, ptr %119, align 8
  %121 = getelementptr inbounds ptr, ptr %120, i64 %67
  %122 = load ptr, ptr %121, align 8
  %123 = getelementptr inbounds %struct.Table, ptr %122, i64 0, i32 2
  %124 = load ptr, ptr %123, align 8
  %125 = load ptr, ptr %105, align 8
  %126 = getelementptr inbounds i64, ptr %125, i64 %115
  %127 = load i64, ptr %126, align 8
  tail call fastcc void @gather(ptr noundef %118, i64 noundef %67, ptr noundef %124, ptr noundef %124, i64 noundef %127, ptr noundef %116)
  %128 = tail call fastcc double @bound(ptr noundef nonnull %7, i64 noundef 0, i64 noundef %72, ptr noundef %116)
  %129 = tail call fastcc double @limit(ptr noundef nonnull %7)
  %130 = fcmp ult double %128, %129
  br i1 %130, label %131, label %143

131:                                              ; preds = %114
  %132 = load ptr, ptr %105, align 8
  %133 = getelementptr inbounds i64, ptr %132, i64 %115
  %134 = load i64, ptr %133, align 8
  %135 = load ptr, ptr %88, align 8
  %136 = getelementptr inbounds i64, ptr %135, i64 %117
  store i64 %134, ptr %136, align 8
  %137 = load ptr, ptr %90, align 8
  %138 = getelementptr inbounds i64, ptr %137, i64 %117
  store i64 %117, ptr %138, align 8
  %139 = add nsw i64 %117, 1
  %140 = load ptr, ptr %7, align 8
  %141 = load i64, ptr %140, align 8
  %142 = getelementptr inbounds double, ptr %116, i64 %141
  br label %143

143:                                              ; preds = %114, %131
  %144 = phi i64 [ %139, %131 ], [ %117, %114 ]
  %145 = phi ptr [ %142, %131 ], [ %116, %114 ]
  %146 = add nsw i64 %115, 1
  %147 = load ptr, ptr %76, align 8
  %148 = getelementptr inbounds i64, ptr %147, i64 %75
  %149 = load i64, ptr %148, align 8
  %150 = icmp slt i64 %146, %149
  br i1 %150, label %114, label %106

151:                                              ; preds = %106
  %152 = load ptr, ptr %7, align 8
  %153 = load i64, ptr %152, align 8
  %154 = mul nsw i64 %153, %84
  %155 = add nsw i64 %154, %68
  tail call fastcc void @least(ptr noundef nonnull %7, i64 noundef %67)
  %156 = load i64, ptr %1, align 8
  %157 = icmp slt i64 %73, %156
  br i1 %157, label %66, label %158

158:                                              ; preds = %151, %111, %63
  %159 = phi i64 [ %64, %63 ], [ %113, %111 ], [ %156, %151 ]
  %160 = phi i64 [ 0, %63 ], [ %67, %111 ], [ %73, %151 ]
  %161 = phi i64 [ 0, %63 ], [ %112, %111 ], [ %109, %151 ]
  %162 = icmp eq i64 %160, %159
  br i1 %162, label %163, label %167

163:                                              ; preds = %158
  %164 = getelementptr inbounds i64, ptr %10, i64 %161
  %165 = getelementptr inbounds double, ptr %11, i64 %161
  %166 = sub nsw i64 %12, %161
  tail call fastcc void @branch(ptr noundef nonnull %7, ptr noundef %164, ptr noundef %165, i64 noundef %166)
  br label %167

167:                                              ; preds = %163, %158
  %168 = load i64, ptr %19, align 8
  %169 = icmp eq i64 %168, -2
  br i1 %169, label %170, label %172

170:                                              ; preds = %167
  %171 = load i64, ptr %28, align 8
  store i64 %171, ptr %19, align 8
  br label %172

172:                                              ; preds = %170, %167
  %173 = load i64, ptr %20, align 8
  %174 = icmp slt i64 %173, 0
  br i1 %174, label %178, label %175

175:                                              ; preds = %59, %52, %172
  %176 = add nuw nsw i64 %23, 1
  %177 = icmp eq i64 %176, %5
  br i1 %177, label %178, label %22

178:                                              ; preds = %175, %22, %172, %13
  %179 = phi i64 [ 0, %13 ], [ %23, %172 ], [ %23, %22 ], [ %5, %175 ]
  %180 = tail call i64 @llvm.smin.i64(i64 %179, i64 %5)
  ret i64 %180
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @narrow(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, ptr noundef %4) unnamed_addr {
  %6 = alloca [1024 x double], align 16
  %7 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 1
  %8 = load ptr, ptr %7, align 8
  %9 = load i64, ptr %8, align 8
  %10 = shl nsw i64 -1, %9
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %6)
  %11 = icmp sgt i64 %9, 0
  br i1 %11, label %12, label %72

12:                                               ; preds = %5
  %13 = icmp sgt i64 %3, 0
  %14 = add nuw nsw i64 %9, 1
  br label %16

15:                                               ; preds = %51
  br i1 %11, label %73, label %72

16:                                               ; preds = %12, %51
  %17 = phi ptr [ %4, %12 ], [ %35, %51 ]
  %18 = phi i64 [ 0, %12 ], [ %41, %51 ]
  %19 = load ptr, ptr %0, align 8
  %20 = getelementptr inbounds %struct.Sheet, ptr %19, i64 0, i32 6
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds ptr, ptr %21, i64 %18
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 7, i64 %18
  store ptr %17, ptr %24, align 8
  %25 = getelementptr inbounds %struct.Table, ptr %23, i64 0, i32 1
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds i64, ptr %17, i64 %26
  %28 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 8, i64 %18
  store ptr %27, ptr %28, align 8
  %29 = getelementptr inbounds i64, ptr %27, i64 %26
  %30 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 9, i64 %18
  store ptr %29, ptr %30, align 8
  %31 = getelementptr inbounds %struct.Table, ptr %23, i64 0, i32 5
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds i64, ptr %32, i64 %26
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds i64, ptr %29, i64 %34
  tail call fastcc void @worst(ptr noundef nonnull %0, i64 noundef %18)
  %36 = load i64, ptr %25, align 8
  %37 = icmp sgt i64 %36, 0
  br i1 %37, label %38, label %40

38:                                               ; preds = %16
  %39 = load ptr, ptr %28, align 8
  br label %45

40:                                               ; preds = %45, %16
  %41 = add nuw nsw i64 %18, 1
  br i1 %13, label %42, label %51

42:                                               ; preds = %40
  %43 = getelementptr inbounds %struct.Table, ptr %23, i64 0, i32 3
  %44 = getelementptr inbounds %struct.Table, ptr %23, i64 0, i32 4
  br label %53

45:                                               ; preds = %38, %45
  %46 = phi i64 [ 0, %38 ], [ %48, %45 ]
  %47 = getelementptr inbounds i64, ptr %39, i64 %46
  store i64 0, ptr %47, align 8
  %48 = add nuw nsw i64 %46, 1
  %49 = load i64, ptr %25, align 8
  %50 = icmp slt i64 %48, %49
  br i1 %50, label %45, label %40

51:                                               ; preds = %69, %40
  %52 = icmp eq i64 %41, %9
  br i1 %52, label %15, label %16

53:                                               ; preds = %42, %69
  %54 = phi i64 [ 0, %42 ], [ %70, %69 ]
  %55 = getelementptr inbounds i64, ptr %2, i64 %54
  %56 = load i64, ptr %55, align 8
  %57 = mul nsw i64 %56, %14
  %58 = add i64 %41, %57
  %59 = getelementptr inbounds i64, ptr %1, i64 %58
  %60 = load i64, ptr %59, align 8
  %61 = load ptr, ptr %28, align 8
  %62 = getelementptr inbounds i64, ptr %61, i64 %60
  %63 = load i64, ptr %62, align 8
  %64 = icmp eq i64 %63, 0
  br i1 %64, label %65, label %69

65:                                               ; preds = %53
  store i64 1, ptr %62, align 8
  %66 = load ptr, ptr %0, align 8
  %67 = load ptr, ptr %43, align 8
  %68 = load ptr, ptr %44, align 8
  call fastcc void @gather(ptr noundef %66, i64 noundef %18, ptr noundef %67, ptr noundef %68, i64 noundef %60, ptr noundef nonnull %6)
  call fastcc void @better(ptr noundef nonnull %0, i64 noundef %18, ptr noundef nonnull %6)
  br label %69

69:                                               ; preds = %53, %65
  %70 = add nuw nsw i64 %54, 1
  %71 = icmp eq i64 %70, %3
  br i1 %71, label %51, label %53

72:                                               ; preds = %93, %5, %15
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %6)
  ret void

73:                                               ; preds = %15, %93
  %74 = phi i64 [ %94, %93 ], [ 0, %15 ]
  %75 = load ptr, ptr %0, align 8
  %76 = getelementptr inbounds %struct.Sheet, ptr %75, i64 0, i32 6
  %77 = load ptr, ptr %76, align 8
  %78 = getelementptr inbounds ptr, ptr %77, i64 %74
  %79 = load ptr, ptr %78, align 8
  %80 = shl nuw i64 1, %74
  %81 = or i64 %80, %10
  %82 = xor i64 %81, -1
  tail call fastcc void @fill(ptr noundef nonnull %0, i64 noundef 0, i64 noundef %82)
  tail call fastcc void @worst(ptr noundef nonnull %0, i64 noundef %74)
  %83 = getelementptr inbounds %struct.Table, ptr %79, i64 0, i32 1
  %84 = load i64, ptr %83, align 8
  %85 = icmp sgt i64 %84, 0
  br i1 %85, label %86, label %93

86:                                               ; preds = %73
  %87 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 8, i64 %74
  %88 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 7, i64 %74
  %89 = getelementptr inbounds %struct.Table, ptr %79, i64 0, i32 5
  %90 = getelementptr inbounds %struct.Table, ptr %79, i64 0, i32 2
  %91 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 9, i64 %74
  %92 = load ptr, ptr %87, align 8
  br label %96

93:                                               ; preds = %143, %73
  %94 = add nuw nsw i64 %74, 1
  %95 = icmp eq i64 %94, %9
  br i1 %95, label %72, label %73

96:                                               ; preds = %86, %143
  %97 = phi i64 [ %84, %86 ], [ %145, %143 ]
  %98 = phi ptr [ %92, %86 ], [ %146, %143 ]
  %99 = phi ptr [ %92, %86 ], [ %147, %143 ]
  %100 = phi i64 [ 0, %86 ], [ %144, %143 ]
  %101 = phi i64 [ 0, %86 ], [ %148, %143 ]
  %102 = getelementptr inbounds i64, ptr %99, i64 %100
  %103 = load i64, ptr %102, align 8
  %104 = icmp eq i64 %103, 0
  br i1 %104, label %105, label %107

105:                                              ; preds = %96
  %106 = add nuw nsw i64 %100, 1
  br label %143

107:                                              ; preds = %96
  %108 = load ptr, ptr %88, align 8
  %109 = getelementptr inbounds i64, ptr %108, i64 %100
  store i64 %101, ptr %109, align 8
  %110 = load ptr, ptr %89, align 8
  %111 = getelementptr inbounds i64, ptr %110, i64 %100
  %112 = load i64, ptr %111, align 8
  %113 = add nuw nsw i64 %100, 1
  %114 = getelementptr inbounds i64, ptr %110, i64 %113
  %115 = load i64, ptr %114, align 8
  %116 = icmp slt i64 %112, %115
  br i1 %116, label %124, label %119

117:                                              ; preds = %136
  %118 = load ptr, ptr %87, align 8
  br label %119

119:                                              ; preds = %117, %107
  %120 = phi ptr [ %98, %107 ], [ %118, %117 ]
  %121 = phi i64 [ %101, %107 ], [ %137, %117 ]
  %122 = getelementptr inbounds i64, ptr %120, i64 %100
  store i64 %121, ptr %122, align 8
  %123 = load i64, ptr %83, align 8
  br label %143

124:                                              ; preds = %107, %136
  %125 = phi i64 [ %138, %136 ], [ %112, %107 ]
  %126 = phi i64 [ %137, %136 ], [ %101, %107 ]
  %127 = load ptr, ptr %0, align 8
  %128 = load ptr, ptr %90, align 8
  call fastcc void @gather(ptr noundef %127, i64 noundef %74, ptr noundef %128, ptr noundef %128, i64 noundef %125, ptr noundef nonnull %6)
  %129 = call fastcc double @bound(ptr noundef nonnull %0, i64 noundef 0, i64 noundef %82, ptr noundef nonnull %6)
  %130 = tail call fastcc double @limit(ptr noundef nonnull %0)
  %131 = fcmp ult double %129, %130
  br i1 %131, label %132, label %136

132:                                              ; preds = %124
  call fastcc void @better(ptr noundef nonnull %0, i64 noundef %74, ptr noundef nonnull %6)
  %133 = load ptr, ptr %91, align 8
  %134 = add nsw i64 %126, 1
  %135 = getelementptr inbounds i64, ptr %133, i64 %126
  store i64 %125, ptr %135, align 8
  br label %136

136:                                              ; preds = %124, %132
  %137 = phi i64 [ %126, %124 ], [ %134, %132 ]
  %138 = add nsw i64 %125, 1
  %139 = load ptr, ptr %89, align 8
  %140 = getelementptr inbounds i64, ptr %139, i64 %113
  %141 = load i64, ptr %140, align 8
  %142 = icmp slt i64 %138, %141
  br i1 %142, label %124, label %117

143:                                              ; preds = %105, %119
  %144 = phi i64 [ %106, %105 ], [ %113, %119 ]
  %145 = phi i64 [ %97, %105 ], [ %123, %119 ]
  %146 = phi ptr [ %98, %105 ], [ %120, %119 ]
  %147 = phi ptr [ %99, %105 ], [ %120, %119 ]
  %148 = phi i64 [ %101, %105 ], [ %121, %119 ]
  %149 = icmp slt i64 %144, %145
  br i1 %149, label %96, label %93
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(read, inaccessiblemem: none)
define internal fastcc double @limit(ptr nocapture noundef readonly %0) unnamed_addr {
  %2 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 2
  %3 = load ptr, ptr %2, align 8
  %4 = load double, ptr %3, align 8
  %5 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 1
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds %struct.Goal, ptr %6, i64 0, i32 14
  %8 = load double, ptr %7, align 8
  %9 = fsub double 1.000000e+00, %8
  %10 = fmul double %4, %9
  ret double %10
}

; Function Attrs: nofree noinline norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @fill(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2) unnamed_addr {
  %4 = load ptr, ptr %0, align 8
  %5 = load i64, ptr %4, align 8
  %6 = icmp sgt i64 %5, 0
  br i1 %6, label %11, label %7

7:                                                ; preds = %11, %3
  %8 = getelementptr inbounds %struct.Sheet, ptr %4, i64 0, i32 2
  %9 = load i64, ptr %8, align 8
  %10 = icmp slt i64 %9, %5
  br i1 %10, label %23, label %16

11:                                               ; preds = %3, %11
  %12 = phi i64 [ %14, %11 ], [ 0, %3 ]
  %13 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 14, i64 %1, i64 %12
  store double 1.000000e+00, ptr %13, align 8
  %14 = add nuw nsw i64 %12, 1
  %15 = icmp eq i64 %14, %5
  br i1 %15, label %7, label %11

16:                                               ; preds = %23, %7
  %17 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 1
  %18 = load ptr, ptr %17, align 8
  %19 = load i64, ptr %18, align 8
  %20 = icmp sgt i64 %19, 0
  br i1 %20, label %21, label %29

21:                                               ; preds = %16
  %22 = getelementptr inbounds %struct.Sheet, ptr %4, i64 0, i32 12
  br label %30

23:                                               ; preds = %7, %23
  %24 = phi i64 [ %27, %23 ], [ %9, %7 ]
  %25 = sub nsw i64 %24, %9
  %26 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 15, i64 %1, i64 %25
  store double 1.000000e+00, ptr %26, align 8
  %27 = add nsw i64 %24, 1
  %28 = icmp eq i64 %27, %5
  br i1 %28, label %16, label %23

29:                                               ; preds = %63, %16
  ret void

30:                                               ; preds = %21, %63
  %31 = phi i64 [ 0, %21 ], [ %64, %63 ]
  %32 = shl nuw i64 1, %31
  %33 = and i64 %32, %2
  %34 = icmp eq i64 %33, 0
  br i1 %34, label %63, label %35

35:                                               ; preds = %30
  br i1 %6, label %39, label %36

36:                                               ; preds = %39, %35
  br i1 %10, label %37, label %63

37:                                               ; preds = %36
  %38 = load ptr, ptr %22, align 8
  br label %48

39:                                               ; preds = %35, %39
  %40 = phi i64 [ %46, %39 ], [ 0, %35 ]
  %41 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 13, i64 %31, i64 %40
  %42 = load double, ptr %41, align 8
  %43 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 14, i64 %1, i64 %40
  %44 = load double, ptr %43, align 8
  %45 = fmul double %42, %44
  store double %45, ptr %43, align 8
  %46 = add nuw nsw i64 %40, 1
  %47 = icmp eq i64 %46, %5
  br i1 %47, label %36, label %39

48:                                               ; preds = %37, %60
  %49 = phi i64 [ %9, %37 ], [ %61, %60 ]
  %50 = sub nsw i64 %49, %9
  %51 = getelementptr inbounds i64, ptr %38, i64 %50
  %52 = load i64, ptr %51, align 8
  %53 = icmp eq i64 %52, %31
  br i1 %53, label %60, label %54

54:                                               ; preds = %48
  %55 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 13, i64 %31, i64 %49
  %56 = load double, ptr %55, align 8
  %57 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 15, i64 %1, i64 %50
  %58 = load double, ptr %57, align 8
  %59 = fmul double %56, %58
  store double %59, ptr %57, align 8
  br label %60

60:                                               ; preds = %48, %54
  %61 = add nsw i64 %49, 1
  %62 = icmp eq i64 %61, %5
  br i1 %62, label %63, label %48

63:                                               ; preds = %60, %36, %30
  %64 = add nuw nsw i64 %31, 1
  %65 = icmp eq i64 %64, %19
  br i1 %65, label %29, label %30
}

; Function Attrs: nofree noinline norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @gather(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, i64 noundef %4, ptr nocapture noundef %5) unnamed_addr {
  %7 = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 7
  %8 = load ptr, ptr %7, align 8
  %9 = load i64, ptr %0, align 8
  %10 = mul nsw i64 %9, %1
  %11 = getelementptr inbounds i64, ptr %8, i64 %10
  %12 = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 6
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds ptr, ptr %13, i64 %1
  %15 = load ptr, ptr %14, align 8
  %16 = load i64, ptr %15, align 8
  %17 = mul nsw i64 %16, %4
  %18 = getelementptr inbounds double, ptr %2, i64 %17
  %19 = getelementptr inbounds double, ptr %3, i64 %17
  %20 = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 1
  %21 = load i64, ptr %20, align 8
  %22 = icmp sgt i64 %21, 0
  br i1 %22, label %25, label %23

23:                                               ; preds = %25, %6
  %24 = icmp slt i64 %21, %9
  br i1 %24, label %41, label %34

25:                                               ; preds = %6, %25
  %26 = phi i64 [ %32, %25 ], [ 0, %6 ]
  %27 = getelementptr inbounds i64, ptr %11, i64 %26
  %28 = load i64, ptr %27, align 8
  %29 = getelementptr inbounds double, ptr %18, i64 %28
  %30 = load double, ptr %29, align 8
  %31 = getelementptr inbounds double, ptr %5, i64 %26
  store double %30, ptr %31, align 8
  %32 = add nuw nsw i64 %26, 1
  %33 = icmp eq i64 %32, %21
  br i1 %33, label %23, label %25

34:                                               ; preds = %41, %23
  %35 = icmp eq i64 %1, 0
  %36 = icmp sgt i64 %9, 0
  %37 = select i1 %35, i1 %36, i1 false
  br i1 %37, label %38, label %59

38:                                               ; preds = %34
  %39 = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 15
  %40 = load ptr, ptr %39, align 8
  br label %50

41:                                               ; preds = %23, %41
  %42 = phi i64 [ %48, %41 ], [ %21, %23 ]
  %43 = getelementptr inbounds i64, ptr %11, i64 %42
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds double, ptr %19, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = getelementptr inbounds double, ptr %5, i64 %42
  store double %46, ptr %47, align 8
  %48 = add nsw i64 %42, 1
  %49 = icmp eq i64 %48, %9
  br i1 %49, label %34, label %41

50:                                               ; preds = %38, %50
  %51 = phi i64 [ 0, %38 ], [ %57, %50 ]
  %52 = getelementptr inbounds double, ptr %40, i64 %51
  %53 = load double, ptr %52, align 8
  %54 = getelementptr inbounds double, ptr %5, i64 %51
  %55 = load double, ptr %54, align 8
  %56 = fmul double %53, %55
  store double %56, ptr %54, align 8
  %57 = add nuw nsw i64 %51, 1
  %58 = icmp eq i64 %57, %9
  br i1 %58, label %59, label %50

59:                                               ; preds = %50, %34
  ret void
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc double @bound(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2, ptr nocapture noundef readonly %3) unnamed_addr {
  %5 = load ptr, ptr %0, align 8
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 2
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds %struct.Best, ptr %8, i64 0, i32 3
  %10 = load i64, ptr %9, align 8
  %11 = sub nsw i64 %10, %6
  store i64 %11, ptr %9, align 8
  %12 = icmp sgt i64 %6, 0
  br i1 %12, label %17, label %13

13:                                               ; preds = %17, %4
  %14 = getelementptr inbounds %struct.Sheet, ptr %5, i64 0, i32 2
  %15 = load i64, ptr %14, align 8
  %16 = icmp slt i64 %15, %6
  br i1 %16, label %33, label %27

17:                                               ; preds = %4, %17
  %18 = phi i64 [ %25, %17 ], [ 0, %4 ]
  %19 = getelementptr inbounds double, ptr %3, i64 %18
  %20 = load double, ptr %19, align 8
  %21 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 14, i64 %1, i64 %18
  %22 = load double, ptr %21, align 8
  %23 = fmul double %20, %22
  %24 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 17, i64 %18
  store double %23, ptr %24, align 8
  %25 = add nuw nsw i64 %18, 1
  %26 = icmp eq i64 %25, %6
  br i1 %26, label %13, label %17

27:                                               ; preds = %33, %13
  %28 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 1
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 17
  %31 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 18
  %32 = tail call fastcc double @judge(ptr noundef nonnull %5, ptr noundef %29, ptr noundef nonnull %30, ptr noundef nonnull %31, i64 noundef %2)
  ret double %32

33:                                               ; preds = %13, %33
  %34 = phi i64 [ %42, %33 ], [ %15, %13 ]
  %35 = getelementptr inbounds double, ptr %3, i64 %34
  %36 = load double, ptr %35, align 8
  %37 = sub nsw i64 %34, %15
  %38 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 15, i64 %1, i64 %37
  %39 = load double, ptr %38, align 8
  %40 = fmul double %36, %39
  %41 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 18, i64 %37
  store double %40, ptr %41, align 8
  %42 = add nsw i64 %34, 1
  %43 = icmp eq i64 %42, %6
  br i1 %43, label %27, label %33
}

; Function Attrs: nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @least(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr {
  tail call fastcc void @worst(ptr noundef %0, i64 noundef %1)
  %3 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 3, i64 %1
  %4 = load i64, ptr %3, align 8
  %5 = icmp sgt i64 %4, 0
  br i1 %5, label %6, label %9

6:                                                ; preds = %2
  %7 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 11, i64 %1
  %8 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 4, i64 %1
  br label %10

9:                                                ; preds = %10, %2
  ret void

10:                                               ; preds = %6, %10
  %11 = phi i64 [ 0, %6 ], [ %20, %10 ]
  %12 = load ptr, ptr %7, align 8
  %13 = load ptr, ptr %8, align 8
  %14 = getelementptr inbounds i64, ptr %13, i64 %11
  %15 = load i64, ptr %14, align 8
  %16 = load ptr, ptr %0, align 8
  %17 = load i64, ptr %16, align 8
  %18 = mul nsw i64 %17, %15
  %19 = getelementptr inbounds double, ptr %12, i64 %18
  tail call fastcc void @better(ptr noundef nonnull %0, i64 noundef %1, ptr noundef %19)
  %20 = add nuw nsw i64 %11, 1
  %21 = load i64, ptr %3, align 8
  %22 = icmp slt i64 %20, %21
  br i1 %22, label %10, label %9
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @branch(ptr nocapture noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) unnamed_addr {
  %5 = alloca %struct.Split, align 8
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5)
  %6 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 1
  %7 = load ptr, ptr %6, align 8
  %8 = load i64, ptr %7, align 8
  %9 = shl nsw i64 -1, %8
  %10 = xor i64 %9, -1
  %11 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 2
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds %struct.Best, ptr %12, i64 0, i32 3
  %14 = load i64, ptr %13, align 8
  %15 = icmp slt i64 %14, 0
  br i1 %15, label %74, label %16

16:                                               ; preds = %4
  %17 = icmp sgt i64 %8, 0
  br i1 %17, label %27, label %18

18:                                               ; preds = %27, %16
  %19 = phi i64 [ 0, %16 ], [ %32, %27 ]
  tail call fastcc void @fill(ptr noundef nonnull %0, i64 noundef 0, i64 noundef %10)
  %20 = load ptr, ptr %0, align 8
  %21 = load ptr, ptr %6, align 8
  %22 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 14
  %23 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 15
  %24 = tail call fastcc double @judge(ptr noundef %20, ptr noundef %21, ptr noundef nonnull %22, ptr noundef nonnull %23, i64 noundef %10)
  %25 = tail call fastcc double @limit(ptr noundef nonnull %0)
  %26 = fcmp ult double %24, %25
  br i1 %26, label %35, label %74

27:                                               ; preds = %16, %27
  %28 = phi i64 [ %33, %27 ], [ 0, %16 ]
  %29 = phi i64 [ %32, %27 ], [ 0, %16 ]
  tail call fastcc void @least(ptr noundef nonnull %0, i64 noundef %28)
  %30 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 3, i64 %28
  %31 = load i64, ptr %30, align 8
  %32 = add nsw i64 %31, %29
  %33 = add nuw nsw i64 %28, 1
  %34 = icmp eq i64 %33, %8
  br i1 %34, label %18, label %27

35:                                               ; preds = %18, %51
  %36 = phi i64 [ %52, %51 ], [ %19, %18 ]
  br i1 %17, label %37, label %53

37:                                               ; preds = %35, %43
  %38 = phi i64 [ %45, %43 ], [ 0, %35 ]
  %39 = phi i64 [ %44, %43 ], [ 0, %35 ]
  tail call fastcc void @shrink(ptr noundef nonnull %0, i64 noundef %38)
  %40 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 3, i64 %38
  %41 = load i64, ptr %40, align 8
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %74, label %43

43:                                               ; preds = %37
  %44 = add nsw i64 %41, %39
  %45 = add nuw nsw i64 %38, 1
  %46 = icmp eq i64 %45, %8
  br i1 %46, label %47, label %37

47:                                               ; preds = %43
  %48 = mul nsw i64 %44, 5
  %49 = shl nsw i64 %36, 2
  %50 = icmp slt i64 %48, %49
  br i1 %50, label %51, label %55

51:                                               ; preds = %47, %53
  %52 = phi i64 [ %44, %47 ], [ 0, %53 ]
  br label %35

53:                                               ; preds = %35
  %54 = icmp sgt i64 %36, 0
  br i1 %54, label %51, label %72

55:                                               ; preds = %47
  br i1 %17, label %60, label %72

56:                                               ; preds = %60
  %57 = fcmp ole double %66, 6.400000e+01
  %58 = icmp sgt i64 %44, %3
  %59 = select i1 %57, i1 true, i1 %58
  br i1 %59, label %72, label %69

60:                                               ; preds = %55, %60
  %61 = phi i64 [ %67, %60 ], [ 0, %55 ]
  %62 = phi double [ %66, %60 ], [ 1.000000e+00, %55 ]
  %63 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 3, i64 %61
  %64 = load i64, ptr %63, align 8
  %65 = sitofp i64 %64 to double
  %66 = fmul double %62, %65
  %67 = add nuw nsw i64 %61, 1
  %68 = icmp eq i64 %67, %8
  br i1 %68, label %56, label %60

69:                                               ; preds = %56
  %70 = call fastcc i64 @differs_most(ptr noundef nonnull %0, ptr noundef nonnull %5)
  %71 = icmp eq i64 %70, 0
  br i1 %71, label %72, label %73

72:                                               ; preds = %53, %55, %69, %56
  tail call fastcc void @choose(ptr noundef nonnull %0)
  br label %74

73:                                               ; preds = %69
  tail call fastcc void @halve(ptr noundef nonnull %0, ptr noundef nonnull byval(%struct.Split) align 8 %5, ptr noundef %1, ptr noundef %2, i64 noundef %3)
  br label %74

74:                                               ; preds = %37, %72, %73, %18, %4
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5)
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none)
define i64 @room() {
  ret i64 566552
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(read, inaccessiblemem: none)
define internal fastcc double @judge(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, i64 noundef %4) unnamed_addr {
  %6 = alloca [1024 x double], align 16
  %7 = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 4
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 13
  %10 = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 14
  %11 = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 18
  %12 = tail call i64 @llvm.smax.i64(i64 %8, i64 0)
  br label %13

13:                                               ; preds = %26, %5
  %14 = phi i64 [ 0, %5 ], [ %20, %26 ]
  %15 = icmp eq i64 %14, %12
  br i1 %15, label %42, label %16

16:                                               ; preds = %13
  %17 = load ptr, ptr %9, align 8
  %18 = getelementptr inbounds i64, ptr %17, i64 %14
  %19 = load i64, ptr %18, align 8
  %20 = add nuw i64 %14, 1
  %21 = getelementptr inbounds i64, ptr %17, i64 %20
  %22 = load i64, ptr %21, align 8
  %23 = icmp slt i64 %19, %22
  br i1 %23, label %24, label %26

24:                                               ; preds = %16
  %25 = load ptr, ptr %10, align 8
  br label %32

26:                                               ; preds = %32, %16
  %27 = phi double [ 0.000000e+00, %16 ], [ %39, %32 ]
  %28 = load ptr, ptr %11, align 8
  %29 = getelementptr inbounds double, ptr %28, i64 %14
  %30 = load double, ptr %29, align 8
  %31 = fcmp ule double %27, %30
  br i1 %31, label %13, label %247

32:                                               ; preds = %24, %32
  %33 = phi i64 [ %19, %24 ], [ %40, %32 ]
  %34 = phi double [ 0.000000e+00, %24 ], [ %39, %32 ]
  %35 = getelementptr inbounds i64, ptr %25, i64 %33
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr inbounds double, ptr %2, i64 %36
  %38 = load double, ptr %37, align 8
  %39 = fadd double %34, %38
  %40 = add nsw i64 %33, 1
  %41 = icmp eq i64 %40, %22
  br i1 %41, label %26, label %32

42:                                               ; preds = %13
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %6)
  %43 = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 5
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds double, ptr %2, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = getelementptr inbounds %struct.Goal, ptr %1, i64 0, i32 11
  %48 = load double, ptr %47, align 8
  %49 = fdiv double %46, %48
  %50 = getelementptr inbounds %struct.Goal, ptr %1, i64 0, i32 14
  %51 = load double, ptr %50, align 8
  %52 = tail call fastcc double @ceiling(double noundef %49, double noundef %51)
  %53 = getelementptr inbounds %struct.Goal, ptr %1, i64 0, i32 2
  %54 = load i64, ptr %53, align 8
  %55 = icmp sgt i64 %54, 0
  br i1 %55, label %56, label %62

56:                                               ; preds = %42
  %57 = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 16
  %58 = load ptr, ptr %57, align 8
  %59 = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 2
  %60 = load i64, ptr %59, align 8
  %61 = icmp sgt i64 %60, 0
  br label %75

62:                                               ; preds = %79, %42
  %63 = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 3
  %64 = load i64, ptr %63, align 8
  %65 = icmp sgt i64 %64, 0
  br i1 %65, label %66, label %95

66:                                               ; preds = %62
  %67 = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 8
  %68 = load ptr, ptr %67, align 8
  %69 = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 10
  %70 = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 12
  %71 = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 11
  %72 = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 2
  %73 = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 17
  %74 = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 9
  br label %99

75:                                               ; preds = %56, %79
  %76 = phi i64 [ 0, %56 ], [ %82, %79 ]
  %77 = mul nsw i64 %60, %76
  %78 = getelementptr inbounds double, ptr %58, i64 %77
  br i1 %61, label %84, label %79

79:                                               ; preds = %84, %75
  %80 = phi double [ 0.000000e+00, %75 ], [ %92, %84 ]
  %81 = getelementptr inbounds [1024 x double], ptr %6, i64 0, i64 %76
  store double %80, ptr %81, align 8
  %82 = add nuw nsw i64 %76, 1
  %83 = icmp eq i64 %82, %54
  br i1 %83, label %62, label %75

84:                                               ; preds = %75, %84
  %85 = phi i64 [ %93, %84 ], [ 0, %75 ]
  %86 = phi double [ %92, %84 ], [ 0.000000e+00, %75 ]
  %87 = getelementptr inbounds double, ptr %78, i64 %85
  %88 = load double, ptr %87, align 8
  %89 = getelementptr inbounds double, ptr %2, i64 %85
  %90 = load double, ptr %89, align 8
  %91 = fmul double %88, %90
  %92 = fadd double %86, %91
  %93 = add nuw nsw i64 %85, 1
  %94 = icmp eq i64 %93, %60
  br i1 %94, label %79, label %84

95:                                               ; preds = %176, %62
  br i1 %55, label %96, label %179

96:                                               ; preds = %95
  %97 = getelementptr inbounds %struct.Goal, ptr %1, i64 0, i32 10
  %98 = load ptr, ptr %97, align 8
  br label %191

99:                                               ; preds = %66, %176
  %100 = phi i64 [ 0, %66 ], [ %177, %176 ]
  %101 = getelementptr inbounds i64, ptr %68, i64 %100
  %102 = load i64, ptr %101, align 8
  %103 = icmp slt i64 %102, %54
  br i1 %103, label %106, label %104

104:                                              ; preds = %99
  %105 = add nuw nsw i64 %100, 1
  br label %176

106:                                              ; preds = %99
  %107 = load ptr, ptr %69, align 8
  %108 = getelementptr inbounds i64, ptr %107, i64 %100
  %109 = load i64, ptr %108, align 8
  %110 = add nuw nsw i64 %100, 1
  %111 = getelementptr inbounds i64, ptr %107, i64 %110
  %112 = load i64, ptr %111, align 8
  %113 = icmp slt i64 %109, %112
  br i1 %113, label %114, label %160

114:                                              ; preds = %106
  %115 = load ptr, ptr %70, align 8
  %116 = load ptr, ptr %71, align 8
  br label %119

117:                                              ; preds = %148
  %118 = fcmp olt double %158, 1.000000e+00
  br i1 %118, label %160, label %176

119:                                              ; preds = %114, %148
  %120 = phi i64 [ %109, %114 ], [ %149, %148 ]
  %121 = phi double [ 0.000000e+00, %114 ], [ %158, %148 ]
  %122 = getelementptr inbounds i64, ptr %116, i64 %120
  %123 = load i64, ptr %122, align 8
  %124 = getelementptr inbounds i64, ptr %115, i64 %123
  %125 = load i64, ptr %124, align 8
  %126 = icmp slt i64 %120, %112
  br i1 %126, label %127, label %148

127:                                              ; preds = %119, %136
  %128 = phi double [ %145, %136 ], [ 0.000000e+00, %119 ]
  %129 = phi double [ %141, %136 ], [ 0.000000e+00, %119 ]
  %130 = phi i64 [ %146, %136 ], [ %120, %119 ]
  %131 = getelementptr inbounds i64, ptr %116, i64 %130
  %132 = load i64, ptr %131, align 8
  %133 = getelementptr inbounds i64, ptr %115, i64 %132
  %134 = load i64, ptr %133, align 8
  %135 = icmp eq i64 %134, %125
  br i1 %135, label %136, label %148

136:                                              ; preds = %127
  %137 = load i64, ptr %72, align 8
  %138 = add nsw i64 %137, %132
  %139 = getelementptr inbounds double, ptr %2, i64 %138
  %140 = load double, ptr %139, align 8
  %141 = fadd double %129, %140
  %142 = getelementptr inbounds double, ptr %3, i64 %132
  %143 = load double, ptr %142, align 8
  %144 = fcmp ogt double %143, %128
  %145 = select i1 %144, double %143, double %128
  %146 = add i64 %130, 1
  %147 = icmp eq i64 %146, %112
  br i1 %147, label %148, label %127

148:                                              ; preds = %127, %136, %119
  %149 = phi i64 [ %120, %119 ], [ %112, %136 ], [ %130, %127 ]
  %150 = phi double [ 0.000000e+00, %119 ], [ %141, %136 ], [ %129, %127 ]
  %151 = phi double [ 0.000000e+00, %119 ], [ %145, %136 ], [ %128, %127 ]
  %152 = shl nuw i64 1, %125
  %153 = and i64 %152, %4
  %154 = icmp ne i64 %153, 0
  %155 = fcmp ogt double %150, %151
  %156 = select i1 %154, i1 %155, i1 false
  %157 = select i1 %156, double %151, double %150
  %158 = fadd double %121, %157
  %159 = icmp slt i64 %149, %112
  br i1 %159, label %119, label %117

160:                                              ; preds = %106, %117
  %161 = phi double [ %158, %117 ], [ 0.000000e+00, %106 ]
  %162 = load ptr, ptr %73, align 8
  %163 = getelementptr inbounds double, ptr %162, i64 %100
  %164 = load double, ptr %163, align 8
  %165 = load ptr, ptr %74, align 8
  %166 = getelementptr inbounds i64, ptr %165, i64 %100
  %167 = load i64, ptr %166, align 8
  %168 = getelementptr inbounds double, ptr %2, i64 %167
  %169 = load double, ptr %168, align 8
  %170 = fmul double %164, %169
  %171 = fsub double 1.000000e+00, %161
  %172 = fmul double %171, %170
  %173 = getelementptr inbounds [1024 x double], ptr %6, i64 0, i64 %102
  %174 = load double, ptr %173, align 8
  %175 = fadd double %174, %172
  store double %175, ptr %173, align 8
  br label %176

176:                                              ; preds = %104, %117, %160
  %177 = phi i64 [ %105, %104 ], [ %110, %117 ], [ %110, %160 ]
  %178 = icmp eq i64 %177, %64
  br i1 %178, label %95, label %99

179:                                              ; preds = %208, %95
  %180 = phi double [ %52, %95 ], [ %209, %208 ]
  %181 = getelementptr inbounds %struct.Goal, ptr %1, i64 0, i32 9
  %182 = getelementptr inbounds %struct.Goal, ptr %1, i64 0, i32 3
  %183 = load i64, ptr %182, align 8
  %184 = icmp sgt i64 %183, 0
  br i1 %184, label %185, label %245

185:                                              ; preds = %179
  %186 = getelementptr inbounds %struct.Goal, ptr %1, i64 0, i32 7
  %187 = load ptr, ptr %186, align 8
  %188 = getelementptr inbounds %struct.Goal, ptr %1, i64 0, i32 8
  %189 = getelementptr inbounds %struct.Goal, ptr %1, i64 0, i32 12
  %190 = getelementptr inbounds %struct.Goal, ptr %1, i64 0, i32 13
  br label %212

191:                                              ; preds = %96, %208
  %192 = phi i64 [ 0, %96 ], [ %210, %208 ]
  %193 = phi double [ %52, %96 ], [ %209, %208 ]
  %194 = getelementptr inbounds [1024 x double], ptr %6, i64 0, i64 %192
  %195 = load double, ptr %194, align 8
  %196 = fcmp olt double %195, 0.000000e+00
  br i1 %196, label %197, label %198

197:                                              ; preds = %191
  store double 0.000000e+00, ptr %194, align 8
  br label %198

198:                                              ; preds = %197, %191
  %199 = phi double [ 0.000000e+00, %197 ], [ %195, %191 ]
  %200 = getelementptr inbounds double, ptr %98, i64 %192
  %201 = load double, ptr %200, align 8
  %202 = fcmp ogt double %201, 0.000000e+00
  br i1 %202, label %203, label %208

203:                                              ; preds = %198
  %204 = fdiv double %199, %201
  %205 = tail call fastcc double @ceiling(double noundef %204, double noundef %51)
  %206 = fcmp ogt double %205, %193
  %207 = select i1 %206, double %205, double %193
  br label %208

208:                                              ; preds = %198, %203
  %209 = phi double [ %207, %203 ], [ %193, %198 ]
  %210 = add nuw nsw i64 %192, 1
  %211 = icmp eq i64 %210, %54
  br i1 %211, label %179, label %191

212:                                              ; preds = %185, %241
  %213 = phi i64 [ 0, %185 ], [ %243, %241 ]
  %214 = phi double [ 0.000000e+00, %185 ], [ %242, %241 ]
  %215 = getelementptr inbounds i64, ptr %187, i64 %213
  %216 = load i64, ptr %215, align 8
  %217 = icmp eq i64 %216, 1
  br i1 %217, label %230, label %218

218:                                              ; preds = %212
  %219 = load ptr, ptr %188, align 8
  %220 = getelementptr inbounds i64, ptr %219, i64 %213
  %221 = load i64, ptr %220, align 8
  %222 = getelementptr inbounds [1024 x double], ptr %6, i64 0, i64 %221
  %223 = load double, ptr %222, align 8
  switch i64 %216, label %230 [
    i64 0, label %224
    i64 2, label %224
  ]

224:                                              ; preds = %218, %218
  %225 = load double, ptr %189, align 8
  %226 = load double, ptr %190, align 8
  %227 = fmul double %180, %226
  %228 = fadd double %225, %227
  %229 = fadd double %223, %228
  br label %230

230:                                              ; preds = %212, %218, %224
  %231 = phi double [ %180, %212 ], [ %223, %218 ], [ %229, %224 ]
  %232 = icmp eq i64 %216, 2
  %233 = select i1 %232, double %180, double 1.000000e+00
  %234 = fmul double %233, %231
  %235 = icmp eq i64 %213, 0
  br i1 %235, label %241, label %236

236:                                              ; preds = %230
  %237 = load ptr, ptr %181, align 8
  %238 = getelementptr inbounds double, ptr %237, i64 %213
  %239 = load double, ptr %238, align 8
  %240 = fcmp ogt double %234, %239
  br i1 %240, label %245, label %241

241:                                              ; preds = %236, %230
  %242 = phi double [ %214, %236 ], [ %234, %230 ]
  %243 = add nuw nsw i64 %213, 1
  %244 = icmp eq i64 %243, %183
  br i1 %244, label %245, label %212

245:                                              ; preds = %241, %236, %179
  %246 = phi double [ 0.000000e+00, %179 ], [ 0x7FF0000000000000, %236 ], [ %242, %241 ]
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %6)
  br label %247

247:                                              ; preds = %26, %245
  %248 = phi double [ %246, %245 ], [ 0x7FF0000000000000, %26 ]
  ret double %248
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none)
define internal fastcc double @ceiling(double noundef %0, double noundef %1) unnamed_addr {
  %3 = fsub double 1.000000e+00, %1
  %4 = fmul double %3, %0
  %5 = fcmp ogt double %4, 9.000000e+18
  br i1 %5, label %12, label %6

6:                                                ; preds = %2
  %7 = fptosi double %4 to i64
  %8 = sitofp i64 %7 to double
  %9 = fcmp ogt double %4, %8
  %10 = fadd double %8, 1.000000e+00
  %11 = select i1 %9, double %10, double %8
  br label %12

12:                                               ; preds = %2, %6
  %13 = phi double [ %11, %6 ], [ %4, %2 ]
  ret double %13
}

; Function Attrs: nofree noinline norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @worst(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr {
  %3 = load ptr, ptr %0, align 8
  %4 = load i64, ptr %3, align 8
  %5 = icmp sgt i64 %4, 0
  br i1 %5, label %6, label %9

6:                                                ; preds = %2
  %7 = getelementptr inbounds %struct.Sheet, ptr %3, i64 0, i32 1
  %8 = load i64, ptr %7, align 8
  br label %10

9:                                                ; preds = %10, %2
  ret void

10:                                               ; preds = %6, %10
  %11 = phi i64 [ 0, %6 ], [ %15, %10 ]
  %12 = icmp slt i64 %11, %8
  %13 = select i1 %12, double 0x7FF0000000000000, double 0.000000e+00
  %14 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 13, i64 %1, i64 %11
  store double %13, ptr %14, align 8
  %15 = add nuw nsw i64 %11, 1
  %16 = icmp eq i64 %15, %4
  br i1 %16, label %9, label %10
}

; Function Attrs: nofree noinline norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @better(ptr nocapture noundef %0, i64 noundef %1, ptr nocapture noundef readonly %2) unnamed_addr {
  %4 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 13, i64 %1
  %5 = load ptr, ptr %0, align 8
  %6 = getelementptr inbounds %struct.Sheet, ptr %5, i64 0, i32 1
  %7 = load i64, ptr %6, align 8
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %12, label %9

9:                                                ; preds = %20, %3
  %10 = load i64, ptr %5, align 8
  %11 = icmp slt i64 %7, %10
  br i1 %11, label %24, label %23

12:                                               ; preds = %3, %20
  %13 = phi i64 [ %21, %20 ], [ 0, %3 ]
  %14 = getelementptr inbounds double, ptr %2, i64 %13
  %15 = load double, ptr %14, align 8
  %16 = getelementptr inbounds double, ptr %4, i64 %13
  %17 = load double, ptr %16, align 8
  %18 = fcmp olt double %15, %17
  br i1 %18, label %19, label %20

19:                                               ; preds = %12
  store double %15, ptr %16, align 8
  br label %20

20:                                               ; preds = %12, %19
  %21 = add nuw nsw i64 %13, 1
  %22 = icmp eq i64 %21, %7
  br i1 %22, label %9, label %12

23:                                               ; preds = %32, %9
  ret void

24:                                               ; preds = %9, %32
  %25 = phi i64 [ %33, %32 ], [ %7, %9 ]
  %26 = getelementptr inbounds double, ptr %2, i64 %25
  %27 = load double, ptr %26, align 8
  %28 = getelementptr inbounds double, ptr %4, i64 %25
  %29 = load double, ptr %28, align 8
  %30 = fcmp ogt double %27, %29
  br i1 %30, label %31, label %32

31:                                               ; preds = %24
  store double %27, ptr %28, align 8
  br label %32

32:                                               ; preds = %24, %31
  %33 = add nsw i64 %25, 1
  %34 = icmp eq i64 %33, %10
  br i1 %34, label %23, label %24
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @shrink(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr {
  %3 = tail call fastcc double @limit(ptr noundef %0)
  %4 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8
  %6 = load i64, ptr %5, align 8
  %7 = shl nsw i64 -1, %6
  %8 = xor i64 %7, -1
  %9 = shl nsw i64 -1, %1
  %10 = add i64 %9, %8
  tail call fastcc void @fill(ptr noundef %0, i64 noundef 0, i64 noundef %10)
  %11 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 3, i64 %1
  %12 = load i64, ptr %11, align 8
  %13 = icmp sgt i64 %12, 0
  br i1 %13, label %14, label %18

14:                                               ; preds = %2
  %15 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 4, i64 %1
  %16 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 11, i64 %1
  %17 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 12, i64 %1
  br label %22

18:                                               ; preds = %41, %2
  %19 = phi i64 [ 0, %2 ], [ %42, %41 ]
  %20 = phi i64 [ %12, %2 ], [ %44, %41 ]
  store i64 %19, ptr %11, align 8
  %21 = icmp eq i64 %20, %19
  br i1 %21, label %47, label %46

22:                                               ; preds = %14, %41
  %23 = phi i64 [ 0, %14 ], [ %42, %41 ]
  %24 = phi i64 [ 0, %14 ], [ %43, %41 ]
  %25 = load ptr, ptr %15, align 8
  %26 = getelementptr inbounds i64, ptr %25, i64 %24
  %27 = load i64, ptr %26, align 8
  %28 = load ptr, ptr %16, align 8
  %29 = load ptr, ptr %0, align 8
  %30 = load i64, ptr %29, align 8
  %31 = mul nsw i64 %30, %27
  %32 = getelementptr inbounds double, ptr %28, i64 %31
  %33 = tail call fastcc double @bound(ptr noundef nonnull %0, i64 noundef 0, i64 noundef %10, ptr noundef %32)
  %34 = fcmp olt double %33, %3
  br i1 %34, label %35, label %41

35:                                               ; preds = %22
  %36 = load ptr, ptr %15, align 8
  %37 = getelementptr inbounds i64, ptr %36, i64 %23
  store i64 %27, ptr %37, align 8
  %38 = load ptr, ptr %17, align 8
  %39 = add nsw i64 %23, 1
  %40 = getelementptr inbounds double, ptr %38, i64 %23
  store double %33, ptr %40, align 8
  br label %41

41:                                               ; preds = %35, %22
  %42 = phi i64 [ %39, %35 ], [ %23, %22 ]
  %43 = add nuw nsw i64 %24, 1
  %44 = load i64, ptr %11, align 8
  %45 = icmp slt i64 %43, %44
  br i1 %45, label %22, label %18

46:                                               ; preds = %18
  tail call fastcc void @least(ptr noundef nonnull %0, i64 noundef %1)
  br label %47

47:                                               ; preds = %46, %18
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc i64 @differs_most(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) unnamed_addr {
  %3 = load ptr, ptr %0, align 8
  %4 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8
  %6 = load i64, ptr %5, align 8
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %8, label %26

8:                                                ; preds = %2
  %9 = getelementptr inbounds %struct.Sheet, ptr %3, i64 0, i32 1
  %10 = getelementptr inbounds i8, ptr %1, i64 8
  %11 = getelementptr inbounds i8, ptr %1, i64 16
  %12 = load i64, ptr %9, align 8
  br label %13

13:                                               ; preds = %8, %39
  %14 = phi i64 [ %6, %8 ], [ %40, %39 ]
  %15 = phi i64 [ %12, %8 ], [ %41, %39 ]
  %16 = phi i64 [ %12, %8 ], [ %42, %39 ]
  %17 = phi double [ 1.000000e+00, %8 ], [ %43, %39 ]
  %18 = phi i64 [ 0, %8 ], [ %44, %39 ]
  %19 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 3, i64 %18
  %20 = icmp sgt i64 %16, 0
  br i1 %20, label %21, label %39

21:                                               ; preds = %13
  %22 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 11, i64 %18
  %23 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 4, i64 %18
  %24 = load i64, ptr %19, align 8
  %25 = icmp sgt i64 %24, 1
  br i1 %25, label %46, label %33

26:                                               ; preds = %39, %2
  %27 = phi double [ 1.000000e+00, %2 ], [ %43, %39 ]
  %28 = fcmp ogt double %27, 1.000000e+00
  %29 = zext i1 %28 to i64
  ret i64 %29

30:                                               ; preds = %76
  %31 = load i64, ptr %19, align 8
  %32 = icmp sgt i64 %31, 1
  br i1 %32, label %46, label %33

33:                                               ; preds = %30, %76, %21
  %34 = phi i64 [ %15, %21 ], [ %77, %76 ], [ %77, %30 ]
  %35 = phi i64 [ %16, %21 ], [ %77, %76 ], [ %77, %30 ]
  %36 = phi double [ %17, %21 ], [ %78, %76 ], [ %78, %30 ]
  %37 = load ptr, ptr %4, align 8
  %38 = load i64, ptr %37, align 8
  br label %39

39:                                               ; preds = %33, %13
  %40 = phi i64 [ %14, %13 ], [ %38, %33 ]
  %41 = phi i64 [ %15, %13 ], [ %34, %33 ]
  %42 = phi i64 [ %16, %13 ], [ %35, %33 ]
  %43 = phi double [ %17, %13 ], [ %36, %33 ]
  %44 = add nuw nsw i64 %18, 1
  %45 = icmp slt i64 %44, %40
  br i1 %45, label %13, label %26

46:                                               ; preds = %21, %30
  %47 = phi i64 [ %31, %30 ], [ %24, %21 ]
  %48 = phi i64 [ %79, %30 ], [ 0, %21 ]
  %49 = phi double [ %78, %30 ], [ %17, %21 ]
  %50 = phi i64 [ %77, %30 ], [ %15, %21 ]
  %51 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 13, i64 %18, i64 %48
  %52 = load double, ptr %51, align 8
  %53 = load ptr, ptr %22, align 8
  %54 = load ptr, ptr %23, align 8
  %55 = load i64, ptr %3, align 8
  br label %59

56:                                               ; preds = %59
  %57 = fmul double %49, %52
  %58 = fcmp ogt double %69, %57
  br i1 %58, label %72, label %76

59:                                               ; preds = %46, %59
  %60 = phi i64 [ 0, %46 ], [ %70, %59 ]
  %61 = phi double [ %52, %46 ], [ %69, %59 ]
  %62 = getelementptr inbounds i64, ptr %54, i64 %60
  %63 = load i64, ptr %62, align 8
  %64 = mul nsw i64 %55, %63
  %65 = add nsw i64 %64, %48
  %66 = getelementptr inbounds double, ptr %53, i64 %65
  %67 = load double, ptr %66, align 8
  %68 = fcmp ogt double %67, %61
  %69 = select i1 %68, double %67, double %61
  %70 = add nuw nsw i64 %60, 1
  %71 = icmp eq i64 %70, %47
  br i1 %71, label %56, label %59

72:                                               ; preds = %56
  %73 = fdiv double %69, %52
  %74 = fmul double %52, %69
  store i64 %18, ptr %1, align 8
  store i64 %48, ptr %10, align 8
  store double %74, ptr %11, align 8
  %75 = load i64, ptr %9, align 8
  br label %76

76:                                               ; preds = %72, %56
  %77 = phi i64 [ %75, %72 ], [ %50, %56 ]
  %78 = phi double [ %73, %72 ], [ %49, %56 ]
  %79 = add nuw nsw i64 %48, 1
  %80 = icmp slt i64 %79, %77
  br i1 %80, label %30, label %33
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @choose(ptr nocapture noundef %0) unnamed_addr {
  %2 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 1
  %3 = load ptr, ptr %2, align 8
  %4 = load i64, ptr %3, align 8
  %5 = shl nsw i64 -1, %4
  %6 = xor i64 %5, -1
  %7 = icmp sgt i64 %4, 0
  br i1 %7, label %9, label %42

8:                                                ; preds = %9
  br i1 %7, label %19, label %42

9:                                                ; preds = %1, %9
  %10 = phi i64 [ %17, %9 ], [ 0, %1 ]
  %11 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 4, i64 %10
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 12, i64 %10
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 3, i64 %10
  %16 = load i64, ptr %15, align 8
  tail call fastcc void @sort(ptr noundef %12, ptr noundef %14, i64 noundef %16)
  %17 = add nuw nsw i64 %10, 1
  %18 = icmp eq i64 %17, %4
  br i1 %18, label %8, label %9

19:                                               ; preds = %8, %37
  %20 = phi i64 [ %40, %37 ], [ 0, %8 ]
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %37, label %22

22:                                               ; preds = %19
  %23 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 3, i64 %20
  br label %25

24:                                               ; preds = %37
  br i1 %7, label %48, label %42

25:                                               ; preds = %22, %34
  %26 = phi i64 [ %20, %22 ], [ %27, %34 ]
  %27 = add nsw i64 %26, -1
  %28 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 5, i64 %27
  %29 = load i64, ptr %28, align 8
  %30 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 3, i64 %29
  %31 = load i64, ptr %30, align 8
  %32 = load i64, ptr %23, align 8
  %33 = icmp sgt i64 %31, %32
  br i1 %33, label %34, label %37

34:                                               ; preds = %25
  %35 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 5, i64 %26
  store i64 %29, ptr %35, align 8
  %36 = icmp eq i64 %27, 0
  br i1 %36, label %37, label %25

37:                                               ; preds = %25, %34, %19
  %38 = phi i64 [ 0, %19 ], [ 0, %34 ], [ %26, %25 ]
  %39 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 5, i64 %38
  store i64 %20, ptr %39, align 8
  %40 = add nuw nsw i64 %20, 1
  %41 = icmp eq i64 %40, %4
  br i1 %41, label %24, label %19

42:                                               ; preds = %48, %1, %8, %24
  %43 = load ptr, ptr %0, align 8
  %44 = load i64, ptr %43, align 8
  %45 = icmp sgt i64 %44, 0
  br i1 %45, label %46, label %58

46:                                               ; preds = %42
  %47 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16
  br label %59

48:                                               ; preds = %24, %48
  %49 = phi i64 [ %56, %48 ], [ 0, %24 ]
  %50 = phi i64 [ %55, %48 ], [ %6, %24 ]
  tail call fastcc void @fill(ptr noundef nonnull %0, i64 noundef %49, i64 noundef %50)
  %51 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 5, i64 %49
  %52 = load i64, ptr %51, align 8
  %53 = shl nuw i64 1, %52
  %54 = xor i64 %53, -1
  %55 = and i64 %50, %54
  %56 = add nuw nsw i64 %49, 1
  %57 = icmp eq i64 %56, %4
  br i1 %57, label %42, label %48

58:                                               ; preds = %59, %42
  tail call fastcc void @descend(ptr noundef nonnull %0, i64 noundef 0, i64 noundef %6)
  ret void

59:                                               ; preds = %46, %59
  %60 = phi i64 [ 0, %46 ], [ %62, %59 ]
  %61 = getelementptr inbounds [1024 x double], ptr %47, i64 0, i64 %60
  store double 1.000000e+00, ptr %61, align 8
  %62 = add nuw nsw i64 %60, 1
  %63 = icmp eq i64 %62, %44
  br i1 %63, label %58, label %59
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @halve(ptr nocapture noundef %0, ptr nocapture noundef readonly byval(%struct.Split) align 8 %1, ptr noundef %2, ptr noundef %3, i64 noundef %4) unnamed_addr {
  %6 = alloca [16 x i64], align 16
  %7 = alloca [16 x ptr], align 16
  %8 = alloca [16 x ptr], align 16
  %9 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 1
  %10 = load ptr, ptr %9, align 8
  %11 = load i64, ptr %10, align 8
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %6)
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %7)
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %8)
  %12 = icmp sgt i64 %11, 0
  br i1 %12, label %19, label %13

13:                                               ; preds = %19, %5
  %14 = load i64, ptr %1, align 8
  %15 = getelementptr inbounds %struct.Split, ptr %1, i64 0, i32 1
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds %struct.Split, ptr %1, i64 0, i32 2
  %18 = load double, ptr %17, align 8
  br label %32

19:                                               ; preds = %5, %19
  %20 = phi i64 [ %30, %19 ], [ 0, %5 ]
  %21 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 3, i64 %20
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds [16 x i64], ptr %6, i64 0, i64 %20
  store i64 %22, ptr %23, align 8
  %24 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 4, i64 %20
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds [16 x ptr], ptr %7, i64 0, i64 %20
  store ptr %25, ptr %26, align 8
  %27 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 12, i64 %20
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds [16 x ptr], ptr %8, i64 0, i64 %20
  store ptr %28, ptr %29, align 8
  %30 = add nuw nsw i64 %20, 1
  %31 = icmp eq i64 %30, %11
  br i1 %31, label %13, label %19

32:                                               ; preds = %13, %36
  %33 = phi i1 [ true, %13 ], [ false, %36 ]
  %34 = phi i64 [ 0, %13 ], [ 1, %36 ]
  br i1 %12, label %41, label %36

35:                                               ; preds = %36
  br i1 %12, label %98, label %97

36:                                               ; preds = %57, %32
  %37 = phi i64 [ 0, %32 ], [ %59, %57 ]
  %38 = getelementptr inbounds i64, ptr %2, i64 %37
  %39 = getelementptr inbounds double, ptr %3, i64 %37
  %40 = sub nsw i64 %4, %37
  tail call fastcc void @branch(ptr noundef %0, ptr noundef %38, ptr noundef %39, i64 noundef %40)
  br i1 %33, label %32, label %35

41:                                               ; preds = %32, %57
  %42 = phi i64 [ %60, %57 ], [ 0, %32 ]
  %43 = phi i64 [ %59, %57 ], [ 0, %32 ]
  %44 = getelementptr inbounds i64, ptr %2, i64 %43
  %45 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 4, i64 %42
  store ptr %44, ptr %45, align 8
  %46 = getelementptr inbounds double, ptr %3, i64 %43
  %47 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 12, i64 %42
  store ptr %46, ptr %47, align 8
  %48 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 3, i64 %42
  store i64 0, ptr %48, align 8
  %49 = getelementptr inbounds [16 x i64], ptr %6, i64 0, i64 %42
  %50 = load i64, ptr %49, align 8
  %51 = icmp sgt i64 %50, 0
  br i1 %51, label %52, label %57

52:                                               ; preds = %41
  %53 = getelementptr inbounds [16 x ptr], ptr %7, i64 0, i64 %42
  %54 = icmp eq i64 %42, %14
  %55 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 11, i64 %42
  %56 = getelementptr inbounds [16 x ptr], ptr %8, i64 0, i64 %42
  br label %62

57:                                               ; preds = %93, %41
  %58 = phi i64 [ 0, %41 ], [ %94, %93 ]
  %59 = add nsw i64 %58, %43
  %60 = add nuw nsw i64 %42, 1
  %61 = icmp eq i64 %60, %11
  br i1 %61, label %36, label %41

62:                                               ; preds = %52, %93
  %63 = phi i64 [ 0, %52 ], [ %94, %93 ]
  %64 = phi i64 [ 0, %52 ], [ %95, %93 ]
  br i1 %54, label %69, label %65

65:                                               ; preds = %62
  %66 = load ptr, ptr %53, align 8
  %67 = getelementptr inbounds i64, ptr %66, i64 %64
  %68 = load i64, ptr %67, align 8
  br label %84

69:                                               ; preds = %62
  %70 = load ptr, ptr %55, align 8
  %71 = load ptr, ptr %53, align 8
  %72 = getelementptr inbounds i64, ptr %71, i64 %64
  %73 = load i64, ptr %72, align 8
  %74 = load ptr, ptr %0, align 8
  %75 = load i64, ptr %74, align 8
  %76 = mul nsw i64 %75, %73
  %77 = add nsw i64 %76, %16
  %78 = getelementptr inbounds double, ptr %70, i64 %77
  %79 = load double, ptr %78, align 8
  %80 = fmul double %79, %79
  %81 = fcmp ogt double %80, %18
  %82 = zext i1 %81 to i64
  %83 = icmp eq i64 %34, %82
  br i1 %83, label %84, label %93

84:                                               ; preds = %65, %69
  %85 = phi i64 [ %68, %65 ], [ %73, %69 ]
  %86 = getelementptr inbounds i64, ptr %44, i64 %63
  store i64 %85, ptr %86, align 8
  %87 = load ptr, ptr %56, align 8
  %88 = getelementptr inbounds double, ptr %87, i64 %64
  %89 = load double, ptr %88, align 8
  %90 = load i64, ptr %48, align 8
  %91 = add nsw i64 %90, 1
  store i64 %91, ptr %48, align 8
  %92 = getelementptr inbounds double, ptr %46, i64 %90
  store double %89, ptr %92, align 8
  br label %93

93:                                               ; preds = %69, %84
  %94 = phi i64 [ %63, %69 ], [ %91, %84 ]
  %95 = add nuw nsw i64 %64, 1
  %96 = icmp eq i64 %95, %50
  br i1 %96, label %57, label %62

97:                                               ; preds = %98, %35
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %6)
  ret void

98:                                               ; preds = %35, %98
  %99 = phi i64 [ %109, %98 ], [ 0, %35 ]
  %100 = getelementptr inbounds [16 x i64], ptr %6, i64 0, i64 %99
  %101 = load i64, ptr %100, align 8
  %102 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 3, i64 %99
  store i64 %101, ptr %102, align 8
  %103 = getelementptr inbounds [16 x ptr], ptr %7, i64 0, i64 %99
  %104 = load ptr, ptr %103, align 8
  %105 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 4, i64 %99
  store ptr %104, ptr %105, align 8
  %106 = getelementptr inbounds [16 x ptr], ptr %8, i64 0, i64 %99
  %107 = load ptr, ptr %106, align 8
  %108 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 12, i64 %99
  store ptr %107, ptr %108, align 8
  %109 = add nuw nsw i64 %99, 1
  %110 = icmp eq i64 %109, %11
  br i1 %110, label %97, label %98
}

; Function Attrs: nofree noinline norecurse nosync nounwind optsize memory(argmem: readwrite)
define internal fastcc void @sort(ptr nocapture noundef %0, ptr nocapture noundef %1, i64 noundef %2) unnamed_addr {
  %4 = icmp sgt i64 %2, 1
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = lshr i64 %2, 1
  br label %10

7:                                                ; preds = %51, %66, %58, %24
  %8 = icmp sgt i64 %26, 1
  br i1 %8, label %10, label %9

9:                                                ; preds = %7, %3
  ret void

10:                                               ; preds = %5, %7
  %11 = phi i64 [ %26, %7 ], [ %2, %5 ]
  %12 = phi i64 [ %25, %7 ], [ %6, %5 ]
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %16, label %14

14:                                               ; preds = %10
  %15 = add nsw i64 %12, -1
  br label %24

16:                                               ; preds = %10
  %17 = add nsw i64 %11, -1
  %18 = getelementptr inbounds i64, ptr %0, i64 %17
  %19 = load i64, ptr %18, align 8
  %20 = load i64, ptr %0, align 8
  store i64 %20, ptr %18, align 8
  store i64 %19, ptr %0, align 8
  %21 = getelementptr inbounds double, ptr %1, i64 %17
  %22 = load double, ptr %21, align 8
  %23 = load double, ptr %1, align 8
  store double %23, ptr %21, align 8
  store double %22, ptr %1, align 8
  br label %24

24:                                               ; preds = %16, %14
  %25 = phi i64 [ %15, %14 ], [ 0, %16 ]
  %26 = phi i64 [ %11, %14 ], [ %17, %16 ]
  %27 = shl nsw i64 %25, 1
  %28 = or i64 %27, 1
  %29 = icmp slt i64 %28, %26
  br i1 %29, label %30, label %7

30:                                               ; preds = %24, %66
  %31 = phi i64 [ %70, %66 ], [ %28, %24 ]
  %32 = phi i64 [ %69, %66 ], [ %27, %24 ]
  %33 = phi i64 [ %52, %66 ], [ %25, %24 ]
  %34 = add i64 %32, 2
  %35 = icmp slt i64 %34, %26
  br i1 %35, label %36, label %51

36:                                               ; preds = %30
  %37 = getelementptr inbounds double, ptr %1, i64 %31
  %38 = load double, ptr %37, align 8
  %39 = getelementptr inbounds double, ptr %1, i64 %34
  %40 = load double, ptr %39, align 8
  %41 = fcmp olt double %38, %40
  br i1 %41, label %50, label %42

42:                                               ; preds = %36
  %43 = fcmp oeq double %38, %40
  br i1 %43, label %44, label %51

44:                                               ; preds = %42
  %45 = getelementptr inbounds i64, ptr %0, i64 %31
  %46 = load i64, ptr %45, align 8
  %47 = getelementptr inbounds i64, ptr %0, i64 %34
  %48 = load i64, ptr %47, align 8
  %49 = icmp slt i64 %46, %48
  br i1 %49, label %50, label %51

50:                                               ; preds = %44, %36
  br label %51

51:                                               ; preds = %50, %44, %42, %30
  %52 = phi i64 [ %34, %50 ], [ %31, %44 ], [ %31, %42 ], [ %31, %30 ]
  %53 = getelementptr inbounds double, ptr %1, i64 %33
  %54 = load double, ptr %53, align 8
  %55 = getelementptr inbounds double, ptr %1, i64 %52
  %56 = load double, ptr %55, align 8
  %57 = fcmp ogt double %54, %56
  br i1 %57, label %7, label %58

58:                                               ; preds = %51
  %59 = fcmp oeq double %54, %56
  %60 = getelementptr inbounds i64, ptr %0, i64 %33
  %61 = load i64, ptr %60, align 8
  %62 = getelementptr inbounds i64, ptr %0, i64 %52
  %63 = load i64, ptr %62, align 8
  %64 = icmp sgt i64 %61, %63
  %65 = select i1 %59, i1 %64, i1 false
  br i1 %65, label %7, label %66

66:                                               ; preds = %58
  %67 = getelementptr inbounds i64, ptr %0, i64 %33
  %68 = getelementptr inbounds i64, ptr %0, i64 %52
  store i64 %63, ptr %67, align 8
  store i64 %61, ptr %68, align 8
  store double %56, ptr %53, align 8
  store double %54, ptr %55, align 8
  %69 = shl nsw i64 %52, 1
  %70 = or i64 %69, 1
  %71 = icmp slt i64 %70, %26
  br i1 %71, label %30, label %7
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @descend(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2) unnamed_addr {
  %4 = load ptr, ptr %0, align 8
  %5 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 5, i64 %1
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 1
  %8 = load ptr, ptr %7, align 8
  %9 = load i64, ptr %8, align 8
  %10 = shl nuw i64 1, %6
  %11 = xor i64 %10, -1
  %12 = and i64 %11, %2
  %13 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 2
  %14 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 3, i64 %6
  %15 = load i64, ptr %14, align 8
  %16 = icmp sgt i64 %15, 0
  br i1 %16, label %17, label %94

17:                                               ; preds = %3
  %18 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 12, i64 %6
  %19 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 4, i64 %6
  %20 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 11, i64 %6
  %21 = add nsw i64 %1, 1
  %22 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %21
  %23 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 10, i64 %6
  %24 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 6, i64 %1
  %25 = icmp slt i64 %21, %9
  %26 = getelementptr inbounds %struct.Sheet, ptr %4, i64 0, i32 2
  %27 = icmp sgt i64 %9, 0
  br label %28

28:                                               ; preds = %17, %90
  %29 = phi i64 [ 0, %17 ], [ %91, %90 ]
  %30 = tail call fastcc double @limit(ptr noundef nonnull %0)
  %31 = load ptr, ptr %18, align 8
  %32 = getelementptr inbounds double, ptr %31, i64 %29
  %33 = load double, ptr %32, align 8
  %34 = fcmp ult double %33, %30
  br i1 %34, label %35, label %94

35:                                               ; preds = %28
  %36 = load ptr, ptr %13, align 8
  %37 = getelementptr inbounds %struct.Best, ptr %36, i64 0, i32 3
  %38 = load i64, ptr %37, align 8
  %39 = icmp slt i64 %38, 0
  br i1 %39, label %94, label %40

40:                                               ; preds = %35
  %41 = load ptr, ptr %19, align 8
  %42 = getelementptr inbounds i64, ptr %41, i64 %29
  %43 = load i64, ptr %42, align 8
  %44 = load ptr, ptr %20, align 8
  %45 = load i64, ptr %4, align 8
  %46 = mul nsw i64 %45, %43
  %47 = getelementptr inbounds double, ptr %44, i64 %46
  %48 = icmp sgt i64 %45, 0
  br i1 %48, label %53, label %49

49:                                               ; preds = %53, %40
  %50 = load ptr, ptr %23, align 8
  %51 = getelementptr inbounds i64, ptr %50, i64 %43
  %52 = load i64, ptr %51, align 8
  store i64 %52, ptr %24, align 8
  br i1 %25, label %63, label %67

53:                                               ; preds = %40, %53
  %54 = phi i64 [ %61, %53 ], [ 0, %40 ]
  %55 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %1, i64 %54
  %56 = load double, ptr %55, align 8
  %57 = getelementptr inbounds double, ptr %47, i64 %54
  %58 = load double, ptr %57, align 8
  %59 = fmul double %56, %58
  %60 = getelementptr inbounds double, ptr %22, i64 %54
  store double %59, ptr %60, align 8
  %61 = add nuw nsw i64 %54, 1
  %62 = icmp eq i64 %61, %45
  br i1 %62, label %49, label %53

63:                                               ; preds = %49
  %64 = tail call fastcc double @bound(ptr noundef nonnull %0, i64 noundef %21, i64 noundef %12, ptr noundef nonnull %22)
  %65 = fcmp olt double %64, %30
  br i1 %65, label %66, label %90

66:                                               ; preds = %63
  tail call fastcc void @descend(ptr noundef nonnull %0, i64 noundef %21, i64 noundef %12)
  br label %90

67:                                               ; preds = %49
  %68 = getelementptr inbounds %struct.Best, ptr %36, i64 0, i32 1
  %69 = load i64, ptr %68, align 8
  %70 = add nsw i64 %69, 1
  store i64 %70, ptr %68, align 8
  %71 = load i64, ptr %4, align 8
  %72 = load i64, ptr %37, align 8
  %73 = sub nsw i64 %72, %71
  store i64 %73, ptr %37, align 8
  %74 = load ptr, ptr %7, align 8
  %75 = load i64, ptr %26, align 8
  %76 = getelementptr inbounds double, ptr %22, i64 %75
  %77 = tail call fastcc double @judge(ptr noundef nonnull %4, ptr noundef %74, ptr noundef nonnull %22, ptr noundef nonnull %76, i64 noundef 0)
  %78 = fcmp olt double %77, %30
  br i1 %78, label %79, label %90

79:                                               ; preds = %67
  store double %77, ptr %36, align 8
  %80 = getelementptr inbounds %struct.Best, ptr %36, i64 0, i32 2
  store i64 -2, ptr %80, align 8
  br i1 %27, label %81, label %90

81:                                               ; preds = %79, %81
  %82 = phi i64 [ %88, %81 ], [ 0, %79 ]
  %83 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 6, i64 %82
  %84 = load i64, ptr %83, align 8
  %85 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 5, i64 %82
  %86 = load i64, ptr %85, align 8
  %87 = getelementptr inbounds %struct.Best, ptr %36, i64 0, i32 4, i64 %86
  store i64 %84, ptr %87, align 8
  %88 = add nuw nsw i64 %82, 1
  %89 = icmp eq i64 %88, %9
  br i1 %89, label %90, label %81

90:                                               ; preds = %81, %79, %66, %63, %67
  %91 = add nuw nsw i64 %29, 1
  %92 = load i64, ptr %14, align 8
  %93 = icmp slt i64 %91, %92
  br i1 %93, label %28, label %94

94:                                               ; preds = %90, %28, %35, %3
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64)



