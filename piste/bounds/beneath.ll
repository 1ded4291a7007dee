; beneath.c 7cf4bb22cf013867778d5b61459187b0f91d46e34f59dde01ce22b7e0648916a

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
  br i1 %25, label %54, label %26

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

39:                                               ; preds = %26, %82
  %40 = phi i64 [ %18, %26 ], [ %83, %82 ]
  %41 = phi i64 [ %22, %26 ], [ %84, %82 ]
  %42 = phi i64 [ %4, %26 ], [ %85, %82 ]
  %43 = phi i64 [ %22, %26 ], [ %86, %82 ]
  %44 = phi i64 [ 2, %26 ], [ %90, %82 ]
  %45 = phi double [ %3, %26 ], [ %87, %82 ]
  %46 = phi i64 [ 1, %26 ], [ %88, %82 ]
  %47 = icmp slt i64 %43, 1
  br i1 %47, label %82, label %48

48:                                               ; preds = %39
  %49 = sitofp i64 %46 to double
  %50 = fadd double %49, -1.000000e+00
  %51 = getelementptr inbounds double, ptr @blocks.along, i64 %46
  %52 = icmp ugt i64 %46, 1
  %53 = sub nsw i64 1, %46
  br label %56

54:                                               ; preds = %82, %1
  %55 = phi double [ %3, %1 ], [ %87, %82 ]
  ret double %55

56:                                               ; preds = %48, %685
  %57 = phi i64 [ %41, %48 ], [ %686, %685 ]
  %58 = phi i64 [ %42, %48 ], [ %687, %685 ]
  %59 = phi i64 [ 2, %48 ], [ %691, %685 ]
  %60 = phi double [ %45, %48 ], [ %688, %685 ]
  %61 = phi i64 [ 1, %48 ], [ %689, %685 ]
  %62 = icmp slt i64 %58, 1
  br i1 %62, label %685, label %63

63:                                               ; preds = %56
  %64 = mul i64 %61, %46
  %65 = sitofp i64 %61 to double
  %66 = fmul double %49, %65
  %67 = fadd double %65, -1.000000e+00
  %68 = icmp ugt i64 %61, 1
  %69 = sub nsw i64 1, %61
  %70 = getelementptr inbounds double, ptr @blocks.across, i64 %61
  %71 = load double, ptr %27, align 8
  %72 = load double, ptr %28, align 8
  %73 = sitofp i64 %64 to double
  %74 = fmul double %72, %73
  %75 = fsub double %71, %74
  %76 = load double, ptr %29, align 8
  %77 = load double, ptr %30, align 8
  %78 = fadd double %76, %77
  %79 = fcmp olt double %75, %78
  br i1 %79, label %681, label %103

80:                                               ; preds = %685
  %81 = load i64, ptr %17, align 8
  br label %82

82:                                               ; preds = %80, %39
  %83 = phi i64 [ %40, %39 ], [ %81, %80 ]
  %84 = phi i64 [ %41, %39 ], [ %686, %80 ]
  %85 = phi i64 [ %42, %39 ], [ %687, %80 ]
  %86 = phi i64 [ %43, %39 ], [ %686, %80 ]
  %87 = phi double [ %45, %39 ], [ %688, %80 ]
  %88 = add nuw nsw i64 %46, 1
  %89 = icmp slt i64 %46, %83
  %90 = add nuw i64 %44, 1
  br i1 %89, label %39, label %54

91:                                               ; preds = %677
  %92 = add nuw nsw i64 %108, 1
  %93 = load double, ptr %27, align 8
  %94 = load double, ptr %28, align 8
  %95 = mul i64 %64, %92
  %96 = sitofp i64 %95 to double
  %97 = fmul double %94, %96
  %98 = fsub double %93, %97
  %99 = load double, ptr %29, align 8
  %100 = load double, ptr %30, align 8
  %101 = fadd double %99, %100
  %102 = fcmp olt double %98, %101
  br i1 %102, label %681, label %103

103:                                              ; preds = %63, %91
  %104 = phi double [ %100, %91 ], [ %77, %63 ]
  %105 = phi double [ %99, %91 ], [ %76, %63 ]
  %106 = phi double [ %98, %91 ], [ %75, %63 ]
  %107 = phi double [ %94, %91 ], [ %72, %63 ]
  %108 = phi i64 [ %92, %91 ], [ 1, %63 ]
  %109 = phi double [ %679, %91 ], [ %60, %63 ]
  %110 = load i64, ptr %32, align 8
  %111 = add i64 %110, -1
  %112 = icmp sgt i64 %110, 1
  br i1 %112, label %113, label %124

