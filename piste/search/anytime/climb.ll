; climb.c b1056fb570e15505e0a11fd9ea87c390ef81394c97844a114a6c415fe2352267

%struct.Walker = type { i64, i64, i64, i64, i64, i64, i64, i64, double, double, double, double, double, double, %struct.State, %struct.State, %struct.State, i64, [256 x %struct.Node], [256 x %struct.Node], %struct.Result }
%struct.State = type { [40 x i64], [40 x i64], [40 x [16 x i32]], [40 x [16 x i32]], [40 x [16 x i32]], [40 x [16 x i32]], [40 x [16 x i8]] }
%struct.Node = type { i64, i64, i64, i64 }
%struct.Result = type { i64, i64, i64, i64, [256 x i64], [256 x i64], double, double, double, [16 x i64], [64 x %struct.Kept] }
%struct.Kept = type { i64, i64, i64, i64, i64, i64, i64, %struct.Flow, %struct.Flow }
%struct.Flow = type { i64, i64, i64, i64 }
%struct.Space = type { ptr, i64, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Wall = type { i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.Problem = type { i64, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, double, double }

; Function Attrs: noinline nounwind optsize
define void @start(ptr nocapture noundef readonly %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) {
  %5 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 1
  store i64 0, ptr %5, align 8
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %7, label %8

7:                                                ; preds = %4
  tail call fastcc void @begin(ptr noundef %0, ptr noundef nonnull %1, ptr noundef %2, i64 noundef %3)
  br label %14

8:                                                ; preds = %4
  %9 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 16
  %10 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 15
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(11520) %9, ptr noundef nonnull align 8 dereferenceable(11520) %10, i64 11520, i1 false)
  %11 = tail call fastcc double @cost(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %9, ptr noundef %2)
  %12 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 10
  store double %11, ptr %12, align 8
  %13 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 14
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(11520) %13, ptr noundef nonnull align 8 dereferenceable(11520) %9, i64 11520, i1 false)
  br label %14

14:                                               ; preds = %8, %7
  ret void
}

; Function Attrs: noinline nounwind optsize
define internal fastcc void @begin(ptr nocapture noundef readonly %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) unnamed_addr {
  %5 = alloca %struct.State, align 8
  %6 = load ptr, ptr %0, align 8
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 16
  %9 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 1
  %10 = load i64, ptr %9, align 8
  %11 = icmp sgt i64 %10, 0
  br i1 %11, label %12, label %37

12:                                               ; preds = %4
  %13 = icmp sgt i64 %7, 0
  br label %19

14:                                               ; preds = %23
  %15 = icmp sgt i64 %25, 1
  br i1 %15, label %16, label %37

16:                                               ; preds = %14
  %17 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 9
  %18 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 16
  br label %42

19:                                               ; preds = %12, %23
  %20 = phi i64 [ 0, %12 ], [ %24, %23 ]
  %21 = getelementptr inbounds [40 x i64], ptr %8, i64 0, i64 %20
  store i64 %20, ptr %21, align 8
  %22 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 16, i32 1, i64 %20
  store i64 1, ptr %22, align 8
  br i1 %13, label %27, label %23

23:                                               ; preds = %27, %19
  %24 = add nuw nsw i64 %20, 1
  %25 = load i64, ptr %9, align 8
  %26 = icmp slt i64 %24, %25
  br i1 %26, label %19, label %14

27:                                               ; preds = %19, %27
  %28 = phi i64 [ %35, %27 ], [ 0, %19 ]
  %29 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 16, i32 3, i64 %20, i64 %28
  store i32 1, ptr %29, align 4
  %30 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 16, i32 2, i64 %20, i64 %28
  store i32 1, ptr %30, align 4
  %31 = trunc i64 %28 to i8
  %32 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 16, i32 6, i64 %20, i64 %28
  store i8 %31, ptr %32, align 1
  %33 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 16, i32 5, i64 %20, i64 %28
  store i32 0, ptr %33, align 4
  %34 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 16, i32 4, i64 %20, i64 %28
  store i32 0, ptr %34, align 4
  %35 = add nuw nsw i64 %28, 1
  %36 = icmp eq i64 %35, %7
  br i1 %36, label %23, label %27

37:                                               ; preds = %106, %4, %14
  call void @llvm.lifetime.start.p0(i64 11520, ptr nonnull %5)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(11520) %5, ptr noundef nonnull align 8 dereferenceable(11520) %8, i64 11520, i1 false)
  %38 = icmp sgt i64 %3, 0
  br i1 %38, label %39, label %115

39:                                               ; preds = %37
  %40 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 9
  %41 = icmp sgt i64 %7, 0
  br label %110

42:                                               ; preds = %16, %106
  %43 = phi i64 [ %25, %16 ], [ %108, %106 ]
  %44 = phi i64 [ 1, %16 ], [ %107, %106 ]
  %45 = phi i64 [ 0, %16 ], [ %44, %106 ]
  %46 = sub nsw i64 %43, %45
  %47 = tail call fastcc i64 @below(ptr noundef nonnull %1, i64 noundef %46)
  %48 = add nsw i64 %47, %45
  %49 = icmp sgt i64 %47, 0
  br i1 %49, label %50, label %66

50:                                               ; preds = %42
  %51 = load ptr, ptr %17, align 8
  %52 = getelementptr inbounds [40 x i64], ptr %8, i64 0, i64 %45
  %53 = load i64, ptr %52, align 8
  %54 = getelementptr inbounds %struct.Wall, ptr %51, i64 %53, i32 3
  %55 = load i64, ptr %54, align 8
  br label %56

56:                                               ; preds = %50, %63
  %57 = phi i64 [ %48, %50 ], [ %64, %63 ]
  %58 = getelementptr inbounds [40 x i64], ptr %8, i64 0, i64 %57
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr inbounds %struct.Wall, ptr %51, i64 %59, i32 3
  %61 = load i64, ptr %60, align 8
  %62 = icmp eq i64 %61, %55
  br i1 %62, label %66, label %63

63:                                               ; preds = %56
  %64 = add nsw i64 %57, -1
  %65 = icmp sgt i64 %64, %45
  br i1 %65, label %56, label %66

66:                                               ; preds = %56, %63, %42
  %67 = phi i64 [ %48, %42 ], [ %64, %63 ], [ %57, %56 ]
  %68 = icmp slt i64 %45, %67
  br i1 %68, label %72, label %69

69:                                               ; preds = %66
  %70 = getelementptr inbounds [40 x i64], ptr %8, i64 0, i64 %67
  %71 = load i64, ptr %70, align 8
  br label %96

72:                                               ; preds = %66
  %73 = load ptr, ptr %18, align 8
  %74 = load i64, ptr %9, align 8
  %75 = getelementptr inbounds [40 x i64], ptr %8, i64 0, i64 %67
  %76 = load i64, ptr %75, align 8
  br label %79

77:                                               ; preds = %79
  %78 = icmp eq i64 %90, 0
  br i1 %78, label %106, label %93

79:                                               ; preds = %72, %79
  %80 = phi i64 [ %45, %72 ], [ %91, %79 ]
  %81 = phi i64 [ 1, %72 ], [ %90, %79 ]
  %82 = getelementptr inbounds [40 x i64], ptr %8, i64 0, i64 %80
  %83 = load i64, ptr %82, align 8
  %84 = mul nsw i64 %74, %83
  %85 = add nsw i64 %84, %76
  %86 = getelementptr inbounds i64, ptr %73, i64 %85
  %87 = load i64, ptr %86, align 8
  %88 = icmp eq i64 %87, 0
  %89 = zext i1 %88 to i64
  %90 = and i64 %81, %89
  %91 = add nuw nsw i64 %80, 1
  %92 = icmp slt i64 %91, %67
  br i1 %92, label %79, label %77

93:                                               ; preds = %77
  %94 = getelementptr inbounds [40 x i64], ptr %8, i64 0, i64 %67
  %95 = load i64, ptr %94, align 8
  br i1 %68, label %99, label %96

96:                                               ; preds = %99, %69, %93
  %97 = phi i64 [ %71, %69 ], [ %95, %93 ], [ %95, %99 ]
  %98 = getelementptr inbounds [40 x i64], ptr %8, i64 0, i64 %45
  store i64 %97, ptr %98, align 8
  br label %106

99:                                               ; preds = %93, %99
  %100 = phi i64 [ %101, %99 ], [ %67, %93 ]
  %101 = add nsw i64 %100, -1
  %102 = getelementptr inbounds [40 x i64], ptr %8, i64 0, i64 %101
  %103 = load i64, ptr %102, align 8
  %104 = getelementptr inbounds [40 x i64], ptr %8, i64 0, i64 %100
  store i64 %103, ptr %104, align 8
  %105 = icmp sgt i64 %101, %45
  br i1 %105, label %99, label %96

106:                                              ; preds = %77, %96
  %107 = add nuw nsw i64 %44, 1
  %108 = load i64, ptr %9, align 8
  %109 = icmp slt i64 %107, %108
  br i1 %109, label %42, label %37

110:                                              ; preds = %39, %186
  %111 = phi double [ 0.000000e+00, %39 ], [ %187, %186 ]
  %112 = phi i64 [ 0, %39 ], [ %188, %186 ]
  %113 = load i64, ptr %9, align 8
  %114 = icmp sgt i64 %113, 0
  br i1 %114, label %132, label %122

115:                                              ; preds = %186, %37
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(11520) %8, ptr noundef nonnull align 8 dereferenceable(11520) %5, i64 11520, i1 false)
  %116 = tail call fastcc double @cost(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %8, ptr noundef %2)
  %117 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 20, i32 7
  %118 = load double, ptr %117, align 8
  %119 = fcmp ogt double %118, 0.000000e+00
  br i1 %119, label %120, label %232

120:                                              ; preds = %115
  %121 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 9
  br label %190

122:                                              ; preds = %141, %110
  tail call fastcc void @repair(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %8)
  %123 = tail call fastcc double @broken(ptr noundef nonnull %0, ptr noundef nonnull %8)
  %124 = fmul double %123, 6.400000e+01
  %125 = fadd double %124, 1.000000e+00
  br i1 %41, label %126, label %150

126:                                              ; preds = %122
  %127 = load i64, ptr %9, align 8
  %128 = icmp sgt i64 %127, 0
  %129 = load ptr, ptr %0, align 8
  %130 = getelementptr inbounds %struct.Problem, ptr %129, i64 0, i32 8
  %131 = load ptr, ptr %130, align 8
  br label %145

132:                                              ; preds = %110, %141
  %133 = phi i64 [ %142, %141 ], [ %113, %110 ]
  %134 = phi i64 [ %143, %141 ], [ 0, %110 ]
  %135 = load ptr, ptr %40, align 8
  %136 = getelementptr inbounds %struct.Wall, ptr %135, i64 %134, i32 4
  %137 = load i64, ptr %136, align 8
  %138 = icmp eq i64 %137, 1
  br i1 %138, label %139, label %141

139:                                              ; preds = %132
  tail call fastcc void @fill_axis(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %8, i64 noundef %134)
  %140 = load i64, ptr %9, align 8
  br label %141

141:                                              ; preds = %132, %139
  %142 = phi i64 [ %133, %132 ], [ %140, %139 ]
  %143 = add nuw nsw i64 %134, 1
  %144 = icmp slt i64 %143, %142
  br i1 %144, label %132, label %122

145:                                              ; preds = %126, %155
  %146 = phi i64 [ 0, %126 ], [ %168, %155 ]
  %147 = phi double [ %125, %126 ], [ %167, %155 ]
  br i1 %128, label %148, label %155

148:                                              ; preds = %145
  %149 = load ptr, ptr %40, align 8
  br label %170

150:                                              ; preds = %155, %122
  %151 = phi double [ %125, %122 ], [ %167, %155 ]
  %152 = icmp eq i64 %112, 0
  %153 = fcmp olt double %151, %111
  %154 = select i1 %152, i1 true, i1 %153
  br i1 %154, label %185, label %186

155:                                              ; preds = %181, %145
  %156 = phi double [ 1.000000e+00, %145 ], [ %182, %181 ]
  %157 = getelementptr inbounds i64, ptr %131, i64 %146
  %158 = load i64, ptr %157, align 8
  %159 = sitofp i64 %158 to double
  %160 = fdiv double %159, %156
  %161 = fptosi double %160 to i64
  %162 = sitofp i64 %161 to double
  %163 = fcmp ogt double %160, %162
  %164 = zext i1 %163 to i64
  %165 = add nsw i64 %164, %161
  %166 = sitofp i64 %165 to double
  %167 = fmul double %147, %166
  %168 = add nuw nsw i64 %146, 1
  %169 = icmp eq i64 %168, %7
  br i1 %169, label %150, label %145

170:                                              ; preds = %148, %181
  %171 = phi i64 [ 0, %148 ], [ %183, %181 ]
  %172 = phi double [ 1.000000e+00, %148 ], [ %182, %181 ]
  %173 = getelementptr inbounds %struct.Wall, ptr %149, i64 %171, i32 4
  %174 = load i64, ptr %173, align 8
  %175 = icmp eq i64 %174, 1
  br i1 %175, label %176, label %181

176:                                              ; preds = %170
  %177 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 16, i32 3, i64 %171, i64 %146
  %178 = load i32, ptr %177, align 4
  %179 = sitofp i32 %178 to double
  %180 = fmul double %172, %179
  br label %181

181:                                              ; preds = %170, %176
  %182 = phi double [ %180, %176 ], [ %172, %170 ]
  %183 = add nuw nsw i64 %171, 1
  %184 = icmp eq i64 %183, %127
  br i1 %184, label %155, label %170

185:                                              ; preds = %150
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(11520) %5, ptr noundef nonnull align 8 dereferenceable(11520) %8, i64 11520, i1 false)
  br label %186

186:                                              ; preds = %150, %185
  %187 = phi double [ %151, %185 ], [ %111, %150 ]
  %188 = add nuw nsw i64 %112, 1
  %189 = icmp eq i64 %188, %3
  br i1 %189, label %115, label %110

190:                                              ; preds = %120, %227
  %191 = phi double [ %116, %120 ], [ %229, %227 ]
  %192 = load i64, ptr %9, align 8
  %193 = icmp sgt i64 %192, 0
  br i1 %193, label %194, label %232

194:                                              ; preds = %190
  %195 = load ptr, ptr %121, align 8
  br label %196

196:                                              ; preds = %194, %225
  %197 = phi i64 [ %192, %194 ], [ %198, %225 ]
  %198 = add nsw i64 %197, -1
  %199 = getelementptr inbounds [40 x i64], ptr %8, i64 0, i64 %198
  %200 = load i64, ptr %199, align 8
  %201 = getelementptr inbounds %struct.Wall, ptr %195, i64 %200
  %202 = load i64, ptr %201, align 8
  %203 = getelementptr inbounds %struct.Wall, ptr %195, i64 %200, i32 4
  %204 = load i64, ptr %203, align 8
  %205 = icmp eq i64 %204, 0
  br i1 %205, label %206, label %225

206:                                              ; preds = %196
  %207 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 16, i32 1, i64 %200
  %208 = load i64, ptr %207, align 8
  %209 = icmp eq i64 %208, 0
  br i1 %209, label %225, label %210

210:                                              ; preds = %206
  %211 = getelementptr inbounds %struct.Wall, ptr %195, i64 %200, i32 2
  %212 = load i64, ptr %211, align 8
  %213 = icmp eq i64 %212, 0
  br i1 %213, label %214, label %225

214:                                              ; preds = %210
  %215 = load ptr, ptr %0, align 8
  %216 = getelementptr inbounds %struct.Problem, ptr %215, i64 0, i32 16
  %217 = load ptr, ptr %216, align 8
  %218 = getelementptr inbounds i64, ptr %217, i64 %202
  %219 = load i64, ptr %218, align 8
  %220 = icmp sgt i64 %219, -1
  br i1 %220, label %221, label %225

221:                                              ; preds = %214
  %222 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 20, i32 9, i64 %202
  %223 = load i64, ptr %222, align 8
  %224 = icmp sgt i64 %223, %219
  br i1 %224, label %227, label %225

225:                                              ; preds = %221, %214, %210, %206, %196
  %226 = icmp sgt i64 %197, 1
  br i1 %226, label %196, label %232

227:                                              ; preds = %221
  %228 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 16, i32 1, i64 %200
  store i64 0, ptr %228, align 8
  %229 = tail call fastcc double @cost(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %8, ptr noundef %2)
  %230 = load double, ptr %117, align 8
  %231 = fcmp ogt double %230, 0.000000e+00
  br i1 %231, label %190, label %232

232:                                              ; preds = %227, %190, %225, %115
  %233 = phi double [ %116, %115 ], [ %191, %225 ], [ %191, %190 ], [ %229, %227 ]
  %234 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 14
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(11520) %234, ptr noundef nonnull align 8 dereferenceable(11520) %8, i64 11520, i1 false)
  %235 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 10
  store double %233, ptr %235, align 8
  tail call fastcc void @better(ptr noundef nonnull %1, ptr noundef nonnull %8, double noundef %233)
  call void @llvm.lifetime.end.p0(i64 11520, ptr nonnull %5)
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

; Function Attrs: noinline nounwind optsize
define internal fastcc double @cost(ptr nocapture noundef readonly %0, ptr noundef %1, ptr nocapture noundef %2, ptr noundef %3) unnamed_addr {
  tail call fastcc void @repair(ptr noundef %0, ptr noundef %1, ptr noundef %2)
  %5 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 18
  %6 = tail call fastcc i64 @emit(ptr noundef %0, ptr noundef %2, ptr noundef nonnull %5)
  %7 = tail call fastcc double @priced(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %6, ptr noundef %3)
  ret double %7
}

