; kernel.c 2c39ab8ff77723f80a8eae9bc4b0fd1601a6e05efae2cb509e4c07735a279889

%struct.Work = type { ptr, ptr, ptr, [16 x i64], [16 x i64], [17 x [16 x i64]], [17 x [256 x double]], [17 x [256 x double]], [17 x [256 x double]], double, ptr, [17 x double], double, i64, i64, i64, ptr, ptr, ptr, i64, i64 }
%struct.Kind = type { i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, double, ptr }
%struct.Shape = type { i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Table = type { i64, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Nest = type { ptr, ptr, ptr, %struct.Stair, double, i64 }
%struct.Stair = type { double, double, i64, i64, [8 x i64], [8 x [16 x i64]] }
%struct.Fit = type { ptr, ptr, ptr, i64, i64, i64, double, double, ptr, double, [256 x double] }
%struct.Own = type { i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Choice = type { i64, [16 x i64] }

; Function Attrs: nofree noinline norecurse nosync nounwind optsize memory(argmem: readwrite)
define void @sieve(i64 noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef readonly %3, i64 noundef %4, ptr nocapture noundef readonly %5, i64 noundef %6, ptr nocapture noundef %7) {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %16

10:                                               ; preds = %8
  %11 = icmp sgt i64 %2, 0
  %12 = load i64, ptr %1, align 8
  br label %17

13:                                               ; preds = %42, %17
  %14 = phi i64 [ %23, %17 ], [ %43, %42 ]
  %15 = icmp eq i64 %21, %0
  br i1 %15, label %16, label %17

16:                                               ; preds = %13, %8
  ret void

17:                                               ; preds = %10, %13
  %18 = phi i64 [ %12, %10 ], [ %14, %13 ]
  %19 = phi i64 [ 0, %10 ], [ %21, %13 ]
  %20 = getelementptr inbounds i64, ptr %1, i64 %19
  %21 = add nuw nsw i64 %19, 1
  %22 = getelementptr inbounds i64, ptr %1, i64 %21
  %23 = load i64, ptr %22, align 8
  %24 = icmp slt i64 %18, %23
  br i1 %24, label %25, label %13

25:                                               ; preds = %17, %42
  %26 = phi i64 [ %43, %42 ], [ %23, %17 ]
  %27 = phi i64 [ %44, %42 ], [ %18, %17 ]
  %28 = load i64, ptr %20, align 8
  %29 = getelementptr inbounds i64, ptr %7, i64 %27
  %30 = icmp slt i64 %28, %26
  br i1 %30, label %31, label %42

31:                                               ; preds = %25
  %32 = mul nsw i64 %27, %2
  %33 = mul nsw i64 %27, %4
  %34 = getelementptr inbounds i64, ptr %5, i64 %33
  %35 = load i64, ptr %29, align 8
  br label %36

36:                                               ; preds = %31, %89
  %37 = phi i64 [ %26, %31 ], [ %90, %89 ]
  %38 = phi i64 [ %26, %31 ], [ %91, %89 ]
  %39 = phi i64 [ %35, %31 ], [ %92, %89 ]
  %40 = phi i64 [ %28, %31 ], [ %93, %89 ]
  %41 = icmp eq i64 %39, 0
  br i1 %41, label %46, label %42

42:                                               ; preds = %36, %89, %25
  %43 = phi i64 [ %26, %25 ], [ %37, %36 ], [ %90, %89 ]
  %44 = add nsw i64 %27, 1
  %45 = icmp slt i64 %44, %43
  br i1 %45, label %25, label %13

46:                                               ; preds = %36
  %47 = icmp eq i64 %27, %40
  br i1 %47, label %89, label %48

48:                                               ; preds = %46
  %49 = getelementptr inbounds i64, ptr %7, i64 %40
  %50 = load i64, ptr %49, align 8
  %51 = icmp eq i64 %50, 0
  br i1 %51, label %52, label %89

52:                                               ; preds = %48
  br i1 %11, label %53, label %72

53:                                               ; preds = %52
  %54 = mul nsw i64 %40, %2
  br label %56

55:                                               ; preds = %56
  br i1 %68, label %72, label %89

56:                                               ; preds = %53, %56
  %57 = phi i64 [ 0, %53 ], [ %69, %56 ]
  %58 = phi i64 [ 0, %53 ], [ %67, %56 ]
  %59 = add nsw i64 %57, %54
  %60 = getelementptr inbounds double, ptr %3, i64 %59
  %61 = load double, ptr %60, align 8
  %62 = add nsw i64 %57, %32
  %63 = getelementptr inbounds double, ptr %3, i64 %62
  %64 = load double, ptr %63, align 8
  %65 = fcmp olt double %61, %64
  %66 = zext i1 %65 to i64
  %67 = or i64 %58, %66
  %68 = fcmp ule double %61, %64
  %69 = add nuw nsw i64 %57, 1
  %70 = icmp slt i64 %69, %2
  %71 = select i1 %70, i1 %68, i1 false
  br i1 %71, label %56, label %55

72:                                               ; preds = %52, %55
  %73 = phi i64 [ %67, %55 ], [ 0, %52 ]
  %74 = mul nsw i64 %40, %4
  %75 = getelementptr inbounds i64, ptr %5, i64 %74
  %76 = tail call fastcc i64 @within(i64 noundef %4, ptr noundef %75, ptr noundef %34, i64 noundef %6)
  %77 = icmp eq i64 %76, 0
  br i1 %77, label %89, label %78

78:                                               ; preds = %72
  %79 = icmp ne i64 %73, 0
  %80 = icmp slt i64 %40, %27
  %81 = select i1 %79, i1 true, i1 %80
  br i1 %81, label %85, label %82

82:                                               ; preds = %78
  %83 = tail call fastcc i64 @within(i64 noundef %4, ptr noundef %34, ptr noundef %75, i64 noundef %6)
  %84 = icmp eq i64 %83, 0
  br label %85

85:                                               ; preds = %82, %78
  %86 = phi i1 [ true, %78 ], [ %84, %82 ]
  %87 = zext i1 %86 to i64
  store i64 %87, ptr %29, align 8
  %88 = load i64, ptr %22, align 8
  br label %89

89:                                               ; preds = %55, %72, %46, %48, %85
  %90 = phi i64 [ %37, %55 ], [ %37, %72 ], [ %37, %46 ], [ %37, %48 ], [ %88, %85 ]
  %91 = phi i64 [ %38, %55 ], [ %38, %72 ], [ %38, %46 ], [ %38, %48 ], [ %88, %85 ]
  %92 = phi i64 [ 0, %55 ], [ 0, %72 ], [ 0, %46 ], [ 0, %48 ], [ %87, %85 ]
  %93 = add nsw i64 %40, 1
  %94 = icmp slt i64 %93, %91
  br i1 %94, label %36, label %42
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

; Function Attrs: nofree noinline norecurse nosync nounwind optsize memory(argmem: read)
define internal fastcc i64 @within(i64 noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3) unnamed_addr {
  %5 = icmp slt i64 %0, 1
  br i1 %5, label %28, label %6

6:                                                ; preds = %4
  %7 = icmp eq i64 %3, 0
  br label %8

8:                                                ; preds = %6, %24
  %9 = phi i1 [ false, %6 ], [ %26, %24 ]
  %10 = phi i64 [ 0, %6 ], [ %25, %24 ]
  br i1 %7, label %17, label %11

11:                                               ; preds = %8
  %12 = getelementptr inbounds i64, ptr %1, i64 %10
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds i64, ptr %2, i64 %10
  %15 = load i64, ptr %14, align 8
  %16 = icmp eq i64 %13, %15
  br i1 %16, label %24, label %28

17:                                               ; preds = %8
  %18 = getelementptr inbounds i64, ptr %2, i64 %10
  %19 = load i64, ptr %18, align 8
  %20 = getelementptr inbounds i64, ptr %1, i64 %10
  %21 = load i64, ptr %20, align 8
  %22 = srem i64 %19, %21
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %24, label %28

24:                                               ; preds = %11, %17
  %25 = add nuw nsw i64 %10, 1
  %26 = icmp sge i64 %25, %0
  %27 = icmp eq i64 %25, %0
  br i1 %27, label %28, label %8

28:                                               ; preds = %24, %17, %11, %4
  %29 = phi i1 [ true, %4 ], [ %9, %11 ], [ %9, %17 ], [ %26, %24 ]
  %30 = zext i1 %29 to i64
  ret i64 %30
}

; Function Attrs: noinline nounwind optsize
define double @solve(ptr noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef %3, ptr noundef %4) {
  %6 = tail call fastcc double @inside(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, ptr noundef %4)
  ret double %6
}

; Function Attrs: noinline nounwind optsize
define internal fastcc double @inside(ptr noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef %3, ptr noundef %4) unnamed_addr {
  %6 = tail call fastcc ptr @begin(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3)
  %7 = load double, ptr %6, align 8
  %8 = fcmp ult double %7, 0.000000e+00
  %9 = icmp ne ptr %4, null
  %10 = or i1 %9, %8
  br i1 %10, label %11, label %141

11:                                               ; preds = %5
  %12 = getelementptr inbounds %struct.Work, ptr %3, i64 0, i32 10
  store ptr %4, ptr %12, align 8
  %13 = getelementptr inbounds %struct.Work, ptr %3, i64 0, i32 14
  %14 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 4
  store i64 0, ptr %13, align 8
  %15 = load i64, ptr %14, align 8
  %16 = icmp sgt i64 %15, 0
  br i1 %16, label %23, label %40

17:                                               ; preds = %33
  %18 = fcmp olt double %34, 0x7FF0000000000000
  %19 = icmp sgt i64 %38, -1
  %20 = select i1 %19, i1 %18, i1 false
  br i1 %20, label %21, label %40

21:                                               ; preds = %17
  %22 = getelementptr inbounds %struct.Work, ptr %3, i64 0, i32 9
  br label %46

23:                                               ; preds = %11, %33
  %24 = phi i64 [ %35, %33 ], [ 0, %11 ]
  %25 = phi double [ %34, %33 ], [ 0x7FF0000000000000, %11 ]
  %26 = tail call fastcc i64 @prepare(ptr noundef nonnull %3, i64 noundef %2)
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %33, label %28

28:                                               ; preds = %23
  %29 = tail call fastcc double @bound(ptr noundef %3, i64 noundef 0)
  %30 = fcmp olt double %29, %25
  br i1 %30, label %31, label %33

31:                                               ; preds = %28
  %32 = load i64, ptr %13, align 8
  br label %33

33:                                               ; preds = %23, %28, %31
  %34 = phi double [ %29, %31 ], [ %25, %28 ], [ %25, %23 ]
  %35 = phi i64 [ %32, %31 ], [ %24, %28 ], [ %24, %23 ]
  %36 = load i64, ptr %13, align 8
  %37 = add nsw i64 %36, 1
  store i64 %37, ptr %13, align 8
  %38 = load i64, ptr %14, align 8
  %39 = icmp slt i64 %37, %38
  br i1 %39, label %23, label %17

40:                                               ; preds = %59, %11, %17
  %41 = phi i64 [ %38, %17 ], [ %15, %11 ], [ %61, %59 ]
  %42 = getelementptr inbounds %struct.Work, ptr %3, i64 0, i32 9
  %43 = load double, ptr %42, align 8
  %44 = fcmp olt double %43, 0x7FF0000000000000
  %45 = select i1 %9, i1 %44, i1 false
  br i1 %45, label %63, label %127

46:                                               ; preds = %21, %59
  %47 = phi i64 [ -1, %21 ], [ %60, %59 ]
  %48 = icmp slt i64 %47, 0
  %49 = select i1 %48, i64 %35, i64 %47
  store i64 %49, ptr %13, align 8
  %50 = icmp eq i64 %47, %35
  br i1 %50, label %59, label %51

51:                                               ; preds = %46
  %52 = tail call fastcc i64 @prepare(ptr noundef nonnull %3, i64 noundef %2)
  %53 = icmp eq i64 %52, 0
  br i1 %53, label %59, label %54

54:                                               ; preds = %51
  %55 = tail call fastcc double @bound(ptr noundef nonnull %3, i64 noundef 0)
  %56 = load double, ptr %22, align 8
  %57 = fcmp olt double %55, %56
  br i1 %57, label %58, label %59

58:                                               ; preds = %54
  tail call fastcc void @descend(ptr noundef nonnull %3, i64 noundef 0)
  br label %59

59:                                               ; preds = %46, %51, %54, %58
  %60 = add nsw i64 %47, 1
  %61 = load i64, ptr %14, align 8
  %62 = icmp slt i64 %60, %61
  br i1 %62, label %46, label %40

63:                                               ; preds = %40
  %64 = fcmp olt double %43, 0.000000e+00
  %65 = fneg double %43
  %66 = select i1 %64, double %65, double %43
  %67 = fmul double %66, 0x3D719799812DEA11
  %68 = fadd double %43, %67
  store double %68, ptr %42, align 8
  %69 = getelementptr inbounds %struct.Work, ptr %3, i64 0, i32 13
  store i64 20000, ptr %69, align 8
  store i64 0, ptr %13, align 8
  %70 = icmp sgt i64 %41, 0
  br i1 %70, label %71, label %126

71:                                               ; preds = %63
  %72 = getelementptr inbounds %struct.Work, ptr %3, i64 0, i32 1
  br label %76

73:                                               ; preds = %121
  %74 = load i64, ptr %69, align 8
  %75 = icmp sgt i64 %74, 0
  br i1 %75, label %76, label %126

76:                                               ; preds = %71, %73
  %77 = tail call fastcc i64 @prepare(ptr noundef nonnull %3, i64 noundef %2)
  %78 = icmp eq i64 %77, 0
  br i1 %78, label %121, label %79

79:                                               ; preds = %76
  %80 = tail call fastcc double @bound(ptr noundef nonnull %3, i64 noundef 0)
  %81 = load double, ptr %42, align 8
  %82 = fcmp ogt double %80, %81
  br i1 %82, label %121, label %83

83:                                               ; preds = %79
  %84 = load i64, ptr %0, align 8
  %85 = getelementptr inbounds %struct.Work, ptr %3, i64 0, i32 11, i64 %84
  store double 1.000000e+00, ptr %85, align 8
  %86 = icmp sgt i64 %84, 0
  br i1 %86, label %87, label %91

87:                                               ; preds = %83
  %88 = load ptr, ptr %72, align 8
  %89 = getelementptr inbounds %struct.Shape, ptr %88, i64 0, i32 3
  %90 = load ptr, ptr %89, align 8
  br label %92

91:                                               ; preds = %108, %83
  tail call fastcc void @widen(ptr noundef nonnull %3, i64 noundef 0)
  br label %121

92:                                               ; preds = %87, %108
  %93 = phi double [ 1.000000e+00, %87 ], [ %110, %108 ]
  %94 = phi i64 [ %84, %87 ], [ %95, %108 ]
  %95 = add nsw i64 %94, -1
  %96 = getelementptr inbounds ptr, ptr %90, i64 %95
  %97 = load ptr, ptr %96, align 8
  %98 = getelementptr inbounds %struct.Table, ptr %97, i64 0, i32 1
  %99 = load ptr, ptr %98, align 8
  %100 = getelementptr inbounds %struct.Work, ptr %3, i64 0, i32 3, i64 %95
  %101 = load i64, ptr %100, align 8
  %102 = getelementptr inbounds i64, ptr %99, i64 %101
  %103 = load i64, ptr %102, align 8
  %104 = add nsw i64 %101, 1
  %105 = getelementptr inbounds i64, ptr %99, i64 %104
  %106 = load i64, ptr %105, align 8
  %107 = icmp slt i64 %103, %106
  br i1 %107, label %113, label %108

108:                                              ; preds = %113, %92
  %109 = phi double [ 1.000000e+00, %92 ], [ %118, %113 ]
  %110 = fmul double %109, %93
  %111 = getelementptr inbounds %struct.Work, ptr %3, i64 0, i32 11, i64 %95
  store double %110, ptr %111, align 8
  %112 = icmp sgt i64 %94, 1
  br i1 %112, label %92, label %91

113:                                              ; preds = %92, %113
  %114 = phi i64 [ %119, %113 ], [ %103, %92 ]
  %115 = phi double [ %118, %113 ], [ 1.000000e+00, %92 ]
  %116 = tail call fastcc double @used(ptr noundef nonnull %0, ptr noundef %97, i64 noundef %114)
  %117 = fcmp ogt double %116, %115
  %118 = select i1 %117, double %116, double %115
  %119 = add i64 %114, 1
  %120 = icmp eq i64 %119, %106
  br i1 %120, label %108, label %113

121:                                              ; preds = %76, %79, %91
  %122 = load i64, ptr %13, align 8
  %123 = add nsw i64 %122, 1
  store i64 %123, ptr %13, align 8
  %124 = load i64, ptr %14, align 8
  %125 = icmp slt i64 %123, %124
  br i1 %125, label %73, label %126

126:                                              ; preds = %73, %121, %63
  store double %43, ptr %42, align 8
  br label %127

127:                                              ; preds = %40, %126
  %128 = getelementptr inbounds %struct.Work, ptr %3, i64 0, i32 9
  %129 = fcmp olt double %43, 0x7FF0000000000000
  br i1 %129, label %130, label %134

130:                                              ; preds = %127
  %131 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 33
  %132 = load double, ptr %131, align 8
  %133 = fadd double %43, %132
  store double %133, ptr %128, align 8
  br label %134

134:                                              ; preds = %130, %127
  %135 = phi double [ %133, %130 ], [ %43, %127 ]
  %136 = getelementptr inbounds %struct.Work, ptr %3, i64 0, i32 20
  %137 = load i64, ptr %136, align 8
  %138 = icmp eq i64 %137, 0
  br i1 %138, label %139, label %141

139:                                              ; preds = %134
  store double %135, ptr %6, align 8
  %140 = load double, ptr %128, align 8
  br label %141

141:                                              ; preds = %134, %139, %5
  %142 = phi double [ %7, %5 ], [ %140, %139 ], [ %135, %134 ]
  ret double %142
}

; Function Attrs: noinline nounwind optsize
define double @outline(ptr noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2, double noundef %3, i64 noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = alloca %struct.Nest, align 8
  call void @llvm.lifetime.start.p0(i64 1160, ptr nonnull %8)
  %9 = getelementptr inbounds i8, ptr %8, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(1160) %9, i8 0, i64 1120, i1 false)
  store ptr %0, ptr %8, align 8
  %10 = getelementptr inbounds %struct.Nest, ptr %8, i64 0, i32 1
  store ptr %5, ptr %10, align 8
  %11 = getelementptr inbounds %struct.Nest, ptr %8, i64 0, i32 2
  store ptr %6, ptr %11, align 8
  %12 = getelementptr inbounds %struct.Nest, ptr %8, i64 0, i32 4
  store double %3, ptr %12, align 8
  %13 = getelementptr inbounds %struct.Nest, ptr %8, i64 0, i32 5
  store i64 %4, ptr %13, align 8
  %14 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 2
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 31
  %17 = load i64, ptr %16, align 8
  %18 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 32
  %19 = load i64, ptr %18, align 8
  store double 0x7FF0000000000000, ptr %6, align 8
  %20 = getelementptr inbounds %struct.Stair, ptr %6, i64 0, i32 1
  store double 0x7FF0000000000000, ptr %20, align 8
  %21 = icmp slt i64 %15, 0
  br i1 %21, label %36, label %22

22:                                               ; preds = %7
  %23 = shl nsw i64 -1, %15
  %24 = or i64 %23, %2
  %25 = xor i64 %24, -1
  %26 = and i64 %17, %25
  %27 = getelementptr inbounds %struct.Work, ptr %5, i64 0, i32 20
  %28 = xor i64 %26, -1
  %29 = getelementptr inbounds %struct.Nest, ptr %8, i64 0, i32 3, i32 2
  %30 = getelementptr inbounds %struct.Nest, ptr %8, i64 0, i32 3, i32 3
  %31 = sub i64 0, %23
  br label %32

32:                                               ; preds = %42, %22
  %33 = phi i64 [ 0, %22 ], [ %44, %42 ]
  br label %38

34:                                               ; preds = %42
  %35 = load double, ptr %20, align 8
  br label %36

36:                                               ; preds = %34, %7
  %37 = phi double [ %35, %34 ], [ 0x7FF0000000000000, %7 ]
  call void @llvm.lifetime.end.p0(i64 1160, ptr nonnull %8)
  ret double %37

38:                                               ; preds = %32, %84
  %39 = phi i64 [ %85, %84 ], [ 0, %32 ]
  %40 = load i64, ptr %27, align 8
  %41 = icmp eq i64 %40, 0
  br i1 %41, label %46, label %42

42:                                               ; preds = %38, %84
  %43 = load i64, ptr %14, align 8
  %44 = add nuw nsw i64 %33, 1
  %45 = icmp slt i64 %33, %43
  br i1 %45, label %32, label %34

46:                                               ; preds = %38
  %47 = call i64 @llvm.ctpop.i64(i64 %39)
  %48 = icmp eq i64 %47, %33
  %49 = and i64 %39, %28
  %50 = icmp eq i64 %49, 0
  %51 = select i1 %48, i1 %50, i1 false
  br i1 %51, label %52, label %84

52:                                               ; preds = %46
  %53 = xor i64 %39, -1
  %54 = and i64 %19, %53
  %55 = and i64 %54, %26
  %56 = icmp eq i64 %55, 0
  br i1 %56, label %57, label %84

57:                                               ; preds = %52
  %58 = or i64 %39, %2
  store i64 %58, ptr %29, align 8
  store i64 0, ptr %30, align 8
  %59 = load i64, ptr %14, align 8
  %60 = icmp sgt i64 %59, 0
  br i1 %60, label %65, label %61

61:                                               ; preds = %74, %57
  %62 = phi double [ 0.000000e+00, %57 ], [ %75, %74 ]
  %63 = call fastcc i64 @worse(ptr noundef nonnull %8, double noundef 0.000000e+00, double noundef %62)
  %64 = icmp eq i64 %63, 0
  br i1 %64, label %78, label %84

65:                                               ; preds = %57, %74
  %66 = phi i64 [ %76, %74 ], [ 0, %57 ]
  %67 = phi double [ %75, %74 ], [ 0.000000e+00, %57 ]
  %68 = shl nuw i64 1, %66
  %69 = and i64 %68, %39
  %70 = icmp eq i64 %69, 0
  br i1 %70, label %74, label %71

71:                                               ; preds = %65
  %72 = call fastcc double @at_least(ptr noundef nonnull %0, i64 noundef %66, ptr noundef %1)
  %73 = fadd double %67, %72
  br label %74

74:                                               ; preds = %65, %71
  %75 = phi double [ %73, %71 ], [ %67, %65 ]
  %76 = add nuw nsw i64 %66, 1
  %77 = icmp eq i64 %76, %59
  br i1 %77, label %61, label %65

78:                                               ; preds = %61
  %79 = call fastcc double @inside(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %58, ptr noundef %5, ptr noundef null)
  %80 = fadd double %62, %79
  %81 = call fastcc i64 @worse(ptr noundef nonnull %8, double noundef 0.000000e+00, double noundef %80)
  %82 = icmp eq i64 %81, 0
  br i1 %82, label %83, label %84

83:                                               ; preds = %78
  call fastcc void @order(ptr noundef nonnull %8, ptr noundef %1, i64 noundef %39)
  br label %84

84:                                               ; preds = %61, %83, %78, %46, %52
  %85 = add nuw i64 %39, 1
  %86 = icmp eq i64 %85, %31
  br i1 %86, label %42, label %38
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64)

; Function Attrs: nofree noinline norecurse nosync nounwind optsize memory(read, inaccessiblemem: none)
define internal fastcc double @at_least(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef readonly %2) unnamed_addr {
  %4 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 27
  %5 = load ptr, ptr %4, align 8
  %6 = tail call fastcc double @tile(ptr noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef %5)
  %7 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 1
  %8 = load i64, ptr %7, align 8
  %9 = icmp sgt i64 %8, 0
  br i1 %9, label %10, label %16

10:                                               ; preds = %3
  %11 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 20
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds i64, ptr %12, i64 %1
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 15
  br label %28

16:                                               ; preds = %43, %3
  %17 = phi double [ %6, %3 ], [ %44, %43 ]
  %18 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 29
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds double, ptr %19, i64 %1
  %21 = load double, ptr %20, align 8
  %22 = fmul double %17, %21
  %23 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 30
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds double, ptr %24, i64 %1
  %26 = load double, ptr %25, align 8
  %27 = fsub double %22, %26
  ret double %27

28:                                               ; preds = %10, %43
  %29 = phi i64 [ 0, %10 ], [ %45, %43 ]
  %30 = phi double [ %6, %10 ], [ %44, %43 ]
  %31 = shl nuw i64 1, %29
  %32 = and i64 %14, %31
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %34, label %43

34:                                               ; preds = %28
  %35 = load ptr, ptr %15, align 8
  %36 = getelementptr inbounds ptr, ptr %35, i64 %29
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds i64, ptr %2, i64 %29
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds double, ptr %37, i64 %39
  %41 = load double, ptr %40, align 8
  %42 = fmul double %30, %41
  br label %43

43:                                               ; preds = %28, %34
  %44 = phi double [ %30, %28 ], [ %42, %34 ]
  %45 = add nuw nsw i64 %29, 1
  %46 = icmp eq i64 %45, %8
  br i1 %46, label %16, label %28
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(read, inaccessiblemem: none)
define internal fastcc i64 @worse(ptr nocapture noundef readonly %0, double noundef %1, double noundef %2) unnamed_addr {
  %4 = getelementptr inbounds %struct.Nest, ptr %0, i64 0, i32 2
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.Stair, ptr %5, i64 0, i32 1
  %7 = load double, ptr %6, align 8
  %8 = fcmp olt double %7, %2
  br i1 %8, label %19, label %9

9:                                                ; preds = %3
  %10 = fcmp oeq double %7, %2
  br i1 %10, label %11, label %19

11:                                               ; preds = %9
  %12 = getelementptr inbounds %struct.Nest, ptr %0, i64 0, i32 5
  %13 = load i64, ptr %12, align 8
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %19, label %15

15:                                               ; preds = %11
  %16 = load double, ptr %5, align 8
  %17 = fcmp ole double %16, %1
  %18 = zext i1 %17 to i64
  br label %19

19:                                               ; preds = %9, %15, %11, %3
  %20 = phi i64 [ 1, %3 ], [ 0, %9 ], [ 1, %11 ], [ %18, %15 ]
  ret i64 %20
}

; Function Attrs: noinline nounwind optsize
define internal fastcc void @order(ptr noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2) unnamed_addr {
  %4 = alloca [16 x i64], align 16
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %4)
  %5 = icmp eq i64 %2, 0
  %6 = load ptr, ptr %0, align 8
  br i1 %5, label %13, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.Kind, ptr %6, i64 0, i32 2
  %9 = load i64, ptr %8, align 8
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %11, label %51

11:                                               ; preds = %7
  %12 = getelementptr inbounds %struct.Nest, ptr %0, i64 0, i32 3, i32 3
  br label %30

13:                                               ; preds = %3
  %14 = getelementptr inbounds %struct.Kind, ptr %6, i64 0, i32 1
  %15 = load i64, ptr %14, align 8
  %16 = icmp sgt i64 %15, 0
  br i1 %16, label %23, label %17

17:                                               ; preds = %23, %13
  %18 = getelementptr inbounds %struct.Nest, ptr %0, i64 0, i32 3, i32 2
  %19 = load i64, ptr %18, align 8
  %20 = getelementptr inbounds %struct.Nest, ptr %0, i64 0, i32 1
  %21 = load ptr, ptr %20, align 8
  %22 = call fastcc double @inside(ptr noundef nonnull %6, ptr noundef nonnull %4, i64 noundef %19, ptr noundef %21, ptr noundef null)
  call fastcc void @place(ptr noundef nonnull %0, i64 noundef 0, i64 noundef 0, ptr noundef nonnull %4, double noundef 0.000000e+00, double noundef 0.000000e+00, double noundef %22)
  br label %51

23:                                               ; preds = %13, %23
  %24 = phi i64 [ %28, %23 ], [ 0, %13 ]
  %25 = getelementptr inbounds i64, ptr %1, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds [16 x i64], ptr %4, i64 0, i64 %24
  store i64 %26, ptr %27, align 8
  %28 = add nuw nsw i64 %24, 1
  %29 = icmp eq i64 %28, %15
  br i1 %29, label %17, label %23

30:                                               ; preds = %11, %45
  %31 = phi ptr [ %6, %11 ], [ %46, %45 ]
  %32 = phi i64 [ 0, %11 ], [ %47, %45 ]
  %33 = shl nuw i64 1, %32
  %34 = and i64 %33, %2
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %45, label %36

36:                                               ; preds = %30
  %37 = load i64, ptr %12, align 8
  %38 = add nsw i64 %37, 1
  store i64 %38, ptr %12, align 8
  %39 = getelementptr inbounds %struct.Nest, ptr %0, i64 0, i32 3, i32 4, i64 %37
  store i64 %32, ptr %39, align 8
  %40 = xor i64 %33, -1
  %41 = and i64 %40, %2
  tail call fastcc void @order(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %41)
  %42 = load i64, ptr %12, align 8
  %43 = add nsw i64 %42, -1
  store i64 %43, ptr %12, align 8
  %44 = load ptr, ptr %0, align 8
  br label %45

45:                                               ; preds = %30, %36
  %46 = phi ptr [ %31, %30 ], [ %44, %36 ]
  %47 = add nuw nsw i64 %32, 1
  %48 = getelementptr inbounds %struct.Kind, ptr %46, i64 0, i32 2
  %49 = load i64, ptr %48, align 8
  %50 = icmp slt i64 %47, %49
  br i1 %50, label %30, label %51

51:                                               ; preds = %45, %7, %17
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %4)
  ret void
}

; Function Attrs: noinline nounwind optsize
define double @least(ptr noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef %3) {
  %5 = tail call fastcc double @fed(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef 0, ptr noundef %3)
  ret double %5
}

; Function Attrs: noinline nounwind optsize
define internal fastcc double @fed(ptr noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3, ptr nocapture noundef %4) unnamed_addr {
  %6 = alloca [16 x i64], align 16
  %7 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 2
  %8 = load i64, ptr %7, align 8
  %9 = shl nuw i64 1, %8
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %6)
  %10 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 1
  %11 = load i64, ptr %10, align 8
  %12 = icmp sgt i64 %11, 0
  br i1 %12, label %13, label %16

13:                                               ; preds = %5
  %14 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 12
  %15 = load ptr, ptr %14, align 8
  br label %21

16:                                               ; preds = %21, %5
  %17 = xor i64 %2, -1
  %18 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 31
  %19 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 32
  %20 = icmp eq i64 %3, 0
  br label %30

21:                                               ; preds = %13, %21
  %22 = phi i64 [ 0, %13 ], [ %27, %21 ]
  %23 = getelementptr inbounds i64, ptr %15, i64 %22
  %24 = load i64, ptr %23, align 8
  %25 = add nsw i64 %24, -1
  %26 = getelementptr inbounds [16 x i64], ptr %6, i64 0, i64 %22
  store i64 %25, ptr %26, align 8
  %27 = add nuw nsw i64 %22, 1
  %28 = icmp eq i64 %27, %11
  br i1 %28, label %16, label %21

29:                                               ; preds = %80
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %6)
  ret double %81

30:                                               ; preds = %16, %80
  %31 = phi double [ 0x7FF0000000000000, %16 ], [ %81, %80 ]
  %32 = phi i64 [ 0, %16 ], [ %82, %80 ]
  %33 = xor i64 %32, -1
  %34 = and i64 %33, %2
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %36, label %80

36:                                               ; preds = %30
  %37 = and i64 %32, %17
  %38 = load i64, ptr %18, align 8
  %39 = xor i64 %38, -1
  %40 = and i64 %37, %39
  %41 = icmp eq i64 %40, 0
  br i1 %41, label %42, label %80

42:                                               ; preds = %36
  %43 = load i64, ptr %19, align 8
  %44 = and i64 %43, %33
  %45 = icmp eq i64 %44, 0
  br i1 %45, label %46, label %80

46:                                               ; preds = %42
  %47 = load i64, ptr %7, align 8
  %48 = icmp sgt i64 %47, 0
  br i1 %48, label %52, label %49

49:                                               ; preds = %64, %46
  %50 = phi double [ 0.000000e+00, %46 ], [ %65, %64 ]
  %51 = fcmp olt double %50, %31
  br i1 %51, label %68, label %76

52:                                               ; preds = %46, %64
  %53 = phi i64 [ %66, %64 ], [ 0, %46 ]
  %54 = phi double [ %65, %64 ], [ 0.000000e+00, %46 ]
  %55 = shl nuw i64 1, %53
  %56 = and i64 %55, %37
  %57 = icmp eq i64 %56, 0
  br i1 %57, label %64, label %58

58:                                               ; preds = %52
  %59 = call fastcc double @at_least(ptr noundef nonnull %0, i64 noundef %53, ptr noundef nonnull %6)
  %60 = tail call fastcc double @at_least(ptr noundef nonnull %0, i64 noundef %53, ptr noundef %1)
  %61 = fcmp olt double %60, %59
  %62 = select i1 %61, double %60, double %59
  %63 = fadd double %54, %62
  br label %64

64:                                               ; preds = %52, %58
  %65 = phi double [ %63, %58 ], [ %54, %52 ]
  %66 = add nuw nsw i64 %53, 1
  %67 = icmp eq i64 %66, %47
  br i1 %67, label %49, label %52

68:                                               ; preds = %49
  br i1 %20, label %71, label %69

69:                                               ; preds = %68
  %70 = tail call fastcc double @glance(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %32, ptr noundef %4)
  br label %73

71:                                               ; preds = %68
  %72 = tail call fastcc double @inside(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %32, ptr noundef %4, ptr noundef null)
  br label %73

73:                                               ; preds = %71, %69
  %74 = phi double [ %70, %69 ], [ %72, %71 ]
  %75 = fadd double %50, %74
  br label %76

76:                                               ; preds = %73, %49
  %77 = phi double [ %75, %73 ], [ %50, %49 ]
  %78 = fcmp olt double %77, %31
  %79 = select i1 %78, double %77, double %31
  br label %80

80:                                               ; preds = %30, %36, %42, %76
  %81 = phi double [ %79, %76 ], [ %31, %42 ], [ %31, %36 ], [ %31, %30 ]
  %82 = add nuw i64 %32, 1
  %83 = icmp eq i64 %82, %9
  br i1 %83, label %29, label %30
}