113:                                              ; preds = %103
  %114 = load ptr, ptr %31, align 8
  %115 = fadd double %107, %106
  br label %116

116:                                              ; preds = %113, %121
  %117 = phi i64 [ 0, %113 ], [ %122, %121 ]
  %118 = getelementptr inbounds double, ptr %114, i64 %117
  %119 = load double, ptr %118, align 8
  %120 = fcmp olt double %119, %115
  br i1 %120, label %121, label %124

121:                                              ; preds = %116
  %122 = add nuw nsw i64 %117, 1
  %123 = icmp eq i64 %122, %111
  br i1 %123, label %124, label %116

124:                                              ; preds = %116, %121, %103
  %125 = phi i64 [ 0, %103 ], [ %111, %121 ], [ %117, %116 ]
  %126 = load ptr, ptr %33, align 8
  %127 = getelementptr inbounds double, ptr %126, i64 %125
  %128 = load double, ptr %127, align 8
  %129 = sitofp i64 %108 to double
  %130 = load i64, ptr %10, align 8
  %131 = load i64, ptr %12, align 8
  %132 = mul nsw i64 %131, %130
  %133 = sitofp i64 %132 to double
  %134 = load i64, ptr %6, align 8
  %135 = sitofp i64 %134 to double
  %136 = fsub double %106, %105
  %137 = fdiv double %136, %104
  %138 = fptosi double %137 to i64
  %139 = sitofp i64 %138 to double
  %140 = load i64, ptr %34, align 8
  %141 = load i64, ptr %35, align 8
  %142 = fdiv double %139, %135
  %143 = load double, ptr %36, align 8
  %144 = load double, ptr %37, align 8
  %145 = fmul double %144, %139
  %146 = fmul double %145, %133
  %147 = fdiv double %146, %143
  %148 = tail call double @sqrt(double noundef %147)
  %149 = load double, ptr %38, align 8
  %150 = fmul double %142, %149
  %151 = load double, ptr %37, align 8
  %152 = fmul double %151, %129
  %153 = fmul double %152, %133
  %154 = fcmp ugt double %150, %153
  br i1 %154, label %175, label %155

155:                                              ; preds = %124
  %156 = tail call i64 @llvm.smin.i64(i64 %131, i64 %141)
  %157 = sitofp i64 %156 to double
  %158 = fmul double %67, %157
  %159 = sitofp i64 %131 to double
  %160 = fadd double %158, %159
  %161 = tail call i64 @llvm.smin.i64(i64 %130, i64 %140)
  %162 = sitofp i64 %161 to double
  %163 = fmul double %50, %162
  %164 = sitofp i64 %130 to double
  %165 = fadd double %163, %164
  %166 = fmul double %165, %160
  %167 = fsub double %166, %142
  %168 = fcmp ogt double %167, 0.000000e+00
  %169 = select i1 %168, double %167, double 0.000000e+00
  %170 = fmul double %149, %169
  %171 = fadd double %153, %170
  %172 = fmul double %129, %133
  %173 = fmul double %66, %172
  %174 = fdiv double %171, %173
  br label %179

175:                                              ; preds = %124
  %176 = fcmp olt double %142, %66
  %177 = select i1 %176, double %142, double %66
  %178 = fdiv double %151, %177
  br label %179

179:                                              ; preds = %155, %175
  %180 = phi double [ %174, %155 ], [ %178, %175 ]
  %181 = fmul double %135, %133
  %182 = fdiv double %143, %181
  %183 = fadd double %182, %180
  %184 = fcmp olt double %148, %66
  %185 = select i1 %184, double %148, double %66
  %186 = fdiv double %151, %185
  %187 = load double, ptr %36, align 8
  %188 = fmul double %185, %187
  %189 = fmul double %139, %133
  %190 = fdiv double %188, %189
  %191 = fadd double %186, %190
  %192 = fcmp olt double %183, %191
  %193 = select i1 %192, double %183, double %191
  %194 = fcmp olt double %128, %193
  %195 = select i1 %194, double %128, double %193
  %196 = fmul double %24, %195
  %197 = fcmp ult double %196, %109
  br i1 %197, label %200, label %198