; Function Attrs: noinline nounwind optsize
define i64 @descend(ptr nocapture noundef readonly %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) {
  %5 = load i64, ptr %1, align 8
  %6 = add nsw i64 %5, %3
  br label %7

7:                                                ; preds = %10, %4
  %8 = load i64, ptr %1, align 8
  %9 = icmp sgt i64 %6, %8
  br i1 %9, label %10, label %14

10:                                               ; preds = %7
  %11 = sub nsw i64 %6, %8
  %12 = tail call fastcc i64 @sweep(ptr noundef %0, ptr noundef nonnull %1, ptr noundef %2, i64 noundef %11)
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %14, label %7

14:                                               ; preds = %7, %10
  %15 = phi i64 [ 0, %10 ], [ 1, %7 ]
  ret i64 %15
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

; Function Attrs: noinline nounwind optsize
define internal fastcc i64 @sweep(ptr nocapture noundef readonly %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) unnamed_addr {
  %5 = alloca [40 x i64], align 16
  %6 = load ptr, ptr %0, align 8
  %7 = load i64, ptr %6, align 8
  %8 = load i64, ptr %1, align 8
  %9 = add nsw i64 %8, %3
  call void @llvm.lifetime.start.p0(i64 320, ptr nonnull %5)
  %10 = icmp sgt i64 %7, 0
  br i1 %10, label %11, label %18

11:                                               ; preds = %4
  %12 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 1
  %13 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 9
  %14 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 14
  %15 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 12
  %16 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 16
  %17 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 10
  br label %28

18:                                               ; preds = %144, %4
  %19 = phi i64 [ 0, %4 ], [ %145, %144 ]
  %20 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 1
  %21 = load i64, ptr %20, align 8
  %22 = icmp sgt i64 %21, 0
  br i1 %22, label %23, label %236

23:                                               ; preds = %18
  %24 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 9
  %25 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 16
  %26 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 14
  %27 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 10
  br label %156

28:                                               ; preds = %11, %144
  %29 = phi i64 [ 0, %11 ], [ %145, %144 ]
  %30 = phi i64 [ 0, %11 ], [ %146, %144 ]
  %31 = load ptr, ptr %0, align 8
  %32 = getelementptr inbounds %struct.Problem, ptr %31, i64 0, i32 8
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr inbounds i64, ptr %33, i64 %30
  %35 = load i64, ptr %34, align 8
  %36 = icmp slt i64 %35, 2
  br i1 %36, label %144, label %37

37:                                               ; preds = %28
  %38 = load i64, ptr %12, align 8
  %39 = icmp sgt i64 %38, 0
  br i1 %39, label %42, label %144

40:                                               ; preds = %140
  %41 = icmp sgt i64 %43, 1
  br i1 %41, label %42, label %144

42:                                               ; preds = %37, %40
  %43 = phi i64 [ %45, %40 ], [ %38, %37 ]
  %44 = phi i64 [ %141, %40 ], [ %29, %37 ]
  %45 = add nsw i64 %43, -1
  %46 = getelementptr inbounds [40 x i64], ptr %14, i64 0, i64 %45
  %47 = icmp slt i64 %43, 2
  br label %48

48:                                               ; preds = %42, %140
  %49 = phi i64 [ %44, %42 ], [ %141, %140 ]
  %50 = phi i64 [ 1, %42 ], [ %142, %140 ]
  %51 = icmp eq i64 %50, 0
  br i1 %51, label %65, label %52

52:                                               ; preds = %48
  %53 = load ptr, ptr %13, align 8
  %54 = load i64, ptr %46, align 8
  %55 = getelementptr inbounds %struct.Wall, ptr %53, i64 %54, i32 4
  %56 = load i64, ptr %55, align 8
  %57 = icmp eq i64 %56, 1
  br i1 %57, label %58, label %140

58:                                               ; preds = %52
  %59 = load ptr, ptr %15, align 8
  %60 = mul nsw i64 %54, %7
  %61 = add nsw i64 %60, %30
  %62 = getelementptr inbounds i64, ptr %59, i64 %61
  %63 = load i64, ptr %62, align 8
  %64 = icmp slt i64 %63, 2
  br i1 %64, label %140, label %66

65:                                               ; preds = %48
  br i1 %47, label %144, label %66

66:                                               ; preds = %65, %58
  br label %67

67:                                               ; preds = %66, %137
  %68 = phi i64 [ %134, %137 ], [ %49, %66 ]
  %69 = phi i64 [ %138, %137 ], [ %45, %66 ]
  %70 = getelementptr inbounds [40 x i64], ptr %14, i64 0, i64 %69
  %71 = icmp eq i64 %45, %69
  %72 = and i1 %51, %71
  br label %73

73:                                               ; preds = %67, %133
  %74 = phi i64 [ %68, %67 ], [ %134, %133 ]
  %75 = phi i64 [ 1, %67 ], [ %135, %133 ]
  %76 = icmp ne i64 %75, 0
  br i1 %76, label %77, label %90

77:                                               ; preds = %73
  %78 = load ptr, ptr %13, align 8
  %79 = load i64, ptr %70, align 8
  %80 = getelementptr inbounds %struct.Wall, ptr %78, i64 %79, i32 4
  %81 = load i64, ptr %80, align 8
  %82 = icmp eq i64 %81, 1
  br i1 %82, label %83, label %133

83:                                               ; preds = %77
  %84 = load ptr, ptr %15, align 8
  %85 = mul nsw i64 %79, %7
  %86 = add nsw i64 %85, %30
  %87 = getelementptr inbounds i64, ptr %84, i64 %86
  %88 = load i64, ptr %87, align 8
  %89 = icmp slt i64 %88, 2
  br i1 %89, label %133, label %90

90:                                               ; preds = %83, %73
  %91 = icmp eq i64 %50, %75
  %92 = select i1 %71, i1 %91, i1 false
  %93 = and i1 %72, %76
  %94 = or i1 %92, %93
  br i1 %94, label %133, label %95

95:                                               ; preds = %90
  %96 = tail call fastcc ptr @steps_at(ptr noundef nonnull %14, i64 noundef %30, i64 noundef %45, i64 noundef %50)
  %97 = load i32, ptr %96, align 4
  %98 = sext i32 %97 to i64
  %99 = tail call fastcc ptr @steps_at(ptr noundef nonnull %14, i64 noundef %30, i64 noundef %69, i64 noundef %75)
  %100 = load i32, ptr %99, align 4
  %101 = sext i32 %100 to i64
  %102 = mul nsw i64 %101, %98
  %103 = icmp slt i64 %102, 2
  br i1 %103, label %133, label %104

104:                                              ; preds = %95
  %105 = call fastcc i64 @splits(ptr noundef nonnull %1, i64 noundef %102, ptr noundef nonnull %5)
  %106 = icmp sgt i64 %105, 0
  br i1 %106, label %107, label %133

107:                                              ; preds = %104
  %108 = add nsw i64 %102, -1
  br label %109

109:                                              ; preds = %107, %129
  %110 = phi i64 [ %74, %107 ], [ %130, %129 ]
  %111 = phi i64 [ 0, %107 ], [ %131, %129 ]
  %112 = getelementptr inbounds [40 x i64], ptr %5, i64 0, i64 %111
  %113 = load i64, ptr %112, align 8
  %114 = icmp eq i64 %113, %98
  br i1 %114, label %129, label %115

115:                                              ; preds = %109
  %116 = load i64, ptr %1, align 8
  %117 = icmp sgt i64 %116, %9
  br i1 %117, label %236, label %118

118:                                              ; preds = %115
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(11520) %16, ptr noundef nonnull align 8 dereferenceable(11520) %14, i64 11520, i1 false)
  %119 = trunc i64 %113 to i32
  %120 = tail call fastcc ptr @steps_at(ptr noundef nonnull %16, i64 noundef %30, i64 noundef %45, i64 noundef %50)
  store i32 %119, ptr %120, align 4
  %121 = add i64 %108, %113
  %122 = sdiv i64 %121, %113
  %123 = trunc i64 %122 to i32
  %124 = tail call fastcc ptr @steps_at(ptr noundef nonnull %16, i64 noundef %30, i64 noundef %69, i64 noundef %75)
  store i32 %123, ptr %124, align 4
  %125 = tail call fastcc double @cost(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %16, ptr noundef %2)
  %126 = load double, ptr %17, align 8
  %127 = fcmp olt double %125, %126
  br i1 %127, label %128, label %129

128:                                              ; preds = %118
  store double %125, ptr %17, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(11520) %14, ptr noundef nonnull align 8 dereferenceable(11520) %16, i64 11520, i1 false)
  tail call fastcc void @better(ptr noundef nonnull %1, ptr noundef nonnull %16, double noundef %125)
  br label %129

129:                                              ; preds = %118, %128, %109
  %130 = phi i64 [ %110, %109 ], [ 1, %128 ], [ %110, %118 ]
  %131 = add nuw nsw i64 %111, 1
  %132 = icmp eq i64 %131, %105
  br i1 %132, label %133, label %109

133:                                              ; preds = %129, %104, %95, %90, %77, %83
  %134 = phi i64 [ %74, %77 ], [ %74, %83 ], [ %74, %90 ], [ %74, %95 ], [ %74, %104 ], [ %130, %129 ]
  %135 = add nsw i64 %75, -1
  %136 = icmp eq i64 %75, 0
  br i1 %136, label %137, label %73

137:                                              ; preds = %133
  %138 = add nsw i64 %69, -1
  %139 = icmp sgt i64 %69, 0
  br i1 %139, label %67, label %140

140:                                              ; preds = %137, %58, %52
  %141 = phi i64 [ %49, %52 ], [ %49, %58 ], [ %134, %137 ]
  %142 = add nsw i64 %50, -1
  %143 = icmp eq i64 %50, 0
  br i1 %143, label %40, label %48

144:                                              ; preds = %40, %65, %37, %28
  %145 = phi i64 [ %29, %28 ], [ %29, %37 ], [ %49, %65 ], [ %141, %40 ]
  %146 = add nuw nsw i64 %30, 1
  %147 = icmp eq i64 %146, %7
  br i1 %147, label %18, label %28

148:                                              ; preds = %179
  %149 = icmp sgt i64 %182, 1
  br i1 %149, label %150, label %236

150:                                              ; preds = %148
  %151 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 14
  %152 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 9
  %153 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 16
  %154 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 16
  %155 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 10
  br label %188

156:                                              ; preds = %23, %179
  %157 = phi i64 [ %19, %23 ], [ %180, %179 ]
  %158 = phi i64 [ 0, %23 ], [ %181, %179 ]
  %159 = load ptr, ptr %24, align 8
  %160 = getelementptr inbounds %struct.Wall, ptr %159, i64 %158, i32 4
  %161 = load i64, ptr %160, align 8
  %162 = icmp eq i64 %161, 0
  br i1 %162, label %163, label %179

163:                                              ; preds = %156
  %164 = getelementptr inbounds %struct.Wall, ptr %159, i64 %158, i32 2
  %165 = load i64, ptr %164, align 8
  %166 = icmp eq i64 %165, 0
  br i1 %166, label %167, label %179

167:                                              ; preds = %163
  %168 = load i64, ptr %1, align 8
  %169 = icmp sgt i64 %168, %9
  br i1 %169, label %179, label %170

170:                                              ; preds = %167
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(11520) %25, ptr noundef nonnull align 8 dereferenceable(11520) %26, i64 11520, i1 false)
  %171 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 16, i32 1, i64 %158
  %172 = load i64, ptr %171, align 8
  %173 = icmp eq i64 %172, 0
  %174 = zext i1 %173 to i64
  store i64 %174, ptr %171, align 8
  %175 = tail call fastcc double @cost(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %25, ptr noundef %2)
  %176 = load double, ptr %27, align 8
  %177 = fcmp olt double %175, %176
  br i1 %177, label %178, label %179

178:                                              ; preds = %170
  store double %175, ptr %27, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(11520) %26, ptr noundef nonnull align 8 dereferenceable(11520) %25, i64 11520, i1 false)
  tail call fastcc void @better(ptr noundef nonnull %1, ptr noundef nonnull %25, double noundef %175)
  br label %179

179:                                              ; preds = %170, %178, %156, %163, %167
  %180 = phi i64 [ %157, %156 ], [ %157, %163 ], [ %157, %167 ], [ 1, %178 ], [ %157, %170 ]
  %181 = add nuw nsw i64 %158, 1
  %182 = load i64, ptr %20, align 8
  %183 = icmp slt i64 %181, %182
  br i1 %183, label %156, label %148

184:                                              ; preds = %234
  %185 = add nuw nsw i64 %189, 1
  %186 = load i64, ptr %20, align 8
  %187 = icmp slt i64 %185, %186
  br i1 %187, label %188, label %236

188:                                              ; preds = %150, %184
  %189 = phi i64 [ 1, %150 ], [ %185, %184 ]
  %190 = phi i64 [ %180, %150 ], [ %235, %184 ]
  %191 = phi i64 [ 0, %150 ], [ %189, %184 ]
  %192 = getelementptr inbounds [40 x i64], ptr %151, i64 0, i64 %191
  %193 = getelementptr inbounds [40 x i64], ptr %151, i64 0, i64 %189
  %194 = getelementptr inbounds [40 x i64], ptr %154, i64 0, i64 %191
  %195 = getelementptr inbounds [40 x i64], ptr %154, i64 0, i64 %189
  br label %196

196:                                              ; preds = %188, %234
  %197 = phi i64 [ %190, %188 ], [ %235, %234 ]
  %198 = phi i1 [ true, %188 ], [ false, %234 ]
  %199 = phi i1 [ false, %188 ], [ true, %234 ]
  %200 = load i64, ptr %192, align 8
  %201 = load i64, ptr %193, align 8
  %202 = load ptr, ptr %152, align 8
  %203 = getelementptr inbounds %struct.Wall, ptr %202, i64 %200, i32 3
  %204 = load i64, ptr %203, align 8
  %205 = getelementptr inbounds %struct.Wall, ptr %202, i64 %201, i32 3
  %206 = load i64, ptr %205, align 8
  %207 = icmp eq i64 %204, %206
  br i1 %207, label %208, label %234

208:                                              ; preds = %196
  %209 = load ptr, ptr %153, align 8
  %210 = load i64, ptr %20, align 8
  %211 = mul nsw i64 %210, %200
  %212 = add nsw i64 %211, %201
  %213 = getelementptr inbounds i64, ptr %209, i64 %212
  %214 = load i64, ptr %213, align 8
  %215 = icmp eq i64 %214, 0
  br i1 %215, label %216, label %234

216:                                              ; preds = %208
  %217 = load i64, ptr %1, align 8
  %218 = icmp sgt i64 %217, %9
  br i1 %218, label %234, label %219

219:                                              ; preds = %216
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(11520) %154, ptr noundef nonnull align 8 dereferenceable(11520) %151, i64 11520, i1 false)
  store i64 %201, ptr %194, align 8
  store i64 %200, ptr %195, align 8
  %220 = and i1 %10, %199
  br i1 %220, label %225, label %221

221:                                              ; preds = %225, %219
  %222 = tail call fastcc double @cost(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %154, ptr noundef %2)
  %223 = load double, ptr %155, align 8
  %224 = fcmp olt double %222, %223
  br i1 %224, label %233, label %234

225:                                              ; preds = %219, %225
  %226 = phi i64 [ %231, %225 ], [ 0, %219 ]
  %227 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 16, i32 2, i64 %200, i64 %226
  %228 = load i32, ptr %227, align 4
  %229 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 16, i32 2, i64 %201, i64 %226
  %230 = load i32, ptr %229, align 4
  store i32 %230, ptr %227, align 4
  store i32 %228, ptr %229, align 4
  %231 = add nuw nsw i64 %226, 1
  %232 = icmp slt i64 %231, %7
  br i1 %232, label %225, label %221

233:                                              ; preds = %221
  store double %222, ptr %155, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(11520) %151, ptr noundef nonnull align 8 dereferenceable(11520) %154, i64 11520, i1 false)
  tail call fastcc void @better(ptr noundef nonnull %1, ptr noundef nonnull %154, double noundef %222)
  br label %234

234:                                              ; preds = %221, %233, %196, %208, %216
  %235 = phi i64 [ %197, %216 ], [ %197, %208 ], [ %197, %196 ], [ 1, %233 ], [ %197, %221 ]
  br i1 %198, label %196, label %184

236:                                              ; preds = %115, %184, %18, %148
  %237 = phi i64 [ %180, %148 ], [ %19, %18 ], [ %235, %184 ], [ %110, %115 ]
  call void @llvm.lifetime.end.p0(i64 320, ptr nonnull %5)
  ret i64 %237
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

; Function Attrs: noinline nounwind optsize
define i64 @anneal(ptr nocapture noundef readonly %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) {
  %5 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 14
  %6 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 19
  %7 = tail call fastcc i64 @emit(ptr noundef %0, ptr noundef nonnull %5, ptr noundef nonnull %6)
  %8 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 17
  store i64 %7, ptr %8, align 8
  %9 = load i64, ptr %1, align 8
  %10 = add nsw i64 %9, %3
  %11 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 1
  %12 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 2
  %13 = load i64, ptr %11, align 8
  %14 = load i64, ptr %12, align 8
  %15 = icmp slt i64 %13, %14
  br i1 %15, label %16, label %27

16:                                               ; preds = %4
  %17 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 8
  %18 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 9
  %19 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 16
  %20 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 18
  %21 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 10
  br label %22

22:                                               ; preds = %16, %80
  %23 = phi i64 [ %14, %16 ], [ %83, %80 ]
  %24 = phi i64 [ %13, %16 ], [ %82, %80 ]
  %25 = load i64, ptr %1, align 8
  %26 = icmp slt i64 %25, %10
  br i1 %26, label %29, label %27

27:                                               ; preds = %22, %80, %4
  %28 = phi i64 [ 0, %4 ], [ 0, %80 ], [ 1, %22 ]
  ret i64 %28

29:                                               ; preds = %22
  %30 = sitofp i64 %24 to double
  %31 = sitofp i64 %23 to double
  %32 = fdiv double %30, %31
  %33 = load double, ptr %17, align 8
  %34 = load double, ptr %18, align 8
  %35 = fdiv double %33, %34
  %36 = tail call fastcc double @lg(double noundef %35)
  %37 = fmul double %32, %36
  %38 = fptosi double %37 to i64
  %39 = shl nuw i64 1, %38
  %40 = sitofp i64 %39 to double
  %41 = fdiv double 1.000000e+00, %40
  %42 = sitofp i64 %38 to double
  %43 = fsub double %37, %42
  %44 = fmul double %43, 5.000000e-01
  %45 = fsub double 1.000000e+00, %44
  %46 = fmul double %41, %45
  br label %47

47:                                               ; preds = %29, %52
  %48 = phi i64 [ 0, %29 ], [ %53, %52 ]
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(11520) %19, ptr noundef nonnull align 8 dereferenceable(11520) %5, i64 11520, i1 false)
  tail call fastcc void @change(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %19)
  tail call fastcc void @repair(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %19)
  %49 = tail call fastcc i64 @emit(ptr noundef %0, ptr noundef nonnull %19, ptr noundef nonnull %20)
  %50 = tail call fastcc i64 @same(ptr noundef nonnull %1, i64 noundef %49)
  %51 = icmp eq i64 %50, 0
  br i1 %51, label %55, label %52

52:                                               ; preds = %47
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(11520) %5, ptr noundef nonnull align 8 dereferenceable(11520) %19, i64 11520, i1 false)
  %53 = add nuw nsw i64 %48, 1
  %54 = icmp eq i64 %53, 20
  br i1 %54, label %55, label %47

55:                                               ; preds = %47, %52
  %56 = tail call fastcc double @priced(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %19, i64 noundef %49, ptr noundef %2)
  %57 = tail call fastcc i64 @draw(ptr noundef nonnull %1)
  %58 = load double, ptr %21, align 8
  %59 = fcmp ugt double %56, %58
  br i1 %59, label %60, label %71

60:                                               ; preds = %55
  %61 = lshr i64 %57, 11
  %62 = add nuw nsw i64 %61, 1
  %63 = uitofp i64 %62 to double
  %64 = fmul double %63, 0x3CA0000000000000
  %65 = fsub double %56, %58
  %66 = fneg double %33
  %67 = fmul double %46, %66
  %68 = tail call fastcc double @lg(double noundef %64)
  %69 = fmul double %67, %68
  %70 = fcmp olt double %65, %69
  br i1 %70, label %71, label %80

71:                                               ; preds = %60, %55
  store double %56, ptr %21, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(11520) %5, ptr noundef nonnull align 8 dereferenceable(11520) %19, i64 11520, i1 false)
  store i64 %49, ptr %8, align 8
  %72 = icmp sgt i64 %49, 0
  br i1 %72, label %74, label %73

73:                                               ; preds = %74, %71
  tail call fastcc void @better(ptr noundef nonnull %1, ptr noundef nonnull %19, double noundef %56)
  br label %80

74:                                               ; preds = %71, %74
  %75 = phi i64 [ %78, %74 ], [ 0, %71 ]
  %76 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 19, i64 %75
  %77 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 18, i64 %75
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %76, ptr noundef nonnull align 8 dereferenceable(32) %77, i64 32, i1 false)
  %78 = add nuw nsw i64 %75, 1
  %79 = icmp eq i64 %78, %49
  br i1 %79, label %73, label %74

80:                                               ; preds = %73, %60
  %81 = load i64, ptr %11, align 8
  %82 = add nsw i64 %81, 1
  store i64 %82, ptr %11, align 8
  %83 = load i64, ptr %12, align 8
  %84 = icmp slt i64 %82, %83
  br i1 %84, label %22, label %27
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc i64 @emit(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef writeonly %2) unnamed_addr {
  %4 = alloca [16 x i64], align 16
  %5 = alloca [40 x [16 x i64]], align 16
  %6 = alloca [40 x [16 x i64]], align 16
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = load ptr, ptr %0, align 8
  %10 = load i64, ptr %9, align 8
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 5120, ptr nonnull %5)
  call void @llvm.lifetime.start.p0(i64 5120, ptr nonnull %6)
  %11 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 2
  %12 = load i64, ptr %11, align 8
  %13 = icmp sgt i64 %12, 0
  br i1 %13, label %14, label %16

14:                                               ; preds = %3
  %15 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 10
  br label %19

16:                                               ; preds = %19, %3
  %17 = phi i64 [ 0, %3 ], [ %21, %19 ]
  %18 = icmp sgt i64 %10, 0
  br i1 %18, label %33, label %27

19:                                               ; preds = %14, %19
  %20 = phi i64 [ 0, %14 ], [ %21, %19 ]
  %21 = add nuw nsw i64 %20, 1
  %22 = getelementptr inbounds %struct.Node, ptr %2, i64 %20
  %23 = load ptr, ptr %15, align 8
  %24 = getelementptr inbounds %struct.Node, ptr %23, i64 %20
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %22, ptr noundef nonnull align 8 dereferenceable(32) %24, i64 32, i1 false)
  %25 = load i64, ptr %11, align 8
  %26 = icmp slt i64 %21, %25
  br i1 %26, label %19, label %16

27:                                               ; preds = %33, %16
  %28 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 1
  %29 = load i64, ptr %28, align 8
  %30 = icmp sgt i64 %29, 0
  br i1 %30, label %31, label %167

31:                                               ; preds = %27
  %32 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 9
  br label %40

33:                                               ; preds = %16, %33
  %34 = phi i64 [ %36, %33 ], [ 0, %16 ]
  %35 = getelementptr inbounds [16 x i64], ptr %4, i64 0, i64 %34
  store i64 1, ptr %35, align 8
  %36 = add nuw nsw i64 %34, 1
  %37 = icmp eq i64 %36, %10
  br i1 %37, label %27, label %33

38:                                               ; preds = %73, %40
  %39 = icmp sgt i64 %41, 1
  br i1 %39, label %40, label %53

40:                                               ; preds = %31, %38
  %41 = phi i64 [ %29, %31 ], [ %42, %38 ]
  %42 = add nsw i64 %41, -1
  br i1 %18, label %43, label %38

