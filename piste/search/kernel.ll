; kernel.c 50763d973af4d842969532a151fea713d9c5189d0bfde753b2f0dbfce6277968

%struct.Work = type { ptr, ptr, [16 x i64], [16 x ptr], [16 x i64], [16 x i64], [16 x ptr], [16 x [1024 x double]], [16 x [1024 x double]], [16 x [1024 x double]], [17 x [1024 x double]], [17 x [1024 x double]], [17 x [1024 x double]], [17 x [1024 x double]], [17 x [1024 x double]], [17 x [1024 x double]], [17 x [1024 x double]], [1024 x double], [1024 x double], [1024 x double], [1024 x double] }
%struct.Sheet = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, double, double, double, double }
%struct.Split = type { i64, i64, double }
%struct.Best = type { double, i64, i64, [16 x i64] }

; Function Attrs: nofree noinline nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define i64 @solve(ptr noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, ptr noundef %4, ptr nocapture noundef %5, ptr noundef %6, ptr noundef %7, i64 noundef %8) {
  store ptr %0, ptr %5, align 8
  %10 = getelementptr inbounds %struct.Work, ptr %5, i64 0, i32 1
  store ptr %4, ptr %10, align 8
  %11 = icmp sgt i64 %3, 0
  br i1 %11, label %12, label %63

12:                                               ; preds = %9
  %13 = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 31
  br label %14

14:                                               ; preds = %12, %26
  %15 = phi i64 [ 0, %12 ], [ %31, %26 ]
  %16 = getelementptr inbounds double, ptr %2, i64 %15
  %17 = load double, ptr %16, align 8
  %18 = load double, ptr %4, align 8
  %19 = load double, ptr %13, align 8
  %20 = fsub double 1.000000e+00, %19
  %21 = fmul double %18, %20
  %22 = fcmp ult double %17, %21
  br i1 %22, label %23, label %63

23:                                               ; preds = %14
  %24 = load i64, ptr %0, align 8
  %25 = icmp sgt i64 %24, 0
  br i1 %25, label %33, label %26

26:                                               ; preds = %53, %23
  %27 = phi i64 [ 0, %23 ], [ %51, %53 ]
  %28 = getelementptr inbounds i64, ptr %6, i64 %27
  %29 = getelementptr inbounds double, ptr %7, i64 %27
  %30 = sub nsw i64 %8, %27
  tail call fastcc void @branch(ptr noundef nonnull %5, ptr noundef %28, ptr noundef %29, i64 noundef %30)
  %31 = add nuw nsw i64 %15, 1
  %32 = icmp eq i64 %31, %3
  br i1 %32, label %63, label %14

33:                                               ; preds = %23, %53
  %34 = phi i64 [ %55, %53 ], [ %24, %23 ]
  %35 = phi i64 [ %54, %53 ], [ 0, %23 ]
  %36 = phi i64 [ %51, %53 ], [ 0, %23 ]
  %37 = mul nsw i64 %34, %15
  %38 = add nsw i64 %37, %35
  %39 = shl nsw i64 %38, 1
  %40 = getelementptr inbounds i64, ptr %1, i64 %39
  %41 = load i64, ptr %40, align 8
  %42 = or i64 %39, 1
  %43 = getelementptr inbounds i64, ptr %1, i64 %42
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds i64, ptr %6, i64 %36
  %46 = getelementptr inbounds %struct.Work, ptr %5, i64 0, i32 3, i64 %35
  store ptr %45, ptr %46, align 8
  %47 = getelementptr inbounds double, ptr %7, i64 %36
  %48 = getelementptr inbounds %struct.Work, ptr %5, i64 0, i32 6, i64 %35
  store ptr %47, ptr %48, align 8
  %49 = sub nsw i64 %44, %41
  %50 = getelementptr inbounds %struct.Work, ptr %5, i64 0, i32 2, i64 %35
  store i64 %49, ptr %50, align 8
  %51 = add nsw i64 %49, %36
  %52 = icmp sgt i64 %44, %41
  br i1 %52, label %57, label %53

53:                                               ; preds = %57, %33
  %54 = add nuw nsw i64 %35, 1
  %55 = load i64, ptr %0, align 8
  %56 = icmp slt i64 %54, %55
  br i1 %56, label %33, label %26

57:                                               ; preds = %33, %57
  %58 = phi i64 [ %61, %57 ], [ %41, %33 ]
  %59 = sub nsw i64 %58, %41
  %60 = getelementptr inbounds i64, ptr %45, i64 %59
  store i64 %58, ptr %60, align 8
  %61 = add nsw i64 %58, 1
  %62 = icmp eq i64 %61, %44
  br i1 %62, label %53, label %57

63:                                               ; preds = %26, %14, %9
  %64 = phi i64 [ 0, %9 ], [ %15, %14 ], [ %3, %26 ]
  %65 = tail call i64 @llvm.smin.i64(i64 %64, i64 %3)
  ret i64 %65
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

; Function Attrs: nofree noinline nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @branch(ptr nocapture noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) unnamed_addr {
  %5 = alloca %struct.Split, align 8
  %6 = load ptr, ptr %0, align 8
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5)
  %7 = load i64, ptr %6, align 8
  %8 = shl nsw i64 -1, %7
  %9 = xor i64 %8, -1
  %10 = icmp sgt i64 %7, 0
  br i1 %10, label %28, label %11

11:                                               ; preds = %28, %4
  %12 = phi i64 [ 0, %4 ], [ %33, %28 ]
  tail call fastcc void @fill(ptr noundef nonnull %0, i64 noundef 0, i64 noundef %9)
  %13 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 10
  %14 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 11
  %15 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 12
  %16 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 13
  %17 = tail call fastcc double @judge(ptr noundef nonnull %6, ptr noundef nonnull %13, ptr noundef nonnull %14, ptr noundef nonnull %15, ptr noundef nonnull %16, i64 noundef %9)
  %18 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 1
  %19 = load ptr, ptr %18, align 8
  %20 = load double, ptr %19, align 8
  %21 = getelementptr inbounds %struct.Sheet, ptr %6, i64 0, i32 31
  %22 = load double, ptr %21, align 8
  %23 = fsub double 1.000000e+00, %22
  %24 = fmul double %20, %23
  %25 = fcmp ult double %17, %24
  br i1 %25, label %26, label %78

26:                                               ; preds = %11
  %27 = load i64, ptr %6, align 8
  br label %37

28:                                               ; preds = %4, %28
  %29 = phi i64 [ %34, %28 ], [ 0, %4 ]
  %30 = phi i64 [ %33, %28 ], [ 0, %4 ]
  tail call fastcc void @least(ptr noundef nonnull %0, i64 noundef %29)
  %31 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 2, i64 %29
  %32 = load i64, ptr %31, align 8
  %33 = add nsw i64 %32, %30
  %34 = add nuw nsw i64 %29, 1
  %35 = load i64, ptr %6, align 8
  %36 = icmp slt i64 %34, %35
  br i1 %36, label %28, label %11

37:                                               ; preds = %26, %52
  %38 = phi i64 [ %53, %52 ], [ %27, %26 ]
  %39 = phi i64 [ %54, %52 ], [ %12, %26 ]
  %40 = icmp sgt i64 %38, 0
  br i1 %40, label %41, label %52

41:                                               ; preds = %37, %47
  %42 = phi i64 [ %49, %47 ], [ 0, %37 ]
  %43 = phi i64 [ %48, %47 ], [ 0, %37 ]
  tail call fastcc void @shrink(ptr noundef nonnull %0, i64 noundef %42)
  %44 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 2, i64 %42
  %45 = load i64, ptr %44, align 8
  %46 = icmp eq i64 %45, 0
  br i1 %46, label %78, label %47

47:                                               ; preds = %41
  %48 = add nsw i64 %45, %43
  %49 = add nuw nsw i64 %42, 1
  %50 = load i64, ptr %6, align 8
  %51 = icmp slt i64 %49, %50
  br i1 %51, label %41, label %52

52:                                               ; preds = %47, %37
  %53 = phi i64 [ %38, %37 ], [ %50, %47 ]
  %54 = phi i64 [ 0, %37 ], [ %48, %47 ]
  %55 = mul nsw i64 %54, 5
  %56 = shl nsw i64 %39, 2
  %57 = icmp slt i64 %55, %56
  br i1 %57, label %37, label %58

58:                                               ; preds = %52
  %59 = icmp sgt i64 %53, 0
  br i1 %59, label %64, label %76

60:                                               ; preds = %64
  %61 = fcmp ole double %70, 6.400000e+01
  %62 = icmp sgt i64 %54, %3
  %63 = select i1 %61, i1 true, i1 %62
  br i1 %63, label %76, label %73

64:                                               ; preds = %58, %64
  %65 = phi i64 [ %71, %64 ], [ 0, %58 ]
  %66 = phi double [ %70, %64 ], [ 1.000000e+00, %58 ]
  %67 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 2, i64 %65
  %68 = load i64, ptr %67, align 8
  %69 = sitofp i64 %68 to double
  %70 = fmul double %66, %69
  %71 = add nuw nsw i64 %65, 1
  %72 = icmp eq i64 %71, %53
  br i1 %72, label %60, label %64

73:                                               ; preds = %60
  %74 = call fastcc i64 @differs_most(ptr noundef nonnull %0, ptr noundef nonnull %5)
  %75 = icmp eq i64 %74, 0
  br i1 %75, label %76, label %77

76:                                               ; preds = %58, %73, %60
  tail call fastcc void @choose(ptr noundef nonnull %0)
  br label %78

77:                                               ; preds = %73
  tail call fastcc void @halve(ptr noundef nonnull %0, ptr noundef nonnull byval(%struct.Split) align 8 %5, ptr noundef %1, ptr noundef %2, i64 noundef %3)
  br label %78

78:                                               ; preds = %41, %76, %77, %11
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5)
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind optsize memory(argmem: readwrite)
define void @fronts(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef readonly %2, i64 noundef %3, ptr nocapture noundef %4, ptr nocapture noundef %5) {
  %7 = icmp sgt i64 %3, 0
  br i1 %7, label %8, label %14

8:                                                ; preds = %6
  %9 = icmp sgt i64 %1, 0
  %10 = load i64, ptr %2, align 8
  br label %15

11:                                               ; preds = %62, %15
  %12 = phi i64 [ %20, %15 ], [ %65, %62 ]
  %13 = icmp eq i64 %18, %3
  br i1 %13, label %14, label %15

14:                                               ; preds = %11, %6
  ret void

15:                                               ; preds = %8, %11
  %16 = phi i64 [ %10, %8 ], [ %12, %11 ]
  %17 = phi i64 [ 0, %8 ], [ %18, %11 ]
  %18 = add nuw nsw i64 %17, 1
  %19 = getelementptr inbounds i64, ptr %2, i64 %18
  %20 = load i64, ptr %19, align 8
  %21 = icmp slt i64 %16, %20
  br i1 %21, label %22, label %11

22:                                               ; preds = %15, %62
  %23 = phi i64 [ %63, %62 ], [ 0, %15 ]
  %24 = phi i64 [ %64, %62 ], [ %16, %15 ]
  %25 = mul nsw i64 %24, %1
  %26 = getelementptr inbounds double, ptr %0, i64 %25
  %27 = getelementptr inbounds i8, ptr %4, i64 %24
  %28 = icmp sgt i64 %23, 0
  br i1 %28, label %29, label %33

29:                                               ; preds = %22, %56
  %30 = phi i64 [ %57, %56 ], [ 0, %22 ]
  %31 = load i8, ptr %27, align 1
  %32 = icmp eq i8 %31, 0
  br i1 %32, label %36, label %62

33:                                               ; preds = %56, %22
  %34 = load i8, ptr %27, align 1
  %35 = icmp eq i8 %34, 0
  br i1 %35, label %59, label %62

36:                                               ; preds = %29
  %37 = getelementptr inbounds i64, ptr %5, i64 %30
  %38 = load i64, ptr %37, align 8
  %39 = mul nsw i64 %38, %1
  %40 = getelementptr inbounds double, ptr %0, i64 %39
  br i1 %9, label %44, label %51

41:                                               ; preds = %44
  %42 = add nuw nsw i64 %45, 1
  %43 = icmp eq i64 %42, %1
  br i1 %43, label %51, label %44

44:                                               ; preds = %36, %41
  %45 = phi i64 [ %42, %41 ], [ 0, %36 ]
  %46 = getelementptr inbounds double, ptr %40, i64 %45
  %47 = load double, ptr %46, align 8
  %48 = getelementptr inbounds double, ptr %26, i64 %45
  %49 = load double, ptr %48, align 8
  %50 = fcmp ugt double %47, %49
  br i1 %50, label %56, label %41

51:                                               ; preds = %41, %36
  store i8 1, ptr %27, align 1
  %52 = load i64, ptr %37, align 8
  %53 = lshr i64 %30, 1
  %54 = getelementptr inbounds i64, ptr %5, i64 %53
  %55 = load i64, ptr %54, align 8
  store i64 %55, ptr %37, align 8
  store i64 %52, ptr %54, align 8
  br label %56

56:                                               ; preds = %44, %51
  %57 = add nuw nsw i64 %30, 1
  %58 = icmp eq i64 %57, %23
  br i1 %58, label %33, label %29

59:                                               ; preds = %33
  %60 = add nsw i64 %23, 1
  %61 = getelementptr inbounds i64, ptr %5, i64 %23
  store i64 %24, ptr %61, align 8
  br label %62

62:                                               ; preds = %29, %59, %33
  %63 = phi i64 [ %23, %33 ], [ %60, %59 ], [ %23, %29 ]
  %64 = add nsw i64 %24, 1
  %65 = load i64, ptr %19, align 8
  %66 = icmp slt i64 %64, %65
  br i1 %66, label %22, label %11
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none)
define i64 @room() {
  ret i64 1401488
}