198:                                              ; preds = %179
  %199 = load i64, ptr %0, align 8
  br label %677

200:                                              ; preds = %179
  %201 = load ptr, ptr %33, align 8
  %202 = getelementptr inbounds double, ptr %201, i64 %125
  %203 = load double, ptr %202, align 8
  %204 = load i64, ptr %10, align 8
  %205 = load i64, ptr %12, align 8
  %206 = mul nsw i64 %205, %204
  %207 = sitofp i64 %206 to double
  %208 = load i64, ptr %6, align 8
  %209 = sitofp i64 %208 to double
  %210 = load i64, ptr %0, align 8
  %211 = sitofp i64 %210 to double
  %212 = load i64, ptr %34, align 8
  %213 = tail call i64 @llvm.smin.i64(i64 %204, i64 %212)
  %214 = sitofp i64 %204 to double
  %215 = sitofp i64 %213 to double
  %216 = load i64, ptr %35, align 8
  %217 = tail call i64 @llvm.smin.i64(i64 %205, i64 %216)
  %218 = sitofp i64 %205 to double
  %219 = sitofp i64 %217 to double
  %220 = sitofp i64 %212 to double
  %221 = sitofp i64 %216 to double
  %222 = icmp slt i64 %204, 1
  %223 = icmp slt i64 %205, 1
  %224 = add i64 %205, 1
  %225 = add nuw i64 %204, 1
  %226 = load i64, ptr %17, align 8
  %227 = sub nsw i64 %226, %46
  %228 = icmp slt i64 %227, 1
  %229 = getelementptr inbounds [1025 x double], ptr @pieces.best, i64 0, i64 %227
  %230 = add i64 %53, %226
  %231 = load double, ptr %29, align 8
  %232 = fsub double %106, %231
  %233 = load double, ptr %30, align 8
  %234 = fdiv double %232, %233
  %235 = fptosi double %234 to i64
  %236 = sitofp i64 %235 to double
  %237 = load double, ptr %36, align 8
  %238 = load double, ptr %37, align 8
  %239 = fmul double %238, %209
  %240 = fmul double %239, %207
  %241 = load double, ptr %38, align 8
  %242 = fmul double %241, %236
  %243 = fsub double %106, %233
  %244 = fmul double %231, %207
  %245 = fdiv double %243, %244
  %246 = fptosi double %245 to i64
  %247 = fmul double %241, %209
  %248 = fcmp oge double %236, %209
  %249 = fmul double %242, 2.000000e+00
  %250 = icmp sgt i64 %108, %246
  %251 = fmul double %238, %207
  %252 = add nsw i64 %246, 1
  %253 = sitofp i64 %252 to double
  %254 = sitofp i64 %246 to double
  %255 = fmul double %251, %129
  br label %256

256:                                              ; preds = %200, %333
  %257 = phi i64 [ 1, %200 ], [ %338, %333 ]
  %258 = sitofp i64 %257 to double
  %259 = fadd double %258, -1.000000e+00
  %260 = fmul double %259, %219
  %261 = fadd double %260, %218
  %262 = fmul double %259, %221
  %263 = fmul double %262, %214
  br label %340

264:                                              ; preds = %333
  %265 = load i64, ptr %21, align 8
  store double 0.000000e+00, ptr @pieces.best, align 16
  %266 = sub nsw i64 %265, %61
  %267 = icmp slt i64 %266, 1
  br i1 %267, label %297, label %268

268:                                              ; preds = %264
  %269 = load double, ptr getelementptr inbounds ([1025 x double], ptr @blocks.across, i64 0, i64 1), align 8
  %270 = add i64 %69, %265
  br label %271

271:                                              ; preds = %278, %268
  %272 = phi double [ 0.000000e+00, %268 ], [ %279, %278 ]
  %273 = phi i64 [ 1, %268 ], [ %280, %278 ]
  %274 = fadd double %269, %272
  %275 = getelementptr inbounds [1025 x double], ptr @pieces.best, i64 0, i64 %273
  store double %274, ptr %275, align 8
  %276 = icmp ugt i64 %273, 1
  %277 = select i1 %68, i1 %276, i1 false
  br i1 %277, label %282, label %278

278:                                              ; preds = %282, %271
  %279 = phi double [ %274, %271 ], [ %292, %282 ]
  %280 = add nuw i64 %273, 1
  %281 = icmp eq i64 %280, %270
  br i1 %281, label %297, label %271

