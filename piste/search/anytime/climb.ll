; climb.c 51716e768b8cff5e4db6030bdf7abf5545ec3879e4d5bb416ecec1062283a69a

%struct.Walker = type { i64, i64, i64, i64, i64, i64, i64, i64, double, double, double, double, double, double, %struct.State, %struct.State, %struct.State, i64, [256 x %struct.Node], [256 x %struct.Node], %struct.Result }
%struct.State = type { [40 x i64], [40 x i64], [40 x [16 x i32]], [40 x [16 x i32]], [40 x [16 x i8]] }
%struct.Node = type { i64, i64, i64, i64 }
%struct.Result = type { i64, i64, i64, i64, [256 x i64], [256 x i64], double, double, double, [16 x i64], [64 x %struct.Kept] }
%struct.Kept = type { i64, i64, i64, i64, i64, i64, i64, %struct.Flow, %struct.Flow }
%struct.Flow = type { i64, i64, i64, i64 }
%struct.Space = type { ptr, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
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
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(6400) %9, ptr noundef nonnull align 8 dereferenceable(6400) %10, i64 6400, i1 false)
  %11 = tail call fastcc double @cost(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %9, ptr noundef %2)
  %12 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 10
  store double %11, ptr %12, align 8
  %13 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 14
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(6400) %13, ptr noundef nonnull align 8 dereferenceable(6400) %9, i64 6400, i1 false)
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
  br i1 %11, label %12, label %35

12:                                               ; preds = %4
  %13 = icmp sgt i64 %7, 0
  br label %19

14:                                               ; preds = %23
  %15 = icmp sgt i64 %25, 1
  br i1 %15, label %16, label %35

16:                                               ; preds = %14
  %17 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 8
  %18 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 15
  br label %40

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
  %28 = phi i64 [ %33, %27 ], [ 0, %19 ]
  %29 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 16, i32 3, i64 %20, i64 %28
  store i32 1, ptr %29, align 4
  %30 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 16, i32 2, i64 %20, i64 %28
  store i32 1, ptr %30, align 4
  %31 = trunc i64 %28 to i8
  %32 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 16, i32 4, i64 %20, i64 %28
  store i8 %31, ptr %32, align 1
  %33 = add nuw nsw i64 %28, 1
  %34 = icmp eq i64 %33, %7
  br i1 %34, label %23, label %27

35:                                               ; preds = %104, %4, %14
  call void @llvm.lifetime.start.p0(i64 6400, ptr nonnull %5)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(6400) %5, ptr noundef nonnull align 8 dereferenceable(6400) %8, i64 6400, i1 false)
  %36 = icmp sgt i64 %3, 0
  br i1 %36, label %37, label %113

37:                                               ; preds = %35
  %38 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 8
  %39 = icmp sgt i64 %7, 0
  br label %108

40:                                               ; preds = %16, %104
  %41 = phi i64 [ %25, %16 ], [ %106, %104 ]
  %42 = phi i64 [ 1, %16 ], [ %105, %104 ]
  %43 = phi i64 [ 0, %16 ], [ %42, %104 ]
  %44 = sub nsw i64 %41, %43
  %45 = tail call fastcc i64 @below(ptr noundef nonnull %1, i64 noundef %44)
  %46 = add nsw i64 %45, %43
  %47 = icmp sgt i64 %45, 0
  br i1 %47, label %48, label %64

48:                                               ; preds = %40
  %49 = load ptr, ptr %17, align 8
  %50 = getelementptr inbounds [40 x i64], ptr %8, i64 0, i64 %43
  %51 = load i64, ptr %50, align 8
  %52 = getelementptr inbounds %struct.Wall, ptr %49, i64 %51, i32 3
  %53 = load i64, ptr %52, align 8
  br label %54

54:                                               ; preds = %48, %61
  %55 = phi i64 [ %46, %48 ], [ %62, %61 ]
  %56 = getelementptr inbounds [40 x i64], ptr %8, i64 0, i64 %55
  %57 = load i64, ptr %56, align 8
  %58 = getelementptr inbounds %struct.Wall, ptr %49, i64 %57, i32 3
  %59 = load i64, ptr %58, align 8
  %60 = icmp eq i64 %59, %53
  br i1 %60, label %64, label %61

61:                                               ; preds = %54
  %62 = add nsw i64 %55, -1
  %63 = icmp sgt i64 %62, %43
  br i1 %63, label %54, label %64

64:                                               ; preds = %54, %61, %40
  %65 = phi i64 [ %46, %40 ], [ %62, %61 ], [ %55, %54 ]
  %66 = icmp slt i64 %43, %65
  br i1 %66, label %70, label %67

67:                                               ; preds = %64
  %68 = getelementptr inbounds [40 x i64], ptr %8, i64 0, i64 %65
  %69 = load i64, ptr %68, align 8
  br label %94

70:                                               ; preds = %64
  %71 = load ptr, ptr %18, align 8
  %72 = load i64, ptr %9, align 8
  %73 = getelementptr inbounds [40 x i64], ptr %8, i64 0, i64 %65
  %74 = load i64, ptr %73, align 8
  br label %77

75:                                               ; preds = %77
  %76 = icmp eq i64 %88, 0
  br i1 %76, label %104, label %91

77:                                               ; preds = %70, %77
  %78 = phi i64 [ %43, %70 ], [ %89, %77 ]
  %79 = phi i64 [ 1, %70 ], [ %88, %77 ]
  %80 = getelementptr inbounds [40 x i64], ptr %8, i64 0, i64 %78
  %81 = load i64, ptr %80, align 8
  %82 = mul nsw i64 %72, %81
  %83 = add nsw i64 %82, %74
  %84 = getelementptr inbounds i64, ptr %71, i64 %83
  %85 = load i64, ptr %84, align 8
  %86 = icmp eq i64 %85, 0
  %87 = zext i1 %86 to i64
  %88 = and i64 %79, %87
  %89 = add nuw nsw i64 %78, 1
  %90 = icmp slt i64 %89, %65
  br i1 %90, label %77, label %75

91:                                               ; preds = %75
  %92 = getelementptr inbounds [40 x i64], ptr %8, i64 0, i64 %65
  %93 = load i64, ptr %92, align 8
  br i1 %66, label %97, label %94

94:                                               ; preds = %97, %67, %91
  %95 = phi i64 [ %69, %67 ], [ %93, %91 ], [ %93, %97 ]
  %96 = getelementptr inbounds [40 x i64], ptr %8, i64 0, i64 %43
  store i64 %95, ptr %96, align 8
  br label %104

97:                                               ; preds = %91, %97
  %98 = phi i64 [ %99, %97 ], [ %65, %91 ]
  %99 = add nsw i64 %98, -1
  %100 = getelementptr inbounds [40 x i64], ptr %8, i64 0, i64 %99
  %101 = load i64, ptr %100, align 8
  %102 = getelementptr inbounds [40 x i64], ptr %8, i64 0, i64 %98
  store i64 %101, ptr %102, align 8
  %103 = icmp sgt i64 %99, %43
  br i1 %103, label %97, label %94

104:                                              ; preds = %75, %94
  %105 = add nuw nsw i64 %42, 1
  %106 = load i64, ptr %9, align 8
  %107 = icmp slt i64 %105, %106
  br i1 %107, label %40, label %35

108:                                              ; preds = %37, %184
  %109 = phi double [ 0.000000e+00, %37 ], [ %185, %184 ]
  %110 = phi i64 [ 0, %37 ], [ %186, %184 ]
  %111 = load i64, ptr %9, align 8
  %112 = icmp sgt i64 %111, 0
  br i1 %112, label %130, label %120

113:                                              ; preds = %184, %35
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(6400) %8, ptr noundef nonnull align 8 dereferenceable(6400) %5, i64 6400, i1 false)
  %114 = tail call fastcc double @cost(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %8, ptr noundef %2)
  %115 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 20, i32 7
  %116 = load double, ptr %115, align 8
  %117 = fcmp ogt double %116, 0.000000e+00
  br i1 %117, label %118, label %230

118:                                              ; preds = %113
  %119 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 8
  br label %188

120:                                              ; preds = %139, %108
  tail call fastcc void @repair(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %8)
  %121 = tail call fastcc double @broken(ptr noundef nonnull %0, ptr noundef nonnull %8)
  %122 = fmul double %121, 6.400000e+01
  %123 = fadd double %122, 1.000000e+00
  br i1 %39, label %124, label %148

124:                                              ; preds = %120
  %125 = load i64, ptr %9, align 8
  %126 = icmp sgt i64 %125, 0
  %127 = load ptr, ptr %0, align 8
  %128 = getelementptr inbounds %struct.Problem, ptr %127, i64 0, i32 8
  %129 = load ptr, ptr %128, align 8
  br label %143