43:                                               ; preds = %40
  %44 = getelementptr inbounds [40 x i64], ptr %1, i64 0, i64 %42
  %45 = load i64, ptr %44, align 8
  %46 = load ptr, ptr %0, align 8
  %47 = getelementptr inbounds %struct.Problem, ptr %46, i64 0, i32 8
  %48 = load ptr, ptr %47, align 8
  %49 = load ptr, ptr %32, align 8
  %50 = getelementptr inbounds %struct.Wall, ptr %49, i64 %45, i32 4
  %51 = load i64, ptr %50, align 8
  %52 = icmp eq i64 %51, 1
  br label %57

53:                                               ; preds = %38
  br i1 %30, label %54, label %167

54:                                               ; preds = %53
  %55 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 9
  %56 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 3
  br label %87

57:                                               ; preds = %43, %73
  %58 = phi i64 [ 0, %43 ], [ %80, %73 ]
  %59 = getelementptr inbounds i64, ptr %48, i64 %58
  %60 = load i64, ptr %59, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %7)
  %61 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 5, i64 %45, i64 %58
  %62 = load i32, ptr %61, align 4
  store i32 %62, ptr %7, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %8)
  %63 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 4, i64 %45, i64 %58
  %64 = load i32, ptr %63, align 4
  store i32 %64, ptr %8, align 4
  %65 = getelementptr inbounds [16 x i64], ptr %4, i64 0, i64 %58
  %66 = load i64, ptr %65, align 8
  %67 = getelementptr inbounds [40 x [16 x i64]], ptr %6, i64 0, i64 %42, i64 %58
  store i64 %66, ptr %67, align 8
  br i1 %52, label %68, label %73

68:                                               ; preds = %57
  %69 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 3, i64 %45, i64 %58
  %70 = load i32, ptr %69, align 4
  %71 = sext i32 %70 to i64
  %72 = call fastcc i64 @tile_of(ptr noundef nonnull %0, i64 noundef %60, i64 noundef %66, i64 noundef %71, ptr noundef nonnull %7)
  br label %73

73:                                               ; preds = %68, %57
  %74 = phi i64 [ %72, %68 ], [ %66, %57 ]
  %75 = getelementptr inbounds [40 x [16 x i64]], ptr %5, i64 0, i64 %42, i64 %58
  store i64 %74, ptr %75, align 8
  %76 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %45, i64 %58
  %77 = load i32, ptr %76, align 4
  %78 = sext i32 %77 to i64
  %79 = call fastcc i64 @tile_of(ptr noundef nonnull %0, i64 noundef %60, i64 noundef %74, i64 noundef %78, ptr noundef nonnull %8)
  store i64 %79, ptr %65, align 8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %7)
  %80 = add nuw nsw i64 %58, 1
  %81 = icmp eq i64 %80, %10
  br i1 %81, label %38, label %57

82:                                               ; preds = %163, %145, %141
  %83 = phi i64 [ %142, %141 ], [ %146, %145 ], [ %164, %163 ]
  %84 = add nuw nsw i64 %89, 1
  %85 = load i64, ptr %28, align 8
  %86 = icmp slt i64 %84, %85
  br i1 %86, label %87, label %167

87:                                               ; preds = %54, %82
  %88 = phi i64 [ %17, %54 ], [ %83, %82 ]
  %89 = phi i64 [ 0, %54 ], [ %84, %82 ]
  %90 = getelementptr inbounds [40 x i64], ptr %1, i64 0, i64 %89
  %91 = load i64, ptr %90, align 8
  %92 = load ptr, ptr %55, align 8
  %93 = getelementptr inbounds %struct.Wall, ptr %92, i64 %91
  %94 = getelementptr inbounds %struct.Wall, ptr %92, i64 %91, i32 4
  %95 = load i64, ptr %94, align 8
  %96 = icmp eq i64 %95, 2
  br i1 %96, label %167, label %97

97:                                               ; preds = %87
  br i1 %18, label %104, label %100

98:                                               ; preds = %121
  %99 = load i64, ptr %94, align 8
  br label %100

100:                                              ; preds = %98, %97
  %101 = phi i64 [ %95, %97 ], [ %99, %98 ]
  %102 = phi i64 [ %88, %97 ], [ %122, %98 ]
  %103 = icmp eq i64 %101, 0
  br i1 %103, label %125, label %141

104:                                              ; preds = %97, %121
  %105 = phi i64 [ %122, %121 ], [ %88, %97 ]
  %106 = phi i64 [ %123, %121 ], [ 0, %97 ]
  %107 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 6, i64 %91, i64 %106
  %108 = load i8, ptr %107, align 1
  %109 = sext i8 %108 to i64
  %110 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %91, i64 %109
  %111 = load i32, ptr %110, align 4
  %112 = icmp sgt i32 %111, 1
  br i1 %112, label %113, label %121

113:                                              ; preds = %104
  %114 = add nsw i64 %105, 1
  %115 = getelementptr inbounds %struct.Node, ptr %2, i64 %105
  %116 = getelementptr inbounds [40 x [16 x i64]], ptr %5, i64 0, i64 %89, i64 %109
  %117 = load i64, ptr %116, align 8
  store i64 1, ptr %115, align 8
  %118 = getelementptr inbounds i8, ptr %115, i64 8
  store i64 %109, ptr %118, align 8
  %119 = getelementptr inbounds i8, ptr %115, i64 16
  store i64 %117, ptr %119, align 8
  %120 = getelementptr inbounds i8, ptr %115, i64 24
  store i64 -1, ptr %120, align 8
  br label %121

121:                                              ; preds = %113, %104
  %122 = phi i64 [ %114, %113 ], [ %105, %104 ]
  %123 = add nuw nsw i64 %106, 1
  %124 = icmp eq i64 %123, %10
  br i1 %124, label %98, label %104

125:                                              ; preds = %100
  %126 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 1, i64 %91
  %127 = load i64, ptr %126, align 8
  %128 = icmp eq i64 %127, 0
  br i1 %128, label %141, label %129

129:                                              ; preds = %125
  %130 = add nsw i64 %102, 1
  %131 = getelementptr inbounds %struct.Node, ptr %2, i64 %102
  %132 = load i64, ptr %56, align 8
  %133 = icmp eq i64 %132, 0
  %134 = select i1 %133, i64 3, i64 0
  %135 = load i64, ptr %93, align 8
  %136 = getelementptr inbounds %struct.Wall, ptr %92, i64 %91, i32 1
  %137 = load i64, ptr %136, align 8
  store i64 %134, ptr %131, align 8
  %138 = getelementptr inbounds i8, ptr %131, i64 8
  store i64 %135, ptr %138, align 8
  %139 = getelementptr inbounds i8, ptr %131, i64 16
  store i64 %137, ptr %139, align 8
  %140 = getelementptr inbounds i8, ptr %131, i64 24
  store i64 -1, ptr %140, align 8
  br label %141

141:                                              ; preds = %129, %125, %100
  %142 = phi i64 [ %130, %129 ], [ %102, %125 ], [ %102, %100 ]
  br i1 %18, label %143, label %82

143:                                              ; preds = %141
  %144 = getelementptr inbounds %struct.Wall, ptr %92, i64 %91, i32 5
  br label %145

145:                                              ; preds = %143, %163
  %146 = phi i64 [ %142, %143 ], [ %164, %163 ]
  %147 = phi i64 [ 0, %143 ], [ %165, %163 ]
  %148 = load i64, ptr %94, align 8
  %149 = icmp eq i64 %148, 1
  br i1 %149, label %150, label %82

150:                                              ; preds = %145
  %151 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 3, i64 %91, i64 %147
  %152 = load i32, ptr %151, align 4
  %153 = icmp sgt i32 %152, 1
  br i1 %153, label %154, label %163

154:                                              ; preds = %150
  %155 = add nsw i64 %146, 1
  %156 = getelementptr inbounds %struct.Node, ptr %2, i64 %146
  %157 = getelementptr inbounds [40 x [16 x i64]], ptr %6, i64 0, i64 %89, i64 %147
  %158 = load i64, ptr %157, align 8
  %159 = load i64, ptr %144, align 8
  store i64 2, ptr %156, align 8
  %160 = getelementptr inbounds i8, ptr %156, i64 8
  store i64 %147, ptr %160, align 8
  %161 = getelementptr inbounds i8, ptr %156, i64 16
  store i64 %158, ptr %161, align 8
  %162 = getelementptr inbounds i8, ptr %156, i64 24
  store i64 %159, ptr %162, align 8
  br label %163

163:                                              ; preds = %150, %154
  %164 = phi i64 [ %155, %154 ], [ %146, %150 ]
  %165 = add nuw nsw i64 %147, 1
  %166 = icmp eq i64 %165, %10
  br i1 %166, label %82, label %145

