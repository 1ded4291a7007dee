; beneath.c 0044f5c412ff249fcfe4b679c3f78f63bf3dd3f50407e6611720da86f65f6894

%struct.Blocks = type { i64, i64, i64, i64, i64, i64, i64, i64, double, double, double, double, double, double, double, double, i64, ptr, ptr }

@blocks.along = internal unnamed_addr global [1025 x double] zeroinitializer, align 16
@blocks.across = internal unnamed_addr global [1025 x double] zeroinitializer, align 16
@pieces.best = internal unnamed_addr global [1025 x double] zeroinitializer, align 16

; Function Attrs: nounwind
define double @blocks(ptr nocapture noundef readonly %0) {
  %2 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 15
  %3 = load double, ptr %2, align 8
  %4 = load i64, ptr %0, align 8
  %5 = sitofp i64 %4 to double
  %6 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 3
  %7 = load i64, ptr %6, align 8
  %8 = sitofp i64 %7 to double
  %9 = fmul double %5, %8
  %10 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 4
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 5
  %13 = load i64, ptr %12, align 8
  %14 = mul nsw i64 %13, %11
  %15 = sitofp i64 %14 to double
  %16 = fmul double %9, %15
  %17 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 1
  %18 = load i64, ptr %17, align 8
  %19 = sitofp i64 %18 to double
  %20 = fmul double %16, %19
  %21 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 2
  %22 = load i64, ptr %21, align 8
  %23 = sitofp i64 %22 to double
  %24 = fmul double %20, %23
  %25 = icmp slt i64 %18, 1
  br i1 %25, label %704, label %26

26:                                               ; preds = %1
  %27 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 8
  %28 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 9
  %29 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 10
  %30 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 11
  %31 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 17
  %32 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 16
  %33 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 18
  %34 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 6
  %35 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 7
  %36 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 12
  %37 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 13
  %38 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 14
  br label %39

39:                                               ; preds = %26, %694
  %40 = phi i64 [ %18, %26 ], [ %695, %694 ]
  %41 = phi i64 [ %22, %26 ], [ %696, %694 ]
  %42 = phi i64 [ %4, %26 ], [ %697, %694 ]
  %43 = phi i64 [ %22, %26 ], [ %698, %694 ]
  %44 = phi i64 [ 2, %26 ], [ %703, %694 ]
  %45 = phi i64 [ 0, %26 ], [ %700, %694 ]
  %46 = phi i64 [ 1, %26 ], [ %701, %694 ]
  %47 = phi double [ %3, %26 ], [ %699, %694 ]
  %48 = icmp slt i64 %43, 1
  br i1 %48, label %694, label %49

49:                                               ; preds = %39
  %50 = sitofp i64 %46 to double
  %51 = fadd double %50, -1.000000e+00
  %52 = getelementptr inbounds double, ptr @blocks.along, i64 %46
  %53 = icmp ugt i64 %46, 1
  %54 = sub nsw i64 1, %46
  br label %55

55:                                               ; preds = %49, %684
  %56 = phi i64 [ %41, %49 ], [ %685, %684 ]
  %57 = phi i64 [ %42, %49 ], [ %686, %684 ]
  %58 = phi i64 [ 2, %49 ], [ %691, %684 ]
  %59 = phi i64 [ %45, %49 ], [ %688, %684 ]
  %60 = phi i64 [ 1, %49 ], [ %689, %684 ]
  %61 = phi double [ %47, %49 ], [ %687, %684 ]
  %62 = icmp slt i64 %57, 1
  br i1 %62, label %684, label %63

63:                                               ; preds = %55
  %64 = mul i64 %60, %46
  %65 = sitofp i64 %60 to double
  %66 = fmul double %50, %65
  %67 = fadd double %65, -1.000000e+00
  %68 = icmp ugt i64 %60, 1
  %69 = sub nsw i64 1, %60
  %70 = getelementptr inbounds double, ptr @blocks.across, i64 %60
  %71 = load double, ptr %27, align 8
  %72 = load double, ptr %28, align 8
  %73 = sitofp i64 %64 to double
  %74 = fmul double %72, %73
  %75 = fsub double %71, %74
  %76 = load double, ptr %29, align 8
  %77 = load double, ptr %30, align 8
  %78 = fadd double %76, %77
  %79 = fcmp olt double %75, %78
  br i1 %79, label %679, label %92

80:                                               ; preds = %674
  %81 = add nuw nsw i64 %98, 1
  %82 = load double, ptr %27, align 8
  %83 = load double, ptr %28, align 8
  %84 = mul i64 %64, %81
  %85 = sitofp i64 %84 to double
  %86 = fmul double %83, %85
  %87 = fsub double %82, %86
  %88 = load double, ptr %29, align 8
  %89 = load double, ptr %30, align 8
  %90 = fadd double %88, %89
  %91 = fcmp olt double %87, %90
  br i1 %91, label %679, label %92

92:                                               ; preds = %63, %80
  %93 = phi double [ %89, %80 ], [ %77, %63 ]
  %94 = phi double [ %88, %80 ], [ %76, %63 ]
  %95 = phi double [ %87, %80 ], [ %75, %63 ]
  %96 = phi double [ %83, %80 ], [ %72, %63 ]
  %97 = phi double [ %676, %80 ], [ %61, %63 ]
  %98 = phi i64 [ %81, %80 ], [ 1, %63 ]
  %99 = phi i64 [ %677, %80 ], [ %59, %63 ]
  %100 = load i64, ptr %32, align 8
  %101 = add i64 %100, -1
  %102 = icmp sgt i64 %100, 1
  br i1 %102, label %103, label %114

103:                                              ; preds = %92
  %104 = load ptr, ptr %31, align 8
  %105 = fadd double %96, %95
  br label %106

106:                                              ; preds = %103, %111
  %107 = phi i64 [ 0, %103 ], [ %112, %111 ]
  %108 = getelementptr inbounds double, ptr %104, i64 %107
  %109 = load double, ptr %108, align 8
  %110 = fcmp olt double %109, %105
  br i1 %110, label %111, label %114

111:                                              ; preds = %106
  %112 = add nuw nsw i64 %107, 1
  %113 = icmp eq i64 %112, %101
  br i1 %113, label %114, label %106

114:                                              ; preds = %106, %111, %92
  %115 = phi i64 [ 0, %92 ], [ %101, %111 ], [ %107, %106 ]
  %116 = load ptr, ptr %33, align 8
  %117 = getelementptr inbounds double, ptr %116, i64 %115
  %118 = load double, ptr %117, align 8
  %119 = sitofp i64 %98 to double
  %120 = load i64, ptr %10, align 8
  %121 = load i64, ptr %12, align 8
  %122 = mul nsw i64 %121, %120
  %123 = sitofp i64 %122 to double
  %124 = load i64, ptr %6, align 8
  %125 = sitofp i64 %124 to double
  %126 = fsub double %95, %94
  %127 = fdiv double %126, %93
  %128 = fptosi double %127 to i64
  %129 = sitofp i64 %128 to double
  %130 = load i64, ptr %34, align 8
  %131 = load i64, ptr %35, align 8
  %132 = fdiv double %129, %125
  %133 = load double, ptr %36, align 8
  %134 = load double, ptr %37, align 8
  %135 = fmul double %134, %129
  %136 = fmul double %135, %123
  %137 = fdiv double %136, %133
  %138 = tail call double @sqrt(double noundef %137)
  %139 = load double, ptr %38, align 8
  %140 = fmul double %132, %139
  %141 = load double, ptr %37, align 8
  %142 = fmul double %141, %119
  %143 = fmul double %142, %123
  %144 = fcmp ugt double %140, %143
  br i1 %144, label %165, label %145

145:                                              ; preds = %114
  %146 = tail call i64 @llvm.smin.i64(i64 %121, i64 %131)
  %147 = sitofp i64 %146 to double
  %148 = fmul double %67, %147
  %149 = sitofp i64 %121 to double
  %150 = fadd double %148, %149
  %151 = tail call i64 @llvm.smin.i64(i64 %120, i64 %130)
  %152 = sitofp i64 %151 to double
  %153 = fmul double %51, %152
  %154 = sitofp i64 %120 to double
  %155 = fadd double %153, %154
  %156 = fmul double %155, %150
  %157 = fsub double %156, %132
  %158 = fcmp ogt double %157, 0.000000e+00
  %159 = select i1 %158, double %157, double 0.000000e+00
  %160 = fmul double %139, %159
  %161 = fadd double %143, %160
  %162 = fmul double %119, %123
  %163 = fmul double %66, %162
  %164 = fdiv double %161, %163
  br label %169

165:                                              ; preds = %114
  %166 = fcmp olt double %132, %66
  %167 = select i1 %166, double %132, double %66
  %168 = fdiv double %141, %167
  br label %169

169:                                              ; preds = %145, %165
  %170 = phi double [ %164, %145 ], [ %168, %165 ]
  %171 = fmul double %125, %123
  %172 = fdiv double %133, %171
  %173 = fadd double %172, %170
  %174 = fcmp olt double %138, %66
  %175 = select i1 %174, double %138, double %66
  %176 = fdiv double %141, %175
  %177 = load double, ptr %36, align 8
  %178 = fmul double %175, %177
  %179 = fmul double %129, %123
  %180 = fdiv double %178, %179
  %181 = fadd double %176, %180
  %182 = fcmp olt double %173, %181
  %183 = select i1 %182, double %173, double %181
  %184 = fcmp olt double %118, %183
  %185 = select i1 %184, double %118, double %183
  %186 = fmul double %24, %185
  %187 = fcmp ult double %186, %97
  br i1 %187, label %190, label %188

188:                                              ; preds = %169
  %189 = load i64, ptr %0, align 8
  br label %674

190:                                              ; preds = %169
  %191 = load ptr, ptr %33, align 8
  %192 = getelementptr inbounds double, ptr %191, i64 %115
  %193 = load double, ptr %192, align 8
  %194 = load i64, ptr %10, align 8
  %195 = load i64, ptr %12, align 8
  %196 = mul i64 %195, %194
  %197 = load i64, ptr %17, align 8
  %198 = sub nsw i64 %197, %46
  %199 = load i64, ptr %21, align 8
  %200 = sub nsw i64 %199, %60
  %201 = add i64 %198, %196
  %202 = mul i64 %201, %46
  %203 = add i64 %202, %200
  %204 = mul i64 %203, %60
  %205 = add nsw i64 %204, %99
  %206 = icmp sgt i64 %205, 60000000
  br i1 %206, label %704, label %207

207:                                              ; preds = %190
  %208 = sitofp i64 %196 to double
  %209 = load i64, ptr %6, align 8
  %210 = sitofp i64 %209 to double
  %211 = load i64, ptr %0, align 8
  %212 = sitofp i64 %211 to double
  %213 = load i64, ptr %34, align 8
  %214 = tail call i64 @llvm.smin.i64(i64 %194, i64 %213)
  %215 = sitofp i64 %194 to double
  %216 = sitofp i64 %214 to double
  %217 = load i64, ptr %35, align 8
  %218 = tail call i64 @llvm.smin.i64(i64 %195, i64 %217)
  %219 = sitofp i64 %195 to double
  %220 = sitofp i64 %218 to double
  %221 = sitofp i64 %213 to double
  %222 = sitofp i64 %217 to double
  %223 = icmp slt i64 %194, 1
  %224 = icmp slt i64 %195, 1
  %225 = add i64 %195, 1
  %226 = add nuw i64 %194, 1
  %227 = icmp slt i64 %198, 1
  %228 = getelementptr inbounds [1025 x double], ptr @pieces.best, i64 0, i64 %198
  %229 = add i64 %54, %197
  %230 = load double, ptr %29, align 8
  %231 = fsub double %95, %230
  %232 = load double, ptr %30, align 8
  %233 = fdiv double %231, %232
  %234 = fptosi double %233 to i64
  %235 = sitofp i64 %234 to double
  %236 = load double, ptr %36, align 8
  %237 = load double, ptr %37, align 8
  %238 = fmul double %237, %210
  %239 = fmul double %238, %208
  %240 = load double, ptr %38, align 8
  %241 = fmul double %240, %235
  %242 = fsub double %95, %232
  %243 = fmul double %230, %208
  %244 = fdiv double %242, %243
  %245 = fptosi double %244 to i64
  %246 = fmul double %240, %210
  %247 = fcmp oge double %235, %210
  %248 = fmul double %241, 2.000000e+00
  %249 = icmp sgt i64 %98, %245
  %250 = fmul double %237, %208
  %251 = add nsw i64 %245, 1
  %252 = sitofp i64 %251 to double
  %253 = sitofp i64 %245 to double
  %254 = fmul double %250, %119
  br label %255

255:                                              ; preds = %207, %330
  %256 = phi i64 [ 1, %207 ], [ %335, %330 ]
  %257 = sitofp i64 %256 to double
  %258 = fadd double %257, -1.000000e+00
  %259 = fmul double %258, %220
  %260 = fadd double %259, %219
  %261 = fmul double %258, %222
  %262 = fmul double %261, %215
  br label %337

263:                                              ; preds = %330
  store double 0.000000e+00, ptr @pieces.best, align 16
  %264 = icmp slt i64 %200, 1
  br i1 %264, label %294, label %265

265:                                              ; preds = %263
  %266 = load double, ptr getelementptr inbounds ([1025 x double], ptr @blocks.across, i64 0, i64 1), align 8
  %267 = add i64 %69, %199
  br label %268

268:                                              ; preds = %275, %265
  %269 = phi double [ 0.000000e+00, %265 ], [ %276, %275 ]
  %270 = phi i64 [ 1, %265 ], [ %277, %275 ]
  %271 = fadd double %266, %269
  %272 = getelementptr inbounds [1025 x double], ptr @pieces.best, i64 0, i64 %270
  store double %271, ptr %272, align 8
  %273 = icmp ugt i64 %270, 1
  %274 = select i1 %68, i1 %273, i1 false
  br i1 %274, label %279, label %275

275:                                              ; preds = %279, %268
  %276 = phi double [ %271, %268 ], [ %289, %279 ]
  %277 = add nuw i64 %270, 1
  %278 = icmp eq i64 %277, %267
  br i1 %278, label %294, label %268

279:                                              ; preds = %268, %279
  %280 = phi double [ %289, %279 ], [ %271, %268 ]
  %281 = phi i64 [ %290, %279 ], [ 2, %268 ]
  %282 = sub nsw i64 %270, %281
  %283 = getelementptr inbounds [1025 x double], ptr @pieces.best, i64 0, i64 %282
  %284 = load double, ptr %283, align 8
  %285 = getelementptr inbounds double, ptr @blocks.across, i64 %281
  %286 = load double, ptr %285, align 8
  %287 = fadd double %284, %286
  %288 = fcmp olt double %280, %287
  %289 = select i1 %288, double %280, double %287
  store double %289, ptr %272, align 8
  %290 = add nuw nsw i64 %281, 1
  %291 = icmp ult i64 %281, %60
  %292 = icmp ugt i64 %270, %281
  %293 = select i1 %291, i1 %292, i1 false
  br i1 %293, label %279, label %275

294:                                              ; preds = %275, %263
  %295 = load double, ptr %70, align 8
  %296 = getelementptr inbounds [1025 x double], ptr @pieces.best, i64 0, i64 %200
  %297 = load double, ptr %296, align 8
  %298 = fadd double %295, %297
  %299 = fcmp olt double %97, %298
  %300 = select i1 %299, double %97, double %298
  br label %674

301:                                              ; preds = %669
  store double 0.000000e+00, ptr @pieces.best, align 16
  br i1 %227, label %330, label %302

302:                                              ; preds = %301
  %303 = load double, ptr getelementptr inbounds ([1025 x double], ptr @blocks.along, i64 0, i64 1), align 8
  br label %304

304:                                              ; preds = %311, %302
  %305 = phi double [ 0.000000e+00, %302 ], [ %312, %311 ]
  %306 = phi i64 [ 1, %302 ], [ %313, %311 ]
  %307 = fadd double %303, %305
  %308 = getelementptr inbounds [1025 x double], ptr @pieces.best, i64 0, i64 %306
  store double %307, ptr %308, align 8
  %309 = icmp ugt i64 %306, 1
  %310 = select i1 %53, i1 %309, i1 false
  br i1 %310, label %315, label %311

311:                                              ; preds = %315, %304
  %312 = phi double [ %307, %304 ], [ %325, %315 ]
  %313 = add nuw i64 %306, 1
  %314 = icmp eq i64 %313, %229
  br i1 %314, label %330, label %304

315:                                              ; preds = %304, %315
  %316 = phi double [ %325, %315 ], [ %307, %304 ]
  %317 = phi i64 [ %326, %315 ], [ 2, %304 ]
  %318 = sub nsw i64 %306, %317
  %319 = getelementptr inbounds [1025 x double], ptr @pieces.best, i64 0, i64 %318
  %320 = load double, ptr %319, align 8
  %321 = getelementptr inbounds double, ptr @blocks.along, i64 %317
  %322 = load double, ptr %321, align 8
  %323 = fadd double %320, %322
  %324 = fcmp olt double %316, %323
  %325 = select i1 %324, double %316, double %323
  store double %325, ptr %308, align 8
  %326 = add nuw nsw i64 %317, 1
  %327 = icmp ult i64 %317, %46
  %328 = icmp ugt i64 %306, %317
  %329 = select i1 %327, i1 %328, i1 false
  br i1 %329, label %315, label %311

330:                                              ; preds = %311, %301
  %331 = load double, ptr %52, align 8
  %332 = load double, ptr %228, align 8
  %333 = fadd double %331, %332
  %334 = getelementptr inbounds [1025 x double], ptr @blocks.across, i64 0, i64 %256
  store double %333, ptr %334, align 8
  %335 = add nuw i64 %256, 1
  %336 = icmp eq i64 %335, %58
  br i1 %336, label %263, label %255

337:                                              ; preds = %255, %669
  %338 = phi i64 [ 1, %255 ], [ %672, %669 ]
  %339 = sitofp i64 %338 to double
  %340 = fmul double %257, %339
  %341 = fadd double %339, -1.000000e+00
  %342 = fmul double %341, %216
  %343 = fadd double %342, %215
  %344 = fmul double %343, %260
  %345 = fmul double %340, %236
  %346 = fadd double %345, %239
  %347 = fmul double %193, %340
  %348 = fmul double %347, %210
  %349 = fmul double %348, %208
  %350 = fcmp olt double %345, %241
  br i1 %350, label %351, label %360

351:                                              ; preds = %337
  %352 = fmul double %344, %210
  %353 = fdiv double %352, %235
  %354 = fcmp ogt double %353, 1.000000e+00
  %355 = select i1 %354, double %353, double 1.000000e+00
  %356 = fmul double %345, %355
  %357 = fadd double %239, %356
  %358 = fcmp olt double %349, %357
  %359 = select i1 %358, double %349, double %357
  br label %360

360:                                              ; preds = %351, %337
  %361 = phi double [ %359, %351 ], [ %349, %337 ]
  %362 = fcmp ugt double %361, %346
  br i1 %362, label %365, label %363

363:                                              ; preds = %360
  %364 = fmul double %361, %212
  br label %669

365:                                              ; preds = %360
  %366 = sdiv i64 %211, %98
  %367 = mul nsw i64 %366, %98
  %368 = srem i64 %211, %98
  %369 = sitofp i64 %368 to double
  %370 = fmul double %246, %344
  %371 = fcmp ogt double %248, %345
  %372 = select i1 %247, i1 true, i1 %371
  %373 = select i1 %372, double %241, double 0.000000e+00
  %374 = fsub double %370, %373
  %375 = fcmp ogt double %374, 0.000000e+00
  %376 = select i1 %375, double %374, double 0.000000e+00
  br i1 %249, label %377, label %524

377:                                              ; preds = %365
  %378 = fmul double %341, %221
  br i1 %223, label %498, label %379

379:                                              ; preds = %377
  %380 = fmul double %378, %219
  br label %381

381:                                              ; preds = %412, %379
  %382 = phi double [ 1.000000e+300, %379 ], [ %414, %412 ]
  %383 = phi i64 [ 1, %379 ], [ %413, %412 ]
  br i1 %224, label %384, label %386

384:                                              ; preds = %381
  %385 = add nuw i64 %383, 1
  br label %412

386:                                              ; preds = %381
  %387 = sub nsw i64 %194, %383
  %388 = add nsw i64 %387, 1
  %389 = icmp ugt i64 %383, 1
  %390 = select i1 %389, i64 %388, i64 0
  %391 = sub i64 %388, %213
  %392 = add i64 %391, %390
  %393 = sitofp i64 %392 to double
  %394 = fcmp ogt double %393, 0.000000e+00
  %395 = select i1 %394, double %393, double 0.000000e+00
  %396 = sitofp i64 %388 to double
  %397 = fadd double %378, %396
  %398 = icmp slt i64 %387, %213
  %399 = select i1 %398, i64 %388, i64 %213
  %400 = add nsw i64 %383, -1
  %401 = add nsw i64 %399, %400
  %402 = sitofp i64 %401 to double
  %403 = fmul double %341, %402
  %404 = fadd double %403, %215
  %405 = sitofp i64 %383 to double
  %406 = fadd double %378, %405
  %407 = add i64 %400, %194
  %408 = add nuw i64 %383, 1
  %409 = sitofp i64 %408 to double
  %410 = fmul double %261, %409
  %411 = fadd double %380, %410
  br label %416

412:                                              ; preds = %494, %384
  %413 = phi i64 [ %385, %384 ], [ %408, %494 ]
  %414 = phi double [ %382, %384 ], [ %496, %494 ]
  %415 = icmp eq i64 %413, %226
  br i1 %415, label %498, label %381

416:                                              ; preds = %494, %386
  %417 = phi double [ %382, %386 ], [ %496, %494 ]
  %418 = phi i64 [ 1, %386 ], [ %495, %494 ]
  %419 = sub nsw i64 %195, %418
  %420 = add nsw i64 %419, 1
  %421 = mul nuw nsw i64 %418, %383
  %422 = sitofp i64 %420 to double
  %423 = fadd double %261, %422
  %424 = fmul double %395, %423
  %425 = icmp ugt i64 %418, 1
  %426 = select i1 %425, i64 %420, i64 0
  %427 = sub i64 %420, %217
  %428 = add i64 %427, %426
  %429 = sitofp i64 %428 to double
  %430 = fcmp ogt double %429, 0.000000e+00
  %431 = select i1 %430, double %429, double 0.000000e+00
  %432 = fmul double %397, %431
  %433 = fcmp ogt double %424, %432
  %434 = select i1 %433, double %424, double %432
  %435 = fcmp ogt double %434, %235
  %436 = select i1 %435, double %235, double %434
  %437 = icmp slt i64 %419, %217
  %438 = select i1 %437, i64 %420, i64 %217
  %439 = add nsw i64 %418, -1
  %440 = add nsw i64 %438, %439
  %441 = sitofp i64 %440 to double
  %442 = fmul double %258, %441
  %443 = fadd double %442, %219
  %444 = fmul double %404, %443
  %445 = sitofp i64 %421 to double
  %446 = fmul double %436, %445
  %447 = fsub double %444, %446
  %448 = fcmp ogt double %447, 0.000000e+00
  br i1 %448, label %449, label %455

449:                                              ; preds = %416
  %450 = icmp ugt i64 %421, 1
  %451 = select i1 %450, i64 1, i64 2
  %452 = sitofp i64 %451 to double
  %453 = fmul double %447, %452
  %454 = fadd double %436, %453
  br label %455

455:                                              ; preds = %449, %416
  %456 = phi double [ %454, %449 ], [ 0.000000e+00, %416 ]
  %457 = fcmp olt double %417, %456
  %458 = select i1 %457, double %417, double %456
  %459 = sitofp i64 %418 to double
  %460 = fadd double %261, %459
  %461 = fmul double %406, %460
  %462 = fcmp ogt double %461, %235
  br i1 %462, label %463, label %465

463:                                              ; preds = %455
  %464 = add nuw i64 %418, 1
  br label %494

465:                                              ; preds = %455
  %466 = sdiv i64 %407, %383
  %467 = add nsw i64 %466, -1
  %468 = add i64 %439, %195
  %469 = sdiv i64 %468, %418
  %470 = add nsw i64 %469, -1
  %471 = mul nsw i64 %470, %194
  %472 = sitofp i64 %471 to double
  %473 = fmul double %261, %472
  %474 = mul nsw i64 %467, %195
  %475 = sitofp i64 %474 to double
  %476 = fmul double %378, %475
  %477 = fcmp olt double %473, %476
  %478 = select i1 %477, double %473, double %476
  %479 = add nuw i64 %418, 1
  %480 = sitofp i64 %479 to double
  %481 = fmul double %378, %480
  %482 = fadd double %262, %481
  %483 = fcmp olt double %482, %411
  %484 = select i1 %483, double %482, double %411
  %485 = fcmp olt double %478, %484
  %486 = select i1 %485, double %478, double %484
  %487 = icmp ne i64 %467, 0
  %488 = icmp ne i64 %470, 0
  %489 = select i1 %487, i1 %488, i1 false
  %490 = select i1 %489, double %486, double 0.000000e+00
  %491 = fadd double %344, %490
  %492 = fcmp olt double %458, %491
  %493 = select i1 %492, double %458, double %491
  br label %494

494:                                              ; preds = %465, %463
  %495 = phi i64 [ %464, %463 ], [ %479, %465 ]
  %496 = phi double [ %458, %463 ], [ %493, %465 ]
  %497 = icmp eq i64 %495, %225
  br i1 %497, label %412, label %416

498:                                              ; preds = %412, %377
  %499 = phi double [ 1.000000e+300, %377 ], [ %414, %412 ]
  %500 = fsub double %499, %344
  %501 = fcmp ogt double %500, 0.000000e+00
  %502 = select i1 %501, double %500, double 0.000000e+00
  %503 = fmul double %240, %502
  %504 = fmul double %345, %252
  %505 = fcmp ogt double %248, %504
  %506 = select i1 %247, i1 true, i1 %505
  %507 = select i1 %506, double %241, double 0.000000e+00
  %508 = fsub double %370, %507
  %509 = fcmp ogt double %508, 0.000000e+00
  %510 = select i1 %509, double %508, double 0.000000e+00
  %511 = fcmp ogt double %369, %253
  br i1 %511, label %512, label %518

512:                                              ; preds = %498
  %513 = fmul double %250, %369
  %514 = fcmp olt double %513, %503
  %515 = select i1 %514, double %513, double %503
  %516 = fmul double %515, %210
  %517 = fadd double %516, %510
  br label %518

518:                                              ; preds = %512, %498
  %519 = phi double [ %517, %512 ], [ %376, %498 ]
  %520 = fcmp olt double %254, %503
  %521 = select i1 %520, double %254, double %503
  %522 = fmul double %521, %210
  %523 = fadd double %522, %510
  br label %524

524:                                              ; preds = %365, %518
  %525 = phi i64 [ %245, %518 ], [ 0, %365 ]
  %526 = phi double [ %523, %518 ], [ %376, %365 ]
  %527 = phi double [ %519, %518 ], [ %376, %365 ]
  %528 = fmul double %346, %119
  %529 = fadd double %528, %526
  %530 = sitofp i64 %366 to double
  %531 = fmul double %529, %530
  %532 = icmp sgt i64 %368, 0
  br i1 %532, label %533, label %539

533:                                              ; preds = %524
  %534 = fmul double %361, %369
  %535 = fmul double %346, %369
  %536 = fadd double %535, %527
  %537 = fcmp olt double %534, %536
  %538 = select i1 %537, double %534, double %536
  br label %539

539:                                              ; preds = %533, %524
  %540 = phi double [ %538, %533 ], [ 0.000000e+00, %524 ]
  %541 = fadd double %531, %540
  %542 = icmp eq i64 %525, 0
  br i1 %542, label %550, label %543

543:                                              ; preds = %539
  %544 = icmp sgt i64 %366, -1
  %545 = sitofp i64 %525 to double
  br i1 %544, label %546, label %554

546:                                              ; preds = %543
  %547 = fmul double %346, %545
  %548 = fadd double %376, %547
  %549 = add nsw i64 %366, -2
  br label %594

550:                                              ; preds = %539
  %551 = fmul double %361, %212
  %552 = fcmp olt double %541, %551
  %553 = select i1 %552, double %541, double %551
  br label %669

554:                                              ; preds = %614, %543
  %555 = phi double [ %541, %543 ], [ %623, %614 ]
  %556 = fdiv double %212, %545
  %557 = fptosi double %556 to i64
  %558 = sitofp i64 %557 to double
  %559 = fmul double %545, %558
  %560 = fsub double %212, %559
  %561 = fcmp ogt double %560, 0.000000e+00
  br i1 %561, label %562, label %568

562:                                              ; preds = %554
  %563 = fmul double %361, %560
  %564 = fmul double %346, %560
  %565 = fadd double %376, %564
  %566 = fcmp olt double %563, %565
  %567 = select i1 %566, double %563, double %565
  br label %568

568:                                              ; preds = %562, %554
  %569 = phi double [ %567, %562 ], [ 0.000000e+00, %554 ]
  %570 = fmul double %361, %212
  %571 = fmul double %346, %545
  %572 = fadd double %376, %571
  %573 = fmul double %572, %558
  %574 = fadd double %573, %569
  %575 = fcmp olt double %570, %574
  %576 = select i1 %575, double %570, double %574
  %577 = fcmp olt double %555, %576
  %578 = select i1 %577, double %555, double %576
  %579 = fdiv double %376, %545
  %580 = fadd double %346, %579
  %581 = fcmp olt double %361, %580
  %582 = select i1 %581, double %361, double %580
  %583 = icmp slt i64 %366, 4
  br i1 %583, label %669, label %584

584:                                              ; preds = %568
  %585 = tail call i64 @llvm.smax.i64(i64 %366, i64 5)
  %586 = add nsw i64 %585, -4
  %587 = add i64 %366, -4
  %588 = udiv i64 %587, %586
  %589 = add i64 %588, 1
  %590 = and i64 %589, 1
  %591 = icmp ugt i64 %586, %587
  br i1 %591, label %654, label %592

592:                                              ; preds = %584
  %593 = and i64 %589, -2
  br label %628

594:                                              ; preds = %614, %546
  %595 = phi i64 [ %366, %546 ], [ %624, %614 ]
  %596 = phi double [ %541, %546 ], [ %623, %614 ]
  %597 = sitofp i64 %595 to double
  %598 = fmul double %529, %597
  %599 = mul nsw i64 %595, %98
  %600 = sitofp i64 %599 to double
  %601 = fsub double %212, %600
  %602 = fdiv double %601, %545
  %603 = fptosi double %602 to i64
  %604 = sitofp i64 %603 to double
  %605 = fmul double %545, %604
  %606 = fsub double %601, %605
  %607 = fcmp ogt double %606, 0.000000e+00
  br i1 %607, label %608, label %614

608:                                              ; preds = %594
  %609 = fmul double %361, %606
  %610 = fmul double %346, %606
  %611 = fadd double %376, %610
  %612 = fcmp olt double %609, %611
  %613 = select i1 %612, double %609, double %611
  br label %614

614:                                              ; preds = %608, %594
  %615 = phi double [ %613, %608 ], [ 0.000000e+00, %594 ]
  %616 = fmul double %361, %601
  %617 = fmul double %548, %604
  %618 = fadd double %617, %615
  %619 = fcmp olt double %616, %618
  %620 = select i1 %619, double %616, double %618
  %621 = fadd double %598, %620
  %622 = fcmp olt double %596, %621
  %623 = select i1 %622, double %596, double %621
  %624 = add nsw i64 %595, -1
  %625 = icmp sgt i64 %595, 0
  %626 = icmp sgt i64 %595, %549
  %627 = select i1 %625, i1 %626, i1 false
  br i1 %627, label %594, label %554

628:                                              ; preds = %628, %592
  %629 = phi i64 [ 1, %592 ], [ %651, %628 ]
  %630 = phi double [ %578, %592 ], [ %650, %628 ]
  %631 = phi i64 [ 0, %592 ], [ %652, %628 ]
  %632 = sitofp i64 %629 to double
  %633 = fmul double %529, %632
  %634 = mul nsw i64 %629, %98
  %635 = sitofp i64 %634 to double
  %636 = fsub double %212, %635
  %637 = fmul double %582, %636
  %638 = fadd double %633, %637
  %639 = fcmp olt double %630, %638
  %640 = select i1 %639, double %630, double %638
  %641 = add nsw i64 %586, %629
  %642 = sitofp i64 %641 to double
  %643 = fmul double %529, %642
  %644 = mul nsw i64 %641, %98
  %645 = sitofp i64 %644 to double
  %646 = fsub double %212, %645
  %647 = fmul double %582, %646
  %648 = fadd double %643, %647
  %649 = fcmp olt double %640, %648
  %650 = select i1 %649, double %640, double %648
  %651 = add nsw i64 %586, %641
  %652 = add i64 %631, 2
  %653 = icmp eq i64 %652, %593
  br i1 %653, label %654, label %628

654:                                              ; preds = %628, %584
  %655 = phi double [ undef, %584 ], [ %650, %628 ]
  %656 = phi i64 [ 1, %584 ], [ %651, %628 ]
  %657 = phi double [ %578, %584 ], [ %650, %628 ]
  %658 = icmp eq i64 %590, 0
  br i1 %658, label %669, label %659

659:                                              ; preds = %654
  %660 = sitofp i64 %656 to double
  %661 = fmul double %529, %660
  %662 = mul nsw i64 %656, %98
  %663 = sitofp i64 %662 to double
  %664 = fsub double %212, %663
  %665 = fmul double %582, %664
  %666 = fadd double %661, %665
  %667 = fcmp olt double %657, %666
  %668 = select i1 %667, double %657, double %666
  br label %669

669:                                              ; preds = %659, %654, %363, %550, %568
  %670 = phi double [ %364, %363 ], [ %553, %550 ], [ %578, %568 ], [ %655, %654 ], [ %668, %659 ]
  %671 = getelementptr inbounds [1025 x double], ptr @blocks.along, i64 0, i64 %338
  store double %670, ptr %671, align 8
  %672 = add nuw i64 %338, 1
  %673 = icmp eq i64 %672, %44
  br i1 %673, label %301, label %337

674:                                              ; preds = %188, %294
  %675 = phi i64 [ %189, %188 ], [ %211, %294 ]
  %676 = phi double [ %97, %188 ], [ %300, %294 ]
  %677 = phi i64 [ %99, %188 ], [ %205, %294 ]
  %678 = icmp slt i64 %98, %675
  br i1 %678, label %80, label %679

679:                                              ; preds = %674, %80, %63
  %680 = phi i64 [ %57, %63 ], [ %675, %80 ], [ %675, %674 ]
  %681 = phi double [ %61, %63 ], [ %676, %80 ], [ %676, %674 ]
  %682 = phi i64 [ %59, %63 ], [ %677, %80 ], [ %677, %674 ]
  %683 = load i64, ptr %21, align 8
  br label %684

684:                                              ; preds = %679, %55
  %685 = phi i64 [ %56, %55 ], [ %683, %679 ]
  %686 = phi i64 [ %57, %55 ], [ %680, %679 ]
  %687 = phi double [ %61, %55 ], [ %681, %679 ]
  %688 = phi i64 [ %59, %55 ], [ %682, %679 ]
  %689 = add nuw nsw i64 %60, 1
  %690 = icmp slt i64 %60, %685
  %691 = add nuw i64 %58, 1
  br i1 %690, label %55, label %692

692:                                              ; preds = %684
  %693 = load i64, ptr %17, align 8
  br label %694

694:                                              ; preds = %692, %39
  %695 = phi i64 [ %40, %39 ], [ %693, %692 ]
  %696 = phi i64 [ %41, %39 ], [ %685, %692 ]
  %697 = phi i64 [ %42, %39 ], [ %686, %692 ]
  %698 = phi i64 [ %43, %39 ], [ %685, %692 ]
  %699 = phi double [ %47, %39 ], [ %687, %692 ]
  %700 = phi i64 [ %45, %39 ], [ %688, %692 ]
  %701 = add nuw nsw i64 %46, 1
  %702 = icmp slt i64 %46, %695
  %703 = add nuw i64 %44, 1
  br i1 %702, label %39, label %704

704:                                              ; preds = %694, %190, %1
  %705 = phi double [ %3, %1 ], [ 0.000000e+00, %190 ], [ %699, %694 ]
  ret double %705
}

; Function Attrs: nounwind
declare double @sqrt(double noundef)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64)