130:                                              ; preds = %108, %139
  %131 = phi i64 [ %140, %139 ], [ %111, %108 ]
  %132 = phi i64 [ %141, %139 ], [ 0, %108 ]
  %133 = load ptr, ptr %38, align 8
  %134 = getelementptr inbounds %struct.Wall, ptr %133, i64 %132, i32 4
  %135 = load i64, ptr %134, align 8
  %136 = icmp eq i64 %135, 1
  br i1 %136, label %137, label %139

137:                                              ; preds = %130
  tail call fastcc void @fill_axis(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %8, i64 noundef %132)
  %138 = load i64, ptr %9, align 8
  br label %139

139:                                              ; preds = %130, %137
  %140 = phi i64 [ %131, %130 ], [ %138, %137 ]
  %141 = add nuw nsw i64 %132, 1
  %142 = icmp slt i64 %141, %140
  br i1 %142, label %130, label %120

143:                                              ; preds = %124, %153
  %144 = phi i64 [ 0, %124 ], [ %166, %153 ]
  %145 = phi double [ %123, %124 ], [ %165, %153 ]
  br i1 %126, label %146, label %153

146:                                              ; preds = %143
  %147 = load ptr, ptr %38, align 8
  br label %168

148:                                              ; preds = %153, %120
  %149 = phi double [ %123, %120 ], [ %165, %153 ]
  %150 = icmp eq i64 %110, 0
  %151 = fcmp olt double %149, %109
  %152 = select i1 %150, i1 true, i1 %151
  br i1 %152, label %183, label %184

153:                                              ; preds = %179, %143
  %154 = phi double [ 1.000000e+00, %143 ], [ %180, %179 ]
  %155 = getelementptr inbounds i64, ptr %129, i64 %144
  %156 = load i64, ptr %155, align 8
  %157 = sitofp i64 %156 to double
  %158 = fdiv double %157, %154
  %159 = fptosi double %158 to i64
  %160 = sitofp i64 %159 to double
  %161 = fcmp ogt double %158, %160
  %162 = zext i1 %161 to i64
  %163 = add nsw i64 %162, %159
  %164 = sitofp i64 %163 to double
  %165 = fmul double %145, %164
  %166 = add nuw nsw i64 %144, 1
  %167 = icmp eq i64 %166, %7
  br i1 %167, label %148, label %143

168:                                              ; preds = %146, %179
  %169 = phi i64 [ 0, %146 ], [ %181, %179 ]
  %170 = phi double [ 1.000000e+00, %146 ], [ %180, %179 ]
  %171 = getelementptr inbounds %struct.Wall, ptr %147, i64 %169, i32 4
  %172 = load i64, ptr %171, align 8
  %173 = icmp eq i64 %172, 1
  br i1 %173, label %174, label %179

174:                                              ; preds = %168
  %175 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 16, i32 3, i64 %169, i64 %144
  %176 = load i32, ptr %175, align 4
  %177 = sitofp i32 %176 to double
  %178 = fmul double %170, %177
  br label %179

179:                                              ; preds = %168, %174
  %180 = phi double [ %178, %174 ], [ %170, %168 ]
  %181 = add nuw nsw i64 %169, 1
  %182 = icmp eq i64 %181, %125
  br i1 %182, label %153, label %168

183:                                              ; preds = %148
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(6400) %5, ptr noundef nonnull align 8 dereferenceable(6400) %8, i64 6400, i1 false)
  br label %184

184:                                              ; preds = %148, %183
  %185 = phi double [ %149, %183 ], [ %109, %148 ]
  %186 = add nuw nsw i64 %110, 1
  %187 = icmp eq i64 %186, %3
  br i1 %187, label %113, label %108

188:                                              ; preds = %118, %225
  %189 = phi double [ %114, %118 ], [ %227, %225 ]
  %190 = load i64, ptr %9, align 8
  %191 = icmp sgt i64 %190, 0
  br i1 %191, label %192, label %230

192:                                              ; preds = %188
  %193 = load ptr, ptr %119, align 8
  br label %194

194:                                              ; preds = %192, %223
  %195 = phi i64 [ %190, %192 ], [ %196, %223 ]
  %196 = add nsw i64 %195, -1
  %197 = getelementptr inbounds [40 x i64], ptr %8, i64 0, i64 %196
  %198 = load i64, ptr %197, align 8
  %199 = getelementptr inbounds %struct.Wall, ptr %193, i64 %198
  %200 = load i64, ptr %199, align 8
  %201 = getelementptr inbounds %struct.Wall, ptr %193, i64 %198, i32 4
  %202 = load i64, ptr %201, align 8
  %203 = icmp eq i64 %202, 0
  br i1 %203, label %204, label %223

204:                                              ; preds = %194
  %205 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 16, i32 1, i64 %198
  %206 = load i64, ptr %205, align 8
  %207 = icmp eq i64 %206, 0
  br i1 %207, label %223, label %208

208:                                              ; preds = %204
  %209 = getelementptr inbounds %struct.Wall, ptr %193, i64 %198, i32 2
  %210 = load i64, ptr %209, align 8
  %211 = icmp eq i64 %210, 0
  br i1 %211, label %212, label %223

212:                                              ; preds = %208
  %213 = load ptr, ptr %0, align 8
  %214 = getelementptr inbounds %struct.Problem, ptr %213, i64 0, i32 16
  %215 = load ptr, ptr %214, align 8
  %216 = getelementptr inbounds i64, ptr %215, i64 %200
  %217 = load i64, ptr %216, align 8
  %218 = icmp sgt i64 %217, -1
  br i1 %218, label %219, label %223

219:                                              ; preds = %212
  %220 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 20, i32 9, i64 %200
  %221 = load i64, ptr %220, align 8
  %222 = icmp sgt i64 %221, %217
  br i1 %222, label %225, label %223

223:                                              ; preds = %219, %212, %208, %204, %194
  %224 = icmp sgt i64 %195, 1
  br i1 %224, label %194, label %230

225:                                              ; preds = %219
  %226 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 16, i32 1, i64 %198
  store i64 0, ptr %226, align 8
  %227 = tail call fastcc double @cost(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef nonnull %8, ptr noundef %2)
  %228 = load double, ptr %115, align 8
  %229 = fcmp ogt double %228, 0.000000e+00
  br i1 %229, label %188, label %230

230:                                              ; preds = %225, %188, %223, %113
  %231 = phi double [ %114, %113 ], [ %189, %223 ], [ %189, %188 ], [ %227, %225 ]
  %232 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 14
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(6400) %232, ptr noundef nonnull align 8 dereferenceable(6400) %8, i64 6400, i1 false)
  %233 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 10
  store double %231, ptr %233, align 8
  tail call fastcc void @better(ptr noundef nonnull %1, ptr noundef nonnull %8, double noundef %231)
  call void @llvm.lifetime.end.p0(i64 6400, ptr nonnull %5)
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
  %13 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 8
  %14 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 14
  %15 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 11
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
  %24 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 8
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
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(6400) %16, ptr noundef nonnull align 8 dereferenceable(6400) %14, i64 6400, i1 false)
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
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(6400) %14, ptr noundef nonnull align 8 dereferenceable(6400) %16, i64 6400, i1 false)
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
  %152 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 8
  %153 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 15
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
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(6400) %25, ptr noundef nonnull align 8 dereferenceable(6400) %26, i64 6400, i1 false)
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
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(6400) %26, ptr noundef nonnull align 8 dereferenceable(6400) %25, i64 6400, i1 false)
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
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(6400) %154, ptr noundef nonnull align 8 dereferenceable(6400) %151, i64 6400, i1 false)
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
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(6400) %151, ptr noundef nonnull align 8 dereferenceable(6400) %154, i64 6400, i1 false)
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
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(6400) %19, ptr noundef nonnull align 8 dereferenceable(6400) %5, i64 6400, i1 false)
  tail call fastcc void @change(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %19)
  tail call fastcc void @repair(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %19)
  %49 = tail call fastcc i64 @emit(ptr noundef %0, ptr noundef nonnull %19, ptr noundef nonnull %20)
  %50 = tail call fastcc i64 @same(ptr noundef nonnull %1, i64 noundef %49)
  %51 = icmp eq i64 %50, 0
  br i1 %51, label %55, label %52

52:                                               ; preds = %47
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(6400) %5, ptr noundef nonnull align 8 dereferenceable(6400) %19, i64 6400, i1 false)
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
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(6400) %5, ptr noundef nonnull align 8 dereferenceable(6400) %19, i64 6400, i1 false)
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
  %7 = load ptr, ptr %0, align 8
  %8 = load i64, ptr %7, align 8
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 5120, ptr nonnull %5)
  call void @llvm.lifetime.start.p0(i64 5120, ptr nonnull %6)
  %9 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 2
  %10 = load i64, ptr %9, align 8
  %11 = icmp sgt i64 %10, 0
  br i1 %11, label %12, label %14

12:                                               ; preds = %3
  %13 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 9
  br label %17