167:                                              ; preds = %82, %87, %27, %53
  %168 = phi i64 [ %17, %53 ], [ %17, %27 ], [ %83, %82 ], [ %88, %87 ]
  call void @llvm.lifetime.end.p0(i64 5120, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 5120, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %4)
  ret i64 %168
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none)
define internal fastcc double @lg(double noundef %0) unnamed_addr {
  %2 = fcmp ogt double %0, 1.000000e-300
  br i1 %2, label %3, label %33

3:                                                ; preds = %1
  %4 = bitcast double %0 to i64
  %5 = lshr i64 %4, 52
  %6 = add nsw i64 %5, -1023
  %7 = sitofp i64 %6 to double
  %8 = and i64 %4, 4503599627370495
  %9 = or i64 %8, 4607182418800017408
  %10 = bitcast i64 %9 to double
  %11 = fcmp ogt double %10, 0x3FF6A09E667F3BCD
  %12 = fmul double %10, 5.000000e-01
  %13 = fadd double %7, 1.000000e+00
  %14 = select i1 %11, double %13, double %7
  %15 = select i1 %11, double %12, double %10
  %16 = fadd double %15, -1.000000e+00
  %17 = fadd double %15, 1.000000e+00
  %18 = fdiv double %16, %17
  %19 = fmul double %18, %18
  %20 = fmul double %18, 0x40071547652B82FE
  %21 = fdiv double %19, 1.100000e+01
  %22 = fadd double %21, 0x3FBC71C71C71C71C
  %23 = fmul double %19, %22
  %24 = fadd double %23, 0x3FC2492492492492
  %25 = fmul double %19, %24
  %26 = fadd double %25, 2.000000e-01
  %27 = fmul double %19, %26
  %28 = fadd double %27, 0x3FD5555555555555
  %29 = fmul double %19, %28
  %30 = fadd double %29, 1.000000e+00
  %31 = fmul double %20, %30
  %32 = fadd double %14, %31
  br label %33

33:                                               ; preds = %1, %3
  %34 = phi double [ %32, %3 ], [ -1.000000e+03, %1 ]
  ret double %34
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @change(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, ptr noundef %2) unnamed_addr {
  %4 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 8
  %5 = load i64, ptr %4, align 8
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %14, label %7

7:                                                ; preds = %3
  %8 = tail call fastcc i64 @below(ptr noundef %1, i64 noundef 4)
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %14

10:                                               ; preds = %7
  %11 = tail call fastcc i64 @some_rank(ptr noundef nonnull %0, ptr noundef %1)
  tail call fastcc void @trim(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i64 noundef %11)
  %12 = tail call fastcc i64 @below(ptr noundef %1, i64 noundef 2)
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %14, label %208

14:                                               ; preds = %10, %7, %3
  %15 = load ptr, ptr %0, align 8
  %16 = load i64, ptr %15, align 8
  %17 = tail call fastcc i64 @below(ptr noundef %1, i64 noundef 100)
  %18 = tail call fastcc i64 @some_rank(ptr noundef nonnull %0, ptr noundef %1)
  %19 = icmp slt i64 %17, 32
  br i1 %19, label %20, label %21

20:                                               ; preds = %14
  tail call fastcc void @move_factor(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i64 noundef %18)
  br label %208

21:                                               ; preds = %14
  %22 = icmp ult i64 %17, 42
  br i1 %22, label %23, label %25

23:                                               ; preds = %21
  %24 = tail call fastcc i64 @some_rank(ptr noundef nonnull %0, ptr noundef %1)
  tail call fastcc void @exchange(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i64 noundef %18, i64 noundef %24)
  br label %208

25:                                               ; preds = %21
  %26 = icmp ult i64 %17, 46
  br i1 %26, label %27, label %29

27:                                               ; preds = %25
  tail call fastcc void @move_factor(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i64 noundef %18)
  %28 = tail call fastcc i64 @some_rank(ptr noundef nonnull %0, ptr noundef %1)
  tail call fastcc void @move_factor(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i64 noundef %28)
  br label %208

29:                                               ; preds = %25
  %30 = icmp ult i64 %17, 56
  br i1 %30, label %31, label %74

31:                                               ; preds = %29
  %32 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 1
  %33 = load i64, ptr %32, align 8
  %34 = add nsw i64 %33, -1
  %35 = tail call fastcc i64 @below(ptr noundef %1, i64 noundef %34)
  %36 = getelementptr inbounds [40 x i64], ptr %2, i64 0, i64 %35
  %37 = load i64, ptr %36, align 8
  %38 = add nsw i64 %35, 1
  %39 = getelementptr inbounds [40 x i64], ptr %2, i64 0, i64 %38
  %40 = load i64, ptr %39, align 8
  %41 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 9
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds %struct.Wall, ptr %42, i64 %37, i32 3
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.Wall, ptr %42, i64 %40, i32 3
  %46 = load i64, ptr %45, align 8
  %47 = icmp eq i64 %44, %46
  br i1 %47, label %48, label %208

48:                                               ; preds = %31
  %49 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 16
  %50 = load ptr, ptr %49, align 8
  %51 = load i64, ptr %32, align 8
  %52 = mul nsw i64 %51, %37
  %53 = add nsw i64 %52, %40
  %54 = getelementptr inbounds i64, ptr %50, i64 %53
  %55 = load i64, ptr %54, align 8
  %56 = icmp eq i64 %55, 0
  br i1 %56, label %57, label %208

57:                                               ; preds = %48
  store i64 %40, ptr %36, align 8
  store i64 %37, ptr %39, align 8
  %58 = tail call fastcc i64 @below(ptr noundef %1, i64 noundef 2)
  %59 = icmp ne i64 %58, 0
  %60 = icmp sgt i64 %16, 0
  %61 = select i1 %59, i1 %60, i1 false
  br i1 %61, label %62, label %208

62:                                               ; preds = %57, %62
  %63 = phi i64 [ %72, %62 ], [ 0, %57 ]
  %64 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 2, i64 %37, i64 %63
  %65 = load i32, ptr %64, align 4
  %66 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 6, i64 %37, i64 %63
  %67 = load i8, ptr %66, align 1
  %68 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 2, i64 %40, i64 %63
  %69 = load i32, ptr %68, align 4
  store i32 %69, ptr %64, align 4
  store i32 %65, ptr %68, align 4
  %70 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 6, i64 %40, i64 %63
  %71 = load i8, ptr %70, align 1
  store i8 %71, ptr %66, align 1
  store i8 %67, ptr %70, align 1
  %72 = add nuw nsw i64 %63, 1
  %73 = icmp eq i64 %72, %16
  br i1 %73, label %208, label %62

74:                                               ; preds = %29
  %75 = icmp ult i64 %17, 64
  br i1 %75, label %76, label %98

76:                                               ; preds = %74
  %77 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 1
  %78 = load i64, ptr %77, align 8
  %79 = tail call fastcc i64 @below(ptr noundef %1, i64 noundef %78)
  %80 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 9
  %81 = load ptr, ptr %80, align 8
  %82 = getelementptr inbounds %struct.Wall, ptr %81, i64 %79, i32 4
  %83 = load i64, ptr %82, align 8
  %84 = icmp eq i64 %83, 0
  br i1 %84, label %85, label %94

85:                                               ; preds = %76
  %86 = getelementptr inbounds %struct.Wall, ptr %81, i64 %79, i32 2
  %87 = load i64, ptr %86, align 8
  %88 = icmp eq i64 %87, 0
  br i1 %88, label %89, label %94

89:                                               ; preds = %85
  %90 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 1, i64 %79
  %91 = load i64, ptr %90, align 8
  %92 = icmp eq i64 %91, 0
  %93 = zext i1 %92 to i64
  store i64 %93, ptr %90, align 8
  br label %94

94:                                               ; preds = %89, %85, %76
  %95 = tail call fastcc i64 @below(ptr noundef %1, i64 noundef 3)
  %96 = icmp eq i64 %95, 0
  br i1 %96, label %97, label %208

97:                                               ; preds = %94
  tail call fastcc void @move_factor(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i64 noundef %18)
  br label %208

98:                                               ; preds = %74
  %99 = icmp ult i64 %17, 72
  br i1 %99, label %100, label %112

100:                                              ; preds = %98
  %101 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 1
  %102 = load i64, ptr %101, align 8
  %103 = tail call fastcc i64 @below(ptr noundef %1, i64 noundef %102)
  %104 = getelementptr inbounds [40 x i64], ptr %2, i64 0, i64 %103
  %105 = load i64, ptr %104, align 8
  %106 = tail call fastcc i64 @below(ptr noundef %1, i64 noundef %16)
  %107 = tail call fastcc i64 @below(ptr noundef %1, i64 noundef %16)
  %108 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 6, i64 %105, i64 %106
  %109 = load i8, ptr %108, align 1
  %110 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 6, i64 %105, i64 %107
  %111 = load i8, ptr %110, align 1
  store i8 %111, ptr %108, align 1
  store i8 %109, ptr %110, align 1
  br label %208

112:                                              ; preds = %98
  %113 = icmp ult i64 %17, 88
  br i1 %113, label %114, label %149

114:                                              ; preds = %112
  %115 = tail call fastcc i64 @axis_of(ptr noundef nonnull %0, ptr noundef %1)
  %116 = tail call fastcc i64 @below(ptr noundef %1, i64 noundef 4)
  %117 = tail call fastcc i64 @axis_of(ptr noundef nonnull %0, ptr noundef %1)
  %118 = tail call fastcc i64 @some_rank(ptr noundef nonnull %0, ptr noundef %1)
  %119 = icmp slt i64 %115, 0
  br i1 %119, label %120, label %121

120:                                              ; preds = %114
  tail call fastcc void @move_factor(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i64 noundef %18)
  br label %208

121:                                              ; preds = %114
  switch i64 %116, label %144 [
    i64 0, label %124
    i64 1, label %125
    i64 2, label %122
  ]

122:                                              ; preds = %121
  %123 = icmp sgt i64 %16, 0
  br i1 %123, label %136, label %208

124:                                              ; preds = %121
  tail call fastcc void @fill_axis(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i64 noundef %115)
  br label %208

125:                                              ; preds = %121
  %126 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 12
  %127 = load ptr, ptr %126, align 8
  %128 = mul nsw i64 %115, %16
  %129 = add nsw i64 %128, %18
  %130 = getelementptr inbounds i64, ptr %127, i64 %129
  %131 = load i64, ptr %130, align 8
  %132 = tail call fastcc i64 @below(ptr noundef %1, i64 noundef %131)
  %133 = trunc i64 %132 to i32
  %134 = add i32 %133, 1
  %135 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 3, i64 %115, i64 %18
  store i32 %134, ptr %135, align 4
  br label %208

136:                                              ; preds = %122, %136
  %137 = phi i64 [ %142, %136 ], [ 0, %122 ]
  %138 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 3, i64 %115, i64 %137
  %139 = load i32, ptr %138, align 4
  %140 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 3, i64 %117, i64 %137
  %141 = load i32, ptr %140, align 4
  store i32 %141, ptr %138, align 4
  store i32 %139, ptr %140, align 4
  %142 = add nuw nsw i64 %137, 1
  %143 = icmp eq i64 %142, %16
  br i1 %143, label %208, label %136

144:                                              ; preds = %121
  %145 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 3, i64 %115, i64 %18
  %146 = load i32, ptr %145, align 4
  %147 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 3, i64 %115, i64 %118
  %148 = load i32, ptr %147, align 4
  store i32 %148, ptr %145, align 4
  store i32 %146, ptr %147, align 4
  br label %208

149:                                              ; preds = %112
  %150 = icmp ult i64 %17, 94
  %151 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 1
  %152 = load i64, ptr %151, align 8
  br i1 %150, label %153, label %184

153:                                              ; preds = %149
  %154 = icmp sgt i64 %152, 0
  br i1 %154, label %158, label %155

155:                                              ; preds = %158, %153
  %156 = tail call fastcc i64 @below(ptr noundef %1, i64 noundef 4)
  %157 = icmp sgt i64 %156, 0
  br i1 %157, label %163, label %208

158:                                              ; preds = %153, %158
  %159 = phi i64 [ %161, %158 ], [ 0, %153 ]
  %160 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 2, i64 %159, i64 %18
  store i32 1, ptr %160, align 4
  %161 = add nuw nsw i64 %159, 1
  %162 = icmp eq i64 %161, %152
  br i1 %162, label %155, label %158

163:                                              ; preds = %155, %181
  %164 = phi i64 [ %182, %181 ], [ %156, %155 ]
  %165 = tail call fastcc ptr @place(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i64 noundef %18, i64 noundef 0)
  %166 = icmp eq ptr %165, null
  br i1 %166, label %181, label %167

167:                                              ; preds = %163
  %168 = tail call fastcc i64 @below(ptr noundef %1, i64 noundef 2)
  %169 = icmp eq i64 %168, 0
  br i1 %169, label %176, label %170

170:                                              ; preds = %167
  %171 = load ptr, ptr %0, align 8
  %172 = getelementptr inbounds %struct.Problem, ptr %171, i64 0, i32 8
  %173 = load ptr, ptr %172, align 8
  %174 = getelementptr inbounds i64, ptr %173, i64 %18
  %175 = load i64, ptr %174, align 8
  br label %176

176:                                              ; preds = %167, %170
  %177 = phi i64 [ %175, %170 ], [ 8, %167 ]
  %178 = tail call fastcc i64 @below(ptr noundef %1, i64 noundef %177)
  %179 = trunc i64 %178 to i32
  %180 = add i32 %179, 1
  store i32 %180, ptr %165, align 4
  br label %181

181:                                              ; preds = %176, %163
  %182 = add nsw i64 %164, -1
  %183 = icmp sgt i64 %164, 1
  br i1 %183, label %163, label %208

184:                                              ; preds = %149
  %185 = tail call fastcc i64 @below(ptr noundef %1, i64 noundef %152)
  %186 = getelementptr inbounds [40 x i64], ptr %2, i64 0, i64 %185
  %187 = load i64, ptr %186, align 8
  %188 = load i64, ptr %151, align 8
  %189 = tail call fastcc i64 @below(ptr noundef %1, i64 noundef %188)
  %190 = getelementptr inbounds [40 x i64], ptr %2, i64 0, i64 %189
  %191 = load i64, ptr %190, align 8
  %192 = icmp ne i64 %187, %191
  %193 = icmp sgt i64 %16, 0
  %194 = select i1 %192, i1 %193, i1 false
  br i1 %194, label %195, label %208

195:                                              ; preds = %184, %195
  %196 = phi i64 [ %206, %195 ], [ 0, %184 ]
  %197 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 2, i64 %191, i64 %196
  %198 = load i32, ptr %197, align 4
  %199 = sext i32 %198 to i64
  %200 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 2, i64 %187, i64 %196
  %201 = load i32, ptr %200, align 4
  %202 = sext i32 %201 to i64
  %203 = mul nsw i64 %202, %199
  %204 = tail call i64 @llvm.smin.i64(i64 %203, i64 1073741824)
  %205 = trunc i64 %204 to i32
  store i32 %205, ptr %197, align 4
  store i32 1, ptr %200, align 4
  %206 = add nuw nsw i64 %196, 1
  %207 = icmp eq i64 %206, %16
  br i1 %207, label %208, label %195

208:                                              ; preds = %195, %181, %136, %62, %155, %122, %120, %125, %144, %124, %94, %97, %57, %23, %100, %27, %20, %31, %48, %184, %10
  ret void
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @repair(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2) unnamed_addr {
  %4 = alloca [40 x i64], align 16
  %5 = alloca [40 x i64], align 16
  %6 = load ptr, ptr %0, align 8
  %7 = load i64, ptr %6, align 8
  call void @llvm.lifetime.start.p0(i64 320, ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 320, ptr nonnull %5)
  %8 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 1
  %9 = load i64, ptr %8, align 8
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %11, label %14

11:                                               ; preds = %3
  %12 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 9
  %13 = load ptr, ptr %12, align 8
  br label %18

14:                                               ; preds = %18, %3
  %15 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 6
  %16 = load i64, ptr %15, align 8
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %26, label %25

18:                                               ; preds = %11, %18
  %19 = phi i64 [ 0, %11 ], [ %23, %18 ]
  %20 = getelementptr inbounds %struct.Wall, ptr %13, i64 %19, i32 6
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds [40 x i64], ptr %4, i64 0, i64 %19
  store i64 %21, ptr %22, align 8
  %23 = add nuw nsw i64 %19, 1
  %24 = icmp eq i64 %23, %9
  br i1 %24, label %14, label %18

25:                                               ; preds = %14
  call fastcc void @owners(ptr noundef nonnull %0, ptr noundef %2, ptr noundef nonnull %5)
  br label %26

26:                                               ; preds = %25, %14
  %27 = icmp sgt i64 %7, 0
  br i1 %27, label %28, label %34

28:                                               ; preds = %26
  %29 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 9
  %30 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 12
  %31 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 4
  %32 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 14
  %33 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 3
  br label %35

34:                                               ; preds = %46, %26
  call void @llvm.lifetime.end.p0(i64 320, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 320, ptr nonnull %4)
  ret void

35:                                               ; preds = %28, %46
  %36 = phi i64 [ 0, %28 ], [ %47, %46 ]
  %37 = load ptr, ptr %0, align 8
  %38 = getelementptr inbounds %struct.Problem, ptr %37, i64 0, i32 8
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds i64, ptr %39, i64 %36
  %41 = load i64, ptr %40, align 8
  %42 = load i64, ptr %8, align 8
  %43 = icmp sgt i64 %42, 0
  br i1 %43, label %44, label %46

44:                                               ; preds = %35
  %45 = add i64 %41, -1
  br label %49

46:                                               ; preds = %119, %35
  %47 = add nuw nsw i64 %36, 1
  %48 = icmp eq i64 %47, %7
  br i1 %48, label %34, label %35

49:                                               ; preds = %44, %119
  %50 = phi i64 [ %42, %44 ], [ %52, %119 ]
  %51 = phi i64 [ 1, %44 ], [ %124, %119 ]
  %52 = add nsw i64 %50, -1
  %53 = getelementptr inbounds [40 x i64], ptr %2, i64 0, i64 %52
  %54 = load i64, ptr %53, align 8
  %55 = add i64 %45, %51
  %56 = sdiv i64 %55, %51
  %57 = load ptr, ptr %29, align 8
  %58 = getelementptr inbounds %struct.Wall, ptr %57, i64 %54, i32 4
  %59 = load i64, ptr %58, align 8
  %60 = icmp eq i64 %59, 1
  br i1 %60, label %61, label %89

61:                                               ; preds = %49
  %62 = load ptr, ptr %30, align 8
  %63 = mul nsw i64 %54, %7
  %64 = add nsw i64 %63, %36
  %65 = getelementptr inbounds i64, ptr %62, i64 %64
  %66 = load i64, ptr %65, align 8
  %67 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 3, i64 %54, i64 %36
  %68 = load i32, ptr %67, align 4
  %69 = sext i32 %68 to i64
  %70 = tail call i64 @llvm.smin.i64(i64 %66, i64 %69)
  %71 = getelementptr inbounds [40 x i64], ptr %4, i64 0, i64 %54
  %72 = load i64, ptr %71, align 8
  %73 = tail call i64 @llvm.smin.i64(i64 %70, i64 %72)
  %74 = tail call i64 @llvm.smax.i64(i64 %73, i64 1)
  %75 = load i64, ptr %31, align 8
  %76 = icmp eq i64 %75, 0
  br i1 %76, label %79, label %77

77:                                               ; preds = %61
  %78 = tail call fastcc i64 @divisor(i64 noundef %56, i64 noundef %74)
  br label %81

79:                                               ; preds = %61
  %80 = tail call i64 @llvm.smin.i64(i64 %74, i64 %56)
  br label %81

81:                                               ; preds = %79, %77
  %82 = phi i64 [ %78, %77 ], [ %80, %79 ]
  %83 = trunc i64 %82 to i32
  store i32 %83, ptr %67, align 4
  %84 = sdiv i64 %72, %82
  store i64 %84, ptr %71, align 8
  %85 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 5, i64 %54, i64 %36
  %86 = tail call fastcc i64 @tile_of(ptr noundef nonnull %0, i64 noundef %41, i64 noundef %51, i64 noundef %82, ptr noundef nonnull %85)
  %87 = add i64 %45, %86
  %88 = sdiv i64 %87, %86
  br label %89

89:                                               ; preds = %81, %49
  %90 = phi i64 [ %86, %81 ], [ %51, %49 ]
  %91 = phi i64 [ %88, %81 ], [ %56, %49 ]
  %92 = icmp eq i64 %52, 0
  br i1 %92, label %93, label %95

93:                                               ; preds = %89
  %94 = tail call i64 @llvm.smax.i64(i64 %91, i64 1)
  br label %119

95:                                               ; preds = %89
  %96 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 2, i64 %54, i64 %36
  %97 = load i32, ptr %96, align 4
  %98 = sext i32 %97 to i64
  %99 = load i64, ptr %15, align 8
  %100 = icmp eq i64 %99, 0
  br i1 %100, label %110, label %101

101:                                              ; preds = %95
  %102 = load ptr, ptr %32, align 8
  %103 = getelementptr inbounds [40 x i64], ptr %5, i64 0, i64 %52
  %104 = load i64, ptr %103, align 8
  %105 = mul nsw i64 %104, %7
  %106 = add nsw i64 %105, %36
  %107 = getelementptr inbounds i64, ptr %102, i64 %106
  %108 = load i64, ptr %107, align 8
  %109 = tail call i64 @llvm.smin.i64(i64 %108, i64 %98)
  br label %110

110:                                              ; preds = %95, %101
  %111 = phi i64 [ %109, %101 ], [ %98, %95 ]
  %112 = tail call i64 @llvm.smax.i64(i64 %111, i64 1)
  %113 = load i64, ptr %33, align 8
  %114 = icmp eq i64 %113, 0
  br i1 %114, label %117, label %115

115:                                              ; preds = %110
  %116 = tail call fastcc i64 @divisor(i64 noundef %91, i64 noundef %112)
  br label %119

117:                                              ; preds = %110
  %118 = tail call i64 @llvm.smin.i64(i64 %112, i64 %91)
  br label %119

119:                                              ; preds = %93, %115, %117
  %120 = phi i64 [ %116, %115 ], [ %118, %117 ], [ %94, %93 ]
  %121 = trunc i64 %120 to i32
  %122 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 2, i64 %54, i64 %36
  store i32 %121, ptr %122, align 4
  %123 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 4, i64 %54, i64 %36
  %124 = tail call fastcc i64 @tile_of(ptr noundef nonnull %0, i64 noundef %41, i64 noundef %90, i64 noundef %120, ptr noundef nonnull %123)
  %125 = icmp ugt i64 %50, 1
  br i1 %125, label %49, label %46
}

; Function Attrs: nofree noinline norecurse nosync nounwind optsize memory(argmem: read)
define internal fastcc i64 @same(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr {
  %3 = getelementptr inbounds %struct.Walker, ptr %0, i64 0, i32 17
  %4 = load i64, ptr %3, align 8
  %5 = icmp eq i64 %4, %1
  br i1 %5, label %6, label %47

6:                                                ; preds = %2
  %7 = icmp slt i64 %1, 1
  br i1 %7, label %44, label %8

8:                                                ; preds = %6
  %9 = getelementptr inbounds %struct.Walker, ptr %0, i64 0, i32 18, i64 0
  %10 = getelementptr inbounds %struct.Walker, ptr %0, i64 0, i32 19, i64 0
  %11 = load i64, ptr %9, align 8
  %12 = load i64, ptr %10, align 8
  %13 = icmp eq i64 %11, %12
  br i1 %13, label %24, label %44

14:                                               ; preds = %38
  %15 = add nuw nsw i64 %25, 1
  %16 = icmp sge i64 %15, %1
  %17 = icmp eq i64 %15, %1
  br i1 %17, label %44, label %18

18:                                               ; preds = %14
  %19 = getelementptr inbounds %struct.Walker, ptr %0, i64 0, i32 18, i64 %15
  %20 = getelementptr inbounds %struct.Walker, ptr %0, i64 0, i32 19, i64 %15
  %21 = load i64, ptr %19, align 8
  %22 = load i64, ptr %20, align 8
  %23 = icmp eq i64 %21, %22
  br i1 %23, label %24, label %44

24:                                               ; preds = %8, %18
  %25 = phi i64 [ %15, %18 ], [ 0, %8 ]
  %26 = phi i1 [ %16, %18 ], [ false, %8 ]
  %27 = getelementptr inbounds %struct.Walker, ptr %0, i64 0, i32 18, i64 %25, i32 1
  %28 = load i64, ptr %27, align 8
  %29 = getelementptr inbounds %struct.Walker, ptr %0, i64 0, i32 19, i64 %25, i32 1
  %30 = load i64, ptr %29, align 8
  %31 = icmp eq i64 %28, %30
  br i1 %31, label %32, label %44

32:                                               ; preds = %24
  %33 = getelementptr inbounds %struct.Walker, ptr %0, i64 0, i32 18, i64 %25, i32 2
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds %struct.Walker, ptr %0, i64 0, i32 19, i64 %25, i32 2
  %36 = load i64, ptr %35, align 8
  %37 = icmp eq i64 %34, %36
  br i1 %37, label %38, label %44

38:                                               ; preds = %32
  %39 = getelementptr inbounds %struct.Walker, ptr %0, i64 0, i32 18, i64 %25, i32 3
  %40 = load i64, ptr %39, align 8
  %41 = getelementptr inbounds %struct.Walker, ptr %0, i64 0, i32 19, i64 %25, i32 3
  %42 = load i64, ptr %41, align 8
  %43 = icmp eq i64 %40, %42
  br i1 %43, label %14, label %44

44:                                               ; preds = %38, %32, %24, %18, %14, %8, %6
  %45 = phi i1 [ true, %6 ], [ false, %8 ], [ %16, %14 ], [ %16, %18 ], [ %26, %24 ], [ %26, %32 ], [ %26, %38 ]
  %46 = zext i1 %45 to i64
  br label %47

47:                                               ; preds = %44, %2
  %48 = phi i64 [ 0, %2 ], [ %46, %44 ]
  ret i64 %48
}

; Function Attrs: noinline nounwind optsize
define internal fastcc double @priced(ptr nocapture noundef readonly %0, ptr noundef %1, ptr nocapture noundef readonly %2, i64 noundef %3, ptr noundef %4) unnamed_addr {
  %6 = load ptr, ptr %0, align 8
  %7 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 18
  %8 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 20
  tail call void @evaluate(ptr noundef %6, ptr noundef nonnull %7, i64 noundef %3, ptr noundef nonnull %8, ptr noundef %4)
  %9 = load i64, ptr %1, align 8
  %10 = add nsw i64 %9, 1
  store i64 %10, ptr %1, align 8
  %11 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 20, i32 3
  %12 = load i64, ptr %11, align 8
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %14, label %65

14:                                               ; preds = %5
  %15 = tail call fastcc double @broken(ptr noundef nonnull %0, ptr noundef %2)
  %16 = fcmp oeq double %15, 0.000000e+00
  br i1 %16, label %17, label %19

17:                                               ; preds = %14
  %18 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 6
  store i64 1, ptr %18, align 8
  br label %19

19:                                               ; preds = %17, %14
  %20 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 20, i32 7
  %21 = load double, ptr %20, align 8
  %22 = fadd double %15, %21
  %23 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 20, i32 8
  %24 = load double, ptr %23, align 8
  %25 = tail call fastcc double @lg(double noundef %24)
  %26 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 13
  %27 = load double, ptr %26, align 8
  %28 = fcmp ogt double %27, 0.000000e+00
  br i1 %28, label %29, label %41

29:                                               ; preds = %19
  %30 = fcmp ogt double %24, %27
  br i1 %30, label %31, label %36

31:                                               ; preds = %29
  %32 = tail call fastcc double @lg(double noundef %27)
  %33 = fsub double %25, %32
  %34 = fadd double %33, 0x3EB0C6F7A0B5ED8D
  %35 = fadd double %22, %34
  br label %36

36:                                               ; preds = %31, %29
  %37 = phi double [ %35, %31 ], [ %22, %29 ]
  %38 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 20, i32 6
  %39 = load double, ptr %38, align 8
  %40 = tail call fastcc double @lg(double noundef %39)
  br label %53

41:                                               ; preds = %19
  %42 = load ptr, ptr %0, align 8
  %43 = getelementptr inbounds %struct.Problem, ptr %42, i64 0, i32 6
  %44 = load i64, ptr %43, align 8
  %45 = and i64 %44, 1
  %46 = icmp eq i64 %45, 0
  br i1 %46, label %53, label %47

47:                                               ; preds = %41
  %48 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 20, i32 6
  %49 = load double, ptr %48, align 8
  %50 = tail call fastcc double @lg(double noundef %49)
  %51 = fmul double %50, 1.000000e-04
  %52 = fadd double %25, %51
  br label %53

53:                                               ; preds = %41, %47, %36
  %54 = phi double [ %37, %36 ], [ %22, %47 ], [ %22, %41 ]
  %55 = phi double [ %40, %36 ], [ %52, %47 ], [ %25, %41 ]
  %56 = fcmp oeq double %54, 0.000000e+00
  %57 = zext i1 %56 to i64
  %58 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 5
  store i64 %57, ptr %58, align 8
  %59 = fcmp ogt double %54, 0.000000e+00
  br i1 %59, label %60, label %65

60:                                               ; preds = %53
  %61 = fadd double %55, 2.000000e+01
  %62 = fadd double %54, 1.000000e+00
  %63 = tail call fastcc double @lg(double noundef %62)
  %64 = fadd double %61, %63
  br label %65

65:                                               ; preds = %60, %53, %5
  %66 = phi double [ 1.000000e+06, %5 ], [ %64, %60 ], [ %55, %53 ]
  ret double %66
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(argmem: readwrite)
define internal fastcc i64 @draw(ptr nocapture noundef %0) unnamed_addr {
  %2 = getelementptr inbounds %struct.Walker, ptr %0, i64 0, i32 7
  %3 = load i64, ptr %2, align 8
  %4 = lshr i64 %3, 12
  %5 = xor i64 %4, %3
  %6 = shl i64 %5, 25
  %7 = xor i64 %6, %5
  %8 = lshr i64 %7, 27
  %9 = xor i64 %8, %7
  store i64 %9, ptr %2, align 8
  %10 = mul i64 %9, 2685821657736338717
  ret i64 %10
}

; Function Attrs: mustprogress nofree noinline nosync nounwind optsize willreturn memory(argmem: readwrite)
define internal fastcc void @better(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, double noundef %2) unnamed_addr {
  %4 = getelementptr inbounds %struct.Walker, ptr %0, i64 0, i32 11
  %5 = load double, ptr %4, align 8
  %6 = fcmp ogt double %5, %2
  br i1 %6, label %7, label %18

7:                                                ; preds = %3
  store double %2, ptr %4, align 8
  %8 = getelementptr inbounds %struct.Walker, ptr %0, i64 0, i32 15
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(11520) %8, ptr noundef nonnull align 8 dereferenceable(11520) %1, i64 11520, i1 false)
  %9 = getelementptr inbounds %struct.Walker, ptr %0, i64 0, i32 5
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %15, label %12

12:                                               ; preds = %7
  %13 = getelementptr inbounds %struct.Walker, ptr %0, i64 0, i32 20, i32 8
  %14 = load double, ptr %13, align 8
  br label %15

15:                                               ; preds = %7, %12
  %16 = phi double [ %14, %12 ], [ -1.000000e+00, %7 ]
  %17 = getelementptr inbounds %struct.Walker, ptr %0, i64 0, i32 12
  store double %16, ptr %17, align 8
  br label %18

18:                                               ; preds = %15, %3
  ret void
}

; Function Attrs: noinline nounwind optsize
define i64 @enter(ptr nocapture noundef readonly %0, ptr noundef %1, ptr noundef %2, ptr nocapture noundef readonly %3, i64 noundef %4) {
  %6 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 16
  %7 = tail call fastcc i64 @read_tree(ptr noundef %0, ptr noundef %3, i64 noundef %4, ptr noundef nonnull %6)
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %13, label %9

9:                                                ; preds = %5
  %10 = tail call fastcc double @cost(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %6, ptr noundef %2)
  %11 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 10
  store double %10, ptr %11, align 8
  %12 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 14
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(11520) %12, ptr noundef nonnull align 8 dereferenceable(11520) %6, i64 11520, i1 false)
  tail call fastcc void @better(ptr noundef %1, ptr noundef nonnull %6, double noundef %10)
  br label %13

13:                                               ; preds = %5, %9
  %14 = phi i64 [ 1, %9 ], [ 0, %5 ]
  ret i64 %14
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc i64 @read_tree(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef %3) unnamed_addr {
  %5 = alloca [16 x i64], align 16
  %6 = alloca [16 x i64], align 16
  %7 = alloca [40 x i64], align 16
  %8 = alloca [16 x i32], align 16
  %9 = alloca [16 x i8], align 16
  %10 = load ptr, ptr %0, align 8
  %11 = load i64, ptr %10, align 8
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %5)
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %6)
  call void @llvm.lifetime.start.p0(i64 320, ptr nonnull %7)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(320) %7, i8 0, i64 320, i1 false)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %8)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %9)
  %12 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 1
  %13 = load i64, ptr %12, align 8
  %14 = icmp sgt i64 %13, 0
  br i1 %14, label %15, label %22