282:                                              ; preds = %271, %282
  %283 = phi double [ %292, %282 ], [ %274, %271 ]
  %284 = phi i64 [ %293, %282 ], [ 2, %271 ]
  %285 = sub nsw i64 %273, %284
  %286 = getelementptr inbounds [1025 x double], ptr @pieces.best, i64 0, i64 %285
  %287 = load double, ptr %286, align 8
  %288 = getelementptr inbounds double, ptr @blocks.across, i64 %284
  %289 = load double, ptr %288, align 8
  %290 = fadd double %287, %289
  %291 = fcmp olt double %283, %290
  %292 = select i1 %291, double %283, double %290
  store double %292, ptr %275, align 8
  %293 = add nuw nsw i64 %284, 1
  %294 = icmp ult i64 %284, %61
  %295 = icmp ugt i64 %273, %284
  %296 = select i1 %294, i1 %295, i1 false
  br i1 %296, label %282, label %278

297:                                              ; preds = %278, %264
  %298 = load double, ptr %70, align 8
  %299 = getelementptr inbounds [1025 x double], ptr @pieces.best, i64 0, i64 %266
  %300 = load double, ptr %299, align 8
  %301 = fadd double %298, %300
  %302 = fcmp olt double %109, %301
  %303 = select i1 %302, double %109, double %301
  br label %677

304:                                              ; preds = %672
  store double 0.000000e+00, ptr @pieces.best, align 16
  br i1 %228, label %333, label %305

305:                                              ; preds = %304
  %306 = load double, ptr getelementptr inbounds ([1025 x double], ptr @blocks.along, i64 0, i64 1), align 8
  br label %307

307:                                              ; preds = %314, %305
  %308 = phi double [ 0.000000e+00, %305 ], [ %315, %314 ]
  %309 = phi i64 [ 1, %305 ], [ %316, %314 ]
  %310 = fadd double %306, %308
  %311 = getelementptr inbounds [1025 x double], ptr @pieces.best, i64 0, i64 %309
  store double %310, ptr %311, align 8
  %312 = icmp ugt i64 %309, 1
  %313 = select i1 %52, i1 %312, i1 false
  br i1 %313, label %318, label %314

314:                                              ; preds = %318, %307
  %315 = phi double [ %310, %307 ], [ %328, %318 ]
  %316 = add nuw i64 %309, 1
  %317 = icmp eq i64 %316, %230
  br i1 %317, label %333, label %307

318:                                              ; preds = %307, %318
  %319 = phi double [ %328, %318 ], [ %310, %307 ]
  %320 = phi i64 [ %329, %318 ], [ 2, %307 ]
  %321 = sub nsw i64 %309, %320
  %322 = getelementptr inbounds [1025 x double], ptr @pieces.best, i64 0, i64 %321
  %323 = load double, ptr %322, align 8
  %324 = getelementptr inbounds double, ptr @blocks.along, i64 %320
  %325 = load double, ptr %324, align 8
  %326 = fadd double %323, %325
  %327 = fcmp olt double %319, %326
  %328 = select i1 %327, double %319, double %326
  store double %328, ptr %311, align 8
  %329 = add nuw nsw i64 %320, 1
  %330 = icmp ult i64 %320, %46
  %331 = icmp ugt i64 %309, %320
  %332 = select i1 %330, i1 %331, i1 false
  br i1 %332, label %318, label %314

333:                                              ; preds = %314, %304
  %334 = load double, ptr %51, align 8
  %335 = load double, ptr %229, align 8
  %336 = fadd double %334, %335
  %337 = getelementptr inbounds [1025 x double], ptr @blocks.across, i64 0, i64 %257
  store double %336, ptr %337, align 8
  %338 = add nuw i64 %257, 1
  %339 = icmp eq i64 %338, %59
  br i1 %339, label %264, label %256

340:                                              ; preds = %256, %672
  %341 = phi i64 [ 1, %256 ], [ %675, %672 ]
  %342 = sitofp i64 %341 to double
  %343 = fmul double %258, %342
  %344 = fadd double %342, -1.000000e+00
  %345 = fmul double %344, %215
  %346 = fadd double %345, %214
  %347 = fmul double %346, %261
  %348 = fmul double %343, %237
  %349 = fadd double %348, %240
  %350 = fmul double %203, %343
  %351 = fmul double %350, %209
  %352 = fmul double %351, %207
  %353 = fcmp olt double %348, %242
  br i1 %353, label %354, label %363