; Function Attrs: nofree noinline norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @least(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr {
  %3 = load ptr, ptr %0, align 8
  %4 = getelementptr inbounds %struct.Sheet, ptr %3, i64 0, i32 1
  %5 = load i64, ptr %4, align 8
  %6 = icmp sgt i64 %5, 0
  br i1 %6, label %11, label %7

7:                                                ; preds = %11, %2
  %8 = getelementptr inbounds %struct.Sheet, ptr %3, i64 0, i32 2
  %9 = load i64, ptr %8, align 8
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %20, label %16

11:                                               ; preds = %2, %11
  %12 = phi i64 [ %14, %11 ], [ 0, %2 ]
  %13 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 7, i64 %1, i64 %12
  store double 0x7FF0000000000000, ptr %13, align 8
  %14 = add nuw nsw i64 %12, 1
  %15 = icmp eq i64 %14, %5
  br i1 %15, label %7, label %11

16:                                               ; preds = %20, %7
  %17 = getelementptr inbounds %struct.Sheet, ptr %3, i64 0, i32 3
  %18 = load i64, ptr %17, align 8
  %19 = icmp sgt i64 %18, 0
  br i1 %19, label %44, label %25

20:                                               ; preds = %7, %20
  %21 = phi i64 [ %23, %20 ], [ 0, %7 ]
  %22 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 8, i64 %1, i64 %21
  store double 0.000000e+00, ptr %22, align 8
  %23 = add nuw nsw i64 %21, 1
  %24 = icmp eq i64 %23, %9
  br i1 %24, label %16, label %20

25:                                               ; preds = %44, %16
  %26 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 2, i64 %1
  %27 = load i64, ptr %26, align 8
  %28 = icmp sgt i64 %27, 0
  br i1 %28, label %29, label %49

29:                                               ; preds = %25
  %30 = getelementptr inbounds %struct.Sheet, ptr %3, i64 0, i32 9
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds ptr, ptr %31, i64 %1
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 3, i64 %1
  %35 = load ptr, ptr %34, align 8
  %36 = getelementptr inbounds %struct.Sheet, ptr %3, i64 0, i32 10
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds ptr, ptr %37, i64 %1
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds %struct.Sheet, ptr %3, i64 0, i32 11
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds ptr, ptr %41, i64 %1
  %43 = load ptr, ptr %42, align 8
  br label %50

44:                                               ; preds = %16, %44
  %45 = phi i64 [ %47, %44 ], [ 0, %16 ]
  %46 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 9, i64 %1, i64 %45
  store double 0.000000e+00, ptr %46, align 8
  %47 = add nuw nsw i64 %45, 1
  %48 = icmp eq i64 %47, %18
  br i1 %48, label %25, label %44

49:                                               ; preds = %84, %25
  ret void

50:                                               ; preds = %29, %84
  %51 = phi i64 [ 0, %29 ], [ %85, %84 ]
  %52 = getelementptr inbounds i64, ptr %35, i64 %51
  %53 = load i64, ptr %52, align 8
  %54 = mul nsw i64 %53, %5
  %55 = getelementptr inbounds double, ptr %33, i64 %54
  %56 = mul nsw i64 %53, %9
  %57 = getelementptr inbounds double, ptr %39, i64 %56
  %58 = mul nsw i64 %53, %18
  %59 = getelementptr inbounds double, ptr %43, i64 %58
  br i1 %6, label %61, label %60

60:                                               ; preds = %69, %50
  br i1 %10, label %73, label %72

61:                                               ; preds = %50, %69
  %62 = phi i64 [ %70, %69 ], [ 0, %50 ]
  %63 = getelementptr inbounds double, ptr %55, i64 %62
  %64 = load double, ptr %63, align 8
  %65 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 7, i64 %1, i64 %62
  %66 = load double, ptr %65, align 8
  %67 = fcmp olt double %64, %66
  br i1 %67, label %68, label %69

68:                                               ; preds = %61
  store double %64, ptr %65, align 8
  br label %69

69:                                               ; preds = %61, %68
  %70 = add nuw nsw i64 %62, 1
  %71 = icmp eq i64 %70, %5
  br i1 %71, label %60, label %61

72:                                               ; preds = %81, %60
  br i1 %19, label %87, label %84

73:                                               ; preds = %60, %81
  %74 = phi i64 [ %82, %81 ], [ 0, %60 ]
  %75 = getelementptr inbounds double, ptr %57, i64 %74
  %76 = load double, ptr %75, align 8
  %77 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 8, i64 %1, i64 %74
  %78 = load double, ptr %77, align 8
  %79 = fcmp ogt double %76, %78
  br i1 %79, label %80, label %81

80:                                               ; preds = %73
  store double %76, ptr %77, align 8
  br label %81

81:                                               ; preds = %73, %80
  %82 = add nuw nsw i64 %74, 1
  %83 = icmp eq i64 %82, %9
  br i1 %83, label %72, label %73

84:                                               ; preds = %95, %72
  %85 = add nuw nsw i64 %51, 1
  %86 = icmp eq i64 %85, %27
  br i1 %86, label %49, label %50

87:                                               ; preds = %72, %95
  %88 = phi i64 [ %96, %95 ], [ 0, %72 ]
  %89 = getelementptr inbounds double, ptr %59, i64 %88
  %90 = load double, ptr %89, align 8
  %91 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 9, i64 %1, i64 %88
  %92 = load double, ptr %91, align 8
  %93 = fcmp ogt double %90, %92
  br i1 %93, label %94, label %95

94:                                               ; preds = %87
  store double %90, ptr %91, align 8
  br label %95

95:                                               ; preds = %87, %94
  %96 = add nuw nsw i64 %88, 1
  %97 = icmp eq i64 %96, %18
  br i1 %97, label %84, label %87
}

; Function Attrs: nofree noinline norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @fill(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2) unnamed_addr {
  %4 = load ptr, ptr %0, align 8
  %5 = getelementptr inbounds %struct.Sheet, ptr %4, i64 0, i32 1
  %6 = load i64, ptr %5, align 8
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %12, label %8

8:                                                ; preds = %12, %3
  %9 = getelementptr inbounds %struct.Sheet, ptr %4, i64 0, i32 2
  %10 = load i64, ptr %9, align 8
  %11 = icmp sgt i64 %10, 0
  br i1 %11, label %21, label %17

12:                                               ; preds = %3, %12
  %13 = phi i64 [ %15, %12 ], [ 0, %3 ]
  %14 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 10, i64 %1, i64 %13
  store double 1.000000e+00, ptr %14, align 8
  %15 = add nuw nsw i64 %13, 1
  %16 = icmp eq i64 %15, %6
  br i1 %16, label %8, label %12

17:                                               ; preds = %21, %8
  %18 = getelementptr inbounds %struct.Sheet, ptr %4, i64 0, i32 3
  %19 = load i64, ptr %18, align 8
  %20 = icmp sgt i64 %19, 0
  br i1 %20, label %31, label %26

21:                                               ; preds = %8, %21
  %22 = phi i64 [ %24, %21 ], [ 0, %8 ]
  %23 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 11, i64 %1, i64 %22
  store double 1.000000e+00, ptr %23, align 8
  %24 = add nuw nsw i64 %22, 1
  %25 = icmp eq i64 %24, %10
  br i1 %25, label %17, label %21

26:                                               ; preds = %31, %17
  %27 = load i64, ptr %4, align 8
  %28 = icmp sgt i64 %27, 0
  br i1 %28, label %29, label %37

29:                                               ; preds = %26
  %30 = getelementptr inbounds %struct.Sheet, ptr %4, i64 0, i32 19
  br label %38

31:                                               ; preds = %17, %31
  %32 = phi i64 [ %35, %31 ], [ 0, %17 ]
  %33 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 13, i64 %1, i64 %32
  store double 1.000000e+00, ptr %33, align 8
  %34 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 12, i64 %1, i64 %32
  store double 1.000000e+00, ptr %34, align 8
  %35 = add nuw nsw i64 %32, 1
  %36 = icmp eq i64 %35, %19
  br i1 %36, label %26, label %31

37:                                               ; preds = %84, %26
  ret void

38:                                               ; preds = %29, %84
  %39 = phi i64 [ 0, %29 ], [ %85, %84 ]
  %40 = shl nuw i64 1, %39
  %41 = and i64 %40, %2
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %84, label %43

43:                                               ; preds = %38
  br i1 %7, label %45, label %44

44:                                               ; preds = %45, %43
  br i1 %11, label %57, label %54

45:                                               ; preds = %43, %45
  %46 = phi i64 [ %52, %45 ], [ 0, %43 ]
  %47 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 7, i64 %39, i64 %46
  %48 = load double, ptr %47, align 8
  %49 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 10, i64 %1, i64 %46
  %50 = load double, ptr %49, align 8
  %51 = fmul double %48, %50
  store double %51, ptr %49, align 8
  %52 = add nuw nsw i64 %46, 1
  %53 = icmp eq i64 %52, %6
  br i1 %53, label %44, label %45

54:                                               ; preds = %57, %44
  br i1 %20, label %55, label %84

55:                                               ; preds = %54
  %56 = load ptr, ptr %30, align 8
  br label %66

57:                                               ; preds = %44, %57
  %58 = phi i64 [ %64, %57 ], [ 0, %44 ]
  %59 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 8, i64 %39, i64 %58
  %60 = load double, ptr %59, align 8
  %61 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 11, i64 %1, i64 %58
  %62 = load double, ptr %61, align 8
  %63 = fmul double %60, %62
  store double %63, ptr %61, align 8
  %64 = add nuw nsw i64 %58, 1
  %65 = icmp eq i64 %64, %10
  br i1 %65, label %54, label %57

66:                                               ; preds = %55, %81
  %67 = phi i64 [ 0, %55 ], [ %82, %81 ]
  %68 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 9, i64 %39, i64 %67
  %69 = load double, ptr %68, align 8
  %70 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 12, i64 %1, i64 %67
  %71 = load double, ptr %70, align 8
  %72 = fmul double %69, %71
  store double %72, ptr %70, align 8
  %73 = getelementptr inbounds i64, ptr %56, i64 %67
  %74 = load i64, ptr %73, align 8
  %75 = icmp eq i64 %74, %39
  br i1 %75, label %81, label %76

76:                                               ; preds = %66
  %77 = load double, ptr %68, align 8
  %78 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 13, i64 %1, i64 %67
  %79 = load double, ptr %78, align 8
  %80 = fmul double %77, %79
  store double %80, ptr %78, align 8
  br label %81

81:                                               ; preds = %66, %76
  %82 = add nuw nsw i64 %67, 1
  %83 = icmp eq i64 %82, %19
  br i1 %83, label %84, label %66

84:                                               ; preds = %81, %54, %38
  %85 = add nuw nsw i64 %39, 1
  %86 = icmp eq i64 %85, %27
  br i1 %86, label %37, label %38
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(read, inaccessiblemem: none)
define internal fastcc double @judge(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, i64 noundef %5) unnamed_addr {
  %7 = alloca [1024 x double], align 16
  %8 = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 6
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 21
  %11 = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 22
  %12 = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 20
  %13 = tail call i64 @llvm.smax.i64(i64 %9, i64 0)
  br label %14

14:                                               ; preds = %27, %6
  %15 = phi i64 [ 0, %6 ], [ %21, %27 ]
  %16 = icmp eq i64 %15, %13
  br i1 %16, label %43, label %17

17:                                               ; preds = %14
  %18 = load ptr, ptr %10, align 8
  %19 = getelementptr inbounds i64, ptr %18, i64 %15
  %20 = load i64, ptr %19, align 8
  %21 = add nuw i64 %15, 1
  %22 = getelementptr inbounds i64, ptr %18, i64 %21
  %23 = load i64, ptr %22, align 8
  %24 = icmp slt i64 %20, %23
  br i1 %24, label %25, label %27

25:                                               ; preds = %17
  %26 = load ptr, ptr %11, align 8
  br label %33

27:                                               ; preds = %33, %17
  %28 = phi double [ 0.000000e+00, %17 ], [ %40, %33 ]
  %29 = load ptr, ptr %12, align 8
  %30 = getelementptr inbounds double, ptr %29, i64 %15
  %31 = load double, ptr %30, align 8
  %32 = fcmp ule double %28, %31
  br i1 %32, label %14, label %260

33:                                               ; preds = %25, %33
  %34 = phi double [ 0.000000e+00, %25 ], [ %40, %33 ]
  %35 = phi i64 [ %20, %25 ], [ %41, %33 ]
  %36 = getelementptr inbounds i64, ptr %26, i64 %35
  %37 = load i64, ptr %36, align 8
  %38 = getelementptr inbounds double, ptr %1, i64 %37
  %39 = load double, ptr %38, align 8
  %40 = fadd double %34, %39
  %41 = add nsw i64 %35, 1
  %42 = icmp eq i64 %41, %23
  br i1 %42, label %27, label %33

43:                                               ; preds = %14
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %7)
  %44 = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 27
  %45 = load i64, ptr %44, align 8
  %46 = getelementptr inbounds double, ptr %1, i64 %45
  %47 = load double, ptr %46, align 8
  %48 = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 28
  %49 = load double, ptr %48, align 8
  %50 = fdiv double %47, %49
  %51 = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 31
  %52 = load double, ptr %51, align 8
  %53 = tail call fastcc double @ceiling(double noundef %50, double noundef %52)
  %54 = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 4
  %55 = load i64, ptr %54, align 8
  %56 = icmp sgt i64 %55, 0
  br i1 %56, label %57, label %68

57:                                               ; preds = %43
  %58 = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 12
  %59 = load ptr, ptr %58, align 8
  %60 = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 1
  %61 = load i64, ptr %60, align 8
  %62 = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 13
  %63 = load ptr, ptr %62, align 8
  %64 = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 2
  %65 = load i64, ptr %64, align 8
  %66 = icmp sgt i64 %61, 0
  %67 = icmp sgt i64 %65, 0
  br label %81

68:                                               ; preds = %100, %43
  %69 = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 5
  %70 = load i64, ptr %69, align 8
  %71 = icmp sgt i64 %70, 0
  br i1 %71, label %72, label %116

72:                                               ; preds = %68
  %73 = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 16
  %74 = load ptr, ptr %73, align 8
  %75 = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 19
  %76 = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 18
  %77 = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 17
  %78 = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 15
  %79 = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 14
  %80 = load i64, ptr %74, align 8
  br label %120

81:                                               ; preds = %57, %100
  %82 = phi i64 [ 0, %57 ], [ %103, %100 ]
  %83 = mul nsw i64 %61, %82
  %84 = getelementptr inbounds double, ptr %59, i64 %83
  %85 = mul nsw i64 %65, %82
  %86 = getelementptr inbounds double, ptr %63, i64 %85
  br i1 %66, label %89, label %87

87:                                               ; preds = %89, %81
  %88 = phi double [ 0.000000e+00, %81 ], [ %97, %89 ]
  br i1 %67, label %105, label %100

89:                                               ; preds = %81, %89
  %90 = phi i64 [ %98, %89 ], [ 0, %81 ]
  %91 = phi double [ %97, %89 ], [ 0.000000e+00, %81 ]
  %92 = getelementptr inbounds double, ptr %84, i64 %90
  %93 = load double, ptr %92, align 8
  %94 = getelementptr inbounds double, ptr %1, i64 %90
  %95 = load double, ptr %94, align 8
  %96 = fmul double %93, %95
  %97 = fadd double %91, %96
  %98 = add nuw nsw i64 %90, 1
  %99 = icmp eq i64 %98, %61
  br i1 %99, label %87, label %89

100:                                              ; preds = %105, %87
  %101 = phi double [ %88, %87 ], [ %113, %105 ]
  %102 = getelementptr inbounds [1024 x double], ptr %7, i64 0, i64 %82
  store double %101, ptr %102, align 8
  %103 = add nuw nsw i64 %82, 1
  %104 = icmp eq i64 %103, %55
  br i1 %104, label %68, label %81

105:                                              ; preds = %87, %105
  %106 = phi i64 [ %114, %105 ], [ 0, %87 ]
  %107 = phi double [ %113, %105 ], [ %88, %87 ]
  %108 = getelementptr inbounds double, ptr %86, i64 %106
  %109 = load double, ptr %108, align 8
  %110 = getelementptr inbounds double, ptr %2, i64 %106
  %111 = load double, ptr %110, align 8
  %112 = fmul double %109, %111
  %113 = fsub double %107, %112
  %114 = add nuw nsw i64 %106, 1
  %115 = icmp eq i64 %114, %65
  br i1 %115, label %100, label %105

116:                                              ; preds = %190, %68
  br i1 %56, label %117, label %192

117:                                              ; preds = %116
  %118 = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 26
  %119 = load ptr, ptr %118, align 8
  br label %204

120:                                              ; preds = %72, %190
  %121 = phi i64 [ %80, %72 ], [ %125, %190 ]
  %122 = phi i64 [ 0, %72 ], [ %123, %190 ]
  %123 = add nuw nsw i64 %122, 1
  %124 = getelementptr inbounds i64, ptr %74, i64 %123
  %125 = load i64, ptr %124, align 8
  %126 = icmp slt i64 %121, %125
  br i1 %126, label %127, label %171

127:                                              ; preds = %120
  %128 = load ptr, ptr %75, align 8
  %129 = load ptr, ptr %76, align 8
  br label %132

130:                                              ; preds = %159
  %131 = fcmp olt double %169, 1.000000e+00
  br i1 %131, label %171, label %190

132:                                              ; preds = %127, %159
  %133 = phi i64 [ %121, %127 ], [ %160, %159 ]
  %134 = phi double [ 0.000000e+00, %127 ], [ %169, %159 ]
  %135 = getelementptr inbounds i64, ptr %129, i64 %133
  %136 = load i64, ptr %135, align 8
  %137 = getelementptr inbounds i64, ptr %128, i64 %136
  %138 = load i64, ptr %137, align 8
  %139 = icmp slt i64 %133, %125
  br i1 %139, label %140, label %159

140:                                              ; preds = %132, %149
  %141 = phi double [ %156, %149 ], [ 0.000000e+00, %132 ]
  %142 = phi double [ %152, %149 ], [ 0.000000e+00, %132 ]
  %143 = phi i64 [ %157, %149 ], [ %133, %132 ]
  %144 = getelementptr inbounds i64, ptr %129, i64 %143
  %145 = load i64, ptr %144, align 8
  %146 = getelementptr inbounds i64, ptr %128, i64 %145
  %147 = load i64, ptr %146, align 8
  %148 = icmp eq i64 %147, %138
  br i1 %148, label %149, label %159

149:                                              ; preds = %140
  %150 = getelementptr inbounds double, ptr %3, i64 %145
  %151 = load double, ptr %150, align 8
  %152 = fadd double %142, %151
  %153 = getelementptr inbounds double, ptr %4, i64 %145
  %154 = load double, ptr %153, align 8
  %155 = fcmp ogt double %154, %141
  %156 = select i1 %155, double %154, double %141
  %157 = add i64 %143, 1
  %158 = icmp eq i64 %157, %125
  br i1 %158, label %159, label %140

159:                                              ; preds = %140, %149, %132
  %160 = phi i64 [ %133, %132 ], [ %125, %149 ], [ %143, %140 ]
  %161 = phi double [ 0.000000e+00, %132 ], [ %152, %149 ], [ %142, %140 ]
  %162 = phi double [ 0.000000e+00, %132 ], [ %156, %149 ], [ %141, %140 ]
  %163 = shl nuw i64 1, %138
  %164 = and i64 %163, %5
  %165 = icmp ne i64 %164, 0
  %166 = fcmp ogt double %161, %162
  %167 = select i1 %165, i1 %166, i1 false
  %168 = select i1 %167, double %162, double %161
  %169 = fadd double %134, %168
  %170 = icmp slt i64 %160, %125
  br i1 %170, label %132, label %130

171:                                              ; preds = %120, %130
  %172 = phi double [ %169, %130 ], [ 0.000000e+00, %120 ]
  %173 = load ptr, ptr %77, align 8
  %174 = getelementptr inbounds double, ptr %173, i64 %122
  %175 = load double, ptr %174, align 8
  %176 = load ptr, ptr %78, align 8
  %177 = getelementptr inbounds i64, ptr %176, i64 %122
  %178 = load i64, ptr %177, align 8
  %179 = getelementptr inbounds double, ptr %1, i64 %178
  %180 = load double, ptr %179, align 8
  %181 = fmul double %175, %180
  %182 = fsub double 1.000000e+00, %172
  %183 = fmul double %182, %181
  %184 = load ptr, ptr %79, align 8
  %185 = getelementptr inbounds i64, ptr %184, i64 %122
  %186 = load i64, ptr %185, align 8
  %187 = getelementptr inbounds [1024 x double], ptr %7, i64 0, i64 %186
  %188 = load double, ptr %187, align 8
  %189 = fadd double %183, %188
  store double %189, ptr %187, align 8
  br label %190

190:                                              ; preds = %171, %130
  %191 = icmp eq i64 %123, %70
  br i1 %191, label %116, label %120

192:                                              ; preds = %221, %116
  %193 = phi double [ %53, %116 ], [ %222, %221 ]
  %194 = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 25
  %195 = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 8
  %196 = load i64, ptr %195, align 8
  %197 = icmp sgt i64 %196, 0
  br i1 %197, label %198, label %258

198:                                              ; preds = %192
  %199 = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 23
  %200 = load ptr, ptr %199, align 8
  %201 = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 24
  %202 = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 29
  %203 = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 30
  br label %225

204:                                              ; preds = %117, %221
  %205 = phi i64 [ 0, %117 ], [ %223, %221 ]
  %206 = phi double [ %53, %117 ], [ %222, %221 ]
  %207 = getelementptr inbounds [1024 x double], ptr %7, i64 0, i64 %205
  %208 = load double, ptr %207, align 8
  %209 = fcmp olt double %208, 0.000000e+00
  br i1 %209, label %210, label %211

210:                                              ; preds = %204
  store double 0.000000e+00, ptr %207, align 8
  br label %211

211:                                              ; preds = %210, %204
  %212 = phi double [ 0.000000e+00, %210 ], [ %208, %204 ]
  %213 = getelementptr inbounds double, ptr %119, i64 %205
  %214 = load double, ptr %213, align 8
  %215 = fcmp ogt double %214, 0.000000e+00
  br i1 %215, label %216, label %221

216:                                              ; preds = %211
  %217 = fdiv double %212, %214
  %218 = tail call fastcc double @ceiling(double noundef %217, double noundef %52)
  %219 = fcmp ogt double %218, %206
  %220 = select i1 %219, double %218, double %206
  br label %221

221:                                              ; preds = %211, %216
  %222 = phi double [ %220, %216 ], [ %206, %211 ]
  %223 = add nuw nsw i64 %205, 1
  %224 = icmp eq i64 %223, %55
  br i1 %224, label %192, label %204

225:                                              ; preds = %198, %254
  %226 = phi i64 [ 0, %198 ], [ %256, %254 ]
  %227 = phi double [ 0.000000e+00, %198 ], [ %255, %254 ]
  %228 = getelementptr inbounds i64, ptr %200, i64 %226
  %229 = load i64, ptr %228, align 8
  %230 = icmp eq i64 %229, 1
  br i1 %230, label %243, label %231

231:                                              ; preds = %225
  %232 = load ptr, ptr %201, align 8
  %233 = getelementptr inbounds i64, ptr %232, i64 %226
  %234 = load i64, ptr %233, align 8
  %235 = getelementptr inbounds [1024 x double], ptr %7, i64 0, i64 %234
  %236 = load double, ptr %235, align 8
  switch i64 %229, label %243 [
    i64 0, label %237
    i64 2, label %237
  ]

237:                                              ; preds = %231, %231
  %238 = load double, ptr %202, align 8
  %239 = load double, ptr %203, align 8
  %240 = fmul double %193, %239
  %241 = fadd double %238, %240
  %242 = fadd double %236, %241
  br label %243

243:                                              ; preds = %225, %231, %237
  %244 = phi double [ %193, %225 ], [ %236, %231 ], [ %242, %237 ]
  %245 = icmp eq i64 %229, 2
  %246 = select i1 %245, double %193, double 1.000000e+00
  %247 = fmul double %246, %244
  %248 = icmp eq i64 %226, 0
  br i1 %248, label %254, label %249

249:                                              ; preds = %243
  %250 = load ptr, ptr %194, align 8
  %251 = getelementptr inbounds double, ptr %250, i64 %226
  %252 = load double, ptr %251, align 8
  %253 = fcmp ogt double %247, %252
  br i1 %253, label %258, label %254

254:                                              ; preds = %249, %243
  %255 = phi double [ %227, %249 ], [ %247, %243 ]
  %256 = add nuw nsw i64 %226, 1
  %257 = icmp eq i64 %256, %196
  br i1 %257, label %258, label %225

258:                                              ; preds = %254, %249, %192
  %259 = phi double [ 0.000000e+00, %192 ], [ 0x7FF0000000000000, %249 ], [ %255, %254 ]
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %7)
  br label %260

260:                                              ; preds = %27, %258
  %261 = phi double [ %259, %258 ], [ 0x7FF0000000000000, %27 ]
  ret double %261
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @shrink(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr {
  %3 = load ptr, ptr %0, align 8
  %4 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8
  %6 = load double, ptr %5, align 8
  %7 = getelementptr inbounds %struct.Sheet, ptr %3, i64 0, i32 31
  %8 = load double, ptr %7, align 8
  %9 = fsub double 1.000000e+00, %8
  %10 = fmul double %6, %9
  %11 = load i64, ptr %3, align 8
  %12 = shl nsw i64 -1, %11
  %13 = xor i64 %12, -1
  %14 = shl nsw i64 -1, %1
  %15 = add i64 %14, %13
  tail call fastcc void @fill(ptr noundef nonnull %0, i64 noundef 0, i64 noundef %15)
  %16 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 2, i64 %1
  %17 = load i64, ptr %16, align 8
  %18 = icmp sgt i64 %17, 0
  br i1 %18, label %19, label %28

19:                                               ; preds = %2
  %20 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 3, i64 %1
  %21 = getelementptr inbounds %struct.Sheet, ptr %3, i64 0, i32 9
  %22 = getelementptr inbounds %struct.Sheet, ptr %3, i64 0, i32 1
  %23 = getelementptr inbounds %struct.Sheet, ptr %3, i64 0, i32 10
  %24 = getelementptr inbounds %struct.Sheet, ptr %3, i64 0, i32 2
  %25 = getelementptr inbounds %struct.Sheet, ptr %3, i64 0, i32 11
  %26 = getelementptr inbounds %struct.Sheet, ptr %3, i64 0, i32 3
  %27 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 6, i64 %1
  br label %32

28:                                               ; preds = %64, %2
  %29 = phi i64 [ 0, %2 ], [ %65, %64 ]
  %30 = phi i64 [ %17, %2 ], [ %67, %64 ]
  store i64 %29, ptr %16, align 8
  %31 = icmp eq i64 %30, %29
  br i1 %31, label %70, label %69

32:                                               ; preds = %19, %64
  %33 = phi i64 [ 0, %19 ], [ %65, %64 ]
  %34 = phi i64 [ 0, %19 ], [ %66, %64 ]
  %35 = load ptr, ptr %20, align 8
  %36 = getelementptr inbounds i64, ptr %35, i64 %34
  %37 = load i64, ptr %36, align 8
  %38 = load ptr, ptr %21, align 8
  %39 = getelementptr inbounds ptr, ptr %38, i64 %1
  %40 = load ptr, ptr %39, align 8
  %41 = load i64, ptr %22, align 8
  %42 = mul nsw i64 %41, %37
  %43 = getelementptr inbounds double, ptr %40, i64 %42
  %44 = load ptr, ptr %23, align 8
  %45 = getelementptr inbounds ptr, ptr %44, i64 %1
  %46 = load ptr, ptr %45, align 8
  %47 = load i64, ptr %24, align 8
  %48 = mul nsw i64 %47, %37
  %49 = getelementptr inbounds double, ptr %46, i64 %48
  %50 = load ptr, ptr %25, align 8
  %51 = getelementptr inbounds ptr, ptr %50, i64 %1
  %52 = load ptr, ptr %51, align 8
  %53 = load i64, ptr %26, align 8
  %54 = mul nsw i64 %53, %37
  %55 = getelementptr inbounds double, ptr %52, i64 %54
  %56 = tail call fastcc double @bound(ptr noundef nonnull %0, i64 noundef 0, i64 noundef %15, ptr noundef %43, ptr noundef %49, ptr noundef %55)
  %57 = fcmp olt double %56, %10
  br i1 %57, label %58, label %64

58:                                               ; preds = %32
  %59 = load ptr, ptr %20, align 8
  %60 = getelementptr inbounds i64, ptr %59, i64 %33
  store i64 %37, ptr %60, align 8
  %61 = load ptr, ptr %27, align 8
  %62 = add nsw i64 %33, 1
  %63 = getelementptr inbounds double, ptr %61, i64 %33
  store double %56, ptr %63, align 8
  br label %64

64:                                               ; preds = %58, %32
  %65 = phi i64 [ %62, %58 ], [ %33, %32 ]
  %66 = add nuw nsw i64 %34, 1
  %67 = load i64, ptr %16, align 8
  %68 = icmp slt i64 %66, %67
  br i1 %68, label %32, label %28

69:                                               ; preds = %28
  tail call fastcc void @least(ptr noundef nonnull %0, i64 noundef %1)
  br label %70

70:                                               ; preds = %69, %28
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc i64 @differs_most(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) unnamed_addr {
  %3 = load ptr, ptr %0, align 8
  %4 = load i64, ptr %3, align 8
  %5 = icmp sgt i64 %4, 0
  br i1 %5, label %6, label %22

6:                                                ; preds = %2
  %7 = getelementptr inbounds %struct.Sheet, ptr %3, i64 0, i32 1
  %8 = getelementptr inbounds %struct.Sheet, ptr %3, i64 0, i32 9
  %9 = getelementptr inbounds i8, ptr %1, i64 8
  %10 = getelementptr inbounds i8, ptr %1, i64 16
  %11 = load i64, ptr %7, align 8
  br label %12

12:                                               ; preds = %6, %38
  %13 = phi i64 [ %4, %6 ], [ %39, %38 ]
  %14 = phi i64 [ %11, %6 ], [ %40, %38 ]
  %15 = phi i64 [ %11, %6 ], [ %41, %38 ]
  %16 = phi double [ 1.000000e+00, %6 ], [ %42, %38 ]
  %17 = phi i64 [ 0, %6 ], [ %43, %38 ]
  %18 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 2, i64 %17
  %19 = icmp sgt i64 %15, 0
  br i1 %19, label %20, label %38

20:                                               ; preds = %12
  %21 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 3, i64 %17
  br label %26

22:                                               ; preds = %38, %2
  %23 = phi double [ 1.000000e+00, %2 ], [ %42, %38 ]
  %24 = fcmp ogt double %23, 1.000000e+00
  %25 = zext i1 %24 to i64
  ret i64 %25

26:                                               ; preds = %20, %72
  %27 = phi i64 [ %14, %20 ], [ %73, %72 ]
  %28 = phi i64 [ %15, %20 ], [ %73, %72 ]
  %29 = phi double [ %16, %20 ], [ %74, %72 ]
  %30 = phi i64 [ 0, %20 ], [ %75, %72 ]
  %31 = load i64, ptr %18, align 8
  %32 = icmp sgt i64 %31, 1
  br i1 %32, label %45, label %33

33:                                               ; preds = %72, %26
  %34 = phi i64 [ %27, %26 ], [ %73, %72 ]
  %35 = phi i64 [ %28, %26 ], [ %73, %72 ]
  %36 = phi double [ %29, %26 ], [ %74, %72 ]
  %37 = load i64, ptr %3, align 8
  br label %38

38:                                               ; preds = %33, %12
  %39 = phi i64 [ %13, %12 ], [ %37, %33 ]
  %40 = phi i64 [ %14, %12 ], [ %34, %33 ]
  %41 = phi i64 [ %15, %12 ], [ %35, %33 ]
  %42 = phi double [ %16, %12 ], [ %36, %33 ]
  %43 = add nuw nsw i64 %17, 1
  %44 = icmp slt i64 %43, %39
  br i1 %44, label %12, label %22

45:                                               ; preds = %26
  %46 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 7, i64 %17, i64 %30
  %47 = load double, ptr %46, align 8
  %48 = load ptr, ptr %8, align 8
  %49 = getelementptr inbounds ptr, ptr %48, i64 %17
  %50 = load ptr, ptr %49, align 8
  %51 = load ptr, ptr %21, align 8
  br label %55

52:                                               ; preds = %55
  %53 = fmul double %29, %47
  %54 = fcmp ogt double %65, %53
  br i1 %54, label %68, label %72

55:                                               ; preds = %45, %55
  %56 = phi i64 [ 0, %45 ], [ %66, %55 ]
  %57 = phi double [ %47, %45 ], [ %65, %55 ]
  %58 = getelementptr inbounds i64, ptr %51, i64 %56
  %59 = load i64, ptr %58, align 8
  %60 = mul nsw i64 %59, %28
  %61 = add nsw i64 %60, %30
  %62 = getelementptr inbounds double, ptr %50, i64 %61
  %63 = load double, ptr %62, align 8
  %64 = fcmp ogt double %63, %57
  %65 = select i1 %64, double %63, double %57
  %66 = add nuw nsw i64 %56, 1
  %67 = icmp eq i64 %66, %31
  br i1 %67, label %52, label %55

68:                                               ; preds = %52
  %69 = fdiv double %65, %47
  %70 = fmul double %47, %65
  store i64 %17, ptr %1, align 8
  store i64 %30, ptr %9, align 8
  store double %70, ptr %10, align 8
  %71 = load i64, ptr %7, align 8
  br label %72

72:                                               ; preds = %68, %52
  %73 = phi i64 [ %71, %68 ], [ %27, %52 ]
  %74 = phi double [ %69, %68 ], [ %29, %52 ]
  %75 = add nuw nsw i64 %30, 1
  %76 = icmp slt i64 %75, %73
  br i1 %76, label %26, label %33
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @choose(ptr nocapture noundef %0) unnamed_addr {
  %2 = load ptr, ptr %0, align 8
  %3 = load i64, ptr %2, align 8
  %4 = shl nsw i64 -1, %3
  %5 = xor i64 %4, -1
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %9, label %45

7:                                                ; preds = %9
  %8 = icmp sgt i64 %18, 0
  br i1 %8, label %20, label %45

9:                                                ; preds = %1, %9
  %10 = phi i64 [ %17, %9 ], [ 0, %1 ]
  %11 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 3, i64 %10
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 6, i64 %10
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 2, i64 %10
  %16 = load i64, ptr %15, align 8
  tail call fastcc void @sort(ptr noundef %12, ptr noundef %14, i64 noundef %16)
  %17 = add nuw nsw i64 %10, 1
  %18 = load i64, ptr %2, align 8
  %19 = icmp slt i64 %17, %18
  br i1 %19, label %9, label %7

20:                                               ; preds = %7, %39
  %21 = phi i64 [ %42, %39 ], [ 0, %7 ]
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %39, label %23

23:                                               ; preds = %20
  %24 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 2, i64 %21
  br label %27

25:                                               ; preds = %39
  %26 = icmp sgt i64 %43, 0
  br i1 %26, label %51, label %45

27:                                               ; preds = %23, %36
  %28 = phi i64 [ %21, %23 ], [ %29, %36 ]
  %29 = add nsw i64 %28, -1
  %30 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 4, i64 %29
  %31 = load i64, ptr %30, align 8
  %32 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 2, i64 %31
  %33 = load i64, ptr %32, align 8
  %34 = load i64, ptr %24, align 8
  %35 = icmp sgt i64 %33, %34
  br i1 %35, label %36, label %39

36:                                               ; preds = %27
  %37 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 4, i64 %28
  store i64 %31, ptr %37, align 8
  %38 = icmp eq i64 %29, 0
  br i1 %38, label %39, label %27

39:                                               ; preds = %27, %36, %20
  %40 = phi i64 [ 0, %20 ], [ 0, %36 ], [ %28, %27 ]
  %41 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 4, i64 %40
  store i64 %21, ptr %41, align 8
  %42 = add nuw nsw i64 %21, 1
  %43 = load i64, ptr %2, align 8
  %44 = icmp slt i64 %42, %43
  br i1 %44, label %20, label %25

45:                                               ; preds = %51, %1, %7, %25
  %46 = getelementptr inbounds %struct.Sheet, ptr %2, i64 0, i32 1
  %47 = load i64, ptr %46, align 8
  %48 = icmp sgt i64 %47, 0
  br i1 %48, label %49, label %62

49:                                               ; preds = %45
  %50 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 14
  br label %68

51:                                               ; preds = %25, %51
  %52 = phi i64 [ %59, %51 ], [ 0, %25 ]
  %53 = phi i64 [ %58, %51 ], [ %5, %25 ]
  tail call fastcc void @fill(ptr noundef nonnull %0, i64 noundef %52, i64 noundef %53)
  %54 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 4, i64 %52
  %55 = load i64, ptr %54, align 8
  %56 = shl nuw i64 1, %55
  %57 = xor i64 %56, -1
  %58 = and i64 %53, %57
  %59 = add nuw nsw i64 %52, 1
  %60 = load i64, ptr %2, align 8
  %61 = icmp slt i64 %59, %60
  br i1 %61, label %51, label %45

62:                                               ; preds = %68, %45
  %63 = getelementptr inbounds %struct.Sheet, ptr %2, i64 0, i32 2
  %64 = load i64, ptr %63, align 8
  %65 = icmp sgt i64 %64, 0
  br i1 %65, label %66, label %73

66:                                               ; preds = %62
  %67 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 15
  br label %79

68:                                               ; preds = %49, %68
  %69 = phi i64 [ 0, %49 ], [ %71, %68 ]
  %70 = getelementptr inbounds [1024 x double], ptr %50, i64 0, i64 %69
  store double 1.000000e+00, ptr %70, align 8
  %71 = add nuw nsw i64 %69, 1
  %72 = icmp eq i64 %71, %47
  br i1 %72, label %62, label %68

73:                                               ; preds = %79, %62
  %74 = getelementptr inbounds %struct.Sheet, ptr %2, i64 0, i32 3
  %75 = load i64, ptr %74, align 8
  %76 = icmp sgt i64 %75, 0
  br i1 %76, label %77, label %84

77:                                               ; preds = %73
  %78 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16
  br label %85

79:                                               ; preds = %66, %79
  %80 = phi i64 [ 0, %66 ], [ %82, %79 ]
  %81 = getelementptr inbounds [1024 x double], ptr %67, i64 0, i64 %80
  store double 1.000000e+00, ptr %81, align 8
  %82 = add nuw nsw i64 %80, 1
  %83 = icmp eq i64 %82, %64
  br i1 %83, label %73, label %79

84:                                               ; preds = %85, %73
  tail call fastcc void @descend(ptr noundef nonnull %0, i64 noundef 0, i64 noundef %5)
  ret void

85:                                               ; preds = %77, %85
  %86 = phi i64 [ 0, %77 ], [ %88, %85 ]
  %87 = getelementptr inbounds [1024 x double], ptr %78, i64 0, i64 %86
  store double 1.000000e+00, ptr %87, align 8
  %88 = add nuw nsw i64 %86, 1
  %89 = icmp eq i64 %88, %75
  br i1 %89, label %84, label %85
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @halve(ptr nocapture noundef %0, ptr nocapture noundef readonly byval(%struct.Split) align 8 %1, ptr noundef %2, ptr noundef %3, i64 noundef %4) unnamed_addr {
  %6 = alloca [16 x i64], align 16
  %7 = alloca [16 x ptr], align 16
  %8 = alloca [16 x ptr], align 16
  %9 = load ptr, ptr %0, align 8
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %6)
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %7)
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %8)
  %10 = load i64, ptr %9, align 8
  %11 = icmp sgt i64 %10, 0
  br i1 %11, label %20, label %12

12:                                               ; preds = %20, %5
  %13 = load i64, ptr %1, align 8
  %14 = getelementptr inbounds %struct.Sheet, ptr %9, i64 0, i32 9
  %15 = getelementptr inbounds %struct.Sheet, ptr %9, i64 0, i32 1
  %16 = getelementptr inbounds %struct.Split, ptr %1, i64 0, i32 1
  %17 = load i64, ptr %16, align 8
  %18 = getelementptr inbounds %struct.Split, ptr %1, i64 0, i32 2
  %19 = load double, ptr %18, align 8
  br label %33

20:                                               ; preds = %5, %20
  %21 = phi i64 [ %31, %20 ], [ 0, %5 ]
  %22 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 2, i64 %21
  %23 = load i64, ptr %22, align 8
  %24 = getelementptr inbounds [16 x i64], ptr %6, i64 0, i64 %21
  store i64 %23, ptr %24, align 8
  %25 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 3, i64 %21
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds [16 x ptr], ptr %7, i64 0, i64 %21
  store ptr %26, ptr %27, align 8
  %28 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 6, i64 %21
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds [16 x ptr], ptr %8, i64 0, i64 %21
  store ptr %29, ptr %30, align 8
  %31 = add nuw nsw i64 %21, 1
  %32 = icmp eq i64 %31, %10
  br i1 %32, label %12, label %20

33:                                               ; preds = %12, %41
  %34 = phi i1 [ true, %12 ], [ false, %41 ]
  %35 = phi i64 [ 0, %12 ], [ 1, %41 ]
  %36 = load i64, ptr %9, align 8
  %37 = icmp sgt i64 %36, 0
  br i1 %37, label %46, label %41

38:                                               ; preds = %41
  %39 = load i64, ptr %9, align 8
  %40 = icmp sgt i64 %39, 0
  br i1 %40, label %104, label %103

41:                                               ; preds = %61, %33
  %42 = phi i64 [ 0, %33 ], [ %63, %61 ]
  %43 = getelementptr inbounds i64, ptr %2, i64 %42
  %44 = getelementptr inbounds double, ptr %3, i64 %42
  %45 = sub nsw i64 %4, %42
  tail call fastcc void @branch(ptr noundef nonnull %0, ptr noundef %43, ptr noundef %44, i64 noundef %45)
  br i1 %34, label %33, label %38

46:                                               ; preds = %33, %61
  %47 = phi i64 [ %64, %61 ], [ 0, %33 ]
  %48 = phi i64 [ %63, %61 ], [ 0, %33 ]
  %49 = getelementptr inbounds i64, ptr %2, i64 %48
  %50 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 3, i64 %47
  store ptr %49, ptr %50, align 8
  %51 = getelementptr inbounds double, ptr %3, i64 %48
  %52 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 6, i64 %47
  store ptr %51, ptr %52, align 8
  %53 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 2, i64 %47
  store i64 0, ptr %53, align 8
  %54 = getelementptr inbounds [16 x i64], ptr %6, i64 0, i64 %47
  %55 = load i64, ptr %54, align 8
  %56 = icmp sgt i64 %55, 0
  br i1 %56, label %57, label %61

57:                                               ; preds = %46
  %58 = getelementptr inbounds [16 x ptr], ptr %7, i64 0, i64 %47
  %59 = icmp eq i64 %47, %13
  %60 = getelementptr inbounds [16 x ptr], ptr %8, i64 0, i64 %47
  br label %67

61:                                               ; preds = %99, %46
  %62 = phi i64 [ 0, %46 ], [ %100, %99 ]
  %63 = add nsw i64 %62, %48
  %64 = add nuw nsw i64 %47, 1
  %65 = load i64, ptr %9, align 8
  %66 = icmp slt i64 %64, %65
  br i1 %66, label %46, label %41

67:                                               ; preds = %57, %99
  %68 = phi i64 [ 0, %57 ], [ %100, %99 ]
  %69 = phi i64 [ 0, %57 ], [ %101, %99 ]
  br i1 %59, label %74, label %70

70:                                               ; preds = %67
  %71 = load ptr, ptr %58, align 8
  %72 = getelementptr inbounds i64, ptr %71, i64 %69
  %73 = load i64, ptr %72, align 8
  br label %90

74:                                               ; preds = %67
  %75 = load ptr, ptr %14, align 8
  %76 = getelementptr inbounds ptr, ptr %75, i64 %13
  %77 = load ptr, ptr %76, align 8
  %78 = load ptr, ptr %58, align 8
  %79 = getelementptr inbounds i64, ptr %78, i64 %69
  %80 = load i64, ptr %79, align 8
  %81 = load i64, ptr %15, align 8
  %82 = mul nsw i64 %81, %80
  %83 = add nsw i64 %82, %17
  %84 = getelementptr inbounds double, ptr %77, i64 %83
  %85 = load double, ptr %84, align 8
  %86 = fmul double %85, %85
  %87 = fcmp ogt double %86, %19
  %88 = zext i1 %87 to i64
  %89 = icmp eq i64 %35, %88
  br i1 %89, label %90, label %99

90:                                               ; preds = %70, %74
  %91 = phi i64 [ %73, %70 ], [ %80, %74 ]
  %92 = getelementptr inbounds i64, ptr %49, i64 %68
  store i64 %91, ptr %92, align 8
  %93 = load ptr, ptr %60, align 8
  %94 = getelementptr inbounds double, ptr %93, i64 %69
  %95 = load double, ptr %94, align 8
  %96 = load i64, ptr %53, align 8
  %97 = add nsw i64 %96, 1
  store i64 %97, ptr %53, align 8
  %98 = getelementptr inbounds double, ptr %51, i64 %96
  store double %95, ptr %98, align 8
  br label %99

99:                                               ; preds = %74, %90
  %100 = phi i64 [ %68, %74 ], [ %97, %90 ]
  %101 = add nuw nsw i64 %69, 1
  %102 = icmp eq i64 %101, %55
  br i1 %102, label %61, label %67

103:                                              ; preds = %104, %38
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %6)
  ret void

104:                                              ; preds = %38, %104
  %105 = phi i64 [ %115, %104 ], [ 0, %38 ]
  %106 = getelementptr inbounds [16 x i64], ptr %6, i64 0, i64 %105
  %107 = load i64, ptr %106, align 8
  %108 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 2, i64 %105
  store i64 %107, ptr %108, align 8
  %109 = getelementptr inbounds [16 x ptr], ptr %7, i64 0, i64 %105
  %110 = load ptr, ptr %109, align 8
  %111 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 3, i64 %105
  store ptr %110, ptr %111, align 8
  %112 = getelementptr inbounds [16 x ptr], ptr %8, i64 0, i64 %105
  %113 = load ptr, ptr %112, align 8
  %114 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 6, i64 %105
  store ptr %113, ptr %114, align 8
  %115 = add nuw nsw i64 %105, 1
  %116 = load i64, ptr %9, align 8
  %117 = icmp slt i64 %115, %116
  br i1 %117, label %104, label %103
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

; Function Attrs: nofree noinline nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc double @bound(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5) unnamed_addr {
  %7 = load ptr, ptr %0, align 8
  %8 = getelementptr inbounds %struct.Sheet, ptr %7, i64 0, i32 1
  %9 = load i64, ptr %8, align 8
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %15, label %11

11:                                               ; preds = %15, %6
  %12 = getelementptr inbounds %struct.Sheet, ptr %7, i64 0, i32 2
  %13 = load i64, ptr %12, align 8
  %14 = icmp sgt i64 %13, 0
  br i1 %14, label %29, label %25

15:                                               ; preds = %6, %15
  %16 = phi i64 [ %23, %15 ], [ 0, %6 ]
  %17 = getelementptr inbounds double, ptr %3, i64 %16
  %18 = load double, ptr %17, align 8
  %19 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 10, i64 %1, i64 %16
  %20 = load double, ptr %19, align 8
  %21 = fmul double %18, %20
  %22 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 17, i64 %16
  store double %21, ptr %22, align 8
  %23 = add nuw nsw i64 %16, 1
  %24 = icmp eq i64 %23, %9
  br i1 %24, label %11, label %15

25:                                               ; preds = %29, %11
  %26 = getelementptr inbounds %struct.Sheet, ptr %7, i64 0, i32 3
  %27 = load i64, ptr %26, align 8
  %28 = icmp sgt i64 %27, 0
  br i1 %28, label %45, label %39

29:                                               ; preds = %11, %29
  %30 = phi i64 [ %37, %29 ], [ 0, %11 ]
  %31 = getelementptr inbounds double, ptr %4, i64 %30
  %32 = load double, ptr %31, align 8
  %33 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 11, i64 %1, i64 %30
  %34 = load double, ptr %33, align 8
  %35 = fmul double %32, %34
  %36 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 18, i64 %30
  store double %35, ptr %36, align 8
  %37 = add nuw nsw i64 %30, 1
  %38 = icmp eq i64 %37, %13
  br i1 %38, label %25, label %29

39:                                               ; preds = %45, %25
  %40 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 17
  %41 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 18
  %42 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 19
  %43 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 20
  %44 = tail call fastcc double @judge(ptr noundef nonnull %7, ptr noundef nonnull %40, ptr noundef nonnull %41, ptr noundef nonnull %42, ptr noundef nonnull %43, i64 noundef %2)
  ret double %44

45:                                               ; preds = %25, %45
  %46 = phi i64 [ %58, %45 ], [ 0, %25 ]
  %47 = getelementptr inbounds double, ptr %5, i64 %46
  %48 = load double, ptr %47, align 8
  %49 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 12, i64 %1, i64 %46
  %50 = load double, ptr %49, align 8
  %51 = fmul double %48, %50
  %52 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 19, i64 %46
  store double %51, ptr %52, align 8
  %53 = load double, ptr %47, align 8
  %54 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 13, i64 %1, i64 %46
  %55 = load double, ptr %54, align 8
  %56 = fmul double %53, %55
  %57 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 20, i64 %46
  store double %56, ptr %57, align 8
  %58 = add nuw nsw i64 %46, 1
  %59 = icmp eq i64 %58, %27
  br i1 %59, label %39, label %45
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
  %5 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 4, i64 %1
  %6 = load i64, ptr %5, align 8
  %7 = shl nuw i64 1, %6
  %8 = xor i64 %7, -1
  %9 = and i64 %8, %2
  %10 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 1
  %11 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 2, i64 %6
  %12 = load i64, ptr %11, align 8
  %13 = icmp sgt i64 %12, 0
  br i1 %13, label %14, label %127

14:                                               ; preds = %3
  %15 = getelementptr inbounds %struct.Sheet, ptr %4, i64 0, i32 31
  %16 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 6, i64 %6
  %17 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 3, i64 %6
  %18 = getelementptr inbounds %struct.Sheet, ptr %4, i64 0, i32 9
  %19 = getelementptr inbounds %struct.Sheet, ptr %4, i64 0, i32 1
  %20 = getelementptr inbounds %struct.Sheet, ptr %4, i64 0, i32 10
  %21 = getelementptr inbounds %struct.Sheet, ptr %4, i64 0, i32 2
  %22 = getelementptr inbounds %struct.Sheet, ptr %4, i64 0, i32 11
  %23 = getelementptr inbounds %struct.Sheet, ptr %4, i64 0, i32 3
  %24 = add nsw i64 %1, 1
  %25 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 5, i64 %1
  %26 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 14, i64 %24
  %27 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 15, i64 %24
  %28 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %24
  br label %29

29:                                               ; preds = %14, %123
  %30 = phi i64 [ 0, %14 ], [ %124, %123 ]
  %31 = load ptr, ptr %10, align 8
  %32 = load double, ptr %31, align 8
  %33 = load double, ptr %15, align 8
  %34 = fsub double 1.000000e+00, %33
  %35 = fmul double %32, %34
  %36 = load ptr, ptr %16, align 8
  %37 = getelementptr inbounds double, ptr %36, i64 %30
  %38 = load double, ptr %37, align 8
  %39 = fcmp ult double %38, %35
  br i1 %39, label %40, label %127

40:                                               ; preds = %29
  %41 = load ptr, ptr %17, align 8
  %42 = getelementptr inbounds i64, ptr %41, i64 %30
  %43 = load i64, ptr %42, align 8
  %44 = load ptr, ptr %18, align 8
  %45 = getelementptr inbounds ptr, ptr %44, i64 %6
  %46 = load ptr, ptr %45, align 8
  %47 = load i64, ptr %19, align 8
  %48 = mul nsw i64 %47, %43
  %49 = getelementptr inbounds double, ptr %46, i64 %48
  %50 = load ptr, ptr %20, align 8
  %51 = getelementptr inbounds ptr, ptr %50, i64 %6
  %52 = load ptr, ptr %51, align 8
  %53 = load i64, ptr %21, align 8
  %54 = mul nsw i64 %53, %43
  %55 = getelementptr inbounds double, ptr %52, i64 %54
  %56 = load ptr, ptr %22, align 8
  %57 = getelementptr inbounds ptr, ptr %56, i64 %6
  %58 = load ptr, ptr %57, align 8
  %59 = load i64, ptr %23, align 8
  %60 = mul nsw i64 %59, %43
  %61 = getelementptr inbounds double, ptr %58, i64 %60
  %62 = icmp sgt i64 %47, 0
  br i1 %62, label %65, label %63

63:                                               ; preds = %65, %40
  %64 = icmp sgt i64 %53, 0
  br i1 %64, label %77, label %75

65:                                               ; preds = %40, %65
  %66 = phi i64 [ %73, %65 ], [ 0, %40 ]
  %67 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 14, i64 %1, i64 %66
  %68 = load double, ptr %67, align 8
  %69 = getelementptr inbounds double, ptr %49, i64 %66
  %70 = load double, ptr %69, align 8
  %71 = fmul double %68, %70
  %72 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 14, i64 %24, i64 %66
  store double %71, ptr %72, align 8
  %73 = add nuw nsw i64 %66, 1
  %74 = icmp eq i64 %73, %47
  br i1 %74, label %63, label %65

75:                                               ; preds = %77, %63
  %76 = icmp sgt i64 %59, 0
  br i1 %76, label %90, label %87

77:                                               ; preds = %63, %77
  %78 = phi i64 [ %85, %77 ], [ 0, %63 ]
  %79 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 15, i64 %1, i64 %78
  %80 = load double, ptr %79, align 8
  %81 = getelementptr inbounds double, ptr %55, i64 %78
  %82 = load double, ptr %81, align 8
  %83 = fmul double %80, %82
  %84 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 15, i64 %24, i64 %78
  store double %83, ptr %84, align 8
  %85 = add nuw nsw i64 %78, 1
  %86 = icmp eq i64 %85, %53
  br i1 %86, label %75, label %77

87:                                               ; preds = %90, %75
  store i64 %43, ptr %25, align 8
  %88 = load i64, ptr %4, align 8
  %89 = icmp slt i64 %24, %88
  br i1 %89, label %100, label %104

90:                                               ; preds = %75, %90
  %91 = phi i64 [ %98, %90 ], [ 0, %75 ]
  %92 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %1, i64 %91
  %93 = load double, ptr %92, align 8
  %94 = getelementptr inbounds double, ptr %61, i64 %91
  %95 = load double, ptr %94, align 8
  %96 = fmul double %93, %95
  %97 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %24, i64 %91
  store double %96, ptr %97, align 8
  %98 = add nuw nsw i64 %91, 1
  %99 = icmp eq i64 %98, %59
  br i1 %99, label %87, label %90

100:                                              ; preds = %87
  %101 = tail call fastcc double @bound(ptr noundef nonnull %0, i64 noundef %24, i64 noundef %9, ptr noundef nonnull %26, ptr noundef nonnull %27, ptr noundef nonnull %28)
  %102 = fcmp olt double %101, %35
  br i1 %102, label %103, label %123

103:                                              ; preds = %100
  tail call fastcc void @descend(ptr noundef nonnull %0, i64 noundef %24, i64 noundef %9)
  br label %123

104:                                              ; preds = %87
  %105 = getelementptr inbounds %struct.Best, ptr %31, i64 0, i32 1
  %106 = load i64, ptr %105, align 8
  %107 = add nsw i64 %106, 1
  store i64 %107, ptr %105, align 8
  %108 = tail call fastcc double @judge(ptr noundef nonnull %4, ptr noundef nonnull %26, ptr noundef nonnull %27, ptr noundef nonnull %28, ptr noundef nonnull %28, i64 noundef 0)
  %109 = fcmp olt double %108, %35
  br i1 %109, label %110, label %123

110:                                              ; preds = %104
  store double %108, ptr %31, align 8
  %111 = getelementptr inbounds %struct.Best, ptr %31, i64 0, i32 2
  store i64 1, ptr %111, align 8
  %112 = icmp sgt i64 %88, 0
  br i1 %112, label %113, label %123

113:                                              ; preds = %110, %113
  %114 = phi i64 [ %120, %113 ], [ 0, %110 ]
  %115 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 5, i64 %114
  %116 = load i64, ptr %115, align 8
  %117 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 4, i64 %114
  %118 = load i64, ptr %117, align 8
  %119 = getelementptr inbounds %struct.Best, ptr %31, i64 0, i32 3, i64 %118
  store i64 %116, ptr %119, align 8
  %120 = add nuw nsw i64 %114, 1
  %121 = load i64, ptr %4, align 8
  %122 = icmp slt i64 %120, %121
  br i1 %122, label %113, label %123

123:                                              ; preds = %113, %110, %103, %100, %104
  %124 = add nuw nsw i64 %30, 1
  %125 = load i64, ptr %11, align 8
  %126 = icmp slt i64 %124, %125
  br i1 %126, label %29, label %127

127:                                              ; preds = %123, %29, %3
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64)