15:                                               ; preds = %4
  %16 = icmp sgt i64 %11, 0
  br label %17

17:                                               ; preds = %15, %31
  %18 = phi i64 [ %13, %15 ], [ %32, %31 ]
  %19 = phi i64 [ 0, %15 ], [ %33, %31 ]
  br i1 %16, label %20, label %31

20:                                               ; preds = %17
  %21 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 1, i64 %19
  br label %35

22:                                               ; preds = %31, %4
  %23 = phi i64 [ %13, %4 ], [ %32, %31 ]
  %24 = icmp sgt i64 %11, 0
  br i1 %24, label %25, label %45

25:                                               ; preds = %22
  %26 = load ptr, ptr %0, align 8
  %27 = getelementptr inbounds %struct.Problem, ptr %26, i64 0, i32 8
  %28 = load ptr, ptr %27, align 8
  br label %51

29:                                               ; preds = %35
  %30 = load i64, ptr %12, align 8
  br label %31

31:                                               ; preds = %29, %17
  %32 = phi i64 [ %30, %29 ], [ %18, %17 ]
  %33 = add nuw nsw i64 %19, 1
  %34 = icmp slt i64 %33, %32
  br i1 %34, label %17, label %22

35:                                               ; preds = %20, %35
  %36 = phi i64 [ 0, %20 ], [ %43, %35 ]
  %37 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 3, i64 %19, i64 %36
  store i32 1, ptr %37, align 4
  %38 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 2, i64 %19, i64 %36
  store i32 1, ptr %38, align 4
  %39 = trunc i64 %36 to i8
  %40 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 6, i64 %19, i64 %36
  store i8 %39, ptr %40, align 1
  store i64 0, ptr %21, align 8
  %41 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 5, i64 %19, i64 %36
  store i32 0, ptr %41, align 4
  %42 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 4, i64 %19, i64 %36
  store i32 0, ptr %42, align 4
  %43 = add nuw nsw i64 %36, 1
  %44 = icmp eq i64 %43, %11
  br i1 %44, label %29, label %35

45:                                               ; preds = %51, %22
  %46 = icmp slt i64 %2, 0
  br i1 %46, label %304, label %47

47:                                               ; preds = %45
  %48 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 9
  %49 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 8
  %50 = icmp slt i64 %11, 1
  br label %60

51:                                               ; preds = %25, %51
  %52 = phi i64 [ 0, %25 ], [ %58, %51 ]
  %53 = getelementptr inbounds i64, ptr %28, i64 %52
  %54 = load i64, ptr %53, align 8
  %55 = getelementptr inbounds [16 x i64], ptr %6, i64 0, i64 %52
  store i64 %54, ptr %55, align 8
  %56 = getelementptr inbounds [16 x i64], ptr %5, i64 0, i64 %52
  store i64 %54, ptr %56, align 8
  %57 = getelementptr inbounds [16 x i32], ptr %8, i64 0, i64 %52
  store i32 1, ptr %57, align 4
  %58 = add nuw nsw i64 %52, 1
  %59 = icmp eq i64 %58, %11
  br i1 %59, label %45, label %51

60:                                               ; preds = %47, %295
  %61 = phi i1 [ false, %47 ], [ %299, %295 ]
  %62 = phi i64 [ 0, %47 ], [ %297, %295 ]
  %63 = phi i64 [ 0, %47 ], [ %296, %295 ]
  %64 = phi i64 [ 0, %47 ], [ %298, %295 ]
  %65 = icmp slt i64 %64, %2
  br i1 %65, label %66, label %98

66:                                               ; preds = %60
  %67 = getelementptr inbounds %struct.Node, ptr %1, i64 %64
  %68 = load i64, ptr %67, align 8
  switch i64 %68, label %69 [
    i64 0, label %79
    i64 3, label %79
  ]

69:                                               ; preds = %66
  %70 = getelementptr inbounds %struct.Node, ptr %1, i64 %64, i32 1
  %71 = load i64, ptr %70, align 8
  %72 = getelementptr inbounds [16 x i64], ptr %5, i64 0, i64 %71
  %73 = load i64, ptr %72, align 8
  %74 = getelementptr inbounds %struct.Node, ptr %1, i64 %64, i32 2
  %75 = load i64, ptr %74, align 8
  %76 = add i64 %73, -1
  %77 = add i64 %76, %75
  %78 = sdiv i64 %77, %75
  store i64 %75, ptr %72, align 8
  br label %79

79:                                               ; preds = %66, %66, %69
  %80 = phi i64 [ 1, %66 ], [ 1, %66 ], [ %78, %69 ]
  %81 = phi i64 [ 0, %66 ], [ 0, %66 ], [ %71, %69 ]
  %82 = phi i64 [ 0, %66 ], [ 0, %66 ], [ %73, %69 ]
  %83 = icmp eq i64 %68, 1
  br i1 %83, label %84, label %98

84:                                               ; preds = %79
  %85 = icmp slt i64 %80, 2
  br i1 %85, label %295, label %86

86:                                               ; preds = %84
  %87 = getelementptr inbounds [16 x i32], ptr %8, i64 0, i64 %81
  %88 = load i32, ptr %87, align 4
  %89 = icmp eq i32 %88, 1
  br i1 %89, label %90, label %94

90:                                               ; preds = %86
  %91 = trunc i64 %81 to i8
  %92 = add nsw i64 %62, 1
  %93 = getelementptr inbounds [16 x i8], ptr %9, i64 0, i64 %62
  store i8 %91, ptr %93, align 1
  br label %94

94:                                               ; preds = %90, %86
  %95 = phi i64 [ %92, %90 ], [ %62, %86 ]
  %96 = trunc i64 %80 to i32
  %97 = mul i32 %88, %96
  store i32 %97, ptr %87, align 4
  br label %295

98:                                               ; preds = %60, %79
  %99 = phi i64 [ %82, %79 ], [ 0, %60 ]
  %100 = phi i64 [ %81, %79 ], [ 0, %60 ]
  %101 = phi i64 [ %80, %79 ], [ 1, %60 ]
  %102 = load i64, ptr %12, align 8
  %103 = icmp sgt i64 %102, 0
  br i1 %103, label %104, label %111

104:                                              ; preds = %98
  %105 = load ptr, ptr %48, align 8
  %106 = icmp eq i64 %64, %2
  %107 = getelementptr inbounds %struct.Node, ptr %1, i64 %64
  %108 = getelementptr inbounds %struct.Node, ptr %1, i64 %64, i32 1
  %109 = getelementptr inbounds %struct.Node, ptr %1, i64 %64, i32 2
  %110 = getelementptr inbounds %struct.Node, ptr %1, i64 %64, i32 3
  br label %112

111:                                              ; preds = %142, %98
  br i1 %65, label %145, label %301

112:                                              ; preds = %104, %142
  %113 = phi i64 [ 0, %104 ], [ %143, %142 ]
  %114 = getelementptr inbounds %struct.Wall, ptr %105, i64 %113
  br i1 %106, label %115, label %119

115:                                              ; preds = %112
  %116 = getelementptr inbounds %struct.Wall, ptr %105, i64 %113, i32 4
  %117 = load i64, ptr %116, align 8
  %118 = icmp eq i64 %117, 2
  br i1 %118, label %149, label %142

119:                                              ; preds = %112
  %120 = load i64, ptr %107, align 8
  %121 = icmp eq i64 %120, 2
  %122 = getelementptr inbounds %struct.Wall, ptr %105, i64 %113, i32 4
  %123 = load i64, ptr %122, align 8
  br i1 %121, label %124, label %131

124:                                              ; preds = %119
  %125 = icmp eq i64 %123, 1
  br i1 %125, label %126, label %142

126:                                              ; preds = %124
  %127 = getelementptr inbounds %struct.Wall, ptr %105, i64 %113, i32 5
  %128 = load i64, ptr %127, align 8
  %129 = load i64, ptr %110, align 8
  %130 = icmp eq i64 %128, %129
  br i1 %130, label %149, label %142

131:                                              ; preds = %119
  %132 = icmp eq i64 %123, 0
  br i1 %132, label %133, label %142

133:                                              ; preds = %131
  %134 = load i64, ptr %114, align 8
  %135 = load i64, ptr %108, align 8
  %136 = icmp eq i64 %134, %135
  br i1 %136, label %137, label %142

137:                                              ; preds = %133
  %138 = getelementptr inbounds %struct.Wall, ptr %105, i64 %113, i32 1
  %139 = load i64, ptr %138, align 8
  %140 = load i64, ptr %109, align 8
  %141 = icmp eq i64 %139, %140
  br i1 %141, label %149, label %142

142:                                              ; preds = %137, %133, %131, %126, %124, %115
  %143 = add nuw nsw i64 %113, 1
  %144 = icmp slt i64 %143, %102
  br i1 %144, label %112, label %111

145:                                              ; preds = %111
  %146 = getelementptr inbounds %struct.Node, ptr %1, i64 %64
  %147 = load i64, ptr %146, align 8
  %148 = icmp eq i64 %147, 2
  br i1 %148, label %301, label %295

149:                                              ; preds = %115, %126, %137
  br i1 %65, label %150, label %173

150:                                              ; preds = %149
  %151 = getelementptr inbounds %struct.Node, ptr %1, i64 %64
  %152 = load i64, ptr %151, align 8
  %153 = icmp eq i64 %152, 2
  br i1 %153, label %154, label %173

154:                                              ; preds = %150
  %155 = getelementptr inbounds [40 x i64], ptr %7, i64 0, i64 %113
  %156 = load i64, ptr %155, align 8
  %157 = icmp eq i64 %156, 0
  br i1 %157, label %173, label %158

158:                                              ; preds = %154
  %159 = add nsw i64 %63, -1
  %160 = getelementptr inbounds [40 x i64], ptr %3, i64 0, i64 %159
  %161 = load i64, ptr %160, align 8
  %162 = icmp ne i64 %161, %113
  %163 = icmp ne i64 %62, 0
  %164 = select i1 %162, i1 true, i1 %163
  br i1 %164, label %301, label %165

165:                                              ; preds = %158
  %166 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 3, i64 %113, i64 %100
  %167 = load i32, ptr %166, align 4
  %168 = trunc i64 %101 to i32
  %169 = mul i32 %167, %168
  store i32 %169, ptr %166, align 4
  %170 = getelementptr inbounds [16 x i64], ptr %5, i64 0, i64 %100
  %171 = load i64, ptr %170, align 8
  %172 = getelementptr inbounds [16 x i64], ptr %6, i64 0, i64 %100
  store i64 %171, ptr %172, align 8
  br label %295

173:                                              ; preds = %154, %150, %149
  %174 = getelementptr inbounds [40 x i64], ptr %7, i64 0, i64 %113
  %175 = load i64, ptr %174, align 8
  %176 = icmp eq i64 %175, 0
  br i1 %176, label %177, label %301

177:                                              ; preds = %173
  %178 = icmp eq i64 %63, 0
  br i1 %178, label %189, label %179

179:                                              ; preds = %177
  %180 = load ptr, ptr %48, align 8
  %181 = add nsw i64 %63, -1
  %182 = getelementptr inbounds [40 x i64], ptr %3, i64 0, i64 %181
  %183 = load i64, ptr %182, align 8
  %184 = getelementptr inbounds %struct.Wall, ptr %180, i64 %183, i32 3
  %185 = load i64, ptr %184, align 8
  %186 = getelementptr inbounds %struct.Wall, ptr %180, i64 %113, i32 3
  %187 = load i64, ptr %186, align 8
  %188 = icmp sgt i64 %185, %187
  br i1 %188, label %301, label %189

189:                                              ; preds = %179, %177
  %190 = add nsw i64 %63, 1
  %191 = getelementptr inbounds [40 x i64], ptr %3, i64 0, i64 %63
  store i64 %113, ptr %191, align 8
  store i64 1, ptr %174, align 8
  %192 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 1, i64 %113
  store i64 1, ptr %192, align 8
  br i1 %24, label %196, label %221

193:                                              ; preds = %217
  br i1 %24, label %194, label %221

194:                                              ; preds = %193
  %195 = getelementptr inbounds %struct.Node, ptr %1, i64 %64
  br label %222

196:                                              ; preds = %189, %217
  %197 = phi i64 [ %218, %217 ], [ %62, %189 ]
  %198 = phi i64 [ %219, %217 ], [ 0, %189 ]
  %199 = icmp sgt i64 %197, 0
  br i1 %199, label %202, label %213

200:                                              ; preds = %202
  %201 = icmp eq i64 %210, 0
  br i1 %201, label %213, label %217

202:                                              ; preds = %196, %202
  %203 = phi i64 [ %211, %202 ], [ 0, %196 ]
  %204 = phi i64 [ %210, %202 ], [ 0, %196 ]
  %205 = getelementptr inbounds [16 x i8], ptr %9, i64 0, i64 %203
  %206 = load i8, ptr %205, align 1
  %207 = sext i8 %206 to i64
  %208 = icmp eq i64 %198, %207
  %209 = zext i1 %208 to i64
  %210 = or i64 %204, %209
  %211 = add nuw nsw i64 %203, 1
  %212 = icmp eq i64 %211, %197
  br i1 %212, label %200, label %202

213:                                              ; preds = %196, %200
  %214 = trunc i64 %198 to i8
  %215 = add nsw i64 %197, 1
  %216 = getelementptr inbounds [16 x i8], ptr %9, i64 0, i64 %197
  store i8 %214, ptr %216, align 1
  br label %217

217:                                              ; preds = %213, %200
  %218 = phi i64 [ %197, %200 ], [ %215, %213 ]
  %219 = add nuw nsw i64 %198, 1
  %220 = icmp eq i64 %219, %11
  br i1 %220, label %193, label %196

221:                                              ; preds = %251, %189, %193
  br i1 %65, label %263, label %279

222:                                              ; preds = %194, %251
  %223 = phi i64 [ 0, %194 ], [ %261, %251 ]
  br i1 %65, label %224, label %229

224:                                              ; preds = %222
  %225 = load i64, ptr %195, align 8
  %226 = icmp eq i64 %225, 2
  %227 = icmp eq i64 %223, %100
  %228 = select i1 %226, i1 %227, i1 false
  br i1 %228, label %232, label %229

229:                                              ; preds = %224, %222
  %230 = getelementptr inbounds [16 x i64], ptr %5, i64 0, i64 %223
  %231 = load i64, ptr %230, align 8
  br label %232

232:                                              ; preds = %224, %229
  %233 = phi i64 [ %231, %229 ], [ %99, %224 ]
  %234 = load i64, ptr %49, align 8
  %235 = icmp ne i64 %234, 0
  %236 = getelementptr inbounds [16 x i32], ptr %8, i64 0, i64 %223
  %237 = load i32, ptr %236, align 4
  %238 = icmp sgt i32 %237, 1
  %239 = select i1 %235, i1 %238, i1 false
  br i1 %239, label %240, label %251

240:                                              ; preds = %232
  %241 = getelementptr inbounds [16 x i64], ptr %6, i64 0, i64 %223
  %242 = load i64, ptr %241, align 8
  %243 = add i64 %233, -1
  %244 = add i64 %243, %242
  %245 = sdiv i64 %244, %233
  %246 = trunc i64 %245 to i32
  %247 = mul i64 %245, %233
  %248 = sub i64 %247, %242
  %249 = trunc i64 %248 to i32
  %250 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 4, i64 %113, i64 %223
  store i32 %249, ptr %250, align 4
  br label %251

251:                                              ; preds = %232, %240
  %252 = phi i32 [ %246, %240 ], [ %237, %232 ]
  %253 = getelementptr inbounds [16 x i32], ptr %8, i64 0, i64 %223
  %254 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 2, i64 %113, i64 %223
  store i32 %252, ptr %254, align 4
  %255 = getelementptr inbounds [16 x i8], ptr %9, i64 0, i64 %223
  %256 = load i8, ptr %255, align 1
  %257 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 6, i64 %113, i64 %223
  store i8 %256, ptr %257, align 1
  store i32 1, ptr %253, align 4
  %258 = getelementptr inbounds [16 x i64], ptr %5, i64 0, i64 %223
  %259 = load i64, ptr %258, align 8
  %260 = getelementptr inbounds [16 x i64], ptr %6, i64 0, i64 %223
  store i64 %259, ptr %260, align 8
  %261 = add nuw nsw i64 %223, 1
  %262 = icmp eq i64 %261, %11
  br i1 %262, label %221, label %222

263:                                              ; preds = %221
  %264 = getelementptr inbounds %struct.Node, ptr %1, i64 %64
  %265 = load i64, ptr %264, align 8
  %266 = icmp eq i64 %265, 2
  br i1 %266, label %267, label %279

267:                                              ; preds = %263
  %268 = trunc i64 %101 to i32
  %269 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 3, i64 %113, i64 %100
  store i32 %268, ptr %269, align 4
  %270 = load i64, ptr %49, align 8
  %271 = icmp eq i64 %270, 0
  br i1 %271, label %279, label %272

272:                                              ; preds = %267
  %273 = getelementptr inbounds [16 x i64], ptr %5, i64 0, i64 %100
  %274 = load i64, ptr %273, align 8
  %275 = mul nsw i64 %274, %101
  %276 = sub nsw i64 %275, %99
  %277 = trunc i64 %276 to i32
  %278 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 5, i64 %113, i64 %100
  store i32 %277, ptr %278, align 4
  br label %279

279:                                              ; preds = %263, %221, %272, %267
  %280 = icmp ne i64 %64, %2
  %281 = select i1 %280, i1 true, i1 %50
  br i1 %281, label %295, label %282

282:                                              ; preds = %279, %282
  %283 = phi i64 [ %293, %282 ], [ 0, %279 ]
  %284 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 2, i64 %113, i64 %283
  %285 = load i32, ptr %284, align 4
  %286 = getelementptr inbounds [16 x i64], ptr %5, i64 0, i64 %283
  %287 = load i64, ptr %286, align 8
  %288 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 4, i64 %113, i64 %283
  %289 = load i32, ptr %288, align 4
  %290 = trunc i64 %287 to i32
  %291 = mul i32 %285, %290
  %292 = sub i32 %291, %289
  store i32 %292, ptr %284, align 4
  store i32 0, ptr %288, align 4
  %293 = add nuw nsw i64 %283, 1
  %294 = icmp eq i64 %293, %11
  br i1 %294, label %295, label %282

295:                                              ; preds = %282, %279, %145, %94, %165, %84
  %296 = phi i64 [ %190, %279 ], [ %63, %84 ], [ %63, %165 ], [ %63, %94 ], [ %63, %145 ], [ %190, %282 ]
  %297 = phi i64 [ 0, %279 ], [ %62, %84 ], [ 0, %165 ], [ %95, %94 ], [ %62, %145 ], [ 0, %282 ]
  %298 = add nuw i64 %64, 1
  %299 = icmp sge i64 %64, %2
  %300 = icmp eq i64 %64, %2
  br i1 %300, label %302, label %60

301:                                              ; preds = %111, %158, %179, %173, %145
  br i1 %61, label %304, label %391

302:                                              ; preds = %295
  %303 = load i64, ptr %12, align 8
  br label %304

304:                                              ; preds = %302, %45, %301
  %305 = phi i64 [ %102, %301 ], [ %23, %45 ], [ %303, %302 ]
  %306 = phi i64 [ %63, %301 ], [ 0, %45 ], [ %296, %302 ]
  %307 = icmp sgt i64 %305, 0
  br i1 %307, label %308, label %391

308:                                              ; preds = %304
  %309 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 9
  %310 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 16
  br label %311

311:                                              ; preds = %308, %386
  %312 = phi i64 [ %305, %308 ], [ %389, %386 ]
  %313 = phi i64 [ 0, %308 ], [ %388, %386 ]
  %314 = phi i64 [ %306, %308 ], [ %387, %386 ]
  %315 = getelementptr inbounds [40 x i64], ptr %7, i64 0, i64 %313
  %316 = load i64, ptr %315, align 8
  %317 = icmp eq i64 %316, 0
  br i1 %317, label %318, label %386

318:                                              ; preds = %311
  %319 = icmp sgt i64 %314, 0
  br i1 %319, label %320, label %349

320:                                              ; preds = %318
  %321 = load ptr, ptr %309, align 8
  %322 = getelementptr inbounds %struct.Wall, ptr %321, i64 %313, i32 3
  %323 = load i64, ptr %322, align 8
  %324 = mul nsw i64 %312, %313
  %325 = load i64, ptr %3, align 8
  %326 = getelementptr inbounds %struct.Wall, ptr %321, i64 %325, i32 3
  %327 = load i64, ptr %326, align 8
  %328 = icmp sgt i64 %327, %323
  br i1 %328, label %349, label %329

329:                                              ; preds = %320
  %330 = load ptr, ptr %310, align 8
  br label %337