; Function Attrs: noinline nounwind optsize
define double @roughly(ptr noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef %3) {
  %5 = tail call fastcc double @fed(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef 1, ptr noundef %3)
  ret double %5
}

; Function Attrs: noinline nounwind optsize
define double @placed(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, double noundef %7, double noundef %8, ptr noundef %9, ptr noundef %10) {
  %12 = alloca %struct.Fit, align 8
  call void @llvm.lifetime.start.p0(i64 2128, ptr nonnull %12)
  %13 = getelementptr inbounds i8, ptr %12, i64 72
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(2128) %13, i8 0, i64 2056, i1 false)
  store ptr %0, ptr %12, align 8
  %14 = getelementptr inbounds %struct.Fit, ptr %12, i64 0, i32 1
  store ptr %1, ptr %14, align 8
  %15 = getelementptr inbounds %struct.Fit, ptr %12, i64 0, i32 2
  store ptr %10, ptr %15, align 8
  %16 = getelementptr inbounds %struct.Fit, ptr %12, i64 0, i32 3
  store i64 %5, ptr %16, align 8
  %17 = getelementptr inbounds %struct.Fit, ptr %12, i64 0, i32 4
  store i64 %6, ptr %17, align 8
  %18 = getelementptr inbounds %struct.Fit, ptr %12, i64 0, i32 5
  %19 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 31
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 2
  %22 = load i64, ptr %21, align 8
  %23 = shl nsw i64 -1, %22
  %24 = or i64 %23, %5
  %25 = xor i64 %24, -1
  %26 = and i64 %20, %25
  store i64 %26, ptr %18, align 8
  %27 = getelementptr inbounds %struct.Fit, ptr %12, i64 0, i32 6
  store double %7, ptr %27, align 8
  %28 = getelementptr inbounds %struct.Fit, ptr %12, i64 0, i32 7
  store double %8, ptr %28, align 8
  %29 = getelementptr inbounds %struct.Fit, ptr %12, i64 0, i32 8
  store ptr %9, ptr %29, align 8
  call fastcc void @anew(ptr noundef nonnull %12)
  call fastcc void @resident(ptr noundef nonnull %12, ptr noundef %2, ptr noundef %3, i64 noundef %4)
  %30 = load double, ptr %28, align 8
  call void @llvm.lifetime.end.p0(i64 2128, ptr nonnull %12)
  ret double %30
}

