; kernel.c c4208df9ee443a744abac15afee3e5154653fa0244bda989ee8b5229e6942df8

%struct.Work = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, double, i64, [16 x i64], [16 x i64], [16 x ptr], [16 x ptr], [16 x ptr], ptr, ptr, [16 x i64], [16 x ptr], [1024 x double], [1024 x double], [1024 x double], [1024 x double], [65 x double], [32 x double], [33 x double], [33 x double], [32 x double], [1024 x i64], [16 x i64], [512 x [16 x double]], [512 x [16 x double]], [1024 x double], [1024 x [16 x double]], [64 x [16 x i32]], [64 x double], i64, [16 x [1024 x i64]], [16 x [1024 x ptr]], [16 x [1024 x ptr]], [16 x [1024 x ptr]], [16 x [1024 x i64]], %struct.Logs }
%struct.Logs = type { [2048 x double], [2048 x double] }
%struct.Problem = type { i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Goal = type { i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, double, double, double, double }
%struct.Table = type { i64, ptr, ptr, ptr, ptr, i64, ptr }
%struct.Best = type { double, i64, i64, i64, [16 x i64] }

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define double @begin(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, i64 noundef %7, ptr noundef %8, i64 noundef %9, i64 noundef %10) {
  %12 = ptrtoint ptr %0 to i64
  %13 = alloca [64 x [128 x double]], align 16
  %14 = alloca [128 x double], align 16
  %15 = alloca [128 x double], align 16
  %16 = alloca [128 x double], align 16
  %17 = alloca [64 x double], align 16
  %18 = alloca [1024 x i64], align 16
  %19 = alloca [1024 x double], align 16
  %20 = alloca [128 x i32], align 16
  %21 = alloca [16 x i64], align 16
  %22 = alloca [16 x i64], align 16
  %23 = alloca [16 x i64], align 16
  %24 = alloca i64, align 8
  store ptr %1, ptr %0, align 8
  %25 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 1
  store ptr %2, ptr %25, align 8
  %26 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 2
  store ptr %3, ptr %26, align 8
  %27 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 5
  store ptr %4, ptr %27, align 8
  %28 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 3
  store ptr %4, ptr %28, align 8
  %29 = getelementptr inbounds double, ptr %4, i64 %5
  %30 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 4
  store ptr %29, ptr %30, align 8
  %31 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 6
  store ptr %6, ptr %31, align 8
  %32 = getelementptr inbounds i32, ptr %6, i64 %7
  %33 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 7
  store ptr %32, ptr %33, align 8
  %34 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 8
  store ptr %8, ptr %34, align 8
  %35 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 10
  store i64 %9, ptr %35, align 8
  %36 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 9
  store i64 0, ptr %36, align 8
  %37 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 11
  store i64 0, ptr %37, align 8
  %38 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 14
  store double 0x7FF0000000000000, ptr %38, align 8
  %39 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 13
  store i64 0, ptr %39, align 8
  %40 = load i64, ptr %1, align 8
  %41 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 2
  %42 = load i64, ptr %41, align 8
  %43 = add nsw i64 %42, %40
  %44 = getelementptr inbounds %struct.Goal, ptr %2, i64 0, i32 1
  %45 = load i64, ptr %44, align 8
  %46 = getelementptr inbounds %struct.Goal, ptr %2, i64 0, i32 2
  %47 = load i64, ptr %46, align 8
  %48 = add nsw i64 %47, %45
  %49 = icmp sgt i64 %47, 1
  %50 = zext i1 %49 to i64
  %51 = add nsw i64 %48, %50
  %52 = add nsw i64 %43, %51
  %53 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 15
  store i64 %52, ptr %53, align 8
  %54 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 12
  store i64 %10, ptr %54, align 8
  %55 = icmp sgt i64 %51, 0
  br i1 %55, label %56, label %60

56:                                               ; preds = %11
  %57 = icmp sgt i64 %45, 0
  %58 = getelementptr inbounds %struct.Goal, ptr %2, i64 0, i32 8
  %59 = getelementptr inbounds %struct.Goal, ptr %2, i64 0, i32 6
  br label %125

60:                                               ; preds = %152, %11
  %61 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 3
  %62 = load i64, ptr %61, align 8
  %63 = icmp sgt i64 %62, 0
  br i1 %63, label %64, label %197

64:                                               ; preds = %60
  %65 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 20
  %66 = load ptr, ptr %65, align 8
  %67 = icmp eq i64 %62, 1
  br i1 %67, label %123, label %68

68:                                               ; preds = %64
  %69 = ptrtoint ptr %66 to i64
  %70 = add i64 %12, 35112
  %71 = sub i64 %70, %69
  %72 = icmp ult i64 %71, 16
  br i1 %72, label %123, label %73

73:                                               ; preds = %68
  %74 = and i64 %62, -2
  br label %75

75:                                               ; preds = %75, %73
  %76 = phi i64 [ 0, %73 ], [ %119, %75 ]
  %77 = getelementptr inbounds double, ptr %66, i64 %76
  %78 = load <2 x i64>, ptr %77, align 8
  %79 = lshr <2 x i64> %78, <i64 52, i64 52>
  %80 = and <2 x i64> %79, <i64 2047, i64 2047>
  %81 = and <2 x i64> %78, <i64 4503599627370495, i64 4503599627370495>
  %82 = or <2 x i64> %81, <i64 4607182418800017408, i64 4607182418800017408>
  %83 = bitcast <2 x i64> %82 to <2 x double>
  %84 = fcmp ogt <2 x double> %83, <double 0x3FF6A09E667F3BCD, double 0x3FF6A09E667F3BCD>
  %85 = fmul <2 x double> %83, <double 5.000000e-01, double 5.000000e-01>
  %86 = select <2 x i1> %84, <2 x double> %85, <2 x double> %83
  %87 = select <2 x i1> %84, <2 x i64> <i64 -1022, i64 -1022>, <2 x i64> <i64 -1023, i64 -1023>
  %88 = add nsw <2 x i64> %87, %80
  %89 = fadd <2 x double> %86, <double -1.000000e+00, double -1.000000e+00>
  %90 = fadd <2 x double> %86, <double 1.000000e+00, double 1.000000e+00>
  %91 = fdiv <2 x double> %89, %90
  %92 = fmul <2 x double> %91, %91
  %93 = fmul <2 x double> %92, <double 0x3FA8618618618618, double 0x3FA8618618618618>
  %94 = fadd <2 x double> %93, <double 0x3FAAF286BCA1AF28, double 0x3FAAF286BCA1AF28>
  %95 = fmul <2 x double> %92, %94
  %96 = fadd <2 x double> %95, <double 0x3FAE1E1E1E1E1E1E, double 0x3FAE1E1E1E1E1E1E>
  %97 = fmul <2 x double> %92, %96
  %98 = fadd <2 x double> %97, <double 0x3FB1111111111111, double 0x3FB1111111111111>
  %99 = fmul <2 x double> %92, %98
  %100 = fadd <2 x double> %99, <double 0x3FB3B13B13B13B14, double 0x3FB3B13B13B13B14>
  %101 = fmul <2 x double> %92, %100
  %102 = fadd <2 x double> %101, <double 0x3FB745D1745D1746, double 0x3FB745D1745D1746>
  %103 = fmul <2 x double> %92, %102
  %104 = fadd <2 x double> %103, <double 0x3FBC71C71C71C71C, double 0x3FBC71C71C71C71C>
  %105 = fmul <2 x double> %92, %104
  %106 = fadd <2 x double> %105, <double 0x3FC2492492492492, double 0x3FC2492492492492>
  %107 = fmul <2 x double> %92, %106
  %108 = fadd <2 x double> %107, <double 2.000000e-01, double 2.000000e-01>
  %109 = fmul <2 x double> %92, %108
  %110 = fadd <2 x double> %109, <double 0x3FD5555555555555, double 0x3FD5555555555555>
  %111 = fmul <2 x double> %92, %110
  %112 = fadd <2 x double> %111, <double 1.000000e+00, double 1.000000e+00>
  %113 = fmul <2 x double> %91, <double 2.000000e+00, double 2.000000e+00>
  %114 = fmul <2 x double> %113, %112
  %115 = sitofp <2 x i64> %88 to <2 x double>
  %116 = fmul <2 x double> %115, <double 0x3FE62E42FEFA39EF, double 0x3FE62E42FEFA39EF>
  %117 = fadd <2 x double> %116, %114
  %118 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 %76
  store <2 x double> %117, ptr %118, align 8
  %119 = add nuw i64 %76, 2
  %120 = icmp eq i64 %119, %74
  br i1 %120, label %121, label %75

121:                                              ; preds = %75
  %122 = icmp eq i64 %62, %74
  br i1 %122, label %197, label %123

123:                                              ; preds = %68, %64, %121
  %124 = phi i64 [ 0, %68 ], [ 0, %64 ], [ %74, %121 ]
  br label %214

125:                                              ; preds = %56, %152
  %126 = phi i64 [ 0, %56 ], [ %195, %152 ]
  br i1 %57, label %127, label %152

127:                                              ; preds = %125
  %128 = icmp slt i64 %126, %45
  %129 = sub nsw i64 %126, %45
  %130 = icmp eq i64 %48, %126
  br label %131

131:                                              ; preds = %148, %127
  %132 = phi i64 [ 0, %127 ], [ %150, %148 ]
  %133 = phi double [ 1.000000e+00, %127 ], [ %149, %148 ]
  br i1 %128, label %134, label %136

134:                                              ; preds = %131
  %135 = icmp eq i64 %132, %126
  br i1 %135, label %142, label %148

136:                                              ; preds = %131
  br i1 %130, label %142, label %137

137:                                              ; preds = %136
  %138 = load ptr, ptr %58, align 8
  %139 = getelementptr inbounds i64, ptr %138, i64 %132
  %140 = load i64, ptr %139, align 8
  %141 = icmp eq i64 %140, %129
  br i1 %141, label %142, label %148

142:                                              ; preds = %137, %136, %134
  %143 = load ptr, ptr %59, align 8
  %144 = getelementptr inbounds i64, ptr %143, i64 %132
  %145 = load i64, ptr %144, align 8
  %146 = sitofp i64 %145 to double
  %147 = fmul double %133, %146
  br label %148

148:                                              ; preds = %142, %137, %134
  %149 = phi double [ %147, %142 ], [ %133, %137 ], [ %133, %134 ]
  %150 = add nuw nsw i64 %132, 1
  %151 = icmp eq i64 %150, %45
  br i1 %151, label %152, label %131

152:                                              ; preds = %148, %125
  %153 = phi double [ 1.000000e+00, %125 ], [ %149, %148 ]
  %154 = bitcast double %153 to i64
  %155 = lshr i64 %154, 52
  %156 = and i64 %155, 2047
  %157 = and i64 %154, 4503599627370495
  %158 = or i64 %157, 4607182418800017408
  %159 = bitcast i64 %158 to double
  %160 = fcmp ogt double %159, 0x3FF6A09E667F3BCD
  %161 = fmul double %159, 5.000000e-01
  %162 = select i1 %160, double %161, double %159
  %163 = select i1 %160, i64 -1022, i64 -1023
  %164 = add nsw i64 %163, %156
  %165 = fadd double %162, -1.000000e+00
  %166 = fadd double %162, 1.000000e+00
  %167 = fdiv double %165, %166
  %168 = fmul double %167, %167
  %169 = fmul double %168, 0x3FA8618618618618
  %170 = fadd double %169, 0x3FAAF286BCA1AF28
  %171 = fmul double %168, %170
  %172 = fadd double %171, 0x3FAE1E1E1E1E1E1E
  %173 = fmul double %168, %172
  %174 = fadd double %173, 0x3FB1111111111111
  %175 = fmul double %168, %174
  %176 = fadd double %175, 0x3FB3B13B13B13B14
  %177 = fmul double %168, %176
  %178 = fadd double %177, 0x3FB745D1745D1746
  %179 = fmul double %168, %178
  %180 = fadd double %179, 0x3FBC71C71C71C71C
  %181 = fmul double %168, %180
  %182 = fadd double %181, 0x3FC2492492492492
  %183 = fmul double %168, %182
  %184 = fadd double %183, 2.000000e-01
  %185 = fmul double %168, %184
  %186 = fadd double %185, 0x3FD5555555555555
  %187 = fmul double %168, %186
  %188 = fadd double %187, 1.000000e+00
  %189 = fmul double %167, 2.000000e+00
  %190 = fmul double %189, %188
  %191 = sitofp i64 %164 to double
  %192 = fmul double %191, 0x3FE62E42FEFA39EF
  %193 = fadd double %192, %190
  %194 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %126
  store double %193, ptr %194, align 8
  %195 = add nuw nsw i64 %126, 1
  %196 = icmp eq i64 %195, %51
  br i1 %196, label %60, label %125

197:                                              ; preds = %214, %121, %60
  %198 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 48
  br label %199

199:                                              ; preds = %199, %197
  %200 = phi i64 [ 0, %197 ], [ %212, %199 ]
  %201 = getelementptr inbounds [2048 x double], ptr %198, i64 0, i64 %200
  store <2 x double> zeroinitializer, ptr %201, align 8
  %202 = getelementptr inbounds double, ptr %201, i64 2
  store <2 x double> zeroinitializer, ptr %202, align 8
  %203 = or i64 %200, 4
  %204 = getelementptr inbounds [2048 x double], ptr %198, i64 0, i64 %203
  store <2 x double> zeroinitializer, ptr %204, align 8
  %205 = getelementptr inbounds double, ptr %204, i64 2
  store <2 x double> zeroinitializer, ptr %205, align 8
  %206 = or i64 %200, 8
  %207 = getelementptr inbounds [2048 x double], ptr %198, i64 0, i64 %206
  store <2 x double> zeroinitializer, ptr %207, align 8
  %208 = getelementptr inbounds double, ptr %207, i64 2
  store <2 x double> zeroinitializer, ptr %208, align 8
  %209 = or i64 %200, 12
  %210 = getelementptr inbounds [2048 x double], ptr %198, i64 0, i64 %209
  store <2 x double> zeroinitializer, ptr %210, align 8
  %211 = getelementptr inbounds double, ptr %210, i64 2
  store <2 x double> zeroinitializer, ptr %211, align 8
  %212 = add nuw nsw i64 %200, 16
  %213 = icmp eq i64 %212, 2048
  br i1 %213, label %260, label %199

214:                                              ; preds = %123, %214
  %215 = phi i64 [ %258, %214 ], [ %124, %123 ]
  %216 = getelementptr inbounds double, ptr %66, i64 %215
  %217 = load i64, ptr %216, align 8
  %218 = lshr i64 %217, 52
  %219 = and i64 %218, 2047
  %220 = and i64 %217, 4503599627370495
  %221 = or i64 %220, 4607182418800017408
  %222 = bitcast i64 %221 to double
  %223 = fcmp ogt double %222, 0x3FF6A09E667F3BCD
  %224 = fmul double %222, 5.000000e-01
  %225 = select i1 %223, double %224, double %222
  %226 = select i1 %223, i64 -1022, i64 -1023
  %227 = add nsw i64 %226, %219
  %228 = fadd double %225, -1.000000e+00
  %229 = fadd double %225, 1.000000e+00
  %230 = fdiv double %228, %229
  %231 = fmul double %230, %230
  %232 = fmul double %231, 0x3FA8618618618618
  %233 = fadd double %232, 0x3FAAF286BCA1AF28
  %234 = fmul double %231, %233
  %235 = fadd double %234, 0x3FAE1E1E1E1E1E1E
  %236 = fmul double %231, %235
  %237 = fadd double %236, 0x3FB1111111111111
  %238 = fmul double %231, %237
  %239 = fadd double %238, 0x3FB3B13B13B13B14
  %240 = fmul double %231, %239
  %241 = fadd double %240, 0x3FB745D1745D1746
  %242 = fmul double %231, %241
  %243 = fadd double %242, 0x3FBC71C71C71C71C
  %244 = fmul double %231, %243
  %245 = fadd double %244, 0x3FC2492492492492
  %246 = fmul double %231, %245
  %247 = fadd double %246, 2.000000e-01
  %248 = fmul double %231, %247
  %249 = fadd double %248, 0x3FD5555555555555
  %250 = fmul double %231, %249
  %251 = fadd double %250, 1.000000e+00
  %252 = fmul double %230, 2.000000e+00
  %253 = fmul double %252, %251
  %254 = sitofp i64 %227 to double
  %255 = fmul double %254, 0x3FE62E42FEFA39EF
  %256 = fadd double %255, %253
  %257 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 %215
  store double %256, ptr %257, align 8
  %258 = add nuw nsw i64 %215, 1
  %259 = icmp eq i64 %258, %62
  br i1 %259, label %197, label %214

260:                                              ; preds = %199
  %261 = icmp eq i64 %10, 0
  br i1 %261, label %262, label %466

262:                                              ; preds = %260
  %263 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 1
  %264 = load i64, ptr %263, align 8
  %265 = add i64 %264, %40
  %266 = load i64, ptr %2, align 8
  %267 = icmp sgt i64 %266, 0
  br i1 %267, label %268, label %284

268:                                              ; preds = %262
  %269 = icmp sgt i64 %265, 0
  %270 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 6
  %271 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 7
  %272 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 21
  br label %273

273:                                              ; preds = %385, %268
  %274 = phi i64 [ 0, %268 ], [ %386, %385 ]
  br i1 %269, label %275, label %385

275:                                              ; preds = %273
  %276 = load ptr, ptr %270, align 8
  %277 = getelementptr inbounds ptr, ptr %276, i64 %274
  %278 = load ptr, ptr %277, align 8
  %279 = load ptr, ptr %271, align 8
  %280 = mul nsw i64 %274, %265
  %281 = getelementptr inbounds %struct.Table, ptr %278, i64 0, i32 4
  %282 = getelementptr inbounds %struct.Table, ptr %278, i64 0, i32 3
  %283 = getelementptr inbounds %struct.Table, ptr %278, i64 0, i32 1
  br label %388

284:                                              ; preds = %385, %262
  %285 = icmp sgt i64 %42, 0
  br i1 %285, label %286, label %466

286:                                              ; preds = %284
  %287 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 10
  %288 = load ptr, ptr %287, align 8
  %289 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 11
  %290 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 21
  %291 = load i64, ptr %288, align 8
  %292 = and i64 %266, 1
  %293 = icmp eq i64 %266, 1
  %294 = and i64 %266, -2
  %295 = icmp eq i64 %292, 0
  br label %298

296:                                              ; preds = %316, %298
  %297 = icmp eq i64 %302, %42
  br i1 %297, label %466, label %298

298:                                              ; preds = %296, %286
  %299 = phi i64 [ %291, %286 ], [ %304, %296 ]
  %300 = phi i64 [ 0, %286 ], [ %302, %296 ]
  %301 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %300
  store double 0.000000e+00, ptr %301, align 8
  %302 = add nuw nsw i64 %300, 1
  %303 = getelementptr inbounds i64, ptr %288, i64 %302
  %304 = load i64, ptr %303, align 8
  %305 = icmp slt i64 %299, %304
  br i1 %305, label %306, label %296

306:                                              ; preds = %298
  %307 = load ptr, ptr %289, align 8
  %308 = load ptr, ptr %290, align 8
  br label %309

309:                                              ; preds = %316, %306
  %310 = phi double [ 0.000000e+00, %306 ], [ %317, %316 ]
  %311 = phi i64 [ %299, %306 ], [ %318, %316 ]
  %312 = getelementptr inbounds i64, ptr %307, i64 %311
  %313 = load i64, ptr %312, align 8
  %314 = mul nsw i64 %313, %266
  %315 = getelementptr inbounds double, ptr %308, i64 %314
  br i1 %267, label %320, label %316

316:                                              ; preds = %381, %309
  %317 = phi double [ %310, %309 ], [ %382, %381 ]
  %318 = add nsw i64 %311, 1
  %319 = icmp eq i64 %318, %304
  br i1 %319, label %296, label %309

320:                                              ; preds = %309, %381
  %321 = phi double [ %382, %381 ], [ %310, %309 ]
  %322 = phi i64 [ %383, %381 ], [ 0, %309 ]
  %323 = getelementptr inbounds double, ptr %315, i64 %322
  %324 = load double, ptr %323, align 8
  %325 = fcmp ogt double %324, 0.000000e+00
  br i1 %325, label %326, label %381

326:                                              ; preds = %320
  %327 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 37, i64 %313, i64 %322
  %328 = load double, ptr %327, align 8
  %329 = fdiv double %328, %324
  br i1 %293, label %330, label %348

330:                                              ; preds = %375, %326
  %331 = phi double [ undef, %326 ], [ %376, %375 ]
  %332 = phi i64 [ 0, %326 ], [ %377, %375 ]
  %333 = phi double [ %329, %326 ], [ %376, %375 ]
  br i1 %295, label %345, label %334

334:                                              ; preds = %330
  %335 = icmp eq i64 %332, %322
  br i1 %335, label %345, label %336

336:                                              ; preds = %334
  %337 = getelementptr inbounds double, ptr %315, i64 %332
  %338 = load double, ptr %337, align 8
  %339 = fcmp ogt double %338, 0.000000e+00
  br i1 %339, label %340, label %345

340:                                              ; preds = %336
  %341 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %313, i64 %332
  %342 = load double, ptr %341, align 8
  %343 = fdiv double %342, %338
  %344 = fmul double %333, %343
  br label %345

345:                                              ; preds = %334, %336, %340, %330
  %346 = phi double [ %331, %330 ], [ %344, %340 ], [ %333, %336 ], [ %333, %334 ]
  %347 = fcmp ogt double %346, %321
  br i1 %347, label %380, label %381

348:                                              ; preds = %326, %375
  %349 = phi i64 [ %377, %375 ], [ 0, %326 ]
  %350 = phi double [ %376, %375 ], [ %329, %326 ]
  %351 = phi i64 [ %378, %375 ], [ 0, %326 ]
  %352 = icmp eq i64 %349, %322
  br i1 %352, label %362, label %353

353:                                              ; preds = %348
  %354 = getelementptr inbounds double, ptr %315, i64 %349
  %355 = load double, ptr %354, align 8
  %356 = fcmp ogt double %355, 0.000000e+00
  br i1 %356, label %357, label %362

357:                                              ; preds = %353
  %358 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %313, i64 %349
  %359 = load double, ptr %358, align 8
  %360 = fdiv double %359, %355
  %361 = fmul double %350, %360
  br label %362

362:                                              ; preds = %357, %353, %348
  %363 = phi double [ %361, %357 ], [ %350, %353 ], [ %350, %348 ]
  %364 = or i64 %349, 1
  %365 = icmp eq i64 %364, %322
  br i1 %365, label %375, label %366

366:                                              ; preds = %362
  %367 = getelementptr inbounds double, ptr %315, i64 %364
  %368 = load double, ptr %367, align 8
  %369 = fcmp ogt double %368, 0.000000e+00
  br i1 %369, label %370, label %375

370:                                              ; preds = %366
  %371 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %313, i64 %364
  %372 = load double, ptr %371, align 8
  %373 = fdiv double %372, %368
  %374 = fmul double %363, %373
  br label %375

375:                                              ; preds = %370, %366, %362
  %376 = phi double [ %374, %370 ], [ %363, %366 ], [ %363, %362 ]
  %377 = add nuw nsw i64 %349, 2
  %378 = add i64 %351, 2
  %379 = icmp eq i64 %378, %294
  br i1 %379, label %330, label %348

380:                                              ; preds = %345
  store double %346, ptr %301, align 8
  br label %381

381:                                              ; preds = %380, %345, %320
  %382 = phi double [ %321, %345 ], [ %346, %380 ], [ %321, %320 ]
  %383 = add nuw nsw i64 %322, 1
  %384 = icmp eq i64 %383, %266
  br i1 %384, label %316, label %320

385:                                              ; preds = %463, %273
  %386 = add nuw nsw i64 %274, 1
  %387 = icmp eq i64 %386, %266
  br i1 %387, label %284, label %273

388:                                              ; preds = %463, %275
  %389 = phi i64 [ 0, %275 ], [ %464, %463 ]
  %390 = add nsw i64 %389, %280
  %391 = getelementptr inbounds i64, ptr %279, i64 %390
  %392 = load i64, ptr %391, align 8
  %393 = icmp ne i64 %392, 0
  br i1 %393, label %394, label %400

394:                                              ; preds = %388
  %395 = icmp slt i64 %389, %40
  %396 = select i1 %395, ptr %282, ptr %281
  %397 = load ptr, ptr %396, align 8
  %398 = getelementptr inbounds double, ptr %397, i64 %392
  %399 = load double, ptr %398, align 8
  br label %400

400:                                              ; preds = %394, %388
  %401 = phi double [ 1.000000e+00, %388 ], [ %399, %394 ]
  %402 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %389, i64 %274
  store double %401, ptr %402, align 8
  %403 = icmp slt i64 %389, %40
  br i1 %403, label %463, label %404

404:                                              ; preds = %400
  %405 = load ptr, ptr %272, align 8
  %406 = sub nsw i64 %389, %40
  %407 = mul nsw i64 %406, %266
  %408 = add nsw i64 %407, %274
  %409 = getelementptr inbounds double, ptr %405, i64 %408
  %410 = load double, ptr %409, align 8
  %411 = fmul double %410, 0x3FEFFFFFFF768FA1
  %412 = fcmp ogt double %411, 0.000000e+00
  %413 = select i1 %393, i1 %412, i1 false
  br i1 %413, label %414, label %438

414:                                              ; preds = %404
  %415 = load i64, ptr %278, align 8
  %416 = tail call i64 @llvm.smax.i64(i64 %415, i64 0)
  %417 = icmp slt i64 %415, 1
  br i1 %417, label %438, label %418

418:                                              ; preds = %414
  %419 = load ptr, ptr %283, align 8
  %420 = getelementptr inbounds ptr, ptr %419, i64 %392
  %421 = load ptr, ptr %420, align 8
  %422 = and i64 %416, 1
  %423 = icmp eq i64 %416, 1
  br i1 %423, label %426, label %424

424:                                              ; preds = %418
  %425 = and i64 %416, 9223372036854775806
  br label %443

426:                                              ; preds = %443, %418
  %427 = phi double [ undef, %418 ], [ %459, %443 ]
  %428 = phi double [ 0.000000e+00, %418 ], [ %459, %443 ]
  %429 = phi i64 [ 0, %418 ], [ %460, %443 ]
  %430 = icmp eq i64 %422, 0
  br i1 %430, label %438, label %431

431:                                              ; preds = %426
  %432 = getelementptr inbounds double, ptr %421, i64 %429
  %433 = load double, ptr %432, align 8
  %434 = fcmp olt double %433, %411
  %435 = fcmp ogt double %433, %428
  %436 = select i1 %434, i1 %435, i1 false
  %437 = select i1 %436, double %433, double %428
  br label %438

438:                                              ; preds = %431, %426, %414, %404
  %439 = phi double [ 0.000000e+00, %404 ], [ 0.000000e+00, %414 ], [ %427, %426 ], [ %437, %431 ]
  %440 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 37, i64 %406, i64 %274
  store double %439, ptr %440, align 8
  %441 = load double, ptr %402, align 8
  %442 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %406, i64 %274
  store double %441, ptr %442, align 8
  br label %463

443:                                              ; preds = %443, %424
  %444 = phi double [ 0.000000e+00, %424 ], [ %459, %443 ]
  %445 = phi i64 [ 0, %424 ], [ %460, %443 ]
  %446 = phi i64 [ 0, %424 ], [ %461, %443 ]
  %447 = getelementptr inbounds double, ptr %421, i64 %445
  %448 = load double, ptr %447, align 8
  %449 = fcmp olt double %448, %411
  %450 = fcmp ogt double %448, %444
  %451 = select i1 %449, i1 %450, i1 false
  %452 = select i1 %451, double %448, double %444
  %453 = or i64 %445, 1
  %454 = getelementptr inbounds double, ptr %421, i64 %453
  %455 = load double, ptr %454, align 8
  %456 = fcmp olt double %455, %411
  %457 = fcmp ogt double %455, %452
  %458 = select i1 %456, i1 %457, i1 false
  %459 = select i1 %458, double %455, double %452
  %460 = add nuw nsw i64 %445, 2
  %461 = add i64 %446, 2
  %462 = icmp eq i64 %461, %425
  br i1 %462, label %426, label %443

463:                                              ; preds = %438, %400
  %464 = add nuw nsw i64 %389, 1
  %465 = icmp eq i64 %464, %265
  br i1 %465, label %385, label %388

466:                                              ; preds = %296, %284, %260
  %467 = icmp sgt i64 %52, 0
  br i1 %467, label %468, label %470

468:                                              ; preds = %466
  %469 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 16
  br label %475

470:                                              ; preds = %521, %466
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %23)
  %471 = load i64, ptr %2, align 8
  %472 = icmp sgt i64 %471, 0
  br i1 %472, label %473, label %2386

473:                                              ; preds = %470
  %474 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 6
  br label %526

475:                                              ; preds = %468, %521
  %476 = phi i64 [ 0, %468 ], [ %524, %521 ]
  %477 = icmp slt i64 %476, %40
  br i1 %477, label %478, label %521

478:                                              ; preds = %475
  %479 = load ptr, ptr %469, align 8
  %480 = getelementptr inbounds double, ptr %479, i64 %476
  %481 = load i64, ptr %480, align 8
  %482 = lshr i64 %481, 52
  %483 = and i64 %482, 2047
  %484 = and i64 %481, 4503599627370495
  %485 = or i64 %484, 4607182418800017408
  %486 = bitcast i64 %485 to double
  %487 = fcmp ogt double %486, 0x3FF6A09E667F3BCD
  %488 = fmul double %486, 5.000000e-01
  %489 = select i1 %487, double %488, double %486
  %490 = select i1 %487, i64 -1022, i64 -1023
  %491 = add nsw i64 %490, %483
  %492 = fadd double %489, -1.000000e+00
  %493 = fadd double %489, 1.000000e+00
  %494 = fdiv double %492, %493
  %495 = fmul double %494, %494
  %496 = fmul double %495, 0x3FA8618618618618
  %497 = fadd double %496, 0x3FAAF286BCA1AF28
  %498 = fmul double %495, %497
  %499 = fadd double %498, 0x3FAE1E1E1E1E1E1E
  %500 = fmul double %495, %499
  %501 = fadd double %500, 0x3FB1111111111111
  %502 = fmul double %495, %501
  %503 = fadd double %502, 0x3FB3B13B13B13B14
  %504 = fmul double %495, %503
  %505 = fadd double %504, 0x3FB745D1745D1746
  %506 = fmul double %495, %505
  %507 = fadd double %506, 0x3FBC71C71C71C71C
  %508 = fmul double %495, %507
  %509 = fadd double %508, 0x3FC2492492492492
  %510 = fmul double %495, %509
  %511 = fadd double %510, 2.000000e-01
  %512 = fmul double %495, %511
  %513 = fadd double %512, 0x3FD5555555555555
  %514 = fmul double %495, %513
  %515 = fadd double %514, 1.000000e+00
  %516 = fmul double %494, 2.000000e+00
  %517 = fmul double %516, %515
  %518 = sitofp i64 %491 to double
  %519 = fmul double %518, 0x3FE62E42FEFA39EF
  %520 = fadd double %519, %517
  br label %521

521:                                              ; preds = %475, %478
  %522 = phi double [ %520, %478 ], [ 0.000000e+00, %475 ]
  %523 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %476
  store double %522, ptr %523, align 8
  %524 = add nuw nsw i64 %476, 1
  %525 = icmp slt i64 %524, %52
  br i1 %525, label %475, label %470

526:                                              ; preds = %473, %550
  %527 = phi i64 [ 0, %473 ], [ %553, %550 ]
  %528 = icmp eq i64 %527, 0
  br i1 %528, label %550, label %529

529:                                              ; preds = %526
  %530 = load ptr, ptr %474, align 8
  %531 = getelementptr inbounds ptr, ptr %530, i64 %527
  %532 = load ptr, ptr %531, align 8
  %533 = load i64, ptr %532, align 8
  br label %538

534:                                              ; preds = %550
  br i1 %472, label %535, label %2386

535:                                              ; preds = %534
  %536 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 6
  %537 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 1
  br label %555

538:                                              ; preds = %529, %547
  %539 = phi i64 [ %527, %529 ], [ %540, %547 ]
  %540 = add nsw i64 %539, -1
  %541 = getelementptr inbounds [16 x i64], ptr %23, i64 0, i64 %540
  %542 = load i64, ptr %541, align 8
  %543 = getelementptr inbounds ptr, ptr %530, i64 %542
  %544 = load ptr, ptr %543, align 8
  %545 = load i64, ptr %544, align 8
  %546 = icmp sgt i64 %545, %533
  br i1 %546, label %547, label %550

547:                                              ; preds = %538
  %548 = getelementptr inbounds [16 x i64], ptr %23, i64 0, i64 %539
  store i64 %542, ptr %548, align 8
  %549 = icmp eq i64 %540, 0
  br i1 %549, label %550, label %538

550:                                              ; preds = %538, %547, %526
  %551 = phi i64 [ 0, %526 ], [ 0, %547 ], [ %539, %538 ]
  %552 = getelementptr inbounds [16 x i64], ptr %23, i64 0, i64 %551
  store i64 %527, ptr %552, align 8
  %553 = add nuw nsw i64 %527, 1
  %554 = icmp eq i64 %553, %471
  br i1 %554, label %534, label %526

555:                                              ; preds = %535, %2381
  %556 = phi i64 [ 1, %535 ], [ %2382, %2381 ]
  %557 = phi i64 [ 0, %535 ], [ %2383, %2381 ]
  %558 = getelementptr inbounds [16 x i64], ptr %23, i64 0, i64 %557
  %559 = load i64, ptr %558, align 8
  %560 = load ptr, ptr %536, align 8
  %561 = getelementptr inbounds ptr, ptr %560, i64 %559
  %562 = load ptr, ptr %561, align 8
  %563 = load i64, ptr %562, align 8
  %564 = icmp eq i64 %563, 0
  br i1 %564, label %2605, label %565

565:                                              ; preds = %555
  %566 = load ptr, ptr %0, align 8
  %567 = load ptr, ptr %25, align 8
  %568 = getelementptr inbounds %struct.Problem, ptr %566, i64 0, i32 6
  %569 = load ptr, ptr %568, align 8
  %570 = getelementptr inbounds ptr, ptr %569, i64 %559
  %571 = load ptr, ptr %570, align 8
  %572 = load i64, ptr %571, align 8
  %573 = load i64, ptr %566, align 8
  %574 = getelementptr inbounds %struct.Problem, ptr %566, i64 0, i32 1
  %575 = load i64, ptr %574, align 8
  %576 = shl nsw i64 %572, 1
  br label %577

577:                                              ; preds = %577, %565
  %578 = phi i64 [ 1, %565 ], [ %580, %577 ]
  %579 = icmp slt i64 %578, %576
  %580 = shl nsw i64 %578, 1
  br i1 %579, label %577, label %581

581:                                              ; preds = %577
  %582 = add nsw i64 %575, %573
  %583 = load ptr, ptr %33, align 8
  %584 = sub i64 0, %578
  %585 = getelementptr inbounds i32, ptr %583, i64 %584
  %586 = sub i64 0, %572
  %587 = getelementptr inbounds i32, ptr %585, i64 %586
  %588 = getelementptr inbounds i32, ptr %587, i64 %586
  store ptr %588, ptr %33, align 8
  %589 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 18, i64 %559
  store ptr %588, ptr %589, align 8
  %590 = load ptr, ptr %33, align 8
  %591 = getelementptr inbounds i32, ptr %590, i64 %586
  store ptr %591, ptr %33, align 8
  %592 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 19, i64 %559
  store ptr %591, ptr %592, align 8
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %18)
  %593 = icmp sgt i64 %582, 0
  br i1 %593, label %594, label %598

594:                                              ; preds = %581
  %595 = getelementptr inbounds %struct.Problem, ptr %566, i64 0, i32 7
  %596 = load ptr, ptr %595, align 8
  %597 = mul nsw i64 %582, %559
  br label %614

598:                                              ; preds = %671, %581
  %599 = phi i64 [ 0, %581 ], [ %672, %671 ]
  %600 = tail call i64 @llvm.umax.i64(i64 %578, i64 1)
  %601 = icmp ult i64 %600, 8
  br i1 %601, label %612, label %602

602:                                              ; preds = %598
  %603 = and i64 %600, -8
  br label %604

604:                                              ; preds = %604, %602
  %605 = phi i64 [ 0, %602 ], [ %608, %604 ]
  %606 = getelementptr inbounds i32, ptr %585, i64 %605
  store <4 x i32> <i32 -1, i32 -1, i32 -1, i32 -1>, ptr %606, align 4
  %607 = getelementptr inbounds i32, ptr %606, i64 4
  store <4 x i32> <i32 -1, i32 -1, i32 -1, i32 -1>, ptr %607, align 4
  %608 = add nuw i64 %605, 8
  %609 = icmp eq i64 %608, %603
  br i1 %609, label %610, label %604

610:                                              ; preds = %604
  %611 = icmp eq i64 %603, 0
  br i1 %611, label %612, label %675

612:                                              ; preds = %598, %610
  %613 = phi i64 [ 0, %598 ], [ %603, %610 ]
  br label %688

614:                                              ; preds = %671, %594
  %615 = phi i64 [ 0, %594 ], [ %672, %671 ]
  %616 = phi i64 [ 0, %594 ], [ %673, %671 ]
  %617 = add nsw i64 %616, %597
  %618 = getelementptr inbounds i64, ptr %596, i64 %617
  %619 = load i64, ptr %618, align 8
  %620 = icmp eq i64 %619, 0
  %621 = zext i1 %620 to i64
  %622 = icmp sgt i64 %615, 0
  br i1 %622, label %623, label %655

623:                                              ; preds = %614
  %624 = icmp ult i64 %615, 4
  br i1 %624, label %652, label %625

625:                                              ; preds = %623
  %626 = and i64 %615, -4
  %627 = insertelement <2 x i64> <i64 poison, i64 0>, i64 %621, i64 0
  %628 = insertelement <2 x i64> poison, i64 %619, i64 0
  %629 = shufflevector <2 x i64> %628, <2 x i64> poison, <2 x i32> zeroinitializer
  %630 = insertelement <2 x i64> poison, i64 %619, i64 0
  %631 = shufflevector <2 x i64> %630, <2 x i64> poison, <2 x i32> zeroinitializer
  br label %632

632:                                              ; preds = %632, %625
  %633 = phi i64 [ 0, %625 ], [ %646, %632 ]
  %634 = phi <2 x i64> [ %627, %625 ], [ %644, %632 ]
  %635 = phi <2 x i64> [ zeroinitializer, %625 ], [ %645, %632 ]
  %636 = getelementptr inbounds [1024 x i64], ptr %18, i64 0, i64 %633
  %637 = load <2 x i64>, ptr %636, align 16
  %638 = getelementptr inbounds i64, ptr %636, i64 2
  %639 = load <2 x i64>, ptr %638, align 16
  %640 = icmp eq <2 x i64> %637, %629
  %641 = icmp eq <2 x i64> %639, %631
  %642 = zext <2 x i1> %640 to <2 x i64>
  %643 = zext <2 x i1> %641 to <2 x i64>
  %644 = or <2 x i64> %634, %642
  %645 = or <2 x i64> %635, %643
  %646 = add nuw i64 %633, 4
  %647 = icmp eq i64 %646, %626
  br i1 %647, label %648, label %632

648:                                              ; preds = %632
  %649 = or <2 x i64> %645, %644
  %650 = tail call i64 @llvm.vector.reduce.or.v2i64(<2 x i64> %649)
  %651 = icmp eq i64 %615, %626
  br i1 %651, label %655, label %652

652:                                              ; preds = %623, %648
  %653 = phi i64 [ %621, %623 ], [ %650, %648 ]
  %654 = phi i64 [ 0, %623 ], [ %626, %648 ]
  br label %658

655:                                              ; preds = %658, %648, %614
  %656 = phi i64 [ %621, %614 ], [ %650, %648 ], [ %665, %658 ]
  %657 = icmp eq i64 %656, 0
  br i1 %657, label %668, label %671

658:                                              ; preds = %652, %658
  %659 = phi i64 [ %665, %658 ], [ %653, %652 ]
  %660 = phi i64 [ %666, %658 ], [ %654, %652 ]
  %661 = getelementptr inbounds [1024 x i64], ptr %18, i64 0, i64 %660
  %662 = load i64, ptr %661, align 8
  %663 = icmp eq i64 %662, %619
  %664 = zext i1 %663 to i64
  %665 = or i64 %659, %664
  %666 = add nuw nsw i64 %660, 1
  %667 = icmp eq i64 %666, %615
  br i1 %667, label %655, label %658

668:                                              ; preds = %655
  %669 = add nsw i64 %615, 1
  %670 = getelementptr inbounds [1024 x i64], ptr %18, i64 0, i64 %615
  store i64 %619, ptr %670, align 8
  br label %671

671:                                              ; preds = %668, %655
  %672 = phi i64 [ %615, %655 ], [ %669, %668 ]
  %673 = add nuw nsw i64 %616, 1
  %674 = icmp eq i64 %673, %582
  br i1 %674, label %598, label %614

675:                                              ; preds = %688, %610
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %19)
  br i1 %593, label %676, label %699

676:                                              ; preds = %675
  %677 = load i64, ptr %54, align 8
  %678 = icmp eq i64 %677, 0
  br i1 %678, label %679, label %699

679:                                              ; preds = %676
  %680 = getelementptr inbounds %struct.Problem, ptr %566, i64 0, i32 16
  %681 = load ptr, ptr %680, align 8
  %682 = load i64, ptr %567, align 8
  %683 = icmp sgt i64 %682, 0
  %684 = and i64 %682, 1
  %685 = icmp eq i64 %682, 1
  %686 = and i64 %682, -2
  %687 = icmp eq i64 %684, 0
  br label %693

688:                                              ; preds = %612, %688
  %689 = phi i64 [ %691, %688 ], [ %613, %612 ]
  %690 = getelementptr inbounds i32, ptr %585, i64 %689
  store i32 -1, ptr %690, align 4
  %691 = add nuw nsw i64 %689, 1
  %692 = icmp eq i64 %691, %600
  br i1 %692, label %675, label %688

693:                                              ; preds = %722, %679
  %694 = phi i64 [ 0, %679 ], [ %723, %722 ]
  %695 = getelementptr inbounds double, ptr %681, i64 %694
  %696 = load double, ptr %695, align 8
  %697 = getelementptr inbounds [1024 x double], ptr %19, i64 0, i64 %694
  store double %696, ptr %697, align 8
  br i1 %683, label %698, label %722

698:                                              ; preds = %693
  br i1 %685, label %713, label %725

699:                                              ; preds = %722, %676, %675
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %20)
  %700 = icmp sgt i64 %572, 0
  br i1 %700, label %701, label %747

701:                                              ; preds = %699
  %702 = load i64, ptr %54, align 8
  %703 = icmp eq i64 %702, 0
  %704 = icmp sgt i64 %599, 0
  %705 = getelementptr inbounds %struct.Table, ptr %571, i64 0, i32 1
  %706 = add nsw i64 %578, -1
  %707 = icmp slt i64 %599, 1
  %708 = load i64, ptr %18, align 16
  %709 = and i64 %599, 1
  %710 = icmp eq i64 %599, 1
  %711 = and i64 %599, -2
  %712 = icmp eq i64 %709, 0
  br label %759

713:                                              ; preds = %742, %698
  %714 = phi double [ %696, %698 ], [ %743, %742 ]
  %715 = phi i64 [ 0, %698 ], [ %744, %742 ]
  %716 = icmp eq i64 %715, %559
  %717 = select i1 %687, i1 true, i1 %716
  br i1 %717, label %722, label %718

718:                                              ; preds = %713
  %719 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %694, i64 %715
  %720 = load double, ptr %719, align 8
  %721 = fmul double %714, %720
  store double %721, ptr %697, align 8
  br label %722

722:                                              ; preds = %713, %718, %693
  %723 = add nuw nsw i64 %694, 1
  %724 = icmp eq i64 %723, %582
  br i1 %724, label %699, label %693

725:                                              ; preds = %698, %742
  %726 = phi double [ %743, %742 ], [ %696, %698 ]
  %727 = phi i64 [ %744, %742 ], [ 0, %698 ]
  %728 = phi i64 [ %745, %742 ], [ 0, %698 ]
  %729 = icmp eq i64 %727, %559
  br i1 %729, label %734, label %730

730:                                              ; preds = %725
  %731 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %694, i64 %727
  %732 = load double, ptr %731, align 8
  %733 = fmul double %726, %732
  store double %733, ptr %697, align 8
  br label %734

734:                                              ; preds = %730, %725
  %735 = phi double [ %726, %725 ], [ %733, %730 ]
  %736 = or i64 %727, 1
  %737 = icmp eq i64 %736, %559
  br i1 %737, label %742, label %738

738:                                              ; preds = %734
  %739 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %694, i64 %736
  %740 = load double, ptr %739, align 8
  %741 = fmul double %735, %740
  store double %741, ptr %697, align 8
  br label %742

742:                                              ; preds = %738, %734
  %743 = phi double [ %735, %734 ], [ %741, %738 ]
  %744 = add nuw nsw i64 %727, 2
  %745 = add i64 %728, 2
  %746 = icmp eq i64 %745, %686
  br i1 %746, label %713, label %725

747:                                              ; preds = %1655, %699
  %748 = phi i64 [ 0, %699 ], [ %1656, %1655 ]
  %749 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 17, i64 %559
  store i64 %748, ptr %749, align 8
  %750 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %559
  store i64 0, ptr %750, align 8
  %751 = load i64, ptr %566, align 8
  %752 = icmp sgt i64 %751, 0
  br i1 %752, label %753, label %1659

753:                                              ; preds = %747
  %754 = getelementptr inbounds %struct.Problem, ptr %566, i64 0, i32 7
  %755 = mul nsw i64 %582, %559
  %756 = sub i64 0, %748
  %757 = icmp sgt i64 %748, 0
  %758 = getelementptr inbounds %struct.Table, ptr %571, i64 0, i32 1
  br label %1678

759:                                              ; preds = %1655, %701
  %760 = phi i64 [ 0, %701 ], [ %1657, %1655 ]
  %761 = phi i64 [ 0, %701 ], [ %1656, %1655 ]
  %762 = sub i64 %572, %760
  %763 = tail call i64 @llvm.smin.i64(i64 %762, i64 128)
  %764 = sub i64 %572, %760
  %765 = tail call i64 @llvm.smin.i64(i64 %764, i64 128)
  %766 = sub i64 %572, %760
  %767 = tail call i64 @llvm.smin.i64(i64 %766, i64 128)
  %768 = sub i64 %572, %760
  %769 = tail call i64 @llvm.smin.i64(i64 %768, i64 128)
  %770 = sub i64 %572, %760
  %771 = tail call i64 @llvm.smin.i64(i64 %770, i64 128)
  %772 = sub i64 %572, %760
  %773 = tail call i64 @llvm.smin.i64(i64 %772, i64 128)
  %774 = sub i64 %572, %760
  %775 = tail call i64 @llvm.smin.i64(i64 %774, i64 128)
  %776 = sub i64 %572, %760
  %777 = tail call i64 @llvm.smin.i64(i64 %776, i64 128)
  %778 = sub i64 %572, %760
  %779 = tail call i64 @llvm.smin.i64(i64 %778, i64 128)
  %780 = sub i64 %572, %760
  %781 = tail call i64 @llvm.smin.i64(i64 %780, i64 128)
  %782 = sub i64 %572, %760
  %783 = tail call i64 @llvm.smin.i64(i64 %782, i64 128)
  %784 = getelementptr inbounds i32, ptr %587, i64 %760
  store i32 -1, ptr %784, align 4
  %785 = and i64 %760, 127
  %786 = icmp eq i64 %785, 0
  %787 = select i1 %703, i1 %786, i1 false
  br i1 %787, label %788, label %1529

788:                                              ; preds = %759
  %789 = sub nsw i64 %572, %760
  %790 = tail call i64 @llvm.smin.i64(i64 %789, i64 128)
  %791 = load ptr, ptr %0, align 8
  %792 = load ptr, ptr %25, align 8
  call void @llvm.lifetime.start.p0(i64 65536, ptr nonnull %13)
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %14)
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %15)
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %16)
  %793 = icmp sgt i64 %789, 0
  br i1 %793, label %794, label %808

794:                                              ; preds = %788
  %795 = icmp ult i64 %763, 8
  br i1 %795, label %806, label %796

796:                                              ; preds = %794
  %797 = and i64 %763, -8
  br label %798

798:                                              ; preds = %798, %796
  %799 = phi i64 [ 0, %796 ], [ %802, %798 ]
  %800 = getelementptr inbounds i32, ptr %20, i64 %799
  store <4 x i32> <i32 1, i32 1, i32 1, i32 1>, ptr %800, align 16
  %801 = getelementptr inbounds i32, ptr %800, i64 4
  store <4 x i32> <i32 1, i32 1, i32 1, i32 1>, ptr %801, align 16
  %802 = add nuw i64 %799, 8
  %803 = icmp eq i64 %802, %797
  br i1 %803, label %804, label %798

804:                                              ; preds = %798
  %805 = icmp eq i64 %763, %797
  br i1 %805, label %808, label %806

806:                                              ; preds = %794, %804
  %807 = phi i64 [ 0, %794 ], [ %797, %804 ]
  br label %832

808:                                              ; preds = %832, %804, %788
  %809 = getelementptr inbounds %struct.Problem, ptr %791, i64 0, i32 3
  %810 = load i64, ptr %809, align 8
  %811 = icmp sgt i64 %810, 0
  br i1 %811, label %812, label %851

812:                                              ; preds = %808
  %813 = getelementptr inbounds %struct.Problem, ptr %791, i64 0, i32 12
  %814 = load ptr, ptr %813, align 8
  %815 = getelementptr inbounds %struct.Problem, ptr %791, i64 0, i32 13
  %816 = getelementptr inbounds %struct.Problem, ptr %791, i64 0, i32 7
  %817 = getelementptr inbounds %struct.Problem, ptr %791, i64 0, i32 1
  %818 = getelementptr inbounds %struct.Problem, ptr %791, i64 0, i32 6
  %819 = getelementptr inbounds %struct.Problem, ptr %791, i64 0, i32 20
  %820 = icmp ult i64 %765, 4
  %821 = and i64 %765, -4
  %822 = icmp eq i64 %765, %821
  %823 = icmp ult i64 %767, 4
  %824 = and i64 %767, -4
  %825 = icmp eq i64 %767, %824
  %826 = icmp ult i64 %769, 4
  %827 = and i64 %769, -4
  %828 = icmp eq i64 %769, %827
  %829 = icmp ult i64 %771, 4
  %830 = and i64 %771, -4
  %831 = icmp eq i64 %771, %830
  br label %839

832:                                              ; preds = %806, %832
  %833 = phi i64 [ %835, %832 ], [ %807, %806 ]
  %834 = getelementptr inbounds i32, ptr %20, i64 %833
  store i32 1, ptr %834, align 4
  %835 = add nuw nsw i64 %833, 1
  %836 = icmp eq i64 %835, %790
  br i1 %836, label %808, label %832

837:                                              ; preds = %1011, %917, %889
  %838 = icmp eq i64 %873, %810
  br i1 %838, label %851, label %839

839:                                              ; preds = %837, %812
  %840 = phi i64 [ 0, %812 ], [ %873, %837 ]
  br i1 %793, label %841, label %870

841:                                              ; preds = %839
  br i1 %820, label %849, label %842

842:                                              ; preds = %841, %842
  %843 = phi i64 [ %846, %842 ], [ 0, %841 ]
  %844 = getelementptr inbounds [128 x double], ptr %14, i64 0, i64 %843
  store <2 x double> zeroinitializer, ptr %844, align 16
  %845 = getelementptr inbounds double, ptr %844, i64 2
  store <2 x double> zeroinitializer, ptr %845, align 16
  %846 = add nuw i64 %843, 4
  %847 = icmp eq i64 %846, %821
  br i1 %847, label %848, label %842

848:                                              ; preds = %842
  br i1 %822, label %870, label %849

849:                                              ; preds = %841, %848
  %850 = phi i64 [ 0, %841 ], [ %821, %848 ]
  br label %884

851:                                              ; preds = %837, %808
  %852 = getelementptr inbounds %struct.Goal, ptr %792, i64 0, i32 3
  %853 = load i64, ptr %852, align 8
  %854 = icmp sgt i64 %853, 0
  br i1 %854, label %855, label %1022

855:                                              ; preds = %851
  %856 = getelementptr inbounds %struct.Problem, ptr %791, i64 0, i32 17
  %857 = load ptr, ptr %856, align 8
  %858 = load i64, ptr %791, align 8
  %859 = icmp sgt i64 %858, 0
  %860 = getelementptr inbounds %struct.Problem, ptr %791, i64 0, i32 7
  %861 = getelementptr inbounds %struct.Problem, ptr %791, i64 0, i32 1
  %862 = getelementptr inbounds %struct.Problem, ptr %791, i64 0, i32 6
  %863 = icmp slt i64 %790, 1
  %864 = icmp ult i64 %773, 4
  %865 = and i64 %773, -4
  %866 = icmp eq i64 %773, %865
  %867 = icmp ult i64 %775, 4
  %868 = and i64 %775, -4
  %869 = icmp eq i64 %775, %868
  br label %1050

870:                                              ; preds = %884, %848, %839
  %871 = getelementptr inbounds i64, ptr %814, i64 %840
  %872 = load i64, ptr %871, align 8
  %873 = add nuw nsw i64 %840, 1
  %874 = getelementptr inbounds i64, ptr %814, i64 %873
  %875 = load i64, ptr %874, align 8
  %876 = icmp slt i64 %872, %875
  br i1 %876, label %877, label %889

877:                                              ; preds = %870
  %878 = load ptr, ptr %815, align 8
  %879 = load ptr, ptr %816, align 8
  %880 = load i64, ptr %791, align 8
  %881 = load i64, ptr %817, align 8
  %882 = add nsw i64 %881, %880
  %883 = mul nsw i64 %882, %559
  br label %920

884:                                              ; preds = %849, %884
  %885 = phi i64 [ %887, %884 ], [ %850, %849 ]
  %886 = getelementptr inbounds [128 x double], ptr %14, i64 0, i64 %885
  store double 0.000000e+00, ptr %886, align 8
  %887 = add nuw nsw i64 %885, 1
  %888 = icmp eq i64 %887, %790
  br i1 %888, label %870, label %884

889:                                              ; preds = %1008, %870
  br i1 %793, label %890, label %837

890:                                              ; preds = %889
  %891 = load ptr, ptr %819, align 8
  %892 = getelementptr inbounds double, ptr %891, i64 %840
  %893 = load double, ptr %892, align 8
  br i1 %829, label %918, label %894

894:                                              ; preds = %890
  %895 = insertelement <2 x double> poison, double %893, i64 0
  %896 = shufflevector <2 x double> %895, <2 x double> poison, <2 x i32> zeroinitializer
  %897 = insertelement <2 x double> poison, double %893, i64 0
  %898 = shufflevector <2 x double> %897, <2 x double> poison, <2 x i32> zeroinitializer
  br label %899

899:                                              ; preds = %899, %894
  %900 = phi i64 [ 0, %894 ], [ %915, %899 ]
  %901 = getelementptr inbounds [128 x double], ptr %14, i64 0, i64 %900
  %902 = load <2 x double>, ptr %901, align 16
  %903 = getelementptr inbounds double, ptr %901, i64 2
  %904 = load <2 x double>, ptr %903, align 16
  %905 = fcmp ole <2 x double> %902, %896
  %906 = fcmp ole <2 x double> %904, %898
  %907 = zext <2 x i1> %905 to <2 x i32>
  %908 = zext <2 x i1> %906 to <2 x i32>
  %909 = getelementptr inbounds i32, ptr %20, i64 %900
  %910 = load <2 x i32>, ptr %909, align 16
  %911 = getelementptr inbounds i32, ptr %909, i64 2
  %912 = load <2 x i32>, ptr %911, align 8
  %913 = and <2 x i32> %910, %907
  %914 = and <2 x i32> %912, %908
  store <2 x i32> %913, ptr %909, align 16
  store <2 x i32> %914, ptr %911, align 8
  %915 = add nuw i64 %900, 4
  %916 = icmp eq i64 %915, %830
  br i1 %916, label %917, label %899

917:                                              ; preds = %899
  br i1 %831, label %837, label %918

918:                                              ; preds = %890, %917
  %919 = phi i64 [ 0, %890 ], [ %830, %917 ]
  br label %1011

920:                                              ; preds = %1008, %877
  %921 = phi i64 [ %872, %877 ], [ %1009, %1008 ]
  %922 = getelementptr inbounds i64, ptr %878, i64 %921
  %923 = load i64, ptr %922, align 8
  %924 = add nsw i64 %923, %883
  %925 = getelementptr inbounds i64, ptr %879, i64 %924
  %926 = load i64, ptr %925, align 8
  %927 = icmp eq i64 %926, 0
  br i1 %927, label %928, label %931

928:                                              ; preds = %920
  %929 = getelementptr inbounds double, ptr %19, i64 %923
  %930 = load double, ptr %929, align 8
  br label %969

931:                                              ; preds = %920
  %932 = load ptr, ptr %818, align 8
  %933 = getelementptr inbounds ptr, ptr %932, i64 %559
  %934 = load ptr, ptr %933, align 8
  %935 = getelementptr inbounds %struct.Table, ptr %934, i64 0, i32 1
  %936 = load ptr, ptr %935, align 8
  %937 = getelementptr inbounds ptr, ptr %936, i64 %926
  %938 = load ptr, ptr %937, align 8
  %939 = getelementptr inbounds double, ptr %19, i64 %923
  %940 = load double, ptr %939, align 8
  %941 = icmp eq ptr %938, null
  br i1 %941, label %969, label %942

942:                                              ; preds = %931
  br i1 %793, label %943, label %1008

943:                                              ; preds = %942
  br i1 %823, label %967, label %944

944:                                              ; preds = %943
  %945 = insertelement <2 x double> poison, double %940, i64 0
  %946 = shufflevector <2 x double> %945, <2 x double> poison, <2 x i32> zeroinitializer
  %947 = insertelement <2 x double> poison, double %940, i64 0
  %948 = shufflevector <2 x double> %947, <2 x double> poison, <2 x i32> zeroinitializer
  br label %949

949:                                              ; preds = %949, %944
  %950 = phi i64 [ 0, %944 ], [ %964, %949 ]
  %951 = add nuw nsw i64 %950, %760
  %952 = getelementptr inbounds double, ptr %938, i64 %951
  %953 = load <2 x double>, ptr %952, align 8
  %954 = getelementptr inbounds double, ptr %952, i64 2
  %955 = load <2 x double>, ptr %954, align 8
  %956 = fmul <2 x double> %946, %953
  %957 = fmul <2 x double> %948, %955
  %958 = getelementptr inbounds [128 x double], ptr %14, i64 0, i64 %950
  %959 = load <2 x double>, ptr %958, align 16
  %960 = getelementptr inbounds double, ptr %958, i64 2
  %961 = load <2 x double>, ptr %960, align 16
  %962 = fadd <2 x double> %959, %956
  %963 = fadd <2 x double> %961, %957
  store <2 x double> %962, ptr %958, align 16
  store <2 x double> %963, ptr %960, align 16
  %964 = add nuw i64 %950, 4
  %965 = icmp eq i64 %964, %824
  br i1 %965, label %966, label %949

966:                                              ; preds = %949
  br i1 %825, label %1008, label %967

967:                                              ; preds = %943, %966
  %968 = phi i64 [ 0, %943 ], [ %824, %966 ]
  br label %990

969:                                              ; preds = %931, %928
  %970 = phi double [ %930, %928 ], [ %940, %931 ]
  br i1 %793, label %971, label %1008

971:                                              ; preds = %969
  br i1 %826, label %988, label %972

972:                                              ; preds = %971
  %973 = insertelement <2 x double> poison, double %970, i64 0
  %974 = shufflevector <2 x double> %973, <2 x double> poison, <2 x i32> zeroinitializer
  %975 = insertelement <2 x double> poison, double %970, i64 0
  %976 = shufflevector <2 x double> %975, <2 x double> poison, <2 x i32> zeroinitializer
  br label %977

977:                                              ; preds = %977, %972
  %978 = phi i64 [ 0, %972 ], [ %985, %977 ]
  %979 = getelementptr inbounds [128 x double], ptr %14, i64 0, i64 %978
  %980 = load <2 x double>, ptr %979, align 16
  %981 = getelementptr inbounds double, ptr %979, i64 2
  %982 = load <2 x double>, ptr %981, align 16
  %983 = fadd <2 x double> %974, %980
  %984 = fadd <2 x double> %976, %982
  store <2 x double> %983, ptr %979, align 16
  store <2 x double> %984, ptr %981, align 16
  %985 = add nuw i64 %978, 4
  %986 = icmp eq i64 %985, %827
  br i1 %986, label %987, label %977

987:                                              ; preds = %977
  br i1 %828, label %1008, label %988

988:                                              ; preds = %971, %987
  %989 = phi i64 [ 0, %971 ], [ %827, %987 ]
  br label %1001

990:                                              ; preds = %967, %990
  %991 = phi i64 [ %999, %990 ], [ %968, %967 ]
  %992 = add nuw nsw i64 %991, %760
  %993 = getelementptr inbounds double, ptr %938, i64 %992
  %994 = load double, ptr %993, align 8
  %995 = fmul double %940, %994
  %996 = getelementptr inbounds [128 x double], ptr %14, i64 0, i64 %991
  %997 = load double, ptr %996, align 8
  %998 = fadd double %997, %995
  store double %998, ptr %996, align 8
  %999 = add nuw nsw i64 %991, 1
  %1000 = icmp eq i64 %999, %790
  br i1 %1000, label %1008, label %990

1001:                                             ; preds = %988, %1001
  %1002 = phi i64 [ %1006, %1001 ], [ %989, %988 ]
  %1003 = getelementptr inbounds [128 x double], ptr %14, i64 0, i64 %1002
  %1004 = load double, ptr %1003, align 8
  %1005 = fadd double %970, %1004
  store double %1005, ptr %1003, align 8
  %1006 = add nuw nsw i64 %1002, 1
  %1007 = icmp eq i64 %1006, %790
  br i1 %1007, label %1008, label %1001

1008:                                             ; preds = %990, %1001, %966, %987, %969, %942
  %1009 = add nsw i64 %921, 1
  %1010 = icmp eq i64 %1009, %875
  br i1 %1010, label %889, label %920

1011:                                             ; preds = %918, %1011
  %1012 = phi i64 [ %1020, %1011 ], [ %919, %918 ]
  %1013 = getelementptr inbounds [128 x double], ptr %14, i64 0, i64 %1012
  %1014 = load double, ptr %1013, align 8
  %1015 = fcmp ole double %1014, %893
  %1016 = zext i1 %1015 to i32
  %1017 = getelementptr inbounds i32, ptr %20, i64 %1012
  %1018 = load i32, ptr %1017, align 4
  %1019 = and i32 %1018, %1016
  store i32 %1019, ptr %1017, align 4
  %1020 = add nuw nsw i64 %1012, 1
  %1021 = icmp eq i64 %1020, %790
  br i1 %1021, label %837, label %1011

1022:                                             ; preds = %1110, %851
  %1023 = getelementptr inbounds %struct.Problem, ptr %791, i64 0, i32 2
  %1024 = load i64, ptr %1023, align 8
  %1025 = icmp sgt i64 %1024, 0
  br i1 %1025, label %1026, label %1180

1026:                                             ; preds = %1022
  %1027 = getelementptr inbounds %struct.Problem, ptr %791, i64 0, i32 8
  %1028 = load ptr, ptr %1027, align 8
  %1029 = getelementptr inbounds %struct.Problem, ptr %791, i64 0, i32 10
  %1030 = getelementptr inbounds %struct.Problem, ptr %791, i64 0, i32 11
  %1031 = getelementptr inbounds %struct.Problem, ptr %791, i64 0, i32 7
  %1032 = getelementptr inbounds %struct.Problem, ptr %791, i64 0, i32 1
  %1033 = getelementptr inbounds %struct.Problem, ptr %791, i64 0, i32 6
  %1034 = getelementptr inbounds %struct.Problem, ptr %791, i64 0, i32 19
  %1035 = getelementptr inbounds %struct.Problem, ptr %791, i64 0, i32 21
  %1036 = getelementptr inbounds %struct.Problem, ptr %791, i64 0, i32 9
  %1037 = getelementptr inbounds %struct.Problem, ptr %791, i64 0, i32 18
  %1038 = icmp ult i64 %777, 4
  %1039 = and i64 %777, -4
  %1040 = icmp eq i64 %777, %1039
  %1041 = icmp ult i64 %779, 4
  %1042 = and i64 %779, -4
  %1043 = icmp eq i64 %779, %1042
  %1044 = icmp ult i64 %781, 4
  %1045 = and i64 %781, -4
  %1046 = icmp eq i64 %781, %1045
  %1047 = icmp ult i64 %783, 4
  %1048 = and i64 %783, -4
  %1049 = icmp eq i64 %783, %1048
  br label %1217

1050:                                             ; preds = %1110, %855
  %1051 = phi i64 [ 0, %855 ], [ %1111, %1110 ]
  %1052 = mul nsw i64 %1051, %858
  %1053 = getelementptr inbounds double, ptr %857, i64 %1052
  br i1 %859, label %1071, label %1054

1054:                                             ; preds = %1100, %1050
  %1055 = phi double [ 0.000000e+00, %1050 ], [ %1101, %1100 ]
  br i1 %793, label %1056, label %1104

1056:                                             ; preds = %1054
  br i1 %864, label %1069, label %1057

1057:                                             ; preds = %1056
  %1058 = insertelement <2 x double> poison, double %1055, i64 0
  %1059 = shufflevector <2 x double> %1058, <2 x double> poison, <2 x i32> zeroinitializer
  %1060 = insertelement <2 x double> poison, double %1055, i64 0
  %1061 = shufflevector <2 x double> %1060, <2 x double> poison, <2 x i32> zeroinitializer
  br label %1062

1062:                                             ; preds = %1062, %1057
  %1063 = phi i64 [ 0, %1057 ], [ %1066, %1062 ]
  %1064 = getelementptr inbounds [64 x [128 x double]], ptr %13, i64 0, i64 %1051, i64 %1063
  store <2 x double> %1059, ptr %1064, align 16
  %1065 = getelementptr inbounds double, ptr %1064, i64 2
  store <2 x double> %1061, ptr %1065, align 16
  %1066 = add nuw i64 %1063, 4
  %1067 = icmp eq i64 %1066, %865
  br i1 %1067, label %1068, label %1062

1068:                                             ; preds = %1062
  br i1 %866, label %1104, label %1069

1069:                                             ; preds = %1056, %1068
  %1070 = phi i64 [ 0, %1056 ], [ %865, %1068 ]
  br label %1105

1071:                                             ; preds = %1050, %1100
  %1072 = phi i64 [ %1102, %1100 ], [ 0, %1050 ]
  %1073 = phi double [ %1101, %1100 ], [ 0.000000e+00, %1050 ]
  %1074 = getelementptr inbounds double, ptr %1053, i64 %1072
  %1075 = load double, ptr %1074, align 8
  %1076 = fcmp une double %1075, 0.000000e+00
  br i1 %1076, label %1077, label %1100

1077:                                             ; preds = %1071
  %1078 = load ptr, ptr %860, align 8
  %1079 = load i64, ptr %861, align 8
  %1080 = add nsw i64 %1079, %858
  %1081 = mul nsw i64 %1080, %559
  %1082 = add nsw i64 %1081, %1072
  %1083 = getelementptr inbounds i64, ptr %1078, i64 %1082
  %1084 = load i64, ptr %1083, align 8
  %1085 = icmp eq i64 %1084, 0
  br i1 %1085, label %1095, label %1086

1086:                                             ; preds = %1077
  %1087 = load ptr, ptr %862, align 8
  %1088 = getelementptr inbounds ptr, ptr %1087, i64 %559
  %1089 = load ptr, ptr %1088, align 8
  %1090 = getelementptr inbounds %struct.Table, ptr %1089, i64 0, i32 1
  %1091 = load ptr, ptr %1090, align 8
  %1092 = getelementptr inbounds ptr, ptr %1091, i64 %1084
  %1093 = load ptr, ptr %1092, align 8
  %1094 = icmp eq ptr %1093, null
  br i1 %1094, label %1095, label %1100

1095:                                             ; preds = %1086, %1077
  %1096 = getelementptr inbounds double, ptr %19, i64 %1072
  %1097 = load double, ptr %1096, align 8
  %1098 = fmul double %1075, %1097
  %1099 = fadd double %1073, %1098
  br label %1100

1100:                                             ; preds = %1095, %1086, %1071
  %1101 = phi double [ %1073, %1086 ], [ %1099, %1095 ], [ %1073, %1071 ]
  %1102 = add nuw nsw i64 %1072, 1
  %1103 = icmp eq i64 %1102, %858
  br i1 %1103, label %1054, label %1071

1104:                                             ; preds = %1105, %1068, %1054
  br i1 %859, label %1113, label %1110

1105:                                             ; preds = %1069, %1105
  %1106 = phi i64 [ %1108, %1105 ], [ %1070, %1069 ]
  %1107 = getelementptr inbounds [64 x [128 x double]], ptr %13, i64 0, i64 %1051, i64 %1106
  store double %1055, ptr %1107, align 8
  %1108 = add nuw nsw i64 %1106, 1
  %1109 = icmp eq i64 %1108, %790
  br i1 %1109, label %1104, label %1105

1110:                                             ; preds = %1177, %1104
  %1111 = add nuw nsw i64 %1051, 1
  %1112 = icmp eq i64 %1111, %853
  br i1 %1112, label %1022, label %1050

1113:                                             ; preds = %1104, %1177
  %1114 = phi i64 [ %1178, %1177 ], [ 0, %1104 ]
  %1115 = getelementptr inbounds double, ptr %1053, i64 %1114
  %1116 = load double, ptr %1115, align 8
  %1117 = fcmp une double %1116, 0.000000e+00
  br i1 %1117, label %1118, label %1177

1118:                                             ; preds = %1113
  %1119 = load ptr, ptr %860, align 8
  %1120 = load i64, ptr %861, align 8
  %1121 = add nsw i64 %1120, %858
  %1122 = mul nsw i64 %1121, %559
  %1123 = add nsw i64 %1122, %1114
  %1124 = getelementptr inbounds i64, ptr %1119, i64 %1123
  %1125 = load i64, ptr %1124, align 8
  %1126 = icmp eq i64 %1125, 0
  br i1 %1126, label %1177, label %1127

1127:                                             ; preds = %1118
  %1128 = load ptr, ptr %862, align 8
  %1129 = getelementptr inbounds ptr, ptr %1128, i64 %559
  %1130 = load ptr, ptr %1129, align 8
  %1131 = getelementptr inbounds %struct.Table, ptr %1130, i64 0, i32 1
  %1132 = load ptr, ptr %1131, align 8
  %1133 = getelementptr inbounds ptr, ptr %1132, i64 %1125
  %1134 = load ptr, ptr %1133, align 8
  %1135 = getelementptr inbounds double, ptr %19, i64 %1114
  %1136 = load double, ptr %1135, align 8
  %1137 = fmul double %1116, %1136
  %1138 = icmp eq ptr %1134, null
  %1139 = or i1 %863, %1138
  br i1 %1139, label %1177, label %1140

1140:                                             ; preds = %1127
  br i1 %867, label %1164, label %1141

1141:                                             ; preds = %1140
  %1142 = insertelement <2 x double> poison, double %1137, i64 0
  %1143 = shufflevector <2 x double> %1142, <2 x double> poison, <2 x i32> zeroinitializer
  %1144 = insertelement <2 x double> poison, double %1137, i64 0
  %1145 = shufflevector <2 x double> %1144, <2 x double> poison, <2 x i32> zeroinitializer
  br label %1146

1146:                                             ; preds = %1146, %1141
  %1147 = phi i64 [ 0, %1141 ], [ %1161, %1146 ]
  %1148 = add nuw nsw i64 %1147, %760
  %1149 = getelementptr inbounds double, ptr %1134, i64 %1148
  %1150 = load <2 x double>, ptr %1149, align 8
  %1151 = getelementptr inbounds double, ptr %1149, i64 2
  %1152 = load <2 x double>, ptr %1151, align 8
  %1153 = fmul <2 x double> %1143, %1150
  %1154 = fmul <2 x double> %1145, %1152
  %1155 = getelementptr inbounds [64 x [128 x double]], ptr %13, i64 0, i64 %1051, i64 %1147
  %1156 = load <2 x double>, ptr %1155, align 16
  %1157 = getelementptr inbounds double, ptr %1155, i64 2
  %1158 = load <2 x double>, ptr %1157, align 16
  %1159 = fadd <2 x double> %1156, %1153
  %1160 = fadd <2 x double> %1158, %1154
  store <2 x double> %1159, ptr %1155, align 16
  store <2 x double> %1160, ptr %1157, align 16
  %1161 = add nuw i64 %1147, 4
  %1162 = icmp eq i64 %1161, %868
  br i1 %1162, label %1163, label %1146

1163:                                             ; preds = %1146
  br i1 %869, label %1177, label %1164

1164:                                             ; preds = %1140, %1163
  %1165 = phi i64 [ 0, %1140 ], [ %868, %1163 ]
  br label %1166

1166:                                             ; preds = %1164, %1166
  %1167 = phi i64 [ %1175, %1166 ], [ %1165, %1164 ]
  %1168 = add nuw nsw i64 %1167, %760
  %1169 = getelementptr inbounds double, ptr %1134, i64 %1168
  %1170 = load double, ptr %1169, align 8
  %1171 = fmul double %1137, %1170
  %1172 = getelementptr inbounds [64 x [128 x double]], ptr %13, i64 0, i64 %1051, i64 %1167
  %1173 = load double, ptr %1172, align 8
  %1174 = fadd double %1173, %1171
  store double %1174, ptr %1172, align 8
  %1175 = add nuw nsw i64 %1167, 1
  %1176 = icmp eq i64 %1175, %790
  br i1 %1176, label %1177, label %1166

1177:                                             ; preds = %1166, %1163, %1127, %1118, %1113
  %1178 = add nuw nsw i64 %1114, 1
  %1179 = icmp eq i64 %1178, %858
  br i1 %1179, label %1110, label %1113

1180:                                             ; preds = %1472, %1022
  %1181 = getelementptr inbounds %struct.Problem, ptr %791, i64 0, i32 4
  %1182 = load i64, ptr %1181, align 8
  %1183 = getelementptr inbounds %struct.Problem, ptr %791, i64 0, i32 7
  %1184 = load ptr, ptr %1183, align 8
  %1185 = load i64, ptr %791, align 8
  %1186 = getelementptr inbounds %struct.Problem, ptr %791, i64 0, i32 1
  %1187 = load i64, ptr %1186, align 8
  %1188 = add nsw i64 %1187, %1185
  %1189 = mul nsw i64 %1188, %559
  %1190 = add nsw i64 %1189, %1182
  %1191 = getelementptr inbounds i64, ptr %1184, i64 %1190
  %1192 = load i64, ptr %1191, align 8
  %1193 = icmp eq i64 %1192, 0
  br i1 %1193, label %1203, label %1194

1194:                                             ; preds = %1180
  %1195 = getelementptr inbounds %struct.Problem, ptr %791, i64 0, i32 6
  %1196 = load ptr, ptr %1195, align 8
  %1197 = getelementptr inbounds ptr, ptr %1196, i64 %559
  %1198 = load ptr, ptr %1197, align 8
  %1199 = getelementptr inbounds %struct.Table, ptr %1198, i64 0, i32 1
  %1200 = load ptr, ptr %1199, align 8
  %1201 = getelementptr inbounds ptr, ptr %1200, i64 %1192
  %1202 = load ptr, ptr %1201, align 8
  br label %1203

1203:                                             ; preds = %1194, %1180
  %1204 = phi ptr [ %1202, %1194 ], [ null, %1180 ]
  %1205 = load ptr, ptr %26, align 8
  %1206 = load double, ptr %1205, align 8
  %1207 = getelementptr inbounds %struct.Goal, ptr %792, i64 0, i32 16
  %1208 = load double, ptr %1207, align 8
  %1209 = fsub double 1.000000e+00, %1208
  %1210 = fmul double %1206, %1209
  br i1 %793, label %1211, label %1528

1211:                                             ; preds = %1203
  %1212 = icmp eq ptr %1204, null
  %1213 = getelementptr inbounds double, ptr %19, i64 %1182
  %1214 = icmp ult i64 %853, 4
  %1215 = and i64 %853, -4
  %1216 = icmp eq i64 %853, %1215
  br label %1475

1217:                                             ; preds = %1472, %1026
  %1218 = phi i64 [ 0, %1026 ], [ %1473, %1472 ]
  %1219 = getelementptr inbounds i64, ptr %1028, i64 %1218
  %1220 = load i64, ptr %1219, align 8
  %1221 = icmp slt i64 %1220, %853
  br i1 %1221, label %1224, label %1222

1222:                                             ; preds = %1217
  %1223 = add nuw nsw i64 %1218, 1
  br label %1472

1224:                                             ; preds = %1217
  br i1 %793, label %1225, label %1237

1225:                                             ; preds = %1224
  br i1 %1038, label %1235, label %1226

1226:                                             ; preds = %1225, %1226
  %1227 = phi i64 [ %1232, %1226 ], [ 0, %1225 ]
  %1228 = getelementptr inbounds [128 x double], ptr %15, i64 0, i64 %1227
  store <2 x double> <double 1.000000e+00, double 1.000000e+00>, ptr %1228, align 16
  %1229 = getelementptr inbounds double, ptr %1228, i64 2
  store <2 x double> <double 1.000000e+00, double 1.000000e+00>, ptr %1229, align 16
  %1230 = getelementptr inbounds [128 x double], ptr %16, i64 0, i64 %1227
  store <2 x double> zeroinitializer, ptr %1230, align 16
  %1231 = getelementptr inbounds double, ptr %1230, i64 2
  store <2 x double> zeroinitializer, ptr %1231, align 16
  %1232 = add nuw i64 %1227, 4
  %1233 = icmp eq i64 %1232, %1039
  br i1 %1233, label %1234, label %1226

1234:                                             ; preds = %1226
  br i1 %1040, label %1237, label %1235

1235:                                             ; preds = %1225, %1234
  %1236 = phi i64 [ 0, %1225 ], [ %1039, %1234 ]
  br label %1255

1237:                                             ; preds = %1255, %1234, %1224
  %1238 = load ptr, ptr %1029, align 8
  %1239 = getelementptr inbounds i64, ptr %1238, i64 %1218
  %1240 = load i64, ptr %1239, align 8
  %1241 = add nuw nsw i64 %1218, 1
  %1242 = getelementptr inbounds i64, ptr %1238, i64 %1241
  %1243 = load i64, ptr %1242, align 8
  %1244 = icmp slt i64 %1240, %1243
  br i1 %1244, label %1245, label %1261

1245:                                             ; preds = %1237
  %1246 = load i64, ptr %791, align 8
  %1247 = load ptr, ptr %1030, align 8
  %1248 = load ptr, ptr %1031, align 8
  %1249 = load i64, ptr %1032, align 8
  %1250 = add nsw i64 %1249, %1246
  %1251 = mul nsw i64 %1250, %559
  %1252 = load ptr, ptr %1034, align 8
  %1253 = load i64, ptr %792, align 8
  %1254 = icmp sgt i64 %1253, 0
  br label %1291

1255:                                             ; preds = %1235, %1255
  %1256 = phi i64 [ %1259, %1255 ], [ %1236, %1235 ]
  %1257 = getelementptr inbounds [128 x double], ptr %15, i64 0, i64 %1256
  store double 1.000000e+00, ptr %1257, align 8
  %1258 = getelementptr inbounds [128 x double], ptr %16, i64 0, i64 %1256
  store double 0.000000e+00, ptr %1258, align 8
  %1259 = add nuw nsw i64 %1256, 1
  %1260 = icmp eq i64 %1259, %790
  br i1 %1260, label %1237, label %1255

1261:                                             ; preds = %1408, %1237
  br i1 %793, label %1262, label %1411

1262:                                             ; preds = %1261
  %1263 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %1218
  %1264 = load double, ptr %1263, align 8
  br i1 %1047, label %1289, label %1265

1265:                                             ; preds = %1262
  %1266 = insertelement <2 x double> poison, double %1264, i64 0
  %1267 = shufflevector <2 x double> %1266, <2 x double> poison, <2 x i32> zeroinitializer
  %1268 = insertelement <2 x double> poison, double %1264, i64 0
  %1269 = shufflevector <2 x double> %1268, <2 x double> poison, <2 x i32> zeroinitializer
  br label %1270

1270:                                             ; preds = %1270, %1265
  %1271 = phi i64 [ 0, %1265 ], [ %1286, %1270 ]
  %1272 = getelementptr inbounds [128 x double], ptr %16, i64 0, i64 %1271
  %1273 = load <2 x double>, ptr %1272, align 16
  %1274 = getelementptr inbounds double, ptr %1272, i64 2
  %1275 = load <2 x double>, ptr %1274, align 16
  %1276 = fcmp olt <2 x double> %1273, %1267
  %1277 = fcmp olt <2 x double> %1275, %1269
  %1278 = select <2 x i1> %1276, <2 x double> %1273, <2 x double> %1267
  %1279 = select <2 x i1> %1277, <2 x double> %1275, <2 x double> %1269
  %1280 = getelementptr inbounds [128 x double], ptr %15, i64 0, i64 %1271
  %1281 = load <2 x double>, ptr %1280, align 16
  %1282 = getelementptr inbounds double, ptr %1280, i64 2
  %1283 = load <2 x double>, ptr %1282, align 16
  %1284 = fsub <2 x double> %1281, %1278
  %1285 = fsub <2 x double> %1283, %1279
  store <2 x double> %1284, ptr %1280, align 16
  store <2 x double> %1285, ptr %1282, align 16
  %1286 = add nuw i64 %1271, 4
  %1287 = icmp eq i64 %1286, %1048
  br i1 %1287, label %1288, label %1270

1288:                                             ; preds = %1270
  br i1 %1049, label %1411, label %1289

1289:                                             ; preds = %1262, %1288
  %1290 = phi i64 [ 0, %1262 ], [ %1048, %1288 ]
  br label %1442

1291:                                             ; preds = %1408, %1245
  %1292 = phi i64 [ %1240, %1245 ], [ %1409, %1408 ]
  %1293 = getelementptr inbounds i64, ptr %1247, i64 %1292
  %1294 = load i64, ptr %1293, align 8
  %1295 = add nsw i64 %1294, %1246
  %1296 = add nsw i64 %1295, %1251
  %1297 = getelementptr inbounds i64, ptr %1248, i64 %1296
  %1298 = load i64, ptr %1297, align 8
  %1299 = icmp eq i64 %1298, 0
  br i1 %1299, label %1308, label %1300

1300:                                             ; preds = %1291
  %1301 = load ptr, ptr %1033, align 8
  %1302 = getelementptr inbounds ptr, ptr %1301, i64 %559
  %1303 = load ptr, ptr %1302, align 8
  %1304 = getelementptr inbounds %struct.Table, ptr %1303, i64 0, i32 1
  %1305 = load ptr, ptr %1304, align 8
  %1306 = getelementptr inbounds ptr, ptr %1305, i64 %1298
  %1307 = load ptr, ptr %1306, align 8
  br label %1308

1308:                                             ; preds = %1300, %1291
  %1309 = phi ptr [ %1307, %1300 ], [ null, %1291 ]
  %1310 = getelementptr inbounds double, ptr %1252, i64 %1292
  %1311 = load double, ptr %1310, align 8
  %1312 = getelementptr inbounds double, ptr %19, i64 %1295
  %1313 = load double, ptr %1312, align 8
  %1314 = fmul double %1311, %1313
  br i1 %1254, label %1317, label %1315

1315:                                             ; preds = %1308
  %1316 = fneg double %1314
  br label %1339

1317:                                             ; preds = %1308
  %1318 = load ptr, ptr %1035, align 8
  %1319 = mul nsw i64 %1294, %1253
  %1320 = getelementptr inbounds double, ptr %1318, i64 %1319
  %1321 = load double, ptr %1320, align 8
  %1322 = fcmp ogt double %1321, 0.000000e+00
  br i1 %1322, label %1338, label %1323

1323:                                             ; preds = %1317, %1329
  %1324 = phi i64 [ %1325, %1329 ], [ 0, %1317 ]
  %1325 = add nuw nsw i64 %1324, 1
  %1326 = icmp eq i64 %1325, %1253
  br i1 %1326, label %1327, label %1329

1327:                                             ; preds = %1323
  %1328 = fneg double %1314
  br label %1339

1329:                                             ; preds = %1323
  %1330 = add nsw i64 %1325, %1319
  %1331 = getelementptr inbounds double, ptr %1318, i64 %1330
  %1332 = load double, ptr %1331, align 8
  %1333 = fcmp ogt double %1332, 0.000000e+00
  br i1 %1333, label %1334, label %1323

1334:                                             ; preds = %1329
  %1335 = icmp slt i64 %1325, %1253
  %1336 = freeze i1 %1335
  %1337 = fneg double %1314
  br i1 %1336, label %1338, label %1339

1338:                                             ; preds = %1334, %1317
  br label %1339

1339:                                             ; preds = %1338, %1334, %1327, %1315
  %1340 = phi double [ %1314, %1338 ], [ %1316, %1315 ], [ %1337, %1334 ], [ %1328, %1327 ]
  %1341 = phi ptr [ %16, %1338 ], [ %15, %1315 ], [ %15, %1334 ], [ %15, %1327 ]
  %1342 = icmp eq ptr %1309, null
  br i1 %1342, label %1370, label %1343

1343:                                             ; preds = %1339
  br i1 %793, label %1344, label %1408

1344:                                             ; preds = %1343
  br i1 %1041, label %1368, label %1345

1345:                                             ; preds = %1344
  %1346 = insertelement <2 x double> poison, double %1340, i64 0
  %1347 = shufflevector <2 x double> %1346, <2 x double> poison, <2 x i32> zeroinitializer
  %1348 = insertelement <2 x double> poison, double %1340, i64 0
  %1349 = shufflevector <2 x double> %1348, <2 x double> poison, <2 x i32> zeroinitializer
  br label %1350

1350:                                             ; preds = %1350, %1345
  %1351 = phi i64 [ 0, %1345 ], [ %1365, %1350 ]
  %1352 = add nuw nsw i64 %1351, %760
  %1353 = getelementptr inbounds double, ptr %1309, i64 %1352
  %1354 = load <2 x double>, ptr %1353, align 8
  %1355 = getelementptr inbounds double, ptr %1353, i64 2
  %1356 = load <2 x double>, ptr %1355, align 8
  %1357 = fmul <2 x double> %1347, %1354
  %1358 = fmul <2 x double> %1349, %1356
  %1359 = getelementptr inbounds double, ptr %1341, i64 %1351
  %1360 = load <2 x double>, ptr %1359, align 16
  %1361 = getelementptr inbounds double, ptr %1359, i64 2
  %1362 = load <2 x double>, ptr %1361, align 16
  %1363 = fadd <2 x double> %1360, %1357
  %1364 = fadd <2 x double> %1362, %1358
  store <2 x double> %1363, ptr %1359, align 16
  store <2 x double> %1364, ptr %1361, align 16
  %1365 = add nuw i64 %1351, 4
  %1366 = icmp eq i64 %1365, %1042
  br i1 %1366, label %1367, label %1350

1367:                                             ; preds = %1350
  br i1 %1043, label %1408, label %1368

1368:                                             ; preds = %1344, %1367
  %1369 = phi i64 [ 0, %1344 ], [ %1042, %1367 ]
  br label %1390

1370:                                             ; preds = %1339
  br i1 %793, label %1371, label %1408

1371:                                             ; preds = %1370
  br i1 %1044, label %1388, label %1372

1372:                                             ; preds = %1371
  %1373 = insertelement <2 x double> poison, double %1340, i64 0
  %1374 = shufflevector <2 x double> %1373, <2 x double> poison, <2 x i32> zeroinitializer
  %1375 = insertelement <2 x double> poison, double %1340, i64 0
  %1376 = shufflevector <2 x double> %1375, <2 x double> poison, <2 x i32> zeroinitializer
  br label %1377

1377:                                             ; preds = %1377, %1372
  %1378 = phi i64 [ 0, %1372 ], [ %1385, %1377 ]
  %1379 = getelementptr inbounds double, ptr %1341, i64 %1378
  %1380 = load <2 x double>, ptr %1379, align 16
  %1381 = getelementptr inbounds double, ptr %1379, i64 2
  %1382 = load <2 x double>, ptr %1381, align 16
  %1383 = fadd <2 x double> %1374, %1380
  %1384 = fadd <2 x double> %1376, %1382
  store <2 x double> %1383, ptr %1379, align 16
  store <2 x double> %1384, ptr %1381, align 16
  %1385 = add nuw i64 %1378, 4
  %1386 = icmp eq i64 %1385, %1045
  br i1 %1386, label %1387, label %1377

1387:                                             ; preds = %1377
  br i1 %1046, label %1408, label %1388

1388:                                             ; preds = %1371, %1387
  %1389 = phi i64 [ 0, %1371 ], [ %1045, %1387 ]
  br label %1401

1390:                                             ; preds = %1368, %1390
  %1391 = phi i64 [ %1399, %1390 ], [ %1369, %1368 ]
  %1392 = add nuw nsw i64 %1391, %760
  %1393 = getelementptr inbounds double, ptr %1309, i64 %1392
  %1394 = load double, ptr %1393, align 8
  %1395 = fmul double %1340, %1394
  %1396 = getelementptr inbounds double, ptr %1341, i64 %1391
  %1397 = load double, ptr %1396, align 8
  %1398 = fadd double %1397, %1395
  store double %1398, ptr %1396, align 8
  %1399 = add nuw nsw i64 %1391, 1
  %1400 = icmp eq i64 %1399, %790
  br i1 %1400, label %1408, label %1390

1401:                                             ; preds = %1388, %1401
  %1402 = phi i64 [ %1406, %1401 ], [ %1389, %1388 ]
  %1403 = getelementptr inbounds double, ptr %1341, i64 %1402
  %1404 = load double, ptr %1403, align 8
  %1405 = fadd double %1340, %1404
  store double %1405, ptr %1403, align 8
  %1406 = add nuw nsw i64 %1402, 1
  %1407 = icmp eq i64 %1406, %790
  br i1 %1407, label %1408, label %1401

1408:                                             ; preds = %1390, %1401, %1367, %1387, %1370, %1343
  %1409 = add nsw i64 %1292, 1
  %1410 = icmp eq i64 %1409, %1243
  br i1 %1410, label %1261, label %1291

1411:                                             ; preds = %1442, %1288, %1261
  %1412 = load ptr, ptr %1036, align 8
  %1413 = getelementptr inbounds i64, ptr %1412, i64 %1218
  %1414 = load i64, ptr %1413, align 8
  %1415 = load ptr, ptr %1031, align 8
  %1416 = load i64, ptr %791, align 8
  %1417 = load i64, ptr %1032, align 8
  %1418 = add nsw i64 %1417, %1416
  %1419 = mul nsw i64 %1418, %559
  %1420 = add nsw i64 %1419, %1414
  %1421 = getelementptr inbounds i64, ptr %1415, i64 %1420
  %1422 = load i64, ptr %1421, align 8
  %1423 = icmp eq i64 %1422, 0
  br i1 %1423, label %1432, label %1424

1424:                                             ; preds = %1411
  %1425 = load ptr, ptr %1033, align 8
  %1426 = getelementptr inbounds ptr, ptr %1425, i64 %559
  %1427 = load ptr, ptr %1426, align 8
  %1428 = getelementptr inbounds %struct.Table, ptr %1427, i64 0, i32 1
  %1429 = load ptr, ptr %1428, align 8
  %1430 = getelementptr inbounds ptr, ptr %1429, i64 %1422
  %1431 = load ptr, ptr %1430, align 8
  br label %1432

1432:                                             ; preds = %1424, %1411
  %1433 = phi ptr [ %1431, %1424 ], [ null, %1411 ]
  %1434 = load ptr, ptr %1037, align 8
  %1435 = getelementptr inbounds double, ptr %1434, i64 %1218
  %1436 = load double, ptr %1435, align 8
  %1437 = getelementptr inbounds double, ptr %19, i64 %1414
  %1438 = load double, ptr %1437, align 8
  %1439 = fmul double %1436, %1438
  br i1 %793, label %1440, label %1472

1440:                                             ; preds = %1432
  %1441 = icmp eq ptr %1433, null
  br label %1453

1442:                                             ; preds = %1289, %1442
  %1443 = phi i64 [ %1451, %1442 ], [ %1290, %1289 ]
  %1444 = getelementptr inbounds [128 x double], ptr %16, i64 0, i64 %1443
  %1445 = load double, ptr %1444, align 8
  %1446 = fcmp olt double %1445, %1264
  %1447 = select i1 %1446, double %1445, double %1264
  %1448 = getelementptr inbounds [128 x double], ptr %15, i64 0, i64 %1443
  %1449 = load double, ptr %1448, align 8
  %1450 = fsub double %1449, %1447
  store double %1450, ptr %1448, align 8
  %1451 = add nuw nsw i64 %1443, 1
  %1452 = icmp eq i64 %1451, %790
  br i1 %1452, label %1411, label %1442

1453:                                             ; preds = %1464, %1440
  %1454 = phi i64 [ 0, %1440 ], [ %1470, %1464 ]
  %1455 = getelementptr inbounds [128 x double], ptr %15, i64 0, i64 %1454
  %1456 = load double, ptr %1455, align 8
  %1457 = fcmp ogt double %1456, 0.000000e+00
  %1458 = select i1 %1457, double %1456, double 0.000000e+00
  br i1 %1441, label %1464, label %1459

1459:                                             ; preds = %1453
  %1460 = add nuw nsw i64 %1454, %760
  %1461 = getelementptr inbounds double, ptr %1433, i64 %1460
  %1462 = load double, ptr %1461, align 8
  %1463 = fmul double %1439, %1462
  br label %1464

1464:                                             ; preds = %1459, %1453
  %1465 = phi double [ %1463, %1459 ], [ %1439, %1453 ]
  %1466 = fmul double %1458, %1465
  %1467 = getelementptr inbounds [64 x [128 x double]], ptr %13, i64 0, i64 %1220, i64 %1454
  %1468 = load double, ptr %1467, align 8
  %1469 = fadd double %1468, %1466
  store double %1469, ptr %1467, align 8
  %1470 = add nuw nsw i64 %1454, 1
  %1471 = icmp eq i64 %1470, %790
  br i1 %1471, label %1472, label %1453

1472:                                             ; preds = %1464, %1432, %1222
  %1473 = phi i64 [ %1223, %1222 ], [ %1241, %1432 ], [ %1241, %1464 ]
  %1474 = icmp eq i64 %1473, %1024
  br i1 %1474, label %1180, label %1217

1475:                                             ; preds = %1525, %1211
  %1476 = phi i64 [ 0, %1211 ], [ %1526, %1525 ]
  %1477 = getelementptr inbounds i32, ptr %20, i64 %1476
  %1478 = load i32, ptr %1477, align 4
  %1479 = icmp eq i32 %1478, 0
  br i1 %1479, label %1525, label %1480

1480:                                             ; preds = %1475
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %17)
  br i1 %854, label %1481, label %1506

1481:                                             ; preds = %1480
  br i1 %1214, label %1504, label %1482

1482:                                             ; preds = %1481, %1482
  %1483 = phi i64 [ %1501, %1482 ], [ 0, %1481 ]
  %1484 = or i64 %1483, 1
  %1485 = or i64 %1483, 2
  %1486 = or i64 %1483, 3
  %1487 = getelementptr inbounds [64 x [128 x double]], ptr %13, i64 0, i64 %1483, i64 %1476
  %1488 = getelementptr inbounds [64 x [128 x double]], ptr %13, i64 0, i64 %1484, i64 %1476
  %1489 = getelementptr inbounds [64 x [128 x double]], ptr %13, i64 0, i64 %1485, i64 %1476
  %1490 = getelementptr inbounds [64 x [128 x double]], ptr %13, i64 0, i64 %1486, i64 %1476
  %1491 = load double, ptr %1487, align 8
  %1492 = load double, ptr %1488, align 8
  %1493 = insertelement <2 x double> poison, double %1491, i64 0
  %1494 = insertelement <2 x double> %1493, double %1492, i64 1
  %1495 = load double, ptr %1489, align 8
  %1496 = load double, ptr %1490, align 8
  %1497 = insertelement <2 x double> poison, double %1495, i64 0
  %1498 = insertelement <2 x double> %1497, double %1496, i64 1
  %1499 = getelementptr inbounds [64 x double], ptr %17, i64 0, i64 %1483
  store <2 x double> %1494, ptr %1499, align 16
  %1500 = getelementptr inbounds double, ptr %1499, i64 2
  store <2 x double> %1498, ptr %1500, align 16
  %1501 = add nuw i64 %1483, 4
  %1502 = icmp eq i64 %1501, %1215
  br i1 %1502, label %1503, label %1482

1503:                                             ; preds = %1482
  br i1 %1216, label %1506, label %1504

1504:                                             ; preds = %1481, %1503
  %1505 = phi i64 [ 0, %1481 ], [ %1215, %1503 ]
  br label %1508

1506:                                             ; preds = %1508, %1503, %1480
  %1507 = load double, ptr %1213, align 8
  br i1 %1212, label %1520, label %1515

1508:                                             ; preds = %1504, %1508
  %1509 = phi i64 [ %1513, %1508 ], [ %1505, %1504 ]
  %1510 = getelementptr inbounds [64 x [128 x double]], ptr %13, i64 0, i64 %1509, i64 %1476
  %1511 = load double, ptr %1510, align 8
  %1512 = getelementptr inbounds [64 x double], ptr %17, i64 0, i64 %1509
  store double %1511, ptr %1512, align 8
  %1513 = add nuw nsw i64 %1509, 1
  %1514 = icmp eq i64 %1513, %853
  br i1 %1514, label %1506, label %1508

1515:                                             ; preds = %1506
  %1516 = add nuw nsw i64 %1476, %760
  %1517 = getelementptr inbounds double, ptr %1204, i64 %1516
  %1518 = load double, ptr %1517, align 8
  %1519 = fmul double %1507, %1518
  br label %1520

1520:                                             ; preds = %1515, %1506
  %1521 = phi double [ %1519, %1515 ], [ %1507, %1506 ]
  %1522 = call fastcc double @worth(ptr noundef %792, ptr noundef nonnull %17, double noundef %1521)
  %1523 = fcmp olt double %1522, %1210
  %1524 = zext i1 %1523 to i32
  store i32 %1524, ptr %1477, align 4
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %17)
  br label %1525

1525:                                             ; preds = %1520, %1475
  %1526 = add nuw nsw i64 %1476, 1
  %1527 = icmp eq i64 %1526, %790
  br i1 %1527, label %1528, label %1475

1528:                                             ; preds = %1525, %1203
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %16)
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %15)
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %14)
  call void @llvm.lifetime.end.p0(i64 65536, ptr nonnull %13)
  br label %1529

1529:                                             ; preds = %1528, %759
  br i1 %703, label %1530, label %1534

1530:                                             ; preds = %1529
  %1531 = getelementptr inbounds [128 x i32], ptr %20, i64 0, i64 %785
  %1532 = load i32, ptr %1531, align 4
  %1533 = icmp eq i32 %1532, 0
  br i1 %1533, label %1655, label %1534

1534:                                             ; preds = %1530, %1529
  br i1 %704, label %1535, label %1552

1535:                                             ; preds = %1534
  %1536 = load ptr, ptr %705, align 8
  br i1 %710, label %1537, label %1566

1537:                                             ; preds = %1566, %1535
  %1538 = phi i64 [ undef, %1535 ], [ %1590, %1566 ]
  %1539 = phi i64 [ 0, %1535 ], [ %1591, %1566 ]
  %1540 = phi i64 [ 1469598103934665603, %1535 ], [ %1590, %1566 ]
  br i1 %712, label %1552, label %1541

1541:                                             ; preds = %1537
  %1542 = getelementptr inbounds [1024 x i64], ptr %18, i64 0, i64 %1539
  %1543 = load i64, ptr %1542, align 8
  %1544 = getelementptr inbounds ptr, ptr %1536, i64 %1543
  %1545 = load ptr, ptr %1544, align 8
  %1546 = getelementptr inbounds double, ptr %1545, i64 %760
  %1547 = load i64, ptr %1546, align 8
  %1548 = xor i64 %1547, %1540
  %1549 = mul i64 %1548, 1099511628211
  %1550 = lshr i64 %1549, 29
  %1551 = xor i64 %1550, %1549
  br label %1552

1552:                                             ; preds = %1541, %1537, %1534
  %1553 = phi i64 [ 1469598103934665603, %1534 ], [ %1538, %1537 ], [ %1551, %1541 ]
  %1554 = and i64 %1553, %706
  %1555 = getelementptr inbounds i32, ptr %585, i64 %1554
  %1556 = load i32, ptr %1555, align 4
  %1557 = icmp sgt i32 %1556, -1
  %1558 = load ptr, ptr %589, align 8
  br i1 %1557, label %1559, label %1629

1559:                                             ; preds = %1552
  br i1 %707, label %1639, label %1560

1560:                                             ; preds = %1559
  %1561 = load ptr, ptr %705, align 8
  %1562 = getelementptr inbounds ptr, ptr %1561, i64 %708
  %1563 = load ptr, ptr %1562, align 8
  %1564 = getelementptr inbounds double, ptr %1563, i64 %760
  %1565 = load double, ptr %1564, align 8
  br label %1594

1566:                                             ; preds = %1535, %1566
  %1567 = phi i64 [ %1591, %1566 ], [ 0, %1535 ]
  %1568 = phi i64 [ %1590, %1566 ], [ 1469598103934665603, %1535 ]
  %1569 = phi i64 [ %1592, %1566 ], [ 0, %1535 ]
  %1570 = getelementptr inbounds [1024 x i64], ptr %18, i64 0, i64 %1567
  %1571 = load i64, ptr %1570, align 16
  %1572 = getelementptr inbounds ptr, ptr %1536, i64 %1571
  %1573 = load ptr, ptr %1572, align 8
  %1574 = getelementptr inbounds double, ptr %1573, i64 %760
  %1575 = load i64, ptr %1574, align 8
  %1576 = xor i64 %1575, %1568
  %1577 = mul i64 %1576, 1099511628211
  %1578 = lshr i64 %1577, 29
  %1579 = or i64 %1567, 1
  %1580 = getelementptr inbounds [1024 x i64], ptr %18, i64 0, i64 %1579
  %1581 = load i64, ptr %1580, align 8
  %1582 = getelementptr inbounds ptr, ptr %1536, i64 %1581
  %1583 = load ptr, ptr %1582, align 8
  %1584 = getelementptr inbounds double, ptr %1583, i64 %760
  %1585 = load i64, ptr %1584, align 8
  %1586 = xor i64 %1578, %1585
  %1587 = xor i64 %1586, %1577
  %1588 = mul i64 %1587, 1099511628211
  %1589 = lshr i64 %1588, 29
  %1590 = xor i64 %1589, %1588
  %1591 = add nuw nsw i64 %1567, 2
  %1592 = add i64 %1569, 2
  %1593 = icmp eq i64 %1592, %711
  br i1 %1593, label %1537, label %1566

1594:                                             ; preds = %1560, %1620
  %1595 = phi i32 [ %1624, %1620 ], [ %1556, %1560 ]
  %1596 = phi i64 [ %1622, %1620 ], [ %1554, %1560 ]
  %1597 = zext i32 %1595 to i64
  %1598 = getelementptr inbounds i32, ptr %1558, i64 %1597
  %1599 = load i32, ptr %1598, align 4
  %1600 = sext i32 %1599 to i64
  %1601 = getelementptr inbounds double, ptr %1563, i64 %1600
  %1602 = load double, ptr %1601, align 8
  %1603 = fcmp une double %1602, %1565
  br i1 %1603, label %1620, label %1604

1604:                                             ; preds = %1594, %1608
  %1605 = phi i64 [ %1606, %1608 ], [ 0, %1594 ]
  %1606 = add nuw nsw i64 %1605, 1
  %1607 = icmp eq i64 %1606, %599
  br i1 %1607, label %1626, label %1608

1608:                                             ; preds = %1604
  %1609 = getelementptr inbounds i64, ptr %18, i64 %1606
  %1610 = load i64, ptr %1609, align 8
  %1611 = getelementptr inbounds ptr, ptr %1561, i64 %1610
  %1612 = load ptr, ptr %1611, align 8
  %1613 = getelementptr inbounds double, ptr %1612, i64 %1600
  %1614 = load double, ptr %1613, align 8
  %1615 = getelementptr inbounds double, ptr %1612, i64 %760
  %1616 = load double, ptr %1615, align 8
  %1617 = fcmp une double %1614, %1616
  br i1 %1617, label %1618, label %1604

1618:                                             ; preds = %1608
  %1619 = icmp slt i64 %1606, %599
  br i1 %1619, label %1620, label %1626

1620:                                             ; preds = %1618, %1594
  %1621 = add nsw i64 %1596, 1
  %1622 = and i64 %1621, %706
  %1623 = getelementptr inbounds i32, ptr %585, i64 %1622
  %1624 = load i32, ptr %1623, align 4
  %1625 = icmp sgt i32 %1624, -1
  br i1 %1625, label %1594, label %1629

1626:                                             ; preds = %1618, %1604
  %1627 = getelementptr inbounds i32, ptr %585, i64 %1596
  %1628 = icmp slt i32 %1595, 0
  br i1 %1628, label %1632, label %1643

1629:                                             ; preds = %1620, %1552
  %1630 = phi i64 [ %1554, %1552 ], [ %1622, %1620 ]
  %1631 = getelementptr inbounds i32, ptr %585, i64 %1630
  br label %1632

1632:                                             ; preds = %1629, %1626
  %1633 = phi ptr [ %1631, %1629 ], [ %1627, %1626 ]
  %1634 = trunc i64 %761 to i32
  store i32 %1634, ptr %1633, align 4
  %1635 = trunc i64 %760 to i32
  %1636 = add nsw i64 %761, 1
  %1637 = getelementptr inbounds i32, ptr %1558, i64 %761
  store i32 %1635, ptr %1637, align 4
  %1638 = getelementptr inbounds i32, ptr %591, i64 %760
  store i32 -1, ptr %1638, align 4
  br label %1651

1639:                                             ; preds = %1559
  %1640 = zext i32 %1556 to i64
  %1641 = getelementptr inbounds i32, ptr %1558, i64 %1640
  %1642 = load i32, ptr %1641, align 4
  br label %1643

1643:                                             ; preds = %1639, %1626
  %1644 = phi i32 [ %1642, %1639 ], [ %1599, %1626 ]
  %1645 = phi ptr [ %1555, %1639 ], [ %1627, %1626 ]
  %1646 = sext i32 %1644 to i64
  %1647 = getelementptr inbounds i32, ptr %591, i64 %1646
  %1648 = load i32, ptr %1647, align 4
  %1649 = getelementptr inbounds i32, ptr %591, i64 %760
  store i32 %1648, ptr %1649, align 4
  %1650 = trunc i64 %760 to i32
  store i32 %1650, ptr %1647, align 4
  br label %1651

1651:                                             ; preds = %1643, %1632
  %1652 = phi ptr [ %1633, %1632 ], [ %1645, %1643 ]
  %1653 = phi i64 [ %1636, %1632 ], [ %761, %1643 ]
  %1654 = load i32, ptr %1652, align 4
  store i32 %1654, ptr %784, align 4
  br label %1655

1655:                                             ; preds = %1651, %1530
  %1656 = phi i64 [ %1653, %1651 ], [ %761, %1530 ]
  %1657 = add nuw nsw i64 %760, 1
  %1658 = icmp eq i64 %1657, %572
  br i1 %1658, label %747, label %759

1659:                                             ; preds = %1763, %747
  %1660 = phi i64 [ 0, %747 ], [ %1765, %1763 ]
  %1661 = phi i64 [ %751, %747 ], [ %1764, %1763 ]
  %1662 = getelementptr inbounds %struct.Problem, ptr %566, i64 0, i32 2
  %1663 = load i64, ptr %1662, align 8
  %1664 = add nsw i64 %1663, %1661
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %21)
  %1665 = getelementptr inbounds %struct.Goal, ptr %567, i64 0, i32 1
  %1666 = load i64, ptr %1665, align 8
  %1667 = icmp ne i64 %748, 0
  %1668 = icmp sgt i64 %1666, 0
  %1669 = select i1 %1668, i1 %1667, i1 false
  br i1 %1669, label %1670, label %1792

1670:                                             ; preds = %1659
  %1671 = getelementptr inbounds %struct.Table, ptr %571, i64 0, i32 5
  %1672 = load i64, ptr %1671, align 8
  %1673 = icmp sgt i64 %1672, 0
  %1674 = getelementptr inbounds %struct.Table, ptr %571, i64 0, i32 2
  %1675 = icmp ult i64 %1672, 4
  %1676 = and i64 %1672, -4
  %1677 = icmp eq i64 %1672, %1676
  br label %1768

1678:                                             ; preds = %1763, %753
  %1679 = phi i64 [ %751, %753 ], [ %1764, %1763 ]
  %1680 = phi i64 [ 0, %753 ], [ %1765, %1763 ]
  %1681 = phi i64 [ 0, %753 ], [ %1766, %1763 ]
  %1682 = load ptr, ptr %754, align 8
  %1683 = add nsw i64 %1681, %755
  %1684 = getelementptr inbounds i64, ptr %1682, i64 %1683
  %1685 = load i64, ptr %1684, align 8
  %1686 = icmp eq i64 %1685, 0
  br i1 %1686, label %1763, label %1687

1687:                                             ; preds = %1678
  %1688 = load ptr, ptr %30, align 8
  %1689 = getelementptr inbounds double, ptr %1688, i64 %756
  store ptr %1689, ptr %30, align 8
  br i1 %757, label %1690, label %1695

1690:                                             ; preds = %1687
  %1691 = load ptr, ptr %758, align 8
  %1692 = getelementptr inbounds ptr, ptr %1691, i64 %1685
  %1693 = load ptr, ptr %1692, align 8
  %1694 = load ptr, ptr %589, align 8
  br label %1701

1695:                                             ; preds = %1758, %1687
  %1696 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %559, i64 %1680
  store i64 %1681, ptr %1696, align 8
  %1697 = load i64, ptr %750, align 8
  %1698 = add nsw i64 %1697, 1
  store i64 %1698, ptr %750, align 8
  %1699 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %559, i64 %1697
  store ptr %1689, ptr %1699, align 8
  %1700 = load i64, ptr %566, align 8
  br label %1763

1701:                                             ; preds = %1758, %1690
  %1702 = phi i64 [ 0, %1690 ], [ %1761, %1758 ]
  %1703 = getelementptr inbounds i32, ptr %1694, i64 %1702
  %1704 = load i32, ptr %1703, align 4
  %1705 = sext i32 %1704 to i64
  %1706 = getelementptr inbounds double, ptr %1693, i64 %1705
  %1707 = load double, ptr %1706, align 8
  %1708 = bitcast double %1707 to i64
  %1709 = mul i64 %1708, -7046029254386353131
  %1710 = lshr i64 %1709, 53
  %1711 = getelementptr inbounds [2048 x double], ptr %198, i64 0, i64 %1710
  %1712 = load double, ptr %1711, align 8
  %1713 = fcmp une double %1712, %1707
  br i1 %1713, label %1717, label %1714

1714:                                             ; preds = %1701
  %1715 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 48, i32 1, i64 %1710
  %1716 = load double, ptr %1715, align 8
  br label %1758

1717:                                             ; preds = %1701
  store double %1707, ptr %1711, align 8
  %1718 = lshr i64 %1708, 52
  %1719 = and i64 %1718, 2047
  %1720 = and i64 %1708, 4503599627370495
  %1721 = or i64 %1720, 4607182418800017408
  %1722 = bitcast i64 %1721 to double
  %1723 = fcmp ogt double %1722, 0x3FF6A09E667F3BCD
  %1724 = fmul double %1722, 5.000000e-01
  %1725 = select i1 %1723, double %1724, double %1722
  %1726 = select i1 %1723, i64 -1022, i64 -1023
  %1727 = add nsw i64 %1726, %1719
  %1728 = fadd double %1725, -1.000000e+00
  %1729 = fadd double %1725, 1.000000e+00
  %1730 = fdiv double %1728, %1729
  %1731 = fmul double %1730, %1730
  %1732 = fmul double %1731, 0x3FA8618618618618
  %1733 = fadd double %1732, 0x3FAAF286BCA1AF28
  %1734 = fmul double %1731, %1733
  %1735 = fadd double %1734, 0x3FAE1E1E1E1E1E1E
  %1736 = fmul double %1731, %1735
  %1737 = fadd double %1736, 0x3FB1111111111111
  %1738 = fmul double %1731, %1737
  %1739 = fadd double %1738, 0x3FB3B13B13B13B14
  %1740 = fmul double %1731, %1739
  %1741 = fadd double %1740, 0x3FB745D1745D1746
  %1742 = fmul double %1731, %1741
  %1743 = fadd double %1742, 0x3FBC71C71C71C71C
  %1744 = fmul double %1731, %1743
  %1745 = fadd double %1744, 0x3FC2492492492492
  %1746 = fmul double %1731, %1745
  %1747 = fadd double %1746, 2.000000e-01
  %1748 = fmul double %1731, %1747
  %1749 = fadd double %1748, 0x3FD5555555555555
  %1750 = fmul double %1731, %1749
  %1751 = fadd double %1750, 1.000000e+00
  %1752 = fmul double %1730, 2.000000e+00
  %1753 = fmul double %1752, %1751
  %1754 = sitofp i64 %1727 to double
  %1755 = fmul double %1754, 0x3FE62E42FEFA39EF
  %1756 = fadd double %1755, %1753
  %1757 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 48, i32 1, i64 %1710
  store double %1756, ptr %1757, align 8
  br label %1758

1758:                                             ; preds = %1717, %1714
  %1759 = phi double [ %1716, %1714 ], [ %1756, %1717 ]
  %1760 = getelementptr inbounds double, ptr %1689, i64 %1702
  store double %1759, ptr %1760, align 8
  %1761 = add nuw nsw i64 %1702, 1
  %1762 = icmp eq i64 %1761, %748
  br i1 %1762, label %1695, label %1701

1763:                                             ; preds = %1695, %1678
  %1764 = phi i64 [ %1679, %1678 ], [ %1700, %1695 ]
  %1765 = phi i64 [ %1680, %1678 ], [ %1698, %1695 ]
  %1766 = add nuw nsw i64 %1681, 1
  %1767 = icmp slt i64 %1766, %1764
  br i1 %1767, label %1678, label %1659

1768:                                             ; preds = %1814, %1670
  %1769 = phi i64 [ 0, %1670 ], [ %1819, %1814 ]
  br i1 %1673, label %1770, label %1814

1770:                                             ; preds = %1768
  %1771 = load ptr, ptr %1674, align 8
  %1772 = mul nsw i64 %1769, %1672
  br i1 %1675, label %1789, label %1773

1773:                                             ; preds = %1770, %1773
  %1774 = phi i64 [ %1784, %1773 ], [ 0, %1770 ]
  %1775 = phi <2 x i64> [ %1782, %1773 ], [ <i64 1, i64 0>, %1770 ]
  %1776 = phi <2 x i64> [ %1783, %1773 ], [ zeroinitializer, %1770 ]
  %1777 = add nsw i64 %1774, %1772
  %1778 = getelementptr inbounds i64, ptr %1771, i64 %1777
  %1779 = load <2 x i64>, ptr %1778, align 8
  %1780 = getelementptr inbounds i64, ptr %1778, i64 2
  %1781 = load <2 x i64>, ptr %1780, align 8
  %1782 = or <2 x i64> %1779, %1775
  %1783 = or <2 x i64> %1781, %1776
  %1784 = add nuw i64 %1774, 4
  %1785 = icmp eq i64 %1784, %1676
  br i1 %1785, label %1786, label %1773

1786:                                             ; preds = %1773
  %1787 = or <2 x i64> %1783, %1782
  %1788 = tail call i64 @llvm.vector.reduce.or.v2i64(<2 x i64> %1787)
  br i1 %1677, label %1814, label %1789

1789:                                             ; preds = %1770, %1786
  %1790 = phi i64 [ 0, %1770 ], [ %1676, %1786 ]
  %1791 = phi i64 [ 1, %1770 ], [ %1788, %1786 ]
  br label %1821

1792:                                             ; preds = %1814, %1659
  %1793 = getelementptr inbounds %struct.Goal, ptr %567, i64 0, i32 2
  %1794 = load i64, ptr %1793, align 8
  %1795 = add nsw i64 %1794, %1666
  %1796 = icmp sgt i64 %1794, 1
  %1797 = zext i1 %1796 to i64
  %1798 = add nsw i64 %1795, %1797
  %1799 = icmp sgt i64 %1798, 0
  %1800 = select i1 %1799, i1 %1667, i1 false
  br i1 %1800, label %1801, label %2163

1801:                                             ; preds = %1792
  %1802 = getelementptr inbounds %struct.Goal, ptr %567, i64 0, i32 8
  %1803 = sub i64 0, %748
  %1804 = icmp sgt i64 %748, 0
  %1805 = getelementptr inbounds %struct.Table, ptr %571, i64 0, i32 6
  %1806 = getelementptr inbounds %struct.Table, ptr %571, i64 0, i32 2
  %1807 = getelementptr inbounds %struct.Table, ptr %571, i64 0, i32 5
  %1808 = icmp ult i64 %748, 4
  %1809 = and i64 %748, -4
  %1810 = icmp eq i64 %748, %1809
  %1811 = icmp ult i64 %748, 4
  %1812 = and i64 %748, -4
  %1813 = icmp eq i64 %748, %1812
  br label %1830

1814:                                             ; preds = %1821, %1786, %1768
  %1815 = phi i64 [ 1, %1768 ], [ %1788, %1786 ], [ %1827, %1821 ]
  %1816 = icmp sgt i64 %1815, 1
  %1817 = zext i1 %1816 to i64
  %1818 = getelementptr inbounds [16 x i64], ptr %21, i64 0, i64 %1769
  store i64 %1817, ptr %1818, align 8
  %1819 = add nuw nsw i64 %1769, 1
  %1820 = icmp eq i64 %1819, %1666
  br i1 %1820, label %1792, label %1768

1821:                                             ; preds = %1789, %1821
  %1822 = phi i64 [ %1828, %1821 ], [ %1790, %1789 ]
  %1823 = phi i64 [ %1827, %1821 ], [ %1791, %1789 ]
  %1824 = add nsw i64 %1822, %1772
  %1825 = getelementptr inbounds i64, ptr %1771, i64 %1824
  %1826 = load i64, ptr %1825, align 8
  %1827 = or i64 %1826, %1823
  %1828 = add nuw nsw i64 %1822, 1
  %1829 = icmp eq i64 %1828, %1672
  br i1 %1829, label %1814, label %1821

1830:                                             ; preds = %2153, %1801
  %1831 = phi i64 [ %1794, %1801 ], [ %2154, %2153 ]
  %1832 = phi i64 [ %1666, %1801 ], [ %2155, %2153 ]
  %1833 = phi i64 [ %1660, %1801 ], [ %2156, %2153 ]
  %1834 = phi i64 [ %1795, %1801 ], [ %2158, %2153 ]
  %1835 = phi i64 [ 0, %1801 ], [ %2157, %2153 ]
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %22)
  %1836 = icmp sgt i64 %1832, 0
  br i1 %1836, label %1837, label %2153

1837:                                             ; preds = %1830
  %1838 = icmp slt i64 %1835, %1832
  %1839 = icmp eq i64 %1834, %1835
  %1840 = sub nsw i64 %1835, %1832
  br label %1843

1841:                                             ; preds = %1861
  %1842 = icmp eq i64 %1862, 0
  br i1 %1842, label %2153, label %1865

1843:                                             ; preds = %1861, %1837
  %1844 = phi i64 [ 0, %1837 ], [ %1863, %1861 ]
  %1845 = phi i64 [ 0, %1837 ], [ %1862, %1861 ]
  %1846 = getelementptr inbounds [16 x i64], ptr %21, i64 0, i64 %1844
  %1847 = load i64, ptr %1846, align 8
  %1848 = icmp eq i64 %1847, 0
  br i1 %1848, label %1861, label %1849

1849:                                             ; preds = %1843
  br i1 %1838, label %1850, label %1852

1850:                                             ; preds = %1849
  %1851 = icmp eq i64 %1835, %1844
  br i1 %1851, label %1858, label %1861

1852:                                             ; preds = %1849
  br i1 %1839, label %1858, label %1853

1853:                                             ; preds = %1852
  %1854 = load ptr, ptr %1802, align 8
  %1855 = getelementptr inbounds i64, ptr %1854, i64 %1844
  %1856 = load i64, ptr %1855, align 8
  %1857 = icmp eq i64 %1856, %1840
  br i1 %1857, label %1858, label %1861

1858:                                             ; preds = %1853, %1852, %1850
  %1859 = add nsw i64 %1845, 1
  %1860 = getelementptr inbounds [16 x i64], ptr %22, i64 0, i64 %1845
  store i64 %1844, ptr %1860, align 8
  br label %1861

1861:                                             ; preds = %1858, %1853, %1850, %1843
  %1862 = phi i64 [ %1859, %1858 ], [ %1845, %1853 ], [ %1845, %1843 ], [ %1845, %1850 ]
  %1863 = add nuw nsw i64 %1844, 1
  %1864 = icmp eq i64 %1863, %1832
  br i1 %1864, label %1841, label %1843

1865:                                             ; preds = %1841
  %1866 = load ptr, ptr %30, align 8
  %1867 = getelementptr inbounds double, ptr %1866, i64 %1803
  store ptr %1867, ptr %30, align 8
  br i1 %1804, label %1868, label %1878

1868:                                             ; preds = %1865
  br i1 %1808, label %1876, label %1869

1869:                                             ; preds = %1868, %1869
  %1870 = phi i64 [ %1873, %1869 ], [ 0, %1868 ]
  %1871 = getelementptr inbounds double, ptr %1867, i64 %1870
  store <2 x double> <double 0x7FF0000000000000, double 0x7FF0000000000000>, ptr %1871, align 8
  %1872 = getelementptr inbounds double, ptr %1871, i64 2
  store <2 x double> <double 0x7FF0000000000000, double 0x7FF0000000000000>, ptr %1872, align 8
  %1873 = add nuw i64 %1870, 4
  %1874 = icmp eq i64 %1873, %1809
  br i1 %1874, label %1875, label %1869

1875:                                             ; preds = %1869
  br i1 %1810, label %1878, label %1876

1876:                                             ; preds = %1868, %1875
  %1877 = phi i64 [ 0, %1868 ], [ %1809, %1875 ]
  br label %1885

1878:                                             ; preds = %1885, %1875, %1865
  br i1 %700, label %1879, label %1890

1879:                                             ; preds = %1878
  %1880 = icmp sgt i64 %1862, 0
  %1881 = and i64 %1862, 3
  %1882 = icmp ult i64 %1862, 4
  %1883 = and i64 %1862, -4
  %1884 = icmp eq i64 %1881, 0
  br label %1994

1885:                                             ; preds = %1876, %1885
  %1886 = phi i64 [ %1888, %1885 ], [ %1877, %1876 ]
  %1887 = getelementptr inbounds double, ptr %1867, i64 %1886
  store double 0x7FF0000000000000, ptr %1887, align 8
  %1888 = add nuw nsw i64 %1886, 1
  %1889 = icmp eq i64 %1888, %748
  br i1 %1889, label %1878, label %1885

1890:                                             ; preds = %2088, %1878
  br i1 %1804, label %1891, label %2144

1891:                                             ; preds = %1890
  br i1 %1811, label %1991, label %1892

1892:                                             ; preds = %1891, %1892
  %1893 = phi i64 [ %1986, %1892 ], [ 0, %1891 ]
  %1894 = phi <2 x i64> [ %1904, %1892 ], [ zeroinitializer, %1891 ]
  %1895 = phi <2 x i64> [ %1905, %1892 ], [ zeroinitializer, %1891 ]
  %1896 = getelementptr inbounds double, ptr %1867, i64 %1893
  %1897 = load <2 x double>, ptr %1896, align 8
  %1898 = getelementptr inbounds double, ptr %1896, i64 2
  %1899 = load <2 x double>, ptr %1898, align 8
  %1900 = fcmp ogt <2 x double> %1897, <double 1.000000e+00, double 1.000000e+00>
  %1901 = fcmp ogt <2 x double> %1899, <double 1.000000e+00, double 1.000000e+00>
  %1902 = zext <2 x i1> %1900 to <2 x i64>
  %1903 = zext <2 x i1> %1901 to <2 x i64>
  %1904 = or <2 x i64> %1894, %1902
  %1905 = or <2 x i64> %1895, %1903
  %1906 = bitcast <2 x double> %1897 to <2 x i64>
  %1907 = bitcast <2 x double> %1899 to <2 x i64>
  %1908 = lshr <2 x i64> %1906, <i64 52, i64 52>
  %1909 = lshr <2 x i64> %1907, <i64 52, i64 52>
  %1910 = and <2 x i64> %1908, <i64 2047, i64 2047>
  %1911 = and <2 x i64> %1909, <i64 2047, i64 2047>
  %1912 = and <2 x i64> %1906, <i64 4503599627370495, i64 4503599627370495>
  %1913 = and <2 x i64> %1907, <i64 4503599627370495, i64 4503599627370495>
  %1914 = or <2 x i64> %1912, <i64 4607182418800017408, i64 4607182418800017408>
  %1915 = or <2 x i64> %1913, <i64 4607182418800017408, i64 4607182418800017408>
  %1916 = bitcast <2 x i64> %1914 to <2 x double>
  %1917 = bitcast <2 x i64> %1915 to <2 x double>
  %1918 = fcmp ogt <2 x double> %1916, <double 0x3FF6A09E667F3BCD, double 0x3FF6A09E667F3BCD>
  %1919 = fcmp ogt <2 x double> %1917, <double 0x3FF6A09E667F3BCD, double 0x3FF6A09E667F3BCD>
  %1920 = fmul <2 x double> %1916, <double 5.000000e-01, double 5.000000e-01>
  %1921 = fmul <2 x double> %1917, <double 5.000000e-01, double 5.000000e-01>
  %1922 = select <2 x i1> %1918, <2 x double> %1920, <2 x double> %1916
  %1923 = select <2 x i1> %1919, <2 x double> %1921, <2 x double> %1917
  %1924 = select <2 x i1> %1918, <2 x i64> <i64 -1022, i64 -1022>, <2 x i64> <i64 -1023, i64 -1023>
  %1925 = select <2 x i1> %1919, <2 x i64> <i64 -1022, i64 -1022>, <2 x i64> <i64 -1023, i64 -1023>
  %1926 = add nsw <2 x i64> %1924, %1910
  %1927 = add nsw <2 x i64> %1925, %1911
  %1928 = fadd <2 x double> %1922, <double -1.000000e+00, double -1.000000e+00>
  %1929 = fadd <2 x double> %1923, <double -1.000000e+00, double -1.000000e+00>
  %1930 = fadd <2 x double> %1922, <double 1.000000e+00, double 1.000000e+00>
  %1931 = fadd <2 x double> %1923, <double 1.000000e+00, double 1.000000e+00>
  %1932 = fdiv <2 x double> %1928, %1930
  %1933 = fdiv <2 x double> %1929, %1931
  %1934 = fmul <2 x double> %1932, %1932
  %1935 = fmul <2 x double> %1933, %1933
  %1936 = fmul <2 x double> %1934, <double 0x3FA8618618618618, double 0x3FA8618618618618>
  %1937 = fmul <2 x double> %1935, <double 0x3FA8618618618618, double 0x3FA8618618618618>
  %1938 = fadd <2 x double> %1936, <double 0x3FAAF286BCA1AF28, double 0x3FAAF286BCA1AF28>
  %1939 = fadd <2 x double> %1937, <double 0x3FAAF286BCA1AF28, double 0x3FAAF286BCA1AF28>
  %1940 = fmul <2 x double> %1934, %1938
  %1941 = fmul <2 x double> %1935, %1939
  %1942 = fadd <2 x double> %1940, <double 0x3FAE1E1E1E1E1E1E, double 0x3FAE1E1E1E1E1E1E>
  %1943 = fadd <2 x double> %1941, <double 0x3FAE1E1E1E1E1E1E, double 0x3FAE1E1E1E1E1E1E>
  %1944 = fmul <2 x double> %1934, %1942
  %1945 = fmul <2 x double> %1935, %1943
  %1946 = fadd <2 x double> %1944, <double 0x3FB1111111111111, double 0x3FB1111111111111>
  %1947 = fadd <2 x double> %1945, <double 0x3FB1111111111111, double 0x3FB1111111111111>
  %1948 = fmul <2 x double> %1934, %1946
  %1949 = fmul <2 x double> %1935, %1947
  %1950 = fadd <2 x double> %1948, <double 0x3FB3B13B13B13B14, double 0x3FB3B13B13B13B14>
  %1951 = fadd <2 x double> %1949, <double 0x3FB3B13B13B13B14, double 0x3FB3B13B13B13B14>
  %1952 = fmul <2 x double> %1934, %1950
  %1953 = fmul <2 x double> %1935, %1951
  %1954 = fadd <2 x double> %1952, <double 0x3FB745D1745D1746, double 0x3FB745D1745D1746>
  %1955 = fadd <2 x double> %1953, <double 0x3FB745D1745D1746, double 0x3FB745D1745D1746>
  %1956 = fmul <2 x double> %1934, %1954
  %1957 = fmul <2 x double> %1935, %1955
  %1958 = fadd <2 x double> %1956, <double 0x3FBC71C71C71C71C, double 0x3FBC71C71C71C71C>
  %1959 = fadd <2 x double> %1957, <double 0x3FBC71C71C71C71C, double 0x3FBC71C71C71C71C>
  %1960 = fmul <2 x double> %1934, %1958
  %1961 = fmul <2 x double> %1935, %1959
  %1962 = fadd <2 x double> %1960, <double 0x3FC2492492492492, double 0x3FC2492492492492>
  %1963 = fadd <2 x double> %1961, <double 0x3FC2492492492492, double 0x3FC2492492492492>
  %1964 = fmul <2 x double> %1934, %1962
  %1965 = fmul <2 x double> %1935, %1963
  %1966 = fadd <2 x double> %1964, <double 2.000000e-01, double 2.000000e-01>
  %1967 = fadd <2 x double> %1965, <double 2.000000e-01, double 2.000000e-01>
  %1968 = fmul <2 x double> %1934, %1966
  %1969 = fmul <2 x double> %1935, %1967
  %1970 = fadd <2 x double> %1968, <double 0x3FD5555555555555, double 0x3FD5555555555555>
  %1971 = fadd <2 x double> %1969, <double 0x3FD5555555555555, double 0x3FD5555555555555>
  %1972 = fmul <2 x double> %1934, %1970
  %1973 = fmul <2 x double> %1935, %1971
  %1974 = fadd <2 x double> %1972, <double 1.000000e+00, double 1.000000e+00>
  %1975 = fadd <2 x double> %1973, <double 1.000000e+00, double 1.000000e+00>
  %1976 = fmul <2 x double> %1932, <double 2.000000e+00, double 2.000000e+00>
  %1977 = fmul <2 x double> %1933, <double 2.000000e+00, double 2.000000e+00>
  %1978 = fmul <2 x double> %1976, %1974
  %1979 = fmul <2 x double> %1977, %1975
  %1980 = sitofp <2 x i64> %1926 to <2 x double>
  %1981 = sitofp <2 x i64> %1927 to <2 x double>
  %1982 = fmul <2 x double> %1980, <double 0x3FE62E42FEFA39EF, double 0x3FE62E42FEFA39EF>
  %1983 = fmul <2 x double> %1981, <double 0x3FE62E42FEFA39EF, double 0x3FE62E42FEFA39EF>
  %1984 = fadd <2 x double> %1982, %1978
  %1985 = fadd <2 x double> %1983, %1979
  store <2 x double> %1984, ptr %1896, align 8
  store <2 x double> %1985, ptr %1898, align 8
  %1986 = add nuw i64 %1893, 4
  %1987 = icmp eq i64 %1986, %1812
  br i1 %1987, label %1988, label %1892

1988:                                             ; preds = %1892
  %1989 = or <2 x i64> %1905, %1904
  %1990 = tail call i64 @llvm.vector.reduce.or.v2i64(<2 x i64> %1989)
  br i1 %1813, label %2091, label %1991

1991:                                             ; preds = %1891, %1988
  %1992 = phi i64 [ 0, %1891 ], [ %1812, %1988 ]
  %1993 = phi i64 [ 0, %1891 ], [ %1990, %1988 ]
  br label %2094

1994:                                             ; preds = %2088, %1879
  %1995 = phi i64 [ 0, %1879 ], [ %2089, %2088 ]
  %1996 = getelementptr inbounds i32, ptr %587, i64 %1995
  %1997 = load i32, ptr %1996, align 4
  %1998 = icmp slt i32 %1997, 0
  br i1 %1998, label %1999, label %2001

1999:                                             ; preds = %1994
  %2000 = add nuw nsw i64 %1995, 1
  br label %2088

2001:                                             ; preds = %1994
  %2002 = load ptr, ptr %1805, align 8
  %2003 = icmp eq ptr %2002, null
  br i1 %2003, label %2007, label %2004

2004:                                             ; preds = %2001
  %2005 = getelementptr inbounds i64, ptr %2002, i64 %1995
  %2006 = load i64, ptr %2005, align 8
  br label %2007

2007:                                             ; preds = %2004, %2001
  %2008 = phi i64 [ %2006, %2004 ], [ %1995, %2001 ]
  %2009 = add nuw nsw i64 %1995, 1
  %2010 = getelementptr inbounds i64, ptr %2002, i64 %2009
  %2011 = zext i32 %1997 to i64
  %2012 = getelementptr inbounds double, ptr %1867, i64 %2011
  br label %2013

2013:                                             ; preds = %2086, %2007
  %2014 = phi i64 [ %2008, %2007 ], [ %2087, %2086 ]
  br i1 %2003, label %2017, label %2015

2015:                                             ; preds = %2013
  %2016 = load i64, ptr %2010, align 8
  br label %2017

2017:                                             ; preds = %2015, %2013
  %2018 = phi i64 [ %2016, %2015 ], [ %2009, %2013 ]
  %2019 = icmp slt i64 %2014, %2018
  br i1 %2019, label %2020, label %2088

2020:                                             ; preds = %2017
  br i1 %1880, label %2021, label %2042

2021:                                             ; preds = %2020
  %2022 = load ptr, ptr %1806, align 8
  %2023 = load i64, ptr %1807, align 8
  br i1 %1882, label %2024, label %2047

2024:                                             ; preds = %2047, %2021
  %2025 = phi i64 [ undef, %2021 ], [ %2081, %2047 ]
  %2026 = phi i64 [ 0, %2021 ], [ %2082, %2047 ]
  %2027 = phi i64 [ 1, %2021 ], [ %2081, %2047 ]
  br i1 %1884, label %2042, label %2028

2028:                                             ; preds = %2024, %2028
  %2029 = phi i64 [ %2039, %2028 ], [ %2026, %2024 ]
  %2030 = phi i64 [ %2038, %2028 ], [ %2027, %2024 ]
  %2031 = phi i64 [ %2040, %2028 ], [ 0, %2024 ]
  %2032 = getelementptr inbounds [16 x i64], ptr %22, i64 0, i64 %2029
  %2033 = load i64, ptr %2032, align 8
  %2034 = mul nsw i64 %2033, %2023
  %2035 = add nsw i64 %2034, %2014
  %2036 = getelementptr inbounds i64, ptr %2022, i64 %2035
  %2037 = load i64, ptr %2036, align 8
  %2038 = mul nsw i64 %2037, %2030
  %2039 = add nuw nsw i64 %2029, 1
  %2040 = add i64 %2031, 1
  %2041 = icmp eq i64 %2040, %1881
  br i1 %2041, label %2042, label %2028

2042:                                             ; preds = %2024, %2028, %2020
  %2043 = phi i64 [ 1, %2020 ], [ %2025, %2024 ], [ %2038, %2028 ]
  %2044 = sitofp i64 %2043 to double
  %2045 = load double, ptr %2012, align 8
  %2046 = fcmp ogt double %2045, %2044
  br i1 %2046, label %2085, label %2086

2047:                                             ; preds = %2021, %2047
  %2048 = phi i64 [ %2082, %2047 ], [ 0, %2021 ]
  %2049 = phi i64 [ %2081, %2047 ], [ 1, %2021 ]
  %2050 = phi i64 [ %2083, %2047 ], [ 0, %2021 ]
  %2051 = getelementptr inbounds [16 x i64], ptr %22, i64 0, i64 %2048
  %2052 = load i64, ptr %2051, align 16
  %2053 = mul nsw i64 %2052, %2023
  %2054 = add nsw i64 %2053, %2014
  %2055 = getelementptr inbounds i64, ptr %2022, i64 %2054
  %2056 = load i64, ptr %2055, align 8
  %2057 = mul nsw i64 %2056, %2049
  %2058 = or i64 %2048, 1
  %2059 = getelementptr inbounds [16 x i64], ptr %22, i64 0, i64 %2058
  %2060 = load i64, ptr %2059, align 8
  %2061 = mul nsw i64 %2060, %2023
  %2062 = add nsw i64 %2061, %2014
  %2063 = getelementptr inbounds i64, ptr %2022, i64 %2062
  %2064 = load i64, ptr %2063, align 8
  %2065 = mul nsw i64 %2064, %2057
  %2066 = or i64 %2048, 2
  %2067 = getelementptr inbounds [16 x i64], ptr %22, i64 0, i64 %2066
  %2068 = load i64, ptr %2067, align 16
  %2069 = mul nsw i64 %2068, %2023
  %2070 = add nsw i64 %2069, %2014
  %2071 = getelementptr inbounds i64, ptr %2022, i64 %2070
  %2072 = load i64, ptr %2071, align 8
  %2073 = mul nsw i64 %2072, %2065
  %2074 = or i64 %2048, 3
  %2075 = getelementptr inbounds [16 x i64], ptr %22, i64 0, i64 %2074
  %2076 = load i64, ptr %2075, align 8
  %2077 = mul nsw i64 %2076, %2023
  %2078 = add nsw i64 %2077, %2014
  %2079 = getelementptr inbounds i64, ptr %2022, i64 %2078
  %2080 = load i64, ptr %2079, align 8
  %2081 = mul nsw i64 %2080, %2073
  %2082 = add nuw nsw i64 %2048, 4
  %2083 = add i64 %2050, 4
  %2084 = icmp eq i64 %2083, %1883
  br i1 %2084, label %2024, label %2047

2085:                                             ; preds = %2042
  store double %2044, ptr %2012, align 8
  br label %2086

2086:                                             ; preds = %2085, %2042
  %2087 = add nsw i64 %2014, 1
  br label %2013

2088:                                             ; preds = %2017, %1999
  %2089 = phi i64 [ %2000, %1999 ], [ %2009, %2017 ]
  %2090 = icmp eq i64 %2089, %572
  br i1 %2090, label %1890, label %1994

2091:                                             ; preds = %2094, %1988
  %2092 = phi i64 [ %1990, %1988 ], [ %2101, %2094 ]
  %2093 = icmp eq i64 %2092, 0
  br i1 %2093, label %2144, label %2145

2094:                                             ; preds = %1991, %2094
  %2095 = phi i64 [ %2142, %2094 ], [ %1992, %1991 ]
  %2096 = phi i64 [ %2101, %2094 ], [ %1993, %1991 ]
  %2097 = getelementptr inbounds double, ptr %1867, i64 %2095
  %2098 = load double, ptr %2097, align 8
  %2099 = fcmp ogt double %2098, 1.000000e+00
  %2100 = zext i1 %2099 to i64
  %2101 = or i64 %2096, %2100
  %2102 = bitcast double %2098 to i64
  %2103 = lshr i64 %2102, 52
  %2104 = and i64 %2103, 2047
  %2105 = and i64 %2102, 4503599627370495
  %2106 = or i64 %2105, 4607182418800017408
  %2107 = bitcast i64 %2106 to double
  %2108 = fcmp ogt double %2107, 0x3FF6A09E667F3BCD
  %2109 = fmul double %2107, 5.000000e-01
  %2110 = select i1 %2108, double %2109, double %2107
  %2111 = select i1 %2108, i64 -1022, i64 -1023
  %2112 = add nsw i64 %2111, %2104
  %2113 = fadd double %2110, -1.000000e+00
  %2114 = fadd double %2110, 1.000000e+00
  %2115 = fdiv double %2113, %2114
  %2116 = fmul double %2115, %2115
  %2117 = fmul double %2116, 0x3FA8618618618618
  %2118 = fadd double %2117, 0x3FAAF286BCA1AF28
  %2119 = fmul double %2116, %2118
  %2120 = fadd double %2119, 0x3FAE1E1E1E1E1E1E
  %2121 = fmul double %2116, %2120
  %2122 = fadd double %2121, 0x3FB1111111111111
  %2123 = fmul double %2116, %2122
  %2124 = fadd double %2123, 0x3FB3B13B13B13B14
  %2125 = fmul double %2116, %2124
  %2126 = fadd double %2125, 0x3FB745D1745D1746
  %2127 = fmul double %2116, %2126
  %2128 = fadd double %2127, 0x3FBC71C71C71C71C
  %2129 = fmul double %2116, %2128
  %2130 = fadd double %2129, 0x3FC2492492492492
  %2131 = fmul double %2116, %2130
  %2132 = fadd double %2131, 2.000000e-01
  %2133 = fmul double %2116, %2132
  %2134 = fadd double %2133, 0x3FD5555555555555
  %2135 = fmul double %2116, %2134
  %2136 = fadd double %2135, 1.000000e+00
  %2137 = fmul double %2115, 2.000000e+00
  %2138 = fmul double %2137, %2136
  %2139 = sitofp i64 %2112 to double
  %2140 = fmul double %2139, 0x3FE62E42FEFA39EF
  %2141 = fadd double %2140, %2138
  store double %2141, ptr %2097, align 8
  %2142 = add nuw nsw i64 %2095, 1
  %2143 = icmp eq i64 %2142, %748
  br i1 %2143, label %2091, label %2094

2144:                                             ; preds = %2091, %1890
  store ptr %1866, ptr %30, align 8
  br label %2153

2145:                                             ; preds = %2091
  %2146 = add nsw i64 %1664, %1835
  %2147 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %559, i64 %1833
  store i64 %2146, ptr %2147, align 8
  %2148 = load i64, ptr %750, align 8
  %2149 = add nsw i64 %2148, 1
  store i64 %2149, ptr %750, align 8
  %2150 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %559, i64 %2148
  store ptr %1867, ptr %2150, align 8
  %2151 = load i64, ptr %1665, align 8
  %2152 = load i64, ptr %1793, align 8
  br label %2153

2153:                                             ; preds = %2145, %2144, %1841, %1830
  %2154 = phi i64 [ %1831, %2144 ], [ %2152, %2145 ], [ %1831, %1841 ], [ %1831, %1830 ]
  %2155 = phi i64 [ %1832, %2144 ], [ %2151, %2145 ], [ %1832, %1841 ], [ %1832, %1830 ]
  %2156 = phi i64 [ %1833, %2144 ], [ %2149, %2145 ], [ %1833, %1841 ], [ %1833, %1830 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %22)
  %2157 = add nuw nsw i64 %1835, 1
  %2158 = add nsw i64 %2155, %2154
  %2159 = icmp sgt i64 %2154, 1
  %2160 = zext i1 %2159 to i64
  %2161 = add nsw i64 %2158, %2160
  %2162 = icmp slt i64 %2157, %2161
  br i1 %2162, label %1830, label %2163

2163:                                             ; preds = %2153, %1792
  %2164 = phi i64 [ %1660, %1792 ], [ %2156, %2153 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %21)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %20)
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %19)
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %18)
  %2165 = load i64, ptr %749, align 8
  %2166 = icmp eq i64 %2165, 0
  br i1 %2166, label %2605, label %2167

2167:                                             ; preds = %2163
  %2168 = load i64, ptr %1, align 8
  %2169 = load i64, ptr %537, align 8
  %2170 = add nsw i64 %2169, %2168
  %2171 = icmp sgt i64 %2170, 0
  %2172 = and i1 %261, %2171
  br i1 %2172, label %2173, label %2189

2173:                                             ; preds = %2167
  %2174 = load ptr, ptr %0, align 8
  %2175 = getelementptr inbounds %struct.Problem, ptr %2174, i64 0, i32 7
  %2176 = load ptr, ptr %2175, align 8
  %2177 = load i64, ptr %2174, align 8
  %2178 = getelementptr inbounds %struct.Problem, ptr %2174, i64 0, i32 1
  %2179 = load i64, ptr %2178, align 8
  %2180 = add nsw i64 %2179, %2177
  %2181 = mul nsw i64 %2180, %559
  %2182 = getelementptr inbounds %struct.Problem, ptr %2174, i64 0, i32 6
  %2183 = tail call i64 @llvm.smax.i64(i64 %2165, i64 0)
  %2184 = icmp slt i64 %2165, 1
  %2185 = and i64 %2183, 1
  %2186 = icmp eq i64 %2183, 1
  %2187 = and i64 %2183, 9223372036854775806
  %2188 = icmp eq i64 %2185, 0
  br label %2203

2189:                                             ; preds = %2276, %2167
  %2190 = load ptr, ptr %33, align 8
  %2191 = sub i64 0, %2165
  %2192 = getelementptr inbounds i32, ptr %2190, i64 %2191
  store ptr %2192, ptr %33, align 8
  %2193 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 24, i64 %559
  store ptr %2192, ptr %2193, align 8
  %2194 = load ptr, ptr %30, align 8
  %2195 = getelementptr inbounds double, ptr %2194, i64 %2191
  store ptr %2195, ptr %30, align 8
  %2196 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 20, i64 %559
  store ptr %2195, ptr %2196, align 8
  %2197 = icmp sgt i64 %2164, 0
  br i1 %2197, label %2198, label %2291

2198:                                             ; preds = %2189
  %2199 = and i64 %2164, 3
  %2200 = icmp ult i64 %2164, 4
  br i1 %2200, label %2279, label %2201

2201:                                             ; preds = %2198
  %2202 = and i64 %2164, -4
  br label %2299

2203:                                             ; preds = %2173, %2276
  %2204 = phi i64 [ 0, %2173 ], [ %2277, %2276 ]
  %2205 = add nsw i64 %2181, %2204
  %2206 = getelementptr inbounds i64, ptr %2176, i64 %2205
  %2207 = load i64, ptr %2206, align 8
  %2208 = icmp eq i64 %2207, 0
  br i1 %2208, label %2276, label %2209

2209:                                             ; preds = %2203
  %2210 = load ptr, ptr %2182, align 8
  %2211 = getelementptr inbounds ptr, ptr %2210, i64 %559
  %2212 = load ptr, ptr %2211, align 8
  %2213 = getelementptr inbounds %struct.Table, ptr %2212, i64 0, i32 1
  %2214 = load ptr, ptr %2213, align 8
  %2215 = getelementptr inbounds ptr, ptr %2214, i64 %2207
  %2216 = load ptr, ptr %2215, align 8
  %2217 = icmp slt i64 %2204, %2168
  %2218 = icmp eq ptr %2216, null
  br i1 %2218, label %2276, label %2219

2219:                                             ; preds = %2209
  %2220 = select i1 %2217, double 0x7FF0000000000000, double 0.000000e+00
  br i1 %2184, label %2273, label %2221

2221:                                             ; preds = %2219
  br i1 %2186, label %2257, label %2222

2222:                                             ; preds = %2221
  %2223 = load ptr, ptr %589, align 8
  %2224 = load ptr, ptr %589, align 8
  br label %2225

2225:                                             ; preds = %2252, %2222
  %2226 = phi double [ %2220, %2222 ], [ %2253, %2252 ]
  %2227 = phi i64 [ 0, %2222 ], [ %2254, %2252 ]
  %2228 = phi i64 [ 0, %2222 ], [ %2255, %2252 ]
  %2229 = getelementptr inbounds i32, ptr %2223, i64 %2227
  %2230 = load i32, ptr %2229, align 4
  %2231 = sext i32 %2230 to i64
  %2232 = getelementptr inbounds double, ptr %2216, i64 %2231
  %2233 = load double, ptr %2232, align 8
  br i1 %2217, label %2234, label %2236

2234:                                             ; preds = %2225
  %2235 = fcmp olt double %2233, %2226
  br i1 %2235, label %2238, label %2239

2236:                                             ; preds = %2225
  %2237 = fcmp ogt double %2233, %2226
  br i1 %2237, label %2238, label %2239

2238:                                             ; preds = %2236, %2234
  br label %2239

2239:                                             ; preds = %2238, %2236, %2234
  %2240 = phi double [ %2233, %2238 ], [ %2226, %2234 ], [ %2226, %2236 ]
  %2241 = or i64 %2227, 1
  %2242 = getelementptr inbounds i32, ptr %2224, i64 %2241
  %2243 = load i32, ptr %2242, align 4
  %2244 = sext i32 %2243 to i64
  %2245 = getelementptr inbounds double, ptr %2216, i64 %2244
  %2246 = load double, ptr %2245, align 8
  br i1 %2217, label %2249, label %2247

2247:                                             ; preds = %2239
  %2248 = fcmp ogt double %2246, %2240
  br i1 %2248, label %2251, label %2252

2249:                                             ; preds = %2239
  %2250 = fcmp olt double %2246, %2240
  br i1 %2250, label %2251, label %2252

2251:                                             ; preds = %2249, %2247
  br label %2252

2252:                                             ; preds = %2251, %2249, %2247
  %2253 = phi double [ %2246, %2251 ], [ %2240, %2249 ], [ %2240, %2247 ]
  %2254 = add nuw i64 %2227, 2
  %2255 = add i64 %2228, 2
  %2256 = icmp eq i64 %2255, %2187
  br i1 %2256, label %2257, label %2225

2257:                                             ; preds = %2252, %2221
  %2258 = phi double [ undef, %2221 ], [ %2253, %2252 ]
  %2259 = phi double [ %2220, %2221 ], [ %2253, %2252 ]
  %2260 = phi i64 [ 0, %2221 ], [ %2254, %2252 ]
  br i1 %2188, label %2273, label %2261

2261:                                             ; preds = %2257
  %2262 = load ptr, ptr %589, align 8
  %2263 = getelementptr inbounds i32, ptr %2262, i64 %2260
  %2264 = load i32, ptr %2263, align 4
  %2265 = sext i32 %2264 to i64
  %2266 = getelementptr inbounds double, ptr %2216, i64 %2265
  %2267 = load double, ptr %2266, align 8
  br i1 %2217, label %2270, label %2268

2268:                                             ; preds = %2261
  %2269 = fcmp ogt double %2267, %2259
  br i1 %2269, label %2272, label %2273

2270:                                             ; preds = %2261
  %2271 = fcmp olt double %2267, %2259
  br i1 %2271, label %2272, label %2273

2272:                                             ; preds = %2270, %2268
  br label %2273

2273:                                             ; preds = %2257, %2272, %2270, %2268, %2219
  %2274 = phi double [ %2220, %2219 ], [ %2258, %2257 ], [ %2267, %2272 ], [ %2259, %2270 ], [ %2259, %2268 ]
  %2275 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %2204, i64 %559
  store double %2274, ptr %2275, align 8
  br label %2276

2276:                                             ; preds = %2203, %2209, %2273
  %2277 = add nuw nsw i64 %2204, 1
  %2278 = icmp slt i64 %2277, %2170
  br i1 %2278, label %2203, label %2189

2279:                                             ; preds = %2299, %2198
  %2280 = phi i64 [ 0, %2198 ], [ %2317, %2299 ]
  %2281 = icmp eq i64 %2199, 0
  br i1 %2281, label %2291, label %2282

2282:                                             ; preds = %2279, %2282
  %2283 = phi i64 [ %2288, %2282 ], [ %2280, %2279 ]
  %2284 = phi i64 [ %2289, %2282 ], [ 0, %2279 ]
  %2285 = load ptr, ptr %30, align 8
  %2286 = getelementptr inbounds double, ptr %2285, i64 %2191
  store ptr %2286, ptr %30, align 8
  %2287 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %559, i64 %2283
  store ptr %2286, ptr %2287, align 8
  %2288 = add nuw nsw i64 %2283, 1
  %2289 = add i64 %2284, 1
  %2290 = icmp eq i64 %2289, %2199
  br i1 %2290, label %2291, label %2282

2291:                                             ; preds = %2279, %2282, %2189
  %2292 = load i64, ptr %41, align 8
  %2293 = icmp sgt i64 %2292, 0
  br i1 %2293, label %2294, label %2332

2294:                                             ; preds = %2291
  %2295 = and i64 %2292, 3
  %2296 = icmp ult i64 %2292, 4
  br i1 %2296, label %2320, label %2297

2297:                                             ; preds = %2294
  %2298 = and i64 %2292, -4
  br label %2354

2299:                                             ; preds = %2299, %2201
  %2300 = phi i64 [ 0, %2201 ], [ %2317, %2299 ]
  %2301 = phi i64 [ 0, %2201 ], [ %2318, %2299 ]
  %2302 = load ptr, ptr %30, align 8
  %2303 = getelementptr inbounds double, ptr %2302, i64 %2191
  store ptr %2303, ptr %30, align 8
  %2304 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %559, i64 %2300
  store ptr %2303, ptr %2304, align 8
  %2305 = or i64 %2300, 1
  %2306 = load ptr, ptr %30, align 8
  %2307 = getelementptr inbounds double, ptr %2306, i64 %2191
  store ptr %2307, ptr %30, align 8
  %2308 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %559, i64 %2305
  store ptr %2307, ptr %2308, align 8
  %2309 = or i64 %2300, 2
  %2310 = load ptr, ptr %30, align 8
  %2311 = getelementptr inbounds double, ptr %2310, i64 %2191
  store ptr %2311, ptr %30, align 8
  %2312 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %559, i64 %2309
  store ptr %2311, ptr %2312, align 8
  %2313 = or i64 %2300, 3
  %2314 = load ptr, ptr %30, align 8
  %2315 = getelementptr inbounds double, ptr %2314, i64 %2191
  store ptr %2315, ptr %30, align 8
  %2316 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %559, i64 %2313
  store ptr %2315, ptr %2316, align 8
  %2317 = add nuw nsw i64 %2300, 4
  %2318 = add i64 %2301, 4
  %2319 = icmp eq i64 %2318, %2202
  br i1 %2319, label %2279, label %2299

2320:                                             ; preds = %2354, %2294
  %2321 = phi i64 [ 0, %2294 ], [ %2372, %2354 ]
  %2322 = icmp eq i64 %2295, 0
  br i1 %2322, label %2332, label %2323

2323:                                             ; preds = %2320, %2323
  %2324 = phi i64 [ %2329, %2323 ], [ %2321, %2320 ]
  %2325 = phi i64 [ %2330, %2323 ], [ 0, %2320 ]
  %2326 = load ptr, ptr %30, align 8
  %2327 = getelementptr inbounds double, ptr %2326, i64 %2191
  store ptr %2327, ptr %30, align 8
  %2328 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %559, i64 %2324
  store ptr %2327, ptr %2328, align 8
  %2329 = add nuw nsw i64 %2324, 1
  %2330 = add i64 %2325, 1
  %2331 = icmp eq i64 %2330, %2295
  br i1 %2331, label %2332, label %2323

2332:                                             ; preds = %2320, %2323, %2291
  %2333 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %559
  store i64 %2165, ptr %2333, align 8
  %2334 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 35, i64 %559
  store i64 0, ptr %2334, align 8
  %2335 = icmp sgt i64 %2165, 0
  br i1 %2335, label %2336, label %2381

2336:                                             ; preds = %2332
  %2337 = load ptr, ptr %2193, align 8
  %2338 = icmp ult i64 %2165, 8
  br i1 %2338, label %2352, label %2339

2339:                                             ; preds = %2336
  %2340 = and i64 %2165, -8
  br label %2341

2341:                                             ; preds = %2341, %2339
  %2342 = phi i64 [ 0, %2339 ], [ %2347, %2341 ]
  %2343 = phi <4 x i32> [ <i32 0, i32 1, i32 2, i32 3>, %2339 ], [ %2348, %2341 ]
  %2344 = add <4 x i32> %2343, <i32 4, i32 4, i32 4, i32 4>
  %2345 = getelementptr inbounds i32, ptr %2337, i64 %2342
  store <4 x i32> %2343, ptr %2345, align 4
  %2346 = getelementptr inbounds i32, ptr %2345, i64 4
  store <4 x i32> %2344, ptr %2346, align 4
  %2347 = add nuw i64 %2342, 8
  %2348 = add <4 x i32> %2343, <i32 8, i32 8, i32 8, i32 8>
  %2349 = icmp eq i64 %2347, %2340
  br i1 %2349, label %2350, label %2341

2350:                                             ; preds = %2341
  %2351 = icmp eq i64 %2165, %2340
  br i1 %2351, label %2381, label %2352

2352:                                             ; preds = %2336, %2350
  %2353 = phi i64 [ 0, %2336 ], [ %2340, %2350 ]
  br label %2375

2354:                                             ; preds = %2354, %2297
  %2355 = phi i64 [ 0, %2297 ], [ %2372, %2354 ]
  %2356 = phi i64 [ 0, %2297 ], [ %2373, %2354 ]
  %2357 = load ptr, ptr %30, align 8
  %2358 = getelementptr inbounds double, ptr %2357, i64 %2191
  store ptr %2358, ptr %30, align 8
  %2359 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %559, i64 %2355
  store ptr %2358, ptr %2359, align 8
  %2360 = or i64 %2355, 1
  %2361 = load ptr, ptr %30, align 8
  %2362 = getelementptr inbounds double, ptr %2361, i64 %2191
  store ptr %2362, ptr %30, align 8
  %2363 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %559, i64 %2360
  store ptr %2362, ptr %2363, align 8
  %2364 = or i64 %2355, 2
  %2365 = load ptr, ptr %30, align 8
  %2366 = getelementptr inbounds double, ptr %2365, i64 %2191
  store ptr %2366, ptr %30, align 8
  %2367 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %559, i64 %2364
  store ptr %2366, ptr %2367, align 8
  %2368 = or i64 %2355, 3
  %2369 = load ptr, ptr %30, align 8
  %2370 = getelementptr inbounds double, ptr %2369, i64 %2191
  store ptr %2370, ptr %30, align 8
  %2371 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %559, i64 %2368
  store ptr %2370, ptr %2371, align 8
  %2372 = add nuw nsw i64 %2355, 4
  %2373 = add i64 %2356, 4
  %2374 = icmp eq i64 %2373, %2298
  br i1 %2374, label %2320, label %2354

2375:                                             ; preds = %2352, %2375
  %2376 = phi i64 [ %2379, %2375 ], [ %2353, %2352 ]
  %2377 = trunc i64 %2376 to i32
  %2378 = getelementptr inbounds i32, ptr %2337, i64 %2376
  store i32 %2377, ptr %2378, align 4
  %2379 = add nuw nsw i64 %2376, 1
  %2380 = icmp eq i64 %2379, %2165
  br i1 %2380, label %2381, label %2375

2381:                                             ; preds = %2375, %2350, %2332
  %2382 = tail call i64 @llvm.smax.i64(i64 %2165, i64 %556)
  %2383 = add nuw nsw i64 %557, 1
  %2384 = load i64, ptr %2, align 8
  %2385 = icmp slt i64 %2383, %2384
  br i1 %2385, label %555, label %2386

2386:                                             ; preds = %2381, %470, %534
  %2387 = phi i64 [ 1, %534 ], [ 1, %470 ], [ %2382, %2381 ]
  %2388 = load ptr, ptr %30, align 8
  %2389 = sub i64 0, %2387
  %2390 = getelementptr inbounds double, ptr %2388, i64 %2389
  %2391 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 21
  store ptr %2390, ptr %2391, align 8
  %2392 = getelementptr inbounds double, ptr %2390, i64 %2389
  store ptr %2392, ptr %30, align 8
  %2393 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 22
  store ptr %2392, ptr %2393, align 8
  %2394 = load i64, ptr %53, align 8
  %2395 = icmp sgt i64 %2394, 0
  br i1 %2395, label %2396, label %2411

2396:                                             ; preds = %2386
  %2397 = icmp eq i64 %2394, 1
  br i1 %2397, label %2409, label %2398

2398:                                             ; preds = %2396
  %2399 = and i64 %2394, -2
  br label %2400

2400:                                             ; preds = %2400, %2398
  %2401 = phi i64 [ 0, %2398 ], [ %2405, %2400 ]
  %2402 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %2401
  %2403 = load <2 x double>, ptr %2402, align 8
  %2404 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %2401
  store <2 x double> %2403, ptr %2404, align 8
  %2405 = add nuw i64 %2401, 2
  %2406 = icmp eq i64 %2405, %2399
  br i1 %2406, label %2407, label %2400

2407:                                             ; preds = %2400
  %2408 = icmp eq i64 %2394, %2399
  br i1 %2408, label %2411, label %2409

2409:                                             ; preds = %2396, %2407
  %2410 = phi i64 [ 0, %2396 ], [ %2399, %2407 ]
  br label %2414

2411:                                             ; preds = %2414, %2407, %2386
  %2412 = load i64, ptr %2, align 8
  %2413 = icmp sgt i64 %2412, 0
  br i1 %2413, label %2421, label %2443

2414:                                             ; preds = %2409, %2414
  %2415 = phi i64 [ %2419, %2414 ], [ %2410, %2409 ]
  %2416 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %2415
  %2417 = load double, ptr %2416, align 8
  %2418 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %2415
  store double %2417, ptr %2418, align 8
  %2419 = add nuw nsw i64 %2415, 1
  %2420 = icmp eq i64 %2419, %2394
  br i1 %2420, label %2411, label %2414

2421:                                             ; preds = %2411, %2440
  %2422 = phi i64 [ %2441, %2440 ], [ 0, %2411 ]
  %2423 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %2422
  %2424 = load i64, ptr %2423, align 8
  %2425 = icmp sgt i64 %2424, 0
  br i1 %2425, label %2426, label %2440

2426:                                             ; preds = %2421
  %2427 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 17, i64 %2422
  %2428 = load i64, ptr %2427, align 8
  %2429 = icmp sgt i64 %2428, 0
  %2430 = sitofp i64 %2428 to double
  %2431 = and i64 %2428, 7
  %2432 = icmp ult i64 %2428, 8
  %2433 = and i64 %2428, -8
  %2434 = icmp eq i64 %2431, 0
  br label %2435

2435:                                             ; preds = %2426, %2557
  %2436 = phi i64 [ 0, %2426 ], [ %2565, %2557 ]
  br i1 %2429, label %2437, label %2557

2437:                                             ; preds = %2435
  %2438 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %2422, i64 %2436
  %2439 = load ptr, ptr %2438, align 8
  br i1 %2432, label %2543, label %2567

2440:                                             ; preds = %2557, %2421
  %2441 = add nuw nsw i64 %2422, 1
  %2442 = icmp eq i64 %2441, %2412
  br i1 %2442, label %2443, label %2421

2443:                                             ; preds = %2440, %2411
  %2444 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 0
  store <2 x double> zeroinitializer, ptr %2444, align 8
  %2445 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 2
  store <2 x double> zeroinitializer, ptr %2445, align 8
  %2446 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 4
  store <2 x double> zeroinitializer, ptr %2446, align 8
  %2447 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 6
  store <2 x double> zeroinitializer, ptr %2447, align 8
  %2448 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 8
  store <2 x double> zeroinitializer, ptr %2448, align 8
  %2449 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 10
  store <2 x double> zeroinitializer, ptr %2449, align 8
  %2450 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 12
  store <2 x double> zeroinitializer, ptr %2450, align 8
  %2451 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 14
  store <2 x double> zeroinitializer, ptr %2451, align 8
  %2452 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 16
  store <2 x double> zeroinitializer, ptr %2452, align 8
  %2453 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 18
  store <2 x double> zeroinitializer, ptr %2453, align 8
  %2454 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 20
  store <2 x double> zeroinitializer, ptr %2454, align 8
  %2455 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 22
  store <2 x double> zeroinitializer, ptr %2455, align 8
  %2456 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 24
  store <2 x double> zeroinitializer, ptr %2456, align 8
  %2457 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 26
  store <2 x double> zeroinitializer, ptr %2457, align 8
  %2458 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 28
  store <2 x double> zeroinitializer, ptr %2458, align 8
  %2459 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 30
  store <2 x double> zeroinitializer, ptr %2459, align 8
  %2460 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 32
  store <2 x double> zeroinitializer, ptr %2460, align 8
  %2461 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 34
  store <2 x double> zeroinitializer, ptr %2461, align 8
  %2462 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 36
  store <2 x double> zeroinitializer, ptr %2462, align 8
  %2463 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 38
  store <2 x double> zeroinitializer, ptr %2463, align 8
  %2464 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 40
  store <2 x double> zeroinitializer, ptr %2464, align 8
  %2465 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 42
  store <2 x double> zeroinitializer, ptr %2465, align 8
  %2466 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 44
  store <2 x double> zeroinitializer, ptr %2466, align 8
  %2467 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 46
  store <2 x double> zeroinitializer, ptr %2467, align 8
  %2468 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 48
  store <2 x double> zeroinitializer, ptr %2468, align 8
  %2469 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 50
  store <2 x double> zeroinitializer, ptr %2469, align 8
  %2470 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 52
  store <2 x double> zeroinitializer, ptr %2470, align 8
  %2471 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 54
  store <2 x double> zeroinitializer, ptr %2471, align 8
  %2472 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 56
  store <2 x double> zeroinitializer, ptr %2472, align 8
  %2473 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 58
  store <2 x double> zeroinitializer, ptr %2473, align 8
  %2474 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 60
  store <2 x double> zeroinitializer, ptr %2474, align 8
  %2475 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 62
  store <2 x double> zeroinitializer, ptr %2475, align 8
  %2476 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 64
  store double 0.000000e+00, ptr %2476, align 8
  %2477 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29
  store double 1.000000e+00, ptr %2477, align 8
  %2478 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 0
  store double 0.000000e+00, ptr %2478, align 8
  %2479 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 1
  store double 0.000000e+00, ptr %2479, align 8
  %2480 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 2
  store double 0.000000e+00, ptr %2480, align 8
  %2481 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 3
  store double 0.000000e+00, ptr %2481, align 8
  %2482 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 4
  store double 0.000000e+00, ptr %2482, align 8
  %2483 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 5
  store double 0.000000e+00, ptr %2483, align 8
  %2484 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 6
  store double 0.000000e+00, ptr %2484, align 8
  %2485 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 7
  store double 0.000000e+00, ptr %2485, align 8
  %2486 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 8
  store double 0.000000e+00, ptr %2486, align 8
  %2487 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 9
  store double 0.000000e+00, ptr %2487, align 8
  %2488 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 10
  store double 0.000000e+00, ptr %2488, align 8
  %2489 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 11
  store double 0.000000e+00, ptr %2489, align 8
  %2490 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 12
  store double 0.000000e+00, ptr %2490, align 8
  %2491 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 13
  store double 0.000000e+00, ptr %2491, align 8
  %2492 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 14
  store double 0.000000e+00, ptr %2492, align 8
  %2493 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 15
  store double 0.000000e+00, ptr %2493, align 8
  %2494 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 16
  store double 0.000000e+00, ptr %2494, align 8
  %2495 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 17
  store double 0.000000e+00, ptr %2495, align 8
  %2496 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 18
  store double 0.000000e+00, ptr %2496, align 8
  %2497 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 19
  store double 0.000000e+00, ptr %2497, align 8
  %2498 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 20
  store double 0.000000e+00, ptr %2498, align 8
  %2499 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 21
  store double 0.000000e+00, ptr %2499, align 8
  %2500 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 22
  store double 0.000000e+00, ptr %2500, align 8
  %2501 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 23
  store double 0.000000e+00, ptr %2501, align 8
  %2502 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 24
  store double 0.000000e+00, ptr %2502, align 8
  %2503 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 25
  store double 0.000000e+00, ptr %2503, align 8
  %2504 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 26
  store double 0.000000e+00, ptr %2504, align 8
  %2505 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 27
  store double 0.000000e+00, ptr %2505, align 8
  %2506 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 28
  store double 0.000000e+00, ptr %2506, align 8
  %2507 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 29
  store double 0.000000e+00, ptr %2507, align 8
  %2508 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 30
  store double 0.000000e+00, ptr %2508, align 8
  %2509 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 31
  store double 0.000000e+00, ptr %2509, align 8
  %2510 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 0
  store double 0.000000e+00, ptr %2510, align 8
  %2511 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 1
  store double 0.000000e+00, ptr %2511, align 8
  %2512 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 2
  store double 0.000000e+00, ptr %2512, align 8
  %2513 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 3
  store double 0.000000e+00, ptr %2513, align 8
  %2514 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 4
  store double 0.000000e+00, ptr %2514, align 8
  %2515 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 5
  store double 0.000000e+00, ptr %2515, align 8
  %2516 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 6
  store double 0.000000e+00, ptr %2516, align 8
  %2517 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 7
  store double 0.000000e+00, ptr %2517, align 8
  %2518 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 8
  store double 0.000000e+00, ptr %2518, align 8
  %2519 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 9
  store double 0.000000e+00, ptr %2519, align 8
  %2520 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 10
  store double 0.000000e+00, ptr %2520, align 8
  %2521 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 11
  store double 0.000000e+00, ptr %2521, align 8
  %2522 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 12
  store double 0.000000e+00, ptr %2522, align 8
  %2523 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 13
  store double 0.000000e+00, ptr %2523, align 8
  %2524 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 14
  store double 0.000000e+00, ptr %2524, align 8
  %2525 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 15
  store double 0.000000e+00, ptr %2525, align 8
  %2526 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 16
  store double 0.000000e+00, ptr %2526, align 8
  %2527 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 17
  store double 0.000000e+00, ptr %2527, align 8
  %2528 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 18
  store double 0.000000e+00, ptr %2528, align 8
  %2529 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 19
  store double 0.000000e+00, ptr %2529, align 8
  %2530 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 20
  store double 0.000000e+00, ptr %2530, align 8
  %2531 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 21
  store double 0.000000e+00, ptr %2531, align 8
  %2532 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 22
  store double 0.000000e+00, ptr %2532, align 8
  %2533 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 23
  store double 0.000000e+00, ptr %2533, align 8
  %2534 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 24
  store double 0.000000e+00, ptr %2534, align 8
  %2535 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 25
  store double 0.000000e+00, ptr %2535, align 8
  %2536 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 26
  store double 0.000000e+00, ptr %2536, align 8
  %2537 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 27
  store double 0.000000e+00, ptr %2537, align 8
  %2538 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 28
  store double 0.000000e+00, ptr %2538, align 8
  %2539 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 29
  store double 0.000000e+00, ptr %2539, align 8
  %2540 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 30
  store double 0.000000e+00, ptr %2540, align 8
  %2541 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 31
  store double 0.000000e+00, ptr %2541, align 8
  %2542 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 32
  store double 0.000000e+00, ptr %2542, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %24)
  store i64 -1, ptr %24, align 8
  call fastcc void @push(ptr noundef nonnull %0, double noundef 0xFFF0000000000000, ptr noundef nonnull %24, i64 noundef 0)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %24)
  br label %2605

2543:                                             ; preds = %2567, %2437
  %2544 = phi double [ undef, %2437 ], [ %2601, %2567 ]
  %2545 = phi i64 [ 0, %2437 ], [ %2602, %2567 ]
  %2546 = phi double [ 0.000000e+00, %2437 ], [ %2601, %2567 ]
  br i1 %2434, label %2557, label %2547

2547:                                             ; preds = %2543, %2547
  %2548 = phi i64 [ %2554, %2547 ], [ %2545, %2543 ]
  %2549 = phi double [ %2553, %2547 ], [ %2546, %2543 ]
  %2550 = phi i64 [ %2555, %2547 ], [ 0, %2543 ]
  %2551 = getelementptr inbounds double, ptr %2439, i64 %2548
  %2552 = load double, ptr %2551, align 8
  %2553 = fadd double %2549, %2552
  %2554 = add nuw nsw i64 %2548, 1
  %2555 = add i64 %2550, 1
  %2556 = icmp eq i64 %2555, %2431
  br i1 %2556, label %2557, label %2547

2557:                                             ; preds = %2543, %2547, %2435
  %2558 = phi double [ 0.000000e+00, %2435 ], [ %2544, %2543 ], [ %2553, %2547 ]
  %2559 = fdiv double %2558, %2430
  %2560 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %2422, i64 %2436
  %2561 = load i64, ptr %2560, align 8
  %2562 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %2561
  %2563 = load double, ptr %2562, align 8
  %2564 = fadd double %2559, %2563
  store double %2564, ptr %2562, align 8
  %2565 = add nuw nsw i64 %2436, 1
  %2566 = icmp eq i64 %2565, %2424
  br i1 %2566, label %2440, label %2435

2567:                                             ; preds = %2437, %2567
  %2568 = phi i64 [ %2602, %2567 ], [ 0, %2437 ]
  %2569 = phi double [ %2601, %2567 ], [ 0.000000e+00, %2437 ]
  %2570 = phi i64 [ %2603, %2567 ], [ 0, %2437 ]
  %2571 = getelementptr inbounds double, ptr %2439, i64 %2568
  %2572 = load double, ptr %2571, align 8
  %2573 = fadd double %2569, %2572
  %2574 = or i64 %2568, 1
  %2575 = getelementptr inbounds double, ptr %2439, i64 %2574
  %2576 = load double, ptr %2575, align 8
  %2577 = fadd double %2573, %2576
  %2578 = or i64 %2568, 2
  %2579 = getelementptr inbounds double, ptr %2439, i64 %2578
  %2580 = load double, ptr %2579, align 8
  %2581 = fadd double %2577, %2580
  %2582 = or i64 %2568, 3
  %2583 = getelementptr inbounds double, ptr %2439, i64 %2582
  %2584 = load double, ptr %2583, align 8
  %2585 = fadd double %2581, %2584
  %2586 = or i64 %2568, 4
  %2587 = getelementptr inbounds double, ptr %2439, i64 %2586
  %2588 = load double, ptr %2587, align 8
  %2589 = fadd double %2585, %2588
  %2590 = or i64 %2568, 5
  %2591 = getelementptr inbounds double, ptr %2439, i64 %2590
  %2592 = load double, ptr %2591, align 8
  %2593 = fadd double %2589, %2592
  %2594 = or i64 %2568, 6
  %2595 = getelementptr inbounds double, ptr %2439, i64 %2594
  %2596 = load double, ptr %2595, align 8
  %2597 = fadd double %2593, %2596
  %2598 = or i64 %2568, 7
  %2599 = getelementptr inbounds double, ptr %2439, i64 %2598
  %2600 = load double, ptr %2599, align 8
  %2601 = fadd double %2597, %2600
  %2602 = add nuw nsw i64 %2568, 8
  %2603 = add i64 %2570, 8
  %2604 = icmp eq i64 %2603, %2433
  br i1 %2604, label %2543, label %2567

2605:                                             ; preds = %555, %2163, %2443
  %2606 = phi double [ 0xFFF0000000000000, %2443 ], [ 0x7FF0000000000000, %2163 ], [ 0x7FF0000000000000, %555 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %23)
  ret double %2606
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

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
  %24 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 15
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
  %37 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %34
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
  %61 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %59
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
  br i1 %82, label %83, label %90

83:                                               ; preds = %74, %66, %52
  %84 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 14
  %85 = load double, ptr %84, align 8
  %86 = fcmp ogt double %85, %1
  br i1 %86, label %87, label %88

87:                                               ; preds = %83
  store double %1, ptr %84, align 8
  br label %88

88:                                               ; preds = %87, %83
  %89 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 11
  store i64 1, ptr %89, align 8
  br label %558

90:                                               ; preds = %74
  %91 = getelementptr inbounds i32, ptr %69, i64 %8
  br i1 %27, label %92, label %107

92:                                               ; preds = %90, %180
  %93 = phi i64 [ %186, %180 ], [ 0, %90 ]
  %94 = phi ptr [ %181, %180 ], [ %91, %90 ]
  %95 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %93
  %96 = load i64, ptr %95, align 8
  %97 = icmp sgt i64 %96, 0
  br i1 %97, label %98, label %180

98:                                               ; preds = %92
  %99 = load i64, ptr %2, align 8
  %100 = icmp eq i64 %93, %99
  %101 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 20, i64 %93
  %102 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 24, i64 %93
  %103 = and i64 %96, 1
  %104 = icmp eq i64 %96, 1
  br i1 %104, label %159, label %105

105:                                              ; preds = %98
  %106 = and i64 %96, -2
  br label %188

107:                                              ; preds = %180, %90
  %108 = phi ptr [ %91, %90 ], [ %181, %180 ]
  store double %1, ptr %78, align 8
  %109 = getelementptr inbounds double, ptr %78, i64 1
  %110 = icmp sgt i64 %25, 0
  br i1 %110, label %111, label %229

111:                                              ; preds = %107
  %112 = icmp ult i64 %25, 16
  br i1 %112, label %136, label %113

113:                                              ; preds = %111
  %114 = shl nsw i64 %23, 3
  %115 = add i64 %114, %77
  %116 = sub i64 %115, %5
  %117 = add i64 %116, -9224
  %118 = icmp ult i64 %117, 32
  br i1 %118, label %136, label %119

119:                                              ; preds = %113
  %120 = and i64 %25, -4
  %121 = shl i64 %120, 3
  %122 = getelementptr i8, ptr %109, i64 %121
  br label %123

123:                                              ; preds = %123, %119
  %124 = phi i64 [ 0, %119 ], [ %132, %123 ]
  %125 = shl i64 %124, 3
  %126 = getelementptr i8, ptr %109, i64 %125
  %127 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %124
  %128 = load <2 x double>, ptr %127, align 8
  %129 = getelementptr inbounds double, ptr %127, i64 2
  %130 = load <2 x double>, ptr %129, align 8
  store <2 x double> %128, ptr %126, align 8
  %131 = getelementptr double, ptr %126, i64 2
  store <2 x double> %130, ptr %131, align 8
  %132 = add nuw i64 %124, 4
  %133 = icmp eq i64 %132, %120
  br i1 %133, label %134, label %123

134:                                              ; preds = %123
  %135 = icmp eq i64 %25, %120
  br i1 %135, label %229, label %136

136:                                              ; preds = %113, %111, %134
  %137 = phi ptr [ %109, %113 ], [ %109, %111 ], [ %122, %134 ]
  %138 = phi i64 [ 0, %113 ], [ 0, %111 ], [ %120, %134 ]
  %139 = sub i64 %25, %138
  %140 = xor i64 %138, -1
  %141 = add i64 %25, %140
  %142 = and i64 %139, 7
  %143 = icmp eq i64 %142, 0
  br i1 %143, label %154, label %144

144:                                              ; preds = %136, %144
  %145 = phi ptr [ %151, %144 ], [ %137, %136 ]
  %146 = phi i64 [ %150, %144 ], [ %138, %136 ]
  %147 = phi i64 [ %152, %144 ], [ 0, %136 ]
  %148 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %146
  %149 = load double, ptr %148, align 8
  store double %149, ptr %145, align 8
  %150 = add nuw nsw i64 %146, 1
  %151 = getelementptr inbounds double, ptr %145, i64 1
  %152 = add i64 %147, 1
  %153 = icmp eq i64 %152, %142
  br i1 %153, label %154, label %144

154:                                              ; preds = %144, %136
  %155 = phi ptr [ undef, %136 ], [ %151, %144 ]
  %156 = phi ptr [ %137, %136 ], [ %151, %144 ]
  %157 = phi i64 [ %138, %136 ], [ %150, %144 ]
  %158 = icmp ult i64 %141, 7
  br i1 %158, label %229, label %274

159:                                              ; preds = %223, %98
  %160 = phi ptr [ undef, %98 ], [ %224, %223 ]
  %161 = phi i64 [ undef, %98 ], [ %225, %223 ]
  %162 = phi i64 [ 0, %98 ], [ %226, %223 ]
  %163 = phi i64 [ 0, %98 ], [ %225, %223 ]
  %164 = phi ptr [ %94, %98 ], [ %224, %223 ]
  %165 = icmp eq i64 %103, 0
  br i1 %165, label %180, label %166

166:                                              ; preds = %159
  br i1 %100, label %167, label %174

167:                                              ; preds = %166
  %168 = load ptr, ptr %101, align 8
  %169 = getelementptr inbounds double, ptr %168, i64 %162
  %170 = load double, ptr %169, align 8
  %171 = fcmp une double %170, 0.000000e+00
  %172 = zext i1 %171 to i64
  %173 = icmp eq i64 %172, %3
  br i1 %173, label %174, label %180

174:                                              ; preds = %167, %166
  %175 = load ptr, ptr %102, align 8
  %176 = getelementptr inbounds i32, ptr %175, i64 %162
  %177 = load i32, ptr %176, align 4
  %178 = getelementptr inbounds i32, ptr %164, i64 1
  store i32 %177, ptr %164, align 4
  %179 = add nsw i64 %163, 1
  br label %180

180:                                              ; preds = %159, %174, %167, %92
  %181 = phi ptr [ %94, %92 ], [ %160, %159 ], [ %178, %174 ], [ %164, %167 ]
  %182 = phi i64 [ 0, %92 ], [ %161, %159 ], [ %179, %174 ], [ %163, %167 ]
  %183 = trunc i64 %182 to i32
  %184 = add nsw i64 %93, %22
  %185 = getelementptr inbounds i32, ptr %68, i64 %184
  store i32 %183, ptr %185, align 4
  %186 = add nuw nsw i64 %93, 1
  %187 = icmp eq i64 %186, %8
  br i1 %187, label %107, label %92

188:                                              ; preds = %223, %105
  %189 = phi i64 [ 0, %105 ], [ %226, %223 ]
  %190 = phi i64 [ 0, %105 ], [ %225, %223 ]
  %191 = phi ptr [ %94, %105 ], [ %224, %223 ]
  %192 = phi i64 [ 0, %105 ], [ %227, %223 ]
  br i1 %100, label %193, label %200

193:                                              ; preds = %188
  %194 = load ptr, ptr %101, align 8
  %195 = getelementptr inbounds double, ptr %194, i64 %189
  %196 = load double, ptr %195, align 8
  %197 = fcmp une double %196, 0.000000e+00
  %198 = zext i1 %197 to i64
  %199 = icmp eq i64 %198, %3
  br i1 %199, label %200, label %206

200:                                              ; preds = %193, %188
  %201 = load ptr, ptr %102, align 8
  %202 = getelementptr inbounds i32, ptr %201, i64 %189
  %203 = load i32, ptr %202, align 4
  %204 = getelementptr inbounds i32, ptr %191, i64 1
  store i32 %203, ptr %191, align 4
  %205 = add nsw i64 %190, 1
  br label %206

206:                                              ; preds = %193, %200
  %207 = phi ptr [ %204, %200 ], [ %191, %193 ]
  %208 = phi i64 [ %205, %200 ], [ %190, %193 ]
  %209 = or i64 %189, 1
  br i1 %100, label %210, label %217

210:                                              ; preds = %206
  %211 = load ptr, ptr %101, align 8
  %212 = getelementptr inbounds double, ptr %211, i64 %209
  %213 = load double, ptr %212, align 8
  %214 = fcmp une double %213, 0.000000e+00
  %215 = zext i1 %214 to i64
  %216 = icmp eq i64 %215, %3
  br i1 %216, label %217, label %223

217:                                              ; preds = %210, %206
  %218 = load ptr, ptr %102, align 8
  %219 = getelementptr inbounds i32, ptr %218, i64 %209
  %220 = load i32, ptr %219, align 4
  %221 = getelementptr inbounds i32, ptr %207, i64 1
  store i32 %220, ptr %207, align 4
  %222 = add nsw i64 %208, 1
  br label %223

223:                                              ; preds = %217, %210
  %224 = phi ptr [ %221, %217 ], [ %207, %210 ]
  %225 = phi i64 [ %222, %217 ], [ %208, %210 ]
  %226 = add nuw nsw i64 %189, 2
  %227 = add i64 %192, 2
  %228 = icmp eq i64 %227, %106
  br i1 %228, label %159, label %188

229:                                              ; preds = %154, %274, %107, %134
  %230 = phi ptr [ %109, %107 ], [ %122, %134 ], [ %155, %154 ], [ %308, %274 ]
  %231 = ptrtoint ptr %230 to i64
  %232 = add i64 %5, 33808
  %233 = sub i64 %231, %232
  %234 = icmp ugt i64 %233, 15
  br i1 %234, label %249, label %235

235:                                              ; preds = %251, %229
  %236 = phi i64 [ 0, %229 ], [ 64, %251 ]
  %237 = phi ptr [ %230, %229 ], [ %250, %251 ]
  br label %238

238:                                              ; preds = %238, %235
  %239 = phi i64 [ %245, %238 ], [ %236, %235 ]
  %240 = phi ptr [ %244, %238 ], [ %237, %235 ]
  %241 = phi i64 [ %246, %238 ], [ 0, %235 ]
  %242 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %239
  %243 = load double, ptr %242, align 8
  %244 = getelementptr inbounds double, ptr %240, i64 1
  store double %243, ptr %240, align 8
  %245 = add nuw nsw i64 %239, 1
  %246 = add i64 %241, 1
  %247 = icmp eq i64 %241, 0
  br i1 %247, label %248, label %238

248:                                              ; preds = %238
  br i1 %234, label %348, label %310

249:                                              ; preds = %229
  %250 = getelementptr i8, ptr %230, i64 512
  br label %251

251:                                              ; preds = %251, %249
  %252 = phi i64 [ 0, %249 ], [ %272, %251 ]
  %253 = shl i64 %252, 3
  %254 = getelementptr i8, ptr %230, i64 %253
  %255 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %252
  %256 = load <2 x double>, ptr %255, align 8
  store <2 x double> %256, ptr %254, align 8
  %257 = or i64 %252, 2
  %258 = shl i64 %257, 3
  %259 = getelementptr i8, ptr %230, i64 %258
  %260 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %257
  %261 = load <2 x double>, ptr %260, align 8
  store <2 x double> %261, ptr %259, align 8
  %262 = or i64 %252, 4
  %263 = shl i64 %262, 3
  %264 = getelementptr i8, ptr %230, i64 %263
  %265 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %262
  %266 = load <2 x double>, ptr %265, align 8
  store <2 x double> %266, ptr %264, align 8
  %267 = or i64 %252, 6
  %268 = shl i64 %267, 3
  %269 = getelementptr i8, ptr %230, i64 %268
  %270 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %267
  %271 = load <2 x double>, ptr %270, align 8
  store <2 x double> %271, ptr %269, align 8
  %272 = add nuw nsw i64 %252, 8
  %273 = icmp eq i64 %272, 64
  br i1 %273, label %235, label %251

274:                                              ; preds = %154, %274
  %275 = phi ptr [ %308, %274 ], [ %156, %154 ]
  %276 = phi i64 [ %307, %274 ], [ %157, %154 ]
  %277 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %276
  %278 = load double, ptr %277, align 8
  store double %278, ptr %275, align 8
  %279 = add nuw nsw i64 %276, 1
  %280 = getelementptr inbounds double, ptr %275, i64 1
  %281 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %279
  %282 = load double, ptr %281, align 8
  store double %282, ptr %280, align 8
  %283 = add nuw nsw i64 %276, 2
  %284 = getelementptr inbounds double, ptr %275, i64 2
  %285 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %283
  %286 = load double, ptr %285, align 8
  store double %286, ptr %284, align 8
  %287 = add nuw nsw i64 %276, 3
  %288 = getelementptr inbounds double, ptr %275, i64 3
  %289 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %287
  %290 = load double, ptr %289, align 8
  store double %290, ptr %288, align 8
  %291 = add nuw nsw i64 %276, 4
  %292 = getelementptr inbounds double, ptr %275, i64 4
  %293 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %291
  %294 = load double, ptr %293, align 8
  store double %294, ptr %292, align 8
  %295 = add nuw nsw i64 %276, 5
  %296 = getelementptr inbounds double, ptr %275, i64 5
  %297 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %295
  %298 = load double, ptr %297, align 8
  store double %298, ptr %296, align 8
  %299 = add nuw nsw i64 %276, 6
  %300 = getelementptr inbounds double, ptr %275, i64 6
  %301 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %299
  %302 = load double, ptr %301, align 8
  store double %302, ptr %300, align 8
  %303 = add nuw nsw i64 %276, 7
  %304 = getelementptr inbounds double, ptr %275, i64 7
  %305 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %303
  %306 = load double, ptr %305, align 8
  store double %306, ptr %304, align 8
  %307 = add nuw nsw i64 %276, 8
  %308 = getelementptr inbounds double, ptr %275, i64 8
  %309 = icmp eq i64 %307, %25
  br i1 %309, label %229, label %274

310:                                              ; preds = %248, %310
  %311 = phi i64 [ %344, %310 ], [ %245, %248 ]
  %312 = phi ptr [ %343, %310 ], [ %244, %248 ]
  %313 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %311
  %314 = load double, ptr %313, align 8
  %315 = getelementptr inbounds double, ptr %312, i64 1
  store double %314, ptr %312, align 8
  %316 = add nuw nsw i64 %311, 1
  %317 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %316
  %318 = load double, ptr %317, align 8
  %319 = getelementptr inbounds double, ptr %312, i64 2
  store double %318, ptr %315, align 8
  %320 = add nuw nsw i64 %311, 2
  %321 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %320
  %322 = load double, ptr %321, align 8
  %323 = getelementptr inbounds double, ptr %312, i64 3
  store double %322, ptr %319, align 8
  %324 = add nuw nsw i64 %311, 3
  %325 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %324
  %326 = load double, ptr %325, align 8
  %327 = getelementptr inbounds double, ptr %312, i64 4
  store double %326, ptr %323, align 8
  %328 = add nuw nsw i64 %311, 4
  %329 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %328
  %330 = load double, ptr %329, align 8
  %331 = getelementptr inbounds double, ptr %312, i64 5
  store double %330, ptr %327, align 8
  %332 = add nuw nsw i64 %311, 5
  %333 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %332
  %334 = load double, ptr %333, align 8
  %335 = getelementptr inbounds double, ptr %312, i64 6
  store double %334, ptr %331, align 8
  %336 = add nuw nsw i64 %311, 6
  %337 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %336
  %338 = load double, ptr %337, align 8
  %339 = getelementptr inbounds double, ptr %312, i64 7
  store double %338, ptr %335, align 8
  %340 = add nuw nsw i64 %311, 7
  %341 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %340
  %342 = load double, ptr %341, align 8
  %343 = getelementptr inbounds double, ptr %312, i64 8
  store double %342, ptr %339, align 8
  %344 = add nuw nsw i64 %311, 8
  %345 = icmp eq i64 %344, 65
  br i1 %345, label %346, label %310

346:                                              ; preds = %310
  %347 = getelementptr inbounds double, ptr %312, i64 7
  br label %348

348:                                              ; preds = %248, %346
  %349 = phi ptr [ %240, %248 ], [ %347, %346 ]
  %350 = phi ptr [ %244, %248 ], [ %343, %346 ]
  %351 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 0
  %352 = load double, ptr %351, align 8
  %353 = getelementptr inbounds double, ptr %349, i64 2
  store double %352, ptr %350, align 8
  %354 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 1
  %355 = load double, ptr %354, align 8
  %356 = getelementptr inbounds double, ptr %349, i64 3
  store double %355, ptr %353, align 8
  %357 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 2
  %358 = load double, ptr %357, align 8
  %359 = getelementptr inbounds double, ptr %349, i64 4
  store double %358, ptr %356, align 8
  %360 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 3
  %361 = load double, ptr %360, align 8
  %362 = getelementptr inbounds double, ptr %349, i64 5
  store double %361, ptr %359, align 8
  %363 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 4
  %364 = load double, ptr %363, align 8
  %365 = getelementptr inbounds double, ptr %349, i64 6
  store double %364, ptr %362, align 8
  %366 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 5
  %367 = load double, ptr %366, align 8
  %368 = getelementptr inbounds double, ptr %349, i64 7
  store double %367, ptr %365, align 8
  %369 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 6
  %370 = load double, ptr %369, align 8
  %371 = getelementptr inbounds double, ptr %349, i64 8
  store double %370, ptr %368, align 8
  %372 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 7
  %373 = load double, ptr %372, align 8
  %374 = getelementptr inbounds double, ptr %349, i64 9
  store double %373, ptr %371, align 8
  %375 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 8
  %376 = load double, ptr %375, align 8
  %377 = getelementptr inbounds double, ptr %349, i64 10
  store double %376, ptr %374, align 8
  %378 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 9
  %379 = load double, ptr %378, align 8
  %380 = getelementptr inbounds double, ptr %349, i64 11
  store double %379, ptr %377, align 8
  %381 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 10
  %382 = load double, ptr %381, align 8
  %383 = getelementptr inbounds double, ptr %349, i64 12
  store double %382, ptr %380, align 8
  %384 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 11
  %385 = load double, ptr %384, align 8
  %386 = getelementptr inbounds double, ptr %349, i64 13
  store double %385, ptr %383, align 8
  %387 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 12
  %388 = load double, ptr %387, align 8
  %389 = getelementptr inbounds double, ptr %349, i64 14
  store double %388, ptr %386, align 8
  %390 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 13
  %391 = load double, ptr %390, align 8
  %392 = getelementptr inbounds double, ptr %349, i64 15
  store double %391, ptr %389, align 8
  %393 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 14
  %394 = load double, ptr %393, align 8
  %395 = getelementptr inbounds double, ptr %349, i64 16
  store double %394, ptr %392, align 8
  %396 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 15
  %397 = load double, ptr %396, align 8
  %398 = getelementptr inbounds double, ptr %349, i64 17
  store double %397, ptr %395, align 8
  %399 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 16
  %400 = load double, ptr %399, align 8
  %401 = getelementptr inbounds double, ptr %349, i64 18
  store double %400, ptr %398, align 8
  %402 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 17
  %403 = load double, ptr %402, align 8
  %404 = getelementptr inbounds double, ptr %349, i64 19
  store double %403, ptr %401, align 8
  %405 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 18
  %406 = load double, ptr %405, align 8
  %407 = getelementptr inbounds double, ptr %349, i64 20
  store double %406, ptr %404, align 8
  %408 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 19
  %409 = load double, ptr %408, align 8
  %410 = getelementptr inbounds double, ptr %349, i64 21
  store double %409, ptr %407, align 8
  %411 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 20
  %412 = load double, ptr %411, align 8
  %413 = getelementptr inbounds double, ptr %349, i64 22
  store double %412, ptr %410, align 8
  %414 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 21
  %415 = load double, ptr %414, align 8
  %416 = getelementptr inbounds double, ptr %349, i64 23
  store double %415, ptr %413, align 8
  %417 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 22
  %418 = load double, ptr %417, align 8
  %419 = getelementptr inbounds double, ptr %349, i64 24
  store double %418, ptr %416, align 8
  %420 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 23
  %421 = load double, ptr %420, align 8
  %422 = getelementptr inbounds double, ptr %349, i64 25
  store double %421, ptr %419, align 8
  %423 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 24
  %424 = load double, ptr %423, align 8
  %425 = getelementptr inbounds double, ptr %349, i64 26
  store double %424, ptr %422, align 8
  %426 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 25
  %427 = load double, ptr %426, align 8
  %428 = getelementptr inbounds double, ptr %349, i64 27
  store double %427, ptr %425, align 8
  %429 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 26
  %430 = load double, ptr %429, align 8
  %431 = getelementptr inbounds double, ptr %349, i64 28
  store double %430, ptr %428, align 8
  %432 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 27
  %433 = load double, ptr %432, align 8
  %434 = getelementptr inbounds double, ptr %349, i64 29
  store double %433, ptr %431, align 8
  %435 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 28
  %436 = load double, ptr %435, align 8
  %437 = getelementptr inbounds double, ptr %349, i64 30
  store double %436, ptr %434, align 8
  %438 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 29
  %439 = load double, ptr %438, align 8
  %440 = getelementptr inbounds double, ptr %349, i64 31
  store double %439, ptr %437, align 8
  %441 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 30
  %442 = load double, ptr %441, align 8
  %443 = getelementptr inbounds double, ptr %349, i64 32
  store double %442, ptr %440, align 8
  %444 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 31
  %445 = load double, ptr %444, align 8
  %446 = getelementptr inbounds double, ptr %349, i64 33
  store double %445, ptr %443, align 8
  %447 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 0
  %448 = load double, ptr %447, align 8
  %449 = getelementptr inbounds double, ptr %349, i64 34
  store double %448, ptr %446, align 8
  %450 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 1
  %451 = load double, ptr %450, align 8
  %452 = getelementptr inbounds double, ptr %349, i64 35
  store double %451, ptr %449, align 8
  %453 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 2
  %454 = load double, ptr %453, align 8
  %455 = getelementptr inbounds double, ptr %349, i64 36
  store double %454, ptr %452, align 8
  %456 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 3
  %457 = load double, ptr %456, align 8
  %458 = getelementptr inbounds double, ptr %349, i64 37
  store double %457, ptr %455, align 8
  %459 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 4
  %460 = load double, ptr %459, align 8
  %461 = getelementptr inbounds double, ptr %349, i64 38
  store double %460, ptr %458, align 8
  %462 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 5
  %463 = load double, ptr %462, align 8
  %464 = getelementptr inbounds double, ptr %349, i64 39
  store double %463, ptr %461, align 8
  %465 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 6
  %466 = load double, ptr %465, align 8
  %467 = getelementptr inbounds double, ptr %349, i64 40
  store double %466, ptr %464, align 8
  %468 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 7
  %469 = load double, ptr %468, align 8
  %470 = getelementptr inbounds double, ptr %349, i64 41
  store double %469, ptr %467, align 8
  %471 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 8
  %472 = load double, ptr %471, align 8
  %473 = getelementptr inbounds double, ptr %349, i64 42
  store double %472, ptr %470, align 8
  %474 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 9
  %475 = load double, ptr %474, align 8
  %476 = getelementptr inbounds double, ptr %349, i64 43
  store double %475, ptr %473, align 8
  %477 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 10
  %478 = load double, ptr %477, align 8
  %479 = getelementptr inbounds double, ptr %349, i64 44
  store double %478, ptr %476, align 8
  %480 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 11
  %481 = load double, ptr %480, align 8
  %482 = getelementptr inbounds double, ptr %349, i64 45
  store double %481, ptr %479, align 8
  %483 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 12
  %484 = load double, ptr %483, align 8
  %485 = getelementptr inbounds double, ptr %349, i64 46
  store double %484, ptr %482, align 8
  %486 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 13
  %487 = load double, ptr %486, align 8
  %488 = getelementptr inbounds double, ptr %349, i64 47
  store double %487, ptr %485, align 8
  %489 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 14
  %490 = load double, ptr %489, align 8
  %491 = getelementptr inbounds double, ptr %349, i64 48
  store double %490, ptr %488, align 8
  %492 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 15
  %493 = load double, ptr %492, align 8
  %494 = getelementptr inbounds double, ptr %349, i64 49
  store double %493, ptr %491, align 8
  %495 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 16
  %496 = load double, ptr %495, align 8
  %497 = getelementptr inbounds double, ptr %349, i64 50
  store double %496, ptr %494, align 8
  %498 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 17
  %499 = load double, ptr %498, align 8
  %500 = getelementptr inbounds double, ptr %349, i64 51
  store double %499, ptr %497, align 8
  %501 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 18
  %502 = load double, ptr %501, align 8
  %503 = getelementptr inbounds double, ptr %349, i64 52
  store double %502, ptr %500, align 8
  %504 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 19
  %505 = load double, ptr %504, align 8
  %506 = getelementptr inbounds double, ptr %349, i64 53
  store double %505, ptr %503, align 8
  %507 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 20
  %508 = load double, ptr %507, align 8
  %509 = getelementptr inbounds double, ptr %349, i64 54
  store double %508, ptr %506, align 8
  %510 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 21
  %511 = load double, ptr %510, align 8
  %512 = getelementptr inbounds double, ptr %349, i64 55
  store double %511, ptr %509, align 8
  %513 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 22
  %514 = load double, ptr %513, align 8
  %515 = getelementptr inbounds double, ptr %349, i64 56
  store double %514, ptr %512, align 8
  %516 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 23
  %517 = load double, ptr %516, align 8
  %518 = getelementptr inbounds double, ptr %349, i64 57
  store double %517, ptr %515, align 8
  %519 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 24
  %520 = load double, ptr %519, align 8
  %521 = getelementptr inbounds double, ptr %349, i64 58
  store double %520, ptr %518, align 8
  %522 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 25
  %523 = load double, ptr %522, align 8
  %524 = getelementptr inbounds double, ptr %349, i64 59
  store double %523, ptr %521, align 8
  %525 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 26
  %526 = load double, ptr %525, align 8
  %527 = getelementptr inbounds double, ptr %349, i64 60
  store double %526, ptr %524, align 8
  %528 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 27
  %529 = load double, ptr %528, align 8
  %530 = getelementptr inbounds double, ptr %349, i64 61
  store double %529, ptr %527, align 8
  %531 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 28
  %532 = load double, ptr %531, align 8
  %533 = getelementptr inbounds double, ptr %349, i64 62
  store double %532, ptr %530, align 8
  %534 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 29
  %535 = load double, ptr %534, align 8
  %536 = getelementptr inbounds double, ptr %349, i64 63
  store double %535, ptr %533, align 8
  %537 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 30
  %538 = load double, ptr %537, align 8
  %539 = getelementptr inbounds double, ptr %349, i64 64
  store double %538, ptr %536, align 8
  %540 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 31
  %541 = load double, ptr %540, align 8
  %542 = getelementptr inbounds double, ptr %349, i64 65
  store double %541, ptr %539, align 8
  %543 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 32
  %544 = load double, ptr %543, align 8
  store double %544, ptr %542, align 8
  store i64 %54, ptr %9, align 8
  %545 = add nsw i64 %26, %23
  %546 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 8
  %547 = load ptr, ptr %546, align 8
  %548 = shl nsw i64 %54, 1
  %549 = getelementptr inbounds i64, ptr %547, i64 %548
  store i64 %545, ptr %549, align 8
  %550 = ptrtoint ptr %108 to i64
  %551 = ptrtoint ptr %68 to i64
  %552 = sub i64 %550, %551
  %553 = ashr exact i64 %552, 2
  %554 = load i64, ptr %9, align 8
  %555 = shl nsw i64 %554, 1
  %556 = or i64 %555, 1
  %557 = getelementptr inbounds i64, ptr %547, i64 %556
  store i64 %553, ptr %557, align 8
  br label %558

558:                                              ; preds = %348, %88
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define double @smooth(ptr nocapture noundef %0, i64 noundef %1, ptr nocapture noundef %2, i64 noundef %3) {
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
  %64 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %63
  %65 = load i64, ptr %64, align 8
  %66 = icmp sgt i64 %65, 0
  br i1 %66, label %67, label %84

67:                                               ; preds = %62
  %68 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %63
  %69 = load i64, ptr %68, align 8
  %70 = icmp sgt i64 %69, 0
  %71 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 24, i64 %63
  %72 = and i64 %69, 3
  %73 = icmp ult i64 %69, 4
  %74 = and i64 %69, -4
  %75 = icmp eq i64 %72, 0
  br label %76

76:                                               ; preds = %101, %67
  %77 = phi i64 [ 0, %67 ], [ %102, %101 ]
  br i1 %70, label %78, label %101

78:                                               ; preds = %76
  %79 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %63, i64 %77
  %80 = load ptr, ptr %79, align 8
  %81 = load ptr, ptr %71, align 8
  %82 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %63, i64 %77
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
  %141 = add i64 %7, 33808
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
  %151 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %147
  store double %150, ptr %151, align 8
  %152 = add nuw nsw i64 %147, 1
  %153 = add i64 %148, 1
  %154 = icmp eq i64 %148, 0
  br i1 %154, label %155, label %146

155:                                              ; preds = %146
  br i1 %143, label %252, label %322

156:                                              ; preds = %140
  %157 = load <2 x double>, ptr %2, align 8
  %158 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 0
  store <2 x double> %157, ptr %158, align 8
  %159 = getelementptr inbounds double, ptr %2, i64 2
  %160 = load <2 x double>, ptr %159, align 8
  %161 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 2
  store <2 x double> %160, ptr %161, align 8
  %162 = getelementptr inbounds double, ptr %2, i64 4
  %163 = load <2 x double>, ptr %162, align 8
  %164 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 4
  store <2 x double> %163, ptr %164, align 8
  %165 = getelementptr inbounds double, ptr %2, i64 6
  %166 = load <2 x double>, ptr %165, align 8
  %167 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 6
  store <2 x double> %166, ptr %167, align 8
  %168 = getelementptr inbounds double, ptr %2, i64 8
  %169 = load <2 x double>, ptr %168, align 8
  %170 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 8
  store <2 x double> %169, ptr %170, align 8
  %171 = getelementptr inbounds double, ptr %2, i64 10
  %172 = load <2 x double>, ptr %171, align 8
  %173 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 10
  store <2 x double> %172, ptr %173, align 8
  %174 = getelementptr inbounds double, ptr %2, i64 12
  %175 = load <2 x double>, ptr %174, align 8
  %176 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 12
  store <2 x double> %175, ptr %176, align 8
  %177 = getelementptr inbounds double, ptr %2, i64 14
  %178 = load <2 x double>, ptr %177, align 8
  %179 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 14
  store <2 x double> %178, ptr %179, align 8
  %180 = getelementptr inbounds double, ptr %2, i64 16
  %181 = load <2 x double>, ptr %180, align 8
  %182 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 16
  store <2 x double> %181, ptr %182, align 8
  %183 = getelementptr inbounds double, ptr %2, i64 18
  %184 = load <2 x double>, ptr %183, align 8
  %185 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 18
  store <2 x double> %184, ptr %185, align 8
  %186 = getelementptr inbounds double, ptr %2, i64 20
  %187 = load <2 x double>, ptr %186, align 8
  %188 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 20
  store <2 x double> %187, ptr %188, align 8
  %189 = getelementptr inbounds double, ptr %2, i64 22
  %190 = load <2 x double>, ptr %189, align 8
  %191 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 22
  store <2 x double> %190, ptr %191, align 8
  %192 = getelementptr inbounds double, ptr %2, i64 24
  %193 = load <2 x double>, ptr %192, align 8
  %194 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 24
  store <2 x double> %193, ptr %194, align 8
  %195 = getelementptr inbounds double, ptr %2, i64 26
  %196 = load <2 x double>, ptr %195, align 8
  %197 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 26
  store <2 x double> %196, ptr %197, align 8
  %198 = getelementptr inbounds double, ptr %2, i64 28
  %199 = load <2 x double>, ptr %198, align 8
  %200 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 28
  store <2 x double> %199, ptr %200, align 8
  %201 = getelementptr inbounds double, ptr %2, i64 30
  %202 = load <2 x double>, ptr %201, align 8
  %203 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 30
  store <2 x double> %202, ptr %203, align 8
  %204 = getelementptr inbounds double, ptr %2, i64 32
  %205 = load <2 x double>, ptr %204, align 8
  %206 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 32
  store <2 x double> %205, ptr %206, align 8
  %207 = getelementptr inbounds double, ptr %2, i64 34
  %208 = load <2 x double>, ptr %207, align 8
  %209 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 34
  store <2 x double> %208, ptr %209, align 8
  %210 = getelementptr inbounds double, ptr %2, i64 36
  %211 = load <2 x double>, ptr %210, align 8
  %212 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 36
  store <2 x double> %211, ptr %212, align 8
  %213 = getelementptr inbounds double, ptr %2, i64 38
  %214 = load <2 x double>, ptr %213, align 8
  %215 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 38
  store <2 x double> %214, ptr %215, align 8
  %216 = getelementptr inbounds double, ptr %2, i64 40
  %217 = load <2 x double>, ptr %216, align 8
  %218 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 40
  store <2 x double> %217, ptr %218, align 8
  %219 = getelementptr inbounds double, ptr %2, i64 42
  %220 = load <2 x double>, ptr %219, align 8
  %221 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 42
  store <2 x double> %220, ptr %221, align 8
  %222 = getelementptr inbounds double, ptr %2, i64 44
  %223 = load <2 x double>, ptr %222, align 8
  %224 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 44
  store <2 x double> %223, ptr %224, align 8
  %225 = getelementptr inbounds double, ptr %2, i64 46
  %226 = load <2 x double>, ptr %225, align 8
  %227 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 46
  store <2 x double> %226, ptr %227, align 8
  %228 = getelementptr inbounds double, ptr %2, i64 48
  %229 = load <2 x double>, ptr %228, align 8
  %230 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 48
  store <2 x double> %229, ptr %230, align 8
  %231 = getelementptr inbounds double, ptr %2, i64 50
  %232 = load <2 x double>, ptr %231, align 8
  %233 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 50
  store <2 x double> %232, ptr %233, align 8
  %234 = getelementptr inbounds double, ptr %2, i64 52
  %235 = load <2 x double>, ptr %234, align 8
  %236 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 52
  store <2 x double> %235, ptr %236, align 8
  %237 = getelementptr inbounds double, ptr %2, i64 54
  %238 = load <2 x double>, ptr %237, align 8
  %239 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 54
  store <2 x double> %238, ptr %239, align 8
  %240 = getelementptr inbounds double, ptr %2, i64 56
  %241 = load <2 x double>, ptr %240, align 8
  %242 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 56
  store <2 x double> %241, ptr %242, align 8
  %243 = getelementptr inbounds double, ptr %2, i64 58
  %244 = load <2 x double>, ptr %243, align 8
  %245 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 58
  store <2 x double> %244, ptr %245, align 8
  %246 = getelementptr inbounds double, ptr %2, i64 60
  %247 = load <2 x double>, ptr %246, align 8
  %248 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 60
  store <2 x double> %247, ptr %248, align 8
  %249 = getelementptr inbounds double, ptr %2, i64 62
  %250 = load <2 x double>, ptr %249, align 8
  %251 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 62
  store <2 x double> %250, ptr %251, align 8
  br label %144

252:                                              ; preds = %155, %322, %137
  %253 = icmp sgt i64 %1, 0
  br i1 %253, label %254, label %776

254:                                              ; preds = %252
  %255 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 15
  %256 = add i64 %5, 33808
  %257 = sub i64 %6, %256
  %258 = icmp ugt i64 %257, 15
  %259 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 0
  %260 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 2
  %261 = getelementptr inbounds double, ptr %2, i64 2
  %262 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 4
  %263 = getelementptr inbounds double, ptr %2, i64 4
  %264 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 6
  %265 = getelementptr inbounds double, ptr %2, i64 6
  %266 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 8
  %267 = getelementptr inbounds double, ptr %2, i64 8
  %268 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 10
  %269 = getelementptr inbounds double, ptr %2, i64 10
  %270 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 12
  %271 = getelementptr inbounds double, ptr %2, i64 12
  %272 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 14
  %273 = getelementptr inbounds double, ptr %2, i64 14
  %274 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 16
  %275 = getelementptr inbounds double, ptr %2, i64 16
  %276 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 18
  %277 = getelementptr inbounds double, ptr %2, i64 18
  %278 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 20
  %279 = getelementptr inbounds double, ptr %2, i64 20
  %280 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 22
  %281 = getelementptr inbounds double, ptr %2, i64 22
  %282 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 24
  %283 = getelementptr inbounds double, ptr %2, i64 24
  %284 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 26
  %285 = getelementptr inbounds double, ptr %2, i64 26
  %286 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 28
  %287 = getelementptr inbounds double, ptr %2, i64 28
  %288 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 30
  %289 = getelementptr inbounds double, ptr %2, i64 30
  %290 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 32
  %291 = getelementptr inbounds double, ptr %2, i64 32
  %292 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 34
  %293 = getelementptr inbounds double, ptr %2, i64 34
  %294 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 36
  %295 = getelementptr inbounds double, ptr %2, i64 36
  %296 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 38
  %297 = getelementptr inbounds double, ptr %2, i64 38
  %298 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 40
  %299 = getelementptr inbounds double, ptr %2, i64 40
  %300 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 42
  %301 = getelementptr inbounds double, ptr %2, i64 42
  %302 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 44
  %303 = getelementptr inbounds double, ptr %2, i64 44
  %304 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 46
  %305 = getelementptr inbounds double, ptr %2, i64 46
  %306 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 48
  %307 = getelementptr inbounds double, ptr %2, i64 48
  %308 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 50
  %309 = getelementptr inbounds double, ptr %2, i64 50
  %310 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 52
  %311 = getelementptr inbounds double, ptr %2, i64 52
  %312 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 54
  %313 = getelementptr inbounds double, ptr %2, i64 54
  %314 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 56
  %315 = getelementptr inbounds double, ptr %2, i64 56
  %316 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 58
  %317 = getelementptr inbounds double, ptr %2, i64 58
  %318 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 60
  %319 = getelementptr inbounds double, ptr %2, i64 60
  %320 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 62
  %321 = getelementptr inbounds double, ptr %2, i64 62
  br label %341

322:                                              ; preds = %155, %322
  %323 = phi i64 [ %339, %322 ], [ %152, %155 ]
  %324 = getelementptr inbounds double, ptr %2, i64 %323
  %325 = load double, ptr %324, align 8
  %326 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %323
  store double %325, ptr %326, align 8
  %327 = add nuw nsw i64 %323, 1
  %328 = getelementptr inbounds double, ptr %2, i64 %327
  %329 = load double, ptr %328, align 8
  %330 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %327
  store double %329, ptr %330, align 8
  %331 = add nuw nsw i64 %323, 2
  %332 = getelementptr inbounds double, ptr %2, i64 %331
  %333 = load double, ptr %332, align 8
  %334 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %331
  store double %333, ptr %334, align 8
  %335 = add nuw nsw i64 %323, 3
  %336 = getelementptr inbounds double, ptr %2, i64 %335
  %337 = load double, ptr %336, align 8
  %338 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %335
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
  %357 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %356
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
  %374 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %373
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
  %388 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %386
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
  %431 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 20, i64 %429
  %432 = load ptr, ptr %431, align 8
  %433 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %429
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
  %451 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %429
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
  %478 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %429, i64 %477
  %479 = load i64, ptr %478, align 8
  %480 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %479
  %481 = load double, ptr %480, align 8
  br i1 %435, label %482, label %526

482:                                              ; preds = %476
  %483 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %429, i64 %477
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
  %612 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %429, i64 %609
  %613 = load ptr, ptr %612, align 8
  %614 = getelementptr inbounds double, ptr %613, i64 %565
  %615 = load double, ptr %614, align 8
  %616 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %429, i64 %609
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
  %627 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %429, i64 %625
  %628 = load ptr, ptr %627, align 8
  %629 = getelementptr inbounds double, ptr %628, i64 %565
  %630 = load double, ptr %629, align 8
  %631 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %429, i64 %625
  %632 = load i64, ptr %631, align 8
  %633 = getelementptr inbounds [1024 x double], ptr %8, i64 0, i64 %632
  %634 = load double, ptr %633, align 8
  %635 = fadd double %630, %634
  store double %635, ptr %633, align 8
  %636 = or i64 %625, 1
  %637 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %429, i64 %636
  %638 = load ptr, ptr %637, align 8
  %639 = getelementptr inbounds double, ptr %638, i64 %565
  %640 = load double, ptr %639, align 8
  %641 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %429, i64 %636
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
  %651 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %650
  %652 = load double, ptr %651, align 8
  %653 = getelementptr inbounds double, ptr %2, i64 %650
  store double %652, ptr %653, align 8
  %654 = add nuw nsw i64 %650, 1
  %655 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %654
  %656 = load double, ptr %655, align 8
  %657 = getelementptr inbounds double, ptr %2, i64 %654
  store double %656, ptr %657, align 8
  %658 = add nuw nsw i64 %650, 2
  %659 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %658
  %660 = load double, ptr %659, align 8
  %661 = getelementptr inbounds double, ptr %2, i64 %658
  store double %660, ptr %661, align 8
  %662 = add nuw nsw i64 %650, 3
  %663 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %662
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
  %691 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %686
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
  %711 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %708
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
  %730 = fcmp olt double %728, -7.000000e+02
  %731 = or i1 %729, %730
  br i1 %731, label %776, label %732

732:                                              ; preds = %727
  %733 = fcmp ogt double %728, 7.000000e+02
  %734 = select i1 %733, double 7.000000e+02, double %728
  %735 = fmul double %734, 0x3FF71547652B82FE
  %736 = fcmp olt double %735, 0.000000e+00
  %737 = select i1 %736, double -5.000000e-01, double 5.000000e-01
  %738 = fadd double %735, %737
  %739 = fptosi double %738 to i64
  %740 = sitofp i64 %739 to double
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
  %771 = shl i64 %739, 52
  %772 = add i64 %771, 4607182418800017408
  %773 = bitcast i64 %772 to double
  %774 = fmul double %770, %773
  %775 = fmul double %774, 0x3FEFFFFFFF768FA1
  br label %776

776:                                              ; preds = %252, %732, %727
  %777 = phi double [ 0.000000e+00, %727 ], [ %775, %732 ], [ 0.000000e+00, %252 ]
  ret double %777
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
  %34 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 15
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
  %44 = add i64 %43, 9224
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
  %57 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %51
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
  %75 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %72
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
  %92 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %87
  store i64 %91, ptr %92, align 8
  %93 = icmp sgt i32 %90, 0
  br i1 %93, label %94, label %142

94:                                               ; preds = %85
  %95 = ptrtoint ptr %86 to i64
  %96 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 24, i64 %87
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
  %169 = add i64 %2, 33808
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
  %181 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %176
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
  %193 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %189
  store <2 x double> %192, ptr %193, align 8
  %194 = or i64 %189, 2
  %195 = shl i64 %194, 3
  %196 = getelementptr i8, ptr %167, i64 %195
  %197 = load <2 x double>, ptr %196, align 8
  %198 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %194
  store <2 x double> %197, ptr %198, align 8
  %199 = or i64 %189, 4
  %200 = shl i64 %199, 3
  %201 = getelementptr i8, ptr %167, i64 %200
  %202 = load <2 x double>, ptr %201, align 8
  %203 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %199
  store <2 x double> %202, ptr %203, align 8
  %204 = or i64 %189, 6
  %205 = shl i64 %204, 3
  %206 = getelementptr i8, ptr %167, i64 %205
  %207 = load <2 x double>, ptr %206, align 8
  %208 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %204
  store <2 x double> %207, ptr %208, align 8
  %209 = add nuw nsw i64 %189, 8
  %210 = icmp eq i64 %209, 64
  br i1 %210, label %172, label %188

211:                                              ; preds = %80, %211
  %212 = phi ptr [ %229, %211 ], [ %82, %80 ]
  %213 = phi i64 [ %228, %211 ], [ %83, %80 ]
  %214 = load double, ptr %212, align 8
  %215 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %213
  store double %214, ptr %215, align 8
  %216 = add nuw nsw i64 %213, 1
  %217 = getelementptr inbounds double, ptr %212, i64 1
  %218 = load double, ptr %217, align 8
  %219 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %216
  store double %218, ptr %219, align 8
  %220 = add nuw nsw i64 %213, 2
  %221 = getelementptr inbounds double, ptr %212, i64 2
  %222 = load double, ptr %221, align 8
  %223 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %220
  store double %222, ptr %223, align 8
  %224 = add nuw nsw i64 %213, 3
  %225 = getelementptr inbounds double, ptr %212, i64 3
  %226 = load double, ptr %225, align 8
  %227 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %224
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
  %236 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %232
  store double %235, ptr %236, align 8
  %237 = add nuw nsw i64 %232, 1
  %238 = getelementptr inbounds double, ptr %233, i64 2
  %239 = load double, ptr %234, align 8
  %240 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %237
  store double %239, ptr %240, align 8
  %241 = add nuw nsw i64 %232, 2
  %242 = getelementptr inbounds double, ptr %233, i64 3
  %243 = load double, ptr %238, align 8
  %244 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %241
  store double %243, ptr %244, align 8
  %245 = add nuw nsw i64 %232, 3
  %246 = getelementptr inbounds double, ptr %233, i64 4
  %247 = load double, ptr %242, align 8
  %248 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %245
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
  %258 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 0
  store double %257, ptr %258, align 8
  %259 = getelementptr inbounds double, ptr %254, i64 3
  %260 = load double, ptr %256, align 8
  %261 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 1
  store double %260, ptr %261, align 8
  %262 = getelementptr inbounds double, ptr %254, i64 4
  %263 = load double, ptr %259, align 8
  %264 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 2
  store double %263, ptr %264, align 8
  %265 = getelementptr inbounds double, ptr %254, i64 5
  %266 = load double, ptr %262, align 8
  %267 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 3
  store double %266, ptr %267, align 8
  %268 = getelementptr inbounds double, ptr %254, i64 6
  %269 = load double, ptr %265, align 8
  %270 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 4
  store double %269, ptr %270, align 8
  %271 = getelementptr inbounds double, ptr %254, i64 7
  %272 = load double, ptr %268, align 8
  %273 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 5
  store double %272, ptr %273, align 8
  %274 = getelementptr inbounds double, ptr %254, i64 8
  %275 = load double, ptr %271, align 8
  %276 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 6
  store double %275, ptr %276, align 8
  %277 = getelementptr inbounds double, ptr %254, i64 9
  %278 = load double, ptr %274, align 8
  %279 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 7
  store double %278, ptr %279, align 8
  %280 = getelementptr inbounds double, ptr %254, i64 10
  %281 = load double, ptr %277, align 8
  %282 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 8
  store double %281, ptr %282, align 8
  %283 = getelementptr inbounds double, ptr %254, i64 11
  %284 = load double, ptr %280, align 8
  %285 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 9
  store double %284, ptr %285, align 8
  %286 = getelementptr inbounds double, ptr %254, i64 12
  %287 = load double, ptr %283, align 8
  %288 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 10
  store double %287, ptr %288, align 8
  %289 = getelementptr inbounds double, ptr %254, i64 13
  %290 = load double, ptr %286, align 8
  %291 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 11
  store double %290, ptr %291, align 8
  %292 = getelementptr inbounds double, ptr %254, i64 14
  %293 = load double, ptr %289, align 8
  %294 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 12
  store double %293, ptr %294, align 8
  %295 = getelementptr inbounds double, ptr %254, i64 15
  %296 = load double, ptr %292, align 8
  %297 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 13
  store double %296, ptr %297, align 8
  %298 = getelementptr inbounds double, ptr %254, i64 16
  %299 = load double, ptr %295, align 8
  %300 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 14
  store double %299, ptr %300, align 8
  %301 = getelementptr inbounds double, ptr %254, i64 17
  %302 = load double, ptr %298, align 8
  %303 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 15
  store double %302, ptr %303, align 8
  %304 = getelementptr inbounds double, ptr %254, i64 18
  %305 = load double, ptr %301, align 8
  %306 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 16
  store double %305, ptr %306, align 8
  %307 = getelementptr inbounds double, ptr %254, i64 19
  %308 = load double, ptr %304, align 8
  %309 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 17
  store double %308, ptr %309, align 8
  %310 = getelementptr inbounds double, ptr %254, i64 20
  %311 = load double, ptr %307, align 8
  %312 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 18
  store double %311, ptr %312, align 8
  %313 = getelementptr inbounds double, ptr %254, i64 21
  %314 = load double, ptr %310, align 8
  %315 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 19
  store double %314, ptr %315, align 8
  %316 = getelementptr inbounds double, ptr %254, i64 22
  %317 = load double, ptr %313, align 8
  %318 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 20
  store double %317, ptr %318, align 8
  %319 = getelementptr inbounds double, ptr %254, i64 23
  %320 = load double, ptr %316, align 8
  %321 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 21
  store double %320, ptr %321, align 8
  %322 = getelementptr inbounds double, ptr %254, i64 24
  %323 = load double, ptr %319, align 8
  %324 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 22
  store double %323, ptr %324, align 8
  %325 = getelementptr inbounds double, ptr %254, i64 25
  %326 = load double, ptr %322, align 8
  %327 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 23
  store double %326, ptr %327, align 8
  %328 = getelementptr inbounds double, ptr %254, i64 26
  %329 = load double, ptr %325, align 8
  %330 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 24
  store double %329, ptr %330, align 8
  %331 = getelementptr inbounds double, ptr %254, i64 27
  %332 = load double, ptr %328, align 8
  %333 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 25
  store double %332, ptr %333, align 8
  %334 = getelementptr inbounds double, ptr %254, i64 28
  %335 = load double, ptr %331, align 8
  %336 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 26
  store double %335, ptr %336, align 8
  %337 = getelementptr inbounds double, ptr %254, i64 29
  %338 = load double, ptr %334, align 8
  %339 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 27
  store double %338, ptr %339, align 8
  %340 = getelementptr inbounds double, ptr %254, i64 30
  %341 = load double, ptr %337, align 8
  %342 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 28
  store double %341, ptr %342, align 8
  %343 = getelementptr inbounds double, ptr %254, i64 31
  %344 = load double, ptr %340, align 8
  %345 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 29
  store double %344, ptr %345, align 8
  %346 = getelementptr inbounds double, ptr %254, i64 32
  %347 = load double, ptr %343, align 8
  %348 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 30
  store double %347, ptr %348, align 8
  %349 = getelementptr inbounds double, ptr %254, i64 33
  %350 = load double, ptr %346, align 8
  %351 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 31
  store double %350, ptr %351, align 8
  %352 = getelementptr inbounds double, ptr %254, i64 34
  %353 = load double, ptr %349, align 8
  %354 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 0
  store double %353, ptr %354, align 8
  %355 = getelementptr inbounds double, ptr %254, i64 35
  %356 = load double, ptr %352, align 8
  %357 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 1
  store double %356, ptr %357, align 8
  %358 = getelementptr inbounds double, ptr %254, i64 36
  %359 = load double, ptr %355, align 8
  %360 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 2
  store double %359, ptr %360, align 8
  %361 = getelementptr inbounds double, ptr %254, i64 37
  %362 = load double, ptr %358, align 8
  %363 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 3
  store double %362, ptr %363, align 8
  %364 = getelementptr inbounds double, ptr %254, i64 38
  %365 = load double, ptr %361, align 8
  %366 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 4
  store double %365, ptr %366, align 8
  %367 = getelementptr inbounds double, ptr %254, i64 39
  %368 = load double, ptr %364, align 8
  %369 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 5
  store double %368, ptr %369, align 8
  %370 = getelementptr inbounds double, ptr %254, i64 40
  %371 = load double, ptr %367, align 8
  %372 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 6
  store double %371, ptr %372, align 8
  %373 = getelementptr inbounds double, ptr %254, i64 41
  %374 = load double, ptr %370, align 8
  %375 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 7
  store double %374, ptr %375, align 8
  %376 = getelementptr inbounds double, ptr %254, i64 42
  %377 = load double, ptr %373, align 8
  %378 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 8
  store double %377, ptr %378, align 8
  %379 = getelementptr inbounds double, ptr %254, i64 43
  %380 = load double, ptr %376, align 8
  %381 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 9
  store double %380, ptr %381, align 8
  %382 = getelementptr inbounds double, ptr %254, i64 44
  %383 = load double, ptr %379, align 8
  %384 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 10
  store double %383, ptr %384, align 8
  %385 = getelementptr inbounds double, ptr %254, i64 45
  %386 = load double, ptr %382, align 8
  %387 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 11
  store double %386, ptr %387, align 8
  %388 = getelementptr inbounds double, ptr %254, i64 46
  %389 = load double, ptr %385, align 8
  %390 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 12
  store double %389, ptr %390, align 8
  %391 = getelementptr inbounds double, ptr %254, i64 47
  %392 = load double, ptr %388, align 8
  %393 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 13
  store double %392, ptr %393, align 8
  %394 = getelementptr inbounds double, ptr %254, i64 48
  %395 = load double, ptr %391, align 8
  %396 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 14
  store double %395, ptr %396, align 8
  %397 = getelementptr inbounds double, ptr %254, i64 49
  %398 = load double, ptr %394, align 8
  %399 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 15
  store double %398, ptr %399, align 8
  %400 = getelementptr inbounds double, ptr %254, i64 50
  %401 = load double, ptr %397, align 8
  %402 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 16
  store double %401, ptr %402, align 8
  %403 = getelementptr inbounds double, ptr %254, i64 51
  %404 = load double, ptr %400, align 8
  %405 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 17
  store double %404, ptr %405, align 8
  %406 = getelementptr inbounds double, ptr %254, i64 52
  %407 = load double, ptr %403, align 8
  %408 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 18
  store double %407, ptr %408, align 8
  %409 = getelementptr inbounds double, ptr %254, i64 53
  %410 = load double, ptr %406, align 8
  %411 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 19
  store double %410, ptr %411, align 8
  %412 = getelementptr inbounds double, ptr %254, i64 54
  %413 = load double, ptr %409, align 8
  %414 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 20
  store double %413, ptr %414, align 8
  %415 = getelementptr inbounds double, ptr %254, i64 55
  %416 = load double, ptr %412, align 8
  %417 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 21
  store double %416, ptr %417, align 8
  %418 = getelementptr inbounds double, ptr %254, i64 56
  %419 = load double, ptr %415, align 8
  %420 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 22
  store double %419, ptr %420, align 8
  %421 = getelementptr inbounds double, ptr %254, i64 57
  %422 = load double, ptr %418, align 8
  %423 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 23
  store double %422, ptr %423, align 8
  %424 = getelementptr inbounds double, ptr %254, i64 58
  %425 = load double, ptr %421, align 8
  %426 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 24
  store double %425, ptr %426, align 8
  %427 = getelementptr inbounds double, ptr %254, i64 59
  %428 = load double, ptr %424, align 8
  %429 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 25
  store double %428, ptr %429, align 8
  %430 = getelementptr inbounds double, ptr %254, i64 60
  %431 = load double, ptr %427, align 8
  %432 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 26
  store double %431, ptr %432, align 8
  %433 = getelementptr inbounds double, ptr %254, i64 61
  %434 = load double, ptr %430, align 8
  %435 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 27
  store double %434, ptr %435, align 8
  %436 = getelementptr inbounds double, ptr %254, i64 62
  %437 = load double, ptr %433, align 8
  %438 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 28
  store double %437, ptr %438, align 8
  %439 = getelementptr inbounds double, ptr %254, i64 63
  %440 = load double, ptr %436, align 8
  %441 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 29
  store double %440, ptr %441, align 8
  %442 = getelementptr inbounds double, ptr %254, i64 64
  %443 = load double, ptr %439, align 8
  %444 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 30
  store double %443, ptr %444, align 8
  %445 = getelementptr inbounds double, ptr %254, i64 65
  %446 = load double, ptr %442, align 8
  %447 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 31
  store double %446, ptr %447, align 8
  %448 = load double, ptr %445, align 8
  %449 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 32
  store double %448, ptr %449, align 8
  ret double %33
}

; Function Attrs: nofree nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc double @linearise(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr {
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
  %15 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 15
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
  %24 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %23
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
  br label %36

32:                                               ; preds = %36, %28, %2
  %33 = icmp eq i64 %1, 0
  %34 = icmp sgt i64 %14, 0
  %35 = and i1 %33, %34
  br i1 %35, label %52, label %41

36:                                               ; preds = %30, %36
  %37 = phi i64 [ %39, %36 ], [ %31, %30 ]
  %38 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %37
  store double 0.000000e+00, ptr %38, align 8
  %39 = add nuw nsw i64 %37, 1
  %40 = icmp eq i64 %39, %16
  br i1 %40, label %32, label %36

41:                                               ; preds = %100, %32
  %42 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 3
  %43 = load i64, ptr %42, align 8
  %44 = icmp sgt i64 %43, 0
  br i1 %44, label %45, label %105

45:                                               ; preds = %41
  %46 = icmp sgt i64 %11, 0
  %47 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 17
  %48 = and i64 %11, 3
  %49 = icmp ult i64 %11, 4
  %50 = and i64 %11, -4
  %51 = icmp eq i64 %48, 0
  br label %111

52:                                               ; preds = %32, %100
  %53 = phi i64 [ %103, %100 ], [ 0, %32 ]
  %54 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %53
  %55 = load double, ptr %54, align 8
  %56 = fcmp olt double %55, -7.000000e+02
  br i1 %56, label %100, label %57

57:                                               ; preds = %52
  %58 = fcmp ogt double %55, 7.000000e+02
  %59 = select i1 %58, double 7.000000e+02, double %55
  %60 = fmul double %59, 0x3FF71547652B82FE
  %61 = fcmp olt double %60, 0.000000e+00
  %62 = select i1 %61, double -5.000000e-01, double 5.000000e-01
  %63 = fadd double %60, %62
  %64 = fptosi double %63 to i64
  %65 = sitofp i64 %64 to double
  %66 = fmul double %65, 0x3FE62E42FEFA39EF
  %67 = fsub double %59, %66
  %68 = fmul double %67, 0x3DA93974A8C07C9D
  %69 = fadd double %68, 0x3DE6124613A86D09
  %70 = fmul double %67, %69
  %71 = fadd double %70, 0x3E21EED8EFF8D898
  %72 = fmul double %67, %71
  %73 = fadd double %72, 0x3E5AE64567F544E4
  %74 = fmul double %67, %73
  %75 = fadd double %74, 0x3E927E4FB7789F5C
  %76 = fmul double %67, %75
  %77 = fadd double %76, 0x3EC71DE3A556C734
  %78 = fmul double %67, %77
  %79 = fadd double %78, 0x3EFA01A01A01A01A
  %80 = fmul double %67, %79
  %81 = fadd double %80, 0x3F2A01A01A01A01A
  %82 = fmul double %67, %81
  %83 = fadd double %82, 0x3F56C16C16C16C17
  %84 = fmul double %67, %83
  %85 = fadd double %84, 0x3F81111111111111
  %86 = fmul double %67, %85
  %87 = fadd double %86, 0x3FA5555555555555
  %88 = fmul double %67, %87
  %89 = fadd double %88, 0x3FC5555555555555
  %90 = fmul double %67, %89
  %91 = fadd double %90, 5.000000e-01
  %92 = fmul double %67, %91
  %93 = fadd double %92, 1.000000e+00
  %94 = fmul double %67, %93
  %95 = fadd double %94, 1.000000e+00
  %96 = shl i64 %64, 52
  %97 = add i64 %96, 4607182418800017408
  %98 = bitcast i64 %97 to double
  %99 = fmul double %95, %98
  br label %100

100:                                              ; preds = %52, %57
  %101 = phi double [ %99, %57 ], [ 0.000000e+00, %52 ]
  %102 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %53
  store double %101, ptr %102, align 8
  %103 = add nuw nsw i64 %53, 1
  %104 = icmp slt i64 %103, %14
  br i1 %104, label %52, label %41

105:                                              ; preds = %137, %41
  %106 = icmp sgt i64 %13, 0
  br i1 %106, label %107, label %178

107:                                              ; preds = %105
  %108 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 18
  %109 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 9
  %110 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 8
  br label %361

111:                                              ; preds = %45, %137
  %112 = phi i64 [ 0, %45 ], [ %138, %137 ]
  %113 = getelementptr inbounds [64 x double], ptr %3, i64 0, i64 %112
  store double 0.000000e+00, ptr %113, align 8
  br i1 %46, label %114, label %137

114:                                              ; preds = %111
  %115 = load ptr, ptr %47, align 8
  %116 = mul nsw i64 %112, %11
  br i1 %49, label %117, label %140

117:                                              ; preds = %140, %114
  %118 = phi double [ undef, %114 ], [ %174, %140 ]
  %119 = phi double [ 0.000000e+00, %114 ], [ %174, %140 ]
  %120 = phi i64 [ 0, %114 ], [ %175, %140 ]
  br i1 %51, label %135, label %121

121:                                              ; preds = %117, %121
  %122 = phi double [ %131, %121 ], [ %119, %117 ]
  %123 = phi i64 [ %132, %121 ], [ %120, %117 ]
  %124 = phi i64 [ %133, %121 ], [ 0, %117 ]
  %125 = add nsw i64 %123, %116
  %126 = getelementptr inbounds double, ptr %115, i64 %125
  %127 = load double, ptr %126, align 8
  %128 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %123
  %129 = load double, ptr %128, align 8
  %130 = fmul double %127, %129
  %131 = fadd double %122, %130
  %132 = add nuw nsw i64 %123, 1
  %133 = add i64 %124, 1
  %134 = icmp eq i64 %133, %48
  br i1 %134, label %135, label %121

135:                                              ; preds = %121, %117
  %136 = phi double [ %118, %117 ], [ %131, %121 ]
  store double %136, ptr %113, align 8
  br label %137

137:                                              ; preds = %135, %111
  %138 = add nuw nsw i64 %112, 1
  %139 = icmp eq i64 %138, %43
  br i1 %139, label %105, label %111

140:                                              ; preds = %114, %140
  %141 = phi double [ %174, %140 ], [ 0.000000e+00, %114 ]
  %142 = phi i64 [ %175, %140 ], [ 0, %114 ]
  %143 = phi i64 [ %176, %140 ], [ 0, %114 ]
  %144 = add nsw i64 %142, %116
  %145 = getelementptr inbounds double, ptr %115, i64 %144
  %146 = load double, ptr %145, align 8
  %147 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %142
  %148 = load double, ptr %147, align 8
  %149 = fmul double %146, %148
  %150 = fadd double %141, %149
  %151 = or i64 %142, 1
  %152 = add nsw i64 %151, %116
  %153 = getelementptr inbounds double, ptr %115, i64 %152
  %154 = load double, ptr %153, align 8
  %155 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %151
  %156 = load double, ptr %155, align 8
  %157 = fmul double %154, %156
  %158 = fadd double %150, %157
  %159 = or i64 %142, 2
  %160 = add nsw i64 %159, %116
  %161 = getelementptr inbounds double, ptr %115, i64 %160
  %162 = load double, ptr %161, align 8
  %163 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %159
  %164 = load double, ptr %163, align 8
  %165 = fmul double %162, %164
  %166 = fadd double %158, %165
  %167 = or i64 %142, 3
  %168 = add nsw i64 %167, %116
  %169 = getelementptr inbounds double, ptr %115, i64 %168
  %170 = load double, ptr %169, align 8
  %171 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %167
  %172 = load double, ptr %171, align 8
  %173 = fmul double %170, %172
  %174 = fadd double %166, %173
  %175 = add nuw nsw i64 %142, 4
  %176 = add i64 %143, 4
  %177 = icmp eq i64 %176, %50
  br i1 %177, label %117, label %140

178:                                              ; preds = %386, %105
  %179 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28
  %180 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 5
  %181 = load i64, ptr %180, align 8
  %182 = icmp sgt i64 %181, 0
  br i1 %182, label %183, label %346

183:                                              ; preds = %178
  %184 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 14
  %185 = load ptr, ptr %184, align 8
  %186 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 22
  %187 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 15
  %188 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 23
  %189 = load ptr, ptr %188, align 8
  %190 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 24
  %191 = load i64, ptr %185, align 8
  %192 = icmp ugt i64 %43, 3
  %193 = icmp eq i64 %181, 1
  %194 = select i1 %192, i1 %193, i1 false
  %195 = and i64 %43, -4
  %196 = icmp eq i64 %43, %195
  %197 = and i64 %43, 1
  %198 = icmp eq i64 %197, 0
  br label %199

199:                                              ; preds = %344, %183
  %200 = phi i64 [ %191, %183 ], [ %204, %344 ]
  %201 = phi i64 [ 0, %183 ], [ %202, %344 ]
  %202 = add nuw nsw i64 %201, 1
  %203 = getelementptr inbounds i64, ptr %185, i64 %202
  %204 = load i64, ptr %203, align 8
  %205 = icmp sgt i64 %204, %200
  br i1 %205, label %206, label %274

206:                                              ; preds = %199
  %207 = load ptr, ptr %186, align 8
  %208 = load ptr, ptr %187, align 8
  %209 = sub i64 %204, %200
  %210 = xor i64 %200, -1
  %211 = add i64 %204, %210
  %212 = and i64 %209, 3
  %213 = icmp eq i64 %212, 0
  br i1 %213, label %229, label %214

214:                                              ; preds = %206, %214
  %215 = phi i64 [ %226, %214 ], [ %200, %206 ]
  %216 = phi double [ %225, %214 ], [ 0.000000e+00, %206 ]
  %217 = phi i64 [ %227, %214 ], [ 0, %206 ]
  %218 = getelementptr inbounds double, ptr %207, i64 %215
  %219 = load double, ptr %218, align 8
  %220 = getelementptr inbounds i64, ptr %208, i64 %215
  %221 = load i64, ptr %220, align 8
  %222 = getelementptr inbounds double, ptr %179, i64 %221
  %223 = load double, ptr %222, align 8
  %224 = fmul double %219, %223
  %225 = fadd double %216, %224
  %226 = add nsw i64 %215, 1
  %227 = add i64 %217, 1
  %228 = icmp eq i64 %227, %212
  br i1 %228, label %229, label %214

229:                                              ; preds = %214, %206
  %230 = phi double [ undef, %206 ], [ %225, %214 ]
  %231 = phi i64 [ %200, %206 ], [ %226, %214 ]
  %232 = phi double [ 0.000000e+00, %206 ], [ %225, %214 ]
  %233 = icmp ult i64 %211, 3
  br i1 %233, label %274, label %234

234:                                              ; preds = %229, %234
  %235 = phi i64 [ %272, %234 ], [ %231, %229 ]
  %236 = phi double [ %271, %234 ], [ %232, %229 ]
  %237 = getelementptr inbounds double, ptr %207, i64 %235
  %238 = load double, ptr %237, align 8
  %239 = getelementptr inbounds i64, ptr %208, i64 %235
  %240 = load i64, ptr %239, align 8
  %241 = getelementptr inbounds double, ptr %179, i64 %240
  %242 = load double, ptr %241, align 8
  %243 = fmul double %238, %242
  %244 = fadd double %236, %243
  %245 = add nsw i64 %235, 1
  %246 = getelementptr inbounds double, ptr %207, i64 %245
  %247 = load double, ptr %246, align 8
  %248 = getelementptr inbounds i64, ptr %208, i64 %245
  %249 = load i64, ptr %248, align 8
  %250 = getelementptr inbounds double, ptr %179, i64 %249
  %251 = load double, ptr %250, align 8
  %252 = fmul double %247, %251
  %253 = fadd double %244, %252
  %254 = add nsw i64 %235, 2
  %255 = getelementptr inbounds double, ptr %207, i64 %254
  %256 = load double, ptr %255, align 8
  %257 = getelementptr inbounds i64, ptr %208, i64 %254
  %258 = load i64, ptr %257, align 8
  %259 = getelementptr inbounds double, ptr %179, i64 %258
  %260 = load double, ptr %259, align 8
  %261 = fmul double %256, %260
  %262 = fadd double %253, %261
  %263 = add nsw i64 %235, 3
  %264 = getelementptr inbounds double, ptr %207, i64 %263
  %265 = load double, ptr %264, align 8
  %266 = getelementptr inbounds i64, ptr %208, i64 %263
  %267 = load i64, ptr %266, align 8
  %268 = getelementptr inbounds double, ptr %179, i64 %267
  %269 = load double, ptr %268, align 8
  %270 = fmul double %265, %269
  %271 = fadd double %262, %270
  %272 = add nsw i64 %235, 4
  %273 = icmp eq i64 %272, %204
  br i1 %273, label %274, label %234

274:                                              ; preds = %229, %234, %199
  %275 = phi double [ 0.000000e+00, %199 ], [ %230, %229 ], [ %271, %234 ]
  %276 = getelementptr inbounds double, ptr %189, i64 %201
  %277 = load double, ptr %276, align 8
  %278 = fsub double %277, %275
  %279 = fcmp ogt double %278, 0.000000e+00
  %280 = and i1 %279, %44
  br i1 %280, label %281, label %344

281:                                              ; preds = %274
  %282 = load ptr, ptr %190, align 8
  br i1 %194, label %283, label %307

283:                                              ; preds = %281
  %284 = insertelement <2 x double> poison, double %278, i64 0
  %285 = shufflevector <2 x double> %284, <2 x double> poison, <2 x i32> zeroinitializer
  %286 = insertelement <2 x double> poison, double %278, i64 0
  %287 = shufflevector <2 x double> %286, <2 x double> poison, <2 x i32> zeroinitializer
  br label %288

288:                                              ; preds = %288, %283
  %289 = phi i64 [ 0, %283 ], [ %304, %288 ]
  %290 = mul nsw i64 %289, %181
  %291 = add nsw i64 %290, %201
  %292 = getelementptr inbounds double, ptr %282, i64 %291
  %293 = load <2 x double>, ptr %292, align 8
  %294 = getelementptr inbounds double, ptr %292, i64 2
  %295 = load <2 x double>, ptr %294, align 8
  %296 = fmul <2 x double> %285, %293
  %297 = fmul <2 x double> %287, %295
  %298 = getelementptr inbounds double, ptr %3, i64 %289
  %299 = load <2 x double>, ptr %298, align 16
  %300 = getelementptr inbounds double, ptr %298, i64 2
  %301 = load <2 x double>, ptr %300, align 16
  %302 = fadd <2 x double> %299, %296
  %303 = fadd <2 x double> %301, %297
  store <2 x double> %302, ptr %298, align 16
  store <2 x double> %303, ptr %300, align 16
  %304 = add nuw i64 %289, 4
  %305 = icmp eq i64 %304, %195
  br i1 %305, label %306, label %288

306:                                              ; preds = %288
  br i1 %196, label %344, label %307

307:                                              ; preds = %281, %306
  %308 = phi i64 [ 0, %281 ], [ %195, %306 ]
  %309 = or i64 %308, 1
  br i1 %198, label %320, label %310

310:                                              ; preds = %307
  %311 = mul nsw i64 %308, %181
  %312 = add nsw i64 %311, %201
  %313 = getelementptr inbounds double, ptr %282, i64 %312
  %314 = load double, ptr %313, align 8
  %315 = fmul double %278, %314
  %316 = getelementptr inbounds double, ptr %3, i64 %308
  %317 = load double, ptr %316, align 16
  %318 = fadd double %317, %315
  store double %318, ptr %316, align 16
  %319 = or i64 %308, 1
  br label %320

320:                                              ; preds = %310, %307
  %321 = phi i64 [ %308, %307 ], [ %319, %310 ]
  %322 = icmp eq i64 %43, %309
  br i1 %322, label %344, label %323

323:                                              ; preds = %320, %323
  %324 = phi i64 [ %342, %323 ], [ %321, %320 ]
  %325 = mul nsw i64 %324, %181
  %326 = add nsw i64 %325, %201
  %327 = getelementptr inbounds double, ptr %282, i64 %326
  %328 = load double, ptr %327, align 8
  %329 = fmul double %278, %328
  %330 = getelementptr inbounds double, ptr %3, i64 %324
  %331 = load double, ptr %330, align 8
  %332 = fadd double %331, %329
  store double %332, ptr %330, align 8
  %333 = add nuw nsw i64 %324, 1
  %334 = mul nsw i64 %333, %181
  %335 = add nsw i64 %334, %201
  %336 = getelementptr inbounds double, ptr %282, i64 %335
  %337 = load double, ptr %336, align 8
  %338 = fmul double %278, %337
  %339 = getelementptr inbounds double, ptr %3, i64 %333
  %340 = load double, ptr %339, align 8
  %341 = fadd double %340, %338
  store double %341, ptr %339, align 8
  %342 = add nuw nsw i64 %324, 2
  %343 = icmp eq i64 %342, %43
  br i1 %343, label %344, label %323

344:                                              ; preds = %320, %323, %306, %274
  %345 = icmp eq i64 %202, %181
  br i1 %345, label %346, label %199

346:                                              ; preds = %344, %178
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %4)
  br i1 %44, label %347, label %389

347:                                              ; preds = %346
  %348 = icmp ult i64 %43, 4
  br i1 %348, label %359, label %349

349:                                              ; preds = %347
  %350 = and i64 %43, -4
  br label %351

351:                                              ; preds = %351, %349
  %352 = phi i64 [ 0, %349 ], [ %355, %351 ]
  %353 = getelementptr inbounds [64 x double], ptr %4, i64 0, i64 %352
  store <2 x double> zeroinitializer, ptr %353, align 16
  %354 = getelementptr inbounds double, ptr %353, i64 2
  store <2 x double> zeroinitializer, ptr %354, align 16
  %355 = add nuw i64 %352, 4
  %356 = icmp eq i64 %355, %350
  br i1 %356, label %357, label %351

357:                                              ; preds = %351
  %358 = icmp eq i64 %43, %350
  br i1 %358, label %389, label %359

359:                                              ; preds = %347, %357
  %360 = phi i64 [ 0, %347 ], [ %350, %357 ]
  br label %391

361:                                              ; preds = %107, %386
  %362 = phi i64 [ 0, %107 ], [ %387, %386 ]
  %363 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 %362
  %364 = load i64, ptr %363, align 8
  %365 = icmp sgt i64 %364, -1
  br i1 %365, label %366, label %386

366:                                              ; preds = %361
  %367 = load ptr, ptr %108, align 8
  %368 = getelementptr inbounds double, ptr %367, i64 %362
  %369 = load double, ptr %368, align 8
  %370 = load ptr, ptr %109, align 8
  %371 = getelementptr inbounds i64, ptr %370, i64 %362
  %372 = load i64, ptr %371, align 8
  %373 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %372
  %374 = load double, ptr %373, align 8
  %375 = fmul double %369, %374
  %376 = add nsw i64 %362, %11
  %377 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %376
  %378 = load double, ptr %377, align 8
  %379 = fmul double %375, %378
  %380 = load ptr, ptr %110, align 8
  %381 = getelementptr inbounds i64, ptr %380, i64 %362
  %382 = load i64, ptr %381, align 8
  %383 = getelementptr inbounds [64 x double], ptr %3, i64 0, i64 %382
  %384 = load double, ptr %383, align 8
  %385 = fadd double %379, %384
  store double %385, ptr %383, align 8
  br label %386

386:                                              ; preds = %361, %366
  %387 = add nuw nsw i64 %362, 1
  %388 = icmp eq i64 %387, %13
  br i1 %388, label %178, label %361

389:                                              ; preds = %391, %357, %346
  %390 = icmp eq i64 %10, 1
  br i1 %390, label %482, label %396

391:                                              ; preds = %359, %391
  %392 = phi i64 [ %394, %391 ], [ %360, %359 ]
  %393 = getelementptr inbounds [64 x double], ptr %4, i64 0, i64 %392
  store double 0.000000e+00, ptr %393, align 8
  %394 = add nuw nsw i64 %392, 1
  %395 = icmp eq i64 %394, %43
  br i1 %395, label %389, label %391

396:                                              ; preds = %389
  %397 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 10
  %398 = load ptr, ptr %397, align 8
  %399 = load i64, ptr %398, align 8
  %400 = getelementptr inbounds [64 x double], ptr %3, i64 0, i64 %399
  %401 = load double, ptr %400, align 8
  %402 = icmp eq i64 %10, 3
  br i1 %402, label %403, label %405

403:                                              ; preds = %396
  %404 = fcmp ugt double %401, 0.000000e+00
  br i1 %404, label %421, label %1209

405:                                              ; preds = %396
  %406 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 14
  %407 = load double, ptr %406, align 8
  %408 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 15
  %409 = load double, ptr %408, align 8
  %410 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 4
  %411 = load i64, ptr %410, align 8
  %412 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %411
  %413 = load double, ptr %412, align 8
  %414 = fmul double %409, %413
  %415 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 13
  %416 = load double, ptr %415, align 8
  %417 = fdiv double %414, %416
  %418 = fadd double %407, %417
  %419 = fadd double %401, %418
  %420 = fcmp ugt double %419, 0.000000e+00
  br i1 %420, label %425, label %1209

421:                                              ; preds = %403
  %422 = fdiv double 1.000000e+00, %401
  %423 = getelementptr inbounds [64 x double], ptr %4, i64 0, i64 %399
  %424 = load double, ptr %423, align 8
  br label %433

425:                                              ; preds = %405
  %426 = fdiv double 1.000000e+00, %419
  %427 = getelementptr inbounds [64 x double], ptr %4, i64 0, i64 %399
  %428 = load double, ptr %427, align 8
  %429 = fadd double %426, %428
  store double %429, ptr %427, align 8
  %430 = fdiv double %417, %419
  %431 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %411
  %432 = load double, ptr %431, align 8
  br label %433

433:                                              ; preds = %421, %425
  %434 = phi double [ %424, %421 ], [ %430, %425 ]
  %435 = phi double [ %422, %421 ], [ %432, %425 ]
  %436 = phi ptr [ %423, %421 ], [ %431, %425 ]
  %437 = phi double [ %401, %421 ], [ %419, %425 ]
  %438 = fadd double %435, %434
  store double %438, ptr %436, align 8
  %439 = bitcast double %437 to i64
  %440 = lshr i64 %439, 52
  %441 = and i64 %440, 2047
  %442 = and i64 %439, 4503599627370495
  %443 = or i64 %442, 4607182418800017408
  %444 = bitcast i64 %443 to double
  %445 = fcmp ogt double %444, 0x3FF6A09E667F3BCD
  %446 = fmul double %444, 5.000000e-01
  %447 = select i1 %445, double %446, double %444
  %448 = select i1 %445, i64 -1022, i64 -1023
  %449 = add nsw i64 %448, %441
  %450 = fadd double %447, -1.000000e+00
  %451 = fadd double %447, 1.000000e+00
  %452 = fdiv double %450, %451
  %453 = fmul double %452, %452
  %454 = fmul double %453, 0x3FA8618618618618
  %455 = fadd double %454, 0x3FAAF286BCA1AF28
  %456 = fmul double %453, %455
  %457 = fadd double %456, 0x3FAE1E1E1E1E1E1E
  %458 = fmul double %453, %457
  %459 = fadd double %458, 0x3FB1111111111111
  %460 = fmul double %453, %459
  %461 = fadd double %460, 0x3FB3B13B13B13B14
  %462 = fmul double %453, %461
  %463 = fadd double %462, 0x3FB745D1745D1746
  %464 = fmul double %453, %463
  %465 = fadd double %464, 0x3FBC71C71C71C71C
  %466 = fmul double %453, %465
  %467 = fadd double %466, 0x3FC2492492492492
  %468 = fmul double %453, %467
  %469 = fadd double %468, 2.000000e-01
  %470 = fmul double %453, %469
  %471 = fadd double %470, 0x3FD5555555555555
  %472 = fmul double %453, %471
  %473 = fadd double %472, 1.000000e+00
  %474 = fmul double %452, 2.000000e+00
  %475 = fmul double %474, %473
  %476 = sitofp i64 %449 to double
  %477 = fmul double %476, 0x3FE62E42FEFA39EF
  %478 = fadd double %477, %475
  %479 = fadd double %478, 0.000000e+00
  %480 = add i64 %10, -1
  %481 = icmp ult i64 %480, 2
  br i1 %481, label %482, label %607

482:                                              ; preds = %389, %433
  %483 = phi double [ %479, %433 ], [ 0.000000e+00, %389 ]
  %484 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29
  %485 = load double, ptr %484, align 8
  %486 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 4
  %487 = load i64, ptr %486, align 8
  %488 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %487
  %489 = load double, ptr %488, align 8
  %490 = fadd double %485, %489
  store double %490, ptr %488, align 8
  %491 = load double, ptr %484, align 8
  %492 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %487
  %493 = load double, ptr %492, align 8
  %494 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 13
  %495 = load i64, ptr %494, align 8
  %496 = lshr i64 %495, 52
  %497 = and i64 %496, 2047
  %498 = and i64 %495, 4503599627370495
  %499 = or i64 %498, 4607182418800017408
  %500 = bitcast i64 %499 to double
  %501 = fcmp ogt double %500, 0x3FF6A09E667F3BCD
  %502 = fmul double %500, 5.000000e-01
  %503 = select i1 %501, double %502, double %500
  %504 = select i1 %501, i64 -1022, i64 -1023
  %505 = add nsw i64 %504, %497
  %506 = fadd double %503, -1.000000e+00
  %507 = fadd double %503, 1.000000e+00
  %508 = fdiv double %506, %507
  %509 = fmul double %508, %508
  %510 = fmul double %509, 0x3FA8618618618618
  %511 = fadd double %510, 0x3FAAF286BCA1AF28
  %512 = fmul double %509, %511
  %513 = fadd double %512, 0x3FAE1E1E1E1E1E1E
  %514 = fmul double %509, %513
  %515 = fadd double %514, 0x3FB1111111111111
  %516 = fmul double %509, %515
  %517 = fadd double %516, 0x3FB3B13B13B13B14
  %518 = fmul double %509, %517
  %519 = fadd double %518, 0x3FB745D1745D1746
  %520 = fmul double %509, %519
  %521 = fadd double %520, 0x3FBC71C71C71C71C
  %522 = fmul double %509, %521
  %523 = fadd double %522, 0x3FC2492492492492
  %524 = fmul double %509, %523
  %525 = fadd double %524, 2.000000e-01
  %526 = fmul double %509, %525
  %527 = fadd double %526, 0x3FD5555555555555
  %528 = fmul double %509, %527
  %529 = fadd double %528, 1.000000e+00
  %530 = fmul double %508, 2.000000e+00
  %531 = fmul double %530, %529
  %532 = sitofp i64 %505 to double
  %533 = fmul double %532, 0x3FE62E42FEFA39EF
  %534 = fadd double %533, %531
  %535 = fsub double %493, %534
  %536 = fmul double %491, %535
  %537 = fadd double %483, %536
  br i1 %44, label %538, label %622

538:                                              ; preds = %482
  %539 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 12
  %540 = load ptr, ptr %539, align 8
  br label %541

541:                                              ; preds = %538, %604
  %542 = phi double [ %537, %538 ], [ %605, %604 ]
  %543 = phi i64 [ 0, %538 ], [ %547, %604 ]
  %544 = getelementptr inbounds double, ptr %540, i64 %543
  %545 = load double, ptr %544, align 8
  %546 = fcmp ogt double %545, 0.000000e+00
  %547 = add nuw nsw i64 %543, 1
  br i1 %546, label %548, label %604

548:                                              ; preds = %541
  %549 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %547
  %550 = load double, ptr %549, align 8
  %551 = fcmp ogt double %550, 0.000000e+00
  br i1 %551, label %552, label %604

552:                                              ; preds = %548
  %553 = getelementptr inbounds [64 x double], ptr %3, i64 0, i64 %543
  %554 = load double, ptr %553, align 8
  %555 = fcmp ugt double %554, 0.000000e+00
  br i1 %555, label %556, label %604

556:                                              ; preds = %552
  %557 = fdiv double %550, %554
  %558 = getelementptr inbounds [64 x double], ptr %4, i64 0, i64 %543
  %559 = load double, ptr %558, align 8
  %560 = fadd double %557, %559
  store double %560, ptr %558, align 8
  %561 = fdiv double %554, %545
  %562 = bitcast double %561 to i64
  %563 = lshr i64 %562, 52
  %564 = and i64 %563, 2047
  %565 = and i64 %562, 4503599627370495
  %566 = or i64 %565, 4607182418800017408
  %567 = bitcast i64 %566 to double
  %568 = fcmp ogt double %567, 0x3FF6A09E667F3BCD
  %569 = fmul double %567, 5.000000e-01
  %570 = select i1 %568, double %569, double %567
  %571 = select i1 %568, i64 -1022, i64 -1023
  %572 = add nsw i64 %571, %564
  %573 = fadd double %570, -1.000000e+00
  %574 = fadd double %570, 1.000000e+00
  %575 = fdiv double %573, %574
  %576 = fmul double %575, %575
  %577 = fmul double %576, 0x3FA8618618618618
  %578 = fadd double %577, 0x3FAAF286BCA1AF28
  %579 = fmul double %576, %578
  %580 = fadd double %579, 0x3FAE1E1E1E1E1E1E
  %581 = fmul double %576, %580
  %582 = fadd double %581, 0x3FB1111111111111
  %583 = fmul double %576, %582
  %584 = fadd double %583, 0x3FB3B13B13B13B14
  %585 = fmul double %576, %584
  %586 = fadd double %585, 0x3FB745D1745D1746
  %587 = fmul double %576, %586
  %588 = fadd double %587, 0x3FBC71C71C71C71C
  %589 = fmul double %576, %588
  %590 = fadd double %589, 0x3FC2492492492492
  %591 = fmul double %576, %590
  %592 = fadd double %591, 2.000000e-01
  %593 = fmul double %576, %592
  %594 = fadd double %593, 0x3FD5555555555555
  %595 = fmul double %576, %594
  %596 = fadd double %595, 1.000000e+00
  %597 = fmul double %575, 2.000000e+00
  %598 = fmul double %597, %596
  %599 = sitofp i64 %572 to double
  %600 = fmul double %599, 0x3FE62E42FEFA39EF
  %601 = fadd double %600, %598
  %602 = fmul double %550, %601
  %603 = fadd double %542, %602
  br label %604

604:                                              ; preds = %541, %548, %552, %556
  %605 = phi double [ %542, %548 ], [ %542, %552 ], [ %603, %556 ], [ %542, %541 ]
  %606 = icmp eq i64 %547, %43
  br i1 %606, label %607, label %541

607:                                              ; preds = %604, %433
  %608 = phi double [ %479, %433 ], [ %605, %604 ]
  br i1 %44, label %609, label %622

609:                                              ; preds = %607
  %610 = icmp slt i64 %11, 1
  %611 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 17
  %612 = getelementptr i8, ptr %0, i64 17424
  %613 = shl i64 %11, 3
  %614 = add i64 %613, 25616
  %615 = getelementptr i8, ptr %0, i64 %614
  %616 = shl i64 %11, 3
  %617 = icmp ult i64 %11, 4
  %618 = and i64 %11, -4
  %619 = icmp eq i64 %11, %618
  %620 = and i64 %11, 1
  %621 = icmp eq i64 %620, 0
  br label %634

622:                                              ; preds = %723, %482, %607
  %623 = phi double [ %608, %607 ], [ %537, %482 ], [ %608, %723 ]
  br i1 %182, label %624, label %730

624:                                              ; preds = %622
  %625 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 24
  %626 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 14
  %627 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 22
  %628 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 15
  %629 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 23
  %630 = and i64 %43, 1
  %631 = icmp eq i64 %43, 1
  %632 = and i64 %43, -2
  %633 = icmp eq i64 %630, 0
  br label %726

634:                                              ; preds = %609, %723
  %635 = phi i64 [ 0, %609 ], [ %724, %723 ]
  %636 = mul i64 %616, %635
  %637 = add i64 %613, %636
  %638 = getelementptr inbounds [64 x double], ptr %4, i64 0, i64 %635
  %639 = load double, ptr %638, align 8
  %640 = fcmp ule double %639, 0.000000e+00
  %641 = select i1 %640, i1 true, i1 %610
  br i1 %641, label %723, label %642

642:                                              ; preds = %634
  %643 = load ptr, ptr %611, align 8
  %644 = mul nsw i64 %635, %11
  br i1 %617, label %680, label %645

645:                                              ; preds = %642
  %646 = getelementptr i8, ptr %643, i64 %636
  %647 = getelementptr i8, ptr %643, i64 %637
  %648 = icmp ult ptr %612, %647
  %649 = icmp ult ptr %646, %615
  %650 = and i1 %648, %649
  br i1 %650, label %680, label %651

651:                                              ; preds = %645
  %652 = insertelement <2 x double> poison, double %639, i64 0
  %653 = shufflevector <2 x double> %652, <2 x double> poison, <2 x i32> zeroinitializer
  %654 = insertelement <2 x double> poison, double %639, i64 0
  %655 = shufflevector <2 x double> %654, <2 x double> poison, <2 x i32> zeroinitializer
  br label %656

656:                                              ; preds = %656, %651
  %657 = phi i64 [ 0, %651 ], [ %677, %656 ]
  %658 = add nsw i64 %657, %644
  %659 = getelementptr inbounds double, ptr %643, i64 %658
  %660 = load <2 x double>, ptr %659, align 8
  %661 = getelementptr inbounds double, ptr %659, i64 2
  %662 = load <2 x double>, ptr %661, align 8
  %663 = fmul <2 x double> %653, %660
  %664 = fmul <2 x double> %655, %662
  %665 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %657
  %666 = load <2 x double>, ptr %665, align 8
  %667 = getelementptr inbounds double, ptr %665, i64 2
  %668 = load <2 x double>, ptr %667, align 8
  %669 = fmul <2 x double> %663, %666
  %670 = fmul <2 x double> %664, %668
  %671 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %657
  %672 = load <2 x double>, ptr %671, align 8
  %673 = getelementptr inbounds double, ptr %671, i64 2
  %674 = load <2 x double>, ptr %673, align 8
  %675 = fadd <2 x double> %672, %669
  %676 = fadd <2 x double> %674, %670
  store <2 x double> %675, ptr %671, align 8
  store <2 x double> %676, ptr %673, align 8
  %677 = add nuw i64 %657, 4
  %678 = icmp eq i64 %677, %618
  br i1 %678, label %679, label %656

679:                                              ; preds = %656
  br i1 %619, label %723, label %680

680:                                              ; preds = %645, %642, %679
  %681 = phi i64 [ 0, %645 ], [ 0, %642 ], [ %618, %679 ]
  %682 = or i64 %681, 1
  br i1 %621, label %695, label %683

683:                                              ; preds = %680
  %684 = add nsw i64 %681, %644
  %685 = getelementptr inbounds double, ptr %643, i64 %684
  %686 = load double, ptr %685, align 8
  %687 = fmul double %639, %686
  %688 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %681
  %689 = load double, ptr %688, align 8
  %690 = fmul double %687, %689
  %691 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %681
  %692 = load double, ptr %691, align 8
  %693 = fadd double %692, %690
  store double %693, ptr %691, align 8
  %694 = or i64 %681, 1
  br label %695

695:                                              ; preds = %683, %680
  %696 = phi i64 [ %681, %680 ], [ %694, %683 ]
  %697 = icmp eq i64 %11, %682
  br i1 %697, label %723, label %698

698:                                              ; preds = %695, %698
  %699 = phi i64 [ %721, %698 ], [ %696, %695 ]
  %700 = add nsw i64 %699, %644
  %701 = getelementptr inbounds double, ptr %643, i64 %700
  %702 = load double, ptr %701, align 8
  %703 = fmul double %639, %702
  %704 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %699
  %705 = load double, ptr %704, align 8
  %706 = fmul double %703, %705
  %707 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %699
  %708 = load double, ptr %707, align 8
  %709 = fadd double %708, %706
  store double %709, ptr %707, align 8
  %710 = add nuw nsw i64 %699, 1
  %711 = add nsw i64 %710, %644
  %712 = getelementptr inbounds double, ptr %643, i64 %711
  %713 = load double, ptr %712, align 8
  %714 = fmul double %639, %713
  %715 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %710
  %716 = load double, ptr %715, align 8
  %717 = fmul double %714, %716
  %718 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %710
  %719 = load double, ptr %718, align 8
  %720 = fadd double %719, %717
  store double %720, ptr %718, align 8
  %721 = add nuw nsw i64 %699, 2
  %722 = icmp eq i64 %721, %11
  br i1 %722, label %723, label %698

723:                                              ; preds = %695, %698, %679, %634
  %724 = add nuw nsw i64 %635, 1
  %725 = icmp eq i64 %724, %43
  br i1 %725, label %622, label %634

726:                                              ; preds = %624, %881
  %727 = phi i64 [ 0, %624 ], [ %882, %881 ]
  br i1 %44, label %728, label %751

728:                                              ; preds = %726
  %729 = load ptr, ptr %625, align 8
  br i1 %631, label %735, label %753

730:                                              ; preds = %881, %622
  br i1 %106, label %731, label %884

731:                                              ; preds = %730
  %732 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 8
  %733 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 18
  %734 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 9
  br label %893

735:                                              ; preds = %753, %728
  %736 = phi double [ undef, %728 ], [ %773, %753 ]
  %737 = phi i64 [ 0, %728 ], [ %774, %753 ]
  %738 = phi double [ 0.000000e+00, %728 ], [ %773, %753 ]
  br i1 %633, label %748, label %739

739:                                              ; preds = %735
  %740 = getelementptr inbounds [64 x double], ptr %4, i64 0, i64 %737
  %741 = load double, ptr %740, align 8
  %742 = mul nsw i64 %737, %181
  %743 = add nsw i64 %742, %727
  %744 = getelementptr inbounds double, ptr %729, i64 %743
  %745 = load double, ptr %744, align 8
  %746 = fmul double %741, %745
  %747 = fadd double %738, %746
  br label %748

748:                                              ; preds = %735, %739
  %749 = phi double [ %736, %735 ], [ %747, %739 ]
  %750 = fcmp ogt double %749, 0.000000e+00
  br i1 %750, label %777, label %751

751:                                              ; preds = %726, %748
  %752 = add nuw nsw i64 %727, 1
  br label %881

753:                                              ; preds = %728, %753
  %754 = phi i64 [ %774, %753 ], [ 0, %728 ]
  %755 = phi double [ %773, %753 ], [ 0.000000e+00, %728 ]
  %756 = phi i64 [ %775, %753 ], [ 0, %728 ]
  %757 = getelementptr inbounds [64 x double], ptr %4, i64 0, i64 %754
  %758 = load double, ptr %757, align 16
  %759 = mul nsw i64 %754, %181
  %760 = add nsw i64 %759, %727
  %761 = getelementptr inbounds double, ptr %729, i64 %760
  %762 = load double, ptr %761, align 8
  %763 = fmul double %758, %762
  %764 = fadd double %755, %763
  %765 = or i64 %754, 1
  %766 = getelementptr inbounds [64 x double], ptr %4, i64 0, i64 %765
  %767 = load double, ptr %766, align 8
  %768 = mul nsw i64 %765, %181
  %769 = add nsw i64 %768, %727
  %770 = getelementptr inbounds double, ptr %729, i64 %769
  %771 = load double, ptr %770, align 8
  %772 = fmul double %767, %771
  %773 = fadd double %764, %772
  %774 = add nuw nsw i64 %754, 2
  %775 = add i64 %756, 2
  %776 = icmp eq i64 %775, %632
  br i1 %776, label %735, label %753

777:                                              ; preds = %748
  %778 = load ptr, ptr %626, align 8
  %779 = getelementptr inbounds i64, ptr %778, i64 %727
  %780 = load i64, ptr %779, align 8
  %781 = add nuw nsw i64 %727, 1
  %782 = getelementptr inbounds i64, ptr %778, i64 %781
  %783 = load i64, ptr %782, align 8
  %784 = icmp sgt i64 %783, %780
  br i1 %784, label %785, label %881

785:                                              ; preds = %777
  %786 = load ptr, ptr %627, align 8
  %787 = load ptr, ptr %628, align 8
  %788 = sub i64 %783, %780
  %789 = xor i64 %780, -1
  %790 = add i64 %783, %789
  %791 = and i64 %788, 3
  %792 = icmp eq i64 %791, 0
  br i1 %792, label %808, label %793

793:                                              ; preds = %785, %793
  %794 = phi i64 [ %805, %793 ], [ %780, %785 ]
  %795 = phi double [ %804, %793 ], [ 0.000000e+00, %785 ]
  %796 = phi i64 [ %806, %793 ], [ 0, %785 ]
  %797 = getelementptr inbounds double, ptr %786, i64 %794
  %798 = load double, ptr %797, align 8
  %799 = getelementptr inbounds i64, ptr %787, i64 %794
  %800 = load i64, ptr %799, align 8
  %801 = getelementptr inbounds double, ptr %179, i64 %800
  %802 = load double, ptr %801, align 8
  %803 = fmul double %798, %802
  %804 = fadd double %795, %803
  %805 = add nsw i64 %794, 1
  %806 = add i64 %796, 1
  %807 = icmp eq i64 %806, %791
  br i1 %807, label %808, label %793

808:                                              ; preds = %793, %785
  %809 = phi double [ undef, %785 ], [ %804, %793 ]
  %810 = phi i64 [ %780, %785 ], [ %805, %793 ]
  %811 = phi double [ 0.000000e+00, %785 ], [ %804, %793 ]
  %812 = icmp ult i64 %790, 3
  br i1 %812, label %853, label %813

813:                                              ; preds = %808, %813
  %814 = phi i64 [ %851, %813 ], [ %810, %808 ]
  %815 = phi double [ %850, %813 ], [ %811, %808 ]
  %816 = getelementptr inbounds double, ptr %786, i64 %814
  %817 = load double, ptr %816, align 8
  %818 = getelementptr inbounds i64, ptr %787, i64 %814
  %819 = load i64, ptr %818, align 8
  %820 = getelementptr inbounds double, ptr %179, i64 %819
  %821 = load double, ptr %820, align 8
  %822 = fmul double %817, %821
  %823 = fadd double %815, %822
  %824 = add nsw i64 %814, 1
  %825 = getelementptr inbounds double, ptr %786, i64 %824
  %826 = load double, ptr %825, align 8
  %827 = getelementptr inbounds i64, ptr %787, i64 %824
  %828 = load i64, ptr %827, align 8
  %829 = getelementptr inbounds double, ptr %179, i64 %828
  %830 = load double, ptr %829, align 8
  %831 = fmul double %826, %830
  %832 = fadd double %823, %831
  %833 = add nsw i64 %814, 2
  %834 = getelementptr inbounds double, ptr %786, i64 %833
  %835 = load double, ptr %834, align 8
  %836 = getelementptr inbounds i64, ptr %787, i64 %833
  %837 = load i64, ptr %836, align 8
  %838 = getelementptr inbounds double, ptr %179, i64 %837
  %839 = load double, ptr %838, align 8
  %840 = fmul double %835, %839
  %841 = fadd double %832, %840
  %842 = add nsw i64 %814, 3
  %843 = getelementptr inbounds double, ptr %786, i64 %842
  %844 = load double, ptr %843, align 8
  %845 = getelementptr inbounds i64, ptr %787, i64 %842
  %846 = load i64, ptr %845, align 8
  %847 = getelementptr inbounds double, ptr %179, i64 %846
  %848 = load double, ptr %847, align 8
  %849 = fmul double %844, %848
  %850 = fadd double %841, %849
  %851 = add nsw i64 %814, 4
  %852 = icmp eq i64 %851, %783
  br i1 %852, label %853, label %813

853:                                              ; preds = %813, %808
  %854 = phi double [ %809, %808 ], [ %850, %813 ]
  %855 = load ptr, ptr %629, align 8
  %856 = getelementptr inbounds double, ptr %855, i64 %727
  %857 = load double, ptr %856, align 8
  %858 = fsub double %857, %854
  %859 = fcmp ogt double %858, 0.000000e+00
  %860 = and i1 %859, %784
  br i1 %860, label %861, label %881

861:                                              ; preds = %853
  %862 = load ptr, ptr %628, align 8
  %863 = load ptr, ptr %627, align 8
  br label %864

864:                                              ; preds = %861, %864
  %865 = phi i64 [ %780, %861 ], [ %879, %864 ]
  %866 = getelementptr inbounds i64, ptr %862, i64 %865
  %867 = load i64, ptr %866, align 8
  %868 = getelementptr inbounds double, ptr %863, i64 %865
  %869 = load double, ptr %868, align 8
  %870 = fmul double %749, %869
  %871 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %867
  %872 = load double, ptr %871, align 8
  %873 = fmul double %870, %872
  %874 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %867
  %875 = load double, ptr %874, align 8
  %876 = fsub double %875, %873
  %877 = fcmp olt double %876, 0x3D719799812DEA11
  %878 = select i1 %877, double 0.000000e+00, double %876
  store double %878, ptr %874, align 8
  %879 = add nsw i64 %865, 1
  %880 = icmp eq i64 %879, %783
  br i1 %880, label %881, label %864

881:                                              ; preds = %864, %777, %751, %853
  %882 = phi i64 [ %752, %751 ], [ %781, %853 ], [ %781, %777 ], [ %781, %864 ]
  %883 = icmp eq i64 %882, %181
  br i1 %883, label %730, label %726

884:                                              ; preds = %924, %730
  %885 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 3
  %886 = load i64, ptr %885, align 8
  %887 = icmp sgt i64 %886, 0
  br i1 %887, label %888, label %927

888:                                              ; preds = %884
  %889 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 12
  %890 = load ptr, ptr %889, align 8
  %891 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 13
  %892 = load i64, ptr %890, align 8
  br label %935

893:                                              ; preds = %731, %924
  %894 = phi i64 [ 0, %731 ], [ %925, %924 ]
  %895 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 %894
  %896 = load i64, ptr %895, align 8
  %897 = icmp slt i64 %896, 0
  br i1 %897, label %924, label %898

898:                                              ; preds = %893
  %899 = load ptr, ptr %732, align 8
  %900 = getelementptr inbounds i64, ptr %899, i64 %894
  %901 = load i64, ptr %900, align 8
  %902 = getelementptr inbounds [64 x double], ptr %4, i64 0, i64 %901
  %903 = load double, ptr %902, align 8
  %904 = load ptr, ptr %733, align 8
  %905 = getelementptr inbounds double, ptr %904, i64 %894
  %906 = load double, ptr %905, align 8
  %907 = fmul double %903, %906
  %908 = load ptr, ptr %734, align 8
  %909 = getelementptr inbounds i64, ptr %908, i64 %894
  %910 = load i64, ptr %909, align 8
  %911 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %910
  %912 = load double, ptr %911, align 8
  %913 = fmul double %907, %912
  %914 = add nsw i64 %894, %11
  %915 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %914
  %916 = load double, ptr %915, align 8
  %917 = fmul double %913, %916
  %918 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %910
  %919 = load double, ptr %918, align 8
  %920 = fadd double %919, %917
  store double %920, ptr %918, align 8
  %921 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %914
  %922 = load double, ptr %921, align 8
  %923 = fadd double %917, %922
  store double %923, ptr %921, align 8
  br label %924

924:                                              ; preds = %893, %898
  %925 = add nuw nsw i64 %894, 1
  %926 = icmp eq i64 %925, %13
  br i1 %926, label %884, label %893

927:                                              ; preds = %1096, %884
  %928 = phi double [ %623, %884 ], [ %1097, %1096 ]
  br i1 %34, label %929, label %1114

929:                                              ; preds = %927
  %930 = add i64 %13, %11
  %931 = and i64 %14, 1
  %932 = icmp eq i64 %930, 1
  br i1 %932, label %1099, label %933

933:                                              ; preds = %929
  %934 = and i64 %14, -2
  br label %1132

935:                                              ; preds = %888, %1096
  %936 = phi i64 [ %892, %888 ], [ %941, %1096 ]
  %937 = phi i64 [ 0, %888 ], [ %939, %1096 ]
  %938 = phi double [ %623, %888 ], [ %1097, %1096 ]
  %939 = add nuw nsw i64 %937, 1
  %940 = getelementptr inbounds i64, ptr %890, i64 %939
  %941 = load i64, ptr %940, align 8
  %942 = icmp sgt i64 %941, %936
  br i1 %942, label %943, label %1096

943:                                              ; preds = %935
  %944 = load ptr, ptr %891, align 8
  %945 = sub i64 %941, %936
  %946 = xor i64 %936, -1
  %947 = add i64 %941, %946
  %948 = and i64 %945, 3
  %949 = icmp eq i64 %948, 0
  br i1 %949, label %962, label %950

950:                                              ; preds = %943, %950
  %951 = phi i64 [ %959, %950 ], [ %936, %943 ]
  %952 = phi double [ %958, %950 ], [ 0.000000e+00, %943 ]
  %953 = phi i64 [ %960, %950 ], [ 0, %943 ]
  %954 = getelementptr inbounds i64, ptr %944, i64 %951
  %955 = load i64, ptr %954, align 8
  %956 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %955
  %957 = load double, ptr %956, align 8
  %958 = fadd double %952, %957
  %959 = add nsw i64 %951, 1
  %960 = add i64 %953, 1
  %961 = icmp eq i64 %960, %948
  br i1 %961, label %962, label %950

962:                                              ; preds = %950, %943
  %963 = phi double [ undef, %943 ], [ %958, %950 ]
  %964 = phi i64 [ %936, %943 ], [ %959, %950 ]
  %965 = phi double [ 0.000000e+00, %943 ], [ %958, %950 ]
  %966 = icmp ult i64 %947, 3
  br i1 %966, label %967, label %970

967:                                              ; preds = %970, %962
  %968 = phi double [ %963, %962 ], [ %995, %970 ]
  %969 = fcmp ugt double %968, 0.000000e+00
  br i1 %969, label %998, label %1096

970:                                              ; preds = %962, %970
  %971 = phi i64 [ %996, %970 ], [ %964, %962 ]
  %972 = phi double [ %995, %970 ], [ %965, %962 ]
  %973 = getelementptr inbounds i64, ptr %944, i64 %971
  %974 = load i64, ptr %973, align 8
  %975 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %974
  %976 = load double, ptr %975, align 8
  %977 = fadd double %972, %976
  %978 = add nsw i64 %971, 1
  %979 = getelementptr inbounds i64, ptr %944, i64 %978
  %980 = load i64, ptr %979, align 8
  %981 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %980
  %982 = load double, ptr %981, align 8
  %983 = fadd double %977, %982
  %984 = add nsw i64 %971, 2
  %985 = getelementptr inbounds i64, ptr %944, i64 %984
  %986 = load i64, ptr %985, align 8
  %987 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %986
  %988 = load double, ptr %987, align 8
  %989 = fadd double %983, %988
  %990 = add nsw i64 %971, 3
  %991 = getelementptr inbounds i64, ptr %944, i64 %990
  %992 = load i64, ptr %991, align 8
  %993 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %992
  %994 = load double, ptr %993, align 8
  %995 = fadd double %989, %994
  %996 = add nsw i64 %971, 4
  %997 = icmp eq i64 %996, %941
  br i1 %997, label %967, label %970

998:                                              ; preds = %967
  %999 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %937
  %1000 = load double, ptr %999, align 8
  %1001 = fcmp ogt double %1000, 0.000000e+00
  br i1 %1001, label %1002, label %1096

1002:                                             ; preds = %998
  br i1 %942, label %1003, label %1024

1003:                                             ; preds = %1002
  %1004 = load ptr, ptr %891, align 8
  %1005 = and i64 %945, 1
  %1006 = icmp eq i64 %1005, 0
  br i1 %1006, label %1019, label %1007

1007:                                             ; preds = %1003
  %1008 = load double, ptr %999, align 8
  %1009 = getelementptr inbounds i64, ptr %1004, i64 %936
  %1010 = load i64, ptr %1009, align 8
  %1011 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %1010
  %1012 = load double, ptr %1011, align 8
  %1013 = fmul double %1008, %1012
  %1014 = fdiv double %1013, %968
  %1015 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %1010
  %1016 = load double, ptr %1015, align 8
  %1017 = fadd double %1016, %1014
  store double %1017, ptr %1015, align 8
  %1018 = add nsw i64 %936, 1
  br label %1019

1019:                                             ; preds = %1007, %1003
  %1020 = phi i64 [ %936, %1003 ], [ %1018, %1007 ]
  %1021 = icmp eq i64 %947, 0
  br i1 %1021, label %1022, label %1071

1022:                                             ; preds = %1071, %1019
  %1023 = load double, ptr %999, align 8
  br label %1024

1024:                                             ; preds = %1022, %1002
  %1025 = phi double [ %1023, %1022 ], [ %1000, %1002 ]
  %1026 = bitcast double %968 to i64
  %1027 = lshr i64 %1026, 52
  %1028 = and i64 %1027, 2047
  %1029 = and i64 %1026, 4503599627370495
  %1030 = or i64 %1029, 4607182418800017408
  %1031 = bitcast i64 %1030 to double
  %1032 = fcmp ogt double %1031, 0x3FF6A09E667F3BCD
  %1033 = fmul double %1031, 5.000000e-01
  %1034 = select i1 %1032, double %1033, double %1031
  %1035 = select i1 %1032, i64 -1022, i64 -1023
  %1036 = add nsw i64 %1035, %1028
  %1037 = fadd double %1034, -1.000000e+00
  %1038 = fadd double %1034, 1.000000e+00
  %1039 = fdiv double %1037, %1038
  %1040 = fmul double %1039, %1039
  %1041 = fmul double %1040, 0x3FA8618618618618
  %1042 = fadd double %1041, 0x3FAAF286BCA1AF28
  %1043 = fmul double %1040, %1042
  %1044 = fadd double %1043, 0x3FAE1E1E1E1E1E1E
  %1045 = fmul double %1040, %1044
  %1046 = fadd double %1045, 0x3FB1111111111111
  %1047 = fmul double %1040, %1046
  %1048 = fadd double %1047, 0x3FB3B13B13B13B14
  %1049 = fmul double %1040, %1048
  %1050 = fadd double %1049, 0x3FB745D1745D1746
  %1051 = fmul double %1040, %1050
  %1052 = fadd double %1051, 0x3FBC71C71C71C71C
  %1053 = fmul double %1040, %1052
  %1054 = fadd double %1053, 0x3FC2492492492492
  %1055 = fmul double %1040, %1054
  %1056 = fadd double %1055, 2.000000e-01
  %1057 = fmul double %1040, %1056
  %1058 = fadd double %1057, 0x3FD5555555555555
  %1059 = fmul double %1040, %1058
  %1060 = fadd double %1059, 1.000000e+00
  %1061 = fmul double %1039, 2.000000e+00
  %1062 = fmul double %1061, %1060
  %1063 = sitofp i64 %1036 to double
  %1064 = fmul double %1063, 0x3FE62E42FEFA39EF
  %1065 = fadd double %1064, %1062
  %1066 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 %937
  %1067 = load double, ptr %1066, align 8
  %1068 = fsub double %1065, %1067
  %1069 = fmul double %1025, %1068
  %1070 = fadd double %938, %1069
  br label %1096

1071:                                             ; preds = %1019, %1071
  %1072 = phi i64 [ %1094, %1071 ], [ %1020, %1019 ]
  %1073 = load double, ptr %999, align 8
  %1074 = getelementptr inbounds i64, ptr %1004, i64 %1072
  %1075 = load i64, ptr %1074, align 8
  %1076 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %1075
  %1077 = load double, ptr %1076, align 8
  %1078 = fmul double %1073, %1077
  %1079 = fdiv double %1078, %968
  %1080 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %1075
  %1081 = load double, ptr %1080, align 8
  %1082 = fadd double %1081, %1079
  store double %1082, ptr %1080, align 8
  %1083 = add nsw i64 %1072, 1
  %1084 = load double, ptr %999, align 8
  %1085 = getelementptr inbounds i64, ptr %1004, i64 %1083
  %1086 = load i64, ptr %1085, align 8
  %1087 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %1086
  %1088 = load double, ptr %1087, align 8
  %1089 = fmul double %1084, %1088
  %1090 = fdiv double %1089, %968
  %1091 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %1086
  %1092 = load double, ptr %1091, align 8
  %1093 = fadd double %1092, %1090
  store double %1093, ptr %1091, align 8
  %1094 = add nsw i64 %1072, 2
  %1095 = icmp eq i64 %1094, %941
  br i1 %1095, label %1022, label %1071

1096:                                             ; preds = %935, %967, %998, %1024
  %1097 = phi double [ %1070, %1024 ], [ %938, %998 ], [ %938, %967 ], [ %938, %935 ]
  %1098 = icmp eq i64 %939, %886
  br i1 %1098, label %927, label %935

1099:                                             ; preds = %1132, %929
  %1100 = phi double [ undef, %929 ], [ %1154, %1132 ]
  %1101 = phi i64 [ 0, %929 ], [ %1155, %1132 ]
  %1102 = phi double [ %928, %929 ], [ %1154, %1132 ]
  %1103 = icmp eq i64 %931, 0
  br i1 %1103, label %1114, label %1104

1104:                                             ; preds = %1099
  %1105 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %1101
  %1106 = load double, ptr %1105, align 8
  %1107 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %1101
  %1108 = load double, ptr %1107, align 8
  %1109 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %1101
  %1110 = load double, ptr %1109, align 8
  %1111 = fsub double %1108, %1110
  %1112 = fmul double %1106, %1111
  %1113 = fadd double %1102, %1112
  br label %1114

1114:                                             ; preds = %1104, %1099, %927
  %1115 = phi double [ %928, %927 ], [ %1100, %1099 ], [ %1113, %1104 ]
  %1116 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 1
  %1117 = load i64, ptr %1116, align 8
  %1118 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 2
  %1119 = load i64, ptr %1118, align 8
  %1120 = add nsw i64 %1119, %1117
  %1121 = icmp sgt i64 %1119, 1
  %1122 = zext i1 %1121 to i64
  %1123 = add nsw i64 %1120, %1122
  %1124 = icmp sgt i64 %1123, 0
  br i1 %1124, label %1125, label %1209

1125:                                             ; preds = %1114
  %1126 = add i64 %1117, %1119
  %1127 = add i64 %1126, %1122
  %1128 = and i64 %1123, 1
  %1129 = icmp eq i64 %1127, 1
  br i1 %1129, label %1192, label %1130

1130:                                             ; preds = %1125
  %1131 = and i64 %1123, -2
  br label %1158

1132:                                             ; preds = %1132, %933
  %1133 = phi i64 [ 0, %933 ], [ %1155, %1132 ]
  %1134 = phi double [ %928, %933 ], [ %1154, %1132 ]
  %1135 = phi i64 [ 0, %933 ], [ %1156, %1132 ]
  %1136 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %1133
  %1137 = load double, ptr %1136, align 8
  %1138 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %1133
  %1139 = load double, ptr %1138, align 8
  %1140 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %1133
  %1141 = load double, ptr %1140, align 8
  %1142 = fsub double %1139, %1141
  %1143 = fmul double %1137, %1142
  %1144 = fadd double %1134, %1143
  %1145 = or i64 %1133, 1
  %1146 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %1145
  %1147 = load double, ptr %1146, align 8
  %1148 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %1145
  %1149 = load double, ptr %1148, align 8
  %1150 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %1145
  %1151 = load double, ptr %1150, align 8
  %1152 = fsub double %1149, %1151
  %1153 = fmul double %1147, %1152
  %1154 = fadd double %1144, %1153
  %1155 = add nuw nsw i64 %1133, 2
  %1156 = add i64 %1135, 2
  %1157 = icmp eq i64 %1156, %934
  br i1 %1157, label %1099, label %1132

1158:                                             ; preds = %1187, %1130
  %1159 = phi i64 [ 0, %1130 ], [ %1189, %1187 ]
  %1160 = phi double [ %1115, %1130 ], [ %1188, %1187 ]
  %1161 = phi i64 [ 0, %1130 ], [ %1190, %1187 ]
  %1162 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %1159
  %1163 = load double, ptr %1162, align 8
  %1164 = fcmp ogt double %1163, 0.000000e+00
  br i1 %1164, label %1165, label %1173

1165:                                             ; preds = %1158
  %1166 = add nsw i64 %1159, %14
  %1167 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %1166
  store double %1163, ptr %1167, align 8
  %1168 = load double, ptr %1162, align 8
  %1169 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %1159
  %1170 = load double, ptr %1169, align 8
  %1171 = fmul double %1168, %1170
  %1172 = fsub double %1160, %1171
  br label %1173

1173:                                             ; preds = %1158, %1165
  %1174 = phi double [ %1172, %1165 ], [ %1160, %1158 ]
  %1175 = or i64 %1159, 1
  %1176 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %1175
  %1177 = load double, ptr %1176, align 8
  %1178 = fcmp ogt double %1177, 0.000000e+00
  br i1 %1178, label %1179, label %1187

1179:                                             ; preds = %1173
  %1180 = add nsw i64 %1175, %14
  %1181 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %1180
  store double %1177, ptr %1181, align 8
  %1182 = load double, ptr %1176, align 8
  %1183 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %1175
  %1184 = load double, ptr %1183, align 8
  %1185 = fmul double %1182, %1184
  %1186 = fsub double %1174, %1185
  br label %1187

1187:                                             ; preds = %1179, %1173
  %1188 = phi double [ %1186, %1179 ], [ %1174, %1173 ]
  %1189 = add nuw nsw i64 %1159, 2
  %1190 = add i64 %1161, 2
  %1191 = icmp eq i64 %1190, %1131
  br i1 %1191, label %1192, label %1158

1192:                                             ; preds = %1187, %1125
  %1193 = phi double [ undef, %1125 ], [ %1188, %1187 ]
  %1194 = phi i64 [ 0, %1125 ], [ %1189, %1187 ]
  %1195 = phi double [ %1115, %1125 ], [ %1188, %1187 ]
  %1196 = icmp eq i64 %1128, 0
  br i1 %1196, label %1209, label %1197

1197:                                             ; preds = %1192
  %1198 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %1194
  %1199 = load double, ptr %1198, align 8
  %1200 = fcmp ogt double %1199, 0.000000e+00
  br i1 %1200, label %1201, label %1209

1201:                                             ; preds = %1197
  %1202 = add nsw i64 %1194, %14
  %1203 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %1202
  store double %1199, ptr %1203, align 8
  %1204 = load double, ptr %1198, align 8
  %1205 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %1194
  %1206 = load double, ptr %1205, align 8
  %1207 = fmul double %1204, %1206
  %1208 = fsub double %1195, %1207
  br label %1209

1209:                                             ; preds = %1192, %1201, %1197, %1114, %405, %403
  %1210 = phi double [ 0xFFF0000000000000, %403 ], [ 0xFFF0000000000000, %405 ], [ %1115, %1114 ], [ %1193, %1192 ], [ %1208, %1201 ], [ %1195, %1197 ]
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %3)
  ret double %1210
}

; Function Attrs: nofree nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
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
  br i1 %12, label %22, label %13

13:                                               ; preds = %70, %2
  %14 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 3
  %15 = load i64, ptr %14, align 8
  %16 = icmp sgt i64 %15, 0
  br i1 %16, label %17, label %75

17:                                               ; preds = %13
  %18 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 12
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 13
  %21 = load i64, ptr %19, align 8
  br label %149

22:                                               ; preds = %2, %70
  %23 = phi i64 [ %73, %70 ], [ 0, %2 ]
  %24 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %23
  %25 = load double, ptr %24, align 8
  %26 = fcmp olt double %25, -7.000000e+02
  br i1 %26, label %70, label %27

27:                                               ; preds = %22
  %28 = fcmp ogt double %25, 7.000000e+02
  %29 = select i1 %28, double 7.000000e+02, double %25
  %30 = fmul double %29, 0x3FF71547652B82FE
  %31 = fcmp olt double %30, 0.000000e+00
  %32 = select i1 %31, double -5.000000e-01, double 5.000000e-01
  %33 = fadd double %30, %32
  %34 = fptosi double %33 to i64
  %35 = sitofp i64 %34 to double
  %36 = fmul double %35, 0x3FE62E42FEFA39EF
  %37 = fsub double %29, %36
  %38 = fmul double %37, 0x3DA93974A8C07C9D
  %39 = fadd double %38, 0x3DE6124613A86D09
  %40 = fmul double %37, %39
  %41 = fadd double %40, 0x3E21EED8EFF8D898
  %42 = fmul double %37, %41
  %43 = fadd double %42, 0x3E5AE64567F544E4
  %44 = fmul double %37, %43
  %45 = fadd double %44, 0x3E927E4FB7789F5C
  %46 = fmul double %37, %45
  %47 = fadd double %46, 0x3EC71DE3A556C734
  %48 = fmul double %37, %47
  %49 = fadd double %48, 0x3EFA01A01A01A01A
  %50 = fmul double %37, %49
  %51 = fadd double %50, 0x3F2A01A01A01A01A
  %52 = fmul double %37, %51
  %53 = fadd double %52, 0x3F56C16C16C16C17
  %54 = fmul double %37, %53
  %55 = fadd double %54, 0x3F81111111111111
  %56 = fmul double %37, %55
  %57 = fadd double %56, 0x3FA5555555555555
  %58 = fmul double %37, %57
  %59 = fadd double %58, 0x3FC5555555555555
  %60 = fmul double %37, %59
  %61 = fadd double %60, 5.000000e-01
  %62 = fmul double %37, %61
  %63 = fadd double %62, 1.000000e+00
  %64 = fmul double %37, %63
  %65 = fadd double %64, 1.000000e+00
  %66 = shl i64 %34, 52
  %67 = add i64 %66, 4607182418800017408
  %68 = bitcast i64 %67 to double
  %69 = fmul double %65, %68
  br label %70

70:                                               ; preds = %22, %27
  %71 = phi double [ %69, %27 ], [ 0.000000e+00, %22 ]
  %72 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %23
  store double %71, ptr %72, align 8
  %73 = add nuw nsw i64 %23, 1
  %74 = icmp eq i64 %73, %11
  br i1 %74, label %13, label %22

75:                                               ; preds = %267, %13
  %76 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 1
  %77 = load i64, ptr %76, align 8
  %78 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 2
  %79 = load i64, ptr %78, align 8
  %80 = add nsw i64 %79, %77
  %81 = icmp sgt i64 %79, 1
  %82 = zext i1 %81 to i64
  %83 = add nsw i64 %80, %82
  %84 = icmp sgt i64 %83, 0
  br i1 %84, label %85, label %269

85:                                               ; preds = %75
  %86 = icmp ult i64 %83, 12
  br i1 %86, label %147, label %87

87:                                               ; preds = %85
  %88 = getelementptr i8, ptr %0, i64 34584
  %89 = shl i64 %83, 3
  %90 = add i64 %89, 34584
  %91 = getelementptr i8, ptr %0, i64 %90
  %92 = shl i64 %11, 3
  %93 = add i64 %92, 9232
  %94 = getelementptr i8, ptr %0, i64 %93
  %95 = add i64 %77, %79
  %96 = add i64 %95, %10
  %97 = add i64 %96, %8
  %98 = add i64 %97, %82
  %99 = shl i64 %98, 3
  %100 = add i64 %99, 9232
  %101 = getelementptr i8, ptr %0, i64 %100
  %102 = getelementptr i8, ptr %0, i64 34848
  %103 = add i64 %89, 34848
  %104 = getelementptr i8, ptr %0, i64 %103
  %105 = icmp ult ptr %88, %101
  %106 = icmp ult ptr %94, %91
  %107 = and i1 %105, %106
  %108 = icmp ult ptr %88, %104
  %109 = icmp ult ptr %102, %91
  %110 = and i1 %108, %109
  %111 = or i1 %107, %110
  br i1 %111, label %147, label %112

112:                                              ; preds = %87
  %113 = and i64 %83, -4
  %114 = insertelement <2 x double> poison, double %1, i64 0
  %115 = shufflevector <2 x double> %114, <2 x double> poison, <2 x i32> zeroinitializer
  %116 = insertelement <2 x double> poison, double %1, i64 0
  %117 = shufflevector <2 x double> %116, <2 x double> poison, <2 x i32> zeroinitializer
  br label %118

118:                                              ; preds = %118, %112
  %119 = phi i64 [ 0, %112 ], [ %143, %118 ]
  %120 = add nsw i64 %119, %11
  %121 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %120
  %122 = load <2 x double>, ptr %121, align 8
  %123 = getelementptr inbounds double, ptr %121, i64 2
  %124 = load <2 x double>, ptr %123, align 8
  %125 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %119
  %126 = load <2 x double>, ptr %125, align 8
  %127 = getelementptr inbounds double, ptr %125, i64 2
  %128 = load <2 x double>, ptr %127, align 8
  %129 = fsub <2 x double> %122, %126
  %130 = fsub <2 x double> %124, %128
  %131 = fmul <2 x double> %129, %115
  %132 = fmul <2 x double> %130, %117
  %133 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %119
  %134 = load <2 x double>, ptr %133, align 8
  %135 = getelementptr inbounds double, ptr %133, i64 2
  %136 = load <2 x double>, ptr %135, align 8
  %137 = fadd <2 x double> %134, %131
  %138 = fadd <2 x double> %136, %132
  %139 = fcmp olt <2 x double> %137, zeroinitializer
  %140 = fcmp olt <2 x double> %138, zeroinitializer
  %141 = select <2 x i1> %139, <2 x double> zeroinitializer, <2 x double> %137
  %142 = select <2 x i1> %140, <2 x double> zeroinitializer, <2 x double> %138
  store <2 x double> %141, ptr %133, align 8
  store <2 x double> %142, ptr %135, align 8
  %143 = add nuw i64 %119, 4
  %144 = icmp eq i64 %143, %113
  br i1 %144, label %145, label %118

145:                                              ; preds = %118
  %146 = icmp eq i64 %83, %113
  br i1 %146, label %269, label %147

147:                                              ; preds = %87, %85, %145
  %148 = phi i64 [ 0, %87 ], [ 0, %85 ], [ %113, %145 ]
  br label %275

149:                                              ; preds = %17, %267
  %150 = phi i64 [ %21, %17 ], [ %154, %267 ]
  %151 = phi i64 [ 0, %17 ], [ %152, %267 ]
  %152 = add nuw nsw i64 %151, 1
  %153 = getelementptr inbounds i64, ptr %19, i64 %152
  %154 = load i64, ptr %153, align 8
  %155 = icmp sgt i64 %154, %150
  br i1 %155, label %156, label %183

156:                                              ; preds = %149
  %157 = load ptr, ptr %20, align 8
  %158 = sub i64 %154, %150
  %159 = xor i64 %150, -1
  %160 = add i64 %154, %159
  %161 = and i64 %158, 3
  %162 = icmp eq i64 %161, 0
  br i1 %162, label %175, label %163

163:                                              ; preds = %156, %163
  %164 = phi i64 [ %172, %163 ], [ %150, %156 ]
  %165 = phi double [ %171, %163 ], [ 0.000000e+00, %156 ]
  %166 = phi i64 [ %173, %163 ], [ 0, %156 ]
  %167 = getelementptr inbounds i64, ptr %157, i64 %164
  %168 = load i64, ptr %167, align 8
  %169 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %168
  %170 = load double, ptr %169, align 8
  %171 = fadd double %165, %170
  %172 = add nsw i64 %164, 1
  %173 = add i64 %166, 1
  %174 = icmp eq i64 %173, %161
  br i1 %174, label %175, label %163

175:                                              ; preds = %163, %156
  %176 = phi double [ undef, %156 ], [ %171, %163 ]
  %177 = phi i64 [ %150, %156 ], [ %172, %163 ]
  %178 = phi double [ 0.000000e+00, %156 ], [ %171, %163 ]
  %179 = icmp ult i64 %160, 3
  br i1 %179, label %180, label %186

180:                                              ; preds = %186, %175
  %181 = phi double [ %176, %175 ], [ %211, %186 ]
  %182 = fcmp ogt double %181, 0.000000e+00
  br i1 %182, label %214, label %183

183:                                              ; preds = %149, %180
  %184 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %151
  %185 = load double, ptr %184, align 8
  br label %262

186:                                              ; preds = %175, %186
  %187 = phi i64 [ %212, %186 ], [ %177, %175 ]
  %188 = phi double [ %211, %186 ], [ %178, %175 ]
  %189 = getelementptr inbounds i64, ptr %157, i64 %187
  %190 = load i64, ptr %189, align 8
  %191 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %190
  %192 = load double, ptr %191, align 8
  %193 = fadd double %188, %192
  %194 = add nsw i64 %187, 1
  %195 = getelementptr inbounds i64, ptr %157, i64 %194
  %196 = load i64, ptr %195, align 8
  %197 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %196
  %198 = load double, ptr %197, align 8
  %199 = fadd double %193, %198
  %200 = add nsw i64 %187, 2
  %201 = getelementptr inbounds i64, ptr %157, i64 %200
  %202 = load i64, ptr %201, align 8
  %203 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %202
  %204 = load double, ptr %203, align 8
  %205 = fadd double %199, %204
  %206 = add nsw i64 %187, 3
  %207 = getelementptr inbounds i64, ptr %157, i64 %206
  %208 = load i64, ptr %207, align 8
  %209 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %208
  %210 = load double, ptr %209, align 8
  %211 = fadd double %205, %210
  %212 = add nsw i64 %187, 4
  %213 = icmp eq i64 %212, %154
  br i1 %213, label %180, label %186

214:                                              ; preds = %180
  %215 = bitcast double %181 to i64
  %216 = lshr i64 %215, 52
  %217 = and i64 %216, 2047
  %218 = and i64 %215, 4503599627370495
  %219 = or i64 %218, 4607182418800017408
  %220 = bitcast i64 %219 to double
  %221 = fcmp ogt double %220, 0x3FF6A09E667F3BCD
  %222 = fmul double %220, 5.000000e-01
  %223 = select i1 %221, double %222, double %220
  %224 = select i1 %221, i64 -1022, i64 -1023
  %225 = add nsw i64 %224, %217
  %226 = fadd double %223, -1.000000e+00
  %227 = fadd double %223, 1.000000e+00
  %228 = fdiv double %226, %227
  %229 = fmul double %228, %228
  %230 = fmul double %229, 0x3FA8618618618618
  %231 = fadd double %230, 0x3FAAF286BCA1AF28
  %232 = fmul double %229, %231
  %233 = fadd double %232, 0x3FAE1E1E1E1E1E1E
  %234 = fmul double %229, %233
  %235 = fadd double %234, 0x3FB1111111111111
  %236 = fmul double %229, %235
  %237 = fadd double %236, 0x3FB3B13B13B13B14
  %238 = fmul double %229, %237
  %239 = fadd double %238, 0x3FB745D1745D1746
  %240 = fmul double %229, %239
  %241 = fadd double %240, 0x3FBC71C71C71C71C
  %242 = fmul double %229, %241
  %243 = fadd double %242, 0x3FC2492492492492
  %244 = fmul double %229, %243
  %245 = fadd double %244, 2.000000e-01
  %246 = fmul double %229, %245
  %247 = fadd double %246, 0x3FD5555555555555
  %248 = fmul double %229, %247
  %249 = fadd double %248, 1.000000e+00
  %250 = fmul double %228, 2.000000e+00
  %251 = fmul double %250, %249
  %252 = sitofp i64 %225 to double
  %253 = fmul double %252, 0x3FE62E42FEFA39EF
  %254 = fadd double %253, %251
  %255 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 %151
  %256 = load double, ptr %255, align 8
  %257 = fsub double %254, %256
  %258 = fmul double %257, %1
  %259 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %151
  %260 = load double, ptr %259, align 8
  %261 = fadd double %260, %258
  store double %261, ptr %259, align 8
  br label %262

262:                                              ; preds = %183, %214
  %263 = phi double [ %185, %183 ], [ %261, %214 ]
  %264 = fcmp olt double %263, 0.000000e+00
  br i1 %264, label %265, label %267

265:                                              ; preds = %262
  %266 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %151
  store double 0.000000e+00, ptr %266, align 8
  br label %267

267:                                              ; preds = %265, %262
  %268 = icmp eq i64 %152, %15
  br i1 %268, label %75, label %149

269:                                              ; preds = %275, %145, %75
  %270 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 9
  %271 = load ptr, ptr %270, align 8
  %272 = load i64, ptr %271, align 8
  %273 = add i64 %272, -1
  %274 = icmp ult i64 %273, 2
  br i1 %274, label %291, label %831

275:                                              ; preds = %147, %275
  %276 = phi i64 [ %289, %275 ], [ %148, %147 ]
  %277 = add nsw i64 %276, %11
  %278 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %277
  %279 = load double, ptr %278, align 8
  %280 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %276
  %281 = load double, ptr %280, align 8
  %282 = fsub double %279, %281
  %283 = fmul double %282, %1
  %284 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %276
  %285 = load double, ptr %284, align 8
  %286 = fadd double %285, %283
  %287 = fcmp olt double %286, 0.000000e+00
  %288 = select i1 %287, double 0.000000e+00, double %286
  store double %288, ptr %284, align 8
  %289 = add nuw nsw i64 %276, 1
  %290 = icmp eq i64 %289, %83
  br i1 %290, label %269, label %275

291:                                              ; preds = %269
  %292 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 13
  %293 = load i64, ptr %292, align 8
  %294 = icmp eq i64 %293, 0
  br i1 %294, label %295, label %831

295:                                              ; preds = %291
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %3)
  %296 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 3
  %297 = load i64, ptr %296, align 8
  %298 = icmp sgt i64 %297, 0
  br i1 %298, label %299, label %306

299:                                              ; preds = %295
  %300 = icmp sgt i64 %8, 0
  %301 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 17
  %302 = and i64 %8, 3
  %303 = icmp ult i64 %8, 4
  %304 = and i64 %8, -4
  %305 = icmp eq i64 %302, 0
  br label %312

306:                                              ; preds = %338, %295
  %307 = icmp sgt i64 %10, 0
  br i1 %307, label %308, label %379

308:                                              ; preds = %306
  %309 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 18
  %310 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 9
  %311 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 8
  br label %597

312:                                              ; preds = %299, %338
  %313 = phi i64 [ 0, %299 ], [ %339, %338 ]
  %314 = getelementptr inbounds [64 x double], ptr %3, i64 0, i64 %313
  store double 0.000000e+00, ptr %314, align 8
  br i1 %300, label %315, label %338

315:                                              ; preds = %312
  %316 = load ptr, ptr %301, align 8
  %317 = mul nsw i64 %313, %8
  br i1 %303, label %318, label %341

318:                                              ; preds = %341, %315
  %319 = phi double [ undef, %315 ], [ %375, %341 ]
  %320 = phi double [ 0.000000e+00, %315 ], [ %375, %341 ]
  %321 = phi i64 [ 0, %315 ], [ %376, %341 ]
  br i1 %305, label %336, label %322

322:                                              ; preds = %318, %322
  %323 = phi double [ %332, %322 ], [ %320, %318 ]
  %324 = phi i64 [ %333, %322 ], [ %321, %318 ]
  %325 = phi i64 [ %334, %322 ], [ 0, %318 ]
  %326 = add nsw i64 %324, %317
  %327 = getelementptr inbounds double, ptr %316, i64 %326
  %328 = load double, ptr %327, align 8
  %329 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %324
  %330 = load double, ptr %329, align 8
  %331 = fmul double %328, %330
  %332 = fadd double %323, %331
  %333 = add nuw nsw i64 %324, 1
  %334 = add i64 %325, 1
  %335 = icmp eq i64 %334, %302
  br i1 %335, label %336, label %322

336:                                              ; preds = %322, %318
  %337 = phi double [ %319, %318 ], [ %332, %322 ]
  store double %337, ptr %314, align 8
  br label %338

338:                                              ; preds = %336, %312
  %339 = add nuw nsw i64 %313, 1
  %340 = icmp eq i64 %339, %297
  br i1 %340, label %306, label %312

341:                                              ; preds = %315, %341
  %342 = phi double [ %375, %341 ], [ 0.000000e+00, %315 ]
  %343 = phi i64 [ %376, %341 ], [ 0, %315 ]
  %344 = phi i64 [ %377, %341 ], [ 0, %315 ]
  %345 = add nsw i64 %343, %317
  %346 = getelementptr inbounds double, ptr %316, i64 %345
  %347 = load double, ptr %346, align 8
  %348 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %343
  %349 = load double, ptr %348, align 8
  %350 = fmul double %347, %349
  %351 = fadd double %342, %350
  %352 = or i64 %343, 1
  %353 = add nsw i64 %352, %317
  %354 = getelementptr inbounds double, ptr %316, i64 %353
  %355 = load double, ptr %354, align 8
  %356 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %352
  %357 = load double, ptr %356, align 8
  %358 = fmul double %355, %357
  %359 = fadd double %351, %358
  %360 = or i64 %343, 2
  %361 = add nsw i64 %360, %317
  %362 = getelementptr inbounds double, ptr %316, i64 %361
  %363 = load double, ptr %362, align 8
  %364 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %360
  %365 = load double, ptr %364, align 8
  %366 = fmul double %363, %365
  %367 = fadd double %359, %366
  %368 = or i64 %343, 3
  %369 = add nsw i64 %368, %317
  %370 = getelementptr inbounds double, ptr %316, i64 %369
  %371 = load double, ptr %370, align 8
  %372 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %368
  %373 = load double, ptr %372, align 8
  %374 = fmul double %371, %373
  %375 = fadd double %367, %374
  %376 = add nuw nsw i64 %343, 4
  %377 = add i64 %344, 4
  %378 = icmp eq i64 %377, %304
  br i1 %378, label %318, label %341

379:                                              ; preds = %622, %306
  %380 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28
  %381 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 5
  %382 = load i64, ptr %381, align 8
  %383 = icmp sgt i64 %382, 0
  br i1 %383, label %384, label %547

384:                                              ; preds = %379
  %385 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 14
  %386 = load ptr, ptr %385, align 8
  %387 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 22
  %388 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 15
  %389 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 23
  %390 = load ptr, ptr %389, align 8
  %391 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 24
  %392 = load i64, ptr %386, align 8
  %393 = icmp ugt i64 %297, 3
  %394 = icmp eq i64 %382, 1
  %395 = select i1 %393, i1 %394, i1 false
  %396 = and i64 %297, -4
  %397 = icmp eq i64 %297, %396
  %398 = and i64 %297, 1
  %399 = icmp eq i64 %398, 0
  br label %400

400:                                              ; preds = %545, %384
  %401 = phi i64 [ %392, %384 ], [ %405, %545 ]
  %402 = phi i64 [ 0, %384 ], [ %403, %545 ]
  %403 = add nuw nsw i64 %402, 1
  %404 = getelementptr inbounds i64, ptr %386, i64 %403
  %405 = load i64, ptr %404, align 8
  %406 = icmp sgt i64 %405, %401
  br i1 %406, label %407, label %475

407:                                              ; preds = %400
  %408 = load ptr, ptr %387, align 8
  %409 = load ptr, ptr %388, align 8
  %410 = sub i64 %405, %401
  %411 = xor i64 %401, -1
  %412 = add i64 %405, %411
  %413 = and i64 %410, 3
  %414 = icmp eq i64 %413, 0
  br i1 %414, label %430, label %415

415:                                              ; preds = %407, %415
  %416 = phi i64 [ %427, %415 ], [ %401, %407 ]
  %417 = phi double [ %426, %415 ], [ 0.000000e+00, %407 ]
  %418 = phi i64 [ %428, %415 ], [ 0, %407 ]
  %419 = getelementptr inbounds double, ptr %408, i64 %416
  %420 = load double, ptr %419, align 8
  %421 = getelementptr inbounds i64, ptr %409, i64 %416
  %422 = load i64, ptr %421, align 8
  %423 = getelementptr inbounds double, ptr %380, i64 %422
  %424 = load double, ptr %423, align 8
  %425 = fmul double %420, %424
  %426 = fadd double %417, %425
  %427 = add nsw i64 %416, 1
  %428 = add i64 %418, 1
  %429 = icmp eq i64 %428, %413
  br i1 %429, label %430, label %415

430:                                              ; preds = %415, %407
  %431 = phi double [ undef, %407 ], [ %426, %415 ]
  %432 = phi i64 [ %401, %407 ], [ %427, %415 ]
  %433 = phi double [ 0.000000e+00, %407 ], [ %426, %415 ]
  %434 = icmp ult i64 %412, 3
  br i1 %434, label %475, label %435

435:                                              ; preds = %430, %435
  %436 = phi i64 [ %473, %435 ], [ %432, %430 ]
  %437 = phi double [ %472, %435 ], [ %433, %430 ]
  %438 = getelementptr inbounds double, ptr %408, i64 %436
  %439 = load double, ptr %438, align 8
  %440 = getelementptr inbounds i64, ptr %409, i64 %436
  %441 = load i64, ptr %440, align 8
  %442 = getelementptr inbounds double, ptr %380, i64 %441
  %443 = load double, ptr %442, align 8
  %444 = fmul double %439, %443
  %445 = fadd double %437, %444
  %446 = add nsw i64 %436, 1
  %447 = getelementptr inbounds double, ptr %408, i64 %446
  %448 = load double, ptr %447, align 8
  %449 = getelementptr inbounds i64, ptr %409, i64 %446
  %450 = load i64, ptr %449, align 8
  %451 = getelementptr inbounds double, ptr %380, i64 %450
  %452 = load double, ptr %451, align 8
  %453 = fmul double %448, %452
  %454 = fadd double %445, %453
  %455 = add nsw i64 %436, 2
  %456 = getelementptr inbounds double, ptr %408, i64 %455
  %457 = load double, ptr %456, align 8
  %458 = getelementptr inbounds i64, ptr %409, i64 %455
  %459 = load i64, ptr %458, align 8
  %460 = getelementptr inbounds double, ptr %380, i64 %459
  %461 = load double, ptr %460, align 8
  %462 = fmul double %457, %461
  %463 = fadd double %454, %462
  %464 = add nsw i64 %436, 3
  %465 = getelementptr inbounds double, ptr %408, i64 %464
  %466 = load double, ptr %465, align 8
  %467 = getelementptr inbounds i64, ptr %409, i64 %464
  %468 = load i64, ptr %467, align 8
  %469 = getelementptr inbounds double, ptr %380, i64 %468
  %470 = load double, ptr %469, align 8
  %471 = fmul double %466, %470
  %472 = fadd double %463, %471
  %473 = add nsw i64 %436, 4
  %474 = icmp eq i64 %473, %405
  br i1 %474, label %475, label %435

475:                                              ; preds = %430, %435, %400
  %476 = phi double [ 0.000000e+00, %400 ], [ %431, %430 ], [ %472, %435 ]
  %477 = getelementptr inbounds double, ptr %390, i64 %402
  %478 = load double, ptr %477, align 8
  %479 = fsub double %478, %476
  %480 = fcmp ogt double %479, 0.000000e+00
  %481 = and i1 %480, %298
  br i1 %481, label %482, label %545

482:                                              ; preds = %475
  %483 = load ptr, ptr %391, align 8
  br i1 %395, label %484, label %508

484:                                              ; preds = %482
  %485 = insertelement <2 x double> poison, double %479, i64 0
  %486 = shufflevector <2 x double> %485, <2 x double> poison, <2 x i32> zeroinitializer
  %487 = insertelement <2 x double> poison, double %479, i64 0
  %488 = shufflevector <2 x double> %487, <2 x double> poison, <2 x i32> zeroinitializer
  br label %489

489:                                              ; preds = %489, %484
  %490 = phi i64 [ 0, %484 ], [ %505, %489 ]
  %491 = mul nsw i64 %490, %382
  %492 = add nsw i64 %491, %402
  %493 = getelementptr inbounds double, ptr %483, i64 %492
  %494 = load <2 x double>, ptr %493, align 8
  %495 = getelementptr inbounds double, ptr %493, i64 2
  %496 = load <2 x double>, ptr %495, align 8
  %497 = fmul <2 x double> %486, %494
  %498 = fmul <2 x double> %488, %496
  %499 = getelementptr inbounds double, ptr %3, i64 %490
  %500 = load <2 x double>, ptr %499, align 16
  %501 = getelementptr inbounds double, ptr %499, i64 2
  %502 = load <2 x double>, ptr %501, align 16
  %503 = fadd <2 x double> %500, %497
  %504 = fadd <2 x double> %502, %498
  store <2 x double> %503, ptr %499, align 16
  store <2 x double> %504, ptr %501, align 16
  %505 = add nuw i64 %490, 4
  %506 = icmp eq i64 %505, %396
  br i1 %506, label %507, label %489

507:                                              ; preds = %489
  br i1 %397, label %545, label %508

508:                                              ; preds = %482, %507
  %509 = phi i64 [ 0, %482 ], [ %396, %507 ]
  %510 = or i64 %509, 1
  br i1 %399, label %521, label %511

511:                                              ; preds = %508
  %512 = mul nsw i64 %509, %382
  %513 = add nsw i64 %512, %402
  %514 = getelementptr inbounds double, ptr %483, i64 %513
  %515 = load double, ptr %514, align 8
  %516 = fmul double %479, %515
  %517 = getelementptr inbounds double, ptr %3, i64 %509
  %518 = load double, ptr %517, align 16
  %519 = fadd double %518, %516
  store double %519, ptr %517, align 16
  %520 = or i64 %509, 1
  br label %521

521:                                              ; preds = %511, %508
  %522 = phi i64 [ %509, %508 ], [ %520, %511 ]
  %523 = icmp eq i64 %297, %510
  br i1 %523, label %545, label %524

524:                                              ; preds = %521, %524
  %525 = phi i64 [ %543, %524 ], [ %522, %521 ]
  %526 = mul nsw i64 %525, %382
  %527 = add nsw i64 %526, %402
  %528 = getelementptr inbounds double, ptr %483, i64 %527
  %529 = load double, ptr %528, align 8
  %530 = fmul double %479, %529
  %531 = getelementptr inbounds double, ptr %3, i64 %525
  %532 = load double, ptr %531, align 8
  %533 = fadd double %532, %530
  store double %533, ptr %531, align 8
  %534 = add nuw nsw i64 %525, 1
  %535 = mul nsw i64 %534, %382
  %536 = add nsw i64 %535, %402
  %537 = getelementptr inbounds double, ptr %483, i64 %536
  %538 = load double, ptr %537, align 8
  %539 = fmul double %479, %538
  %540 = getelementptr inbounds double, ptr %3, i64 %534
  %541 = load double, ptr %540, align 8
  %542 = fadd double %541, %539
  store double %542, ptr %540, align 8
  %543 = add nuw nsw i64 %525, 2
  %544 = icmp eq i64 %543, %297
  br i1 %544, label %545, label %524

545:                                              ; preds = %521, %524, %507, %475
  %546 = icmp eq i64 %403, %382
  br i1 %546, label %547, label %400

547:                                              ; preds = %545, %379
  call void @llvm.lifetime.start.p0(i64 520, ptr nonnull %4)
  %548 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 4
  %549 = load i64, ptr %548, align 8
  %550 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %549
  %551 = load double, ptr %550, align 8
  %552 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 13
  %553 = load i64, ptr %552, align 8
  %554 = lshr i64 %553, 52
  %555 = and i64 %554, 2047
  %556 = and i64 %553, 4503599627370495
  %557 = or i64 %556, 4607182418800017408
  %558 = bitcast i64 %557 to double
  %559 = fcmp ogt double %558, 0x3FF6A09E667F3BCD
  %560 = fmul double %558, 5.000000e-01
  %561 = select i1 %559, double %560, double %558
  %562 = select i1 %559, i64 -1022, i64 -1023
  %563 = add nsw i64 %562, %555
  %564 = fadd double %561, -1.000000e+00
  %565 = fadd double %561, 1.000000e+00
  %566 = fdiv double %564, %565
  %567 = fmul double %566, %566
  %568 = fmul double %567, 0x3FA8618618618618
  %569 = fadd double %568, 0x3FAAF286BCA1AF28
  %570 = fmul double %567, %569
  %571 = fadd double %570, 0x3FAE1E1E1E1E1E1E
  %572 = fmul double %567, %571
  %573 = fadd double %572, 0x3FB1111111111111
  %574 = fmul double %567, %573
  %575 = fadd double %574, 0x3FB3B13B13B13B14
  %576 = fmul double %567, %575
  %577 = fadd double %576, 0x3FB745D1745D1746
  %578 = fmul double %567, %577
  %579 = fadd double %578, 0x3FBC71C71C71C71C
  %580 = fmul double %567, %579
  %581 = fadd double %580, 0x3FC2492492492492
  %582 = fmul double %567, %581
  %583 = fadd double %582, 2.000000e-01
  %584 = fmul double %567, %583
  %585 = fadd double %584, 0x3FD5555555555555
  %586 = fmul double %567, %585
  %587 = fadd double %586, 1.000000e+00
  %588 = fmul double %566, 2.000000e+00
  %589 = fmul double %588, %587
  %590 = sitofp i64 %563 to double
  %591 = fmul double %590, 0x3FE62E42FEFA39EF
  %592 = fadd double %591, %589
  %593 = fsub double %551, %592
  store double %593, ptr %4, align 16
  br i1 %298, label %594, label %625

594:                                              ; preds = %547
  %595 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 12
  %596 = load ptr, ptr %595, align 8
  br label %633

597:                                              ; preds = %308, %622
  %598 = phi i64 [ 0, %308 ], [ %623, %622 ]
  %599 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 %598
  %600 = load i64, ptr %599, align 8
  %601 = icmp sgt i64 %600, -1
  br i1 %601, label %602, label %622

602:                                              ; preds = %597
  %603 = load ptr, ptr %309, align 8
  %604 = getelementptr inbounds double, ptr %603, i64 %598
  %605 = load double, ptr %604, align 8
  %606 = load ptr, ptr %310, align 8
  %607 = getelementptr inbounds i64, ptr %606, i64 %598
  %608 = load i64, ptr %607, align 8
  %609 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %608
  %610 = load double, ptr %609, align 8
  %611 = fmul double %605, %610
  %612 = add nsw i64 %598, %8
  %613 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %612
  %614 = load double, ptr %613, align 8
  %615 = fmul double %611, %614
  %616 = load ptr, ptr %311, align 8
  %617 = getelementptr inbounds i64, ptr %616, i64 %598
  %618 = load i64, ptr %617, align 8
  %619 = getelementptr inbounds [64 x double], ptr %3, i64 0, i64 %618
  %620 = load double, ptr %619, align 8
  %621 = fadd double %615, %620
  store double %621, ptr %619, align 8
  br label %622

622:                                              ; preds = %597, %602
  %623 = add nuw nsw i64 %598, 1
  %624 = icmp eq i64 %623, %10
  br i1 %624, label %379, label %597

625:                                              ; preds = %684, %547
  %626 = icmp slt i64 %297, 0
  br i1 %626, label %823, label %627

627:                                              ; preds = %625
  %628 = add i64 %297, 1
  %629 = and i64 %628, 3
  %630 = icmp ult i64 %297, 3
  br i1 %630, label %689, label %631

631:                                              ; preds = %627
  %632 = and i64 %628, -4
  br label %710

633:                                              ; preds = %594, %684
  %634 = phi i64 [ 0, %594 ], [ %686, %684 ]
  %635 = getelementptr inbounds double, ptr %596, i64 %634
  %636 = load double, ptr %635, align 8
  %637 = fcmp ogt double %636, 0.000000e+00
  br i1 %637, label %638, label %684

638:                                              ; preds = %633
  %639 = getelementptr inbounds [64 x double], ptr %3, i64 0, i64 %634
  %640 = load double, ptr %639, align 8
  %641 = fcmp ogt double %640, 0.000000e+00
  br i1 %641, label %642, label %684

642:                                              ; preds = %638
  %643 = fdiv double %640, %636
  %644 = bitcast double %643 to i64
  %645 = lshr i64 %644, 52
  %646 = and i64 %645, 2047
  %647 = and i64 %644, 4503599627370495
  %648 = or i64 %647, 4607182418800017408
  %649 = bitcast i64 %648 to double
  %650 = fcmp ogt double %649, 0x3FF6A09E667F3BCD
  %651 = fmul double %649, 5.000000e-01
  %652 = select i1 %650, double %651, double %649
  %653 = select i1 %650, i64 -1022, i64 -1023
  %654 = add nsw i64 %653, %646
  %655 = fadd double %652, -1.000000e+00
  %656 = fadd double %652, 1.000000e+00
  %657 = fdiv double %655, %656
  %658 = fmul double %657, %657
  %659 = fmul double %658, 0x3FA8618618618618
  %660 = fadd double %659, 0x3FAAF286BCA1AF28
  %661 = fmul double %658, %660
  %662 = fadd double %661, 0x3FAE1E1E1E1E1E1E
  %663 = fmul double %658, %662
  %664 = fadd double %663, 0x3FB1111111111111
  %665 = fmul double %658, %664
  %666 = fadd double %665, 0x3FB3B13B13B13B14
  %667 = fmul double %658, %666
  %668 = fadd double %667, 0x3FB745D1745D1746
  %669 = fmul double %658, %668
  %670 = fadd double %669, 0x3FBC71C71C71C71C
  %671 = fmul double %658, %670
  %672 = fadd double %671, 0x3FC2492492492492
  %673 = fmul double %658, %672
  %674 = fadd double %673, 2.000000e-01
  %675 = fmul double %658, %674
  %676 = fadd double %675, 0x3FD5555555555555
  %677 = fmul double %658, %676
  %678 = fadd double %677, 1.000000e+00
  %679 = fmul double %657, 2.000000e+00
  %680 = fmul double %679, %678
  %681 = sitofp i64 %654 to double
  %682 = fmul double %681, 0x3FE62E42FEFA39EF
  %683 = fadd double %682, %680
  br label %684

684:                                              ; preds = %633, %638, %642
  %685 = phi double [ %683, %642 ], [ 0xFFF0000000000000, %638 ], [ 0xFFF0000000000000, %633 ]
  %686 = add nuw nsw i64 %634, 1
  %687 = getelementptr inbounds [65 x double], ptr %4, i64 0, i64 %686
  store double %685, ptr %687, align 8
  %688 = icmp eq i64 %686, %297
  br i1 %688, label %625, label %633

689:                                              ; preds = %710, %627
  %690 = phi double [ undef, %627 ], [ %732, %710 ]
  %691 = phi i64 [ 0, %627 ], [ %733, %710 ]
  %692 = phi double [ 0xFFF0000000000000, %627 ], [ %732, %710 ]
  %693 = icmp eq i64 %629, 0
  br i1 %693, label %705, label %694

694:                                              ; preds = %689, %694
  %695 = phi i64 [ %702, %694 ], [ %691, %689 ]
  %696 = phi double [ %701, %694 ], [ %692, %689 ]
  %697 = phi i64 [ %703, %694 ], [ 0, %689 ]
  %698 = getelementptr inbounds [65 x double], ptr %4, i64 0, i64 %695
  %699 = load double, ptr %698, align 8
  %700 = fcmp ogt double %699, %696
  %701 = select i1 %700, double %699, double %696
  %702 = add nuw i64 %695, 1
  %703 = add i64 %697, 1
  %704 = icmp eq i64 %703, %629
  br i1 %704, label %705, label %694

705:                                              ; preds = %694, %689
  %706 = phi double [ %690, %689 ], [ %701, %694 ]
  br i1 %626, label %823, label %707

707:                                              ; preds = %705
  %708 = fadd double %706, -4.000000e+01
  %709 = fmul double %1, 4.000000e+00
  br label %755

710:                                              ; preds = %710, %631
  %711 = phi i64 [ 0, %631 ], [ %733, %710 ]
  %712 = phi double [ 0xFFF0000000000000, %631 ], [ %732, %710 ]
  %713 = phi i64 [ 0, %631 ], [ %734, %710 ]
  %714 = getelementptr inbounds [65 x double], ptr %4, i64 0, i64 %711
  %715 = load double, ptr %714, align 16
  %716 = fcmp ogt double %715, %712
  %717 = select i1 %716, double %715, double %712
  %718 = or i64 %711, 1
  %719 = getelementptr inbounds [65 x double], ptr %4, i64 0, i64 %718
  %720 = load double, ptr %719, align 8
  %721 = fcmp ogt double %720, %717
  %722 = select i1 %721, double %720, double %717
  %723 = or i64 %711, 2
  %724 = getelementptr inbounds [65 x double], ptr %4, i64 0, i64 %723
  %725 = load double, ptr %724, align 16
  %726 = fcmp ogt double %725, %722
  %727 = select i1 %726, double %725, double %722
  %728 = or i64 %711, 3
  %729 = getelementptr inbounds [65 x double], ptr %4, i64 0, i64 %728
  %730 = load double, ptr %729, align 8
  %731 = fcmp ogt double %730, %727
  %732 = select i1 %731, double %730, double %727
  %733 = add nuw i64 %711, 4
  %734 = add i64 %713, 4
  %735 = icmp eq i64 %734, %632
  br i1 %735, label %689, label %710

736:                                              ; preds = %815
  br i1 %626, label %823, label %737

737:                                              ; preds = %736
  %738 = add i64 %297, 1
  %739 = icmp ult i64 %738, 2
  br i1 %739, label %753, label %740

740:                                              ; preds = %737
  %741 = and i64 %738, -2
  %742 = insertelement <2 x double> poison, double %820, i64 0
  %743 = shufflevector <2 x double> %742, <2 x double> poison, <2 x i32> zeroinitializer
  br label %744

744:                                              ; preds = %744, %740
  %745 = phi i64 [ 0, %740 ], [ %749, %744 ]
  %746 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %745
  %747 = load <2 x double>, ptr %746, align 8
  %748 = fdiv <2 x double> %747, %743
  store <2 x double> %748, ptr %746, align 8
  %749 = add nuw i64 %745, 2
  %750 = icmp eq i64 %749, %741
  br i1 %750, label %751, label %744

751:                                              ; preds = %744
  %752 = icmp eq i64 %738, %741
  br i1 %752, label %823, label %753

753:                                              ; preds = %737, %751
  %754 = phi i64 [ 0, %737 ], [ %741, %751 ]
  br label %824

755:                                              ; preds = %707, %815
  %756 = phi i64 [ 0, %707 ], [ %821, %815 ]
  %757 = phi double [ 0.000000e+00, %707 ], [ %820, %815 ]
  %758 = getelementptr inbounds [65 x double], ptr %4, i64 0, i64 %756
  %759 = load double, ptr %758, align 8
  %760 = fcmp olt double %759, %708
  br i1 %760, label %815, label %761

761:                                              ; preds = %755
  %762 = fsub double %759, %706
  %763 = fmul double %709, %762
  %764 = fcmp olt double %763, -7.000000e+02
  br i1 %764, label %808, label %765

765:                                              ; preds = %761
  %766 = fcmp ogt double %763, 7.000000e+02
  %767 = select i1 %766, double 7.000000e+02, double %763
  %768 = fmul double %767, 0x3FF71547652B82FE
  %769 = fcmp olt double %768, 0.000000e+00
  %770 = select i1 %769, double -5.000000e-01, double 5.000000e-01
  %771 = fadd double %768, %770
  %772 = fptosi double %771 to i64
  %773 = sitofp i64 %772 to double
  %774 = fmul double %773, 0x3FE62E42FEFA39EF
  %775 = fsub double %767, %774
  %776 = fmul double %775, 0x3DA93974A8C07C9D
  %777 = fadd double %776, 0x3DE6124613A86D09
  %778 = fmul double %775, %777
  %779 = fadd double %778, 0x3E21EED8EFF8D898
  %780 = fmul double %775, %779
  %781 = fadd double %780, 0x3E5AE64567F544E4
  %782 = fmul double %775, %781
  %783 = fadd double %782, 0x3E927E4FB7789F5C
  %784 = fmul double %775, %783
  %785 = fadd double %784, 0x3EC71DE3A556C734
  %786 = fmul double %775, %785
  %787 = fadd double %786, 0x3EFA01A01A01A01A
  %788 = fmul double %775, %787
  %789 = fadd double %788, 0x3F2A01A01A01A01A
  %790 = fmul double %775, %789
  %791 = fadd double %790, 0x3F56C16C16C16C17
  %792 = fmul double %775, %791
  %793 = fadd double %792, 0x3F81111111111111
  %794 = fmul double %775, %793
  %795 = fadd double %794, 0x3FA5555555555555
  %796 = fmul double %775, %795
  %797 = fadd double %796, 0x3FC5555555555555
  %798 = fmul double %775, %797
  %799 = fadd double %798, 5.000000e-01
  %800 = fmul double %775, %799
  %801 = fadd double %800, 1.000000e+00
  %802 = fmul double %775, %801
  %803 = fadd double %802, 1.000000e+00
  %804 = shl i64 %772, 52
  %805 = add i64 %804, 4607182418800017408
  %806 = bitcast i64 %805 to double
  %807 = fmul double %803, %806
  br label %808

808:                                              ; preds = %761, %765
  %809 = phi double [ %807, %765 ], [ 0.000000e+00, %761 ]
  %810 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %756
  %811 = load double, ptr %810, align 8
  %812 = fcmp ogt double %811, 0x3EB0C6F7A0B5ED8D
  %813 = select i1 %812, double %811, double 0x3EB0C6F7A0B5ED8D
  %814 = fmul double %809, %813
  br label %815

815:                                              ; preds = %755, %808
  %816 = phi double [ %814, %808 ], [ 0.000000e+00, %755 ]
  %817 = fcmp oeq double %759, 0xFFF0000000000000
  %818 = select i1 %817, double 0.000000e+00, double %816
  %819 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %756
  store double %818, ptr %819, align 8
  %820 = fadd double %757, %818
  %821 = add nuw i64 %756, 1
  %822 = icmp eq i64 %756, %297
  br i1 %822, label %736, label %755

823:                                              ; preds = %824, %751, %625, %705, %736
  call void @llvm.lifetime.end.p0(i64 520, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %3)
  br label %831

824:                                              ; preds = %753, %824
  %825 = phi i64 [ %829, %824 ], [ %754, %753 ]
  %826 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %825
  %827 = load double, ptr %826, align 8
  %828 = fdiv double %827, %820
  store double %828, ptr %826, align 8
  %829 = add nuw i64 %825, 1
  %830 = icmp eq i64 %825, %297
  br i1 %830, label %823, label %824

831:                                              ; preds = %269, %291, %823
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define i64 @advance(ptr noundef %0) {
  %2 = alloca [16 x double], align 16
  %3 = alloca [16 x i64], align 16
  %4 = alloca [1024 x double], align 16
  %5 = alloca [1024 x double], align 16
  %6 = alloca [16 x i64], align 16
  %7 = alloca i64, align 8
  %8 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 2
  %9 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 9
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %3095, label %12

12:                                               ; preds = %1
  %13 = ptrtoint ptr %0 to i64
  %14 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 1
  %15 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39
  %16 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 21
  %17 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38
  %18 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 42
  %19 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 15
  %20 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 11
  %21 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 14
  %22 = add i64 %13, 43688
  %23 = add i64 %13, 182952
  br label %24

24:                                               ; preds = %12, %3092
  %25 = phi i64 [ %10, %12 ], [ %3093, %3092 ]
  %26 = load ptr, ptr %8, align 8
  %27 = getelementptr inbounds %struct.Best, ptr %26, i64 0, i32 2
  %28 = load i64, ptr %27, align 8
  %29 = icmp sgt i64 %28, 0
  br i1 %29, label %30, label %3095

30:                                               ; preds = %24
  %31 = load ptr, ptr %14, align 8
  %32 = load i64, ptr %31, align 8
  %33 = icmp eq i64 %25, 1
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %6)
  %34 = tail call fastcc double @pop(ptr noundef nonnull %0)
  %35 = load ptr, ptr %8, align 8
  %36 = load double, ptr %35, align 8
  %37 = load ptr, ptr %14, align 8
  %38 = getelementptr inbounds %struct.Goal, ptr %37, i64 0, i32 16
  %39 = load double, ptr %38, align 8
  %40 = fsub double 1.000000e+00, %39
  %41 = fmul double %36, %40
  %42 = bitcast double %41 to i64
  %43 = lshr i64 %42, 52
  %44 = and i64 %43, 2047
  %45 = and i64 %42, 4503599627370495
  %46 = or i64 %45, 4607182418800017408
  %47 = bitcast i64 %46 to double
  %48 = fcmp ogt double %47, 0x3FF6A09E667F3BCD
  %49 = fmul double %47, 5.000000e-01
  %50 = select i1 %48, double %49, double %47
  %51 = select i1 %48, i64 -1022, i64 -1023
  %52 = add nsw i64 %51, %44
  %53 = fadd double %50, -1.000000e+00
  %54 = fadd double %50, 1.000000e+00
  %55 = fdiv double %53, %54
  %56 = fmul double %55, %55
  %57 = fmul double %56, 0x3FA8618618618618
  %58 = fadd double %57, 0x3FAAF286BCA1AF28
  %59 = fmul double %56, %58
  %60 = fadd double %59, 0x3FAE1E1E1E1E1E1E
  %61 = fmul double %56, %60
  %62 = fadd double %61, 0x3FB1111111111111
  %63 = fmul double %56, %62
  %64 = fadd double %63, 0x3FB3B13B13B13B14
  %65 = fmul double %56, %64
  %66 = fadd double %65, 0x3FB745D1745D1746
  %67 = fmul double %56, %66
  %68 = fadd double %67, 0x3FBC71C71C71C71C
  %69 = fmul double %56, %68
  %70 = fadd double %69, 0x3FC2492492492492
  %71 = fmul double %56, %70
  %72 = fadd double %71, 2.000000e-01
  %73 = fmul double %56, %72
  %74 = fadd double %73, 0x3FD5555555555555
  %75 = fmul double %56, %74
  %76 = fadd double %75, 1.000000e+00
  %77 = fmul double %55, 2.000000e+00
  %78 = fmul double %77, %76
  %79 = sitofp i64 %52 to double
  %80 = fmul double %79, 0x3FE62E42FEFA39EF
  %81 = fadd double %80, %78
  %82 = fadd double %81, -1.000000e-10
  %83 = fcmp ult double %34, %82
  br i1 %83, label %84, label %3092

84:                                               ; preds = %30
  %85 = load i64, ptr %37, align 8
  %86 = icmp sgt i64 %85, 0
  br i1 %86, label %87, label %162

87:                                               ; preds = %84, %109
  %88 = phi i64 [ %110, %109 ], [ 0, %84 ]
  %89 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %88
  %90 = load i64, ptr %89, align 8
  %91 = icmp sgt i64 %90, 0
  br i1 %91, label %92, label %109

92:                                               ; preds = %87
  %93 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %88
  %94 = load i64, ptr %93, align 8
  %95 = icmp sgt i64 %94, 0
  %96 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 24, i64 %88
  %97 = and i64 %94, 3
  %98 = icmp ult i64 %94, 4
  %99 = and i64 %94, -4
  %100 = icmp eq i64 %97, 0
  br label %101

101:                                              ; preds = %126, %92
  %102 = phi i64 [ 0, %92 ], [ %127, %126 ]
  br i1 %95, label %103, label %126

103:                                              ; preds = %101
  %104 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %88, i64 %102
  %105 = load ptr, ptr %104, align 8
  %106 = load ptr, ptr %96, align 8
  %107 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %88, i64 %102
  %108 = load ptr, ptr %107, align 8
  br i1 %98, label %112, label %129

109:                                              ; preds = %126, %87
  %110 = add nuw nsw i64 %88, 1
  %111 = icmp eq i64 %110, %85
  br i1 %111, label %162, label %87

112:                                              ; preds = %129, %103
  %113 = phi i64 [ 0, %103 ], [ %159, %129 ]
  br i1 %100, label %126, label %114

114:                                              ; preds = %112, %114
  %115 = phi i64 [ %123, %114 ], [ %113, %112 ]
  %116 = phi i64 [ %124, %114 ], [ 0, %112 ]
  %117 = getelementptr inbounds i32, ptr %106, i64 %115
  %118 = load i32, ptr %117, align 4
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds double, ptr %105, i64 %119
  %121 = load double, ptr %120, align 8
  %122 = getelementptr inbounds double, ptr %108, i64 %115
  store double %121, ptr %122, align 8
  %123 = add nuw nsw i64 %115, 1
  %124 = add i64 %116, 1
  %125 = icmp eq i64 %124, %97
  br i1 %125, label %126, label %114

126:                                              ; preds = %112, %114, %101
  %127 = add nuw nsw i64 %102, 1
  %128 = icmp eq i64 %127, %90
  br i1 %128, label %109, label %101

129:                                              ; preds = %103, %129
  %130 = phi i64 [ %159, %129 ], [ 0, %103 ]
  %131 = phi i64 [ %160, %129 ], [ 0, %103 ]
  %132 = getelementptr inbounds i32, ptr %106, i64 %130
  %133 = load i32, ptr %132, align 4
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds double, ptr %105, i64 %134
  %136 = load double, ptr %135, align 8
  %137 = getelementptr inbounds double, ptr %108, i64 %130
  store double %136, ptr %137, align 8
  %138 = or i64 %130, 1
  %139 = getelementptr inbounds i32, ptr %106, i64 %138
  %140 = load i32, ptr %139, align 4
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds double, ptr %105, i64 %141
  %143 = load double, ptr %142, align 8
  %144 = getelementptr inbounds double, ptr %108, i64 %138
  store double %143, ptr %144, align 8
  %145 = or i64 %130, 2
  %146 = getelementptr inbounds i32, ptr %106, i64 %145
  %147 = load i32, ptr %146, align 4
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds double, ptr %105, i64 %148
  %150 = load double, ptr %149, align 8
  %151 = getelementptr inbounds double, ptr %108, i64 %145
  store double %150, ptr %151, align 8
  %152 = or i64 %130, 3
  %153 = getelementptr inbounds i32, ptr %106, i64 %152
  %154 = load i32, ptr %153, align 4
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds double, ptr %105, i64 %155
  %157 = load double, ptr %156, align 8
  %158 = getelementptr inbounds double, ptr %108, i64 %152
  store double %157, ptr %158, align 8
  %159 = add nuw nsw i64 %130, 4
  %160 = add i64 %131, 4
  %161 = icmp eq i64 %160, %99
  br i1 %161, label %112, label %129

162:                                              ; preds = %109, %84
  %163 = icmp sgt i64 %32, 0
  br i1 %163, label %164, label %180

164:                                              ; preds = %162
  %165 = icmp ult i64 %32, 4
  br i1 %165, label %176, label %166

166:                                              ; preds = %164
  %167 = and i64 %32, -4
  br label %168

168:                                              ; preds = %168, %166
  %169 = phi i64 [ 0, %166 ], [ %172, %168 ]
  %170 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 35, i64 %169
  store <2 x i64> zeroinitializer, ptr %170, align 8
  %171 = getelementptr inbounds i64, ptr %170, i64 2
  store <2 x i64> zeroinitializer, ptr %171, align 8
  %172 = add nuw i64 %169, 4
  %173 = icmp eq i64 %172, %167
  br i1 %173, label %174, label %168

174:                                              ; preds = %168
  %175 = icmp eq i64 %32, %167
  br i1 %175, label %178, label %176

176:                                              ; preds = %164, %174
  %177 = phi i64 [ 0, %164 ], [ %167, %174 ]
  br label %1075

178:                                              ; preds = %1075, %174
  %179 = load i64, ptr %37, align 8
  br label %180

180:                                              ; preds = %178, %162
  %181 = phi i64 [ %179, %178 ], [ %85, %162 ]
  %182 = load ptr, ptr %0, align 8
  %183 = load i64, ptr %182, align 8
  %184 = getelementptr inbounds %struct.Problem, ptr %182, i64 0, i32 2
  %185 = load i64, ptr %184, align 8
  %186 = getelementptr inbounds %struct.Problem, ptr %182, i64 0, i32 1
  %187 = getelementptr inbounds %struct.Problem, ptr %182, i64 0, i32 7
  %188 = getelementptr inbounds %struct.Problem, ptr %182, i64 0, i32 6
  %189 = getelementptr inbounds %struct.Problem, ptr %182, i64 0, i32 21
  %190 = icmp sgt i64 %181, 0
  %191 = getelementptr inbounds %struct.Problem, ptr %182, i64 0, i32 3
  %192 = getelementptr inbounds %struct.Problem, ptr %182, i64 0, i32 12
  %193 = getelementptr inbounds %struct.Problem, ptr %182, i64 0, i32 13
  %194 = getelementptr inbounds %struct.Problem, ptr %182, i64 0, i32 16
  %195 = getelementptr inbounds %struct.Problem, ptr %182, i64 0, i32 20
  %196 = getelementptr inbounds %struct.Best, ptr %35, i64 0, i32 2
  %197 = add i64 %185, %183
  %198 = and i64 %181, 1
  %199 = icmp eq i64 %181, 1
  %200 = and i64 %181, -2
  %201 = icmp eq i64 %198, 0
  br label %202

202:                                              ; preds = %830, %180
  %203 = phi i64 [ 0, %180 ], [ %832, %830 ]
  %204 = load i64, ptr %37, align 8
  %205 = icmp sgt i64 %204, 0
  br i1 %205, label %206, label %294

206:                                              ; preds = %202
  %207 = load i64, ptr %182, align 8
  %208 = load i64, ptr %186, align 8
  %209 = add nsw i64 %208, %207
  %210 = icmp sgt i64 %209, 0
  br label %211

211:                                              ; preds = %219, %206
  %212 = phi i64 [ 0, %206 ], [ %220, %219 ]
  br i1 %210, label %213, label %219

213:                                              ; preds = %211
  %214 = load ptr, ptr %187, align 8
  %215 = mul nsw i64 %212, %209
  %216 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %212
  %217 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 18, i64 %212
  %218 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 24, i64 %212
  br label %222

219:                                              ; preds = %289, %211
  %220 = add nuw nsw i64 %212, 1
  %221 = icmp eq i64 %220, %204
  br i1 %221, label %294, label %211

222:                                              ; preds = %289, %213
  %223 = phi i64 [ 0, %213 ], [ %292, %289 ]
  %224 = add nsw i64 %223, %215
  %225 = getelementptr inbounds i64, ptr %214, i64 %224
  %226 = load i64, ptr %225, align 8
  %227 = icmp eq i64 %226, 0
  br i1 %227, label %289, label %228

228:                                              ; preds = %222
  %229 = load ptr, ptr %188, align 8
  %230 = getelementptr inbounds ptr, ptr %229, i64 %212
  %231 = load ptr, ptr %230, align 8
  %232 = getelementptr inbounds %struct.Table, ptr %231, i64 0, i32 1
  %233 = load ptr, ptr %232, align 8
  %234 = getelementptr inbounds ptr, ptr %233, i64 %226
  %235 = load ptr, ptr %234, align 8
  %236 = icmp eq ptr %235, null
  br i1 %236, label %289, label %237

237:                                              ; preds = %228
  %238 = icmp slt i64 %223, %207
  %239 = select i1 %238, double 0x7FF0000000000000, double 0.000000e+00
  br i1 %238, label %248, label %240

240:                                              ; preds = %237
  %241 = load ptr, ptr %189, align 8
  %242 = sub nsw i64 %223, %207
  %243 = mul nsw i64 %242, %204
  %244 = add nsw i64 %243, %212
  %245 = getelementptr inbounds double, ptr %241, i64 %244
  %246 = load double, ptr %245, align 8
  %247 = fmul double %246, 0x3FEFFFFFFF768FA1
  br label %248

248:                                              ; preds = %240, %237
  %249 = phi double [ %247, %240 ], [ 0.000000e+00, %237 ]
  %250 = load i64, ptr %216, align 8
  %251 = icmp sgt i64 %250, 0
  br i1 %251, label %252, label %255

252:                                              ; preds = %248
  %253 = load ptr, ptr %217, align 8
  %254 = load ptr, ptr %218, align 8
  br label %258

255:                                              ; preds = %275, %248
  %256 = phi double [ %239, %248 ], [ %276, %275 ]
  %257 = phi double [ 0.000000e+00, %248 ], [ %280, %275 ]
  br i1 %238, label %286, label %283

258:                                              ; preds = %275, %252
  %259 = phi i64 [ 0, %252 ], [ %281, %275 ]
  %260 = phi double [ 0.000000e+00, %252 ], [ %280, %275 ]
  %261 = phi double [ %239, %252 ], [ %276, %275 ]
  %262 = getelementptr inbounds i32, ptr %254, i64 %259
  %263 = load i32, ptr %262, align 4
  %264 = sext i32 %263 to i64
  %265 = getelementptr inbounds i32, ptr %253, i64 %264
  %266 = load i32, ptr %265, align 4
  %267 = sext i32 %266 to i64
  %268 = getelementptr inbounds double, ptr %235, i64 %267
  %269 = load double, ptr %268, align 8
  br i1 %238, label %270, label %272

270:                                              ; preds = %258
  %271 = fcmp olt double %269, %261
  br i1 %271, label %274, label %275

272:                                              ; preds = %258
  %273 = fcmp ogt double %269, %261
  br i1 %273, label %274, label %275

274:                                              ; preds = %272, %270
  br label %275

275:                                              ; preds = %274, %272, %270
  %276 = phi double [ %269, %274 ], [ %261, %270 ], [ %261, %272 ]
  %277 = fcmp olt double %269, %249
  %278 = fcmp ogt double %269, %260
  %279 = select i1 %277, i1 %278, i1 false
  %280 = select i1 %279, double %269, double %260
  %281 = add nuw nsw i64 %259, 1
  %282 = icmp eq i64 %281, %250
  br i1 %282, label %255, label %258

283:                                              ; preds = %255
  %284 = sub nsw i64 %223, %207
  %285 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 37, i64 %284, i64 %212
  store double %257, ptr %285, align 8
  br label %286

286:                                              ; preds = %283, %255
  %287 = load i64, ptr %196, align 8
  %288 = sub nsw i64 %287, %250
  store i64 %288, ptr %196, align 8
  br label %289

289:                                              ; preds = %286, %228, %222
  %290 = phi double [ %256, %286 ], [ 1.000000e+00, %228 ], [ 1.000000e+00, %222 ]
  %291 = getelementptr inbounds [16 x double], ptr %15, i64 %223, i64 %212
  store double %290, ptr %291, align 8
  %292 = add nuw nsw i64 %223, 1
  %293 = icmp eq i64 %292, %209
  br i1 %293, label %219, label %222

294:                                              ; preds = %219, %202
  br i1 %190, label %295, label %836

295:                                              ; preds = %294, %823
  %296 = phi i1 [ %826, %823 ], [ true, %294 ]
  %297 = phi i64 [ %824, %823 ], [ 0, %294 ]
  %298 = phi i64 [ %825, %823 ], [ 0, %294 ]
  %299 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 20, i64 %298
  %300 = load ptr, ptr %299, align 8
  %301 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %298
  %302 = load i64, ptr %301, align 8
  %303 = icmp sgt i64 %302, 0
  br i1 %303, label %304, label %318

304:                                              ; preds = %295
  %305 = icmp ult i64 %302, 4
  br i1 %305, label %316, label %306

306:                                              ; preds = %304
  %307 = and i64 %302, -4
  br label %308

308:                                              ; preds = %308, %306
  %309 = phi i64 [ 0, %306 ], [ %312, %308 ]
  %310 = getelementptr inbounds double, ptr %300, i64 %309
  store <2 x double> zeroinitializer, ptr %310, align 8
  %311 = getelementptr inbounds double, ptr %310, i64 2
  store <2 x double> zeroinitializer, ptr %311, align 8
  %312 = add nuw i64 %309, 4
  %313 = icmp eq i64 %312, %307
  br i1 %313, label %314, label %308

314:                                              ; preds = %308
  %315 = icmp eq i64 %302, %307
  br i1 %315, label %318, label %316

316:                                              ; preds = %304, %314
  %317 = phi i64 [ 0, %304 ], [ %307, %314 ]
  br label %334

318:                                              ; preds = %334, %314, %295
  %319 = load i64, ptr %191, align 8
  %320 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 18, i64 %298
  %321 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 24, i64 %298
  %322 = add i64 %302, -1
  %323 = icmp ult i64 %302, 4
  %324 = and i64 %302, -4
  %325 = icmp eq i64 %302, %324
  %326 = and i64 %302, 1
  %327 = icmp eq i64 %322, 0
  %328 = and i64 %302, -2
  %329 = icmp eq i64 %326, 0
  %330 = and i64 %302, 1
  %331 = icmp eq i64 %322, 0
  %332 = and i64 %302, -2
  %333 = icmp eq i64 %330, 0
  br label %354

334:                                              ; preds = %316, %334
  %335 = phi i64 [ %337, %334 ], [ %317, %316 ]
  %336 = getelementptr inbounds double, ptr %300, i64 %335
  store double 0.000000e+00, ptr %336, align 8
  %337 = add nuw nsw i64 %335, 1
  %338 = icmp eq i64 %337, %302
  br i1 %338, label %318, label %334

339:                                              ; preds = %544, %398
  %340 = phi i64 [ undef, %398 ], [ %545, %544 ]
  %341 = phi i64 [ 0, %398 ], [ %546, %544 ]
  %342 = phi i64 [ %355, %398 ], [ %545, %544 ]
  br i1 %333, label %352, label %343

343:                                              ; preds = %339
  %344 = getelementptr inbounds double, ptr %399, i64 %341
  %345 = load double, ptr %344, align 8
  %346 = fadd double %511, %345
  %347 = load double, ptr %401, align 8
  %348 = fmul double %347, 0x3FF0000000001198
  %349 = fcmp ogt double %346, %348
  br i1 %349, label %350, label %352

350:                                              ; preds = %343
  %351 = getelementptr inbounds double, ptr %300, i64 %341
  store double 1.000000e+00, ptr %351, align 8
  br label %352

352:                                              ; preds = %343, %350, %339
  %353 = phi i64 [ %340, %339 ], [ 1, %350 ], [ %342, %343 ]
  br label %354

354:                                              ; preds = %352, %318
  %355 = phi i64 [ %353, %352 ], [ 0, %318 ]
  %356 = phi i64 [ %378, %352 ], [ 0, %318 ]
  br label %357

357:                                              ; preds = %354, %397
  %358 = phi i64 [ %378, %397 ], [ %356, %354 ]
  br label %359

359:                                              ; preds = %515, %357
  %360 = phi i64 [ %378, %515 ], [ %358, %357 ]
  %361 = icmp slt i64 %360, %319
  br i1 %361, label %362, label %549

362:                                              ; preds = %359
  br i1 %303, label %363, label %374

363:                                              ; preds = %362
  %364 = load ptr, ptr %16, align 8
  br i1 %323, label %372, label %365

365:                                              ; preds = %363, %365
  %366 = phi i64 [ %369, %365 ], [ 0, %363 ]
  %367 = getelementptr inbounds double, ptr %364, i64 %366
  store <2 x double> zeroinitializer, ptr %367, align 8
  %368 = getelementptr inbounds double, ptr %367, i64 2
  store <2 x double> zeroinitializer, ptr %368, align 8
  %369 = add nuw i64 %366, 4
  %370 = icmp eq i64 %369, %324
  br i1 %370, label %371, label %365

371:                                              ; preds = %365
  br i1 %325, label %374, label %372

372:                                              ; preds = %363, %371
  %373 = phi i64 [ 0, %363 ], [ %324, %371 ]
  br label %390

374:                                              ; preds = %390, %371, %362
  %375 = load ptr, ptr %192, align 8
  %376 = getelementptr inbounds i64, ptr %375, i64 %360
  %377 = load i64, ptr %376, align 8
  %378 = add nuw nsw i64 %360, 1
  %379 = getelementptr inbounds i64, ptr %375, i64 %378
  %380 = load i64, ptr %379, align 8
  %381 = icmp slt i64 %377, %380
  br i1 %381, label %382, label %515

382:                                              ; preds = %374
  %383 = load ptr, ptr %193, align 8
  %384 = load ptr, ptr %194, align 8
  %385 = load ptr, ptr %187, align 8
  %386 = load i64, ptr %182, align 8
  %387 = load i64, ptr %186, align 8
  %388 = add nsw i64 %387, %386
  %389 = mul nsw i64 %388, %298
  br label %402

390:                                              ; preds = %372, %390
  %391 = phi i64 [ %393, %390 ], [ %373, %372 ]
  %392 = getelementptr inbounds double, ptr %364, i64 %391
  store double 0.000000e+00, ptr %392, align 8
  %393 = add nuw nsw i64 %391, 1
  %394 = icmp eq i64 %393, %302
  br i1 %394, label %374, label %390

395:                                              ; preds = %510
  %396 = icmp eq i64 %512, 0
  br i1 %396, label %515, label %397

397:                                              ; preds = %395
  br i1 %303, label %398, label %357

398:                                              ; preds = %397
  %399 = load ptr, ptr %16, align 8
  %400 = load ptr, ptr %195, align 8
  %401 = getelementptr inbounds double, ptr %400, i64 %360
  br i1 %331, label %339, label %521

402:                                              ; preds = %510, %382
  %403 = phi i64 [ %377, %382 ], [ %513, %510 ]
  %404 = phi i64 [ 0, %382 ], [ %512, %510 ]
  %405 = phi double [ 0.000000e+00, %382 ], [ %511, %510 ]
  %406 = getelementptr inbounds i64, ptr %383, i64 %403
  %407 = load i64, ptr %406, align 8
  %408 = getelementptr inbounds double, ptr %384, i64 %407
  %409 = load double, ptr %408, align 8
  br i1 %199, label %410, label %440

410:                                              ; preds = %457, %402
  %411 = phi double [ undef, %402 ], [ %458, %457 ]
  %412 = phi i64 [ 0, %402 ], [ %459, %457 ]
  %413 = phi double [ %409, %402 ], [ %458, %457 ]
  br i1 %201, label %420, label %414

414:                                              ; preds = %410
  %415 = icmp eq i64 %412, %298
  br i1 %415, label %420, label %416

416:                                              ; preds = %414
  %417 = getelementptr inbounds [16 x double], ptr %15, i64 %407, i64 %412
  %418 = load double, ptr %417, align 8
  %419 = fmul double %413, %418
  br label %420

420:                                              ; preds = %414, %416, %410
  %421 = phi double [ %411, %410 ], [ %419, %416 ], [ %413, %414 ]
  %422 = add nsw i64 %407, %389
  %423 = getelementptr inbounds i64, ptr %385, i64 %422
  %424 = load i64, ptr %423, align 8
  %425 = icmp eq i64 %424, 0
  br i1 %425, label %462, label %426

426:                                              ; preds = %420
  %427 = load ptr, ptr %188, align 8
  %428 = getelementptr inbounds ptr, ptr %427, i64 %298
  %429 = load ptr, ptr %428, align 8
  %430 = getelementptr inbounds %struct.Table, ptr %429, i64 0, i32 1
  %431 = load ptr, ptr %430, align 8
  %432 = getelementptr inbounds ptr, ptr %431, i64 %424
  %433 = load ptr, ptr %432, align 8
  %434 = icmp eq ptr %433, null
  br i1 %434, label %462, label %435

435:                                              ; preds = %426
  br i1 %303, label %436, label %510

436:                                              ; preds = %435
  %437 = load ptr, ptr %320, align 8
  %438 = load ptr, ptr %321, align 8
  %439 = load ptr, ptr %16, align 8
  br i1 %327, label %495, label %464

440:                                              ; preds = %402, %457
  %441 = phi i64 [ %459, %457 ], [ 0, %402 ]
  %442 = phi double [ %458, %457 ], [ %409, %402 ]
  %443 = phi i64 [ %460, %457 ], [ 0, %402 ]
  %444 = icmp eq i64 %441, %298
  br i1 %444, label %449, label %445

445:                                              ; preds = %440
  %446 = getelementptr inbounds [16 x double], ptr %15, i64 %407, i64 %441
  %447 = load double, ptr %446, align 8
  %448 = fmul double %442, %447
  br label %449

449:                                              ; preds = %445, %440
  %450 = phi double [ %448, %445 ], [ %442, %440 ]
  %451 = or i64 %441, 1
  %452 = icmp eq i64 %451, %298
  br i1 %452, label %457, label %453

453:                                              ; preds = %449
  %454 = getelementptr inbounds [16 x double], ptr %15, i64 %407, i64 %451
  %455 = load double, ptr %454, align 8
  %456 = fmul double %450, %455
  br label %457

457:                                              ; preds = %453, %449
  %458 = phi double [ %456, %453 ], [ %450, %449 ]
  %459 = add nuw nsw i64 %441, 2
  %460 = add i64 %443, 2
  %461 = icmp eq i64 %460, %200
  br i1 %461, label %410, label %440

462:                                              ; preds = %426, %420
  %463 = fadd double %405, %421
  br label %510

464:                                              ; preds = %436, %464
  %465 = phi i64 [ %492, %464 ], [ 0, %436 ]
  %466 = phi i64 [ %493, %464 ], [ 0, %436 ]
  %467 = getelementptr inbounds i32, ptr %438, i64 %465
  %468 = load i32, ptr %467, align 4
  %469 = sext i32 %468 to i64
  %470 = getelementptr inbounds i32, ptr %437, i64 %469
  %471 = load i32, ptr %470, align 4
  %472 = sext i32 %471 to i64
  %473 = getelementptr inbounds double, ptr %433, i64 %472
  %474 = load double, ptr %473, align 8
  %475 = fmul double %421, %474
  %476 = getelementptr inbounds double, ptr %439, i64 %465
  %477 = load double, ptr %476, align 8
  %478 = fadd double %475, %477
  store double %478, ptr %476, align 8
  %479 = or i64 %465, 1
  %480 = getelementptr inbounds i32, ptr %438, i64 %479
  %481 = load i32, ptr %480, align 4
  %482 = sext i32 %481 to i64
  %483 = getelementptr inbounds i32, ptr %437, i64 %482
  %484 = load i32, ptr %483, align 4
  %485 = sext i32 %484 to i64
  %486 = getelementptr inbounds double, ptr %433, i64 %485
  %487 = load double, ptr %486, align 8
  %488 = fmul double %421, %487
  %489 = getelementptr inbounds double, ptr %439, i64 %479
  %490 = load double, ptr %489, align 8
  %491 = fadd double %488, %490
  store double %491, ptr %489, align 8
  %492 = add nuw nsw i64 %465, 2
  %493 = add i64 %466, 2
  %494 = icmp eq i64 %493, %328
  br i1 %494, label %495, label %464

495:                                              ; preds = %464, %436
  %496 = phi i64 [ 0, %436 ], [ %492, %464 ]
  br i1 %329, label %510, label %497

497:                                              ; preds = %495
  %498 = getelementptr inbounds i32, ptr %438, i64 %496
  %499 = load i32, ptr %498, align 4
  %500 = sext i32 %499 to i64
  %501 = getelementptr inbounds i32, ptr %437, i64 %500
  %502 = load i32, ptr %501, align 4
  %503 = sext i32 %502 to i64
  %504 = getelementptr inbounds double, ptr %433, i64 %503
  %505 = load double, ptr %504, align 8
  %506 = fmul double %421, %505
  %507 = getelementptr inbounds double, ptr %439, i64 %496
  %508 = load double, ptr %507, align 8
  %509 = fadd double %506, %508
  store double %509, ptr %507, align 8
  br label %510

510:                                              ; preds = %497, %495, %462, %435
  %511 = phi double [ %463, %462 ], [ %405, %435 ], [ %405, %495 ], [ %405, %497 ]
  %512 = phi i64 [ %404, %462 ], [ 1, %435 ], [ 1, %495 ], [ 1, %497 ]
  %513 = add nsw i64 %403, 1
  %514 = icmp eq i64 %513, %380
  br i1 %514, label %395, label %402

515:                                              ; preds = %395, %374
  %516 = phi double [ %511, %395 ], [ 0.000000e+00, %374 ]
  %517 = load ptr, ptr %195, align 8
  %518 = getelementptr inbounds double, ptr %517, i64 %360
  %519 = load double, ptr %518, align 8
  %520 = fcmp ule double %516, %519
  br i1 %520, label %359, label %828

521:                                              ; preds = %398, %544
  %522 = phi i64 [ %546, %544 ], [ 0, %398 ]
  %523 = phi i64 [ %545, %544 ], [ %355, %398 ]
  %524 = phi i64 [ %547, %544 ], [ 0, %398 ]
  %525 = getelementptr inbounds double, ptr %399, i64 %522
  %526 = load double, ptr %525, align 8
  %527 = fadd double %511, %526
  %528 = load double, ptr %401, align 8
  %529 = fmul double %528, 0x3FF0000000001198
  %530 = fcmp ogt double %527, %529
  br i1 %530, label %531, label %533

531:                                              ; preds = %521
  %532 = getelementptr inbounds double, ptr %300, i64 %522
  store double 1.000000e+00, ptr %532, align 8
  br label %533

533:                                              ; preds = %531, %521
  %534 = phi i64 [ 1, %531 ], [ %523, %521 ]
  %535 = or i64 %522, 1
  %536 = getelementptr inbounds double, ptr %399, i64 %535
  %537 = load double, ptr %536, align 8
  %538 = fadd double %511, %537
  %539 = load double, ptr %401, align 8
  %540 = fmul double %539, 0x3FF0000000001198
  %541 = fcmp ogt double %538, %540
  br i1 %541, label %542, label %544

542:                                              ; preds = %533
  %543 = getelementptr inbounds double, ptr %300, i64 %535
  store double 1.000000e+00, ptr %543, align 8
  br label %544

544:                                              ; preds = %542, %533
  %545 = phi i64 [ 1, %542 ], [ %534, %533 ]
  %546 = add nuw nsw i64 %522, 2
  %547 = add i64 %524, 2
  %548 = icmp eq i64 %547, %332
  br i1 %548, label %339, label %521

549:                                              ; preds = %359
  %550 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %298
  %551 = load i64, ptr %550, align 8
  %552 = icmp sgt i64 %551, 0
  br i1 %552, label %553, label %558

553:                                              ; preds = %549
  %554 = and i64 %302, 1
  %555 = icmp eq i64 %302, 1
  %556 = and i64 %302, -2
  %557 = icmp eq i64 %554, 0
  br label %561

558:                                              ; preds = %693, %549
  %559 = phi i64 [ %355, %549 ], [ %694, %693 ]
  %560 = icmp eq i64 %559, 0
  br i1 %560, label %823, label %697

561:                                              ; preds = %553, %693
  %562 = phi i64 [ %695, %693 ], [ 0, %553 ]
  %563 = phi i64 [ %694, %693 ], [ %355, %553 ]
  %564 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %298, i64 %562
  %565 = load i64, ptr %564, align 8
  %566 = sub i64 %565, %197
  %567 = icmp slt i64 %566, 0
  br i1 %567, label %693, label %573

568:                                              ; preds = %648
  br i1 %303, label %569, label %693

569:                                              ; preds = %568
  %570 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %298, i64 %562
  %571 = load ptr, ptr %570, align 8
  %572 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %566
  br i1 %555, label %680, label %652

573:                                              ; preds = %561, %648
  %574 = phi i64 [ %650, %648 ], [ 0, %561 ]
  %575 = phi double [ %649, %648 ], [ 0.000000e+00, %561 ]
  %576 = icmp eq i64 %574, %298
  br i1 %576, label %648, label %577

577:                                              ; preds = %573
  %578 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %574
  %579 = load i64, ptr %578, align 8
  %580 = icmp sgt i64 %579, 0
  br i1 %580, label %581, label %648

581:                                              ; preds = %577
  %582 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %574
  br label %583

583:                                              ; preds = %644, %581
  %584 = phi i64 [ 0, %581 ], [ %646, %644 ]
  %585 = phi double [ %575, %581 ], [ %645, %644 ]
  %586 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %574, i64 %584
  %587 = load i64, ptr %586, align 8
  %588 = icmp eq i64 %587, %565
  br i1 %588, label %589, label %644

589:                                              ; preds = %583
  %590 = load i64, ptr %582, align 8
  %591 = icmp sgt i64 %590, 0
  br i1 %591, label %592, label %615

592:                                              ; preds = %589
  %593 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %574, i64 %584
  %594 = load ptr, ptr %593, align 8
  %595 = and i64 %590, 3
  %596 = icmp ult i64 %590, 4
  br i1 %596, label %599, label %597

597:                                              ; preds = %592
  %598 = and i64 %590, -4
  br label %618

599:                                              ; preds = %618, %592
  %600 = phi double [ undef, %592 ], [ %640, %618 ]
  %601 = phi i64 [ 0, %592 ], [ %641, %618 ]
  %602 = phi double [ 0x7FF0000000000000, %592 ], [ %640, %618 ]
  %603 = icmp eq i64 %595, 0
  br i1 %603, label %615, label %604

604:                                              ; preds = %599, %604
  %605 = phi i64 [ %612, %604 ], [ %601, %599 ]
  %606 = phi double [ %611, %604 ], [ %602, %599 ]
  %607 = phi i64 [ %613, %604 ], [ 0, %599 ]
  %608 = getelementptr inbounds double, ptr %594, i64 %605
  %609 = load double, ptr %608, align 8
  %610 = fcmp olt double %609, %606
  %611 = select i1 %610, double %609, double %606
  %612 = add nuw nsw i64 %605, 1
  %613 = add i64 %607, 1
  %614 = icmp eq i64 %613, %595
  br i1 %614, label %615, label %604

615:                                              ; preds = %599, %604, %589
  %616 = phi double [ 0x7FF0000000000000, %589 ], [ %600, %599 ], [ %611, %604 ]
  %617 = fadd double %585, %616
  br label %644

618:                                              ; preds = %618, %597
  %619 = phi i64 [ 0, %597 ], [ %641, %618 ]
  %620 = phi double [ 0x7FF0000000000000, %597 ], [ %640, %618 ]
  %621 = phi i64 [ 0, %597 ], [ %642, %618 ]
  %622 = getelementptr inbounds double, ptr %594, i64 %619
  %623 = load double, ptr %622, align 8
  %624 = fcmp olt double %623, %620
  %625 = select i1 %624, double %623, double %620
  %626 = or i64 %619, 1
  %627 = getelementptr inbounds double, ptr %594, i64 %626
  %628 = load double, ptr %627, align 8
  %629 = fcmp olt double %628, %625
  %630 = select i1 %629, double %628, double %625
  %631 = or i64 %619, 2
  %632 = getelementptr inbounds double, ptr %594, i64 %631
  %633 = load double, ptr %632, align 8
  %634 = fcmp olt double %633, %630
  %635 = select i1 %634, double %633, double %630
  %636 = or i64 %619, 3
  %637 = getelementptr inbounds double, ptr %594, i64 %636
  %638 = load double, ptr %637, align 8
  %639 = fcmp olt double %638, %635
  %640 = select i1 %639, double %638, double %635
  %641 = add nuw nsw i64 %619, 4
  %642 = add i64 %621, 4
  %643 = icmp eq i64 %642, %598
  br i1 %643, label %599, label %618

644:                                              ; preds = %615, %583
  %645 = phi double [ %585, %583 ], [ %617, %615 ]
  %646 = add nuw nsw i64 %584, 1
  %647 = icmp eq i64 %646, %579
  br i1 %647, label %648, label %583

648:                                              ; preds = %644, %577, %573
  %649 = phi double [ %575, %573 ], [ %575, %577 ], [ %645, %644 ]
  %650 = add nuw nsw i64 %574, 1
  %651 = icmp eq i64 %650, %181
  br i1 %651, label %568, label %573

652:                                              ; preds = %569, %675
  %653 = phi i64 [ %677, %675 ], [ 0, %569 ]
  %654 = phi i64 [ %676, %675 ], [ %563, %569 ]
  %655 = phi i64 [ %678, %675 ], [ 0, %569 ]
  %656 = getelementptr inbounds double, ptr %571, i64 %653
  %657 = load double, ptr %656, align 8
  %658 = fadd double %649, %657
  %659 = load double, ptr %572, align 8
  %660 = fadd double %659, 1.000000e-09
  %661 = fcmp ogt double %658, %660
  br i1 %661, label %662, label %664

662:                                              ; preds = %652
  %663 = getelementptr inbounds double, ptr %300, i64 %653
  store double 1.000000e+00, ptr %663, align 8
  br label %664

664:                                              ; preds = %662, %652
  %665 = phi i64 [ 1, %662 ], [ %654, %652 ]
  %666 = or i64 %653, 1
  %667 = getelementptr inbounds double, ptr %571, i64 %666
  %668 = load double, ptr %667, align 8
  %669 = fadd double %649, %668
  %670 = load double, ptr %572, align 8
  %671 = fadd double %670, 1.000000e-09
  %672 = fcmp ogt double %669, %671
  br i1 %672, label %673, label %675

673:                                              ; preds = %664
  %674 = getelementptr inbounds double, ptr %300, i64 %666
  store double 1.000000e+00, ptr %674, align 8
  br label %675

675:                                              ; preds = %673, %664
  %676 = phi i64 [ 1, %673 ], [ %665, %664 ]
  %677 = add nuw nsw i64 %653, 2
  %678 = add i64 %655, 2
  %679 = icmp eq i64 %678, %556
  br i1 %679, label %680, label %652

680:                                              ; preds = %675, %569
  %681 = phi i64 [ undef, %569 ], [ %676, %675 ]
  %682 = phi i64 [ 0, %569 ], [ %677, %675 ]
  %683 = phi i64 [ %563, %569 ], [ %676, %675 ]
  br i1 %557, label %693, label %684

684:                                              ; preds = %680
  %685 = getelementptr inbounds double, ptr %571, i64 %682
  %686 = load double, ptr %685, align 8
  %687 = fadd double %649, %686
  %688 = load double, ptr %572, align 8
  %689 = fadd double %688, 1.000000e-09
  %690 = fcmp ogt double %687, %689
  br i1 %690, label %691, label %693

691:                                              ; preds = %684
  %692 = getelementptr inbounds double, ptr %300, i64 %682
  store double 1.000000e+00, ptr %692, align 8
  br label %693

693:                                              ; preds = %680, %691, %684, %568, %561
  %694 = phi i64 [ %563, %561 ], [ %563, %568 ], [ %681, %680 ], [ 1, %691 ], [ %683, %684 ]
  %695 = add nuw nsw i64 %562, 1
  %696 = icmp eq i64 %695, %551
  br i1 %696, label %558, label %561

697:                                              ; preds = %558
  br i1 %303, label %699, label %698

698:                                              ; preds = %697
  store i64 0, ptr %301, align 8
  br label %828

699:                                              ; preds = %697
  %700 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 35, i64 %298
  %701 = and i64 %551, 3
  %702 = icmp ult i64 %551, 4
  %703 = and i64 %551, -4
  %704 = icmp eq i64 %701, 0
  br label %705

705:                                              ; preds = %817, %699
  %706 = phi i64 [ 0, %699 ], [ %819, %817 ]
  %707 = phi i64 [ 0, %699 ], [ %818, %817 ]
  %708 = getelementptr inbounds double, ptr %300, i64 %706
  %709 = load double, ptr %708, align 8
  %710 = fcmp une double %709, 0.000000e+00
  br i1 %710, label %817, label %711

711:                                              ; preds = %705
  %712 = icmp slt i64 %707, %706
  br i1 %712, label %713, label %815

713:                                              ; preds = %711
  %714 = load ptr, ptr %321, align 8
  %715 = getelementptr inbounds i32, ptr %714, i64 %706
  %716 = load i32, ptr %715, align 4
  %717 = getelementptr inbounds i32, ptr %714, i64 %707
  store i32 %716, ptr %717, align 4
  br i1 %552, label %718, label %732

718:                                              ; preds = %713
  br i1 %702, label %719, label %740

719:                                              ; preds = %740, %718
  %720 = phi i64 [ 0, %718 ], [ %766, %740 ]
  br i1 %704, label %732, label %721

721:                                              ; preds = %719, %721
  %722 = phi i64 [ %729, %721 ], [ %720, %719 ]
  %723 = phi i64 [ %730, %721 ], [ 0, %719 ]
  %724 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %298, i64 %722
  %725 = load ptr, ptr %724, align 8
  %726 = getelementptr inbounds double, ptr %725, i64 %706
  %727 = load double, ptr %726, align 8
  %728 = getelementptr inbounds double, ptr %725, i64 %707
  store double %727, ptr %728, align 8
  %729 = add nuw nsw i64 %722, 1
  %730 = add i64 %723, 1
  %731 = icmp eq i64 %730, %701
  br i1 %731, label %732, label %721

732:                                              ; preds = %719, %721, %713
  %733 = load i64, ptr %700, align 8
  %734 = icmp sgt i64 %733, 0
  br i1 %734, label %735, label %783

735:                                              ; preds = %732
  %736 = and i64 %733, 3
  %737 = icmp ult i64 %733, 4
  br i1 %737, label %769, label %738

738:                                              ; preds = %735
  %739 = and i64 %733, -4
  br label %786

740:                                              ; preds = %718, %740
  %741 = phi i64 [ %766, %740 ], [ 0, %718 ]
  %742 = phi i64 [ %767, %740 ], [ 0, %718 ]
  %743 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %298, i64 %741
  %744 = load ptr, ptr %743, align 8
  %745 = getelementptr inbounds double, ptr %744, i64 %706
  %746 = load double, ptr %745, align 8
  %747 = getelementptr inbounds double, ptr %744, i64 %707
  store double %746, ptr %747, align 8
  %748 = or i64 %741, 1
  %749 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %298, i64 %748
  %750 = load ptr, ptr %749, align 8
  %751 = getelementptr inbounds double, ptr %750, i64 %706
  %752 = load double, ptr %751, align 8
  %753 = getelementptr inbounds double, ptr %750, i64 %707
  store double %752, ptr %753, align 8
  %754 = or i64 %741, 2
  %755 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %298, i64 %754
  %756 = load ptr, ptr %755, align 8
  %757 = getelementptr inbounds double, ptr %756, i64 %706
  %758 = load double, ptr %757, align 8
  %759 = getelementptr inbounds double, ptr %756, i64 %707
  store double %758, ptr %759, align 8
  %760 = or i64 %741, 3
  %761 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %298, i64 %760
  %762 = load ptr, ptr %761, align 8
  %763 = getelementptr inbounds double, ptr %762, i64 %706
  %764 = load double, ptr %763, align 8
  %765 = getelementptr inbounds double, ptr %762, i64 %707
  store double %764, ptr %765, align 8
  %766 = add nuw nsw i64 %741, 4
  %767 = add i64 %742, 4
  %768 = icmp eq i64 %767, %703
  br i1 %768, label %719, label %740

769:                                              ; preds = %786, %735
  %770 = phi i64 [ 0, %735 ], [ %812, %786 ]
  %771 = icmp eq i64 %736, 0
  br i1 %771, label %783, label %772

772:                                              ; preds = %769, %772
  %773 = phi i64 [ %780, %772 ], [ %770, %769 ]
  %774 = phi i64 [ %781, %772 ], [ 0, %769 ]
  %775 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %298, i64 %773
  %776 = load ptr, ptr %775, align 8
  %777 = getelementptr inbounds double, ptr %776, i64 %706
  %778 = load double, ptr %777, align 8
  %779 = getelementptr inbounds double, ptr %776, i64 %707
  store double %778, ptr %779, align 8
  %780 = add nuw nsw i64 %773, 1
  %781 = add i64 %774, 1
  %782 = icmp eq i64 %781, %736
  br i1 %782, label %783, label %772

783:                                              ; preds = %769, %772, %732
  %784 = load double, ptr %708, align 8
  %785 = getelementptr inbounds double, ptr %300, i64 %707
  store double %784, ptr %785, align 8
  br label %815

786:                                              ; preds = %786, %738
  %787 = phi i64 [ 0, %738 ], [ %812, %786 ]
  %788 = phi i64 [ 0, %738 ], [ %813, %786 ]
  %789 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %298, i64 %787
  %790 = load ptr, ptr %789, align 8
  %791 = getelementptr inbounds double, ptr %790, i64 %706
  %792 = load double, ptr %791, align 8
  %793 = getelementptr inbounds double, ptr %790, i64 %707
  store double %792, ptr %793, align 8
  %794 = or i64 %787, 1
  %795 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %298, i64 %794
  %796 = load ptr, ptr %795, align 8
  %797 = getelementptr inbounds double, ptr %796, i64 %706
  %798 = load double, ptr %797, align 8
  %799 = getelementptr inbounds double, ptr %796, i64 %707
  store double %798, ptr %799, align 8
  %800 = or i64 %787, 2
  %801 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %298, i64 %800
  %802 = load ptr, ptr %801, align 8
  %803 = getelementptr inbounds double, ptr %802, i64 %706
  %804 = load double, ptr %803, align 8
  %805 = getelementptr inbounds double, ptr %802, i64 %707
  store double %804, ptr %805, align 8
  %806 = or i64 %787, 3
  %807 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %298, i64 %806
  %808 = load ptr, ptr %807, align 8
  %809 = getelementptr inbounds double, ptr %808, i64 %706
  %810 = load double, ptr %809, align 8
  %811 = getelementptr inbounds double, ptr %808, i64 %707
  store double %810, ptr %811, align 8
  %812 = add nuw nsw i64 %787, 4
  %813 = add i64 %788, 4
  %814 = icmp eq i64 %813, %739
  br i1 %814, label %769, label %786

815:                                              ; preds = %783, %711
  %816 = add nsw i64 %707, 1
  br label %817

817:                                              ; preds = %815, %705
  %818 = phi i64 [ %707, %705 ], [ %816, %815 ]
  %819 = add nuw nsw i64 %706, 1
  %820 = icmp eq i64 %819, %302
  br i1 %820, label %821, label %705

821:                                              ; preds = %817
  store i64 %818, ptr %301, align 8
  %822 = icmp eq i64 %818, 0
  br i1 %822, label %828, label %823

823:                                              ; preds = %821, %558
  %824 = phi i64 [ 1, %821 ], [ %297, %558 ]
  %825 = add nuw nsw i64 %298, 1
  %826 = icmp slt i64 %825, %181
  %827 = icmp eq i64 %825, %181
  br i1 %827, label %830, label %295

828:                                              ; preds = %821, %515, %698
  %829 = phi i64 [ 1, %698 ], [ %297, %515 ], [ 1, %821 ]
  br i1 %296, label %1069, label %830

830:                                              ; preds = %823, %828
  %831 = phi i64 [ %829, %828 ], [ %824, %823 ]
  %832 = add nuw nsw i64 %203, 1
  %833 = icmp eq i64 %831, 0
  %834 = icmp ugt i64 %203, 2
  %835 = select i1 %833, i1 true, i1 %834
  br i1 %835, label %836, label %202

836:                                              ; preds = %830, %294
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %5)
  %837 = load i64, ptr %182, align 8
  %838 = load i64, ptr %186, align 8
  %839 = add nsw i64 %838, %837
  %840 = icmp sgt i64 %839, 0
  br i1 %840, label %841, label %854

841:                                              ; preds = %836
  %842 = load ptr, ptr %194, align 8
  %843 = icmp slt i64 %181, 1
  %844 = shl i64 %837, 7
  %845 = and i64 %181, 3
  %846 = icmp ult i64 %181, 4
  %847 = and i64 %181, -4
  %848 = icmp eq i64 %845, 0
  %849 = icmp ult i64 %181, 6
  %850 = and i64 %181, -4
  %851 = icmp eq i64 %181, %850
  %852 = and i64 %181, 3
  %853 = icmp eq i64 %852, 0
  br label %957

854:                                              ; preds = %1058, %836
  %855 = load i64, ptr %37, align 8
  %856 = load i64, ptr %184, align 8
  %857 = icmp sgt i64 %856, 0
  br i1 %857, label %858, label %1061

858:                                              ; preds = %854
  %859 = getelementptr inbounds %struct.Problem, ptr %182, i64 0, i32 10
  %860 = load ptr, ptr %859, align 8
  %861 = getelementptr inbounds %struct.Problem, ptr %182, i64 0, i32 11
  %862 = icmp sgt i64 %855, 0
  %863 = load i64, ptr %860, align 8
  %864 = and i64 %855, 1
  %865 = icmp eq i64 %855, 1
  %866 = and i64 %855, -2
  %867 = icmp eq i64 %864, 0
  br label %870

868:                                              ; preds = %888, %870
  %869 = icmp eq i64 %874, %856
  br i1 %869, label %1061, label %870

870:                                              ; preds = %868, %858
  %871 = phi i64 [ %863, %858 ], [ %876, %868 ]
  %872 = phi i64 [ 0, %858 ], [ %874, %868 ]
  %873 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %872
  store double 0.000000e+00, ptr %873, align 8
  %874 = add nuw nsw i64 %872, 1
  %875 = getelementptr inbounds i64, ptr %860, i64 %874
  %876 = load i64, ptr %875, align 8
  %877 = icmp slt i64 %871, %876
  br i1 %877, label %878, label %868

878:                                              ; preds = %870
  %879 = load ptr, ptr %861, align 8
  %880 = load ptr, ptr %189, align 8
  br label %881

881:                                              ; preds = %888, %878
  %882 = phi double [ 0.000000e+00, %878 ], [ %889, %888 ]
  %883 = phi i64 [ %871, %878 ], [ %890, %888 ]
  %884 = getelementptr inbounds i64, ptr %879, i64 %883
  %885 = load i64, ptr %884, align 8
  %886 = mul nsw i64 %885, %855
  %887 = getelementptr inbounds double, ptr %880, i64 %886
  br i1 %862, label %892, label %888

888:                                              ; preds = %953, %881
  %889 = phi double [ %882, %881 ], [ %954, %953 ]
  %890 = add nsw i64 %883, 1
  %891 = icmp eq i64 %890, %876
  br i1 %891, label %868, label %881

892:                                              ; preds = %881, %953
  %893 = phi double [ %954, %953 ], [ %882, %881 ]
  %894 = phi i64 [ %955, %953 ], [ 0, %881 ]
  %895 = getelementptr inbounds double, ptr %887, i64 %894
  %896 = load double, ptr %895, align 8
  %897 = fcmp ogt double %896, 0.000000e+00
  br i1 %897, label %898, label %953

898:                                              ; preds = %892
  %899 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 37, i64 %885, i64 %894
  %900 = load double, ptr %899, align 8
  %901 = fdiv double %900, %896
  br i1 %865, label %902, label %920

902:                                              ; preds = %947, %898
  %903 = phi double [ undef, %898 ], [ %948, %947 ]
  %904 = phi i64 [ 0, %898 ], [ %949, %947 ]
  %905 = phi double [ %901, %898 ], [ %948, %947 ]
  br i1 %867, label %917, label %906

906:                                              ; preds = %902
  %907 = icmp eq i64 %904, %894
  br i1 %907, label %917, label %908

908:                                              ; preds = %906
  %909 = getelementptr inbounds double, ptr %887, i64 %904
  %910 = load double, ptr %909, align 8
  %911 = fcmp ogt double %910, 0.000000e+00
  br i1 %911, label %912, label %917

912:                                              ; preds = %908
  %913 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %885, i64 %904
  %914 = load double, ptr %913, align 8
  %915 = fdiv double %914, %910
  %916 = fmul double %905, %915
  br label %917

917:                                              ; preds = %906, %908, %912, %902
  %918 = phi double [ %903, %902 ], [ %916, %912 ], [ %905, %908 ], [ %905, %906 ]
  %919 = fcmp ogt double %918, %893
  br i1 %919, label %952, label %953

920:                                              ; preds = %898, %947
  %921 = phi i64 [ %949, %947 ], [ 0, %898 ]
  %922 = phi double [ %948, %947 ], [ %901, %898 ]
  %923 = phi i64 [ %950, %947 ], [ 0, %898 ]
  %924 = icmp eq i64 %921, %894
  br i1 %924, label %934, label %925

925:                                              ; preds = %920
  %926 = getelementptr inbounds double, ptr %887, i64 %921
  %927 = load double, ptr %926, align 8
  %928 = fcmp ogt double %927, 0.000000e+00
  br i1 %928, label %929, label %934

929:                                              ; preds = %925
  %930 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %885, i64 %921
  %931 = load double, ptr %930, align 8
  %932 = fdiv double %931, %927
  %933 = fmul double %922, %932
  br label %934

934:                                              ; preds = %929, %925, %920
  %935 = phi double [ %933, %929 ], [ %922, %925 ], [ %922, %920 ]
  %936 = or i64 %921, 1
  %937 = icmp eq i64 %936, %894
  br i1 %937, label %947, label %938

938:                                              ; preds = %934
  %939 = getelementptr inbounds double, ptr %887, i64 %936
  %940 = load double, ptr %939, align 8
  %941 = fcmp ogt double %940, 0.000000e+00
  br i1 %941, label %942, label %947

942:                                              ; preds = %938
  %943 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %885, i64 %936
  %944 = load double, ptr %943, align 8
  %945 = fdiv double %944, %940
  %946 = fmul double %935, %945
  br label %947

947:                                              ; preds = %942, %938, %934
  %948 = phi double [ %946, %942 ], [ %935, %938 ], [ %935, %934 ]
  %949 = add nuw nsw i64 %921, 2
  %950 = add i64 %923, 2
  %951 = icmp eq i64 %950, %866
  br i1 %951, label %902, label %920

952:                                              ; preds = %917
  store double %918, ptr %873, align 8
  br label %953

953:                                              ; preds = %952, %917, %892
  %954 = phi double [ %893, %917 ], [ %918, %952 ], [ %893, %892 ]
  %955 = add nuw nsw i64 %894, 1
  %956 = icmp eq i64 %955, %855
  br i1 %956, label %888, label %892

957:                                              ; preds = %1058, %841
  %958 = phi i64 [ 0, %841 ], [ %1059, %1058 ]
  %959 = shl i64 %958, 7
  %960 = add i64 %23, %959
  %961 = getelementptr inbounds double, ptr %842, i64 %958
  %962 = load double, ptr %961, align 8
  %963 = getelementptr inbounds [1024 x double], ptr %5, i64 0, i64 %958
  store double %962, ptr %963, align 8
  br i1 %190, label %964, label %1058

964:                                              ; preds = %957
  br i1 %846, label %965, label %1017

965:                                              ; preds = %1017, %964
  %966 = phi double [ undef, %964 ], [ %1035, %1017 ]
  %967 = phi double [ %962, %964 ], [ %1035, %1017 ]
  %968 = phi i64 [ 0, %964 ], [ %1036, %1017 ]
  br i1 %848, label %979, label %969

969:                                              ; preds = %965, %969
  %970 = phi double [ %975, %969 ], [ %967, %965 ]
  %971 = phi i64 [ %976, %969 ], [ %968, %965 ]
  %972 = phi i64 [ %977, %969 ], [ 0, %965 ]
  %973 = getelementptr inbounds [16 x double], ptr %15, i64 %958, i64 %971
  %974 = load double, ptr %973, align 8
  %975 = fmul double %970, %974
  %976 = add nuw nsw i64 %971, 1
  %977 = add i64 %972, 1
  %978 = icmp eq i64 %977, %845
  br i1 %978, label %979, label %969

979:                                              ; preds = %969, %965
  %980 = phi double [ %966, %965 ], [ %975, %969 ]
  store double %980, ptr %963, align 8
  %981 = icmp slt i64 %958, %837
  %982 = select i1 %981, i1 true, i1 %843
  br i1 %982, label %1058, label %983

983:                                              ; preds = %979
  %984 = sub nsw i64 %958, %837
  br i1 %849, label %1001, label %985

985:                                              ; preds = %983
  %986 = add i64 %22, %959
  %987 = add i64 %844, %960
  %988 = sub i64 %986, %987
  %989 = icmp ult i64 %988, 32
  br i1 %989, label %1001, label %990

990:                                              ; preds = %985, %990
  %991 = phi i64 [ %998, %990 ], [ 0, %985 ]
  %992 = getelementptr inbounds [16 x double], ptr %15, i64 %958, i64 %991
  %993 = load <2 x double>, ptr %992, align 8
  %994 = getelementptr inbounds double, ptr %992, i64 2
  %995 = load <2 x double>, ptr %994, align 8
  %996 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %984, i64 %991
  store <2 x double> %993, ptr %996, align 8
  %997 = getelementptr inbounds double, ptr %996, i64 2
  store <2 x double> %995, ptr %997, align 8
  %998 = add nuw i64 %991, 4
  %999 = icmp eq i64 %998, %850
  br i1 %999, label %1000, label %990

1000:                                             ; preds = %990
  br i1 %851, label %1058, label %1001

1001:                                             ; preds = %985, %983, %1000
  %1002 = phi i64 [ 0, %985 ], [ 0, %983 ], [ %850, %1000 ]
  %1003 = xor i64 %1002, -1
  %1004 = add i64 %181, %1003
  br i1 %853, label %1014, label %1005

1005:                                             ; preds = %1001, %1005
  %1006 = phi i64 [ %1011, %1005 ], [ %1002, %1001 ]
  %1007 = phi i64 [ %1012, %1005 ], [ 0, %1001 ]
  %1008 = getelementptr inbounds [16 x double], ptr %15, i64 %958, i64 %1006
  %1009 = load double, ptr %1008, align 8
  %1010 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %984, i64 %1006
  store double %1009, ptr %1010, align 8
  %1011 = add nuw nsw i64 %1006, 1
  %1012 = add i64 %1007, 1
  %1013 = icmp eq i64 %1012, %852
  br i1 %1013, label %1014, label %1005

1014:                                             ; preds = %1005, %1001
  %1015 = phi i64 [ %1002, %1001 ], [ %1011, %1005 ]
  %1016 = icmp ult i64 %1004, 3
  br i1 %1016, label %1058, label %1039

1017:                                             ; preds = %964, %1017
  %1018 = phi double [ %1035, %1017 ], [ %962, %964 ]
  %1019 = phi i64 [ %1036, %1017 ], [ 0, %964 ]
  %1020 = phi i64 [ %1037, %1017 ], [ 0, %964 ]
  %1021 = getelementptr inbounds [16 x double], ptr %15, i64 %958, i64 %1019
  %1022 = load double, ptr %1021, align 8
  %1023 = fmul double %1018, %1022
  %1024 = or i64 %1019, 1
  %1025 = getelementptr inbounds [16 x double], ptr %15, i64 %958, i64 %1024
  %1026 = load double, ptr %1025, align 8
  %1027 = fmul double %1023, %1026
  %1028 = or i64 %1019, 2
  %1029 = getelementptr inbounds [16 x double], ptr %15, i64 %958, i64 %1028
  %1030 = load double, ptr %1029, align 8
  %1031 = fmul double %1027, %1030
  %1032 = or i64 %1019, 3
  %1033 = getelementptr inbounds [16 x double], ptr %15, i64 %958, i64 %1032
  %1034 = load double, ptr %1033, align 8
  %1035 = fmul double %1031, %1034
  %1036 = add nuw nsw i64 %1019, 4
  %1037 = add i64 %1020, 4
  %1038 = icmp eq i64 %1037, %847
  br i1 %1038, label %965, label %1017

1039:                                             ; preds = %1014, %1039
  %1040 = phi i64 [ %1056, %1039 ], [ %1015, %1014 ]
  %1041 = getelementptr inbounds [16 x double], ptr %15, i64 %958, i64 %1040
  %1042 = load double, ptr %1041, align 8
  %1043 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %984, i64 %1040
  store double %1042, ptr %1043, align 8
  %1044 = add nuw nsw i64 %1040, 1
  %1045 = getelementptr inbounds [16 x double], ptr %15, i64 %958, i64 %1044
  %1046 = load double, ptr %1045, align 8
  %1047 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %984, i64 %1044
  store double %1046, ptr %1047, align 8
  %1048 = add nuw nsw i64 %1040, 2
  %1049 = getelementptr inbounds [16 x double], ptr %15, i64 %958, i64 %1048
  %1050 = load double, ptr %1049, align 8
  %1051 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %984, i64 %1048
  store double %1050, ptr %1051, align 8
  %1052 = add nuw nsw i64 %1040, 3
  %1053 = getelementptr inbounds [16 x double], ptr %15, i64 %958, i64 %1052
  %1054 = load double, ptr %1053, align 8
  %1055 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %984, i64 %1052
  store double %1054, ptr %1055, align 8
  %1056 = add nuw nsw i64 %1040, 4
  %1057 = icmp eq i64 %1056, %181
  br i1 %1057, label %1058, label %1039

1058:                                             ; preds = %1014, %1039, %1000, %979, %957
  %1059 = add nuw nsw i64 %958, 1
  %1060 = icmp eq i64 %1059, %839
  br i1 %1060, label %854, label %957

1061:                                             ; preds = %868, %854
  %1062 = getelementptr inbounds double, ptr %5, i64 %837
  %1063 = call fastcc double @judge(ptr noundef nonnull %182, ptr noundef nonnull %37, ptr noundef nonnull %5, ptr noundef nonnull %1062, ptr noundef nonnull %17)
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %5)
  %1064 = load double, ptr %35, align 8
  %1065 = load double, ptr %38, align 8
  %1066 = fsub double 1.000000e+00, %1065
  %1067 = fmul double %1064, %1066
  %1068 = fcmp ult double %1063, %1067
  br i1 %1068, label %1080, label %3092

1069:                                             ; preds = %828
  %1070 = load double, ptr %35, align 8
  %1071 = load double, ptr %38, align 8
  %1072 = fsub double 1.000000e+00, %1071
  %1073 = fmul double %1070, %1072
  %1074 = fcmp ugt double %1073, 0x7FF0000000000000
  br i1 %1074, label %1082, label %3092

1075:                                             ; preds = %176, %1075
  %1076 = phi i64 [ %1078, %1075 ], [ %177, %176 ]
  %1077 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 35, i64 %1076
  store i64 0, ptr %1077, align 8
  %1078 = add nuw nsw i64 %1076, 1
  %1079 = icmp eq i64 %1078, %32
  br i1 %1079, label %178, label %1075

1080:                                             ; preds = %1061
  %1081 = fcmp ogt double %1063, 0.000000e+00
  br i1 %1081, label %1082, label %1126

1082:                                             ; preds = %1080, %1069
  %1083 = phi double [ %1063, %1080 ], [ 0x7FF0000000000000, %1069 ]
  %1084 = bitcast double %1083 to i64
  %1085 = lshr i64 %1084, 52
  %1086 = and i64 %1085, 2047
  %1087 = and i64 %1084, 4503599627370495
  %1088 = or i64 %1087, 4607182418800017408
  %1089 = bitcast i64 %1088 to double
  %1090 = fcmp ogt double %1089, 0x3FF6A09E667F3BCD
  %1091 = fmul double %1089, 5.000000e-01
  %1092 = select i1 %1090, double %1091, double %1089
  %1093 = select i1 %1090, i64 -1022, i64 -1023
  %1094 = add nsw i64 %1093, %1086
  %1095 = fadd double %1092, -1.000000e+00
  %1096 = fadd double %1092, 1.000000e+00
  %1097 = fdiv double %1095, %1096
  %1098 = fmul double %1097, %1097
  %1099 = fmul double %1098, 0x3FA8618618618618
  %1100 = fadd double %1099, 0x3FAAF286BCA1AF28
  %1101 = fmul double %1098, %1100
  %1102 = fadd double %1101, 0x3FAE1E1E1E1E1E1E
  %1103 = fmul double %1098, %1102
  %1104 = fadd double %1103, 0x3FB1111111111111
  %1105 = fmul double %1098, %1104
  %1106 = fadd double %1105, 0x3FB3B13B13B13B14
  %1107 = fmul double %1098, %1106
  %1108 = fadd double %1107, 0x3FB745D1745D1746
  %1109 = fmul double %1098, %1108
  %1110 = fadd double %1109, 0x3FBC71C71C71C71C
  %1111 = fmul double %1098, %1110
  %1112 = fadd double %1111, 0x3FC2492492492492
  %1113 = fmul double %1098, %1112
  %1114 = fadd double %1113, 2.000000e-01
  %1115 = fmul double %1098, %1114
  %1116 = fadd double %1115, 0x3FD5555555555555
  %1117 = fmul double %1098, %1116
  %1118 = fadd double %1117, 1.000000e+00
  %1119 = fmul double %1097, 2.000000e+00
  %1120 = fmul double %1119, %1118
  %1121 = sitofp i64 %1094 to double
  %1122 = fmul double %1121, 0x3FE62E42FEFA39EF
  %1123 = fadd double %1122, %1120
  %1124 = fcmp ogt double %1123, %34
  br i1 %1124, label %1125, label %1126

1125:                                             ; preds = %1082
  br label %1126

1126:                                             ; preds = %1125, %1082, %1080
  %1127 = phi double [ %1083, %1125 ], [ %1083, %1082 ], [ %1063, %1080 ]
  %1128 = phi double [ %1123, %1125 ], [ %34, %1082 ], [ %34, %1080 ]
  br i1 %163, label %1129, label %2419

1129:                                             ; preds = %1126
  %1130 = and i64 %32, 3
  %1131 = icmp ult i64 %32, 4
  br i1 %1131, label %1134, label %1132

1132:                                             ; preds = %1129
  %1133 = and i64 %32, -4
  br label %1153

1134:                                             ; preds = %1153, %1129
  %1135 = phi double [ undef, %1129 ], [ %1175, %1153 ]
  %1136 = phi i64 [ 0, %1129 ], [ %1176, %1153 ]
  %1137 = phi double [ 1.000000e+00, %1129 ], [ %1175, %1153 ]
  %1138 = icmp eq i64 %1130, 0
  br i1 %1138, label %1150, label %1139

1139:                                             ; preds = %1134, %1139
  %1140 = phi i64 [ %1147, %1139 ], [ %1136, %1134 ]
  %1141 = phi double [ %1146, %1139 ], [ %1137, %1134 ]
  %1142 = phi i64 [ %1148, %1139 ], [ 0, %1134 ]
  %1143 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %1140
  %1144 = load i64, ptr %1143, align 8
  %1145 = sitofp i64 %1144 to double
  %1146 = fmul double %1141, %1145
  %1147 = add nuw nsw i64 %1140, 1
  %1148 = add i64 %1142, 1
  %1149 = icmp eq i64 %1148, %1130
  br i1 %1149, label %1150, label %1139

1150:                                             ; preds = %1139, %1134
  %1151 = phi double [ %1135, %1134 ], [ %1146, %1139 ]
  %1152 = fcmp ogt double %1151, 3.200000e+01
  br i1 %1152, label %1179, label %2415

1153:                                             ; preds = %1153, %1132
  %1154 = phi i64 [ 0, %1132 ], [ %1176, %1153 ]
  %1155 = phi double [ 1.000000e+00, %1132 ], [ %1175, %1153 ]
  %1156 = phi i64 [ 0, %1132 ], [ %1177, %1153 ]
  %1157 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %1154
  %1158 = load i64, ptr %1157, align 8
  %1159 = sitofp i64 %1158 to double
  %1160 = fmul double %1155, %1159
  %1161 = or i64 %1154, 1
  %1162 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %1161
  %1163 = load i64, ptr %1162, align 8
  %1164 = sitofp i64 %1163 to double
  %1165 = fmul double %1160, %1164
  %1166 = or i64 %1154, 2
  %1167 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %1166
  %1168 = load i64, ptr %1167, align 8
  %1169 = sitofp i64 %1168 to double
  %1170 = fmul double %1165, %1169
  %1171 = or i64 %1154, 3
  %1172 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %1171
  %1173 = load i64, ptr %1172, align 8
  %1174 = sitofp i64 %1173 to double
  %1175 = fmul double %1170, %1174
  %1176 = add nuw nsw i64 %1154, 4
  %1177 = add i64 %1156, 4
  %1178 = icmp eq i64 %1177, %1133
  br i1 %1178, label %1134, label %1153

1179:                                             ; preds = %1150
  %1180 = load i64, ptr %37, align 8
  %1181 = icmp slt i64 %1180, 1
  br i1 %1181, label %1196, label %1182

1182:                                             ; preds = %1179
  %1183 = icmp ult i64 %1180, 4
  br i1 %1183, label %1194, label %1184

1184:                                             ; preds = %1182
  %1185 = and i64 %1180, -4
  br label %1186

1186:                                             ; preds = %1186, %1184
  %1187 = phi i64 [ 0, %1184 ], [ %1190, %1186 ]
  %1188 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 35, i64 %1187
  store <2 x i64> zeroinitializer, ptr %1188, align 8
  %1189 = getelementptr inbounds i64, ptr %1188, i64 2
  store <2 x i64> zeroinitializer, ptr %1189, align 8
  %1190 = add nuw i64 %1187, 4
  %1191 = icmp eq i64 %1190, %1185
  br i1 %1191, label %1192, label %1186

1192:                                             ; preds = %1186
  %1193 = icmp eq i64 %1180, %1185
  br i1 %1193, label %1196, label %1194

1194:                                             ; preds = %1182, %1192
  %1195 = phi i64 [ 0, %1182 ], [ %1185, %1192 ]
  br label %1201

1196:                                             ; preds = %1201, %1192, %1179
  %1197 = load i64, ptr %184, align 8
  %1198 = icmp sgt i64 %1197, 0
  br i1 %1198, label %1199, label %1431

1199:                                             ; preds = %1196
  %1200 = getelementptr inbounds %struct.Problem, ptr %182, i64 0, i32 8
  br label %1206

1201:                                             ; preds = %1194, %1201
  %1202 = phi i64 [ %1204, %1201 ], [ %1195, %1194 ]
  %1203 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 35, i64 %1202
  store i64 0, ptr %1203, align 8
  %1204 = add nuw nsw i64 %1202, 1
  %1205 = icmp eq i64 %1204, %1180
  br i1 %1205, label %1196, label %1201

1206:                                             ; preds = %1427, %1199
  %1207 = phi i64 [ 0, %1199 ], [ %1428, %1427 ]
  %1208 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 %1207
  store i64 -1, ptr %1208, align 8
  %1209 = load i64, ptr %182, align 8
  %1210 = add nsw i64 %1209, %1207
  %1211 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %1210
  store double 0.000000e+00, ptr %1211, align 8
  %1212 = load ptr, ptr %1200, align 8
  %1213 = getelementptr inbounds i64, ptr %1212, i64 %1207
  %1214 = load i64, ptr %1213, align 8
  %1215 = load ptr, ptr %14, align 8
  %1216 = getelementptr inbounds %struct.Goal, ptr %1215, i64 0, i32 3
  %1217 = load i64, ptr %1216, align 8
  %1218 = icmp sge i64 %1214, %1217
  %1219 = or i1 %1181, %1218
  br i1 %1219, label %1427, label %1222

1220:                                             ; preds = %1302
  %1221 = icmp slt i64 %1304, 0
  br i1 %1221, label %1427, label %1307

1222:                                             ; preds = %1206, %1302
  %1223 = phi i64 [ %1305, %1302 ], [ 0, %1206 ]
  %1224 = phi i64 [ %1304, %1302 ], [ -1, %1206 ]
  %1225 = phi double [ %1303, %1302 ], [ 0xFFF0000000000000, %1206 ]
  %1226 = load ptr, ptr %16, align 8
  %1227 = tail call fastcc i64 @left_over(ptr noundef nonnull %0, i64 noundef %1207, i64 noundef %1223, ptr noundef %1226)
  %1228 = icmp eq i64 %1227, 0
  %1229 = icmp sgt i64 %1224, -1
  %1230 = select i1 %1228, i1 %1229, i1 false
  br i1 %1230, label %1302, label %1231

1231:                                             ; preds = %1222
  %1232 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %1223
  %1233 = load i64, ptr %1232, align 8
  %1234 = icmp sgt i64 %1233, 0
  br i1 %1234, label %1235, label %1237

1235:                                             ; preds = %1231
  %1236 = load ptr, ptr %16, align 8
  br label %1247

1237:                                             ; preds = %1297, %1231
  %1238 = phi double [ 0.000000e+00, %1231 ], [ %1299, %1297 ]
  %1239 = phi double [ 0x7FF0000000000000, %1231 ], [ %1254, %1297 ]
  %1240 = sitofp i64 %1233 to double
  %1241 = fdiv double %1238, %1240
  %1242 = fcmp oge double %1239, 1.000000e-03
  %1243 = fcmp ogt double %1241, %1225
  %1244 = select i1 %1242, i1 %1243, i1 false
  %1245 = select i1 %1244, double %1241, double %1225
  %1246 = select i1 %1244, i64 %1223, i64 %1224
  br label %1302

1247:                                             ; preds = %1297, %1235
  %1248 = phi i64 [ 0, %1235 ], [ %1300, %1297 ]
  %1249 = phi double [ 0x7FF0000000000000, %1235 ], [ %1254, %1297 ]
  %1250 = phi double [ 0.000000e+00, %1235 ], [ %1299, %1297 ]
  %1251 = getelementptr inbounds double, ptr %1236, i64 %1248
  %1252 = load double, ptr %1251, align 8
  %1253 = fcmp olt double %1252, %1249
  %1254 = select i1 %1253, double %1252, double %1249
  %1255 = fcmp olt double %1252, 1.000000e-03
  br i1 %1255, label %1297, label %1256

1256:                                             ; preds = %1247
  %1257 = bitcast double %1252 to i64
  %1258 = lshr i64 %1257, 52
  %1259 = and i64 %1258, 2047
  %1260 = and i64 %1257, 4503599627370495
  %1261 = or i64 %1260, 4607182418800017408
  %1262 = bitcast i64 %1261 to double
  %1263 = fcmp ogt double %1262, 0x3FF6A09E667F3BCD
  %1264 = fmul double %1262, 5.000000e-01
  %1265 = select i1 %1263, double %1264, double %1262
  %1266 = select i1 %1263, i64 -1022, i64 -1023
  %1267 = add nsw i64 %1266, %1259
  %1268 = fadd double %1265, -1.000000e+00
  %1269 = fadd double %1265, 1.000000e+00
  %1270 = fdiv double %1268, %1269
  %1271 = fmul double %1270, %1270
  %1272 = fmul double %1271, 0x3FA8618618618618
  %1273 = fadd double %1272, 0x3FAAF286BCA1AF28
  %1274 = fmul double %1271, %1273
  %1275 = fadd double %1274, 0x3FAE1E1E1E1E1E1E
  %1276 = fmul double %1271, %1275
  %1277 = fadd double %1276, 0x3FB1111111111111
  %1278 = fmul double %1271, %1277
  %1279 = fadd double %1278, 0x3FB3B13B13B13B14
  %1280 = fmul double %1271, %1279
  %1281 = fadd double %1280, 0x3FB745D1745D1746
  %1282 = fmul double %1271, %1281
  %1283 = fadd double %1282, 0x3FBC71C71C71C71C
  %1284 = fmul double %1271, %1283
  %1285 = fadd double %1284, 0x3FC2492492492492
  %1286 = fmul double %1271, %1285
  %1287 = fadd double %1286, 2.000000e-01
  %1288 = fmul double %1271, %1287
  %1289 = fadd double %1288, 0x3FD5555555555555
  %1290 = fmul double %1271, %1289
  %1291 = fadd double %1290, 1.000000e+00
  %1292 = fmul double %1270, 2.000000e+00
  %1293 = fmul double %1292, %1291
  %1294 = sitofp i64 %1267 to double
  %1295 = fmul double %1294, 0x3FE62E42FEFA39EF
  %1296 = fadd double %1295, %1293
  br label %1297

1297:                                             ; preds = %1256, %1247
  %1298 = phi double [ %1296, %1256 ], [ -7.000000e+00, %1247 ]
  %1299 = fadd double %1250, %1298
  %1300 = add nuw nsw i64 %1248, 1
  %1301 = icmp eq i64 %1300, %1233
  br i1 %1301, label %1237, label %1247

1302:                                             ; preds = %1237, %1222
  %1303 = phi double [ %1245, %1237 ], [ %1225, %1222 ]
  %1304 = phi i64 [ %1246, %1237 ], [ %1224, %1222 ]
  %1305 = add nuw nsw i64 %1223, 1
  %1306 = icmp eq i64 %1305, %1180
  br i1 %1306, label %1220, label %1222

1307:                                             ; preds = %1220
  %1308 = load ptr, ptr %16, align 8
  %1309 = tail call fastcc i64 @left_over(ptr noundef nonnull %0, i64 noundef %1207, i64 noundef %1304, ptr noundef %1308)
  %1310 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 35, i64 %1304
  %1311 = load i64, ptr %1310, align 8
  %1312 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %1304, i64 %1311
  %1313 = load ptr, ptr %1312, align 8
  %1314 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %1304
  %1315 = load i64, ptr %1314, align 8
  %1316 = icmp sgt i64 %1315, 0
  br i1 %1316, label %1317, label %1377

1317:                                             ; preds = %1307
  %1318 = ptrtoint ptr %1313 to i64
  %1319 = load ptr, ptr %16, align 8
  %1320 = icmp eq i64 %1315, 1
  %1321 = ptrtoint ptr %1319 to i64
  %1322 = sub i64 %1318, %1321
  %1323 = icmp ult i64 %1322, 16
  %1324 = select i1 %1320, i1 true, i1 %1323
  br i1 %1324, label %1375, label %1325

1325:                                             ; preds = %1317
  %1326 = and i64 %1315, -2
  br label %1327

1327:                                             ; preds = %1327, %1325
  %1328 = phi i64 [ 0, %1325 ], [ %1371, %1327 ]
  %1329 = getelementptr inbounds double, ptr %1319, i64 %1328
  %1330 = load <2 x i64>, ptr %1329, align 8
  %1331 = lshr <2 x i64> %1330, <i64 52, i64 52>
  %1332 = and <2 x i64> %1331, <i64 2047, i64 2047>
  %1333 = and <2 x i64> %1330, <i64 4503599627370495, i64 4503599627370495>
  %1334 = or <2 x i64> %1333, <i64 4607182418800017408, i64 4607182418800017408>
  %1335 = bitcast <2 x i64> %1334 to <2 x double>
  %1336 = fcmp ogt <2 x double> %1335, <double 0x3FF6A09E667F3BCD, double 0x3FF6A09E667F3BCD>
  %1337 = fmul <2 x double> %1335, <double 5.000000e-01, double 5.000000e-01>
  %1338 = select <2 x i1> %1336, <2 x double> %1337, <2 x double> %1335
  %1339 = select <2 x i1> %1336, <2 x i64> <i64 -1022, i64 -1022>, <2 x i64> <i64 -1023, i64 -1023>
  %1340 = add nsw <2 x i64> %1339, %1332
  %1341 = fadd <2 x double> %1338, <double -1.000000e+00, double -1.000000e+00>
  %1342 = fadd <2 x double> %1338, <double 1.000000e+00, double 1.000000e+00>
  %1343 = fdiv <2 x double> %1341, %1342
  %1344 = fmul <2 x double> %1343, %1343
  %1345 = fmul <2 x double> %1344, <double 0x3FA8618618618618, double 0x3FA8618618618618>
  %1346 = fadd <2 x double> %1345, <double 0x3FAAF286BCA1AF28, double 0x3FAAF286BCA1AF28>
  %1347 = fmul <2 x double> %1344, %1346
  %1348 = fadd <2 x double> %1347, <double 0x3FAE1E1E1E1E1E1E, double 0x3FAE1E1E1E1E1E1E>
  %1349 = fmul <2 x double> %1344, %1348
  %1350 = fadd <2 x double> %1349, <double 0x3FB1111111111111, double 0x3FB1111111111111>
  %1351 = fmul <2 x double> %1344, %1350
  %1352 = fadd <2 x double> %1351, <double 0x3FB3B13B13B13B14, double 0x3FB3B13B13B13B14>
  %1353 = fmul <2 x double> %1344, %1352
  %1354 = fadd <2 x double> %1353, <double 0x3FB745D1745D1746, double 0x3FB745D1745D1746>
  %1355 = fmul <2 x double> %1344, %1354
  %1356 = fadd <2 x double> %1355, <double 0x3FBC71C71C71C71C, double 0x3FBC71C71C71C71C>
  %1357 = fmul <2 x double> %1344, %1356
  %1358 = fadd <2 x double> %1357, <double 0x3FC2492492492492, double 0x3FC2492492492492>
  %1359 = fmul <2 x double> %1344, %1358
  %1360 = fadd <2 x double> %1359, <double 2.000000e-01, double 2.000000e-01>
  %1361 = fmul <2 x double> %1344, %1360
  %1362 = fadd <2 x double> %1361, <double 0x3FD5555555555555, double 0x3FD5555555555555>
  %1363 = fmul <2 x double> %1344, %1362
  %1364 = fadd <2 x double> %1363, <double 1.000000e+00, double 1.000000e+00>
  %1365 = fmul <2 x double> %1343, <double 2.000000e+00, double 2.000000e+00>
  %1366 = fmul <2 x double> %1365, %1364
  %1367 = sitofp <2 x i64> %1340 to <2 x double>
  %1368 = fmul <2 x double> %1367, <double 0x3FE62E42FEFA39EF, double 0x3FE62E42FEFA39EF>
  %1369 = fadd <2 x double> %1368, %1366
  %1370 = getelementptr inbounds double, ptr %1313, i64 %1328
  store <2 x double> %1369, ptr %1370, align 8
  %1371 = add nuw i64 %1328, 2
  %1372 = icmp eq i64 %1371, %1326
  br i1 %1372, label %1373, label %1327

1373:                                             ; preds = %1327
  %1374 = icmp eq i64 %1315, %1326
  br i1 %1374, label %1377, label %1375

1375:                                             ; preds = %1317, %1373
  %1376 = phi i64 [ 0, %1317 ], [ %1326, %1373 ]
  br label %1381

1377:                                             ; preds = %1381, %1373, %1307
  store i64 %1304, ptr %1208, align 8
  %1378 = load i64, ptr %1310, align 8
  %1379 = add nsw i64 %1378, 1
  store i64 %1379, ptr %1310, align 8
  %1380 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 47, i64 %1304, i64 %1378
  store i64 %1207, ptr %1380, align 8
  br label %1427

1381:                                             ; preds = %1375, %1381
  %1382 = phi i64 [ %1425, %1381 ], [ %1376, %1375 ]
  %1383 = getelementptr inbounds double, ptr %1319, i64 %1382
  %1384 = load i64, ptr %1383, align 8
  %1385 = lshr i64 %1384, 52
  %1386 = and i64 %1385, 2047
  %1387 = and i64 %1384, 4503599627370495
  %1388 = or i64 %1387, 4607182418800017408
  %1389 = bitcast i64 %1388 to double
  %1390 = fcmp ogt double %1389, 0x3FF6A09E667F3BCD
  %1391 = fmul double %1389, 5.000000e-01
  %1392 = select i1 %1390, double %1391, double %1389
  %1393 = select i1 %1390, i64 -1022, i64 -1023
  %1394 = add nsw i64 %1393, %1386
  %1395 = fadd double %1392, -1.000000e+00
  %1396 = fadd double %1392, 1.000000e+00
  %1397 = fdiv double %1395, %1396
  %1398 = fmul double %1397, %1397
  %1399 = fmul double %1398, 0x3FA8618618618618
  %1400 = fadd double %1399, 0x3FAAF286BCA1AF28
  %1401 = fmul double %1398, %1400
  %1402 = fadd double %1401, 0x3FAE1E1E1E1E1E1E
  %1403 = fmul double %1398, %1402
  %1404 = fadd double %1403, 0x3FB1111111111111
  %1405 = fmul double %1398, %1404
  %1406 = fadd double %1405, 0x3FB3B13B13B13B14
  %1407 = fmul double %1398, %1406
  %1408 = fadd double %1407, 0x3FB745D1745D1746
  %1409 = fmul double %1398, %1408
  %1410 = fadd double %1409, 0x3FBC71C71C71C71C
  %1411 = fmul double %1398, %1410
  %1412 = fadd double %1411, 0x3FC2492492492492
  %1413 = fmul double %1398, %1412
  %1414 = fadd double %1413, 2.000000e-01
  %1415 = fmul double %1398, %1414
  %1416 = fadd double %1415, 0x3FD5555555555555
  %1417 = fmul double %1398, %1416
  %1418 = fadd double %1417, 1.000000e+00
  %1419 = fmul double %1397, 2.000000e+00
  %1420 = fmul double %1419, %1418
  %1421 = sitofp i64 %1394 to double
  %1422 = fmul double %1421, 0x3FE62E42FEFA39EF
  %1423 = fadd double %1422, %1420
  %1424 = getelementptr inbounds double, ptr %1313, i64 %1382
  store double %1423, ptr %1424, align 8
  %1425 = add nuw nsw i64 %1382, 1
  %1426 = icmp eq i64 %1425, %1315
  br i1 %1426, label %1377, label %1381

1427:                                             ; preds = %1377, %1220, %1206
  %1428 = add nuw nsw i64 %1207, 1
  %1429 = load i64, ptr %184, align 8
  %1430 = icmp slt i64 %1428, %1429
  br i1 %1430, label %1206, label %1431

1431:                                             ; preds = %1427, %1196
  br i1 %33, label %1434, label %1432

1432:                                             ; preds = %1431
  %1433 = load ptr, ptr %14, align 8
  br label %1445

1434:                                             ; preds = %1431
  %1435 = load ptr, ptr %8, align 8
  %1436 = load double, ptr %1435, align 8
  %1437 = load ptr, ptr %14, align 8
  %1438 = getelementptr inbounds %struct.Goal, ptr %1437, i64 0, i32 16
  %1439 = load double, ptr %1438, align 8
  %1440 = fsub double 1.000000e+00, %1439
  %1441 = fmul double %1436, %1440
  %1442 = fmul double %1127, 8.000000e+00
  %1443 = fcmp olt double %1441, %1442
  %1444 = select i1 %1443, i64 40, i64 10
  br label %1445

1445:                                             ; preds = %1434, %1432
  %1446 = phi ptr [ %1433, %1432 ], [ %1437, %1434 ]
  %1447 = phi i64 [ 10, %1432 ], [ %1444, %1434 ]
  %1448 = load i64, ptr %1446, align 8
  store i64 0, ptr %18, align 8
  %1449 = icmp sgt i64 %1448, 0
  %1450 = getelementptr inbounds %struct.Goal, ptr %1446, i64 0, i32 9
  %1451 = icmp ult i64 %1448, 4
  %1452 = and i64 %1448, -4
  %1453 = icmp eq i64 %1448, %1452
  br label %1454

1454:                                             ; preds = %2362, %1445
  %1455 = phi double [ %1128, %1445 ], [ %1513, %2362 ]
  %1456 = phi i64 [ 0, %1445 ], [ %2363, %2362 ]
  %1457 = load ptr, ptr %8, align 8
  %1458 = load double, ptr %1457, align 8
  %1459 = load ptr, ptr %14, align 8
  %1460 = getelementptr inbounds %struct.Goal, ptr %1459, i64 0, i32 16
  %1461 = load double, ptr %1460, align 8
  %1462 = fsub double 1.000000e+00, %1461
  %1463 = fmul double %1458, %1462
  %1464 = fcmp ogt double %1463, 0.000000e+00
  %1465 = select i1 %1464, double %1463, double 1.000000e-300
  %1466 = bitcast double %1465 to i64
  %1467 = lshr i64 %1466, 52
  %1468 = and i64 %1467, 2047
  %1469 = and i64 %1466, 4503599627370495
  %1470 = or i64 %1469, 4607182418800017408
  %1471 = bitcast i64 %1470 to double
  %1472 = fcmp ogt double %1471, 0x3FF6A09E667F3BCD
  %1473 = fmul double %1471, 5.000000e-01
  %1474 = select i1 %1472, double %1473, double %1471
  %1475 = select i1 %1472, i64 -1022, i64 -1023
  %1476 = add nsw i64 %1475, %1468
  %1477 = fadd double %1474, -1.000000e+00
  %1478 = fadd double %1474, 1.000000e+00
  %1479 = fdiv double %1477, %1478
  %1480 = fmul double %1479, %1479
  %1481 = fmul double %1480, 0x3FA8618618618618
  %1482 = fadd double %1481, 0x3FAAF286BCA1AF28
  %1483 = fmul double %1480, %1482
  %1484 = fadd double %1483, 0x3FAE1E1E1E1E1E1E
  %1485 = fmul double %1480, %1484
  %1486 = fadd double %1485, 0x3FB1111111111111
  %1487 = fmul double %1480, %1486
  %1488 = fadd double %1487, 0x3FB3B13B13B13B14
  %1489 = fmul double %1480, %1488
  %1490 = fadd double %1489, 0x3FB745D1745D1746
  %1491 = fmul double %1480, %1490
  %1492 = fadd double %1491, 0x3FBC71C71C71C71C
  %1493 = fmul double %1480, %1492
  %1494 = fadd double %1493, 0x3FC2492492492492
  %1495 = fmul double %1480, %1494
  %1496 = fadd double %1495, 2.000000e-01
  %1497 = fmul double %1480, %1496
  %1498 = fadd double %1497, 0x3FD5555555555555
  %1499 = fmul double %1480, %1498
  %1500 = fadd double %1499, 1.000000e+00
  %1501 = fmul double %1479, 2.000000e+00
  %1502 = fmul double %1501, %1500
  %1503 = sitofp i64 %1476 to double
  %1504 = fmul double %1503, 0x3FE62E42FEFA39EF
  %1505 = fadd double %1504, %1502
  %1506 = icmp ne i64 %1456, 0
  %1507 = zext i1 %1506 to i64
  %1508 = tail call fastcc double @linearise(ptr noundef nonnull %0, i64 noundef %1507)
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %3)
  %1509 = fcmp oeq double %1508, 0xFFF0000000000000
  br i1 %1509, label %2360, label %1510

1510:                                             ; preds = %1454
  br i1 %1449, label %1523, label %1516

1511:                                             ; preds = %1816
  %1512 = fcmp ogt double %1821, %1455
  %1513 = select i1 %1512, double %1821, double %1455
  %1514 = fadd double %1505, -1.000000e-10
  %1515 = fcmp ult double %1513, %1514
  br i1 %1515, label %1521, label %2360

1516:                                             ; preds = %1510
  %1517 = fcmp ogt double %1508, %1128
  %1518 = select i1 %1517, double %1508, double %1128
  %1519 = fadd double %1505, -1.000000e-10
  %1520 = fcmp ult double %1518, %1519
  br i1 %1520, label %2105, label %2360

1521:                                             ; preds = %1511
  %1522 = fsub double %1514, %1821
  br label %1864

1523:                                             ; preds = %1510, %1816
  %1524 = phi double [ %1821, %1816 ], [ %1508, %1510 ]
  %1525 = phi i64 [ %1828, %1816 ], [ 0, %1510 ]
  %1526 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 20, i64 %1525
  %1527 = load ptr, ptr %1526, align 8
  %1528 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %1525
  %1529 = load i64, ptr %1528, align 8
  %1530 = icmp sgt i64 %1529, 0
  br i1 %1530, label %1531, label %1545

1531:                                             ; preds = %1523
  %1532 = icmp ult i64 %1529, 4
  br i1 %1532, label %1543, label %1533

1533:                                             ; preds = %1531
  %1534 = and i64 %1529, -4
  br label %1535

1535:                                             ; preds = %1535, %1533
  %1536 = phi i64 [ 0, %1533 ], [ %1539, %1535 ]
  %1537 = getelementptr inbounds double, ptr %1527, i64 %1536
  store <2 x double> zeroinitializer, ptr %1537, align 8
  %1538 = getelementptr inbounds double, ptr %1537, i64 2
  store <2 x double> zeroinitializer, ptr %1538, align 8
  %1539 = add nuw i64 %1536, 4
  %1540 = icmp eq i64 %1539, %1534
  br i1 %1540, label %1541, label %1535

1541:                                             ; preds = %1535
  %1542 = icmp eq i64 %1529, %1534
  br i1 %1542, label %1545, label %1543

1543:                                             ; preds = %1531, %1541
  %1544 = phi i64 [ 0, %1531 ], [ %1534, %1541 ]
  br label %1562

1545:                                             ; preds = %1562, %1541, %1523
  %1546 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %1525
  %1547 = load i64, ptr %1546, align 8
  %1548 = icmp sgt i64 %1547, 0
  br i1 %1548, label %1549, label %1567

1549:                                             ; preds = %1545
  %1550 = shl i64 %1529, 3
  %1551 = getelementptr i8, ptr %1527, i64 %1550
  %1552 = add i64 %1529, -1
  %1553 = and i64 %1529, 3
  %1554 = icmp ult i64 %1552, 3
  %1555 = and i64 %1529, -4
  %1556 = icmp eq i64 %1553, 0
  %1557 = icmp ult i64 %1529, 4
  %1558 = and i64 %1529, -4
  %1559 = icmp eq i64 %1529, %1558
  %1560 = and i64 %1529, 1
  %1561 = icmp eq i64 %1560, 0
  br label %1584

1562:                                             ; preds = %1543, %1562
  %1563 = phi i64 [ %1565, %1562 ], [ %1544, %1543 ]
  %1564 = getelementptr inbounds double, ptr %1527, i64 %1563
  store double 0.000000e+00, ptr %1564, align 8
  %1565 = add nuw nsw i64 %1563, 1
  %1566 = icmp eq i64 %1565, %1529
  br i1 %1566, label %1545, label %1562

1567:                                             ; preds = %1710, %1545
  %1568 = phi double [ %1524, %1545 ], [ %1712, %1710 ]
  %1569 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 35, i64 %1525
  %1570 = load i64, ptr %1569, align 8
  %1571 = icmp sgt i64 %1570, 0
  br i1 %1571, label %1572, label %1715

1572:                                             ; preds = %1567
  %1573 = load ptr, ptr %0, align 8
  %1574 = load i64, ptr %1573, align 8
  %1575 = load ptr, ptr %8, align 8
  %1576 = getelementptr inbounds %struct.Best, ptr %1575, i64 0, i32 2
  %1577 = shl i64 %1529, 3
  %1578 = getelementptr i8, ptr %1527, i64 %1577
  %1579 = icmp ult i64 %1529, 4
  %1580 = and i64 %1529, -4
  %1581 = icmp eq i64 %1529, %1580
  %1582 = and i64 %1529, 1
  %1583 = icmp eq i64 %1582, 0
  br label %1724

1584:                                             ; preds = %1549, %1710
  %1585 = phi i64 [ %1711, %1710 ], [ %1547, %1549 ]
  %1586 = phi double [ %1712, %1710 ], [ %1524, %1549 ]
  %1587 = phi i64 [ %1713, %1710 ], [ 0, %1549 ]
  %1588 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %1525, i64 %1587
  %1589 = load i64, ptr %1588, align 8
  %1590 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %1589
  %1591 = load double, ptr %1590, align 8
  %1592 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %1525, i64 %1587
  %1593 = load ptr, ptr %1592, align 8
  %1594 = fcmp ogt double %1591, 0x3D719799812DEA11
  br i1 %1594, label %1595, label %1661

1595:                                             ; preds = %1584
  br i1 %1530, label %1596, label %1638

1596:                                             ; preds = %1595
  br i1 %1557, label %1624, label %1597

1597:                                             ; preds = %1596
  %1598 = getelementptr i8, ptr %1593, i64 %1550
  %1599 = icmp ult ptr %1527, %1598
  %1600 = icmp ult ptr %1593, %1551
  %1601 = and i1 %1599, %1600
  br i1 %1601, label %1624, label %1602

1602:                                             ; preds = %1597
  %1603 = insertelement <2 x double> poison, double %1591, i64 0
  %1604 = shufflevector <2 x double> %1603, <2 x double> poison, <2 x i32> zeroinitializer
  %1605 = insertelement <2 x double> poison, double %1591, i64 0
  %1606 = shufflevector <2 x double> %1605, <2 x double> poison, <2 x i32> zeroinitializer
  br label %1607

1607:                                             ; preds = %1607, %1602
  %1608 = phi i64 [ 0, %1602 ], [ %1621, %1607 ]
  %1609 = getelementptr inbounds double, ptr %1593, i64 %1608
  %1610 = load <2 x double>, ptr %1609, align 8
  %1611 = getelementptr inbounds double, ptr %1609, i64 2
  %1612 = load <2 x double>, ptr %1611, align 8
  %1613 = fmul <2 x double> %1604, %1610
  %1614 = fmul <2 x double> %1606, %1612
  %1615 = getelementptr inbounds double, ptr %1527, i64 %1608
  %1616 = load <2 x double>, ptr %1615, align 8
  %1617 = getelementptr inbounds double, ptr %1615, i64 2
  %1618 = load <2 x double>, ptr %1617, align 8
  %1619 = fadd <2 x double> %1616, %1613
  %1620 = fadd <2 x double> %1618, %1614
  store <2 x double> %1619, ptr %1615, align 8
  store <2 x double> %1620, ptr %1617, align 8
  %1621 = add nuw i64 %1608, 4
  %1622 = icmp eq i64 %1621, %1558
  br i1 %1622, label %1623, label %1607

1623:                                             ; preds = %1607
  br i1 %1559, label %1638, label %1624

1624:                                             ; preds = %1597, %1596, %1623
  %1625 = phi i64 [ 0, %1597 ], [ 0, %1596 ], [ %1558, %1623 ]
  %1626 = or i64 %1625, 1
  br i1 %1561, label %1635, label %1627

1627:                                             ; preds = %1624
  %1628 = getelementptr inbounds double, ptr %1593, i64 %1625
  %1629 = load double, ptr %1628, align 8
  %1630 = fmul double %1591, %1629
  %1631 = getelementptr inbounds double, ptr %1527, i64 %1625
  %1632 = load double, ptr %1631, align 8
  %1633 = fadd double %1632, %1630
  store double %1633, ptr %1631, align 8
  %1634 = or i64 %1625, 1
  br label %1635

1635:                                             ; preds = %1627, %1624
  %1636 = phi i64 [ %1625, %1624 ], [ %1634, %1627 ]
  %1637 = icmp eq i64 %1529, %1626
  br i1 %1637, label %1638, label %1644

1638:                                             ; preds = %1635, %1644, %1623, %1595
  %1639 = load ptr, ptr %8, align 8
  %1640 = getelementptr inbounds %struct.Best, ptr %1639, i64 0, i32 2
  %1641 = load i64, ptr %1640, align 8
  %1642 = sub nsw i64 %1641, %1529
  store i64 %1642, ptr %1640, align 8
  %1643 = load i64, ptr %1546, align 8
  br label %1710

1644:                                             ; preds = %1635, %1644
  %1645 = phi i64 [ %1659, %1644 ], [ %1636, %1635 ]
  %1646 = getelementptr inbounds double, ptr %1593, i64 %1645
  %1647 = load double, ptr %1646, align 8
  %1648 = fmul double %1591, %1647
  %1649 = getelementptr inbounds double, ptr %1527, i64 %1645
  %1650 = load double, ptr %1649, align 8
  %1651 = fadd double %1650, %1648
  store double %1651, ptr %1649, align 8
  %1652 = add nuw nsw i64 %1645, 1
  %1653 = getelementptr inbounds double, ptr %1593, i64 %1652
  %1654 = load double, ptr %1653, align 8
  %1655 = fmul double %1591, %1654
  %1656 = getelementptr inbounds double, ptr %1527, i64 %1652
  %1657 = load double, ptr %1656, align 8
  %1658 = fadd double %1657, %1655
  store double %1658, ptr %1656, align 8
  %1659 = add nuw nsw i64 %1645, 2
  %1660 = icmp eq i64 %1659, %1529
  br i1 %1660, label %1638, label %1644

1661:                                             ; preds = %1584
  %1662 = fcmp ogt double %1591, 0.000000e+00
  br i1 %1662, label %1663, label %1710

1663:                                             ; preds = %1661
  br i1 %1530, label %1664, label %1680

1664:                                             ; preds = %1663
  br i1 %1554, label %1665, label %1684

1665:                                             ; preds = %1684, %1664
  %1666 = phi double [ undef, %1664 ], [ %1706, %1684 ]
  %1667 = phi i64 [ 0, %1664 ], [ %1707, %1684 ]
  %1668 = phi double [ 0x7FF0000000000000, %1664 ], [ %1706, %1684 ]
  br i1 %1556, label %1680, label %1669

1669:                                             ; preds = %1665, %1669
  %1670 = phi i64 [ %1677, %1669 ], [ %1667, %1665 ]
  %1671 = phi double [ %1676, %1669 ], [ %1668, %1665 ]
  %1672 = phi i64 [ %1678, %1669 ], [ 0, %1665 ]
  %1673 = getelementptr inbounds double, ptr %1593, i64 %1670
  %1674 = load double, ptr %1673, align 8
  %1675 = fcmp olt double %1674, %1671
  %1676 = select i1 %1675, double %1674, double %1671
  %1677 = add nuw nsw i64 %1670, 1
  %1678 = add i64 %1672, 1
  %1679 = icmp eq i64 %1678, %1553
  br i1 %1679, label %1680, label %1669

1680:                                             ; preds = %1665, %1669, %1663
  %1681 = phi double [ 0x7FF0000000000000, %1663 ], [ %1666, %1665 ], [ %1676, %1669 ]
  %1682 = fmul double %1591, %1681
  %1683 = fadd double %1586, %1682
  br label %1710

1684:                                             ; preds = %1664, %1684
  %1685 = phi i64 [ %1707, %1684 ], [ 0, %1664 ]
  %1686 = phi double [ %1706, %1684 ], [ 0x7FF0000000000000, %1664 ]
  %1687 = phi i64 [ %1708, %1684 ], [ 0, %1664 ]
  %1688 = getelementptr inbounds double, ptr %1593, i64 %1685
  %1689 = load double, ptr %1688, align 8
  %1690 = fcmp olt double %1689, %1686
  %1691 = select i1 %1690, double %1689, double %1686
  %1692 = or i64 %1685, 1
  %1693 = getelementptr inbounds double, ptr %1593, i64 %1692
  %1694 = load double, ptr %1693, align 8
  %1695 = fcmp olt double %1694, %1691
  %1696 = select i1 %1695, double %1694, double %1691
  %1697 = or i64 %1685, 2
  %1698 = getelementptr inbounds double, ptr %1593, i64 %1697
  %1699 = load double, ptr %1698, align 8
  %1700 = fcmp olt double %1699, %1696
  %1701 = select i1 %1700, double %1699, double %1696
  %1702 = or i64 %1685, 3
  %1703 = getelementptr inbounds double, ptr %1593, i64 %1702
  %1704 = load double, ptr %1703, align 8
  %1705 = fcmp olt double %1704, %1701
  %1706 = select i1 %1705, double %1704, double %1701
  %1707 = add nuw nsw i64 %1685, 4
  %1708 = add i64 %1687, 4
  %1709 = icmp eq i64 %1708, %1555
  br i1 %1709, label %1665, label %1684

1710:                                             ; preds = %1680, %1661, %1638
  %1711 = phi i64 [ %1643, %1638 ], [ %1585, %1680 ], [ %1585, %1661 ]
  %1712 = phi double [ %1586, %1638 ], [ %1683, %1680 ], [ %1586, %1661 ]
  %1713 = add nuw nsw i64 %1587, 1
  %1714 = icmp slt i64 %1713, %1711
  br i1 %1714, label %1584, label %1567

1715:                                             ; preds = %1775, %1567
  %1716 = icmp sgt i64 %1529, 1
  br i1 %1716, label %1717, label %1816

1717:                                             ; preds = %1715
  %1718 = add i64 %1529, -1
  %1719 = add i64 %1529, -2
  %1720 = and i64 %1718, 3
  %1721 = icmp ult i64 %1719, 3
  br i1 %1721, label %1798, label %1722

1722:                                             ; preds = %1717
  %1723 = and i64 %1718, -4
  br label %1830

1724:                                             ; preds = %1775, %1572
  %1725 = phi i64 [ 0, %1572 ], [ %1778, %1775 ]
  %1726 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 47, i64 %1525, i64 %1725
  %1727 = load i64, ptr %1726, align 8
  %1728 = add nsw i64 %1727, %1574
  %1729 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %1728
  %1730 = load double, ptr %1729, align 8
  %1731 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %1525, i64 %1725
  %1732 = load ptr, ptr %1731, align 8
  br i1 %1530, label %1733, label %1775

1733:                                             ; preds = %1724
  br i1 %1579, label %1761, label %1734

1734:                                             ; preds = %1733
  %1735 = getelementptr i8, ptr %1732, i64 %1577
  %1736 = icmp ult ptr %1527, %1735
  %1737 = icmp ult ptr %1732, %1578
  %1738 = and i1 %1736, %1737
  br i1 %1738, label %1761, label %1739

1739:                                             ; preds = %1734
  %1740 = insertelement <2 x double> poison, double %1730, i64 0
  %1741 = shufflevector <2 x double> %1740, <2 x double> poison, <2 x i32> zeroinitializer
  %1742 = insertelement <2 x double> poison, double %1730, i64 0
  %1743 = shufflevector <2 x double> %1742, <2 x double> poison, <2 x i32> zeroinitializer
  br label %1744

1744:                                             ; preds = %1744, %1739
  %1745 = phi i64 [ 0, %1739 ], [ %1758, %1744 ]
  %1746 = getelementptr inbounds double, ptr %1732, i64 %1745
  %1747 = load <2 x double>, ptr %1746, align 8
  %1748 = getelementptr inbounds double, ptr %1746, i64 2
  %1749 = load <2 x double>, ptr %1748, align 8
  %1750 = fmul <2 x double> %1741, %1747
  %1751 = fmul <2 x double> %1743, %1749
  %1752 = getelementptr inbounds double, ptr %1527, i64 %1745
  %1753 = load <2 x double>, ptr %1752, align 8
  %1754 = getelementptr inbounds double, ptr %1752, i64 2
  %1755 = load <2 x double>, ptr %1754, align 8
  %1756 = fadd <2 x double> %1753, %1750
  %1757 = fadd <2 x double> %1755, %1751
  store <2 x double> %1756, ptr %1752, align 8
  store <2 x double> %1757, ptr %1754, align 8
  %1758 = add nuw i64 %1745, 4
  %1759 = icmp eq i64 %1758, %1580
  br i1 %1759, label %1760, label %1744

1760:                                             ; preds = %1744
  br i1 %1581, label %1775, label %1761

1761:                                             ; preds = %1734, %1733, %1760
  %1762 = phi i64 [ 0, %1734 ], [ 0, %1733 ], [ %1580, %1760 ]
  %1763 = or i64 %1762, 1
  br i1 %1583, label %1772, label %1764

1764:                                             ; preds = %1761
  %1765 = getelementptr inbounds double, ptr %1732, i64 %1762
  %1766 = load double, ptr %1765, align 8
  %1767 = fmul double %1730, %1766
  %1768 = getelementptr inbounds double, ptr %1527, i64 %1762
  %1769 = load double, ptr %1768, align 8
  %1770 = fadd double %1769, %1767
  store double %1770, ptr %1768, align 8
  %1771 = or i64 %1762, 1
  br label %1772

1772:                                             ; preds = %1764, %1761
  %1773 = phi i64 [ %1762, %1761 ], [ %1771, %1764 ]
  %1774 = icmp eq i64 %1529, %1763
  br i1 %1774, label %1775, label %1781

1775:                                             ; preds = %1772, %1781, %1760, %1724
  %1776 = load i64, ptr %1576, align 8
  %1777 = sub nsw i64 %1776, %1529
  store i64 %1777, ptr %1576, align 8
  %1778 = add nuw nsw i64 %1725, 1
  %1779 = load i64, ptr %1569, align 8
  %1780 = icmp slt i64 %1778, %1779
  br i1 %1780, label %1724, label %1715

1781:                                             ; preds = %1772, %1781
  %1782 = phi i64 [ %1796, %1781 ], [ %1773, %1772 ]
  %1783 = getelementptr inbounds double, ptr %1732, i64 %1782
  %1784 = load double, ptr %1783, align 8
  %1785 = fmul double %1730, %1784
  %1786 = getelementptr inbounds double, ptr %1527, i64 %1782
  %1787 = load double, ptr %1786, align 8
  %1788 = fadd double %1787, %1785
  store double %1788, ptr %1786, align 8
  %1789 = add nuw nsw i64 %1782, 1
  %1790 = getelementptr inbounds double, ptr %1732, i64 %1789
  %1791 = load double, ptr %1790, align 8
  %1792 = fmul double %1730, %1791
  %1793 = getelementptr inbounds double, ptr %1527, i64 %1789
  %1794 = load double, ptr %1793, align 8
  %1795 = fadd double %1794, %1792
  store double %1795, ptr %1793, align 8
  %1796 = add nuw nsw i64 %1782, 2
  %1797 = icmp eq i64 %1796, %1529
  br i1 %1797, label %1775, label %1781

1798:                                             ; preds = %1830, %1717
  %1799 = phi i64 [ undef, %1717 ], [ %1860, %1830 ]
  %1800 = phi i64 [ 1, %1717 ], [ %1861, %1830 ]
  %1801 = phi i64 [ 0, %1717 ], [ %1860, %1830 ]
  %1802 = icmp eq i64 %1720, 0
  br i1 %1802, label %1816, label %1803

1803:                                             ; preds = %1798, %1803
  %1804 = phi i64 [ %1813, %1803 ], [ %1800, %1798 ]
  %1805 = phi i64 [ %1812, %1803 ], [ %1801, %1798 ]
  %1806 = phi i64 [ %1814, %1803 ], [ 0, %1798 ]
  %1807 = getelementptr inbounds double, ptr %1527, i64 %1804
  %1808 = load double, ptr %1807, align 8
  %1809 = getelementptr inbounds double, ptr %1527, i64 %1805
  %1810 = load double, ptr %1809, align 8
  %1811 = fcmp olt double %1808, %1810
  %1812 = select i1 %1811, i64 %1804, i64 %1805
  %1813 = add nuw nsw i64 %1804, 1
  %1814 = add i64 %1806, 1
  %1815 = icmp eq i64 %1814, %1720
  br i1 %1815, label %1816, label %1803

1816:                                             ; preds = %1798, %1803, %1715
  %1817 = phi i64 [ 0, %1715 ], [ %1799, %1798 ], [ %1812, %1803 ]
  %1818 = getelementptr inbounds double, ptr %1527, i64 %1817
  %1819 = load double, ptr %1818, align 8
  %1820 = getelementptr inbounds [16 x double], ptr %2, i64 0, i64 %1525
  store double %1819, ptr %1820, align 8
  %1821 = fadd double %1568, %1819
  %1822 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 24, i64 %1525
  %1823 = load ptr, ptr %1822, align 8
  %1824 = getelementptr inbounds i32, ptr %1823, i64 %1817
  %1825 = load i32, ptr %1824, align 4
  %1826 = sext i32 %1825 to i64
  %1827 = getelementptr inbounds [16 x i64], ptr %3, i64 0, i64 %1525
  store i64 %1826, ptr %1827, align 8
  %1828 = add nuw nsw i64 %1525, 1
  %1829 = icmp eq i64 %1828, %1448
  br i1 %1829, label %1511, label %1523

1830:                                             ; preds = %1830, %1722
  %1831 = phi i64 [ 1, %1722 ], [ %1861, %1830 ]
  %1832 = phi i64 [ 0, %1722 ], [ %1860, %1830 ]
  %1833 = phi i64 [ 0, %1722 ], [ %1862, %1830 ]
  %1834 = getelementptr inbounds double, ptr %1527, i64 %1831
  %1835 = load double, ptr %1834, align 8
  %1836 = getelementptr inbounds double, ptr %1527, i64 %1832
  %1837 = load double, ptr %1836, align 8
  %1838 = fcmp olt double %1835, %1837
  %1839 = select i1 %1838, i64 %1831, i64 %1832
  %1840 = add nuw nsw i64 %1831, 1
  %1841 = getelementptr inbounds double, ptr %1527, i64 %1840
  %1842 = load double, ptr %1841, align 8
  %1843 = getelementptr inbounds double, ptr %1527, i64 %1839
  %1844 = load double, ptr %1843, align 8
  %1845 = fcmp olt double %1842, %1844
  %1846 = select i1 %1845, i64 %1840, i64 %1839
  %1847 = add nuw nsw i64 %1831, 2
  %1848 = getelementptr inbounds double, ptr %1527, i64 %1847
  %1849 = load double, ptr %1848, align 8
  %1850 = getelementptr inbounds double, ptr %1527, i64 %1846
  %1851 = load double, ptr %1850, align 8
  %1852 = fcmp olt double %1849, %1851
  %1853 = select i1 %1852, i64 %1847, i64 %1846
  %1854 = add nuw nsw i64 %1831, 3
  %1855 = getelementptr inbounds double, ptr %1527, i64 %1854
  %1856 = load double, ptr %1855, align 8
  %1857 = getelementptr inbounds double, ptr %1527, i64 %1853
  %1858 = load double, ptr %1857, align 8
  %1859 = fcmp olt double %1856, %1858
  %1860 = select i1 %1859, i64 %1854, i64 %1853
  %1861 = add nuw nsw i64 %1831, 4
  %1862 = add i64 %1833, 4
  %1863 = icmp eq i64 %1862, %1723
  br i1 %1863, label %1798, label %1830

1864:                                             ; preds = %2096, %1521
  %1865 = phi i1 [ true, %1521 ], [ %2102, %2096 ]
  %1866 = phi i64 [ 0, %1521 ], [ %2101, %2096 ]
  %1867 = phi i64 [ 1, %1521 ], [ %2100, %2096 ]
  %1868 = getelementptr inbounds [16 x double], ptr %2, i64 0, i64 %1866
  %1869 = load double, ptr %1868, align 8
  %1870 = fadd double %1522, %1869
  %1871 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %1866
  %1872 = load i64, ptr %1871, align 8
  %1873 = icmp sgt i64 %1872, 0
  br i1 %1873, label %1874, label %1916

1874:                                             ; preds = %1864
  %1875 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 20, i64 %1866
  %1876 = load ptr, ptr %1875, align 8
  %1877 = icmp ult i64 %1872, 4
  br i1 %1877, label %1904, label %1878

1878:                                             ; preds = %1874
  %1879 = and i64 %1872, -4
  %1880 = insertelement <2 x double> poison, double %1870, i64 0
  %1881 = shufflevector <2 x double> %1880, <2 x double> poison, <2 x i32> zeroinitializer
  %1882 = insertelement <2 x double> poison, double %1870, i64 0
  %1883 = shufflevector <2 x double> %1882, <2 x double> poison, <2 x i32> zeroinitializer
  br label %1884

1884:                                             ; preds = %1884, %1878
  %1885 = phi i64 [ 0, %1878 ], [ %1898, %1884 ]
  %1886 = phi <2 x i64> [ zeroinitializer, %1878 ], [ %1896, %1884 ]
  %1887 = phi <2 x i64> [ zeroinitializer, %1878 ], [ %1897, %1884 ]
  %1888 = getelementptr inbounds double, ptr %1876, i64 %1885
  %1889 = load <2 x double>, ptr %1888, align 8
  %1890 = getelementptr inbounds double, ptr %1888, i64 2
  %1891 = load <2 x double>, ptr %1890, align 8
  %1892 = fcmp oge <2 x double> %1889, %1881
  %1893 = fcmp oge <2 x double> %1891, %1883
  %1894 = zext <2 x i1> %1892 to <2 x i64>
  %1895 = zext <2 x i1> %1893 to <2 x i64>
  %1896 = add <2 x i64> %1886, %1894
  %1897 = add <2 x i64> %1887, %1895
  %1898 = add nuw i64 %1885, 4
  %1899 = icmp eq i64 %1898, %1879
  br i1 %1899, label %1900, label %1884

1900:                                             ; preds = %1884
  %1901 = add <2 x i64> %1897, %1896
  %1902 = tail call i64 @llvm.vector.reduce.add.v2i64(<2 x i64> %1901)
  %1903 = icmp eq i64 %1872, %1879
  br i1 %1903, label %1907, label %1904

1904:                                             ; preds = %1874, %1900
  %1905 = phi i64 [ 0, %1874 ], [ %1879, %1900 ]
  %1906 = phi i64 [ 0, %1874 ], [ %1902, %1900 ]
  br label %1918

1907:                                             ; preds = %1918, %1900
  %1908 = phi i64 [ %1902, %1900 ], [ %1925, %1918 ]
  %1909 = mul nsw i64 %1908, 10
  %1910 = icmp sgt i64 %1909, %1872
  br i1 %1910, label %1911, label %2096

1911:                                             ; preds = %1907
  %1912 = and i64 %1872, 3
  %1913 = icmp ult i64 %1872, 4
  br i1 %1913, label %1929, label %1914

1914:                                             ; preds = %1911
  %1915 = and i64 %1872, -4
  br label %2071

1916:                                             ; preds = %1864
  %1917 = icmp slt i64 %1872, 0
  br i1 %1917, label %1928, label %2096

1918:                                             ; preds = %1904, %1918
  %1919 = phi i64 [ %1926, %1918 ], [ %1905, %1904 ]
  %1920 = phi i64 [ %1925, %1918 ], [ %1906, %1904 ]
  %1921 = getelementptr inbounds double, ptr %1876, i64 %1919
  %1922 = load double, ptr %1921, align 8
  %1923 = fcmp oge double %1922, %1870
  %1924 = zext i1 %1923 to i64
  %1925 = add nuw nsw i64 %1920, %1924
  %1926 = add nuw nsw i64 %1919, 1
  %1927 = icmp eq i64 %1926, %1872
  br i1 %1927, label %1907, label %1918

1928:                                             ; preds = %1916
  store i64 0, ptr %1871, align 8
  br label %2104

1929:                                             ; preds = %2071, %1911
  %1930 = phi i64 [ 0, %1911 ], [ %2093, %2071 ]
  %1931 = icmp eq i64 %1912, 0
  br i1 %1931, label %1942, label %1932

1932:                                             ; preds = %1929, %1932
  %1933 = phi i64 [ %1939, %1932 ], [ %1930, %1929 ]
  %1934 = phi i64 [ %1940, %1932 ], [ 0, %1929 ]
  %1935 = getelementptr inbounds double, ptr %1876, i64 %1933
  %1936 = load double, ptr %1935, align 8
  %1937 = fcmp oge double %1936, %1870
  %1938 = uitofp i1 %1937 to double
  store double %1938, ptr %1935, align 8
  %1939 = add nuw nsw i64 %1933, 1
  %1940 = add i64 %1934, 1
  %1941 = icmp eq i64 %1940, %1912
  br i1 %1941, label %1942, label %1932

1942:                                             ; preds = %1932, %1929
  %1943 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 24, i64 %1866
  %1944 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %1866
  %1945 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 35, i64 %1866
  br label %1946

1946:                                             ; preds = %2065, %1942
  %1947 = phi i64 [ 0, %1942 ], [ %2067, %2065 ]
  %1948 = phi i64 [ 0, %1942 ], [ %2066, %2065 ]
  %1949 = getelementptr inbounds double, ptr %1876, i64 %1947
  %1950 = load double, ptr %1949, align 8
  %1951 = fcmp une double %1950, 0.000000e+00
  br i1 %1951, label %2065, label %1952

1952:                                             ; preds = %1946
  %1953 = icmp slt i64 %1948, %1947
  br i1 %1953, label %1954, label %2063

1954:                                             ; preds = %1952
  %1955 = load ptr, ptr %1943, align 8
  %1956 = getelementptr inbounds i32, ptr %1955, i64 %1947
  %1957 = load i32, ptr %1956, align 4
  %1958 = getelementptr inbounds i32, ptr %1955, i64 %1948
  store i32 %1957, ptr %1958, align 4
  %1959 = load i64, ptr %1944, align 8
  %1960 = icmp sgt i64 %1959, 0
  br i1 %1960, label %1961, label %1980

1961:                                             ; preds = %1954
  %1962 = and i64 %1959, 3
  %1963 = icmp ult i64 %1959, 4
  br i1 %1963, label %1966, label %1964

1964:                                             ; preds = %1961
  %1965 = and i64 %1959, -4
  br label %1988

1966:                                             ; preds = %1988, %1961
  %1967 = phi i64 [ 0, %1961 ], [ %2014, %1988 ]
  %1968 = icmp eq i64 %1962, 0
  br i1 %1968, label %1980, label %1969

1969:                                             ; preds = %1966, %1969
  %1970 = phi i64 [ %1977, %1969 ], [ %1967, %1966 ]
  %1971 = phi i64 [ %1978, %1969 ], [ 0, %1966 ]
  %1972 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %1866, i64 %1970
  %1973 = load ptr, ptr %1972, align 8
  %1974 = getelementptr inbounds double, ptr %1973, i64 %1947
  %1975 = load double, ptr %1974, align 8
  %1976 = getelementptr inbounds double, ptr %1973, i64 %1948
  store double %1975, ptr %1976, align 8
  %1977 = add nuw nsw i64 %1970, 1
  %1978 = add i64 %1971, 1
  %1979 = icmp eq i64 %1978, %1962
  br i1 %1979, label %1980, label %1969

1980:                                             ; preds = %1966, %1969, %1954
  %1981 = load i64, ptr %1945, align 8
  %1982 = icmp sgt i64 %1981, 0
  br i1 %1982, label %1983, label %2031

1983:                                             ; preds = %1980
  %1984 = and i64 %1981, 3
  %1985 = icmp ult i64 %1981, 4
  br i1 %1985, label %2017, label %1986

1986:                                             ; preds = %1983
  %1987 = and i64 %1981, -4
  br label %2034

1988:                                             ; preds = %1988, %1964
  %1989 = phi i64 [ 0, %1964 ], [ %2014, %1988 ]
  %1990 = phi i64 [ 0, %1964 ], [ %2015, %1988 ]
  %1991 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %1866, i64 %1989
  %1992 = load ptr, ptr %1991, align 8
  %1993 = getelementptr inbounds double, ptr %1992, i64 %1947
  %1994 = load double, ptr %1993, align 8
  %1995 = getelementptr inbounds double, ptr %1992, i64 %1948
  store double %1994, ptr %1995, align 8
  %1996 = or i64 %1989, 1
  %1997 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %1866, i64 %1996
  %1998 = load ptr, ptr %1997, align 8
  %1999 = getelementptr inbounds double, ptr %1998, i64 %1947
  %2000 = load double, ptr %1999, align 8
  %2001 = getelementptr inbounds double, ptr %1998, i64 %1948
  store double %2000, ptr %2001, align 8
  %2002 = or i64 %1989, 2
  %2003 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %1866, i64 %2002
  %2004 = load ptr, ptr %2003, align 8
  %2005 = getelementptr inbounds double, ptr %2004, i64 %1947
  %2006 = load double, ptr %2005, align 8
  %2007 = getelementptr inbounds double, ptr %2004, i64 %1948
  store double %2006, ptr %2007, align 8
  %2008 = or i64 %1989, 3
  %2009 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %1866, i64 %2008
  %2010 = load ptr, ptr %2009, align 8
  %2011 = getelementptr inbounds double, ptr %2010, i64 %1947
  %2012 = load double, ptr %2011, align 8
  %2013 = getelementptr inbounds double, ptr %2010, i64 %1948
  store double %2012, ptr %2013, align 8
  %2014 = add nuw nsw i64 %1989, 4
  %2015 = add i64 %1990, 4
  %2016 = icmp eq i64 %2015, %1965
  br i1 %2016, label %1966, label %1988

2017:                                             ; preds = %2034, %1983
  %2018 = phi i64 [ 0, %1983 ], [ %2060, %2034 ]
  %2019 = icmp eq i64 %1984, 0
  br i1 %2019, label %2031, label %2020

2020:                                             ; preds = %2017, %2020
  %2021 = phi i64 [ %2028, %2020 ], [ %2018, %2017 ]
  %2022 = phi i64 [ %2029, %2020 ], [ 0, %2017 ]
  %2023 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %1866, i64 %2021
  %2024 = load ptr, ptr %2023, align 8
  %2025 = getelementptr inbounds double, ptr %2024, i64 %1947
  %2026 = load double, ptr %2025, align 8
  %2027 = getelementptr inbounds double, ptr %2024, i64 %1948
  store double %2026, ptr %2027, align 8
  %2028 = add nuw nsw i64 %2021, 1
  %2029 = add i64 %2022, 1
  %2030 = icmp eq i64 %2029, %1984
  br i1 %2030, label %2031, label %2020

2031:                                             ; preds = %2017, %2020, %1980
  %2032 = load double, ptr %1949, align 8
  %2033 = getelementptr inbounds double, ptr %1876, i64 %1948
  store double %2032, ptr %2033, align 8
  br label %2063

2034:                                             ; preds = %2034, %1986
  %2035 = phi i64 [ 0, %1986 ], [ %2060, %2034 ]
  %2036 = phi i64 [ 0, %1986 ], [ %2061, %2034 ]
  %2037 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %1866, i64 %2035
  %2038 = load ptr, ptr %2037, align 8
  %2039 = getelementptr inbounds double, ptr %2038, i64 %1947
  %2040 = load double, ptr %2039, align 8
  %2041 = getelementptr inbounds double, ptr %2038, i64 %1948
  store double %2040, ptr %2041, align 8
  %2042 = or i64 %2035, 1
  %2043 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %1866, i64 %2042
  %2044 = load ptr, ptr %2043, align 8
  %2045 = getelementptr inbounds double, ptr %2044, i64 %1947
  %2046 = load double, ptr %2045, align 8
  %2047 = getelementptr inbounds double, ptr %2044, i64 %1948
  store double %2046, ptr %2047, align 8
  %2048 = or i64 %2035, 2
  %2049 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %1866, i64 %2048
  %2050 = load ptr, ptr %2049, align 8
  %2051 = getelementptr inbounds double, ptr %2050, i64 %1947
  %2052 = load double, ptr %2051, align 8
  %2053 = getelementptr inbounds double, ptr %2050, i64 %1948
  store double %2052, ptr %2053, align 8
  %2054 = or i64 %2035, 3
  %2055 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %1866, i64 %2054
  %2056 = load ptr, ptr %2055, align 8
  %2057 = getelementptr inbounds double, ptr %2056, i64 %1947
  %2058 = load double, ptr %2057, align 8
  %2059 = getelementptr inbounds double, ptr %2056, i64 %1948
  store double %2058, ptr %2059, align 8
  %2060 = add nuw nsw i64 %2035, 4
  %2061 = add i64 %2036, 4
  %2062 = icmp eq i64 %2061, %1987
  br i1 %2062, label %2017, label %2034

2063:                                             ; preds = %2031, %1952
  %2064 = add nsw i64 %1948, 1
  br label %2065

2065:                                             ; preds = %2063, %1946
  %2066 = phi i64 [ %1948, %1946 ], [ %2064, %2063 ]
  %2067 = add nuw nsw i64 %1947, 1
  %2068 = icmp eq i64 %2067, %1872
  br i1 %2068, label %2069, label %1946

2069:                                             ; preds = %2065
  store i64 %2066, ptr %1871, align 8
  %2070 = icmp eq i64 %2066, 0
  br i1 %2070, label %2104, label %2096

2071:                                             ; preds = %2071, %1914
  %2072 = phi i64 [ 0, %1914 ], [ %2093, %2071 ]
  %2073 = phi i64 [ 0, %1914 ], [ %2094, %2071 ]
  %2074 = getelementptr inbounds double, ptr %1876, i64 %2072
  %2075 = load double, ptr %2074, align 8
  %2076 = fcmp oge double %2075, %1870
  %2077 = uitofp i1 %2076 to double
  store double %2077, ptr %2074, align 8
  %2078 = or i64 %2072, 1
  %2079 = getelementptr inbounds double, ptr %1876, i64 %2078
  %2080 = load double, ptr %2079, align 8
  %2081 = fcmp oge double %2080, %1870
  %2082 = uitofp i1 %2081 to double
  store double %2082, ptr %2079, align 8
  %2083 = or i64 %2072, 2
  %2084 = getelementptr inbounds double, ptr %1876, i64 %2083
  %2085 = load double, ptr %2084, align 8
  %2086 = fcmp oge double %2085, %1870
  %2087 = uitofp i1 %2086 to double
  store double %2087, ptr %2084, align 8
  %2088 = or i64 %2072, 3
  %2089 = getelementptr inbounds double, ptr %1876, i64 %2088
  %2090 = load double, ptr %2089, align 8
  %2091 = fcmp oge double %2090, %1870
  %2092 = uitofp i1 %2091 to double
  store double %2092, ptr %2089, align 8
  %2093 = add nuw nsw i64 %2072, 4
  %2094 = add i64 %2073, 4
  %2095 = icmp eq i64 %2094, %1915
  br i1 %2095, label %1929, label %2071

2096:                                             ; preds = %2069, %1916, %1907
  %2097 = phi i64 [ %2066, %2069 ], [ %1872, %1907 ], [ 0, %1916 ]
  %2098 = icmp eq i64 %2097, 1
  %2099 = zext i1 %2098 to i64
  %2100 = and i64 %1867, %2099
  %2101 = add nuw nsw i64 %1866, 1
  %2102 = icmp slt i64 %2101, %1448
  %2103 = icmp eq i64 %2101, %1448
  br i1 %2103, label %2106, label %1864

2104:                                             ; preds = %2069, %1928
  br i1 %1865, label %2360, label %2106

2105:                                             ; preds = %1516
  call fastcc void @try(ptr noundef nonnull %0, ptr noundef nonnull %3, i64 noundef 0)
  br label %2360

2106:                                             ; preds = %2096, %2104
  %2107 = phi i64 [ %1867, %2104 ], [ %2100, %2096 ]
  call fastcc void @try(ptr noundef %0, ptr noundef nonnull %3, i64 noundef 0)
  %2108 = icmp eq i64 %2107, 0
  br i1 %2108, label %2109, label %2360

2109:                                             ; preds = %2106
  %2110 = load ptr, ptr %1450, align 8
  %2111 = load i64, ptr %2110, align 8
  %2112 = icmp eq i64 %2111, 0
  %2113 = icmp eq i64 %2111, 3
  %2114 = or i1 %2112, %2113
  %2115 = select i1 %2114, double 1.500000e-01, double 3.000000e-01
  %2116 = add nuw nsw i64 %1456, 3
  %2117 = sitofp i64 %2116 to double
  %2118 = fdiv double 2.000000e+00, %2117
  %2119 = fcmp ogt double %2118, 5.000000e-01
  %2120 = select i1 %2119, double 5.000000e-01, double %2118
  %2121 = fmul double %2115, 5.000000e-01
  %2122 = fcmp olt double %2120, %2121
  %2123 = select i1 %2122, double %2121, double %2120
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %4)
  %2124 = load i64, ptr %19, align 8
  %2125 = icmp sgt i64 %2124, 0
  br i1 %2125, label %2127, label %2126

2126:                                             ; preds = %2145, %2141, %2109
  br label %2183

2127:                                             ; preds = %2109
  %2128 = icmp ult i64 %2124, 4
  br i1 %2128, label %2143, label %2129

2129:                                             ; preds = %2127
  %2130 = and i64 %2124, -4
  br label %2131

2131:                                             ; preds = %2131, %2129
  %2132 = phi i64 [ 0, %2129 ], [ %2139, %2131 ]
  %2133 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %2132
  %2134 = load <2 x double>, ptr %2133, align 8
  %2135 = getelementptr inbounds double, ptr %2133, i64 2
  %2136 = load <2 x double>, ptr %2135, align 8
  %2137 = getelementptr inbounds [1024 x double], ptr %4, i64 0, i64 %2132
  store <2 x double> %2134, ptr %2137, align 16
  %2138 = getelementptr inbounds double, ptr %2137, i64 2
  store <2 x double> %2136, ptr %2138, align 16
  %2139 = add nuw i64 %2132, 4
  %2140 = icmp eq i64 %2139, %2130
  br i1 %2140, label %2141, label %2131

2141:                                             ; preds = %2131
  %2142 = icmp eq i64 %2124, %2130
  br i1 %2142, label %2126, label %2143

2143:                                             ; preds = %2127, %2141
  %2144 = phi i64 [ 0, %2127 ], [ %2130, %2141 ]
  br label %2145

2145:                                             ; preds = %2143, %2145
  %2146 = phi i64 [ %2150, %2145 ], [ %2144, %2143 ]
  %2147 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %2146
  %2148 = load double, ptr %2147, align 8
  %2149 = getelementptr inbounds [1024 x double], ptr %4, i64 0, i64 %2146
  store double %2148, ptr %2149, align 8
  %2150 = add nuw nsw i64 %2146, 1
  %2151 = icmp eq i64 %2150, %2124
  br i1 %2151, label %2126, label %2145

2152:                                             ; preds = %2266
  br i1 %2125, label %2153, label %2292

2153:                                             ; preds = %2152
  %2154 = icmp ult i64 %2124, 4
  br i1 %2154, label %2181, label %2155

2155:                                             ; preds = %2153
  %2156 = and i64 %2124, -4
  %2157 = insertelement <2 x double> poison, double %2123, i64 0
  %2158 = shufflevector <2 x double> %2157, <2 x double> poison, <2 x i32> zeroinitializer
  %2159 = insertelement <2 x double> poison, double %2123, i64 0
  %2160 = shufflevector <2 x double> %2159, <2 x double> poison, <2 x i32> zeroinitializer
  br label %2161

2161:                                             ; preds = %2161, %2155
  %2162 = phi i64 [ 0, %2155 ], [ %2177, %2161 ]
  %2163 = getelementptr inbounds [1024 x double], ptr %4, i64 0, i64 %2162
  %2164 = load <2 x double>, ptr %2163, align 16
  %2165 = getelementptr inbounds double, ptr %2163, i64 2
  %2166 = load <2 x double>, ptr %2165, align 16
  %2167 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %2162
  %2168 = load <2 x double>, ptr %2167, align 8
  %2169 = getelementptr inbounds double, ptr %2167, i64 2
  %2170 = load <2 x double>, ptr %2169, align 8
  %2171 = fsub <2 x double> %2164, %2168
  %2172 = fsub <2 x double> %2166, %2170
  %2173 = fmul <2 x double> %2158, %2171
  %2174 = fmul <2 x double> %2160, %2172
  %2175 = fadd <2 x double> %2168, %2173
  %2176 = fadd <2 x double> %2170, %2174
  store <2 x double> %2175, ptr %2167, align 8
  store <2 x double> %2176, ptr %2169, align 8
  %2177 = add nuw i64 %2162, 4
  %2178 = icmp eq i64 %2177, %2156
  br i1 %2178, label %2179, label %2161

2179:                                             ; preds = %2161
  %2180 = icmp eq i64 %2124, %2156
  br i1 %2180, label %2292, label %2181

2181:                                             ; preds = %2153, %2179
  %2182 = phi i64 [ 0, %2153 ], [ %2156, %2179 ]
  br label %2315

2183:                                             ; preds = %2126, %2266
  %2184 = phi i64 [ %2267, %2266 ], [ 0, %2126 ]
  %2185 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %2184
  %2186 = load i64, ptr %2185, align 8
  %2187 = icmp sgt i64 %2186, 0
  br i1 %2187, label %2188, label %2208

2188:                                             ; preds = %2183
  %2189 = getelementptr inbounds [16 x i64], ptr %3, i64 0, i64 %2184
  %2190 = load i64, ptr %2189, align 8
  %2191 = and i64 %2186, 1
  %2192 = icmp eq i64 %2186, 1
  br i1 %2192, label %2195, label %2193

2193:                                             ; preds = %2188
  %2194 = and i64 %2186, -2
  br label %2220

2195:                                             ; preds = %2220, %2188
  %2196 = phi i64 [ 0, %2188 ], [ %2242, %2220 ]
  %2197 = icmp eq i64 %2191, 0
  br i1 %2197, label %2208, label %2198

2198:                                             ; preds = %2195
  %2199 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %2184, i64 %2196
  %2200 = load ptr, ptr %2199, align 8
  %2201 = getelementptr inbounds double, ptr %2200, i64 %2190
  %2202 = load double, ptr %2201, align 8
  %2203 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %2184, i64 %2196
  %2204 = load i64, ptr %2203, align 8
  %2205 = getelementptr inbounds [1024 x double], ptr %4, i64 0, i64 %2204
  %2206 = load double, ptr %2205, align 8
  %2207 = fadd double %2202, %2206
  store double %2207, ptr %2205, align 8
  br label %2208

2208:                                             ; preds = %2198, %2195, %2183
  %2209 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %2184
  %2210 = load i64, ptr %2209, align 8
  %2211 = icmp sgt i64 %2210, 0
  br i1 %2211, label %2212, label %2257

2212:                                             ; preds = %2208
  %2213 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 24, i64 %2184
  %2214 = load ptr, ptr %2213, align 8
  %2215 = getelementptr inbounds [16 x i64], ptr %3, i64 0, i64 %2184
  %2216 = load i64, ptr %2215, align 8
  %2217 = load i32, ptr %2214, align 4
  %2218 = sext i32 %2217 to i64
  %2219 = icmp eq i64 %2216, %2218
  br i1 %2219, label %2257, label %2250

2220:                                             ; preds = %2220, %2193
  %2221 = phi i64 [ 0, %2193 ], [ %2242, %2220 ]
  %2222 = phi i64 [ 0, %2193 ], [ %2243, %2220 ]
  %2223 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %2184, i64 %2221
  %2224 = load ptr, ptr %2223, align 8
  %2225 = getelementptr inbounds double, ptr %2224, i64 %2190
  %2226 = load double, ptr %2225, align 8
  %2227 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %2184, i64 %2221
  %2228 = load i64, ptr %2227, align 8
  %2229 = getelementptr inbounds [1024 x double], ptr %4, i64 0, i64 %2228
  %2230 = load double, ptr %2229, align 8
  %2231 = fadd double %2226, %2230
  store double %2231, ptr %2229, align 8
  %2232 = or i64 %2221, 1
  %2233 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %2184, i64 %2232
  %2234 = load ptr, ptr %2233, align 8
  %2235 = getelementptr inbounds double, ptr %2234, i64 %2190
  %2236 = load double, ptr %2235, align 8
  %2237 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %2184, i64 %2232
  %2238 = load i64, ptr %2237, align 8
  %2239 = getelementptr inbounds [1024 x double], ptr %4, i64 0, i64 %2238
  %2240 = load double, ptr %2239, align 8
  %2241 = fadd double %2236, %2240
  store double %2241, ptr %2239, align 8
  %2242 = add nuw nsw i64 %2221, 2
  %2243 = add i64 %2222, 2
  %2244 = icmp eq i64 %2243, %2194
  br i1 %2244, label %2195, label %2220

2245:                                             ; preds = %2250
  %2246 = getelementptr inbounds i32, ptr %2214, i64 %2252
  %2247 = load i32, ptr %2246, align 4
  %2248 = sext i32 %2247 to i64
  %2249 = icmp eq i64 %2216, %2248
  br i1 %2249, label %2254, label %2250

2250:                                             ; preds = %2212, %2245
  %2251 = phi i64 [ %2252, %2245 ], [ 0, %2212 ]
  %2252 = add nuw nsw i64 %2251, 1
  %2253 = icmp eq i64 %2252, %2210
  br i1 %2253, label %2254, label %2245

2254:                                             ; preds = %2250, %2245
  %2255 = phi i64 [ %2210, %2250 ], [ %2252, %2245 ]
  %2256 = icmp slt i64 %2255, %2210
  br label %2257

2257:                                             ; preds = %2254, %2212, %2208
  %2258 = phi i64 [ 0, %2208 ], [ 0, %2212 ], [ %2255, %2254 ]
  %2259 = phi i1 [ false, %2208 ], [ true, %2212 ], [ %2256, %2254 ]
  %2260 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 35, i64 %2184
  %2261 = load i64, ptr %2260, align 8
  %2262 = icmp sgt i64 %2261, 0
  br i1 %2262, label %2263, label %2266

2263:                                             ; preds = %2257
  %2264 = load ptr, ptr %0, align 8
  %2265 = load i64, ptr %2264, align 8
  br label %2269

2266:                                             ; preds = %2283, %2257
  %2267 = add nuw nsw i64 %2184, 1
  %2268 = icmp eq i64 %2267, %1448
  br i1 %2268, label %2152, label %2183

2269:                                             ; preds = %2283, %2263
  %2270 = phi i64 [ 0, %2263 ], [ %2290, %2283 ]
  br i1 %2259, label %2271, label %2278

2271:                                             ; preds = %2269
  %2272 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %2184, i64 %2270
  %2273 = load ptr, ptr %2272, align 8
  %2274 = getelementptr inbounds double, ptr %2273, i64 %2258
  %2275 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 47, i64 %2184, i64 %2270
  %2276 = load i64, ptr %2275, align 8
  %2277 = add nsw i64 %2276, %2265
  br label %2283

2278:                                             ; preds = %2269
  %2279 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 47, i64 %2184, i64 %2270
  %2280 = load i64, ptr %2279, align 8
  %2281 = add nsw i64 %2280, %2265
  %2282 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %2281
  br label %2283

2283:                                             ; preds = %2278, %2271
  %2284 = phi i64 [ %2281, %2278 ], [ %2277, %2271 ]
  %2285 = phi ptr [ %2282, %2278 ], [ %2274, %2271 ]
  %2286 = load double, ptr %2285, align 8
  %2287 = getelementptr inbounds [1024 x double], ptr %4, i64 0, i64 %2284
  %2288 = load double, ptr %2287, align 8
  %2289 = fadd double %2286, %2288
  store double %2289, ptr %2287, align 8
  %2290 = add nuw nsw i64 %2270, 1
  %2291 = icmp eq i64 %2290, %2261
  br i1 %2291, label %2266, label %2269

2292:                                             ; preds = %2315, %2179, %2152
  %2293 = load i64, ptr %18, align 8
  %2294 = icmp slt i64 %2293, 64
  br i1 %2294, label %2295, label %2362

2295:                                             ; preds = %2292
  %2296 = icmp sgt i64 %2293, 0
  br i1 %2296, label %2297, label %2326

2297:                                             ; preds = %2295
  %2298 = fsub double 1.000000e+00, %2123
  %2299 = icmp eq i64 %2293, 1
  br i1 %2299, label %2313, label %2300

2300:                                             ; preds = %2297
  %2301 = and i64 %2293, -2
  %2302 = insertelement <2 x double> poison, double %2298, i64 0
  %2303 = shufflevector <2 x double> %2302, <2 x double> poison, <2 x i32> zeroinitializer
  br label %2304

2304:                                             ; preds = %2304, %2300
  %2305 = phi i64 [ 0, %2300 ], [ %2309, %2304 ]
  %2306 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %2305
  %2307 = load <2 x double>, ptr %2306, align 8
  %2308 = fmul <2 x double> %2303, %2307
  store <2 x double> %2308, ptr %2306, align 8
  %2309 = add nuw i64 %2305, 2
  %2310 = icmp eq i64 %2309, %2301
  br i1 %2310, label %2311, label %2304

2311:                                             ; preds = %2304
  %2312 = icmp eq i64 %2293, %2301
  br i1 %2312, label %2326, label %2313

2313:                                             ; preds = %2297, %2311
  %2314 = phi i64 [ 0, %2297 ], [ %2301, %2311 ]
  br label %2342

2315:                                             ; preds = %2181, %2315
  %2316 = phi i64 [ %2324, %2315 ], [ %2182, %2181 ]
  %2317 = getelementptr inbounds [1024 x double], ptr %4, i64 0, i64 %2316
  %2318 = load double, ptr %2317, align 8
  %2319 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %2316
  %2320 = load double, ptr %2319, align 8
  %2321 = fsub double %2318, %2320
  %2322 = fmul double %2123, %2321
  %2323 = fadd double %2320, %2322
  store double %2323, ptr %2319, align 8
  %2324 = add nuw nsw i64 %2316, 1
  %2325 = icmp eq i64 %2324, %2124
  br i1 %2325, label %2292, label %2315

2326:                                             ; preds = %2342, %2311, %2295
  br i1 %1451, label %2340, label %2327

2327:                                             ; preds = %2326, %2327
  %2328 = phi i64 [ %2337, %2327 ], [ 0, %2326 ]
  %2329 = getelementptr inbounds [16 x i64], ptr %3, i64 0, i64 %2328
  %2330 = load <2 x i64>, ptr %2329, align 16
  %2331 = getelementptr inbounds i64, ptr %2329, i64 2
  %2332 = load <2 x i64>, ptr %2331, align 16
  %2333 = trunc <2 x i64> %2330 to <2 x i32>
  %2334 = trunc <2 x i64> %2332 to <2 x i32>
  %2335 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 40, i64 %2293, i64 %2328
  store <2 x i32> %2333, ptr %2335, align 4
  %2336 = getelementptr inbounds i32, ptr %2335, i64 2
  store <2 x i32> %2334, ptr %2336, align 4
  %2337 = add nuw i64 %2328, 4
  %2338 = icmp eq i64 %2337, %1452
  br i1 %2338, label %2339, label %2327

2339:                                             ; preds = %2327
  br i1 %1453, label %2349, label %2340

2340:                                             ; preds = %2326, %2339
  %2341 = phi i64 [ 0, %2326 ], [ %1452, %2339 ]
  br label %2352

2342:                                             ; preds = %2313, %2342
  %2343 = phi i64 [ %2347, %2342 ], [ %2314, %2313 ]
  %2344 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %2343
  %2345 = load double, ptr %2344, align 8
  %2346 = fmul double %2298, %2345
  store double %2346, ptr %2344, align 8
  %2347 = add nuw nsw i64 %2343, 1
  %2348 = icmp eq i64 %2347, %2293
  br i1 %2348, label %2326, label %2342

2349:                                             ; preds = %2352, %2339
  %2350 = add nsw i64 %2293, 1
  store i64 %2350, ptr %18, align 8
  %2351 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %2293
  store double %2123, ptr %2351, align 8
  br label %2362

2352:                                             ; preds = %2340, %2352
  %2353 = phi i64 [ %2358, %2352 ], [ %2341, %2340 ]
  %2354 = getelementptr inbounds [16 x i64], ptr %3, i64 0, i64 %2353
  %2355 = load i64, ptr %2354, align 8
  %2356 = trunc i64 %2355 to i32
  %2357 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 40, i64 %2293, i64 %2353
  store i32 %2356, ptr %2357, align 4
  %2358 = add nuw nsw i64 %2353, 1
  %2359 = icmp eq i64 %2358, %1448
  br i1 %2359, label %2349, label %2352

2360:                                             ; preds = %2106, %2104, %1511, %1454, %2105, %1516
  %2361 = phi double [ 0x7FF0000000000000, %1516 ], [ %1518, %2105 ], [ %1455, %1454 ], [ 0x7FF0000000000000, %1511 ], [ 0x7FF0000000000000, %2104 ], [ %1513, %2106 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %2)
  br label %2365

2362:                                             ; preds = %2349, %2292
  tail call fastcc void @price(ptr noundef nonnull %0, double noundef %2115)
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %2)
  %2363 = add nuw nsw i64 %1456, 1
  %2364 = icmp eq i64 %2363, %1447
  br i1 %2364, label %2365, label %1454

2365:                                             ; preds = %2362, %2360
  %2366 = phi double [ %2361, %2360 ], [ %1513, %2362 ]
  %2367 = fcmp oeq double %2366, 0x7FF0000000000000
  br i1 %2367, label %3092, label %2368

2368:                                             ; preds = %2365
  %2369 = and i64 %32, 3
  %2370 = icmp ult i64 %32, 4
  br i1 %2370, label %2399, label %2371

2371:                                             ; preds = %2368
  %2372 = and i64 %32, -4
  br label %2373

2373:                                             ; preds = %2373, %2371
  %2374 = phi i64 [ 0, %2371 ], [ %2396, %2373 ]
  %2375 = phi double [ 1.000000e+00, %2371 ], [ %2395, %2373 ]
  %2376 = phi i64 [ 0, %2371 ], [ %2397, %2373 ]
  %2377 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %2374
  %2378 = load i64, ptr %2377, align 8
  %2379 = sitofp i64 %2378 to double
  %2380 = fmul double %2375, %2379
  %2381 = or i64 %2374, 1
  %2382 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %2381
  %2383 = load i64, ptr %2382, align 8
  %2384 = sitofp i64 %2383 to double
  %2385 = fmul double %2380, %2384
  %2386 = or i64 %2374, 2
  %2387 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %2386
  %2388 = load i64, ptr %2387, align 8
  %2389 = sitofp i64 %2388 to double
  %2390 = fmul double %2385, %2389
  %2391 = or i64 %2374, 3
  %2392 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %2391
  %2393 = load i64, ptr %2392, align 8
  %2394 = sitofp i64 %2393 to double
  %2395 = fmul double %2390, %2394
  %2396 = add nuw nsw i64 %2374, 4
  %2397 = add i64 %2376, 4
  %2398 = icmp eq i64 %2397, %2372
  br i1 %2398, label %2399, label %2373

2399:                                             ; preds = %2373, %2368
  %2400 = phi double [ undef, %2368 ], [ %2395, %2373 ]
  %2401 = phi i64 [ 0, %2368 ], [ %2396, %2373 ]
  %2402 = phi double [ 1.000000e+00, %2368 ], [ %2395, %2373 ]
  %2403 = icmp eq i64 %2369, 0
  br i1 %2403, label %2415, label %2404

2404:                                             ; preds = %2399, %2404
  %2405 = phi i64 [ %2412, %2404 ], [ %2401, %2399 ]
  %2406 = phi double [ %2411, %2404 ], [ %2402, %2399 ]
  %2407 = phi i64 [ %2413, %2404 ], [ 0, %2399 ]
  %2408 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %2405
  %2409 = load i64, ptr %2408, align 8
  %2410 = sitofp i64 %2409 to double
  %2411 = fmul double %2406, %2410
  %2412 = add nuw nsw i64 %2405, 1
  %2413 = add i64 %2407, 1
  %2414 = icmp eq i64 %2413, %2369
  br i1 %2414, label %2415, label %2404

2415:                                             ; preds = %2399, %2404, %1150
  %2416 = phi double [ %1151, %1150 ], [ %2400, %2399 ], [ %2411, %2404 ]
  %2417 = phi double [ %1128, %1150 ], [ %2366, %2404 ], [ %2366, %2399 ]
  %2418 = fcmp ugt double %2416, 6.400000e+01
  br i1 %2418, label %2420, label %2419

2419:                                             ; preds = %2415, %1126
  call fastcc void @enumerate(ptr noundef %0, i64 noundef 0, ptr noundef nonnull %6)
  br label %3092

2420:                                             ; preds = %2415
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7)
  %2421 = load ptr, ptr %0, align 8
  %2422 = load ptr, ptr %14, align 8
  %2423 = load i64, ptr %2422, align 8
  %2424 = load i64, ptr %18, align 8
  %2425 = icmp sgt i64 %2424, 0
  br i1 %2425, label %2426, label %2432

2426:                                             ; preds = %2420
  %2427 = add i64 %2424, -1
  %2428 = and i64 %2424, 7
  %2429 = icmp ult i64 %2424, 8
  br i1 %2429, label %2434, label %2430

2430:                                             ; preds = %2426
  %2431 = and i64 %2424, -8
  br label %2463

2432:                                             ; preds = %2420
  %2433 = icmp sgt i64 %2423, 0
  br label %2503

2434:                                             ; preds = %2463, %2426
  %2435 = phi double [ undef, %2426 ], [ %2497, %2463 ]
  %2436 = phi double [ 0.000000e+00, %2426 ], [ %2497, %2463 ]
  %2437 = phi i64 [ 0, %2426 ], [ %2498, %2463 ]
  %2438 = icmp eq i64 %2428, 0
  br i1 %2438, label %2449, label %2439

2439:                                             ; preds = %2434, %2439
  %2440 = phi double [ %2445, %2439 ], [ %2436, %2434 ]
  %2441 = phi i64 [ %2446, %2439 ], [ %2437, %2434 ]
  %2442 = phi i64 [ %2447, %2439 ], [ 0, %2434 ]
  %2443 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %2441
  %2444 = load double, ptr %2443, align 8
  %2445 = fadd double %2440, %2444
  %2446 = add nuw nsw i64 %2441, 1
  %2447 = add i64 %2442, 1
  %2448 = icmp eq i64 %2447, %2428
  br i1 %2448, label %2449, label %2439

2449:                                             ; preds = %2439, %2434
  %2450 = phi double [ %2435, %2434 ], [ %2445, %2439 ]
  %2451 = fcmp ogt double %2450, 0.000000e+00
  %2452 = icmp sgt i64 %2423, 0
  %2453 = select i1 %2452, i1 %2451, i1 false
  br i1 %2453, label %2454, label %2503

2454:                                             ; preds = %2449
  %2455 = and i64 %2424, 1
  %2456 = icmp eq i64 %2427, 0
  %2457 = and i64 %2424, -2
  %2458 = icmp eq i64 %2455, 0
  %2459 = and i64 %2424, 1
  %2460 = icmp eq i64 %2427, 0
  %2461 = and i64 %2424, -2
  %2462 = icmp eq i64 %2459, 0
  br label %2519

2463:                                             ; preds = %2463, %2430
  %2464 = phi double [ 0.000000e+00, %2430 ], [ %2497, %2463 ]
  %2465 = phi i64 [ 0, %2430 ], [ %2498, %2463 ]
  %2466 = phi i64 [ 0, %2430 ], [ %2499, %2463 ]
  %2467 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %2465
  %2468 = load double, ptr %2467, align 8
  %2469 = fadd double %2464, %2468
  %2470 = or i64 %2465, 1
  %2471 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %2470
  %2472 = load double, ptr %2471, align 8
  %2473 = fadd double %2469, %2472
  %2474 = or i64 %2465, 2
  %2475 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %2474
  %2476 = load double, ptr %2475, align 8
  %2477 = fadd double %2473, %2476
  %2478 = or i64 %2465, 3
  %2479 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %2478
  %2480 = load double, ptr %2479, align 8
  %2481 = fadd double %2477, %2480
  %2482 = or i64 %2465, 4
  %2483 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %2482
  %2484 = load double, ptr %2483, align 8
  %2485 = fadd double %2481, %2484
  %2486 = or i64 %2465, 5
  %2487 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %2486
  %2488 = load double, ptr %2487, align 8
  %2489 = fadd double %2485, %2488
  %2490 = or i64 %2465, 6
  %2491 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %2490
  %2492 = load double, ptr %2491, align 8
  %2493 = fadd double %2489, %2492
  %2494 = or i64 %2465, 7
  %2495 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %2494
  %2496 = load double, ptr %2495, align 8
  %2497 = fadd double %2493, %2496
  %2498 = add nuw nsw i64 %2465, 8
  %2499 = add i64 %2466, 8
  %2500 = icmp eq i64 %2499, %2431
  br i1 %2500, label %2434, label %2463

2501:                                             ; preds = %2701
  %2502 = icmp sgt i64 %2705, -1
  br i1 %2502, label %2959, label %2503

2503:                                             ; preds = %2501, %2449, %2432
  %2504 = phi i64 [ %2702, %2501 ], [ 0, %2449 ], [ 0, %2432 ]
  %2505 = phi double [ %2703, %2501 ], [ 0.000000e+00, %2449 ], [ 0.000000e+00, %2432 ]
  %2506 = phi i64 [ %2705, %2501 ], [ -1, %2449 ], [ -1, %2432 ]
  %2507 = phi i1 [ true, %2501 ], [ %2452, %2449 ], [ %2433, %2432 ]
  %2508 = getelementptr inbounds %struct.Problem, ptr %2421, i64 0, i32 1
  %2509 = load i64, ptr %2508, align 8
  %2510 = icmp sgt i64 %2509, 0
  br i1 %2510, label %2511, label %2724

2511:                                             ; preds = %2503
  %2512 = getelementptr inbounds %struct.Problem, ptr %2421, i64 0, i32 7
  %2513 = getelementptr inbounds %struct.Problem, ptr %2421, i64 0, i32 6
  %2514 = getelementptr inbounds %struct.Problem, ptr %2421, i64 0, i32 16
  %2515 = and i64 %2423, 1
  %2516 = icmp eq i64 %2423, 1
  %2517 = and i64 %2423, -2
  %2518 = icmp eq i64 %2515, 0
  br label %2708

2519:                                             ; preds = %2454, %2701
  %2520 = phi i64 [ %2702, %2701 ], [ 0, %2454 ]
  %2521 = phi double [ %2703, %2701 ], [ 0.000000e+00, %2454 ]
  %2522 = phi i64 [ %2705, %2701 ], [ -1, %2454 ]
  %2523 = phi double [ %2704, %2701 ], [ 0x3D06849B86A12B9B, %2454 ]
  %2524 = phi i64 [ %2706, %2701 ], [ 0, %2454 ]
  %2525 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %2524
  %2526 = load i64, ptr %2525, align 8
  %2527 = icmp slt i64 %2526, 2
  br i1 %2527, label %2701, label %2528

2528:                                             ; preds = %2519
  %2529 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %2524
  %2530 = load i64, ptr %2529, align 8
  %2531 = icmp sgt i64 %2530, 0
  br i1 %2531, label %2532, label %2701

2532:                                             ; preds = %2528
  %2533 = and i64 %2526, 1
  %2534 = icmp eq i64 %2526, 1
  %2535 = and i64 %2526, -2
  %2536 = icmp eq i64 %2533, 0
  br label %2537

2537:                                             ; preds = %2532, %2694
  %2538 = phi i64 [ %2695, %2694 ], [ %2520, %2532 ]
  %2539 = phi double [ %2696, %2694 ], [ %2521, %2532 ]
  %2540 = phi i64 [ %2698, %2694 ], [ %2522, %2532 ]
  %2541 = phi double [ %2697, %2694 ], [ %2523, %2532 ]
  %2542 = phi i64 [ %2699, %2694 ], [ 0, %2532 ]
  %2543 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %2524, i64 %2542
  %2544 = load i64, ptr %2543, align 8
  %2545 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %2544
  %2546 = load double, ptr %2545, align 8
  %2547 = fcmp olt double %2546, 1.000000e-09
  br i1 %2547, label %2694, label %2548

2548:                                             ; preds = %2537
  %2549 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %2524, i64 %2542
  %2550 = load ptr, ptr %2549, align 8
  br i1 %2456, label %2579, label %2551

2551:                                             ; preds = %2548, %2551
  %2552 = phi i64 [ %2576, %2551 ], [ 0, %2548 ]
  %2553 = phi double [ %2575, %2551 ], [ 0.000000e+00, %2548 ]
  %2554 = phi i64 [ %2577, %2551 ], [ 0, %2548 ]
  %2555 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %2552
  %2556 = load double, ptr %2555, align 8
  %2557 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 40, i64 %2552, i64 %2524
  %2558 = load i32, ptr %2557, align 4
  %2559 = sext i32 %2558 to i64
  %2560 = getelementptr inbounds double, ptr %2550, i64 %2559
  %2561 = load double, ptr %2560, align 8
  %2562 = fmul double %2556, %2561
  %2563 = fdiv double %2562, %2450
  %2564 = fadd double %2553, %2563
  %2565 = or i64 %2552, 1
  %2566 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %2565
  %2567 = load double, ptr %2566, align 8
  %2568 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 40, i64 %2565, i64 %2524
  %2569 = load i32, ptr %2568, align 4
  %2570 = sext i32 %2569 to i64
  %2571 = getelementptr inbounds double, ptr %2550, i64 %2570
  %2572 = load double, ptr %2571, align 8
  %2573 = fmul double %2567, %2572
  %2574 = fdiv double %2573, %2450
  %2575 = fadd double %2564, %2574
  %2576 = add nuw nsw i64 %2552, 2
  %2577 = add i64 %2554, 2
  %2578 = icmp eq i64 %2577, %2457
  br i1 %2578, label %2579, label %2551

2579:                                             ; preds = %2551, %2548
  %2580 = phi double [ undef, %2548 ], [ %2575, %2551 ]
  %2581 = phi i64 [ 0, %2548 ], [ %2576, %2551 ]
  %2582 = phi double [ 0.000000e+00, %2548 ], [ %2575, %2551 ]
  br i1 %2458, label %2594, label %2583

2583:                                             ; preds = %2579
  %2584 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %2581
  %2585 = load double, ptr %2584, align 8
  %2586 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 40, i64 %2581, i64 %2524
  %2587 = load i32, ptr %2586, align 4
  %2588 = sext i32 %2587 to i64
  %2589 = getelementptr inbounds double, ptr %2550, i64 %2588
  %2590 = load double, ptr %2589, align 8
  %2591 = fmul double %2585, %2590
  %2592 = fdiv double %2591, %2450
  %2593 = fadd double %2582, %2592
  br label %2594

2594:                                             ; preds = %2579, %2583
  %2595 = phi double [ %2580, %2579 ], [ %2593, %2583 ]
  br i1 %2460, label %2596, label %2621

2596:                                             ; preds = %2621, %2594
  %2597 = phi double [ undef, %2594 ], [ %2649, %2621 ]
  %2598 = phi i64 [ 0, %2594 ], [ %2650, %2621 ]
  %2599 = phi double [ 0.000000e+00, %2594 ], [ %2649, %2621 ]
  br i1 %2462, label %2613, label %2600

2600:                                             ; preds = %2596
  %2601 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 40, i64 %2598, i64 %2524
  %2602 = load i32, ptr %2601, align 4
  %2603 = sext i32 %2602 to i64
  %2604 = getelementptr inbounds double, ptr %2550, i64 %2603
  %2605 = load double, ptr %2604, align 8
  %2606 = fsub double %2605, %2595
  %2607 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %2598
  %2608 = load double, ptr %2607, align 8
  %2609 = fmul double %2608, %2606
  %2610 = fmul double %2606, %2609
  %2611 = fdiv double %2610, %2450
  %2612 = fadd double %2599, %2611
  br label %2613

2613:                                             ; preds = %2596, %2600
  %2614 = phi double [ %2597, %2596 ], [ %2612, %2600 ]
  %2615 = fmul double %2546, %2546
  %2616 = fmul double %2615, %2614
  %2617 = fcmp ogt double %2616, %2541
  br i1 %2617, label %2618, label %2694

2618:                                             ; preds = %2613
  %2619 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %2524, i64 %2542
  %2620 = load ptr, ptr %2619, align 8
  br i1 %2534, label %2653, label %2672

2621:                                             ; preds = %2594, %2621
  %2622 = phi i64 [ %2650, %2621 ], [ 0, %2594 ]
  %2623 = phi double [ %2649, %2621 ], [ 0.000000e+00, %2594 ]
  %2624 = phi i64 [ %2651, %2621 ], [ 0, %2594 ]
  %2625 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 40, i64 %2622, i64 %2524
  %2626 = load i32, ptr %2625, align 4
  %2627 = sext i32 %2626 to i64
  %2628 = getelementptr inbounds double, ptr %2550, i64 %2627
  %2629 = load double, ptr %2628, align 8
  %2630 = fsub double %2629, %2595
  %2631 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %2622
  %2632 = load double, ptr %2631, align 8
  %2633 = fmul double %2632, %2630
  %2634 = fmul double %2630, %2633
  %2635 = fdiv double %2634, %2450
  %2636 = fadd double %2623, %2635
  %2637 = or i64 %2622, 1
  %2638 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 40, i64 %2637, i64 %2524
  %2639 = load i32, ptr %2638, align 4
  %2640 = sext i32 %2639 to i64
  %2641 = getelementptr inbounds double, ptr %2550, i64 %2640
  %2642 = load double, ptr %2641, align 8
  %2643 = fsub double %2642, %2595
  %2644 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %2637
  %2645 = load double, ptr %2644, align 8
  %2646 = fmul double %2645, %2643
  %2647 = fmul double %2643, %2646
  %2648 = fdiv double %2647, %2450
  %2649 = fadd double %2636, %2648
  %2650 = add nuw nsw i64 %2622, 2
  %2651 = add i64 %2624, 2
  %2652 = icmp eq i64 %2651, %2461
  br i1 %2652, label %2596, label %2621

2653:                                             ; preds = %2672, %2618
  %2654 = phi double [ undef, %2618 ], [ %2687, %2672 ]
  %2655 = phi double [ undef, %2618 ], [ %2689, %2672 ]
  %2656 = phi i64 [ 0, %2618 ], [ %2690, %2672 ]
  %2657 = phi double [ 0xFFF0000000000000, %2618 ], [ %2689, %2672 ]
  %2658 = phi double [ 0x7FF0000000000000, %2618 ], [ %2687, %2672 ]
  br i1 %2536, label %2666, label %2659

2659:                                             ; preds = %2653
  %2660 = getelementptr inbounds double, ptr %2620, i64 %2656
  %2661 = load double, ptr %2660, align 8
  %2662 = fcmp olt double %2661, %2658
  %2663 = select i1 %2662, double %2661, double %2658
  %2664 = fcmp ogt double %2661, %2657
  %2665 = select i1 %2664, double %2661, double %2657
  br label %2666

2666:                                             ; preds = %2653, %2659
  %2667 = phi double [ %2654, %2653 ], [ %2663, %2659 ]
  %2668 = phi double [ %2655, %2653 ], [ %2665, %2659 ]
  %2669 = fcmp ole double %2667, %2595
  %2670 = fcmp olt double %2595, %2668
  %2671 = select i1 %2669, i1 %2670, i1 false
  br i1 %2671, label %2693, label %2694

2672:                                             ; preds = %2618, %2672
  %2673 = phi i64 [ %2690, %2672 ], [ 0, %2618 ]
  %2674 = phi double [ %2689, %2672 ], [ 0xFFF0000000000000, %2618 ]
  %2675 = phi double [ %2687, %2672 ], [ 0x7FF0000000000000, %2618 ]
  %2676 = phi i64 [ %2691, %2672 ], [ 0, %2618 ]
  %2677 = getelementptr inbounds double, ptr %2620, i64 %2673
  %2678 = load double, ptr %2677, align 8
  %2679 = fcmp olt double %2678, %2675
  %2680 = select i1 %2679, double %2678, double %2675
  %2681 = fcmp ogt double %2678, %2674
  %2682 = select i1 %2681, double %2678, double %2674
  %2683 = or i64 %2673, 1
  %2684 = getelementptr inbounds double, ptr %2620, i64 %2683
  %2685 = load double, ptr %2684, align 8
  %2686 = fcmp olt double %2685, %2680
  %2687 = select i1 %2686, double %2685, double %2680
  %2688 = fcmp ogt double %2685, %2682
  %2689 = select i1 %2688, double %2685, double %2682
  %2690 = add nuw nsw i64 %2673, 2
  %2691 = add nuw nsw i64 %2676, 2
  %2692 = icmp eq i64 %2691, %2535
  br i1 %2692, label %2653, label %2672

2693:                                             ; preds = %2666
  br label %2694

2694:                                             ; preds = %2693, %2666, %2613, %2537
  %2695 = phi i64 [ %2538, %2537 ], [ %2542, %2693 ], [ %2538, %2666 ], [ %2538, %2613 ]
  %2696 = phi double [ %2539, %2537 ], [ %2595, %2693 ], [ %2539, %2666 ], [ %2539, %2613 ]
  %2697 = phi double [ %2541, %2537 ], [ %2616, %2693 ], [ %2541, %2666 ], [ %2541, %2613 ]
  %2698 = phi i64 [ %2540, %2537 ], [ %2524, %2693 ], [ %2540, %2666 ], [ %2540, %2613 ]
  %2699 = add nuw nsw i64 %2542, 1
  %2700 = icmp eq i64 %2699, %2530
  br i1 %2700, label %2701, label %2537

2701:                                             ; preds = %2694, %2528, %2519
  %2702 = phi i64 [ %2520, %2519 ], [ %2520, %2528 ], [ %2695, %2694 ]
  %2703 = phi double [ %2521, %2519 ], [ %2521, %2528 ], [ %2696, %2694 ]
  %2704 = phi double [ %2523, %2519 ], [ %2523, %2528 ], [ %2697, %2694 ]
  %2705 = phi i64 [ %2522, %2519 ], [ %2522, %2528 ], [ %2698, %2694 ]
  %2706 = add nuw nsw i64 %2524, 1
  %2707 = icmp eq i64 %2706, %2423
  br i1 %2707, label %2501, label %2519

2708:                                             ; preds = %2728, %2511
  %2709 = phi i64 [ %2504, %2511 ], [ %2729, %2728 ]
  %2710 = phi double [ %2505, %2511 ], [ %2730, %2728 ]
  %2711 = phi i64 [ %2506, %2511 ], [ %2732, %2728 ]
  %2712 = phi double [ 0.000000e+00, %2511 ], [ %2731, %2728 ]
  %2713 = phi i64 [ 0, %2511 ], [ %2733, %2728 ]
  br i1 %2507, label %2714, label %2728

2714:                                             ; preds = %2708
  %2715 = load ptr, ptr %2512, align 8
  %2716 = xor i64 %2713, -1
  %2717 = load i64, ptr %2421, align 8
  %2718 = add nsw i64 %2717, %2713
  %2719 = add nsw i64 %2717, %2509
  br label %2735

2720:                                             ; preds = %2728
  %2721 = icmp sgt i64 %2732, -1
  %2722 = fcmp ogt double %2731, 1.000000e-03
  %2723 = select i1 %2721, i1 %2722, i1 false
  br i1 %2723, label %2959, label %2724

2724:                                             ; preds = %2720, %2503
  %2725 = phi i64 [ %2729, %2720 ], [ %2504, %2503 ]
  %2726 = phi double [ %2730, %2720 ], [ %2505, %2503 ]
  %2727 = phi i64 [ %2732, %2720 ], [ %2506, %2503 ]
  br i1 %2507, label %2867, label %2983

2728:                                             ; preds = %2860, %2708
  %2729 = phi i64 [ %2709, %2708 ], [ %2861, %2860 ]
  %2730 = phi double [ %2710, %2708 ], [ %2862, %2860 ]
  %2731 = phi double [ %2712, %2708 ], [ %2863, %2860 ]
  %2732 = phi i64 [ %2711, %2708 ], [ %2864, %2860 ]
  %2733 = add nuw nsw i64 %2713, 1
  %2734 = icmp eq i64 %2733, %2509
  br i1 %2734, label %2720, label %2708

2735:                                             ; preds = %2860, %2714
  %2736 = phi i64 [ %2709, %2714 ], [ %2861, %2860 ]
  %2737 = phi double [ %2710, %2714 ], [ %2862, %2860 ]
  %2738 = phi i64 [ %2711, %2714 ], [ %2864, %2860 ]
  %2739 = phi double [ %2712, %2714 ], [ %2863, %2860 ]
  %2740 = phi i64 [ 0, %2714 ], [ %2865, %2860 ]
  %2741 = mul nsw i64 %2740, %2719
  %2742 = add nsw i64 %2741, %2718
  %2743 = getelementptr inbounds i64, ptr %2715, i64 %2742
  %2744 = load i64, ptr %2743, align 8
  %2745 = icmp eq i64 %2744, 0
  br i1 %2745, label %2860, label %2746

2746:                                             ; preds = %2735
  %2747 = load ptr, ptr %2513, align 8
  %2748 = getelementptr inbounds ptr, ptr %2747, i64 %2740
  %2749 = load ptr, ptr %2748, align 8
  %2750 = getelementptr inbounds %struct.Table, ptr %2749, i64 0, i32 1
  %2751 = load ptr, ptr %2750, align 8
  %2752 = getelementptr inbounds ptr, ptr %2751, i64 %2744
  %2753 = load ptr, ptr %2752, align 8
  %2754 = icmp eq ptr %2753, null
  br i1 %2754, label %2860, label %2755

2755:                                             ; preds = %2746
  %2756 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %2740
  %2757 = load i64, ptr %2756, align 8
  %2758 = icmp slt i64 %2757, 2
  br i1 %2758, label %2860, label %2759

2759:                                             ; preds = %2755
  %2760 = load ptr, ptr %2514, align 8
  %2761 = getelementptr inbounds double, ptr %2760, i64 %2718
  %2762 = load double, ptr %2761, align 8
  %2763 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 18, i64 %2740
  %2764 = load ptr, ptr %2763, align 8
  %2765 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 24, i64 %2740
  %2766 = load ptr, ptr %2765, align 8
  %2767 = and i64 %2757, 1
  %2768 = and i64 %2757, -2
  br label %2769

2769:                                             ; preds = %2769, %2759
  %2770 = phi i64 [ 0, %2759 ], [ %2799, %2769 ]
  %2771 = phi double [ 0.000000e+00, %2759 ], [ %2798, %2769 ]
  %2772 = phi double [ 0x7FF0000000000000, %2759 ], [ %2796, %2769 ]
  %2773 = phi i64 [ 0, %2759 ], [ %2800, %2769 ]
  %2774 = getelementptr inbounds i32, ptr %2766, i64 %2770
  %2775 = load i32, ptr %2774, align 4
  %2776 = sext i32 %2775 to i64
  %2777 = getelementptr inbounds i32, ptr %2764, i64 %2776
  %2778 = load i32, ptr %2777, align 4
  %2779 = sext i32 %2778 to i64
  %2780 = getelementptr inbounds double, ptr %2753, i64 %2779
  %2781 = load double, ptr %2780, align 8
  %2782 = fcmp olt double %2781, %2772
  %2783 = select i1 %2782, double %2781, double %2772
  %2784 = fcmp ogt double %2781, %2771
  %2785 = select i1 %2784, double %2781, double %2771
  %2786 = or i64 %2770, 1
  %2787 = getelementptr inbounds i32, ptr %2766, i64 %2786
  %2788 = load i32, ptr %2787, align 4
  %2789 = sext i32 %2788 to i64
  %2790 = getelementptr inbounds i32, ptr %2764, i64 %2789
  %2791 = load i32, ptr %2790, align 4
  %2792 = sext i32 %2791 to i64
  %2793 = getelementptr inbounds double, ptr %2753, i64 %2792
  %2794 = load double, ptr %2793, align 8
  %2795 = fcmp olt double %2794, %2783
  %2796 = select i1 %2795, double %2794, double %2783
  %2797 = fcmp ogt double %2794, %2785
  %2798 = select i1 %2797, double %2794, double %2785
  %2799 = add nuw nsw i64 %2770, 2
  %2800 = add nuw nsw i64 %2773, 2
  %2801 = icmp eq i64 %2800, %2768
  br i1 %2801, label %2802, label %2769

2802:                                             ; preds = %2769
  %2803 = icmp eq i64 %2767, 0
  br i1 %2803, label %2817, label %2804

2804:                                             ; preds = %2802
  %2805 = getelementptr inbounds i32, ptr %2766, i64 %2799
  %2806 = load i32, ptr %2805, align 4
  %2807 = sext i32 %2806 to i64
  %2808 = getelementptr inbounds i32, ptr %2764, i64 %2807
  %2809 = load i32, ptr %2808, align 4
  %2810 = sext i32 %2809 to i64
  %2811 = getelementptr inbounds double, ptr %2753, i64 %2810
  %2812 = load double, ptr %2811, align 8
  %2813 = fcmp olt double %2812, %2796
  %2814 = select i1 %2813, double %2812, double %2796
  %2815 = fcmp ogt double %2812, %2798
  %2816 = select i1 %2815, double %2812, double %2798
  br label %2817

2817:                                             ; preds = %2802, %2804
  %2818 = phi double [ %2796, %2802 ], [ %2814, %2804 ]
  %2819 = phi double [ %2798, %2802 ], [ %2816, %2804 ]
  br i1 %2516, label %2820, label %2835

2820:                                             ; preds = %2852, %2817
  %2821 = phi double [ undef, %2817 ], [ %2853, %2852 ]
  %2822 = phi i64 [ 0, %2817 ], [ %2854, %2852 ]
  %2823 = phi double [ %2762, %2817 ], [ %2853, %2852 ]
  br i1 %2518, label %2830, label %2824

2824:                                             ; preds = %2820
  %2825 = icmp eq i64 %2822, %2740
  br i1 %2825, label %2830, label %2826

2826:                                             ; preds = %2824
  %2827 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %2713, i64 %2822
  %2828 = load double, ptr %2827, align 8
  %2829 = fmul double %2823, %2828
  br label %2830

2830:                                             ; preds = %2824, %2826, %2820
  %2831 = phi double [ %2821, %2820 ], [ %2829, %2826 ], [ %2823, %2824 ]
  %2832 = fsub double %2819, %2818
  %2833 = fmul double %2832, %2831
  %2834 = fcmp ogt double %2833, %2739
  br i1 %2834, label %2857, label %2860

2835:                                             ; preds = %2817, %2852
  %2836 = phi i64 [ %2854, %2852 ], [ 0, %2817 ]
  %2837 = phi double [ %2853, %2852 ], [ %2762, %2817 ]
  %2838 = phi i64 [ %2855, %2852 ], [ 0, %2817 ]
  %2839 = icmp eq i64 %2836, %2740
  br i1 %2839, label %2844, label %2840

2840:                                             ; preds = %2835
  %2841 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %2713, i64 %2836
  %2842 = load double, ptr %2841, align 8
  %2843 = fmul double %2837, %2842
  br label %2844

2844:                                             ; preds = %2840, %2835
  %2845 = phi double [ %2843, %2840 ], [ %2837, %2835 ]
  %2846 = or i64 %2836, 1
  %2847 = icmp eq i64 %2846, %2740
  br i1 %2847, label %2852, label %2848

2848:                                             ; preds = %2844
  %2849 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %2713, i64 %2846
  %2850 = load double, ptr %2849, align 8
  %2851 = fmul double %2845, %2850
  br label %2852

2852:                                             ; preds = %2848, %2844
  %2853 = phi double [ %2851, %2848 ], [ %2845, %2844 ]
  %2854 = add nuw nsw i64 %2836, 2
  %2855 = add i64 %2838, 2
  %2856 = icmp eq i64 %2855, %2517
  br i1 %2856, label %2820, label %2835

2857:                                             ; preds = %2830
  %2858 = fadd double %2818, %2819
  %2859 = fmul double %2858, 5.000000e-01
  br label %2860

2860:                                             ; preds = %2857, %2830, %2755, %2746, %2735
  %2861 = phi i64 [ %2736, %2735 ], [ %2736, %2746 ], [ %2736, %2755 ], [ %2716, %2857 ], [ %2736, %2830 ]
  %2862 = phi double [ %2737, %2735 ], [ %2737, %2746 ], [ %2737, %2755 ], [ %2859, %2857 ], [ %2737, %2830 ]
  %2863 = phi double [ %2739, %2735 ], [ %2739, %2746 ], [ %2739, %2755 ], [ %2833, %2857 ], [ %2739, %2830 ]
  %2864 = phi i64 [ %2738, %2735 ], [ %2738, %2746 ], [ %2738, %2755 ], [ %2740, %2857 ], [ %2738, %2830 ]
  %2865 = add nuw nsw i64 %2740, 1
  %2866 = icmp eq i64 %2865, %2423
  br i1 %2866, label %2728, label %2735

2867:                                             ; preds = %2724, %2895
  %2868 = phi i64 [ %2896, %2895 ], [ %2725, %2724 ]
  %2869 = phi double [ %2897, %2895 ], [ %2726, %2724 ]
  %2870 = phi i64 [ %2899, %2895 ], [ %2727, %2724 ]
  %2871 = phi i64 [ %2900, %2895 ], [ 0, %2724 ]
  %2872 = phi double [ %2898, %2895 ], [ 0.000000e+00, %2724 ]
  %2873 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %2871
  %2874 = load i64, ptr %2873, align 8
  %2875 = icmp sgt i64 %2874, 0
  br i1 %2875, label %2876, label %2895

2876:                                             ; preds = %2867
  %2877 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %2871
  %2878 = load i64, ptr %2877, align 8
  %2879 = icmp sgt i64 %2878, 1
  br i1 %2879, label %2880, label %2895

2880:                                             ; preds = %2876
  %2881 = and i64 %2878, 1
  %2882 = icmp eq i64 %2878, 1
  %2883 = and i64 %2878, -2
  %2884 = icmp eq i64 %2881, 0
  br label %2887

2885:                                             ; preds = %2895
  %2886 = fcmp ogt double %2898, 0.000000e+00
  br i1 %2886, label %2963, label %2983

2887:                                             ; preds = %2880, %2952
  %2888 = phi i64 [ %2953, %2952 ], [ %2868, %2880 ]
  %2889 = phi double [ %2954, %2952 ], [ %2869, %2880 ]
  %2890 = phi i64 [ %2956, %2952 ], [ %2870, %2880 ]
  %2891 = phi i64 [ %2957, %2952 ], [ 0, %2880 ]
  %2892 = phi double [ %2955, %2952 ], [ %2872, %2880 ]
  %2893 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %2871, i64 %2891
  %2894 = load ptr, ptr %2893, align 8
  br i1 %2882, label %2902, label %2928

2895:                                             ; preds = %2952, %2876, %2867
  %2896 = phi i64 [ %2868, %2867 ], [ %2868, %2876 ], [ %2953, %2952 ]
  %2897 = phi double [ %2869, %2867 ], [ %2869, %2876 ], [ %2954, %2952 ]
  %2898 = phi double [ %2872, %2867 ], [ %2872, %2876 ], [ %2955, %2952 ]
  %2899 = phi i64 [ %2870, %2867 ], [ %2870, %2876 ], [ %2956, %2952 ]
  %2900 = add nuw nsw i64 %2871, 1
  %2901 = icmp eq i64 %2900, %2423
  br i1 %2901, label %2885, label %2867

2902:                                             ; preds = %2928, %2887
  %2903 = phi double [ undef, %2887 ], [ %2943, %2928 ]
  %2904 = phi double [ undef, %2887 ], [ %2945, %2928 ]
  %2905 = phi i64 [ 0, %2887 ], [ %2946, %2928 ]
  %2906 = phi double [ 0xFFF0000000000000, %2887 ], [ %2945, %2928 ]
  %2907 = phi double [ 0x7FF0000000000000, %2887 ], [ %2943, %2928 ]
  br i1 %2884, label %2915, label %2908

2908:                                             ; preds = %2902
  %2909 = getelementptr inbounds double, ptr %2894, i64 %2905
  %2910 = load double, ptr %2909, align 8
  %2911 = fcmp olt double %2910, %2907
  %2912 = select i1 %2911, double %2910, double %2907
  %2913 = fcmp ogt double %2910, %2906
  %2914 = select i1 %2913, double %2910, double %2906
  br label %2915

2915:                                             ; preds = %2902, %2908
  %2916 = phi double [ %2903, %2902 ], [ %2912, %2908 ]
  %2917 = phi double [ %2904, %2902 ], [ %2914, %2908 ]
  %2918 = fsub double %2917, %2916
  %2919 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %2871, i64 %2891
  %2920 = load i64, ptr %2919, align 8
  %2921 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %2920
  %2922 = load double, ptr %2921, align 8
  %2923 = fadd double %2922, 0x3EB0C6F7A0B5ED8D
  %2924 = fmul double %2918, %2923
  %2925 = fcmp ogt double %2924, %2892
  %2926 = fcmp ogt double %2917, %2916
  %2927 = select i1 %2925, i1 %2926, i1 false
  br i1 %2927, label %2949, label %2952

2928:                                             ; preds = %2887, %2928
  %2929 = phi i64 [ %2946, %2928 ], [ 0, %2887 ]
  %2930 = phi double [ %2945, %2928 ], [ 0xFFF0000000000000, %2887 ]
  %2931 = phi double [ %2943, %2928 ], [ 0x7FF0000000000000, %2887 ]
  %2932 = phi i64 [ %2947, %2928 ], [ 0, %2887 ]
  %2933 = getelementptr inbounds double, ptr %2894, i64 %2929
  %2934 = load double, ptr %2933, align 8
  %2935 = fcmp olt double %2934, %2931
  %2936 = select i1 %2935, double %2934, double %2931
  %2937 = fcmp ogt double %2934, %2930
  %2938 = select i1 %2937, double %2934, double %2930
  %2939 = or i64 %2929, 1
  %2940 = getelementptr inbounds double, ptr %2894, i64 %2939
  %2941 = load double, ptr %2940, align 8
  %2942 = fcmp olt double %2941, %2936
  %2943 = select i1 %2942, double %2941, double %2936
  %2944 = fcmp ogt double %2941, %2938
  %2945 = select i1 %2944, double %2941, double %2938
  %2946 = add nuw nsw i64 %2929, 2
  %2947 = add nuw nsw i64 %2932, 2
  %2948 = icmp eq i64 %2947, %2883
  br i1 %2948, label %2902, label %2928

2949:                                             ; preds = %2915
  %2950 = fadd double %2916, %2917
  %2951 = fmul double %2950, 5.000000e-01
  br label %2952

2952:                                             ; preds = %2949, %2915
  %2953 = phi i64 [ %2891, %2949 ], [ %2888, %2915 ]
  %2954 = phi double [ %2951, %2949 ], [ %2889, %2915 ]
  %2955 = phi double [ %2924, %2949 ], [ %2892, %2915 ]
  %2956 = phi i64 [ %2871, %2949 ], [ %2890, %2915 ]
  %2957 = add nuw nsw i64 %2891, 1
  %2958 = icmp eq i64 %2957, %2874
  br i1 %2958, label %2895, label %2887

2959:                                             ; preds = %2720, %2501
  %2960 = phi i64 [ %2729, %2720 ], [ %2702, %2501 ]
  %2961 = phi double [ %2730, %2720 ], [ %2703, %2501 ]
  %2962 = phi i64 [ %2732, %2720 ], [ %2705, %2501 ]
  store i64 %2962, ptr %7, align 8
  br label %2965

2963:                                             ; preds = %2885
  store i64 %2899, ptr %7, align 8
  %2964 = icmp slt i64 %2899, 0
  br i1 %2964, label %2983, label %2965

2965:                                             ; preds = %2963, %2959
  %2966 = phi i64 [ %2962, %2959 ], [ %2899, %2963 ]
  %2967 = phi double [ %2961, %2959 ], [ %2897, %2963 ]
  %2968 = phi i64 [ %2960, %2959 ], [ %2896, %2963 ]
  %2969 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %2966
  %2970 = load i64, ptr %2969, align 8
  %2971 = icmp sgt i64 %2970, 0
  br i1 %2971, label %2972, label %2990

2972:                                             ; preds = %2965
  %2973 = icmp sgt i64 %2968, -1
  %2974 = xor i64 %2968, -1
  %2975 = getelementptr inbounds %struct.Problem, ptr %2421, i64 0, i32 7
  %2976 = getelementptr inbounds %struct.Problem, ptr %2421, i64 0, i32 1
  %2977 = getelementptr inbounds %struct.Problem, ptr %2421, i64 0, i32 6
  %2978 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 18, i64 %2966
  %2979 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 24, i64 %2966
  %2980 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %2966, i64 %2968
  %2981 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 20, i64 %2966
  %2982 = load ptr, ptr %2981, align 8
  br label %3000

2983:                                             ; preds = %2963, %2885, %2724
  %2984 = fcmp olt double %2416, 1.000000e+06
  br i1 %2984, label %2985, label %2986

2985:                                             ; preds = %2983
  call fastcc void @enumerate(ptr noundef %0, i64 noundef 0, ptr noundef nonnull %6)
  br label %3091

2986:                                             ; preds = %2983
  store i64 1, ptr %20, align 8
  %2987 = load double, ptr %21, align 8
  %2988 = fcmp olt double %2417, %2987
  br i1 %2988, label %2989, label %3091

2989:                                             ; preds = %2986
  store double %2417, ptr %21, align 8
  br label %3091

2990:                                             ; preds = %3035, %2965
  %2991 = icmp sgt i64 %2968, -1
  %2992 = select i1 %2425, i1 %2991, i1 false
  br i1 %2992, label %2993, label %3060

2993:                                             ; preds = %2990
  %2994 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %2966, i64 %2968
  %2995 = load ptr, ptr %2994, align 8
  %2996 = and i64 %2424, 1
  %2997 = icmp eq i64 %2424, 1
  br i1 %2997, label %3043, label %2998

2998:                                             ; preds = %2993
  %2999 = and i64 %2424, -2
  br label %3067

3000:                                             ; preds = %3035, %2972
  %3001 = phi i64 [ 0, %2972 ], [ %3041, %3035 ]
  br i1 %2973, label %3002, label %3005

3002:                                             ; preds = %3000
  %3003 = load ptr, ptr %2980, align 8
  %3004 = getelementptr inbounds double, ptr %3003, i64 %3001
  br label %3035

3005:                                             ; preds = %3000
  %3006 = load i64, ptr %2421, align 8
  %3007 = add i64 %3006, %2974
  %3008 = load ptr, ptr %2975, align 8
  %3009 = load i64, ptr %2976, align 8
  %3010 = add nsw i64 %3009, %3006
  %3011 = mul nsw i64 %3010, %2966
  %3012 = add nsw i64 %3007, %3011
  %3013 = getelementptr inbounds i64, ptr %3008, i64 %3012
  %3014 = load i64, ptr %3013, align 8
  %3015 = icmp eq i64 %3014, 0
  br i1 %3015, label %3024, label %3016

3016:                                             ; preds = %3005
  %3017 = load ptr, ptr %2977, align 8
  %3018 = getelementptr inbounds ptr, ptr %3017, i64 %2966
  %3019 = load ptr, ptr %3018, align 8
  %3020 = getelementptr inbounds %struct.Table, ptr %3019, i64 0, i32 1
  %3021 = load ptr, ptr %3020, align 8
  %3022 = getelementptr inbounds ptr, ptr %3021, i64 %3014
  %3023 = load ptr, ptr %3022, align 8
  br label %3024

3024:                                             ; preds = %3016, %3005
  %3025 = phi ptr [ %3023, %3016 ], [ null, %3005 ]
  %3026 = load ptr, ptr %2978, align 8
  %3027 = load ptr, ptr %2979, align 8
  %3028 = getelementptr inbounds i32, ptr %3027, i64 %3001
  %3029 = load i32, ptr %3028, align 4
  %3030 = sext i32 %3029 to i64
  %3031 = getelementptr inbounds i32, ptr %3026, i64 %3030
  %3032 = load i32, ptr %3031, align 4
  %3033 = sext i32 %3032 to i64
  %3034 = getelementptr inbounds double, ptr %3025, i64 %3033
  br label %3035

3035:                                             ; preds = %3024, %3002
  %3036 = phi ptr [ %3004, %3002 ], [ %3034, %3024 ]
  %3037 = load double, ptr %3036, align 8
  %3038 = fcmp ogt double %3037, %2967
  %3039 = uitofp i1 %3038 to double
  %3040 = getelementptr inbounds double, ptr %2982, i64 %3001
  store double %3039, ptr %3040, align 8
  %3041 = add nuw nsw i64 %3001, 1
  %3042 = icmp eq i64 %3041, %2970
  br i1 %3042, label %2990, label %3000

3043:                                             ; preds = %3067, %2993
  %3044 = phi i64 [ undef, %2993 ], [ %3087, %3067 ]
  %3045 = phi i64 [ 0, %2993 ], [ %3088, %3067 ]
  %3046 = phi i64 [ 0, %2993 ], [ %3087, %3067 ]
  %3047 = icmp eq i64 %2996, 0
  br i1 %3047, label %3057, label %3048

3048:                                             ; preds = %3043
  %3049 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 40, i64 %3045, i64 %2966
  %3050 = load i32, ptr %3049, align 4
  %3051 = sext i32 %3050 to i64
  %3052 = getelementptr inbounds double, ptr %2995, i64 %3051
  %3053 = load double, ptr %3052, align 8
  %3054 = fcmp ogt double %3053, %2967
  %3055 = zext i1 %3054 to i64
  %3056 = add nuw nsw i64 %3046, %3055
  br label %3057

3057:                                             ; preds = %3043, %3048
  %3058 = phi i64 [ %3044, %3043 ], [ %3056, %3048 ]
  %3059 = shl nuw nsw i64 %3058, 1
  br label %3060

3060:                                             ; preds = %3057, %2990
  %3061 = phi i64 [ 0, %2990 ], [ %3059, %3057 ]
  %3062 = icmp sgt i64 %3061, %2424
  %3063 = select i1 %2991, i1 %3062, i1 false
  %3064 = zext i1 %3063 to i64
  %3065 = xor i1 %3063, true
  %3066 = zext i1 %3065 to i64
  call fastcc void @push(ptr noundef nonnull %0, double noundef %2417, ptr noundef nonnull %7, i64 noundef %3066)
  call fastcc void @push(ptr noundef nonnull %0, double noundef %2417, ptr noundef nonnull %7, i64 noundef %3064)
  br label %3091

3067:                                             ; preds = %3067, %2998
  %3068 = phi i64 [ 0, %2998 ], [ %3088, %3067 ]
  %3069 = phi i64 [ 0, %2998 ], [ %3087, %3067 ]
  %3070 = phi i64 [ 0, %2998 ], [ %3089, %3067 ]
  %3071 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 40, i64 %3068, i64 %2966
  %3072 = load i32, ptr %3071, align 4
  %3073 = sext i32 %3072 to i64
  %3074 = getelementptr inbounds double, ptr %2995, i64 %3073
  %3075 = load double, ptr %3074, align 8
  %3076 = fcmp ogt double %3075, %2967
  %3077 = zext i1 %3076 to i64
  %3078 = add nuw nsw i64 %3069, %3077
  %3079 = or i64 %3068, 1
  %3080 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 40, i64 %3079, i64 %2966
  %3081 = load i32, ptr %3080, align 4
  %3082 = sext i32 %3081 to i64
  %3083 = getelementptr inbounds double, ptr %2995, i64 %3082
  %3084 = load double, ptr %3083, align 8
  %3085 = fcmp ogt double %3084, %2967
  %3086 = zext i1 %3085 to i64
  %3087 = add nuw nsw i64 %3078, %3086
  %3088 = add nuw nsw i64 %3068, 2
  %3089 = add i64 %3070, 2
  %3090 = icmp eq i64 %3089, %2999
  br i1 %3090, label %3043, label %3067

3091:                                             ; preds = %3060, %2989, %2986, %2985
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7)
  br label %3092

3092:                                             ; preds = %30, %1061, %1069, %2365, %2419, %3091
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %6)
  %3093 = load i64, ptr %9, align 8
  %3094 = icmp eq i64 %3093, 0
  br i1 %3094, label %3095, label %24

3095:                                             ; preds = %24, %3092, %1
  %3096 = phi i64 [ 0, %1 ], [ 0, %3092 ], [ %25, %24 ]
  ret i64 %3096
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none)
define double @lowest(ptr nocapture noundef readonly %0) {
  %2 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 14
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
  br i1 %38, label %109, label %61

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
  %63 = fcmp olt double %37, -7.000000e+02
  %64 = or i1 %62, %63
  br i1 %64, label %109, label %65

65:                                               ; preds = %61
  %66 = fcmp ogt double %37, 7.000000e+02
  %67 = select i1 %66, double 7.000000e+02, double %37
  %68 = fmul double %67, 0x3FF71547652B82FE
  %69 = fcmp olt double %68, 0.000000e+00
  %70 = select i1 %69, double -5.000000e-01, double 5.000000e-01
  %71 = fadd double %68, %70
  %72 = fptosi double %71 to i64
  %73 = sitofp i64 %72 to double
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
  %104 = shl i64 %72, 52
  %105 = add i64 %104, 4607182418800017408
  %106 = bitcast i64 %105 to double
  %107 = fmul double %103, %106
  %108 = fmul double %107, 0x3FEFFFFFFF768FA1
  br label %109

109:                                              ; preds = %65, %36, %61
  %110 = phi double [ 0.000000e+00, %61 ], [ 0x7FF0000000000000, %36 ], [ %108, %65 ]
  ret double %110
}

; Function Attrs: nofree nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
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
  %20 = getelementptr inbounds %struct.Problem, ptr %0, i64 %12, i32 16
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

; Function Attrs: nofree nosync nounwind memory(read, inaccessiblemem: none)
define internal fastcc double @judge(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr noundef readonly %4) unnamed_addr {
  %6 = alloca [64 x double], align 16
  %7 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 3
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12
  %10 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 13
  %11 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 20
  %12 = tail call i64 @llvm.smax.i64(i64 %8, i64 0)
  br label %13

13:                                               ; preds = %48, %5
  %14 = phi i64 [ 0, %5 ], [ %20, %48 ]
  %15 = icmp eq i64 %14, %12
  br i1 %15, label %82, label %16

16:                                               ; preds = %13
  %17 = load ptr, ptr %9, align 8
  %18 = getelementptr inbounds i64, ptr %17, i64 %14
  %19 = load i64, ptr %18, align 8
  %20 = add nuw i64 %14, 1
  %21 = getelementptr inbounds i64, ptr %17, i64 %20
  %22 = load i64, ptr %21, align 8
  %23 = icmp sgt i64 %22, %19
  br i1 %23, label %24, label %48

24:                                               ; preds = %16
  %25 = load ptr, ptr %10, align 8
  %26 = sub i64 %22, %19
  %27 = xor i64 %19, -1
  %28 = add i64 %22, %27
  %29 = and i64 %26, 3
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %43, label %31

31:                                               ; preds = %24, %31
  %32 = phi i64 [ %40, %31 ], [ %19, %24 ]
  %33 = phi double [ %39, %31 ], [ 0.000000e+00, %24 ]
  %34 = phi i64 [ %41, %31 ], [ 0, %24 ]
  %35 = getelementptr inbounds i64, ptr %25, i64 %32
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr inbounds double, ptr %2, i64 %36
  %38 = load double, ptr %37, align 8
  %39 = fadd double %33, %38
  %40 = add nsw i64 %32, 1
  %41 = add i64 %34, 1
  %42 = icmp eq i64 %41, %29
  br i1 %42, label %43, label %31

43:                                               ; preds = %31, %24
  %44 = phi double [ undef, %24 ], [ %39, %31 ]
  %45 = phi i64 [ %19, %24 ], [ %40, %31 ]
  %46 = phi double [ 0.000000e+00, %24 ], [ %39, %31 ]
  %47 = icmp ult i64 %28, 3
  br i1 %47, label %48, label %54

48:                                               ; preds = %43, %54, %16
  %49 = phi double [ 0.000000e+00, %16 ], [ %44, %43 ], [ %79, %54 ]
  %50 = load ptr, ptr %11, align 8
  %51 = getelementptr inbounds double, ptr %50, i64 %14
  %52 = load double, ptr %51, align 8
  %53 = fcmp ule double %49, %52
  br i1 %53, label %13, label %434

54:                                               ; preds = %43, %54
  %55 = phi i64 [ %80, %54 ], [ %45, %43 ]
  %56 = phi double [ %79, %54 ], [ %46, %43 ]
  %57 = getelementptr inbounds i64, ptr %25, i64 %55
  %58 = load i64, ptr %57, align 8
  %59 = getelementptr inbounds double, ptr %2, i64 %58
  %60 = load double, ptr %59, align 8
  %61 = fadd double %56, %60
  %62 = add nsw i64 %55, 1
  %63 = getelementptr inbounds i64, ptr %25, i64 %62
  %64 = load i64, ptr %63, align 8
  %65 = getelementptr inbounds double, ptr %2, i64 %64
  %66 = load double, ptr %65, align 8
  %67 = fadd double %61, %66
  %68 = add nsw i64 %55, 2
  %69 = getelementptr inbounds i64, ptr %25, i64 %68
  %70 = load i64, ptr %69, align 8
  %71 = getelementptr inbounds double, ptr %2, i64 %70
  %72 = load double, ptr %71, align 8
  %73 = fadd double %67, %72
  %74 = add nsw i64 %55, 3
  %75 = getelementptr inbounds i64, ptr %25, i64 %74
  %76 = load i64, ptr %75, align 8
  %77 = getelementptr inbounds double, ptr %2, i64 %76
  %78 = load double, ptr %77, align 8
  %79 = fadd double %73, %78
  %80 = add nsw i64 %55, 4
  %81 = icmp eq i64 %80, %22
  br i1 %81, label %48, label %54

82:                                               ; preds = %13
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %6)
  %83 = getelementptr inbounds %struct.Goal, ptr %1, i64 0, i32 3
  %84 = load i64, ptr %83, align 8
  %85 = icmp sgt i64 %84, 0
  br i1 %85, label %86, label %99

86:                                               ; preds = %82
  %87 = load i64, ptr %0, align 8
  %88 = icmp sgt i64 %87, 0
  %89 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 17
  %90 = and i64 %87, 3
  %91 = icmp ult i64 %87, 4
  %92 = and i64 %87, -4
  %93 = icmp eq i64 %90, 0
  br label %94

94:                                               ; preds = %86, %298
  %95 = phi i64 [ 0, %86 ], [ %301, %298 ]
  br i1 %88, label %96, label %298

96:                                               ; preds = %94
  %97 = load ptr, ptr %89, align 8
  %98 = mul nsw i64 %87, %95
  br i1 %91, label %280, label %303

99:                                               ; preds = %298, %82
  %100 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 5
  %101 = load i64, ptr %100, align 8
  %102 = icmp sgt i64 %101, 0
  br i1 %102, label %103, label %266

103:                                              ; preds = %99
  %104 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 14
  %105 = load ptr, ptr %104, align 8
  %106 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 22
  %107 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 15
  %108 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 23
  %109 = load ptr, ptr %108, align 8
  %110 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 24
  %111 = load i64, ptr %105, align 8
  %112 = icmp ugt i64 %84, 3
  %113 = icmp eq i64 %101, 1
  %114 = select i1 %112, i1 %113, i1 false
  %115 = and i64 %84, -4
  %116 = icmp eq i64 %84, %115
  %117 = and i64 %84, 1
  %118 = icmp eq i64 %117, 0
  br label %119

119:                                              ; preds = %264, %103
  %120 = phi i64 [ %111, %103 ], [ %124, %264 ]
  %121 = phi i64 [ 0, %103 ], [ %122, %264 ]
  %122 = add nuw nsw i64 %121, 1
  %123 = getelementptr inbounds i64, ptr %105, i64 %122
  %124 = load i64, ptr %123, align 8
  %125 = icmp sgt i64 %124, %120
  br i1 %125, label %126, label %194

126:                                              ; preds = %119
  %127 = load ptr, ptr %106, align 8
  %128 = load ptr, ptr %107, align 8
  %129 = sub i64 %124, %120
  %130 = xor i64 %120, -1
  %131 = add i64 %124, %130
  %132 = and i64 %129, 3
  %133 = icmp eq i64 %132, 0
  br i1 %133, label %149, label %134

134:                                              ; preds = %126, %134
  %135 = phi i64 [ %146, %134 ], [ %120, %126 ]
  %136 = phi double [ %145, %134 ], [ 0.000000e+00, %126 ]
  %137 = phi i64 [ %147, %134 ], [ 0, %126 ]
  %138 = getelementptr inbounds double, ptr %127, i64 %135
  %139 = load double, ptr %138, align 8
  %140 = getelementptr inbounds i64, ptr %128, i64 %135
  %141 = load i64, ptr %140, align 8
  %142 = getelementptr inbounds double, ptr %2, i64 %141
  %143 = load double, ptr %142, align 8
  %144 = fmul double %139, %143
  %145 = fadd double %136, %144
  %146 = add nsw i64 %135, 1
  %147 = add i64 %137, 1
  %148 = icmp eq i64 %147, %132
  br i1 %148, label %149, label %134

149:                                              ; preds = %134, %126
  %150 = phi double [ undef, %126 ], [ %145, %134 ]
  %151 = phi i64 [ %120, %126 ], [ %146, %134 ]
  %152 = phi double [ 0.000000e+00, %126 ], [ %145, %134 ]
  %153 = icmp ult i64 %131, 3
  br i1 %153, label %194, label %154

154:                                              ; preds = %149, %154
  %155 = phi i64 [ %192, %154 ], [ %151, %149 ]
  %156 = phi double [ %191, %154 ], [ %152, %149 ]
  %157 = getelementptr inbounds double, ptr %127, i64 %155
  %158 = load double, ptr %157, align 8
  %159 = getelementptr inbounds i64, ptr %128, i64 %155
  %160 = load i64, ptr %159, align 8
  %161 = getelementptr inbounds double, ptr %2, i64 %160
  %162 = load double, ptr %161, align 8
  %163 = fmul double %158, %162
  %164 = fadd double %156, %163
  %165 = add nsw i64 %155, 1
  %166 = getelementptr inbounds double, ptr %127, i64 %165
  %167 = load double, ptr %166, align 8
  %168 = getelementptr inbounds i64, ptr %128, i64 %165
  %169 = load i64, ptr %168, align 8
  %170 = getelementptr inbounds double, ptr %2, i64 %169
  %171 = load double, ptr %170, align 8
  %172 = fmul double %167, %171
  %173 = fadd double %164, %172
  %174 = add nsw i64 %155, 2
  %175 = getelementptr inbounds double, ptr %127, i64 %174
  %176 = load double, ptr %175, align 8
  %177 = getelementptr inbounds i64, ptr %128, i64 %174
  %178 = load i64, ptr %177, align 8
  %179 = getelementptr inbounds double, ptr %2, i64 %178
  %180 = load double, ptr %179, align 8
  %181 = fmul double %176, %180
  %182 = fadd double %173, %181
  %183 = add nsw i64 %155, 3
  %184 = getelementptr inbounds double, ptr %127, i64 %183
  %185 = load double, ptr %184, align 8
  %186 = getelementptr inbounds i64, ptr %128, i64 %183
  %187 = load i64, ptr %186, align 8
  %188 = getelementptr inbounds double, ptr %2, i64 %187
  %189 = load double, ptr %188, align 8
  %190 = fmul double %185, %189
  %191 = fadd double %182, %190
  %192 = add nsw i64 %155, 4
  %193 = icmp eq i64 %192, %124
  br i1 %193, label %194, label %154

194:                                              ; preds = %149, %154, %119
  %195 = phi double [ 0.000000e+00, %119 ], [ %150, %149 ], [ %191, %154 ]
  %196 = getelementptr inbounds double, ptr %109, i64 %121
  %197 = load double, ptr %196, align 8
  %198 = fsub double %197, %195
  %199 = fcmp ogt double %198, 0.000000e+00
  %200 = and i1 %199, %85
  br i1 %200, label %201, label %264

201:                                              ; preds = %194
  %202 = load ptr, ptr %110, align 8
  br i1 %114, label %203, label %227

203:                                              ; preds = %201
  %204 = insertelement <2 x double> poison, double %198, i64 0
  %205 = shufflevector <2 x double> %204, <2 x double> poison, <2 x i32> zeroinitializer
  %206 = insertelement <2 x double> poison, double %198, i64 0
  %207 = shufflevector <2 x double> %206, <2 x double> poison, <2 x i32> zeroinitializer
  br label %208

208:                                              ; preds = %208, %203
  %209 = phi i64 [ 0, %203 ], [ %224, %208 ]
  %210 = mul nsw i64 %209, %101
  %211 = add nsw i64 %210, %121
  %212 = getelementptr inbounds double, ptr %202, i64 %211
  %213 = load <2 x double>, ptr %212, align 8
  %214 = getelementptr inbounds double, ptr %212, i64 2
  %215 = load <2 x double>, ptr %214, align 8
  %216 = fmul <2 x double> %205, %213
  %217 = fmul <2 x double> %207, %215
  %218 = getelementptr inbounds double, ptr %6, i64 %209
  %219 = load <2 x double>, ptr %218, align 16
  %220 = getelementptr inbounds double, ptr %218, i64 2
  %221 = load <2 x double>, ptr %220, align 16
  %222 = fadd <2 x double> %219, %216
  %223 = fadd <2 x double> %221, %217
  store <2 x double> %222, ptr %218, align 16
  store <2 x double> %223, ptr %220, align 16
  %224 = add nuw i64 %209, 4
  %225 = icmp eq i64 %224, %115
  br i1 %225, label %226, label %208

226:                                              ; preds = %208
  br i1 %116, label %264, label %227

227:                                              ; preds = %201, %226
  %228 = phi i64 [ 0, %201 ], [ %115, %226 ]
  %229 = or i64 %228, 1
  br i1 %118, label %240, label %230

230:                                              ; preds = %227
  %231 = mul nsw i64 %228, %101
  %232 = add nsw i64 %231, %121
  %233 = getelementptr inbounds double, ptr %202, i64 %232
  %234 = load double, ptr %233, align 8
  %235 = fmul double %198, %234
  %236 = getelementptr inbounds double, ptr %6, i64 %228
  %237 = load double, ptr %236, align 16
  %238 = fadd double %237, %235
  store double %238, ptr %236, align 16
  %239 = or i64 %228, 1
  br label %240

240:                                              ; preds = %230, %227
  %241 = phi i64 [ %228, %227 ], [ %239, %230 ]
  %242 = icmp eq i64 %84, %229
  br i1 %242, label %264, label %243

243:                                              ; preds = %240, %243
  %244 = phi i64 [ %262, %243 ], [ %241, %240 ]
  %245 = mul nsw i64 %244, %101
  %246 = add nsw i64 %245, %121
  %247 = getelementptr inbounds double, ptr %202, i64 %246
  %248 = load double, ptr %247, align 8
  %249 = fmul double %198, %248
  %250 = getelementptr inbounds double, ptr %6, i64 %244
  %251 = load double, ptr %250, align 8
  %252 = fadd double %251, %249
  store double %252, ptr %250, align 8
  %253 = add nuw nsw i64 %244, 1
  %254 = mul nsw i64 %253, %101
  %255 = add nsw i64 %254, %121
  %256 = getelementptr inbounds double, ptr %202, i64 %255
  %257 = load double, ptr %256, align 8
  %258 = fmul double %198, %257
  %259 = getelementptr inbounds double, ptr %6, i64 %253
  %260 = load double, ptr %259, align 8
  %261 = fadd double %260, %258
  store double %261, ptr %259, align 8
  %262 = add nuw nsw i64 %244, 2
  %263 = icmp eq i64 %262, %84
  br i1 %263, label %264, label %243

264:                                              ; preds = %240, %243, %226, %194
  %265 = icmp eq i64 %122, %101
  br i1 %265, label %266, label %119

266:                                              ; preds = %264, %99
  %267 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 2
  %268 = load i64, ptr %267, align 8
  %269 = icmp sgt i64 %268, 0
  br i1 %269, label %270, label %341

270:                                              ; preds = %266
  %271 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 8
  %272 = load ptr, ptr %271, align 8
  %273 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 10
  %274 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 19
  %275 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11
  %276 = icmp eq ptr %4, null
  %277 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 21
  %278 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 18
  %279 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 9
  br label %347

280:                                              ; preds = %303, %96
  %281 = phi double [ undef, %96 ], [ %337, %303 ]
  %282 = phi i64 [ 0, %96 ], [ %338, %303 ]
  %283 = phi double [ 0.000000e+00, %96 ], [ %337, %303 ]
  br i1 %93, label %298, label %284

284:                                              ; preds = %280, %284
  %285 = phi i64 [ %295, %284 ], [ %282, %280 ]
  %286 = phi double [ %294, %284 ], [ %283, %280 ]
  %287 = phi i64 [ %296, %284 ], [ 0, %280 ]
  %288 = add nsw i64 %98, %285
  %289 = getelementptr inbounds double, ptr %97, i64 %288
  %290 = load double, ptr %289, align 8
  %291 = getelementptr inbounds double, ptr %2, i64 %285
  %292 = load double, ptr %291, align 8
  %293 = fmul double %290, %292
  %294 = fadd double %286, %293
  %295 = add nuw nsw i64 %285, 1
  %296 = add i64 %287, 1
  %297 = icmp eq i64 %296, %90
  br i1 %297, label %298, label %284

298:                                              ; preds = %280, %284, %94
  %299 = phi double [ 0.000000e+00, %94 ], [ %281, %280 ], [ %294, %284 ]
  %300 = getelementptr inbounds [64 x double], ptr %6, i64 0, i64 %95
  store double %299, ptr %300, align 8
  %301 = add nuw nsw i64 %95, 1
  %302 = icmp eq i64 %301, %84
  br i1 %302, label %99, label %94

303:                                              ; preds = %96, %303
  %304 = phi i64 [ %338, %303 ], [ 0, %96 ]
  %305 = phi double [ %337, %303 ], [ 0.000000e+00, %96 ]
  %306 = phi i64 [ %339, %303 ], [ 0, %96 ]
  %307 = add nsw i64 %98, %304
  %308 = getelementptr inbounds double, ptr %97, i64 %307
  %309 = load double, ptr %308, align 8
  %310 = getelementptr inbounds double, ptr %2, i64 %304
  %311 = load double, ptr %310, align 8
  %312 = fmul double %309, %311
  %313 = fadd double %305, %312
  %314 = or i64 %304, 1
  %315 = add nsw i64 %98, %314
  %316 = getelementptr inbounds double, ptr %97, i64 %315
  %317 = load double, ptr %316, align 8
  %318 = getelementptr inbounds double, ptr %2, i64 %314
  %319 = load double, ptr %318, align 8
  %320 = fmul double %317, %319
  %321 = fadd double %313, %320
  %322 = or i64 %304, 2
  %323 = add nsw i64 %98, %322
  %324 = getelementptr inbounds double, ptr %97, i64 %323
  %325 = load double, ptr %324, align 8
  %326 = getelementptr inbounds double, ptr %2, i64 %322
  %327 = load double, ptr %326, align 8
  %328 = fmul double %325, %327
  %329 = fadd double %321, %328
  %330 = or i64 %304, 3
  %331 = add nsw i64 %98, %330
  %332 = getelementptr inbounds double, ptr %97, i64 %331
  %333 = load double, ptr %332, align 8
  %334 = getelementptr inbounds double, ptr %2, i64 %330
  %335 = load double, ptr %334, align 8
  %336 = fmul double %333, %335
  %337 = fadd double %329, %336
  %338 = add nuw nsw i64 %304, 4
  %339 = add i64 %306, 4
  %340 = icmp eq i64 %339, %92
  br i1 %340, label %280, label %303

341:                                              ; preds = %431, %266
  %342 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4
  %343 = load i64, ptr %342, align 8
  %344 = getelementptr inbounds double, ptr %2, i64 %343
  %345 = load double, ptr %344, align 8
  %346 = call fastcc double @worth(ptr noundef %1, ptr noundef nonnull %6, double noundef %345)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %6)
  br label %434

347:                                              ; preds = %270, %431
  %348 = phi i64 [ 0, %270 ], [ %432, %431 ]
  %349 = getelementptr inbounds i64, ptr %272, i64 %348
  %350 = load i64, ptr %349, align 8
  %351 = icmp slt i64 %350, %84
  br i1 %351, label %354, label %352

352:                                              ; preds = %347
  %353 = add nuw nsw i64 %348, 1
  br label %431

354:                                              ; preds = %347
  %355 = load ptr, ptr %273, align 8
  %356 = getelementptr inbounds i64, ptr %355, i64 %348
  %357 = load i64, ptr %356, align 8
  %358 = add nuw nsw i64 %348, 1
  %359 = getelementptr inbounds i64, ptr %355, i64 %358
  %360 = load i64, ptr %359, align 8
  %361 = icmp slt i64 %357, %360
  br i1 %361, label %362, label %365

362:                                              ; preds = %354
  %363 = load ptr, ptr %274, align 8
  %364 = load ptr, ptr %275, align 8
  br label %368

365:                                              ; preds = %403, %354
  %366 = phi double [ 1.000000e+00, %354 ], [ %404, %403 ]
  %367 = phi double [ 0.000000e+00, %354 ], [ %405, %403 ]
  br i1 %276, label %412, label %408

368:                                              ; preds = %362, %403
  %369 = phi i64 [ %357, %362 ], [ %406, %403 ]
  %370 = phi double [ 0.000000e+00, %362 ], [ %405, %403 ]
  %371 = phi double [ 1.000000e+00, %362 ], [ %404, %403 ]
  %372 = getelementptr inbounds double, ptr %363, i64 %369
  %373 = load double, ptr %372, align 8
  %374 = getelementptr inbounds i64, ptr %364, i64 %369
  %375 = load i64, ptr %374, align 8
  %376 = getelementptr inbounds double, ptr %3, i64 %375
  %377 = load double, ptr %376, align 8
  %378 = fmul double %373, %377
  br i1 %276, label %401, label %379

379:                                              ; preds = %368
  %380 = load i64, ptr %1, align 8
  %381 = icmp sgt i64 %380, 0
  br i1 %381, label %382, label %401

382:                                              ; preds = %379
  %383 = load ptr, ptr %277, align 8
  %384 = mul nsw i64 %380, %375
  %385 = getelementptr inbounds double, ptr %383, i64 %384
  %386 = load double, ptr %385, align 8
  %387 = fcmp ogt double %386, 0.000000e+00
  br i1 %387, label %399, label %388

388:                                              ; preds = %382, %392
  %389 = phi i64 [ %390, %392 ], [ 0, %382 ]
  %390 = add nuw nsw i64 %389, 1
  %391 = icmp eq i64 %390, %380
  br i1 %391, label %397, label %392

392:                                              ; preds = %388
  %393 = add nsw i64 %390, %384
  %394 = getelementptr inbounds double, ptr %383, i64 %393
  %395 = load double, ptr %394, align 8
  %396 = fcmp ogt double %395, 0.000000e+00
  br i1 %396, label %397, label %388

397:                                              ; preds = %392, %388
  %398 = icmp slt i64 %390, %380
  br i1 %398, label %399, label %401

399:                                              ; preds = %382, %397
  %400 = fadd double %370, %378
  br label %403

401:                                              ; preds = %379, %397, %368
  %402 = fsub double %371, %378
  br label %403

403:                                              ; preds = %401, %399
  %404 = phi double [ %371, %399 ], [ %402, %401 ]
  %405 = phi double [ %400, %399 ], [ %370, %401 ]
  %406 = add nsw i64 %369, 1
  %407 = icmp eq i64 %406, %360
  br i1 %407, label %365, label %368

408:                                              ; preds = %365
  %409 = getelementptr inbounds double, ptr %4, i64 %348
  %410 = load double, ptr %409, align 8
  %411 = fcmp ogt double %367, %410
  br i1 %411, label %413, label %412

412:                                              ; preds = %408, %365
  br label %413

413:                                              ; preds = %408, %412
  %414 = phi double [ %367, %412 ], [ %410, %408 ]
  %415 = fsub double %366, %414
  %416 = fcmp ogt double %415, 0.000000e+00
  br i1 %416, label %417, label %431

417:                                              ; preds = %413
  %418 = load ptr, ptr %278, align 8
  %419 = getelementptr inbounds double, ptr %418, i64 %348
  %420 = load double, ptr %419, align 8
  %421 = load ptr, ptr %279, align 8
  %422 = getelementptr inbounds i64, ptr %421, i64 %348
  %423 = load i64, ptr %422, align 8
  %424 = getelementptr inbounds double, ptr %2, i64 %423
  %425 = load double, ptr %424, align 8
  %426 = fmul double %420, %425
  %427 = fmul double %415, %426
  %428 = getelementptr inbounds [64 x double], ptr %6, i64 0, i64 %350
  %429 = load double, ptr %428, align 8
  %430 = fadd double %429, %427
  store double %430, ptr %428, align 8
  br label %431

431:                                              ; preds = %352, %413, %417
  %432 = phi i64 [ %353, %352 ], [ %358, %413 ], [ %358, %417 ]
  %433 = icmp eq i64 %432, %268
  br i1 %433, label %341, label %347

434:                                              ; preds = %48, %341
  %435 = phi double [ %346, %341 ], [ 0x7FF0000000000000, %48 ]
  ret double %435
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
  %72 = phi i64 [ 0, %35 ], [ %81, %73 ]
  br i1 %37, label %73, label %83

73:                                               ; preds = %183, %71
  %74 = phi i64 [ 0, %71 ], [ %189, %183 ]
  %75 = phi i64 [ 0, %71 ], [ %190, %183 ]
  %76 = icmp ne i64 %75, 0
  %77 = icmp ne i64 %74, 0
  %78 = select i1 %76, i1 true, i1 %77
  %79 = zext i1 %78 to i8
  %80 = getelementptr inbounds i8, ptr %8, i64 %72
  store i8 %79, ptr %80, align 1
  %81 = add nuw nsw i64 %72, 1
  %82 = icmp eq i64 %81, %2
  br i1 %82, label %70, label %71

83:                                               ; preds = %71, %183
  %84 = phi i32 [ %191, %183 ], [ %36, %71 ]
  %85 = phi i64 [ %192, %183 ], [ 0, %71 ]
  %86 = phi i64 [ %190, %183 ], [ 0, %71 ]
  %87 = phi i64 [ %189, %183 ], [ 0, %71 ]
  %88 = phi i64 [ %188, %183 ], [ 0, %71 ]
  %89 = phi i64 [ %187, %183 ], [ 0, %71 ]
  %90 = phi i64 [ %186, %183 ], [ 0, %71 ]
  %91 = phi i64 [ %185, %183 ], [ 0, %71 ]
  %92 = phi i32 [ %184, %183 ], [ 1, %71 ]
  %93 = icmp slt i64 %85, %1
  br i1 %93, label %94, label %99

94:                                               ; preds = %83
  %95 = mul nsw i64 %85, %2
  %96 = add nsw i64 %95, %72
  %97 = getelementptr inbounds i32, ptr %3, i64 %96
  %98 = load i32, ptr %97, align 4
  br label %99

99:                                               ; preds = %83, %94
  %100 = phi i32 [ %98, %94 ], [ 1, %83 ]
  %101 = icmp ult i32 %100, %84
  br i1 %101, label %102, label %183

102:                                              ; preds = %99
  %103 = udiv i32 %84, %100
  %104 = add i32 %38, %100
  %105 = udiv i32 %104, %100
  %106 = icmp ne i64 %91, 0
  %107 = zext i32 %105 to i64
  %108 = add i32 %92, -1
  %109 = zext i32 %108 to i64
  %110 = zext i32 %103 to i64
  %111 = mul nuw nsw i64 %110, %109
  %112 = select i1 %106, i64 %111, i64 0
  %113 = sub nsw i64 %107, %112
  br i1 %106, label %114, label %118

114:                                              ; preds = %102
  %115 = add i32 %108, %105
  %116 = udiv i32 %115, %92
  %117 = icmp ugt i32 %103, %116
  br label %118

118:                                              ; preds = %114, %102
  %119 = phi i1 [ false, %102 ], [ %117, %114 ]
  %120 = icmp sle i64 %85, %33
  %121 = select i1 %39, i1 true, i1 %120
  br i1 %121, label %122, label %125

122:                                              ; preds = %118
  %123 = icmp sgt i64 %113, 1
  %124 = and i1 %123, %119
  br label %125

125:                                              ; preds = %118, %122
  %126 = phi i1 [ %124, %122 ], [ %119, %118 ]
  br i1 %41, label %127, label %137

127:                                              ; preds = %125
  %128 = icmp eq i64 %91, 1
  br i1 %128, label %129, label %134

129:                                              ; preds = %127
  %130 = icmp eq i32 %92, 2
  %131 = and i1 %39, %130
  %132 = xor i1 %131, true
  %133 = select i1 %132, i1 true, i1 %42
  br label %134

134:                                              ; preds = %129, %127
  %135 = phi i1 [ false, %127 ], [ %133, %129 ]
  %136 = and i1 %126, %135
  br label %137

137:                                              ; preds = %134, %125
  %138 = phi i1 [ %126, %125 ], [ %136, %134 ]
  br i1 %93, label %139, label %154

139:                                              ; preds = %137
  %140 = getelementptr inbounds i8, ptr %4, i64 %85
  %141 = load i8, ptr %140, align 1
  %142 = icmp eq i8 %141, 83
  br i1 %142, label %143, label %154

143:                                              ; preds = %139
  %144 = or i64 %88, %90
  %145 = icmp eq i64 %144, 0
  %146 = icmp eq i64 %89, 0
  %147 = select i1 %138, i1 %145, i1 false
  %148 = select i1 %147, i1 %146, i1 false
  %149 = and i1 %43, %148
  %150 = icmp eq i64 %113, 1
  %151 = select i1 %106, i1 %150, i1 false
  %152 = zext i1 %151 to i64
  %153 = or i64 %144, %152
  br label %171

154:                                              ; preds = %139, %137
  %155 = icmp eq i64 %90, 0
  %156 = and i1 %155, %138
  %157 = icmp ne i64 %87, 0
  %158 = xor i1 %156, true
  %159 = select i1 %157, i1 true, i1 %158
  br i1 %159, label %163, label %160

160:                                              ; preds = %154
  %161 = icmp ne i64 %113, 2
  %162 = or i1 %161, %40
  br label %163

163:                                              ; preds = %154, %160
  %164 = phi i1 [ %157, %154 ], [ %162, %160 ]
  %165 = icmp eq i64 %113, 2
  %166 = select i1 %156, i1 %165, i1 false
  %167 = and i1 %39, %166
  %168 = zext i1 %167 to i64
  %169 = and i1 %39, %165
  %170 = zext i1 %169 to i64
  br label %171

171:                                              ; preds = %163, %143
  %172 = phi i64 [ %153, %143 ], [ %90, %163 ]
  %173 = phi i64 [ 0, %143 ], [ %170, %163 ]
  %174 = phi i64 [ 0, %143 ], [ %168, %163 ]
  %175 = phi i1 [ %149, %143 ], [ %164, %163 ]
  %176 = zext i1 %175 to i64
  %177 = or i64 %86, %176
  %178 = icmp eq i64 %113, 1
  %179 = select i1 %106, i1 %178, i1 false
  %180 = zext i1 %179 to i64
  %181 = or i64 %89, %180
  %182 = add nsw i64 %91, 1
  br label %183

183:                                              ; preds = %99, %171
  %184 = phi i32 [ %105, %171 ], [ %92, %99 ]
  %185 = phi i64 [ %182, %171 ], [ %91, %99 ]
  %186 = phi i64 [ %172, %171 ], [ %90, %99 ]
  %187 = phi i64 [ %181, %171 ], [ %89, %99 ]
  %188 = phi i64 [ %173, %171 ], [ %88, %99 ]
  %189 = phi i64 [ %174, %171 ], [ %87, %99 ]
  %190 = phi i64 [ %177, %171 ], [ %86, %99 ]
  %191 = phi i32 [ %100, %171 ], [ %84, %99 ]
  %192 = add nuw i64 %85, 1
  %193 = icmp eq i64 %85, %1
  br i1 %193, label %73, label %83
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define i64 @room() {
  ret i64 1006768
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

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @enumerate(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef %2) unnamed_addr {
  %4 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8
  %6 = load i64, ptr %5, align 8
  %7 = icmp eq i64 %6, %1
  br i1 %7, label %16, label %8

8:                                                ; preds = %3
  %9 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %1
  %10 = load i64, ptr %9, align 8
  %11 = icmp sgt i64 %10, 0
  br i1 %11, label %12, label %26

12:                                               ; preds = %8
  %13 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 24, i64 %1
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

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc i64 @left_over(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2, ptr nocapture noundef %3) unnamed_addr {
  %5 = load ptr, ptr %0, align 8
  %6 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %2
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 1
  %9 = load ptr, ptr %8, align 8
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 22
  %12 = load ptr, ptr %11, align 8
  %13 = icmp sgt i64 %7, 0
  br i1 %13, label %14, label %50

14:                                               ; preds = %4
  %15 = ptrtoint ptr %12 to i64
  %16 = ptrtoint ptr %3 to i64
  %17 = icmp ult i64 %7, 4
  %18 = sub i64 %15, %16
  %19 = icmp ult i64 %18, 32
  %20 = select i1 %17, i1 true, i1 %19
  br i1 %20, label %33, label %21

21:                                               ; preds = %14
  %22 = and i64 %7, -4
  br label %23

23:                                               ; preds = %23, %21
  %24 = phi i64 [ 0, %21 ], [ %29, %23 ]
  %25 = getelementptr inbounds double, ptr %3, i64 %24
  store <2 x double> <double 1.000000e+00, double 1.000000e+00>, ptr %25, align 8
  %26 = getelementptr inbounds double, ptr %25, i64 2
  store <2 x double> <double 1.000000e+00, double 1.000000e+00>, ptr %26, align 8
  %27 = getelementptr inbounds double, ptr %12, i64 %24
  store <2 x double> zeroinitializer, ptr %27, align 8
  %28 = getelementptr inbounds double, ptr %27, i64 2
  store <2 x double> zeroinitializer, ptr %28, align 8
  %29 = add nuw i64 %24, 4
  %30 = icmp eq i64 %29, %22
  br i1 %30, label %31, label %23

31:                                               ; preds = %23
  %32 = icmp eq i64 %7, %22
  br i1 %32, label %50, label %33

33:                                               ; preds = %14, %31
  %34 = phi i64 [ 0, %14 ], [ %22, %31 ]
  %35 = xor i64 %34, -1
  %36 = add i64 %7, %35
  %37 = and i64 %7, 3
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %47, label %39

39:                                               ; preds = %33, %39
  %40 = phi i64 [ %44, %39 ], [ %34, %33 ]
  %41 = phi i64 [ %45, %39 ], [ 0, %33 ]
  %42 = getelementptr inbounds double, ptr %3, i64 %40
  store double 1.000000e+00, ptr %42, align 8
  %43 = getelementptr inbounds double, ptr %12, i64 %40
  store double 0.000000e+00, ptr %43, align 8
  %44 = add nuw nsw i64 %40, 1
  %45 = add i64 %41, 1
  %46 = icmp eq i64 %45, %37
  br i1 %46, label %47, label %39

47:                                               ; preds = %39, %33
  %48 = phi i64 [ %34, %33 ], [ %44, %39 ]
  %49 = icmp ult i64 %36, 3
  br i1 %49, label %50, label %103

50:                                               ; preds = %47, %103, %31, %4
  %51 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 10
  %52 = load ptr, ptr %51, align 8
  %53 = getelementptr inbounds i64, ptr %52, i64 %1
  %54 = load i64, ptr %53, align 8
  %55 = add nsw i64 %1, 1
  %56 = getelementptr inbounds i64, ptr %52, i64 %55
  %57 = load i64, ptr %56, align 8
  %58 = icmp slt i64 %54, %57
  br i1 %58, label %59, label %118

59:                                               ; preds = %50
  %60 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 11
  %61 = load ptr, ptr %60, align 8
  %62 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 19
  %63 = load ptr, ptr %62, align 8
  %64 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 16
  %65 = load ptr, ptr %64, align 8
  %66 = load i64, ptr %5, align 8
  %67 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 7
  %68 = load ptr, ptr %67, align 8
  %69 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 1
  %70 = load i64, ptr %69, align 8
  %71 = add nsw i64 %70, %66
  %72 = mul nsw i64 %71, %2
  %73 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 6
  %74 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 21
  %75 = load ptr, ptr %74, align 8
  %76 = icmp sgt i64 %10, 0
  %77 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 18, i64 %2
  %78 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 24, i64 %2
  %79 = add i64 %10, -1
  %80 = add i64 %7, -1
  %81 = and i64 %10, 1
  %82 = icmp eq i64 %79, 0
  %83 = and i64 %10, -2
  %84 = icmp eq i64 %81, 0
  %85 = and i64 %7, 1
  %86 = icmp eq i64 %80, 0
  %87 = and i64 %7, -2
  %88 = icmp eq i64 %85, 0
  %89 = icmp ult i64 %7, 4
  %90 = and i64 %7, -4
  %91 = icmp eq i64 %7, %90
  %92 = and i64 %10, 1
  %93 = icmp eq i64 %79, 0
  %94 = and i64 %10, -2
  %95 = icmp eq i64 %92, 0
  %96 = and i64 %7, 1
  %97 = icmp eq i64 %80, 0
  %98 = and i64 %7, -2
  %99 = icmp eq i64 %96, 0
  %100 = icmp ult i64 %7, 4
  %101 = and i64 %7, -4
  %102 = icmp eq i64 %7, %101
  br label %180

103:                                              ; preds = %47, %103
  %104 = phi i64 [ %116, %103 ], [ %48, %47 ]
  %105 = getelementptr inbounds double, ptr %3, i64 %104
  store double 1.000000e+00, ptr %105, align 8
  %106 = getelementptr inbounds double, ptr %12, i64 %104
  store double 0.000000e+00, ptr %106, align 8
  %107 = add nuw nsw i64 %104, 1
  %108 = getelementptr inbounds double, ptr %3, i64 %107
  store double 1.000000e+00, ptr %108, align 8
  %109 = getelementptr inbounds double, ptr %12, i64 %107
  store double 0.000000e+00, ptr %109, align 8
  %110 = add nuw nsw i64 %104, 2
  %111 = getelementptr inbounds double, ptr %3, i64 %110
  store double 1.000000e+00, ptr %111, align 8
  %112 = getelementptr inbounds double, ptr %12, i64 %110
  store double 0.000000e+00, ptr %112, align 8
  %113 = add nuw nsw i64 %104, 3
  %114 = getelementptr inbounds double, ptr %3, i64 %113
  store double 1.000000e+00, ptr %114, align 8
  %115 = getelementptr inbounds double, ptr %12, i64 %113
  store double 0.000000e+00, ptr %115, align 8
  %116 = add nuw nsw i64 %104, 4
  %117 = icmp eq i64 %116, %7
  br i1 %117, label %50, label %103

118:                                              ; preds = %483, %50
  %119 = phi i64 [ 0, %50 ], [ %485, %483 ]
  br i1 %13, label %120, label %488

120:                                              ; preds = %118
  %121 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %1
  %122 = icmp ult i64 %7, 10
  br i1 %122, label %162, label %123

123:                                              ; preds = %120
  %124 = shl i64 %7, 3
  %125 = getelementptr i8, ptr %3, i64 %124
  %126 = getelementptr i8, ptr %12, i64 %124
  %127 = shl nsw i64 %1, 3
  %128 = add i64 %127, 174768
  %129 = getelementptr i8, ptr %0, i64 %128
  %130 = icmp ugt ptr %126, %3
  %131 = icmp ult ptr %12, %125
  %132 = and i1 %130, %131
  %133 = icmp ugt ptr %129, %3
  %134 = icmp ult ptr %121, %125
  %135 = and i1 %133, %134
  %136 = or i1 %132, %135
  br i1 %136, label %162, label %137

137:                                              ; preds = %123
  %138 = and i64 %7, -4
  %139 = load double, ptr %121, align 8
  %140 = insertelement <2 x double> poison, double %139, i64 0
  %141 = shufflevector <2 x double> %140, <2 x double> poison, <2 x i32> zeroinitializer
  br label %142

142:                                              ; preds = %142, %137
  %143 = phi i64 [ 0, %137 ], [ %158, %142 ]
  %144 = getelementptr inbounds double, ptr %12, i64 %143
  %145 = load <2 x double>, ptr %144, align 8
  %146 = getelementptr inbounds double, ptr %144, i64 2
  %147 = load <2 x double>, ptr %146, align 8
  %148 = fcmp olt <2 x double> %145, %141
  %149 = fcmp olt <2 x double> %147, %141
  %150 = select <2 x i1> %148, <2 x double> %145, <2 x double> %141
  %151 = select <2 x i1> %149, <2 x double> %147, <2 x double> %141
  %152 = getelementptr inbounds double, ptr %3, i64 %143
  %153 = load <2 x double>, ptr %152, align 8
  %154 = getelementptr inbounds double, ptr %152, i64 2
  %155 = load <2 x double>, ptr %154, align 8
  %156 = fsub <2 x double> %153, %150
  %157 = fsub <2 x double> %155, %151
  store <2 x double> %156, ptr %152, align 8
  store <2 x double> %157, ptr %154, align 8
  %158 = add nuw i64 %143, 4
  %159 = icmp eq i64 %158, %138
  br i1 %159, label %160, label %142

160:                                              ; preds = %142
  %161 = icmp eq i64 %7, %138
  br i1 %161, label %488, label %162

162:                                              ; preds = %123, %120, %160
  %163 = phi i64 [ 0, %123 ], [ 0, %120 ], [ %138, %160 ]
  %164 = or i64 %163, 1
  %165 = and i64 %7, 1
  %166 = icmp eq i64 %165, 0
  br i1 %166, label %177, label %167

167:                                              ; preds = %162
  %168 = getelementptr inbounds double, ptr %12, i64 %163
  %169 = load double, ptr %168, align 8
  %170 = load double, ptr %121, align 8
  %171 = fcmp olt double %169, %170
  %172 = select i1 %171, double %169, double %170
  %173 = getelementptr inbounds double, ptr %3, i64 %163
  %174 = load double, ptr %173, align 8
  %175 = fsub double %174, %172
  store double %175, ptr %173, align 8
  %176 = or i64 %163, 1
  br label %177

177:                                              ; preds = %167, %162
  %178 = phi i64 [ %163, %162 ], [ %176, %167 ]
  %179 = icmp eq i64 %7, %164
  br i1 %179, label %488, label %497

180:                                              ; preds = %59, %483
  %181 = phi i64 [ 0, %59 ], [ %485, %483 ]
  %182 = phi i64 [ %54, %59 ], [ %486, %483 ]
  %183 = getelementptr inbounds i64, ptr %61, i64 %182
  %184 = load i64, ptr %183, align 8
  %185 = getelementptr inbounds double, ptr %63, i64 %182
  %186 = load double, ptr %185, align 8
  %187 = add nsw i64 %66, %184
  %188 = getelementptr inbounds double, ptr %65, i64 %187
  %189 = load double, ptr %188, align 8
  %190 = fmul double %186, %189
  %191 = add nsw i64 %72, %187
  %192 = getelementptr inbounds i64, ptr %68, i64 %191
  %193 = load i64, ptr %192, align 8
  %194 = icmp eq i64 %193, 0
  br i1 %194, label %203, label %195

195:                                              ; preds = %180
  %196 = load ptr, ptr %73, align 8
  %197 = getelementptr inbounds ptr, ptr %196, i64 %2
  %198 = load ptr, ptr %197, align 8
  %199 = getelementptr inbounds %struct.Table, ptr %198, i64 0, i32 1
  %200 = load ptr, ptr %199, align 8
  %201 = getelementptr inbounds ptr, ptr %200, i64 %193
  %202 = load ptr, ptr %201, align 8
  br label %203

203:                                              ; preds = %180, %195
  %204 = phi ptr [ %202, %195 ], [ null, %180 ]
  %205 = mul nsw i64 %184, %10
  %206 = getelementptr inbounds double, ptr %75, i64 %205
  br i1 %76, label %207, label %257

207:                                              ; preds = %203
  br i1 %82, label %208, label %235

208:                                              ; preds = %252, %207
  %209 = phi double [ undef, %207 ], [ %253, %252 ]
  %210 = phi i64 [ 0, %207 ], [ %254, %252 ]
  %211 = phi double [ %190, %207 ], [ %253, %252 ]
  br i1 %84, label %218, label %212

212:                                              ; preds = %208
  %213 = icmp eq i64 %210, %2
  br i1 %213, label %218, label %214

214:                                              ; preds = %212
  %215 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %184, i64 %210
  %216 = load double, ptr %215, align 8
  %217 = fmul double %211, %216
  br label %218

218:                                              ; preds = %212, %214, %208
  %219 = phi double [ %209, %208 ], [ %217, %214 ], [ %211, %212 ]
  br i1 %76, label %220, label %257

220:                                              ; preds = %218
  %221 = load double, ptr %206, align 8
  %222 = fcmp ogt double %221, 0.000000e+00
  br i1 %222, label %223, label %224

223:                                              ; preds = %233, %220
  br label %351

224:                                              ; preds = %220, %228
  %225 = phi i64 [ %226, %228 ], [ 0, %220 ]
  %226 = add nuw nsw i64 %225, 1
  %227 = icmp eq i64 %226, %10
  br i1 %227, label %233, label %228

228:                                              ; preds = %224
  %229 = add nsw i64 %226, %205
  %230 = getelementptr inbounds double, ptr %75, i64 %229
  %231 = load double, ptr %230, align 8
  %232 = fcmp ogt double %231, 0.000000e+00
  br i1 %232, label %233, label %224

233:                                              ; preds = %228, %224
  %234 = icmp slt i64 %226, %10
  br i1 %234, label %223, label %257

235:                                              ; preds = %207, %252
  %236 = phi i64 [ %254, %252 ], [ 0, %207 ]
  %237 = phi double [ %253, %252 ], [ %190, %207 ]
  %238 = phi i64 [ %255, %252 ], [ 0, %207 ]
  %239 = icmp eq i64 %236, %2
  br i1 %239, label %244, label %240

240:                                              ; preds = %235
  %241 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %184, i64 %236
  %242 = load double, ptr %241, align 8
  %243 = fmul double %237, %242
  br label %244

244:                                              ; preds = %235, %240
  %245 = phi double [ %243, %240 ], [ %237, %235 ]
  %246 = or i64 %236, 1
  %247 = icmp eq i64 %246, %2
  br i1 %247, label %252, label %248

248:                                              ; preds = %244
  %249 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %184, i64 %246
  %250 = load double, ptr %249, align 8
  %251 = fmul double %245, %250
  br label %252

252:                                              ; preds = %248, %244
  %253 = phi double [ %251, %248 ], [ %245, %244 ]
  %254 = add nuw nsw i64 %236, 2
  %255 = add i64 %238, 2
  %256 = icmp eq i64 %255, %83
  br i1 %256, label %208, label %235

257:                                              ; preds = %203, %218, %233
  %258 = phi double [ %219, %218 ], [ %219, %233 ], [ %190, %203 ]
  %259 = icmp eq ptr %204, null
  br i1 %259, label %260, label %280

260:                                              ; preds = %257
  br i1 %13, label %261, label %483

261:                                              ; preds = %260
  br i1 %89, label %278, label %262

262:                                              ; preds = %261
  %263 = insertelement <2 x double> poison, double %258, i64 0
  %264 = shufflevector <2 x double> %263, <2 x double> poison, <2 x i32> zeroinitializer
  %265 = insertelement <2 x double> poison, double %258, i64 0
  %266 = shufflevector <2 x double> %265, <2 x double> poison, <2 x i32> zeroinitializer
  br label %267

267:                                              ; preds = %267, %262
  %268 = phi i64 [ 0, %262 ], [ %275, %267 ]
  %269 = getelementptr inbounds double, ptr %3, i64 %268
  %270 = load <2 x double>, ptr %269, align 8
  %271 = getelementptr inbounds double, ptr %269, i64 2
  %272 = load <2 x double>, ptr %271, align 8
  %273 = fsub <2 x double> %270, %264
  %274 = fsub <2 x double> %272, %266
  store <2 x double> %273, ptr %269, align 8
  store <2 x double> %274, ptr %271, align 8
  %275 = add nuw i64 %268, 4
  %276 = icmp eq i64 %275, %90
  br i1 %276, label %277, label %267

277:                                              ; preds = %267
  br i1 %91, label %483, label %278

278:                                              ; preds = %261, %277
  %279 = phi i64 [ 0, %261 ], [ %90, %277 ]
  br label %315

280:                                              ; preds = %257
  br i1 %13, label %281, label %483

281:                                              ; preds = %280
  %282 = load ptr, ptr %77, align 8
  %283 = load ptr, ptr %78, align 8
  br i1 %86, label %468, label %284

284:                                              ; preds = %281, %284
  %285 = phi i64 [ %312, %284 ], [ 0, %281 ]
  %286 = phi i64 [ %313, %284 ], [ 0, %281 ]
  %287 = getelementptr inbounds i32, ptr %283, i64 %285
  %288 = load i32, ptr %287, align 4
  %289 = sext i32 %288 to i64
  %290 = getelementptr inbounds i32, ptr %282, i64 %289
  %291 = load i32, ptr %290, align 4
  %292 = sext i32 %291 to i64
  %293 = getelementptr inbounds double, ptr %204, i64 %292
  %294 = load double, ptr %293, align 8
  %295 = fmul double %258, %294
  %296 = getelementptr inbounds double, ptr %3, i64 %285
  %297 = load double, ptr %296, align 8
  %298 = fsub double %297, %295
  store double %298, ptr %296, align 8
  %299 = or i64 %285, 1
  %300 = getelementptr inbounds i32, ptr %283, i64 %299
  %301 = load i32, ptr %300, align 4
  %302 = sext i32 %301 to i64
  %303 = getelementptr inbounds i32, ptr %282, i64 %302
  %304 = load i32, ptr %303, align 4
  %305 = sext i32 %304 to i64
  %306 = getelementptr inbounds double, ptr %204, i64 %305
  %307 = load double, ptr %306, align 8
  %308 = fmul double %258, %307
  %309 = getelementptr inbounds double, ptr %3, i64 %299
  %310 = load double, ptr %309, align 8
  %311 = fsub double %310, %308
  store double %311, ptr %309, align 8
  %312 = add nuw nsw i64 %285, 2
  %313 = add i64 %286, 2
  %314 = icmp eq i64 %313, %87
  br i1 %314, label %468, label %284

315:                                              ; preds = %278, %315
  %316 = phi i64 [ %320, %315 ], [ %279, %278 ]
  %317 = getelementptr inbounds double, ptr %3, i64 %316
  %318 = load double, ptr %317, align 8
  %319 = fsub double %318, %258
  store double %319, ptr %317, align 8
  %320 = add nuw nsw i64 %316, 1
  %321 = icmp eq i64 %320, %7
  br i1 %321, label %483, label %315

322:                                              ; preds = %405
  %323 = getelementptr inbounds double, ptr %206, i64 %2
  %324 = load double, ptr %323, align 8
  %325 = fmul double %324, 0x3FEFFFFFFF768FA1
  %326 = icmp eq ptr %204, null
  br i1 %326, label %327, label %347

327:                                              ; preds = %322
  br i1 %13, label %328, label %483

328:                                              ; preds = %327
  br i1 %100, label %345, label %329

329:                                              ; preds = %328
  %330 = insertelement <2 x double> poison, double %406, i64 0
  %331 = shufflevector <2 x double> %330, <2 x double> poison, <2 x i32> zeroinitializer
  %332 = insertelement <2 x double> poison, double %406, i64 0
  %333 = shufflevector <2 x double> %332, <2 x double> poison, <2 x i32> zeroinitializer
  br label %334

334:                                              ; preds = %334, %329
  %335 = phi i64 [ 0, %329 ], [ %342, %334 ]
  %336 = getelementptr inbounds double, ptr %12, i64 %335
  %337 = load <2 x double>, ptr %336, align 8
  %338 = getelementptr inbounds double, ptr %336, i64 2
  %339 = load <2 x double>, ptr %338, align 8
  %340 = fadd <2 x double> %331, %337
  %341 = fadd <2 x double> %333, %339
  store <2 x double> %340, ptr %336, align 8
  store <2 x double> %341, ptr %338, align 8
  %342 = add nuw i64 %335, 4
  %343 = icmp eq i64 %342, %101
  br i1 %343, label %344, label %334

344:                                              ; preds = %334
  br i1 %102, label %483, label %345

345:                                              ; preds = %328, %344
  %346 = phi i64 [ 0, %328 ], [ %101, %344 ]
  br label %444

347:                                              ; preds = %322
  br i1 %13, label %348, label %483

348:                                              ; preds = %347
  %349 = load ptr, ptr %77, align 8
  %350 = load ptr, ptr %78, align 8
  br i1 %97, label %451, label %409

351:                                              ; preds = %223, %405
  %352 = phi i64 [ %407, %405 ], [ 0, %223 ]
  %353 = phi double [ %406, %405 ], [ 0.000000e+00, %223 ]
  %354 = icmp eq i64 %352, %2
  br i1 %354, label %405, label %355

355:                                              ; preds = %351
  %356 = getelementptr inbounds double, ptr %206, i64 %352
  %357 = load double, ptr %356, align 8
  %358 = fcmp ogt double %357, 0.000000e+00
  br i1 %358, label %359, label %405

359:                                              ; preds = %355
  %360 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 37, i64 %184, i64 %352
  %361 = load double, ptr %360, align 8
  %362 = fmul double %190, %361
  br i1 %93, label %363, label %379

363:                                              ; preds = %400, %359
  %364 = phi double [ undef, %359 ], [ %401, %400 ]
  %365 = phi i64 [ 0, %359 ], [ %402, %400 ]
  %366 = phi double [ %362, %359 ], [ %401, %400 ]
  br i1 %95, label %375, label %367

367:                                              ; preds = %363
  %368 = icmp eq i64 %365, %2
  %369 = icmp eq i64 %365, %352
  %370 = select i1 %368, i1 true, i1 %369
  br i1 %370, label %375, label %371

371:                                              ; preds = %367
  %372 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %184, i64 %365
  %373 = load double, ptr %372, align 8
  %374 = fmul double %366, %373
  br label %375

375:                                              ; preds = %367, %371, %363
  %376 = phi double [ %364, %363 ], [ %374, %371 ], [ %366, %367 ]
  %377 = fcmp ogt double %376, %353
  %378 = select i1 %377, double %376, double %353
  br label %405

379:                                              ; preds = %359, %400
  %380 = phi i64 [ %402, %400 ], [ 0, %359 ]
  %381 = phi double [ %401, %400 ], [ %362, %359 ]
  %382 = phi i64 [ %403, %400 ], [ 0, %359 ]
  %383 = icmp eq i64 %380, %2
  %384 = icmp eq i64 %380, %352
  %385 = select i1 %383, i1 true, i1 %384
  br i1 %385, label %390, label %386

386:                                              ; preds = %379
  %387 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %184, i64 %380
  %388 = load double, ptr %387, align 8
  %389 = fmul double %381, %388
  br label %390

390:                                              ; preds = %379, %386
  %391 = phi double [ %389, %386 ], [ %381, %379 ]
  %392 = or i64 %380, 1
  %393 = icmp eq i64 %392, %2
  %394 = icmp eq i64 %392, %352
  %395 = select i1 %393, i1 true, i1 %394
  br i1 %395, label %400, label %396

396:                                              ; preds = %390
  %397 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %184, i64 %392
  %398 = load double, ptr %397, align 8
  %399 = fmul double %391, %398
  br label %400

400:                                              ; preds = %396, %390
  %401 = phi double [ %399, %396 ], [ %391, %390 ]
  %402 = add nuw nsw i64 %380, 2
  %403 = add i64 %382, 2
  %404 = icmp eq i64 %403, %94
  br i1 %404, label %363, label %379

405:                                              ; preds = %351, %355, %375
  %406 = phi double [ %353, %351 ], [ %378, %375 ], [ %353, %355 ]
  %407 = add nuw nsw i64 %352, 1
  %408 = icmp eq i64 %407, %10
  br i1 %408, label %322, label %351

409:                                              ; preds = %348, %409
  %410 = phi i64 [ %441, %409 ], [ 0, %348 ]
  %411 = phi i64 [ %442, %409 ], [ 0, %348 ]
  %412 = getelementptr inbounds i32, ptr %350, i64 %410
  %413 = load i32, ptr %412, align 4
  %414 = sext i32 %413 to i64
  %415 = getelementptr inbounds i32, ptr %349, i64 %414
  %416 = load i32, ptr %415, align 4
  %417 = sext i32 %416 to i64
  %418 = getelementptr inbounds double, ptr %204, i64 %417
  %419 = load double, ptr %418, align 8
  %420 = fcmp olt double %419, %325
  %421 = select i1 %420, double %219, double %406
  %422 = fmul double %419, %421
  %423 = getelementptr inbounds double, ptr %12, i64 %410
  %424 = load double, ptr %423, align 8
  %425 = fadd double %424, %422
  store double %425, ptr %423, align 8
  %426 = or i64 %410, 1
  %427 = getelementptr inbounds i32, ptr %350, i64 %426
  %428 = load i32, ptr %427, align 4
  %429 = sext i32 %428 to i64
  %430 = getelementptr inbounds i32, ptr %349, i64 %429
  %431 = load i32, ptr %430, align 4
  %432 = sext i32 %431 to i64
  %433 = getelementptr inbounds double, ptr %204, i64 %432
  %434 = load double, ptr %433, align 8
  %435 = fcmp olt double %434, %325
  %436 = select i1 %435, double %219, double %406
  %437 = fmul double %434, %436
  %438 = getelementptr inbounds double, ptr %12, i64 %426
  %439 = load double, ptr %438, align 8
  %440 = fadd double %439, %437
  store double %440, ptr %438, align 8
  %441 = add nuw nsw i64 %410, 2
  %442 = add i64 %411, 2
  %443 = icmp eq i64 %442, %98
  br i1 %443, label %451, label %409

444:                                              ; preds = %345, %444
  %445 = phi i64 [ %449, %444 ], [ %346, %345 ]
  %446 = getelementptr inbounds double, ptr %12, i64 %445
  %447 = load double, ptr %446, align 8
  %448 = fadd double %406, %447
  store double %448, ptr %446, align 8
  %449 = add nuw nsw i64 %445, 1
  %450 = icmp eq i64 %449, %7
  br i1 %450, label %483, label %444

451:                                              ; preds = %409, %348
  %452 = phi i64 [ 0, %348 ], [ %441, %409 ]
  br i1 %99, label %483, label %453

453:                                              ; preds = %451
  %454 = getelementptr inbounds i32, ptr %350, i64 %452
  %455 = load i32, ptr %454, align 4
  %456 = sext i32 %455 to i64
  %457 = getelementptr inbounds i32, ptr %349, i64 %456
  %458 = load i32, ptr %457, align 4
  %459 = sext i32 %458 to i64
  %460 = getelementptr inbounds double, ptr %204, i64 %459
  %461 = load double, ptr %460, align 8
  %462 = fcmp olt double %461, %325
  %463 = select i1 %462, double %219, double %406
  %464 = fmul double %461, %463
  %465 = getelementptr inbounds double, ptr %12, i64 %452
  %466 = load double, ptr %465, align 8
  %467 = fadd double %466, %464
  store double %467, ptr %465, align 8
  br label %483

468:                                              ; preds = %284, %281
  %469 = phi i64 [ 0, %281 ], [ %312, %284 ]
  br i1 %88, label %483, label %470

470:                                              ; preds = %468
  %471 = getelementptr inbounds i32, ptr %283, i64 %469
  %472 = load i32, ptr %471, align 4
  %473 = sext i32 %472 to i64
  %474 = getelementptr inbounds i32, ptr %282, i64 %473
  %475 = load i32, ptr %474, align 4
  %476 = sext i32 %475 to i64
  %477 = getelementptr inbounds double, ptr %204, i64 %476
  %478 = load double, ptr %477, align 8
  %479 = fmul double %258, %478
  %480 = getelementptr inbounds double, ptr %3, i64 %469
  %481 = load double, ptr %480, align 8
  %482 = fsub double %481, %479
  store double %482, ptr %480, align 8
  br label %483

483:                                              ; preds = %470, %468, %315, %453, %451, %444, %277, %344, %260, %280, %327, %347
  %484 = phi i64 [ 1, %347 ], [ 0, %327 ], [ 1, %280 ], [ 0, %260 ], [ 0, %344 ], [ 0, %277 ], [ 0, %444 ], [ 1, %451 ], [ 1, %453 ], [ 0, %315 ], [ 1, %468 ], [ 1, %470 ]
  %485 = or i64 %181, %484
  %486 = add nsw i64 %182, 1
  %487 = icmp eq i64 %486, %57
  br i1 %487, label %118, label %180

488:                                              ; preds = %177, %497, %160, %118
  %489 = xor i64 %57, -1
  %490 = add i64 %54, %489
  %491 = mul i64 %490, %7
  %492 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 2
  %493 = load ptr, ptr %492, align 8
  %494 = getelementptr inbounds %struct.Best, ptr %493, i64 0, i32 2
  %495 = load i64, ptr %494, align 8
  %496 = add i64 %495, %491
  store i64 %496, ptr %494, align 8
  ret i64 %119

497:                                              ; preds = %177, %497
  %498 = phi i64 [ %516, %497 ], [ %178, %177 ]
  %499 = getelementptr inbounds double, ptr %12, i64 %498
  %500 = load double, ptr %499, align 8
  %501 = load double, ptr %121, align 8
  %502 = fcmp olt double %500, %501
  %503 = select i1 %502, double %500, double %501
  %504 = getelementptr inbounds double, ptr %3, i64 %498
  %505 = load double, ptr %504, align 8
  %506 = fsub double %505, %503
  store double %506, ptr %504, align 8
  %507 = add nuw nsw i64 %498, 1
  %508 = getelementptr inbounds double, ptr %12, i64 %507
  %509 = load double, ptr %508, align 8
  %510 = load double, ptr %121, align 8
  %511 = fcmp olt double %509, %510
  %512 = select i1 %511, double %509, double %510
  %513 = getelementptr inbounds double, ptr %3, i64 %507
  %514 = load double, ptr %513, align 8
  %515 = fsub double %514, %512
  store double %515, ptr %513, align 8
  %516 = add nuw nsw i64 %498, 2
  %517 = icmp eq i64 %516, %7
  br i1 %517, label %488, label %497
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
  %16 = getelementptr inbounds %struct.Problem, ptr %9, i64 0, i32 16
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
  br i1 %67, label %105, label %303

68:                                               ; preds = %40, %80
  %69 = phi i64 [ 0, %40 ], [ %81, %80 ]
  %70 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 18, i64 %69
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
  %140 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %139
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
  %151 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %139, i64 %150
  %152 = load i64, ptr %151, align 8
  %153 = icmp slt i64 %152, %110
  br i1 %153, label %164, label %154

154:                                              ; preds = %149
  %155 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %139, i64 %150
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
  %192 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %189
  %193 = load double, ptr %192, align 8
  %194 = fadd double %193, 1.000000e-09
  %195 = fcmp ogt double %191, %194
  br i1 %195, label %196, label %167

196:                                              ; preds = %188
  call void @llvm.lifetime.end.p0(i64 264, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 2176, ptr nonnull %4)
  br label %303

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
  %219 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 18, i64 %210
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
  %231 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 19, i64 %210
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
  br i1 %283, label %303, label %284

284:                                              ; preds = %281
  %285 = load ptr, ptr %51, align 8
  store double %61, ptr %285, align 8
  %286 = icmp eq i64 %2, 0
  %287 = zext i1 %286 to i64
  %288 = getelementptr inbounds %struct.Best, ptr %285, i64 0, i32 1
  %289 = load i64, ptr %288, align 8
  %290 = add nsw i64 %289, %287
  store i64 %290, ptr %288, align 8
  %291 = getelementptr inbounds %struct.Best, ptr %285, i64 0, i32 3
  store i64 1, ptr %291, align 8
  %292 = load ptr, ptr %36, align 8
  %293 = load i64, ptr %292, align 8
  %294 = icmp sgt i64 %293, 0
  br i1 %294, label %295, label %303

295:                                              ; preds = %284, %295
  %296 = phi i64 [ %300, %295 ], [ 0, %284 ]
  %297 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 %296
  %298 = load i64, ptr %297, align 8
  %299 = getelementptr inbounds %struct.Best, ptr %285, i64 0, i32 4, i64 %296
  store i64 %298, ptr %299, align 8
  %300 = add nuw nsw i64 %296, 1
  %301 = load i64, ptr %292, align 8
  %302 = icmp slt i64 %300, %301
  br i1 %302, label %295, label %303

303:                                              ; preds = %295, %284, %196, %281, %50
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
  %38 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 18, i64 %2
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
  %59 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 19, i64 %2
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
declare i64 @llvm.vector.reduce.or.v2i64(<2 x i64>)

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.vector.reduce.add.v2i64(<2 x i64>)