331:                                              ; preds = %345
  %332 = getelementptr inbounds [40 x i64], ptr %3, i64 0, i64 %346
  %333 = load i64, ptr %332, align 8
  %334 = getelementptr inbounds %struct.Wall, ptr %321, i64 %333, i32 3
  %335 = load i64, ptr %334, align 8
  %336 = icmp sgt i64 %335, %323
  br i1 %336, label %349, label %337

337:                                              ; preds = %329, %331
  %338 = phi i64 [ %333, %331 ], [ %325, %329 ]
  %339 = phi i64 [ %346, %331 ], [ 0, %329 ]
  %340 = phi i1 [ %347, %331 ], [ true, %329 ]
  %341 = add nsw i64 %338, %324
  %342 = getelementptr inbounds i64, ptr %330, i64 %341
  %343 = load i64, ptr %342, align 8
  %344 = icmp eq i64 %343, 0
  br i1 %344, label %345, label %349

345:                                              ; preds = %337
  %346 = add nuw nsw i64 %339, 1
  %347 = icmp slt i64 %346, %314
  %348 = icmp eq i64 %346, %314
  br i1 %348, label %349, label %331

349:                                              ; preds = %331, %345, %337, %320, %318
  %350 = phi i64 [ 0, %318 ], [ 0, %320 ], [ %339, %337 ], [ %314, %345 ], [ %346, %331 ]
  %351 = phi i1 [ false, %318 ], [ true, %320 ], [ %340, %337 ], [ %347, %345 ], [ %347, %331 ]
  %352 = add nsw i64 %314, 1
  %353 = icmp sgt i64 %314, %350
  br i1 %353, label %362, label %354

354:                                              ; preds = %362, %349
  %355 = getelementptr inbounds [40 x i64], ptr %3, i64 0, i64 %350
  store i64 %313, ptr %355, align 8
  store i64 1, ptr %315, align 8
  %356 = load ptr, ptr %309, align 8
  %357 = getelementptr inbounds %struct.Wall, ptr %356, i64 %313, i32 4
  %358 = load i64, ptr %357, align 8
  %359 = icmp ne i64 %358, 0
  %360 = zext i1 %359 to i64
  %361 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 1, i64 %313
  store i64 %360, ptr %361, align 8
  br i1 %351, label %369, label %386

362:                                              ; preds = %349, %362
  %363 = phi i64 [ %364, %362 ], [ %314, %349 ]
  %364 = add nsw i64 %363, -1
  %365 = getelementptr inbounds [40 x i64], ptr %3, i64 0, i64 %364
  %366 = load i64, ptr %365, align 8
  %367 = getelementptr inbounds [40 x i64], ptr %3, i64 0, i64 %363
  store i64 %366, ptr %367, align 8
  %368 = icmp sgt i64 %364, %350
  br i1 %368, label %362, label %354

369:                                              ; preds = %354
  %370 = add nuw nsw i64 %350, 1
  %371 = getelementptr inbounds [40 x i64], ptr %3, i64 0, i64 %370
  %372 = load i64, ptr %371, align 8
  br i1 %24, label %373, label %386

373:                                              ; preds = %369, %373
  %374 = phi i64 [ %384, %373 ], [ 0, %369 ]
  %375 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 2, i64 %372, i64 %374
  %376 = load i32, ptr %375, align 4
  %377 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 2, i64 %313, i64 %374
  store i32 %376, ptr %377, align 4
  %378 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 6, i64 %372, i64 %374
  %379 = load i8, ptr %378, align 1
  %380 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 6, i64 %313, i64 %374
  store i8 %379, ptr %380, align 1
  store i32 1, ptr %375, align 4
  %381 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 4, i64 %372, i64 %374
  %382 = load i32, ptr %381, align 4
  %383 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 4, i64 %313, i64 %374
  store i32 %382, ptr %383, align 4
  store i32 0, ptr %381, align 4
  %384 = add nuw nsw i64 %374, 1
  %385 = icmp eq i64 %384, %11
  br i1 %385, label %386, label %373

386:                                              ; preds = %373, %369, %354, %311
  %387 = phi i64 [ %314, %311 ], [ %352, %354 ], [ %352, %369 ], [ %352, %373 ]
  %388 = add nuw nsw i64 %313, 1
  %389 = load i64, ptr %12, align 8
  %390 = icmp slt i64 %388, %389
  br i1 %390, label %311, label %391