; Function Attrs: nofree noinline norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @anew(ptr nocapture noundef %0) unnamed_addr {
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds %struct.Kind, ptr %2, i64 0, i32 2
  %4 = load i64, ptr %3, align 8
  %5 = icmp eq i64 %4, 63
  br i1 %5, label %30, label %6

6:                                                ; preds = %1
  %7 = shl nuw nsw i64 1, %4
  %8 = tail call i64 @llvm.smax.i64(i64 %7, i64 1)
  %9 = add nuw i64 %8, 1
  %10 = and i64 %9, -2
  %11 = add nsw i64 %8, -1
  %12 = insertelement <2 x i64> poison, i64 %11, i64 0
  %13 = shufflevector <2 x i64> %12, <2 x i64> poison, <2 x i32> zeroinitializer
  br label %14

14:                                               ; preds = %26, %6
  %15 = phi i64 [ 0, %6 ], [ %27, %26 ]
  %16 = phi <2 x i64> [ <i64 0, i64 1>, %6 ], [ %28, %26 ]
  %17 = icmp ule <2 x i64> %16, %13
  %18 = extractelement <2 x i1> %17, i64 0
  br i1 %18, label %19, label %21

19:                                               ; preds = %14
  %20 = getelementptr inbounds %struct.Fit, ptr %0, i64 0, i32 10, i64 %15
  store double 0x7FF0000000000000, ptr %20, align 8
  br label %21

21:                                               ; preds = %19, %14
  %22 = extractelement <2 x i1> %17, i64 1
  br i1 %22, label %23, label %26

23:                                               ; preds = %21
  %24 = or i64 %15, 1
  %25 = getelementptr inbounds %struct.Fit, ptr %0, i64 0, i32 10, i64 %24
  store double 0x7FF0000000000000, ptr %25, align 8
  br label %26

26:                                               ; preds = %23, %21
  %27 = add i64 %15, 2
  %28 = add <2 x i64> %16, <i64 2, i64 2>
  %29 = icmp eq i64 %27, %10
  br i1 %29, label %30, label %14

30:                                               ; preds = %26, %1
  ret void
}

; Function Attrs: noinline nounwind optsize
define internal fastcc void @resident(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3) unnamed_addr {
  %5 = alloca [16 x i64], align 16
  %6 = alloca [16 x i64], align 16
  %7 = alloca [16 x i64], align 16
  %8 = alloca [8 x double], align 16
  %9 = alloca %struct.Stair, align 8
  %10 = load ptr, ptr %0, align 8
  %11 = getelementptr inbounds %struct.Kind, ptr %10, i64 0, i32 2
  %12 = load i64, ptr %11, align 8
  %13 = shl nuw i64 1, %12
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %5)
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %6)
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %7)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %8)
  call void @llvm.lifetime.start.p0(i64 1120, ptr nonnull %9)
  %14 = getelementptr inbounds %struct.Fit, ptr %0, i64 0, i32 1
  %15 = load ptr, ptr %14, align 8
  call fastcc void @as_one(ptr noundef %10, ptr noundef %15, ptr noundef %1, ptr noundef nonnull %6)
  %16 = icmp sgt i64 %12, 0
  br i1 %16, label %17, label %28

17:                                               ; preds = %4
  %18 = getelementptr inbounds %struct.Fit, ptr %0, i64 0, i32 4
  %19 = load i64, ptr %18, align 8
  %20 = getelementptr inbounds %struct.Own, ptr %15, i64 0, i32 7
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds %struct.Fit, ptr %0, i64 0, i32 3
  %23 = load i64, ptr %22, align 8
  %24 = getelementptr inbounds %struct.Kind, ptr %10, i64 0, i32 26
  %25 = getelementptr inbounds %struct.Kind, ptr %10, i64 0, i32 28
  %26 = getelementptr inbounds %struct.Fit, ptr %0, i64 0, i32 5
  %27 = getelementptr inbounds %struct.Own, ptr %15, i64 0, i32 1
  br label %37

28:                                               ; preds = %122, %4
  %29 = phi i64 [ 0, %4 ], [ %123, %122 ]
  %30 = xor i64 %29, -1
  %31 = getelementptr inbounds %struct.Fit, ptr %0, i64 0, i32 8
  %32 = getelementptr inbounds %struct.Fit, ptr %0, i64 0, i32 3
  %33 = getelementptr inbounds %struct.Fit, ptr %0, i64 0, i32 6
  %34 = getelementptr inbounds %struct.Fit, ptr %0, i64 0, i32 2
  %35 = getelementptr inbounds %struct.Fit, ptr %0, i64 0, i32 7
  %36 = getelementptr inbounds %struct.Fit, ptr %0, i64 0, i32 9
  br label %127

37:                                               ; preds = %17, %122
  %38 = phi i64 [ 0, %17 ], [ %123, %122 ]
  %39 = phi i64 [ 0, %17 ], [ %124, %122 ]
  %40 = getelementptr inbounds i64, ptr %21, i64 %39
  %41 = load i64, ptr %40, align 8
  %42 = shl nuw i64 1, %39
  %43 = and i64 %23, %42
  %44 = icmp eq i64 %43, 0
  br i1 %44, label %53, label %45

45:                                               ; preds = %37
  %46 = load ptr, ptr %24, align 8
  %47 = call fastcc double @tile(ptr noundef nonnull %10, i64 noundef %39, ptr noundef nonnull %6, ptr noundef %46)
  %48 = load ptr, ptr %25, align 8
  %49 = getelementptr inbounds double, ptr %48, i64 %39
  %50 = load double, ptr %49, align 8
  %51 = fmul double %47, %50
  %52 = getelementptr inbounds [8 x double], ptr %8, i64 0, i64 %39
  store double %51, ptr %52, align 8
  br label %53

53:                                               ; preds = %45, %37
  %54 = and i64 %19, %42
  %55 = icmp ne i64 %54, 0
  br i1 %55, label %60, label %56

56:                                               ; preds = %53
  %57 = load i64, ptr %26, align 8
  %58 = and i64 %57, %42
  %59 = icmp eq i64 %58, 0
  br i1 %59, label %122, label %60

60:                                               ; preds = %56, %53
  br label %61

61:                                               ; preds = %60, %64
  %62 = phi i64 [ %65, %64 ], [ %3, %60 ]
  %63 = icmp sgt i64 %62, 0
  br i1 %63, label %64, label %122

64:                                               ; preds = %61
  %65 = add nsw i64 %62, -1
  %66 = getelementptr inbounds i64, ptr %2, i64 %65
  %67 = load i64, ptr %66, align 8
  %68 = shl nuw i64 1, %67
  %69 = and i64 %68, %41
  %70 = icmp eq i64 %69, 0
  br i1 %70, label %71, label %61

71:                                               ; preds = %64
  %72 = icmp ugt i64 %62, 1
  %73 = and i1 %55, %72
  br i1 %73, label %74, label %76

74:                                               ; preds = %71
  %75 = add nsw i64 %62, -2
  br label %82

76:                                               ; preds = %82, %71
  %77 = phi i64 [ %65, %71 ], [ %90, %82 ]
  %78 = load i64, ptr %15, align 8
  %79 = icmp sgt i64 %78, 0
  br i1 %79, label %80, label %93

80:                                               ; preds = %76
  %81 = load ptr, ptr %27, align 8
  br label %95

82:                                               ; preds = %74, %82
  %83 = phi i64 [ %91, %82 ], [ %75, %74 ]
  %84 = phi i64 [ %90, %82 ], [ %65, %74 ]
  %85 = getelementptr inbounds i64, ptr %2, i64 %83
  %86 = load i64, ptr %85, align 8
  %87 = shl nuw i64 1, %86
  %88 = and i64 %87, %41
  %89 = icmp eq i64 %88, 0
  %90 = select i1 %89, i64 %83, i64 %84
  %91 = add nsw i64 %83, -1
  %92 = icmp eq i64 %83, 0
  br i1 %92, label %76, label %82

93:                                               ; preds = %95, %76
  %94 = icmp sgt i64 %77, 0
  br i1 %94, label %113, label %103

95:                                               ; preds = %80, %95
  %96 = phi i64 [ 0, %80 ], [ %101, %95 ]
  %97 = getelementptr inbounds i64, ptr %81, i64 %96
  %98 = load i64, ptr %97, align 8
  %99 = add nsw i64 %98, -1
  %100 = getelementptr inbounds [16 x i64], ptr %5, i64 0, i64 %96
  store i64 %99, ptr %100, align 8
  %101 = add nuw nsw i64 %96, 1
  %102 = icmp eq i64 %101, %78
  br i1 %102, label %93, label %95

103:                                              ; preds = %113, %93
  call fastcc void @as_one(ptr noundef %10, ptr noundef nonnull %15, ptr noundef nonnull %5, ptr noundef nonnull %7)
  %104 = load ptr, ptr %24, align 8
  %105 = call fastcc double @tile(ptr noundef %10, i64 noundef %39, ptr noundef nonnull %7, ptr noundef %104)
  %106 = load ptr, ptr %25, align 8
  %107 = getelementptr inbounds double, ptr %106, i64 %39
  %108 = load double, ptr %107, align 8
  %109 = fmul double %105, %108
  %110 = getelementptr inbounds [8 x double], ptr %8, i64 0, i64 %39
  store double %109, ptr %110, align 8
  %111 = select i1 %55, i64 0, i64 %42
  %112 = or i64 %111, %38
  br label %122

113:                                              ; preds = %93, %113
  %114 = phi i64 [ %120, %113 ], [ 0, %93 ]
  %115 = getelementptr inbounds i64, ptr %2, i64 %114
  %116 = load i64, ptr %115, align 8
  %117 = getelementptr inbounds i64, ptr %1, i64 %116
  %118 = load i64, ptr %117, align 8
  %119 = getelementptr inbounds [16 x i64], ptr %5, i64 0, i64 %116
  store i64 %118, ptr %119, align 8
  %120 = add nuw nsw i64 %114, 1
  %121 = icmp eq i64 %120, %77
  br i1 %121, label %103, label %113

122:                                              ; preds = %61, %56, %103
  %123 = phi i64 [ %112, %103 ], [ %38, %56 ], [ %38, %61 ]
  %124 = add nuw nsw i64 %39, 1
  %125 = icmp eq i64 %124, %12
  br i1 %125, label %28, label %37

126:                                              ; preds = %191
  call void @llvm.lifetime.end.p0(i64 1120, ptr nonnull %9)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %5)
  ret void

127:                                              ; preds = %28, %191
  %128 = phi i64 [ 0, %28 ], [ %192, %191 ]
  %129 = and i64 %128, %30
  %130 = icmp eq i64 %129, 0
  br i1 %130, label %131, label %191

131:                                              ; preds = %127
  %132 = load i64, ptr %11, align 8
  %133 = icmp sgt i64 %132, 0
  br i1 %133, label %134, label %137

134:                                              ; preds = %131
  %135 = load i64, ptr %32, align 8
  %136 = or i64 %135, %128
  br label %142

137:                                              ; preds = %162, %131
  %138 = phi double [ 0.000000e+00, %131 ], [ %155, %162 ]
  %139 = phi double [ 0.000000e+00, %131 ], [ %163, %162 ]
  %140 = load double, ptr %33, align 8
  %141 = fcmp ogt double %139, %140
  br i1 %141, label %191, label %166

142:                                              ; preds = %134, %162
  %143 = phi i64 [ 0, %134 ], [ %164, %162 ]
  %144 = phi double [ 0.000000e+00, %134 ], [ %163, %162 ]
  %145 = phi double [ 0.000000e+00, %134 ], [ %155, %162 ]
  %146 = shl nuw i64 1, %143
  %147 = and i64 %146, %128
  %148 = icmp eq i64 %147, 0
  br i1 %148, label %154, label %149

149:                                              ; preds = %142
  %150 = load ptr, ptr %31, align 8
  %151 = getelementptr inbounds double, ptr %150, i64 %143
  %152 = load double, ptr %151, align 8
  %153 = fadd double %145, %152
  br label %154

154:                                              ; preds = %149, %142
  %155 = phi double [ %153, %149 ], [ %145, %142 ]
  %156 = and i64 %136, %146
  %157 = icmp eq i64 %156, 0
  br i1 %157, label %162, label %158

158:                                              ; preds = %154
  %159 = getelementptr inbounds [8 x double], ptr %8, i64 0, i64 %143
  %160 = load double, ptr %159, align 8
  %161 = fadd double %144, %160
  br label %162

162:                                              ; preds = %154, %158
  %163 = phi double [ %161, %158 ], [ %144, %154 ]
  %164 = add nuw nsw i64 %143, 1
  %165 = icmp eq i64 %164, %132
  br i1 %165, label %137, label %142

166:                                              ; preds = %137
  %167 = getelementptr inbounds %struct.Fit, ptr %0, i64 0, i32 10, i64 %128
  %168 = load double, ptr %167, align 8
  %169 = fcmp ult double %139, %168
  br i1 %169, label %170, label %191

170:                                              ; preds = %166
  store double %139, ptr %167, align 8
  %171 = load i64, ptr %32, align 8
  %172 = or i64 %171, %128
  %173 = load ptr, ptr %34, align 8
  %174 = call double @least(ptr noundef nonnull %10, ptr noundef nonnull %6, i64 noundef %172, ptr noundef %173)
  %175 = fadd double %138, %174
  %176 = load double, ptr %35, align 8
  %177 = fcmp ult double %175, %176
  br i1 %177, label %178, label %191

178:                                              ; preds = %170
  %179 = load i64, ptr %32, align 8
  %180 = or i64 %179, %128
  %181 = load double, ptr %33, align 8
  %182 = fsub double %181, %139
  %183 = load ptr, ptr %34, align 8
  %184 = call double @outline(ptr noundef %10, ptr noundef nonnull %6, i64 noundef %180, double noundef %182, i64 noundef 0, ptr noundef %183, ptr noundef nonnull %9)
  %185 = fadd double %138, %184
  %186 = load double, ptr %35, align 8
  %187 = fcmp olt double %185, %186
  br i1 %187, label %188, label %191

188:                                              ; preds = %178
  store double %185, ptr %35, align 8
  %189 = load double, ptr %9, align 8
  %190 = fadd double %139, %189
  store double %190, ptr %36, align 8
  br label %191

191:                                              ; preds = %178, %188, %170, %137, %166, %127
  %192 = add nuw i64 %128, 1
  %193 = icmp eq i64 %192, %13
  br i1 %193, label %126, label %127
}

; Function Attrs: noinline nounwind optsize
define double @fitting(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, double noundef %4, i64 noundef %5, i64 noundef %6, ptr noundef %7, ptr noundef %8, ptr nocapture noundef %9, ptr nocapture noundef %10) {
  %12 = alloca [16 x i64], align 16
  %13 = alloca [16 x i64], align 16
  %14 = alloca [16 x i64], align 16
  %15 = alloca %struct.Fit, align 8
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %12)
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %13)
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %14)
  %16 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 2
  %17 = load i64, ptr %16, align 8
  %18 = shl nsw i64 -1, %17
  call void @llvm.lifetime.start.p0(i64 2128, ptr nonnull %15)
  %19 = getelementptr inbounds i8, ptr %15, i64 72
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(2128) %19, i8 0, i64 2056, i1 false)
  store ptr %0, ptr %15, align 8
  %20 = getelementptr inbounds %struct.Fit, ptr %15, i64 0, i32 1
  store ptr %1, ptr %20, align 8
  %21 = getelementptr inbounds %struct.Fit, ptr %15, i64 0, i32 2
  store ptr %8, ptr %21, align 8
  %22 = getelementptr inbounds %struct.Fit, ptr %15, i64 0, i32 3
  store i64 %2, ptr %22, align 8
  %23 = getelementptr inbounds %struct.Fit, ptr %15, i64 0, i32 4
  store i64 %3, ptr %23, align 8
  %24 = getelementptr inbounds %struct.Fit, ptr %15, i64 0, i32 5
  %25 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 31
  %26 = load i64, ptr %25, align 8
  %27 = or i64 %18, %2
  %28 = xor i64 %27, -1
  %29 = and i64 %26, %28
  store i64 %29, ptr %24, align 8
  %30 = getelementptr inbounds %struct.Fit, ptr %15, i64 0, i32 6
  store double %4, ptr %30, align 8
  %31 = getelementptr inbounds %struct.Fit, ptr %15, i64 0, i32 7
  store double 0x7FF0000000000000, ptr %31, align 8
  %32 = getelementptr inbounds %struct.Fit, ptr %15, i64 0, i32 8
  store ptr %7, ptr %32, align 8
  %33 = load i64, ptr %1, align 8
  %34 = icmp sgt i64 %33, 0
  br i1 %34, label %35, label %38

35:                                               ; preds = %11
  %36 = getelementptr inbounds %struct.Own, ptr %1, i64 0, i32 1
  %37 = load ptr, ptr %36, align 8
  br label %44

38:                                               ; preds = %44, %11
  store i64 0, ptr %10, align 8
  %39 = load i64, ptr %1, align 8
  %40 = icmp sgt i64 %39, 0
  br i1 %40, label %41, label %52

41:                                               ; preds = %38
  %42 = getelementptr inbounds %struct.Own, ptr %1, i64 0, i32 3
  %43 = load ptr, ptr %42, align 8
  br label %60

44:                                               ; preds = %35, %44
  %45 = phi i64 [ 0, %35 ], [ %50, %44 ]
  %46 = getelementptr inbounds i64, ptr %37, i64 %45
  %47 = load i64, ptr %46, align 8
  %48 = add nsw i64 %47, -1
  %49 = getelementptr inbounds [16 x i64], ptr %12, i64 0, i64 %45
  store i64 %48, ptr %49, align 8
  %50 = add nuw nsw i64 %45, 1
  %51 = icmp eq i64 %50, %33
  br i1 %51, label %38, label %44

52:                                               ; preds = %60, %38
  call fastcc void @as_one(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %12, ptr noundef nonnull %13)
  %53 = call double @least(ptr noundef %0, ptr noundef nonnull %13, i64 noundef %2, ptr noundef %8)
  store double %53, ptr %9, align 8
  %54 = load i64, ptr %1, align 8
  %55 = icmp sgt i64 %54, 0
  br i1 %55, label %56, label %165