14:                                               ; preds = %17, %3
  %15 = phi i64 [ 0, %3 ], [ %19, %17 ]
  %16 = icmp sgt i64 %8, 0
  br i1 %16, label %31, label %25

17:                                               ; preds = %12, %17
  %18 = phi i64 [ 0, %12 ], [ %19, %17 ]
  %19 = add nuw nsw i64 %18, 1
  %20 = getelementptr inbounds %struct.Node, ptr %2, i64 %18
  %21 = load ptr, ptr %13, align 8
  %22 = getelementptr inbounds %struct.Node, ptr %21, i64 %18
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %20, ptr noundef nonnull align 8 dereferenceable(32) %22, i64 32, i1 false)
  %23 = load i64, ptr %9, align 8
  %24 = icmp slt i64 %19, %23
  br i1 %24, label %17, label %14

25:                                               ; preds = %31, %14
  %26 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 1
  %27 = load i64, ptr %26, align 8
  %28 = icmp sgt i64 %27, 0
  br i1 %28, label %29, label %163

29:                                               ; preds = %25
  %30 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 8
  br label %38

31:                                               ; preds = %14, %31
  %32 = phi i64 [ %34, %31 ], [ 0, %14 ]
  %33 = getelementptr inbounds [16 x i64], ptr %4, i64 0, i64 %32
  store i64 1, ptr %33, align 8
  %34 = add nuw nsw i64 %32, 1
  %35 = icmp eq i64 %34, %8
  br i1 %35, label %25, label %31

36:                                               ; preds = %68, %38
  %37 = icmp sgt i64 %39, 1
  br i1 %37, label %38, label %51

38:                                               ; preds = %29, %36
  %39 = phi i64 [ %27, %29 ], [ %40, %36 ]
  %40 = add nsw i64 %39, -1
  br i1 %16, label %41, label %36

41:                                               ; preds = %38
  %42 = getelementptr inbounds [40 x i64], ptr %1, i64 0, i64 %40
  %43 = load i64, ptr %42, align 8
  %44 = load ptr, ptr %0, align 8
  %45 = getelementptr inbounds %struct.Problem, ptr %44, i64 0, i32 8
  %46 = load ptr, ptr %45, align 8
  %47 = load ptr, ptr %30, align 8
  %48 = getelementptr inbounds %struct.Wall, ptr %47, i64 %43, i32 4
  %49 = load i64, ptr %48, align 8
  %50 = icmp eq i64 %49, 1
  br label %55

51:                                               ; preds = %36
  br i1 %28, label %52, label %163

52:                                               ; preds = %51
  %53 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 8
  %54 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 3
  br label %83

55:                                               ; preds = %41, %68
  %56 = phi i64 [ 0, %41 ], [ %76, %68 ]
  %57 = getelementptr inbounds i64, ptr %46, i64 %56
  %58 = load i64, ptr %57, align 8
  %59 = getelementptr inbounds [16 x i64], ptr %4, i64 0, i64 %56
  %60 = load i64, ptr %59, align 8
  %61 = getelementptr inbounds [40 x [16 x i64]], ptr %6, i64 0, i64 %40, i64 %56
  store i64 %60, ptr %61, align 8
  br i1 %50, label %62, label %68

62:                                               ; preds = %55
  %63 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 3, i64 %43, i64 %56
  %64 = load i32, ptr %63, align 4
  %65 = sext i32 %64 to i64
  %66 = mul nsw i64 %60, %65
  %67 = tail call i64 @llvm.smin.i64(i64 %66, i64 %58)
  br label %68

68:                                               ; preds = %62, %55
  %69 = phi i64 [ %67, %62 ], [ %60, %55 ]
  %70 = getelementptr inbounds [40 x [16 x i64]], ptr %5, i64 0, i64 %40, i64 %56
  store i64 %69, ptr %70, align 8
  %71 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %43, i64 %56
  %72 = load i32, ptr %71, align 4
  %73 = sext i32 %72 to i64
  %74 = mul nsw i64 %69, %73
  %75 = tail call i64 @llvm.smin.i64(i64 %74, i64 %58)
  store i64 %75, ptr %59, align 8
  %76 = add nuw nsw i64 %56, 1
  %77 = icmp eq i64 %76, %8
  br i1 %77, label %36, label %55

78:                                               ; preds = %159, %141, %137
  %79 = phi i64 [ %138, %137 ], [ %142, %141 ], [ %160, %159 ]
  %80 = add nuw nsw i64 %85, 1
  %81 = load i64, ptr %26, align 8
  %82 = icmp slt i64 %80, %81
  br i1 %82, label %83, label %163

83:                                               ; preds = %52, %78
  %84 = phi i64 [ %15, %52 ], [ %79, %78 ]
  %85 = phi i64 [ 0, %52 ], [ %80, %78 ]
  %86 = getelementptr inbounds [40 x i64], ptr %1, i64 0, i64 %85
  %87 = load i64, ptr %86, align 8
  %88 = load ptr, ptr %53, align 8
  %89 = getelementptr inbounds %struct.Wall, ptr %88, i64 %87
  %90 = getelementptr inbounds %struct.Wall, ptr %88, i64 %87, i32 4
  %91 = load i64, ptr %90, align 8
  %92 = icmp eq i64 %91, 2
  br i1 %92, label %163, label %93

93:                                               ; preds = %83
  br i1 %16, label %100, label %96

94:                                               ; preds = %117
  %95 = load i64, ptr %90, align 8
  br label %96

96:                                               ; preds = %94, %93
  %97 = phi i64 [ %91, %93 ], [ %95, %94 ]
  %98 = phi i64 [ %84, %93 ], [ %118, %94 ]
  %99 = icmp eq i64 %97, 0
  br i1 %99, label %121, label %137

100:                                              ; preds = %93, %117
  %101 = phi i64 [ %118, %117 ], [ %84, %93 ]
  %102 = phi i64 [ %119, %117 ], [ 0, %93 ]
  %103 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 4, i64 %87, i64 %102
  %104 = load i8, ptr %103, align 1
  %105 = sext i8 %104 to i64
  %106 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %87, i64 %105
  %107 = load i32, ptr %106, align 4
  %108 = icmp sgt i32 %107, 1
  br i1 %108, label %109, label %117

109:                                              ; preds = %100
  %110 = add nsw i64 %101, 1
  %111 = getelementptr inbounds %struct.Node, ptr %2, i64 %101
  %112 = getelementptr inbounds [40 x [16 x i64]], ptr %5, i64 0, i64 %85, i64 %105
  %113 = load i64, ptr %112, align 8
  store i64 1, ptr %111, align 8
  %114 = getelementptr inbounds i8, ptr %111, i64 8
  store i64 %105, ptr %114, align 8
  %115 = getelementptr inbounds i8, ptr %111, i64 16
  store i64 %113, ptr %115, align 8
  %116 = getelementptr inbounds i8, ptr %111, i64 24
  store i64 -1, ptr %116, align 8
  br label %117

117:                                              ; preds = %109, %100
  %118 = phi i64 [ %110, %109 ], [ %101, %100 ]
  %119 = add nuw nsw i64 %102, 1
  %120 = icmp eq i64 %119, %8
  br i1 %120, label %94, label %100

121:                                              ; preds = %96
  %122 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 1, i64 %87
  %123 = load i64, ptr %122, align 8
  %124 = icmp eq i64 %123, 0
  br i1 %124, label %137, label %125

125:                                              ; preds = %121
  %126 = add nsw i64 %98, 1
  %127 = getelementptr inbounds %struct.Node, ptr %2, i64 %98
  %128 = load i64, ptr %54, align 8
  %129 = icmp eq i64 %128, 0
  %130 = select i1 %129, i64 3, i64 0
  %131 = load i64, ptr %89, align 8
  %132 = getelementptr inbounds %struct.Wall, ptr %88, i64 %87, i32 1
  %133 = load i64, ptr %132, align 8
  store i64 %130, ptr %127, align 8
  %134 = getelementptr inbounds i8, ptr %127, i64 8
  store i64 %131, ptr %134, align 8
  %135 = getelementptr inbounds i8, ptr %127, i64 16
  store i64 %133, ptr %135, align 8
  %136 = getelementptr inbounds i8, ptr %127, i64 24
  store i64 -1, ptr %136, align 8
  br label %137

137:                                              ; preds = %125, %121, %96
  %138 = phi i64 [ %126, %125 ], [ %98, %121 ], [ %98, %96 ]
  br i1 %16, label %139, label %78

139:                                              ; preds = %137
  %140 = getelementptr inbounds %struct.Wall, ptr %88, i64 %87, i32 5
  br label %141

141:                                              ; preds = %139, %159
  %142 = phi i64 [ %138, %139 ], [ %160, %159 ]
  %143 = phi i64 [ 0, %139 ], [ %161, %159 ]
  %144 = load i64, ptr %90, align 8
  %145 = icmp eq i64 %144, 1
  br i1 %145, label %146, label %78