391:                                              ; preds = %386, %304, %301
  %392 = phi i64 [ 0, %301 ], [ 1, %304 ], [ 1, %386 ]
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %9)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 320, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %5)
  ret i64 %392
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define i64 @best_nodes(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef writeonly %2) {
  %4 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 15
  %5 = tail call fastcc i64 @emit(ptr noundef %0, ptr noundef nonnull %4, ptr noundef %2)
  ret i64 %5
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none)
define i64 @walker_size() {
  ret i64 63024
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(argmem: readwrite)
define internal fastcc i64 @below(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr {
  %3 = icmp sgt i64 %1, 1
  br i1 %3, label %4, label %8

4:                                                ; preds = %2
  %5 = tail call fastcc i64 @draw(ptr noundef %0)
  %6 = lshr i64 %5, 33
  %7 = urem i64 %6, %1
  br label %8

8:                                                ; preds = %2, %4
  %9 = phi i64 [ %7, %4 ], [ 0, %2 ]
  ret i64 %9
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @fill_axis(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, ptr nocapture noundef writeonly %2, i64 noundef %3) unnamed_addr {
  %5 = alloca [16 x i64], align 16
  %6 = load ptr, ptr %0, align 8
  %7 = load i64, ptr %6, align 8
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %5)
  %8 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 9
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds %struct.Wall, ptr %9, i64 %3, i32 6
  %11 = load i64, ptr %10, align 8
  %12 = icmp sgt i64 %7, 0
  br i1 %12, label %21, label %13

13:                                               ; preds = %4
  call fastcc void @shuffle(ptr noundef %1, ptr noundef nonnull %5, i64 noundef %7)
  br label %27

14:                                               ; preds = %21
  call fastcc void @shuffle(ptr noundef %1, ptr noundef nonnull %5, i64 noundef %7)
  %15 = icmp sgt i64 %11, 1
  %16 = select i1 %12, i1 %15, i1 false
  br i1 %16, label %17, label %27

17:                                               ; preds = %14
  %18 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 12
  %19 = mul nsw i64 %7, %3
  %20 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 4
  br label %28

21:                                               ; preds = %4, %21
  %22 = phi i64 [ %25, %21 ], [ 0, %4 ]
  %23 = getelementptr inbounds [16 x i64], ptr %5, i64 0, i64 %22
  store i64 %22, ptr %23, align 8
  %24 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 3, i64 %3, i64 %22
  store i32 1, ptr %24, align 4
  %25 = add nuw nsw i64 %22, 1
  %26 = icmp eq i64 %25, %7
  br i1 %26, label %14, label %21

27:                                               ; preds = %62, %13, %14
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %5)
  ret void

28:                                               ; preds = %17, %62
  %29 = phi i64 [ %11, %17 ], [ %63, %62 ]
  %30 = phi i64 [ 0, %17 ], [ %64, %62 ]
  %31 = getelementptr inbounds [16 x i64], ptr %5, i64 0, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = load ptr, ptr %18, align 8
  %34 = add nsw i64 %32, %19
  %35 = getelementptr inbounds i64, ptr %33, i64 %34
  %36 = load i64, ptr %35, align 8
  %37 = load ptr, ptr %0, align 8
  %38 = getelementptr inbounds %struct.Problem, ptr %37, i64 0, i32 8
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds i64, ptr %39, i64 %32
  %41 = load i64, ptr %40, align 8
  %42 = tail call i64 @llvm.smin.i64(i64 %36, i64 %29)
  %43 = tail call i64 @llvm.smin.i64(i64 %42, i64 %41)
  %44 = icmp slt i64 %43, 2
  br i1 %44, label %62, label %45

45:                                               ; preds = %28
  %46 = tail call fastcc i64 @below(ptr noundef %1, i64 noundef 3)
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %48, label %51

48:                                               ; preds = %45
  %49 = tail call fastcc i64 @below(ptr noundef %1, i64 noundef %43)
  %50 = add nsw i64 %49, 1
  br label %51

51:                                               ; preds = %45, %48
  %52 = phi i64 [ %50, %48 ], [ %43, %45 ]
  %53 = load i64, ptr %20, align 8
  %54 = icmp eq i64 %53, 0
  br i1 %54, label %57, label %55

55:                                               ; preds = %51
  %56 = tail call fastcc i64 @divisor(i64 noundef %41, i64 noundef %52)
  br label %57

57:                                               ; preds = %55, %51
  %58 = phi i64 [ %56, %55 ], [ %52, %51 ]
  %59 = trunc i64 %58 to i32
  %60 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 3, i64 %3, i64 %32
  store i32 %59, ptr %60, align 4
  %61 = sdiv i64 %29, %58
  br label %62

62:                                               ; preds = %28, %57
  %63 = phi i64 [ %61, %57 ], [ %29, %28 ]
  %64 = add nuw nsw i64 %30, 1
  %65 = icmp slt i64 %64, %7
  %66 = icmp sgt i64 %63, 1
  %67 = select i1 %65, i1 %66, i1 false
  br i1 %67, label %28, label %27
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc double @broken(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) unnamed_addr {
  %3 = alloca [40 x i64], align 16
  %4 = alloca [640 x i64], align 16
  %5 = alloca [640 x i64], align 16
  %6 = alloca [16 x double], align 16
  %7 = load ptr, ptr %0, align 8
  %8 = load i64, ptr %7, align 8
  call void @llvm.lifetime.start.p0(i64 320, ptr nonnull %3)
  %9 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 1
  %10 = load i64, ptr %9, align 8
  %11 = icmp slt i64 %10, 1
  br i1 %11, label %17, label %12

12:                                               ; preds = %2
  %13 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 9
  %14 = load ptr, ptr %13, align 8
  %15 = icmp sgt i64 %8, 0
  %16 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 11
  br label %23

17:                                               ; preds = %71, %2
  %18 = phi double [ 0.000000e+00, %2 ], [ %72, %71 ]
  %19 = phi i64 [ 1, %2 ], [ %73, %71 ]
  %20 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 5
  %21 = load i64, ptr %20, align 8
  %22 = icmp slt i64 %19, %21
  br i1 %22, label %76, label %82

23:                                               ; preds = %12, %71
  %24 = phi i64 [ 1, %12 ], [ %73, %71 ]
  %25 = phi double [ 0.000000e+00, %12 ], [ %72, %71 ]
  %26 = phi i64 [ 0, %12 ], [ %74, %71 ]
  %27 = getelementptr inbounds %struct.Wall, ptr %14, i64 %26, i32 4
  %28 = load i64, ptr %27, align 8
  %29 = icmp eq i64 %28, 1
  br i1 %29, label %30, label %71

30:                                               ; preds = %23
  br i1 %15, label %31, label %34

31:                                               ; preds = %30
  %32 = load ptr, ptr %16, align 8
  %33 = mul nsw i64 %26, %8
  br label %40

34:                                               ; preds = %58, %30
  %35 = phi i64 [ 1, %30 ], [ %47, %58 ]
  %36 = phi double [ %25, %30 ], [ %59, %58 ]
  %37 = getelementptr inbounds %struct.Wall, ptr %14, i64 %26, i32 7
  %38 = load i64, ptr %37, align 8
  %39 = icmp slt i64 %35, %38
  br i1 %39, label %62, label %68

40:                                               ; preds = %31, %58
  %41 = phi double [ %25, %31 ], [ %59, %58 ]
  %42 = phi i64 [ 1, %31 ], [ %47, %58 ]
  %43 = phi i64 [ 0, %31 ], [ %60, %58 ]
  %44 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 3, i64 %26, i64 %43
  %45 = load i32, ptr %44, align 4
  %46 = sext i32 %45 to i64
  %47 = mul nsw i64 %42, %46
  %48 = add nsw i64 %43, %33
  %49 = getelementptr inbounds i64, ptr %32, i64 %48
  %50 = load i64, ptr %49, align 8
  %51 = icmp sgt i64 %50, %46
  br i1 %51, label %52, label %58

52:                                               ; preds = %40
  %53 = sitofp i64 %50 to double
  %54 = sitofp i32 %45 to double
  %55 = fdiv double %53, %54
  %56 = tail call fastcc double @lg(double noundef %55)
  %57 = fadd double %41, %56
  br label %58

58:                                               ; preds = %52, %40
  %59 = phi double [ %57, %52 ], [ %41, %40 ]
  %60 = add nuw nsw i64 %43, 1
  %61 = icmp eq i64 %60, %8
  br i1 %61, label %34, label %40

62:                                               ; preds = %34
  %63 = sitofp i64 %38 to double
  %64 = sitofp i64 %35 to double
  %65 = fdiv double %63, %64
  %66 = tail call fastcc double @lg(double noundef %65)
  %67 = fadd double %36, %66
  br label %68

68:                                               ; preds = %62, %34
  %69 = phi double [ %67, %62 ], [ %36, %34 ]
  %70 = mul nsw i64 %35, %24
  br label %71

71:                                               ; preds = %23, %68
  %72 = phi double [ %69, %68 ], [ %25, %23 ]
  %73 = phi i64 [ %70, %68 ], [ %24, %23 ]
  %74 = add nuw nsw i64 %26, 1
  %75 = icmp eq i64 %74, %10
  br i1 %75, label %17, label %23

76:                                               ; preds = %17
  %77 = sitofp i64 %21 to double
  %78 = sitofp i64 %19 to double
  %79 = fdiv double %77, %78
  %80 = tail call fastcc double @lg(double noundef %79)
  %81 = fadd double %18, %80
  br label %82

82:                                               ; preds = %76, %17
  %83 = phi double [ %81, %76 ], [ %18, %17 ]
  %84 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 7
  %85 = load i64, ptr %84, align 8
  %86 = icmp eq i64 %85, 0
  %87 = or i1 %86, %11
  br i1 %87, label %118, label %88

88:                                               ; preds = %82
  %89 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 4
  %90 = load i64, ptr %89, align 8
  %91 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 9
  %92 = load ptr, ptr %91, align 8
  br label %93

93:                                               ; preds = %88, %113
  %94 = phi double [ %83, %88 ], [ %115, %113 ]
  %95 = phi i64 [ 0, %88 ], [ %116, %113 ]
  %96 = phi i64 [ %90, %88 ], [ %114, %113 ]
  %97 = getelementptr inbounds [40 x i64], ptr %1, i64 0, i64 %95
  %98 = load i64, ptr %97, align 8
  %99 = getelementptr inbounds %struct.Wall, ptr %92, i64 %98
  %100 = getelementptr inbounds %struct.Wall, ptr %92, i64 %98, i32 4
  %101 = load i64, ptr %100, align 8
  %102 = icmp eq i64 %101, 0
  br i1 %102, label %103, label %113

103:                                              ; preds = %93
  %104 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 1, i64 %98
  %105 = load i64, ptr %104, align 8
  %106 = icmp eq i64 %105, 0
  br i1 %106, label %113, label %107

107:                                              ; preds = %103
  %108 = load i64, ptr %99, align 8
  %109 = icmp slt i64 %108, %96
  %110 = fadd double %94, 1.000000e+00
  %111 = tail call i64 @llvm.smax.i64(i64 %108, i64 %96)
  %112 = select i1 %109, double %110, double %94
  br label %113

113:                                              ; preds = %93, %103, %107
  %114 = phi i64 [ %111, %107 ], [ %96, %103 ], [ %96, %93 ]
  %115 = phi double [ %112, %107 ], [ %94, %103 ], [ %94, %93 ]
  %116 = add nuw nsw i64 %95, 1
  %117 = icmp eq i64 %116, %10
  br i1 %117, label %118, label %93

118:                                              ; preds = %113, %82
  %119 = phi double [ %83, %82 ], [ %115, %113 ]
  %120 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 6
  %121 = load i64, ptr %120, align 8
  %122 = icmp eq i64 %121, 0
  br i1 %122, label %264, label %123

123:                                              ; preds = %118
  call fastcc void @owners(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %3)
  %124 = getelementptr inbounds %struct.Problem, ptr %7, i64 0, i32 2
  %125 = load i64, ptr %124, align 8
  %126 = icmp sgt i64 %125, 0
  br i1 %126, label %127, label %264

127:                                              ; preds = %123
  %128 = icmp sgt i64 %8, 0
  %129 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 9
  %130 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 13
  %131 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 14
  %132 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 15
  %133 = load ptr, ptr %132, align 8
  br label %134

134:                                              ; preds = %127, %230
  %135 = phi double [ %119, %127 ], [ %231, %230 ]
  %136 = phi i64 [ 0, %127 ], [ %232, %230 ]
  call void @llvm.lifetime.start.p0(i64 5120, ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 5120, ptr nonnull %5)
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %6)
  br i1 %128, label %138, label %137

137:                                              ; preds = %138, %134
  br i1 %11, label %143, label %151

138:                                              ; preds = %134, %138
  %139 = phi i64 [ %141, %138 ], [ 0, %134 ]
  %140 = getelementptr inbounds [16 x double], ptr %6, i64 0, i64 %139
  store double 1.000000e+00, ptr %140, align 8
  %141 = add nuw nsw i64 %139, 1
  %142 = icmp eq i64 %141, %8
  br i1 %142, label %137, label %138

143:                                              ; preds = %189, %137
  %144 = phi i64 [ 0, %137 ], [ %190, %189 ]
  br i1 %128, label %147, label %145

145:                                              ; preds = %143
  %146 = mul nsw i64 %136, %8
  br label %193

147:                                              ; preds = %143
  %148 = load ptr, ptr %130, align 8
  %149 = mul nsw i64 %136, %8
  %150 = load ptr, ptr %131, align 8
  br label %199

151:                                              ; preds = %137, %189
  %152 = phi i64 [ %191, %189 ], [ 0, %137 ]
  %153 = phi i64 [ %190, %189 ], [ 0, %137 ]
  %154 = getelementptr inbounds [40 x i64], ptr %3, i64 0, i64 %152
  %155 = load i64, ptr %154, align 8
  %156 = icmp eq i64 %155, %136
  br i1 %156, label %157, label %189

157:                                              ; preds = %151
  %158 = getelementptr inbounds [40 x i64], ptr %1, i64 0, i64 %152
  %159 = load i64, ptr %158, align 8
  %160 = load ptr, ptr %129, align 8
  %161 = getelementptr inbounds %struct.Wall, ptr %160, i64 %159, i32 4
  %162 = load i64, ptr %161, align 8
  %163 = icmp eq i64 %162, 2
  br i1 %128, label %164, label %189

164:                                              ; preds = %157
  %165 = shl nsw i64 %152, 4
  br label %166

166:                                              ; preds = %164, %185
  %167 = phi i64 [ 0, %164 ], [ %187, %185 ]
  %168 = phi i64 [ %153, %164 ], [ %186, %185 ]
  %169 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 6, i64 %159, i64 %167
  %170 = load i8, ptr %169, align 1
  %171 = sext i8 %170 to i64
  %172 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %159, i64 %171
  %173 = load i32, ptr %172, align 4
  %174 = icmp slt i32 %173, 2
  br i1 %174, label %185, label %175

175:                                              ; preds = %166
  %176 = sitofp i32 %173 to double
  %177 = getelementptr inbounds [16 x double], ptr %6, i64 0, i64 %171
  %178 = load double, ptr %177, align 8
  %179 = fmul double %178, %176
  store double %179, ptr %177, align 8
  %180 = getelementptr inbounds [640 x i64], ptr %4, i64 0, i64 %168
  store i64 %171, ptr %180, align 8
  %181 = add nuw nsw i64 %167, %165
  %182 = select i1 %163, i64 1000, i64 %181
  %183 = add nsw i64 %168, 1
  %184 = getelementptr inbounds [640 x i64], ptr %5, i64 0, i64 %168
  store i64 %182, ptr %184, align 8
  br label %185

185:                                              ; preds = %166, %175
  %186 = phi i64 [ %183, %175 ], [ %168, %166 ]
  %187 = add nuw nsw i64 %167, 1
  %188 = icmp eq i64 %187, %8
  br i1 %188, label %189, label %166

189:                                              ; preds = %185, %157, %151
  %190 = phi i64 [ %153, %151 ], [ %153, %157 ], [ %186, %185 ]
  %191 = add nuw nsw i64 %152, 1
  %192 = icmp eq i64 %191, %10
  br i1 %192, label %143, label %151

193:                                              ; preds = %223, %145
  %194 = phi i64 [ %146, %145 ], [ %149, %223 ]
  %195 = phi double [ %135, %145 ], [ %224, %223 ]
  %196 = mul nsw i64 %194, %8
  %197 = getelementptr inbounds i64, ptr %133, i64 %196
  %198 = icmp sgt i64 %144, 0
  br i1 %198, label %234, label %230

199:                                              ; preds = %147, %223
  %200 = phi double [ %135, %147 ], [ %224, %223 ]
  %201 = phi i64 [ 0, %147 ], [ %225, %223 ]
  %202 = add nsw i64 %201, %149
  %203 = getelementptr inbounds i64, ptr %148, i64 %202
  %204 = load i64, ptr %203, align 8
  %205 = sitofp i64 %204 to double
  %206 = getelementptr inbounds i64, ptr %150, i64 %202
  %207 = load i64, ptr %206, align 8
  %208 = sitofp i64 %207 to double
  %209 = getelementptr inbounds [16 x double], ptr %6, i64 0, i64 %201
  %210 = load double, ptr %209, align 8
  %211 = fcmp olt double %210, %205
  br i1 %211, label %212, label %216

212:                                              ; preds = %199
  %213 = fdiv double %205, %210
  %214 = tail call fastcc double @lg(double noundef %213)
  %215 = fadd double %200, %214
  br label %216

216:                                              ; preds = %212, %199
  %217 = phi double [ %215, %212 ], [ %200, %199 ]
  %218 = fcmp ogt double %210, %208
  br i1 %218, label %219, label %223

219:                                              ; preds = %216
  %220 = fdiv double %210, %208
  %221 = tail call fastcc double @lg(double noundef %220)
  %222 = fadd double %217, %221
  br label %223

223:                                              ; preds = %219, %216
  %224 = phi double [ %222, %219 ], [ %217, %216 ]
  %225 = add nuw nsw i64 %201, 1
  %226 = icmp eq i64 %225, %8
  br i1 %226, label %193, label %199

227:                                              ; preds = %260, %234
  %228 = phi double [ %236, %234 ], [ %261, %260 ]
  %229 = icmp eq i64 %237, %144
  br i1 %229, label %230, label %234

230:                                              ; preds = %227, %193
  %231 = phi double [ %195, %193 ], [ %228, %227 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 5120, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 5120, ptr nonnull %4)
  %232 = add nuw nsw i64 %136, 1
  %233 = icmp eq i64 %232, %125
  br i1 %233, label %264, label %134

234:                                              ; preds = %193, %227
  %235 = phi i64 [ %237, %227 ], [ 0, %193 ]
  %236 = phi double [ %228, %227 ], [ %195, %193 ]
  %237 = add nuw nsw i64 %235, 1
  %238 = icmp slt i64 %237, %144
  br i1 %238, label %239, label %227

239:                                              ; preds = %234
  %240 = getelementptr inbounds [640 x i64], ptr %5, i64 0, i64 %235
  %241 = load i64, ptr %240, align 8
  %242 = getelementptr inbounds [640 x i64], ptr %4, i64 0, i64 %235
  br label %243

243:                                              ; preds = %239, %260
  %244 = phi i64 [ %237, %239 ], [ %262, %260 ]
  %245 = phi double [ %236, %239 ], [ %261, %260 ]
  %246 = getelementptr inbounds [640 x i64], ptr %5, i64 0, i64 %244
  %247 = load i64, ptr %246, align 8
  %248 = icmp eq i64 %241, %247
  br i1 %248, label %260, label %249

249:                                              ; preds = %243
  %250 = load i64, ptr %242, align 8
  %251 = mul nsw i64 %250, %8
  %252 = getelementptr inbounds [640 x i64], ptr %4, i64 0, i64 %244
  %253 = load i64, ptr %252, align 8
  %254 = add nsw i64 %251, %253
  %255 = getelementptr inbounds i64, ptr %197, i64 %254
  %256 = load i64, ptr %255, align 8
  %257 = icmp eq i64 %256, 0
  br i1 %257, label %258, label %260

258:                                              ; preds = %249
  %259 = fadd double %245, 1.000000e+00
  br label %260

260:                                              ; preds = %243, %249, %258
  %261 = phi double [ %245, %249 ], [ %259, %258 ], [ %245, %243 ]
  %262 = add nuw nsw i64 %244, 1
  %263 = icmp slt i64 %262, %144
  br i1 %263, label %243, label %227

264:                                              ; preds = %230, %123, %118
  %265 = phi double [ %119, %118 ], [ %119, %123 ], [ %231, %230 ]
  call void @llvm.lifetime.end.p0(i64 320, ptr nonnull %3)
  ret double %265
}

; Function Attrs: nofree noinline norecurse nosync nounwind optsize memory(argmem: readwrite)
define internal fastcc void @shuffle(ptr nocapture noundef %0, ptr nocapture noundef %1, i64 noundef %2) unnamed_addr {
  %4 = icmp sgt i64 %2, 1
  br i1 %4, label %6, label %5

5:                                                ; preds = %6, %3
  ret void

6:                                                ; preds = %3, %6
  %7 = phi i64 [ %8, %6 ], [ %2, %3 ]
  %8 = add nsw i64 %7, -1
  %9 = tail call fastcc i64 @below(ptr noundef %0, i64 noundef %7)
  %10 = getelementptr inbounds i64, ptr %1, i64 %8
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds i64, ptr %1, i64 %9
  %13 = load i64, ptr %12, align 8
  store i64 %13, ptr %10, align 8
  store i64 %11, ptr %12, align 8
  %14 = icmp ugt i64 %7, 2
  br i1 %14, label %6, label %5
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(none)
define internal fastcc i64 @divisor(i64 noundef %0, i64 noundef %1) unnamed_addr {
  %3 = icmp slt i64 %1, %0
  br i1 %3, label %4, label %31

4:                                                ; preds = %2
  %5 = srem i64 %0, %1
  %6 = sdiv i64 %0, %1
  %7 = icmp eq i64 %5, 0
  br i1 %7, label %31, label %8

8:                                                ; preds = %4
  %9 = add nsw i64 %6, 1
  %10 = icmp slt i64 %9, %1
  br i1 %10, label %11, label %20

11:                                               ; preds = %8, %16
  %12 = phi i64 [ %17, %16 ], [ %9, %8 ]
  %13 = srem i64 %0, %12
  %14 = sdiv i64 %0, %12
  %15 = icmp eq i64 %13, 0
  br i1 %15, label %31, label %16

16:                                               ; preds = %11
  %17 = add nsw i64 %12, 1
  %18 = sdiv i64 %0, %17
  %19 = icmp sgt i64 %18, %17
  br i1 %19, label %11, label %20

20:                                               ; preds = %16, %8
  %21 = phi i64 [ %1, %8 ], [ %18, %16 ]
  %22 = tail call i64 @llvm.smin.i64(i64 %21, i64 %1)
  %23 = icmp sgt i64 %22, 1
  br i1 %23, label %24, label %31

24:                                               ; preds = %20, %28
  %25 = phi i64 [ %29, %28 ], [ %22, %20 ]
  %26 = srem i64 %0, %25
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %31, label %28

28:                                               ; preds = %24
  %29 = add nsw i64 %25, -1
  %30 = icmp sgt i64 %25, 2
  br i1 %30, label %24, label %31

31:                                               ; preds = %28, %24, %11, %20, %4, %2
  %32 = phi i64 [ %0, %2 ], [ %1, %4 ], [ 1, %20 ], [ %14, %11 ], [ 1, %28 ], [ %25, %24 ]
  ret i64 %32
}

; Function Attrs: nofree noinline norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @owners(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef writeonly %2) unnamed_addr {
  %4 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 1
  %5 = load i64, ptr %4, align 8
  %6 = icmp sgt i64 %5, 0
  br i1 %6, label %7, label %12

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 4
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 9
  %11 = load ptr, ptr %10, align 8
  br label %13

12:                                               ; preds = %30, %3
  ret void

13:                                               ; preds = %7, %30
  %14 = phi i64 [ %9, %7 ], [ %31, %30 ]
  %15 = phi i64 [ 0, %7 ], [ %32, %30 ]
  %16 = getelementptr inbounds i64, ptr %2, i64 %15
  store i64 %14, ptr %16, align 8
  %17 = getelementptr inbounds [40 x i64], ptr %1, i64 0, i64 %15
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds %struct.Wall, ptr %11, i64 %18
  %20 = getelementptr inbounds %struct.Wall, ptr %11, i64 %18, i32 4
  %21 = load i64, ptr %20, align 8
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %30

23:                                               ; preds = %13
  %24 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 1, i64 %18
  %25 = load i64, ptr %24, align 8
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %30, label %27

27:                                               ; preds = %23
  %28 = load i64, ptr %19, align 8
  %29 = tail call i64 @llvm.smax.i64(i64 %28, i64 %14)
  br label %30

30:                                               ; preds = %27, %23, %13
  %31 = phi i64 [ %14, %23 ], [ %14, %13 ], [ %29, %27 ]
  %32 = add nuw nsw i64 %15, 1
  %33 = load i64, ptr %4, align 8
  %34 = icmp slt i64 %32, %33
  br i1 %34, label %13, label %12
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(argmem: read)
define internal fastcc nonnull ptr @steps_at(ptr noundef readonly %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) unnamed_addr {
  %5 = getelementptr inbounds [40 x i64], ptr %0, i64 0, i64 %2
  %6 = load i64, ptr %5, align 8
  %7 = icmp eq i64 %3, 0
  %8 = getelementptr inbounds %struct.State, ptr %0, i64 0, i32 3, i64 %6, i64 %1
  %9 = getelementptr inbounds %struct.State, ptr %0, i64 0, i32 2, i64 %6, i64 %1
  %10 = select i1 %7, ptr %9, ptr %8
  ret ptr %10
}

; Function Attrs: nofree noinline norecurse nosync nounwind optsize memory(argmem: readwrite)
define internal fastcc i64 @splits(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef writeonly %2) unnamed_addr {
  %4 = getelementptr inbounds %struct.Walker, ptr %0, i64 0, i32 3
  %5 = load i64, ptr %4, align 8
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %11, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.Walker, ptr %0, i64 0, i32 4
  %9 = load i64, ptr %8, align 8
  %10 = icmp ne i64 %9, 0
  br label %11

11:                                               ; preds = %7, %3
  %12 = phi i1 [ false, %3 ], [ %10, %7 ]
  %13 = icmp sgt i64 %1, 0
  br i1 %13, label %14, label %16

14:                                               ; preds = %11
  %15 = add nsw i64 %1, -1
  br label %18

16:                                               ; preds = %33, %11
  %17 = phi i64 [ 0, %11 ], [ %34, %33 ]
  ret i64 %17

18:                                               ; preds = %14, %33
  %19 = phi i64 [ 1, %14 ], [ %39, %33 ]
  %20 = phi i64 [ 0, %14 ], [ %34, %33 ]
  br i1 %12, label %21, label %24

21:                                               ; preds = %18
  %22 = srem i64 %1, %19
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %24, label %33

24:                                               ; preds = %21, %18
  %25 = add nsw i64 %20, 1
  %26 = getelementptr inbounds i64, ptr %2, i64 %20
  store i64 %19, ptr %26, align 8
  %27 = add i64 %15, %19
  %28 = sdiv i64 %27, %19
  %29 = icmp eq i64 %28, %19
  br i1 %29, label %33, label %30

30:                                               ; preds = %24
  %31 = add nsw i64 %20, 2
  %32 = getelementptr inbounds i64, ptr %2, i64 %25
  store i64 %28, ptr %32, align 8
  br label %33

33:                                               ; preds = %24, %30, %21
  %34 = phi i64 [ %20, %21 ], [ %31, %30 ], [ %25, %24 ]
  %35 = icmp ult i64 %19, 16
  %36 = select i1 %12, i1 true, i1 %35
  %37 = lshr i64 %19, 3
  %38 = select i1 %36, i64 1, i64 %37
  %39 = add nuw nsw i64 %38, %19
  %40 = mul nsw i64 %39, %39
  %41 = icmp sle i64 %40, %1
  %42 = icmp slt i64 %34, 39
  %43 = select i1 %41, i1 %42, i1 false
  br i1 %43, label %18, label %16
}

; Function Attrs: mustprogress nofree noinline nosync nounwind optsize willreturn memory(argmem: readwrite)
define internal fastcc i64 @tile_of(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, ptr nocapture noundef %4) unnamed_addr {
  %6 = mul nsw i64 %3, %2
  %7 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 8
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %29, label %10

10:                                               ; preds = %5
  %11 = icmp slt i64 %3, 2
  br i1 %11, label %17, label %12

12:                                               ; preds = %10
  %13 = load i32, ptr %4, align 4
  %14 = sext i32 %13 to i64
  %15 = sub nsw i64 %6, %14
  %16 = icmp slt i64 %15, %1
  br i1 %16, label %18, label %17

17:                                               ; preds = %12, %10
  store i32 0, ptr %4, align 4
  br label %18

18:                                               ; preds = %17, %12
  %19 = phi i32 [ 0, %17 ], [ %13, %12 ]
  %20 = sext i32 %19 to i64
  %21 = icmp slt i64 %20, %2
  br i1 %21, label %26, label %22

22:                                               ; preds = %18
  %23 = trunc i64 %2 to i32
  %24 = add i32 %23, -1
  store i32 %24, ptr %4, align 4
  %25 = sext i32 %24 to i64
  br label %26

26:                                               ; preds = %22, %18
  %27 = phi i64 [ %25, %22 ], [ %20, %18 ]
  %28 = sub nsw i64 %6, %27
  br label %29

29:                                               ; preds = %5, %26
  %30 = phi i64 [ %28, %26 ], [ %6, %5 ]
  %31 = tail call i64 @llvm.smin.i64(i64 %30, i64 %1)
  ret i64 %31
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @trim(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, ptr noundef %2, i64 noundef %3) unnamed_addr {
  %5 = alloca [80 x i64], align 16
  %6 = alloca [80 x ptr], align 16
  %7 = alloca [80 x ptr], align 16
  %8 = load ptr, ptr %0, align 8
  %9 = getelementptr inbounds %struct.Problem, ptr %8, i64 0, i32 8
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds i64, ptr %10, i64 %3
  %12 = load i64, ptr %11, align 8
  call void @llvm.lifetime.start.p0(i64 640, ptr nonnull %5)
  call void @llvm.lifetime.start.p0(i64 640, ptr nonnull %6)
  call void @llvm.lifetime.start.p0(i64 640, ptr nonnull %7)
  %13 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 1
  %14 = load i64, ptr %13, align 8
  %15 = icmp sgt i64 %14, 0
  br i1 %15, label %16, label %100

16:                                               ; preds = %4
  %17 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 9
  br label %20

18:                                               ; preds = %58
  %19 = icmp sgt i64 %21, 1
  br i1 %19, label %20, label %27

20:                                               ; preds = %16, %18
  %21 = phi i64 [ %14, %16 ], [ %24, %18 ]
  %22 = phi i64 [ 1, %16 ], [ %60, %18 ]
  %23 = phi i64 [ 0, %16 ], [ %59, %18 ]
  %24 = add nsw i64 %21, -1
  %25 = getelementptr inbounds [40 x i64], ptr %2, i64 0, i64 %24
  %26 = icmp eq i64 %24, 0
  br label %30

27:                                               ; preds = %18, %50
  %28 = phi i64 [ %32, %50 ], [ %59, %18 ]
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %100, label %63

30:                                               ; preds = %20, %58
  %31 = phi i64 [ %22, %20 ], [ %60, %58 ]
  %32 = phi i64 [ %23, %20 ], [ %59, %58 ]
  %33 = phi i64 [ 1, %20 ], [ %61, %58 ]
  %34 = load i64, ptr %25, align 8
  %35 = icmp eq i64 %33, 0
  %36 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 3, i64 %34, i64 %3
  %37 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 2, i64 %34, i64 %3
  %38 = select i1 %35, ptr %37, ptr %36
  %39 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 5, i64 %34, i64 %3
  %40 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 4, i64 %34, i64 %3
  %41 = select i1 %35, ptr %40, ptr %39
  %42 = load i32, ptr %38, align 4
  %43 = icmp slt i32 %42, 2
  br i1 %43, label %58, label %44

44:                                               ; preds = %30
  br i1 %35, label %50, label %45

45:                                               ; preds = %44
  %46 = load ptr, ptr %17, align 8
  %47 = getelementptr inbounds %struct.Wall, ptr %46, i64 %34, i32 4
  %48 = load i64, ptr %47, align 8
  %49 = icmp eq i64 %48, 1
  br i1 %49, label %51, label %58

50:                                               ; preds = %44
  br i1 %26, label %27, label %51

51:                                               ; preds = %45, %50
  %52 = getelementptr inbounds [80 x ptr], ptr %6, i64 0, i64 %32
  store ptr %38, ptr %52, align 8
  %53 = getelementptr inbounds [80 x ptr], ptr %7, i64 0, i64 %32
  store ptr %41, ptr %53, align 8
  %54 = add nsw i64 %32, 1
  %55 = getelementptr inbounds [80 x i64], ptr %5, i64 0, i64 %32
  store i64 %31, ptr %55, align 8
  %56 = zext i32 %42 to i64
  %57 = tail call fastcc i64 @tile_of(ptr noundef nonnull %0, i64 noundef %12, i64 noundef %31, i64 noundef %56, ptr noundef nonnull %41)
  br label %58

58:                                               ; preds = %30, %45, %51
  %59 = phi i64 [ %54, %51 ], [ %32, %45 ], [ %32, %30 ]
  %60 = phi i64 [ %57, %51 ], [ %31, %45 ], [ %31, %30 ]
  %61 = add nsw i64 %33, -1
  %62 = icmp eq i64 %33, 0
  br i1 %62, label %18, label %30

63:                                               ; preds = %27
  %64 = tail call fastcc i64 @below(ptr noundef %1, i64 noundef %28)
  %65 = tail call fastcc i64 @below(ptr noundef %1, i64 noundef 5)
  switch i64 %65, label %71 [
    i64 4, label %66
    i64 0, label %96
  ]

66:                                               ; preds = %63
  %67 = getelementptr inbounds [80 x ptr], ptr %6, i64 0, i64 %64
  %68 = load ptr, ptr %67, align 8
  %69 = load i32, ptr %68, align 4
  %70 = add nsw i32 %69, 1
  store i32 %70, ptr %68, align 4
  br label %91

71:                                               ; preds = %63
  %72 = icmp slt i64 %65, 3
  br i1 %72, label %73, label %91

73:                                               ; preds = %71
  %74 = getelementptr inbounds [80 x i64], ptr %5, i64 0, i64 %64
  %75 = load i64, ptr %74, align 8
  %76 = getelementptr inbounds [80 x ptr], ptr %6, i64 0, i64 %64
  %77 = load ptr, ptr %76, align 8
  %78 = load i32, ptr %77, align 4
  %79 = sext i32 %78 to i64
  %80 = mul nsw i64 %75, %79
  %81 = add i64 %12, -1
  %82 = add i64 %81, %80
  %83 = sdiv i64 %82, %80
  %84 = add i64 %81, %83
  %85 = sdiv i64 %84, %83
  %86 = sub nsw i64 %80, %85
  %87 = icmp slt i64 %86, %75
  %88 = add i64 %75, 4294967295
  %89 = select i1 %87, i64 %86, i64 %88
  %90 = trunc i64 %89 to i32
  br label %96

91:                                               ; preds = %66, %71
  %92 = getelementptr inbounds [80 x i64], ptr %5, i64 0, i64 %64
  %93 = load i64, ptr %92, align 8
  %94 = tail call fastcc i64 @below(ptr noundef %1, i64 noundef %93)
  %95 = trunc i64 %94 to i32
  br label %96

96:                                               ; preds = %63, %73, %91
  %97 = phi i32 [ %95, %91 ], [ %90, %73 ], [ 0, %63 ]
  %98 = getelementptr inbounds [80 x ptr], ptr %7, i64 0, i64 %64
  %99 = load ptr, ptr %98, align 8
  store i32 %97, ptr %99, align 4
  br label %100

100:                                              ; preds = %96, %4, %27
  call void @llvm.lifetime.end.p0(i64 640, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 640, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 640, ptr nonnull %5)
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc i64 @some_rank(ptr nocapture noundef readonly %0, ptr nocapture noundef %1) unnamed_addr {
  %3 = load ptr, ptr %0, align 8
  br label %7

4:                                                ; preds = %7
  %5 = add nuw nsw i64 %9, 1
  %6 = icmp eq i64 %5, 50
  br i1 %6, label %18, label %7

7:                                                ; preds = %2, %4
  %8 = phi ptr [ %3, %2 ], [ %12, %4 ]
  %9 = phi i64 [ 0, %2 ], [ %5, %4 ]
  %10 = load i64, ptr %8, align 8
  %11 = tail call fastcc i64 @below(ptr noundef %1, i64 noundef %10)
  %12 = load ptr, ptr %0, align 8
  %13 = getelementptr inbounds %struct.Problem, ptr %12, i64 0, i32 8
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds i64, ptr %14, i64 %11
  %16 = load i64, ptr %15, align 8
  %17 = icmp slt i64 %16, 2
  br i1 %17, label %4, label %18

18:                                               ; preds = %4, %7
  %19 = phi i64 [ 0, %4 ], [ %11, %7 ]
  ret i64 %19
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @move_factor(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, ptr noundef %2, i64 noundef %3) unnamed_addr {
  %5 = tail call fastcc ptr @place(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 1)
  %6 = tail call fastcc ptr @taken(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3)
  %7 = icmp eq ptr %5, null
  %8 = icmp eq ptr %6, null
  %9 = select i1 %7, i1 true, i1 %8
  %10 = icmp eq ptr %5, %6
  %11 = select i1 %9, i1 true, i1 %10
  br i1 %11, label %68, label %12

12:                                               ; preds = %4
  %13 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 3
  %14 = load i64, ptr %13, align 8
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %23, label %16

16:                                               ; preds = %12
  %17 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 4
  %18 = load i64, ptr %17, align 8
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %23, label %20

20:                                               ; preds = %16
  %21 = load i32, ptr %6, align 4
  %22 = sext i32 %21 to i64
  br label %49

23:                                               ; preds = %16, %12
  %24 = load i32, ptr %6, align 4
  %25 = sext i32 %24 to i64
  %26 = load i32, ptr %5, align 4
  %27 = tail call fastcc i64 @below(ptr noundef nonnull %1, i64 noundef 2)
  %28 = icmp eq i64 %27, 0
  %29 = icmp slt i32 %24, 2
  %30 = select i1 %28, i1 true, i1 %29
  br i1 %30, label %31, label %37

31:                                               ; preds = %23
  %32 = tail call fastcc i64 @below(ptr noundef nonnull %1, i64 noundef 2)
  %33 = tail call fastcc i64 @below(ptr noundef nonnull %1, i64 noundef 3)
  %34 = add nsw i64 %33, -1
  %35 = mul nsw i64 %34, %32
  %36 = add nsw i64 %35, %25
  br label %49

37:                                               ; preds = %23
  %38 = sext i32 %26 to i64
  %39 = tail call fastcc i64 @below(ptr noundef nonnull %1, i64 noundef 2)
  %40 = icmp eq i64 %39, 0
  %41 = zext i1 %40 to i64
  %42 = shl nsw i64 %25, %41
  %43 = tail call fastcc i64 @below(ptr noundef nonnull %1, i64 noundef %42)
  %44 = add nsw i64 %43, 1
  %45 = mul nsw i64 %38, %25
  %46 = add i64 %43, %45
  %47 = sdiv i64 %46, %44
  %48 = trunc i64 %47 to i32
  store i32 %48, ptr %5, align 4
  br label %64

49:                                               ; preds = %31, %20
  %50 = phi i64 [ %36, %31 ], [ %22, %20 ]
  %51 = tail call fastcc i64 @factor(ptr noundef nonnull %1, i64 noundef %50)
  %52 = icmp slt i64 %51, 2
  br i1 %52, label %68, label %53

53:                                               ; preds = %49
  %54 = load i32, ptr %6, align 4
  %55 = sext i32 %54 to i64
  %56 = add nsw i64 %51, -1
  %57 = add i64 %56, %55
  %58 = sdiv i64 %57, %51
  %59 = trunc i64 %58 to i32
  store i32 %59, ptr %6, align 4
  %60 = load i32, ptr %5, align 4
  %61 = sext i32 %60 to i64
  %62 = mul nsw i64 %51, %61
  %63 = tail call i64 @llvm.smin.i64(i64 %62, i64 1073741824)
  br label %64

64:                                               ; preds = %53, %37
  %65 = phi i64 [ %44, %37 ], [ %63, %53 ]
  %66 = phi ptr [ %6, %37 ], [ %5, %53 ]
  %67 = trunc i64 %65 to i32
  store i32 %67, ptr %66, align 4
  br label %68

68:                                               ; preds = %64, %49, %4
  ret void
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @exchange(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4) unnamed_addr {
  %6 = load ptr, ptr %0, align 8
  %7 = load i64, ptr %6, align 8
  %8 = tail call fastcc ptr @taken(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i64 noundef %3)
  %9 = tail call fastcc ptr @taken(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i64 noundef %4)
  %10 = icmp ne i64 %3, %4
  %11 = icmp ne ptr %8, null
  %12 = select i1 %10, i1 %11, i1 false
  %13 = icmp ne ptr %9, null
  %14 = select i1 %12, i1 %13, i1 false
  br i1 %14, label %15, label %97

15:                                               ; preds = %5
  %16 = load i32, ptr %8, align 4
  %17 = sext i32 %16 to i64
  %18 = tail call fastcc i64 @factor(ptr noundef %1, i64 noundef %17)
  %19 = load i32, ptr %9, align 4
  %20 = sext i32 %19 to i64
  %21 = tail call fastcc i64 @factor(ptr noundef %1, i64 noundef %20)
  %22 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 1
  %23 = load i64, ptr %22, align 8
  %24 = icmp sgt i64 %23, 0
  br i1 %24, label %25, label %97

25:                                               ; preds = %15
  %26 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 12
  br label %31

27:                                               ; preds = %64
  %28 = icmp ne ptr %51, null
  %29 = icmp ne ptr %65, null
  %30 = select i1 %28, i1 %29, i1 false
  br i1 %30, label %68, label %97

31:                                               ; preds = %25, %64
  %32 = phi i64 [ 0, %25 ], [ %66, %64 ]
  %33 = phi ptr [ null, %25 ], [ %65, %64 ]
  %34 = phi ptr [ null, %25 ], [ %51, %64 ]
  %35 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 2, i64 %32, i64 %4
  %36 = icmp eq ptr %9, %35
  %37 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 2, i64 %32, i64 %3
  %38 = select i1 %36, ptr %37, ptr %34
  %39 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 3, i64 %32, i64 %4
  %40 = icmp eq ptr %9, %39
  br i1 %40, label %41, label %50

41:                                               ; preds = %31
  %42 = load ptr, ptr %26, align 8
  %43 = mul nsw i64 %32, %7
  %44 = add nsw i64 %43, %3
  %45 = getelementptr inbounds i64, ptr %42, i64 %44
  %46 = load i64, ptr %45, align 8
  %47 = icmp sgt i64 %46, 1
  %48 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 3, i64 %32, i64 %3
  %49 = select i1 %47, ptr %48, ptr null
  br label %50

50:                                               ; preds = %41, %31
  %51 = phi ptr [ %49, %41 ], [ %38, %31 ]
  %52 = icmp eq ptr %8, %37
  %53 = select i1 %52, ptr %35, ptr %33
  %54 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 3, i64 %32, i64 %3
  %55 = icmp eq ptr %8, %54
  br i1 %55, label %56, label %64

56:                                               ; preds = %50
  %57 = load ptr, ptr %26, align 8
  %58 = mul nsw i64 %32, %7
  %59 = add nsw i64 %58, %4
  %60 = getelementptr inbounds i64, ptr %57, i64 %59
  %61 = load i64, ptr %60, align 8
  %62 = icmp sgt i64 %61, 1
  %63 = select i1 %62, ptr %39, ptr null
  br label %64

64:                                               ; preds = %50, %56
  %65 = phi ptr [ %63, %56 ], [ %53, %50 ]
  %66 = add nuw nsw i64 %32, 1
  %67 = icmp eq i64 %66, %23
  br i1 %67, label %27, label %31

68:                                               ; preds = %27
  %69 = icmp eq ptr %51, %8
  %70 = icmp slt i64 %18, 2
  %71 = select i1 %69, i1 true, i1 %70
  %72 = icmp slt i64 %21, 2
  %73 = select i1 %71, i1 true, i1 %72
  br i1 %73, label %97, label %74

74:                                               ; preds = %68
  %75 = load i32, ptr %8, align 4
  %76 = sext i32 %75 to i64
  %77 = add nsw i64 %18, -1
  %78 = add i64 %77, %76
  %79 = sdiv i64 %78, %18
  %80 = trunc i64 %79 to i32
  store i32 %80, ptr %8, align 4
  %81 = load i32, ptr %9, align 4
  %82 = sext i32 %81 to i64
  %83 = add nsw i64 %21, -1
  %84 = add i64 %83, %82
  %85 = sdiv i64 %84, %21
  %86 = trunc i64 %85 to i32
  store i32 %86, ptr %9, align 4
  %87 = load i32, ptr %51, align 4
  %88 = sext i32 %87 to i64
  %89 = mul nsw i64 %18, %88
  %90 = tail call i64 @llvm.smin.i64(i64 %89, i64 1073741824)
  %91 = trunc i64 %90 to i32
  store i32 %91, ptr %51, align 4
  %92 = load i32, ptr %65, align 4
  %93 = sext i32 %92 to i64
  %94 = mul nsw i64 %21, %93
  %95 = tail call i64 @llvm.smin.i64(i64 %94, i64 1073741824)
  %96 = trunc i64 %95 to i32
  store i32 %96, ptr %65, align 4
  br label %97

97:                                               ; preds = %15, %74, %68, %27, %5
  ret void
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc i64 @axis_of(ptr nocapture noundef readonly %0, ptr nocapture noundef %1) unnamed_addr {
  %3 = alloca [40 x i64], align 16
  call void @llvm.lifetime.start.p0(i64 320, ptr nonnull %3)
  %4 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 1
  %5 = load i64, ptr %4, align 8
  %6 = icmp sgt i64 %5, 0
  br i1 %6, label %7, label %29

7:                                                ; preds = %2
  %8 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 9
  %9 = load ptr, ptr %8, align 8
  br label %12

10:                                               ; preds = %21
  %11 = icmp eq i64 %22, 0
  br i1 %11, label %29, label %25

12:                                               ; preds = %7, %21
  %13 = phi i64 [ 0, %7 ], [ %23, %21 ]
  %14 = phi i64 [ 0, %7 ], [ %22, %21 ]
  %15 = getelementptr inbounds %struct.Wall, ptr %9, i64 %13, i32 4
  %16 = load i64, ptr %15, align 8
  %17 = icmp eq i64 %16, 1
  br i1 %17, label %18, label %21

18:                                               ; preds = %12
  %19 = add nsw i64 %14, 1
  %20 = getelementptr inbounds [40 x i64], ptr %3, i64 0, i64 %14
  store i64 %13, ptr %20, align 8
  br label %21

21:                                               ; preds = %12, %18
  %22 = phi i64 [ %19, %18 ], [ %14, %12 ]
  %23 = add nuw nsw i64 %13, 1
  %24 = icmp eq i64 %23, %5
  br i1 %24, label %10, label %12

25:                                               ; preds = %10
  %26 = tail call fastcc i64 @below(ptr noundef %1, i64 noundef %22)
  %27 = getelementptr inbounds [40 x i64], ptr %3, i64 0, i64 %26
  %28 = load i64, ptr %27, align 8
  br label %29

29:                                               ; preds = %2, %10, %25
  %30 = phi i64 [ %28, %25 ], [ -1, %10 ], [ -1, %2 ]
  call void @llvm.lifetime.end.p0(i64 320, ptr nonnull %3)
  ret i64 %30
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc ptr @place(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, ptr noundef readonly %2, i64 noundef %3, i64 noundef %4) unnamed_addr {
  %6 = alloca [80 x i64], align 16
  call void @llvm.lifetime.start.p0(i64 640, ptr nonnull %6)
  %7 = load ptr, ptr %0, align 8
  %8 = load i64, ptr %7, align 8
  %9 = icmp ne i64 %4, 0
  %10 = xor i1 %9, true
  %11 = zext i1 %10 to i64
  %12 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 1
  %13 = load i64, ptr %12, align 8
  %14 = icmp sgt i64 %13, %11
  %15 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 9
  %16 = load ptr, ptr %15, align 8
  br i1 %14, label %17, label %19

17:                                               ; preds = %5
  %18 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 12
  br label %26

19:                                               ; preds = %48, %5
  %20 = phi i64 [ 0, %5 ], [ %49, %48 ]
  %21 = load i64, ptr %2, align 8
  %22 = getelementptr inbounds %struct.Wall, ptr %16, i64 %21, i32 4
  %23 = load i64, ptr %22, align 8
  %24 = icmp ne i64 %23, 1
  %25 = or i1 %9, %24
  br i1 %25, label %63, label %52

26:                                               ; preds = %17, %48
  %27 = phi i64 [ 0, %17 ], [ %49, %48 ]
  %28 = phi i64 [ %11, %17 ], [ %50, %48 ]
  %29 = getelementptr inbounds [40 x i64], ptr %2, i64 0, i64 %28
  %30 = load i64, ptr %29, align 8
  %31 = shl nuw nsw i64 %28, 1
  %32 = add nsw i64 %27, 1
  %33 = getelementptr inbounds [80 x i64], ptr %6, i64 0, i64 %27
  store i64 %31, ptr %33, align 8
  %34 = getelementptr inbounds %struct.Wall, ptr %16, i64 %30, i32 4
  %35 = load i64, ptr %34, align 8
  %36 = icmp eq i64 %35, 1
  br i1 %36, label %37, label %48

37:                                               ; preds = %26
  %38 = load ptr, ptr %18, align 8
  %39 = mul nsw i64 %30, %8
  %40 = add nsw i64 %39, %3
  %41 = getelementptr inbounds i64, ptr %38, i64 %40
  %42 = load i64, ptr %41, align 8
  %43 = icmp sgt i64 %42, 1
  br i1 %43, label %44, label %48

44:                                               ; preds = %37
  %45 = or i64 %31, 1
  %46 = add nsw i64 %27, 2
  %47 = getelementptr inbounds [80 x i64], ptr %6, i64 0, i64 %32
  store i64 %45, ptr %47, align 8
  br label %48

48:                                               ; preds = %44, %37, %26
  %49 = phi i64 [ %46, %44 ], [ %32, %37 ], [ %32, %26 ]
  %50 = add nuw nsw i64 %28, 1
  %51 = icmp eq i64 %50, %13
  br i1 %51, label %19, label %26

52:                                               ; preds = %19
  %53 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 12
  %54 = load ptr, ptr %53, align 8
  %55 = mul nsw i64 %21, %8
  %56 = add nsw i64 %55, %3
  %57 = getelementptr inbounds i64, ptr %54, i64 %56
  %58 = load i64, ptr %57, align 8
  %59 = icmp sgt i64 %58, 1
  br i1 %59, label %60, label %63

60:                                               ; preds = %52
  %61 = add nsw i64 %20, 1
  %62 = getelementptr inbounds [80 x i64], ptr %6, i64 0, i64 %20
  store i64 1, ptr %62, align 8
  br label %63

63:                                               ; preds = %60, %52, %19
  %64 = phi i64 [ %20, %19 ], [ %61, %60 ], [ %20, %52 ]
  %65 = icmp eq i64 %64, 0
  br i1 %65, label %73, label %66

66:                                               ; preds = %63
  %67 = tail call fastcc i64 @below(ptr noundef %1, i64 noundef %64)
  %68 = getelementptr inbounds [80 x i64], ptr %6, i64 0, i64 %67
  %69 = load i64, ptr %68, align 8
  %70 = sdiv i64 %69, 2
  %71 = and i64 %69, 1
  %72 = tail call fastcc ptr @steps_at(ptr noundef nonnull %2, i64 noundef %3, i64 noundef %70, i64 noundef %71)
  br label %73

73:                                               ; preds = %63, %66
  %74 = phi ptr [ %72, %66 ], [ null, %63 ]
  call void @llvm.lifetime.end.p0(i64 640, ptr nonnull %6)
  ret ptr %74
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(argmem: readwrite)
define internal fastcc ptr @taken(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, ptr noundef %2, i64 noundef %3) unnamed_addr {
  %5 = alloca [80 x ptr], align 16
  call void @llvm.lifetime.start.p0(i64 640, ptr nonnull %5)
  %6 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 1
  %7 = load i64, ptr %6, align 8
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %11, label %36

9:                                                ; preds = %28
  %10 = icmp eq i64 %29, 0
  br i1 %10, label %36, label %32

11:                                               ; preds = %4, %28
  %12 = phi i64 [ %30, %28 ], [ 0, %4 ]
  %13 = phi i64 [ %29, %28 ], [ 0, %4 ]
  %14 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 2, i64 %12, i64 %3
  %15 = load i32, ptr %14, align 4
  %16 = icmp sgt i32 %15, 1
  br i1 %16, label %17, label %20

17:                                               ; preds = %11
  %18 = add nsw i64 %13, 1
  %19 = getelementptr inbounds [80 x ptr], ptr %5, i64 0, i64 %13
  store ptr %14, ptr %19, align 8
  br label %20

20:                                               ; preds = %17, %11
  %21 = phi i64 [ %18, %17 ], [ %13, %11 ]
  %22 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 3, i64 %12, i64 %3
  %23 = load i32, ptr %22, align 4
  %24 = icmp sgt i32 %23, 1
  br i1 %24, label %25, label %28

25:                                               ; preds = %20
  %26 = add nsw i64 %21, 1
  %27 = getelementptr inbounds [80 x ptr], ptr %5, i64 0, i64 %21
  store ptr %22, ptr %27, align 8
  br label %28

28:                                               ; preds = %20, %25
  %29 = phi i64 [ %26, %25 ], [ %21, %20 ]
  %30 = add nuw nsw i64 %12, 1
  %31 = icmp eq i64 %30, %7
  br i1 %31, label %9, label %11

32:                                               ; preds = %9
  %33 = tail call fastcc i64 @below(ptr noundef %1, i64 noundef %29)
  %34 = getelementptr inbounds [80 x ptr], ptr %5, i64 0, i64 %33
  %35 = load ptr, ptr %34, align 8
  br label %36

36:                                               ; preds = %4, %9, %32
  %37 = phi ptr [ %35, %32 ], [ null, %9 ], [ null, %4 ]
  call void @llvm.lifetime.end.p0(i64 640, ptr nonnull %5)
  ret ptr %37
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(argmem: readwrite)
define internal fastcc i64 @factor(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr {
  %3 = alloca [64 x i64], align 16
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %3)
  %4 = icmp sgt i64 %1, 3
  br i1 %4, label %5, label %11

5:                                                ; preds = %2, %23
  %6 = phi i64 [ %26, %23 ], [ 2, %2 ]
  %7 = phi i64 [ %25, %23 ], [ 0, %2 ]
  %8 = phi i64 [ %24, %23 ], [ %1, %2 ]
  %9 = srem i64 %8, %6
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %15, label %23

11:                                               ; preds = %23, %2
  %12 = phi i64 [ %1, %2 ], [ %24, %23 ]
  %13 = phi i64 [ 0, %2 ], [ %25, %23 ]
  %14 = icmp sgt i64 %12, 1
  br i1 %14, label %31, label %34

15:                                               ; preds = %5, %15
  %16 = phi i64 [ %18, %15 ], [ %7, %5 ]
  %17 = phi i64 [ %20, %15 ], [ %8, %5 ]
  %18 = add nsw i64 %16, 1
  %19 = getelementptr inbounds [64 x i64], ptr %3, i64 0, i64 %16
  store i64 %6, ptr %19, align 8
  %20 = sdiv i64 %17, %6
  %21 = srem i64 %20, %6
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %15, label %23

23:                                               ; preds = %15, %5
  %24 = phi i64 [ %8, %5 ], [ %20, %15 ]
  %25 = phi i64 [ %7, %5 ], [ %18, %15 ]
  %26 = add nuw nsw i64 %6, 1
  %27 = mul nsw i64 %26, %26
  %28 = icmp sle i64 %27, %24
  %29 = icmp slt i64 %25, 60
  %30 = select i1 %28, i1 %29, i1 false
  br i1 %30, label %5, label %11

31:                                               ; preds = %11
  %32 = add nsw i64 %13, 1
  %33 = getelementptr inbounds [64 x i64], ptr %3, i64 0, i64 %13
  store i64 %12, ptr %33, align 8
  br label %34

34:                                               ; preds = %31, %11
  %35 = phi i64 [ %32, %31 ], [ %13, %11 ]
  %36 = icmp eq i64 %35, 0
  br i1 %36, label %48, label %37

37:                                               ; preds = %34
  %38 = tail call fastcc i64 @below(ptr noundef %0, i64 noundef %35)
  %39 = getelementptr inbounds [64 x i64], ptr %3, i64 0, i64 %38
  %40 = load i64, ptr %39, align 8
  %41 = tail call fastcc i64 @below(ptr noundef %0, i64 noundef 4)
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %43, label %48

43:                                               ; preds = %37
  %44 = tail call fastcc i64 @below(ptr noundef %0, i64 noundef %35)
  %45 = getelementptr inbounds [64 x i64], ptr %3, i64 0, i64 %44
  %46 = load i64, ptr %45, align 8
  %47 = mul nsw i64 %46, %40
  br label %48

48:                                               ; preds = %43, %37, %34
  %49 = phi i64 [ 1, %34 ], [ %47, %43 ], [ %40, %37 ]
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %3)
  ret i64 %49
}

; Function Attrs: optsize
declare void @evaluate(ptr noundef, ptr noundef, i64 noundef, ptr noundef, ptr noundef)

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64)