56:                                               ; preds = %52
  %57 = getelementptr inbounds %struct.Own, ptr %1, i64 0, i32 3
  %58 = getelementptr inbounds %struct.Own, ptr %1, i64 0, i32 1
  %59 = getelementptr inbounds %struct.Own, ptr %1, i64 0, i32 2
  br label %74

60:                                               ; preds = %41, %60
  %61 = phi i64 [ 0, %41 ], [ %68, %60 ]
  %62 = phi i64 [ 0, %41 ], [ %69, %60 ]
  %63 = getelementptr inbounds [16 x i64], ptr %12, i64 0, i64 %62
  %64 = load i64, ptr %63, align 8
  %65 = getelementptr inbounds i64, ptr %43, i64 %62
  %66 = load i64, ptr %65, align 8
  %67 = mul nsw i64 %66, %64
  %68 = add nsw i64 %61, %67
  store i64 %68, ptr %10, align 8
  %69 = add nuw nsw i64 %62, 1
  %70 = load i64, ptr %1, align 8
  %71 = icmp slt i64 %69, %70
  br i1 %71, label %60, label %52

72:                                               ; preds = %158
  %73 = icmp slt i64 %160, 2
  br i1 %73, label %163, label %173

74:                                               ; preds = %56, %158
  %75 = phi i64 [ %54, %56 ], [ %159, %158 ]
  %76 = phi i64 [ 1, %56 ], [ %160, %158 ]
  %77 = phi i64 [ 0, %56 ], [ %161, %158 ]
  %78 = shl nuw i64 1, %77
  %79 = and i64 %78, %6
  %80 = icmp ne i64 %79, 0
  %81 = icmp sgt i64 %76, 0
  %82 = select i1 %80, i1 %81, i1 false
  br i1 %82, label %83, label %158

83:                                               ; preds = %74, %118
  %84 = phi i64 [ %119, %118 ], [ %76, %74 ]
  %85 = phi i64 [ %120, %118 ], [ 0, %74 ]
  %86 = load i64, ptr %1, align 8
  %87 = icmp sgt i64 %86, 0
  br i1 %87, label %88, label %93

88:                                               ; preds = %83
  %89 = getelementptr inbounds i64, ptr %10, i64 %85
  %90 = load i64, ptr %89, align 8
  %91 = load ptr, ptr %57, align 8
  %92 = load ptr, ptr %58, align 8
  br label %103

93:                                               ; preds = %103, %83
  %94 = phi i64 [ 0, %83 ], [ %115, %103 ]
  %95 = icmp slt i64 %94, %5
  %96 = load ptr, ptr %59, align 8
  %97 = getelementptr inbounds i64, ptr %96, i64 %77
  %98 = load i64, ptr %97, align 8
  %99 = icmp sgt i64 %98, 0
  %100 = select i1 %99, i1 %95, i1 false
  br i1 %100, label %101, label %118

101:                                              ; preds = %93
  %102 = getelementptr inbounds i64, ptr %10, i64 %85
  br label %122

103:                                              ; preds = %88, %103
  %104 = phi i64 [ 0, %88 ], [ %116, %103 ]
  %105 = phi i64 [ 0, %88 ], [ %115, %103 ]
  %106 = getelementptr inbounds i64, ptr %91, i64 %104
  %107 = load i64, ptr %106, align 8
  %108 = sdiv i64 %90, %107
  %109 = getelementptr inbounds i64, ptr %92, i64 %104
  %110 = load i64, ptr %109, align 8
  %111 = srem i64 %108, %110
  %112 = add nsw i64 %110, -1
  %113 = icmp slt i64 %111, %112
  %114 = zext i1 %113 to i64
  %115 = add nuw nsw i64 %105, %114
  %116 = add nuw nsw i64 %104, 1
  %117 = icmp eq i64 %116, %86
  br i1 %117, label %93, label %103

118:                                              ; preds = %136, %93
  %119 = phi i64 [ %84, %93 ], [ %138, %136 ]
  %120 = add nuw nsw i64 %85, 1
  %121 = icmp eq i64 %120, %76
  br i1 %121, label %156, label %83

122:                                              ; preds = %101, %136
  %123 = phi i64 [ %84, %101 ], [ %138, %136 ]
  %124 = phi i64 [ 1, %101 ], [ %140, %136 ]
  %125 = load i64, ptr %102, align 8
  %126 = load ptr, ptr %57, align 8
  %127 = getelementptr inbounds i64, ptr %126, i64 %77
  %128 = load i64, ptr %127, align 8
  %129 = mul nsw i64 %128, %124
  %130 = sub nsw i64 %125, %129
  %131 = getelementptr inbounds i64, ptr %10, i64 %123
  store i64 %130, ptr %131, align 8
  %132 = load i64, ptr %1, align 8
  %133 = icmp sgt i64 %132, 0
  br i1 %133, label %134, label %136

134:                                              ; preds = %122
  %135 = load ptr, ptr %58, align 8
  br label %145

136:                                              ; preds = %145, %122
  call fastcc void @as_one(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %12, ptr noundef nonnull %13)
  %137 = call double @least(ptr noundef %0, ptr noundef nonnull %13, i64 noundef %2, ptr noundef %8)
  %138 = add nsw i64 %123, 1
  %139 = getelementptr inbounds double, ptr %9, i64 %123
  store double %137, ptr %139, align 8
  %140 = add nuw nsw i64 %124, 1
  %141 = load ptr, ptr %59, align 8
  %142 = getelementptr inbounds i64, ptr %141, i64 %77
  %143 = load i64, ptr %142, align 8
  %144 = icmp slt i64 %124, %143
  br i1 %144, label %122, label %118

145:                                              ; preds = %134, %145
  %146 = phi i64 [ 0, %134 ], [ %154, %145 ]
  %147 = getelementptr inbounds i64, ptr %126, i64 %146
  %148 = load i64, ptr %147, align 8
  %149 = sdiv i64 %130, %148
  %150 = getelementptr inbounds i64, ptr %135, i64 %146
  %151 = load i64, ptr %150, align 8
  %152 = srem i64 %149, %151
  %153 = getelementptr inbounds [16 x i64], ptr %12, i64 0, i64 %146
  store i64 %152, ptr %153, align 8
  %154 = add nuw nsw i64 %146, 1
  %155 = icmp eq i64 %154, %132
  br i1 %155, label %136, label %145

156:                                              ; preds = %118
  %157 = load i64, ptr %1, align 8
  br label %158

158:                                              ; preds = %156, %74
  %159 = phi i64 [ %75, %74 ], [ %157, %156 ]
  %160 = phi i64 [ %76, %74 ], [ %119, %156 ]
  %161 = add nuw nsw i64 %77, 1
  %162 = icmp slt i64 %161, %159
  br i1 %162, label %74, label %72

163:                                              ; preds = %173, %72
  %164 = icmp eq i64 %160, 0
  br i1 %164, label %328, label %165

165:                                              ; preds = %52, %163
  %166 = phi i64 [ %160, %163 ], [ 1, %52 ]
  %167 = getelementptr inbounds %struct.Own, ptr %1, i64 0, i32 3
  %168 = getelementptr inbounds %struct.Own, ptr %1, i64 0, i32 1
  %169 = getelementptr inbounds %struct.Own, ptr %1, i64 0, i32 2
  %170 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 26
  %171 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 28
  %172 = icmp eq i64 %2, 0
  br label %177

173:                                              ; preds = %72, %173
  %174 = phi i64 [ %175, %173 ], [ 2, %72 ]
  tail call fastcc void @rise(ptr noundef nonnull %10, ptr noundef nonnull %9, i64 noundef %174)
  %175 = add nuw i64 %174, 1
  %176 = icmp eq i64 %174, %160
  br i1 %176, label %163, label %173

177:                                              ; preds = %165, %321
  %178 = phi double [ 0x7FF0000000000000, %165 ], [ %248, %321 ]
  %179 = phi i64 [ %166, %165 ], [ %322, %321 ]
  %180 = load i64, ptr %10, align 8
  %181 = load double, ptr %9, align 8
  %182 = fcmp ult double %181, %178
  br i1 %182, label %183, label %324

183:                                              ; preds = %177
  %184 = tail call fastcc i64 @late(ptr noundef %8, i64 noundef %179)
  %185 = icmp eq i64 %184, 0
  br i1 %185, label %186, label %324

186:                                              ; preds = %183
  %187 = add nsw i64 %179, -1
  tail call fastcc void @sink(ptr noundef nonnull %10, ptr noundef nonnull %9, i64 noundef %179)
  %188 = load i64, ptr %1, align 8
  %189 = icmp sgt i64 %188, 0
  br i1 %189, label %190, label %194

190:                                              ; preds = %186
  %191 = load ptr, ptr %167, align 8
  %192 = load ptr, ptr %168, align 8
  %193 = load ptr, ptr %169, align 8
  br label %199

194:                                              ; preds = %215, %186
  %195 = phi i64 [ 0, %186 ], [ %216, %215 ]
  %196 = phi i64 [ 0, %186 ], [ %223, %215 ]
  call fastcc void @as_one(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %12, ptr noundef nonnull %13)
  %197 = load i64, ptr %16, align 8
  %198 = icmp sgt i64 %197, 0
  br i1 %198, label %228, label %225

199:                                              ; preds = %190, %215
  %200 = phi i64 [ 0, %190 ], [ %222, %215 ]
  %201 = phi i64 [ 0, %190 ], [ %223, %215 ]
  %202 = phi i64 [ 0, %190 ], [ %216, %215 ]
  %203 = getelementptr inbounds i64, ptr %191, i64 %200
  %204 = load i64, ptr %203, align 8
  %205 = sdiv i64 %180, %204
  %206 = getelementptr inbounds i64, ptr %192, i64 %200
  %207 = load i64, ptr %206, align 8
  %208 = srem i64 %205, %207
  %209 = getelementptr inbounds [16 x i64], ptr %12, i64 0, i64 %200
  store i64 %208, ptr %209, align 8
  %210 = add nsw i64 %207, -1
  %211 = icmp slt i64 %208, %210
  br i1 %211, label %212, label %215

212:                                              ; preds = %199
  %213 = add nsw i64 %202, 1
  %214 = getelementptr inbounds [16 x i64], ptr %14, i64 0, i64 %202
  store i64 %200, ptr %214, align 8
  br label %215

215:                                              ; preds = %212, %199
  %216 = phi i64 [ %213, %212 ], [ %202, %199 ]
  %217 = getelementptr inbounds i64, ptr %193, i64 %200
  %218 = load i64, ptr %217, align 8
  %219 = xor i64 %218, -1
  %220 = add i64 %207, %219
  %221 = icmp slt i64 %208, %220
  %222 = add nuw nsw i64 %200, 1
  %223 = select i1 %221, i64 %222, i64 %201
  %224 = icmp eq i64 %222, %188
  br i1 %224, label %194, label %199

225:                                              ; preds = %242, %194
  %226 = phi double [ 0.000000e+00, %194 ], [ %243, %242 ]
  call fastcc void @anew(ptr noundef nonnull %15)
  %227 = fcmp ugt double %226, %4
  br i1 %227, label %247, label %246

228:                                              ; preds = %194, %242
  %229 = phi i64 [ %244, %242 ], [ 0, %194 ]
  %230 = phi double [ %243, %242 ], [ 0.000000e+00, %194 ]
  %231 = shl nuw i64 1, %229
  %232 = and i64 %231, %2
  %233 = icmp eq i64 %232, 0
  br i1 %233, label %242, label %234

234:                                              ; preds = %228
  %235 = load ptr, ptr %170, align 8
  %236 = call fastcc double @tile(ptr noundef nonnull %0, i64 noundef %229, ptr noundef nonnull %13, ptr noundef %235)
  %237 = load ptr, ptr %171, align 8
  %238 = getelementptr inbounds double, ptr %237, i64 %229
  %239 = load double, ptr %238, align 8
  %240 = fmul double %236, %239
  %241 = fadd double %230, %240
  br label %242

242:                                              ; preds = %228, %234
  %243 = phi double [ %241, %234 ], [ %230, %228 ]
  %244 = add nuw nsw i64 %229, 1
  %245 = icmp eq i64 %244, %197
  br i1 %245, label %225, label %228

246:                                              ; preds = %225
  call fastcc void @orders(ptr noundef nonnull %15, ptr noundef nonnull %12, ptr noundef nonnull %14, i64 noundef 0, i64 noundef %195)
  br label %247

247:                                              ; preds = %246, %225
  %248 = load double, ptr %31, align 8
  %249 = fmul double %181, 0x3FF0000000001198
  %250 = fcmp ugt double %248, %249
  br i1 %250, label %251, label %324

251:                                              ; preds = %247
  %252 = icmp eq i64 %195, %5
  %253 = select i1 %172, i1 true, i1 %252
  br i1 %253, label %321, label %254

254:                                              ; preds = %251
  %255 = load i64, ptr %1, align 8
  %256 = icmp slt i64 %196, %255
  br i1 %256, label %257, label %321

257:                                              ; preds = %254, %315
  %258 = phi i64 [ %316, %315 ], [ %255, %254 ]
  %259 = phi i64 [ %317, %315 ], [ %255, %254 ]
  %260 = phi i64 [ %319, %315 ], [ %196, %254 ]
  %261 = phi i64 [ %318, %315 ], [ %187, %254 ]
  %262 = shl nuw i64 1, %260
  %263 = and i64 %262, %6
  %264 = icmp eq i64 %263, 0
  br i1 %264, label %315, label %265

265:                                              ; preds = %257
  %266 = getelementptr inbounds [16 x i64], ptr %12, i64 0, i64 %260
  %267 = load i64, ptr %266, align 8
  %268 = load ptr, ptr %168, align 8
  %269 = getelementptr inbounds i64, ptr %268, i64 %260
  %270 = load i64, ptr %269, align 8
  %271 = add nsw i64 %270, -1
  %272 = icmp slt i64 %267, %271
  br i1 %272, label %315, label %273

273:                                              ; preds = %265
  %274 = load ptr, ptr %169, align 8
  %275 = getelementptr inbounds i64, ptr %274, i64 %260
  %276 = load i64, ptr %275, align 8
  %277 = icmp sgt i64 %271, %276
  br i1 %277, label %284, label %280

278:                                              ; preds = %303
  %279 = load i64, ptr %1, align 8
  br label %280

280:                                              ; preds = %278, %273
  %281 = phi i64 [ %258, %273 ], [ %279, %278 ]
  %282 = phi i64 [ %261, %273 ], [ %304, %278 ]
  %283 = phi i64 [ %271, %273 ], [ %309, %278 ]
  store i64 %283, ptr %266, align 8
  br label %315

284:                                              ; preds = %273, %303
  %285 = phi i64 [ %305, %303 ], [ 0, %273 ]
  %286 = phi i64 [ %304, %303 ], [ %261, %273 ]
  store i64 %285, ptr %266, align 8
  call fastcc void @as_one(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %12, ptr noundef nonnull %13)
  %287 = call double @least(ptr noundef %0, ptr noundef nonnull %13, i64 noundef %2, ptr noundef %8)
  %288 = getelementptr inbounds double, ptr %9, i64 %286
  store double %287, ptr %288, align 8
  %289 = fcmp ult double %287, %248
  br i1 %289, label %290, label %303

290:                                              ; preds = %284
  %291 = load ptr, ptr %168, align 8
  %292 = getelementptr inbounds i64, ptr %291, i64 %260
  %293 = load i64, ptr %292, align 8
  %294 = xor i64 %285, -1
  %295 = add i64 %293, %294
  %296 = load ptr, ptr %167, align 8
  %297 = getelementptr inbounds i64, ptr %296, i64 %260
  %298 = load i64, ptr %297, align 8
  %299 = mul nsw i64 %298, %295
  %300 = sub nsw i64 %180, %299
  %301 = getelementptr inbounds i64, ptr %10, i64 %286
  store i64 %300, ptr %301, align 8
  %302 = add nsw i64 %286, 1
  tail call fastcc void @rise(ptr noundef nonnull %10, ptr noundef nonnull %9, i64 noundef %302)
  br label %303

303:                                              ; preds = %284, %290
  %304 = phi i64 [ %286, %284 ], [ %302, %290 ]
  %305 = add nuw nsw i64 %285, 1
  %306 = load ptr, ptr %168, align 8
  %307 = getelementptr inbounds i64, ptr %306, i64 %260
  %308 = load i64, ptr %307, align 8
  %309 = add nsw i64 %308, -1
  %310 = load ptr, ptr %169, align 8
  %311 = getelementptr inbounds i64, ptr %310, i64 %260
  %312 = load i64, ptr %311, align 8
  %313 = sub nsw i64 %309, %312
  %314 = icmp slt i64 %305, %313
  br i1 %314, label %284, label %278

315:                                              ; preds = %257, %265, %280
  %316 = phi i64 [ %258, %265 ], [ %281, %280 ], [ %258, %257 ]
  %317 = phi i64 [ %259, %265 ], [ %281, %280 ], [ %259, %257 ]
  %318 = phi i64 [ %261, %265 ], [ %282, %280 ], [ %261, %257 ]
  %319 = add nsw i64 %260, 1
  %320 = icmp slt i64 %319, %317
  br i1 %320, label %257, label %321

321:                                              ; preds = %315, %254, %251
  %322 = phi i64 [ %187, %251 ], [ %187, %254 ], [ %318, %315 ]
  %323 = icmp eq i64 %322, 0
  br i1 %323, label %324, label %177

324:                                              ; preds = %247, %177, %183, %321
  %325 = phi double [ %248, %247 ], [ %178, %177 ], [ %178, %183 ], [ %248, %321 ]
  %326 = getelementptr inbounds %struct.Fit, ptr %15, i64 0, i32 9
  %327 = load double, ptr %326, align 8
  br label %328

328:                                              ; preds = %324, %163
  %329 = phi double [ %325, %324 ], [ 0x7FF0000000000000, %163 ]
  %330 = phi double [ %327, %324 ], [ 0.000000e+00, %163 ]
  store double %330, ptr %9, align 8
  call void @llvm.lifetime.end.p0(i64 2128, ptr nonnull %15)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %14)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %13)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %12)
  ret double %329
}