354:                                              ; preds = %340
  %355 = fmul double %347, %209
  %356 = fdiv double %355, %236
  %357 = fcmp ogt double %356, 1.000000e+00
  %358 = select i1 %357, double %356, double 1.000000e+00
  %359 = fmul double %348, %358
  %360 = fadd double %240, %359
  %361 = fcmp olt double %352, %360
  %362 = select i1 %361, double %352, double %360
  br label %363

363:                                              ; preds = %354, %340
  %364 = phi double [ %362, %354 ], [ %352, %340 ]
  %365 = fcmp ugt double %364, %349
  br i1 %365, label %368, label %366

366:                                              ; preds = %363
  %367 = fmul double %364, %211
  br label %672

368:                                              ; preds = %363
  %369 = sdiv i64 %210, %108
  %370 = mul nsw i64 %369, %108
  %371 = srem i64 %210, %108
  %372 = sitofp i64 %371 to double
  %373 = fmul double %247, %347
  %374 = fcmp ogt double %249, %348
  %375 = select i1 %248, i1 true, i1 %374
  %376 = select i1 %375, double %242, double 0.000000e+00
  %377 = fsub double %373, %376
  %378 = fcmp ogt double %377, 0.000000e+00
  %379 = select i1 %378, double %377, double 0.000000e+00
  br i1 %250, label %380, label %527

380:                                              ; preds = %368
  %381 = fmul double %344, %220
  br i1 %222, label %501, label %382

382:                                              ; preds = %380
  %383 = fmul double %381, %218
  br label %384

384:                                              ; preds = %415, %382
  %385 = phi double [ 1.000000e+300, %382 ], [ %417, %415 ]
  %386 = phi i64 [ 1, %382 ], [ %416, %415 ]
  br i1 %223, label %387, label %389

387:                                              ; preds = %384
  %388 = add nuw i64 %386, 1
  br label %415

389:                                              ; preds = %384
  %390 = sub nsw i64 %204, %386
  %391 = add nsw i64 %390, 1
  %392 = icmp ugt i64 %386, 1
  %393 = select i1 %392, i64 %391, i64 0
  %394 = sub i64 %391, %212
  %395 = add i64 %394, %393
  %396 = sitofp i64 %395 to double
  %397 = fcmp ogt double %396, 0.000000e+00
  %398 = select i1 %397, double %396, double 0.000000e+00
  %399 = sitofp i64 %391 to double
  %400 = fadd double %381, %399
  %401 = icmp slt i64 %390, %212
  %402 = select i1 %401, i64 %391, i64 %212
  %403 = add nsw i64 %386, -1
  %404 = add nsw i64 %402, %403
  %405 = sitofp i64 %404 to double
  %406 = fmul double %344, %405
  %407 = fadd double %406, %214
  %408 = sitofp i64 %386 to double
  %409 = fadd double %381, %408
  %410 = add i64 %403, %204
  %411 = add nuw i64 %386, 1
  %412 = sitofp i64 %411 to double
  %413 = fmul double %262, %412
  %414 = fadd double %383, %413
  br label %419

415:                                              ; preds = %497, %387
  %416 = phi i64 [ %388, %387 ], [ %411, %497 ]
  %417 = phi double [ %385, %387 ], [ %499, %497 ]
  %418 = icmp eq i64 %416, %225
  br i1 %418, label %501, label %384

419:                                              ; preds = %497, %389
  %420 = phi double [ %385, %389 ], [ %499, %497 ]
  %421 = phi i64 [ 1, %389 ], [ %498, %497 ]
  %422 = sub nsw i64 %205, %421
  %423 = add nsw i64 %422, 1
  %424 = mul nuw nsw i64 %421, %386
  %425 = sitofp i64 %423 to double
  %426 = fadd double %262, %425
  %427 = fmul double %398, %426
  %428 = icmp ugt i64 %421, 1
  %429 = select i1 %428, i64 %423, i64 0
  %430 = sub i64 %423, %216
  %431 = add i64 %430, %429
  %432 = sitofp i64 %431 to double
  %433 = fcmp ogt double %432, 0.000000e+00
  %434 = select i1 %433, double %432, double 0.000000e+00
  %435 = fmul double %400, %434
  %436 = fcmp ogt double %427, %435
  %437 = select i1 %436, double %427, double %435
  %438 = fcmp ogt double %437, %236
  %439 = select i1 %438, double %236, double %437
  %440 = icmp slt i64 %422, %216
  %441 = select i1 %440, i64 %423, i64 %216
  %442 = add nsw i64 %421, -1
  %443 = add nsw i64 %441, %442
  %444 = sitofp i64 %443 to double
  %445 = fmul double %259, %444
  %446 = fadd double %445, %218
  %447 = fmul double %407, %446
  %448 = sitofp i64 %424 to double
  %449 = fmul double %439, %448
  %450 = fsub double %447, %449
  %451 = fcmp ogt double %450, 0.000000e+00
  br i1 %451, label %452, label %458

