; waves.c c69928a12ebcc45c8508fdc986540c56c761ff56c4eab8baa15395808e1768ba

%struct.Cache = type { i64, ptr, ptr, ptr, double }

; Function Attrs: nofree noinline nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define void @read_through(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, double noundef %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef readonly %7, ptr nocapture noundef readonly %8, ptr nocapture noundef readonly %9, ptr nocapture noundef readonly %10, ptr nocapture noundef readonly %11, ptr nocapture noundef readonly %12, ptr noundef %13, ptr noundef %14, ptr noundef %15, ptr nocapture noundef %16) {
  %18 = alloca %struct.Cache, align 8
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %18)
  store i64 %3, ptr %18, align 8
  %19 = getelementptr inbounds %struct.Cache, ptr %18, i64 0, i32 1
  store ptr %13, ptr %19, align 8
  %20 = getelementptr inbounds %struct.Cache, ptr %18, i64 0, i32 2
  store ptr %14, ptr %20, align 8
  %21 = getelementptr inbounds %struct.Cache, ptr %18, i64 0, i32 3
  store ptr %15, ptr %21, align 8
  %22 = getelementptr inbounds %struct.Cache, ptr %18, i64 0, i32 4
  store double 0.000000e+00, ptr %22, align 8
  %23 = icmp sgt i64 %3, 0
  br i1 %23, label %32, label %24

24:                                               ; preds = %32, %17
  %25 = getelementptr inbounds i64, ptr %14, i64 %3
  store i64 %3, ptr %25, align 8
  %26 = getelementptr inbounds i64, ptr %13, i64 %3
  store i64 %3, ptr %26, align 8
  %27 = icmp sgt i64 %0, 0
  br i1 %27, label %28, label %45

28:                                               ; preds = %24
  %29 = icmp sgt i64 %1, 0
  %30 = sitofp i64 %1 to double
  %31 = mul nsw i64 %2, %1
  br label %38

32:                                               ; preds = %17, %32
  %33 = phi i64 [ %36, %32 ], [ 0, %17 ]
  %34 = getelementptr inbounds i64, ptr %14, i64 %33
  store i64 -1, ptr %34, align 8
  %35 = getelementptr inbounds double, ptr %15, i64 %33
  store double 0.000000e+00, ptr %35, align 8
  %36 = add nuw nsw i64 %33, 1
  %37 = icmp eq i64 %36, %3
  br i1 %37, label %24, label %32

38:                                               ; preds = %28, %136
  %39 = phi i64 [ 0, %28 ], [ %140, %136 ]
  %40 = phi i64 [ 0, %28 ], [ %138, %136 ]
  %41 = phi i64 [ 0, %28 ], [ %141, %136 ]
  %42 = phi double [ 0.000000e+00, %28 ], [ %137, %136 ]
  br i1 %29, label %43, label %46

43:                                               ; preds = %38
  %44 = getelementptr inbounds i64, ptr %5, i64 %41
  br label %51

45:                                               ; preds = %136, %24
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %18)
  ret void

46:                                               ; preds = %131, %38
  %47 = phi double [ %42, %38 ], [ %132, %131 ]
  %48 = getelementptr inbounds i64, ptr %10, i64 %41
  %49 = load i64, ptr %48, align 8
  %50 = icmp slt i64 %40, %49
  br i1 %50, label %143, label %136

51:                                               ; preds = %43, %131
  %52 = phi double [ %42, %43 ], [ %132, %131 ]
  %53 = phi i64 [ 0, %43 ], [ %134, %131 ]
  %54 = phi double [ %42, %43 ], [ %133, %131 ]
  %55 = load i64, ptr %44, align 8
  %56 = icmp slt i64 %39, %55
  br i1 %56, label %57, label %61

57:                                               ; preds = %51
  %58 = sitofp i64 %53 to double
  %59 = add nuw nsw i64 %53, 1
  %60 = sitofp i64 %59 to double
  br label %68

61:                                               ; preds = %114, %51
  %62 = phi double [ %52, %51 ], [ %116, %114 ]
  %63 = phi double [ %54, %51 ], [ %117, %114 ]
  %64 = fcmp ogt double %63, %4
  br i1 %64, label %65, label %131

65:                                               ; preds = %61
  %66 = load i64, ptr %25, align 8
  %67 = icmp eq i64 %66, %3
  br i1 %67, label %131, label %124

