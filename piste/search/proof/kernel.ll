; kernel.c 355aff05be0dbebc90c6bb5650ab5100c8985830076d5b349f8db8e782a14062

%struct.Work = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, double, i64, [16 x i64], [16 x i64], [16 x ptr], [16 x ptr], [16 x ptr], ptr, ptr, [16 x i64], [16 x ptr], [1024 x double], [1024 x double], [1024 x double], [1024 x double], [65 x double], [32 x double], [33 x double], [33 x double], [32 x double], [1024 x i64], [16 x i64], [512 x [16 x double]], [512 x [16 x double]], [1024 x double], [1024 x [16 x double]], [64 x [16 x i32]], [64 x double], i64, [16 x [1024 x i64]], [16 x [1024 x ptr]], [16 x [1024 x ptr]], [16 x [1024 x ptr]], [16 x [1024 x i64]], %struct.Logs }
%struct.Logs = type { [2048 x double], [2048 x double] }
%struct.Problem = type { i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
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
  %65 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 21
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
  br label %199

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

197:                                              ; preds = %199, %121, %60
  %198 = icmp eq i64 %10, 0
  br i1 %198, label %245, label %449

199:                                              ; preds = %123, %199
  %200 = phi i64 [ %243, %199 ], [ %124, %123 ]
  %201 = getelementptr inbounds double, ptr %66, i64 %200
  %202 = load i64, ptr %201, align 8
  %203 = lshr i64 %202, 52
  %204 = and i64 %203, 2047
  %205 = and i64 %202, 4503599627370495
  %206 = or i64 %205, 4607182418800017408
  %207 = bitcast i64 %206 to double
  %208 = fcmp ogt double %207, 0x3FF6A09E667F3BCD
  %209 = fmul double %207, 5.000000e-01
  %210 = select i1 %208, double %209, double %207
  %211 = select i1 %208, i64 -1022, i64 -1023
  %212 = add nsw i64 %211, %204
  %213 = fadd double %210, -1.000000e+00
  %214 = fadd double %210, 1.000000e+00
  %215 = fdiv double %213, %214
  %216 = fmul double %215, %215
  %217 = fmul double %216, 0x3FA8618618618618
  %218 = fadd double %217, 0x3FAAF286BCA1AF28
  %219 = fmul double %216, %218
  %220 = fadd double %219, 0x3FAE1E1E1E1E1E1E
  %221 = fmul double %216, %220
  %222 = fadd double %221, 0x3FB1111111111111
  %223 = fmul double %216, %222
  %224 = fadd double %223, 0x3FB3B13B13B13B14
  %225 = fmul double %216, %224
  %226 = fadd double %225, 0x3FB745D1745D1746
  %227 = fmul double %216, %226
  %228 = fadd double %227, 0x3FBC71C71C71C71C
  %229 = fmul double %216, %228
  %230 = fadd double %229, 0x3FC2492492492492
  %231 = fmul double %216, %230
  %232 = fadd double %231, 2.000000e-01
  %233 = fmul double %216, %232
  %234 = fadd double %233, 0x3FD5555555555555
  %235 = fmul double %216, %234
  %236 = fadd double %235, 1.000000e+00
  %237 = fmul double %215, 2.000000e+00
  %238 = fmul double %237, %236
  %239 = sitofp i64 %212 to double
  %240 = fmul double %239, 0x3FE62E42FEFA39EF
  %241 = fadd double %240, %238
  %242 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 %200
  store double %241, ptr %242, align 8
  %243 = add nuw nsw i64 %200, 1
  %244 = icmp eq i64 %243, %62
  br i1 %244, label %197, label %199

245:                                              ; preds = %197
  %246 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 1
  %247 = load i64, ptr %246, align 8
  %248 = add i64 %247, %40
  %249 = load i64, ptr %2, align 8
  %250 = icmp sgt i64 %249, 0
  br i1 %250, label %251, label %267

251:                                              ; preds = %245
  %252 = icmp sgt i64 %248, 0
  %253 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 6
  %254 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 7
  %255 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 22
  br label %256

256:                                              ; preds = %368, %251
  %257 = phi i64 [ 0, %251 ], [ %369, %368 ]
  br i1 %252, label %258, label %368

258:                                              ; preds = %256
  %259 = load ptr, ptr %253, align 8
  %260 = getelementptr inbounds ptr, ptr %259, i64 %257
  %261 = load ptr, ptr %260, align 8
  %262 = load ptr, ptr %254, align 8
  %263 = mul nsw i64 %257, %248
  %264 = getelementptr inbounds %struct.Table, ptr %261, i64 0, i32 4
  %265 = getelementptr inbounds %struct.Table, ptr %261, i64 0, i32 3
  %266 = getelementptr inbounds %struct.Table, ptr %261, i64 0, i32 1
  br label %371

267:                                              ; preds = %368, %245
  %268 = icmp sgt i64 %42, 0
  br i1 %268, label %269, label %449

269:                                              ; preds = %267
  %270 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 10
  %271 = load ptr, ptr %270, align 8
  %272 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 11
  %273 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 22
  %274 = load i64, ptr %271, align 8
  %275 = and i64 %249, 1
  %276 = icmp eq i64 %249, 1
  %277 = and i64 %249, -2
  %278 = icmp eq i64 %275, 0
  br label %281

279:                                              ; preds = %299, %281
  %280 = icmp eq i64 %285, %42
  br i1 %280, label %449, label %281

281:                                              ; preds = %279, %269
  %282 = phi i64 [ %274, %269 ], [ %287, %279 ]
  %283 = phi i64 [ 0, %269 ], [ %285, %279 ]
  %284 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %283
  store double 0.000000e+00, ptr %284, align 8
  %285 = add nuw nsw i64 %283, 1
  %286 = getelementptr inbounds i64, ptr %271, i64 %285
  %287 = load i64, ptr %286, align 8
  %288 = icmp slt i64 %282, %287
  br i1 %288, label %289, label %279

289:                                              ; preds = %281
  %290 = load ptr, ptr %272, align 8
  %291 = load ptr, ptr %273, align 8
  br label %292

292:                                              ; preds = %299, %289
  %293 = phi double [ 0.000000e+00, %289 ], [ %300, %299 ]
  %294 = phi i64 [ %282, %289 ], [ %301, %299 ]
  %295 = getelementptr inbounds i64, ptr %290, i64 %294
  %296 = load i64, ptr %295, align 8
  %297 = mul nsw i64 %296, %249
  %298 = getelementptr inbounds double, ptr %291, i64 %297
  br i1 %250, label %303, label %299

299:                                              ; preds = %364, %292
  %300 = phi double [ %293, %292 ], [ %365, %364 ]
  %301 = add nsw i64 %294, 1
  %302 = icmp eq i64 %301, %287
  br i1 %302, label %279, label %292

303:                                              ; preds = %292, %364
  %304 = phi double [ %365, %364 ], [ %293, %292 ]
  %305 = phi i64 [ %366, %364 ], [ 0, %292 ]
  %306 = getelementptr inbounds double, ptr %298, i64 %305
  %307 = load double, ptr %306, align 8
  %308 = fcmp ogt double %307, 0.000000e+00
  br i1 %308, label %309, label %364

309:                                              ; preds = %303
  %310 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 37, i64 %296, i64 %305
  %311 = load double, ptr %310, align 8
  %312 = fdiv double %311, %307
  br i1 %276, label %313, label %331

313:                                              ; preds = %358, %309
  %314 = phi double [ undef, %309 ], [ %359, %358 ]
  %315 = phi i64 [ 0, %309 ], [ %360, %358 ]
  %316 = phi double [ %312, %309 ], [ %359, %358 ]
  br i1 %278, label %328, label %317

317:                                              ; preds = %313
  %318 = icmp eq i64 %315, %305
  br i1 %318, label %328, label %319

319:                                              ; preds = %317
  %320 = getelementptr inbounds double, ptr %298, i64 %315
  %321 = load double, ptr %320, align 8
  %322 = fcmp ogt double %321, 0.000000e+00
  br i1 %322, label %323, label %328

323:                                              ; preds = %319
  %324 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %296, i64 %315
  %325 = load double, ptr %324, align 8
  %326 = fdiv double %325, %321
  %327 = fmul double %316, %326
  br label %328

328:                                              ; preds = %317, %319, %323, %313
  %329 = phi double [ %314, %313 ], [ %327, %323 ], [ %316, %319 ], [ %316, %317 ]
  %330 = fcmp ogt double %329, %304
  br i1 %330, label %363, label %364

331:                                              ; preds = %309, %358
  %332 = phi i64 [ %360, %358 ], [ 0, %309 ]
  %333 = phi double [ %359, %358 ], [ %312, %309 ]
  %334 = phi i64 [ %361, %358 ], [ 0, %309 ]
  %335 = icmp eq i64 %332, %305
  br i1 %335, label %345, label %336

336:                                              ; preds = %331
  %337 = getelementptr inbounds double, ptr %298, i64 %332
  %338 = load double, ptr %337, align 8
  %339 = fcmp ogt double %338, 0.000000e+00
  br i1 %339, label %340, label %345

340:                                              ; preds = %336
  %341 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %296, i64 %332
  %342 = load double, ptr %341, align 8
  %343 = fdiv double %342, %338
  %344 = fmul double %333, %343
  br label %345

345:                                              ; preds = %340, %336, %331
  %346 = phi double [ %344, %340 ], [ %333, %336 ], [ %333, %331 ]
  %347 = or i64 %332, 1
  %348 = icmp eq i64 %347, %305
  br i1 %348, label %358, label %349

349:                                              ; preds = %345
  %350 = getelementptr inbounds double, ptr %298, i64 %347
  %351 = load double, ptr %350, align 8
  %352 = fcmp ogt double %351, 0.000000e+00
  br i1 %352, label %353, label %358

353:                                              ; preds = %349
  %354 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %296, i64 %347
  %355 = load double, ptr %354, align 8
  %356 = fdiv double %355, %351
  %357 = fmul double %346, %356
  br label %358

358:                                              ; preds = %353, %349, %345
  %359 = phi double [ %357, %353 ], [ %346, %349 ], [ %346, %345 ]
  %360 = add nuw nsw i64 %332, 2
  %361 = add i64 %334, 2
  %362 = icmp eq i64 %361, %277
  br i1 %362, label %313, label %331

363:                                              ; preds = %328
  store double %329, ptr %284, align 8
  br label %364

364:                                              ; preds = %363, %328, %303
  %365 = phi double [ %304, %328 ], [ %329, %363 ], [ %304, %303 ]
  %366 = add nuw nsw i64 %305, 1
  %367 = icmp eq i64 %366, %249
  br i1 %367, label %299, label %303

368:                                              ; preds = %446, %256
  %369 = add nuw nsw i64 %257, 1
  %370 = icmp eq i64 %369, %249
  br i1 %370, label %267, label %256

371:                                              ; preds = %446, %258
  %372 = phi i64 [ 0, %258 ], [ %447, %446 ]
  %373 = add nsw i64 %372, %263
  %374 = getelementptr inbounds i64, ptr %262, i64 %373
  %375 = load i64, ptr %374, align 8
  %376 = icmp ne i64 %375, 0
  br i1 %376, label %377, label %383

377:                                              ; preds = %371
  %378 = icmp slt i64 %372, %40
  %379 = select i1 %378, ptr %265, ptr %264
  %380 = load ptr, ptr %379, align 8
  %381 = getelementptr inbounds double, ptr %380, i64 %375
  %382 = load double, ptr %381, align 8
  br label %383

383:                                              ; preds = %377, %371
  %384 = phi double [ 1.000000e+00, %371 ], [ %382, %377 ]
  %385 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %372, i64 %257
  store double %384, ptr %385, align 8
  %386 = icmp slt i64 %372, %40
  br i1 %386, label %446, label %387

387:                                              ; preds = %383
  %388 = load ptr, ptr %255, align 8
  %389 = sub nsw i64 %372, %40
  %390 = mul nsw i64 %389, %249
  %391 = add nsw i64 %390, %257
  %392 = getelementptr inbounds double, ptr %388, i64 %391
  %393 = load double, ptr %392, align 8
  %394 = fmul double %393, 0x3FEFFFFFFF768FA1
  %395 = fcmp ogt double %394, 0.000000e+00
  %396 = select i1 %376, i1 %395, i1 false
  br i1 %396, label %397, label %421

397:                                              ; preds = %387
  %398 = load i64, ptr %261, align 8
  %399 = tail call i64 @llvm.smax.i64(i64 %398, i64 0)
  %400 = icmp slt i64 %398, 1
  br i1 %400, label %421, label %401

401:                                              ; preds = %397
  %402 = load ptr, ptr %266, align 8
  %403 = getelementptr inbounds ptr, ptr %402, i64 %375
  %404 = load ptr, ptr %403, align 8
  %405 = and i64 %399, 1
  %406 = icmp eq i64 %399, 1
  br i1 %406, label %409, label %407

407:                                              ; preds = %401
  %408 = and i64 %399, 9223372036854775806
  br label %426

409:                                              ; preds = %426, %401
  %410 = phi double [ undef, %401 ], [ %442, %426 ]
  %411 = phi double [ 0.000000e+00, %401 ], [ %442, %426 ]
  %412 = phi i64 [ 0, %401 ], [ %443, %426 ]
  %413 = icmp eq i64 %405, 0
  br i1 %413, label %421, label %414

414:                                              ; preds = %409
  %415 = getelementptr inbounds double, ptr %404, i64 %412
  %416 = load double, ptr %415, align 8
  %417 = fcmp olt double %416, %394
  %418 = fcmp ogt double %416, %411
  %419 = select i1 %417, i1 %418, i1 false
  %420 = select i1 %419, double %416, double %411
  br label %421

421:                                              ; preds = %414, %409, %397, %387
  %422 = phi double [ 0.000000e+00, %387 ], [ 0.000000e+00, %397 ], [ %410, %409 ], [ %420, %414 ]
  %423 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 37, i64 %389, i64 %257
  store double %422, ptr %423, align 8
  %424 = load double, ptr %385, align 8
  %425 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %389, i64 %257
  store double %424, ptr %425, align 8
  br label %446

426:                                              ; preds = %426, %407
  %427 = phi double [ 0.000000e+00, %407 ], [ %442, %426 ]
  %428 = phi i64 [ 0, %407 ], [ %443, %426 ]
  %429 = phi i64 [ 0, %407 ], [ %444, %426 ]
  %430 = getelementptr inbounds double, ptr %404, i64 %428
  %431 = load double, ptr %430, align 8
  %432 = fcmp olt double %431, %394
  %433 = fcmp ogt double %431, %427
  %434 = select i1 %432, i1 %433, i1 false
  %435 = select i1 %434, double %431, double %427
  %436 = or i64 %428, 1
  %437 = getelementptr inbounds double, ptr %404, i64 %436
  %438 = load double, ptr %437, align 8
  %439 = fcmp olt double %438, %394
  %440 = fcmp ogt double %438, %435
  %441 = select i1 %439, i1 %440, i1 false
  %442 = select i1 %441, double %438, double %435
  %443 = add nuw nsw i64 %428, 2
  %444 = add i64 %429, 2
  %445 = icmp eq i64 %444, %408
  br i1 %445, label %409, label %426

446:                                              ; preds = %421, %383
  %447 = add nuw nsw i64 %372, 1
  %448 = icmp eq i64 %447, %248
  br i1 %448, label %368, label %371

449:                                              ; preds = %279, %267, %197
  %450 = icmp sgt i64 %52, 0
  br i1 %450, label %451, label %453

451:                                              ; preds = %449
  %452 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 17
  br label %458

453:                                              ; preds = %504, %449
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %23)
  %454 = load i64, ptr %2, align 8
  %455 = icmp sgt i64 %454, 0
  br i1 %455, label %456, label %2374

456:                                              ; preds = %453
  %457 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 6
  br label %509

458:                                              ; preds = %451, %504
  %459 = phi i64 [ 0, %451 ], [ %507, %504 ]
  %460 = icmp slt i64 %459, %40
  br i1 %460, label %461, label %504

461:                                              ; preds = %458
  %462 = load ptr, ptr %452, align 8
  %463 = getelementptr inbounds double, ptr %462, i64 %459
  %464 = load i64, ptr %463, align 8
  %465 = lshr i64 %464, 52
  %466 = and i64 %465, 2047
  %467 = and i64 %464, 4503599627370495
  %468 = or i64 %467, 4607182418800017408
  %469 = bitcast i64 %468 to double
  %470 = fcmp ogt double %469, 0x3FF6A09E667F3BCD
  %471 = fmul double %469, 5.000000e-01
  %472 = select i1 %470, double %471, double %469
  %473 = select i1 %470, i64 -1022, i64 -1023
  %474 = add nsw i64 %473, %466
  %475 = fadd double %472, -1.000000e+00
  %476 = fadd double %472, 1.000000e+00
  %477 = fdiv double %475, %476
  %478 = fmul double %477, %477
  %479 = fmul double %478, 0x3FA8618618618618
  %480 = fadd double %479, 0x3FAAF286BCA1AF28
  %481 = fmul double %478, %480
  %482 = fadd double %481, 0x3FAE1E1E1E1E1E1E
  %483 = fmul double %478, %482
  %484 = fadd double %483, 0x3FB1111111111111
  %485 = fmul double %478, %484
  %486 = fadd double %485, 0x3FB3B13B13B13B14
  %487 = fmul double %478, %486
  %488 = fadd double %487, 0x3FB745D1745D1746
  %489 = fmul double %478, %488
  %490 = fadd double %489, 0x3FBC71C71C71C71C
  %491 = fmul double %478, %490
  %492 = fadd double %491, 0x3FC2492492492492
  %493 = fmul double %478, %492
  %494 = fadd double %493, 2.000000e-01
  %495 = fmul double %478, %494
  %496 = fadd double %495, 0x3FD5555555555555
  %497 = fmul double %478, %496
  %498 = fadd double %497, 1.000000e+00
  %499 = fmul double %477, 2.000000e+00
  %500 = fmul double %499, %498
  %501 = sitofp i64 %474 to double
  %502 = fmul double %501, 0x3FE62E42FEFA39EF
  %503 = fadd double %502, %500
  br label %504

504:                                              ; preds = %458, %461
  %505 = phi double [ %503, %461 ], [ 0.000000e+00, %458 ]
  %506 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %459
  store double %505, ptr %506, align 8
  %507 = add nuw nsw i64 %459, 1
  %508 = icmp slt i64 %507, %52
  br i1 %508, label %458, label %453

509:                                              ; preds = %456, %534
  %510 = phi i64 [ 0, %456 ], [ %537, %534 ]
  %511 = icmp eq i64 %510, 0
  br i1 %511, label %534, label %512

512:                                              ; preds = %509
  %513 = load ptr, ptr %457, align 8
  %514 = getelementptr inbounds ptr, ptr %513, i64 %510
  %515 = load ptr, ptr %514, align 8
  %516 = load i64, ptr %515, align 8
  br label %522

517:                                              ; preds = %534
  br i1 %455, label %518, label %2374

518:                                              ; preds = %517
  %519 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 6
  %520 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 48
  %521 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 1
  br label %539

522:                                              ; preds = %512, %531
  %523 = phi i64 [ %510, %512 ], [ %524, %531 ]
  %524 = add nsw i64 %523, -1
  %525 = getelementptr inbounds [16 x i64], ptr %23, i64 0, i64 %524
  %526 = load i64, ptr %525, align 8
  %527 = getelementptr inbounds ptr, ptr %513, i64 %526
  %528 = load ptr, ptr %527, align 8
  %529 = load i64, ptr %528, align 8
  %530 = icmp sgt i64 %529, %516
  br i1 %530, label %531, label %534

531:                                              ; preds = %522
  %532 = getelementptr inbounds [16 x i64], ptr %23, i64 0, i64 %523
  store i64 %526, ptr %532, align 8
  %533 = icmp eq i64 %524, 0
  br i1 %533, label %534, label %522

534:                                              ; preds = %522, %531, %509
  %535 = phi i64 [ 0, %509 ], [ 0, %531 ], [ %523, %522 ]
  %536 = getelementptr inbounds [16 x i64], ptr %23, i64 0, i64 %535
  store i64 %510, ptr %536, align 8
  %537 = add nuw nsw i64 %510, 1
  %538 = icmp eq i64 %537, %454
  br i1 %538, label %517, label %509

539:                                              ; preds = %518, %2369
  %540 = phi i64 [ 1, %518 ], [ %2370, %2369 ]
  %541 = phi i64 [ 0, %518 ], [ %2371, %2369 ]
  %542 = getelementptr inbounds [16 x i64], ptr %23, i64 0, i64 %541
  %543 = load i64, ptr %542, align 8
  %544 = load ptr, ptr %519, align 8
  %545 = getelementptr inbounds ptr, ptr %544, i64 %543
  %546 = load ptr, ptr %545, align 8
  %547 = load i64, ptr %546, align 8
  %548 = icmp eq i64 %547, 0
  br i1 %548, label %2593, label %549

549:                                              ; preds = %539
  %550 = load ptr, ptr %0, align 8
  %551 = load ptr, ptr %25, align 8
  %552 = getelementptr inbounds %struct.Problem, ptr %550, i64 0, i32 6
  %553 = load ptr, ptr %552, align 8
  %554 = getelementptr inbounds ptr, ptr %553, i64 %543
  %555 = load ptr, ptr %554, align 8
  %556 = load i64, ptr %555, align 8
  %557 = load i64, ptr %550, align 8
  %558 = getelementptr inbounds %struct.Problem, ptr %550, i64 0, i32 1
  %559 = load i64, ptr %558, align 8
  %560 = shl nsw i64 %556, 1
  br label %561

561:                                              ; preds = %561, %549
  %562 = phi i64 [ 1, %549 ], [ %564, %561 ]
  %563 = icmp slt i64 %562, %560
  %564 = shl nsw i64 %562, 1
  br i1 %563, label %561, label %565

565:                                              ; preds = %561
  %566 = add nsw i64 %559, %557
  %567 = load ptr, ptr %33, align 8
  %568 = sub i64 0, %562
  %569 = getelementptr inbounds i32, ptr %567, i64 %568
  %570 = sub i64 0, %556
  %571 = getelementptr inbounds i32, ptr %569, i64 %570
  %572 = getelementptr inbounds i32, ptr %571, i64 %570
  store ptr %572, ptr %33, align 8
  %573 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 18, i64 %543
  store ptr %572, ptr %573, align 8
  %574 = load ptr, ptr %33, align 8
  %575 = getelementptr inbounds i32, ptr %574, i64 %570
  store ptr %575, ptr %33, align 8
  %576 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 19, i64 %543
  store ptr %575, ptr %576, align 8
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %18)
  %577 = icmp sgt i64 %566, 0
  br i1 %577, label %578, label %582

578:                                              ; preds = %565
  %579 = getelementptr inbounds %struct.Problem, ptr %550, i64 0, i32 7
  %580 = load ptr, ptr %579, align 8
  %581 = mul nsw i64 %566, %543
  br label %598

582:                                              ; preds = %655, %565
  %583 = phi i64 [ 0, %565 ], [ %656, %655 ]
  %584 = tail call i64 @llvm.umax.i64(i64 %562, i64 1)
  %585 = icmp ult i64 %584, 8
  br i1 %585, label %596, label %586

586:                                              ; preds = %582
  %587 = and i64 %584, -8
  br label %588

588:                                              ; preds = %588, %586
  %589 = phi i64 [ 0, %586 ], [ %592, %588 ]
  %590 = getelementptr inbounds i32, ptr %569, i64 %589
  store <4 x i32> <i32 -1, i32 -1, i32 -1, i32 -1>, ptr %590, align 4
  %591 = getelementptr inbounds i32, ptr %590, i64 4
  store <4 x i32> <i32 -1, i32 -1, i32 -1, i32 -1>, ptr %591, align 4
  %592 = add nuw i64 %589, 8
  %593 = icmp eq i64 %592, %587
  br i1 %593, label %594, label %588

594:                                              ; preds = %588
  %595 = icmp eq i64 %587, 0
  br i1 %595, label %596, label %659

596:                                              ; preds = %582, %594
  %597 = phi i64 [ 0, %582 ], [ %587, %594 ]
  br label %672

598:                                              ; preds = %655, %578
  %599 = phi i64 [ 0, %578 ], [ %656, %655 ]
  %600 = phi i64 [ 0, %578 ], [ %657, %655 ]
  %601 = add nsw i64 %600, %581
  %602 = getelementptr inbounds i64, ptr %580, i64 %601
  %603 = load i64, ptr %602, align 8
  %604 = icmp eq i64 %603, 0
  %605 = zext i1 %604 to i64
  %606 = icmp sgt i64 %599, 0
  br i1 %606, label %607, label %639

607:                                              ; preds = %598
  %608 = icmp ult i64 %599, 4
  br i1 %608, label %636, label %609

609:                                              ; preds = %607
  %610 = and i64 %599, -4
  %611 = insertelement <2 x i64> <i64 poison, i64 0>, i64 %605, i64 0
  %612 = insertelement <2 x i64> poison, i64 %603, i64 0
  %613 = shufflevector <2 x i64> %612, <2 x i64> poison, <2 x i32> zeroinitializer
  %614 = insertelement <2 x i64> poison, i64 %603, i64 0
  %615 = shufflevector <2 x i64> %614, <2 x i64> poison, <2 x i32> zeroinitializer
  br label %616

616:                                              ; preds = %616, %609
  %617 = phi i64 [ 0, %609 ], [ %630, %616 ]
  %618 = phi <2 x i64> [ %611, %609 ], [ %628, %616 ]
  %619 = phi <2 x i64> [ zeroinitializer, %609 ], [ %629, %616 ]
  %620 = getelementptr inbounds [1024 x i64], ptr %18, i64 0, i64 %617
  %621 = load <2 x i64>, ptr %620, align 16
  %622 = getelementptr inbounds i64, ptr %620, i64 2
  %623 = load <2 x i64>, ptr %622, align 16
  %624 = icmp eq <2 x i64> %621, %613
  %625 = icmp eq <2 x i64> %623, %615
  %626 = zext <2 x i1> %624 to <2 x i64>
  %627 = zext <2 x i1> %625 to <2 x i64>
  %628 = or <2 x i64> %618, %626
  %629 = or <2 x i64> %619, %627
  %630 = add nuw i64 %617, 4
  %631 = icmp eq i64 %630, %610
  br i1 %631, label %632, label %616

632:                                              ; preds = %616
  %633 = or <2 x i64> %629, %628
  %634 = tail call i64 @llvm.vector.reduce.or.v2i64(<2 x i64> %633)
  %635 = icmp eq i64 %599, %610
  br i1 %635, label %639, label %636

636:                                              ; preds = %607, %632
  %637 = phi i64 [ %605, %607 ], [ %634, %632 ]
  %638 = phi i64 [ 0, %607 ], [ %610, %632 ]
  br label %642

639:                                              ; preds = %642, %632, %598
  %640 = phi i64 [ %605, %598 ], [ %634, %632 ], [ %649, %642 ]
  %641 = icmp eq i64 %640, 0
  br i1 %641, label %652, label %655

642:                                              ; preds = %636, %642
  %643 = phi i64 [ %649, %642 ], [ %637, %636 ]
  %644 = phi i64 [ %650, %642 ], [ %638, %636 ]
  %645 = getelementptr inbounds [1024 x i64], ptr %18, i64 0, i64 %644
  %646 = load i64, ptr %645, align 8
  %647 = icmp eq i64 %646, %603
  %648 = zext i1 %647 to i64
  %649 = or i64 %643, %648
  %650 = add nuw nsw i64 %644, 1
  %651 = icmp eq i64 %650, %599
  br i1 %651, label %639, label %642

652:                                              ; preds = %639
  %653 = add nsw i64 %599, 1
  %654 = getelementptr inbounds [1024 x i64], ptr %18, i64 0, i64 %599
  store i64 %603, ptr %654, align 8
  br label %655

655:                                              ; preds = %652, %639
  %656 = phi i64 [ %599, %639 ], [ %653, %652 ]
  %657 = add nuw nsw i64 %600, 1
  %658 = icmp eq i64 %657, %566
  br i1 %658, label %582, label %598

659:                                              ; preds = %672, %594
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %19)
  br i1 %577, label %660, label %683

660:                                              ; preds = %659
  %661 = load i64, ptr %54, align 8
  %662 = icmp eq i64 %661, 0
  br i1 %662, label %663, label %683

663:                                              ; preds = %660
  %664 = getelementptr inbounds %struct.Problem, ptr %550, i64 0, i32 17
  %665 = load ptr, ptr %664, align 8
  %666 = load i64, ptr %551, align 8
  %667 = icmp sgt i64 %666, 0
  %668 = and i64 %666, 1
  %669 = icmp eq i64 %666, 1
  %670 = and i64 %666, -2
  %671 = icmp eq i64 %668, 0
  br label %677

672:                                              ; preds = %596, %672
  %673 = phi i64 [ %675, %672 ], [ %597, %596 ]
  %674 = getelementptr inbounds i32, ptr %569, i64 %673
  store i32 -1, ptr %674, align 4
  %675 = add nuw nsw i64 %673, 1
  %676 = icmp eq i64 %675, %584
  br i1 %676, label %659, label %672

677:                                              ; preds = %706, %663
  %678 = phi i64 [ 0, %663 ], [ %707, %706 ]
  %679 = getelementptr inbounds double, ptr %665, i64 %678
  %680 = load double, ptr %679, align 8
  %681 = getelementptr inbounds [1024 x double], ptr %19, i64 0, i64 %678
  store double %680, ptr %681, align 8
  br i1 %667, label %682, label %706

682:                                              ; preds = %677
  br i1 %669, label %697, label %709

683:                                              ; preds = %706, %660, %659
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %20)
  %684 = icmp sgt i64 %556, 0
  br i1 %684, label %685, label %731

685:                                              ; preds = %683
  %686 = load i64, ptr %54, align 8
  %687 = icmp eq i64 %686, 0
  %688 = icmp sgt i64 %583, 0
  %689 = getelementptr inbounds %struct.Table, ptr %555, i64 0, i32 1
  %690 = add nsw i64 %562, -1
  %691 = icmp slt i64 %583, 1
  %692 = load i64, ptr %18, align 16
  %693 = and i64 %583, 1
  %694 = icmp eq i64 %583, 1
  %695 = and i64 %583, -2
  %696 = icmp eq i64 %693, 0
  br label %743

697:                                              ; preds = %726, %682
  %698 = phi double [ %680, %682 ], [ %727, %726 ]
  %699 = phi i64 [ 0, %682 ], [ %728, %726 ]
  %700 = icmp eq i64 %699, %543
  %701 = select i1 %671, i1 true, i1 %700
  br i1 %701, label %706, label %702

702:                                              ; preds = %697
  %703 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %678, i64 %699
  %704 = load double, ptr %703, align 8
  %705 = fmul double %698, %704
  store double %705, ptr %681, align 8
  br label %706

706:                                              ; preds = %697, %702, %677
  %707 = add nuw nsw i64 %678, 1
  %708 = icmp eq i64 %707, %566
  br i1 %708, label %683, label %677

709:                                              ; preds = %682, %726
  %710 = phi double [ %727, %726 ], [ %680, %682 ]
  %711 = phi i64 [ %728, %726 ], [ 0, %682 ]
  %712 = phi i64 [ %729, %726 ], [ 0, %682 ]
  %713 = icmp eq i64 %711, %543
  br i1 %713, label %718, label %714

714:                                              ; preds = %709
  %715 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %678, i64 %711
  %716 = load double, ptr %715, align 8
  %717 = fmul double %710, %716
  store double %717, ptr %681, align 8
  br label %718

718:                                              ; preds = %714, %709
  %719 = phi double [ %710, %709 ], [ %717, %714 ]
  %720 = or i64 %711, 1
  %721 = icmp eq i64 %720, %543
  br i1 %721, label %726, label %722

722:                                              ; preds = %718
  %723 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %678, i64 %720
  %724 = load double, ptr %723, align 8
  %725 = fmul double %719, %724
  store double %725, ptr %681, align 8
  br label %726

726:                                              ; preds = %722, %718
  %727 = phi double [ %719, %718 ], [ %725, %722 ]
  %728 = add nuw nsw i64 %711, 2
  %729 = add i64 %712, 2
  %730 = icmp eq i64 %729, %670
  br i1 %730, label %697, label %709

731:                                              ; preds = %1738, %683
  %732 = phi i64 [ 0, %683 ], [ %1739, %1738 ]
  %733 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 17, i64 %543
  store i64 %732, ptr %733, align 8
  %734 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %543
  store i64 0, ptr %734, align 8
  %735 = load i64, ptr %550, align 8
  %736 = icmp sgt i64 %735, 0
  br i1 %736, label %737, label %1742

737:                                              ; preds = %731
  %738 = getelementptr inbounds %struct.Problem, ptr %550, i64 0, i32 7
  %739 = mul nsw i64 %566, %543
  %740 = sub i64 0, %732
  %741 = icmp sgt i64 %732, 0
  %742 = getelementptr inbounds %struct.Table, ptr %555, i64 0, i32 1
  br label %1761

743:                                              ; preds = %1738, %685
  %744 = phi i64 [ 0, %685 ], [ %1740, %1738 ]
  %745 = phi i64 [ 0, %685 ], [ %1739, %1738 ]
  %746 = sub i64 %556, %744
  %747 = tail call i64 @llvm.smin.i64(i64 %746, i64 128)
  %748 = sub i64 %556, %744
  %749 = tail call i64 @llvm.smin.i64(i64 %748, i64 128)
  %750 = sub i64 %556, %744
  %751 = tail call i64 @llvm.smin.i64(i64 %750, i64 128)
  %752 = sub i64 %556, %744
  %753 = tail call i64 @llvm.smin.i64(i64 %752, i64 128)
  %754 = sub i64 %556, %744
  %755 = tail call i64 @llvm.smin.i64(i64 %754, i64 128)
  %756 = sub i64 %556, %744
  %757 = tail call i64 @llvm.smin.i64(i64 %756, i64 128)
  %758 = sub i64 %556, %744
  %759 = tail call i64 @llvm.smin.i64(i64 %758, i64 128)
  %760 = sub i64 %556, %744
  %761 = tail call i64 @llvm.smin.i64(i64 %760, i64 128)
  %762 = sub i64 %556, %744
  %763 = tail call i64 @llvm.smin.i64(i64 %762, i64 128)
  %764 = sub i64 %556, %744
  %765 = tail call i64 @llvm.smin.i64(i64 %764, i64 128)
  %766 = sub i64 %556, %744
  %767 = tail call i64 @llvm.smin.i64(i64 %766, i64 128)
  %768 = sub i64 %556, %744
  %769 = tail call i64 @llvm.smin.i64(i64 %768, i64 128)
  %770 = sub i64 %556, %744
  %771 = tail call i64 @llvm.smin.i64(i64 %770, i64 128)
  %772 = getelementptr inbounds i32, ptr %571, i64 %744
  store i32 -1, ptr %772, align 4
  %773 = and i64 %744, 127
  %774 = icmp eq i64 %773, 0
  %775 = select i1 %687, i1 %774, i1 false
  br i1 %775, label %776, label %1612

776:                                              ; preds = %743
  %777 = sub nsw i64 %556, %744
  %778 = tail call i64 @llvm.smin.i64(i64 %777, i64 128)
  %779 = load ptr, ptr %0, align 8
  %780 = load ptr, ptr %25, align 8
  call void @llvm.lifetime.start.p0(i64 65536, ptr nonnull %13)
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %14)
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %15)
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %16)
  %781 = icmp sgt i64 %777, 0
  br i1 %781, label %782, label %796

782:                                              ; preds = %776
  %783 = icmp ult i64 %747, 8
  br i1 %783, label %794, label %784

784:                                              ; preds = %782
  %785 = and i64 %747, -8
  br label %786

786:                                              ; preds = %786, %784
  %787 = phi i64 [ 0, %784 ], [ %790, %786 ]
  %788 = getelementptr inbounds i32, ptr %20, i64 %787
  store <4 x i32> <i32 1, i32 1, i32 1, i32 1>, ptr %788, align 16
  %789 = getelementptr inbounds i32, ptr %788, i64 4
  store <4 x i32> <i32 1, i32 1, i32 1, i32 1>, ptr %789, align 16
  %790 = add nuw i64 %787, 8
  %791 = icmp eq i64 %790, %785
  br i1 %791, label %792, label %786

792:                                              ; preds = %786
  %793 = icmp eq i64 %747, %785
  br i1 %793, label %796, label %794

794:                                              ; preds = %782, %792
  %795 = phi i64 [ 0, %782 ], [ %785, %792 ]
  br label %820

796:                                              ; preds = %820, %792, %776
  %797 = getelementptr inbounds %struct.Problem, ptr %779, i64 0, i32 3
  %798 = load i64, ptr %797, align 8
  %799 = icmp sgt i64 %798, 0
  br i1 %799, label %800, label %839

800:                                              ; preds = %796
  %801 = getelementptr inbounds %struct.Problem, ptr %779, i64 0, i32 12
  %802 = load ptr, ptr %801, align 8
  %803 = getelementptr inbounds %struct.Problem, ptr %779, i64 0, i32 13
  %804 = getelementptr inbounds %struct.Problem, ptr %779, i64 0, i32 7
  %805 = getelementptr inbounds %struct.Problem, ptr %779, i64 0, i32 1
  %806 = getelementptr inbounds %struct.Problem, ptr %779, i64 0, i32 6
  %807 = getelementptr inbounds %struct.Problem, ptr %779, i64 0, i32 21
  %808 = icmp ult i64 %749, 4
  %809 = and i64 %749, -4
  %810 = icmp eq i64 %749, %809
  %811 = icmp ult i64 %751, 4
  %812 = and i64 %751, -4
  %813 = icmp eq i64 %751, %812
  %814 = icmp ult i64 %753, 4
  %815 = and i64 %753, -4
  %816 = icmp eq i64 %753, %815
  %817 = icmp ult i64 %755, 4
  %818 = and i64 %755, -4
  %819 = icmp eq i64 %755, %818
  br label %827

820:                                              ; preds = %794, %820
  %821 = phi i64 [ %823, %820 ], [ %795, %794 ]
  %822 = getelementptr inbounds i32, ptr %20, i64 %821
  store i32 1, ptr %822, align 4
  %823 = add nuw nsw i64 %821, 1
  %824 = icmp eq i64 %823, %778
  br i1 %824, label %796, label %820

825:                                              ; preds = %1004, %910, %882
  %826 = icmp eq i64 %866, %798
  br i1 %826, label %839, label %827

827:                                              ; preds = %825, %800
  %828 = phi i64 [ 0, %800 ], [ %866, %825 ]
  br i1 %781, label %829, label %863

829:                                              ; preds = %827
  br i1 %808, label %837, label %830

830:                                              ; preds = %829, %830
  %831 = phi i64 [ %834, %830 ], [ 0, %829 ]
  %832 = getelementptr inbounds [128 x double], ptr %14, i64 0, i64 %831
  store <2 x double> zeroinitializer, ptr %832, align 16
  %833 = getelementptr inbounds double, ptr %832, i64 2
  store <2 x double> zeroinitializer, ptr %833, align 16
  %834 = add nuw i64 %831, 4
  %835 = icmp eq i64 %834, %809
  br i1 %835, label %836, label %830

836:                                              ; preds = %830
  br i1 %810, label %863, label %837

837:                                              ; preds = %829, %836
  %838 = phi i64 [ 0, %829 ], [ %809, %836 ]
  br label %877

839:                                              ; preds = %825, %796
  br i1 %781, label %840, label %1611

840:                                              ; preds = %839
  %841 = icmp ult i64 %757, 8
  br i1 %841, label %860, label %842

842:                                              ; preds = %840
  %843 = and i64 %757, -8
  br label %844

844:                                              ; preds = %844, %842
  %845 = phi i64 [ 0, %842 ], [ %854, %844 ]
  %846 = phi <4 x i32> [ zeroinitializer, %842 ], [ %852, %844 ]
  %847 = phi <4 x i32> [ zeroinitializer, %842 ], [ %853, %844 ]
  %848 = getelementptr inbounds i32, ptr %20, i64 %845
  %849 = load <4 x i32>, ptr %848, align 16
  %850 = getelementptr inbounds i32, ptr %848, i64 4
  %851 = load <4 x i32>, ptr %850, align 16
  %852 = or <4 x i32> %849, %846
  %853 = or <4 x i32> %851, %847
  %854 = add nuw i64 %845, 8
  %855 = icmp eq i64 %854, %843
  br i1 %855, label %856, label %844

856:                                              ; preds = %844
  %857 = or <4 x i32> %853, %852
  %858 = tail call i32 @llvm.vector.reduce.or.v4i32(<4 x i32> %857)
  %859 = icmp eq i64 %757, %843
  br i1 %859, label %1015, label %860

860:                                              ; preds = %840, %856
  %861 = phi i32 [ 0, %840 ], [ %858, %856 ]
  %862 = phi i64 [ 0, %840 ], [ %843, %856 ]
  br label %1037

863:                                              ; preds = %877, %836, %827
  %864 = getelementptr inbounds i64, ptr %802, i64 %828
  %865 = load i64, ptr %864, align 8
  %866 = add nuw nsw i64 %828, 1
  %867 = getelementptr inbounds i64, ptr %802, i64 %866
  %868 = load i64, ptr %867, align 8
  %869 = icmp slt i64 %865, %868
  br i1 %869, label %870, label %882

870:                                              ; preds = %863
  %871 = load ptr, ptr %803, align 8
  %872 = load ptr, ptr %804, align 8
  %873 = load i64, ptr %779, align 8
  %874 = load i64, ptr %805, align 8
  %875 = add nsw i64 %874, %873
  %876 = mul nsw i64 %875, %543
  br label %913

877:                                              ; preds = %837, %877
  %878 = phi i64 [ %880, %877 ], [ %838, %837 ]
  %879 = getelementptr inbounds [128 x double], ptr %14, i64 0, i64 %878
  store double 0.000000e+00, ptr %879, align 8
  %880 = add nuw nsw i64 %878, 1
  %881 = icmp eq i64 %880, %778
  br i1 %881, label %863, label %877

882:                                              ; preds = %1001, %863
  br i1 %781, label %883, label %825

883:                                              ; preds = %882
  %884 = load ptr, ptr %807, align 8
  %885 = getelementptr inbounds double, ptr %884, i64 %828
  %886 = load double, ptr %885, align 8
  br i1 %817, label %911, label %887

887:                                              ; preds = %883
  %888 = insertelement <2 x double> poison, double %886, i64 0
  %889 = shufflevector <2 x double> %888, <2 x double> poison, <2 x i32> zeroinitializer
  %890 = insertelement <2 x double> poison, double %886, i64 0
  %891 = shufflevector <2 x double> %890, <2 x double> poison, <2 x i32> zeroinitializer
  br label %892

892:                                              ; preds = %892, %887
  %893 = phi i64 [ 0, %887 ], [ %908, %892 ]
  %894 = getelementptr inbounds [128 x double], ptr %14, i64 0, i64 %893
  %895 = load <2 x double>, ptr %894, align 16
  %896 = getelementptr inbounds double, ptr %894, i64 2
  %897 = load <2 x double>, ptr %896, align 16
  %898 = fcmp ole <2 x double> %895, %889
  %899 = fcmp ole <2 x double> %897, %891
  %900 = zext <2 x i1> %898 to <2 x i32>
  %901 = zext <2 x i1> %899 to <2 x i32>
  %902 = getelementptr inbounds i32, ptr %20, i64 %893
  %903 = load <2 x i32>, ptr %902, align 16
  %904 = getelementptr inbounds i32, ptr %902, i64 2
  %905 = load <2 x i32>, ptr %904, align 8
  %906 = and <2 x i32> %903, %900
  %907 = and <2 x i32> %905, %901
  store <2 x i32> %906, ptr %902, align 16
  store <2 x i32> %907, ptr %904, align 8
  %908 = add nuw i64 %893, 4
  %909 = icmp eq i64 %908, %818
  br i1 %909, label %910, label %892

910:                                              ; preds = %892
  br i1 %819, label %825, label %911

911:                                              ; preds = %883, %910
  %912 = phi i64 [ 0, %883 ], [ %818, %910 ]
  br label %1004

913:                                              ; preds = %1001, %870
  %914 = phi i64 [ %865, %870 ], [ %1002, %1001 ]
  %915 = getelementptr inbounds i64, ptr %871, i64 %914
  %916 = load i64, ptr %915, align 8
  %917 = add nsw i64 %916, %876
  %918 = getelementptr inbounds i64, ptr %872, i64 %917
  %919 = load i64, ptr %918, align 8
  %920 = icmp eq i64 %919, 0
  br i1 %920, label %921, label %924

921:                                              ; preds = %913
  %922 = getelementptr inbounds double, ptr %19, i64 %916
  %923 = load double, ptr %922, align 8
  br label %962

924:                                              ; preds = %913
  %925 = load ptr, ptr %806, align 8
  %926 = getelementptr inbounds ptr, ptr %925, i64 %543
  %927 = load ptr, ptr %926, align 8
  %928 = getelementptr inbounds %struct.Table, ptr %927, i64 0, i32 1
  %929 = load ptr, ptr %928, align 8
  %930 = getelementptr inbounds ptr, ptr %929, i64 %919
  %931 = load ptr, ptr %930, align 8
  %932 = getelementptr inbounds double, ptr %19, i64 %916
  %933 = load double, ptr %932, align 8
  %934 = icmp eq ptr %931, null
  br i1 %934, label %962, label %935

935:                                              ; preds = %924
  br i1 %781, label %936, label %1001

936:                                              ; preds = %935
  br i1 %811, label %960, label %937

937:                                              ; preds = %936
  %938 = insertelement <2 x double> poison, double %933, i64 0
  %939 = shufflevector <2 x double> %938, <2 x double> poison, <2 x i32> zeroinitializer
  %940 = insertelement <2 x double> poison, double %933, i64 0
  %941 = shufflevector <2 x double> %940, <2 x double> poison, <2 x i32> zeroinitializer
  br label %942

942:                                              ; preds = %942, %937
  %943 = phi i64 [ 0, %937 ], [ %957, %942 ]
  %944 = add nuw nsw i64 %943, %744
  %945 = getelementptr inbounds double, ptr %931, i64 %944
  %946 = load <2 x double>, ptr %945, align 8
  %947 = getelementptr inbounds double, ptr %945, i64 2
  %948 = load <2 x double>, ptr %947, align 8
  %949 = fmul <2 x double> %939, %946
  %950 = fmul <2 x double> %941, %948
  %951 = getelementptr inbounds [128 x double], ptr %14, i64 0, i64 %943
  %952 = load <2 x double>, ptr %951, align 16
  %953 = getelementptr inbounds double, ptr %951, i64 2
  %954 = load <2 x double>, ptr %953, align 16
  %955 = fadd <2 x double> %952, %949
  %956 = fadd <2 x double> %954, %950
  store <2 x double> %955, ptr %951, align 16
  store <2 x double> %956, ptr %953, align 16
  %957 = add nuw i64 %943, 4
  %958 = icmp eq i64 %957, %812
  br i1 %958, label %959, label %942

959:                                              ; preds = %942
  br i1 %813, label %1001, label %960

960:                                              ; preds = %936, %959
  %961 = phi i64 [ 0, %936 ], [ %812, %959 ]
  br label %983

962:                                              ; preds = %924, %921
  %963 = phi double [ %923, %921 ], [ %933, %924 ]
  br i1 %781, label %964, label %1001

964:                                              ; preds = %962
  br i1 %814, label %981, label %965

965:                                              ; preds = %964
  %966 = insertelement <2 x double> poison, double %963, i64 0
  %967 = shufflevector <2 x double> %966, <2 x double> poison, <2 x i32> zeroinitializer
  %968 = insertelement <2 x double> poison, double %963, i64 0
  %969 = shufflevector <2 x double> %968, <2 x double> poison, <2 x i32> zeroinitializer
  br label %970

970:                                              ; preds = %970, %965
  %971 = phi i64 [ 0, %965 ], [ %978, %970 ]
  %972 = getelementptr inbounds [128 x double], ptr %14, i64 0, i64 %971
  %973 = load <2 x double>, ptr %972, align 16
  %974 = getelementptr inbounds double, ptr %972, i64 2
  %975 = load <2 x double>, ptr %974, align 16
  %976 = fadd <2 x double> %967, %973
  %977 = fadd <2 x double> %969, %975
  store <2 x double> %976, ptr %972, align 16
  store <2 x double> %977, ptr %974, align 16
  %978 = add nuw i64 %971, 4
  %979 = icmp eq i64 %978, %815
  br i1 %979, label %980, label %970

980:                                              ; preds = %970
  br i1 %816, label %1001, label %981

981:                                              ; preds = %964, %980
  %982 = phi i64 [ 0, %964 ], [ %815, %980 ]
  br label %994

983:                                              ; preds = %960, %983
  %984 = phi i64 [ %992, %983 ], [ %961, %960 ]
  %985 = add nuw nsw i64 %984, %744
  %986 = getelementptr inbounds double, ptr %931, i64 %985
  %987 = load double, ptr %986, align 8
  %988 = fmul double %933, %987
  %989 = getelementptr inbounds [128 x double], ptr %14, i64 0, i64 %984
  %990 = load double, ptr %989, align 8
  %991 = fadd double %990, %988
  store double %991, ptr %989, align 8
  %992 = add nuw nsw i64 %984, 1
  %993 = icmp eq i64 %992, %778
  br i1 %993, label %1001, label %983

994:                                              ; preds = %981, %994
  %995 = phi i64 [ %999, %994 ], [ %982, %981 ]
  %996 = getelementptr inbounds [128 x double], ptr %14, i64 0, i64 %995
  %997 = load double, ptr %996, align 8
  %998 = fadd double %963, %997
  store double %998, ptr %996, align 8
  %999 = add nuw nsw i64 %995, 1
  %1000 = icmp eq i64 %999, %778
  br i1 %1000, label %1001, label %994

1001:                                             ; preds = %983, %994, %959, %980, %962, %935
  %1002 = add nsw i64 %914, 1
  %1003 = icmp eq i64 %1002, %868
  br i1 %1003, label %882, label %913

1004:                                             ; preds = %911, %1004
  %1005 = phi i64 [ %1013, %1004 ], [ %912, %911 ]
  %1006 = getelementptr inbounds [128 x double], ptr %14, i64 0, i64 %1005
  %1007 = load double, ptr %1006, align 8
  %1008 = fcmp ole double %1007, %886
  %1009 = zext i1 %1008 to i32
  %1010 = getelementptr inbounds i32, ptr %20, i64 %1005
  %1011 = load i32, ptr %1010, align 4
  %1012 = and i32 %1011, %1009
  store i32 %1012, ptr %1010, align 4
  %1013 = add nuw nsw i64 %1005, 1
  %1014 = icmp eq i64 %1013, %778
  br i1 %1014, label %825, label %1004

1015:                                             ; preds = %1037, %856
  %1016 = phi i32 [ %858, %856 ], [ %1042, %1037 ]
  %1017 = icmp eq i32 %1016, 0
  br i1 %1017, label %1611, label %1018

1018:                                             ; preds = %1015
  %1019 = getelementptr inbounds %struct.Goal, ptr %780, i64 0, i32 3
  %1020 = load i64, ptr %1019, align 8
  %1021 = icmp sgt i64 %1020, 0
  br i1 %1021, label %1022, label %1045

1022:                                             ; preds = %1018
  %1023 = getelementptr inbounds %struct.Problem, ptr %779, i64 0, i32 18
  %1024 = load ptr, ptr %1023, align 8
  %1025 = load i64, ptr %779, align 8
  %1026 = icmp sgt i64 %1025, 0
  %1027 = getelementptr inbounds %struct.Problem, ptr %779, i64 0, i32 7
  %1028 = getelementptr inbounds %struct.Problem, ptr %779, i64 0, i32 1
  %1029 = getelementptr inbounds %struct.Problem, ptr %779, i64 0, i32 6
  %1030 = icmp slt i64 %778, 1
  %1031 = icmp ult i64 %759, 4
  %1032 = and i64 %759, -4
  %1033 = icmp eq i64 %759, %1032
  %1034 = icmp ult i64 %761, 4
  %1035 = and i64 %761, -4
  %1036 = icmp eq i64 %761, %1035
  br label %1073

1037:                                             ; preds = %860, %1037
  %1038 = phi i32 [ %1042, %1037 ], [ %861, %860 ]
  %1039 = phi i64 [ %1043, %1037 ], [ %862, %860 ]
  %1040 = getelementptr inbounds i32, ptr %20, i64 %1039
  %1041 = load i32, ptr %1040, align 4
  %1042 = or i32 %1041, %1038
  %1043 = add nuw nsw i64 %1039, 1
  %1044 = icmp eq i64 %1043, %778
  br i1 %1044, label %1015, label %1037

1045:                                             ; preds = %1132, %1018
  %1046 = getelementptr inbounds %struct.Problem, ptr %779, i64 0, i32 2
  %1047 = load i64, ptr %1046, align 8
  %1048 = icmp sgt i64 %1047, 0
  br i1 %1048, label %1049, label %1202

1049:                                             ; preds = %1045
  %1050 = getelementptr inbounds %struct.Problem, ptr %779, i64 0, i32 8
  %1051 = load ptr, ptr %1050, align 8
  %1052 = getelementptr inbounds %struct.Problem, ptr %779, i64 0, i32 10
  %1053 = getelementptr inbounds %struct.Problem, ptr %779, i64 0, i32 11
  %1054 = getelementptr inbounds %struct.Problem, ptr %779, i64 0, i32 7
  %1055 = getelementptr inbounds %struct.Problem, ptr %779, i64 0, i32 1
  %1056 = getelementptr inbounds %struct.Problem, ptr %779, i64 0, i32 6
  %1057 = getelementptr inbounds %struct.Problem, ptr %779, i64 0, i32 20
  %1058 = getelementptr inbounds %struct.Problem, ptr %779, i64 0, i32 22
  %1059 = getelementptr inbounds %struct.Problem, ptr %779, i64 0, i32 9
  %1060 = getelementptr inbounds %struct.Problem, ptr %779, i64 0, i32 19
  %1061 = icmp ult i64 %763, 4
  %1062 = and i64 %763, -4
  %1063 = icmp eq i64 %763, %1062
  %1064 = icmp ult i64 %765, 4
  %1065 = and i64 %765, -4
  %1066 = icmp eq i64 %765, %1065
  %1067 = icmp ult i64 %767, 4
  %1068 = and i64 %767, -4
  %1069 = icmp eq i64 %767, %1068
  %1070 = icmp ult i64 %769, 4
  %1071 = and i64 %769, -4
  %1072 = icmp eq i64 %769, %1071
  br label %1244

1073:                                             ; preds = %1132, %1022
  %1074 = phi i64 [ 0, %1022 ], [ %1133, %1132 ]
  %1075 = mul nsw i64 %1074, %1025
  %1076 = getelementptr inbounds double, ptr %1024, i64 %1075
  br i1 %1026, label %1093, label %1077

1077:                                             ; preds = %1122, %1073
  %1078 = phi double [ 0.000000e+00, %1073 ], [ %1123, %1122 ]
  br i1 %1031, label %1091, label %1079

1079:                                             ; preds = %1077
  %1080 = insertelement <2 x double> poison, double %1078, i64 0
  %1081 = shufflevector <2 x double> %1080, <2 x double> poison, <2 x i32> zeroinitializer
  %1082 = insertelement <2 x double> poison, double %1078, i64 0
  %1083 = shufflevector <2 x double> %1082, <2 x double> poison, <2 x i32> zeroinitializer
  br label %1084

1084:                                             ; preds = %1084, %1079
  %1085 = phi i64 [ 0, %1079 ], [ %1088, %1084 ]
  %1086 = getelementptr inbounds [64 x [128 x double]], ptr %13, i64 0, i64 %1074, i64 %1085
  store <2 x double> %1081, ptr %1086, align 16
  %1087 = getelementptr inbounds double, ptr %1086, i64 2
  store <2 x double> %1083, ptr %1087, align 16
  %1088 = add nuw i64 %1085, 4
  %1089 = icmp eq i64 %1088, %1032
  br i1 %1089, label %1090, label %1084

1090:                                             ; preds = %1084
  br i1 %1033, label %1126, label %1091

1091:                                             ; preds = %1077, %1090
  %1092 = phi i64 [ 0, %1077 ], [ %1032, %1090 ]
  br label %1127

1093:                                             ; preds = %1073, %1122
  %1094 = phi i64 [ %1124, %1122 ], [ 0, %1073 ]
  %1095 = phi double [ %1123, %1122 ], [ 0.000000e+00, %1073 ]
  %1096 = getelementptr inbounds double, ptr %1076, i64 %1094
  %1097 = load double, ptr %1096, align 8
  %1098 = fcmp une double %1097, 0.000000e+00
  br i1 %1098, label %1099, label %1122

1099:                                             ; preds = %1093
  %1100 = load ptr, ptr %1027, align 8
  %1101 = load i64, ptr %1028, align 8
  %1102 = add nsw i64 %1101, %1025
  %1103 = mul nsw i64 %1102, %543
  %1104 = add nsw i64 %1103, %1094
  %1105 = getelementptr inbounds i64, ptr %1100, i64 %1104
  %1106 = load i64, ptr %1105, align 8
  %1107 = icmp eq i64 %1106, 0
  br i1 %1107, label %1117, label %1108

1108:                                             ; preds = %1099
  %1109 = load ptr, ptr %1029, align 8
  %1110 = getelementptr inbounds ptr, ptr %1109, i64 %543
  %1111 = load ptr, ptr %1110, align 8
  %1112 = getelementptr inbounds %struct.Table, ptr %1111, i64 0, i32 1
  %1113 = load ptr, ptr %1112, align 8
  %1114 = getelementptr inbounds ptr, ptr %1113, i64 %1106
  %1115 = load ptr, ptr %1114, align 8
  %1116 = icmp eq ptr %1115, null
  br i1 %1116, label %1117, label %1122

1117:                                             ; preds = %1108, %1099
  %1118 = getelementptr inbounds double, ptr %19, i64 %1094
  %1119 = load double, ptr %1118, align 8
  %1120 = fmul double %1097, %1119
  %1121 = fadd double %1095, %1120
  br label %1122

1122:                                             ; preds = %1117, %1108, %1093
  %1123 = phi double [ %1095, %1108 ], [ %1121, %1117 ], [ %1095, %1093 ]
  %1124 = add nuw nsw i64 %1094, 1
  %1125 = icmp eq i64 %1124, %1025
  br i1 %1125, label %1077, label %1093

1126:                                             ; preds = %1127, %1090
  br i1 %1026, label %1135, label %1132

1127:                                             ; preds = %1091, %1127
  %1128 = phi i64 [ %1130, %1127 ], [ %1092, %1091 ]
  %1129 = getelementptr inbounds [64 x [128 x double]], ptr %13, i64 0, i64 %1074, i64 %1128
  store double %1078, ptr %1129, align 8
  %1130 = add nuw nsw i64 %1128, 1
  %1131 = icmp eq i64 %1130, %778
  br i1 %1131, label %1126, label %1127

1132:                                             ; preds = %1199, %1126
  %1133 = add nuw nsw i64 %1074, 1
  %1134 = icmp eq i64 %1133, %1020
  br i1 %1134, label %1045, label %1073

1135:                                             ; preds = %1126, %1199
  %1136 = phi i64 [ %1200, %1199 ], [ 0, %1126 ]
  %1137 = getelementptr inbounds double, ptr %1076, i64 %1136
  %1138 = load double, ptr %1137, align 8
  %1139 = fcmp une double %1138, 0.000000e+00
  br i1 %1139, label %1140, label %1199

1140:                                             ; preds = %1135
  %1141 = load ptr, ptr %1027, align 8
  %1142 = load i64, ptr %1028, align 8
  %1143 = add nsw i64 %1142, %1025
  %1144 = mul nsw i64 %1143, %543
  %1145 = add nsw i64 %1144, %1136
  %1146 = getelementptr inbounds i64, ptr %1141, i64 %1145
  %1147 = load i64, ptr %1146, align 8
  %1148 = icmp eq i64 %1147, 0
  br i1 %1148, label %1199, label %1149

1149:                                             ; preds = %1140
  %1150 = load ptr, ptr %1029, align 8
  %1151 = getelementptr inbounds ptr, ptr %1150, i64 %543
  %1152 = load ptr, ptr %1151, align 8
  %1153 = getelementptr inbounds %struct.Table, ptr %1152, i64 0, i32 1
  %1154 = load ptr, ptr %1153, align 8
  %1155 = getelementptr inbounds ptr, ptr %1154, i64 %1147
  %1156 = load ptr, ptr %1155, align 8
  %1157 = getelementptr inbounds double, ptr %19, i64 %1136
  %1158 = load double, ptr %1157, align 8
  %1159 = fmul double %1138, %1158
  %1160 = icmp eq ptr %1156, null
  %1161 = or i1 %1030, %1160
  br i1 %1161, label %1199, label %1162

1162:                                             ; preds = %1149
  br i1 %1034, label %1186, label %1163

1163:                                             ; preds = %1162
  %1164 = insertelement <2 x double> poison, double %1159, i64 0
  %1165 = shufflevector <2 x double> %1164, <2 x double> poison, <2 x i32> zeroinitializer
  %1166 = insertelement <2 x double> poison, double %1159, i64 0
  %1167 = shufflevector <2 x double> %1166, <2 x double> poison, <2 x i32> zeroinitializer
  br label %1168

1168:                                             ; preds = %1168, %1163
  %1169 = phi i64 [ 0, %1163 ], [ %1183, %1168 ]
  %1170 = add nuw nsw i64 %1169, %744
  %1171 = getelementptr inbounds double, ptr %1156, i64 %1170
  %1172 = load <2 x double>, ptr %1171, align 8
  %1173 = getelementptr inbounds double, ptr %1171, i64 2
  %1174 = load <2 x double>, ptr %1173, align 8
  %1175 = fmul <2 x double> %1165, %1172
  %1176 = fmul <2 x double> %1167, %1174
  %1177 = getelementptr inbounds [64 x [128 x double]], ptr %13, i64 0, i64 %1074, i64 %1169
  %1178 = load <2 x double>, ptr %1177, align 16
  %1179 = getelementptr inbounds double, ptr %1177, i64 2
  %1180 = load <2 x double>, ptr %1179, align 16
  %1181 = fadd <2 x double> %1178, %1175
  %1182 = fadd <2 x double> %1180, %1176
  store <2 x double> %1181, ptr %1177, align 16
  store <2 x double> %1182, ptr %1179, align 16
  %1183 = add nuw i64 %1169, 4
  %1184 = icmp eq i64 %1183, %1035
  br i1 %1184, label %1185, label %1168

1185:                                             ; preds = %1168
  br i1 %1036, label %1199, label %1186

1186:                                             ; preds = %1162, %1185
  %1187 = phi i64 [ 0, %1162 ], [ %1035, %1185 ]
  br label %1188

1188:                                             ; preds = %1186, %1188
  %1189 = phi i64 [ %1197, %1188 ], [ %1187, %1186 ]
  %1190 = add nuw nsw i64 %1189, %744
  %1191 = getelementptr inbounds double, ptr %1156, i64 %1190
  %1192 = load double, ptr %1191, align 8
  %1193 = fmul double %1159, %1192
  %1194 = getelementptr inbounds [64 x [128 x double]], ptr %13, i64 0, i64 %1074, i64 %1189
  %1195 = load double, ptr %1194, align 8
  %1196 = fadd double %1195, %1193
  store double %1196, ptr %1194, align 8
  %1197 = add nuw nsw i64 %1189, 1
  %1198 = icmp eq i64 %1197, %778
  br i1 %1198, label %1199, label %1188

1199:                                             ; preds = %1188, %1185, %1149, %1140, %1135
  %1200 = add nuw nsw i64 %1136, 1
  %1201 = icmp eq i64 %1200, %1025
  br i1 %1201, label %1132, label %1135

1202:                                             ; preds = %1494, %1045
  %1203 = getelementptr inbounds %struct.Problem, ptr %779, i64 0, i32 4
  %1204 = load i64, ptr %1203, align 8
  %1205 = getelementptr inbounds %struct.Problem, ptr %779, i64 0, i32 7
  %1206 = load ptr, ptr %1205, align 8
  %1207 = load i64, ptr %779, align 8
  %1208 = getelementptr inbounds %struct.Problem, ptr %779, i64 0, i32 1
  %1209 = load i64, ptr %1208, align 8
  %1210 = add nsw i64 %1209, %1207
  %1211 = mul nsw i64 %1210, %543
  %1212 = add nsw i64 %1211, %1204
  %1213 = getelementptr inbounds i64, ptr %1206, i64 %1212
  %1214 = load i64, ptr %1213, align 8
  %1215 = icmp eq i64 %1214, 0
  br i1 %1215, label %1225, label %1216

1216:                                             ; preds = %1202
  %1217 = getelementptr inbounds %struct.Problem, ptr %779, i64 0, i32 6
  %1218 = load ptr, ptr %1217, align 8
  %1219 = getelementptr inbounds ptr, ptr %1218, i64 %543
  %1220 = load ptr, ptr %1219, align 8
  %1221 = getelementptr inbounds %struct.Table, ptr %1220, i64 0, i32 1
  %1222 = load ptr, ptr %1221, align 8
  %1223 = getelementptr inbounds ptr, ptr %1222, i64 %1214
  %1224 = load ptr, ptr %1223, align 8
  br label %1225

1225:                                             ; preds = %1216, %1202
  %1226 = phi ptr [ %1224, %1216 ], [ null, %1202 ]
  %1227 = load ptr, ptr %26, align 8
  %1228 = load double, ptr %1227, align 8
  %1229 = getelementptr inbounds %struct.Goal, ptr %780, i64 0, i32 16
  %1230 = load double, ptr %1229, align 8
  %1231 = fsub double 1.000000e+00, %1230
  %1232 = fmul double %1228, %1231
  %1233 = getelementptr inbounds %struct.Goal, ptr %780, i64 0, i32 4
  %1234 = load i64, ptr %1233, align 8
  %1235 = icmp eq i64 %1234, 1
  br i1 %1235, label %1236, label %1552

1236:                                             ; preds = %1225
  %1237 = getelementptr inbounds %struct.Goal, ptr %780, i64 0, i32 9
  %1238 = load ptr, ptr %1237, align 8
  %1239 = load i64, ptr %1238, align 8
  switch i64 %1239, label %1552 [
    i64 3, label %1500
    i64 0, label %1240
  ]

1240:                                             ; preds = %1236
  %1241 = getelementptr inbounds %struct.Goal, ptr %780, i64 0, i32 15
  %1242 = load double, ptr %1241, align 8
  %1243 = fcmp une double %1242, 0.000000e+00
  br i1 %1243, label %1552, label %1497

1244:                                             ; preds = %1494, %1049
  %1245 = phi i64 [ 0, %1049 ], [ %1495, %1494 ]
  %1246 = getelementptr inbounds i64, ptr %1051, i64 %1245
  %1247 = load i64, ptr %1246, align 8
  %1248 = icmp slt i64 %1247, %1020
  br i1 %1248, label %1249, label %1261

1249:                                             ; preds = %1244
  br i1 %1061, label %1259, label %1250

1250:                                             ; preds = %1249, %1250
  %1251 = phi i64 [ %1256, %1250 ], [ 0, %1249 ]
  %1252 = getelementptr inbounds [128 x double], ptr %15, i64 0, i64 %1251
  store <2 x double> <double 1.000000e+00, double 1.000000e+00>, ptr %1252, align 16
  %1253 = getelementptr inbounds double, ptr %1252, i64 2
  store <2 x double> <double 1.000000e+00, double 1.000000e+00>, ptr %1253, align 16
  %1254 = getelementptr inbounds [128 x double], ptr %16, i64 0, i64 %1251
  store <2 x double> zeroinitializer, ptr %1254, align 16
  %1255 = getelementptr inbounds double, ptr %1254, i64 2
  store <2 x double> zeroinitializer, ptr %1255, align 16
  %1256 = add nuw i64 %1251, 4
  %1257 = icmp eq i64 %1256, %1062
  br i1 %1257, label %1258, label %1250

1258:                                             ; preds = %1250
  br i1 %1063, label %1263, label %1259

1259:                                             ; preds = %1249, %1258
  %1260 = phi i64 [ 0, %1249 ], [ %1062, %1258 ]
  br label %1281

1261:                                             ; preds = %1244
  %1262 = add nuw nsw i64 %1245, 1
  br label %1494

1263:                                             ; preds = %1281, %1258
  %1264 = load ptr, ptr %1052, align 8
  %1265 = getelementptr inbounds i64, ptr %1264, i64 %1245
  %1266 = load i64, ptr %1265, align 8
  %1267 = add nuw nsw i64 %1245, 1
  %1268 = getelementptr inbounds i64, ptr %1264, i64 %1267
  %1269 = load i64, ptr %1268, align 8
  %1270 = icmp slt i64 %1266, %1269
  br i1 %1270, label %1271, label %1287

1271:                                             ; preds = %1263
  %1272 = load i64, ptr %779, align 8
  %1273 = load ptr, ptr %1053, align 8
  %1274 = load ptr, ptr %1054, align 8
  %1275 = load i64, ptr %1055, align 8
  %1276 = add nsw i64 %1275, %1272
  %1277 = mul nsw i64 %1276, %543
  %1278 = load ptr, ptr %1057, align 8
  %1279 = load i64, ptr %780, align 8
  %1280 = icmp sgt i64 %1279, 0
  br label %1316

1281:                                             ; preds = %1259, %1281
  %1282 = phi i64 [ %1285, %1281 ], [ %1260, %1259 ]
  %1283 = getelementptr inbounds [128 x double], ptr %15, i64 0, i64 %1282
  store double 1.000000e+00, ptr %1283, align 8
  %1284 = getelementptr inbounds [128 x double], ptr %16, i64 0, i64 %1282
  store double 0.000000e+00, ptr %1284, align 8
  %1285 = add nuw nsw i64 %1282, 1
  %1286 = icmp eq i64 %1285, %778
  br i1 %1286, label %1263, label %1281

1287:                                             ; preds = %1431, %1263
  %1288 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %1245
  %1289 = load double, ptr %1288, align 8
  br i1 %1070, label %1314, label %1290

1290:                                             ; preds = %1287
  %1291 = insertelement <2 x double> poison, double %1289, i64 0
  %1292 = shufflevector <2 x double> %1291, <2 x double> poison, <2 x i32> zeroinitializer
  %1293 = insertelement <2 x double> poison, double %1289, i64 0
  %1294 = shufflevector <2 x double> %1293, <2 x double> poison, <2 x i32> zeroinitializer
  br label %1295

1295:                                             ; preds = %1295, %1290
  %1296 = phi i64 [ 0, %1290 ], [ %1311, %1295 ]
  %1297 = getelementptr inbounds [128 x double], ptr %16, i64 0, i64 %1296
  %1298 = load <2 x double>, ptr %1297, align 16
  %1299 = getelementptr inbounds double, ptr %1297, i64 2
  %1300 = load <2 x double>, ptr %1299, align 16
  %1301 = fcmp olt <2 x double> %1298, %1292
  %1302 = fcmp olt <2 x double> %1300, %1294
  %1303 = select <2 x i1> %1301, <2 x double> %1298, <2 x double> %1292
  %1304 = select <2 x i1> %1302, <2 x double> %1300, <2 x double> %1294
  %1305 = getelementptr inbounds [128 x double], ptr %15, i64 0, i64 %1296
  %1306 = load <2 x double>, ptr %1305, align 16
  %1307 = getelementptr inbounds double, ptr %1305, i64 2
  %1308 = load <2 x double>, ptr %1307, align 16
  %1309 = fsub <2 x double> %1306, %1303
  %1310 = fsub <2 x double> %1308, %1304
  store <2 x double> %1309, ptr %1305, align 16
  store <2 x double> %1310, ptr %1307, align 16
  %1311 = add nuw i64 %1296, 4
  %1312 = icmp eq i64 %1311, %1071
  br i1 %1312, label %1313, label %1295

1313:                                             ; preds = %1295
  br i1 %1072, label %1434, label %1314

1314:                                             ; preds = %1287, %1313
  %1315 = phi i64 [ 0, %1287 ], [ %1071, %1313 ]
  br label %1464

1316:                                             ; preds = %1431, %1271
  %1317 = phi i64 [ %1266, %1271 ], [ %1432, %1431 ]
  %1318 = getelementptr inbounds i64, ptr %1273, i64 %1317
  %1319 = load i64, ptr %1318, align 8
  %1320 = add nsw i64 %1319, %1272
  %1321 = add nsw i64 %1320, %1277
  %1322 = getelementptr inbounds i64, ptr %1274, i64 %1321
  %1323 = load i64, ptr %1322, align 8
  %1324 = icmp eq i64 %1323, 0
  br i1 %1324, label %1333, label %1325

1325:                                             ; preds = %1316
  %1326 = load ptr, ptr %1056, align 8
  %1327 = getelementptr inbounds ptr, ptr %1326, i64 %543
  %1328 = load ptr, ptr %1327, align 8
  %1329 = getelementptr inbounds %struct.Table, ptr %1328, i64 0, i32 1
  %1330 = load ptr, ptr %1329, align 8
  %1331 = getelementptr inbounds ptr, ptr %1330, i64 %1323
  %1332 = load ptr, ptr %1331, align 8
  br label %1333

1333:                                             ; preds = %1325, %1316
  %1334 = phi ptr [ %1332, %1325 ], [ null, %1316 ]
  %1335 = getelementptr inbounds double, ptr %1278, i64 %1317
  %1336 = load double, ptr %1335, align 8
  %1337 = getelementptr inbounds double, ptr %19, i64 %1320
  %1338 = load double, ptr %1337, align 8
  %1339 = fmul double %1336, %1338
  br i1 %1280, label %1342, label %1340

1340:                                             ; preds = %1333
  %1341 = fneg double %1339
  br label %1364

1342:                                             ; preds = %1333
  %1343 = load ptr, ptr %1058, align 8
  %1344 = mul nsw i64 %1319, %1279
  %1345 = getelementptr inbounds double, ptr %1343, i64 %1344
  %1346 = load double, ptr %1345, align 8
  %1347 = fcmp ogt double %1346, 0.000000e+00
  br i1 %1347, label %1363, label %1348

1348:                                             ; preds = %1342, %1354
  %1349 = phi i64 [ %1350, %1354 ], [ 0, %1342 ]
  %1350 = add nuw nsw i64 %1349, 1
  %1351 = icmp eq i64 %1350, %1279
  br i1 %1351, label %1352, label %1354

1352:                                             ; preds = %1348
  %1353 = fneg double %1339
  br label %1364

1354:                                             ; preds = %1348
  %1355 = add nsw i64 %1350, %1344
  %1356 = getelementptr inbounds double, ptr %1343, i64 %1355
  %1357 = load double, ptr %1356, align 8
  %1358 = fcmp ogt double %1357, 0.000000e+00
  br i1 %1358, label %1359, label %1348

1359:                                             ; preds = %1354
  %1360 = icmp slt i64 %1350, %1279
  %1361 = freeze i1 %1360
  %1362 = fneg double %1339
  br i1 %1361, label %1363, label %1364

1363:                                             ; preds = %1359, %1342
  br label %1364

1364:                                             ; preds = %1363, %1359, %1352, %1340
  %1365 = phi double [ %1339, %1363 ], [ %1341, %1340 ], [ %1362, %1359 ], [ %1353, %1352 ]
  %1366 = phi ptr [ %16, %1363 ], [ %15, %1340 ], [ %15, %1359 ], [ %15, %1352 ]
  %1367 = icmp eq ptr %1334, null
  br i1 %1367, label %1394, label %1368

1368:                                             ; preds = %1364
  br i1 %1064, label %1392, label %1369

1369:                                             ; preds = %1368
  %1370 = insertelement <2 x double> poison, double %1365, i64 0
  %1371 = shufflevector <2 x double> %1370, <2 x double> poison, <2 x i32> zeroinitializer
  %1372 = insertelement <2 x double> poison, double %1365, i64 0
  %1373 = shufflevector <2 x double> %1372, <2 x double> poison, <2 x i32> zeroinitializer
  br label %1374

1374:                                             ; preds = %1374, %1369
  %1375 = phi i64 [ 0, %1369 ], [ %1389, %1374 ]
  %1376 = add nuw nsw i64 %1375, %744
  %1377 = getelementptr inbounds double, ptr %1334, i64 %1376
  %1378 = load <2 x double>, ptr %1377, align 8
  %1379 = getelementptr inbounds double, ptr %1377, i64 2
  %1380 = load <2 x double>, ptr %1379, align 8
  %1381 = fmul <2 x double> %1371, %1378
  %1382 = fmul <2 x double> %1373, %1380
  %1383 = getelementptr inbounds double, ptr %1366, i64 %1375
  %1384 = load <2 x double>, ptr %1383, align 16
  %1385 = getelementptr inbounds double, ptr %1383, i64 2
  %1386 = load <2 x double>, ptr %1385, align 16
  %1387 = fadd <2 x double> %1384, %1381
  %1388 = fadd <2 x double> %1386, %1382
  store <2 x double> %1387, ptr %1383, align 16
  store <2 x double> %1388, ptr %1385, align 16
  %1389 = add nuw i64 %1375, 4
  %1390 = icmp eq i64 %1389, %1065
  br i1 %1390, label %1391, label %1374

1391:                                             ; preds = %1374
  br i1 %1066, label %1431, label %1392

1392:                                             ; preds = %1368, %1391
  %1393 = phi i64 [ 0, %1368 ], [ %1065, %1391 ]
  br label %1413

1394:                                             ; preds = %1364
  br i1 %1067, label %1411, label %1395

1395:                                             ; preds = %1394
  %1396 = insertelement <2 x double> poison, double %1365, i64 0
  %1397 = shufflevector <2 x double> %1396, <2 x double> poison, <2 x i32> zeroinitializer
  %1398 = insertelement <2 x double> poison, double %1365, i64 0
  %1399 = shufflevector <2 x double> %1398, <2 x double> poison, <2 x i32> zeroinitializer
  br label %1400

1400:                                             ; preds = %1400, %1395
  %1401 = phi i64 [ 0, %1395 ], [ %1408, %1400 ]
  %1402 = getelementptr inbounds double, ptr %1366, i64 %1401
  %1403 = load <2 x double>, ptr %1402, align 16
  %1404 = getelementptr inbounds double, ptr %1402, i64 2
  %1405 = load <2 x double>, ptr %1404, align 16
  %1406 = fadd <2 x double> %1397, %1403
  %1407 = fadd <2 x double> %1399, %1405
  store <2 x double> %1406, ptr %1402, align 16
  store <2 x double> %1407, ptr %1404, align 16
  %1408 = add nuw i64 %1401, 4
  %1409 = icmp eq i64 %1408, %1068
  br i1 %1409, label %1410, label %1400

1410:                                             ; preds = %1400
  br i1 %1069, label %1431, label %1411

1411:                                             ; preds = %1394, %1410
  %1412 = phi i64 [ 0, %1394 ], [ %1068, %1410 ]
  br label %1424

1413:                                             ; preds = %1392, %1413
  %1414 = phi i64 [ %1422, %1413 ], [ %1393, %1392 ]
  %1415 = add nuw nsw i64 %1414, %744
  %1416 = getelementptr inbounds double, ptr %1334, i64 %1415
  %1417 = load double, ptr %1416, align 8
  %1418 = fmul double %1365, %1417
  %1419 = getelementptr inbounds double, ptr %1366, i64 %1414
  %1420 = load double, ptr %1419, align 8
  %1421 = fadd double %1420, %1418
  store double %1421, ptr %1419, align 8
  %1422 = add nuw nsw i64 %1414, 1
  %1423 = icmp eq i64 %1422, %778
  br i1 %1423, label %1431, label %1413

1424:                                             ; preds = %1411, %1424
  %1425 = phi i64 [ %1429, %1424 ], [ %1412, %1411 ]
  %1426 = getelementptr inbounds double, ptr %1366, i64 %1425
  %1427 = load double, ptr %1426, align 8
  %1428 = fadd double %1365, %1427
  store double %1428, ptr %1426, align 8
  %1429 = add nuw nsw i64 %1425, 1
  %1430 = icmp eq i64 %1429, %778
  br i1 %1430, label %1431, label %1424

1431:                                             ; preds = %1413, %1424, %1391, %1410
  %1432 = add nsw i64 %1317, 1
  %1433 = icmp eq i64 %1432, %1269
  br i1 %1433, label %1287, label %1316

1434:                                             ; preds = %1464, %1313
  %1435 = load ptr, ptr %1059, align 8
  %1436 = getelementptr inbounds i64, ptr %1435, i64 %1245
  %1437 = load i64, ptr %1436, align 8
  %1438 = load ptr, ptr %1054, align 8
  %1439 = load i64, ptr %779, align 8
  %1440 = load i64, ptr %1055, align 8
  %1441 = add nsw i64 %1440, %1439
  %1442 = mul nsw i64 %1441, %543
  %1443 = add nsw i64 %1442, %1437
  %1444 = getelementptr inbounds i64, ptr %1438, i64 %1443
  %1445 = load i64, ptr %1444, align 8
  %1446 = icmp eq i64 %1445, 0
  br i1 %1446, label %1455, label %1447

1447:                                             ; preds = %1434
  %1448 = load ptr, ptr %1056, align 8
  %1449 = getelementptr inbounds ptr, ptr %1448, i64 %543
  %1450 = load ptr, ptr %1449, align 8
  %1451 = getelementptr inbounds %struct.Table, ptr %1450, i64 0, i32 1
  %1452 = load ptr, ptr %1451, align 8
  %1453 = getelementptr inbounds ptr, ptr %1452, i64 %1445
  %1454 = load ptr, ptr %1453, align 8
  br label %1455

1455:                                             ; preds = %1447, %1434
  %1456 = phi ptr [ %1454, %1447 ], [ null, %1434 ]
  %1457 = load ptr, ptr %1060, align 8
  %1458 = getelementptr inbounds double, ptr %1457, i64 %1245
  %1459 = load double, ptr %1458, align 8
  %1460 = getelementptr inbounds double, ptr %19, i64 %1437
  %1461 = load double, ptr %1460, align 8
  %1462 = fmul double %1459, %1461
  %1463 = icmp eq ptr %1456, null
  br label %1475

1464:                                             ; preds = %1314, %1464
  %1465 = phi i64 [ %1473, %1464 ], [ %1315, %1314 ]
  %1466 = getelementptr inbounds [128 x double], ptr %16, i64 0, i64 %1465
  %1467 = load double, ptr %1466, align 8
  %1468 = fcmp olt double %1467, %1289
  %1469 = select i1 %1468, double %1467, double %1289
  %1470 = getelementptr inbounds [128 x double], ptr %15, i64 0, i64 %1465
  %1471 = load double, ptr %1470, align 8
  %1472 = fsub double %1471, %1469
  store double %1472, ptr %1470, align 8
  %1473 = add nuw nsw i64 %1465, 1
  %1474 = icmp eq i64 %1473, %778
  br i1 %1474, label %1434, label %1464

1475:                                             ; preds = %1486, %1455
  %1476 = phi i64 [ 0, %1455 ], [ %1492, %1486 ]
  %1477 = getelementptr inbounds [128 x double], ptr %15, i64 0, i64 %1476
  %1478 = load double, ptr %1477, align 8
  %1479 = fcmp ogt double %1478, 0.000000e+00
  %1480 = select i1 %1479, double %1478, double 0.000000e+00
  br i1 %1463, label %1486, label %1481

1481:                                             ; preds = %1475
  %1482 = add nuw nsw i64 %1476, %744
  %1483 = getelementptr inbounds double, ptr %1456, i64 %1482
  %1484 = load double, ptr %1483, align 8
  %1485 = fmul double %1462, %1484
  br label %1486

1486:                                             ; preds = %1481, %1475
  %1487 = phi double [ %1485, %1481 ], [ %1462, %1475 ]
  %1488 = fmul double %1480, %1487
  %1489 = getelementptr inbounds [64 x [128 x double]], ptr %13, i64 0, i64 %1247, i64 %1476
  %1490 = load double, ptr %1489, align 8
  %1491 = fadd double %1490, %1488
  store double %1491, ptr %1489, align 8
  %1492 = add nuw nsw i64 %1476, 1
  %1493 = icmp eq i64 %1492, %778
  br i1 %1493, label %1494, label %1475

1494:                                             ; preds = %1486, %1261
  %1495 = phi i64 [ %1262, %1261 ], [ %1267, %1486 ]
  %1496 = icmp eq i64 %1495, %1047
  br i1 %1496, label %1202, label %1244

1497:                                             ; preds = %1240
  %1498 = getelementptr inbounds %struct.Goal, ptr %780, i64 0, i32 14
  %1499 = load double, ptr %1498, align 8
  br label %1500

1500:                                             ; preds = %1497, %1236
  %1501 = phi double [ %1499, %1497 ], [ 0.000000e+00, %1236 ]
  %1502 = getelementptr inbounds %struct.Goal, ptr %780, i64 0, i32 10
  %1503 = load ptr, ptr %1502, align 8
  %1504 = load i64, ptr %1503, align 8
  %1505 = icmp ult i64 %771, 4
  br i1 %1505, label %1538, label %1506

1506:                                             ; preds = %1500
  %1507 = and i64 %771, -4
  %1508 = insertelement <2 x double> poison, double %1501, i64 0
  %1509 = shufflevector <2 x double> %1508, <2 x double> poison, <2 x i32> zeroinitializer
  %1510 = insertelement <2 x double> poison, double %1501, i64 0
  %1511 = shufflevector <2 x double> %1510, <2 x double> poison, <2 x i32> zeroinitializer
  %1512 = insertelement <2 x double> poison, double %1232, i64 0
  %1513 = shufflevector <2 x double> %1512, <2 x double> poison, <2 x i32> zeroinitializer
  %1514 = insertelement <2 x double> poison, double %1232, i64 0
  %1515 = shufflevector <2 x double> %1514, <2 x double> poison, <2 x i32> zeroinitializer
  br label %1516

1516:                                             ; preds = %1516, %1506
  %1517 = phi i64 [ 0, %1506 ], [ %1534, %1516 ]
  %1518 = getelementptr inbounds [64 x [128 x double]], ptr %13, i64 0, i64 %1504, i64 %1517
  %1519 = load <2 x double>, ptr %1518, align 16
  %1520 = getelementptr inbounds double, ptr %1518, i64 2
  %1521 = load <2 x double>, ptr %1520, align 16
  %1522 = fadd <2 x double> %1509, %1519
  %1523 = fadd <2 x double> %1511, %1521
  %1524 = fcmp olt <2 x double> %1522, %1513
  %1525 = fcmp olt <2 x double> %1523, %1515
  %1526 = zext <2 x i1> %1524 to <2 x i32>
  %1527 = zext <2 x i1> %1525 to <2 x i32>
  %1528 = getelementptr inbounds i32, ptr %20, i64 %1517
  %1529 = load <2 x i32>, ptr %1528, align 16
  %1530 = getelementptr inbounds i32, ptr %1528, i64 2
  %1531 = load <2 x i32>, ptr %1530, align 8
  %1532 = and <2 x i32> %1529, %1526
  %1533 = and <2 x i32> %1531, %1527
  store <2 x i32> %1532, ptr %1528, align 16
  store <2 x i32> %1533, ptr %1530, align 8
  %1534 = add nuw i64 %1517, 4
  %1535 = icmp eq i64 %1534, %1507
  br i1 %1535, label %1536, label %1516

1536:                                             ; preds = %1516
  %1537 = icmp eq i64 %771, %1507
  br i1 %1537, label %1611, label %1538

1538:                                             ; preds = %1500, %1536
  %1539 = phi i64 [ 0, %1500 ], [ %1507, %1536 ]
  br label %1540

1540:                                             ; preds = %1538, %1540
  %1541 = phi i64 [ %1550, %1540 ], [ %1539, %1538 ]
  %1542 = getelementptr inbounds [64 x [128 x double]], ptr %13, i64 0, i64 %1504, i64 %1541
  %1543 = load double, ptr %1542, align 8
  %1544 = fadd double %1501, %1543
  %1545 = fcmp olt double %1544, %1232
  %1546 = zext i1 %1545 to i32
  %1547 = getelementptr inbounds i32, ptr %20, i64 %1541
  %1548 = load i32, ptr %1547, align 4
  %1549 = and i32 %1548, %1546
  store i32 %1549, ptr %1547, align 4
  %1550 = add nuw nsw i64 %1541, 1
  %1551 = icmp eq i64 %1550, %778
  br i1 %1551, label %1611, label %1540

1552:                                             ; preds = %1240, %1236, %1225
  %1553 = icmp eq ptr %1226, null
  %1554 = getelementptr inbounds double, ptr %19, i64 %1204
  %1555 = icmp ult i64 %1020, 4
  %1556 = and i64 %1020, -4
  %1557 = icmp eq i64 %1020, %1556
  br label %1558

1558:                                             ; preds = %1608, %1552
  %1559 = phi i64 [ 0, %1552 ], [ %1609, %1608 ]
  %1560 = getelementptr inbounds i32, ptr %20, i64 %1559
  %1561 = load i32, ptr %1560, align 4
  %1562 = icmp eq i32 %1561, 0
  br i1 %1562, label %1608, label %1563

1563:                                             ; preds = %1558
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %17)
  br i1 %1021, label %1564, label %1589

1564:                                             ; preds = %1563
  br i1 %1555, label %1587, label %1565

1565:                                             ; preds = %1564, %1565
  %1566 = phi i64 [ %1584, %1565 ], [ 0, %1564 ]
  %1567 = or i64 %1566, 1
  %1568 = or i64 %1566, 2
  %1569 = or i64 %1566, 3
  %1570 = getelementptr inbounds [64 x [128 x double]], ptr %13, i64 0, i64 %1566, i64 %1559
  %1571 = getelementptr inbounds [64 x [128 x double]], ptr %13, i64 0, i64 %1567, i64 %1559
  %1572 = getelementptr inbounds [64 x [128 x double]], ptr %13, i64 0, i64 %1568, i64 %1559
  %1573 = getelementptr inbounds [64 x [128 x double]], ptr %13, i64 0, i64 %1569, i64 %1559
  %1574 = load double, ptr %1570, align 8
  %1575 = load double, ptr %1571, align 8
  %1576 = insertelement <2 x double> poison, double %1574, i64 0
  %1577 = insertelement <2 x double> %1576, double %1575, i64 1
  %1578 = load double, ptr %1572, align 8
  %1579 = load double, ptr %1573, align 8
  %1580 = insertelement <2 x double> poison, double %1578, i64 0
  %1581 = insertelement <2 x double> %1580, double %1579, i64 1
  %1582 = getelementptr inbounds [64 x double], ptr %17, i64 0, i64 %1566
  store <2 x double> %1577, ptr %1582, align 16
  %1583 = getelementptr inbounds double, ptr %1582, i64 2
  store <2 x double> %1581, ptr %1583, align 16
  %1584 = add nuw i64 %1566, 4
  %1585 = icmp eq i64 %1584, %1556
  br i1 %1585, label %1586, label %1565

1586:                                             ; preds = %1565
  br i1 %1557, label %1589, label %1587

1587:                                             ; preds = %1564, %1586
  %1588 = phi i64 [ 0, %1564 ], [ %1556, %1586 ]
  br label %1591

1589:                                             ; preds = %1591, %1586, %1563
  %1590 = load double, ptr %1554, align 8
  br i1 %1553, label %1603, label %1598

1591:                                             ; preds = %1587, %1591
  %1592 = phi i64 [ %1596, %1591 ], [ %1588, %1587 ]
  %1593 = getelementptr inbounds [64 x [128 x double]], ptr %13, i64 0, i64 %1592, i64 %1559
  %1594 = load double, ptr %1593, align 8
  %1595 = getelementptr inbounds [64 x double], ptr %17, i64 0, i64 %1592
  store double %1594, ptr %1595, align 8
  %1596 = add nuw nsw i64 %1592, 1
  %1597 = icmp eq i64 %1596, %1020
  br i1 %1597, label %1589, label %1591

1598:                                             ; preds = %1589
  %1599 = add nuw nsw i64 %1559, %744
  %1600 = getelementptr inbounds double, ptr %1226, i64 %1599
  %1601 = load double, ptr %1600, align 8
  %1602 = fmul double %1590, %1601
  br label %1603

1603:                                             ; preds = %1598, %1589
  %1604 = phi double [ %1602, %1598 ], [ %1590, %1589 ]
  %1605 = call fastcc double @worth(ptr noundef %780, ptr noundef nonnull %17, double noundef %1604)
  %1606 = fcmp olt double %1605, %1232
  %1607 = zext i1 %1606 to i32
  store i32 %1607, ptr %1560, align 4
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %17)
  br label %1608

1608:                                             ; preds = %1603, %1558
  %1609 = add nuw nsw i64 %1559, 1
  %1610 = icmp eq i64 %1609, %778
  br i1 %1610, label %1611, label %1558

1611:                                             ; preds = %1540, %1608, %1536, %1015, %839
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %16)
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %15)
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %14)
  call void @llvm.lifetime.end.p0(i64 65536, ptr nonnull %13)
  br label %1612

1612:                                             ; preds = %1611, %743
  br i1 %687, label %1613, label %1617

1613:                                             ; preds = %1612
  %1614 = getelementptr inbounds [128 x i32], ptr %20, i64 0, i64 %773
  %1615 = load i32, ptr %1614, align 4
  %1616 = icmp eq i32 %1615, 0
  br i1 %1616, label %1738, label %1617

1617:                                             ; preds = %1613, %1612
  br i1 %688, label %1618, label %1635

1618:                                             ; preds = %1617
  %1619 = load ptr, ptr %689, align 8
  br i1 %694, label %1620, label %1649

1620:                                             ; preds = %1649, %1618
  %1621 = phi i64 [ undef, %1618 ], [ %1673, %1649 ]
  %1622 = phi i64 [ 0, %1618 ], [ %1674, %1649 ]
  %1623 = phi i64 [ 1469598103934665603, %1618 ], [ %1673, %1649 ]
  br i1 %696, label %1635, label %1624

1624:                                             ; preds = %1620
  %1625 = getelementptr inbounds [1024 x i64], ptr %18, i64 0, i64 %1622
  %1626 = load i64, ptr %1625, align 8
  %1627 = getelementptr inbounds ptr, ptr %1619, i64 %1626
  %1628 = load ptr, ptr %1627, align 8
  %1629 = getelementptr inbounds double, ptr %1628, i64 %744
  %1630 = load i64, ptr %1629, align 8
  %1631 = xor i64 %1630, %1623
  %1632 = mul i64 %1631, 1099511628211
  %1633 = lshr i64 %1632, 29
  %1634 = xor i64 %1633, %1632
  br label %1635

1635:                                             ; preds = %1624, %1620, %1617
  %1636 = phi i64 [ 1469598103934665603, %1617 ], [ %1621, %1620 ], [ %1634, %1624 ]
  %1637 = and i64 %1636, %690
  %1638 = getelementptr inbounds i32, ptr %569, i64 %1637
  %1639 = load i32, ptr %1638, align 4
  %1640 = icmp sgt i32 %1639, -1
  %1641 = load ptr, ptr %573, align 8
  br i1 %1640, label %1642, label %1712

1642:                                             ; preds = %1635
  br i1 %691, label %1722, label %1643

1643:                                             ; preds = %1642
  %1644 = load ptr, ptr %689, align 8
  %1645 = getelementptr inbounds ptr, ptr %1644, i64 %692
  %1646 = load ptr, ptr %1645, align 8
  %1647 = getelementptr inbounds double, ptr %1646, i64 %744
  %1648 = load double, ptr %1647, align 8
  br label %1677

1649:                                             ; preds = %1618, %1649
  %1650 = phi i64 [ %1674, %1649 ], [ 0, %1618 ]
  %1651 = phi i64 [ %1673, %1649 ], [ 1469598103934665603, %1618 ]
  %1652 = phi i64 [ %1675, %1649 ], [ 0, %1618 ]
  %1653 = getelementptr inbounds [1024 x i64], ptr %18, i64 0, i64 %1650
  %1654 = load i64, ptr %1653, align 16
  %1655 = getelementptr inbounds ptr, ptr %1619, i64 %1654
  %1656 = load ptr, ptr %1655, align 8
  %1657 = getelementptr inbounds double, ptr %1656, i64 %744
  %1658 = load i64, ptr %1657, align 8
  %1659 = xor i64 %1658, %1651
  %1660 = mul i64 %1659, 1099511628211
  %1661 = lshr i64 %1660, 29
  %1662 = or i64 %1650, 1
  %1663 = getelementptr inbounds [1024 x i64], ptr %18, i64 0, i64 %1662
  %1664 = load i64, ptr %1663, align 8
  %1665 = getelementptr inbounds ptr, ptr %1619, i64 %1664
  %1666 = load ptr, ptr %1665, align 8
  %1667 = getelementptr inbounds double, ptr %1666, i64 %744
  %1668 = load i64, ptr %1667, align 8
  %1669 = xor i64 %1661, %1668
  %1670 = xor i64 %1669, %1660
  %1671 = mul i64 %1670, 1099511628211
  %1672 = lshr i64 %1671, 29
  %1673 = xor i64 %1672, %1671
  %1674 = add nuw nsw i64 %1650, 2
  %1675 = add i64 %1652, 2
  %1676 = icmp eq i64 %1675, %695
  br i1 %1676, label %1620, label %1649

1677:                                             ; preds = %1643, %1703
  %1678 = phi i32 [ %1707, %1703 ], [ %1639, %1643 ]
  %1679 = phi i64 [ %1705, %1703 ], [ %1637, %1643 ]
  %1680 = zext i32 %1678 to i64
  %1681 = getelementptr inbounds i32, ptr %1641, i64 %1680
  %1682 = load i32, ptr %1681, align 4
  %1683 = sext i32 %1682 to i64
  %1684 = getelementptr inbounds double, ptr %1646, i64 %1683
  %1685 = load double, ptr %1684, align 8
  %1686 = fcmp une double %1685, %1648
  br i1 %1686, label %1703, label %1687

1687:                                             ; preds = %1677, %1691
  %1688 = phi i64 [ %1689, %1691 ], [ 0, %1677 ]
  %1689 = add nuw nsw i64 %1688, 1
  %1690 = icmp eq i64 %1689, %583
  br i1 %1690, label %1709, label %1691

1691:                                             ; preds = %1687
  %1692 = getelementptr inbounds i64, ptr %18, i64 %1689
  %1693 = load i64, ptr %1692, align 8
  %1694 = getelementptr inbounds ptr, ptr %1644, i64 %1693
  %1695 = load ptr, ptr %1694, align 8
  %1696 = getelementptr inbounds double, ptr %1695, i64 %1683
  %1697 = load double, ptr %1696, align 8
  %1698 = getelementptr inbounds double, ptr %1695, i64 %744
  %1699 = load double, ptr %1698, align 8
  %1700 = fcmp une double %1697, %1699
  br i1 %1700, label %1701, label %1687

1701:                                             ; preds = %1691
  %1702 = icmp slt i64 %1689, %583
  br i1 %1702, label %1703, label %1709

1703:                                             ; preds = %1701, %1677
  %1704 = add nsw i64 %1679, 1
  %1705 = and i64 %1704, %690
  %1706 = getelementptr inbounds i32, ptr %569, i64 %1705
  %1707 = load i32, ptr %1706, align 4
  %1708 = icmp sgt i32 %1707, -1
  br i1 %1708, label %1677, label %1712

1709:                                             ; preds = %1701, %1687
  %1710 = getelementptr inbounds i32, ptr %569, i64 %1679
  %1711 = icmp slt i32 %1678, 0
  br i1 %1711, label %1715, label %1726

1712:                                             ; preds = %1703, %1635
  %1713 = phi i64 [ %1637, %1635 ], [ %1705, %1703 ]
  %1714 = getelementptr inbounds i32, ptr %569, i64 %1713
  br label %1715

1715:                                             ; preds = %1712, %1709
  %1716 = phi ptr [ %1714, %1712 ], [ %1710, %1709 ]
  %1717 = trunc i64 %745 to i32
  store i32 %1717, ptr %1716, align 4
  %1718 = trunc i64 %744 to i32
  %1719 = add nsw i64 %745, 1
  %1720 = getelementptr inbounds i32, ptr %1641, i64 %745
  store i32 %1718, ptr %1720, align 4
  %1721 = getelementptr inbounds i32, ptr %575, i64 %744
  store i32 -1, ptr %1721, align 4
  br label %1734

1722:                                             ; preds = %1642
  %1723 = zext i32 %1639 to i64
  %1724 = getelementptr inbounds i32, ptr %1641, i64 %1723
  %1725 = load i32, ptr %1724, align 4
  br label %1726

1726:                                             ; preds = %1722, %1709
  %1727 = phi i32 [ %1725, %1722 ], [ %1682, %1709 ]
  %1728 = phi ptr [ %1638, %1722 ], [ %1710, %1709 ]
  %1729 = sext i32 %1727 to i64
  %1730 = getelementptr inbounds i32, ptr %575, i64 %1729
  %1731 = load i32, ptr %1730, align 4
  %1732 = getelementptr inbounds i32, ptr %575, i64 %744
  store i32 %1731, ptr %1732, align 4
  %1733 = trunc i64 %744 to i32
  store i32 %1733, ptr %1730, align 4
  br label %1734

1734:                                             ; preds = %1726, %1715
  %1735 = phi ptr [ %1716, %1715 ], [ %1728, %1726 ]
  %1736 = phi i64 [ %1719, %1715 ], [ %745, %1726 ]
  %1737 = load i32, ptr %1735, align 4
  store i32 %1737, ptr %772, align 4
  br label %1738

1738:                                             ; preds = %1734, %1613
  %1739 = phi i64 [ %1736, %1734 ], [ %745, %1613 ]
  %1740 = add nuw nsw i64 %744, 1
  %1741 = icmp eq i64 %1740, %556
  br i1 %1741, label %731, label %743

1742:                                             ; preds = %1846, %731
  %1743 = phi i64 [ 0, %731 ], [ %1848, %1846 ]
  %1744 = phi i64 [ %735, %731 ], [ %1847, %1846 ]
  %1745 = getelementptr inbounds %struct.Problem, ptr %550, i64 0, i32 2
  %1746 = load i64, ptr %1745, align 8
  %1747 = add nsw i64 %1746, %1744
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %21)
  %1748 = getelementptr inbounds %struct.Goal, ptr %551, i64 0, i32 1
  %1749 = load i64, ptr %1748, align 8
  %1750 = icmp ne i64 %732, 0
  %1751 = icmp sgt i64 %1749, 0
  %1752 = select i1 %1751, i1 %1750, i1 false
  br i1 %1752, label %1753, label %1875

1753:                                             ; preds = %1742
  %1754 = getelementptr inbounds %struct.Table, ptr %555, i64 0, i32 5
  %1755 = load i64, ptr %1754, align 8
  %1756 = icmp sgt i64 %1755, 0
  %1757 = getelementptr inbounds %struct.Table, ptr %555, i64 0, i32 2
  %1758 = icmp ult i64 %1755, 4
  %1759 = and i64 %1755, -4
  %1760 = icmp eq i64 %1755, %1759
  br label %1851

1761:                                             ; preds = %1846, %737
  %1762 = phi i64 [ %735, %737 ], [ %1847, %1846 ]
  %1763 = phi i64 [ 0, %737 ], [ %1848, %1846 ]
  %1764 = phi i64 [ 0, %737 ], [ %1849, %1846 ]
  %1765 = load ptr, ptr %738, align 8
  %1766 = add nsw i64 %1764, %739
  %1767 = getelementptr inbounds i64, ptr %1765, i64 %1766
  %1768 = load i64, ptr %1767, align 8
  %1769 = icmp eq i64 %1768, 0
  br i1 %1769, label %1846, label %1770

1770:                                             ; preds = %1761
  %1771 = load ptr, ptr %30, align 8
  %1772 = getelementptr inbounds double, ptr %1771, i64 %740
  store ptr %1772, ptr %30, align 8
  br i1 %741, label %1773, label %1778

1773:                                             ; preds = %1770
  %1774 = load ptr, ptr %742, align 8
  %1775 = getelementptr inbounds ptr, ptr %1774, i64 %1768
  %1776 = load ptr, ptr %1775, align 8
  %1777 = load ptr, ptr %573, align 8
  br label %1784

1778:                                             ; preds = %1841, %1770
  %1779 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %543, i64 %1763
  store i64 %1764, ptr %1779, align 8
  %1780 = load i64, ptr %734, align 8
  %1781 = add nsw i64 %1780, 1
  store i64 %1781, ptr %734, align 8
  %1782 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %543, i64 %1780
  store ptr %1772, ptr %1782, align 8
  %1783 = load i64, ptr %550, align 8
  br label %1846

1784:                                             ; preds = %1841, %1773
  %1785 = phi i64 [ 0, %1773 ], [ %1844, %1841 ]
  %1786 = getelementptr inbounds i32, ptr %1777, i64 %1785
  %1787 = load i32, ptr %1786, align 4
  %1788 = sext i32 %1787 to i64
  %1789 = getelementptr inbounds double, ptr %1776, i64 %1788
  %1790 = load double, ptr %1789, align 8
  %1791 = bitcast double %1790 to i64
  %1792 = mul i64 %1791, -7046029254386353131
  %1793 = lshr i64 %1792, 53
  %1794 = getelementptr inbounds [2048 x double], ptr %520, i64 0, i64 %1793
  %1795 = load double, ptr %1794, align 8
  %1796 = fcmp une double %1795, %1790
  br i1 %1796, label %1800, label %1797

1797:                                             ; preds = %1784
  %1798 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 48, i32 1, i64 %1793
  %1799 = load double, ptr %1798, align 8
  br label %1841

1800:                                             ; preds = %1784
  store double %1790, ptr %1794, align 8
  %1801 = lshr i64 %1791, 52
  %1802 = and i64 %1801, 2047
  %1803 = and i64 %1791, 4503599627370495
  %1804 = or i64 %1803, 4607182418800017408
  %1805 = bitcast i64 %1804 to double
  %1806 = fcmp ogt double %1805, 0x3FF6A09E667F3BCD
  %1807 = fmul double %1805, 5.000000e-01
  %1808 = select i1 %1806, double %1807, double %1805
  %1809 = select i1 %1806, i64 -1022, i64 -1023
  %1810 = add nsw i64 %1809, %1802
  %1811 = fadd double %1808, -1.000000e+00
  %1812 = fadd double %1808, 1.000000e+00
  %1813 = fdiv double %1811, %1812
  %1814 = fmul double %1813, %1813
  %1815 = fmul double %1814, 0x3FA8618618618618
  %1816 = fadd double %1815, 0x3FAAF286BCA1AF28
  %1817 = fmul double %1814, %1816
  %1818 = fadd double %1817, 0x3FAE1E1E1E1E1E1E
  %1819 = fmul double %1814, %1818
  %1820 = fadd double %1819, 0x3FB1111111111111
  %1821 = fmul double %1814, %1820
  %1822 = fadd double %1821, 0x3FB3B13B13B13B14
  %1823 = fmul double %1814, %1822
  %1824 = fadd double %1823, 0x3FB745D1745D1746
  %1825 = fmul double %1814, %1824
  %1826 = fadd double %1825, 0x3FBC71C71C71C71C
  %1827 = fmul double %1814, %1826
  %1828 = fadd double %1827, 0x3FC2492492492492
  %1829 = fmul double %1814, %1828
  %1830 = fadd double %1829, 2.000000e-01
  %1831 = fmul double %1814, %1830
  %1832 = fadd double %1831, 0x3FD5555555555555
  %1833 = fmul double %1814, %1832
  %1834 = fadd double %1833, 1.000000e+00
  %1835 = fmul double %1813, 2.000000e+00
  %1836 = fmul double %1835, %1834
  %1837 = sitofp i64 %1810 to double
  %1838 = fmul double %1837, 0x3FE62E42FEFA39EF
  %1839 = fadd double %1838, %1836
  %1840 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 48, i32 1, i64 %1793
  store double %1839, ptr %1840, align 8
  br label %1841

1841:                                             ; preds = %1800, %1797
  %1842 = phi double [ %1799, %1797 ], [ %1839, %1800 ]
  %1843 = getelementptr inbounds double, ptr %1772, i64 %1785
  store double %1842, ptr %1843, align 8
  %1844 = add nuw nsw i64 %1785, 1
  %1845 = icmp eq i64 %1844, %732
  br i1 %1845, label %1778, label %1784

1846:                                             ; preds = %1778, %1761
  %1847 = phi i64 [ %1762, %1761 ], [ %1783, %1778 ]
  %1848 = phi i64 [ %1763, %1761 ], [ %1781, %1778 ]
  %1849 = add nuw nsw i64 %1764, 1
  %1850 = icmp slt i64 %1849, %1847
  br i1 %1850, label %1761, label %1742

1851:                                             ; preds = %1894, %1753
  %1852 = phi i64 [ 0, %1753 ], [ %1899, %1894 ]
  br i1 %1756, label %1853, label %1894

1853:                                             ; preds = %1851
  %1854 = load ptr, ptr %1757, align 8
  %1855 = mul nsw i64 %1852, %1755
  br i1 %1758, label %1872, label %1856

1856:                                             ; preds = %1853, %1856
  %1857 = phi i64 [ %1867, %1856 ], [ 0, %1853 ]
  %1858 = phi <2 x i64> [ %1865, %1856 ], [ <i64 1, i64 0>, %1853 ]
  %1859 = phi <2 x i64> [ %1866, %1856 ], [ zeroinitializer, %1853 ]
  %1860 = add nsw i64 %1857, %1855
  %1861 = getelementptr inbounds i64, ptr %1854, i64 %1860
  %1862 = load <2 x i64>, ptr %1861, align 8
  %1863 = getelementptr inbounds i64, ptr %1861, i64 2
  %1864 = load <2 x i64>, ptr %1863, align 8
  %1865 = or <2 x i64> %1862, %1858
  %1866 = or <2 x i64> %1864, %1859
  %1867 = add nuw i64 %1857, 4
  %1868 = icmp eq i64 %1867, %1759
  br i1 %1868, label %1869, label %1856

1869:                                             ; preds = %1856
  %1870 = or <2 x i64> %1866, %1865
  %1871 = tail call i64 @llvm.vector.reduce.or.v2i64(<2 x i64> %1870)
  br i1 %1760, label %1894, label %1872

1872:                                             ; preds = %1853, %1869
  %1873 = phi i64 [ 0, %1853 ], [ %1759, %1869 ]
  %1874 = phi i64 [ 1, %1853 ], [ %1871, %1869 ]
  br label %1901

1875:                                             ; preds = %1894, %1742
  %1876 = getelementptr inbounds %struct.Goal, ptr %551, i64 0, i32 2
  %1877 = load i64, ptr %1876, align 8
  %1878 = add nsw i64 %1877, %1749
  %1879 = icmp sgt i64 %1877, 1
  %1880 = zext i1 %1879 to i64
  %1881 = add nsw i64 %1878, %1880
  %1882 = icmp sgt i64 %1881, 0
  %1883 = select i1 %1882, i1 %1750, i1 false
  br i1 %1883, label %1884, label %2151

1884:                                             ; preds = %1875
  %1885 = getelementptr inbounds %struct.Goal, ptr %551, i64 0, i32 8
  %1886 = sub i64 0, %732
  %1887 = icmp sgt i64 %732, 0
  %1888 = getelementptr inbounds %struct.Table, ptr %555, i64 0, i32 6
  %1889 = getelementptr inbounds %struct.Table, ptr %555, i64 0, i32 2
  %1890 = getelementptr inbounds %struct.Table, ptr %555, i64 0, i32 5
  %1891 = icmp ult i64 %732, 4
  %1892 = and i64 %732, -4
  %1893 = icmp eq i64 %732, %1892
  br label %1910

1894:                                             ; preds = %1901, %1869, %1851
  %1895 = phi i64 [ 1, %1851 ], [ %1871, %1869 ], [ %1907, %1901 ]
  %1896 = icmp sgt i64 %1895, 1
  %1897 = zext i1 %1896 to i64
  %1898 = getelementptr inbounds [16 x i64], ptr %21, i64 0, i64 %1852
  store i64 %1897, ptr %1898, align 8
  %1899 = add nuw nsw i64 %1852, 1
  %1900 = icmp eq i64 %1899, %1749
  br i1 %1900, label %1875, label %1851

1901:                                             ; preds = %1872, %1901
  %1902 = phi i64 [ %1908, %1901 ], [ %1873, %1872 ]
  %1903 = phi i64 [ %1907, %1901 ], [ %1874, %1872 ]
  %1904 = add nsw i64 %1902, %1855
  %1905 = getelementptr inbounds i64, ptr %1854, i64 %1904
  %1906 = load i64, ptr %1905, align 8
  %1907 = or i64 %1906, %1903
  %1908 = add nuw nsw i64 %1902, 1
  %1909 = icmp eq i64 %1908, %1755
  br i1 %1909, label %1894, label %1901

1910:                                             ; preds = %2141, %1884
  %1911 = phi i64 [ %1877, %1884 ], [ %2142, %2141 ]
  %1912 = phi i64 [ %1749, %1884 ], [ %2143, %2141 ]
  %1913 = phi i64 [ %1743, %1884 ], [ %2144, %2141 ]
  %1914 = phi i64 [ %1878, %1884 ], [ %2146, %2141 ]
  %1915 = phi i64 [ 0, %1884 ], [ %2145, %2141 ]
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %22)
  %1916 = icmp sgt i64 %1912, 0
  br i1 %1916, label %1917, label %2141

1917:                                             ; preds = %1910
  %1918 = icmp slt i64 %1915, %1912
  %1919 = icmp eq i64 %1914, %1915
  %1920 = sub nsw i64 %1915, %1912
  br label %1923

1921:                                             ; preds = %1941
  %1922 = icmp eq i64 %1942, 0
  br i1 %1922, label %2141, label %1945

1923:                                             ; preds = %1941, %1917
  %1924 = phi i64 [ 0, %1917 ], [ %1943, %1941 ]
  %1925 = phi i64 [ 0, %1917 ], [ %1942, %1941 ]
  %1926 = getelementptr inbounds [16 x i64], ptr %21, i64 0, i64 %1924
  %1927 = load i64, ptr %1926, align 8
  %1928 = icmp eq i64 %1927, 0
  br i1 %1928, label %1941, label %1929

1929:                                             ; preds = %1923
  br i1 %1918, label %1930, label %1932

1930:                                             ; preds = %1929
  %1931 = icmp eq i64 %1915, %1924
  br i1 %1931, label %1938, label %1941

1932:                                             ; preds = %1929
  br i1 %1919, label %1938, label %1933

1933:                                             ; preds = %1932
  %1934 = load ptr, ptr %1885, align 8
  %1935 = getelementptr inbounds i64, ptr %1934, i64 %1924
  %1936 = load i64, ptr %1935, align 8
  %1937 = icmp eq i64 %1936, %1920
  br i1 %1937, label %1938, label %1941

1938:                                             ; preds = %1933, %1932, %1930
  %1939 = add nsw i64 %1925, 1
  %1940 = getelementptr inbounds [16 x i64], ptr %22, i64 0, i64 %1925
  store i64 %1924, ptr %1940, align 8
  br label %1941

1941:                                             ; preds = %1938, %1933, %1930, %1923
  %1942 = phi i64 [ %1939, %1938 ], [ %1925, %1933 ], [ %1925, %1923 ], [ %1925, %1930 ]
  %1943 = add nuw nsw i64 %1924, 1
  %1944 = icmp eq i64 %1943, %1912
  br i1 %1944, label %1921, label %1923

1945:                                             ; preds = %1921
  %1946 = load ptr, ptr %30, align 8
  %1947 = getelementptr inbounds double, ptr %1946, i64 %1886
  store ptr %1947, ptr %30, align 8
  br i1 %1887, label %1948, label %1958

1948:                                             ; preds = %1945
  br i1 %1891, label %1956, label %1949

1949:                                             ; preds = %1948, %1949
  %1950 = phi i64 [ %1953, %1949 ], [ 0, %1948 ]
  %1951 = getelementptr inbounds double, ptr %1947, i64 %1950
  store <2 x double> <double 0x7FF0000000000000, double 0x7FF0000000000000>, ptr %1951, align 8
  %1952 = getelementptr inbounds double, ptr %1951, i64 2
  store <2 x double> <double 0x7FF0000000000000, double 0x7FF0000000000000>, ptr %1952, align 8
  %1953 = add nuw i64 %1950, 4
  %1954 = icmp eq i64 %1953, %1892
  br i1 %1954, label %1955, label %1949

1955:                                             ; preds = %1949
  br i1 %1893, label %1958, label %1956

1956:                                             ; preds = %1948, %1955
  %1957 = phi i64 [ 0, %1948 ], [ %1892, %1955 ]
  br label %1965

1958:                                             ; preds = %1965, %1955, %1945
  br i1 %684, label %1959, label %1970

1959:                                             ; preds = %1958
  %1960 = icmp sgt i64 %1942, 0
  %1961 = and i64 %1942, 3
  %1962 = icmp ult i64 %1942, 4
  %1963 = and i64 %1942, -4
  %1964 = icmp eq i64 %1961, 0
  br label %1971

1965:                                             ; preds = %1956, %1965
  %1966 = phi i64 [ %1968, %1965 ], [ %1957, %1956 ]
  %1967 = getelementptr inbounds double, ptr %1947, i64 %1966
  store double 0x7FF0000000000000, ptr %1967, align 8
  %1968 = add nuw nsw i64 %1966, 1
  %1969 = icmp eq i64 %1968, %732
  br i1 %1969, label %1958, label %1965

1970:                                             ; preds = %2065, %1958
  br i1 %1887, label %2070, label %2132

1971:                                             ; preds = %2065, %1959
  %1972 = phi i64 [ 0, %1959 ], [ %2066, %2065 ]
  %1973 = getelementptr inbounds i32, ptr %571, i64 %1972
  %1974 = load i32, ptr %1973, align 4
  %1975 = icmp slt i32 %1974, 0
  br i1 %1975, label %1976, label %1978

1976:                                             ; preds = %1971
  %1977 = add nuw nsw i64 %1972, 1
  br label %2065

1978:                                             ; preds = %1971
  %1979 = load ptr, ptr %1888, align 8
  %1980 = icmp eq ptr %1979, null
  br i1 %1980, label %1984, label %1981

1981:                                             ; preds = %1978
  %1982 = getelementptr inbounds i64, ptr %1979, i64 %1972
  %1983 = load i64, ptr %1982, align 8
  br label %1984

1984:                                             ; preds = %1981, %1978
  %1985 = phi i64 [ %1983, %1981 ], [ %1972, %1978 ]
  %1986 = add nuw nsw i64 %1972, 1
  %1987 = getelementptr inbounds i64, ptr %1979, i64 %1986
  %1988 = zext i32 %1974 to i64
  %1989 = getelementptr inbounds double, ptr %1947, i64 %1988
  br label %1990

1990:                                             ; preds = %2063, %1984
  %1991 = phi i64 [ %1985, %1984 ], [ %2064, %2063 ]
  br i1 %1980, label %1994, label %1992

1992:                                             ; preds = %1990
  %1993 = load i64, ptr %1987, align 8
  br label %1994

1994:                                             ; preds = %1992, %1990
  %1995 = phi i64 [ %1993, %1992 ], [ %1986, %1990 ]
  %1996 = icmp slt i64 %1991, %1995
  br i1 %1996, label %1997, label %2065

1997:                                             ; preds = %1994
  br i1 %1960, label %1998, label %2019

1998:                                             ; preds = %1997
  %1999 = load ptr, ptr %1889, align 8
  %2000 = load i64, ptr %1890, align 8
  br i1 %1962, label %2001, label %2024

2001:                                             ; preds = %2024, %1998
  %2002 = phi i64 [ undef, %1998 ], [ %2058, %2024 ]
  %2003 = phi i64 [ 0, %1998 ], [ %2059, %2024 ]
  %2004 = phi i64 [ 1, %1998 ], [ %2058, %2024 ]
  br i1 %1964, label %2019, label %2005

2005:                                             ; preds = %2001, %2005
  %2006 = phi i64 [ %2016, %2005 ], [ %2003, %2001 ]
  %2007 = phi i64 [ %2015, %2005 ], [ %2004, %2001 ]
  %2008 = phi i64 [ %2017, %2005 ], [ 0, %2001 ]
  %2009 = getelementptr inbounds [16 x i64], ptr %22, i64 0, i64 %2006
  %2010 = load i64, ptr %2009, align 8
  %2011 = mul nsw i64 %2010, %2000
  %2012 = add nsw i64 %2011, %1991
  %2013 = getelementptr inbounds i64, ptr %1999, i64 %2012
  %2014 = load i64, ptr %2013, align 8
  %2015 = mul nsw i64 %2014, %2007
  %2016 = add nuw nsw i64 %2006, 1
  %2017 = add i64 %2008, 1
  %2018 = icmp eq i64 %2017, %1961
  br i1 %2018, label %2019, label %2005

2019:                                             ; preds = %2001, %2005, %1997
  %2020 = phi i64 [ 1, %1997 ], [ %2002, %2001 ], [ %2015, %2005 ]
  %2021 = sitofp i64 %2020 to double
  %2022 = load double, ptr %1989, align 8
  %2023 = fcmp ogt double %2022, %2021
  br i1 %2023, label %2062, label %2063

2024:                                             ; preds = %1998, %2024
  %2025 = phi i64 [ %2059, %2024 ], [ 0, %1998 ]
  %2026 = phi i64 [ %2058, %2024 ], [ 1, %1998 ]
  %2027 = phi i64 [ %2060, %2024 ], [ 0, %1998 ]
  %2028 = getelementptr inbounds [16 x i64], ptr %22, i64 0, i64 %2025
  %2029 = load i64, ptr %2028, align 16
  %2030 = mul nsw i64 %2029, %2000
  %2031 = add nsw i64 %2030, %1991
  %2032 = getelementptr inbounds i64, ptr %1999, i64 %2031
  %2033 = load i64, ptr %2032, align 8
  %2034 = mul nsw i64 %2033, %2026
  %2035 = or i64 %2025, 1
  %2036 = getelementptr inbounds [16 x i64], ptr %22, i64 0, i64 %2035
  %2037 = load i64, ptr %2036, align 8
  %2038 = mul nsw i64 %2037, %2000
  %2039 = add nsw i64 %2038, %1991
  %2040 = getelementptr inbounds i64, ptr %1999, i64 %2039
  %2041 = load i64, ptr %2040, align 8
  %2042 = mul nsw i64 %2041, %2034
  %2043 = or i64 %2025, 2
  %2044 = getelementptr inbounds [16 x i64], ptr %22, i64 0, i64 %2043
  %2045 = load i64, ptr %2044, align 16
  %2046 = mul nsw i64 %2045, %2000
  %2047 = add nsw i64 %2046, %1991
  %2048 = getelementptr inbounds i64, ptr %1999, i64 %2047
  %2049 = load i64, ptr %2048, align 8
  %2050 = mul nsw i64 %2049, %2042
  %2051 = or i64 %2025, 3
  %2052 = getelementptr inbounds [16 x i64], ptr %22, i64 0, i64 %2051
  %2053 = load i64, ptr %2052, align 8
  %2054 = mul nsw i64 %2053, %2000
  %2055 = add nsw i64 %2054, %1991
  %2056 = getelementptr inbounds i64, ptr %1999, i64 %2055
  %2057 = load i64, ptr %2056, align 8
  %2058 = mul nsw i64 %2057, %2050
  %2059 = add nuw nsw i64 %2025, 4
  %2060 = add i64 %2027, 4
  %2061 = icmp eq i64 %2060, %1963
  br i1 %2061, label %2001, label %2024

2062:                                             ; preds = %2019
  store double %2021, ptr %1989, align 8
  br label %2063

2063:                                             ; preds = %2062, %2019
  %2064 = add nsw i64 %1991, 1
  br label %1990

2065:                                             ; preds = %1994, %1976
  %2066 = phi i64 [ %1977, %1976 ], [ %1986, %1994 ]
  %2067 = icmp eq i64 %2066, %556
  br i1 %2067, label %1970, label %1971

2068:                                             ; preds = %2128
  %2069 = icmp eq i64 %2077, 0
  br i1 %2069, label %2132, label %2133

2070:                                             ; preds = %1970, %2128
  %2071 = phi i64 [ %2130, %2128 ], [ 0, %1970 ]
  %2072 = phi i64 [ %2077, %2128 ], [ 0, %1970 ]
  %2073 = getelementptr inbounds double, ptr %1947, i64 %2071
  %2074 = load double, ptr %2073, align 8
  %2075 = fcmp ogt double %2074, 1.000000e+00
  %2076 = zext i1 %2075 to i64
  %2077 = or i64 %2072, %2076
  %2078 = bitcast double %2074 to i64
  %2079 = mul i64 %2078, -7046029254386353131
  %2080 = lshr i64 %2079, 53
  %2081 = getelementptr inbounds [2048 x double], ptr %520, i64 0, i64 %2080
  %2082 = load double, ptr %2081, align 8
  %2083 = fcmp une double %2082, %2074
  br i1 %2083, label %2087, label %2084

2084:                                             ; preds = %2070
  %2085 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 48, i32 1, i64 %2080
  %2086 = load double, ptr %2085, align 8
  br label %2128

2087:                                             ; preds = %2070
  store double %2074, ptr %2081, align 8
  %2088 = lshr i64 %2078, 52
  %2089 = and i64 %2088, 2047
  %2090 = and i64 %2078, 4503599627370495
  %2091 = or i64 %2090, 4607182418800017408
  %2092 = bitcast i64 %2091 to double
  %2093 = fcmp ogt double %2092, 0x3FF6A09E667F3BCD
  %2094 = fmul double %2092, 5.000000e-01
  %2095 = select i1 %2093, double %2094, double %2092
  %2096 = select i1 %2093, i64 -1022, i64 -1023
  %2097 = add nsw i64 %2096, %2089
  %2098 = fadd double %2095, -1.000000e+00
  %2099 = fadd double %2095, 1.000000e+00
  %2100 = fdiv double %2098, %2099
  %2101 = fmul double %2100, %2100
  %2102 = fmul double %2101, 0x3FA8618618618618
  %2103 = fadd double %2102, 0x3FAAF286BCA1AF28
  %2104 = fmul double %2101, %2103
  %2105 = fadd double %2104, 0x3FAE1E1E1E1E1E1E
  %2106 = fmul double %2101, %2105
  %2107 = fadd double %2106, 0x3FB1111111111111
  %2108 = fmul double %2101, %2107
  %2109 = fadd double %2108, 0x3FB3B13B13B13B14
  %2110 = fmul double %2101, %2109
  %2111 = fadd double %2110, 0x3FB745D1745D1746
  %2112 = fmul double %2101, %2111
  %2113 = fadd double %2112, 0x3FBC71C71C71C71C
  %2114 = fmul double %2101, %2113
  %2115 = fadd double %2114, 0x3FC2492492492492
  %2116 = fmul double %2101, %2115
  %2117 = fadd double %2116, 2.000000e-01
  %2118 = fmul double %2101, %2117
  %2119 = fadd double %2118, 0x3FD5555555555555
  %2120 = fmul double %2101, %2119
  %2121 = fadd double %2120, 1.000000e+00
  %2122 = fmul double %2100, 2.000000e+00
  %2123 = fmul double %2122, %2121
  %2124 = sitofp i64 %2097 to double
  %2125 = fmul double %2124, 0x3FE62E42FEFA39EF
  %2126 = fadd double %2125, %2123
  %2127 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 48, i32 1, i64 %2080
  store double %2126, ptr %2127, align 8
  br label %2128

2128:                                             ; preds = %2087, %2084
  %2129 = phi double [ %2086, %2084 ], [ %2126, %2087 ]
  store double %2129, ptr %2073, align 8
  %2130 = add nuw nsw i64 %2071, 1
  %2131 = icmp eq i64 %2130, %732
  br i1 %2131, label %2068, label %2070

2132:                                             ; preds = %2068, %1970
  store ptr %1946, ptr %30, align 8
  br label %2141

2133:                                             ; preds = %2068
  %2134 = add nsw i64 %1747, %1915
  %2135 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %543, i64 %1913
  store i64 %2134, ptr %2135, align 8
  %2136 = load i64, ptr %734, align 8
  %2137 = add nsw i64 %2136, 1
  store i64 %2137, ptr %734, align 8
  %2138 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %543, i64 %2136
  store ptr %1947, ptr %2138, align 8
  %2139 = load i64, ptr %1748, align 8
  %2140 = load i64, ptr %1876, align 8
  br label %2141

2141:                                             ; preds = %2133, %2132, %1921, %1910
  %2142 = phi i64 [ %1911, %2132 ], [ %2140, %2133 ], [ %1911, %1921 ], [ %1911, %1910 ]
  %2143 = phi i64 [ %1912, %2132 ], [ %2139, %2133 ], [ %1912, %1921 ], [ %1912, %1910 ]
  %2144 = phi i64 [ %1913, %2132 ], [ %2137, %2133 ], [ %1913, %1921 ], [ %1913, %1910 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %22)
  %2145 = add nuw nsw i64 %1915, 1
  %2146 = add nsw i64 %2143, %2142
  %2147 = icmp sgt i64 %2142, 1
  %2148 = zext i1 %2147 to i64
  %2149 = add nsw i64 %2146, %2148
  %2150 = icmp slt i64 %2145, %2149
  br i1 %2150, label %1910, label %2151

2151:                                             ; preds = %2141, %1875
  %2152 = phi i64 [ %1743, %1875 ], [ %2144, %2141 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %21)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %20)
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %19)
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %18)
  %2153 = load i64, ptr %733, align 8
  %2154 = icmp eq i64 %2153, 0
  br i1 %2154, label %2593, label %2155

2155:                                             ; preds = %2151
  %2156 = load i64, ptr %1, align 8
  %2157 = load i64, ptr %521, align 8
  %2158 = add nsw i64 %2157, %2156
  %2159 = icmp sgt i64 %2158, 0
  %2160 = and i1 %198, %2159
  br i1 %2160, label %2161, label %2177

2161:                                             ; preds = %2155
  %2162 = load ptr, ptr %0, align 8
  %2163 = getelementptr inbounds %struct.Problem, ptr %2162, i64 0, i32 7
  %2164 = load ptr, ptr %2163, align 8
  %2165 = load i64, ptr %2162, align 8
  %2166 = getelementptr inbounds %struct.Problem, ptr %2162, i64 0, i32 1
  %2167 = load i64, ptr %2166, align 8
  %2168 = add nsw i64 %2167, %2165
  %2169 = mul nsw i64 %2168, %543
  %2170 = getelementptr inbounds %struct.Problem, ptr %2162, i64 0, i32 6
  %2171 = tail call i64 @llvm.smax.i64(i64 %2153, i64 0)
  %2172 = icmp slt i64 %2153, 1
  %2173 = and i64 %2171, 1
  %2174 = icmp eq i64 %2171, 1
  %2175 = and i64 %2171, 9223372036854775806
  %2176 = icmp eq i64 %2173, 0
  br label %2191

2177:                                             ; preds = %2264, %2155
  %2178 = load ptr, ptr %33, align 8
  %2179 = sub i64 0, %2153
  %2180 = getelementptr inbounds i32, ptr %2178, i64 %2179
  store ptr %2180, ptr %33, align 8
  %2181 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 24, i64 %543
  store ptr %2180, ptr %2181, align 8
  %2182 = load ptr, ptr %30, align 8
  %2183 = getelementptr inbounds double, ptr %2182, i64 %2179
  store ptr %2183, ptr %30, align 8
  %2184 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 20, i64 %543
  store ptr %2183, ptr %2184, align 8
  %2185 = icmp sgt i64 %2152, 0
  br i1 %2185, label %2186, label %2279

2186:                                             ; preds = %2177
  %2187 = and i64 %2152, 3
  %2188 = icmp ult i64 %2152, 4
  br i1 %2188, label %2267, label %2189

2189:                                             ; preds = %2186
  %2190 = and i64 %2152, -4
  br label %2287

2191:                                             ; preds = %2161, %2264
  %2192 = phi i64 [ 0, %2161 ], [ %2265, %2264 ]
  %2193 = add nsw i64 %2169, %2192
  %2194 = getelementptr inbounds i64, ptr %2164, i64 %2193
  %2195 = load i64, ptr %2194, align 8
  %2196 = icmp eq i64 %2195, 0
  br i1 %2196, label %2264, label %2197

2197:                                             ; preds = %2191
  %2198 = load ptr, ptr %2170, align 8
  %2199 = getelementptr inbounds ptr, ptr %2198, i64 %543
  %2200 = load ptr, ptr %2199, align 8
  %2201 = getelementptr inbounds %struct.Table, ptr %2200, i64 0, i32 1
  %2202 = load ptr, ptr %2201, align 8
  %2203 = getelementptr inbounds ptr, ptr %2202, i64 %2195
  %2204 = load ptr, ptr %2203, align 8
  %2205 = icmp slt i64 %2192, %2156
  %2206 = icmp eq ptr %2204, null
  br i1 %2206, label %2264, label %2207

2207:                                             ; preds = %2197
  %2208 = select i1 %2205, double 0x7FF0000000000000, double 0.000000e+00
  br i1 %2172, label %2261, label %2209

2209:                                             ; preds = %2207
  br i1 %2174, label %2245, label %2210

2210:                                             ; preds = %2209
  %2211 = load ptr, ptr %573, align 8
  %2212 = load ptr, ptr %573, align 8
  br label %2213

2213:                                             ; preds = %2240, %2210
  %2214 = phi double [ %2208, %2210 ], [ %2241, %2240 ]
  %2215 = phi i64 [ 0, %2210 ], [ %2242, %2240 ]
  %2216 = phi i64 [ 0, %2210 ], [ %2243, %2240 ]
  %2217 = getelementptr inbounds i32, ptr %2211, i64 %2215
  %2218 = load i32, ptr %2217, align 4
  %2219 = sext i32 %2218 to i64
  %2220 = getelementptr inbounds double, ptr %2204, i64 %2219
  %2221 = load double, ptr %2220, align 8
  br i1 %2205, label %2222, label %2224

2222:                                             ; preds = %2213
  %2223 = fcmp olt double %2221, %2214
  br i1 %2223, label %2226, label %2227

2224:                                             ; preds = %2213
  %2225 = fcmp ogt double %2221, %2214
  br i1 %2225, label %2226, label %2227

2226:                                             ; preds = %2224, %2222
  br label %2227

2227:                                             ; preds = %2226, %2224, %2222
  %2228 = phi double [ %2221, %2226 ], [ %2214, %2222 ], [ %2214, %2224 ]
  %2229 = or i64 %2215, 1
  %2230 = getelementptr inbounds i32, ptr %2212, i64 %2229
  %2231 = load i32, ptr %2230, align 4
  %2232 = sext i32 %2231 to i64
  %2233 = getelementptr inbounds double, ptr %2204, i64 %2232
  %2234 = load double, ptr %2233, align 8
  br i1 %2205, label %2237, label %2235

2235:                                             ; preds = %2227
  %2236 = fcmp ogt double %2234, %2228
  br i1 %2236, label %2239, label %2240

2237:                                             ; preds = %2227
  %2238 = fcmp olt double %2234, %2228
  br i1 %2238, label %2239, label %2240

2239:                                             ; preds = %2237, %2235
  br label %2240

2240:                                             ; preds = %2239, %2237, %2235
  %2241 = phi double [ %2234, %2239 ], [ %2228, %2237 ], [ %2228, %2235 ]
  %2242 = add nuw i64 %2215, 2
  %2243 = add i64 %2216, 2
  %2244 = icmp eq i64 %2243, %2175
  br i1 %2244, label %2245, label %2213

2245:                                             ; preds = %2240, %2209
  %2246 = phi double [ undef, %2209 ], [ %2241, %2240 ]
  %2247 = phi double [ %2208, %2209 ], [ %2241, %2240 ]
  %2248 = phi i64 [ 0, %2209 ], [ %2242, %2240 ]
  br i1 %2176, label %2261, label %2249

2249:                                             ; preds = %2245
  %2250 = load ptr, ptr %573, align 8
  %2251 = getelementptr inbounds i32, ptr %2250, i64 %2248
  %2252 = load i32, ptr %2251, align 4
  %2253 = sext i32 %2252 to i64
  %2254 = getelementptr inbounds double, ptr %2204, i64 %2253
  %2255 = load double, ptr %2254, align 8
  br i1 %2205, label %2258, label %2256

2256:                                             ; preds = %2249
  %2257 = fcmp ogt double %2255, %2247
  br i1 %2257, label %2260, label %2261

2258:                                             ; preds = %2249
  %2259 = fcmp olt double %2255, %2247
  br i1 %2259, label %2260, label %2261

2260:                                             ; preds = %2258, %2256
  br label %2261

2261:                                             ; preds = %2245, %2260, %2258, %2256, %2207
  %2262 = phi double [ %2208, %2207 ], [ %2246, %2245 ], [ %2255, %2260 ], [ %2247, %2258 ], [ %2247, %2256 ]
  %2263 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %2192, i64 %543
  store double %2262, ptr %2263, align 8
  br label %2264

2264:                                             ; preds = %2191, %2197, %2261
  %2265 = add nuw nsw i64 %2192, 1
  %2266 = icmp slt i64 %2265, %2158
  br i1 %2266, label %2191, label %2177

2267:                                             ; preds = %2287, %2186
  %2268 = phi i64 [ 0, %2186 ], [ %2305, %2287 ]
  %2269 = icmp eq i64 %2187, 0
  br i1 %2269, label %2279, label %2270

2270:                                             ; preds = %2267, %2270
  %2271 = phi i64 [ %2276, %2270 ], [ %2268, %2267 ]
  %2272 = phi i64 [ %2277, %2270 ], [ 0, %2267 ]
  %2273 = load ptr, ptr %30, align 8
  %2274 = getelementptr inbounds double, ptr %2273, i64 %2179
  store ptr %2274, ptr %30, align 8
  %2275 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %543, i64 %2271
  store ptr %2274, ptr %2275, align 8
  %2276 = add nuw nsw i64 %2271, 1
  %2277 = add i64 %2272, 1
  %2278 = icmp eq i64 %2277, %2187
  br i1 %2278, label %2279, label %2270

2279:                                             ; preds = %2267, %2270, %2177
  %2280 = load i64, ptr %41, align 8
  %2281 = icmp sgt i64 %2280, 0
  br i1 %2281, label %2282, label %2320

2282:                                             ; preds = %2279
  %2283 = and i64 %2280, 3
  %2284 = icmp ult i64 %2280, 4
  br i1 %2284, label %2308, label %2285

2285:                                             ; preds = %2282
  %2286 = and i64 %2280, -4
  br label %2342

2287:                                             ; preds = %2287, %2189
  %2288 = phi i64 [ 0, %2189 ], [ %2305, %2287 ]
  %2289 = phi i64 [ 0, %2189 ], [ %2306, %2287 ]
  %2290 = load ptr, ptr %30, align 8
  %2291 = getelementptr inbounds double, ptr %2290, i64 %2179
  store ptr %2291, ptr %30, align 8
  %2292 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %543, i64 %2288
  store ptr %2291, ptr %2292, align 8
  %2293 = or i64 %2288, 1
  %2294 = load ptr, ptr %30, align 8
  %2295 = getelementptr inbounds double, ptr %2294, i64 %2179
  store ptr %2295, ptr %30, align 8
  %2296 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %543, i64 %2293
  store ptr %2295, ptr %2296, align 8
  %2297 = or i64 %2288, 2
  %2298 = load ptr, ptr %30, align 8
  %2299 = getelementptr inbounds double, ptr %2298, i64 %2179
  store ptr %2299, ptr %30, align 8
  %2300 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %543, i64 %2297
  store ptr %2299, ptr %2300, align 8
  %2301 = or i64 %2288, 3
  %2302 = load ptr, ptr %30, align 8
  %2303 = getelementptr inbounds double, ptr %2302, i64 %2179
  store ptr %2303, ptr %30, align 8
  %2304 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %543, i64 %2301
  store ptr %2303, ptr %2304, align 8
  %2305 = add nuw nsw i64 %2288, 4
  %2306 = add i64 %2289, 4
  %2307 = icmp eq i64 %2306, %2190
  br i1 %2307, label %2267, label %2287

2308:                                             ; preds = %2342, %2282
  %2309 = phi i64 [ 0, %2282 ], [ %2360, %2342 ]
  %2310 = icmp eq i64 %2283, 0
  br i1 %2310, label %2320, label %2311

2311:                                             ; preds = %2308, %2311
  %2312 = phi i64 [ %2317, %2311 ], [ %2309, %2308 ]
  %2313 = phi i64 [ %2318, %2311 ], [ 0, %2308 ]
  %2314 = load ptr, ptr %30, align 8
  %2315 = getelementptr inbounds double, ptr %2314, i64 %2179
  store ptr %2315, ptr %30, align 8
  %2316 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %543, i64 %2312
  store ptr %2315, ptr %2316, align 8
  %2317 = add nuw nsw i64 %2312, 1
  %2318 = add i64 %2313, 1
  %2319 = icmp eq i64 %2318, %2283
  br i1 %2319, label %2320, label %2311

2320:                                             ; preds = %2308, %2311, %2279
  %2321 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %543
  store i64 %2153, ptr %2321, align 8
  %2322 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 35, i64 %543
  store i64 0, ptr %2322, align 8
  %2323 = icmp sgt i64 %2153, 0
  br i1 %2323, label %2324, label %2369

2324:                                             ; preds = %2320
  %2325 = load ptr, ptr %2181, align 8
  %2326 = icmp ult i64 %2153, 8
  br i1 %2326, label %2340, label %2327

2327:                                             ; preds = %2324
  %2328 = and i64 %2153, -8
  br label %2329

2329:                                             ; preds = %2329, %2327
  %2330 = phi i64 [ 0, %2327 ], [ %2335, %2329 ]
  %2331 = phi <4 x i32> [ <i32 0, i32 1, i32 2, i32 3>, %2327 ], [ %2336, %2329 ]
  %2332 = add <4 x i32> %2331, <i32 4, i32 4, i32 4, i32 4>
  %2333 = getelementptr inbounds i32, ptr %2325, i64 %2330
  store <4 x i32> %2331, ptr %2333, align 4
  %2334 = getelementptr inbounds i32, ptr %2333, i64 4
  store <4 x i32> %2332, ptr %2334, align 4
  %2335 = add nuw i64 %2330, 8
  %2336 = add <4 x i32> %2331, <i32 8, i32 8, i32 8, i32 8>
  %2337 = icmp eq i64 %2335, %2328
  br i1 %2337, label %2338, label %2329

2338:                                             ; preds = %2329
  %2339 = icmp eq i64 %2153, %2328
  br i1 %2339, label %2369, label %2340

2340:                                             ; preds = %2324, %2338
  %2341 = phi i64 [ 0, %2324 ], [ %2328, %2338 ]
  br label %2363

2342:                                             ; preds = %2342, %2285
  %2343 = phi i64 [ 0, %2285 ], [ %2360, %2342 ]
  %2344 = phi i64 [ 0, %2285 ], [ %2361, %2342 ]
  %2345 = load ptr, ptr %30, align 8
  %2346 = getelementptr inbounds double, ptr %2345, i64 %2179
  store ptr %2346, ptr %30, align 8
  %2347 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %543, i64 %2343
  store ptr %2346, ptr %2347, align 8
  %2348 = or i64 %2343, 1
  %2349 = load ptr, ptr %30, align 8
  %2350 = getelementptr inbounds double, ptr %2349, i64 %2179
  store ptr %2350, ptr %30, align 8
  %2351 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %543, i64 %2348
  store ptr %2350, ptr %2351, align 8
  %2352 = or i64 %2343, 2
  %2353 = load ptr, ptr %30, align 8
  %2354 = getelementptr inbounds double, ptr %2353, i64 %2179
  store ptr %2354, ptr %30, align 8
  %2355 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %543, i64 %2352
  store ptr %2354, ptr %2355, align 8
  %2356 = or i64 %2343, 3
  %2357 = load ptr, ptr %30, align 8
  %2358 = getelementptr inbounds double, ptr %2357, i64 %2179
  store ptr %2358, ptr %30, align 8
  %2359 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %543, i64 %2356
  store ptr %2358, ptr %2359, align 8
  %2360 = add nuw nsw i64 %2343, 4
  %2361 = add i64 %2344, 4
  %2362 = icmp eq i64 %2361, %2286
  br i1 %2362, label %2308, label %2342

2363:                                             ; preds = %2340, %2363
  %2364 = phi i64 [ %2367, %2363 ], [ %2341, %2340 ]
  %2365 = trunc i64 %2364 to i32
  %2366 = getelementptr inbounds i32, ptr %2325, i64 %2364
  store i32 %2365, ptr %2366, align 4
  %2367 = add nuw nsw i64 %2364, 1
  %2368 = icmp eq i64 %2367, %2153
  br i1 %2368, label %2369, label %2363

2369:                                             ; preds = %2363, %2338, %2320
  %2370 = tail call i64 @llvm.smax.i64(i64 %2153, i64 %540)
  %2371 = add nuw nsw i64 %541, 1
  %2372 = load i64, ptr %2, align 8
  %2373 = icmp slt i64 %2371, %2372
  br i1 %2373, label %539, label %2374

2374:                                             ; preds = %2369, %453, %517
  %2375 = phi i64 [ 1, %517 ], [ 1, %453 ], [ %2370, %2369 ]
  %2376 = load ptr, ptr %30, align 8
  %2377 = sub i64 0, %2375
  %2378 = getelementptr inbounds double, ptr %2376, i64 %2377
  %2379 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 21
  store ptr %2378, ptr %2379, align 8
  %2380 = getelementptr inbounds double, ptr %2378, i64 %2377
  store ptr %2380, ptr %30, align 8
  %2381 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 22
  store ptr %2380, ptr %2381, align 8
  %2382 = load i64, ptr %53, align 8
  %2383 = icmp sgt i64 %2382, 0
  br i1 %2383, label %2384, label %2399

2384:                                             ; preds = %2374
  %2385 = icmp eq i64 %2382, 1
  br i1 %2385, label %2397, label %2386

2386:                                             ; preds = %2384
  %2387 = and i64 %2382, -2
  br label %2388

2388:                                             ; preds = %2388, %2386
  %2389 = phi i64 [ 0, %2386 ], [ %2393, %2388 ]
  %2390 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %2389
  %2391 = load <2 x double>, ptr %2390, align 8
  %2392 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %2389
  store <2 x double> %2391, ptr %2392, align 8
  %2393 = add nuw i64 %2389, 2
  %2394 = icmp eq i64 %2393, %2387
  br i1 %2394, label %2395, label %2388

2395:                                             ; preds = %2388
  %2396 = icmp eq i64 %2382, %2387
  br i1 %2396, label %2399, label %2397

2397:                                             ; preds = %2384, %2395
  %2398 = phi i64 [ 0, %2384 ], [ %2387, %2395 ]
  br label %2402

2399:                                             ; preds = %2402, %2395, %2374
  %2400 = load i64, ptr %2, align 8
  %2401 = icmp sgt i64 %2400, 0
  br i1 %2401, label %2409, label %2431

2402:                                             ; preds = %2397, %2402
  %2403 = phi i64 [ %2407, %2402 ], [ %2398, %2397 ]
  %2404 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %2403
  %2405 = load double, ptr %2404, align 8
  %2406 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %2403
  store double %2405, ptr %2406, align 8
  %2407 = add nuw nsw i64 %2403, 1
  %2408 = icmp eq i64 %2407, %2382
  br i1 %2408, label %2399, label %2402

2409:                                             ; preds = %2399, %2428
  %2410 = phi i64 [ %2429, %2428 ], [ 0, %2399 ]
  %2411 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %2410
  %2412 = load i64, ptr %2411, align 8
  %2413 = icmp sgt i64 %2412, 0
  br i1 %2413, label %2414, label %2428

2414:                                             ; preds = %2409
  %2415 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 17, i64 %2410
  %2416 = load i64, ptr %2415, align 8
  %2417 = icmp sgt i64 %2416, 0
  %2418 = sitofp i64 %2416 to double
  %2419 = and i64 %2416, 7
  %2420 = icmp ult i64 %2416, 8
  %2421 = and i64 %2416, -8
  %2422 = icmp eq i64 %2419, 0
  br label %2423

2423:                                             ; preds = %2414, %2545
  %2424 = phi i64 [ 0, %2414 ], [ %2553, %2545 ]
  br i1 %2417, label %2425, label %2545

2425:                                             ; preds = %2423
  %2426 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %2410, i64 %2424
  %2427 = load ptr, ptr %2426, align 8
  br i1 %2420, label %2531, label %2555

2428:                                             ; preds = %2545, %2409
  %2429 = add nuw nsw i64 %2410, 1
  %2430 = icmp eq i64 %2429, %2400
  br i1 %2430, label %2431, label %2409

2431:                                             ; preds = %2428, %2399
  %2432 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 0
  store <2 x double> zeroinitializer, ptr %2432, align 8
  %2433 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 2
  store <2 x double> zeroinitializer, ptr %2433, align 8
  %2434 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 4
  store <2 x double> zeroinitializer, ptr %2434, align 8
  %2435 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 6
  store <2 x double> zeroinitializer, ptr %2435, align 8
  %2436 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 8
  store <2 x double> zeroinitializer, ptr %2436, align 8
  %2437 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 10
  store <2 x double> zeroinitializer, ptr %2437, align 8
  %2438 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 12
  store <2 x double> zeroinitializer, ptr %2438, align 8
  %2439 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 14
  store <2 x double> zeroinitializer, ptr %2439, align 8
  %2440 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 16
  store <2 x double> zeroinitializer, ptr %2440, align 8
  %2441 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 18
  store <2 x double> zeroinitializer, ptr %2441, align 8
  %2442 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 20
  store <2 x double> zeroinitializer, ptr %2442, align 8
  %2443 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 22
  store <2 x double> zeroinitializer, ptr %2443, align 8
  %2444 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 24
  store <2 x double> zeroinitializer, ptr %2444, align 8
  %2445 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 26
  store <2 x double> zeroinitializer, ptr %2445, align 8
  %2446 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 28
  store <2 x double> zeroinitializer, ptr %2446, align 8
  %2447 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 30
  store <2 x double> zeroinitializer, ptr %2447, align 8
  %2448 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 32
  store <2 x double> zeroinitializer, ptr %2448, align 8
  %2449 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 34
  store <2 x double> zeroinitializer, ptr %2449, align 8
  %2450 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 36
  store <2 x double> zeroinitializer, ptr %2450, align 8
  %2451 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 38
  store <2 x double> zeroinitializer, ptr %2451, align 8
  %2452 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 40
  store <2 x double> zeroinitializer, ptr %2452, align 8
  %2453 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 42
  store <2 x double> zeroinitializer, ptr %2453, align 8
  %2454 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 44
  store <2 x double> zeroinitializer, ptr %2454, align 8
  %2455 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 46
  store <2 x double> zeroinitializer, ptr %2455, align 8
  %2456 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 48
  store <2 x double> zeroinitializer, ptr %2456, align 8
  %2457 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 50
  store <2 x double> zeroinitializer, ptr %2457, align 8
  %2458 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 52
  store <2 x double> zeroinitializer, ptr %2458, align 8
  %2459 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 54
  store <2 x double> zeroinitializer, ptr %2459, align 8
  %2460 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 56
  store <2 x double> zeroinitializer, ptr %2460, align 8
  %2461 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 58
  store <2 x double> zeroinitializer, ptr %2461, align 8
  %2462 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 60
  store <2 x double> zeroinitializer, ptr %2462, align 8
  %2463 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 62
  store <2 x double> zeroinitializer, ptr %2463, align 8
  %2464 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 64
  store double 0.000000e+00, ptr %2464, align 8
  %2465 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29
  store double 1.000000e+00, ptr %2465, align 8
  %2466 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 0
  store double 0.000000e+00, ptr %2466, align 8
  %2467 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 1
  store double 0.000000e+00, ptr %2467, align 8
  %2468 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 2
  store double 0.000000e+00, ptr %2468, align 8
  %2469 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 3
  store double 0.000000e+00, ptr %2469, align 8
  %2470 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 4
  store double 0.000000e+00, ptr %2470, align 8
  %2471 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 5
  store double 0.000000e+00, ptr %2471, align 8
  %2472 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 6
  store double 0.000000e+00, ptr %2472, align 8
  %2473 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 7
  store double 0.000000e+00, ptr %2473, align 8
  %2474 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 8
  store double 0.000000e+00, ptr %2474, align 8
  %2475 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 9
  store double 0.000000e+00, ptr %2475, align 8
  %2476 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 10
  store double 0.000000e+00, ptr %2476, align 8
  %2477 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 11
  store double 0.000000e+00, ptr %2477, align 8
  %2478 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 12
  store double 0.000000e+00, ptr %2478, align 8
  %2479 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 13
  store double 0.000000e+00, ptr %2479, align 8
  %2480 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 14
  store double 0.000000e+00, ptr %2480, align 8
  %2481 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 15
  store double 0.000000e+00, ptr %2481, align 8
  %2482 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 16
  store double 0.000000e+00, ptr %2482, align 8
  %2483 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 17
  store double 0.000000e+00, ptr %2483, align 8
  %2484 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 18
  store double 0.000000e+00, ptr %2484, align 8
  %2485 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 19
  store double 0.000000e+00, ptr %2485, align 8
  %2486 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 20
  store double 0.000000e+00, ptr %2486, align 8
  %2487 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 21
  store double 0.000000e+00, ptr %2487, align 8
  %2488 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 22
  store double 0.000000e+00, ptr %2488, align 8
  %2489 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 23
  store double 0.000000e+00, ptr %2489, align 8
  %2490 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 24
  store double 0.000000e+00, ptr %2490, align 8
  %2491 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 25
  store double 0.000000e+00, ptr %2491, align 8
  %2492 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 26
  store double 0.000000e+00, ptr %2492, align 8
  %2493 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 27
  store double 0.000000e+00, ptr %2493, align 8
  %2494 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 28
  store double 0.000000e+00, ptr %2494, align 8
  %2495 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 29
  store double 0.000000e+00, ptr %2495, align 8
  %2496 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 30
  store double 0.000000e+00, ptr %2496, align 8
  %2497 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 31
  store double 0.000000e+00, ptr %2497, align 8
  %2498 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 0
  store double 0.000000e+00, ptr %2498, align 8
  %2499 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 1
  store double 0.000000e+00, ptr %2499, align 8
  %2500 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 2
  store double 0.000000e+00, ptr %2500, align 8
  %2501 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 3
  store double 0.000000e+00, ptr %2501, align 8
  %2502 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 4
  store double 0.000000e+00, ptr %2502, align 8
  %2503 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 5
  store double 0.000000e+00, ptr %2503, align 8
  %2504 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 6
  store double 0.000000e+00, ptr %2504, align 8
  %2505 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 7
  store double 0.000000e+00, ptr %2505, align 8
  %2506 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 8
  store double 0.000000e+00, ptr %2506, align 8
  %2507 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 9
  store double 0.000000e+00, ptr %2507, align 8
  %2508 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 10
  store double 0.000000e+00, ptr %2508, align 8
  %2509 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 11
  store double 0.000000e+00, ptr %2509, align 8
  %2510 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 12
  store double 0.000000e+00, ptr %2510, align 8
  %2511 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 13
  store double 0.000000e+00, ptr %2511, align 8
  %2512 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 14
  store double 0.000000e+00, ptr %2512, align 8
  %2513 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 15
  store double 0.000000e+00, ptr %2513, align 8
  %2514 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 16
  store double 0.000000e+00, ptr %2514, align 8
  %2515 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 17
  store double 0.000000e+00, ptr %2515, align 8
  %2516 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 18
  store double 0.000000e+00, ptr %2516, align 8
  %2517 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 19
  store double 0.000000e+00, ptr %2517, align 8
  %2518 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 20
  store double 0.000000e+00, ptr %2518, align 8
  %2519 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 21
  store double 0.000000e+00, ptr %2519, align 8
  %2520 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 22
  store double 0.000000e+00, ptr %2520, align 8
  %2521 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 23
  store double 0.000000e+00, ptr %2521, align 8
  %2522 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 24
  store double 0.000000e+00, ptr %2522, align 8
  %2523 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 25
  store double 0.000000e+00, ptr %2523, align 8
  %2524 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 26
  store double 0.000000e+00, ptr %2524, align 8
  %2525 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 27
  store double 0.000000e+00, ptr %2525, align 8
  %2526 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 28
  store double 0.000000e+00, ptr %2526, align 8
  %2527 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 29
  store double 0.000000e+00, ptr %2527, align 8
  %2528 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 30
  store double 0.000000e+00, ptr %2528, align 8
  %2529 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 31
  store double 0.000000e+00, ptr %2529, align 8
  %2530 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 32
  store double 0.000000e+00, ptr %2530, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %24)
  store i64 -1, ptr %24, align 8
  call fastcc void @push(ptr noundef nonnull %0, double noundef 0xFFF0000000000000, ptr noundef nonnull %24, i64 noundef 0)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %24)
  br label %2593

2531:                                             ; preds = %2555, %2425
  %2532 = phi double [ undef, %2425 ], [ %2589, %2555 ]
  %2533 = phi i64 [ 0, %2425 ], [ %2590, %2555 ]
  %2534 = phi double [ 0.000000e+00, %2425 ], [ %2589, %2555 ]
  br i1 %2422, label %2545, label %2535

2535:                                             ; preds = %2531, %2535
  %2536 = phi i64 [ %2542, %2535 ], [ %2533, %2531 ]
  %2537 = phi double [ %2541, %2535 ], [ %2534, %2531 ]
  %2538 = phi i64 [ %2543, %2535 ], [ 0, %2531 ]
  %2539 = getelementptr inbounds double, ptr %2427, i64 %2536
  %2540 = load double, ptr %2539, align 8
  %2541 = fadd double %2537, %2540
  %2542 = add nuw nsw i64 %2536, 1
  %2543 = add i64 %2538, 1
  %2544 = icmp eq i64 %2543, %2419
  br i1 %2544, label %2545, label %2535

2545:                                             ; preds = %2531, %2535, %2423
  %2546 = phi double [ 0.000000e+00, %2423 ], [ %2532, %2531 ], [ %2541, %2535 ]
  %2547 = fdiv double %2546, %2418
  %2548 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %2410, i64 %2424
  %2549 = load i64, ptr %2548, align 8
  %2550 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %2549
  %2551 = load double, ptr %2550, align 8
  %2552 = fadd double %2547, %2551
  store double %2552, ptr %2550, align 8
  %2553 = add nuw nsw i64 %2424, 1
  %2554 = icmp eq i64 %2553, %2412
  br i1 %2554, label %2428, label %2423

2555:                                             ; preds = %2425, %2555
  %2556 = phi i64 [ %2590, %2555 ], [ 0, %2425 ]
  %2557 = phi double [ %2589, %2555 ], [ 0.000000e+00, %2425 ]
  %2558 = phi i64 [ %2591, %2555 ], [ 0, %2425 ]
  %2559 = getelementptr inbounds double, ptr %2427, i64 %2556
  %2560 = load double, ptr %2559, align 8
  %2561 = fadd double %2557, %2560
  %2562 = or i64 %2556, 1
  %2563 = getelementptr inbounds double, ptr %2427, i64 %2562
  %2564 = load double, ptr %2563, align 8
  %2565 = fadd double %2561, %2564
  %2566 = or i64 %2556, 2
  %2567 = getelementptr inbounds double, ptr %2427, i64 %2566
  %2568 = load double, ptr %2567, align 8
  %2569 = fadd double %2565, %2568
  %2570 = or i64 %2556, 3
  %2571 = getelementptr inbounds double, ptr %2427, i64 %2570
  %2572 = load double, ptr %2571, align 8
  %2573 = fadd double %2569, %2572
  %2574 = or i64 %2556, 4
  %2575 = getelementptr inbounds double, ptr %2427, i64 %2574
  %2576 = load double, ptr %2575, align 8
  %2577 = fadd double %2573, %2576
  %2578 = or i64 %2556, 5
  %2579 = getelementptr inbounds double, ptr %2427, i64 %2578
  %2580 = load double, ptr %2579, align 8
  %2581 = fadd double %2577, %2580
  %2582 = or i64 %2556, 6
  %2583 = getelementptr inbounds double, ptr %2427, i64 %2582
  %2584 = load double, ptr %2583, align 8
  %2585 = fadd double %2581, %2584
  %2586 = or i64 %2556, 7
  %2587 = getelementptr inbounds double, ptr %2427, i64 %2586
  %2588 = load double, ptr %2587, align 8
  %2589 = fadd double %2585, %2588
  %2590 = add nuw nsw i64 %2556, 8
  %2591 = add i64 %2558, 8
  %2592 = icmp eq i64 %2591, %2421
  br i1 %2592, label %2531, label %2555

2593:                                             ; preds = %539, %2151, %2431
  %2594 = phi double [ 0xFFF0000000000000, %2431 ], [ 0x7FF0000000000000, %2151 ], [ 0x7FF0000000000000, %539 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %23)
  ret double %2594
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
  %47 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 18
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
  %108 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 19
  %109 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 9
  %110 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 8
  br label %195

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

178:                                              ; preds = %223, %105
  %179 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28
  %180 = getelementptr inbounds double, ptr %179, i64 %11
  call fastcc void @lift(ptr noundef nonnull %5, ptr noundef %7, ptr noundef nonnull %179, ptr noundef nonnull %180, ptr noundef nonnull %3)
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %4)
  br i1 %44, label %181, label %226

181:                                              ; preds = %178
  %182 = icmp ult i64 %43, 4
  br i1 %182, label %193, label %183

183:                                              ; preds = %181
  %184 = and i64 %43, -4
  br label %185

185:                                              ; preds = %185, %183
  %186 = phi i64 [ 0, %183 ], [ %189, %185 ]
  %187 = getelementptr inbounds [64 x double], ptr %4, i64 0, i64 %186
  store <2 x double> zeroinitializer, ptr %187, align 16
  %188 = getelementptr inbounds double, ptr %187, i64 2
  store <2 x double> zeroinitializer, ptr %188, align 16
  %189 = add nuw i64 %186, 4
  %190 = icmp eq i64 %189, %184
  br i1 %190, label %191, label %185

191:                                              ; preds = %185
  %192 = icmp eq i64 %43, %184
  br i1 %192, label %226, label %193

193:                                              ; preds = %181, %191
  %194 = phi i64 [ 0, %181 ], [ %184, %191 ]
  br label %228

195:                                              ; preds = %107, %223
  %196 = phi i64 [ 0, %107 ], [ %224, %223 ]
  %197 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 %196
  %198 = load i64, ptr %197, align 8
  %199 = icmp slt i64 %198, 0
  br i1 %199, label %200, label %203

200:                                              ; preds = %195
  %201 = add nsw i64 %196, %11
  %202 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %201
  store double 0.000000e+00, ptr %202, align 8
  br label %223

203:                                              ; preds = %195
  %204 = load ptr, ptr %108, align 8
  %205 = getelementptr inbounds double, ptr %204, i64 %196
  %206 = load double, ptr %205, align 8
  %207 = load ptr, ptr %109, align 8
  %208 = getelementptr inbounds i64, ptr %207, i64 %196
  %209 = load i64, ptr %208, align 8
  %210 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %209
  %211 = load double, ptr %210, align 8
  %212 = fmul double %206, %211
  %213 = add nsw i64 %196, %11
  %214 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %213
  %215 = load double, ptr %214, align 8
  %216 = fmul double %212, %215
  %217 = load ptr, ptr %110, align 8
  %218 = getelementptr inbounds i64, ptr %217, i64 %196
  %219 = load i64, ptr %218, align 8
  %220 = getelementptr inbounds [64 x double], ptr %3, i64 0, i64 %219
  %221 = load double, ptr %220, align 8
  %222 = fadd double %216, %221
  store double %222, ptr %220, align 8
  br label %223

223:                                              ; preds = %200, %203
  %224 = add nuw nsw i64 %196, 1
  %225 = icmp eq i64 %224, %13
  br i1 %225, label %178, label %195

226:                                              ; preds = %228, %191, %178
  %227 = icmp eq i64 %10, 1
  br i1 %227, label %319, label %233

228:                                              ; preds = %193, %228
  %229 = phi i64 [ %231, %228 ], [ %194, %193 ]
  %230 = getelementptr inbounds [64 x double], ptr %4, i64 0, i64 %229
  store double 0.000000e+00, ptr %230, align 8
  %231 = add nuw nsw i64 %229, 1
  %232 = icmp eq i64 %231, %43
  br i1 %232, label %226, label %228

233:                                              ; preds = %226
  %234 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 10
  %235 = load ptr, ptr %234, align 8
  %236 = load i64, ptr %235, align 8
  %237 = getelementptr inbounds [64 x double], ptr %3, i64 0, i64 %236
  %238 = load double, ptr %237, align 8
  %239 = icmp eq i64 %10, 3
  br i1 %239, label %240, label %242

240:                                              ; preds = %233
  %241 = fcmp ugt double %238, 0.000000e+00
  br i1 %241, label %258, label %1068

242:                                              ; preds = %233
  %243 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 14
  %244 = load double, ptr %243, align 8
  %245 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 15
  %246 = load double, ptr %245, align 8
  %247 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 4
  %248 = load i64, ptr %247, align 8
  %249 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %248
  %250 = load double, ptr %249, align 8
  %251 = fmul double %246, %250
  %252 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 13
  %253 = load double, ptr %252, align 8
  %254 = fdiv double %251, %253
  %255 = fadd double %244, %254
  %256 = fadd double %238, %255
  %257 = fcmp ugt double %256, 0.000000e+00
  br i1 %257, label %262, label %1068

258:                                              ; preds = %240
  %259 = fdiv double 1.000000e+00, %238
  %260 = getelementptr inbounds [64 x double], ptr %4, i64 0, i64 %236
  %261 = load double, ptr %260, align 8
  br label %270

262:                                              ; preds = %242
  %263 = fdiv double 1.000000e+00, %256
  %264 = getelementptr inbounds [64 x double], ptr %4, i64 0, i64 %236
  %265 = load double, ptr %264, align 8
  %266 = fadd double %263, %265
  store double %266, ptr %264, align 8
  %267 = fdiv double %254, %256
  %268 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %248
  %269 = load double, ptr %268, align 8
  br label %270

270:                                              ; preds = %258, %262
  %271 = phi double [ %261, %258 ], [ %267, %262 ]
  %272 = phi double [ %259, %258 ], [ %269, %262 ]
  %273 = phi ptr [ %260, %258 ], [ %268, %262 ]
  %274 = phi double [ %238, %258 ], [ %256, %262 ]
  %275 = fadd double %272, %271
  store double %275, ptr %273, align 8
  %276 = bitcast double %274 to i64
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
  %316 = fadd double %315, 0.000000e+00
  %317 = add i64 %10, -1
  %318 = icmp ult i64 %317, 2
  br i1 %318, label %319, label %444

319:                                              ; preds = %226, %270
  %320 = phi double [ %316, %270 ], [ 0.000000e+00, %226 ]
  %321 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29
  %322 = load double, ptr %321, align 8
  %323 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 4
  %324 = load i64, ptr %323, align 8
  %325 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %324
  %326 = load double, ptr %325, align 8
  %327 = fadd double %322, %326
  store double %327, ptr %325, align 8
  %328 = load double, ptr %321, align 8
  %329 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %324
  %330 = load double, ptr %329, align 8
  %331 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 13
  %332 = load i64, ptr %331, align 8
  %333 = lshr i64 %332, 52
  %334 = and i64 %333, 2047
  %335 = and i64 %332, 4503599627370495
  %336 = or i64 %335, 4607182418800017408
  %337 = bitcast i64 %336 to double
  %338 = fcmp ogt double %337, 0x3FF6A09E667F3BCD
  %339 = fmul double %337, 5.000000e-01
  %340 = select i1 %338, double %339, double %337
  %341 = select i1 %338, i64 -1022, i64 -1023
  %342 = add nsw i64 %341, %334
  %343 = fadd double %340, -1.000000e+00
  %344 = fadd double %340, 1.000000e+00
  %345 = fdiv double %343, %344
  %346 = fmul double %345, %345
  %347 = fmul double %346, 0x3FA8618618618618
  %348 = fadd double %347, 0x3FAAF286BCA1AF28
  %349 = fmul double %346, %348
  %350 = fadd double %349, 0x3FAE1E1E1E1E1E1E
  %351 = fmul double %346, %350
  %352 = fadd double %351, 0x3FB1111111111111
  %353 = fmul double %346, %352
  %354 = fadd double %353, 0x3FB3B13B13B13B14
  %355 = fmul double %346, %354
  %356 = fadd double %355, 0x3FB745D1745D1746
  %357 = fmul double %346, %356
  %358 = fadd double %357, 0x3FBC71C71C71C71C
  %359 = fmul double %346, %358
  %360 = fadd double %359, 0x3FC2492492492492
  %361 = fmul double %346, %360
  %362 = fadd double %361, 2.000000e-01
  %363 = fmul double %346, %362
  %364 = fadd double %363, 0x3FD5555555555555
  %365 = fmul double %346, %364
  %366 = fadd double %365, 1.000000e+00
  %367 = fmul double %345, 2.000000e+00
  %368 = fmul double %367, %366
  %369 = sitofp i64 %342 to double
  %370 = fmul double %369, 0x3FE62E42FEFA39EF
  %371 = fadd double %370, %368
  %372 = fsub double %330, %371
  %373 = fmul double %328, %372
  %374 = fadd double %320, %373
  br i1 %44, label %375, label %459

375:                                              ; preds = %319
  %376 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 12
  %377 = load ptr, ptr %376, align 8
  br label %378

378:                                              ; preds = %375, %441
  %379 = phi double [ %374, %375 ], [ %442, %441 ]
  %380 = phi i64 [ 0, %375 ], [ %384, %441 ]
  %381 = getelementptr inbounds double, ptr %377, i64 %380
  %382 = load double, ptr %381, align 8
  %383 = fcmp ogt double %382, 0.000000e+00
  %384 = add nuw nsw i64 %380, 1
  br i1 %383, label %385, label %441

385:                                              ; preds = %378
  %386 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %384
  %387 = load double, ptr %386, align 8
  %388 = fcmp ogt double %387, 0.000000e+00
  br i1 %388, label %389, label %441

389:                                              ; preds = %385
  %390 = getelementptr inbounds [64 x double], ptr %3, i64 0, i64 %380
  %391 = load double, ptr %390, align 8
  %392 = fcmp ugt double %391, 0.000000e+00
  br i1 %392, label %393, label %441

393:                                              ; preds = %389
  %394 = fdiv double %387, %391
  %395 = getelementptr inbounds [64 x double], ptr %4, i64 0, i64 %380
  %396 = load double, ptr %395, align 8
  %397 = fadd double %394, %396
  store double %397, ptr %395, align 8
  %398 = fdiv double %391, %382
  %399 = bitcast double %398 to i64
  %400 = lshr i64 %399, 52
  %401 = and i64 %400, 2047
  %402 = and i64 %399, 4503599627370495
  %403 = or i64 %402, 4607182418800017408
  %404 = bitcast i64 %403 to double
  %405 = fcmp ogt double %404, 0x3FF6A09E667F3BCD
  %406 = fmul double %404, 5.000000e-01
  %407 = select i1 %405, double %406, double %404
  %408 = select i1 %405, i64 -1022, i64 -1023
  %409 = add nsw i64 %408, %401
  %410 = fadd double %407, -1.000000e+00
  %411 = fadd double %407, 1.000000e+00
  %412 = fdiv double %410, %411
  %413 = fmul double %412, %412
  %414 = fmul double %413, 0x3FA8618618618618
  %415 = fadd double %414, 0x3FAAF286BCA1AF28
  %416 = fmul double %413, %415
  %417 = fadd double %416, 0x3FAE1E1E1E1E1E1E
  %418 = fmul double %413, %417
  %419 = fadd double %418, 0x3FB1111111111111
  %420 = fmul double %413, %419
  %421 = fadd double %420, 0x3FB3B13B13B13B14
  %422 = fmul double %413, %421
  %423 = fadd double %422, 0x3FB745D1745D1746
  %424 = fmul double %413, %423
  %425 = fadd double %424, 0x3FBC71C71C71C71C
  %426 = fmul double %413, %425
  %427 = fadd double %426, 0x3FC2492492492492
  %428 = fmul double %413, %427
  %429 = fadd double %428, 2.000000e-01
  %430 = fmul double %413, %429
  %431 = fadd double %430, 0x3FD5555555555555
  %432 = fmul double %413, %431
  %433 = fadd double %432, 1.000000e+00
  %434 = fmul double %412, 2.000000e+00
  %435 = fmul double %434, %433
  %436 = sitofp i64 %409 to double
  %437 = fmul double %436, 0x3FE62E42FEFA39EF
  %438 = fadd double %437, %435
  %439 = fmul double %387, %438
  %440 = fadd double %379, %439
  br label %441

441:                                              ; preds = %378, %385, %389, %393
  %442 = phi double [ %379, %385 ], [ %379, %389 ], [ %440, %393 ], [ %379, %378 ]
  %443 = icmp eq i64 %384, %43
  br i1 %443, label %444, label %378

444:                                              ; preds = %441, %270
  %445 = phi double [ %316, %270 ], [ %442, %441 ]
  br i1 %44, label %446, label %459

446:                                              ; preds = %444
  %447 = icmp slt i64 %11, 1
  %448 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 18
  %449 = getelementptr i8, ptr %0, i64 17424
  %450 = shl i64 %11, 3
  %451 = add i64 %450, 25616
  %452 = getelementptr i8, ptr %0, i64 %451
  %453 = shl i64 %11, 3
  %454 = icmp ult i64 %11, 4
  %455 = and i64 %11, -4
  %456 = icmp eq i64 %11, %455
  %457 = and i64 %11, 1
  %458 = icmp eq i64 %457, 0
  br label %465

459:                                              ; preds = %554, %319, %444
  %460 = phi double [ %445, %444 ], [ %374, %319 ], [ %445, %554 ]
  br i1 %106, label %461, label %557

461:                                              ; preds = %459
  %462 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 8
  %463 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 19
  %464 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 9
  br label %574

465:                                              ; preds = %446, %554
  %466 = phi i64 [ 0, %446 ], [ %555, %554 ]
  %467 = mul i64 %453, %466
  %468 = add i64 %450, %467
  %469 = getelementptr inbounds [64 x double], ptr %4, i64 0, i64 %466
  %470 = load double, ptr %469, align 8
  %471 = fcmp ule double %470, 0.000000e+00
  %472 = select i1 %471, i1 true, i1 %447
  br i1 %472, label %554, label %473

473:                                              ; preds = %465
  %474 = load ptr, ptr %448, align 8
  %475 = mul nsw i64 %466, %11
  br i1 %454, label %511, label %476

476:                                              ; preds = %473
  %477 = getelementptr i8, ptr %474, i64 %467
  %478 = getelementptr i8, ptr %474, i64 %468
  %479 = icmp ult ptr %449, %478
  %480 = icmp ult ptr %477, %452
  %481 = and i1 %479, %480
  br i1 %481, label %511, label %482

482:                                              ; preds = %476
  %483 = insertelement <2 x double> poison, double %470, i64 0
  %484 = shufflevector <2 x double> %483, <2 x double> poison, <2 x i32> zeroinitializer
  %485 = insertelement <2 x double> poison, double %470, i64 0
  %486 = shufflevector <2 x double> %485, <2 x double> poison, <2 x i32> zeroinitializer
  br label %487

487:                                              ; preds = %487, %482
  %488 = phi i64 [ 0, %482 ], [ %508, %487 ]
  %489 = add nsw i64 %488, %475
  %490 = getelementptr inbounds double, ptr %474, i64 %489
  %491 = load <2 x double>, ptr %490, align 8
  %492 = getelementptr inbounds double, ptr %490, i64 2
  %493 = load <2 x double>, ptr %492, align 8
  %494 = fmul <2 x double> %484, %491
  %495 = fmul <2 x double> %486, %493
  %496 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %488
  %497 = load <2 x double>, ptr %496, align 8
  %498 = getelementptr inbounds double, ptr %496, i64 2
  %499 = load <2 x double>, ptr %498, align 8
  %500 = fmul <2 x double> %494, %497
  %501 = fmul <2 x double> %495, %499
  %502 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %488
  %503 = load <2 x double>, ptr %502, align 8
  %504 = getelementptr inbounds double, ptr %502, i64 2
  %505 = load <2 x double>, ptr %504, align 8
  %506 = fadd <2 x double> %503, %500
  %507 = fadd <2 x double> %505, %501
  store <2 x double> %506, ptr %502, align 8
  store <2 x double> %507, ptr %504, align 8
  %508 = add nuw i64 %488, 4
  %509 = icmp eq i64 %508, %455
  br i1 %509, label %510, label %487

510:                                              ; preds = %487
  br i1 %456, label %554, label %511

511:                                              ; preds = %476, %473, %510
  %512 = phi i64 [ 0, %476 ], [ 0, %473 ], [ %455, %510 ]
  %513 = or i64 %512, 1
  br i1 %458, label %526, label %514

514:                                              ; preds = %511
  %515 = add nsw i64 %512, %475
  %516 = getelementptr inbounds double, ptr %474, i64 %515
  %517 = load double, ptr %516, align 8
  %518 = fmul double %470, %517
  %519 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %512
  %520 = load double, ptr %519, align 8
  %521 = fmul double %518, %520
  %522 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %512
  %523 = load double, ptr %522, align 8
  %524 = fadd double %523, %521
  store double %524, ptr %522, align 8
  %525 = or i64 %512, 1
  br label %526

526:                                              ; preds = %514, %511
  %527 = phi i64 [ %512, %511 ], [ %525, %514 ]
  %528 = icmp eq i64 %11, %513
  br i1 %528, label %554, label %529

529:                                              ; preds = %526, %529
  %530 = phi i64 [ %552, %529 ], [ %527, %526 ]
  %531 = add nsw i64 %530, %475
  %532 = getelementptr inbounds double, ptr %474, i64 %531
  %533 = load double, ptr %532, align 8
  %534 = fmul double %470, %533
  %535 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %530
  %536 = load double, ptr %535, align 8
  %537 = fmul double %534, %536
  %538 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %530
  %539 = load double, ptr %538, align 8
  %540 = fadd double %539, %537
  store double %540, ptr %538, align 8
  %541 = add nuw nsw i64 %530, 1
  %542 = add nsw i64 %541, %475
  %543 = getelementptr inbounds double, ptr %474, i64 %542
  %544 = load double, ptr %543, align 8
  %545 = fmul double %470, %544
  %546 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %541
  %547 = load double, ptr %546, align 8
  %548 = fmul double %545, %547
  %549 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %541
  %550 = load double, ptr %549, align 8
  %551 = fadd double %550, %548
  store double %551, ptr %549, align 8
  %552 = add nuw nsw i64 %530, 2
  %553 = icmp eq i64 %552, %11
  br i1 %553, label %554, label %529

554:                                              ; preds = %526, %529, %510, %465
  %555 = add nuw nsw i64 %466, 1
  %556 = icmp eq i64 %555, %43
  br i1 %556, label %459, label %465

557:                                              ; preds = %605, %459
  %558 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 5
  %559 = load i64, ptr %558, align 8
  %560 = icmp sgt i64 %559, 0
  br i1 %560, label %561, label %608

561:                                              ; preds = %557
  %562 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 16
  %563 = load ptr, ptr %562, align 8
  %564 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 14
  %565 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 15
  %566 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 23
  %567 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 9
  %568 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 24
  %569 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 25
  %570 = and i64 %43, 1
  %571 = icmp eq i64 %43, 1
  %572 = and i64 %43, -2
  %573 = icmp eq i64 %570, 0
  br label %617

574:                                              ; preds = %461, %605
  %575 = phi i64 [ 0, %461 ], [ %606, %605 ]
  %576 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 %575
  %577 = load i64, ptr %576, align 8
  %578 = icmp slt i64 %577, 0
  br i1 %578, label %605, label %579

579:                                              ; preds = %574
  %580 = load ptr, ptr %462, align 8
  %581 = getelementptr inbounds i64, ptr %580, i64 %575
  %582 = load i64, ptr %581, align 8
  %583 = getelementptr inbounds [64 x double], ptr %4, i64 0, i64 %582
  %584 = load double, ptr %583, align 8
  %585 = load ptr, ptr %463, align 8
  %586 = getelementptr inbounds double, ptr %585, i64 %575
  %587 = load double, ptr %586, align 8
  %588 = fmul double %584, %587
  %589 = load ptr, ptr %464, align 8
  %590 = getelementptr inbounds i64, ptr %589, i64 %575
  %591 = load i64, ptr %590, align 8
  %592 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %591
  %593 = load double, ptr %592, align 8
  %594 = fmul double %588, %593
  %595 = add nsw i64 %575, %11
  %596 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %595
  %597 = load double, ptr %596, align 8
  %598 = fmul double %594, %597
  %599 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %591
  %600 = load double, ptr %599, align 8
  %601 = fadd double %600, %598
  store double %601, ptr %599, align 8
  %602 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %595
  %603 = load double, ptr %602, align 8
  %604 = fadd double %598, %603
  store double %604, ptr %602, align 8
  br label %605

605:                                              ; preds = %574, %579
  %606 = add nuw nsw i64 %575, 1
  %607 = icmp eq i64 %606, %13
  br i1 %607, label %557, label %574

608:                                              ; preds = %784, %557
  %609 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 3
  %610 = load i64, ptr %609, align 8
  %611 = icmp sgt i64 %610, 0
  br i1 %611, label %612, label %786

612:                                              ; preds = %608
  %613 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 12
  %614 = load ptr, ptr %613, align 8
  %615 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 13
  %616 = load i64, ptr %614, align 8
  br label %794

617:                                              ; preds = %561, %784
  %618 = phi i64 [ 0, %561 ], [ %679, %784 ]
  %619 = getelementptr inbounds i64, ptr %563, i64 %618
  %620 = load i64, ptr %619, align 8
  %621 = add i64 %620, %618
  %622 = icmp sgt i64 %618, %621
  br i1 %622, label %676, label %623

623:                                              ; preds = %617
  %624 = load ptr, ptr %564, align 8
  %625 = load ptr, ptr %568, align 8
  %626 = getelementptr inbounds i64, ptr %624, i64 %618
  %627 = load i64, ptr %626, align 8
  br label %628

628:                                              ; preds = %667, %623
  %629 = phi i64 [ %627, %623 ], [ %635, %667 ]
  %630 = phi i64 [ %618, %623 ], [ %673, %667 ]
  %631 = phi double [ 0.000000e+00, %623 ], [ %674, %667 ]
  %632 = phi i64 [ %618, %623 ], [ %633, %667 ]
  %633 = add nsw i64 %632, 1
  %634 = getelementptr inbounds i64, ptr %624, i64 %633
  %635 = load i64, ptr %634, align 8
  %636 = icmp slt i64 %629, %635
  br i1 %636, label %637, label %667

637:                                              ; preds = %628
  %638 = load ptr, ptr %565, align 8
  %639 = load ptr, ptr %566, align 8
  br label %640

640:                                              ; preds = %661, %637
  %641 = phi double [ 0.000000e+00, %637 ], [ %664, %661 ]
  %642 = phi i64 [ %629, %637 ], [ %665, %661 ]
  %643 = getelementptr inbounds i64, ptr %638, i64 %642
  %644 = load i64, ptr %643, align 8
  %645 = sub nsw i64 %644, %11
  %646 = getelementptr inbounds double, ptr %639, i64 %642
  %647 = load double, ptr %646, align 8
  %648 = icmp slt i64 %645, 0
  br i1 %648, label %649, label %652

649:                                              ; preds = %640
  %650 = getelementptr inbounds double, ptr %179, i64 %644
  %651 = load double, ptr %650, align 8
  br label %661

652:                                              ; preds = %640
  %653 = load ptr, ptr %567, align 8
  %654 = getelementptr inbounds i64, ptr %653, i64 %645
  %655 = load i64, ptr %654, align 8
  %656 = getelementptr inbounds double, ptr %179, i64 %655
  %657 = load double, ptr %656, align 8
  %658 = getelementptr inbounds double, ptr %179, i64 %644
  %659 = load double, ptr %658, align 8
  %660 = fmul double %657, %659
  br label %661

661:                                              ; preds = %652, %649
  %662 = phi double [ %651, %649 ], [ %660, %652 ]
  %663 = fmul double %647, %662
  %664 = fadd double %641, %663
  %665 = add nsw i64 %642, 1
  %666 = icmp eq i64 %665, %635
  br i1 %666, label %667, label %640

667:                                              ; preds = %661, %628
  %668 = phi double [ 0.000000e+00, %628 ], [ %664, %661 ]
  %669 = getelementptr inbounds double, ptr %625, i64 %632
  %670 = load double, ptr %669, align 8
  %671 = fsub double %670, %668
  %672 = fcmp ogt double %671, %631
  %673 = select i1 %672, i64 %632, i64 %630
  %674 = select i1 %672, double %671, double %631
  %675 = icmp eq i64 %632, %621
  br i1 %675, label %676, label %628

676:                                              ; preds = %667, %617
  %677 = phi i64 [ %618, %617 ], [ %673, %667 ]
  %678 = phi double [ 0.000000e+00, %617 ], [ %674, %667 ]
  %679 = add i64 %621, 1
  br i1 %44, label %680, label %784

680:                                              ; preds = %676
  %681 = load ptr, ptr %569, align 8
  br i1 %571, label %682, label %700

682:                                              ; preds = %700, %680
  %683 = phi double [ undef, %680 ], [ %720, %700 ]
  %684 = phi i64 [ 0, %680 ], [ %721, %700 ]
  %685 = phi double [ 0.000000e+00, %680 ], [ %720, %700 ]
  br i1 %573, label %695, label %686

686:                                              ; preds = %682
  %687 = getelementptr inbounds [64 x double], ptr %4, i64 0, i64 %684
  %688 = load double, ptr %687, align 8
  %689 = mul nsw i64 %684, %559
  %690 = add nsw i64 %689, %677
  %691 = getelementptr inbounds double, ptr %681, i64 %690
  %692 = load double, ptr %691, align 8
  %693 = fmul double %688, %692
  %694 = fadd double %685, %693
  br label %695

695:                                              ; preds = %682, %686
  %696 = phi double [ %683, %682 ], [ %694, %686 ]
  %697 = fcmp ogt double %696, 0.000000e+00
  %698 = fcmp ogt double %678, 0.000000e+00
  %699 = select i1 %697, i1 %698, i1 false
  br i1 %699, label %724, label %784

700:                                              ; preds = %680, %700
  %701 = phi i64 [ %721, %700 ], [ 0, %680 ]
  %702 = phi double [ %720, %700 ], [ 0.000000e+00, %680 ]
  %703 = phi i64 [ %722, %700 ], [ 0, %680 ]
  %704 = getelementptr inbounds [64 x double], ptr %4, i64 0, i64 %701
  %705 = load double, ptr %704, align 16
  %706 = mul nsw i64 %701, %559
  %707 = add nsw i64 %706, %677
  %708 = getelementptr inbounds double, ptr %681, i64 %707
  %709 = load double, ptr %708, align 8
  %710 = fmul double %705, %709
  %711 = fadd double %702, %710
  %712 = or i64 %701, 1
  %713 = getelementptr inbounds [64 x double], ptr %4, i64 0, i64 %712
  %714 = load double, ptr %713, align 8
  %715 = mul nsw i64 %712, %559
  %716 = add nsw i64 %715, %677
  %717 = getelementptr inbounds double, ptr %681, i64 %716
  %718 = load double, ptr %717, align 8
  %719 = fmul double %714, %718
  %720 = fadd double %711, %719
  %721 = add nuw nsw i64 %701, 2
  %722 = add i64 %703, 2
  %723 = icmp eq i64 %722, %572
  br i1 %723, label %682, label %700

724:                                              ; preds = %695
  %725 = load ptr, ptr %564, align 8
  %726 = getelementptr inbounds i64, ptr %725, i64 %677
  %727 = load i64, ptr %726, align 8
  %728 = add nsw i64 %677, 1
  %729 = getelementptr inbounds i64, ptr %725, i64 %728
  %730 = load i64, ptr %729, align 8
  %731 = icmp slt i64 %727, %730
  br i1 %731, label %732, label %784

732:                                              ; preds = %724
  %733 = load ptr, ptr %565, align 8
  br label %734

734:                                              ; preds = %732, %781
  %735 = phi i64 [ %727, %732 ], [ %782, %781 ]
  %736 = getelementptr inbounds i64, ptr %733, i64 %735
  %737 = load i64, ptr %736, align 8
  %738 = sub nsw i64 %737, %11
  %739 = icmp slt i64 %738, 0
  br i1 %739, label %740, label %748

740:                                              ; preds = %734
  %741 = load ptr, ptr %566, align 8
  %742 = getelementptr inbounds double, ptr %741, i64 %735
  %743 = load double, ptr %742, align 8
  %744 = fmul double %696, %743
  %745 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %737
  %746 = load double, ptr %745, align 8
  %747 = fmul double %744, %746
  br label %761

748:                                              ; preds = %734
  %749 = load ptr, ptr %567, align 8
  %750 = getelementptr inbounds i64, ptr %749, i64 %738
  %751 = load i64, ptr %750, align 8
  %752 = load ptr, ptr %566, align 8
  %753 = getelementptr inbounds double, ptr %752, i64 %735
  %754 = load double, ptr %753, align 8
  %755 = fmul double %696, %754
  %756 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %751
  %757 = load double, ptr %756, align 8
  %758 = fmul double %755, %757
  %759 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %737
  %760 = load double, ptr %759, align 8
  br label %761

761:                                              ; preds = %740, %748
  %762 = phi double [ %758, %748 ], [ %747, %740 ]
  %763 = phi i64 [ %751, %748 ], [ %737, %740 ]
  %764 = phi double [ %760, %748 ], [ 1.000000e+00, %740 ]
  %765 = fmul double %762, %764
  %766 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %763
  %767 = load double, ptr %766, align 8
  %768 = fsub double %767, %765
  %769 = fcmp olt double %768, 0x3D719799812DEA11
  %770 = select i1 %769, double 0.000000e+00, double %768
  store double %770, ptr %766, align 8
  %771 = icmp sgt i64 %738, -1
  %772 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %737
  %773 = load double, ptr %772, align 8
  br i1 %771, label %774, label %776

774:                                              ; preds = %761
  %775 = fsub double %773, %765
  store double %775, ptr %772, align 8
  br label %776

776:                                              ; preds = %761, %774
  %777 = phi double [ %775, %774 ], [ %773, %761 ]
  %778 = fcmp olt double %777, 0x3D719799812DEA11
  br i1 %778, label %779, label %781

779:                                              ; preds = %776
  %780 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %737
  store double 0.000000e+00, ptr %780, align 8
  br label %781

781:                                              ; preds = %779, %776
  %782 = add nsw i64 %735, 1
  %783 = icmp eq i64 %782, %730
  br i1 %783, label %784, label %734

784:                                              ; preds = %781, %676, %724, %695
  %785 = icmp slt i64 %679, %559
  br i1 %785, label %617, label %608

786:                                              ; preds = %955, %608
  %787 = phi double [ %460, %608 ], [ %956, %955 ]
  br i1 %34, label %788, label %973

788:                                              ; preds = %786
  %789 = add i64 %13, %11
  %790 = and i64 %14, 1
  %791 = icmp eq i64 %789, 1
  br i1 %791, label %958, label %792

792:                                              ; preds = %788
  %793 = and i64 %14, -2
  br label %991

794:                                              ; preds = %612, %955
  %795 = phi i64 [ %616, %612 ], [ %800, %955 ]
  %796 = phi i64 [ 0, %612 ], [ %798, %955 ]
  %797 = phi double [ %460, %612 ], [ %956, %955 ]
  %798 = add nuw nsw i64 %796, 1
  %799 = getelementptr inbounds i64, ptr %614, i64 %798
  %800 = load i64, ptr %799, align 8
  %801 = icmp sgt i64 %800, %795
  br i1 %801, label %802, label %955

802:                                              ; preds = %794
  %803 = load ptr, ptr %615, align 8
  %804 = sub i64 %800, %795
  %805 = xor i64 %795, -1
  %806 = add i64 %800, %805
  %807 = and i64 %804, 3
  %808 = icmp eq i64 %807, 0
  br i1 %808, label %821, label %809

809:                                              ; preds = %802, %809
  %810 = phi i64 [ %818, %809 ], [ %795, %802 ]
  %811 = phi double [ %817, %809 ], [ 0.000000e+00, %802 ]
  %812 = phi i64 [ %819, %809 ], [ 0, %802 ]
  %813 = getelementptr inbounds i64, ptr %803, i64 %810
  %814 = load i64, ptr %813, align 8
  %815 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %814
  %816 = load double, ptr %815, align 8
  %817 = fadd double %811, %816
  %818 = add nsw i64 %810, 1
  %819 = add i64 %812, 1
  %820 = icmp eq i64 %819, %807
  br i1 %820, label %821, label %809

821:                                              ; preds = %809, %802
  %822 = phi double [ undef, %802 ], [ %817, %809 ]
  %823 = phi i64 [ %795, %802 ], [ %818, %809 ]
  %824 = phi double [ 0.000000e+00, %802 ], [ %817, %809 ]
  %825 = icmp ult i64 %806, 3
  br i1 %825, label %826, label %829

826:                                              ; preds = %829, %821
  %827 = phi double [ %822, %821 ], [ %854, %829 ]
  %828 = fcmp ugt double %827, 0.000000e+00
  br i1 %828, label %857, label %955

829:                                              ; preds = %821, %829
  %830 = phi i64 [ %855, %829 ], [ %823, %821 ]
  %831 = phi double [ %854, %829 ], [ %824, %821 ]
  %832 = getelementptr inbounds i64, ptr %803, i64 %830
  %833 = load i64, ptr %832, align 8
  %834 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %833
  %835 = load double, ptr %834, align 8
  %836 = fadd double %831, %835
  %837 = add nsw i64 %830, 1
  %838 = getelementptr inbounds i64, ptr %803, i64 %837
  %839 = load i64, ptr %838, align 8
  %840 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %839
  %841 = load double, ptr %840, align 8
  %842 = fadd double %836, %841
  %843 = add nsw i64 %830, 2
  %844 = getelementptr inbounds i64, ptr %803, i64 %843
  %845 = load i64, ptr %844, align 8
  %846 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %845
  %847 = load double, ptr %846, align 8
  %848 = fadd double %842, %847
  %849 = add nsw i64 %830, 3
  %850 = getelementptr inbounds i64, ptr %803, i64 %849
  %851 = load i64, ptr %850, align 8
  %852 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %851
  %853 = load double, ptr %852, align 8
  %854 = fadd double %848, %853
  %855 = add nsw i64 %830, 4
  %856 = icmp eq i64 %855, %800
  br i1 %856, label %826, label %829

857:                                              ; preds = %826
  %858 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %796
  %859 = load double, ptr %858, align 8
  %860 = fcmp ogt double %859, 0.000000e+00
  br i1 %860, label %861, label %955

861:                                              ; preds = %857
  br i1 %801, label %862, label %883

862:                                              ; preds = %861
  %863 = load ptr, ptr %615, align 8
  %864 = and i64 %804, 1
  %865 = icmp eq i64 %864, 0
  br i1 %865, label %878, label %866

866:                                              ; preds = %862
  %867 = load double, ptr %858, align 8
  %868 = getelementptr inbounds i64, ptr %863, i64 %795
  %869 = load i64, ptr %868, align 8
  %870 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %869
  %871 = load double, ptr %870, align 8
  %872 = fmul double %867, %871
  %873 = fdiv double %872, %827
  %874 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %869
  %875 = load double, ptr %874, align 8
  %876 = fadd double %875, %873
  store double %876, ptr %874, align 8
  %877 = add nsw i64 %795, 1
  br label %878

878:                                              ; preds = %866, %862
  %879 = phi i64 [ %795, %862 ], [ %877, %866 ]
  %880 = icmp eq i64 %806, 0
  br i1 %880, label %881, label %930

881:                                              ; preds = %930, %878
  %882 = load double, ptr %858, align 8
  br label %883

883:                                              ; preds = %881, %861
  %884 = phi double [ %882, %881 ], [ %859, %861 ]
  %885 = bitcast double %827 to i64
  %886 = lshr i64 %885, 52
  %887 = and i64 %886, 2047
  %888 = and i64 %885, 4503599627370495
  %889 = or i64 %888, 4607182418800017408
  %890 = bitcast i64 %889 to double
  %891 = fcmp ogt double %890, 0x3FF6A09E667F3BCD
  %892 = fmul double %890, 5.000000e-01
  %893 = select i1 %891, double %892, double %890
  %894 = select i1 %891, i64 -1022, i64 -1023
  %895 = add nsw i64 %894, %887
  %896 = fadd double %893, -1.000000e+00
  %897 = fadd double %893, 1.000000e+00
  %898 = fdiv double %896, %897
  %899 = fmul double %898, %898
  %900 = fmul double %899, 0x3FA8618618618618
  %901 = fadd double %900, 0x3FAAF286BCA1AF28
  %902 = fmul double %899, %901
  %903 = fadd double %902, 0x3FAE1E1E1E1E1E1E
  %904 = fmul double %899, %903
  %905 = fadd double %904, 0x3FB1111111111111
  %906 = fmul double %899, %905
  %907 = fadd double %906, 0x3FB3B13B13B13B14
  %908 = fmul double %899, %907
  %909 = fadd double %908, 0x3FB745D1745D1746
  %910 = fmul double %899, %909
  %911 = fadd double %910, 0x3FBC71C71C71C71C
  %912 = fmul double %899, %911
  %913 = fadd double %912, 0x3FC2492492492492
  %914 = fmul double %899, %913
  %915 = fadd double %914, 2.000000e-01
  %916 = fmul double %899, %915
  %917 = fadd double %916, 0x3FD5555555555555
  %918 = fmul double %899, %917
  %919 = fadd double %918, 1.000000e+00
  %920 = fmul double %898, 2.000000e+00
  %921 = fmul double %920, %919
  %922 = sitofp i64 %895 to double
  %923 = fmul double %922, 0x3FE62E42FEFA39EF
  %924 = fadd double %923, %921
  %925 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 %796
  %926 = load double, ptr %925, align 8
  %927 = fsub double %924, %926
  %928 = fmul double %884, %927
  %929 = fadd double %797, %928
  br label %955

930:                                              ; preds = %878, %930
  %931 = phi i64 [ %953, %930 ], [ %879, %878 ]
  %932 = load double, ptr %858, align 8
  %933 = getelementptr inbounds i64, ptr %863, i64 %931
  %934 = load i64, ptr %933, align 8
  %935 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %934
  %936 = load double, ptr %935, align 8
  %937 = fmul double %932, %936
  %938 = fdiv double %937, %827
  %939 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %934
  %940 = load double, ptr %939, align 8
  %941 = fadd double %940, %938
  store double %941, ptr %939, align 8
  %942 = add nsw i64 %931, 1
  %943 = load double, ptr %858, align 8
  %944 = getelementptr inbounds i64, ptr %863, i64 %942
  %945 = load i64, ptr %944, align 8
  %946 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %945
  %947 = load double, ptr %946, align 8
  %948 = fmul double %943, %947
  %949 = fdiv double %948, %827
  %950 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %945
  %951 = load double, ptr %950, align 8
  %952 = fadd double %951, %949
  store double %952, ptr %950, align 8
  %953 = add nsw i64 %931, 2
  %954 = icmp eq i64 %953, %800
  br i1 %954, label %881, label %930

955:                                              ; preds = %794, %826, %857, %883
  %956 = phi double [ %929, %883 ], [ %797, %857 ], [ %797, %826 ], [ %797, %794 ]
  %957 = icmp eq i64 %798, %610
  br i1 %957, label %786, label %794

958:                                              ; preds = %991, %788
  %959 = phi double [ undef, %788 ], [ %1013, %991 ]
  %960 = phi i64 [ 0, %788 ], [ %1014, %991 ]
  %961 = phi double [ %787, %788 ], [ %1013, %991 ]
  %962 = icmp eq i64 %790, 0
  br i1 %962, label %973, label %963

963:                                              ; preds = %958
  %964 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %960
  %965 = load double, ptr %964, align 8
  %966 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %960
  %967 = load double, ptr %966, align 8
  %968 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %960
  %969 = load double, ptr %968, align 8
  %970 = fsub double %967, %969
  %971 = fmul double %965, %970
  %972 = fadd double %961, %971
  br label %973

973:                                              ; preds = %963, %958, %786
  %974 = phi double [ %787, %786 ], [ %959, %958 ], [ %972, %963 ]
  %975 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 1
  %976 = load i64, ptr %975, align 8
  %977 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 2
  %978 = load i64, ptr %977, align 8
  %979 = add nsw i64 %978, %976
  %980 = icmp sgt i64 %978, 1
  %981 = zext i1 %980 to i64
  %982 = add nsw i64 %979, %981
  %983 = icmp sgt i64 %982, 0
  br i1 %983, label %984, label %1068

984:                                              ; preds = %973
  %985 = add i64 %976, %978
  %986 = add i64 %985, %981
  %987 = and i64 %982, 1
  %988 = icmp eq i64 %986, 1
  br i1 %988, label %1051, label %989

989:                                              ; preds = %984
  %990 = and i64 %982, -2
  br label %1017

991:                                              ; preds = %991, %792
  %992 = phi i64 [ 0, %792 ], [ %1014, %991 ]
  %993 = phi double [ %787, %792 ], [ %1013, %991 ]
  %994 = phi i64 [ 0, %792 ], [ %1015, %991 ]
  %995 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %992
  %996 = load double, ptr %995, align 8
  %997 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %992
  %998 = load double, ptr %997, align 8
  %999 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %992
  %1000 = load double, ptr %999, align 8
  %1001 = fsub double %998, %1000
  %1002 = fmul double %996, %1001
  %1003 = fadd double %993, %1002
  %1004 = or i64 %992, 1
  %1005 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %1004
  %1006 = load double, ptr %1005, align 8
  %1007 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %1004
  %1008 = load double, ptr %1007, align 8
  %1009 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %1004
  %1010 = load double, ptr %1009, align 8
  %1011 = fsub double %1008, %1010
  %1012 = fmul double %1006, %1011
  %1013 = fadd double %1003, %1012
  %1014 = add nuw nsw i64 %992, 2
  %1015 = add i64 %994, 2
  %1016 = icmp eq i64 %1015, %793
  br i1 %1016, label %958, label %991

1017:                                             ; preds = %1046, %989
  %1018 = phi i64 [ 0, %989 ], [ %1048, %1046 ]
  %1019 = phi double [ %974, %989 ], [ %1047, %1046 ]
  %1020 = phi i64 [ 0, %989 ], [ %1049, %1046 ]
  %1021 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %1018
  %1022 = load double, ptr %1021, align 8
  %1023 = fcmp ogt double %1022, 0.000000e+00
  br i1 %1023, label %1024, label %1032

1024:                                             ; preds = %1017
  %1025 = add nsw i64 %1018, %14
  %1026 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %1025
  store double %1022, ptr %1026, align 8
  %1027 = load double, ptr %1021, align 8
  %1028 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %1018
  %1029 = load double, ptr %1028, align 8
  %1030 = fmul double %1027, %1029
  %1031 = fsub double %1019, %1030
  br label %1032

1032:                                             ; preds = %1017, %1024
  %1033 = phi double [ %1031, %1024 ], [ %1019, %1017 ]
  %1034 = or i64 %1018, 1
  %1035 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %1034
  %1036 = load double, ptr %1035, align 8
  %1037 = fcmp ogt double %1036, 0.000000e+00
  br i1 %1037, label %1038, label %1046

1038:                                             ; preds = %1032
  %1039 = add nsw i64 %1034, %14
  %1040 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %1039
  store double %1036, ptr %1040, align 8
  %1041 = load double, ptr %1035, align 8
  %1042 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %1034
  %1043 = load double, ptr %1042, align 8
  %1044 = fmul double %1041, %1043
  %1045 = fsub double %1033, %1044
  br label %1046

1046:                                             ; preds = %1038, %1032
  %1047 = phi double [ %1045, %1038 ], [ %1033, %1032 ]
  %1048 = add nuw nsw i64 %1018, 2
  %1049 = add i64 %1020, 2
  %1050 = icmp eq i64 %1049, %990
  br i1 %1050, label %1051, label %1017

1051:                                             ; preds = %1046, %984
  %1052 = phi double [ undef, %984 ], [ %1047, %1046 ]
  %1053 = phi i64 [ 0, %984 ], [ %1048, %1046 ]
  %1054 = phi double [ %974, %984 ], [ %1047, %1046 ]
  %1055 = icmp eq i64 %987, 0
  br i1 %1055, label %1068, label %1056

1056:                                             ; preds = %1051
  %1057 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %1053
  %1058 = load double, ptr %1057, align 8
  %1059 = fcmp ogt double %1058, 0.000000e+00
  br i1 %1059, label %1060, label %1068

1060:                                             ; preds = %1056
  %1061 = add nsw i64 %1053, %14
  %1062 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %1061
  store double %1058, ptr %1062, align 8
  %1063 = load double, ptr %1057, align 8
  %1064 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %1053
  %1065 = load double, ptr %1064, align 8
  %1066 = fmul double %1063, %1065
  %1067 = fsub double %1054, %1066
  br label %1068

1068:                                             ; preds = %1051, %1060, %1056, %973, %242, %240
  %1069 = phi double [ 0xFFF0000000000000, %240 ], [ 0xFFF0000000000000, %242 ], [ %974, %973 ], [ %1052, %1051 ], [ %1067, %1060 ], [ %1054, %1056 ]
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %3)
  ret double %1069
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
  br i1 %274, label %291, label %668

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
  br i1 %294, label %295, label %668

295:                                              ; preds = %291
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %3)
  %296 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 3
  %297 = load i64, ptr %296, align 8
  %298 = icmp sgt i64 %297, 0
  br i1 %298, label %299, label %306

299:                                              ; preds = %295
  %300 = icmp sgt i64 %8, 0
  %301 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 18
  %302 = and i64 %8, 3
  %303 = icmp ult i64 %8, 4
  %304 = and i64 %8, -4
  %305 = icmp eq i64 %302, 0
  br label %312

306:                                              ; preds = %338, %295
  %307 = icmp sgt i64 %10, 0
  br i1 %307, label %308, label %379

308:                                              ; preds = %306
  %309 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 19
  %310 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 9
  %311 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 8
  br label %431

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

379:                                              ; preds = %459, %306
  %380 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28
  %381 = getelementptr inbounds double, ptr %380, i64 %8
  call fastcc void @lift(ptr noundef nonnull %5, ptr noundef %7, ptr noundef nonnull %380, ptr noundef nonnull %381, ptr noundef nonnull %3)
  call void @llvm.lifetime.start.p0(i64 520, ptr nonnull %4)
  %382 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 4
  %383 = load i64, ptr %382, align 8
  %384 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %383
  %385 = load double, ptr %384, align 8
  %386 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 13
  %387 = load i64, ptr %386, align 8
  %388 = lshr i64 %387, 52
  %389 = and i64 %388, 2047
  %390 = and i64 %387, 4503599627370495
  %391 = or i64 %390, 4607182418800017408
  %392 = bitcast i64 %391 to double
  %393 = fcmp ogt double %392, 0x3FF6A09E667F3BCD
  %394 = fmul double %392, 5.000000e-01
  %395 = select i1 %393, double %394, double %392
  %396 = select i1 %393, i64 -1022, i64 -1023
  %397 = add nsw i64 %396, %389
  %398 = fadd double %395, -1.000000e+00
  %399 = fadd double %395, 1.000000e+00
  %400 = fdiv double %398, %399
  %401 = fmul double %400, %400
  %402 = fmul double %401, 0x3FA8618618618618
  %403 = fadd double %402, 0x3FAAF286BCA1AF28
  %404 = fmul double %401, %403
  %405 = fadd double %404, 0x3FAE1E1E1E1E1E1E
  %406 = fmul double %401, %405
  %407 = fadd double %406, 0x3FB1111111111111
  %408 = fmul double %401, %407
  %409 = fadd double %408, 0x3FB3B13B13B13B14
  %410 = fmul double %401, %409
  %411 = fadd double %410, 0x3FB745D1745D1746
  %412 = fmul double %401, %411
  %413 = fadd double %412, 0x3FBC71C71C71C71C
  %414 = fmul double %401, %413
  %415 = fadd double %414, 0x3FC2492492492492
  %416 = fmul double %401, %415
  %417 = fadd double %416, 2.000000e-01
  %418 = fmul double %401, %417
  %419 = fadd double %418, 0x3FD5555555555555
  %420 = fmul double %401, %419
  %421 = fadd double %420, 1.000000e+00
  %422 = fmul double %400, 2.000000e+00
  %423 = fmul double %422, %421
  %424 = sitofp i64 %397 to double
  %425 = fmul double %424, 0x3FE62E42FEFA39EF
  %426 = fadd double %425, %423
  %427 = fsub double %385, %426
  store double %427, ptr %4, align 16
  br i1 %298, label %428, label %462

428:                                              ; preds = %379
  %429 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 12
  %430 = load ptr, ptr %429, align 8
  br label %470

431:                                              ; preds = %308, %459
  %432 = phi i64 [ 0, %308 ], [ %460, %459 ]
  %433 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 %432
  %434 = load i64, ptr %433, align 8
  %435 = icmp slt i64 %434, 0
  br i1 %435, label %436, label %439

436:                                              ; preds = %431
  %437 = add nsw i64 %432, %8
  %438 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %437
  store double 0.000000e+00, ptr %438, align 8
  br label %459

439:                                              ; preds = %431
  %440 = load ptr, ptr %309, align 8
  %441 = getelementptr inbounds double, ptr %440, i64 %432
  %442 = load double, ptr %441, align 8
  %443 = load ptr, ptr %310, align 8
  %444 = getelementptr inbounds i64, ptr %443, i64 %432
  %445 = load i64, ptr %444, align 8
  %446 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %445
  %447 = load double, ptr %446, align 8
  %448 = fmul double %442, %447
  %449 = add nsw i64 %432, %8
  %450 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %449
  %451 = load double, ptr %450, align 8
  %452 = fmul double %448, %451
  %453 = load ptr, ptr %311, align 8
  %454 = getelementptr inbounds i64, ptr %453, i64 %432
  %455 = load i64, ptr %454, align 8
  %456 = getelementptr inbounds [64 x double], ptr %3, i64 0, i64 %455
  %457 = load double, ptr %456, align 8
  %458 = fadd double %452, %457
  store double %458, ptr %456, align 8
  br label %459

459:                                              ; preds = %436, %439
  %460 = add nuw nsw i64 %432, 1
  %461 = icmp eq i64 %460, %10
  br i1 %461, label %379, label %431

462:                                              ; preds = %521, %379
  %463 = icmp slt i64 %297, 0
  br i1 %463, label %660, label %464

464:                                              ; preds = %462
  %465 = add i64 %297, 1
  %466 = and i64 %465, 3
  %467 = icmp ult i64 %297, 3
  br i1 %467, label %526, label %468

468:                                              ; preds = %464
  %469 = and i64 %465, -4
  br label %547

470:                                              ; preds = %428, %521
  %471 = phi i64 [ 0, %428 ], [ %523, %521 ]
  %472 = getelementptr inbounds double, ptr %430, i64 %471
  %473 = load double, ptr %472, align 8
  %474 = fcmp ogt double %473, 0.000000e+00
  br i1 %474, label %475, label %521

475:                                              ; preds = %470
  %476 = getelementptr inbounds [64 x double], ptr %3, i64 0, i64 %471
  %477 = load double, ptr %476, align 8
  %478 = fcmp ogt double %477, 0.000000e+00
  br i1 %478, label %479, label %521

479:                                              ; preds = %475
  %480 = fdiv double %477, %473
  %481 = bitcast double %480 to i64
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

521:                                              ; preds = %470, %475, %479
  %522 = phi double [ %520, %479 ], [ 0xFFF0000000000000, %475 ], [ 0xFFF0000000000000, %470 ]
  %523 = add nuw nsw i64 %471, 1
  %524 = getelementptr inbounds [65 x double], ptr %4, i64 0, i64 %523
  store double %522, ptr %524, align 8
  %525 = icmp eq i64 %523, %297
  br i1 %525, label %462, label %470

526:                                              ; preds = %547, %464
  %527 = phi double [ undef, %464 ], [ %569, %547 ]
  %528 = phi i64 [ 0, %464 ], [ %570, %547 ]
  %529 = phi double [ 0xFFF0000000000000, %464 ], [ %569, %547 ]
  %530 = icmp eq i64 %466, 0
  br i1 %530, label %542, label %531

531:                                              ; preds = %526, %531
  %532 = phi i64 [ %539, %531 ], [ %528, %526 ]
  %533 = phi double [ %538, %531 ], [ %529, %526 ]
  %534 = phi i64 [ %540, %531 ], [ 0, %526 ]
  %535 = getelementptr inbounds [65 x double], ptr %4, i64 0, i64 %532
  %536 = load double, ptr %535, align 8
  %537 = fcmp ogt double %536, %533
  %538 = select i1 %537, double %536, double %533
  %539 = add nuw i64 %532, 1
  %540 = add i64 %534, 1
  %541 = icmp eq i64 %540, %466
  br i1 %541, label %542, label %531

542:                                              ; preds = %531, %526
  %543 = phi double [ %527, %526 ], [ %538, %531 ]
  br i1 %463, label %660, label %544

544:                                              ; preds = %542
  %545 = fadd double %543, -4.000000e+01
  %546 = fmul double %1, 4.000000e+00
  br label %592

547:                                              ; preds = %547, %468
  %548 = phi i64 [ 0, %468 ], [ %570, %547 ]
  %549 = phi double [ 0xFFF0000000000000, %468 ], [ %569, %547 ]
  %550 = phi i64 [ 0, %468 ], [ %571, %547 ]
  %551 = getelementptr inbounds [65 x double], ptr %4, i64 0, i64 %548
  %552 = load double, ptr %551, align 16
  %553 = fcmp ogt double %552, %549
  %554 = select i1 %553, double %552, double %549
  %555 = or i64 %548, 1
  %556 = getelementptr inbounds [65 x double], ptr %4, i64 0, i64 %555
  %557 = load double, ptr %556, align 8
  %558 = fcmp ogt double %557, %554
  %559 = select i1 %558, double %557, double %554
  %560 = or i64 %548, 2
  %561 = getelementptr inbounds [65 x double], ptr %4, i64 0, i64 %560
  %562 = load double, ptr %561, align 16
  %563 = fcmp ogt double %562, %559
  %564 = select i1 %563, double %562, double %559
  %565 = or i64 %548, 3
  %566 = getelementptr inbounds [65 x double], ptr %4, i64 0, i64 %565
  %567 = load double, ptr %566, align 8
  %568 = fcmp ogt double %567, %564
  %569 = select i1 %568, double %567, double %564
  %570 = add nuw i64 %548, 4
  %571 = add i64 %550, 4
  %572 = icmp eq i64 %571, %469
  br i1 %572, label %526, label %547

573:                                              ; preds = %652
  br i1 %463, label %660, label %574

574:                                              ; preds = %573
  %575 = add i64 %297, 1
  %576 = icmp ult i64 %575, 2
  br i1 %576, label %590, label %577

577:                                              ; preds = %574
  %578 = and i64 %575, -2
  %579 = insertelement <2 x double> poison, double %657, i64 0
  %580 = shufflevector <2 x double> %579, <2 x double> poison, <2 x i32> zeroinitializer
  br label %581

581:                                              ; preds = %581, %577
  %582 = phi i64 [ 0, %577 ], [ %586, %581 ]
  %583 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %582
  %584 = load <2 x double>, ptr %583, align 8
  %585 = fdiv <2 x double> %584, %580
  store <2 x double> %585, ptr %583, align 8
  %586 = add nuw i64 %582, 2
  %587 = icmp eq i64 %586, %578
  br i1 %587, label %588, label %581

588:                                              ; preds = %581
  %589 = icmp eq i64 %575, %578
  br i1 %589, label %660, label %590

590:                                              ; preds = %574, %588
  %591 = phi i64 [ 0, %574 ], [ %578, %588 ]
  br label %661

592:                                              ; preds = %544, %652
  %593 = phi i64 [ 0, %544 ], [ %658, %652 ]
  %594 = phi double [ 0.000000e+00, %544 ], [ %657, %652 ]
  %595 = getelementptr inbounds [65 x double], ptr %4, i64 0, i64 %593
  %596 = load double, ptr %595, align 8
  %597 = fcmp olt double %596, %545
  br i1 %597, label %652, label %598

598:                                              ; preds = %592
  %599 = fsub double %596, %543
  %600 = fmul double %546, %599
  %601 = fcmp olt double %600, -7.000000e+02
  br i1 %601, label %645, label %602

602:                                              ; preds = %598
  %603 = fcmp ogt double %600, 7.000000e+02
  %604 = select i1 %603, double 7.000000e+02, double %600
  %605 = fmul double %604, 0x3FF71547652B82FE
  %606 = fcmp olt double %605, 0.000000e+00
  %607 = select i1 %606, double -5.000000e-01, double 5.000000e-01
  %608 = fadd double %605, %607
  %609 = fptosi double %608 to i64
  %610 = sitofp i64 %609 to double
  %611 = fmul double %610, 0x3FE62E42FEFA39EF
  %612 = fsub double %604, %611
  %613 = fmul double %612, 0x3DA93974A8C07C9D
  %614 = fadd double %613, 0x3DE6124613A86D09
  %615 = fmul double %612, %614
  %616 = fadd double %615, 0x3E21EED8EFF8D898
  %617 = fmul double %612, %616
  %618 = fadd double %617, 0x3E5AE64567F544E4
  %619 = fmul double %612, %618
  %620 = fadd double %619, 0x3E927E4FB7789F5C
  %621 = fmul double %612, %620
  %622 = fadd double %621, 0x3EC71DE3A556C734
  %623 = fmul double %612, %622
  %624 = fadd double %623, 0x3EFA01A01A01A01A
  %625 = fmul double %612, %624
  %626 = fadd double %625, 0x3F2A01A01A01A01A
  %627 = fmul double %612, %626
  %628 = fadd double %627, 0x3F56C16C16C16C17
  %629 = fmul double %612, %628
  %630 = fadd double %629, 0x3F81111111111111
  %631 = fmul double %612, %630
  %632 = fadd double %631, 0x3FA5555555555555
  %633 = fmul double %612, %632
  %634 = fadd double %633, 0x3FC5555555555555
  %635 = fmul double %612, %634
  %636 = fadd double %635, 5.000000e-01
  %637 = fmul double %612, %636
  %638 = fadd double %637, 1.000000e+00
  %639 = fmul double %612, %638
  %640 = fadd double %639, 1.000000e+00
  %641 = shl i64 %609, 52
  %642 = add i64 %641, 4607182418800017408
  %643 = bitcast i64 %642 to double
  %644 = fmul double %640, %643
  br label %645

645:                                              ; preds = %598, %602
  %646 = phi double [ %644, %602 ], [ 0.000000e+00, %598 ]
  %647 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %593
  %648 = load double, ptr %647, align 8
  %649 = fcmp ogt double %648, 0x3EB0C6F7A0B5ED8D
  %650 = select i1 %649, double %648, double 0x3EB0C6F7A0B5ED8D
  %651 = fmul double %646, %650
  br label %652

652:                                              ; preds = %592, %645
  %653 = phi double [ %651, %645 ], [ 0.000000e+00, %592 ]
  %654 = fcmp oeq double %596, 0xFFF0000000000000
  %655 = select i1 %654, double 0.000000e+00, double %653
  %656 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %593
  store double %655, ptr %656, align 8
  %657 = fadd double %594, %655
  %658 = add nuw i64 %593, 1
  %659 = icmp eq i64 %593, %297
  br i1 %659, label %573, label %592

660:                                              ; preds = %661, %588, %462, %542, %573
  call void @llvm.lifetime.end.p0(i64 520, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %3)
  br label %668

661:                                              ; preds = %590, %661
  %662 = phi i64 [ %666, %661 ], [ %591, %590 ]
  %663 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %662
  %664 = load double, ptr %663, align 8
  %665 = fdiv double %664, %657
  store double %665, ptr %663, align 8
  %666 = add nuw i64 %662, 1
  %667 = icmp eq i64 %662, %297
  br i1 %667, label %660, label %661

668:                                              ; preds = %269, %291, %660
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
  br i1 %11, label %3500, label %12

12:                                               ; preds = %1
  %13 = ptrtoint ptr %0 to i64
  %14 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 1
  %15 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39
  %16 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 21
  %17 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38
  %18 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 22
  %19 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 48
  %20 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 42
  %21 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 15
  %22 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 11
  %23 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 14
  %24 = getelementptr i8, ptr %0, i64 174768
  %25 = add i64 %13, 43688
  %26 = add i64 %13, 182952
  br label %27

27:                                               ; preds = %12, %3497
  %28 = phi i64 [ %10, %12 ], [ %3498, %3497 ]
  %29 = load ptr, ptr %8, align 8
  %30 = getelementptr inbounds %struct.Best, ptr %29, i64 0, i32 2
  %31 = load i64, ptr %30, align 8
  %32 = icmp sgt i64 %31, 0
  br i1 %32, label %33, label %3500

33:                                               ; preds = %27
  %34 = load ptr, ptr %14, align 8
  %35 = load i64, ptr %34, align 8
  %36 = icmp eq i64 %28, 1
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %6)
  %37 = tail call fastcc double @pop(ptr noundef nonnull %0)
  %38 = load ptr, ptr %8, align 8
  %39 = load double, ptr %38, align 8
  %40 = load ptr, ptr %14, align 8
  %41 = getelementptr inbounds %struct.Goal, ptr %40, i64 0, i32 16
  %42 = load double, ptr %41, align 8
  %43 = fsub double 1.000000e+00, %42
  %44 = fmul double %39, %43
  %45 = bitcast double %44 to i64
  %46 = lshr i64 %45, 52
  %47 = and i64 %46, 2047
  %48 = and i64 %45, 4503599627370495
  %49 = or i64 %48, 4607182418800017408
  %50 = bitcast i64 %49 to double
  %51 = fcmp ogt double %50, 0x3FF6A09E667F3BCD
  %52 = fmul double %50, 5.000000e-01
  %53 = select i1 %51, double %52, double %50
  %54 = select i1 %51, i64 -1022, i64 -1023
  %55 = add nsw i64 %54, %47
  %56 = fadd double %53, -1.000000e+00
  %57 = fadd double %53, 1.000000e+00
  %58 = fdiv double %56, %57
  %59 = fmul double %58, %58
  %60 = fmul double %59, 0x3FA8618618618618
  %61 = fadd double %60, 0x3FAAF286BCA1AF28
  %62 = fmul double %59, %61
  %63 = fadd double %62, 0x3FAE1E1E1E1E1E1E
  %64 = fmul double %59, %63
  %65 = fadd double %64, 0x3FB1111111111111
  %66 = fmul double %59, %65
  %67 = fadd double %66, 0x3FB3B13B13B13B14
  %68 = fmul double %59, %67
  %69 = fadd double %68, 0x3FB745D1745D1746
  %70 = fmul double %59, %69
  %71 = fadd double %70, 0x3FBC71C71C71C71C
  %72 = fmul double %59, %71
  %73 = fadd double %72, 0x3FC2492492492492
  %74 = fmul double %59, %73
  %75 = fadd double %74, 2.000000e-01
  %76 = fmul double %59, %75
  %77 = fadd double %76, 0x3FD5555555555555
  %78 = fmul double %59, %77
  %79 = fadd double %78, 1.000000e+00
  %80 = fmul double %58, 2.000000e+00
  %81 = fmul double %80, %79
  %82 = sitofp i64 %55 to double
  %83 = fmul double %82, 0x3FE62E42FEFA39EF
  %84 = fadd double %83, %81
  %85 = fadd double %84, -1.000000e-10
  %86 = fcmp ult double %37, %85
  br i1 %86, label %87, label %3497

87:                                               ; preds = %33
  %88 = load i64, ptr %40, align 8
  %89 = icmp sgt i64 %88, 0
  br i1 %89, label %90, label %165

90:                                               ; preds = %87, %112
  %91 = phi i64 [ %113, %112 ], [ 0, %87 ]
  %92 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %91
  %93 = load i64, ptr %92, align 8
  %94 = icmp sgt i64 %93, 0
  br i1 %94, label %95, label %112

95:                                               ; preds = %90
  %96 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %91
  %97 = load i64, ptr %96, align 8
  %98 = icmp sgt i64 %97, 0
  %99 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 24, i64 %91
  %100 = and i64 %97, 3
  %101 = icmp ult i64 %97, 4
  %102 = and i64 %97, -4
  %103 = icmp eq i64 %100, 0
  br label %104

104:                                              ; preds = %129, %95
  %105 = phi i64 [ 0, %95 ], [ %130, %129 ]
  br i1 %98, label %106, label %129

106:                                              ; preds = %104
  %107 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %91, i64 %105
  %108 = load ptr, ptr %107, align 8
  %109 = load ptr, ptr %99, align 8
  %110 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %91, i64 %105
  %111 = load ptr, ptr %110, align 8
  br i1 %101, label %115, label %132

112:                                              ; preds = %129, %90
  %113 = add nuw nsw i64 %91, 1
  %114 = icmp eq i64 %113, %88
  br i1 %114, label %165, label %90

115:                                              ; preds = %132, %106
  %116 = phi i64 [ 0, %106 ], [ %162, %132 ]
  br i1 %103, label %129, label %117

117:                                              ; preds = %115, %117
  %118 = phi i64 [ %126, %117 ], [ %116, %115 ]
  %119 = phi i64 [ %127, %117 ], [ 0, %115 ]
  %120 = getelementptr inbounds i32, ptr %109, i64 %118
  %121 = load i32, ptr %120, align 4
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds double, ptr %108, i64 %122
  %124 = load double, ptr %123, align 8
  %125 = getelementptr inbounds double, ptr %111, i64 %118
  store double %124, ptr %125, align 8
  %126 = add nuw nsw i64 %118, 1
  %127 = add i64 %119, 1
  %128 = icmp eq i64 %127, %100
  br i1 %128, label %129, label %117

129:                                              ; preds = %115, %117, %104
  %130 = add nuw nsw i64 %105, 1
  %131 = icmp eq i64 %130, %93
  br i1 %131, label %112, label %104

132:                                              ; preds = %106, %132
  %133 = phi i64 [ %162, %132 ], [ 0, %106 ]
  %134 = phi i64 [ %163, %132 ], [ 0, %106 ]
  %135 = getelementptr inbounds i32, ptr %109, i64 %133
  %136 = load i32, ptr %135, align 4
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds double, ptr %108, i64 %137
  %139 = load double, ptr %138, align 8
  %140 = getelementptr inbounds double, ptr %111, i64 %133
  store double %139, ptr %140, align 8
  %141 = or i64 %133, 1
  %142 = getelementptr inbounds i32, ptr %109, i64 %141
  %143 = load i32, ptr %142, align 4
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds double, ptr %108, i64 %144
  %146 = load double, ptr %145, align 8
  %147 = getelementptr inbounds double, ptr %111, i64 %141
  store double %146, ptr %147, align 8
  %148 = or i64 %133, 2
  %149 = getelementptr inbounds i32, ptr %109, i64 %148
  %150 = load i32, ptr %149, align 4
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds double, ptr %108, i64 %151
  %153 = load double, ptr %152, align 8
  %154 = getelementptr inbounds double, ptr %111, i64 %148
  store double %153, ptr %154, align 8
  %155 = or i64 %133, 3
  %156 = getelementptr inbounds i32, ptr %109, i64 %155
  %157 = load i32, ptr %156, align 4
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds double, ptr %108, i64 %158
  %160 = load double, ptr %159, align 8
  %161 = getelementptr inbounds double, ptr %111, i64 %155
  store double %160, ptr %161, align 8
  %162 = add nuw nsw i64 %133, 4
  %163 = add i64 %134, 4
  %164 = icmp eq i64 %163, %102
  br i1 %164, label %115, label %132

165:                                              ; preds = %112, %87
  %166 = icmp sgt i64 %35, 0
  br i1 %166, label %167, label %183

167:                                              ; preds = %165
  %168 = icmp ult i64 %35, 4
  br i1 %168, label %179, label %169

169:                                              ; preds = %167
  %170 = and i64 %35, -4
  br label %171

171:                                              ; preds = %171, %169
  %172 = phi i64 [ 0, %169 ], [ %175, %171 ]
  %173 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 35, i64 %172
  store <2 x i64> zeroinitializer, ptr %173, align 8
  %174 = getelementptr inbounds i64, ptr %173, i64 2
  store <2 x i64> zeroinitializer, ptr %174, align 8
  %175 = add nuw i64 %172, 4
  %176 = icmp eq i64 %175, %170
  br i1 %176, label %177, label %171

177:                                              ; preds = %171
  %178 = icmp eq i64 %35, %170
  br i1 %178, label %181, label %179

179:                                              ; preds = %167, %177
  %180 = phi i64 [ 0, %167 ], [ %170, %177 ]
  br label %1084

181:                                              ; preds = %1084, %177
  %182 = load i64, ptr %40, align 8
  br label %183

183:                                              ; preds = %181, %165
  %184 = phi i64 [ %182, %181 ], [ %88, %165 ]
  %185 = load ptr, ptr %0, align 8
  %186 = load i64, ptr %185, align 8
  %187 = getelementptr inbounds %struct.Problem, ptr %185, i64 0, i32 2
  %188 = load i64, ptr %187, align 8
  %189 = getelementptr inbounds %struct.Problem, ptr %185, i64 0, i32 1
  %190 = getelementptr inbounds %struct.Problem, ptr %185, i64 0, i32 7
  %191 = getelementptr inbounds %struct.Problem, ptr %185, i64 0, i32 6
  %192 = getelementptr inbounds %struct.Problem, ptr %185, i64 0, i32 22
  %193 = icmp sgt i64 %184, 0
  %194 = getelementptr inbounds %struct.Problem, ptr %185, i64 0, i32 3
  %195 = getelementptr inbounds %struct.Problem, ptr %185, i64 0, i32 12
  %196 = getelementptr inbounds %struct.Problem, ptr %185, i64 0, i32 13
  %197 = getelementptr inbounds %struct.Problem, ptr %185, i64 0, i32 17
  %198 = getelementptr inbounds %struct.Problem, ptr %185, i64 0, i32 21
  %199 = getelementptr inbounds %struct.Best, ptr %38, i64 0, i32 2
  %200 = add i64 %188, %186
  %201 = and i64 %184, 1
  %202 = icmp eq i64 %184, 1
  %203 = and i64 %184, -2
  %204 = icmp eq i64 %201, 0
  br label %214

205:                                              ; preds = %842, %306
  %206 = load i64, ptr %189, align 8
  %207 = icmp sgt i64 %206, 0
  br i1 %207, label %208, label %887

208:                                              ; preds = %205
  %209 = icmp ult i64 %184, 10
  %210 = and i64 %184, -4
  %211 = icmp eq i64 %184, %210
  %212 = and i64 %184, 3
  %213 = icmp eq i64 %212, 0
  br label %848

214:                                              ; preds = %842, %183
  %215 = phi i64 [ 0, %183 ], [ %844, %842 ]
  %216 = load i64, ptr %40, align 8
  %217 = icmp sgt i64 %216, 0
  br i1 %217, label %218, label %306

218:                                              ; preds = %214
  %219 = load i64, ptr %185, align 8
  %220 = load i64, ptr %189, align 8
  %221 = add nsw i64 %220, %219
  %222 = icmp sgt i64 %221, 0
  br label %223

223:                                              ; preds = %231, %218
  %224 = phi i64 [ 0, %218 ], [ %232, %231 ]
  br i1 %222, label %225, label %231

225:                                              ; preds = %223
  %226 = load ptr, ptr %190, align 8
  %227 = mul nsw i64 %224, %221
  %228 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %224
  %229 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 18, i64 %224
  %230 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 24, i64 %224
  br label %234

231:                                              ; preds = %301, %223
  %232 = add nuw nsw i64 %224, 1
  %233 = icmp eq i64 %232, %216
  br i1 %233, label %306, label %223

234:                                              ; preds = %301, %225
  %235 = phi i64 [ 0, %225 ], [ %304, %301 ]
  %236 = add nsw i64 %235, %227
  %237 = getelementptr inbounds i64, ptr %226, i64 %236
  %238 = load i64, ptr %237, align 8
  %239 = icmp eq i64 %238, 0
  br i1 %239, label %301, label %240

240:                                              ; preds = %234
  %241 = load ptr, ptr %191, align 8
  %242 = getelementptr inbounds ptr, ptr %241, i64 %224
  %243 = load ptr, ptr %242, align 8
  %244 = getelementptr inbounds %struct.Table, ptr %243, i64 0, i32 1
  %245 = load ptr, ptr %244, align 8
  %246 = getelementptr inbounds ptr, ptr %245, i64 %238
  %247 = load ptr, ptr %246, align 8
  %248 = icmp eq ptr %247, null
  br i1 %248, label %301, label %249

249:                                              ; preds = %240
  %250 = icmp slt i64 %235, %219
  %251 = select i1 %250, double 0x7FF0000000000000, double 0.000000e+00
  br i1 %250, label %260, label %252

252:                                              ; preds = %249
  %253 = load ptr, ptr %192, align 8
  %254 = sub nsw i64 %235, %219
  %255 = mul nsw i64 %254, %216
  %256 = add nsw i64 %255, %224
  %257 = getelementptr inbounds double, ptr %253, i64 %256
  %258 = load double, ptr %257, align 8
  %259 = fmul double %258, 0x3FEFFFFFFF768FA1
  br label %260

260:                                              ; preds = %252, %249
  %261 = phi double [ %259, %252 ], [ 0.000000e+00, %249 ]
  %262 = load i64, ptr %228, align 8
  %263 = icmp sgt i64 %262, 0
  br i1 %263, label %264, label %267

264:                                              ; preds = %260
  %265 = load ptr, ptr %229, align 8
  %266 = load ptr, ptr %230, align 8
  br label %270

267:                                              ; preds = %287, %260
  %268 = phi double [ %251, %260 ], [ %288, %287 ]
  %269 = phi double [ 0.000000e+00, %260 ], [ %292, %287 ]
  br i1 %250, label %298, label %295

270:                                              ; preds = %287, %264
  %271 = phi i64 [ 0, %264 ], [ %293, %287 ]
  %272 = phi double [ 0.000000e+00, %264 ], [ %292, %287 ]
  %273 = phi double [ %251, %264 ], [ %288, %287 ]
  %274 = getelementptr inbounds i32, ptr %266, i64 %271
  %275 = load i32, ptr %274, align 4
  %276 = sext i32 %275 to i64
  %277 = getelementptr inbounds i32, ptr %265, i64 %276
  %278 = load i32, ptr %277, align 4
  %279 = sext i32 %278 to i64
  %280 = getelementptr inbounds double, ptr %247, i64 %279
  %281 = load double, ptr %280, align 8
  br i1 %250, label %282, label %284

282:                                              ; preds = %270
  %283 = fcmp olt double %281, %273
  br i1 %283, label %286, label %287

284:                                              ; preds = %270
  %285 = fcmp ogt double %281, %273
  br i1 %285, label %286, label %287

286:                                              ; preds = %284, %282
  br label %287

287:                                              ; preds = %286, %284, %282
  %288 = phi double [ %281, %286 ], [ %273, %282 ], [ %273, %284 ]
  %289 = fcmp olt double %281, %261
  %290 = fcmp ogt double %281, %272
  %291 = select i1 %289, i1 %290, i1 false
  %292 = select i1 %291, double %281, double %272
  %293 = add nuw nsw i64 %271, 1
  %294 = icmp eq i64 %293, %262
  br i1 %294, label %267, label %270

295:                                              ; preds = %267
  %296 = sub nsw i64 %235, %219
  %297 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 37, i64 %296, i64 %224
  store double %269, ptr %297, align 8
  br label %298

298:                                              ; preds = %295, %267
  %299 = load i64, ptr %199, align 8
  %300 = sub nsw i64 %299, %262
  store i64 %300, ptr %199, align 8
  br label %301

301:                                              ; preds = %298, %240, %234
  %302 = phi double [ %268, %298 ], [ 1.000000e+00, %240 ], [ 1.000000e+00, %234 ]
  %303 = getelementptr inbounds [16 x double], ptr %15, i64 %235, i64 %224
  store double %302, ptr %303, align 8
  %304 = add nuw nsw i64 %235, 1
  %305 = icmp eq i64 %304, %221
  br i1 %305, label %231, label %234

306:                                              ; preds = %231, %214
  br i1 %193, label %307, label %205

307:                                              ; preds = %306, %835
  %308 = phi i1 [ %838, %835 ], [ true, %306 ]
  %309 = phi i64 [ %836, %835 ], [ 0, %306 ]
  %310 = phi i64 [ %837, %835 ], [ 0, %306 ]
  %311 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 20, i64 %310
  %312 = load ptr, ptr %311, align 8
  %313 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %310
  %314 = load i64, ptr %313, align 8
  %315 = icmp sgt i64 %314, 0
  br i1 %315, label %316, label %330

316:                                              ; preds = %307
  %317 = icmp ult i64 %314, 4
  br i1 %317, label %328, label %318

318:                                              ; preds = %316
  %319 = and i64 %314, -4
  br label %320

320:                                              ; preds = %320, %318
  %321 = phi i64 [ 0, %318 ], [ %324, %320 ]
  %322 = getelementptr inbounds double, ptr %312, i64 %321
  store <2 x double> zeroinitializer, ptr %322, align 8
  %323 = getelementptr inbounds double, ptr %322, i64 2
  store <2 x double> zeroinitializer, ptr %323, align 8
  %324 = add nuw i64 %321, 4
  %325 = icmp eq i64 %324, %319
  br i1 %325, label %326, label %320

326:                                              ; preds = %320
  %327 = icmp eq i64 %314, %319
  br i1 %327, label %330, label %328

328:                                              ; preds = %316, %326
  %329 = phi i64 [ 0, %316 ], [ %319, %326 ]
  br label %346

330:                                              ; preds = %346, %326, %307
  %331 = load i64, ptr %194, align 8
  %332 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 18, i64 %310
  %333 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 24, i64 %310
  %334 = add i64 %314, -1
  %335 = icmp ult i64 %314, 4
  %336 = and i64 %314, -4
  %337 = icmp eq i64 %314, %336
  %338 = and i64 %314, 1
  %339 = icmp eq i64 %334, 0
  %340 = and i64 %314, -2
  %341 = icmp eq i64 %338, 0
  %342 = and i64 %314, 1
  %343 = icmp eq i64 %334, 0
  %344 = and i64 %314, -2
  %345 = icmp eq i64 %342, 0
  br label %366

346:                                              ; preds = %328, %346
  %347 = phi i64 [ %349, %346 ], [ %329, %328 ]
  %348 = getelementptr inbounds double, ptr %312, i64 %347
  store double 0.000000e+00, ptr %348, align 8
  %349 = add nuw nsw i64 %347, 1
  %350 = icmp eq i64 %349, %314
  br i1 %350, label %330, label %346

351:                                              ; preds = %556, %410
  %352 = phi i64 [ undef, %410 ], [ %557, %556 ]
  %353 = phi i64 [ 0, %410 ], [ %558, %556 ]
  %354 = phi i64 [ %367, %410 ], [ %557, %556 ]
  br i1 %345, label %364, label %355

355:                                              ; preds = %351
  %356 = getelementptr inbounds double, ptr %411, i64 %353
  %357 = load double, ptr %356, align 8
  %358 = fadd double %523, %357
  %359 = load double, ptr %413, align 8
  %360 = fmul double %359, 0x3FF0000000001198
  %361 = fcmp ogt double %358, %360
  br i1 %361, label %362, label %364

362:                                              ; preds = %355
  %363 = getelementptr inbounds double, ptr %312, i64 %353
  store double 1.000000e+00, ptr %363, align 8
  br label %364

364:                                              ; preds = %355, %362, %351
  %365 = phi i64 [ %352, %351 ], [ 1, %362 ], [ %354, %355 ]
  br label %366

366:                                              ; preds = %364, %330
  %367 = phi i64 [ %365, %364 ], [ 0, %330 ]
  %368 = phi i64 [ %390, %364 ], [ 0, %330 ]
  br label %369

369:                                              ; preds = %366, %409
  %370 = phi i64 [ %390, %409 ], [ %368, %366 ]
  br label %371

371:                                              ; preds = %527, %369
  %372 = phi i64 [ %390, %527 ], [ %370, %369 ]
  %373 = icmp slt i64 %372, %331
  br i1 %373, label %374, label %561

374:                                              ; preds = %371
  br i1 %315, label %375, label %386

375:                                              ; preds = %374
  %376 = load ptr, ptr %16, align 8
  br i1 %335, label %384, label %377

377:                                              ; preds = %375, %377
  %378 = phi i64 [ %381, %377 ], [ 0, %375 ]
  %379 = getelementptr inbounds double, ptr %376, i64 %378
  store <2 x double> zeroinitializer, ptr %379, align 8
  %380 = getelementptr inbounds double, ptr %379, i64 2
  store <2 x double> zeroinitializer, ptr %380, align 8
  %381 = add nuw i64 %378, 4
  %382 = icmp eq i64 %381, %336
  br i1 %382, label %383, label %377

383:                                              ; preds = %377
  br i1 %337, label %386, label %384

384:                                              ; preds = %375, %383
  %385 = phi i64 [ 0, %375 ], [ %336, %383 ]
  br label %402

386:                                              ; preds = %402, %383, %374
  %387 = load ptr, ptr %195, align 8
  %388 = getelementptr inbounds i64, ptr %387, i64 %372
  %389 = load i64, ptr %388, align 8
  %390 = add nuw nsw i64 %372, 1
  %391 = getelementptr inbounds i64, ptr %387, i64 %390
  %392 = load i64, ptr %391, align 8
  %393 = icmp slt i64 %389, %392
  br i1 %393, label %394, label %527

394:                                              ; preds = %386
  %395 = load ptr, ptr %196, align 8
  %396 = load ptr, ptr %197, align 8
  %397 = load ptr, ptr %190, align 8
  %398 = load i64, ptr %185, align 8
  %399 = load i64, ptr %189, align 8
  %400 = add nsw i64 %399, %398
  %401 = mul nsw i64 %400, %310
  br label %414

402:                                              ; preds = %384, %402
  %403 = phi i64 [ %405, %402 ], [ %385, %384 ]
  %404 = getelementptr inbounds double, ptr %376, i64 %403
  store double 0.000000e+00, ptr %404, align 8
  %405 = add nuw nsw i64 %403, 1
  %406 = icmp eq i64 %405, %314
  br i1 %406, label %386, label %402

407:                                              ; preds = %522
  %408 = icmp eq i64 %524, 0
  br i1 %408, label %527, label %409

409:                                              ; preds = %407
  br i1 %315, label %410, label %369

410:                                              ; preds = %409
  %411 = load ptr, ptr %16, align 8
  %412 = load ptr, ptr %198, align 8
  %413 = getelementptr inbounds double, ptr %412, i64 %372
  br i1 %343, label %351, label %533

414:                                              ; preds = %522, %394
  %415 = phi i64 [ %389, %394 ], [ %525, %522 ]
  %416 = phi i64 [ 0, %394 ], [ %524, %522 ]
  %417 = phi double [ 0.000000e+00, %394 ], [ %523, %522 ]
  %418 = getelementptr inbounds i64, ptr %395, i64 %415
  %419 = load i64, ptr %418, align 8
  %420 = getelementptr inbounds double, ptr %396, i64 %419
  %421 = load double, ptr %420, align 8
  br i1 %202, label %422, label %452

422:                                              ; preds = %469, %414
  %423 = phi double [ undef, %414 ], [ %470, %469 ]
  %424 = phi i64 [ 0, %414 ], [ %471, %469 ]
  %425 = phi double [ %421, %414 ], [ %470, %469 ]
  br i1 %204, label %432, label %426

426:                                              ; preds = %422
  %427 = icmp eq i64 %424, %310
  br i1 %427, label %432, label %428

428:                                              ; preds = %426
  %429 = getelementptr inbounds [16 x double], ptr %15, i64 %419, i64 %424
  %430 = load double, ptr %429, align 8
  %431 = fmul double %425, %430
  br label %432

432:                                              ; preds = %426, %428, %422
  %433 = phi double [ %423, %422 ], [ %431, %428 ], [ %425, %426 ]
  %434 = add nsw i64 %419, %401
  %435 = getelementptr inbounds i64, ptr %397, i64 %434
  %436 = load i64, ptr %435, align 8
  %437 = icmp eq i64 %436, 0
  br i1 %437, label %474, label %438

438:                                              ; preds = %432
  %439 = load ptr, ptr %191, align 8
  %440 = getelementptr inbounds ptr, ptr %439, i64 %310
  %441 = load ptr, ptr %440, align 8
  %442 = getelementptr inbounds %struct.Table, ptr %441, i64 0, i32 1
  %443 = load ptr, ptr %442, align 8
  %444 = getelementptr inbounds ptr, ptr %443, i64 %436
  %445 = load ptr, ptr %444, align 8
  %446 = icmp eq ptr %445, null
  br i1 %446, label %474, label %447

447:                                              ; preds = %438
  br i1 %315, label %448, label %522

448:                                              ; preds = %447
  %449 = load ptr, ptr %332, align 8
  %450 = load ptr, ptr %333, align 8
  %451 = load ptr, ptr %16, align 8
  br i1 %339, label %507, label %476

452:                                              ; preds = %414, %469
  %453 = phi i64 [ %471, %469 ], [ 0, %414 ]
  %454 = phi double [ %470, %469 ], [ %421, %414 ]
  %455 = phi i64 [ %472, %469 ], [ 0, %414 ]
  %456 = icmp eq i64 %453, %310
  br i1 %456, label %461, label %457

457:                                              ; preds = %452
  %458 = getelementptr inbounds [16 x double], ptr %15, i64 %419, i64 %453
  %459 = load double, ptr %458, align 8
  %460 = fmul double %454, %459
  br label %461

461:                                              ; preds = %457, %452
  %462 = phi double [ %460, %457 ], [ %454, %452 ]
  %463 = or i64 %453, 1
  %464 = icmp eq i64 %463, %310
  br i1 %464, label %469, label %465

465:                                              ; preds = %461
  %466 = getelementptr inbounds [16 x double], ptr %15, i64 %419, i64 %463
  %467 = load double, ptr %466, align 8
  %468 = fmul double %462, %467
  br label %469

469:                                              ; preds = %465, %461
  %470 = phi double [ %468, %465 ], [ %462, %461 ]
  %471 = add nuw nsw i64 %453, 2
  %472 = add i64 %455, 2
  %473 = icmp eq i64 %472, %203
  br i1 %473, label %422, label %452

474:                                              ; preds = %438, %432
  %475 = fadd double %417, %433
  br label %522

476:                                              ; preds = %448, %476
  %477 = phi i64 [ %504, %476 ], [ 0, %448 ]
  %478 = phi i64 [ %505, %476 ], [ 0, %448 ]
  %479 = getelementptr inbounds i32, ptr %450, i64 %477
  %480 = load i32, ptr %479, align 4
  %481 = sext i32 %480 to i64
  %482 = getelementptr inbounds i32, ptr %449, i64 %481
  %483 = load i32, ptr %482, align 4
  %484 = sext i32 %483 to i64
  %485 = getelementptr inbounds double, ptr %445, i64 %484
  %486 = load double, ptr %485, align 8
  %487 = fmul double %433, %486
  %488 = getelementptr inbounds double, ptr %451, i64 %477
  %489 = load double, ptr %488, align 8
  %490 = fadd double %487, %489
  store double %490, ptr %488, align 8
  %491 = or i64 %477, 1
  %492 = getelementptr inbounds i32, ptr %450, i64 %491
  %493 = load i32, ptr %492, align 4
  %494 = sext i32 %493 to i64
  %495 = getelementptr inbounds i32, ptr %449, i64 %494
  %496 = load i32, ptr %495, align 4
  %497 = sext i32 %496 to i64
  %498 = getelementptr inbounds double, ptr %445, i64 %497
  %499 = load double, ptr %498, align 8
  %500 = fmul double %433, %499
  %501 = getelementptr inbounds double, ptr %451, i64 %491
  %502 = load double, ptr %501, align 8
  %503 = fadd double %500, %502
  store double %503, ptr %501, align 8
  %504 = add nuw nsw i64 %477, 2
  %505 = add i64 %478, 2
  %506 = icmp eq i64 %505, %340
  br i1 %506, label %507, label %476

507:                                              ; preds = %476, %448
  %508 = phi i64 [ 0, %448 ], [ %504, %476 ]
  br i1 %341, label %522, label %509

509:                                              ; preds = %507
  %510 = getelementptr inbounds i32, ptr %450, i64 %508
  %511 = load i32, ptr %510, align 4
  %512 = sext i32 %511 to i64
  %513 = getelementptr inbounds i32, ptr %449, i64 %512
  %514 = load i32, ptr %513, align 4
  %515 = sext i32 %514 to i64
  %516 = getelementptr inbounds double, ptr %445, i64 %515
  %517 = load double, ptr %516, align 8
  %518 = fmul double %433, %517
  %519 = getelementptr inbounds double, ptr %451, i64 %508
  %520 = load double, ptr %519, align 8
  %521 = fadd double %518, %520
  store double %521, ptr %519, align 8
  br label %522

522:                                              ; preds = %509, %507, %474, %447
  %523 = phi double [ %475, %474 ], [ %417, %447 ], [ %417, %507 ], [ %417, %509 ]
  %524 = phi i64 [ %416, %474 ], [ 1, %447 ], [ 1, %507 ], [ 1, %509 ]
  %525 = add nsw i64 %415, 1
  %526 = icmp eq i64 %525, %392
  br i1 %526, label %407, label %414

527:                                              ; preds = %407, %386
  %528 = phi double [ %523, %407 ], [ 0.000000e+00, %386 ]
  %529 = load ptr, ptr %198, align 8
  %530 = getelementptr inbounds double, ptr %529, i64 %372
  %531 = load double, ptr %530, align 8
  %532 = fcmp ule double %528, %531
  br i1 %532, label %371, label %840

533:                                              ; preds = %410, %556
  %534 = phi i64 [ %558, %556 ], [ 0, %410 ]
  %535 = phi i64 [ %557, %556 ], [ %367, %410 ]
  %536 = phi i64 [ %559, %556 ], [ 0, %410 ]
  %537 = getelementptr inbounds double, ptr %411, i64 %534
  %538 = load double, ptr %537, align 8
  %539 = fadd double %523, %538
  %540 = load double, ptr %413, align 8
  %541 = fmul double %540, 0x3FF0000000001198
  %542 = fcmp ogt double %539, %541
  br i1 %542, label %543, label %545

543:                                              ; preds = %533
  %544 = getelementptr inbounds double, ptr %312, i64 %534
  store double 1.000000e+00, ptr %544, align 8
  br label %545

545:                                              ; preds = %543, %533
  %546 = phi i64 [ 1, %543 ], [ %535, %533 ]
  %547 = or i64 %534, 1
  %548 = getelementptr inbounds double, ptr %411, i64 %547
  %549 = load double, ptr %548, align 8
  %550 = fadd double %523, %549
  %551 = load double, ptr %413, align 8
  %552 = fmul double %551, 0x3FF0000000001198
  %553 = fcmp ogt double %550, %552
  br i1 %553, label %554, label %556

554:                                              ; preds = %545
  %555 = getelementptr inbounds double, ptr %312, i64 %547
  store double 1.000000e+00, ptr %555, align 8
  br label %556

556:                                              ; preds = %554, %545
  %557 = phi i64 [ 1, %554 ], [ %546, %545 ]
  %558 = add nuw nsw i64 %534, 2
  %559 = add i64 %536, 2
  %560 = icmp eq i64 %559, %344
  br i1 %560, label %351, label %533

561:                                              ; preds = %371
  %562 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %310
  %563 = load i64, ptr %562, align 8
  %564 = icmp sgt i64 %563, 0
  br i1 %564, label %565, label %570

565:                                              ; preds = %561
  %566 = and i64 %314, 1
  %567 = icmp eq i64 %314, 1
  %568 = and i64 %314, -2
  %569 = icmp eq i64 %566, 0
  br label %573

570:                                              ; preds = %705, %561
  %571 = phi i64 [ %367, %561 ], [ %706, %705 ]
  %572 = icmp eq i64 %571, 0
  br i1 %572, label %835, label %709

573:                                              ; preds = %565, %705
  %574 = phi i64 [ %707, %705 ], [ 0, %565 ]
  %575 = phi i64 [ %706, %705 ], [ %367, %565 ]
  %576 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %310, i64 %574
  %577 = load i64, ptr %576, align 8
  %578 = sub i64 %577, %200
  %579 = icmp slt i64 %578, 0
  br i1 %579, label %705, label %585

580:                                              ; preds = %660
  br i1 %315, label %581, label %705

581:                                              ; preds = %580
  %582 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %310, i64 %574
  %583 = load ptr, ptr %582, align 8
  %584 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %578
  br i1 %567, label %692, label %664

585:                                              ; preds = %573, %660
  %586 = phi i64 [ %662, %660 ], [ 0, %573 ]
  %587 = phi double [ %661, %660 ], [ 0.000000e+00, %573 ]
  %588 = icmp eq i64 %586, %310
  br i1 %588, label %660, label %589

589:                                              ; preds = %585
  %590 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %586
  %591 = load i64, ptr %590, align 8
  %592 = icmp sgt i64 %591, 0
  br i1 %592, label %593, label %660

593:                                              ; preds = %589
  %594 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %586
  br label %595

595:                                              ; preds = %656, %593
  %596 = phi i64 [ 0, %593 ], [ %658, %656 ]
  %597 = phi double [ %587, %593 ], [ %657, %656 ]
  %598 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %586, i64 %596
  %599 = load i64, ptr %598, align 8
  %600 = icmp eq i64 %599, %577
  br i1 %600, label %601, label %656

601:                                              ; preds = %595
  %602 = load i64, ptr %594, align 8
  %603 = icmp sgt i64 %602, 0
  br i1 %603, label %604, label %627

604:                                              ; preds = %601
  %605 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %586, i64 %596
  %606 = load ptr, ptr %605, align 8
  %607 = and i64 %602, 3
  %608 = icmp ult i64 %602, 4
  br i1 %608, label %611, label %609

609:                                              ; preds = %604
  %610 = and i64 %602, -4
  br label %630

611:                                              ; preds = %630, %604
  %612 = phi double [ undef, %604 ], [ %652, %630 ]
  %613 = phi i64 [ 0, %604 ], [ %653, %630 ]
  %614 = phi double [ 0x7FF0000000000000, %604 ], [ %652, %630 ]
  %615 = icmp eq i64 %607, 0
  br i1 %615, label %627, label %616

616:                                              ; preds = %611, %616
  %617 = phi i64 [ %624, %616 ], [ %613, %611 ]
  %618 = phi double [ %623, %616 ], [ %614, %611 ]
  %619 = phi i64 [ %625, %616 ], [ 0, %611 ]
  %620 = getelementptr inbounds double, ptr %606, i64 %617
  %621 = load double, ptr %620, align 8
  %622 = fcmp olt double %621, %618
  %623 = select i1 %622, double %621, double %618
  %624 = add nuw nsw i64 %617, 1
  %625 = add i64 %619, 1
  %626 = icmp eq i64 %625, %607
  br i1 %626, label %627, label %616

627:                                              ; preds = %611, %616, %601
  %628 = phi double [ 0x7FF0000000000000, %601 ], [ %612, %611 ], [ %623, %616 ]
  %629 = fadd double %597, %628
  br label %656

630:                                              ; preds = %630, %609
  %631 = phi i64 [ 0, %609 ], [ %653, %630 ]
  %632 = phi double [ 0x7FF0000000000000, %609 ], [ %652, %630 ]
  %633 = phi i64 [ 0, %609 ], [ %654, %630 ]
  %634 = getelementptr inbounds double, ptr %606, i64 %631
  %635 = load double, ptr %634, align 8
  %636 = fcmp olt double %635, %632
  %637 = select i1 %636, double %635, double %632
  %638 = or i64 %631, 1
  %639 = getelementptr inbounds double, ptr %606, i64 %638
  %640 = load double, ptr %639, align 8
  %641 = fcmp olt double %640, %637
  %642 = select i1 %641, double %640, double %637
  %643 = or i64 %631, 2
  %644 = getelementptr inbounds double, ptr %606, i64 %643
  %645 = load double, ptr %644, align 8
  %646 = fcmp olt double %645, %642
  %647 = select i1 %646, double %645, double %642
  %648 = or i64 %631, 3
  %649 = getelementptr inbounds double, ptr %606, i64 %648
  %650 = load double, ptr %649, align 8
  %651 = fcmp olt double %650, %647
  %652 = select i1 %651, double %650, double %647
  %653 = add nuw nsw i64 %631, 4
  %654 = add i64 %633, 4
  %655 = icmp eq i64 %654, %610
  br i1 %655, label %611, label %630

656:                                              ; preds = %627, %595
  %657 = phi double [ %597, %595 ], [ %629, %627 ]
  %658 = add nuw nsw i64 %596, 1
  %659 = icmp eq i64 %658, %591
  br i1 %659, label %660, label %595

660:                                              ; preds = %656, %589, %585
  %661 = phi double [ %587, %585 ], [ %587, %589 ], [ %657, %656 ]
  %662 = add nuw nsw i64 %586, 1
  %663 = icmp eq i64 %662, %184
  br i1 %663, label %580, label %585

664:                                              ; preds = %581, %687
  %665 = phi i64 [ %689, %687 ], [ 0, %581 ]
  %666 = phi i64 [ %688, %687 ], [ %575, %581 ]
  %667 = phi i64 [ %690, %687 ], [ 0, %581 ]
  %668 = getelementptr inbounds double, ptr %583, i64 %665
  %669 = load double, ptr %668, align 8
  %670 = fadd double %661, %669
  %671 = load double, ptr %584, align 8
  %672 = fadd double %671, 1.000000e-09
  %673 = fcmp ogt double %670, %672
  br i1 %673, label %674, label %676

674:                                              ; preds = %664
  %675 = getelementptr inbounds double, ptr %312, i64 %665
  store double 1.000000e+00, ptr %675, align 8
  br label %676

676:                                              ; preds = %674, %664
  %677 = phi i64 [ 1, %674 ], [ %666, %664 ]
  %678 = or i64 %665, 1
  %679 = getelementptr inbounds double, ptr %583, i64 %678
  %680 = load double, ptr %679, align 8
  %681 = fadd double %661, %680
  %682 = load double, ptr %584, align 8
  %683 = fadd double %682, 1.000000e-09
  %684 = fcmp ogt double %681, %683
  br i1 %684, label %685, label %687

685:                                              ; preds = %676
  %686 = getelementptr inbounds double, ptr %312, i64 %678
  store double 1.000000e+00, ptr %686, align 8
  br label %687

687:                                              ; preds = %685, %676
  %688 = phi i64 [ 1, %685 ], [ %677, %676 ]
  %689 = add nuw nsw i64 %665, 2
  %690 = add i64 %667, 2
  %691 = icmp eq i64 %690, %568
  br i1 %691, label %692, label %664

692:                                              ; preds = %687, %581
  %693 = phi i64 [ undef, %581 ], [ %688, %687 ]
  %694 = phi i64 [ 0, %581 ], [ %689, %687 ]
  %695 = phi i64 [ %575, %581 ], [ %688, %687 ]
  br i1 %569, label %705, label %696

696:                                              ; preds = %692
  %697 = getelementptr inbounds double, ptr %583, i64 %694
  %698 = load double, ptr %697, align 8
  %699 = fadd double %661, %698
  %700 = load double, ptr %584, align 8
  %701 = fadd double %700, 1.000000e-09
  %702 = fcmp ogt double %699, %701
  br i1 %702, label %703, label %705

703:                                              ; preds = %696
  %704 = getelementptr inbounds double, ptr %312, i64 %694
  store double 1.000000e+00, ptr %704, align 8
  br label %705

705:                                              ; preds = %692, %703, %696, %580, %573
  %706 = phi i64 [ %575, %573 ], [ %575, %580 ], [ %693, %692 ], [ 1, %703 ], [ %695, %696 ]
  %707 = add nuw nsw i64 %574, 1
  %708 = icmp eq i64 %707, %563
  br i1 %708, label %570, label %573

709:                                              ; preds = %570
  br i1 %315, label %711, label %710

710:                                              ; preds = %709
  store i64 0, ptr %313, align 8
  br label %840

711:                                              ; preds = %709
  %712 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 35, i64 %310
  %713 = and i64 %563, 3
  %714 = icmp ult i64 %563, 4
  %715 = and i64 %563, -4
  %716 = icmp eq i64 %713, 0
  br label %717

717:                                              ; preds = %829, %711
  %718 = phi i64 [ 0, %711 ], [ %831, %829 ]
  %719 = phi i64 [ 0, %711 ], [ %830, %829 ]
  %720 = getelementptr inbounds double, ptr %312, i64 %718
  %721 = load double, ptr %720, align 8
  %722 = fcmp une double %721, 0.000000e+00
  br i1 %722, label %829, label %723

723:                                              ; preds = %717
  %724 = icmp slt i64 %719, %718
  br i1 %724, label %725, label %827

725:                                              ; preds = %723
  %726 = load ptr, ptr %333, align 8
  %727 = getelementptr inbounds i32, ptr %726, i64 %718
  %728 = load i32, ptr %727, align 4
  %729 = getelementptr inbounds i32, ptr %726, i64 %719
  store i32 %728, ptr %729, align 4
  br i1 %564, label %730, label %744

730:                                              ; preds = %725
  br i1 %714, label %731, label %752

731:                                              ; preds = %752, %730
  %732 = phi i64 [ 0, %730 ], [ %778, %752 ]
  br i1 %716, label %744, label %733

733:                                              ; preds = %731, %733
  %734 = phi i64 [ %741, %733 ], [ %732, %731 ]
  %735 = phi i64 [ %742, %733 ], [ 0, %731 ]
  %736 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %310, i64 %734
  %737 = load ptr, ptr %736, align 8
  %738 = getelementptr inbounds double, ptr %737, i64 %718
  %739 = load double, ptr %738, align 8
  %740 = getelementptr inbounds double, ptr %737, i64 %719
  store double %739, ptr %740, align 8
  %741 = add nuw nsw i64 %734, 1
  %742 = add i64 %735, 1
  %743 = icmp eq i64 %742, %713
  br i1 %743, label %744, label %733

744:                                              ; preds = %731, %733, %725
  %745 = load i64, ptr %712, align 8
  %746 = icmp sgt i64 %745, 0
  br i1 %746, label %747, label %795

747:                                              ; preds = %744
  %748 = and i64 %745, 3
  %749 = icmp ult i64 %745, 4
  br i1 %749, label %781, label %750

750:                                              ; preds = %747
  %751 = and i64 %745, -4
  br label %798

752:                                              ; preds = %730, %752
  %753 = phi i64 [ %778, %752 ], [ 0, %730 ]
  %754 = phi i64 [ %779, %752 ], [ 0, %730 ]
  %755 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %310, i64 %753
  %756 = load ptr, ptr %755, align 8
  %757 = getelementptr inbounds double, ptr %756, i64 %718
  %758 = load double, ptr %757, align 8
  %759 = getelementptr inbounds double, ptr %756, i64 %719
  store double %758, ptr %759, align 8
  %760 = or i64 %753, 1
  %761 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %310, i64 %760
  %762 = load ptr, ptr %761, align 8
  %763 = getelementptr inbounds double, ptr %762, i64 %718
  %764 = load double, ptr %763, align 8
  %765 = getelementptr inbounds double, ptr %762, i64 %719
  store double %764, ptr %765, align 8
  %766 = or i64 %753, 2
  %767 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %310, i64 %766
  %768 = load ptr, ptr %767, align 8
  %769 = getelementptr inbounds double, ptr %768, i64 %718
  %770 = load double, ptr %769, align 8
  %771 = getelementptr inbounds double, ptr %768, i64 %719
  store double %770, ptr %771, align 8
  %772 = or i64 %753, 3
  %773 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %310, i64 %772
  %774 = load ptr, ptr %773, align 8
  %775 = getelementptr inbounds double, ptr %774, i64 %718
  %776 = load double, ptr %775, align 8
  %777 = getelementptr inbounds double, ptr %774, i64 %719
  store double %776, ptr %777, align 8
  %778 = add nuw nsw i64 %753, 4
  %779 = add i64 %754, 4
  %780 = icmp eq i64 %779, %715
  br i1 %780, label %731, label %752

781:                                              ; preds = %798, %747
  %782 = phi i64 [ 0, %747 ], [ %824, %798 ]
  %783 = icmp eq i64 %748, 0
  br i1 %783, label %795, label %784

784:                                              ; preds = %781, %784
  %785 = phi i64 [ %792, %784 ], [ %782, %781 ]
  %786 = phi i64 [ %793, %784 ], [ 0, %781 ]
  %787 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %310, i64 %785
  %788 = load ptr, ptr %787, align 8
  %789 = getelementptr inbounds double, ptr %788, i64 %718
  %790 = load double, ptr %789, align 8
  %791 = getelementptr inbounds double, ptr %788, i64 %719
  store double %790, ptr %791, align 8
  %792 = add nuw nsw i64 %785, 1
  %793 = add i64 %786, 1
  %794 = icmp eq i64 %793, %748
  br i1 %794, label %795, label %784

795:                                              ; preds = %781, %784, %744
  %796 = load double, ptr %720, align 8
  %797 = getelementptr inbounds double, ptr %312, i64 %719
  store double %796, ptr %797, align 8
  br label %827

798:                                              ; preds = %798, %750
  %799 = phi i64 [ 0, %750 ], [ %824, %798 ]
  %800 = phi i64 [ 0, %750 ], [ %825, %798 ]
  %801 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %310, i64 %799
  %802 = load ptr, ptr %801, align 8
  %803 = getelementptr inbounds double, ptr %802, i64 %718
  %804 = load double, ptr %803, align 8
  %805 = getelementptr inbounds double, ptr %802, i64 %719
  store double %804, ptr %805, align 8
  %806 = or i64 %799, 1
  %807 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %310, i64 %806
  %808 = load ptr, ptr %807, align 8
  %809 = getelementptr inbounds double, ptr %808, i64 %718
  %810 = load double, ptr %809, align 8
  %811 = getelementptr inbounds double, ptr %808, i64 %719
  store double %810, ptr %811, align 8
  %812 = or i64 %799, 2
  %813 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %310, i64 %812
  %814 = load ptr, ptr %813, align 8
  %815 = getelementptr inbounds double, ptr %814, i64 %718
  %816 = load double, ptr %815, align 8
  %817 = getelementptr inbounds double, ptr %814, i64 %719
  store double %816, ptr %817, align 8
  %818 = or i64 %799, 3
  %819 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %310, i64 %818
  %820 = load ptr, ptr %819, align 8
  %821 = getelementptr inbounds double, ptr %820, i64 %718
  %822 = load double, ptr %821, align 8
  %823 = getelementptr inbounds double, ptr %820, i64 %719
  store double %822, ptr %823, align 8
  %824 = add nuw nsw i64 %799, 4
  %825 = add i64 %800, 4
  %826 = icmp eq i64 %825, %751
  br i1 %826, label %781, label %798

827:                                              ; preds = %795, %723
  %828 = add nsw i64 %719, 1
  br label %829

829:                                              ; preds = %827, %717
  %830 = phi i64 [ %719, %717 ], [ %828, %827 ]
  %831 = add nuw nsw i64 %718, 1
  %832 = icmp eq i64 %831, %314
  br i1 %832, label %833, label %717

833:                                              ; preds = %829
  store i64 %830, ptr %313, align 8
  %834 = icmp eq i64 %830, 0
  br i1 %834, label %840, label %835

835:                                              ; preds = %833, %570
  %836 = phi i64 [ 1, %833 ], [ %309, %570 ]
  %837 = add nuw nsw i64 %310, 1
  %838 = icmp slt i64 %837, %184
  %839 = icmp eq i64 %837, %184
  br i1 %839, label %842, label %307

840:                                              ; preds = %833, %527, %710
  %841 = phi i64 [ 1, %710 ], [ %309, %527 ], [ 1, %833 ]
  br i1 %308, label %1078, label %842

842:                                              ; preds = %835, %840
  %843 = phi i64 [ %841, %840 ], [ %836, %835 ]
  %844 = add nuw nsw i64 %215, 1
  %845 = icmp eq i64 %843, 0
  %846 = icmp ugt i64 %215, 2
  %847 = select i1 %845, i1 true, i1 %846
  br i1 %847, label %205, label %214

848:                                              ; preds = %208, %1048
  %849 = phi i64 [ %1049, %1048 ], [ 0, %208 ]
  %850 = shl i64 %849, 7
  %851 = add i64 %25, %850
  br i1 %193, label %852, label %1048

852:                                              ; preds = %848
  %853 = load i64, ptr %185, align 8
  %854 = add nsw i64 %853, %849
  br i1 %209, label %871, label %855

855:                                              ; preds = %852
  %856 = shl nsw i64 %854, 7
  %857 = add i64 %26, %856
  %858 = sub i64 %851, %857
  %859 = icmp ult i64 %858, 32
  br i1 %859, label %871, label %860

860:                                              ; preds = %855, %860
  %861 = phi i64 [ %868, %860 ], [ 0, %855 ]
  %862 = getelementptr inbounds [16 x double], ptr %15, i64 %854, i64 %861
  %863 = load <2 x double>, ptr %862, align 8
  %864 = getelementptr inbounds double, ptr %862, i64 2
  %865 = load <2 x double>, ptr %864, align 8
  %866 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %849, i64 %861
  store <2 x double> %863, ptr %866, align 8
  %867 = getelementptr inbounds double, ptr %866, i64 2
  store <2 x double> %865, ptr %867, align 8
  %868 = add nuw i64 %861, 4
  %869 = icmp eq i64 %868, %210
  br i1 %869, label %870, label %860

870:                                              ; preds = %860
  br i1 %211, label %1048, label %871

871:                                              ; preds = %855, %852, %870
  %872 = phi i64 [ 0, %855 ], [ 0, %852 ], [ %210, %870 ]
  %873 = xor i64 %872, -1
  %874 = add i64 %184, %873
  br i1 %213, label %884, label %875

875:                                              ; preds = %871, %875
  %876 = phi i64 [ %881, %875 ], [ %872, %871 ]
  %877 = phi i64 [ %882, %875 ], [ 0, %871 ]
  %878 = getelementptr inbounds [16 x double], ptr %15, i64 %854, i64 %876
  %879 = load double, ptr %878, align 8
  %880 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %849, i64 %876
  store double %879, ptr %880, align 8
  %881 = add nuw nsw i64 %876, 1
  %882 = add i64 %877, 1
  %883 = icmp eq i64 %882, %212
  br i1 %883, label %884, label %875

884:                                              ; preds = %875, %871
  %885 = phi i64 [ %872, %871 ], [ %881, %875 ]
  %886 = icmp ult i64 %874, 3
  br i1 %886, label %1048, label %1051

887:                                              ; preds = %1048, %205
  %888 = load i64, ptr %40, align 8
  %889 = load i64, ptr %187, align 8
  %890 = icmp sgt i64 %889, 0
  br i1 %890, label %891, label %990

891:                                              ; preds = %887
  %892 = getelementptr inbounds %struct.Problem, ptr %185, i64 0, i32 10
  %893 = load ptr, ptr %892, align 8
  %894 = getelementptr inbounds %struct.Problem, ptr %185, i64 0, i32 11
  %895 = icmp sgt i64 %888, 0
  %896 = load i64, ptr %893, align 8
  %897 = and i64 %888, 1
  %898 = icmp eq i64 %888, 1
  %899 = and i64 %888, -2
  %900 = icmp eq i64 %897, 0
  br label %903

901:                                              ; preds = %921, %903
  %902 = icmp eq i64 %907, %889
  br i1 %902, label %990, label %903

903:                                              ; preds = %901, %891
  %904 = phi i64 [ %896, %891 ], [ %909, %901 ]
  %905 = phi i64 [ 0, %891 ], [ %907, %901 ]
  %906 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %905
  store double 0.000000e+00, ptr %906, align 8
  %907 = add nuw nsw i64 %905, 1
  %908 = getelementptr inbounds i64, ptr %893, i64 %907
  %909 = load i64, ptr %908, align 8
  %910 = icmp slt i64 %904, %909
  br i1 %910, label %911, label %901

911:                                              ; preds = %903
  %912 = load ptr, ptr %894, align 8
  %913 = load ptr, ptr %192, align 8
  br label %914

914:                                              ; preds = %921, %911
  %915 = phi double [ 0.000000e+00, %911 ], [ %922, %921 ]
  %916 = phi i64 [ %904, %911 ], [ %923, %921 ]
  %917 = getelementptr inbounds i64, ptr %912, i64 %916
  %918 = load i64, ptr %917, align 8
  %919 = mul nsw i64 %918, %888
  %920 = getelementptr inbounds double, ptr %913, i64 %919
  br i1 %895, label %925, label %921

921:                                              ; preds = %986, %914
  %922 = phi double [ %915, %914 ], [ %987, %986 ]
  %923 = add nsw i64 %916, 1
  %924 = icmp eq i64 %923, %909
  br i1 %924, label %901, label %914

925:                                              ; preds = %914, %986
  %926 = phi double [ %987, %986 ], [ %915, %914 ]
  %927 = phi i64 [ %988, %986 ], [ 0, %914 ]
  %928 = getelementptr inbounds double, ptr %920, i64 %927
  %929 = load double, ptr %928, align 8
  %930 = fcmp ogt double %929, 0.000000e+00
  br i1 %930, label %931, label %986

931:                                              ; preds = %925
  %932 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 37, i64 %918, i64 %927
  %933 = load double, ptr %932, align 8
  %934 = fdiv double %933, %929
  br i1 %898, label %935, label %953

935:                                              ; preds = %980, %931
  %936 = phi double [ undef, %931 ], [ %981, %980 ]
  %937 = phi i64 [ 0, %931 ], [ %982, %980 ]
  %938 = phi double [ %934, %931 ], [ %981, %980 ]
  br i1 %900, label %950, label %939

939:                                              ; preds = %935
  %940 = icmp eq i64 %937, %927
  br i1 %940, label %950, label %941

941:                                              ; preds = %939
  %942 = getelementptr inbounds double, ptr %920, i64 %937
  %943 = load double, ptr %942, align 8
  %944 = fcmp ogt double %943, 0.000000e+00
  br i1 %944, label %945, label %950

945:                                              ; preds = %941
  %946 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %918, i64 %937
  %947 = load double, ptr %946, align 8
  %948 = fdiv double %947, %943
  %949 = fmul double %938, %948
  br label %950

950:                                              ; preds = %939, %941, %945, %935
  %951 = phi double [ %936, %935 ], [ %949, %945 ], [ %938, %941 ], [ %938, %939 ]
  %952 = fcmp ogt double %951, %926
  br i1 %952, label %985, label %986

953:                                              ; preds = %931, %980
  %954 = phi i64 [ %982, %980 ], [ 0, %931 ]
  %955 = phi double [ %981, %980 ], [ %934, %931 ]
  %956 = phi i64 [ %983, %980 ], [ 0, %931 ]
  %957 = icmp eq i64 %954, %927
  br i1 %957, label %967, label %958

958:                                              ; preds = %953
  %959 = getelementptr inbounds double, ptr %920, i64 %954
  %960 = load double, ptr %959, align 8
  %961 = fcmp ogt double %960, 0.000000e+00
  br i1 %961, label %962, label %967

962:                                              ; preds = %958
  %963 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %918, i64 %954
  %964 = load double, ptr %963, align 8
  %965 = fdiv double %964, %960
  %966 = fmul double %955, %965
  br label %967

967:                                              ; preds = %962, %958, %953
  %968 = phi double [ %966, %962 ], [ %955, %958 ], [ %955, %953 ]
  %969 = or i64 %954, 1
  %970 = icmp eq i64 %969, %927
  br i1 %970, label %980, label %971

971:                                              ; preds = %967
  %972 = getelementptr inbounds double, ptr %920, i64 %969
  %973 = load double, ptr %972, align 8
  %974 = fcmp ogt double %973, 0.000000e+00
  br i1 %974, label %975, label %980

975:                                              ; preds = %971
  %976 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %918, i64 %969
  %977 = load double, ptr %976, align 8
  %978 = fdiv double %977, %973
  %979 = fmul double %968, %978
  br label %980

980:                                              ; preds = %975, %971, %967
  %981 = phi double [ %979, %975 ], [ %968, %971 ], [ %968, %967 ]
  %982 = add nuw nsw i64 %954, 2
  %983 = add i64 %956, 2
  %984 = icmp eq i64 %983, %899
  br i1 %984, label %935, label %953

985:                                              ; preds = %950
  store double %951, ptr %906, align 8
  br label %986

986:                                              ; preds = %985, %950, %925
  %987 = phi double [ %926, %950 ], [ %951, %985 ], [ %926, %925 ]
  %988 = add nuw nsw i64 %927, 1
  %989 = icmp eq i64 %988, %888
  br i1 %989, label %921, label %925

990:                                              ; preds = %901, %887
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %5)
  %991 = load i64, ptr %185, align 8
  %992 = add nsw i64 %991, %206
  %993 = icmp sgt i64 %992, 0
  br i1 %993, label %994, label %1070

994:                                              ; preds = %990
  %995 = load ptr, ptr %197, align 8
  %996 = icmp sgt i64 %888, 0
  %997 = and i64 %888, 3
  %998 = icmp ult i64 %888, 4
  %999 = and i64 %888, -4
  %1000 = icmp eq i64 %997, 0
  br label %1001

1001:                                             ; preds = %1023, %994
  %1002 = phi i64 [ 0, %994 ], [ %1024, %1023 ]
  %1003 = getelementptr inbounds double, ptr %995, i64 %1002
  %1004 = load double, ptr %1003, align 8
  %1005 = getelementptr inbounds [1024 x double], ptr %5, i64 0, i64 %1002
  store double %1004, ptr %1005, align 8
  br i1 %996, label %1006, label %1023

1006:                                             ; preds = %1001
  br i1 %998, label %1007, label %1026

1007:                                             ; preds = %1026, %1006
  %1008 = phi double [ undef, %1006 ], [ %1044, %1026 ]
  %1009 = phi double [ %1004, %1006 ], [ %1044, %1026 ]
  %1010 = phi i64 [ 0, %1006 ], [ %1045, %1026 ]
  br i1 %1000, label %1021, label %1011

1011:                                             ; preds = %1007, %1011
  %1012 = phi double [ %1017, %1011 ], [ %1009, %1007 ]
  %1013 = phi i64 [ %1018, %1011 ], [ %1010, %1007 ]
  %1014 = phi i64 [ %1019, %1011 ], [ 0, %1007 ]
  %1015 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %1002, i64 %1013
  %1016 = load double, ptr %1015, align 8
  %1017 = fmul double %1012, %1016
  %1018 = add nuw nsw i64 %1013, 1
  %1019 = add i64 %1014, 1
  %1020 = icmp eq i64 %1019, %997
  br i1 %1020, label %1021, label %1011

1021:                                             ; preds = %1011, %1007
  %1022 = phi double [ %1008, %1007 ], [ %1017, %1011 ]
  store double %1022, ptr %1005, align 8
  br label %1023

1023:                                             ; preds = %1021, %1001
  %1024 = add nuw nsw i64 %1002, 1
  %1025 = icmp eq i64 %1024, %992
  br i1 %1025, label %1070, label %1001

1026:                                             ; preds = %1006, %1026
  %1027 = phi double [ %1044, %1026 ], [ %1004, %1006 ]
  %1028 = phi i64 [ %1045, %1026 ], [ 0, %1006 ]
  %1029 = phi i64 [ %1046, %1026 ], [ 0, %1006 ]
  %1030 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %1002, i64 %1028
  %1031 = load double, ptr %1030, align 8
  %1032 = fmul double %1027, %1031
  %1033 = or i64 %1028, 1
  %1034 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %1002, i64 %1033
  %1035 = load double, ptr %1034, align 8
  %1036 = fmul double %1032, %1035
  %1037 = or i64 %1028, 2
  %1038 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %1002, i64 %1037
  %1039 = load double, ptr %1038, align 8
  %1040 = fmul double %1036, %1039
  %1041 = or i64 %1028, 3
  %1042 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %1002, i64 %1041
  %1043 = load double, ptr %1042, align 8
  %1044 = fmul double %1040, %1043
  %1045 = add nuw nsw i64 %1028, 4
  %1046 = add i64 %1029, 4
  %1047 = icmp eq i64 %1046, %999
  br i1 %1047, label %1007, label %1026

1048:                                             ; preds = %884, %1051, %870, %848
  %1049 = add nuw nsw i64 %849, 1
  %1050 = icmp eq i64 %1049, %206
  br i1 %1050, label %887, label %848

1051:                                             ; preds = %884, %1051
  %1052 = phi i64 [ %1068, %1051 ], [ %885, %884 ]
  %1053 = getelementptr inbounds [16 x double], ptr %15, i64 %854, i64 %1052
  %1054 = load double, ptr %1053, align 8
  %1055 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %849, i64 %1052
  store double %1054, ptr %1055, align 8
  %1056 = add nuw nsw i64 %1052, 1
  %1057 = getelementptr inbounds [16 x double], ptr %15, i64 %854, i64 %1056
  %1058 = load double, ptr %1057, align 8
  %1059 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %849, i64 %1056
  store double %1058, ptr %1059, align 8
  %1060 = add nuw nsw i64 %1052, 2
  %1061 = getelementptr inbounds [16 x double], ptr %15, i64 %854, i64 %1060
  %1062 = load double, ptr %1061, align 8
  %1063 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %849, i64 %1060
  store double %1062, ptr %1063, align 8
  %1064 = add nuw nsw i64 %1052, 3
  %1065 = getelementptr inbounds [16 x double], ptr %15, i64 %854, i64 %1064
  %1066 = load double, ptr %1065, align 8
  %1067 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %849, i64 %1064
  store double %1066, ptr %1067, align 8
  %1068 = add nuw nsw i64 %1052, 4
  %1069 = icmp eq i64 %1068, %184
  br i1 %1069, label %1048, label %1051

1070:                                             ; preds = %1023, %990
  %1071 = getelementptr inbounds double, ptr %5, i64 %991
  %1072 = call fastcc double @judge(ptr noundef nonnull %185, ptr noundef nonnull %40, ptr noundef nonnull %5, ptr noundef nonnull %1071, ptr noundef nonnull %17)
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %5)
  %1073 = load double, ptr %38, align 8
  %1074 = load double, ptr %41, align 8
  %1075 = fsub double 1.000000e+00, %1074
  %1076 = fmul double %1073, %1075
  %1077 = fcmp ult double %1072, %1076
  br i1 %1077, label %1089, label %3497

1078:                                             ; preds = %840
  %1079 = load double, ptr %38, align 8
  %1080 = load double, ptr %41, align 8
  %1081 = fsub double 1.000000e+00, %1080
  %1082 = fmul double %1079, %1081
  %1083 = fcmp ugt double %1082, 0x7FF0000000000000
  br i1 %1083, label %1091, label %3497

1084:                                             ; preds = %179, %1084
  %1085 = phi i64 [ %1087, %1084 ], [ %180, %179 ]
  %1086 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 35, i64 %1085
  store i64 0, ptr %1086, align 8
  %1087 = add nuw nsw i64 %1085, 1
  %1088 = icmp eq i64 %1087, %35
  br i1 %1088, label %181, label %1084

1089:                                             ; preds = %1070
  %1090 = fcmp ogt double %1072, 0.000000e+00
  br i1 %1090, label %1091, label %1135

1091:                                             ; preds = %1089, %1078
  %1092 = phi double [ %1072, %1089 ], [ 0x7FF0000000000000, %1078 ]
  %1093 = bitcast double %1092 to i64
  %1094 = lshr i64 %1093, 52
  %1095 = and i64 %1094, 2047
  %1096 = and i64 %1093, 4503599627370495
  %1097 = or i64 %1096, 4607182418800017408
  %1098 = bitcast i64 %1097 to double
  %1099 = fcmp ogt double %1098, 0x3FF6A09E667F3BCD
  %1100 = fmul double %1098, 5.000000e-01
  %1101 = select i1 %1099, double %1100, double %1098
  %1102 = select i1 %1099, i64 -1022, i64 -1023
  %1103 = add nsw i64 %1102, %1095
  %1104 = fadd double %1101, -1.000000e+00
  %1105 = fadd double %1101, 1.000000e+00
  %1106 = fdiv double %1104, %1105
  %1107 = fmul double %1106, %1106
  %1108 = fmul double %1107, 0x3FA8618618618618
  %1109 = fadd double %1108, 0x3FAAF286BCA1AF28
  %1110 = fmul double %1107, %1109
  %1111 = fadd double %1110, 0x3FAE1E1E1E1E1E1E
  %1112 = fmul double %1107, %1111
  %1113 = fadd double %1112, 0x3FB1111111111111
  %1114 = fmul double %1107, %1113
  %1115 = fadd double %1114, 0x3FB3B13B13B13B14
  %1116 = fmul double %1107, %1115
  %1117 = fadd double %1116, 0x3FB745D1745D1746
  %1118 = fmul double %1107, %1117
  %1119 = fadd double %1118, 0x3FBC71C71C71C71C
  %1120 = fmul double %1107, %1119
  %1121 = fadd double %1120, 0x3FC2492492492492
  %1122 = fmul double %1107, %1121
  %1123 = fadd double %1122, 2.000000e-01
  %1124 = fmul double %1107, %1123
  %1125 = fadd double %1124, 0x3FD5555555555555
  %1126 = fmul double %1107, %1125
  %1127 = fadd double %1126, 1.000000e+00
  %1128 = fmul double %1106, 2.000000e+00
  %1129 = fmul double %1128, %1127
  %1130 = sitofp i64 %1103 to double
  %1131 = fmul double %1130, 0x3FE62E42FEFA39EF
  %1132 = fadd double %1131, %1129
  %1133 = fcmp ogt double %1132, %37
  br i1 %1133, label %1134, label %1135

1134:                                             ; preds = %1091
  br label %1135

1135:                                             ; preds = %1134, %1091, %1089
  %1136 = phi double [ %1092, %1134 ], [ %1092, %1091 ], [ %1072, %1089 ]
  %1137 = phi double [ %1132, %1134 ], [ %37, %1091 ], [ %37, %1089 ]
  br i1 %166, label %1138, label %2824

1138:                                             ; preds = %1135
  %1139 = and i64 %35, 3
  %1140 = icmp ult i64 %35, 4
  br i1 %1140, label %1143, label %1141

1141:                                             ; preds = %1138
  %1142 = and i64 %35, -4
  br label %1162

1143:                                             ; preds = %1162, %1138
  %1144 = phi double [ undef, %1138 ], [ %1184, %1162 ]
  %1145 = phi i64 [ 0, %1138 ], [ %1185, %1162 ]
  %1146 = phi double [ 1.000000e+00, %1138 ], [ %1184, %1162 ]
  %1147 = icmp eq i64 %1139, 0
  br i1 %1147, label %1159, label %1148

1148:                                             ; preds = %1143, %1148
  %1149 = phi i64 [ %1156, %1148 ], [ %1145, %1143 ]
  %1150 = phi double [ %1155, %1148 ], [ %1146, %1143 ]
  %1151 = phi i64 [ %1157, %1148 ], [ 0, %1143 ]
  %1152 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %1149
  %1153 = load i64, ptr %1152, align 8
  %1154 = sitofp i64 %1153 to double
  %1155 = fmul double %1150, %1154
  %1156 = add nuw nsw i64 %1149, 1
  %1157 = add i64 %1151, 1
  %1158 = icmp eq i64 %1157, %1139
  br i1 %1158, label %1159, label %1148

1159:                                             ; preds = %1148, %1143
  %1160 = phi double [ %1144, %1143 ], [ %1155, %1148 ]
  %1161 = fcmp ogt double %1160, 3.200000e+01
  br i1 %1161, label %1188, label %2820

1162:                                             ; preds = %1162, %1141
  %1163 = phi i64 [ 0, %1141 ], [ %1185, %1162 ]
  %1164 = phi double [ 1.000000e+00, %1141 ], [ %1184, %1162 ]
  %1165 = phi i64 [ 0, %1141 ], [ %1186, %1162 ]
  %1166 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %1163
  %1167 = load i64, ptr %1166, align 8
  %1168 = sitofp i64 %1167 to double
  %1169 = fmul double %1164, %1168
  %1170 = or i64 %1163, 1
  %1171 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %1170
  %1172 = load i64, ptr %1171, align 8
  %1173 = sitofp i64 %1172 to double
  %1174 = fmul double %1169, %1173
  %1175 = or i64 %1163, 2
  %1176 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %1175
  %1177 = load i64, ptr %1176, align 8
  %1178 = sitofp i64 %1177 to double
  %1179 = fmul double %1174, %1178
  %1180 = or i64 %1163, 3
  %1181 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %1180
  %1182 = load i64, ptr %1181, align 8
  %1183 = sitofp i64 %1182 to double
  %1184 = fmul double %1179, %1183
  %1185 = add nuw nsw i64 %1163, 4
  %1186 = add i64 %1165, 4
  %1187 = icmp eq i64 %1186, %1142
  br i1 %1187, label %1143, label %1162

1188:                                             ; preds = %1159
  %1189 = load i64, ptr %40, align 8
  %1190 = icmp slt i64 %1189, 1
  br i1 %1190, label %1205, label %1191

1191:                                             ; preds = %1188
  %1192 = icmp ult i64 %1189, 4
  br i1 %1192, label %1203, label %1193

1193:                                             ; preds = %1191
  %1194 = and i64 %1189, -4
  br label %1195

1195:                                             ; preds = %1195, %1193
  %1196 = phi i64 [ 0, %1193 ], [ %1199, %1195 ]
  %1197 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 35, i64 %1196
  store <2 x i64> zeroinitializer, ptr %1197, align 8
  %1198 = getelementptr inbounds i64, ptr %1197, i64 2
  store <2 x i64> zeroinitializer, ptr %1198, align 8
  %1199 = add nuw i64 %1196, 4
  %1200 = icmp eq i64 %1199, %1194
  br i1 %1200, label %1201, label %1195

1201:                                             ; preds = %1195
  %1202 = icmp eq i64 %1189, %1194
  br i1 %1202, label %1205, label %1203

1203:                                             ; preds = %1191, %1201
  %1204 = phi i64 [ 0, %1191 ], [ %1194, %1201 ]
  br label %1215

1205:                                             ; preds = %1215, %1201, %1188
  %1206 = load i64, ptr %187, align 8
  %1207 = icmp sgt i64 %1206, 0
  br i1 %1207, label %1208, label %1842

1208:                                             ; preds = %1205
  %1209 = getelementptr inbounds %struct.Problem, ptr %185, i64 0, i32 8
  %1210 = load ptr, ptr %1209, align 8
  %1211 = getelementptr inbounds %struct.Goal, ptr %40, i64 0, i32 3
  %1212 = getelementptr inbounds %struct.Problem, ptr %185, i64 0, i32 10
  %1213 = getelementptr inbounds %struct.Problem, ptr %185, i64 0, i32 11
  %1214 = getelementptr inbounds %struct.Problem, ptr %185, i64 0, i32 20
  br label %1220

1215:                                             ; preds = %1203, %1215
  %1216 = phi i64 [ %1218, %1215 ], [ %1204, %1203 ]
  %1217 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 35, i64 %1216
  store i64 0, ptr %1217, align 8
  %1218 = add nuw nsw i64 %1216, 1
  %1219 = icmp eq i64 %1218, %1189
  br i1 %1219, label %1205, label %1215

1220:                                             ; preds = %1838, %1208
  %1221 = phi i64 [ 0, %1208 ], [ %1839, %1838 ]
  %1222 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 %1221
  store i64 -1, ptr %1222, align 8
  %1223 = load i64, ptr %185, align 8
  %1224 = add nsw i64 %1223, %1221
  %1225 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %1224
  store double 0.000000e+00, ptr %1225, align 8
  %1226 = getelementptr inbounds i64, ptr %1210, i64 %1221
  %1227 = load i64, ptr %1226, align 8
  %1228 = load i64, ptr %1211, align 8
  %1229 = icmp sge i64 %1227, %1228
  %1230 = or i1 %1190, %1229
  br i1 %1230, label %1231, label %1233

1231:                                             ; preds = %1220
  %1232 = add nuw nsw i64 %1221, 1
  br label %1838

1233:                                             ; preds = %1220
  %1234 = load i64, ptr %40, align 8
  %1235 = load ptr, ptr %18, align 8
  %1236 = ptrtoint ptr %1235 to i64
  %1237 = load ptr, ptr %1212, align 8
  %1238 = getelementptr inbounds i64, ptr %1237, i64 %1221
  %1239 = add nuw nsw i64 %1221, 1
  %1240 = getelementptr inbounds i64, ptr %1237, i64 %1239
  %1241 = icmp sgt i64 %1234, 0
  %1242 = getelementptr %struct.Work, ptr %0, i64 0, i32 38, i64 %1221
  %1243 = shl i64 %1221, 3
  %1244 = getelementptr i8, ptr %24, i64 %1243
  %1245 = add i64 %1234, -1
  %1246 = and i64 %1234, 1
  %1247 = icmp eq i64 %1245, 0
  %1248 = and i64 %1234, -2
  %1249 = icmp eq i64 %1246, 0
  %1250 = and i64 %1234, 1
  %1251 = icmp eq i64 %1245, 0
  %1252 = and i64 %1234, -2
  %1253 = icmp eq i64 %1250, 0
  br label %1256

1254:                                             ; preds = %1820
  %1255 = icmp slt i64 %1822, 0
  br i1 %1255, label %1838, label %1825

1256:                                             ; preds = %1820, %1233
  %1257 = phi i64 [ 0, %1233 ], [ %1823, %1820 ]
  %1258 = phi i64 [ -1, %1233 ], [ %1822, %1820 ]
  %1259 = phi double [ 0xFFF0000000000000, %1233 ], [ %1821, %1820 ]
  %1260 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 35, i64 %1257
  %1261 = load i64, ptr %1260, align 8
  %1262 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %1257, i64 %1261
  %1263 = load ptr, ptr %1262, align 8
  %1264 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %1257
  %1265 = load i64, ptr %1264, align 8
  %1266 = icmp sgt i64 %1265, 0
  br i1 %1266, label %1267, label %1302

1267:                                             ; preds = %1256
  %1268 = ptrtoint ptr %1263 to i64
  %1269 = icmp ult i64 %1265, 4
  %1270 = sub i64 %1236, %1268
  %1271 = icmp ult i64 %1270, 32
  %1272 = select i1 %1269, i1 true, i1 %1271
  br i1 %1272, label %1285, label %1273

1273:                                             ; preds = %1267
  %1274 = and i64 %1265, -4
  br label %1275

1275:                                             ; preds = %1275, %1273
  %1276 = phi i64 [ 0, %1273 ], [ %1281, %1275 ]
  %1277 = getelementptr inbounds double, ptr %1263, i64 %1276
  store <2 x double> <double 1.000000e+00, double 1.000000e+00>, ptr %1277, align 8
  %1278 = getelementptr inbounds double, ptr %1277, i64 2
  store <2 x double> <double 1.000000e+00, double 1.000000e+00>, ptr %1278, align 8
  %1279 = getelementptr inbounds double, ptr %1235, i64 %1276
  store <2 x double> zeroinitializer, ptr %1279, align 8
  %1280 = getelementptr inbounds double, ptr %1279, i64 2
  store <2 x double> zeroinitializer, ptr %1280, align 8
  %1281 = add nuw i64 %1276, 4
  %1282 = icmp eq i64 %1281, %1274
  br i1 %1282, label %1283, label %1275

1283:                                             ; preds = %1275
  %1284 = icmp eq i64 %1265, %1274
  br i1 %1284, label %1302, label %1285

1285:                                             ; preds = %1267, %1283
  %1286 = phi i64 [ 0, %1267 ], [ %1274, %1283 ]
  %1287 = xor i64 %1286, -1
  %1288 = add i64 %1265, %1287
  %1289 = and i64 %1265, 3
  %1290 = icmp eq i64 %1289, 0
  br i1 %1290, label %1299, label %1291

1291:                                             ; preds = %1285, %1291
  %1292 = phi i64 [ %1296, %1291 ], [ %1286, %1285 ]
  %1293 = phi i64 [ %1297, %1291 ], [ 0, %1285 ]
  %1294 = getelementptr inbounds double, ptr %1263, i64 %1292
  store double 1.000000e+00, ptr %1294, align 8
  %1295 = getelementptr inbounds double, ptr %1235, i64 %1292
  store double 0.000000e+00, ptr %1295, align 8
  %1296 = add nuw nsw i64 %1292, 1
  %1297 = add i64 %1293, 1
  %1298 = icmp eq i64 %1297, %1289
  br i1 %1298, label %1299, label %1291

1299:                                             ; preds = %1291, %1285
  %1300 = phi i64 [ %1286, %1285 ], [ %1296, %1291 ]
  %1301 = icmp ult i64 %1288, 3
  br i1 %1301, label %1302, label %1332

1302:                                             ; preds = %1299, %1332, %1283, %1256
  %1303 = load i64, ptr %1238, align 8
  %1304 = load i64, ptr %1240, align 8
  %1305 = icmp slt i64 %1303, %1304
  br i1 %1305, label %1306, label %1347

1306:                                             ; preds = %1302
  %1307 = load ptr, ptr %1213, align 8
  %1308 = load ptr, ptr %1214, align 8
  %1309 = load ptr, ptr %197, align 8
  %1310 = load ptr, ptr %190, align 8
  %1311 = load i64, ptr %189, align 8
  %1312 = add nsw i64 %1311, %1223
  %1313 = mul nsw i64 %1312, %1257
  %1314 = load ptr, ptr %192, align 8
  %1315 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 18, i64 %1257
  %1316 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 24, i64 %1257
  %1317 = add i64 %1265, -1
  %1318 = and i64 %1265, 1
  %1319 = icmp eq i64 %1317, 0
  %1320 = and i64 %1265, -2
  %1321 = icmp eq i64 %1318, 0
  %1322 = icmp ult i64 %1265, 4
  %1323 = and i64 %1265, -4
  %1324 = icmp eq i64 %1265, %1323
  %1325 = and i64 %1265, 1
  %1326 = icmp eq i64 %1317, 0
  %1327 = and i64 %1265, -2
  %1328 = icmp eq i64 %1325, 0
  %1329 = icmp ult i64 %1265, 4
  %1330 = and i64 %1265, -4
  %1331 = icmp eq i64 %1265, %1330
  br label %1405

1332:                                             ; preds = %1299, %1332
  %1333 = phi i64 [ %1345, %1332 ], [ %1300, %1299 ]
  %1334 = getelementptr inbounds double, ptr %1263, i64 %1333
  store double 1.000000e+00, ptr %1334, align 8
  %1335 = getelementptr inbounds double, ptr %1235, i64 %1333
  store double 0.000000e+00, ptr %1335, align 8
  %1336 = add nuw nsw i64 %1333, 1
  %1337 = getelementptr inbounds double, ptr %1263, i64 %1336
  store double 1.000000e+00, ptr %1337, align 8
  %1338 = getelementptr inbounds double, ptr %1235, i64 %1336
  store double 0.000000e+00, ptr %1338, align 8
  %1339 = add nuw nsw i64 %1333, 2
  %1340 = getelementptr inbounds double, ptr %1263, i64 %1339
  store double 1.000000e+00, ptr %1340, align 8
  %1341 = getelementptr inbounds double, ptr %1235, i64 %1339
  store double 0.000000e+00, ptr %1341, align 8
  %1342 = add nuw nsw i64 %1333, 3
  %1343 = getelementptr inbounds double, ptr %1263, i64 %1342
  store double 1.000000e+00, ptr %1343, align 8
  %1344 = getelementptr inbounds double, ptr %1235, i64 %1342
  store double 0.000000e+00, ptr %1344, align 8
  %1345 = add nuw nsw i64 %1333, 4
  %1346 = icmp eq i64 %1345, %1265
  br i1 %1346, label %1302, label %1332

1347:                                             ; preds = %1707, %1302
  %1348 = phi i64 [ 0, %1302 ], [ %1709, %1707 ]
  br i1 %1266, label %1349, label %1733

1349:                                             ; preds = %1347
  %1350 = icmp ult i64 %1265, 8
  br i1 %1350, label %1387, label %1351

1351:                                             ; preds = %1349
  %1352 = shl i64 %1265, 3
  %1353 = getelementptr i8, ptr %1263, i64 %1352
  %1354 = getelementptr i8, ptr %1235, i64 %1352
  %1355 = icmp ult ptr %1263, %1354
  %1356 = icmp ult ptr %1235, %1353
  %1357 = and i1 %1355, %1356
  %1358 = icmp ult ptr %1263, %1244
  %1359 = icmp ult ptr %1242, %1353
  %1360 = and i1 %1358, %1359
  %1361 = or i1 %1357, %1360
  br i1 %1361, label %1387, label %1362

1362:                                             ; preds = %1351
  %1363 = and i64 %1265, -4
  %1364 = load double, ptr %1242, align 8
  %1365 = insertelement <2 x double> poison, double %1364, i64 0
  %1366 = shufflevector <2 x double> %1365, <2 x double> poison, <2 x i32> zeroinitializer
  br label %1367

1367:                                             ; preds = %1367, %1362
  %1368 = phi i64 [ 0, %1362 ], [ %1383, %1367 ]
  %1369 = getelementptr inbounds double, ptr %1235, i64 %1368
  %1370 = load <2 x double>, ptr %1369, align 8
  %1371 = getelementptr inbounds double, ptr %1369, i64 2
  %1372 = load <2 x double>, ptr %1371, align 8
  %1373 = fcmp olt <2 x double> %1370, %1366
  %1374 = fcmp olt <2 x double> %1372, %1366
  %1375 = select <2 x i1> %1373, <2 x double> %1370, <2 x double> %1366
  %1376 = select <2 x i1> %1374, <2 x double> %1372, <2 x double> %1366
  %1377 = getelementptr inbounds double, ptr %1263, i64 %1368
  %1378 = load <2 x double>, ptr %1377, align 8
  %1379 = getelementptr inbounds double, ptr %1377, i64 2
  %1380 = load <2 x double>, ptr %1379, align 8
  %1381 = fsub <2 x double> %1378, %1375
  %1382 = fsub <2 x double> %1380, %1376
  store <2 x double> %1381, ptr %1377, align 8
  store <2 x double> %1382, ptr %1379, align 8
  %1383 = add nuw i64 %1368, 4
  %1384 = icmp eq i64 %1383, %1363
  br i1 %1384, label %1385, label %1367

1385:                                             ; preds = %1367
  %1386 = icmp eq i64 %1265, %1363
  br i1 %1386, label %1733, label %1387

1387:                                             ; preds = %1351, %1349, %1385
  %1388 = phi i64 [ 0, %1351 ], [ 0, %1349 ], [ %1363, %1385 ]
  %1389 = or i64 %1388, 1
  %1390 = and i64 %1265, 1
  %1391 = icmp eq i64 %1390, 0
  br i1 %1391, label %1402, label %1392

1392:                                             ; preds = %1387
  %1393 = getelementptr inbounds double, ptr %1235, i64 %1388
  %1394 = load double, ptr %1393, align 8
  %1395 = load double, ptr %1242, align 8
  %1396 = fcmp olt double %1394, %1395
  %1397 = select i1 %1396, double %1394, double %1395
  %1398 = getelementptr inbounds double, ptr %1263, i64 %1388
  %1399 = load double, ptr %1398, align 8
  %1400 = fsub double %1399, %1397
  store double %1400, ptr %1398, align 8
  %1401 = or i64 %1388, 1
  br label %1402

1402:                                             ; preds = %1392, %1387
  %1403 = phi i64 [ %1388, %1387 ], [ %1401, %1392 ]
  %1404 = icmp eq i64 %1265, %1389
  br i1 %1404, label %1733, label %1712

1405:                                             ; preds = %1707, %1306
  %1406 = phi i64 [ 0, %1306 ], [ %1709, %1707 ]
  %1407 = phi i64 [ %1303, %1306 ], [ %1710, %1707 ]
  %1408 = getelementptr inbounds i64, ptr %1307, i64 %1407
  %1409 = load i64, ptr %1408, align 8
  %1410 = getelementptr inbounds double, ptr %1308, i64 %1407
  %1411 = load double, ptr %1410, align 8
  %1412 = add nsw i64 %1409, %1223
  %1413 = getelementptr inbounds double, ptr %1309, i64 %1412
  %1414 = load double, ptr %1413, align 8
  %1415 = fmul double %1411, %1414
  %1416 = add nsw i64 %1412, %1313
  %1417 = getelementptr inbounds i64, ptr %1310, i64 %1416
  %1418 = load i64, ptr %1417, align 8
  %1419 = icmp eq i64 %1418, 0
  br i1 %1419, label %1428, label %1420

1420:                                             ; preds = %1405
  %1421 = load ptr, ptr %191, align 8
  %1422 = getelementptr inbounds ptr, ptr %1421, i64 %1257
  %1423 = load ptr, ptr %1422, align 8
  %1424 = getelementptr inbounds %struct.Table, ptr %1423, i64 0, i32 1
  %1425 = load ptr, ptr %1424, align 8
  %1426 = getelementptr inbounds ptr, ptr %1425, i64 %1418
  %1427 = load ptr, ptr %1426, align 8
  br label %1428

1428:                                             ; preds = %1420, %1405
  %1429 = phi ptr [ %1427, %1420 ], [ null, %1405 ]
  %1430 = mul nsw i64 %1409, %1234
  %1431 = getelementptr inbounds double, ptr %1314, i64 %1430
  br i1 %1241, label %1432, label %1481

1432:                                             ; preds = %1428
  br i1 %1247, label %1433, label %1459

1433:                                             ; preds = %1476, %1432
  %1434 = phi double [ undef, %1432 ], [ %1477, %1476 ]
  %1435 = phi i64 [ 0, %1432 ], [ %1478, %1476 ]
  %1436 = phi double [ %1415, %1432 ], [ %1477, %1476 ]
  br i1 %1249, label %1443, label %1437

1437:                                             ; preds = %1433
  %1438 = icmp eq i64 %1435, %1257
  br i1 %1438, label %1443, label %1439

1439:                                             ; preds = %1437
  %1440 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %1409, i64 %1435
  %1441 = load double, ptr %1440, align 8
  %1442 = fmul double %1436, %1441
  br label %1443

1443:                                             ; preds = %1437, %1439, %1433
  %1444 = phi double [ %1434, %1433 ], [ %1442, %1439 ], [ %1436, %1437 ]
  %1445 = load double, ptr %1431, align 8
  %1446 = fcmp ogt double %1445, 0.000000e+00
  br i1 %1446, label %1447, label %1448

1447:                                             ; preds = %1457, %1443
  br label %1575

1448:                                             ; preds = %1443, %1452
  %1449 = phi i64 [ %1450, %1452 ], [ 0, %1443 ]
  %1450 = add nuw nsw i64 %1449, 1
  %1451 = icmp eq i64 %1450, %1234
  br i1 %1451, label %1481, label %1452

1452:                                             ; preds = %1448
  %1453 = add nsw i64 %1450, %1430
  %1454 = getelementptr inbounds double, ptr %1314, i64 %1453
  %1455 = load double, ptr %1454, align 8
  %1456 = fcmp ogt double %1455, 0.000000e+00
  br i1 %1456, label %1457, label %1448

1457:                                             ; preds = %1452
  %1458 = icmp slt i64 %1450, %1234
  br i1 %1458, label %1447, label %1481

1459:                                             ; preds = %1432, %1476
  %1460 = phi i64 [ %1478, %1476 ], [ 0, %1432 ]
  %1461 = phi double [ %1477, %1476 ], [ %1415, %1432 ]
  %1462 = phi i64 [ %1479, %1476 ], [ 0, %1432 ]
  %1463 = icmp eq i64 %1460, %1257
  br i1 %1463, label %1468, label %1464

1464:                                             ; preds = %1459
  %1465 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %1409, i64 %1460
  %1466 = load double, ptr %1465, align 8
  %1467 = fmul double %1461, %1466
  br label %1468

1468:                                             ; preds = %1464, %1459
  %1469 = phi double [ %1467, %1464 ], [ %1461, %1459 ]
  %1470 = or i64 %1460, 1
  %1471 = icmp eq i64 %1470, %1257
  br i1 %1471, label %1476, label %1472

1472:                                             ; preds = %1468
  %1473 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %1409, i64 %1470
  %1474 = load double, ptr %1473, align 8
  %1475 = fmul double %1469, %1474
  br label %1476

1476:                                             ; preds = %1472, %1468
  %1477 = phi double [ %1475, %1472 ], [ %1469, %1468 ]
  %1478 = add nuw nsw i64 %1460, 2
  %1479 = add i64 %1462, 2
  %1480 = icmp eq i64 %1479, %1248
  br i1 %1480, label %1433, label %1459

1481:                                             ; preds = %1448, %1457, %1428
  %1482 = phi double [ %1444, %1457 ], [ %1415, %1428 ], [ %1444, %1448 ]
  %1483 = icmp eq ptr %1429, null
  br i1 %1483, label %1484, label %1504

1484:                                             ; preds = %1481
  br i1 %1266, label %1485, label %1707

1485:                                             ; preds = %1484
  br i1 %1322, label %1502, label %1486

1486:                                             ; preds = %1485
  %1487 = insertelement <2 x double> poison, double %1482, i64 0
  %1488 = shufflevector <2 x double> %1487, <2 x double> poison, <2 x i32> zeroinitializer
  %1489 = insertelement <2 x double> poison, double %1482, i64 0
  %1490 = shufflevector <2 x double> %1489, <2 x double> poison, <2 x i32> zeroinitializer
  br label %1491

1491:                                             ; preds = %1491, %1486
  %1492 = phi i64 [ 0, %1486 ], [ %1499, %1491 ]
  %1493 = getelementptr inbounds double, ptr %1263, i64 %1492
  %1494 = load <2 x double>, ptr %1493, align 8
  %1495 = getelementptr inbounds double, ptr %1493, i64 2
  %1496 = load <2 x double>, ptr %1495, align 8
  %1497 = fsub <2 x double> %1494, %1488
  %1498 = fsub <2 x double> %1496, %1490
  store <2 x double> %1497, ptr %1493, align 8
  store <2 x double> %1498, ptr %1495, align 8
  %1499 = add nuw i64 %1492, 4
  %1500 = icmp eq i64 %1499, %1323
  br i1 %1500, label %1501, label %1491

1501:                                             ; preds = %1491
  br i1 %1324, label %1707, label %1502

1502:                                             ; preds = %1485, %1501
  %1503 = phi i64 [ 0, %1485 ], [ %1323, %1501 ]
  br label %1539

1504:                                             ; preds = %1481
  br i1 %1266, label %1505, label %1707

1505:                                             ; preds = %1504
  %1506 = load ptr, ptr %1315, align 8
  %1507 = load ptr, ptr %1316, align 8
  br i1 %1319, label %1692, label %1508

1508:                                             ; preds = %1505, %1508
  %1509 = phi i64 [ %1536, %1508 ], [ 0, %1505 ]
  %1510 = phi i64 [ %1537, %1508 ], [ 0, %1505 ]
  %1511 = getelementptr inbounds i32, ptr %1507, i64 %1509
  %1512 = load i32, ptr %1511, align 4
  %1513 = sext i32 %1512 to i64
  %1514 = getelementptr inbounds i32, ptr %1506, i64 %1513
  %1515 = load i32, ptr %1514, align 4
  %1516 = sext i32 %1515 to i64
  %1517 = getelementptr inbounds double, ptr %1429, i64 %1516
  %1518 = load double, ptr %1517, align 8
  %1519 = fmul double %1482, %1518
  %1520 = getelementptr inbounds double, ptr %1263, i64 %1509
  %1521 = load double, ptr %1520, align 8
  %1522 = fsub double %1521, %1519
  store double %1522, ptr %1520, align 8
  %1523 = or i64 %1509, 1
  %1524 = getelementptr inbounds i32, ptr %1507, i64 %1523
  %1525 = load i32, ptr %1524, align 4
  %1526 = sext i32 %1525 to i64
  %1527 = getelementptr inbounds i32, ptr %1506, i64 %1526
  %1528 = load i32, ptr %1527, align 4
  %1529 = sext i32 %1528 to i64
  %1530 = getelementptr inbounds double, ptr %1429, i64 %1529
  %1531 = load double, ptr %1530, align 8
  %1532 = fmul double %1482, %1531
  %1533 = getelementptr inbounds double, ptr %1263, i64 %1523
  %1534 = load double, ptr %1533, align 8
  %1535 = fsub double %1534, %1532
  store double %1535, ptr %1533, align 8
  %1536 = add nuw nsw i64 %1509, 2
  %1537 = add i64 %1510, 2
  %1538 = icmp eq i64 %1537, %1320
  br i1 %1538, label %1692, label %1508

1539:                                             ; preds = %1502, %1539
  %1540 = phi i64 [ %1544, %1539 ], [ %1503, %1502 ]
  %1541 = getelementptr inbounds double, ptr %1263, i64 %1540
  %1542 = load double, ptr %1541, align 8
  %1543 = fsub double %1542, %1482
  store double %1543, ptr %1541, align 8
  %1544 = add nuw nsw i64 %1540, 1
  %1545 = icmp eq i64 %1544, %1265
  br i1 %1545, label %1707, label %1539

1546:                                             ; preds = %1629
  %1547 = getelementptr inbounds double, ptr %1431, i64 %1257
  %1548 = load double, ptr %1547, align 8
  %1549 = fmul double %1548, 0x3FEFFFFFFF768FA1
  %1550 = icmp eq ptr %1429, null
  br i1 %1550, label %1551, label %1571

1551:                                             ; preds = %1546
  br i1 %1266, label %1552, label %1707

1552:                                             ; preds = %1551
  br i1 %1329, label %1569, label %1553

1553:                                             ; preds = %1552
  %1554 = insertelement <2 x double> poison, double %1630, i64 0
  %1555 = shufflevector <2 x double> %1554, <2 x double> poison, <2 x i32> zeroinitializer
  %1556 = insertelement <2 x double> poison, double %1630, i64 0
  %1557 = shufflevector <2 x double> %1556, <2 x double> poison, <2 x i32> zeroinitializer
  br label %1558

1558:                                             ; preds = %1558, %1553
  %1559 = phi i64 [ 0, %1553 ], [ %1566, %1558 ]
  %1560 = getelementptr inbounds double, ptr %1235, i64 %1559
  %1561 = load <2 x double>, ptr %1560, align 8
  %1562 = getelementptr inbounds double, ptr %1560, i64 2
  %1563 = load <2 x double>, ptr %1562, align 8
  %1564 = fadd <2 x double> %1555, %1561
  %1565 = fadd <2 x double> %1557, %1563
  store <2 x double> %1564, ptr %1560, align 8
  store <2 x double> %1565, ptr %1562, align 8
  %1566 = add nuw i64 %1559, 4
  %1567 = icmp eq i64 %1566, %1330
  br i1 %1567, label %1568, label %1558

1568:                                             ; preds = %1558
  br i1 %1331, label %1707, label %1569

1569:                                             ; preds = %1552, %1568
  %1570 = phi i64 [ 0, %1552 ], [ %1330, %1568 ]
  br label %1668

1571:                                             ; preds = %1546
  br i1 %1266, label %1572, label %1707

1572:                                             ; preds = %1571
  %1573 = load ptr, ptr %1315, align 8
  %1574 = load ptr, ptr %1316, align 8
  br i1 %1326, label %1675, label %1633

1575:                                             ; preds = %1447, %1629
  %1576 = phi i64 [ %1631, %1629 ], [ 0, %1447 ]
  %1577 = phi double [ %1630, %1629 ], [ 0.000000e+00, %1447 ]
  %1578 = icmp eq i64 %1576, %1257
  br i1 %1578, label %1629, label %1579

1579:                                             ; preds = %1575
  %1580 = getelementptr inbounds double, ptr %1431, i64 %1576
  %1581 = load double, ptr %1580, align 8
  %1582 = fcmp ogt double %1581, 0.000000e+00
  br i1 %1582, label %1583, label %1629

1583:                                             ; preds = %1579
  %1584 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 37, i64 %1409, i64 %1576
  %1585 = load double, ptr %1584, align 8
  %1586 = fmul double %1415, %1585
  br i1 %1251, label %1587, label %1603

1587:                                             ; preds = %1624, %1583
  %1588 = phi double [ undef, %1583 ], [ %1625, %1624 ]
  %1589 = phi i64 [ 0, %1583 ], [ %1626, %1624 ]
  %1590 = phi double [ %1586, %1583 ], [ %1625, %1624 ]
  br i1 %1253, label %1599, label %1591

1591:                                             ; preds = %1587
  %1592 = icmp eq i64 %1589, %1257
  %1593 = icmp eq i64 %1589, %1576
  %1594 = select i1 %1592, i1 true, i1 %1593
  br i1 %1594, label %1599, label %1595

1595:                                             ; preds = %1591
  %1596 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %1409, i64 %1589
  %1597 = load double, ptr %1596, align 8
  %1598 = fmul double %1590, %1597
  br label %1599

1599:                                             ; preds = %1591, %1595, %1587
  %1600 = phi double [ %1588, %1587 ], [ %1598, %1595 ], [ %1590, %1591 ]
  %1601 = fcmp ogt double %1600, %1577
  %1602 = select i1 %1601, double %1600, double %1577
  br label %1629

1603:                                             ; preds = %1583, %1624
  %1604 = phi i64 [ %1626, %1624 ], [ 0, %1583 ]
  %1605 = phi double [ %1625, %1624 ], [ %1586, %1583 ]
  %1606 = phi i64 [ %1627, %1624 ], [ 0, %1583 ]
  %1607 = icmp eq i64 %1604, %1257
  %1608 = icmp eq i64 %1604, %1576
  %1609 = select i1 %1607, i1 true, i1 %1608
  br i1 %1609, label %1614, label %1610

1610:                                             ; preds = %1603
  %1611 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %1409, i64 %1604
  %1612 = load double, ptr %1611, align 8
  %1613 = fmul double %1605, %1612
  br label %1614

1614:                                             ; preds = %1610, %1603
  %1615 = phi double [ %1613, %1610 ], [ %1605, %1603 ]
  %1616 = or i64 %1604, 1
  %1617 = icmp eq i64 %1616, %1257
  %1618 = icmp eq i64 %1616, %1576
  %1619 = select i1 %1617, i1 true, i1 %1618
  br i1 %1619, label %1624, label %1620

1620:                                             ; preds = %1614
  %1621 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %1409, i64 %1616
  %1622 = load double, ptr %1621, align 8
  %1623 = fmul double %1615, %1622
  br label %1624

1624:                                             ; preds = %1620, %1614
  %1625 = phi double [ %1623, %1620 ], [ %1615, %1614 ]
  %1626 = add nuw nsw i64 %1604, 2
  %1627 = add i64 %1606, 2
  %1628 = icmp eq i64 %1627, %1252
  br i1 %1628, label %1587, label %1603

1629:                                             ; preds = %1599, %1579, %1575
  %1630 = phi double [ %1577, %1575 ], [ %1602, %1599 ], [ %1577, %1579 ]
  %1631 = add nuw nsw i64 %1576, 1
  %1632 = icmp eq i64 %1631, %1234
  br i1 %1632, label %1546, label %1575

1633:                                             ; preds = %1572, %1633
  %1634 = phi i64 [ %1665, %1633 ], [ 0, %1572 ]
  %1635 = phi i64 [ %1666, %1633 ], [ 0, %1572 ]
  %1636 = getelementptr inbounds i32, ptr %1574, i64 %1634
  %1637 = load i32, ptr %1636, align 4
  %1638 = sext i32 %1637 to i64
  %1639 = getelementptr inbounds i32, ptr %1573, i64 %1638
  %1640 = load i32, ptr %1639, align 4
  %1641 = sext i32 %1640 to i64
  %1642 = getelementptr inbounds double, ptr %1429, i64 %1641
  %1643 = load double, ptr %1642, align 8
  %1644 = fcmp olt double %1643, %1549
  %1645 = select i1 %1644, double %1444, double %1630
  %1646 = fmul double %1643, %1645
  %1647 = getelementptr inbounds double, ptr %1235, i64 %1634
  %1648 = load double, ptr %1647, align 8
  %1649 = fadd double %1648, %1646
  store double %1649, ptr %1647, align 8
  %1650 = or i64 %1634, 1
  %1651 = getelementptr inbounds i32, ptr %1574, i64 %1650
  %1652 = load i32, ptr %1651, align 4
  %1653 = sext i32 %1652 to i64
  %1654 = getelementptr inbounds i32, ptr %1573, i64 %1653
  %1655 = load i32, ptr %1654, align 4
  %1656 = sext i32 %1655 to i64
  %1657 = getelementptr inbounds double, ptr %1429, i64 %1656
  %1658 = load double, ptr %1657, align 8
  %1659 = fcmp olt double %1658, %1549
  %1660 = select i1 %1659, double %1444, double %1630
  %1661 = fmul double %1658, %1660
  %1662 = getelementptr inbounds double, ptr %1235, i64 %1650
  %1663 = load double, ptr %1662, align 8
  %1664 = fadd double %1663, %1661
  store double %1664, ptr %1662, align 8
  %1665 = add nuw nsw i64 %1634, 2
  %1666 = add i64 %1635, 2
  %1667 = icmp eq i64 %1666, %1327
  br i1 %1667, label %1675, label %1633

1668:                                             ; preds = %1569, %1668
  %1669 = phi i64 [ %1673, %1668 ], [ %1570, %1569 ]
  %1670 = getelementptr inbounds double, ptr %1235, i64 %1669
  %1671 = load double, ptr %1670, align 8
  %1672 = fadd double %1630, %1671
  store double %1672, ptr %1670, align 8
  %1673 = add nuw nsw i64 %1669, 1
  %1674 = icmp eq i64 %1673, %1265
  br i1 %1674, label %1707, label %1668

1675:                                             ; preds = %1633, %1572
  %1676 = phi i64 [ 0, %1572 ], [ %1665, %1633 ]
  br i1 %1328, label %1707, label %1677

1677:                                             ; preds = %1675
  %1678 = getelementptr inbounds i32, ptr %1574, i64 %1676
  %1679 = load i32, ptr %1678, align 4
  %1680 = sext i32 %1679 to i64
  %1681 = getelementptr inbounds i32, ptr %1573, i64 %1680
  %1682 = load i32, ptr %1681, align 4
  %1683 = sext i32 %1682 to i64
  %1684 = getelementptr inbounds double, ptr %1429, i64 %1683
  %1685 = load double, ptr %1684, align 8
  %1686 = fcmp olt double %1685, %1549
  %1687 = select i1 %1686, double %1444, double %1630
  %1688 = fmul double %1685, %1687
  %1689 = getelementptr inbounds double, ptr %1235, i64 %1676
  %1690 = load double, ptr %1689, align 8
  %1691 = fadd double %1690, %1688
  store double %1691, ptr %1689, align 8
  br label %1707

1692:                                             ; preds = %1508, %1505
  %1693 = phi i64 [ 0, %1505 ], [ %1536, %1508 ]
  br i1 %1321, label %1707, label %1694

1694:                                             ; preds = %1692
  %1695 = getelementptr inbounds i32, ptr %1507, i64 %1693
  %1696 = load i32, ptr %1695, align 4
  %1697 = sext i32 %1696 to i64
  %1698 = getelementptr inbounds i32, ptr %1506, i64 %1697
  %1699 = load i32, ptr %1698, align 4
  %1700 = sext i32 %1699 to i64
  %1701 = getelementptr inbounds double, ptr %1429, i64 %1700
  %1702 = load double, ptr %1701, align 8
  %1703 = fmul double %1482, %1702
  %1704 = getelementptr inbounds double, ptr %1263, i64 %1693
  %1705 = load double, ptr %1704, align 8
  %1706 = fsub double %1705, %1703
  store double %1706, ptr %1704, align 8
  br label %1707

1707:                                             ; preds = %1694, %1692, %1539, %1677, %1675, %1668, %1501, %1568, %1571, %1551, %1504, %1484
  %1708 = phi i64 [ 1, %1571 ], [ 0, %1551 ], [ 1, %1504 ], [ 0, %1484 ], [ 0, %1568 ], [ 0, %1501 ], [ 0, %1668 ], [ 1, %1675 ], [ 1, %1677 ], [ 0, %1539 ], [ 1, %1692 ], [ 1, %1694 ]
  %1709 = or i64 %1708, %1406
  %1710 = add nsw i64 %1407, 1
  %1711 = icmp eq i64 %1710, %1304
  br i1 %1711, label %1347, label %1405

1712:                                             ; preds = %1402, %1712
  %1713 = phi i64 [ %1731, %1712 ], [ %1403, %1402 ]
  %1714 = getelementptr inbounds double, ptr %1235, i64 %1713
  %1715 = load double, ptr %1714, align 8
  %1716 = load double, ptr %1242, align 8
  %1717 = fcmp olt double %1715, %1716
  %1718 = select i1 %1717, double %1715, double %1716
  %1719 = getelementptr inbounds double, ptr %1263, i64 %1713
  %1720 = load double, ptr %1719, align 8
  %1721 = fsub double %1720, %1718
  store double %1721, ptr %1719, align 8
  %1722 = add nuw nsw i64 %1713, 1
  %1723 = getelementptr inbounds double, ptr %1235, i64 %1722
  %1724 = load double, ptr %1723, align 8
  %1725 = load double, ptr %1242, align 8
  %1726 = fcmp olt double %1724, %1725
  %1727 = select i1 %1726, double %1724, double %1725
  %1728 = getelementptr inbounds double, ptr %1263, i64 %1722
  %1729 = load double, ptr %1728, align 8
  %1730 = fsub double %1729, %1727
  store double %1730, ptr %1728, align 8
  %1731 = add nuw nsw i64 %1713, 2
  %1732 = icmp eq i64 %1731, %1265
  br i1 %1732, label %1733, label %1712

1733:                                             ; preds = %1402, %1712, %1385, %1347
  %1734 = xor i64 %1304, -1
  %1735 = add i64 %1303, %1734
  %1736 = mul i64 %1735, %1265
  %1737 = load i64, ptr %199, align 8
  %1738 = add i64 %1737, %1736
  store i64 %1738, ptr %199, align 8
  %1739 = icmp eq i64 %1348, 0
  %1740 = icmp sgt i64 %1258, -1
  %1741 = select i1 %1739, i1 %1740, i1 false
  br i1 %1741, label %1820, label %1742

1742:                                             ; preds = %1733
  %1743 = load i64, ptr %1264, align 8
  %1744 = icmp sgt i64 %1743, 0
  br i1 %1744, label %1755, label %1745

1745:                                             ; preds = %1815, %1742
  %1746 = phi double [ 0.000000e+00, %1742 ], [ %1817, %1815 ]
  %1747 = phi double [ 0x7FF0000000000000, %1742 ], [ %1762, %1815 ]
  %1748 = sitofp i64 %1743 to double
  %1749 = fdiv double %1746, %1748
  %1750 = fcmp oge double %1747, 1.000000e-03
  %1751 = fcmp ogt double %1749, %1259
  %1752 = select i1 %1750, i1 %1751, i1 false
  %1753 = select i1 %1752, double %1749, double %1259
  %1754 = select i1 %1752, i64 %1257, i64 %1258
  br label %1820

1755:                                             ; preds = %1742, %1815
  %1756 = phi i64 [ %1818, %1815 ], [ 0, %1742 ]
  %1757 = phi double [ %1762, %1815 ], [ 0x7FF0000000000000, %1742 ]
  %1758 = phi double [ %1817, %1815 ], [ 0.000000e+00, %1742 ]
  %1759 = getelementptr inbounds double, ptr %1263, i64 %1756
  %1760 = load double, ptr %1759, align 8
  %1761 = fcmp olt double %1760, %1757
  %1762 = select i1 %1761, double %1760, double %1757
  %1763 = fcmp olt double %1760, 1.000000e-03
  br i1 %1763, label %1815, label %1764

1764:                                             ; preds = %1755
  %1765 = bitcast double %1760 to i64
  %1766 = mul i64 %1765, -7046029254386353131
  %1767 = lshr i64 %1766, 53
  %1768 = getelementptr inbounds [2048 x double], ptr %19, i64 0, i64 %1767
  %1769 = load double, ptr %1768, align 8
  %1770 = fcmp une double %1769, %1760
  br i1 %1770, label %1774, label %1771

1771:                                             ; preds = %1764
  %1772 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 48, i32 1, i64 %1767
  %1773 = load double, ptr %1772, align 8
  br label %1815

1774:                                             ; preds = %1764
  store double %1760, ptr %1768, align 8
  %1775 = lshr i64 %1765, 52
  %1776 = and i64 %1775, 2047
  %1777 = and i64 %1765, 4503599627370495
  %1778 = or i64 %1777, 4607182418800017408
  %1779 = bitcast i64 %1778 to double
  %1780 = fcmp ogt double %1779, 0x3FF6A09E667F3BCD
  %1781 = fmul double %1779, 5.000000e-01
  %1782 = select i1 %1780, double %1781, double %1779
  %1783 = select i1 %1780, i64 -1022, i64 -1023
  %1784 = add nsw i64 %1783, %1776
  %1785 = fadd double %1782, -1.000000e+00
  %1786 = fadd double %1782, 1.000000e+00
  %1787 = fdiv double %1785, %1786
  %1788 = fmul double %1787, %1787
  %1789 = fmul double %1788, 0x3FA8618618618618
  %1790 = fadd double %1789, 0x3FAAF286BCA1AF28
  %1791 = fmul double %1788, %1790
  %1792 = fadd double %1791, 0x3FAE1E1E1E1E1E1E
  %1793 = fmul double %1788, %1792
  %1794 = fadd double %1793, 0x3FB1111111111111
  %1795 = fmul double %1788, %1794
  %1796 = fadd double %1795, 0x3FB3B13B13B13B14
  %1797 = fmul double %1788, %1796
  %1798 = fadd double %1797, 0x3FB745D1745D1746
  %1799 = fmul double %1788, %1798
  %1800 = fadd double %1799, 0x3FBC71C71C71C71C
  %1801 = fmul double %1788, %1800
  %1802 = fadd double %1801, 0x3FC2492492492492
  %1803 = fmul double %1788, %1802
  %1804 = fadd double %1803, 2.000000e-01
  %1805 = fmul double %1788, %1804
  %1806 = fadd double %1805, 0x3FD5555555555555
  %1807 = fmul double %1788, %1806
  %1808 = fadd double %1807, 1.000000e+00
  %1809 = fmul double %1787, 2.000000e+00
  %1810 = fmul double %1809, %1808
  %1811 = sitofp i64 %1784 to double
  %1812 = fmul double %1811, 0x3FE62E42FEFA39EF
  %1813 = fadd double %1812, %1810
  %1814 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 48, i32 1, i64 %1767
  store double %1813, ptr %1814, align 8
  br label %1815

1815:                                             ; preds = %1774, %1771, %1755
  %1816 = phi double [ -7.000000e+00, %1755 ], [ %1773, %1771 ], [ %1813, %1774 ]
  store double %1816, ptr %1759, align 8
  %1817 = fadd double %1758, %1816
  %1818 = add nuw nsw i64 %1756, 1
  %1819 = icmp eq i64 %1818, %1743
  br i1 %1819, label %1745, label %1755

1820:                                             ; preds = %1745, %1733
  %1821 = phi double [ %1753, %1745 ], [ %1259, %1733 ]
  %1822 = phi i64 [ %1754, %1745 ], [ %1258, %1733 ]
  %1823 = add nuw nsw i64 %1257, 1
  %1824 = icmp eq i64 %1823, %1189
  br i1 %1824, label %1254, label %1256

1825:                                             ; preds = %1254
  %1826 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %1822
  %1827 = load i64, ptr %1826, align 8
  %1828 = load i64, ptr %1240, align 8
  %1829 = xor i64 %1828, -1
  %1830 = load i64, ptr %1238, align 8
  %1831 = add i64 %1830, %1829
  %1832 = mul i64 %1831, %1827
  %1833 = add i64 %1832, %1738
  store i64 %1833, ptr %199, align 8
  store i64 %1822, ptr %1222, align 8
  %1834 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 35, i64 %1822
  %1835 = load i64, ptr %1834, align 8
  %1836 = add nsw i64 %1835, 1
  store i64 %1836, ptr %1834, align 8
  %1837 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 47, i64 %1822, i64 %1835
  store i64 %1221, ptr %1837, align 8
  br label %1838

1838:                                             ; preds = %1825, %1254, %1231
  %1839 = phi i64 [ %1232, %1231 ], [ %1239, %1825 ], [ %1239, %1254 ]
  %1840 = load i64, ptr %187, align 8
  %1841 = icmp slt i64 %1839, %1840
  br i1 %1841, label %1220, label %1842

1842:                                             ; preds = %1838, %1205
  br i1 %36, label %1843, label %1851

1843:                                             ; preds = %1842
  %1844 = load double, ptr %38, align 8
  %1845 = load double, ptr %41, align 8
  %1846 = fsub double 1.000000e+00, %1845
  %1847 = fmul double %1844, %1846
  %1848 = fmul double %1136, 8.000000e+00
  %1849 = fcmp olt double %1847, %1848
  %1850 = select i1 %1849, i64 40, i64 10
  br label %1851

1851:                                             ; preds = %1843, %1842
  %1852 = phi i64 [ 10, %1842 ], [ %1850, %1843 ]
  %1853 = load i64, ptr %40, align 8
  store i64 0, ptr %20, align 8
  %1854 = icmp sgt i64 %1853, 0
  %1855 = getelementptr inbounds %struct.Goal, ptr %40, i64 0, i32 9
  %1856 = icmp ult i64 %1853, 4
  %1857 = and i64 %1853, -4
  %1858 = icmp eq i64 %1853, %1857
  br label %1859

1859:                                             ; preds = %2767, %1851
  %1860 = phi double [ %1137, %1851 ], [ %1918, %2767 ]
  %1861 = phi i64 [ 0, %1851 ], [ %2768, %2767 ]
  %1862 = load ptr, ptr %8, align 8
  %1863 = load double, ptr %1862, align 8
  %1864 = load ptr, ptr %14, align 8
  %1865 = getelementptr inbounds %struct.Goal, ptr %1864, i64 0, i32 16
  %1866 = load double, ptr %1865, align 8
  %1867 = fsub double 1.000000e+00, %1866
  %1868 = fmul double %1863, %1867
  %1869 = fcmp ogt double %1868, 0.000000e+00
  %1870 = select i1 %1869, double %1868, double 1.000000e-300
  %1871 = bitcast double %1870 to i64
  %1872 = lshr i64 %1871, 52
  %1873 = and i64 %1872, 2047
  %1874 = and i64 %1871, 4503599627370495
  %1875 = or i64 %1874, 4607182418800017408
  %1876 = bitcast i64 %1875 to double
  %1877 = fcmp ogt double %1876, 0x3FF6A09E667F3BCD
  %1878 = fmul double %1876, 5.000000e-01
  %1879 = select i1 %1877, double %1878, double %1876
  %1880 = select i1 %1877, i64 -1022, i64 -1023
  %1881 = add nsw i64 %1880, %1873
  %1882 = fadd double %1879, -1.000000e+00
  %1883 = fadd double %1879, 1.000000e+00
  %1884 = fdiv double %1882, %1883
  %1885 = fmul double %1884, %1884
  %1886 = fmul double %1885, 0x3FA8618618618618
  %1887 = fadd double %1886, 0x3FAAF286BCA1AF28
  %1888 = fmul double %1885, %1887
  %1889 = fadd double %1888, 0x3FAE1E1E1E1E1E1E
  %1890 = fmul double %1885, %1889
  %1891 = fadd double %1890, 0x3FB1111111111111
  %1892 = fmul double %1885, %1891
  %1893 = fadd double %1892, 0x3FB3B13B13B13B14
  %1894 = fmul double %1885, %1893
  %1895 = fadd double %1894, 0x3FB745D1745D1746
  %1896 = fmul double %1885, %1895
  %1897 = fadd double %1896, 0x3FBC71C71C71C71C
  %1898 = fmul double %1885, %1897
  %1899 = fadd double %1898, 0x3FC2492492492492
  %1900 = fmul double %1885, %1899
  %1901 = fadd double %1900, 2.000000e-01
  %1902 = fmul double %1885, %1901
  %1903 = fadd double %1902, 0x3FD5555555555555
  %1904 = fmul double %1885, %1903
  %1905 = fadd double %1904, 1.000000e+00
  %1906 = fmul double %1884, 2.000000e+00
  %1907 = fmul double %1906, %1905
  %1908 = sitofp i64 %1881 to double
  %1909 = fmul double %1908, 0x3FE62E42FEFA39EF
  %1910 = fadd double %1909, %1907
  %1911 = icmp ne i64 %1861, 0
  %1912 = zext i1 %1911 to i64
  %1913 = tail call fastcc double @linearise(ptr noundef nonnull %0, i64 noundef %1912)
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %3)
  %1914 = fcmp oeq double %1913, 0xFFF0000000000000
  br i1 %1914, label %2765, label %1915

1915:                                             ; preds = %1859
  br i1 %1854, label %1928, label %1921

1916:                                             ; preds = %2221
  %1917 = fcmp ogt double %2226, %1860
  %1918 = select i1 %1917, double %2226, double %1860
  %1919 = fadd double %1910, -1.000000e-10
  %1920 = fcmp ult double %1918, %1919
  br i1 %1920, label %1926, label %2765

1921:                                             ; preds = %1915
  %1922 = fcmp ogt double %1913, %1137
  %1923 = select i1 %1922, double %1913, double %1137
  %1924 = fadd double %1910, -1.000000e-10
  %1925 = fcmp ult double %1923, %1924
  br i1 %1925, label %2510, label %2765

1926:                                             ; preds = %1916
  %1927 = fsub double %1919, %2226
  br label %2269

1928:                                             ; preds = %1915, %2221
  %1929 = phi double [ %2226, %2221 ], [ %1913, %1915 ]
  %1930 = phi i64 [ %2233, %2221 ], [ 0, %1915 ]
  %1931 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 20, i64 %1930
  %1932 = load ptr, ptr %1931, align 8
  %1933 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %1930
  %1934 = load i64, ptr %1933, align 8
  %1935 = icmp sgt i64 %1934, 0
  br i1 %1935, label %1936, label %1950

1936:                                             ; preds = %1928
  %1937 = icmp ult i64 %1934, 4
  br i1 %1937, label %1948, label %1938

1938:                                             ; preds = %1936
  %1939 = and i64 %1934, -4
  br label %1940

1940:                                             ; preds = %1940, %1938
  %1941 = phi i64 [ 0, %1938 ], [ %1944, %1940 ]
  %1942 = getelementptr inbounds double, ptr %1932, i64 %1941
  store <2 x double> zeroinitializer, ptr %1942, align 8
  %1943 = getelementptr inbounds double, ptr %1942, i64 2
  store <2 x double> zeroinitializer, ptr %1943, align 8
  %1944 = add nuw i64 %1941, 4
  %1945 = icmp eq i64 %1944, %1939
  br i1 %1945, label %1946, label %1940

1946:                                             ; preds = %1940
  %1947 = icmp eq i64 %1934, %1939
  br i1 %1947, label %1950, label %1948

1948:                                             ; preds = %1936, %1946
  %1949 = phi i64 [ 0, %1936 ], [ %1939, %1946 ]
  br label %1967

1950:                                             ; preds = %1967, %1946, %1928
  %1951 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %1930
  %1952 = load i64, ptr %1951, align 8
  %1953 = icmp sgt i64 %1952, 0
  br i1 %1953, label %1954, label %1972

1954:                                             ; preds = %1950
  %1955 = shl i64 %1934, 3
  %1956 = getelementptr i8, ptr %1932, i64 %1955
  %1957 = add i64 %1934, -1
  %1958 = and i64 %1934, 3
  %1959 = icmp ult i64 %1957, 3
  %1960 = and i64 %1934, -4
  %1961 = icmp eq i64 %1958, 0
  %1962 = icmp ult i64 %1934, 4
  %1963 = and i64 %1934, -4
  %1964 = icmp eq i64 %1934, %1963
  %1965 = and i64 %1934, 1
  %1966 = icmp eq i64 %1965, 0
  br label %1989

1967:                                             ; preds = %1948, %1967
  %1968 = phi i64 [ %1970, %1967 ], [ %1949, %1948 ]
  %1969 = getelementptr inbounds double, ptr %1932, i64 %1968
  store double 0.000000e+00, ptr %1969, align 8
  %1970 = add nuw nsw i64 %1968, 1
  %1971 = icmp eq i64 %1970, %1934
  br i1 %1971, label %1950, label %1967

1972:                                             ; preds = %2115, %1950
  %1973 = phi double [ %1929, %1950 ], [ %2117, %2115 ]
  %1974 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 35, i64 %1930
  %1975 = load i64, ptr %1974, align 8
  %1976 = icmp sgt i64 %1975, 0
  br i1 %1976, label %1977, label %2120

1977:                                             ; preds = %1972
  %1978 = load ptr, ptr %0, align 8
  %1979 = load i64, ptr %1978, align 8
  %1980 = load ptr, ptr %8, align 8
  %1981 = getelementptr inbounds %struct.Best, ptr %1980, i64 0, i32 2
  %1982 = shl i64 %1934, 3
  %1983 = getelementptr i8, ptr %1932, i64 %1982
  %1984 = icmp ult i64 %1934, 4
  %1985 = and i64 %1934, -4
  %1986 = icmp eq i64 %1934, %1985
  %1987 = and i64 %1934, 1
  %1988 = icmp eq i64 %1987, 0
  br label %2129

1989:                                             ; preds = %1954, %2115
  %1990 = phi i64 [ %2116, %2115 ], [ %1952, %1954 ]
  %1991 = phi double [ %2117, %2115 ], [ %1929, %1954 ]
  %1992 = phi i64 [ %2118, %2115 ], [ 0, %1954 ]
  %1993 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %1930, i64 %1992
  %1994 = load i64, ptr %1993, align 8
  %1995 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %1994
  %1996 = load double, ptr %1995, align 8
  %1997 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %1930, i64 %1992
  %1998 = load ptr, ptr %1997, align 8
  %1999 = fcmp ogt double %1996, 0x3D719799812DEA11
  br i1 %1999, label %2000, label %2066

2000:                                             ; preds = %1989
  br i1 %1935, label %2001, label %2043

2001:                                             ; preds = %2000
  br i1 %1962, label %2029, label %2002

2002:                                             ; preds = %2001
  %2003 = getelementptr i8, ptr %1998, i64 %1955
  %2004 = icmp ult ptr %1932, %2003
  %2005 = icmp ult ptr %1998, %1956
  %2006 = and i1 %2004, %2005
  br i1 %2006, label %2029, label %2007

2007:                                             ; preds = %2002
  %2008 = insertelement <2 x double> poison, double %1996, i64 0
  %2009 = shufflevector <2 x double> %2008, <2 x double> poison, <2 x i32> zeroinitializer
  %2010 = insertelement <2 x double> poison, double %1996, i64 0
  %2011 = shufflevector <2 x double> %2010, <2 x double> poison, <2 x i32> zeroinitializer
  br label %2012

2012:                                             ; preds = %2012, %2007
  %2013 = phi i64 [ 0, %2007 ], [ %2026, %2012 ]
  %2014 = getelementptr inbounds double, ptr %1998, i64 %2013
  %2015 = load <2 x double>, ptr %2014, align 8
  %2016 = getelementptr inbounds double, ptr %2014, i64 2
  %2017 = load <2 x double>, ptr %2016, align 8
  %2018 = fmul <2 x double> %2009, %2015
  %2019 = fmul <2 x double> %2011, %2017
  %2020 = getelementptr inbounds double, ptr %1932, i64 %2013
  %2021 = load <2 x double>, ptr %2020, align 8
  %2022 = getelementptr inbounds double, ptr %2020, i64 2
  %2023 = load <2 x double>, ptr %2022, align 8
  %2024 = fadd <2 x double> %2021, %2018
  %2025 = fadd <2 x double> %2023, %2019
  store <2 x double> %2024, ptr %2020, align 8
  store <2 x double> %2025, ptr %2022, align 8
  %2026 = add nuw i64 %2013, 4
  %2027 = icmp eq i64 %2026, %1963
  br i1 %2027, label %2028, label %2012

2028:                                             ; preds = %2012
  br i1 %1964, label %2043, label %2029

2029:                                             ; preds = %2002, %2001, %2028
  %2030 = phi i64 [ 0, %2002 ], [ 0, %2001 ], [ %1963, %2028 ]
  %2031 = or i64 %2030, 1
  br i1 %1966, label %2040, label %2032

2032:                                             ; preds = %2029
  %2033 = getelementptr inbounds double, ptr %1998, i64 %2030
  %2034 = load double, ptr %2033, align 8
  %2035 = fmul double %1996, %2034
  %2036 = getelementptr inbounds double, ptr %1932, i64 %2030
  %2037 = load double, ptr %2036, align 8
  %2038 = fadd double %2037, %2035
  store double %2038, ptr %2036, align 8
  %2039 = or i64 %2030, 1
  br label %2040

2040:                                             ; preds = %2032, %2029
  %2041 = phi i64 [ %2030, %2029 ], [ %2039, %2032 ]
  %2042 = icmp eq i64 %1934, %2031
  br i1 %2042, label %2043, label %2049

2043:                                             ; preds = %2040, %2049, %2028, %2000
  %2044 = load ptr, ptr %8, align 8
  %2045 = getelementptr inbounds %struct.Best, ptr %2044, i64 0, i32 2
  %2046 = load i64, ptr %2045, align 8
  %2047 = sub nsw i64 %2046, %1934
  store i64 %2047, ptr %2045, align 8
  %2048 = load i64, ptr %1951, align 8
  br label %2115

2049:                                             ; preds = %2040, %2049
  %2050 = phi i64 [ %2064, %2049 ], [ %2041, %2040 ]
  %2051 = getelementptr inbounds double, ptr %1998, i64 %2050
  %2052 = load double, ptr %2051, align 8
  %2053 = fmul double %1996, %2052
  %2054 = getelementptr inbounds double, ptr %1932, i64 %2050
  %2055 = load double, ptr %2054, align 8
  %2056 = fadd double %2055, %2053
  store double %2056, ptr %2054, align 8
  %2057 = add nuw nsw i64 %2050, 1
  %2058 = getelementptr inbounds double, ptr %1998, i64 %2057
  %2059 = load double, ptr %2058, align 8
  %2060 = fmul double %1996, %2059
  %2061 = getelementptr inbounds double, ptr %1932, i64 %2057
  %2062 = load double, ptr %2061, align 8
  %2063 = fadd double %2062, %2060
  store double %2063, ptr %2061, align 8
  %2064 = add nuw nsw i64 %2050, 2
  %2065 = icmp eq i64 %2064, %1934
  br i1 %2065, label %2043, label %2049

2066:                                             ; preds = %1989
  %2067 = fcmp ogt double %1996, 0.000000e+00
  br i1 %2067, label %2068, label %2115

2068:                                             ; preds = %2066
  br i1 %1935, label %2069, label %2085

2069:                                             ; preds = %2068
  br i1 %1959, label %2070, label %2089

2070:                                             ; preds = %2089, %2069
  %2071 = phi double [ undef, %2069 ], [ %2111, %2089 ]
  %2072 = phi i64 [ 0, %2069 ], [ %2112, %2089 ]
  %2073 = phi double [ 0x7FF0000000000000, %2069 ], [ %2111, %2089 ]
  br i1 %1961, label %2085, label %2074

2074:                                             ; preds = %2070, %2074
  %2075 = phi i64 [ %2082, %2074 ], [ %2072, %2070 ]
  %2076 = phi double [ %2081, %2074 ], [ %2073, %2070 ]
  %2077 = phi i64 [ %2083, %2074 ], [ 0, %2070 ]
  %2078 = getelementptr inbounds double, ptr %1998, i64 %2075
  %2079 = load double, ptr %2078, align 8
  %2080 = fcmp olt double %2079, %2076
  %2081 = select i1 %2080, double %2079, double %2076
  %2082 = add nuw nsw i64 %2075, 1
  %2083 = add i64 %2077, 1
  %2084 = icmp eq i64 %2083, %1958
  br i1 %2084, label %2085, label %2074

2085:                                             ; preds = %2070, %2074, %2068
  %2086 = phi double [ 0x7FF0000000000000, %2068 ], [ %2071, %2070 ], [ %2081, %2074 ]
  %2087 = fmul double %1996, %2086
  %2088 = fadd double %1991, %2087
  br label %2115

2089:                                             ; preds = %2069, %2089
  %2090 = phi i64 [ %2112, %2089 ], [ 0, %2069 ]
  %2091 = phi double [ %2111, %2089 ], [ 0x7FF0000000000000, %2069 ]
  %2092 = phi i64 [ %2113, %2089 ], [ 0, %2069 ]
  %2093 = getelementptr inbounds double, ptr %1998, i64 %2090
  %2094 = load double, ptr %2093, align 8
  %2095 = fcmp olt double %2094, %2091
  %2096 = select i1 %2095, double %2094, double %2091
  %2097 = or i64 %2090, 1
  %2098 = getelementptr inbounds double, ptr %1998, i64 %2097
  %2099 = load double, ptr %2098, align 8
  %2100 = fcmp olt double %2099, %2096
  %2101 = select i1 %2100, double %2099, double %2096
  %2102 = or i64 %2090, 2
  %2103 = getelementptr inbounds double, ptr %1998, i64 %2102
  %2104 = load double, ptr %2103, align 8
  %2105 = fcmp olt double %2104, %2101
  %2106 = select i1 %2105, double %2104, double %2101
  %2107 = or i64 %2090, 3
  %2108 = getelementptr inbounds double, ptr %1998, i64 %2107
  %2109 = load double, ptr %2108, align 8
  %2110 = fcmp olt double %2109, %2106
  %2111 = select i1 %2110, double %2109, double %2106
  %2112 = add nuw nsw i64 %2090, 4
  %2113 = add i64 %2092, 4
  %2114 = icmp eq i64 %2113, %1960
  br i1 %2114, label %2070, label %2089

2115:                                             ; preds = %2085, %2066, %2043
  %2116 = phi i64 [ %2048, %2043 ], [ %1990, %2085 ], [ %1990, %2066 ]
  %2117 = phi double [ %1991, %2043 ], [ %2088, %2085 ], [ %1991, %2066 ]
  %2118 = add nuw nsw i64 %1992, 1
  %2119 = icmp slt i64 %2118, %2116
  br i1 %2119, label %1989, label %1972

2120:                                             ; preds = %2180, %1972
  %2121 = icmp sgt i64 %1934, 1
  br i1 %2121, label %2122, label %2221

2122:                                             ; preds = %2120
  %2123 = add i64 %1934, -1
  %2124 = add i64 %1934, -2
  %2125 = and i64 %2123, 3
  %2126 = icmp ult i64 %2124, 3
  br i1 %2126, label %2203, label %2127

2127:                                             ; preds = %2122
  %2128 = and i64 %2123, -4
  br label %2235

2129:                                             ; preds = %2180, %1977
  %2130 = phi i64 [ 0, %1977 ], [ %2183, %2180 ]
  %2131 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 47, i64 %1930, i64 %2130
  %2132 = load i64, ptr %2131, align 8
  %2133 = add nsw i64 %2132, %1979
  %2134 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %2133
  %2135 = load double, ptr %2134, align 8
  %2136 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %1930, i64 %2130
  %2137 = load ptr, ptr %2136, align 8
  br i1 %1935, label %2138, label %2180

2138:                                             ; preds = %2129
  br i1 %1984, label %2166, label %2139

2139:                                             ; preds = %2138
  %2140 = getelementptr i8, ptr %2137, i64 %1982
  %2141 = icmp ult ptr %1932, %2140
  %2142 = icmp ult ptr %2137, %1983
  %2143 = and i1 %2141, %2142
  br i1 %2143, label %2166, label %2144

2144:                                             ; preds = %2139
  %2145 = insertelement <2 x double> poison, double %2135, i64 0
  %2146 = shufflevector <2 x double> %2145, <2 x double> poison, <2 x i32> zeroinitializer
  %2147 = insertelement <2 x double> poison, double %2135, i64 0
  %2148 = shufflevector <2 x double> %2147, <2 x double> poison, <2 x i32> zeroinitializer
  br label %2149

2149:                                             ; preds = %2149, %2144
  %2150 = phi i64 [ 0, %2144 ], [ %2163, %2149 ]
  %2151 = getelementptr inbounds double, ptr %2137, i64 %2150
  %2152 = load <2 x double>, ptr %2151, align 8
  %2153 = getelementptr inbounds double, ptr %2151, i64 2
  %2154 = load <2 x double>, ptr %2153, align 8
  %2155 = fmul <2 x double> %2146, %2152
  %2156 = fmul <2 x double> %2148, %2154
  %2157 = getelementptr inbounds double, ptr %1932, i64 %2150
  %2158 = load <2 x double>, ptr %2157, align 8
  %2159 = getelementptr inbounds double, ptr %2157, i64 2
  %2160 = load <2 x double>, ptr %2159, align 8
  %2161 = fadd <2 x double> %2158, %2155
  %2162 = fadd <2 x double> %2160, %2156
  store <2 x double> %2161, ptr %2157, align 8
  store <2 x double> %2162, ptr %2159, align 8
  %2163 = add nuw i64 %2150, 4
  %2164 = icmp eq i64 %2163, %1985
  br i1 %2164, label %2165, label %2149

2165:                                             ; preds = %2149
  br i1 %1986, label %2180, label %2166

2166:                                             ; preds = %2139, %2138, %2165
  %2167 = phi i64 [ 0, %2139 ], [ 0, %2138 ], [ %1985, %2165 ]
  %2168 = or i64 %2167, 1
  br i1 %1988, label %2177, label %2169

2169:                                             ; preds = %2166
  %2170 = getelementptr inbounds double, ptr %2137, i64 %2167
  %2171 = load double, ptr %2170, align 8
  %2172 = fmul double %2135, %2171
  %2173 = getelementptr inbounds double, ptr %1932, i64 %2167
  %2174 = load double, ptr %2173, align 8
  %2175 = fadd double %2174, %2172
  store double %2175, ptr %2173, align 8
  %2176 = or i64 %2167, 1
  br label %2177

2177:                                             ; preds = %2169, %2166
  %2178 = phi i64 [ %2167, %2166 ], [ %2176, %2169 ]
  %2179 = icmp eq i64 %1934, %2168
  br i1 %2179, label %2180, label %2186

2180:                                             ; preds = %2177, %2186, %2165, %2129
  %2181 = load i64, ptr %1981, align 8
  %2182 = sub nsw i64 %2181, %1934
  store i64 %2182, ptr %1981, align 8
  %2183 = add nuw nsw i64 %2130, 1
  %2184 = load i64, ptr %1974, align 8
  %2185 = icmp slt i64 %2183, %2184
  br i1 %2185, label %2129, label %2120

2186:                                             ; preds = %2177, %2186
  %2187 = phi i64 [ %2201, %2186 ], [ %2178, %2177 ]
  %2188 = getelementptr inbounds double, ptr %2137, i64 %2187
  %2189 = load double, ptr %2188, align 8
  %2190 = fmul double %2135, %2189
  %2191 = getelementptr inbounds double, ptr %1932, i64 %2187
  %2192 = load double, ptr %2191, align 8
  %2193 = fadd double %2192, %2190
  store double %2193, ptr %2191, align 8
  %2194 = add nuw nsw i64 %2187, 1
  %2195 = getelementptr inbounds double, ptr %2137, i64 %2194
  %2196 = load double, ptr %2195, align 8
  %2197 = fmul double %2135, %2196
  %2198 = getelementptr inbounds double, ptr %1932, i64 %2194
  %2199 = load double, ptr %2198, align 8
  %2200 = fadd double %2199, %2197
  store double %2200, ptr %2198, align 8
  %2201 = add nuw nsw i64 %2187, 2
  %2202 = icmp eq i64 %2201, %1934
  br i1 %2202, label %2180, label %2186

2203:                                             ; preds = %2235, %2122
  %2204 = phi i64 [ undef, %2122 ], [ %2265, %2235 ]
  %2205 = phi i64 [ 1, %2122 ], [ %2266, %2235 ]
  %2206 = phi i64 [ 0, %2122 ], [ %2265, %2235 ]
  %2207 = icmp eq i64 %2125, 0
  br i1 %2207, label %2221, label %2208

2208:                                             ; preds = %2203, %2208
  %2209 = phi i64 [ %2218, %2208 ], [ %2205, %2203 ]
  %2210 = phi i64 [ %2217, %2208 ], [ %2206, %2203 ]
  %2211 = phi i64 [ %2219, %2208 ], [ 0, %2203 ]
  %2212 = getelementptr inbounds double, ptr %1932, i64 %2209
  %2213 = load double, ptr %2212, align 8
  %2214 = getelementptr inbounds double, ptr %1932, i64 %2210
  %2215 = load double, ptr %2214, align 8
  %2216 = fcmp olt double %2213, %2215
  %2217 = select i1 %2216, i64 %2209, i64 %2210
  %2218 = add nuw nsw i64 %2209, 1
  %2219 = add i64 %2211, 1
  %2220 = icmp eq i64 %2219, %2125
  br i1 %2220, label %2221, label %2208

2221:                                             ; preds = %2203, %2208, %2120
  %2222 = phi i64 [ 0, %2120 ], [ %2204, %2203 ], [ %2217, %2208 ]
  %2223 = getelementptr inbounds double, ptr %1932, i64 %2222
  %2224 = load double, ptr %2223, align 8
  %2225 = getelementptr inbounds [16 x double], ptr %2, i64 0, i64 %1930
  store double %2224, ptr %2225, align 8
  %2226 = fadd double %1973, %2224
  %2227 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 24, i64 %1930
  %2228 = load ptr, ptr %2227, align 8
  %2229 = getelementptr inbounds i32, ptr %2228, i64 %2222
  %2230 = load i32, ptr %2229, align 4
  %2231 = sext i32 %2230 to i64
  %2232 = getelementptr inbounds [16 x i64], ptr %3, i64 0, i64 %1930
  store i64 %2231, ptr %2232, align 8
  %2233 = add nuw nsw i64 %1930, 1
  %2234 = icmp eq i64 %2233, %1853
  br i1 %2234, label %1916, label %1928

2235:                                             ; preds = %2235, %2127
  %2236 = phi i64 [ 1, %2127 ], [ %2266, %2235 ]
  %2237 = phi i64 [ 0, %2127 ], [ %2265, %2235 ]
  %2238 = phi i64 [ 0, %2127 ], [ %2267, %2235 ]
  %2239 = getelementptr inbounds double, ptr %1932, i64 %2236
  %2240 = load double, ptr %2239, align 8
  %2241 = getelementptr inbounds double, ptr %1932, i64 %2237
  %2242 = load double, ptr %2241, align 8
  %2243 = fcmp olt double %2240, %2242
  %2244 = select i1 %2243, i64 %2236, i64 %2237
  %2245 = add nuw nsw i64 %2236, 1
  %2246 = getelementptr inbounds double, ptr %1932, i64 %2245
  %2247 = load double, ptr %2246, align 8
  %2248 = getelementptr inbounds double, ptr %1932, i64 %2244
  %2249 = load double, ptr %2248, align 8
  %2250 = fcmp olt double %2247, %2249
  %2251 = select i1 %2250, i64 %2245, i64 %2244
  %2252 = add nuw nsw i64 %2236, 2
  %2253 = getelementptr inbounds double, ptr %1932, i64 %2252
  %2254 = load double, ptr %2253, align 8
  %2255 = getelementptr inbounds double, ptr %1932, i64 %2251
  %2256 = load double, ptr %2255, align 8
  %2257 = fcmp olt double %2254, %2256
  %2258 = select i1 %2257, i64 %2252, i64 %2251
  %2259 = add nuw nsw i64 %2236, 3
  %2260 = getelementptr inbounds double, ptr %1932, i64 %2259
  %2261 = load double, ptr %2260, align 8
  %2262 = getelementptr inbounds double, ptr %1932, i64 %2258
  %2263 = load double, ptr %2262, align 8
  %2264 = fcmp olt double %2261, %2263
  %2265 = select i1 %2264, i64 %2259, i64 %2258
  %2266 = add nuw nsw i64 %2236, 4
  %2267 = add i64 %2238, 4
  %2268 = icmp eq i64 %2267, %2128
  br i1 %2268, label %2203, label %2235

2269:                                             ; preds = %2501, %1926
  %2270 = phi i1 [ true, %1926 ], [ %2507, %2501 ]
  %2271 = phi i64 [ 0, %1926 ], [ %2506, %2501 ]
  %2272 = phi i64 [ 1, %1926 ], [ %2505, %2501 ]
  %2273 = getelementptr inbounds [16 x double], ptr %2, i64 0, i64 %2271
  %2274 = load double, ptr %2273, align 8
  %2275 = fadd double %1927, %2274
  %2276 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %2271
  %2277 = load i64, ptr %2276, align 8
  %2278 = icmp sgt i64 %2277, 0
  br i1 %2278, label %2279, label %2321

2279:                                             ; preds = %2269
  %2280 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 20, i64 %2271
  %2281 = load ptr, ptr %2280, align 8
  %2282 = icmp ult i64 %2277, 4
  br i1 %2282, label %2309, label %2283

2283:                                             ; preds = %2279
  %2284 = and i64 %2277, -4
  %2285 = insertelement <2 x double> poison, double %2275, i64 0
  %2286 = shufflevector <2 x double> %2285, <2 x double> poison, <2 x i32> zeroinitializer
  %2287 = insertelement <2 x double> poison, double %2275, i64 0
  %2288 = shufflevector <2 x double> %2287, <2 x double> poison, <2 x i32> zeroinitializer
  br label %2289

2289:                                             ; preds = %2289, %2283
  %2290 = phi i64 [ 0, %2283 ], [ %2303, %2289 ]
  %2291 = phi <2 x i64> [ zeroinitializer, %2283 ], [ %2301, %2289 ]
  %2292 = phi <2 x i64> [ zeroinitializer, %2283 ], [ %2302, %2289 ]
  %2293 = getelementptr inbounds double, ptr %2281, i64 %2290
  %2294 = load <2 x double>, ptr %2293, align 8
  %2295 = getelementptr inbounds double, ptr %2293, i64 2
  %2296 = load <2 x double>, ptr %2295, align 8
  %2297 = fcmp oge <2 x double> %2294, %2286
  %2298 = fcmp oge <2 x double> %2296, %2288
  %2299 = zext <2 x i1> %2297 to <2 x i64>
  %2300 = zext <2 x i1> %2298 to <2 x i64>
  %2301 = add <2 x i64> %2291, %2299
  %2302 = add <2 x i64> %2292, %2300
  %2303 = add nuw i64 %2290, 4
  %2304 = icmp eq i64 %2303, %2284
  br i1 %2304, label %2305, label %2289

2305:                                             ; preds = %2289
  %2306 = add <2 x i64> %2302, %2301
  %2307 = tail call i64 @llvm.vector.reduce.add.v2i64(<2 x i64> %2306)
  %2308 = icmp eq i64 %2277, %2284
  br i1 %2308, label %2312, label %2309

2309:                                             ; preds = %2279, %2305
  %2310 = phi i64 [ 0, %2279 ], [ %2284, %2305 ]
  %2311 = phi i64 [ 0, %2279 ], [ %2307, %2305 ]
  br label %2323

2312:                                             ; preds = %2323, %2305
  %2313 = phi i64 [ %2307, %2305 ], [ %2330, %2323 ]
  %2314 = mul nsw i64 %2313, 10
  %2315 = icmp sgt i64 %2314, %2277
  br i1 %2315, label %2316, label %2501

2316:                                             ; preds = %2312
  %2317 = and i64 %2277, 3
  %2318 = icmp ult i64 %2277, 4
  br i1 %2318, label %2334, label %2319

2319:                                             ; preds = %2316
  %2320 = and i64 %2277, -4
  br label %2476

2321:                                             ; preds = %2269
  %2322 = icmp slt i64 %2277, 0
  br i1 %2322, label %2333, label %2501

2323:                                             ; preds = %2309, %2323
  %2324 = phi i64 [ %2331, %2323 ], [ %2310, %2309 ]
  %2325 = phi i64 [ %2330, %2323 ], [ %2311, %2309 ]
  %2326 = getelementptr inbounds double, ptr %2281, i64 %2324
  %2327 = load double, ptr %2326, align 8
  %2328 = fcmp oge double %2327, %2275
  %2329 = zext i1 %2328 to i64
  %2330 = add nuw nsw i64 %2325, %2329
  %2331 = add nuw nsw i64 %2324, 1
  %2332 = icmp eq i64 %2331, %2277
  br i1 %2332, label %2312, label %2323

2333:                                             ; preds = %2321
  store i64 0, ptr %2276, align 8
  br label %2509

2334:                                             ; preds = %2476, %2316
  %2335 = phi i64 [ 0, %2316 ], [ %2498, %2476 ]
  %2336 = icmp eq i64 %2317, 0
  br i1 %2336, label %2347, label %2337

2337:                                             ; preds = %2334, %2337
  %2338 = phi i64 [ %2344, %2337 ], [ %2335, %2334 ]
  %2339 = phi i64 [ %2345, %2337 ], [ 0, %2334 ]
  %2340 = getelementptr inbounds double, ptr %2281, i64 %2338
  %2341 = load double, ptr %2340, align 8
  %2342 = fcmp oge double %2341, %2275
  %2343 = uitofp i1 %2342 to double
  store double %2343, ptr %2340, align 8
  %2344 = add nuw nsw i64 %2338, 1
  %2345 = add i64 %2339, 1
  %2346 = icmp eq i64 %2345, %2317
  br i1 %2346, label %2347, label %2337

2347:                                             ; preds = %2337, %2334
  %2348 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 24, i64 %2271
  %2349 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %2271
  %2350 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 35, i64 %2271
  br label %2351

2351:                                             ; preds = %2470, %2347
  %2352 = phi i64 [ 0, %2347 ], [ %2472, %2470 ]
  %2353 = phi i64 [ 0, %2347 ], [ %2471, %2470 ]
  %2354 = getelementptr inbounds double, ptr %2281, i64 %2352
  %2355 = load double, ptr %2354, align 8
  %2356 = fcmp une double %2355, 0.000000e+00
  br i1 %2356, label %2470, label %2357

2357:                                             ; preds = %2351
  %2358 = icmp slt i64 %2353, %2352
  br i1 %2358, label %2359, label %2468

2359:                                             ; preds = %2357
  %2360 = load ptr, ptr %2348, align 8
  %2361 = getelementptr inbounds i32, ptr %2360, i64 %2352
  %2362 = load i32, ptr %2361, align 4
  %2363 = getelementptr inbounds i32, ptr %2360, i64 %2353
  store i32 %2362, ptr %2363, align 4
  %2364 = load i64, ptr %2349, align 8
  %2365 = icmp sgt i64 %2364, 0
  br i1 %2365, label %2366, label %2385

2366:                                             ; preds = %2359
  %2367 = and i64 %2364, 3
  %2368 = icmp ult i64 %2364, 4
  br i1 %2368, label %2371, label %2369

2369:                                             ; preds = %2366
  %2370 = and i64 %2364, -4
  br label %2393

2371:                                             ; preds = %2393, %2366
  %2372 = phi i64 [ 0, %2366 ], [ %2419, %2393 ]
  %2373 = icmp eq i64 %2367, 0
  br i1 %2373, label %2385, label %2374

2374:                                             ; preds = %2371, %2374
  %2375 = phi i64 [ %2382, %2374 ], [ %2372, %2371 ]
  %2376 = phi i64 [ %2383, %2374 ], [ 0, %2371 ]
  %2377 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %2271, i64 %2375
  %2378 = load ptr, ptr %2377, align 8
  %2379 = getelementptr inbounds double, ptr %2378, i64 %2352
  %2380 = load double, ptr %2379, align 8
  %2381 = getelementptr inbounds double, ptr %2378, i64 %2353
  store double %2380, ptr %2381, align 8
  %2382 = add nuw nsw i64 %2375, 1
  %2383 = add i64 %2376, 1
  %2384 = icmp eq i64 %2383, %2367
  br i1 %2384, label %2385, label %2374

2385:                                             ; preds = %2371, %2374, %2359
  %2386 = load i64, ptr %2350, align 8
  %2387 = icmp sgt i64 %2386, 0
  br i1 %2387, label %2388, label %2436

2388:                                             ; preds = %2385
  %2389 = and i64 %2386, 3
  %2390 = icmp ult i64 %2386, 4
  br i1 %2390, label %2422, label %2391

2391:                                             ; preds = %2388
  %2392 = and i64 %2386, -4
  br label %2439

2393:                                             ; preds = %2393, %2369
  %2394 = phi i64 [ 0, %2369 ], [ %2419, %2393 ]
  %2395 = phi i64 [ 0, %2369 ], [ %2420, %2393 ]
  %2396 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %2271, i64 %2394
  %2397 = load ptr, ptr %2396, align 8
  %2398 = getelementptr inbounds double, ptr %2397, i64 %2352
  %2399 = load double, ptr %2398, align 8
  %2400 = getelementptr inbounds double, ptr %2397, i64 %2353
  store double %2399, ptr %2400, align 8
  %2401 = or i64 %2394, 1
  %2402 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %2271, i64 %2401
  %2403 = load ptr, ptr %2402, align 8
  %2404 = getelementptr inbounds double, ptr %2403, i64 %2352
  %2405 = load double, ptr %2404, align 8
  %2406 = getelementptr inbounds double, ptr %2403, i64 %2353
  store double %2405, ptr %2406, align 8
  %2407 = or i64 %2394, 2
  %2408 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %2271, i64 %2407
  %2409 = load ptr, ptr %2408, align 8
  %2410 = getelementptr inbounds double, ptr %2409, i64 %2352
  %2411 = load double, ptr %2410, align 8
  %2412 = getelementptr inbounds double, ptr %2409, i64 %2353
  store double %2411, ptr %2412, align 8
  %2413 = or i64 %2394, 3
  %2414 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %2271, i64 %2413
  %2415 = load ptr, ptr %2414, align 8
  %2416 = getelementptr inbounds double, ptr %2415, i64 %2352
  %2417 = load double, ptr %2416, align 8
  %2418 = getelementptr inbounds double, ptr %2415, i64 %2353
  store double %2417, ptr %2418, align 8
  %2419 = add nuw nsw i64 %2394, 4
  %2420 = add i64 %2395, 4
  %2421 = icmp eq i64 %2420, %2370
  br i1 %2421, label %2371, label %2393

2422:                                             ; preds = %2439, %2388
  %2423 = phi i64 [ 0, %2388 ], [ %2465, %2439 ]
  %2424 = icmp eq i64 %2389, 0
  br i1 %2424, label %2436, label %2425

2425:                                             ; preds = %2422, %2425
  %2426 = phi i64 [ %2433, %2425 ], [ %2423, %2422 ]
  %2427 = phi i64 [ %2434, %2425 ], [ 0, %2422 ]
  %2428 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %2271, i64 %2426
  %2429 = load ptr, ptr %2428, align 8
  %2430 = getelementptr inbounds double, ptr %2429, i64 %2352
  %2431 = load double, ptr %2430, align 8
  %2432 = getelementptr inbounds double, ptr %2429, i64 %2353
  store double %2431, ptr %2432, align 8
  %2433 = add nuw nsw i64 %2426, 1
  %2434 = add i64 %2427, 1
  %2435 = icmp eq i64 %2434, %2389
  br i1 %2435, label %2436, label %2425

2436:                                             ; preds = %2422, %2425, %2385
  %2437 = load double, ptr %2354, align 8
  %2438 = getelementptr inbounds double, ptr %2281, i64 %2353
  store double %2437, ptr %2438, align 8
  br label %2468

2439:                                             ; preds = %2439, %2391
  %2440 = phi i64 [ 0, %2391 ], [ %2465, %2439 ]
  %2441 = phi i64 [ 0, %2391 ], [ %2466, %2439 ]
  %2442 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %2271, i64 %2440
  %2443 = load ptr, ptr %2442, align 8
  %2444 = getelementptr inbounds double, ptr %2443, i64 %2352
  %2445 = load double, ptr %2444, align 8
  %2446 = getelementptr inbounds double, ptr %2443, i64 %2353
  store double %2445, ptr %2446, align 8
  %2447 = or i64 %2440, 1
  %2448 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %2271, i64 %2447
  %2449 = load ptr, ptr %2448, align 8
  %2450 = getelementptr inbounds double, ptr %2449, i64 %2352
  %2451 = load double, ptr %2450, align 8
  %2452 = getelementptr inbounds double, ptr %2449, i64 %2353
  store double %2451, ptr %2452, align 8
  %2453 = or i64 %2440, 2
  %2454 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %2271, i64 %2453
  %2455 = load ptr, ptr %2454, align 8
  %2456 = getelementptr inbounds double, ptr %2455, i64 %2352
  %2457 = load double, ptr %2456, align 8
  %2458 = getelementptr inbounds double, ptr %2455, i64 %2353
  store double %2457, ptr %2458, align 8
  %2459 = or i64 %2440, 3
  %2460 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %2271, i64 %2459
  %2461 = load ptr, ptr %2460, align 8
  %2462 = getelementptr inbounds double, ptr %2461, i64 %2352
  %2463 = load double, ptr %2462, align 8
  %2464 = getelementptr inbounds double, ptr %2461, i64 %2353
  store double %2463, ptr %2464, align 8
  %2465 = add nuw nsw i64 %2440, 4
  %2466 = add i64 %2441, 4
  %2467 = icmp eq i64 %2466, %2392
  br i1 %2467, label %2422, label %2439

2468:                                             ; preds = %2436, %2357
  %2469 = add nsw i64 %2353, 1
  br label %2470

2470:                                             ; preds = %2468, %2351
  %2471 = phi i64 [ %2353, %2351 ], [ %2469, %2468 ]
  %2472 = add nuw nsw i64 %2352, 1
  %2473 = icmp eq i64 %2472, %2277
  br i1 %2473, label %2474, label %2351

2474:                                             ; preds = %2470
  store i64 %2471, ptr %2276, align 8
  %2475 = icmp eq i64 %2471, 0
  br i1 %2475, label %2509, label %2501

2476:                                             ; preds = %2476, %2319
  %2477 = phi i64 [ 0, %2319 ], [ %2498, %2476 ]
  %2478 = phi i64 [ 0, %2319 ], [ %2499, %2476 ]
  %2479 = getelementptr inbounds double, ptr %2281, i64 %2477
  %2480 = load double, ptr %2479, align 8
  %2481 = fcmp oge double %2480, %2275
  %2482 = uitofp i1 %2481 to double
  store double %2482, ptr %2479, align 8
  %2483 = or i64 %2477, 1
  %2484 = getelementptr inbounds double, ptr %2281, i64 %2483
  %2485 = load double, ptr %2484, align 8
  %2486 = fcmp oge double %2485, %2275
  %2487 = uitofp i1 %2486 to double
  store double %2487, ptr %2484, align 8
  %2488 = or i64 %2477, 2
  %2489 = getelementptr inbounds double, ptr %2281, i64 %2488
  %2490 = load double, ptr %2489, align 8
  %2491 = fcmp oge double %2490, %2275
  %2492 = uitofp i1 %2491 to double
  store double %2492, ptr %2489, align 8
  %2493 = or i64 %2477, 3
  %2494 = getelementptr inbounds double, ptr %2281, i64 %2493
  %2495 = load double, ptr %2494, align 8
  %2496 = fcmp oge double %2495, %2275
  %2497 = uitofp i1 %2496 to double
  store double %2497, ptr %2494, align 8
  %2498 = add nuw nsw i64 %2477, 4
  %2499 = add i64 %2478, 4
  %2500 = icmp eq i64 %2499, %2320
  br i1 %2500, label %2334, label %2476

2501:                                             ; preds = %2474, %2321, %2312
  %2502 = phi i64 [ %2471, %2474 ], [ %2277, %2312 ], [ 0, %2321 ]
  %2503 = icmp eq i64 %2502, 1
  %2504 = zext i1 %2503 to i64
  %2505 = and i64 %2272, %2504
  %2506 = add nuw nsw i64 %2271, 1
  %2507 = icmp slt i64 %2506, %1853
  %2508 = icmp eq i64 %2506, %1853
  br i1 %2508, label %2511, label %2269

2509:                                             ; preds = %2474, %2333
  br i1 %2270, label %2765, label %2511

2510:                                             ; preds = %1921
  call fastcc void @try(ptr noundef nonnull %0, ptr noundef nonnull %3, i64 noundef 0)
  br label %2765

2511:                                             ; preds = %2501, %2509
  %2512 = phi i64 [ %2272, %2509 ], [ %2505, %2501 ]
  call fastcc void @try(ptr noundef %0, ptr noundef nonnull %3, i64 noundef 0)
  %2513 = icmp eq i64 %2512, 0
  br i1 %2513, label %2514, label %2765

2514:                                             ; preds = %2511
  %2515 = load ptr, ptr %1855, align 8
  %2516 = load i64, ptr %2515, align 8
  %2517 = icmp eq i64 %2516, 0
  %2518 = icmp eq i64 %2516, 3
  %2519 = or i1 %2517, %2518
  %2520 = select i1 %2519, double 1.500000e-01, double 3.000000e-01
  %2521 = add nuw nsw i64 %1861, 3
  %2522 = sitofp i64 %2521 to double
  %2523 = fdiv double 2.000000e+00, %2522
  %2524 = fcmp ogt double %2523, 5.000000e-01
  %2525 = select i1 %2524, double 5.000000e-01, double %2523
  %2526 = fmul double %2520, 5.000000e-01
  %2527 = fcmp olt double %2525, %2526
  %2528 = select i1 %2527, double %2526, double %2525
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %4)
  %2529 = load i64, ptr %21, align 8
  %2530 = icmp sgt i64 %2529, 0
  br i1 %2530, label %2532, label %2531

2531:                                             ; preds = %2550, %2546, %2514
  br label %2588

2532:                                             ; preds = %2514
  %2533 = icmp ult i64 %2529, 4
  br i1 %2533, label %2548, label %2534

2534:                                             ; preds = %2532
  %2535 = and i64 %2529, -4
  br label %2536

2536:                                             ; preds = %2536, %2534
  %2537 = phi i64 [ 0, %2534 ], [ %2544, %2536 ]
  %2538 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %2537
  %2539 = load <2 x double>, ptr %2538, align 8
  %2540 = getelementptr inbounds double, ptr %2538, i64 2
  %2541 = load <2 x double>, ptr %2540, align 8
  %2542 = getelementptr inbounds [1024 x double], ptr %4, i64 0, i64 %2537
  store <2 x double> %2539, ptr %2542, align 16
  %2543 = getelementptr inbounds double, ptr %2542, i64 2
  store <2 x double> %2541, ptr %2543, align 16
  %2544 = add nuw i64 %2537, 4
  %2545 = icmp eq i64 %2544, %2535
  br i1 %2545, label %2546, label %2536

2546:                                             ; preds = %2536
  %2547 = icmp eq i64 %2529, %2535
  br i1 %2547, label %2531, label %2548

2548:                                             ; preds = %2532, %2546
  %2549 = phi i64 [ 0, %2532 ], [ %2535, %2546 ]
  br label %2550

2550:                                             ; preds = %2548, %2550
  %2551 = phi i64 [ %2555, %2550 ], [ %2549, %2548 ]
  %2552 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %2551
  %2553 = load double, ptr %2552, align 8
  %2554 = getelementptr inbounds [1024 x double], ptr %4, i64 0, i64 %2551
  store double %2553, ptr %2554, align 8
  %2555 = add nuw nsw i64 %2551, 1
  %2556 = icmp eq i64 %2555, %2529
  br i1 %2556, label %2531, label %2550

2557:                                             ; preds = %2671
  br i1 %2530, label %2558, label %2697

2558:                                             ; preds = %2557
  %2559 = icmp ult i64 %2529, 4
  br i1 %2559, label %2586, label %2560

2560:                                             ; preds = %2558
  %2561 = and i64 %2529, -4
  %2562 = insertelement <2 x double> poison, double %2528, i64 0
  %2563 = shufflevector <2 x double> %2562, <2 x double> poison, <2 x i32> zeroinitializer
  %2564 = insertelement <2 x double> poison, double %2528, i64 0
  %2565 = shufflevector <2 x double> %2564, <2 x double> poison, <2 x i32> zeroinitializer
  br label %2566

2566:                                             ; preds = %2566, %2560
  %2567 = phi i64 [ 0, %2560 ], [ %2582, %2566 ]
  %2568 = getelementptr inbounds [1024 x double], ptr %4, i64 0, i64 %2567
  %2569 = load <2 x double>, ptr %2568, align 16
  %2570 = getelementptr inbounds double, ptr %2568, i64 2
  %2571 = load <2 x double>, ptr %2570, align 16
  %2572 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %2567
  %2573 = load <2 x double>, ptr %2572, align 8
  %2574 = getelementptr inbounds double, ptr %2572, i64 2
  %2575 = load <2 x double>, ptr %2574, align 8
  %2576 = fsub <2 x double> %2569, %2573
  %2577 = fsub <2 x double> %2571, %2575
  %2578 = fmul <2 x double> %2563, %2576
  %2579 = fmul <2 x double> %2565, %2577
  %2580 = fadd <2 x double> %2573, %2578
  %2581 = fadd <2 x double> %2575, %2579
  store <2 x double> %2580, ptr %2572, align 8
  store <2 x double> %2581, ptr %2574, align 8
  %2582 = add nuw i64 %2567, 4
  %2583 = icmp eq i64 %2582, %2561
  br i1 %2583, label %2584, label %2566

2584:                                             ; preds = %2566
  %2585 = icmp eq i64 %2529, %2561
  br i1 %2585, label %2697, label %2586

2586:                                             ; preds = %2558, %2584
  %2587 = phi i64 [ 0, %2558 ], [ %2561, %2584 ]
  br label %2720

2588:                                             ; preds = %2531, %2671
  %2589 = phi i64 [ %2672, %2671 ], [ 0, %2531 ]
  %2590 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %2589
  %2591 = load i64, ptr %2590, align 8
  %2592 = icmp sgt i64 %2591, 0
  br i1 %2592, label %2593, label %2613

2593:                                             ; preds = %2588
  %2594 = getelementptr inbounds [16 x i64], ptr %3, i64 0, i64 %2589
  %2595 = load i64, ptr %2594, align 8
  %2596 = and i64 %2591, 1
  %2597 = icmp eq i64 %2591, 1
  br i1 %2597, label %2600, label %2598

2598:                                             ; preds = %2593
  %2599 = and i64 %2591, -2
  br label %2625

2600:                                             ; preds = %2625, %2593
  %2601 = phi i64 [ 0, %2593 ], [ %2647, %2625 ]
  %2602 = icmp eq i64 %2596, 0
  br i1 %2602, label %2613, label %2603

2603:                                             ; preds = %2600
  %2604 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %2589, i64 %2601
  %2605 = load ptr, ptr %2604, align 8
  %2606 = getelementptr inbounds double, ptr %2605, i64 %2595
  %2607 = load double, ptr %2606, align 8
  %2608 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %2589, i64 %2601
  %2609 = load i64, ptr %2608, align 8
  %2610 = getelementptr inbounds [1024 x double], ptr %4, i64 0, i64 %2609
  %2611 = load double, ptr %2610, align 8
  %2612 = fadd double %2607, %2611
  store double %2612, ptr %2610, align 8
  br label %2613

2613:                                             ; preds = %2603, %2600, %2588
  %2614 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %2589
  %2615 = load i64, ptr %2614, align 8
  %2616 = icmp sgt i64 %2615, 0
  br i1 %2616, label %2617, label %2662

2617:                                             ; preds = %2613
  %2618 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 24, i64 %2589
  %2619 = load ptr, ptr %2618, align 8
  %2620 = getelementptr inbounds [16 x i64], ptr %3, i64 0, i64 %2589
  %2621 = load i64, ptr %2620, align 8
  %2622 = load i32, ptr %2619, align 4
  %2623 = sext i32 %2622 to i64
  %2624 = icmp eq i64 %2621, %2623
  br i1 %2624, label %2662, label %2655

2625:                                             ; preds = %2625, %2598
  %2626 = phi i64 [ 0, %2598 ], [ %2647, %2625 ]
  %2627 = phi i64 [ 0, %2598 ], [ %2648, %2625 ]
  %2628 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %2589, i64 %2626
  %2629 = load ptr, ptr %2628, align 8
  %2630 = getelementptr inbounds double, ptr %2629, i64 %2595
  %2631 = load double, ptr %2630, align 8
  %2632 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %2589, i64 %2626
  %2633 = load i64, ptr %2632, align 8
  %2634 = getelementptr inbounds [1024 x double], ptr %4, i64 0, i64 %2633
  %2635 = load double, ptr %2634, align 8
  %2636 = fadd double %2631, %2635
  store double %2636, ptr %2634, align 8
  %2637 = or i64 %2626, 1
  %2638 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %2589, i64 %2637
  %2639 = load ptr, ptr %2638, align 8
  %2640 = getelementptr inbounds double, ptr %2639, i64 %2595
  %2641 = load double, ptr %2640, align 8
  %2642 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %2589, i64 %2637
  %2643 = load i64, ptr %2642, align 8
  %2644 = getelementptr inbounds [1024 x double], ptr %4, i64 0, i64 %2643
  %2645 = load double, ptr %2644, align 8
  %2646 = fadd double %2641, %2645
  store double %2646, ptr %2644, align 8
  %2647 = add nuw nsw i64 %2626, 2
  %2648 = add i64 %2627, 2
  %2649 = icmp eq i64 %2648, %2599
  br i1 %2649, label %2600, label %2625

2650:                                             ; preds = %2655
  %2651 = getelementptr inbounds i32, ptr %2619, i64 %2657
  %2652 = load i32, ptr %2651, align 4
  %2653 = sext i32 %2652 to i64
  %2654 = icmp eq i64 %2621, %2653
  br i1 %2654, label %2659, label %2655

2655:                                             ; preds = %2617, %2650
  %2656 = phi i64 [ %2657, %2650 ], [ 0, %2617 ]
  %2657 = add nuw nsw i64 %2656, 1
  %2658 = icmp eq i64 %2657, %2615
  br i1 %2658, label %2659, label %2650

2659:                                             ; preds = %2655, %2650
  %2660 = phi i64 [ %2615, %2655 ], [ %2657, %2650 ]
  %2661 = icmp slt i64 %2660, %2615
  br label %2662

2662:                                             ; preds = %2659, %2617, %2613
  %2663 = phi i64 [ 0, %2613 ], [ 0, %2617 ], [ %2660, %2659 ]
  %2664 = phi i1 [ false, %2613 ], [ true, %2617 ], [ %2661, %2659 ]
  %2665 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 35, i64 %2589
  %2666 = load i64, ptr %2665, align 8
  %2667 = icmp sgt i64 %2666, 0
  br i1 %2667, label %2668, label %2671

2668:                                             ; preds = %2662
  %2669 = load ptr, ptr %0, align 8
  %2670 = load i64, ptr %2669, align 8
  br label %2674

2671:                                             ; preds = %2688, %2662
  %2672 = add nuw nsw i64 %2589, 1
  %2673 = icmp eq i64 %2672, %1853
  br i1 %2673, label %2557, label %2588

2674:                                             ; preds = %2688, %2668
  %2675 = phi i64 [ 0, %2668 ], [ %2695, %2688 ]
  br i1 %2664, label %2676, label %2683

2676:                                             ; preds = %2674
  %2677 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %2589, i64 %2675
  %2678 = load ptr, ptr %2677, align 8
  %2679 = getelementptr inbounds double, ptr %2678, i64 %2663
  %2680 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 47, i64 %2589, i64 %2675
  %2681 = load i64, ptr %2680, align 8
  %2682 = add nsw i64 %2681, %2670
  br label %2688

2683:                                             ; preds = %2674
  %2684 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 47, i64 %2589, i64 %2675
  %2685 = load i64, ptr %2684, align 8
  %2686 = add nsw i64 %2685, %2670
  %2687 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %2686
  br label %2688

2688:                                             ; preds = %2683, %2676
  %2689 = phi i64 [ %2686, %2683 ], [ %2682, %2676 ]
  %2690 = phi ptr [ %2687, %2683 ], [ %2679, %2676 ]
  %2691 = load double, ptr %2690, align 8
  %2692 = getelementptr inbounds [1024 x double], ptr %4, i64 0, i64 %2689
  %2693 = load double, ptr %2692, align 8
  %2694 = fadd double %2691, %2693
  store double %2694, ptr %2692, align 8
  %2695 = add nuw nsw i64 %2675, 1
  %2696 = icmp eq i64 %2695, %2666
  br i1 %2696, label %2671, label %2674

2697:                                             ; preds = %2720, %2584, %2557
  %2698 = load i64, ptr %20, align 8
  %2699 = icmp slt i64 %2698, 64
  br i1 %2699, label %2700, label %2767

2700:                                             ; preds = %2697
  %2701 = icmp sgt i64 %2698, 0
  br i1 %2701, label %2702, label %2731

2702:                                             ; preds = %2700
  %2703 = fsub double 1.000000e+00, %2528
  %2704 = icmp eq i64 %2698, 1
  br i1 %2704, label %2718, label %2705

2705:                                             ; preds = %2702
  %2706 = and i64 %2698, -2
  %2707 = insertelement <2 x double> poison, double %2703, i64 0
  %2708 = shufflevector <2 x double> %2707, <2 x double> poison, <2 x i32> zeroinitializer
  br label %2709

2709:                                             ; preds = %2709, %2705
  %2710 = phi i64 [ 0, %2705 ], [ %2714, %2709 ]
  %2711 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %2710
  %2712 = load <2 x double>, ptr %2711, align 8
  %2713 = fmul <2 x double> %2708, %2712
  store <2 x double> %2713, ptr %2711, align 8
  %2714 = add nuw i64 %2710, 2
  %2715 = icmp eq i64 %2714, %2706
  br i1 %2715, label %2716, label %2709

2716:                                             ; preds = %2709
  %2717 = icmp eq i64 %2698, %2706
  br i1 %2717, label %2731, label %2718

2718:                                             ; preds = %2702, %2716
  %2719 = phi i64 [ 0, %2702 ], [ %2706, %2716 ]
  br label %2747

2720:                                             ; preds = %2586, %2720
  %2721 = phi i64 [ %2729, %2720 ], [ %2587, %2586 ]
  %2722 = getelementptr inbounds [1024 x double], ptr %4, i64 0, i64 %2721
  %2723 = load double, ptr %2722, align 8
  %2724 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %2721
  %2725 = load double, ptr %2724, align 8
  %2726 = fsub double %2723, %2725
  %2727 = fmul double %2528, %2726
  %2728 = fadd double %2725, %2727
  store double %2728, ptr %2724, align 8
  %2729 = add nuw nsw i64 %2721, 1
  %2730 = icmp eq i64 %2729, %2529
  br i1 %2730, label %2697, label %2720

2731:                                             ; preds = %2747, %2716, %2700
  br i1 %1856, label %2745, label %2732

2732:                                             ; preds = %2731, %2732
  %2733 = phi i64 [ %2742, %2732 ], [ 0, %2731 ]
  %2734 = getelementptr inbounds [16 x i64], ptr %3, i64 0, i64 %2733
  %2735 = load <2 x i64>, ptr %2734, align 16
  %2736 = getelementptr inbounds i64, ptr %2734, i64 2
  %2737 = load <2 x i64>, ptr %2736, align 16
  %2738 = trunc <2 x i64> %2735 to <2 x i32>
  %2739 = trunc <2 x i64> %2737 to <2 x i32>
  %2740 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 40, i64 %2698, i64 %2733
  store <2 x i32> %2738, ptr %2740, align 4
  %2741 = getelementptr inbounds i32, ptr %2740, i64 2
  store <2 x i32> %2739, ptr %2741, align 4
  %2742 = add nuw i64 %2733, 4
  %2743 = icmp eq i64 %2742, %1857
  br i1 %2743, label %2744, label %2732

2744:                                             ; preds = %2732
  br i1 %1858, label %2754, label %2745

2745:                                             ; preds = %2731, %2744
  %2746 = phi i64 [ 0, %2731 ], [ %1857, %2744 ]
  br label %2757

2747:                                             ; preds = %2718, %2747
  %2748 = phi i64 [ %2752, %2747 ], [ %2719, %2718 ]
  %2749 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %2748
  %2750 = load double, ptr %2749, align 8
  %2751 = fmul double %2703, %2750
  store double %2751, ptr %2749, align 8
  %2752 = add nuw nsw i64 %2748, 1
  %2753 = icmp eq i64 %2752, %2698
  br i1 %2753, label %2731, label %2747

2754:                                             ; preds = %2757, %2744
  %2755 = add nsw i64 %2698, 1
  store i64 %2755, ptr %20, align 8
  %2756 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %2698
  store double %2528, ptr %2756, align 8
  br label %2767

2757:                                             ; preds = %2745, %2757
  %2758 = phi i64 [ %2763, %2757 ], [ %2746, %2745 ]
  %2759 = getelementptr inbounds [16 x i64], ptr %3, i64 0, i64 %2758
  %2760 = load i64, ptr %2759, align 8
  %2761 = trunc i64 %2760 to i32
  %2762 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 40, i64 %2698, i64 %2758
  store i32 %2761, ptr %2762, align 4
  %2763 = add nuw nsw i64 %2758, 1
  %2764 = icmp eq i64 %2763, %1853
  br i1 %2764, label %2754, label %2757

2765:                                             ; preds = %2511, %2509, %1916, %1859, %2510, %1921
  %2766 = phi double [ 0x7FF0000000000000, %1921 ], [ %1923, %2510 ], [ %1860, %1859 ], [ 0x7FF0000000000000, %1916 ], [ 0x7FF0000000000000, %2509 ], [ %1918, %2511 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %2)
  br label %2770

2767:                                             ; preds = %2754, %2697
  tail call fastcc void @price(ptr noundef nonnull %0, double noundef %2520)
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %2)
  %2768 = add nuw nsw i64 %1861, 1
  %2769 = icmp eq i64 %2768, %1852
  br i1 %2769, label %2770, label %1859

2770:                                             ; preds = %2767, %2765
  %2771 = phi double [ %2766, %2765 ], [ %1918, %2767 ]
  %2772 = fcmp oeq double %2771, 0x7FF0000000000000
  br i1 %2772, label %3497, label %2773

2773:                                             ; preds = %2770
  %2774 = and i64 %35, 3
  %2775 = icmp ult i64 %35, 4
  br i1 %2775, label %2804, label %2776

2776:                                             ; preds = %2773
  %2777 = and i64 %35, -4
  br label %2778

2778:                                             ; preds = %2778, %2776
  %2779 = phi i64 [ 0, %2776 ], [ %2801, %2778 ]
  %2780 = phi double [ 1.000000e+00, %2776 ], [ %2800, %2778 ]
  %2781 = phi i64 [ 0, %2776 ], [ %2802, %2778 ]
  %2782 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %2779
  %2783 = load i64, ptr %2782, align 8
  %2784 = sitofp i64 %2783 to double
  %2785 = fmul double %2780, %2784
  %2786 = or i64 %2779, 1
  %2787 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %2786
  %2788 = load i64, ptr %2787, align 8
  %2789 = sitofp i64 %2788 to double
  %2790 = fmul double %2785, %2789
  %2791 = or i64 %2779, 2
  %2792 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %2791
  %2793 = load i64, ptr %2792, align 8
  %2794 = sitofp i64 %2793 to double
  %2795 = fmul double %2790, %2794
  %2796 = or i64 %2779, 3
  %2797 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %2796
  %2798 = load i64, ptr %2797, align 8
  %2799 = sitofp i64 %2798 to double
  %2800 = fmul double %2795, %2799
  %2801 = add nuw nsw i64 %2779, 4
  %2802 = add i64 %2781, 4
  %2803 = icmp eq i64 %2802, %2777
  br i1 %2803, label %2804, label %2778

2804:                                             ; preds = %2778, %2773
  %2805 = phi double [ undef, %2773 ], [ %2800, %2778 ]
  %2806 = phi i64 [ 0, %2773 ], [ %2801, %2778 ]
  %2807 = phi double [ 1.000000e+00, %2773 ], [ %2800, %2778 ]
  %2808 = icmp eq i64 %2774, 0
  br i1 %2808, label %2820, label %2809

2809:                                             ; preds = %2804, %2809
  %2810 = phi i64 [ %2817, %2809 ], [ %2806, %2804 ]
  %2811 = phi double [ %2816, %2809 ], [ %2807, %2804 ]
  %2812 = phi i64 [ %2818, %2809 ], [ 0, %2804 ]
  %2813 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %2810
  %2814 = load i64, ptr %2813, align 8
  %2815 = sitofp i64 %2814 to double
  %2816 = fmul double %2811, %2815
  %2817 = add nuw nsw i64 %2810, 1
  %2818 = add i64 %2812, 1
  %2819 = icmp eq i64 %2818, %2774
  br i1 %2819, label %2820, label %2809

2820:                                             ; preds = %2804, %2809, %1159
  %2821 = phi double [ %1160, %1159 ], [ %2805, %2804 ], [ %2816, %2809 ]
  %2822 = phi double [ %1137, %1159 ], [ %2771, %2809 ], [ %2771, %2804 ]
  %2823 = fcmp ugt double %2821, 6.400000e+01
  br i1 %2823, label %2825, label %2824

2824:                                             ; preds = %2820, %1135
  call fastcc void @enumerate(ptr noundef %0, i64 noundef 0, ptr noundef nonnull %6)
  br label %3497

2825:                                             ; preds = %2820
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7)
  %2826 = load ptr, ptr %0, align 8
  %2827 = load ptr, ptr %14, align 8
  %2828 = load i64, ptr %2827, align 8
  %2829 = load i64, ptr %20, align 8
  %2830 = icmp sgt i64 %2829, 0
  br i1 %2830, label %2831, label %2837

2831:                                             ; preds = %2825
  %2832 = add i64 %2829, -1
  %2833 = and i64 %2829, 7
  %2834 = icmp ult i64 %2829, 8
  br i1 %2834, label %2839, label %2835

2835:                                             ; preds = %2831
  %2836 = and i64 %2829, -8
  br label %2868

2837:                                             ; preds = %2825
  %2838 = icmp sgt i64 %2828, 0
  br label %2908

2839:                                             ; preds = %2868, %2831
  %2840 = phi double [ undef, %2831 ], [ %2902, %2868 ]
  %2841 = phi double [ 0.000000e+00, %2831 ], [ %2902, %2868 ]
  %2842 = phi i64 [ 0, %2831 ], [ %2903, %2868 ]
  %2843 = icmp eq i64 %2833, 0
  br i1 %2843, label %2854, label %2844

2844:                                             ; preds = %2839, %2844
  %2845 = phi double [ %2850, %2844 ], [ %2841, %2839 ]
  %2846 = phi i64 [ %2851, %2844 ], [ %2842, %2839 ]
  %2847 = phi i64 [ %2852, %2844 ], [ 0, %2839 ]
  %2848 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %2846
  %2849 = load double, ptr %2848, align 8
  %2850 = fadd double %2845, %2849
  %2851 = add nuw nsw i64 %2846, 1
  %2852 = add i64 %2847, 1
  %2853 = icmp eq i64 %2852, %2833
  br i1 %2853, label %2854, label %2844

2854:                                             ; preds = %2844, %2839
  %2855 = phi double [ %2840, %2839 ], [ %2850, %2844 ]
  %2856 = fcmp ogt double %2855, 0.000000e+00
  %2857 = icmp sgt i64 %2828, 0
  %2858 = select i1 %2857, i1 %2856, i1 false
  br i1 %2858, label %2859, label %2908

2859:                                             ; preds = %2854
  %2860 = and i64 %2829, 1
  %2861 = icmp eq i64 %2832, 0
  %2862 = and i64 %2829, -2
  %2863 = icmp eq i64 %2860, 0
  %2864 = and i64 %2829, 1
  %2865 = icmp eq i64 %2832, 0
  %2866 = and i64 %2829, -2
  %2867 = icmp eq i64 %2864, 0
  br label %2924

2868:                                             ; preds = %2868, %2835
  %2869 = phi double [ 0.000000e+00, %2835 ], [ %2902, %2868 ]
  %2870 = phi i64 [ 0, %2835 ], [ %2903, %2868 ]
  %2871 = phi i64 [ 0, %2835 ], [ %2904, %2868 ]
  %2872 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %2870
  %2873 = load double, ptr %2872, align 8
  %2874 = fadd double %2869, %2873
  %2875 = or i64 %2870, 1
  %2876 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %2875
  %2877 = load double, ptr %2876, align 8
  %2878 = fadd double %2874, %2877
  %2879 = or i64 %2870, 2
  %2880 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %2879
  %2881 = load double, ptr %2880, align 8
  %2882 = fadd double %2878, %2881
  %2883 = or i64 %2870, 3
  %2884 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %2883
  %2885 = load double, ptr %2884, align 8
  %2886 = fadd double %2882, %2885
  %2887 = or i64 %2870, 4
  %2888 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %2887
  %2889 = load double, ptr %2888, align 8
  %2890 = fadd double %2886, %2889
  %2891 = or i64 %2870, 5
  %2892 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %2891
  %2893 = load double, ptr %2892, align 8
  %2894 = fadd double %2890, %2893
  %2895 = or i64 %2870, 6
  %2896 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %2895
  %2897 = load double, ptr %2896, align 8
  %2898 = fadd double %2894, %2897
  %2899 = or i64 %2870, 7
  %2900 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %2899
  %2901 = load double, ptr %2900, align 8
  %2902 = fadd double %2898, %2901
  %2903 = add nuw nsw i64 %2870, 8
  %2904 = add i64 %2871, 8
  %2905 = icmp eq i64 %2904, %2836
  br i1 %2905, label %2839, label %2868

2906:                                             ; preds = %3106
  %2907 = icmp sgt i64 %3110, -1
  br i1 %2907, label %3364, label %2908

2908:                                             ; preds = %2906, %2854, %2837
  %2909 = phi i64 [ %3107, %2906 ], [ 0, %2854 ], [ 0, %2837 ]
  %2910 = phi double [ %3108, %2906 ], [ 0.000000e+00, %2854 ], [ 0.000000e+00, %2837 ]
  %2911 = phi i64 [ %3110, %2906 ], [ -1, %2854 ], [ -1, %2837 ]
  %2912 = phi i1 [ true, %2906 ], [ %2857, %2854 ], [ %2838, %2837 ]
  %2913 = getelementptr inbounds %struct.Problem, ptr %2826, i64 0, i32 1
  %2914 = load i64, ptr %2913, align 8
  %2915 = icmp sgt i64 %2914, 0
  br i1 %2915, label %2916, label %3129

2916:                                             ; preds = %2908
  %2917 = getelementptr inbounds %struct.Problem, ptr %2826, i64 0, i32 7
  %2918 = getelementptr inbounds %struct.Problem, ptr %2826, i64 0, i32 6
  %2919 = getelementptr inbounds %struct.Problem, ptr %2826, i64 0, i32 17
  %2920 = and i64 %2828, 1
  %2921 = icmp eq i64 %2828, 1
  %2922 = and i64 %2828, -2
  %2923 = icmp eq i64 %2920, 0
  br label %3113

2924:                                             ; preds = %2859, %3106
  %2925 = phi i64 [ %3107, %3106 ], [ 0, %2859 ]
  %2926 = phi double [ %3108, %3106 ], [ 0.000000e+00, %2859 ]
  %2927 = phi i64 [ %3110, %3106 ], [ -1, %2859 ]
  %2928 = phi double [ %3109, %3106 ], [ 0x3D06849B86A12B9B, %2859 ]
  %2929 = phi i64 [ %3111, %3106 ], [ 0, %2859 ]
  %2930 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %2929
  %2931 = load i64, ptr %2930, align 8
  %2932 = icmp slt i64 %2931, 2
  br i1 %2932, label %3106, label %2933

2933:                                             ; preds = %2924
  %2934 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %2929
  %2935 = load i64, ptr %2934, align 8
  %2936 = icmp sgt i64 %2935, 0
  br i1 %2936, label %2937, label %3106

2937:                                             ; preds = %2933
  %2938 = and i64 %2931, 1
  %2939 = icmp eq i64 %2931, 1
  %2940 = and i64 %2931, -2
  %2941 = icmp eq i64 %2938, 0
  br label %2942

2942:                                             ; preds = %2937, %3099
  %2943 = phi i64 [ %3100, %3099 ], [ %2925, %2937 ]
  %2944 = phi double [ %3101, %3099 ], [ %2926, %2937 ]
  %2945 = phi i64 [ %3103, %3099 ], [ %2927, %2937 ]
  %2946 = phi double [ %3102, %3099 ], [ %2928, %2937 ]
  %2947 = phi i64 [ %3104, %3099 ], [ 0, %2937 ]
  %2948 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %2929, i64 %2947
  %2949 = load i64, ptr %2948, align 8
  %2950 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %2949
  %2951 = load double, ptr %2950, align 8
  %2952 = fcmp olt double %2951, 1.000000e-09
  br i1 %2952, label %3099, label %2953

2953:                                             ; preds = %2942
  %2954 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %2929, i64 %2947
  %2955 = load ptr, ptr %2954, align 8
  br i1 %2861, label %2984, label %2956

2956:                                             ; preds = %2953, %2956
  %2957 = phi i64 [ %2981, %2956 ], [ 0, %2953 ]
  %2958 = phi double [ %2980, %2956 ], [ 0.000000e+00, %2953 ]
  %2959 = phi i64 [ %2982, %2956 ], [ 0, %2953 ]
  %2960 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %2957
  %2961 = load double, ptr %2960, align 8
  %2962 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 40, i64 %2957, i64 %2929
  %2963 = load i32, ptr %2962, align 4
  %2964 = sext i32 %2963 to i64
  %2965 = getelementptr inbounds double, ptr %2955, i64 %2964
  %2966 = load double, ptr %2965, align 8
  %2967 = fmul double %2961, %2966
  %2968 = fdiv double %2967, %2855
  %2969 = fadd double %2958, %2968
  %2970 = or i64 %2957, 1
  %2971 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %2970
  %2972 = load double, ptr %2971, align 8
  %2973 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 40, i64 %2970, i64 %2929
  %2974 = load i32, ptr %2973, align 4
  %2975 = sext i32 %2974 to i64
  %2976 = getelementptr inbounds double, ptr %2955, i64 %2975
  %2977 = load double, ptr %2976, align 8
  %2978 = fmul double %2972, %2977
  %2979 = fdiv double %2978, %2855
  %2980 = fadd double %2969, %2979
  %2981 = add nuw nsw i64 %2957, 2
  %2982 = add i64 %2959, 2
  %2983 = icmp eq i64 %2982, %2862
  br i1 %2983, label %2984, label %2956

2984:                                             ; preds = %2956, %2953
  %2985 = phi double [ undef, %2953 ], [ %2980, %2956 ]
  %2986 = phi i64 [ 0, %2953 ], [ %2981, %2956 ]
  %2987 = phi double [ 0.000000e+00, %2953 ], [ %2980, %2956 ]
  br i1 %2863, label %2999, label %2988

2988:                                             ; preds = %2984
  %2989 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %2986
  %2990 = load double, ptr %2989, align 8
  %2991 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 40, i64 %2986, i64 %2929
  %2992 = load i32, ptr %2991, align 4
  %2993 = sext i32 %2992 to i64
  %2994 = getelementptr inbounds double, ptr %2955, i64 %2993
  %2995 = load double, ptr %2994, align 8
  %2996 = fmul double %2990, %2995
  %2997 = fdiv double %2996, %2855
  %2998 = fadd double %2987, %2997
  br label %2999

2999:                                             ; preds = %2984, %2988
  %3000 = phi double [ %2985, %2984 ], [ %2998, %2988 ]
  br i1 %2865, label %3001, label %3026

3001:                                             ; preds = %3026, %2999
  %3002 = phi double [ undef, %2999 ], [ %3054, %3026 ]
  %3003 = phi i64 [ 0, %2999 ], [ %3055, %3026 ]
  %3004 = phi double [ 0.000000e+00, %2999 ], [ %3054, %3026 ]
  br i1 %2867, label %3018, label %3005

3005:                                             ; preds = %3001
  %3006 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 40, i64 %3003, i64 %2929
  %3007 = load i32, ptr %3006, align 4
  %3008 = sext i32 %3007 to i64
  %3009 = getelementptr inbounds double, ptr %2955, i64 %3008
  %3010 = load double, ptr %3009, align 8
  %3011 = fsub double %3010, %3000
  %3012 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %3003
  %3013 = load double, ptr %3012, align 8
  %3014 = fmul double %3013, %3011
  %3015 = fmul double %3011, %3014
  %3016 = fdiv double %3015, %2855
  %3017 = fadd double %3004, %3016
  br label %3018

3018:                                             ; preds = %3001, %3005
  %3019 = phi double [ %3002, %3001 ], [ %3017, %3005 ]
  %3020 = fmul double %2951, %2951
  %3021 = fmul double %3020, %3019
  %3022 = fcmp ogt double %3021, %2946
  br i1 %3022, label %3023, label %3099

3023:                                             ; preds = %3018
  %3024 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %2929, i64 %2947
  %3025 = load ptr, ptr %3024, align 8
  br i1 %2939, label %3058, label %3077

3026:                                             ; preds = %2999, %3026
  %3027 = phi i64 [ %3055, %3026 ], [ 0, %2999 ]
  %3028 = phi double [ %3054, %3026 ], [ 0.000000e+00, %2999 ]
  %3029 = phi i64 [ %3056, %3026 ], [ 0, %2999 ]
  %3030 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 40, i64 %3027, i64 %2929
  %3031 = load i32, ptr %3030, align 4
  %3032 = sext i32 %3031 to i64
  %3033 = getelementptr inbounds double, ptr %2955, i64 %3032
  %3034 = load double, ptr %3033, align 8
  %3035 = fsub double %3034, %3000
  %3036 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %3027
  %3037 = load double, ptr %3036, align 8
  %3038 = fmul double %3037, %3035
  %3039 = fmul double %3035, %3038
  %3040 = fdiv double %3039, %2855
  %3041 = fadd double %3028, %3040
  %3042 = or i64 %3027, 1
  %3043 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 40, i64 %3042, i64 %2929
  %3044 = load i32, ptr %3043, align 4
  %3045 = sext i32 %3044 to i64
  %3046 = getelementptr inbounds double, ptr %2955, i64 %3045
  %3047 = load double, ptr %3046, align 8
  %3048 = fsub double %3047, %3000
  %3049 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %3042
  %3050 = load double, ptr %3049, align 8
  %3051 = fmul double %3050, %3048
  %3052 = fmul double %3048, %3051
  %3053 = fdiv double %3052, %2855
  %3054 = fadd double %3041, %3053
  %3055 = add nuw nsw i64 %3027, 2
  %3056 = add i64 %3029, 2
  %3057 = icmp eq i64 %3056, %2866
  br i1 %3057, label %3001, label %3026

3058:                                             ; preds = %3077, %3023
  %3059 = phi double [ undef, %3023 ], [ %3092, %3077 ]
  %3060 = phi double [ undef, %3023 ], [ %3094, %3077 ]
  %3061 = phi i64 [ 0, %3023 ], [ %3095, %3077 ]
  %3062 = phi double [ 0xFFF0000000000000, %3023 ], [ %3094, %3077 ]
  %3063 = phi double [ 0x7FF0000000000000, %3023 ], [ %3092, %3077 ]
  br i1 %2941, label %3071, label %3064

3064:                                             ; preds = %3058
  %3065 = getelementptr inbounds double, ptr %3025, i64 %3061
  %3066 = load double, ptr %3065, align 8
  %3067 = fcmp olt double %3066, %3063
  %3068 = select i1 %3067, double %3066, double %3063
  %3069 = fcmp ogt double %3066, %3062
  %3070 = select i1 %3069, double %3066, double %3062
  br label %3071

3071:                                             ; preds = %3058, %3064
  %3072 = phi double [ %3059, %3058 ], [ %3068, %3064 ]
  %3073 = phi double [ %3060, %3058 ], [ %3070, %3064 ]
  %3074 = fcmp ole double %3072, %3000
  %3075 = fcmp olt double %3000, %3073
  %3076 = select i1 %3074, i1 %3075, i1 false
  br i1 %3076, label %3098, label %3099

3077:                                             ; preds = %3023, %3077
  %3078 = phi i64 [ %3095, %3077 ], [ 0, %3023 ]
  %3079 = phi double [ %3094, %3077 ], [ 0xFFF0000000000000, %3023 ]
  %3080 = phi double [ %3092, %3077 ], [ 0x7FF0000000000000, %3023 ]
  %3081 = phi i64 [ %3096, %3077 ], [ 0, %3023 ]
  %3082 = getelementptr inbounds double, ptr %3025, i64 %3078
  %3083 = load double, ptr %3082, align 8
  %3084 = fcmp olt double %3083, %3080
  %3085 = select i1 %3084, double %3083, double %3080
  %3086 = fcmp ogt double %3083, %3079
  %3087 = select i1 %3086, double %3083, double %3079
  %3088 = or i64 %3078, 1
  %3089 = getelementptr inbounds double, ptr %3025, i64 %3088
  %3090 = load double, ptr %3089, align 8
  %3091 = fcmp olt double %3090, %3085
  %3092 = select i1 %3091, double %3090, double %3085
  %3093 = fcmp ogt double %3090, %3087
  %3094 = select i1 %3093, double %3090, double %3087
  %3095 = add nuw nsw i64 %3078, 2
  %3096 = add nuw nsw i64 %3081, 2
  %3097 = icmp eq i64 %3096, %2940
  br i1 %3097, label %3058, label %3077

3098:                                             ; preds = %3071
  br label %3099

3099:                                             ; preds = %3098, %3071, %3018, %2942
  %3100 = phi i64 [ %2943, %2942 ], [ %2947, %3098 ], [ %2943, %3071 ], [ %2943, %3018 ]
  %3101 = phi double [ %2944, %2942 ], [ %3000, %3098 ], [ %2944, %3071 ], [ %2944, %3018 ]
  %3102 = phi double [ %2946, %2942 ], [ %3021, %3098 ], [ %2946, %3071 ], [ %2946, %3018 ]
  %3103 = phi i64 [ %2945, %2942 ], [ %2929, %3098 ], [ %2945, %3071 ], [ %2945, %3018 ]
  %3104 = add nuw nsw i64 %2947, 1
  %3105 = icmp eq i64 %3104, %2935
  br i1 %3105, label %3106, label %2942

3106:                                             ; preds = %3099, %2933, %2924
  %3107 = phi i64 [ %2925, %2924 ], [ %2925, %2933 ], [ %3100, %3099 ]
  %3108 = phi double [ %2926, %2924 ], [ %2926, %2933 ], [ %3101, %3099 ]
  %3109 = phi double [ %2928, %2924 ], [ %2928, %2933 ], [ %3102, %3099 ]
  %3110 = phi i64 [ %2927, %2924 ], [ %2927, %2933 ], [ %3103, %3099 ]
  %3111 = add nuw nsw i64 %2929, 1
  %3112 = icmp eq i64 %3111, %2828
  br i1 %3112, label %2906, label %2924

3113:                                             ; preds = %3133, %2916
  %3114 = phi i64 [ %2909, %2916 ], [ %3134, %3133 ]
  %3115 = phi double [ %2910, %2916 ], [ %3135, %3133 ]
  %3116 = phi i64 [ %2911, %2916 ], [ %3137, %3133 ]
  %3117 = phi double [ 0.000000e+00, %2916 ], [ %3136, %3133 ]
  %3118 = phi i64 [ 0, %2916 ], [ %3138, %3133 ]
  br i1 %2912, label %3119, label %3133

3119:                                             ; preds = %3113
  %3120 = load ptr, ptr %2917, align 8
  %3121 = xor i64 %3118, -1
  %3122 = load i64, ptr %2826, align 8
  %3123 = add nsw i64 %3122, %3118
  %3124 = add nsw i64 %3122, %2914
  br label %3140

3125:                                             ; preds = %3133
  %3126 = icmp sgt i64 %3137, -1
  %3127 = fcmp ogt double %3136, 1.000000e-03
  %3128 = select i1 %3126, i1 %3127, i1 false
  br i1 %3128, label %3364, label %3129

3129:                                             ; preds = %3125, %2908
  %3130 = phi i64 [ %3134, %3125 ], [ %2909, %2908 ]
  %3131 = phi double [ %3135, %3125 ], [ %2910, %2908 ]
  %3132 = phi i64 [ %3137, %3125 ], [ %2911, %2908 ]
  br i1 %2912, label %3272, label %3388

3133:                                             ; preds = %3265, %3113
  %3134 = phi i64 [ %3114, %3113 ], [ %3266, %3265 ]
  %3135 = phi double [ %3115, %3113 ], [ %3267, %3265 ]
  %3136 = phi double [ %3117, %3113 ], [ %3268, %3265 ]
  %3137 = phi i64 [ %3116, %3113 ], [ %3269, %3265 ]
  %3138 = add nuw nsw i64 %3118, 1
  %3139 = icmp eq i64 %3138, %2914
  br i1 %3139, label %3125, label %3113

3140:                                             ; preds = %3265, %3119
  %3141 = phi i64 [ %3114, %3119 ], [ %3266, %3265 ]
  %3142 = phi double [ %3115, %3119 ], [ %3267, %3265 ]
  %3143 = phi i64 [ %3116, %3119 ], [ %3269, %3265 ]
  %3144 = phi double [ %3117, %3119 ], [ %3268, %3265 ]
  %3145 = phi i64 [ 0, %3119 ], [ %3270, %3265 ]
  %3146 = mul nsw i64 %3145, %3124
  %3147 = add nsw i64 %3146, %3123
  %3148 = getelementptr inbounds i64, ptr %3120, i64 %3147
  %3149 = load i64, ptr %3148, align 8
  %3150 = icmp eq i64 %3149, 0
  br i1 %3150, label %3265, label %3151

3151:                                             ; preds = %3140
  %3152 = load ptr, ptr %2918, align 8
  %3153 = getelementptr inbounds ptr, ptr %3152, i64 %3145
  %3154 = load ptr, ptr %3153, align 8
  %3155 = getelementptr inbounds %struct.Table, ptr %3154, i64 0, i32 1
  %3156 = load ptr, ptr %3155, align 8
  %3157 = getelementptr inbounds ptr, ptr %3156, i64 %3149
  %3158 = load ptr, ptr %3157, align 8
  %3159 = icmp eq ptr %3158, null
  br i1 %3159, label %3265, label %3160

3160:                                             ; preds = %3151
  %3161 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %3145
  %3162 = load i64, ptr %3161, align 8
  %3163 = icmp slt i64 %3162, 2
  br i1 %3163, label %3265, label %3164

3164:                                             ; preds = %3160
  %3165 = load ptr, ptr %2919, align 8
  %3166 = getelementptr inbounds double, ptr %3165, i64 %3123
  %3167 = load double, ptr %3166, align 8
  %3168 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 18, i64 %3145
  %3169 = load ptr, ptr %3168, align 8
  %3170 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 24, i64 %3145
  %3171 = load ptr, ptr %3170, align 8
  %3172 = and i64 %3162, 1
  %3173 = and i64 %3162, -2
  br label %3174

3174:                                             ; preds = %3174, %3164
  %3175 = phi i64 [ 0, %3164 ], [ %3204, %3174 ]
  %3176 = phi double [ 0.000000e+00, %3164 ], [ %3203, %3174 ]
  %3177 = phi double [ 0x7FF0000000000000, %3164 ], [ %3201, %3174 ]
  %3178 = phi i64 [ 0, %3164 ], [ %3205, %3174 ]
  %3179 = getelementptr inbounds i32, ptr %3171, i64 %3175
  %3180 = load i32, ptr %3179, align 4
  %3181 = sext i32 %3180 to i64
  %3182 = getelementptr inbounds i32, ptr %3169, i64 %3181
  %3183 = load i32, ptr %3182, align 4
  %3184 = sext i32 %3183 to i64
  %3185 = getelementptr inbounds double, ptr %3158, i64 %3184
  %3186 = load double, ptr %3185, align 8
  %3187 = fcmp olt double %3186, %3177
  %3188 = select i1 %3187, double %3186, double %3177
  %3189 = fcmp ogt double %3186, %3176
  %3190 = select i1 %3189, double %3186, double %3176
  %3191 = or i64 %3175, 1
  %3192 = getelementptr inbounds i32, ptr %3171, i64 %3191
  %3193 = load i32, ptr %3192, align 4
  %3194 = sext i32 %3193 to i64
  %3195 = getelementptr inbounds i32, ptr %3169, i64 %3194
  %3196 = load i32, ptr %3195, align 4
  %3197 = sext i32 %3196 to i64
  %3198 = getelementptr inbounds double, ptr %3158, i64 %3197
  %3199 = load double, ptr %3198, align 8
  %3200 = fcmp olt double %3199, %3188
  %3201 = select i1 %3200, double %3199, double %3188
  %3202 = fcmp ogt double %3199, %3190
  %3203 = select i1 %3202, double %3199, double %3190
  %3204 = add nuw nsw i64 %3175, 2
  %3205 = add nuw nsw i64 %3178, 2
  %3206 = icmp eq i64 %3205, %3173
  br i1 %3206, label %3207, label %3174

3207:                                             ; preds = %3174
  %3208 = icmp eq i64 %3172, 0
  br i1 %3208, label %3222, label %3209

3209:                                             ; preds = %3207
  %3210 = getelementptr inbounds i32, ptr %3171, i64 %3204
  %3211 = load i32, ptr %3210, align 4
  %3212 = sext i32 %3211 to i64
  %3213 = getelementptr inbounds i32, ptr %3169, i64 %3212
  %3214 = load i32, ptr %3213, align 4
  %3215 = sext i32 %3214 to i64
  %3216 = getelementptr inbounds double, ptr %3158, i64 %3215
  %3217 = load double, ptr %3216, align 8
  %3218 = fcmp olt double %3217, %3201
  %3219 = select i1 %3218, double %3217, double %3201
  %3220 = fcmp ogt double %3217, %3203
  %3221 = select i1 %3220, double %3217, double %3203
  br label %3222

3222:                                             ; preds = %3207, %3209
  %3223 = phi double [ %3201, %3207 ], [ %3219, %3209 ]
  %3224 = phi double [ %3203, %3207 ], [ %3221, %3209 ]
  br i1 %2921, label %3225, label %3240

3225:                                             ; preds = %3257, %3222
  %3226 = phi double [ undef, %3222 ], [ %3258, %3257 ]
  %3227 = phi i64 [ 0, %3222 ], [ %3259, %3257 ]
  %3228 = phi double [ %3167, %3222 ], [ %3258, %3257 ]
  br i1 %2923, label %3235, label %3229

3229:                                             ; preds = %3225
  %3230 = icmp eq i64 %3227, %3145
  br i1 %3230, label %3235, label %3231

3231:                                             ; preds = %3229
  %3232 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %3118, i64 %3227
  %3233 = load double, ptr %3232, align 8
  %3234 = fmul double %3228, %3233
  br label %3235

3235:                                             ; preds = %3229, %3231, %3225
  %3236 = phi double [ %3226, %3225 ], [ %3234, %3231 ], [ %3228, %3229 ]
  %3237 = fsub double %3224, %3223
  %3238 = fmul double %3237, %3236
  %3239 = fcmp ogt double %3238, %3144
  br i1 %3239, label %3262, label %3265

3240:                                             ; preds = %3222, %3257
  %3241 = phi i64 [ %3259, %3257 ], [ 0, %3222 ]
  %3242 = phi double [ %3258, %3257 ], [ %3167, %3222 ]
  %3243 = phi i64 [ %3260, %3257 ], [ 0, %3222 ]
  %3244 = icmp eq i64 %3241, %3145
  br i1 %3244, label %3249, label %3245

3245:                                             ; preds = %3240
  %3246 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %3118, i64 %3241
  %3247 = load double, ptr %3246, align 8
  %3248 = fmul double %3242, %3247
  br label %3249

3249:                                             ; preds = %3245, %3240
  %3250 = phi double [ %3248, %3245 ], [ %3242, %3240 ]
  %3251 = or i64 %3241, 1
  %3252 = icmp eq i64 %3251, %3145
  br i1 %3252, label %3257, label %3253

3253:                                             ; preds = %3249
  %3254 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %3118, i64 %3251
  %3255 = load double, ptr %3254, align 8
  %3256 = fmul double %3250, %3255
  br label %3257

3257:                                             ; preds = %3253, %3249
  %3258 = phi double [ %3256, %3253 ], [ %3250, %3249 ]
  %3259 = add nuw nsw i64 %3241, 2
  %3260 = add i64 %3243, 2
  %3261 = icmp eq i64 %3260, %2922
  br i1 %3261, label %3225, label %3240

3262:                                             ; preds = %3235
  %3263 = fadd double %3223, %3224
  %3264 = fmul double %3263, 5.000000e-01
  br label %3265

3265:                                             ; preds = %3262, %3235, %3160, %3151, %3140
  %3266 = phi i64 [ %3141, %3140 ], [ %3141, %3151 ], [ %3141, %3160 ], [ %3121, %3262 ], [ %3141, %3235 ]
  %3267 = phi double [ %3142, %3140 ], [ %3142, %3151 ], [ %3142, %3160 ], [ %3264, %3262 ], [ %3142, %3235 ]
  %3268 = phi double [ %3144, %3140 ], [ %3144, %3151 ], [ %3144, %3160 ], [ %3238, %3262 ], [ %3144, %3235 ]
  %3269 = phi i64 [ %3143, %3140 ], [ %3143, %3151 ], [ %3143, %3160 ], [ %3145, %3262 ], [ %3143, %3235 ]
  %3270 = add nuw nsw i64 %3145, 1
  %3271 = icmp eq i64 %3270, %2828
  br i1 %3271, label %3133, label %3140

3272:                                             ; preds = %3129, %3300
  %3273 = phi i64 [ %3301, %3300 ], [ %3130, %3129 ]
  %3274 = phi double [ %3302, %3300 ], [ %3131, %3129 ]
  %3275 = phi i64 [ %3304, %3300 ], [ %3132, %3129 ]
  %3276 = phi i64 [ %3305, %3300 ], [ 0, %3129 ]
  %3277 = phi double [ %3303, %3300 ], [ 0.000000e+00, %3129 ]
  %3278 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %3276
  %3279 = load i64, ptr %3278, align 8
  %3280 = icmp sgt i64 %3279, 0
  br i1 %3280, label %3281, label %3300

3281:                                             ; preds = %3272
  %3282 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %3276
  %3283 = load i64, ptr %3282, align 8
  %3284 = icmp sgt i64 %3283, 1
  br i1 %3284, label %3285, label %3300

3285:                                             ; preds = %3281
  %3286 = and i64 %3283, 1
  %3287 = icmp eq i64 %3283, 1
  %3288 = and i64 %3283, -2
  %3289 = icmp eq i64 %3286, 0
  br label %3292

3290:                                             ; preds = %3300
  %3291 = fcmp ogt double %3303, 0.000000e+00
  br i1 %3291, label %3368, label %3388

3292:                                             ; preds = %3285, %3357
  %3293 = phi i64 [ %3358, %3357 ], [ %3273, %3285 ]
  %3294 = phi double [ %3359, %3357 ], [ %3274, %3285 ]
  %3295 = phi i64 [ %3361, %3357 ], [ %3275, %3285 ]
  %3296 = phi i64 [ %3362, %3357 ], [ 0, %3285 ]
  %3297 = phi double [ %3360, %3357 ], [ %3277, %3285 ]
  %3298 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %3276, i64 %3296
  %3299 = load ptr, ptr %3298, align 8
  br i1 %3287, label %3307, label %3333

3300:                                             ; preds = %3357, %3281, %3272
  %3301 = phi i64 [ %3273, %3272 ], [ %3273, %3281 ], [ %3358, %3357 ]
  %3302 = phi double [ %3274, %3272 ], [ %3274, %3281 ], [ %3359, %3357 ]
  %3303 = phi double [ %3277, %3272 ], [ %3277, %3281 ], [ %3360, %3357 ]
  %3304 = phi i64 [ %3275, %3272 ], [ %3275, %3281 ], [ %3361, %3357 ]
  %3305 = add nuw nsw i64 %3276, 1
  %3306 = icmp eq i64 %3305, %2828
  br i1 %3306, label %3290, label %3272

3307:                                             ; preds = %3333, %3292
  %3308 = phi double [ undef, %3292 ], [ %3348, %3333 ]
  %3309 = phi double [ undef, %3292 ], [ %3350, %3333 ]
  %3310 = phi i64 [ 0, %3292 ], [ %3351, %3333 ]
  %3311 = phi double [ 0xFFF0000000000000, %3292 ], [ %3350, %3333 ]
  %3312 = phi double [ 0x7FF0000000000000, %3292 ], [ %3348, %3333 ]
  br i1 %3289, label %3320, label %3313

3313:                                             ; preds = %3307
  %3314 = getelementptr inbounds double, ptr %3299, i64 %3310
  %3315 = load double, ptr %3314, align 8
  %3316 = fcmp olt double %3315, %3312
  %3317 = select i1 %3316, double %3315, double %3312
  %3318 = fcmp ogt double %3315, %3311
  %3319 = select i1 %3318, double %3315, double %3311
  br label %3320

3320:                                             ; preds = %3307, %3313
  %3321 = phi double [ %3308, %3307 ], [ %3317, %3313 ]
  %3322 = phi double [ %3309, %3307 ], [ %3319, %3313 ]
  %3323 = fsub double %3322, %3321
  %3324 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %3276, i64 %3296
  %3325 = load i64, ptr %3324, align 8
  %3326 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %3325
  %3327 = load double, ptr %3326, align 8
  %3328 = fadd double %3327, 0x3EB0C6F7A0B5ED8D
  %3329 = fmul double %3323, %3328
  %3330 = fcmp ogt double %3329, %3297
  %3331 = fcmp ogt double %3322, %3321
  %3332 = select i1 %3330, i1 %3331, i1 false
  br i1 %3332, label %3354, label %3357

3333:                                             ; preds = %3292, %3333
  %3334 = phi i64 [ %3351, %3333 ], [ 0, %3292 ]
  %3335 = phi double [ %3350, %3333 ], [ 0xFFF0000000000000, %3292 ]
  %3336 = phi double [ %3348, %3333 ], [ 0x7FF0000000000000, %3292 ]
  %3337 = phi i64 [ %3352, %3333 ], [ 0, %3292 ]
  %3338 = getelementptr inbounds double, ptr %3299, i64 %3334
  %3339 = load double, ptr %3338, align 8
  %3340 = fcmp olt double %3339, %3336
  %3341 = select i1 %3340, double %3339, double %3336
  %3342 = fcmp ogt double %3339, %3335
  %3343 = select i1 %3342, double %3339, double %3335
  %3344 = or i64 %3334, 1
  %3345 = getelementptr inbounds double, ptr %3299, i64 %3344
  %3346 = load double, ptr %3345, align 8
  %3347 = fcmp olt double %3346, %3341
  %3348 = select i1 %3347, double %3346, double %3341
  %3349 = fcmp ogt double %3346, %3343
  %3350 = select i1 %3349, double %3346, double %3343
  %3351 = add nuw nsw i64 %3334, 2
  %3352 = add nuw nsw i64 %3337, 2
  %3353 = icmp eq i64 %3352, %3288
  br i1 %3353, label %3307, label %3333

3354:                                             ; preds = %3320
  %3355 = fadd double %3321, %3322
  %3356 = fmul double %3355, 5.000000e-01
  br label %3357

3357:                                             ; preds = %3354, %3320
  %3358 = phi i64 [ %3296, %3354 ], [ %3293, %3320 ]
  %3359 = phi double [ %3356, %3354 ], [ %3294, %3320 ]
  %3360 = phi double [ %3329, %3354 ], [ %3297, %3320 ]
  %3361 = phi i64 [ %3276, %3354 ], [ %3295, %3320 ]
  %3362 = add nuw nsw i64 %3296, 1
  %3363 = icmp eq i64 %3362, %3279
  br i1 %3363, label %3300, label %3292

3364:                                             ; preds = %3125, %2906
  %3365 = phi i64 [ %3134, %3125 ], [ %3107, %2906 ]
  %3366 = phi double [ %3135, %3125 ], [ %3108, %2906 ]
  %3367 = phi i64 [ %3137, %3125 ], [ %3110, %2906 ]
  store i64 %3367, ptr %7, align 8
  br label %3370

3368:                                             ; preds = %3290
  store i64 %3304, ptr %7, align 8
  %3369 = icmp slt i64 %3304, 0
  br i1 %3369, label %3388, label %3370

3370:                                             ; preds = %3368, %3364
  %3371 = phi i64 [ %3367, %3364 ], [ %3304, %3368 ]
  %3372 = phi double [ %3366, %3364 ], [ %3302, %3368 ]
  %3373 = phi i64 [ %3365, %3364 ], [ %3301, %3368 ]
  %3374 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %3371
  %3375 = load i64, ptr %3374, align 8
  %3376 = icmp sgt i64 %3375, 0
  br i1 %3376, label %3377, label %3395

3377:                                             ; preds = %3370
  %3378 = icmp sgt i64 %3373, -1
  %3379 = xor i64 %3373, -1
  %3380 = getelementptr inbounds %struct.Problem, ptr %2826, i64 0, i32 7
  %3381 = getelementptr inbounds %struct.Problem, ptr %2826, i64 0, i32 1
  %3382 = getelementptr inbounds %struct.Problem, ptr %2826, i64 0, i32 6
  %3383 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 18, i64 %3371
  %3384 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 24, i64 %3371
  %3385 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %3371, i64 %3373
  %3386 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 20, i64 %3371
  %3387 = load ptr, ptr %3386, align 8
  br label %3405

3388:                                             ; preds = %3368, %3290, %3129
  %3389 = fcmp olt double %2821, 1.000000e+06
  br i1 %3389, label %3390, label %3391

3390:                                             ; preds = %3388
  call fastcc void @enumerate(ptr noundef %0, i64 noundef 0, ptr noundef nonnull %6)
  br label %3496

3391:                                             ; preds = %3388
  store i64 1, ptr %22, align 8
  %3392 = load double, ptr %23, align 8
  %3393 = fcmp olt double %2822, %3392
  br i1 %3393, label %3394, label %3496

3394:                                             ; preds = %3391
  store double %2822, ptr %23, align 8
  br label %3496

3395:                                             ; preds = %3440, %3370
  %3396 = icmp sgt i64 %3373, -1
  %3397 = select i1 %2830, i1 %3396, i1 false
  br i1 %3397, label %3398, label %3465

3398:                                             ; preds = %3395
  %3399 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %3371, i64 %3373
  %3400 = load ptr, ptr %3399, align 8
  %3401 = and i64 %2829, 1
  %3402 = icmp eq i64 %2829, 1
  br i1 %3402, label %3448, label %3403

3403:                                             ; preds = %3398
  %3404 = and i64 %2829, -2
  br label %3472

3405:                                             ; preds = %3440, %3377
  %3406 = phi i64 [ 0, %3377 ], [ %3446, %3440 ]
  br i1 %3378, label %3407, label %3410

3407:                                             ; preds = %3405
  %3408 = load ptr, ptr %3385, align 8
  %3409 = getelementptr inbounds double, ptr %3408, i64 %3406
  br label %3440

3410:                                             ; preds = %3405
  %3411 = load i64, ptr %2826, align 8
  %3412 = add i64 %3411, %3379
  %3413 = load ptr, ptr %3380, align 8
  %3414 = load i64, ptr %3381, align 8
  %3415 = add nsw i64 %3414, %3411
  %3416 = mul nsw i64 %3415, %3371
  %3417 = add nsw i64 %3412, %3416
  %3418 = getelementptr inbounds i64, ptr %3413, i64 %3417
  %3419 = load i64, ptr %3418, align 8
  %3420 = icmp eq i64 %3419, 0
  br i1 %3420, label %3429, label %3421

3421:                                             ; preds = %3410
  %3422 = load ptr, ptr %3382, align 8
  %3423 = getelementptr inbounds ptr, ptr %3422, i64 %3371
  %3424 = load ptr, ptr %3423, align 8
  %3425 = getelementptr inbounds %struct.Table, ptr %3424, i64 0, i32 1
  %3426 = load ptr, ptr %3425, align 8
  %3427 = getelementptr inbounds ptr, ptr %3426, i64 %3419
  %3428 = load ptr, ptr %3427, align 8
  br label %3429

3429:                                             ; preds = %3421, %3410
  %3430 = phi ptr [ %3428, %3421 ], [ null, %3410 ]
  %3431 = load ptr, ptr %3383, align 8
  %3432 = load ptr, ptr %3384, align 8
  %3433 = getelementptr inbounds i32, ptr %3432, i64 %3406
  %3434 = load i32, ptr %3433, align 4
  %3435 = sext i32 %3434 to i64
  %3436 = getelementptr inbounds i32, ptr %3431, i64 %3435
  %3437 = load i32, ptr %3436, align 4
  %3438 = sext i32 %3437 to i64
  %3439 = getelementptr inbounds double, ptr %3430, i64 %3438
  br label %3440

3440:                                             ; preds = %3429, %3407
  %3441 = phi ptr [ %3409, %3407 ], [ %3439, %3429 ]
  %3442 = load double, ptr %3441, align 8
  %3443 = fcmp ogt double %3442, %3372
  %3444 = uitofp i1 %3443 to double
  %3445 = getelementptr inbounds double, ptr %3387, i64 %3406
  store double %3444, ptr %3445, align 8
  %3446 = add nuw nsw i64 %3406, 1
  %3447 = icmp eq i64 %3446, %3375
  br i1 %3447, label %3395, label %3405

3448:                                             ; preds = %3472, %3398
  %3449 = phi i64 [ undef, %3398 ], [ %3492, %3472 ]
  %3450 = phi i64 [ 0, %3398 ], [ %3493, %3472 ]
  %3451 = phi i64 [ 0, %3398 ], [ %3492, %3472 ]
  %3452 = icmp eq i64 %3401, 0
  br i1 %3452, label %3462, label %3453

3453:                                             ; preds = %3448
  %3454 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 40, i64 %3450, i64 %3371
  %3455 = load i32, ptr %3454, align 4
  %3456 = sext i32 %3455 to i64
  %3457 = getelementptr inbounds double, ptr %3400, i64 %3456
  %3458 = load double, ptr %3457, align 8
  %3459 = fcmp ogt double %3458, %3372
  %3460 = zext i1 %3459 to i64
  %3461 = add nuw nsw i64 %3451, %3460
  br label %3462

3462:                                             ; preds = %3448, %3453
  %3463 = phi i64 [ %3449, %3448 ], [ %3461, %3453 ]
  %3464 = shl nuw nsw i64 %3463, 1
  br label %3465

3465:                                             ; preds = %3462, %3395
  %3466 = phi i64 [ 0, %3395 ], [ %3464, %3462 ]
  %3467 = icmp sgt i64 %3466, %2829
  %3468 = select i1 %3396, i1 %3467, i1 false
  %3469 = zext i1 %3468 to i64
  %3470 = xor i1 %3468, true
  %3471 = zext i1 %3470 to i64
  call fastcc void @push(ptr noundef nonnull %0, double noundef %2822, ptr noundef nonnull %7, i64 noundef %3471)
  call fastcc void @push(ptr noundef nonnull %0, double noundef %2822, ptr noundef nonnull %7, i64 noundef %3469)
  br label %3496

3472:                                             ; preds = %3472, %3403
  %3473 = phi i64 [ 0, %3403 ], [ %3493, %3472 ]
  %3474 = phi i64 [ 0, %3403 ], [ %3492, %3472 ]
  %3475 = phi i64 [ 0, %3403 ], [ %3494, %3472 ]
  %3476 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 40, i64 %3473, i64 %3371
  %3477 = load i32, ptr %3476, align 4
  %3478 = sext i32 %3477 to i64
  %3479 = getelementptr inbounds double, ptr %3400, i64 %3478
  %3480 = load double, ptr %3479, align 8
  %3481 = fcmp ogt double %3480, %3372
  %3482 = zext i1 %3481 to i64
  %3483 = add nuw nsw i64 %3474, %3482
  %3484 = or i64 %3473, 1
  %3485 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 40, i64 %3484, i64 %3371
  %3486 = load i32, ptr %3485, align 4
  %3487 = sext i32 %3486 to i64
  %3488 = getelementptr inbounds double, ptr %3400, i64 %3487
  %3489 = load double, ptr %3488, align 8
  %3490 = fcmp ogt double %3489, %3372
  %3491 = zext i1 %3490 to i64
  %3492 = add nuw nsw i64 %3483, %3491
  %3493 = add nuw nsw i64 %3473, 2
  %3494 = add i64 %3475, 2
  %3495 = icmp eq i64 %3494, %3404
  br i1 %3495, label %3448, label %3472

3496:                                             ; preds = %3465, %3394, %3391, %3390
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7)
  br label %3497

3497:                                             ; preds = %33, %1070, %1078, %2770, %2824, %3496
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %6)
  %3498 = load i64, ptr %9, align 8
  %3499 = icmp eq i64 %3498, 0
  br i1 %3499, label %3500, label %27

3500:                                             ; preds = %27, %3497, %1
  %3501 = phi i64 [ 0, %1 ], [ 0, %3497 ], [ %28, %27 ]
  ret i64 %3501
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
declare i32 @llvm.vector.reduce.or.v4i32(<4 x i32>)

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.vector.reduce.add.v2i64(<2 x i64>)