452:                                              ; preds = %419
  %453 = icmp ugt i64 %424, 1
  %454 = select i1 %453, i64 1, i64 2
  %455 = sitofp i64 %454 to double
  %456 = fmul double %450, %455
  %457 = fadd double %439, %456
  br label %458

458:                                              ; preds = %452, %419
  %459 = phi double [ %457, %452 ], [ 0.000000e+00, %419 ]
  %460 = fcmp olt double %420, %459
  %461 = select i1 %460, double %420, double %459
  %462 = sitofp i64 %421 to double
  %463 = fadd double %262, %462
  %464 = fmul double %409, %463
  %465 = fcmp ogt double %464, %236
  br i1 %465, label %466, label %468

466:                                              ; preds = %458
  %467 = add nuw i64 %421, 1
  br label %497

468:                                              ; preds = %458
  %469 = sdiv i64 %410, %386
  %470 = add nsw i64 %469, -1
  %471 = add i64 %442, %205
  %472 = sdiv i64 %471, %421
  %473 = add nsw i64 %472, -1
  %474 = mul nsw i64 %473, %204
  %475 = sitofp i64 %474 to double
  %476 = fmul double %262, %475
  %477 = mul nsw i64 %470, %205
  %478 = sitofp i64 %477 to double
  %479 = fmul double %381, %478
  %480 = fcmp olt double %476, %479
  %481 = select i1 %480, double %476, double %479
  %482 = add nuw i64 %421, 1
  %483 = sitofp i64 %482 to double
  %484 = fmul double %381, %483
  %485 = fadd double %263, %484
  %486 = fcmp olt double %485, %414
  %487 = select i1 %486, double %485, double %414
  %488 = fcmp olt double %481, %487
  %489 = select i1 %488, double %481, double %487
  %490 = icmp ne i64 %470, 0
  %491 = icmp ne i64 %473, 0
  %492 = select i1 %490, i1 %491, i1 false
  %493 = select i1 %492, double %489, double 0.000000e+00
  %494 = fadd double %347, %493
  %495 = fcmp olt double %461, %494
  %496 = select i1 %495, double %461, double %494
  br label %497

497:                                              ; preds = %468, %466
  %498 = phi i64 [ %467, %466 ], [ %482, %468 ]
  %499 = phi double [ %461, %466 ], [ %496, %468 ]
  %500 = icmp eq i64 %498, %224
  br i1 %500, label %415, label %419

501:                                              ; preds = %415, %380
  %502 = phi double [ 1.000000e+300, %380 ], [ %417, %415 ]
  %503 = fsub double %502, %347
  %504 = fcmp ogt double %503, 0.000000e+00
  %505 = select i1 %504, double %503, double 0.000000e+00
  %506 = fmul double %241, %505
  %507 = fmul double %348, %253
  %508 = fcmp ogt double %249, %507
  %509 = select i1 %248, i1 true, i1 %508
  %510 = select i1 %509, double %242, double 0.000000e+00
  %511 = fsub double %373, %510
  %512 = fcmp ogt double %511, 0.000000e+00
  %513 = select i1 %512, double %511, double 0.000000e+00
  %514 = fcmp ogt double %372, %254
  br i1 %514, label %515, label %521

515:                                              ; preds = %501
  %516 = fmul double %251, %372
  %517 = fcmp olt double %516, %506
  %518 = select i1 %517, double %516, double %506
  %519 = fmul double %518, %209
  %520 = fadd double %519, %513
  br label %521

521:                                              ; preds = %515, %501
  %522 = phi double [ %520, %515 ], [ %379, %501 ]
  %523 = fcmp olt double %255, %506
  %524 = select i1 %523, double %255, double %506
  %525 = fmul double %524, %209
  %526 = fadd double %525, %513
  br label %527