146:                                              ; preds = %141
  %147 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 3, i64 %87, i64 %143
  %148 = load i32, ptr %147, align 4
  %149 = icmp sgt i32 %148, 1
  br i1 %149, label %150, label %159

150:                                              ; preds = %146
  %151 = add nsw i64 %142, 1
  %152 = getelementptr inbounds %struct.Node, ptr %2, i64 %142
  %153 = getelementptr inbounds [40 x [16 x i64]], ptr %6, i64 0, i64 %85, i64 %143
  %154 = load i64, ptr %153, align 8
  %155 = load i64, ptr %140, align 8
  store i64 2, ptr %152, align 8
  %156 = getelementptr inbounds i8, ptr %152, i64 8
  store i64 %143, ptr %156, align 8
  %157 = getelementptr inbounds i8, ptr %152, i64 16
  store i64 %154, ptr %157, align 8
  %158 = getelementptr inbounds i8, ptr %152, i64 24
  store i64 %155, ptr %158, align 8
  br label %159

159:                                              ; preds = %146, %150
  %160 = phi i64 [ %151, %150 ], [ %142, %146 ]
  %161 = add nuw nsw i64 %143, 1
  %162 = icmp eq i64 %161, %8
  br i1 %162, label %78, label %141

163:                                              ; preds = %78, %83, %25, %51
  %164 = phi i64 [ %15, %51 ], [ %15, %25 ], [ %79, %78 ], [ %84, %83 ]
  call void @llvm.lifetime.end.p0(i64 5120, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 5120, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %4)
  ret i64 %164
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
  %4 = load ptr, ptr %0, align 8
  %5 = load i64, ptr %4, align 8
  %6 = tail call fastcc i64 @below(ptr noundef %1, i64 noundef 100)
  %7 = tail call fastcc i64 @some_rank(ptr noundef nonnull %0, ptr noundef %1)
  %8 = icmp slt i64 %6, 32
  br i1 %8, label %9, label %10

9:                                                ; preds = %3
  tail call fastcc void @move_factor(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i64 noundef %7)
  br label %197

10:                                               ; preds = %3
  %11 = icmp ult i64 %6, 42
  br i1 %11, label %12, label %14

12:                                               ; preds = %10
  %13 = tail call fastcc i64 @some_rank(ptr noundef nonnull %0, ptr noundef %1)
  tail call fastcc void @exchange(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i64 noundef %7, i64 noundef %13)
  br label %197

14:                                               ; preds = %10
  %15 = icmp ult i64 %6, 46
  br i1 %15, label %16, label %18

16:                                               ; preds = %14
  tail call fastcc void @move_factor(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i64 noundef %7)
  %17 = tail call fastcc i64 @some_rank(ptr noundef nonnull %0, ptr noundef %1)
  tail call fastcc void @move_factor(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i64 noundef %17)
  br label %197

18:                                               ; preds = %14
  %19 = icmp ult i64 %6, 56
  br i1 %19, label %20, label %63

20:                                               ; preds = %18
  %21 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 1
  %22 = load i64, ptr %21, align 8
  %23 = add nsw i64 %22, -1
  %24 = tail call fastcc i64 @below(ptr noundef %1, i64 noundef %23)
  %25 = getelementptr inbounds [40 x i64], ptr %2, i64 0, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = add nsw i64 %24, 1
  %28 = getelementptr inbounds [40 x i64], ptr %2, i64 0, i64 %27
  %29 = load i64, ptr %28, align 8
  %30 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 8
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds %struct.Wall, ptr %31, i64 %26, i32 3
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr inbounds %struct.Wall, ptr %31, i64 %29, i32 3
  %35 = load i64, ptr %34, align 8
  %36 = icmp eq i64 %33, %35
  br i1 %36, label %37, label %197

37:                                               ; preds = %20
  %38 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 15
  %39 = load ptr, ptr %38, align 8
  %40 = load i64, ptr %21, align 8
  %41 = mul nsw i64 %40, %26
  %42 = add nsw i64 %41, %29
  %43 = getelementptr inbounds i64, ptr %39, i64 %42
  %44 = load i64, ptr %43, align 8
  %45 = icmp eq i64 %44, 0
  br i1 %45, label %46, label %197

46:                                               ; preds = %37
  store i64 %29, ptr %25, align 8
  store i64 %26, ptr %28, align 8
  %47 = tail call fastcc i64 @below(ptr noundef %1, i64 noundef 2)
  %48 = icmp ne i64 %47, 0
  %49 = icmp sgt i64 %5, 0
  %50 = select i1 %48, i1 %49, i1 false
  br i1 %50, label %51, label %197

51:                                               ; preds = %46, %51
  %52 = phi i64 [ %61, %51 ], [ 0, %46 ]
  %53 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 2, i64 %26, i64 %52
  %54 = load i32, ptr %53, align 4
  %55 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 4, i64 %26, i64 %52
  %56 = load i8, ptr %55, align 1
  %57 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 2, i64 %29, i64 %52
  %58 = load i32, ptr %57, align 4
  store i32 %58, ptr %53, align 4
  store i32 %54, ptr %57, align 4
  %59 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 4, i64 %29, i64 %52
  %60 = load i8, ptr %59, align 1
  store i8 %60, ptr %55, align 1
  store i8 %56, ptr %59, align 1
  %61 = add nuw nsw i64 %52, 1
  %62 = icmp eq i64 %61, %5
  br i1 %62, label %197, label %51

63:                                               ; preds = %18
  %64 = icmp ult i64 %6, 64
  br i1 %64, label %65, label %87

65:                                               ; preds = %63
  %66 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 1
  %67 = load i64, ptr %66, align 8
  %68 = tail call fastcc i64 @below(ptr noundef %1, i64 noundef %67)
  %69 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 8
  %70 = load ptr, ptr %69, align 8
  %71 = getelementptr inbounds %struct.Wall, ptr %70, i64 %68, i32 4
  %72 = load i64, ptr %71, align 8
  %73 = icmp eq i64 %72, 0
  br i1 %73, label %74, label %83

74:                                               ; preds = %65
  %75 = getelementptr inbounds %struct.Wall, ptr %70, i64 %68, i32 2
  %76 = load i64, ptr %75, align 8
  %77 = icmp eq i64 %76, 0
  br i1 %77, label %78, label %83

78:                                               ; preds = %74
  %79 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 1, i64 %68
  %80 = load i64, ptr %79, align 8
  %81 = icmp eq i64 %80, 0
  %82 = zext i1 %81 to i64
  store i64 %82, ptr %79, align 8
  br label %83

83:                                               ; preds = %78, %74, %65
  %84 = tail call fastcc i64 @below(ptr noundef %1, i64 noundef 3)
  %85 = icmp eq i64 %84, 0
  br i1 %85, label %86, label %197

86:                                               ; preds = %83
  tail call fastcc void @move_factor(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i64 noundef %7)
  br label %197

87:                                               ; preds = %63
  %88 = icmp ult i64 %6, 72
  br i1 %88, label %89, label %101

89:                                               ; preds = %87
  %90 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 1
  %91 = load i64, ptr %90, align 8
  %92 = tail call fastcc i64 @below(ptr noundef %1, i64 noundef %91)
  %93 = getelementptr inbounds [40 x i64], ptr %2, i64 0, i64 %92
  %94 = load i64, ptr %93, align 8
  %95 = tail call fastcc i64 @below(ptr noundef %1, i64 noundef %5)
  %96 = tail call fastcc i64 @below(ptr noundef %1, i64 noundef %5)
  %97 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 4, i64 %94, i64 %95
  %98 = load i8, ptr %97, align 1
  %99 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 4, i64 %94, i64 %96
  %100 = load i8, ptr %99, align 1
  store i8 %100, ptr %97, align 1
  store i8 %98, ptr %99, align 1
  br label %197

101:                                              ; preds = %87
  %102 = icmp ult i64 %6, 88
  br i1 %102, label %103, label %138

103:                                              ; preds = %101
  %104 = tail call fastcc i64 @axis_of(ptr noundef nonnull %0, ptr noundef %1)
  %105 = tail call fastcc i64 @below(ptr noundef %1, i64 noundef 4)
  %106 = tail call fastcc i64 @axis_of(ptr noundef nonnull %0, ptr noundef %1)
  %107 = tail call fastcc i64 @some_rank(ptr noundef nonnull %0, ptr noundef %1)
  %108 = icmp slt i64 %104, 0
  br i1 %108, label %109, label %110

109:                                              ; preds = %103
  tail call fastcc void @move_factor(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i64 noundef %7)
  br label %197

110:                                              ; preds = %103
  switch i64 %105, label %133 [
    i64 0, label %113
    i64 1, label %114
    i64 2, label %111
  ]

111:                                              ; preds = %110
  %112 = icmp sgt i64 %5, 0
  br i1 %112, label %125, label %197

