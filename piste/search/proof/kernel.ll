; kernel.c 8cd6b83a459f15209ac773b913377c30828690992d07fe7a5634a70a60039af2

%struct.Work = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, ptr, double, i64, [16 x i64], [16 x i64], [16 x ptr], [16 x ptr], [16 x i64], ptr, [16 x ptr], ptr, ptr, [16 x i64], [16 x ptr], [1024 x double], [1024 x double], [1024 x double], [1024 x double], [65 x double], [32 x double], [33 x double], [33 x double], [32 x double], [1024 x i64], [16 x i64], [512 x [16 x double]], [512 x [16 x double]], [1024 x double], [1024 x [16 x double]], [64 x [16 x i32]], [64 x double], i64, [16 x [1024 x i64]], [16 x [1024 x ptr]], [16 x [1024 x ptr]], [16 x [1024 x ptr]], [16 x [1024 x i64]], %struct.Logs }
%struct.Logs = type { [2048 x double], [2048 x double] }
%struct.Problem = type { i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Table = type { i64, ptr, ptr, ptr, ptr, i64, ptr }
%struct.Goal = type { i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, double, double, double, double }
%struct.Best = type { double, i64, i64, i64, [16 x i64] }
%struct.Regions = type { i64, [65 x i64], [65 x i64] }
%struct.Intervals = type { i64, i64, i64, ptr, ptr, ptr, ptr }

; Function Attrs: nofree nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define i64 @worthwhile(ptr nocapture noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) {
  %5 = alloca [1024 x double], align 16
  %6 = alloca [128 x i32], align 16
  store ptr %1, ptr %0, align 8
  %7 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 1
  store ptr %2, ptr %7, align 8
  %8 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 2
  store ptr %3, ptr %8, align 8
  %9 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 12
  store i64 0, ptr %9, align 8
  tail call fastcc void @survey(ptr noundef nonnull %0)
  %10 = load i64, ptr %1, align 8
  %11 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 1
  %12 = load i64, ptr %11, align 8
  %13 = add i64 %12, %10
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %5)
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %6)
  %14 = load i64, ptr %2, align 8
  %15 = icmp sgt i64 %14, 0
  br i1 %15, label %16, label %30

16:                                               ; preds = %4
  %17 = icmp sgt i64 %13, 0
  %18 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 17
  %19 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 6
  %20 = load ptr, ptr %19, align 8
  %21 = and i64 %14, 1
  %22 = icmp eq i64 %14, 1
  %23 = and i64 %14, -2
  %24 = icmp eq i64 %21, 0
  br label %25

25:                                               ; preds = %16, %76
  %26 = phi i64 [ 0, %16 ], [ %77, %76 ]
  %27 = phi i64 [ 0, %16 ], [ %78, %76 ]
  br i1 %17, label %28, label %32

28:                                               ; preds = %25
  %29 = load ptr, ptr %18, align 8
  br label %37

30:                                               ; preds = %76, %4
  %31 = phi i64 [ 0, %4 ], [ %77, %76 ]
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %5)
  ret i64 %31

32:                                               ; preds = %51, %25
  %33 = getelementptr inbounds ptr, ptr %20, i64 %27
  %34 = load ptr, ptr %33, align 8
  %35 = load i64, ptr %34, align 8
  %36 = icmp sgt i64 %35, 0
  br i1 %36, label %80, label %76

37:                                               ; preds = %51, %28
  %38 = phi i64 [ 0, %28 ], [ %52, %51 ]
  %39 = getelementptr inbounds double, ptr %29, i64 %38
  %40 = load double, ptr %39, align 8
  %41 = getelementptr inbounds [1024 x double], ptr %5, i64 0, i64 %38
  store double %40, ptr %41, align 8
  br i1 %22, label %42, label %54

42:                                               ; preds = %71, %37
  %43 = phi double [ %40, %37 ], [ %72, %71 ]
  %44 = phi i64 [ 0, %37 ], [ %73, %71 ]
  %45 = icmp eq i64 %44, %27
  %46 = select i1 %24, i1 true, i1 %45
  br i1 %46, label %51, label %47

47:                                               ; preds = %42
  %48 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 42, i64 %38, i64 %44
  %49 = load double, ptr %48, align 8
  %50 = fmul double %49, %43
  store double %50, ptr %41, align 8
  br label %51

51:                                               ; preds = %47, %42
  %52 = add nuw nsw i64 %38, 1
  %53 = icmp eq i64 %52, %13
  br i1 %53, label %32, label %37

54:                                               ; preds = %37, %71
  %55 = phi double [ %72, %71 ], [ %40, %37 ]
  %56 = phi i64 [ %73, %71 ], [ 0, %37 ]
  %57 = phi i64 [ %74, %71 ], [ 0, %37 ]
  %58 = icmp eq i64 %56, %27
  br i1 %58, label %63, label %59

59:                                               ; preds = %54
  %60 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 42, i64 %38, i64 %56
  %61 = load double, ptr %60, align 8
  %62 = fmul double %61, %55
  store double %62, ptr %41, align 8
  br label %63

63:                                               ; preds = %54, %59
  %64 = phi double [ %55, %54 ], [ %62, %59 ]
  %65 = or i64 %56, 1
  %66 = icmp eq i64 %65, %27
  br i1 %66, label %71, label %67

67:                                               ; preds = %63
  %68 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 42, i64 %38, i64 %65
  %69 = load double, ptr %68, align 8
  %70 = fmul double %69, %64
  store double %70, ptr %41, align 8
  br label %71

71:                                               ; preds = %67, %63
  %72 = phi double [ %64, %63 ], [ %70, %67 ]
  %73 = add nuw nsw i64 %56, 2
  %74 = add i64 %57, 2
  %75 = icmp eq i64 %74, %23
  br i1 %75, label %42, label %54

76:                                               ; preds = %117, %32
  %77 = phi i64 [ %26, %32 ], [ %118, %117 ]
  %78 = add nuw nsw i64 %27, 1
  %79 = icmp eq i64 %78, %14
  br i1 %79, label %30, label %25

80:                                               ; preds = %32, %117
  %81 = phi i64 [ %121, %117 ], [ %35, %32 ]
  %82 = phi i64 [ %118, %117 ], [ %26, %32 ]
  %83 = phi i64 [ %119, %117 ], [ 0, %32 ]
  %84 = tail call i64 @llvm.smin.i64(i64 %81, i64 128)
  %85 = tail call i64 @llvm.smax.i64(i64 %84, i64 1)
  %86 = tail call i64 @llvm.smin.i64(i64 %81, i64 128)
  %87 = tail call i64 @llvm.smax.i64(i64 %86, i64 1)
  %88 = sub nsw i64 %35, %83
  %89 = tail call i64 @llvm.smin.i64(i64 %88, i64 128)
  call fastcc void @promising(ptr noundef nonnull %0, i64 noundef %27, i64 noundef %83, i64 noundef %89, ptr noundef nonnull %5, ptr noundef nonnull %6)
  %90 = icmp sgt i64 %88, 0
  br i1 %90, label %91, label %117

91:                                               ; preds = %80
  %92 = icmp ult i64 %85, 4
  br i1 %92, label %114, label %93

93:                                               ; preds = %91
  %94 = and i64 %85, 9223372036854775804
  %95 = insertelement <2 x i64> <i64 poison, i64 0>, i64 %82, i64 0
  br label %96

96:                                               ; preds = %96, %93
  %97 = phi i64 [ 0, %93 ], [ %108, %96 ]
  %98 = phi <2 x i64> [ %95, %93 ], [ %106, %96 ]
  %99 = phi <2 x i64> [ zeroinitializer, %93 ], [ %107, %96 ]
  %100 = getelementptr inbounds [128 x i32], ptr %6, i64 0, i64 %97
  %101 = load <2 x i32>, ptr %100, align 16
  %102 = getelementptr inbounds i32, ptr %100, i64 2
  %103 = load <2 x i32>, ptr %102, align 8
  %104 = sext <2 x i32> %101 to <2 x i64>
  %105 = sext <2 x i32> %103 to <2 x i64>
  %106 = add <2 x i64> %98, %104
  %107 = add <2 x i64> %99, %105
  %108 = add nuw i64 %97, 4
  %109 = icmp eq i64 %108, %94
  br i1 %109, label %110, label %96

110:                                              ; preds = %96
  %111 = add <2 x i64> %107, %106
  %112 = tail call i64 @llvm.vector.reduce.add.v2i64(<2 x i64> %111)
  %113 = icmp eq i64 %85, %94
  br i1 %113, label %117, label %114

114:                                              ; preds = %91, %110
  %115 = phi i64 [ 0, %91 ], [ %94, %110 ]
  %116 = phi i64 [ %82, %91 ], [ %112, %110 ]
  br label %122

117:                                              ; preds = %122, %110, %80
  %118 = phi i64 [ %82, %80 ], [ %112, %110 ], [ %128, %122 ]
  %119 = add nuw nsw i64 %83, 128
  %120 = icmp sgt i64 %35, %119
  %121 = add i64 %81, -128
  br i1 %120, label %80, label %76

122:                                              ; preds = %114, %122
  %123 = phi i64 [ %129, %122 ], [ %115, %114 ]
  %124 = phi i64 [ %128, %122 ], [ %116, %114 ]
  %125 = getelementptr inbounds [128 x i32], ptr %6, i64 0, i64 %123
  %126 = load i32, ptr %125, align 4
  %127 = sext i32 %126 to i64
  %128 = add nsw i64 %124, %127
  %129 = add nuw nsw i64 %123, 1
  %130 = icmp eq i64 %129, %87
  br i1 %130, label %117, label %122
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @survey(ptr nocapture noundef %0) unnamed_addr {
  %2 = load ptr, ptr %0, align 8
  %3 = load i64, ptr %2, align 8
  %4 = getelementptr inbounds %struct.Problem, ptr %2, i64 0, i32 1
  %5 = load i64, ptr %4, align 8
  %6 = add i64 %5, %3
  %7 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 1
  %8 = load ptr, ptr %7, align 8
  %9 = load i64, ptr %8, align 8
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %11, label %27

11:                                               ; preds = %1
  %12 = icmp sgt i64 %6, 0
  %13 = getelementptr inbounds %struct.Problem, ptr %2, i64 0, i32 6
  %14 = getelementptr inbounds %struct.Problem, ptr %2, i64 0, i32 7
  %15 = getelementptr inbounds %struct.Problem, ptr %2, i64 0, i32 22
  br label %16

16:                                               ; preds = %11, %131
  %17 = phi i64 [ 0, %11 ], [ %132, %131 ]
  br i1 %12, label %18, label %131

18:                                               ; preds = %16
  %19 = load ptr, ptr %13, align 8
  %20 = getelementptr inbounds ptr, ptr %19, i64 %17
  %21 = load ptr, ptr %20, align 8
  %22 = load ptr, ptr %14, align 8
  %23 = mul nsw i64 %17, %6
  %24 = getelementptr inbounds %struct.Table, ptr %21, i64 0, i32 4
  %25 = getelementptr inbounds %struct.Table, ptr %21, i64 0, i32 3
  %26 = getelementptr inbounds %struct.Table, ptr %21, i64 0, i32 1
  br label %134

27:                                               ; preds = %131, %1
  %28 = getelementptr inbounds %struct.Problem, ptr %2, i64 0, i32 2
  %29 = load i64, ptr %28, align 8
  %30 = icmp sgt i64 %29, 0
  br i1 %30, label %31, label %130

31:                                               ; preds = %27
  %32 = getelementptr inbounds %struct.Problem, ptr %2, i64 0, i32 10
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr inbounds %struct.Problem, ptr %2, i64 0, i32 11
  %35 = getelementptr inbounds %struct.Problem, ptr %2, i64 0, i32 22
  %36 = load i64, ptr %33, align 8
  %37 = and i64 %9, 1
  %38 = icmp eq i64 %9, 1
  %39 = and i64 %9, -2
  %40 = icmp eq i64 %37, 0
  br label %43

41:                                               ; preds = %61, %43
  %42 = icmp eq i64 %47, %29
  br i1 %42, label %130, label %43

43:                                               ; preds = %41, %31
  %44 = phi i64 [ %36, %31 ], [ %49, %41 ]
  %45 = phi i64 [ 0, %31 ], [ %47, %41 ]
  %46 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %45
  store double 0.000000e+00, ptr %46, align 8
  %47 = add nuw nsw i64 %45, 1
  %48 = getelementptr inbounds i64, ptr %33, i64 %47
  %49 = load i64, ptr %48, align 8
  %50 = icmp slt i64 %44, %49
  br i1 %50, label %51, label %41

51:                                               ; preds = %43
  %52 = load ptr, ptr %34, align 8
  %53 = load ptr, ptr %35, align 8
  br label %54

54:                                               ; preds = %61, %51
  %55 = phi double [ 0.000000e+00, %51 ], [ %62, %61 ]
  %56 = phi i64 [ %44, %51 ], [ %63, %61 ]
  %57 = getelementptr inbounds i64, ptr %52, i64 %56
  %58 = load i64, ptr %57, align 8
  %59 = mul nsw i64 %58, %9
  %60 = getelementptr inbounds double, ptr %53, i64 %59
  br i1 %10, label %65, label %61

61:                                               ; preds = %126, %54
  %62 = phi double [ %55, %54 ], [ %127, %126 ]
  %63 = add nsw i64 %56, 1
  %64 = icmp eq i64 %63, %49
  br i1 %64, label %41, label %54

65:                                               ; preds = %54, %126
  %66 = phi double [ %127, %126 ], [ %55, %54 ]
  %67 = phi i64 [ %128, %126 ], [ 0, %54 ]
  %68 = getelementptr inbounds double, ptr %60, i64 %67
  %69 = load double, ptr %68, align 8
  %70 = fcmp ogt double %69, 0.000000e+00
  br i1 %70, label %71, label %126

71:                                               ; preds = %65
  %72 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 40, i64 %58, i64 %67
  %73 = load double, ptr %72, align 8
  %74 = fdiv double %73, %69
  br i1 %38, label %75, label %93

75:                                               ; preds = %120, %71
  %76 = phi double [ undef, %71 ], [ %121, %120 ]
  %77 = phi i64 [ 0, %71 ], [ %122, %120 ]
  %78 = phi double [ %74, %71 ], [ %121, %120 ]
  br i1 %40, label %90, label %79

79:                                               ; preds = %75
  %80 = icmp eq i64 %77, %67
  br i1 %80, label %90, label %81

81:                                               ; preds = %79
  %82 = getelementptr inbounds double, ptr %60, i64 %77
  %83 = load double, ptr %82, align 8
  %84 = fcmp ogt double %83, 0.000000e+00
  br i1 %84, label %85, label %90

85:                                               ; preds = %81
  %86 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %58, i64 %77
  %87 = load double, ptr %86, align 8
  %88 = fdiv double %87, %83
  %89 = fmul double %78, %88
  br label %90

90:                                               ; preds = %79, %81, %85, %75
  %91 = phi double [ %76, %75 ], [ %89, %85 ], [ %78, %81 ], [ %78, %79 ]
  %92 = fcmp ogt double %91, %66
  br i1 %92, label %125, label %126

93:                                               ; preds = %71, %120
  %94 = phi i64 [ %122, %120 ], [ 0, %71 ]
  %95 = phi double [ %121, %120 ], [ %74, %71 ]
  %96 = phi i64 [ %123, %120 ], [ 0, %71 ]
  %97 = icmp eq i64 %94, %67
  br i1 %97, label %107, label %98

98:                                               ; preds = %93
  %99 = getelementptr inbounds double, ptr %60, i64 %94
  %100 = load double, ptr %99, align 8
  %101 = fcmp ogt double %100, 0.000000e+00
  br i1 %101, label %102, label %107

102:                                              ; preds = %98
  %103 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %58, i64 %94
  %104 = load double, ptr %103, align 8
  %105 = fdiv double %104, %100
  %106 = fmul double %95, %105
  br label %107

107:                                              ; preds = %102, %98, %93
  %108 = phi double [ %106, %102 ], [ %95, %98 ], [ %95, %93 ]
  %109 = or i64 %94, 1
  %110 = icmp eq i64 %109, %67
  br i1 %110, label %120, label %111

111:                                              ; preds = %107
  %112 = getelementptr inbounds double, ptr %60, i64 %109
  %113 = load double, ptr %112, align 8
  %114 = fcmp ogt double %113, 0.000000e+00
  br i1 %114, label %115, label %120

115:                                              ; preds = %111
  %116 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %58, i64 %109
  %117 = load double, ptr %116, align 8
  %118 = fdiv double %117, %113
  %119 = fmul double %108, %118
  br label %120

120:                                              ; preds = %115, %111, %107
  %121 = phi double [ %119, %115 ], [ %108, %111 ], [ %108, %107 ]
  %122 = add nuw nsw i64 %94, 2
  %123 = add i64 %96, 2
  %124 = icmp eq i64 %123, %39
  br i1 %124, label %75, label %93

125:                                              ; preds = %90
  store double %91, ptr %46, align 8
  br label %126

126:                                              ; preds = %125, %90, %65
  %127 = phi double [ %66, %90 ], [ %91, %125 ], [ %66, %65 ]
  %128 = add nuw nsw i64 %67, 1
  %129 = icmp eq i64 %128, %9
  br i1 %129, label %61, label %65

130:                                              ; preds = %41, %27
  ret void

131:                                              ; preds = %215, %16
  %132 = add nuw nsw i64 %17, 1
  %133 = icmp eq i64 %132, %9
  br i1 %133, label %27, label %16

134:                                              ; preds = %18, %215
  %135 = phi i64 [ 0, %18 ], [ %216, %215 ]
  %136 = add nsw i64 %135, %23
  %137 = getelementptr inbounds i64, ptr %22, i64 %136
  %138 = load i64, ptr %137, align 8
  %139 = icmp ne i64 %138, 0
  br i1 %139, label %140, label %146

140:                                              ; preds = %134
  %141 = icmp slt i64 %135, %3
  %142 = select i1 %141, ptr %25, ptr %24
  %143 = load ptr, ptr %142, align 8
  %144 = getelementptr inbounds double, ptr %143, i64 %138
  %145 = load double, ptr %144, align 8
  br label %146

146:                                              ; preds = %140, %134
  %147 = phi double [ 1.000000e+00, %134 ], [ %145, %140 ]
  %148 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 42, i64 %135, i64 %17
  store double %147, ptr %148, align 8
  %149 = icmp slt i64 %135, %3
  br i1 %149, label %215, label %150

150:                                              ; preds = %146
  %151 = load ptr, ptr %15, align 8
  %152 = sub nsw i64 %135, %3
  %153 = mul nsw i64 %152, %9
  %154 = add nsw i64 %153, %17
  %155 = getelementptr inbounds double, ptr %151, i64 %154
  %156 = load double, ptr %155, align 8
  %157 = fmul double %156, 0x3FEFFFFFFF768FA1
  %158 = fcmp ogt double %157, 0.000000e+00
  %159 = select i1 %139, i1 %158, i1 false
  br i1 %159, label %160, label %190

160:                                              ; preds = %150
  %161 = load i64, ptr %21, align 8
  %162 = tail call i64 @llvm.smax.i64(i64 %161, i64 0)
  %163 = icmp slt i64 %161, 1
  br i1 %163, label %190, label %164

164:                                              ; preds = %160
  %165 = and i64 %162, 1
  %166 = icmp eq i64 %162, 1
  br i1 %166, label %175, label %167

167:                                              ; preds = %164
  %168 = and i64 %162, 9223372036854775806
  %169 = load ptr, ptr %26, align 8
  %170 = getelementptr inbounds ptr, ptr %169, i64 %138
  %171 = load ptr, ptr %170, align 8
  %172 = load ptr, ptr %26, align 8
  %173 = getelementptr inbounds ptr, ptr %172, i64 %138
  %174 = load ptr, ptr %173, align 8
  br label %195

175:                                              ; preds = %195, %164
  %176 = phi double [ undef, %164 ], [ %211, %195 ]
  %177 = phi double [ 0.000000e+00, %164 ], [ %211, %195 ]
  %178 = phi i64 [ 0, %164 ], [ %212, %195 ]
  %179 = icmp eq i64 %165, 0
  br i1 %179, label %190, label %180

180:                                              ; preds = %175
  %181 = load ptr, ptr %26, align 8
  %182 = getelementptr inbounds ptr, ptr %181, i64 %138
  %183 = load ptr, ptr %182, align 8
  %184 = getelementptr inbounds double, ptr %183, i64 %178
  %185 = load double, ptr %184, align 8
  %186 = fcmp olt double %185, %157
  %187 = fcmp ogt double %185, %177
  %188 = select i1 %186, i1 %187, i1 false
  %189 = select i1 %188, double %185, double %177
  br label %190

190:                                              ; preds = %180, %175, %160, %150
  %191 = phi double [ 0.000000e+00, %150 ], [ 0.000000e+00, %160 ], [ %176, %175 ], [ %189, %180 ]
  %192 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 40, i64 %152, i64 %17
  store double %191, ptr %192, align 8
  %193 = load double, ptr %148, align 8
  %194 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %152, i64 %17
  store double %193, ptr %194, align 8
  br label %215

195:                                              ; preds = %195, %167
  %196 = phi double [ 0.000000e+00, %167 ], [ %211, %195 ]
  %197 = phi i64 [ 0, %167 ], [ %212, %195 ]
  %198 = phi i64 [ 0, %167 ], [ %213, %195 ]
  %199 = getelementptr inbounds double, ptr %171, i64 %197
  %200 = load double, ptr %199, align 8
  %201 = fcmp olt double %200, %157
  %202 = fcmp ogt double %200, %196
  %203 = select i1 %201, i1 %202, i1 false
  %204 = select i1 %203, double %200, double %196
  %205 = or i64 %197, 1
  %206 = getelementptr inbounds double, ptr %174, i64 %205
  %207 = load double, ptr %206, align 8
  %208 = fcmp olt double %207, %157
  %209 = fcmp ogt double %207, %204
  %210 = select i1 %208, i1 %209, i1 false
  %211 = select i1 %210, double %207, double %204
  %212 = add nuw i64 %197, 2
  %213 = add i64 %198, 2
  %214 = icmp eq i64 %213, %168
  br i1 %214, label %175, label %195

215:                                              ; preds = %146, %190
  %216 = add nuw nsw i64 %135, 1
  %217 = icmp eq i64 %216, %6
  br i1 %217, label %131, label %134
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

; Function Attrs: nofree nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @promising(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, ptr nocapture noundef readonly %4, ptr nocapture noundef %5) unnamed_addr {
  %7 = alloca [64 x [128 x double]], align 16
  %8 = alloca [128 x double], align 16
  %9 = alloca [128 x double], align 16
  %10 = alloca [128 x double], align 16
  %11 = alloca [64 x double], align 16
  %12 = load ptr, ptr %0, align 8
  %13 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 1
  %14 = load ptr, ptr %13, align 8
  call void @llvm.lifetime.start.p0(i64 65536, ptr nonnull %7)
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %8)
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %9)
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %10)
  %15 = icmp sgt i64 %3, 0
  br i1 %15, label %16, label %30

16:                                               ; preds = %6
  %17 = icmp ult i64 %3, 8
  br i1 %17, label %28, label %18

18:                                               ; preds = %16
  %19 = and i64 %3, -8
  br label %20

20:                                               ; preds = %20, %18
  %21 = phi i64 [ 0, %18 ], [ %24, %20 ]
  %22 = getelementptr inbounds i32, ptr %5, i64 %21
  store <4 x i32> <i32 1, i32 1, i32 1, i32 1>, ptr %22, align 4
  %23 = getelementptr inbounds i32, ptr %22, i64 4
  store <4 x i32> <i32 1, i32 1, i32 1, i32 1>, ptr %23, align 4
  %24 = add nuw i64 %21, 8
  %25 = icmp eq i64 %24, %19
  br i1 %25, label %26, label %20

26:                                               ; preds = %20
  %27 = icmp eq i64 %19, %3
  br i1 %27, label %30, label %28

28:                                               ; preds = %16, %26
  %29 = phi i64 [ 0, %16 ], [ %19, %26 ]
  br label %54

30:                                               ; preds = %54, %26, %6
  %31 = getelementptr inbounds %struct.Problem, ptr %12, i64 0, i32 3
  %32 = load i64, ptr %31, align 8
  %33 = icmp sgt i64 %32, 0
  br i1 %33, label %34, label %73

34:                                               ; preds = %30
  %35 = getelementptr inbounds %struct.Problem, ptr %12, i64 0, i32 12
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds %struct.Problem, ptr %12, i64 0, i32 13
  %38 = getelementptr inbounds %struct.Problem, ptr %12, i64 0, i32 7
  %39 = getelementptr inbounds %struct.Problem, ptr %12, i64 0, i32 1
  %40 = getelementptr inbounds %struct.Problem, ptr %12, i64 0, i32 6
  %41 = getelementptr inbounds %struct.Problem, ptr %12, i64 0, i32 21
  %42 = icmp ult i64 %3, 4
  %43 = and i64 %3, -4
  %44 = icmp eq i64 %43, %3
  %45 = icmp ult i64 %3, 4
  %46 = and i64 %3, -4
  %47 = icmp eq i64 %46, %3
  %48 = icmp ult i64 %3, 4
  %49 = and i64 %3, -4
  %50 = icmp eq i64 %49, %3
  %51 = icmp ult i64 %3, 4
  %52 = and i64 %3, -4
  %53 = icmp eq i64 %52, %3
  br label %61

54:                                               ; preds = %28, %54
  %55 = phi i64 [ %57, %54 ], [ %29, %28 ]
  %56 = getelementptr inbounds i32, ptr %5, i64 %55
  store i32 1, ptr %56, align 4
  %57 = add nuw nsw i64 %55, 1
  %58 = icmp eq i64 %57, %3
  br i1 %58, label %30, label %54

59:                                               ; preds = %238, %144, %116
  %60 = icmp eq i64 %100, %32
  br i1 %60, label %73, label %61

61:                                               ; preds = %34, %59
  %62 = phi i64 [ 0, %34 ], [ %100, %59 ]
  br i1 %15, label %63, label %97

63:                                               ; preds = %61
  br i1 %42, label %71, label %64

64:                                               ; preds = %63, %64
  %65 = phi i64 [ %68, %64 ], [ 0, %63 ]
  %66 = getelementptr inbounds [128 x double], ptr %8, i64 0, i64 %65
  store <2 x double> zeroinitializer, ptr %66, align 16
  %67 = getelementptr inbounds double, ptr %66, i64 2
  store <2 x double> zeroinitializer, ptr %67, align 16
  %68 = add nuw i64 %65, 4
  %69 = icmp eq i64 %68, %43
  br i1 %69, label %70, label %64

70:                                               ; preds = %64
  br i1 %44, label %97, label %71

71:                                               ; preds = %63, %70
  %72 = phi i64 [ 0, %63 ], [ %43, %70 ]
  br label %111

73:                                               ; preds = %59, %30
  br i1 %15, label %74, label %854

74:                                               ; preds = %73
  %75 = icmp ult i64 %3, 8
  br i1 %75, label %94, label %76

76:                                               ; preds = %74
  %77 = and i64 %3, -8
  br label %78

78:                                               ; preds = %78, %76
  %79 = phi i64 [ 0, %76 ], [ %88, %78 ]
  %80 = phi <4 x i32> [ zeroinitializer, %76 ], [ %86, %78 ]
  %81 = phi <4 x i32> [ zeroinitializer, %76 ], [ %87, %78 ]
  %82 = getelementptr inbounds i32, ptr %5, i64 %79
  %83 = load <4 x i32>, ptr %82, align 4
  %84 = getelementptr inbounds i32, ptr %82, i64 4
  %85 = load <4 x i32>, ptr %84, align 4
  %86 = or <4 x i32> %83, %80
  %87 = or <4 x i32> %85, %81
  %88 = add nuw i64 %79, 8
  %89 = icmp eq i64 %88, %77
  br i1 %89, label %90, label %78

90:                                               ; preds = %78
  %91 = or <4 x i32> %87, %86
  %92 = tail call i32 @llvm.vector.reduce.or.v4i32(<4 x i32> %91)
  %93 = icmp eq i64 %77, %3
  br i1 %93, label %249, label %94

94:                                               ; preds = %74, %90
  %95 = phi i32 [ 0, %74 ], [ %92, %90 ]
  %96 = phi i64 [ 0, %74 ], [ %77, %90 ]
  br label %271

97:                                               ; preds = %111, %70, %61
  %98 = getelementptr inbounds i64, ptr %36, i64 %62
  %99 = load i64, ptr %98, align 8
  %100 = add nuw nsw i64 %62, 1
  %101 = getelementptr inbounds i64, ptr %36, i64 %100
  %102 = load i64, ptr %101, align 8
  %103 = icmp slt i64 %99, %102
  br i1 %103, label %104, label %116

104:                                              ; preds = %97
  %105 = load ptr, ptr %37, align 8
  %106 = load ptr, ptr %38, align 8
  %107 = load i64, ptr %12, align 8
  %108 = load i64, ptr %39, align 8
  %109 = add nsw i64 %108, %107
  %110 = mul nsw i64 %109, %1
  br label %147

111:                                              ; preds = %71, %111
  %112 = phi i64 [ %114, %111 ], [ %72, %71 ]
  %113 = getelementptr inbounds [128 x double], ptr %8, i64 0, i64 %112
  store double 0.000000e+00, ptr %113, align 8
  %114 = add nuw nsw i64 %112, 1
  %115 = icmp eq i64 %114, %3
  br i1 %115, label %97, label %111

116:                                              ; preds = %235, %97
  br i1 %15, label %117, label %59

117:                                              ; preds = %116
  %118 = load ptr, ptr %41, align 8
  %119 = getelementptr inbounds double, ptr %118, i64 %62
  %120 = load double, ptr %119, align 8
  br i1 %51, label %145, label %121

121:                                              ; preds = %117
  %122 = insertelement <2 x double> poison, double %120, i64 0
  %123 = shufflevector <2 x double> %122, <2 x double> poison, <2 x i32> zeroinitializer
  %124 = insertelement <2 x double> poison, double %120, i64 0
  %125 = shufflevector <2 x double> %124, <2 x double> poison, <2 x i32> zeroinitializer
  br label %126

126:                                              ; preds = %126, %121
  %127 = phi i64 [ 0, %121 ], [ %142, %126 ]
  %128 = getelementptr inbounds [128 x double], ptr %8, i64 0, i64 %127
  %129 = load <2 x double>, ptr %128, align 16
  %130 = getelementptr inbounds double, ptr %128, i64 2
  %131 = load <2 x double>, ptr %130, align 16
  %132 = fcmp ole <2 x double> %129, %123
  %133 = fcmp ole <2 x double> %131, %125
  %134 = zext <2 x i1> %132 to <2 x i32>
  %135 = zext <2 x i1> %133 to <2 x i32>
  %136 = getelementptr inbounds i32, ptr %5, i64 %127
  %137 = load <2 x i32>, ptr %136, align 4
  %138 = getelementptr inbounds i32, ptr %136, i64 2
  %139 = load <2 x i32>, ptr %138, align 4
  %140 = and <2 x i32> %137, %134
  %141 = and <2 x i32> %139, %135
  store <2 x i32> %140, ptr %136, align 4
  store <2 x i32> %141, ptr %138, align 4
  %142 = add nuw i64 %127, 4
  %143 = icmp eq i64 %142, %52
  br i1 %143, label %144, label %126

144:                                              ; preds = %126
  br i1 %53, label %59, label %145

145:                                              ; preds = %117, %144
  %146 = phi i64 [ 0, %117 ], [ %52, %144 ]
  br label %238

147:                                              ; preds = %104, %235
  %148 = phi i64 [ %99, %104 ], [ %236, %235 ]
  %149 = getelementptr inbounds i64, ptr %105, i64 %148
  %150 = load i64, ptr %149, align 8
  %151 = add nsw i64 %110, %150
  %152 = getelementptr inbounds i64, ptr %106, i64 %151
  %153 = load i64, ptr %152, align 8
  %154 = icmp eq i64 %153, 0
  br i1 %154, label %155, label %158

155:                                              ; preds = %147
  %156 = getelementptr inbounds double, ptr %4, i64 %150
  %157 = load double, ptr %156, align 8
  br label %196

158:                                              ; preds = %147
  %159 = load ptr, ptr %40, align 8
  %160 = getelementptr inbounds ptr, ptr %159, i64 %1
  %161 = load ptr, ptr %160, align 8
  %162 = getelementptr inbounds %struct.Table, ptr %161, i64 0, i32 1
  %163 = load ptr, ptr %162, align 8
  %164 = getelementptr inbounds ptr, ptr %163, i64 %153
  %165 = load ptr, ptr %164, align 8
  %166 = getelementptr inbounds double, ptr %4, i64 %150
  %167 = load double, ptr %166, align 8
  %168 = icmp eq ptr %165, null
  br i1 %168, label %196, label %169

169:                                              ; preds = %158
  br i1 %15, label %170, label %235

170:                                              ; preds = %169
  br i1 %45, label %194, label %171

171:                                              ; preds = %170
  %172 = insertelement <2 x double> poison, double %167, i64 0
  %173 = shufflevector <2 x double> %172, <2 x double> poison, <2 x i32> zeroinitializer
  %174 = insertelement <2 x double> poison, double %167, i64 0
  %175 = shufflevector <2 x double> %174, <2 x double> poison, <2 x i32> zeroinitializer
  br label %176

176:                                              ; preds = %176, %171
  %177 = phi i64 [ 0, %171 ], [ %191, %176 ]
  %178 = add nsw i64 %177, %2
  %179 = getelementptr inbounds double, ptr %165, i64 %178
  %180 = load <2 x double>, ptr %179, align 8
  %181 = getelementptr inbounds double, ptr %179, i64 2
  %182 = load <2 x double>, ptr %181, align 8
  %183 = fmul <2 x double> %173, %180
  %184 = fmul <2 x double> %175, %182
  %185 = getelementptr inbounds [128 x double], ptr %8, i64 0, i64 %177
  %186 = load <2 x double>, ptr %185, align 16
  %187 = getelementptr inbounds double, ptr %185, i64 2
  %188 = load <2 x double>, ptr %187, align 16
  %189 = fadd <2 x double> %186, %183
  %190 = fadd <2 x double> %188, %184
  store <2 x double> %189, ptr %185, align 16
  store <2 x double> %190, ptr %187, align 16
  %191 = add nuw i64 %177, 4
  %192 = icmp eq i64 %191, %46
  br i1 %192, label %193, label %176

193:                                              ; preds = %176
  br i1 %47, label %235, label %194

194:                                              ; preds = %170, %193
  %195 = phi i64 [ 0, %170 ], [ %46, %193 ]
  br label %217

196:                                              ; preds = %155, %158
  %197 = phi double [ %157, %155 ], [ %167, %158 ]
  br i1 %15, label %198, label %235

198:                                              ; preds = %196
  br i1 %48, label %215, label %199

199:                                              ; preds = %198
  %200 = insertelement <2 x double> poison, double %197, i64 0
  %201 = shufflevector <2 x double> %200, <2 x double> poison, <2 x i32> zeroinitializer
  %202 = insertelement <2 x double> poison, double %197, i64 0
  %203 = shufflevector <2 x double> %202, <2 x double> poison, <2 x i32> zeroinitializer
  br label %204

204:                                              ; preds = %204, %199
  %205 = phi i64 [ 0, %199 ], [ %212, %204 ]
  %206 = getelementptr inbounds [128 x double], ptr %8, i64 0, i64 %205
  %207 = load <2 x double>, ptr %206, align 16
  %208 = getelementptr inbounds double, ptr %206, i64 2
  %209 = load <2 x double>, ptr %208, align 16
  %210 = fadd <2 x double> %201, %207
  %211 = fadd <2 x double> %203, %209
  store <2 x double> %210, ptr %206, align 16
  store <2 x double> %211, ptr %208, align 16
  %212 = add nuw i64 %205, 4
  %213 = icmp eq i64 %212, %49
  br i1 %213, label %214, label %204

214:                                              ; preds = %204
  br i1 %50, label %235, label %215

215:                                              ; preds = %198, %214
  %216 = phi i64 [ 0, %198 ], [ %49, %214 ]
  br label %228

217:                                              ; preds = %194, %217
  %218 = phi i64 [ %226, %217 ], [ %195, %194 ]
  %219 = add nsw i64 %218, %2
  %220 = getelementptr inbounds double, ptr %165, i64 %219
  %221 = load double, ptr %220, align 8
  %222 = fmul double %167, %221
  %223 = getelementptr inbounds [128 x double], ptr %8, i64 0, i64 %218
  %224 = load double, ptr %223, align 8
  %225 = fadd double %224, %222
  store double %225, ptr %223, align 8
  %226 = add nuw nsw i64 %218, 1
  %227 = icmp eq i64 %226, %3
  br i1 %227, label %235, label %217

228:                                              ; preds = %215, %228
  %229 = phi i64 [ %233, %228 ], [ %216, %215 ]
  %230 = getelementptr inbounds [128 x double], ptr %8, i64 0, i64 %229
  %231 = load double, ptr %230, align 8
  %232 = fadd double %197, %231
  store double %232, ptr %230, align 8
  %233 = add nuw nsw i64 %229, 1
  %234 = icmp eq i64 %233, %3
  br i1 %234, label %235, label %228

235:                                              ; preds = %217, %228, %193, %214, %169, %196
  %236 = add nsw i64 %148, 1
  %237 = icmp eq i64 %236, %102
  br i1 %237, label %116, label %147

238:                                              ; preds = %145, %238
  %239 = phi i64 [ %247, %238 ], [ %146, %145 ]
  %240 = getelementptr inbounds [128 x double], ptr %8, i64 0, i64 %239
  %241 = load double, ptr %240, align 8
  %242 = fcmp ole double %241, %120
  %243 = zext i1 %242 to i32
  %244 = getelementptr inbounds i32, ptr %5, i64 %239
  %245 = load i32, ptr %244, align 4
  %246 = and i32 %245, %243
  store i32 %246, ptr %244, align 4
  %247 = add nuw nsw i64 %239, 1
  %248 = icmp eq i64 %247, %3
  br i1 %248, label %59, label %238

249:                                              ; preds = %271, %90
  %250 = phi i32 [ %92, %90 ], [ %276, %271 ]
  %251 = icmp eq i32 %250, 0
  br i1 %251, label %854, label %252

252:                                              ; preds = %249
  %253 = getelementptr inbounds %struct.Goal, ptr %14, i64 0, i32 3
  %254 = load i64, ptr %253, align 8
  %255 = icmp sgt i64 %254, 0
  br i1 %255, label %256, label %279

256:                                              ; preds = %252
  %257 = getelementptr inbounds %struct.Problem, ptr %12, i64 0, i32 18
  %258 = load ptr, ptr %257, align 8
  %259 = load i64, ptr %12, align 8
  %260 = icmp sgt i64 %259, 0
  %261 = getelementptr inbounds %struct.Problem, ptr %12, i64 0, i32 7
  %262 = getelementptr inbounds %struct.Problem, ptr %12, i64 0, i32 1
  %263 = getelementptr inbounds %struct.Problem, ptr %12, i64 0, i32 6
  %264 = icmp slt i64 %3, 1
  %265 = icmp ult i64 %3, 4
  %266 = and i64 %3, -4
  %267 = icmp eq i64 %266, %3
  %268 = icmp ult i64 %3, 4
  %269 = and i64 %3, -4
  %270 = icmp eq i64 %269, %3
  br label %307

271:                                              ; preds = %94, %271
  %272 = phi i32 [ %276, %271 ], [ %95, %94 ]
  %273 = phi i64 [ %277, %271 ], [ %96, %94 ]
  %274 = getelementptr inbounds i32, ptr %5, i64 %273
  %275 = load i32, ptr %274, align 4
  %276 = or i32 %275, %272
  %277 = add nuw nsw i64 %273, 1
  %278 = icmp eq i64 %277, %3
  br i1 %278, label %249, label %271

279:                                              ; preds = %367, %252
  %280 = getelementptr inbounds %struct.Problem, ptr %12, i64 0, i32 2
  %281 = load i64, ptr %280, align 8
  %282 = icmp sgt i64 %281, 0
  br i1 %282, label %283, label %437

283:                                              ; preds = %279
  %284 = getelementptr inbounds %struct.Problem, ptr %12, i64 0, i32 8
  %285 = load ptr, ptr %284, align 8
  %286 = getelementptr inbounds %struct.Problem, ptr %12, i64 0, i32 10
  %287 = getelementptr inbounds %struct.Problem, ptr %12, i64 0, i32 11
  %288 = getelementptr inbounds %struct.Problem, ptr %12, i64 0, i32 7
  %289 = getelementptr inbounds %struct.Problem, ptr %12, i64 0, i32 1
  %290 = getelementptr inbounds %struct.Problem, ptr %12, i64 0, i32 6
  %291 = getelementptr inbounds %struct.Problem, ptr %12, i64 0, i32 20
  %292 = getelementptr inbounds %struct.Problem, ptr %12, i64 0, i32 22
  %293 = getelementptr inbounds %struct.Problem, ptr %12, i64 0, i32 9
  %294 = getelementptr inbounds %struct.Problem, ptr %12, i64 0, i32 19
  %295 = icmp ult i64 %3, 4
  %296 = and i64 %3, -4
  %297 = icmp eq i64 %296, %3
  %298 = icmp ult i64 %3, 4
  %299 = and i64 %3, -4
  %300 = icmp eq i64 %299, %3
  %301 = icmp ult i64 %3, 4
  %302 = and i64 %3, -4
  %303 = icmp eq i64 %302, %3
  %304 = icmp ult i64 %3, 4
  %305 = and i64 %3, -4
  %306 = icmp eq i64 %305, %3
  br label %480

307:                                              ; preds = %256, %367
  %308 = phi i64 [ 0, %256 ], [ %368, %367 ]
  %309 = mul nsw i64 %259, %308
  %310 = getelementptr inbounds double, ptr %258, i64 %309
  br i1 %260, label %328, label %311

311:                                              ; preds = %357, %307
  %312 = phi double [ 0.000000e+00, %307 ], [ %358, %357 ]
  br i1 %15, label %313, label %361

313:                                              ; preds = %311
  br i1 %265, label %326, label %314

314:                                              ; preds = %313
  %315 = insertelement <2 x double> poison, double %312, i64 0
  %316 = shufflevector <2 x double> %315, <2 x double> poison, <2 x i32> zeroinitializer
  %317 = insertelement <2 x double> poison, double %312, i64 0
  %318 = shufflevector <2 x double> %317, <2 x double> poison, <2 x i32> zeroinitializer
  br label %319

319:                                              ; preds = %319, %314
  %320 = phi i64 [ 0, %314 ], [ %323, %319 ]
  %321 = getelementptr inbounds [64 x [128 x double]], ptr %7, i64 0, i64 %308, i64 %320
  store <2 x double> %316, ptr %321, align 16
  %322 = getelementptr inbounds double, ptr %321, i64 2
  store <2 x double> %318, ptr %322, align 16
  %323 = add nuw i64 %320, 4
  %324 = icmp eq i64 %323, %266
  br i1 %324, label %325, label %319

325:                                              ; preds = %319
  br i1 %267, label %361, label %326

326:                                              ; preds = %313, %325
  %327 = phi i64 [ 0, %313 ], [ %266, %325 ]
  br label %362

328:                                              ; preds = %307, %357
  %329 = phi i64 [ %359, %357 ], [ 0, %307 ]
  %330 = phi double [ %358, %357 ], [ 0.000000e+00, %307 ]
  %331 = getelementptr inbounds double, ptr %310, i64 %329
  %332 = load double, ptr %331, align 8
  %333 = fcmp une double %332, 0.000000e+00
  br i1 %333, label %334, label %357

334:                                              ; preds = %328
  %335 = load ptr, ptr %261, align 8
  %336 = load i64, ptr %262, align 8
  %337 = add nsw i64 %336, %259
  %338 = mul nsw i64 %337, %1
  %339 = add nsw i64 %338, %329
  %340 = getelementptr inbounds i64, ptr %335, i64 %339
  %341 = load i64, ptr %340, align 8
  %342 = icmp eq i64 %341, 0
  br i1 %342, label %352, label %343

343:                                              ; preds = %334
  %344 = load ptr, ptr %263, align 8
  %345 = getelementptr inbounds ptr, ptr %344, i64 %1
  %346 = load ptr, ptr %345, align 8
  %347 = getelementptr inbounds %struct.Table, ptr %346, i64 0, i32 1
  %348 = load ptr, ptr %347, align 8
  %349 = getelementptr inbounds ptr, ptr %348, i64 %341
  %350 = load ptr, ptr %349, align 8
  %351 = icmp eq ptr %350, null
  br i1 %351, label %352, label %357

352:                                              ; preds = %334, %343
  %353 = getelementptr inbounds double, ptr %4, i64 %329
  %354 = load double, ptr %353, align 8
  %355 = fmul double %332, %354
  %356 = fadd double %330, %355
  br label %357

357:                                              ; preds = %328, %343, %352
  %358 = phi double [ %330, %343 ], [ %356, %352 ], [ %330, %328 ]
  %359 = add nuw nsw i64 %329, 1
  %360 = icmp eq i64 %359, %259
  br i1 %360, label %311, label %328

361:                                              ; preds = %362, %325, %311
  br i1 %260, label %370, label %367

362:                                              ; preds = %326, %362
  %363 = phi i64 [ %365, %362 ], [ %327, %326 ]
  %364 = getelementptr inbounds [64 x [128 x double]], ptr %7, i64 0, i64 %308, i64 %363
  store double %312, ptr %364, align 8
  %365 = add nuw nsw i64 %363, 1
  %366 = icmp eq i64 %365, %3
  br i1 %366, label %361, label %362

367:                                              ; preds = %434, %361
  %368 = add nuw nsw i64 %308, 1
  %369 = icmp eq i64 %368, %254
  br i1 %369, label %279, label %307

370:                                              ; preds = %361, %434
  %371 = phi i64 [ %435, %434 ], [ 0, %361 ]
  %372 = getelementptr inbounds double, ptr %310, i64 %371
  %373 = load double, ptr %372, align 8
  %374 = fcmp une double %373, 0.000000e+00
  br i1 %374, label %375, label %434

375:                                              ; preds = %370
  %376 = load ptr, ptr %261, align 8
  %377 = load i64, ptr %262, align 8
  %378 = add nsw i64 %377, %259
  %379 = mul nsw i64 %378, %1
  %380 = add nsw i64 %379, %371
  %381 = getelementptr inbounds i64, ptr %376, i64 %380
  %382 = load i64, ptr %381, align 8
  %383 = icmp eq i64 %382, 0
  br i1 %383, label %434, label %384

384:                                              ; preds = %375
  %385 = load ptr, ptr %263, align 8
  %386 = getelementptr inbounds ptr, ptr %385, i64 %1
  %387 = load ptr, ptr %386, align 8
  %388 = getelementptr inbounds %struct.Table, ptr %387, i64 0, i32 1
  %389 = load ptr, ptr %388, align 8
  %390 = getelementptr inbounds ptr, ptr %389, i64 %382
  %391 = load ptr, ptr %390, align 8
  %392 = getelementptr inbounds double, ptr %4, i64 %371
  %393 = load double, ptr %392, align 8
  %394 = fmul double %373, %393
  %395 = icmp eq ptr %391, null
  %396 = or i1 %395, %264
  br i1 %396, label %434, label %397

397:                                              ; preds = %384
  br i1 %268, label %421, label %398

398:                                              ; preds = %397
  %399 = insertelement <2 x double> poison, double %394, i64 0
  %400 = shufflevector <2 x double> %399, <2 x double> poison, <2 x i32> zeroinitializer
  %401 = insertelement <2 x double> poison, double %394, i64 0
  %402 = shufflevector <2 x double> %401, <2 x double> poison, <2 x i32> zeroinitializer
  br label %403

403:                                              ; preds = %403, %398
  %404 = phi i64 [ 0, %398 ], [ %418, %403 ]
  %405 = add nsw i64 %404, %2
  %406 = getelementptr inbounds double, ptr %391, i64 %405
  %407 = load <2 x double>, ptr %406, align 8
  %408 = getelementptr inbounds double, ptr %406, i64 2
  %409 = load <2 x double>, ptr %408, align 8
  %410 = fmul <2 x double> %400, %407
  %411 = fmul <2 x double> %402, %409
  %412 = getelementptr inbounds [64 x [128 x double]], ptr %7, i64 0, i64 %308, i64 %404
  %413 = load <2 x double>, ptr %412, align 16
  %414 = getelementptr inbounds double, ptr %412, i64 2
  %415 = load <2 x double>, ptr %414, align 16
  %416 = fadd <2 x double> %413, %410
  %417 = fadd <2 x double> %415, %411
  store <2 x double> %416, ptr %412, align 16
  store <2 x double> %417, ptr %414, align 16
  %418 = add nuw i64 %404, 4
  %419 = icmp eq i64 %418, %269
  br i1 %419, label %420, label %403

420:                                              ; preds = %403
  br i1 %270, label %434, label %421

421:                                              ; preds = %397, %420
  %422 = phi i64 [ 0, %397 ], [ %269, %420 ]
  br label %423

423:                                              ; preds = %421, %423
  %424 = phi i64 [ %432, %423 ], [ %422, %421 ]
  %425 = add nsw i64 %424, %2
  %426 = getelementptr inbounds double, ptr %391, i64 %425
  %427 = load double, ptr %426, align 8
  %428 = fmul double %394, %427
  %429 = getelementptr inbounds [64 x [128 x double]], ptr %7, i64 0, i64 %308, i64 %424
  %430 = load double, ptr %429, align 8
  %431 = fadd double %430, %428
  store double %431, ptr %429, align 8
  %432 = add nuw nsw i64 %424, 1
  %433 = icmp eq i64 %432, %3
  br i1 %433, label %434, label %423

434:                                              ; preds = %423, %420, %384, %375, %370
  %435 = add nuw nsw i64 %371, 1
  %436 = icmp eq i64 %435, %259
  br i1 %436, label %367, label %370

437:                                              ; preds = %735, %279
  %438 = getelementptr inbounds %struct.Problem, ptr %12, i64 0, i32 4
  %439 = load i64, ptr %438, align 8
  %440 = getelementptr inbounds %struct.Problem, ptr %12, i64 0, i32 7
  %441 = load ptr, ptr %440, align 8
  %442 = load i64, ptr %12, align 8
  %443 = getelementptr inbounds %struct.Problem, ptr %12, i64 0, i32 1
  %444 = load i64, ptr %443, align 8
  %445 = add nsw i64 %444, %442
  %446 = mul nsw i64 %445, %1
  %447 = add nsw i64 %446, %439
  %448 = getelementptr inbounds i64, ptr %441, i64 %447
  %449 = load i64, ptr %448, align 8
  %450 = icmp eq i64 %449, 0
  br i1 %450, label %460, label %451

451:                                              ; preds = %437
  %452 = getelementptr inbounds %struct.Problem, ptr %12, i64 0, i32 6
  %453 = load ptr, ptr %452, align 8
  %454 = getelementptr inbounds ptr, ptr %453, i64 %1
  %455 = load ptr, ptr %454, align 8
  %456 = getelementptr inbounds %struct.Table, ptr %455, i64 0, i32 1
  %457 = load ptr, ptr %456, align 8
  %458 = getelementptr inbounds ptr, ptr %457, i64 %449
  %459 = load ptr, ptr %458, align 8
  br label %460

460:                                              ; preds = %437, %451
  %461 = phi ptr [ %459, %451 ], [ null, %437 ]
  %462 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 2
  %463 = load ptr, ptr %462, align 8
  %464 = load double, ptr %463, align 8
  %465 = getelementptr inbounds %struct.Goal, ptr %14, i64 0, i32 16
  %466 = load double, ptr %465, align 8
  %467 = fsub double 1.000000e+00, %466
  %468 = fmul double %464, %467
  %469 = getelementptr inbounds %struct.Goal, ptr %14, i64 0, i32 4
  %470 = load i64, ptr %469, align 8
  %471 = icmp eq i64 %470, 1
  br i1 %471, label %472, label %794

472:                                              ; preds = %460
  %473 = getelementptr inbounds %struct.Goal, ptr %14, i64 0, i32 9
  %474 = load ptr, ptr %473, align 8
  %475 = load i64, ptr %474, align 8
  switch i64 %475, label %794 [
    i64 3, label %741
    i64 0, label %476
  ]

476:                                              ; preds = %472
  %477 = getelementptr inbounds %struct.Goal, ptr %14, i64 0, i32 15
  %478 = load double, ptr %477, align 8
  %479 = fcmp une double %478, 0.000000e+00
  br i1 %479, label %794, label %738

480:                                              ; preds = %283, %735
  %481 = phi i64 [ 0, %283 ], [ %736, %735 ]
  %482 = getelementptr inbounds i64, ptr %285, i64 %481
  %483 = load i64, ptr %482, align 8
  %484 = icmp slt i64 %483, %254
  br i1 %484, label %487, label %485

485:                                              ; preds = %480
  %486 = add nuw nsw i64 %481, 1
  br label %735

487:                                              ; preds = %480
  br i1 %15, label %488, label %500

488:                                              ; preds = %487
  br i1 %295, label %498, label %489

489:                                              ; preds = %488, %489
  %490 = phi i64 [ %495, %489 ], [ 0, %488 ]
  %491 = getelementptr inbounds [128 x double], ptr %9, i64 0, i64 %490
  store <2 x double> <double 1.000000e+00, double 1.000000e+00>, ptr %491, align 16
  %492 = getelementptr inbounds double, ptr %491, i64 2
  store <2 x double> <double 1.000000e+00, double 1.000000e+00>, ptr %492, align 16
  %493 = getelementptr inbounds [128 x double], ptr %10, i64 0, i64 %490
  store <2 x double> zeroinitializer, ptr %493, align 16
  %494 = getelementptr inbounds double, ptr %493, i64 2
  store <2 x double> zeroinitializer, ptr %494, align 16
  %495 = add nuw i64 %490, 4
  %496 = icmp eq i64 %495, %296
  br i1 %496, label %497, label %489

497:                                              ; preds = %489
  br i1 %297, label %500, label %498

498:                                              ; preds = %488, %497
  %499 = phi i64 [ 0, %488 ], [ %296, %497 ]
  br label %518

500:                                              ; preds = %518, %497, %487
  %501 = load ptr, ptr %286, align 8
  %502 = getelementptr inbounds i64, ptr %501, i64 %481
  %503 = load i64, ptr %502, align 8
  %504 = add nuw nsw i64 %481, 1
  %505 = getelementptr inbounds i64, ptr %501, i64 %504
  %506 = load i64, ptr %505, align 8
  %507 = icmp slt i64 %503, %506
  br i1 %507, label %508, label %524

508:                                              ; preds = %500
  %509 = load i64, ptr %12, align 8
  %510 = load ptr, ptr %287, align 8
  %511 = load ptr, ptr %288, align 8
  %512 = load i64, ptr %289, align 8
  %513 = add nsw i64 %512, %509
  %514 = mul nsw i64 %513, %1
  %515 = load ptr, ptr %291, align 8
  %516 = load i64, ptr %14, align 8
  %517 = icmp sgt i64 %516, 0
  br label %554

518:                                              ; preds = %498, %518
  %519 = phi i64 [ %522, %518 ], [ %499, %498 ]
  %520 = getelementptr inbounds [128 x double], ptr %9, i64 0, i64 %519
  store double 1.000000e+00, ptr %520, align 8
  %521 = getelementptr inbounds [128 x double], ptr %10, i64 0, i64 %519
  store double 0.000000e+00, ptr %521, align 8
  %522 = add nuw nsw i64 %519, 1
  %523 = icmp eq i64 %522, %3
  br i1 %523, label %500, label %518

524:                                              ; preds = %671, %500
  br i1 %15, label %525, label %674

525:                                              ; preds = %524
  %526 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %481
  %527 = load double, ptr %526, align 8
  br i1 %304, label %552, label %528

528:                                              ; preds = %525
  %529 = insertelement <2 x double> poison, double %527, i64 0
  %530 = shufflevector <2 x double> %529, <2 x double> poison, <2 x i32> zeroinitializer
  %531 = insertelement <2 x double> poison, double %527, i64 0
  %532 = shufflevector <2 x double> %531, <2 x double> poison, <2 x i32> zeroinitializer
  br label %533

533:                                              ; preds = %533, %528
  %534 = phi i64 [ 0, %528 ], [ %549, %533 ]
  %535 = getelementptr inbounds [128 x double], ptr %10, i64 0, i64 %534
  %536 = load <2 x double>, ptr %535, align 16
  %537 = getelementptr inbounds double, ptr %535, i64 2
  %538 = load <2 x double>, ptr %537, align 16
  %539 = fcmp olt <2 x double> %536, %530
  %540 = fcmp olt <2 x double> %538, %532
  %541 = select <2 x i1> %539, <2 x double> %536, <2 x double> %530
  %542 = select <2 x i1> %540, <2 x double> %538, <2 x double> %532
  %543 = getelementptr inbounds [128 x double], ptr %9, i64 0, i64 %534
  %544 = load <2 x double>, ptr %543, align 16
  %545 = getelementptr inbounds double, ptr %543, i64 2
  %546 = load <2 x double>, ptr %545, align 16
  %547 = fsub <2 x double> %544, %541
  %548 = fsub <2 x double> %546, %542
  store <2 x double> %547, ptr %543, align 16
  store <2 x double> %548, ptr %545, align 16
  %549 = add nuw i64 %534, 4
  %550 = icmp eq i64 %549, %305
  br i1 %550, label %551, label %533

551:                                              ; preds = %533
  br i1 %306, label %674, label %552

552:                                              ; preds = %525, %551
  %553 = phi i64 [ 0, %525 ], [ %305, %551 ]
  br label %705

554:                                              ; preds = %508, %671
  %555 = phi i64 [ %503, %508 ], [ %672, %671 ]
  %556 = getelementptr inbounds i64, ptr %510, i64 %555
  %557 = load i64, ptr %556, align 8
  %558 = add nsw i64 %557, %509
  %559 = add nsw i64 %514, %558
  %560 = getelementptr inbounds i64, ptr %511, i64 %559
  %561 = load i64, ptr %560, align 8
  %562 = icmp eq i64 %561, 0
  br i1 %562, label %571, label %563

563:                                              ; preds = %554
  %564 = load ptr, ptr %290, align 8
  %565 = getelementptr inbounds ptr, ptr %564, i64 %1
  %566 = load ptr, ptr %565, align 8
  %567 = getelementptr inbounds %struct.Table, ptr %566, i64 0, i32 1
  %568 = load ptr, ptr %567, align 8
  %569 = getelementptr inbounds ptr, ptr %568, i64 %561
  %570 = load ptr, ptr %569, align 8
  br label %571

571:                                              ; preds = %554, %563
  %572 = phi ptr [ %570, %563 ], [ null, %554 ]
  %573 = getelementptr inbounds double, ptr %515, i64 %555
  %574 = load double, ptr %573, align 8
  %575 = getelementptr inbounds double, ptr %4, i64 %558
  %576 = load double, ptr %575, align 8
  %577 = fmul double %574, %576
  br i1 %517, label %580, label %578

578:                                              ; preds = %571
  %579 = fneg double %577
  br label %602

580:                                              ; preds = %571
  %581 = load ptr, ptr %292, align 8
  %582 = mul nsw i64 %516, %557
  %583 = getelementptr inbounds double, ptr %581, i64 %582
  %584 = load double, ptr %583, align 8
  %585 = fcmp ogt double %584, 0.000000e+00
  br i1 %585, label %600, label %586

586:                                              ; preds = %580, %590
  %587 = phi i64 [ %588, %590 ], [ 0, %580 ]
  %588 = add nuw nsw i64 %587, 1
  %589 = icmp eq i64 %588, %516
  br i1 %589, label %595, label %590

590:                                              ; preds = %586
  %591 = add nsw i64 %588, %582
  %592 = getelementptr inbounds double, ptr %581, i64 %591
  %593 = load double, ptr %592, align 8
  %594 = fcmp ogt double %593, 0.000000e+00
  br i1 %594, label %595, label %586

595:                                              ; preds = %590, %586
  %596 = icmp slt i64 %588, %516
  %597 = freeze i1 %596
  %598 = fneg double %577
  %599 = select i1 %597, double %577, double %598
  br i1 %597, label %600, label %602

600:                                              ; preds = %595, %580
  %601 = phi double [ %577, %580 ], [ %599, %595 ]
  br label %602

602:                                              ; preds = %595, %578, %600
  %603 = phi double [ %601, %600 ], [ %579, %578 ], [ %599, %595 ]
  %604 = phi ptr [ %10, %600 ], [ %9, %578 ], [ %9, %595 ]
  %605 = icmp eq ptr %572, null
  br i1 %605, label %633, label %606

606:                                              ; preds = %602
  br i1 %15, label %607, label %671

607:                                              ; preds = %606
  br i1 %298, label %631, label %608

608:                                              ; preds = %607
  %609 = insertelement <2 x double> poison, double %603, i64 0
  %610 = shufflevector <2 x double> %609, <2 x double> poison, <2 x i32> zeroinitializer
  %611 = insertelement <2 x double> poison, double %603, i64 0
  %612 = shufflevector <2 x double> %611, <2 x double> poison, <2 x i32> zeroinitializer
  br label %613

613:                                              ; preds = %613, %608
  %614 = phi i64 [ 0, %608 ], [ %628, %613 ]
  %615 = add nsw i64 %614, %2
  %616 = getelementptr inbounds double, ptr %572, i64 %615
  %617 = load <2 x double>, ptr %616, align 8
  %618 = getelementptr inbounds double, ptr %616, i64 2
  %619 = load <2 x double>, ptr %618, align 8
  %620 = fmul <2 x double> %610, %617
  %621 = fmul <2 x double> %612, %619
  %622 = getelementptr inbounds double, ptr %604, i64 %614
  %623 = load <2 x double>, ptr %622, align 16
  %624 = getelementptr inbounds double, ptr %622, i64 2
  %625 = load <2 x double>, ptr %624, align 16
  %626 = fadd <2 x double> %623, %620
  %627 = fadd <2 x double> %625, %621
  store <2 x double> %626, ptr %622, align 16
  store <2 x double> %627, ptr %624, align 16
  %628 = add nuw i64 %614, 4
  %629 = icmp eq i64 %628, %299
  br i1 %629, label %630, label %613

630:                                              ; preds = %613
  br i1 %300, label %671, label %631

631:                                              ; preds = %607, %630
  %632 = phi i64 [ 0, %607 ], [ %299, %630 ]
  br label %653

633:                                              ; preds = %602
  br i1 %15, label %634, label %671

634:                                              ; preds = %633
  br i1 %301, label %651, label %635

635:                                              ; preds = %634
  %636 = insertelement <2 x double> poison, double %603, i64 0
  %637 = shufflevector <2 x double> %636, <2 x double> poison, <2 x i32> zeroinitializer
  %638 = insertelement <2 x double> poison, double %603, i64 0
  %639 = shufflevector <2 x double> %638, <2 x double> poison, <2 x i32> zeroinitializer
  br label %640

640:                                              ; preds = %640, %635
  %641 = phi i64 [ 0, %635 ], [ %648, %640 ]
  %642 = getelementptr inbounds double, ptr %604, i64 %641
  %643 = load <2 x double>, ptr %642, align 16
  %644 = getelementptr inbounds double, ptr %642, i64 2
  %645 = load <2 x double>, ptr %644, align 16
  %646 = fadd <2 x double> %637, %643
  %647 = fadd <2 x double> %639, %645
  store <2 x double> %646, ptr %642, align 16
  store <2 x double> %647, ptr %644, align 16
  %648 = add nuw i64 %641, 4
  %649 = icmp eq i64 %648, %302
  br i1 %649, label %650, label %640

650:                                              ; preds = %640
  br i1 %303, label %671, label %651

651:                                              ; preds = %634, %650
  %652 = phi i64 [ 0, %634 ], [ %302, %650 ]
  br label %664

653:                                              ; preds = %631, %653
  %654 = phi i64 [ %662, %653 ], [ %632, %631 ]
  %655 = add nsw i64 %654, %2
  %656 = getelementptr inbounds double, ptr %572, i64 %655
  %657 = load double, ptr %656, align 8
  %658 = fmul double %603, %657
  %659 = getelementptr inbounds double, ptr %604, i64 %654
  %660 = load double, ptr %659, align 8
  %661 = fadd double %660, %658
  store double %661, ptr %659, align 8
  %662 = add nuw nsw i64 %654, 1
  %663 = icmp eq i64 %662, %3
  br i1 %663, label %671, label %653

664:                                              ; preds = %651, %664
  %665 = phi i64 [ %669, %664 ], [ %652, %651 ]
  %666 = getelementptr inbounds double, ptr %604, i64 %665
  %667 = load double, ptr %666, align 8
  %668 = fadd double %603, %667
  store double %668, ptr %666, align 8
  %669 = add nuw nsw i64 %665, 1
  %670 = icmp eq i64 %669, %3
  br i1 %670, label %671, label %664

671:                                              ; preds = %653, %664, %630, %650, %606, %633
  %672 = add nsw i64 %555, 1
  %673 = icmp eq i64 %672, %506
  br i1 %673, label %524, label %554

674:                                              ; preds = %705, %551, %524
  %675 = load ptr, ptr %293, align 8
  %676 = getelementptr inbounds i64, ptr %675, i64 %481
  %677 = load i64, ptr %676, align 8
  %678 = load ptr, ptr %288, align 8
  %679 = load i64, ptr %12, align 8
  %680 = load i64, ptr %289, align 8
  %681 = add nsw i64 %680, %679
  %682 = mul nsw i64 %681, %1
  %683 = add nsw i64 %682, %677
  %684 = getelementptr inbounds i64, ptr %678, i64 %683
  %685 = load i64, ptr %684, align 8
  %686 = icmp eq i64 %685, 0
  br i1 %686, label %695, label %687

687:                                              ; preds = %674
  %688 = load ptr, ptr %290, align 8
  %689 = getelementptr inbounds ptr, ptr %688, i64 %1
  %690 = load ptr, ptr %689, align 8
  %691 = getelementptr inbounds %struct.Table, ptr %690, i64 0, i32 1
  %692 = load ptr, ptr %691, align 8
  %693 = getelementptr inbounds ptr, ptr %692, i64 %685
  %694 = load ptr, ptr %693, align 8
  br label %695

695:                                              ; preds = %674, %687
  %696 = phi ptr [ %694, %687 ], [ null, %674 ]
  %697 = load ptr, ptr %294, align 8
  %698 = getelementptr inbounds double, ptr %697, i64 %481
  %699 = load double, ptr %698, align 8
  %700 = getelementptr inbounds double, ptr %4, i64 %677
  %701 = load double, ptr %700, align 8
  %702 = fmul double %699, %701
  br i1 %15, label %703, label %735

703:                                              ; preds = %695
  %704 = icmp eq ptr %696, null
  br label %716

705:                                              ; preds = %552, %705
  %706 = phi i64 [ %714, %705 ], [ %553, %552 ]
  %707 = getelementptr inbounds [128 x double], ptr %10, i64 0, i64 %706
  %708 = load double, ptr %707, align 8
  %709 = fcmp olt double %708, %527
  %710 = select i1 %709, double %708, double %527
  %711 = getelementptr inbounds [128 x double], ptr %9, i64 0, i64 %706
  %712 = load double, ptr %711, align 8
  %713 = fsub double %712, %710
  store double %713, ptr %711, align 8
  %714 = add nuw nsw i64 %706, 1
  %715 = icmp eq i64 %714, %3
  br i1 %715, label %674, label %705

716:                                              ; preds = %703, %727
  %717 = phi i64 [ 0, %703 ], [ %733, %727 ]
  %718 = getelementptr inbounds [128 x double], ptr %9, i64 0, i64 %717
  %719 = load double, ptr %718, align 8
  %720 = fcmp ogt double %719, 0.000000e+00
  %721 = select i1 %720, double %719, double 0.000000e+00
  br i1 %704, label %727, label %722

722:                                              ; preds = %716
  %723 = add nsw i64 %717, %2
  %724 = getelementptr inbounds double, ptr %696, i64 %723
  %725 = load double, ptr %724, align 8
  %726 = fmul double %702, %725
  br label %727

727:                                              ; preds = %716, %722
  %728 = phi double [ %726, %722 ], [ %702, %716 ]
  %729 = fmul double %721, %728
  %730 = getelementptr inbounds [64 x [128 x double]], ptr %7, i64 0, i64 %483, i64 %717
  %731 = load double, ptr %730, align 8
  %732 = fadd double %731, %729
  store double %732, ptr %730, align 8
  %733 = add nuw nsw i64 %717, 1
  %734 = icmp eq i64 %733, %3
  br i1 %734, label %735, label %716

735:                                              ; preds = %727, %485, %695
  %736 = phi i64 [ %486, %485 ], [ %504, %695 ], [ %504, %727 ]
  %737 = icmp eq i64 %736, %281
  br i1 %737, label %437, label %480

738:                                              ; preds = %476
  %739 = getelementptr inbounds %struct.Goal, ptr %14, i64 0, i32 14
  %740 = load double, ptr %739, align 8
  br label %741

741:                                              ; preds = %472, %738
  %742 = phi double [ %740, %738 ], [ 0.000000e+00, %472 ]
  br i1 %15, label %743, label %854

743:                                              ; preds = %741
  %744 = getelementptr inbounds %struct.Goal, ptr %14, i64 0, i32 10
  %745 = load ptr, ptr %744, align 8
  %746 = load i64, ptr %745, align 8
  %747 = icmp ult i64 %3, 4
  br i1 %747, label %780, label %748

748:                                              ; preds = %743
  %749 = and i64 %3, -4
  %750 = insertelement <2 x double> poison, double %742, i64 0
  %751 = shufflevector <2 x double> %750, <2 x double> poison, <2 x i32> zeroinitializer
  %752 = insertelement <2 x double> poison, double %742, i64 0
  %753 = shufflevector <2 x double> %752, <2 x double> poison, <2 x i32> zeroinitializer
  %754 = insertelement <2 x double> poison, double %468, i64 0
  %755 = shufflevector <2 x double> %754, <2 x double> poison, <2 x i32> zeroinitializer
  %756 = insertelement <2 x double> poison, double %468, i64 0
  %757 = shufflevector <2 x double> %756, <2 x double> poison, <2 x i32> zeroinitializer
  br label %758

758:                                              ; preds = %758, %748
  %759 = phi i64 [ 0, %748 ], [ %776, %758 ]
  %760 = getelementptr inbounds [64 x [128 x double]], ptr %7, i64 0, i64 %746, i64 %759
  %761 = load <2 x double>, ptr %760, align 16
  %762 = getelementptr inbounds double, ptr %760, i64 2
  %763 = load <2 x double>, ptr %762, align 16
  %764 = fadd <2 x double> %751, %761
  %765 = fadd <2 x double> %753, %763
  %766 = fcmp olt <2 x double> %764, %755
  %767 = fcmp olt <2 x double> %765, %757
  %768 = zext <2 x i1> %766 to <2 x i32>
  %769 = zext <2 x i1> %767 to <2 x i32>
  %770 = getelementptr inbounds i32, ptr %5, i64 %759
  %771 = load <2 x i32>, ptr %770, align 4
  %772 = getelementptr inbounds i32, ptr %770, i64 2
  %773 = load <2 x i32>, ptr %772, align 4
  %774 = and <2 x i32> %771, %768
  %775 = and <2 x i32> %773, %769
  store <2 x i32> %774, ptr %770, align 4
  store <2 x i32> %775, ptr %772, align 4
  %776 = add nuw i64 %759, 4
  %777 = icmp eq i64 %776, %749
  br i1 %777, label %778, label %758

778:                                              ; preds = %758
  %779 = icmp eq i64 %749, %3
  br i1 %779, label %854, label %780

780:                                              ; preds = %743, %778
  %781 = phi i64 [ 0, %743 ], [ %749, %778 ]
  br label %782

782:                                              ; preds = %780, %782
  %783 = phi i64 [ %792, %782 ], [ %781, %780 ]
  %784 = getelementptr inbounds [64 x [128 x double]], ptr %7, i64 0, i64 %746, i64 %783
  %785 = load double, ptr %784, align 8
  %786 = fadd double %742, %785
  %787 = fcmp olt double %786, %468
  %788 = zext i1 %787 to i32
  %789 = getelementptr inbounds i32, ptr %5, i64 %783
  %790 = load i32, ptr %789, align 4
  %791 = and i32 %790, %788
  store i32 %791, ptr %789, align 4
  %792 = add nuw nsw i64 %783, 1
  %793 = icmp eq i64 %792, %3
  br i1 %793, label %854, label %782

794:                                              ; preds = %460, %472, %476
  br i1 %15, label %795, label %854

795:                                              ; preds = %794
  %796 = icmp eq ptr %461, null
  %797 = getelementptr inbounds double, ptr %4, i64 %439
  %798 = icmp ult i64 %254, 4
  %799 = and i64 %254, -4
  %800 = icmp eq i64 %254, %799
  br label %801

801:                                              ; preds = %795, %851
  %802 = phi i64 [ 0, %795 ], [ %852, %851 ]
  %803 = getelementptr inbounds i32, ptr %5, i64 %802
  %804 = load i32, ptr %803, align 4
  %805 = icmp eq i32 %804, 0
  br i1 %805, label %851, label %806

806:                                              ; preds = %801
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %11)
  br i1 %255, label %807, label %832

807:                                              ; preds = %806
  br i1 %798, label %830, label %808

808:                                              ; preds = %807, %808
  %809 = phi i64 [ %827, %808 ], [ 0, %807 ]
  %810 = or i64 %809, 1
  %811 = or i64 %809, 2
  %812 = or i64 %809, 3
  %813 = getelementptr inbounds [64 x [128 x double]], ptr %7, i64 0, i64 %809, i64 %802
  %814 = getelementptr inbounds [64 x [128 x double]], ptr %7, i64 0, i64 %810, i64 %802
  %815 = getelementptr inbounds [64 x [128 x double]], ptr %7, i64 0, i64 %811, i64 %802
  %816 = getelementptr inbounds [64 x [128 x double]], ptr %7, i64 0, i64 %812, i64 %802
  %817 = load double, ptr %813, align 8
  %818 = load double, ptr %814, align 8
  %819 = insertelement <2 x double> poison, double %817, i64 0
  %820 = insertelement <2 x double> %819, double %818, i64 1
  %821 = load double, ptr %815, align 8
  %822 = load double, ptr %816, align 8
  %823 = insertelement <2 x double> poison, double %821, i64 0
  %824 = insertelement <2 x double> %823, double %822, i64 1
  %825 = getelementptr inbounds [64 x double], ptr %11, i64 0, i64 %809
  store <2 x double> %820, ptr %825, align 16
  %826 = getelementptr inbounds double, ptr %825, i64 2
  store <2 x double> %824, ptr %826, align 16
  %827 = add nuw i64 %809, 4
  %828 = icmp eq i64 %827, %799
  br i1 %828, label %829, label %808

829:                                              ; preds = %808
  br i1 %800, label %832, label %830

830:                                              ; preds = %807, %829
  %831 = phi i64 [ 0, %807 ], [ %799, %829 ]
  br label %834

832:                                              ; preds = %834, %829, %806
  %833 = load double, ptr %797, align 8
  br i1 %796, label %846, label %841

834:                                              ; preds = %830, %834
  %835 = phi i64 [ %839, %834 ], [ %831, %830 ]
  %836 = getelementptr inbounds [64 x [128 x double]], ptr %7, i64 0, i64 %835, i64 %802
  %837 = load double, ptr %836, align 8
  %838 = getelementptr inbounds [64 x double], ptr %11, i64 0, i64 %835
  store double %837, ptr %838, align 8
  %839 = add nuw nsw i64 %835, 1
  %840 = icmp eq i64 %839, %254
  br i1 %840, label %832, label %834

841:                                              ; preds = %832
  %842 = add nsw i64 %802, %2
  %843 = getelementptr inbounds double, ptr %461, i64 %842
  %844 = load double, ptr %843, align 8
  %845 = fmul double %833, %844
  br label %846

846:                                              ; preds = %832, %841
  %847 = phi double [ %845, %841 ], [ %833, %832 ]
  %848 = call fastcc double @worth(ptr noundef %14, ptr noundef nonnull %11, double noundef %847)
  %849 = fcmp olt double %848, %468
  %850 = zext i1 %849 to i32
  store i32 %850, ptr %803, align 4
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %11)
  br label %851

851:                                              ; preds = %801, %846
  %852 = add nuw nsw i64 %802, 1
  %853 = icmp eq i64 %852, %3
  br i1 %853, label %854, label %801

854:                                              ; preds = %782, %851, %778, %73, %741, %794, %249
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %10)
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %9)
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 65536, ptr nonnull %7)
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define double @begin(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, i64 noundef %7, ptr noundef %8, i64 noundef %9, i64 noundef %10) {
  %12 = ptrtoint ptr %0 to i64
  %13 = alloca [1024 x i64], align 16
  %14 = alloca [1024 x double], align 16
  %15 = alloca [128 x i32], align 16
  %16 = alloca [16 x i64], align 16
  %17 = alloca [16 x i64], align 16
  %18 = alloca [16 x i64], align 16
  %19 = alloca i64, align 8
  store ptr %1, ptr %0, align 8
  %20 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 1
  store ptr %2, ptr %20, align 8
  %21 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 2
  store ptr %3, ptr %21, align 8
  %22 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 5
  store ptr %4, ptr %22, align 8
  %23 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 3
  store ptr %4, ptr %23, align 8
  %24 = getelementptr inbounds double, ptr %4, i64 %5
  %25 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 4
  store ptr %24, ptr %25, align 8
  %26 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 6
  store ptr %6, ptr %26, align 8
  %27 = getelementptr inbounds i32, ptr %6, i64 %7
  %28 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 7
  store ptr %27, ptr %28, align 8
  %29 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 8
  store ptr %8, ptr %29, align 8
  %30 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 10
  store i64 %9, ptr %30, align 8
  %31 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 9
  store i64 0, ptr %31, align 8
  %32 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 11
  store i64 0, ptr %32, align 8
  %33 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 15
  store double 0x7FF0000000000000, ptr %33, align 8
  %34 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 13
  store i64 0, ptr %34, align 8
  %35 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 14
  store ptr null, ptr %35, align 8
  %36 = load i64, ptr %1, align 8
  %37 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 2
  %38 = load i64, ptr %37, align 8
  %39 = add nsw i64 %38, %36
  %40 = getelementptr inbounds %struct.Goal, ptr %2, i64 0, i32 1
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds %struct.Goal, ptr %2, i64 0, i32 2
  %43 = load i64, ptr %42, align 8
  %44 = add nsw i64 %43, %41
  %45 = icmp sgt i64 %43, 1
  %46 = zext i1 %45 to i64
  %47 = add nsw i64 %44, %46
  %48 = add nsw i64 %39, %47
  %49 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16
  store i64 %48, ptr %49, align 8
  %50 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 12
  store i64 %10, ptr %50, align 8
  %51 = icmp sgt i64 %47, 0
  br i1 %51, label %52, label %56

52:                                               ; preds = %11
  %53 = icmp sgt i64 %41, 0
  %54 = getelementptr inbounds %struct.Goal, ptr %2, i64 0, i32 8
  %55 = getelementptr inbounds %struct.Goal, ptr %2, i64 0, i32 6
  br label %121

56:                                               ; preds = %148, %11
  %57 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 3
  %58 = load i64, ptr %57, align 8
  %59 = icmp sgt i64 %58, 0
  br i1 %59, label %60, label %193

60:                                               ; preds = %56
  %61 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 21
  %62 = load ptr, ptr %61, align 8
  %63 = icmp eq i64 %58, 1
  br i1 %63, label %119, label %64

64:                                               ; preds = %60
  %65 = ptrtoint ptr %62 to i64
  %66 = add i64 %12, 35256
  %67 = sub i64 %66, %65
  %68 = icmp ult i64 %67, 16
  br i1 %68, label %119, label %69

69:                                               ; preds = %64
  %70 = and i64 %58, -2
  br label %71

71:                                               ; preds = %71, %69
  %72 = phi i64 [ 0, %69 ], [ %115, %71 ]
  %73 = getelementptr inbounds double, ptr %62, i64 %72
  %74 = load <2 x i64>, ptr %73, align 8
  %75 = lshr <2 x i64> %74, <i64 52, i64 52>
  %76 = and <2 x i64> %75, <i64 2047, i64 2047>
  %77 = and <2 x i64> %74, <i64 4503599627370495, i64 4503599627370495>
  %78 = or <2 x i64> %77, <i64 4607182418800017408, i64 4607182418800017408>
  %79 = bitcast <2 x i64> %78 to <2 x double>
  %80 = fcmp ogt <2 x double> %79, <double 0x3FF6A09E667F3BCD, double 0x3FF6A09E667F3BCD>
  %81 = fmul <2 x double> %79, <double 5.000000e-01, double 5.000000e-01>
  %82 = select <2 x i1> %80, <2 x double> %81, <2 x double> %79
  %83 = select <2 x i1> %80, <2 x i64> <i64 -1022, i64 -1022>, <2 x i64> <i64 -1023, i64 -1023>
  %84 = add nsw <2 x i64> %83, %76
  %85 = fadd <2 x double> %82, <double -1.000000e+00, double -1.000000e+00>
  %86 = fadd <2 x double> %82, <double 1.000000e+00, double 1.000000e+00>
  %87 = fdiv <2 x double> %85, %86
  %88 = fmul <2 x double> %87, %87
  %89 = fmul <2 x double> %88, <double 0x3FA8618618618618, double 0x3FA8618618618618>
  %90 = fadd <2 x double> %89, <double 0x3FAAF286BCA1AF28, double 0x3FAAF286BCA1AF28>
  %91 = fmul <2 x double> %88, %90
  %92 = fadd <2 x double> %91, <double 0x3FAE1E1E1E1E1E1E, double 0x3FAE1E1E1E1E1E1E>
  %93 = fmul <2 x double> %88, %92
  %94 = fadd <2 x double> %93, <double 0x3FB1111111111111, double 0x3FB1111111111111>
  %95 = fmul <2 x double> %88, %94
  %96 = fadd <2 x double> %95, <double 0x3FB3B13B13B13B14, double 0x3FB3B13B13B13B14>
  %97 = fmul <2 x double> %88, %96
  %98 = fadd <2 x double> %97, <double 0x3FB745D1745D1746, double 0x3FB745D1745D1746>
  %99 = fmul <2 x double> %88, %98
  %100 = fadd <2 x double> %99, <double 0x3FBC71C71C71C71C, double 0x3FBC71C71C71C71C>
  %101 = fmul <2 x double> %88, %100
  %102 = fadd <2 x double> %101, <double 0x3FC2492492492492, double 0x3FC2492492492492>
  %103 = fmul <2 x double> %88, %102
  %104 = fadd <2 x double> %103, <double 2.000000e-01, double 2.000000e-01>
  %105 = fmul <2 x double> %88, %104
  %106 = fadd <2 x double> %105, <double 0x3FD5555555555555, double 0x3FD5555555555555>
  %107 = fmul <2 x double> %88, %106
  %108 = fadd <2 x double> %107, <double 1.000000e+00, double 1.000000e+00>
  %109 = fmul <2 x double> %87, <double 2.000000e+00, double 2.000000e+00>
  %110 = fmul <2 x double> %109, %108
  %111 = sitofp <2 x i64> %84 to <2 x double>
  %112 = fmul <2 x double> %111, <double 0x3FE62E42FEFA39EF, double 0x3FE62E42FEFA39EF>
  %113 = fadd <2 x double> %112, %110
  %114 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %72
  store <2 x double> %113, ptr %114, align 8
  %115 = add nuw i64 %72, 2
  %116 = icmp eq i64 %115, %70
  br i1 %116, label %117, label %71

117:                                              ; preds = %71
  %118 = icmp eq i64 %58, %70
  br i1 %118, label %193, label %119

119:                                              ; preds = %64, %60, %117
  %120 = phi i64 [ 0, %64 ], [ 0, %60 ], [ %70, %117 ]
  br label %195

121:                                              ; preds = %52, %148
  %122 = phi i64 [ 0, %52 ], [ %191, %148 ]
  br i1 %53, label %123, label %148

123:                                              ; preds = %121
  %124 = icmp slt i64 %122, %41
  %125 = sub nsw i64 %122, %41
  %126 = icmp eq i64 %44, %122
  br label %127

127:                                              ; preds = %144, %123
  %128 = phi i64 [ 0, %123 ], [ %146, %144 ]
  %129 = phi double [ 1.000000e+00, %123 ], [ %145, %144 ]
  br i1 %124, label %130, label %132

130:                                              ; preds = %127
  %131 = icmp eq i64 %128, %122
  br i1 %131, label %138, label %144

132:                                              ; preds = %127
  br i1 %126, label %138, label %133

133:                                              ; preds = %132
  %134 = load ptr, ptr %54, align 8
  %135 = getelementptr inbounds i64, ptr %134, i64 %128
  %136 = load i64, ptr %135, align 8
  %137 = icmp eq i64 %136, %125
  br i1 %137, label %138, label %144

138:                                              ; preds = %133, %132, %130
  %139 = load ptr, ptr %55, align 8
  %140 = getelementptr inbounds i64, ptr %139, i64 %128
  %141 = load i64, ptr %140, align 8
  %142 = sitofp i64 %141 to double
  %143 = fmul double %129, %142
  br label %144

144:                                              ; preds = %138, %133, %130
  %145 = phi double [ %143, %138 ], [ %129, %133 ], [ %129, %130 ]
  %146 = add nuw nsw i64 %128, 1
  %147 = icmp eq i64 %146, %41
  br i1 %147, label %148, label %127

148:                                              ; preds = %144, %121
  %149 = phi double [ 1.000000e+00, %121 ], [ %145, %144 ]
  %150 = bitcast double %149 to i64
  %151 = lshr i64 %150, 52
  %152 = and i64 %151, 2047
  %153 = and i64 %150, 4503599627370495
  %154 = or i64 %153, 4607182418800017408
  %155 = bitcast i64 %154 to double
  %156 = fcmp ogt double %155, 0x3FF6A09E667F3BCD
  %157 = fmul double %155, 5.000000e-01
  %158 = select i1 %156, double %157, double %155
  %159 = select i1 %156, i64 -1022, i64 -1023
  %160 = add nsw i64 %159, %152
  %161 = fadd double %158, -1.000000e+00
  %162 = fadd double %158, 1.000000e+00
  %163 = fdiv double %161, %162
  %164 = fmul double %163, %163
  %165 = fmul double %164, 0x3FA8618618618618
  %166 = fadd double %165, 0x3FAAF286BCA1AF28
  %167 = fmul double %164, %166
  %168 = fadd double %167, 0x3FAE1E1E1E1E1E1E
  %169 = fmul double %164, %168
  %170 = fadd double %169, 0x3FB1111111111111
  %171 = fmul double %164, %170
  %172 = fadd double %171, 0x3FB3B13B13B13B14
  %173 = fmul double %164, %172
  %174 = fadd double %173, 0x3FB745D1745D1746
  %175 = fmul double %164, %174
  %176 = fadd double %175, 0x3FBC71C71C71C71C
  %177 = fmul double %164, %176
  %178 = fadd double %177, 0x3FC2492492492492
  %179 = fmul double %164, %178
  %180 = fadd double %179, 2.000000e-01
  %181 = fmul double %164, %180
  %182 = fadd double %181, 0x3FD5555555555555
  %183 = fmul double %164, %182
  %184 = fadd double %183, 1.000000e+00
  %185 = fmul double %163, 2.000000e+00
  %186 = fmul double %185, %184
  %187 = sitofp i64 %160 to double
  %188 = fmul double %187, 0x3FE62E42FEFA39EF
  %189 = fadd double %188, %186
  %190 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 35, i64 %122
  store double %189, ptr %190, align 8
  %191 = add nuw nsw i64 %122, 1
  %192 = icmp eq i64 %191, %47
  br i1 %192, label %56, label %121

193:                                              ; preds = %195, %117, %56
  %194 = icmp eq i64 %10, 0
  br i1 %194, label %241, label %243

195:                                              ; preds = %119, %195
  %196 = phi i64 [ %239, %195 ], [ %120, %119 ]
  %197 = getelementptr inbounds double, ptr %62, i64 %196
  %198 = load i64, ptr %197, align 8
  %199 = lshr i64 %198, 52
  %200 = and i64 %199, 2047
  %201 = and i64 %198, 4503599627370495
  %202 = or i64 %201, 4607182418800017408
  %203 = bitcast i64 %202 to double
  %204 = fcmp ogt double %203, 0x3FF6A09E667F3BCD
  %205 = fmul double %203, 5.000000e-01
  %206 = select i1 %204, double %205, double %203
  %207 = select i1 %204, i64 -1022, i64 -1023
  %208 = add nsw i64 %207, %200
  %209 = fadd double %206, -1.000000e+00
  %210 = fadd double %206, 1.000000e+00
  %211 = fdiv double %209, %210
  %212 = fmul double %211, %211
  %213 = fmul double %212, 0x3FA8618618618618
  %214 = fadd double %213, 0x3FAAF286BCA1AF28
  %215 = fmul double %212, %214
  %216 = fadd double %215, 0x3FAE1E1E1E1E1E1E
  %217 = fmul double %212, %216
  %218 = fadd double %217, 0x3FB1111111111111
  %219 = fmul double %212, %218
  %220 = fadd double %219, 0x3FB3B13B13B13B14
  %221 = fmul double %212, %220
  %222 = fadd double %221, 0x3FB745D1745D1746
  %223 = fmul double %212, %222
  %224 = fadd double %223, 0x3FBC71C71C71C71C
  %225 = fmul double %212, %224
  %226 = fadd double %225, 0x3FC2492492492492
  %227 = fmul double %212, %226
  %228 = fadd double %227, 2.000000e-01
  %229 = fmul double %212, %228
  %230 = fadd double %229, 0x3FD5555555555555
  %231 = fmul double %212, %230
  %232 = fadd double %231, 1.000000e+00
  %233 = fmul double %211, 2.000000e+00
  %234 = fmul double %233, %232
  %235 = sitofp i64 %208 to double
  %236 = fmul double %235, 0x3FE62E42FEFA39EF
  %237 = fadd double %236, %234
  %238 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %196
  store double %237, ptr %238, align 8
  %239 = add nuw nsw i64 %196, 1
  %240 = icmp eq i64 %239, %58
  br i1 %240, label %193, label %195

241:                                              ; preds = %193
  tail call fastcc void @survey(ptr noundef nonnull %0)
  %242 = load i64, ptr %49, align 8
  br label %243

243:                                              ; preds = %241, %193
  %244 = phi i64 [ %242, %241 ], [ %48, %193 ]
  %245 = icmp sgt i64 %244, 0
  br i1 %245, label %246, label %249

246:                                              ; preds = %243
  %247 = load i64, ptr %1, align 8
  %248 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 17
  br label %254

249:                                              ; preds = %300, %243
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %18)
  %250 = load i64, ptr %2, align 8
  %251 = icmp sgt i64 %250, 0
  br i1 %251, label %252, label %1352

252:                                              ; preds = %249
  %253 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 6
  br label %305

254:                                              ; preds = %246, %300
  %255 = phi i64 [ 0, %246 ], [ %303, %300 ]
  %256 = icmp slt i64 %255, %247
  br i1 %256, label %257, label %300

257:                                              ; preds = %254
  %258 = load ptr, ptr %248, align 8
  %259 = getelementptr inbounds double, ptr %258, i64 %255
  %260 = load i64, ptr %259, align 8
  %261 = lshr i64 %260, 52
  %262 = and i64 %261, 2047
  %263 = and i64 %260, 4503599627370495
  %264 = or i64 %263, 4607182418800017408
  %265 = bitcast i64 %264 to double
  %266 = fcmp ogt double %265, 0x3FF6A09E667F3BCD
  %267 = fmul double %265, 5.000000e-01
  %268 = select i1 %266, double %267, double %265
  %269 = select i1 %266, i64 -1022, i64 -1023
  %270 = add nsw i64 %269, %262
  %271 = fadd double %268, -1.000000e+00
  %272 = fadd double %268, 1.000000e+00
  %273 = fdiv double %271, %272
  %274 = fmul double %273, %273
  %275 = fmul double %274, 0x3FA8618618618618
  %276 = fadd double %275, 0x3FAAF286BCA1AF28
  %277 = fmul double %274, %276
  %278 = fadd double %277, 0x3FAE1E1E1E1E1E1E
  %279 = fmul double %274, %278
  %280 = fadd double %279, 0x3FB1111111111111
  %281 = fmul double %274, %280
  %282 = fadd double %281, 0x3FB3B13B13B13B14
  %283 = fmul double %274, %282
  %284 = fadd double %283, 0x3FB745D1745D1746
  %285 = fmul double %274, %284
  %286 = fadd double %285, 0x3FBC71C71C71C71C
  %287 = fmul double %274, %286
  %288 = fadd double %287, 0x3FC2492492492492
  %289 = fmul double %274, %288
  %290 = fadd double %289, 2.000000e-01
  %291 = fmul double %274, %290
  %292 = fadd double %291, 0x3FD5555555555555
  %293 = fmul double %274, %292
  %294 = fadd double %293, 1.000000e+00
  %295 = fmul double %273, 2.000000e+00
  %296 = fmul double %295, %294
  %297 = sitofp i64 %270 to double
  %298 = fmul double %297, 0x3FE62E42FEFA39EF
  %299 = fadd double %298, %296
  br label %300

300:                                              ; preds = %254, %257
  %301 = phi double [ %299, %257 ], [ 0.000000e+00, %254 ]
  %302 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %255
  store double %301, ptr %302, align 8
  %303 = add nuw nsw i64 %255, 1
  %304 = icmp eq i64 %303, %244
  br i1 %304, label %249, label %254

305:                                              ; preds = %252, %330
  %306 = phi i64 [ 0, %252 ], [ %333, %330 ]
  %307 = icmp eq i64 %306, 0
  br i1 %307, label %330, label %308

308:                                              ; preds = %305
  %309 = load ptr, ptr %253, align 8
  %310 = getelementptr inbounds ptr, ptr %309, i64 %306
  %311 = load ptr, ptr %310, align 8
  %312 = load i64, ptr %311, align 8
  br label %318

313:                                              ; preds = %330
  br i1 %251, label %314, label %1352

314:                                              ; preds = %313
  %315 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 6
  %316 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 51
  %317 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 1
  br label %335

318:                                              ; preds = %308, %327
  %319 = phi i64 [ %306, %308 ], [ %320, %327 ]
  %320 = add nsw i64 %319, -1
  %321 = getelementptr inbounds [16 x i64], ptr %18, i64 0, i64 %320
  %322 = load i64, ptr %321, align 8
  %323 = getelementptr inbounds ptr, ptr %309, i64 %322
  %324 = load ptr, ptr %323, align 8
  %325 = load i64, ptr %324, align 8
  %326 = icmp sgt i64 %325, %312
  br i1 %326, label %327, label %330

327:                                              ; preds = %318
  %328 = getelementptr inbounds [16 x i64], ptr %18, i64 0, i64 %319
  store i64 %322, ptr %328, align 8
  %329 = icmp eq i64 %320, 0
  br i1 %329, label %330, label %318

330:                                              ; preds = %318, %327, %305
  %331 = phi i64 [ 0, %305 ], [ 0, %327 ], [ %319, %318 ]
  %332 = getelementptr inbounds [16 x i64], ptr %18, i64 0, i64 %331
  store i64 %306, ptr %332, align 8
  %333 = add nuw nsw i64 %306, 1
  %334 = icmp eq i64 %333, %250
  br i1 %334, label %313, label %305

335:                                              ; preds = %314, %1347
  %336 = phi i64 [ 1, %314 ], [ %1348, %1347 ]
  %337 = phi i64 [ 0, %314 ], [ %1349, %1347 ]
  %338 = getelementptr inbounds [16 x i64], ptr %18, i64 0, i64 %337
  %339 = load i64, ptr %338, align 8
  %340 = load ptr, ptr %315, align 8
  %341 = getelementptr inbounds ptr, ptr %340, i64 %339
  %342 = load ptr, ptr %341, align 8
  %343 = load i64, ptr %342, align 8
  %344 = icmp eq i64 %343, 0
  br i1 %344, label %1574, label %345

345:                                              ; preds = %335
  %346 = load ptr, ptr %0, align 8
  %347 = load ptr, ptr %20, align 8
  %348 = getelementptr inbounds %struct.Problem, ptr %346, i64 0, i32 6
  %349 = load ptr, ptr %348, align 8
  %350 = getelementptr inbounds ptr, ptr %349, i64 %339
  %351 = load ptr, ptr %350, align 8
  %352 = load i64, ptr %351, align 8
  %353 = load i64, ptr %346, align 8
  %354 = getelementptr inbounds %struct.Problem, ptr %346, i64 0, i32 1
  %355 = load i64, ptr %354, align 8
  %356 = shl nsw i64 %352, 1
  br label %357

357:                                              ; preds = %357, %345
  %358 = phi i64 [ 1, %345 ], [ %360, %357 ]
  %359 = icmp slt i64 %358, %356
  %360 = shl nsw i64 %358, 1
  br i1 %359, label %357, label %361

361:                                              ; preds = %357
  %362 = add nsw i64 %355, %353
  %363 = load ptr, ptr %28, align 8
  %364 = sub i64 0, %358
  %365 = getelementptr inbounds i32, ptr %363, i64 %364
  %366 = sub i64 0, %352
  %367 = getelementptr inbounds i32, ptr %365, i64 %366
  %368 = getelementptr inbounds i32, ptr %367, i64 %366
  store ptr %368, ptr %28, align 8
  %369 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 19, i64 %339
  store ptr %368, ptr %369, align 8
  %370 = load ptr, ptr %28, align 8
  %371 = getelementptr inbounds i32, ptr %370, i64 %366
  store ptr %371, ptr %28, align 8
  %372 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 20, i64 %339
  store ptr %371, ptr %372, align 8
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %13)
  %373 = icmp sgt i64 %362, 0
  br i1 %373, label %374, label %378

374:                                              ; preds = %361
  %375 = getelementptr inbounds %struct.Problem, ptr %346, i64 0, i32 7
  %376 = load ptr, ptr %375, align 8
  %377 = mul nsw i64 %362, %339
  br label %394

378:                                              ; preds = %451, %361
  %379 = phi i64 [ 0, %361 ], [ %452, %451 ]
  %380 = tail call i64 @llvm.umax.i64(i64 %358, i64 1)
  %381 = icmp ult i64 %380, 8
  br i1 %381, label %392, label %382

382:                                              ; preds = %378
  %383 = and i64 %380, -8
  br label %384

384:                                              ; preds = %384, %382
  %385 = phi i64 [ 0, %382 ], [ %388, %384 ]
  %386 = getelementptr inbounds i32, ptr %365, i64 %385
  store <4 x i32> <i32 -1, i32 -1, i32 -1, i32 -1>, ptr %386, align 4
  %387 = getelementptr inbounds i32, ptr %386, i64 4
  store <4 x i32> <i32 -1, i32 -1, i32 -1, i32 -1>, ptr %387, align 4
  %388 = add nuw i64 %385, 8
  %389 = icmp eq i64 %388, %383
  br i1 %389, label %390, label %384

390:                                              ; preds = %384
  %391 = icmp eq i64 %383, 0
  br i1 %391, label %392, label %455

392:                                              ; preds = %378, %390
  %393 = phi i64 [ 0, %378 ], [ %383, %390 ]
  br label %468

394:                                              ; preds = %451, %374
  %395 = phi i64 [ 0, %374 ], [ %452, %451 ]
  %396 = phi i64 [ 0, %374 ], [ %453, %451 ]
  %397 = add nsw i64 %396, %377
  %398 = getelementptr inbounds i64, ptr %376, i64 %397
  %399 = load i64, ptr %398, align 8
  %400 = icmp eq i64 %399, 0
  %401 = zext i1 %400 to i64
  %402 = icmp sgt i64 %395, 0
  br i1 %402, label %403, label %435

403:                                              ; preds = %394
  %404 = icmp ult i64 %395, 4
  br i1 %404, label %432, label %405

405:                                              ; preds = %403
  %406 = and i64 %395, -4
  %407 = insertelement <2 x i64> <i64 poison, i64 0>, i64 %401, i64 0
  %408 = insertelement <2 x i64> poison, i64 %399, i64 0
  %409 = shufflevector <2 x i64> %408, <2 x i64> poison, <2 x i32> zeroinitializer
  %410 = insertelement <2 x i64> poison, i64 %399, i64 0
  %411 = shufflevector <2 x i64> %410, <2 x i64> poison, <2 x i32> zeroinitializer
  br label %412

412:                                              ; preds = %412, %405
  %413 = phi i64 [ 0, %405 ], [ %426, %412 ]
  %414 = phi <2 x i64> [ %407, %405 ], [ %424, %412 ]
  %415 = phi <2 x i64> [ zeroinitializer, %405 ], [ %425, %412 ]
  %416 = getelementptr inbounds [1024 x i64], ptr %13, i64 0, i64 %413
  %417 = load <2 x i64>, ptr %416, align 16
  %418 = getelementptr inbounds i64, ptr %416, i64 2
  %419 = load <2 x i64>, ptr %418, align 16
  %420 = icmp eq <2 x i64> %417, %409
  %421 = icmp eq <2 x i64> %419, %411
  %422 = zext <2 x i1> %420 to <2 x i64>
  %423 = zext <2 x i1> %421 to <2 x i64>
  %424 = or <2 x i64> %414, %422
  %425 = or <2 x i64> %415, %423
  %426 = add nuw i64 %413, 4
  %427 = icmp eq i64 %426, %406
  br i1 %427, label %428, label %412

428:                                              ; preds = %412
  %429 = or <2 x i64> %425, %424
  %430 = tail call i64 @llvm.vector.reduce.or.v2i64(<2 x i64> %429)
  %431 = icmp eq i64 %395, %406
  br i1 %431, label %435, label %432

432:                                              ; preds = %403, %428
  %433 = phi i64 [ %401, %403 ], [ %430, %428 ]
  %434 = phi i64 [ 0, %403 ], [ %406, %428 ]
  br label %438

435:                                              ; preds = %438, %428, %394
  %436 = phi i64 [ %401, %394 ], [ %430, %428 ], [ %445, %438 ]
  %437 = icmp eq i64 %436, 0
  br i1 %437, label %448, label %451

438:                                              ; preds = %432, %438
  %439 = phi i64 [ %445, %438 ], [ %433, %432 ]
  %440 = phi i64 [ %446, %438 ], [ %434, %432 ]
  %441 = getelementptr inbounds [1024 x i64], ptr %13, i64 0, i64 %440
  %442 = load i64, ptr %441, align 8
  %443 = icmp eq i64 %442, %399
  %444 = zext i1 %443 to i64
  %445 = or i64 %439, %444
  %446 = add nuw nsw i64 %440, 1
  %447 = icmp eq i64 %446, %395
  br i1 %447, label %435, label %438

448:                                              ; preds = %435
  %449 = add nsw i64 %395, 1
  %450 = getelementptr inbounds [1024 x i64], ptr %13, i64 0, i64 %395
  store i64 %399, ptr %450, align 8
  br label %451

451:                                              ; preds = %448, %435
  %452 = phi i64 [ %395, %435 ], [ %449, %448 ]
  %453 = add nuw nsw i64 %396, 1
  %454 = icmp eq i64 %453, %362
  br i1 %454, label %378, label %394

455:                                              ; preds = %468, %390
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %14)
  br i1 %373, label %456, label %479

456:                                              ; preds = %455
  %457 = load i64, ptr %50, align 8
  %458 = icmp eq i64 %457, 0
  br i1 %458, label %459, label %479

459:                                              ; preds = %456
  %460 = getelementptr inbounds %struct.Problem, ptr %346, i64 0, i32 17
  %461 = load ptr, ptr %460, align 8
  %462 = load i64, ptr %347, align 8
  %463 = icmp sgt i64 %462, 0
  %464 = and i64 %462, 1
  %465 = icmp eq i64 %462, 1
  %466 = and i64 %462, -2
  %467 = icmp eq i64 %464, 0
  br label %473

468:                                              ; preds = %392, %468
  %469 = phi i64 [ %471, %468 ], [ %393, %392 ]
  %470 = getelementptr inbounds i32, ptr %365, i64 %469
  store i32 -1, ptr %470, align 4
  %471 = add nuw nsw i64 %469, 1
  %472 = icmp eq i64 %471, %380
  br i1 %472, label %455, label %468

473:                                              ; preds = %502, %459
  %474 = phi i64 [ 0, %459 ], [ %503, %502 ]
  %475 = getelementptr inbounds double, ptr %461, i64 %474
  %476 = load double, ptr %475, align 8
  %477 = getelementptr inbounds [1024 x double], ptr %14, i64 0, i64 %474
  store double %476, ptr %477, align 8
  br i1 %463, label %478, label %502

478:                                              ; preds = %473
  br i1 %465, label %493, label %505

479:                                              ; preds = %502, %456, %455
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %15)
  %480 = icmp sgt i64 %352, 0
  br i1 %480, label %481, label %527

481:                                              ; preds = %479
  %482 = load i64, ptr %50, align 8
  %483 = icmp eq i64 %482, 0
  %484 = icmp sgt i64 %379, 0
  %485 = getelementptr inbounds %struct.Table, ptr %351, i64 0, i32 1
  %486 = add nsw i64 %358, -1
  %487 = icmp slt i64 %379, 1
  %488 = load i64, ptr %13, align 16
  %489 = and i64 %379, 1
  %490 = icmp eq i64 %379, 1
  %491 = and i64 %379, -2
  %492 = icmp eq i64 %489, 0
  br label %539

493:                                              ; preds = %522, %478
  %494 = phi double [ %476, %478 ], [ %523, %522 ]
  %495 = phi i64 [ 0, %478 ], [ %524, %522 ]
  %496 = icmp eq i64 %495, %339
  %497 = select i1 %467, i1 true, i1 %496
  br i1 %497, label %502, label %498

498:                                              ; preds = %493
  %499 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 42, i64 %474, i64 %495
  %500 = load double, ptr %499, align 8
  %501 = fmul double %494, %500
  store double %501, ptr %477, align 8
  br label %502

502:                                              ; preds = %493, %498, %473
  %503 = add nuw nsw i64 %474, 1
  %504 = icmp eq i64 %503, %362
  br i1 %504, label %479, label %473

505:                                              ; preds = %478, %522
  %506 = phi double [ %523, %522 ], [ %476, %478 ]
  %507 = phi i64 [ %524, %522 ], [ 0, %478 ]
  %508 = phi i64 [ %525, %522 ], [ 0, %478 ]
  %509 = icmp eq i64 %507, %339
  br i1 %509, label %514, label %510

510:                                              ; preds = %505
  %511 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 42, i64 %474, i64 %507
  %512 = load double, ptr %511, align 8
  %513 = fmul double %506, %512
  store double %513, ptr %477, align 8
  br label %514

514:                                              ; preds = %510, %505
  %515 = phi double [ %506, %505 ], [ %513, %510 ]
  %516 = or i64 %507, 1
  %517 = icmp eq i64 %516, %339
  br i1 %517, label %522, label %518

518:                                              ; preds = %514
  %519 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 42, i64 %474, i64 %516
  %520 = load double, ptr %519, align 8
  %521 = fmul double %515, %520
  store double %521, ptr %477, align 8
  br label %522

522:                                              ; preds = %518, %514
  %523 = phi double [ %515, %514 ], [ %521, %518 ]
  %524 = add nuw nsw i64 %507, 2
  %525 = add i64 %508, 2
  %526 = icmp eq i64 %525, %466
  br i1 %526, label %493, label %505

527:                                              ; preds = %675, %479
  %528 = phi i64 [ 0, %479 ], [ %676, %675 ]
  %529 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 18, i64 %339
  store i64 %528, ptr %529, align 8
  %530 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 17, i64 %339
  store i64 0, ptr %530, align 8
  %531 = load i64, ptr %346, align 8
  %532 = icmp sgt i64 %531, 0
  br i1 %532, label %533, label %679

533:                                              ; preds = %527
  %534 = getelementptr inbounds %struct.Problem, ptr %346, i64 0, i32 7
  %535 = mul nsw i64 %362, %339
  %536 = sub i64 0, %528
  %537 = icmp sgt i64 %528, 0
  %538 = getelementptr inbounds %struct.Table, ptr %351, i64 0, i32 1
  br label %698

539:                                              ; preds = %675, %481
  %540 = phi i64 [ 0, %481 ], [ %677, %675 ]
  %541 = phi i64 [ 0, %481 ], [ %676, %675 ]
  %542 = getelementptr inbounds i32, ptr %367, i64 %540
  store i32 -1, ptr %542, align 4
  %543 = and i64 %540, 127
  %544 = icmp eq i64 %543, 0
  %545 = select i1 %483, i1 %544, i1 false
  br i1 %545, label %546, label %549

546:                                              ; preds = %539
  %547 = sub nsw i64 %352, %540
  %548 = tail call i64 @llvm.smin.i64(i64 %547, i64 128)
  call fastcc void @promising(ptr noundef nonnull %0, i64 noundef %339, i64 noundef %540, i64 noundef %548, ptr noundef nonnull %14, ptr noundef nonnull %15)
  br label %550

549:                                              ; preds = %539
  br i1 %483, label %550, label %554

550:                                              ; preds = %549, %546
  %551 = getelementptr inbounds [128 x i32], ptr %15, i64 0, i64 %543
  %552 = load i32, ptr %551, align 4
  %553 = icmp eq i32 %552, 0
  br i1 %553, label %675, label %554

554:                                              ; preds = %550, %549
  br i1 %484, label %555, label %572

555:                                              ; preds = %554
  %556 = load ptr, ptr %485, align 8
  br i1 %490, label %557, label %586

557:                                              ; preds = %586, %555
  %558 = phi i64 [ undef, %555 ], [ %610, %586 ]
  %559 = phi i64 [ 0, %555 ], [ %611, %586 ]
  %560 = phi i64 [ 1469598103934665603, %555 ], [ %610, %586 ]
  br i1 %492, label %572, label %561

561:                                              ; preds = %557
  %562 = getelementptr inbounds [1024 x i64], ptr %13, i64 0, i64 %559
  %563 = load i64, ptr %562, align 8
  %564 = getelementptr inbounds ptr, ptr %556, i64 %563
  %565 = load ptr, ptr %564, align 8
  %566 = getelementptr inbounds double, ptr %565, i64 %540
  %567 = load i64, ptr %566, align 8
  %568 = xor i64 %567, %560
  %569 = mul i64 %568, 1099511628211
  %570 = lshr i64 %569, 29
  %571 = xor i64 %570, %569
  br label %572

572:                                              ; preds = %561, %557, %554
  %573 = phi i64 [ 1469598103934665603, %554 ], [ %558, %557 ], [ %571, %561 ]
  %574 = and i64 %573, %486
  %575 = getelementptr inbounds i32, ptr %365, i64 %574
  %576 = load i32, ptr %575, align 4
  %577 = icmp sgt i32 %576, -1
  %578 = load ptr, ptr %369, align 8
  br i1 %577, label %579, label %649

579:                                              ; preds = %572
  br i1 %487, label %659, label %580

580:                                              ; preds = %579
  %581 = load ptr, ptr %485, align 8
  %582 = getelementptr inbounds ptr, ptr %581, i64 %488
  %583 = load ptr, ptr %582, align 8
  %584 = getelementptr inbounds double, ptr %583, i64 %540
  %585 = load double, ptr %584, align 8
  br label %614

586:                                              ; preds = %555, %586
  %587 = phi i64 [ %611, %586 ], [ 0, %555 ]
  %588 = phi i64 [ %610, %586 ], [ 1469598103934665603, %555 ]
  %589 = phi i64 [ %612, %586 ], [ 0, %555 ]
  %590 = getelementptr inbounds [1024 x i64], ptr %13, i64 0, i64 %587
  %591 = load i64, ptr %590, align 16
  %592 = getelementptr inbounds ptr, ptr %556, i64 %591
  %593 = load ptr, ptr %592, align 8
  %594 = getelementptr inbounds double, ptr %593, i64 %540
  %595 = load i64, ptr %594, align 8
  %596 = xor i64 %595, %588
  %597 = mul i64 %596, 1099511628211
  %598 = lshr i64 %597, 29
  %599 = or i64 %587, 1
  %600 = getelementptr inbounds [1024 x i64], ptr %13, i64 0, i64 %599
  %601 = load i64, ptr %600, align 8
  %602 = getelementptr inbounds ptr, ptr %556, i64 %601
  %603 = load ptr, ptr %602, align 8
  %604 = getelementptr inbounds double, ptr %603, i64 %540
  %605 = load i64, ptr %604, align 8
  %606 = xor i64 %598, %605
  %607 = xor i64 %606, %597
  %608 = mul i64 %607, 1099511628211
  %609 = lshr i64 %608, 29
  %610 = xor i64 %609, %608
  %611 = add nuw nsw i64 %587, 2
  %612 = add i64 %589, 2
  %613 = icmp eq i64 %612, %491
  br i1 %613, label %557, label %586

614:                                              ; preds = %580, %640
  %615 = phi i32 [ %644, %640 ], [ %576, %580 ]
  %616 = phi i64 [ %642, %640 ], [ %574, %580 ]
  %617 = zext i32 %615 to i64
  %618 = getelementptr inbounds i32, ptr %578, i64 %617
  %619 = load i32, ptr %618, align 4
  %620 = sext i32 %619 to i64
  %621 = getelementptr inbounds double, ptr %583, i64 %620
  %622 = load double, ptr %621, align 8
  %623 = fcmp une double %622, %585
  br i1 %623, label %640, label %624

624:                                              ; preds = %614, %628
  %625 = phi i64 [ %626, %628 ], [ 0, %614 ]
  %626 = add nuw nsw i64 %625, 1
  %627 = icmp eq i64 %626, %379
  br i1 %627, label %646, label %628

628:                                              ; preds = %624
  %629 = getelementptr inbounds i64, ptr %13, i64 %626
  %630 = load i64, ptr %629, align 8
  %631 = getelementptr inbounds ptr, ptr %581, i64 %630
  %632 = load ptr, ptr %631, align 8
  %633 = getelementptr inbounds double, ptr %632, i64 %620
  %634 = load double, ptr %633, align 8
  %635 = getelementptr inbounds double, ptr %632, i64 %540
  %636 = load double, ptr %635, align 8
  %637 = fcmp une double %634, %636
  br i1 %637, label %638, label %624

638:                                              ; preds = %628
  %639 = icmp slt i64 %626, %379
  br i1 %639, label %640, label %646

640:                                              ; preds = %638, %614
  %641 = add nsw i64 %616, 1
  %642 = and i64 %641, %486
  %643 = getelementptr inbounds i32, ptr %365, i64 %642
  %644 = load i32, ptr %643, align 4
  %645 = icmp sgt i32 %644, -1
  br i1 %645, label %614, label %649

646:                                              ; preds = %638, %624
  %647 = getelementptr inbounds i32, ptr %365, i64 %616
  %648 = icmp slt i32 %615, 0
  br i1 %648, label %652, label %663

649:                                              ; preds = %640, %572
  %650 = phi i64 [ %574, %572 ], [ %642, %640 ]
  %651 = getelementptr inbounds i32, ptr %365, i64 %650
  br label %652

652:                                              ; preds = %649, %646
  %653 = phi ptr [ %651, %649 ], [ %647, %646 ]
  %654 = trunc i64 %541 to i32
  store i32 %654, ptr %653, align 4
  %655 = trunc i64 %540 to i32
  %656 = add nsw i64 %541, 1
  %657 = getelementptr inbounds i32, ptr %578, i64 %541
  store i32 %655, ptr %657, align 4
  %658 = getelementptr inbounds i32, ptr %371, i64 %540
  store i32 -1, ptr %658, align 4
  br label %671

659:                                              ; preds = %579
  %660 = zext i32 %576 to i64
  %661 = getelementptr inbounds i32, ptr %578, i64 %660
  %662 = load i32, ptr %661, align 4
  br label %663

663:                                              ; preds = %659, %646
  %664 = phi i32 [ %662, %659 ], [ %619, %646 ]
  %665 = phi ptr [ %575, %659 ], [ %647, %646 ]
  %666 = sext i32 %664 to i64
  %667 = getelementptr inbounds i32, ptr %371, i64 %666
  %668 = load i32, ptr %667, align 4
  %669 = getelementptr inbounds i32, ptr %371, i64 %540
  store i32 %668, ptr %669, align 4
  %670 = trunc i64 %540 to i32
  store i32 %670, ptr %667, align 4
  br label %671

671:                                              ; preds = %663, %652
  %672 = phi ptr [ %653, %652 ], [ %665, %663 ]
  %673 = phi i64 [ %656, %652 ], [ %541, %663 ]
  %674 = load i32, ptr %672, align 4
  store i32 %674, ptr %542, align 4
  br label %675

675:                                              ; preds = %671, %550
  %676 = phi i64 [ %673, %671 ], [ %541, %550 ]
  %677 = add nuw nsw i64 %540, 1
  %678 = icmp eq i64 %677, %352
  br i1 %678, label %527, label %539

679:                                              ; preds = %783, %527
  %680 = phi i64 [ 0, %527 ], [ %785, %783 ]
  %681 = phi i64 [ %531, %527 ], [ %784, %783 ]
  %682 = getelementptr inbounds %struct.Problem, ptr %346, i64 0, i32 2
  %683 = load i64, ptr %682, align 8
  %684 = add nsw i64 %683, %681
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %16)
  %685 = getelementptr inbounds %struct.Goal, ptr %347, i64 0, i32 1
  %686 = load i64, ptr %685, align 8
  %687 = icmp ne i64 %528, 0
  %688 = icmp sgt i64 %686, 0
  %689 = select i1 %688, i1 %687, i1 false
  br i1 %689, label %690, label %812

690:                                              ; preds = %679
  %691 = getelementptr inbounds %struct.Table, ptr %351, i64 0, i32 5
  %692 = load i64, ptr %691, align 8
  %693 = icmp sgt i64 %692, 0
  %694 = getelementptr inbounds %struct.Table, ptr %351, i64 0, i32 2
  %695 = icmp ult i64 %692, 4
  %696 = and i64 %692, -4
  %697 = icmp eq i64 %692, %696
  br label %788

698:                                              ; preds = %783, %533
  %699 = phi i64 [ %531, %533 ], [ %784, %783 ]
  %700 = phi i64 [ 0, %533 ], [ %785, %783 ]
  %701 = phi i64 [ 0, %533 ], [ %786, %783 ]
  %702 = load ptr, ptr %534, align 8
  %703 = add nsw i64 %701, %535
  %704 = getelementptr inbounds i64, ptr %702, i64 %703
  %705 = load i64, ptr %704, align 8
  %706 = icmp eq i64 %705, 0
  br i1 %706, label %783, label %707

707:                                              ; preds = %698
  %708 = load ptr, ptr %25, align 8
  %709 = getelementptr inbounds double, ptr %708, i64 %536
  store ptr %709, ptr %25, align 8
  br i1 %537, label %710, label %715

710:                                              ; preds = %707
  %711 = load ptr, ptr %538, align 8
  %712 = getelementptr inbounds ptr, ptr %711, i64 %705
  %713 = load ptr, ptr %712, align 8
  %714 = load ptr, ptr %369, align 8
  br label %721

715:                                              ; preds = %778, %707
  %716 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %339, i64 %700
  store i64 %701, ptr %716, align 8
  %717 = load i64, ptr %530, align 8
  %718 = add nsw i64 %717, 1
  store i64 %718, ptr %530, align 8
  %719 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 47, i64 %339, i64 %717
  store ptr %709, ptr %719, align 8
  %720 = load i64, ptr %346, align 8
  br label %783

721:                                              ; preds = %778, %710
  %722 = phi i64 [ 0, %710 ], [ %781, %778 ]
  %723 = getelementptr inbounds i32, ptr %714, i64 %722
  %724 = load i32, ptr %723, align 4
  %725 = sext i32 %724 to i64
  %726 = getelementptr inbounds double, ptr %713, i64 %725
  %727 = load double, ptr %726, align 8
  %728 = bitcast double %727 to i64
  %729 = mul i64 %728, -7046029254386353131
  %730 = lshr i64 %729, 53
  %731 = getelementptr inbounds [2048 x double], ptr %316, i64 0, i64 %730
  %732 = load double, ptr %731, align 8
  %733 = fcmp une double %732, %727
  br i1 %733, label %737, label %734

734:                                              ; preds = %721
  %735 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 51, i32 1, i64 %730
  %736 = load double, ptr %735, align 8
  br label %778

737:                                              ; preds = %721
  store double %727, ptr %731, align 8
  %738 = lshr i64 %728, 52
  %739 = and i64 %738, 2047
  %740 = and i64 %728, 4503599627370495
  %741 = or i64 %740, 4607182418800017408
  %742 = bitcast i64 %741 to double
  %743 = fcmp ogt double %742, 0x3FF6A09E667F3BCD
  %744 = fmul double %742, 5.000000e-01
  %745 = select i1 %743, double %744, double %742
  %746 = select i1 %743, i64 -1022, i64 -1023
  %747 = add nsw i64 %746, %739
  %748 = fadd double %745, -1.000000e+00
  %749 = fadd double %745, 1.000000e+00
  %750 = fdiv double %748, %749
  %751 = fmul double %750, %750
  %752 = fmul double %751, 0x3FA8618618618618
  %753 = fadd double %752, 0x3FAAF286BCA1AF28
  %754 = fmul double %751, %753
  %755 = fadd double %754, 0x3FAE1E1E1E1E1E1E
  %756 = fmul double %751, %755
  %757 = fadd double %756, 0x3FB1111111111111
  %758 = fmul double %751, %757
  %759 = fadd double %758, 0x3FB3B13B13B13B14
  %760 = fmul double %751, %759
  %761 = fadd double %760, 0x3FB745D1745D1746
  %762 = fmul double %751, %761
  %763 = fadd double %762, 0x3FBC71C71C71C71C
  %764 = fmul double %751, %763
  %765 = fadd double %764, 0x3FC2492492492492
  %766 = fmul double %751, %765
  %767 = fadd double %766, 2.000000e-01
  %768 = fmul double %751, %767
  %769 = fadd double %768, 0x3FD5555555555555
  %770 = fmul double %751, %769
  %771 = fadd double %770, 1.000000e+00
  %772 = fmul double %750, 2.000000e+00
  %773 = fmul double %772, %771
  %774 = sitofp i64 %747 to double
  %775 = fmul double %774, 0x3FE62E42FEFA39EF
  %776 = fadd double %775, %773
  %777 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 51, i32 1, i64 %730
  store double %776, ptr %777, align 8
  br label %778

778:                                              ; preds = %737, %734
  %779 = phi double [ %736, %734 ], [ %776, %737 ]
  %780 = getelementptr inbounds double, ptr %709, i64 %722
  store double %779, ptr %780, align 8
  %781 = add nuw nsw i64 %722, 1
  %782 = icmp eq i64 %781, %528
  br i1 %782, label %715, label %721

783:                                              ; preds = %715, %698
  %784 = phi i64 [ %699, %698 ], [ %720, %715 ]
  %785 = phi i64 [ %700, %698 ], [ %718, %715 ]
  %786 = add nuw nsw i64 %701, 1
  %787 = icmp slt i64 %786, %784
  br i1 %787, label %698, label %679

788:                                              ; preds = %831, %690
  %789 = phi i64 [ 0, %690 ], [ %836, %831 ]
  br i1 %693, label %790, label %831

790:                                              ; preds = %788
  %791 = load ptr, ptr %694, align 8
  %792 = mul nsw i64 %789, %692
  br i1 %695, label %809, label %793

793:                                              ; preds = %790, %793
  %794 = phi i64 [ %804, %793 ], [ 0, %790 ]
  %795 = phi <2 x i64> [ %802, %793 ], [ <i64 1, i64 0>, %790 ]
  %796 = phi <2 x i64> [ %803, %793 ], [ zeroinitializer, %790 ]
  %797 = add nsw i64 %794, %792
  %798 = getelementptr inbounds i64, ptr %791, i64 %797
  %799 = load <2 x i64>, ptr %798, align 8
  %800 = getelementptr inbounds i64, ptr %798, i64 2
  %801 = load <2 x i64>, ptr %800, align 8
  %802 = or <2 x i64> %799, %795
  %803 = or <2 x i64> %801, %796
  %804 = add nuw i64 %794, 4
  %805 = icmp eq i64 %804, %696
  br i1 %805, label %806, label %793

806:                                              ; preds = %793
  %807 = or <2 x i64> %803, %802
  %808 = tail call i64 @llvm.vector.reduce.or.v2i64(<2 x i64> %807)
  br i1 %697, label %831, label %809

809:                                              ; preds = %790, %806
  %810 = phi i64 [ 0, %790 ], [ %696, %806 ]
  %811 = phi i64 [ 1, %790 ], [ %808, %806 ]
  br label %838

812:                                              ; preds = %831, %679
  %813 = getelementptr inbounds %struct.Goal, ptr %347, i64 0, i32 2
  %814 = load i64, ptr %813, align 8
  %815 = add nsw i64 %814, %686
  %816 = icmp sgt i64 %814, 1
  %817 = zext i1 %816 to i64
  %818 = add nsw i64 %815, %817
  %819 = icmp sgt i64 %818, 0
  %820 = select i1 %819, i1 %687, i1 false
  br i1 %820, label %821, label %1088

821:                                              ; preds = %812
  %822 = getelementptr inbounds %struct.Goal, ptr %347, i64 0, i32 8
  %823 = sub i64 0, %528
  %824 = icmp sgt i64 %528, 0
  %825 = getelementptr inbounds %struct.Table, ptr %351, i64 0, i32 6
  %826 = getelementptr inbounds %struct.Table, ptr %351, i64 0, i32 2
  %827 = getelementptr inbounds %struct.Table, ptr %351, i64 0, i32 5
  %828 = icmp ult i64 %528, 4
  %829 = and i64 %528, -4
  %830 = icmp eq i64 %528, %829
  br label %847

831:                                              ; preds = %838, %806, %788
  %832 = phi i64 [ 1, %788 ], [ %808, %806 ], [ %844, %838 ]
  %833 = icmp sgt i64 %832, 1
  %834 = zext i1 %833 to i64
  %835 = getelementptr inbounds [16 x i64], ptr %16, i64 0, i64 %789
  store i64 %834, ptr %835, align 8
  %836 = add nuw nsw i64 %789, 1
  %837 = icmp eq i64 %836, %686
  br i1 %837, label %812, label %788

838:                                              ; preds = %809, %838
  %839 = phi i64 [ %845, %838 ], [ %810, %809 ]
  %840 = phi i64 [ %844, %838 ], [ %811, %809 ]
  %841 = add nsw i64 %839, %792
  %842 = getelementptr inbounds i64, ptr %791, i64 %841
  %843 = load i64, ptr %842, align 8
  %844 = or i64 %843, %840
  %845 = add nuw nsw i64 %839, 1
  %846 = icmp eq i64 %845, %692
  br i1 %846, label %831, label %838

847:                                              ; preds = %1078, %821
  %848 = phi i64 [ %814, %821 ], [ %1079, %1078 ]
  %849 = phi i64 [ %686, %821 ], [ %1080, %1078 ]
  %850 = phi i64 [ %680, %821 ], [ %1081, %1078 ]
  %851 = phi i64 [ %815, %821 ], [ %1083, %1078 ]
  %852 = phi i64 [ 0, %821 ], [ %1082, %1078 ]
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %17)
  %853 = icmp sgt i64 %849, 0
  br i1 %853, label %854, label %1078

854:                                              ; preds = %847
  %855 = icmp slt i64 %852, %849
  %856 = icmp eq i64 %851, %852
  %857 = sub nsw i64 %852, %849
  br label %860

858:                                              ; preds = %878
  %859 = icmp eq i64 %879, 0
  br i1 %859, label %1078, label %882

860:                                              ; preds = %878, %854
  %861 = phi i64 [ 0, %854 ], [ %880, %878 ]
  %862 = phi i64 [ 0, %854 ], [ %879, %878 ]
  %863 = getelementptr inbounds [16 x i64], ptr %16, i64 0, i64 %861
  %864 = load i64, ptr %863, align 8
  %865 = icmp eq i64 %864, 0
  br i1 %865, label %878, label %866

866:                                              ; preds = %860
  br i1 %855, label %867, label %869

867:                                              ; preds = %866
  %868 = icmp eq i64 %852, %861
  br i1 %868, label %875, label %878

869:                                              ; preds = %866
  br i1 %856, label %875, label %870

870:                                              ; preds = %869
  %871 = load ptr, ptr %822, align 8
  %872 = getelementptr inbounds i64, ptr %871, i64 %861
  %873 = load i64, ptr %872, align 8
  %874 = icmp eq i64 %873, %857
  br i1 %874, label %875, label %878

875:                                              ; preds = %870, %869, %867
  %876 = add nsw i64 %862, 1
  %877 = getelementptr inbounds [16 x i64], ptr %17, i64 0, i64 %862
  store i64 %861, ptr %877, align 8
  br label %878

878:                                              ; preds = %875, %870, %867, %860
  %879 = phi i64 [ %876, %875 ], [ %862, %870 ], [ %862, %860 ], [ %862, %867 ]
  %880 = add nuw nsw i64 %861, 1
  %881 = icmp eq i64 %880, %849
  br i1 %881, label %858, label %860

882:                                              ; preds = %858
  %883 = load ptr, ptr %25, align 8
  %884 = getelementptr inbounds double, ptr %883, i64 %823
  store ptr %884, ptr %25, align 8
  br i1 %824, label %885, label %895

885:                                              ; preds = %882
  br i1 %828, label %893, label %886

886:                                              ; preds = %885, %886
  %887 = phi i64 [ %890, %886 ], [ 0, %885 ]
  %888 = getelementptr inbounds double, ptr %884, i64 %887
  store <2 x double> <double 0x7FF0000000000000, double 0x7FF0000000000000>, ptr %888, align 8
  %889 = getelementptr inbounds double, ptr %888, i64 2
  store <2 x double> <double 0x7FF0000000000000, double 0x7FF0000000000000>, ptr %889, align 8
  %890 = add nuw i64 %887, 4
  %891 = icmp eq i64 %890, %829
  br i1 %891, label %892, label %886

892:                                              ; preds = %886
  br i1 %830, label %895, label %893

893:                                              ; preds = %885, %892
  %894 = phi i64 [ 0, %885 ], [ %829, %892 ]
  br label %902

895:                                              ; preds = %902, %892, %882
  br i1 %480, label %896, label %907

896:                                              ; preds = %895
  %897 = icmp sgt i64 %879, 0
  %898 = and i64 %879, 3
  %899 = icmp ult i64 %879, 4
  %900 = and i64 %879, -4
  %901 = icmp eq i64 %898, 0
  br label %908

902:                                              ; preds = %893, %902
  %903 = phi i64 [ %905, %902 ], [ %894, %893 ]
  %904 = getelementptr inbounds double, ptr %884, i64 %903
  store double 0x7FF0000000000000, ptr %904, align 8
  %905 = add nuw nsw i64 %903, 1
  %906 = icmp eq i64 %905, %528
  br i1 %906, label %895, label %902

907:                                              ; preds = %1002, %895
  br i1 %824, label %1007, label %1069

908:                                              ; preds = %1002, %896
  %909 = phi i64 [ 0, %896 ], [ %1003, %1002 ]
  %910 = getelementptr inbounds i32, ptr %367, i64 %909
  %911 = load i32, ptr %910, align 4
  %912 = icmp slt i32 %911, 0
  br i1 %912, label %913, label %915

913:                                              ; preds = %908
  %914 = add nuw nsw i64 %909, 1
  br label %1002

915:                                              ; preds = %908
  %916 = load ptr, ptr %825, align 8
  %917 = icmp eq ptr %916, null
  br i1 %917, label %921, label %918

918:                                              ; preds = %915
  %919 = getelementptr inbounds i64, ptr %916, i64 %909
  %920 = load i64, ptr %919, align 8
  br label %921

921:                                              ; preds = %918, %915
  %922 = phi i64 [ %920, %918 ], [ %909, %915 ]
  %923 = add nuw nsw i64 %909, 1
  %924 = getelementptr inbounds i64, ptr %916, i64 %923
  %925 = zext i32 %911 to i64
  %926 = getelementptr inbounds double, ptr %884, i64 %925
  br label %927

927:                                              ; preds = %1000, %921
  %928 = phi i64 [ %922, %921 ], [ %1001, %1000 ]
  br i1 %917, label %931, label %929

929:                                              ; preds = %927
  %930 = load i64, ptr %924, align 8
  br label %931

931:                                              ; preds = %929, %927
  %932 = phi i64 [ %930, %929 ], [ %923, %927 ]
  %933 = icmp slt i64 %928, %932
  br i1 %933, label %934, label %1002

934:                                              ; preds = %931
  br i1 %897, label %935, label %956

935:                                              ; preds = %934
  %936 = load ptr, ptr %826, align 8
  %937 = load i64, ptr %827, align 8
  br i1 %899, label %938, label %961

938:                                              ; preds = %961, %935
  %939 = phi i64 [ undef, %935 ], [ %995, %961 ]
  %940 = phi i64 [ 0, %935 ], [ %996, %961 ]
  %941 = phi i64 [ 1, %935 ], [ %995, %961 ]
  br i1 %901, label %956, label %942

942:                                              ; preds = %938, %942
  %943 = phi i64 [ %953, %942 ], [ %940, %938 ]
  %944 = phi i64 [ %952, %942 ], [ %941, %938 ]
  %945 = phi i64 [ %954, %942 ], [ 0, %938 ]
  %946 = getelementptr inbounds [16 x i64], ptr %17, i64 0, i64 %943
  %947 = load i64, ptr %946, align 8
  %948 = mul nsw i64 %947, %937
  %949 = add nsw i64 %948, %928
  %950 = getelementptr inbounds i64, ptr %936, i64 %949
  %951 = load i64, ptr %950, align 8
  %952 = mul nsw i64 %951, %944
  %953 = add nuw nsw i64 %943, 1
  %954 = add i64 %945, 1
  %955 = icmp eq i64 %954, %898
  br i1 %955, label %956, label %942

956:                                              ; preds = %938, %942, %934
  %957 = phi i64 [ 1, %934 ], [ %939, %938 ], [ %952, %942 ]
  %958 = sitofp i64 %957 to double
  %959 = load double, ptr %926, align 8
  %960 = fcmp ogt double %959, %958
  br i1 %960, label %999, label %1000

961:                                              ; preds = %935, %961
  %962 = phi i64 [ %996, %961 ], [ 0, %935 ]
  %963 = phi i64 [ %995, %961 ], [ 1, %935 ]
  %964 = phi i64 [ %997, %961 ], [ 0, %935 ]
  %965 = getelementptr inbounds [16 x i64], ptr %17, i64 0, i64 %962
  %966 = load i64, ptr %965, align 16
  %967 = mul nsw i64 %966, %937
  %968 = add nsw i64 %967, %928
  %969 = getelementptr inbounds i64, ptr %936, i64 %968
  %970 = load i64, ptr %969, align 8
  %971 = mul nsw i64 %970, %963
  %972 = or i64 %962, 1
  %973 = getelementptr inbounds [16 x i64], ptr %17, i64 0, i64 %972
  %974 = load i64, ptr %973, align 8
  %975 = mul nsw i64 %974, %937
  %976 = add nsw i64 %975, %928
  %977 = getelementptr inbounds i64, ptr %936, i64 %976
  %978 = load i64, ptr %977, align 8
  %979 = mul nsw i64 %978, %971
  %980 = or i64 %962, 2
  %981 = getelementptr inbounds [16 x i64], ptr %17, i64 0, i64 %980
  %982 = load i64, ptr %981, align 16
  %983 = mul nsw i64 %982, %937
  %984 = add nsw i64 %983, %928
  %985 = getelementptr inbounds i64, ptr %936, i64 %984
  %986 = load i64, ptr %985, align 8
  %987 = mul nsw i64 %986, %979
  %988 = or i64 %962, 3
  %989 = getelementptr inbounds [16 x i64], ptr %17, i64 0, i64 %988
  %990 = load i64, ptr %989, align 8
  %991 = mul nsw i64 %990, %937
  %992 = add nsw i64 %991, %928
  %993 = getelementptr inbounds i64, ptr %936, i64 %992
  %994 = load i64, ptr %993, align 8
  %995 = mul nsw i64 %994, %987
  %996 = add nuw nsw i64 %962, 4
  %997 = add i64 %964, 4
  %998 = icmp eq i64 %997, %900
  br i1 %998, label %938, label %961

999:                                              ; preds = %956
  store double %958, ptr %926, align 8
  br label %1000

1000:                                             ; preds = %999, %956
  %1001 = add nsw i64 %928, 1
  br label %927

1002:                                             ; preds = %931, %913
  %1003 = phi i64 [ %914, %913 ], [ %923, %931 ]
  %1004 = icmp eq i64 %1003, %352
  br i1 %1004, label %907, label %908

1005:                                             ; preds = %1065
  %1006 = icmp eq i64 %1014, 0
  br i1 %1006, label %1069, label %1070

1007:                                             ; preds = %907, %1065
  %1008 = phi i64 [ %1067, %1065 ], [ 0, %907 ]
  %1009 = phi i64 [ %1014, %1065 ], [ 0, %907 ]
  %1010 = getelementptr inbounds double, ptr %884, i64 %1008
  %1011 = load double, ptr %1010, align 8
  %1012 = fcmp ogt double %1011, 1.000000e+00
  %1013 = zext i1 %1012 to i64
  %1014 = or i64 %1009, %1013
  %1015 = bitcast double %1011 to i64
  %1016 = mul i64 %1015, -7046029254386353131
  %1017 = lshr i64 %1016, 53
  %1018 = getelementptr inbounds [2048 x double], ptr %316, i64 0, i64 %1017
  %1019 = load double, ptr %1018, align 8
  %1020 = fcmp une double %1019, %1011
  br i1 %1020, label %1024, label %1021

1021:                                             ; preds = %1007
  %1022 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 51, i32 1, i64 %1017
  %1023 = load double, ptr %1022, align 8
  br label %1065

1024:                                             ; preds = %1007
  store double %1011, ptr %1018, align 8
  %1025 = lshr i64 %1015, 52
  %1026 = and i64 %1025, 2047
  %1027 = and i64 %1015, 4503599627370495
  %1028 = or i64 %1027, 4607182418800017408
  %1029 = bitcast i64 %1028 to double
  %1030 = fcmp ogt double %1029, 0x3FF6A09E667F3BCD
  %1031 = fmul double %1029, 5.000000e-01
  %1032 = select i1 %1030, double %1031, double %1029
  %1033 = select i1 %1030, i64 -1022, i64 -1023
  %1034 = add nsw i64 %1033, %1026
  %1035 = fadd double %1032, -1.000000e+00
  %1036 = fadd double %1032, 1.000000e+00
  %1037 = fdiv double %1035, %1036
  %1038 = fmul double %1037, %1037
  %1039 = fmul double %1038, 0x3FA8618618618618
  %1040 = fadd double %1039, 0x3FAAF286BCA1AF28
  %1041 = fmul double %1038, %1040
  %1042 = fadd double %1041, 0x3FAE1E1E1E1E1E1E
  %1043 = fmul double %1038, %1042
  %1044 = fadd double %1043, 0x3FB1111111111111
  %1045 = fmul double %1038, %1044
  %1046 = fadd double %1045, 0x3FB3B13B13B13B14
  %1047 = fmul double %1038, %1046
  %1048 = fadd double %1047, 0x3FB745D1745D1746
  %1049 = fmul double %1038, %1048
  %1050 = fadd double %1049, 0x3FBC71C71C71C71C
  %1051 = fmul double %1038, %1050
  %1052 = fadd double %1051, 0x3FC2492492492492
  %1053 = fmul double %1038, %1052
  %1054 = fadd double %1053, 2.000000e-01
  %1055 = fmul double %1038, %1054
  %1056 = fadd double %1055, 0x3FD5555555555555
  %1057 = fmul double %1038, %1056
  %1058 = fadd double %1057, 1.000000e+00
  %1059 = fmul double %1037, 2.000000e+00
  %1060 = fmul double %1059, %1058
  %1061 = sitofp i64 %1034 to double
  %1062 = fmul double %1061, 0x3FE62E42FEFA39EF
  %1063 = fadd double %1062, %1060
  %1064 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 51, i32 1, i64 %1017
  store double %1063, ptr %1064, align 8
  br label %1065

1065:                                             ; preds = %1024, %1021
  %1066 = phi double [ %1023, %1021 ], [ %1063, %1024 ]
  store double %1066, ptr %1010, align 8
  %1067 = add nuw nsw i64 %1008, 1
  %1068 = icmp eq i64 %1067, %528
  br i1 %1068, label %1005, label %1007

1069:                                             ; preds = %1005, %907
  store ptr %883, ptr %25, align 8
  br label %1078

1070:                                             ; preds = %1005
  %1071 = add nsw i64 %684, %852
  %1072 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %339, i64 %850
  store i64 %1071, ptr %1072, align 8
  %1073 = load i64, ptr %530, align 8
  %1074 = add nsw i64 %1073, 1
  store i64 %1074, ptr %530, align 8
  %1075 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 47, i64 %339, i64 %1073
  store ptr %884, ptr %1075, align 8
  %1076 = load i64, ptr %685, align 8
  %1077 = load i64, ptr %813, align 8
  br label %1078

1078:                                             ; preds = %1070, %1069, %858, %847
  %1079 = phi i64 [ %848, %1069 ], [ %1077, %1070 ], [ %848, %858 ], [ %848, %847 ]
  %1080 = phi i64 [ %849, %1069 ], [ %1076, %1070 ], [ %849, %858 ], [ %849, %847 ]
  %1081 = phi i64 [ %850, %1069 ], [ %1074, %1070 ], [ %850, %858 ], [ %850, %847 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %17)
  %1082 = add nuw nsw i64 %852, 1
  %1083 = add nsw i64 %1080, %1079
  %1084 = icmp sgt i64 %1079, 1
  %1085 = zext i1 %1084 to i64
  %1086 = add nsw i64 %1083, %1085
  %1087 = icmp slt i64 %1082, %1086
  br i1 %1087, label %847, label %1088

1088:                                             ; preds = %1078, %812
  %1089 = phi i64 [ %680, %812 ], [ %1081, %1078 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %16)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %15)
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %14)
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %13)
  %1090 = load i64, ptr %529, align 8
  %1091 = icmp eq i64 %1090, 0
  br i1 %1091, label %1574, label %1092

1092:                                             ; preds = %1088
  %1093 = load i64, ptr %1, align 8
  %1094 = load i64, ptr %317, align 8
  %1095 = add nsw i64 %1094, %1093
  %1096 = icmp sgt i64 %1095, 0
  %1097 = and i1 %194, %1096
  br i1 %1097, label %1098, label %1114

1098:                                             ; preds = %1092
  %1099 = load ptr, ptr %0, align 8
  %1100 = getelementptr inbounds %struct.Problem, ptr %1099, i64 0, i32 7
  %1101 = load ptr, ptr %1100, align 8
  %1102 = load i64, ptr %1099, align 8
  %1103 = getelementptr inbounds %struct.Problem, ptr %1099, i64 0, i32 1
  %1104 = load i64, ptr %1103, align 8
  %1105 = add nsw i64 %1104, %1102
  %1106 = mul nsw i64 %1105, %339
  %1107 = getelementptr inbounds %struct.Problem, ptr %1099, i64 0, i32 6
  %1108 = tail call i64 @llvm.smax.i64(i64 %1090, i64 0)
  %1109 = icmp slt i64 %1090, 1
  %1110 = and i64 %1108, 1
  %1111 = icmp eq i64 %1108, 1
  %1112 = and i64 %1108, 9223372036854775806
  %1113 = icmp eq i64 %1110, 0
  br label %1126

1114:                                             ; preds = %1199, %1092
  %1115 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 21, i64 %339
  store i64 0, ptr %1115, align 8
  %1116 = load i64, ptr %1, align 8
  %1117 = load i64, ptr %317, align 8
  %1118 = add nsw i64 %1117, %1116
  %1119 = icmp sgt i64 %1118, 0
  br i1 %1119, label %1120, label %1202

1120:                                             ; preds = %1114
  %1121 = load ptr, ptr %0, align 8
  %1122 = getelementptr inbounds %struct.Problem, ptr %1121, i64 0, i32 7
  %1123 = load ptr, ptr %1122, align 8
  %1124 = getelementptr inbounds %struct.Problem, ptr %1121, i64 0, i32 1
  %1125 = getelementptr inbounds %struct.Problem, ptr %1121, i64 0, i32 6
  br label %1216

1126:                                             ; preds = %1098, %1199
  %1127 = phi i64 [ 0, %1098 ], [ %1200, %1199 ]
  %1128 = add nsw i64 %1106, %1127
  %1129 = getelementptr inbounds i64, ptr %1101, i64 %1128
  %1130 = load i64, ptr %1129, align 8
  %1131 = icmp eq i64 %1130, 0
  br i1 %1131, label %1199, label %1132

1132:                                             ; preds = %1126
  %1133 = load ptr, ptr %1107, align 8
  %1134 = getelementptr inbounds ptr, ptr %1133, i64 %339
  %1135 = load ptr, ptr %1134, align 8
  %1136 = getelementptr inbounds %struct.Table, ptr %1135, i64 0, i32 1
  %1137 = load ptr, ptr %1136, align 8
  %1138 = getelementptr inbounds ptr, ptr %1137, i64 %1130
  %1139 = load ptr, ptr %1138, align 8
  %1140 = icmp slt i64 %1127, %1093
  %1141 = icmp eq ptr %1139, null
  br i1 %1141, label %1199, label %1142

1142:                                             ; preds = %1132
  %1143 = select i1 %1140, double 0x7FF0000000000000, double 0.000000e+00
  br i1 %1109, label %1196, label %1144

1144:                                             ; preds = %1142
  br i1 %1111, label %1180, label %1145

1145:                                             ; preds = %1144
  %1146 = load ptr, ptr %369, align 8
  %1147 = load ptr, ptr %369, align 8
  br label %1148

1148:                                             ; preds = %1175, %1145
  %1149 = phi double [ %1143, %1145 ], [ %1176, %1175 ]
  %1150 = phi i64 [ 0, %1145 ], [ %1177, %1175 ]
  %1151 = phi i64 [ 0, %1145 ], [ %1178, %1175 ]
  %1152 = getelementptr inbounds i32, ptr %1146, i64 %1150
  %1153 = load i32, ptr %1152, align 4
  %1154 = sext i32 %1153 to i64
  %1155 = getelementptr inbounds double, ptr %1139, i64 %1154
  %1156 = load double, ptr %1155, align 8
  br i1 %1140, label %1157, label %1159

1157:                                             ; preds = %1148
  %1158 = fcmp olt double %1156, %1149
  br i1 %1158, label %1161, label %1162

1159:                                             ; preds = %1148
  %1160 = fcmp ogt double %1156, %1149
  br i1 %1160, label %1161, label %1162

1161:                                             ; preds = %1159, %1157
  br label %1162

1162:                                             ; preds = %1161, %1159, %1157
  %1163 = phi double [ %1156, %1161 ], [ %1149, %1157 ], [ %1149, %1159 ]
  %1164 = or i64 %1150, 1
  %1165 = getelementptr inbounds i32, ptr %1147, i64 %1164
  %1166 = load i32, ptr %1165, align 4
  %1167 = sext i32 %1166 to i64
  %1168 = getelementptr inbounds double, ptr %1139, i64 %1167
  %1169 = load double, ptr %1168, align 8
  br i1 %1140, label %1172, label %1170

1170:                                             ; preds = %1162
  %1171 = fcmp ogt double %1169, %1163
  br i1 %1171, label %1174, label %1175

1172:                                             ; preds = %1162
  %1173 = fcmp olt double %1169, %1163
  br i1 %1173, label %1174, label %1175

1174:                                             ; preds = %1172, %1170
  br label %1175

1175:                                             ; preds = %1174, %1172, %1170
  %1176 = phi double [ %1169, %1174 ], [ %1163, %1172 ], [ %1163, %1170 ]
  %1177 = add nuw i64 %1150, 2
  %1178 = add i64 %1151, 2
  %1179 = icmp eq i64 %1178, %1112
  br i1 %1179, label %1180, label %1148

1180:                                             ; preds = %1175, %1144
  %1181 = phi double [ undef, %1144 ], [ %1176, %1175 ]
  %1182 = phi double [ %1143, %1144 ], [ %1176, %1175 ]
  %1183 = phi i64 [ 0, %1144 ], [ %1177, %1175 ]
  br i1 %1113, label %1196, label %1184

1184:                                             ; preds = %1180
  %1185 = load ptr, ptr %369, align 8
  %1186 = getelementptr inbounds i32, ptr %1185, i64 %1183
  %1187 = load i32, ptr %1186, align 4
  %1188 = sext i32 %1187 to i64
  %1189 = getelementptr inbounds double, ptr %1139, i64 %1188
  %1190 = load double, ptr %1189, align 8
  br i1 %1140, label %1193, label %1191

1191:                                             ; preds = %1184
  %1192 = fcmp ogt double %1190, %1182
  br i1 %1192, label %1195, label %1196

1193:                                             ; preds = %1184
  %1194 = fcmp olt double %1190, %1182
  br i1 %1194, label %1195, label %1196

1195:                                             ; preds = %1193, %1191
  br label %1196

1196:                                             ; preds = %1180, %1195, %1193, %1191, %1142
  %1197 = phi double [ %1143, %1142 ], [ %1181, %1180 ], [ %1190, %1195 ], [ %1182, %1193 ], [ %1182, %1191 ]
  %1198 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 42, i64 %1127, i64 %339
  store double %1197, ptr %1198, align 8
  br label %1199

1199:                                             ; preds = %1126, %1132, %1196
  %1200 = add nuw nsw i64 %1127, 1
  %1201 = icmp slt i64 %1200, %1095
  br i1 %1201, label %1126, label %1114

1202:                                             ; preds = %1235, %1114
  %1203 = load ptr, ptr %28, align 8
  %1204 = sub i64 0, %1090
  %1205 = getelementptr inbounds i32, ptr %1203, i64 %1204
  store ptr %1205, ptr %28, align 8
  %1206 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %339
  store ptr %1205, ptr %1206, align 8
  %1207 = load ptr, ptr %25, align 8
  %1208 = getelementptr inbounds double, ptr %1207, i64 %1204
  store ptr %1208, ptr %25, align 8
  %1209 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %339
  store ptr %1208, ptr %1209, align 8
  %1210 = icmp sgt i64 %1089, 0
  br i1 %1210, label %1211, label %1257

1211:                                             ; preds = %1202
  %1212 = and i64 %1089, 3
  %1213 = icmp ult i64 %1089, 4
  br i1 %1213, label %1245, label %1214

1214:                                             ; preds = %1211
  %1215 = and i64 %1089, -4
  br label %1265

1216:                                             ; preds = %1120, %1235
  %1217 = phi i64 [ 0, %1120 ], [ %1239, %1235 ]
  %1218 = phi i64 [ 0, %1120 ], [ %1240, %1235 ]
  %1219 = load i64, ptr %1121, align 8
  %1220 = load i64, ptr %1124, align 8
  %1221 = add nsw i64 %1220, %1219
  %1222 = mul nsw i64 %1221, %339
  %1223 = add nsw i64 %1222, %1218
  %1224 = getelementptr inbounds i64, ptr %1123, i64 %1223
  %1225 = load i64, ptr %1224, align 8
  %1226 = icmp eq i64 %1225, 0
  br i1 %1226, label %1235, label %1227

1227:                                             ; preds = %1216
  %1228 = load ptr, ptr %1125, align 8
  %1229 = getelementptr inbounds ptr, ptr %1228, i64 %339
  %1230 = load ptr, ptr %1229, align 8
  %1231 = getelementptr inbounds %struct.Table, ptr %1230, i64 0, i32 1
  %1232 = load ptr, ptr %1231, align 8
  %1233 = getelementptr inbounds ptr, ptr %1232, i64 %1225
  %1234 = load ptr, ptr %1233, align 8
  br label %1235

1235:                                             ; preds = %1216, %1227
  %1236 = phi ptr [ %1234, %1227 ], [ null, %1216 ]
  %1237 = icmp ne ptr %1236, null
  %1238 = zext i1 %1237 to i64
  %1239 = add nuw nsw i64 %1217, %1238
  store i64 %1239, ptr %1115, align 8
  %1240 = add nuw nsw i64 %1218, 1
  %1241 = load i64, ptr %1, align 8
  %1242 = load i64, ptr %317, align 8
  %1243 = add nsw i64 %1242, %1241
  %1244 = icmp slt i64 %1240, %1243
  br i1 %1244, label %1216, label %1202

1245:                                             ; preds = %1265, %1211
  %1246 = phi i64 [ 0, %1211 ], [ %1283, %1265 ]
  %1247 = icmp eq i64 %1212, 0
  br i1 %1247, label %1257, label %1248

1248:                                             ; preds = %1245, %1248
  %1249 = phi i64 [ %1254, %1248 ], [ %1246, %1245 ]
  %1250 = phi i64 [ %1255, %1248 ], [ 0, %1245 ]
  %1251 = load ptr, ptr %25, align 8
  %1252 = getelementptr inbounds double, ptr %1251, i64 %1204
  store ptr %1252, ptr %25, align 8
  %1253 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 48, i64 %339, i64 %1249
  store ptr %1252, ptr %1253, align 8
  %1254 = add nuw nsw i64 %1249, 1
  %1255 = add i64 %1250, 1
  %1256 = icmp eq i64 %1255, %1212
  br i1 %1256, label %1257, label %1248

1257:                                             ; preds = %1245, %1248, %1202
  %1258 = load i64, ptr %37, align 8
  %1259 = icmp sgt i64 %1258, 0
  br i1 %1259, label %1260, label %1298

1260:                                             ; preds = %1257
  %1261 = and i64 %1258, 3
  %1262 = icmp ult i64 %1258, 4
  br i1 %1262, label %1286, label %1263

1263:                                             ; preds = %1260
  %1264 = and i64 %1258, -4
  br label %1320

1265:                                             ; preds = %1265, %1214
  %1266 = phi i64 [ 0, %1214 ], [ %1283, %1265 ]
  %1267 = phi i64 [ 0, %1214 ], [ %1284, %1265 ]
  %1268 = load ptr, ptr %25, align 8
  %1269 = getelementptr inbounds double, ptr %1268, i64 %1204
  store ptr %1269, ptr %25, align 8
  %1270 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 48, i64 %339, i64 %1266
  store ptr %1269, ptr %1270, align 8
  %1271 = or i64 %1266, 1
  %1272 = load ptr, ptr %25, align 8
  %1273 = getelementptr inbounds double, ptr %1272, i64 %1204
  store ptr %1273, ptr %25, align 8
  %1274 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 48, i64 %339, i64 %1271
  store ptr %1273, ptr %1274, align 8
  %1275 = or i64 %1266, 2
  %1276 = load ptr, ptr %25, align 8
  %1277 = getelementptr inbounds double, ptr %1276, i64 %1204
  store ptr %1277, ptr %25, align 8
  %1278 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 48, i64 %339, i64 %1275
  store ptr %1277, ptr %1278, align 8
  %1279 = or i64 %1266, 3
  %1280 = load ptr, ptr %25, align 8
  %1281 = getelementptr inbounds double, ptr %1280, i64 %1204
  store ptr %1281, ptr %25, align 8
  %1282 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 48, i64 %339, i64 %1279
  store ptr %1281, ptr %1282, align 8
  %1283 = add nuw nsw i64 %1266, 4
  %1284 = add i64 %1267, 4
  %1285 = icmp eq i64 %1284, %1215
  br i1 %1285, label %1245, label %1265

1286:                                             ; preds = %1320, %1260
  %1287 = phi i64 [ 0, %1260 ], [ %1338, %1320 ]
  %1288 = icmp eq i64 %1261, 0
  br i1 %1288, label %1298, label %1289

1289:                                             ; preds = %1286, %1289
  %1290 = phi i64 [ %1295, %1289 ], [ %1287, %1286 ]
  %1291 = phi i64 [ %1296, %1289 ], [ 0, %1286 ]
  %1292 = load ptr, ptr %25, align 8
  %1293 = getelementptr inbounds double, ptr %1292, i64 %1204
  store ptr %1293, ptr %25, align 8
  %1294 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 49, i64 %339, i64 %1290
  store ptr %1293, ptr %1294, align 8
  %1295 = add nuw nsw i64 %1290, 1
  %1296 = add i64 %1291, 1
  %1297 = icmp eq i64 %1296, %1261
  br i1 %1297, label %1298, label %1289

1298:                                             ; preds = %1286, %1289, %1257
  %1299 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %339
  store i64 %1090, ptr %1299, align 8
  %1300 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %339
  store i64 0, ptr %1300, align 8
  %1301 = icmp sgt i64 %1090, 0
  br i1 %1301, label %1302, label %1347

1302:                                             ; preds = %1298
  %1303 = load ptr, ptr %1206, align 8
  %1304 = icmp ult i64 %1090, 8
  br i1 %1304, label %1318, label %1305

1305:                                             ; preds = %1302
  %1306 = and i64 %1090, -8
  br label %1307

1307:                                             ; preds = %1307, %1305
  %1308 = phi i64 [ 0, %1305 ], [ %1313, %1307 ]
  %1309 = phi <4 x i32> [ <i32 0, i32 1, i32 2, i32 3>, %1305 ], [ %1314, %1307 ]
  %1310 = add <4 x i32> %1309, <i32 4, i32 4, i32 4, i32 4>
  %1311 = getelementptr inbounds i32, ptr %1303, i64 %1308
  store <4 x i32> %1309, ptr %1311, align 4
  %1312 = getelementptr inbounds i32, ptr %1311, i64 4
  store <4 x i32> %1310, ptr %1312, align 4
  %1313 = add nuw i64 %1308, 8
  %1314 = add <4 x i32> %1309, <i32 8, i32 8, i32 8, i32 8>
  %1315 = icmp eq i64 %1313, %1306
  br i1 %1315, label %1316, label %1307

1316:                                             ; preds = %1307
  %1317 = icmp eq i64 %1090, %1306
  br i1 %1317, label %1347, label %1318

1318:                                             ; preds = %1302, %1316
  %1319 = phi i64 [ 0, %1302 ], [ %1306, %1316 ]
  br label %1341

1320:                                             ; preds = %1320, %1263
  %1321 = phi i64 [ 0, %1263 ], [ %1338, %1320 ]
  %1322 = phi i64 [ 0, %1263 ], [ %1339, %1320 ]
  %1323 = load ptr, ptr %25, align 8
  %1324 = getelementptr inbounds double, ptr %1323, i64 %1204
  store ptr %1324, ptr %25, align 8
  %1325 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 49, i64 %339, i64 %1321
  store ptr %1324, ptr %1325, align 8
  %1326 = or i64 %1321, 1
  %1327 = load ptr, ptr %25, align 8
  %1328 = getelementptr inbounds double, ptr %1327, i64 %1204
  store ptr %1328, ptr %25, align 8
  %1329 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 49, i64 %339, i64 %1326
  store ptr %1328, ptr %1329, align 8
  %1330 = or i64 %1321, 2
  %1331 = load ptr, ptr %25, align 8
  %1332 = getelementptr inbounds double, ptr %1331, i64 %1204
  store ptr %1332, ptr %25, align 8
  %1333 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 49, i64 %339, i64 %1330
  store ptr %1332, ptr %1333, align 8
  %1334 = or i64 %1321, 3
  %1335 = load ptr, ptr %25, align 8
  %1336 = getelementptr inbounds double, ptr %1335, i64 %1204
  store ptr %1336, ptr %25, align 8
  %1337 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 49, i64 %339, i64 %1334
  store ptr %1336, ptr %1337, align 8
  %1338 = add nuw nsw i64 %1321, 4
  %1339 = add i64 %1322, 4
  %1340 = icmp eq i64 %1339, %1264
  br i1 %1340, label %1286, label %1320

1341:                                             ; preds = %1318, %1341
  %1342 = phi i64 [ %1345, %1341 ], [ %1319, %1318 ]
  %1343 = trunc i64 %1342 to i32
  %1344 = getelementptr inbounds i32, ptr %1303, i64 %1342
  store i32 %1343, ptr %1344, align 4
  %1345 = add nuw nsw i64 %1342, 1
  %1346 = icmp eq i64 %1345, %1090
  br i1 %1346, label %1347, label %1341

1347:                                             ; preds = %1341, %1316, %1298
  %1348 = tail call i64 @llvm.smax.i64(i64 %1090, i64 %336)
  %1349 = add nuw nsw i64 %337, 1
  %1350 = load i64, ptr %2, align 8
  %1351 = icmp slt i64 %1349, %1350
  br i1 %1351, label %335, label %1352

1352:                                             ; preds = %1347, %249, %313
  %1353 = phi i64 [ 1, %313 ], [ 1, %249 ], [ %1348, %1347 ]
  %1354 = load ptr, ptr %28, align 8
  %1355 = sub i64 0, %1353
  %1356 = getelementptr inbounds i32, ptr %1354, i64 %1355
  store ptr %1356, ptr %28, align 8
  %1357 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 22
  store ptr %1356, ptr %1357, align 8
  %1358 = load ptr, ptr %25, align 8
  %1359 = getelementptr inbounds double, ptr %1358, i64 %1355
  %1360 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 24
  store ptr %1359, ptr %1360, align 8
  %1361 = getelementptr inbounds double, ptr %1359, i64 %1355
  store ptr %1361, ptr %25, align 8
  %1362 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25
  store ptr %1361, ptr %1362, align 8
  %1363 = load i64, ptr %49, align 8
  %1364 = icmp sgt i64 %1363, 0
  br i1 %1364, label %1365, label %1380

1365:                                             ; preds = %1352
  %1366 = icmp eq i64 %1363, 1
  br i1 %1366, label %1378, label %1367

1367:                                             ; preds = %1365
  %1368 = and i64 %1363, -2
  br label %1369

1369:                                             ; preds = %1369, %1367
  %1370 = phi i64 [ 0, %1367 ], [ %1374, %1369 ]
  %1371 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %1370
  %1372 = load <2 x double>, ptr %1371, align 8
  %1373 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %1370
  store <2 x double> %1372, ptr %1373, align 8
  %1374 = add nuw i64 %1370, 2
  %1375 = icmp eq i64 %1374, %1368
  br i1 %1375, label %1376, label %1369

1376:                                             ; preds = %1369
  %1377 = icmp eq i64 %1363, %1368
  br i1 %1377, label %1380, label %1378

1378:                                             ; preds = %1365, %1376
  %1379 = phi i64 [ 0, %1365 ], [ %1368, %1376 ]
  br label %1383

1380:                                             ; preds = %1383, %1376, %1352
  %1381 = load i64, ptr %2, align 8
  %1382 = icmp sgt i64 %1381, 0
  br i1 %1382, label %1390, label %1412

1383:                                             ; preds = %1378, %1383
  %1384 = phi i64 [ %1388, %1383 ], [ %1379, %1378 ]
  %1385 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %1384
  %1386 = load double, ptr %1385, align 8
  %1387 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %1384
  store double %1386, ptr %1387, align 8
  %1388 = add nuw nsw i64 %1384, 1
  %1389 = icmp eq i64 %1388, %1363
  br i1 %1389, label %1380, label %1383

1390:                                             ; preds = %1380, %1409
  %1391 = phi i64 [ %1410, %1409 ], [ 0, %1380 ]
  %1392 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 17, i64 %1391
  %1393 = load i64, ptr %1392, align 8
  %1394 = icmp sgt i64 %1393, 0
  br i1 %1394, label %1395, label %1409

1395:                                             ; preds = %1390
  %1396 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 18, i64 %1391
  %1397 = load i64, ptr %1396, align 8
  %1398 = icmp sgt i64 %1397, 0
  %1399 = sitofp i64 %1397 to double
  %1400 = and i64 %1397, 7
  %1401 = icmp ult i64 %1397, 8
  %1402 = and i64 %1397, -8
  %1403 = icmp eq i64 %1400, 0
  br label %1404

1404:                                             ; preds = %1395, %1526
  %1405 = phi i64 [ 0, %1395 ], [ %1534, %1526 ]
  br i1 %1398, label %1406, label %1526

1406:                                             ; preds = %1404
  %1407 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 47, i64 %1391, i64 %1405
  %1408 = load ptr, ptr %1407, align 8
  br i1 %1401, label %1512, label %1536

1409:                                             ; preds = %1526, %1390
  %1410 = add nuw nsw i64 %1391, 1
  %1411 = icmp eq i64 %1410, %1381
  br i1 %1411, label %1412, label %1390

1412:                                             ; preds = %1409, %1380
  %1413 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 0
  store <2 x double> zeroinitializer, ptr %1413, align 8
  %1414 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 2
  store <2 x double> zeroinitializer, ptr %1414, align 8
  %1415 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 4
  store <2 x double> zeroinitializer, ptr %1415, align 8
  %1416 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 6
  store <2 x double> zeroinitializer, ptr %1416, align 8
  %1417 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 8
  store <2 x double> zeroinitializer, ptr %1417, align 8
  %1418 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 10
  store <2 x double> zeroinitializer, ptr %1418, align 8
  %1419 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 12
  store <2 x double> zeroinitializer, ptr %1419, align 8
  %1420 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 14
  store <2 x double> zeroinitializer, ptr %1420, align 8
  %1421 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 16
  store <2 x double> zeroinitializer, ptr %1421, align 8
  %1422 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 18
  store <2 x double> zeroinitializer, ptr %1422, align 8
  %1423 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 20
  store <2 x double> zeroinitializer, ptr %1423, align 8
  %1424 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 22
  store <2 x double> zeroinitializer, ptr %1424, align 8
  %1425 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 24
  store <2 x double> zeroinitializer, ptr %1425, align 8
  %1426 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 26
  store <2 x double> zeroinitializer, ptr %1426, align 8
  %1427 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 28
  store <2 x double> zeroinitializer, ptr %1427, align 8
  %1428 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 30
  store <2 x double> zeroinitializer, ptr %1428, align 8
  %1429 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 32
  store <2 x double> zeroinitializer, ptr %1429, align 8
  %1430 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 34
  store <2 x double> zeroinitializer, ptr %1430, align 8
  %1431 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 36
  store <2 x double> zeroinitializer, ptr %1431, align 8
  %1432 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 38
  store <2 x double> zeroinitializer, ptr %1432, align 8
  %1433 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 40
  store <2 x double> zeroinitializer, ptr %1433, align 8
  %1434 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 42
  store <2 x double> zeroinitializer, ptr %1434, align 8
  %1435 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 44
  store <2 x double> zeroinitializer, ptr %1435, align 8
  %1436 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 46
  store <2 x double> zeroinitializer, ptr %1436, align 8
  %1437 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 48
  store <2 x double> zeroinitializer, ptr %1437, align 8
  %1438 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 50
  store <2 x double> zeroinitializer, ptr %1438, align 8
  %1439 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 52
  store <2 x double> zeroinitializer, ptr %1439, align 8
  %1440 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 54
  store <2 x double> zeroinitializer, ptr %1440, align 8
  %1441 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 56
  store <2 x double> zeroinitializer, ptr %1441, align 8
  %1442 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 58
  store <2 x double> zeroinitializer, ptr %1442, align 8
  %1443 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 60
  store <2 x double> zeroinitializer, ptr %1443, align 8
  %1444 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 62
  store <2 x double> zeroinitializer, ptr %1444, align 8
  %1445 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 64
  store double 0.000000e+00, ptr %1445, align 8
  %1446 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32
  store double 1.000000e+00, ptr %1446, align 8
  %1447 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 0
  store double 0.000000e+00, ptr %1447, align 8
  %1448 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 1
  store double 0.000000e+00, ptr %1448, align 8
  %1449 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 2
  store double 0.000000e+00, ptr %1449, align 8
  %1450 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 3
  store double 0.000000e+00, ptr %1450, align 8
  %1451 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 4
  store double 0.000000e+00, ptr %1451, align 8
  %1452 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 5
  store double 0.000000e+00, ptr %1452, align 8
  %1453 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 6
  store double 0.000000e+00, ptr %1453, align 8
  %1454 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 7
  store double 0.000000e+00, ptr %1454, align 8
  %1455 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 8
  store double 0.000000e+00, ptr %1455, align 8
  %1456 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 9
  store double 0.000000e+00, ptr %1456, align 8
  %1457 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 10
  store double 0.000000e+00, ptr %1457, align 8
  %1458 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 11
  store double 0.000000e+00, ptr %1458, align 8
  %1459 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 12
  store double 0.000000e+00, ptr %1459, align 8
  %1460 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 13
  store double 0.000000e+00, ptr %1460, align 8
  %1461 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 14
  store double 0.000000e+00, ptr %1461, align 8
  %1462 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 15
  store double 0.000000e+00, ptr %1462, align 8
  %1463 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 16
  store double 0.000000e+00, ptr %1463, align 8
  %1464 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 17
  store double 0.000000e+00, ptr %1464, align 8
  %1465 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 18
  store double 0.000000e+00, ptr %1465, align 8
  %1466 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 19
  store double 0.000000e+00, ptr %1466, align 8
  %1467 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 20
  store double 0.000000e+00, ptr %1467, align 8
  %1468 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 21
  store double 0.000000e+00, ptr %1468, align 8
  %1469 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 22
  store double 0.000000e+00, ptr %1469, align 8
  %1470 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 23
  store double 0.000000e+00, ptr %1470, align 8
  %1471 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 24
  store double 0.000000e+00, ptr %1471, align 8
  %1472 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 25
  store double 0.000000e+00, ptr %1472, align 8
  %1473 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 26
  store double 0.000000e+00, ptr %1473, align 8
  %1474 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 27
  store double 0.000000e+00, ptr %1474, align 8
  %1475 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 28
  store double 0.000000e+00, ptr %1475, align 8
  %1476 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 29
  store double 0.000000e+00, ptr %1476, align 8
  %1477 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 30
  store double 0.000000e+00, ptr %1477, align 8
  %1478 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 31
  store double 0.000000e+00, ptr %1478, align 8
  %1479 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 0
  store double 0.000000e+00, ptr %1479, align 8
  %1480 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 1
  store double 0.000000e+00, ptr %1480, align 8
  %1481 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 2
  store double 0.000000e+00, ptr %1481, align 8
  %1482 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 3
  store double 0.000000e+00, ptr %1482, align 8
  %1483 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 4
  store double 0.000000e+00, ptr %1483, align 8
  %1484 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 5
  store double 0.000000e+00, ptr %1484, align 8
  %1485 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 6
  store double 0.000000e+00, ptr %1485, align 8
  %1486 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 7
  store double 0.000000e+00, ptr %1486, align 8
  %1487 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 8
  store double 0.000000e+00, ptr %1487, align 8
  %1488 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 9
  store double 0.000000e+00, ptr %1488, align 8
  %1489 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 10
  store double 0.000000e+00, ptr %1489, align 8
  %1490 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 11
  store double 0.000000e+00, ptr %1490, align 8
  %1491 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 12
  store double 0.000000e+00, ptr %1491, align 8
  %1492 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 13
  store double 0.000000e+00, ptr %1492, align 8
  %1493 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 14
  store double 0.000000e+00, ptr %1493, align 8
  %1494 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 15
  store double 0.000000e+00, ptr %1494, align 8
  %1495 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 16
  store double 0.000000e+00, ptr %1495, align 8
  %1496 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 17
  store double 0.000000e+00, ptr %1496, align 8
  %1497 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 18
  store double 0.000000e+00, ptr %1497, align 8
  %1498 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 19
  store double 0.000000e+00, ptr %1498, align 8
  %1499 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 20
  store double 0.000000e+00, ptr %1499, align 8
  %1500 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 21
  store double 0.000000e+00, ptr %1500, align 8
  %1501 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 22
  store double 0.000000e+00, ptr %1501, align 8
  %1502 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 23
  store double 0.000000e+00, ptr %1502, align 8
  %1503 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 24
  store double 0.000000e+00, ptr %1503, align 8
  %1504 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 25
  store double 0.000000e+00, ptr %1504, align 8
  %1505 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 26
  store double 0.000000e+00, ptr %1505, align 8
  %1506 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 27
  store double 0.000000e+00, ptr %1506, align 8
  %1507 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 28
  store double 0.000000e+00, ptr %1507, align 8
  %1508 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 29
  store double 0.000000e+00, ptr %1508, align 8
  %1509 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 30
  store double 0.000000e+00, ptr %1509, align 8
  %1510 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 31
  store double 0.000000e+00, ptr %1510, align 8
  %1511 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 32
  store double 0.000000e+00, ptr %1511, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %19)
  store i64 -1, ptr %19, align 8
  call fastcc void @push(ptr noundef nonnull %0, double noundef 0xFFF0000000000000, ptr noundef nonnull %19, i64 noundef 0)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %19)
  br label %1574

1512:                                             ; preds = %1536, %1406
  %1513 = phi double [ undef, %1406 ], [ %1570, %1536 ]
  %1514 = phi i64 [ 0, %1406 ], [ %1571, %1536 ]
  %1515 = phi double [ 0.000000e+00, %1406 ], [ %1570, %1536 ]
  br i1 %1403, label %1526, label %1516

1516:                                             ; preds = %1512, %1516
  %1517 = phi i64 [ %1523, %1516 ], [ %1514, %1512 ]
  %1518 = phi double [ %1522, %1516 ], [ %1515, %1512 ]
  %1519 = phi i64 [ %1524, %1516 ], [ 0, %1512 ]
  %1520 = getelementptr inbounds double, ptr %1408, i64 %1517
  %1521 = load double, ptr %1520, align 8
  %1522 = fadd double %1518, %1521
  %1523 = add nuw nsw i64 %1517, 1
  %1524 = add i64 %1519, 1
  %1525 = icmp eq i64 %1524, %1400
  br i1 %1525, label %1526, label %1516

1526:                                             ; preds = %1512, %1516, %1404
  %1527 = phi double [ 0.000000e+00, %1404 ], [ %1513, %1512 ], [ %1522, %1516 ]
  %1528 = fdiv double %1527, %1399
  %1529 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %1391, i64 %1405
  %1530 = load i64, ptr %1529, align 8
  %1531 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %1530
  %1532 = load double, ptr %1531, align 8
  %1533 = fadd double %1528, %1532
  store double %1533, ptr %1531, align 8
  %1534 = add nuw nsw i64 %1405, 1
  %1535 = icmp eq i64 %1534, %1393
  br i1 %1535, label %1409, label %1404

1536:                                             ; preds = %1406, %1536
  %1537 = phi i64 [ %1571, %1536 ], [ 0, %1406 ]
  %1538 = phi double [ %1570, %1536 ], [ 0.000000e+00, %1406 ]
  %1539 = phi i64 [ %1572, %1536 ], [ 0, %1406 ]
  %1540 = getelementptr inbounds double, ptr %1408, i64 %1537
  %1541 = load double, ptr %1540, align 8
  %1542 = fadd double %1538, %1541
  %1543 = or i64 %1537, 1
  %1544 = getelementptr inbounds double, ptr %1408, i64 %1543
  %1545 = load double, ptr %1544, align 8
  %1546 = fadd double %1542, %1545
  %1547 = or i64 %1537, 2
  %1548 = getelementptr inbounds double, ptr %1408, i64 %1547
  %1549 = load double, ptr %1548, align 8
  %1550 = fadd double %1546, %1549
  %1551 = or i64 %1537, 3
  %1552 = getelementptr inbounds double, ptr %1408, i64 %1551
  %1553 = load double, ptr %1552, align 8
  %1554 = fadd double %1550, %1553
  %1555 = or i64 %1537, 4
  %1556 = getelementptr inbounds double, ptr %1408, i64 %1555
  %1557 = load double, ptr %1556, align 8
  %1558 = fadd double %1554, %1557
  %1559 = or i64 %1537, 5
  %1560 = getelementptr inbounds double, ptr %1408, i64 %1559
  %1561 = load double, ptr %1560, align 8
  %1562 = fadd double %1558, %1561
  %1563 = or i64 %1537, 6
  %1564 = getelementptr inbounds double, ptr %1408, i64 %1563
  %1565 = load double, ptr %1564, align 8
  %1566 = fadd double %1562, %1565
  %1567 = or i64 %1537, 7
  %1568 = getelementptr inbounds double, ptr %1408, i64 %1567
  %1569 = load double, ptr %1568, align 8
  %1570 = fadd double %1566, %1569
  %1571 = add nuw nsw i64 %1537, 8
  %1572 = add i64 %1539, 8
  %1573 = icmp eq i64 %1572, %1402
  br i1 %1573, label %1512, label %1536

1574:                                             ; preds = %335, %1088, %1412
  %1575 = phi double [ 0xFFF0000000000000, %1412 ], [ 0x7FF0000000000000, %1088 ], [ 0x7FF0000000000000, %335 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %18)
  ret double %1575
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @push(ptr nocapture noundef %0, double noundef %1, ptr nocapture noundef readonly %2, i64 noundef %3) unnamed_addr {
  %5 = ptrtoint ptr %0 to i64
  %6 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 1
  %7 = load ptr, ptr %6, align 8
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 9
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %21, label %12

12:                                               ; preds = %4
  %13 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 8
  %14 = load ptr, ptr %13, align 8
  %15 = shl nsw i64 %10, 1
  %16 = or i64 %15, 1
  %17 = getelementptr inbounds i64, ptr %14, i64 %16
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds i64, ptr %14, i64 %15
  %20 = load i64, ptr %19, align 8
  br label %21

21:                                               ; preds = %4, %12
  %22 = phi i64 [ %18, %12 ], [ 0, %4 ]
  %23 = phi i64 [ %20, %12 ], [ 0, %4 ]
  %24 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16
  %25 = load i64, ptr %24, align 8
  %26 = add nsw i64 %25, 131
  %27 = icmp sgt i64 %8, 0
  br i1 %27, label %28, label %52

28:                                               ; preds = %21
  %29 = icmp ult i64 %8, 4
  br i1 %29, label %49, label %30

30:                                               ; preds = %28
  %31 = and i64 %8, -4
  %32 = insertelement <2 x i64> <i64 poison, i64 0>, i64 %8, i64 0
  br label %33

33:                                               ; preds = %33, %30
  %34 = phi i64 [ 0, %30 ], [ %43, %33 ]
  %35 = phi <2 x i64> [ %32, %30 ], [ %41, %33 ]
  %36 = phi <2 x i64> [ zeroinitializer, %30 ], [ %42, %33 ]
  %37 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %34
  %38 = load <2 x i64>, ptr %37, align 8
  %39 = getelementptr inbounds i64, ptr %37, i64 2
  %40 = load <2 x i64>, ptr %39, align 8
  %41 = add <2 x i64> %38, %35
  %42 = add <2 x i64> %40, %36
  %43 = add nuw i64 %34, 4
  %44 = icmp eq i64 %43, %31
  br i1 %44, label %45, label %33

45:                                               ; preds = %33
  %46 = add <2 x i64> %42, %41
  %47 = tail call i64 @llvm.vector.reduce.add.v2i64(<2 x i64> %46)
  %48 = icmp eq i64 %8, %31
  br i1 %48, label %52, label %49

49:                                               ; preds = %28, %45
  %50 = phi i64 [ 0, %28 ], [ %31, %45 ]
  %51 = phi i64 [ %8, %28 ], [ %47, %45 ]
  br label %58

52:                                               ; preds = %58, %45, %21
  %53 = phi i64 [ %8, %21 ], [ %47, %45 ], [ %63, %58 ]
  %54 = add nsw i64 %10, 1
  %55 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 10
  %56 = load i64, ptr %55, align 8
  %57 = icmp slt i64 %54, %56
  br i1 %57, label %66, label %83

58:                                               ; preds = %49, %58
  %59 = phi i64 [ %64, %58 ], [ %50, %49 ]
  %60 = phi i64 [ %63, %58 ], [ %51, %49 ]
  %61 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %59
  %62 = load i64, ptr %61, align 8
  %63 = add nsw i64 %62, %60
  %64 = add nuw nsw i64 %59, 1
  %65 = icmp eq i64 %64, %8
  br i1 %65, label %52, label %58

66:                                               ; preds = %52
  %67 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 6
  %68 = load ptr, ptr %67, align 8
  %69 = getelementptr inbounds i32, ptr %68, i64 %22
  %70 = getelementptr inbounds i32, ptr %69, i64 %53
  %71 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 7
  %72 = load ptr, ptr %71, align 8
  %73 = icmp ugt ptr %70, %72
  br i1 %73, label %83, label %74

74:                                               ; preds = %66
  %75 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 5
  %76 = load ptr, ptr %75, align 8
  %77 = ptrtoint ptr %76 to i64
  %78 = getelementptr inbounds double, ptr %76, i64 %23
  %79 = getelementptr inbounds double, ptr %78, i64 %26
  %80 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 4
  %81 = load ptr, ptr %80, align 8
  %82 = icmp ugt ptr %79, %81
  br i1 %82, label %83, label %151

83:                                               ; preds = %74, %66, %52
  %84 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 15
  %85 = load double, ptr %84, align 8
  %86 = fcmp ogt double %85, %1
  br i1 %86, label %87, label %88

87:                                               ; preds = %83
  store double %1, ptr %84, align 8
  br label %88

88:                                               ; preds = %87, %83
  %89 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 11
  store i64 1, ptr %89, align 8
  %90 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 14
  %91 = load ptr, ptr %90, align 8
  %92 = icmp ne ptr %91, null
  %93 = and i1 %92, %27
  br i1 %93, label %94, label %619

94:                                               ; preds = %88, %107
  %95 = phi ptr [ %108, %107 ], [ %91, %88 ]
  %96 = phi i64 [ %109, %107 ], [ 0, %88 ]
  %97 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %96
  %98 = load i64, ptr %97, align 8
  %99 = icmp sgt i64 %98, 0
  br i1 %99, label %100, label %107

100:                                              ; preds = %94
  %101 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %96
  %102 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %96
  %103 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 19, i64 %96
  %104 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 20, i64 %96
  br label %113

105:                                              ; preds = %147
  %106 = load ptr, ptr %90, align 8
  br label %107

107:                                              ; preds = %105, %94
  %108 = phi ptr [ %106, %105 ], [ %95, %94 ]
  %109 = add nuw nsw i64 %96, 1
  %110 = icmp ne ptr %108, null
  %111 = icmp slt i64 %109, %8
  %112 = select i1 %110, i1 %111, i1 false
  br i1 %112, label %94, label %619

113:                                              ; preds = %100, %147
  %114 = phi i64 [ %98, %100 ], [ %148, %147 ]
  %115 = phi i64 [ 0, %100 ], [ %149, %147 ]
  %116 = load i64, ptr %2, align 8
  %117 = icmp eq i64 %96, %116
  br i1 %117, label %118, label %125

118:                                              ; preds = %113
  %119 = load ptr, ptr %101, align 8
  %120 = getelementptr inbounds double, ptr %119, i64 %115
  %121 = load double, ptr %120, align 8
  %122 = fcmp une double %121, 0.000000e+00
  %123 = zext i1 %122 to i64
  %124 = icmp eq i64 %123, %3
  br i1 %124, label %125, label %147

125:                                              ; preds = %118, %113
  %126 = load ptr, ptr %102, align 8
  %127 = getelementptr inbounds i32, ptr %126, i64 %115
  %128 = load i32, ptr %127, align 4
  %129 = load ptr, ptr %103, align 8
  %130 = sext i32 %128 to i64
  %131 = getelementptr inbounds i32, ptr %129, i64 %130
  %132 = load i32, ptr %131, align 4
  %133 = icmp sgt i32 %132, -1
  br i1 %133, label %134, label %147

134:                                              ; preds = %125, %134
  %135 = phi i32 [ %143, %134 ], [ %132, %125 ]
  %136 = load ptr, ptr %90, align 8
  %137 = getelementptr inbounds ptr, ptr %136, i64 %96
  %138 = load ptr, ptr %137, align 8
  %139 = zext i32 %135 to i64
  %140 = getelementptr inbounds i8, ptr %138, i64 %139
  store i8 1, ptr %140, align 1
  %141 = load ptr, ptr %104, align 8
  %142 = getelementptr inbounds i32, ptr %141, i64 %139
  %143 = load i32, ptr %142, align 4
  %144 = icmp sgt i32 %143, -1
  br i1 %144, label %134, label %145

145:                                              ; preds = %134
  %146 = load i64, ptr %97, align 8
  br label %147

147:                                              ; preds = %145, %125, %118
  %148 = phi i64 [ %146, %145 ], [ %114, %125 ], [ %114, %118 ]
  %149 = add nuw nsw i64 %115, 1
  %150 = icmp slt i64 %149, %148
  br i1 %150, label %113, label %105

151:                                              ; preds = %74
  %152 = getelementptr inbounds i32, ptr %69, i64 %8
  br i1 %27, label %153, label %168

153:                                              ; preds = %151, %241
  %154 = phi i64 [ %247, %241 ], [ 0, %151 ]
  %155 = phi ptr [ %242, %241 ], [ %152, %151 ]
  %156 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %154
  %157 = load i64, ptr %156, align 8
  %158 = icmp sgt i64 %157, 0
  br i1 %158, label %159, label %241

159:                                              ; preds = %153
  %160 = load i64, ptr %2, align 8
  %161 = icmp eq i64 %154, %160
  %162 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %154
  %163 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %154
  %164 = and i64 %157, 1
  %165 = icmp eq i64 %157, 1
  br i1 %165, label %220, label %166

166:                                              ; preds = %159
  %167 = and i64 %157, -2
  br label %249

168:                                              ; preds = %241, %151
  %169 = phi ptr [ %152, %151 ], [ %242, %241 ]
  store double %1, ptr %78, align 8
  %170 = getelementptr inbounds double, ptr %78, i64 1
  %171 = icmp sgt i64 %25, 0
  br i1 %171, label %172, label %290

172:                                              ; preds = %168
  %173 = icmp ult i64 %25, 16
  br i1 %173, label %197, label %174

174:                                              ; preds = %172
  %175 = shl nsw i64 %23, 3
  %176 = add i64 %175, %77
  %177 = sub i64 %176, %5
  %178 = add i64 %177, -9368
  %179 = icmp ult i64 %178, 32
  br i1 %179, label %197, label %180

180:                                              ; preds = %174
  %181 = and i64 %25, -4
  %182 = shl i64 %181, 3
  %183 = getelementptr i8, ptr %170, i64 %182
  br label %184

184:                                              ; preds = %184, %180
  %185 = phi i64 [ 0, %180 ], [ %193, %184 ]
  %186 = shl i64 %185, 3
  %187 = getelementptr i8, ptr %170, i64 %186
  %188 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %185
  %189 = load <2 x double>, ptr %188, align 8
  %190 = getelementptr inbounds double, ptr %188, i64 2
  %191 = load <2 x double>, ptr %190, align 8
  store <2 x double> %189, ptr %187, align 8
  %192 = getelementptr double, ptr %187, i64 2
  store <2 x double> %191, ptr %192, align 8
  %193 = add nuw i64 %185, 4
  %194 = icmp eq i64 %193, %181
  br i1 %194, label %195, label %184

195:                                              ; preds = %184
  %196 = icmp eq i64 %25, %181
  br i1 %196, label %290, label %197

197:                                              ; preds = %174, %172, %195
  %198 = phi ptr [ %170, %174 ], [ %170, %172 ], [ %183, %195 ]
  %199 = phi i64 [ 0, %174 ], [ 0, %172 ], [ %181, %195 ]
  %200 = sub i64 %25, %199
  %201 = xor i64 %199, -1
  %202 = add i64 %25, %201
  %203 = and i64 %200, 7
  %204 = icmp eq i64 %203, 0
  br i1 %204, label %215, label %205

205:                                              ; preds = %197, %205
  %206 = phi ptr [ %212, %205 ], [ %198, %197 ]
  %207 = phi i64 [ %211, %205 ], [ %199, %197 ]
  %208 = phi i64 [ %213, %205 ], [ 0, %197 ]
  %209 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %207
  %210 = load double, ptr %209, align 8
  store double %210, ptr %206, align 8
  %211 = add nuw nsw i64 %207, 1
  %212 = getelementptr inbounds double, ptr %206, i64 1
  %213 = add i64 %208, 1
  %214 = icmp eq i64 %213, %203
  br i1 %214, label %215, label %205

215:                                              ; preds = %205, %197
  %216 = phi ptr [ undef, %197 ], [ %212, %205 ]
  %217 = phi ptr [ %198, %197 ], [ %212, %205 ]
  %218 = phi i64 [ %199, %197 ], [ %211, %205 ]
  %219 = icmp ult i64 %202, 7
  br i1 %219, label %290, label %335

220:                                              ; preds = %284, %159
  %221 = phi ptr [ undef, %159 ], [ %285, %284 ]
  %222 = phi i64 [ undef, %159 ], [ %286, %284 ]
  %223 = phi i64 [ 0, %159 ], [ %287, %284 ]
  %224 = phi i64 [ 0, %159 ], [ %286, %284 ]
  %225 = phi ptr [ %155, %159 ], [ %285, %284 ]
  %226 = icmp eq i64 %164, 0
  br i1 %226, label %241, label %227

227:                                              ; preds = %220
  br i1 %161, label %228, label %235

228:                                              ; preds = %227
  %229 = load ptr, ptr %162, align 8
  %230 = getelementptr inbounds double, ptr %229, i64 %223
  %231 = load double, ptr %230, align 8
  %232 = fcmp une double %231, 0.000000e+00
  %233 = zext i1 %232 to i64
  %234 = icmp eq i64 %233, %3
  br i1 %234, label %235, label %241

235:                                              ; preds = %228, %227
  %236 = load ptr, ptr %163, align 8
  %237 = getelementptr inbounds i32, ptr %236, i64 %223
  %238 = load i32, ptr %237, align 4
  %239 = getelementptr inbounds i32, ptr %225, i64 1
  store i32 %238, ptr %225, align 4
  %240 = add nsw i64 %224, 1
  br label %241

241:                                              ; preds = %220, %235, %228, %153
  %242 = phi ptr [ %155, %153 ], [ %221, %220 ], [ %239, %235 ], [ %225, %228 ]
  %243 = phi i64 [ 0, %153 ], [ %222, %220 ], [ %240, %235 ], [ %224, %228 ]
  %244 = trunc i64 %243 to i32
  %245 = add nsw i64 %154, %22
  %246 = getelementptr inbounds i32, ptr %68, i64 %245
  store i32 %244, ptr %246, align 4
  %247 = add nuw nsw i64 %154, 1
  %248 = icmp eq i64 %247, %8
  br i1 %248, label %168, label %153

249:                                              ; preds = %284, %166
  %250 = phi i64 [ 0, %166 ], [ %287, %284 ]
  %251 = phi i64 [ 0, %166 ], [ %286, %284 ]
  %252 = phi ptr [ %155, %166 ], [ %285, %284 ]
  %253 = phi i64 [ 0, %166 ], [ %288, %284 ]
  br i1 %161, label %254, label %261

254:                                              ; preds = %249
  %255 = load ptr, ptr %162, align 8
  %256 = getelementptr inbounds double, ptr %255, i64 %250
  %257 = load double, ptr %256, align 8
  %258 = fcmp une double %257, 0.000000e+00
  %259 = zext i1 %258 to i64
  %260 = icmp eq i64 %259, %3
  br i1 %260, label %261, label %267

261:                                              ; preds = %254, %249
  %262 = load ptr, ptr %163, align 8
  %263 = getelementptr inbounds i32, ptr %262, i64 %250
  %264 = load i32, ptr %263, align 4
  %265 = getelementptr inbounds i32, ptr %252, i64 1
  store i32 %264, ptr %252, align 4
  %266 = add nsw i64 %251, 1
  br label %267

267:                                              ; preds = %254, %261
  %268 = phi ptr [ %265, %261 ], [ %252, %254 ]
  %269 = phi i64 [ %266, %261 ], [ %251, %254 ]
  %270 = or i64 %250, 1
  br i1 %161, label %271, label %278

271:                                              ; preds = %267
  %272 = load ptr, ptr %162, align 8
  %273 = getelementptr inbounds double, ptr %272, i64 %270
  %274 = load double, ptr %273, align 8
  %275 = fcmp une double %274, 0.000000e+00
  %276 = zext i1 %275 to i64
  %277 = icmp eq i64 %276, %3
  br i1 %277, label %278, label %284

278:                                              ; preds = %271, %267
  %279 = load ptr, ptr %163, align 8
  %280 = getelementptr inbounds i32, ptr %279, i64 %270
  %281 = load i32, ptr %280, align 4
  %282 = getelementptr inbounds i32, ptr %268, i64 1
  store i32 %281, ptr %268, align 4
  %283 = add nsw i64 %269, 1
  br label %284

284:                                              ; preds = %278, %271
  %285 = phi ptr [ %282, %278 ], [ %268, %271 ]
  %286 = phi i64 [ %283, %278 ], [ %269, %271 ]
  %287 = add nuw nsw i64 %250, 2
  %288 = add i64 %253, 2
  %289 = icmp eq i64 %288, %167
  br i1 %289, label %220, label %249

290:                                              ; preds = %215, %335, %168, %195
  %291 = phi ptr [ %170, %168 ], [ %183, %195 ], [ %216, %215 ], [ %369, %335 ]
  %292 = ptrtoint ptr %291 to i64
  %293 = add i64 %5, 33952
  %294 = sub i64 %292, %293
  %295 = icmp ugt i64 %294, 15
  br i1 %295, label %310, label %296

296:                                              ; preds = %312, %290
  %297 = phi i64 [ 0, %290 ], [ 64, %312 ]
  %298 = phi ptr [ %291, %290 ], [ %311, %312 ]
  br label %299

299:                                              ; preds = %299, %296
  %300 = phi i64 [ %306, %299 ], [ %297, %296 ]
  %301 = phi ptr [ %305, %299 ], [ %298, %296 ]
  %302 = phi i64 [ %307, %299 ], [ 0, %296 ]
  %303 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %300
  %304 = load double, ptr %303, align 8
  %305 = getelementptr inbounds double, ptr %301, i64 1
  store double %304, ptr %301, align 8
  %306 = add nuw nsw i64 %300, 1
  %307 = add i64 %302, 1
  %308 = icmp eq i64 %302, 0
  br i1 %308, label %309, label %299

309:                                              ; preds = %299
  br i1 %295, label %409, label %371

310:                                              ; preds = %290
  %311 = getelementptr i8, ptr %291, i64 512
  br label %312

312:                                              ; preds = %312, %310
  %313 = phi i64 [ 0, %310 ], [ %333, %312 ]
  %314 = shl i64 %313, 3
  %315 = getelementptr i8, ptr %291, i64 %314
  %316 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %313
  %317 = load <2 x double>, ptr %316, align 8
  store <2 x double> %317, ptr %315, align 8
  %318 = or i64 %313, 2
  %319 = shl i64 %318, 3
  %320 = getelementptr i8, ptr %291, i64 %319
  %321 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %318
  %322 = load <2 x double>, ptr %321, align 8
  store <2 x double> %322, ptr %320, align 8
  %323 = or i64 %313, 4
  %324 = shl i64 %323, 3
  %325 = getelementptr i8, ptr %291, i64 %324
  %326 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %323
  %327 = load <2 x double>, ptr %326, align 8
  store <2 x double> %327, ptr %325, align 8
  %328 = or i64 %313, 6
  %329 = shl i64 %328, 3
  %330 = getelementptr i8, ptr %291, i64 %329
  %331 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %328
  %332 = load <2 x double>, ptr %331, align 8
  store <2 x double> %332, ptr %330, align 8
  %333 = add nuw nsw i64 %313, 8
  %334 = icmp eq i64 %333, 64
  br i1 %334, label %296, label %312

335:                                              ; preds = %215, %335
  %336 = phi ptr [ %369, %335 ], [ %217, %215 ]
  %337 = phi i64 [ %368, %335 ], [ %218, %215 ]
  %338 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %337
  %339 = load double, ptr %338, align 8
  store double %339, ptr %336, align 8
  %340 = add nuw nsw i64 %337, 1
  %341 = getelementptr inbounds double, ptr %336, i64 1
  %342 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %340
  %343 = load double, ptr %342, align 8
  store double %343, ptr %341, align 8
  %344 = add nuw nsw i64 %337, 2
  %345 = getelementptr inbounds double, ptr %336, i64 2
  %346 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %344
  %347 = load double, ptr %346, align 8
  store double %347, ptr %345, align 8
  %348 = add nuw nsw i64 %337, 3
  %349 = getelementptr inbounds double, ptr %336, i64 3
  %350 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %348
  %351 = load double, ptr %350, align 8
  store double %351, ptr %349, align 8
  %352 = add nuw nsw i64 %337, 4
  %353 = getelementptr inbounds double, ptr %336, i64 4
  %354 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %352
  %355 = load double, ptr %354, align 8
  store double %355, ptr %353, align 8
  %356 = add nuw nsw i64 %337, 5
  %357 = getelementptr inbounds double, ptr %336, i64 5
  %358 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %356
  %359 = load double, ptr %358, align 8
  store double %359, ptr %357, align 8
  %360 = add nuw nsw i64 %337, 6
  %361 = getelementptr inbounds double, ptr %336, i64 6
  %362 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %360
  %363 = load double, ptr %362, align 8
  store double %363, ptr %361, align 8
  %364 = add nuw nsw i64 %337, 7
  %365 = getelementptr inbounds double, ptr %336, i64 7
  %366 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %364
  %367 = load double, ptr %366, align 8
  store double %367, ptr %365, align 8
  %368 = add nuw nsw i64 %337, 8
  %369 = getelementptr inbounds double, ptr %336, i64 8
  %370 = icmp eq i64 %368, %25
  br i1 %370, label %290, label %335

371:                                              ; preds = %309, %371
  %372 = phi i64 [ %405, %371 ], [ %306, %309 ]
  %373 = phi ptr [ %404, %371 ], [ %305, %309 ]
  %374 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %372
  %375 = load double, ptr %374, align 8
  %376 = getelementptr inbounds double, ptr %373, i64 1
  store double %375, ptr %373, align 8
  %377 = add nuw nsw i64 %372, 1
  %378 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %377
  %379 = load double, ptr %378, align 8
  %380 = getelementptr inbounds double, ptr %373, i64 2
  store double %379, ptr %376, align 8
  %381 = add nuw nsw i64 %372, 2
  %382 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %381
  %383 = load double, ptr %382, align 8
  %384 = getelementptr inbounds double, ptr %373, i64 3
  store double %383, ptr %380, align 8
  %385 = add nuw nsw i64 %372, 3
  %386 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %385
  %387 = load double, ptr %386, align 8
  %388 = getelementptr inbounds double, ptr %373, i64 4
  store double %387, ptr %384, align 8
  %389 = add nuw nsw i64 %372, 4
  %390 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %389
  %391 = load double, ptr %390, align 8
  %392 = getelementptr inbounds double, ptr %373, i64 5
  store double %391, ptr %388, align 8
  %393 = add nuw nsw i64 %372, 5
  %394 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %393
  %395 = load double, ptr %394, align 8
  %396 = getelementptr inbounds double, ptr %373, i64 6
  store double %395, ptr %392, align 8
  %397 = add nuw nsw i64 %372, 6
  %398 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %397
  %399 = load double, ptr %398, align 8
  %400 = getelementptr inbounds double, ptr %373, i64 7
  store double %399, ptr %396, align 8
  %401 = add nuw nsw i64 %372, 7
  %402 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %401
  %403 = load double, ptr %402, align 8
  %404 = getelementptr inbounds double, ptr %373, i64 8
  store double %403, ptr %400, align 8
  %405 = add nuw nsw i64 %372, 8
  %406 = icmp eq i64 %405, 65
  br i1 %406, label %407, label %371

407:                                              ; preds = %371
  %408 = getelementptr inbounds double, ptr %373, i64 7
  br label %409

409:                                              ; preds = %309, %407
  %410 = phi ptr [ %301, %309 ], [ %408, %407 ]
  %411 = phi ptr [ %305, %309 ], [ %404, %407 ]
  %412 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 0
  %413 = load double, ptr %412, align 8
  %414 = getelementptr inbounds double, ptr %410, i64 2
  store double %413, ptr %411, align 8
  %415 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 1
  %416 = load double, ptr %415, align 8
  %417 = getelementptr inbounds double, ptr %410, i64 3
  store double %416, ptr %414, align 8
  %418 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 2
  %419 = load double, ptr %418, align 8
  %420 = getelementptr inbounds double, ptr %410, i64 4
  store double %419, ptr %417, align 8
  %421 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 3
  %422 = load double, ptr %421, align 8
  %423 = getelementptr inbounds double, ptr %410, i64 5
  store double %422, ptr %420, align 8
  %424 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 4
  %425 = load double, ptr %424, align 8
  %426 = getelementptr inbounds double, ptr %410, i64 6
  store double %425, ptr %423, align 8
  %427 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 5
  %428 = load double, ptr %427, align 8
  %429 = getelementptr inbounds double, ptr %410, i64 7
  store double %428, ptr %426, align 8
  %430 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 6
  %431 = load double, ptr %430, align 8
  %432 = getelementptr inbounds double, ptr %410, i64 8
  store double %431, ptr %429, align 8
  %433 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 7
  %434 = load double, ptr %433, align 8
  %435 = getelementptr inbounds double, ptr %410, i64 9
  store double %434, ptr %432, align 8
  %436 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 8
  %437 = load double, ptr %436, align 8
  %438 = getelementptr inbounds double, ptr %410, i64 10
  store double %437, ptr %435, align 8
  %439 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 9
  %440 = load double, ptr %439, align 8
  %441 = getelementptr inbounds double, ptr %410, i64 11
  store double %440, ptr %438, align 8
  %442 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 10
  %443 = load double, ptr %442, align 8
  %444 = getelementptr inbounds double, ptr %410, i64 12
  store double %443, ptr %441, align 8
  %445 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 11
  %446 = load double, ptr %445, align 8
  %447 = getelementptr inbounds double, ptr %410, i64 13
  store double %446, ptr %444, align 8
  %448 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 12
  %449 = load double, ptr %448, align 8
  %450 = getelementptr inbounds double, ptr %410, i64 14
  store double %449, ptr %447, align 8
  %451 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 13
  %452 = load double, ptr %451, align 8
  %453 = getelementptr inbounds double, ptr %410, i64 15
  store double %452, ptr %450, align 8
  %454 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 14
  %455 = load double, ptr %454, align 8
  %456 = getelementptr inbounds double, ptr %410, i64 16
  store double %455, ptr %453, align 8
  %457 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 15
  %458 = load double, ptr %457, align 8
  %459 = getelementptr inbounds double, ptr %410, i64 17
  store double %458, ptr %456, align 8
  %460 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 16
  %461 = load double, ptr %460, align 8
  %462 = getelementptr inbounds double, ptr %410, i64 18
  store double %461, ptr %459, align 8
  %463 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 17
  %464 = load double, ptr %463, align 8
  %465 = getelementptr inbounds double, ptr %410, i64 19
  store double %464, ptr %462, align 8
  %466 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 18
  %467 = load double, ptr %466, align 8
  %468 = getelementptr inbounds double, ptr %410, i64 20
  store double %467, ptr %465, align 8
  %469 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 19
  %470 = load double, ptr %469, align 8
  %471 = getelementptr inbounds double, ptr %410, i64 21
  store double %470, ptr %468, align 8
  %472 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 20
  %473 = load double, ptr %472, align 8
  %474 = getelementptr inbounds double, ptr %410, i64 22
  store double %473, ptr %471, align 8
  %475 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 21
  %476 = load double, ptr %475, align 8
  %477 = getelementptr inbounds double, ptr %410, i64 23
  store double %476, ptr %474, align 8
  %478 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 22
  %479 = load double, ptr %478, align 8
  %480 = getelementptr inbounds double, ptr %410, i64 24
  store double %479, ptr %477, align 8
  %481 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 23
  %482 = load double, ptr %481, align 8
  %483 = getelementptr inbounds double, ptr %410, i64 25
  store double %482, ptr %480, align 8
  %484 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 24
  %485 = load double, ptr %484, align 8
  %486 = getelementptr inbounds double, ptr %410, i64 26
  store double %485, ptr %483, align 8
  %487 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 25
  %488 = load double, ptr %487, align 8
  %489 = getelementptr inbounds double, ptr %410, i64 27
  store double %488, ptr %486, align 8
  %490 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 26
  %491 = load double, ptr %490, align 8
  %492 = getelementptr inbounds double, ptr %410, i64 28
  store double %491, ptr %489, align 8
  %493 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 27
  %494 = load double, ptr %493, align 8
  %495 = getelementptr inbounds double, ptr %410, i64 29
  store double %494, ptr %492, align 8
  %496 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 28
  %497 = load double, ptr %496, align 8
  %498 = getelementptr inbounds double, ptr %410, i64 30
  store double %497, ptr %495, align 8
  %499 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 29
  %500 = load double, ptr %499, align 8
  %501 = getelementptr inbounds double, ptr %410, i64 31
  store double %500, ptr %498, align 8
  %502 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 30
  %503 = load double, ptr %502, align 8
  %504 = getelementptr inbounds double, ptr %410, i64 32
  store double %503, ptr %501, align 8
  %505 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 31
  %506 = load double, ptr %505, align 8
  %507 = getelementptr inbounds double, ptr %410, i64 33
  store double %506, ptr %504, align 8
  %508 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 0
  %509 = load double, ptr %508, align 8
  %510 = getelementptr inbounds double, ptr %410, i64 34
  store double %509, ptr %507, align 8
  %511 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 1
  %512 = load double, ptr %511, align 8
  %513 = getelementptr inbounds double, ptr %410, i64 35
  store double %512, ptr %510, align 8
  %514 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 2
  %515 = load double, ptr %514, align 8
  %516 = getelementptr inbounds double, ptr %410, i64 36
  store double %515, ptr %513, align 8
  %517 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 3
  %518 = load double, ptr %517, align 8
  %519 = getelementptr inbounds double, ptr %410, i64 37
  store double %518, ptr %516, align 8
  %520 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 4
  %521 = load double, ptr %520, align 8
  %522 = getelementptr inbounds double, ptr %410, i64 38
  store double %521, ptr %519, align 8
  %523 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 5
  %524 = load double, ptr %523, align 8
  %525 = getelementptr inbounds double, ptr %410, i64 39
  store double %524, ptr %522, align 8
  %526 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 6
  %527 = load double, ptr %526, align 8
  %528 = getelementptr inbounds double, ptr %410, i64 40
  store double %527, ptr %525, align 8
  %529 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 7
  %530 = load double, ptr %529, align 8
  %531 = getelementptr inbounds double, ptr %410, i64 41
  store double %530, ptr %528, align 8
  %532 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 8
  %533 = load double, ptr %532, align 8
  %534 = getelementptr inbounds double, ptr %410, i64 42
  store double %533, ptr %531, align 8
  %535 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 9
  %536 = load double, ptr %535, align 8
  %537 = getelementptr inbounds double, ptr %410, i64 43
  store double %536, ptr %534, align 8
  %538 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 10
  %539 = load double, ptr %538, align 8
  %540 = getelementptr inbounds double, ptr %410, i64 44
  store double %539, ptr %537, align 8
  %541 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 11
  %542 = load double, ptr %541, align 8
  %543 = getelementptr inbounds double, ptr %410, i64 45
  store double %542, ptr %540, align 8
  %544 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 12
  %545 = load double, ptr %544, align 8
  %546 = getelementptr inbounds double, ptr %410, i64 46
  store double %545, ptr %543, align 8
  %547 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 13
  %548 = load double, ptr %547, align 8
  %549 = getelementptr inbounds double, ptr %410, i64 47
  store double %548, ptr %546, align 8
  %550 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 14
  %551 = load double, ptr %550, align 8
  %552 = getelementptr inbounds double, ptr %410, i64 48
  store double %551, ptr %549, align 8
  %553 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 15
  %554 = load double, ptr %553, align 8
  %555 = getelementptr inbounds double, ptr %410, i64 49
  store double %554, ptr %552, align 8
  %556 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 16
  %557 = load double, ptr %556, align 8
  %558 = getelementptr inbounds double, ptr %410, i64 50
  store double %557, ptr %555, align 8
  %559 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 17
  %560 = load double, ptr %559, align 8
  %561 = getelementptr inbounds double, ptr %410, i64 51
  store double %560, ptr %558, align 8
  %562 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 18
  %563 = load double, ptr %562, align 8
  %564 = getelementptr inbounds double, ptr %410, i64 52
  store double %563, ptr %561, align 8
  %565 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 19
  %566 = load double, ptr %565, align 8
  %567 = getelementptr inbounds double, ptr %410, i64 53
  store double %566, ptr %564, align 8
  %568 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 20
  %569 = load double, ptr %568, align 8
  %570 = getelementptr inbounds double, ptr %410, i64 54
  store double %569, ptr %567, align 8
  %571 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 21
  %572 = load double, ptr %571, align 8
  %573 = getelementptr inbounds double, ptr %410, i64 55
  store double %572, ptr %570, align 8
  %574 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 22
  %575 = load double, ptr %574, align 8
  %576 = getelementptr inbounds double, ptr %410, i64 56
  store double %575, ptr %573, align 8
  %577 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 23
  %578 = load double, ptr %577, align 8
  %579 = getelementptr inbounds double, ptr %410, i64 57
  store double %578, ptr %576, align 8
  %580 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 24
  %581 = load double, ptr %580, align 8
  %582 = getelementptr inbounds double, ptr %410, i64 58
  store double %581, ptr %579, align 8
  %583 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 25
  %584 = load double, ptr %583, align 8
  %585 = getelementptr inbounds double, ptr %410, i64 59
  store double %584, ptr %582, align 8
  %586 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 26
  %587 = load double, ptr %586, align 8
  %588 = getelementptr inbounds double, ptr %410, i64 60
  store double %587, ptr %585, align 8
  %589 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 27
  %590 = load double, ptr %589, align 8
  %591 = getelementptr inbounds double, ptr %410, i64 61
  store double %590, ptr %588, align 8
  %592 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 28
  %593 = load double, ptr %592, align 8
  %594 = getelementptr inbounds double, ptr %410, i64 62
  store double %593, ptr %591, align 8
  %595 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 29
  %596 = load double, ptr %595, align 8
  %597 = getelementptr inbounds double, ptr %410, i64 63
  store double %596, ptr %594, align 8
  %598 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 30
  %599 = load double, ptr %598, align 8
  %600 = getelementptr inbounds double, ptr %410, i64 64
  store double %599, ptr %597, align 8
  %601 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 31
  %602 = load double, ptr %601, align 8
  %603 = getelementptr inbounds double, ptr %410, i64 65
  store double %602, ptr %600, align 8
  %604 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 32
  %605 = load double, ptr %604, align 8
  store double %605, ptr %603, align 8
  store i64 %54, ptr %9, align 8
  %606 = add nsw i64 %26, %23
  %607 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 8
  %608 = load ptr, ptr %607, align 8
  %609 = shl nsw i64 %54, 1
  %610 = getelementptr inbounds i64, ptr %608, i64 %609
  store i64 %606, ptr %610, align 8
  %611 = ptrtoint ptr %169 to i64
  %612 = ptrtoint ptr %68 to i64
  %613 = sub i64 %611, %612
  %614 = ashr exact i64 %613, 2
  %615 = load i64, ptr %9, align 8
  %616 = shl nsw i64 %615, 1
  %617 = or i64 %616, 1
  %618 = getelementptr inbounds i64, ptr %608, i64 %617
  store i64 %614, ptr %618, align 8
  br label %619

619:                                              ; preds = %107, %88, %409
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define double @smooth(ptr noundef %0, i64 noundef %1, ptr nocapture noundef %2, i64 noundef %3) {
  %5 = ptrtoint ptr %0 to i64
  %6 = ptrtoint ptr %2 to i64
  %7 = ptrtoint ptr %0 to i64
  %8 = alloca [1024 x double], align 16
  %9 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 1
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 2
  %12 = load ptr, ptr %11, align 8
  %13 = load double, ptr %12, align 8
  %14 = getelementptr inbounds %struct.Goal, ptr %10, i64 0, i32 16
  %15 = load double, ptr %14, align 8
  %16 = fsub double 1.000000e+00, %15
  %17 = fmul double %13, %16
  %18 = bitcast double %17 to i64
  %19 = lshr i64 %18, 52
  %20 = and i64 %19, 2047
  %21 = and i64 %18, 4503599627370495
  %22 = or i64 %21, 4607182418800017408
  %23 = bitcast i64 %22 to double
  %24 = fcmp ogt double %23, 0x3FF6A09E667F3BCD
  %25 = fmul double %23, 5.000000e-01
  %26 = select i1 %24, double %25, double %23
  %27 = select i1 %24, i64 -1022, i64 -1023
  %28 = add nsw i64 %27, %20
  %29 = fadd double %26, -1.000000e+00
  %30 = fadd double %26, 1.000000e+00
  %31 = fdiv double %29, %30
  %32 = fmul double %31, %31
  %33 = fmul double %32, 0x3FA8618618618618
  %34 = fadd double %33, 0x3FAAF286BCA1AF28
  %35 = fmul double %32, %34
  %36 = fadd double %35, 0x3FAE1E1E1E1E1E1E
  %37 = fmul double %32, %36
  %38 = fadd double %37, 0x3FB1111111111111
  %39 = fmul double %32, %38
  %40 = fadd double %39, 0x3FB3B13B13B13B14
  %41 = fmul double %32, %40
  %42 = fadd double %41, 0x3FB745D1745D1746
  %43 = fmul double %32, %42
  %44 = fadd double %43, 0x3FBC71C71C71C71C
  %45 = fmul double %32, %44
  %46 = fadd double %45, 0x3FC2492492492492
  %47 = fmul double %32, %46
  %48 = fadd double %47, 2.000000e-01
  %49 = fmul double %32, %48
  %50 = fadd double %49, 0x3FD5555555555555
  %51 = fmul double %32, %50
  %52 = fadd double %51, 1.000000e+00
  %53 = fmul double %31, 2.000000e+00
  %54 = fmul double %53, %52
  %55 = sitofp i64 %28 to double
  %56 = fmul double %55, 0x3FE62E42FEFA39EF
  %57 = fadd double %56, %54
  %58 = tail call fastcc double @pop(ptr noundef %0)
  %59 = load ptr, ptr %9, align 8
  %60 = load i64, ptr %59, align 8
  %61 = icmp sgt i64 %60, 0
  br i1 %61, label %62, label %137

62:                                               ; preds = %4, %84
  %63 = phi i64 [ %85, %84 ], [ 0, %4 ]
  %64 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 17, i64 %63
  %65 = load i64, ptr %64, align 8
  %66 = icmp sgt i64 %65, 0
  br i1 %66, label %67, label %84

67:                                               ; preds = %62
  %68 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %63
  %69 = load i64, ptr %68, align 8
  %70 = icmp sgt i64 %69, 0
  %71 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %63
  %72 = and i64 %69, 3
  %73 = icmp ult i64 %69, 4
  %74 = and i64 %69, -4
  %75 = icmp eq i64 %72, 0
  br label %76

76:                                               ; preds = %101, %67
  %77 = phi i64 [ 0, %67 ], [ %102, %101 ]
  br i1 %70, label %78, label %101

78:                                               ; preds = %76
  %79 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 47, i64 %63, i64 %77
  %80 = load ptr, ptr %79, align 8
  %81 = load ptr, ptr %71, align 8
  %82 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 48, i64 %63, i64 %77
  %83 = load ptr, ptr %82, align 8
  br i1 %73, label %87, label %104

84:                                               ; preds = %101, %62
  %85 = add nuw nsw i64 %63, 1
  %86 = icmp eq i64 %85, %60
  br i1 %86, label %137, label %62

87:                                               ; preds = %104, %78
  %88 = phi i64 [ 0, %78 ], [ %134, %104 ]
  br i1 %75, label %101, label %89

89:                                               ; preds = %87, %89
  %90 = phi i64 [ %98, %89 ], [ %88, %87 ]
  %91 = phi i64 [ %99, %89 ], [ 0, %87 ]
  %92 = getelementptr inbounds i32, ptr %81, i64 %90
  %93 = load i32, ptr %92, align 4
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds double, ptr %80, i64 %94
  %96 = load double, ptr %95, align 8
  %97 = getelementptr inbounds double, ptr %83, i64 %90
  store double %96, ptr %97, align 8
  %98 = add nuw nsw i64 %90, 1
  %99 = add i64 %91, 1
  %100 = icmp eq i64 %99, %72
  br i1 %100, label %101, label %89

101:                                              ; preds = %87, %89, %76
  %102 = add nuw nsw i64 %77, 1
  %103 = icmp eq i64 %102, %65
  br i1 %103, label %84, label %76

104:                                              ; preds = %78, %104
  %105 = phi i64 [ %134, %104 ], [ 0, %78 ]
  %106 = phi i64 [ %135, %104 ], [ 0, %78 ]
  %107 = getelementptr inbounds i32, ptr %81, i64 %105
  %108 = load i32, ptr %107, align 4
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds double, ptr %80, i64 %109
  %111 = load double, ptr %110, align 8
  %112 = getelementptr inbounds double, ptr %83, i64 %105
  store double %111, ptr %112, align 8
  %113 = or i64 %105, 1
  %114 = getelementptr inbounds i32, ptr %81, i64 %113
  %115 = load i32, ptr %114, align 4
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds double, ptr %80, i64 %116
  %118 = load double, ptr %117, align 8
  %119 = getelementptr inbounds double, ptr %83, i64 %113
  store double %118, ptr %119, align 8
  %120 = or i64 %105, 2
  %121 = getelementptr inbounds i32, ptr %81, i64 %120
  %122 = load i32, ptr %121, align 4
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds double, ptr %80, i64 %123
  %125 = load double, ptr %124, align 8
  %126 = getelementptr inbounds double, ptr %83, i64 %120
  store double %125, ptr %126, align 8
  %127 = or i64 %105, 3
  %128 = getelementptr inbounds i32, ptr %81, i64 %127
  %129 = load i32, ptr %128, align 4
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds double, ptr %80, i64 %130
  %132 = load double, ptr %131, align 8
  %133 = getelementptr inbounds double, ptr %83, i64 %127
  store double %132, ptr %133, align 8
  %134 = add nuw nsw i64 %105, 4
  %135 = add i64 %106, 4
  %136 = icmp eq i64 %135, %74
  br i1 %136, label %87, label %104

137:                                              ; preds = %84, %4
  %138 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 13
  store i64 %3, ptr %138, align 8
  %139 = icmp eq i64 %3, 0
  br i1 %139, label %252, label %140

140:                                              ; preds = %137
  %141 = add i64 %7, 33952
  %142 = sub i64 %141, %6
  %143 = icmp ugt i64 %142, 15
  br i1 %143, label %156, label %144

144:                                              ; preds = %140, %156
  %145 = phi i64 [ 0, %140 ], [ 64, %156 ]
  br label %146

146:                                              ; preds = %146, %144
  %147 = phi i64 [ %152, %146 ], [ %145, %144 ]
  %148 = phi i64 [ %153, %146 ], [ 0, %144 ]
  %149 = getelementptr inbounds double, ptr %2, i64 %147
  %150 = load double, ptr %149, align 8
  %151 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %147
  store double %150, ptr %151, align 8
  %152 = add nuw nsw i64 %147, 1
  %153 = add i64 %148, 1
  %154 = icmp eq i64 %148, 0
  br i1 %154, label %155, label %146

155:                                              ; preds = %146
  br i1 %143, label %252, label %322

156:                                              ; preds = %140
  %157 = load <2 x double>, ptr %2, align 8
  %158 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 0
  store <2 x double> %157, ptr %158, align 8
  %159 = getelementptr inbounds double, ptr %2, i64 2
  %160 = load <2 x double>, ptr %159, align 8
  %161 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 2
  store <2 x double> %160, ptr %161, align 8
  %162 = getelementptr inbounds double, ptr %2, i64 4
  %163 = load <2 x double>, ptr %162, align 8
  %164 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 4
  store <2 x double> %163, ptr %164, align 8
  %165 = getelementptr inbounds double, ptr %2, i64 6
  %166 = load <2 x double>, ptr %165, align 8
  %167 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 6
  store <2 x double> %166, ptr %167, align 8
  %168 = getelementptr inbounds double, ptr %2, i64 8
  %169 = load <2 x double>, ptr %168, align 8
  %170 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 8
  store <2 x double> %169, ptr %170, align 8
  %171 = getelementptr inbounds double, ptr %2, i64 10
  %172 = load <2 x double>, ptr %171, align 8
  %173 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 10
  store <2 x double> %172, ptr %173, align 8
  %174 = getelementptr inbounds double, ptr %2, i64 12
  %175 = load <2 x double>, ptr %174, align 8
  %176 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 12
  store <2 x double> %175, ptr %176, align 8
  %177 = getelementptr inbounds double, ptr %2, i64 14
  %178 = load <2 x double>, ptr %177, align 8
  %179 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 14
  store <2 x double> %178, ptr %179, align 8
  %180 = getelementptr inbounds double, ptr %2, i64 16
  %181 = load <2 x double>, ptr %180, align 8
  %182 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 16
  store <2 x double> %181, ptr %182, align 8
  %183 = getelementptr inbounds double, ptr %2, i64 18
  %184 = load <2 x double>, ptr %183, align 8
  %185 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 18
  store <2 x double> %184, ptr %185, align 8
  %186 = getelementptr inbounds double, ptr %2, i64 20
  %187 = load <2 x double>, ptr %186, align 8
  %188 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 20
  store <2 x double> %187, ptr %188, align 8
  %189 = getelementptr inbounds double, ptr %2, i64 22
  %190 = load <2 x double>, ptr %189, align 8
  %191 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 22
  store <2 x double> %190, ptr %191, align 8
  %192 = getelementptr inbounds double, ptr %2, i64 24
  %193 = load <2 x double>, ptr %192, align 8
  %194 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 24
  store <2 x double> %193, ptr %194, align 8
  %195 = getelementptr inbounds double, ptr %2, i64 26
  %196 = load <2 x double>, ptr %195, align 8
  %197 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 26
  store <2 x double> %196, ptr %197, align 8
  %198 = getelementptr inbounds double, ptr %2, i64 28
  %199 = load <2 x double>, ptr %198, align 8
  %200 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 28
  store <2 x double> %199, ptr %200, align 8
  %201 = getelementptr inbounds double, ptr %2, i64 30
  %202 = load <2 x double>, ptr %201, align 8
  %203 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 30
  store <2 x double> %202, ptr %203, align 8
  %204 = getelementptr inbounds double, ptr %2, i64 32
  %205 = load <2 x double>, ptr %204, align 8
  %206 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 32
  store <2 x double> %205, ptr %206, align 8
  %207 = getelementptr inbounds double, ptr %2, i64 34
  %208 = load <2 x double>, ptr %207, align 8
  %209 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 34
  store <2 x double> %208, ptr %209, align 8
  %210 = getelementptr inbounds double, ptr %2, i64 36
  %211 = load <2 x double>, ptr %210, align 8
  %212 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 36
  store <2 x double> %211, ptr %212, align 8
  %213 = getelementptr inbounds double, ptr %2, i64 38
  %214 = load <2 x double>, ptr %213, align 8
  %215 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 38
  store <2 x double> %214, ptr %215, align 8
  %216 = getelementptr inbounds double, ptr %2, i64 40
  %217 = load <2 x double>, ptr %216, align 8
  %218 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 40
  store <2 x double> %217, ptr %218, align 8
  %219 = getelementptr inbounds double, ptr %2, i64 42
  %220 = load <2 x double>, ptr %219, align 8
  %221 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 42
  store <2 x double> %220, ptr %221, align 8
  %222 = getelementptr inbounds double, ptr %2, i64 44
  %223 = load <2 x double>, ptr %222, align 8
  %224 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 44
  store <2 x double> %223, ptr %224, align 8
  %225 = getelementptr inbounds double, ptr %2, i64 46
  %226 = load <2 x double>, ptr %225, align 8
  %227 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 46
  store <2 x double> %226, ptr %227, align 8
  %228 = getelementptr inbounds double, ptr %2, i64 48
  %229 = load <2 x double>, ptr %228, align 8
  %230 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 48
  store <2 x double> %229, ptr %230, align 8
  %231 = getelementptr inbounds double, ptr %2, i64 50
  %232 = load <2 x double>, ptr %231, align 8
  %233 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 50
  store <2 x double> %232, ptr %233, align 8
  %234 = getelementptr inbounds double, ptr %2, i64 52
  %235 = load <2 x double>, ptr %234, align 8
  %236 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 52
  store <2 x double> %235, ptr %236, align 8
  %237 = getelementptr inbounds double, ptr %2, i64 54
  %238 = load <2 x double>, ptr %237, align 8
  %239 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 54
  store <2 x double> %238, ptr %239, align 8
  %240 = getelementptr inbounds double, ptr %2, i64 56
  %241 = load <2 x double>, ptr %240, align 8
  %242 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 56
  store <2 x double> %241, ptr %242, align 8
  %243 = getelementptr inbounds double, ptr %2, i64 58
  %244 = load <2 x double>, ptr %243, align 8
  %245 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 58
  store <2 x double> %244, ptr %245, align 8
  %246 = getelementptr inbounds double, ptr %2, i64 60
  %247 = load <2 x double>, ptr %246, align 8
  %248 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 60
  store <2 x double> %247, ptr %248, align 8
  %249 = getelementptr inbounds double, ptr %2, i64 62
  %250 = load <2 x double>, ptr %249, align 8
  %251 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 62
  store <2 x double> %250, ptr %251, align 8
  br label %144

252:                                              ; preds = %155, %322, %137
  %253 = icmp sgt i64 %1, 0
  br i1 %253, label %254, label %778

254:                                              ; preds = %252
  %255 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16
  %256 = add i64 %5, 33952
  %257 = sub i64 %6, %256
  %258 = icmp ugt i64 %257, 15
  %259 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 0
  %260 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 2
  %261 = getelementptr inbounds double, ptr %2, i64 2
  %262 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 4
  %263 = getelementptr inbounds double, ptr %2, i64 4
  %264 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 6
  %265 = getelementptr inbounds double, ptr %2, i64 6
  %266 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 8
  %267 = getelementptr inbounds double, ptr %2, i64 8
  %268 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 10
  %269 = getelementptr inbounds double, ptr %2, i64 10
  %270 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 12
  %271 = getelementptr inbounds double, ptr %2, i64 12
  %272 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 14
  %273 = getelementptr inbounds double, ptr %2, i64 14
  %274 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 16
  %275 = getelementptr inbounds double, ptr %2, i64 16
  %276 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 18
  %277 = getelementptr inbounds double, ptr %2, i64 18
  %278 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 20
  %279 = getelementptr inbounds double, ptr %2, i64 20
  %280 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 22
  %281 = getelementptr inbounds double, ptr %2, i64 22
  %282 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 24
  %283 = getelementptr inbounds double, ptr %2, i64 24
  %284 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 26
  %285 = getelementptr inbounds double, ptr %2, i64 26
  %286 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 28
  %287 = getelementptr inbounds double, ptr %2, i64 28
  %288 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 30
  %289 = getelementptr inbounds double, ptr %2, i64 30
  %290 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 32
  %291 = getelementptr inbounds double, ptr %2, i64 32
  %292 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 34
  %293 = getelementptr inbounds double, ptr %2, i64 34
  %294 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 36
  %295 = getelementptr inbounds double, ptr %2, i64 36
  %296 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 38
  %297 = getelementptr inbounds double, ptr %2, i64 38
  %298 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 40
  %299 = getelementptr inbounds double, ptr %2, i64 40
  %300 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 42
  %301 = getelementptr inbounds double, ptr %2, i64 42
  %302 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 44
  %303 = getelementptr inbounds double, ptr %2, i64 44
  %304 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 46
  %305 = getelementptr inbounds double, ptr %2, i64 46
  %306 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 48
  %307 = getelementptr inbounds double, ptr %2, i64 48
  %308 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 50
  %309 = getelementptr inbounds double, ptr %2, i64 50
  %310 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 52
  %311 = getelementptr inbounds double, ptr %2, i64 52
  %312 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 54
  %313 = getelementptr inbounds double, ptr %2, i64 54
  %314 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 56
  %315 = getelementptr inbounds double, ptr %2, i64 56
  %316 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 58
  %317 = getelementptr inbounds double, ptr %2, i64 58
  %318 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 60
  %319 = getelementptr inbounds double, ptr %2, i64 60
  %320 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 62
  %321 = getelementptr inbounds double, ptr %2, i64 62
  br label %341

322:                                              ; preds = %155, %322
  %323 = phi i64 [ %339, %322 ], [ %152, %155 ]
  %324 = getelementptr inbounds double, ptr %2, i64 %323
  %325 = load double, ptr %324, align 8
  %326 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %323
  store double %325, ptr %326, align 8
  %327 = add nuw nsw i64 %323, 1
  %328 = getelementptr inbounds double, ptr %2, i64 %327
  %329 = load double, ptr %328, align 8
  %330 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %327
  store double %329, ptr %330, align 8
  %331 = add nuw nsw i64 %323, 2
  %332 = getelementptr inbounds double, ptr %2, i64 %331
  %333 = load double, ptr %332, align 8
  %334 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %331
  store double %333, ptr %334, align 8
  %335 = add nuw nsw i64 %323, 3
  %336 = getelementptr inbounds double, ptr %2, i64 %335
  %337 = load double, ptr %336, align 8
  %338 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %335
  store double %337, ptr %338, align 8
  %339 = add nuw nsw i64 %323, 4
  %340 = icmp ult i64 %323, 61
  br i1 %340, label %322, label %252

341:                                              ; preds = %254, %720
  %342 = phi double [ 0xFFF0000000000000, %254 ], [ %669, %720 ]
  %343 = phi i64 [ 0, %254 ], [ %725, %720 ]
  %344 = icmp ne i64 %343, 0
  %345 = zext i1 %344 to i64
  %346 = tail call fastcc double @linearise(ptr noundef %0, i64 noundef %345)
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %8)
  %347 = fcmp oeq double %346, 0xFFF0000000000000
  br i1 %347, label %718, label %348

348:                                              ; preds = %341
  %349 = load i64, ptr %255, align 8
  %350 = icmp sgt i64 %349, 0
  br i1 %350, label %351, label %369

351:                                              ; preds = %348
  %352 = icmp ult i64 %349, 4
  br i1 %352, label %367, label %353

353:                                              ; preds = %351
  %354 = and i64 %349, -4
  br label %355

355:                                              ; preds = %355, %353
  %356 = phi i64 [ 0, %353 ], [ %363, %355 ]
  %357 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %356
  %358 = load <2 x double>, ptr %357, align 8
  %359 = getelementptr inbounds double, ptr %357, i64 2
  %360 = load <2 x double>, ptr %359, align 8
  %361 = getelementptr inbounds [1024 x double], ptr %8, i64 0, i64 %356
  store <2 x double> %358, ptr %361, align 16
  %362 = getelementptr inbounds double, ptr %361, i64 2
  store <2 x double> %360, ptr %362, align 16
  %363 = add nuw i64 %356, 4
  %364 = icmp eq i64 %363, %354
  br i1 %364, label %365, label %355

365:                                              ; preds = %355
  %366 = icmp eq i64 %349, %354
  br i1 %366, label %369, label %367

367:                                              ; preds = %351, %365
  %368 = phi i64 [ 0, %351 ], [ %354, %365 ]
  br label %372

369:                                              ; preds = %372, %365, %348
  %370 = load i64, ptr %10, align 8
  %371 = icmp sgt i64 %370, 0
  br i1 %371, label %428, label %379

372:                                              ; preds = %367, %372
  %373 = phi i64 [ %377, %372 ], [ %368, %367 ]
  %374 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %373
  %375 = load double, ptr %374, align 8
  %376 = getelementptr inbounds [1024 x double], ptr %8, i64 0, i64 %373
  store double %375, ptr %376, align 8
  %377 = add nuw nsw i64 %373, 1
  %378 = icmp eq i64 %377, %349
  br i1 %378, label %369, label %372

379:                                              ; preds = %621, %369
  %380 = phi double [ %346, %369 ], [ %568, %621 ]
  %381 = fcmp ogt double %380, %342
  br i1 %381, label %382, label %668

382:                                              ; preds = %379
  br i1 %258, label %395, label %383

383:                                              ; preds = %382, %395
  %384 = phi i64 [ 0, %382 ], [ 64, %395 ]
  br label %385

385:                                              ; preds = %385, %383
  %386 = phi i64 [ %391, %385 ], [ %384, %383 ]
  %387 = phi i64 [ %392, %385 ], [ 0, %383 ]
  %388 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %386
  %389 = load double, ptr %388, align 8
  %390 = getelementptr inbounds double, ptr %2, i64 %386
  store double %389, ptr %390, align 8
  %391 = add nuw nsw i64 %386, 1
  %392 = add i64 %387, 1
  %393 = icmp eq i64 %387, 0
  br i1 %393, label %394, label %385

394:                                              ; preds = %385
  br i1 %258, label %668, label %649

395:                                              ; preds = %382
  %396 = load <2 x double>, ptr %259, align 8
  store <2 x double> %396, ptr %2, align 8
  %397 = load <2 x double>, ptr %260, align 8
  store <2 x double> %397, ptr %261, align 8
  %398 = load <2 x double>, ptr %262, align 8
  store <2 x double> %398, ptr %263, align 8
  %399 = load <2 x double>, ptr %264, align 8
  store <2 x double> %399, ptr %265, align 8
  %400 = load <2 x double>, ptr %266, align 8
  store <2 x double> %400, ptr %267, align 8
  %401 = load <2 x double>, ptr %268, align 8
  store <2 x double> %401, ptr %269, align 8
  %402 = load <2 x double>, ptr %270, align 8
  store <2 x double> %402, ptr %271, align 8
  %403 = load <2 x double>, ptr %272, align 8
  store <2 x double> %403, ptr %273, align 8
  %404 = load <2 x double>, ptr %274, align 8
  store <2 x double> %404, ptr %275, align 8
  %405 = load <2 x double>, ptr %276, align 8
  store <2 x double> %405, ptr %277, align 8
  %406 = load <2 x double>, ptr %278, align 8
  store <2 x double> %406, ptr %279, align 8
  %407 = load <2 x double>, ptr %280, align 8
  store <2 x double> %407, ptr %281, align 8
  %408 = load <2 x double>, ptr %282, align 8
  store <2 x double> %408, ptr %283, align 8
  %409 = load <2 x double>, ptr %284, align 8
  store <2 x double> %409, ptr %285, align 8
  %410 = load <2 x double>, ptr %286, align 8
  store <2 x double> %410, ptr %287, align 8
  %411 = load <2 x double>, ptr %288, align 8
  store <2 x double> %411, ptr %289, align 8
  %412 = load <2 x double>, ptr %290, align 8
  store <2 x double> %412, ptr %291, align 8
  %413 = load <2 x double>, ptr %292, align 8
  store <2 x double> %413, ptr %293, align 8
  %414 = load <2 x double>, ptr %294, align 8
  store <2 x double> %414, ptr %295, align 8
  %415 = load <2 x double>, ptr %296, align 8
  store <2 x double> %415, ptr %297, align 8
  %416 = load <2 x double>, ptr %298, align 8
  store <2 x double> %416, ptr %299, align 8
  %417 = load <2 x double>, ptr %300, align 8
  store <2 x double> %417, ptr %301, align 8
  %418 = load <2 x double>, ptr %302, align 8
  store <2 x double> %418, ptr %303, align 8
  %419 = load <2 x double>, ptr %304, align 8
  store <2 x double> %419, ptr %305, align 8
  %420 = load <2 x double>, ptr %306, align 8
  store <2 x double> %420, ptr %307, align 8
  %421 = load <2 x double>, ptr %308, align 8
  store <2 x double> %421, ptr %309, align 8
  %422 = load <2 x double>, ptr %310, align 8
  store <2 x double> %422, ptr %311, align 8
  %423 = load <2 x double>, ptr %312, align 8
  store <2 x double> %423, ptr %313, align 8
  %424 = load <2 x double>, ptr %314, align 8
  store <2 x double> %424, ptr %315, align 8
  %425 = load <2 x double>, ptr %316, align 8
  store <2 x double> %425, ptr %317, align 8
  %426 = load <2 x double>, ptr %318, align 8
  store <2 x double> %426, ptr %319, align 8
  %427 = load <2 x double>, ptr %320, align 8
  store <2 x double> %427, ptr %321, align 8
  br label %383

428:                                              ; preds = %369, %621
  %429 = phi i64 [ %622, %621 ], [ 0, %369 ]
  %430 = phi double [ %568, %621 ], [ %346, %369 ]
  %431 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %429
  %432 = load ptr, ptr %431, align 8
  %433 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %429
  %434 = load i64, ptr %433, align 8
  %435 = icmp sgt i64 %434, 0
  br i1 %435, label %436, label %450

436:                                              ; preds = %428
  %437 = icmp ult i64 %434, 4
  br i1 %437, label %448, label %438

438:                                              ; preds = %436
  %439 = and i64 %434, -4
  br label %440

440:                                              ; preds = %440, %438
  %441 = phi i64 [ 0, %438 ], [ %444, %440 ]
  %442 = getelementptr inbounds double, ptr %432, i64 %441
  store <2 x double> zeroinitializer, ptr %442, align 8
  %443 = getelementptr inbounds double, ptr %442, i64 2
  store <2 x double> zeroinitializer, ptr %443, align 8
  %444 = add nuw i64 %441, 4
  %445 = icmp eq i64 %444, %439
  br i1 %445, label %446, label %440

446:                                              ; preds = %440
  %447 = icmp eq i64 %434, %439
  br i1 %447, label %450, label %448

448:                                              ; preds = %436, %446
  %449 = phi i64 [ 0, %436 ], [ %439, %446 ]
  br label %462

450:                                              ; preds = %462, %446, %428
  %451 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 17, i64 %429
  %452 = load i64, ptr %451, align 8
  %453 = icmp sgt i64 %452, 0
  br i1 %453, label %454, label %467

454:                                              ; preds = %450
  %455 = shl i64 %434, 3
  %456 = getelementptr i8, ptr %432, i64 %455
  %457 = icmp ult i64 %434, 4
  %458 = and i64 %434, -4
  %459 = icmp eq i64 %434, %458
  %460 = and i64 %434, 1
  %461 = icmp eq i64 %460, 0
  br label %476

462:                                              ; preds = %448, %462
  %463 = phi i64 [ %465, %462 ], [ %449, %448 ]
  %464 = getelementptr inbounds double, ptr %432, i64 %463
  store double 0.000000e+00, ptr %464, align 8
  %465 = add nuw nsw i64 %463, 1
  %466 = icmp eq i64 %465, %434
  br i1 %466, label %450, label %462

467:                                              ; preds = %526, %450
  %468 = icmp sgt i64 %434, 1
  br i1 %468, label %469, label %564

469:                                              ; preds = %467
  %470 = add i64 %434, -1
  %471 = add i64 %434, -2
  %472 = and i64 %470, 3
  %473 = icmp ult i64 %471, 3
  br i1 %473, label %546, label %474

474:                                              ; preds = %469
  %475 = and i64 %470, -4
  br label %574

476:                                              ; preds = %454, %526
  %477 = phi i64 [ %527, %526 ], [ 0, %454 ]
  %478 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %429, i64 %477
  %479 = load i64, ptr %478, align 8
  %480 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %479
  %481 = load double, ptr %480, align 8
  br i1 %435, label %482, label %526

482:                                              ; preds = %476
  %483 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 48, i64 %429, i64 %477
  %484 = load ptr, ptr %483, align 8
  br i1 %457, label %512, label %485

485:                                              ; preds = %482
  %486 = getelementptr i8, ptr %484, i64 %455
  %487 = icmp ult ptr %432, %486
  %488 = icmp ult ptr %484, %456
  %489 = and i1 %487, %488
  br i1 %489, label %512, label %490

490:                                              ; preds = %485
  %491 = insertelement <2 x double> poison, double %481, i64 0
  %492 = shufflevector <2 x double> %491, <2 x double> poison, <2 x i32> zeroinitializer
  %493 = insertelement <2 x double> poison, double %481, i64 0
  %494 = shufflevector <2 x double> %493, <2 x double> poison, <2 x i32> zeroinitializer
  br label %495

495:                                              ; preds = %495, %490
  %496 = phi i64 [ 0, %490 ], [ %509, %495 ]
  %497 = getelementptr inbounds double, ptr %484, i64 %496
  %498 = load <2 x double>, ptr %497, align 8
  %499 = getelementptr inbounds double, ptr %497, i64 2
  %500 = load <2 x double>, ptr %499, align 8
  %501 = fmul <2 x double> %492, %498
  %502 = fmul <2 x double> %494, %500
  %503 = getelementptr inbounds double, ptr %432, i64 %496
  %504 = load <2 x double>, ptr %503, align 8
  %505 = getelementptr inbounds double, ptr %503, i64 2
  %506 = load <2 x double>, ptr %505, align 8
  %507 = fadd <2 x double> %504, %501
  %508 = fadd <2 x double> %506, %502
  store <2 x double> %507, ptr %503, align 8
  store <2 x double> %508, ptr %505, align 8
  %509 = add nuw i64 %496, 4
  %510 = icmp eq i64 %509, %458
  br i1 %510, label %511, label %495

511:                                              ; preds = %495
  br i1 %459, label %526, label %512

512:                                              ; preds = %485, %482, %511
  %513 = phi i64 [ 0, %485 ], [ 0, %482 ], [ %458, %511 ]
  %514 = or i64 %513, 1
  br i1 %461, label %523, label %515

515:                                              ; preds = %512
  %516 = getelementptr inbounds double, ptr %484, i64 %513
  %517 = load double, ptr %516, align 8
  %518 = fmul double %481, %517
  %519 = getelementptr inbounds double, ptr %432, i64 %513
  %520 = load double, ptr %519, align 8
  %521 = fadd double %520, %518
  store double %521, ptr %519, align 8
  %522 = or i64 %513, 1
  br label %523

523:                                              ; preds = %515, %512
  %524 = phi i64 [ %513, %512 ], [ %522, %515 ]
  %525 = icmp eq i64 %434, %514
  br i1 %525, label %526, label %529

526:                                              ; preds = %523, %529, %511, %476
  %527 = add nuw nsw i64 %477, 1
  %528 = icmp eq i64 %527, %452
  br i1 %528, label %467, label %476

529:                                              ; preds = %523, %529
  %530 = phi i64 [ %544, %529 ], [ %524, %523 ]
  %531 = getelementptr inbounds double, ptr %484, i64 %530
  %532 = load double, ptr %531, align 8
  %533 = fmul double %481, %532
  %534 = getelementptr inbounds double, ptr %432, i64 %530
  %535 = load double, ptr %534, align 8
  %536 = fadd double %535, %533
  store double %536, ptr %534, align 8
  %537 = add nuw nsw i64 %530, 1
  %538 = getelementptr inbounds double, ptr %484, i64 %537
  %539 = load double, ptr %538, align 8
  %540 = fmul double %481, %539
  %541 = getelementptr inbounds double, ptr %432, i64 %537
  %542 = load double, ptr %541, align 8
  %543 = fadd double %542, %540
  store double %543, ptr %541, align 8
  %544 = add nuw nsw i64 %530, 2
  %545 = icmp eq i64 %544, %434
  br i1 %545, label %526, label %529

546:                                              ; preds = %574, %469
  %547 = phi i64 [ undef, %469 ], [ %604, %574 ]
  %548 = phi i64 [ 1, %469 ], [ %605, %574 ]
  %549 = phi i64 [ 0, %469 ], [ %604, %574 ]
  %550 = icmp eq i64 %472, 0
  br i1 %550, label %564, label %551

551:                                              ; preds = %546, %551
  %552 = phi i64 [ %561, %551 ], [ %548, %546 ]
  %553 = phi i64 [ %560, %551 ], [ %549, %546 ]
  %554 = phi i64 [ %562, %551 ], [ 0, %546 ]
  %555 = getelementptr inbounds double, ptr %432, i64 %552
  %556 = load double, ptr %555, align 8
  %557 = getelementptr inbounds double, ptr %432, i64 %553
  %558 = load double, ptr %557, align 8
  %559 = fcmp olt double %556, %558
  %560 = select i1 %559, i64 %552, i64 %553
  %561 = add nuw nsw i64 %552, 1
  %562 = add i64 %554, 1
  %563 = icmp eq i64 %562, %472
  br i1 %563, label %564, label %551

564:                                              ; preds = %546, %551, %467
  %565 = phi i64 [ 0, %467 ], [ %547, %546 ], [ %560, %551 ]
  %566 = getelementptr inbounds double, ptr %432, i64 %565
  %567 = load double, ptr %566, align 8
  %568 = fadd double %430, %567
  br i1 %453, label %569, label %621

569:                                              ; preds = %564
  %570 = and i64 %452, 1
  %571 = icmp eq i64 %452, 1
  br i1 %571, label %608, label %572

572:                                              ; preds = %569
  %573 = and i64 %452, -2
  br label %624

574:                                              ; preds = %574, %474
  %575 = phi i64 [ 1, %474 ], [ %605, %574 ]
  %576 = phi i64 [ 0, %474 ], [ %604, %574 ]
  %577 = phi i64 [ 0, %474 ], [ %606, %574 ]
  %578 = getelementptr inbounds double, ptr %432, i64 %575
  %579 = load double, ptr %578, align 8
  %580 = getelementptr inbounds double, ptr %432, i64 %576
  %581 = load double, ptr %580, align 8
  %582 = fcmp olt double %579, %581
  %583 = select i1 %582, i64 %575, i64 %576
  %584 = add nuw nsw i64 %575, 1
  %585 = getelementptr inbounds double, ptr %432, i64 %584
  %586 = load double, ptr %585, align 8
  %587 = getelementptr inbounds double, ptr %432, i64 %583
  %588 = load double, ptr %587, align 8
  %589 = fcmp olt double %586, %588
  %590 = select i1 %589, i64 %584, i64 %583
  %591 = add nuw nsw i64 %575, 2
  %592 = getelementptr inbounds double, ptr %432, i64 %591
  %593 = load double, ptr %592, align 8
  %594 = getelementptr inbounds double, ptr %432, i64 %590
  %595 = load double, ptr %594, align 8
  %596 = fcmp olt double %593, %595
  %597 = select i1 %596, i64 %591, i64 %590
  %598 = add nuw nsw i64 %575, 3
  %599 = getelementptr inbounds double, ptr %432, i64 %598
  %600 = load double, ptr %599, align 8
  %601 = getelementptr inbounds double, ptr %432, i64 %597
  %602 = load double, ptr %601, align 8
  %603 = fcmp olt double %600, %602
  %604 = select i1 %603, i64 %598, i64 %597
  %605 = add nuw nsw i64 %575, 4
  %606 = add i64 %577, 4
  %607 = icmp eq i64 %606, %475
  br i1 %607, label %546, label %574

608:                                              ; preds = %624, %569
  %609 = phi i64 [ 0, %569 ], [ %646, %624 ]
  %610 = icmp eq i64 %570, 0
  br i1 %610, label %621, label %611

611:                                              ; preds = %608
  %612 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 48, i64 %429, i64 %609
  %613 = load ptr, ptr %612, align 8
  %614 = getelementptr inbounds double, ptr %613, i64 %565
  %615 = load double, ptr %614, align 8
  %616 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %429, i64 %609
  %617 = load i64, ptr %616, align 8
  %618 = getelementptr inbounds [1024 x double], ptr %8, i64 0, i64 %617
  %619 = load double, ptr %618, align 8
  %620 = fadd double %615, %619
  store double %620, ptr %618, align 8
  br label %621

621:                                              ; preds = %611, %608, %564
  %622 = add nuw nsw i64 %429, 1
  %623 = icmp eq i64 %622, %370
  br i1 %623, label %379, label %428

624:                                              ; preds = %624, %572
  %625 = phi i64 [ 0, %572 ], [ %646, %624 ]
  %626 = phi i64 [ 0, %572 ], [ %647, %624 ]
  %627 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 48, i64 %429, i64 %625
  %628 = load ptr, ptr %627, align 8
  %629 = getelementptr inbounds double, ptr %628, i64 %565
  %630 = load double, ptr %629, align 8
  %631 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %429, i64 %625
  %632 = load i64, ptr %631, align 8
  %633 = getelementptr inbounds [1024 x double], ptr %8, i64 0, i64 %632
  %634 = load double, ptr %633, align 8
  %635 = fadd double %630, %634
  store double %635, ptr %633, align 8
  %636 = or i64 %625, 1
  %637 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 48, i64 %429, i64 %636
  %638 = load ptr, ptr %637, align 8
  %639 = getelementptr inbounds double, ptr %638, i64 %565
  %640 = load double, ptr %639, align 8
  %641 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %429, i64 %636
  %642 = load i64, ptr %641, align 8
  %643 = getelementptr inbounds [1024 x double], ptr %8, i64 0, i64 %642
  %644 = load double, ptr %643, align 8
  %645 = fadd double %640, %644
  store double %645, ptr %643, align 8
  %646 = add nuw nsw i64 %625, 2
  %647 = add i64 %626, 2
  %648 = icmp eq i64 %647, %573
  br i1 %648, label %608, label %624

649:                                              ; preds = %394, %649
  %650 = phi i64 [ %666, %649 ], [ %391, %394 ]
  %651 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %650
  %652 = load double, ptr %651, align 8
  %653 = getelementptr inbounds double, ptr %2, i64 %650
  store double %652, ptr %653, align 8
  %654 = add nuw nsw i64 %650, 1
  %655 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %654
  %656 = load double, ptr %655, align 8
  %657 = getelementptr inbounds double, ptr %2, i64 %654
  store double %656, ptr %657, align 8
  %658 = add nuw nsw i64 %650, 2
  %659 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %658
  %660 = load double, ptr %659, align 8
  %661 = getelementptr inbounds double, ptr %2, i64 %658
  store double %660, ptr %661, align 8
  %662 = add nuw nsw i64 %650, 3
  %663 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %662
  %664 = load double, ptr %663, align 8
  %665 = getelementptr inbounds double, ptr %2, i64 %662
  store double %664, ptr %665, align 8
  %666 = add nuw nsw i64 %650, 4
  %667 = icmp eq i64 %666, 65
  br i1 %667, label %668, label %649

668:                                              ; preds = %394, %649, %379
  %669 = phi double [ %342, %379 ], [ %380, %649 ], [ %380, %394 ]
  %670 = fcmp ult double %669, %57
  br i1 %670, label %671, label %718

671:                                              ; preds = %668
  %672 = add nuw nsw i64 %343, 3
  %673 = sitofp i64 %672 to double
  %674 = fdiv double 2.000000e+00, %673
  %675 = fcmp ogt double %674, 5.000000e-01
  %676 = select i1 %675, double 5.000000e-01, double %674
  br i1 %350, label %677, label %720

677:                                              ; preds = %671
  %678 = icmp ult i64 %349, 4
  br i1 %678, label %705, label %679

679:                                              ; preds = %677
  %680 = and i64 %349, -4
  %681 = insertelement <2 x double> poison, double %676, i64 0
  %682 = shufflevector <2 x double> %681, <2 x double> poison, <2 x i32> zeroinitializer
  %683 = insertelement <2 x double> poison, double %676, i64 0
  %684 = shufflevector <2 x double> %683, <2 x double> poison, <2 x i32> zeroinitializer
  br label %685

685:                                              ; preds = %685, %679
  %686 = phi i64 [ 0, %679 ], [ %701, %685 ]
  %687 = getelementptr inbounds [1024 x double], ptr %8, i64 0, i64 %686
  %688 = load <2 x double>, ptr %687, align 16
  %689 = getelementptr inbounds double, ptr %687, i64 2
  %690 = load <2 x double>, ptr %689, align 16
  %691 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %686
  %692 = load <2 x double>, ptr %691, align 8
  %693 = getelementptr inbounds double, ptr %691, i64 2
  %694 = load <2 x double>, ptr %693, align 8
  %695 = fsub <2 x double> %688, %692
  %696 = fsub <2 x double> %690, %694
  %697 = fmul <2 x double> %682, %695
  %698 = fmul <2 x double> %684, %696
  %699 = fadd <2 x double> %692, %697
  %700 = fadd <2 x double> %694, %698
  store <2 x double> %699, ptr %691, align 8
  store <2 x double> %700, ptr %693, align 8
  %701 = add nuw i64 %686, 4
  %702 = icmp eq i64 %701, %680
  br i1 %702, label %703, label %685

703:                                              ; preds = %685
  %704 = icmp eq i64 %349, %680
  br i1 %704, label %720, label %705

705:                                              ; preds = %677, %703
  %706 = phi i64 [ 0, %677 ], [ %680, %703 ]
  br label %707

707:                                              ; preds = %705, %707
  %708 = phi i64 [ %716, %707 ], [ %706, %705 ]
  %709 = getelementptr inbounds [1024 x double], ptr %8, i64 0, i64 %708
  %710 = load double, ptr %709, align 8
  %711 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %708
  %712 = load double, ptr %711, align 8
  %713 = fsub double %710, %712
  %714 = fmul double %676, %713
  %715 = fadd double %712, %714
  store double %715, ptr %711, align 8
  %716 = add nuw nsw i64 %708, 1
  %717 = icmp eq i64 %716, %349
  br i1 %717, label %720, label %707

718:                                              ; preds = %341, %668
  %719 = phi double [ %669, %668 ], [ %342, %341 ]
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %8)
  br label %727

720:                                              ; preds = %707, %703, %671
  %721 = icmp ult i64 %343, 30
  %722 = sitofp i64 %343 to double
  %723 = fdiv double 9.000000e+00, %722
  %724 = select i1 %721, double 3.000000e-01, double %723
  tail call fastcc void @price(ptr noundef %0, double noundef %724)
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %8)
  %725 = add nuw nsw i64 %343, 1
  %726 = icmp eq i64 %725, %1
  br i1 %726, label %727, label %341

727:                                              ; preds = %720, %718
  %728 = phi double [ %719, %718 ], [ %669, %720 ]
  %729 = fcmp oeq double %728, 0xFFF0000000000000
  br i1 %729, label %778, label %730

730:                                              ; preds = %727
  %731 = fcmp ogt double %728, 7.000000e+02
  %732 = fcmp olt double %728, -7.000000e+02
  %733 = select i1 %732, double -7.000000e+02, double %728
  %734 = select i1 %731, double 7.000000e+02, double %733
  %735 = fmul double %734, 0x3FF71547652B82FE
  %736 = fcmp olt double %735, 0.000000e+00
  %737 = select i1 %736, double -5.000000e-01, double 5.000000e-01
  %738 = fadd double %735, %737
  %739 = fptosi double %738 to i32
  %740 = sitofp i32 %739 to double
  %741 = fmul double %740, 0x3FE62E42FEFA39EF
  %742 = fsub double %734, %741
  %743 = fmul double %742, 0x3DA93974A8C07C9D
  %744 = fadd double %743, 0x3DE6124613A86D09
  %745 = fmul double %742, %744
  %746 = fadd double %745, 0x3E21EED8EFF8D898
  %747 = fmul double %742, %746
  %748 = fadd double %747, 0x3E5AE64567F544E4
  %749 = fmul double %742, %748
  %750 = fadd double %749, 0x3E927E4FB7789F5C
  %751 = fmul double %742, %750
  %752 = fadd double %751, 0x3EC71DE3A556C734
  %753 = fmul double %742, %752
  %754 = fadd double %753, 0x3EFA01A01A01A01A
  %755 = fmul double %742, %754
  %756 = fadd double %755, 0x3F2A01A01A01A01A
  %757 = fmul double %742, %756
  %758 = fadd double %757, 0x3F56C16C16C16C17
  %759 = fmul double %742, %758
  %760 = fadd double %759, 0x3F81111111111111
  %761 = fmul double %742, %760
  %762 = fadd double %761, 0x3FA5555555555555
  %763 = fmul double %742, %762
  %764 = fadd double %763, 0x3FC5555555555555
  %765 = fmul double %742, %764
  %766 = fadd double %765, 5.000000e-01
  %767 = fmul double %742, %766
  %768 = fadd double %767, 1.000000e+00
  %769 = fmul double %742, %768
  %770 = fadd double %769, 1.000000e+00
  %771 = add nsw i32 %739, 1023
  %772 = zext i32 %771 to i64
  %773 = shl i64 %772, 52
  %774 = bitcast i64 %773 to double
  %775 = fmul double %770, %774
  %776 = fmul double %775, 0x3FEFFFFFFF768FA1
  %777 = select i1 %732, double 0.000000e+00, double %776
  br label %778

778:                                              ; preds = %252, %727, %730
  %779 = phi double [ %777, %730 ], [ 0.000000e+00, %727 ], [ 0.000000e+00, %252 ]
  ret double %779
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc double @pop(ptr nocapture noundef %0) unnamed_addr {
  %2 = ptrtoint ptr %0 to i64
  %3 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 1
  %4 = load ptr, ptr %3, align 8
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 9
  %7 = load i64, ptr %6, align 8
  %8 = add nsw i64 %7, -1
  store i64 %8, ptr %6, align 8
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %19, label %10

10:                                               ; preds = %1
  %11 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 8
  %12 = load ptr, ptr %11, align 8
  %13 = shl nsw i64 %8, 1
  %14 = or i64 %13, 1
  %15 = getelementptr inbounds i64, ptr %12, i64 %14
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds i64, ptr %12, i64 %13
  %18 = load i64, ptr %17, align 8
  br label %19

19:                                               ; preds = %1, %10
  %20 = phi i64 [ %16, %10 ], [ 0, %1 ]
  %21 = phi i64 [ %18, %10 ], [ 0, %1 ]
  %22 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 6
  %23 = load ptr, ptr %22, align 8
  %24 = icmp sgt i64 %5, 0
  br i1 %24, label %25, label %28

25:                                               ; preds = %19
  %26 = getelementptr inbounds i32, ptr %23, i64 %20
  %27 = getelementptr inbounds i32, ptr %26, i64 %5
  br label %85

28:                                               ; preds = %142, %19
  %29 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 5
  %30 = load ptr, ptr %29, align 8
  %31 = ptrtoint ptr %30 to i64
  %32 = getelementptr inbounds double, ptr %30, i64 %21
  %33 = load double, ptr %32, align 8
  %34 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds double, ptr %32, i64 1
  %37 = icmp sgt i64 %35, 0
  br i1 %37, label %38, label %166

38:                                               ; preds = %28
  %39 = icmp ult i64 %35, 16
  br i1 %39, label %63, label %40

40:                                               ; preds = %38
  %41 = shl nsw i64 %21, 3
  %42 = add i64 %41, %31
  %43 = sub i64 %2, %42
  %44 = add i64 %43, 9368
  %45 = icmp ult i64 %44, 32
  br i1 %45, label %63, label %46

46:                                               ; preds = %40
  %47 = and i64 %35, -4
  %48 = shl i64 %47, 3
  %49 = getelementptr i8, ptr %36, i64 %48
  br label %50

50:                                               ; preds = %50, %46
  %51 = phi i64 [ 0, %46 ], [ %59, %50 ]
  %52 = shl i64 %51, 3
  %53 = getelementptr i8, ptr %36, i64 %52
  %54 = load <2 x double>, ptr %53, align 8
  %55 = getelementptr double, ptr %53, i64 2
  %56 = load <2 x double>, ptr %55, align 8
  %57 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %51
  store <2 x double> %54, ptr %57, align 8
  %58 = getelementptr inbounds double, ptr %57, i64 2
  store <2 x double> %56, ptr %58, align 8
  %59 = add nuw i64 %51, 4
  %60 = icmp eq i64 %59, %47
  br i1 %60, label %61, label %50

61:                                               ; preds = %50
  %62 = icmp eq i64 %35, %47
  br i1 %62, label %166, label %63

63:                                               ; preds = %40, %38, %61
  %64 = phi ptr [ %36, %40 ], [ %36, %38 ], [ %49, %61 ]
  %65 = phi i64 [ 0, %40 ], [ 0, %38 ], [ %47, %61 ]
  %66 = xor i64 %65, -1
  %67 = add i64 %35, %66
  %68 = and i64 %35, 3
  %69 = icmp eq i64 %68, 0
  br i1 %69, label %80, label %70

70:                                               ; preds = %63, %70
  %71 = phi ptr [ %77, %70 ], [ %64, %63 ]
  %72 = phi i64 [ %76, %70 ], [ %65, %63 ]
  %73 = phi i64 [ %78, %70 ], [ 0, %63 ]
  %74 = load double, ptr %71, align 8
  %75 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %72
  store double %74, ptr %75, align 8
  %76 = add nuw nsw i64 %72, 1
  %77 = getelementptr inbounds double, ptr %71, i64 1
  %78 = add i64 %73, 1
  %79 = icmp eq i64 %78, %68
  br i1 %79, label %80, label %70

80:                                               ; preds = %70, %63
  %81 = phi ptr [ undef, %63 ], [ %77, %70 ]
  %82 = phi ptr [ %64, %63 ], [ %77, %70 ]
  %83 = phi i64 [ %65, %63 ], [ %76, %70 ]
  %84 = icmp ult i64 %67, 3
  br i1 %84, label %166, label %211

85:                                               ; preds = %25, %142
  %86 = phi ptr [ %143, %142 ], [ %27, %25 ]
  %87 = phi i64 [ %144, %142 ], [ 0, %25 ]
  %88 = add nsw i64 %87, %20
  %89 = getelementptr inbounds i32, ptr %23, i64 %88
  %90 = load i32, ptr %89, align 4
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %87
  store i64 %91, ptr %92, align 8
  %93 = icmp sgt i32 %90, 0
  br i1 %93, label %94, label %142

94:                                               ; preds = %85
  %95 = ptrtoint ptr %86 to i64
  %96 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %87
  %97 = load ptr, ptr %96, align 8
  %98 = icmp ult i32 %90, 8
  %99 = ptrtoint ptr %97 to i64
  %100 = sub i64 %99, %95
  %101 = icmp ult i64 %100, 32
  %102 = select i1 %98, i1 true, i1 %101
  br i1 %102, label %120, label %103

103:                                              ; preds = %94
  %104 = and i64 %91, -8
  %105 = shl nsw i64 %104, 2
  %106 = getelementptr i8, ptr %86, i64 %105
  br label %107

107:                                              ; preds = %107, %103
  %108 = phi i64 [ 0, %103 ], [ %116, %107 ]
  %109 = shl i64 %108, 2
  %110 = getelementptr i8, ptr %86, i64 %109
  %111 = load <4 x i32>, ptr %110, align 4
  %112 = getelementptr i32, ptr %110, i64 4
  %113 = load <4 x i32>, ptr %112, align 4
  %114 = getelementptr inbounds i32, ptr %97, i64 %108
  store <4 x i32> %111, ptr %114, align 4
  %115 = getelementptr inbounds i32, ptr %114, i64 4
  store <4 x i32> %113, ptr %115, align 4
  %116 = add nuw i64 %108, 8
  %117 = icmp eq i64 %116, %104
  br i1 %117, label %118, label %107

118:                                              ; preds = %107
  %119 = icmp eq i64 %104, %91
  br i1 %119, label %142, label %120

120:                                              ; preds = %94, %118
  %121 = phi ptr [ %86, %94 ], [ %106, %118 ]
  %122 = phi i64 [ 0, %94 ], [ %104, %118 ]
  %123 = xor i64 %122, -1
  %124 = add nsw i64 %123, %91
  %125 = and i64 %91, 3
  %126 = icmp eq i64 %125, 0
  br i1 %126, label %137, label %127

127:                                              ; preds = %120, %127
  %128 = phi ptr [ %131, %127 ], [ %121, %120 ]
  %129 = phi i64 [ %134, %127 ], [ %122, %120 ]
  %130 = phi i64 [ %135, %127 ], [ 0, %120 ]
  %131 = getelementptr inbounds i32, ptr %128, i64 1
  %132 = load i32, ptr %128, align 4
  %133 = getelementptr inbounds i32, ptr %97, i64 %129
  store i32 %132, ptr %133, align 4
  %134 = add nuw nsw i64 %129, 1
  %135 = add i64 %130, 1
  %136 = icmp eq i64 %135, %125
  br i1 %136, label %137, label %127

137:                                              ; preds = %127, %120
  %138 = phi ptr [ undef, %120 ], [ %131, %127 ]
  %139 = phi ptr [ %121, %120 ], [ %131, %127 ]
  %140 = phi i64 [ %122, %120 ], [ %134, %127 ]
  %141 = icmp ult i64 %124, 3
  br i1 %141, label %142, label %146

142:                                              ; preds = %137, %146, %118, %85
  %143 = phi ptr [ %86, %85 ], [ %106, %118 ], [ %138, %137 ], [ %161, %146 ]
  %144 = add nuw nsw i64 %87, 1
  %145 = icmp eq i64 %144, %5
  br i1 %145, label %28, label %85

146:                                              ; preds = %137, %146
  %147 = phi ptr [ %161, %146 ], [ %139, %137 ]
  %148 = phi i64 [ %164, %146 ], [ %140, %137 ]
  %149 = getelementptr inbounds i32, ptr %147, i64 1
  %150 = load i32, ptr %147, align 4
  %151 = getelementptr inbounds i32, ptr %97, i64 %148
  store i32 %150, ptr %151, align 4
  %152 = add nuw nsw i64 %148, 1
  %153 = getelementptr inbounds i32, ptr %147, i64 2
  %154 = load i32, ptr %149, align 4
  %155 = getelementptr inbounds i32, ptr %97, i64 %152
  store i32 %154, ptr %155, align 4
  %156 = add nuw nsw i64 %148, 2
  %157 = getelementptr inbounds i32, ptr %147, i64 3
  %158 = load i32, ptr %153, align 4
  %159 = getelementptr inbounds i32, ptr %97, i64 %156
  store i32 %158, ptr %159, align 4
  %160 = add nuw nsw i64 %148, 3
  %161 = getelementptr inbounds i32, ptr %147, i64 4
  %162 = load i32, ptr %157, align 4
  %163 = getelementptr inbounds i32, ptr %97, i64 %160
  store i32 %162, ptr %163, align 4
  %164 = add nuw nsw i64 %148, 4
  %165 = icmp eq i64 %164, %91
  br i1 %165, label %142, label %146

166:                                              ; preds = %80, %211, %28, %61
  %167 = phi ptr [ %36, %28 ], [ %49, %61 ], [ %81, %80 ], [ %229, %211 ]
  %168 = ptrtoint ptr %167 to i64
  %169 = add i64 %2, 33952
  %170 = sub i64 %169, %168
  %171 = icmp ugt i64 %170, 15
  br i1 %171, label %186, label %172

172:                                              ; preds = %188, %166
  %173 = phi i64 [ 0, %166 ], [ 64, %188 ]
  %174 = phi ptr [ %167, %166 ], [ %187, %188 ]
  br label %175

175:                                              ; preds = %175, %172
  %176 = phi i64 [ %182, %175 ], [ %173, %172 ]
  %177 = phi ptr [ %179, %175 ], [ %174, %172 ]
  %178 = phi i64 [ %183, %175 ], [ 0, %172 ]
  %179 = getelementptr inbounds double, ptr %177, i64 1
  %180 = load double, ptr %177, align 8
  %181 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %176
  store double %180, ptr %181, align 8
  %182 = add nuw nsw i64 %176, 1
  %183 = add i64 %178, 1
  %184 = icmp eq i64 %178, 0
  br i1 %184, label %185, label %175

185:                                              ; preds = %175
  br i1 %171, label %253, label %231

186:                                              ; preds = %166
  %187 = getelementptr i8, ptr %167, i64 512
  br label %188

188:                                              ; preds = %188, %186
  %189 = phi i64 [ 0, %186 ], [ %209, %188 ]
  %190 = shl i64 %189, 3
  %191 = getelementptr i8, ptr %167, i64 %190
  %192 = load <2 x double>, ptr %191, align 8
  %193 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %189
  store <2 x double> %192, ptr %193, align 8
  %194 = or i64 %189, 2
  %195 = shl i64 %194, 3
  %196 = getelementptr i8, ptr %167, i64 %195
  %197 = load <2 x double>, ptr %196, align 8
  %198 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %194
  store <2 x double> %197, ptr %198, align 8
  %199 = or i64 %189, 4
  %200 = shl i64 %199, 3
  %201 = getelementptr i8, ptr %167, i64 %200
  %202 = load <2 x double>, ptr %201, align 8
  %203 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %199
  store <2 x double> %202, ptr %203, align 8
  %204 = or i64 %189, 6
  %205 = shl i64 %204, 3
  %206 = getelementptr i8, ptr %167, i64 %205
  %207 = load <2 x double>, ptr %206, align 8
  %208 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %204
  store <2 x double> %207, ptr %208, align 8
  %209 = add nuw nsw i64 %189, 8
  %210 = icmp eq i64 %209, 64
  br i1 %210, label %172, label %188

211:                                              ; preds = %80, %211
  %212 = phi ptr [ %229, %211 ], [ %82, %80 ]
  %213 = phi i64 [ %228, %211 ], [ %83, %80 ]
  %214 = load double, ptr %212, align 8
  %215 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %213
  store double %214, ptr %215, align 8
  %216 = add nuw nsw i64 %213, 1
  %217 = getelementptr inbounds double, ptr %212, i64 1
  %218 = load double, ptr %217, align 8
  %219 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %216
  store double %218, ptr %219, align 8
  %220 = add nuw nsw i64 %213, 2
  %221 = getelementptr inbounds double, ptr %212, i64 2
  %222 = load double, ptr %221, align 8
  %223 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %220
  store double %222, ptr %223, align 8
  %224 = add nuw nsw i64 %213, 3
  %225 = getelementptr inbounds double, ptr %212, i64 3
  %226 = load double, ptr %225, align 8
  %227 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %224
  store double %226, ptr %227, align 8
  %228 = add nuw nsw i64 %213, 4
  %229 = getelementptr inbounds double, ptr %212, i64 4
  %230 = icmp eq i64 %228, %35
  br i1 %230, label %166, label %211

231:                                              ; preds = %185, %231
  %232 = phi i64 [ %249, %231 ], [ %182, %185 ]
  %233 = phi ptr [ %246, %231 ], [ %179, %185 ]
  %234 = getelementptr inbounds double, ptr %233, i64 1
  %235 = load double, ptr %233, align 8
  %236 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %232
  store double %235, ptr %236, align 8
  %237 = add nuw nsw i64 %232, 1
  %238 = getelementptr inbounds double, ptr %233, i64 2
  %239 = load double, ptr %234, align 8
  %240 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %237
  store double %239, ptr %240, align 8
  %241 = add nuw nsw i64 %232, 2
  %242 = getelementptr inbounds double, ptr %233, i64 3
  %243 = load double, ptr %238, align 8
  %244 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %241
  store double %243, ptr %244, align 8
  %245 = add nuw nsw i64 %232, 3
  %246 = getelementptr inbounds double, ptr %233, i64 4
  %247 = load double, ptr %242, align 8
  %248 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %245
  store double %247, ptr %248, align 8
  %249 = add nuw nsw i64 %232, 4
  %250 = icmp eq i64 %249, 65
  br i1 %250, label %251, label %231

251:                                              ; preds = %231
  %252 = getelementptr inbounds double, ptr %233, i64 3
  br label %253

253:                                              ; preds = %185, %251
  %254 = phi ptr [ %177, %185 ], [ %252, %251 ]
  %255 = phi ptr [ %179, %185 ], [ %246, %251 ]
  %256 = getelementptr inbounds double, ptr %254, i64 2
  %257 = load double, ptr %255, align 8
  %258 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 0
  store double %257, ptr %258, align 8
  %259 = getelementptr inbounds double, ptr %254, i64 3
  %260 = load double, ptr %256, align 8
  %261 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 1
  store double %260, ptr %261, align 8
  %262 = getelementptr inbounds double, ptr %254, i64 4
  %263 = load double, ptr %259, align 8
  %264 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 2
  store double %263, ptr %264, align 8
  %265 = getelementptr inbounds double, ptr %254, i64 5
  %266 = load double, ptr %262, align 8
  %267 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 3
  store double %266, ptr %267, align 8
  %268 = getelementptr inbounds double, ptr %254, i64 6
  %269 = load double, ptr %265, align 8
  %270 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 4
  store double %269, ptr %270, align 8
  %271 = getelementptr inbounds double, ptr %254, i64 7
  %272 = load double, ptr %268, align 8
  %273 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 5
  store double %272, ptr %273, align 8
  %274 = getelementptr inbounds double, ptr %254, i64 8
  %275 = load double, ptr %271, align 8
  %276 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 6
  store double %275, ptr %276, align 8
  %277 = getelementptr inbounds double, ptr %254, i64 9
  %278 = load double, ptr %274, align 8
  %279 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 7
  store double %278, ptr %279, align 8
  %280 = getelementptr inbounds double, ptr %254, i64 10
  %281 = load double, ptr %277, align 8
  %282 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 8
  store double %281, ptr %282, align 8
  %283 = getelementptr inbounds double, ptr %254, i64 11
  %284 = load double, ptr %280, align 8
  %285 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 9
  store double %284, ptr %285, align 8
  %286 = getelementptr inbounds double, ptr %254, i64 12
  %287 = load double, ptr %283, align 8
  %288 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 10
  store double %287, ptr %288, align 8
  %289 = getelementptr inbounds double, ptr %254, i64 13
  %290 = load double, ptr %286, align 8
  %291 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 11
  store double %290, ptr %291, align 8
  %292 = getelementptr inbounds double, ptr %254, i64 14
  %293 = load double, ptr %289, align 8
  %294 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 12
  store double %293, ptr %294, align 8
  %295 = getelementptr inbounds double, ptr %254, i64 15
  %296 = load double, ptr %292, align 8
  %297 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 13
  store double %296, ptr %297, align 8
  %298 = getelementptr inbounds double, ptr %254, i64 16
  %299 = load double, ptr %295, align 8
  %300 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 14
  store double %299, ptr %300, align 8
  %301 = getelementptr inbounds double, ptr %254, i64 17
  %302 = load double, ptr %298, align 8
  %303 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 15
  store double %302, ptr %303, align 8
  %304 = getelementptr inbounds double, ptr %254, i64 18
  %305 = load double, ptr %301, align 8
  %306 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 16
  store double %305, ptr %306, align 8
  %307 = getelementptr inbounds double, ptr %254, i64 19
  %308 = load double, ptr %304, align 8
  %309 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 17
  store double %308, ptr %309, align 8
  %310 = getelementptr inbounds double, ptr %254, i64 20
  %311 = load double, ptr %307, align 8
  %312 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 18
  store double %311, ptr %312, align 8
  %313 = getelementptr inbounds double, ptr %254, i64 21
  %314 = load double, ptr %310, align 8
  %315 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 19
  store double %314, ptr %315, align 8
  %316 = getelementptr inbounds double, ptr %254, i64 22
  %317 = load double, ptr %313, align 8
  %318 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 20
  store double %317, ptr %318, align 8
  %319 = getelementptr inbounds double, ptr %254, i64 23
  %320 = load double, ptr %316, align 8
  %321 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 21
  store double %320, ptr %321, align 8
  %322 = getelementptr inbounds double, ptr %254, i64 24
  %323 = load double, ptr %319, align 8
  %324 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 22
  store double %323, ptr %324, align 8
  %325 = getelementptr inbounds double, ptr %254, i64 25
  %326 = load double, ptr %322, align 8
  %327 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 23
  store double %326, ptr %327, align 8
  %328 = getelementptr inbounds double, ptr %254, i64 26
  %329 = load double, ptr %325, align 8
  %330 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 24
  store double %329, ptr %330, align 8
  %331 = getelementptr inbounds double, ptr %254, i64 27
  %332 = load double, ptr %328, align 8
  %333 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 25
  store double %332, ptr %333, align 8
  %334 = getelementptr inbounds double, ptr %254, i64 28
  %335 = load double, ptr %331, align 8
  %336 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 26
  store double %335, ptr %336, align 8
  %337 = getelementptr inbounds double, ptr %254, i64 29
  %338 = load double, ptr %334, align 8
  %339 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 27
  store double %338, ptr %339, align 8
  %340 = getelementptr inbounds double, ptr %254, i64 30
  %341 = load double, ptr %337, align 8
  %342 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 28
  store double %341, ptr %342, align 8
  %343 = getelementptr inbounds double, ptr %254, i64 31
  %344 = load double, ptr %340, align 8
  %345 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 29
  store double %344, ptr %345, align 8
  %346 = getelementptr inbounds double, ptr %254, i64 32
  %347 = load double, ptr %343, align 8
  %348 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 30
  store double %347, ptr %348, align 8
  %349 = getelementptr inbounds double, ptr %254, i64 33
  %350 = load double, ptr %346, align 8
  %351 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 31
  store double %350, ptr %351, align 8
  %352 = getelementptr inbounds double, ptr %254, i64 34
  %353 = load double, ptr %349, align 8
  %354 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 0
  store double %353, ptr %354, align 8
  %355 = getelementptr inbounds double, ptr %254, i64 35
  %356 = load double, ptr %352, align 8
  %357 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 1
  store double %356, ptr %357, align 8
  %358 = getelementptr inbounds double, ptr %254, i64 36
  %359 = load double, ptr %355, align 8
  %360 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 2
  store double %359, ptr %360, align 8
  %361 = getelementptr inbounds double, ptr %254, i64 37
  %362 = load double, ptr %358, align 8
  %363 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 3
  store double %362, ptr %363, align 8
  %364 = getelementptr inbounds double, ptr %254, i64 38
  %365 = load double, ptr %361, align 8
  %366 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 4
  store double %365, ptr %366, align 8
  %367 = getelementptr inbounds double, ptr %254, i64 39
  %368 = load double, ptr %364, align 8
  %369 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 5
  store double %368, ptr %369, align 8
  %370 = getelementptr inbounds double, ptr %254, i64 40
  %371 = load double, ptr %367, align 8
  %372 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 6
  store double %371, ptr %372, align 8
  %373 = getelementptr inbounds double, ptr %254, i64 41
  %374 = load double, ptr %370, align 8
  %375 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 7
  store double %374, ptr %375, align 8
  %376 = getelementptr inbounds double, ptr %254, i64 42
  %377 = load double, ptr %373, align 8
  %378 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 8
  store double %377, ptr %378, align 8
  %379 = getelementptr inbounds double, ptr %254, i64 43
  %380 = load double, ptr %376, align 8
  %381 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 9
  store double %380, ptr %381, align 8
  %382 = getelementptr inbounds double, ptr %254, i64 44
  %383 = load double, ptr %379, align 8
  %384 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 10
  store double %383, ptr %384, align 8
  %385 = getelementptr inbounds double, ptr %254, i64 45
  %386 = load double, ptr %382, align 8
  %387 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 11
  store double %386, ptr %387, align 8
  %388 = getelementptr inbounds double, ptr %254, i64 46
  %389 = load double, ptr %385, align 8
  %390 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 12
  store double %389, ptr %390, align 8
  %391 = getelementptr inbounds double, ptr %254, i64 47
  %392 = load double, ptr %388, align 8
  %393 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 13
  store double %392, ptr %393, align 8
  %394 = getelementptr inbounds double, ptr %254, i64 48
  %395 = load double, ptr %391, align 8
  %396 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 14
  store double %395, ptr %396, align 8
  %397 = getelementptr inbounds double, ptr %254, i64 49
  %398 = load double, ptr %394, align 8
  %399 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 15
  store double %398, ptr %399, align 8
  %400 = getelementptr inbounds double, ptr %254, i64 50
  %401 = load double, ptr %397, align 8
  %402 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 16
  store double %401, ptr %402, align 8
  %403 = getelementptr inbounds double, ptr %254, i64 51
  %404 = load double, ptr %400, align 8
  %405 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 17
  store double %404, ptr %405, align 8
  %406 = getelementptr inbounds double, ptr %254, i64 52
  %407 = load double, ptr %403, align 8
  %408 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 18
  store double %407, ptr %408, align 8
  %409 = getelementptr inbounds double, ptr %254, i64 53
  %410 = load double, ptr %406, align 8
  %411 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 19
  store double %410, ptr %411, align 8
  %412 = getelementptr inbounds double, ptr %254, i64 54
  %413 = load double, ptr %409, align 8
  %414 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 20
  store double %413, ptr %414, align 8
  %415 = getelementptr inbounds double, ptr %254, i64 55
  %416 = load double, ptr %412, align 8
  %417 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 21
  store double %416, ptr %417, align 8
  %418 = getelementptr inbounds double, ptr %254, i64 56
  %419 = load double, ptr %415, align 8
  %420 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 22
  store double %419, ptr %420, align 8
  %421 = getelementptr inbounds double, ptr %254, i64 57
  %422 = load double, ptr %418, align 8
  %423 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 23
  store double %422, ptr %423, align 8
  %424 = getelementptr inbounds double, ptr %254, i64 58
  %425 = load double, ptr %421, align 8
  %426 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 24
  store double %425, ptr %426, align 8
  %427 = getelementptr inbounds double, ptr %254, i64 59
  %428 = load double, ptr %424, align 8
  %429 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 25
  store double %428, ptr %429, align 8
  %430 = getelementptr inbounds double, ptr %254, i64 60
  %431 = load double, ptr %427, align 8
  %432 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 26
  store double %431, ptr %432, align 8
  %433 = getelementptr inbounds double, ptr %254, i64 61
  %434 = load double, ptr %430, align 8
  %435 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 27
  store double %434, ptr %435, align 8
  %436 = getelementptr inbounds double, ptr %254, i64 62
  %437 = load double, ptr %433, align 8
  %438 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 28
  store double %437, ptr %438, align 8
  %439 = getelementptr inbounds double, ptr %254, i64 63
  %440 = load double, ptr %436, align 8
  %441 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 29
  store double %440, ptr %441, align 8
  %442 = getelementptr inbounds double, ptr %254, i64 64
  %443 = load double, ptr %439, align 8
  %444 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 30
  store double %443, ptr %444, align 8
  %445 = getelementptr inbounds double, ptr %254, i64 65
  %446 = load double, ptr %442, align 8
  %447 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 31
  store double %446, ptr %447, align 8
  %448 = load double, ptr %445, align 8
  %449 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 32
  store double %448, ptr %449, align 8
  ret double %33
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc double @linearise(ptr noundef %0, i64 noundef %1) unnamed_addr {
  %3 = alloca [64 x double], align 16
  %4 = alloca [64 x double], align 16
  %5 = load ptr, ptr %0, align 8
  %6 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 1
  %7 = load ptr, ptr %6, align 8
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %3)
  %8 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 9
  %9 = load ptr, ptr %8, align 8
  %10 = load i64, ptr %9, align 8
  %11 = load i64, ptr %5, align 8
  %12 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 2
  %13 = load i64, ptr %12, align 8
  %14 = add i64 %13, %11
  %15 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16
  %16 = load i64, ptr %15, align 8
  %17 = icmp sgt i64 %16, 0
  br i1 %17, label %18, label %32

18:                                               ; preds = %2
  %19 = icmp ult i64 %16, 4
  br i1 %19, label %30, label %20

20:                                               ; preds = %18
  %21 = and i64 %16, -4
  br label %22

22:                                               ; preds = %22, %20
  %23 = phi i64 [ 0, %20 ], [ %26, %22 ]
  %24 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %23
  store <2 x double> zeroinitializer, ptr %24, align 8
  %25 = getelementptr inbounds double, ptr %24, i64 2
  store <2 x double> zeroinitializer, ptr %25, align 8
  %26 = add nuw i64 %23, 4
  %27 = icmp eq i64 %26, %21
  br i1 %27, label %28, label %22

28:                                               ; preds = %22
  %29 = icmp eq i64 %16, %21
  br i1 %29, label %32, label %30

30:                                               ; preds = %18, %28
  %31 = phi i64 [ 0, %18 ], [ %21, %28 ]
  br label %97

32:                                               ; preds = %97, %28, %2
  %33 = icmp eq i64 %1, 0
  %34 = icmp sgt i64 %14, 0
  %35 = and i1 %33, %34
  br i1 %35, label %36, label %102

36:                                               ; preds = %32
  %37 = icmp ult i64 %14, 2
  br i1 %37, label %95, label %38

38:                                               ; preds = %36
  %39 = and i64 %14, -2
  br label %40

40:                                               ; preds = %40, %38
  %41 = phi i64 [ 0, %38 ], [ %91, %40 ]
  %42 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %41
  %43 = load <2 x double>, ptr %42, align 8
  %44 = fcmp ogt <2 x double> %43, <double 7.000000e+02, double 7.000000e+02>
  %45 = fcmp olt <2 x double> %43, <double -7.000000e+02, double -7.000000e+02>
  %46 = select <2 x i1> %45, <2 x double> <double -7.000000e+02, double -7.000000e+02>, <2 x double> %43
  %47 = select <2 x i1> %44, <2 x double> <double 7.000000e+02, double 7.000000e+02>, <2 x double> %46
  %48 = fmul <2 x double> %47, <double 0x3FF71547652B82FE, double 0x3FF71547652B82FE>
  %49 = fcmp olt <2 x double> %48, zeroinitializer
  %50 = select <2 x i1> %49, <2 x double> <double -5.000000e-01, double -5.000000e-01>, <2 x double> <double 5.000000e-01, double 5.000000e-01>
  %51 = fadd <2 x double> %48, %50
  %52 = fptosi <2 x double> %51 to <2 x i32>
  %53 = sitofp <2 x i32> %52 to <2 x double>
  %54 = fmul <2 x double> %53, <double 0x3FE62E42FEFA39EF, double 0x3FE62E42FEFA39EF>
  %55 = fsub <2 x double> %47, %54
  %56 = fmul <2 x double> %55, <double 0x3DA93974A8C07C9D, double 0x3DA93974A8C07C9D>
  %57 = fadd <2 x double> %56, <double 0x3DE6124613A86D09, double 0x3DE6124613A86D09>
  %58 = fmul <2 x double> %55, %57
  %59 = fadd <2 x double> %58, <double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898>
  %60 = fmul <2 x double> %55, %59
  %61 = fadd <2 x double> %60, <double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4>
  %62 = fmul <2 x double> %55, %61
  %63 = fadd <2 x double> %62, <double 0x3E927E4FB7789F5C, double 0x3E927E4FB7789F5C>
  %64 = fmul <2 x double> %55, %63
  %65 = fadd <2 x double> %64, <double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734>
  %66 = fmul <2 x double> %55, %65
  %67 = fadd <2 x double> %66, <double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A>
  %68 = fmul <2 x double> %55, %67
  %69 = fadd <2 x double> %68, <double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A>
  %70 = fmul <2 x double> %55, %69
  %71 = fadd <2 x double> %70, <double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17>
  %72 = fmul <2 x double> %55, %71
  %73 = fadd <2 x double> %72, <double 0x3F81111111111111, double 0x3F81111111111111>
  %74 = fmul <2 x double> %55, %73
  %75 = fadd <2 x double> %74, <double 0x3FA5555555555555, double 0x3FA5555555555555>
  %76 = fmul <2 x double> %55, %75
  %77 = fadd <2 x double> %76, <double 0x3FC5555555555555, double 0x3FC5555555555555>
  %78 = fmul <2 x double> %55, %77
  %79 = fadd <2 x double> %78, <double 5.000000e-01, double 5.000000e-01>
  %80 = fmul <2 x double> %55, %79
  %81 = fadd <2 x double> %80, <double 1.000000e+00, double 1.000000e+00>
  %82 = fmul <2 x double> %55, %81
  %83 = fadd <2 x double> %82, <double 1.000000e+00, double 1.000000e+00>
  %84 = add nsw <2 x i32> %52, <i32 1023, i32 1023>
  %85 = zext <2 x i32> %84 to <2 x i64>
  %86 = shl <2 x i64> %85, <i64 52, i64 52>
  %87 = bitcast <2 x i64> %86 to <2 x double>
  %88 = fmul <2 x double> %83, %87
  %89 = select <2 x i1> %45, <2 x double> zeroinitializer, <2 x double> %88
  %90 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %41
  store <2 x double> %89, ptr %90, align 8
  %91 = add nuw i64 %41, 2
  %92 = icmp eq i64 %91, %39
  br i1 %92, label %93, label %40

93:                                               ; preds = %40
  %94 = icmp eq i64 %14, %39
  br i1 %94, label %102, label %95

95:                                               ; preds = %36, %93
  %96 = phi i64 [ 0, %36 ], [ %39, %93 ]
  br label %113

97:                                               ; preds = %30, %97
  %98 = phi i64 [ %100, %97 ], [ %31, %30 ]
  %99 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %98
  store double 0.000000e+00, ptr %99, align 8
  %100 = add nuw nsw i64 %98, 1
  %101 = icmp eq i64 %100, %16
  br i1 %101, label %32, label %97

102:                                              ; preds = %113, %93, %32
  %103 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 3
  %104 = load i64, ptr %103, align 8
  %105 = icmp sgt i64 %104, 0
  br i1 %105, label %106, label %166

106:                                              ; preds = %102
  %107 = icmp sgt i64 %11, 0
  %108 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 18
  %109 = and i64 %11, 3
  %110 = icmp ult i64 %11, 4
  %111 = and i64 %11, -4
  %112 = icmp eq i64 %109, 0
  br label %172

113:                                              ; preds = %95, %113
  %114 = phi i64 [ %164, %113 ], [ %96, %95 ]
  %115 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %114
  %116 = load double, ptr %115, align 8
  %117 = fcmp ogt double %116, 7.000000e+02
  %118 = fcmp olt double %116, -7.000000e+02
  %119 = select i1 %118, double -7.000000e+02, double %116
  %120 = select i1 %117, double 7.000000e+02, double %119
  %121 = fmul double %120, 0x3FF71547652B82FE
  %122 = fcmp olt double %121, 0.000000e+00
  %123 = select i1 %122, double -5.000000e-01, double 5.000000e-01
  %124 = fadd double %121, %123
  %125 = fptosi double %124 to i32
  %126 = sitofp i32 %125 to double
  %127 = fmul double %126, 0x3FE62E42FEFA39EF
  %128 = fsub double %120, %127
  %129 = fmul double %128, 0x3DA93974A8C07C9D
  %130 = fadd double %129, 0x3DE6124613A86D09
  %131 = fmul double %128, %130
  %132 = fadd double %131, 0x3E21EED8EFF8D898
  %133 = fmul double %128, %132
  %134 = fadd double %133, 0x3E5AE64567F544E4
  %135 = fmul double %128, %134
  %136 = fadd double %135, 0x3E927E4FB7789F5C
  %137 = fmul double %128, %136
  %138 = fadd double %137, 0x3EC71DE3A556C734
  %139 = fmul double %128, %138
  %140 = fadd double %139, 0x3EFA01A01A01A01A
  %141 = fmul double %128, %140
  %142 = fadd double %141, 0x3F2A01A01A01A01A
  %143 = fmul double %128, %142
  %144 = fadd double %143, 0x3F56C16C16C16C17
  %145 = fmul double %128, %144
  %146 = fadd double %145, 0x3F81111111111111
  %147 = fmul double %128, %146
  %148 = fadd double %147, 0x3FA5555555555555
  %149 = fmul double %128, %148
  %150 = fadd double %149, 0x3FC5555555555555
  %151 = fmul double %128, %150
  %152 = fadd double %151, 5.000000e-01
  %153 = fmul double %128, %152
  %154 = fadd double %153, 1.000000e+00
  %155 = fmul double %128, %154
  %156 = fadd double %155, 1.000000e+00
  %157 = add nsw i32 %125, 1023
  %158 = zext i32 %157 to i64
  %159 = shl i64 %158, 52
  %160 = bitcast i64 %159 to double
  %161 = fmul double %156, %160
  %162 = select i1 %118, double 0.000000e+00, double %161
  %163 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %114
  store double %162, ptr %163, align 8
  %164 = add nuw nsw i64 %114, 1
  %165 = icmp slt i64 %164, %14
  br i1 %165, label %113, label %102

166:                                              ; preds = %198, %102
  %167 = icmp sgt i64 %13, 0
  br i1 %167, label %168, label %239

168:                                              ; preds = %166
  %169 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 19
  %170 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 9
  %171 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 8
  br label %256

172:                                              ; preds = %106, %198
  %173 = phi i64 [ 0, %106 ], [ %199, %198 ]
  %174 = getelementptr inbounds [64 x double], ptr %3, i64 0, i64 %173
  store double 0.000000e+00, ptr %174, align 8
  br i1 %107, label %175, label %198

175:                                              ; preds = %172
  %176 = load ptr, ptr %108, align 8
  %177 = mul nsw i64 %173, %11
  br i1 %110, label %178, label %201

178:                                              ; preds = %201, %175
  %179 = phi double [ undef, %175 ], [ %235, %201 ]
  %180 = phi double [ 0.000000e+00, %175 ], [ %235, %201 ]
  %181 = phi i64 [ 0, %175 ], [ %236, %201 ]
  br i1 %112, label %196, label %182

182:                                              ; preds = %178, %182
  %183 = phi double [ %192, %182 ], [ %180, %178 ]
  %184 = phi i64 [ %193, %182 ], [ %181, %178 ]
  %185 = phi i64 [ %194, %182 ], [ 0, %178 ]
  %186 = add nsw i64 %184, %177
  %187 = getelementptr inbounds double, ptr %176, i64 %186
  %188 = load double, ptr %187, align 8
  %189 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %184
  %190 = load double, ptr %189, align 8
  %191 = fmul double %188, %190
  %192 = fadd double %183, %191
  %193 = add nuw nsw i64 %184, 1
  %194 = add i64 %185, 1
  %195 = icmp eq i64 %194, %109
  br i1 %195, label %196, label %182

196:                                              ; preds = %182, %178
  %197 = phi double [ %179, %178 ], [ %192, %182 ]
  store double %197, ptr %174, align 8
  br label %198

198:                                              ; preds = %196, %172
  %199 = add nuw nsw i64 %173, 1
  %200 = icmp eq i64 %199, %104
  br i1 %200, label %166, label %172

201:                                              ; preds = %175, %201
  %202 = phi double [ %235, %201 ], [ 0.000000e+00, %175 ]
  %203 = phi i64 [ %236, %201 ], [ 0, %175 ]
  %204 = phi i64 [ %237, %201 ], [ 0, %175 ]
  %205 = add nsw i64 %203, %177
  %206 = getelementptr inbounds double, ptr %176, i64 %205
  %207 = load double, ptr %206, align 8
  %208 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %203
  %209 = load double, ptr %208, align 8
  %210 = fmul double %207, %209
  %211 = fadd double %202, %210
  %212 = or i64 %203, 1
  %213 = add nsw i64 %212, %177
  %214 = getelementptr inbounds double, ptr %176, i64 %213
  %215 = load double, ptr %214, align 8
  %216 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %212
  %217 = load double, ptr %216, align 8
  %218 = fmul double %215, %217
  %219 = fadd double %211, %218
  %220 = or i64 %203, 2
  %221 = add nsw i64 %220, %177
  %222 = getelementptr inbounds double, ptr %176, i64 %221
  %223 = load double, ptr %222, align 8
  %224 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %220
  %225 = load double, ptr %224, align 8
  %226 = fmul double %223, %225
  %227 = fadd double %219, %226
  %228 = or i64 %203, 3
  %229 = add nsw i64 %228, %177
  %230 = getelementptr inbounds double, ptr %176, i64 %229
  %231 = load double, ptr %230, align 8
  %232 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %228
  %233 = load double, ptr %232, align 8
  %234 = fmul double %231, %233
  %235 = fadd double %227, %234
  %236 = add nuw nsw i64 %203, 4
  %237 = add i64 %204, 4
  %238 = icmp eq i64 %237, %111
  br i1 %238, label %178, label %201

239:                                              ; preds = %284, %166
  %240 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31
  %241 = getelementptr inbounds double, ptr %240, i64 %11
  call fastcc void @lift(ptr noundef nonnull %5, ptr noundef %7, ptr noundef nonnull %240, ptr noundef nonnull %241, ptr noundef nonnull %3)
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %4)
  br i1 %105, label %242, label %287

242:                                              ; preds = %239
  %243 = icmp ult i64 %104, 4
  br i1 %243, label %254, label %244

244:                                              ; preds = %242
  %245 = and i64 %104, -4
  br label %246

246:                                              ; preds = %246, %244
  %247 = phi i64 [ 0, %244 ], [ %250, %246 ]
  %248 = getelementptr inbounds [64 x double], ptr %4, i64 0, i64 %247
  store <2 x double> zeroinitializer, ptr %248, align 16
  %249 = getelementptr inbounds double, ptr %248, i64 2
  store <2 x double> zeroinitializer, ptr %249, align 16
  %250 = add nuw i64 %247, 4
  %251 = icmp eq i64 %250, %245
  br i1 %251, label %252, label %246

252:                                              ; preds = %246
  %253 = icmp eq i64 %104, %245
  br i1 %253, label %287, label %254

254:                                              ; preds = %242, %252
  %255 = phi i64 [ 0, %242 ], [ %245, %252 ]
  br label %289

256:                                              ; preds = %168, %284
  %257 = phi i64 [ 0, %168 ], [ %285, %284 ]
  %258 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 37, i64 %257
  %259 = load i64, ptr %258, align 8
  %260 = icmp slt i64 %259, 0
  br i1 %260, label %261, label %264

261:                                              ; preds = %256
  %262 = add nsw i64 %257, %11
  %263 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %262
  store double 0.000000e+00, ptr %263, align 8
  br label %284

264:                                              ; preds = %256
  %265 = load ptr, ptr %169, align 8
  %266 = getelementptr inbounds double, ptr %265, i64 %257
  %267 = load double, ptr %266, align 8
  %268 = load ptr, ptr %170, align 8
  %269 = getelementptr inbounds i64, ptr %268, i64 %257
  %270 = load i64, ptr %269, align 8
  %271 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %270
  %272 = load double, ptr %271, align 8
  %273 = fmul double %267, %272
  %274 = add nsw i64 %257, %11
  %275 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %274
  %276 = load double, ptr %275, align 8
  %277 = fmul double %273, %276
  %278 = load ptr, ptr %171, align 8
  %279 = getelementptr inbounds i64, ptr %278, i64 %257
  %280 = load i64, ptr %279, align 8
  %281 = getelementptr inbounds [64 x double], ptr %3, i64 0, i64 %280
  %282 = load double, ptr %281, align 8
  %283 = fadd double %277, %282
  store double %283, ptr %281, align 8
  br label %284

284:                                              ; preds = %261, %264
  %285 = add nuw nsw i64 %257, 1
  %286 = icmp eq i64 %285, %13
  br i1 %286, label %239, label %256

287:                                              ; preds = %289, %252, %239
  %288 = icmp eq i64 %10, 1
  br i1 %288, label %380, label %294

289:                                              ; preds = %254, %289
  %290 = phi i64 [ %292, %289 ], [ %255, %254 ]
  %291 = getelementptr inbounds [64 x double], ptr %4, i64 0, i64 %290
  store double 0.000000e+00, ptr %291, align 8
  %292 = add nuw nsw i64 %290, 1
  %293 = icmp eq i64 %292, %104
  br i1 %293, label %287, label %289

294:                                              ; preds = %287
  %295 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 10
  %296 = load ptr, ptr %295, align 8
  %297 = load i64, ptr %296, align 8
  %298 = getelementptr inbounds [64 x double], ptr %3, i64 0, i64 %297
  %299 = load double, ptr %298, align 8
  %300 = icmp eq i64 %10, 3
  br i1 %300, label %301, label %303

301:                                              ; preds = %294
  %302 = fcmp ugt double %299, 0.000000e+00
  br i1 %302, label %319, label %1129

303:                                              ; preds = %294
  %304 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 14
  %305 = load double, ptr %304, align 8
  %306 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 15
  %307 = load double, ptr %306, align 8
  %308 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 4
  %309 = load i64, ptr %308, align 8
  %310 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %309
  %311 = load double, ptr %310, align 8
  %312 = fmul double %307, %311
  %313 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 13
  %314 = load double, ptr %313, align 8
  %315 = fdiv double %312, %314
  %316 = fadd double %305, %315
  %317 = fadd double %299, %316
  %318 = fcmp ugt double %317, 0.000000e+00
  br i1 %318, label %323, label %1129

319:                                              ; preds = %301
  %320 = fdiv double 1.000000e+00, %299
  %321 = getelementptr inbounds [64 x double], ptr %4, i64 0, i64 %297
  %322 = load double, ptr %321, align 8
  br label %331

323:                                              ; preds = %303
  %324 = fdiv double 1.000000e+00, %317
  %325 = getelementptr inbounds [64 x double], ptr %4, i64 0, i64 %297
  %326 = load double, ptr %325, align 8
  %327 = fadd double %324, %326
  store double %327, ptr %325, align 8
  %328 = fdiv double %315, %317
  %329 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %309
  %330 = load double, ptr %329, align 8
  br label %331

331:                                              ; preds = %319, %323
  %332 = phi double [ %322, %319 ], [ %328, %323 ]
  %333 = phi double [ %320, %319 ], [ %330, %323 ]
  %334 = phi ptr [ %321, %319 ], [ %329, %323 ]
  %335 = phi double [ %299, %319 ], [ %317, %323 ]
  %336 = fadd double %333, %332
  store double %336, ptr %334, align 8
  %337 = bitcast double %335 to i64
  %338 = lshr i64 %337, 52
  %339 = and i64 %338, 2047
  %340 = and i64 %337, 4503599627370495
  %341 = or i64 %340, 4607182418800017408
  %342 = bitcast i64 %341 to double
  %343 = fcmp ogt double %342, 0x3FF6A09E667F3BCD
  %344 = fmul double %342, 5.000000e-01
  %345 = select i1 %343, double %344, double %342
  %346 = select i1 %343, i64 -1022, i64 -1023
  %347 = add nsw i64 %346, %339
  %348 = fadd double %345, -1.000000e+00
  %349 = fadd double %345, 1.000000e+00
  %350 = fdiv double %348, %349
  %351 = fmul double %350, %350
  %352 = fmul double %351, 0x3FA8618618618618
  %353 = fadd double %352, 0x3FAAF286BCA1AF28
  %354 = fmul double %351, %353
  %355 = fadd double %354, 0x3FAE1E1E1E1E1E1E
  %356 = fmul double %351, %355
  %357 = fadd double %356, 0x3FB1111111111111
  %358 = fmul double %351, %357
  %359 = fadd double %358, 0x3FB3B13B13B13B14
  %360 = fmul double %351, %359
  %361 = fadd double %360, 0x3FB745D1745D1746
  %362 = fmul double %351, %361
  %363 = fadd double %362, 0x3FBC71C71C71C71C
  %364 = fmul double %351, %363
  %365 = fadd double %364, 0x3FC2492492492492
  %366 = fmul double %351, %365
  %367 = fadd double %366, 2.000000e-01
  %368 = fmul double %351, %367
  %369 = fadd double %368, 0x3FD5555555555555
  %370 = fmul double %351, %369
  %371 = fadd double %370, 1.000000e+00
  %372 = fmul double %350, 2.000000e+00
  %373 = fmul double %372, %371
  %374 = sitofp i64 %347 to double
  %375 = fmul double %374, 0x3FE62E42FEFA39EF
  %376 = fadd double %375, %373
  %377 = fadd double %376, 0.000000e+00
  %378 = add i64 %10, -1
  %379 = icmp ult i64 %378, 2
  br i1 %379, label %380, label %505

380:                                              ; preds = %287, %331
  %381 = phi double [ %377, %331 ], [ 0.000000e+00, %287 ]
  %382 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32
  %383 = load double, ptr %382, align 8
  %384 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 4
  %385 = load i64, ptr %384, align 8
  %386 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %385
  %387 = load double, ptr %386, align 8
  %388 = fadd double %383, %387
  store double %388, ptr %386, align 8
  %389 = load double, ptr %382, align 8
  %390 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %385
  %391 = load double, ptr %390, align 8
  %392 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 13
  %393 = load i64, ptr %392, align 8
  %394 = lshr i64 %393, 52
  %395 = and i64 %394, 2047
  %396 = and i64 %393, 4503599627370495
  %397 = or i64 %396, 4607182418800017408
  %398 = bitcast i64 %397 to double
  %399 = fcmp ogt double %398, 0x3FF6A09E667F3BCD
  %400 = fmul double %398, 5.000000e-01
  %401 = select i1 %399, double %400, double %398
  %402 = select i1 %399, i64 -1022, i64 -1023
  %403 = add nsw i64 %402, %395
  %404 = fadd double %401, -1.000000e+00
  %405 = fadd double %401, 1.000000e+00
  %406 = fdiv double %404, %405
  %407 = fmul double %406, %406
  %408 = fmul double %407, 0x3FA8618618618618
  %409 = fadd double %408, 0x3FAAF286BCA1AF28
  %410 = fmul double %407, %409
  %411 = fadd double %410, 0x3FAE1E1E1E1E1E1E
  %412 = fmul double %407, %411
  %413 = fadd double %412, 0x3FB1111111111111
  %414 = fmul double %407, %413
  %415 = fadd double %414, 0x3FB3B13B13B13B14
  %416 = fmul double %407, %415
  %417 = fadd double %416, 0x3FB745D1745D1746
  %418 = fmul double %407, %417
  %419 = fadd double %418, 0x3FBC71C71C71C71C
  %420 = fmul double %407, %419
  %421 = fadd double %420, 0x3FC2492492492492
  %422 = fmul double %407, %421
  %423 = fadd double %422, 2.000000e-01
  %424 = fmul double %407, %423
  %425 = fadd double %424, 0x3FD5555555555555
  %426 = fmul double %407, %425
  %427 = fadd double %426, 1.000000e+00
  %428 = fmul double %406, 2.000000e+00
  %429 = fmul double %428, %427
  %430 = sitofp i64 %403 to double
  %431 = fmul double %430, 0x3FE62E42FEFA39EF
  %432 = fadd double %431, %429
  %433 = fsub double %391, %432
  %434 = fmul double %389, %433
  %435 = fadd double %381, %434
  br i1 %105, label %436, label %520

436:                                              ; preds = %380
  %437 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 12
  %438 = load ptr, ptr %437, align 8
  br label %439

439:                                              ; preds = %436, %502
  %440 = phi double [ %435, %436 ], [ %503, %502 ]
  %441 = phi i64 [ 0, %436 ], [ %445, %502 ]
  %442 = getelementptr inbounds double, ptr %438, i64 %441
  %443 = load double, ptr %442, align 8
  %444 = fcmp ogt double %443, 0.000000e+00
  %445 = add nuw nsw i64 %441, 1
  br i1 %444, label %446, label %502

446:                                              ; preds = %439
  %447 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %445
  %448 = load double, ptr %447, align 8
  %449 = fcmp ogt double %448, 0.000000e+00
  br i1 %449, label %450, label %502

450:                                              ; preds = %446
  %451 = getelementptr inbounds [64 x double], ptr %3, i64 0, i64 %441
  %452 = load double, ptr %451, align 8
  %453 = fcmp ugt double %452, 0.000000e+00
  br i1 %453, label %454, label %502

454:                                              ; preds = %450
  %455 = fdiv double %448, %452
  %456 = getelementptr inbounds [64 x double], ptr %4, i64 0, i64 %441
  %457 = load double, ptr %456, align 8
  %458 = fadd double %455, %457
  store double %458, ptr %456, align 8
  %459 = fdiv double %452, %443
  %460 = bitcast double %459 to i64
  %461 = lshr i64 %460, 52
  %462 = and i64 %461, 2047
  %463 = and i64 %460, 4503599627370495
  %464 = or i64 %463, 4607182418800017408
  %465 = bitcast i64 %464 to double
  %466 = fcmp ogt double %465, 0x3FF6A09E667F3BCD
  %467 = fmul double %465, 5.000000e-01
  %468 = select i1 %466, double %467, double %465
  %469 = select i1 %466, i64 -1022, i64 -1023
  %470 = add nsw i64 %469, %462
  %471 = fadd double %468, -1.000000e+00
  %472 = fadd double %468, 1.000000e+00
  %473 = fdiv double %471, %472
  %474 = fmul double %473, %473
  %475 = fmul double %474, 0x3FA8618618618618
  %476 = fadd double %475, 0x3FAAF286BCA1AF28
  %477 = fmul double %474, %476
  %478 = fadd double %477, 0x3FAE1E1E1E1E1E1E
  %479 = fmul double %474, %478
  %480 = fadd double %479, 0x3FB1111111111111
  %481 = fmul double %474, %480
  %482 = fadd double %481, 0x3FB3B13B13B13B14
  %483 = fmul double %474, %482
  %484 = fadd double %483, 0x3FB745D1745D1746
  %485 = fmul double %474, %484
  %486 = fadd double %485, 0x3FBC71C71C71C71C
  %487 = fmul double %474, %486
  %488 = fadd double %487, 0x3FC2492492492492
  %489 = fmul double %474, %488
  %490 = fadd double %489, 2.000000e-01
  %491 = fmul double %474, %490
  %492 = fadd double %491, 0x3FD5555555555555
  %493 = fmul double %474, %492
  %494 = fadd double %493, 1.000000e+00
  %495 = fmul double %473, 2.000000e+00
  %496 = fmul double %495, %494
  %497 = sitofp i64 %470 to double
  %498 = fmul double %497, 0x3FE62E42FEFA39EF
  %499 = fadd double %498, %496
  %500 = fmul double %448, %499
  %501 = fadd double %440, %500
  br label %502

502:                                              ; preds = %439, %446, %450, %454
  %503 = phi double [ %440, %446 ], [ %440, %450 ], [ %501, %454 ], [ %440, %439 ]
  %504 = icmp eq i64 %445, %104
  br i1 %504, label %505, label %439

505:                                              ; preds = %502, %331
  %506 = phi double [ %377, %331 ], [ %503, %502 ]
  br i1 %105, label %507, label %520

507:                                              ; preds = %505
  %508 = icmp slt i64 %11, 1
  %509 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 18
  %510 = getelementptr i8, ptr %0, i64 17568
  %511 = shl i64 %11, 3
  %512 = add i64 %511, 25760
  %513 = getelementptr i8, ptr %0, i64 %512
  %514 = shl i64 %11, 3
  %515 = icmp ult i64 %11, 4
  %516 = and i64 %11, -4
  %517 = icmp eq i64 %11, %516
  %518 = and i64 %11, 1
  %519 = icmp eq i64 %518, 0
  br label %526

520:                                              ; preds = %615, %380, %505
  %521 = phi double [ %506, %505 ], [ %435, %380 ], [ %506, %615 ]
  br i1 %167, label %522, label %618

522:                                              ; preds = %520
  %523 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 8
  %524 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 19
  %525 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 9
  br label %635

526:                                              ; preds = %507, %615
  %527 = phi i64 [ 0, %507 ], [ %616, %615 ]
  %528 = mul i64 %514, %527
  %529 = add i64 %511, %528
  %530 = getelementptr inbounds [64 x double], ptr %4, i64 0, i64 %527
  %531 = load double, ptr %530, align 8
  %532 = fcmp ule double %531, 0.000000e+00
  %533 = select i1 %532, i1 true, i1 %508
  br i1 %533, label %615, label %534

534:                                              ; preds = %526
  %535 = load ptr, ptr %509, align 8
  %536 = mul nsw i64 %527, %11
  br i1 %515, label %572, label %537

537:                                              ; preds = %534
  %538 = getelementptr i8, ptr %535, i64 %528
  %539 = getelementptr i8, ptr %535, i64 %529
  %540 = icmp ult ptr %510, %539
  %541 = icmp ult ptr %538, %513
  %542 = and i1 %540, %541
  br i1 %542, label %572, label %543

543:                                              ; preds = %537
  %544 = insertelement <2 x double> poison, double %531, i64 0
  %545 = shufflevector <2 x double> %544, <2 x double> poison, <2 x i32> zeroinitializer
  %546 = insertelement <2 x double> poison, double %531, i64 0
  %547 = shufflevector <2 x double> %546, <2 x double> poison, <2 x i32> zeroinitializer
  br label %548

548:                                              ; preds = %548, %543
  %549 = phi i64 [ 0, %543 ], [ %569, %548 ]
  %550 = add nsw i64 %549, %536
  %551 = getelementptr inbounds double, ptr %535, i64 %550
  %552 = load <2 x double>, ptr %551, align 8
  %553 = getelementptr inbounds double, ptr %551, i64 2
  %554 = load <2 x double>, ptr %553, align 8
  %555 = fmul <2 x double> %545, %552
  %556 = fmul <2 x double> %547, %554
  %557 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %549
  %558 = load <2 x double>, ptr %557, align 8
  %559 = getelementptr inbounds double, ptr %557, i64 2
  %560 = load <2 x double>, ptr %559, align 8
  %561 = fmul <2 x double> %555, %558
  %562 = fmul <2 x double> %556, %560
  %563 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %549
  %564 = load <2 x double>, ptr %563, align 8
  %565 = getelementptr inbounds double, ptr %563, i64 2
  %566 = load <2 x double>, ptr %565, align 8
  %567 = fadd <2 x double> %564, %561
  %568 = fadd <2 x double> %566, %562
  store <2 x double> %567, ptr %563, align 8
  store <2 x double> %568, ptr %565, align 8
  %569 = add nuw i64 %549, 4
  %570 = icmp eq i64 %569, %516
  br i1 %570, label %571, label %548

571:                                              ; preds = %548
  br i1 %517, label %615, label %572

572:                                              ; preds = %537, %534, %571
  %573 = phi i64 [ 0, %537 ], [ 0, %534 ], [ %516, %571 ]
  %574 = or i64 %573, 1
  br i1 %519, label %587, label %575

575:                                              ; preds = %572
  %576 = add nsw i64 %573, %536
  %577 = getelementptr inbounds double, ptr %535, i64 %576
  %578 = load double, ptr %577, align 8
  %579 = fmul double %531, %578
  %580 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %573
  %581 = load double, ptr %580, align 8
  %582 = fmul double %579, %581
  %583 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %573
  %584 = load double, ptr %583, align 8
  %585 = fadd double %584, %582
  store double %585, ptr %583, align 8
  %586 = or i64 %573, 1
  br label %587

587:                                              ; preds = %575, %572
  %588 = phi i64 [ %573, %572 ], [ %586, %575 ]
  %589 = icmp eq i64 %11, %574
  br i1 %589, label %615, label %590

590:                                              ; preds = %587, %590
  %591 = phi i64 [ %613, %590 ], [ %588, %587 ]
  %592 = add nsw i64 %591, %536
  %593 = getelementptr inbounds double, ptr %535, i64 %592
  %594 = load double, ptr %593, align 8
  %595 = fmul double %531, %594
  %596 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %591
  %597 = load double, ptr %596, align 8
  %598 = fmul double %595, %597
  %599 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %591
  %600 = load double, ptr %599, align 8
  %601 = fadd double %600, %598
  store double %601, ptr %599, align 8
  %602 = add nuw nsw i64 %591, 1
  %603 = add nsw i64 %602, %536
  %604 = getelementptr inbounds double, ptr %535, i64 %603
  %605 = load double, ptr %604, align 8
  %606 = fmul double %531, %605
  %607 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %602
  %608 = load double, ptr %607, align 8
  %609 = fmul double %606, %608
  %610 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %602
  %611 = load double, ptr %610, align 8
  %612 = fadd double %611, %609
  store double %612, ptr %610, align 8
  %613 = add nuw nsw i64 %591, 2
  %614 = icmp eq i64 %613, %11
  br i1 %614, label %615, label %590

615:                                              ; preds = %587, %590, %571, %526
  %616 = add nuw nsw i64 %527, 1
  %617 = icmp eq i64 %616, %104
  br i1 %617, label %520, label %526

618:                                              ; preds = %666, %520
  %619 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 5
  %620 = load i64, ptr %619, align 8
  %621 = icmp sgt i64 %620, 0
  br i1 %621, label %622, label %669

622:                                              ; preds = %618
  %623 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 16
  %624 = load ptr, ptr %623, align 8
  %625 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 14
  %626 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 15
  %627 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 23
  %628 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 9
  %629 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 24
  %630 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 25
  %631 = and i64 %104, 1
  %632 = icmp eq i64 %104, 1
  %633 = and i64 %104, -2
  %634 = icmp eq i64 %631, 0
  br label %678

635:                                              ; preds = %522, %666
  %636 = phi i64 [ 0, %522 ], [ %667, %666 ]
  %637 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 37, i64 %636
  %638 = load i64, ptr %637, align 8
  %639 = icmp slt i64 %638, 0
  br i1 %639, label %666, label %640

640:                                              ; preds = %635
  %641 = load ptr, ptr %523, align 8
  %642 = getelementptr inbounds i64, ptr %641, i64 %636
  %643 = load i64, ptr %642, align 8
  %644 = getelementptr inbounds [64 x double], ptr %4, i64 0, i64 %643
  %645 = load double, ptr %644, align 8
  %646 = load ptr, ptr %524, align 8
  %647 = getelementptr inbounds double, ptr %646, i64 %636
  %648 = load double, ptr %647, align 8
  %649 = fmul double %645, %648
  %650 = load ptr, ptr %525, align 8
  %651 = getelementptr inbounds i64, ptr %650, i64 %636
  %652 = load i64, ptr %651, align 8
  %653 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %652
  %654 = load double, ptr %653, align 8
  %655 = fmul double %649, %654
  %656 = add nsw i64 %636, %11
  %657 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %656
  %658 = load double, ptr %657, align 8
  %659 = fmul double %655, %658
  %660 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %652
  %661 = load double, ptr %660, align 8
  %662 = fadd double %661, %659
  store double %662, ptr %660, align 8
  %663 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %656
  %664 = load double, ptr %663, align 8
  %665 = fadd double %659, %664
  store double %665, ptr %663, align 8
  br label %666

666:                                              ; preds = %635, %640
  %667 = add nuw nsw i64 %636, 1
  %668 = icmp eq i64 %667, %13
  br i1 %668, label %618, label %635

669:                                              ; preds = %845, %618
  %670 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 3
  %671 = load i64, ptr %670, align 8
  %672 = icmp sgt i64 %671, 0
  br i1 %672, label %673, label %847

673:                                              ; preds = %669
  %674 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 12
  %675 = load ptr, ptr %674, align 8
  %676 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 13
  %677 = load i64, ptr %675, align 8
  br label %855

678:                                              ; preds = %622, %845
  %679 = phi i64 [ 0, %622 ], [ %740, %845 ]
  %680 = getelementptr inbounds i64, ptr %624, i64 %679
  %681 = load i64, ptr %680, align 8
  %682 = add i64 %681, %679
  %683 = icmp sgt i64 %679, %682
  br i1 %683, label %737, label %684

684:                                              ; preds = %678
  %685 = load ptr, ptr %625, align 8
  %686 = load ptr, ptr %629, align 8
  %687 = getelementptr inbounds i64, ptr %685, i64 %679
  %688 = load i64, ptr %687, align 8
  br label %689

689:                                              ; preds = %728, %684
  %690 = phi i64 [ %688, %684 ], [ %696, %728 ]
  %691 = phi i64 [ %679, %684 ], [ %734, %728 ]
  %692 = phi double [ 0.000000e+00, %684 ], [ %735, %728 ]
  %693 = phi i64 [ %679, %684 ], [ %694, %728 ]
  %694 = add nsw i64 %693, 1
  %695 = getelementptr inbounds i64, ptr %685, i64 %694
  %696 = load i64, ptr %695, align 8
  %697 = icmp slt i64 %690, %696
  br i1 %697, label %698, label %728

698:                                              ; preds = %689
  %699 = load ptr, ptr %626, align 8
  %700 = load ptr, ptr %627, align 8
  br label %701

701:                                              ; preds = %722, %698
  %702 = phi double [ 0.000000e+00, %698 ], [ %725, %722 ]
  %703 = phi i64 [ %690, %698 ], [ %726, %722 ]
  %704 = getelementptr inbounds i64, ptr %699, i64 %703
  %705 = load i64, ptr %704, align 8
  %706 = sub nsw i64 %705, %11
  %707 = getelementptr inbounds double, ptr %700, i64 %703
  %708 = load double, ptr %707, align 8
  %709 = icmp slt i64 %706, 0
  br i1 %709, label %710, label %713

710:                                              ; preds = %701
  %711 = getelementptr inbounds double, ptr %240, i64 %705
  %712 = load double, ptr %711, align 8
  br label %722

713:                                              ; preds = %701
  %714 = load ptr, ptr %628, align 8
  %715 = getelementptr inbounds i64, ptr %714, i64 %706
  %716 = load i64, ptr %715, align 8
  %717 = getelementptr inbounds double, ptr %240, i64 %716
  %718 = load double, ptr %717, align 8
  %719 = getelementptr inbounds double, ptr %240, i64 %705
  %720 = load double, ptr %719, align 8
  %721 = fmul double %718, %720
  br label %722

722:                                              ; preds = %713, %710
  %723 = phi double [ %712, %710 ], [ %721, %713 ]
  %724 = fmul double %708, %723
  %725 = fadd double %702, %724
  %726 = add nsw i64 %703, 1
  %727 = icmp eq i64 %726, %696
  br i1 %727, label %728, label %701

728:                                              ; preds = %722, %689
  %729 = phi double [ 0.000000e+00, %689 ], [ %725, %722 ]
  %730 = getelementptr inbounds double, ptr %686, i64 %693
  %731 = load double, ptr %730, align 8
  %732 = fsub double %731, %729
  %733 = fcmp ogt double %732, %692
  %734 = select i1 %733, i64 %693, i64 %691
  %735 = select i1 %733, double %732, double %692
  %736 = icmp eq i64 %693, %682
  br i1 %736, label %737, label %689

737:                                              ; preds = %728, %678
  %738 = phi i64 [ %679, %678 ], [ %734, %728 ]
  %739 = phi double [ 0.000000e+00, %678 ], [ %735, %728 ]
  %740 = add i64 %682, 1
  br i1 %105, label %741, label %845

741:                                              ; preds = %737
  %742 = load ptr, ptr %630, align 8
  br i1 %632, label %743, label %761

743:                                              ; preds = %761, %741
  %744 = phi double [ undef, %741 ], [ %781, %761 ]
  %745 = phi i64 [ 0, %741 ], [ %782, %761 ]
  %746 = phi double [ 0.000000e+00, %741 ], [ %781, %761 ]
  br i1 %634, label %756, label %747

747:                                              ; preds = %743
  %748 = getelementptr inbounds [64 x double], ptr %4, i64 0, i64 %745
  %749 = load double, ptr %748, align 8
  %750 = mul nsw i64 %745, %620
  %751 = add nsw i64 %750, %738
  %752 = getelementptr inbounds double, ptr %742, i64 %751
  %753 = load double, ptr %752, align 8
  %754 = fmul double %749, %753
  %755 = fadd double %746, %754
  br label %756

756:                                              ; preds = %743, %747
  %757 = phi double [ %744, %743 ], [ %755, %747 ]
  %758 = fcmp ogt double %757, 0.000000e+00
  %759 = fcmp ogt double %739, 0.000000e+00
  %760 = select i1 %758, i1 %759, i1 false
  br i1 %760, label %785, label %845

761:                                              ; preds = %741, %761
  %762 = phi i64 [ %782, %761 ], [ 0, %741 ]
  %763 = phi double [ %781, %761 ], [ 0.000000e+00, %741 ]
  %764 = phi i64 [ %783, %761 ], [ 0, %741 ]
  %765 = getelementptr inbounds [64 x double], ptr %4, i64 0, i64 %762
  %766 = load double, ptr %765, align 16
  %767 = mul nsw i64 %762, %620
  %768 = add nsw i64 %767, %738
  %769 = getelementptr inbounds double, ptr %742, i64 %768
  %770 = load double, ptr %769, align 8
  %771 = fmul double %766, %770
  %772 = fadd double %763, %771
  %773 = or i64 %762, 1
  %774 = getelementptr inbounds [64 x double], ptr %4, i64 0, i64 %773
  %775 = load double, ptr %774, align 8
  %776 = mul nsw i64 %773, %620
  %777 = add nsw i64 %776, %738
  %778 = getelementptr inbounds double, ptr %742, i64 %777
  %779 = load double, ptr %778, align 8
  %780 = fmul double %775, %779
  %781 = fadd double %772, %780
  %782 = add nuw nsw i64 %762, 2
  %783 = add i64 %764, 2
  %784 = icmp eq i64 %783, %633
  br i1 %784, label %743, label %761

785:                                              ; preds = %756
  %786 = load ptr, ptr %625, align 8
  %787 = getelementptr inbounds i64, ptr %786, i64 %738
  %788 = load i64, ptr %787, align 8
  %789 = add nsw i64 %738, 1
  %790 = getelementptr inbounds i64, ptr %786, i64 %789
  %791 = load i64, ptr %790, align 8
  %792 = icmp slt i64 %788, %791
  br i1 %792, label %793, label %845

793:                                              ; preds = %785
  %794 = load ptr, ptr %626, align 8
  br label %795

795:                                              ; preds = %793, %842
  %796 = phi i64 [ %788, %793 ], [ %843, %842 ]
  %797 = getelementptr inbounds i64, ptr %794, i64 %796
  %798 = load i64, ptr %797, align 8
  %799 = sub nsw i64 %798, %11
  %800 = icmp slt i64 %799, 0
  br i1 %800, label %801, label %809

801:                                              ; preds = %795
  %802 = load ptr, ptr %627, align 8
  %803 = getelementptr inbounds double, ptr %802, i64 %796
  %804 = load double, ptr %803, align 8
  %805 = fmul double %757, %804
  %806 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %798
  %807 = load double, ptr %806, align 8
  %808 = fmul double %805, %807
  br label %822

809:                                              ; preds = %795
  %810 = load ptr, ptr %628, align 8
  %811 = getelementptr inbounds i64, ptr %810, i64 %799
  %812 = load i64, ptr %811, align 8
  %813 = load ptr, ptr %627, align 8
  %814 = getelementptr inbounds double, ptr %813, i64 %796
  %815 = load double, ptr %814, align 8
  %816 = fmul double %757, %815
  %817 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %812
  %818 = load double, ptr %817, align 8
  %819 = fmul double %816, %818
  %820 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %798
  %821 = load double, ptr %820, align 8
  br label %822

822:                                              ; preds = %801, %809
  %823 = phi double [ %819, %809 ], [ %808, %801 ]
  %824 = phi i64 [ %812, %809 ], [ %798, %801 ]
  %825 = phi double [ %821, %809 ], [ 1.000000e+00, %801 ]
  %826 = fmul double %823, %825
  %827 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %824
  %828 = load double, ptr %827, align 8
  %829 = fsub double %828, %826
  %830 = fcmp olt double %829, 0x3D719799812DEA11
  %831 = select i1 %830, double 0.000000e+00, double %829
  store double %831, ptr %827, align 8
  %832 = icmp sgt i64 %799, -1
  %833 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %798
  %834 = load double, ptr %833, align 8
  br i1 %832, label %835, label %837

835:                                              ; preds = %822
  %836 = fsub double %834, %826
  store double %836, ptr %833, align 8
  br label %837

837:                                              ; preds = %822, %835
  %838 = phi double [ %836, %835 ], [ %834, %822 ]
  %839 = fcmp olt double %838, 0x3D719799812DEA11
  br i1 %839, label %840, label %842

840:                                              ; preds = %837
  %841 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %798
  store double 0.000000e+00, ptr %841, align 8
  br label %842

842:                                              ; preds = %840, %837
  %843 = add nsw i64 %796, 1
  %844 = icmp eq i64 %843, %791
  br i1 %844, label %845, label %795

845:                                              ; preds = %842, %737, %785, %756
  %846 = icmp slt i64 %740, %620
  br i1 %846, label %678, label %669

847:                                              ; preds = %1016, %669
  %848 = phi double [ %521, %669 ], [ %1017, %1016 ]
  br i1 %34, label %849, label %1034

849:                                              ; preds = %847
  %850 = add i64 %13, %11
  %851 = and i64 %14, 1
  %852 = icmp eq i64 %850, 1
  br i1 %852, label %1019, label %853

853:                                              ; preds = %849
  %854 = and i64 %14, -2
  br label %1052

855:                                              ; preds = %673, %1016
  %856 = phi i64 [ %677, %673 ], [ %861, %1016 ]
  %857 = phi i64 [ 0, %673 ], [ %859, %1016 ]
  %858 = phi double [ %521, %673 ], [ %1017, %1016 ]
  %859 = add nuw nsw i64 %857, 1
  %860 = getelementptr inbounds i64, ptr %675, i64 %859
  %861 = load i64, ptr %860, align 8
  %862 = icmp sgt i64 %861, %856
  br i1 %862, label %863, label %1016

863:                                              ; preds = %855
  %864 = load ptr, ptr %676, align 8
  %865 = sub i64 %861, %856
  %866 = xor i64 %856, -1
  %867 = add i64 %861, %866
  %868 = and i64 %865, 3
  %869 = icmp eq i64 %868, 0
  br i1 %869, label %882, label %870

870:                                              ; preds = %863, %870
  %871 = phi i64 [ %879, %870 ], [ %856, %863 ]
  %872 = phi double [ %878, %870 ], [ 0.000000e+00, %863 ]
  %873 = phi i64 [ %880, %870 ], [ 0, %863 ]
  %874 = getelementptr inbounds i64, ptr %864, i64 %871
  %875 = load i64, ptr %874, align 8
  %876 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %875
  %877 = load double, ptr %876, align 8
  %878 = fadd double %872, %877
  %879 = add nsw i64 %871, 1
  %880 = add i64 %873, 1
  %881 = icmp eq i64 %880, %868
  br i1 %881, label %882, label %870

882:                                              ; preds = %870, %863
  %883 = phi double [ undef, %863 ], [ %878, %870 ]
  %884 = phi i64 [ %856, %863 ], [ %879, %870 ]
  %885 = phi double [ 0.000000e+00, %863 ], [ %878, %870 ]
  %886 = icmp ult i64 %867, 3
  br i1 %886, label %887, label %890

887:                                              ; preds = %890, %882
  %888 = phi double [ %883, %882 ], [ %915, %890 ]
  %889 = fcmp ugt double %888, 0.000000e+00
  br i1 %889, label %918, label %1016

890:                                              ; preds = %882, %890
  %891 = phi i64 [ %916, %890 ], [ %884, %882 ]
  %892 = phi double [ %915, %890 ], [ %885, %882 ]
  %893 = getelementptr inbounds i64, ptr %864, i64 %891
  %894 = load i64, ptr %893, align 8
  %895 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %894
  %896 = load double, ptr %895, align 8
  %897 = fadd double %892, %896
  %898 = add nsw i64 %891, 1
  %899 = getelementptr inbounds i64, ptr %864, i64 %898
  %900 = load i64, ptr %899, align 8
  %901 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %900
  %902 = load double, ptr %901, align 8
  %903 = fadd double %897, %902
  %904 = add nsw i64 %891, 2
  %905 = getelementptr inbounds i64, ptr %864, i64 %904
  %906 = load i64, ptr %905, align 8
  %907 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %906
  %908 = load double, ptr %907, align 8
  %909 = fadd double %903, %908
  %910 = add nsw i64 %891, 3
  %911 = getelementptr inbounds i64, ptr %864, i64 %910
  %912 = load i64, ptr %911, align 8
  %913 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %912
  %914 = load double, ptr %913, align 8
  %915 = fadd double %909, %914
  %916 = add nsw i64 %891, 4
  %917 = icmp eq i64 %916, %861
  br i1 %917, label %887, label %890

918:                                              ; preds = %887
  %919 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 %857
  %920 = load double, ptr %919, align 8
  %921 = fcmp ogt double %920, 0.000000e+00
  br i1 %921, label %922, label %1016

922:                                              ; preds = %918
  br i1 %862, label %923, label %944

923:                                              ; preds = %922
  %924 = load ptr, ptr %676, align 8
  %925 = and i64 %865, 1
  %926 = icmp eq i64 %925, 0
  br i1 %926, label %939, label %927

927:                                              ; preds = %923
  %928 = load double, ptr %919, align 8
  %929 = getelementptr inbounds i64, ptr %924, i64 %856
  %930 = load i64, ptr %929, align 8
  %931 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %930
  %932 = load double, ptr %931, align 8
  %933 = fmul double %928, %932
  %934 = fdiv double %933, %888
  %935 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %930
  %936 = load double, ptr %935, align 8
  %937 = fadd double %936, %934
  store double %937, ptr %935, align 8
  %938 = add nsw i64 %856, 1
  br label %939

939:                                              ; preds = %927, %923
  %940 = phi i64 [ %856, %923 ], [ %938, %927 ]
  %941 = icmp eq i64 %867, 0
  br i1 %941, label %942, label %991

942:                                              ; preds = %991, %939
  %943 = load double, ptr %919, align 8
  br label %944

944:                                              ; preds = %942, %922
  %945 = phi double [ %943, %942 ], [ %920, %922 ]
  %946 = bitcast double %888 to i64
  %947 = lshr i64 %946, 52
  %948 = and i64 %947, 2047
  %949 = and i64 %946, 4503599627370495
  %950 = or i64 %949, 4607182418800017408
  %951 = bitcast i64 %950 to double
  %952 = fcmp ogt double %951, 0x3FF6A09E667F3BCD
  %953 = fmul double %951, 5.000000e-01
  %954 = select i1 %952, double %953, double %951
  %955 = select i1 %952, i64 -1022, i64 -1023
  %956 = add nsw i64 %955, %948
  %957 = fadd double %954, -1.000000e+00
  %958 = fadd double %954, 1.000000e+00
  %959 = fdiv double %957, %958
  %960 = fmul double %959, %959
  %961 = fmul double %960, 0x3FA8618618618618
  %962 = fadd double %961, 0x3FAAF286BCA1AF28
  %963 = fmul double %960, %962
  %964 = fadd double %963, 0x3FAE1E1E1E1E1E1E
  %965 = fmul double %960, %964
  %966 = fadd double %965, 0x3FB1111111111111
  %967 = fmul double %960, %966
  %968 = fadd double %967, 0x3FB3B13B13B13B14
  %969 = fmul double %960, %968
  %970 = fadd double %969, 0x3FB745D1745D1746
  %971 = fmul double %960, %970
  %972 = fadd double %971, 0x3FBC71C71C71C71C
  %973 = fmul double %960, %972
  %974 = fadd double %973, 0x3FC2492492492492
  %975 = fmul double %960, %974
  %976 = fadd double %975, 2.000000e-01
  %977 = fmul double %960, %976
  %978 = fadd double %977, 0x3FD5555555555555
  %979 = fmul double %960, %978
  %980 = fadd double %979, 1.000000e+00
  %981 = fmul double %959, 2.000000e+00
  %982 = fmul double %981, %980
  %983 = sitofp i64 %956 to double
  %984 = fmul double %983, 0x3FE62E42FEFA39EF
  %985 = fadd double %984, %982
  %986 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %857
  %987 = load double, ptr %986, align 8
  %988 = fsub double %985, %987
  %989 = fmul double %945, %988
  %990 = fadd double %858, %989
  br label %1016

991:                                              ; preds = %939, %991
  %992 = phi i64 [ %1014, %991 ], [ %940, %939 ]
  %993 = load double, ptr %919, align 8
  %994 = getelementptr inbounds i64, ptr %924, i64 %992
  %995 = load i64, ptr %994, align 8
  %996 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %995
  %997 = load double, ptr %996, align 8
  %998 = fmul double %993, %997
  %999 = fdiv double %998, %888
  %1000 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %995
  %1001 = load double, ptr %1000, align 8
  %1002 = fadd double %1001, %999
  store double %1002, ptr %1000, align 8
  %1003 = add nsw i64 %992, 1
  %1004 = load double, ptr %919, align 8
  %1005 = getelementptr inbounds i64, ptr %924, i64 %1003
  %1006 = load i64, ptr %1005, align 8
  %1007 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %1006
  %1008 = load double, ptr %1007, align 8
  %1009 = fmul double %1004, %1008
  %1010 = fdiv double %1009, %888
  %1011 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %1006
  %1012 = load double, ptr %1011, align 8
  %1013 = fadd double %1012, %1010
  store double %1013, ptr %1011, align 8
  %1014 = add nsw i64 %992, 2
  %1015 = icmp eq i64 %1014, %861
  br i1 %1015, label %942, label %991

1016:                                             ; preds = %855, %887, %918, %944
  %1017 = phi double [ %990, %944 ], [ %858, %918 ], [ %858, %887 ], [ %858, %855 ]
  %1018 = icmp eq i64 %859, %671
  br i1 %1018, label %847, label %855

1019:                                             ; preds = %1052, %849
  %1020 = phi double [ undef, %849 ], [ %1074, %1052 ]
  %1021 = phi i64 [ 0, %849 ], [ %1075, %1052 ]
  %1022 = phi double [ %848, %849 ], [ %1074, %1052 ]
  %1023 = icmp eq i64 %851, 0
  br i1 %1023, label %1034, label %1024

1024:                                             ; preds = %1019
  %1025 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %1021
  %1026 = load double, ptr %1025, align 8
  %1027 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %1021
  %1028 = load double, ptr %1027, align 8
  %1029 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %1021
  %1030 = load double, ptr %1029, align 8
  %1031 = fsub double %1028, %1030
  %1032 = fmul double %1026, %1031
  %1033 = fadd double %1022, %1032
  br label %1034

1034:                                             ; preds = %1024, %1019, %847
  %1035 = phi double [ %848, %847 ], [ %1020, %1019 ], [ %1033, %1024 ]
  %1036 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 1
  %1037 = load i64, ptr %1036, align 8
  %1038 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 2
  %1039 = load i64, ptr %1038, align 8
  %1040 = add nsw i64 %1039, %1037
  %1041 = icmp sgt i64 %1039, 1
  %1042 = zext i1 %1041 to i64
  %1043 = add nsw i64 %1040, %1042
  %1044 = icmp sgt i64 %1043, 0
  br i1 %1044, label %1045, label %1129

1045:                                             ; preds = %1034
  %1046 = add i64 %1037, %1039
  %1047 = add i64 %1046, %1042
  %1048 = and i64 %1043, 1
  %1049 = icmp eq i64 %1047, 1
  br i1 %1049, label %1112, label %1050

1050:                                             ; preds = %1045
  %1051 = and i64 %1043, -2
  br label %1078

1052:                                             ; preds = %1052, %853
  %1053 = phi i64 [ 0, %853 ], [ %1075, %1052 ]
  %1054 = phi double [ %848, %853 ], [ %1074, %1052 ]
  %1055 = phi i64 [ 0, %853 ], [ %1076, %1052 ]
  %1056 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %1053
  %1057 = load double, ptr %1056, align 8
  %1058 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %1053
  %1059 = load double, ptr %1058, align 8
  %1060 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %1053
  %1061 = load double, ptr %1060, align 8
  %1062 = fsub double %1059, %1061
  %1063 = fmul double %1057, %1062
  %1064 = fadd double %1054, %1063
  %1065 = or i64 %1053, 1
  %1066 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %1065
  %1067 = load double, ptr %1066, align 8
  %1068 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %1065
  %1069 = load double, ptr %1068, align 8
  %1070 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %1065
  %1071 = load double, ptr %1070, align 8
  %1072 = fsub double %1069, %1071
  %1073 = fmul double %1067, %1072
  %1074 = fadd double %1064, %1073
  %1075 = add nuw nsw i64 %1053, 2
  %1076 = add i64 %1055, 2
  %1077 = icmp eq i64 %1076, %854
  br i1 %1077, label %1019, label %1052

1078:                                             ; preds = %1107, %1050
  %1079 = phi i64 [ 0, %1050 ], [ %1109, %1107 ]
  %1080 = phi double [ %1035, %1050 ], [ %1108, %1107 ]
  %1081 = phi i64 [ 0, %1050 ], [ %1110, %1107 ]
  %1082 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 %1079
  %1083 = load double, ptr %1082, align 8
  %1084 = fcmp ogt double %1083, 0.000000e+00
  br i1 %1084, label %1085, label %1093

1085:                                             ; preds = %1078
  %1086 = add nsw i64 %1079, %14
  %1087 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %1086
  store double %1083, ptr %1087, align 8
  %1088 = load double, ptr %1082, align 8
  %1089 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 35, i64 %1079
  %1090 = load double, ptr %1089, align 8
  %1091 = fmul double %1088, %1090
  %1092 = fsub double %1080, %1091
  br label %1093

1093:                                             ; preds = %1078, %1085
  %1094 = phi double [ %1092, %1085 ], [ %1080, %1078 ]
  %1095 = or i64 %1079, 1
  %1096 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 %1095
  %1097 = load double, ptr %1096, align 8
  %1098 = fcmp ogt double %1097, 0.000000e+00
  br i1 %1098, label %1099, label %1107

1099:                                             ; preds = %1093
  %1100 = add nsw i64 %1095, %14
  %1101 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %1100
  store double %1097, ptr %1101, align 8
  %1102 = load double, ptr %1096, align 8
  %1103 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 35, i64 %1095
  %1104 = load double, ptr %1103, align 8
  %1105 = fmul double %1102, %1104
  %1106 = fsub double %1094, %1105
  br label %1107

1107:                                             ; preds = %1099, %1093
  %1108 = phi double [ %1106, %1099 ], [ %1094, %1093 ]
  %1109 = add nuw nsw i64 %1079, 2
  %1110 = add i64 %1081, 2
  %1111 = icmp eq i64 %1110, %1051
  br i1 %1111, label %1112, label %1078

1112:                                             ; preds = %1107, %1045
  %1113 = phi double [ undef, %1045 ], [ %1108, %1107 ]
  %1114 = phi i64 [ 0, %1045 ], [ %1109, %1107 ]
  %1115 = phi double [ %1035, %1045 ], [ %1108, %1107 ]
  %1116 = icmp eq i64 %1048, 0
  br i1 %1116, label %1129, label %1117

1117:                                             ; preds = %1112
  %1118 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 %1114
  %1119 = load double, ptr %1118, align 8
  %1120 = fcmp ogt double %1119, 0.000000e+00
  br i1 %1120, label %1121, label %1129

1121:                                             ; preds = %1117
  %1122 = add nsw i64 %1114, %14
  %1123 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %1122
  store double %1119, ptr %1123, align 8
  %1124 = load double, ptr %1118, align 8
  %1125 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 35, i64 %1114
  %1126 = load double, ptr %1125, align 8
  %1127 = fmul double %1124, %1126
  %1128 = fsub double %1115, %1127
  br label %1129

1129:                                             ; preds = %1112, %1121, %1117, %1034, %303, %301
  %1130 = phi double [ 0xFFF0000000000000, %301 ], [ 0xFFF0000000000000, %303 ], [ %1035, %1034 ], [ %1113, %1112 ], [ %1128, %1121 ], [ %1115, %1117 ]
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %3)
  ret double %1130
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @price(ptr nocapture noundef %0, double noundef %1) unnamed_addr {
  %3 = alloca [64 x double], align 16
  %4 = alloca [65 x double], align 16
  %5 = load ptr, ptr %0, align 8
  %6 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 1
  %7 = load ptr, ptr %6, align 8
  %8 = load i64, ptr %5, align 8
  %9 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 2
  %10 = load i64, ptr %9, align 8
  %11 = add nsw i64 %10, %8
  %12 = icmp sgt i64 %11, 0
  br i1 %12, label %13, label %74

13:                                               ; preds = %2
  %14 = icmp eq i64 %11, 1
  br i1 %14, label %72, label %15

15:                                               ; preds = %13
  %16 = and i64 %11, -2
  br label %17

17:                                               ; preds = %17, %15
  %18 = phi i64 [ 0, %15 ], [ %68, %17 ]
  %19 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %18
  %20 = load <2 x double>, ptr %19, align 8
  %21 = fcmp ogt <2 x double> %20, <double 7.000000e+02, double 7.000000e+02>
  %22 = fcmp olt <2 x double> %20, <double -7.000000e+02, double -7.000000e+02>
  %23 = select <2 x i1> %22, <2 x double> <double -7.000000e+02, double -7.000000e+02>, <2 x double> %20
  %24 = select <2 x i1> %21, <2 x double> <double 7.000000e+02, double 7.000000e+02>, <2 x double> %23
  %25 = fmul <2 x double> %24, <double 0x3FF71547652B82FE, double 0x3FF71547652B82FE>
  %26 = fcmp olt <2 x double> %25, zeroinitializer
  %27 = select <2 x i1> %26, <2 x double> <double -5.000000e-01, double -5.000000e-01>, <2 x double> <double 5.000000e-01, double 5.000000e-01>
  %28 = fadd <2 x double> %25, %27
  %29 = fptosi <2 x double> %28 to <2 x i32>
  %30 = sitofp <2 x i32> %29 to <2 x double>
  %31 = fmul <2 x double> %30, <double 0x3FE62E42FEFA39EF, double 0x3FE62E42FEFA39EF>
  %32 = fsub <2 x double> %24, %31
  %33 = fmul <2 x double> %32, <double 0x3DA93974A8C07C9D, double 0x3DA93974A8C07C9D>
  %34 = fadd <2 x double> %33, <double 0x3DE6124613A86D09, double 0x3DE6124613A86D09>
  %35 = fmul <2 x double> %32, %34
  %36 = fadd <2 x double> %35, <double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898>
  %37 = fmul <2 x double> %32, %36
  %38 = fadd <2 x double> %37, <double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4>
  %39 = fmul <2 x double> %32, %38
  %40 = fadd <2 x double> %39, <double 0x3E927E4FB7789F5C, double 0x3E927E4FB7789F5C>
  %41 = fmul <2 x double> %32, %40
  %42 = fadd <2 x double> %41, <double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734>
  %43 = fmul <2 x double> %32, %42
  %44 = fadd <2 x double> %43, <double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A>
  %45 = fmul <2 x double> %32, %44
  %46 = fadd <2 x double> %45, <double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A>
  %47 = fmul <2 x double> %32, %46
  %48 = fadd <2 x double> %47, <double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17>
  %49 = fmul <2 x double> %32, %48
  %50 = fadd <2 x double> %49, <double 0x3F81111111111111, double 0x3F81111111111111>
  %51 = fmul <2 x double> %32, %50
  %52 = fadd <2 x double> %51, <double 0x3FA5555555555555, double 0x3FA5555555555555>
  %53 = fmul <2 x double> %32, %52
  %54 = fadd <2 x double> %53, <double 0x3FC5555555555555, double 0x3FC5555555555555>
  %55 = fmul <2 x double> %32, %54
  %56 = fadd <2 x double> %55, <double 5.000000e-01, double 5.000000e-01>
  %57 = fmul <2 x double> %32, %56
  %58 = fadd <2 x double> %57, <double 1.000000e+00, double 1.000000e+00>
  %59 = fmul <2 x double> %32, %58
  %60 = fadd <2 x double> %59, <double 1.000000e+00, double 1.000000e+00>
  %61 = add nsw <2 x i32> %29, <i32 1023, i32 1023>
  %62 = zext <2 x i32> %61 to <2 x i64>
  %63 = shl <2 x i64> %62, <i64 52, i64 52>
  %64 = bitcast <2 x i64> %63 to <2 x double>
  %65 = fmul <2 x double> %60, %64
  %66 = select <2 x i1> %22, <2 x double> zeroinitializer, <2 x double> %65
  %67 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %18
  store <2 x double> %66, ptr %67, align 8
  %68 = add nuw i64 %18, 2
  %69 = icmp eq i64 %68, %16
  br i1 %69, label %70, label %17

70:                                               ; preds = %17
  %71 = icmp eq i64 %11, %16
  br i1 %71, label %74, label %72

72:                                               ; preds = %13, %70
  %73 = phi i64 [ 0, %13 ], [ %16, %70 ]
  br label %83

74:                                               ; preds = %83, %70, %2
  %75 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 3
  %76 = load i64, ptr %75, align 8
  %77 = icmp sgt i64 %76, 0
  br i1 %77, label %78, label %136

78:                                               ; preds = %74
  %79 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 12
  %80 = load ptr, ptr %79, align 8
  %81 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 13
  %82 = load i64, ptr %80, align 8
  br label %210

83:                                               ; preds = %72, %83
  %84 = phi i64 [ %134, %83 ], [ %73, %72 ]
  %85 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %84
  %86 = load double, ptr %85, align 8
  %87 = fcmp ogt double %86, 7.000000e+02
  %88 = fcmp olt double %86, -7.000000e+02
  %89 = select i1 %88, double -7.000000e+02, double %86
  %90 = select i1 %87, double 7.000000e+02, double %89
  %91 = fmul double %90, 0x3FF71547652B82FE
  %92 = fcmp olt double %91, 0.000000e+00
  %93 = select i1 %92, double -5.000000e-01, double 5.000000e-01
  %94 = fadd double %91, %93
  %95 = fptosi double %94 to i32
  %96 = sitofp i32 %95 to double
  %97 = fmul double %96, 0x3FE62E42FEFA39EF
  %98 = fsub double %90, %97
  %99 = fmul double %98, 0x3DA93974A8C07C9D
  %100 = fadd double %99, 0x3DE6124613A86D09
  %101 = fmul double %98, %100
  %102 = fadd double %101, 0x3E21EED8EFF8D898
  %103 = fmul double %98, %102
  %104 = fadd double %103, 0x3E5AE64567F544E4
  %105 = fmul double %98, %104
  %106 = fadd double %105, 0x3E927E4FB7789F5C
  %107 = fmul double %98, %106
  %108 = fadd double %107, 0x3EC71DE3A556C734
  %109 = fmul double %98, %108
  %110 = fadd double %109, 0x3EFA01A01A01A01A
  %111 = fmul double %98, %110
  %112 = fadd double %111, 0x3F2A01A01A01A01A
  %113 = fmul double %98, %112
  %114 = fadd double %113, 0x3F56C16C16C16C17
  %115 = fmul double %98, %114
  %116 = fadd double %115, 0x3F81111111111111
  %117 = fmul double %98, %116
  %118 = fadd double %117, 0x3FA5555555555555
  %119 = fmul double %98, %118
  %120 = fadd double %119, 0x3FC5555555555555
  %121 = fmul double %98, %120
  %122 = fadd double %121, 5.000000e-01
  %123 = fmul double %98, %122
  %124 = fadd double %123, 1.000000e+00
  %125 = fmul double %98, %124
  %126 = fadd double %125, 1.000000e+00
  %127 = add nsw i32 %95, 1023
  %128 = zext i32 %127 to i64
  %129 = shl i64 %128, 52
  %130 = bitcast i64 %129 to double
  %131 = fmul double %126, %130
  %132 = select i1 %88, double 0.000000e+00, double %131
  %133 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %84
  store double %132, ptr %133, align 8
  %134 = add nuw nsw i64 %84, 1
  %135 = icmp eq i64 %134, %11
  br i1 %135, label %74, label %83

136:                                              ; preds = %328, %74
  %137 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 1
  %138 = load i64, ptr %137, align 8
  %139 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 2
  %140 = load i64, ptr %139, align 8
  %141 = add nsw i64 %140, %138
  %142 = icmp sgt i64 %140, 1
  %143 = zext i1 %142 to i64
  %144 = add nsw i64 %141, %143
  %145 = icmp sgt i64 %144, 0
  br i1 %145, label %146, label %330

146:                                              ; preds = %136
  %147 = icmp ult i64 %144, 12
  br i1 %147, label %208, label %148

148:                                              ; preds = %146
  %149 = getelementptr i8, ptr %0, i64 34728
  %150 = shl i64 %144, 3
  %151 = add i64 %150, 34728
  %152 = getelementptr i8, ptr %0, i64 %151
  %153 = shl i64 %11, 3
  %154 = add i64 %153, 9376
  %155 = getelementptr i8, ptr %0, i64 %154
  %156 = add i64 %138, %140
  %157 = add i64 %156, %10
  %158 = add i64 %157, %8
  %159 = add i64 %158, %143
  %160 = shl i64 %159, 3
  %161 = add i64 %160, 9376
  %162 = getelementptr i8, ptr %0, i64 %161
  %163 = getelementptr i8, ptr %0, i64 34992
  %164 = add i64 %150, 34992
  %165 = getelementptr i8, ptr %0, i64 %164
  %166 = icmp ult ptr %149, %162
  %167 = icmp ult ptr %155, %152
  %168 = and i1 %166, %167
  %169 = icmp ult ptr %149, %165
  %170 = icmp ult ptr %163, %152
  %171 = and i1 %169, %170
  %172 = or i1 %168, %171
  br i1 %172, label %208, label %173

173:                                              ; preds = %148
  %174 = and i64 %144, -4
  %175 = insertelement <2 x double> poison, double %1, i64 0
  %176 = shufflevector <2 x double> %175, <2 x double> poison, <2 x i32> zeroinitializer
  %177 = insertelement <2 x double> poison, double %1, i64 0
  %178 = shufflevector <2 x double> %177, <2 x double> poison, <2 x i32> zeroinitializer
  br label %179

179:                                              ; preds = %179, %173
  %180 = phi i64 [ 0, %173 ], [ %204, %179 ]
  %181 = add nsw i64 %180, %11
  %182 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %181
  %183 = load <2 x double>, ptr %182, align 8
  %184 = getelementptr inbounds double, ptr %182, i64 2
  %185 = load <2 x double>, ptr %184, align 8
  %186 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 35, i64 %180
  %187 = load <2 x double>, ptr %186, align 8
  %188 = getelementptr inbounds double, ptr %186, i64 2
  %189 = load <2 x double>, ptr %188, align 8
  %190 = fsub <2 x double> %183, %187
  %191 = fsub <2 x double> %185, %189
  %192 = fmul <2 x double> %190, %176
  %193 = fmul <2 x double> %191, %178
  %194 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 %180
  %195 = load <2 x double>, ptr %194, align 8
  %196 = getelementptr inbounds double, ptr %194, i64 2
  %197 = load <2 x double>, ptr %196, align 8
  %198 = fadd <2 x double> %195, %192
  %199 = fadd <2 x double> %197, %193
  %200 = fcmp olt <2 x double> %198, zeroinitializer
  %201 = fcmp olt <2 x double> %199, zeroinitializer
  %202 = select <2 x i1> %200, <2 x double> zeroinitializer, <2 x double> %198
  %203 = select <2 x i1> %201, <2 x double> zeroinitializer, <2 x double> %199
  store <2 x double> %202, ptr %194, align 8
  store <2 x double> %203, ptr %196, align 8
  %204 = add nuw i64 %180, 4
  %205 = icmp eq i64 %204, %174
  br i1 %205, label %206, label %179

206:                                              ; preds = %179
  %207 = icmp eq i64 %144, %174
  br i1 %207, label %330, label %208

208:                                              ; preds = %148, %146, %206
  %209 = phi i64 [ 0, %148 ], [ 0, %146 ], [ %174, %206 ]
  br label %336

210:                                              ; preds = %78, %328
  %211 = phi i64 [ %82, %78 ], [ %215, %328 ]
  %212 = phi i64 [ 0, %78 ], [ %213, %328 ]
  %213 = add nuw nsw i64 %212, 1
  %214 = getelementptr inbounds i64, ptr %80, i64 %213
  %215 = load i64, ptr %214, align 8
  %216 = icmp sgt i64 %215, %211
  br i1 %216, label %217, label %244

217:                                              ; preds = %210
  %218 = load ptr, ptr %81, align 8
  %219 = sub i64 %215, %211
  %220 = xor i64 %211, -1
  %221 = add i64 %215, %220
  %222 = and i64 %219, 3
  %223 = icmp eq i64 %222, 0
  br i1 %223, label %236, label %224

224:                                              ; preds = %217, %224
  %225 = phi i64 [ %233, %224 ], [ %211, %217 ]
  %226 = phi double [ %232, %224 ], [ 0.000000e+00, %217 ]
  %227 = phi i64 [ %234, %224 ], [ 0, %217 ]
  %228 = getelementptr inbounds i64, ptr %218, i64 %225
  %229 = load i64, ptr %228, align 8
  %230 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %229
  %231 = load double, ptr %230, align 8
  %232 = fadd double %226, %231
  %233 = add nsw i64 %225, 1
  %234 = add i64 %227, 1
  %235 = icmp eq i64 %234, %222
  br i1 %235, label %236, label %224

236:                                              ; preds = %224, %217
  %237 = phi double [ undef, %217 ], [ %232, %224 ]
  %238 = phi i64 [ %211, %217 ], [ %233, %224 ]
  %239 = phi double [ 0.000000e+00, %217 ], [ %232, %224 ]
  %240 = icmp ult i64 %221, 3
  br i1 %240, label %241, label %247

241:                                              ; preds = %247, %236
  %242 = phi double [ %237, %236 ], [ %272, %247 ]
  %243 = fcmp ogt double %242, 0.000000e+00
  br i1 %243, label %275, label %244

244:                                              ; preds = %210, %241
  %245 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 %212
  %246 = load double, ptr %245, align 8
  br label %323

247:                                              ; preds = %236, %247
  %248 = phi i64 [ %273, %247 ], [ %238, %236 ]
  %249 = phi double [ %272, %247 ], [ %239, %236 ]
  %250 = getelementptr inbounds i64, ptr %218, i64 %248
  %251 = load i64, ptr %250, align 8
  %252 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %251
  %253 = load double, ptr %252, align 8
  %254 = fadd double %249, %253
  %255 = add nsw i64 %248, 1
  %256 = getelementptr inbounds i64, ptr %218, i64 %255
  %257 = load i64, ptr %256, align 8
  %258 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %257
  %259 = load double, ptr %258, align 8
  %260 = fadd double %254, %259
  %261 = add nsw i64 %248, 2
  %262 = getelementptr inbounds i64, ptr %218, i64 %261
  %263 = load i64, ptr %262, align 8
  %264 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %263
  %265 = load double, ptr %264, align 8
  %266 = fadd double %260, %265
  %267 = add nsw i64 %248, 3
  %268 = getelementptr inbounds i64, ptr %218, i64 %267
  %269 = load i64, ptr %268, align 8
  %270 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %269
  %271 = load double, ptr %270, align 8
  %272 = fadd double %266, %271
  %273 = add nsw i64 %248, 4
  %274 = icmp eq i64 %273, %215
  br i1 %274, label %241, label %247

275:                                              ; preds = %241
  %276 = bitcast double %242 to i64
  %277 = lshr i64 %276, 52
  %278 = and i64 %277, 2047
  %279 = and i64 %276, 4503599627370495
  %280 = or i64 %279, 4607182418800017408
  %281 = bitcast i64 %280 to double
  %282 = fcmp ogt double %281, 0x3FF6A09E667F3BCD
  %283 = fmul double %281, 5.000000e-01
  %284 = select i1 %282, double %283, double %281
  %285 = select i1 %282, i64 -1022, i64 -1023
  %286 = add nsw i64 %285, %278
  %287 = fadd double %284, -1.000000e+00
  %288 = fadd double %284, 1.000000e+00
  %289 = fdiv double %287, %288
  %290 = fmul double %289, %289
  %291 = fmul double %290, 0x3FA8618618618618
  %292 = fadd double %291, 0x3FAAF286BCA1AF28
  %293 = fmul double %290, %292
  %294 = fadd double %293, 0x3FAE1E1E1E1E1E1E
  %295 = fmul double %290, %294
  %296 = fadd double %295, 0x3FB1111111111111
  %297 = fmul double %290, %296
  %298 = fadd double %297, 0x3FB3B13B13B13B14
  %299 = fmul double %290, %298
  %300 = fadd double %299, 0x3FB745D1745D1746
  %301 = fmul double %290, %300
  %302 = fadd double %301, 0x3FBC71C71C71C71C
  %303 = fmul double %290, %302
  %304 = fadd double %303, 0x3FC2492492492492
  %305 = fmul double %290, %304
  %306 = fadd double %305, 2.000000e-01
  %307 = fmul double %290, %306
  %308 = fadd double %307, 0x3FD5555555555555
  %309 = fmul double %290, %308
  %310 = fadd double %309, 1.000000e+00
  %311 = fmul double %289, 2.000000e+00
  %312 = fmul double %311, %310
  %313 = sitofp i64 %286 to double
  %314 = fmul double %313, 0x3FE62E42FEFA39EF
  %315 = fadd double %314, %312
  %316 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %212
  %317 = load double, ptr %316, align 8
  %318 = fsub double %315, %317
  %319 = fmul double %318, %1
  %320 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 %212
  %321 = load double, ptr %320, align 8
  %322 = fadd double %321, %319
  store double %322, ptr %320, align 8
  br label %323

323:                                              ; preds = %244, %275
  %324 = phi double [ %246, %244 ], [ %322, %275 ]
  %325 = fcmp olt double %324, 0.000000e+00
  br i1 %325, label %326, label %328

326:                                              ; preds = %323
  %327 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 %212
  store double 0.000000e+00, ptr %327, align 8
  br label %328

328:                                              ; preds = %326, %323
  %329 = icmp eq i64 %213, %76
  br i1 %329, label %136, label %210

330:                                              ; preds = %336, %206, %136
  %331 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 9
  %332 = load ptr, ptr %331, align 8
  %333 = load i64, ptr %332, align 8
  %334 = add i64 %333, -1
  %335 = icmp ult i64 %334, 2
  br i1 %335, label %352, label %729

336:                                              ; preds = %208, %336
  %337 = phi i64 [ %350, %336 ], [ %209, %208 ]
  %338 = add nsw i64 %337, %11
  %339 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %338
  %340 = load double, ptr %339, align 8
  %341 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 35, i64 %337
  %342 = load double, ptr %341, align 8
  %343 = fsub double %340, %342
  %344 = fmul double %343, %1
  %345 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 %337
  %346 = load double, ptr %345, align 8
  %347 = fadd double %346, %344
  %348 = fcmp olt double %347, 0.000000e+00
  %349 = select i1 %348, double 0.000000e+00, double %347
  store double %349, ptr %345, align 8
  %350 = add nuw nsw i64 %337, 1
  %351 = icmp eq i64 %350, %144
  br i1 %351, label %330, label %336

352:                                              ; preds = %330
  %353 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 13
  %354 = load i64, ptr %353, align 8
  %355 = icmp eq i64 %354, 0
  br i1 %355, label %356, label %729

356:                                              ; preds = %352
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %3)
  %357 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 3
  %358 = load i64, ptr %357, align 8
  %359 = icmp sgt i64 %358, 0
  br i1 %359, label %360, label %367

360:                                              ; preds = %356
  %361 = icmp sgt i64 %8, 0
  %362 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 18
  %363 = and i64 %8, 3
  %364 = icmp ult i64 %8, 4
  %365 = and i64 %8, -4
  %366 = icmp eq i64 %363, 0
  br label %373

367:                                              ; preds = %399, %356
  %368 = icmp sgt i64 %10, 0
  br i1 %368, label %369, label %440

369:                                              ; preds = %367
  %370 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 19
  %371 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 9
  %372 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 8
  br label %492

373:                                              ; preds = %360, %399
  %374 = phi i64 [ 0, %360 ], [ %400, %399 ]
  %375 = getelementptr inbounds [64 x double], ptr %3, i64 0, i64 %374
  store double 0.000000e+00, ptr %375, align 8
  br i1 %361, label %376, label %399

376:                                              ; preds = %373
  %377 = load ptr, ptr %362, align 8
  %378 = mul nsw i64 %374, %8
  br i1 %364, label %379, label %402

379:                                              ; preds = %402, %376
  %380 = phi double [ undef, %376 ], [ %436, %402 ]
  %381 = phi double [ 0.000000e+00, %376 ], [ %436, %402 ]
  %382 = phi i64 [ 0, %376 ], [ %437, %402 ]
  br i1 %366, label %397, label %383

383:                                              ; preds = %379, %383
  %384 = phi double [ %393, %383 ], [ %381, %379 ]
  %385 = phi i64 [ %394, %383 ], [ %382, %379 ]
  %386 = phi i64 [ %395, %383 ], [ 0, %379 ]
  %387 = add nsw i64 %385, %378
  %388 = getelementptr inbounds double, ptr %377, i64 %387
  %389 = load double, ptr %388, align 8
  %390 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %385
  %391 = load double, ptr %390, align 8
  %392 = fmul double %389, %391
  %393 = fadd double %384, %392
  %394 = add nuw nsw i64 %385, 1
  %395 = add i64 %386, 1
  %396 = icmp eq i64 %395, %363
  br i1 %396, label %397, label %383

397:                                              ; preds = %383, %379
  %398 = phi double [ %380, %379 ], [ %393, %383 ]
  store double %398, ptr %375, align 8
  br label %399

399:                                              ; preds = %397, %373
  %400 = add nuw nsw i64 %374, 1
  %401 = icmp eq i64 %400, %358
  br i1 %401, label %367, label %373

402:                                              ; preds = %376, %402
  %403 = phi double [ %436, %402 ], [ 0.000000e+00, %376 ]
  %404 = phi i64 [ %437, %402 ], [ 0, %376 ]
  %405 = phi i64 [ %438, %402 ], [ 0, %376 ]
  %406 = add nsw i64 %404, %378
  %407 = getelementptr inbounds double, ptr %377, i64 %406
  %408 = load double, ptr %407, align 8
  %409 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %404
  %410 = load double, ptr %409, align 8
  %411 = fmul double %408, %410
  %412 = fadd double %403, %411
  %413 = or i64 %404, 1
  %414 = add nsw i64 %413, %378
  %415 = getelementptr inbounds double, ptr %377, i64 %414
  %416 = load double, ptr %415, align 8
  %417 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %413
  %418 = load double, ptr %417, align 8
  %419 = fmul double %416, %418
  %420 = fadd double %412, %419
  %421 = or i64 %404, 2
  %422 = add nsw i64 %421, %378
  %423 = getelementptr inbounds double, ptr %377, i64 %422
  %424 = load double, ptr %423, align 8
  %425 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %421
  %426 = load double, ptr %425, align 8
  %427 = fmul double %424, %426
  %428 = fadd double %420, %427
  %429 = or i64 %404, 3
  %430 = add nsw i64 %429, %378
  %431 = getelementptr inbounds double, ptr %377, i64 %430
  %432 = load double, ptr %431, align 8
  %433 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %429
  %434 = load double, ptr %433, align 8
  %435 = fmul double %432, %434
  %436 = fadd double %428, %435
  %437 = add nuw nsw i64 %404, 4
  %438 = add i64 %405, 4
  %439 = icmp eq i64 %438, %365
  br i1 %439, label %379, label %402

440:                                              ; preds = %520, %367
  %441 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31
  %442 = getelementptr inbounds double, ptr %441, i64 %8
  call fastcc void @lift(ptr noundef nonnull %5, ptr noundef %7, ptr noundef nonnull %441, ptr noundef nonnull %442, ptr noundef nonnull %3)
  call void @llvm.lifetime.start.p0(i64 520, ptr nonnull %4)
  %443 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 4
  %444 = load i64, ptr %443, align 8
  %445 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %444
  %446 = load double, ptr %445, align 8
  %447 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 13
  %448 = load i64, ptr %447, align 8
  %449 = lshr i64 %448, 52
  %450 = and i64 %449, 2047
  %451 = and i64 %448, 4503599627370495
  %452 = or i64 %451, 4607182418800017408
  %453 = bitcast i64 %452 to double
  %454 = fcmp ogt double %453, 0x3FF6A09E667F3BCD
  %455 = fmul double %453, 5.000000e-01
  %456 = select i1 %454, double %455, double %453
  %457 = select i1 %454, i64 -1022, i64 -1023
  %458 = add nsw i64 %457, %450
  %459 = fadd double %456, -1.000000e+00
  %460 = fadd double %456, 1.000000e+00
  %461 = fdiv double %459, %460
  %462 = fmul double %461, %461
  %463 = fmul double %462, 0x3FA8618618618618
  %464 = fadd double %463, 0x3FAAF286BCA1AF28
  %465 = fmul double %462, %464
  %466 = fadd double %465, 0x3FAE1E1E1E1E1E1E
  %467 = fmul double %462, %466
  %468 = fadd double %467, 0x3FB1111111111111
  %469 = fmul double %462, %468
  %470 = fadd double %469, 0x3FB3B13B13B13B14
  %471 = fmul double %462, %470
  %472 = fadd double %471, 0x3FB745D1745D1746
  %473 = fmul double %462, %472
  %474 = fadd double %473, 0x3FBC71C71C71C71C
  %475 = fmul double %462, %474
  %476 = fadd double %475, 0x3FC2492492492492
  %477 = fmul double %462, %476
  %478 = fadd double %477, 2.000000e-01
  %479 = fmul double %462, %478
  %480 = fadd double %479, 0x3FD5555555555555
  %481 = fmul double %462, %480
  %482 = fadd double %481, 1.000000e+00
  %483 = fmul double %461, 2.000000e+00
  %484 = fmul double %483, %482
  %485 = sitofp i64 %458 to double
  %486 = fmul double %485, 0x3FE62E42FEFA39EF
  %487 = fadd double %486, %484
  %488 = fsub double %446, %487
  store double %488, ptr %4, align 16
  br i1 %359, label %489, label %523

489:                                              ; preds = %440
  %490 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 12
  %491 = load ptr, ptr %490, align 8
  br label %531

492:                                              ; preds = %369, %520
  %493 = phi i64 [ 0, %369 ], [ %521, %520 ]
  %494 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 37, i64 %493
  %495 = load i64, ptr %494, align 8
  %496 = icmp slt i64 %495, 0
  br i1 %496, label %497, label %500

497:                                              ; preds = %492
  %498 = add nsw i64 %493, %8
  %499 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %498
  store double 0.000000e+00, ptr %499, align 8
  br label %520

500:                                              ; preds = %492
  %501 = load ptr, ptr %370, align 8
  %502 = getelementptr inbounds double, ptr %501, i64 %493
  %503 = load double, ptr %502, align 8
  %504 = load ptr, ptr %371, align 8
  %505 = getelementptr inbounds i64, ptr %504, i64 %493
  %506 = load i64, ptr %505, align 8
  %507 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %506
  %508 = load double, ptr %507, align 8
  %509 = fmul double %503, %508
  %510 = add nsw i64 %493, %8
  %511 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %510
  %512 = load double, ptr %511, align 8
  %513 = fmul double %509, %512
  %514 = load ptr, ptr %372, align 8
  %515 = getelementptr inbounds i64, ptr %514, i64 %493
  %516 = load i64, ptr %515, align 8
  %517 = getelementptr inbounds [64 x double], ptr %3, i64 0, i64 %516
  %518 = load double, ptr %517, align 8
  %519 = fadd double %513, %518
  store double %519, ptr %517, align 8
  br label %520

520:                                              ; preds = %497, %500
  %521 = add nuw nsw i64 %493, 1
  %522 = icmp eq i64 %521, %10
  br i1 %522, label %440, label %492

523:                                              ; preds = %582, %440
  %524 = icmp slt i64 %358, 0
  br i1 %524, label %721, label %525

525:                                              ; preds = %523
  %526 = add i64 %358, 1
  %527 = and i64 %526, 3
  %528 = icmp ult i64 %358, 3
  br i1 %528, label %587, label %529

529:                                              ; preds = %525
  %530 = and i64 %526, -4
  br label %608

531:                                              ; preds = %489, %582
  %532 = phi i64 [ 0, %489 ], [ %584, %582 ]
  %533 = getelementptr inbounds double, ptr %491, i64 %532
  %534 = load double, ptr %533, align 8
  %535 = fcmp ogt double %534, 0.000000e+00
  br i1 %535, label %536, label %582

536:                                              ; preds = %531
  %537 = getelementptr inbounds [64 x double], ptr %3, i64 0, i64 %532
  %538 = load double, ptr %537, align 8
  %539 = fcmp ogt double %538, 0.000000e+00
  br i1 %539, label %540, label %582

540:                                              ; preds = %536
  %541 = fdiv double %538, %534
  %542 = bitcast double %541 to i64
  %543 = lshr i64 %542, 52
  %544 = and i64 %543, 2047
  %545 = and i64 %542, 4503599627370495
  %546 = or i64 %545, 4607182418800017408
  %547 = bitcast i64 %546 to double
  %548 = fcmp ogt double %547, 0x3FF6A09E667F3BCD
  %549 = fmul double %547, 5.000000e-01
  %550 = select i1 %548, double %549, double %547
  %551 = select i1 %548, i64 -1022, i64 -1023
  %552 = add nsw i64 %551, %544
  %553 = fadd double %550, -1.000000e+00
  %554 = fadd double %550, 1.000000e+00
  %555 = fdiv double %553, %554
  %556 = fmul double %555, %555
  %557 = fmul double %556, 0x3FA8618618618618
  %558 = fadd double %557, 0x3FAAF286BCA1AF28
  %559 = fmul double %556, %558
  %560 = fadd double %559, 0x3FAE1E1E1E1E1E1E
  %561 = fmul double %556, %560
  %562 = fadd double %561, 0x3FB1111111111111
  %563 = fmul double %556, %562
  %564 = fadd double %563, 0x3FB3B13B13B13B14
  %565 = fmul double %556, %564
  %566 = fadd double %565, 0x3FB745D1745D1746
  %567 = fmul double %556, %566
  %568 = fadd double %567, 0x3FBC71C71C71C71C
  %569 = fmul double %556, %568
  %570 = fadd double %569, 0x3FC2492492492492
  %571 = fmul double %556, %570
  %572 = fadd double %571, 2.000000e-01
  %573 = fmul double %556, %572
  %574 = fadd double %573, 0x3FD5555555555555
  %575 = fmul double %556, %574
  %576 = fadd double %575, 1.000000e+00
  %577 = fmul double %555, 2.000000e+00
  %578 = fmul double %577, %576
  %579 = sitofp i64 %552 to double
  %580 = fmul double %579, 0x3FE62E42FEFA39EF
  %581 = fadd double %580, %578
  br label %582

582:                                              ; preds = %531, %536, %540
  %583 = phi double [ %581, %540 ], [ 0xFFF0000000000000, %536 ], [ 0xFFF0000000000000, %531 ]
  %584 = add nuw nsw i64 %532, 1
  %585 = getelementptr inbounds [65 x double], ptr %4, i64 0, i64 %584
  store double %583, ptr %585, align 8
  %586 = icmp eq i64 %584, %358
  br i1 %586, label %523, label %531

587:                                              ; preds = %608, %525
  %588 = phi double [ undef, %525 ], [ %630, %608 ]
  %589 = phi i64 [ 0, %525 ], [ %631, %608 ]
  %590 = phi double [ 0xFFF0000000000000, %525 ], [ %630, %608 ]
  %591 = icmp eq i64 %527, 0
  br i1 %591, label %603, label %592

592:                                              ; preds = %587, %592
  %593 = phi i64 [ %600, %592 ], [ %589, %587 ]
  %594 = phi double [ %599, %592 ], [ %590, %587 ]
  %595 = phi i64 [ %601, %592 ], [ 0, %587 ]
  %596 = getelementptr inbounds [65 x double], ptr %4, i64 0, i64 %593
  %597 = load double, ptr %596, align 8
  %598 = fcmp ogt double %597, %594
  %599 = select i1 %598, double %597, double %594
  %600 = add nuw i64 %593, 1
  %601 = add i64 %595, 1
  %602 = icmp eq i64 %601, %527
  br i1 %602, label %603, label %592

603:                                              ; preds = %592, %587
  %604 = phi double [ %588, %587 ], [ %599, %592 ]
  br i1 %524, label %721, label %605

605:                                              ; preds = %603
  %606 = fadd double %604, -4.000000e+01
  %607 = fmul double %1, 4.000000e+00
  br label %653

608:                                              ; preds = %608, %529
  %609 = phi i64 [ 0, %529 ], [ %631, %608 ]
  %610 = phi double [ 0xFFF0000000000000, %529 ], [ %630, %608 ]
  %611 = phi i64 [ 0, %529 ], [ %632, %608 ]
  %612 = getelementptr inbounds [65 x double], ptr %4, i64 0, i64 %609
  %613 = load double, ptr %612, align 16
  %614 = fcmp ogt double %613, %610
  %615 = select i1 %614, double %613, double %610
  %616 = or i64 %609, 1
  %617 = getelementptr inbounds [65 x double], ptr %4, i64 0, i64 %616
  %618 = load double, ptr %617, align 8
  %619 = fcmp ogt double %618, %615
  %620 = select i1 %619, double %618, double %615
  %621 = or i64 %609, 2
  %622 = getelementptr inbounds [65 x double], ptr %4, i64 0, i64 %621
  %623 = load double, ptr %622, align 16
  %624 = fcmp ogt double %623, %620
  %625 = select i1 %624, double %623, double %620
  %626 = or i64 %609, 3
  %627 = getelementptr inbounds [65 x double], ptr %4, i64 0, i64 %626
  %628 = load double, ptr %627, align 8
  %629 = fcmp ogt double %628, %625
  %630 = select i1 %629, double %628, double %625
  %631 = add nuw i64 %609, 4
  %632 = add i64 %611, 4
  %633 = icmp eq i64 %632, %530
  br i1 %633, label %587, label %608

634:                                              ; preds = %713
  br i1 %524, label %721, label %635

635:                                              ; preds = %634
  %636 = add i64 %358, 1
  %637 = icmp ult i64 %636, 2
  br i1 %637, label %651, label %638

638:                                              ; preds = %635
  %639 = and i64 %636, -2
  %640 = insertelement <2 x double> poison, double %718, i64 0
  %641 = shufflevector <2 x double> %640, <2 x double> poison, <2 x i32> zeroinitializer
  br label %642

642:                                              ; preds = %642, %638
  %643 = phi i64 [ 0, %638 ], [ %647, %642 ]
  %644 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %643
  %645 = load <2 x double>, ptr %644, align 8
  %646 = fdiv <2 x double> %645, %641
  store <2 x double> %646, ptr %644, align 8
  %647 = add nuw i64 %643, 2
  %648 = icmp eq i64 %647, %639
  br i1 %648, label %649, label %642

649:                                              ; preds = %642
  %650 = icmp eq i64 %636, %639
  br i1 %650, label %721, label %651

651:                                              ; preds = %635, %649
  %652 = phi i64 [ 0, %635 ], [ %639, %649 ]
  br label %722

653:                                              ; preds = %605, %713
  %654 = phi i64 [ 0, %605 ], [ %719, %713 ]
  %655 = phi double [ 0.000000e+00, %605 ], [ %718, %713 ]
  %656 = getelementptr inbounds [65 x double], ptr %4, i64 0, i64 %654
  %657 = load double, ptr %656, align 8
  %658 = fcmp olt double %657, %606
  br i1 %658, label %713, label %659

659:                                              ; preds = %653
  %660 = fsub double %657, %604
  %661 = fmul double %607, %660
  %662 = fcmp ogt double %661, 7.000000e+02
  %663 = fcmp olt double %661, -7.000000e+02
  %664 = select i1 %663, double -7.000000e+02, double %661
  %665 = select i1 %662, double 7.000000e+02, double %664
  %666 = fmul double %665, 0x3FF71547652B82FE
  %667 = fcmp olt double %666, 0.000000e+00
  %668 = select i1 %667, double -5.000000e-01, double 5.000000e-01
  %669 = fadd double %666, %668
  %670 = fptosi double %669 to i32
  %671 = sitofp i32 %670 to double
  %672 = fmul double %671, 0x3FE62E42FEFA39EF
  %673 = fsub double %665, %672
  %674 = fmul double %673, 0x3DA93974A8C07C9D
  %675 = fadd double %674, 0x3DE6124613A86D09
  %676 = fmul double %673, %675
  %677 = fadd double %676, 0x3E21EED8EFF8D898
  %678 = fmul double %673, %677
  %679 = fadd double %678, 0x3E5AE64567F544E4
  %680 = fmul double %673, %679
  %681 = fadd double %680, 0x3E927E4FB7789F5C
  %682 = fmul double %673, %681
  %683 = fadd double %682, 0x3EC71DE3A556C734
  %684 = fmul double %673, %683
  %685 = fadd double %684, 0x3EFA01A01A01A01A
  %686 = fmul double %673, %685
  %687 = fadd double %686, 0x3F2A01A01A01A01A
  %688 = fmul double %673, %687
  %689 = fadd double %688, 0x3F56C16C16C16C17
  %690 = fmul double %673, %689
  %691 = fadd double %690, 0x3F81111111111111
  %692 = fmul double %673, %691
  %693 = fadd double %692, 0x3FA5555555555555
  %694 = fmul double %673, %693
  %695 = fadd double %694, 0x3FC5555555555555
  %696 = fmul double %673, %695
  %697 = fadd double %696, 5.000000e-01
  %698 = fmul double %673, %697
  %699 = fadd double %698, 1.000000e+00
  %700 = fmul double %673, %699
  %701 = fadd double %700, 1.000000e+00
  %702 = add nsw i32 %670, 1023
  %703 = zext i32 %702 to i64
  %704 = shl i64 %703, 52
  %705 = bitcast i64 %704 to double
  %706 = fmul double %701, %705
  %707 = select i1 %663, double 0.000000e+00, double %706
  %708 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %654
  %709 = load double, ptr %708, align 8
  %710 = fcmp ogt double %709, 0x3EB0C6F7A0B5ED8D
  %711 = select i1 %710, double %709, double 0x3EB0C6F7A0B5ED8D
  %712 = fmul double %707, %711
  br label %713

713:                                              ; preds = %653, %659
  %714 = phi double [ %712, %659 ], [ 0.000000e+00, %653 ]
  %715 = fcmp oeq double %657, 0xFFF0000000000000
  %716 = select i1 %715, double 0.000000e+00, double %714
  %717 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %654
  store double %716, ptr %717, align 8
  %718 = fadd double %655, %716
  %719 = add nuw i64 %654, 1
  %720 = icmp eq i64 %654, %358
  br i1 %720, label %634, label %653

721:                                              ; preds = %722, %649, %523, %603, %634
  call void @llvm.lifetime.end.p0(i64 520, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %3)
  br label %729

722:                                              ; preds = %651, %722
  %723 = phi i64 [ %727, %722 ], [ %652, %651 ]
  %724 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %723
  %725 = load double, ptr %724, align 8
  %726 = fdiv double %725, %718
  store double %726, ptr %724, align 8
  %727 = add nuw i64 %723, 1
  %728 = icmp eq i64 %723, %358
  br i1 %728, label %721, label %722

729:                                              ; preds = %330, %352, %721
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define i64 @advance(ptr noundef %0) {
  %2 = alloca [16 x double], align 16
  %3 = alloca [16 x i64], align 16
  %4 = alloca [1024 x double], align 16
  %5 = alloca [1024 x double], align 16
  %6 = alloca [16 x i64], align 16
  %7 = alloca [16 x i64], align 16
  %8 = alloca i64, align 8
  %9 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 2
  %10 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 9
  %11 = load i64, ptr %10, align 8
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %3805, label %13

13:                                               ; preds = %1
  %14 = ptrtoint ptr %0 to i64
  %15 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 1
  %16 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 42
  %17 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 22
  %18 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 24
  %19 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41
  %20 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25
  %21 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 51
  %22 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45
  %23 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16
  %24 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 11
  %25 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 15
  %26 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 14
  %27 = getelementptr i8, ptr %0, i64 174912
  %28 = add i64 %14, 43832
  %29 = add i64 %14, 183096
  br label %30

30:                                               ; preds = %13, %3802
  %31 = phi i64 [ %11, %13 ], [ %3803, %3802 ]
  %32 = load ptr, ptr %9, align 8
  %33 = getelementptr inbounds %struct.Best, ptr %32, i64 0, i32 2
  %34 = load i64, ptr %33, align 8
  %35 = icmp sgt i64 %34, 0
  br i1 %35, label %36, label %3805

36:                                               ; preds = %30
  %37 = load ptr, ptr %15, align 8
  %38 = load i64, ptr %37, align 8
  %39 = icmp eq i64 %31, 1
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %7)
  %40 = tail call fastcc double @pop(ptr noundef nonnull %0)
  %41 = load ptr, ptr %9, align 8
  %42 = load double, ptr %41, align 8
  %43 = load ptr, ptr %15, align 8
  %44 = getelementptr inbounds %struct.Goal, ptr %43, i64 0, i32 16
  %45 = load double, ptr %44, align 8
  %46 = fsub double 1.000000e+00, %45
  %47 = fmul double %42, %46
  %48 = bitcast double %47 to i64
  %49 = lshr i64 %48, 52
  %50 = and i64 %49, 2047
  %51 = and i64 %48, 4503599627370495
  %52 = or i64 %51, 4607182418800017408
  %53 = bitcast i64 %52 to double
  %54 = fcmp ogt double %53, 0x3FF6A09E667F3BCD
  %55 = fmul double %53, 5.000000e-01
  %56 = select i1 %54, double %55, double %53
  %57 = select i1 %54, i64 -1022, i64 -1023
  %58 = add nsw i64 %57, %50
  %59 = fadd double %56, -1.000000e+00
  %60 = fadd double %56, 1.000000e+00
  %61 = fdiv double %59, %60
  %62 = fmul double %61, %61
  %63 = fmul double %62, 0x3FA8618618618618
  %64 = fadd double %63, 0x3FAAF286BCA1AF28
  %65 = fmul double %62, %64
  %66 = fadd double %65, 0x3FAE1E1E1E1E1E1E
  %67 = fmul double %62, %66
  %68 = fadd double %67, 0x3FB1111111111111
  %69 = fmul double %62, %68
  %70 = fadd double %69, 0x3FB3B13B13B13B14
  %71 = fmul double %62, %70
  %72 = fadd double %71, 0x3FB745D1745D1746
  %73 = fmul double %62, %72
  %74 = fadd double %73, 0x3FBC71C71C71C71C
  %75 = fmul double %62, %74
  %76 = fadd double %75, 0x3FC2492492492492
  %77 = fmul double %62, %76
  %78 = fadd double %77, 2.000000e-01
  %79 = fmul double %62, %78
  %80 = fadd double %79, 0x3FD5555555555555
  %81 = fmul double %62, %80
  %82 = fadd double %81, 1.000000e+00
  %83 = fmul double %61, 2.000000e+00
  %84 = fmul double %83, %82
  %85 = sitofp i64 %58 to double
  %86 = fmul double %85, 0x3FE62E42FEFA39EF
  %87 = fadd double %86, %84
  %88 = fadd double %87, -1.000000e-10
  %89 = fcmp ult double %40, %88
  br i1 %89, label %90, label %3802

90:                                               ; preds = %36
  %91 = load i64, ptr %43, align 8
  %92 = icmp sgt i64 %91, 0
  br i1 %92, label %93, label %168

93:                                               ; preds = %90, %115
  %94 = phi i64 [ %116, %115 ], [ 0, %90 ]
  %95 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 17, i64 %94
  %96 = load i64, ptr %95, align 8
  %97 = icmp sgt i64 %96, 0
  br i1 %97, label %98, label %115

98:                                               ; preds = %93
  %99 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %94
  %100 = load i64, ptr %99, align 8
  %101 = icmp sgt i64 %100, 0
  %102 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %94
  %103 = and i64 %100, 3
  %104 = icmp ult i64 %100, 4
  %105 = and i64 %100, -4
  %106 = icmp eq i64 %103, 0
  br label %107

107:                                              ; preds = %132, %98
  %108 = phi i64 [ 0, %98 ], [ %133, %132 ]
  br i1 %101, label %109, label %132

109:                                              ; preds = %107
  %110 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 47, i64 %94, i64 %108
  %111 = load ptr, ptr %110, align 8
  %112 = load ptr, ptr %102, align 8
  %113 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 48, i64 %94, i64 %108
  %114 = load ptr, ptr %113, align 8
  br i1 %104, label %118, label %135

115:                                              ; preds = %132, %93
  %116 = add nuw nsw i64 %94, 1
  %117 = icmp eq i64 %116, %91
  br i1 %117, label %168, label %93

118:                                              ; preds = %135, %109
  %119 = phi i64 [ 0, %109 ], [ %165, %135 ]
  br i1 %106, label %132, label %120

120:                                              ; preds = %118, %120
  %121 = phi i64 [ %129, %120 ], [ %119, %118 ]
  %122 = phi i64 [ %130, %120 ], [ 0, %118 ]
  %123 = getelementptr inbounds i32, ptr %112, i64 %121
  %124 = load i32, ptr %123, align 4
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds double, ptr %111, i64 %125
  %127 = load double, ptr %126, align 8
  %128 = getelementptr inbounds double, ptr %114, i64 %121
  store double %127, ptr %128, align 8
  %129 = add nuw nsw i64 %121, 1
  %130 = add i64 %122, 1
  %131 = icmp eq i64 %130, %103
  br i1 %131, label %132, label %120

132:                                              ; preds = %118, %120, %107
  %133 = add nuw nsw i64 %108, 1
  %134 = icmp eq i64 %133, %96
  br i1 %134, label %115, label %107

135:                                              ; preds = %109, %135
  %136 = phi i64 [ %165, %135 ], [ 0, %109 ]
  %137 = phi i64 [ %166, %135 ], [ 0, %109 ]
  %138 = getelementptr inbounds i32, ptr %112, i64 %136
  %139 = load i32, ptr %138, align 4
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds double, ptr %111, i64 %140
  %142 = load double, ptr %141, align 8
  %143 = getelementptr inbounds double, ptr %114, i64 %136
  store double %142, ptr %143, align 8
  %144 = or i64 %136, 1
  %145 = getelementptr inbounds i32, ptr %112, i64 %144
  %146 = load i32, ptr %145, align 4
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds double, ptr %111, i64 %147
  %149 = load double, ptr %148, align 8
  %150 = getelementptr inbounds double, ptr %114, i64 %144
  store double %149, ptr %150, align 8
  %151 = or i64 %136, 2
  %152 = getelementptr inbounds i32, ptr %112, i64 %151
  %153 = load i32, ptr %152, align 4
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds double, ptr %111, i64 %154
  %156 = load double, ptr %155, align 8
  %157 = getelementptr inbounds double, ptr %114, i64 %151
  store double %156, ptr %157, align 8
  %158 = or i64 %136, 3
  %159 = getelementptr inbounds i32, ptr %112, i64 %158
  %160 = load i32, ptr %159, align 4
  %161 = sext i32 %160 to i64
  %162 = getelementptr inbounds double, ptr %111, i64 %161
  %163 = load double, ptr %162, align 8
  %164 = getelementptr inbounds double, ptr %114, i64 %158
  store double %163, ptr %164, align 8
  %165 = add nuw nsw i64 %136, 4
  %166 = add i64 %137, 4
  %167 = icmp eq i64 %166, %105
  br i1 %167, label %118, label %135

168:                                              ; preds = %115, %90
  %169 = icmp sgt i64 %38, 0
  br i1 %169, label %170, label %186

170:                                              ; preds = %168
  %171 = icmp ult i64 %38, 4
  br i1 %171, label %182, label %172

172:                                              ; preds = %170
  %173 = and i64 %38, -4
  br label %174

174:                                              ; preds = %174, %172
  %175 = phi i64 [ 0, %172 ], [ %178, %174 ]
  %176 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %175
  store <2 x i64> zeroinitializer, ptr %176, align 8
  %177 = getelementptr inbounds i64, ptr %176, i64 2
  store <2 x i64> zeroinitializer, ptr %177, align 8
  %178 = add nuw i64 %175, 4
  %179 = icmp eq i64 %178, %173
  br i1 %179, label %180, label %174

180:                                              ; preds = %174
  %181 = icmp eq i64 %38, %173
  br i1 %181, label %184, label %182

182:                                              ; preds = %170, %180
  %183 = phi i64 [ 0, %170 ], [ %173, %180 ]
  br label %1342

184:                                              ; preds = %1342, %180
  %185 = load i64, ptr %43, align 8
  br label %186

186:                                              ; preds = %184, %168
  %187 = phi i64 [ %185, %184 ], [ %91, %168 ]
  %188 = load ptr, ptr %0, align 8
  %189 = load i64, ptr %188, align 8
  %190 = getelementptr inbounds %struct.Problem, ptr %188, i64 0, i32 2
  %191 = load i64, ptr %190, align 8
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %6)
  %192 = icmp sgt i64 %187, 0
  br i1 %192, label %193, label %207

193:                                              ; preds = %186
  %194 = icmp ult i64 %187, 4
  br i1 %194, label %205, label %195

195:                                              ; preds = %193
  %196 = and i64 %187, -4
  br label %197

197:                                              ; preds = %197, %195
  %198 = phi i64 [ 0, %195 ], [ %201, %197 ]
  %199 = getelementptr inbounds [16 x i64], ptr %6, i64 0, i64 %198
  store <2 x i64> <i64 1, i64 1>, ptr %199, align 16
  %200 = getelementptr inbounds i64, ptr %199, i64 2
  store <2 x i64> <i64 1, i64 1>, ptr %200, align 16
  %201 = add nuw i64 %198, 4
  %202 = icmp eq i64 %201, %196
  br i1 %202, label %203, label %197

203:                                              ; preds = %197
  %204 = icmp eq i64 %187, %196
  br i1 %204, label %214, label %205

205:                                              ; preds = %193, %203
  %206 = phi i64 [ 0, %193 ], [ %196, %203 ]
  br label %230

207:                                              ; preds = %186
  %208 = getelementptr inbounds %struct.Problem, ptr %188, i64 0, i32 1
  %209 = getelementptr inbounds %struct.Problem, ptr %188, i64 0, i32 7
  %210 = getelementptr inbounds %struct.Problem, ptr %188, i64 0, i32 6
  %211 = getelementptr inbounds %struct.Problem, ptr %188, i64 0, i32 22
  %212 = getelementptr inbounds %struct.Problem, ptr %188, i64 0, i32 17
  %213 = getelementptr inbounds %struct.Best, ptr %41, i64 0, i32 2
  br label %1089

214:                                              ; preds = %230, %203
  %215 = getelementptr inbounds %struct.Problem, ptr %188, i64 0, i32 1
  %216 = getelementptr inbounds %struct.Problem, ptr %188, i64 0, i32 7
  %217 = getelementptr inbounds %struct.Problem, ptr %188, i64 0, i32 6
  %218 = getelementptr inbounds %struct.Problem, ptr %188, i64 0, i32 22
  %219 = getelementptr inbounds %struct.Problem, ptr %188, i64 0, i32 3
  %220 = getelementptr inbounds %struct.Problem, ptr %188, i64 0, i32 12
  %221 = getelementptr inbounds %struct.Problem, ptr %188, i64 0, i32 13
  %222 = getelementptr inbounds %struct.Problem, ptr %188, i64 0, i32 17
  %223 = getelementptr inbounds %struct.Problem, ptr %188, i64 0, i32 21
  %224 = getelementptr inbounds %struct.Best, ptr %41, i64 0, i32 2
  %225 = add i64 %191, %189
  %226 = and i64 %187, 1
  %227 = icmp eq i64 %187, 1
  %228 = and i64 %187, -2
  %229 = icmp eq i64 %226, 0
  br label %235

230:                                              ; preds = %205, %230
  %231 = phi i64 [ %233, %230 ], [ %206, %205 ]
  %232 = getelementptr inbounds [16 x i64], ptr %6, i64 0, i64 %231
  store i64 1, ptr %232, align 8
  %233 = add nuw nsw i64 %231, 1
  %234 = icmp eq i64 %233, %187
  br i1 %234, label %214, label %230

235:                                              ; preds = %214, %1084
  %236 = phi i64 [ %1080, %1084 ], [ %187, %214 ]
  %237 = phi i64 [ %1085, %1084 ], [ 0, %214 ]
  %238 = load i64, ptr %224, align 8
  br label %241

239:                                              ; preds = %482
  %240 = icmp eq i64 %237, 0
  br label %489

241:                                              ; preds = %482, %235
  %242 = phi i64 [ %238, %235 ], [ %486, %482 ]
  %243 = phi i64 [ 0, %235 ], [ %487, %482 ]
  %244 = getelementptr inbounds [16 x i64], ptr %6, i64 0, i64 %243
  %245 = load i64, ptr %244, align 8
  %246 = icmp eq i64 %245, 0
  %247 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %243
  %248 = load i64, ptr %247, align 8
  br i1 %246, label %482, label %249

249:                                              ; preds = %241
  %250 = load i64, ptr %43, align 8
  %251 = icmp sgt i64 %248, 0
  br i1 %251, label %254, label %252

252:                                              ; preds = %249
  %253 = load ptr, ptr %17, align 8
  br label %312

254:                                              ; preds = %249
  %255 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 19, i64 %243
  %256 = load ptr, ptr %255, align 8
  %257 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %243
  %258 = load ptr, ptr %257, align 8
  %259 = load ptr, ptr %17, align 8
  %260 = and i64 %248, 3
  %261 = icmp ult i64 %248, 4
  br i1 %261, label %297, label %262

262:                                              ; preds = %254
  %263 = and i64 %248, -4
  br label %264

264:                                              ; preds = %264, %262
  %265 = phi i64 [ 0, %262 ], [ %294, %264 ]
  %266 = phi i64 [ 0, %262 ], [ %295, %264 ]
  %267 = getelementptr inbounds i32, ptr %258, i64 %265
  %268 = load i32, ptr %267, align 4
  %269 = sext i32 %268 to i64
  %270 = getelementptr inbounds i32, ptr %256, i64 %269
  %271 = load i32, ptr %270, align 4
  %272 = getelementptr inbounds i32, ptr %259, i64 %265
  store i32 %271, ptr %272, align 4
  %273 = or i64 %265, 1
  %274 = getelementptr inbounds i32, ptr %258, i64 %273
  %275 = load i32, ptr %274, align 4
  %276 = sext i32 %275 to i64
  %277 = getelementptr inbounds i32, ptr %256, i64 %276
  %278 = load i32, ptr %277, align 4
  %279 = getelementptr inbounds i32, ptr %259, i64 %273
  store i32 %278, ptr %279, align 4
  %280 = or i64 %265, 2
  %281 = getelementptr inbounds i32, ptr %258, i64 %280
  %282 = load i32, ptr %281, align 4
  %283 = sext i32 %282 to i64
  %284 = getelementptr inbounds i32, ptr %256, i64 %283
  %285 = load i32, ptr %284, align 4
  %286 = getelementptr inbounds i32, ptr %259, i64 %280
  store i32 %285, ptr %286, align 4
  %287 = or i64 %265, 3
  %288 = getelementptr inbounds i32, ptr %258, i64 %287
  %289 = load i32, ptr %288, align 4
  %290 = sext i32 %289 to i64
  %291 = getelementptr inbounds i32, ptr %256, i64 %290
  %292 = load i32, ptr %291, align 4
  %293 = getelementptr inbounds i32, ptr %259, i64 %287
  store i32 %292, ptr %293, align 4
  %294 = add nuw nsw i64 %265, 4
  %295 = add i64 %266, 4
  %296 = icmp eq i64 %295, %263
  br i1 %296, label %297, label %264

297:                                              ; preds = %264, %254
  %298 = phi i64 [ 0, %254 ], [ %294, %264 ]
  %299 = icmp eq i64 %260, 0
  br i1 %299, label %312, label %300

300:                                              ; preds = %297, %300
  %301 = phi i64 [ %309, %300 ], [ %298, %297 ]
  %302 = phi i64 [ %310, %300 ], [ 0, %297 ]
  %303 = getelementptr inbounds i32, ptr %258, i64 %301
  %304 = load i32, ptr %303, align 4
  %305 = sext i32 %304 to i64
  %306 = getelementptr inbounds i32, ptr %256, i64 %305
  %307 = load i32, ptr %306, align 4
  %308 = getelementptr inbounds i32, ptr %259, i64 %301
  store i32 %307, ptr %308, align 4
  %309 = add nuw nsw i64 %301, 1
  %310 = add i64 %302, 1
  %311 = icmp eq i64 %310, %260
  br i1 %311, label %312, label %300

312:                                              ; preds = %297, %300, %252
  %313 = phi ptr [ %253, %252 ], [ %259, %300 ], [ %259, %297 ]
  %314 = load i64, ptr %188, align 8
  %315 = icmp sgt i64 %314, 0
  br i1 %315, label %318, label %316

316:                                              ; preds = %312
  %317 = load i64, ptr %215, align 8
  br label %327

318:                                              ; preds = %312
  %319 = load ptr, ptr %216, align 8
  %320 = load i64, ptr %215, align 8
  %321 = add nsw i64 %320, %314
  %322 = mul nsw i64 %321, %243
  %323 = and i64 %248, 1
  %324 = icmp eq i64 %248, 1
  %325 = and i64 %248, -2
  %326 = icmp eq i64 %323, 0
  br label %339

327:                                              ; preds = %369, %316
  %328 = phi i64 [ %317, %316 ], [ %320, %369 ]
  %329 = icmp sgt i64 %328, 0
  br i1 %329, label %330, label %482

330:                                              ; preds = %327
  %331 = load ptr, ptr %216, align 8
  %332 = add nsw i64 %328, %314
  %333 = mul nsw i64 %332, %243
  %334 = load ptr, ptr %218, align 8
  %335 = and i64 %248, 1
  %336 = icmp eq i64 %248, 1
  %337 = and i64 %248, -2
  %338 = icmp eq i64 %335, 0
  br label %396

339:                                              ; preds = %369, %318
  %340 = phi i64 [ 0, %318 ], [ %372, %369 ]
  %341 = add nsw i64 %340, %322
  %342 = getelementptr inbounds i64, ptr %319, i64 %341
  %343 = load i64, ptr %342, align 8
  %344 = icmp eq i64 %343, 0
  br i1 %344, label %369, label %345

345:                                              ; preds = %339
  %346 = load ptr, ptr %217, align 8
  %347 = getelementptr inbounds ptr, ptr %346, i64 %243
  %348 = load ptr, ptr %347, align 8
  %349 = getelementptr inbounds %struct.Table, ptr %348, i64 0, i32 1
  %350 = load ptr, ptr %349, align 8
  %351 = getelementptr inbounds ptr, ptr %350, i64 %343
  %352 = load ptr, ptr %351, align 8
  %353 = icmp ne ptr %352, null
  %354 = select i1 %353, double 0x7FF0000000000000, double 1.000000e+00
  %355 = and i1 %251, %353
  br i1 %355, label %356, label %369

356:                                              ; preds = %345
  br i1 %324, label %357, label %374

357:                                              ; preds = %374, %356
  %358 = phi double [ undef, %356 ], [ %392, %374 ]
  %359 = phi double [ %354, %356 ], [ %392, %374 ]
  %360 = phi i64 [ 0, %356 ], [ %393, %374 ]
  br i1 %326, label %369, label %361

361:                                              ; preds = %357
  %362 = getelementptr inbounds i32, ptr %313, i64 %360
  %363 = load i32, ptr %362, align 4
  %364 = sext i32 %363 to i64
  %365 = getelementptr inbounds double, ptr %352, i64 %364
  %366 = load double, ptr %365, align 8
  %367 = fcmp olt double %366, %359
  %368 = select i1 %367, double %366, double %359
  br label %369

369:                                              ; preds = %361, %357, %345, %339
  %370 = phi double [ %354, %345 ], [ 1.000000e+00, %339 ], [ %358, %357 ], [ %368, %361 ]
  %371 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 42, i64 %340, i64 %243
  store double %370, ptr %371, align 8
  %372 = add nuw nsw i64 %340, 1
  %373 = icmp eq i64 %372, %314
  br i1 %373, label %327, label %339

374:                                              ; preds = %356, %374
  %375 = phi double [ %392, %374 ], [ %354, %356 ]
  %376 = phi i64 [ %393, %374 ], [ 0, %356 ]
  %377 = phi i64 [ %394, %374 ], [ 0, %356 ]
  %378 = getelementptr inbounds i32, ptr %313, i64 %376
  %379 = load i32, ptr %378, align 4
  %380 = sext i32 %379 to i64
  %381 = getelementptr inbounds double, ptr %352, i64 %380
  %382 = load double, ptr %381, align 8
  %383 = fcmp olt double %382, %375
  %384 = select i1 %383, double %382, double %375
  %385 = or i64 %376, 1
  %386 = getelementptr inbounds i32, ptr %313, i64 %385
  %387 = load i32, ptr %386, align 4
  %388 = sext i32 %387 to i64
  %389 = getelementptr inbounds double, ptr %352, i64 %388
  %390 = load double, ptr %389, align 8
  %391 = fcmp olt double %390, %384
  %392 = select i1 %391, double %390, double %384
  %393 = add nuw nsw i64 %376, 2
  %394 = add i64 %377, 2
  %395 = icmp eq i64 %394, %325
  br i1 %395, label %357, label %374

396:                                              ; preds = %477, %330
  %397 = phi i64 [ 0, %330 ], [ %480, %477 ]
  %398 = add nsw i64 %397, %314
  %399 = add nsw i64 %398, %333
  %400 = getelementptr inbounds i64, ptr %331, i64 %399
  %401 = load i64, ptr %400, align 8
  %402 = icmp eq i64 %401, 0
  br i1 %402, label %411, label %403

403:                                              ; preds = %396
  %404 = load ptr, ptr %217, align 8
  %405 = getelementptr inbounds ptr, ptr %404, i64 %243
  %406 = load ptr, ptr %405, align 8
  %407 = getelementptr inbounds %struct.Table, ptr %406, i64 0, i32 1
  %408 = load ptr, ptr %407, align 8
  %409 = getelementptr inbounds ptr, ptr %408, i64 %401
  %410 = load ptr, ptr %409, align 8
  br label %411

411:                                              ; preds = %403, %396
  %412 = phi ptr [ %410, %403 ], [ null, %396 ]
  %413 = icmp ne ptr %412, null
  %414 = xor i1 %413, true
  %415 = uitofp i1 %414 to double
  %416 = mul nsw i64 %397, %250
  %417 = add nsw i64 %416, %243
  %418 = getelementptr inbounds double, ptr %334, i64 %417
  %419 = load double, ptr %418, align 8
  %420 = fmul double %419, 0x3FEFFFFFFF768FA1
  %421 = and i1 %251, %413
  br i1 %421, label %422, label %423

422:                                              ; preds = %411
  br i1 %336, label %455, label %424

423:                                              ; preds = %411
  br i1 %413, label %473, label %477

424:                                              ; preds = %422, %424
  %425 = phi i64 [ %452, %424 ], [ 0, %422 ]
  %426 = phi double [ %451, %424 ], [ 0.000000e+00, %422 ]
  %427 = phi double [ %447, %424 ], [ %415, %422 ]
  %428 = phi i64 [ %453, %424 ], [ 0, %422 ]
  %429 = getelementptr inbounds i32, ptr %313, i64 %425
  %430 = load i32, ptr %429, align 4
  %431 = sext i32 %430 to i64
  %432 = getelementptr inbounds double, ptr %412, i64 %431
  %433 = load double, ptr %432, align 8
  %434 = fcmp ogt double %433, %427
  %435 = select i1 %434, double %433, double %427
  %436 = fcmp olt double %433, %420
  %437 = fcmp ogt double %433, %426
  %438 = select i1 %436, i1 %437, i1 false
  %439 = select i1 %438, double %433, double %426
  %440 = or i64 %425, 1
  %441 = getelementptr inbounds i32, ptr %313, i64 %440
  %442 = load i32, ptr %441, align 4
  %443 = sext i32 %442 to i64
  %444 = getelementptr inbounds double, ptr %412, i64 %443
  %445 = load double, ptr %444, align 8
  %446 = fcmp ogt double %445, %435
  %447 = select i1 %446, double %445, double %435
  %448 = fcmp olt double %445, %420
  %449 = fcmp ogt double %445, %439
  %450 = select i1 %448, i1 %449, i1 false
  %451 = select i1 %450, double %445, double %439
  %452 = add nuw nsw i64 %425, 2
  %453 = add i64 %428, 2
  %454 = icmp eq i64 %453, %337
  br i1 %454, label %455, label %424

455:                                              ; preds = %424, %422
  %456 = phi double [ undef, %422 ], [ %447, %424 ]
  %457 = phi double [ undef, %422 ], [ %451, %424 ]
  %458 = phi i64 [ 0, %422 ], [ %452, %424 ]
  %459 = phi double [ 0.000000e+00, %422 ], [ %451, %424 ]
  %460 = phi double [ %415, %422 ], [ %447, %424 ]
  br i1 %338, label %473, label %461

461:                                              ; preds = %455
  %462 = getelementptr inbounds i32, ptr %313, i64 %458
  %463 = load i32, ptr %462, align 4
  %464 = sext i32 %463 to i64
  %465 = getelementptr inbounds double, ptr %412, i64 %464
  %466 = load double, ptr %465, align 8
  %467 = fcmp ogt double %466, %460
  %468 = select i1 %467, double %466, double %460
  %469 = fcmp olt double %466, %420
  %470 = fcmp ogt double %466, %459
  %471 = select i1 %469, i1 %470, i1 false
  %472 = select i1 %471, double %466, double %459
  br label %473

473:                                              ; preds = %461, %455, %423
  %474 = phi double [ 0.000000e+00, %423 ], [ %457, %455 ], [ %472, %461 ]
  %475 = phi double [ %415, %423 ], [ %456, %455 ], [ %468, %461 ]
  %476 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 40, i64 %397, i64 %243
  store double %474, ptr %476, align 8
  br label %477

477:                                              ; preds = %473, %423
  %478 = phi double [ %475, %473 ], [ %415, %423 ]
  %479 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 42, i64 %398, i64 %243
  store double %478, ptr %479, align 8
  %480 = add nuw nsw i64 %397, 1
  %481 = icmp eq i64 %480, %328
  br i1 %481, label %482, label %396

482:                                              ; preds = %477, %327, %241
  %483 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 21, i64 %243
  %484 = load i64, ptr %483, align 8
  %485 = mul nsw i64 %484, %248
  %486 = sub nsw i64 %242, %485
  store i64 %486, ptr %224, align 8
  %487 = add nuw nsw i64 %243, 1
  %488 = icmp eq i64 %487, %187
  br i1 %488, label %239, label %241

489:                                              ; preds = %1079, %239
  %490 = phi i64 [ 0, %239 ], [ %1081, %1079 ]
  %491 = phi i64 [ 0, %239 ], [ %1082, %1079 ]
  %492 = phi i64 [ 0, %239 ], [ %1080, %1079 ]
  br i1 %240, label %500, label %493

493:                                              ; preds = %489
  %494 = getelementptr inbounds [16 x i64], ptr %6, i64 0, i64 %491
  %495 = load i64, ptr %494, align 8
  %496 = icmp ne i64 %236, %495
  %497 = icmp ne i64 %492, 0
  %498 = select i1 %496, i1 true, i1 %497
  br i1 %498, label %500, label %499

499:                                              ; preds = %493
  store i64 0, ptr %494, align 8
  br label %1079

500:                                              ; preds = %493, %489
  %501 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %491
  %502 = load ptr, ptr %501, align 8
  %503 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %491
  %504 = load i64, ptr %503, align 8
  %505 = icmp sgt i64 %504, 0
  br i1 %505, label %508, label %506

506:                                              ; preds = %500
  %507 = load ptr, ptr %17, align 8
  br label %581

508:                                              ; preds = %500
  %509 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 19, i64 %491
  %510 = load ptr, ptr %509, align 8
  %511 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %491
  %512 = load ptr, ptr %511, align 8
  %513 = load ptr, ptr %17, align 8
  %514 = add i64 %504, -1
  %515 = and i64 %504, 3
  %516 = icmp ult i64 %514, 3
  br i1 %516, label %552, label %517

517:                                              ; preds = %508
  %518 = and i64 %504, -4
  br label %519

519:                                              ; preds = %519, %517
  %520 = phi i64 [ 0, %517 ], [ %549, %519 ]
  %521 = phi i64 [ 0, %517 ], [ %550, %519 ]
  %522 = getelementptr inbounds i32, ptr %512, i64 %520
  %523 = load i32, ptr %522, align 4
  %524 = sext i32 %523 to i64
  %525 = getelementptr inbounds i32, ptr %510, i64 %524
  %526 = load i32, ptr %525, align 4
  %527 = getelementptr inbounds i32, ptr %513, i64 %520
  store i32 %526, ptr %527, align 4
  %528 = or i64 %520, 1
  %529 = getelementptr inbounds i32, ptr %512, i64 %528
  %530 = load i32, ptr %529, align 4
  %531 = sext i32 %530 to i64
  %532 = getelementptr inbounds i32, ptr %510, i64 %531
  %533 = load i32, ptr %532, align 4
  %534 = getelementptr inbounds i32, ptr %513, i64 %528
  store i32 %533, ptr %534, align 4
  %535 = or i64 %520, 2
  %536 = getelementptr inbounds i32, ptr %512, i64 %535
  %537 = load i32, ptr %536, align 4
  %538 = sext i32 %537 to i64
  %539 = getelementptr inbounds i32, ptr %510, i64 %538
  %540 = load i32, ptr %539, align 4
  %541 = getelementptr inbounds i32, ptr %513, i64 %535
  store i32 %540, ptr %541, align 4
  %542 = or i64 %520, 3
  %543 = getelementptr inbounds i32, ptr %512, i64 %542
  %544 = load i32, ptr %543, align 4
  %545 = sext i32 %544 to i64
  %546 = getelementptr inbounds i32, ptr %510, i64 %545
  %547 = load i32, ptr %546, align 4
  %548 = getelementptr inbounds i32, ptr %513, i64 %542
  store i32 %547, ptr %548, align 4
  %549 = add nuw nsw i64 %520, 4
  %550 = add i64 %521, 4
  %551 = icmp eq i64 %550, %518
  br i1 %551, label %552, label %519

552:                                              ; preds = %519, %508
  %553 = phi i64 [ 0, %508 ], [ %549, %519 ]
  %554 = icmp eq i64 %515, 0
  br i1 %554, label %567, label %555

555:                                              ; preds = %552, %555
  %556 = phi i64 [ %564, %555 ], [ %553, %552 ]
  %557 = phi i64 [ %565, %555 ], [ 0, %552 ]
  %558 = getelementptr inbounds i32, ptr %512, i64 %556
  %559 = load i32, ptr %558, align 4
  %560 = sext i32 %559 to i64
  %561 = getelementptr inbounds i32, ptr %510, i64 %560
  %562 = load i32, ptr %561, align 4
  %563 = getelementptr inbounds i32, ptr %513, i64 %556
  store i32 %562, ptr %563, align 4
  %564 = add nuw nsw i64 %556, 1
  %565 = add i64 %557, 1
  %566 = icmp eq i64 %565, %515
  br i1 %566, label %567, label %555

567:                                              ; preds = %555, %552
  %568 = icmp ult i64 %504, 4
  br i1 %568, label %579, label %569

569:                                              ; preds = %567
  %570 = and i64 %504, -4
  br label %571

571:                                              ; preds = %571, %569
  %572 = phi i64 [ 0, %569 ], [ %575, %571 ]
  %573 = getelementptr inbounds double, ptr %502, i64 %572
  store <2 x double> zeroinitializer, ptr %573, align 8
  %574 = getelementptr inbounds double, ptr %573, i64 2
  store <2 x double> zeroinitializer, ptr %574, align 8
  %575 = add nuw i64 %572, 4
  %576 = icmp eq i64 %575, %570
  br i1 %576, label %577, label %571

577:                                              ; preds = %571
  %578 = icmp eq i64 %504, %570
  br i1 %578, label %581, label %579

579:                                              ; preds = %567, %577
  %580 = phi i64 [ 0, %567 ], [ %570, %577 ]
  br label %596

581:                                              ; preds = %596, %577, %506
  %582 = phi ptr [ %507, %506 ], [ %513, %577 ], [ %513, %596 ]
  %583 = load i64, ptr %219, align 8
  %584 = add i64 %504, -1
  %585 = icmp ult i64 %504, 4
  %586 = and i64 %504, -4
  %587 = icmp eq i64 %504, %586
  %588 = and i64 %504, 1
  %589 = icmp eq i64 %584, 0
  %590 = and i64 %504, -2
  %591 = icmp eq i64 %588, 0
  %592 = and i64 %504, 1
  %593 = icmp eq i64 %584, 0
  %594 = and i64 %504, -2
  %595 = icmp eq i64 %592, 0
  br label %616

596:                                              ; preds = %579, %596
  %597 = phi i64 [ %599, %596 ], [ %580, %579 ]
  %598 = getelementptr inbounds double, ptr %502, i64 %597
  store double 0.000000e+00, ptr %598, align 8
  %599 = add nuw nsw i64 %597, 1
  %600 = icmp eq i64 %599, %504
  br i1 %600, label %581, label %596

601:                                              ; preds = %795, %660
  %602 = phi i64 [ undef, %660 ], [ %796, %795 ]
  %603 = phi i64 [ 0, %660 ], [ %797, %795 ]
  %604 = phi i64 [ %617, %660 ], [ %796, %795 ]
  br i1 %595, label %614, label %605

605:                                              ; preds = %601
  %606 = getelementptr inbounds double, ptr %661, i64 %603
  %607 = load double, ptr %606, align 8
  %608 = fadd double %762, %607
  %609 = load double, ptr %663, align 8
  %610 = fmul double %609, 0x3FF0000000001198
  %611 = fcmp ogt double %608, %610
  br i1 %611, label %612, label %614

612:                                              ; preds = %605
  %613 = getelementptr inbounds double, ptr %502, i64 %603
  store double 1.000000e+00, ptr %613, align 8
  br label %614

614:                                              ; preds = %605, %612, %601
  %615 = phi i64 [ %602, %601 ], [ 1, %612 ], [ %604, %605 ]
  br label %616

616:                                              ; preds = %614, %581
  %617 = phi i64 [ %615, %614 ], [ 0, %581 ]
  %618 = phi i64 [ %640, %614 ], [ 0, %581 ]
  br label %619

619:                                              ; preds = %616, %659
  %620 = phi i64 [ %640, %659 ], [ %618, %616 ]
  br label %621

621:                                              ; preds = %766, %619
  %622 = phi i64 [ %640, %766 ], [ %620, %619 ]
  %623 = icmp slt i64 %622, %583
  br i1 %623, label %624, label %800

624:                                              ; preds = %621
  br i1 %505, label %625, label %636

625:                                              ; preds = %624
  %626 = load ptr, ptr %18, align 8
  br i1 %585, label %634, label %627

627:                                              ; preds = %625, %627
  %628 = phi i64 [ %631, %627 ], [ 0, %625 ]
  %629 = getelementptr inbounds double, ptr %626, i64 %628
  store <2 x double> zeroinitializer, ptr %629, align 8
  %630 = getelementptr inbounds double, ptr %629, i64 2
  store <2 x double> zeroinitializer, ptr %630, align 8
  %631 = add nuw i64 %628, 4
  %632 = icmp eq i64 %631, %586
  br i1 %632, label %633, label %627

633:                                              ; preds = %627
  br i1 %587, label %636, label %634

634:                                              ; preds = %625, %633
  %635 = phi i64 [ 0, %625 ], [ %586, %633 ]
  br label %652

636:                                              ; preds = %652, %633, %624
  %637 = load ptr, ptr %220, align 8
  %638 = getelementptr inbounds i64, ptr %637, i64 %622
  %639 = load i64, ptr %638, align 8
  %640 = add nuw nsw i64 %622, 1
  %641 = getelementptr inbounds i64, ptr %637, i64 %640
  %642 = load i64, ptr %641, align 8
  %643 = icmp slt i64 %639, %642
  br i1 %643, label %644, label %766

644:                                              ; preds = %636
  %645 = load ptr, ptr %221, align 8
  %646 = load ptr, ptr %222, align 8
  %647 = load ptr, ptr %216, align 8
  %648 = load i64, ptr %188, align 8
  %649 = load i64, ptr %215, align 8
  %650 = add nsw i64 %649, %648
  %651 = mul nsw i64 %650, %491
  br label %664

652:                                              ; preds = %634, %652
  %653 = phi i64 [ %655, %652 ], [ %635, %634 ]
  %654 = getelementptr inbounds double, ptr %626, i64 %653
  store double 0.000000e+00, ptr %654, align 8
  %655 = add nuw nsw i64 %653, 1
  %656 = icmp eq i64 %655, %504
  br i1 %656, label %636, label %652

657:                                              ; preds = %761
  %658 = icmp eq i64 %763, 0
  br i1 %658, label %766, label %659

659:                                              ; preds = %657
  br i1 %505, label %660, label %619

660:                                              ; preds = %659
  %661 = load ptr, ptr %18, align 8
  %662 = load ptr, ptr %223, align 8
  %663 = getelementptr inbounds double, ptr %662, i64 %622
  br i1 %593, label %601, label %772

664:                                              ; preds = %761, %644
  %665 = phi i64 [ %639, %644 ], [ %764, %761 ]
  %666 = phi i64 [ 0, %644 ], [ %763, %761 ]
  %667 = phi double [ 0.000000e+00, %644 ], [ %762, %761 ]
  %668 = getelementptr inbounds i64, ptr %645, i64 %665
  %669 = load i64, ptr %668, align 8
  %670 = getelementptr inbounds double, ptr %646, i64 %669
  %671 = load double, ptr %670, align 8
  br i1 %227, label %672, label %700

672:                                              ; preds = %717, %664
  %673 = phi double [ undef, %664 ], [ %718, %717 ]
  %674 = phi i64 [ 0, %664 ], [ %719, %717 ]
  %675 = phi double [ %671, %664 ], [ %718, %717 ]
  br i1 %229, label %682, label %676

676:                                              ; preds = %672
  %677 = icmp eq i64 %674, %491
  br i1 %677, label %682, label %678

678:                                              ; preds = %676
  %679 = getelementptr inbounds [16 x double], ptr %16, i64 %669, i64 %674
  %680 = load double, ptr %679, align 8
  %681 = fmul double %675, %680
  br label %682

682:                                              ; preds = %676, %678, %672
  %683 = phi double [ %673, %672 ], [ %681, %678 ], [ %675, %676 ]
  %684 = add nsw i64 %669, %651
  %685 = getelementptr inbounds i64, ptr %647, i64 %684
  %686 = load i64, ptr %685, align 8
  %687 = icmp eq i64 %686, 0
  br i1 %687, label %722, label %688

688:                                              ; preds = %682
  %689 = load ptr, ptr %217, align 8
  %690 = getelementptr inbounds ptr, ptr %689, i64 %491
  %691 = load ptr, ptr %690, align 8
  %692 = getelementptr inbounds %struct.Table, ptr %691, i64 0, i32 1
  %693 = load ptr, ptr %692, align 8
  %694 = getelementptr inbounds ptr, ptr %693, i64 %686
  %695 = load ptr, ptr %694, align 8
  %696 = icmp eq ptr %695, null
  br i1 %696, label %722, label %697

697:                                              ; preds = %688
  br i1 %505, label %698, label %761

698:                                              ; preds = %697
  %699 = load ptr, ptr %18, align 8
  br i1 %589, label %749, label %724

700:                                              ; preds = %664, %717
  %701 = phi i64 [ %719, %717 ], [ 0, %664 ]
  %702 = phi double [ %718, %717 ], [ %671, %664 ]
  %703 = phi i64 [ %720, %717 ], [ 0, %664 ]
  %704 = icmp eq i64 %701, %491
  br i1 %704, label %709, label %705

705:                                              ; preds = %700
  %706 = getelementptr inbounds [16 x double], ptr %16, i64 %669, i64 %701
  %707 = load double, ptr %706, align 8
  %708 = fmul double %702, %707
  br label %709

709:                                              ; preds = %705, %700
  %710 = phi double [ %708, %705 ], [ %702, %700 ]
  %711 = or i64 %701, 1
  %712 = icmp eq i64 %711, %491
  br i1 %712, label %717, label %713

713:                                              ; preds = %709
  %714 = getelementptr inbounds [16 x double], ptr %16, i64 %669, i64 %711
  %715 = load double, ptr %714, align 8
  %716 = fmul double %710, %715
  br label %717

717:                                              ; preds = %713, %709
  %718 = phi double [ %716, %713 ], [ %710, %709 ]
  %719 = add nuw nsw i64 %701, 2
  %720 = add i64 %703, 2
  %721 = icmp eq i64 %720, %228
  br i1 %721, label %672, label %700

722:                                              ; preds = %688, %682
  %723 = fadd double %667, %683
  br label %761

724:                                              ; preds = %698, %724
  %725 = phi i64 [ %746, %724 ], [ 0, %698 ]
  %726 = phi i64 [ %747, %724 ], [ 0, %698 ]
  %727 = getelementptr inbounds i32, ptr %582, i64 %725
  %728 = load i32, ptr %727, align 4
  %729 = sext i32 %728 to i64
  %730 = getelementptr inbounds double, ptr %695, i64 %729
  %731 = load double, ptr %730, align 8
  %732 = fmul double %683, %731
  %733 = getelementptr inbounds double, ptr %699, i64 %725
  %734 = load double, ptr %733, align 8
  %735 = fadd double %732, %734
  store double %735, ptr %733, align 8
  %736 = or i64 %725, 1
  %737 = getelementptr inbounds i32, ptr %582, i64 %736
  %738 = load i32, ptr %737, align 4
  %739 = sext i32 %738 to i64
  %740 = getelementptr inbounds double, ptr %695, i64 %739
  %741 = load double, ptr %740, align 8
  %742 = fmul double %683, %741
  %743 = getelementptr inbounds double, ptr %699, i64 %736
  %744 = load double, ptr %743, align 8
  %745 = fadd double %742, %744
  store double %745, ptr %743, align 8
  %746 = add nuw nsw i64 %725, 2
  %747 = add i64 %726, 2
  %748 = icmp eq i64 %747, %590
  br i1 %748, label %749, label %724

749:                                              ; preds = %724, %698
  %750 = phi i64 [ 0, %698 ], [ %746, %724 ]
  br i1 %591, label %761, label %751

751:                                              ; preds = %749
  %752 = getelementptr inbounds i32, ptr %582, i64 %750
  %753 = load i32, ptr %752, align 4
  %754 = sext i32 %753 to i64
  %755 = getelementptr inbounds double, ptr %695, i64 %754
  %756 = load double, ptr %755, align 8
  %757 = fmul double %683, %756
  %758 = getelementptr inbounds double, ptr %699, i64 %750
  %759 = load double, ptr %758, align 8
  %760 = fadd double %757, %759
  store double %760, ptr %758, align 8
  br label %761

761:                                              ; preds = %751, %749, %722, %697
  %762 = phi double [ %723, %722 ], [ %667, %697 ], [ %667, %749 ], [ %667, %751 ]
  %763 = phi i64 [ %666, %722 ], [ 1, %697 ], [ 1, %749 ], [ 1, %751 ]
  %764 = add nsw i64 %665, 1
  %765 = icmp eq i64 %764, %642
  br i1 %765, label %657, label %664

766:                                              ; preds = %657, %636
  %767 = phi double [ %762, %657 ], [ 0.000000e+00, %636 ]
  %768 = load ptr, ptr %223, align 8
  %769 = getelementptr inbounds double, ptr %768, i64 %622
  %770 = load double, ptr %769, align 8
  %771 = fcmp ule double %767, %770
  br i1 %771, label %621, label %1329

772:                                              ; preds = %660, %795
  %773 = phi i64 [ %797, %795 ], [ 0, %660 ]
  %774 = phi i64 [ %796, %795 ], [ %617, %660 ]
  %775 = phi i64 [ %798, %795 ], [ 0, %660 ]
  %776 = getelementptr inbounds double, ptr %661, i64 %773
  %777 = load double, ptr %776, align 8
  %778 = fadd double %762, %777
  %779 = load double, ptr %663, align 8
  %780 = fmul double %779, 0x3FF0000000001198
  %781 = fcmp ogt double %778, %780
  br i1 %781, label %782, label %784

782:                                              ; preds = %772
  %783 = getelementptr inbounds double, ptr %502, i64 %773
  store double 1.000000e+00, ptr %783, align 8
  br label %784

784:                                              ; preds = %782, %772
  %785 = phi i64 [ 1, %782 ], [ %774, %772 ]
  %786 = or i64 %773, 1
  %787 = getelementptr inbounds double, ptr %661, i64 %786
  %788 = load double, ptr %787, align 8
  %789 = fadd double %762, %788
  %790 = load double, ptr %663, align 8
  %791 = fmul double %790, 0x3FF0000000001198
  %792 = fcmp ogt double %789, %791
  br i1 %792, label %793, label %795

793:                                              ; preds = %784
  %794 = getelementptr inbounds double, ptr %502, i64 %786
  store double 1.000000e+00, ptr %794, align 8
  br label %795

795:                                              ; preds = %793, %784
  %796 = phi i64 [ 1, %793 ], [ %785, %784 ]
  %797 = add nuw nsw i64 %773, 2
  %798 = add i64 %775, 2
  %799 = icmp eq i64 %798, %594
  br i1 %799, label %601, label %772

800:                                              ; preds = %621
  %801 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 17, i64 %491
  %802 = load i64, ptr %801, align 8
  %803 = icmp sgt i64 %802, 0
  br i1 %803, label %804, label %809

804:                                              ; preds = %800
  %805 = and i64 %504, 1
  %806 = icmp eq i64 %504, 1
  %807 = and i64 %504, -2
  %808 = icmp eq i64 %805, 0
  br label %812

809:                                              ; preds = %944, %800
  %810 = phi i64 [ %617, %800 ], [ %945, %944 ]
  %811 = icmp eq i64 %810, 0
  br i1 %811, label %1075, label %948

812:                                              ; preds = %804, %944
  %813 = phi i64 [ %946, %944 ], [ 0, %804 ]
  %814 = phi i64 [ %945, %944 ], [ %617, %804 ]
  %815 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %491, i64 %813
  %816 = load i64, ptr %815, align 8
  %817 = sub i64 %816, %225
  %818 = icmp slt i64 %817, 0
  br i1 %818, label %944, label %824

819:                                              ; preds = %899
  br i1 %505, label %820, label %944

820:                                              ; preds = %819
  %821 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 48, i64 %491, i64 %813
  %822 = load ptr, ptr %821, align 8
  %823 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 35, i64 %817
  br i1 %806, label %931, label %903

824:                                              ; preds = %812, %899
  %825 = phi i64 [ %901, %899 ], [ 0, %812 ]
  %826 = phi double [ %900, %899 ], [ 0.000000e+00, %812 ]
  %827 = icmp eq i64 %825, %491
  br i1 %827, label %899, label %828

828:                                              ; preds = %824
  %829 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 17, i64 %825
  %830 = load i64, ptr %829, align 8
  %831 = icmp sgt i64 %830, 0
  br i1 %831, label %832, label %899

832:                                              ; preds = %828
  %833 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %825
  br label %834

834:                                              ; preds = %895, %832
  %835 = phi i64 [ 0, %832 ], [ %897, %895 ]
  %836 = phi double [ %826, %832 ], [ %896, %895 ]
  %837 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %825, i64 %835
  %838 = load i64, ptr %837, align 8
  %839 = icmp eq i64 %838, %816
  br i1 %839, label %840, label %895

840:                                              ; preds = %834
  %841 = load i64, ptr %833, align 8
  %842 = icmp sgt i64 %841, 0
  br i1 %842, label %843, label %866

843:                                              ; preds = %840
  %844 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 48, i64 %825, i64 %835
  %845 = load ptr, ptr %844, align 8
  %846 = and i64 %841, 3
  %847 = icmp ult i64 %841, 4
  br i1 %847, label %850, label %848

848:                                              ; preds = %843
  %849 = and i64 %841, -4
  br label %869

850:                                              ; preds = %869, %843
  %851 = phi double [ undef, %843 ], [ %891, %869 ]
  %852 = phi i64 [ 0, %843 ], [ %892, %869 ]
  %853 = phi double [ 0x7FF0000000000000, %843 ], [ %891, %869 ]
  %854 = icmp eq i64 %846, 0
  br i1 %854, label %866, label %855

855:                                              ; preds = %850, %855
  %856 = phi i64 [ %863, %855 ], [ %852, %850 ]
  %857 = phi double [ %862, %855 ], [ %853, %850 ]
  %858 = phi i64 [ %864, %855 ], [ 0, %850 ]
  %859 = getelementptr inbounds double, ptr %845, i64 %856
  %860 = load double, ptr %859, align 8
  %861 = fcmp olt double %860, %857
  %862 = select i1 %861, double %860, double %857
  %863 = add nuw nsw i64 %856, 1
  %864 = add i64 %858, 1
  %865 = icmp eq i64 %864, %846
  br i1 %865, label %866, label %855

866:                                              ; preds = %850, %855, %840
  %867 = phi double [ 0x7FF0000000000000, %840 ], [ %851, %850 ], [ %862, %855 ]
  %868 = fadd double %836, %867
  br label %895

869:                                              ; preds = %869, %848
  %870 = phi i64 [ 0, %848 ], [ %892, %869 ]
  %871 = phi double [ 0x7FF0000000000000, %848 ], [ %891, %869 ]
  %872 = phi i64 [ 0, %848 ], [ %893, %869 ]
  %873 = getelementptr inbounds double, ptr %845, i64 %870
  %874 = load double, ptr %873, align 8
  %875 = fcmp olt double %874, %871
  %876 = select i1 %875, double %874, double %871
  %877 = or i64 %870, 1
  %878 = getelementptr inbounds double, ptr %845, i64 %877
  %879 = load double, ptr %878, align 8
  %880 = fcmp olt double %879, %876
  %881 = select i1 %880, double %879, double %876
  %882 = or i64 %870, 2
  %883 = getelementptr inbounds double, ptr %845, i64 %882
  %884 = load double, ptr %883, align 8
  %885 = fcmp olt double %884, %881
  %886 = select i1 %885, double %884, double %881
  %887 = or i64 %870, 3
  %888 = getelementptr inbounds double, ptr %845, i64 %887
  %889 = load double, ptr %888, align 8
  %890 = fcmp olt double %889, %886
  %891 = select i1 %890, double %889, double %886
  %892 = add nuw nsw i64 %870, 4
  %893 = add i64 %872, 4
  %894 = icmp eq i64 %893, %849
  br i1 %894, label %850, label %869

895:                                              ; preds = %866, %834
  %896 = phi double [ %836, %834 ], [ %868, %866 ]
  %897 = add nuw nsw i64 %835, 1
  %898 = icmp eq i64 %897, %830
  br i1 %898, label %899, label %834

899:                                              ; preds = %895, %828, %824
  %900 = phi double [ %826, %824 ], [ %826, %828 ], [ %896, %895 ]
  %901 = add nuw nsw i64 %825, 1
  %902 = icmp eq i64 %901, %187
  br i1 %902, label %819, label %824

903:                                              ; preds = %820, %926
  %904 = phi i64 [ %928, %926 ], [ 0, %820 ]
  %905 = phi i64 [ %927, %926 ], [ %814, %820 ]
  %906 = phi i64 [ %929, %926 ], [ 0, %820 ]
  %907 = getelementptr inbounds double, ptr %822, i64 %904
  %908 = load double, ptr %907, align 8
  %909 = fadd double %900, %908
  %910 = load double, ptr %823, align 8
  %911 = fadd double %910, 1.000000e-09
  %912 = fcmp ogt double %909, %911
  br i1 %912, label %913, label %915

913:                                              ; preds = %903
  %914 = getelementptr inbounds double, ptr %502, i64 %904
  store double 1.000000e+00, ptr %914, align 8
  br label %915

915:                                              ; preds = %913, %903
  %916 = phi i64 [ 1, %913 ], [ %905, %903 ]
  %917 = or i64 %904, 1
  %918 = getelementptr inbounds double, ptr %822, i64 %917
  %919 = load double, ptr %918, align 8
  %920 = fadd double %900, %919
  %921 = load double, ptr %823, align 8
  %922 = fadd double %921, 1.000000e-09
  %923 = fcmp ogt double %920, %922
  br i1 %923, label %924, label %926

924:                                              ; preds = %915
  %925 = getelementptr inbounds double, ptr %502, i64 %917
  store double 1.000000e+00, ptr %925, align 8
  br label %926

926:                                              ; preds = %924, %915
  %927 = phi i64 [ 1, %924 ], [ %916, %915 ]
  %928 = add nuw nsw i64 %904, 2
  %929 = add i64 %906, 2
  %930 = icmp eq i64 %929, %807
  br i1 %930, label %931, label %903

931:                                              ; preds = %926, %820
  %932 = phi i64 [ undef, %820 ], [ %927, %926 ]
  %933 = phi i64 [ 0, %820 ], [ %928, %926 ]
  %934 = phi i64 [ %814, %820 ], [ %927, %926 ]
  br i1 %808, label %944, label %935

935:                                              ; preds = %931
  %936 = getelementptr inbounds double, ptr %822, i64 %933
  %937 = load double, ptr %936, align 8
  %938 = fadd double %900, %937
  %939 = load double, ptr %823, align 8
  %940 = fadd double %939, 1.000000e-09
  %941 = fcmp ogt double %938, %940
  br i1 %941, label %942, label %944

942:                                              ; preds = %935
  %943 = getelementptr inbounds double, ptr %502, i64 %933
  store double 1.000000e+00, ptr %943, align 8
  br label %944

944:                                              ; preds = %931, %942, %935, %819, %812
  %945 = phi i64 [ %814, %812 ], [ %814, %819 ], [ %932, %931 ], [ 1, %942 ], [ %934, %935 ]
  %946 = add nuw nsw i64 %813, 1
  %947 = icmp eq i64 %946, %802
  br i1 %947, label %809, label %812

948:                                              ; preds = %809
  br i1 %505, label %950, label %949

949:                                              ; preds = %948
  store i64 0, ptr %503, align 8
  br label %1329

950:                                              ; preds = %948
  %951 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %491
  %952 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %491
  %953 = and i64 %802, 3
  %954 = icmp ult i64 %802, 4
  %955 = and i64 %802, -4
  %956 = icmp eq i64 %953, 0
  br label %957

957:                                              ; preds = %1069, %950
  %958 = phi i64 [ 0, %950 ], [ %1071, %1069 ]
  %959 = phi i64 [ 0, %950 ], [ %1070, %1069 ]
  %960 = getelementptr inbounds double, ptr %502, i64 %958
  %961 = load double, ptr %960, align 8
  %962 = fcmp une double %961, 0.000000e+00
  br i1 %962, label %1069, label %963

963:                                              ; preds = %957
  %964 = icmp slt i64 %959, %958
  br i1 %964, label %965, label %1067

965:                                              ; preds = %963
  %966 = load ptr, ptr %951, align 8
  %967 = getelementptr inbounds i32, ptr %966, i64 %958
  %968 = load i32, ptr %967, align 4
  %969 = getelementptr inbounds i32, ptr %966, i64 %959
  store i32 %968, ptr %969, align 4
  br i1 %803, label %970, label %984

970:                                              ; preds = %965
  br i1 %954, label %971, label %992

971:                                              ; preds = %992, %970
  %972 = phi i64 [ 0, %970 ], [ %1018, %992 ]
  br i1 %956, label %984, label %973

973:                                              ; preds = %971, %973
  %974 = phi i64 [ %981, %973 ], [ %972, %971 ]
  %975 = phi i64 [ %982, %973 ], [ 0, %971 ]
  %976 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 48, i64 %491, i64 %974
  %977 = load ptr, ptr %976, align 8
  %978 = getelementptr inbounds double, ptr %977, i64 %958
  %979 = load double, ptr %978, align 8
  %980 = getelementptr inbounds double, ptr %977, i64 %959
  store double %979, ptr %980, align 8
  %981 = add nuw nsw i64 %974, 1
  %982 = add i64 %975, 1
  %983 = icmp eq i64 %982, %953
  br i1 %983, label %984, label %973

984:                                              ; preds = %971, %973, %965
  %985 = load i64, ptr %952, align 8
  %986 = icmp sgt i64 %985, 0
  br i1 %986, label %987, label %1035

987:                                              ; preds = %984
  %988 = and i64 %985, 3
  %989 = icmp ult i64 %985, 4
  br i1 %989, label %1021, label %990

990:                                              ; preds = %987
  %991 = and i64 %985, -4
  br label %1038

992:                                              ; preds = %970, %992
  %993 = phi i64 [ %1018, %992 ], [ 0, %970 ]
  %994 = phi i64 [ %1019, %992 ], [ 0, %970 ]
  %995 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 48, i64 %491, i64 %993
  %996 = load ptr, ptr %995, align 8
  %997 = getelementptr inbounds double, ptr %996, i64 %958
  %998 = load double, ptr %997, align 8
  %999 = getelementptr inbounds double, ptr %996, i64 %959
  store double %998, ptr %999, align 8
  %1000 = or i64 %993, 1
  %1001 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 48, i64 %491, i64 %1000
  %1002 = load ptr, ptr %1001, align 8
  %1003 = getelementptr inbounds double, ptr %1002, i64 %958
  %1004 = load double, ptr %1003, align 8
  %1005 = getelementptr inbounds double, ptr %1002, i64 %959
  store double %1004, ptr %1005, align 8
  %1006 = or i64 %993, 2
  %1007 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 48, i64 %491, i64 %1006
  %1008 = load ptr, ptr %1007, align 8
  %1009 = getelementptr inbounds double, ptr %1008, i64 %958
  %1010 = load double, ptr %1009, align 8
  %1011 = getelementptr inbounds double, ptr %1008, i64 %959
  store double %1010, ptr %1011, align 8
  %1012 = or i64 %993, 3
  %1013 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 48, i64 %491, i64 %1012
  %1014 = load ptr, ptr %1013, align 8
  %1015 = getelementptr inbounds double, ptr %1014, i64 %958
  %1016 = load double, ptr %1015, align 8
  %1017 = getelementptr inbounds double, ptr %1014, i64 %959
  store double %1016, ptr %1017, align 8
  %1018 = add nuw nsw i64 %993, 4
  %1019 = add i64 %994, 4
  %1020 = icmp eq i64 %1019, %955
  br i1 %1020, label %971, label %992

1021:                                             ; preds = %1038, %987
  %1022 = phi i64 [ 0, %987 ], [ %1064, %1038 ]
  %1023 = icmp eq i64 %988, 0
  br i1 %1023, label %1035, label %1024

1024:                                             ; preds = %1021, %1024
  %1025 = phi i64 [ %1032, %1024 ], [ %1022, %1021 ]
  %1026 = phi i64 [ %1033, %1024 ], [ 0, %1021 ]
  %1027 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 49, i64 %491, i64 %1025
  %1028 = load ptr, ptr %1027, align 8
  %1029 = getelementptr inbounds double, ptr %1028, i64 %958
  %1030 = load double, ptr %1029, align 8
  %1031 = getelementptr inbounds double, ptr %1028, i64 %959
  store double %1030, ptr %1031, align 8
  %1032 = add nuw nsw i64 %1025, 1
  %1033 = add i64 %1026, 1
  %1034 = icmp eq i64 %1033, %988
  br i1 %1034, label %1035, label %1024

1035:                                             ; preds = %1021, %1024, %984
  %1036 = load double, ptr %960, align 8
  %1037 = getelementptr inbounds double, ptr %502, i64 %959
  store double %1036, ptr %1037, align 8
  br label %1067

1038:                                             ; preds = %1038, %990
  %1039 = phi i64 [ 0, %990 ], [ %1064, %1038 ]
  %1040 = phi i64 [ 0, %990 ], [ %1065, %1038 ]
  %1041 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 49, i64 %491, i64 %1039
  %1042 = load ptr, ptr %1041, align 8
  %1043 = getelementptr inbounds double, ptr %1042, i64 %958
  %1044 = load double, ptr %1043, align 8
  %1045 = getelementptr inbounds double, ptr %1042, i64 %959
  store double %1044, ptr %1045, align 8
  %1046 = or i64 %1039, 1
  %1047 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 49, i64 %491, i64 %1046
  %1048 = load ptr, ptr %1047, align 8
  %1049 = getelementptr inbounds double, ptr %1048, i64 %958
  %1050 = load double, ptr %1049, align 8
  %1051 = getelementptr inbounds double, ptr %1048, i64 %959
  store double %1050, ptr %1051, align 8
  %1052 = or i64 %1039, 2
  %1053 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 49, i64 %491, i64 %1052
  %1054 = load ptr, ptr %1053, align 8
  %1055 = getelementptr inbounds double, ptr %1054, i64 %958
  %1056 = load double, ptr %1055, align 8
  %1057 = getelementptr inbounds double, ptr %1054, i64 %959
  store double %1056, ptr %1057, align 8
  %1058 = or i64 %1039, 3
  %1059 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 49, i64 %491, i64 %1058
  %1060 = load ptr, ptr %1059, align 8
  %1061 = getelementptr inbounds double, ptr %1060, i64 %958
  %1062 = load double, ptr %1061, align 8
  %1063 = getelementptr inbounds double, ptr %1060, i64 %959
  store double %1062, ptr %1063, align 8
  %1064 = add nuw nsw i64 %1039, 4
  %1065 = add i64 %1040, 4
  %1066 = icmp eq i64 %1065, %991
  br i1 %1066, label %1021, label %1038

1067:                                             ; preds = %1035, %963
  %1068 = add nsw i64 %959, 1
  br label %1069

1069:                                             ; preds = %1067, %957
  %1070 = phi i64 [ %959, %957 ], [ %1068, %1067 ]
  %1071 = add nuw nsw i64 %958, 1
  %1072 = icmp eq i64 %1071, %504
  br i1 %1072, label %1073, label %957

1073:                                             ; preds = %1069
  store i64 %1070, ptr %503, align 8
  %1074 = icmp eq i64 %1070, 0
  br i1 %1074, label %1329, label %1075

1075:                                             ; preds = %1073, %809
  %1076 = phi i64 [ 1, %1073 ], [ %490, %809 ]
  %1077 = getelementptr inbounds [16 x i64], ptr %6, i64 0, i64 %491
  store i64 %810, ptr %1077, align 8
  %1078 = add nsw i64 %810, %492
  br label %1079

1079:                                             ; preds = %1075, %499
  %1080 = phi i64 [ %1078, %1075 ], [ 0, %499 ]
  %1081 = phi i64 [ %1076, %1075 ], [ %490, %499 ]
  %1082 = add nuw nsw i64 %491, 1
  %1083 = icmp eq i64 %1082, %187
  br i1 %1083, label %1084, label %489

1084:                                             ; preds = %1079
  %1085 = add nuw nsw i64 %237, 1
  %1086 = icmp eq i64 %1081, 0
  %1087 = icmp ugt i64 %237, 2
  %1088 = select i1 %1086, i1 true, i1 %1087
  br i1 %1088, label %1089, label %235

1089:                                             ; preds = %1084, %207
  %1090 = phi ptr [ %213, %207 ], [ %224, %1084 ]
  %1091 = phi ptr [ %212, %207 ], [ %222, %1084 ]
  %1092 = phi ptr [ %211, %207 ], [ %218, %1084 ]
  %1093 = phi ptr [ %210, %207 ], [ %217, %1084 ]
  %1094 = phi ptr [ %209, %207 ], [ %216, %1084 ]
  %1095 = phi ptr [ %208, %207 ], [ %215, %1084 ]
  %1096 = load i64, ptr %1095, align 8
  %1097 = icmp sgt i64 %1096, 0
  br i1 %1097, label %1098, label %1143

1098:                                             ; preds = %1089
  %1099 = icmp ult i64 %187, 10
  %1100 = and i64 %187, -4
  %1101 = icmp eq i64 %187, %1100
  %1102 = and i64 %187, 3
  %1103 = icmp eq i64 %1102, 0
  br label %1104

1104:                                             ; preds = %1098, %1307
  %1105 = phi i64 [ %1308, %1307 ], [ 0, %1098 ]
  %1106 = shl i64 %1105, 7
  %1107 = add i64 %28, %1106
  br i1 %192, label %1108, label %1307

1108:                                             ; preds = %1104
  %1109 = load i64, ptr %188, align 8
  %1110 = add nsw i64 %1109, %1105
  br i1 %1099, label %1127, label %1111

1111:                                             ; preds = %1108
  %1112 = shl nsw i64 %1110, 7
  %1113 = add i64 %29, %1112
  %1114 = sub i64 %1107, %1113
  %1115 = icmp ult i64 %1114, 32
  br i1 %1115, label %1127, label %1116

1116:                                             ; preds = %1111, %1116
  %1117 = phi i64 [ %1124, %1116 ], [ 0, %1111 ]
  %1118 = getelementptr inbounds [16 x double], ptr %16, i64 %1110, i64 %1117
  %1119 = load <2 x double>, ptr %1118, align 8
  %1120 = getelementptr inbounds double, ptr %1118, i64 2
  %1121 = load <2 x double>, ptr %1120, align 8
  %1122 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %1105, i64 %1117
  store <2 x double> %1119, ptr %1122, align 8
  %1123 = getelementptr inbounds double, ptr %1122, i64 2
  store <2 x double> %1121, ptr %1123, align 8
  %1124 = add nuw i64 %1117, 4
  %1125 = icmp eq i64 %1124, %1100
  br i1 %1125, label %1126, label %1116

1126:                                             ; preds = %1116
  br i1 %1101, label %1307, label %1127

1127:                                             ; preds = %1111, %1108, %1126
  %1128 = phi i64 [ 0, %1111 ], [ 0, %1108 ], [ %1100, %1126 ]
  %1129 = xor i64 %1128, -1
  %1130 = add i64 %187, %1129
  br i1 %1103, label %1140, label %1131

1131:                                             ; preds = %1127, %1131
  %1132 = phi i64 [ %1137, %1131 ], [ %1128, %1127 ]
  %1133 = phi i64 [ %1138, %1131 ], [ 0, %1127 ]
  %1134 = getelementptr inbounds [16 x double], ptr %16, i64 %1110, i64 %1132
  %1135 = load double, ptr %1134, align 8
  %1136 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %1105, i64 %1132
  store double %1135, ptr %1136, align 8
  %1137 = add nuw nsw i64 %1132, 1
  %1138 = add i64 %1133, 1
  %1139 = icmp eq i64 %1138, %1102
  br i1 %1139, label %1140, label %1131

1140:                                             ; preds = %1131, %1127
  %1141 = phi i64 [ %1128, %1127 ], [ %1137, %1131 ]
  %1142 = icmp ult i64 %1130, 3
  br i1 %1142, label %1307, label %1310

1143:                                             ; preds = %1307, %1089
  %1144 = load i64, ptr %43, align 8
  %1145 = load i64, ptr %190, align 8
  %1146 = icmp sgt i64 %1145, 0
  br i1 %1146, label %1147, label %1246

1147:                                             ; preds = %1143
  %1148 = getelementptr inbounds %struct.Problem, ptr %188, i64 0, i32 10
  %1149 = load ptr, ptr %1148, align 8
  %1150 = getelementptr inbounds %struct.Problem, ptr %188, i64 0, i32 11
  %1151 = icmp sgt i64 %1144, 0
  %1152 = load i64, ptr %1149, align 8
  %1153 = and i64 %1144, 1
  %1154 = icmp eq i64 %1144, 1
  %1155 = and i64 %1144, -2
  %1156 = icmp eq i64 %1153, 0
  br label %1159

1157:                                             ; preds = %1177, %1159
  %1158 = icmp eq i64 %1163, %1145
  br i1 %1158, label %1246, label %1159

1159:                                             ; preds = %1157, %1147
  %1160 = phi i64 [ %1152, %1147 ], [ %1165, %1157 ]
  %1161 = phi i64 [ 0, %1147 ], [ %1163, %1157 ]
  %1162 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %1161
  store double 0.000000e+00, ptr %1162, align 8
  %1163 = add nuw nsw i64 %1161, 1
  %1164 = getelementptr inbounds i64, ptr %1149, i64 %1163
  %1165 = load i64, ptr %1164, align 8
  %1166 = icmp slt i64 %1160, %1165
  br i1 %1166, label %1167, label %1157

1167:                                             ; preds = %1159
  %1168 = load ptr, ptr %1150, align 8
  %1169 = load ptr, ptr %1092, align 8
  br label %1170

1170:                                             ; preds = %1177, %1167
  %1171 = phi double [ 0.000000e+00, %1167 ], [ %1178, %1177 ]
  %1172 = phi i64 [ %1160, %1167 ], [ %1179, %1177 ]
  %1173 = getelementptr inbounds i64, ptr %1168, i64 %1172
  %1174 = load i64, ptr %1173, align 8
  %1175 = mul nsw i64 %1174, %1144
  %1176 = getelementptr inbounds double, ptr %1169, i64 %1175
  br i1 %1151, label %1181, label %1177

1177:                                             ; preds = %1242, %1170
  %1178 = phi double [ %1171, %1170 ], [ %1243, %1242 ]
  %1179 = add nsw i64 %1172, 1
  %1180 = icmp eq i64 %1179, %1165
  br i1 %1180, label %1157, label %1170

1181:                                             ; preds = %1170, %1242
  %1182 = phi double [ %1243, %1242 ], [ %1171, %1170 ]
  %1183 = phi i64 [ %1244, %1242 ], [ 0, %1170 ]
  %1184 = getelementptr inbounds double, ptr %1176, i64 %1183
  %1185 = load double, ptr %1184, align 8
  %1186 = fcmp ogt double %1185, 0.000000e+00
  br i1 %1186, label %1187, label %1242

1187:                                             ; preds = %1181
  %1188 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 40, i64 %1174, i64 %1183
  %1189 = load double, ptr %1188, align 8
  %1190 = fdiv double %1189, %1185
  br i1 %1154, label %1191, label %1209

1191:                                             ; preds = %1236, %1187
  %1192 = phi double [ undef, %1187 ], [ %1237, %1236 ]
  %1193 = phi i64 [ 0, %1187 ], [ %1238, %1236 ]
  %1194 = phi double [ %1190, %1187 ], [ %1237, %1236 ]
  br i1 %1156, label %1206, label %1195

1195:                                             ; preds = %1191
  %1196 = icmp eq i64 %1193, %1183
  br i1 %1196, label %1206, label %1197

1197:                                             ; preds = %1195
  %1198 = getelementptr inbounds double, ptr %1176, i64 %1193
  %1199 = load double, ptr %1198, align 8
  %1200 = fcmp ogt double %1199, 0.000000e+00
  br i1 %1200, label %1201, label %1206

1201:                                             ; preds = %1197
  %1202 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %1174, i64 %1193
  %1203 = load double, ptr %1202, align 8
  %1204 = fdiv double %1203, %1199
  %1205 = fmul double %1194, %1204
  br label %1206

1206:                                             ; preds = %1195, %1197, %1201, %1191
  %1207 = phi double [ %1192, %1191 ], [ %1205, %1201 ], [ %1194, %1197 ], [ %1194, %1195 ]
  %1208 = fcmp ogt double %1207, %1182
  br i1 %1208, label %1241, label %1242

1209:                                             ; preds = %1187, %1236
  %1210 = phi i64 [ %1238, %1236 ], [ 0, %1187 ]
  %1211 = phi double [ %1237, %1236 ], [ %1190, %1187 ]
  %1212 = phi i64 [ %1239, %1236 ], [ 0, %1187 ]
  %1213 = icmp eq i64 %1210, %1183
  br i1 %1213, label %1223, label %1214

1214:                                             ; preds = %1209
  %1215 = getelementptr inbounds double, ptr %1176, i64 %1210
  %1216 = load double, ptr %1215, align 8
  %1217 = fcmp ogt double %1216, 0.000000e+00
  br i1 %1217, label %1218, label %1223

1218:                                             ; preds = %1214
  %1219 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %1174, i64 %1210
  %1220 = load double, ptr %1219, align 8
  %1221 = fdiv double %1220, %1216
  %1222 = fmul double %1211, %1221
  br label %1223

1223:                                             ; preds = %1218, %1214, %1209
  %1224 = phi double [ %1222, %1218 ], [ %1211, %1214 ], [ %1211, %1209 ]
  %1225 = or i64 %1210, 1
  %1226 = icmp eq i64 %1225, %1183
  br i1 %1226, label %1236, label %1227

1227:                                             ; preds = %1223
  %1228 = getelementptr inbounds double, ptr %1176, i64 %1225
  %1229 = load double, ptr %1228, align 8
  %1230 = fcmp ogt double %1229, 0.000000e+00
  br i1 %1230, label %1231, label %1236

1231:                                             ; preds = %1227
  %1232 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %1174, i64 %1225
  %1233 = load double, ptr %1232, align 8
  %1234 = fdiv double %1233, %1229
  %1235 = fmul double %1224, %1234
  br label %1236

1236:                                             ; preds = %1231, %1227, %1223
  %1237 = phi double [ %1235, %1231 ], [ %1224, %1227 ], [ %1224, %1223 ]
  %1238 = add nuw nsw i64 %1210, 2
  %1239 = add i64 %1212, 2
  %1240 = icmp eq i64 %1239, %1155
  br i1 %1240, label %1191, label %1209

1241:                                             ; preds = %1206
  store double %1207, ptr %1162, align 8
  br label %1242

1242:                                             ; preds = %1241, %1206, %1181
  %1243 = phi double [ %1182, %1206 ], [ %1207, %1241 ], [ %1182, %1181 ]
  %1244 = add nuw nsw i64 %1183, 1
  %1245 = icmp eq i64 %1244, %1144
  br i1 %1245, label %1177, label %1181

1246:                                             ; preds = %1157, %1143
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %5)
  %1247 = load i64, ptr %188, align 8
  %1248 = add nsw i64 %1247, %1096
  %1249 = icmp sgt i64 %1248, 0
  br i1 %1249, label %1250, label %1304

1250:                                             ; preds = %1246
  %1251 = load ptr, ptr %1091, align 8
  %1252 = icmp sgt i64 %1144, 0
  %1253 = and i64 %1144, 3
  %1254 = icmp ult i64 %1144, 4
  %1255 = and i64 %1144, -4
  %1256 = icmp eq i64 %1253, 0
  br label %1257

1257:                                             ; preds = %1279, %1250
  %1258 = phi i64 [ 0, %1250 ], [ %1280, %1279 ]
  %1259 = getelementptr inbounds double, ptr %1251, i64 %1258
  %1260 = load double, ptr %1259, align 8
  %1261 = getelementptr inbounds [1024 x double], ptr %5, i64 0, i64 %1258
  store double %1260, ptr %1261, align 8
  br i1 %1252, label %1262, label %1279

1262:                                             ; preds = %1257
  br i1 %1254, label %1263, label %1282

1263:                                             ; preds = %1282, %1262
  %1264 = phi double [ undef, %1262 ], [ %1300, %1282 ]
  %1265 = phi double [ %1260, %1262 ], [ %1300, %1282 ]
  %1266 = phi i64 [ 0, %1262 ], [ %1301, %1282 ]
  br i1 %1256, label %1277, label %1267

1267:                                             ; preds = %1263, %1267
  %1268 = phi double [ %1273, %1267 ], [ %1265, %1263 ]
  %1269 = phi i64 [ %1274, %1267 ], [ %1266, %1263 ]
  %1270 = phi i64 [ %1275, %1267 ], [ 0, %1263 ]
  %1271 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 42, i64 %1258, i64 %1269
  %1272 = load double, ptr %1271, align 8
  %1273 = fmul double %1268, %1272
  %1274 = add nuw nsw i64 %1269, 1
  %1275 = add i64 %1270, 1
  %1276 = icmp eq i64 %1275, %1253
  br i1 %1276, label %1277, label %1267

1277:                                             ; preds = %1267, %1263
  %1278 = phi double [ %1264, %1263 ], [ %1273, %1267 ]
  store double %1278, ptr %1261, align 8
  br label %1279

1279:                                             ; preds = %1277, %1257
  %1280 = add nuw nsw i64 %1258, 1
  %1281 = icmp eq i64 %1280, %1248
  br i1 %1281, label %1304, label %1257

1282:                                             ; preds = %1262, %1282
  %1283 = phi double [ %1300, %1282 ], [ %1260, %1262 ]
  %1284 = phi i64 [ %1301, %1282 ], [ 0, %1262 ]
  %1285 = phi i64 [ %1302, %1282 ], [ 0, %1262 ]
  %1286 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 42, i64 %1258, i64 %1284
  %1287 = load double, ptr %1286, align 8
  %1288 = fmul double %1283, %1287
  %1289 = or i64 %1284, 1
  %1290 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 42, i64 %1258, i64 %1289
  %1291 = load double, ptr %1290, align 8
  %1292 = fmul double %1288, %1291
  %1293 = or i64 %1284, 2
  %1294 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 42, i64 %1258, i64 %1293
  %1295 = load double, ptr %1294, align 8
  %1296 = fmul double %1292, %1295
  %1297 = or i64 %1284, 3
  %1298 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 42, i64 %1258, i64 %1297
  %1299 = load double, ptr %1298, align 8
  %1300 = fmul double %1296, %1299
  %1301 = add nuw nsw i64 %1284, 4
  %1302 = add i64 %1285, 4
  %1303 = icmp eq i64 %1302, %1255
  br i1 %1303, label %1263, label %1282

1304:                                             ; preds = %1279, %1246
  %1305 = getelementptr inbounds double, ptr %5, i64 %1247
  %1306 = call fastcc double @judge(ptr noundef nonnull %188, ptr noundef nonnull %43, ptr noundef nonnull %5, ptr noundef nonnull %1305, ptr noundef nonnull %19)
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %5)
  br label %1329

1307:                                             ; preds = %1140, %1310, %1126, %1104
  %1308 = add nuw nsw i64 %1105, 1
  %1309 = icmp eq i64 %1308, %1096
  br i1 %1309, label %1143, label %1104

1310:                                             ; preds = %1140, %1310
  %1311 = phi i64 [ %1327, %1310 ], [ %1141, %1140 ]
  %1312 = getelementptr inbounds [16 x double], ptr %16, i64 %1110, i64 %1311
  %1313 = load double, ptr %1312, align 8
  %1314 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %1105, i64 %1311
  store double %1313, ptr %1314, align 8
  %1315 = add nuw nsw i64 %1311, 1
  %1316 = getelementptr inbounds [16 x double], ptr %16, i64 %1110, i64 %1315
  %1317 = load double, ptr %1316, align 8
  %1318 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %1105, i64 %1315
  store double %1317, ptr %1318, align 8
  %1319 = add nuw nsw i64 %1311, 2
  %1320 = getelementptr inbounds [16 x double], ptr %16, i64 %1110, i64 %1319
  %1321 = load double, ptr %1320, align 8
  %1322 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %1105, i64 %1319
  store double %1321, ptr %1322, align 8
  %1323 = add nuw nsw i64 %1311, 3
  %1324 = getelementptr inbounds [16 x double], ptr %16, i64 %1110, i64 %1323
  %1325 = load double, ptr %1324, align 8
  %1326 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %1105, i64 %1323
  store double %1325, ptr %1326, align 8
  %1327 = add nuw nsw i64 %1311, 4
  %1328 = icmp eq i64 %1327, %187
  br i1 %1328, label %1307, label %1310

1329:                                             ; preds = %1073, %766, %1304, %949
  %1330 = phi ptr [ %1090, %1304 ], [ %224, %949 ], [ %224, %766 ], [ %224, %1073 ]
  %1331 = phi ptr [ %1091, %1304 ], [ %222, %949 ], [ %222, %766 ], [ %222, %1073 ]
  %1332 = phi ptr [ %1092, %1304 ], [ %218, %949 ], [ %218, %766 ], [ %218, %1073 ]
  %1333 = phi ptr [ %1093, %1304 ], [ %217, %949 ], [ %217, %766 ], [ %217, %1073 ]
  %1334 = phi ptr [ %1094, %1304 ], [ %216, %949 ], [ %216, %766 ], [ %216, %1073 ]
  %1335 = phi ptr [ %1095, %1304 ], [ %215, %949 ], [ %215, %766 ], [ %215, %1073 ]
  %1336 = phi double [ %1306, %1304 ], [ 0x7FF0000000000000, %949 ], [ 0x7FF0000000000000, %766 ], [ 0x7FF0000000000000, %1073 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %6)
  %1337 = load double, ptr %41, align 8
  %1338 = load double, ptr %44, align 8
  %1339 = fsub double 1.000000e+00, %1338
  %1340 = fmul double %1337, %1339
  %1341 = fcmp ult double %1336, %1340
  br i1 %1341, label %1347, label %3802

1342:                                             ; preds = %182, %1342
  %1343 = phi i64 [ %1345, %1342 ], [ %183, %182 ]
  %1344 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %1343
  store i64 0, ptr %1344, align 8
  %1345 = add nuw nsw i64 %1343, 1
  %1346 = icmp eq i64 %1345, %38
  br i1 %1346, label %184, label %1342

1347:                                             ; preds = %1329
  %1348 = fcmp ogt double %1336, 0.000000e+00
  br i1 %1348, label %1349, label %1392

1349:                                             ; preds = %1347
  %1350 = bitcast double %1336 to i64
  %1351 = lshr i64 %1350, 52
  %1352 = and i64 %1351, 2047
  %1353 = and i64 %1350, 4503599627370495
  %1354 = or i64 %1353, 4607182418800017408
  %1355 = bitcast i64 %1354 to double
  %1356 = fcmp ogt double %1355, 0x3FF6A09E667F3BCD
  %1357 = fmul double %1355, 5.000000e-01
  %1358 = select i1 %1356, double %1357, double %1355
  %1359 = select i1 %1356, i64 -1022, i64 -1023
  %1360 = add nsw i64 %1359, %1352
  %1361 = fadd double %1358, -1.000000e+00
  %1362 = fadd double %1358, 1.000000e+00
  %1363 = fdiv double %1361, %1362
  %1364 = fmul double %1363, %1363
  %1365 = fmul double %1364, 0x3FA8618618618618
  %1366 = fadd double %1365, 0x3FAAF286BCA1AF28
  %1367 = fmul double %1364, %1366
  %1368 = fadd double %1367, 0x3FAE1E1E1E1E1E1E
  %1369 = fmul double %1364, %1368
  %1370 = fadd double %1369, 0x3FB1111111111111
  %1371 = fmul double %1364, %1370
  %1372 = fadd double %1371, 0x3FB3B13B13B13B14
  %1373 = fmul double %1364, %1372
  %1374 = fadd double %1373, 0x3FB745D1745D1746
  %1375 = fmul double %1364, %1374
  %1376 = fadd double %1375, 0x3FBC71C71C71C71C
  %1377 = fmul double %1364, %1376
  %1378 = fadd double %1377, 0x3FC2492492492492
  %1379 = fmul double %1364, %1378
  %1380 = fadd double %1379, 2.000000e-01
  %1381 = fmul double %1364, %1380
  %1382 = fadd double %1381, 0x3FD5555555555555
  %1383 = fmul double %1364, %1382
  %1384 = fadd double %1383, 1.000000e+00
  %1385 = fmul double %1363, 2.000000e+00
  %1386 = fmul double %1385, %1384
  %1387 = sitofp i64 %1360 to double
  %1388 = fmul double %1387, 0x3FE62E42FEFA39EF
  %1389 = fadd double %1388, %1386
  %1390 = fcmp ogt double %1389, %40
  br i1 %1390, label %1391, label %1392

1391:                                             ; preds = %1349
  br label %1392

1392:                                             ; preds = %1391, %1349, %1347
  %1393 = phi double [ %1389, %1391 ], [ %40, %1349 ], [ %40, %1347 ]
  br i1 %169, label %1394, label %3080

1394:                                             ; preds = %1392
  %1395 = and i64 %38, 3
  %1396 = icmp ult i64 %38, 4
  br i1 %1396, label %1399, label %1397

1397:                                             ; preds = %1394
  %1398 = and i64 %38, -4
  br label %1418

1399:                                             ; preds = %1418, %1394
  %1400 = phi double [ undef, %1394 ], [ %1440, %1418 ]
  %1401 = phi i64 [ 0, %1394 ], [ %1441, %1418 ]
  %1402 = phi double [ 1.000000e+00, %1394 ], [ %1440, %1418 ]
  %1403 = icmp eq i64 %1395, 0
  br i1 %1403, label %1415, label %1404

1404:                                             ; preds = %1399, %1404
  %1405 = phi i64 [ %1412, %1404 ], [ %1401, %1399 ]
  %1406 = phi double [ %1411, %1404 ], [ %1402, %1399 ]
  %1407 = phi i64 [ %1413, %1404 ], [ 0, %1399 ]
  %1408 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %1405
  %1409 = load i64, ptr %1408, align 8
  %1410 = sitofp i64 %1409 to double
  %1411 = fmul double %1406, %1410
  %1412 = add nuw nsw i64 %1405, 1
  %1413 = add i64 %1407, 1
  %1414 = icmp eq i64 %1413, %1395
  br i1 %1414, label %1415, label %1404

1415:                                             ; preds = %1404, %1399
  %1416 = phi double [ %1400, %1399 ], [ %1411, %1404 ]
  %1417 = fcmp ogt double %1416, 3.200000e+01
  br i1 %1417, label %1444, label %3076

1418:                                             ; preds = %1418, %1397
  %1419 = phi i64 [ 0, %1397 ], [ %1441, %1418 ]
  %1420 = phi double [ 1.000000e+00, %1397 ], [ %1440, %1418 ]
  %1421 = phi i64 [ 0, %1397 ], [ %1442, %1418 ]
  %1422 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %1419
  %1423 = load i64, ptr %1422, align 8
  %1424 = sitofp i64 %1423 to double
  %1425 = fmul double %1420, %1424
  %1426 = or i64 %1419, 1
  %1427 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %1426
  %1428 = load i64, ptr %1427, align 8
  %1429 = sitofp i64 %1428 to double
  %1430 = fmul double %1425, %1429
  %1431 = or i64 %1419, 2
  %1432 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %1431
  %1433 = load i64, ptr %1432, align 8
  %1434 = sitofp i64 %1433 to double
  %1435 = fmul double %1430, %1434
  %1436 = or i64 %1419, 3
  %1437 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %1436
  %1438 = load i64, ptr %1437, align 8
  %1439 = sitofp i64 %1438 to double
  %1440 = fmul double %1435, %1439
  %1441 = add nuw nsw i64 %1419, 4
  %1442 = add i64 %1421, 4
  %1443 = icmp eq i64 %1442, %1398
  br i1 %1443, label %1399, label %1418

1444:                                             ; preds = %1415
  %1445 = load i64, ptr %43, align 8
  %1446 = icmp slt i64 %1445, 1
  br i1 %1446, label %1461, label %1447

1447:                                             ; preds = %1444
  %1448 = icmp ult i64 %1445, 4
  br i1 %1448, label %1459, label %1449

1449:                                             ; preds = %1447
  %1450 = and i64 %1445, -4
  br label %1451

1451:                                             ; preds = %1451, %1449
  %1452 = phi i64 [ 0, %1449 ], [ %1455, %1451 ]
  %1453 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %1452
  store <2 x i64> zeroinitializer, ptr %1453, align 8
  %1454 = getelementptr inbounds i64, ptr %1453, i64 2
  store <2 x i64> zeroinitializer, ptr %1454, align 8
  %1455 = add nuw i64 %1452, 4
  %1456 = icmp eq i64 %1455, %1450
  br i1 %1456, label %1457, label %1451

1457:                                             ; preds = %1451
  %1458 = icmp eq i64 %1445, %1450
  br i1 %1458, label %1461, label %1459

1459:                                             ; preds = %1447, %1457
  %1460 = phi i64 [ 0, %1447 ], [ %1450, %1457 ]
  br label %1471

1461:                                             ; preds = %1471, %1457, %1444
  %1462 = load i64, ptr %190, align 8
  %1463 = icmp sgt i64 %1462, 0
  br i1 %1463, label %1464, label %2098

1464:                                             ; preds = %1461
  %1465 = getelementptr inbounds %struct.Problem, ptr %188, i64 0, i32 8
  %1466 = load ptr, ptr %1465, align 8
  %1467 = getelementptr inbounds %struct.Goal, ptr %43, i64 0, i32 3
  %1468 = getelementptr inbounds %struct.Problem, ptr %188, i64 0, i32 10
  %1469 = getelementptr inbounds %struct.Problem, ptr %188, i64 0, i32 11
  %1470 = getelementptr inbounds %struct.Problem, ptr %188, i64 0, i32 20
  br label %1476

1471:                                             ; preds = %1459, %1471
  %1472 = phi i64 [ %1474, %1471 ], [ %1460, %1459 ]
  %1473 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %1472
  store i64 0, ptr %1473, align 8
  %1474 = add nuw nsw i64 %1472, 1
  %1475 = icmp eq i64 %1474, %1445
  br i1 %1475, label %1461, label %1471

1476:                                             ; preds = %2094, %1464
  %1477 = phi i64 [ 0, %1464 ], [ %2095, %2094 ]
  %1478 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 37, i64 %1477
  store i64 -1, ptr %1478, align 8
  %1479 = load i64, ptr %188, align 8
  %1480 = add nsw i64 %1479, %1477
  %1481 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %1480
  store double 0.000000e+00, ptr %1481, align 8
  %1482 = getelementptr inbounds i64, ptr %1466, i64 %1477
  %1483 = load i64, ptr %1482, align 8
  %1484 = load i64, ptr %1467, align 8
  %1485 = icmp sge i64 %1483, %1484
  %1486 = or i1 %1446, %1485
  br i1 %1486, label %1487, label %1489

1487:                                             ; preds = %1476
  %1488 = add nuw nsw i64 %1477, 1
  br label %2094

1489:                                             ; preds = %1476
  %1490 = load i64, ptr %43, align 8
  %1491 = load ptr, ptr %20, align 8
  %1492 = ptrtoint ptr %1491 to i64
  %1493 = load ptr, ptr %1468, align 8
  %1494 = getelementptr inbounds i64, ptr %1493, i64 %1477
  %1495 = add nuw nsw i64 %1477, 1
  %1496 = getelementptr inbounds i64, ptr %1493, i64 %1495
  %1497 = icmp sgt i64 %1490, 0
  %1498 = getelementptr %struct.Work, ptr %0, i64 0, i32 41, i64 %1477
  %1499 = shl i64 %1477, 3
  %1500 = getelementptr i8, ptr %27, i64 %1499
  %1501 = add i64 %1490, -1
  %1502 = and i64 %1490, 1
  %1503 = icmp eq i64 %1501, 0
  %1504 = and i64 %1490, -2
  %1505 = icmp eq i64 %1502, 0
  %1506 = and i64 %1490, 1
  %1507 = icmp eq i64 %1501, 0
  %1508 = and i64 %1490, -2
  %1509 = icmp eq i64 %1506, 0
  br label %1512

1510:                                             ; preds = %2076
  %1511 = icmp slt i64 %2078, 0
  br i1 %1511, label %2094, label %2081

1512:                                             ; preds = %2076, %1489
  %1513 = phi i64 [ 0, %1489 ], [ %2079, %2076 ]
  %1514 = phi i64 [ -1, %1489 ], [ %2078, %2076 ]
  %1515 = phi double [ 0xFFF0000000000000, %1489 ], [ %2077, %2076 ]
  %1516 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %1513
  %1517 = load i64, ptr %1516, align 8
  %1518 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 49, i64 %1513, i64 %1517
  %1519 = load ptr, ptr %1518, align 8
  %1520 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %1513
  %1521 = load i64, ptr %1520, align 8
  %1522 = icmp sgt i64 %1521, 0
  br i1 %1522, label %1523, label %1558

1523:                                             ; preds = %1512
  %1524 = ptrtoint ptr %1519 to i64
  %1525 = icmp ult i64 %1521, 4
  %1526 = sub i64 %1492, %1524
  %1527 = icmp ult i64 %1526, 32
  %1528 = select i1 %1525, i1 true, i1 %1527
  br i1 %1528, label %1541, label %1529

1529:                                             ; preds = %1523
  %1530 = and i64 %1521, -4
  br label %1531

1531:                                             ; preds = %1531, %1529
  %1532 = phi i64 [ 0, %1529 ], [ %1537, %1531 ]
  %1533 = getelementptr inbounds double, ptr %1519, i64 %1532
  store <2 x double> <double 1.000000e+00, double 1.000000e+00>, ptr %1533, align 8
  %1534 = getelementptr inbounds double, ptr %1533, i64 2
  store <2 x double> <double 1.000000e+00, double 1.000000e+00>, ptr %1534, align 8
  %1535 = getelementptr inbounds double, ptr %1491, i64 %1532
  store <2 x double> zeroinitializer, ptr %1535, align 8
  %1536 = getelementptr inbounds double, ptr %1535, i64 2
  store <2 x double> zeroinitializer, ptr %1536, align 8
  %1537 = add nuw i64 %1532, 4
  %1538 = icmp eq i64 %1537, %1530
  br i1 %1538, label %1539, label %1531

1539:                                             ; preds = %1531
  %1540 = icmp eq i64 %1521, %1530
  br i1 %1540, label %1558, label %1541

1541:                                             ; preds = %1523, %1539
  %1542 = phi i64 [ 0, %1523 ], [ %1530, %1539 ]
  %1543 = xor i64 %1542, -1
  %1544 = add i64 %1521, %1543
  %1545 = and i64 %1521, 3
  %1546 = icmp eq i64 %1545, 0
  br i1 %1546, label %1555, label %1547

1547:                                             ; preds = %1541, %1547
  %1548 = phi i64 [ %1552, %1547 ], [ %1542, %1541 ]
  %1549 = phi i64 [ %1553, %1547 ], [ 0, %1541 ]
  %1550 = getelementptr inbounds double, ptr %1519, i64 %1548
  store double 1.000000e+00, ptr %1550, align 8
  %1551 = getelementptr inbounds double, ptr %1491, i64 %1548
  store double 0.000000e+00, ptr %1551, align 8
  %1552 = add nuw nsw i64 %1548, 1
  %1553 = add i64 %1549, 1
  %1554 = icmp eq i64 %1553, %1545
  br i1 %1554, label %1555, label %1547

1555:                                             ; preds = %1547, %1541
  %1556 = phi i64 [ %1542, %1541 ], [ %1552, %1547 ]
  %1557 = icmp ult i64 %1544, 3
  br i1 %1557, label %1558, label %1588

1558:                                             ; preds = %1555, %1588, %1539, %1512
  %1559 = load i64, ptr %1494, align 8
  %1560 = load i64, ptr %1496, align 8
  %1561 = icmp slt i64 %1559, %1560
  br i1 %1561, label %1562, label %1603

1562:                                             ; preds = %1558
  %1563 = load ptr, ptr %1469, align 8
  %1564 = load ptr, ptr %1470, align 8
  %1565 = load ptr, ptr %1331, align 8
  %1566 = load ptr, ptr %1334, align 8
  %1567 = load i64, ptr %1335, align 8
  %1568 = add nsw i64 %1567, %1479
  %1569 = mul nsw i64 %1568, %1513
  %1570 = load ptr, ptr %1332, align 8
  %1571 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 19, i64 %1513
  %1572 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %1513
  %1573 = add i64 %1521, -1
  %1574 = and i64 %1521, 1
  %1575 = icmp eq i64 %1573, 0
  %1576 = and i64 %1521, -2
  %1577 = icmp eq i64 %1574, 0
  %1578 = icmp ult i64 %1521, 4
  %1579 = and i64 %1521, -4
  %1580 = icmp eq i64 %1521, %1579
  %1581 = and i64 %1521, 1
  %1582 = icmp eq i64 %1573, 0
  %1583 = and i64 %1521, -2
  %1584 = icmp eq i64 %1581, 0
  %1585 = icmp ult i64 %1521, 4
  %1586 = and i64 %1521, -4
  %1587 = icmp eq i64 %1521, %1586
  br label %1661

1588:                                             ; preds = %1555, %1588
  %1589 = phi i64 [ %1601, %1588 ], [ %1556, %1555 ]
  %1590 = getelementptr inbounds double, ptr %1519, i64 %1589
  store double 1.000000e+00, ptr %1590, align 8
  %1591 = getelementptr inbounds double, ptr %1491, i64 %1589
  store double 0.000000e+00, ptr %1591, align 8
  %1592 = add nuw nsw i64 %1589, 1
  %1593 = getelementptr inbounds double, ptr %1519, i64 %1592
  store double 1.000000e+00, ptr %1593, align 8
  %1594 = getelementptr inbounds double, ptr %1491, i64 %1592
  store double 0.000000e+00, ptr %1594, align 8
  %1595 = add nuw nsw i64 %1589, 2
  %1596 = getelementptr inbounds double, ptr %1519, i64 %1595
  store double 1.000000e+00, ptr %1596, align 8
  %1597 = getelementptr inbounds double, ptr %1491, i64 %1595
  store double 0.000000e+00, ptr %1597, align 8
  %1598 = add nuw nsw i64 %1589, 3
  %1599 = getelementptr inbounds double, ptr %1519, i64 %1598
  store double 1.000000e+00, ptr %1599, align 8
  %1600 = getelementptr inbounds double, ptr %1491, i64 %1598
  store double 0.000000e+00, ptr %1600, align 8
  %1601 = add nuw nsw i64 %1589, 4
  %1602 = icmp eq i64 %1601, %1521
  br i1 %1602, label %1558, label %1588

1603:                                             ; preds = %1963, %1558
  %1604 = phi i64 [ 0, %1558 ], [ %1965, %1963 ]
  br i1 %1522, label %1605, label %1989

1605:                                             ; preds = %1603
  %1606 = icmp ult i64 %1521, 8
  br i1 %1606, label %1643, label %1607

1607:                                             ; preds = %1605
  %1608 = shl i64 %1521, 3
  %1609 = getelementptr i8, ptr %1519, i64 %1608
  %1610 = getelementptr i8, ptr %1491, i64 %1608
  %1611 = icmp ult ptr %1519, %1610
  %1612 = icmp ult ptr %1491, %1609
  %1613 = and i1 %1611, %1612
  %1614 = icmp ult ptr %1519, %1500
  %1615 = icmp ult ptr %1498, %1609
  %1616 = and i1 %1614, %1615
  %1617 = or i1 %1613, %1616
  br i1 %1617, label %1643, label %1618

1618:                                             ; preds = %1607
  %1619 = and i64 %1521, -4
  %1620 = load double, ptr %1498, align 8
  %1621 = insertelement <2 x double> poison, double %1620, i64 0
  %1622 = shufflevector <2 x double> %1621, <2 x double> poison, <2 x i32> zeroinitializer
  br label %1623

1623:                                             ; preds = %1623, %1618
  %1624 = phi i64 [ 0, %1618 ], [ %1639, %1623 ]
  %1625 = getelementptr inbounds double, ptr %1491, i64 %1624
  %1626 = load <2 x double>, ptr %1625, align 8
  %1627 = getelementptr inbounds double, ptr %1625, i64 2
  %1628 = load <2 x double>, ptr %1627, align 8
  %1629 = fcmp olt <2 x double> %1626, %1622
  %1630 = fcmp olt <2 x double> %1628, %1622
  %1631 = select <2 x i1> %1629, <2 x double> %1626, <2 x double> %1622
  %1632 = select <2 x i1> %1630, <2 x double> %1628, <2 x double> %1622
  %1633 = getelementptr inbounds double, ptr %1519, i64 %1624
  %1634 = load <2 x double>, ptr %1633, align 8
  %1635 = getelementptr inbounds double, ptr %1633, i64 2
  %1636 = load <2 x double>, ptr %1635, align 8
  %1637 = fsub <2 x double> %1634, %1631
  %1638 = fsub <2 x double> %1636, %1632
  store <2 x double> %1637, ptr %1633, align 8
  store <2 x double> %1638, ptr %1635, align 8
  %1639 = add nuw i64 %1624, 4
  %1640 = icmp eq i64 %1639, %1619
  br i1 %1640, label %1641, label %1623

1641:                                             ; preds = %1623
  %1642 = icmp eq i64 %1521, %1619
  br i1 %1642, label %1989, label %1643

1643:                                             ; preds = %1607, %1605, %1641
  %1644 = phi i64 [ 0, %1607 ], [ 0, %1605 ], [ %1619, %1641 ]
  %1645 = or i64 %1644, 1
  %1646 = and i64 %1521, 1
  %1647 = icmp eq i64 %1646, 0
  br i1 %1647, label %1658, label %1648

1648:                                             ; preds = %1643
  %1649 = getelementptr inbounds double, ptr %1491, i64 %1644
  %1650 = load double, ptr %1649, align 8
  %1651 = load double, ptr %1498, align 8
  %1652 = fcmp olt double %1650, %1651
  %1653 = select i1 %1652, double %1650, double %1651
  %1654 = getelementptr inbounds double, ptr %1519, i64 %1644
  %1655 = load double, ptr %1654, align 8
  %1656 = fsub double %1655, %1653
  store double %1656, ptr %1654, align 8
  %1657 = or i64 %1644, 1
  br label %1658

1658:                                             ; preds = %1648, %1643
  %1659 = phi i64 [ %1644, %1643 ], [ %1657, %1648 ]
  %1660 = icmp eq i64 %1521, %1645
  br i1 %1660, label %1989, label %1968

1661:                                             ; preds = %1963, %1562
  %1662 = phi i64 [ 0, %1562 ], [ %1965, %1963 ]
  %1663 = phi i64 [ %1559, %1562 ], [ %1966, %1963 ]
  %1664 = getelementptr inbounds i64, ptr %1563, i64 %1663
  %1665 = load i64, ptr %1664, align 8
  %1666 = getelementptr inbounds double, ptr %1564, i64 %1663
  %1667 = load double, ptr %1666, align 8
  %1668 = add nsw i64 %1665, %1479
  %1669 = getelementptr inbounds double, ptr %1565, i64 %1668
  %1670 = load double, ptr %1669, align 8
  %1671 = fmul double %1667, %1670
  %1672 = add nsw i64 %1668, %1569
  %1673 = getelementptr inbounds i64, ptr %1566, i64 %1672
  %1674 = load i64, ptr %1673, align 8
  %1675 = icmp eq i64 %1674, 0
  br i1 %1675, label %1684, label %1676

1676:                                             ; preds = %1661
  %1677 = load ptr, ptr %1333, align 8
  %1678 = getelementptr inbounds ptr, ptr %1677, i64 %1513
  %1679 = load ptr, ptr %1678, align 8
  %1680 = getelementptr inbounds %struct.Table, ptr %1679, i64 0, i32 1
  %1681 = load ptr, ptr %1680, align 8
  %1682 = getelementptr inbounds ptr, ptr %1681, i64 %1674
  %1683 = load ptr, ptr %1682, align 8
  br label %1684

1684:                                             ; preds = %1676, %1661
  %1685 = phi ptr [ %1683, %1676 ], [ null, %1661 ]
  %1686 = mul nsw i64 %1665, %1490
  %1687 = getelementptr inbounds double, ptr %1570, i64 %1686
  br i1 %1497, label %1688, label %1737

1688:                                             ; preds = %1684
  br i1 %1503, label %1689, label %1715

1689:                                             ; preds = %1732, %1688
  %1690 = phi double [ undef, %1688 ], [ %1733, %1732 ]
  %1691 = phi i64 [ 0, %1688 ], [ %1734, %1732 ]
  %1692 = phi double [ %1671, %1688 ], [ %1733, %1732 ]
  br i1 %1505, label %1699, label %1693

1693:                                             ; preds = %1689
  %1694 = icmp eq i64 %1691, %1513
  br i1 %1694, label %1699, label %1695

1695:                                             ; preds = %1693
  %1696 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %1665, i64 %1691
  %1697 = load double, ptr %1696, align 8
  %1698 = fmul double %1692, %1697
  br label %1699

1699:                                             ; preds = %1693, %1695, %1689
  %1700 = phi double [ %1690, %1689 ], [ %1698, %1695 ], [ %1692, %1693 ]
  %1701 = load double, ptr %1687, align 8
  %1702 = fcmp ogt double %1701, 0.000000e+00
  br i1 %1702, label %1703, label %1704

1703:                                             ; preds = %1713, %1699
  br label %1831

1704:                                             ; preds = %1699, %1708
  %1705 = phi i64 [ %1706, %1708 ], [ 0, %1699 ]
  %1706 = add nuw nsw i64 %1705, 1
  %1707 = icmp eq i64 %1706, %1490
  br i1 %1707, label %1737, label %1708

1708:                                             ; preds = %1704
  %1709 = add nsw i64 %1706, %1686
  %1710 = getelementptr inbounds double, ptr %1570, i64 %1709
  %1711 = load double, ptr %1710, align 8
  %1712 = fcmp ogt double %1711, 0.000000e+00
  br i1 %1712, label %1713, label %1704

1713:                                             ; preds = %1708
  %1714 = icmp slt i64 %1706, %1490
  br i1 %1714, label %1703, label %1737

1715:                                             ; preds = %1688, %1732
  %1716 = phi i64 [ %1734, %1732 ], [ 0, %1688 ]
  %1717 = phi double [ %1733, %1732 ], [ %1671, %1688 ]
  %1718 = phi i64 [ %1735, %1732 ], [ 0, %1688 ]
  %1719 = icmp eq i64 %1716, %1513
  br i1 %1719, label %1724, label %1720

1720:                                             ; preds = %1715
  %1721 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %1665, i64 %1716
  %1722 = load double, ptr %1721, align 8
  %1723 = fmul double %1717, %1722
  br label %1724

1724:                                             ; preds = %1720, %1715
  %1725 = phi double [ %1723, %1720 ], [ %1717, %1715 ]
  %1726 = or i64 %1716, 1
  %1727 = icmp eq i64 %1726, %1513
  br i1 %1727, label %1732, label %1728

1728:                                             ; preds = %1724
  %1729 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %1665, i64 %1726
  %1730 = load double, ptr %1729, align 8
  %1731 = fmul double %1725, %1730
  br label %1732

1732:                                             ; preds = %1728, %1724
  %1733 = phi double [ %1731, %1728 ], [ %1725, %1724 ]
  %1734 = add nuw nsw i64 %1716, 2
  %1735 = add i64 %1718, 2
  %1736 = icmp eq i64 %1735, %1504
  br i1 %1736, label %1689, label %1715

1737:                                             ; preds = %1704, %1713, %1684
  %1738 = phi double [ %1700, %1713 ], [ %1671, %1684 ], [ %1700, %1704 ]
  %1739 = icmp eq ptr %1685, null
  br i1 %1739, label %1740, label %1760

1740:                                             ; preds = %1737
  br i1 %1522, label %1741, label %1963

1741:                                             ; preds = %1740
  br i1 %1578, label %1758, label %1742

1742:                                             ; preds = %1741
  %1743 = insertelement <2 x double> poison, double %1738, i64 0
  %1744 = shufflevector <2 x double> %1743, <2 x double> poison, <2 x i32> zeroinitializer
  %1745 = insertelement <2 x double> poison, double %1738, i64 0
  %1746 = shufflevector <2 x double> %1745, <2 x double> poison, <2 x i32> zeroinitializer
  br label %1747

1747:                                             ; preds = %1747, %1742
  %1748 = phi i64 [ 0, %1742 ], [ %1755, %1747 ]
  %1749 = getelementptr inbounds double, ptr %1519, i64 %1748
  %1750 = load <2 x double>, ptr %1749, align 8
  %1751 = getelementptr inbounds double, ptr %1749, i64 2
  %1752 = load <2 x double>, ptr %1751, align 8
  %1753 = fsub <2 x double> %1750, %1744
  %1754 = fsub <2 x double> %1752, %1746
  store <2 x double> %1753, ptr %1749, align 8
  store <2 x double> %1754, ptr %1751, align 8
  %1755 = add nuw i64 %1748, 4
  %1756 = icmp eq i64 %1755, %1579
  br i1 %1756, label %1757, label %1747

1757:                                             ; preds = %1747
  br i1 %1580, label %1963, label %1758

1758:                                             ; preds = %1741, %1757
  %1759 = phi i64 [ 0, %1741 ], [ %1579, %1757 ]
  br label %1795

1760:                                             ; preds = %1737
  br i1 %1522, label %1761, label %1963

1761:                                             ; preds = %1760
  %1762 = load ptr, ptr %1571, align 8
  %1763 = load ptr, ptr %1572, align 8
  br i1 %1575, label %1948, label %1764

1764:                                             ; preds = %1761, %1764
  %1765 = phi i64 [ %1792, %1764 ], [ 0, %1761 ]
  %1766 = phi i64 [ %1793, %1764 ], [ 0, %1761 ]
  %1767 = getelementptr inbounds i32, ptr %1763, i64 %1765
  %1768 = load i32, ptr %1767, align 4
  %1769 = sext i32 %1768 to i64
  %1770 = getelementptr inbounds i32, ptr %1762, i64 %1769
  %1771 = load i32, ptr %1770, align 4
  %1772 = sext i32 %1771 to i64
  %1773 = getelementptr inbounds double, ptr %1685, i64 %1772
  %1774 = load double, ptr %1773, align 8
  %1775 = fmul double %1738, %1774
  %1776 = getelementptr inbounds double, ptr %1519, i64 %1765
  %1777 = load double, ptr %1776, align 8
  %1778 = fsub double %1777, %1775
  store double %1778, ptr %1776, align 8
  %1779 = or i64 %1765, 1
  %1780 = getelementptr inbounds i32, ptr %1763, i64 %1779
  %1781 = load i32, ptr %1780, align 4
  %1782 = sext i32 %1781 to i64
  %1783 = getelementptr inbounds i32, ptr %1762, i64 %1782
  %1784 = load i32, ptr %1783, align 4
  %1785 = sext i32 %1784 to i64
  %1786 = getelementptr inbounds double, ptr %1685, i64 %1785
  %1787 = load double, ptr %1786, align 8
  %1788 = fmul double %1738, %1787
  %1789 = getelementptr inbounds double, ptr %1519, i64 %1779
  %1790 = load double, ptr %1789, align 8
  %1791 = fsub double %1790, %1788
  store double %1791, ptr %1789, align 8
  %1792 = add nuw nsw i64 %1765, 2
  %1793 = add i64 %1766, 2
  %1794 = icmp eq i64 %1793, %1576
  br i1 %1794, label %1948, label %1764

1795:                                             ; preds = %1758, %1795
  %1796 = phi i64 [ %1800, %1795 ], [ %1759, %1758 ]
  %1797 = getelementptr inbounds double, ptr %1519, i64 %1796
  %1798 = load double, ptr %1797, align 8
  %1799 = fsub double %1798, %1738
  store double %1799, ptr %1797, align 8
  %1800 = add nuw nsw i64 %1796, 1
  %1801 = icmp eq i64 %1800, %1521
  br i1 %1801, label %1963, label %1795

1802:                                             ; preds = %1885
  %1803 = getelementptr inbounds double, ptr %1687, i64 %1513
  %1804 = load double, ptr %1803, align 8
  %1805 = fmul double %1804, 0x3FEFFFFFFF768FA1
  %1806 = icmp eq ptr %1685, null
  br i1 %1806, label %1807, label %1827

1807:                                             ; preds = %1802
  br i1 %1522, label %1808, label %1963

1808:                                             ; preds = %1807
  br i1 %1585, label %1825, label %1809

1809:                                             ; preds = %1808
  %1810 = insertelement <2 x double> poison, double %1886, i64 0
  %1811 = shufflevector <2 x double> %1810, <2 x double> poison, <2 x i32> zeroinitializer
  %1812 = insertelement <2 x double> poison, double %1886, i64 0
  %1813 = shufflevector <2 x double> %1812, <2 x double> poison, <2 x i32> zeroinitializer
  br label %1814

1814:                                             ; preds = %1814, %1809
  %1815 = phi i64 [ 0, %1809 ], [ %1822, %1814 ]
  %1816 = getelementptr inbounds double, ptr %1491, i64 %1815
  %1817 = load <2 x double>, ptr %1816, align 8
  %1818 = getelementptr inbounds double, ptr %1816, i64 2
  %1819 = load <2 x double>, ptr %1818, align 8
  %1820 = fadd <2 x double> %1811, %1817
  %1821 = fadd <2 x double> %1813, %1819
  store <2 x double> %1820, ptr %1816, align 8
  store <2 x double> %1821, ptr %1818, align 8
  %1822 = add nuw i64 %1815, 4
  %1823 = icmp eq i64 %1822, %1586
  br i1 %1823, label %1824, label %1814

1824:                                             ; preds = %1814
  br i1 %1587, label %1963, label %1825

1825:                                             ; preds = %1808, %1824
  %1826 = phi i64 [ 0, %1808 ], [ %1586, %1824 ]
  br label %1924

1827:                                             ; preds = %1802
  br i1 %1522, label %1828, label %1963

1828:                                             ; preds = %1827
  %1829 = load ptr, ptr %1571, align 8
  %1830 = load ptr, ptr %1572, align 8
  br i1 %1582, label %1931, label %1889

1831:                                             ; preds = %1703, %1885
  %1832 = phi i64 [ %1887, %1885 ], [ 0, %1703 ]
  %1833 = phi double [ %1886, %1885 ], [ 0.000000e+00, %1703 ]
  %1834 = icmp eq i64 %1832, %1513
  br i1 %1834, label %1885, label %1835

1835:                                             ; preds = %1831
  %1836 = getelementptr inbounds double, ptr %1687, i64 %1832
  %1837 = load double, ptr %1836, align 8
  %1838 = fcmp ogt double %1837, 0.000000e+00
  br i1 %1838, label %1839, label %1885

1839:                                             ; preds = %1835
  %1840 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 40, i64 %1665, i64 %1832
  %1841 = load double, ptr %1840, align 8
  %1842 = fmul double %1671, %1841
  br i1 %1507, label %1843, label %1859

1843:                                             ; preds = %1880, %1839
  %1844 = phi double [ undef, %1839 ], [ %1881, %1880 ]
  %1845 = phi i64 [ 0, %1839 ], [ %1882, %1880 ]
  %1846 = phi double [ %1842, %1839 ], [ %1881, %1880 ]
  br i1 %1509, label %1855, label %1847

1847:                                             ; preds = %1843
  %1848 = icmp eq i64 %1845, %1513
  %1849 = icmp eq i64 %1845, %1832
  %1850 = select i1 %1848, i1 true, i1 %1849
  br i1 %1850, label %1855, label %1851

1851:                                             ; preds = %1847
  %1852 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %1665, i64 %1845
  %1853 = load double, ptr %1852, align 8
  %1854 = fmul double %1846, %1853
  br label %1855

1855:                                             ; preds = %1847, %1851, %1843
  %1856 = phi double [ %1844, %1843 ], [ %1854, %1851 ], [ %1846, %1847 ]
  %1857 = fcmp ogt double %1856, %1833
  %1858 = select i1 %1857, double %1856, double %1833
  br label %1885

1859:                                             ; preds = %1839, %1880
  %1860 = phi i64 [ %1882, %1880 ], [ 0, %1839 ]
  %1861 = phi double [ %1881, %1880 ], [ %1842, %1839 ]
  %1862 = phi i64 [ %1883, %1880 ], [ 0, %1839 ]
  %1863 = icmp eq i64 %1860, %1513
  %1864 = icmp eq i64 %1860, %1832
  %1865 = select i1 %1863, i1 true, i1 %1864
  br i1 %1865, label %1870, label %1866

1866:                                             ; preds = %1859
  %1867 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %1665, i64 %1860
  %1868 = load double, ptr %1867, align 8
  %1869 = fmul double %1861, %1868
  br label %1870

1870:                                             ; preds = %1866, %1859
  %1871 = phi double [ %1869, %1866 ], [ %1861, %1859 ]
  %1872 = or i64 %1860, 1
  %1873 = icmp eq i64 %1872, %1513
  %1874 = icmp eq i64 %1872, %1832
  %1875 = select i1 %1873, i1 true, i1 %1874
  br i1 %1875, label %1880, label %1876

1876:                                             ; preds = %1870
  %1877 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %1665, i64 %1872
  %1878 = load double, ptr %1877, align 8
  %1879 = fmul double %1871, %1878
  br label %1880

1880:                                             ; preds = %1876, %1870
  %1881 = phi double [ %1879, %1876 ], [ %1871, %1870 ]
  %1882 = add nuw nsw i64 %1860, 2
  %1883 = add i64 %1862, 2
  %1884 = icmp eq i64 %1883, %1508
  br i1 %1884, label %1843, label %1859

1885:                                             ; preds = %1855, %1835, %1831
  %1886 = phi double [ %1833, %1831 ], [ %1858, %1855 ], [ %1833, %1835 ]
  %1887 = add nuw nsw i64 %1832, 1
  %1888 = icmp eq i64 %1887, %1490
  br i1 %1888, label %1802, label %1831

1889:                                             ; preds = %1828, %1889
  %1890 = phi i64 [ %1921, %1889 ], [ 0, %1828 ]
  %1891 = phi i64 [ %1922, %1889 ], [ 0, %1828 ]
  %1892 = getelementptr inbounds i32, ptr %1830, i64 %1890
  %1893 = load i32, ptr %1892, align 4
  %1894 = sext i32 %1893 to i64
  %1895 = getelementptr inbounds i32, ptr %1829, i64 %1894
  %1896 = load i32, ptr %1895, align 4
  %1897 = sext i32 %1896 to i64
  %1898 = getelementptr inbounds double, ptr %1685, i64 %1897
  %1899 = load double, ptr %1898, align 8
  %1900 = fcmp olt double %1899, %1805
  %1901 = select i1 %1900, double %1700, double %1886
  %1902 = fmul double %1899, %1901
  %1903 = getelementptr inbounds double, ptr %1491, i64 %1890
  %1904 = load double, ptr %1903, align 8
  %1905 = fadd double %1904, %1902
  store double %1905, ptr %1903, align 8
  %1906 = or i64 %1890, 1
  %1907 = getelementptr inbounds i32, ptr %1830, i64 %1906
  %1908 = load i32, ptr %1907, align 4
  %1909 = sext i32 %1908 to i64
  %1910 = getelementptr inbounds i32, ptr %1829, i64 %1909
  %1911 = load i32, ptr %1910, align 4
  %1912 = sext i32 %1911 to i64
  %1913 = getelementptr inbounds double, ptr %1685, i64 %1912
  %1914 = load double, ptr %1913, align 8
  %1915 = fcmp olt double %1914, %1805
  %1916 = select i1 %1915, double %1700, double %1886
  %1917 = fmul double %1914, %1916
  %1918 = getelementptr inbounds double, ptr %1491, i64 %1906
  %1919 = load double, ptr %1918, align 8
  %1920 = fadd double %1919, %1917
  store double %1920, ptr %1918, align 8
  %1921 = add nuw nsw i64 %1890, 2
  %1922 = add i64 %1891, 2
  %1923 = icmp eq i64 %1922, %1583
  br i1 %1923, label %1931, label %1889

1924:                                             ; preds = %1825, %1924
  %1925 = phi i64 [ %1929, %1924 ], [ %1826, %1825 ]
  %1926 = getelementptr inbounds double, ptr %1491, i64 %1925
  %1927 = load double, ptr %1926, align 8
  %1928 = fadd double %1886, %1927
  store double %1928, ptr %1926, align 8
  %1929 = add nuw nsw i64 %1925, 1
  %1930 = icmp eq i64 %1929, %1521
  br i1 %1930, label %1963, label %1924

1931:                                             ; preds = %1889, %1828
  %1932 = phi i64 [ 0, %1828 ], [ %1921, %1889 ]
  br i1 %1584, label %1963, label %1933

1933:                                             ; preds = %1931
  %1934 = getelementptr inbounds i32, ptr %1830, i64 %1932
  %1935 = load i32, ptr %1934, align 4
  %1936 = sext i32 %1935 to i64
  %1937 = getelementptr inbounds i32, ptr %1829, i64 %1936
  %1938 = load i32, ptr %1937, align 4
  %1939 = sext i32 %1938 to i64
  %1940 = getelementptr inbounds double, ptr %1685, i64 %1939
  %1941 = load double, ptr %1940, align 8
  %1942 = fcmp olt double %1941, %1805
  %1943 = select i1 %1942, double %1700, double %1886
  %1944 = fmul double %1941, %1943
  %1945 = getelementptr inbounds double, ptr %1491, i64 %1932
  %1946 = load double, ptr %1945, align 8
  %1947 = fadd double %1946, %1944
  store double %1947, ptr %1945, align 8
  br label %1963

1948:                                             ; preds = %1764, %1761
  %1949 = phi i64 [ 0, %1761 ], [ %1792, %1764 ]
  br i1 %1577, label %1963, label %1950

1950:                                             ; preds = %1948
  %1951 = getelementptr inbounds i32, ptr %1763, i64 %1949
  %1952 = load i32, ptr %1951, align 4
  %1953 = sext i32 %1952 to i64
  %1954 = getelementptr inbounds i32, ptr %1762, i64 %1953
  %1955 = load i32, ptr %1954, align 4
  %1956 = sext i32 %1955 to i64
  %1957 = getelementptr inbounds double, ptr %1685, i64 %1956
  %1958 = load double, ptr %1957, align 8
  %1959 = fmul double %1738, %1958
  %1960 = getelementptr inbounds double, ptr %1519, i64 %1949
  %1961 = load double, ptr %1960, align 8
  %1962 = fsub double %1961, %1959
  store double %1962, ptr %1960, align 8
  br label %1963

1963:                                             ; preds = %1950, %1948, %1795, %1933, %1931, %1924, %1757, %1824, %1827, %1807, %1760, %1740
  %1964 = phi i64 [ 1, %1827 ], [ 0, %1807 ], [ 1, %1760 ], [ 0, %1740 ], [ 0, %1824 ], [ 0, %1757 ], [ 0, %1924 ], [ 1, %1931 ], [ 1, %1933 ], [ 0, %1795 ], [ 1, %1948 ], [ 1, %1950 ]
  %1965 = or i64 %1964, %1662
  %1966 = add nsw i64 %1663, 1
  %1967 = icmp eq i64 %1966, %1560
  br i1 %1967, label %1603, label %1661

1968:                                             ; preds = %1658, %1968
  %1969 = phi i64 [ %1987, %1968 ], [ %1659, %1658 ]
  %1970 = getelementptr inbounds double, ptr %1491, i64 %1969
  %1971 = load double, ptr %1970, align 8
  %1972 = load double, ptr %1498, align 8
  %1973 = fcmp olt double %1971, %1972
  %1974 = select i1 %1973, double %1971, double %1972
  %1975 = getelementptr inbounds double, ptr %1519, i64 %1969
  %1976 = load double, ptr %1975, align 8
  %1977 = fsub double %1976, %1974
  store double %1977, ptr %1975, align 8
  %1978 = add nuw nsw i64 %1969, 1
  %1979 = getelementptr inbounds double, ptr %1491, i64 %1978
  %1980 = load double, ptr %1979, align 8
  %1981 = load double, ptr %1498, align 8
  %1982 = fcmp olt double %1980, %1981
  %1983 = select i1 %1982, double %1980, double %1981
  %1984 = getelementptr inbounds double, ptr %1519, i64 %1978
  %1985 = load double, ptr %1984, align 8
  %1986 = fsub double %1985, %1983
  store double %1986, ptr %1984, align 8
  %1987 = add nuw nsw i64 %1969, 2
  %1988 = icmp eq i64 %1987, %1521
  br i1 %1988, label %1989, label %1968

1989:                                             ; preds = %1658, %1968, %1641, %1603
  %1990 = xor i64 %1560, -1
  %1991 = add i64 %1559, %1990
  %1992 = mul i64 %1991, %1521
  %1993 = load i64, ptr %1330, align 8
  %1994 = add i64 %1993, %1992
  store i64 %1994, ptr %1330, align 8
  %1995 = icmp eq i64 %1604, 0
  %1996 = icmp sgt i64 %1514, -1
  %1997 = select i1 %1995, i1 %1996, i1 false
  br i1 %1997, label %2076, label %1998

1998:                                             ; preds = %1989
  %1999 = load i64, ptr %1520, align 8
  %2000 = icmp sgt i64 %1999, 0
  br i1 %2000, label %2011, label %2001

2001:                                             ; preds = %2071, %1998
  %2002 = phi double [ 0.000000e+00, %1998 ], [ %2073, %2071 ]
  %2003 = phi double [ 0x7FF0000000000000, %1998 ], [ %2018, %2071 ]
  %2004 = sitofp i64 %1999 to double
  %2005 = fdiv double %2002, %2004
  %2006 = fcmp oge double %2003, 1.000000e-03
  %2007 = fcmp ogt double %2005, %1515
  %2008 = select i1 %2006, i1 %2007, i1 false
  %2009 = select i1 %2008, double %2005, double %1515
  %2010 = select i1 %2008, i64 %1513, i64 %1514
  br label %2076

2011:                                             ; preds = %1998, %2071
  %2012 = phi i64 [ %2074, %2071 ], [ 0, %1998 ]
  %2013 = phi double [ %2018, %2071 ], [ 0x7FF0000000000000, %1998 ]
  %2014 = phi double [ %2073, %2071 ], [ 0.000000e+00, %1998 ]
  %2015 = getelementptr inbounds double, ptr %1519, i64 %2012
  %2016 = load double, ptr %2015, align 8
  %2017 = fcmp olt double %2016, %2013
  %2018 = select i1 %2017, double %2016, double %2013
  %2019 = fcmp olt double %2016, 1.000000e-03
  br i1 %2019, label %2071, label %2020

2020:                                             ; preds = %2011
  %2021 = bitcast double %2016 to i64
  %2022 = mul i64 %2021, -7046029254386353131
  %2023 = lshr i64 %2022, 53
  %2024 = getelementptr inbounds [2048 x double], ptr %21, i64 0, i64 %2023
  %2025 = load double, ptr %2024, align 8
  %2026 = fcmp une double %2025, %2016
  br i1 %2026, label %2030, label %2027

2027:                                             ; preds = %2020
  %2028 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 51, i32 1, i64 %2023
  %2029 = load double, ptr %2028, align 8
  br label %2071

2030:                                             ; preds = %2020
  store double %2016, ptr %2024, align 8
  %2031 = lshr i64 %2021, 52
  %2032 = and i64 %2031, 2047
  %2033 = and i64 %2021, 4503599627370495
  %2034 = or i64 %2033, 4607182418800017408
  %2035 = bitcast i64 %2034 to double
  %2036 = fcmp ogt double %2035, 0x3FF6A09E667F3BCD
  %2037 = fmul double %2035, 5.000000e-01
  %2038 = select i1 %2036, double %2037, double %2035
  %2039 = select i1 %2036, i64 -1022, i64 -1023
  %2040 = add nsw i64 %2039, %2032
  %2041 = fadd double %2038, -1.000000e+00
  %2042 = fadd double %2038, 1.000000e+00
  %2043 = fdiv double %2041, %2042
  %2044 = fmul double %2043, %2043
  %2045 = fmul double %2044, 0x3FA8618618618618
  %2046 = fadd double %2045, 0x3FAAF286BCA1AF28
  %2047 = fmul double %2044, %2046
  %2048 = fadd double %2047, 0x3FAE1E1E1E1E1E1E
  %2049 = fmul double %2044, %2048
  %2050 = fadd double %2049, 0x3FB1111111111111
  %2051 = fmul double %2044, %2050
  %2052 = fadd double %2051, 0x3FB3B13B13B13B14
  %2053 = fmul double %2044, %2052
  %2054 = fadd double %2053, 0x3FB745D1745D1746
  %2055 = fmul double %2044, %2054
  %2056 = fadd double %2055, 0x3FBC71C71C71C71C
  %2057 = fmul double %2044, %2056
  %2058 = fadd double %2057, 0x3FC2492492492492
  %2059 = fmul double %2044, %2058
  %2060 = fadd double %2059, 2.000000e-01
  %2061 = fmul double %2044, %2060
  %2062 = fadd double %2061, 0x3FD5555555555555
  %2063 = fmul double %2044, %2062
  %2064 = fadd double %2063, 1.000000e+00
  %2065 = fmul double %2043, 2.000000e+00
  %2066 = fmul double %2065, %2064
  %2067 = sitofp i64 %2040 to double
  %2068 = fmul double %2067, 0x3FE62E42FEFA39EF
  %2069 = fadd double %2068, %2066
  %2070 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 51, i32 1, i64 %2023
  store double %2069, ptr %2070, align 8
  br label %2071

2071:                                             ; preds = %2030, %2027, %2011
  %2072 = phi double [ -7.000000e+00, %2011 ], [ %2029, %2027 ], [ %2069, %2030 ]
  store double %2072, ptr %2015, align 8
  %2073 = fadd double %2014, %2072
  %2074 = add nuw nsw i64 %2012, 1
  %2075 = icmp eq i64 %2074, %1999
  br i1 %2075, label %2001, label %2011

2076:                                             ; preds = %2001, %1989
  %2077 = phi double [ %2009, %2001 ], [ %1515, %1989 ]
  %2078 = phi i64 [ %2010, %2001 ], [ %1514, %1989 ]
  %2079 = add nuw nsw i64 %1513, 1
  %2080 = icmp eq i64 %2079, %1445
  br i1 %2080, label %1510, label %1512

2081:                                             ; preds = %1510
  %2082 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %2078
  %2083 = load i64, ptr %2082, align 8
  %2084 = load i64, ptr %1496, align 8
  %2085 = xor i64 %2084, -1
  %2086 = load i64, ptr %1494, align 8
  %2087 = add i64 %2086, %2085
  %2088 = mul i64 %2087, %2083
  %2089 = add i64 %2088, %1994
  store i64 %2089, ptr %1330, align 8
  store i64 %2078, ptr %1478, align 8
  %2090 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %2078
  %2091 = load i64, ptr %2090, align 8
  %2092 = add nsw i64 %2091, 1
  store i64 %2092, ptr %2090, align 8
  %2093 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 50, i64 %2078, i64 %2091
  store i64 %1477, ptr %2093, align 8
  br label %2094

2094:                                             ; preds = %2081, %1510, %1487
  %2095 = phi i64 [ %1488, %1487 ], [ %1495, %2081 ], [ %1495, %1510 ]
  %2096 = load i64, ptr %190, align 8
  %2097 = icmp slt i64 %2095, %2096
  br i1 %2097, label %1476, label %2098

2098:                                             ; preds = %2094, %1461
  br i1 %39, label %2099, label %2107

2099:                                             ; preds = %2098
  %2100 = load double, ptr %41, align 8
  %2101 = load double, ptr %44, align 8
  %2102 = fsub double 1.000000e+00, %2101
  %2103 = fmul double %2100, %2102
  %2104 = fmul double %1336, 8.000000e+00
  %2105 = fcmp olt double %2103, %2104
  %2106 = select i1 %2105, i64 40, i64 10
  br label %2107

2107:                                             ; preds = %2099, %2098
  %2108 = phi i64 [ 10, %2098 ], [ %2106, %2099 ]
  %2109 = load i64, ptr %43, align 8
  store i64 0, ptr %22, align 8
  %2110 = icmp sgt i64 %2109, 0
  %2111 = getelementptr inbounds %struct.Goal, ptr %43, i64 0, i32 9
  %2112 = icmp ult i64 %2109, 4
  %2113 = and i64 %2109, -4
  %2114 = icmp eq i64 %2109, %2113
  br label %2115

2115:                                             ; preds = %3023, %2107
  %2116 = phi double [ %1393, %2107 ], [ %2174, %3023 ]
  %2117 = phi i64 [ 0, %2107 ], [ %3024, %3023 ]
  %2118 = load ptr, ptr %9, align 8
  %2119 = load double, ptr %2118, align 8
  %2120 = load ptr, ptr %15, align 8
  %2121 = getelementptr inbounds %struct.Goal, ptr %2120, i64 0, i32 16
  %2122 = load double, ptr %2121, align 8
  %2123 = fsub double 1.000000e+00, %2122
  %2124 = fmul double %2119, %2123
  %2125 = fcmp ogt double %2124, 0.000000e+00
  %2126 = select i1 %2125, double %2124, double 1.000000e-300
  %2127 = bitcast double %2126 to i64
  %2128 = lshr i64 %2127, 52
  %2129 = and i64 %2128, 2047
  %2130 = and i64 %2127, 4503599627370495
  %2131 = or i64 %2130, 4607182418800017408
  %2132 = bitcast i64 %2131 to double
  %2133 = fcmp ogt double %2132, 0x3FF6A09E667F3BCD
  %2134 = fmul double %2132, 5.000000e-01
  %2135 = select i1 %2133, double %2134, double %2132
  %2136 = select i1 %2133, i64 -1022, i64 -1023
  %2137 = add nsw i64 %2136, %2129
  %2138 = fadd double %2135, -1.000000e+00
  %2139 = fadd double %2135, 1.000000e+00
  %2140 = fdiv double %2138, %2139
  %2141 = fmul double %2140, %2140
  %2142 = fmul double %2141, 0x3FA8618618618618
  %2143 = fadd double %2142, 0x3FAAF286BCA1AF28
  %2144 = fmul double %2141, %2143
  %2145 = fadd double %2144, 0x3FAE1E1E1E1E1E1E
  %2146 = fmul double %2141, %2145
  %2147 = fadd double %2146, 0x3FB1111111111111
  %2148 = fmul double %2141, %2147
  %2149 = fadd double %2148, 0x3FB3B13B13B13B14
  %2150 = fmul double %2141, %2149
  %2151 = fadd double %2150, 0x3FB745D1745D1746
  %2152 = fmul double %2141, %2151
  %2153 = fadd double %2152, 0x3FBC71C71C71C71C
  %2154 = fmul double %2141, %2153
  %2155 = fadd double %2154, 0x3FC2492492492492
  %2156 = fmul double %2141, %2155
  %2157 = fadd double %2156, 2.000000e-01
  %2158 = fmul double %2141, %2157
  %2159 = fadd double %2158, 0x3FD5555555555555
  %2160 = fmul double %2141, %2159
  %2161 = fadd double %2160, 1.000000e+00
  %2162 = fmul double %2140, 2.000000e+00
  %2163 = fmul double %2162, %2161
  %2164 = sitofp i64 %2137 to double
  %2165 = fmul double %2164, 0x3FE62E42FEFA39EF
  %2166 = fadd double %2165, %2163
  %2167 = icmp ne i64 %2117, 0
  %2168 = zext i1 %2167 to i64
  %2169 = tail call fastcc double @linearise(ptr noundef nonnull %0, i64 noundef %2168)
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %3)
  %2170 = fcmp oeq double %2169, 0xFFF0000000000000
  br i1 %2170, label %3021, label %2171

2171:                                             ; preds = %2115
  br i1 %2110, label %2184, label %2177

2172:                                             ; preds = %2477
  %2173 = fcmp ogt double %2482, %2116
  %2174 = select i1 %2173, double %2482, double %2116
  %2175 = fadd double %2166, -1.000000e-10
  %2176 = fcmp ult double %2174, %2175
  br i1 %2176, label %2182, label %3021

2177:                                             ; preds = %2171
  %2178 = fcmp ogt double %2169, %1393
  %2179 = select i1 %2178, double %2169, double %1393
  %2180 = fadd double %2166, -1.000000e-10
  %2181 = fcmp ult double %2179, %2180
  br i1 %2181, label %2766, label %3021

2182:                                             ; preds = %2172
  %2183 = fsub double %2175, %2482
  br label %2525

2184:                                             ; preds = %2171, %2477
  %2185 = phi double [ %2482, %2477 ], [ %2169, %2171 ]
  %2186 = phi i64 [ %2489, %2477 ], [ 0, %2171 ]
  %2187 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %2186
  %2188 = load ptr, ptr %2187, align 8
  %2189 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %2186
  %2190 = load i64, ptr %2189, align 8
  %2191 = icmp sgt i64 %2190, 0
  br i1 %2191, label %2192, label %2206

2192:                                             ; preds = %2184
  %2193 = icmp ult i64 %2190, 4
  br i1 %2193, label %2204, label %2194

2194:                                             ; preds = %2192
  %2195 = and i64 %2190, -4
  br label %2196

2196:                                             ; preds = %2196, %2194
  %2197 = phi i64 [ 0, %2194 ], [ %2200, %2196 ]
  %2198 = getelementptr inbounds double, ptr %2188, i64 %2197
  store <2 x double> zeroinitializer, ptr %2198, align 8
  %2199 = getelementptr inbounds double, ptr %2198, i64 2
  store <2 x double> zeroinitializer, ptr %2199, align 8
  %2200 = add nuw i64 %2197, 4
  %2201 = icmp eq i64 %2200, %2195
  br i1 %2201, label %2202, label %2196

2202:                                             ; preds = %2196
  %2203 = icmp eq i64 %2190, %2195
  br i1 %2203, label %2206, label %2204

2204:                                             ; preds = %2192, %2202
  %2205 = phi i64 [ 0, %2192 ], [ %2195, %2202 ]
  br label %2223

2206:                                             ; preds = %2223, %2202, %2184
  %2207 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 17, i64 %2186
  %2208 = load i64, ptr %2207, align 8
  %2209 = icmp sgt i64 %2208, 0
  br i1 %2209, label %2210, label %2228

2210:                                             ; preds = %2206
  %2211 = shl i64 %2190, 3
  %2212 = getelementptr i8, ptr %2188, i64 %2211
  %2213 = add i64 %2190, -1
  %2214 = and i64 %2190, 3
  %2215 = icmp ult i64 %2213, 3
  %2216 = and i64 %2190, -4
  %2217 = icmp eq i64 %2214, 0
  %2218 = icmp ult i64 %2190, 4
  %2219 = and i64 %2190, -4
  %2220 = icmp eq i64 %2190, %2219
  %2221 = and i64 %2190, 1
  %2222 = icmp eq i64 %2221, 0
  br label %2245

2223:                                             ; preds = %2204, %2223
  %2224 = phi i64 [ %2226, %2223 ], [ %2205, %2204 ]
  %2225 = getelementptr inbounds double, ptr %2188, i64 %2224
  store double 0.000000e+00, ptr %2225, align 8
  %2226 = add nuw nsw i64 %2224, 1
  %2227 = icmp eq i64 %2226, %2190
  br i1 %2227, label %2206, label %2223

2228:                                             ; preds = %2371, %2206
  %2229 = phi double [ %2185, %2206 ], [ %2373, %2371 ]
  %2230 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %2186
  %2231 = load i64, ptr %2230, align 8
  %2232 = icmp sgt i64 %2231, 0
  br i1 %2232, label %2233, label %2376

2233:                                             ; preds = %2228
  %2234 = load ptr, ptr %0, align 8
  %2235 = load i64, ptr %2234, align 8
  %2236 = load ptr, ptr %9, align 8
  %2237 = getelementptr inbounds %struct.Best, ptr %2236, i64 0, i32 2
  %2238 = shl i64 %2190, 3
  %2239 = getelementptr i8, ptr %2188, i64 %2238
  %2240 = icmp ult i64 %2190, 4
  %2241 = and i64 %2190, -4
  %2242 = icmp eq i64 %2190, %2241
  %2243 = and i64 %2190, 1
  %2244 = icmp eq i64 %2243, 0
  br label %2385

2245:                                             ; preds = %2210, %2371
  %2246 = phi i64 [ %2372, %2371 ], [ %2208, %2210 ]
  %2247 = phi double [ %2373, %2371 ], [ %2185, %2210 ]
  %2248 = phi i64 [ %2374, %2371 ], [ 0, %2210 ]
  %2249 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %2186, i64 %2248
  %2250 = load i64, ptr %2249, align 8
  %2251 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %2250
  %2252 = load double, ptr %2251, align 8
  %2253 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 48, i64 %2186, i64 %2248
  %2254 = load ptr, ptr %2253, align 8
  %2255 = fcmp ogt double %2252, 0x3D719799812DEA11
  br i1 %2255, label %2256, label %2322

2256:                                             ; preds = %2245
  br i1 %2191, label %2257, label %2299

2257:                                             ; preds = %2256
  br i1 %2218, label %2285, label %2258

2258:                                             ; preds = %2257
  %2259 = getelementptr i8, ptr %2254, i64 %2211
  %2260 = icmp ult ptr %2188, %2259
  %2261 = icmp ult ptr %2254, %2212
  %2262 = and i1 %2260, %2261
  br i1 %2262, label %2285, label %2263

2263:                                             ; preds = %2258
  %2264 = insertelement <2 x double> poison, double %2252, i64 0
  %2265 = shufflevector <2 x double> %2264, <2 x double> poison, <2 x i32> zeroinitializer
  %2266 = insertelement <2 x double> poison, double %2252, i64 0
  %2267 = shufflevector <2 x double> %2266, <2 x double> poison, <2 x i32> zeroinitializer
  br label %2268

2268:                                             ; preds = %2268, %2263
  %2269 = phi i64 [ 0, %2263 ], [ %2282, %2268 ]
  %2270 = getelementptr inbounds double, ptr %2254, i64 %2269
  %2271 = load <2 x double>, ptr %2270, align 8
  %2272 = getelementptr inbounds double, ptr %2270, i64 2
  %2273 = load <2 x double>, ptr %2272, align 8
  %2274 = fmul <2 x double> %2265, %2271
  %2275 = fmul <2 x double> %2267, %2273
  %2276 = getelementptr inbounds double, ptr %2188, i64 %2269
  %2277 = load <2 x double>, ptr %2276, align 8
  %2278 = getelementptr inbounds double, ptr %2276, i64 2
  %2279 = load <2 x double>, ptr %2278, align 8
  %2280 = fadd <2 x double> %2277, %2274
  %2281 = fadd <2 x double> %2279, %2275
  store <2 x double> %2280, ptr %2276, align 8
  store <2 x double> %2281, ptr %2278, align 8
  %2282 = add nuw i64 %2269, 4
  %2283 = icmp eq i64 %2282, %2219
  br i1 %2283, label %2284, label %2268

2284:                                             ; preds = %2268
  br i1 %2220, label %2299, label %2285

2285:                                             ; preds = %2258, %2257, %2284
  %2286 = phi i64 [ 0, %2258 ], [ 0, %2257 ], [ %2219, %2284 ]
  %2287 = or i64 %2286, 1
  br i1 %2222, label %2296, label %2288

2288:                                             ; preds = %2285
  %2289 = getelementptr inbounds double, ptr %2254, i64 %2286
  %2290 = load double, ptr %2289, align 8
  %2291 = fmul double %2252, %2290
  %2292 = getelementptr inbounds double, ptr %2188, i64 %2286
  %2293 = load double, ptr %2292, align 8
  %2294 = fadd double %2293, %2291
  store double %2294, ptr %2292, align 8
  %2295 = or i64 %2286, 1
  br label %2296

2296:                                             ; preds = %2288, %2285
  %2297 = phi i64 [ %2286, %2285 ], [ %2295, %2288 ]
  %2298 = icmp eq i64 %2190, %2287
  br i1 %2298, label %2299, label %2305

2299:                                             ; preds = %2296, %2305, %2284, %2256
  %2300 = load ptr, ptr %9, align 8
  %2301 = getelementptr inbounds %struct.Best, ptr %2300, i64 0, i32 2
  %2302 = load i64, ptr %2301, align 8
  %2303 = sub nsw i64 %2302, %2190
  store i64 %2303, ptr %2301, align 8
  %2304 = load i64, ptr %2207, align 8
  br label %2371

2305:                                             ; preds = %2296, %2305
  %2306 = phi i64 [ %2320, %2305 ], [ %2297, %2296 ]
  %2307 = getelementptr inbounds double, ptr %2254, i64 %2306
  %2308 = load double, ptr %2307, align 8
  %2309 = fmul double %2252, %2308
  %2310 = getelementptr inbounds double, ptr %2188, i64 %2306
  %2311 = load double, ptr %2310, align 8
  %2312 = fadd double %2311, %2309
  store double %2312, ptr %2310, align 8
  %2313 = add nuw nsw i64 %2306, 1
  %2314 = getelementptr inbounds double, ptr %2254, i64 %2313
  %2315 = load double, ptr %2314, align 8
  %2316 = fmul double %2252, %2315
  %2317 = getelementptr inbounds double, ptr %2188, i64 %2313
  %2318 = load double, ptr %2317, align 8
  %2319 = fadd double %2318, %2316
  store double %2319, ptr %2317, align 8
  %2320 = add nuw nsw i64 %2306, 2
  %2321 = icmp eq i64 %2320, %2190
  br i1 %2321, label %2299, label %2305

2322:                                             ; preds = %2245
  %2323 = fcmp ogt double %2252, 0.000000e+00
  br i1 %2323, label %2324, label %2371

2324:                                             ; preds = %2322
  br i1 %2191, label %2325, label %2341

2325:                                             ; preds = %2324
  br i1 %2215, label %2326, label %2345

2326:                                             ; preds = %2345, %2325
  %2327 = phi double [ undef, %2325 ], [ %2367, %2345 ]
  %2328 = phi i64 [ 0, %2325 ], [ %2368, %2345 ]
  %2329 = phi double [ 0x7FF0000000000000, %2325 ], [ %2367, %2345 ]
  br i1 %2217, label %2341, label %2330

2330:                                             ; preds = %2326, %2330
  %2331 = phi i64 [ %2338, %2330 ], [ %2328, %2326 ]
  %2332 = phi double [ %2337, %2330 ], [ %2329, %2326 ]
  %2333 = phi i64 [ %2339, %2330 ], [ 0, %2326 ]
  %2334 = getelementptr inbounds double, ptr %2254, i64 %2331
  %2335 = load double, ptr %2334, align 8
  %2336 = fcmp olt double %2335, %2332
  %2337 = select i1 %2336, double %2335, double %2332
  %2338 = add nuw nsw i64 %2331, 1
  %2339 = add i64 %2333, 1
  %2340 = icmp eq i64 %2339, %2214
  br i1 %2340, label %2341, label %2330

2341:                                             ; preds = %2326, %2330, %2324
  %2342 = phi double [ 0x7FF0000000000000, %2324 ], [ %2327, %2326 ], [ %2337, %2330 ]
  %2343 = fmul double %2252, %2342
  %2344 = fadd double %2247, %2343
  br label %2371

2345:                                             ; preds = %2325, %2345
  %2346 = phi i64 [ %2368, %2345 ], [ 0, %2325 ]
  %2347 = phi double [ %2367, %2345 ], [ 0x7FF0000000000000, %2325 ]
  %2348 = phi i64 [ %2369, %2345 ], [ 0, %2325 ]
  %2349 = getelementptr inbounds double, ptr %2254, i64 %2346
  %2350 = load double, ptr %2349, align 8
  %2351 = fcmp olt double %2350, %2347
  %2352 = select i1 %2351, double %2350, double %2347
  %2353 = or i64 %2346, 1
  %2354 = getelementptr inbounds double, ptr %2254, i64 %2353
  %2355 = load double, ptr %2354, align 8
  %2356 = fcmp olt double %2355, %2352
  %2357 = select i1 %2356, double %2355, double %2352
  %2358 = or i64 %2346, 2
  %2359 = getelementptr inbounds double, ptr %2254, i64 %2358
  %2360 = load double, ptr %2359, align 8
  %2361 = fcmp olt double %2360, %2357
  %2362 = select i1 %2361, double %2360, double %2357
  %2363 = or i64 %2346, 3
  %2364 = getelementptr inbounds double, ptr %2254, i64 %2363
  %2365 = load double, ptr %2364, align 8
  %2366 = fcmp olt double %2365, %2362
  %2367 = select i1 %2366, double %2365, double %2362
  %2368 = add nuw nsw i64 %2346, 4
  %2369 = add i64 %2348, 4
  %2370 = icmp eq i64 %2369, %2216
  br i1 %2370, label %2326, label %2345

2371:                                             ; preds = %2341, %2322, %2299
  %2372 = phi i64 [ %2304, %2299 ], [ %2246, %2341 ], [ %2246, %2322 ]
  %2373 = phi double [ %2247, %2299 ], [ %2344, %2341 ], [ %2247, %2322 ]
  %2374 = add nuw nsw i64 %2248, 1
  %2375 = icmp slt i64 %2374, %2372
  br i1 %2375, label %2245, label %2228

2376:                                             ; preds = %2436, %2228
  %2377 = icmp sgt i64 %2190, 1
  br i1 %2377, label %2378, label %2477

2378:                                             ; preds = %2376
  %2379 = add i64 %2190, -1
  %2380 = add i64 %2190, -2
  %2381 = and i64 %2379, 3
  %2382 = icmp ult i64 %2380, 3
  br i1 %2382, label %2459, label %2383

2383:                                             ; preds = %2378
  %2384 = and i64 %2379, -4
  br label %2491

2385:                                             ; preds = %2436, %2233
  %2386 = phi i64 [ 0, %2233 ], [ %2439, %2436 ]
  %2387 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 50, i64 %2186, i64 %2386
  %2388 = load i64, ptr %2387, align 8
  %2389 = add nsw i64 %2388, %2235
  %2390 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %2389
  %2391 = load double, ptr %2390, align 8
  %2392 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 49, i64 %2186, i64 %2386
  %2393 = load ptr, ptr %2392, align 8
  br i1 %2191, label %2394, label %2436

2394:                                             ; preds = %2385
  br i1 %2240, label %2422, label %2395

2395:                                             ; preds = %2394
  %2396 = getelementptr i8, ptr %2393, i64 %2238
  %2397 = icmp ult ptr %2188, %2396
  %2398 = icmp ult ptr %2393, %2239
  %2399 = and i1 %2397, %2398
  br i1 %2399, label %2422, label %2400

2400:                                             ; preds = %2395
  %2401 = insertelement <2 x double> poison, double %2391, i64 0
  %2402 = shufflevector <2 x double> %2401, <2 x double> poison, <2 x i32> zeroinitializer
  %2403 = insertelement <2 x double> poison, double %2391, i64 0
  %2404 = shufflevector <2 x double> %2403, <2 x double> poison, <2 x i32> zeroinitializer
  br label %2405

2405:                                             ; preds = %2405, %2400
  %2406 = phi i64 [ 0, %2400 ], [ %2419, %2405 ]
  %2407 = getelementptr inbounds double, ptr %2393, i64 %2406
  %2408 = load <2 x double>, ptr %2407, align 8
  %2409 = getelementptr inbounds double, ptr %2407, i64 2
  %2410 = load <2 x double>, ptr %2409, align 8
  %2411 = fmul <2 x double> %2402, %2408
  %2412 = fmul <2 x double> %2404, %2410
  %2413 = getelementptr inbounds double, ptr %2188, i64 %2406
  %2414 = load <2 x double>, ptr %2413, align 8
  %2415 = getelementptr inbounds double, ptr %2413, i64 2
  %2416 = load <2 x double>, ptr %2415, align 8
  %2417 = fadd <2 x double> %2414, %2411
  %2418 = fadd <2 x double> %2416, %2412
  store <2 x double> %2417, ptr %2413, align 8
  store <2 x double> %2418, ptr %2415, align 8
  %2419 = add nuw i64 %2406, 4
  %2420 = icmp eq i64 %2419, %2241
  br i1 %2420, label %2421, label %2405

2421:                                             ; preds = %2405
  br i1 %2242, label %2436, label %2422

2422:                                             ; preds = %2395, %2394, %2421
  %2423 = phi i64 [ 0, %2395 ], [ 0, %2394 ], [ %2241, %2421 ]
  %2424 = or i64 %2423, 1
  br i1 %2244, label %2433, label %2425

2425:                                             ; preds = %2422
  %2426 = getelementptr inbounds double, ptr %2393, i64 %2423
  %2427 = load double, ptr %2426, align 8
  %2428 = fmul double %2391, %2427
  %2429 = getelementptr inbounds double, ptr %2188, i64 %2423
  %2430 = load double, ptr %2429, align 8
  %2431 = fadd double %2430, %2428
  store double %2431, ptr %2429, align 8
  %2432 = or i64 %2423, 1
  br label %2433

2433:                                             ; preds = %2425, %2422
  %2434 = phi i64 [ %2423, %2422 ], [ %2432, %2425 ]
  %2435 = icmp eq i64 %2190, %2424
  br i1 %2435, label %2436, label %2442

2436:                                             ; preds = %2433, %2442, %2421, %2385
  %2437 = load i64, ptr %2237, align 8
  %2438 = sub nsw i64 %2437, %2190
  store i64 %2438, ptr %2237, align 8
  %2439 = add nuw nsw i64 %2386, 1
  %2440 = load i64, ptr %2230, align 8
  %2441 = icmp slt i64 %2439, %2440
  br i1 %2441, label %2385, label %2376

2442:                                             ; preds = %2433, %2442
  %2443 = phi i64 [ %2457, %2442 ], [ %2434, %2433 ]
  %2444 = getelementptr inbounds double, ptr %2393, i64 %2443
  %2445 = load double, ptr %2444, align 8
  %2446 = fmul double %2391, %2445
  %2447 = getelementptr inbounds double, ptr %2188, i64 %2443
  %2448 = load double, ptr %2447, align 8
  %2449 = fadd double %2448, %2446
  store double %2449, ptr %2447, align 8
  %2450 = add nuw nsw i64 %2443, 1
  %2451 = getelementptr inbounds double, ptr %2393, i64 %2450
  %2452 = load double, ptr %2451, align 8
  %2453 = fmul double %2391, %2452
  %2454 = getelementptr inbounds double, ptr %2188, i64 %2450
  %2455 = load double, ptr %2454, align 8
  %2456 = fadd double %2455, %2453
  store double %2456, ptr %2454, align 8
  %2457 = add nuw nsw i64 %2443, 2
  %2458 = icmp eq i64 %2457, %2190
  br i1 %2458, label %2436, label %2442

2459:                                             ; preds = %2491, %2378
  %2460 = phi i64 [ undef, %2378 ], [ %2521, %2491 ]
  %2461 = phi i64 [ 1, %2378 ], [ %2522, %2491 ]
  %2462 = phi i64 [ 0, %2378 ], [ %2521, %2491 ]
  %2463 = icmp eq i64 %2381, 0
  br i1 %2463, label %2477, label %2464

2464:                                             ; preds = %2459, %2464
  %2465 = phi i64 [ %2474, %2464 ], [ %2461, %2459 ]
  %2466 = phi i64 [ %2473, %2464 ], [ %2462, %2459 ]
  %2467 = phi i64 [ %2475, %2464 ], [ 0, %2459 ]
  %2468 = getelementptr inbounds double, ptr %2188, i64 %2465
  %2469 = load double, ptr %2468, align 8
  %2470 = getelementptr inbounds double, ptr %2188, i64 %2466
  %2471 = load double, ptr %2470, align 8
  %2472 = fcmp olt double %2469, %2471
  %2473 = select i1 %2472, i64 %2465, i64 %2466
  %2474 = add nuw nsw i64 %2465, 1
  %2475 = add i64 %2467, 1
  %2476 = icmp eq i64 %2475, %2381
  br i1 %2476, label %2477, label %2464

2477:                                             ; preds = %2459, %2464, %2376
  %2478 = phi i64 [ 0, %2376 ], [ %2460, %2459 ], [ %2473, %2464 ]
  %2479 = getelementptr inbounds double, ptr %2188, i64 %2478
  %2480 = load double, ptr %2479, align 8
  %2481 = getelementptr inbounds [16 x double], ptr %2, i64 0, i64 %2186
  store double %2480, ptr %2481, align 8
  %2482 = fadd double %2229, %2480
  %2483 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %2186
  %2484 = load ptr, ptr %2483, align 8
  %2485 = getelementptr inbounds i32, ptr %2484, i64 %2478
  %2486 = load i32, ptr %2485, align 4
  %2487 = sext i32 %2486 to i64
  %2488 = getelementptr inbounds [16 x i64], ptr %3, i64 0, i64 %2186
  store i64 %2487, ptr %2488, align 8
  %2489 = add nuw nsw i64 %2186, 1
  %2490 = icmp eq i64 %2489, %2109
  br i1 %2490, label %2172, label %2184

2491:                                             ; preds = %2491, %2383
  %2492 = phi i64 [ 1, %2383 ], [ %2522, %2491 ]
  %2493 = phi i64 [ 0, %2383 ], [ %2521, %2491 ]
  %2494 = phi i64 [ 0, %2383 ], [ %2523, %2491 ]
  %2495 = getelementptr inbounds double, ptr %2188, i64 %2492
  %2496 = load double, ptr %2495, align 8
  %2497 = getelementptr inbounds double, ptr %2188, i64 %2493
  %2498 = load double, ptr %2497, align 8
  %2499 = fcmp olt double %2496, %2498
  %2500 = select i1 %2499, i64 %2492, i64 %2493
  %2501 = add nuw nsw i64 %2492, 1
  %2502 = getelementptr inbounds double, ptr %2188, i64 %2501
  %2503 = load double, ptr %2502, align 8
  %2504 = getelementptr inbounds double, ptr %2188, i64 %2500
  %2505 = load double, ptr %2504, align 8
  %2506 = fcmp olt double %2503, %2505
  %2507 = select i1 %2506, i64 %2501, i64 %2500
  %2508 = add nuw nsw i64 %2492, 2
  %2509 = getelementptr inbounds double, ptr %2188, i64 %2508
  %2510 = load double, ptr %2509, align 8
  %2511 = getelementptr inbounds double, ptr %2188, i64 %2507
  %2512 = load double, ptr %2511, align 8
  %2513 = fcmp olt double %2510, %2512
  %2514 = select i1 %2513, i64 %2508, i64 %2507
  %2515 = add nuw nsw i64 %2492, 3
  %2516 = getelementptr inbounds double, ptr %2188, i64 %2515
  %2517 = load double, ptr %2516, align 8
  %2518 = getelementptr inbounds double, ptr %2188, i64 %2514
  %2519 = load double, ptr %2518, align 8
  %2520 = fcmp olt double %2517, %2519
  %2521 = select i1 %2520, i64 %2515, i64 %2514
  %2522 = add nuw nsw i64 %2492, 4
  %2523 = add i64 %2494, 4
  %2524 = icmp eq i64 %2523, %2384
  br i1 %2524, label %2459, label %2491

2525:                                             ; preds = %2757, %2182
  %2526 = phi i1 [ true, %2182 ], [ %2763, %2757 ]
  %2527 = phi i64 [ 0, %2182 ], [ %2762, %2757 ]
  %2528 = phi i64 [ 1, %2182 ], [ %2761, %2757 ]
  %2529 = getelementptr inbounds [16 x double], ptr %2, i64 0, i64 %2527
  %2530 = load double, ptr %2529, align 8
  %2531 = fadd double %2183, %2530
  %2532 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %2527
  %2533 = load i64, ptr %2532, align 8
  %2534 = icmp sgt i64 %2533, 0
  br i1 %2534, label %2535, label %2577

2535:                                             ; preds = %2525
  %2536 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %2527
  %2537 = load ptr, ptr %2536, align 8
  %2538 = icmp ult i64 %2533, 4
  br i1 %2538, label %2565, label %2539

2539:                                             ; preds = %2535
  %2540 = and i64 %2533, -4
  %2541 = insertelement <2 x double> poison, double %2531, i64 0
  %2542 = shufflevector <2 x double> %2541, <2 x double> poison, <2 x i32> zeroinitializer
  %2543 = insertelement <2 x double> poison, double %2531, i64 0
  %2544 = shufflevector <2 x double> %2543, <2 x double> poison, <2 x i32> zeroinitializer
  br label %2545

2545:                                             ; preds = %2545, %2539
  %2546 = phi i64 [ 0, %2539 ], [ %2559, %2545 ]
  %2547 = phi <2 x i64> [ zeroinitializer, %2539 ], [ %2557, %2545 ]
  %2548 = phi <2 x i64> [ zeroinitializer, %2539 ], [ %2558, %2545 ]
  %2549 = getelementptr inbounds double, ptr %2537, i64 %2546
  %2550 = load <2 x double>, ptr %2549, align 8
  %2551 = getelementptr inbounds double, ptr %2549, i64 2
  %2552 = load <2 x double>, ptr %2551, align 8
  %2553 = fcmp oge <2 x double> %2550, %2542
  %2554 = fcmp oge <2 x double> %2552, %2544
  %2555 = zext <2 x i1> %2553 to <2 x i64>
  %2556 = zext <2 x i1> %2554 to <2 x i64>
  %2557 = add <2 x i64> %2547, %2555
  %2558 = add <2 x i64> %2548, %2556
  %2559 = add nuw i64 %2546, 4
  %2560 = icmp eq i64 %2559, %2540
  br i1 %2560, label %2561, label %2545

2561:                                             ; preds = %2545
  %2562 = add <2 x i64> %2558, %2557
  %2563 = tail call i64 @llvm.vector.reduce.add.v2i64(<2 x i64> %2562)
  %2564 = icmp eq i64 %2533, %2540
  br i1 %2564, label %2568, label %2565

2565:                                             ; preds = %2535, %2561
  %2566 = phi i64 [ 0, %2535 ], [ %2540, %2561 ]
  %2567 = phi i64 [ 0, %2535 ], [ %2563, %2561 ]
  br label %2579

2568:                                             ; preds = %2579, %2561
  %2569 = phi i64 [ %2563, %2561 ], [ %2586, %2579 ]
  %2570 = mul nsw i64 %2569, 10
  %2571 = icmp sgt i64 %2570, %2533
  br i1 %2571, label %2572, label %2757

2572:                                             ; preds = %2568
  %2573 = and i64 %2533, 3
  %2574 = icmp ult i64 %2533, 4
  br i1 %2574, label %2590, label %2575

2575:                                             ; preds = %2572
  %2576 = and i64 %2533, -4
  br label %2732

2577:                                             ; preds = %2525
  %2578 = icmp slt i64 %2533, 0
  br i1 %2578, label %2589, label %2757

2579:                                             ; preds = %2565, %2579
  %2580 = phi i64 [ %2587, %2579 ], [ %2566, %2565 ]
  %2581 = phi i64 [ %2586, %2579 ], [ %2567, %2565 ]
  %2582 = getelementptr inbounds double, ptr %2537, i64 %2580
  %2583 = load double, ptr %2582, align 8
  %2584 = fcmp oge double %2583, %2531
  %2585 = zext i1 %2584 to i64
  %2586 = add nuw nsw i64 %2581, %2585
  %2587 = add nuw nsw i64 %2580, 1
  %2588 = icmp eq i64 %2587, %2533
  br i1 %2588, label %2568, label %2579

2589:                                             ; preds = %2577
  store i64 0, ptr %2532, align 8
  br label %2765

2590:                                             ; preds = %2732, %2572
  %2591 = phi i64 [ 0, %2572 ], [ %2754, %2732 ]
  %2592 = icmp eq i64 %2573, 0
  br i1 %2592, label %2603, label %2593

2593:                                             ; preds = %2590, %2593
  %2594 = phi i64 [ %2600, %2593 ], [ %2591, %2590 ]
  %2595 = phi i64 [ %2601, %2593 ], [ 0, %2590 ]
  %2596 = getelementptr inbounds double, ptr %2537, i64 %2594
  %2597 = load double, ptr %2596, align 8
  %2598 = fcmp oge double %2597, %2531
  %2599 = uitofp i1 %2598 to double
  store double %2599, ptr %2596, align 8
  %2600 = add nuw nsw i64 %2594, 1
  %2601 = add i64 %2595, 1
  %2602 = icmp eq i64 %2601, %2573
  br i1 %2602, label %2603, label %2593

2603:                                             ; preds = %2593, %2590
  %2604 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %2527
  %2605 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 17, i64 %2527
  %2606 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %2527
  br label %2607

2607:                                             ; preds = %2726, %2603
  %2608 = phi i64 [ 0, %2603 ], [ %2728, %2726 ]
  %2609 = phi i64 [ 0, %2603 ], [ %2727, %2726 ]
  %2610 = getelementptr inbounds double, ptr %2537, i64 %2608
  %2611 = load double, ptr %2610, align 8
  %2612 = fcmp une double %2611, 0.000000e+00
  br i1 %2612, label %2726, label %2613

2613:                                             ; preds = %2607
  %2614 = icmp slt i64 %2609, %2608
  br i1 %2614, label %2615, label %2724

2615:                                             ; preds = %2613
  %2616 = load ptr, ptr %2604, align 8
  %2617 = getelementptr inbounds i32, ptr %2616, i64 %2608
  %2618 = load i32, ptr %2617, align 4
  %2619 = getelementptr inbounds i32, ptr %2616, i64 %2609
  store i32 %2618, ptr %2619, align 4
  %2620 = load i64, ptr %2605, align 8
  %2621 = icmp sgt i64 %2620, 0
  br i1 %2621, label %2622, label %2641

2622:                                             ; preds = %2615
  %2623 = and i64 %2620, 3
  %2624 = icmp ult i64 %2620, 4
  br i1 %2624, label %2627, label %2625

2625:                                             ; preds = %2622
  %2626 = and i64 %2620, -4
  br label %2649

2627:                                             ; preds = %2649, %2622
  %2628 = phi i64 [ 0, %2622 ], [ %2675, %2649 ]
  %2629 = icmp eq i64 %2623, 0
  br i1 %2629, label %2641, label %2630

2630:                                             ; preds = %2627, %2630
  %2631 = phi i64 [ %2638, %2630 ], [ %2628, %2627 ]
  %2632 = phi i64 [ %2639, %2630 ], [ 0, %2627 ]
  %2633 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 48, i64 %2527, i64 %2631
  %2634 = load ptr, ptr %2633, align 8
  %2635 = getelementptr inbounds double, ptr %2634, i64 %2608
  %2636 = load double, ptr %2635, align 8
  %2637 = getelementptr inbounds double, ptr %2634, i64 %2609
  store double %2636, ptr %2637, align 8
  %2638 = add nuw nsw i64 %2631, 1
  %2639 = add i64 %2632, 1
  %2640 = icmp eq i64 %2639, %2623
  br i1 %2640, label %2641, label %2630

2641:                                             ; preds = %2627, %2630, %2615
  %2642 = load i64, ptr %2606, align 8
  %2643 = icmp sgt i64 %2642, 0
  br i1 %2643, label %2644, label %2692

2644:                                             ; preds = %2641
  %2645 = and i64 %2642, 3
  %2646 = icmp ult i64 %2642, 4
  br i1 %2646, label %2678, label %2647

2647:                                             ; preds = %2644
  %2648 = and i64 %2642, -4
  br label %2695

2649:                                             ; preds = %2649, %2625
  %2650 = phi i64 [ 0, %2625 ], [ %2675, %2649 ]
  %2651 = phi i64 [ 0, %2625 ], [ %2676, %2649 ]
  %2652 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 48, i64 %2527, i64 %2650
  %2653 = load ptr, ptr %2652, align 8
  %2654 = getelementptr inbounds double, ptr %2653, i64 %2608
  %2655 = load double, ptr %2654, align 8
  %2656 = getelementptr inbounds double, ptr %2653, i64 %2609
  store double %2655, ptr %2656, align 8
  %2657 = or i64 %2650, 1
  %2658 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 48, i64 %2527, i64 %2657
  %2659 = load ptr, ptr %2658, align 8
  %2660 = getelementptr inbounds double, ptr %2659, i64 %2608
  %2661 = load double, ptr %2660, align 8
  %2662 = getelementptr inbounds double, ptr %2659, i64 %2609
  store double %2661, ptr %2662, align 8
  %2663 = or i64 %2650, 2
  %2664 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 48, i64 %2527, i64 %2663
  %2665 = load ptr, ptr %2664, align 8
  %2666 = getelementptr inbounds double, ptr %2665, i64 %2608
  %2667 = load double, ptr %2666, align 8
  %2668 = getelementptr inbounds double, ptr %2665, i64 %2609
  store double %2667, ptr %2668, align 8
  %2669 = or i64 %2650, 3
  %2670 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 48, i64 %2527, i64 %2669
  %2671 = load ptr, ptr %2670, align 8
  %2672 = getelementptr inbounds double, ptr %2671, i64 %2608
  %2673 = load double, ptr %2672, align 8
  %2674 = getelementptr inbounds double, ptr %2671, i64 %2609
  store double %2673, ptr %2674, align 8
  %2675 = add nuw nsw i64 %2650, 4
  %2676 = add i64 %2651, 4
  %2677 = icmp eq i64 %2676, %2626
  br i1 %2677, label %2627, label %2649

2678:                                             ; preds = %2695, %2644
  %2679 = phi i64 [ 0, %2644 ], [ %2721, %2695 ]
  %2680 = icmp eq i64 %2645, 0
  br i1 %2680, label %2692, label %2681

2681:                                             ; preds = %2678, %2681
  %2682 = phi i64 [ %2689, %2681 ], [ %2679, %2678 ]
  %2683 = phi i64 [ %2690, %2681 ], [ 0, %2678 ]
  %2684 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 49, i64 %2527, i64 %2682
  %2685 = load ptr, ptr %2684, align 8
  %2686 = getelementptr inbounds double, ptr %2685, i64 %2608
  %2687 = load double, ptr %2686, align 8
  %2688 = getelementptr inbounds double, ptr %2685, i64 %2609
  store double %2687, ptr %2688, align 8
  %2689 = add nuw nsw i64 %2682, 1
  %2690 = add i64 %2683, 1
  %2691 = icmp eq i64 %2690, %2645
  br i1 %2691, label %2692, label %2681

2692:                                             ; preds = %2678, %2681, %2641
  %2693 = load double, ptr %2610, align 8
  %2694 = getelementptr inbounds double, ptr %2537, i64 %2609
  store double %2693, ptr %2694, align 8
  br label %2724

2695:                                             ; preds = %2695, %2647
  %2696 = phi i64 [ 0, %2647 ], [ %2721, %2695 ]
  %2697 = phi i64 [ 0, %2647 ], [ %2722, %2695 ]
  %2698 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 49, i64 %2527, i64 %2696
  %2699 = load ptr, ptr %2698, align 8
  %2700 = getelementptr inbounds double, ptr %2699, i64 %2608
  %2701 = load double, ptr %2700, align 8
  %2702 = getelementptr inbounds double, ptr %2699, i64 %2609
  store double %2701, ptr %2702, align 8
  %2703 = or i64 %2696, 1
  %2704 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 49, i64 %2527, i64 %2703
  %2705 = load ptr, ptr %2704, align 8
  %2706 = getelementptr inbounds double, ptr %2705, i64 %2608
  %2707 = load double, ptr %2706, align 8
  %2708 = getelementptr inbounds double, ptr %2705, i64 %2609
  store double %2707, ptr %2708, align 8
  %2709 = or i64 %2696, 2
  %2710 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 49, i64 %2527, i64 %2709
  %2711 = load ptr, ptr %2710, align 8
  %2712 = getelementptr inbounds double, ptr %2711, i64 %2608
  %2713 = load double, ptr %2712, align 8
  %2714 = getelementptr inbounds double, ptr %2711, i64 %2609
  store double %2713, ptr %2714, align 8
  %2715 = or i64 %2696, 3
  %2716 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 49, i64 %2527, i64 %2715
  %2717 = load ptr, ptr %2716, align 8
  %2718 = getelementptr inbounds double, ptr %2717, i64 %2608
  %2719 = load double, ptr %2718, align 8
  %2720 = getelementptr inbounds double, ptr %2717, i64 %2609
  store double %2719, ptr %2720, align 8
  %2721 = add nuw nsw i64 %2696, 4
  %2722 = add i64 %2697, 4
  %2723 = icmp eq i64 %2722, %2648
  br i1 %2723, label %2678, label %2695

2724:                                             ; preds = %2692, %2613
  %2725 = add nsw i64 %2609, 1
  br label %2726

2726:                                             ; preds = %2724, %2607
  %2727 = phi i64 [ %2609, %2607 ], [ %2725, %2724 ]
  %2728 = add nuw nsw i64 %2608, 1
  %2729 = icmp eq i64 %2728, %2533
  br i1 %2729, label %2730, label %2607

2730:                                             ; preds = %2726
  store i64 %2727, ptr %2532, align 8
  %2731 = icmp eq i64 %2727, 0
  br i1 %2731, label %2765, label %2757

2732:                                             ; preds = %2732, %2575
  %2733 = phi i64 [ 0, %2575 ], [ %2754, %2732 ]
  %2734 = phi i64 [ 0, %2575 ], [ %2755, %2732 ]
  %2735 = getelementptr inbounds double, ptr %2537, i64 %2733
  %2736 = load double, ptr %2735, align 8
  %2737 = fcmp oge double %2736, %2531
  %2738 = uitofp i1 %2737 to double
  store double %2738, ptr %2735, align 8
  %2739 = or i64 %2733, 1
  %2740 = getelementptr inbounds double, ptr %2537, i64 %2739
  %2741 = load double, ptr %2740, align 8
  %2742 = fcmp oge double %2741, %2531
  %2743 = uitofp i1 %2742 to double
  store double %2743, ptr %2740, align 8
  %2744 = or i64 %2733, 2
  %2745 = getelementptr inbounds double, ptr %2537, i64 %2744
  %2746 = load double, ptr %2745, align 8
  %2747 = fcmp oge double %2746, %2531
  %2748 = uitofp i1 %2747 to double
  store double %2748, ptr %2745, align 8
  %2749 = or i64 %2733, 3
  %2750 = getelementptr inbounds double, ptr %2537, i64 %2749
  %2751 = load double, ptr %2750, align 8
  %2752 = fcmp oge double %2751, %2531
  %2753 = uitofp i1 %2752 to double
  store double %2753, ptr %2750, align 8
  %2754 = add nuw nsw i64 %2733, 4
  %2755 = add i64 %2734, 4
  %2756 = icmp eq i64 %2755, %2576
  br i1 %2756, label %2590, label %2732

2757:                                             ; preds = %2730, %2577, %2568
  %2758 = phi i64 [ %2727, %2730 ], [ %2533, %2568 ], [ 0, %2577 ]
  %2759 = icmp eq i64 %2758, 1
  %2760 = zext i1 %2759 to i64
  %2761 = and i64 %2528, %2760
  %2762 = add nuw nsw i64 %2527, 1
  %2763 = icmp slt i64 %2762, %2109
  %2764 = icmp eq i64 %2762, %2109
  br i1 %2764, label %2767, label %2525

2765:                                             ; preds = %2730, %2589
  br i1 %2526, label %3021, label %2767

2766:                                             ; preds = %2177
  call fastcc void @try(ptr noundef nonnull %0, ptr noundef nonnull %3, i64 noundef 0)
  br label %3021

2767:                                             ; preds = %2757, %2765
  %2768 = phi i64 [ %2528, %2765 ], [ %2761, %2757 ]
  call fastcc void @try(ptr noundef %0, ptr noundef nonnull %3, i64 noundef 0)
  %2769 = icmp eq i64 %2768, 0
  br i1 %2769, label %2770, label %3021

2770:                                             ; preds = %2767
  %2771 = load ptr, ptr %2111, align 8
  %2772 = load i64, ptr %2771, align 8
  %2773 = icmp eq i64 %2772, 0
  %2774 = icmp eq i64 %2772, 3
  %2775 = or i1 %2773, %2774
  %2776 = select i1 %2775, double 1.500000e-01, double 3.000000e-01
  %2777 = add nuw nsw i64 %2117, 3
  %2778 = sitofp i64 %2777 to double
  %2779 = fdiv double 2.000000e+00, %2778
  %2780 = fcmp ogt double %2779, 5.000000e-01
  %2781 = select i1 %2780, double 5.000000e-01, double %2779
  %2782 = fmul double %2776, 5.000000e-01
  %2783 = fcmp olt double %2781, %2782
  %2784 = select i1 %2783, double %2782, double %2781
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %4)
  %2785 = load i64, ptr %23, align 8
  %2786 = icmp sgt i64 %2785, 0
  br i1 %2786, label %2788, label %2787

2787:                                             ; preds = %2806, %2802, %2770
  br label %2844

2788:                                             ; preds = %2770
  %2789 = icmp ult i64 %2785, 4
  br i1 %2789, label %2804, label %2790

2790:                                             ; preds = %2788
  %2791 = and i64 %2785, -4
  br label %2792

2792:                                             ; preds = %2792, %2790
  %2793 = phi i64 [ 0, %2790 ], [ %2800, %2792 ]
  %2794 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %2793
  %2795 = load <2 x double>, ptr %2794, align 8
  %2796 = getelementptr inbounds double, ptr %2794, i64 2
  %2797 = load <2 x double>, ptr %2796, align 8
  %2798 = getelementptr inbounds [1024 x double], ptr %4, i64 0, i64 %2793
  store <2 x double> %2795, ptr %2798, align 16
  %2799 = getelementptr inbounds double, ptr %2798, i64 2
  store <2 x double> %2797, ptr %2799, align 16
  %2800 = add nuw i64 %2793, 4
  %2801 = icmp eq i64 %2800, %2791
  br i1 %2801, label %2802, label %2792

2802:                                             ; preds = %2792
  %2803 = icmp eq i64 %2785, %2791
  br i1 %2803, label %2787, label %2804

2804:                                             ; preds = %2788, %2802
  %2805 = phi i64 [ 0, %2788 ], [ %2791, %2802 ]
  br label %2806

2806:                                             ; preds = %2804, %2806
  %2807 = phi i64 [ %2811, %2806 ], [ %2805, %2804 ]
  %2808 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %2807
  %2809 = load double, ptr %2808, align 8
  %2810 = getelementptr inbounds [1024 x double], ptr %4, i64 0, i64 %2807
  store double %2809, ptr %2810, align 8
  %2811 = add nuw nsw i64 %2807, 1
  %2812 = icmp eq i64 %2811, %2785
  br i1 %2812, label %2787, label %2806

2813:                                             ; preds = %2927
  br i1 %2786, label %2814, label %2953

2814:                                             ; preds = %2813
  %2815 = icmp ult i64 %2785, 4
  br i1 %2815, label %2842, label %2816

2816:                                             ; preds = %2814
  %2817 = and i64 %2785, -4
  %2818 = insertelement <2 x double> poison, double %2784, i64 0
  %2819 = shufflevector <2 x double> %2818, <2 x double> poison, <2 x i32> zeroinitializer
  %2820 = insertelement <2 x double> poison, double %2784, i64 0
  %2821 = shufflevector <2 x double> %2820, <2 x double> poison, <2 x i32> zeroinitializer
  br label %2822

2822:                                             ; preds = %2822, %2816
  %2823 = phi i64 [ 0, %2816 ], [ %2838, %2822 ]
  %2824 = getelementptr inbounds [1024 x double], ptr %4, i64 0, i64 %2823
  %2825 = load <2 x double>, ptr %2824, align 16
  %2826 = getelementptr inbounds double, ptr %2824, i64 2
  %2827 = load <2 x double>, ptr %2826, align 16
  %2828 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %2823
  %2829 = load <2 x double>, ptr %2828, align 8
  %2830 = getelementptr inbounds double, ptr %2828, i64 2
  %2831 = load <2 x double>, ptr %2830, align 8
  %2832 = fsub <2 x double> %2825, %2829
  %2833 = fsub <2 x double> %2827, %2831
  %2834 = fmul <2 x double> %2819, %2832
  %2835 = fmul <2 x double> %2821, %2833
  %2836 = fadd <2 x double> %2829, %2834
  %2837 = fadd <2 x double> %2831, %2835
  store <2 x double> %2836, ptr %2828, align 8
  store <2 x double> %2837, ptr %2830, align 8
  %2838 = add nuw i64 %2823, 4
  %2839 = icmp eq i64 %2838, %2817
  br i1 %2839, label %2840, label %2822

2840:                                             ; preds = %2822
  %2841 = icmp eq i64 %2785, %2817
  br i1 %2841, label %2953, label %2842

2842:                                             ; preds = %2814, %2840
  %2843 = phi i64 [ 0, %2814 ], [ %2817, %2840 ]
  br label %2976

2844:                                             ; preds = %2787, %2927
  %2845 = phi i64 [ %2928, %2927 ], [ 0, %2787 ]
  %2846 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 17, i64 %2845
  %2847 = load i64, ptr %2846, align 8
  %2848 = icmp sgt i64 %2847, 0
  br i1 %2848, label %2849, label %2869

2849:                                             ; preds = %2844
  %2850 = getelementptr inbounds [16 x i64], ptr %3, i64 0, i64 %2845
  %2851 = load i64, ptr %2850, align 8
  %2852 = and i64 %2847, 1
  %2853 = icmp eq i64 %2847, 1
  br i1 %2853, label %2856, label %2854

2854:                                             ; preds = %2849
  %2855 = and i64 %2847, -2
  br label %2881

2856:                                             ; preds = %2881, %2849
  %2857 = phi i64 [ 0, %2849 ], [ %2903, %2881 ]
  %2858 = icmp eq i64 %2852, 0
  br i1 %2858, label %2869, label %2859

2859:                                             ; preds = %2856
  %2860 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 47, i64 %2845, i64 %2857
  %2861 = load ptr, ptr %2860, align 8
  %2862 = getelementptr inbounds double, ptr %2861, i64 %2851
  %2863 = load double, ptr %2862, align 8
  %2864 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %2845, i64 %2857
  %2865 = load i64, ptr %2864, align 8
  %2866 = getelementptr inbounds [1024 x double], ptr %4, i64 0, i64 %2865
  %2867 = load double, ptr %2866, align 8
  %2868 = fadd double %2863, %2867
  store double %2868, ptr %2866, align 8
  br label %2869

2869:                                             ; preds = %2859, %2856, %2844
  %2870 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %2845
  %2871 = load i64, ptr %2870, align 8
  %2872 = icmp sgt i64 %2871, 0
  br i1 %2872, label %2873, label %2918

2873:                                             ; preds = %2869
  %2874 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %2845
  %2875 = load ptr, ptr %2874, align 8
  %2876 = getelementptr inbounds [16 x i64], ptr %3, i64 0, i64 %2845
  %2877 = load i64, ptr %2876, align 8
  %2878 = load i32, ptr %2875, align 4
  %2879 = sext i32 %2878 to i64
  %2880 = icmp eq i64 %2877, %2879
  br i1 %2880, label %2918, label %2911

2881:                                             ; preds = %2881, %2854
  %2882 = phi i64 [ 0, %2854 ], [ %2903, %2881 ]
  %2883 = phi i64 [ 0, %2854 ], [ %2904, %2881 ]
  %2884 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 47, i64 %2845, i64 %2882
  %2885 = load ptr, ptr %2884, align 8
  %2886 = getelementptr inbounds double, ptr %2885, i64 %2851
  %2887 = load double, ptr %2886, align 8
  %2888 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %2845, i64 %2882
  %2889 = load i64, ptr %2888, align 8
  %2890 = getelementptr inbounds [1024 x double], ptr %4, i64 0, i64 %2889
  %2891 = load double, ptr %2890, align 8
  %2892 = fadd double %2887, %2891
  store double %2892, ptr %2890, align 8
  %2893 = or i64 %2882, 1
  %2894 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 47, i64 %2845, i64 %2893
  %2895 = load ptr, ptr %2894, align 8
  %2896 = getelementptr inbounds double, ptr %2895, i64 %2851
  %2897 = load double, ptr %2896, align 8
  %2898 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %2845, i64 %2893
  %2899 = load i64, ptr %2898, align 8
  %2900 = getelementptr inbounds [1024 x double], ptr %4, i64 0, i64 %2899
  %2901 = load double, ptr %2900, align 8
  %2902 = fadd double %2897, %2901
  store double %2902, ptr %2900, align 8
  %2903 = add nuw nsw i64 %2882, 2
  %2904 = add i64 %2883, 2
  %2905 = icmp eq i64 %2904, %2855
  br i1 %2905, label %2856, label %2881

2906:                                             ; preds = %2911
  %2907 = getelementptr inbounds i32, ptr %2875, i64 %2913
  %2908 = load i32, ptr %2907, align 4
  %2909 = sext i32 %2908 to i64
  %2910 = icmp eq i64 %2877, %2909
  br i1 %2910, label %2915, label %2911

2911:                                             ; preds = %2873, %2906
  %2912 = phi i64 [ %2913, %2906 ], [ 0, %2873 ]
  %2913 = add nuw nsw i64 %2912, 1
  %2914 = icmp eq i64 %2913, %2871
  br i1 %2914, label %2915, label %2906

2915:                                             ; preds = %2911, %2906
  %2916 = phi i64 [ %2871, %2911 ], [ %2913, %2906 ]
  %2917 = icmp slt i64 %2916, %2871
  br label %2918

2918:                                             ; preds = %2915, %2873, %2869
  %2919 = phi i64 [ 0, %2869 ], [ 0, %2873 ], [ %2916, %2915 ]
  %2920 = phi i1 [ false, %2869 ], [ true, %2873 ], [ %2917, %2915 ]
  %2921 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %2845
  %2922 = load i64, ptr %2921, align 8
  %2923 = icmp sgt i64 %2922, 0
  br i1 %2923, label %2924, label %2927

2924:                                             ; preds = %2918
  %2925 = load ptr, ptr %0, align 8
  %2926 = load i64, ptr %2925, align 8
  br label %2930

2927:                                             ; preds = %2944, %2918
  %2928 = add nuw nsw i64 %2845, 1
  %2929 = icmp eq i64 %2928, %2109
  br i1 %2929, label %2813, label %2844

2930:                                             ; preds = %2944, %2924
  %2931 = phi i64 [ 0, %2924 ], [ %2951, %2944 ]
  br i1 %2920, label %2932, label %2939

2932:                                             ; preds = %2930
  %2933 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 49, i64 %2845, i64 %2931
  %2934 = load ptr, ptr %2933, align 8
  %2935 = getelementptr inbounds double, ptr %2934, i64 %2919
  %2936 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 50, i64 %2845, i64 %2931
  %2937 = load i64, ptr %2936, align 8
  %2938 = add nsw i64 %2937, %2926
  br label %2944

2939:                                             ; preds = %2930
  %2940 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 50, i64 %2845, i64 %2931
  %2941 = load i64, ptr %2940, align 8
  %2942 = add nsw i64 %2941, %2926
  %2943 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %2942
  br label %2944

2944:                                             ; preds = %2939, %2932
  %2945 = phi i64 [ %2942, %2939 ], [ %2938, %2932 ]
  %2946 = phi ptr [ %2943, %2939 ], [ %2935, %2932 ]
  %2947 = load double, ptr %2946, align 8
  %2948 = getelementptr inbounds [1024 x double], ptr %4, i64 0, i64 %2945
  %2949 = load double, ptr %2948, align 8
  %2950 = fadd double %2947, %2949
  store double %2950, ptr %2948, align 8
  %2951 = add nuw nsw i64 %2931, 1
  %2952 = icmp eq i64 %2951, %2922
  br i1 %2952, label %2927, label %2930

2953:                                             ; preds = %2976, %2840, %2813
  %2954 = load i64, ptr %22, align 8
  %2955 = icmp slt i64 %2954, 64
  br i1 %2955, label %2956, label %3023

2956:                                             ; preds = %2953
  %2957 = icmp sgt i64 %2954, 0
  br i1 %2957, label %2958, label %2987

2958:                                             ; preds = %2956
  %2959 = fsub double 1.000000e+00, %2784
  %2960 = icmp eq i64 %2954, 1
  br i1 %2960, label %2974, label %2961

2961:                                             ; preds = %2958
  %2962 = and i64 %2954, -2
  %2963 = insertelement <2 x double> poison, double %2959, i64 0
  %2964 = shufflevector <2 x double> %2963, <2 x double> poison, <2 x i32> zeroinitializer
  br label %2965

2965:                                             ; preds = %2965, %2961
  %2966 = phi i64 [ 0, %2961 ], [ %2970, %2965 ]
  %2967 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %2966
  %2968 = load <2 x double>, ptr %2967, align 8
  %2969 = fmul <2 x double> %2964, %2968
  store <2 x double> %2969, ptr %2967, align 8
  %2970 = add nuw i64 %2966, 2
  %2971 = icmp eq i64 %2970, %2962
  br i1 %2971, label %2972, label %2965

2972:                                             ; preds = %2965
  %2973 = icmp eq i64 %2954, %2962
  br i1 %2973, label %2987, label %2974

2974:                                             ; preds = %2958, %2972
  %2975 = phi i64 [ 0, %2958 ], [ %2962, %2972 ]
  br label %3003

2976:                                             ; preds = %2842, %2976
  %2977 = phi i64 [ %2985, %2976 ], [ %2843, %2842 ]
  %2978 = getelementptr inbounds [1024 x double], ptr %4, i64 0, i64 %2977
  %2979 = load double, ptr %2978, align 8
  %2980 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %2977
  %2981 = load double, ptr %2980, align 8
  %2982 = fsub double %2979, %2981
  %2983 = fmul double %2784, %2982
  %2984 = fadd double %2981, %2983
  store double %2984, ptr %2980, align 8
  %2985 = add nuw nsw i64 %2977, 1
  %2986 = icmp eq i64 %2985, %2785
  br i1 %2986, label %2953, label %2976

2987:                                             ; preds = %3003, %2972, %2956
  br i1 %2112, label %3001, label %2988

2988:                                             ; preds = %2987, %2988
  %2989 = phi i64 [ %2998, %2988 ], [ 0, %2987 ]
  %2990 = getelementptr inbounds [16 x i64], ptr %3, i64 0, i64 %2989
  %2991 = load <2 x i64>, ptr %2990, align 16
  %2992 = getelementptr inbounds i64, ptr %2990, i64 2
  %2993 = load <2 x i64>, ptr %2992, align 16
  %2994 = trunc <2 x i64> %2991 to <2 x i32>
  %2995 = trunc <2 x i64> %2993 to <2 x i32>
  %2996 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %2954, i64 %2989
  store <2 x i32> %2994, ptr %2996, align 4
  %2997 = getelementptr inbounds i32, ptr %2996, i64 2
  store <2 x i32> %2995, ptr %2997, align 4
  %2998 = add nuw i64 %2989, 4
  %2999 = icmp eq i64 %2998, %2113
  br i1 %2999, label %3000, label %2988

3000:                                             ; preds = %2988
  br i1 %2114, label %3010, label %3001

3001:                                             ; preds = %2987, %3000
  %3002 = phi i64 [ 0, %2987 ], [ %2113, %3000 ]
  br label %3013

3003:                                             ; preds = %2974, %3003
  %3004 = phi i64 [ %3008, %3003 ], [ %2975, %2974 ]
  %3005 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %3004
  %3006 = load double, ptr %3005, align 8
  %3007 = fmul double %2959, %3006
  store double %3007, ptr %3005, align 8
  %3008 = add nuw nsw i64 %3004, 1
  %3009 = icmp eq i64 %3008, %2954
  br i1 %3009, label %2987, label %3003

3010:                                             ; preds = %3013, %3000
  %3011 = add nsw i64 %2954, 1
  store i64 %3011, ptr %22, align 8
  %3012 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %2954
  store double %2784, ptr %3012, align 8
  br label %3023

3013:                                             ; preds = %3001, %3013
  %3014 = phi i64 [ %3019, %3013 ], [ %3002, %3001 ]
  %3015 = getelementptr inbounds [16 x i64], ptr %3, i64 0, i64 %3014
  %3016 = load i64, ptr %3015, align 8
  %3017 = trunc i64 %3016 to i32
  %3018 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %2954, i64 %3014
  store i32 %3017, ptr %3018, align 4
  %3019 = add nuw nsw i64 %3014, 1
  %3020 = icmp eq i64 %3019, %2109
  br i1 %3020, label %3010, label %3013

3021:                                             ; preds = %2767, %2765, %2172, %2115, %2766, %2177
  %3022 = phi double [ 0x7FF0000000000000, %2177 ], [ %2179, %2766 ], [ %2116, %2115 ], [ 0x7FF0000000000000, %2172 ], [ 0x7FF0000000000000, %2765 ], [ %2174, %2767 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %2)
  br label %3026

3023:                                             ; preds = %3010, %2953
  tail call fastcc void @price(ptr noundef nonnull %0, double noundef %2776)
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %2)
  %3024 = add nuw nsw i64 %2117, 1
  %3025 = icmp eq i64 %3024, %2108
  br i1 %3025, label %3026, label %2115

3026:                                             ; preds = %3023, %3021
  %3027 = phi double [ %3022, %3021 ], [ %2174, %3023 ]
  %3028 = fcmp oeq double %3027, 0x7FF0000000000000
  br i1 %3028, label %3802, label %3029

3029:                                             ; preds = %3026
  %3030 = and i64 %38, 3
  %3031 = icmp ult i64 %38, 4
  br i1 %3031, label %3060, label %3032

3032:                                             ; preds = %3029
  %3033 = and i64 %38, -4
  br label %3034

3034:                                             ; preds = %3034, %3032
  %3035 = phi i64 [ 0, %3032 ], [ %3057, %3034 ]
  %3036 = phi double [ 1.000000e+00, %3032 ], [ %3056, %3034 ]
  %3037 = phi i64 [ 0, %3032 ], [ %3058, %3034 ]
  %3038 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %3035
  %3039 = load i64, ptr %3038, align 8
  %3040 = sitofp i64 %3039 to double
  %3041 = fmul double %3036, %3040
  %3042 = or i64 %3035, 1
  %3043 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %3042
  %3044 = load i64, ptr %3043, align 8
  %3045 = sitofp i64 %3044 to double
  %3046 = fmul double %3041, %3045
  %3047 = or i64 %3035, 2
  %3048 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %3047
  %3049 = load i64, ptr %3048, align 8
  %3050 = sitofp i64 %3049 to double
  %3051 = fmul double %3046, %3050
  %3052 = or i64 %3035, 3
  %3053 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %3052
  %3054 = load i64, ptr %3053, align 8
  %3055 = sitofp i64 %3054 to double
  %3056 = fmul double %3051, %3055
  %3057 = add nuw nsw i64 %3035, 4
  %3058 = add i64 %3037, 4
  %3059 = icmp eq i64 %3058, %3033
  br i1 %3059, label %3060, label %3034

3060:                                             ; preds = %3034, %3029
  %3061 = phi double [ undef, %3029 ], [ %3056, %3034 ]
  %3062 = phi i64 [ 0, %3029 ], [ %3057, %3034 ]
  %3063 = phi double [ 1.000000e+00, %3029 ], [ %3056, %3034 ]
  %3064 = icmp eq i64 %3030, 0
  br i1 %3064, label %3076, label %3065

3065:                                             ; preds = %3060, %3065
  %3066 = phi i64 [ %3073, %3065 ], [ %3062, %3060 ]
  %3067 = phi double [ %3072, %3065 ], [ %3063, %3060 ]
  %3068 = phi i64 [ %3074, %3065 ], [ 0, %3060 ]
  %3069 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %3066
  %3070 = load i64, ptr %3069, align 8
  %3071 = sitofp i64 %3070 to double
  %3072 = fmul double %3067, %3071
  %3073 = add nuw nsw i64 %3066, 1
  %3074 = add i64 %3068, 1
  %3075 = icmp eq i64 %3074, %3030
  br i1 %3075, label %3076, label %3065

3076:                                             ; preds = %3060, %3065, %1415
  %3077 = phi double [ %1416, %1415 ], [ %3061, %3060 ], [ %3072, %3065 ]
  %3078 = phi double [ %1393, %1415 ], [ %3027, %3065 ], [ %3027, %3060 ]
  %3079 = fcmp ugt double %3077, 6.400000e+01
  br i1 %3079, label %3081, label %3080

3080:                                             ; preds = %3076, %1392
  call fastcc void @enumerate(ptr noundef %0, i64 noundef 0, ptr noundef nonnull %7)
  br label %3802

3081:                                             ; preds = %3076
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8)
  %3082 = load ptr, ptr %0, align 8
  %3083 = load ptr, ptr %15, align 8
  %3084 = load i64, ptr %3083, align 8
  %3085 = load i64, ptr %22, align 8
  %3086 = icmp sgt i64 %3085, 0
  br i1 %3086, label %3087, label %3093

3087:                                             ; preds = %3081
  %3088 = add i64 %3085, -1
  %3089 = and i64 %3085, 7
  %3090 = icmp ult i64 %3085, 8
  br i1 %3090, label %3095, label %3091

3091:                                             ; preds = %3087
  %3092 = and i64 %3085, -8
  br label %3124

3093:                                             ; preds = %3081
  %3094 = icmp sgt i64 %3084, 0
  br label %3164

3095:                                             ; preds = %3124, %3087
  %3096 = phi double [ undef, %3087 ], [ %3158, %3124 ]
  %3097 = phi double [ 0.000000e+00, %3087 ], [ %3158, %3124 ]
  %3098 = phi i64 [ 0, %3087 ], [ %3159, %3124 ]
  %3099 = icmp eq i64 %3089, 0
  br i1 %3099, label %3110, label %3100

3100:                                             ; preds = %3095, %3100
  %3101 = phi double [ %3106, %3100 ], [ %3097, %3095 ]
  %3102 = phi i64 [ %3107, %3100 ], [ %3098, %3095 ]
  %3103 = phi i64 [ %3108, %3100 ], [ 0, %3095 ]
  %3104 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %3102
  %3105 = load double, ptr %3104, align 8
  %3106 = fadd double %3101, %3105
  %3107 = add nuw nsw i64 %3102, 1
  %3108 = add i64 %3103, 1
  %3109 = icmp eq i64 %3108, %3089
  br i1 %3109, label %3110, label %3100

3110:                                             ; preds = %3100, %3095
  %3111 = phi double [ %3096, %3095 ], [ %3106, %3100 ]
  %3112 = fcmp ogt double %3111, 0.000000e+00
  %3113 = icmp sgt i64 %3084, 0
  %3114 = select i1 %3113, i1 %3112, i1 false
  br i1 %3114, label %3115, label %3164

3115:                                             ; preds = %3110
  %3116 = and i64 %3085, 1
  %3117 = icmp eq i64 %3088, 0
  %3118 = and i64 %3085, -2
  %3119 = icmp eq i64 %3116, 0
  %3120 = and i64 %3085, 1
  %3121 = icmp eq i64 %3088, 0
  %3122 = and i64 %3085, -2
  %3123 = icmp eq i64 %3120, 0
  br label %3180

3124:                                             ; preds = %3124, %3091
  %3125 = phi double [ 0.000000e+00, %3091 ], [ %3158, %3124 ]
  %3126 = phi i64 [ 0, %3091 ], [ %3159, %3124 ]
  %3127 = phi i64 [ 0, %3091 ], [ %3160, %3124 ]
  %3128 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %3126
  %3129 = load double, ptr %3128, align 8
  %3130 = fadd double %3125, %3129
  %3131 = or i64 %3126, 1
  %3132 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %3131
  %3133 = load double, ptr %3132, align 8
  %3134 = fadd double %3130, %3133
  %3135 = or i64 %3126, 2
  %3136 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %3135
  %3137 = load double, ptr %3136, align 8
  %3138 = fadd double %3134, %3137
  %3139 = or i64 %3126, 3
  %3140 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %3139
  %3141 = load double, ptr %3140, align 8
  %3142 = fadd double %3138, %3141
  %3143 = or i64 %3126, 4
  %3144 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %3143
  %3145 = load double, ptr %3144, align 8
  %3146 = fadd double %3142, %3145
  %3147 = or i64 %3126, 5
  %3148 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %3147
  %3149 = load double, ptr %3148, align 8
  %3150 = fadd double %3146, %3149
  %3151 = or i64 %3126, 6
  %3152 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %3151
  %3153 = load double, ptr %3152, align 8
  %3154 = fadd double %3150, %3153
  %3155 = or i64 %3126, 7
  %3156 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %3155
  %3157 = load double, ptr %3156, align 8
  %3158 = fadd double %3154, %3157
  %3159 = add nuw nsw i64 %3126, 8
  %3160 = add i64 %3127, 8
  %3161 = icmp eq i64 %3160, %3092
  br i1 %3161, label %3095, label %3124

3162:                                             ; preds = %3362
  %3163 = icmp sgt i64 %3366, -1
  br i1 %3163, label %3620, label %3164

3164:                                             ; preds = %3162, %3110, %3093
  %3165 = phi i64 [ %3363, %3162 ], [ 0, %3110 ], [ 0, %3093 ]
  %3166 = phi double [ %3364, %3162 ], [ 0.000000e+00, %3110 ], [ 0.000000e+00, %3093 ]
  %3167 = phi i64 [ %3366, %3162 ], [ -1, %3110 ], [ -1, %3093 ]
  %3168 = phi i1 [ true, %3162 ], [ %3113, %3110 ], [ %3094, %3093 ]
  %3169 = getelementptr inbounds %struct.Problem, ptr %3082, i64 0, i32 1
  %3170 = load i64, ptr %3169, align 8
  %3171 = icmp sgt i64 %3170, 0
  br i1 %3171, label %3172, label %3385

3172:                                             ; preds = %3164
  %3173 = getelementptr inbounds %struct.Problem, ptr %3082, i64 0, i32 7
  %3174 = getelementptr inbounds %struct.Problem, ptr %3082, i64 0, i32 6
  %3175 = getelementptr inbounds %struct.Problem, ptr %3082, i64 0, i32 17
  %3176 = and i64 %3084, 1
  %3177 = icmp eq i64 %3084, 1
  %3178 = and i64 %3084, -2
  %3179 = icmp eq i64 %3176, 0
  br label %3369

3180:                                             ; preds = %3115, %3362
  %3181 = phi i64 [ %3363, %3362 ], [ 0, %3115 ]
  %3182 = phi double [ %3364, %3362 ], [ 0.000000e+00, %3115 ]
  %3183 = phi i64 [ %3366, %3362 ], [ -1, %3115 ]
  %3184 = phi double [ %3365, %3362 ], [ 0x3D06849B86A12B9B, %3115 ]
  %3185 = phi i64 [ %3367, %3362 ], [ 0, %3115 ]
  %3186 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %3185
  %3187 = load i64, ptr %3186, align 8
  %3188 = icmp slt i64 %3187, 2
  br i1 %3188, label %3362, label %3189

3189:                                             ; preds = %3180
  %3190 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 17, i64 %3185
  %3191 = load i64, ptr %3190, align 8
  %3192 = icmp sgt i64 %3191, 0
  br i1 %3192, label %3193, label %3362

3193:                                             ; preds = %3189
  %3194 = and i64 %3187, 1
  %3195 = icmp eq i64 %3187, 1
  %3196 = and i64 %3187, -2
  %3197 = icmp eq i64 %3194, 0
  br label %3198

3198:                                             ; preds = %3193, %3355
  %3199 = phi i64 [ %3356, %3355 ], [ %3181, %3193 ]
  %3200 = phi double [ %3357, %3355 ], [ %3182, %3193 ]
  %3201 = phi i64 [ %3359, %3355 ], [ %3183, %3193 ]
  %3202 = phi double [ %3358, %3355 ], [ %3184, %3193 ]
  %3203 = phi i64 [ %3360, %3355 ], [ 0, %3193 ]
  %3204 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %3185, i64 %3203
  %3205 = load i64, ptr %3204, align 8
  %3206 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %3205
  %3207 = load double, ptr %3206, align 8
  %3208 = fcmp olt double %3207, 1.000000e-09
  br i1 %3208, label %3355, label %3209

3209:                                             ; preds = %3198
  %3210 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 47, i64 %3185, i64 %3203
  %3211 = load ptr, ptr %3210, align 8
  br i1 %3117, label %3240, label %3212

3212:                                             ; preds = %3209, %3212
  %3213 = phi i64 [ %3237, %3212 ], [ 0, %3209 ]
  %3214 = phi double [ %3236, %3212 ], [ 0.000000e+00, %3209 ]
  %3215 = phi i64 [ %3238, %3212 ], [ 0, %3209 ]
  %3216 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %3213
  %3217 = load double, ptr %3216, align 8
  %3218 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %3213, i64 %3185
  %3219 = load i32, ptr %3218, align 4
  %3220 = sext i32 %3219 to i64
  %3221 = getelementptr inbounds double, ptr %3211, i64 %3220
  %3222 = load double, ptr %3221, align 8
  %3223 = fmul double %3217, %3222
  %3224 = fdiv double %3223, %3111
  %3225 = fadd double %3214, %3224
  %3226 = or i64 %3213, 1
  %3227 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %3226
  %3228 = load double, ptr %3227, align 8
  %3229 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %3226, i64 %3185
  %3230 = load i32, ptr %3229, align 4
  %3231 = sext i32 %3230 to i64
  %3232 = getelementptr inbounds double, ptr %3211, i64 %3231
  %3233 = load double, ptr %3232, align 8
  %3234 = fmul double %3228, %3233
  %3235 = fdiv double %3234, %3111
  %3236 = fadd double %3225, %3235
  %3237 = add nuw nsw i64 %3213, 2
  %3238 = add i64 %3215, 2
  %3239 = icmp eq i64 %3238, %3118
  br i1 %3239, label %3240, label %3212

3240:                                             ; preds = %3212, %3209
  %3241 = phi double [ undef, %3209 ], [ %3236, %3212 ]
  %3242 = phi i64 [ 0, %3209 ], [ %3237, %3212 ]
  %3243 = phi double [ 0.000000e+00, %3209 ], [ %3236, %3212 ]
  br i1 %3119, label %3255, label %3244

3244:                                             ; preds = %3240
  %3245 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %3242
  %3246 = load double, ptr %3245, align 8
  %3247 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %3242, i64 %3185
  %3248 = load i32, ptr %3247, align 4
  %3249 = sext i32 %3248 to i64
  %3250 = getelementptr inbounds double, ptr %3211, i64 %3249
  %3251 = load double, ptr %3250, align 8
  %3252 = fmul double %3246, %3251
  %3253 = fdiv double %3252, %3111
  %3254 = fadd double %3243, %3253
  br label %3255

3255:                                             ; preds = %3240, %3244
  %3256 = phi double [ %3241, %3240 ], [ %3254, %3244 ]
  br i1 %3121, label %3257, label %3282

3257:                                             ; preds = %3282, %3255
  %3258 = phi double [ undef, %3255 ], [ %3310, %3282 ]
  %3259 = phi i64 [ 0, %3255 ], [ %3311, %3282 ]
  %3260 = phi double [ 0.000000e+00, %3255 ], [ %3310, %3282 ]
  br i1 %3123, label %3274, label %3261

3261:                                             ; preds = %3257
  %3262 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %3259, i64 %3185
  %3263 = load i32, ptr %3262, align 4
  %3264 = sext i32 %3263 to i64
  %3265 = getelementptr inbounds double, ptr %3211, i64 %3264
  %3266 = load double, ptr %3265, align 8
  %3267 = fsub double %3266, %3256
  %3268 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %3259
  %3269 = load double, ptr %3268, align 8
  %3270 = fmul double %3269, %3267
  %3271 = fmul double %3267, %3270
  %3272 = fdiv double %3271, %3111
  %3273 = fadd double %3260, %3272
  br label %3274

3274:                                             ; preds = %3257, %3261
  %3275 = phi double [ %3258, %3257 ], [ %3273, %3261 ]
  %3276 = fmul double %3207, %3207
  %3277 = fmul double %3276, %3275
  %3278 = fcmp ogt double %3277, %3202
  br i1 %3278, label %3279, label %3355

3279:                                             ; preds = %3274
  %3280 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 48, i64 %3185, i64 %3203
  %3281 = load ptr, ptr %3280, align 8
  br i1 %3195, label %3314, label %3333

3282:                                             ; preds = %3255, %3282
  %3283 = phi i64 [ %3311, %3282 ], [ 0, %3255 ]
  %3284 = phi double [ %3310, %3282 ], [ 0.000000e+00, %3255 ]
  %3285 = phi i64 [ %3312, %3282 ], [ 0, %3255 ]
  %3286 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %3283, i64 %3185
  %3287 = load i32, ptr %3286, align 4
  %3288 = sext i32 %3287 to i64
  %3289 = getelementptr inbounds double, ptr %3211, i64 %3288
  %3290 = load double, ptr %3289, align 8
  %3291 = fsub double %3290, %3256
  %3292 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %3283
  %3293 = load double, ptr %3292, align 8
  %3294 = fmul double %3293, %3291
  %3295 = fmul double %3291, %3294
  %3296 = fdiv double %3295, %3111
  %3297 = fadd double %3284, %3296
  %3298 = or i64 %3283, 1
  %3299 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %3298, i64 %3185
  %3300 = load i32, ptr %3299, align 4
  %3301 = sext i32 %3300 to i64
  %3302 = getelementptr inbounds double, ptr %3211, i64 %3301
  %3303 = load double, ptr %3302, align 8
  %3304 = fsub double %3303, %3256
  %3305 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %3298
  %3306 = load double, ptr %3305, align 8
  %3307 = fmul double %3306, %3304
  %3308 = fmul double %3304, %3307
  %3309 = fdiv double %3308, %3111
  %3310 = fadd double %3297, %3309
  %3311 = add nuw nsw i64 %3283, 2
  %3312 = add i64 %3285, 2
  %3313 = icmp eq i64 %3312, %3122
  br i1 %3313, label %3257, label %3282

3314:                                             ; preds = %3333, %3279
  %3315 = phi double [ undef, %3279 ], [ %3348, %3333 ]
  %3316 = phi double [ undef, %3279 ], [ %3350, %3333 ]
  %3317 = phi i64 [ 0, %3279 ], [ %3351, %3333 ]
  %3318 = phi double [ 0xFFF0000000000000, %3279 ], [ %3350, %3333 ]
  %3319 = phi double [ 0x7FF0000000000000, %3279 ], [ %3348, %3333 ]
  br i1 %3197, label %3327, label %3320

3320:                                             ; preds = %3314
  %3321 = getelementptr inbounds double, ptr %3281, i64 %3317
  %3322 = load double, ptr %3321, align 8
  %3323 = fcmp olt double %3322, %3319
  %3324 = select i1 %3323, double %3322, double %3319
  %3325 = fcmp ogt double %3322, %3318
  %3326 = select i1 %3325, double %3322, double %3318
  br label %3327

3327:                                             ; preds = %3314, %3320
  %3328 = phi double [ %3315, %3314 ], [ %3324, %3320 ]
  %3329 = phi double [ %3316, %3314 ], [ %3326, %3320 ]
  %3330 = fcmp ole double %3328, %3256
  %3331 = fcmp olt double %3256, %3329
  %3332 = select i1 %3330, i1 %3331, i1 false
  br i1 %3332, label %3354, label %3355

3333:                                             ; preds = %3279, %3333
  %3334 = phi i64 [ %3351, %3333 ], [ 0, %3279 ]
  %3335 = phi double [ %3350, %3333 ], [ 0xFFF0000000000000, %3279 ]
  %3336 = phi double [ %3348, %3333 ], [ 0x7FF0000000000000, %3279 ]
  %3337 = phi i64 [ %3352, %3333 ], [ 0, %3279 ]
  %3338 = getelementptr inbounds double, ptr %3281, i64 %3334
  %3339 = load double, ptr %3338, align 8
  %3340 = fcmp olt double %3339, %3336
  %3341 = select i1 %3340, double %3339, double %3336
  %3342 = fcmp ogt double %3339, %3335
  %3343 = select i1 %3342, double %3339, double %3335
  %3344 = or i64 %3334, 1
  %3345 = getelementptr inbounds double, ptr %3281, i64 %3344
  %3346 = load double, ptr %3345, align 8
  %3347 = fcmp olt double %3346, %3341
  %3348 = select i1 %3347, double %3346, double %3341
  %3349 = fcmp ogt double %3346, %3343
  %3350 = select i1 %3349, double %3346, double %3343
  %3351 = add nuw nsw i64 %3334, 2
  %3352 = add nuw nsw i64 %3337, 2
  %3353 = icmp eq i64 %3352, %3196
  br i1 %3353, label %3314, label %3333

3354:                                             ; preds = %3327
  br label %3355

3355:                                             ; preds = %3354, %3327, %3274, %3198
  %3356 = phi i64 [ %3199, %3198 ], [ %3203, %3354 ], [ %3199, %3327 ], [ %3199, %3274 ]
  %3357 = phi double [ %3200, %3198 ], [ %3256, %3354 ], [ %3200, %3327 ], [ %3200, %3274 ]
  %3358 = phi double [ %3202, %3198 ], [ %3277, %3354 ], [ %3202, %3327 ], [ %3202, %3274 ]
  %3359 = phi i64 [ %3201, %3198 ], [ %3185, %3354 ], [ %3201, %3327 ], [ %3201, %3274 ]
  %3360 = add nuw nsw i64 %3203, 1
  %3361 = icmp eq i64 %3360, %3191
  br i1 %3361, label %3362, label %3198

3362:                                             ; preds = %3355, %3189, %3180
  %3363 = phi i64 [ %3181, %3180 ], [ %3181, %3189 ], [ %3356, %3355 ]
  %3364 = phi double [ %3182, %3180 ], [ %3182, %3189 ], [ %3357, %3355 ]
  %3365 = phi double [ %3184, %3180 ], [ %3184, %3189 ], [ %3358, %3355 ]
  %3366 = phi i64 [ %3183, %3180 ], [ %3183, %3189 ], [ %3359, %3355 ]
  %3367 = add nuw nsw i64 %3185, 1
  %3368 = icmp eq i64 %3367, %3084
  br i1 %3368, label %3162, label %3180

3369:                                             ; preds = %3389, %3172
  %3370 = phi i64 [ %3165, %3172 ], [ %3390, %3389 ]
  %3371 = phi double [ %3166, %3172 ], [ %3391, %3389 ]
  %3372 = phi i64 [ %3167, %3172 ], [ %3393, %3389 ]
  %3373 = phi double [ 0.000000e+00, %3172 ], [ %3392, %3389 ]
  %3374 = phi i64 [ 0, %3172 ], [ %3394, %3389 ]
  br i1 %3168, label %3375, label %3389

3375:                                             ; preds = %3369
  %3376 = load ptr, ptr %3173, align 8
  %3377 = xor i64 %3374, -1
  %3378 = load i64, ptr %3082, align 8
  %3379 = add nsw i64 %3378, %3374
  %3380 = add nsw i64 %3378, %3170
  br label %3396

3381:                                             ; preds = %3389
  %3382 = icmp sgt i64 %3393, -1
  %3383 = fcmp ogt double %3392, 1.000000e-03
  %3384 = select i1 %3382, i1 %3383, i1 false
  br i1 %3384, label %3620, label %3385

3385:                                             ; preds = %3381, %3164
  %3386 = phi i64 [ %3390, %3381 ], [ %3165, %3164 ]
  %3387 = phi double [ %3391, %3381 ], [ %3166, %3164 ]
  %3388 = phi i64 [ %3393, %3381 ], [ %3167, %3164 ]
  br i1 %3168, label %3528, label %3644

3389:                                             ; preds = %3521, %3369
  %3390 = phi i64 [ %3370, %3369 ], [ %3522, %3521 ]
  %3391 = phi double [ %3371, %3369 ], [ %3523, %3521 ]
  %3392 = phi double [ %3373, %3369 ], [ %3524, %3521 ]
  %3393 = phi i64 [ %3372, %3369 ], [ %3525, %3521 ]
  %3394 = add nuw nsw i64 %3374, 1
  %3395 = icmp eq i64 %3394, %3170
  br i1 %3395, label %3381, label %3369

3396:                                             ; preds = %3521, %3375
  %3397 = phi i64 [ %3370, %3375 ], [ %3522, %3521 ]
  %3398 = phi double [ %3371, %3375 ], [ %3523, %3521 ]
  %3399 = phi i64 [ %3372, %3375 ], [ %3525, %3521 ]
  %3400 = phi double [ %3373, %3375 ], [ %3524, %3521 ]
  %3401 = phi i64 [ 0, %3375 ], [ %3526, %3521 ]
  %3402 = mul nsw i64 %3401, %3380
  %3403 = add nsw i64 %3402, %3379
  %3404 = getelementptr inbounds i64, ptr %3376, i64 %3403
  %3405 = load i64, ptr %3404, align 8
  %3406 = icmp eq i64 %3405, 0
  br i1 %3406, label %3521, label %3407

3407:                                             ; preds = %3396
  %3408 = load ptr, ptr %3174, align 8
  %3409 = getelementptr inbounds ptr, ptr %3408, i64 %3401
  %3410 = load ptr, ptr %3409, align 8
  %3411 = getelementptr inbounds %struct.Table, ptr %3410, i64 0, i32 1
  %3412 = load ptr, ptr %3411, align 8
  %3413 = getelementptr inbounds ptr, ptr %3412, i64 %3405
  %3414 = load ptr, ptr %3413, align 8
  %3415 = icmp eq ptr %3414, null
  br i1 %3415, label %3521, label %3416

3416:                                             ; preds = %3407
  %3417 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %3401
  %3418 = load i64, ptr %3417, align 8
  %3419 = icmp slt i64 %3418, 2
  br i1 %3419, label %3521, label %3420

3420:                                             ; preds = %3416
  %3421 = load ptr, ptr %3175, align 8
  %3422 = getelementptr inbounds double, ptr %3421, i64 %3379
  %3423 = load double, ptr %3422, align 8
  %3424 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 19, i64 %3401
  %3425 = load ptr, ptr %3424, align 8
  %3426 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %3401
  %3427 = load ptr, ptr %3426, align 8
  %3428 = and i64 %3418, 1
  %3429 = and i64 %3418, -2
  br label %3430

3430:                                             ; preds = %3430, %3420
  %3431 = phi i64 [ 0, %3420 ], [ %3460, %3430 ]
  %3432 = phi double [ 0.000000e+00, %3420 ], [ %3459, %3430 ]
  %3433 = phi double [ 0x7FF0000000000000, %3420 ], [ %3457, %3430 ]
  %3434 = phi i64 [ 0, %3420 ], [ %3461, %3430 ]
  %3435 = getelementptr inbounds i32, ptr %3427, i64 %3431
  %3436 = load i32, ptr %3435, align 4
  %3437 = sext i32 %3436 to i64
  %3438 = getelementptr inbounds i32, ptr %3425, i64 %3437
  %3439 = load i32, ptr %3438, align 4
  %3440 = sext i32 %3439 to i64
  %3441 = getelementptr inbounds double, ptr %3414, i64 %3440
  %3442 = load double, ptr %3441, align 8
  %3443 = fcmp olt double %3442, %3433
  %3444 = select i1 %3443, double %3442, double %3433
  %3445 = fcmp ogt double %3442, %3432
  %3446 = select i1 %3445, double %3442, double %3432
  %3447 = or i64 %3431, 1
  %3448 = getelementptr inbounds i32, ptr %3427, i64 %3447
  %3449 = load i32, ptr %3448, align 4
  %3450 = sext i32 %3449 to i64
  %3451 = getelementptr inbounds i32, ptr %3425, i64 %3450
  %3452 = load i32, ptr %3451, align 4
  %3453 = sext i32 %3452 to i64
  %3454 = getelementptr inbounds double, ptr %3414, i64 %3453
  %3455 = load double, ptr %3454, align 8
  %3456 = fcmp olt double %3455, %3444
  %3457 = select i1 %3456, double %3455, double %3444
  %3458 = fcmp ogt double %3455, %3446
  %3459 = select i1 %3458, double %3455, double %3446
  %3460 = add nuw nsw i64 %3431, 2
  %3461 = add nuw nsw i64 %3434, 2
  %3462 = icmp eq i64 %3461, %3429
  br i1 %3462, label %3463, label %3430

3463:                                             ; preds = %3430
  %3464 = icmp eq i64 %3428, 0
  br i1 %3464, label %3478, label %3465

3465:                                             ; preds = %3463
  %3466 = getelementptr inbounds i32, ptr %3427, i64 %3460
  %3467 = load i32, ptr %3466, align 4
  %3468 = sext i32 %3467 to i64
  %3469 = getelementptr inbounds i32, ptr %3425, i64 %3468
  %3470 = load i32, ptr %3469, align 4
  %3471 = sext i32 %3470 to i64
  %3472 = getelementptr inbounds double, ptr %3414, i64 %3471
  %3473 = load double, ptr %3472, align 8
  %3474 = fcmp olt double %3473, %3457
  %3475 = select i1 %3474, double %3473, double %3457
  %3476 = fcmp ogt double %3473, %3459
  %3477 = select i1 %3476, double %3473, double %3459
  br label %3478

3478:                                             ; preds = %3463, %3465
  %3479 = phi double [ %3457, %3463 ], [ %3475, %3465 ]
  %3480 = phi double [ %3459, %3463 ], [ %3477, %3465 ]
  br i1 %3177, label %3481, label %3496

3481:                                             ; preds = %3513, %3478
  %3482 = phi double [ undef, %3478 ], [ %3514, %3513 ]
  %3483 = phi i64 [ 0, %3478 ], [ %3515, %3513 ]
  %3484 = phi double [ %3423, %3478 ], [ %3514, %3513 ]
  br i1 %3179, label %3491, label %3485

3485:                                             ; preds = %3481
  %3486 = icmp eq i64 %3483, %3401
  br i1 %3486, label %3491, label %3487

3487:                                             ; preds = %3485
  %3488 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %3374, i64 %3483
  %3489 = load double, ptr %3488, align 8
  %3490 = fmul double %3484, %3489
  br label %3491

3491:                                             ; preds = %3485, %3487, %3481
  %3492 = phi double [ %3482, %3481 ], [ %3490, %3487 ], [ %3484, %3485 ]
  %3493 = fsub double %3480, %3479
  %3494 = fmul double %3493, %3492
  %3495 = fcmp ogt double %3494, %3400
  br i1 %3495, label %3518, label %3521

3496:                                             ; preds = %3478, %3513
  %3497 = phi i64 [ %3515, %3513 ], [ 0, %3478 ]
  %3498 = phi double [ %3514, %3513 ], [ %3423, %3478 ]
  %3499 = phi i64 [ %3516, %3513 ], [ 0, %3478 ]
  %3500 = icmp eq i64 %3497, %3401
  br i1 %3500, label %3505, label %3501

3501:                                             ; preds = %3496
  %3502 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %3374, i64 %3497
  %3503 = load double, ptr %3502, align 8
  %3504 = fmul double %3498, %3503
  br label %3505

3505:                                             ; preds = %3501, %3496
  %3506 = phi double [ %3504, %3501 ], [ %3498, %3496 ]
  %3507 = or i64 %3497, 1
  %3508 = icmp eq i64 %3507, %3401
  br i1 %3508, label %3513, label %3509

3509:                                             ; preds = %3505
  %3510 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %3374, i64 %3507
  %3511 = load double, ptr %3510, align 8
  %3512 = fmul double %3506, %3511
  br label %3513

3513:                                             ; preds = %3509, %3505
  %3514 = phi double [ %3512, %3509 ], [ %3506, %3505 ]
  %3515 = add nuw nsw i64 %3497, 2
  %3516 = add i64 %3499, 2
  %3517 = icmp eq i64 %3516, %3178
  br i1 %3517, label %3481, label %3496

3518:                                             ; preds = %3491
  %3519 = fadd double %3479, %3480
  %3520 = fmul double %3519, 5.000000e-01
  br label %3521

3521:                                             ; preds = %3518, %3491, %3416, %3407, %3396
  %3522 = phi i64 [ %3397, %3396 ], [ %3397, %3407 ], [ %3397, %3416 ], [ %3377, %3518 ], [ %3397, %3491 ]
  %3523 = phi double [ %3398, %3396 ], [ %3398, %3407 ], [ %3398, %3416 ], [ %3520, %3518 ], [ %3398, %3491 ]
  %3524 = phi double [ %3400, %3396 ], [ %3400, %3407 ], [ %3400, %3416 ], [ %3494, %3518 ], [ %3400, %3491 ]
  %3525 = phi i64 [ %3399, %3396 ], [ %3399, %3407 ], [ %3399, %3416 ], [ %3401, %3518 ], [ %3399, %3491 ]
  %3526 = add nuw nsw i64 %3401, 1
  %3527 = icmp eq i64 %3526, %3084
  br i1 %3527, label %3389, label %3396

3528:                                             ; preds = %3385, %3556
  %3529 = phi i64 [ %3557, %3556 ], [ %3386, %3385 ]
  %3530 = phi double [ %3558, %3556 ], [ %3387, %3385 ]
  %3531 = phi i64 [ %3560, %3556 ], [ %3388, %3385 ]
  %3532 = phi i64 [ %3561, %3556 ], [ 0, %3385 ]
  %3533 = phi double [ %3559, %3556 ], [ 0.000000e+00, %3385 ]
  %3534 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 17, i64 %3532
  %3535 = load i64, ptr %3534, align 8
  %3536 = icmp sgt i64 %3535, 0
  br i1 %3536, label %3537, label %3556

3537:                                             ; preds = %3528
  %3538 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %3532
  %3539 = load i64, ptr %3538, align 8
  %3540 = icmp sgt i64 %3539, 1
  br i1 %3540, label %3541, label %3556

3541:                                             ; preds = %3537
  %3542 = and i64 %3539, 1
  %3543 = icmp eq i64 %3539, 1
  %3544 = and i64 %3539, -2
  %3545 = icmp eq i64 %3542, 0
  br label %3548

3546:                                             ; preds = %3556
  %3547 = fcmp ogt double %3559, 0.000000e+00
  br i1 %3547, label %3624, label %3644

3548:                                             ; preds = %3541, %3613
  %3549 = phi i64 [ %3614, %3613 ], [ %3529, %3541 ]
  %3550 = phi double [ %3615, %3613 ], [ %3530, %3541 ]
  %3551 = phi i64 [ %3617, %3613 ], [ %3531, %3541 ]
  %3552 = phi i64 [ %3618, %3613 ], [ 0, %3541 ]
  %3553 = phi double [ %3616, %3613 ], [ %3533, %3541 ]
  %3554 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 48, i64 %3532, i64 %3552
  %3555 = load ptr, ptr %3554, align 8
  br i1 %3543, label %3563, label %3589

3556:                                             ; preds = %3613, %3537, %3528
  %3557 = phi i64 [ %3529, %3528 ], [ %3529, %3537 ], [ %3614, %3613 ]
  %3558 = phi double [ %3530, %3528 ], [ %3530, %3537 ], [ %3615, %3613 ]
  %3559 = phi double [ %3533, %3528 ], [ %3533, %3537 ], [ %3616, %3613 ]
  %3560 = phi i64 [ %3531, %3528 ], [ %3531, %3537 ], [ %3617, %3613 ]
  %3561 = add nuw nsw i64 %3532, 1
  %3562 = icmp eq i64 %3561, %3084
  br i1 %3562, label %3546, label %3528

3563:                                             ; preds = %3589, %3548
  %3564 = phi double [ undef, %3548 ], [ %3604, %3589 ]
  %3565 = phi double [ undef, %3548 ], [ %3606, %3589 ]
  %3566 = phi i64 [ 0, %3548 ], [ %3607, %3589 ]
  %3567 = phi double [ 0xFFF0000000000000, %3548 ], [ %3606, %3589 ]
  %3568 = phi double [ 0x7FF0000000000000, %3548 ], [ %3604, %3589 ]
  br i1 %3545, label %3576, label %3569

3569:                                             ; preds = %3563
  %3570 = getelementptr inbounds double, ptr %3555, i64 %3566
  %3571 = load double, ptr %3570, align 8
  %3572 = fcmp olt double %3571, %3568
  %3573 = select i1 %3572, double %3571, double %3568
  %3574 = fcmp ogt double %3571, %3567
  %3575 = select i1 %3574, double %3571, double %3567
  br label %3576

3576:                                             ; preds = %3563, %3569
  %3577 = phi double [ %3564, %3563 ], [ %3573, %3569 ]
  %3578 = phi double [ %3565, %3563 ], [ %3575, %3569 ]
  %3579 = fsub double %3578, %3577
  %3580 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %3532, i64 %3552
  %3581 = load i64, ptr %3580, align 8
  %3582 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %3581
  %3583 = load double, ptr %3582, align 8
  %3584 = fadd double %3583, 0x3EB0C6F7A0B5ED8D
  %3585 = fmul double %3579, %3584
  %3586 = fcmp ogt double %3585, %3553
  %3587 = fcmp ogt double %3578, %3577
  %3588 = select i1 %3586, i1 %3587, i1 false
  br i1 %3588, label %3610, label %3613

3589:                                             ; preds = %3548, %3589
  %3590 = phi i64 [ %3607, %3589 ], [ 0, %3548 ]
  %3591 = phi double [ %3606, %3589 ], [ 0xFFF0000000000000, %3548 ]
  %3592 = phi double [ %3604, %3589 ], [ 0x7FF0000000000000, %3548 ]
  %3593 = phi i64 [ %3608, %3589 ], [ 0, %3548 ]
  %3594 = getelementptr inbounds double, ptr %3555, i64 %3590
  %3595 = load double, ptr %3594, align 8
  %3596 = fcmp olt double %3595, %3592
  %3597 = select i1 %3596, double %3595, double %3592
  %3598 = fcmp ogt double %3595, %3591
  %3599 = select i1 %3598, double %3595, double %3591
  %3600 = or i64 %3590, 1
  %3601 = getelementptr inbounds double, ptr %3555, i64 %3600
  %3602 = load double, ptr %3601, align 8
  %3603 = fcmp olt double %3602, %3597
  %3604 = select i1 %3603, double %3602, double %3597
  %3605 = fcmp ogt double %3602, %3599
  %3606 = select i1 %3605, double %3602, double %3599
  %3607 = add nuw nsw i64 %3590, 2
  %3608 = add nuw nsw i64 %3593, 2
  %3609 = icmp eq i64 %3608, %3544
  br i1 %3609, label %3563, label %3589

3610:                                             ; preds = %3576
  %3611 = fadd double %3577, %3578
  %3612 = fmul double %3611, 5.000000e-01
  br label %3613

3613:                                             ; preds = %3610, %3576
  %3614 = phi i64 [ %3552, %3610 ], [ %3549, %3576 ]
  %3615 = phi double [ %3612, %3610 ], [ %3550, %3576 ]
  %3616 = phi double [ %3585, %3610 ], [ %3553, %3576 ]
  %3617 = phi i64 [ %3532, %3610 ], [ %3551, %3576 ]
  %3618 = add nuw nsw i64 %3552, 1
  %3619 = icmp eq i64 %3618, %3535
  br i1 %3619, label %3556, label %3548

3620:                                             ; preds = %3381, %3162
  %3621 = phi i64 [ %3390, %3381 ], [ %3363, %3162 ]
  %3622 = phi double [ %3391, %3381 ], [ %3364, %3162 ]
  %3623 = phi i64 [ %3393, %3381 ], [ %3366, %3162 ]
  store i64 %3623, ptr %8, align 8
  br label %3626

3624:                                             ; preds = %3546
  store i64 %3560, ptr %8, align 8
  %3625 = icmp slt i64 %3560, 0
  br i1 %3625, label %3644, label %3626

3626:                                             ; preds = %3624, %3620
  %3627 = phi i64 [ %3623, %3620 ], [ %3560, %3624 ]
  %3628 = phi double [ %3622, %3620 ], [ %3558, %3624 ]
  %3629 = phi i64 [ %3621, %3620 ], [ %3557, %3624 ]
  %3630 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %3627
  %3631 = load i64, ptr %3630, align 8
  %3632 = icmp sgt i64 %3631, 0
  br i1 %3632, label %3633, label %3700

3633:                                             ; preds = %3626
  %3634 = icmp sgt i64 %3629, -1
  %3635 = xor i64 %3629, -1
  %3636 = getelementptr inbounds %struct.Problem, ptr %3082, i64 0, i32 7
  %3637 = getelementptr inbounds %struct.Problem, ptr %3082, i64 0, i32 1
  %3638 = getelementptr inbounds %struct.Problem, ptr %3082, i64 0, i32 6
  %3639 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 19, i64 %3627
  %3640 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %3627
  %3641 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 48, i64 %3627, i64 %3629
  %3642 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %3627
  %3643 = load ptr, ptr %3642, align 8
  br label %3710

3644:                                             ; preds = %3624, %3546, %3385
  %3645 = fcmp olt double %3077, 1.000000e+06
  br i1 %3645, label %3646, label %3647

3646:                                             ; preds = %3644
  call fastcc void @enumerate(ptr noundef %0, i64 noundef 0, ptr noundef nonnull %7)
  br label %3801

3647:                                             ; preds = %3644
  store i64 1, ptr %24, align 8
  %3648 = load double, ptr %25, align 8
  %3649 = fcmp olt double %3078, %3648
  br i1 %3649, label %3650, label %3651

3650:                                             ; preds = %3647
  store double %3078, ptr %25, align 8
  br label %3651

3651:                                             ; preds = %3650, %3647
  %3652 = load ptr, ptr %26, align 8
  %3653 = icmp eq ptr %3652, null
  br i1 %3653, label %3801, label %3654

3654:                                             ; preds = %3651, %3666
  %3655 = phi ptr [ %3667, %3666 ], [ %3652, %3651 ]
  %3656 = phi i64 [ %3668, %3666 ], [ 0, %3651 ]
  %3657 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %3656
  %3658 = load i64, ptr %3657, align 8
  %3659 = icmp sgt i64 %3658, 0
  br i1 %3659, label %3660, label %3666

3660:                                             ; preds = %3654
  %3661 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %3656
  %3662 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 19, i64 %3656
  %3663 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 20, i64 %3656
  br label %3672

3664:                                             ; preds = %3696
  %3665 = load ptr, ptr %26, align 8
  br label %3666

3666:                                             ; preds = %3664, %3654
  %3667 = phi ptr [ %3665, %3664 ], [ %3655, %3654 ]
  %3668 = add nuw nsw i64 %3656, 1
  %3669 = icmp ne ptr %3667, null
  %3670 = icmp slt i64 %3668, %38
  %3671 = select i1 %3669, i1 %3670, i1 false
  br i1 %3671, label %3654, label %3801

3672:                                             ; preds = %3696, %3660
  %3673 = phi i64 [ %3658, %3660 ], [ %3697, %3696 ]
  %3674 = phi i64 [ 0, %3660 ], [ %3698, %3696 ]
  %3675 = load ptr, ptr %3661, align 8
  %3676 = getelementptr inbounds i32, ptr %3675, i64 %3674
  %3677 = load i32, ptr %3676, align 4
  %3678 = load ptr, ptr %3662, align 8
  %3679 = sext i32 %3677 to i64
  %3680 = getelementptr inbounds i32, ptr %3678, i64 %3679
  %3681 = load i32, ptr %3680, align 4
  %3682 = icmp sgt i32 %3681, -1
  br i1 %3682, label %3683, label %3696

3683:                                             ; preds = %3672, %3683
  %3684 = phi i32 [ %3692, %3683 ], [ %3681, %3672 ]
  %3685 = load ptr, ptr %26, align 8
  %3686 = getelementptr inbounds ptr, ptr %3685, i64 %3656
  %3687 = load ptr, ptr %3686, align 8
  %3688 = zext i32 %3684 to i64
  %3689 = getelementptr inbounds i8, ptr %3687, i64 %3688
  store i8 1, ptr %3689, align 1
  %3690 = load ptr, ptr %3663, align 8
  %3691 = getelementptr inbounds i32, ptr %3690, i64 %3688
  %3692 = load i32, ptr %3691, align 4
  %3693 = icmp sgt i32 %3692, -1
  br i1 %3693, label %3683, label %3694

3694:                                             ; preds = %3683
  %3695 = load i64, ptr %3657, align 8
  br label %3696

3696:                                             ; preds = %3694, %3672
  %3697 = phi i64 [ %3695, %3694 ], [ %3673, %3672 ]
  %3698 = add nuw nsw i64 %3674, 1
  %3699 = icmp slt i64 %3698, %3697
  br i1 %3699, label %3672, label %3664

3700:                                             ; preds = %3745, %3626
  %3701 = icmp sgt i64 %3629, -1
  %3702 = select i1 %3086, i1 %3701, i1 false
  br i1 %3702, label %3703, label %3770

3703:                                             ; preds = %3700
  %3704 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 47, i64 %3627, i64 %3629
  %3705 = load ptr, ptr %3704, align 8
  %3706 = and i64 %3085, 1
  %3707 = icmp eq i64 %3085, 1
  br i1 %3707, label %3753, label %3708

3708:                                             ; preds = %3703
  %3709 = and i64 %3085, -2
  br label %3777

3710:                                             ; preds = %3745, %3633
  %3711 = phi i64 [ 0, %3633 ], [ %3751, %3745 ]
  br i1 %3634, label %3712, label %3715

3712:                                             ; preds = %3710
  %3713 = load ptr, ptr %3641, align 8
  %3714 = getelementptr inbounds double, ptr %3713, i64 %3711
  br label %3745

3715:                                             ; preds = %3710
  %3716 = load i64, ptr %3082, align 8
  %3717 = add i64 %3716, %3635
  %3718 = load ptr, ptr %3636, align 8
  %3719 = load i64, ptr %3637, align 8
  %3720 = add nsw i64 %3719, %3716
  %3721 = mul nsw i64 %3720, %3627
  %3722 = add nsw i64 %3717, %3721
  %3723 = getelementptr inbounds i64, ptr %3718, i64 %3722
  %3724 = load i64, ptr %3723, align 8
  %3725 = icmp eq i64 %3724, 0
  br i1 %3725, label %3734, label %3726

3726:                                             ; preds = %3715
  %3727 = load ptr, ptr %3638, align 8
  %3728 = getelementptr inbounds ptr, ptr %3727, i64 %3627
  %3729 = load ptr, ptr %3728, align 8
  %3730 = getelementptr inbounds %struct.Table, ptr %3729, i64 0, i32 1
  %3731 = load ptr, ptr %3730, align 8
  %3732 = getelementptr inbounds ptr, ptr %3731, i64 %3724
  %3733 = load ptr, ptr %3732, align 8
  br label %3734

3734:                                             ; preds = %3726, %3715
  %3735 = phi ptr [ %3733, %3726 ], [ null, %3715 ]
  %3736 = load ptr, ptr %3639, align 8
  %3737 = load ptr, ptr %3640, align 8
  %3738 = getelementptr inbounds i32, ptr %3737, i64 %3711
  %3739 = load i32, ptr %3738, align 4
  %3740 = sext i32 %3739 to i64
  %3741 = getelementptr inbounds i32, ptr %3736, i64 %3740
  %3742 = load i32, ptr %3741, align 4
  %3743 = sext i32 %3742 to i64
  %3744 = getelementptr inbounds double, ptr %3735, i64 %3743
  br label %3745

3745:                                             ; preds = %3734, %3712
  %3746 = phi ptr [ %3714, %3712 ], [ %3744, %3734 ]
  %3747 = load double, ptr %3746, align 8
  %3748 = fcmp ogt double %3747, %3628
  %3749 = uitofp i1 %3748 to double
  %3750 = getelementptr inbounds double, ptr %3643, i64 %3711
  store double %3749, ptr %3750, align 8
  %3751 = add nuw nsw i64 %3711, 1
  %3752 = icmp eq i64 %3751, %3631
  br i1 %3752, label %3700, label %3710

3753:                                             ; preds = %3777, %3703
  %3754 = phi i64 [ undef, %3703 ], [ %3797, %3777 ]
  %3755 = phi i64 [ 0, %3703 ], [ %3798, %3777 ]
  %3756 = phi i64 [ 0, %3703 ], [ %3797, %3777 ]
  %3757 = icmp eq i64 %3706, 0
  br i1 %3757, label %3767, label %3758

3758:                                             ; preds = %3753
  %3759 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %3755, i64 %3627
  %3760 = load i32, ptr %3759, align 4
  %3761 = sext i32 %3760 to i64
  %3762 = getelementptr inbounds double, ptr %3705, i64 %3761
  %3763 = load double, ptr %3762, align 8
  %3764 = fcmp ogt double %3763, %3628
  %3765 = zext i1 %3764 to i64
  %3766 = add nuw nsw i64 %3756, %3765
  br label %3767

3767:                                             ; preds = %3753, %3758
  %3768 = phi i64 [ %3754, %3753 ], [ %3766, %3758 ]
  %3769 = shl nuw nsw i64 %3768, 1
  br label %3770

3770:                                             ; preds = %3767, %3700
  %3771 = phi i64 [ 0, %3700 ], [ %3769, %3767 ]
  %3772 = icmp sgt i64 %3771, %3085
  %3773 = select i1 %3701, i1 %3772, i1 false
  %3774 = zext i1 %3773 to i64
  %3775 = xor i1 %3773, true
  %3776 = zext i1 %3775 to i64
  call fastcc void @push(ptr noundef nonnull %0, double noundef %3078, ptr noundef nonnull %8, i64 noundef %3776)
  call fastcc void @push(ptr noundef nonnull %0, double noundef %3078, ptr noundef nonnull %8, i64 noundef %3774)
  br label %3801

3777:                                             ; preds = %3777, %3708
  %3778 = phi i64 [ 0, %3708 ], [ %3798, %3777 ]
  %3779 = phi i64 [ 0, %3708 ], [ %3797, %3777 ]
  %3780 = phi i64 [ 0, %3708 ], [ %3799, %3777 ]
  %3781 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %3778, i64 %3627
  %3782 = load i32, ptr %3781, align 4
  %3783 = sext i32 %3782 to i64
  %3784 = getelementptr inbounds double, ptr %3705, i64 %3783
  %3785 = load double, ptr %3784, align 8
  %3786 = fcmp ogt double %3785, %3628
  %3787 = zext i1 %3786 to i64
  %3788 = add nuw nsw i64 %3779, %3787
  %3789 = or i64 %3778, 1
  %3790 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %3789, i64 %3627
  %3791 = load i32, ptr %3790, align 4
  %3792 = sext i32 %3791 to i64
  %3793 = getelementptr inbounds double, ptr %3705, i64 %3792
  %3794 = load double, ptr %3793, align 8
  %3795 = fcmp ogt double %3794, %3628
  %3796 = zext i1 %3795 to i64
  %3797 = add nuw nsw i64 %3788, %3796
  %3798 = add nuw nsw i64 %3778, 2
  %3799 = add i64 %3780, 2
  %3800 = icmp eq i64 %3799, %3709
  br i1 %3800, label %3753, label %3777

3801:                                             ; preds = %3666, %3770, %3651, %3646
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8)
  br label %3802

3802:                                             ; preds = %36, %1329, %3026, %3080, %3801
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %7)
  %3803 = load i64, ptr %10, align 8
  %3804 = icmp eq i64 %3803, 0
  br i1 %3804, label %3805, label %30

3805:                                             ; preds = %30, %3802, %1
  %3806 = phi i64 [ 0, %1 ], [ 0, %3802 ], [ %31, %30 ]
  ret i64 %3806
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define void @sift(ptr nocapture noundef writeonly %0, ptr noundef %1) {
  %3 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 14
  store ptr %1, ptr %3, align 8
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none)
define double @lowest(ptr nocapture noundef readonly %0) {
  %2 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 15
  %3 = load double, ptr %2, align 8
  %4 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 9
  %5 = load i64, ptr %4, align 8
  %6 = icmp sgt i64 %5, 0
  br i1 %6, label %7, label %36

7:                                                ; preds = %1
  %8 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 5
  %9 = load ptr, ptr %8, align 8
  %10 = load double, ptr %9, align 8
  %11 = fcmp olt double %10, %3
  %12 = select i1 %11, double %10, double %3
  %13 = icmp eq i64 %5, 1
  br i1 %13, label %36, label %14

14:                                               ; preds = %7
  %15 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 8
  %16 = load ptr, ptr %15, align 8
  %17 = add i64 %5, -1
  %18 = and i64 %17, 1
  %19 = icmp eq i64 %5, 2
  br i1 %19, label %24, label %20

20:                                               ; preds = %14
  %21 = and i64 %17, -2
  br label %39

22:                                               ; preds = %39
  %23 = shl nuw nsw i64 %58, 1
  br label %24

24:                                               ; preds = %22, %14
  %25 = phi double [ undef, %14 ], [ %57, %22 ]
  %26 = phi double [ %12, %14 ], [ %57, %22 ]
  %27 = phi i64 [ 2, %14 ], [ %23, %22 ]
  %28 = icmp eq i64 %18, 0
  br i1 %28, label %36, label %29

29:                                               ; preds = %24
  %30 = getelementptr inbounds i64, ptr %16, i64 %27
  %31 = load i64, ptr %30, align 8
  %32 = getelementptr inbounds double, ptr %9, i64 %31
  %33 = load double, ptr %32, align 8
  %34 = fcmp olt double %33, %26
  %35 = select i1 %34, double %33, double %26
  br label %36

36:                                               ; preds = %29, %24, %7, %1
  %37 = phi double [ %3, %1 ], [ %12, %7 ], [ %25, %24 ], [ %35, %29 ]
  %38 = fcmp oeq double %37, 0x7FF0000000000000
  br i1 %38, label %111, label %61

39:                                               ; preds = %39, %20
  %40 = phi double [ %12, %20 ], [ %57, %39 ]
  %41 = phi i64 [ 1, %20 ], [ %58, %39 ]
  %42 = phi i64 [ 0, %20 ], [ %59, %39 ]
  %43 = shl nuw nsw i64 %41, 1
  %44 = getelementptr inbounds i64, ptr %16, i64 %43
  %45 = load i64, ptr %44, align 8
  %46 = getelementptr inbounds double, ptr %9, i64 %45
  %47 = load double, ptr %46, align 8
  %48 = fcmp olt double %47, %40
  %49 = select i1 %48, double %47, double %40
  %50 = shl nuw i64 %41, 1
  %51 = add i64 %50, 2
  %52 = getelementptr inbounds i64, ptr %16, i64 %51
  %53 = load i64, ptr %52, align 8
  %54 = getelementptr inbounds double, ptr %9, i64 %53
  %55 = load double, ptr %54, align 8
  %56 = fcmp olt double %55, %49
  %57 = select i1 %56, double %55, double %49
  %58 = add nuw nsw i64 %41, 2
  %59 = add i64 %42, 2
  %60 = icmp eq i64 %59, %21
  br i1 %60, label %22, label %39

61:                                               ; preds = %36
  %62 = fcmp oeq double %37, 0xFFF0000000000000
  br i1 %62, label %111, label %63

63:                                               ; preds = %61
  %64 = fcmp ogt double %37, 7.000000e+02
  %65 = fcmp olt double %37, -7.000000e+02
  %66 = select i1 %65, double -7.000000e+02, double %37
  %67 = select i1 %64, double 7.000000e+02, double %66
  %68 = fmul double %67, 0x3FF71547652B82FE
  %69 = fcmp olt double %68, 0.000000e+00
  %70 = select i1 %69, double -5.000000e-01, double 5.000000e-01
  %71 = fadd double %68, %70
  %72 = fptosi double %71 to i32
  %73 = sitofp i32 %72 to double
  %74 = fmul double %73, 0x3FE62E42FEFA39EF
  %75 = fsub double %67, %74
  %76 = fmul double %75, 0x3DA93974A8C07C9D
  %77 = fadd double %76, 0x3DE6124613A86D09
  %78 = fmul double %75, %77
  %79 = fadd double %78, 0x3E21EED8EFF8D898
  %80 = fmul double %75, %79
  %81 = fadd double %80, 0x3E5AE64567F544E4
  %82 = fmul double %75, %81
  %83 = fadd double %82, 0x3E927E4FB7789F5C
  %84 = fmul double %75, %83
  %85 = fadd double %84, 0x3EC71DE3A556C734
  %86 = fmul double %75, %85
  %87 = fadd double %86, 0x3EFA01A01A01A01A
  %88 = fmul double %75, %87
  %89 = fadd double %88, 0x3F2A01A01A01A01A
  %90 = fmul double %75, %89
  %91 = fadd double %90, 0x3F56C16C16C16C17
  %92 = fmul double %75, %91
  %93 = fadd double %92, 0x3F81111111111111
  %94 = fmul double %75, %93
  %95 = fadd double %94, 0x3FA5555555555555
  %96 = fmul double %75, %95
  %97 = fadd double %96, 0x3FC5555555555555
  %98 = fmul double %75, %97
  %99 = fadd double %98, 5.000000e-01
  %100 = fmul double %75, %99
  %101 = fadd double %100, 1.000000e+00
  %102 = fmul double %75, %101
  %103 = fadd double %102, 1.000000e+00
  %104 = add nsw i32 %72, 1023
  %105 = zext i32 %104 to i64
  %106 = shl i64 %105, 52
  %107 = bitcast i64 %106 to double
  %108 = fmul double %103, %107
  %109 = fmul double %108, 0x3FEFFFFFFF768FA1
  %110 = select i1 %65, double 0.000000e+00, double %109
  br label %111

111:                                              ; preds = %36, %63, %61
  %112 = phi double [ %110, %63 ], [ 0.000000e+00, %61 ], [ 0x7FF0000000000000, %36 ]
  ret double %112
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define void @bounds(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef writeonly %3) {
  %5 = alloca [1024 x double], align 16
  %6 = icmp sgt i64 %1, 0
  br i1 %6, label %7, label %10

7:                                                ; preds = %4
  %8 = load i64, ptr %2, align 8
  %9 = icmp sgt i64 %8, 0
  br label %11

10:                                               ; preds = %55, %4
  ret void

11:                                               ; preds = %7, %55
  %12 = phi i64 [ 0, %7 ], [ %59, %55 ]
  %13 = getelementptr inbounds %struct.Problem, ptr %0, i64 %12
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %5)
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds %struct.Problem, ptr %0, i64 %12, i32 1
  %16 = load i64, ptr %15, align 8
  %17 = add nsw i64 %16, %14
  %18 = icmp sgt i64 %17, 0
  br i1 %18, label %19, label %39

19:                                               ; preds = %11
  %20 = getelementptr inbounds %struct.Problem, ptr %0, i64 %12, i32 17
  %21 = load ptr, ptr %20, align 8
  %22 = icmp ult i64 %17, 4
  br i1 %22, label %37, label %23

23:                                               ; preds = %19
  %24 = and i64 %17, -4
  br label %25

25:                                               ; preds = %25, %23
  %26 = phi i64 [ 0, %23 ], [ %33, %25 ]
  %27 = getelementptr inbounds double, ptr %21, i64 %26
  %28 = load <2 x double>, ptr %27, align 8
  %29 = getelementptr inbounds double, ptr %27, i64 2
  %30 = load <2 x double>, ptr %29, align 8
  %31 = getelementptr inbounds [1024 x double], ptr %5, i64 0, i64 %26
  store <2 x double> %28, ptr %31, align 16
  %32 = getelementptr inbounds double, ptr %31, i64 2
  store <2 x double> %30, ptr %32, align 16
  %33 = add nuw i64 %26, 4
  %34 = icmp eq i64 %33, %24
  br i1 %34, label %35, label %25

35:                                               ; preds = %25
  %36 = icmp eq i64 %17, %24
  br i1 %36, label %39, label %37

37:                                               ; preds = %19, %35
  %38 = phi i64 [ 0, %19 ], [ %24, %35 ]
  br label %43

39:                                               ; preds = %43, %35, %11
  br i1 %9, label %40, label %55

40:                                               ; preds = %39
  %41 = getelementptr inbounds %struct.Problem, ptr %0, i64 %12, i32 7
  %42 = getelementptr inbounds %struct.Problem, ptr %0, i64 %12, i32 6
  br label %50

43:                                               ; preds = %37, %43
  %44 = phi i64 [ %48, %43 ], [ %38, %37 ]
  %45 = getelementptr inbounds double, ptr %21, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = getelementptr inbounds [1024 x double], ptr %5, i64 0, i64 %44
  store double %46, ptr %47, align 8
  %48 = add nuw nsw i64 %44, 1
  %49 = icmp eq i64 %48, %17
  br i1 %49, label %39, label %43

50:                                               ; preds = %40, %61
  %51 = phi i64 [ 0, %40 ], [ %62, %61 ]
  br i1 %18, label %52, label %61

52:                                               ; preds = %50
  %53 = load ptr, ptr %41, align 8
  %54 = mul nsw i64 %51, %17
  br label %64

55:                                               ; preds = %61, %39
  %56 = getelementptr inbounds double, ptr %5, i64 %14
  %57 = call fastcc double @judge(ptr noundef nonnull %13, ptr noundef nonnull %2, ptr noundef nonnull %5, ptr noundef nonnull %56, ptr noundef null)
  %58 = getelementptr inbounds double, ptr %3, i64 %12
  store double %57, ptr %58, align 8
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %5)
  %59 = add nuw nsw i64 %12, 1
  %60 = icmp eq i64 %59, %1
  br i1 %60, label %10, label %11

61:                                               ; preds = %84, %50
  %62 = add nuw nsw i64 %51, 1
  %63 = icmp eq i64 %62, %8
  br i1 %63, label %55, label %50

64:                                               ; preds = %52, %84
  %65 = phi i64 [ 0, %52 ], [ %85, %84 ]
  %66 = add nsw i64 %65, %54
  %67 = getelementptr inbounds i64, ptr %53, i64 %66
  %68 = load i64, ptr %67, align 8
  %69 = icmp eq i64 %68, 0
  br i1 %69, label %84, label %70

70:                                               ; preds = %64
  %71 = icmp slt i64 %65, %14
  %72 = load ptr, ptr %42, align 8
  %73 = getelementptr inbounds ptr, ptr %72, i64 %51
  %74 = load ptr, ptr %73, align 8
  %75 = getelementptr inbounds %struct.Table, ptr %74, i64 0, i32 3
  %76 = getelementptr inbounds %struct.Table, ptr %74, i64 0, i32 4
  %77 = select i1 %71, ptr %75, ptr %76
  %78 = load ptr, ptr %77, align 8
  %79 = getelementptr inbounds double, ptr %78, i64 %68
  %80 = load double, ptr %79, align 8
  %81 = getelementptr inbounds [1024 x double], ptr %5, i64 0, i64 %65
  %82 = load double, ptr %81, align 8
  %83 = fmul double %80, %82
  store double %83, ptr %81, align 8
  br label %84

84:                                               ; preds = %70, %64
  %85 = add nuw nsw i64 %65, 1
  %86 = icmp eq i64 %85, %17
  br i1 %86, label %61, label %64
}

; Function Attrs: nofree nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc double @judge(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr noundef readonly %4) unnamed_addr {
  %6 = alloca [64 x double], align 16
  %7 = alloca [1024 x double], align 16
  %8 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 3
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12
  %11 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 13
  %12 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 21
  %13 = tail call i64 @llvm.smax.i64(i64 %9, i64 0)
  br label %14

14:                                               ; preds = %49, %5
  %15 = phi i64 [ 0, %5 ], [ %21, %49 ]
  %16 = icmp eq i64 %15, %13
  br i1 %16, label %83, label %17

17:                                               ; preds = %14
  %18 = load ptr, ptr %10, align 8
  %19 = getelementptr inbounds i64, ptr %18, i64 %15
  %20 = load i64, ptr %19, align 8
  %21 = add nuw i64 %15, 1
  %22 = getelementptr inbounds i64, ptr %18, i64 %21
  %23 = load i64, ptr %22, align 8
  %24 = icmp sgt i64 %23, %20
  br i1 %24, label %25, label %49

25:                                               ; preds = %17
  %26 = load ptr, ptr %11, align 8
  %27 = sub i64 %23, %20
  %28 = xor i64 %20, -1
  %29 = add i64 %23, %28
  %30 = and i64 %27, 3
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %44, label %32

32:                                               ; preds = %25, %32
  %33 = phi i64 [ %41, %32 ], [ %20, %25 ]
  %34 = phi double [ %40, %32 ], [ 0.000000e+00, %25 ]
  %35 = phi i64 [ %42, %32 ], [ 0, %25 ]
  %36 = getelementptr inbounds i64, ptr %26, i64 %33
  %37 = load i64, ptr %36, align 8
  %38 = getelementptr inbounds double, ptr %2, i64 %37
  %39 = load double, ptr %38, align 8
  %40 = fadd double %34, %39
  %41 = add nsw i64 %33, 1
  %42 = add i64 %35, 1
  %43 = icmp eq i64 %42, %30
  br i1 %43, label %44, label %32

44:                                               ; preds = %32, %25
  %45 = phi double [ undef, %25 ], [ %40, %32 ]
  %46 = phi i64 [ %20, %25 ], [ %41, %32 ]
  %47 = phi double [ 0.000000e+00, %25 ], [ %40, %32 ]
  %48 = icmp ult i64 %29, 3
  br i1 %48, label %49, label %55

49:                                               ; preds = %44, %55, %17
  %50 = phi double [ 0.000000e+00, %17 ], [ %45, %44 ], [ %80, %55 ]
  %51 = load ptr, ptr %12, align 8
  %52 = getelementptr inbounds double, ptr %51, i64 %15
  %53 = load double, ptr %52, align 8
  %54 = fcmp ule double %50, %53
  br i1 %54, label %14, label %269

55:                                               ; preds = %44, %55
  %56 = phi i64 [ %81, %55 ], [ %46, %44 ]
  %57 = phi double [ %80, %55 ], [ %47, %44 ]
  %58 = getelementptr inbounds i64, ptr %26, i64 %56
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr inbounds double, ptr %2, i64 %59
  %61 = load double, ptr %60, align 8
  %62 = fadd double %57, %61
  %63 = add nsw i64 %56, 1
  %64 = getelementptr inbounds i64, ptr %26, i64 %63
  %65 = load i64, ptr %64, align 8
  %66 = getelementptr inbounds double, ptr %2, i64 %65
  %67 = load double, ptr %66, align 8
  %68 = fadd double %62, %67
  %69 = add nsw i64 %56, 2
  %70 = getelementptr inbounds i64, ptr %26, i64 %69
  %71 = load i64, ptr %70, align 8
  %72 = getelementptr inbounds double, ptr %2, i64 %71
  %73 = load double, ptr %72, align 8
  %74 = fadd double %68, %73
  %75 = add nsw i64 %56, 3
  %76 = getelementptr inbounds i64, ptr %26, i64 %75
  %77 = load i64, ptr %76, align 8
  %78 = getelementptr inbounds double, ptr %2, i64 %77
  %79 = load double, ptr %78, align 8
  %80 = fadd double %74, %79
  %81 = add nsw i64 %56, 4
  %82 = icmp eq i64 %81, %23
  br i1 %82, label %49, label %55

83:                                               ; preds = %14
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %6)
  %84 = getelementptr inbounds %struct.Goal, ptr %1, i64 0, i32 3
  %85 = load i64, ptr %84, align 8
  %86 = icmp sgt i64 %85, 0
  br i1 %86, label %87, label %100

87:                                               ; preds = %83
  %88 = load i64, ptr %0, align 8
  %89 = icmp sgt i64 %88, 0
  %90 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 18
  %91 = and i64 %88, 3
  %92 = icmp ult i64 %88, 4
  %93 = and i64 %88, -4
  %94 = icmp eq i64 %91, 0
  br label %95

95:                                               ; preds = %87, %132
  %96 = phi i64 [ 0, %87 ], [ %135, %132 ]
  br i1 %89, label %97, label %132

97:                                               ; preds = %95
  %98 = load ptr, ptr %90, align 8
  %99 = mul nsw i64 %88, %96
  br i1 %92, label %114, label %137

100:                                              ; preds = %132, %83
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %7)
  %101 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 2
  %102 = load i64, ptr %101, align 8
  %103 = icmp sgt i64 %102, 0
  br i1 %103, label %104, label %175

104:                                              ; preds = %100
  %105 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 8
  %106 = load ptr, ptr %105, align 8
  %107 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 10
  %108 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 20
  %109 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11
  %110 = icmp eq ptr %4, null
  %111 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 22
  %112 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 19
  %113 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 9
  br label %181

114:                                              ; preds = %137, %97
  %115 = phi double [ undef, %97 ], [ %171, %137 ]
  %116 = phi i64 [ 0, %97 ], [ %172, %137 ]
  %117 = phi double [ 0.000000e+00, %97 ], [ %171, %137 ]
  br i1 %94, label %132, label %118

118:                                              ; preds = %114, %118
  %119 = phi i64 [ %129, %118 ], [ %116, %114 ]
  %120 = phi double [ %128, %118 ], [ %117, %114 ]
  %121 = phi i64 [ %130, %118 ], [ 0, %114 ]
  %122 = add nsw i64 %99, %119
  %123 = getelementptr inbounds double, ptr %98, i64 %122
  %124 = load double, ptr %123, align 8
  %125 = getelementptr inbounds double, ptr %2, i64 %119
  %126 = load double, ptr %125, align 8
  %127 = fmul double %124, %126
  %128 = fadd double %120, %127
  %129 = add nuw nsw i64 %119, 1
  %130 = add i64 %121, 1
  %131 = icmp eq i64 %130, %91
  br i1 %131, label %132, label %118

132:                                              ; preds = %114, %118, %95
  %133 = phi double [ 0.000000e+00, %95 ], [ %115, %114 ], [ %128, %118 ]
  %134 = getelementptr inbounds [64 x double], ptr %6, i64 0, i64 %96
  store double %133, ptr %134, align 8
  %135 = add nuw nsw i64 %96, 1
  %136 = icmp eq i64 %135, %85
  br i1 %136, label %100, label %95

137:                                              ; preds = %97, %137
  %138 = phi i64 [ %172, %137 ], [ 0, %97 ]
  %139 = phi double [ %171, %137 ], [ 0.000000e+00, %97 ]
  %140 = phi i64 [ %173, %137 ], [ 0, %97 ]
  %141 = add nsw i64 %99, %138
  %142 = getelementptr inbounds double, ptr %98, i64 %141
  %143 = load double, ptr %142, align 8
  %144 = getelementptr inbounds double, ptr %2, i64 %138
  %145 = load double, ptr %144, align 8
  %146 = fmul double %143, %145
  %147 = fadd double %139, %146
  %148 = or i64 %138, 1
  %149 = add nsw i64 %99, %148
  %150 = getelementptr inbounds double, ptr %98, i64 %149
  %151 = load double, ptr %150, align 8
  %152 = getelementptr inbounds double, ptr %2, i64 %148
  %153 = load double, ptr %152, align 8
  %154 = fmul double %151, %153
  %155 = fadd double %147, %154
  %156 = or i64 %138, 2
  %157 = add nsw i64 %99, %156
  %158 = getelementptr inbounds double, ptr %98, i64 %157
  %159 = load double, ptr %158, align 8
  %160 = getelementptr inbounds double, ptr %2, i64 %156
  %161 = load double, ptr %160, align 8
  %162 = fmul double %159, %161
  %163 = fadd double %155, %162
  %164 = or i64 %138, 3
  %165 = add nsw i64 %99, %164
  %166 = getelementptr inbounds double, ptr %98, i64 %165
  %167 = load double, ptr %166, align 8
  %168 = getelementptr inbounds double, ptr %2, i64 %164
  %169 = load double, ptr %168, align 8
  %170 = fmul double %167, %169
  %171 = fadd double %163, %170
  %172 = add nuw nsw i64 %138, 4
  %173 = add i64 %140, 4
  %174 = icmp eq i64 %173, %93
  br i1 %174, label %114, label %137

175:                                              ; preds = %266, %100
  call fastcc void @lift(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, ptr noundef nonnull %7, ptr noundef nonnull %6)
  %176 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4
  %177 = load i64, ptr %176, align 8
  %178 = getelementptr inbounds double, ptr %2, i64 %177
  %179 = load double, ptr %178, align 8
  %180 = call fastcc double @worth(ptr noundef %1, ptr noundef nonnull %6, double noundef %179)
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %6)
  br label %269

181:                                              ; preds = %104, %266
  %182 = phi i64 [ 0, %104 ], [ %267, %266 ]
  %183 = getelementptr inbounds [1024 x double], ptr %7, i64 0, i64 %182
  store double 0.000000e+00, ptr %183, align 8
  %184 = getelementptr inbounds i64, ptr %106, i64 %182
  %185 = load i64, ptr %184, align 8
  %186 = icmp slt i64 %185, %85
  br i1 %186, label %189, label %187

187:                                              ; preds = %181
  %188 = add nuw nsw i64 %182, 1
  br label %266

189:                                              ; preds = %181
  %190 = load ptr, ptr %107, align 8
  %191 = getelementptr inbounds i64, ptr %190, i64 %182
  %192 = load i64, ptr %191, align 8
  %193 = add nuw nsw i64 %182, 1
  %194 = getelementptr inbounds i64, ptr %190, i64 %193
  %195 = load i64, ptr %194, align 8
  %196 = icmp slt i64 %192, %195
  br i1 %196, label %197, label %200

197:                                              ; preds = %189
  %198 = load ptr, ptr %108, align 8
  %199 = load ptr, ptr %109, align 8
  br label %203

200:                                              ; preds = %238, %189
  %201 = phi double [ 1.000000e+00, %189 ], [ %239, %238 ]
  %202 = phi double [ 0.000000e+00, %189 ], [ %240, %238 ]
  br i1 %110, label %247, label %243

203:                                              ; preds = %197, %238
  %204 = phi i64 [ %192, %197 ], [ %241, %238 ]
  %205 = phi double [ 0.000000e+00, %197 ], [ %240, %238 ]
  %206 = phi double [ 1.000000e+00, %197 ], [ %239, %238 ]
  %207 = getelementptr inbounds double, ptr %198, i64 %204
  %208 = load double, ptr %207, align 8
  %209 = getelementptr inbounds i64, ptr %199, i64 %204
  %210 = load i64, ptr %209, align 8
  %211 = getelementptr inbounds double, ptr %3, i64 %210
  %212 = load double, ptr %211, align 8
  %213 = fmul double %208, %212
  br i1 %110, label %236, label %214

214:                                              ; preds = %203
  %215 = load i64, ptr %1, align 8
  %216 = icmp sgt i64 %215, 0
  br i1 %216, label %217, label %236

217:                                              ; preds = %214
  %218 = load ptr, ptr %111, align 8
  %219 = mul nsw i64 %215, %210
  %220 = getelementptr inbounds double, ptr %218, i64 %219
  %221 = load double, ptr %220, align 8
  %222 = fcmp ogt double %221, 0.000000e+00
  br i1 %222, label %234, label %223

223:                                              ; preds = %217, %227
  %224 = phi i64 [ %225, %227 ], [ 0, %217 ]
  %225 = add nuw nsw i64 %224, 1
  %226 = icmp eq i64 %225, %215
  br i1 %226, label %232, label %227

227:                                              ; preds = %223
  %228 = add nsw i64 %225, %219
  %229 = getelementptr inbounds double, ptr %218, i64 %228
  %230 = load double, ptr %229, align 8
  %231 = fcmp ogt double %230, 0.000000e+00
  br i1 %231, label %232, label %223

232:                                              ; preds = %227, %223
  %233 = icmp slt i64 %225, %215
  br i1 %233, label %234, label %236

234:                                              ; preds = %217, %232
  %235 = fadd double %205, %213
  br label %238

236:                                              ; preds = %214, %232, %203
  %237 = fsub double %206, %213
  br label %238

238:                                              ; preds = %236, %234
  %239 = phi double [ %206, %234 ], [ %237, %236 ]
  %240 = phi double [ %235, %234 ], [ %205, %236 ]
  %241 = add nsw i64 %204, 1
  %242 = icmp eq i64 %241, %195
  br i1 %242, label %200, label %203

243:                                              ; preds = %200
  %244 = getelementptr inbounds double, ptr %4, i64 %182
  %245 = load double, ptr %244, align 8
  %246 = fcmp ogt double %202, %245
  br i1 %246, label %248, label %247

247:                                              ; preds = %243, %200
  br label %248

248:                                              ; preds = %243, %247
  %249 = phi double [ %202, %247 ], [ %245, %243 ]
  %250 = fsub double %201, %249
  %251 = fcmp ogt double %250, 0.000000e+00
  br i1 %251, label %252, label %266

252:                                              ; preds = %248
  store double %250, ptr %183, align 8
  %253 = load ptr, ptr %112, align 8
  %254 = getelementptr inbounds double, ptr %253, i64 %182
  %255 = load double, ptr %254, align 8
  %256 = load ptr, ptr %113, align 8
  %257 = getelementptr inbounds i64, ptr %256, i64 %182
  %258 = load i64, ptr %257, align 8
  %259 = getelementptr inbounds double, ptr %2, i64 %258
  %260 = load double, ptr %259, align 8
  %261 = fmul double %255, %260
  %262 = fmul double %250, %261
  %263 = getelementptr inbounds [64 x double], ptr %6, i64 0, i64 %185
  %264 = load double, ptr %263, align 8
  %265 = fadd double %264, %262
  store double %265, ptr %263, align 8
  br label %266

266:                                              ; preds = %187, %248, %252
  %267 = phi i64 [ %188, %187 ], [ %193, %248 ], [ %193, %252 ]
  %268 = icmp eq i64 %267, %102
  br i1 %268, label %175, label %181

269:                                              ; preds = %49, %175
  %270 = phi double [ %180, %175 ], [ 0x7FF0000000000000, %49 ]
  ret double %270
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define void @columns(ptr nocapture noundef readonly %0, ptr noundef %1, i64 noundef %2, ptr nocapture noundef readonly %3) {
  %5 = icmp sgt i64 %2, 0
  br i1 %5, label %6, label %20

6:                                                ; preds = %4
  %7 = load i64, ptr %0, align 8
  %8 = icmp sgt i64 %7, 0
  %9 = getelementptr inbounds %struct.Table, ptr %0, i64 0, i32 1
  %10 = getelementptr inbounds %struct.Table, ptr %0, i64 0, i32 3
  %11 = getelementptr inbounds %struct.Table, ptr %0, i64 0, i32 4
  %12 = and i64 %7, 1
  %13 = icmp eq i64 %7, 1
  %14 = and i64 %7, -2
  %15 = icmp eq i64 %12, 0
  br label %16

16:                                               ; preds = %6, %34
  %17 = phi i64 [ 0, %6 ], [ %45, %34 ]
  %18 = phi ptr [ %1, %6 ], [ %46, %34 ]
  br i1 %8, label %19, label %34

19:                                               ; preds = %16
  br i1 %13, label %21, label %48

20:                                               ; preds = %34, %4
  ret void

21:                                               ; preds = %48, %19
  %22 = phi double [ undef, %19 ], [ %63, %48 ]
  %23 = phi double [ undef, %19 ], [ %65, %48 ]
  %24 = phi i64 [ 0, %19 ], [ %66, %48 ]
  %25 = phi double [ 0.000000e+00, %19 ], [ %65, %48 ]
  %26 = phi double [ 0x7FF0000000000000, %19 ], [ %63, %48 ]
  br i1 %15, label %34, label %27

27:                                               ; preds = %21
  %28 = getelementptr inbounds double, ptr %18, i64 %24
  %29 = load double, ptr %28, align 8
  %30 = fcmp olt double %29, %26
  %31 = select i1 %30, double %29, double %26
  %32 = fcmp ogt double %29, %25
  %33 = select i1 %32, double %29, double %25
  br label %34

34:                                               ; preds = %27, %21, %16
  %35 = phi double [ 0x7FF0000000000000, %16 ], [ %22, %21 ], [ %31, %27 ]
  %36 = phi double [ 0.000000e+00, %16 ], [ %23, %21 ], [ %33, %27 ]
  %37 = load ptr, ptr %9, align 8
  %38 = getelementptr inbounds i64, ptr %3, i64 %17
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds ptr, ptr %37, i64 %39
  store ptr %18, ptr %40, align 8
  %41 = load ptr, ptr %10, align 8
  %42 = getelementptr inbounds double, ptr %41, i64 %39
  store double %35, ptr %42, align 8
  %43 = load ptr, ptr %11, align 8
  %44 = getelementptr inbounds double, ptr %43, i64 %39
  store double %36, ptr %44, align 8
  %45 = add nuw nsw i64 %17, 1
  %46 = getelementptr inbounds double, ptr %18, i64 %7
  %47 = icmp eq i64 %45, %2
  br i1 %47, label %20, label %16

48:                                               ; preds = %19, %48
  %49 = phi i64 [ %66, %48 ], [ 0, %19 ]
  %50 = phi double [ %65, %48 ], [ 0.000000e+00, %19 ]
  %51 = phi double [ %63, %48 ], [ 0x7FF0000000000000, %19 ]
  %52 = phi i64 [ %67, %48 ], [ 0, %19 ]
  %53 = getelementptr inbounds double, ptr %18, i64 %49
  %54 = load double, ptr %53, align 8
  %55 = fcmp olt double %54, %51
  %56 = select i1 %55, double %54, double %51
  %57 = fcmp ogt double %54, %50
  %58 = select i1 %57, double %54, double %50
  %59 = or i64 %49, 1
  %60 = getelementptr inbounds double, ptr %18, i64 %59
  %61 = load double, ptr %60, align 8
  %62 = fcmp olt double %61, %56
  %63 = select i1 %62, double %61, double %56
  %64 = fcmp ogt double %61, %58
  %65 = select i1 %64, double %61, double %58
  %66 = add nuw nsw i64 %49, 2
  %67 = add i64 %52, 2
  %68 = icmp eq i64 %67, %14
  br i1 %68, label %21, label %48
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @needless(i64 noundef %0, i64 noundef %1, i64 noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, i64 noundef %5, i64 noundef %6, i64 noundef %7, ptr nocapture noundef writeonly %8) {
  %10 = icmp sgt i64 %1, 0
  br i1 %10, label %11, label %32

11:                                               ; preds = %9
  %12 = and i64 %1, 3
  %13 = icmp ult i64 %1, 4
  br i1 %13, label %16, label %14

14:                                               ; preds = %11
  %15 = and i64 %1, -4
  br label %44

16:                                               ; preds = %44, %11
  %17 = phi i64 [ undef, %11 ], [ %66, %44 ]
  %18 = phi i64 [ -1, %11 ], [ %66, %44 ]
  %19 = phi i64 [ 0, %11 ], [ %67, %44 ]
  %20 = icmp eq i64 %12, 0
  br i1 %20, label %32, label %21

21:                                               ; preds = %16, %21
  %22 = phi i64 [ %28, %21 ], [ %18, %16 ]
  %23 = phi i64 [ %29, %21 ], [ %19, %16 ]
  %24 = phi i64 [ %30, %21 ], [ 0, %16 ]
  %25 = getelementptr inbounds i8, ptr %4, i64 %23
  %26 = load i8, ptr %25, align 1
  %27 = icmp eq i8 %26, 83
  %28 = select i1 %27, i64 %23, i64 %22
  %29 = add nuw nsw i64 %23, 1
  %30 = add i64 %24, 1
  %31 = icmp eq i64 %30, %12
  br i1 %31, label %32, label %21

32:                                               ; preds = %16, %21, %9
  %33 = phi i64 [ -1, %9 ], [ %17, %16 ], [ %28, %21 ]
  %34 = icmp sgt i64 %2, 0
  br i1 %34, label %35, label %70

35:                                               ; preds = %32
  %36 = trunc i64 %0 to i32
  %37 = icmp slt i64 %1, 0
  %38 = add i32 %36, -1
  %39 = icmp ne i64 %5, 0
  %40 = xor i1 %39, true
  %41 = icmp eq i64 %6, 0
  %42 = icmp slt i64 %33, 0
  %43 = icmp ne i64 %7, 0
  br label %71

44:                                               ; preds = %44, %14
  %45 = phi i64 [ -1, %14 ], [ %66, %44 ]
  %46 = phi i64 [ 0, %14 ], [ %67, %44 ]
  %47 = phi i64 [ 0, %14 ], [ %68, %44 ]
  %48 = getelementptr inbounds i8, ptr %4, i64 %46
  %49 = load i8, ptr %48, align 1
  %50 = icmp eq i8 %49, 83
  %51 = select i1 %50, i64 %46, i64 %45
  %52 = or i64 %46, 1
  %53 = getelementptr inbounds i8, ptr %4, i64 %52
  %54 = load i8, ptr %53, align 1
  %55 = icmp eq i8 %54, 83
  %56 = select i1 %55, i64 %52, i64 %51
  %57 = or i64 %46, 2
  %58 = getelementptr inbounds i8, ptr %4, i64 %57
  %59 = load i8, ptr %58, align 1
  %60 = icmp eq i8 %59, 83
  %61 = select i1 %60, i64 %57, i64 %56
  %62 = or i64 %46, 3
  %63 = getelementptr inbounds i8, ptr %4, i64 %62
  %64 = load i8, ptr %63, align 1
  %65 = icmp eq i8 %64, 83
  %66 = select i1 %65, i64 %62, i64 %61
  %67 = add nuw nsw i64 %46, 4
  %68 = add i64 %47, 4
  %69 = icmp eq i64 %68, %15
  br i1 %69, label %16, label %44

70:                                               ; preds = %73, %32
  ret void

71:                                               ; preds = %35, %73
  %72 = phi i64 [ 0, %35 ], [ %80, %73 ]
  br i1 %37, label %73, label %82

73:                                               ; preds = %179, %71
  %74 = phi i64 [ 0, %71 ], [ %185, %179 ]
  %75 = phi i1 [ false, %71 ], [ %186, %179 ]
  %76 = icmp ne i64 %74, 0
  %77 = select i1 %75, i1 true, i1 %76
  %78 = zext i1 %77 to i8
  %79 = getelementptr inbounds i8, ptr %8, i64 %72
  store i8 %78, ptr %79, align 1
  %80 = add nuw nsw i64 %72, 1
  %81 = icmp eq i64 %80, %2
  br i1 %81, label %70, label %71

82:                                               ; preds = %71, %179
  %83 = phi i32 [ %187, %179 ], [ %36, %71 ]
  %84 = phi i64 [ %188, %179 ], [ 0, %71 ]
  %85 = phi i64 [ %185, %179 ], [ 0, %71 ]
  %86 = phi i64 [ %184, %179 ], [ 0, %71 ]
  %87 = phi i64 [ %183, %179 ], [ 0, %71 ]
  %88 = phi i64 [ %182, %179 ], [ 0, %71 ]
  %89 = phi i64 [ %181, %179 ], [ 0, %71 ]
  %90 = phi i32 [ %180, %179 ], [ 1, %71 ]
  %91 = icmp slt i64 %84, %1
  br i1 %91, label %92, label %97

92:                                               ; preds = %82
  %93 = mul nsw i64 %84, %2
  %94 = add nsw i64 %93, %72
  %95 = getelementptr inbounds i32, ptr %3, i64 %94
  %96 = load i32, ptr %95, align 4
  br label %97

97:                                               ; preds = %82, %92
  %98 = phi i32 [ %96, %92 ], [ 1, %82 ]
  %99 = icmp ult i32 %98, %83
  br i1 %99, label %100, label %179

100:                                              ; preds = %97
  %101 = udiv i32 %83, %98
  %102 = add i32 %38, %98
  %103 = udiv i32 %102, %98
  %104 = icmp ne i64 %89, 0
  %105 = zext i32 %103 to i64
  %106 = add i32 %90, -1
  %107 = zext i32 %106 to i64
  %108 = zext i32 %101 to i64
  %109 = mul nuw nsw i64 %108, %107
  %110 = select i1 %104, i64 %109, i64 0
  %111 = sub nsw i64 %105, %110
  %112 = add i32 %101, -1
  %113 = zext i32 %112 to i64
  %114 = zext i32 %90 to i64
  %115 = mul nuw nsw i64 %113, %114
  %116 = icmp uge i64 %115, %105
  %117 = select i1 %104, i1 %116, i1 false
  %118 = icmp sle i64 %84, %33
  %119 = select i1 %39, i1 true, i1 %118
  br i1 %119, label %120, label %123

120:                                              ; preds = %100
  %121 = icmp sgt i64 %111, 1
  %122 = and i1 %117, %121
  br label %123

123:                                              ; preds = %100, %120
  %124 = phi i1 [ %122, %120 ], [ %117, %100 ]
  br i1 %41, label %125, label %135

125:                                              ; preds = %123
  %126 = icmp eq i64 %89, 1
  br i1 %126, label %127, label %132

127:                                              ; preds = %125
  %128 = icmp eq i32 %90, 2
  %129 = and i1 %39, %128
  %130 = xor i1 %129, true
  %131 = select i1 %130, i1 true, i1 %42
  br label %132

132:                                              ; preds = %127, %125
  %133 = phi i1 [ false, %125 ], [ %131, %127 ]
  %134 = and i1 %124, %133
  br label %135

135:                                              ; preds = %132, %123
  %136 = phi i1 [ %124, %123 ], [ %134, %132 ]
  br i1 %91, label %137, label %152

137:                                              ; preds = %135
  %138 = getelementptr inbounds i8, ptr %4, i64 %84
  %139 = load i8, ptr %138, align 1
  %140 = icmp eq i8 %139, 83
  br i1 %140, label %141, label %152

141:                                              ; preds = %137
  %142 = or i64 %86, %88
  %143 = icmp eq i64 %142, 0
  %144 = icmp eq i64 %87, 0
  %145 = select i1 %136, i1 %143, i1 false
  %146 = select i1 %145, i1 %144, i1 false
  %147 = and i1 %43, %146
  %148 = icmp eq i64 %111, 1
  %149 = select i1 %104, i1 %148, i1 false
  %150 = zext i1 %149 to i64
  %151 = or i64 %142, %150
  br label %169

152:                                              ; preds = %137, %135
  %153 = icmp eq i64 %88, 0
  %154 = and i1 %153, %136
  %155 = icmp ne i64 %85, 0
  %156 = xor i1 %154, true
  %157 = select i1 %155, i1 true, i1 %156
  br i1 %157, label %161, label %158

158:                                              ; preds = %152
  %159 = icmp ne i64 %111, 2
  %160 = or i1 %159, %40
  br label %161

161:                                              ; preds = %152, %158
  %162 = phi i1 [ %155, %152 ], [ %160, %158 ]
  %163 = icmp eq i64 %111, 2
  %164 = select i1 %154, i1 %163, i1 false
  %165 = and i1 %39, %164
  %166 = zext i1 %165 to i64
  %167 = and i1 %39, %163
  %168 = zext i1 %167 to i64
  br label %169

169:                                              ; preds = %161, %141
  %170 = phi i64 [ %151, %141 ], [ %88, %161 ]
  %171 = phi i64 [ 0, %141 ], [ %168, %161 ]
  %172 = phi i64 [ 0, %141 ], [ %166, %161 ]
  %173 = phi i1 [ %147, %141 ], [ %162, %161 ]
  %174 = icmp eq i64 %111, 1
  %175 = select i1 %104, i1 %174, i1 false
  %176 = zext i1 %175 to i64
  %177 = or i64 %87, %176
  %178 = add nsw i64 %89, 1
  br label %179

179:                                              ; preds = %97, %169
  %180 = phi i32 [ %103, %169 ], [ %90, %97 ]
  %181 = phi i64 [ %178, %169 ], [ %89, %97 ]
  %182 = phi i64 [ %170, %169 ], [ %88, %97 ]
  %183 = phi i64 [ %177, %169 ], [ %87, %97 ]
  %184 = phi i64 [ %171, %169 ], [ %86, %97 ]
  %185 = phi i64 [ %172, %169 ], [ %85, %97 ]
  %186 = phi i1 [ %173, %169 ], [ false, %97 ]
  %187 = phi i32 [ %98, %169 ], [ %83, %97 ]
  %188 = add nuw nsw i64 %84, 1
  %189 = icmp sge i64 %84, %1
  %190 = select i1 %189, i1 true, i1 %186
  br i1 %190, label %73, label %82
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define i64 @join(i64 noundef %0, i64 noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, i64 noundef %5, ptr nocapture noundef %6, ptr nocapture noundef %7, ptr nocapture noundef %8, ptr nocapture noundef %9) {
  %11 = getelementptr inbounds i32, ptr %7, i64 %1
  %12 = icmp sgt i64 %5, 0
  br i1 %12, label %13, label %27

13:                                               ; preds = %10
  %14 = icmp ult i64 %5, 8
  br i1 %14, label %25, label %15

15:                                               ; preds = %13
  %16 = and i64 %5, -8
  br label %17

17:                                               ; preds = %17, %15
  %18 = phi i64 [ 0, %15 ], [ %21, %17 ]
  %19 = getelementptr inbounds i32, ptr %6, i64 %18
  store <4 x i32> <i32 -1, i32 -1, i32 -1, i32 -1>, ptr %19, align 4
  %20 = getelementptr inbounds i32, ptr %19, i64 4
  store <4 x i32> <i32 -1, i32 -1, i32 -1, i32 -1>, ptr %20, align 4
  %21 = add nuw i64 %18, 8
  %22 = icmp eq i64 %21, %16
  br i1 %22, label %23, label %17

23:                                               ; preds = %17
  %24 = icmp eq i64 %16, %5
  br i1 %24, label %27, label %25

25:                                               ; preds = %13, %23
  %26 = phi i64 [ 0, %13 ], [ %16, %23 ]
  br label %41

27:                                               ; preds = %41, %23, %10
  %28 = icmp sgt i64 %1, 0
  br i1 %28, label %29, label %52

29:                                               ; preds = %27
  %30 = icmp sgt i64 %0, 0
  %31 = add nsw i64 %5, -1
  %32 = add i64 %0, -1
  %33 = and i64 %0, 1
  %34 = icmp eq i64 %32, 0
  %35 = and i64 %0, -2
  %36 = icmp eq i64 %33, 0
  %37 = and i64 %0, 1
  %38 = icmp eq i64 %32, 0
  %39 = and i64 %0, -2
  %40 = icmp eq i64 %37, 0
  br label %46

41:                                               ; preds = %25, %41
  %42 = phi i64 [ %44, %41 ], [ %26, %25 ]
  %43 = getelementptr inbounds i32, ptr %6, i64 %42
  store i32 -1, ptr %43, align 4
  %44 = add nuw nsw i64 %42, 1
  %45 = icmp eq i64 %44, %5
  br i1 %45, label %27, label %41

46:                                               ; preds = %29, %214
  %47 = phi i64 [ 0, %29 ], [ %217, %214 ]
  %48 = phi i64 [ 0, %29 ], [ %224, %214 ]
  br i1 %30, label %49, label %77

49:                                               ; preds = %46
  br i1 %34, label %59, label %83

50:                                               ; preds = %214
  %51 = icmp slt i64 %217, 0
  br i1 %51, label %233, label %52

52:                                               ; preds = %27, %50
  %53 = phi i64 [ %217, %50 ], [ 0, %27 ]
  %54 = add i64 %53, 1
  %55 = and i64 %54, 1
  %56 = icmp eq i64 %53, 0
  br i1 %56, label %226, label %57

57:                                               ; preds = %52
  %58 = and i64 %54, -2
  br label %249

59:                                               ; preds = %116, %49
  %60 = phi i64 [ undef, %49 ], [ %117, %116 ]
  %61 = phi i64 [ 0, %49 ], [ %118, %116 ]
  %62 = phi i64 [ 1469598103934665603, %49 ], [ %117, %116 ]
  br i1 %36, label %77, label %63

63:                                               ; preds = %59
  %64 = getelementptr inbounds i8, ptr %3, i64 %61
  %65 = load i8, ptr %64, align 1
  %66 = icmp eq i8 %65, 0
  br i1 %66, label %67, label %77

67:                                               ; preds = %63
  %68 = mul nsw i64 %61, %1
  %69 = add nsw i64 %68, %48
  %70 = getelementptr inbounds i32, ptr %2, i64 %69
  %71 = load i32, ptr %70, align 4
  %72 = zext i32 %71 to i64
  %73 = xor i64 %62, %72
  %74 = mul i64 %73, 1099511628211
  %75 = lshr i64 %74, 29
  %76 = xor i64 %75, %74
  br label %77

77:                                               ; preds = %59, %67, %63, %46
  %78 = phi i64 [ 1469598103934665603, %46 ], [ %60, %59 ], [ %62, %63 ], [ %76, %67 ]
  %79 = and i64 %78, %31
  %80 = getelementptr inbounds i32, ptr %6, i64 %79
  %81 = load i32, ptr %80, align 4
  %82 = icmp sgt i32 %81, -1
  br i1 %82, label %121, label %204

83:                                               ; preds = %49, %116
  %84 = phi i64 [ %118, %116 ], [ 0, %49 ]
  %85 = phi i64 [ %117, %116 ], [ 1469598103934665603, %49 ]
  %86 = phi i64 [ %119, %116 ], [ 0, %49 ]
  %87 = getelementptr inbounds i8, ptr %3, i64 %84
  %88 = load i8, ptr %87, align 1
  %89 = icmp eq i8 %88, 0
  br i1 %89, label %90, label %100

90:                                               ; preds = %83
  %91 = mul nsw i64 %84, %1
  %92 = add nsw i64 %91, %48
  %93 = getelementptr inbounds i32, ptr %2, i64 %92
  %94 = load i32, ptr %93, align 4
  %95 = zext i32 %94 to i64
  %96 = xor i64 %85, %95
  %97 = mul i64 %96, 1099511628211
  %98 = lshr i64 %97, 29
  %99 = xor i64 %98, %97
  br label %100

100:                                              ; preds = %83, %90
  %101 = phi i64 [ %85, %83 ], [ %99, %90 ]
  %102 = or i64 %84, 1
  %103 = getelementptr inbounds i8, ptr %3, i64 %102
  %104 = load i8, ptr %103, align 1
  %105 = icmp eq i8 %104, 0
  br i1 %105, label %106, label %116

106:                                              ; preds = %100
  %107 = mul nsw i64 %102, %1
  %108 = add nsw i64 %107, %48
  %109 = getelementptr inbounds i32, ptr %2, i64 %108
  %110 = load i32, ptr %109, align 4
  %111 = zext i32 %110 to i64
  %112 = xor i64 %101, %111
  %113 = mul i64 %112, 1099511628211
  %114 = lshr i64 %113, 29
  %115 = xor i64 %114, %113
  br label %116

116:                                              ; preds = %106, %100
  %117 = phi i64 [ %101, %100 ], [ %115, %106 ]
  %118 = add nuw nsw i64 %84, 2
  %119 = add i64 %86, 2
  %120 = icmp eq i64 %119, %35
  br i1 %120, label %59, label %83

121:                                              ; preds = %77, %195
  %122 = phi i32 [ %199, %195 ], [ %81, %77 ]
  %123 = phi i64 [ %197, %195 ], [ %79, %77 ]
  %124 = zext i32 %122 to i64
  %125 = getelementptr inbounds i32, ptr %11, i64 %124
  %126 = load i32, ptr %125, align 4
  %127 = sext i32 %126 to i64
  br i1 %30, label %128, label %129

128:                                              ; preds = %121
  br i1 %38, label %131, label %155

129:                                              ; preds = %121
  %130 = getelementptr inbounds i32, ptr %6, i64 %123
  br label %214

131:                                              ; preds = %188, %128
  %132 = phi i64 [ undef, %128 ], [ %191, %188 ]
  %133 = phi i64 [ 0, %128 ], [ %192, %188 ]
  %134 = phi i64 [ 1, %128 ], [ %191, %188 ]
  br i1 %40, label %152, label %135

135:                                              ; preds = %131
  %136 = getelementptr inbounds i8, ptr %3, i64 %133
  %137 = load i8, ptr %136, align 1
  %138 = icmp eq i8 %137, 0
  br i1 %138, label %139, label %148

139:                                              ; preds = %135
  %140 = mul nsw i64 %133, %1
  %141 = add nsw i64 %140, %48
  %142 = getelementptr inbounds i32, ptr %2, i64 %141
  %143 = load i32, ptr %142, align 4
  %144 = add nsw i64 %140, %127
  %145 = getelementptr inbounds i32, ptr %2, i64 %144
  %146 = load i32, ptr %145, align 4
  %147 = icmp eq i32 %143, %146
  br label %148

148:                                              ; preds = %139, %135
  %149 = phi i1 [ true, %135 ], [ %147, %139 ]
  %150 = zext i1 %149 to i64
  %151 = and i64 %134, %150
  br label %152

152:                                              ; preds = %131, %148
  %153 = phi i64 [ %132, %131 ], [ %151, %148 ]
  %154 = icmp eq i64 %153, 0
  br i1 %154, label %195, label %201

155:                                              ; preds = %128, %188
  %156 = phi i64 [ %192, %188 ], [ 0, %128 ]
  %157 = phi i64 [ %191, %188 ], [ 1, %128 ]
  %158 = phi i64 [ %193, %188 ], [ 0, %128 ]
  %159 = getelementptr inbounds i8, ptr %3, i64 %156
  %160 = load i8, ptr %159, align 1
  %161 = icmp eq i8 %160, 0
  br i1 %161, label %162, label %171

162:                                              ; preds = %155
  %163 = mul nsw i64 %156, %1
  %164 = add nsw i64 %163, %48
  %165 = getelementptr inbounds i32, ptr %2, i64 %164
  %166 = load i32, ptr %165, align 4
  %167 = add nsw i64 %163, %127
  %168 = getelementptr inbounds i32, ptr %2, i64 %167
  %169 = load i32, ptr %168, align 4
  %170 = icmp eq i32 %166, %169
  br label %171

171:                                              ; preds = %162, %155
  %172 = phi i1 [ true, %155 ], [ %170, %162 ]
  %173 = zext i1 %172 to i64
  %174 = and i64 %157, %173
  %175 = or i64 %156, 1
  %176 = getelementptr inbounds i8, ptr %3, i64 %175
  %177 = load i8, ptr %176, align 1
  %178 = icmp eq i8 %177, 0
  br i1 %178, label %179, label %188

179:                                              ; preds = %171
  %180 = mul nsw i64 %175, %1
  %181 = add nsw i64 %180, %48
  %182 = getelementptr inbounds i32, ptr %2, i64 %181
  %183 = load i32, ptr %182, align 4
  %184 = add nsw i64 %180, %127
  %185 = getelementptr inbounds i32, ptr %2, i64 %184
  %186 = load i32, ptr %185, align 4
  %187 = icmp eq i32 %183, %186
  br label %188

188:                                              ; preds = %179, %171
  %189 = phi i1 [ true, %171 ], [ %187, %179 ]
  %190 = zext i1 %189 to i64
  %191 = and i64 %174, %190
  %192 = add nuw nsw i64 %156, 2
  %193 = add i64 %158, 2
  %194 = icmp eq i64 %193, %39
  br i1 %194, label %131, label %155

195:                                              ; preds = %152
  %196 = add nsw i64 %123, 1
  %197 = and i64 %196, %31
  %198 = getelementptr inbounds i32, ptr %6, i64 %197
  %199 = load i32, ptr %198, align 4
  %200 = icmp sgt i32 %199, -1
  br i1 %200, label %121, label %204

201:                                              ; preds = %152
  %202 = getelementptr inbounds i32, ptr %6, i64 %123
  %203 = icmp slt i32 %122, 0
  br i1 %203, label %207, label %214

204:                                              ; preds = %195, %77
  %205 = phi i64 [ %79, %77 ], [ %197, %195 ]
  %206 = getelementptr inbounds i32, ptr %6, i64 %205
  br label %207

207:                                              ; preds = %204, %201
  %208 = phi ptr [ %206, %204 ], [ %202, %201 ]
  %209 = trunc i64 %48 to i32
  %210 = getelementptr inbounds i32, ptr %11, i64 %47
  store i32 %209, ptr %210, align 4
  %211 = getelementptr inbounds i64, ptr %9, i64 %47
  store i64 0, ptr %211, align 8
  %212 = add nsw i64 %47, 1
  %213 = trunc i64 %47 to i32
  store i32 %213, ptr %208, align 4
  br label %214

214:                                              ; preds = %129, %207, %201
  %215 = phi i32 [ %213, %207 ], [ %122, %201 ], [ %122, %129 ]
  %216 = phi ptr [ %208, %207 ], [ %202, %201 ], [ %130, %129 ]
  %217 = phi i64 [ %212, %207 ], [ %47, %201 ], [ %47, %129 ]
  %218 = getelementptr inbounds i32, ptr %7, i64 %48
  store i32 %215, ptr %218, align 4
  %219 = load i32, ptr %216, align 4
  %220 = sext i32 %219 to i64
  %221 = getelementptr inbounds i64, ptr %9, i64 %220
  %222 = load i64, ptr %221, align 8
  %223 = add nsw i64 %222, 1
  store i64 %223, ptr %221, align 8
  %224 = add nuw nsw i64 %48, 1
  %225 = icmp eq i64 %224, %1
  br i1 %225, label %50, label %46

226:                                              ; preds = %266, %52
  %227 = phi i64 [ 0, %52 ], [ %269, %266 ]
  %228 = phi i64 [ 0, %52 ], [ %270, %266 ]
  %229 = icmp eq i64 %55, 0
  br i1 %229, label %233, label %230

230:                                              ; preds = %226
  %231 = icmp slt i64 %228, %53
  %232 = getelementptr inbounds i64, ptr %9, i64 %228
  store i64 %227, ptr %232, align 8
  br label %233

233:                                              ; preds = %230, %226, %50
  %234 = phi i64 [ %217, %50 ], [ %53, %226 ], [ %53, %230 ]
  br i1 %28, label %235, label %279

235:                                              ; preds = %233
  %236 = icmp ult i64 %1, 8
  br i1 %236, label %247, label %237

237:                                              ; preds = %235
  %238 = and i64 %1, -8
  br label %239

239:                                              ; preds = %239, %237
  %240 = phi i64 [ 0, %237 ], [ %243, %239 ]
  %241 = getelementptr inbounds i32, ptr %11, i64 %240
  store <4 x i32> zeroinitializer, ptr %241, align 4
  %242 = getelementptr inbounds i32, ptr %241, i64 4
  store <4 x i32> zeroinitializer, ptr %242, align 4
  %243 = add nuw i64 %240, 8
  %244 = icmp eq i64 %243, %238
  br i1 %244, label %245, label %239

245:                                              ; preds = %239
  %246 = icmp eq i64 %238, %1
  br i1 %246, label %273, label %247

247:                                              ; preds = %235, %245
  %248 = phi i64 [ 0, %235 ], [ %238, %245 ]
  br label %274

249:                                              ; preds = %266, %57
  %250 = phi i64 [ 0, %57 ], [ %269, %266 ]
  %251 = phi i64 [ 0, %57 ], [ %270, %266 ]
  %252 = phi i64 [ 0, %57 ], [ %271, %266 ]
  %253 = icmp slt i64 %251, %53
  br i1 %253, label %254, label %257

254:                                              ; preds = %249
  %255 = getelementptr inbounds i64, ptr %9, i64 %251
  %256 = load i64, ptr %255, align 8
  br label %257

257:                                              ; preds = %249, %254
  %258 = phi i64 [ %256, %254 ], [ 0, %249 ]
  %259 = getelementptr inbounds i64, ptr %9, i64 %251
  store i64 %250, ptr %259, align 8
  %260 = add nsw i64 %258, %250
  %261 = or i64 %251, 1
  %262 = icmp slt i64 %261, %53
  br i1 %262, label %263, label %266

263:                                              ; preds = %257
  %264 = getelementptr inbounds i64, ptr %9, i64 %261
  %265 = load i64, ptr %264, align 8
  br label %266

266:                                              ; preds = %263, %257
  %267 = phi i64 [ %265, %263 ], [ 0, %257 ]
  %268 = getelementptr inbounds i64, ptr %9, i64 %261
  store i64 %260, ptr %268, align 8
  %269 = add nsw i64 %267, %260
  %270 = add nuw i64 %251, 2
  %271 = add i64 %252, 2
  %272 = icmp eq i64 %271, %58
  br i1 %272, label %226, label %249

273:                                              ; preds = %274, %245
  br i1 %28, label %280, label %279

274:                                              ; preds = %247, %274
  %275 = phi i64 [ %277, %274 ], [ %248, %247 ]
  %276 = getelementptr inbounds i32, ptr %11, i64 %275
  store i32 0, ptr %276, align 4
  %277 = add nuw nsw i64 %275, 1
  %278 = icmp eq i64 %277, %1
  br i1 %278, label %273, label %274

279:                                              ; preds = %307, %233, %273
  ret i64 %234

280:                                              ; preds = %273, %307
  %281 = phi i64 [ %310, %307 ], [ 0, %273 ]
  %282 = getelementptr inbounds i32, ptr %7, i64 %281
  %283 = load i32, ptr %282, align 4
  %284 = sext i32 %283 to i64
  %285 = getelementptr inbounds i64, ptr %9, i64 %284
  %286 = load i64, ptr %285, align 8
  %287 = getelementptr inbounds i32, ptr %11, i64 %284
  %288 = load i32, ptr %287, align 4
  %289 = add nsw i32 %288, 1
  store i32 %289, ptr %287, align 4
  %290 = sext i32 %288 to i64
  %291 = add nsw i64 %286, %290
  %292 = icmp sgt i32 %288, 0
  br i1 %292, label %293, label %307

293:                                              ; preds = %280
  %294 = getelementptr inbounds double, ptr %4, i64 %281
  %295 = load double, ptr %294, align 8
  br label %296

296:                                              ; preds = %293, %304
  %297 = phi i64 [ %291, %293 ], [ %298, %304 ]
  %298 = add nsw i64 %297, -1
  %299 = getelementptr inbounds i64, ptr %8, i64 %298
  %300 = load i64, ptr %299, align 8
  %301 = getelementptr inbounds double, ptr %4, i64 %300
  %302 = load double, ptr %301, align 8
  %303 = fcmp ogt double %302, %295
  br i1 %303, label %304, label %307

304:                                              ; preds = %296
  %305 = getelementptr inbounds i64, ptr %8, i64 %297
  store i64 %300, ptr %305, align 8
  %306 = icmp sgt i64 %298, %286
  br i1 %306, label %296, label %307

307:                                              ; preds = %296, %304, %280
  %308 = phi i64 [ %291, %280 ], [ %298, %304 ], [ %297, %296 ]
  %309 = getelementptr inbounds i64, ptr %8, i64 %308
  store i64 %281, ptr %309, align 8
  %310 = add nuw nsw i64 %281, 1
  %311 = icmp eq i64 %310, %1
  br i1 %311, label %279, label %280
}

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite)
define void @counts(i64 noundef %0, i64 noundef %1, i64 noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr noundef %5, i64 noundef %6, i64 noundef %7, i64 noundef %8, i64 noundef %9, ptr nocapture noundef writeonly %10) {
  %12 = alloca %struct.Regions, align 8
  %13 = alloca [64 x i64], align 16
  %14 = icmp sgt i64 %6, 0
  %15 = icmp sgt i64 %8, 0
  %16 = and i1 %14, %15
  br i1 %16, label %68, label %17

17:                                               ; preds = %68, %11
  %18 = phi i64 [ 0, %11 ], [ %71, %68 ]
  br i1 %14, label %19, label %80

19:                                               ; preds = %17
  %20 = icmp ult i64 %6, 4
  br i1 %20, label %64, label %21

21:                                               ; preds = %19
  %22 = and i64 %6, -4
  %23 = insertelement <2 x i64> poison, i64 %18, i64 0
  %24 = shufflevector <2 x i64> %23, <2 x i64> poison, <2 x i32> zeroinitializer
  %25 = insertelement <2 x i64> poison, i64 %18, i64 0
  %26 = shufflevector <2 x i64> %25, <2 x i64> poison, <2 x i32> zeroinitializer
  br label %27

27:                                               ; preds = %27, %21
  %28 = phi i64 [ 0, %21 ], [ %55, %27 ]
  %29 = phi <2 x i64> [ <i64 0, i64 1>, %21 ], [ %56, %27 ]
  %30 = phi <2 x i64> [ zeroinitializer, %21 ], [ %53, %27 ]
  %31 = phi <2 x i64> [ zeroinitializer, %21 ], [ %54, %27 ]
  %32 = phi <2 x i64> [ zeroinitializer, %21 ], [ %47, %27 ]
  %33 = phi <2 x i64> [ zeroinitializer, %21 ], [ %48, %27 ]
  %34 = add <2 x i64> %29, <i64 2, i64 2>
  %35 = icmp uge <2 x i64> %29, %24
  %36 = icmp uge <2 x i64> %34, %26
  %37 = getelementptr inbounds i8, ptr %5, i64 %28
  %38 = load <2 x i8>, ptr %37, align 1
  %39 = getelementptr inbounds i8, ptr %37, i64 2
  %40 = load <2 x i8>, ptr %39, align 1
  %41 = icmp eq <2 x i8> %38, <i8 65, i8 65>
  %42 = icmp eq <2 x i8> %40, <i8 65, i8 65>
  %43 = select <2 x i1> %35, <2 x i1> %41, <2 x i1> zeroinitializer
  %44 = select <2 x i1> %36, <2 x i1> %42, <2 x i1> zeroinitializer
  %45 = zext <2 x i1> %43 to <2 x i64>
  %46 = zext <2 x i1> %44 to <2 x i64>
  %47 = or <2 x i64> %32, %45
  %48 = or <2 x i64> %33, %46
  %49 = icmp eq <2 x i8> %38, <i8 90, i8 90>
  %50 = icmp eq <2 x i8> %40, <i8 90, i8 90>
  %51 = zext <2 x i1> %49 to <2 x i64>
  %52 = zext <2 x i1> %50 to <2 x i64>
  %53 = or <2 x i64> %30, %51
  %54 = or <2 x i64> %31, %52
  %55 = add nuw i64 %28, 4
  %56 = add <2 x i64> %29, <i64 4, i64 4>
  %57 = icmp eq i64 %55, %22
  br i1 %57, label %58, label %27

58:                                               ; preds = %27
  %59 = or <2 x i64> %48, %47
  %60 = tail call i64 @llvm.vector.reduce.or.v2i64(<2 x i64> %59)
  %61 = or <2 x i64> %54, %53
  %62 = tail call i64 @llvm.vector.reduce.or.v2i64(<2 x i64> %61)
  %63 = icmp eq i64 %22, %6
  br i1 %63, label %80, label %64

64:                                               ; preds = %19, %58
  %65 = phi i64 [ 0, %19 ], [ %22, %58 ]
  %66 = phi i64 [ 0, %19 ], [ %62, %58 ]
  %67 = phi i64 [ 0, %19 ], [ %60, %58 ]
  br label %108

68:                                               ; preds = %11, %68
  %69 = phi i64 [ %76, %68 ], [ 0, %11 ]
  %70 = phi i64 [ %71, %68 ], [ 0, %11 ]
  %71 = add nuw nsw i64 %70, 1
  %72 = getelementptr inbounds i8, ptr %5, i64 %70
  %73 = load i8, ptr %72, align 1
  %74 = icmp eq i8 %73, 76
  %75 = zext i1 %74 to i64
  %76 = add nuw nsw i64 %69, %75
  %77 = icmp slt i64 %71, %6
  %78 = icmp slt i64 %76, %8
  %79 = select i1 %77, i1 %78, i1 false
  br i1 %79, label %68, label %17

80:                                               ; preds = %108, %58, %17
  %81 = phi i64 [ 0, %17 ], [ %60, %58 ], [ %118, %108 ]
  %82 = phi i64 [ 0, %17 ], [ %62, %58 ], [ %121, %108 ]
  %83 = icmp sgt i64 %2, 0
  br i1 %83, label %84, label %124

84:                                               ; preds = %80
  %85 = getelementptr inbounds %struct.Regions, ptr %12, i64 0, i32 1
  %86 = getelementptr inbounds %struct.Regions, ptr %12, i64 0, i32 2
  %87 = icmp eq i64 %7, 98
  %88 = select i1 %87, i64 %6, i64 %18
  %89 = icmp sgt i64 %88, 0
  %90 = icmp ne i64 %7, 118
  %91 = icmp eq i64 %81, 0
  %92 = select i1 %90, i1 true, i1 %91
  %93 = getelementptr inbounds i64, ptr %13, i64 %18
  %94 = getelementptr inbounds i8, ptr %5, i64 %18
  %95 = sub nsw i64 %6, %18
  %96 = icmp slt i64 %95, 1
  %97 = icmp ne i64 %82, 0
  %98 = select i1 %87, i1 %97, i1 false
  %99 = icmp eq i64 %7, 104
  %100 = sitofp i64 %9 to double
  %101 = icmp ne i64 %7, 98
  %102 = select i1 %101, i1 true, i1 %97
  %103 = select i1 %92, i1 true, i1 %96
  %104 = and i64 %6, 1
  %105 = icmp eq i64 %6, 1
  %106 = and i64 %6, -2
  %107 = icmp eq i64 %104, 0
  br label %125

108:                                              ; preds = %64, %108
  %109 = phi i64 [ %122, %108 ], [ %65, %64 ]
  %110 = phi i64 [ %121, %108 ], [ %66, %64 ]
  %111 = phi i64 [ %118, %108 ], [ %67, %64 ]
  %112 = icmp uge i64 %109, %18
  %113 = getelementptr inbounds i8, ptr %5, i64 %109
  %114 = load i8, ptr %113, align 1
  %115 = icmp eq i8 %114, 65
  %116 = select i1 %112, i1 %115, i1 false
  %117 = zext i1 %116 to i64
  %118 = or i64 %111, %117
  %119 = icmp eq i8 %114, 90
  %120 = zext i1 %119 to i64
  %121 = or i64 %110, %120
  %122 = add nuw nsw i64 %109, 1
  %123 = icmp eq i64 %122, %6
  br i1 %123, label %80, label %108

124:                                              ; preds = %393, %80
  ret void

125:                                              ; preds = %84, %393
  %126 = phi i64 [ 0, %84 ], [ %398, %393 ]
  call void @llvm.lifetime.start.p0(i64 1048, ptr nonnull %12)
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %13)
  store i64 1, ptr %12, align 8
  store i64 %0, ptr %85, align 8
  store i64 1, ptr %86, align 8
  br i1 %14, label %127, label %142

127:                                              ; preds = %125
  br i1 %105, label %128, label %233

128:                                              ; preds = %256, %127
  %129 = phi i64 [ 0, %127 ], [ %259, %256 ]
  br i1 %107, label %142, label %130

130:                                              ; preds = %128
  %131 = getelementptr inbounds i64, ptr %4, i64 %129
  %132 = load i64, ptr %131, align 8
  %133 = icmp slt i64 %132, %1
  br i1 %133, label %134, label %139

134:                                              ; preds = %130
  %135 = mul nsw i64 %132, %2
  %136 = add nsw i64 %135, %126
  %137 = getelementptr inbounds i64, ptr %3, i64 %136
  %138 = load i64, ptr %137, align 8
  br label %139

139:                                              ; preds = %134, %130
  %140 = phi i64 [ %138, %134 ], [ 1, %130 ]
  %141 = getelementptr inbounds [64 x i64], ptr %13, i64 0, i64 %129
  store i64 %140, ptr %141, align 8
  br label %142

142:                                              ; preds = %139, %128, %125
  br i1 %89, label %143, label %231

143:                                              ; preds = %142, %227
  %144 = phi i64 [ %228, %227 ], [ 1, %142 ]
  %145 = phi i64 [ %229, %227 ], [ 0, %142 ]
  %146 = getelementptr inbounds i64, ptr %13, i64 %145
  %147 = load i64, ptr %146, align 8
  %148 = getelementptr inbounds i8, ptr %5, i64 %145
  %149 = load i8, ptr %148, align 1
  switch i8 %149, label %150 [
    i8 77, label %154
    i8 90, label %154
  ]

150:                                              ; preds = %143
  %151 = icmp sgt i64 %144, 0
  br i1 %151, label %152, label %225

152:                                              ; preds = %150
  %153 = trunc i64 %147 to i32
  br label %187

154:                                              ; preds = %143, %143
  %155 = icmp sgt i64 %144, 0
  br i1 %155, label %156, label %227

156:                                              ; preds = %154
  %157 = icmp ult i64 %144, 4
  br i1 %157, label %176, label %158

158:                                              ; preds = %156
  %159 = and i64 %144, -4
  %160 = insertelement <2 x i64> poison, i64 %147, i64 0
  %161 = shufflevector <2 x i64> %160, <2 x i64> poison, <2 x i32> zeroinitializer
  %162 = insertelement <2 x i64> poison, i64 %147, i64 0
  %163 = shufflevector <2 x i64> %162, <2 x i64> poison, <2 x i32> zeroinitializer
  br label %164

164:                                              ; preds = %164, %158
  %165 = phi i64 [ 0, %158 ], [ %172, %164 ]
  %166 = getelementptr inbounds %struct.Regions, ptr %12, i64 0, i32 1, i64 %165
  %167 = load <2 x i64>, ptr %166, align 8
  %168 = getelementptr inbounds i64, ptr %166, i64 2
  %169 = load <2 x i64>, ptr %168, align 8
  %170 = call <2 x i64> @llvm.smin.v2i64(<2 x i64> %167, <2 x i64> %161)
  %171 = call <2 x i64> @llvm.smin.v2i64(<2 x i64> %169, <2 x i64> %163)
  store <2 x i64> %170, ptr %166, align 8
  store <2 x i64> %171, ptr %168, align 8
  %172 = add nuw i64 %165, 4
  %173 = icmp eq i64 %172, %159
  br i1 %173, label %174, label %164

174:                                              ; preds = %164
  %175 = icmp eq i64 %144, %159
  br i1 %175, label %227, label %176

176:                                              ; preds = %156, %174
  %177 = phi i64 [ 0, %156 ], [ %159, %174 ]
  br label %178

178:                                              ; preds = %176, %178
  %179 = phi i64 [ %183, %178 ], [ %177, %176 ]
  %180 = getelementptr inbounds %struct.Regions, ptr %12, i64 0, i32 1, i64 %179
  %181 = load i64, ptr %180, align 8
  %182 = call i64 @llvm.smin.i64(i64 %181, i64 %147)
  store i64 %182, ptr %180, align 8
  %183 = add nuw nsw i64 %179, 1
  %184 = icmp eq i64 %183, %144
  br i1 %184, label %227, label %178

185:                                              ; preds = %216
  %186 = icmp eq i64 %208, 0
  br i1 %186, label %225, label %221

187:                                              ; preds = %216, %152
  %188 = phi i64 [ %144, %152 ], [ %217, %216 ]
  %189 = phi i64 [ 0, %152 ], [ %208, %216 ]
  %190 = phi i64 [ 0, %152 ], [ %219, %216 ]
  %191 = phi i64 [ 0, %152 ], [ %218, %216 ]
  %192 = getelementptr inbounds %struct.Regions, ptr %12, i64 0, i32 2, i64 %190
  %193 = load i64, ptr %192, align 8
  %194 = getelementptr inbounds %struct.Regions, ptr %12, i64 0, i32 1, i64 %190
  %195 = load i64, ptr %194, align 8
  %196 = or i64 %195, %147
  %197 = icmp ult i64 %196, 4294967296
  br i1 %197, label %200, label %198

198:                                              ; preds = %187
  %199 = sdiv i64 %195, %147
  br label %204

200:                                              ; preds = %187
  %201 = trunc i64 %195 to i32
  %202 = udiv i32 %201, %153
  %203 = zext i32 %202 to i64
  br label %204

204:                                              ; preds = %200, %198
  %205 = phi i64 [ %199, %198 ], [ %203, %200 ]
  %206 = mul nsw i64 %205, %147
  %207 = mul nsw i64 %205, %193
  %208 = add nsw i64 %207, %189
  %209 = icmp eq i64 %195, %206
  br i1 %209, label %216, label %210

210:                                              ; preds = %204
  %211 = sub nsw i64 %195, %206
  %212 = getelementptr inbounds %struct.Regions, ptr %12, i64 0, i32 1, i64 %191
  store i64 %211, ptr %212, align 8
  %213 = getelementptr inbounds %struct.Regions, ptr %12, i64 0, i32 2, i64 %191
  store i64 %193, ptr %213, align 8
  %214 = add nsw i64 %191, 1
  %215 = load i64, ptr %12, align 8
  br label %216

216:                                              ; preds = %210, %204
  %217 = phi i64 [ %215, %210 ], [ %188, %204 ]
  %218 = phi i64 [ %214, %210 ], [ %191, %204 ]
  %219 = add nuw nsw i64 %190, 1
  %220 = icmp slt i64 %219, %217
  br i1 %220, label %187, label %185

221:                                              ; preds = %185
  %222 = getelementptr inbounds %struct.Regions, ptr %12, i64 0, i32 1, i64 %218
  store i64 %147, ptr %222, align 8
  %223 = getelementptr inbounds %struct.Regions, ptr %12, i64 0, i32 2, i64 %218
  store i64 %208, ptr %223, align 8
  %224 = add nsw i64 %218, 1
  br label %225

225:                                              ; preds = %221, %185, %150
  %226 = phi i64 [ %224, %221 ], [ %218, %185 ], [ 0, %150 ]
  store i64 %226, ptr %12, align 8
  br label %227

227:                                              ; preds = %178, %174, %225, %154
  %228 = phi i64 [ %226, %225 ], [ %144, %154 ], [ %144, %174 ], [ %144, %178 ]
  %229 = add nuw nsw i64 %145, 1
  %230 = icmp eq i64 %229, %88
  br i1 %230, label %231, label %143

231:                                              ; preds = %227, %142
  %232 = phi i64 [ 1, %142 ], [ %228, %227 ]
  br i1 %103, label %350, label %262

233:                                              ; preds = %127, %256
  %234 = phi i64 [ %259, %256 ], [ 0, %127 ]
  %235 = phi i64 [ %260, %256 ], [ 0, %127 ]
  %236 = getelementptr inbounds i64, ptr %4, i64 %234
  %237 = load i64, ptr %236, align 8
  %238 = icmp slt i64 %237, %1
  br i1 %238, label %239, label %244

239:                                              ; preds = %233
  %240 = mul nsw i64 %237, %2
  %241 = add nsw i64 %240, %126
  %242 = getelementptr inbounds i64, ptr %3, i64 %241
  %243 = load i64, ptr %242, align 8
  br label %244

244:                                              ; preds = %233, %239
  %245 = phi i64 [ %243, %239 ], [ 1, %233 ]
  %246 = getelementptr inbounds [64 x i64], ptr %13, i64 0, i64 %234
  store i64 %245, ptr %246, align 16
  %247 = or i64 %234, 1
  %248 = getelementptr inbounds i64, ptr %4, i64 %247
  %249 = load i64, ptr %248, align 8
  %250 = icmp slt i64 %249, %1
  br i1 %250, label %251, label %256

251:                                              ; preds = %244
  %252 = mul nsw i64 %249, %2
  %253 = add nsw i64 %252, %126
  %254 = getelementptr inbounds i64, ptr %3, i64 %253
  %255 = load i64, ptr %254, align 8
  br label %256

256:                                              ; preds = %251, %244
  %257 = phi i64 [ %255, %251 ], [ 1, %244 ]
  %258 = getelementptr inbounds [64 x i64], ptr %13, i64 0, i64 %247
  store i64 %257, ptr %258, align 8
  %259 = add nuw nsw i64 %234, 2
  %260 = add i64 %235, 2
  %261 = icmp eq i64 %260, %106
  br i1 %261, label %128, label %233

262:                                              ; preds = %231, %346
  %263 = phi i64 [ %347, %346 ], [ %232, %231 ]
  %264 = phi i64 [ %348, %346 ], [ 0, %231 ]
  %265 = getelementptr inbounds i64, ptr %93, i64 %264
  %266 = load i64, ptr %265, align 8
  %267 = getelementptr inbounds i8, ptr %94, i64 %264
  %268 = load i8, ptr %267, align 1
  switch i8 %268, label %269 [
    i8 77, label %273
    i8 90, label %273
    i8 76, label %273
  ]

269:                                              ; preds = %262
  %270 = icmp sgt i64 %263, 0
  br i1 %270, label %271, label %344

271:                                              ; preds = %269
  %272 = trunc i64 %266 to i32
  br label %306

273:                                              ; preds = %262, %262, %262
  %274 = icmp sgt i64 %263, 0
  br i1 %274, label %275, label %346

275:                                              ; preds = %273
  %276 = icmp ult i64 %263, 4
  br i1 %276, label %295, label %277

277:                                              ; preds = %275
  %278 = and i64 %263, -4
  %279 = insertelement <2 x i64> poison, i64 %266, i64 0
  %280 = shufflevector <2 x i64> %279, <2 x i64> poison, <2 x i32> zeroinitializer
  %281 = insertelement <2 x i64> poison, i64 %266, i64 0
  %282 = shufflevector <2 x i64> %281, <2 x i64> poison, <2 x i32> zeroinitializer
  br label %283

283:                                              ; preds = %283, %277
  %284 = phi i64 [ 0, %277 ], [ %291, %283 ]
  %285 = getelementptr inbounds %struct.Regions, ptr %12, i64 0, i32 1, i64 %284
  %286 = load <2 x i64>, ptr %285, align 8
  %287 = getelementptr inbounds i64, ptr %285, i64 2
  %288 = load <2 x i64>, ptr %287, align 8
  %289 = call <2 x i64> @llvm.smin.v2i64(<2 x i64> %286, <2 x i64> %280)
  %290 = call <2 x i64> @llvm.smin.v2i64(<2 x i64> %288, <2 x i64> %282)
  store <2 x i64> %289, ptr %285, align 8
  store <2 x i64> %290, ptr %287, align 8
  %291 = add nuw i64 %284, 4
  %292 = icmp eq i64 %291, %278
  br i1 %292, label %293, label %283

293:                                              ; preds = %283
  %294 = icmp eq i64 %263, %278
  br i1 %294, label %346, label %295

295:                                              ; preds = %275, %293
  %296 = phi i64 [ 0, %275 ], [ %278, %293 ]
  br label %297

297:                                              ; preds = %295, %297
  %298 = phi i64 [ %302, %297 ], [ %296, %295 ]
  %299 = getelementptr inbounds %struct.Regions, ptr %12, i64 0, i32 1, i64 %298
  %300 = load i64, ptr %299, align 8
  %301 = call i64 @llvm.smin.i64(i64 %300, i64 %266)
  store i64 %301, ptr %299, align 8
  %302 = add nuw nsw i64 %298, 1
  %303 = icmp eq i64 %302, %263
  br i1 %303, label %346, label %297

304:                                              ; preds = %335
  %305 = icmp eq i64 %327, 0
  br i1 %305, label %344, label %340

306:                                              ; preds = %335, %271
  %307 = phi i64 [ %263, %271 ], [ %336, %335 ]
  %308 = phi i64 [ 0, %271 ], [ %327, %335 ]
  %309 = phi i64 [ 0, %271 ], [ %338, %335 ]
  %310 = phi i64 [ 0, %271 ], [ %337, %335 ]
  %311 = getelementptr inbounds %struct.Regions, ptr %12, i64 0, i32 2, i64 %309
  %312 = load i64, ptr %311, align 8
  %313 = getelementptr inbounds %struct.Regions, ptr %12, i64 0, i32 1, i64 %309
  %314 = load i64, ptr %313, align 8
  %315 = or i64 %314, %266
  %316 = icmp ult i64 %315, 4294967296
  br i1 %316, label %319, label %317

317:                                              ; preds = %306
  %318 = sdiv i64 %314, %266
  br label %323

319:                                              ; preds = %306
  %320 = trunc i64 %314 to i32
  %321 = udiv i32 %320, %272
  %322 = zext i32 %321 to i64
  br label %323

323:                                              ; preds = %319, %317
  %324 = phi i64 [ %318, %317 ], [ %322, %319 ]
  %325 = mul nsw i64 %324, %266
  %326 = mul nsw i64 %324, %312
  %327 = add nsw i64 %326, %308
  %328 = icmp eq i64 %314, %325
  br i1 %328, label %335, label %329

329:                                              ; preds = %323
  %330 = sub nsw i64 %314, %325
  %331 = getelementptr inbounds %struct.Regions, ptr %12, i64 0, i32 1, i64 %310
  store i64 %330, ptr %331, align 8
  %332 = getelementptr inbounds %struct.Regions, ptr %12, i64 0, i32 2, i64 %310
  store i64 %312, ptr %332, align 8
  %333 = add nsw i64 %310, 1
  %334 = load i64, ptr %12, align 8
  br label %335

335:                                              ; preds = %329, %323
  %336 = phi i64 [ %334, %329 ], [ %307, %323 ]
  %337 = phi i64 [ %333, %329 ], [ %310, %323 ]
  %338 = add nuw nsw i64 %309, 1
  %339 = icmp slt i64 %338, %336
  br i1 %339, label %306, label %304

340:                                              ; preds = %304
  %341 = getelementptr inbounds %struct.Regions, ptr %12, i64 0, i32 1, i64 %337
  store i64 %266, ptr %341, align 8
  %342 = getelementptr inbounds %struct.Regions, ptr %12, i64 0, i32 2, i64 %337
  store i64 %327, ptr %342, align 8
  %343 = add nsw i64 %337, 1
  br label %344

344:                                              ; preds = %340, %304, %269
  %345 = phi i64 [ %343, %340 ], [ %337, %304 ], [ 0, %269 ]
  store i64 %345, ptr %12, align 8
  br label %346

346:                                              ; preds = %297, %293, %344, %273
  %347 = phi i64 [ %345, %344 ], [ %263, %273 ], [ %263, %293 ], [ %263, %297 ]
  %348 = add nuw nsw i64 %264, 1
  %349 = icmp eq i64 %348, %95
  br i1 %349, label %350, label %262

350:                                              ; preds = %346, %231
  %351 = phi i64 [ %232, %231 ], [ %347, %346 ]
  %352 = icmp sgt i64 %351, 0
  br i1 %352, label %358, label %353

353:                                              ; preds = %383, %350
  %354 = phi i64 [ 0, %350 ], [ %364, %383 ]
  %355 = phi double [ 0.000000e+00, %350 ], [ %384, %383 ]
  br i1 %102, label %356, label %387

356:                                              ; preds = %353
  %357 = sitofp i64 %354 to double
  br label %393

358:                                              ; preds = %350, %383
  %359 = phi i64 [ %385, %383 ], [ 0, %350 ]
  %360 = phi double [ %384, %383 ], [ 0.000000e+00, %350 ]
  %361 = phi i64 [ %364, %383 ], [ 0, %350 ]
  %362 = getelementptr inbounds %struct.Regions, ptr %12, i64 0, i32 2, i64 %359
  %363 = load i64, ptr %362, align 8
  %364 = add nsw i64 %363, %361
  br i1 %98, label %365, label %375

365:                                              ; preds = %358
  %366 = sitofp i64 %363 to double
  %367 = getelementptr inbounds %struct.Regions, ptr %12, i64 0, i32 1, i64 %359
  %368 = load i64, ptr %367, align 8
  %369 = add nsw i64 %368, -1
  %370 = sitofp i64 %369 to double
  %371 = fmul double %100, %370
  %372 = fadd double %371, 1.000000e+00
  %373 = fmul double %372, %366
  %374 = fadd double %360, %373
  br label %383

375:                                              ; preds = %358
  br i1 %99, label %376, label %383

376:                                              ; preds = %375
  %377 = sitofp i64 %363 to double
  %378 = getelementptr inbounds %struct.Regions, ptr %12, i64 0, i32 1, i64 %359
  %379 = load i64, ptr %378, align 8
  %380 = call fastcc double @single(i64 noundef %379, i64 noundef 0, ptr noundef nonnull %93, ptr noundef %94, i64 noundef %95, i64 noundef %9)
  %381 = fmul double %380, %377
  %382 = fadd double %360, %381
  br label %383

383:                                              ; preds = %365, %375, %376
  %384 = phi double [ %382, %376 ], [ %360, %375 ], [ %374, %365 ]
  %385 = add nuw nsw i64 %359, 1
  %386 = icmp eq i64 %385, %351
  br i1 %386, label %353, label %358

387:                                              ; preds = %353
  %388 = sub nsw i64 %0, %354
  %389 = sitofp i64 %388 to double
  %390 = fmul double %100, %389
  %391 = sitofp i64 %354 to double
  %392 = fadd double %390, %391
  br label %393

393:                                              ; preds = %356, %387
  %394 = phi double [ %357, %356 ], [ %391, %387 ]
  %395 = phi double [ %355, %356 ], [ %392, %387 ]
  %396 = select i1 %90, double %395, double %394
  %397 = getelementptr inbounds double, ptr %10, i64 %126
  store double %396, ptr %397, align 8
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %13)
  call void @llvm.lifetime.end.p0(i64 1048, ptr nonnull %12)
  %398 = add nuw nsw i64 %126, 1
  %399 = icmp eq i64 %398, %2
  br i1 %399, label %124, label %125
}

; Function Attrs: nofree nosync nounwind memory(argmem: read)
define internal fastcc double @single(i64 noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4, i64 noundef %5) unnamed_addr {
  %7 = icmp slt i64 %0, 1
  br i1 %7, label %95, label %8

8:                                                ; preds = %6, %46
  %9 = phi i64 [ %47, %46 ], [ %4, %6 ]
  %10 = phi ptr [ %48, %46 ], [ %3, %6 ]
  %11 = phi ptr [ %49, %46 ], [ %2, %6 ]
  %12 = phi i64 [ %50, %46 ], [ %1, %6 ]
  %13 = phi i64 [ %26, %46 ], [ %0, %6 ]
  %14 = icmp eq i64 %9, 0
  br i1 %14, label %15, label %23

15:                                               ; preds = %8
  %16 = icmp eq i64 %12, 0
  br i1 %16, label %17, label %95

17:                                               ; preds = %15
  %18 = sitofp i64 %5 to double
  %19 = add nsw i64 %13, -1
  %20 = sitofp i64 %19 to double
  %21 = fmul double %18, %20
  %22 = fadd double %21, 1.000000e+00
  br label %95

23:                                               ; preds = %8
  %24 = load i64, ptr %11, align 8
  %25 = tail call i64 @llvm.smin.i64(i64 %24, i64 %12)
  %26 = tail call i64 @llvm.smin.i64(i64 %24, i64 %13)
  %27 = load i8, ptr %10, align 1
  %28 = icmp eq i8 %27, 76
  %29 = icmp sgt i64 %13, %24
  %30 = select i1 %28, i1 %29, i1 false
  %31 = sub nsw i64 %13, %24
  %32 = icmp sgt i64 %31, %25
  %33 = select i1 %30, i1 %32, i1 false
  br i1 %33, label %34, label %38

34:                                               ; preds = %23
  %35 = getelementptr inbounds i64, ptr %11, i64 1
  %36 = getelementptr inbounds i8, ptr %10, i64 1
  %37 = add nsw i64 %9, -1
  br label %46

38:                                               ; preds = %23
  %39 = icmp ne i8 %27, 76
  %40 = select i1 %39, i1 true, i1 %29
  %41 = select i1 %40, i64 %25, i64 %12
  %42 = getelementptr inbounds i64, ptr %11, i64 1
  %43 = getelementptr inbounds i8, ptr %10, i64 1
  %44 = add nsw i64 %9, -1
  %45 = icmp eq i8 %27, 65
  br i1 %45, label %52, label %46

46:                                               ; preds = %34, %38
  %47 = phi i64 [ %37, %34 ], [ %44, %38 ]
  %48 = phi ptr [ %36, %34 ], [ %43, %38 ]
  %49 = phi ptr [ %35, %34 ], [ %42, %38 ]
  %50 = phi i64 [ %31, %34 ], [ %41, %38 ]
  %51 = icmp slt i64 %26, 1
  br i1 %51, label %95, label %8

52:                                               ; preds = %38
  %53 = or i64 %24, %13
  %54 = icmp ult i64 %53, 4294967296
  br i1 %54, label %57, label %55

55:                                               ; preds = %52
  %56 = sdiv i64 %13, %24
  br label %62

57:                                               ; preds = %52
  %58 = trunc i64 %13 to i32
  %59 = trunc i64 %24 to i32
  %60 = udiv i32 %58, %59
  %61 = zext i32 %60 to i64
  br label %62

62:                                               ; preds = %55, %57
  %63 = phi i64 [ %56, %55 ], [ %61, %57 ]
  %64 = mul nsw i64 %63, %24
  %65 = sub nsw i64 %13, %64
  %66 = or i64 %24, %12
  %67 = icmp ult i64 %66, 4294967296
  br i1 %67, label %70, label %68

68:                                               ; preds = %62
  %69 = sdiv i64 %12, %24
  br label %75

70:                                               ; preds = %62
  %71 = trunc i64 %12 to i32
  %72 = trunc i64 %24 to i32
  %73 = udiv i32 %71, %72
  %74 = zext i32 %73 to i64
  br label %75

75:                                               ; preds = %68, %70
  %76 = phi i64 [ %69, %68 ], [ %74, %70 ]
  %77 = mul nsw i64 %76, %24
  %78 = sub nsw i64 %13, %77
  %79 = tail call i64 @llvm.smin.i64(i64 %78, i64 %24)
  %80 = sub nsw i64 %12, %77
  %81 = tail call fastcc double @single(i64 noundef %79, i64 noundef %80, ptr noundef nonnull %42, ptr noundef nonnull %43, i64 noundef %44, i64 noundef %5)
  %82 = add nsw i64 %63, -1
  %83 = icmp sgt i64 %82, %76
  br i1 %83, label %84, label %90

84:                                               ; preds = %75
  %85 = sub nsw i64 %82, %76
  %86 = sitofp i64 %85 to double
  %87 = tail call fastcc double @single(i64 noundef %24, i64 noundef 0, ptr noundef nonnull %42, ptr noundef nonnull %43, i64 noundef %44, i64 noundef %5)
  %88 = fmul double %87, %86
  %89 = fadd double %81, %88
  br label %90

90:                                               ; preds = %84, %75
  %91 = phi double [ %89, %84 ], [ %81, %75 ]
  %92 = icmp ne i64 %13, %64
  %93 = icmp sgt i64 %63, %76
  %94 = select i1 %92, i1 %93, i1 false
  br i1 %94, label %97, label %95

95:                                               ; preds = %90, %17, %15, %6, %46, %97
  %96 = phi double [ %99, %97 ], [ %22, %17 ], [ 0.000000e+00, %15 ], [ %91, %90 ], [ 0.000000e+00, %6 ], [ 0.000000e+00, %46 ]
  ret double %96

97:                                               ; preds = %90
  %98 = tail call fastcc double @single(i64 noundef %65, i64 noundef 0, ptr noundef nonnull %42, ptr noundef nonnull %43, i64 noundef %44, i64 noundef %5)
  %99 = fadd double %91, %98
  br label %95
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define void @overlaps(i64 noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 noundef %4, ptr nocapture noundef readonly %5, i64 noundef %6, i64 noundef %7, ptr nocapture noundef readonly %8, i64 noundef %9, ptr nocapture noundef %10, ptr nocapture noundef writeonly %11) {
  %13 = mul nsw i64 %4, %3
  %14 = mul nsw i64 %7, %6
  %15 = shl i64 %4, 2
  %16 = mul i64 %15, %7
  %17 = getelementptr inbounds double, ptr %10, i64 %16
  %18 = icmp sgt i64 %0, 0
  br i1 %18, label %19, label %29

19:                                               ; preds = %12
  %20 = icmp slt i64 %7, 1
  %21 = icmp sgt i64 %4, 0
  %22 = icmp eq i64 %9, 0
  %23 = icmp slt i64 %4, 1
  %24 = shl nsw i64 %13, 1
  %25 = shl nsw i64 %14, 1
  %26 = mul nsw i64 %13, 3
  %27 = mul nsw i64 %14, 3
  %28 = or i1 %22, %20
  br label %30

29:                                               ; preds = %304, %12
  ret void

30:                                               ; preds = %19, %304
  %31 = phi i64 [ 0, %19 ], [ %309, %304 ]
  %32 = getelementptr inbounds i64, ptr %1, i64 %31
  %33 = load i64, ptr %32, align 8
  %34 = mul nsw i64 %33, %4
  %35 = getelementptr inbounds double, ptr %5, i64 %34
  %36 = getelementptr inbounds i64, ptr %2, i64 %31
  %37 = load i64, ptr %36, align 8
  %38 = mul nsw i64 %37, %7
  %39 = getelementptr inbounds double, ptr %8, i64 %38
  br i1 %20, label %304, label %118

40:                                               ; preds = %157
  %41 = icmp slt i64 %158, %159
  br i1 %41, label %42, label %93

42:                                               ; preds = %40
  %43 = getelementptr inbounds double, ptr %17, i64 %159
  %44 = getelementptr inbounds double, ptr %10, i64 %159
  %45 = icmp sgt i64 %159, 0
  br label %46

46:                                               ; preds = %55, %42
  %47 = phi ptr [ %10, %42 ], [ %50, %55 ]
  %48 = phi ptr [ %17, %42 ], [ %51, %55 ]
  %49 = phi i64 [ %158, %42 ], [ %52, %55 ]
  %50 = phi ptr [ %44, %42 ], [ %47, %55 ]
  %51 = phi ptr [ %43, %42 ], [ %48, %55 ]
  %52 = shl nsw i64 %49, 1
  br i1 %45, label %57, label %55

53:                                               ; preds = %81, %57
  %54 = icmp slt i64 %61, %159
  br i1 %54, label %57, label %55

55:                                               ; preds = %53, %46
  %56 = icmp slt i64 %52, %159
  br i1 %56, label %46, label %93

57:                                               ; preds = %46, %53
  %58 = phi i64 [ %61, %53 ], [ 0, %46 ]
  %59 = add nsw i64 %58, %49
  %60 = tail call i64 @llvm.smin.i64(i64 %59, i64 %159)
  %61 = add nsw i64 %58, %52
  %62 = tail call i64 @llvm.smin.i64(i64 %61, i64 %159)
  %63 = icmp slt i64 %58, %62
  br i1 %63, label %64, label %53

64:                                               ; preds = %57, %81
  %65 = phi i64 [ %91, %81 ], [ %58, %57 ]
  %66 = phi i64 [ %83, %81 ], [ %60, %57 ]
  %67 = phi i64 [ %82, %81 ], [ %58, %57 ]
  %68 = icmp slt i64 %67, %60
  br i1 %68, label %69, label %79

69:                                               ; preds = %64
  %70 = icmp slt i64 %66, %62
  br i1 %70, label %71, label %77

71:                                               ; preds = %69
  %72 = getelementptr inbounds double, ptr %47, i64 %67
  %73 = load double, ptr %72, align 8
  %74 = getelementptr inbounds double, ptr %47, i64 %66
  %75 = load double, ptr %74, align 8
  %76 = fcmp ugt double %73, %75
  br i1 %76, label %79, label %77

77:                                               ; preds = %71, %69
  %78 = add nsw i64 %67, 1
  br label %81

79:                                               ; preds = %71, %64
  %80 = add nsw i64 %66, 1
  br label %81

81:                                               ; preds = %79, %77
  %82 = phi i64 [ %78, %77 ], [ %67, %79 ]
  %83 = phi i64 [ %66, %77 ], [ %80, %79 ]
  %84 = phi i64 [ %67, %77 ], [ %66, %79 ]
  %85 = getelementptr inbounds double, ptr %47, i64 %84
  %86 = load double, ptr %85, align 8
  %87 = getelementptr inbounds double, ptr %50, i64 %65
  store double %86, ptr %87, align 8
  %88 = getelementptr inbounds double, ptr %48, i64 %84
  %89 = load double, ptr %88, align 8
  %90 = getelementptr inbounds double, ptr %51, i64 %65
  store double %89, ptr %90, align 8
  %91 = add nsw i64 %65, 1
  %92 = icmp slt i64 %91, %62
  br i1 %92, label %64, label %53

93:                                               ; preds = %55, %40
  %94 = phi ptr [ %17, %40 ], [ %51, %55 ]
  %95 = phi ptr [ %10, %40 ], [ %50, %55 ]
  %96 = icmp sgt i64 %159, 0
  br i1 %96, label %97, label %116

97:                                               ; preds = %93
  %98 = load double, ptr %95, align 8
  br label %99

99:                                               ; preds = %97, %99
  %100 = phi i64 [ %114, %99 ], [ 0, %97 ]
  %101 = phi double [ %113, %99 ], [ 0.000000e+00, %97 ]
  %102 = phi double [ %111, %99 ], [ %98, %97 ]
  %103 = getelementptr inbounds double, ptr %95, i64 %100
  %104 = load double, ptr %103, align 8
  %105 = fcmp ogt double %104, %102
  %106 = select i1 %105, double %104, double %102
  %107 = getelementptr inbounds double, ptr %94, i64 %100
  %108 = load double, ptr %107, align 8
  %109 = fcmp ogt double %108, %106
  %110 = fsub double %108, %106
  %111 = select i1 %109, double %108, double %102
  %112 = select i1 %109, double %110, double -0.000000e+00
  %113 = fadd double %101, %112
  %114 = add nuw nsw i64 %100, 1
  %115 = icmp eq i64 %114, %159
  br i1 %115, label %116, label %99

116:                                              ; preds = %99, %93
  %117 = phi double [ 0.000000e+00, %93 ], [ %113, %99 ]
  br i1 %28, label %304, label %237

118:                                              ; preds = %30, %157
  %119 = phi i64 [ %159, %157 ], [ 0, %30 ]
  %120 = phi i64 [ %160, %157 ], [ 0, %30 ]
  %121 = phi i64 [ %158, %157 ], [ 0, %30 ]
  %122 = add nsw i64 %120, %14
  %123 = getelementptr inbounds double, ptr %39, i64 %122
  %124 = load double, ptr %123, align 8
  %125 = fcmp olt double %124, 0.000000e+00
  br i1 %125, label %157, label %126

126:                                              ; preds = %118
  br i1 %21, label %127, label %129

127:                                              ; preds = %126
  %128 = getelementptr inbounds double, ptr %39, i64 %120
  br label %133

129:                                              ; preds = %153, %126
  %130 = phi i64 [ %119, %126 ], [ %154, %153 ]
  %131 = icmp eq i64 %121, 0
  %132 = select i1 %131, i64 %130, i64 %121
  br label %157

133:                                              ; preds = %127, %153
  %134 = phi i64 [ %119, %127 ], [ %154, %153 ]
  %135 = phi i64 [ 0, %127 ], [ %155, %153 ]
  %136 = add nsw i64 %135, %13
  %137 = getelementptr inbounds double, ptr %35, i64 %136
  %138 = load double, ptr %137, align 8
  %139 = fcmp olt double %138, 0.000000e+00
  br i1 %139, label %153, label %140

140:                                              ; preds = %133
  %141 = getelementptr inbounds double, ptr %35, i64 %135
  %142 = load double, ptr %141, align 8
  %143 = load double, ptr %128, align 8
  %144 = fadd double %142, %143
  %145 = getelementptr inbounds double, ptr %10, i64 %134
  store double %144, ptr %145, align 8
  %146 = load double, ptr %137, align 8
  %147 = fadd double %144, %146
  %148 = load double, ptr %123, align 8
  %149 = fadd double %147, %148
  %150 = fadd double %149, 1.000000e+00
  %151 = getelementptr inbounds double, ptr %17, i64 %134
  store double %150, ptr %151, align 8
  %152 = add nsw i64 %134, 1
  br label %153

153:                                              ; preds = %133, %140
  %154 = phi i64 [ %134, %133 ], [ %152, %140 ]
  %155 = add nuw nsw i64 %135, 1
  %156 = icmp eq i64 %155, %4
  br i1 %156, label %129, label %133

157:                                              ; preds = %129, %118
  %158 = phi i64 [ %121, %118 ], [ %132, %129 ]
  %159 = phi i64 [ %119, %118 ], [ %130, %129 ]
  %160 = add nuw nsw i64 %120, 1
  %161 = icmp eq i64 %160, %7
  br i1 %161, label %40, label %118

162:                                              ; preds = %300
  %163 = icmp sgt i64 %301, 1
  br i1 %163, label %164, label %214

164:                                              ; preds = %162
  %165 = getelementptr inbounds double, ptr %17, i64 %301
  %166 = getelementptr inbounds double, ptr %10, i64 %301
  br label %167

167:                                              ; preds = %176, %164
  %168 = phi ptr [ %10, %164 ], [ %171, %176 ]
  %169 = phi ptr [ %17, %164 ], [ %172, %176 ]
  %170 = phi i64 [ 1, %164 ], [ %173, %176 ]
  %171 = phi ptr [ %166, %164 ], [ %168, %176 ]
  %172 = phi ptr [ %165, %164 ], [ %169, %176 ]
  %173 = shl nsw i64 %170, 1
  br label %178

174:                                              ; preds = %202, %178
  %175 = icmp slt i64 %182, %301
  br i1 %175, label %178, label %176

176:                                              ; preds = %174
  %177 = icmp slt i64 %173, %301
  br i1 %177, label %167, label %214

178:                                              ; preds = %167, %174
  %179 = phi i64 [ %182, %174 ], [ 0, %167 ]
  %180 = add nsw i64 %179, %170
  %181 = tail call i64 @llvm.smin.i64(i64 %180, i64 %301)
  %182 = add nsw i64 %179, %173
  %183 = tail call i64 @llvm.smin.i64(i64 %182, i64 %301)
  %184 = icmp slt i64 %179, %183
  br i1 %184, label %185, label %174

185:                                              ; preds = %178, %202
  %186 = phi i64 [ %212, %202 ], [ %179, %178 ]
  %187 = phi i64 [ %204, %202 ], [ %181, %178 ]
  %188 = phi i64 [ %203, %202 ], [ %179, %178 ]
  %189 = icmp slt i64 %188, %181
  br i1 %189, label %190, label %200

190:                                              ; preds = %185
  %191 = icmp slt i64 %187, %183
  br i1 %191, label %192, label %198

192:                                              ; preds = %190
  %193 = getelementptr inbounds double, ptr %168, i64 %188
  %194 = load double, ptr %193, align 8
  %195 = getelementptr inbounds double, ptr %168, i64 %187
  %196 = load double, ptr %195, align 8
  %197 = fcmp ugt double %194, %196
  br i1 %197, label %200, label %198

198:                                              ; preds = %192, %190
  %199 = add nsw i64 %188, 1
  br label %202

200:                                              ; preds = %192, %185
  %201 = add nsw i64 %187, 1
  br label %202

202:                                              ; preds = %200, %198
  %203 = phi i64 [ %199, %198 ], [ %188, %200 ]
  %204 = phi i64 [ %187, %198 ], [ %201, %200 ]
  %205 = phi i64 [ %188, %198 ], [ %187, %200 ]
  %206 = getelementptr inbounds double, ptr %168, i64 %205
  %207 = load double, ptr %206, align 8
  %208 = getelementptr inbounds double, ptr %171, i64 %186
  store double %207, ptr %208, align 8
  %209 = getelementptr inbounds double, ptr %169, i64 %205
  %210 = load double, ptr %209, align 8
  %211 = getelementptr inbounds double, ptr %172, i64 %186
  store double %210, ptr %211, align 8
  %212 = add nsw i64 %186, 1
  %213 = icmp slt i64 %212, %183
  br i1 %213, label %185, label %174

214:                                              ; preds = %176, %162
  %215 = phi ptr [ %17, %162 ], [ %172, %176 ]
  %216 = phi ptr [ %10, %162 ], [ %171, %176 ]
  %217 = icmp sgt i64 %301, 0
  br i1 %217, label %218, label %304

218:                                              ; preds = %214
  %219 = load double, ptr %216, align 8
  br label %220

220:                                              ; preds = %218, %220
  %221 = phi i64 [ %235, %220 ], [ 0, %218 ]
  %222 = phi double [ %234, %220 ], [ 0.000000e+00, %218 ]
  %223 = phi double [ %232, %220 ], [ %219, %218 ]
  %224 = getelementptr inbounds double, ptr %216, i64 %221
  %225 = load double, ptr %224, align 8
  %226 = fcmp ogt double %225, %223
  %227 = select i1 %226, double %225, double %223
  %228 = getelementptr inbounds double, ptr %215, i64 %221
  %229 = load double, ptr %228, align 8
  %230 = fcmp ogt double %229, %227
  %231 = fsub double %229, %227
  %232 = select i1 %230, double %229, double %223
  %233 = select i1 %230, double %231, double -0.000000e+00
  %234 = fadd double %222, %233
  %235 = add nuw nsw i64 %221, 1
  %236 = icmp eq i64 %235, %301
  br i1 %236, label %304, label %220

237:                                              ; preds = %116, %300
  %238 = phi i64 [ %302, %300 ], [ 0, %116 ]
  %239 = phi i64 [ %301, %300 ], [ 0, %116 ]
  %240 = add nsw i64 %238, %14
  %241 = getelementptr inbounds double, ptr %39, i64 %240
  %242 = load double, ptr %241, align 8
  %243 = fcmp olt double %242, 0.000000e+00
  %244 = or i1 %243, %23
  br i1 %244, label %300, label %245

245:                                              ; preds = %237
  %246 = getelementptr inbounds double, ptr %39, i64 %238
  %247 = add nsw i64 %238, %25
  %248 = getelementptr inbounds double, ptr %39, i64 %247
  %249 = add nsw i64 %238, %27
  %250 = getelementptr inbounds double, ptr %39, i64 %249
  br label %251

251:                                              ; preds = %245, %296
  %252 = phi i64 [ 0, %245 ], [ %298, %296 ]
  %253 = phi i64 [ %239, %245 ], [ %297, %296 ]
  %254 = add nsw i64 %252, %13
  %255 = getelementptr inbounds double, ptr %35, i64 %254
  %256 = load double, ptr %255, align 8
  %257 = fcmp olt double %256, 0.000000e+00
  br i1 %257, label %296, label %258

258:                                              ; preds = %251
  %259 = getelementptr inbounds double, ptr %35, i64 %252
  %260 = load double, ptr %259, align 8
  %261 = load double, ptr %246, align 8
  %262 = fadd double %260, %261
  %263 = fadd double %256, %262
  %264 = load double, ptr %241, align 8
  %265 = fadd double %264, %263
  %266 = fadd double %265, 1.000000e+00
  %267 = add nsw i64 %252, %24
  %268 = getelementptr inbounds double, ptr %35, i64 %267
  %269 = load double, ptr %268, align 8
  %270 = fadd double %262, %269
  %271 = load double, ptr %248, align 8
  %272 = fadd double %270, %271
  %273 = add nsw i64 %252, %26
  %274 = getelementptr inbounds double, ptr %35, i64 %273
  %275 = load double, ptr %274, align 8
  %276 = fadd double %272, %275
  %277 = load double, ptr %250, align 8
  %278 = fadd double %276, %277
  %279 = fadd double %278, 1.000000e+00
  %280 = fcmp ogt double %272, %266
  %281 = select i1 %280, double %266, double %272
  %282 = fcmp olt double %279, %262
  %283 = select i1 %282, double %262, double %279
  %284 = fcmp ogt double %281, %262
  br i1 %284, label %285, label %289

285:                                              ; preds = %258
  %286 = getelementptr inbounds double, ptr %10, i64 %253
  store double %262, ptr %286, align 8
  %287 = getelementptr inbounds double, ptr %17, i64 %253
  store double %281, ptr %287, align 8
  %288 = add nsw i64 %253, 1
  br label %289

289:                                              ; preds = %285, %258
  %290 = phi i64 [ %288, %285 ], [ %253, %258 ]
  %291 = fcmp olt double %283, %266
  br i1 %291, label %292, label %296

292:                                              ; preds = %289
  %293 = getelementptr inbounds double, ptr %10, i64 %290
  store double %283, ptr %293, align 8
  %294 = getelementptr inbounds double, ptr %17, i64 %290
  store double %266, ptr %294, align 8
  %295 = add nsw i64 %290, 1
  br label %296

296:                                              ; preds = %289, %292, %251
  %297 = phi i64 [ %253, %251 ], [ %295, %292 ], [ %290, %289 ]
  %298 = add nuw nsw i64 %252, 1
  %299 = icmp eq i64 %298, %4
  br i1 %299, label %300, label %251

300:                                              ; preds = %296, %237
  %301 = phi i64 [ %239, %237 ], [ %297, %296 ]
  %302 = add nuw nsw i64 %238, 1
  %303 = icmp eq i64 %302, %7
  br i1 %303, label %162, label %237

304:                                              ; preds = %220, %116, %30, %214
  %305 = phi double [ %117, %116 ], [ %117, %214 ], [ 0.000000e+00, %30 ], [ %117, %220 ]
  %306 = phi double [ 0.000000e+00, %116 ], [ 0.000000e+00, %214 ], [ 0.000000e+00, %30 ], [ %234, %220 ]
  %307 = fsub double %305, %306
  %308 = getelementptr inbounds double, ptr %11, i64 %31
  store double %307, ptr %308, align 8
  %309 = add nuw nsw i64 %31, 1
  %310 = icmp eq i64 %309, %0
  br i1 %310, label %29, label %30
}

; Function Attrs: nofree nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define void @bounded(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, ptr nocapture noundef writeonly %6) {
  %8 = alloca double, align 8
  %9 = alloca double, align 8
  %10 = icmp sgt i64 %2, 0
  br i1 %10, label %11, label %38

11:                                               ; preds = %7
  %12 = icmp ult i64 %2, 4
  br i1 %12, label %35, label %13

13:                                               ; preds = %11
  %14 = and i64 %2, -4
  br label %15

15:                                               ; preds = %15, %13
  %16 = phi i64 [ 0, %13 ], [ %29, %15 ]
  %17 = phi <2 x i64> [ zeroinitializer, %13 ], [ %27, %15 ]
  %18 = phi <2 x i64> [ zeroinitializer, %13 ], [ %28, %15 ]
  %19 = getelementptr inbounds i8, ptr %1, i64 %16
  %20 = load <2 x i8>, ptr %19, align 1
  %21 = getelementptr inbounds i8, ptr %19, i64 2
  %22 = load <2 x i8>, ptr %21, align 1
  %23 = icmp eq <2 x i8> %20, <i8 76, i8 76>
  %24 = icmp eq <2 x i8> %22, <i8 76, i8 76>
  %25 = zext <2 x i1> %23 to <2 x i64>
  %26 = zext <2 x i1> %24 to <2 x i64>
  %27 = add <2 x i64> %17, %25
  %28 = add <2 x i64> %18, %26
  %29 = add nuw i64 %16, 4
  %30 = icmp eq i64 %29, %14
  br i1 %30, label %31, label %15

31:                                               ; preds = %15
  %32 = add <2 x i64> %28, %27
  %33 = tail call i64 @llvm.vector.reduce.add.v2i64(<2 x i64> %32)
  %34 = icmp eq i64 %14, %2
  br i1 %34, label %38, label %35

35:                                               ; preds = %11, %31
  %36 = phi i64 [ 0, %11 ], [ %14, %31 ]
  %37 = phi i64 [ 0, %11 ], [ %33, %31 ]
  br label %61

38:                                               ; preds = %61, %31, %7
  %39 = phi i64 [ 0, %7 ], [ %33, %31 ], [ %68, %61 ]
  %40 = getelementptr inbounds %struct.Intervals, ptr %0, i64 0, i32 2
  %41 = load i64, ptr %40, align 8
  %42 = icmp sgt i64 %41, 0
  br i1 %42, label %43, label %71

43:                                               ; preds = %38
  %44 = icmp ne i64 %3, 104
  %45 = select i1 %44, double 0.000000e+00, double 0x7FF0000000000000
  %46 = icmp slt i64 %4, 0
  %47 = getelementptr inbounds %struct.Intervals, ptr %0, i64 0, i32 3
  %48 = getelementptr inbounds %struct.Intervals, ptr %0, i64 0, i32 5
  %49 = getelementptr inbounds %struct.Intervals, ptr %0, i64 0, i32 6
  %50 = getelementptr inbounds %struct.Intervals, ptr %0, i64 0, i32 4
  %51 = icmp slt i64 %39, %4
  %52 = add nsw i64 %5, -1
  %53 = sitofp i64 %52 to double
  %54 = sitofp i64 %5 to double
  %55 = select i1 %44, i1 true, i1 %51
  %56 = and i64 %2, 1
  %57 = icmp eq i64 %2, 1
  %58 = and i64 %2, -2
  %59 = icmp eq i64 %56, 0
  %60 = sub i64 0, %2
  br label %72

61:                                               ; preds = %35, %61
  %62 = phi i64 [ %69, %61 ], [ %36, %35 ]
  %63 = phi i64 [ %68, %61 ], [ %37, %35 ]
  %64 = getelementptr inbounds i8, ptr %1, i64 %62
  %65 = load i8, ptr %64, align 1
  %66 = icmp eq i8 %65, 76
  %67 = zext i1 %66 to i64
  %68 = add nuw nsw i64 %63, %67
  %69 = add nuw nsw i64 %62, 1
  %70 = icmp eq i64 %69, %2
  br i1 %70, label %38, label %61

71:                                               ; preds = %609, %38
  ret void

72:                                               ; preds = %43, %609
  %73 = phi i64 [ 0, %43 ], [ %612, %609 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %9)
  switch i64 %3, label %209 [
    i64 118, label %74
    i64 110, label %83
    i64 98, label %155
    i64 112, label %157
  ]

74:                                               ; preds = %72
  br i1 %46, label %609, label %75

75:                                               ; preds = %74, %75
  %76 = phi i64 [ %81, %75 ], [ 0, %74 ]
  %77 = phi double [ %80, %75 ], [ %45, %74 ]
  %78 = call fastcc double @visited(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %76, i64 noundef 0, i64 noundef %73, ptr noundef nonnull %9)
  %79 = fcmp ogt double %77, %78
  %80 = select i1 %79, double %77, double %78
  %81 = add nuw i64 %76, 1
  %82 = icmp eq i64 %76, %4
  br i1 %82, label %209, label %75

83:                                               ; preds = %72
  br i1 %10, label %84, label %609

84:                                               ; preds = %83, %148
  %85 = phi double [ %150, %148 ], [ 1.000000e+00, %83 ]
  %86 = phi i64 [ %149, %148 ], [ 0, %83 ]
  %87 = phi i64 [ %152, %148 ], [ 0, %83 ]
  %88 = getelementptr inbounds i8, ptr %1, i64 %86
  %89 = load i8, ptr %88, align 1
  %90 = icmp eq i8 %89, 65
  %91 = icmp eq i8 %89, 76
  %92 = icmp slt i64 %87, %4
  %93 = and i1 %92, %91
  %94 = or i1 %90, %93
  br i1 %94, label %97, label %95

95:                                               ; preds = %84
  %96 = add nuw nsw i64 %86, 1
  br label %148

97:                                               ; preds = %84
  %98 = load i64, ptr %0, align 8
  %99 = sitofp i64 %98 to double
  %100 = fsub double %99, %85
  %101 = add nuw nsw i64 %86, 1
  %102 = load ptr, ptr %47, align 8
  %103 = mul nsw i64 %101, %41
  %104 = add nsw i64 %103, %73
  %105 = getelementptr inbounds i32, ptr %102, i64 %104
  %106 = load i32, ptr %105, align 4
  %107 = sext i32 %106 to i64
  %108 = sitofp i32 %106 to double
  %109 = fdiv double %100, %108
  %110 = fadd double %85, %109
  %111 = fptosi double %110 to i64
  %112 = sitofp i64 %111 to double
  %113 = fcmp olt double %110, %112
  %114 = fadd double %112, -1.000000e+00
  %115 = select i1 %113, double %114, double %112
  %116 = load ptr, ptr %48, align 8
  %117 = mul nsw i64 %86, %41
  %118 = add nsw i64 %117, %73
  %119 = getelementptr inbounds i32, ptr %116, i64 %118
  %120 = load i32, ptr %119, align 4
  %121 = icmp eq i32 %120, 0
  br i1 %121, label %127, label %122

122:                                              ; preds = %97
  %123 = load ptr, ptr %49, align 8
  %124 = getelementptr inbounds i32, ptr %123, i64 %118
  %125 = load i32, ptr %124, align 4
  %126 = sext i32 %125 to i64
  br label %142

127:                                              ; preds = %97
  %128 = load ptr, ptr %50, align 8
  %129 = getelementptr inbounds i32, ptr %128, i64 %118
  %130 = load i32, ptr %129, align 4
  %131 = sext i32 %130 to i64
  %132 = add nsw i64 %107, -1
  %133 = add nsw i64 %132, %131
  %134 = or i64 %133, %107
  %135 = icmp ult i64 %134, 4294967296
  br i1 %135, label %138, label %136

136:                                              ; preds = %127
  %137 = sdiv i64 %133, %107
  br label %142

138:                                              ; preds = %127
  %139 = trunc i64 %133 to i32
  %140 = udiv i32 %139, %106
  %141 = zext i32 %140 to i64
  br label %142

142:                                              ; preds = %138, %136, %122
  %143 = phi i64 [ %126, %122 ], [ %137, %136 ], [ %141, %138 ]
  %144 = sitofp i64 %143 to double
  %145 = fmul double %85, %144
  %146 = fcmp olt double %145, %115
  %147 = select i1 %146, double %145, double %115
  br label %148

148:                                              ; preds = %142, %95
  %149 = phi i64 [ %96, %95 ], [ %101, %142 ]
  %150 = phi double [ %85, %95 ], [ %147, %142 ]
  %151 = zext i1 %91 to i64
  %152 = add nuw nsw i64 %87, %151
  %153 = icmp eq i64 %149, %2
  br i1 %153, label %154, label %84

154:                                              ; preds = %148
  switch i64 %3, label %209 [
    i64 98, label %155
    i64 112, label %157
  ]

155:                                              ; preds = %72, %154
  %156 = tail call fastcc double @least_boxes(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %5, i64 noundef %73)
  br label %609

157:                                              ; preds = %72, %154
  %158 = load i64, ptr %0, align 8
  %159 = sitofp i64 %158 to double
  br i1 %10, label %160, label %609

160:                                              ; preds = %157
  %161 = load ptr, ptr %48, align 8
  br label %162

162:                                              ; preds = %204, %160
  %163 = phi double [ %159, %160 ], [ %205, %204 ]
  %164 = phi double [ %159, %160 ], [ %206, %204 ]
  %165 = phi double [ 1.000000e+00, %160 ], [ %207, %204 ]
  %166 = phi i64 [ 0, %160 ], [ %174, %204 ]
  %167 = mul nsw i64 %166, %41
  %168 = add nsw i64 %167, %73
  %169 = getelementptr inbounds i32, ptr %161, i64 %168
  %170 = load i32, ptr %169, align 4
  %171 = getelementptr inbounds i8, ptr %1, i64 %166
  %172 = load i8, ptr %171, align 1
  %173 = icmp eq i8 %172, 90
  %174 = add nuw nsw i64 %166, 1
  br i1 %173, label %192, label %175

175:                                              ; preds = %162
  %176 = fsub double %164, %165
  %177 = load ptr, ptr %47, align 8
  %178 = mul nsw i64 %174, %41
  %179 = add nsw i64 %178, %73
  %180 = getelementptr inbounds i32, ptr %177, i64 %179
  %181 = load i32, ptr %180, align 4
  %182 = sitofp i32 %181 to double
  %183 = fdiv double %176, %182
  %184 = fadd double %165, %183
  %185 = fptosi double %184 to i64
  %186 = sitofp i64 %185 to double
  %187 = fcmp olt double %184, %186
  %188 = fadd double %186, -1.000000e+00
  %189 = select i1 %187, double %188, double %186
  %190 = icmp eq i32 %170, 1
  %191 = select i1 %190, double %165, double %189
  br label %204

192:                                              ; preds = %162
  %193 = icmp sgt i32 %170, 1
  br i1 %193, label %194, label %204

194:                                              ; preds = %192
  %195 = load ptr, ptr %50, align 8
  %196 = mul nsw i64 %174, %41
  %197 = add nsw i64 %196, %73
  %198 = getelementptr inbounds i32, ptr %195, i64 %197
  %199 = load i32, ptr %198, align 4
  %200 = sitofp i32 %199 to double
  %201 = fmul double %165, %200
  %202 = fcmp olt double %164, %201
  %203 = select i1 %202, double %164, double %201
  br label %204

204:                                              ; preds = %194, %192, %175
  %205 = phi double [ %203, %194 ], [ %163, %192 ], [ %163, %175 ]
  %206 = phi double [ %203, %194 ], [ %164, %192 ], [ %164, %175 ]
  %207 = phi double [ %165, %194 ], [ %165, %192 ], [ %191, %175 ]
  %208 = icmp eq i64 %174, %2
  br i1 %208, label %209, label %162

209:                                              ; preds = %204, %75, %72, %154
  %210 = phi double [ %45, %72 ], [ %150, %154 ], [ %80, %75 ], [ %205, %204 ]
  br i1 %55, label %609, label %211

211:                                              ; preds = %209
  %212 = load i64, ptr %0, align 8
  %213 = sitofp i64 %212 to double
  %214 = load ptr, ptr %50, align 8
  %215 = fmul double %54, %213
  %216 = fdiv double 1.000000e+00, %215
  %217 = fsub double 1.000000e+00, %216
  br label %218

218:                                              ; preds = %211, %603
  %219 = phi i64 [ %4, %211 ], [ %607, %603 ]
  %220 = phi double [ %210, %211 ], [ %606, %603 ]
  %221 = icmp sgt i64 %219, 0
  br i1 %221, label %222, label %232

222:                                              ; preds = %218, %222
  %223 = phi i64 [ %225, %222 ], [ 0, %218 ]
  %224 = phi i64 [ %230, %222 ], [ 0, %218 ]
  %225 = add nuw nsw i64 %223, 1
  %226 = getelementptr inbounds i8, ptr %1, i64 %223
  %227 = load i8, ptr %226, align 1
  %228 = icmp eq i8 %227, 76
  %229 = zext i1 %228 to i64
  %230 = add nuw nsw i64 %224, %229
  %231 = icmp slt i64 %230, %219
  br i1 %231, label %222, label %232

232:                                              ; preds = %222, %218
  %233 = phi i64 [ 0, %218 ], [ %225, %222 ]
  br i1 %10, label %234, label %288

234:                                              ; preds = %232
  br i1 %57, label %269, label %235

235:                                              ; preds = %234, %264
  %236 = phi i64 [ %266, %264 ], [ 0, %234 ]
  %237 = phi double [ %265, %264 ], [ 1.000000e+00, %234 ]
  %238 = phi i64 [ %267, %264 ], [ 0, %234 ]
  %239 = getelementptr inbounds i8, ptr %1, i64 %236
  %240 = load i8, ptr %239, align 1
  %241 = icmp eq i8 %240, 90
  br i1 %241, label %242, label %250

242:                                              ; preds = %235
  %243 = load ptr, ptr %49, align 8
  %244 = mul nsw i64 %236, %41
  %245 = add nsw i64 %244, %73
  %246 = getelementptr inbounds i32, ptr %243, i64 %245
  %247 = load i32, ptr %246, align 4
  %248 = sitofp i32 %247 to double
  %249 = fmul double %237, %248
  br label %250

250:                                              ; preds = %242, %235
  %251 = phi double [ %249, %242 ], [ %237, %235 ]
  %252 = or i64 %236, 1
  %253 = getelementptr inbounds i8, ptr %1, i64 %252
  %254 = load i8, ptr %253, align 1
  %255 = icmp eq i8 %254, 90
  br i1 %255, label %256, label %264

256:                                              ; preds = %250
  %257 = load ptr, ptr %49, align 8
  %258 = mul nsw i64 %252, %41
  %259 = add nsw i64 %258, %73
  %260 = getelementptr inbounds i32, ptr %257, i64 %259
  %261 = load i32, ptr %260, align 4
  %262 = sitofp i32 %261 to double
  %263 = fmul double %251, %262
  br label %264

264:                                              ; preds = %256, %250
  %265 = phi double [ %263, %256 ], [ %251, %250 ]
  %266 = add nuw nsw i64 %236, 2
  %267 = add i64 %238, 2
  %268 = icmp eq i64 %267, %58
  br i1 %268, label %269, label %235

269:                                              ; preds = %264, %234
  %270 = phi double [ undef, %234 ], [ %265, %264 ]
  %271 = phi i64 [ 0, %234 ], [ %266, %264 ]
  %272 = phi double [ 1.000000e+00, %234 ], [ %265, %264 ]
  br i1 %59, label %285, label %273

273:                                              ; preds = %269
  %274 = getelementptr inbounds i8, ptr %1, i64 %271
  %275 = load i8, ptr %274, align 1
  %276 = icmp eq i8 %275, 90
  br i1 %276, label %277, label %285

277:                                              ; preds = %273
  %278 = load ptr, ptr %49, align 8
  %279 = mul nsw i64 %271, %41
  %280 = add nsw i64 %279, %73
  %281 = getelementptr inbounds i32, ptr %278, i64 %280
  %282 = load i32, ptr %281, align 4
  %283 = sitofp i32 %282 to double
  %284 = fmul double %272, %283
  br label %285

285:                                              ; preds = %273, %277, %269
  %286 = phi double [ %270, %269 ], [ %284, %277 ], [ %272, %273 ]
  %287 = fdiv double %213, %286
  br label %288

288:                                              ; preds = %285, %232
  %289 = phi double [ %287, %285 ], [ %213, %232 ]
  %290 = mul nsw i64 %233, %41
  %291 = add nsw i64 %290, %73
  %292 = getelementptr inbounds i32, ptr %214, i64 %291
  %293 = load i32, ptr %292, align 4
  %294 = sitofp i32 %293 to double
  %295 = icmp slt i64 %233, %2
  br i1 %295, label %298, label %296

296:                                              ; preds = %288
  %297 = tail call fastcc double @least_boxes(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %2, i64 noundef %5, i64 noundef %73)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8)
  br label %603

298:                                              ; preds = %288
  %299 = load ptr, ptr %48, align 8
  br label %303

300:                                              ; preds = %384
  %301 = tail call fastcc double @least_boxes(ptr noundef nonnull %0, ptr noundef nonnull %1, i64 noundef %2, i64 noundef %5, i64 noundef %73)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8)
  %302 = icmp eq i64 %392, 0
  br i1 %302, label %603, label %395

303:                                              ; preds = %384, %298
  %304 = phi i64 [ 0, %298 ], [ %392, %384 ]
  %305 = phi i64 [ 0, %298 ], [ %391, %384 ]
  %306 = phi i64 [ 0, %298 ], [ %390, %384 ]
  %307 = phi i64 [ 0, %298 ], [ %389, %384 ]
  %308 = phi i64 [ %233, %298 ], [ %393, %384 ]
  %309 = phi double [ 1.000000e+00, %298 ], [ %388, %384 ]
  %310 = phi double [ 1.000000e+00, %298 ], [ %387, %384 ]
  %311 = phi double [ 0.000000e+00, %298 ], [ %386, %384 ]
  %312 = phi double [ %294, %298 ], [ %385, %384 ]
  %313 = mul nsw i64 %308, %41
  %314 = add nsw i64 %313, %73
  %315 = getelementptr inbounds i32, ptr %299, i64 %314
  %316 = load i32, ptr %315, align 4
  %317 = getelementptr inbounds i8, ptr %1, i64 %308
  %318 = load i8, ptr %317, align 1
  %319 = icmp eq i8 %318, 76
  %320 = icmp eq i32 %316, 0
  %321 = select i1 %319, i1 %320, i1 false
  br i1 %321, label %322, label %370

322:                                              ; preds = %303
  %323 = add nuw nsw i64 %308, 1
  %324 = mul nsw i64 %323, %41
  %325 = add nsw i64 %324, %73
  %326 = getelementptr inbounds i32, ptr %214, i64 %325
  %327 = load i32, ptr %326, align 4
  %328 = sext i32 %327 to i64
  %329 = sitofp i32 %327 to double
  %330 = icmp eq i64 %304, 0
  br i1 %330, label %331, label %340

331:                                              ; preds = %322
  %332 = fmul double %329, 2.000000e+00
  %333 = load ptr, ptr %47, align 8
  %334 = getelementptr inbounds i32, ptr %333, i64 %314
  %335 = load i32, ptr %334, align 4
  %336 = sitofp i32 %335 to double
  %337 = fsub double %332, %336
  %338 = fcmp olt double %337, 0.000000e+00
  %339 = select i1 %338, double 0.000000e+00, double %337
  br label %340

340:                                              ; preds = %331, %322
  %341 = phi double [ %311, %322 ], [ %339, %331 ]
  %342 = icmp ne i64 %305, 0
  %343 = icmp ne i64 %306, 0
  %344 = select i1 %342, i1 true, i1 %343
  br i1 %344, label %364, label %345

345:                                              ; preds = %340
  %346 = load ptr, ptr %47, align 8
  %347 = getelementptr inbounds i32, ptr %346, i64 %314
  %348 = load i32, ptr %347, align 4
  %349 = sext i32 %348 to i64
  %350 = add nsw i64 %328, -1
  %351 = add nsw i64 %350, %349
  %352 = or i64 %351, %328
  %353 = icmp ult i64 %352, 4294967296
  br i1 %353, label %356, label %354

354:                                              ; preds = %345
  %355 = sdiv i64 %351, %328
  br label %360

356:                                              ; preds = %345
  %357 = trunc i64 %351 to i32
  %358 = udiv i32 %357, %327
  %359 = zext i32 %358 to i64
  br label %360

360:                                              ; preds = %356, %354
  %361 = phi i64 [ %355, %354 ], [ %359, %356 ]
  %362 = tail call i64 @llvm.smax.i64(i64 %361, i64 2)
  %363 = icmp ugt i64 %362, 2
  br label %364

364:                                              ; preds = %360, %340
  %365 = phi i1 [ false, %340 ], [ %363, %360 ]
  %366 = zext i1 %365 to i64
  %367 = or i64 %307, %366
  %368 = fcmp olt double %312, %329
  %369 = select i1 %368, double %312, double %329
  br label %384

370:                                              ; preds = %303
  %371 = icmp eq i8 %318, 65
  %372 = icmp sgt i32 %316, 1
  %373 = select i1 %371, i1 %372, i1 false
  br i1 %373, label %374, label %384

374:                                              ; preds = %370
  %375 = icmp eq i64 %304, 0
  %376 = zext i1 %375 to i64
  %377 = or i64 %305, %376
  %378 = or i64 %306, %304
  %379 = fmul double %309, %310
  %380 = load ptr, ptr %49, align 8
  %381 = getelementptr inbounds i32, ptr %380, i64 %314
  %382 = load i32, ptr %381, align 4
  %383 = sitofp i32 %382 to double
  br label %384

384:                                              ; preds = %374, %370, %364
  %385 = phi double [ %369, %364 ], [ %312, %374 ], [ %312, %370 ]
  %386 = phi double [ %341, %364 ], [ %311, %374 ], [ %311, %370 ]
  %387 = phi double [ %310, %364 ], [ %379, %374 ], [ %310, %370 ]
  %388 = phi double [ %309, %364 ], [ %383, %374 ], [ %309, %370 ]
  %389 = phi i64 [ %367, %364 ], [ %307, %374 ], [ %307, %370 ]
  %390 = phi i64 [ %306, %364 ], [ %378, %374 ], [ %306, %370 ]
  %391 = phi i64 [ %305, %364 ], [ %377, %374 ], [ %305, %370 ]
  %392 = phi i64 [ 1, %364 ], [ %304, %374 ], [ %304, %370 ]
  %393 = add nuw nsw i64 %308, 1
  %394 = icmp eq i64 %393, %2
  br i1 %394, label %300, label %303

395:                                              ; preds = %300
  %396 = icmp eq i64 %389, 0
  br i1 %396, label %397, label %406

397:                                              ; preds = %395
  %398 = icmp ne i64 %390, 0
  %399 = icmp ne i64 %391, 0
  %400 = select i1 %398, i1 %399, i1 false
  br i1 %400, label %406, label %401

401:                                              ; preds = %397
  br i1 %399, label %402, label %404

402:                                              ; preds = %401
  %403 = fmul double %385, %387
  br label %406

404:                                              ; preds = %401
  %405 = select i1 %398, double %386, double 0.000000e+00
  br label %406

406:                                              ; preds = %395, %397, %402, %404
  %407 = phi double [ 0.000000e+00, %395 ], [ %403, %402 ], [ %405, %404 ], [ %294, %397 ]
  %408 = call fastcc double @visited(ptr noundef nonnull %0, ptr noundef nonnull %1, i64 noundef %233, i64 noundef 0, i64 noundef 1, i64 noundef %73, ptr noundef nonnull %8)
  %409 = load double, ptr %8, align 8
  %410 = load ptr, ptr %47, align 8
  %411 = getelementptr inbounds i32, ptr %410, i64 %291
  %412 = load i32, ptr %411, align 4
  %413 = sub i64 %2, %233
  %414 = xor i64 %233, -1
  %415 = and i64 %413, 1
  %416 = icmp eq i64 %415, 0
  br i1 %416, label %431, label %417

417:                                              ; preds = %406
  %418 = getelementptr inbounds i8, ptr %1, i64 %233
  %419 = load i8, ptr %418, align 1
  %420 = icmp eq i8 %419, 90
  br i1 %420, label %421, label %428

421:                                              ; preds = %417
  %422 = load ptr, ptr %49, align 8
  %423 = mul nsw i64 %233, %41
  %424 = add nsw i64 %423, %73
  %425 = getelementptr inbounds i32, ptr %422, i64 %424
  %426 = load i32, ptr %425, align 4
  %427 = sitofp i32 %426 to double
  br label %428

428:                                              ; preds = %421, %417
  %429 = phi double [ %427, %421 ], [ 1.000000e+00, %417 ]
  %430 = add nuw nsw i64 %233, 1
  br label %431

431:                                              ; preds = %428, %406
  %432 = phi double [ undef, %406 ], [ %429, %428 ]
  %433 = phi i64 [ %233, %406 ], [ %430, %428 ]
  %434 = phi double [ 1.000000e+00, %406 ], [ %429, %428 ]
  %435 = icmp eq i64 %414, %60
  br i1 %435, label %468, label %436

436:                                              ; preds = %431, %464
  %437 = phi i64 [ %466, %464 ], [ %433, %431 ]
  %438 = phi double [ %465, %464 ], [ %434, %431 ]
  %439 = getelementptr inbounds i8, ptr %1, i64 %437
  %440 = load i8, ptr %439, align 1
  %441 = icmp eq i8 %440, 90
  br i1 %441, label %442, label %450

442:                                              ; preds = %436
  %443 = load ptr, ptr %49, align 8
  %444 = mul nsw i64 %437, %41
  %445 = add nsw i64 %444, %73
  %446 = getelementptr inbounds i32, ptr %443, i64 %445
  %447 = load i32, ptr %446, align 4
  %448 = sitofp i32 %447 to double
  %449 = fmul double %438, %448
  br label %450

450:                                              ; preds = %442, %436
  %451 = phi double [ %449, %442 ], [ %438, %436 ]
  %452 = add nuw nsw i64 %437, 1
  %453 = getelementptr inbounds i8, ptr %1, i64 %452
  %454 = load i8, ptr %453, align 1
  %455 = icmp eq i8 %454, 90
  br i1 %455, label %456, label %464

456:                                              ; preds = %450
  %457 = load ptr, ptr %49, align 8
  %458 = mul nsw i64 %452, %41
  %459 = add nsw i64 %458, %73
  %460 = getelementptr inbounds i32, ptr %457, i64 %459
  %461 = load i32, ptr %460, align 4
  %462 = sitofp i32 %461 to double
  %463 = fmul double %451, %462
  br label %464

464:                                              ; preds = %456, %450
  %465 = phi double [ %463, %456 ], [ %451, %450 ]
  %466 = add nuw nsw i64 %437, 2
  %467 = icmp eq i64 %466, %2
  br i1 %467, label %468, label %436

468:                                              ; preds = %464, %431
  %469 = phi double [ %432, %431 ], [ %465, %464 ]
  %470 = sitofp i32 %412 to double
  %471 = fdiv double %470, %469
  %472 = fsub double %471, %407
  %473 = fcmp olt double %472, 0.000000e+00
  %474 = select i1 %473, double 0.000000e+00, double %472
  %475 = fmul double %409, %474
  %476 = icmp eq i64 %233, 0
  %477 = icmp ne i64 %391, 0
  %478 = select i1 %476, i1 true, i1 %477
  %479 = icmp ne i64 %390, 0
  %480 = select i1 %478, i1 true, i1 %479
  br i1 %480, label %537, label %481

481:                                              ; preds = %468
  %482 = icmp ugt i64 %233, 1
  br i1 %482, label %483, label %528

483:                                              ; preds = %481
  %484 = add nsw i64 %233, -2
  br label %485

485:                                              ; preds = %524, %483
  %486 = phi double [ %213, %483 ], [ %525, %524 ]
  %487 = phi double [ 1.000000e+00, %483 ], [ %526, %524 ]
  %488 = phi i64 [ 0, %483 ], [ %496, %524 ]
  %489 = mul nsw i64 %488, %41
  %490 = add nsw i64 %489, %73
  %491 = getelementptr inbounds i32, ptr %299, i64 %490
  %492 = load i32, ptr %491, align 4
  %493 = getelementptr inbounds i8, ptr %1, i64 %488
  %494 = load i8, ptr %493, align 1
  %495 = icmp eq i8 %494, 90
  %496 = add nuw nsw i64 %488, 1
  br i1 %495, label %513, label %497

497:                                              ; preds = %485
  %498 = fsub double %486, %487
  %499 = mul nsw i64 %496, %41
  %500 = add nsw i64 %499, %73
  %501 = getelementptr inbounds i32, ptr %410, i64 %500
  %502 = load i32, ptr %501, align 4
  %503 = sitofp i32 %502 to double
  %504 = fdiv double %498, %503
  %505 = fadd double %487, %504
  %506 = fptosi double %505 to i64
  %507 = sitofp i64 %506 to double
  %508 = fcmp olt double %505, %507
  %509 = fadd double %507, -1.000000e+00
  %510 = select i1 %508, double %509, double %507
  %511 = icmp eq i32 %492, 1
  %512 = select i1 %511, double %487, double %510
  br label %524

513:                                              ; preds = %485
  %514 = icmp sgt i32 %492, 1
  br i1 %514, label %515, label %524

515:                                              ; preds = %513
  %516 = mul nsw i64 %496, %41
  %517 = add nsw i64 %516, %73
  %518 = getelementptr inbounds i32, ptr %214, i64 %517
  %519 = load i32, ptr %518, align 4
  %520 = sitofp i32 %519 to double
  %521 = fmul double %487, %520
  %522 = fcmp olt double %486, %521
  %523 = select i1 %522, double %486, double %521
  br label %524

524:                                              ; preds = %515, %513, %497
  %525 = phi double [ %523, %515 ], [ %486, %497 ], [ %486, %513 ]
  %526 = phi double [ %487, %515 ], [ %512, %497 ], [ %487, %513 ]
  %527 = icmp eq i64 %488, %484
  br i1 %527, label %528, label %485

528:                                              ; preds = %524, %481
  %529 = phi double [ 1.000000e+00, %481 ], [ %526, %524 ]
  %530 = fadd double %294, -1.000000e+00
  %531 = fcmp olt double %385, %530
  %532 = select i1 %531, double %385, double %530
  %533 = fmul double %532, %529
  %534 = fsub double %289, %533
  %535 = fcmp ogt double %475, %534
  %536 = select i1 %535, double %475, double %534
  br label %537

537:                                              ; preds = %528, %468
  %538 = phi double [ %475, %468 ], [ %536, %528 ]
  br i1 %10, label %539, label %586

539:                                              ; preds = %537, %579
  %540 = phi double [ %580, %579 ], [ %213, %537 ]
  %541 = phi double [ %581, %579 ], [ %213, %537 ]
  %542 = phi double [ %582, %579 ], [ 1.000000e+00, %537 ]
  %543 = phi i64 [ %551, %579 ], [ 0, %537 ]
  %544 = mul nsw i64 %543, %41
  %545 = add nsw i64 %544, %73
  %546 = getelementptr inbounds i32, ptr %299, i64 %545
  %547 = load i32, ptr %546, align 4
  %548 = getelementptr inbounds i8, ptr %1, i64 %543
  %549 = load i8, ptr %548, align 1
  %550 = icmp eq i8 %549, 90
  %551 = add nuw nsw i64 %543, 1
  br i1 %550, label %568, label %552

552:                                              ; preds = %539
  %553 = fsub double %541, %542
  %554 = mul nsw i64 %551, %41
  %555 = add nsw i64 %554, %73
  %556 = getelementptr inbounds i32, ptr %410, i64 %555
  %557 = load i32, ptr %556, align 4
  %558 = sitofp i32 %557 to double
  %559 = fdiv double %553, %558
  %560 = fadd double %542, %559
  %561 = fptosi double %560 to i64
  %562 = sitofp i64 %561 to double
  %563 = fcmp olt double %560, %562
  %564 = fadd double %562, -1.000000e+00
  %565 = select i1 %563, double %564, double %562
  %566 = icmp eq i32 %547, 1
  %567 = select i1 %566, double %542, double %565
  br label %579

568:                                              ; preds = %539
  %569 = icmp sgt i32 %547, 1
  br i1 %569, label %570, label %579

570:                                              ; preds = %568
  %571 = mul nsw i64 %551, %41
  %572 = add nsw i64 %571, %73
  %573 = getelementptr inbounds i32, ptr %214, i64 %572
  %574 = load i32, ptr %573, align 4
  %575 = sitofp i32 %574 to double
  %576 = fmul double %542, %575
  %577 = fcmp olt double %541, %576
  %578 = select i1 %577, double %541, double %576
  br label %579

579:                                              ; preds = %570, %568, %552
  %580 = phi double [ %578, %570 ], [ %540, %568 ], [ %540, %552 ]
  %581 = phi double [ %578, %570 ], [ %541, %568 ], [ %541, %552 ]
  %582 = phi double [ %542, %570 ], [ %542, %568 ], [ %567, %552 ]
  %583 = icmp eq i64 %551, %2
  br i1 %583, label %584, label %539

584:                                              ; preds = %579
  %585 = fmul double %580, %54
  br label %586

586:                                              ; preds = %584, %537
  %587 = phi double [ %585, %584 ], [ %215, %537 ]
  %588 = phi double [ %582, %584 ], [ 1.000000e+00, %537 ]
  %589 = fsub double %538, %588
  %590 = fcmp olt double %589, 0.000000e+00
  %591 = select i1 %590, double 0.000000e+00, double %589
  %592 = fmul double %591, %53
  %593 = fadd double %538, %592
  %594 = fsub double %587, %54
  %595 = fadd double %594, 1.000000e+00
  %596 = fdiv double %593, %595
  %597 = fsub double 1.000000e+00, %596
  %598 = fcmp olt double %597, %217
  %599 = select i1 %598, double %597, double %217
  %600 = fcmp ogt double %599, 0.000000e+00
  %601 = select i1 %600, double %599, double 0.000000e+00
  %602 = fmul double %301, %601
  br label %603

603:                                              ; preds = %296, %300, %586
  %604 = phi double [ %602, %586 ], [ %301, %300 ], [ %297, %296 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8)
  %605 = fcmp olt double %220, %604
  %606 = select i1 %605, double %220, double %604
  %607 = add i64 %219, 1
  %608 = icmp eq i64 %219, %39
  br i1 %608, label %609, label %218

609:                                              ; preds = %603, %74, %209, %83, %155, %157
  %610 = phi double [ %210, %209 ], [ %159, %157 ], [ %156, %155 ], [ 1.000000e+00, %83 ], [ %45, %74 ], [ %606, %603 ]
  %611 = getelementptr inbounds double, ptr %6, i64 %73
  store double %610, ptr %611, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9)
  %612 = add nuw nsw i64 %73, 1
  %613 = icmp eq i64 %612, %41
  br i1 %613, label %71, label %72
}

; Function Attrs: nofree nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc double @visited(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, ptr nocapture noundef %6) unnamed_addr {
  %8 = load i64, ptr %0, align 8
  %9 = sitofp i64 %8 to double
  %10 = icmp sgt i64 %2, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %7
  store double 1.000000e+00, ptr %6, align 8
  br label %47

12:                                               ; preds = %7
  %13 = icmp eq i64 %4, 0
  br label %24

14:                                               ; preds = %39
  store double 1.000000e+00, ptr %6, align 8
  %15 = icmp slt i64 %41, 0
  br i1 %15, label %47, label %16

16:                                               ; preds = %14
  %17 = icmp eq i64 %4, 0
  %18 = getelementptr inbounds %struct.Intervals, ptr %0, i64 0, i32 5
  %19 = getelementptr inbounds %struct.Intervals, ptr %0, i64 0, i32 2
  %20 = getelementptr inbounds %struct.Intervals, ptr %0, i64 0, i32 6
  %21 = getelementptr inbounds %struct.Intervals, ptr %0, i64 0, i32 4
  %22 = getelementptr inbounds %struct.Intervals, ptr %0, i64 0, i32 3
  %23 = add nuw i64 %41, 1
  br label %60

24:                                               ; preds = %12, %39
  %25 = phi i64 [ 0, %12 ], [ %45, %39 ]
  %26 = phi i64 [ -1, %12 ], [ %41, %39 ]
  %27 = phi i64 [ 0, %12 ], [ %44, %39 ]
  %28 = getelementptr inbounds i8, ptr %1, i64 %25
  %29 = load i8, ptr %28, align 1
  br i1 %13, label %32, label %30

30:                                               ; preds = %24
  %31 = icmp eq i8 %29, 90
  br i1 %31, label %39, label %38

32:                                               ; preds = %24
  %33 = icmp eq i8 %29, 65
  %34 = icmp eq i8 %29, 76
  %35 = icmp slt i64 %27, %3
  %36 = and i1 %35, %34
  %37 = or i1 %33, %36
  br i1 %37, label %38, label %39

38:                                               ; preds = %32, %30
  br label %39

39:                                               ; preds = %38, %32, %30
  %40 = phi i8 [ %29, %38 ], [ 90, %30 ], [ %29, %32 ]
  %41 = phi i64 [ %25, %38 ], [ %26, %30 ], [ %26, %32 ]
  %42 = icmp eq i8 %40, 76
  %43 = zext i1 %42 to i64
  %44 = add nuw nsw i64 %27, %43
  %45 = add nuw nsw i64 %25, 1
  %46 = icmp eq i64 %45, %2
  br i1 %46, label %14, label %24

47:                                               ; preds = %201, %11, %14
  %48 = phi double [ %9, %14 ], [ %9, %11 ], [ %205, %201 ]
  %49 = phi double [ 1.000000e+00, %14 ], [ 1.000000e+00, %11 ], [ %207, %201 ]
  %50 = fneg double %9
  %51 = fdiv double %50, %48
  %52 = fptosi double %51 to i64
  %53 = sitofp i64 %52 to double
  %54 = fcmp olt double %51, %53
  %55 = fadd double %53, -1.000000e+00
  %56 = select i1 %54, double %55, double %53
  %57 = fneg double %56
  %58 = fcmp ogt double %49, %57
  %59 = select i1 %58, double %49, double %57
  ret double %59

60:                                               ; preds = %16, %201
  %61 = phi double [ 1.000000e+00, %16 ], [ %204, %201 ]
  %62 = phi double [ 1.000000e+00, %16 ], [ %207, %201 ]
  %63 = phi double [ 1.000000e+00, %16 ], [ %206, %201 ]
  %64 = phi double [ %9, %16 ], [ %205, %201 ]
  %65 = phi i64 [ 0, %16 ], [ %203, %201 ]
  %66 = phi i64 [ 0, %16 ], [ %202, %201 ]
  %67 = getelementptr inbounds i8, ptr %1, i64 %65
  %68 = load i8, ptr %67, align 1
  %69 = icmp eq i8 %68, 76
  br i1 %17, label %74, label %70

70:                                               ; preds = %60
  %71 = icmp eq i8 %68, 90
  %72 = zext i1 %69 to i64
  %73 = add nuw nsw i64 %66, %72
  br i1 %71, label %82, label %122

74:                                               ; preds = %60
  %75 = icmp eq i8 %68, 65
  %76 = icmp slt i64 %66, %3
  %77 = and i1 %76, %69
  %78 = or i1 %75, %77
  %79 = icmp eq i8 %68, 76
  %80 = zext i1 %79 to i64
  %81 = add nuw nsw i64 %66, %80
  br i1 %78, label %122, label %82

82:                                               ; preds = %70, %74
  %83 = phi i64 [ %73, %70 ], [ %81, %74 ]
  %84 = load ptr, ptr %18, align 8
  %85 = load i64, ptr %19, align 8
  %86 = mul nsw i64 %85, %65
  %87 = add nsw i64 %86, %5
  %88 = getelementptr inbounds i32, ptr %84, i64 %87
  %89 = load i32, ptr %88, align 4
  %90 = icmp eq i32 %89, 0
  %91 = add nuw i64 %65, 1
  br i1 %90, label %97, label %92

92:                                               ; preds = %82
  %93 = load ptr, ptr %20, align 8
  %94 = getelementptr inbounds i32, ptr %93, i64 %87
  %95 = load i32, ptr %94, align 4
  %96 = sext i32 %95 to i64
  br label %118

97:                                               ; preds = %82
  %98 = load ptr, ptr %21, align 8
  %99 = getelementptr inbounds i32, ptr %98, i64 %87
  %100 = load i32, ptr %99, align 4
  %101 = sext i32 %100 to i64
  %102 = load ptr, ptr %22, align 8
  %103 = mul nsw i64 %85, %91
  %104 = add nsw i64 %103, %5
  %105 = getelementptr inbounds i32, ptr %102, i64 %104
  %106 = load i32, ptr %105, align 4
  %107 = sext i32 %106 to i64
  %108 = add nsw i64 %101, -1
  %109 = add nsw i64 %108, %107
  %110 = or i64 %109, %107
  %111 = icmp ult i64 %110, 4294967296
  br i1 %111, label %114, label %112

112:                                              ; preds = %97
  %113 = sdiv i64 %109, %107
  br label %118

114:                                              ; preds = %97
  %115 = trunc i64 %109 to i32
  %116 = udiv i32 %115, %106
  %117 = zext i32 %116 to i64
  br label %118

118:                                              ; preds = %92, %112, %114
  %119 = phi i64 [ %96, %92 ], [ %113, %112 ], [ %117, %114 ]
  %120 = sitofp i64 %119 to double
  %121 = fmul double %63, %120
  br label %201

122:                                              ; preds = %70, %74
  %123 = phi i64 [ %73, %70 ], [ %81, %74 ]
  %124 = load ptr, ptr %18, align 8
  %125 = load i64, ptr %19, align 8
  %126 = mul nsw i64 %125, %65
  %127 = add nsw i64 %126, %5
  %128 = getelementptr inbounds i32, ptr %124, i64 %127
  %129 = load i32, ptr %128, align 4
  %130 = icmp eq i32 %129, 0
  br i1 %130, label %131, label %150

131:                                              ; preds = %122
  %132 = load ptr, ptr %22, align 8
  %133 = getelementptr inbounds i32, ptr %132, i64 %127
  %134 = load i32, ptr %133, align 4
  %135 = sext i32 %134 to i64
  %136 = add nuw nsw i64 %65, 1
  %137 = load ptr, ptr %21, align 8
  %138 = mul nsw i64 %125, %136
  %139 = add nsw i64 %138, %5
  %140 = getelementptr inbounds i32, ptr %137, i64 %139
  %141 = load i32, ptr %140, align 4
  %142 = sext i32 %141 to i64
  %143 = or i64 %142, %135
  %144 = icmp ult i64 %143, 4294967296
  br i1 %144, label %147, label %145

145:                                              ; preds = %131
  %146 = sdiv i64 %135, %142
  br label %163

147:                                              ; preds = %131
  %148 = udiv i32 %134, %141
  %149 = zext i32 %148 to i64
  br label %163

150:                                              ; preds = %122
  %151 = sext i32 %129 to i64
  %152 = add nsw i64 %151, -1
  %153 = load ptr, ptr %21, align 8
  %154 = add nuw nsw i64 %65, 1
  %155 = mul nsw i64 %125, %154
  %156 = add nsw i64 %155, %5
  %157 = getelementptr inbounds i32, ptr %153, i64 %156
  %158 = load i32, ptr %157, align 4
  %159 = sitofp i32 %158 to double
  %160 = fmul double %63, %159
  %161 = fcmp olt double %64, %160
  %162 = select i1 %161, double %64, double %160
  br label %189

163:                                              ; preds = %147, %145
  %164 = phi i64 [ %146, %145 ], [ %149, %147 ]
  %165 = getelementptr inbounds i32, ptr %137, i64 %139
  %166 = load i32, ptr %165, align 4
  %167 = sext i32 %166 to i64
  %168 = sitofp i32 %166 to double
  %169 = fmul double %63, %168
  %170 = fcmp olt double %64, %169
  %171 = select i1 %170, double %64, double %169
  %172 = load ptr, ptr %22, align 8
  %173 = getelementptr inbounds i32, ptr %172, i64 %127
  %174 = load i32, ptr %173, align 4
  %175 = sext i32 %174 to i64
  %176 = add nsw i64 %167, -1
  %177 = add nsw i64 %176, %175
  %178 = or i64 %177, %167
  %179 = icmp ult i64 %178, 4294967296
  br i1 %179, label %182, label %180

180:                                              ; preds = %163
  %181 = sdiv i64 %177, %167
  br label %186

182:                                              ; preds = %163
  %183 = trunc i64 %177 to i32
  %184 = udiv i32 %183, %166
  %185 = zext i32 %184 to i64
  br label %186

186:                                              ; preds = %182, %180
  %187 = phi i64 [ %181, %180 ], [ %185, %182 ]
  %188 = tail call i64 @llvm.smax.i64(i64 %187, i64 2)
  br label %189

189:                                              ; preds = %150, %186
  %190 = phi double [ %171, %186 ], [ %162, %150 ]
  %191 = phi i64 [ %164, %186 ], [ %152, %150 ]
  %192 = phi i64 [ %136, %186 ], [ %154, %150 ]
  %193 = phi i64 [ %188, %186 ], [ %151, %150 ]
  %194 = sitofp i64 %193 to double
  %195 = fmul double %61, %194
  %196 = fsub double %62, %61
  %197 = fadd double %196, %195
  %198 = tail call i64 @llvm.smax.i64(i64 %191, i64 1)
  %199 = sitofp i64 %198 to double
  %200 = fmul double %61, %199
  store double %200, ptr %6, align 8
  br label %201

201:                                              ; preds = %189, %118
  %202 = phi i64 [ %123, %189 ], [ %83, %118 ]
  %203 = phi i64 [ %192, %189 ], [ %91, %118 ]
  %204 = phi double [ %200, %189 ], [ %61, %118 ]
  %205 = phi double [ %190, %189 ], [ %64, %118 ]
  %206 = phi double [ %63, %189 ], [ %121, %118 ]
  %207 = phi double [ %197, %189 ], [ %62, %118 ]
  %208 = icmp eq i64 %203, %23
  br i1 %208, label %47, label %60
}

; Function Attrs: nofree nosync nounwind memory(read, inaccessiblemem: none)
define internal fastcc double @least_boxes(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3, i64 noundef %4) unnamed_addr {
  %6 = load i64, ptr %0, align 8
  %7 = sitofp i64 %6 to double
  %8 = icmp sgt i64 %2, 0
  br i1 %8, label %9, label %74

9:                                                ; preds = %5
  %10 = getelementptr inbounds %struct.Intervals, ptr %0, i64 0, i32 6
  %11 = getelementptr inbounds %struct.Intervals, ptr %0, i64 0, i32 2
  %12 = and i64 %2, 1
  %13 = icmp eq i64 %2, 1
  br i1 %13, label %52, label %14

14:                                               ; preds = %9
  %15 = and i64 %2, -2
  br label %16

16:                                               ; preds = %47, %14
  %17 = phi i64 [ 0, %14 ], [ %49, %47 ]
  %18 = phi double [ 1.000000e+00, %14 ], [ %48, %47 ]
  %19 = phi i64 [ 0, %14 ], [ %50, %47 ]
  %20 = getelementptr inbounds i8, ptr %1, i64 %17
  %21 = load i8, ptr %20, align 1
  %22 = icmp eq i8 %21, 90
  br i1 %22, label %23, label %32

23:                                               ; preds = %16
  %24 = load ptr, ptr %10, align 8
  %25 = load i64, ptr %11, align 8
  %26 = mul nsw i64 %25, %17
  %27 = add nsw i64 %26, %4
  %28 = getelementptr inbounds i32, ptr %24, i64 %27
  %29 = load i32, ptr %28, align 4
  %30 = sitofp i32 %29 to double
  %31 = fmul double %18, %30
  br label %32

32:                                               ; preds = %23, %16
  %33 = phi double [ %31, %23 ], [ %18, %16 ]
  %34 = or i64 %17, 1
  %35 = getelementptr inbounds i8, ptr %1, i64 %34
  %36 = load i8, ptr %35, align 1
  %37 = icmp eq i8 %36, 90
  br i1 %37, label %38, label %47

38:                                               ; preds = %32
  %39 = load ptr, ptr %10, align 8
  %40 = load i64, ptr %11, align 8
  %41 = mul nsw i64 %40, %34
  %42 = add nsw i64 %41, %4
  %43 = getelementptr inbounds i32, ptr %39, i64 %42
  %44 = load i32, ptr %43, align 4
  %45 = sitofp i32 %44 to double
  %46 = fmul double %33, %45
  br label %47

47:                                               ; preds = %38, %32
  %48 = phi double [ %46, %38 ], [ %33, %32 ]
  %49 = add nuw nsw i64 %17, 2
  %50 = add i64 %19, 2
  %51 = icmp eq i64 %50, %15
  br i1 %51, label %52, label %16

52:                                               ; preds = %47, %9
  %53 = phi double [ undef, %9 ], [ %48, %47 ]
  %54 = phi i64 [ 0, %9 ], [ %49, %47 ]
  %55 = phi double [ 1.000000e+00, %9 ], [ %48, %47 ]
  %56 = icmp eq i64 %12, 0
  br i1 %56, label %70, label %57

57:                                               ; preds = %52
  %58 = getelementptr inbounds i8, ptr %1, i64 %54
  %59 = load i8, ptr %58, align 1
  %60 = icmp eq i8 %59, 90
  br i1 %60, label %61, label %70

61:                                               ; preds = %57
  %62 = load ptr, ptr %10, align 8
  %63 = load i64, ptr %11, align 8
  %64 = mul nsw i64 %63, %54
  %65 = add nsw i64 %64, %4
  %66 = getelementptr inbounds i32, ptr %62, i64 %65
  %67 = load i32, ptr %66, align 4
  %68 = sitofp i32 %67 to double
  %69 = fmul double %55, %68
  br label %70

70:                                               ; preds = %57, %61, %52
  %71 = phi double [ %53, %52 ], [ %69, %61 ], [ %55, %57 ]
  %72 = fdiv double %7, %71
  %73 = icmp eq i64 %3, 1
  br i1 %73, label %137, label %76

74:                                               ; preds = %5
  %75 = icmp eq i64 %3, 1
  br i1 %75, label %137, label %127

76:                                               ; preds = %70
  %77 = getelementptr inbounds %struct.Intervals, ptr %0, i64 0, i32 5
  %78 = load ptr, ptr %77, align 8
  %79 = load i64, ptr %11, align 8
  %80 = getelementptr inbounds %struct.Intervals, ptr %0, i64 0, i32 3
  %81 = getelementptr inbounds %struct.Intervals, ptr %0, i64 0, i32 4
  br label %82

82:                                               ; preds = %123, %76
  %83 = phi double [ %7, %76 ], [ %124, %123 ]
  %84 = phi double [ 1.000000e+00, %76 ], [ %125, %123 ]
  %85 = phi i64 [ 0, %76 ], [ %93, %123 ]
  %86 = mul nsw i64 %85, %79
  %87 = add nsw i64 %86, %4
  %88 = getelementptr inbounds i32, ptr %78, i64 %87
  %89 = load i32, ptr %88, align 4
  %90 = getelementptr inbounds i8, ptr %1, i64 %85
  %91 = load i8, ptr %90, align 1
  %92 = icmp eq i8 %91, 90
  %93 = add nuw nsw i64 %85, 1
  br i1 %92, label %111, label %94

94:                                               ; preds = %82
  %95 = fsub double %83, %84
  %96 = load ptr, ptr %80, align 8
  %97 = mul nsw i64 %93, %79
  %98 = add nsw i64 %97, %4
  %99 = getelementptr inbounds i32, ptr %96, i64 %98
  %100 = load i32, ptr %99, align 4
  %101 = sitofp i32 %100 to double
  %102 = fdiv double %95, %101
  %103 = fadd double %84, %102
  %104 = fptosi double %103 to i64
  %105 = sitofp i64 %104 to double
  %106 = fcmp olt double %103, %105
  %107 = fadd double %105, -1.000000e+00
  %108 = select i1 %106, double %107, double %105
  %109 = icmp eq i32 %89, 1
  %110 = select i1 %109, double %84, double %108
  br label %123

111:                                              ; preds = %82
  %112 = icmp sgt i32 %89, 1
  br i1 %112, label %113, label %123

113:                                              ; preds = %111
  %114 = load ptr, ptr %81, align 8
  %115 = mul nsw i64 %93, %79
  %116 = add nsw i64 %115, %4
  %117 = getelementptr inbounds i32, ptr %114, i64 %116
  %118 = load i32, ptr %117, align 4
  %119 = sitofp i32 %118 to double
  %120 = fmul double %84, %119
  %121 = fcmp olt double %83, %120
  %122 = select i1 %121, double %83, double %120
  br label %123

123:                                              ; preds = %113, %111, %94
  %124 = phi double [ %122, %113 ], [ %83, %94 ], [ %83, %111 ]
  %125 = phi double [ %84, %113 ], [ %110, %94 ], [ %84, %111 ]
  %126 = icmp eq i64 %93, %2
  br i1 %126, label %127, label %82

127:                                              ; preds = %123, %74
  %128 = phi double [ %7, %74 ], [ %72, %123 ]
  %129 = phi double [ 1.000000e+00, %74 ], [ %125, %123 ]
  %130 = add nsw i64 %3, -1
  %131 = sitofp i64 %130 to double
  %132 = fsub double %128, %129
  %133 = fcmp olt double %132, 0.000000e+00
  %134 = select i1 %133, double 0.000000e+00, double %132
  %135 = fmul double %134, %131
  %136 = fadd double %128, %135
  br label %137

137:                                              ; preds = %74, %70, %127
  %138 = phi double [ %136, %127 ], [ %72, %70 ], [ %7, %74 ]
  ret double %138
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @fitted(i64 noundef %0, i64 noundef %1, ptr nocapture noundef %2, ptr nocapture noundef %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef writeonly %6) {
  %8 = icmp sgt i64 %1, 0
  br i1 %8, label %9, label %25

9:                                                ; preds = %7
  %10 = icmp sgt i64 %0, 1
  %11 = icmp sgt i64 %0, 0
  %12 = icmp ugt i64 %0, 3
  %13 = icmp eq i64 %1, 1
  %14 = and i1 %12, %13
  %15 = and i64 %0, -4
  %16 = icmp eq i64 %15, %0
  %17 = and i64 %0, 1
  %18 = icmp eq i64 %17, 0
  %19 = sub i64 0, %0
  br label %20

20:                                               ; preds = %9, %200
  %21 = phi i64 [ 0, %9 ], [ %204, %200 ]
  br i1 %10, label %22, label %83

22:                                               ; preds = %20
  %23 = getelementptr i32, ptr %2, i64 %21
  %24 = getelementptr i32, ptr %3, i64 %21
  br label %27

25:                                               ; preds = %200, %7
  ret void

26:                                               ; preds = %81
  br i1 %10, label %133, label %83

27:                                               ; preds = %22, %81
  %28 = phi i64 [ 1, %22 ], [ %61, %81 ]
  %29 = phi i64 [ %0, %22 ], [ %30, %81 ]
  %30 = add nsw i64 %29, -1
  %31 = mul nsw i64 %30, %1
  %32 = add nsw i64 %31, %21
  %33 = getelementptr inbounds i32, ptr %4, i64 %32
  %34 = load i32, ptr %33, align 4
  %35 = getelementptr inbounds i32, ptr %2, i64 %32
  %36 = load i32, ptr %35, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i32, ptr %3, i64 %32
  %39 = load i32, ptr %38, align 4
  %40 = sext i32 %39 to i64
  %41 = add nsw i64 %29, -2
  %42 = mul nsw i64 %41, %1
  %43 = getelementptr i32, ptr %23, i64 %42
  %44 = getelementptr i32, ptr %24, i64 %42
  %45 = icmp ult i32 %34, 2
  br i1 %45, label %46, label %50

46:                                               ; preds = %27
  %47 = icmp eq i32 %34, 0
  %48 = zext i1 %47 to i64
  %49 = add nsw i64 %37, %48
  br label %55

50:                                               ; preds = %27
  %51 = sext i32 %34 to i64
  %52 = add nsw i64 %51, -1
  %53 = mul nsw i64 %52, %37
  %54 = add nsw i64 %53, 1
  br label %55

55:                                               ; preds = %50, %46
  %56 = phi i64 [ %49, %46 ], [ %54, %50 ]
  %57 = load i32, ptr %44, align 4
  %58 = sext i32 %57 to i64
  %59 = icmp sle i64 %56, %58
  %60 = zext i1 %59 to i64
  %61 = and i64 %28, %60
  %62 = icmp eq i64 %61, 0
  br i1 %62, label %69, label %63

63:                                               ; preds = %55
  %64 = load i32, ptr %43, align 4
  %65 = sext i32 %64 to i64
  %66 = icmp sgt i64 %56, %65
  br i1 %66, label %67, label %69

67:                                               ; preds = %63
  %68 = trunc i64 %56 to i32
  store i32 %68, ptr %43, align 4
  br label %69

69:                                               ; preds = %67, %63, %55
  %70 = icmp eq i32 %34, 0
  br i1 %70, label %81, label %71

71:                                               ; preds = %69
  %72 = load i32, ptr %44, align 4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds i32, ptr %5, i64 %32
  %75 = load i32, ptr %74, align 4
  %76 = sext i32 %75 to i64
  %77 = mul nsw i64 %76, %40
  %78 = icmp slt i64 %77, %73
  br i1 %78, label %79, label %81

79:                                               ; preds = %71
  %80 = trunc i64 %77 to i32
  store i32 %80, ptr %44, align 4
  br label %81

81:                                               ; preds = %79, %71, %69
  %82 = icmp ugt i64 %29, 2
  br i1 %82, label %27, label %26

83:                                               ; preds = %197, %20, %26
  %84 = phi i64 [ %61, %26 ], [ 1, %20 ], [ %61, %197 ]
  br i1 %11, label %85, label %200

85:                                               ; preds = %83
  br i1 %14, label %86, label %113

86:                                               ; preds = %85
  %87 = insertelement <2 x i64> <i64 poison, i64 -1>, i64 %84, i64 0
  br label %88

88:                                               ; preds = %88, %86
  %89 = phi i64 [ 0, %86 ], [ %108, %88 ]
  %90 = phi <2 x i64> [ %87, %86 ], [ %106, %88 ]
  %91 = phi <2 x i64> [ <i64 -1, i64 -1>, %86 ], [ %107, %88 ]
  %92 = mul nsw i64 %89, %1
  %93 = add nsw i64 %92, %21
  %94 = getelementptr inbounds i32, ptr %2, i64 %93
  %95 = load <2 x i32>, ptr %94, align 4
  %96 = getelementptr inbounds i32, ptr %94, i64 2
  %97 = load <2 x i32>, ptr %96, align 4
  %98 = getelementptr inbounds i32, ptr %3, i64 %93
  %99 = load <2 x i32>, ptr %98, align 4
  %100 = getelementptr inbounds i32, ptr %98, i64 2
  %101 = load <2 x i32>, ptr %100, align 4
  %102 = icmp sle <2 x i32> %95, %99
  %103 = icmp sle <2 x i32> %97, %101
  %104 = zext <2 x i1> %102 to <2 x i64>
  %105 = zext <2 x i1> %103 to <2 x i64>
  %106 = and <2 x i64> %90, %104
  %107 = and <2 x i64> %91, %105
  %108 = add nuw i64 %89, 4
  %109 = icmp eq i64 %108, %15
  br i1 %109, label %110, label %88

110:                                              ; preds = %88
  %111 = and <2 x i64> %107, %106
  %112 = tail call i64 @llvm.vector.reduce.and.v2i64(<2 x i64> %111)
  br i1 %16, label %200, label %113

113:                                              ; preds = %85, %110
  %114 = phi i64 [ 0, %85 ], [ %15, %110 ]
  %115 = phi i64 [ %84, %85 ], [ %112, %110 ]
  %116 = xor i64 %114, -1
  br i1 %18, label %128, label %117

117:                                              ; preds = %113
  %118 = mul nsw i64 %114, %1
  %119 = add nsw i64 %118, %21
  %120 = getelementptr inbounds i32, ptr %2, i64 %119
  %121 = load i32, ptr %120, align 4
  %122 = getelementptr inbounds i32, ptr %3, i64 %119
  %123 = load i32, ptr %122, align 4
  %124 = icmp sle i32 %121, %123
  %125 = zext i1 %124 to i64
  %126 = and i64 %115, %125
  %127 = or i64 %114, 1
  br label %128

128:                                              ; preds = %117, %113
  %129 = phi i64 [ undef, %113 ], [ %126, %117 ]
  %130 = phi i64 [ %114, %113 ], [ %127, %117 ]
  %131 = phi i64 [ %115, %113 ], [ %126, %117 ]
  %132 = icmp eq i64 %116, %19
  br i1 %132, label %200, label %206

133:                                              ; preds = %26, %197
  %134 = phi i64 [ %198, %197 ], [ 1, %26 ]
  %135 = mul nsw i64 %134, %1
  %136 = add nsw i64 %135, %21
  %137 = getelementptr inbounds i32, ptr %4, i64 %136
  %138 = load i32, ptr %137, align 4
  %139 = sext i32 %138 to i64
  %140 = add nsw i64 %134, -1
  %141 = mul nsw i64 %140, %1
  %142 = add nsw i64 %141, %21
  %143 = getelementptr inbounds i32, ptr %3, i64 %142
  %144 = load i32, ptr %143, align 4
  %145 = sext i32 %144 to i64
  %146 = icmp eq i32 %138, 0
  br i1 %146, label %167, label %147

147:                                              ; preds = %133
  %148 = getelementptr inbounds i32, ptr %2, i64 %142
  %149 = load i32, ptr %148, align 4
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds i32, ptr %5, i64 %136
  %152 = load i32, ptr %151, align 4
  %153 = sext i32 %152 to i64
  %154 = add nsw i64 %150, -1
  %155 = add nsw i64 %154, %153
  %156 = or i64 %155, %153
  %157 = icmp ult i64 %156, 4294967296
  br i1 %157, label %160, label %158

158:                                              ; preds = %147
  %159 = sdiv i64 %155, %153
  br label %164

160:                                              ; preds = %147
  %161 = trunc i64 %155 to i32
  %162 = udiv i32 %161, %152
  %163 = zext i32 %162 to i64
  br label %164

164:                                              ; preds = %160, %158
  %165 = phi i64 [ %159, %158 ], [ %163, %160 ]
  %166 = icmp eq i32 %138, 1
  br i1 %166, label %181, label %169

167:                                              ; preds = %133
  %168 = add nsw i64 %145, -1
  br label %181

169:                                              ; preds = %164
  %170 = add nsw i64 %145, -1
  %171 = add nsw i64 %139, -1
  %172 = or i64 %170, %171
  %173 = icmp ult i64 %172, 4294967296
  br i1 %173, label %176, label %174

174:                                              ; preds = %169
  %175 = sdiv i64 %170, %171
  br label %181

176:                                              ; preds = %169
  %177 = trunc i64 %170 to i32
  %178 = trunc i64 %171 to i32
  %179 = udiv i32 %177, %178
  %180 = zext i32 %179 to i64
  br label %181

181:                                              ; preds = %176, %174, %164, %167
  %182 = phi i64 [ 1, %167 ], [ %165, %164 ], [ %165, %174 ], [ %165, %176 ]
  %183 = phi i64 [ %168, %167 ], [ %145, %164 ], [ %175, %174 ], [ %180, %176 ]
  %184 = getelementptr inbounds i32, ptr %2, i64 %136
  %185 = load i32, ptr %184, align 4
  %186 = sext i32 %185 to i64
  %187 = icmp sgt i64 %182, %186
  br i1 %187, label %188, label %190

188:                                              ; preds = %181
  %189 = trunc i64 %182 to i32
  store i32 %189, ptr %184, align 4
  br label %190

190:                                              ; preds = %188, %181
  %191 = getelementptr inbounds i32, ptr %3, i64 %136
  %192 = load i32, ptr %191, align 4
  %193 = sext i32 %192 to i64
  %194 = icmp slt i64 %183, %193
  br i1 %194, label %195, label %197

195:                                              ; preds = %190
  %196 = trunc i64 %183 to i32
  store i32 %196, ptr %191, align 4
  br label %197

197:                                              ; preds = %195, %190
  %198 = add nuw nsw i64 %134, 1
  %199 = icmp eq i64 %198, %0
  br i1 %199, label %83, label %133

200:                                              ; preds = %128, %206, %110, %83
  %201 = phi i64 [ %84, %83 ], [ %112, %110 ], [ %129, %128 ], [ %227, %206 ]
  %202 = trunc i64 %201 to i8
  %203 = getelementptr inbounds i8, ptr %6, i64 %21
  store i8 %202, ptr %203, align 1
  %204 = add nuw nsw i64 %21, 1
  %205 = icmp eq i64 %204, %1
  br i1 %205, label %25, label %20

206:                                              ; preds = %128, %206
  %207 = phi i64 [ %228, %206 ], [ %130, %128 ]
  %208 = phi i64 [ %227, %206 ], [ %131, %128 ]
  %209 = mul nsw i64 %207, %1
  %210 = add nsw i64 %209, %21
  %211 = getelementptr inbounds i32, ptr %2, i64 %210
  %212 = load i32, ptr %211, align 4
  %213 = getelementptr inbounds i32, ptr %3, i64 %210
  %214 = load i32, ptr %213, align 4
  %215 = icmp sle i32 %212, %214
  %216 = zext i1 %215 to i64
  %217 = and i64 %208, %216
  %218 = add nuw nsw i64 %207, 1
  %219 = mul nsw i64 %218, %1
  %220 = add nsw i64 %219, %21
  %221 = getelementptr inbounds i32, ptr %2, i64 %220
  %222 = load i32, ptr %221, align 4
  %223 = getelementptr inbounds i32, ptr %3, i64 %220
  %224 = load i32, ptr %223, align 4
  %225 = icmp sle i32 %222, %224
  %226 = zext i1 %225 to i64
  %227 = and i64 %217, %226
  %228 = add nuw nsw i64 %207, 2
  %229 = icmp eq i64 %228, %0
  br i1 %229, label %200, label %206
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define i64 @room() {
  ret i64 1006912
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none)
define internal fastcc double @worth(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, double noundef %2) unnamed_addr {
  %4 = getelementptr inbounds %struct.Goal, ptr %0, i64 0, i32 13
  %5 = load double, ptr %4, align 8
  %6 = fdiv double %2, %5
  %7 = getelementptr inbounds %struct.Goal, ptr %0, i64 0, i32 16
  %8 = load double, ptr %7, align 8
  %9 = fsub double 1.000000e+00, %8
  %10 = fmul double %6, %9
  %11 = fcmp ogt double %10, 9.000000e+18
  br i1 %11, label %18, label %12

12:                                               ; preds = %3
  %13 = fptosi double %10 to i64
  %14 = sitofp i64 %13 to double
  %15 = fcmp ogt double %10, %14
  %16 = fadd double %14, 1.000000e+00
  %17 = select i1 %15, double %16, double %14
  br label %18

18:                                               ; preds = %3, %12
  %19 = phi double [ %17, %12 ], [ %10, %3 ]
  %20 = getelementptr inbounds %struct.Goal, ptr %0, i64 0, i32 3
  %21 = load i64, ptr %20, align 8
  %22 = icmp sgt i64 %21, 0
  br i1 %22, label %23, label %26

23:                                               ; preds = %18
  %24 = getelementptr inbounds %struct.Goal, ptr %0, i64 0, i32 12
  %25 = load ptr, ptr %24, align 8
  br label %59

26:                                               ; preds = %81, %18
  %27 = phi double [ %19, %18 ], [ %82, %81 ]
  %28 = getelementptr inbounds %struct.Goal, ptr %0, i64 0, i32 11
  %29 = getelementptr inbounds %struct.Goal, ptr %0, i64 0, i32 4
  %30 = load i64, ptr %29, align 8
  %31 = icmp sgt i64 %30, 0
  br i1 %31, label %32, label %113

32:                                               ; preds = %26
  %33 = getelementptr inbounds %struct.Goal, ptr %0, i64 0, i32 9
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds %struct.Goal, ptr %0, i64 0, i32 10
  %36 = getelementptr inbounds %struct.Goal, ptr %0, i64 0, i32 14
  %37 = getelementptr inbounds %struct.Goal, ptr %0, i64 0, i32 15
  %38 = load i64, ptr %34, align 8
  %39 = icmp eq i64 %38, 1
  br i1 %39, label %51, label %40

40:                                               ; preds = %32
  %41 = load ptr, ptr %35, align 8
  %42 = load i64, ptr %41, align 8
  %43 = getelementptr inbounds double, ptr %1, i64 %42
  %44 = load double, ptr %43, align 8
  switch i64 %38, label %51 [
    i64 0, label %45
    i64 2, label %45
  ]

45:                                               ; preds = %40, %40
  %46 = load double, ptr %36, align 8
  %47 = load double, ptr %37, align 8
  %48 = fmul double %27, %47
  %49 = fadd double %46, %48
  %50 = fadd double %44, %49
  br label %51

51:                                               ; preds = %32, %40, %45
  %52 = phi double [ %27, %32 ], [ %44, %40 ], [ %50, %45 ]
  %53 = icmp eq i64 %38, 2
  %54 = select i1 %53, double %27, double 1.000000e+00
  %55 = fmul double %54, %52
  %56 = icmp eq i64 %30, 1
  br i1 %56, label %113, label %57

57:                                               ; preds = %51
  %58 = load ptr, ptr %28, align 8
  br label %85

59:                                               ; preds = %23, %81
  %60 = phi i64 [ 0, %23 ], [ %83, %81 ]
  %61 = phi double [ %19, %23 ], [ %82, %81 ]
  %62 = getelementptr inbounds double, ptr %25, i64 %60
  %63 = load double, ptr %62, align 8
  %64 = fcmp ogt double %63, 0.000000e+00
  br i1 %64, label %65, label %81

65:                                               ; preds = %59
  %66 = getelementptr inbounds double, ptr %1, i64 %60
  %67 = load double, ptr %66, align 8
  %68 = fdiv double %67, %63
  %69 = fmul double %9, %68
  %70 = fcmp ogt double %69, 9.000000e+18
  br i1 %70, label %77, label %71

71:                                               ; preds = %65
  %72 = fptosi double %69 to i64
  %73 = sitofp i64 %72 to double
  %74 = fcmp ogt double %69, %73
  %75 = fadd double %73, 1.000000e+00
  %76 = select i1 %74, double %75, double %73
  br label %77

77:                                               ; preds = %65, %71
  %78 = phi double [ %76, %71 ], [ %69, %65 ]
  %79 = fcmp ogt double %78, %61
  %80 = select i1 %79, double %78, double %61
  br label %81

81:                                               ; preds = %59, %77
  %82 = phi double [ %80, %77 ], [ %61, %59 ]
  %83 = add nuw nsw i64 %60, 1
  %84 = icmp eq i64 %83, %21
  br i1 %84, label %26, label %59

85:                                               ; preds = %57, %110
  %86 = phi i64 [ 1, %57 ], [ %111, %110 ]
  %87 = getelementptr inbounds i64, ptr %34, i64 %86
  %88 = load i64, ptr %87, align 8
  %89 = icmp eq i64 %88, 1
  br i1 %89, label %102, label %90

90:                                               ; preds = %85
  %91 = load ptr, ptr %35, align 8
  %92 = getelementptr inbounds i64, ptr %91, i64 %86
  %93 = load i64, ptr %92, align 8
  %94 = getelementptr inbounds double, ptr %1, i64 %93
  %95 = load double, ptr %94, align 8
  switch i64 %88, label %102 [
    i64 0, label %96
    i64 2, label %96
  ]

96:                                               ; preds = %90, %90
  %97 = load double, ptr %36, align 8
  %98 = load double, ptr %37, align 8
  %99 = fmul double %27, %98
  %100 = fadd double %97, %99
  %101 = fadd double %95, %100
  br label %102

102:                                              ; preds = %96, %90, %85
  %103 = phi double [ %27, %85 ], [ %95, %90 ], [ %101, %96 ]
  %104 = icmp eq i64 %88, 2
  %105 = select i1 %104, double %27, double 1.000000e+00
  %106 = fmul double %105, %103
  %107 = getelementptr inbounds double, ptr %58, i64 %86
  %108 = load double, ptr %107, align 8
  %109 = fcmp ogt double %106, %108
  br i1 %109, label %113, label %110

110:                                              ; preds = %102
  %111 = add nuw nsw i64 %86, 1
  %112 = icmp eq i64 %111, %30
  br i1 %112, label %113, label %85

113:                                              ; preds = %110, %102, %51, %26
  %114 = phi double [ 0.000000e+00, %26 ], [ %55, %51 ], [ %55, %110 ], [ 0x7FF0000000000000, %102 ]
  ret double %114
}

; Function Attrs: nofree nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @lift(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef %4) unnamed_addr {
  %6 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 5
  %7 = load i64, ptr %6, align 8
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %9, label %20

9:                                                ; preds = %5
  %10 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 16
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 14
  %13 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 15
  %14 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 23
  %15 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 9
  %16 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 24
  %17 = getelementptr inbounds %struct.Goal, ptr %1, i64 0, i32 3
  %18 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 25
  %19 = icmp eq i64 %7, 1
  br label %21

20:                                               ; preds = %165, %5
  ret void

21:                                               ; preds = %9, %165
  %22 = phi i64 [ 0, %9 ], [ %166, %165 ]
  %23 = getelementptr inbounds i64, ptr %11, i64 %22
  %24 = load i64, ptr %23, align 8
  %25 = add i64 %24, %22
  %26 = icmp sgt i64 %22, %25
  br i1 %26, label %165, label %27

27:                                               ; preds = %21
  %28 = load ptr, ptr %12, align 8
  %29 = load ptr, ptr %16, align 8
  %30 = getelementptr inbounds i64, ptr %28, i64 %22
  %31 = load i64, ptr %30, align 8
  br label %32

32:                                               ; preds = %72, %27
  %33 = phi i64 [ %31, %27 ], [ %39, %72 ]
  %34 = phi i64 [ %22, %27 ], [ %78, %72 ]
  %35 = phi double [ 0.000000e+00, %27 ], [ %79, %72 ]
  %36 = phi i64 [ %22, %27 ], [ %37, %72 ]
  %37 = add nsw i64 %36, 1
  %38 = getelementptr inbounds i64, ptr %28, i64 %37
  %39 = load i64, ptr %38, align 8
  %40 = icmp slt i64 %33, %39
  br i1 %40, label %41, label %72

41:                                               ; preds = %32
  %42 = load ptr, ptr %13, align 8
  %43 = load i64, ptr %0, align 8
  %44 = load ptr, ptr %14, align 8
  br label %45

45:                                               ; preds = %66, %41
  %46 = phi double [ 0.000000e+00, %41 ], [ %69, %66 ]
  %47 = phi i64 [ %33, %41 ], [ %70, %66 ]
  %48 = getelementptr inbounds i64, ptr %42, i64 %47
  %49 = load i64, ptr %48, align 8
  %50 = sub nsw i64 %49, %43
  %51 = getelementptr inbounds double, ptr %44, i64 %47
  %52 = load double, ptr %51, align 8
  %53 = icmp slt i64 %50, 0
  br i1 %53, label %54, label %57

54:                                               ; preds = %45
  %55 = getelementptr inbounds double, ptr %2, i64 %49
  %56 = load double, ptr %55, align 8
  br label %66

57:                                               ; preds = %45
  %58 = load ptr, ptr %15, align 8
  %59 = getelementptr inbounds i64, ptr %58, i64 %50
  %60 = load i64, ptr %59, align 8
  %61 = getelementptr inbounds double, ptr %2, i64 %60
  %62 = load double, ptr %61, align 8
  %63 = getelementptr inbounds double, ptr %3, i64 %50
  %64 = load double, ptr %63, align 8
  %65 = fmul double %62, %64
  br label %66

66:                                               ; preds = %57, %54
  %67 = phi double [ %56, %54 ], [ %65, %57 ]
  %68 = fmul double %52, %67
  %69 = fadd double %46, %68
  %70 = add nsw i64 %47, 1
  %71 = icmp eq i64 %70, %39
  br i1 %71, label %72, label %45

72:                                               ; preds = %66, %32
  %73 = phi double [ 0.000000e+00, %32 ], [ %69, %66 ]
  %74 = getelementptr inbounds double, ptr %29, i64 %36
  %75 = load double, ptr %74, align 8
  %76 = fsub double %75, %73
  %77 = fcmp ogt double %76, %35
  %78 = select i1 %77, i64 %36, i64 %34
  %79 = select i1 %77, double %76, double %35
  %80 = icmp eq i64 %36, %25
  br i1 %80, label %81, label %32

81:                                               ; preds = %72
  %82 = fcmp ogt double %79, 0.000000e+00
  br i1 %82, label %83, label %165

83:                                               ; preds = %81
  %84 = load i64, ptr %17, align 8
  %85 = icmp sgt i64 %84, 0
  br i1 %85, label %86, label %165

86:                                               ; preds = %83
  %87 = load ptr, ptr %18, align 8
  %88 = icmp ugt i64 %84, 5
  %89 = select i1 %88, i1 %19, i1 false
  br i1 %89, label %90, label %126

90:                                               ; preds = %86
  %91 = shl i64 %84, 3
  %92 = getelementptr i8, ptr %4, i64 %91
  %93 = shl i64 %78, 3
  %94 = getelementptr i8, ptr %87, i64 %93
  %95 = getelementptr i8, ptr %87, i64 %91
  %96 = getelementptr i8, ptr %95, i64 %93
  %97 = icmp ugt ptr %96, %4
  %98 = icmp ult ptr %94, %92
  %99 = and i1 %97, %98
  br i1 %99, label %126, label %100

100:                                              ; preds = %90
  %101 = and i64 %84, -4
  %102 = insertelement <2 x double> poison, double %79, i64 0
  %103 = shufflevector <2 x double> %102, <2 x double> poison, <2 x i32> zeroinitializer
  %104 = insertelement <2 x double> poison, double %79, i64 0
  %105 = shufflevector <2 x double> %104, <2 x double> poison, <2 x i32> zeroinitializer
  br label %106

106:                                              ; preds = %106, %100
  %107 = phi i64 [ 0, %100 ], [ %122, %106 ]
  %108 = mul nsw i64 %107, %7
  %109 = add nsw i64 %108, %78
  %110 = getelementptr inbounds double, ptr %87, i64 %109
  %111 = load <2 x double>, ptr %110, align 8
  %112 = getelementptr inbounds double, ptr %110, i64 2
  %113 = load <2 x double>, ptr %112, align 8
  %114 = fmul <2 x double> %103, %111
  %115 = fmul <2 x double> %105, %113
  %116 = getelementptr inbounds double, ptr %4, i64 %107
  %117 = load <2 x double>, ptr %116, align 8
  %118 = getelementptr inbounds double, ptr %116, i64 2
  %119 = load <2 x double>, ptr %118, align 8
  %120 = fadd <2 x double> %117, %114
  %121 = fadd <2 x double> %119, %115
  store <2 x double> %120, ptr %116, align 8
  store <2 x double> %121, ptr %118, align 8
  %122 = add nuw i64 %107, 4
  %123 = icmp eq i64 %122, %101
  br i1 %123, label %124, label %106

124:                                              ; preds = %106
  %125 = icmp eq i64 %84, %101
  br i1 %125, label %165, label %126

126:                                              ; preds = %90, %86, %124
  %127 = phi i64 [ 0, %90 ], [ 0, %86 ], [ %101, %124 ]
  %128 = or i64 %127, 1
  %129 = and i64 %84, 1
  %130 = icmp eq i64 %129, 0
  br i1 %130, label %141, label %131

131:                                              ; preds = %126
  %132 = mul nsw i64 %127, %7
  %133 = add nsw i64 %132, %78
  %134 = getelementptr inbounds double, ptr %87, i64 %133
  %135 = load double, ptr %134, align 8
  %136 = fmul double %79, %135
  %137 = getelementptr inbounds double, ptr %4, i64 %127
  %138 = load double, ptr %137, align 8
  %139 = fadd double %138, %136
  store double %139, ptr %137, align 8
  %140 = or i64 %127, 1
  br label %141

141:                                              ; preds = %131, %126
  %142 = phi i64 [ %127, %126 ], [ %140, %131 ]
  %143 = icmp eq i64 %84, %128
  br i1 %143, label %165, label %144

144:                                              ; preds = %141, %144
  %145 = phi i64 [ %163, %144 ], [ %142, %141 ]
  %146 = mul nsw i64 %145, %7
  %147 = add nsw i64 %146, %78
  %148 = getelementptr inbounds double, ptr %87, i64 %147
  %149 = load double, ptr %148, align 8
  %150 = fmul double %79, %149
  %151 = getelementptr inbounds double, ptr %4, i64 %145
  %152 = load double, ptr %151, align 8
  %153 = fadd double %152, %150
  store double %153, ptr %151, align 8
  %154 = add nuw nsw i64 %145, 1
  %155 = mul nsw i64 %154, %7
  %156 = add nsw i64 %155, %78
  %157 = getelementptr inbounds double, ptr %87, i64 %156
  %158 = load double, ptr %157, align 8
  %159 = fmul double %79, %158
  %160 = getelementptr inbounds double, ptr %4, i64 %154
  %161 = load double, ptr %160, align 8
  %162 = fadd double %161, %159
  store double %162, ptr %160, align 8
  %163 = add nuw nsw i64 %145, 2
  %164 = icmp eq i64 %163, %84
  br i1 %164, label %165, label %144

165:                                              ; preds = %141, %144, %124, %83, %21, %81
  %166 = add i64 %25, 1
  %167 = icmp slt i64 %166, %7
  br i1 %167, label %21, label %20
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @enumerate(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef %2) unnamed_addr {
  %4 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8
  %6 = load i64, ptr %5, align 8
  %7 = icmp eq i64 %6, %1
  br i1 %7, label %16, label %8

8:                                                ; preds = %3
  %9 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %1
  %10 = load i64, ptr %9, align 8
  %11 = icmp sgt i64 %10, 0
  br i1 %11, label %12, label %26

12:                                               ; preds = %8
  %13 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %1
  %14 = getelementptr inbounds i64, ptr %2, i64 %1
  %15 = add nsw i64 %1, 1
  br label %17

16:                                               ; preds = %3
  tail call fastcc void @try(ptr noundef nonnull %0, ptr noundef %2, i64 noundef 1)
  br label %26

17:                                               ; preds = %12, %17
  %18 = phi i64 [ 0, %12 ], [ %23, %17 ]
  %19 = load ptr, ptr %13, align 8
  %20 = getelementptr inbounds i32, ptr %19, i64 %18
  %21 = load i32, ptr %20, align 4
  %22 = sext i32 %21 to i64
  store i64 %22, ptr %14, align 8
  tail call fastcc void @enumerate(ptr noundef nonnull %0, i64 noundef %15, ptr noundef %2)
  %23 = add nuw nsw i64 %18, 1
  %24 = load i64, ptr %9, align 8
  %25 = icmp slt i64 %23, %24
  br i1 %25, label %17, label %26

26:                                               ; preds = %17, %8, %16
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @try(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2) unnamed_addr {
  %4 = alloca [17 x [16 x i64]], align 16
  %5 = alloca [16 x i64], align 16
  %6 = alloca [33 x double], align 16
  %7 = alloca [1024 x double], align 16
  %8 = alloca [16 x i64], align 16
  %9 = load ptr, ptr %0, align 8
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %7)
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds %struct.Problem, ptr %9, i64 0, i32 1
  %12 = load i64, ptr %11, align 8
  %13 = add nsw i64 %12, %10
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %8)
  %14 = icmp sgt i64 %13, 0
  br i1 %14, label %15, label %35

15:                                               ; preds = %3
  %16 = getelementptr inbounds %struct.Problem, ptr %9, i64 0, i32 17
  %17 = load ptr, ptr %16, align 8
  %18 = icmp ult i64 %13, 4
  br i1 %18, label %33, label %19

19:                                               ; preds = %15
  %20 = and i64 %13, -4
  br label %21

21:                                               ; preds = %21, %19
  %22 = phi i64 [ 0, %19 ], [ %29, %21 ]
  %23 = getelementptr inbounds double, ptr %17, i64 %22
  %24 = load <2 x double>, ptr %23, align 8
  %25 = getelementptr inbounds double, ptr %23, i64 2
  %26 = load <2 x double>, ptr %25, align 8
  %27 = getelementptr inbounds [1024 x double], ptr %7, i64 0, i64 %22
  store <2 x double> %24, ptr %27, align 16
  %28 = getelementptr inbounds double, ptr %27, i64 2
  store <2 x double> %26, ptr %28, align 16
  %29 = add nuw i64 %22, 4
  %30 = icmp eq i64 %29, %20
  br i1 %30, label %31, label %21

31:                                               ; preds = %21
  %32 = icmp eq i64 %13, %20
  br i1 %32, label %35, label %33

33:                                               ; preds = %15, %31
  %34 = phi i64 [ 0, %15 ], [ %20, %31 ]
  br label %43

35:                                               ; preds = %43, %31, %3
  %36 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 1
  %37 = load ptr, ptr %36, align 8
  %38 = load i64, ptr %37, align 8
  %39 = icmp sgt i64 %38, 0
  br i1 %39, label %40, label %50

40:                                               ; preds = %35
  %41 = getelementptr inbounds %struct.Problem, ptr %9, i64 0, i32 7
  %42 = getelementptr inbounds %struct.Problem, ptr %9, i64 0, i32 6
  br label %68

43:                                               ; preds = %33, %43
  %44 = phi i64 [ %48, %43 ], [ %34, %33 ]
  %45 = getelementptr inbounds double, ptr %17, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = getelementptr inbounds [1024 x double], ptr %7, i64 0, i64 %44
  store double %46, ptr %47, align 8
  %48 = add nuw nsw i64 %44, 1
  %49 = icmp eq i64 %48, %13
  br i1 %49, label %35, label %43

50:                                               ; preds = %80, %35
  %51 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 2
  %52 = load ptr, ptr %51, align 8
  %53 = getelementptr inbounds %struct.Best, ptr %52, i64 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = add nsw i64 %54, %2
  store i64 %55, ptr %53, align 8
  %56 = mul nsw i64 %38, %13
  %57 = getelementptr inbounds %struct.Best, ptr %52, i64 0, i32 2
  %58 = load i64, ptr %57, align 8
  %59 = sub nsw i64 %58, %56
  store i64 %59, ptr %57, align 8
  %60 = getelementptr inbounds double, ptr %7, i64 %10
  %61 = call fastcc double @judge(ptr noundef nonnull %9, ptr noundef nonnull %37, ptr noundef nonnull %7, ptr noundef nonnull %60, ptr noundef null)
  %62 = load double, ptr %52, align 8
  %63 = getelementptr inbounds %struct.Goal, ptr %37, i64 0, i32 16
  %64 = load double, ptr %63, align 8
  %65 = fsub double 1.000000e+00, %64
  %66 = fmul double %62, %65
  %67 = fcmp ult double %61, %66
  br i1 %67, label %105, label %343

68:                                               ; preds = %40, %80
  %69 = phi i64 [ 0, %40 ], [ %81, %80 ]
  %70 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 19, i64 %69
  %71 = load ptr, ptr %70, align 8
  %72 = getelementptr inbounds i64, ptr %1, i64 %69
  %73 = load i64, ptr %72, align 8
  %74 = getelementptr inbounds i32, ptr %71, i64 %73
  %75 = load i32, ptr %74, align 4
  %76 = sext i32 %75 to i64
  br i1 %14, label %77, label %80

77:                                               ; preds = %68
  %78 = load ptr, ptr %41, align 8
  %79 = mul nsw i64 %69, %13
  br label %83

80:                                               ; preds = %102, %68
  %81 = add nuw nsw i64 %69, 1
  %82 = icmp eq i64 %81, %38
  br i1 %82, label %50, label %68

83:                                               ; preds = %77, %102
  %84 = phi i64 [ 0, %77 ], [ %103, %102 ]
  %85 = add nsw i64 %84, %79
  %86 = getelementptr inbounds i64, ptr %78, i64 %85
  %87 = load i64, ptr %86, align 8
  %88 = icmp eq i64 %87, 0
  br i1 %88, label %102, label %89

89:                                               ; preds = %83
  %90 = load ptr, ptr %42, align 8
  %91 = getelementptr inbounds ptr, ptr %90, i64 %69
  %92 = load ptr, ptr %91, align 8
  %93 = getelementptr inbounds %struct.Table, ptr %92, i64 0, i32 1
  %94 = load ptr, ptr %93, align 8
  %95 = getelementptr inbounds ptr, ptr %94, i64 %87
  %96 = load ptr, ptr %95, align 8
  %97 = getelementptr inbounds double, ptr %96, i64 %76
  %98 = load double, ptr %97, align 8
  %99 = getelementptr inbounds [1024 x double], ptr %7, i64 0, i64 %84
  %100 = load double, ptr %99, align 8
  %101 = fmul double %98, %100
  store double %101, ptr %99, align 8
  br label %102

102:                                              ; preds = %89, %83
  %103 = add nuw nsw i64 %84, 1
  %104 = icmp eq i64 %103, %13
  br i1 %104, label %80, label %83

105:                                              ; preds = %50
  call void @llvm.lifetime.start.p0(i64 2176, ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %5)
  %106 = getelementptr inbounds %struct.Goal, ptr %37, i64 0, i32 1
  %107 = load i64, ptr %106, align 8
  %108 = getelementptr inbounds %struct.Problem, ptr %9, i64 0, i32 2
  %109 = load i64, ptr %108, align 8
  %110 = add nsw i64 %109, %10
  call void @llvm.lifetime.start.p0(i64 264, ptr nonnull %6)
  %111 = getelementptr inbounds %struct.Goal, ptr %37, i64 0, i32 2
  %112 = load i64, ptr %111, align 8
  %113 = add nsw i64 %112, %107
  %114 = icmp sgt i64 %112, 1
  %115 = zext i1 %114 to i64
  %116 = add nsw i64 %113, %115
  %117 = icmp sgt i64 %116, 0
  br i1 %117, label %118, label %132

118:                                              ; preds = %105
  %119 = icmp ult i64 %116, 4
  br i1 %119, label %130, label %120

120:                                              ; preds = %118
  %121 = and i64 %116, -4
  br label %122

122:                                              ; preds = %122, %120
  %123 = phi i64 [ 0, %120 ], [ %126, %122 ]
  %124 = getelementptr inbounds [33 x double], ptr %6, i64 0, i64 %123
  store <2 x double> zeroinitializer, ptr %124, align 16
  %125 = getelementptr inbounds double, ptr %124, i64 2
  store <2 x double> zeroinitializer, ptr %125, align 16
  %126 = add nuw i64 %123, 4
  %127 = icmp eq i64 %126, %121
  br i1 %127, label %128, label %122

128:                                              ; preds = %122
  %129 = icmp eq i64 %116, %121
  br i1 %129, label %132, label %130

130:                                              ; preds = %118, %128
  %131 = phi i64 [ 0, %118 ], [ %121, %128 ]
  br label %133

132:                                              ; preds = %133, %128, %105
  br i1 %39, label %138, label %145

133:                                              ; preds = %130, %133
  %134 = phi i64 [ %136, %133 ], [ %131, %130 ]
  %135 = getelementptr inbounds [33 x double], ptr %6, i64 0, i64 %134
  store double 0.000000e+00, ptr %135, align 8
  %136 = add nuw nsw i64 %134, 1
  %137 = icmp eq i64 %136, %116
  br i1 %137, label %132, label %133

138:                                              ; preds = %132, %146
  %139 = phi i64 [ %147, %146 ], [ 0, %132 ]
  %140 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 17, i64 %139
  %141 = load i64, ptr %140, align 8
  %142 = icmp sgt i64 %141, 0
  br i1 %142, label %143, label %146

143:                                              ; preds = %138
  %144 = getelementptr inbounds i64, ptr %1, i64 %139
  br label %149

145:                                              ; preds = %146, %132
  br i1 %117, label %188, label %170

146:                                              ; preds = %164, %138
  %147 = add nuw nsw i64 %139, 1
  %148 = icmp eq i64 %147, %38
  br i1 %148, label %145, label %138

149:                                              ; preds = %164, %143
  %150 = phi i64 [ 0, %143 ], [ %165, %164 ]
  %151 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %139, i64 %150
  %152 = load i64, ptr %151, align 8
  %153 = icmp slt i64 %152, %110
  br i1 %153, label %164, label %154

154:                                              ; preds = %149
  %155 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 47, i64 %139, i64 %150
  %156 = load ptr, ptr %155, align 8
  %157 = load i64, ptr %144, align 8
  %158 = getelementptr inbounds double, ptr %156, i64 %157
  %159 = load double, ptr %158, align 8
  %160 = sub nsw i64 %152, %110
  %161 = getelementptr inbounds [33 x double], ptr %6, i64 0, i64 %160
  %162 = load double, ptr %161, align 8
  %163 = fadd double %159, %162
  store double %163, ptr %161, align 8
  br label %164

164:                                              ; preds = %154, %149
  %165 = add nuw nsw i64 %150, 1
  %166 = icmp eq i64 %165, %141
  br i1 %166, label %146, label %149

167:                                              ; preds = %188
  %168 = add nuw nsw i64 %189, 1
  %169 = icmp eq i64 %168, %116
  br i1 %169, label %170, label %188

170:                                              ; preds = %167, %145
  %171 = icmp sgt i64 %107, 0
  br i1 %171, label %172, label %197

172:                                              ; preds = %170
  %173 = icmp ult i64 %107, 4
  br i1 %173, label %186, label %174

174:                                              ; preds = %172
  %175 = and i64 %107, -4
  br label %176

176:                                              ; preds = %176, %174
  %177 = phi i64 [ 0, %174 ], [ %182, %176 ]
  %178 = getelementptr inbounds [16 x i64], ptr %5, i64 0, i64 %177
  store <2 x i64> <i64 1, i64 1>, ptr %178, align 16
  %179 = getelementptr inbounds i64, ptr %178, i64 2
  store <2 x i64> <i64 1, i64 1>, ptr %179, align 16
  %180 = getelementptr inbounds [17 x [16 x i64]], ptr %4, i64 0, i64 %38, i64 %177
  store <2 x i64> <i64 1, i64 1>, ptr %180, align 16
  %181 = getelementptr inbounds i64, ptr %180, i64 2
  store <2 x i64> <i64 1, i64 1>, ptr %181, align 16
  %182 = add nuw i64 %177, 4
  %183 = icmp eq i64 %182, %175
  br i1 %183, label %184, label %176

184:                                              ; preds = %176
  %185 = icmp eq i64 %107, %175
  br i1 %185, label %197, label %186

186:                                              ; preds = %172, %184
  %187 = phi i64 [ 0, %172 ], [ %175, %184 ]
  br label %200

188:                                              ; preds = %145, %167
  %189 = phi i64 [ %168, %167 ], [ 0, %145 ]
  %190 = getelementptr inbounds [33 x double], ptr %6, i64 0, i64 %189
  %191 = load double, ptr %190, align 8
  %192 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 35, i64 %189
  %193 = load double, ptr %192, align 8
  %194 = fadd double %193, 1.000000e-09
  %195 = fcmp ogt double %191, %194
  br i1 %195, label %196, label %167

196:                                              ; preds = %188
  call void @llvm.lifetime.end.p0(i64 264, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 2176, ptr nonnull %4)
  br label %343

197:                                              ; preds = %200, %184, %170
  br i1 %39, label %198, label %281

198:                                              ; preds = %197
  %199 = getelementptr inbounds %struct.Problem, ptr %9, i64 0, i32 6
  br label %208

200:                                              ; preds = %186, %200
  %201 = phi i64 [ %204, %200 ], [ %187, %186 ]
  %202 = getelementptr inbounds [16 x i64], ptr %5, i64 0, i64 %201
  store i64 1, ptr %202, align 8
  %203 = getelementptr inbounds [17 x [16 x i64]], ptr %4, i64 0, i64 %38, i64 %201
  store i64 1, ptr %203, align 8
  %204 = add nuw nsw i64 %201, 1
  %205 = icmp eq i64 %204, %107
  br i1 %205, label %197, label %200

206:                                              ; preds = %244, %208
  %207 = icmp sgt i64 %209, 1
  br i1 %207, label %208, label %281

208:                                              ; preds = %206, %198
  %209 = phi i64 [ %38, %198 ], [ %210, %206 ]
  %210 = add nsw i64 %209, -1
  br i1 %171, label %211, label %206

211:                                              ; preds = %208
  %212 = load ptr, ptr %199, align 8
  %213 = getelementptr inbounds ptr, ptr %212, i64 %210
  %214 = load ptr, ptr %213, align 8
  %215 = getelementptr inbounds %struct.Table, ptr %214, i64 0, i32 2
  %216 = load ptr, ptr %215, align 8
  %217 = getelementptr inbounds %struct.Table, ptr %214, i64 0, i32 5
  %218 = load i64, ptr %217, align 8
  %219 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 19, i64 %210
  %220 = load ptr, ptr %219, align 8
  %221 = getelementptr inbounds i64, ptr %1, i64 %210
  %222 = load i64, ptr %221, align 8
  %223 = getelementptr inbounds i32, ptr %220, i64 %222
  %224 = load i32, ptr %223, align 4
  %225 = sext i32 %224 to i64
  %226 = getelementptr inbounds %struct.Table, ptr %214, i64 0, i32 6
  %227 = load ptr, ptr %226, align 8
  %228 = icmp eq ptr %227, null
  %229 = getelementptr inbounds i64, ptr %227, i64 %225
  %230 = icmp sgt i32 %224, -1
  %231 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 20, i64 %210
  br label %232

232:                                              ; preds = %244, %211
  %233 = phi i64 [ 0, %211 ], [ %250, %244 ]
  %234 = mul nsw i64 %233, %218
  %235 = getelementptr inbounds i64, ptr %216, i64 %234
  br i1 %228, label %238, label %236

236:                                              ; preds = %232
  %237 = load i64, ptr %229, align 8
  br label %238

238:                                              ; preds = %236, %232
  %239 = phi i64 [ %237, %236 ], [ %225, %232 ]
  %240 = getelementptr inbounds i64, ptr %235, i64 %239
  %241 = load i64, ptr %240, align 8
  br i1 %230, label %242, label %244

242:                                              ; preds = %238
  %243 = load ptr, ptr %231, align 8
  br label %252

244:                                              ; preds = %272, %238
  %245 = phi i64 [ %241, %238 ], [ %265, %272 ]
  %246 = getelementptr inbounds [17 x [16 x i64]], ptr %4, i64 0, i64 %209, i64 %233
  %247 = load i64, ptr %246, align 8
  %248 = mul nsw i64 %247, %245
  %249 = getelementptr inbounds [17 x [16 x i64]], ptr %4, i64 0, i64 %210, i64 %233
  store i64 %248, ptr %249, align 8
  %250 = add nuw nsw i64 %233, 1
  %251 = icmp eq i64 %250, %107
  br i1 %251, label %206, label %232

252:                                              ; preds = %272, %242
  %253 = phi i32 [ %224, %242 ], [ %274, %272 ]
  %254 = phi i64 [ %241, %242 ], [ %265, %272 ]
  %255 = zext i32 %253 to i64
  br i1 %228, label %259, label %256

256:                                              ; preds = %252
  %257 = getelementptr inbounds i64, ptr %227, i64 %255
  %258 = load i64, ptr %257, align 8
  br label %259

259:                                              ; preds = %256, %252
  %260 = phi i64 [ %258, %256 ], [ %255, %252 ]
  %261 = add nuw nsw i32 %253, 1
  %262 = zext i32 %261 to i64
  %263 = getelementptr inbounds i64, ptr %227, i64 %262
  br label %264

264:                                              ; preds = %276, %259
  %265 = phi i64 [ %254, %259 ], [ %279, %276 ]
  %266 = phi i64 [ %260, %259 ], [ %280, %276 ]
  br i1 %228, label %269, label %267

267:                                              ; preds = %264
  %268 = load i64, ptr %263, align 8
  br label %269

269:                                              ; preds = %267, %264
  %270 = phi i64 [ %268, %267 ], [ %262, %264 ]
  %271 = icmp slt i64 %266, %270
  br i1 %271, label %276, label %272

272:                                              ; preds = %269
  %273 = getelementptr inbounds i32, ptr %243, i64 %255
  %274 = load i32, ptr %273, align 4
  %275 = icmp sgt i32 %274, -1
  br i1 %275, label %252, label %244

276:                                              ; preds = %269
  %277 = getelementptr inbounds i64, ptr %235, i64 %266
  %278 = load i64, ptr %277, align 8
  %279 = tail call i64 @llvm.smin.i64(i64 %278, i64 %265)
  %280 = add nsw i64 %266, 1
  br label %264

281:                                              ; preds = %206, %197
  %282 = call fastcc i64 @fits(ptr noundef nonnull %0, ptr noundef %1, i64 noundef 0, ptr noundef nonnull %5, ptr noundef nonnull %4, ptr noundef nonnull %8)
  call void @llvm.lifetime.end.p0(i64 264, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 2176, ptr nonnull %4)
  %283 = icmp eq i64 %282, 0
  br i1 %283, label %343, label %284

284:                                              ; preds = %281
  %285 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 14
  %286 = load ptr, ptr %285, align 8
  %287 = icmp eq ptr %286, null
  br i1 %287, label %324, label %288

288:                                              ; preds = %284
  %289 = load ptr, ptr %36, align 8
  %290 = load i64, ptr %289, align 8
  %291 = icmp sgt i64 %290, 0
  br i1 %291, label %292, label %343

292:                                              ; preds = %288, %320
  %293 = phi i64 [ %321, %320 ], [ %290, %288 ]
  %294 = phi i64 [ %322, %320 ], [ 0, %288 ]
  %295 = getelementptr inbounds i64, ptr %1, i64 %294
  %296 = load i64, ptr %295, align 8
  %297 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 19, i64 %294
  %298 = load ptr, ptr %297, align 8
  %299 = shl i64 %296, 32
  %300 = ashr exact i64 %299, 32
  %301 = getelementptr inbounds i32, ptr %298, i64 %300
  %302 = load i32, ptr %301, align 4
  %303 = icmp sgt i32 %302, -1
  br i1 %303, label %304, label %320

304:                                              ; preds = %292
  %305 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 20, i64 %294
  br label %306

306:                                              ; preds = %306, %304
  %307 = phi i32 [ %302, %304 ], [ %315, %306 ]
  %308 = load ptr, ptr %285, align 8
  %309 = getelementptr inbounds ptr, ptr %308, i64 %294
  %310 = load ptr, ptr %309, align 8
  %311 = zext i32 %307 to i64
  %312 = getelementptr inbounds i8, ptr %310, i64 %311
  store i8 1, ptr %312, align 1
  %313 = load ptr, ptr %305, align 8
  %314 = getelementptr inbounds i32, ptr %313, i64 %311
  %315 = load i32, ptr %314, align 4
  %316 = icmp sgt i32 %315, -1
  br i1 %316, label %306, label %317

317:                                              ; preds = %306
  %318 = load ptr, ptr %36, align 8
  %319 = load i64, ptr %318, align 8
  br label %320

320:                                              ; preds = %317, %292
  %321 = phi i64 [ %319, %317 ], [ %293, %292 ]
  %322 = add nuw nsw i64 %294, 1
  %323 = icmp slt i64 %322, %321
  br i1 %323, label %292, label %343

324:                                              ; preds = %284
  %325 = load ptr, ptr %51, align 8
  store double %61, ptr %325, align 8
  %326 = icmp eq i64 %2, 0
  %327 = zext i1 %326 to i64
  %328 = getelementptr inbounds %struct.Best, ptr %325, i64 0, i32 1
  %329 = load i64, ptr %328, align 8
  %330 = add nsw i64 %329, %327
  store i64 %330, ptr %328, align 8
  %331 = getelementptr inbounds %struct.Best, ptr %325, i64 0, i32 3
  store i64 1, ptr %331, align 8
  %332 = load ptr, ptr %36, align 8
  %333 = load i64, ptr %332, align 8
  %334 = icmp sgt i64 %333, 0
  br i1 %334, label %335, label %343

335:                                              ; preds = %324, %335
  %336 = phi i64 [ %340, %335 ], [ 0, %324 ]
  %337 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 %336
  %338 = load i64, ptr %337, align 8
  %339 = getelementptr inbounds %struct.Best, ptr %325, i64 0, i32 4, i64 %336
  store i64 %338, ptr %339, align 8
  %340 = add nuw nsw i64 %336, 1
  %341 = load i64, ptr %332, align 8
  %342 = icmp slt i64 %340, %341
  br i1 %342, label %335, label %343

343:                                              ; preds = %320, %335, %288, %324, %196, %281, %50
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %7)
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc i64 @fits(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef writeonly %5) unnamed_addr {
  %7 = alloca [16 x i64], align 16
  %8 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 1
  %9 = load ptr, ptr %8, align 8
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, %2
  br i1 %11, label %12, label %37

12:                                               ; preds = %6
  %13 = getelementptr inbounds %struct.Goal, ptr %9, i64 0, i32 1
  %14 = load i64, ptr %13, align 8
  %15 = icmp sgt i64 %14, 0
  br i1 %15, label %16, label %31

16:                                               ; preds = %12
  %17 = getelementptr inbounds %struct.Goal, ptr %9, i64 0, i32 7
  %18 = load ptr, ptr %17, align 8
  br label %19

19:                                               ; preds = %16, %27
  %20 = phi i64 [ 0, %16 ], [ %29, %27 ]
  %21 = phi i64 [ 1, %16 ], [ %28, %27 ]
  %22 = getelementptr inbounds i64, ptr %3, i64 %20
  %23 = load i64, ptr %22, align 8
  %24 = getelementptr inbounds i64, ptr %18, i64 %20
  %25 = load i64, ptr %24, align 8
  %26 = icmp slt i64 %23, %25
  br i1 %26, label %135, label %27

27:                                               ; preds = %19
  %28 = mul nsw i64 %23, %21
  %29 = add nuw nsw i64 %20, 1
  %30 = icmp eq i64 %29, %14
  br i1 %30, label %31, label %19

31:                                               ; preds = %27, %12
  %32 = phi i64 [ 1, %12 ], [ %28, %27 ]
  %33 = getelementptr inbounds %struct.Goal, ptr %9, i64 0, i32 5
  %34 = load i64, ptr %33, align 8
  %35 = icmp sge i64 %32, %34
  %36 = zext i1 %35 to i64
  br label %135

37:                                               ; preds = %6
  %38 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 19, i64 %2
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds i64, ptr %1, i64 %2
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds i32, ptr %39, i64 %41
  %43 = load i32, ptr %42, align 4
  %44 = icmp sgt i32 %43, -1
  br i1 %44, label %45, label %135

45:                                               ; preds = %37
  %46 = load ptr, ptr %0, align 8
  %47 = getelementptr inbounds %struct.Problem, ptr %46, i64 0, i32 6
  %48 = load ptr, ptr %47, align 8
  %49 = getelementptr inbounds ptr, ptr %48, i64 %2
  %50 = load ptr, ptr %49, align 8
  %51 = getelementptr inbounds %struct.Table, ptr %50, i64 0, i32 6
  %52 = getelementptr inbounds %struct.Goal, ptr %9, i64 0, i32 1
  %53 = getelementptr inbounds %struct.Table, ptr %50, i64 0, i32 2
  %54 = getelementptr inbounds %struct.Table, ptr %50, i64 0, i32 5
  %55 = add nsw i64 %2, 1
  %56 = getelementptr inbounds %struct.Goal, ptr %9, i64 0, i32 6
  %57 = getelementptr inbounds i64, ptr %5, i64 %2
  %58 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 2
  %59 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 20, i64 %2
  %60 = load ptr, ptr %51, align 8
  br label %61

61:                                               ; preds = %45, %130
  %62 = phi ptr [ %60, %45 ], [ %75, %130 ]
  %63 = phi ptr [ %60, %45 ], [ %76, %130 ]
  %64 = phi i32 [ %43, %45 ], [ %133, %130 ]
  %65 = zext i32 %64 to i64
  %66 = icmp eq ptr %63, null
  br i1 %66, label %70, label %67

67:                                               ; preds = %61
  %68 = getelementptr inbounds i64, ptr %63, i64 %65
  %69 = load i64, ptr %68, align 8
  br label %70

70:                                               ; preds = %61, %67
  %71 = phi i64 [ %69, %67 ], [ %65, %61 ]
  %72 = add nuw nsw i32 %64, 1
  %73 = zext i32 %72 to i64
  br label %74

74:                                               ; preds = %126, %70
  %75 = phi ptr [ %62, %70 ], [ %127, %126 ]
  %76 = phi ptr [ %63, %70 ], [ %127, %126 ]
  %77 = phi i64 [ %71, %70 ], [ %128, %126 ]
  %78 = icmp eq ptr %76, null
  br i1 %78, label %82, label %79

79:                                               ; preds = %74
  %80 = getelementptr inbounds i64, ptr %76, i64 %73
  %81 = load i64, ptr %80, align 8
  br label %82

82:                                               ; preds = %74, %79
  %83 = phi i64 [ %81, %79 ], [ %73, %74 ]
  %84 = icmp slt i64 %77, %83
  br i1 %84, label %85, label %130

85:                                               ; preds = %82
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %7)
  %86 = load i64, ptr %52, align 8
  %87 = icmp sgt i64 %86, 0
  br i1 %87, label %88, label %92

88:                                               ; preds = %85
  %89 = load ptr, ptr %53, align 8
  %90 = load i64, ptr %54, align 8
  %91 = load ptr, ptr %56, align 8
  br label %100

92:                                               ; preds = %100, %85
  %93 = phi i64 [ 1, %85 ], [ %118, %100 ]
  store i64 %77, ptr %57, align 8
  %94 = load i64, ptr %52, align 8
  %95 = load ptr, ptr %58, align 8
  %96 = getelementptr inbounds %struct.Best, ptr %95, i64 0, i32 2
  %97 = load i64, ptr %96, align 8
  %98 = sub nsw i64 %97, %94
  store i64 %98, ptr %96, align 8
  %99 = icmp eq i64 %93, 0
  br i1 %99, label %126, label %121

100:                                              ; preds = %88, %100
  %101 = phi i64 [ 0, %88 ], [ %119, %100 ]
  %102 = phi i64 [ 1, %88 ], [ %118, %100 ]
  %103 = getelementptr inbounds i64, ptr %3, i64 %101
  %104 = load i64, ptr %103, align 8
  %105 = mul nsw i64 %90, %101
  %106 = add nsw i64 %105, %77
  %107 = getelementptr inbounds i64, ptr %89, i64 %106
  %108 = load i64, ptr %107, align 8
  %109 = mul nsw i64 %108, %104
  %110 = getelementptr inbounds [16 x i64], ptr %7, i64 0, i64 %101
  store i64 %109, ptr %110, align 8
  %111 = getelementptr inbounds [16 x i64], ptr %4, i64 %55, i64 %101
  %112 = load i64, ptr %111, align 8
  %113 = mul nsw i64 %112, %109
  %114 = getelementptr inbounds i64, ptr %91, i64 %101
  %115 = load i64, ptr %114, align 8
  %116 = icmp sle i64 %113, %115
  %117 = zext i1 %116 to i64
  %118 = and i64 %102, %117
  %119 = add nuw nsw i64 %101, 1
  %120 = icmp eq i64 %119, %86
  br i1 %120, label %92, label %100

121:                                              ; preds = %92
  %122 = call fastcc i64 @fits(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %55, ptr noundef nonnull %7, ptr noundef %4, ptr noundef nonnull %5)
  %123 = icmp eq i64 %122, 0
  br i1 %123, label %124, label %129

124:                                              ; preds = %121
  %125 = load ptr, ptr %51, align 8
  br label %126

126:                                              ; preds = %124, %92
  %127 = phi ptr [ %125, %124 ], [ %75, %92 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %7)
  %128 = add nsw i64 %77, 1
  br label %74

129:                                              ; preds = %121
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %7)
  br label %135

130:                                              ; preds = %82
  %131 = load ptr, ptr %59, align 8
  %132 = getelementptr inbounds i32, ptr %131, i64 %65
  %133 = load i32, ptr %132, align 4
  %134 = icmp sgt i32 %133, -1
  br i1 %134, label %61, label %135

135:                                              ; preds = %130, %19, %37, %129, %31
  %136 = phi i64 [ %36, %31 ], [ 1, %129 ], [ 0, %37 ], [ 0, %19 ], [ 0, %130 ]
  ret i64 %136
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.vector.reduce.add.v2i64(<2 x i64>)

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.vector.reduce.or.v4i32(<4 x i32>)

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.vector.reduce.or.v2i64(<2 x i64>)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x i64> @llvm.smin.v2i64(<2 x i64>, <2 x i64>)

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.vector.reduce.and.v2i64(<2 x i64>)