527:                                              ; preds = %368, %521
  %528 = phi i64 [ %246, %521 ], [ 0, %368 ]
  %529 = phi double [ %526, %521 ], [ %379, %368 ]
  %530 = phi double [ %522, %521 ], [ %379, %368 ]
  %531 = fmul double %349, %129
  %532 = fadd double %531, %529
  %533 = sitofp i64 %369 to double
  %534 = fmul double %532, %533
  %535 = icmp sgt i64 %371, 0
  br i1 %535, label %536, label %542

536:                                              ; preds = %527
  %537 = fmul double %364, %372
  %538 = fmul double %349, %372
  %539 = fadd double %538, %530
  %540 = fcmp olt double %537, %539
  %541 = select i1 %540, double %537, double %539
  br label %542

542:                                              ; preds = %536, %527
  %543 = phi double [ %541, %536 ], [ 0.000000e+00, %527 ]
  %544 = fadd double %534, %543
  %545 = icmp eq i64 %528, 0
  br i1 %545, label %553, label %546

546:                                              ; preds = %542
  %547 = icmp sgt i64 %369, -1
  %548 = sitofp i64 %528 to double
  br i1 %547, label %549, label %557

549:                                              ; preds = %546
  %550 = fmul double %349, %548
  %551 = fadd double %379, %550
  %552 = add nsw i64 %369, -2
  br label %597

553:                                              ; preds = %542
  %554 = fmul double %364, %211
  %555 = fcmp olt double %544, %554
  %556 = select i1 %555, double %544, double %554
  br label %672

557:                                              ; preds = %617, %546
  %558 = phi double [ %544, %546 ], [ %626, %617 ]
  %559 = fdiv double %211, %548
  %560 = fptosi double %559 to i64
  %561 = sitofp i64 %560 to double
  %562 = fmul double %548, %561
  %563 = fsub double %211, %562
  %564 = fcmp ogt double %563, 0.000000e+00
  br i1 %564, label %565, label %571

565:                                              ; preds = %557
  %566 = fmul double %364, %563
  %567 = fmul double %349, %563
  %568 = fadd double %379, %567
  %569 = fcmp olt double %566, %568
  %570 = select i1 %569, double %566, double %568
  br label %571

571:                                              ; preds = %565, %557
  %572 = phi double [ %570, %565 ], [ 0.000000e+00, %557 ]
  %573 = fmul double %364, %211
  %574 = fmul double %349, %548
  %575 = fadd double %379, %574
  %576 = fmul double %575, %561
  %577 = fadd double %576, %572
  %578 = fcmp olt double %573, %577
  %579 = select i1 %578, double %573, double %577
  %580 = fcmp olt double %558, %579
  %581 = select i1 %580, double %558, double %579
  %582 = fdiv double %379, %548
  %583 = fadd double %349, %582
  %584 = fcmp olt double %364, %583
  %585 = select i1 %584, double %364, double %583
  %586 = icmp slt i64 %369, 4
  br i1 %586, label %672, label %587

587:                                              ; preds = %571
  %588 = tail call i64 @llvm.smax.i64(i64 %369, i64 5)
  %589 = add nsw i64 %588, -4
  %590 = add i64 %369, -4
  %591 = udiv i64 %590, %589
  %592 = add i64 %591, 1
  %593 = and i64 %592, 1
  %594 = icmp ugt i64 %589, %590
  br i1 %594, label %657, label %595

595:                                              ; preds = %587
  %596 = and i64 %592, -2
  br label %631

597:                                              ; preds = %617, %549
  %598 = phi i64 [ %369, %549 ], [ %627, %617 ]
  %599 = phi double [ %544, %549 ], [ %626, %617 ]
  %600 = sitofp i64 %598 to double
  %601 = fmul double %532, %600
  %602 = mul nsw i64 %598, %108
  %603 = sitofp i64 %602 to double
  %604 = fsub double %211, %603
  %605 = fdiv double %604, %548
  %606 = fptosi double %605 to i64
  %607 = sitofp i64 %606 to double
  %608 = fmul double %548, %607
  %609 = fsub double %604, %608
  %610 = fcmp ogt double %609, 0.000000e+00
  br i1 %610, label %611, label %617

611:                                              ; preds = %597
  %612 = fmul double %364, %609
  %613 = fmul double %349, %609
  %614 = fadd double %379, %613
  %615 = fcmp olt double %612, %614
  %616 = select i1 %615, double %612, double %614
  br label %617