113:                                              ; preds = %110
  tail call fastcc void @fill_axis(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i64 noundef %104)
  br label %197

114:                                              ; preds = %110
  %115 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 11
  %116 = load ptr, ptr %115, align 8
  %117 = mul nsw i64 %104, %5
  %118 = add nsw i64 %117, %7
  %119 = getelementptr inbounds i64, ptr %116, i64 %118
  %120 = load i64, ptr %119, align 8
  %121 = tail call fastcc i64 @below(ptr noundef %1, i64 noundef %120)
  %122 = trunc i64 %121 to i32
  %123 = add i32 %122, 1
  %124 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 3, i64 %104, i64 %7
  store i32 %123, ptr %124, align 4
  br label %197

125:                                              ; preds = %111, %125
  %126 = phi i64 [ %131, %125 ], [ 0, %111 ]
  %127 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 3, i64 %104, i64 %126
  %128 = load i32, ptr %127, align 4
  %129 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 3, i64 %106, i64 %126
  %130 = load i32, ptr %129, align 4
  store i32 %130, ptr %127, align 4
  store i32 %128, ptr %129, align 4
  %131 = add nuw nsw i64 %126, 1
  %132 = icmp eq i64 %131, %5
  br i1 %132, label %197, label %125

133:                                              ; preds = %110
  %134 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 3, i64 %104, i64 %7
  %135 = load i32, ptr %134, align 4
  %136 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 3, i64 %104, i64 %107
  %137 = load i32, ptr %136, align 4
  store i32 %137, ptr %134, align 4
  store i32 %135, ptr %136, align 4
  br label %197

138:                                              ; preds = %101
  %139 = icmp ult i64 %6, 94
  %140 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 1
  %141 = load i64, ptr %140, align 8
  br i1 %139, label %142, label %173

142:                                              ; preds = %138
  %143 = icmp sgt i64 %141, 0
  br i1 %143, label %147, label %144

144:                                              ; preds = %147, %142
  %145 = tail call fastcc i64 @below(ptr noundef %1, i64 noundef 4)
  %146 = icmp sgt i64 %145, 0
  br i1 %146, label %152, label %197

147:                                              ; preds = %142, %147
  %148 = phi i64 [ %150, %147 ], [ 0, %142 ]
  %149 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 2, i64 %148, i64 %7
  store i32 1, ptr %149, align 4
  %150 = add nuw nsw i64 %148, 1
  %151 = icmp eq i64 %150, %141
  br i1 %151, label %144, label %147

152:                                              ; preds = %144, %170
  %153 = phi i64 [ %171, %170 ], [ %145, %144 ]
  %154 = tail call fastcc ptr @place(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, i64 noundef %7, i64 noundef 0)
  %155 = icmp eq ptr %154, null
  br i1 %155, label %170, label %156

156:                                              ; preds = %152
  %157 = tail call fastcc i64 @below(ptr noundef %1, i64 noundef 2)
  %158 = icmp eq i64 %157, 0
  br i1 %158, label %165, label %159

159:                                              ; preds = %156
  %160 = load ptr, ptr %0, align 8
  %161 = getelementptr inbounds %struct.Problem, ptr %160, i64 0, i32 8
  %162 = load ptr, ptr %161, align 8
  %163 = getelementptr inbounds i64, ptr %162, i64 %7
  %164 = load i64, ptr %163, align 8
  br label %165

165:                                              ; preds = %156, %159
  %166 = phi i64 [ %164, %159 ], [ 8, %156 ]
  %167 = tail call fastcc i64 @below(ptr noundef %1, i64 noundef %166)
  %168 = trunc i64 %167 to i32
  %169 = add i32 %168, 1
  store i32 %169, ptr %154, align 4
  br label %170

170:                                              ; preds = %165, %152
  %171 = add nsw i64 %153, -1
  %172 = icmp sgt i64 %153, 1
  br i1 %172, label %152, label %197

173:                                              ; preds = %138
  %174 = tail call fastcc i64 @below(ptr noundef %1, i64 noundef %141)
  %175 = getelementptr inbounds [40 x i64], ptr %2, i64 0, i64 %174
  %176 = load i64, ptr %175, align 8
  %177 = load i64, ptr %140, align 8
  %178 = tail call fastcc i64 @below(ptr noundef %1, i64 noundef %177)
  %179 = getelementptr inbounds [40 x i64], ptr %2, i64 0, i64 %178
  %180 = load i64, ptr %179, align 8
  %181 = icmp ne i64 %176, %180
  %182 = icmp sgt i64 %5, 0
  %183 = select i1 %181, i1 %182, i1 false
  br i1 %183, label %184, label %197

184:                                              ; preds = %173, %184
  %185 = phi i64 [ %195, %184 ], [ 0, %173 ]
  %186 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 2, i64 %180, i64 %185
  %187 = load i32, ptr %186, align 4
  %188 = sext i32 %187 to i64
  %189 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 2, i64 %176, i64 %185
  %190 = load i32, ptr %189, align 4
  %191 = sext i32 %190 to i64
  %192 = mul nsw i64 %191, %188
  %193 = tail call i64 @llvm.smin.i64(i64 %192, i64 1073741824)
  %194 = trunc i64 %193 to i32
  store i32 %194, ptr %186, align 4
  store i32 1, ptr %189, align 4
  %195 = add nuw nsw i64 %185, 1
  %196 = icmp eq i64 %195, %5
  br i1 %196, label %197, label %184

197:                                              ; preds = %184, %170, %125, %51, %144, %111, %173, %37, %20, %9, %16, %89, %12, %46, %86, %83, %113, %133, %114, %109
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
  %12 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 8
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
  br i1 %27, label %28, label %36

28:                                               ; preds = %26
  %29 = getelementptr inbounds %struct.Problem, ptr %6, i64 0, i32 8
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 8
  %32 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 11
  %33 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 4
  %34 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 13
  %35 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 3
  br label %37

36:                                               ; preds = %44, %26
  call void @llvm.lifetime.end.p0(i64 320, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 320, ptr nonnull %4)
  ret void

37:                                               ; preds = %28, %44
  %38 = phi i64 [ 0, %28 ], [ %45, %44 ]
  %39 = getelementptr inbounds i64, ptr %30, i64 %38
  %40 = load i64, ptr %39, align 8
  br i1 %10, label %41, label %44

41:                                               ; preds = %37
  %42 = add i64 %40, -1
  %43 = load ptr, ptr %31, align 8
  br label %47

44:                                               ; preds = %90, %37
  %45 = add nuw nsw i64 %38, 1
  %46 = icmp eq i64 %45, %7
  br i1 %46, label %36, label %37

47:                                               ; preds = %116, %41
  %48 = phi i64 [ %9, %41 ], [ %50, %116 ]
  %49 = phi i64 [ 1, %41 ], [ %121, %116 ]
  %50 = add nsw i64 %48, -1
  %51 = getelementptr inbounds [40 x i64], ptr %2, i64 0, i64 %50
  %52 = load i64, ptr %51, align 8
  %53 = add i64 %42, %49
  %54 = sdiv i64 %53, %49
  %55 = getelementptr inbounds %struct.Wall, ptr %43, i64 %52, i32 4
  %56 = load i64, ptr %55, align 8
  %57 = icmp eq i64 %56, 1
  br i1 %57, label %58, label %86

58:                                               ; preds = %47
  %59 = load ptr, ptr %32, align 8
  %60 = mul nsw i64 %52, %7
  %61 = add nsw i64 %60, %38
  %62 = getelementptr inbounds i64, ptr %59, i64 %61
  %63 = load i64, ptr %62, align 8
  %64 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 3, i64 %52, i64 %38
  %65 = load i32, ptr %64, align 4
  %66 = sext i32 %65 to i64
  %67 = tail call i64 @llvm.smin.i64(i64 %63, i64 %66)
  %68 = getelementptr inbounds [40 x i64], ptr %4, i64 0, i64 %52
  %69 = load i64, ptr %68, align 8
  %70 = tail call i64 @llvm.smin.i64(i64 %67, i64 %69)
  %71 = tail call i64 @llvm.smax.i64(i64 %70, i64 1)
  %72 = load i64, ptr %33, align 8
  %73 = icmp eq i64 %72, 0
  br i1 %73, label %76, label %74

74:                                               ; preds = %58
  %75 = tail call fastcc i64 @divisor(i64 noundef %54, i64 noundef %71)
  br label %78

76:                                               ; preds = %58
  %77 = tail call i64 @llvm.smin.i64(i64 %71, i64 %54)
  br label %78

78:                                               ; preds = %76, %74
  %79 = phi i64 [ %75, %74 ], [ %77, %76 ]
  %80 = trunc i64 %79 to i32
  store i32 %80, ptr %64, align 4
  %81 = sdiv i64 %69, %79
  store i64 %81, ptr %68, align 8
  %82 = mul nsw i64 %79, %49
  %83 = tail call i64 @llvm.smin.i64(i64 %82, i64 %40)
  %84 = add i64 %42, %83
  %85 = sdiv i64 %84, %83
  br label %86