; Function Attrs: nofree noinline norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @as_one(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef %3) unnamed_addr {
  %5 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 1
  %6 = load i64, ptr %5, align 8
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %17, label %8

8:                                                ; preds = %17, %4
  %9 = phi i64 [ %6, %4 ], [ %21, %17 ]
  %10 = load i64, ptr %1, align 8
  %11 = icmp sgt i64 %10, 0
  br i1 %11, label %12, label %25

12:                                               ; preds = %8
  %13 = getelementptr inbounds %struct.Own, ptr %1, i64 0, i32 5
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds %struct.Own, ptr %1, i64 0, i32 4
  %16 = load ptr, ptr %15, align 8
  br label %31

17:                                               ; preds = %4, %17
  %18 = phi i64 [ %20, %17 ], [ 0, %4 ]
  %19 = getelementptr inbounds i64, ptr %3, i64 %18
  store i64 0, ptr %19, align 8
  %20 = add nuw nsw i64 %18, 1
  %21 = load i64, ptr %5, align 8
  %22 = icmp slt i64 %20, %21
  br i1 %22, label %17, label %8

23:                                               ; preds = %31
  %24 = load i64, ptr %5, align 8
  br label %25

25:                                               ; preds = %23, %8
  %26 = phi i64 [ %24, %23 ], [ %9, %8 ]
  %27 = icmp sgt i64 %26, 0
  br i1 %27, label %28, label %46

28:                                               ; preds = %25
  %29 = getelementptr inbounds %struct.Own, ptr %1, i64 0, i32 6
  %30 = load ptr, ptr %29, align 8
  br label %47

31:                                               ; preds = %12, %31
  %32 = phi i64 [ 0, %12 ], [ %43, %31 ]
  %33 = getelementptr inbounds i64, ptr %2, i64 %32
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds i64, ptr %14, i64 %32
  %36 = load i64, ptr %35, align 8
  %37 = mul nsw i64 %36, %34
  %38 = getelementptr inbounds i64, ptr %16, i64 %32
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds i64, ptr %3, i64 %39
  %41 = load i64, ptr %40, align 8
  %42 = add nsw i64 %41, %37
  store i64 %42, ptr %40, align 8
  %43 = add nuw nsw i64 %32, 1
  %44 = load i64, ptr %1, align 8
  %45 = icmp slt i64 %43, %44
  br i1 %45, label %31, label %23

46:                                               ; preds = %47, %25
  ret void

47:                                               ; preds = %28, %47
  %48 = phi i64 [ 0, %28 ], [ %55, %47 ]
  %49 = getelementptr inbounds ptr, ptr %30, i64 %48
  %50 = load ptr, ptr %49, align 8
  %51 = getelementptr inbounds i64, ptr %3, i64 %48
  %52 = load i64, ptr %51, align 8
  %53 = getelementptr inbounds i64, ptr %50, i64 %52
  %54 = load i64, ptr %53, align 8
  store i64 %54, ptr %51, align 8
  %55 = add nuw nsw i64 %48, 1
  %56 = load i64, ptr %5, align 8
  %57 = icmp slt i64 %55, %56
  br i1 %57, label %47, label %46
}

; Function Attrs: nofree noinline norecurse nosync nounwind optsize memory(argmem: readwrite)
define internal fastcc void @rise(ptr nocapture noundef %0, ptr nocapture noundef %1, i64 noundef %2) unnamed_addr {
  %4 = add nsw i64 %2, -1
  %5 = getelementptr inbounds i64, ptr %0, i64 %4
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds double, ptr %1, i64 %4
  %8 = load double, ptr %7, align 8
  %9 = icmp eq i64 %4, 0
  br i1 %9, label %23, label %10

10:                                               ; preds = %3, %17
  %11 = phi i64 [ %13, %17 ], [ %4, %3 ]
  %12 = add nsw i64 %11, -1
  %13 = sdiv i64 %12, 2
  %14 = getelementptr inbounds double, ptr %1, i64 %13
  %15 = load double, ptr %14, align 8
  %16 = fcmp olt double %8, %15
  br i1 %16, label %17, label %23

17:                                               ; preds = %10
  %18 = getelementptr inbounds i64, ptr %0, i64 %13
  %19 = load i64, ptr %18, align 8
  %20 = getelementptr inbounds i64, ptr %0, i64 %11
  store i64 %19, ptr %20, align 8
  %21 = getelementptr inbounds double, ptr %1, i64 %11
  store double %15, ptr %21, align 8
  %22 = icmp ult i64 %11, 3
  br i1 %22, label %23, label %10

23:                                               ; preds = %10, %17, %3
  %24 = phi i64 [ 0, %3 ], [ %13, %17 ], [ %11, %10 ]
  %25 = getelementptr inbounds i64, ptr %0, i64 %24
  store i64 %6, ptr %25, align 8
  %26 = getelementptr inbounds double, ptr %1, i64 %24
  store double %8, ptr %26, align 8
  ret void
}