617:                                              ; preds = %611, %597
  %618 = phi double [ %616, %611 ], [ 0.000000e+00, %597 ]
  %619 = fmul double %364, %604
  %620 = fmul double %551, %607
  %621 = fadd double %620, %618
  %622 = fcmp olt double %619, %621
  %623 = select i1 %622, double %619, double %621
  %624 = fadd double %601, %623
  %625 = fcmp olt double %599, %624
  %626 = select i1 %625, double %599, double %624
  %627 = add nsw i64 %598, -1
  %628 = icmp sgt i64 %598, 0
  %629 = icmp sgt i64 %598, %552
  %630 = select i1 %628, i1 %629, i1 false
  br i1 %630, label %597, label %557

631:                                              ; preds = %631, %595
  %632 = phi i64 [ 1, %595 ], [ %654, %631 ]
  %633 = phi double [ %581, %595 ], [ %653, %631 ]
  %634 = phi i64 [ 0, %595 ], [ %655, %631 ]
  %635 = sitofp i64 %632 to double
  %636 = fmul double %532, %635
  %637 = mul nsw i64 %632, %108
  %638 = sitofp i64 %637 to double
  %639 = fsub double %211, %638
  %640 = fmul double %585, %639
  %641 = fadd double %636, %640
  %642 = fcmp olt double %633, %641
  %643 = select i1 %642, double %633, double %641
  %644 = add nsw i64 %589, %632
  %645 = sitofp i64 %644 to double
  %646 = fmul double %532, %645
  %647 = mul nsw i64 %644, %108
  %648 = sitofp i64 %647 to double
  %649 = fsub double %211, %648
  %650 = fmul double %585, %649
  %651 = fadd double %646, %650
  %652 = fcmp olt double %643, %651
  %653 = select i1 %652, double %643, double %651
  %654 = add nsw i64 %589, %644
  %655 = add i64 %634, 2
  %656 = icmp eq i64 %655, %596
  br i1 %656, label %657, label %631

657:                                              ; preds = %631, %587
  %658 = phi double [ undef, %587 ], [ %653, %631 ]
  %659 = phi i64 [ 1, %587 ], [ %654, %631 ]
  %660 = phi double [ %581, %587 ], [ %653, %631 ]
  %661 = icmp eq i64 %593, 0
  br i1 %661, label %672, label %662

662:                                              ; preds = %657
  %663 = sitofp i64 %659 to double
  %664 = fmul double %532, %663
  %665 = mul nsw i64 %659, %108
  %666 = sitofp i64 %665 to double
  %667 = fsub double %211, %666
  %668 = fmul double %585, %667
  %669 = fadd double %664, %668
  %670 = fcmp olt double %660, %669
  %671 = select i1 %670, double %660, double %669
  br label %672

672:                                              ; preds = %662, %657, %366, %553, %571
  %673 = phi double [ %367, %366 ], [ %556, %553 ], [ %581, %571 ], [ %658, %657 ], [ %671, %662 ]
  %674 = getelementptr inbounds [1025 x double], ptr @blocks.along, i64 0, i64 %341
  store double %673, ptr %674, align 8
  %675 = add nuw i64 %341, 1
  %676 = icmp eq i64 %675, %44
  br i1 %676, label %304, label %340

677:                                              ; preds = %198, %297
  %678 = phi i64 [ %199, %198 ], [ %210, %297 ]
  %679 = phi double [ %109, %198 ], [ %303, %297 ]
  %680 = icmp slt i64 %108, %678
  br i1 %680, label %91, label %681

681:                                              ; preds = %677, %91, %63
  %682 = phi i64 [ %58, %63 ], [ %678, %91 ], [ %678, %677 ]
  %683 = phi double [ %60, %63 ], [ %679, %91 ], [ %679, %677 ]
  %684 = load i64, ptr %21, align 8
  br label %685

685:                                              ; preds = %681, %56
  %686 = phi i64 [ %57, %56 ], [ %684, %681 ]
  %687 = phi i64 [ %58, %56 ], [ %682, %681 ]
  %688 = phi double [ %60, %56 ], [ %683, %681 ]
  %689 = add nuw nsw i64 %61, 1
  %690 = icmp slt i64 %61, %686
  %691 = add nuw i64 %59, 1
  br i1 %690, label %56, label %80
}

; Function Attrs: nounwind
declare double @sqrt(double noundef)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64)