86:                                               ; preds = %78, %47
  %87 = phi i64 [ %83, %78 ], [ %49, %47 ]
  %88 = phi i64 [ %85, %78 ], [ %54, %47 ]
  %89 = icmp eq i64 %50, 0
  br i1 %89, label %90, label %94

90:                                               ; preds = %86
  %91 = tail call i64 @llvm.smax.i64(i64 %88, i64 1)
  %92 = trunc i64 %91 to i32
  %93 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 2, i64 %52, i64 %38
  store i32 %92, ptr %93, align 4
  br label %44

94:                                               ; preds = %86
  %95 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 2, i64 %52, i64 %38
  %96 = load i32, ptr %95, align 4
  %97 = sext i32 %96 to i64
  br i1 %17, label %107, label %98

98:                                               ; preds = %94
  %99 = load ptr, ptr %34, align 8
  %100 = getelementptr inbounds [40 x i64], ptr %5, i64 0, i64 %50
  %101 = load i64, ptr %100, align 8
  %102 = mul nsw i64 %101, %7
  %103 = add nsw i64 %102, %38
  %104 = getelementptr inbounds i64, ptr %99, i64 %103
  %105 = load i64, ptr %104, align 8
  %106 = tail call i64 @llvm.smin.i64(i64 %105, i64 %97)
  br label %107

107:                                              ; preds = %94, %98
  %108 = phi i64 [ %106, %98 ], [ %97, %94 ]
  %109 = tail call i64 @llvm.smax.i64(i64 %108, i64 1)
  %110 = load i64, ptr %35, align 8
  %111 = icmp eq i64 %110, 0
  br i1 %111, label %114, label %112

112:                                              ; preds = %107
  %113 = tail call fastcc i64 @divisor(i64 noundef %88, i64 noundef %109)
  br label %116

114:                                              ; preds = %107
  %115 = tail call i64 @llvm.smin.i64(i64 %109, i64 %88)
  br label %116

116:                                              ; preds = %112, %114
  %117 = phi i64 [ %113, %112 ], [ %115, %114 ]
  %118 = trunc i64 %117 to i32
  %119 = getelementptr inbounds %struct.State, ptr %2, i64 0, i32 2, i64 %52, i64 %38
  store i32 %118, ptr %119, align 4
  %120 = mul nsw i64 %117, %87
  %121 = tail call i64 @llvm.smin.i64(i64 %120, i64 %40)
  br label %47
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
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(6400) %8, ptr noundef nonnull align 8 dereferenceable(6400) %1, i64 6400, i1 false)
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
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(6400) %12, ptr noundef nonnull align 8 dereferenceable(6400) %6, i64 6400, i1 false)
  tail call fastcc void @better(ptr noundef %1, ptr noundef nonnull %6, double noundef %10)
  br label %13

13:                                               ; preds = %5, %9
  %14 = phi i64 [ 1, %9 ], [ 0, %5 ]
  ret i64 %14
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc i64 @read_tree(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef %3) unnamed_addr {
  %5 = alloca [16 x i64], align 16
  %6 = alloca [40 x i64], align 16
  %7 = alloca [16 x i32], align 16
  %8 = alloca [16 x i8], align 16
  %9 = load ptr, ptr %0, align 8
  %10 = load i64, ptr %9, align 8
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %5)
  call void @llvm.lifetime.start.p0(i64 320, ptr nonnull %6)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(320) %6, i8 0, i64 320, i1 false)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %7)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %8)
  %11 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 1
  %12 = load i64, ptr %11, align 8
  %13 = icmp sgt i64 %12, 0
  br i1 %13, label %14, label %21

14:                                               ; preds = %4
  %15 = icmp sgt i64 %10, 0
  br label %16

16:                                               ; preds = %14, %30
  %17 = phi i64 [ %12, %14 ], [ %31, %30 ]
  %18 = phi i64 [ 0, %14 ], [ %32, %30 ]
  br i1 %15, label %19, label %30

19:                                               ; preds = %16
  %20 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 1, i64 %18
  br label %34

21:                                               ; preds = %30, %4
  %22 = phi i64 [ %12, %4 ], [ %31, %30 ]
  %23 = icmp sgt i64 %10, 0
  br i1 %23, label %24, label %42

24:                                               ; preds = %21
  %25 = load ptr, ptr %0, align 8
  %26 = getelementptr inbounds %struct.Problem, ptr %25, i64 0, i32 8
  %27 = load ptr, ptr %26, align 8
  br label %47

28:                                               ; preds = %34
  %29 = load i64, ptr %11, align 8
  br label %30

30:                                               ; preds = %28, %16
  %31 = phi i64 [ %29, %28 ], [ %17, %16 ]
  %32 = add nuw nsw i64 %18, 1
  %33 = icmp slt i64 %32, %31
  br i1 %33, label %16, label %21

34:                                               ; preds = %19, %34
  %35 = phi i64 [ 0, %19 ], [ %40, %34 ]
  %36 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 3, i64 %18, i64 %35
  store i32 1, ptr %36, align 4
  %37 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 2, i64 %18, i64 %35
  store i32 1, ptr %37, align 4
  %38 = trunc i64 %35 to i8
  %39 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 4, i64 %18, i64 %35
  store i8 %38, ptr %39, align 1
  store i64 0, ptr %20, align 8
  %40 = add nuw nsw i64 %35, 1
  %41 = icmp eq i64 %40, %10
  br i1 %41, label %28, label %34

42:                                               ; preds = %47, %21
  %43 = icmp slt i64 %2, 0
  br i1 %43, label %250, label %44

44:                                               ; preds = %42
  %45 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 8
  %46 = icmp slt i64 %10, 1
  br label %55

47:                                               ; preds = %24, %47
  %48 = phi i64 [ 0, %24 ], [ %53, %47 ]
  %49 = getelementptr inbounds i64, ptr %27, i64 %48
  %50 = load i64, ptr %49, align 8
  %51 = getelementptr inbounds [16 x i64], ptr %5, i64 0, i64 %48
  store i64 %50, ptr %51, align 8
  %52 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 %48
  store i32 1, ptr %52, align 4
  %53 = add nuw nsw i64 %48, 1
  %54 = icmp eq i64 %53, %10
  br i1 %54, label %42, label %47

55:                                               ; preds = %44, %241
  %56 = phi i1 [ false, %44 ], [ %245, %241 ]
  %57 = phi i64 [ 0, %44 ], [ %243, %241 ]
  %58 = phi i64 [ 0, %44 ], [ %244, %241 ]
  %59 = phi i64 [ 0, %44 ], [ %242, %241 ]
  %60 = icmp slt i64 %58, %2
  br i1 %60, label %61, label %88

61:                                               ; preds = %55
  %62 = getelementptr inbounds %struct.Node, ptr %1, i64 %58
  %63 = load i64, ptr %62, align 8
  switch i64 %63, label %64 [
    i64 0, label %74
    i64 3, label %74
  ]

64:                                               ; preds = %61
  %65 = getelementptr inbounds %struct.Node, ptr %1, i64 %58, i32 1
  %66 = load i64, ptr %65, align 8
  %67 = getelementptr inbounds [16 x i64], ptr %5, i64 0, i64 %66
  %68 = load i64, ptr %67, align 8
  %69 = getelementptr inbounds %struct.Node, ptr %1, i64 %58, i32 2
  %70 = load i64, ptr %69, align 8
  %71 = add i64 %68, -1
  %72 = add i64 %71, %70
  %73 = sdiv i64 %72, %70
  store i64 %70, ptr %67, align 8
  br label %74

74:                                               ; preds = %61, %61, %64
  %75 = phi i64 [ 1, %61 ], [ 1, %61 ], [ %73, %64 ]
  %76 = phi i64 [ 0, %61 ], [ 0, %61 ], [ %66, %64 ]
  %77 = icmp eq i64 %63, 1
  br i1 %77, label %78, label %88

78:                                               ; preds = %74
  %79 = icmp slt i64 %75, 2
  br i1 %79, label %241, label %80

80:                                               ; preds = %78
  %81 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 %76
  %82 = load i32, ptr %81, align 4
  %83 = icmp eq i32 %82, 1
  br i1 %83, label %84, label %234

84:                                               ; preds = %80
  %85 = trunc i64 %76 to i8
  %86 = add nsw i64 %57, 1
  %87 = getelementptr inbounds [16 x i8], ptr %8, i64 0, i64 %57
  store i8 %85, ptr %87, align 1
  br label %234

88:                                               ; preds = %55, %74
  %89 = phi i64 [ %76, %74 ], [ 0, %55 ]
  %90 = phi i64 [ %75, %74 ], [ 1, %55 ]
  %91 = load i64, ptr %11, align 8
  %92 = icmp sgt i64 %91, 0
  br i1 %92, label %93, label %100