68:                                               ; preds = %57, %114
  %69 = phi i64 [ %55, %57 ], [ %115, %114 ]
  %70 = phi double [ %52, %57 ], [ %116, %114 ]
  %71 = phi double [ %54, %57 ], [ %117, %114 ]
  %72 = phi i64 [ %39, %57 ], [ %119, %114 ]
  %73 = phi double [ %54, %57 ], [ %118, %114 ]
  %74 = getelementptr inbounds double, ptr %8, i64 %72
  %75 = load double, ptr %74, align 8
  %76 = fmul double %75, %30
  %77 = fcmp ugt double %76, %58
  br i1 %77, label %78, label %114

78:                                               ; preds = %68
  %79 = getelementptr inbounds double, ptr %7, i64 %72
  %80 = load double, ptr %79, align 8
  %81 = fdiv double %80, %30
  %82 = fcmp olt double %76, %60
  %83 = fsub double %76, %58
  %84 = select i1 %82, double %83, double 1.000000e+00
  %85 = fmul double %84, %81
  %86 = getelementptr inbounds i64, ptr %6, i64 %72
  %87 = load i64, ptr %86, align 8
  %88 = mul nsw i64 %87, %1
  %89 = add nsw i64 %88, %53
  %90 = getelementptr inbounds i64, ptr %14, i64 %89
  %91 = load i64, ptr %90, align 8
  %92 = icmp slt i64 %91, 0
  br i1 %92, label %96, label %93

93:                                               ; preds = %78
  %94 = getelementptr inbounds double, ptr %15, i64 %89
  %95 = load double, ptr %94, align 8
  br label %96

96:                                               ; preds = %78, %93
  %97 = phi double [ %95, %93 ], [ 0.000000e+00, %78 ]
  call fastcc void @take_out(ptr noundef nonnull %18, i64 noundef %89)
  %98 = fcmp olt double %97, %85
  br i1 %98, label %99, label %107

99:                                               ; preds = %96
  %100 = fsub double %85, %97
  %101 = getelementptr inbounds i64, ptr %9, i64 %72
  %102 = load i64, ptr %101, align 8
  %103 = getelementptr inbounds double, ptr %16, i64 %102
  %104 = load double, ptr %103, align 8
  %105 = fadd double %100, %104
  store double %105, ptr %103, align 8
  %106 = fadd double %100, %73
  store double %106, ptr %22, align 8
  br label %107

107:                                              ; preds = %99, %96
  %108 = phi double [ %106, %99 ], [ %70, %96 ]
  %109 = phi double [ %106, %99 ], [ %71, %96 ]
  %110 = phi double [ %106, %99 ], [ %73, %96 ]
  %111 = phi double [ %85, %99 ], [ %97, %96 ]
  %112 = getelementptr inbounds double, ptr %15, i64 %89
  store double %111, ptr %112, align 8
  call fastcc void @put_last(ptr noundef nonnull %18, i64 noundef %89)
  %113 = load i64, ptr %44, align 8
  br label %114

114:                                              ; preds = %68, %107
  %115 = phi i64 [ %69, %68 ], [ %113, %107 ]
  %116 = phi double [ %70, %68 ], [ %108, %107 ]
  %117 = phi double [ %71, %68 ], [ %109, %107 ]
  %118 = phi double [ %73, %68 ], [ %110, %107 ]
  %119 = add nsw i64 %72, 1
  %120 = icmp slt i64 %119, %115
  br i1 %120, label %68, label %61

121:                                              ; preds = %124
  %122 = load i64, ptr %25, align 8
  %123 = icmp eq i64 %122, %3
  br i1 %123, label %131, label %124

124:                                              ; preds = %65, %121
  %125 = phi i64 [ %122, %121 ], [ %66, %65 ]
  %126 = phi double [ %129, %121 ], [ %63, %65 ]
  %127 = getelementptr inbounds double, ptr %15, i64 %125
  %128 = load double, ptr %127, align 8
  %129 = fsub double %126, %128
  store double %129, ptr %22, align 8
  call fastcc void @take_out(ptr noundef nonnull %18, i64 noundef %125)
  %130 = fcmp ogt double %129, %4
  br i1 %130, label %121, label %131