; Function Attrs: noinline nounwind optsize
define internal fastcc i64 @late(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr {
  %3 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 19
  %4 = load i64, ptr %3, align 8
  %5 = sub nsw i64 %4, %1
  store i64 %5, ptr %3, align 8
  %6 = icmp slt i64 %5, 0
  br i1 %6, label %7, label %17

7:                                                ; preds = %2
  %8 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 18
  %9 = load ptr, ptr %8, align 8
  %10 = icmp eq ptr %9, null
  br i1 %10, label %17, label %11

11:                                               ; preds = %7
  %12 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 20
  %13 = load i64, ptr %12, align 8
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %15, label %17

15:                                               ; preds = %11
  store i64 16384, ptr %3, align 8
  %16 = tail call i64 %9()
  store i64 %16, ptr %12, align 8
  br label %17

17:                                               ; preds = %15, %11, %7, %2
  %18 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 20
  %19 = load i64, ptr %18, align 8
  ret i64 %19
}

; Function Attrs: nofree noinline norecurse nosync nounwind optsize memory(argmem: readwrite)
define internal fastcc void @sink(ptr nocapture noundef %0, ptr nocapture noundef %1, i64 noundef %2) unnamed_addr {
  %4 = add nsw i64 %2, -1
  %5 = getelementptr inbounds i64, ptr %0, i64 %4
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds double, ptr %1, i64 %4
  %8 = load double, ptr %7, align 8
  %9 = icmp sgt i64 %2, 2
  br i1 %9, label %10, label %36

10:                                               ; preds = %3, %28
  %11 = phi i64 [ %34, %28 ], [ 1, %3 ]
  %12 = phi i64 [ %33, %28 ], [ 0, %3 ]
  %13 = phi i64 [ %24, %28 ], [ 0, %3 ]
  %14 = add i64 %12, 2
  %15 = icmp slt i64 %14, %4
  br i1 %15, label %16, label %23

16:                                               ; preds = %10
  %17 = getelementptr inbounds double, ptr %1, i64 %14
  %18 = load double, ptr %17, align 8
  %19 = getelementptr inbounds double, ptr %1, i64 %11
  %20 = load double, ptr %19, align 8
  %21 = fcmp olt double %18, %20
  br i1 %21, label %22, label %23

22:                                               ; preds = %16
  br label %23

23:                                               ; preds = %22, %16, %10
  %24 = phi i64 [ %14, %22 ], [ %11, %16 ], [ %11, %10 ]
  %25 = getelementptr inbounds double, ptr %1, i64 %24
  %26 = load double, ptr %25, align 8
  %27 = fcmp ugt double %8, %26
  br i1 %27, label %28, label %36

28:                                               ; preds = %23
  %29 = getelementptr inbounds i64, ptr %0, i64 %24
  %30 = load i64, ptr %29, align 8
  %31 = getelementptr inbounds i64, ptr %0, i64 %13
  store i64 %30, ptr %31, align 8
  %32 = getelementptr inbounds double, ptr %1, i64 %13
  store double %26, ptr %32, align 8
  %33 = shl nsw i64 %24, 1
  %34 = or i64 %33, 1
  %35 = icmp slt i64 %34, %4
  br i1 %35, label %10, label %36

36:                                               ; preds = %28, %23, %3
  %37 = phi i64 [ 0, %3 ], [ %13, %23 ], [ %24, %28 ]
  %38 = getelementptr inbounds i64, ptr %0, i64 %37
  store i64 %6, ptr %38, align 8
  %39 = getelementptr inbounds double, ptr %1, i64 %37
  store double %8, ptr %39, align 8
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind optsize memory(read, inaccessiblemem: none)
define internal fastcc double @tile(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3) unnamed_addr {
  %5 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 22
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds i64, ptr %6, i64 %1
  %8 = load i64, ptr %7, align 8
  %9 = add nsw i64 %1, 1
  %10 = getelementptr inbounds i64, ptr %6, i64 %9
  %11 = load i64, ptr %10, align 8
  %12 = icmp slt i64 %8, %11
  br i1 %12, label %13, label %19

13:                                               ; preds = %4
  %14 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 23
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 24
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 12
  br label %21

19:                                               ; preds = %46, %4
  %20 = phi double [ 1.000000e+00, %4 ], [ %50, %46 ]
  ret double %20

21:                                               ; preds = %13, %46
  %22 = phi double [ 1.000000e+00, %13 ], [ %50, %46 ]
  %23 = phi i64 [ %8, %13 ], [ %51, %46 ]
  %24 = getelementptr inbounds i64, ptr %15, i64 %23
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds i64, ptr %17, i64 %23
  %27 = load i64, ptr %26, align 8
  %28 = getelementptr inbounds ptr, ptr %3, i64 %23
  %29 = load ptr, ptr %28, align 8
  %30 = icmp slt i64 %27, 0
  br i1 %30, label %31, label %36

31:                                               ; preds = %21
  %32 = icmp slt i64 %25, 0
  br i1 %32, label %46, label %33

33:                                               ; preds = %31
  %34 = getelementptr inbounds i64, ptr %2, i64 %25
  %35 = load i64, ptr %34, align 8
  br label %46

36:                                               ; preds = %21
  %37 = getelementptr inbounds i64, ptr %2, i64 %25
  %38 = load i64, ptr %37, align 8
  %39 = load ptr, ptr %18, align 8
  %40 = getelementptr inbounds i64, ptr %39, i64 %27
  %41 = load i64, ptr %40, align 8
  %42 = mul nsw i64 %41, %38
  %43 = getelementptr inbounds i64, ptr %2, i64 %27
  %44 = load i64, ptr %43, align 8
  %45 = add nsw i64 %42, %44
  br label %46

46:                                               ; preds = %33, %31, %36
  %47 = phi i64 [ %45, %36 ], [ %35, %33 ], [ 0, %31 ]
  %48 = getelementptr inbounds double, ptr %29, i64 %47
  %49 = load double, ptr %48, align 8
  %50 = fmul double %22, %49
  %51 = add nsw i64 %23, 1
  %52 = icmp eq i64 %51, %11
  br i1 %52, label %19, label %21
}

; Function Attrs: noinline nounwind optsize
define internal fastcc void @orders(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2, i64 noundef %3, i64 noundef %4) unnamed_addr {
  %6 = icmp eq i64 %3, %4
  br i1 %6, label %13, label %7

7:                                                ; preds = %5
  %8 = icmp slt i64 %3, %4
  br i1 %8, label %9, label %21

9:                                                ; preds = %7
  %10 = getelementptr inbounds i64, ptr %2, i64 %3
  %11 = add nsw i64 %3, 1
  %12 = load i64, ptr %10, align 8
  br label %14

13:                                               ; preds = %5
  tail call fastcc void @resident(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3)
  br label %21

14:                                               ; preds = %9, %14
  %15 = phi i64 [ %3, %9 ], [ %19, %14 ]
  %16 = getelementptr inbounds i64, ptr %2, i64 %15
  %17 = load i64, ptr %16, align 8
  store i64 %17, ptr %10, align 8
  store i64 %12, ptr %16, align 8
  tail call fastcc void @orders(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %2, i64 noundef %11, i64 noundef %4)
  %18 = load i64, ptr %10, align 8
  store i64 %18, ptr %16, align 8
  store i64 %12, ptr %10, align 8
  %19 = add i64 %15, 1
  %20 = icmp eq i64 %19, %4
  br i1 %20, label %21, label %14

21:                                               ; preds = %14, %7, %13
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none)
define i64 @work_size() {
  ret i64 107128
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none)
define i64 @stair_size() {
  ret i64 1120
}

; Function Attrs: nofree noinline norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc ptr @begin(ptr noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef %3) unnamed_addr {
  %5 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 1
  %6 = load i64, ptr %5, align 8
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %8, label %11

8:                                                ; preds = %4
  %9 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 19
  %10 = load ptr, ptr %9, align 8
  br label %16

11:                                               ; preds = %16, %4
  %12 = phi i64 [ 0, %4 ], [ %24, %16 ]
  store ptr %0, ptr %3, align 8
  %13 = getelementptr inbounds %struct.Work, ptr %3, i64 0, i32 9
  store double 0x7FF0000000000000, ptr %13, align 8
  %14 = load i64, ptr %0, align 8
  %15 = icmp sgt i64 %14, 0
  br i1 %15, label %37, label %29

16:                                               ; preds = %8, %16
  %17 = phi i64 [ 0, %8 ], [ %25, %16 ]
  %18 = phi i64 [ 0, %8 ], [ %24, %16 ]
  %19 = getelementptr inbounds i64, ptr %1, i64 %17
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds i64, ptr %10, i64 %17
  %22 = load i64, ptr %21, align 8
  %23 = mul nsw i64 %22, %20
  %24 = add nsw i64 %23, %18
  %25 = add nuw nsw i64 %17, 1
  %26 = icmp eq i64 %25, %6
  br i1 %26, label %11, label %16

27:                                               ; preds = %37
  %28 = load i64, ptr %5, align 8
  br label %29

29:                                               ; preds = %27, %11
  %30 = phi i64 [ %28, %27 ], [ %6, %11 ]
  %31 = icmp sgt i64 %30, 0
  br i1 %31, label %32, label %43

32:                                               ; preds = %29
  %33 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 18
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 17
  %36 = load ptr, ptr %35, align 8
  br label %49

37:                                               ; preds = %11, %37
  %38 = phi i64 [ %40, %37 ], [ 0, %11 ]
  %39 = getelementptr inbounds %struct.Work, ptr %3, i64 0, i32 3, i64 %38
  store i64 0, ptr %39, align 8
  %40 = add nuw nsw i64 %38, 1
  %41 = load i64, ptr %0, align 8
  %42 = icmp slt i64 %40, %41
  br i1 %42, label %37, label %27

43:                                               ; preds = %49, %29
  %44 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 3
  %45 = load i64, ptr %44, align 8
  %46 = icmp sgt i64 %45, 0
  br i1 %46, label %47, label %64

47:                                               ; preds = %43
  %48 = getelementptr inbounds %struct.Work, ptr %3, i64 0, i32 5
  br label %72

49:                                               ; preds = %32, %49
  %50 = phi i64 [ 0, %32 ], [ %61, %49 ]
  %51 = getelementptr inbounds i64, ptr %1, i64 %50
  %52 = load i64, ptr %51, align 8
  %53 = getelementptr inbounds i64, ptr %34, i64 %50
  %54 = load i64, ptr %53, align 8
  %55 = mul nsw i64 %54, %52
  %56 = getelementptr inbounds i64, ptr %36, i64 %50
  %57 = load i64, ptr %56, align 8
  %58 = getelementptr inbounds %struct.Work, ptr %3, i64 0, i32 3, i64 %57
  %59 = load i64, ptr %58, align 8
  %60 = add nsw i64 %59, %55
  store i64 %60, ptr %58, align 8
  %61 = add nuw nsw i64 %50, 1
  %62 = load i64, ptr %5, align 8
  %63 = icmp slt i64 %61, %62
  br i1 %63, label %49, label %43

64:                                               ; preds = %72, %43
  %65 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 34
  %66 = load ptr, ptr %65, align 8
  %67 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 6
  %68 = load i64, ptr %67, align 8
  %69 = mul nsw i64 %68, %2
  %70 = getelementptr inbounds double, ptr %66, i64 %69
  %71 = getelementptr inbounds double, ptr %70, i64 %12
  ret ptr %71

72:                                               ; preds = %47, %72
  %73 = phi i64 [ 0, %47 ], [ %75, %72 ]
  %74 = getelementptr inbounds [16 x i64], ptr %48, i64 0, i64 %73
  store i64 1, ptr %74, align 8
  %75 = add nuw nsw i64 %73, 1
  %76 = load i64, ptr %44, align 8
  %77 = icmp slt i64 %75, %76
  br i1 %77, label %72, label %64
}

; Function Attrs: nofree noinline norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc i64 @prepare(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr {
  %3 = load ptr, ptr %0, align 8
  %4 = getelementptr inbounds %struct.Kind, ptr %3, i64 0, i32 11
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 14
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds %struct.Shape, ptr %5, i64 %7
  %9 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 1
  store ptr %8, ptr %9, align 8
  %10 = getelementptr inbounds %struct.Shape, ptr %5, i64 %7, i32 7
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds %struct.Shape, ptr %5, i64 %7, i32 1
  %13 = load i64, ptr %12, align 8
  %14 = mul nsw i64 %13, %1
  %15 = getelementptr inbounds double, ptr %11, i64 %14
  %16 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 2
  store ptr %15, ptr %16, align 8
  %17 = load i64, ptr %8, align 8
  %18 = icmp sgt i64 %17, 0
  %19 = load i64, ptr %3, align 8
  br i1 %18, label %20, label %24

20:                                               ; preds = %2
  %21 = getelementptr inbounds %struct.Shape, ptr %5, i64 %7, i32 6
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 8
  br label %29

24:                                               ; preds = %29, %2
  %25 = icmp sgt i64 %19, 0
  br i1 %25, label %26, label %40

26:                                               ; preds = %24
  %27 = getelementptr inbounds %struct.Shape, ptr %5, i64 %7, i32 5
  %28 = load ptr, ptr %27, align 8
  br label %42

29:                                               ; preds = %20, %29
  %30 = phi i64 [ 0, %20 ], [ %36, %29 ]
  %31 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 7, i64 %19, i64 %30
  store double 1.000000e+00, ptr %31, align 8
  %32 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 6, i64 %19, i64 %30
  store double 1.000000e+00, ptr %32, align 8
  %33 = getelementptr inbounds double, ptr %22, i64 %30
  %34 = load double, ptr %33, align 8
  %35 = getelementptr inbounds [256 x double], ptr %23, i64 0, i64 %30
  store double %34, ptr %35, align 8
  %36 = add nuw nsw i64 %30, 1
  %37 = icmp eq i64 %36, %17
  br i1 %37, label %24, label %29

38:                                               ; preds = %68, %42
  %39 = icmp sgt i64 %44, 1
  br i1 %39, label %42, label %40

40:                                               ; preds = %38, %24
  %41 = phi i64 [ 1, %24 ], [ %67, %38 ]
  ret i64 %41

42:                                               ; preds = %26, %38
  %43 = phi i64 [ 1, %26 ], [ %67, %38 ]
  %44 = phi i64 [ %19, %26 ], [ %45, %38 ]
  %45 = add nsw i64 %44, -1
  %46 = getelementptr inbounds ptr, ptr %28, i64 %45
  %47 = load ptr, ptr %46, align 8
  %48 = getelementptr inbounds %struct.Table, ptr %47, i64 0, i32 3
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 3, i64 %45
  %51 = load i64, ptr %50, align 8
  %52 = load i64, ptr %47, align 8
  %53 = mul nsw i64 %52, %51
  %54 = getelementptr inbounds double, ptr %49, i64 %53
  %55 = getelementptr inbounds %struct.Table, ptr %47, i64 0, i32 4
  %56 = load ptr, ptr %55, align 8
  %57 = getelementptr inbounds double, ptr %56, i64 %53
  %58 = getelementptr inbounds %struct.Table, ptr %47, i64 0, i32 1
  %59 = load ptr, ptr %58, align 8
  %60 = getelementptr inbounds i64, ptr %59, i64 %51
  %61 = load i64, ptr %60, align 8
  %62 = add nsw i64 %51, 1
  %63 = getelementptr inbounds i64, ptr %59, i64 %62
  %64 = load i64, ptr %63, align 8
  %65 = icmp slt i64 %61, %64
  %66 = zext i1 %65 to i64
  %67 = and i64 %43, %66
  br i1 %18, label %68, label %38

68:                                               ; preds = %42, %68
  %69 = phi i64 [ %82, %68 ], [ 0, %42 ]
  %70 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 6, i64 %44, i64 %69
  %71 = load double, ptr %70, align 8
  %72 = getelementptr inbounds double, ptr %54, i64 %69
  %73 = load double, ptr %72, align 8
  %74 = fmul double %71, %73
  %75 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 6, i64 %45, i64 %69
  store double %74, ptr %75, align 8
  %76 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 7, i64 %44, i64 %69
  %77 = load double, ptr %76, align 8
  %78 = getelementptr inbounds double, ptr %57, i64 %69
  %79 = load double, ptr %78, align 8
  %80 = fmul double %77, %79
  %81 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 7, i64 %45, i64 %69
  store double %80, ptr %81, align 8
  %82 = add nuw nsw i64 %69, 1
  %83 = icmp eq i64 %82, %17
  br i1 %83, label %38, label %68
}

; Function Attrs: nofree noinline norecurse nosync nounwind optsize memory(read, inaccessiblemem: none)
define internal fastcc double @bound(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr {
  %3 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 1
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 8, i64 %1
  %6 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 6, i64 %1
  %7 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 7, i64 %1
  %8 = getelementptr inbounds %struct.Shape, ptr %4, i64 0, i32 2
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds %struct.Shape, ptr %4, i64 0, i32 8
  %11 = getelementptr inbounds %struct.Shape, ptr %4, i64 0, i32 9
  %12 = getelementptr inbounds %struct.Shape, ptr %4, i64 0, i32 10
  %13 = tail call i64 @llvm.smax.i64(i64 %9, i64 0)
  br label %14

14:                                               ; preds = %35, %2
  %15 = phi i64 [ 0, %2 ], [ %29, %35 ]
  %16 = icmp eq i64 %15, %13
  br i1 %16, label %17, label %25

17:                                               ; preds = %14
  %18 = getelementptr inbounds %struct.Shape, ptr %4, i64 0, i32 1
  %19 = load i64, ptr %18, align 8
  %20 = icmp sgt i64 %19, 0
  br i1 %20, label %21, label %78

21:                                               ; preds = %17
  %22 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 2
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds %struct.Shape, ptr %4, i64 0, i32 11
  br label %54

25:                                               ; preds = %14
  %26 = load ptr, ptr %10, align 8
  %27 = getelementptr inbounds i64, ptr %26, i64 %15
  %28 = load i64, ptr %27, align 8
  %29 = add nuw i64 %15, 1
  %30 = getelementptr inbounds i64, ptr %26, i64 %29
  %31 = load i64, ptr %30, align 8
  %32 = icmp slt i64 %28, %31
  br i1 %32, label %33, label %35

33:                                               ; preds = %25
  %34 = load ptr, ptr %11, align 8
  br label %41

35:                                               ; preds = %41, %25
  %36 = phi double [ 0.000000e+00, %25 ], [ %51, %41 ]
  %37 = load ptr, ptr %12, align 8
  %38 = getelementptr inbounds double, ptr %37, i64 %15
  %39 = load double, ptr %38, align 8
  %40 = fcmp ule double %36, %39
  br i1 %40, label %14, label %78

41:                                               ; preds = %33, %41
  %42 = phi i64 [ %28, %33 ], [ %52, %41 ]
  %43 = phi double [ 0.000000e+00, %33 ], [ %51, %41 ]
  %44 = getelementptr inbounds i64, ptr %34, i64 %42
  %45 = load i64, ptr %44, align 8
  %46 = getelementptr inbounds double, ptr %5, i64 %45
  %47 = load double, ptr %46, align 8
  %48 = getelementptr inbounds double, ptr %6, i64 %45
  %49 = load double, ptr %48, align 8
  %50 = fmul double %47, %49
  %51 = fadd double %43, %50
  %52 = add nsw i64 %42, 1
  %53 = icmp eq i64 %52, %31
  br i1 %53, label %35, label %41

54:                                               ; preds = %21, %72
  %55 = phi i64 [ 0, %21 ], [ %76, %72 ]
  %56 = phi double [ 0.000000e+00, %21 ], [ %75, %72 ]
  %57 = getelementptr inbounds double, ptr %5, i64 %55
  %58 = load double, ptr %57, align 8
  %59 = getelementptr inbounds double, ptr %23, i64 %55
  %60 = load double, ptr %59, align 8
  %61 = fcmp ogt double %60, 0.000000e+00
  %62 = select i1 %61, ptr %6, ptr %7
  %63 = getelementptr inbounds double, ptr %62, i64 %55
  %64 = load double, ptr %63, align 8
  %65 = fmul double %58, %64
  br i1 %61, label %66, label %71

66:                                               ; preds = %54
  %67 = load ptr, ptr %24, align 8
  %68 = getelementptr inbounds double, ptr %67, i64 %55
  %69 = load double, ptr %68, align 8
  %70 = fcmp olt double %65, %69
  br i1 %70, label %72, label %71

71:                                               ; preds = %66, %54
  br label %72

72:                                               ; preds = %66, %71
  %73 = phi double [ %65, %71 ], [ %69, %66 ]
  %74 = fmul double %60, %73
  %75 = fadd double %56, %74
  %76 = add nuw nsw i64 %55, 1
  %77 = icmp eq i64 %76, %19
  br i1 %77, label %78, label %54

78:                                               ; preds = %35, %72, %17
  %79 = phi double [ 0.000000e+00, %17 ], [ %75, %72 ], [ 0x7FF0000000000000, %35 ]
  ret double %79
}

; Function Attrs: noinline nounwind optsize
define internal fastcc void @descend(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr {
  %3 = load ptr, ptr %0, align 8
  %4 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8
  %6 = load i64, ptr %3, align 8
  %7 = icmp eq i64 %6, %1
  br i1 %7, label %8, label %42

8:                                                ; preds = %2
  %9 = tail call fastcc double @together(ptr noundef nonnull %0)
  %10 = fcmp une double %9, 0.000000e+00
  br i1 %10, label %11, label %162

11:                                               ; preds = %8
  %12 = tail call fastcc double @bound(ptr noundef nonnull %0, i64 noundef %1)
  %13 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 9
  %14 = load double, ptr %13, align 8
  %15 = fcmp ult double %12, %14
  br i1 %15, label %16, label %162

16:                                               ; preds = %11
  store double %12, ptr %13, align 8
  %17 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 12
  store double %9, ptr %17, align 8
  %18 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 10
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %19, null
  br i1 %20, label %162, label %21

21:                                               ; preds = %16
  %22 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 14
  %23 = load i64, ptr %22, align 8
  store i64 %23, ptr %19, align 8
  %24 = icmp sgt i64 %1, 0
  br i1 %24, label %25, label %162

25:                                               ; preds = %21
  %26 = getelementptr inbounds %struct.Shape, ptr %5, i64 0, i32 5
  %27 = load ptr, ptr %26, align 8
  br label %28

28:                                               ; preds = %25, %28
  %29 = phi i64 [ 0, %25 ], [ %39, %28 ]
  %30 = getelementptr inbounds ptr, ptr %27, i64 %29
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds %struct.Table, ptr %31, i64 0, i32 6
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 4, i64 %29
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds i64, ptr %33, i64 %35
  %37 = load i64, ptr %36, align 8
  %38 = getelementptr inbounds %struct.Choice, ptr %19, i64 0, i32 1, i64 %29
  store i64 %37, ptr %38, align 8
  %39 = add nuw nsw i64 %29, 1
  %40 = load i64, ptr %3, align 8
  %41 = icmp slt i64 %39, %40
  br i1 %41, label %28, label %162

42:                                               ; preds = %2
  %43 = getelementptr inbounds %struct.Shape, ptr %5, i64 0, i32 5
  %44 = load ptr, ptr %43, align 8
  %45 = getelementptr inbounds ptr, ptr %44, i64 %1
  %46 = load ptr, ptr %45, align 8
  %47 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16
  %48 = load ptr, ptr %47, align 8
  %49 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 15
  %50 = load i64, ptr %49, align 8
  %51 = mul nsw i64 %50, %1
  %52 = getelementptr inbounds i64, ptr %48, i64 %51
  %53 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 17
  %54 = load ptr, ptr %53, align 8
  %55 = getelementptr inbounds double, ptr %54, i64 %51
  %56 = add nsw i64 %1, 1
  %57 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 8, i64 %56
  %58 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 8, i64 %1
  %59 = getelementptr inbounds %struct.Table, ptr %46, i64 0, i32 1
  %60 = load ptr, ptr %59, align 8
  %61 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 3, i64 %1
  %62 = load i64, ptr %61, align 8
  %63 = add nsw i64 %62, 1
  %64 = getelementptr inbounds i64, ptr %60, i64 %63
  %65 = load i64, ptr %64, align 8
  %66 = getelementptr inbounds i64, ptr %60, i64 %62
  %67 = load i64, ptr %66, align 8
  %68 = sub nsw i64 %65, %67
  %69 = tail call fastcc i64 @late(ptr noundef nonnull %0, i64 noundef %68)
  %70 = icmp eq i64 %69, 0
  br i1 %70, label %71, label %162

71:                                               ; preds = %42
  %72 = load ptr, ptr %59, align 8
  %73 = load i64, ptr %61, align 8
  %74 = getelementptr inbounds i64, ptr %72, i64 %73
  %75 = load i64, ptr %74, align 8
  %76 = add nsw i64 %73, 1
  %77 = getelementptr inbounds i64, ptr %72, i64 %76
  %78 = load i64, ptr %77, align 8
  %79 = icmp slt i64 %75, %78
  br i1 %79, label %80, label %162

80:                                               ; preds = %71
  %81 = getelementptr inbounds %struct.Table, ptr %46, i64 0, i32 2
  %82 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 9
  br label %90

83:                                               ; preds = %120
  %84 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 20
  %85 = icmp sgt i64 %121, 0
  br i1 %85, label %86, label %162

86:                                               ; preds = %83
  %87 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 9
  %88 = getelementptr inbounds %struct.Table, ptr %46, i64 0, i32 2
  %89 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 4, i64 %1
  br label %129

90:                                               ; preds = %80, %120
  %91 = phi i64 [ %75, %80 ], [ %122, %120 ]
  %92 = phi i64 [ 0, %80 ], [ %121, %120 ]
  %93 = load ptr, ptr %81, align 8
  %94 = load i64, ptr %46, align 8
  %95 = mul nsw i64 %94, %91
  %96 = getelementptr inbounds double, ptr %93, i64 %95
  %97 = tail call fastcc i64 @fits(ptr noundef nonnull %0, ptr noundef nonnull %46, i64 noundef %1, i64 noundef %91)
  %98 = icmp eq i64 %97, 0
  br i1 %98, label %120, label %99

99:                                               ; preds = %90
  %100 = load i64, ptr %5, align 8
  %101 = icmp sgt i64 %100, 0
  br i1 %101, label %107, label %102

102:                                              ; preds = %107, %99
  %103 = tail call fastcc double @bound(ptr noundef nonnull %0, i64 noundef %56)
  %104 = getelementptr inbounds double, ptr %55, i64 %92
  store double %103, ptr %104, align 8
  %105 = load double, ptr %82, align 8
  %106 = fcmp olt double %103, %105
  br i1 %106, label %117, label %120

107:                                              ; preds = %99, %107
  %108 = phi i64 [ %115, %107 ], [ 0, %99 ]
  %109 = getelementptr inbounds double, ptr %58, i64 %108
  %110 = load double, ptr %109, align 8
  %111 = getelementptr inbounds double, ptr %96, i64 %108
  %112 = load double, ptr %111, align 8
  %113 = fmul double %110, %112
  %114 = getelementptr inbounds double, ptr %57, i64 %108
  store double %113, ptr %114, align 8
  %115 = add nuw nsw i64 %108, 1
  %116 = icmp eq i64 %115, %100
  br i1 %116, label %102, label %107

117:                                              ; preds = %102
  %118 = add nsw i64 %92, 1
  %119 = getelementptr inbounds i64, ptr %52, i64 %92
  store i64 %91, ptr %119, align 8
  br label %120

120:                                              ; preds = %102, %117, %90
  %121 = phi i64 [ %92, %90 ], [ %118, %117 ], [ %92, %102 ]
  %122 = add nsw i64 %91, 1
  %123 = load ptr, ptr %59, align 8
  %124 = load i64, ptr %61, align 8
  %125 = add nsw i64 %124, 1
  %126 = getelementptr inbounds i64, ptr %123, i64 %125
  %127 = load i64, ptr %126, align 8
  %128 = icmp slt i64 %122, %127
  br i1 %128, label %90, label %83

129:                                              ; preds = %86, %148
  %130 = phi i64 [ 0, %86 ], [ %150, %148 ]
  tail call fastcc void @first(ptr noundef %52, ptr noundef %55, i64 noundef %130, i64 noundef %121)
  %131 = getelementptr inbounds double, ptr %55, i64 %130
  %132 = load double, ptr %131, align 8
  %133 = load double, ptr %87, align 8
  %134 = fcmp ult double %132, %133
  br i1 %134, label %135, label %162

135:                                              ; preds = %129
  %136 = load i64, ptr %84, align 8
  %137 = icmp eq i64 %136, 0
  br i1 %137, label %138, label %162

138:                                              ; preds = %135
  %139 = load ptr, ptr %88, align 8
  %140 = getelementptr inbounds i64, ptr %52, i64 %130
  %141 = load i64, ptr %140, align 8
  %142 = load i64, ptr %46, align 8
  %143 = mul nsw i64 %142, %141
  %144 = getelementptr inbounds double, ptr %139, i64 %143
  %145 = tail call fastcc i64 @fits(ptr noundef nonnull %0, ptr noundef nonnull %46, i64 noundef %1, i64 noundef %141)
  %146 = load i64, ptr %5, align 8
  %147 = icmp sgt i64 %146, 0
  br i1 %147, label %152, label %148

148:                                              ; preds = %152, %138
  %149 = load i64, ptr %140, align 8
  store i64 %149, ptr %89, align 8
  tail call fastcc void @descend(ptr noundef nonnull %0, i64 noundef %56)
  %150 = add nuw nsw i64 %130, 1
  %151 = icmp eq i64 %150, %121
  br i1 %151, label %162, label %129

152:                                              ; preds = %138, %152
  %153 = phi i64 [ %160, %152 ], [ 0, %138 ]
  %154 = getelementptr inbounds double, ptr %58, i64 %153
  %155 = load double, ptr %154, align 8
  %156 = getelementptr inbounds double, ptr %144, i64 %153
  %157 = load double, ptr %156, align 8
  %158 = fmul double %155, %157
  %159 = getelementptr inbounds double, ptr %57, i64 %153
  store double %158, ptr %159, align 8
  %160 = add nuw nsw i64 %153, 1
  %161 = icmp eq i64 %160, %146
  br i1 %161, label %148, label %152

162:                                              ; preds = %148, %135, %129, %28, %71, %83, %21, %42, %11, %8, %16
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind optsize memory(read, inaccessiblemem: none)
define internal fastcc double @used(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2) unnamed_addr {
  %4 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 3
  %5 = load i64, ptr %4, align 8
  %6 = icmp sgt i64 %5, 0
  br i1 %6, label %7, label %13

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.Table, ptr %1, i64 0, i32 5
  %9 = load ptr, ptr %8, align 8
  %10 = mul nsw i64 %5, %2
  br label %15

11:                                               ; preds = %15
  %12 = sitofp i64 %21 to double
  br label %13

13:                                               ; preds = %11, %3
  %14 = phi double [ 1.000000e+00, %3 ], [ %12, %11 ]
  ret double %14

15:                                               ; preds = %7, %15
  %16 = phi i64 [ 0, %7 ], [ %22, %15 ]
  %17 = phi i64 [ 1, %7 ], [ %21, %15 ]
  %18 = add nsw i64 %10, %16
  %19 = getelementptr inbounds i64, ptr %9, i64 %18
  %20 = load i64, ptr %19, align 8
  %21 = mul nsw i64 %20, %17
  %22 = add nuw nsw i64 %16, 1
  %23 = icmp eq i64 %22, %5
  br i1 %23, label %11, label %15
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @widen(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr {
  %3 = load ptr, ptr %0, align 8
  %4 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 13
  %7 = load i64, ptr %6, align 8
  %8 = add nsw i64 %7, -1
  store i64 %8, ptr %6, align 8
  %9 = load i64, ptr %3, align 8
  %10 = icmp eq i64 %9, %1
  br i1 %10, label %11, label %35

11:                                               ; preds = %2
  %12 = tail call fastcc double @together(ptr noundef nonnull %0)
  %13 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 12
  %14 = load double, ptr %13, align 8
  %15 = fcmp ugt double %12, %14
  br i1 %15, label %16, label %180

16:                                               ; preds = %11
  %17 = tail call fastcc double @bound(ptr noundef nonnull %0, i64 noundef %1)
  %18 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 9
  %19 = load double, ptr %18, align 8
  %20 = fcmp ogt double %17, %19
  br i1 %20, label %180, label %21

21:                                               ; preds = %16
  store double %12, ptr %13, align 8
  %22 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 14
  %23 = load i64, ptr %22, align 8
  %24 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 10
  %25 = load ptr, ptr %24, align 8
  store i64 %23, ptr %25, align 8
  %26 = icmp sgt i64 %1, 0
  br i1 %26, label %27, label %180

27:                                               ; preds = %21, %27
  %28 = phi i64 [ %32, %27 ], [ 0, %21 ]
  %29 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 4, i64 %28
  %30 = load i64, ptr %29, align 8
  %31 = getelementptr inbounds %struct.Choice, ptr %25, i64 0, i32 1, i64 %28
  store i64 %30, ptr %31, align 8
  %32 = add nuw nsw i64 %28, 1
  %33 = load i64, ptr %3, align 8
  %34 = icmp slt i64 %32, %33
  br i1 %34, label %27, label %180

35:                                               ; preds = %2
  %36 = getelementptr inbounds %struct.Shape, ptr %5, i64 0, i32 3
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds ptr, ptr %37, i64 %1
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds %struct.Shape, ptr %5, i64 0, i32 4
  %41 = load ptr, ptr %40, align 8
  %42 = load i64, ptr %5, align 8
  %43 = mul nsw i64 %42, %1
  %44 = getelementptr inbounds i64, ptr %41, i64 %43
  %45 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16
  %46 = load ptr, ptr %45, align 8
  %47 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 15
  %48 = load i64, ptr %47, align 8
  %49 = mul nsw i64 %48, %1
  %50 = getelementptr inbounds i64, ptr %46, i64 %49
  %51 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 17
  %52 = load ptr, ptr %51, align 8
  %53 = getelementptr inbounds double, ptr %52, i64 %49
  %54 = getelementptr inbounds %struct.Kind, ptr %3, i64 0, i32 3
  %55 = load i64, ptr %54, align 8
  %56 = icmp sgt i64 %55, 0
  br i1 %56, label %75, label %57

57:                                               ; preds = %75, %35
  %58 = phi double [ 1.000000e+00, %35 ], [ %81, %75 ]
  %59 = getelementptr inbounds %struct.Table, ptr %39, i64 0, i32 1
  %60 = load ptr, ptr %59, align 8
  %61 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 3, i64 %1
  %62 = load i64, ptr %61, align 8
  %63 = getelementptr inbounds i64, ptr %60, i64 %62
  %64 = load i64, ptr %63, align 8
  %65 = add nsw i64 %62, 1
  %66 = getelementptr inbounds i64, ptr %60, i64 %65
  %67 = load i64, ptr %66, align 8
  %68 = icmp slt i64 %64, %67
  br i1 %68, label %69, label %180

69:                                               ; preds = %57
  %70 = getelementptr inbounds %struct.Table, ptr %39, i64 0, i32 2
  %71 = add nsw i64 %1, 1
  %72 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 11, i64 %71
  %73 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 12
  %74 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 9
  br label %92

75:                                               ; preds = %35, %75
  %76 = phi i64 [ %82, %75 ], [ 0, %35 ]
  %77 = phi double [ %81, %75 ], [ 1.000000e+00, %35 ]
  %78 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 5, i64 %1, i64 %76
  %79 = load i64, ptr %78, align 8
  %80 = sitofp i64 %79 to double
  %81 = fmul double %77, %80
  %82 = add nuw nsw i64 %76, 1
  %83 = icmp eq i64 %82, %55
  br i1 %83, label %57, label %75

84:                                               ; preds = %132
  %85 = icmp sgt i64 %133, 0
  br i1 %85, label %86, label %180

86:                                               ; preds = %84
  %87 = add nsw i64 %1, 1
  %88 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 11, i64 %87
  %89 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 12
  %90 = getelementptr inbounds %struct.Table, ptr %39, i64 0, i32 2
  %91 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 4, i64 %1
  br label %141

92:                                               ; preds = %69, %132
  %93 = phi i64 [ %64, %69 ], [ %134, %132 ]
  %94 = phi i64 [ 0, %69 ], [ %133, %132 ]
  %95 = load ptr, ptr %70, align 8
  %96 = load i64, ptr %39, align 8
  %97 = mul nsw i64 %96, %93
  %98 = getelementptr inbounds double, ptr %95, i64 %97
  %99 = tail call fastcc double @used(ptr noundef nonnull %3, ptr noundef nonnull %39, i64 noundef %93)
  %100 = fneg double %99
  %101 = getelementptr inbounds double, ptr %53, i64 %94
  store double %100, ptr %101, align 8
  %102 = fmul double %58, %99
  %103 = load double, ptr %72, align 8
  %104 = fmul double %102, %103
  %105 = load double, ptr %73, align 8
  %106 = fcmp ugt double %104, %105
  br i1 %106, label %107, label %132

107:                                              ; preds = %92
  %108 = tail call fastcc i64 @fits(ptr noundef nonnull %0, ptr noundef nonnull %39, i64 noundef %1, i64 noundef %93)
  %109 = icmp eq i64 %108, 0
  br i1 %109, label %132, label %110

110:                                              ; preds = %107
  %111 = load i64, ptr %5, align 8
  %112 = icmp sgt i64 %111, 0
  br i1 %112, label %117, label %113

113:                                              ; preds = %117, %110
  %114 = tail call fastcc double @bound(ptr noundef nonnull %0, i64 noundef %71)
  %115 = load double, ptr %74, align 8
  %116 = fcmp ugt double %114, %115
  br i1 %116, label %132, label %129

117:                                              ; preds = %110, %117
  %118 = phi i64 [ %127, %117 ], [ 0, %110 ]
  %119 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 8, i64 %1, i64 %118
  %120 = load double, ptr %119, align 8
  %121 = getelementptr inbounds i64, ptr %44, i64 %118
  %122 = load i64, ptr %121, align 8
  %123 = getelementptr inbounds double, ptr %98, i64 %122
  %124 = load double, ptr %123, align 8
  %125 = fmul double %120, %124
  %126 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 8, i64 %71, i64 %118
  store double %125, ptr %126, align 8
  %127 = add nuw nsw i64 %118, 1
  %128 = icmp eq i64 %127, %111
  br i1 %128, label %113, label %117

129:                                              ; preds = %113
  %130 = add nsw i64 %94, 1
  %131 = getelementptr inbounds i64, ptr %50, i64 %94
  store i64 %93, ptr %131, align 8
  br label %132

132:                                              ; preds = %113, %129, %92, %107
  %133 = phi i64 [ %94, %107 ], [ %94, %92 ], [ %130, %129 ], [ %94, %113 ]
  %134 = add nsw i64 %93, 1
  %135 = load ptr, ptr %59, align 8
  %136 = load i64, ptr %61, align 8
  %137 = add nsw i64 %136, 1
  %138 = getelementptr inbounds i64, ptr %135, i64 %137
  %139 = load i64, ptr %138, align 8
  %140 = icmp slt i64 %134, %139
  br i1 %140, label %92, label %84

141:                                              ; preds = %86, %164
  %142 = phi i64 [ 0, %86 ], [ %166, %164 ]
  %143 = load i64, ptr %6, align 8
  %144 = icmp sgt i64 %143, 0
  br i1 %144, label %145, label %180

145:                                              ; preds = %141
  tail call fastcc void @first(ptr noundef %50, ptr noundef %53, i64 noundef %142, i64 noundef %133)
  %146 = getelementptr inbounds double, ptr %53, i64 %142
  %147 = load double, ptr %146, align 8
  %148 = fneg double %147
  %149 = fmul double %58, %148
  %150 = load double, ptr %88, align 8
  %151 = fmul double %149, %150
  %152 = load double, ptr %89, align 8
  %153 = fcmp ugt double %151, %152
  br i1 %153, label %154, label %180

154:                                              ; preds = %145
  %155 = load ptr, ptr %90, align 8
  %156 = getelementptr inbounds i64, ptr %50, i64 %142
  %157 = load i64, ptr %156, align 8
  %158 = load i64, ptr %39, align 8
  %159 = mul nsw i64 %158, %157
  %160 = getelementptr inbounds double, ptr %155, i64 %159
  %161 = tail call fastcc i64 @fits(ptr noundef nonnull %0, ptr noundef nonnull %39, i64 noundef %1, i64 noundef %157)
  %162 = load i64, ptr %5, align 8
  %163 = icmp sgt i64 %162, 0
  br i1 %163, label %168, label %164

164:                                              ; preds = %168, %154
  %165 = load i64, ptr %156, align 8
  store i64 %165, ptr %91, align 8
  tail call fastcc void @widen(ptr noundef nonnull %0, i64 noundef %87)
  %166 = add nuw nsw i64 %142, 1
  %167 = icmp eq i64 %166, %133
  br i1 %167, label %180, label %141

168:                                              ; preds = %154, %168
  %169 = phi i64 [ %178, %168 ], [ 0, %154 ]
  %170 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 8, i64 %1, i64 %169
  %171 = load double, ptr %170, align 8
  %172 = getelementptr inbounds i64, ptr %44, i64 %169
  %173 = load i64, ptr %172, align 8
  %174 = getelementptr inbounds double, ptr %160, i64 %173
  %175 = load double, ptr %174, align 8
  %176 = fmul double %171, %175
  %177 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 8, i64 %87, i64 %169
  store double %176, ptr %177, align 8
  %178 = add nuw nsw i64 %169, 1
  %179 = icmp eq i64 %178, %162
  br i1 %179, label %164, label %168

180:                                              ; preds = %145, %141, %164, %27, %57, %84, %21, %16, %11
  ret void
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(read, inaccessiblemem: none)
define internal fastcc double @together(ptr nocapture noundef readonly %0) unnamed_addr {
  %2 = load ptr, ptr %0, align 8
  %3 = load i64, ptr %2, align 8
  %4 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 5, i64 %3
  %5 = getelementptr inbounds %struct.Kind, ptr %2, i64 0, i32 3
  %6 = load i64, ptr %5, align 8
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %8, label %27

8:                                                ; preds = %1
  %9 = getelementptr inbounds %struct.Kind, ptr %2, i64 0, i32 8
  %10 = load ptr, ptr %9, align 8
  br label %11

11:                                               ; preds = %8, %19
  %12 = phi i64 [ 0, %8 ], [ %21, %19 ]
  %13 = phi i64 [ 1, %8 ], [ %20, %19 ]
  %14 = getelementptr inbounds i64, ptr %4, i64 %12
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds i64, ptr %10, i64 %12
  %17 = load i64, ptr %16, align 8
  %18 = icmp slt i64 %15, %17
  br i1 %18, label %57, label %19

19:                                               ; preds = %11
  %20 = mul nsw i64 %15, %13
  %21 = add nuw nsw i64 %12, 1
  %22 = icmp eq i64 %21, %6
  br i1 %22, label %23, label %11

23:                                               ; preds = %19
  %24 = getelementptr inbounds %struct.Kind, ptr %2, i64 0, i32 5
  %25 = load i64, ptr %24, align 8
  %26 = icmp slt i64 %20, %25
  br i1 %26, label %57, label %31

27:                                               ; preds = %1
  %28 = getelementptr inbounds %struct.Kind, ptr %2, i64 0, i32 5
  %29 = load i64, ptr %28, align 8
  %30 = icmp sgt i64 %29, 1
  br i1 %30, label %57, label %54

31:                                               ; preds = %23
  br i1 %7, label %32, label %54

32:                                               ; preds = %31
  %33 = getelementptr inbounds %struct.Kind, ptr %2, i64 0, i32 9
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds %struct.Kind, ptr %2, i64 0, i32 10
  br label %36

36:                                               ; preds = %32, %51
  %37 = phi i64 [ 0, %32 ], [ %52, %51 ]
  %38 = getelementptr inbounds i64, ptr %34, i64 %37
  %39 = load i64, ptr %38, align 8
  %40 = icmp eq i64 %39, 0
  br i1 %40, label %51, label %41

41:                                               ; preds = %36
  %42 = getelementptr inbounds i64, ptr %4, i64 %37
  %43 = load i64, ptr %42, align 8
  %44 = icmp sgt i64 %43, 1
  br i1 %44, label %45, label %51

45:                                               ; preds = %41
  %46 = load ptr, ptr %35, align 8
  %47 = getelementptr inbounds i64, ptr %46, i64 %37
  %48 = load i64, ptr %47, align 8
  %49 = tail call fastcc i64 @packs(ptr noundef nonnull %0, i64 noundef 0, i64 noundef %37, i64 noundef %39, i64 noundef %48)
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %57, label %51

51:                                               ; preds = %36, %41, %45
  %52 = add nuw nsw i64 %37, 1
  %53 = icmp eq i64 %52, %6
  br i1 %53, label %54, label %36

54:                                               ; preds = %51, %27, %31
  %55 = phi i64 [ %20, %31 ], [ 1, %27 ], [ %20, %51 ]
  %56 = sitofp i64 %55 to double
  br label %57

57:                                               ; preds = %11, %45, %27, %23, %54
  %58 = phi double [ %56, %54 ], [ 0.000000e+00, %23 ], [ 0.000000e+00, %27 ], [ 0.000000e+00, %45 ], [ 0.000000e+00, %11 ]
  ret double %58
}

; Function Attrs: nofree noinline norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc i64 @fits(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3) unnamed_addr {
  %5 = load ptr, ptr %0, align 8
  %6 = getelementptr inbounds %struct.Kind, ptr %5, i64 0, i32 3
  %7 = load i64, ptr %6, align 8
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %9, label %16

9:                                                ; preds = %4
  %10 = getelementptr inbounds %struct.Table, ptr %1, i64 0, i32 5
  %11 = load ptr, ptr %10, align 8
  %12 = mul nsw i64 %7, %3
  %13 = add nsw i64 %2, 1
  %14 = getelementptr inbounds %struct.Kind, ptr %5, i64 0, i32 7
  %15 = load ptr, ptr %14, align 8
  br label %18

16:                                               ; preds = %18, %4
  %17 = phi i64 [ 1, %4 ], [ %32, %18 ]
  ret i64 %17

18:                                               ; preds = %9, %18
  %19 = phi i64 [ 0, %9 ], [ %33, %18 ]
  %20 = phi i64 [ 1, %9 ], [ %32, %18 ]
  %21 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 5, i64 %2, i64 %19
  %22 = load i64, ptr %21, align 8
  %23 = add nsw i64 %19, %12
  %24 = getelementptr inbounds i64, ptr %11, i64 %23
  %25 = load i64, ptr %24, align 8
  %26 = mul nsw i64 %25, %22
  %27 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 5, i64 %13, i64 %19
  store i64 %26, ptr %27, align 8
  %28 = getelementptr inbounds i64, ptr %15, i64 %19
  %29 = load i64, ptr %28, align 8
  %30 = icmp sle i64 %26, %29
  %31 = zext i1 %30 to i64
  %32 = and i64 %20, %31
  %33 = add nuw nsw i64 %19, 1
  %34 = icmp eq i64 %33, %7
  br i1 %34, label %16, label %18
}

; Function Attrs: nofree noinline norecurse nosync nounwind optsize memory(argmem: readwrite)
define internal fastcc void @first(ptr nocapture noundef %0, ptr nocapture noundef %1, i64 noundef %2, i64 noundef %3) unnamed_addr {
  %5 = add nsw i64 %2, 1
  %6 = icmp slt i64 %5, %3
  br i1 %6, label %17, label %7

7:                                                ; preds = %17, %4
  %8 = phi i64 [ %2, %4 ], [ %25, %17 ]
  %9 = getelementptr inbounds i64, ptr %0, i64 %2
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds i64, ptr %0, i64 %8
  %12 = load i64, ptr %11, align 8
  store i64 %12, ptr %9, align 8
  store i64 %10, ptr %11, align 8
  %13 = getelementptr inbounds double, ptr %1, i64 %2
  %14 = load double, ptr %13, align 8
  %15 = getelementptr inbounds double, ptr %1, i64 %8
  %16 = load double, ptr %15, align 8
  store double %16, ptr %13, align 8
  store double %14, ptr %15, align 8
  ret void

17:                                               ; preds = %4, %17
  %18 = phi i64 [ %26, %17 ], [ %5, %4 ]
  %19 = phi i64 [ %25, %17 ], [ %2, %4 ]
  %20 = getelementptr inbounds double, ptr %1, i64 %18
  %21 = load double, ptr %20, align 8
  %22 = getelementptr inbounds double, ptr %1, i64 %19
  %23 = load double, ptr %22, align 8
  %24 = fcmp olt double %21, %23
  %25 = select i1 %24, i64 %18, i64 %19
  %26 = add nsw i64 %18, 1
  %27 = icmp eq i64 %26, %3
  br i1 %27, label %7, label %17
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(read, inaccessiblemem: none)
define internal fastcc i64 @packs(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4) unnamed_addr {
  %6 = load ptr, ptr %0, align 8
  %7 = load i64, ptr %6, align 8
  %8 = icmp eq i64 %7, %1
  br i1 %8, label %46, label %9

9:                                                ; preds = %5
  %10 = add nsw i64 %1, 1
  %11 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 5, i64 %10, i64 %2
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 5, i64 %1, i64 %2
  %14 = load i64, ptr %13, align 8
  %15 = sdiv i64 %12, %14
  %16 = icmp sgt i64 %15, 0
  %17 = icmp sgt i64 %3, 0
  %18 = and i1 %16, %17
  br i1 %18, label %19, label %43

19:                                               ; preds = %9
  %20 = add nsw i64 %15, -1
  %21 = add nsw i64 %3, -1
  %22 = tail call i64 @llvm.umin.i64(i64 %20, i64 %21)
  %23 = add i64 %22, 1
  br label %24

24:                                               ; preds = %19, %37
  %25 = phi i1 [ %41, %37 ], [ true, %19 ]
  %26 = phi i64 [ %38, %37 ], [ 1, %19 ]
  %27 = srem i64 %15, %26
  %28 = sdiv i64 %15, %26
  %29 = icmp ne i64 %27, 0
  %30 = icmp sgt i64 %28, %4
  %31 = or i1 %29, %30
  br i1 %31, label %37, label %32

32:                                               ; preds = %24
  %33 = sdiv i64 %3, %26
  %34 = sdiv i64 %4, %28
  %35 = tail call fastcc i64 @packs(ptr noundef nonnull %0, i64 noundef %10, i64 noundef %2, i64 noundef %33, i64 noundef %34)
  %36 = icmp eq i64 %35, 0
  br i1 %36, label %37, label %43

37:                                               ; preds = %24, %32
  %38 = add nuw i64 %26, 1
  %39 = icmp slt i64 %26, %15
  %40 = icmp slt i64 %26, %3
  %41 = and i1 %39, %40
  %42 = icmp eq i64 %26, %23
  br i1 %42, label %43, label %24

43:                                               ; preds = %37, %32, %9
  %44 = phi i1 [ false, %9 ], [ %25, %32 ], [ %41, %37 ]
  %45 = zext i1 %44 to i64
  br label %46

46:                                               ; preds = %5, %43
  %47 = phi i64 [ %45, %43 ], [ 1, %5 ]
  ret i64 %47
}

; Function Attrs: noinline nounwind optsize
define internal fastcc void @place(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr nocapture noundef %3, double noundef %4, double noundef %5, double noundef %6) unnamed_addr {
  %8 = alloca [16 x i64], align 16
  %9 = alloca [8 x double], align 16
  %10 = load ptr, ptr %0, align 8
  %11 = getelementptr inbounds %struct.Nest, ptr %0, i64 0, i32 3
  %12 = getelementptr inbounds %struct.Nest, ptr %0, i64 0, i32 3, i32 3
  %13 = load i64, ptr %12, align 8
  %14 = icmp eq i64 %13, %1
  br i1 %14, label %15, label %23

15:                                               ; preds = %7
  store double %4, ptr %11, align 8
  %16 = fadd double %5, %6
  %17 = getelementptr inbounds %struct.Nest, ptr %0, i64 0, i32 3, i32 1
  store double %16, ptr %17, align 8
  %18 = tail call fastcc i64 @worse(ptr noundef nonnull %0, double noundef %4, double noundef %16)
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %20, label %214

20:                                               ; preds = %15
  %21 = getelementptr inbounds %struct.Nest, ptr %0, i64 0, i32 2
  %22 = load ptr, ptr %21, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(1120) %22, ptr noundef nonnull align 8 dereferenceable(1120) %11, i64 1120, i1 false)
  br label %214

23:                                               ; preds = %7
  %24 = getelementptr inbounds %struct.Nest, ptr %0, i64 0, i32 3, i32 4, i64 %1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.Kind, ptr %10, i64 0, i32 20
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds i64, ptr %27, i64 %25
  %29 = load i64, ptr %28, align 8
  %30 = icmp eq i64 %1, 0
  br i1 %30, label %40, label %31

31:                                               ; preds = %23
  %32 = getelementptr inbounds %struct.Kind, ptr %10, i64 0, i32 21
  %33 = load ptr, ptr %32, align 8
  %34 = add nsw i64 %1, -1
  %35 = getelementptr inbounds %struct.Nest, ptr %0, i64 0, i32 3, i32 4, i64 %34
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr inbounds i64, ptr %33, i64 %36
  %38 = load i64, ptr %37, align 8
  %39 = xor i64 %38, -1
  br label %40

40:                                               ; preds = %23, %31
  %41 = phi i64 [ %39, %31 ], [ -1, %23 ]
  %42 = and i64 %41, %29
  %43 = getelementptr inbounds %struct.Kind, ptr %10, i64 0, i32 1
  %44 = load i64, ptr %43, align 8
  %45 = icmp sgt i64 %44, %2
  br i1 %45, label %46, label %54

46:                                               ; preds = %40, %51
  %47 = phi i64 [ %52, %51 ], [ %2, %40 ]
  %48 = shl nuw i64 1, %47
  %49 = and i64 %42, %48
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %51, label %54

51:                                               ; preds = %46
  %52 = add i64 %47, 1
  %53 = icmp eq i64 %52, %44
  br i1 %53, label %57, label %46

54:                                               ; preds = %46, %40
  %55 = phi i64 [ %2, %40 ], [ %47, %46 ]
  %56 = icmp eq i64 %55, %44
  br i1 %56, label %57, label %110

57:                                               ; preds = %51, %54
  %58 = getelementptr inbounds %struct.Kind, ptr %10, i64 0, i32 26
  %59 = load ptr, ptr %58, align 8
  %60 = tail call fastcc double @tile(ptr noundef %10, i64 noundef %25, ptr noundef %3, ptr noundef %59)
  %61 = getelementptr inbounds %struct.Kind, ptr %10, i64 0, i32 28
  %62 = load ptr, ptr %61, align 8
  %63 = getelementptr inbounds double, ptr %62, i64 %25
  %64 = load double, ptr %63, align 8
  %65 = fmul double %60, %64
  %66 = fadd double %65, %4
  %67 = tail call fastcc double @crossing(ptr noundef %10, i64 noundef %25, ptr noundef %3)
  %68 = fadd double %67, %5
  %69 = getelementptr inbounds %struct.Nest, ptr %0, i64 0, i32 4
  %70 = load double, ptr %69, align 8
  %71 = fcmp ogt double %66, %70
  br i1 %71, label %214, label %72

72:                                               ; preds = %57
  %73 = fadd double %68, %6
  %74 = add nsw i64 %1, 1
  %75 = icmp slt i64 %74, %13
  br i1 %75, label %83, label %76

76:                                               ; preds = %83, %72
  %77 = phi double [ %73, %72 ], [ %89, %83 ]
  %78 = tail call fastcc i64 @worse(ptr noundef nonnull %0, double noundef %66, double noundef %77)
  %79 = icmp eq i64 %78, 0
  br i1 %79, label %80, label %214

80:                                               ; preds = %76
  %81 = icmp sgt i64 %44, 0
  br i1 %81, label %94, label %82

82:                                               ; preds = %80
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %8)
  br label %102

83:                                               ; preds = %72, %83
  %84 = phi double [ %89, %83 ], [ %73, %72 ]
  %85 = phi i64 [ %90, %83 ], [ %74, %72 ]
  %86 = getelementptr inbounds %struct.Nest, ptr %0, i64 0, i32 3, i32 4, i64 %85
  %87 = load i64, ptr %86, align 8
  %88 = tail call fastcc double @at_least(ptr noundef %10, i64 noundef %87, ptr noundef %3)
  %89 = fadd double %84, %88
  %90 = add i64 %85, 1
  %91 = icmp eq i64 %90, %13
  br i1 %91, label %76, label %83

92:                                               ; preds = %94
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %8)
  %93 = icmp sgt i64 %100, 0
  br i1 %93, label %103, label %102

94:                                               ; preds = %80, %94
  %95 = phi i64 [ %99, %94 ], [ 0, %80 ]
  %96 = getelementptr inbounds i64, ptr %3, i64 %95
  %97 = load i64, ptr %96, align 8
  %98 = getelementptr inbounds %struct.Nest, ptr %0, i64 0, i32 3, i32 5, i64 %1, i64 %95
  store i64 %97, ptr %98, align 8
  %99 = add nuw nsw i64 %95, 1
  %100 = load i64, ptr %43, align 8
  %101 = icmp slt i64 %99, %100
  br i1 %101, label %94, label %92

102:                                              ; preds = %103, %82, %92
  call fastcc void @place(ptr noundef nonnull %0, i64 noundef %74, i64 noundef 0, ptr noundef nonnull %8, double noundef %66, double noundef %68, double noundef %6)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %8)
  br label %214

103:                                              ; preds = %92, %103
  %104 = phi i64 [ %108, %103 ], [ 0, %92 ]
  %105 = getelementptr inbounds i64, ptr %3, i64 %104
  %106 = load i64, ptr %105, align 8
  %107 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 %104
  store i64 %106, ptr %107, align 8
  %108 = add nuw nsw i64 %104, 1
  %109 = icmp eq i64 %108, %100
  br i1 %109, label %102, label %103

110:                                              ; preds = %54
  %111 = getelementptr inbounds i64, ptr %3, i64 %55
  %112 = load i64, ptr %111, align 8
  %113 = getelementptr inbounds %struct.Kind, ptr %10, i64 0, i32 14
  %114 = load ptr, ptr %113, align 8
  %115 = getelementptr inbounds ptr, ptr %114, i64 %55
  %116 = load ptr, ptr %115, align 8
  %117 = getelementptr inbounds double, ptr %116, i64 %112
  %118 = load double, ptr %117, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %9)
  %119 = getelementptr inbounds %struct.Nest, ptr %0, i64 0, i32 1
  %120 = icmp sgt i64 %112, -1
  br i1 %120, label %121, label %213

121:                                              ; preds = %110
  %122 = getelementptr inbounds %struct.Kind, ptr %10, i64 0, i32 13
  %123 = getelementptr inbounds %struct.Kind, ptr %10, i64 0, i32 16
  %124 = getelementptr inbounds %struct.Nest, ptr %0, i64 0, i32 3, i32 2
  %125 = add nsw i64 %55, 1
  br label %126

126:                                              ; preds = %121, %209
  %127 = phi i64 [ %112, %121 ], [ %211, %209 ]
  %128 = phi i64 [ 0, %121 ], [ %210, %209 ]
  %129 = load ptr, ptr %122, align 8
  %130 = getelementptr inbounds ptr, ptr %129, i64 %55
  %131 = load ptr, ptr %130, align 8
  %132 = getelementptr inbounds double, ptr %131, i64 %127
  %133 = load double, ptr %132, align 8
  %134 = icmp eq i64 %127, %112
  br i1 %134, label %156, label %135

135:                                              ; preds = %126
  %136 = load ptr, ptr %123, align 8
  %137 = getelementptr inbounds ptr, ptr %136, i64 %55
  %138 = load ptr, ptr %137, align 8
  %139 = getelementptr inbounds i64, ptr %138, i64 %127
  %140 = load i64, ptr %139, align 8
  %141 = getelementptr inbounds i64, ptr %138, i64 %112
  %142 = load i64, ptr %141, align 8
  %143 = icmp eq i64 %140, %142
  br i1 %143, label %144, label %209

144:                                              ; preds = %135
  %145 = load ptr, ptr %113, align 8
  %146 = getelementptr inbounds ptr, ptr %145, i64 %55
  %147 = load ptr, ptr %146, align 8
  %148 = getelementptr inbounds double, ptr %147, i64 %127
  %149 = load double, ptr %148, align 8
  %150 = fcmp olt double %149, %133
  br i1 %150, label %209, label %151

151:                                              ; preds = %144
  %152 = fdiv double %118, %133
  %153 = fptosi double %152 to i64
  %154 = sitofp i64 %153 to double
  %155 = fcmp une double %152, %154
  br label %156

156:                                              ; preds = %151, %126
  %157 = phi i1 [ false, %126 ], [ %155, %151 ]
  %158 = icmp slt i64 %128, 1
  %159 = select i1 %158, i1 true, i1 %157
  br i1 %159, label %160, label %162

160:                                              ; preds = %162, %156
  %161 = phi i1 [ %157, %156 ], [ %169, %162 ]
  br i1 %161, label %209, label %173

162:                                              ; preds = %156, %162
  %163 = phi i64 [ %170, %162 ], [ 0, %156 ]
  %164 = getelementptr inbounds [8 x double], ptr %9, i64 0, i64 %163
  %165 = load double, ptr %164, align 8
  %166 = fdiv double %165, %133
  %167 = fptosi double %166 to i64
  %168 = sitofp i64 %167 to double
  %169 = fcmp oeq double %166, %168
  %170 = add nuw nsw i64 %163, 1
  %171 = icmp sge i64 %170, %128
  %172 = select i1 %171, i1 true, i1 %169
  br i1 %172, label %160, label %162

173:                                              ; preds = %160
  %174 = load ptr, ptr %119, align 8
  %175 = tail call fastcc i64 @late(ptr noundef %174, i64 noundef 1)
  %176 = icmp eq i64 %175, 0
  br i1 %176, label %177, label %213

177:                                              ; preds = %173
  store i64 %127, ptr %111, align 8
  br i1 %134, label %207, label %178

178:                                              ; preds = %177
  %179 = load i64, ptr %12, align 8
  %180 = icmp sgt i64 %179, %1
  br i1 %180, label %186, label %181

181:                                              ; preds = %186, %178
  %182 = phi double [ %5, %178 ], [ %192, %186 ]
  %183 = fadd double %182, %6
  %184 = tail call fastcc i64 @worse(ptr noundef nonnull %0, double noundef %4, double noundef %183)
  %185 = icmp eq i64 %184, 0
  br i1 %185, label %195, label %202

186:                                              ; preds = %178, %186
  %187 = phi i64 [ %193, %186 ], [ %1, %178 ]
  %188 = phi double [ %192, %186 ], [ %5, %178 ]
  %189 = getelementptr inbounds %struct.Nest, ptr %0, i64 0, i32 3, i32 4, i64 %187
  %190 = load i64, ptr %189, align 8
  %191 = tail call fastcc double @at_least(ptr noundef %10, i64 noundef %190, ptr noundef %3)
  %192 = fadd double %188, %191
  %193 = add i64 %187, 1
  %194 = icmp eq i64 %193, %179
  br i1 %194, label %181, label %186

195:                                              ; preds = %181
  %196 = load i64, ptr %124, align 8
  %197 = load ptr, ptr %119, align 8
  %198 = tail call fastcc double @inside(ptr noundef %10, ptr noundef %3, i64 noundef %196, ptr noundef %197, ptr noundef null)
  %199 = fadd double %182, %198
  %200 = tail call fastcc i64 @worse(ptr noundef nonnull %0, double noundef %4, double noundef %199)
  %201 = icmp eq i64 %200, 0
  br i1 %201, label %207, label %202

202:                                              ; preds = %181, %195
  %203 = icmp slt i64 %128, 8
  br i1 %203, label %204, label %209

204:                                              ; preds = %202
  %205 = add nsw i64 %128, 1
  %206 = getelementptr inbounds [8 x double], ptr %9, i64 0, i64 %128
  store double %133, ptr %206, align 8
  br label %209

207:                                              ; preds = %195, %177
  %208 = phi double [ %6, %177 ], [ %198, %195 ]
  tail call fastcc void @place(ptr noundef nonnull %0, i64 noundef %1, i64 noundef %125, ptr noundef %3, double noundef %4, double noundef %5, double noundef %208)
  br label %209

209:                                              ; preds = %144, %135, %202, %204, %207, %160
  %210 = phi i64 [ %128, %160 ], [ %128, %207 ], [ %128, %202 ], [ %205, %204 ], [ %128, %135 ], [ %128, %144 ]
  %211 = add nsw i64 %127, -1
  %212 = icmp sgt i64 %127, 0
  br i1 %212, label %126, label %213

213:                                              ; preds = %209, %173, %110
  store i64 %112, ptr %111, align 8
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %9)
  br label %214

214:                                              ; preds = %213, %76, %57, %102, %15, %20
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

; Function Attrs: nofree noinline norecurse nosync nounwind optsize memory(read, inaccessiblemem: none)
define internal fastcc double @crossing(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef readonly %2) unnamed_addr {
  %4 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 29
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds double, ptr %5, i64 %1
  %7 = load double, ptr %6, align 8
  %8 = tail call fastcc double @visits(ptr noundef %0, ptr noundef %2)
  %9 = fmul double %7, %8
  %10 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 25
  %11 = load ptr, ptr %10, align 8
  %12 = tail call fastcc double @tile(ptr noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef %11)
  %13 = fmul double %9, %12
  %14 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 30
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds double, ptr %15, i64 %1
  %17 = load double, ptr %16, align 8
  %18 = fsub double %13, %17
  ret double %18
}

; Function Attrs: nofree noinline norecurse nosync nounwind optsize memory(read, inaccessiblemem: none)
define internal fastcc double @visits(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) unnamed_addr {
  %3 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 1
  %4 = load i64, ptr %3, align 8
  %5 = icmp sgt i64 %4, 0
  br i1 %5, label %6, label %9

6:                                                ; preds = %2
  %7 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 15
  %8 = load ptr, ptr %7, align 8
  br label %11

9:                                                ; preds = %11, %2
  %10 = phi double [ 1.000000e+00, %2 ], [ %20, %11 ]
  ret double %10

11:                                               ; preds = %6, %11
  %12 = phi i64 [ 0, %6 ], [ %21, %11 ]
  %13 = phi double [ 1.000000e+00, %6 ], [ %20, %11 ]
  %14 = getelementptr inbounds ptr, ptr %8, i64 %12
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds i64, ptr %1, i64 %12
  %17 = load i64, ptr %16, align 8
  %18 = getelementptr inbounds double, ptr %15, i64 %17
  %19 = load double, ptr %18, align 8
  %20 = fmul double %13, %19
  %21 = add nuw nsw i64 %12, 1
  %22 = icmp eq i64 %21, %4
  br i1 %22, label %9, label %11
}

; Function Attrs: nofree noinline norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc double @glance(ptr noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef %3) unnamed_addr {
  %5 = tail call fastcc ptr @begin(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3)
  %6 = load double, ptr %5, align 8
  %7 = fcmp ult double %6, 0.000000e+00
  br i1 %7, label %8, label %34

8:                                                ; preds = %4
  %9 = getelementptr inbounds %struct.Work, ptr %3, i64 0, i32 14
  %10 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 4
  store i64 0, ptr %9, align 8
  %11 = load i64, ptr %10, align 8
  %12 = icmp sgt i64 %11, 0
  br i1 %12, label %13, label %28

13:                                               ; preds = %8
  %14 = getelementptr inbounds %struct.Work, ptr %3, i64 0, i32 9
  br label %15

15:                                               ; preds = %13, %23
  %16 = tail call fastcc i64 @prepare(ptr noundef nonnull %3, i64 noundef %2)
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %23, label %18

18:                                               ; preds = %15
  %19 = tail call fastcc double @bound(ptr noundef nonnull %3, i64 noundef 0)
  %20 = load double, ptr %14, align 8
  %21 = fcmp olt double %19, %20
  br i1 %21, label %22, label %23

22:                                               ; preds = %18
  store double %19, ptr %14, align 8
  br label %23

23:                                               ; preds = %15, %22, %18
  %24 = load i64, ptr %9, align 8
  %25 = add nsw i64 %24, 1
  store i64 %25, ptr %9, align 8
  %26 = load i64, ptr %10, align 8
  %27 = icmp slt i64 %25, %26
  br i1 %27, label %15, label %28

28:                                               ; preds = %23, %8
  %29 = getelementptr inbounds %struct.Work, ptr %3, i64 0, i32 9
  %30 = load double, ptr %29, align 8
  %31 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 33
  %32 = load double, ptr %31, align 8
  %33 = fadd double %30, %32
  br label %34

34:                                               ; preds = %4, %28
  %35 = phi double [ %33, %28 ], [ %6, %4 ]
  ret double %35
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64)