93:                                               ; preds = %88
  %94 = load ptr, ptr %45, align 8
  %95 = icmp eq i64 %58, %2
  %96 = getelementptr inbounds %struct.Node, ptr %1, i64 %58
  %97 = getelementptr inbounds %struct.Node, ptr %1, i64 %58, i32 1
  %98 = getelementptr inbounds %struct.Node, ptr %1, i64 %58, i32 2
  %99 = getelementptr inbounds %struct.Node, ptr %1, i64 %58, i32 3
  br label %101

100:                                              ; preds = %131, %88
  br i1 %60, label %134, label %247

101:                                              ; preds = %93, %131
  %102 = phi i64 [ 0, %93 ], [ %132, %131 ]
  %103 = getelementptr inbounds %struct.Wall, ptr %94, i64 %102
  br i1 %95, label %104, label %108

104:                                              ; preds = %101
  %105 = getelementptr inbounds %struct.Wall, ptr %94, i64 %102, i32 4
  %106 = load i64, ptr %105, align 8
  %107 = icmp eq i64 %106, 2
  br i1 %107, label %138, label %131

108:                                              ; preds = %101
  %109 = load i64, ptr %96, align 8
  %110 = icmp eq i64 %109, 2
  %111 = getelementptr inbounds %struct.Wall, ptr %94, i64 %102, i32 4
  %112 = load i64, ptr %111, align 8
  br i1 %110, label %113, label %120

113:                                              ; preds = %108
  %114 = icmp eq i64 %112, 1
  br i1 %114, label %115, label %131

115:                                              ; preds = %113
  %116 = getelementptr inbounds %struct.Wall, ptr %94, i64 %102, i32 5
  %117 = load i64, ptr %116, align 8
  %118 = load i64, ptr %99, align 8
  %119 = icmp eq i64 %117, %118
  br i1 %119, label %138, label %131

120:                                              ; preds = %108
  %121 = icmp eq i64 %112, 0
  br i1 %121, label %122, label %131

122:                                              ; preds = %120
  %123 = load i64, ptr %103, align 8
  %124 = load i64, ptr %97, align 8
  %125 = icmp eq i64 %123, %124
  br i1 %125, label %126, label %131

126:                                              ; preds = %122
  %127 = getelementptr inbounds %struct.Wall, ptr %94, i64 %102, i32 1
  %128 = load i64, ptr %127, align 8
  %129 = load i64, ptr %98, align 8
  %130 = icmp eq i64 %128, %129
  br i1 %130, label %138, label %131

131:                                              ; preds = %126, %122, %120, %115, %113, %104
  %132 = add nuw nsw i64 %102, 1
  %133 = icmp slt i64 %132, %91
  br i1 %133, label %101, label %100

134:                                              ; preds = %100
  %135 = getelementptr inbounds %struct.Node, ptr %1, i64 %58
  %136 = load i64, ptr %135, align 8
  %137 = icmp eq i64 %136, 2
  br i1 %137, label %247, label %241

138:                                              ; preds = %104, %115, %126
  br i1 %60, label %139, label %157

139:                                              ; preds = %138
  %140 = getelementptr inbounds %struct.Node, ptr %1, i64 %58
  %141 = load i64, ptr %140, align 8
  %142 = icmp eq i64 %141, 2
  br i1 %142, label %143, label %157

143:                                              ; preds = %139
  %144 = getelementptr inbounds [40 x i64], ptr %6, i64 0, i64 %102
  %145 = load i64, ptr %144, align 8
  %146 = icmp eq i64 %145, 0
  br i1 %146, label %157, label %147

147:                                              ; preds = %143
  %148 = add nsw i64 %59, -1
  %149 = getelementptr inbounds [40 x i64], ptr %3, i64 0, i64 %148
  %150 = load i64, ptr %149, align 8
  %151 = icmp ne i64 %150, %102
  %152 = icmp ne i64 %57, 0
  %153 = select i1 %151, i1 true, i1 %152
  br i1 %153, label %247, label %154

154:                                              ; preds = %147
  %155 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 3, i64 %102, i64 %89
  %156 = load i32, ptr %155, align 4
  br label %234

157:                                              ; preds = %143, %139, %138
  %158 = getelementptr inbounds [40 x i64], ptr %6, i64 0, i64 %102
  %159 = load i64, ptr %158, align 8
  %160 = icmp eq i64 %159, 0
  br i1 %160, label %161, label %247

161:                                              ; preds = %157
  %162 = icmp eq i64 %59, 0
  br i1 %162, label %173, label %163

163:                                              ; preds = %161
  %164 = load ptr, ptr %45, align 8
  %165 = add nsw i64 %59, -1
  %166 = getelementptr inbounds [40 x i64], ptr %3, i64 0, i64 %165
  %167 = load i64, ptr %166, align 8
  %168 = getelementptr inbounds %struct.Wall, ptr %164, i64 %167, i32 3
  %169 = load i64, ptr %168, align 8
  %170 = getelementptr inbounds %struct.Wall, ptr %164, i64 %102, i32 3
  %171 = load i64, ptr %170, align 8
  %172 = icmp sgt i64 %169, %171
  br i1 %172, label %247, label %173

173:                                              ; preds = %163, %161
  %174 = add nsw i64 %59, 1
  %175 = getelementptr inbounds [40 x i64], ptr %3, i64 0, i64 %59
  store i64 %102, ptr %175, align 8
  store i64 1, ptr %158, align 8
  %176 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 1, i64 %102
  store i64 1, ptr %176, align 8
  br i1 %23, label %178, label %203

177:                                              ; preds = %199
  br i1 %23, label %204, label %203

178:                                              ; preds = %173, %199
  %179 = phi i64 [ %201, %199 ], [ 0, %173 ]
  %180 = phi i64 [ %200, %199 ], [ %57, %173 ]
  %181 = icmp sgt i64 %180, 0
  br i1 %181, label %184, label %195

182:                                              ; preds = %184
  %183 = icmp eq i64 %192, 0
  br i1 %183, label %195, label %199

184:                                              ; preds = %178, %184
  %185 = phi i64 [ %193, %184 ], [ 0, %178 ]
  %186 = phi i64 [ %192, %184 ], [ 0, %178 ]
  %187 = getelementptr inbounds [16 x i8], ptr %8, i64 0, i64 %185
  %188 = load i8, ptr %187, align 1
  %189 = sext i8 %188 to i64
  %190 = icmp eq i64 %179, %189
  %191 = zext i1 %190 to i64
  %192 = or i64 %186, %191
  %193 = add nuw nsw i64 %185, 1
  %194 = icmp eq i64 %193, %180
  br i1 %194, label %182, label %184

195:                                              ; preds = %178, %182
  %196 = trunc i64 %179 to i8
  %197 = add nsw i64 %180, 1
  %198 = getelementptr inbounds [16 x i8], ptr %8, i64 0, i64 %180
  store i8 %196, ptr %198, align 1
  br label %199

199:                                              ; preds = %195, %182
  %200 = phi i64 [ %180, %182 ], [ %197, %195 ]
  %201 = add nuw nsw i64 %179, 1
  %202 = icmp eq i64 %201, %10
  br i1 %202, label %177, label %178

203:                                              ; preds = %204, %173, %177
  br i1 %60, label %214, label %221

204:                                              ; preds = %177, %204
  %205 = phi i64 [ %212, %204 ], [ 0, %177 ]
  %206 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 %205
  %207 = load i32, ptr %206, align 4
  %208 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 2, i64 %102, i64 %205
  store i32 %207, ptr %208, align 4
  %209 = getelementptr inbounds [16 x i8], ptr %8, i64 0, i64 %205
  %210 = load i8, ptr %209, align 1
  %211 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 4, i64 %102, i64 %205
  store i8 %210, ptr %211, align 1
  store i32 1, ptr %206, align 4
  %212 = add nuw nsw i64 %205, 1
  %213 = icmp eq i64 %212, %10
  br i1 %213, label %203, label %204

214:                                              ; preds = %203
  %215 = getelementptr inbounds %struct.Node, ptr %1, i64 %58
  %216 = load i64, ptr %215, align 8
  %217 = icmp eq i64 %216, 2
  br i1 %217, label %218, label %221

218:                                              ; preds = %214
  %219 = trunc i64 %90 to i32
  %220 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 3, i64 %102, i64 %89
  store i32 %219, ptr %220, align 4
  br label %221

221:                                              ; preds = %218, %214, %203
  %222 = icmp ne i64 %58, %2
  %223 = select i1 %222, i1 true, i1 %46
  br i1 %223, label %241, label %224