131:                                              ; preds = %121, %124, %65, %61
  %132 = phi double [ %62, %61 ], [ %62, %65 ], [ %129, %124 ], [ %129, %121 ]
  %133 = phi double [ %63, %61 ], [ %63, %65 ], [ %129, %124 ], [ %129, %121 ]
  %134 = add nuw nsw i64 %53, 1
  %135 = icmp eq i64 %134, %1
  br i1 %135, label %46, label %51

136:                                              ; preds = %157, %46
  %137 = phi double [ %47, %46 ], [ %160, %157 ]
  %138 = phi i64 [ %49, %46 ], [ %164, %157 ]
  %139 = getelementptr inbounds i64, ptr %5, i64 %41
  %140 = load i64, ptr %139, align 8
  %141 = add nuw nsw i64 %41, 1
  %142 = icmp eq i64 %141, %0
  br i1 %142, label %45, label %38

143:                                              ; preds = %46, %157
  %144 = phi i64 [ %163, %157 ], [ %40, %46 ]
  %145 = phi double [ %160, %157 ], [ %47, %46 ]
  %146 = getelementptr inbounds i64, ptr %11, i64 %144
  %147 = load i64, ptr %146, align 8
  %148 = add nsw i64 %147, %31
  %149 = getelementptr inbounds double, ptr %12, i64 %144
  %150 = load double, ptr %149, align 8
  %151 = getelementptr inbounds i64, ptr %14, i64 %148
  %152 = load i64, ptr %151, align 8
  %153 = icmp slt i64 %152, 0
  br i1 %153, label %157, label %154

154:                                              ; preds = %143
  %155 = getelementptr inbounds double, ptr %15, i64 %148
  %156 = load double, ptr %155, align 8
  br label %157

157:                                              ; preds = %143, %154
  %158 = phi double [ %156, %154 ], [ 0.000000e+00, %143 ]
  %159 = fsub double %150, %158
  %160 = fadd double %145, %159
  store double %160, ptr %22, align 8
  call fastcc void @take_out(ptr noundef nonnull %18, i64 noundef %148)
  %161 = load double, ptr %149, align 8
  %162 = getelementptr inbounds double, ptr %15, i64 %148
  store double %161, ptr %162, align 8
  call fastcc void @put_last(ptr noundef nonnull %18, i64 noundef %148)
  %163 = add nsw i64 %144, 1
  %164 = load i64, ptr %48, align 8
  %165 = icmp slt i64 %163, %164
  br i1 %165, label %143, label %136
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(readwrite, inaccessiblemem: none)
define internal fastcc void @take_out(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr {
  %3 = getelementptr inbounds %struct.Cache, ptr %0, i64 0, i32 2
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds i64, ptr %4, i64 %1
  %6 = load i64, ptr %5, align 8
  %7 = icmp slt i64 %6, 0
  br i1 %7, label %17, label %8

8:                                                ; preds = %2
  %9 = getelementptr inbounds %struct.Cache, ptr %0, i64 0, i32 1
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds i64, ptr %10, i64 %1
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds i64, ptr %4, i64 %12
  store i64 %6, ptr %13, align 8
  %14 = load i64, ptr %11, align 8
  %15 = load i64, ptr %5, align 8
  %16 = getelementptr inbounds i64, ptr %10, i64 %15
  store i64 %14, ptr %16, align 8
  store i64 -1, ptr %5, align 8
  br label %17

17:                                               ; preds = %2, %8
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(readwrite, inaccessiblemem: none)
define internal fastcc void @put_last(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr {
  %3 = getelementptr inbounds %struct.Cache, ptr %0, i64 0, i32 1
  %4 = load ptr, ptr %3, align 8
  %5 = load i64, ptr %0, align 8
  %6 = getelementptr inbounds i64, ptr %4, i64 %5
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds i64, ptr %4, i64 %1
  store i64 %7, ptr %8, align 8
  %9 = load i64, ptr %0, align 8
  %10 = getelementptr inbounds %struct.Cache, ptr %0, i64 0, i32 2
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds i64, ptr %11, i64 %1
  store i64 %9, ptr %12, align 8
  %13 = load i64, ptr %8, align 8
  %14 = getelementptr inbounds i64, ptr %11, i64 %13
  store i64 %1, ptr %14, align 8
  %15 = load i64, ptr %0, align 8
  %16 = getelementptr inbounds i64, ptr %4, i64 %15
  store i64 %1, ptr %16, align 8
  ret void
}



