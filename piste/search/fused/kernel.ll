; kernel.c 99d21a5955809e62c1d906783fe22a7abdfef510a192b2f900d31785d2192a17

%struct.Kind = type { i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, double, ptr }
%struct.Work = type { ptr, ptr, ptr, [16 x i64], [16 x i64], [17 x [16 x i64]], [17 x [256 x double]], [17 x [256 x double]], [17 x [256 x double]], double, ptr, i64, i64, ptr, ptr }
%struct.Shape = type { i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Table = type { i64, ptr, ptr, ptr, ptr, ptr }
%struct.Nest = type { ptr, ptr, ptr, %struct.Stair, i64, i64, double }
%struct.Stair = type { double, double, i64, i64, [8 x i64], [8 x [16 x i64]] }
%struct.Choice = type { i64, [16 x i64] }

; Function Attrs: nofree noinline norecurse nosync nounwind optsize memory(argmem: readwrite)
define void @sieve(i64 noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef %4) {
  %6 = icmp sgt i64 %0, 0
  br i1 %6, label %7, label %13

7:                                                ; preds = %5
  %8 = icmp sgt i64 %2, 0
  %9 = load i64, ptr %1, align 8
  br label %14

10:                                               ; preds = %37, %14
  %11 = phi i64 [ %20, %14 ], [ %38, %37 ]
  %12 = icmp eq i64 %18, %0
  br i1 %12, label %13, label %14

13:                                               ; preds = %10, %5
  ret void

14:                                               ; preds = %7, %10
  %15 = phi i64 [ %9, %7 ], [ %11, %10 ]
  %16 = phi i64 [ 0, %7 ], [ %18, %10 ]
  %17 = getelementptr inbounds i64, ptr %1, i64 %16
  %18 = add nuw nsw i64 %16, 1
  %19 = getelementptr inbounds i64, ptr %1, i64 %18
  %20 = load i64, ptr %19, align 8
  %21 = icmp slt i64 %15, %20
  br i1 %21, label %22, label %10

22:                                               ; preds = %14, %37
  %23 = phi i64 [ %38, %37 ], [ %20, %14 ]
  %24 = phi i64 [ %39, %37 ], [ %15, %14 ]
  %25 = load i64, ptr %17, align 8
  %26 = getelementptr inbounds i64, ptr %4, i64 %24
  %27 = icmp slt i64 %25, %23
  br i1 %27, label %28, label %37

28:                                               ; preds = %22
  %29 = mul nsw i64 %24, %2
  %30 = load i64, ptr %26, align 8
  br label %31

31:                                               ; preds = %28, %76
  %32 = phi i64 [ %23, %28 ], [ %77, %76 ]
  %33 = phi i64 [ %23, %28 ], [ %78, %76 ]
  %34 = phi i64 [ %30, %28 ], [ %79, %76 ]
  %35 = phi i64 [ %25, %28 ], [ %80, %76 ]
  %36 = icmp eq i64 %34, 0
  br i1 %36, label %41, label %37

37:                                               ; preds = %31, %76, %22
  %38 = phi i64 [ %23, %22 ], [ %32, %31 ], [ %77, %76 ]
  %39 = add nsw i64 %24, 1
  %40 = icmp slt i64 %39, %38
  br i1 %40, label %22, label %10

41:                                               ; preds = %31
  %42 = icmp eq i64 %24, %35
  br i1 %42, label %76, label %43

43:                                               ; preds = %41
  %44 = getelementptr inbounds i64, ptr %4, i64 %35
  %45 = load i64, ptr %44, align 8
  %46 = icmp eq i64 %45, 0
  br i1 %46, label %47, label %76

47:                                               ; preds = %43
  br i1 %8, label %48, label %67

48:                                               ; preds = %47
  %49 = mul nsw i64 %35, %2
  br label %51

50:                                               ; preds = %51
  br i1 %63, label %67, label %72

51:                                               ; preds = %48, %51
  %52 = phi i64 [ 0, %48 ], [ %64, %51 ]
  %53 = phi i64 [ 0, %48 ], [ %62, %51 ]
  %54 = add nsw i64 %52, %49
  %55 = getelementptr inbounds double, ptr %3, i64 %54
  %56 = load double, ptr %55, align 8
  %57 = add nsw i64 %52, %29
  %58 = getelementptr inbounds double, ptr %3, i64 %57
  %59 = load double, ptr %58, align 8
  %60 = fcmp olt double %56, %59
  %61 = zext i1 %60 to i64
  %62 = or i64 %53, %61
  %63 = fcmp ule double %56, %59
  %64 = add nuw nsw i64 %52, 1
  %65 = icmp slt i64 %64, %2
  %66 = select i1 %65, i1 %63, i1 false
  br i1 %66, label %51, label %50

67:                                               ; preds = %47, %50
  %68 = phi i64 [ %62, %50 ], [ 0, %47 ]
  %69 = icmp ne i64 %68, 0
  %70 = icmp slt i64 %35, %24
  %71 = select i1 %69, i1 true, i1 %70
  br label %72

72:                                               ; preds = %67, %50
  %73 = phi i1 [ false, %50 ], [ %71, %67 ]
  %74 = zext i1 %73 to i64
  store i64 %74, ptr %26, align 8
  %75 = load i64, ptr %19, align 8
  br label %76

76:                                               ; preds = %41, %43, %72
  %77 = phi i64 [ %32, %41 ], [ %32, %43 ], [ %75, %72 ]
  %78 = phi i64 [ %33, %41 ], [ %33, %43 ], [ %75, %72 ]
  %79 = phi i64 [ 0, %41 ], [ 0, %43 ], [ %74, %72 ]
  %80 = add nsw i64 %35, 1
  %81 = icmp slt i64 %80, %78
  br i1 %81, label %31, label %37
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

; Function Attrs: nofree noinline nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define double @solve(ptr noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef %3, ptr noundef %4) {
  %6 = tail call fastcc double @inside(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, ptr noundef %4)
  ret double %6
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc double @inside(ptr noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef %3, ptr noundef %4) unnamed_addr {
  %6 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 1
  %7 = load i64, ptr %6, align 8
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %9, label %12

9:                                                ; preds = %5
  %10 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 14
  %11 = load ptr, ptr %10, align 8
  br label %25

12:                                               ; preds = %25, %5
  %13 = phi i64 [ 0, %5 ], [ %33, %25 ]
  %14 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 27
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 6
  %17 = load i64, ptr %16, align 8
  %18 = mul nsw i64 %17, %2
  %19 = getelementptr inbounds double, ptr %15, i64 %18
  %20 = getelementptr inbounds double, ptr %19, i64 %13
  %21 = load double, ptr %20, align 8
  %22 = fcmp ult double %21, 0.000000e+00
  %23 = icmp ne ptr %4, null
  %24 = or i1 %23, %22
  br i1 %24, label %36, label %198

25:                                               ; preds = %9, %25
  %26 = phi i64 [ 0, %9 ], [ %33, %25 ]
  %27 = phi i64 [ 0, %9 ], [ %34, %25 ]
  %28 = getelementptr inbounds i64, ptr %1, i64 %27
  %29 = load i64, ptr %28, align 8
  %30 = getelementptr inbounds i64, ptr %11, i64 %27
  %31 = load i64, ptr %30, align 8
  %32 = mul nsw i64 %31, %29
  %33 = add nsw i64 %32, %26
  %34 = add nuw nsw i64 %27, 1
  %35 = icmp eq i64 %34, %7
  br i1 %35, label %12, label %25

36:                                               ; preds = %12
  store ptr %0, ptr %3, align 8
  %37 = getelementptr inbounds %struct.Work, ptr %3, i64 0, i32 9
  store double 0x7FF0000000000000, ptr %37, align 8
  %38 = getelementptr inbounds %struct.Work, ptr %3, i64 0, i32 10
  store ptr %4, ptr %38, align 8
  %39 = load i64, ptr %0, align 8
  %40 = icmp sgt i64 %39, 0
  br i1 %40, label %51, label %43

41:                                               ; preds = %51
  %42 = load i64, ptr %6, align 8
  br label %43

43:                                               ; preds = %41, %36
  %44 = phi i64 [ %42, %41 ], [ %7, %36 ]
  %45 = icmp sgt i64 %44, 0
  br i1 %45, label %46, label %57

46:                                               ; preds = %43
  %47 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 13
  %48 = load ptr, ptr %47, align 8
  %49 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 12
  %50 = load ptr, ptr %49, align 8
  br label %63

51:                                               ; preds = %36, %51
  %52 = phi i64 [ %54, %51 ], [ 0, %36 ]
  %53 = getelementptr inbounds %struct.Work, ptr %3, i64 0, i32 3, i64 %52
  store i64 0, ptr %53, align 8
  %54 = add nuw nsw i64 %52, 1
  %55 = load i64, ptr %0, align 8
  %56 = icmp slt i64 %54, %55
  br i1 %56, label %51, label %41

57:                                               ; preds = %63, %43
  %58 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 3
  %59 = load i64, ptr %58, align 8
  %60 = icmp sgt i64 %59, 0
  br i1 %60, label %61, label %78

61:                                               ; preds = %57
  %62 = getelementptr inbounds %struct.Work, ptr %3, i64 0, i32 5
  br label %88

63:                                               ; preds = %46, %63
  %64 = phi i64 [ 0, %46 ], [ %75, %63 ]
  %65 = getelementptr inbounds i64, ptr %1, i64 %64
  %66 = load i64, ptr %65, align 8
  %67 = getelementptr inbounds i64, ptr %48, i64 %64
  %68 = load i64, ptr %67, align 8
  %69 = mul nsw i64 %68, %66
  %70 = getelementptr inbounds i64, ptr %50, i64 %64
  %71 = load i64, ptr %70, align 8
  %72 = getelementptr inbounds %struct.Work, ptr %3, i64 0, i32 3, i64 %71
  %73 = load i64, ptr %72, align 8
  %74 = add nsw i64 %73, %69
  store i64 %74, ptr %72, align 8
  %75 = add nuw nsw i64 %64, 1
  %76 = load i64, ptr %6, align 8
  %77 = icmp slt i64 %75, %76
  br i1 %77, label %63, label %57

78:                                               ; preds = %88, %57
  %79 = getelementptr inbounds %struct.Work, ptr %3, i64 0, i32 11
  %80 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 4
  store i64 0, ptr %79, align 8
  %81 = load i64, ptr %80, align 8
  %82 = icmp sgt i64 %81, 0
  br i1 %82, label %83, label %196

83:                                               ; preds = %78
  %84 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 9
  %85 = getelementptr inbounds %struct.Work, ptr %3, i64 0, i32 1
  %86 = getelementptr inbounds %struct.Work, ptr %3, i64 0, i32 2
  %87 = getelementptr inbounds %struct.Work, ptr %3, i64 0, i32 8
  br label %94

88:                                               ; preds = %61, %88
  %89 = phi i64 [ 0, %61 ], [ %91, %88 ]
  %90 = getelementptr inbounds [16 x i64], ptr %62, i64 0, i64 %89
  store i64 1, ptr %90, align 8
  %91 = add nuw nsw i64 %89, 1
  %92 = load i64, ptr %58, align 8
  %93 = icmp slt i64 %91, %92
  br i1 %93, label %88, label %78

94:                                               ; preds = %83, %184
  %95 = phi i64 [ %81, %83 ], [ %185, %184 ]
  %96 = phi i64 [ 0, %83 ], [ %187, %184 ]
  %97 = load ptr, ptr %84, align 8
  %98 = getelementptr inbounds %struct.Shape, ptr %97, i64 %96
  store ptr %98, ptr %85, align 8
  %99 = getelementptr inbounds %struct.Shape, ptr %97, i64 %96, i32 6
  %100 = load ptr, ptr %99, align 8
  %101 = getelementptr inbounds %struct.Shape, ptr %97, i64 %96, i32 1
  %102 = load i64, ptr %101, align 8
  %103 = mul nsw i64 %102, %2
  %104 = getelementptr inbounds double, ptr %100, i64 %103
  store ptr %104, ptr %86, align 8
  %105 = load i64, ptr %98, align 8
  %106 = icmp sgt i64 %105, 0
  %107 = load i64, ptr %0, align 8
  br i1 %106, label %108, label %111

108:                                              ; preds = %94
  %109 = getelementptr inbounds %struct.Shape, ptr %97, i64 %96, i32 5
  %110 = load ptr, ptr %109, align 8
  br label %118

111:                                              ; preds = %118, %94
  %112 = icmp sgt i64 %107, 0
  br i1 %112, label %113, label %177

113:                                              ; preds = %111
  %114 = getelementptr inbounds %struct.Shape, ptr %97, i64 %96, i32 3
  %115 = load ptr, ptr %114, align 8
  %116 = getelementptr inbounds %struct.Shape, ptr %97, i64 %96, i32 4
  %117 = load ptr, ptr %116, align 8
  br label %131

118:                                              ; preds = %108, %118
  %119 = phi i64 [ 0, %108 ], [ %125, %118 ]
  %120 = getelementptr inbounds %struct.Work, ptr %3, i64 0, i32 7, i64 %107, i64 %119
  store double 1.000000e+00, ptr %120, align 8
  %121 = getelementptr inbounds %struct.Work, ptr %3, i64 0, i32 6, i64 %107, i64 %119
  store double 1.000000e+00, ptr %121, align 8
  %122 = getelementptr inbounds double, ptr %110, i64 %119
  %123 = load double, ptr %122, align 8
  %124 = getelementptr inbounds [256 x double], ptr %87, i64 0, i64 %119
  store double %123, ptr %124, align 8
  %125 = add nuw nsw i64 %119, 1
  %126 = icmp eq i64 %125, %105
  br i1 %126, label %111, label %118

127:                                              ; preds = %159, %131
  %128 = icmp sgt i64 %132, 1
  br i1 %128, label %131, label %129

129:                                              ; preds = %127
  %130 = icmp eq i64 %158, 0
  br i1 %130, label %177, label %184

131:                                              ; preds = %113, %127
  %132 = phi i64 [ %107, %113 ], [ %134, %127 ]
  %133 = phi i64 [ 0, %113 ], [ %158, %127 ]
  %134 = add nsw i64 %132, -1
  %135 = getelementptr inbounds ptr, ptr %115, i64 %134
  %136 = load ptr, ptr %135, align 8
  %137 = mul nsw i64 %134, %105
  %138 = getelementptr inbounds i64, ptr %117, i64 %137
  %139 = getelementptr inbounds %struct.Table, ptr %136, i64 0, i32 3
  %140 = load ptr, ptr %139, align 8
  %141 = getelementptr inbounds %struct.Work, ptr %3, i64 0, i32 3, i64 %134
  %142 = load i64, ptr %141, align 8
  %143 = load i64, ptr %136, align 8
  %144 = mul nsw i64 %143, %142
  %145 = getelementptr inbounds double, ptr %140, i64 %144
  %146 = getelementptr inbounds %struct.Table, ptr %136, i64 0, i32 4
  %147 = load ptr, ptr %146, align 8
  %148 = getelementptr inbounds double, ptr %147, i64 %144
  %149 = getelementptr inbounds %struct.Table, ptr %136, i64 0, i32 1
  %150 = load ptr, ptr %149, align 8
  %151 = getelementptr inbounds i64, ptr %150, i64 %142
  %152 = load i64, ptr %151, align 8
  %153 = add nsw i64 %142, 1
  %154 = getelementptr inbounds i64, ptr %150, i64 %153
  %155 = load i64, ptr %154, align 8
  %156 = icmp eq i64 %152, %155
  %157 = zext i1 %156 to i64
  %158 = or i64 %133, %157
  br i1 %106, label %159, label %127

159:                                              ; preds = %131, %159
  %160 = phi i64 [ %175, %159 ], [ 0, %131 ]
  %161 = getelementptr inbounds %struct.Work, ptr %3, i64 0, i32 6, i64 %132, i64 %160
  %162 = load double, ptr %161, align 8
  %163 = getelementptr inbounds i64, ptr %138, i64 %160
  %164 = load i64, ptr %163, align 8
  %165 = getelementptr inbounds double, ptr %145, i64 %164
  %166 = load double, ptr %165, align 8
  %167 = fmul double %162, %166
  %168 = getelementptr inbounds %struct.Work, ptr %3, i64 0, i32 6, i64 %134, i64 %160
  store double %167, ptr %168, align 8
  %169 = getelementptr inbounds %struct.Work, ptr %3, i64 0, i32 7, i64 %132, i64 %160
  %170 = load double, ptr %169, align 8
  %171 = getelementptr inbounds double, ptr %148, i64 %164
  %172 = load double, ptr %171, align 8
  %173 = fmul double %170, %172
  %174 = getelementptr inbounds %struct.Work, ptr %3, i64 0, i32 7, i64 %134, i64 %160
  store double %173, ptr %174, align 8
  %175 = add nuw nsw i64 %160, 1
  %176 = icmp eq i64 %175, %105
  br i1 %176, label %127, label %159

177:                                              ; preds = %111, %129
  %178 = tail call fastcc double @bound(ptr noundef nonnull %3, i64 noundef 0)
  %179 = load double, ptr %37, align 8
  %180 = fcmp olt double %178, %179
  br i1 %180, label %181, label %184

181:                                              ; preds = %177
  tail call fastcc void @descend(ptr noundef nonnull %3, i64 noundef 0)
  %182 = load i64, ptr %79, align 8
  %183 = load i64, ptr %80, align 8
  br label %184

184:                                              ; preds = %181, %177, %129
  %185 = phi i64 [ %183, %181 ], [ %95, %177 ], [ %95, %129 ]
  %186 = phi i64 [ %182, %181 ], [ %96, %177 ], [ %96, %129 ]
  %187 = add nsw i64 %186, 1
  store i64 %187, ptr %79, align 8
  %188 = icmp slt i64 %187, %185
  br i1 %188, label %94, label %189

189:                                              ; preds = %184
  %190 = load double, ptr %37, align 8
  %191 = fcmp olt double %190, 0x7FF0000000000000
  br i1 %191, label %192, label %196

192:                                              ; preds = %189
  %193 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 26
  %194 = load double, ptr %193, align 8
  %195 = fadd double %190, %194
  store double %195, ptr %37, align 8
  br label %196

196:                                              ; preds = %78, %192, %189
  %197 = phi double [ %195, %192 ], [ %190, %189 ], [ 0x7FF0000000000000, %78 ]
  store double %197, ptr %20, align 8
  br label %198

198:                                              ; preds = %12, %196
  %199 = phi double [ %197, %196 ], [ %21, %12 ]
  ret double %199
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define i64 @outline(ptr noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2, double noundef %3, ptr noundef %4, ptr noundef %5) {
  %7 = alloca %struct.Nest, align 8
  call void @llvm.lifetime.start.p0(i64 1168, ptr nonnull %7)
  %8 = getelementptr inbounds i8, ptr %7, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(1168) %8, i8 0, i64 1136, i1 false)
  store ptr %0, ptr %7, align 8
  %9 = getelementptr inbounds %struct.Nest, ptr %7, i64 0, i32 1
  store ptr %4, ptr %9, align 8
  %10 = getelementptr inbounds %struct.Nest, ptr %7, i64 0, i32 2
  store ptr %5, ptr %10, align 8
  %11 = getelementptr inbounds %struct.Nest, ptr %7, i64 0, i32 6
  store double %3, ptr %11, align 8
  %12 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 2
  %13 = load i64, ptr %12, align 8
  %14 = shl nsw i64 -1, %13
  %15 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 25
  %16 = load i64, ptr %15, align 8
  %17 = or i64 %14, %2
  %18 = xor i64 %17, -1
  %19 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 24
  %20 = load i64, ptr %19, align 8
  %21 = and i64 %20, %18
  %22 = xor i64 %21, -1
  %23 = getelementptr inbounds %struct.Nest, ptr %7, i64 0, i32 3, i32 2
  %24 = getelementptr inbounds %struct.Nest, ptr %7, i64 0, i32 3, i32 3
  %25 = sub i64 0, %14
  br label %33

26:                                               ; preds = %44
  %27 = getelementptr inbounds %struct.Nest, ptr %7, i64 0, i32 4
  %28 = load i64, ptr %27, align 8
  %29 = getelementptr inbounds %struct.Nest, ptr %7, i64 0, i32 5
  %30 = load i64, ptr %29, align 8
  %31 = icmp eq i64 %30, 0
  %32 = select i1 %31, i64 %28, i64 -1
  call void @llvm.lifetime.end.p0(i64 1168, ptr nonnull %7)
  ret i64 %32

33:                                               ; preds = %6, %44
  %34 = phi i64 [ 0, %6 ], [ %45, %44 ]
  %35 = and i64 %34, %22
  %36 = icmp eq i64 %35, 0
  br i1 %36, label %37, label %44

37:                                               ; preds = %33
  %38 = xor i64 %34, -1
  %39 = and i64 %16, %38
  %40 = and i64 %39, %21
  %41 = icmp eq i64 %40, 0
  br i1 %41, label %42, label %44

42:                                               ; preds = %37
  %43 = or i64 %34, %2
  store i64 %43, ptr %23, align 8
  store i64 0, ptr %24, align 8
  call fastcc void @order(ptr noundef nonnull %7, ptr noundef %1, i64 noundef %34)
  br label %44

44:                                               ; preds = %33, %37, %42
  %45 = add nuw i64 %34, 1
  %46 = icmp eq i64 %45, %25
  br i1 %46, label %26, label %33
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

; Function Attrs: nofree noinline nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
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
  br i1 %10, label %11, label %46

11:                                               ; preds = %7
  %12 = getelementptr inbounds %struct.Nest, ptr %0, i64 0, i32 3, i32 3
  br label %25

13:                                               ; preds = %3
  %14 = getelementptr inbounds %struct.Kind, ptr %6, i64 0, i32 1
  %15 = load i64, ptr %14, align 8
  %16 = icmp sgt i64 %15, 0
  br i1 %16, label %18, label %17

17:                                               ; preds = %18, %13
  call fastcc void @place(ptr noundef nonnull %0, i64 noundef 0, i64 noundef 0, ptr noundef nonnull %4, double noundef 0.000000e+00, double noundef 0.000000e+00)
  br label %46

18:                                               ; preds = %13, %18
  %19 = phi i64 [ %23, %18 ], [ 0, %13 ]
  %20 = getelementptr inbounds i64, ptr %1, i64 %19
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds [16 x i64], ptr %4, i64 0, i64 %19
  store i64 %21, ptr %22, align 8
  %23 = add nuw nsw i64 %19, 1
  %24 = icmp eq i64 %23, %15
  br i1 %24, label %17, label %18

25:                                               ; preds = %11, %40
  %26 = phi ptr [ %6, %11 ], [ %41, %40 ]
  %27 = phi i64 [ 0, %11 ], [ %42, %40 ]
  %28 = shl nuw i64 1, %27
  %29 = and i64 %28, %2
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %40, label %31

31:                                               ; preds = %25
  %32 = load i64, ptr %12, align 8
  %33 = add nsw i64 %32, 1
  store i64 %33, ptr %12, align 8
  %34 = getelementptr inbounds %struct.Nest, ptr %0, i64 0, i32 3, i32 4, i64 %32
  store i64 %27, ptr %34, align 8
  %35 = xor i64 %28, -1
  %36 = and i64 %35, %2
  tail call fastcc void @order(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %36)
  %37 = load i64, ptr %12, align 8
  %38 = add nsw i64 %37, -1
  store i64 %38, ptr %12, align 8
  %39 = load ptr, ptr %0, align 8
  br label %40

40:                                               ; preds = %25, %31
  %41 = phi ptr [ %26, %25 ], [ %39, %31 ]
  %42 = add nuw nsw i64 %27, 1
  %43 = getelementptr inbounds %struct.Kind, ptr %41, i64 0, i32 2
  %44 = load i64, ptr %43, align 8
  %45 = icmp slt i64 %42, %44
  br i1 %45, label %25, label %46

46:                                               ; preds = %40, %7, %17
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %4)
  ret void
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define double @least(ptr noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef %3) {
  %5 = alloca [16 x i64], align 16
  %6 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 2
  %7 = load i64, ptr %6, align 8
  %8 = shl nuw i64 1, %7
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %5)
  %9 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 1
  %10 = load i64, ptr %9, align 8
  %11 = icmp sgt i64 %10, 0
  br i1 %11, label %12, label %15

12:                                               ; preds = %4
  %13 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 10
  %14 = load ptr, ptr %13, align 8
  br label %19

15:                                               ; preds = %19, %4
  %16 = xor i64 %2, -1
  %17 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 24
  %18 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 25
  br label %28

19:                                               ; preds = %12, %19
  %20 = phi i64 [ 0, %12 ], [ %25, %19 ]
  %21 = getelementptr inbounds i64, ptr %14, i64 %20
  %22 = load i64, ptr %21, align 8
  %23 = add nsw i64 %22, -1
  %24 = getelementptr inbounds [16 x i64], ptr %5, i64 0, i64 %20
  store i64 %23, ptr %24, align 8
  %25 = add nuw nsw i64 %20, 1
  %26 = icmp eq i64 %25, %10
  br i1 %26, label %15, label %19

27:                                               ; preds = %70
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %5)
  ret double %71

28:                                               ; preds = %15, %70
  %29 = phi i64 [ 0, %15 ], [ %72, %70 ]
  %30 = phi double [ 0x7FF0000000000000, %15 ], [ %71, %70 ]
  %31 = xor i64 %29, -1
  %32 = and i64 %31, %2
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %34, label %70

34:                                               ; preds = %28
  %35 = and i64 %29, %16
  %36 = load i64, ptr %17, align 8
  %37 = xor i64 %36, -1
  %38 = and i64 %35, %37
  %39 = icmp eq i64 %38, 0
  br i1 %39, label %40, label %70

40:                                               ; preds = %34
  %41 = load i64, ptr %18, align 8
  %42 = and i64 %41, %31
  %43 = icmp eq i64 %42, 0
  br i1 %43, label %44, label %70

44:                                               ; preds = %40
  %45 = load i64, ptr %6, align 8
  %46 = icmp sgt i64 %45, 0
  br i1 %46, label %50, label %47

47:                                               ; preds = %59, %44
  %48 = phi double [ 0.000000e+00, %44 ], [ %60, %59 ]
  %49 = fcmp olt double %48, %30
  br i1 %49, label %63, label %66

50:                                               ; preds = %44, %59
  %51 = phi i64 [ %61, %59 ], [ 0, %44 ]
  %52 = phi double [ %60, %59 ], [ 0.000000e+00, %44 ]
  %53 = shl nuw i64 1, %51
  %54 = and i64 %53, %35
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %59, label %56

56:                                               ; preds = %50
  %57 = call fastcc double @crossing(ptr noundef nonnull %0, i64 noundef %51, ptr noundef nonnull %5)
  %58 = fadd double %52, %57
  br label %59

59:                                               ; preds = %50, %56
  %60 = phi double [ %58, %56 ], [ %52, %50 ]
  %61 = add nuw nsw i64 %51, 1
  %62 = icmp eq i64 %61, %45
  br i1 %62, label %47, label %50

63:                                               ; preds = %47
  %64 = tail call fastcc double @inside(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %29, ptr noundef %3, ptr noundef null)
  %65 = fadd double %48, %64
  br label %66

66:                                               ; preds = %63, %47
  %67 = phi double [ %65, %63 ], [ %48, %47 ]
  %68 = fcmp olt double %67, %30
  %69 = select i1 %68, double %67, double %30
  br label %70

70:                                               ; preds = %28, %34, %40, %66
  %71 = phi double [ %69, %66 ], [ %30, %40 ], [ %30, %34 ], [ %30, %28 ]
  %72 = add nuw i64 %29, 1
  %73 = icmp eq i64 %72, %8
  br i1 %73, label %27, label %28
}

; Function Attrs: nofree noinline norecurse nosync nounwind optsize memory(read, inaccessiblemem: none)
define internal fastcc double @crossing(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef readonly %2) unnamed_addr {
  %4 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 22
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds double, ptr %5, i64 %1
  %7 = load double, ptr %6, align 8
  %8 = tail call fastcc double @visits(ptr noundef %0, ptr noundef %2)
  %9 = fmul double %7, %8
  %10 = tail call fastcc double @tile(ptr noundef %0, i64 noundef %1, ptr noundef %2)
  %11 = fmul double %9, %10
  %12 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 23
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds double, ptr %13, i64 %1
  %15 = load double, ptr %14, align 8
  %16 = fsub double %11, %15
  ret double %16
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none)
define i64 @work_size() {
  ret i64 106952
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none)
define i64 @stair_size() {
  ret i64 1120
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
  %10 = getelementptr inbounds %struct.Shape, ptr %4, i64 0, i32 7
  %11 = getelementptr inbounds %struct.Shape, ptr %4, i64 0, i32 8
  %12 = getelementptr inbounds %struct.Shape, ptr %4, i64 0, i32 9
  %13 = tail call i64 @llvm.smax.i64(i64 %9, i64 0)
  br label %14

14:                                               ; preds = %34, %2
  %15 = phi i64 [ 0, %2 ], [ %28, %34 ]
  %16 = icmp eq i64 %15, %13
  br i1 %16, label %17, label %24

17:                                               ; preds = %14
  %18 = getelementptr inbounds %struct.Shape, ptr %4, i64 0, i32 1
  %19 = load i64, ptr %18, align 8
  %20 = icmp sgt i64 %19, 0
  br i1 %20, label %21, label %69

21:                                               ; preds = %17
  %22 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 2
  %23 = load ptr, ptr %22, align 8
  br label %53

24:                                               ; preds = %14
  %25 = load ptr, ptr %10, align 8
  %26 = getelementptr inbounds i64, ptr %25, i64 %15
  %27 = load i64, ptr %26, align 8
  %28 = add nuw i64 %15, 1
  %29 = getelementptr inbounds i64, ptr %25, i64 %28
  %30 = load i64, ptr %29, align 8
  %31 = icmp slt i64 %27, %30
  br i1 %31, label %32, label %34

32:                                               ; preds = %24
  %33 = load ptr, ptr %11, align 8
  br label %40

34:                                               ; preds = %40, %24
  %35 = phi double [ 0.000000e+00, %24 ], [ %50, %40 ]
  %36 = load ptr, ptr %12, align 8
  %37 = getelementptr inbounds double, ptr %36, i64 %15
  %38 = load double, ptr %37, align 8
  %39 = fcmp ule double %35, %38
  br i1 %39, label %14, label %69

40:                                               ; preds = %32, %40
  %41 = phi i64 [ %27, %32 ], [ %51, %40 ]
  %42 = phi double [ 0.000000e+00, %32 ], [ %50, %40 ]
  %43 = getelementptr inbounds i64, ptr %33, i64 %41
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds double, ptr %5, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = getelementptr inbounds double, ptr %6, i64 %44
  %48 = load double, ptr %47, align 8
  %49 = fmul double %46, %48
  %50 = fadd double %42, %49
  %51 = add nsw i64 %41, 1
  %52 = icmp eq i64 %51, %30
  br i1 %52, label %34, label %40

53:                                               ; preds = %21, %53
  %54 = phi i64 [ 0, %21 ], [ %67, %53 ]
  %55 = phi double [ 0.000000e+00, %21 ], [ %66, %53 ]
  %56 = getelementptr inbounds double, ptr %23, i64 %54
  %57 = load double, ptr %56, align 8
  %58 = getelementptr inbounds double, ptr %5, i64 %54
  %59 = load double, ptr %58, align 8
  %60 = fmul double %57, %59
  %61 = fcmp ogt double %57, 0.000000e+00
  %62 = select i1 %61, ptr %6, ptr %7
  %63 = getelementptr inbounds double, ptr %62, i64 %54
  %64 = load double, ptr %63, align 8
  %65 = fmul double %60, %64
  %66 = fadd double %55, %65
  %67 = add nuw nsw i64 %54, 1
  %68 = icmp eq i64 %67, %19
  br i1 %68, label %69, label %53

69:                                               ; preds = %34, %53, %17
  %70 = phi double [ 0.000000e+00, %17 ], [ %66, %53 ], [ 0x7FF0000000000000, %34 ]
  ret double %70
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @descend(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr {
  %3 = load ptr, ptr %0, align 8
  %4 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8
  %6 = load i64, ptr %3, align 8
  %7 = icmp eq i64 %6, %1
  br i1 %7, label %8, label %53

8:                                                ; preds = %2
  %9 = getelementptr inbounds %struct.Kind, ptr %3, i64 0, i32 3
  %10 = load i64, ptr %9, align 8
  %11 = icmp sgt i64 %10, 0
  br i1 %11, label %12, label %27

12:                                               ; preds = %8
  %13 = getelementptr inbounds %struct.Kind, ptr %3, i64 0, i32 8
  %14 = load ptr, ptr %13, align 8
  br label %15

15:                                               ; preds = %12, %23
  %16 = phi i64 [ 1, %12 ], [ %24, %23 ]
  %17 = phi i64 [ 0, %12 ], [ %25, %23 ]
  %18 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 5, i64 %1, i64 %17
  %19 = load i64, ptr %18, align 8
  %20 = getelementptr inbounds i64, ptr %14, i64 %17
  %21 = load i64, ptr %20, align 8
  %22 = icmp slt i64 %19, %21
  br i1 %22, label %166, label %23

23:                                               ; preds = %15
  %24 = mul nsw i64 %19, %16
  %25 = add nuw nsw i64 %17, 1
  %26 = icmp eq i64 %25, %10
  br i1 %26, label %27, label %15

27:                                               ; preds = %23, %8
  %28 = phi i64 [ 1, %8 ], [ %24, %23 ]
  %29 = getelementptr inbounds %struct.Kind, ptr %3, i64 0, i32 5
  %30 = load i64, ptr %29, align 8
  %31 = icmp slt i64 %28, %30
  br i1 %31, label %166, label %32

32:                                               ; preds = %27
  %33 = tail call fastcc double @bound(ptr noundef nonnull %0, i64 noundef %1)
  %34 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 9
  %35 = load double, ptr %34, align 8
  %36 = fcmp ult double %33, %35
  br i1 %36, label %37, label %166

37:                                               ; preds = %32
  store double %33, ptr %34, align 8
  %38 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 10
  %39 = load ptr, ptr %38, align 8
  %40 = icmp eq ptr %39, null
  br i1 %40, label %166, label %41

41:                                               ; preds = %37
  %42 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 11
  %43 = load i64, ptr %42, align 8
  store i64 %43, ptr %39, align 8
  %44 = icmp sgt i64 %1, 0
  br i1 %44, label %45, label %166

45:                                               ; preds = %41, %45
  %46 = phi i64 [ %50, %45 ], [ 0, %41 ]
  %47 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 4, i64 %46
  %48 = load i64, ptr %47, align 8
  %49 = getelementptr inbounds %struct.Choice, ptr %39, i64 0, i32 1, i64 %46
  store i64 %48, ptr %49, align 8
  %50 = add nuw nsw i64 %46, 1
  %51 = load i64, ptr %3, align 8
  %52 = icmp slt i64 %50, %51
  br i1 %52, label %45, label %166

53:                                               ; preds = %2
  %54 = getelementptr inbounds %struct.Shape, ptr %5, i64 0, i32 3
  %55 = load ptr, ptr %54, align 8
  %56 = getelementptr inbounds ptr, ptr %55, i64 %1
  %57 = load ptr, ptr %56, align 8
  %58 = getelementptr inbounds %struct.Shape, ptr %5, i64 0, i32 4
  %59 = load ptr, ptr %58, align 8
  %60 = load i64, ptr %5, align 8
  %61 = mul nsw i64 %60, %1
  %62 = getelementptr inbounds i64, ptr %59, i64 %61
  %63 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 13
  %64 = load ptr, ptr %63, align 8
  %65 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 12
  %66 = load i64, ptr %65, align 8
  %67 = mul nsw i64 %66, %1
  %68 = getelementptr inbounds i64, ptr %64, i64 %67
  %69 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 14
  %70 = load ptr, ptr %69, align 8
  %71 = getelementptr inbounds double, ptr %70, i64 %67
  %72 = getelementptr inbounds %struct.Table, ptr %57, i64 0, i32 1
  %73 = load ptr, ptr %72, align 8
  %74 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 3, i64 %1
  %75 = load i64, ptr %74, align 8
  %76 = getelementptr inbounds i64, ptr %73, i64 %75
  %77 = load i64, ptr %76, align 8
  %78 = add nsw i64 %75, 1
  %79 = getelementptr inbounds i64, ptr %73, i64 %78
  %80 = load i64, ptr %79, align 8
  %81 = icmp slt i64 %77, %80
  br i1 %81, label %82, label %166

82:                                               ; preds = %53
  %83 = getelementptr inbounds %struct.Table, ptr %57, i64 0, i32 2
  %84 = add nsw i64 %1, 1
  %85 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 9
  br label %93

86:                                               ; preds = %125
  %87 = icmp sgt i64 %126, 0
  br i1 %87, label %88, label %166

88:                                               ; preds = %86
  %89 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 9
  %90 = getelementptr inbounds %struct.Table, ptr %57, i64 0, i32 2
  %91 = add nsw i64 %1, 1
  %92 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 4, i64 %1
  br label %134

93:                                               ; preds = %82, %125
  %94 = phi i64 [ %77, %82 ], [ %127, %125 ]
  %95 = phi i64 [ 0, %82 ], [ %126, %125 ]
  %96 = load ptr, ptr %83, align 8
  %97 = load i64, ptr %57, align 8
  %98 = mul nsw i64 %97, %94
  %99 = getelementptr inbounds double, ptr %96, i64 %98
  %100 = tail call fastcc i64 @fits(ptr noundef nonnull %0, ptr noundef nonnull %57, i64 noundef %1, i64 noundef %94)
  %101 = icmp eq i64 %100, 0
  br i1 %101, label %125, label %102

102:                                              ; preds = %93
  %103 = load i64, ptr %5, align 8
  %104 = icmp sgt i64 %103, 0
  br i1 %104, label %110, label %105

105:                                              ; preds = %110, %102
  %106 = tail call fastcc double @bound(ptr noundef nonnull %0, i64 noundef %84)
  %107 = getelementptr inbounds double, ptr %71, i64 %95
  store double %106, ptr %107, align 8
  %108 = load double, ptr %85, align 8
  %109 = fcmp olt double %106, %108
  br i1 %109, label %122, label %125

110:                                              ; preds = %102, %110
  %111 = phi i64 [ %120, %110 ], [ 0, %102 ]
  %112 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 8, i64 %1, i64 %111
  %113 = load double, ptr %112, align 8
  %114 = getelementptr inbounds i64, ptr %62, i64 %111
  %115 = load i64, ptr %114, align 8
  %116 = getelementptr inbounds double, ptr %99, i64 %115
  %117 = load double, ptr %116, align 8
  %118 = fmul double %113, %117
  %119 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 8, i64 %84, i64 %111
  store double %118, ptr %119, align 8
  %120 = add nuw nsw i64 %111, 1
  %121 = icmp eq i64 %120, %103
  br i1 %121, label %105, label %110

122:                                              ; preds = %105
  %123 = add nsw i64 %95, 1
  %124 = getelementptr inbounds i64, ptr %68, i64 %95
  store i64 %94, ptr %124, align 8
  br label %125

125:                                              ; preds = %105, %122, %93
  %126 = phi i64 [ %95, %93 ], [ %123, %122 ], [ %95, %105 ]
  %127 = add nsw i64 %94, 1
  %128 = load ptr, ptr %72, align 8
  %129 = load i64, ptr %74, align 8
  %130 = add nsw i64 %129, 1
  %131 = getelementptr inbounds i64, ptr %128, i64 %130
  %132 = load i64, ptr %131, align 8
  %133 = icmp slt i64 %127, %132
  br i1 %133, label %93, label %86

134:                                              ; preds = %88, %150
  %135 = phi i64 [ 0, %88 ], [ %152, %150 ]
  tail call fastcc void @first(ptr noundef %68, ptr noundef %71, i64 noundef %135, i64 noundef %126)
  %136 = getelementptr inbounds double, ptr %71, i64 %135
  %137 = load double, ptr %136, align 8
  %138 = load double, ptr %89, align 8
  %139 = fcmp ult double %137, %138
  br i1 %139, label %140, label %166

140:                                              ; preds = %134
  %141 = load ptr, ptr %90, align 8
  %142 = getelementptr inbounds i64, ptr %68, i64 %135
  %143 = load i64, ptr %142, align 8
  %144 = load i64, ptr %57, align 8
  %145 = mul nsw i64 %144, %143
  %146 = getelementptr inbounds double, ptr %141, i64 %145
  %147 = tail call fastcc i64 @fits(ptr noundef nonnull %0, ptr noundef nonnull %57, i64 noundef %1, i64 noundef %143)
  %148 = load i64, ptr %5, align 8
  %149 = icmp sgt i64 %148, 0
  br i1 %149, label %154, label %150

150:                                              ; preds = %154, %140
  %151 = load i64, ptr %142, align 8
  store i64 %151, ptr %92, align 8
  tail call fastcc void @descend(ptr noundef nonnull %0, i64 noundef %91)
  %152 = add nuw nsw i64 %135, 1
  %153 = icmp eq i64 %152, %126
  br i1 %153, label %166, label %134

154:                                              ; preds = %140, %154
  %155 = phi i64 [ %164, %154 ], [ 0, %140 ]
  %156 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 8, i64 %1, i64 %155
  %157 = load double, ptr %156, align 8
  %158 = getelementptr inbounds i64, ptr %62, i64 %155
  %159 = load i64, ptr %158, align 8
  %160 = getelementptr inbounds double, ptr %146, i64 %159
  %161 = load double, ptr %160, align 8
  %162 = fmul double %157, %161
  %163 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 8, i64 %91, i64 %155
  store double %162, ptr %163, align 8
  %164 = add nuw nsw i64 %155, 1
  %165 = icmp eq i64 %164, %148
  br i1 %165, label %150, label %154

166:                                              ; preds = %134, %150, %15, %45, %53, %86, %41, %27, %37, %32
  ret void
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

; Function Attrs: nofree noinline nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @place(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr nocapture noundef %3, double noundef %4, double noundef %5) unnamed_addr {
  %7 = alloca [16 x i64], align 16
  %8 = load ptr, ptr %0, align 8
  %9 = getelementptr inbounds %struct.Nest, ptr %0, i64 0, i32 3, i32 3
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, %1
  br i1 %11, label %12, label %23

12:                                               ; preds = %6
  %13 = getelementptr inbounds %struct.Nest, ptr %0, i64 0, i32 3
  store double %4, ptr %13, align 8
  %14 = getelementptr inbounds %struct.Nest, ptr %0, i64 0, i32 3, i32 2
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds %struct.Nest, ptr %0, i64 0, i32 1
  %17 = load ptr, ptr %16, align 8
  %18 = tail call fastcc double @inside(ptr noundef %8, ptr noundef %3, i64 noundef %15, ptr noundef %17, ptr noundef null)
  %19 = fadd double %18, %5
  %20 = getelementptr inbounds %struct.Nest, ptr %0, i64 0, i32 3, i32 1
  store double %19, ptr %20, align 8
  %21 = fcmp olt double %19, 0x7FF0000000000000
  br i1 %21, label %22, label %144

22:                                               ; preds = %12
  tail call fastcc void @offer(ptr noundef nonnull %0)
  br label %144

23:                                               ; preds = %6
  %24 = getelementptr inbounds %struct.Nest, ptr %0, i64 0, i32 3, i32 4, i64 %1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.Kind, ptr %8, i64 0, i32 15
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds i64, ptr %27, i64 %25
  %29 = load i64, ptr %28, align 8
  %30 = icmp eq i64 %1, 0
  br i1 %30, label %40, label %31

31:                                               ; preds = %23
  %32 = getelementptr inbounds %struct.Kind, ptr %8, i64 0, i32 16
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
  %43 = getelementptr inbounds %struct.Kind, ptr %8, i64 0, i32 1
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
  br i1 %56, label %57, label %116

57:                                               ; preds = %51, %54
  %58 = tail call fastcc double @tile(ptr noundef %8, i64 noundef %25, ptr noundef %3)
  %59 = getelementptr inbounds %struct.Kind, ptr %8, i64 0, i32 21
  %60 = load ptr, ptr %59, align 8
  %61 = getelementptr inbounds double, ptr %60, i64 %25
  %62 = load double, ptr %61, align 8
  %63 = fmul double %58, %62
  %64 = fadd double %63, %4
  %65 = tail call fastcc double @crossing(ptr noundef %8, i64 noundef %25, ptr noundef %3)
  %66 = fadd double %65, %5
  %67 = getelementptr inbounds %struct.Nest, ptr %0, i64 0, i32 6
  %68 = load double, ptr %67, align 8
  %69 = fcmp ogt double %64, %68
  br i1 %69, label %144, label %70

70:                                               ; preds = %57
  %71 = add nsw i64 %1, 1
  %72 = icmp slt i64 %71, %10
  br i1 %72, label %77, label %73

73:                                               ; preds = %77, %70
  %74 = phi double [ %66, %70 ], [ %83, %77 ]
  %75 = tail call fastcc double @within(ptr noundef nonnull %0, double noundef %64)
  %76 = fcmp ugt double %75, %74
  br i1 %76, label %86, label %144

77:                                               ; preds = %70, %77
  %78 = phi double [ %83, %77 ], [ %66, %70 ]
  %79 = phi i64 [ %84, %77 ], [ %71, %70 ]
  %80 = getelementptr inbounds %struct.Nest, ptr %0, i64 0, i32 3, i32 4, i64 %79
  %81 = load i64, ptr %80, align 8
  %82 = tail call fastcc double @crossing(ptr noundef %8, i64 noundef %81, ptr noundef %3)
  %83 = fadd double %78, %82
  %84 = add i64 %79, 1
  %85 = icmp eq i64 %84, %10
  br i1 %85, label %73, label %77

86:                                               ; preds = %73
  %87 = getelementptr inbounds %struct.Nest, ptr %0, i64 0, i32 3, i32 2
  %88 = load i64, ptr %87, align 8
  %89 = getelementptr inbounds %struct.Nest, ptr %0, i64 0, i32 1
  %90 = load ptr, ptr %89, align 8
  %91 = tail call fastcc double @inside(ptr noundef %8, ptr noundef %3, i64 noundef %88, ptr noundef %90, ptr noundef null)
  %92 = fadd double %74, %91
  %93 = fcmp ugt double %75, %92
  br i1 %93, label %94, label %144

94:                                               ; preds = %86
  %95 = load i64, ptr %43, align 8
  %96 = icmp sgt i64 %95, 0
  br i1 %96, label %100, label %97

97:                                               ; preds = %94
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %7)
  br label %108

98:                                               ; preds = %100
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %7)
  %99 = icmp sgt i64 %106, 0
  br i1 %99, label %109, label %108

100:                                              ; preds = %94, %100
  %101 = phi i64 [ %105, %100 ], [ 0, %94 ]
  %102 = getelementptr inbounds i64, ptr %3, i64 %101
  %103 = load i64, ptr %102, align 8
  %104 = getelementptr inbounds %struct.Nest, ptr %0, i64 0, i32 3, i32 5, i64 %1, i64 %101
  store i64 %103, ptr %104, align 8
  %105 = add nuw nsw i64 %101, 1
  %106 = load i64, ptr %43, align 8
  %107 = icmp slt i64 %105, %106
  br i1 %107, label %100, label %98

108:                                              ; preds = %109, %97, %98
  call fastcc void @place(ptr noundef nonnull %0, i64 noundef %71, i64 noundef 0, ptr noundef nonnull %7, double noundef %64, double noundef %66)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %7)
  br label %144

109:                                              ; preds = %98, %109
  %110 = phi i64 [ %114, %109 ], [ 0, %98 ]
  %111 = getelementptr inbounds i64, ptr %3, i64 %110
  %112 = load i64, ptr %111, align 8
  %113 = getelementptr inbounds [16 x i64], ptr %7, i64 0, i64 %110
  store i64 %112, ptr %113, align 8
  %114 = add nuw nsw i64 %110, 1
  %115 = icmp eq i64 %114, %106
  br i1 %115, label %108, label %109

116:                                              ; preds = %54
  %117 = getelementptr inbounds i64, ptr %3, i64 %55
  %118 = load i64, ptr %117, align 8
  %119 = getelementptr inbounds %struct.Kind, ptr %8, i64 0, i32 11
  %120 = load ptr, ptr %119, align 8
  %121 = getelementptr inbounds ptr, ptr %120, i64 %55
  %122 = load ptr, ptr %121, align 8
  %123 = getelementptr inbounds double, ptr %122, i64 %118
  %124 = load double, ptr %123, align 8
  %125 = icmp sgt i64 %118, -1
  br i1 %125, label %126, label %128

126:                                              ; preds = %116
  %127 = add nsw i64 %55, 1
  br label %129

128:                                              ; preds = %141, %116
  store i64 %118, ptr %117, align 8
  br label %144

129:                                              ; preds = %126, %141
  %130 = phi i64 [ %118, %126 ], [ %142, %141 ]
  %131 = load ptr, ptr %119, align 8
  %132 = getelementptr inbounds ptr, ptr %131, i64 %55
  %133 = load ptr, ptr %132, align 8
  %134 = getelementptr inbounds double, ptr %133, i64 %130
  %135 = load double, ptr %134, align 8
  %136 = fdiv double %124, %135
  %137 = fptosi double %136 to i64
  %138 = sitofp i64 %137 to double
  %139 = fcmp une double %136, %138
  br i1 %139, label %141, label %140

140:                                              ; preds = %129
  store i64 %130, ptr %117, align 8
  tail call fastcc void @place(ptr noundef nonnull %0, i64 noundef %1, i64 noundef %127, ptr noundef %3, double noundef %4, double noundef %5)
  br label %141

141:                                              ; preds = %129, %140
  %142 = add nsw i64 %130, -1
  %143 = icmp sgt i64 %130, 0
  br i1 %143, label %129, label %128

144:                                              ; preds = %128, %86, %73, %57, %108, %12, %22
  ret void
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @offer(ptr nocapture noundef %0) unnamed_addr {
  %2 = getelementptr inbounds %struct.Nest, ptr %0, i64 0, i32 3
  %3 = load double, ptr %2, align 8
  %4 = tail call fastcc double @within(ptr noundef %0, double noundef %3)
  %5 = getelementptr inbounds %struct.Nest, ptr %0, i64 0, i32 3, i32 1
  %6 = load double, ptr %5, align 8
  %7 = fcmp ugt double %4, %6
  br i1 %7, label %8, label %47

8:                                                ; preds = %1
  %9 = getelementptr inbounds %struct.Nest, ptr %0, i64 0, i32 4
  %10 = load i64, ptr %9, align 8
  %11 = icmp sgt i64 %10, 0
  br i1 %11, label %12, label %39

12:                                               ; preds = %8
  %13 = getelementptr inbounds %struct.Nest, ptr %0, i64 0, i32 2
  br label %16

14:                                               ; preds = %34
  store i64 %36, ptr %9, align 8
  %15 = icmp slt i64 %36, 2048
  br i1 %15, label %39, label %45

16:                                               ; preds = %12, %34
  %17 = phi i64 [ %10, %12 ], [ %35, %34 ]
  %18 = phi i64 [ 0, %12 ], [ %37, %34 ]
  %19 = phi i64 [ 0, %12 ], [ %36, %34 ]
  %20 = load ptr, ptr %13, align 8
  %21 = getelementptr inbounds %struct.Stair, ptr %20, i64 %18
  %22 = load double, ptr %21, align 8
  %23 = load double, ptr %2, align 8
  %24 = fcmp olt double %22, %23
  br i1 %24, label %30, label %25

25:                                               ; preds = %16
  %26 = getelementptr inbounds %struct.Stair, ptr %20, i64 %18, i32 1
  %27 = load double, ptr %26, align 8
  %28 = load double, ptr %5, align 8
  %29 = fcmp olt double %27, %28
  br i1 %29, label %30, label %34

30:                                               ; preds = %25, %16
  %31 = add nsw i64 %19, 1
  %32 = getelementptr inbounds %struct.Stair, ptr %20, i64 %19
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(1120) %32, ptr noundef nonnull align 8 dereferenceable(1120) %21, i64 1120, i1 false)
  %33 = load i64, ptr %9, align 8
  br label %34

34:                                               ; preds = %25, %30
  %35 = phi i64 [ %33, %30 ], [ %17, %25 ]
  %36 = phi i64 [ %31, %30 ], [ %19, %25 ]
  %37 = add nuw nsw i64 %18, 1
  %38 = icmp slt i64 %37, %35
  br i1 %38, label %16, label %14

39:                                               ; preds = %8, %14
  %40 = phi i64 [ %36, %14 ], [ 0, %8 ]
  %41 = getelementptr inbounds %struct.Nest, ptr %0, i64 0, i32 2
  %42 = load ptr, ptr %41, align 8
  %43 = add nsw i64 %40, 1
  store i64 %43, ptr %9, align 8
  %44 = getelementptr inbounds %struct.Stair, ptr %42, i64 %40
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(1120) %44, ptr noundef nonnull align 8 dereferenceable(1120) %2, i64 1120, i1 false)
  br label %47

45:                                               ; preds = %14
  %46 = getelementptr inbounds %struct.Nest, ptr %0, i64 0, i32 5
  store i64 1, ptr %46, align 8
  br label %47

47:                                               ; preds = %39, %45, %1
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind optsize memory(read, inaccessiblemem: none)
define internal fastcc double @tile(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef readonly %2) unnamed_addr {
  %4 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 17
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds i64, ptr %5, i64 %1
  %7 = load i64, ptr %6, align 8
  %8 = add nsw i64 %1, 1
  %9 = getelementptr inbounds i64, ptr %5, i64 %8
  %10 = load i64, ptr %9, align 8
  %11 = icmp slt i64 %7, %10
  br i1 %11, label %12, label %20

12:                                               ; preds = %3
  %13 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 18
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 20
  %16 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 11
  %17 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 19
  %18 = getelementptr inbounds i64, ptr %14, i64 %7
  %19 = load i64, ptr %18, align 8
  br label %22

20:                                               ; preds = %34, %3
  %21 = phi double [ 1.000000e+00, %3 ], [ %36, %34 ]
  ret double %21

22:                                               ; preds = %12, %34
  %23 = phi i64 [ %19, %12 ], [ %28, %34 ]
  %24 = phi i64 [ %7, %12 ], [ %26, %34 ]
  %25 = phi double [ 1.000000e+00, %12 ], [ %36, %34 ]
  %26 = add nsw i64 %24, 1
  %27 = getelementptr inbounds i64, ptr %14, i64 %26
  %28 = load i64, ptr %27, align 8
  %29 = icmp slt i64 %23, %28
  br i1 %29, label %30, label %34

30:                                               ; preds = %22
  %31 = load ptr, ptr %15, align 8
  %32 = load ptr, ptr %16, align 8
  %33 = load ptr, ptr %17, align 8
  br label %38

34:                                               ; preds = %38, %22
  %35 = phi double [ 1.000000e+00, %22 ], [ %53, %38 ]
  %36 = fmul double %25, %35
  %37 = icmp eq i64 %26, %10
  br i1 %37, label %20, label %22

38:                                               ; preds = %30, %38
  %39 = phi i64 [ %23, %30 ], [ %54, %38 ]
  %40 = phi double [ 1.000000e+00, %30 ], [ %53, %38 ]
  %41 = getelementptr inbounds double, ptr %31, i64 %39
  %42 = load double, ptr %41, align 8
  %43 = getelementptr inbounds i64, ptr %33, i64 %39
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds ptr, ptr %32, i64 %44
  %46 = load ptr, ptr %45, align 8
  %47 = getelementptr inbounds i64, ptr %2, i64 %44
  %48 = load i64, ptr %47, align 8
  %49 = getelementptr inbounds double, ptr %46, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = fadd double %50, -1.000000e+00
  %52 = fmul double %42, %51
  %53 = fadd double %40, %52
  %54 = add nsw i64 %39, 1
  %55 = icmp eq i64 %54, %28
  br i1 %55, label %34, label %38
}

; Function Attrs: nofree noinline norecurse nosync nounwind optsize memory(read, inaccessiblemem: none)
define internal fastcc double @within(ptr nocapture noundef readonly %0, double noundef %1) unnamed_addr {
  %3 = getelementptr inbounds %struct.Nest, ptr %0, i64 0, i32 4
  %4 = load i64, ptr %3, align 8
  %5 = icmp sgt i64 %4, 0
  br i1 %5, label %6, label %9

6:                                                ; preds = %2
  %7 = getelementptr inbounds %struct.Nest, ptr %0, i64 0, i32 2
  %8 = load ptr, ptr %7, align 8
  br label %11

9:                                                ; preds = %22, %2
  %10 = phi double [ 0x7FF0000000000000, %2 ], [ %23, %22 ]
  ret double %10

11:                                               ; preds = %6, %22
  %12 = phi i64 [ 0, %6 ], [ %24, %22 ]
  %13 = phi double [ 0x7FF0000000000000, %6 ], [ %23, %22 ]
  %14 = getelementptr inbounds %struct.Stair, ptr %8, i64 %12
  %15 = load double, ptr %14, align 8
  %16 = fcmp ugt double %15, %1
  br i1 %16, label %22, label %17

17:                                               ; preds = %11
  %18 = getelementptr inbounds %struct.Stair, ptr %8, i64 %12, i32 1
  %19 = load double, ptr %18, align 8
  %20 = fcmp olt double %19, %13
  br i1 %20, label %21, label %22

21:                                               ; preds = %17
  br label %22

22:                                               ; preds = %11, %17, %21
  %23 = phi double [ %19, %21 ], [ %13, %17 ], [ %13, %11 ]
  %24 = add nuw nsw i64 %12, 1
  %25 = icmp eq i64 %24, %4
  br i1 %25, label %9, label %11
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

; Function Attrs: nofree noinline norecurse nosync nounwind optsize memory(read, inaccessiblemem: none)
define internal fastcc double @visits(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) unnamed_addr {
  %3 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 1
  %4 = load i64, ptr %3, align 8
  %5 = icmp sgt i64 %4, 0
  br i1 %5, label %6, label %11

6:                                                ; preds = %2
  %7 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 11
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds %struct.Kind, ptr %0, i64 0, i32 10
  %10 = load ptr, ptr %9, align 8
  br label %13

11:                                               ; preds = %13, %2
  %12 = phi double [ 1.000000e+00, %2 ], [ %28, %13 ]
  ret double %12

13:                                               ; preds = %6, %13
  %14 = phi i64 [ 0, %6 ], [ %29, %13 ]
  %15 = phi double [ 1.000000e+00, %6 ], [ %28, %13 ]
  %16 = getelementptr inbounds ptr, ptr %8, i64 %14
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds i64, ptr %10, i64 %14
  %19 = load i64, ptr %18, align 8
  %20 = add nsw i64 %19, -1
  %21 = getelementptr inbounds double, ptr %17, i64 %20
  %22 = load double, ptr %21, align 8
  %23 = getelementptr inbounds i64, ptr %1, i64 %14
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr inbounds double, ptr %17, i64 %24
  %26 = load double, ptr %25, align 8
  %27 = fdiv double %22, %26
  %28 = fmul double %15, %27
  %29 = add nuw nsw i64 %14, 1
  %30 = icmp eq i64 %29, %4
  br i1 %30, label %11, label %13
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64)