224:                                              ; preds = %221, %224
  %225 = phi i64 [ %232, %224 ], [ 0, %221 ]
  %226 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 2, i64 %102, i64 %225
  %227 = load i32, ptr %226, align 4
  %228 = getelementptr inbounds [16 x i64], ptr %5, i64 0, i64 %225
  %229 = load i64, ptr %228, align 8
  %230 = trunc i64 %229 to i32
  %231 = mul i32 %227, %230
  store i32 %231, ptr %226, align 4
  %232 = add nuw nsw i64 %225, 1
  %233 = icmp eq i64 %232, %10
  br i1 %233, label %241, label %224

234:                                              ; preds = %80, %84, %154
  %235 = phi i64 [ %90, %154 ], [ %75, %84 ], [ %75, %80 ]
  %236 = phi i32 [ %156, %154 ], [ %82, %84 ], [ %82, %80 ]
  %237 = phi ptr [ %155, %154 ], [ %81, %84 ], [ %81, %80 ]
  %238 = phi i64 [ 0, %154 ], [ %86, %84 ], [ %57, %80 ]
  %239 = trunc i64 %235 to i32
  %240 = mul i32 %236, %239
  store i32 %240, ptr %237, align 4
  br label %241

241:                                              ; preds = %224, %234, %221, %134, %78
  %242 = phi i64 [ %174, %221 ], [ %59, %78 ], [ %59, %134 ], [ %59, %234 ], [ %174, %224 ]
  %243 = phi i64 [ 0, %221 ], [ %57, %78 ], [ %57, %134 ], [ %238, %234 ], [ 0, %224 ]
  %244 = add nuw i64 %58, 1
  %245 = icmp sge i64 %58, %2
  %246 = icmp eq i64 %58, %2
  br i1 %246, label %248, label %55

247:                                              ; preds = %100, %147, %163, %157, %134
  br i1 %56, label %250, label %334

248:                                              ; preds = %241
  %249 = load i64, ptr %11, align 8
  br label %250

250:                                              ; preds = %248, %42, %247
  %251 = phi i64 [ %91, %247 ], [ %22, %42 ], [ %249, %248 ]
  %252 = phi i64 [ %59, %247 ], [ 0, %42 ], [ %242, %248 ]
  %253 = icmp sgt i64 %251, 0
  br i1 %253, label %254, label %334

254:                                              ; preds = %250
  %255 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 8
  %256 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 15
  br label %257

257:                                              ; preds = %254, %329
  %258 = phi i64 [ %251, %254 ], [ %332, %329 ]
  %259 = phi i64 [ 0, %254 ], [ %331, %329 ]
  %260 = phi i64 [ %252, %254 ], [ %330, %329 ]
  %261 = getelementptr inbounds [40 x i64], ptr %6, i64 0, i64 %259
  %262 = load i64, ptr %261, align 8
  %263 = icmp eq i64 %262, 0
  br i1 %263, label %264, label %329

264:                                              ; preds = %257
  %265 = icmp sgt i64 %260, 0
  br i1 %265, label %266, label %295

266:                                              ; preds = %264
  %267 = load ptr, ptr %255, align 8
  %268 = getelementptr inbounds %struct.Wall, ptr %267, i64 %259, i32 3
  %269 = load i64, ptr %268, align 8
  %270 = mul nsw i64 %258, %259
  %271 = load i64, ptr %3, align 8
  %272 = getelementptr inbounds %struct.Wall, ptr %267, i64 %271, i32 3
  %273 = load i64, ptr %272, align 8
  %274 = icmp sgt i64 %273, %269
  br i1 %274, label %295, label %275

275:                                              ; preds = %266
  %276 = load ptr, ptr %256, align 8
  br label %283

277:                                              ; preds = %291
  %278 = getelementptr inbounds [40 x i64], ptr %3, i64 0, i64 %292
  %279 = load i64, ptr %278, align 8
  %280 = getelementptr inbounds %struct.Wall, ptr %267, i64 %279, i32 3
  %281 = load i64, ptr %280, align 8
  %282 = icmp sgt i64 %281, %269
  br i1 %282, label %295, label %283

283:                                              ; preds = %275, %277
  %284 = phi i64 [ %279, %277 ], [ %271, %275 ]
  %285 = phi i64 [ %292, %277 ], [ 0, %275 ]
  %286 = phi i1 [ %293, %277 ], [ true, %275 ]
  %287 = add nsw i64 %284, %270
  %288 = getelementptr inbounds i64, ptr %276, i64 %287
  %289 = load i64, ptr %288, align 8
  %290 = icmp eq i64 %289, 0
  br i1 %290, label %291, label %295

291:                                              ; preds = %283
  %292 = add nuw nsw i64 %285, 1
  %293 = icmp slt i64 %292, %260
  %294 = icmp eq i64 %292, %260
  br i1 %294, label %295, label %277

295:                                              ; preds = %277, %291, %283, %266, %264
  %296 = phi i64 [ 0, %264 ], [ 0, %266 ], [ %285, %283 ], [ %260, %291 ], [ %292, %277 ]
  %297 = phi i1 [ false, %264 ], [ true, %266 ], [ %286, %283 ], [ %293, %291 ], [ %293, %277 ]
  %298 = add nsw i64 %260, 1
  %299 = icmp sgt i64 %260, %296
  br i1 %299, label %308, label %300

300:                                              ; preds = %308, %295
  %301 = getelementptr inbounds [40 x i64], ptr %3, i64 0, i64 %296
  store i64 %259, ptr %301, align 8
  store i64 1, ptr %261, align 8
  %302 = load ptr, ptr %255, align 8
  %303 = getelementptr inbounds %struct.Wall, ptr %302, i64 %259, i32 4
  %304 = load i64, ptr %303, align 8
  %305 = icmp ne i64 %304, 0
  %306 = zext i1 %305 to i64
  %307 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 1, i64 %259
  store i64 %306, ptr %307, align 8
  br i1 %297, label %315, label %329

308:                                              ; preds = %295, %308
  %309 = phi i64 [ %310, %308 ], [ %260, %295 ]
  %310 = add nsw i64 %309, -1
  %311 = getelementptr inbounds [40 x i64], ptr %3, i64 0, i64 %310
  %312 = load i64, ptr %311, align 8
  %313 = getelementptr inbounds [40 x i64], ptr %3, i64 0, i64 %309
  store i64 %312, ptr %313, align 8
  %314 = icmp sgt i64 %310, %296
  br i1 %314, label %308, label %300

315:                                              ; preds = %300
  %316 = add nuw nsw i64 %296, 1
  %317 = getelementptr inbounds [40 x i64], ptr %3, i64 0, i64 %316
  %318 = load i64, ptr %317, align 8
  br i1 %23, label %319, label %329

319:                                              ; preds = %315, %319
  %320 = phi i64 [ %327, %319 ], [ 0, %315 ]
  %321 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 2, i64 %318, i64 %320
  %322 = load i32, ptr %321, align 4
  %323 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 2, i64 %259, i64 %320
  store i32 %322, ptr %323, align 4
  %324 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 4, i64 %318, i64 %320
  %325 = load i8, ptr %324, align 1
  %326 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 4, i64 %259, i64 %320
  store i8 %325, ptr %326, align 1
  store i32 1, ptr %321, align 4
  %327 = add nuw nsw i64 %320, 1
  %328 = icmp eq i64 %327, %10
  br i1 %328, label %329, label %319

329:                                              ; preds = %319, %315, %300, %257
  %330 = phi i64 [ %260, %257 ], [ %298, %300 ], [ %298, %315 ], [ %298, %319 ]
  %331 = add nuw nsw i64 %259, 1
  %332 = load i64, ptr %11, align 8
  %333 = icmp slt i64 %331, %332
  br i1 %333, label %257, label %334

334:                                              ; preds = %329, %250, %247
  %335 = phi i64 [ 0, %247 ], [ 1, %250 ], [ 1, %329 ]
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 320, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %5)
  ret i64 %335
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define i64 @best_nodes(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef writeonly %2) {
  %4 = getelementptr inbounds %struct.Walker, ptr %1, i64 0, i32 15
  %5 = tail call fastcc i64 @emit(ptr noundef %0, ptr noundef nonnull %4, ptr noundef %2)
  ret i64 %5
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none)
define i64 @walker_size() {
  ret i64 47664
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
  %8 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 8
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
  %18 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 11
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
  %13 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 8
  %14 = load ptr, ptr %13, align 8
  %15 = icmp sgt i64 %8, 0
  %16 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 10
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
  %91 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 8
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
  %129 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 8
  %130 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 12
  %131 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 13
  %132 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 14
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
  %169 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 4, i64 %159, i64 %167
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
  %10 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 8
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
  %26 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 11
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
  %8 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 8
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
  %15 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 8
  %16 = load ptr, ptr %15, align 8
  br i1 %14, label %17, label %19

17:                                               ; preds = %5
  %18 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 11
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
  %53 = getelementptr inbounds %struct.Space, ptr %0, i64 0, i32 11
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



