; kernel.c daf33ff6cef3346beaae5f4093b139b9a62abf3ad678ebc1fc36aedfbc76dfc0

%struct.Work = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, double, i64, [16 x i64], [16 x i64], [16 x ptr], [16 x ptr], [16 x ptr], ptr, ptr, [16 x i64], [16 x ptr], [1024 x double], [1024 x double], [1024 x double], [1024 x double], [65 x double], [32 x double], [33 x double], [1024 x i64], [16 x i64], [512 x [16 x double]], [512 x [16 x double]], [1024 x double], [1024 x [16 x double]], [64 x [16 x i32]], [64 x double], i64, [16 x [1024 x i64]], [16 x [1024 x ptr]], [16 x [1024 x ptr]], [16 x [1024 x ptr]], [16 x [1024 x i64]], %struct.Logs }
%struct.Logs = type { [2048 x double], [2048 x double] }
%struct.Problem = type { i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Goal = type { i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, double, double, double, double }
%struct.Table = type { i64, ptr, ptr, ptr, ptr, i64, ptr }
%struct.Best = type { double, i64, i64, i64, [16 x i64] }

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define double @begin(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, i64 noundef %7, ptr noundef %8, i64 noundef %9, i64 noundef %10) {
  %12 = alloca [64 x [128 x double]], align 16
  %13 = alloca [128 x double], align 16
  %14 = alloca [128 x double], align 16
  %15 = alloca [128 x double], align 16
  %16 = alloca [128 x double], align 16
  %17 = alloca [64 x double], align 16
  %18 = alloca [1024 x i64], align 16
  %19 = alloca [1024 x double], align 16
  %20 = alloca [128 x i32], align 16
  %21 = alloca i64, align 8
  store ptr %1, ptr %0, align 8
  %22 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 1
  store ptr %2, ptr %22, align 8
  %23 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 2
  store ptr %3, ptr %23, align 8
  %24 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 5
  store ptr %4, ptr %24, align 8
  %25 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 3
  store ptr %4, ptr %25, align 8
  %26 = getelementptr inbounds double, ptr %4, i64 %5
  %27 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 4
  store ptr %26, ptr %27, align 8
  %28 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 6
  store ptr %6, ptr %28, align 8
  %29 = getelementptr inbounds i32, ptr %6, i64 %7
  %30 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 7
  store ptr %29, ptr %30, align 8
  %31 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 8
  store ptr %8, ptr %31, align 8
  %32 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 10
  store i64 %9, ptr %32, align 8
  %33 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 9
  store i64 0, ptr %33, align 8
  %34 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 11
  store i64 0, ptr %34, align 8
  %35 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 14
  store double 0x7FF0000000000000, ptr %35, align 8
  %36 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 13
  store i64 0, ptr %36, align 8
  %37 = load i64, ptr %1, align 8
  %38 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 2
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds %struct.Goal, ptr %2, i64 0, i32 1
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds %struct.Goal, ptr %2, i64 0, i32 2
  %43 = load i64, ptr %42, align 8
  %44 = icmp sgt i64 %43, 1
  %45 = zext i1 %44 to i64
  %46 = add i64 %39, %37
  %47 = add i64 %46, %41
  %48 = add i64 %47, %43
  %49 = add i64 %48, %45
  %50 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 15
  store i64 %49, ptr %50, align 8
  %51 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 12
  store i64 %10, ptr %51, align 8
  %52 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46
  br label %53

53:                                               ; preds = %53, %11
  %54 = phi i64 [ 0, %11 ], [ %66, %53 ]
  %55 = getelementptr inbounds [2048 x double], ptr %52, i64 0, i64 %54
  store <2 x double> zeroinitializer, ptr %55, align 8
  %56 = getelementptr inbounds double, ptr %55, i64 2
  store <2 x double> zeroinitializer, ptr %56, align 8
  %57 = or i64 %54, 4
  %58 = getelementptr inbounds [2048 x double], ptr %52, i64 0, i64 %57
  store <2 x double> zeroinitializer, ptr %58, align 8
  %59 = getelementptr inbounds double, ptr %58, i64 2
  store <2 x double> zeroinitializer, ptr %59, align 8
  %60 = or i64 %54, 8
  %61 = getelementptr inbounds [2048 x double], ptr %52, i64 0, i64 %60
  store <2 x double> zeroinitializer, ptr %61, align 8
  %62 = getelementptr inbounds double, ptr %61, i64 2
  store <2 x double> zeroinitializer, ptr %62, align 8
  %63 = or i64 %54, 12
  %64 = getelementptr inbounds [2048 x double], ptr %52, i64 0, i64 %63
  store <2 x double> zeroinitializer, ptr %64, align 8
  %65 = getelementptr inbounds double, ptr %64, i64 2
  store <2 x double> zeroinitializer, ptr %65, align 8
  %66 = add nuw nsw i64 %54, 16
  %67 = icmp eq i64 %66, 2048
  br i1 %67, label %68, label %53

68:                                               ; preds = %53
  %69 = icmp eq i64 %10, 0
  br i1 %69, label %70, label %274

70:                                               ; preds = %68
  %71 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 1
  %72 = load i64, ptr %71, align 8
  %73 = add i64 %72, %37
  %74 = load i64, ptr %2, align 8
  %75 = icmp sgt i64 %74, 0
  br i1 %75, label %76, label %92

76:                                               ; preds = %70
  %77 = icmp sgt i64 %73, 0
  %78 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 5
  %79 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 6
  %80 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 18
  br label %81

81:                                               ; preds = %193, %76
  %82 = phi i64 [ 0, %76 ], [ %194, %193 ]
  br i1 %77, label %83, label %193

83:                                               ; preds = %81
  %84 = load ptr, ptr %78, align 8
  %85 = getelementptr inbounds ptr, ptr %84, i64 %82
  %86 = load ptr, ptr %85, align 8
  %87 = load ptr, ptr %79, align 8
  %88 = mul nsw i64 %82, %73
  %89 = getelementptr inbounds %struct.Table, ptr %86, i64 0, i32 4
  %90 = getelementptr inbounds %struct.Table, ptr %86, i64 0, i32 3
  %91 = getelementptr inbounds %struct.Table, ptr %86, i64 0, i32 1
  br label %196

92:                                               ; preds = %193, %70
  %93 = icmp sgt i64 %39, 0
  br i1 %93, label %94, label %274

94:                                               ; preds = %92
  %95 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 9
  %96 = load ptr, ptr %95, align 8
  %97 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 10
  %98 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 18
  %99 = load i64, ptr %96, align 8
  %100 = and i64 %74, 1
  %101 = icmp eq i64 %74, 1
  %102 = and i64 %74, -2
  %103 = icmp eq i64 %100, 0
  br label %106

104:                                              ; preds = %124, %106
  %105 = icmp eq i64 %110, %39
  br i1 %105, label %274, label %106

106:                                              ; preds = %104, %94
  %107 = phi i64 [ %99, %94 ], [ %112, %104 ]
  %108 = phi i64 [ 0, %94 ], [ %110, %104 ]
  %109 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %108
  store double 0.000000e+00, ptr %109, align 8
  %110 = add nuw nsw i64 %108, 1
  %111 = getelementptr inbounds i64, ptr %96, i64 %110
  %112 = load i64, ptr %111, align 8
  %113 = icmp slt i64 %107, %112
  br i1 %113, label %114, label %104

114:                                              ; preds = %106
  %115 = load ptr, ptr %97, align 8
  %116 = load ptr, ptr %98, align 8
  br label %117

117:                                              ; preds = %124, %114
  %118 = phi double [ 0.000000e+00, %114 ], [ %125, %124 ]
  %119 = phi i64 [ %107, %114 ], [ %126, %124 ]
  %120 = getelementptr inbounds i64, ptr %115, i64 %119
  %121 = load i64, ptr %120, align 8
  %122 = mul nsw i64 %121, %74
  %123 = getelementptr inbounds double, ptr %116, i64 %122
  br i1 %75, label %128, label %124

124:                                              ; preds = %189, %117
  %125 = phi double [ %118, %117 ], [ %190, %189 ]
  %126 = add nsw i64 %119, 1
  %127 = icmp eq i64 %126, %112
  br i1 %127, label %104, label %117

128:                                              ; preds = %117, %189
  %129 = phi double [ %190, %189 ], [ %118, %117 ]
  %130 = phi i64 [ %191, %189 ], [ 0, %117 ]
  %131 = getelementptr inbounds double, ptr %123, i64 %130
  %132 = load double, ptr %131, align 8
  %133 = fcmp ogt double %132, 0.000000e+00
  br i1 %133, label %134, label %189

134:                                              ; preds = %128
  %135 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 35, i64 %121, i64 %130
  %136 = load double, ptr %135, align 8
  %137 = fdiv double %136, %132
  br i1 %101, label %138, label %156

138:                                              ; preds = %183, %134
  %139 = phi double [ undef, %134 ], [ %184, %183 ]
  %140 = phi i64 [ 0, %134 ], [ %185, %183 ]
  %141 = phi double [ %137, %134 ], [ %184, %183 ]
  br i1 %103, label %153, label %142

142:                                              ; preds = %138
  %143 = icmp eq i64 %140, %130
  br i1 %143, label %153, label %144

144:                                              ; preds = %142
  %145 = getelementptr inbounds double, ptr %123, i64 %140
  %146 = load double, ptr %145, align 8
  %147 = fcmp ogt double %146, 0.000000e+00
  br i1 %147, label %148, label %153

148:                                              ; preds = %144
  %149 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 %121, i64 %140
  %150 = load double, ptr %149, align 8
  %151 = fdiv double %150, %146
  %152 = fmul double %141, %151
  br label %153

153:                                              ; preds = %142, %144, %148, %138
  %154 = phi double [ %139, %138 ], [ %152, %148 ], [ %141, %144 ], [ %141, %142 ]
  %155 = fcmp ogt double %154, %129
  br i1 %155, label %188, label %189

156:                                              ; preds = %134, %183
  %157 = phi i64 [ %185, %183 ], [ 0, %134 ]
  %158 = phi double [ %184, %183 ], [ %137, %134 ]
  %159 = phi i64 [ %186, %183 ], [ 0, %134 ]
  %160 = icmp eq i64 %157, %130
  br i1 %160, label %170, label %161

161:                                              ; preds = %156
  %162 = getelementptr inbounds double, ptr %123, i64 %157
  %163 = load double, ptr %162, align 8
  %164 = fcmp ogt double %163, 0.000000e+00
  br i1 %164, label %165, label %170

165:                                              ; preds = %161
  %166 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 %121, i64 %157
  %167 = load double, ptr %166, align 8
  %168 = fdiv double %167, %163
  %169 = fmul double %158, %168
  br label %170

170:                                              ; preds = %165, %161, %156
  %171 = phi double [ %169, %165 ], [ %158, %161 ], [ %158, %156 ]
  %172 = or i64 %157, 1
  %173 = icmp eq i64 %172, %130
  br i1 %173, label %183, label %174

174:                                              ; preds = %170
  %175 = getelementptr inbounds double, ptr %123, i64 %172
  %176 = load double, ptr %175, align 8
  %177 = fcmp ogt double %176, 0.000000e+00
  br i1 %177, label %178, label %183

178:                                              ; preds = %174
  %179 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 %121, i64 %172
  %180 = load double, ptr %179, align 8
  %181 = fdiv double %180, %176
  %182 = fmul double %171, %181
  br label %183

183:                                              ; preds = %178, %174, %170
  %184 = phi double [ %182, %178 ], [ %171, %174 ], [ %171, %170 ]
  %185 = add nuw nsw i64 %157, 2
  %186 = add i64 %159, 2
  %187 = icmp eq i64 %186, %102
  br i1 %187, label %138, label %156

188:                                              ; preds = %153
  store double %154, ptr %109, align 8
  br label %189

189:                                              ; preds = %188, %153, %128
  %190 = phi double [ %129, %153 ], [ %154, %188 ], [ %129, %128 ]
  %191 = add nuw nsw i64 %130, 1
  %192 = icmp eq i64 %191, %74
  br i1 %192, label %124, label %128

193:                                              ; preds = %271, %81
  %194 = add nuw nsw i64 %82, 1
  %195 = icmp eq i64 %194, %74
  br i1 %195, label %92, label %81

196:                                              ; preds = %271, %83
  %197 = phi i64 [ 0, %83 ], [ %272, %271 ]
  %198 = add nsw i64 %197, %88
  %199 = getelementptr inbounds i64, ptr %87, i64 %198
  %200 = load i64, ptr %199, align 8
  %201 = icmp ne i64 %200, 0
  br i1 %201, label %202, label %208

202:                                              ; preds = %196
  %203 = icmp slt i64 %197, %37
  %204 = select i1 %203, ptr %90, ptr %89
  %205 = load ptr, ptr %204, align 8
  %206 = getelementptr inbounds double, ptr %205, i64 %200
  %207 = load double, ptr %206, align 8
  br label %208

208:                                              ; preds = %202, %196
  %209 = phi double [ 1.000000e+00, %196 ], [ %207, %202 ]
  %210 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 37, i64 %197, i64 %82
  store double %209, ptr %210, align 8
  %211 = icmp slt i64 %197, %37
  br i1 %211, label %271, label %212

212:                                              ; preds = %208
  %213 = load ptr, ptr %80, align 8
  %214 = sub nsw i64 %197, %37
  %215 = mul nsw i64 %214, %74
  %216 = add nsw i64 %215, %82
  %217 = getelementptr inbounds double, ptr %213, i64 %216
  %218 = load double, ptr %217, align 8
  %219 = fmul double %218, 0x3FEFFFFFFF768FA1
  %220 = fcmp ogt double %219, 0.000000e+00
  %221 = select i1 %201, i1 %220, i1 false
  br i1 %221, label %222, label %246

222:                                              ; preds = %212
  %223 = load i64, ptr %86, align 8
  %224 = tail call i64 @llvm.smax.i64(i64 %223, i64 0)
  %225 = icmp slt i64 %223, 1
  br i1 %225, label %246, label %226

226:                                              ; preds = %222
  %227 = load ptr, ptr %91, align 8
  %228 = getelementptr inbounds ptr, ptr %227, i64 %200
  %229 = load ptr, ptr %228, align 8
  %230 = and i64 %224, 1
  %231 = icmp eq i64 %224, 1
  br i1 %231, label %234, label %232

232:                                              ; preds = %226
  %233 = and i64 %224, 9223372036854775806
  br label %251

234:                                              ; preds = %251, %226
  %235 = phi double [ undef, %226 ], [ %267, %251 ]
  %236 = phi double [ 0.000000e+00, %226 ], [ %267, %251 ]
  %237 = phi i64 [ 0, %226 ], [ %268, %251 ]
  %238 = icmp eq i64 %230, 0
  br i1 %238, label %246, label %239

239:                                              ; preds = %234
  %240 = getelementptr inbounds double, ptr %229, i64 %237
  %241 = load double, ptr %240, align 8
  %242 = fcmp olt double %241, %219
  %243 = fcmp ogt double %241, %236
  %244 = select i1 %242, i1 %243, i1 false
  %245 = select i1 %244, double %241, double %236
  br label %246

246:                                              ; preds = %239, %234, %222, %212
  %247 = phi double [ 0.000000e+00, %212 ], [ 0.000000e+00, %222 ], [ %235, %234 ], [ %245, %239 ]
  %248 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 35, i64 %214, i64 %82
  store double %247, ptr %248, align 8
  %249 = load double, ptr %210, align 8
  %250 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 %214, i64 %82
  store double %249, ptr %250, align 8
  br label %271

251:                                              ; preds = %251, %232
  %252 = phi double [ 0.000000e+00, %232 ], [ %267, %251 ]
  %253 = phi i64 [ 0, %232 ], [ %268, %251 ]
  %254 = phi i64 [ 0, %232 ], [ %269, %251 ]
  %255 = getelementptr inbounds double, ptr %229, i64 %253
  %256 = load double, ptr %255, align 8
  %257 = fcmp olt double %256, %219
  %258 = fcmp ogt double %256, %252
  %259 = select i1 %257, i1 %258, i1 false
  %260 = select i1 %259, double %256, double %252
  %261 = or i64 %253, 1
  %262 = getelementptr inbounds double, ptr %229, i64 %261
  %263 = load double, ptr %262, align 8
  %264 = fcmp olt double %263, %219
  %265 = fcmp ogt double %263, %260
  %266 = select i1 %264, i1 %265, i1 false
  %267 = select i1 %266, double %263, double %260
  %268 = add nuw nsw i64 %253, 2
  %269 = add i64 %254, 2
  %270 = icmp eq i64 %269, %233
  br i1 %270, label %234, label %251

271:                                              ; preds = %246, %208
  %272 = add nuw nsw i64 %197, 1
  %273 = icmp eq i64 %272, %73
  br i1 %273, label %193, label %196

274:                                              ; preds = %104, %92, %68
  %275 = icmp sgt i64 %49, 0
  br i1 %275, label %276, label %278

276:                                              ; preds = %274
  %277 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 13
  br label %283

278:                                              ; preds = %329, %274
  %279 = load i64, ptr %2, align 8
  %280 = icmp sgt i64 %279, 0
  br i1 %280, label %281, label %1922

281:                                              ; preds = %278
  %282 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 5
  br label %334

283:                                              ; preds = %276, %329
  %284 = phi i64 [ 0, %276 ], [ %332, %329 ]
  %285 = icmp slt i64 %284, %37
  br i1 %285, label %286, label %329

286:                                              ; preds = %283
  %287 = load ptr, ptr %277, align 8
  %288 = getelementptr inbounds double, ptr %287, i64 %284
  %289 = load i64, ptr %288, align 8
  %290 = lshr i64 %289, 52
  %291 = and i64 %290, 2047
  %292 = and i64 %289, 4503599627370495
  %293 = or i64 %292, 4607182418800017408
  %294 = bitcast i64 %293 to double
  %295 = fcmp ogt double %294, 0x3FF6A09E667F3BCD
  %296 = fmul double %294, 5.000000e-01
  %297 = select i1 %295, double %296, double %294
  %298 = select i1 %295, i64 -1022, i64 -1023
  %299 = add nsw i64 %298, %291
  %300 = fadd double %297, -1.000000e+00
  %301 = fadd double %297, 1.000000e+00
  %302 = fdiv double %300, %301
  %303 = fmul double %302, %302
  %304 = fmul double %303, 0x3FA8618618618618
  %305 = fadd double %304, 0x3FAAF286BCA1AF28
  %306 = fmul double %303, %305
  %307 = fadd double %306, 0x3FAE1E1E1E1E1E1E
  %308 = fmul double %303, %307
  %309 = fadd double %308, 0x3FB1111111111111
  %310 = fmul double %303, %309
  %311 = fadd double %310, 0x3FB3B13B13B13B14
  %312 = fmul double %303, %311
  %313 = fadd double %312, 0x3FB745D1745D1746
  %314 = fmul double %303, %313
  %315 = fadd double %314, 0x3FBC71C71C71C71C
  %316 = fmul double %303, %315
  %317 = fadd double %316, 0x3FC2492492492492
  %318 = fmul double %303, %317
  %319 = fadd double %318, 2.000000e-01
  %320 = fmul double %303, %319
  %321 = fadd double %320, 0x3FD5555555555555
  %322 = fmul double %303, %321
  %323 = fadd double %322, 1.000000e+00
  %324 = fmul double %302, 2.000000e+00
  %325 = fmul double %324, %323
  %326 = sitofp i64 %299 to double
  %327 = fmul double %326, 0x3FE62E42FEFA39EF
  %328 = fadd double %327, %325
  br label %329

329:                                              ; preds = %283, %286
  %330 = phi double [ %328, %286 ], [ 0.000000e+00, %283 ]
  %331 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %284
  store double %330, ptr %331, align 8
  %332 = add nuw nsw i64 %284, 1
  %333 = icmp slt i64 %332, %49
  br i1 %333, label %283, label %278

334:                                              ; preds = %281, %1917
  %335 = phi i64 [ 0, %281 ], [ %1919, %1917 ]
  %336 = phi i64 [ 1, %281 ], [ %1918, %1917 ]
  %337 = load ptr, ptr %282, align 8
  %338 = getelementptr inbounds ptr, ptr %337, i64 %335
  %339 = load ptr, ptr %338, align 8
  %340 = load i64, ptr %339, align 8
  %341 = icmp eq i64 %340, 0
  br i1 %341, label %2141, label %342

342:                                              ; preds = %334
  %343 = load ptr, ptr %0, align 8
  %344 = load ptr, ptr %22, align 8
  %345 = getelementptr inbounds %struct.Problem, ptr %343, i64 0, i32 5
  %346 = load ptr, ptr %345, align 8
  %347 = getelementptr inbounds ptr, ptr %346, i64 %335
  %348 = load ptr, ptr %347, align 8
  %349 = load i64, ptr %348, align 8
  %350 = load i64, ptr %343, align 8
  %351 = getelementptr inbounds %struct.Problem, ptr %343, i64 0, i32 1
  %352 = load i64, ptr %351, align 8
  %353 = shl nsw i64 %349, 1
  br label %354

354:                                              ; preds = %354, %342
  %355 = phi i64 [ 1, %342 ], [ %357, %354 ]
  %356 = icmp slt i64 %355, %353
  %357 = shl nsw i64 %355, 1
  br i1 %356, label %354, label %358

358:                                              ; preds = %354
  %359 = add nsw i64 %352, %350
  %360 = load ptr, ptr %30, align 8
  %361 = sub i64 0, %355
  %362 = getelementptr inbounds i32, ptr %360, i64 %361
  %363 = sub i64 0, %349
  %364 = getelementptr inbounds i32, ptr %362, i64 %363
  %365 = getelementptr inbounds i32, ptr %364, i64 %363
  %366 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 18, i64 %335
  store ptr %365, ptr %366, align 8
  %367 = getelementptr inbounds i32, ptr %365, i64 %363
  store ptr %367, ptr %30, align 8
  %368 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 19, i64 %335
  store ptr %367, ptr %368, align 8
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %18)
  %369 = icmp sgt i64 %359, 0
  br i1 %369, label %370, label %374

370:                                              ; preds = %358
  %371 = getelementptr inbounds %struct.Problem, ptr %343, i64 0, i32 6
  %372 = load ptr, ptr %371, align 8
  %373 = mul nsw i64 %359, %335
  br label %390

374:                                              ; preds = %447, %358
  %375 = phi i64 [ 0, %358 ], [ %448, %447 ]
  %376 = tail call i64 @llvm.umax.i64(i64 %355, i64 1)
  %377 = icmp ult i64 %376, 8
  br i1 %377, label %388, label %378

378:                                              ; preds = %374
  %379 = and i64 %376, -8
  br label %380

380:                                              ; preds = %380, %378
  %381 = phi i64 [ 0, %378 ], [ %384, %380 ]
  %382 = getelementptr inbounds i32, ptr %362, i64 %381
  store <4 x i32> <i32 -1, i32 -1, i32 -1, i32 -1>, ptr %382, align 4
  %383 = getelementptr inbounds i32, ptr %382, i64 4
  store <4 x i32> <i32 -1, i32 -1, i32 -1, i32 -1>, ptr %383, align 4
  %384 = add nuw i64 %381, 8
  %385 = icmp eq i64 %384, %379
  br i1 %385, label %386, label %380

386:                                              ; preds = %380
  %387 = icmp eq i64 %379, 0
  br i1 %387, label %388, label %451

388:                                              ; preds = %374, %386
  %389 = phi i64 [ 0, %374 ], [ %379, %386 ]
  br label %464

390:                                              ; preds = %447, %370
  %391 = phi i64 [ 0, %370 ], [ %448, %447 ]
  %392 = phi i64 [ 0, %370 ], [ %449, %447 ]
  %393 = add nsw i64 %392, %373
  %394 = getelementptr inbounds i64, ptr %372, i64 %393
  %395 = load i64, ptr %394, align 8
  %396 = icmp eq i64 %395, 0
  %397 = zext i1 %396 to i64
  %398 = icmp sgt i64 %391, 0
  br i1 %398, label %399, label %431

399:                                              ; preds = %390
  %400 = icmp ult i64 %391, 4
  br i1 %400, label %428, label %401

401:                                              ; preds = %399
  %402 = and i64 %391, -4
  %403 = insertelement <2 x i64> <i64 poison, i64 0>, i64 %397, i64 0
  %404 = insertelement <2 x i64> poison, i64 %395, i64 0
  %405 = shufflevector <2 x i64> %404, <2 x i64> poison, <2 x i32> zeroinitializer
  %406 = insertelement <2 x i64> poison, i64 %395, i64 0
  %407 = shufflevector <2 x i64> %406, <2 x i64> poison, <2 x i32> zeroinitializer
  br label %408

408:                                              ; preds = %408, %401
  %409 = phi i64 [ 0, %401 ], [ %422, %408 ]
  %410 = phi <2 x i64> [ %403, %401 ], [ %420, %408 ]
  %411 = phi <2 x i64> [ zeroinitializer, %401 ], [ %421, %408 ]
  %412 = getelementptr inbounds [1024 x i64], ptr %18, i64 0, i64 %409
  %413 = load <2 x i64>, ptr %412, align 16
  %414 = getelementptr inbounds i64, ptr %412, i64 2
  %415 = load <2 x i64>, ptr %414, align 16
  %416 = icmp eq <2 x i64> %413, %405
  %417 = icmp eq <2 x i64> %415, %407
  %418 = zext <2 x i1> %416 to <2 x i64>
  %419 = zext <2 x i1> %417 to <2 x i64>
  %420 = or <2 x i64> %410, %418
  %421 = or <2 x i64> %411, %419
  %422 = add nuw i64 %409, 4
  %423 = icmp eq i64 %422, %402
  br i1 %423, label %424, label %408

424:                                              ; preds = %408
  %425 = or <2 x i64> %421, %420
  %426 = tail call i64 @llvm.vector.reduce.or.v2i64(<2 x i64> %425)
  %427 = icmp eq i64 %391, %402
  br i1 %427, label %431, label %428

428:                                              ; preds = %399, %424
  %429 = phi i64 [ %397, %399 ], [ %426, %424 ]
  %430 = phi i64 [ 0, %399 ], [ %402, %424 ]
  br label %434

431:                                              ; preds = %434, %424, %390
  %432 = phi i64 [ %397, %390 ], [ %426, %424 ], [ %441, %434 ]
  %433 = icmp eq i64 %432, 0
  br i1 %433, label %444, label %447

434:                                              ; preds = %428, %434
  %435 = phi i64 [ %441, %434 ], [ %429, %428 ]
  %436 = phi i64 [ %442, %434 ], [ %430, %428 ]
  %437 = getelementptr inbounds [1024 x i64], ptr %18, i64 0, i64 %436
  %438 = load i64, ptr %437, align 8
  %439 = icmp eq i64 %438, %395
  %440 = zext i1 %439 to i64
  %441 = or i64 %435, %440
  %442 = add nuw nsw i64 %436, 1
  %443 = icmp eq i64 %442, %391
  br i1 %443, label %431, label %434

444:                                              ; preds = %431
  %445 = add nsw i64 %391, 1
  %446 = getelementptr inbounds [1024 x i64], ptr %18, i64 0, i64 %391
  store i64 %395, ptr %446, align 8
  br label %447

447:                                              ; preds = %444, %431
  %448 = phi i64 [ %391, %431 ], [ %445, %444 ]
  %449 = add nuw nsw i64 %392, 1
  %450 = icmp eq i64 %449, %359
  br i1 %450, label %374, label %390

451:                                              ; preds = %464, %386
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %19)
  br i1 %369, label %452, label %475

452:                                              ; preds = %451
  %453 = load i64, ptr %51, align 8
  %454 = icmp eq i64 %453, 0
  br i1 %454, label %455, label %475

455:                                              ; preds = %452
  %456 = getelementptr inbounds %struct.Problem, ptr %343, i64 0, i32 13
  %457 = load ptr, ptr %456, align 8
  %458 = load i64, ptr %344, align 8
  %459 = icmp sgt i64 %458, 0
  %460 = and i64 %458, 1
  %461 = icmp eq i64 %458, 1
  %462 = and i64 %458, -2
  %463 = icmp eq i64 %460, 0
  br label %469

464:                                              ; preds = %388, %464
  %465 = phi i64 [ %467, %464 ], [ %389, %388 ]
  %466 = getelementptr inbounds i32, ptr %362, i64 %465
  store i32 -1, ptr %466, align 4
  %467 = add nuw nsw i64 %465, 1
  %468 = icmp eq i64 %467, %376
  br i1 %468, label %451, label %464

469:                                              ; preds = %516, %455
  %470 = phi i64 [ 0, %455 ], [ %517, %516 ]
  %471 = getelementptr inbounds double, ptr %457, i64 %470
  %472 = load double, ptr %471, align 8
  %473 = getelementptr inbounds [1024 x double], ptr %19, i64 0, i64 %470
  store double %472, ptr %473, align 8
  br i1 %459, label %474, label %516

474:                                              ; preds = %469
  br i1 %461, label %507, label %519

475:                                              ; preds = %516, %452, %451
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %20)
  %476 = icmp sgt i64 %349, 0
  br i1 %476, label %477, label %541

477:                                              ; preds = %475
  %478 = load i64, ptr %51, align 8
  %479 = icmp eq i64 %478, 0
  %480 = icmp sgt i64 %375, 0
  %481 = getelementptr inbounds %struct.Table, ptr %348, i64 0, i32 1
  %482 = add nsw i64 %355, -1
  %483 = getelementptr inbounds %struct.Problem, ptr %343, i64 0, i32 3
  %484 = getelementptr inbounds %struct.Problem, ptr %343, i64 0, i32 11
  %485 = getelementptr inbounds %struct.Problem, ptr %343, i64 0, i32 12
  %486 = getelementptr inbounds %struct.Problem, ptr %343, i64 0, i32 6
  %487 = getelementptr inbounds %struct.Problem, ptr %343, i64 0, i32 17
  %488 = mul nsw i64 %359, %335
  %489 = getelementptr inbounds %struct.Goal, ptr %344, i64 0, i32 3
  %490 = icmp sgt i64 %350, 0
  %491 = getelementptr inbounds %struct.Problem, ptr %343, i64 0, i32 14
  %492 = getelementptr inbounds %struct.Problem, ptr %343, i64 0, i32 2
  %493 = getelementptr inbounds %struct.Problem, ptr %343, i64 0, i32 7
  %494 = getelementptr inbounds %struct.Problem, ptr %343, i64 0, i32 9
  %495 = getelementptr inbounds %struct.Problem, ptr %343, i64 0, i32 10
  %496 = getelementptr inbounds %struct.Problem, ptr %343, i64 0, i32 16
  %497 = getelementptr inbounds %struct.Problem, ptr %343, i64 0, i32 18
  %498 = getelementptr inbounds %struct.Problem, ptr %343, i64 0, i32 8
  %499 = getelementptr inbounds %struct.Problem, ptr %343, i64 0, i32 15
  %500 = getelementptr inbounds %struct.Problem, ptr %343, i64 0, i32 4
  %501 = getelementptr inbounds %struct.Goal, ptr %344, i64 0, i32 16
  %502 = icmp slt i64 %359, 1
  %503 = and i64 %375, 1
  %504 = icmp eq i64 %375, 1
  %505 = and i64 %375, -2
  %506 = icmp eq i64 %503, 0
  br label %553

507:                                              ; preds = %536, %474
  %508 = phi double [ %472, %474 ], [ %537, %536 ]
  %509 = phi i64 [ 0, %474 ], [ %538, %536 ]
  %510 = icmp eq i64 %509, %335
  %511 = select i1 %463, i1 true, i1 %510
  br i1 %511, label %516, label %512

512:                                              ; preds = %507
  %513 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 37, i64 %470, i64 %509
  %514 = load double, ptr %513, align 8
  %515 = fmul double %508, %514
  store double %515, ptr %473, align 8
  br label %516

516:                                              ; preds = %507, %512, %469
  %517 = add nuw nsw i64 %470, 1
  %518 = icmp eq i64 %517, %359
  br i1 %518, label %475, label %469

519:                                              ; preds = %474, %536
  %520 = phi double [ %537, %536 ], [ %472, %474 ]
  %521 = phi i64 [ %538, %536 ], [ 0, %474 ]
  %522 = phi i64 [ %539, %536 ], [ 0, %474 ]
  %523 = icmp eq i64 %521, %335
  br i1 %523, label %528, label %524

524:                                              ; preds = %519
  %525 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 37, i64 %470, i64 %521
  %526 = load double, ptr %525, align 8
  %527 = fmul double %520, %526
  store double %527, ptr %473, align 8
  br label %528

528:                                              ; preds = %524, %519
  %529 = phi double [ %520, %519 ], [ %527, %524 ]
  %530 = or i64 %521, 1
  %531 = icmp eq i64 %530, %335
  br i1 %531, label %536, label %532

532:                                              ; preds = %528
  %533 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 37, i64 %470, i64 %530
  %534 = load double, ptr %533, align 8
  %535 = fmul double %529, %534
  store double %535, ptr %473, align 8
  br label %536

536:                                              ; preds = %532, %528
  %537 = phi double [ %529, %528 ], [ %535, %532 ]
  %538 = add nuw nsw i64 %521, 2
  %539 = add i64 %522, 2
  %540 = icmp eq i64 %539, %462
  br i1 %540, label %507, label %519

541:                                              ; preds = %1409, %475
  %542 = phi i64 [ 0, %475 ], [ %1410, %1409 ]
  %543 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 17, i64 %335
  store i64 %542, ptr %543, align 8
  %544 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %335
  store i64 0, ptr %544, align 8
  %545 = load i64, ptr %343, align 8
  %546 = icmp sgt i64 %545, 0
  br i1 %546, label %547, label %1413

547:                                              ; preds = %541
  %548 = getelementptr inbounds %struct.Problem, ptr %343, i64 0, i32 6
  %549 = mul nsw i64 %359, %335
  %550 = sub i64 0, %542
  %551 = icmp sgt i64 %542, 0
  %552 = getelementptr inbounds %struct.Table, ptr %348, i64 0, i32 1
  br label %1441

553:                                              ; preds = %1409, %477
  %554 = phi i64 [ 0, %477 ], [ %1411, %1409 ]
  %555 = phi i64 [ 0, %477 ], [ %1410, %1409 ]
  %556 = sub i64 %349, %554
  %557 = tail call i64 @llvm.smin.i64(i64 %556, i64 128)
  %558 = sub i64 %349, %554
  %559 = tail call i64 @llvm.smin.i64(i64 %558, i64 128)
  %560 = sub i64 %349, %554
  %561 = tail call i64 @llvm.smin.i64(i64 %560, i64 128)
  %562 = sub i64 %349, %554
  %563 = tail call i64 @llvm.smin.i64(i64 %562, i64 128)
  %564 = sub i64 %349, %554
  %565 = tail call i64 @llvm.smin.i64(i64 %564, i64 128)
  %566 = sub i64 %349, %554
  %567 = tail call i64 @llvm.smin.i64(i64 %566, i64 128)
  %568 = sub i64 %349, %554
  %569 = tail call i64 @llvm.smin.i64(i64 %568, i64 128)
  %570 = sub i64 %349, %554
  %571 = tail call i64 @llvm.smin.i64(i64 %570, i64 128)
  %572 = sub i64 %349, %554
  %573 = tail call i64 @llvm.smin.i64(i64 %572, i64 128)
  %574 = sub i64 %349, %554
  %575 = tail call i64 @llvm.smin.i64(i64 %574, i64 128)
  %576 = sub i64 %349, %554
  %577 = tail call i64 @llvm.smin.i64(i64 %576, i64 128)
  %578 = sub i64 %349, %554
  %579 = tail call i64 @llvm.smin.i64(i64 %578, i64 128)
  %580 = getelementptr inbounds i32, ptr %364, i64 %554
  store i32 -1, ptr %580, align 4
  %581 = and i64 %554, 127
  %582 = icmp eq i64 %581, 0
  %583 = select i1 %479, i1 %582, i1 false
  br i1 %583, label %584, label %1279

584:                                              ; preds = %553
  %585 = sub nsw i64 %349, %554
  %586 = tail call i64 @llvm.smin.i64(i64 %585, i64 128)
  call void @llvm.lifetime.start.p0(i64 65536, ptr nonnull %12)
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %13)
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %14)
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %15)
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %16)
  %587 = icmp sgt i64 %585, 0
  br i1 %587, label %588, label %602

588:                                              ; preds = %584
  %589 = icmp ult i64 %559, 8
  br i1 %589, label %600, label %590

590:                                              ; preds = %588
  %591 = and i64 %559, -8
  br label %592

592:                                              ; preds = %592, %590
  %593 = phi i64 [ 0, %590 ], [ %596, %592 ]
  %594 = getelementptr inbounds i32, ptr %20, i64 %593
  store <4 x i32> <i32 1, i32 1, i32 1, i32 1>, ptr %594, align 16
  %595 = getelementptr inbounds i32, ptr %594, i64 4
  store <4 x i32> <i32 1, i32 1, i32 1, i32 1>, ptr %595, align 16
  %596 = add nuw i64 %593, 8
  %597 = icmp eq i64 %596, %591
  br i1 %597, label %598, label %592

598:                                              ; preds = %592
  %599 = icmp eq i64 %559, %591
  br i1 %599, label %602, label %600

600:                                              ; preds = %588, %598
  %601 = phi i64 [ 0, %588 ], [ %591, %598 ]
  br label %619

602:                                              ; preds = %619, %598, %584
  %603 = load i64, ptr %483, align 8
  %604 = icmp sgt i64 %603, 0
  br i1 %604, label %605, label %638

605:                                              ; preds = %602
  %606 = load ptr, ptr %484, align 8
  %607 = icmp ult i64 %561, 4
  %608 = and i64 %561, -4
  %609 = icmp eq i64 %561, %608
  %610 = icmp ult i64 %563, 4
  %611 = and i64 %563, -4
  %612 = icmp eq i64 %563, %611
  %613 = icmp ult i64 %565, 4
  %614 = and i64 %565, -4
  %615 = icmp eq i64 %565, %614
  %616 = icmp ult i64 %567, 4
  %617 = and i64 %567, -4
  %618 = icmp eq i64 %567, %617
  br label %626

619:                                              ; preds = %600, %619
  %620 = phi i64 [ %622, %619 ], [ %601, %600 ]
  %621 = getelementptr inbounds i32, ptr %20, i64 %620
  store i32 1, ptr %621, align 4
  %622 = add nuw nsw i64 %620, 1
  %623 = icmp eq i64 %622, %586
  br i1 %623, label %602, label %619

624:                                              ; preds = %782, %688, %660
  %625 = icmp eq i64 %648, %603
  br i1 %625, label %638, label %626

626:                                              ; preds = %624, %605
  %627 = phi i64 [ 0, %605 ], [ %648, %624 ]
  br i1 %587, label %628, label %645

628:                                              ; preds = %626
  br i1 %607, label %636, label %629

629:                                              ; preds = %628, %629
  %630 = phi i64 [ %633, %629 ], [ 0, %628 ]
  %631 = getelementptr inbounds [128 x double], ptr %13, i64 0, i64 %630
  store <2 x double> zeroinitializer, ptr %631, align 16
  %632 = getelementptr inbounds double, ptr %631, i64 2
  store <2 x double> zeroinitializer, ptr %632, align 16
  %633 = add nuw i64 %630, 4
  %634 = icmp eq i64 %633, %608
  br i1 %634, label %635, label %629

635:                                              ; preds = %629
  br i1 %609, label %645, label %636

636:                                              ; preds = %628, %635
  %637 = phi i64 [ 0, %628 ], [ %608, %635 ]
  br label %655

638:                                              ; preds = %624, %602
  %639 = load i64, ptr %489, align 8
  %640 = icmp sgt i64 %639, 0
  br i1 %640, label %641, label %805

641:                                              ; preds = %638
  %642 = icmp ult i64 %569, 4
  %643 = and i64 %569, -4
  %644 = icmp eq i64 %569, %643
  br label %793

645:                                              ; preds = %655, %635, %626
  %646 = getelementptr inbounds i64, ptr %606, i64 %627
  %647 = load i64, ptr %646, align 8
  %648 = add nuw nsw i64 %627, 1
  %649 = getelementptr inbounds i64, ptr %606, i64 %648
  %650 = load i64, ptr %649, align 8
  %651 = icmp slt i64 %647, %650
  br i1 %651, label %652, label %660

652:                                              ; preds = %645
  %653 = load ptr, ptr %485, align 8
  %654 = load ptr, ptr %486, align 8
  br label %691

655:                                              ; preds = %636, %655
  %656 = phi i64 [ %658, %655 ], [ %637, %636 ]
  %657 = getelementptr inbounds [128 x double], ptr %13, i64 0, i64 %656
  store double 0.000000e+00, ptr %657, align 8
  %658 = add nuw nsw i64 %656, 1
  %659 = icmp eq i64 %658, %586
  br i1 %659, label %645, label %655

660:                                              ; preds = %779, %645
  br i1 %587, label %661, label %624

661:                                              ; preds = %660
  %662 = load ptr, ptr %487, align 8
  %663 = getelementptr inbounds double, ptr %662, i64 %627
  %664 = load double, ptr %663, align 8
  br i1 %616, label %689, label %665

665:                                              ; preds = %661
  %666 = insertelement <2 x double> poison, double %664, i64 0
  %667 = shufflevector <2 x double> %666, <2 x double> poison, <2 x i32> zeroinitializer
  %668 = insertelement <2 x double> poison, double %664, i64 0
  %669 = shufflevector <2 x double> %668, <2 x double> poison, <2 x i32> zeroinitializer
  br label %670

670:                                              ; preds = %670, %665
  %671 = phi i64 [ 0, %665 ], [ %686, %670 ]
  %672 = getelementptr inbounds [128 x double], ptr %13, i64 0, i64 %671
  %673 = load <2 x double>, ptr %672, align 16
  %674 = getelementptr inbounds double, ptr %672, i64 2
  %675 = load <2 x double>, ptr %674, align 16
  %676 = fcmp ole <2 x double> %673, %667
  %677 = fcmp ole <2 x double> %675, %669
  %678 = zext <2 x i1> %676 to <2 x i32>
  %679 = zext <2 x i1> %677 to <2 x i32>
  %680 = getelementptr inbounds i32, ptr %20, i64 %671
  %681 = load <2 x i32>, ptr %680, align 16
  %682 = getelementptr inbounds i32, ptr %680, i64 2
  %683 = load <2 x i32>, ptr %682, align 8
  %684 = and <2 x i32> %681, %678
  %685 = and <2 x i32> %683, %679
  store <2 x i32> %684, ptr %680, align 16
  store <2 x i32> %685, ptr %682, align 8
  %686 = add nuw i64 %671, 4
  %687 = icmp eq i64 %686, %617
  br i1 %687, label %688, label %670

688:                                              ; preds = %670
  br i1 %618, label %624, label %689

689:                                              ; preds = %661, %688
  %690 = phi i64 [ 0, %661 ], [ %617, %688 ]
  br label %782

691:                                              ; preds = %779, %652
  %692 = phi i64 [ %647, %652 ], [ %780, %779 ]
  %693 = getelementptr inbounds i64, ptr %653, i64 %692
  %694 = load i64, ptr %693, align 8
  %695 = add nsw i64 %694, %488
  %696 = getelementptr inbounds i64, ptr %654, i64 %695
  %697 = load i64, ptr %696, align 8
  %698 = icmp eq i64 %697, 0
  br i1 %698, label %699, label %702

699:                                              ; preds = %691
  %700 = getelementptr inbounds double, ptr %19, i64 %694
  %701 = load double, ptr %700, align 8
  br label %740

702:                                              ; preds = %691
  %703 = load ptr, ptr %345, align 8
  %704 = getelementptr inbounds ptr, ptr %703, i64 %335
  %705 = load ptr, ptr %704, align 8
  %706 = getelementptr inbounds %struct.Table, ptr %705, i64 0, i32 1
  %707 = load ptr, ptr %706, align 8
  %708 = getelementptr inbounds ptr, ptr %707, i64 %697
  %709 = load ptr, ptr %708, align 8
  %710 = getelementptr inbounds double, ptr %19, i64 %694
  %711 = load double, ptr %710, align 8
  %712 = icmp eq ptr %709, null
  br i1 %712, label %740, label %713

713:                                              ; preds = %702
  br i1 %587, label %714, label %779

714:                                              ; preds = %713
  br i1 %610, label %738, label %715

715:                                              ; preds = %714
  %716 = insertelement <2 x double> poison, double %711, i64 0
  %717 = shufflevector <2 x double> %716, <2 x double> poison, <2 x i32> zeroinitializer
  %718 = insertelement <2 x double> poison, double %711, i64 0
  %719 = shufflevector <2 x double> %718, <2 x double> poison, <2 x i32> zeroinitializer
  br label %720

720:                                              ; preds = %720, %715
  %721 = phi i64 [ 0, %715 ], [ %735, %720 ]
  %722 = add nuw nsw i64 %721, %554
  %723 = getelementptr inbounds double, ptr %709, i64 %722
  %724 = load <2 x double>, ptr %723, align 8
  %725 = getelementptr inbounds double, ptr %723, i64 2
  %726 = load <2 x double>, ptr %725, align 8
  %727 = fmul <2 x double> %717, %724
  %728 = fmul <2 x double> %719, %726
  %729 = getelementptr inbounds [128 x double], ptr %13, i64 0, i64 %721
  %730 = load <2 x double>, ptr %729, align 16
  %731 = getelementptr inbounds double, ptr %729, i64 2
  %732 = load <2 x double>, ptr %731, align 16
  %733 = fadd <2 x double> %730, %727
  %734 = fadd <2 x double> %732, %728
  store <2 x double> %733, ptr %729, align 16
  store <2 x double> %734, ptr %731, align 16
  %735 = add nuw i64 %721, 4
  %736 = icmp eq i64 %735, %611
  br i1 %736, label %737, label %720

737:                                              ; preds = %720
  br i1 %612, label %779, label %738

738:                                              ; preds = %714, %737
  %739 = phi i64 [ 0, %714 ], [ %611, %737 ]
  br label %761

740:                                              ; preds = %702, %699
  %741 = phi double [ %701, %699 ], [ %711, %702 ]
  br i1 %587, label %742, label %779

742:                                              ; preds = %740
  br i1 %613, label %759, label %743

743:                                              ; preds = %742
  %744 = insertelement <2 x double> poison, double %741, i64 0
  %745 = shufflevector <2 x double> %744, <2 x double> poison, <2 x i32> zeroinitializer
  %746 = insertelement <2 x double> poison, double %741, i64 0
  %747 = shufflevector <2 x double> %746, <2 x double> poison, <2 x i32> zeroinitializer
  br label %748

748:                                              ; preds = %748, %743
  %749 = phi i64 [ 0, %743 ], [ %756, %748 ]
  %750 = getelementptr inbounds [128 x double], ptr %13, i64 0, i64 %749
  %751 = load <2 x double>, ptr %750, align 16
  %752 = getelementptr inbounds double, ptr %750, i64 2
  %753 = load <2 x double>, ptr %752, align 16
  %754 = fadd <2 x double> %745, %751
  %755 = fadd <2 x double> %747, %753
  store <2 x double> %754, ptr %750, align 16
  store <2 x double> %755, ptr %752, align 16
  %756 = add nuw i64 %749, 4
  %757 = icmp eq i64 %756, %614
  br i1 %757, label %758, label %748

758:                                              ; preds = %748
  br i1 %615, label %779, label %759

759:                                              ; preds = %742, %758
  %760 = phi i64 [ 0, %742 ], [ %614, %758 ]
  br label %772

761:                                              ; preds = %738, %761
  %762 = phi i64 [ %770, %761 ], [ %739, %738 ]
  %763 = add nuw nsw i64 %762, %554
  %764 = getelementptr inbounds double, ptr %709, i64 %763
  %765 = load double, ptr %764, align 8
  %766 = fmul double %711, %765
  %767 = getelementptr inbounds [128 x double], ptr %13, i64 0, i64 %762
  %768 = load double, ptr %767, align 8
  %769 = fadd double %768, %766
  store double %769, ptr %767, align 8
  %770 = add nuw nsw i64 %762, 1
  %771 = icmp eq i64 %770, %586
  br i1 %771, label %779, label %761

772:                                              ; preds = %759, %772
  %773 = phi i64 [ %777, %772 ], [ %760, %759 ]
  %774 = getelementptr inbounds [128 x double], ptr %13, i64 0, i64 %773
  %775 = load double, ptr %774, align 8
  %776 = fadd double %741, %775
  store double %776, ptr %774, align 8
  %777 = add nuw nsw i64 %773, 1
  %778 = icmp eq i64 %777, %586
  br i1 %778, label %779, label %772

779:                                              ; preds = %761, %772, %737, %758, %740, %713
  %780 = add nsw i64 %692, 1
  %781 = icmp eq i64 %780, %650
  br i1 %781, label %660, label %691

782:                                              ; preds = %689, %782
  %783 = phi i64 [ %791, %782 ], [ %690, %689 ]
  %784 = getelementptr inbounds [128 x double], ptr %13, i64 0, i64 %783
  %785 = load double, ptr %784, align 8
  %786 = fcmp ole double %785, %664
  %787 = zext i1 %786 to i32
  %788 = getelementptr inbounds i32, ptr %20, i64 %783
  %789 = load i32, ptr %788, align 4
  %790 = and i32 %789, %787
  store i32 %790, ptr %788, align 4
  %791 = add nuw nsw i64 %783, 1
  %792 = icmp eq i64 %791, %586
  br i1 %792, label %624, label %782

793:                                              ; preds = %641, %816
  %794 = phi i64 [ %817, %816 ], [ 0, %641 ]
  br i1 %587, label %795, label %816

795:                                              ; preds = %793
  br i1 %642, label %803, label %796

796:                                              ; preds = %795, %796
  %797 = phi i64 [ %800, %796 ], [ 0, %795 ]
  %798 = getelementptr inbounds [64 x [128 x double]], ptr %12, i64 0, i64 %794, i64 %797
  store <2 x double> zeroinitializer, ptr %798, align 16
  %799 = getelementptr inbounds double, ptr %798, i64 2
  store <2 x double> zeroinitializer, ptr %799, align 16
  %800 = add nuw i64 %797, 4
  %801 = icmp eq i64 %800, %643
  br i1 %801, label %802, label %796

802:                                              ; preds = %796
  br i1 %644, label %816, label %803

803:                                              ; preds = %795, %802
  %804 = phi i64 [ 0, %795 ], [ %643, %802 ]
  br label %819

805:                                              ; preds = %816, %638
  br i1 %490, label %806, label %824

806:                                              ; preds = %805
  %807 = load ptr, ptr %486, align 8
  %808 = icmp slt i64 %586, 1
  %809 = and i64 %557, 1
  %810 = icmp eq i64 %557, 1
  %811 = and i64 %557, -2
  %812 = icmp eq i64 %809, 0
  %813 = icmp ult i64 %571, 4
  %814 = and i64 %571, -4
  %815 = icmp eq i64 %571, %814
  br label %841

816:                                              ; preds = %819, %802, %793
  %817 = add nuw nsw i64 %794, 1
  %818 = icmp eq i64 %817, %639
  br i1 %818, label %805, label %793

819:                                              ; preds = %803, %819
  %820 = phi i64 [ %822, %819 ], [ %804, %803 ]
  %821 = getelementptr inbounds [64 x [128 x double]], ptr %12, i64 0, i64 %794, i64 %820
  store double 0.000000e+00, ptr %821, align 8
  %822 = add nuw nsw i64 %820, 1
  %823 = icmp eq i64 %822, %586
  br i1 %823, label %816, label %819

824:                                              ; preds = %898, %805
  %825 = load i64, ptr %492, align 8
  %826 = icmp sgt i64 %825, 0
  br i1 %826, label %827, label %947

827:                                              ; preds = %824
  %828 = load ptr, ptr %493, align 8
  %829 = icmp ult i64 %573, 4
  %830 = and i64 %573, -4
  %831 = icmp eq i64 %573, %830
  %832 = icmp ult i64 %575, 4
  %833 = and i64 %575, -4
  %834 = icmp eq i64 %575, %833
  %835 = icmp ult i64 %577, 4
  %836 = and i64 %577, -4
  %837 = icmp eq i64 %577, %836
  %838 = icmp ult i64 %579, 4
  %839 = and i64 %579, -4
  %840 = icmp eq i64 %579, %839
  br label %975

841:                                              ; preds = %898, %806
  %842 = phi i64 [ 0, %806 ], [ %899, %898 ]
  %843 = add nsw i64 %842, %488
  %844 = getelementptr inbounds i64, ptr %807, i64 %843
  %845 = load i64, ptr %844, align 8
  %846 = icmp eq i64 %845, 0
  br i1 %846, label %855, label %847

847:                                              ; preds = %841
  %848 = load ptr, ptr %345, align 8
  %849 = getelementptr inbounds ptr, ptr %848, i64 %335
  %850 = load ptr, ptr %849, align 8
  %851 = getelementptr inbounds %struct.Table, ptr %850, i64 0, i32 1
  %852 = load ptr, ptr %851, align 8
  %853 = getelementptr inbounds ptr, ptr %852, i64 %845
  %854 = load ptr, ptr %853, align 8
  br label %855

855:                                              ; preds = %847, %841
  %856 = phi ptr [ %854, %847 ], [ null, %841 ]
  %857 = getelementptr inbounds double, ptr %19, i64 %842
  %858 = load double, ptr %857, align 8
  br i1 %587, label %859, label %872

859:                                              ; preds = %855
  %860 = icmp eq ptr %856, null
  br i1 %810, label %861, label %875

861:                                              ; preds = %892, %859
  %862 = phi i64 [ 0, %859 ], [ %895, %892 ]
  br i1 %812, label %872, label %863

863:                                              ; preds = %861
  br i1 %860, label %869, label %864

864:                                              ; preds = %863
  %865 = add nuw nsw i64 %862, %554
  %866 = getelementptr inbounds double, ptr %856, i64 %865
  %867 = load double, ptr %866, align 8
  %868 = fmul double %858, %867
  br label %869

869:                                              ; preds = %864, %863
  %870 = phi double [ %868, %864 ], [ %858, %863 ]
  %871 = getelementptr inbounds [128 x double], ptr %16, i64 0, i64 %862
  store double %870, ptr %871, align 8
  br label %872

872:                                              ; preds = %869, %861, %855
  br i1 %640, label %873, label %898

873:                                              ; preds = %872
  %874 = load ptr, ptr %491, align 8
  br label %901

875:                                              ; preds = %859, %892
  %876 = phi i64 [ %895, %892 ], [ 0, %859 ]
  %877 = phi i64 [ %896, %892 ], [ 0, %859 ]
  br i1 %860, label %883, label %878

878:                                              ; preds = %875
  %879 = add nuw nsw i64 %876, %554
  %880 = getelementptr inbounds double, ptr %856, i64 %879
  %881 = load double, ptr %880, align 8
  %882 = fmul double %858, %881
  br label %883

883:                                              ; preds = %878, %875
  %884 = phi double [ %882, %878 ], [ %858, %875 ]
  %885 = getelementptr inbounds [128 x double], ptr %16, i64 0, i64 %876
  store double %884, ptr %885, align 16
  %886 = or i64 %876, 1
  br i1 %860, label %892, label %887

887:                                              ; preds = %883
  %888 = add nuw nsw i64 %886, %554
  %889 = getelementptr inbounds double, ptr %856, i64 %888
  %890 = load double, ptr %889, align 8
  %891 = fmul double %858, %890
  br label %892

892:                                              ; preds = %887, %883
  %893 = phi double [ %891, %887 ], [ %858, %883 ]
  %894 = getelementptr inbounds [128 x double], ptr %16, i64 0, i64 %886
  store double %893, ptr %894, align 8
  %895 = add nuw nsw i64 %876, 2
  %896 = add i64 %877, 2
  %897 = icmp eq i64 %896, %811
  br i1 %897, label %861, label %875

898:                                              ; preds = %944, %872
  %899 = add nuw nsw i64 %842, 1
  %900 = icmp eq i64 %899, %350
  br i1 %900, label %824, label %841

901:                                              ; preds = %944, %873
  %902 = phi i64 [ 0, %873 ], [ %945, %944 ]
  %903 = mul nsw i64 %902, %350
  %904 = add nsw i64 %903, %842
  %905 = getelementptr inbounds double, ptr %874, i64 %904
  %906 = load double, ptr %905, align 8
  %907 = fcmp oeq double %906, 0.000000e+00
  %908 = or i1 %808, %907
  br i1 %908, label %944, label %909

909:                                              ; preds = %901
  br i1 %813, label %932, label %910

910:                                              ; preds = %909
  %911 = insertelement <2 x double> poison, double %906, i64 0
  %912 = shufflevector <2 x double> %911, <2 x double> poison, <2 x i32> zeroinitializer
  %913 = insertelement <2 x double> poison, double %906, i64 0
  %914 = shufflevector <2 x double> %913, <2 x double> poison, <2 x i32> zeroinitializer
  br label %915

915:                                              ; preds = %915, %910
  %916 = phi i64 [ 0, %910 ], [ %929, %915 ]
  %917 = getelementptr inbounds [128 x double], ptr %16, i64 0, i64 %916
  %918 = load <2 x double>, ptr %917, align 16
  %919 = getelementptr inbounds double, ptr %917, i64 2
  %920 = load <2 x double>, ptr %919, align 16
  %921 = fmul <2 x double> %912, %918
  %922 = fmul <2 x double> %914, %920
  %923 = getelementptr inbounds [64 x [128 x double]], ptr %12, i64 0, i64 %902, i64 %916
  %924 = load <2 x double>, ptr %923, align 16
  %925 = getelementptr inbounds double, ptr %923, i64 2
  %926 = load <2 x double>, ptr %925, align 16
  %927 = fadd <2 x double> %924, %921
  %928 = fadd <2 x double> %926, %922
  store <2 x double> %927, ptr %923, align 16
  store <2 x double> %928, ptr %925, align 16
  %929 = add nuw i64 %916, 4
  %930 = icmp eq i64 %929, %814
  br i1 %930, label %931, label %915

931:                                              ; preds = %915
  br i1 %815, label %944, label %932

932:                                              ; preds = %909, %931
  %933 = phi i64 [ 0, %909 ], [ %814, %931 ]
  br label %934

934:                                              ; preds = %932, %934
  %935 = phi i64 [ %942, %934 ], [ %933, %932 ]
  %936 = getelementptr inbounds [128 x double], ptr %16, i64 0, i64 %935
  %937 = load double, ptr %936, align 8
  %938 = fmul double %906, %937
  %939 = getelementptr inbounds [64 x [128 x double]], ptr %12, i64 0, i64 %902, i64 %935
  %940 = load double, ptr %939, align 8
  %941 = fadd double %940, %938
  store double %941, ptr %939, align 8
  %942 = add nuw nsw i64 %935, 1
  %943 = icmp eq i64 %942, %586
  br i1 %943, label %944, label %934

944:                                              ; preds = %934, %931, %901
  %945 = add nuw nsw i64 %902, 1
  %946 = icmp eq i64 %945, %639
  br i1 %946, label %898, label %901

947:                                              ; preds = %1222, %824
  %948 = load i64, ptr %500, align 8
  %949 = load ptr, ptr %486, align 8
  %950 = add nsw i64 %948, %488
  %951 = getelementptr inbounds i64, ptr %949, i64 %950
  %952 = load i64, ptr %951, align 8
  %953 = icmp eq i64 %952, 0
  br i1 %953, label %962, label %954

954:                                              ; preds = %947
  %955 = load ptr, ptr %345, align 8
  %956 = getelementptr inbounds ptr, ptr %955, i64 %335
  %957 = load ptr, ptr %956, align 8
  %958 = getelementptr inbounds %struct.Table, ptr %957, i64 0, i32 1
  %959 = load ptr, ptr %958, align 8
  %960 = getelementptr inbounds ptr, ptr %959, i64 %952
  %961 = load ptr, ptr %960, align 8
  br label %962

962:                                              ; preds = %954, %947
  %963 = phi ptr [ %961, %954 ], [ null, %947 ]
  %964 = load ptr, ptr %23, align 8
  %965 = load double, ptr %964, align 8
  %966 = load double, ptr %501, align 8
  %967 = fsub double 1.000000e+00, %966
  %968 = fmul double %965, %967
  br i1 %587, label %969, label %1278

969:                                              ; preds = %962
  %970 = icmp eq ptr %963, null
  %971 = getelementptr inbounds double, ptr %19, i64 %948
  %972 = icmp ult i64 %639, 4
  %973 = and i64 %639, -4
  %974 = icmp eq i64 %639, %973
  br label %1225

975:                                              ; preds = %1222, %827
  %976 = phi i64 [ 0, %827 ], [ %1223, %1222 ]
  %977 = getelementptr inbounds i64, ptr %828, i64 %976
  %978 = load i64, ptr %977, align 8
  %979 = icmp slt i64 %978, %639
  br i1 %979, label %982, label %980

980:                                              ; preds = %975
  %981 = add nuw nsw i64 %976, 1
  br label %1222

982:                                              ; preds = %975
  br i1 %587, label %983, label %995

983:                                              ; preds = %982
  br i1 %829, label %993, label %984

984:                                              ; preds = %983, %984
  %985 = phi i64 [ %990, %984 ], [ 0, %983 ]
  %986 = getelementptr inbounds [128 x double], ptr %14, i64 0, i64 %985
  store <2 x double> <double 1.000000e+00, double 1.000000e+00>, ptr %986, align 16
  %987 = getelementptr inbounds double, ptr %986, i64 2
  store <2 x double> <double 1.000000e+00, double 1.000000e+00>, ptr %987, align 16
  %988 = getelementptr inbounds [128 x double], ptr %15, i64 0, i64 %985
  store <2 x double> zeroinitializer, ptr %988, align 16
  %989 = getelementptr inbounds double, ptr %988, i64 2
  store <2 x double> zeroinitializer, ptr %989, align 16
  %990 = add nuw i64 %985, 4
  %991 = icmp eq i64 %990, %830
  br i1 %991, label %992, label %984

992:                                              ; preds = %984
  br i1 %831, label %995, label %993

993:                                              ; preds = %983, %992
  %994 = phi i64 [ 0, %983 ], [ %830, %992 ]
  br label %1009

995:                                              ; preds = %1009, %992, %982
  %996 = load ptr, ptr %494, align 8
  %997 = getelementptr inbounds i64, ptr %996, i64 %976
  %998 = load i64, ptr %997, align 8
  %999 = add nuw nsw i64 %976, 1
  %1000 = getelementptr inbounds i64, ptr %996, i64 %999
  %1001 = load i64, ptr %1000, align 8
  %1002 = icmp slt i64 %998, %1001
  br i1 %1002, label %1003, label %1015

1003:                                             ; preds = %995
  %1004 = load ptr, ptr %495, align 8
  %1005 = load ptr, ptr %486, align 8
  %1006 = load ptr, ptr %496, align 8
  %1007 = load i64, ptr %344, align 8
  %1008 = icmp sgt i64 %1007, 0
  br label %1045

1009:                                             ; preds = %993, %1009
  %1010 = phi i64 [ %1013, %1009 ], [ %994, %993 ]
  %1011 = getelementptr inbounds [128 x double], ptr %14, i64 0, i64 %1010
  store double 1.000000e+00, ptr %1011, align 8
  %1012 = getelementptr inbounds [128 x double], ptr %15, i64 0, i64 %1010
  store double 0.000000e+00, ptr %1012, align 8
  %1013 = add nuw nsw i64 %1010, 1
  %1014 = icmp eq i64 %1013, %586
  br i1 %1014, label %995, label %1009

1015:                                             ; preds = %1162, %995
  br i1 %587, label %1016, label %1165

1016:                                             ; preds = %1015
  %1017 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %976
  %1018 = load double, ptr %1017, align 8
  br i1 %838, label %1043, label %1019

1019:                                             ; preds = %1016
  %1020 = insertelement <2 x double> poison, double %1018, i64 0
  %1021 = shufflevector <2 x double> %1020, <2 x double> poison, <2 x i32> zeroinitializer
  %1022 = insertelement <2 x double> poison, double %1018, i64 0
  %1023 = shufflevector <2 x double> %1022, <2 x double> poison, <2 x i32> zeroinitializer
  br label %1024

1024:                                             ; preds = %1024, %1019
  %1025 = phi i64 [ 0, %1019 ], [ %1040, %1024 ]
  %1026 = getelementptr inbounds [128 x double], ptr %15, i64 0, i64 %1025
  %1027 = load <2 x double>, ptr %1026, align 16
  %1028 = getelementptr inbounds double, ptr %1026, i64 2
  %1029 = load <2 x double>, ptr %1028, align 16
  %1030 = fcmp olt <2 x double> %1027, %1021
  %1031 = fcmp olt <2 x double> %1029, %1023
  %1032 = select <2 x i1> %1030, <2 x double> %1027, <2 x double> %1021
  %1033 = select <2 x i1> %1031, <2 x double> %1029, <2 x double> %1023
  %1034 = getelementptr inbounds [128 x double], ptr %14, i64 0, i64 %1025
  %1035 = load <2 x double>, ptr %1034, align 16
  %1036 = getelementptr inbounds double, ptr %1034, i64 2
  %1037 = load <2 x double>, ptr %1036, align 16
  %1038 = fsub <2 x double> %1035, %1032
  %1039 = fsub <2 x double> %1037, %1033
  store <2 x double> %1038, ptr %1034, align 16
  store <2 x double> %1039, ptr %1036, align 16
  %1040 = add nuw i64 %1025, 4
  %1041 = icmp eq i64 %1040, %839
  br i1 %1041, label %1042, label %1024

1042:                                             ; preds = %1024
  br i1 %840, label %1165, label %1043

1043:                                             ; preds = %1016, %1042
  %1044 = phi i64 [ 0, %1016 ], [ %839, %1042 ]
  br label %1192

1045:                                             ; preds = %1162, %1003
  %1046 = phi i64 [ %998, %1003 ], [ %1163, %1162 ]
  %1047 = getelementptr inbounds i64, ptr %1004, i64 %1046
  %1048 = load i64, ptr %1047, align 8
  %1049 = add nsw i64 %1048, %350
  %1050 = add nsw i64 %1049, %488
  %1051 = getelementptr inbounds i64, ptr %1005, i64 %1050
  %1052 = load i64, ptr %1051, align 8
  %1053 = icmp eq i64 %1052, 0
  br i1 %1053, label %1062, label %1054

1054:                                             ; preds = %1045
  %1055 = load ptr, ptr %345, align 8
  %1056 = getelementptr inbounds ptr, ptr %1055, i64 %335
  %1057 = load ptr, ptr %1056, align 8
  %1058 = getelementptr inbounds %struct.Table, ptr %1057, i64 0, i32 1
  %1059 = load ptr, ptr %1058, align 8
  %1060 = getelementptr inbounds ptr, ptr %1059, i64 %1052
  %1061 = load ptr, ptr %1060, align 8
  br label %1062

1062:                                             ; preds = %1054, %1045
  %1063 = phi ptr [ %1061, %1054 ], [ null, %1045 ]
  %1064 = getelementptr inbounds double, ptr %1006, i64 %1046
  %1065 = load double, ptr %1064, align 8
  %1066 = getelementptr inbounds double, ptr %19, i64 %1049
  %1067 = load double, ptr %1066, align 8
  %1068 = fmul double %1065, %1067
  br i1 %1008, label %1071, label %1069

1069:                                             ; preds = %1062
  %1070 = fneg double %1068
  br label %1093

1071:                                             ; preds = %1062
  %1072 = load ptr, ptr %497, align 8
  %1073 = mul nsw i64 %1048, %1007
  %1074 = getelementptr inbounds double, ptr %1072, i64 %1073
  %1075 = load double, ptr %1074, align 8
  %1076 = fcmp ogt double %1075, 0.000000e+00
  br i1 %1076, label %1092, label %1077

1077:                                             ; preds = %1071, %1083
  %1078 = phi i64 [ %1079, %1083 ], [ 0, %1071 ]
  %1079 = add nuw nsw i64 %1078, 1
  %1080 = icmp eq i64 %1079, %1007
  br i1 %1080, label %1081, label %1083

1081:                                             ; preds = %1077
  %1082 = fneg double %1068
  br label %1093

1083:                                             ; preds = %1077
  %1084 = add nsw i64 %1079, %1073
  %1085 = getelementptr inbounds double, ptr %1072, i64 %1084
  %1086 = load double, ptr %1085, align 8
  %1087 = fcmp ogt double %1086, 0.000000e+00
  br i1 %1087, label %1088, label %1077

1088:                                             ; preds = %1083
  %1089 = icmp slt i64 %1079, %1007
  %1090 = freeze i1 %1089
  %1091 = fneg double %1068
  br i1 %1090, label %1092, label %1093

1092:                                             ; preds = %1088, %1071
  br label %1093

1093:                                             ; preds = %1092, %1088, %1081, %1069
  %1094 = phi double [ %1068, %1092 ], [ %1070, %1069 ], [ %1091, %1088 ], [ %1082, %1081 ]
  %1095 = phi ptr [ %15, %1092 ], [ %14, %1069 ], [ %14, %1088 ], [ %14, %1081 ]
  %1096 = icmp eq ptr %1063, null
  br i1 %1096, label %1124, label %1097

1097:                                             ; preds = %1093
  br i1 %587, label %1098, label %1162

1098:                                             ; preds = %1097
  br i1 %832, label %1122, label %1099

1099:                                             ; preds = %1098
  %1100 = insertelement <2 x double> poison, double %1094, i64 0
  %1101 = shufflevector <2 x double> %1100, <2 x double> poison, <2 x i32> zeroinitializer
  %1102 = insertelement <2 x double> poison, double %1094, i64 0
  %1103 = shufflevector <2 x double> %1102, <2 x double> poison, <2 x i32> zeroinitializer
  br label %1104

1104:                                             ; preds = %1104, %1099
  %1105 = phi i64 [ 0, %1099 ], [ %1119, %1104 ]
  %1106 = add nuw nsw i64 %1105, %554
  %1107 = getelementptr inbounds double, ptr %1063, i64 %1106
  %1108 = load <2 x double>, ptr %1107, align 8
  %1109 = getelementptr inbounds double, ptr %1107, i64 2
  %1110 = load <2 x double>, ptr %1109, align 8
  %1111 = fmul <2 x double> %1101, %1108
  %1112 = fmul <2 x double> %1103, %1110
  %1113 = getelementptr inbounds double, ptr %1095, i64 %1105
  %1114 = load <2 x double>, ptr %1113, align 16
  %1115 = getelementptr inbounds double, ptr %1113, i64 2
  %1116 = load <2 x double>, ptr %1115, align 16
  %1117 = fadd <2 x double> %1114, %1111
  %1118 = fadd <2 x double> %1116, %1112
  store <2 x double> %1117, ptr %1113, align 16
  store <2 x double> %1118, ptr %1115, align 16
  %1119 = add nuw i64 %1105, 4
  %1120 = icmp eq i64 %1119, %833
  br i1 %1120, label %1121, label %1104

1121:                                             ; preds = %1104
  br i1 %834, label %1162, label %1122

1122:                                             ; preds = %1098, %1121
  %1123 = phi i64 [ 0, %1098 ], [ %833, %1121 ]
  br label %1144

1124:                                             ; preds = %1093
  br i1 %587, label %1125, label %1162

1125:                                             ; preds = %1124
  br i1 %835, label %1142, label %1126

1126:                                             ; preds = %1125
  %1127 = insertelement <2 x double> poison, double %1094, i64 0
  %1128 = shufflevector <2 x double> %1127, <2 x double> poison, <2 x i32> zeroinitializer
  %1129 = insertelement <2 x double> poison, double %1094, i64 0
  %1130 = shufflevector <2 x double> %1129, <2 x double> poison, <2 x i32> zeroinitializer
  br label %1131

1131:                                             ; preds = %1131, %1126
  %1132 = phi i64 [ 0, %1126 ], [ %1139, %1131 ]
  %1133 = getelementptr inbounds double, ptr %1095, i64 %1132
  %1134 = load <2 x double>, ptr %1133, align 16
  %1135 = getelementptr inbounds double, ptr %1133, i64 2
  %1136 = load <2 x double>, ptr %1135, align 16
  %1137 = fadd <2 x double> %1128, %1134
  %1138 = fadd <2 x double> %1130, %1136
  store <2 x double> %1137, ptr %1133, align 16
  store <2 x double> %1138, ptr %1135, align 16
  %1139 = add nuw i64 %1132, 4
  %1140 = icmp eq i64 %1139, %836
  br i1 %1140, label %1141, label %1131

1141:                                             ; preds = %1131
  br i1 %837, label %1162, label %1142

1142:                                             ; preds = %1125, %1141
  %1143 = phi i64 [ 0, %1125 ], [ %836, %1141 ]
  br label %1155

1144:                                             ; preds = %1122, %1144
  %1145 = phi i64 [ %1153, %1144 ], [ %1123, %1122 ]
  %1146 = add nuw nsw i64 %1145, %554
  %1147 = getelementptr inbounds double, ptr %1063, i64 %1146
  %1148 = load double, ptr %1147, align 8
  %1149 = fmul double %1094, %1148
  %1150 = getelementptr inbounds double, ptr %1095, i64 %1145
  %1151 = load double, ptr %1150, align 8
  %1152 = fadd double %1151, %1149
  store double %1152, ptr %1150, align 8
  %1153 = add nuw nsw i64 %1145, 1
  %1154 = icmp eq i64 %1153, %586
  br i1 %1154, label %1162, label %1144

1155:                                             ; preds = %1142, %1155
  %1156 = phi i64 [ %1160, %1155 ], [ %1143, %1142 ]
  %1157 = getelementptr inbounds double, ptr %1095, i64 %1156
  %1158 = load double, ptr %1157, align 8
  %1159 = fadd double %1094, %1158
  store double %1159, ptr %1157, align 8
  %1160 = add nuw nsw i64 %1156, 1
  %1161 = icmp eq i64 %1160, %586
  br i1 %1161, label %1162, label %1155

1162:                                             ; preds = %1144, %1155, %1121, %1141, %1124, %1097
  %1163 = add nsw i64 %1046, 1
  %1164 = icmp eq i64 %1163, %1001
  br i1 %1164, label %1015, label %1045

1165:                                             ; preds = %1192, %1042, %1015
  %1166 = load ptr, ptr %498, align 8
  %1167 = getelementptr inbounds i64, ptr %1166, i64 %976
  %1168 = load i64, ptr %1167, align 8
  %1169 = load ptr, ptr %486, align 8
  %1170 = add nsw i64 %1168, %488
  %1171 = getelementptr inbounds i64, ptr %1169, i64 %1170
  %1172 = load i64, ptr %1171, align 8
  %1173 = icmp eq i64 %1172, 0
  br i1 %1173, label %1182, label %1174

1174:                                             ; preds = %1165
  %1175 = load ptr, ptr %345, align 8
  %1176 = getelementptr inbounds ptr, ptr %1175, i64 %335
  %1177 = load ptr, ptr %1176, align 8
  %1178 = getelementptr inbounds %struct.Table, ptr %1177, i64 0, i32 1
  %1179 = load ptr, ptr %1178, align 8
  %1180 = getelementptr inbounds ptr, ptr %1179, i64 %1172
  %1181 = load ptr, ptr %1180, align 8
  br label %1182

1182:                                             ; preds = %1174, %1165
  %1183 = phi ptr [ %1181, %1174 ], [ null, %1165 ]
  %1184 = load ptr, ptr %499, align 8
  %1185 = getelementptr inbounds double, ptr %1184, i64 %976
  %1186 = load double, ptr %1185, align 8
  %1187 = getelementptr inbounds double, ptr %19, i64 %1168
  %1188 = load double, ptr %1187, align 8
  %1189 = fmul double %1186, %1188
  br i1 %587, label %1190, label %1222

1190:                                             ; preds = %1182
  %1191 = icmp eq ptr %1183, null
  br label %1203

1192:                                             ; preds = %1043, %1192
  %1193 = phi i64 [ %1201, %1192 ], [ %1044, %1043 ]
  %1194 = getelementptr inbounds [128 x double], ptr %15, i64 0, i64 %1193
  %1195 = load double, ptr %1194, align 8
  %1196 = fcmp olt double %1195, %1018
  %1197 = select i1 %1196, double %1195, double %1018
  %1198 = getelementptr inbounds [128 x double], ptr %14, i64 0, i64 %1193
  %1199 = load double, ptr %1198, align 8
  %1200 = fsub double %1199, %1197
  store double %1200, ptr %1198, align 8
  %1201 = add nuw nsw i64 %1193, 1
  %1202 = icmp eq i64 %1201, %586
  br i1 %1202, label %1165, label %1192

1203:                                             ; preds = %1214, %1190
  %1204 = phi i64 [ 0, %1190 ], [ %1220, %1214 ]
  %1205 = getelementptr inbounds [128 x double], ptr %14, i64 0, i64 %1204
  %1206 = load double, ptr %1205, align 8
  %1207 = fcmp ogt double %1206, 0.000000e+00
  %1208 = select i1 %1207, double %1206, double 0.000000e+00
  br i1 %1191, label %1214, label %1209

1209:                                             ; preds = %1203
  %1210 = add nuw nsw i64 %1204, %554
  %1211 = getelementptr inbounds double, ptr %1183, i64 %1210
  %1212 = load double, ptr %1211, align 8
  %1213 = fmul double %1189, %1212
  br label %1214

1214:                                             ; preds = %1209, %1203
  %1215 = phi double [ %1213, %1209 ], [ %1189, %1203 ]
  %1216 = fmul double %1208, %1215
  %1217 = getelementptr inbounds [64 x [128 x double]], ptr %12, i64 0, i64 %978, i64 %1204
  %1218 = load double, ptr %1217, align 8
  %1219 = fadd double %1218, %1216
  store double %1219, ptr %1217, align 8
  %1220 = add nuw nsw i64 %1204, 1
  %1221 = icmp eq i64 %1220, %586
  br i1 %1221, label %1222, label %1203

1222:                                             ; preds = %1214, %1182, %980
  %1223 = phi i64 [ %981, %980 ], [ %999, %1182 ], [ %999, %1214 ]
  %1224 = icmp eq i64 %1223, %825
  br i1 %1224, label %947, label %975

1225:                                             ; preds = %1275, %969
  %1226 = phi i64 [ 0, %969 ], [ %1276, %1275 ]
  %1227 = getelementptr inbounds i32, ptr %20, i64 %1226
  %1228 = load i32, ptr %1227, align 4
  %1229 = icmp eq i32 %1228, 0
  br i1 %1229, label %1275, label %1230

1230:                                             ; preds = %1225
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %17)
  br i1 %640, label %1231, label %1256

1231:                                             ; preds = %1230
  br i1 %972, label %1254, label %1232

1232:                                             ; preds = %1231, %1232
  %1233 = phi i64 [ %1251, %1232 ], [ 0, %1231 ]
  %1234 = or i64 %1233, 1
  %1235 = or i64 %1233, 2
  %1236 = or i64 %1233, 3
  %1237 = getelementptr inbounds [64 x [128 x double]], ptr %12, i64 0, i64 %1233, i64 %1226
  %1238 = getelementptr inbounds [64 x [128 x double]], ptr %12, i64 0, i64 %1234, i64 %1226
  %1239 = getelementptr inbounds [64 x [128 x double]], ptr %12, i64 0, i64 %1235, i64 %1226
  %1240 = getelementptr inbounds [64 x [128 x double]], ptr %12, i64 0, i64 %1236, i64 %1226
  %1241 = load double, ptr %1237, align 8
  %1242 = load double, ptr %1238, align 8
  %1243 = insertelement <2 x double> poison, double %1241, i64 0
  %1244 = insertelement <2 x double> %1243, double %1242, i64 1
  %1245 = load double, ptr %1239, align 8
  %1246 = load double, ptr %1240, align 8
  %1247 = insertelement <2 x double> poison, double %1245, i64 0
  %1248 = insertelement <2 x double> %1247, double %1246, i64 1
  %1249 = getelementptr inbounds [64 x double], ptr %17, i64 0, i64 %1233
  store <2 x double> %1244, ptr %1249, align 16
  %1250 = getelementptr inbounds double, ptr %1249, i64 2
  store <2 x double> %1248, ptr %1250, align 16
  %1251 = add nuw i64 %1233, 4
  %1252 = icmp eq i64 %1251, %973
  br i1 %1252, label %1253, label %1232

1253:                                             ; preds = %1232
  br i1 %974, label %1256, label %1254

1254:                                             ; preds = %1231, %1253
  %1255 = phi i64 [ 0, %1231 ], [ %973, %1253 ]
  br label %1258

1256:                                             ; preds = %1258, %1253, %1230
  %1257 = load double, ptr %971, align 8
  br i1 %970, label %1270, label %1265

1258:                                             ; preds = %1254, %1258
  %1259 = phi i64 [ %1263, %1258 ], [ %1255, %1254 ]
  %1260 = getelementptr inbounds [64 x [128 x double]], ptr %12, i64 0, i64 %1259, i64 %1226
  %1261 = load double, ptr %1260, align 8
  %1262 = getelementptr inbounds [64 x double], ptr %17, i64 0, i64 %1259
  store double %1261, ptr %1262, align 8
  %1263 = add nuw nsw i64 %1259, 1
  %1264 = icmp eq i64 %1263, %639
  br i1 %1264, label %1256, label %1258

1265:                                             ; preds = %1256
  %1266 = add nuw nsw i64 %1226, %554
  %1267 = getelementptr inbounds double, ptr %963, i64 %1266
  %1268 = load double, ptr %1267, align 8
  %1269 = fmul double %1257, %1268
  br label %1270

1270:                                             ; preds = %1265, %1256
  %1271 = phi double [ %1269, %1265 ], [ %1257, %1256 ]
  %1272 = call fastcc double @worth(ptr noundef %344, ptr noundef nonnull %17, double noundef %1271)
  %1273 = fcmp olt double %1272, %968
  %1274 = zext i1 %1273 to i32
  store i32 %1274, ptr %1227, align 4
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %17)
  br label %1275

1275:                                             ; preds = %1270, %1225
  %1276 = add nuw nsw i64 %1226, 1
  %1277 = icmp eq i64 %1276, %586
  br i1 %1277, label %1278, label %1225

1278:                                             ; preds = %1275, %962
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %16)
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %15)
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %14)
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %13)
  call void @llvm.lifetime.end.p0(i64 65536, ptr nonnull %12)
  br label %1279

1279:                                             ; preds = %1278, %553
  br i1 %479, label %1280, label %1284

1280:                                             ; preds = %1279
  %1281 = getelementptr inbounds [128 x i32], ptr %20, i64 0, i64 %581
  %1282 = load i32, ptr %1281, align 4
  %1283 = icmp eq i32 %1282, 0
  br i1 %1283, label %1409, label %1284

1284:                                             ; preds = %1280, %1279
  br i1 %480, label %1285, label %1302

1285:                                             ; preds = %1284
  %1286 = load ptr, ptr %481, align 8
  br i1 %504, label %1287, label %1311

1287:                                             ; preds = %1311, %1285
  %1288 = phi i64 [ undef, %1285 ], [ %1335, %1311 ]
  %1289 = phi i64 [ 0, %1285 ], [ %1336, %1311 ]
  %1290 = phi i64 [ 1469598103934665603, %1285 ], [ %1335, %1311 ]
  br i1 %506, label %1302, label %1291

1291:                                             ; preds = %1287
  %1292 = getelementptr inbounds [1024 x i64], ptr %18, i64 0, i64 %1289
  %1293 = load i64, ptr %1292, align 8
  %1294 = getelementptr inbounds ptr, ptr %1286, i64 %1293
  %1295 = load ptr, ptr %1294, align 8
  %1296 = getelementptr inbounds double, ptr %1295, i64 %554
  %1297 = load i64, ptr %1296, align 8
  %1298 = xor i64 %1297, %1290
  %1299 = mul i64 %1298, 1099511628211
  %1300 = lshr i64 %1299, 29
  %1301 = xor i64 %1300, %1299
  br label %1302

1302:                                             ; preds = %1291, %1287, %1284
  %1303 = phi i64 [ 1469598103934665603, %1284 ], [ %1288, %1287 ], [ %1301, %1291 ]
  %1304 = and i64 %1303, %482
  %1305 = getelementptr inbounds i32, ptr %362, i64 %1304
  %1306 = load i32, ptr %1305, align 4
  %1307 = icmp sgt i32 %1306, -1
  br i1 %1307, label %1308, label %1383

1308:                                             ; preds = %1302
  br i1 %502, label %1393, label %1309

1309:                                             ; preds = %1308
  %1310 = load ptr, ptr %486, align 8
  br label %1339

1311:                                             ; preds = %1285, %1311
  %1312 = phi i64 [ %1336, %1311 ], [ 0, %1285 ]
  %1313 = phi i64 [ %1335, %1311 ], [ 1469598103934665603, %1285 ]
  %1314 = phi i64 [ %1337, %1311 ], [ 0, %1285 ]
  %1315 = getelementptr inbounds [1024 x i64], ptr %18, i64 0, i64 %1312
  %1316 = load i64, ptr %1315, align 16
  %1317 = getelementptr inbounds ptr, ptr %1286, i64 %1316
  %1318 = load ptr, ptr %1317, align 8
  %1319 = getelementptr inbounds double, ptr %1318, i64 %554
  %1320 = load i64, ptr %1319, align 8
  %1321 = xor i64 %1320, %1313
  %1322 = mul i64 %1321, 1099511628211
  %1323 = lshr i64 %1322, 29
  %1324 = or i64 %1312, 1
  %1325 = getelementptr inbounds [1024 x i64], ptr %18, i64 0, i64 %1324
  %1326 = load i64, ptr %1325, align 8
  %1327 = getelementptr inbounds ptr, ptr %1286, i64 %1326
  %1328 = load ptr, ptr %1327, align 8
  %1329 = getelementptr inbounds double, ptr %1328, i64 %554
  %1330 = load i64, ptr %1329, align 8
  %1331 = xor i64 %1323, %1330
  %1332 = xor i64 %1331, %1322
  %1333 = mul i64 %1332, 1099511628211
  %1334 = lshr i64 %1333, 29
  %1335 = xor i64 %1334, %1333
  %1336 = add nuw nsw i64 %1312, 2
  %1337 = add i64 %1314, 2
  %1338 = icmp eq i64 %1337, %505
  br i1 %1338, label %1287, label %1311

1339:                                             ; preds = %1374, %1309
  %1340 = phi i32 [ %1306, %1309 ], [ %1378, %1374 ]
  %1341 = phi i64 [ %1304, %1309 ], [ %1376, %1374 ]
  %1342 = zext i32 %1340 to i64
  %1343 = getelementptr inbounds i32, ptr %365, i64 %1342
  %1344 = load i32, ptr %1343, align 4
  %1345 = sext i32 %1344 to i64
  br label %1346

1346:                                             ; preds = %1368, %1339
  %1347 = phi i1 [ false, %1339 ], [ %1370, %1368 ]
  %1348 = phi i64 [ 0, %1339 ], [ %1369, %1368 ]
  %1349 = add nsw i64 %1348, %488
  %1350 = getelementptr inbounds i64, ptr %1310, i64 %1349
  %1351 = load i64, ptr %1350, align 8
  %1352 = icmp eq i64 %1351, 0
  br i1 %1352, label %1368, label %1353

1353:                                             ; preds = %1346
  %1354 = load ptr, ptr %345, align 8
  %1355 = getelementptr inbounds ptr, ptr %1354, i64 %335
  %1356 = load ptr, ptr %1355, align 8
  %1357 = getelementptr inbounds %struct.Table, ptr %1356, i64 0, i32 1
  %1358 = load ptr, ptr %1357, align 8
  %1359 = getelementptr inbounds ptr, ptr %1358, i64 %1351
  %1360 = load ptr, ptr %1359, align 8
  %1361 = icmp eq ptr %1360, null
  br i1 %1361, label %1368, label %1362

1362:                                             ; preds = %1353
  %1363 = getelementptr inbounds double, ptr %1360, i64 %1345
  %1364 = load double, ptr %1363, align 8
  %1365 = getelementptr inbounds double, ptr %1360, i64 %554
  %1366 = load double, ptr %1365, align 8
  %1367 = fcmp une double %1364, %1366
  br i1 %1367, label %1372, label %1368

1368:                                             ; preds = %1362, %1353, %1346
  %1369 = add nuw nsw i64 %1348, 1
  %1370 = icmp sge i64 %1369, %359
  %1371 = icmp eq i64 %1369, %359
  br i1 %1371, label %1372, label %1346

1372:                                             ; preds = %1368, %1362
  %1373 = phi i1 [ %1347, %1362 ], [ %1370, %1368 ]
  br i1 %1373, label %1380, label %1374

1374:                                             ; preds = %1372
  %1375 = add nsw i64 %1341, 1
  %1376 = and i64 %1375, %482
  %1377 = getelementptr inbounds i32, ptr %362, i64 %1376
  %1378 = load i32, ptr %1377, align 4
  %1379 = icmp sgt i32 %1378, -1
  br i1 %1379, label %1339, label %1383

1380:                                             ; preds = %1372
  %1381 = getelementptr inbounds i32, ptr %362, i64 %1341
  %1382 = icmp slt i32 %1340, 0
  br i1 %1382, label %1386, label %1397

1383:                                             ; preds = %1374, %1302
  %1384 = phi i64 [ %1304, %1302 ], [ %1376, %1374 ]
  %1385 = getelementptr inbounds i32, ptr %362, i64 %1384
  br label %1386

1386:                                             ; preds = %1383, %1380
  %1387 = phi ptr [ %1385, %1383 ], [ %1381, %1380 ]
  %1388 = trunc i64 %555 to i32
  store i32 %1388, ptr %1387, align 4
  %1389 = trunc i64 %554 to i32
  %1390 = add nsw i64 %555, 1
  %1391 = getelementptr inbounds i32, ptr %365, i64 %555
  store i32 %1389, ptr %1391, align 4
  %1392 = getelementptr inbounds i32, ptr %367, i64 %554
  store i32 -1, ptr %1392, align 4
  br label %1405

1393:                                             ; preds = %1308
  %1394 = zext i32 %1306 to i64
  %1395 = getelementptr inbounds i32, ptr %365, i64 %1394
  %1396 = load i32, ptr %1395, align 4
  br label %1397

1397:                                             ; preds = %1393, %1380
  %1398 = phi i32 [ %1396, %1393 ], [ %1344, %1380 ]
  %1399 = phi ptr [ %1305, %1393 ], [ %1381, %1380 ]
  %1400 = sext i32 %1398 to i64
  %1401 = getelementptr inbounds i32, ptr %367, i64 %1400
  %1402 = load i32, ptr %1401, align 4
  %1403 = getelementptr inbounds i32, ptr %367, i64 %554
  store i32 %1402, ptr %1403, align 4
  %1404 = trunc i64 %554 to i32
  store i32 %1404, ptr %1401, align 4
  br label %1405

1405:                                             ; preds = %1397, %1386
  %1406 = phi ptr [ %1387, %1386 ], [ %1399, %1397 ]
  %1407 = phi i64 [ %1390, %1386 ], [ %555, %1397 ]
  %1408 = load i32, ptr %1406, align 4
  store i32 %1408, ptr %580, align 4
  br label %1409

1409:                                             ; preds = %1405, %1280
  %1410 = phi i64 [ %1407, %1405 ], [ %555, %1280 ]
  %1411 = add nuw nsw i64 %554, 1
  %1412 = icmp eq i64 %1411, %349
  br i1 %1412, label %541, label %553

1413:                                             ; preds = %1526, %541
  %1414 = phi i64 [ 0, %541 ], [ %1528, %1526 ]
  %1415 = phi i64 [ %545, %541 ], [ %1527, %1526 ]
  %1416 = getelementptr inbounds %struct.Problem, ptr %343, i64 0, i32 2
  %1417 = load i64, ptr %1416, align 8
  %1418 = add nsw i64 %1417, %1415
  %1419 = getelementptr inbounds %struct.Goal, ptr %344, i64 0, i32 1
  %1420 = getelementptr inbounds %struct.Goal, ptr %344, i64 0, i32 2
  %1421 = load i64, ptr %1419, align 8
  %1422 = load i64, ptr %1420, align 8
  %1423 = add nsw i64 %1422, %1421
  %1424 = icmp sgt i64 %1422, 1
  %1425 = zext i1 %1424 to i64
  %1426 = add nsw i64 %1423, %1425
  %1427 = icmp sgt i64 %1426, 0
  br i1 %1427, label %1428, label %1797

1428:                                             ; preds = %1413
  %1429 = sub i64 0, %542
  %1430 = icmp sgt i64 %542, 0
  %1431 = getelementptr inbounds %struct.Table, ptr %348, i64 0, i32 6
  %1432 = getelementptr inbounds %struct.Goal, ptr %344, i64 0, i32 8
  %1433 = getelementptr inbounds %struct.Table, ptr %348, i64 0, i32 2
  %1434 = getelementptr inbounds %struct.Table, ptr %348, i64 0, i32 5
  %1435 = icmp ult i64 %542, 4
  %1436 = and i64 %542, -4
  %1437 = icmp eq i64 %542, %1436
  %1438 = icmp ult i64 %542, 4
  %1439 = and i64 %542, -4
  %1440 = icmp eq i64 %542, %1439
  br label %1531

1441:                                             ; preds = %1526, %547
  %1442 = phi i64 [ %545, %547 ], [ %1527, %1526 ]
  %1443 = phi i64 [ 0, %547 ], [ %1528, %1526 ]
  %1444 = phi i64 [ 0, %547 ], [ %1529, %1526 ]
  %1445 = load ptr, ptr %548, align 8
  %1446 = add nsw i64 %1444, %549
  %1447 = getelementptr inbounds i64, ptr %1445, i64 %1446
  %1448 = load i64, ptr %1447, align 8
  %1449 = icmp eq i64 %1448, 0
  br i1 %1449, label %1526, label %1450

1450:                                             ; preds = %1441
  %1451 = load ptr, ptr %27, align 8
  %1452 = getelementptr inbounds double, ptr %1451, i64 %550
  store ptr %1452, ptr %27, align 8
  br i1 %551, label %1453, label %1458

1453:                                             ; preds = %1450
  %1454 = load ptr, ptr %552, align 8
  %1455 = getelementptr inbounds ptr, ptr %1454, i64 %1448
  %1456 = load ptr, ptr %1455, align 8
  %1457 = load ptr, ptr %366, align 8
  br label %1464

1458:                                             ; preds = %1521, %1450
  %1459 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %335, i64 %1443
  store i64 %1444, ptr %1459, align 8
  %1460 = load i64, ptr %544, align 8
  %1461 = add nsw i64 %1460, 1
  store i64 %1461, ptr %544, align 8
  %1462 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 42, i64 %335, i64 %1460
  store ptr %1452, ptr %1462, align 8
  %1463 = load i64, ptr %343, align 8
  br label %1526

1464:                                             ; preds = %1521, %1453
  %1465 = phi i64 [ 0, %1453 ], [ %1524, %1521 ]
  %1466 = getelementptr inbounds i32, ptr %1457, i64 %1465
  %1467 = load i32, ptr %1466, align 4
  %1468 = sext i32 %1467 to i64
  %1469 = getelementptr inbounds double, ptr %1456, i64 %1468
  %1470 = load double, ptr %1469, align 8
  %1471 = bitcast double %1470 to i64
  %1472 = mul i64 %1471, -7046029254386353131
  %1473 = lshr i64 %1472, 53
  %1474 = getelementptr inbounds [2048 x double], ptr %52, i64 0, i64 %1473
  %1475 = load double, ptr %1474, align 8
  %1476 = fcmp une double %1475, %1470
  br i1 %1476, label %1480, label %1477

1477:                                             ; preds = %1464
  %1478 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i32 1, i64 %1473
  %1479 = load double, ptr %1478, align 8
  br label %1521

1480:                                             ; preds = %1464
  store double %1470, ptr %1474, align 8
  %1481 = lshr i64 %1471, 52
  %1482 = and i64 %1481, 2047
  %1483 = and i64 %1471, 4503599627370495
  %1484 = or i64 %1483, 4607182418800017408
  %1485 = bitcast i64 %1484 to double
  %1486 = fcmp ogt double %1485, 0x3FF6A09E667F3BCD
  %1487 = fmul double %1485, 5.000000e-01
  %1488 = select i1 %1486, double %1487, double %1485
  %1489 = select i1 %1486, i64 -1022, i64 -1023
  %1490 = add nsw i64 %1489, %1482
  %1491 = fadd double %1488, -1.000000e+00
  %1492 = fadd double %1488, 1.000000e+00
  %1493 = fdiv double %1491, %1492
  %1494 = fmul double %1493, %1493
  %1495 = fmul double %1494, 0x3FA8618618618618
  %1496 = fadd double %1495, 0x3FAAF286BCA1AF28
  %1497 = fmul double %1494, %1496
  %1498 = fadd double %1497, 0x3FAE1E1E1E1E1E1E
  %1499 = fmul double %1494, %1498
  %1500 = fadd double %1499, 0x3FB1111111111111
  %1501 = fmul double %1494, %1500
  %1502 = fadd double %1501, 0x3FB3B13B13B13B14
  %1503 = fmul double %1494, %1502
  %1504 = fadd double %1503, 0x3FB745D1745D1746
  %1505 = fmul double %1494, %1504
  %1506 = fadd double %1505, 0x3FBC71C71C71C71C
  %1507 = fmul double %1494, %1506
  %1508 = fadd double %1507, 0x3FC2492492492492
  %1509 = fmul double %1494, %1508
  %1510 = fadd double %1509, 2.000000e-01
  %1511 = fmul double %1494, %1510
  %1512 = fadd double %1511, 0x3FD5555555555555
  %1513 = fmul double %1494, %1512
  %1514 = fadd double %1513, 1.000000e+00
  %1515 = fmul double %1493, 2.000000e+00
  %1516 = fmul double %1515, %1514
  %1517 = sitofp i64 %1490 to double
  %1518 = fmul double %1517, 0x3FE62E42FEFA39EF
  %1519 = fadd double %1518, %1516
  %1520 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i32 1, i64 %1473
  store double %1519, ptr %1520, align 8
  br label %1521

1521:                                             ; preds = %1480, %1477
  %1522 = phi double [ %1479, %1477 ], [ %1519, %1480 ]
  %1523 = getelementptr inbounds double, ptr %1452, i64 %1465
  store double %1522, ptr %1523, align 8
  %1524 = add nuw nsw i64 %1465, 1
  %1525 = icmp eq i64 %1524, %542
  br i1 %1525, label %1458, label %1464

1526:                                             ; preds = %1458, %1441
  %1527 = phi i64 [ %1442, %1441 ], [ %1463, %1458 ]
  %1528 = phi i64 [ %1443, %1441 ], [ %1461, %1458 ]
  %1529 = add nuw nsw i64 %1444, 1
  %1530 = icmp slt i64 %1529, %1527
  br i1 %1530, label %1441, label %1413

1531:                                             ; preds = %1787, %1428
  %1532 = phi i64 [ %1422, %1428 ], [ %1788, %1787 ]
  %1533 = phi i64 [ %1421, %1428 ], [ %1789, %1787 ]
  %1534 = phi i64 [ %1414, %1428 ], [ %1790, %1787 ]
  %1535 = phi i64 [ %1423, %1428 ], [ %1792, %1787 ]
  %1536 = phi i64 [ 0, %1428 ], [ %1791, %1787 ]
  %1537 = load ptr, ptr %27, align 8
  %1538 = getelementptr inbounds double, ptr %1537, i64 %1429
  store ptr %1538, ptr %27, align 8
  br i1 %1430, label %1539, label %1549

1539:                                             ; preds = %1531
  br i1 %1435, label %1547, label %1540

1540:                                             ; preds = %1539, %1540
  %1541 = phi i64 [ %1544, %1540 ], [ 0, %1539 ]
  %1542 = getelementptr inbounds double, ptr %1538, i64 %1541
  store <2 x double> <double 0x7FF0000000000000, double 0x7FF0000000000000>, ptr %1542, align 8
  %1543 = getelementptr inbounds double, ptr %1542, i64 2
  store <2 x double> <double 0x7FF0000000000000, double 0x7FF0000000000000>, ptr %1543, align 8
  %1544 = add nuw i64 %1541, 4
  %1545 = icmp eq i64 %1544, %1436
  br i1 %1545, label %1546, label %1540

1546:                                             ; preds = %1540
  br i1 %1437, label %1549, label %1547

1547:                                             ; preds = %1539, %1546
  %1548 = phi i64 [ 0, %1539 ], [ %1436, %1546 ]
  br label %1555

1549:                                             ; preds = %1555, %1546, %1531
  br i1 %476, label %1550, label %1560

1550:                                             ; preds = %1549
  %1551 = icmp sgt i64 %1533, 0
  %1552 = icmp slt i64 %1536, %1533
  %1553 = icmp eq i64 %1535, %1536
  %1554 = sub nsw i64 %1536, %1533
  br label %1664

1555:                                             ; preds = %1547, %1555
  %1556 = phi i64 [ %1558, %1555 ], [ %1548, %1547 ]
  %1557 = getelementptr inbounds double, ptr %1538, i64 %1556
  store double 0x7FF0000000000000, ptr %1557, align 8
  %1558 = add nuw nsw i64 %1556, 1
  %1559 = icmp eq i64 %1558, %542
  br i1 %1559, label %1549, label %1555

1560:                                             ; preds = %1722, %1549
  br i1 %1430, label %1561, label %1778

1561:                                             ; preds = %1560
  br i1 %1438, label %1661, label %1562

1562:                                             ; preds = %1561, %1562
  %1563 = phi i64 [ %1656, %1562 ], [ 0, %1561 ]
  %1564 = phi <2 x i64> [ %1574, %1562 ], [ zeroinitializer, %1561 ]
  %1565 = phi <2 x i64> [ %1575, %1562 ], [ zeroinitializer, %1561 ]
  %1566 = getelementptr inbounds double, ptr %1538, i64 %1563
  %1567 = load <2 x double>, ptr %1566, align 8
  %1568 = getelementptr inbounds double, ptr %1566, i64 2
  %1569 = load <2 x double>, ptr %1568, align 8
  %1570 = fcmp ogt <2 x double> %1567, <double 1.000000e+00, double 1.000000e+00>
  %1571 = fcmp ogt <2 x double> %1569, <double 1.000000e+00, double 1.000000e+00>
  %1572 = zext <2 x i1> %1570 to <2 x i64>
  %1573 = zext <2 x i1> %1571 to <2 x i64>
  %1574 = or <2 x i64> %1564, %1572
  %1575 = or <2 x i64> %1565, %1573
  %1576 = bitcast <2 x double> %1567 to <2 x i64>
  %1577 = bitcast <2 x double> %1569 to <2 x i64>
  %1578 = lshr <2 x i64> %1576, <i64 52, i64 52>
  %1579 = lshr <2 x i64> %1577, <i64 52, i64 52>
  %1580 = and <2 x i64> %1578, <i64 2047, i64 2047>
  %1581 = and <2 x i64> %1579, <i64 2047, i64 2047>
  %1582 = and <2 x i64> %1576, <i64 4503599627370495, i64 4503599627370495>
  %1583 = and <2 x i64> %1577, <i64 4503599627370495, i64 4503599627370495>
  %1584 = or <2 x i64> %1582, <i64 4607182418800017408, i64 4607182418800017408>
  %1585 = or <2 x i64> %1583, <i64 4607182418800017408, i64 4607182418800017408>
  %1586 = bitcast <2 x i64> %1584 to <2 x double>
  %1587 = bitcast <2 x i64> %1585 to <2 x double>
  %1588 = fcmp ogt <2 x double> %1586, <double 0x3FF6A09E667F3BCD, double 0x3FF6A09E667F3BCD>
  %1589 = fcmp ogt <2 x double> %1587, <double 0x3FF6A09E667F3BCD, double 0x3FF6A09E667F3BCD>
  %1590 = fmul <2 x double> %1586, <double 5.000000e-01, double 5.000000e-01>
  %1591 = fmul <2 x double> %1587, <double 5.000000e-01, double 5.000000e-01>
  %1592 = select <2 x i1> %1588, <2 x double> %1590, <2 x double> %1586
  %1593 = select <2 x i1> %1589, <2 x double> %1591, <2 x double> %1587
  %1594 = select <2 x i1> %1588, <2 x i64> <i64 -1022, i64 -1022>, <2 x i64> <i64 -1023, i64 -1023>
  %1595 = select <2 x i1> %1589, <2 x i64> <i64 -1022, i64 -1022>, <2 x i64> <i64 -1023, i64 -1023>
  %1596 = add nsw <2 x i64> %1594, %1580
  %1597 = add nsw <2 x i64> %1595, %1581
  %1598 = fadd <2 x double> %1592, <double -1.000000e+00, double -1.000000e+00>
  %1599 = fadd <2 x double> %1593, <double -1.000000e+00, double -1.000000e+00>
  %1600 = fadd <2 x double> %1592, <double 1.000000e+00, double 1.000000e+00>
  %1601 = fadd <2 x double> %1593, <double 1.000000e+00, double 1.000000e+00>
  %1602 = fdiv <2 x double> %1598, %1600
  %1603 = fdiv <2 x double> %1599, %1601
  %1604 = fmul <2 x double> %1602, %1602
  %1605 = fmul <2 x double> %1603, %1603
  %1606 = fmul <2 x double> %1604, <double 0x3FA8618618618618, double 0x3FA8618618618618>
  %1607 = fmul <2 x double> %1605, <double 0x3FA8618618618618, double 0x3FA8618618618618>
  %1608 = fadd <2 x double> %1606, <double 0x3FAAF286BCA1AF28, double 0x3FAAF286BCA1AF28>
  %1609 = fadd <2 x double> %1607, <double 0x3FAAF286BCA1AF28, double 0x3FAAF286BCA1AF28>
  %1610 = fmul <2 x double> %1604, %1608
  %1611 = fmul <2 x double> %1605, %1609
  %1612 = fadd <2 x double> %1610, <double 0x3FAE1E1E1E1E1E1E, double 0x3FAE1E1E1E1E1E1E>
  %1613 = fadd <2 x double> %1611, <double 0x3FAE1E1E1E1E1E1E, double 0x3FAE1E1E1E1E1E1E>
  %1614 = fmul <2 x double> %1604, %1612
  %1615 = fmul <2 x double> %1605, %1613
  %1616 = fadd <2 x double> %1614, <double 0x3FB1111111111111, double 0x3FB1111111111111>
  %1617 = fadd <2 x double> %1615, <double 0x3FB1111111111111, double 0x3FB1111111111111>
  %1618 = fmul <2 x double> %1604, %1616
  %1619 = fmul <2 x double> %1605, %1617
  %1620 = fadd <2 x double> %1618, <double 0x3FB3B13B13B13B14, double 0x3FB3B13B13B13B14>
  %1621 = fadd <2 x double> %1619, <double 0x3FB3B13B13B13B14, double 0x3FB3B13B13B13B14>
  %1622 = fmul <2 x double> %1604, %1620
  %1623 = fmul <2 x double> %1605, %1621
  %1624 = fadd <2 x double> %1622, <double 0x3FB745D1745D1746, double 0x3FB745D1745D1746>
  %1625 = fadd <2 x double> %1623, <double 0x3FB745D1745D1746, double 0x3FB745D1745D1746>
  %1626 = fmul <2 x double> %1604, %1624
  %1627 = fmul <2 x double> %1605, %1625
  %1628 = fadd <2 x double> %1626, <double 0x3FBC71C71C71C71C, double 0x3FBC71C71C71C71C>
  %1629 = fadd <2 x double> %1627, <double 0x3FBC71C71C71C71C, double 0x3FBC71C71C71C71C>
  %1630 = fmul <2 x double> %1604, %1628
  %1631 = fmul <2 x double> %1605, %1629
  %1632 = fadd <2 x double> %1630, <double 0x3FC2492492492492, double 0x3FC2492492492492>
  %1633 = fadd <2 x double> %1631, <double 0x3FC2492492492492, double 0x3FC2492492492492>
  %1634 = fmul <2 x double> %1604, %1632
  %1635 = fmul <2 x double> %1605, %1633
  %1636 = fadd <2 x double> %1634, <double 2.000000e-01, double 2.000000e-01>
  %1637 = fadd <2 x double> %1635, <double 2.000000e-01, double 2.000000e-01>
  %1638 = fmul <2 x double> %1604, %1636
  %1639 = fmul <2 x double> %1605, %1637
  %1640 = fadd <2 x double> %1638, <double 0x3FD5555555555555, double 0x3FD5555555555555>
  %1641 = fadd <2 x double> %1639, <double 0x3FD5555555555555, double 0x3FD5555555555555>
  %1642 = fmul <2 x double> %1604, %1640
  %1643 = fmul <2 x double> %1605, %1641
  %1644 = fadd <2 x double> %1642, <double 1.000000e+00, double 1.000000e+00>
  %1645 = fadd <2 x double> %1643, <double 1.000000e+00, double 1.000000e+00>
  %1646 = fmul <2 x double> %1602, <double 2.000000e+00, double 2.000000e+00>
  %1647 = fmul <2 x double> %1603, <double 2.000000e+00, double 2.000000e+00>
  %1648 = fmul <2 x double> %1646, %1644
  %1649 = fmul <2 x double> %1647, %1645
  %1650 = sitofp <2 x i64> %1596 to <2 x double>
  %1651 = sitofp <2 x i64> %1597 to <2 x double>
  %1652 = fmul <2 x double> %1650, <double 0x3FE62E42FEFA39EF, double 0x3FE62E42FEFA39EF>
  %1653 = fmul <2 x double> %1651, <double 0x3FE62E42FEFA39EF, double 0x3FE62E42FEFA39EF>
  %1654 = fadd <2 x double> %1652, %1648
  %1655 = fadd <2 x double> %1653, %1649
  store <2 x double> %1654, ptr %1566, align 8
  store <2 x double> %1655, ptr %1568, align 8
  %1656 = add nuw i64 %1563, 4
  %1657 = icmp eq i64 %1656, %1439
  br i1 %1657, label %1658, label %1562

1658:                                             ; preds = %1562
  %1659 = or <2 x i64> %1575, %1574
  %1660 = tail call i64 @llvm.vector.reduce.or.v2i64(<2 x i64> %1659)
  br i1 %1440, label %1725, label %1661

1661:                                             ; preds = %1561, %1658
  %1662 = phi i64 [ 0, %1561 ], [ %1439, %1658 ]
  %1663 = phi i64 [ 0, %1561 ], [ %1660, %1658 ]
  br label %1728

1664:                                             ; preds = %1722, %1550
  %1665 = phi i64 [ 0, %1550 ], [ %1723, %1722 ]
  %1666 = getelementptr inbounds i32, ptr %364, i64 %1665
  %1667 = load i32, ptr %1666, align 4
  %1668 = icmp slt i32 %1667, 0
  br i1 %1668, label %1669, label %1671

1669:                                             ; preds = %1664
  %1670 = add nuw nsw i64 %1665, 1
  br label %1722

1671:                                             ; preds = %1664
  %1672 = load ptr, ptr %1431, align 8
  %1673 = icmp eq ptr %1672, null
  br i1 %1673, label %1677, label %1674

1674:                                             ; preds = %1671
  %1675 = getelementptr inbounds i64, ptr %1672, i64 %1665
  %1676 = load i64, ptr %1675, align 8
  br label %1677

1677:                                             ; preds = %1674, %1671
  %1678 = phi i64 [ %1676, %1674 ], [ %1665, %1671 ]
  %1679 = add nuw nsw i64 %1665, 1
  %1680 = getelementptr inbounds i64, ptr %1672, i64 %1679
  %1681 = zext i32 %1667 to i64
  %1682 = getelementptr inbounds double, ptr %1538, i64 %1681
  br label %1683

1683:                                             ; preds = %1720, %1677
  %1684 = phi i64 [ %1678, %1677 ], [ %1721, %1720 ]
  br i1 %1673, label %1687, label %1685

1685:                                             ; preds = %1683
  %1686 = load i64, ptr %1680, align 8
  br label %1687

1687:                                             ; preds = %1685, %1683
  %1688 = phi i64 [ %1686, %1685 ], [ %1679, %1683 ]
  %1689 = icmp slt i64 %1684, %1688
  br i1 %1689, label %1690, label %1722

1690:                                             ; preds = %1687
  br i1 %1551, label %1696, label %1691

1691:                                             ; preds = %1715, %1690
  %1692 = phi i64 [ 1, %1690 ], [ %1716, %1715 ]
  %1693 = sitofp i64 %1692 to double
  %1694 = load double, ptr %1682, align 8
  %1695 = fcmp ogt double %1694, %1693
  br i1 %1695, label %1719, label %1720

1696:                                             ; preds = %1690, %1715
  %1697 = phi i64 [ %1717, %1715 ], [ 0, %1690 ]
  %1698 = phi i64 [ %1716, %1715 ], [ 1, %1690 ]
  br i1 %1552, label %1699, label %1701

1699:                                             ; preds = %1696
  %1700 = icmp eq i64 %1536, %1697
  br i1 %1700, label %1707, label %1715

1701:                                             ; preds = %1696
  br i1 %1553, label %1707, label %1702

1702:                                             ; preds = %1701
  %1703 = load ptr, ptr %1432, align 8
  %1704 = getelementptr inbounds i64, ptr %1703, i64 %1697
  %1705 = load i64, ptr %1704, align 8
  %1706 = icmp eq i64 %1705, %1554
  br i1 %1706, label %1707, label %1715

1707:                                             ; preds = %1702, %1701, %1699
  %1708 = load ptr, ptr %1433, align 8
  %1709 = load i64, ptr %1434, align 8
  %1710 = mul nsw i64 %1709, %1697
  %1711 = add nsw i64 %1710, %1684
  %1712 = getelementptr inbounds i64, ptr %1708, i64 %1711
  %1713 = load i64, ptr %1712, align 8
  %1714 = mul nsw i64 %1713, %1698
  br label %1715

1715:                                             ; preds = %1707, %1702, %1699
  %1716 = phi i64 [ %1714, %1707 ], [ %1698, %1702 ], [ %1698, %1699 ]
  %1717 = add nuw nsw i64 %1697, 1
  %1718 = icmp eq i64 %1717, %1533
  br i1 %1718, label %1691, label %1696

1719:                                             ; preds = %1691
  store double %1693, ptr %1682, align 8
  br label %1720

1720:                                             ; preds = %1719, %1691
  %1721 = add nsw i64 %1684, 1
  br label %1683

1722:                                             ; preds = %1687, %1669
  %1723 = phi i64 [ %1670, %1669 ], [ %1679, %1687 ]
  %1724 = icmp eq i64 %1723, %349
  br i1 %1724, label %1560, label %1664

1725:                                             ; preds = %1728, %1658
  %1726 = phi i64 [ %1660, %1658 ], [ %1735, %1728 ]
  %1727 = icmp eq i64 %1726, 0
  br i1 %1727, label %1778, label %1779

1728:                                             ; preds = %1661, %1728
  %1729 = phi i64 [ %1776, %1728 ], [ %1662, %1661 ]
  %1730 = phi i64 [ %1735, %1728 ], [ %1663, %1661 ]
  %1731 = getelementptr inbounds double, ptr %1538, i64 %1729
  %1732 = load double, ptr %1731, align 8
  %1733 = fcmp ogt double %1732, 1.000000e+00
  %1734 = zext i1 %1733 to i64
  %1735 = or i64 %1730, %1734
  %1736 = bitcast double %1732 to i64
  %1737 = lshr i64 %1736, 52
  %1738 = and i64 %1737, 2047
  %1739 = and i64 %1736, 4503599627370495
  %1740 = or i64 %1739, 4607182418800017408
  %1741 = bitcast i64 %1740 to double
  %1742 = fcmp ogt double %1741, 0x3FF6A09E667F3BCD
  %1743 = fmul double %1741, 5.000000e-01
  %1744 = select i1 %1742, double %1743, double %1741
  %1745 = select i1 %1742, i64 -1022, i64 -1023
  %1746 = add nsw i64 %1745, %1738
  %1747 = fadd double %1744, -1.000000e+00
  %1748 = fadd double %1744, 1.000000e+00
  %1749 = fdiv double %1747, %1748
  %1750 = fmul double %1749, %1749
  %1751 = fmul double %1750, 0x3FA8618618618618
  %1752 = fadd double %1751, 0x3FAAF286BCA1AF28
  %1753 = fmul double %1750, %1752
  %1754 = fadd double %1753, 0x3FAE1E1E1E1E1E1E
  %1755 = fmul double %1750, %1754
  %1756 = fadd double %1755, 0x3FB1111111111111
  %1757 = fmul double %1750, %1756
  %1758 = fadd double %1757, 0x3FB3B13B13B13B14
  %1759 = fmul double %1750, %1758
  %1760 = fadd double %1759, 0x3FB745D1745D1746
  %1761 = fmul double %1750, %1760
  %1762 = fadd double %1761, 0x3FBC71C71C71C71C
  %1763 = fmul double %1750, %1762
  %1764 = fadd double %1763, 0x3FC2492492492492
  %1765 = fmul double %1750, %1764
  %1766 = fadd double %1765, 2.000000e-01
  %1767 = fmul double %1750, %1766
  %1768 = fadd double %1767, 0x3FD5555555555555
  %1769 = fmul double %1750, %1768
  %1770 = fadd double %1769, 1.000000e+00
  %1771 = fmul double %1749, 2.000000e+00
  %1772 = fmul double %1771, %1770
  %1773 = sitofp i64 %1746 to double
  %1774 = fmul double %1773, 0x3FE62E42FEFA39EF
  %1775 = fadd double %1774, %1772
  store double %1775, ptr %1731, align 8
  %1776 = add nuw nsw i64 %1729, 1
  %1777 = icmp eq i64 %1776, %542
  br i1 %1777, label %1725, label %1728

1778:                                             ; preds = %1725, %1560
  store ptr %1537, ptr %27, align 8
  br label %1787

1779:                                             ; preds = %1725
  %1780 = add nsw i64 %1418, %1536
  %1781 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %335, i64 %1534
  store i64 %1780, ptr %1781, align 8
  %1782 = load i64, ptr %544, align 8
  %1783 = add nsw i64 %1782, 1
  store i64 %1783, ptr %544, align 8
  %1784 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 42, i64 %335, i64 %1782
  store ptr %1538, ptr %1784, align 8
  %1785 = load i64, ptr %1419, align 8
  %1786 = load i64, ptr %1420, align 8
  br label %1787

1787:                                             ; preds = %1779, %1778
  %1788 = phi i64 [ %1786, %1779 ], [ %1532, %1778 ]
  %1789 = phi i64 [ %1785, %1779 ], [ %1533, %1778 ]
  %1790 = phi i64 [ %1783, %1779 ], [ %1534, %1778 ]
  %1791 = add nuw nsw i64 %1536, 1
  %1792 = add nsw i64 %1789, %1788
  %1793 = icmp sgt i64 %1788, 1
  %1794 = zext i1 %1793 to i64
  %1795 = add nsw i64 %1792, %1794
  %1796 = icmp slt i64 %1791, %1795
  br i1 %1796, label %1531, label %1797

1797:                                             ; preds = %1787, %1413
  %1798 = phi i64 [ %1414, %1413 ], [ %1790, %1787 ]
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %20)
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %19)
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %18)
  %1799 = load i64, ptr %543, align 8
  %1800 = icmp eq i64 %1799, 0
  br i1 %1800, label %2141, label %1801

1801:                                             ; preds = %1797
  %1802 = load ptr, ptr %30, align 8
  %1803 = sub i64 0, %1799
  %1804 = getelementptr inbounds i32, ptr %1802, i64 %1803
  store ptr %1804, ptr %30, align 8
  %1805 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 24, i64 %335
  store ptr %1804, ptr %1805, align 8
  %1806 = load ptr, ptr %27, align 8
  %1807 = getelementptr inbounds double, ptr %1806, i64 %1803
  store ptr %1807, ptr %27, align 8
  %1808 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 20, i64 %335
  store ptr %1807, ptr %1808, align 8
  %1809 = icmp sgt i64 %1798, 0
  br i1 %1809, label %1810, label %1827

1810:                                             ; preds = %1801
  %1811 = and i64 %1798, 3
  %1812 = icmp ult i64 %1798, 4
  br i1 %1812, label %1815, label %1813

1813:                                             ; preds = %1810
  %1814 = and i64 %1798, -4
  br label %1835

1815:                                             ; preds = %1835, %1810
  %1816 = phi i64 [ 0, %1810 ], [ %1853, %1835 ]
  %1817 = icmp eq i64 %1811, 0
  br i1 %1817, label %1827, label %1818

1818:                                             ; preds = %1815, %1818
  %1819 = phi i64 [ %1824, %1818 ], [ %1816, %1815 ]
  %1820 = phi i64 [ %1825, %1818 ], [ 0, %1815 ]
  %1821 = load ptr, ptr %27, align 8
  %1822 = getelementptr inbounds double, ptr %1821, i64 %1803
  store ptr %1822, ptr %27, align 8
  %1823 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %335, i64 %1819
  store ptr %1822, ptr %1823, align 8
  %1824 = add nuw nsw i64 %1819, 1
  %1825 = add i64 %1820, 1
  %1826 = icmp eq i64 %1825, %1811
  br i1 %1826, label %1827, label %1818

1827:                                             ; preds = %1815, %1818, %1801
  %1828 = load i64, ptr %38, align 8
  %1829 = icmp sgt i64 %1828, 0
  br i1 %1829, label %1830, label %1868

1830:                                             ; preds = %1827
  %1831 = and i64 %1828, 3
  %1832 = icmp ult i64 %1828, 4
  br i1 %1832, label %1856, label %1833

1833:                                             ; preds = %1830
  %1834 = and i64 %1828, -4
  br label %1890

1835:                                             ; preds = %1835, %1813
  %1836 = phi i64 [ 0, %1813 ], [ %1853, %1835 ]
  %1837 = phi i64 [ 0, %1813 ], [ %1854, %1835 ]
  %1838 = load ptr, ptr %27, align 8
  %1839 = getelementptr inbounds double, ptr %1838, i64 %1803
  store ptr %1839, ptr %27, align 8
  %1840 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %335, i64 %1836
  store ptr %1839, ptr %1840, align 8
  %1841 = or i64 %1836, 1
  %1842 = load ptr, ptr %27, align 8
  %1843 = getelementptr inbounds double, ptr %1842, i64 %1803
  store ptr %1843, ptr %27, align 8
  %1844 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %335, i64 %1841
  store ptr %1843, ptr %1844, align 8
  %1845 = or i64 %1836, 2
  %1846 = load ptr, ptr %27, align 8
  %1847 = getelementptr inbounds double, ptr %1846, i64 %1803
  store ptr %1847, ptr %27, align 8
  %1848 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %335, i64 %1845
  store ptr %1847, ptr %1848, align 8
  %1849 = or i64 %1836, 3
  %1850 = load ptr, ptr %27, align 8
  %1851 = getelementptr inbounds double, ptr %1850, i64 %1803
  store ptr %1851, ptr %27, align 8
  %1852 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %335, i64 %1849
  store ptr %1851, ptr %1852, align 8
  %1853 = add nuw nsw i64 %1836, 4
  %1854 = add i64 %1837, 4
  %1855 = icmp eq i64 %1854, %1814
  br i1 %1855, label %1815, label %1835

1856:                                             ; preds = %1890, %1830
  %1857 = phi i64 [ 0, %1830 ], [ %1908, %1890 ]
  %1858 = icmp eq i64 %1831, 0
  br i1 %1858, label %1868, label %1859

1859:                                             ; preds = %1856, %1859
  %1860 = phi i64 [ %1865, %1859 ], [ %1857, %1856 ]
  %1861 = phi i64 [ %1866, %1859 ], [ 0, %1856 ]
  %1862 = load ptr, ptr %27, align 8
  %1863 = getelementptr inbounds double, ptr %1862, i64 %1803
  store ptr %1863, ptr %27, align 8
  %1864 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %335, i64 %1860
  store ptr %1863, ptr %1864, align 8
  %1865 = add nuw nsw i64 %1860, 1
  %1866 = add i64 %1861, 1
  %1867 = icmp eq i64 %1866, %1831
  br i1 %1867, label %1868, label %1859

1868:                                             ; preds = %1856, %1859, %1827
  %1869 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %335
  store i64 %1799, ptr %1869, align 8
  %1870 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 %335
  store i64 0, ptr %1870, align 8
  %1871 = icmp sgt i64 %1799, 0
  br i1 %1871, label %1872, label %1917

1872:                                             ; preds = %1868
  %1873 = load ptr, ptr %1805, align 8
  %1874 = icmp ult i64 %1799, 8
  br i1 %1874, label %1888, label %1875

1875:                                             ; preds = %1872
  %1876 = and i64 %1799, -8
  br label %1877

1877:                                             ; preds = %1877, %1875
  %1878 = phi i64 [ 0, %1875 ], [ %1883, %1877 ]
  %1879 = phi <4 x i32> [ <i32 0, i32 1, i32 2, i32 3>, %1875 ], [ %1884, %1877 ]
  %1880 = add <4 x i32> %1879, <i32 4, i32 4, i32 4, i32 4>
  %1881 = getelementptr inbounds i32, ptr %1873, i64 %1878
  store <4 x i32> %1879, ptr %1881, align 4
  %1882 = getelementptr inbounds i32, ptr %1881, i64 4
  store <4 x i32> %1880, ptr %1882, align 4
  %1883 = add nuw i64 %1878, 8
  %1884 = add <4 x i32> %1879, <i32 8, i32 8, i32 8, i32 8>
  %1885 = icmp eq i64 %1883, %1876
  br i1 %1885, label %1886, label %1877

1886:                                             ; preds = %1877
  %1887 = icmp eq i64 %1799, %1876
  br i1 %1887, label %1917, label %1888

1888:                                             ; preds = %1872, %1886
  %1889 = phi i64 [ 0, %1872 ], [ %1876, %1886 ]
  br label %1911

1890:                                             ; preds = %1890, %1833
  %1891 = phi i64 [ 0, %1833 ], [ %1908, %1890 ]
  %1892 = phi i64 [ 0, %1833 ], [ %1909, %1890 ]
  %1893 = load ptr, ptr %27, align 8
  %1894 = getelementptr inbounds double, ptr %1893, i64 %1803
  store ptr %1894, ptr %27, align 8
  %1895 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %335, i64 %1891
  store ptr %1894, ptr %1895, align 8
  %1896 = or i64 %1891, 1
  %1897 = load ptr, ptr %27, align 8
  %1898 = getelementptr inbounds double, ptr %1897, i64 %1803
  store ptr %1898, ptr %27, align 8
  %1899 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %335, i64 %1896
  store ptr %1898, ptr %1899, align 8
  %1900 = or i64 %1891, 2
  %1901 = load ptr, ptr %27, align 8
  %1902 = getelementptr inbounds double, ptr %1901, i64 %1803
  store ptr %1902, ptr %27, align 8
  %1903 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %335, i64 %1900
  store ptr %1902, ptr %1903, align 8
  %1904 = or i64 %1891, 3
  %1905 = load ptr, ptr %27, align 8
  %1906 = getelementptr inbounds double, ptr %1905, i64 %1803
  store ptr %1906, ptr %27, align 8
  %1907 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %335, i64 %1904
  store ptr %1906, ptr %1907, align 8
  %1908 = add nuw nsw i64 %1891, 4
  %1909 = add i64 %1892, 4
  %1910 = icmp eq i64 %1909, %1834
  br i1 %1910, label %1856, label %1890

1911:                                             ; preds = %1888, %1911
  %1912 = phi i64 [ %1915, %1911 ], [ %1889, %1888 ]
  %1913 = trunc i64 %1912 to i32
  %1914 = getelementptr inbounds i32, ptr %1873, i64 %1912
  store i32 %1913, ptr %1914, align 4
  %1915 = add nuw nsw i64 %1912, 1
  %1916 = icmp eq i64 %1915, %1799
  br i1 %1916, label %1917, label %1911

1917:                                             ; preds = %1911, %1886, %1868
  %1918 = tail call i64 @llvm.smax.i64(i64 %1799, i64 %336)
  %1919 = add nuw nsw i64 %335, 1
  %1920 = load i64, ptr %2, align 8
  %1921 = icmp slt i64 %1919, %1920
  br i1 %1921, label %334, label %1922

1922:                                             ; preds = %1917, %278
  %1923 = phi i64 [ 1, %278 ], [ %1918, %1917 ]
  %1924 = load ptr, ptr %27, align 8
  %1925 = sub i64 0, %1923
  %1926 = getelementptr inbounds double, ptr %1924, i64 %1925
  %1927 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 21
  store ptr %1926, ptr %1927, align 8
  %1928 = getelementptr inbounds double, ptr %1926, i64 %1925
  store ptr %1928, ptr %27, align 8
  %1929 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 22
  store ptr %1928, ptr %1929, align 8
  %1930 = load i64, ptr %50, align 8
  %1931 = icmp sgt i64 %1930, 0
  br i1 %1931, label %1932, label %1947

1932:                                             ; preds = %1922
  %1933 = icmp eq i64 %1930, 1
  br i1 %1933, label %1945, label %1934

1934:                                             ; preds = %1932
  %1935 = and i64 %1930, -2
  br label %1936

1936:                                             ; preds = %1936, %1934
  %1937 = phi i64 [ 0, %1934 ], [ %1941, %1936 ]
  %1938 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %1937
  %1939 = load <2 x double>, ptr %1938, align 8
  %1940 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %1937
  store <2 x double> %1939, ptr %1940, align 8
  %1941 = add nuw i64 %1937, 2
  %1942 = icmp eq i64 %1941, %1935
  br i1 %1942, label %1943, label %1936

1943:                                             ; preds = %1936
  %1944 = icmp eq i64 %1930, %1935
  br i1 %1944, label %1947, label %1945

1945:                                             ; preds = %1932, %1943
  %1946 = phi i64 [ 0, %1932 ], [ %1935, %1943 ]
  br label %1950

1947:                                             ; preds = %1950, %1943, %1922
  %1948 = load i64, ptr %2, align 8
  %1949 = icmp sgt i64 %1948, 0
  br i1 %1949, label %1957, label %1979

1950:                                             ; preds = %1945, %1950
  %1951 = phi i64 [ %1955, %1950 ], [ %1946, %1945 ]
  %1952 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %1951
  %1953 = load double, ptr %1952, align 8
  %1954 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %1951
  store double %1953, ptr %1954, align 8
  %1955 = add nuw nsw i64 %1951, 1
  %1956 = icmp eq i64 %1955, %1930
  br i1 %1956, label %1947, label %1950

1957:                                             ; preds = %1947, %1976
  %1958 = phi i64 [ %1977, %1976 ], [ 0, %1947 ]
  %1959 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %1958
  %1960 = load i64, ptr %1959, align 8
  %1961 = icmp sgt i64 %1960, 0
  br i1 %1961, label %1962, label %1976

1962:                                             ; preds = %1957
  %1963 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 17, i64 %1958
  %1964 = load i64, ptr %1963, align 8
  %1965 = icmp sgt i64 %1964, 0
  %1966 = sitofp i64 %1964 to double
  %1967 = and i64 %1964, 7
  %1968 = icmp ult i64 %1964, 8
  %1969 = and i64 %1964, -8
  %1970 = icmp eq i64 %1967, 0
  br label %1971

1971:                                             ; preds = %1962, %2093
  %1972 = phi i64 [ 0, %1962 ], [ %2101, %2093 ]
  br i1 %1965, label %1973, label %2093

1973:                                             ; preds = %1971
  %1974 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 42, i64 %1958, i64 %1972
  %1975 = load ptr, ptr %1974, align 8
  br i1 %1968, label %2079, label %2103

1976:                                             ; preds = %2093, %1957
  %1977 = add nuw nsw i64 %1958, 1
  %1978 = icmp eq i64 %1977, %1948
  br i1 %1978, label %1979, label %1957

1979:                                             ; preds = %1976, %1947
  %1980 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 0
  store <2 x double> zeroinitializer, ptr %1980, align 8
  %1981 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 2
  store <2 x double> zeroinitializer, ptr %1981, align 8
  %1982 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 4
  store <2 x double> zeroinitializer, ptr %1982, align 8
  %1983 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 6
  store <2 x double> zeroinitializer, ptr %1983, align 8
  %1984 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 8
  store <2 x double> zeroinitializer, ptr %1984, align 8
  %1985 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 10
  store <2 x double> zeroinitializer, ptr %1985, align 8
  %1986 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 12
  store <2 x double> zeroinitializer, ptr %1986, align 8
  %1987 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 14
  store <2 x double> zeroinitializer, ptr %1987, align 8
  %1988 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 16
  store <2 x double> zeroinitializer, ptr %1988, align 8
  %1989 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 18
  store <2 x double> zeroinitializer, ptr %1989, align 8
  %1990 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 20
  store <2 x double> zeroinitializer, ptr %1990, align 8
  %1991 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 22
  store <2 x double> zeroinitializer, ptr %1991, align 8
  %1992 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 24
  store <2 x double> zeroinitializer, ptr %1992, align 8
  %1993 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 26
  store <2 x double> zeroinitializer, ptr %1993, align 8
  %1994 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 28
  store <2 x double> zeroinitializer, ptr %1994, align 8
  %1995 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 30
  store <2 x double> zeroinitializer, ptr %1995, align 8
  %1996 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 32
  store <2 x double> zeroinitializer, ptr %1996, align 8
  %1997 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 34
  store <2 x double> zeroinitializer, ptr %1997, align 8
  %1998 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 36
  store <2 x double> zeroinitializer, ptr %1998, align 8
  %1999 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 38
  store <2 x double> zeroinitializer, ptr %1999, align 8
  %2000 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 40
  store <2 x double> zeroinitializer, ptr %2000, align 8
  %2001 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 42
  store <2 x double> zeroinitializer, ptr %2001, align 8
  %2002 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 44
  store <2 x double> zeroinitializer, ptr %2002, align 8
  %2003 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 46
  store <2 x double> zeroinitializer, ptr %2003, align 8
  %2004 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 48
  store <2 x double> zeroinitializer, ptr %2004, align 8
  %2005 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 50
  store <2 x double> zeroinitializer, ptr %2005, align 8
  %2006 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 52
  store <2 x double> zeroinitializer, ptr %2006, align 8
  %2007 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 54
  store <2 x double> zeroinitializer, ptr %2007, align 8
  %2008 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 56
  store <2 x double> zeroinitializer, ptr %2008, align 8
  %2009 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 58
  store <2 x double> zeroinitializer, ptr %2009, align 8
  %2010 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 60
  store <2 x double> zeroinitializer, ptr %2010, align 8
  %2011 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 62
  store <2 x double> zeroinitializer, ptr %2011, align 8
  %2012 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 64
  store double 0.000000e+00, ptr %2012, align 8
  %2013 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29
  store double 1.000000e+00, ptr %2013, align 8
  %2014 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 0
  store double 0.000000e+00, ptr %2014, align 8
  %2015 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 1
  store double 0.000000e+00, ptr %2015, align 8
  %2016 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 2
  store double 0.000000e+00, ptr %2016, align 8
  %2017 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 3
  store double 0.000000e+00, ptr %2017, align 8
  %2018 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 4
  store double 0.000000e+00, ptr %2018, align 8
  %2019 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 5
  store double 0.000000e+00, ptr %2019, align 8
  %2020 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 6
  store double 0.000000e+00, ptr %2020, align 8
  %2021 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 7
  store double 0.000000e+00, ptr %2021, align 8
  %2022 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 8
  store double 0.000000e+00, ptr %2022, align 8
  %2023 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 9
  store double 0.000000e+00, ptr %2023, align 8
  %2024 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 10
  store double 0.000000e+00, ptr %2024, align 8
  %2025 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 11
  store double 0.000000e+00, ptr %2025, align 8
  %2026 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 12
  store double 0.000000e+00, ptr %2026, align 8
  %2027 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 13
  store double 0.000000e+00, ptr %2027, align 8
  %2028 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 14
  store double 0.000000e+00, ptr %2028, align 8
  %2029 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 15
  store double 0.000000e+00, ptr %2029, align 8
  %2030 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 16
  store double 0.000000e+00, ptr %2030, align 8
  %2031 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 17
  store double 0.000000e+00, ptr %2031, align 8
  %2032 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 18
  store double 0.000000e+00, ptr %2032, align 8
  %2033 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 19
  store double 0.000000e+00, ptr %2033, align 8
  %2034 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 20
  store double 0.000000e+00, ptr %2034, align 8
  %2035 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 21
  store double 0.000000e+00, ptr %2035, align 8
  %2036 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 22
  store double 0.000000e+00, ptr %2036, align 8
  %2037 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 23
  store double 0.000000e+00, ptr %2037, align 8
  %2038 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 24
  store double 0.000000e+00, ptr %2038, align 8
  %2039 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 25
  store double 0.000000e+00, ptr %2039, align 8
  %2040 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 26
  store double 0.000000e+00, ptr %2040, align 8
  %2041 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 27
  store double 0.000000e+00, ptr %2041, align 8
  %2042 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 28
  store double 0.000000e+00, ptr %2042, align 8
  %2043 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 29
  store double 0.000000e+00, ptr %2043, align 8
  %2044 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 30
  store double 0.000000e+00, ptr %2044, align 8
  %2045 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 31
  store double 0.000000e+00, ptr %2045, align 8
  %2046 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 0
  store double 0.000000e+00, ptr %2046, align 8
  %2047 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 1
  store double 0.000000e+00, ptr %2047, align 8
  %2048 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 2
  store double 0.000000e+00, ptr %2048, align 8
  %2049 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 3
  store double 0.000000e+00, ptr %2049, align 8
  %2050 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 4
  store double 0.000000e+00, ptr %2050, align 8
  %2051 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 5
  store double 0.000000e+00, ptr %2051, align 8
  %2052 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 6
  store double 0.000000e+00, ptr %2052, align 8
  %2053 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 7
  store double 0.000000e+00, ptr %2053, align 8
  %2054 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 8
  store double 0.000000e+00, ptr %2054, align 8
  %2055 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 9
  store double 0.000000e+00, ptr %2055, align 8
  %2056 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 10
  store double 0.000000e+00, ptr %2056, align 8
  %2057 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 11
  store double 0.000000e+00, ptr %2057, align 8
  %2058 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 12
  store double 0.000000e+00, ptr %2058, align 8
  %2059 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 13
  store double 0.000000e+00, ptr %2059, align 8
  %2060 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 14
  store double 0.000000e+00, ptr %2060, align 8
  %2061 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 15
  store double 0.000000e+00, ptr %2061, align 8
  %2062 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 16
  store double 0.000000e+00, ptr %2062, align 8
  %2063 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 17
  store double 0.000000e+00, ptr %2063, align 8
  %2064 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 18
  store double 0.000000e+00, ptr %2064, align 8
  %2065 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 19
  store double 0.000000e+00, ptr %2065, align 8
  %2066 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 20
  store double 0.000000e+00, ptr %2066, align 8
  %2067 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 21
  store double 0.000000e+00, ptr %2067, align 8
  %2068 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 22
  store double 0.000000e+00, ptr %2068, align 8
  %2069 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 23
  store double 0.000000e+00, ptr %2069, align 8
  %2070 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 24
  store double 0.000000e+00, ptr %2070, align 8
  %2071 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 25
  store double 0.000000e+00, ptr %2071, align 8
  %2072 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 26
  store double 0.000000e+00, ptr %2072, align 8
  %2073 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 27
  store double 0.000000e+00, ptr %2073, align 8
  %2074 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 28
  store double 0.000000e+00, ptr %2074, align 8
  %2075 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 29
  store double 0.000000e+00, ptr %2075, align 8
  %2076 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 30
  store double 0.000000e+00, ptr %2076, align 8
  %2077 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 31
  store double 0.000000e+00, ptr %2077, align 8
  %2078 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 32
  store double 0.000000e+00, ptr %2078, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %21)
  store i64 -1, ptr %21, align 8
  call fastcc void @push(ptr noundef nonnull %0, double noundef 0xFFF0000000000000, ptr noundef nonnull %21, i64 noundef 0)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %21)
  br label %2141

2079:                                             ; preds = %2103, %1973
  %2080 = phi double [ undef, %1973 ], [ %2137, %2103 ]
  %2081 = phi i64 [ 0, %1973 ], [ %2138, %2103 ]
  %2082 = phi double [ 0.000000e+00, %1973 ], [ %2137, %2103 ]
  br i1 %1970, label %2093, label %2083

2083:                                             ; preds = %2079, %2083
  %2084 = phi i64 [ %2090, %2083 ], [ %2081, %2079 ]
  %2085 = phi double [ %2089, %2083 ], [ %2082, %2079 ]
  %2086 = phi i64 [ %2091, %2083 ], [ 0, %2079 ]
  %2087 = getelementptr inbounds double, ptr %1975, i64 %2084
  %2088 = load double, ptr %2087, align 8
  %2089 = fadd double %2085, %2088
  %2090 = add nuw nsw i64 %2084, 1
  %2091 = add i64 %2086, 1
  %2092 = icmp eq i64 %2091, %1967
  br i1 %2092, label %2093, label %2083

2093:                                             ; preds = %2079, %2083, %1971
  %2094 = phi double [ 0.000000e+00, %1971 ], [ %2080, %2079 ], [ %2089, %2083 ]
  %2095 = fdiv double %2094, %1966
  %2096 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %1958, i64 %1972
  %2097 = load i64, ptr %2096, align 8
  %2098 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %2097
  %2099 = load double, ptr %2098, align 8
  %2100 = fadd double %2095, %2099
  store double %2100, ptr %2098, align 8
  %2101 = add nuw nsw i64 %1972, 1
  %2102 = icmp eq i64 %2101, %1960
  br i1 %2102, label %1976, label %1971

2103:                                             ; preds = %1973, %2103
  %2104 = phi i64 [ %2138, %2103 ], [ 0, %1973 ]
  %2105 = phi double [ %2137, %2103 ], [ 0.000000e+00, %1973 ]
  %2106 = phi i64 [ %2139, %2103 ], [ 0, %1973 ]
  %2107 = getelementptr inbounds double, ptr %1975, i64 %2104
  %2108 = load double, ptr %2107, align 8
  %2109 = fadd double %2105, %2108
  %2110 = or i64 %2104, 1
  %2111 = getelementptr inbounds double, ptr %1975, i64 %2110
  %2112 = load double, ptr %2111, align 8
  %2113 = fadd double %2109, %2112
  %2114 = or i64 %2104, 2
  %2115 = getelementptr inbounds double, ptr %1975, i64 %2114
  %2116 = load double, ptr %2115, align 8
  %2117 = fadd double %2113, %2116
  %2118 = or i64 %2104, 3
  %2119 = getelementptr inbounds double, ptr %1975, i64 %2118
  %2120 = load double, ptr %2119, align 8
  %2121 = fadd double %2117, %2120
  %2122 = or i64 %2104, 4
  %2123 = getelementptr inbounds double, ptr %1975, i64 %2122
  %2124 = load double, ptr %2123, align 8
  %2125 = fadd double %2121, %2124
  %2126 = or i64 %2104, 5
  %2127 = getelementptr inbounds double, ptr %1975, i64 %2126
  %2128 = load double, ptr %2127, align 8
  %2129 = fadd double %2125, %2128
  %2130 = or i64 %2104, 6
  %2131 = getelementptr inbounds double, ptr %1975, i64 %2130
  %2132 = load double, ptr %2131, align 8
  %2133 = fadd double %2129, %2132
  %2134 = or i64 %2104, 7
  %2135 = getelementptr inbounds double, ptr %1975, i64 %2134
  %2136 = load double, ptr %2135, align 8
  %2137 = fadd double %2133, %2136
  %2138 = add nuw nsw i64 %2104, 8
  %2139 = add i64 %2106, 8
  %2140 = icmp eq i64 %2139, %1969
  br i1 %2140, label %2079, label %2103

2141:                                             ; preds = %334, %1797, %1979
  %2142 = phi double [ 0xFFF0000000000000, %1979 ], [ 0x7FF0000000000000, %1797 ], [ 0x7FF0000000000000, %334 ]
  ret double %2142
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
  %79 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 42, i64 %63, i64 %77
  %80 = load ptr, ptr %79, align 8
  %81 = load ptr, ptr %71, align 8
  %82 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %63, i64 %77
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
  br i1 %253, label %254, label %731

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

341:                                              ; preds = %254, %718
  %342 = phi double [ 0xFFF0000000000000, %254 ], [ %667, %718 ]
  %343 = phi i64 [ 0, %254 ], [ %723, %718 ]
  %344 = tail call fastcc double @linearise(ptr noundef %0)
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %8)
  %345 = fcmp oeq double %344, 0xFFF0000000000000
  br i1 %345, label %716, label %346

346:                                              ; preds = %341
  %347 = load i64, ptr %255, align 8
  %348 = icmp sgt i64 %347, 0
  br i1 %348, label %349, label %367

349:                                              ; preds = %346
  %350 = icmp ult i64 %347, 4
  br i1 %350, label %365, label %351

351:                                              ; preds = %349
  %352 = and i64 %347, -4
  br label %353

353:                                              ; preds = %353, %351
  %354 = phi i64 [ 0, %351 ], [ %361, %353 ]
  %355 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %354
  %356 = load <2 x double>, ptr %355, align 8
  %357 = getelementptr inbounds double, ptr %355, i64 2
  %358 = load <2 x double>, ptr %357, align 8
  %359 = getelementptr inbounds [1024 x double], ptr %8, i64 0, i64 %354
  store <2 x double> %356, ptr %359, align 16
  %360 = getelementptr inbounds double, ptr %359, i64 2
  store <2 x double> %358, ptr %360, align 16
  %361 = add nuw i64 %354, 4
  %362 = icmp eq i64 %361, %352
  br i1 %362, label %363, label %353

363:                                              ; preds = %353
  %364 = icmp eq i64 %347, %352
  br i1 %364, label %367, label %365

365:                                              ; preds = %349, %363
  %366 = phi i64 [ 0, %349 ], [ %352, %363 ]
  br label %370

367:                                              ; preds = %370, %363, %346
  %368 = load i64, ptr %10, align 8
  %369 = icmp sgt i64 %368, 0
  br i1 %369, label %426, label %377

370:                                              ; preds = %365, %370
  %371 = phi i64 [ %375, %370 ], [ %366, %365 ]
  %372 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %371
  %373 = load double, ptr %372, align 8
  %374 = getelementptr inbounds [1024 x double], ptr %8, i64 0, i64 %371
  store double %373, ptr %374, align 8
  %375 = add nuw nsw i64 %371, 1
  %376 = icmp eq i64 %375, %347
  br i1 %376, label %367, label %370

377:                                              ; preds = %619, %367
  %378 = phi double [ %344, %367 ], [ %566, %619 ]
  %379 = fcmp ogt double %378, %342
  br i1 %379, label %380, label %666

380:                                              ; preds = %377
  br i1 %258, label %393, label %381

381:                                              ; preds = %380, %393
  %382 = phi i64 [ 0, %380 ], [ 64, %393 ]
  br label %383

383:                                              ; preds = %383, %381
  %384 = phi i64 [ %389, %383 ], [ %382, %381 ]
  %385 = phi i64 [ %390, %383 ], [ 0, %381 ]
  %386 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %384
  %387 = load double, ptr %386, align 8
  %388 = getelementptr inbounds double, ptr %2, i64 %384
  store double %387, ptr %388, align 8
  %389 = add nuw nsw i64 %384, 1
  %390 = add i64 %385, 1
  %391 = icmp eq i64 %385, 0
  br i1 %391, label %392, label %383

392:                                              ; preds = %383
  br i1 %258, label %666, label %647

393:                                              ; preds = %380
  %394 = load <2 x double>, ptr %259, align 8
  store <2 x double> %394, ptr %2, align 8
  %395 = load <2 x double>, ptr %260, align 8
  store <2 x double> %395, ptr %261, align 8
  %396 = load <2 x double>, ptr %262, align 8
  store <2 x double> %396, ptr %263, align 8
  %397 = load <2 x double>, ptr %264, align 8
  store <2 x double> %397, ptr %265, align 8
  %398 = load <2 x double>, ptr %266, align 8
  store <2 x double> %398, ptr %267, align 8
  %399 = load <2 x double>, ptr %268, align 8
  store <2 x double> %399, ptr %269, align 8
  %400 = load <2 x double>, ptr %270, align 8
  store <2 x double> %400, ptr %271, align 8
  %401 = load <2 x double>, ptr %272, align 8
  store <2 x double> %401, ptr %273, align 8
  %402 = load <2 x double>, ptr %274, align 8
  store <2 x double> %402, ptr %275, align 8
  %403 = load <2 x double>, ptr %276, align 8
  store <2 x double> %403, ptr %277, align 8
  %404 = load <2 x double>, ptr %278, align 8
  store <2 x double> %404, ptr %279, align 8
  %405 = load <2 x double>, ptr %280, align 8
  store <2 x double> %405, ptr %281, align 8
  %406 = load <2 x double>, ptr %282, align 8
  store <2 x double> %406, ptr %283, align 8
  %407 = load <2 x double>, ptr %284, align 8
  store <2 x double> %407, ptr %285, align 8
  %408 = load <2 x double>, ptr %286, align 8
  store <2 x double> %408, ptr %287, align 8
  %409 = load <2 x double>, ptr %288, align 8
  store <2 x double> %409, ptr %289, align 8
  %410 = load <2 x double>, ptr %290, align 8
  store <2 x double> %410, ptr %291, align 8
  %411 = load <2 x double>, ptr %292, align 8
  store <2 x double> %411, ptr %293, align 8
  %412 = load <2 x double>, ptr %294, align 8
  store <2 x double> %412, ptr %295, align 8
  %413 = load <2 x double>, ptr %296, align 8
  store <2 x double> %413, ptr %297, align 8
  %414 = load <2 x double>, ptr %298, align 8
  store <2 x double> %414, ptr %299, align 8
  %415 = load <2 x double>, ptr %300, align 8
  store <2 x double> %415, ptr %301, align 8
  %416 = load <2 x double>, ptr %302, align 8
  store <2 x double> %416, ptr %303, align 8
  %417 = load <2 x double>, ptr %304, align 8
  store <2 x double> %417, ptr %305, align 8
  %418 = load <2 x double>, ptr %306, align 8
  store <2 x double> %418, ptr %307, align 8
  %419 = load <2 x double>, ptr %308, align 8
  store <2 x double> %419, ptr %309, align 8
  %420 = load <2 x double>, ptr %310, align 8
  store <2 x double> %420, ptr %311, align 8
  %421 = load <2 x double>, ptr %312, align 8
  store <2 x double> %421, ptr %313, align 8
  %422 = load <2 x double>, ptr %314, align 8
  store <2 x double> %422, ptr %315, align 8
  %423 = load <2 x double>, ptr %316, align 8
  store <2 x double> %423, ptr %317, align 8
  %424 = load <2 x double>, ptr %318, align 8
  store <2 x double> %424, ptr %319, align 8
  %425 = load <2 x double>, ptr %320, align 8
  store <2 x double> %425, ptr %321, align 8
  br label %381

426:                                              ; preds = %367, %619
  %427 = phi i64 [ %620, %619 ], [ 0, %367 ]
  %428 = phi double [ %566, %619 ], [ %344, %367 ]
  %429 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 20, i64 %427
  %430 = load ptr, ptr %429, align 8
  %431 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %427
  %432 = load i64, ptr %431, align 8
  %433 = icmp sgt i64 %432, 0
  br i1 %433, label %434, label %448

434:                                              ; preds = %426
  %435 = icmp ult i64 %432, 4
  br i1 %435, label %446, label %436

436:                                              ; preds = %434
  %437 = and i64 %432, -4
  br label %438

438:                                              ; preds = %438, %436
  %439 = phi i64 [ 0, %436 ], [ %442, %438 ]
  %440 = getelementptr inbounds double, ptr %430, i64 %439
  store <2 x double> zeroinitializer, ptr %440, align 8
  %441 = getelementptr inbounds double, ptr %440, i64 2
  store <2 x double> zeroinitializer, ptr %441, align 8
  %442 = add nuw i64 %439, 4
  %443 = icmp eq i64 %442, %437
  br i1 %443, label %444, label %438

444:                                              ; preds = %438
  %445 = icmp eq i64 %432, %437
  br i1 %445, label %448, label %446

446:                                              ; preds = %434, %444
  %447 = phi i64 [ 0, %434 ], [ %437, %444 ]
  br label %460

448:                                              ; preds = %460, %444, %426
  %449 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %427
  %450 = load i64, ptr %449, align 8
  %451 = icmp sgt i64 %450, 0
  br i1 %451, label %452, label %465

452:                                              ; preds = %448
  %453 = shl i64 %432, 3
  %454 = getelementptr i8, ptr %430, i64 %453
  %455 = icmp ult i64 %432, 4
  %456 = and i64 %432, -4
  %457 = icmp eq i64 %432, %456
  %458 = and i64 %432, 1
  %459 = icmp eq i64 %458, 0
  br label %474

460:                                              ; preds = %446, %460
  %461 = phi i64 [ %463, %460 ], [ %447, %446 ]
  %462 = getelementptr inbounds double, ptr %430, i64 %461
  store double 0.000000e+00, ptr %462, align 8
  %463 = add nuw nsw i64 %461, 1
  %464 = icmp eq i64 %463, %432
  br i1 %464, label %448, label %460

465:                                              ; preds = %524, %448
  %466 = icmp sgt i64 %432, 1
  br i1 %466, label %467, label %562

467:                                              ; preds = %465
  %468 = add i64 %432, -1
  %469 = add i64 %432, -2
  %470 = and i64 %468, 3
  %471 = icmp ult i64 %469, 3
  br i1 %471, label %544, label %472

472:                                              ; preds = %467
  %473 = and i64 %468, -4
  br label %572

474:                                              ; preds = %452, %524
  %475 = phi i64 [ %525, %524 ], [ 0, %452 ]
  %476 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %427, i64 %475
  %477 = load i64, ptr %476, align 8
  %478 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %477
  %479 = load double, ptr %478, align 8
  br i1 %433, label %480, label %524

480:                                              ; preds = %474
  %481 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %427, i64 %475
  %482 = load ptr, ptr %481, align 8
  br i1 %455, label %510, label %483

483:                                              ; preds = %480
  %484 = getelementptr i8, ptr %482, i64 %453
  %485 = icmp ult ptr %430, %484
  %486 = icmp ult ptr %482, %454
  %487 = and i1 %485, %486
  br i1 %487, label %510, label %488

488:                                              ; preds = %483
  %489 = insertelement <2 x double> poison, double %479, i64 0
  %490 = shufflevector <2 x double> %489, <2 x double> poison, <2 x i32> zeroinitializer
  %491 = insertelement <2 x double> poison, double %479, i64 0
  %492 = shufflevector <2 x double> %491, <2 x double> poison, <2 x i32> zeroinitializer
  br label %493

493:                                              ; preds = %493, %488
  %494 = phi i64 [ 0, %488 ], [ %507, %493 ]
  %495 = getelementptr inbounds double, ptr %482, i64 %494
  %496 = load <2 x double>, ptr %495, align 8
  %497 = getelementptr inbounds double, ptr %495, i64 2
  %498 = load <2 x double>, ptr %497, align 8
  %499 = fmul <2 x double> %490, %496
  %500 = fmul <2 x double> %492, %498
  %501 = getelementptr inbounds double, ptr %430, i64 %494
  %502 = load <2 x double>, ptr %501, align 8
  %503 = getelementptr inbounds double, ptr %501, i64 2
  %504 = load <2 x double>, ptr %503, align 8
  %505 = fadd <2 x double> %502, %499
  %506 = fadd <2 x double> %504, %500
  store <2 x double> %505, ptr %501, align 8
  store <2 x double> %506, ptr %503, align 8
  %507 = add nuw i64 %494, 4
  %508 = icmp eq i64 %507, %456
  br i1 %508, label %509, label %493

509:                                              ; preds = %493
  br i1 %457, label %524, label %510

510:                                              ; preds = %483, %480, %509
  %511 = phi i64 [ 0, %483 ], [ 0, %480 ], [ %456, %509 ]
  %512 = or i64 %511, 1
  br i1 %459, label %521, label %513

513:                                              ; preds = %510
  %514 = getelementptr inbounds double, ptr %482, i64 %511
  %515 = load double, ptr %514, align 8
  %516 = fmul double %479, %515
  %517 = getelementptr inbounds double, ptr %430, i64 %511
  %518 = load double, ptr %517, align 8
  %519 = fadd double %518, %516
  store double %519, ptr %517, align 8
  %520 = or i64 %511, 1
  br label %521

521:                                              ; preds = %513, %510
  %522 = phi i64 [ %511, %510 ], [ %520, %513 ]
  %523 = icmp eq i64 %432, %512
  br i1 %523, label %524, label %527

524:                                              ; preds = %521, %527, %509, %474
  %525 = add nuw nsw i64 %475, 1
  %526 = icmp eq i64 %525, %450
  br i1 %526, label %465, label %474

527:                                              ; preds = %521, %527
  %528 = phi i64 [ %542, %527 ], [ %522, %521 ]
  %529 = getelementptr inbounds double, ptr %482, i64 %528
  %530 = load double, ptr %529, align 8
  %531 = fmul double %479, %530
  %532 = getelementptr inbounds double, ptr %430, i64 %528
  %533 = load double, ptr %532, align 8
  %534 = fadd double %533, %531
  store double %534, ptr %532, align 8
  %535 = add nuw nsw i64 %528, 1
  %536 = getelementptr inbounds double, ptr %482, i64 %535
  %537 = load double, ptr %536, align 8
  %538 = fmul double %479, %537
  %539 = getelementptr inbounds double, ptr %430, i64 %535
  %540 = load double, ptr %539, align 8
  %541 = fadd double %540, %538
  store double %541, ptr %539, align 8
  %542 = add nuw nsw i64 %528, 2
  %543 = icmp eq i64 %542, %432
  br i1 %543, label %524, label %527

544:                                              ; preds = %572, %467
  %545 = phi i64 [ undef, %467 ], [ %602, %572 ]
  %546 = phi i64 [ 1, %467 ], [ %603, %572 ]
  %547 = phi i64 [ 0, %467 ], [ %602, %572 ]
  %548 = icmp eq i64 %470, 0
  br i1 %548, label %562, label %549

549:                                              ; preds = %544, %549
  %550 = phi i64 [ %559, %549 ], [ %546, %544 ]
  %551 = phi i64 [ %558, %549 ], [ %547, %544 ]
  %552 = phi i64 [ %560, %549 ], [ 0, %544 ]
  %553 = getelementptr inbounds double, ptr %430, i64 %550
  %554 = load double, ptr %553, align 8
  %555 = getelementptr inbounds double, ptr %430, i64 %551
  %556 = load double, ptr %555, align 8
  %557 = fcmp olt double %554, %556
  %558 = select i1 %557, i64 %550, i64 %551
  %559 = add nuw nsw i64 %550, 1
  %560 = add i64 %552, 1
  %561 = icmp eq i64 %560, %470
  br i1 %561, label %562, label %549

562:                                              ; preds = %544, %549, %465
  %563 = phi i64 [ 0, %465 ], [ %545, %544 ], [ %558, %549 ]
  %564 = getelementptr inbounds double, ptr %430, i64 %563
  %565 = load double, ptr %564, align 8
  %566 = fadd double %428, %565
  br i1 %451, label %567, label %619

567:                                              ; preds = %562
  %568 = and i64 %450, 1
  %569 = icmp eq i64 %450, 1
  br i1 %569, label %606, label %570

570:                                              ; preds = %567
  %571 = and i64 %450, -2
  br label %622

572:                                              ; preds = %572, %472
  %573 = phi i64 [ 1, %472 ], [ %603, %572 ]
  %574 = phi i64 [ 0, %472 ], [ %602, %572 ]
  %575 = phi i64 [ 0, %472 ], [ %604, %572 ]
  %576 = getelementptr inbounds double, ptr %430, i64 %573
  %577 = load double, ptr %576, align 8
  %578 = getelementptr inbounds double, ptr %430, i64 %574
  %579 = load double, ptr %578, align 8
  %580 = fcmp olt double %577, %579
  %581 = select i1 %580, i64 %573, i64 %574
  %582 = add nuw nsw i64 %573, 1
  %583 = getelementptr inbounds double, ptr %430, i64 %582
  %584 = load double, ptr %583, align 8
  %585 = getelementptr inbounds double, ptr %430, i64 %581
  %586 = load double, ptr %585, align 8
  %587 = fcmp olt double %584, %586
  %588 = select i1 %587, i64 %582, i64 %581
  %589 = add nuw nsw i64 %573, 2
  %590 = getelementptr inbounds double, ptr %430, i64 %589
  %591 = load double, ptr %590, align 8
  %592 = getelementptr inbounds double, ptr %430, i64 %588
  %593 = load double, ptr %592, align 8
  %594 = fcmp olt double %591, %593
  %595 = select i1 %594, i64 %589, i64 %588
  %596 = add nuw nsw i64 %573, 3
  %597 = getelementptr inbounds double, ptr %430, i64 %596
  %598 = load double, ptr %597, align 8
  %599 = getelementptr inbounds double, ptr %430, i64 %595
  %600 = load double, ptr %599, align 8
  %601 = fcmp olt double %598, %600
  %602 = select i1 %601, i64 %596, i64 %595
  %603 = add nuw nsw i64 %573, 4
  %604 = add i64 %575, 4
  %605 = icmp eq i64 %604, %473
  br i1 %605, label %544, label %572

606:                                              ; preds = %622, %567
  %607 = phi i64 [ 0, %567 ], [ %644, %622 ]
  %608 = icmp eq i64 %568, 0
  br i1 %608, label %619, label %609

609:                                              ; preds = %606
  %610 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %427, i64 %607
  %611 = load ptr, ptr %610, align 8
  %612 = getelementptr inbounds double, ptr %611, i64 %563
  %613 = load double, ptr %612, align 8
  %614 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %427, i64 %607
  %615 = load i64, ptr %614, align 8
  %616 = getelementptr inbounds [1024 x double], ptr %8, i64 0, i64 %615
  %617 = load double, ptr %616, align 8
  %618 = fadd double %613, %617
  store double %618, ptr %616, align 8
  br label %619

619:                                              ; preds = %609, %606, %562
  %620 = add nuw nsw i64 %427, 1
  %621 = icmp eq i64 %620, %368
  br i1 %621, label %377, label %426

622:                                              ; preds = %622, %570
  %623 = phi i64 [ 0, %570 ], [ %644, %622 ]
  %624 = phi i64 [ 0, %570 ], [ %645, %622 ]
  %625 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %427, i64 %623
  %626 = load ptr, ptr %625, align 8
  %627 = getelementptr inbounds double, ptr %626, i64 %563
  %628 = load double, ptr %627, align 8
  %629 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %427, i64 %623
  %630 = load i64, ptr %629, align 8
  %631 = getelementptr inbounds [1024 x double], ptr %8, i64 0, i64 %630
  %632 = load double, ptr %631, align 8
  %633 = fadd double %628, %632
  store double %633, ptr %631, align 8
  %634 = or i64 %623, 1
  %635 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %427, i64 %634
  %636 = load ptr, ptr %635, align 8
  %637 = getelementptr inbounds double, ptr %636, i64 %563
  %638 = load double, ptr %637, align 8
  %639 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %427, i64 %634
  %640 = load i64, ptr %639, align 8
  %641 = getelementptr inbounds [1024 x double], ptr %8, i64 0, i64 %640
  %642 = load double, ptr %641, align 8
  %643 = fadd double %638, %642
  store double %643, ptr %641, align 8
  %644 = add nuw nsw i64 %623, 2
  %645 = add i64 %624, 2
  %646 = icmp eq i64 %645, %571
  br i1 %646, label %606, label %622

647:                                              ; preds = %392, %647
  %648 = phi i64 [ %664, %647 ], [ %389, %392 ]
  %649 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %648
  %650 = load double, ptr %649, align 8
  %651 = getelementptr inbounds double, ptr %2, i64 %648
  store double %650, ptr %651, align 8
  %652 = add nuw nsw i64 %648, 1
  %653 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %652
  %654 = load double, ptr %653, align 8
  %655 = getelementptr inbounds double, ptr %2, i64 %652
  store double %654, ptr %655, align 8
  %656 = add nuw nsw i64 %648, 2
  %657 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %656
  %658 = load double, ptr %657, align 8
  %659 = getelementptr inbounds double, ptr %2, i64 %656
  store double %658, ptr %659, align 8
  %660 = add nuw nsw i64 %648, 3
  %661 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %660
  %662 = load double, ptr %661, align 8
  %663 = getelementptr inbounds double, ptr %2, i64 %660
  store double %662, ptr %663, align 8
  %664 = add nuw nsw i64 %648, 4
  %665 = icmp eq i64 %664, 65
  br i1 %665, label %666, label %647

666:                                              ; preds = %392, %647, %377
  %667 = phi double [ %342, %377 ], [ %378, %647 ], [ %378, %392 ]
  %668 = fcmp ult double %667, %57
  br i1 %668, label %669, label %716

669:                                              ; preds = %666
  %670 = add nuw nsw i64 %343, 3
  %671 = sitofp i64 %670 to double
  %672 = fdiv double 2.000000e+00, %671
  %673 = fcmp ogt double %672, 5.000000e-01
  %674 = select i1 %673, double 5.000000e-01, double %672
  br i1 %348, label %675, label %718

675:                                              ; preds = %669
  %676 = icmp ult i64 %347, 4
  br i1 %676, label %703, label %677

677:                                              ; preds = %675
  %678 = and i64 %347, -4
  %679 = insertelement <2 x double> poison, double %674, i64 0
  %680 = shufflevector <2 x double> %679, <2 x double> poison, <2 x i32> zeroinitializer
  %681 = insertelement <2 x double> poison, double %674, i64 0
  %682 = shufflevector <2 x double> %681, <2 x double> poison, <2 x i32> zeroinitializer
  br label %683

683:                                              ; preds = %683, %677
  %684 = phi i64 [ 0, %677 ], [ %699, %683 ]
  %685 = getelementptr inbounds [1024 x double], ptr %8, i64 0, i64 %684
  %686 = load <2 x double>, ptr %685, align 16
  %687 = getelementptr inbounds double, ptr %685, i64 2
  %688 = load <2 x double>, ptr %687, align 16
  %689 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %684
  %690 = load <2 x double>, ptr %689, align 8
  %691 = getelementptr inbounds double, ptr %689, i64 2
  %692 = load <2 x double>, ptr %691, align 8
  %693 = fsub <2 x double> %686, %690
  %694 = fsub <2 x double> %688, %692
  %695 = fmul <2 x double> %680, %693
  %696 = fmul <2 x double> %682, %694
  %697 = fadd <2 x double> %690, %695
  %698 = fadd <2 x double> %692, %696
  store <2 x double> %697, ptr %689, align 8
  store <2 x double> %698, ptr %691, align 8
  %699 = add nuw i64 %684, 4
  %700 = icmp eq i64 %699, %678
  br i1 %700, label %701, label %683

701:                                              ; preds = %683
  %702 = icmp eq i64 %347, %678
  br i1 %702, label %718, label %703

703:                                              ; preds = %675, %701
  %704 = phi i64 [ 0, %675 ], [ %678, %701 ]
  br label %705

705:                                              ; preds = %703, %705
  %706 = phi i64 [ %714, %705 ], [ %704, %703 ]
  %707 = getelementptr inbounds [1024 x double], ptr %8, i64 0, i64 %706
  %708 = load double, ptr %707, align 8
  %709 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %706
  %710 = load double, ptr %709, align 8
  %711 = fsub double %708, %710
  %712 = fmul double %674, %711
  %713 = fadd double %710, %712
  store double %713, ptr %709, align 8
  %714 = add nuw nsw i64 %706, 1
  %715 = icmp eq i64 %714, %347
  br i1 %715, label %718, label %705

716:                                              ; preds = %341, %666
  %717 = phi double [ %667, %666 ], [ %342, %341 ]
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %8)
  br label %725

718:                                              ; preds = %705, %701, %669
  %719 = icmp ult i64 %343, 30
  %720 = sitofp i64 %343 to double
  %721 = fdiv double 9.000000e+00, %720
  %722 = select i1 %719, double 3.000000e-01, double %721
  tail call fastcc void @price(ptr noundef %0, double noundef %722)
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %8)
  %723 = add nuw nsw i64 %343, 1
  %724 = icmp eq i64 %723, %1
  br i1 %724, label %725, label %341

725:                                              ; preds = %718, %716
  %726 = phi double [ %717, %716 ], [ %667, %718 ]
  %727 = fcmp oeq double %726, 0xFFF0000000000000
  br i1 %727, label %731, label %728

728:                                              ; preds = %725
  %729 = tail call fastcc double @exp_of(double noundef %726)
  %730 = fmul double %729, 0x3FEFFFFFFF768FA1
  br label %731

731:                                              ; preds = %252, %725, %728
  %732 = phi double [ %730, %728 ], [ 0.000000e+00, %725 ], [ 0.000000e+00, %252 ]
  ret double %732
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
define internal fastcc double @linearise(ptr nocapture noundef %0) unnamed_addr {
  %2 = alloca [64 x double], align 16
  %3 = alloca [64 x double], align 16
  %4 = load ptr, ptr %0, align 8
  %5 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 1
  %6 = load ptr, ptr %5, align 8
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %2)
  %7 = getelementptr inbounds %struct.Goal, ptr %6, i64 0, i32 9
  %8 = load ptr, ptr %7, align 8
  %9 = load i64, ptr %8, align 8
  %10 = load i64, ptr %4, align 8
  %11 = getelementptr inbounds %struct.Problem, ptr %4, i64 0, i32 2
  %12 = load i64, ptr %11, align 8
  %13 = add i64 %12, %10
  %14 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 15
  %15 = load i64, ptr %14, align 8
  %16 = icmp sgt i64 %15, 0
  br i1 %16, label %17, label %31

17:                                               ; preds = %1
  %18 = icmp ult i64 %15, 4
  br i1 %18, label %29, label %19

19:                                               ; preds = %17
  %20 = and i64 %15, -4
  br label %21

21:                                               ; preds = %21, %19
  %22 = phi i64 [ 0, %19 ], [ %25, %21 ]
  %23 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %22
  store <2 x double> zeroinitializer, ptr %23, align 8
  %24 = getelementptr inbounds double, ptr %23, i64 2
  store <2 x double> zeroinitializer, ptr %24, align 8
  %25 = add nuw i64 %22, 4
  %26 = icmp eq i64 %25, %20
  br i1 %26, label %27, label %21

27:                                               ; preds = %21
  %28 = icmp eq i64 %15, %20
  br i1 %28, label %31, label %29

29:                                               ; preds = %17, %27
  %30 = phi i64 [ 0, %17 ], [ %20, %27 ]
  br label %33

31:                                               ; preds = %33, %27, %1
  %32 = icmp sgt i64 %13, 0
  br i1 %32, label %49, label %38

33:                                               ; preds = %29, %33
  %34 = phi i64 [ %36, %33 ], [ %30, %29 ]
  %35 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %34
  store double 0.000000e+00, ptr %35, align 8
  %36 = add nuw nsw i64 %34, 1
  %37 = icmp eq i64 %36, %15
  br i1 %37, label %31, label %33

38:                                               ; preds = %49, %31
  %39 = getelementptr inbounds %struct.Goal, ptr %6, i64 0, i32 3
  %40 = load i64, ptr %39, align 8
  %41 = icmp sgt i64 %40, 0
  br i1 %41, label %42, label %57

42:                                               ; preds = %38
  %43 = icmp sgt i64 %10, 0
  %44 = getelementptr inbounds %struct.Problem, ptr %4, i64 0, i32 14
  %45 = and i64 %10, 3
  %46 = icmp ult i64 %10, 4
  %47 = and i64 %10, -4
  %48 = icmp eq i64 %45, 0
  br label %63

49:                                               ; preds = %31, %49
  %50 = phi i64 [ %55, %49 ], [ 0, %31 ]
  %51 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %50
  %52 = load double, ptr %51, align 8
  %53 = tail call fastcc double @exp_of(double noundef %52)
  %54 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %50
  store double %53, ptr %54, align 8
  %55 = add nuw nsw i64 %50, 1
  %56 = icmp eq i64 %55, %13
  br i1 %56, label %38, label %49

57:                                               ; preds = %89, %38
  %58 = icmp sgt i64 %12, 0
  br i1 %58, label %59, label %130

59:                                               ; preds = %57
  %60 = getelementptr inbounds %struct.Problem, ptr %4, i64 0, i32 15
  %61 = getelementptr inbounds %struct.Problem, ptr %4, i64 0, i32 8
  %62 = getelementptr inbounds %struct.Problem, ptr %4, i64 0, i32 7
  br label %145

63:                                               ; preds = %42, %89
  %64 = phi i64 [ 0, %42 ], [ %90, %89 ]
  %65 = getelementptr inbounds [64 x double], ptr %2, i64 0, i64 %64
  store double 0.000000e+00, ptr %65, align 8
  br i1 %43, label %66, label %89

66:                                               ; preds = %63
  %67 = load ptr, ptr %44, align 8
  %68 = mul nsw i64 %64, %10
  br i1 %46, label %69, label %92

69:                                               ; preds = %92, %66
  %70 = phi double [ undef, %66 ], [ %126, %92 ]
  %71 = phi double [ 0.000000e+00, %66 ], [ %126, %92 ]
  %72 = phi i64 [ 0, %66 ], [ %127, %92 ]
  br i1 %48, label %87, label %73

73:                                               ; preds = %69, %73
  %74 = phi double [ %83, %73 ], [ %71, %69 ]
  %75 = phi i64 [ %84, %73 ], [ %72, %69 ]
  %76 = phi i64 [ %85, %73 ], [ 0, %69 ]
  %77 = add nsw i64 %75, %68
  %78 = getelementptr inbounds double, ptr %67, i64 %77
  %79 = load double, ptr %78, align 8
  %80 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %75
  %81 = load double, ptr %80, align 8
  %82 = fmul double %79, %81
  %83 = fadd double %74, %82
  %84 = add nuw nsw i64 %75, 1
  %85 = add i64 %76, 1
  %86 = icmp eq i64 %85, %45
  br i1 %86, label %87, label %73

87:                                               ; preds = %73, %69
  %88 = phi double [ %70, %69 ], [ %83, %73 ]
  store double %88, ptr %65, align 8
  br label %89

89:                                               ; preds = %87, %63
  %90 = add nuw nsw i64 %64, 1
  %91 = icmp eq i64 %90, %40
  br i1 %91, label %57, label %63

92:                                               ; preds = %66, %92
  %93 = phi double [ %126, %92 ], [ 0.000000e+00, %66 ]
  %94 = phi i64 [ %127, %92 ], [ 0, %66 ]
  %95 = phi i64 [ %128, %92 ], [ 0, %66 ]
  %96 = add nsw i64 %94, %68
  %97 = getelementptr inbounds double, ptr %67, i64 %96
  %98 = load double, ptr %97, align 8
  %99 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %94
  %100 = load double, ptr %99, align 8
  %101 = fmul double %98, %100
  %102 = fadd double %93, %101
  %103 = or i64 %94, 1
  %104 = add nsw i64 %103, %68
  %105 = getelementptr inbounds double, ptr %67, i64 %104
  %106 = load double, ptr %105, align 8
  %107 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %103
  %108 = load double, ptr %107, align 8
  %109 = fmul double %106, %108
  %110 = fadd double %102, %109
  %111 = or i64 %94, 2
  %112 = add nsw i64 %111, %68
  %113 = getelementptr inbounds double, ptr %67, i64 %112
  %114 = load double, ptr %113, align 8
  %115 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %111
  %116 = load double, ptr %115, align 8
  %117 = fmul double %114, %116
  %118 = fadd double %110, %117
  %119 = or i64 %94, 3
  %120 = add nsw i64 %119, %68
  %121 = getelementptr inbounds double, ptr %67, i64 %120
  %122 = load double, ptr %121, align 8
  %123 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %119
  %124 = load double, ptr %123, align 8
  %125 = fmul double %122, %124
  %126 = fadd double %118, %125
  %127 = add nuw nsw i64 %94, 4
  %128 = add i64 %95, 4
  %129 = icmp eq i64 %128, %47
  br i1 %129, label %69, label %92

130:                                              ; preds = %170, %57
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %3)
  br i1 %41, label %131, label %173

131:                                              ; preds = %130
  %132 = icmp ult i64 %40, 4
  br i1 %132, label %143, label %133

133:                                              ; preds = %131
  %134 = and i64 %40, -4
  br label %135

135:                                              ; preds = %135, %133
  %136 = phi i64 [ 0, %133 ], [ %139, %135 ]
  %137 = getelementptr inbounds [64 x double], ptr %3, i64 0, i64 %136
  store <2 x double> zeroinitializer, ptr %137, align 16
  %138 = getelementptr inbounds double, ptr %137, i64 2
  store <2 x double> zeroinitializer, ptr %138, align 16
  %139 = add nuw i64 %136, 4
  %140 = icmp eq i64 %139, %134
  br i1 %140, label %141, label %135

141:                                              ; preds = %135
  %142 = icmp eq i64 %40, %134
  br i1 %142, label %173, label %143

143:                                              ; preds = %131, %141
  %144 = phi i64 [ 0, %131 ], [ %134, %141 ]
  br label %175

145:                                              ; preds = %59, %170
  %146 = phi i64 [ 0, %59 ], [ %171, %170 ]
  %147 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %146
  %148 = load i64, ptr %147, align 8
  %149 = icmp sgt i64 %148, -1
  br i1 %149, label %150, label %170

150:                                              ; preds = %145
  %151 = load ptr, ptr %60, align 8
  %152 = getelementptr inbounds double, ptr %151, i64 %146
  %153 = load double, ptr %152, align 8
  %154 = load ptr, ptr %61, align 8
  %155 = getelementptr inbounds i64, ptr %154, i64 %146
  %156 = load i64, ptr %155, align 8
  %157 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %156
  %158 = load double, ptr %157, align 8
  %159 = fmul double %153, %158
  %160 = add nsw i64 %146, %10
  %161 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %160
  %162 = load double, ptr %161, align 8
  %163 = fmul double %159, %162
  %164 = load ptr, ptr %62, align 8
  %165 = getelementptr inbounds i64, ptr %164, i64 %146
  %166 = load i64, ptr %165, align 8
  %167 = getelementptr inbounds [64 x double], ptr %2, i64 0, i64 %166
  %168 = load double, ptr %167, align 8
  %169 = fadd double %163, %168
  store double %169, ptr %167, align 8
  br label %170

170:                                              ; preds = %145, %150
  %171 = add nuw nsw i64 %146, 1
  %172 = icmp eq i64 %171, %12
  br i1 %172, label %130, label %145

173:                                              ; preds = %175, %141, %130
  %174 = icmp eq i64 %9, 1
  br i1 %174, label %266, label %180

175:                                              ; preds = %143, %175
  %176 = phi i64 [ %178, %175 ], [ %144, %143 ]
  %177 = getelementptr inbounds [64 x double], ptr %3, i64 0, i64 %176
  store double 0.000000e+00, ptr %177, align 8
  %178 = add nuw nsw i64 %176, 1
  %179 = icmp eq i64 %178, %40
  br i1 %179, label %173, label %175

180:                                              ; preds = %173
  %181 = getelementptr inbounds %struct.Goal, ptr %6, i64 0, i32 10
  %182 = load ptr, ptr %181, align 8
  %183 = load i64, ptr %182, align 8
  %184 = getelementptr inbounds [64 x double], ptr %2, i64 0, i64 %183
  %185 = load double, ptr %184, align 8
  %186 = icmp eq i64 %9, 3
  br i1 %186, label %187, label %189

187:                                              ; preds = %180
  %188 = fcmp ugt double %185, 0.000000e+00
  br i1 %188, label %205, label %899

189:                                              ; preds = %180
  %190 = getelementptr inbounds %struct.Goal, ptr %6, i64 0, i32 14
  %191 = load double, ptr %190, align 8
  %192 = getelementptr inbounds %struct.Goal, ptr %6, i64 0, i32 15
  %193 = load double, ptr %192, align 8
  %194 = getelementptr inbounds %struct.Problem, ptr %4, i64 0, i32 4
  %195 = load i64, ptr %194, align 8
  %196 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %195
  %197 = load double, ptr %196, align 8
  %198 = fmul double %193, %197
  %199 = getelementptr inbounds %struct.Goal, ptr %6, i64 0, i32 13
  %200 = load double, ptr %199, align 8
  %201 = fdiv double %198, %200
  %202 = fadd double %191, %201
  %203 = fadd double %185, %202
  %204 = fcmp ugt double %203, 0.000000e+00
  br i1 %204, label %209, label %899

205:                                              ; preds = %187
  %206 = fdiv double 1.000000e+00, %185
  %207 = getelementptr inbounds [64 x double], ptr %3, i64 0, i64 %183
  %208 = load double, ptr %207, align 8
  br label %217

209:                                              ; preds = %189
  %210 = fdiv double 1.000000e+00, %203
  %211 = getelementptr inbounds [64 x double], ptr %3, i64 0, i64 %183
  %212 = load double, ptr %211, align 8
  %213 = fadd double %210, %212
  store double %213, ptr %211, align 8
  %214 = fdiv double %201, %203
  %215 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %195
  %216 = load double, ptr %215, align 8
  br label %217

217:                                              ; preds = %205, %209
  %218 = phi double [ %208, %205 ], [ %214, %209 ]
  %219 = phi double [ %206, %205 ], [ %216, %209 ]
  %220 = phi ptr [ %207, %205 ], [ %215, %209 ]
  %221 = phi double [ %185, %205 ], [ %203, %209 ]
  %222 = fadd double %219, %218
  store double %222, ptr %220, align 8
  %223 = bitcast double %221 to i64
  %224 = lshr i64 %223, 52
  %225 = and i64 %224, 2047
  %226 = and i64 %223, 4503599627370495
  %227 = or i64 %226, 4607182418800017408
  %228 = bitcast i64 %227 to double
  %229 = fcmp ogt double %228, 0x3FF6A09E667F3BCD
  %230 = fmul double %228, 5.000000e-01
  %231 = select i1 %229, double %230, double %228
  %232 = select i1 %229, i64 -1022, i64 -1023
  %233 = add nsw i64 %232, %225
  %234 = fadd double %231, -1.000000e+00
  %235 = fadd double %231, 1.000000e+00
  %236 = fdiv double %234, %235
  %237 = fmul double %236, %236
  %238 = fmul double %237, 0x3FA8618618618618
  %239 = fadd double %238, 0x3FAAF286BCA1AF28
  %240 = fmul double %237, %239
  %241 = fadd double %240, 0x3FAE1E1E1E1E1E1E
  %242 = fmul double %237, %241
  %243 = fadd double %242, 0x3FB1111111111111
  %244 = fmul double %237, %243
  %245 = fadd double %244, 0x3FB3B13B13B13B14
  %246 = fmul double %237, %245
  %247 = fadd double %246, 0x3FB745D1745D1746
  %248 = fmul double %237, %247
  %249 = fadd double %248, 0x3FBC71C71C71C71C
  %250 = fmul double %237, %249
  %251 = fadd double %250, 0x3FC2492492492492
  %252 = fmul double %237, %251
  %253 = fadd double %252, 2.000000e-01
  %254 = fmul double %237, %253
  %255 = fadd double %254, 0x3FD5555555555555
  %256 = fmul double %237, %255
  %257 = fadd double %256, 1.000000e+00
  %258 = fmul double %236, 2.000000e+00
  %259 = fmul double %258, %257
  %260 = sitofp i64 %233 to double
  %261 = fmul double %260, 0x3FE62E42FEFA39EF
  %262 = fadd double %261, %259
  %263 = fadd double %262, 0.000000e+00
  %264 = add i64 %9, -1
  %265 = icmp ult i64 %264, 2
  br i1 %265, label %266, label %391

266:                                              ; preds = %173, %217
  %267 = phi double [ %263, %217 ], [ 0.000000e+00, %173 ]
  %268 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29
  %269 = load double, ptr %268, align 8
  %270 = getelementptr inbounds %struct.Problem, ptr %4, i64 0, i32 4
  %271 = load i64, ptr %270, align 8
  %272 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %271
  %273 = load double, ptr %272, align 8
  %274 = fadd double %269, %273
  store double %274, ptr %272, align 8
  %275 = load double, ptr %268, align 8
  %276 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %271
  %277 = load double, ptr %276, align 8
  %278 = getelementptr inbounds %struct.Goal, ptr %6, i64 0, i32 13
  %279 = load i64, ptr %278, align 8
  %280 = lshr i64 %279, 52
  %281 = and i64 %280, 2047
  %282 = and i64 %279, 4503599627370495
  %283 = or i64 %282, 4607182418800017408
  %284 = bitcast i64 %283 to double
  %285 = fcmp ogt double %284, 0x3FF6A09E667F3BCD
  %286 = fmul double %284, 5.000000e-01
  %287 = select i1 %285, double %286, double %284
  %288 = select i1 %285, i64 -1022, i64 -1023
  %289 = add nsw i64 %288, %281
  %290 = fadd double %287, -1.000000e+00
  %291 = fadd double %287, 1.000000e+00
  %292 = fdiv double %290, %291
  %293 = fmul double %292, %292
  %294 = fmul double %293, 0x3FA8618618618618
  %295 = fadd double %294, 0x3FAAF286BCA1AF28
  %296 = fmul double %293, %295
  %297 = fadd double %296, 0x3FAE1E1E1E1E1E1E
  %298 = fmul double %293, %297
  %299 = fadd double %298, 0x3FB1111111111111
  %300 = fmul double %293, %299
  %301 = fadd double %300, 0x3FB3B13B13B13B14
  %302 = fmul double %293, %301
  %303 = fadd double %302, 0x3FB745D1745D1746
  %304 = fmul double %293, %303
  %305 = fadd double %304, 0x3FBC71C71C71C71C
  %306 = fmul double %293, %305
  %307 = fadd double %306, 0x3FC2492492492492
  %308 = fmul double %293, %307
  %309 = fadd double %308, 2.000000e-01
  %310 = fmul double %293, %309
  %311 = fadd double %310, 0x3FD5555555555555
  %312 = fmul double %293, %311
  %313 = fadd double %312, 1.000000e+00
  %314 = fmul double %292, 2.000000e+00
  %315 = fmul double %314, %313
  %316 = sitofp i64 %289 to double
  %317 = fmul double %316, 0x3FE62E42FEFA39EF
  %318 = fadd double %317, %315
  %319 = fsub double %277, %318
  %320 = fmul double %275, %319
  %321 = fadd double %267, %320
  br i1 %41, label %322, label %406

322:                                              ; preds = %266
  %323 = getelementptr inbounds %struct.Goal, ptr %6, i64 0, i32 12
  %324 = load ptr, ptr %323, align 8
  br label %325

325:                                              ; preds = %322, %388
  %326 = phi double [ %321, %322 ], [ %389, %388 ]
  %327 = phi i64 [ 0, %322 ], [ %331, %388 ]
  %328 = getelementptr inbounds double, ptr %324, i64 %327
  %329 = load double, ptr %328, align 8
  %330 = fcmp ogt double %329, 0.000000e+00
  %331 = add nuw nsw i64 %327, 1
  br i1 %330, label %332, label %388

332:                                              ; preds = %325
  %333 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %331
  %334 = load double, ptr %333, align 8
  %335 = fcmp ogt double %334, 0.000000e+00
  br i1 %335, label %336, label %388

336:                                              ; preds = %332
  %337 = getelementptr inbounds [64 x double], ptr %2, i64 0, i64 %327
  %338 = load double, ptr %337, align 8
  %339 = fcmp ugt double %338, 0.000000e+00
  br i1 %339, label %340, label %388

340:                                              ; preds = %336
  %341 = fdiv double %334, %338
  %342 = getelementptr inbounds [64 x double], ptr %3, i64 0, i64 %327
  %343 = load double, ptr %342, align 8
  %344 = fadd double %341, %343
  store double %344, ptr %342, align 8
  %345 = fdiv double %338, %329
  %346 = bitcast double %345 to i64
  %347 = lshr i64 %346, 52
  %348 = and i64 %347, 2047
  %349 = and i64 %346, 4503599627370495
  %350 = or i64 %349, 4607182418800017408
  %351 = bitcast i64 %350 to double
  %352 = fcmp ogt double %351, 0x3FF6A09E667F3BCD
  %353 = fmul double %351, 5.000000e-01
  %354 = select i1 %352, double %353, double %351
  %355 = select i1 %352, i64 -1022, i64 -1023
  %356 = add nsw i64 %355, %348
  %357 = fadd double %354, -1.000000e+00
  %358 = fadd double %354, 1.000000e+00
  %359 = fdiv double %357, %358
  %360 = fmul double %359, %359
  %361 = fmul double %360, 0x3FA8618618618618
  %362 = fadd double %361, 0x3FAAF286BCA1AF28
  %363 = fmul double %360, %362
  %364 = fadd double %363, 0x3FAE1E1E1E1E1E1E
  %365 = fmul double %360, %364
  %366 = fadd double %365, 0x3FB1111111111111
  %367 = fmul double %360, %366
  %368 = fadd double %367, 0x3FB3B13B13B13B14
  %369 = fmul double %360, %368
  %370 = fadd double %369, 0x3FB745D1745D1746
  %371 = fmul double %360, %370
  %372 = fadd double %371, 0x3FBC71C71C71C71C
  %373 = fmul double %360, %372
  %374 = fadd double %373, 0x3FC2492492492492
  %375 = fmul double %360, %374
  %376 = fadd double %375, 2.000000e-01
  %377 = fmul double %360, %376
  %378 = fadd double %377, 0x3FD5555555555555
  %379 = fmul double %360, %378
  %380 = fadd double %379, 1.000000e+00
  %381 = fmul double %359, 2.000000e+00
  %382 = fmul double %381, %380
  %383 = sitofp i64 %356 to double
  %384 = fmul double %383, 0x3FE62E42FEFA39EF
  %385 = fadd double %384, %382
  %386 = fmul double %334, %385
  %387 = fadd double %326, %386
  br label %388

388:                                              ; preds = %325, %332, %336, %340
  %389 = phi double [ %326, %332 ], [ %326, %336 ], [ %387, %340 ], [ %326, %325 ]
  %390 = icmp eq i64 %331, %40
  br i1 %390, label %391, label %325

391:                                              ; preds = %388, %217
  %392 = phi double [ %263, %217 ], [ %389, %388 ]
  br i1 %41, label %393, label %406

393:                                              ; preds = %391
  %394 = icmp slt i64 %10, 1
  %395 = getelementptr inbounds %struct.Problem, ptr %4, i64 0, i32 14
  %396 = getelementptr i8, ptr %0, i64 17424
  %397 = shl i64 %10, 3
  %398 = add i64 %397, 25616
  %399 = getelementptr i8, ptr %0, i64 %398
  %400 = shl i64 %10, 3
  %401 = icmp ult i64 %10, 4
  %402 = and i64 %10, -4
  %403 = icmp eq i64 %10, %402
  %404 = and i64 %10, 1
  %405 = icmp eq i64 %404, 0
  br label %412

406:                                              ; preds = %501, %266, %391
  %407 = phi double [ %392, %391 ], [ %321, %266 ], [ %392, %501 ]
  br i1 %58, label %408, label %504

408:                                              ; preds = %406
  %409 = getelementptr inbounds %struct.Problem, ptr %4, i64 0, i32 7
  %410 = getelementptr inbounds %struct.Problem, ptr %4, i64 0, i32 15
  %411 = getelementptr inbounds %struct.Problem, ptr %4, i64 0, i32 8
  br label %514

412:                                              ; preds = %393, %501
  %413 = phi i64 [ 0, %393 ], [ %502, %501 ]
  %414 = mul i64 %400, %413
  %415 = add i64 %397, %414
  %416 = getelementptr inbounds [64 x double], ptr %3, i64 0, i64 %413
  %417 = load double, ptr %416, align 8
  %418 = fcmp ule double %417, 0.000000e+00
  %419 = select i1 %418, i1 true, i1 %394
  br i1 %419, label %501, label %420

420:                                              ; preds = %412
  %421 = load ptr, ptr %395, align 8
  %422 = mul nsw i64 %413, %10
  br i1 %401, label %458, label %423

423:                                              ; preds = %420
  %424 = getelementptr i8, ptr %421, i64 %414
  %425 = getelementptr i8, ptr %421, i64 %415
  %426 = icmp ult ptr %396, %425
  %427 = icmp ult ptr %424, %399
  %428 = and i1 %426, %427
  br i1 %428, label %458, label %429

429:                                              ; preds = %423
  %430 = insertelement <2 x double> poison, double %417, i64 0
  %431 = shufflevector <2 x double> %430, <2 x double> poison, <2 x i32> zeroinitializer
  %432 = insertelement <2 x double> poison, double %417, i64 0
  %433 = shufflevector <2 x double> %432, <2 x double> poison, <2 x i32> zeroinitializer
  br label %434

434:                                              ; preds = %434, %429
  %435 = phi i64 [ 0, %429 ], [ %455, %434 ]
  %436 = add nsw i64 %435, %422
  %437 = getelementptr inbounds double, ptr %421, i64 %436
  %438 = load <2 x double>, ptr %437, align 8
  %439 = getelementptr inbounds double, ptr %437, i64 2
  %440 = load <2 x double>, ptr %439, align 8
  %441 = fmul <2 x double> %431, %438
  %442 = fmul <2 x double> %433, %440
  %443 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %435
  %444 = load <2 x double>, ptr %443, align 8
  %445 = getelementptr inbounds double, ptr %443, i64 2
  %446 = load <2 x double>, ptr %445, align 8
  %447 = fmul <2 x double> %441, %444
  %448 = fmul <2 x double> %442, %446
  %449 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %435
  %450 = load <2 x double>, ptr %449, align 8
  %451 = getelementptr inbounds double, ptr %449, i64 2
  %452 = load <2 x double>, ptr %451, align 8
  %453 = fadd <2 x double> %450, %447
  %454 = fadd <2 x double> %452, %448
  store <2 x double> %453, ptr %449, align 8
  store <2 x double> %454, ptr %451, align 8
  %455 = add nuw i64 %435, 4
  %456 = icmp eq i64 %455, %402
  br i1 %456, label %457, label %434

457:                                              ; preds = %434
  br i1 %403, label %501, label %458

458:                                              ; preds = %423, %420, %457
  %459 = phi i64 [ 0, %423 ], [ 0, %420 ], [ %402, %457 ]
  %460 = or i64 %459, 1
  br i1 %405, label %473, label %461

461:                                              ; preds = %458
  %462 = add nsw i64 %459, %422
  %463 = getelementptr inbounds double, ptr %421, i64 %462
  %464 = load double, ptr %463, align 8
  %465 = fmul double %417, %464
  %466 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %459
  %467 = load double, ptr %466, align 8
  %468 = fmul double %465, %467
  %469 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %459
  %470 = load double, ptr %469, align 8
  %471 = fadd double %470, %468
  store double %471, ptr %469, align 8
  %472 = or i64 %459, 1
  br label %473

473:                                              ; preds = %461, %458
  %474 = phi i64 [ %459, %458 ], [ %472, %461 ]
  %475 = icmp eq i64 %10, %460
  br i1 %475, label %501, label %476

476:                                              ; preds = %473, %476
  %477 = phi i64 [ %499, %476 ], [ %474, %473 ]
  %478 = add nsw i64 %477, %422
  %479 = getelementptr inbounds double, ptr %421, i64 %478
  %480 = load double, ptr %479, align 8
  %481 = fmul double %417, %480
  %482 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %477
  %483 = load double, ptr %482, align 8
  %484 = fmul double %481, %483
  %485 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %477
  %486 = load double, ptr %485, align 8
  %487 = fadd double %486, %484
  store double %487, ptr %485, align 8
  %488 = add nuw nsw i64 %477, 1
  %489 = add nsw i64 %488, %422
  %490 = getelementptr inbounds double, ptr %421, i64 %489
  %491 = load double, ptr %490, align 8
  %492 = fmul double %417, %491
  %493 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %488
  %494 = load double, ptr %493, align 8
  %495 = fmul double %492, %494
  %496 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %488
  %497 = load double, ptr %496, align 8
  %498 = fadd double %497, %495
  store double %498, ptr %496, align 8
  %499 = add nuw nsw i64 %477, 2
  %500 = icmp eq i64 %499, %10
  br i1 %500, label %501, label %476

501:                                              ; preds = %473, %476, %457, %412
  %502 = add nuw nsw i64 %413, 1
  %503 = icmp eq i64 %502, %40
  br i1 %503, label %406, label %412

504:                                              ; preds = %545, %406
  %505 = getelementptr inbounds %struct.Problem, ptr %4, i64 0, i32 3
  %506 = load i64, ptr %505, align 8
  %507 = icmp sgt i64 %506, 0
  br i1 %507, label %508, label %548

508:                                              ; preds = %504
  %509 = getelementptr inbounds %struct.Problem, ptr %4, i64 0, i32 11
  %510 = load ptr, ptr %509, align 8
  %511 = getelementptr inbounds %struct.Problem, ptr %4, i64 0, i32 12
  %512 = getelementptr inbounds %struct.Problem, ptr %4, i64 0, i32 17
  %513 = load i64, ptr %510, align 8
  br label %556

514:                                              ; preds = %408, %545
  %515 = phi i64 [ 0, %408 ], [ %546, %545 ]
  %516 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %515
  %517 = load i64, ptr %516, align 8
  %518 = icmp slt i64 %517, 0
  br i1 %518, label %545, label %519

519:                                              ; preds = %514
  %520 = load ptr, ptr %409, align 8
  %521 = getelementptr inbounds i64, ptr %520, i64 %515
  %522 = load i64, ptr %521, align 8
  %523 = getelementptr inbounds [64 x double], ptr %3, i64 0, i64 %522
  %524 = load double, ptr %523, align 8
  %525 = load ptr, ptr %410, align 8
  %526 = getelementptr inbounds double, ptr %525, i64 %515
  %527 = load double, ptr %526, align 8
  %528 = fmul double %524, %527
  %529 = load ptr, ptr %411, align 8
  %530 = getelementptr inbounds i64, ptr %529, i64 %515
  %531 = load i64, ptr %530, align 8
  %532 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %531
  %533 = load double, ptr %532, align 8
  %534 = fmul double %528, %533
  %535 = add nsw i64 %515, %10
  %536 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %535
  %537 = load double, ptr %536, align 8
  %538 = fmul double %534, %537
  %539 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %531
  %540 = load double, ptr %539, align 8
  %541 = fadd double %540, %538
  store double %541, ptr %539, align 8
  %542 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %535
  %543 = load double, ptr %542, align 8
  %544 = fadd double %538, %543
  store double %544, ptr %542, align 8
  br label %545

545:                                              ; preds = %514, %519
  %546 = add nuw nsw i64 %515, 1
  %547 = icmp eq i64 %546, %12
  br i1 %547, label %504, label %514

548:                                              ; preds = %757, %504
  %549 = phi double [ %407, %504 ], [ %758, %757 ]
  br i1 %32, label %550, label %775

550:                                              ; preds = %548
  %551 = add i64 %12, %10
  %552 = and i64 %13, 1
  %553 = icmp eq i64 %551, 1
  br i1 %553, label %760, label %554

554:                                              ; preds = %550
  %555 = and i64 %13, -2
  br label %790

556:                                              ; preds = %508, %757
  %557 = phi i64 [ %513, %508 ], [ %562, %757 ]
  %558 = phi i64 [ 0, %508 ], [ %560, %757 ]
  %559 = phi double [ %407, %508 ], [ %758, %757 ]
  %560 = add nuw nsw i64 %558, 1
  %561 = getelementptr inbounds i64, ptr %510, i64 %560
  %562 = load i64, ptr %561, align 8
  %563 = icmp sgt i64 %562, %557
  br i1 %563, label %564, label %757

564:                                              ; preds = %556
  %565 = load ptr, ptr %511, align 8
  %566 = sub i64 %562, %557
  %567 = xor i64 %557, -1
  %568 = add i64 %562, %567
  %569 = and i64 %566, 3
  %570 = icmp eq i64 %569, 0
  br i1 %570, label %583, label %571

571:                                              ; preds = %564, %571
  %572 = phi i64 [ %580, %571 ], [ %557, %564 ]
  %573 = phi double [ %579, %571 ], [ 0.000000e+00, %564 ]
  %574 = phi i64 [ %581, %571 ], [ 0, %564 ]
  %575 = getelementptr inbounds i64, ptr %565, i64 %572
  %576 = load i64, ptr %575, align 8
  %577 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %576
  %578 = load double, ptr %577, align 8
  %579 = fadd double %573, %578
  %580 = add nsw i64 %572, 1
  %581 = add i64 %574, 1
  %582 = icmp eq i64 %581, %569
  br i1 %582, label %583, label %571

583:                                              ; preds = %571, %564
  %584 = phi double [ undef, %564 ], [ %579, %571 ]
  %585 = phi i64 [ %557, %564 ], [ %580, %571 ]
  %586 = phi double [ 0.000000e+00, %564 ], [ %579, %571 ]
  %587 = icmp ult i64 %568, 3
  br i1 %587, label %588, label %591

588:                                              ; preds = %591, %583
  %589 = phi double [ %584, %583 ], [ %616, %591 ]
  %590 = fcmp ugt double %589, 0.000000e+00
  br i1 %590, label %619, label %757

591:                                              ; preds = %583, %591
  %592 = phi i64 [ %617, %591 ], [ %585, %583 ]
  %593 = phi double [ %616, %591 ], [ %586, %583 ]
  %594 = getelementptr inbounds i64, ptr %565, i64 %592
  %595 = load i64, ptr %594, align 8
  %596 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %595
  %597 = load double, ptr %596, align 8
  %598 = fadd double %593, %597
  %599 = add nsw i64 %592, 1
  %600 = getelementptr inbounds i64, ptr %565, i64 %599
  %601 = load i64, ptr %600, align 8
  %602 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %601
  %603 = load double, ptr %602, align 8
  %604 = fadd double %598, %603
  %605 = add nsw i64 %592, 2
  %606 = getelementptr inbounds i64, ptr %565, i64 %605
  %607 = load i64, ptr %606, align 8
  %608 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %607
  %609 = load double, ptr %608, align 8
  %610 = fadd double %604, %609
  %611 = add nsw i64 %592, 3
  %612 = getelementptr inbounds i64, ptr %565, i64 %611
  %613 = load i64, ptr %612, align 8
  %614 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %613
  %615 = load double, ptr %614, align 8
  %616 = fadd double %610, %615
  %617 = add nsw i64 %592, 4
  %618 = icmp eq i64 %617, %562
  br i1 %618, label %588, label %591

619:                                              ; preds = %588
  %620 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %558
  %621 = load double, ptr %620, align 8
  %622 = fcmp ogt double %621, 0.000000e+00
  br i1 %622, label %623, label %757

623:                                              ; preds = %619
  br i1 %563, label %624, label %645

624:                                              ; preds = %623
  %625 = load ptr, ptr %511, align 8
  %626 = and i64 %566, 1
  %627 = icmp eq i64 %626, 0
  br i1 %627, label %640, label %628

628:                                              ; preds = %624
  %629 = load double, ptr %620, align 8
  %630 = getelementptr inbounds i64, ptr %625, i64 %557
  %631 = load i64, ptr %630, align 8
  %632 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %631
  %633 = load double, ptr %632, align 8
  %634 = fmul double %629, %633
  %635 = fdiv double %634, %589
  %636 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %631
  %637 = load double, ptr %636, align 8
  %638 = fadd double %637, %635
  store double %638, ptr %636, align 8
  %639 = add nsw i64 %557, 1
  br label %640

640:                                              ; preds = %628, %624
  %641 = phi i64 [ %557, %624 ], [ %639, %628 ]
  %642 = icmp eq i64 %568, 0
  br i1 %642, label %643, label %732

643:                                              ; preds = %732, %640
  %644 = load double, ptr %620, align 8
  br label %645

645:                                              ; preds = %643, %623
  %646 = phi double [ %644, %643 ], [ %621, %623 ]
  %647 = bitcast double %589 to i64
  %648 = lshr i64 %647, 52
  %649 = and i64 %648, 2047
  %650 = and i64 %647, 4503599627370495
  %651 = or i64 %650, 4607182418800017408
  %652 = bitcast i64 %651 to double
  %653 = fcmp ogt double %652, 0x3FF6A09E667F3BCD
  %654 = fmul double %652, 5.000000e-01
  %655 = select i1 %653, double %654, double %652
  %656 = select i1 %653, i64 -1022, i64 -1023
  %657 = add nsw i64 %656, %649
  %658 = fadd double %655, -1.000000e+00
  %659 = fadd double %655, 1.000000e+00
  %660 = fdiv double %658, %659
  %661 = fmul double %660, %660
  %662 = fmul double %661, 0x3FA8618618618618
  %663 = fadd double %662, 0x3FAAF286BCA1AF28
  %664 = fmul double %661, %663
  %665 = fadd double %664, 0x3FAE1E1E1E1E1E1E
  %666 = fmul double %661, %665
  %667 = fadd double %666, 0x3FB1111111111111
  %668 = fmul double %661, %667
  %669 = fadd double %668, 0x3FB3B13B13B13B14
  %670 = fmul double %661, %669
  %671 = fadd double %670, 0x3FB745D1745D1746
  %672 = fmul double %661, %671
  %673 = fadd double %672, 0x3FBC71C71C71C71C
  %674 = fmul double %661, %673
  %675 = fadd double %674, 0x3FC2492492492492
  %676 = fmul double %661, %675
  %677 = fadd double %676, 2.000000e-01
  %678 = fmul double %661, %677
  %679 = fadd double %678, 0x3FD5555555555555
  %680 = fmul double %661, %679
  %681 = fadd double %680, 1.000000e+00
  %682 = fmul double %660, 2.000000e+00
  %683 = fmul double %682, %681
  %684 = sitofp i64 %657 to double
  %685 = fmul double %684, 0x3FE62E42FEFA39EF
  %686 = fadd double %685, %683
  %687 = load ptr, ptr %512, align 8
  %688 = getelementptr inbounds double, ptr %687, i64 %558
  %689 = load i64, ptr %688, align 8
  %690 = lshr i64 %689, 52
  %691 = and i64 %690, 2047
  %692 = and i64 %689, 4503599627370495
  %693 = or i64 %692, 4607182418800017408
  %694 = bitcast i64 %693 to double
  %695 = fcmp ogt double %694, 0x3FF6A09E667F3BCD
  %696 = fmul double %694, 5.000000e-01
  %697 = select i1 %695, double %696, double %694
  %698 = select i1 %695, i64 -1022, i64 -1023
  %699 = add nsw i64 %698, %691
  %700 = fadd double %697, -1.000000e+00
  %701 = fadd double %697, 1.000000e+00
  %702 = fdiv double %700, %701
  %703 = fmul double %702, %702
  %704 = fmul double %703, 0x3FA8618618618618
  %705 = fadd double %704, 0x3FAAF286BCA1AF28
  %706 = fmul double %703, %705
  %707 = fadd double %706, 0x3FAE1E1E1E1E1E1E
  %708 = fmul double %703, %707
  %709 = fadd double %708, 0x3FB1111111111111
  %710 = fmul double %703, %709
  %711 = fadd double %710, 0x3FB3B13B13B13B14
  %712 = fmul double %703, %711
  %713 = fadd double %712, 0x3FB745D1745D1746
  %714 = fmul double %703, %713
  %715 = fadd double %714, 0x3FBC71C71C71C71C
  %716 = fmul double %703, %715
  %717 = fadd double %716, 0x3FC2492492492492
  %718 = fmul double %703, %717
  %719 = fadd double %718, 2.000000e-01
  %720 = fmul double %703, %719
  %721 = fadd double %720, 0x3FD5555555555555
  %722 = fmul double %703, %721
  %723 = fadd double %722, 1.000000e+00
  %724 = fmul double %702, 2.000000e+00
  %725 = fmul double %724, %723
  %726 = sitofp i64 %699 to double
  %727 = fmul double %726, 0x3FE62E42FEFA39EF
  %728 = fadd double %727, %725
  %729 = fsub double %686, %728
  %730 = fmul double %646, %729
  %731 = fadd double %559, %730
  br label %757

732:                                              ; preds = %640, %732
  %733 = phi i64 [ %755, %732 ], [ %641, %640 ]
  %734 = load double, ptr %620, align 8
  %735 = getelementptr inbounds i64, ptr %625, i64 %733
  %736 = load i64, ptr %735, align 8
  %737 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %736
  %738 = load double, ptr %737, align 8
  %739 = fmul double %734, %738
  %740 = fdiv double %739, %589
  %741 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %736
  %742 = load double, ptr %741, align 8
  %743 = fadd double %742, %740
  store double %743, ptr %741, align 8
  %744 = add nsw i64 %733, 1
  %745 = load double, ptr %620, align 8
  %746 = getelementptr inbounds i64, ptr %625, i64 %744
  %747 = load i64, ptr %746, align 8
  %748 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %747
  %749 = load double, ptr %748, align 8
  %750 = fmul double %745, %749
  %751 = fdiv double %750, %589
  %752 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %747
  %753 = load double, ptr %752, align 8
  %754 = fadd double %753, %751
  store double %754, ptr %752, align 8
  %755 = add nsw i64 %733, 2
  %756 = icmp eq i64 %755, %562
  br i1 %756, label %643, label %732

757:                                              ; preds = %556, %588, %619, %645
  %758 = phi double [ %731, %645 ], [ %559, %619 ], [ %559, %588 ], [ %559, %556 ]
  %759 = icmp eq i64 %560, %506
  br i1 %759, label %548, label %556

760:                                              ; preds = %790, %550
  %761 = phi double [ undef, %550 ], [ %812, %790 ]
  %762 = phi i64 [ 0, %550 ], [ %813, %790 ]
  %763 = phi double [ %549, %550 ], [ %812, %790 ]
  %764 = icmp eq i64 %552, 0
  br i1 %764, label %775, label %765

765:                                              ; preds = %760
  %766 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %762
  %767 = load double, ptr %766, align 8
  %768 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %762
  %769 = load double, ptr %768, align 8
  %770 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %762
  %771 = load double, ptr %770, align 8
  %772 = fsub double %769, %771
  %773 = fmul double %767, %772
  %774 = fadd double %763, %773
  br label %775

775:                                              ; preds = %765, %760, %548
  %776 = phi double [ %549, %548 ], [ %761, %760 ], [ %774, %765 ]
  %777 = getelementptr inbounds %struct.Goal, ptr %6, i64 0, i32 1
  %778 = load i64, ptr %777, align 8
  %779 = getelementptr inbounds %struct.Goal, ptr %6, i64 0, i32 2
  %780 = load i64, ptr %779, align 8
  %781 = add nsw i64 %780, %778
  %782 = icmp sgt i64 %780, 1
  %783 = zext i1 %782 to i64
  %784 = add nsw i64 %781, %783
  %785 = icmp sgt i64 %784, 0
  br i1 %785, label %786, label %899

786:                                              ; preds = %775
  %787 = icmp sgt i64 %778, 0
  %788 = getelementptr inbounds %struct.Goal, ptr %6, i64 0, i32 8
  %789 = getelementptr inbounds %struct.Goal, ptr %6, i64 0, i32 6
  br label %816

790:                                              ; preds = %790, %554
  %791 = phi i64 [ 0, %554 ], [ %813, %790 ]
  %792 = phi double [ %549, %554 ], [ %812, %790 ]
  %793 = phi i64 [ 0, %554 ], [ %814, %790 ]
  %794 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %791
  %795 = load double, ptr %794, align 8
  %796 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %791
  %797 = load double, ptr %796, align 8
  %798 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %791
  %799 = load double, ptr %798, align 8
  %800 = fsub double %797, %799
  %801 = fmul double %795, %800
  %802 = fadd double %792, %801
  %803 = or i64 %791, 1
  %804 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %803
  %805 = load double, ptr %804, align 8
  %806 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %803
  %807 = load double, ptr %806, align 8
  %808 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %803
  %809 = load double, ptr %808, align 8
  %810 = fsub double %807, %809
  %811 = fmul double %805, %810
  %812 = fadd double %802, %811
  %813 = add nuw nsw i64 %791, 2
  %814 = add i64 %793, 2
  %815 = icmp eq i64 %814, %555
  br i1 %815, label %760, label %790

816:                                              ; preds = %786, %895
  %817 = phi i64 [ 0, %786 ], [ %897, %895 ]
  %818 = phi double [ %776, %786 ], [ %896, %895 ]
  %819 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %817
  %820 = load double, ptr %819, align 8
  %821 = fcmp ogt double %820, 0.000000e+00
  br i1 %821, label %822, label %895

822:                                              ; preds = %816
  br i1 %787, label %823, label %848

823:                                              ; preds = %822
  %824 = icmp slt i64 %817, %778
  %825 = sub nsw i64 %817, %778
  %826 = icmp eq i64 %781, %817
  br label %827

827:                                              ; preds = %844, %823
  %828 = phi i64 [ 0, %823 ], [ %846, %844 ]
  %829 = phi double [ 1.000000e+00, %823 ], [ %845, %844 ]
  br i1 %824, label %830, label %832

830:                                              ; preds = %827
  %831 = icmp eq i64 %828, %817
  br i1 %831, label %838, label %844

832:                                              ; preds = %827
  br i1 %826, label %838, label %833

833:                                              ; preds = %832
  %834 = load ptr, ptr %788, align 8
  %835 = getelementptr inbounds i64, ptr %834, i64 %828
  %836 = load i64, ptr %835, align 8
  %837 = icmp eq i64 %836, %825
  br i1 %837, label %838, label %844

838:                                              ; preds = %833, %832, %830
  %839 = load ptr, ptr %789, align 8
  %840 = getelementptr inbounds i64, ptr %839, i64 %828
  %841 = load i64, ptr %840, align 8
  %842 = sitofp i64 %841 to double
  %843 = fmul double %829, %842
  br label %844

844:                                              ; preds = %838, %833, %830
  %845 = phi double [ %843, %838 ], [ %829, %833 ], [ %829, %830 ]
  %846 = add nuw nsw i64 %828, 1
  %847 = icmp eq i64 %846, %778
  br i1 %847, label %848, label %827

848:                                              ; preds = %844, %822
  %849 = phi double [ 1.000000e+00, %822 ], [ %845, %844 ]
  %850 = add nsw i64 %817, %13
  %851 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %850
  store double %820, ptr %851, align 8
  %852 = load double, ptr %819, align 8
  %853 = bitcast double %849 to i64
  %854 = lshr i64 %853, 52
  %855 = and i64 %854, 2047
  %856 = and i64 %853, 4503599627370495
  %857 = or i64 %856, 4607182418800017408
  %858 = bitcast i64 %857 to double
  %859 = fcmp ogt double %858, 0x3FF6A09E667F3BCD
  %860 = fmul double %858, 5.000000e-01
  %861 = select i1 %859, double %860, double %858
  %862 = select i1 %859, i64 -1022, i64 -1023
  %863 = add nsw i64 %862, %855
  %864 = fadd double %861, -1.000000e+00
  %865 = fadd double %861, 1.000000e+00
  %866 = fdiv double %864, %865
  %867 = fmul double %866, %866
  %868 = fmul double %867, 0x3FA8618618618618
  %869 = fadd double %868, 0x3FAAF286BCA1AF28
  %870 = fmul double %867, %869
  %871 = fadd double %870, 0x3FAE1E1E1E1E1E1E
  %872 = fmul double %867, %871
  %873 = fadd double %872, 0x3FB1111111111111
  %874 = fmul double %867, %873
  %875 = fadd double %874, 0x3FB3B13B13B13B14
  %876 = fmul double %867, %875
  %877 = fadd double %876, 0x3FB745D1745D1746
  %878 = fmul double %867, %877
  %879 = fadd double %878, 0x3FBC71C71C71C71C
  %880 = fmul double %867, %879
  %881 = fadd double %880, 0x3FC2492492492492
  %882 = fmul double %867, %881
  %883 = fadd double %882, 2.000000e-01
  %884 = fmul double %867, %883
  %885 = fadd double %884, 0x3FD5555555555555
  %886 = fmul double %867, %885
  %887 = fadd double %886, 1.000000e+00
  %888 = fmul double %866, 2.000000e+00
  %889 = fmul double %888, %887
  %890 = sitofp i64 %863 to double
  %891 = fmul double %890, 0x3FE62E42FEFA39EF
  %892 = fadd double %891, %889
  %893 = fmul double %852, %892
  %894 = fsub double %818, %893
  br label %895

895:                                              ; preds = %816, %848
  %896 = phi double [ %894, %848 ], [ %818, %816 ]
  %897 = add nuw nsw i64 %817, 1
  %898 = icmp eq i64 %897, %784
  br i1 %898, label %899, label %816

899:                                              ; preds = %895, %775, %189, %187
  %900 = phi double [ 0xFFF0000000000000, %187 ], [ 0xFFF0000000000000, %189 ], [ %776, %775 ], [ %896, %895 ]
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %2)
  ret double %900
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
  br i1 %12, label %23, label %13

13:                                               ; preds = %23, %2
  %14 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 3
  %15 = load i64, ptr %14, align 8
  %16 = icmp sgt i64 %15, 0
  br i1 %16, label %17, label %31

17:                                               ; preds = %13
  %18 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 11
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 12
  %21 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 17
  %22 = load i64, ptr %19, align 8
  br label %45

23:                                               ; preds = %2, %23
  %24 = phi i64 [ %29, %23 ], [ 0, %2 ]
  %25 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %24
  %26 = load double, ptr %25, align 8
  %27 = tail call fastcc double @exp_of(double noundef %26)
  %28 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %24
  store double %27, ptr %28, align 8
  %29 = add nuw nsw i64 %24, 1
  %30 = icmp eq i64 %29, %11
  br i1 %30, label %13, label %23

31:                                               ; preds = %203, %13
  %32 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 1
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 2
  %35 = load i64, ptr %34, align 8
  %36 = add nsw i64 %35, %33
  %37 = icmp sgt i64 %35, 1
  %38 = zext i1 %37 to i64
  %39 = add nsw i64 %36, %38
  %40 = icmp sgt i64 %39, 0
  br i1 %40, label %41, label %205

41:                                               ; preds = %31
  %42 = icmp sgt i64 %33, 0
  %43 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 8
  %44 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 6
  br label %211

45:                                               ; preds = %17, %203
  %46 = phi i64 [ %22, %17 ], [ %50, %203 ]
  %47 = phi i64 [ 0, %17 ], [ %48, %203 ]
  %48 = add nuw nsw i64 %47, 1
  %49 = getelementptr inbounds i64, ptr %19, i64 %48
  %50 = load i64, ptr %49, align 8
  %51 = icmp sgt i64 %50, %46
  br i1 %51, label %52, label %79

52:                                               ; preds = %45
  %53 = load ptr, ptr %20, align 8
  %54 = sub i64 %50, %46
  %55 = xor i64 %46, -1
  %56 = add i64 %50, %55
  %57 = and i64 %54, 3
  %58 = icmp eq i64 %57, 0
  br i1 %58, label %71, label %59

59:                                               ; preds = %52, %59
  %60 = phi i64 [ %68, %59 ], [ %46, %52 ]
  %61 = phi double [ %67, %59 ], [ 0.000000e+00, %52 ]
  %62 = phi i64 [ %69, %59 ], [ 0, %52 ]
  %63 = getelementptr inbounds i64, ptr %53, i64 %60
  %64 = load i64, ptr %63, align 8
  %65 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %64
  %66 = load double, ptr %65, align 8
  %67 = fadd double %61, %66
  %68 = add nsw i64 %60, 1
  %69 = add i64 %62, 1
  %70 = icmp eq i64 %69, %57
  br i1 %70, label %71, label %59

71:                                               ; preds = %59, %52
  %72 = phi double [ undef, %52 ], [ %67, %59 ]
  %73 = phi i64 [ %46, %52 ], [ %68, %59 ]
  %74 = phi double [ 0.000000e+00, %52 ], [ %67, %59 ]
  %75 = icmp ult i64 %56, 3
  br i1 %75, label %76, label %82

76:                                               ; preds = %82, %71
  %77 = phi double [ %72, %71 ], [ %107, %82 ]
  %78 = fcmp ogt double %77, 0.000000e+00
  br i1 %78, label %110, label %79

79:                                               ; preds = %45, %76
  %80 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %47
  %81 = load double, ptr %80, align 8
  br label %198

82:                                               ; preds = %71, %82
  %83 = phi i64 [ %108, %82 ], [ %73, %71 ]
  %84 = phi double [ %107, %82 ], [ %74, %71 ]
  %85 = getelementptr inbounds i64, ptr %53, i64 %83
  %86 = load i64, ptr %85, align 8
  %87 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %86
  %88 = load double, ptr %87, align 8
  %89 = fadd double %84, %88
  %90 = add nsw i64 %83, 1
  %91 = getelementptr inbounds i64, ptr %53, i64 %90
  %92 = load i64, ptr %91, align 8
  %93 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %92
  %94 = load double, ptr %93, align 8
  %95 = fadd double %89, %94
  %96 = add nsw i64 %83, 2
  %97 = getelementptr inbounds i64, ptr %53, i64 %96
  %98 = load i64, ptr %97, align 8
  %99 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %98
  %100 = load double, ptr %99, align 8
  %101 = fadd double %95, %100
  %102 = add nsw i64 %83, 3
  %103 = getelementptr inbounds i64, ptr %53, i64 %102
  %104 = load i64, ptr %103, align 8
  %105 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %104
  %106 = load double, ptr %105, align 8
  %107 = fadd double %101, %106
  %108 = add nsw i64 %83, 4
  %109 = icmp eq i64 %108, %50
  br i1 %109, label %76, label %82

110:                                              ; preds = %76
  %111 = bitcast double %77 to i64
  %112 = lshr i64 %111, 52
  %113 = and i64 %112, 2047
  %114 = and i64 %111, 4503599627370495
  %115 = or i64 %114, 4607182418800017408
  %116 = bitcast i64 %115 to double
  %117 = fcmp ogt double %116, 0x3FF6A09E667F3BCD
  %118 = fmul double %116, 5.000000e-01
  %119 = select i1 %117, double %118, double %116
  %120 = select i1 %117, i64 -1022, i64 -1023
  %121 = add nsw i64 %120, %113
  %122 = fadd double %119, -1.000000e+00
  %123 = fadd double %119, 1.000000e+00
  %124 = fdiv double %122, %123
  %125 = fmul double %124, %124
  %126 = fmul double %125, 0x3FA8618618618618
  %127 = fadd double %126, 0x3FAAF286BCA1AF28
  %128 = fmul double %125, %127
  %129 = fadd double %128, 0x3FAE1E1E1E1E1E1E
  %130 = fmul double %125, %129
  %131 = fadd double %130, 0x3FB1111111111111
  %132 = fmul double %125, %131
  %133 = fadd double %132, 0x3FB3B13B13B13B14
  %134 = fmul double %125, %133
  %135 = fadd double %134, 0x3FB745D1745D1746
  %136 = fmul double %125, %135
  %137 = fadd double %136, 0x3FBC71C71C71C71C
  %138 = fmul double %125, %137
  %139 = fadd double %138, 0x3FC2492492492492
  %140 = fmul double %125, %139
  %141 = fadd double %140, 2.000000e-01
  %142 = fmul double %125, %141
  %143 = fadd double %142, 0x3FD5555555555555
  %144 = fmul double %125, %143
  %145 = fadd double %144, 1.000000e+00
  %146 = fmul double %124, 2.000000e+00
  %147 = fmul double %146, %145
  %148 = sitofp i64 %121 to double
  %149 = fmul double %148, 0x3FE62E42FEFA39EF
  %150 = fadd double %149, %147
  %151 = load ptr, ptr %21, align 8
  %152 = getelementptr inbounds double, ptr %151, i64 %47
  %153 = load i64, ptr %152, align 8
  %154 = lshr i64 %153, 52
  %155 = and i64 %154, 2047
  %156 = and i64 %153, 4503599627370495
  %157 = or i64 %156, 4607182418800017408
  %158 = bitcast i64 %157 to double
  %159 = fcmp ogt double %158, 0x3FF6A09E667F3BCD
  %160 = fmul double %158, 5.000000e-01
  %161 = select i1 %159, double %160, double %158
  %162 = select i1 %159, i64 -1022, i64 -1023
  %163 = add nsw i64 %162, %155
  %164 = fadd double %161, -1.000000e+00
  %165 = fadd double %161, 1.000000e+00
  %166 = fdiv double %164, %165
  %167 = fmul double %166, %166
  %168 = fmul double %167, 0x3FA8618618618618
  %169 = fadd double %168, 0x3FAAF286BCA1AF28
  %170 = fmul double %167, %169
  %171 = fadd double %170, 0x3FAE1E1E1E1E1E1E
  %172 = fmul double %167, %171
  %173 = fadd double %172, 0x3FB1111111111111
  %174 = fmul double %167, %173
  %175 = fadd double %174, 0x3FB3B13B13B13B14
  %176 = fmul double %167, %175
  %177 = fadd double %176, 0x3FB745D1745D1746
  %178 = fmul double %167, %177
  %179 = fadd double %178, 0x3FBC71C71C71C71C
  %180 = fmul double %167, %179
  %181 = fadd double %180, 0x3FC2492492492492
  %182 = fmul double %167, %181
  %183 = fadd double %182, 2.000000e-01
  %184 = fmul double %167, %183
  %185 = fadd double %184, 0x3FD5555555555555
  %186 = fmul double %167, %185
  %187 = fadd double %186, 1.000000e+00
  %188 = fmul double %166, 2.000000e+00
  %189 = fmul double %188, %187
  %190 = sitofp i64 %163 to double
  %191 = fmul double %190, 0x3FE62E42FEFA39EF
  %192 = fadd double %191, %189
  %193 = fsub double %150, %192
  %194 = fmul double %193, %1
  %195 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %47
  %196 = load double, ptr %195, align 8
  %197 = fadd double %196, %194
  store double %197, ptr %195, align 8
  br label %198

198:                                              ; preds = %79, %110
  %199 = phi double [ %81, %79 ], [ %197, %110 ]
  %200 = fcmp olt double %199, 0.000000e+00
  br i1 %200, label %201, label %203

201:                                              ; preds = %198
  %202 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %47
  store double 0.000000e+00, ptr %202, align 8
  br label %203

203:                                              ; preds = %201, %198
  %204 = icmp eq i64 %48, %15
  br i1 %204, label %31, label %45

205:                                              ; preds = %238, %31
  %206 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 9
  %207 = load ptr, ptr %206, align 8
  %208 = load i64, ptr %207, align 8
  %209 = add i64 %208, -1
  %210 = icmp ult i64 %209, 2
  br i1 %210, label %292, label %619

211:                                              ; preds = %41, %238
  %212 = phi i64 [ 0, %41 ], [ %290, %238 ]
  br i1 %42, label %213, label %238

213:                                              ; preds = %211
  %214 = icmp slt i64 %212, %33
  %215 = sub nsw i64 %212, %33
  %216 = icmp eq i64 %36, %212
  br label %217

217:                                              ; preds = %234, %213
  %218 = phi i64 [ 0, %213 ], [ %236, %234 ]
  %219 = phi double [ 1.000000e+00, %213 ], [ %235, %234 ]
  br i1 %214, label %220, label %222

220:                                              ; preds = %217
  %221 = icmp eq i64 %218, %212
  br i1 %221, label %228, label %234

222:                                              ; preds = %217
  br i1 %216, label %228, label %223

223:                                              ; preds = %222
  %224 = load ptr, ptr %43, align 8
  %225 = getelementptr inbounds i64, ptr %224, i64 %218
  %226 = load i64, ptr %225, align 8
  %227 = icmp eq i64 %226, %215
  br i1 %227, label %228, label %234

228:                                              ; preds = %223, %222, %220
  %229 = load ptr, ptr %44, align 8
  %230 = getelementptr inbounds i64, ptr %229, i64 %218
  %231 = load i64, ptr %230, align 8
  %232 = sitofp i64 %231 to double
  %233 = fmul double %219, %232
  br label %234

234:                                              ; preds = %228, %223, %220
  %235 = phi double [ %233, %228 ], [ %219, %223 ], [ %219, %220 ]
  %236 = add nuw nsw i64 %218, 1
  %237 = icmp eq i64 %236, %33
  br i1 %237, label %238, label %217

238:                                              ; preds = %234, %211
  %239 = phi double [ 1.000000e+00, %211 ], [ %235, %234 ]
  %240 = add nsw i64 %212, %11
  %241 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %240
  %242 = load double, ptr %241, align 8
  %243 = bitcast double %239 to i64
  %244 = lshr i64 %243, 52
  %245 = and i64 %244, 2047
  %246 = and i64 %243, 4503599627370495
  %247 = or i64 %246, 4607182418800017408
  %248 = bitcast i64 %247 to double
  %249 = fcmp ogt double %248, 0x3FF6A09E667F3BCD
  %250 = fmul double %248, 5.000000e-01
  %251 = select i1 %249, double %250, double %248
  %252 = select i1 %249, i64 -1022, i64 -1023
  %253 = add nsw i64 %252, %245
  %254 = fadd double %251, -1.000000e+00
  %255 = fadd double %251, 1.000000e+00
  %256 = fdiv double %254, %255
  %257 = fmul double %256, %256
  %258 = fmul double %257, 0x3FA8618618618618
  %259 = fadd double %258, 0x3FAAF286BCA1AF28
  %260 = fmul double %257, %259
  %261 = fadd double %260, 0x3FAE1E1E1E1E1E1E
  %262 = fmul double %257, %261
  %263 = fadd double %262, 0x3FB1111111111111
  %264 = fmul double %257, %263
  %265 = fadd double %264, 0x3FB3B13B13B13B14
  %266 = fmul double %257, %265
  %267 = fadd double %266, 0x3FB745D1745D1746
  %268 = fmul double %257, %267
  %269 = fadd double %268, 0x3FBC71C71C71C71C
  %270 = fmul double %257, %269
  %271 = fadd double %270, 0x3FC2492492492492
  %272 = fmul double %257, %271
  %273 = fadd double %272, 2.000000e-01
  %274 = fmul double %257, %273
  %275 = fadd double %274, 0x3FD5555555555555
  %276 = fmul double %257, %275
  %277 = fadd double %276, 1.000000e+00
  %278 = fmul double %256, 2.000000e+00
  %279 = fmul double %278, %277
  %280 = sitofp i64 %253 to double
  %281 = fmul double %280, 0x3FE62E42FEFA39EF
  %282 = fadd double %281, %279
  %283 = fsub double %242, %282
  %284 = fmul double %283, %1
  %285 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %212
  %286 = load double, ptr %285, align 8
  %287 = fadd double %286, %284
  %288 = fcmp olt double %287, 0.000000e+00
  %289 = select i1 %288, double 0.000000e+00, double %287
  store double %289, ptr %285, align 8
  %290 = add nuw nsw i64 %212, 1
  %291 = icmp eq i64 %290, %39
  br i1 %291, label %205, label %211

292:                                              ; preds = %205
  %293 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 13
  %294 = load i64, ptr %293, align 8
  %295 = icmp eq i64 %294, 0
  br i1 %295, label %296, label %619

296:                                              ; preds = %292
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %3)
  %297 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 3
  %298 = load i64, ptr %297, align 8
  %299 = icmp sgt i64 %298, 0
  br i1 %299, label %300, label %307

300:                                              ; preds = %296
  %301 = icmp sgt i64 %8, 0
  %302 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 14
  %303 = and i64 %8, 3
  %304 = icmp ult i64 %8, 4
  %305 = and i64 %8, -4
  %306 = icmp eq i64 %303, 0
  br label %313

307:                                              ; preds = %339, %296
  %308 = icmp sgt i64 %10, 0
  br i1 %308, label %309, label %380

309:                                              ; preds = %307
  %310 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 15
  %311 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 8
  %312 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 7
  br label %430

313:                                              ; preds = %300, %339
  %314 = phi i64 [ 0, %300 ], [ %340, %339 ]
  %315 = getelementptr inbounds [64 x double], ptr %3, i64 0, i64 %314
  store double 0.000000e+00, ptr %315, align 8
  br i1 %301, label %316, label %339

316:                                              ; preds = %313
  %317 = load ptr, ptr %302, align 8
  %318 = mul nsw i64 %314, %8
  br i1 %304, label %319, label %342

319:                                              ; preds = %342, %316
  %320 = phi double [ undef, %316 ], [ %376, %342 ]
  %321 = phi double [ 0.000000e+00, %316 ], [ %376, %342 ]
  %322 = phi i64 [ 0, %316 ], [ %377, %342 ]
  br i1 %306, label %337, label %323

323:                                              ; preds = %319, %323
  %324 = phi double [ %333, %323 ], [ %321, %319 ]
  %325 = phi i64 [ %334, %323 ], [ %322, %319 ]
  %326 = phi i64 [ %335, %323 ], [ 0, %319 ]
  %327 = add nsw i64 %325, %318
  %328 = getelementptr inbounds double, ptr %317, i64 %327
  %329 = load double, ptr %328, align 8
  %330 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %325
  %331 = load double, ptr %330, align 8
  %332 = fmul double %329, %331
  %333 = fadd double %324, %332
  %334 = add nuw nsw i64 %325, 1
  %335 = add i64 %326, 1
  %336 = icmp eq i64 %335, %303
  br i1 %336, label %337, label %323

337:                                              ; preds = %323, %319
  %338 = phi double [ %320, %319 ], [ %333, %323 ]
  store double %338, ptr %315, align 8
  br label %339

339:                                              ; preds = %337, %313
  %340 = add nuw nsw i64 %314, 1
  %341 = icmp eq i64 %340, %298
  br i1 %341, label %307, label %313

342:                                              ; preds = %316, %342
  %343 = phi double [ %376, %342 ], [ 0.000000e+00, %316 ]
  %344 = phi i64 [ %377, %342 ], [ 0, %316 ]
  %345 = phi i64 [ %378, %342 ], [ 0, %316 ]
  %346 = add nsw i64 %344, %318
  %347 = getelementptr inbounds double, ptr %317, i64 %346
  %348 = load double, ptr %347, align 8
  %349 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %344
  %350 = load double, ptr %349, align 8
  %351 = fmul double %348, %350
  %352 = fadd double %343, %351
  %353 = or i64 %344, 1
  %354 = add nsw i64 %353, %318
  %355 = getelementptr inbounds double, ptr %317, i64 %354
  %356 = load double, ptr %355, align 8
  %357 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %353
  %358 = load double, ptr %357, align 8
  %359 = fmul double %356, %358
  %360 = fadd double %352, %359
  %361 = or i64 %344, 2
  %362 = add nsw i64 %361, %318
  %363 = getelementptr inbounds double, ptr %317, i64 %362
  %364 = load double, ptr %363, align 8
  %365 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %361
  %366 = load double, ptr %365, align 8
  %367 = fmul double %364, %366
  %368 = fadd double %360, %367
  %369 = or i64 %344, 3
  %370 = add nsw i64 %369, %318
  %371 = getelementptr inbounds double, ptr %317, i64 %370
  %372 = load double, ptr %371, align 8
  %373 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %369
  %374 = load double, ptr %373, align 8
  %375 = fmul double %372, %374
  %376 = fadd double %368, %375
  %377 = add nuw nsw i64 %344, 4
  %378 = add i64 %345, 4
  %379 = icmp eq i64 %378, %305
  br i1 %379, label %319, label %342

380:                                              ; preds = %455, %307
  call void @llvm.lifetime.start.p0(i64 520, ptr nonnull %4)
  %381 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 4
  %382 = load i64, ptr %381, align 8
  %383 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %382
  %384 = load double, ptr %383, align 8
  %385 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 13
  %386 = load i64, ptr %385, align 8
  %387 = lshr i64 %386, 52
  %388 = and i64 %387, 2047
  %389 = and i64 %386, 4503599627370495
  %390 = or i64 %389, 4607182418800017408
  %391 = bitcast i64 %390 to double
  %392 = fcmp ogt double %391, 0x3FF6A09E667F3BCD
  %393 = fmul double %391, 5.000000e-01
  %394 = select i1 %392, double %393, double %391
  %395 = select i1 %392, i64 -1022, i64 -1023
  %396 = add nsw i64 %395, %388
  %397 = fadd double %394, -1.000000e+00
  %398 = fadd double %394, 1.000000e+00
  %399 = fdiv double %397, %398
  %400 = fmul double %399, %399
  %401 = fmul double %400, 0x3FA8618618618618
  %402 = fadd double %401, 0x3FAAF286BCA1AF28
  %403 = fmul double %400, %402
  %404 = fadd double %403, 0x3FAE1E1E1E1E1E1E
  %405 = fmul double %400, %404
  %406 = fadd double %405, 0x3FB1111111111111
  %407 = fmul double %400, %406
  %408 = fadd double %407, 0x3FB3B13B13B13B14
  %409 = fmul double %400, %408
  %410 = fadd double %409, 0x3FB745D1745D1746
  %411 = fmul double %400, %410
  %412 = fadd double %411, 0x3FBC71C71C71C71C
  %413 = fmul double %400, %412
  %414 = fadd double %413, 0x3FC2492492492492
  %415 = fmul double %400, %414
  %416 = fadd double %415, 2.000000e-01
  %417 = fmul double %400, %416
  %418 = fadd double %417, 0x3FD5555555555555
  %419 = fmul double %400, %418
  %420 = fadd double %419, 1.000000e+00
  %421 = fmul double %399, 2.000000e+00
  %422 = fmul double %421, %420
  %423 = sitofp i64 %396 to double
  %424 = fmul double %423, 0x3FE62E42FEFA39EF
  %425 = fadd double %424, %422
  %426 = fsub double %384, %425
  store double %426, ptr %4, align 16
  br i1 %299, label %427, label %458

427:                                              ; preds = %380
  %428 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 12
  %429 = load ptr, ptr %428, align 8
  br label %466

430:                                              ; preds = %309, %455
  %431 = phi i64 [ 0, %309 ], [ %456, %455 ]
  %432 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %431
  %433 = load i64, ptr %432, align 8
  %434 = icmp sgt i64 %433, -1
  br i1 %434, label %435, label %455

435:                                              ; preds = %430
  %436 = load ptr, ptr %310, align 8
  %437 = getelementptr inbounds double, ptr %436, i64 %431
  %438 = load double, ptr %437, align 8
  %439 = load ptr, ptr %311, align 8
  %440 = getelementptr inbounds i64, ptr %439, i64 %431
  %441 = load i64, ptr %440, align 8
  %442 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %441
  %443 = load double, ptr %442, align 8
  %444 = fmul double %438, %443
  %445 = add nsw i64 %431, %8
  %446 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %445
  %447 = load double, ptr %446, align 8
  %448 = fmul double %444, %447
  %449 = load ptr, ptr %312, align 8
  %450 = getelementptr inbounds i64, ptr %449, i64 %431
  %451 = load i64, ptr %450, align 8
  %452 = getelementptr inbounds [64 x double], ptr %3, i64 0, i64 %451
  %453 = load double, ptr %452, align 8
  %454 = fadd double %448, %453
  store double %454, ptr %452, align 8
  br label %455

455:                                              ; preds = %430, %435
  %456 = add nuw nsw i64 %431, 1
  %457 = icmp eq i64 %456, %10
  br i1 %457, label %380, label %430

458:                                              ; preds = %517, %380
  %459 = icmp slt i64 %298, 0
  br i1 %459, label %611, label %460

460:                                              ; preds = %458
  %461 = add i64 %298, 1
  %462 = and i64 %461, 3
  %463 = icmp ult i64 %298, 3
  br i1 %463, label %522, label %464

464:                                              ; preds = %460
  %465 = and i64 %461, -4
  br label %543

466:                                              ; preds = %427, %517
  %467 = phi i64 [ 0, %427 ], [ %519, %517 ]
  %468 = getelementptr inbounds double, ptr %429, i64 %467
  %469 = load double, ptr %468, align 8
  %470 = fcmp ogt double %469, 0.000000e+00
  br i1 %470, label %471, label %517

471:                                              ; preds = %466
  %472 = getelementptr inbounds [64 x double], ptr %3, i64 0, i64 %467
  %473 = load double, ptr %472, align 8
  %474 = fcmp ogt double %473, 0.000000e+00
  br i1 %474, label %475, label %517

475:                                              ; preds = %471
  %476 = fdiv double %473, %469
  %477 = bitcast double %476 to i64
  %478 = lshr i64 %477, 52
  %479 = and i64 %478, 2047
  %480 = and i64 %477, 4503599627370495
  %481 = or i64 %480, 4607182418800017408
  %482 = bitcast i64 %481 to double
  %483 = fcmp ogt double %482, 0x3FF6A09E667F3BCD
  %484 = fmul double %482, 5.000000e-01
  %485 = select i1 %483, double %484, double %482
  %486 = select i1 %483, i64 -1022, i64 -1023
  %487 = add nsw i64 %486, %479
  %488 = fadd double %485, -1.000000e+00
  %489 = fadd double %485, 1.000000e+00
  %490 = fdiv double %488, %489
  %491 = fmul double %490, %490
  %492 = fmul double %491, 0x3FA8618618618618
  %493 = fadd double %492, 0x3FAAF286BCA1AF28
  %494 = fmul double %491, %493
  %495 = fadd double %494, 0x3FAE1E1E1E1E1E1E
  %496 = fmul double %491, %495
  %497 = fadd double %496, 0x3FB1111111111111
  %498 = fmul double %491, %497
  %499 = fadd double %498, 0x3FB3B13B13B13B14
  %500 = fmul double %491, %499
  %501 = fadd double %500, 0x3FB745D1745D1746
  %502 = fmul double %491, %501
  %503 = fadd double %502, 0x3FBC71C71C71C71C
  %504 = fmul double %491, %503
  %505 = fadd double %504, 0x3FC2492492492492
  %506 = fmul double %491, %505
  %507 = fadd double %506, 2.000000e-01
  %508 = fmul double %491, %507
  %509 = fadd double %508, 0x3FD5555555555555
  %510 = fmul double %491, %509
  %511 = fadd double %510, 1.000000e+00
  %512 = fmul double %490, 2.000000e+00
  %513 = fmul double %512, %511
  %514 = sitofp i64 %487 to double
  %515 = fmul double %514, 0x3FE62E42FEFA39EF
  %516 = fadd double %515, %513
  br label %517

517:                                              ; preds = %466, %471, %475
  %518 = phi double [ %516, %475 ], [ 0xFFF0000000000000, %471 ], [ 0xFFF0000000000000, %466 ]
  %519 = add nuw nsw i64 %467, 1
  %520 = getelementptr inbounds [65 x double], ptr %4, i64 0, i64 %519
  store double %518, ptr %520, align 8
  %521 = icmp eq i64 %519, %298
  br i1 %521, label %458, label %466

522:                                              ; preds = %543, %460
  %523 = phi double [ undef, %460 ], [ %565, %543 ]
  %524 = phi i64 [ 0, %460 ], [ %566, %543 ]
  %525 = phi double [ 0xFFF0000000000000, %460 ], [ %565, %543 ]
  %526 = icmp eq i64 %462, 0
  br i1 %526, label %538, label %527

527:                                              ; preds = %522, %527
  %528 = phi i64 [ %535, %527 ], [ %524, %522 ]
  %529 = phi double [ %534, %527 ], [ %525, %522 ]
  %530 = phi i64 [ %536, %527 ], [ 0, %522 ]
  %531 = getelementptr inbounds [65 x double], ptr %4, i64 0, i64 %528
  %532 = load double, ptr %531, align 8
  %533 = fcmp ogt double %532, %529
  %534 = select i1 %533, double %532, double %529
  %535 = add nuw i64 %528, 1
  %536 = add i64 %530, 1
  %537 = icmp eq i64 %536, %462
  br i1 %537, label %538, label %527

538:                                              ; preds = %527, %522
  %539 = phi double [ %523, %522 ], [ %534, %527 ]
  br i1 %459, label %611, label %540

540:                                              ; preds = %538
  %541 = fadd double %539, -4.000000e+01
  %542 = fmul double %1, 4.000000e+00
  br label %588

543:                                              ; preds = %543, %464
  %544 = phi i64 [ 0, %464 ], [ %566, %543 ]
  %545 = phi double [ 0xFFF0000000000000, %464 ], [ %565, %543 ]
  %546 = phi i64 [ 0, %464 ], [ %567, %543 ]
  %547 = getelementptr inbounds [65 x double], ptr %4, i64 0, i64 %544
  %548 = load double, ptr %547, align 16
  %549 = fcmp ogt double %548, %545
  %550 = select i1 %549, double %548, double %545
  %551 = or i64 %544, 1
  %552 = getelementptr inbounds [65 x double], ptr %4, i64 0, i64 %551
  %553 = load double, ptr %552, align 8
  %554 = fcmp ogt double %553, %550
  %555 = select i1 %554, double %553, double %550
  %556 = or i64 %544, 2
  %557 = getelementptr inbounds [65 x double], ptr %4, i64 0, i64 %556
  %558 = load double, ptr %557, align 16
  %559 = fcmp ogt double %558, %555
  %560 = select i1 %559, double %558, double %555
  %561 = or i64 %544, 3
  %562 = getelementptr inbounds [65 x double], ptr %4, i64 0, i64 %561
  %563 = load double, ptr %562, align 8
  %564 = fcmp ogt double %563, %560
  %565 = select i1 %564, double %563, double %560
  %566 = add nuw i64 %544, 4
  %567 = add i64 %546, 4
  %568 = icmp eq i64 %567, %465
  br i1 %568, label %522, label %543

569:                                              ; preds = %603
  br i1 %459, label %611, label %570

570:                                              ; preds = %569
  %571 = add i64 %298, 1
  %572 = icmp ult i64 %571, 2
  br i1 %572, label %586, label %573

573:                                              ; preds = %570
  %574 = and i64 %571, -2
  %575 = insertelement <2 x double> poison, double %608, i64 0
  %576 = shufflevector <2 x double> %575, <2 x double> poison, <2 x i32> zeroinitializer
  br label %577

577:                                              ; preds = %577, %573
  %578 = phi i64 [ 0, %573 ], [ %582, %577 ]
  %579 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %578
  %580 = load <2 x double>, ptr %579, align 8
  %581 = fdiv <2 x double> %580, %576
  store <2 x double> %581, ptr %579, align 8
  %582 = add nuw i64 %578, 2
  %583 = icmp eq i64 %582, %574
  br i1 %583, label %584, label %577

584:                                              ; preds = %577
  %585 = icmp eq i64 %571, %574
  br i1 %585, label %611, label %586

586:                                              ; preds = %570, %584
  %587 = phi i64 [ 0, %570 ], [ %574, %584 ]
  br label %612

588:                                              ; preds = %540, %603
  %589 = phi i64 [ 0, %540 ], [ %609, %603 ]
  %590 = phi double [ 0.000000e+00, %540 ], [ %608, %603 ]
  %591 = getelementptr inbounds [65 x double], ptr %4, i64 0, i64 %589
  %592 = load double, ptr %591, align 8
  %593 = fcmp olt double %592, %541
  br i1 %593, label %603, label %594

594:                                              ; preds = %588
  %595 = fsub double %592, %539
  %596 = fmul double %542, %595
  %597 = tail call fastcc double @exp_of(double noundef %596)
  %598 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %589
  %599 = load double, ptr %598, align 8
  %600 = fcmp ogt double %599, 0x3EB0C6F7A0B5ED8D
  %601 = select i1 %600, double %599, double 0x3EB0C6F7A0B5ED8D
  %602 = fmul double %597, %601
  br label %603

603:                                              ; preds = %588, %594
  %604 = phi double [ %602, %594 ], [ 0.000000e+00, %588 ]
  %605 = fcmp oeq double %592, 0xFFF0000000000000
  %606 = select i1 %605, double 0.000000e+00, double %604
  %607 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %589
  store double %606, ptr %607, align 8
  %608 = fadd double %590, %606
  %609 = add nuw i64 %589, 1
  %610 = icmp eq i64 %589, %298
  br i1 %610, label %569, label %588

611:                                              ; preds = %612, %584, %458, %538, %569
  call void @llvm.lifetime.end.p0(i64 520, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %3)
  br label %619

612:                                              ; preds = %586, %612
  %613 = phi i64 [ %617, %612 ], [ %587, %586 ]
  %614 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %613
  %615 = load double, ptr %614, align 8
  %616 = fdiv double %615, %608
  store double %616, ptr %614, align 8
  %617 = add nuw i64 %613, 1
  %618 = icmp eq i64 %613, %298
  br i1 %618, label %611, label %612

619:                                              ; preds = %205, %292, %611
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define internal fastcc double @exp_of(double noundef %0) unnamed_addr {
  %2 = fcmp olt double %0, -7.000000e+02
  br i1 %2, label %58, label %3

3:                                                ; preds = %1
  %4 = fcmp ogt double %0, 7.000000e+02
  %5 = select i1 %4, double 7.000000e+02, double %0
  %6 = fmul double %5, 0x3FF71547652B82FE
  %7 = fcmp olt double %6, 0.000000e+00
  %8 = select i1 %7, double -5.000000e-01, double 5.000000e-01
  %9 = fadd double %6, %8
  %10 = fptosi double %9 to i64
  %11 = sitofp i64 %10 to double
  %12 = fmul double %11, 0x3FE62E42FEFA39EF
  %13 = fsub double %5, %12
  %14 = fdiv double %13, 1.400000e+01
  %15 = fadd double %14, 1.000000e+00
  %16 = fmul double %13, %15
  %17 = fdiv double %16, 1.300000e+01
  %18 = fadd double %17, 1.000000e+00
  %19 = fmul double %13, %18
  %20 = fdiv double %19, 1.200000e+01
  %21 = fadd double %20, 1.000000e+00
  %22 = fmul double %13, %21
  %23 = fdiv double %22, 1.100000e+01
  %24 = fadd double %23, 1.000000e+00
  %25 = fmul double %13, %24
  %26 = fdiv double %25, 1.000000e+01
  %27 = fadd double %26, 1.000000e+00
  %28 = fmul double %13, %27
  %29 = fdiv double %28, 9.000000e+00
  %30 = fadd double %29, 1.000000e+00
  %31 = fmul double %13, %30
  %32 = fmul double %31, 1.250000e-01
  %33 = fadd double %32, 1.000000e+00
  %34 = fmul double %13, %33
  %35 = fdiv double %34, 7.000000e+00
  %36 = fadd double %35, 1.000000e+00
  %37 = fmul double %13, %36
  %38 = fdiv double %37, 6.000000e+00
  %39 = fadd double %38, 1.000000e+00
  %40 = fmul double %13, %39
  %41 = fdiv double %40, 5.000000e+00
  %42 = fadd double %41, 1.000000e+00
  %43 = fmul double %13, %42
  %44 = fmul double %43, 2.500000e-01
  %45 = fadd double %44, 1.000000e+00
  %46 = fmul double %13, %45
  %47 = fdiv double %46, 3.000000e+00
  %48 = fadd double %47, 1.000000e+00
  %49 = fmul double %13, %48
  %50 = fmul double %49, 5.000000e-01
  %51 = fadd double %50, 1.000000e+00
  %52 = fmul double %13, %51
  %53 = fadd double %52, 1.000000e+00
  %54 = shl i64 %10, 52
  %55 = add i64 %54, 4607182418800017408
  %56 = bitcast i64 %55 to double
  %57 = fmul double %53, %56
  br label %58

58:                                               ; preds = %1, %3
  %59 = phi double [ %57, %3 ], [ 0.000000e+00, %1 ]
  ret double %59
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
  br i1 %11, label %3163, label %12

12:                                               ; preds = %1
  %13 = ptrtoint ptr %0 to i64
  %14 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 1
  %15 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 37
  %16 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 21
  %17 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36
  %18 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 40
  %19 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 15
  %20 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 11
  %21 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 14
  %22 = add i64 %13, 43168
  %23 = add i64 %13, 182432
  br label %24

24:                                               ; preds = %12, %3160
  %25 = phi i64 [ %10, %12 ], [ %3161, %3160 ]
  %26 = load ptr, ptr %8, align 8
  %27 = getelementptr inbounds %struct.Best, ptr %26, i64 0, i32 2
  %28 = load i64, ptr %27, align 8
  %29 = icmp sgt i64 %28, 0
  br i1 %29, label %30, label %3163

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
  br i1 %83, label %84, label %3160

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
  %104 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 42, i64 %88, i64 %102
  %105 = load ptr, ptr %104, align 8
  %106 = load ptr, ptr %96, align 8
  %107 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %88, i64 %102
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
  %170 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 %169
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
  br label %1145

178:                                              ; preds = %1145, %174
  %179 = load i64, ptr %37, align 8
  br label %180

180:                                              ; preds = %178, %162
  %181 = phi i64 [ %179, %178 ], [ %85, %162 ]
  %182 = load ptr, ptr %0, align 8
  %183 = load i64, ptr %182, align 8
  %184 = getelementptr inbounds %struct.Problem, ptr %182, i64 0, i32 2
  %185 = load i64, ptr %184, align 8
  %186 = getelementptr inbounds %struct.Problem, ptr %182, i64 0, i32 1
  %187 = getelementptr inbounds %struct.Problem, ptr %182, i64 0, i32 6
  %188 = getelementptr inbounds %struct.Problem, ptr %182, i64 0, i32 5
  %189 = getelementptr inbounds %struct.Problem, ptr %182, i64 0, i32 18
  %190 = icmp sgt i64 %181, 0
  %191 = getelementptr inbounds %struct.Problem, ptr %182, i64 0, i32 3
  %192 = getelementptr inbounds %struct.Problem, ptr %182, i64 0, i32 11
  %193 = getelementptr inbounds %struct.Problem, ptr %182, i64 0, i32 12
  %194 = getelementptr inbounds %struct.Problem, ptr %182, i64 0, i32 13
  %195 = getelementptr inbounds %struct.Problem, ptr %182, i64 0, i32 17
  %196 = getelementptr inbounds %struct.Goal, ptr %37, i64 0, i32 1
  %197 = getelementptr inbounds %struct.Goal, ptr %37, i64 0, i32 2
  %198 = getelementptr inbounds %struct.Goal, ptr %37, i64 0, i32 8
  %199 = getelementptr inbounds %struct.Goal, ptr %37, i64 0, i32 6
  %200 = getelementptr inbounds %struct.Best, ptr %35, i64 0, i32 2
  %201 = add i64 %185, %183
  %202 = and i64 %181, 1
  %203 = icmp eq i64 %181, 1
  %204 = and i64 %181, -2
  %205 = icmp eq i64 %202, 0
  br label %206

206:                                              ; preds = %900, %180
  %207 = phi i64 [ 0, %180 ], [ %902, %900 ]
  %208 = load i64, ptr %37, align 8
  %209 = icmp sgt i64 %208, 0
  br i1 %209, label %210, label %298

210:                                              ; preds = %206
  %211 = load i64, ptr %182, align 8
  %212 = load i64, ptr %186, align 8
  %213 = add nsw i64 %212, %211
  %214 = icmp sgt i64 %213, 0
  br label %215

215:                                              ; preds = %223, %210
  %216 = phi i64 [ 0, %210 ], [ %224, %223 ]
  br i1 %214, label %217, label %223

217:                                              ; preds = %215
  %218 = load ptr, ptr %187, align 8
  %219 = mul nsw i64 %216, %213
  %220 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %216
  %221 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 18, i64 %216
  %222 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 24, i64 %216
  br label %226

223:                                              ; preds = %293, %215
  %224 = add nuw nsw i64 %216, 1
  %225 = icmp eq i64 %224, %208
  br i1 %225, label %298, label %215

226:                                              ; preds = %293, %217
  %227 = phi i64 [ 0, %217 ], [ %296, %293 ]
  %228 = add nsw i64 %227, %219
  %229 = getelementptr inbounds i64, ptr %218, i64 %228
  %230 = load i64, ptr %229, align 8
  %231 = icmp eq i64 %230, 0
  br i1 %231, label %293, label %232

232:                                              ; preds = %226
  %233 = load ptr, ptr %188, align 8
  %234 = getelementptr inbounds ptr, ptr %233, i64 %216
  %235 = load ptr, ptr %234, align 8
  %236 = getelementptr inbounds %struct.Table, ptr %235, i64 0, i32 1
  %237 = load ptr, ptr %236, align 8
  %238 = getelementptr inbounds ptr, ptr %237, i64 %230
  %239 = load ptr, ptr %238, align 8
  %240 = icmp eq ptr %239, null
  br i1 %240, label %293, label %241

241:                                              ; preds = %232
  %242 = icmp slt i64 %227, %211
  %243 = select i1 %242, double 0x7FF0000000000000, double 0.000000e+00
  br i1 %242, label %252, label %244

244:                                              ; preds = %241
  %245 = load ptr, ptr %189, align 8
  %246 = sub nsw i64 %227, %211
  %247 = mul nsw i64 %246, %208
  %248 = add nsw i64 %247, %216
  %249 = getelementptr inbounds double, ptr %245, i64 %248
  %250 = load double, ptr %249, align 8
  %251 = fmul double %250, 0x3FEFFFFFFF768FA1
  br label %252

252:                                              ; preds = %244, %241
  %253 = phi double [ %251, %244 ], [ 0.000000e+00, %241 ]
  %254 = load i64, ptr %220, align 8
  %255 = icmp sgt i64 %254, 0
  br i1 %255, label %256, label %259

256:                                              ; preds = %252
  %257 = load ptr, ptr %221, align 8
  %258 = load ptr, ptr %222, align 8
  br label %262

259:                                              ; preds = %279, %252
  %260 = phi double [ %243, %252 ], [ %280, %279 ]
  %261 = phi double [ 0.000000e+00, %252 ], [ %284, %279 ]
  br i1 %242, label %290, label %287

262:                                              ; preds = %279, %256
  %263 = phi i64 [ 0, %256 ], [ %285, %279 ]
  %264 = phi double [ 0.000000e+00, %256 ], [ %284, %279 ]
  %265 = phi double [ %243, %256 ], [ %280, %279 ]
  %266 = getelementptr inbounds i32, ptr %258, i64 %263
  %267 = load i32, ptr %266, align 4
  %268 = sext i32 %267 to i64
  %269 = getelementptr inbounds i32, ptr %257, i64 %268
  %270 = load i32, ptr %269, align 4
  %271 = sext i32 %270 to i64
  %272 = getelementptr inbounds double, ptr %239, i64 %271
  %273 = load double, ptr %272, align 8
  br i1 %242, label %274, label %276

274:                                              ; preds = %262
  %275 = fcmp olt double %273, %265
  br i1 %275, label %278, label %279

276:                                              ; preds = %262
  %277 = fcmp ogt double %273, %265
  br i1 %277, label %278, label %279

278:                                              ; preds = %276, %274
  br label %279

279:                                              ; preds = %278, %276, %274
  %280 = phi double [ %273, %278 ], [ %265, %274 ], [ %265, %276 ]
  %281 = fcmp olt double %273, %253
  %282 = fcmp ogt double %273, %264
  %283 = select i1 %281, i1 %282, i1 false
  %284 = select i1 %283, double %273, double %264
  %285 = add nuw nsw i64 %263, 1
  %286 = icmp eq i64 %285, %254
  br i1 %286, label %259, label %262

287:                                              ; preds = %259
  %288 = sub nsw i64 %227, %211
  %289 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 35, i64 %288, i64 %216
  store double %261, ptr %289, align 8
  br label %290

290:                                              ; preds = %287, %259
  %291 = load i64, ptr %200, align 8
  %292 = sub nsw i64 %291, %254
  store i64 %292, ptr %200, align 8
  br label %293

293:                                              ; preds = %290, %232, %226
  %294 = phi double [ %260, %290 ], [ 1.000000e+00, %232 ], [ 1.000000e+00, %226 ]
  %295 = getelementptr inbounds [16 x double], ptr %15, i64 %227, i64 %216
  store double %294, ptr %295, align 8
  %296 = add nuw nsw i64 %227, 1
  %297 = icmp eq i64 %296, %213
  br i1 %297, label %223, label %226

298:                                              ; preds = %223, %206
  br i1 %190, label %299, label %906

299:                                              ; preds = %298, %893
  %300 = phi i1 [ %896, %893 ], [ true, %298 ]
  %301 = phi i64 [ %894, %893 ], [ 0, %298 ]
  %302 = phi i64 [ %895, %893 ], [ 0, %298 ]
  %303 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 20, i64 %302
  %304 = load ptr, ptr %303, align 8
  %305 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %302
  %306 = load i64, ptr %305, align 8
  %307 = icmp sgt i64 %306, 0
  br i1 %307, label %308, label %322

308:                                              ; preds = %299
  %309 = icmp ult i64 %306, 4
  br i1 %309, label %320, label %310

310:                                              ; preds = %308
  %311 = and i64 %306, -4
  br label %312

312:                                              ; preds = %312, %310
  %313 = phi i64 [ 0, %310 ], [ %316, %312 ]
  %314 = getelementptr inbounds double, ptr %304, i64 %313
  store <2 x double> zeroinitializer, ptr %314, align 8
  %315 = getelementptr inbounds double, ptr %314, i64 2
  store <2 x double> zeroinitializer, ptr %315, align 8
  %316 = add nuw i64 %313, 4
  %317 = icmp eq i64 %316, %311
  br i1 %317, label %318, label %312

318:                                              ; preds = %312
  %319 = icmp eq i64 %306, %311
  br i1 %319, label %322, label %320

320:                                              ; preds = %308, %318
  %321 = phi i64 [ 0, %308 ], [ %311, %318 ]
  br label %338

322:                                              ; preds = %338, %318, %299
  %323 = load i64, ptr %191, align 8
  %324 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 18, i64 %302
  %325 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 24, i64 %302
  %326 = add i64 %306, -1
  %327 = icmp ult i64 %306, 4
  %328 = and i64 %306, -4
  %329 = icmp eq i64 %306, %328
  %330 = and i64 %306, 1
  %331 = icmp eq i64 %326, 0
  %332 = and i64 %306, -2
  %333 = icmp eq i64 %330, 0
  %334 = and i64 %306, 1
  %335 = icmp eq i64 %326, 0
  %336 = and i64 %306, -2
  %337 = icmp eq i64 %334, 0
  br label %358

338:                                              ; preds = %320, %338
  %339 = phi i64 [ %341, %338 ], [ %321, %320 ]
  %340 = getelementptr inbounds double, ptr %304, i64 %339
  store double 0.000000e+00, ptr %340, align 8
  %341 = add nuw nsw i64 %339, 1
  %342 = icmp eq i64 %341, %306
  br i1 %342, label %322, label %338

343:                                              ; preds = %548, %402
  %344 = phi i64 [ undef, %402 ], [ %549, %548 ]
  %345 = phi i64 [ 0, %402 ], [ %550, %548 ]
  %346 = phi i64 [ %359, %402 ], [ %549, %548 ]
  br i1 %337, label %356, label %347

347:                                              ; preds = %343
  %348 = getelementptr inbounds double, ptr %403, i64 %345
  %349 = load double, ptr %348, align 8
  %350 = fadd double %515, %349
  %351 = load double, ptr %405, align 8
  %352 = fmul double %351, 0x3FF0000000001198
  %353 = fcmp ogt double %350, %352
  br i1 %353, label %354, label %356

354:                                              ; preds = %347
  %355 = getelementptr inbounds double, ptr %304, i64 %345
  store double 1.000000e+00, ptr %355, align 8
  br label %356

356:                                              ; preds = %347, %354, %343
  %357 = phi i64 [ %344, %343 ], [ 1, %354 ], [ %346, %347 ]
  br label %358

358:                                              ; preds = %356, %322
  %359 = phi i64 [ %357, %356 ], [ 0, %322 ]
  %360 = phi i64 [ %382, %356 ], [ 0, %322 ]
  br label %361

361:                                              ; preds = %358, %401
  %362 = phi i64 [ %382, %401 ], [ %360, %358 ]
  br label %363

363:                                              ; preds = %519, %361
  %364 = phi i64 [ %382, %519 ], [ %362, %361 ]
  %365 = icmp slt i64 %364, %323
  br i1 %365, label %366, label %553

366:                                              ; preds = %363
  br i1 %307, label %367, label %378

367:                                              ; preds = %366
  %368 = load ptr, ptr %16, align 8
  br i1 %327, label %376, label %369

369:                                              ; preds = %367, %369
  %370 = phi i64 [ %373, %369 ], [ 0, %367 ]
  %371 = getelementptr inbounds double, ptr %368, i64 %370
  store <2 x double> zeroinitializer, ptr %371, align 8
  %372 = getelementptr inbounds double, ptr %371, i64 2
  store <2 x double> zeroinitializer, ptr %372, align 8
  %373 = add nuw i64 %370, 4
  %374 = icmp eq i64 %373, %328
  br i1 %374, label %375, label %369

375:                                              ; preds = %369
  br i1 %329, label %378, label %376

376:                                              ; preds = %367, %375
  %377 = phi i64 [ 0, %367 ], [ %328, %375 ]
  br label %394

378:                                              ; preds = %394, %375, %366
  %379 = load ptr, ptr %192, align 8
  %380 = getelementptr inbounds i64, ptr %379, i64 %364
  %381 = load i64, ptr %380, align 8
  %382 = add nuw nsw i64 %364, 1
  %383 = getelementptr inbounds i64, ptr %379, i64 %382
  %384 = load i64, ptr %383, align 8
  %385 = icmp slt i64 %381, %384
  br i1 %385, label %386, label %519

386:                                              ; preds = %378
  %387 = load ptr, ptr %193, align 8
  %388 = load ptr, ptr %194, align 8
  %389 = load ptr, ptr %187, align 8
  %390 = load i64, ptr %182, align 8
  %391 = load i64, ptr %186, align 8
  %392 = add nsw i64 %391, %390
  %393 = mul nsw i64 %392, %302
  br label %406

394:                                              ; preds = %376, %394
  %395 = phi i64 [ %397, %394 ], [ %377, %376 ]
  %396 = getelementptr inbounds double, ptr %368, i64 %395
  store double 0.000000e+00, ptr %396, align 8
  %397 = add nuw nsw i64 %395, 1
  %398 = icmp eq i64 %397, %306
  br i1 %398, label %378, label %394

399:                                              ; preds = %514
  %400 = icmp eq i64 %516, 0
  br i1 %400, label %519, label %401

401:                                              ; preds = %399
  br i1 %307, label %402, label %361

402:                                              ; preds = %401
  %403 = load ptr, ptr %16, align 8
  %404 = load ptr, ptr %195, align 8
  %405 = getelementptr inbounds double, ptr %404, i64 %364
  br i1 %335, label %343, label %525

406:                                              ; preds = %514, %386
  %407 = phi i64 [ %381, %386 ], [ %517, %514 ]
  %408 = phi i64 [ 0, %386 ], [ %516, %514 ]
  %409 = phi double [ 0.000000e+00, %386 ], [ %515, %514 ]
  %410 = getelementptr inbounds i64, ptr %387, i64 %407
  %411 = load i64, ptr %410, align 8
  %412 = getelementptr inbounds double, ptr %388, i64 %411
  %413 = load double, ptr %412, align 8
  br i1 %203, label %414, label %444

414:                                              ; preds = %461, %406
  %415 = phi double [ undef, %406 ], [ %462, %461 ]
  %416 = phi i64 [ 0, %406 ], [ %463, %461 ]
  %417 = phi double [ %413, %406 ], [ %462, %461 ]
  br i1 %205, label %424, label %418

418:                                              ; preds = %414
  %419 = icmp eq i64 %416, %302
  br i1 %419, label %424, label %420

420:                                              ; preds = %418
  %421 = getelementptr inbounds [16 x double], ptr %15, i64 %411, i64 %416
  %422 = load double, ptr %421, align 8
  %423 = fmul double %417, %422
  br label %424

424:                                              ; preds = %418, %420, %414
  %425 = phi double [ %415, %414 ], [ %423, %420 ], [ %417, %418 ]
  %426 = add nsw i64 %411, %393
  %427 = getelementptr inbounds i64, ptr %389, i64 %426
  %428 = load i64, ptr %427, align 8
  %429 = icmp eq i64 %428, 0
  br i1 %429, label %466, label %430

430:                                              ; preds = %424
  %431 = load ptr, ptr %188, align 8
  %432 = getelementptr inbounds ptr, ptr %431, i64 %302
  %433 = load ptr, ptr %432, align 8
  %434 = getelementptr inbounds %struct.Table, ptr %433, i64 0, i32 1
  %435 = load ptr, ptr %434, align 8
  %436 = getelementptr inbounds ptr, ptr %435, i64 %428
  %437 = load ptr, ptr %436, align 8
  %438 = icmp eq ptr %437, null
  br i1 %438, label %466, label %439

439:                                              ; preds = %430
  br i1 %307, label %440, label %514

440:                                              ; preds = %439
  %441 = load ptr, ptr %324, align 8
  %442 = load ptr, ptr %325, align 8
  %443 = load ptr, ptr %16, align 8
  br i1 %331, label %499, label %468

444:                                              ; preds = %406, %461
  %445 = phi i64 [ %463, %461 ], [ 0, %406 ]
  %446 = phi double [ %462, %461 ], [ %413, %406 ]
  %447 = phi i64 [ %464, %461 ], [ 0, %406 ]
  %448 = icmp eq i64 %445, %302
  br i1 %448, label %453, label %449

449:                                              ; preds = %444
  %450 = getelementptr inbounds [16 x double], ptr %15, i64 %411, i64 %445
  %451 = load double, ptr %450, align 8
  %452 = fmul double %446, %451
  br label %453

453:                                              ; preds = %449, %444
  %454 = phi double [ %452, %449 ], [ %446, %444 ]
  %455 = or i64 %445, 1
  %456 = icmp eq i64 %455, %302
  br i1 %456, label %461, label %457

457:                                              ; preds = %453
  %458 = getelementptr inbounds [16 x double], ptr %15, i64 %411, i64 %455
  %459 = load double, ptr %458, align 8
  %460 = fmul double %454, %459
  br label %461

461:                                              ; preds = %457, %453
  %462 = phi double [ %460, %457 ], [ %454, %453 ]
  %463 = add nuw nsw i64 %445, 2
  %464 = add i64 %447, 2
  %465 = icmp eq i64 %464, %204
  br i1 %465, label %414, label %444

466:                                              ; preds = %430, %424
  %467 = fadd double %409, %425
  br label %514

468:                                              ; preds = %440, %468
  %469 = phi i64 [ %496, %468 ], [ 0, %440 ]
  %470 = phi i64 [ %497, %468 ], [ 0, %440 ]
  %471 = getelementptr inbounds i32, ptr %442, i64 %469
  %472 = load i32, ptr %471, align 4
  %473 = sext i32 %472 to i64
  %474 = getelementptr inbounds i32, ptr %441, i64 %473
  %475 = load i32, ptr %474, align 4
  %476 = sext i32 %475 to i64
  %477 = getelementptr inbounds double, ptr %437, i64 %476
  %478 = load double, ptr %477, align 8
  %479 = fmul double %425, %478
  %480 = getelementptr inbounds double, ptr %443, i64 %469
  %481 = load double, ptr %480, align 8
  %482 = fadd double %479, %481
  store double %482, ptr %480, align 8
  %483 = or i64 %469, 1
  %484 = getelementptr inbounds i32, ptr %442, i64 %483
  %485 = load i32, ptr %484, align 4
  %486 = sext i32 %485 to i64
  %487 = getelementptr inbounds i32, ptr %441, i64 %486
  %488 = load i32, ptr %487, align 4
  %489 = sext i32 %488 to i64
  %490 = getelementptr inbounds double, ptr %437, i64 %489
  %491 = load double, ptr %490, align 8
  %492 = fmul double %425, %491
  %493 = getelementptr inbounds double, ptr %443, i64 %483
  %494 = load double, ptr %493, align 8
  %495 = fadd double %492, %494
  store double %495, ptr %493, align 8
  %496 = add nuw nsw i64 %469, 2
  %497 = add i64 %470, 2
  %498 = icmp eq i64 %497, %332
  br i1 %498, label %499, label %468

499:                                              ; preds = %468, %440
  %500 = phi i64 [ 0, %440 ], [ %496, %468 ]
  br i1 %333, label %514, label %501

501:                                              ; preds = %499
  %502 = getelementptr inbounds i32, ptr %442, i64 %500
  %503 = load i32, ptr %502, align 4
  %504 = sext i32 %503 to i64
  %505 = getelementptr inbounds i32, ptr %441, i64 %504
  %506 = load i32, ptr %505, align 4
  %507 = sext i32 %506 to i64
  %508 = getelementptr inbounds double, ptr %437, i64 %507
  %509 = load double, ptr %508, align 8
  %510 = fmul double %425, %509
  %511 = getelementptr inbounds double, ptr %443, i64 %500
  %512 = load double, ptr %511, align 8
  %513 = fadd double %510, %512
  store double %513, ptr %511, align 8
  br label %514

514:                                              ; preds = %501, %499, %466, %439
  %515 = phi double [ %467, %466 ], [ %409, %439 ], [ %409, %499 ], [ %409, %501 ]
  %516 = phi i64 [ %408, %466 ], [ 1, %439 ], [ 1, %499 ], [ 1, %501 ]
  %517 = add nsw i64 %407, 1
  %518 = icmp eq i64 %517, %384
  br i1 %518, label %399, label %406

519:                                              ; preds = %399, %378
  %520 = phi double [ %515, %399 ], [ 0.000000e+00, %378 ]
  %521 = load ptr, ptr %195, align 8
  %522 = getelementptr inbounds double, ptr %521, i64 %364
  %523 = load double, ptr %522, align 8
  %524 = fcmp ule double %520, %523
  br i1 %524, label %363, label %898

525:                                              ; preds = %402, %548
  %526 = phi i64 [ %550, %548 ], [ 0, %402 ]
  %527 = phi i64 [ %549, %548 ], [ %359, %402 ]
  %528 = phi i64 [ %551, %548 ], [ 0, %402 ]
  %529 = getelementptr inbounds double, ptr %403, i64 %526
  %530 = load double, ptr %529, align 8
  %531 = fadd double %515, %530
  %532 = load double, ptr %405, align 8
  %533 = fmul double %532, 0x3FF0000000001198
  %534 = fcmp ogt double %531, %533
  br i1 %534, label %535, label %537

535:                                              ; preds = %525
  %536 = getelementptr inbounds double, ptr %304, i64 %526
  store double 1.000000e+00, ptr %536, align 8
  br label %537

537:                                              ; preds = %535, %525
  %538 = phi i64 [ 1, %535 ], [ %527, %525 ]
  %539 = or i64 %526, 1
  %540 = getelementptr inbounds double, ptr %403, i64 %539
  %541 = load double, ptr %540, align 8
  %542 = fadd double %515, %541
  %543 = load double, ptr %405, align 8
  %544 = fmul double %543, 0x3FF0000000001198
  %545 = fcmp ogt double %542, %544
  br i1 %545, label %546, label %548

546:                                              ; preds = %537
  %547 = getelementptr inbounds double, ptr %304, i64 %539
  store double 1.000000e+00, ptr %547, align 8
  br label %548

548:                                              ; preds = %546, %537
  %549 = phi i64 [ 1, %546 ], [ %538, %537 ]
  %550 = add nuw nsw i64 %526, 2
  %551 = add i64 %528, 2
  %552 = icmp eq i64 %551, %336
  br i1 %552, label %343, label %525

553:                                              ; preds = %363
  %554 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %302
  %555 = load i64, ptr %554, align 8
  %556 = icmp sgt i64 %555, 0
  br i1 %556, label %557, label %562

557:                                              ; preds = %553
  %558 = and i64 %306, 1
  %559 = icmp eq i64 %306, 1
  %560 = and i64 %306, -2
  %561 = icmp eq i64 %558, 0
  br label %565

562:                                              ; preds = %763, %553
  %563 = phi i64 [ %359, %553 ], [ %764, %763 ]
  %564 = icmp eq i64 %563, 0
  br i1 %564, label %893, label %767

565:                                              ; preds = %557, %763
  %566 = phi i64 [ %765, %763 ], [ 0, %557 ]
  %567 = phi i64 [ %764, %763 ], [ %359, %557 ]
  %568 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %302, i64 %566
  %569 = load i64, ptr %568, align 8
  %570 = sub i64 %569, %201
  %571 = icmp slt i64 %570, 0
  br i1 %571, label %763, label %572

572:                                              ; preds = %565
  %573 = load i64, ptr %196, align 8
  %574 = icmp sgt i64 %573, 0
  br i1 %574, label %575, label %602

575:                                              ; preds = %572
  %576 = icmp ult i64 %570, %573
  %577 = sub nsw i64 %570, %573
  br label %578

578:                                              ; preds = %598, %575
  %579 = phi i64 [ 0, %575 ], [ %600, %598 ]
  %580 = phi double [ 1.000000e+00, %575 ], [ %599, %598 ]
  br i1 %576, label %581, label %583

581:                                              ; preds = %578
  %582 = icmp eq i64 %579, %570
  br i1 %582, label %592, label %598

583:                                              ; preds = %578
  %584 = load i64, ptr %197, align 8
  %585 = add nsw i64 %584, %573
  %586 = icmp eq i64 %585, %570
  br i1 %586, label %592, label %587

587:                                              ; preds = %583
  %588 = load ptr, ptr %198, align 8
  %589 = getelementptr inbounds i64, ptr %588, i64 %579
  %590 = load i64, ptr %589, align 8
  %591 = icmp eq i64 %590, %577
  br i1 %591, label %592, label %598

592:                                              ; preds = %587, %583, %581
  %593 = load ptr, ptr %199, align 8
  %594 = getelementptr inbounds i64, ptr %593, i64 %579
  %595 = load i64, ptr %594, align 8
  %596 = sitofp i64 %595 to double
  %597 = fmul double %580, %596
  br label %598

598:                                              ; preds = %592, %587, %581
  %599 = phi double [ %597, %592 ], [ %580, %587 ], [ %580, %581 ]
  %600 = add nuw nsw i64 %579, 1
  %601 = icmp eq i64 %600, %573
  br i1 %601, label %602, label %578

602:                                              ; preds = %598, %572
  %603 = phi double [ 1.000000e+00, %572 ], [ %599, %598 ]
  br label %649

604:                                              ; preds = %724
  br i1 %307, label %605, label %763

605:                                              ; preds = %604
  %606 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %302, i64 %566
  %607 = load ptr, ptr %606, align 8
  %608 = bitcast double %603 to i64
  %609 = lshr i64 %608, 52
  %610 = and i64 %609, 2047
  %611 = and i64 %608, 4503599627370495
  %612 = or i64 %611, 4607182418800017408
  %613 = bitcast i64 %612 to double
  %614 = fcmp ogt double %613, 0x3FF6A09E667F3BCD
  %615 = fmul double %613, 5.000000e-01
  %616 = select i1 %614, double %615, double %613
  %617 = select i1 %614, i64 -1022, i64 -1023
  %618 = add nsw i64 %617, %610
  %619 = fadd double %616, -1.000000e+00
  %620 = fadd double %616, 1.000000e+00
  %621 = fdiv double %619, %620
  %622 = fmul double %621, %621
  %623 = fmul double %622, 0x3FA8618618618618
  %624 = fadd double %623, 0x3FAAF286BCA1AF28
  %625 = fmul double %622, %624
  %626 = fadd double %625, 0x3FAE1E1E1E1E1E1E
  %627 = fmul double %622, %626
  %628 = fadd double %627, 0x3FB1111111111111
  %629 = fmul double %622, %628
  %630 = fadd double %629, 0x3FB3B13B13B13B14
  %631 = fmul double %622, %630
  %632 = fadd double %631, 0x3FB745D1745D1746
  %633 = fmul double %622, %632
  %634 = fadd double %633, 0x3FBC71C71C71C71C
  %635 = fmul double %622, %634
  %636 = fadd double %635, 0x3FC2492492492492
  %637 = fmul double %622, %636
  %638 = fadd double %637, 2.000000e-01
  %639 = fmul double %622, %638
  %640 = fadd double %639, 0x3FD5555555555555
  %641 = fmul double %622, %640
  %642 = fadd double %641, 1.000000e+00
  %643 = fmul double %621, 2.000000e+00
  %644 = fmul double %643, %642
  %645 = sitofp i64 %618 to double
  %646 = fmul double %645, 0x3FE62E42FEFA39EF
  %647 = fadd double %646, %644
  %648 = fadd double %647, 1.000000e-09
  br i1 %559, label %752, label %728

649:                                              ; preds = %724, %602
  %650 = phi i64 [ %726, %724 ], [ 0, %602 ]
  %651 = phi double [ %725, %724 ], [ 0.000000e+00, %602 ]
  %652 = icmp eq i64 %650, %302
  br i1 %652, label %724, label %653

653:                                              ; preds = %649
  %654 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %650
  %655 = load i64, ptr %654, align 8
  %656 = icmp sgt i64 %655, 0
  br i1 %656, label %657, label %724

657:                                              ; preds = %653
  %658 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %650
  br label %659

659:                                              ; preds = %720, %657
  %660 = phi i64 [ 0, %657 ], [ %722, %720 ]
  %661 = phi double [ %651, %657 ], [ %721, %720 ]
  %662 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %650, i64 %660
  %663 = load i64, ptr %662, align 8
  %664 = icmp eq i64 %663, %569
  br i1 %664, label %665, label %720

665:                                              ; preds = %659
  %666 = load i64, ptr %658, align 8
  %667 = icmp sgt i64 %666, 0
  br i1 %667, label %668, label %691

668:                                              ; preds = %665
  %669 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %650, i64 %660
  %670 = load ptr, ptr %669, align 8
  %671 = and i64 %666, 3
  %672 = icmp ult i64 %666, 4
  br i1 %672, label %675, label %673

673:                                              ; preds = %668
  %674 = and i64 %666, -4
  br label %694

675:                                              ; preds = %694, %668
  %676 = phi double [ undef, %668 ], [ %716, %694 ]
  %677 = phi i64 [ 0, %668 ], [ %717, %694 ]
  %678 = phi double [ 0x7FF0000000000000, %668 ], [ %716, %694 ]
  %679 = icmp eq i64 %671, 0
  br i1 %679, label %691, label %680

680:                                              ; preds = %675, %680
  %681 = phi i64 [ %688, %680 ], [ %677, %675 ]
  %682 = phi double [ %687, %680 ], [ %678, %675 ]
  %683 = phi i64 [ %689, %680 ], [ 0, %675 ]
  %684 = getelementptr inbounds double, ptr %670, i64 %681
  %685 = load double, ptr %684, align 8
  %686 = fcmp olt double %685, %682
  %687 = select i1 %686, double %685, double %682
  %688 = add nuw nsw i64 %681, 1
  %689 = add i64 %683, 1
  %690 = icmp eq i64 %689, %671
  br i1 %690, label %691, label %680

691:                                              ; preds = %675, %680, %665
  %692 = phi double [ 0x7FF0000000000000, %665 ], [ %676, %675 ], [ %687, %680 ]
  %693 = fadd double %661, %692
  br label %720

694:                                              ; preds = %694, %673
  %695 = phi i64 [ 0, %673 ], [ %717, %694 ]
  %696 = phi double [ 0x7FF0000000000000, %673 ], [ %716, %694 ]
  %697 = phi i64 [ 0, %673 ], [ %718, %694 ]
  %698 = getelementptr inbounds double, ptr %670, i64 %695
  %699 = load double, ptr %698, align 8
  %700 = fcmp olt double %699, %696
  %701 = select i1 %700, double %699, double %696
  %702 = or i64 %695, 1
  %703 = getelementptr inbounds double, ptr %670, i64 %702
  %704 = load double, ptr %703, align 8
  %705 = fcmp olt double %704, %701
  %706 = select i1 %705, double %704, double %701
  %707 = or i64 %695, 2
  %708 = getelementptr inbounds double, ptr %670, i64 %707
  %709 = load double, ptr %708, align 8
  %710 = fcmp olt double %709, %706
  %711 = select i1 %710, double %709, double %706
  %712 = or i64 %695, 3
  %713 = getelementptr inbounds double, ptr %670, i64 %712
  %714 = load double, ptr %713, align 8
  %715 = fcmp olt double %714, %711
  %716 = select i1 %715, double %714, double %711
  %717 = add nuw nsw i64 %695, 4
  %718 = add i64 %697, 4
  %719 = icmp eq i64 %718, %674
  br i1 %719, label %675, label %694

720:                                              ; preds = %691, %659
  %721 = phi double [ %661, %659 ], [ %693, %691 ]
  %722 = add nuw nsw i64 %660, 1
  %723 = icmp eq i64 %722, %655
  br i1 %723, label %724, label %659

724:                                              ; preds = %720, %653, %649
  %725 = phi double [ %651, %649 ], [ %651, %653 ], [ %721, %720 ]
  %726 = add nuw nsw i64 %650, 1
  %727 = icmp eq i64 %726, %181
  br i1 %727, label %604, label %649

728:                                              ; preds = %605, %747
  %729 = phi i64 [ %749, %747 ], [ 0, %605 ]
  %730 = phi i64 [ %748, %747 ], [ %567, %605 ]
  %731 = phi i64 [ %750, %747 ], [ 0, %605 ]
  %732 = getelementptr inbounds double, ptr %607, i64 %729
  %733 = load double, ptr %732, align 8
  %734 = fadd double %725, %733
  %735 = fcmp ogt double %734, %648
  br i1 %735, label %736, label %738

736:                                              ; preds = %728
  %737 = getelementptr inbounds double, ptr %304, i64 %729
  store double 1.000000e+00, ptr %737, align 8
  br label %738

738:                                              ; preds = %736, %728
  %739 = phi i64 [ 1, %736 ], [ %730, %728 ]
  %740 = or i64 %729, 1
  %741 = getelementptr inbounds double, ptr %607, i64 %740
  %742 = load double, ptr %741, align 8
  %743 = fadd double %725, %742
  %744 = fcmp ogt double %743, %648
  br i1 %744, label %745, label %747

745:                                              ; preds = %738
  %746 = getelementptr inbounds double, ptr %304, i64 %740
  store double 1.000000e+00, ptr %746, align 8
  br label %747

747:                                              ; preds = %745, %738
  %748 = phi i64 [ 1, %745 ], [ %739, %738 ]
  %749 = add nuw nsw i64 %729, 2
  %750 = add i64 %731, 2
  %751 = icmp eq i64 %750, %560
  br i1 %751, label %752, label %728

752:                                              ; preds = %747, %605
  %753 = phi i64 [ undef, %605 ], [ %748, %747 ]
  %754 = phi i64 [ 0, %605 ], [ %749, %747 ]
  %755 = phi i64 [ %567, %605 ], [ %748, %747 ]
  br i1 %561, label %763, label %756

756:                                              ; preds = %752
  %757 = getelementptr inbounds double, ptr %607, i64 %754
  %758 = load double, ptr %757, align 8
  %759 = fadd double %725, %758
  %760 = fcmp ogt double %759, %648
  br i1 %760, label %761, label %763

761:                                              ; preds = %756
  %762 = getelementptr inbounds double, ptr %304, i64 %754
  store double 1.000000e+00, ptr %762, align 8
  br label %763

763:                                              ; preds = %752, %761, %756, %604, %565
  %764 = phi i64 [ %567, %565 ], [ %567, %604 ], [ %753, %752 ], [ 1, %761 ], [ %755, %756 ]
  %765 = add nuw nsw i64 %566, 1
  %766 = icmp eq i64 %765, %555
  br i1 %766, label %562, label %565

767:                                              ; preds = %562
  br i1 %307, label %769, label %768

768:                                              ; preds = %767
  store i64 0, ptr %305, align 8
  br label %898

769:                                              ; preds = %767
  %770 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 %302
  %771 = and i64 %555, 3
  %772 = icmp ult i64 %555, 4
  %773 = and i64 %555, -4
  %774 = icmp eq i64 %771, 0
  br label %775

775:                                              ; preds = %887, %769
  %776 = phi i64 [ 0, %769 ], [ %889, %887 ]
  %777 = phi i64 [ 0, %769 ], [ %888, %887 ]
  %778 = getelementptr inbounds double, ptr %304, i64 %776
  %779 = load double, ptr %778, align 8
  %780 = fcmp une double %779, 0.000000e+00
  br i1 %780, label %887, label %781

781:                                              ; preds = %775
  %782 = icmp slt i64 %777, %776
  br i1 %782, label %783, label %885

783:                                              ; preds = %781
  %784 = load ptr, ptr %325, align 8
  %785 = getelementptr inbounds i32, ptr %784, i64 %776
  %786 = load i32, ptr %785, align 4
  %787 = getelementptr inbounds i32, ptr %784, i64 %777
  store i32 %786, ptr %787, align 4
  br i1 %556, label %788, label %802

788:                                              ; preds = %783
  br i1 %772, label %789, label %810

789:                                              ; preds = %810, %788
  %790 = phi i64 [ 0, %788 ], [ %836, %810 ]
  br i1 %774, label %802, label %791

791:                                              ; preds = %789, %791
  %792 = phi i64 [ %799, %791 ], [ %790, %789 ]
  %793 = phi i64 [ %800, %791 ], [ 0, %789 ]
  %794 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %302, i64 %792
  %795 = load ptr, ptr %794, align 8
  %796 = getelementptr inbounds double, ptr %795, i64 %776
  %797 = load double, ptr %796, align 8
  %798 = getelementptr inbounds double, ptr %795, i64 %777
  store double %797, ptr %798, align 8
  %799 = add nuw nsw i64 %792, 1
  %800 = add i64 %793, 1
  %801 = icmp eq i64 %800, %771
  br i1 %801, label %802, label %791

802:                                              ; preds = %789, %791, %783
  %803 = load i64, ptr %770, align 8
  %804 = icmp sgt i64 %803, 0
  br i1 %804, label %805, label %853

805:                                              ; preds = %802
  %806 = and i64 %803, 3
  %807 = icmp ult i64 %803, 4
  br i1 %807, label %839, label %808

808:                                              ; preds = %805
  %809 = and i64 %803, -4
  br label %856

810:                                              ; preds = %788, %810
  %811 = phi i64 [ %836, %810 ], [ 0, %788 ]
  %812 = phi i64 [ %837, %810 ], [ 0, %788 ]
  %813 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %302, i64 %811
  %814 = load ptr, ptr %813, align 8
  %815 = getelementptr inbounds double, ptr %814, i64 %776
  %816 = load double, ptr %815, align 8
  %817 = getelementptr inbounds double, ptr %814, i64 %777
  store double %816, ptr %817, align 8
  %818 = or i64 %811, 1
  %819 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %302, i64 %818
  %820 = load ptr, ptr %819, align 8
  %821 = getelementptr inbounds double, ptr %820, i64 %776
  %822 = load double, ptr %821, align 8
  %823 = getelementptr inbounds double, ptr %820, i64 %777
  store double %822, ptr %823, align 8
  %824 = or i64 %811, 2
  %825 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %302, i64 %824
  %826 = load ptr, ptr %825, align 8
  %827 = getelementptr inbounds double, ptr %826, i64 %776
  %828 = load double, ptr %827, align 8
  %829 = getelementptr inbounds double, ptr %826, i64 %777
  store double %828, ptr %829, align 8
  %830 = or i64 %811, 3
  %831 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %302, i64 %830
  %832 = load ptr, ptr %831, align 8
  %833 = getelementptr inbounds double, ptr %832, i64 %776
  %834 = load double, ptr %833, align 8
  %835 = getelementptr inbounds double, ptr %832, i64 %777
  store double %834, ptr %835, align 8
  %836 = add nuw nsw i64 %811, 4
  %837 = add i64 %812, 4
  %838 = icmp eq i64 %837, %773
  br i1 %838, label %789, label %810

839:                                              ; preds = %856, %805
  %840 = phi i64 [ 0, %805 ], [ %882, %856 ]
  %841 = icmp eq i64 %806, 0
  br i1 %841, label %853, label %842

842:                                              ; preds = %839, %842
  %843 = phi i64 [ %850, %842 ], [ %840, %839 ]
  %844 = phi i64 [ %851, %842 ], [ 0, %839 ]
  %845 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %302, i64 %843
  %846 = load ptr, ptr %845, align 8
  %847 = getelementptr inbounds double, ptr %846, i64 %776
  %848 = load double, ptr %847, align 8
  %849 = getelementptr inbounds double, ptr %846, i64 %777
  store double %848, ptr %849, align 8
  %850 = add nuw nsw i64 %843, 1
  %851 = add i64 %844, 1
  %852 = icmp eq i64 %851, %806
  br i1 %852, label %853, label %842

853:                                              ; preds = %839, %842, %802
  %854 = load double, ptr %778, align 8
  %855 = getelementptr inbounds double, ptr %304, i64 %777
  store double %854, ptr %855, align 8
  br label %885

856:                                              ; preds = %856, %808
  %857 = phi i64 [ 0, %808 ], [ %882, %856 ]
  %858 = phi i64 [ 0, %808 ], [ %883, %856 ]
  %859 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %302, i64 %857
  %860 = load ptr, ptr %859, align 8
  %861 = getelementptr inbounds double, ptr %860, i64 %776
  %862 = load double, ptr %861, align 8
  %863 = getelementptr inbounds double, ptr %860, i64 %777
  store double %862, ptr %863, align 8
  %864 = or i64 %857, 1
  %865 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %302, i64 %864
  %866 = load ptr, ptr %865, align 8
  %867 = getelementptr inbounds double, ptr %866, i64 %776
  %868 = load double, ptr %867, align 8
  %869 = getelementptr inbounds double, ptr %866, i64 %777
  store double %868, ptr %869, align 8
  %870 = or i64 %857, 2
  %871 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %302, i64 %870
  %872 = load ptr, ptr %871, align 8
  %873 = getelementptr inbounds double, ptr %872, i64 %776
  %874 = load double, ptr %873, align 8
  %875 = getelementptr inbounds double, ptr %872, i64 %777
  store double %874, ptr %875, align 8
  %876 = or i64 %857, 3
  %877 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %302, i64 %876
  %878 = load ptr, ptr %877, align 8
  %879 = getelementptr inbounds double, ptr %878, i64 %776
  %880 = load double, ptr %879, align 8
  %881 = getelementptr inbounds double, ptr %878, i64 %777
  store double %880, ptr %881, align 8
  %882 = add nuw nsw i64 %857, 4
  %883 = add i64 %858, 4
  %884 = icmp eq i64 %883, %809
  br i1 %884, label %839, label %856

885:                                              ; preds = %853, %781
  %886 = add nsw i64 %777, 1
  br label %887

887:                                              ; preds = %885, %775
  %888 = phi i64 [ %777, %775 ], [ %886, %885 ]
  %889 = add nuw nsw i64 %776, 1
  %890 = icmp eq i64 %889, %306
  br i1 %890, label %891, label %775

891:                                              ; preds = %887
  store i64 %888, ptr %305, align 8
  %892 = icmp eq i64 %888, 0
  br i1 %892, label %898, label %893

893:                                              ; preds = %891, %562
  %894 = phi i64 [ 1, %891 ], [ %301, %562 ]
  %895 = add nuw nsw i64 %302, 1
  %896 = icmp slt i64 %895, %181
  %897 = icmp eq i64 %895, %181
  br i1 %897, label %900, label %299

898:                                              ; preds = %891, %519, %768
  %899 = phi i64 [ 1, %768 ], [ %301, %519 ], [ 1, %891 ]
  br i1 %300, label %1139, label %900

900:                                              ; preds = %893, %898
  %901 = phi i64 [ %899, %898 ], [ %894, %893 ]
  %902 = add nuw nsw i64 %207, 1
  %903 = icmp eq i64 %901, 0
  %904 = icmp ugt i64 %207, 2
  %905 = select i1 %903, i1 true, i1 %904
  br i1 %905, label %906, label %206

906:                                              ; preds = %900, %298
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %5)
  %907 = load i64, ptr %182, align 8
  %908 = load i64, ptr %186, align 8
  %909 = add nsw i64 %908, %907
  %910 = icmp sgt i64 %909, 0
  br i1 %910, label %911, label %924

911:                                              ; preds = %906
  %912 = load ptr, ptr %194, align 8
  %913 = icmp slt i64 %181, 1
  %914 = shl i64 %907, 7
  %915 = and i64 %181, 3
  %916 = icmp ult i64 %181, 4
  %917 = and i64 %181, -4
  %918 = icmp eq i64 %915, 0
  %919 = icmp ult i64 %181, 6
  %920 = and i64 %181, -4
  %921 = icmp eq i64 %181, %920
  %922 = and i64 %181, 3
  %923 = icmp eq i64 %922, 0
  br label %1027

924:                                              ; preds = %1128, %906
  %925 = load i64, ptr %37, align 8
  %926 = load i64, ptr %184, align 8
  %927 = icmp sgt i64 %926, 0
  br i1 %927, label %928, label %1131

928:                                              ; preds = %924
  %929 = getelementptr inbounds %struct.Problem, ptr %182, i64 0, i32 9
  %930 = load ptr, ptr %929, align 8
  %931 = getelementptr inbounds %struct.Problem, ptr %182, i64 0, i32 10
  %932 = icmp sgt i64 %925, 0
  %933 = load i64, ptr %930, align 8
  %934 = and i64 %925, 1
  %935 = icmp eq i64 %925, 1
  %936 = and i64 %925, -2
  %937 = icmp eq i64 %934, 0
  br label %940

938:                                              ; preds = %958, %940
  %939 = icmp eq i64 %944, %926
  br i1 %939, label %1131, label %940

940:                                              ; preds = %938, %928
  %941 = phi i64 [ %933, %928 ], [ %946, %938 ]
  %942 = phi i64 [ 0, %928 ], [ %944, %938 ]
  %943 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %942
  store double 0.000000e+00, ptr %943, align 8
  %944 = add nuw nsw i64 %942, 1
  %945 = getelementptr inbounds i64, ptr %930, i64 %944
  %946 = load i64, ptr %945, align 8
  %947 = icmp slt i64 %941, %946
  br i1 %947, label %948, label %938

948:                                              ; preds = %940
  %949 = load ptr, ptr %931, align 8
  %950 = load ptr, ptr %189, align 8
  br label %951

951:                                              ; preds = %958, %948
  %952 = phi double [ 0.000000e+00, %948 ], [ %959, %958 ]
  %953 = phi i64 [ %941, %948 ], [ %960, %958 ]
  %954 = getelementptr inbounds i64, ptr %949, i64 %953
  %955 = load i64, ptr %954, align 8
  %956 = mul nsw i64 %955, %925
  %957 = getelementptr inbounds double, ptr %950, i64 %956
  br i1 %932, label %962, label %958

958:                                              ; preds = %1023, %951
  %959 = phi double [ %952, %951 ], [ %1024, %1023 ]
  %960 = add nsw i64 %953, 1
  %961 = icmp eq i64 %960, %946
  br i1 %961, label %938, label %951

962:                                              ; preds = %951, %1023
  %963 = phi double [ %1024, %1023 ], [ %952, %951 ]
  %964 = phi i64 [ %1025, %1023 ], [ 0, %951 ]
  %965 = getelementptr inbounds double, ptr %957, i64 %964
  %966 = load double, ptr %965, align 8
  %967 = fcmp ogt double %966, 0.000000e+00
  br i1 %967, label %968, label %1023

968:                                              ; preds = %962
  %969 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 35, i64 %955, i64 %964
  %970 = load double, ptr %969, align 8
  %971 = fdiv double %970, %966
  br i1 %935, label %972, label %990

972:                                              ; preds = %1017, %968
  %973 = phi double [ undef, %968 ], [ %1018, %1017 ]
  %974 = phi i64 [ 0, %968 ], [ %1019, %1017 ]
  %975 = phi double [ %971, %968 ], [ %1018, %1017 ]
  br i1 %937, label %987, label %976

976:                                              ; preds = %972
  %977 = icmp eq i64 %974, %964
  br i1 %977, label %987, label %978

978:                                              ; preds = %976
  %979 = getelementptr inbounds double, ptr %957, i64 %974
  %980 = load double, ptr %979, align 8
  %981 = fcmp ogt double %980, 0.000000e+00
  br i1 %981, label %982, label %987

982:                                              ; preds = %978
  %983 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 %955, i64 %974
  %984 = load double, ptr %983, align 8
  %985 = fdiv double %984, %980
  %986 = fmul double %975, %985
  br label %987

987:                                              ; preds = %976, %978, %982, %972
  %988 = phi double [ %973, %972 ], [ %986, %982 ], [ %975, %978 ], [ %975, %976 ]
  %989 = fcmp ogt double %988, %963
  br i1 %989, label %1022, label %1023

990:                                              ; preds = %968, %1017
  %991 = phi i64 [ %1019, %1017 ], [ 0, %968 ]
  %992 = phi double [ %1018, %1017 ], [ %971, %968 ]
  %993 = phi i64 [ %1020, %1017 ], [ 0, %968 ]
  %994 = icmp eq i64 %991, %964
  br i1 %994, label %1004, label %995

995:                                              ; preds = %990
  %996 = getelementptr inbounds double, ptr %957, i64 %991
  %997 = load double, ptr %996, align 8
  %998 = fcmp ogt double %997, 0.000000e+00
  br i1 %998, label %999, label %1004

999:                                              ; preds = %995
  %1000 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 %955, i64 %991
  %1001 = load double, ptr %1000, align 8
  %1002 = fdiv double %1001, %997
  %1003 = fmul double %992, %1002
  br label %1004

1004:                                             ; preds = %999, %995, %990
  %1005 = phi double [ %1003, %999 ], [ %992, %995 ], [ %992, %990 ]
  %1006 = or i64 %991, 1
  %1007 = icmp eq i64 %1006, %964
  br i1 %1007, label %1017, label %1008

1008:                                             ; preds = %1004
  %1009 = getelementptr inbounds double, ptr %957, i64 %1006
  %1010 = load double, ptr %1009, align 8
  %1011 = fcmp ogt double %1010, 0.000000e+00
  br i1 %1011, label %1012, label %1017

1012:                                             ; preds = %1008
  %1013 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 %955, i64 %1006
  %1014 = load double, ptr %1013, align 8
  %1015 = fdiv double %1014, %1010
  %1016 = fmul double %1005, %1015
  br label %1017

1017:                                             ; preds = %1012, %1008, %1004
  %1018 = phi double [ %1016, %1012 ], [ %1005, %1008 ], [ %1005, %1004 ]
  %1019 = add nuw nsw i64 %991, 2
  %1020 = add i64 %993, 2
  %1021 = icmp eq i64 %1020, %936
  br i1 %1021, label %972, label %990

1022:                                             ; preds = %987
  store double %988, ptr %943, align 8
  br label %1023

1023:                                             ; preds = %1022, %987, %962
  %1024 = phi double [ %963, %987 ], [ %988, %1022 ], [ %963, %962 ]
  %1025 = add nuw nsw i64 %964, 1
  %1026 = icmp eq i64 %1025, %925
  br i1 %1026, label %958, label %962

1027:                                             ; preds = %1128, %911
  %1028 = phi i64 [ 0, %911 ], [ %1129, %1128 ]
  %1029 = shl i64 %1028, 7
  %1030 = add i64 %23, %1029
  %1031 = getelementptr inbounds double, ptr %912, i64 %1028
  %1032 = load double, ptr %1031, align 8
  %1033 = getelementptr inbounds [1024 x double], ptr %5, i64 0, i64 %1028
  store double %1032, ptr %1033, align 8
  br i1 %190, label %1034, label %1128

1034:                                             ; preds = %1027
  br i1 %916, label %1035, label %1087

1035:                                             ; preds = %1087, %1034
  %1036 = phi double [ undef, %1034 ], [ %1105, %1087 ]
  %1037 = phi double [ %1032, %1034 ], [ %1105, %1087 ]
  %1038 = phi i64 [ 0, %1034 ], [ %1106, %1087 ]
  br i1 %918, label %1049, label %1039

1039:                                             ; preds = %1035, %1039
  %1040 = phi double [ %1045, %1039 ], [ %1037, %1035 ]
  %1041 = phi i64 [ %1046, %1039 ], [ %1038, %1035 ]
  %1042 = phi i64 [ %1047, %1039 ], [ 0, %1035 ]
  %1043 = getelementptr inbounds [16 x double], ptr %15, i64 %1028, i64 %1041
  %1044 = load double, ptr %1043, align 8
  %1045 = fmul double %1040, %1044
  %1046 = add nuw nsw i64 %1041, 1
  %1047 = add i64 %1042, 1
  %1048 = icmp eq i64 %1047, %915
  br i1 %1048, label %1049, label %1039

1049:                                             ; preds = %1039, %1035
  %1050 = phi double [ %1036, %1035 ], [ %1045, %1039 ]
  store double %1050, ptr %1033, align 8
  %1051 = icmp slt i64 %1028, %907
  %1052 = select i1 %1051, i1 true, i1 %913
  br i1 %1052, label %1128, label %1053

1053:                                             ; preds = %1049
  %1054 = sub nsw i64 %1028, %907
  br i1 %919, label %1071, label %1055

1055:                                             ; preds = %1053
  %1056 = add i64 %22, %1029
  %1057 = add i64 %914, %1030
  %1058 = sub i64 %1056, %1057
  %1059 = icmp ult i64 %1058, 32
  br i1 %1059, label %1071, label %1060

1060:                                             ; preds = %1055, %1060
  %1061 = phi i64 [ %1068, %1060 ], [ 0, %1055 ]
  %1062 = getelementptr inbounds [16 x double], ptr %15, i64 %1028, i64 %1061
  %1063 = load <2 x double>, ptr %1062, align 8
  %1064 = getelementptr inbounds double, ptr %1062, i64 2
  %1065 = load <2 x double>, ptr %1064, align 8
  %1066 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 %1054, i64 %1061
  store <2 x double> %1063, ptr %1066, align 8
  %1067 = getelementptr inbounds double, ptr %1066, i64 2
  store <2 x double> %1065, ptr %1067, align 8
  %1068 = add nuw i64 %1061, 4
  %1069 = icmp eq i64 %1068, %920
  br i1 %1069, label %1070, label %1060

1070:                                             ; preds = %1060
  br i1 %921, label %1128, label %1071

1071:                                             ; preds = %1055, %1053, %1070
  %1072 = phi i64 [ 0, %1055 ], [ 0, %1053 ], [ %920, %1070 ]
  %1073 = xor i64 %1072, -1
  %1074 = add i64 %181, %1073
  br i1 %923, label %1084, label %1075

1075:                                             ; preds = %1071, %1075
  %1076 = phi i64 [ %1081, %1075 ], [ %1072, %1071 ]
  %1077 = phi i64 [ %1082, %1075 ], [ 0, %1071 ]
  %1078 = getelementptr inbounds [16 x double], ptr %15, i64 %1028, i64 %1076
  %1079 = load double, ptr %1078, align 8
  %1080 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 %1054, i64 %1076
  store double %1079, ptr %1080, align 8
  %1081 = add nuw nsw i64 %1076, 1
  %1082 = add i64 %1077, 1
  %1083 = icmp eq i64 %1082, %922
  br i1 %1083, label %1084, label %1075

1084:                                             ; preds = %1075, %1071
  %1085 = phi i64 [ %1072, %1071 ], [ %1081, %1075 ]
  %1086 = icmp ult i64 %1074, 3
  br i1 %1086, label %1128, label %1109

1087:                                             ; preds = %1034, %1087
  %1088 = phi double [ %1105, %1087 ], [ %1032, %1034 ]
  %1089 = phi i64 [ %1106, %1087 ], [ 0, %1034 ]
  %1090 = phi i64 [ %1107, %1087 ], [ 0, %1034 ]
  %1091 = getelementptr inbounds [16 x double], ptr %15, i64 %1028, i64 %1089
  %1092 = load double, ptr %1091, align 8
  %1093 = fmul double %1088, %1092
  %1094 = or i64 %1089, 1
  %1095 = getelementptr inbounds [16 x double], ptr %15, i64 %1028, i64 %1094
  %1096 = load double, ptr %1095, align 8
  %1097 = fmul double %1093, %1096
  %1098 = or i64 %1089, 2
  %1099 = getelementptr inbounds [16 x double], ptr %15, i64 %1028, i64 %1098
  %1100 = load double, ptr %1099, align 8
  %1101 = fmul double %1097, %1100
  %1102 = or i64 %1089, 3
  %1103 = getelementptr inbounds [16 x double], ptr %15, i64 %1028, i64 %1102
  %1104 = load double, ptr %1103, align 8
  %1105 = fmul double %1101, %1104
  %1106 = add nuw nsw i64 %1089, 4
  %1107 = add i64 %1090, 4
  %1108 = icmp eq i64 %1107, %917
  br i1 %1108, label %1035, label %1087

1109:                                             ; preds = %1084, %1109
  %1110 = phi i64 [ %1126, %1109 ], [ %1085, %1084 ]
  %1111 = getelementptr inbounds [16 x double], ptr %15, i64 %1028, i64 %1110
  %1112 = load double, ptr %1111, align 8
  %1113 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 %1054, i64 %1110
  store double %1112, ptr %1113, align 8
  %1114 = add nuw nsw i64 %1110, 1
  %1115 = getelementptr inbounds [16 x double], ptr %15, i64 %1028, i64 %1114
  %1116 = load double, ptr %1115, align 8
  %1117 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 %1054, i64 %1114
  store double %1116, ptr %1117, align 8
  %1118 = add nuw nsw i64 %1110, 2
  %1119 = getelementptr inbounds [16 x double], ptr %15, i64 %1028, i64 %1118
  %1120 = load double, ptr %1119, align 8
  %1121 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 %1054, i64 %1118
  store double %1120, ptr %1121, align 8
  %1122 = add nuw nsw i64 %1110, 3
  %1123 = getelementptr inbounds [16 x double], ptr %15, i64 %1028, i64 %1122
  %1124 = load double, ptr %1123, align 8
  %1125 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 %1054, i64 %1122
  store double %1124, ptr %1125, align 8
  %1126 = add nuw nsw i64 %1110, 4
  %1127 = icmp eq i64 %1126, %181
  br i1 %1127, label %1128, label %1109

1128:                                             ; preds = %1084, %1109, %1070, %1049, %1027
  %1129 = add nuw nsw i64 %1028, 1
  %1130 = icmp eq i64 %1129, %909
  br i1 %1130, label %924, label %1027

1131:                                             ; preds = %938, %924
  %1132 = getelementptr inbounds double, ptr %5, i64 %907
  %1133 = call fastcc double @judge(ptr noundef nonnull %182, ptr noundef nonnull %37, ptr noundef nonnull %5, ptr noundef nonnull %1132, ptr noundef nonnull %17)
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %5)
  %1134 = load double, ptr %35, align 8
  %1135 = load double, ptr %38, align 8
  %1136 = fsub double 1.000000e+00, %1135
  %1137 = fmul double %1134, %1136
  %1138 = fcmp ult double %1133, %1137
  br i1 %1138, label %1150, label %3160

1139:                                             ; preds = %898
  %1140 = load double, ptr %35, align 8
  %1141 = load double, ptr %38, align 8
  %1142 = fsub double 1.000000e+00, %1141
  %1143 = fmul double %1140, %1142
  %1144 = fcmp ugt double %1143, 0x7FF0000000000000
  br i1 %1144, label %1152, label %3160

1145:                                             ; preds = %176, %1145
  %1146 = phi i64 [ %1148, %1145 ], [ %177, %176 ]
  %1147 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 %1146
  store i64 0, ptr %1147, align 8
  %1148 = add nuw nsw i64 %1146, 1
  %1149 = icmp eq i64 %1148, %32
  br i1 %1149, label %178, label %1145

1150:                                             ; preds = %1131
  %1151 = fcmp ogt double %1133, 0.000000e+00
  br i1 %1151, label %1152, label %1196

1152:                                             ; preds = %1150, %1139
  %1153 = phi double [ %1133, %1150 ], [ 0x7FF0000000000000, %1139 ]
  %1154 = bitcast double %1153 to i64
  %1155 = lshr i64 %1154, 52
  %1156 = and i64 %1155, 2047
  %1157 = and i64 %1154, 4503599627370495
  %1158 = or i64 %1157, 4607182418800017408
  %1159 = bitcast i64 %1158 to double
  %1160 = fcmp ogt double %1159, 0x3FF6A09E667F3BCD
  %1161 = fmul double %1159, 5.000000e-01
  %1162 = select i1 %1160, double %1161, double %1159
  %1163 = select i1 %1160, i64 -1022, i64 -1023
  %1164 = add nsw i64 %1163, %1156
  %1165 = fadd double %1162, -1.000000e+00
  %1166 = fadd double %1162, 1.000000e+00
  %1167 = fdiv double %1165, %1166
  %1168 = fmul double %1167, %1167
  %1169 = fmul double %1168, 0x3FA8618618618618
  %1170 = fadd double %1169, 0x3FAAF286BCA1AF28
  %1171 = fmul double %1168, %1170
  %1172 = fadd double %1171, 0x3FAE1E1E1E1E1E1E
  %1173 = fmul double %1168, %1172
  %1174 = fadd double %1173, 0x3FB1111111111111
  %1175 = fmul double %1168, %1174
  %1176 = fadd double %1175, 0x3FB3B13B13B13B14
  %1177 = fmul double %1168, %1176
  %1178 = fadd double %1177, 0x3FB745D1745D1746
  %1179 = fmul double %1168, %1178
  %1180 = fadd double %1179, 0x3FBC71C71C71C71C
  %1181 = fmul double %1168, %1180
  %1182 = fadd double %1181, 0x3FC2492492492492
  %1183 = fmul double %1168, %1182
  %1184 = fadd double %1183, 2.000000e-01
  %1185 = fmul double %1168, %1184
  %1186 = fadd double %1185, 0x3FD5555555555555
  %1187 = fmul double %1168, %1186
  %1188 = fadd double %1187, 1.000000e+00
  %1189 = fmul double %1167, 2.000000e+00
  %1190 = fmul double %1189, %1188
  %1191 = sitofp i64 %1164 to double
  %1192 = fmul double %1191, 0x3FE62E42FEFA39EF
  %1193 = fadd double %1192, %1190
  %1194 = fcmp ogt double %1193, %34
  br i1 %1194, label %1195, label %1196

1195:                                             ; preds = %1152
  br label %1196

1196:                                             ; preds = %1195, %1152, %1150
  %1197 = phi double [ %1153, %1195 ], [ %1153, %1152 ], [ %1133, %1150 ]
  %1198 = phi double [ %1193, %1195 ], [ %34, %1152 ], [ %34, %1150 ]
  br i1 %163, label %1199, label %2487

1199:                                             ; preds = %1196
  %1200 = and i64 %32, 3
  %1201 = icmp ult i64 %32, 4
  br i1 %1201, label %1204, label %1202

1202:                                             ; preds = %1199
  %1203 = and i64 %32, -4
  br label %1223

1204:                                             ; preds = %1223, %1199
  %1205 = phi double [ undef, %1199 ], [ %1245, %1223 ]
  %1206 = phi i64 [ 0, %1199 ], [ %1246, %1223 ]
  %1207 = phi double [ 1.000000e+00, %1199 ], [ %1245, %1223 ]
  %1208 = icmp eq i64 %1200, 0
  br i1 %1208, label %1220, label %1209

1209:                                             ; preds = %1204, %1209
  %1210 = phi i64 [ %1217, %1209 ], [ %1206, %1204 ]
  %1211 = phi double [ %1216, %1209 ], [ %1207, %1204 ]
  %1212 = phi i64 [ %1218, %1209 ], [ 0, %1204 ]
  %1213 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %1210
  %1214 = load i64, ptr %1213, align 8
  %1215 = sitofp i64 %1214 to double
  %1216 = fmul double %1211, %1215
  %1217 = add nuw nsw i64 %1210, 1
  %1218 = add i64 %1212, 1
  %1219 = icmp eq i64 %1218, %1200
  br i1 %1219, label %1220, label %1209

1220:                                             ; preds = %1209, %1204
  %1221 = phi double [ %1205, %1204 ], [ %1216, %1209 ]
  %1222 = fcmp ogt double %1221, 3.200000e+01
  br i1 %1222, label %1249, label %2483

1223:                                             ; preds = %1223, %1202
  %1224 = phi i64 [ 0, %1202 ], [ %1246, %1223 ]
  %1225 = phi double [ 1.000000e+00, %1202 ], [ %1245, %1223 ]
  %1226 = phi i64 [ 0, %1202 ], [ %1247, %1223 ]
  %1227 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %1224
  %1228 = load i64, ptr %1227, align 8
  %1229 = sitofp i64 %1228 to double
  %1230 = fmul double %1225, %1229
  %1231 = or i64 %1224, 1
  %1232 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %1231
  %1233 = load i64, ptr %1232, align 8
  %1234 = sitofp i64 %1233 to double
  %1235 = fmul double %1230, %1234
  %1236 = or i64 %1224, 2
  %1237 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %1236
  %1238 = load i64, ptr %1237, align 8
  %1239 = sitofp i64 %1238 to double
  %1240 = fmul double %1235, %1239
  %1241 = or i64 %1224, 3
  %1242 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %1241
  %1243 = load i64, ptr %1242, align 8
  %1244 = sitofp i64 %1243 to double
  %1245 = fmul double %1240, %1244
  %1246 = add nuw nsw i64 %1224, 4
  %1247 = add i64 %1226, 4
  %1248 = icmp eq i64 %1247, %1203
  br i1 %1248, label %1204, label %1223

1249:                                             ; preds = %1220
  %1250 = load i64, ptr %37, align 8
  %1251 = icmp slt i64 %1250, 1
  br i1 %1251, label %1266, label %1252

1252:                                             ; preds = %1249
  %1253 = icmp ult i64 %1250, 4
  br i1 %1253, label %1264, label %1254

1254:                                             ; preds = %1252
  %1255 = and i64 %1250, -4
  br label %1256

1256:                                             ; preds = %1256, %1254
  %1257 = phi i64 [ 0, %1254 ], [ %1260, %1256 ]
  %1258 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 %1257
  store <2 x i64> zeroinitializer, ptr %1258, align 8
  %1259 = getelementptr inbounds i64, ptr %1258, i64 2
  store <2 x i64> zeroinitializer, ptr %1259, align 8
  %1260 = add nuw i64 %1257, 4
  %1261 = icmp eq i64 %1260, %1255
  br i1 %1261, label %1262, label %1256

1262:                                             ; preds = %1256
  %1263 = icmp eq i64 %1250, %1255
  br i1 %1263, label %1266, label %1264

1264:                                             ; preds = %1252, %1262
  %1265 = phi i64 [ 0, %1252 ], [ %1255, %1262 ]
  br label %1271

1266:                                             ; preds = %1271, %1262, %1249
  %1267 = load i64, ptr %184, align 8
  %1268 = icmp sgt i64 %1267, 0
  br i1 %1268, label %1269, label %1501

1269:                                             ; preds = %1266
  %1270 = getelementptr inbounds %struct.Problem, ptr %182, i64 0, i32 7
  br label %1276

1271:                                             ; preds = %1264, %1271
  %1272 = phi i64 [ %1274, %1271 ], [ %1265, %1264 ]
  %1273 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 %1272
  store i64 0, ptr %1273, align 8
  %1274 = add nuw nsw i64 %1272, 1
  %1275 = icmp eq i64 %1274, %1250
  br i1 %1275, label %1266, label %1271

1276:                                             ; preds = %1497, %1269
  %1277 = phi i64 [ 0, %1269 ], [ %1498, %1497 ]
  %1278 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %1277
  store i64 -1, ptr %1278, align 8
  %1279 = load i64, ptr %182, align 8
  %1280 = add nsw i64 %1279, %1277
  %1281 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %1280
  store double 0.000000e+00, ptr %1281, align 8
  %1282 = load ptr, ptr %1270, align 8
  %1283 = getelementptr inbounds i64, ptr %1282, i64 %1277
  %1284 = load i64, ptr %1283, align 8
  %1285 = load ptr, ptr %14, align 8
  %1286 = getelementptr inbounds %struct.Goal, ptr %1285, i64 0, i32 3
  %1287 = load i64, ptr %1286, align 8
  %1288 = icmp sge i64 %1284, %1287
  %1289 = or i1 %1251, %1288
  br i1 %1289, label %1497, label %1292

1290:                                             ; preds = %1372
  %1291 = icmp slt i64 %1374, 0
  br i1 %1291, label %1497, label %1377

1292:                                             ; preds = %1276, %1372
  %1293 = phi i64 [ %1375, %1372 ], [ 0, %1276 ]
  %1294 = phi i64 [ %1374, %1372 ], [ -1, %1276 ]
  %1295 = phi double [ %1373, %1372 ], [ 0xFFF0000000000000, %1276 ]
  %1296 = load ptr, ptr %16, align 8
  %1297 = tail call fastcc i64 @left_over(ptr noundef nonnull %0, i64 noundef %1277, i64 noundef %1293, ptr noundef %1296)
  %1298 = icmp eq i64 %1297, 0
  %1299 = icmp sgt i64 %1294, -1
  %1300 = select i1 %1298, i1 %1299, i1 false
  br i1 %1300, label %1372, label %1301

1301:                                             ; preds = %1292
  %1302 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %1293
  %1303 = load i64, ptr %1302, align 8
  %1304 = icmp sgt i64 %1303, 0
  br i1 %1304, label %1305, label %1307

1305:                                             ; preds = %1301
  %1306 = load ptr, ptr %16, align 8
  br label %1317

1307:                                             ; preds = %1367, %1301
  %1308 = phi double [ 0.000000e+00, %1301 ], [ %1369, %1367 ]
  %1309 = phi double [ 0x7FF0000000000000, %1301 ], [ %1324, %1367 ]
  %1310 = sitofp i64 %1303 to double
  %1311 = fdiv double %1308, %1310
  %1312 = fcmp oge double %1309, 1.000000e-03
  %1313 = fcmp ogt double %1311, %1295
  %1314 = select i1 %1312, i1 %1313, i1 false
  %1315 = select i1 %1314, double %1311, double %1295
  %1316 = select i1 %1314, i64 %1293, i64 %1294
  br label %1372

1317:                                             ; preds = %1367, %1305
  %1318 = phi i64 [ 0, %1305 ], [ %1370, %1367 ]
  %1319 = phi double [ 0x7FF0000000000000, %1305 ], [ %1324, %1367 ]
  %1320 = phi double [ 0.000000e+00, %1305 ], [ %1369, %1367 ]
  %1321 = getelementptr inbounds double, ptr %1306, i64 %1318
  %1322 = load double, ptr %1321, align 8
  %1323 = fcmp olt double %1322, %1319
  %1324 = select i1 %1323, double %1322, double %1319
  %1325 = fcmp olt double %1322, 1.000000e-03
  br i1 %1325, label %1367, label %1326

1326:                                             ; preds = %1317
  %1327 = bitcast double %1322 to i64
  %1328 = lshr i64 %1327, 52
  %1329 = and i64 %1328, 2047
  %1330 = and i64 %1327, 4503599627370495
  %1331 = or i64 %1330, 4607182418800017408
  %1332 = bitcast i64 %1331 to double
  %1333 = fcmp ogt double %1332, 0x3FF6A09E667F3BCD
  %1334 = fmul double %1332, 5.000000e-01
  %1335 = select i1 %1333, double %1334, double %1332
  %1336 = select i1 %1333, i64 -1022, i64 -1023
  %1337 = add nsw i64 %1336, %1329
  %1338 = fadd double %1335, -1.000000e+00
  %1339 = fadd double %1335, 1.000000e+00
  %1340 = fdiv double %1338, %1339
  %1341 = fmul double %1340, %1340
  %1342 = fmul double %1341, 0x3FA8618618618618
  %1343 = fadd double %1342, 0x3FAAF286BCA1AF28
  %1344 = fmul double %1341, %1343
  %1345 = fadd double %1344, 0x3FAE1E1E1E1E1E1E
  %1346 = fmul double %1341, %1345
  %1347 = fadd double %1346, 0x3FB1111111111111
  %1348 = fmul double %1341, %1347
  %1349 = fadd double %1348, 0x3FB3B13B13B13B14
  %1350 = fmul double %1341, %1349
  %1351 = fadd double %1350, 0x3FB745D1745D1746
  %1352 = fmul double %1341, %1351
  %1353 = fadd double %1352, 0x3FBC71C71C71C71C
  %1354 = fmul double %1341, %1353
  %1355 = fadd double %1354, 0x3FC2492492492492
  %1356 = fmul double %1341, %1355
  %1357 = fadd double %1356, 2.000000e-01
  %1358 = fmul double %1341, %1357
  %1359 = fadd double %1358, 0x3FD5555555555555
  %1360 = fmul double %1341, %1359
  %1361 = fadd double %1360, 1.000000e+00
  %1362 = fmul double %1340, 2.000000e+00
  %1363 = fmul double %1362, %1361
  %1364 = sitofp i64 %1337 to double
  %1365 = fmul double %1364, 0x3FE62E42FEFA39EF
  %1366 = fadd double %1365, %1363
  br label %1367

1367:                                             ; preds = %1326, %1317
  %1368 = phi double [ %1366, %1326 ], [ -7.000000e+00, %1317 ]
  %1369 = fadd double %1320, %1368
  %1370 = add nuw nsw i64 %1318, 1
  %1371 = icmp eq i64 %1370, %1303
  br i1 %1371, label %1307, label %1317

1372:                                             ; preds = %1307, %1292
  %1373 = phi double [ %1315, %1307 ], [ %1295, %1292 ]
  %1374 = phi i64 [ %1316, %1307 ], [ %1294, %1292 ]
  %1375 = add nuw nsw i64 %1293, 1
  %1376 = icmp eq i64 %1375, %1250
  br i1 %1376, label %1290, label %1292

1377:                                             ; preds = %1290
  %1378 = load ptr, ptr %16, align 8
  %1379 = tail call fastcc i64 @left_over(ptr noundef nonnull %0, i64 noundef %1277, i64 noundef %1374, ptr noundef %1378)
  %1380 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 %1374
  %1381 = load i64, ptr %1380, align 8
  %1382 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %1374, i64 %1381
  %1383 = load ptr, ptr %1382, align 8
  %1384 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %1374
  %1385 = load i64, ptr %1384, align 8
  %1386 = icmp sgt i64 %1385, 0
  br i1 %1386, label %1387, label %1447

1387:                                             ; preds = %1377
  %1388 = ptrtoint ptr %1383 to i64
  %1389 = load ptr, ptr %16, align 8
  %1390 = icmp eq i64 %1385, 1
  %1391 = ptrtoint ptr %1389 to i64
  %1392 = sub i64 %1388, %1391
  %1393 = icmp ult i64 %1392, 16
  %1394 = select i1 %1390, i1 true, i1 %1393
  br i1 %1394, label %1445, label %1395

1395:                                             ; preds = %1387
  %1396 = and i64 %1385, -2
  br label %1397

1397:                                             ; preds = %1397, %1395
  %1398 = phi i64 [ 0, %1395 ], [ %1441, %1397 ]
  %1399 = getelementptr inbounds double, ptr %1389, i64 %1398
  %1400 = load <2 x i64>, ptr %1399, align 8
  %1401 = lshr <2 x i64> %1400, <i64 52, i64 52>
  %1402 = and <2 x i64> %1401, <i64 2047, i64 2047>
  %1403 = and <2 x i64> %1400, <i64 4503599627370495, i64 4503599627370495>
  %1404 = or <2 x i64> %1403, <i64 4607182418800017408, i64 4607182418800017408>
  %1405 = bitcast <2 x i64> %1404 to <2 x double>
  %1406 = fcmp ogt <2 x double> %1405, <double 0x3FF6A09E667F3BCD, double 0x3FF6A09E667F3BCD>
  %1407 = fmul <2 x double> %1405, <double 5.000000e-01, double 5.000000e-01>
  %1408 = select <2 x i1> %1406, <2 x double> %1407, <2 x double> %1405
  %1409 = select <2 x i1> %1406, <2 x i64> <i64 -1022, i64 -1022>, <2 x i64> <i64 -1023, i64 -1023>
  %1410 = add nsw <2 x i64> %1409, %1402
  %1411 = fadd <2 x double> %1408, <double -1.000000e+00, double -1.000000e+00>
  %1412 = fadd <2 x double> %1408, <double 1.000000e+00, double 1.000000e+00>
  %1413 = fdiv <2 x double> %1411, %1412
  %1414 = fmul <2 x double> %1413, %1413
  %1415 = fmul <2 x double> %1414, <double 0x3FA8618618618618, double 0x3FA8618618618618>
  %1416 = fadd <2 x double> %1415, <double 0x3FAAF286BCA1AF28, double 0x3FAAF286BCA1AF28>
  %1417 = fmul <2 x double> %1414, %1416
  %1418 = fadd <2 x double> %1417, <double 0x3FAE1E1E1E1E1E1E, double 0x3FAE1E1E1E1E1E1E>
  %1419 = fmul <2 x double> %1414, %1418
  %1420 = fadd <2 x double> %1419, <double 0x3FB1111111111111, double 0x3FB1111111111111>
  %1421 = fmul <2 x double> %1414, %1420
  %1422 = fadd <2 x double> %1421, <double 0x3FB3B13B13B13B14, double 0x3FB3B13B13B13B14>
  %1423 = fmul <2 x double> %1414, %1422
  %1424 = fadd <2 x double> %1423, <double 0x3FB745D1745D1746, double 0x3FB745D1745D1746>
  %1425 = fmul <2 x double> %1414, %1424
  %1426 = fadd <2 x double> %1425, <double 0x3FBC71C71C71C71C, double 0x3FBC71C71C71C71C>
  %1427 = fmul <2 x double> %1414, %1426
  %1428 = fadd <2 x double> %1427, <double 0x3FC2492492492492, double 0x3FC2492492492492>
  %1429 = fmul <2 x double> %1414, %1428
  %1430 = fadd <2 x double> %1429, <double 2.000000e-01, double 2.000000e-01>
  %1431 = fmul <2 x double> %1414, %1430
  %1432 = fadd <2 x double> %1431, <double 0x3FD5555555555555, double 0x3FD5555555555555>
  %1433 = fmul <2 x double> %1414, %1432
  %1434 = fadd <2 x double> %1433, <double 1.000000e+00, double 1.000000e+00>
  %1435 = fmul <2 x double> %1413, <double 2.000000e+00, double 2.000000e+00>
  %1436 = fmul <2 x double> %1435, %1434
  %1437 = sitofp <2 x i64> %1410 to <2 x double>
  %1438 = fmul <2 x double> %1437, <double 0x3FE62E42FEFA39EF, double 0x3FE62E42FEFA39EF>
  %1439 = fadd <2 x double> %1438, %1436
  %1440 = getelementptr inbounds double, ptr %1383, i64 %1398
  store <2 x double> %1439, ptr %1440, align 8
  %1441 = add nuw i64 %1398, 2
  %1442 = icmp eq i64 %1441, %1396
  br i1 %1442, label %1443, label %1397

1443:                                             ; preds = %1397
  %1444 = icmp eq i64 %1385, %1396
  br i1 %1444, label %1447, label %1445

1445:                                             ; preds = %1387, %1443
  %1446 = phi i64 [ 0, %1387 ], [ %1396, %1443 ]
  br label %1451

1447:                                             ; preds = %1451, %1443, %1377
  store i64 %1374, ptr %1278, align 8
  %1448 = load i64, ptr %1380, align 8
  %1449 = add nsw i64 %1448, 1
  store i64 %1449, ptr %1380, align 8
  %1450 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %1374, i64 %1448
  store i64 %1277, ptr %1450, align 8
  br label %1497

1451:                                             ; preds = %1445, %1451
  %1452 = phi i64 [ %1495, %1451 ], [ %1446, %1445 ]
  %1453 = getelementptr inbounds double, ptr %1389, i64 %1452
  %1454 = load i64, ptr %1453, align 8
  %1455 = lshr i64 %1454, 52
  %1456 = and i64 %1455, 2047
  %1457 = and i64 %1454, 4503599627370495
  %1458 = or i64 %1457, 4607182418800017408
  %1459 = bitcast i64 %1458 to double
  %1460 = fcmp ogt double %1459, 0x3FF6A09E667F3BCD
  %1461 = fmul double %1459, 5.000000e-01
  %1462 = select i1 %1460, double %1461, double %1459
  %1463 = select i1 %1460, i64 -1022, i64 -1023
  %1464 = add nsw i64 %1463, %1456
  %1465 = fadd double %1462, -1.000000e+00
  %1466 = fadd double %1462, 1.000000e+00
  %1467 = fdiv double %1465, %1466
  %1468 = fmul double %1467, %1467
  %1469 = fmul double %1468, 0x3FA8618618618618
  %1470 = fadd double %1469, 0x3FAAF286BCA1AF28
  %1471 = fmul double %1468, %1470
  %1472 = fadd double %1471, 0x3FAE1E1E1E1E1E1E
  %1473 = fmul double %1468, %1472
  %1474 = fadd double %1473, 0x3FB1111111111111
  %1475 = fmul double %1468, %1474
  %1476 = fadd double %1475, 0x3FB3B13B13B13B14
  %1477 = fmul double %1468, %1476
  %1478 = fadd double %1477, 0x3FB745D1745D1746
  %1479 = fmul double %1468, %1478
  %1480 = fadd double %1479, 0x3FBC71C71C71C71C
  %1481 = fmul double %1468, %1480
  %1482 = fadd double %1481, 0x3FC2492492492492
  %1483 = fmul double %1468, %1482
  %1484 = fadd double %1483, 2.000000e-01
  %1485 = fmul double %1468, %1484
  %1486 = fadd double %1485, 0x3FD5555555555555
  %1487 = fmul double %1468, %1486
  %1488 = fadd double %1487, 1.000000e+00
  %1489 = fmul double %1467, 2.000000e+00
  %1490 = fmul double %1489, %1488
  %1491 = sitofp i64 %1464 to double
  %1492 = fmul double %1491, 0x3FE62E42FEFA39EF
  %1493 = fadd double %1492, %1490
  %1494 = getelementptr inbounds double, ptr %1383, i64 %1452
  store double %1493, ptr %1494, align 8
  %1495 = add nuw nsw i64 %1452, 1
  %1496 = icmp eq i64 %1495, %1385
  br i1 %1496, label %1447, label %1451

1497:                                             ; preds = %1447, %1290, %1276
  %1498 = add nuw nsw i64 %1277, 1
  %1499 = load i64, ptr %184, align 8
  %1500 = icmp slt i64 %1498, %1499
  br i1 %1500, label %1276, label %1501

1501:                                             ; preds = %1497, %1266
  br i1 %33, label %1504, label %1502

1502:                                             ; preds = %1501
  %1503 = load ptr, ptr %14, align 8
  br label %1515

1504:                                             ; preds = %1501
  %1505 = load ptr, ptr %8, align 8
  %1506 = load double, ptr %1505, align 8
  %1507 = load ptr, ptr %14, align 8
  %1508 = getelementptr inbounds %struct.Goal, ptr %1507, i64 0, i32 16
  %1509 = load double, ptr %1508, align 8
  %1510 = fsub double 1.000000e+00, %1509
  %1511 = fmul double %1506, %1510
  %1512 = fmul double %1197, 8.000000e+00
  %1513 = fcmp olt double %1511, %1512
  %1514 = select i1 %1513, i64 40, i64 10
  br label %1515

1515:                                             ; preds = %1504, %1502
  %1516 = phi ptr [ %1503, %1502 ], [ %1507, %1504 ]
  %1517 = phi i64 [ 10, %1502 ], [ %1514, %1504 ]
  %1518 = load i64, ptr %1516, align 8
  store i64 0, ptr %18, align 8
  %1519 = icmp sgt i64 %1518, 0
  %1520 = getelementptr inbounds %struct.Goal, ptr %1516, i64 0, i32 9
  %1521 = icmp ult i64 %1518, 4
  %1522 = and i64 %1518, -4
  %1523 = icmp eq i64 %1518, %1522
  br label %1524

1524:                                             ; preds = %2430, %1515
  %1525 = phi double [ %1198, %1515 ], [ %1581, %2430 ]
  %1526 = phi i64 [ 0, %1515 ], [ %2431, %2430 ]
  %1527 = load ptr, ptr %8, align 8
  %1528 = load double, ptr %1527, align 8
  %1529 = load ptr, ptr %14, align 8
  %1530 = getelementptr inbounds %struct.Goal, ptr %1529, i64 0, i32 16
  %1531 = load double, ptr %1530, align 8
  %1532 = fsub double 1.000000e+00, %1531
  %1533 = fmul double %1528, %1532
  %1534 = fcmp ogt double %1533, 0.000000e+00
  %1535 = select i1 %1534, double %1533, double 1.000000e-300
  %1536 = bitcast double %1535 to i64
  %1537 = lshr i64 %1536, 52
  %1538 = and i64 %1537, 2047
  %1539 = and i64 %1536, 4503599627370495
  %1540 = or i64 %1539, 4607182418800017408
  %1541 = bitcast i64 %1540 to double
  %1542 = fcmp ogt double %1541, 0x3FF6A09E667F3BCD
  %1543 = fmul double %1541, 5.000000e-01
  %1544 = select i1 %1542, double %1543, double %1541
  %1545 = select i1 %1542, i64 -1022, i64 -1023
  %1546 = add nsw i64 %1545, %1538
  %1547 = fadd double %1544, -1.000000e+00
  %1548 = fadd double %1544, 1.000000e+00
  %1549 = fdiv double %1547, %1548
  %1550 = fmul double %1549, %1549
  %1551 = fmul double %1550, 0x3FA8618618618618
  %1552 = fadd double %1551, 0x3FAAF286BCA1AF28
  %1553 = fmul double %1550, %1552
  %1554 = fadd double %1553, 0x3FAE1E1E1E1E1E1E
  %1555 = fmul double %1550, %1554
  %1556 = fadd double %1555, 0x3FB1111111111111
  %1557 = fmul double %1550, %1556
  %1558 = fadd double %1557, 0x3FB3B13B13B13B14
  %1559 = fmul double %1550, %1558
  %1560 = fadd double %1559, 0x3FB745D1745D1746
  %1561 = fmul double %1550, %1560
  %1562 = fadd double %1561, 0x3FBC71C71C71C71C
  %1563 = fmul double %1550, %1562
  %1564 = fadd double %1563, 0x3FC2492492492492
  %1565 = fmul double %1550, %1564
  %1566 = fadd double %1565, 2.000000e-01
  %1567 = fmul double %1550, %1566
  %1568 = fadd double %1567, 0x3FD5555555555555
  %1569 = fmul double %1550, %1568
  %1570 = fadd double %1569, 1.000000e+00
  %1571 = fmul double %1549, 2.000000e+00
  %1572 = fmul double %1571, %1570
  %1573 = sitofp i64 %1546 to double
  %1574 = fmul double %1573, 0x3FE62E42FEFA39EF
  %1575 = fadd double %1574, %1572
  %1576 = tail call fastcc double @linearise(ptr noundef nonnull %0)
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %3)
  %1577 = fcmp oeq double %1576, 0xFFF0000000000000
  br i1 %1577, label %2428, label %1578

1578:                                             ; preds = %1524
  br i1 %1519, label %1591, label %1584

1579:                                             ; preds = %1884
  %1580 = fcmp ogt double %1889, %1525
  %1581 = select i1 %1580, double %1889, double %1525
  %1582 = fadd double %1575, -1.000000e-10
  %1583 = fcmp ult double %1581, %1582
  br i1 %1583, label %1589, label %2428

1584:                                             ; preds = %1578
  %1585 = fcmp ogt double %1576, %1198
  %1586 = select i1 %1585, double %1576, double %1198
  %1587 = fadd double %1575, -1.000000e-10
  %1588 = fcmp ult double %1586, %1587
  br i1 %1588, label %2173, label %2428

1589:                                             ; preds = %1579
  %1590 = fsub double %1582, %1889
  br label %1932

1591:                                             ; preds = %1578, %1884
  %1592 = phi double [ %1889, %1884 ], [ %1576, %1578 ]
  %1593 = phi i64 [ %1896, %1884 ], [ 0, %1578 ]
  %1594 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 20, i64 %1593
  %1595 = load ptr, ptr %1594, align 8
  %1596 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %1593
  %1597 = load i64, ptr %1596, align 8
  %1598 = icmp sgt i64 %1597, 0
  br i1 %1598, label %1599, label %1613

1599:                                             ; preds = %1591
  %1600 = icmp ult i64 %1597, 4
  br i1 %1600, label %1611, label %1601

1601:                                             ; preds = %1599
  %1602 = and i64 %1597, -4
  br label %1603

1603:                                             ; preds = %1603, %1601
  %1604 = phi i64 [ 0, %1601 ], [ %1607, %1603 ]
  %1605 = getelementptr inbounds double, ptr %1595, i64 %1604
  store <2 x double> zeroinitializer, ptr %1605, align 8
  %1606 = getelementptr inbounds double, ptr %1605, i64 2
  store <2 x double> zeroinitializer, ptr %1606, align 8
  %1607 = add nuw i64 %1604, 4
  %1608 = icmp eq i64 %1607, %1602
  br i1 %1608, label %1609, label %1603

1609:                                             ; preds = %1603
  %1610 = icmp eq i64 %1597, %1602
  br i1 %1610, label %1613, label %1611

1611:                                             ; preds = %1599, %1609
  %1612 = phi i64 [ 0, %1599 ], [ %1602, %1609 ]
  br label %1630

1613:                                             ; preds = %1630, %1609, %1591
  %1614 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %1593
  %1615 = load i64, ptr %1614, align 8
  %1616 = icmp sgt i64 %1615, 0
  br i1 %1616, label %1617, label %1635

1617:                                             ; preds = %1613
  %1618 = shl i64 %1597, 3
  %1619 = getelementptr i8, ptr %1595, i64 %1618
  %1620 = add i64 %1597, -1
  %1621 = and i64 %1597, 3
  %1622 = icmp ult i64 %1620, 3
  %1623 = and i64 %1597, -4
  %1624 = icmp eq i64 %1621, 0
  %1625 = icmp ult i64 %1597, 4
  %1626 = and i64 %1597, -4
  %1627 = icmp eq i64 %1597, %1626
  %1628 = and i64 %1597, 1
  %1629 = icmp eq i64 %1628, 0
  br label %1652

1630:                                             ; preds = %1611, %1630
  %1631 = phi i64 [ %1633, %1630 ], [ %1612, %1611 ]
  %1632 = getelementptr inbounds double, ptr %1595, i64 %1631
  store double 0.000000e+00, ptr %1632, align 8
  %1633 = add nuw nsw i64 %1631, 1
  %1634 = icmp eq i64 %1633, %1597
  br i1 %1634, label %1613, label %1630

1635:                                             ; preds = %1778, %1613
  %1636 = phi double [ %1592, %1613 ], [ %1780, %1778 ]
  %1637 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 %1593
  %1638 = load i64, ptr %1637, align 8
  %1639 = icmp sgt i64 %1638, 0
  br i1 %1639, label %1640, label %1783

1640:                                             ; preds = %1635
  %1641 = load ptr, ptr %0, align 8
  %1642 = load i64, ptr %1641, align 8
  %1643 = load ptr, ptr %8, align 8
  %1644 = getelementptr inbounds %struct.Best, ptr %1643, i64 0, i32 2
  %1645 = shl i64 %1597, 3
  %1646 = getelementptr i8, ptr %1595, i64 %1645
  %1647 = icmp ult i64 %1597, 4
  %1648 = and i64 %1597, -4
  %1649 = icmp eq i64 %1597, %1648
  %1650 = and i64 %1597, 1
  %1651 = icmp eq i64 %1650, 0
  br label %1792

1652:                                             ; preds = %1617, %1778
  %1653 = phi i64 [ %1779, %1778 ], [ %1615, %1617 ]
  %1654 = phi double [ %1780, %1778 ], [ %1592, %1617 ]
  %1655 = phi i64 [ %1781, %1778 ], [ 0, %1617 ]
  %1656 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %1593, i64 %1655
  %1657 = load i64, ptr %1656, align 8
  %1658 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %1657
  %1659 = load double, ptr %1658, align 8
  %1660 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %1593, i64 %1655
  %1661 = load ptr, ptr %1660, align 8
  %1662 = fcmp ogt double %1659, 0x3D719799812DEA11
  br i1 %1662, label %1663, label %1729

1663:                                             ; preds = %1652
  br i1 %1598, label %1664, label %1706

1664:                                             ; preds = %1663
  br i1 %1625, label %1692, label %1665

1665:                                             ; preds = %1664
  %1666 = getelementptr i8, ptr %1661, i64 %1618
  %1667 = icmp ult ptr %1595, %1666
  %1668 = icmp ult ptr %1661, %1619
  %1669 = and i1 %1667, %1668
  br i1 %1669, label %1692, label %1670

1670:                                             ; preds = %1665
  %1671 = insertelement <2 x double> poison, double %1659, i64 0
  %1672 = shufflevector <2 x double> %1671, <2 x double> poison, <2 x i32> zeroinitializer
  %1673 = insertelement <2 x double> poison, double %1659, i64 0
  %1674 = shufflevector <2 x double> %1673, <2 x double> poison, <2 x i32> zeroinitializer
  br label %1675

1675:                                             ; preds = %1675, %1670
  %1676 = phi i64 [ 0, %1670 ], [ %1689, %1675 ]
  %1677 = getelementptr inbounds double, ptr %1661, i64 %1676
  %1678 = load <2 x double>, ptr %1677, align 8
  %1679 = getelementptr inbounds double, ptr %1677, i64 2
  %1680 = load <2 x double>, ptr %1679, align 8
  %1681 = fmul <2 x double> %1672, %1678
  %1682 = fmul <2 x double> %1674, %1680
  %1683 = getelementptr inbounds double, ptr %1595, i64 %1676
  %1684 = load <2 x double>, ptr %1683, align 8
  %1685 = getelementptr inbounds double, ptr %1683, i64 2
  %1686 = load <2 x double>, ptr %1685, align 8
  %1687 = fadd <2 x double> %1684, %1681
  %1688 = fadd <2 x double> %1686, %1682
  store <2 x double> %1687, ptr %1683, align 8
  store <2 x double> %1688, ptr %1685, align 8
  %1689 = add nuw i64 %1676, 4
  %1690 = icmp eq i64 %1689, %1626
  br i1 %1690, label %1691, label %1675

1691:                                             ; preds = %1675
  br i1 %1627, label %1706, label %1692

1692:                                             ; preds = %1665, %1664, %1691
  %1693 = phi i64 [ 0, %1665 ], [ 0, %1664 ], [ %1626, %1691 ]
  %1694 = or i64 %1693, 1
  br i1 %1629, label %1703, label %1695

1695:                                             ; preds = %1692
  %1696 = getelementptr inbounds double, ptr %1661, i64 %1693
  %1697 = load double, ptr %1696, align 8
  %1698 = fmul double %1659, %1697
  %1699 = getelementptr inbounds double, ptr %1595, i64 %1693
  %1700 = load double, ptr %1699, align 8
  %1701 = fadd double %1700, %1698
  store double %1701, ptr %1699, align 8
  %1702 = or i64 %1693, 1
  br label %1703

1703:                                             ; preds = %1695, %1692
  %1704 = phi i64 [ %1693, %1692 ], [ %1702, %1695 ]
  %1705 = icmp eq i64 %1597, %1694
  br i1 %1705, label %1706, label %1712

1706:                                             ; preds = %1703, %1712, %1691, %1663
  %1707 = load ptr, ptr %8, align 8
  %1708 = getelementptr inbounds %struct.Best, ptr %1707, i64 0, i32 2
  %1709 = load i64, ptr %1708, align 8
  %1710 = sub nsw i64 %1709, %1597
  store i64 %1710, ptr %1708, align 8
  %1711 = load i64, ptr %1614, align 8
  br label %1778

1712:                                             ; preds = %1703, %1712
  %1713 = phi i64 [ %1727, %1712 ], [ %1704, %1703 ]
  %1714 = getelementptr inbounds double, ptr %1661, i64 %1713
  %1715 = load double, ptr %1714, align 8
  %1716 = fmul double %1659, %1715
  %1717 = getelementptr inbounds double, ptr %1595, i64 %1713
  %1718 = load double, ptr %1717, align 8
  %1719 = fadd double %1718, %1716
  store double %1719, ptr %1717, align 8
  %1720 = add nuw nsw i64 %1713, 1
  %1721 = getelementptr inbounds double, ptr %1661, i64 %1720
  %1722 = load double, ptr %1721, align 8
  %1723 = fmul double %1659, %1722
  %1724 = getelementptr inbounds double, ptr %1595, i64 %1720
  %1725 = load double, ptr %1724, align 8
  %1726 = fadd double %1725, %1723
  store double %1726, ptr %1724, align 8
  %1727 = add nuw nsw i64 %1713, 2
  %1728 = icmp eq i64 %1727, %1597
  br i1 %1728, label %1706, label %1712

1729:                                             ; preds = %1652
  %1730 = fcmp ogt double %1659, 0.000000e+00
  br i1 %1730, label %1731, label %1778

1731:                                             ; preds = %1729
  br i1 %1598, label %1732, label %1748

1732:                                             ; preds = %1731
  br i1 %1622, label %1733, label %1752

1733:                                             ; preds = %1752, %1732
  %1734 = phi double [ undef, %1732 ], [ %1774, %1752 ]
  %1735 = phi i64 [ 0, %1732 ], [ %1775, %1752 ]
  %1736 = phi double [ 0x7FF0000000000000, %1732 ], [ %1774, %1752 ]
  br i1 %1624, label %1748, label %1737

1737:                                             ; preds = %1733, %1737
  %1738 = phi i64 [ %1745, %1737 ], [ %1735, %1733 ]
  %1739 = phi double [ %1744, %1737 ], [ %1736, %1733 ]
  %1740 = phi i64 [ %1746, %1737 ], [ 0, %1733 ]
  %1741 = getelementptr inbounds double, ptr %1661, i64 %1738
  %1742 = load double, ptr %1741, align 8
  %1743 = fcmp olt double %1742, %1739
  %1744 = select i1 %1743, double %1742, double %1739
  %1745 = add nuw nsw i64 %1738, 1
  %1746 = add i64 %1740, 1
  %1747 = icmp eq i64 %1746, %1621
  br i1 %1747, label %1748, label %1737

1748:                                             ; preds = %1733, %1737, %1731
  %1749 = phi double [ 0x7FF0000000000000, %1731 ], [ %1734, %1733 ], [ %1744, %1737 ]
  %1750 = fmul double %1659, %1749
  %1751 = fadd double %1654, %1750
  br label %1778

1752:                                             ; preds = %1732, %1752
  %1753 = phi i64 [ %1775, %1752 ], [ 0, %1732 ]
  %1754 = phi double [ %1774, %1752 ], [ 0x7FF0000000000000, %1732 ]
  %1755 = phi i64 [ %1776, %1752 ], [ 0, %1732 ]
  %1756 = getelementptr inbounds double, ptr %1661, i64 %1753
  %1757 = load double, ptr %1756, align 8
  %1758 = fcmp olt double %1757, %1754
  %1759 = select i1 %1758, double %1757, double %1754
  %1760 = or i64 %1753, 1
  %1761 = getelementptr inbounds double, ptr %1661, i64 %1760
  %1762 = load double, ptr %1761, align 8
  %1763 = fcmp olt double %1762, %1759
  %1764 = select i1 %1763, double %1762, double %1759
  %1765 = or i64 %1753, 2
  %1766 = getelementptr inbounds double, ptr %1661, i64 %1765
  %1767 = load double, ptr %1766, align 8
  %1768 = fcmp olt double %1767, %1764
  %1769 = select i1 %1768, double %1767, double %1764
  %1770 = or i64 %1753, 3
  %1771 = getelementptr inbounds double, ptr %1661, i64 %1770
  %1772 = load double, ptr %1771, align 8
  %1773 = fcmp olt double %1772, %1769
  %1774 = select i1 %1773, double %1772, double %1769
  %1775 = add nuw nsw i64 %1753, 4
  %1776 = add i64 %1755, 4
  %1777 = icmp eq i64 %1776, %1623
  br i1 %1777, label %1733, label %1752

1778:                                             ; preds = %1748, %1729, %1706
  %1779 = phi i64 [ %1711, %1706 ], [ %1653, %1748 ], [ %1653, %1729 ]
  %1780 = phi double [ %1654, %1706 ], [ %1751, %1748 ], [ %1654, %1729 ]
  %1781 = add nuw nsw i64 %1655, 1
  %1782 = icmp slt i64 %1781, %1779
  br i1 %1782, label %1652, label %1635

1783:                                             ; preds = %1843, %1635
  %1784 = icmp sgt i64 %1597, 1
  br i1 %1784, label %1785, label %1884

1785:                                             ; preds = %1783
  %1786 = add i64 %1597, -1
  %1787 = add i64 %1597, -2
  %1788 = and i64 %1786, 3
  %1789 = icmp ult i64 %1787, 3
  br i1 %1789, label %1866, label %1790

1790:                                             ; preds = %1785
  %1791 = and i64 %1786, -4
  br label %1898

1792:                                             ; preds = %1843, %1640
  %1793 = phi i64 [ 0, %1640 ], [ %1846, %1843 ]
  %1794 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %1593, i64 %1793
  %1795 = load i64, ptr %1794, align 8
  %1796 = add nsw i64 %1795, %1642
  %1797 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %1796
  %1798 = load double, ptr %1797, align 8
  %1799 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %1593, i64 %1793
  %1800 = load ptr, ptr %1799, align 8
  br i1 %1598, label %1801, label %1843

1801:                                             ; preds = %1792
  br i1 %1647, label %1829, label %1802

1802:                                             ; preds = %1801
  %1803 = getelementptr i8, ptr %1800, i64 %1645
  %1804 = icmp ult ptr %1595, %1803
  %1805 = icmp ult ptr %1800, %1646
  %1806 = and i1 %1804, %1805
  br i1 %1806, label %1829, label %1807

1807:                                             ; preds = %1802
  %1808 = insertelement <2 x double> poison, double %1798, i64 0
  %1809 = shufflevector <2 x double> %1808, <2 x double> poison, <2 x i32> zeroinitializer
  %1810 = insertelement <2 x double> poison, double %1798, i64 0
  %1811 = shufflevector <2 x double> %1810, <2 x double> poison, <2 x i32> zeroinitializer
  br label %1812

1812:                                             ; preds = %1812, %1807
  %1813 = phi i64 [ 0, %1807 ], [ %1826, %1812 ]
  %1814 = getelementptr inbounds double, ptr %1800, i64 %1813
  %1815 = load <2 x double>, ptr %1814, align 8
  %1816 = getelementptr inbounds double, ptr %1814, i64 2
  %1817 = load <2 x double>, ptr %1816, align 8
  %1818 = fmul <2 x double> %1809, %1815
  %1819 = fmul <2 x double> %1811, %1817
  %1820 = getelementptr inbounds double, ptr %1595, i64 %1813
  %1821 = load <2 x double>, ptr %1820, align 8
  %1822 = getelementptr inbounds double, ptr %1820, i64 2
  %1823 = load <2 x double>, ptr %1822, align 8
  %1824 = fadd <2 x double> %1821, %1818
  %1825 = fadd <2 x double> %1823, %1819
  store <2 x double> %1824, ptr %1820, align 8
  store <2 x double> %1825, ptr %1822, align 8
  %1826 = add nuw i64 %1813, 4
  %1827 = icmp eq i64 %1826, %1648
  br i1 %1827, label %1828, label %1812

1828:                                             ; preds = %1812
  br i1 %1649, label %1843, label %1829

1829:                                             ; preds = %1802, %1801, %1828
  %1830 = phi i64 [ 0, %1802 ], [ 0, %1801 ], [ %1648, %1828 ]
  %1831 = or i64 %1830, 1
  br i1 %1651, label %1840, label %1832

1832:                                             ; preds = %1829
  %1833 = getelementptr inbounds double, ptr %1800, i64 %1830
  %1834 = load double, ptr %1833, align 8
  %1835 = fmul double %1798, %1834
  %1836 = getelementptr inbounds double, ptr %1595, i64 %1830
  %1837 = load double, ptr %1836, align 8
  %1838 = fadd double %1837, %1835
  store double %1838, ptr %1836, align 8
  %1839 = or i64 %1830, 1
  br label %1840

1840:                                             ; preds = %1832, %1829
  %1841 = phi i64 [ %1830, %1829 ], [ %1839, %1832 ]
  %1842 = icmp eq i64 %1597, %1831
  br i1 %1842, label %1843, label %1849

1843:                                             ; preds = %1840, %1849, %1828, %1792
  %1844 = load i64, ptr %1644, align 8
  %1845 = sub nsw i64 %1844, %1597
  store i64 %1845, ptr %1644, align 8
  %1846 = add nuw nsw i64 %1793, 1
  %1847 = load i64, ptr %1637, align 8
  %1848 = icmp slt i64 %1846, %1847
  br i1 %1848, label %1792, label %1783

1849:                                             ; preds = %1840, %1849
  %1850 = phi i64 [ %1864, %1849 ], [ %1841, %1840 ]
  %1851 = getelementptr inbounds double, ptr %1800, i64 %1850
  %1852 = load double, ptr %1851, align 8
  %1853 = fmul double %1798, %1852
  %1854 = getelementptr inbounds double, ptr %1595, i64 %1850
  %1855 = load double, ptr %1854, align 8
  %1856 = fadd double %1855, %1853
  store double %1856, ptr %1854, align 8
  %1857 = add nuw nsw i64 %1850, 1
  %1858 = getelementptr inbounds double, ptr %1800, i64 %1857
  %1859 = load double, ptr %1858, align 8
  %1860 = fmul double %1798, %1859
  %1861 = getelementptr inbounds double, ptr %1595, i64 %1857
  %1862 = load double, ptr %1861, align 8
  %1863 = fadd double %1862, %1860
  store double %1863, ptr %1861, align 8
  %1864 = add nuw nsw i64 %1850, 2
  %1865 = icmp eq i64 %1864, %1597
  br i1 %1865, label %1843, label %1849

1866:                                             ; preds = %1898, %1785
  %1867 = phi i64 [ undef, %1785 ], [ %1928, %1898 ]
  %1868 = phi i64 [ 1, %1785 ], [ %1929, %1898 ]
  %1869 = phi i64 [ 0, %1785 ], [ %1928, %1898 ]
  %1870 = icmp eq i64 %1788, 0
  br i1 %1870, label %1884, label %1871

1871:                                             ; preds = %1866, %1871
  %1872 = phi i64 [ %1881, %1871 ], [ %1868, %1866 ]
  %1873 = phi i64 [ %1880, %1871 ], [ %1869, %1866 ]
  %1874 = phi i64 [ %1882, %1871 ], [ 0, %1866 ]
  %1875 = getelementptr inbounds double, ptr %1595, i64 %1872
  %1876 = load double, ptr %1875, align 8
  %1877 = getelementptr inbounds double, ptr %1595, i64 %1873
  %1878 = load double, ptr %1877, align 8
  %1879 = fcmp olt double %1876, %1878
  %1880 = select i1 %1879, i64 %1872, i64 %1873
  %1881 = add nuw nsw i64 %1872, 1
  %1882 = add i64 %1874, 1
  %1883 = icmp eq i64 %1882, %1788
  br i1 %1883, label %1884, label %1871

1884:                                             ; preds = %1866, %1871, %1783
  %1885 = phi i64 [ 0, %1783 ], [ %1867, %1866 ], [ %1880, %1871 ]
  %1886 = getelementptr inbounds double, ptr %1595, i64 %1885
  %1887 = load double, ptr %1886, align 8
  %1888 = getelementptr inbounds [16 x double], ptr %2, i64 0, i64 %1593
  store double %1887, ptr %1888, align 8
  %1889 = fadd double %1636, %1887
  %1890 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 24, i64 %1593
  %1891 = load ptr, ptr %1890, align 8
  %1892 = getelementptr inbounds i32, ptr %1891, i64 %1885
  %1893 = load i32, ptr %1892, align 4
  %1894 = sext i32 %1893 to i64
  %1895 = getelementptr inbounds [16 x i64], ptr %3, i64 0, i64 %1593
  store i64 %1894, ptr %1895, align 8
  %1896 = add nuw nsw i64 %1593, 1
  %1897 = icmp eq i64 %1896, %1518
  br i1 %1897, label %1579, label %1591

1898:                                             ; preds = %1898, %1790
  %1899 = phi i64 [ 1, %1790 ], [ %1929, %1898 ]
  %1900 = phi i64 [ 0, %1790 ], [ %1928, %1898 ]
  %1901 = phi i64 [ 0, %1790 ], [ %1930, %1898 ]
  %1902 = getelementptr inbounds double, ptr %1595, i64 %1899
  %1903 = load double, ptr %1902, align 8
  %1904 = getelementptr inbounds double, ptr %1595, i64 %1900
  %1905 = load double, ptr %1904, align 8
  %1906 = fcmp olt double %1903, %1905
  %1907 = select i1 %1906, i64 %1899, i64 %1900
  %1908 = add nuw nsw i64 %1899, 1
  %1909 = getelementptr inbounds double, ptr %1595, i64 %1908
  %1910 = load double, ptr %1909, align 8
  %1911 = getelementptr inbounds double, ptr %1595, i64 %1907
  %1912 = load double, ptr %1911, align 8
  %1913 = fcmp olt double %1910, %1912
  %1914 = select i1 %1913, i64 %1908, i64 %1907
  %1915 = add nuw nsw i64 %1899, 2
  %1916 = getelementptr inbounds double, ptr %1595, i64 %1915
  %1917 = load double, ptr %1916, align 8
  %1918 = getelementptr inbounds double, ptr %1595, i64 %1914
  %1919 = load double, ptr %1918, align 8
  %1920 = fcmp olt double %1917, %1919
  %1921 = select i1 %1920, i64 %1915, i64 %1914
  %1922 = add nuw nsw i64 %1899, 3
  %1923 = getelementptr inbounds double, ptr %1595, i64 %1922
  %1924 = load double, ptr %1923, align 8
  %1925 = getelementptr inbounds double, ptr %1595, i64 %1921
  %1926 = load double, ptr %1925, align 8
  %1927 = fcmp olt double %1924, %1926
  %1928 = select i1 %1927, i64 %1922, i64 %1921
  %1929 = add nuw nsw i64 %1899, 4
  %1930 = add i64 %1901, 4
  %1931 = icmp eq i64 %1930, %1791
  br i1 %1931, label %1866, label %1898

1932:                                             ; preds = %2164, %1589
  %1933 = phi i1 [ true, %1589 ], [ %2170, %2164 ]
  %1934 = phi i64 [ 0, %1589 ], [ %2169, %2164 ]
  %1935 = phi i64 [ 1, %1589 ], [ %2168, %2164 ]
  %1936 = getelementptr inbounds [16 x double], ptr %2, i64 0, i64 %1934
  %1937 = load double, ptr %1936, align 8
  %1938 = fadd double %1590, %1937
  %1939 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %1934
  %1940 = load i64, ptr %1939, align 8
  %1941 = icmp sgt i64 %1940, 0
  br i1 %1941, label %1942, label %1984

1942:                                             ; preds = %1932
  %1943 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 20, i64 %1934
  %1944 = load ptr, ptr %1943, align 8
  %1945 = icmp ult i64 %1940, 4
  br i1 %1945, label %1972, label %1946

1946:                                             ; preds = %1942
  %1947 = and i64 %1940, -4
  %1948 = insertelement <2 x double> poison, double %1938, i64 0
  %1949 = shufflevector <2 x double> %1948, <2 x double> poison, <2 x i32> zeroinitializer
  %1950 = insertelement <2 x double> poison, double %1938, i64 0
  %1951 = shufflevector <2 x double> %1950, <2 x double> poison, <2 x i32> zeroinitializer
  br label %1952

1952:                                             ; preds = %1952, %1946
  %1953 = phi i64 [ 0, %1946 ], [ %1966, %1952 ]
  %1954 = phi <2 x i64> [ zeroinitializer, %1946 ], [ %1964, %1952 ]
  %1955 = phi <2 x i64> [ zeroinitializer, %1946 ], [ %1965, %1952 ]
  %1956 = getelementptr inbounds double, ptr %1944, i64 %1953
  %1957 = load <2 x double>, ptr %1956, align 8
  %1958 = getelementptr inbounds double, ptr %1956, i64 2
  %1959 = load <2 x double>, ptr %1958, align 8
  %1960 = fcmp oge <2 x double> %1957, %1949
  %1961 = fcmp oge <2 x double> %1959, %1951
  %1962 = zext <2 x i1> %1960 to <2 x i64>
  %1963 = zext <2 x i1> %1961 to <2 x i64>
  %1964 = add <2 x i64> %1954, %1962
  %1965 = add <2 x i64> %1955, %1963
  %1966 = add nuw i64 %1953, 4
  %1967 = icmp eq i64 %1966, %1947
  br i1 %1967, label %1968, label %1952

1968:                                             ; preds = %1952
  %1969 = add <2 x i64> %1965, %1964
  %1970 = tail call i64 @llvm.vector.reduce.add.v2i64(<2 x i64> %1969)
  %1971 = icmp eq i64 %1940, %1947
  br i1 %1971, label %1975, label %1972

1972:                                             ; preds = %1942, %1968
  %1973 = phi i64 [ 0, %1942 ], [ %1947, %1968 ]
  %1974 = phi i64 [ 0, %1942 ], [ %1970, %1968 ]
  br label %1986

1975:                                             ; preds = %1986, %1968
  %1976 = phi i64 [ %1970, %1968 ], [ %1993, %1986 ]
  %1977 = mul nsw i64 %1976, 10
  %1978 = icmp sgt i64 %1977, %1940
  br i1 %1978, label %1979, label %2164

1979:                                             ; preds = %1975
  %1980 = and i64 %1940, 3
  %1981 = icmp ult i64 %1940, 4
  br i1 %1981, label %1997, label %1982

1982:                                             ; preds = %1979
  %1983 = and i64 %1940, -4
  br label %2139

1984:                                             ; preds = %1932
  %1985 = icmp slt i64 %1940, 0
  br i1 %1985, label %1996, label %2164

1986:                                             ; preds = %1972, %1986
  %1987 = phi i64 [ %1994, %1986 ], [ %1973, %1972 ]
  %1988 = phi i64 [ %1993, %1986 ], [ %1974, %1972 ]
  %1989 = getelementptr inbounds double, ptr %1944, i64 %1987
  %1990 = load double, ptr %1989, align 8
  %1991 = fcmp oge double %1990, %1938
  %1992 = zext i1 %1991 to i64
  %1993 = add nuw nsw i64 %1988, %1992
  %1994 = add nuw nsw i64 %1987, 1
  %1995 = icmp eq i64 %1994, %1940
  br i1 %1995, label %1975, label %1986

1996:                                             ; preds = %1984
  store i64 0, ptr %1939, align 8
  br label %2172

1997:                                             ; preds = %2139, %1979
  %1998 = phi i64 [ 0, %1979 ], [ %2161, %2139 ]
  %1999 = icmp eq i64 %1980, 0
  br i1 %1999, label %2010, label %2000

2000:                                             ; preds = %1997, %2000
  %2001 = phi i64 [ %2007, %2000 ], [ %1998, %1997 ]
  %2002 = phi i64 [ %2008, %2000 ], [ 0, %1997 ]
  %2003 = getelementptr inbounds double, ptr %1944, i64 %2001
  %2004 = load double, ptr %2003, align 8
  %2005 = fcmp oge double %2004, %1938
  %2006 = uitofp i1 %2005 to double
  store double %2006, ptr %2003, align 8
  %2007 = add nuw nsw i64 %2001, 1
  %2008 = add i64 %2002, 1
  %2009 = icmp eq i64 %2008, %1980
  br i1 %2009, label %2010, label %2000

2010:                                             ; preds = %2000, %1997
  %2011 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 24, i64 %1934
  %2012 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %1934
  %2013 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 %1934
  br label %2014

2014:                                             ; preds = %2133, %2010
  %2015 = phi i64 [ 0, %2010 ], [ %2135, %2133 ]
  %2016 = phi i64 [ 0, %2010 ], [ %2134, %2133 ]
  %2017 = getelementptr inbounds double, ptr %1944, i64 %2015
  %2018 = load double, ptr %2017, align 8
  %2019 = fcmp une double %2018, 0.000000e+00
  br i1 %2019, label %2133, label %2020

2020:                                             ; preds = %2014
  %2021 = icmp slt i64 %2016, %2015
  br i1 %2021, label %2022, label %2131

2022:                                             ; preds = %2020
  %2023 = load ptr, ptr %2011, align 8
  %2024 = getelementptr inbounds i32, ptr %2023, i64 %2015
  %2025 = load i32, ptr %2024, align 4
  %2026 = getelementptr inbounds i32, ptr %2023, i64 %2016
  store i32 %2025, ptr %2026, align 4
  %2027 = load i64, ptr %2012, align 8
  %2028 = icmp sgt i64 %2027, 0
  br i1 %2028, label %2029, label %2048

2029:                                             ; preds = %2022
  %2030 = and i64 %2027, 3
  %2031 = icmp ult i64 %2027, 4
  br i1 %2031, label %2034, label %2032

2032:                                             ; preds = %2029
  %2033 = and i64 %2027, -4
  br label %2056

2034:                                             ; preds = %2056, %2029
  %2035 = phi i64 [ 0, %2029 ], [ %2082, %2056 ]
  %2036 = icmp eq i64 %2030, 0
  br i1 %2036, label %2048, label %2037

2037:                                             ; preds = %2034, %2037
  %2038 = phi i64 [ %2045, %2037 ], [ %2035, %2034 ]
  %2039 = phi i64 [ %2046, %2037 ], [ 0, %2034 ]
  %2040 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %1934, i64 %2038
  %2041 = load ptr, ptr %2040, align 8
  %2042 = getelementptr inbounds double, ptr %2041, i64 %2015
  %2043 = load double, ptr %2042, align 8
  %2044 = getelementptr inbounds double, ptr %2041, i64 %2016
  store double %2043, ptr %2044, align 8
  %2045 = add nuw nsw i64 %2038, 1
  %2046 = add i64 %2039, 1
  %2047 = icmp eq i64 %2046, %2030
  br i1 %2047, label %2048, label %2037

2048:                                             ; preds = %2034, %2037, %2022
  %2049 = load i64, ptr %2013, align 8
  %2050 = icmp sgt i64 %2049, 0
  br i1 %2050, label %2051, label %2099

2051:                                             ; preds = %2048
  %2052 = and i64 %2049, 3
  %2053 = icmp ult i64 %2049, 4
  br i1 %2053, label %2085, label %2054

2054:                                             ; preds = %2051
  %2055 = and i64 %2049, -4
  br label %2102

2056:                                             ; preds = %2056, %2032
  %2057 = phi i64 [ 0, %2032 ], [ %2082, %2056 ]
  %2058 = phi i64 [ 0, %2032 ], [ %2083, %2056 ]
  %2059 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %1934, i64 %2057
  %2060 = load ptr, ptr %2059, align 8
  %2061 = getelementptr inbounds double, ptr %2060, i64 %2015
  %2062 = load double, ptr %2061, align 8
  %2063 = getelementptr inbounds double, ptr %2060, i64 %2016
  store double %2062, ptr %2063, align 8
  %2064 = or i64 %2057, 1
  %2065 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %1934, i64 %2064
  %2066 = load ptr, ptr %2065, align 8
  %2067 = getelementptr inbounds double, ptr %2066, i64 %2015
  %2068 = load double, ptr %2067, align 8
  %2069 = getelementptr inbounds double, ptr %2066, i64 %2016
  store double %2068, ptr %2069, align 8
  %2070 = or i64 %2057, 2
  %2071 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %1934, i64 %2070
  %2072 = load ptr, ptr %2071, align 8
  %2073 = getelementptr inbounds double, ptr %2072, i64 %2015
  %2074 = load double, ptr %2073, align 8
  %2075 = getelementptr inbounds double, ptr %2072, i64 %2016
  store double %2074, ptr %2075, align 8
  %2076 = or i64 %2057, 3
  %2077 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %1934, i64 %2076
  %2078 = load ptr, ptr %2077, align 8
  %2079 = getelementptr inbounds double, ptr %2078, i64 %2015
  %2080 = load double, ptr %2079, align 8
  %2081 = getelementptr inbounds double, ptr %2078, i64 %2016
  store double %2080, ptr %2081, align 8
  %2082 = add nuw nsw i64 %2057, 4
  %2083 = add i64 %2058, 4
  %2084 = icmp eq i64 %2083, %2033
  br i1 %2084, label %2034, label %2056

2085:                                             ; preds = %2102, %2051
  %2086 = phi i64 [ 0, %2051 ], [ %2128, %2102 ]
  %2087 = icmp eq i64 %2052, 0
  br i1 %2087, label %2099, label %2088

2088:                                             ; preds = %2085, %2088
  %2089 = phi i64 [ %2096, %2088 ], [ %2086, %2085 ]
  %2090 = phi i64 [ %2097, %2088 ], [ 0, %2085 ]
  %2091 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %1934, i64 %2089
  %2092 = load ptr, ptr %2091, align 8
  %2093 = getelementptr inbounds double, ptr %2092, i64 %2015
  %2094 = load double, ptr %2093, align 8
  %2095 = getelementptr inbounds double, ptr %2092, i64 %2016
  store double %2094, ptr %2095, align 8
  %2096 = add nuw nsw i64 %2089, 1
  %2097 = add i64 %2090, 1
  %2098 = icmp eq i64 %2097, %2052
  br i1 %2098, label %2099, label %2088

2099:                                             ; preds = %2085, %2088, %2048
  %2100 = load double, ptr %2017, align 8
  %2101 = getelementptr inbounds double, ptr %1944, i64 %2016
  store double %2100, ptr %2101, align 8
  br label %2131

2102:                                             ; preds = %2102, %2054
  %2103 = phi i64 [ 0, %2054 ], [ %2128, %2102 ]
  %2104 = phi i64 [ 0, %2054 ], [ %2129, %2102 ]
  %2105 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %1934, i64 %2103
  %2106 = load ptr, ptr %2105, align 8
  %2107 = getelementptr inbounds double, ptr %2106, i64 %2015
  %2108 = load double, ptr %2107, align 8
  %2109 = getelementptr inbounds double, ptr %2106, i64 %2016
  store double %2108, ptr %2109, align 8
  %2110 = or i64 %2103, 1
  %2111 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %1934, i64 %2110
  %2112 = load ptr, ptr %2111, align 8
  %2113 = getelementptr inbounds double, ptr %2112, i64 %2015
  %2114 = load double, ptr %2113, align 8
  %2115 = getelementptr inbounds double, ptr %2112, i64 %2016
  store double %2114, ptr %2115, align 8
  %2116 = or i64 %2103, 2
  %2117 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %1934, i64 %2116
  %2118 = load ptr, ptr %2117, align 8
  %2119 = getelementptr inbounds double, ptr %2118, i64 %2015
  %2120 = load double, ptr %2119, align 8
  %2121 = getelementptr inbounds double, ptr %2118, i64 %2016
  store double %2120, ptr %2121, align 8
  %2122 = or i64 %2103, 3
  %2123 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %1934, i64 %2122
  %2124 = load ptr, ptr %2123, align 8
  %2125 = getelementptr inbounds double, ptr %2124, i64 %2015
  %2126 = load double, ptr %2125, align 8
  %2127 = getelementptr inbounds double, ptr %2124, i64 %2016
  store double %2126, ptr %2127, align 8
  %2128 = add nuw nsw i64 %2103, 4
  %2129 = add i64 %2104, 4
  %2130 = icmp eq i64 %2129, %2055
  br i1 %2130, label %2085, label %2102

2131:                                             ; preds = %2099, %2020
  %2132 = add nsw i64 %2016, 1
  br label %2133

2133:                                             ; preds = %2131, %2014
  %2134 = phi i64 [ %2016, %2014 ], [ %2132, %2131 ]
  %2135 = add nuw nsw i64 %2015, 1
  %2136 = icmp eq i64 %2135, %1940
  br i1 %2136, label %2137, label %2014

2137:                                             ; preds = %2133
  store i64 %2134, ptr %1939, align 8
  %2138 = icmp eq i64 %2134, 0
  br i1 %2138, label %2172, label %2164

2139:                                             ; preds = %2139, %1982
  %2140 = phi i64 [ 0, %1982 ], [ %2161, %2139 ]
  %2141 = phi i64 [ 0, %1982 ], [ %2162, %2139 ]
  %2142 = getelementptr inbounds double, ptr %1944, i64 %2140
  %2143 = load double, ptr %2142, align 8
  %2144 = fcmp oge double %2143, %1938
  %2145 = uitofp i1 %2144 to double
  store double %2145, ptr %2142, align 8
  %2146 = or i64 %2140, 1
  %2147 = getelementptr inbounds double, ptr %1944, i64 %2146
  %2148 = load double, ptr %2147, align 8
  %2149 = fcmp oge double %2148, %1938
  %2150 = uitofp i1 %2149 to double
  store double %2150, ptr %2147, align 8
  %2151 = or i64 %2140, 2
  %2152 = getelementptr inbounds double, ptr %1944, i64 %2151
  %2153 = load double, ptr %2152, align 8
  %2154 = fcmp oge double %2153, %1938
  %2155 = uitofp i1 %2154 to double
  store double %2155, ptr %2152, align 8
  %2156 = or i64 %2140, 3
  %2157 = getelementptr inbounds double, ptr %1944, i64 %2156
  %2158 = load double, ptr %2157, align 8
  %2159 = fcmp oge double %2158, %1938
  %2160 = uitofp i1 %2159 to double
  store double %2160, ptr %2157, align 8
  %2161 = add nuw nsw i64 %2140, 4
  %2162 = add i64 %2141, 4
  %2163 = icmp eq i64 %2162, %1983
  br i1 %2163, label %1997, label %2139

2164:                                             ; preds = %2137, %1984, %1975
  %2165 = phi i64 [ %2134, %2137 ], [ %1940, %1975 ], [ 0, %1984 ]
  %2166 = icmp eq i64 %2165, 1
  %2167 = zext i1 %2166 to i64
  %2168 = and i64 %1935, %2167
  %2169 = add nuw nsw i64 %1934, 1
  %2170 = icmp slt i64 %2169, %1518
  %2171 = icmp eq i64 %2169, %1518
  br i1 %2171, label %2174, label %1932

2172:                                             ; preds = %2137, %1996
  br i1 %1933, label %2428, label %2174

2173:                                             ; preds = %1584
  call fastcc void @try(ptr noundef nonnull %0, ptr noundef nonnull %3, i64 noundef 0)
  br label %2428

2174:                                             ; preds = %2164, %2172
  %2175 = phi i64 [ %1935, %2172 ], [ %2168, %2164 ]
  call fastcc void @try(ptr noundef %0, ptr noundef nonnull %3, i64 noundef 0)
  %2176 = icmp eq i64 %2175, 0
  br i1 %2176, label %2177, label %2428

2177:                                             ; preds = %2174
  %2178 = load ptr, ptr %1520, align 8
  %2179 = load i64, ptr %2178, align 8
  %2180 = icmp eq i64 %2179, 0
  %2181 = icmp eq i64 %2179, 3
  %2182 = or i1 %2180, %2181
  %2183 = select i1 %2182, double 1.500000e-01, double 3.000000e-01
  %2184 = add nuw nsw i64 %1526, 3
  %2185 = sitofp i64 %2184 to double
  %2186 = fdiv double 2.000000e+00, %2185
  %2187 = fcmp ogt double %2186, 5.000000e-01
  %2188 = select i1 %2187, double 5.000000e-01, double %2186
  %2189 = fmul double %2183, 5.000000e-01
  %2190 = fcmp olt double %2188, %2189
  %2191 = select i1 %2190, double %2189, double %2188
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %4)
  %2192 = load i64, ptr %19, align 8
  %2193 = icmp sgt i64 %2192, 0
  br i1 %2193, label %2195, label %2194

2194:                                             ; preds = %2213, %2209, %2177
  br label %2251

2195:                                             ; preds = %2177
  %2196 = icmp ult i64 %2192, 4
  br i1 %2196, label %2211, label %2197

2197:                                             ; preds = %2195
  %2198 = and i64 %2192, -4
  br label %2199

2199:                                             ; preds = %2199, %2197
  %2200 = phi i64 [ 0, %2197 ], [ %2207, %2199 ]
  %2201 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %2200
  %2202 = load <2 x double>, ptr %2201, align 8
  %2203 = getelementptr inbounds double, ptr %2201, i64 2
  %2204 = load <2 x double>, ptr %2203, align 8
  %2205 = getelementptr inbounds [1024 x double], ptr %4, i64 0, i64 %2200
  store <2 x double> %2202, ptr %2205, align 16
  %2206 = getelementptr inbounds double, ptr %2205, i64 2
  store <2 x double> %2204, ptr %2206, align 16
  %2207 = add nuw i64 %2200, 4
  %2208 = icmp eq i64 %2207, %2198
  br i1 %2208, label %2209, label %2199

2209:                                             ; preds = %2199
  %2210 = icmp eq i64 %2192, %2198
  br i1 %2210, label %2194, label %2211

2211:                                             ; preds = %2195, %2209
  %2212 = phi i64 [ 0, %2195 ], [ %2198, %2209 ]
  br label %2213

2213:                                             ; preds = %2211, %2213
  %2214 = phi i64 [ %2218, %2213 ], [ %2212, %2211 ]
  %2215 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %2214
  %2216 = load double, ptr %2215, align 8
  %2217 = getelementptr inbounds [1024 x double], ptr %4, i64 0, i64 %2214
  store double %2216, ptr %2217, align 8
  %2218 = add nuw nsw i64 %2214, 1
  %2219 = icmp eq i64 %2218, %2192
  br i1 %2219, label %2194, label %2213

2220:                                             ; preds = %2334
  br i1 %2193, label %2221, label %2360

2221:                                             ; preds = %2220
  %2222 = icmp ult i64 %2192, 4
  br i1 %2222, label %2249, label %2223

2223:                                             ; preds = %2221
  %2224 = and i64 %2192, -4
  %2225 = insertelement <2 x double> poison, double %2191, i64 0
  %2226 = shufflevector <2 x double> %2225, <2 x double> poison, <2 x i32> zeroinitializer
  %2227 = insertelement <2 x double> poison, double %2191, i64 0
  %2228 = shufflevector <2 x double> %2227, <2 x double> poison, <2 x i32> zeroinitializer
  br label %2229

2229:                                             ; preds = %2229, %2223
  %2230 = phi i64 [ 0, %2223 ], [ %2245, %2229 ]
  %2231 = getelementptr inbounds [1024 x double], ptr %4, i64 0, i64 %2230
  %2232 = load <2 x double>, ptr %2231, align 16
  %2233 = getelementptr inbounds double, ptr %2231, i64 2
  %2234 = load <2 x double>, ptr %2233, align 16
  %2235 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %2230
  %2236 = load <2 x double>, ptr %2235, align 8
  %2237 = getelementptr inbounds double, ptr %2235, i64 2
  %2238 = load <2 x double>, ptr %2237, align 8
  %2239 = fsub <2 x double> %2232, %2236
  %2240 = fsub <2 x double> %2234, %2238
  %2241 = fmul <2 x double> %2226, %2239
  %2242 = fmul <2 x double> %2228, %2240
  %2243 = fadd <2 x double> %2236, %2241
  %2244 = fadd <2 x double> %2238, %2242
  store <2 x double> %2243, ptr %2235, align 8
  store <2 x double> %2244, ptr %2237, align 8
  %2245 = add nuw i64 %2230, 4
  %2246 = icmp eq i64 %2245, %2224
  br i1 %2246, label %2247, label %2229

2247:                                             ; preds = %2229
  %2248 = icmp eq i64 %2192, %2224
  br i1 %2248, label %2360, label %2249

2249:                                             ; preds = %2221, %2247
  %2250 = phi i64 [ 0, %2221 ], [ %2224, %2247 ]
  br label %2383

2251:                                             ; preds = %2194, %2334
  %2252 = phi i64 [ %2335, %2334 ], [ 0, %2194 ]
  %2253 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %2252
  %2254 = load i64, ptr %2253, align 8
  %2255 = icmp sgt i64 %2254, 0
  br i1 %2255, label %2256, label %2276

2256:                                             ; preds = %2251
  %2257 = getelementptr inbounds [16 x i64], ptr %3, i64 0, i64 %2252
  %2258 = load i64, ptr %2257, align 8
  %2259 = and i64 %2254, 1
  %2260 = icmp eq i64 %2254, 1
  br i1 %2260, label %2263, label %2261

2261:                                             ; preds = %2256
  %2262 = and i64 %2254, -2
  br label %2288

2263:                                             ; preds = %2288, %2256
  %2264 = phi i64 [ 0, %2256 ], [ %2310, %2288 ]
  %2265 = icmp eq i64 %2259, 0
  br i1 %2265, label %2276, label %2266

2266:                                             ; preds = %2263
  %2267 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 42, i64 %2252, i64 %2264
  %2268 = load ptr, ptr %2267, align 8
  %2269 = getelementptr inbounds double, ptr %2268, i64 %2258
  %2270 = load double, ptr %2269, align 8
  %2271 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %2252, i64 %2264
  %2272 = load i64, ptr %2271, align 8
  %2273 = getelementptr inbounds [1024 x double], ptr %4, i64 0, i64 %2272
  %2274 = load double, ptr %2273, align 8
  %2275 = fadd double %2270, %2274
  store double %2275, ptr %2273, align 8
  br label %2276

2276:                                             ; preds = %2266, %2263, %2251
  %2277 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %2252
  %2278 = load i64, ptr %2277, align 8
  %2279 = icmp sgt i64 %2278, 0
  br i1 %2279, label %2280, label %2325

2280:                                             ; preds = %2276
  %2281 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 24, i64 %2252
  %2282 = load ptr, ptr %2281, align 8
  %2283 = getelementptr inbounds [16 x i64], ptr %3, i64 0, i64 %2252
  %2284 = load i64, ptr %2283, align 8
  %2285 = load i32, ptr %2282, align 4
  %2286 = sext i32 %2285 to i64
  %2287 = icmp eq i64 %2284, %2286
  br i1 %2287, label %2325, label %2318

2288:                                             ; preds = %2288, %2261
  %2289 = phi i64 [ 0, %2261 ], [ %2310, %2288 ]
  %2290 = phi i64 [ 0, %2261 ], [ %2311, %2288 ]
  %2291 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 42, i64 %2252, i64 %2289
  %2292 = load ptr, ptr %2291, align 8
  %2293 = getelementptr inbounds double, ptr %2292, i64 %2258
  %2294 = load double, ptr %2293, align 8
  %2295 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %2252, i64 %2289
  %2296 = load i64, ptr %2295, align 8
  %2297 = getelementptr inbounds [1024 x double], ptr %4, i64 0, i64 %2296
  %2298 = load double, ptr %2297, align 8
  %2299 = fadd double %2294, %2298
  store double %2299, ptr %2297, align 8
  %2300 = or i64 %2289, 1
  %2301 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 42, i64 %2252, i64 %2300
  %2302 = load ptr, ptr %2301, align 8
  %2303 = getelementptr inbounds double, ptr %2302, i64 %2258
  %2304 = load double, ptr %2303, align 8
  %2305 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %2252, i64 %2300
  %2306 = load i64, ptr %2305, align 8
  %2307 = getelementptr inbounds [1024 x double], ptr %4, i64 0, i64 %2306
  %2308 = load double, ptr %2307, align 8
  %2309 = fadd double %2304, %2308
  store double %2309, ptr %2307, align 8
  %2310 = add nuw nsw i64 %2289, 2
  %2311 = add i64 %2290, 2
  %2312 = icmp eq i64 %2311, %2262
  br i1 %2312, label %2263, label %2288

2313:                                             ; preds = %2318
  %2314 = getelementptr inbounds i32, ptr %2282, i64 %2320
  %2315 = load i32, ptr %2314, align 4
  %2316 = sext i32 %2315 to i64
  %2317 = icmp eq i64 %2284, %2316
  br i1 %2317, label %2322, label %2318

2318:                                             ; preds = %2280, %2313
  %2319 = phi i64 [ %2320, %2313 ], [ 0, %2280 ]
  %2320 = add nuw nsw i64 %2319, 1
  %2321 = icmp eq i64 %2320, %2278
  br i1 %2321, label %2322, label %2313

2322:                                             ; preds = %2318, %2313
  %2323 = phi i64 [ %2278, %2318 ], [ %2320, %2313 ]
  %2324 = icmp slt i64 %2323, %2278
  br label %2325

2325:                                             ; preds = %2322, %2280, %2276
  %2326 = phi i64 [ 0, %2276 ], [ 0, %2280 ], [ %2323, %2322 ]
  %2327 = phi i1 [ false, %2276 ], [ true, %2280 ], [ %2324, %2322 ]
  %2328 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 %2252
  %2329 = load i64, ptr %2328, align 8
  %2330 = icmp sgt i64 %2329, 0
  br i1 %2330, label %2331, label %2334

2331:                                             ; preds = %2325
  %2332 = load ptr, ptr %0, align 8
  %2333 = load i64, ptr %2332, align 8
  br label %2337

2334:                                             ; preds = %2351, %2325
  %2335 = add nuw nsw i64 %2252, 1
  %2336 = icmp eq i64 %2335, %1518
  br i1 %2336, label %2220, label %2251

2337:                                             ; preds = %2351, %2331
  %2338 = phi i64 [ 0, %2331 ], [ %2358, %2351 ]
  br i1 %2327, label %2339, label %2346

2339:                                             ; preds = %2337
  %2340 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %2252, i64 %2338
  %2341 = load ptr, ptr %2340, align 8
  %2342 = getelementptr inbounds double, ptr %2341, i64 %2326
  %2343 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %2252, i64 %2338
  %2344 = load i64, ptr %2343, align 8
  %2345 = add nsw i64 %2344, %2333
  br label %2351

2346:                                             ; preds = %2337
  %2347 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %2252, i64 %2338
  %2348 = load i64, ptr %2347, align 8
  %2349 = add nsw i64 %2348, %2333
  %2350 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %2349
  br label %2351

2351:                                             ; preds = %2346, %2339
  %2352 = phi i64 [ %2349, %2346 ], [ %2345, %2339 ]
  %2353 = phi ptr [ %2350, %2346 ], [ %2342, %2339 ]
  %2354 = load double, ptr %2353, align 8
  %2355 = getelementptr inbounds [1024 x double], ptr %4, i64 0, i64 %2352
  %2356 = load double, ptr %2355, align 8
  %2357 = fadd double %2354, %2356
  store double %2357, ptr %2355, align 8
  %2358 = add nuw nsw i64 %2338, 1
  %2359 = icmp eq i64 %2358, %2329
  br i1 %2359, label %2334, label %2337

2360:                                             ; preds = %2383, %2247, %2220
  %2361 = load i64, ptr %18, align 8
  %2362 = icmp slt i64 %2361, 64
  br i1 %2362, label %2363, label %2430

2363:                                             ; preds = %2360
  %2364 = icmp sgt i64 %2361, 0
  br i1 %2364, label %2365, label %2394

2365:                                             ; preds = %2363
  %2366 = fsub double 1.000000e+00, %2191
  %2367 = icmp eq i64 %2361, 1
  br i1 %2367, label %2381, label %2368

2368:                                             ; preds = %2365
  %2369 = and i64 %2361, -2
  %2370 = insertelement <2 x double> poison, double %2366, i64 0
  %2371 = shufflevector <2 x double> %2370, <2 x double> poison, <2 x i32> zeroinitializer
  br label %2372

2372:                                             ; preds = %2372, %2368
  %2373 = phi i64 [ 0, %2368 ], [ %2377, %2372 ]
  %2374 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %2373
  %2375 = load <2 x double>, ptr %2374, align 8
  %2376 = fmul <2 x double> %2371, %2375
  store <2 x double> %2376, ptr %2374, align 8
  %2377 = add nuw i64 %2373, 2
  %2378 = icmp eq i64 %2377, %2369
  br i1 %2378, label %2379, label %2372

2379:                                             ; preds = %2372
  %2380 = icmp eq i64 %2361, %2369
  br i1 %2380, label %2394, label %2381

2381:                                             ; preds = %2365, %2379
  %2382 = phi i64 [ 0, %2365 ], [ %2369, %2379 ]
  br label %2410

2383:                                             ; preds = %2249, %2383
  %2384 = phi i64 [ %2392, %2383 ], [ %2250, %2249 ]
  %2385 = getelementptr inbounds [1024 x double], ptr %4, i64 0, i64 %2384
  %2386 = load double, ptr %2385, align 8
  %2387 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %2384
  %2388 = load double, ptr %2387, align 8
  %2389 = fsub double %2386, %2388
  %2390 = fmul double %2191, %2389
  %2391 = fadd double %2388, %2390
  store double %2391, ptr %2387, align 8
  %2392 = add nuw nsw i64 %2384, 1
  %2393 = icmp eq i64 %2392, %2192
  br i1 %2393, label %2360, label %2383

2394:                                             ; preds = %2410, %2379, %2363
  br i1 %1521, label %2408, label %2395

2395:                                             ; preds = %2394, %2395
  %2396 = phi i64 [ %2405, %2395 ], [ 0, %2394 ]
  %2397 = getelementptr inbounds [16 x i64], ptr %3, i64 0, i64 %2396
  %2398 = load <2 x i64>, ptr %2397, align 16
  %2399 = getelementptr inbounds i64, ptr %2397, i64 2
  %2400 = load <2 x i64>, ptr %2399, align 16
  %2401 = trunc <2 x i64> %2398 to <2 x i32>
  %2402 = trunc <2 x i64> %2400 to <2 x i32>
  %2403 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %2361, i64 %2396
  store <2 x i32> %2401, ptr %2403, align 4
  %2404 = getelementptr inbounds i32, ptr %2403, i64 2
  store <2 x i32> %2402, ptr %2404, align 4
  %2405 = add nuw i64 %2396, 4
  %2406 = icmp eq i64 %2405, %1522
  br i1 %2406, label %2407, label %2395

2407:                                             ; preds = %2395
  br i1 %1523, label %2417, label %2408

2408:                                             ; preds = %2394, %2407
  %2409 = phi i64 [ 0, %2394 ], [ %1522, %2407 ]
  br label %2420

2410:                                             ; preds = %2381, %2410
  %2411 = phi i64 [ %2415, %2410 ], [ %2382, %2381 ]
  %2412 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %2411
  %2413 = load double, ptr %2412, align 8
  %2414 = fmul double %2366, %2413
  store double %2414, ptr %2412, align 8
  %2415 = add nuw nsw i64 %2411, 1
  %2416 = icmp eq i64 %2415, %2361
  br i1 %2416, label %2394, label %2410

2417:                                             ; preds = %2420, %2407
  %2418 = add nsw i64 %2361, 1
  store i64 %2418, ptr %18, align 8
  %2419 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %2361
  store double %2191, ptr %2419, align 8
  br label %2430

2420:                                             ; preds = %2408, %2420
  %2421 = phi i64 [ %2426, %2420 ], [ %2409, %2408 ]
  %2422 = getelementptr inbounds [16 x i64], ptr %3, i64 0, i64 %2421
  %2423 = load i64, ptr %2422, align 8
  %2424 = trunc i64 %2423 to i32
  %2425 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %2361, i64 %2421
  store i32 %2424, ptr %2425, align 4
  %2426 = add nuw nsw i64 %2421, 1
  %2427 = icmp eq i64 %2426, %1518
  br i1 %2427, label %2417, label %2420

2428:                                             ; preds = %2174, %2172, %1579, %1524, %2173, %1584
  %2429 = phi double [ 0x7FF0000000000000, %1584 ], [ %1586, %2173 ], [ %1525, %1524 ], [ 0x7FF0000000000000, %1579 ], [ 0x7FF0000000000000, %2172 ], [ %1581, %2174 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %2)
  br label %2433

2430:                                             ; preds = %2417, %2360
  tail call fastcc void @price(ptr noundef nonnull %0, double noundef %2183)
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %2)
  %2431 = add nuw nsw i64 %1526, 1
  %2432 = icmp eq i64 %2431, %1517
  br i1 %2432, label %2433, label %1524

2433:                                             ; preds = %2430, %2428
  %2434 = phi double [ %2429, %2428 ], [ %1581, %2430 ]
  %2435 = fcmp oeq double %2434, 0x7FF0000000000000
  br i1 %2435, label %3160, label %2436

2436:                                             ; preds = %2433
  %2437 = and i64 %32, 3
  %2438 = icmp ult i64 %32, 4
  br i1 %2438, label %2467, label %2439

2439:                                             ; preds = %2436
  %2440 = and i64 %32, -4
  br label %2441

2441:                                             ; preds = %2441, %2439
  %2442 = phi i64 [ 0, %2439 ], [ %2464, %2441 ]
  %2443 = phi double [ 1.000000e+00, %2439 ], [ %2463, %2441 ]
  %2444 = phi i64 [ 0, %2439 ], [ %2465, %2441 ]
  %2445 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %2442
  %2446 = load i64, ptr %2445, align 8
  %2447 = sitofp i64 %2446 to double
  %2448 = fmul double %2443, %2447
  %2449 = or i64 %2442, 1
  %2450 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %2449
  %2451 = load i64, ptr %2450, align 8
  %2452 = sitofp i64 %2451 to double
  %2453 = fmul double %2448, %2452
  %2454 = or i64 %2442, 2
  %2455 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %2454
  %2456 = load i64, ptr %2455, align 8
  %2457 = sitofp i64 %2456 to double
  %2458 = fmul double %2453, %2457
  %2459 = or i64 %2442, 3
  %2460 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %2459
  %2461 = load i64, ptr %2460, align 8
  %2462 = sitofp i64 %2461 to double
  %2463 = fmul double %2458, %2462
  %2464 = add nuw nsw i64 %2442, 4
  %2465 = add i64 %2444, 4
  %2466 = icmp eq i64 %2465, %2440
  br i1 %2466, label %2467, label %2441

2467:                                             ; preds = %2441, %2436
  %2468 = phi double [ undef, %2436 ], [ %2463, %2441 ]
  %2469 = phi i64 [ 0, %2436 ], [ %2464, %2441 ]
  %2470 = phi double [ 1.000000e+00, %2436 ], [ %2463, %2441 ]
  %2471 = icmp eq i64 %2437, 0
  br i1 %2471, label %2483, label %2472

2472:                                             ; preds = %2467, %2472
  %2473 = phi i64 [ %2480, %2472 ], [ %2469, %2467 ]
  %2474 = phi double [ %2479, %2472 ], [ %2470, %2467 ]
  %2475 = phi i64 [ %2481, %2472 ], [ 0, %2467 ]
  %2476 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %2473
  %2477 = load i64, ptr %2476, align 8
  %2478 = sitofp i64 %2477 to double
  %2479 = fmul double %2474, %2478
  %2480 = add nuw nsw i64 %2473, 1
  %2481 = add i64 %2475, 1
  %2482 = icmp eq i64 %2481, %2437
  br i1 %2482, label %2483, label %2472

2483:                                             ; preds = %2467, %2472, %1220
  %2484 = phi double [ %1221, %1220 ], [ %2468, %2467 ], [ %2479, %2472 ]
  %2485 = phi double [ %1198, %1220 ], [ %2434, %2472 ], [ %2434, %2467 ]
  %2486 = fcmp ugt double %2484, 6.400000e+01
  br i1 %2486, label %2488, label %2487

2487:                                             ; preds = %2483, %1196
  call fastcc void @enumerate(ptr noundef %0, i64 noundef 0, ptr noundef nonnull %6)
  br label %3160

2488:                                             ; preds = %2483
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7)
  %2489 = load ptr, ptr %0, align 8
  %2490 = load ptr, ptr %14, align 8
  %2491 = load i64, ptr %2490, align 8
  %2492 = load i64, ptr %18, align 8
  %2493 = icmp sgt i64 %2492, 0
  br i1 %2493, label %2494, label %2500

2494:                                             ; preds = %2488
  %2495 = add i64 %2492, -1
  %2496 = and i64 %2492, 7
  %2497 = icmp ult i64 %2492, 8
  br i1 %2497, label %2502, label %2498

2498:                                             ; preds = %2494
  %2499 = and i64 %2492, -8
  br label %2531

2500:                                             ; preds = %2488
  %2501 = icmp sgt i64 %2491, 0
  br label %2571

2502:                                             ; preds = %2531, %2494
  %2503 = phi double [ undef, %2494 ], [ %2565, %2531 ]
  %2504 = phi double [ 0.000000e+00, %2494 ], [ %2565, %2531 ]
  %2505 = phi i64 [ 0, %2494 ], [ %2566, %2531 ]
  %2506 = icmp eq i64 %2496, 0
  br i1 %2506, label %2517, label %2507

2507:                                             ; preds = %2502, %2507
  %2508 = phi double [ %2513, %2507 ], [ %2504, %2502 ]
  %2509 = phi i64 [ %2514, %2507 ], [ %2505, %2502 ]
  %2510 = phi i64 [ %2515, %2507 ], [ 0, %2502 ]
  %2511 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %2509
  %2512 = load double, ptr %2511, align 8
  %2513 = fadd double %2508, %2512
  %2514 = add nuw nsw i64 %2509, 1
  %2515 = add i64 %2510, 1
  %2516 = icmp eq i64 %2515, %2496
  br i1 %2516, label %2517, label %2507

2517:                                             ; preds = %2507, %2502
  %2518 = phi double [ %2503, %2502 ], [ %2513, %2507 ]
  %2519 = fcmp ogt double %2518, 0.000000e+00
  %2520 = icmp sgt i64 %2491, 0
  %2521 = select i1 %2520, i1 %2519, i1 false
  br i1 %2521, label %2522, label %2571

2522:                                             ; preds = %2517
  %2523 = and i64 %2492, 1
  %2524 = icmp eq i64 %2495, 0
  %2525 = and i64 %2492, -2
  %2526 = icmp eq i64 %2523, 0
  %2527 = and i64 %2492, 1
  %2528 = icmp eq i64 %2495, 0
  %2529 = and i64 %2492, -2
  %2530 = icmp eq i64 %2527, 0
  br label %2587

2531:                                             ; preds = %2531, %2498
  %2532 = phi double [ 0.000000e+00, %2498 ], [ %2565, %2531 ]
  %2533 = phi i64 [ 0, %2498 ], [ %2566, %2531 ]
  %2534 = phi i64 [ 0, %2498 ], [ %2567, %2531 ]
  %2535 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %2533
  %2536 = load double, ptr %2535, align 8
  %2537 = fadd double %2532, %2536
  %2538 = or i64 %2533, 1
  %2539 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %2538
  %2540 = load double, ptr %2539, align 8
  %2541 = fadd double %2537, %2540
  %2542 = or i64 %2533, 2
  %2543 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %2542
  %2544 = load double, ptr %2543, align 8
  %2545 = fadd double %2541, %2544
  %2546 = or i64 %2533, 3
  %2547 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %2546
  %2548 = load double, ptr %2547, align 8
  %2549 = fadd double %2545, %2548
  %2550 = or i64 %2533, 4
  %2551 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %2550
  %2552 = load double, ptr %2551, align 8
  %2553 = fadd double %2549, %2552
  %2554 = or i64 %2533, 5
  %2555 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %2554
  %2556 = load double, ptr %2555, align 8
  %2557 = fadd double %2553, %2556
  %2558 = or i64 %2533, 6
  %2559 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %2558
  %2560 = load double, ptr %2559, align 8
  %2561 = fadd double %2557, %2560
  %2562 = or i64 %2533, 7
  %2563 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %2562
  %2564 = load double, ptr %2563, align 8
  %2565 = fadd double %2561, %2564
  %2566 = add nuw nsw i64 %2533, 8
  %2567 = add i64 %2534, 8
  %2568 = icmp eq i64 %2567, %2499
  br i1 %2568, label %2502, label %2531

2569:                                             ; preds = %2769
  %2570 = icmp sgt i64 %2773, -1
  br i1 %2570, label %3027, label %2571

2571:                                             ; preds = %2569, %2517, %2500
  %2572 = phi i64 [ %2770, %2569 ], [ 0, %2517 ], [ 0, %2500 ]
  %2573 = phi double [ %2771, %2569 ], [ 0.000000e+00, %2517 ], [ 0.000000e+00, %2500 ]
  %2574 = phi i64 [ %2773, %2569 ], [ -1, %2517 ], [ -1, %2500 ]
  %2575 = phi i1 [ true, %2569 ], [ %2520, %2517 ], [ %2501, %2500 ]
  %2576 = getelementptr inbounds %struct.Problem, ptr %2489, i64 0, i32 1
  %2577 = load i64, ptr %2576, align 8
  %2578 = icmp sgt i64 %2577, 0
  br i1 %2578, label %2579, label %2792

2579:                                             ; preds = %2571
  %2580 = getelementptr inbounds %struct.Problem, ptr %2489, i64 0, i32 6
  %2581 = getelementptr inbounds %struct.Problem, ptr %2489, i64 0, i32 5
  %2582 = getelementptr inbounds %struct.Problem, ptr %2489, i64 0, i32 13
  %2583 = and i64 %2491, 1
  %2584 = icmp eq i64 %2491, 1
  %2585 = and i64 %2491, -2
  %2586 = icmp eq i64 %2583, 0
  br label %2776

2587:                                             ; preds = %2522, %2769
  %2588 = phi i64 [ %2770, %2769 ], [ 0, %2522 ]
  %2589 = phi double [ %2771, %2769 ], [ 0.000000e+00, %2522 ]
  %2590 = phi i64 [ %2773, %2769 ], [ -1, %2522 ]
  %2591 = phi double [ %2772, %2769 ], [ 0x3D06849B86A12B9B, %2522 ]
  %2592 = phi i64 [ %2774, %2769 ], [ 0, %2522 ]
  %2593 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %2592
  %2594 = load i64, ptr %2593, align 8
  %2595 = icmp slt i64 %2594, 2
  br i1 %2595, label %2769, label %2596

2596:                                             ; preds = %2587
  %2597 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %2592
  %2598 = load i64, ptr %2597, align 8
  %2599 = icmp sgt i64 %2598, 0
  br i1 %2599, label %2600, label %2769

2600:                                             ; preds = %2596
  %2601 = and i64 %2594, 1
  %2602 = icmp eq i64 %2594, 1
  %2603 = and i64 %2594, -2
  %2604 = icmp eq i64 %2601, 0
  br label %2605

2605:                                             ; preds = %2600, %2762
  %2606 = phi i64 [ %2763, %2762 ], [ %2588, %2600 ]
  %2607 = phi double [ %2764, %2762 ], [ %2589, %2600 ]
  %2608 = phi i64 [ %2766, %2762 ], [ %2590, %2600 ]
  %2609 = phi double [ %2765, %2762 ], [ %2591, %2600 ]
  %2610 = phi i64 [ %2767, %2762 ], [ 0, %2600 ]
  %2611 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %2592, i64 %2610
  %2612 = load i64, ptr %2611, align 8
  %2613 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %2612
  %2614 = load double, ptr %2613, align 8
  %2615 = fcmp olt double %2614, 1.000000e-09
  br i1 %2615, label %2762, label %2616

2616:                                             ; preds = %2605
  %2617 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 42, i64 %2592, i64 %2610
  %2618 = load ptr, ptr %2617, align 8
  br i1 %2524, label %2647, label %2619

2619:                                             ; preds = %2616, %2619
  %2620 = phi i64 [ %2644, %2619 ], [ 0, %2616 ]
  %2621 = phi double [ %2643, %2619 ], [ 0.000000e+00, %2616 ]
  %2622 = phi i64 [ %2645, %2619 ], [ 0, %2616 ]
  %2623 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %2620
  %2624 = load double, ptr %2623, align 8
  %2625 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %2620, i64 %2592
  %2626 = load i32, ptr %2625, align 4
  %2627 = sext i32 %2626 to i64
  %2628 = getelementptr inbounds double, ptr %2618, i64 %2627
  %2629 = load double, ptr %2628, align 8
  %2630 = fmul double %2624, %2629
  %2631 = fdiv double %2630, %2518
  %2632 = fadd double %2621, %2631
  %2633 = or i64 %2620, 1
  %2634 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %2633
  %2635 = load double, ptr %2634, align 8
  %2636 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %2633, i64 %2592
  %2637 = load i32, ptr %2636, align 4
  %2638 = sext i32 %2637 to i64
  %2639 = getelementptr inbounds double, ptr %2618, i64 %2638
  %2640 = load double, ptr %2639, align 8
  %2641 = fmul double %2635, %2640
  %2642 = fdiv double %2641, %2518
  %2643 = fadd double %2632, %2642
  %2644 = add nuw nsw i64 %2620, 2
  %2645 = add i64 %2622, 2
  %2646 = icmp eq i64 %2645, %2525
  br i1 %2646, label %2647, label %2619

2647:                                             ; preds = %2619, %2616
  %2648 = phi double [ undef, %2616 ], [ %2643, %2619 ]
  %2649 = phi i64 [ 0, %2616 ], [ %2644, %2619 ]
  %2650 = phi double [ 0.000000e+00, %2616 ], [ %2643, %2619 ]
  br i1 %2526, label %2662, label %2651

2651:                                             ; preds = %2647
  %2652 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %2649
  %2653 = load double, ptr %2652, align 8
  %2654 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %2649, i64 %2592
  %2655 = load i32, ptr %2654, align 4
  %2656 = sext i32 %2655 to i64
  %2657 = getelementptr inbounds double, ptr %2618, i64 %2656
  %2658 = load double, ptr %2657, align 8
  %2659 = fmul double %2653, %2658
  %2660 = fdiv double %2659, %2518
  %2661 = fadd double %2650, %2660
  br label %2662

2662:                                             ; preds = %2647, %2651
  %2663 = phi double [ %2648, %2647 ], [ %2661, %2651 ]
  br i1 %2528, label %2664, label %2689

2664:                                             ; preds = %2689, %2662
  %2665 = phi double [ undef, %2662 ], [ %2717, %2689 ]
  %2666 = phi i64 [ 0, %2662 ], [ %2718, %2689 ]
  %2667 = phi double [ 0.000000e+00, %2662 ], [ %2717, %2689 ]
  br i1 %2530, label %2681, label %2668

2668:                                             ; preds = %2664
  %2669 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %2666, i64 %2592
  %2670 = load i32, ptr %2669, align 4
  %2671 = sext i32 %2670 to i64
  %2672 = getelementptr inbounds double, ptr %2618, i64 %2671
  %2673 = load double, ptr %2672, align 8
  %2674 = fsub double %2673, %2663
  %2675 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %2666
  %2676 = load double, ptr %2675, align 8
  %2677 = fmul double %2676, %2674
  %2678 = fmul double %2674, %2677
  %2679 = fdiv double %2678, %2518
  %2680 = fadd double %2667, %2679
  br label %2681

2681:                                             ; preds = %2664, %2668
  %2682 = phi double [ %2665, %2664 ], [ %2680, %2668 ]
  %2683 = fmul double %2614, %2614
  %2684 = fmul double %2683, %2682
  %2685 = fcmp ogt double %2684, %2609
  br i1 %2685, label %2686, label %2762

2686:                                             ; preds = %2681
  %2687 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %2592, i64 %2610
  %2688 = load ptr, ptr %2687, align 8
  br i1 %2602, label %2721, label %2740

2689:                                             ; preds = %2662, %2689
  %2690 = phi i64 [ %2718, %2689 ], [ 0, %2662 ]
  %2691 = phi double [ %2717, %2689 ], [ 0.000000e+00, %2662 ]
  %2692 = phi i64 [ %2719, %2689 ], [ 0, %2662 ]
  %2693 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %2690, i64 %2592
  %2694 = load i32, ptr %2693, align 4
  %2695 = sext i32 %2694 to i64
  %2696 = getelementptr inbounds double, ptr %2618, i64 %2695
  %2697 = load double, ptr %2696, align 8
  %2698 = fsub double %2697, %2663
  %2699 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %2690
  %2700 = load double, ptr %2699, align 8
  %2701 = fmul double %2700, %2698
  %2702 = fmul double %2698, %2701
  %2703 = fdiv double %2702, %2518
  %2704 = fadd double %2691, %2703
  %2705 = or i64 %2690, 1
  %2706 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %2705, i64 %2592
  %2707 = load i32, ptr %2706, align 4
  %2708 = sext i32 %2707 to i64
  %2709 = getelementptr inbounds double, ptr %2618, i64 %2708
  %2710 = load double, ptr %2709, align 8
  %2711 = fsub double %2710, %2663
  %2712 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %2705
  %2713 = load double, ptr %2712, align 8
  %2714 = fmul double %2713, %2711
  %2715 = fmul double %2711, %2714
  %2716 = fdiv double %2715, %2518
  %2717 = fadd double %2704, %2716
  %2718 = add nuw nsw i64 %2690, 2
  %2719 = add i64 %2692, 2
  %2720 = icmp eq i64 %2719, %2529
  br i1 %2720, label %2664, label %2689

2721:                                             ; preds = %2740, %2686
  %2722 = phi double [ undef, %2686 ], [ %2755, %2740 ]
  %2723 = phi double [ undef, %2686 ], [ %2757, %2740 ]
  %2724 = phi i64 [ 0, %2686 ], [ %2758, %2740 ]
  %2725 = phi double [ 0xFFF0000000000000, %2686 ], [ %2757, %2740 ]
  %2726 = phi double [ 0x7FF0000000000000, %2686 ], [ %2755, %2740 ]
  br i1 %2604, label %2734, label %2727

2727:                                             ; preds = %2721
  %2728 = getelementptr inbounds double, ptr %2688, i64 %2724
  %2729 = load double, ptr %2728, align 8
  %2730 = fcmp olt double %2729, %2726
  %2731 = select i1 %2730, double %2729, double %2726
  %2732 = fcmp ogt double %2729, %2725
  %2733 = select i1 %2732, double %2729, double %2725
  br label %2734

2734:                                             ; preds = %2721, %2727
  %2735 = phi double [ %2722, %2721 ], [ %2731, %2727 ]
  %2736 = phi double [ %2723, %2721 ], [ %2733, %2727 ]
  %2737 = fcmp ole double %2735, %2663
  %2738 = fcmp olt double %2663, %2736
  %2739 = select i1 %2737, i1 %2738, i1 false
  br i1 %2739, label %2761, label %2762

2740:                                             ; preds = %2686, %2740
  %2741 = phi i64 [ %2758, %2740 ], [ 0, %2686 ]
  %2742 = phi double [ %2757, %2740 ], [ 0xFFF0000000000000, %2686 ]
  %2743 = phi double [ %2755, %2740 ], [ 0x7FF0000000000000, %2686 ]
  %2744 = phi i64 [ %2759, %2740 ], [ 0, %2686 ]
  %2745 = getelementptr inbounds double, ptr %2688, i64 %2741
  %2746 = load double, ptr %2745, align 8
  %2747 = fcmp olt double %2746, %2743
  %2748 = select i1 %2747, double %2746, double %2743
  %2749 = fcmp ogt double %2746, %2742
  %2750 = select i1 %2749, double %2746, double %2742
  %2751 = or i64 %2741, 1
  %2752 = getelementptr inbounds double, ptr %2688, i64 %2751
  %2753 = load double, ptr %2752, align 8
  %2754 = fcmp olt double %2753, %2748
  %2755 = select i1 %2754, double %2753, double %2748
  %2756 = fcmp ogt double %2753, %2750
  %2757 = select i1 %2756, double %2753, double %2750
  %2758 = add nuw nsw i64 %2741, 2
  %2759 = add nuw nsw i64 %2744, 2
  %2760 = icmp eq i64 %2759, %2603
  br i1 %2760, label %2721, label %2740

2761:                                             ; preds = %2734
  br label %2762

2762:                                             ; preds = %2761, %2734, %2681, %2605
  %2763 = phi i64 [ %2606, %2605 ], [ %2610, %2761 ], [ %2606, %2734 ], [ %2606, %2681 ]
  %2764 = phi double [ %2607, %2605 ], [ %2663, %2761 ], [ %2607, %2734 ], [ %2607, %2681 ]
  %2765 = phi double [ %2609, %2605 ], [ %2684, %2761 ], [ %2609, %2734 ], [ %2609, %2681 ]
  %2766 = phi i64 [ %2608, %2605 ], [ %2592, %2761 ], [ %2608, %2734 ], [ %2608, %2681 ]
  %2767 = add nuw nsw i64 %2610, 1
  %2768 = icmp eq i64 %2767, %2598
  br i1 %2768, label %2769, label %2605

2769:                                             ; preds = %2762, %2596, %2587
  %2770 = phi i64 [ %2588, %2587 ], [ %2588, %2596 ], [ %2763, %2762 ]
  %2771 = phi double [ %2589, %2587 ], [ %2589, %2596 ], [ %2764, %2762 ]
  %2772 = phi double [ %2591, %2587 ], [ %2591, %2596 ], [ %2765, %2762 ]
  %2773 = phi i64 [ %2590, %2587 ], [ %2590, %2596 ], [ %2766, %2762 ]
  %2774 = add nuw nsw i64 %2592, 1
  %2775 = icmp eq i64 %2774, %2491
  br i1 %2775, label %2569, label %2587

2776:                                             ; preds = %2796, %2579
  %2777 = phi i64 [ %2572, %2579 ], [ %2797, %2796 ]
  %2778 = phi double [ %2573, %2579 ], [ %2798, %2796 ]
  %2779 = phi i64 [ %2574, %2579 ], [ %2800, %2796 ]
  %2780 = phi double [ 0.000000e+00, %2579 ], [ %2799, %2796 ]
  %2781 = phi i64 [ 0, %2579 ], [ %2801, %2796 ]
  br i1 %2575, label %2782, label %2796

2782:                                             ; preds = %2776
  %2783 = load ptr, ptr %2580, align 8
  %2784 = xor i64 %2781, -1
  %2785 = load i64, ptr %2489, align 8
  %2786 = add nsw i64 %2785, %2781
  %2787 = add nsw i64 %2785, %2577
  br label %2803

2788:                                             ; preds = %2796
  %2789 = icmp sgt i64 %2800, -1
  %2790 = fcmp ogt double %2799, 1.000000e-03
  %2791 = select i1 %2789, i1 %2790, i1 false
  br i1 %2791, label %3027, label %2792

2792:                                             ; preds = %2788, %2571
  %2793 = phi i64 [ %2797, %2788 ], [ %2572, %2571 ]
  %2794 = phi double [ %2798, %2788 ], [ %2573, %2571 ]
  %2795 = phi i64 [ %2800, %2788 ], [ %2574, %2571 ]
  br i1 %2575, label %2935, label %3051

2796:                                             ; preds = %2928, %2776
  %2797 = phi i64 [ %2777, %2776 ], [ %2929, %2928 ]
  %2798 = phi double [ %2778, %2776 ], [ %2930, %2928 ]
  %2799 = phi double [ %2780, %2776 ], [ %2931, %2928 ]
  %2800 = phi i64 [ %2779, %2776 ], [ %2932, %2928 ]
  %2801 = add nuw nsw i64 %2781, 1
  %2802 = icmp eq i64 %2801, %2577
  br i1 %2802, label %2788, label %2776

2803:                                             ; preds = %2928, %2782
  %2804 = phi i64 [ %2777, %2782 ], [ %2929, %2928 ]
  %2805 = phi double [ %2778, %2782 ], [ %2930, %2928 ]
  %2806 = phi i64 [ %2779, %2782 ], [ %2932, %2928 ]
  %2807 = phi double [ %2780, %2782 ], [ %2931, %2928 ]
  %2808 = phi i64 [ 0, %2782 ], [ %2933, %2928 ]
  %2809 = mul nsw i64 %2808, %2787
  %2810 = add nsw i64 %2809, %2786
  %2811 = getelementptr inbounds i64, ptr %2783, i64 %2810
  %2812 = load i64, ptr %2811, align 8
  %2813 = icmp eq i64 %2812, 0
  br i1 %2813, label %2928, label %2814

2814:                                             ; preds = %2803
  %2815 = load ptr, ptr %2581, align 8
  %2816 = getelementptr inbounds ptr, ptr %2815, i64 %2808
  %2817 = load ptr, ptr %2816, align 8
  %2818 = getelementptr inbounds %struct.Table, ptr %2817, i64 0, i32 1
  %2819 = load ptr, ptr %2818, align 8
  %2820 = getelementptr inbounds ptr, ptr %2819, i64 %2812
  %2821 = load ptr, ptr %2820, align 8
  %2822 = icmp eq ptr %2821, null
  br i1 %2822, label %2928, label %2823

2823:                                             ; preds = %2814
  %2824 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %2808
  %2825 = load i64, ptr %2824, align 8
  %2826 = icmp slt i64 %2825, 2
  br i1 %2826, label %2928, label %2827

2827:                                             ; preds = %2823
  %2828 = load ptr, ptr %2582, align 8
  %2829 = getelementptr inbounds double, ptr %2828, i64 %2786
  %2830 = load double, ptr %2829, align 8
  %2831 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 18, i64 %2808
  %2832 = load ptr, ptr %2831, align 8
  %2833 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 24, i64 %2808
  %2834 = load ptr, ptr %2833, align 8
  %2835 = and i64 %2825, 1
  %2836 = and i64 %2825, -2
  br label %2837

2837:                                             ; preds = %2837, %2827
  %2838 = phi i64 [ 0, %2827 ], [ %2867, %2837 ]
  %2839 = phi double [ 0.000000e+00, %2827 ], [ %2866, %2837 ]
  %2840 = phi double [ 0x7FF0000000000000, %2827 ], [ %2864, %2837 ]
  %2841 = phi i64 [ 0, %2827 ], [ %2868, %2837 ]
  %2842 = getelementptr inbounds i32, ptr %2834, i64 %2838
  %2843 = load i32, ptr %2842, align 4
  %2844 = sext i32 %2843 to i64
  %2845 = getelementptr inbounds i32, ptr %2832, i64 %2844
  %2846 = load i32, ptr %2845, align 4
  %2847 = sext i32 %2846 to i64
  %2848 = getelementptr inbounds double, ptr %2821, i64 %2847
  %2849 = load double, ptr %2848, align 8
  %2850 = fcmp olt double %2849, %2840
  %2851 = select i1 %2850, double %2849, double %2840
  %2852 = fcmp ogt double %2849, %2839
  %2853 = select i1 %2852, double %2849, double %2839
  %2854 = or i64 %2838, 1
  %2855 = getelementptr inbounds i32, ptr %2834, i64 %2854
  %2856 = load i32, ptr %2855, align 4
  %2857 = sext i32 %2856 to i64
  %2858 = getelementptr inbounds i32, ptr %2832, i64 %2857
  %2859 = load i32, ptr %2858, align 4
  %2860 = sext i32 %2859 to i64
  %2861 = getelementptr inbounds double, ptr %2821, i64 %2860
  %2862 = load double, ptr %2861, align 8
  %2863 = fcmp olt double %2862, %2851
  %2864 = select i1 %2863, double %2862, double %2851
  %2865 = fcmp ogt double %2862, %2853
  %2866 = select i1 %2865, double %2862, double %2853
  %2867 = add nuw nsw i64 %2838, 2
  %2868 = add nuw nsw i64 %2841, 2
  %2869 = icmp eq i64 %2868, %2836
  br i1 %2869, label %2870, label %2837

2870:                                             ; preds = %2837
  %2871 = icmp eq i64 %2835, 0
  br i1 %2871, label %2885, label %2872

2872:                                             ; preds = %2870
  %2873 = getelementptr inbounds i32, ptr %2834, i64 %2867
  %2874 = load i32, ptr %2873, align 4
  %2875 = sext i32 %2874 to i64
  %2876 = getelementptr inbounds i32, ptr %2832, i64 %2875
  %2877 = load i32, ptr %2876, align 4
  %2878 = sext i32 %2877 to i64
  %2879 = getelementptr inbounds double, ptr %2821, i64 %2878
  %2880 = load double, ptr %2879, align 8
  %2881 = fcmp olt double %2880, %2864
  %2882 = select i1 %2881, double %2880, double %2864
  %2883 = fcmp ogt double %2880, %2866
  %2884 = select i1 %2883, double %2880, double %2866
  br label %2885

2885:                                             ; preds = %2870, %2872
  %2886 = phi double [ %2864, %2870 ], [ %2882, %2872 ]
  %2887 = phi double [ %2866, %2870 ], [ %2884, %2872 ]
  br i1 %2584, label %2888, label %2903

2888:                                             ; preds = %2920, %2885
  %2889 = phi double [ undef, %2885 ], [ %2921, %2920 ]
  %2890 = phi i64 [ 0, %2885 ], [ %2922, %2920 ]
  %2891 = phi double [ %2830, %2885 ], [ %2921, %2920 ]
  br i1 %2586, label %2898, label %2892

2892:                                             ; preds = %2888
  %2893 = icmp eq i64 %2890, %2808
  br i1 %2893, label %2898, label %2894

2894:                                             ; preds = %2892
  %2895 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 %2781, i64 %2890
  %2896 = load double, ptr %2895, align 8
  %2897 = fmul double %2891, %2896
  br label %2898

2898:                                             ; preds = %2892, %2894, %2888
  %2899 = phi double [ %2889, %2888 ], [ %2897, %2894 ], [ %2891, %2892 ]
  %2900 = fsub double %2887, %2886
  %2901 = fmul double %2900, %2899
  %2902 = fcmp ogt double %2901, %2807
  br i1 %2902, label %2925, label %2928

2903:                                             ; preds = %2885, %2920
  %2904 = phi i64 [ %2922, %2920 ], [ 0, %2885 ]
  %2905 = phi double [ %2921, %2920 ], [ %2830, %2885 ]
  %2906 = phi i64 [ %2923, %2920 ], [ 0, %2885 ]
  %2907 = icmp eq i64 %2904, %2808
  br i1 %2907, label %2912, label %2908

2908:                                             ; preds = %2903
  %2909 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 %2781, i64 %2904
  %2910 = load double, ptr %2909, align 8
  %2911 = fmul double %2905, %2910
  br label %2912

2912:                                             ; preds = %2908, %2903
  %2913 = phi double [ %2911, %2908 ], [ %2905, %2903 ]
  %2914 = or i64 %2904, 1
  %2915 = icmp eq i64 %2914, %2808
  br i1 %2915, label %2920, label %2916

2916:                                             ; preds = %2912
  %2917 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 %2781, i64 %2914
  %2918 = load double, ptr %2917, align 8
  %2919 = fmul double %2913, %2918
  br label %2920

2920:                                             ; preds = %2916, %2912
  %2921 = phi double [ %2919, %2916 ], [ %2913, %2912 ]
  %2922 = add nuw nsw i64 %2904, 2
  %2923 = add i64 %2906, 2
  %2924 = icmp eq i64 %2923, %2585
  br i1 %2924, label %2888, label %2903

2925:                                             ; preds = %2898
  %2926 = fadd double %2886, %2887
  %2927 = fmul double %2926, 5.000000e-01
  br label %2928

2928:                                             ; preds = %2925, %2898, %2823, %2814, %2803
  %2929 = phi i64 [ %2804, %2803 ], [ %2804, %2814 ], [ %2804, %2823 ], [ %2784, %2925 ], [ %2804, %2898 ]
  %2930 = phi double [ %2805, %2803 ], [ %2805, %2814 ], [ %2805, %2823 ], [ %2927, %2925 ], [ %2805, %2898 ]
  %2931 = phi double [ %2807, %2803 ], [ %2807, %2814 ], [ %2807, %2823 ], [ %2901, %2925 ], [ %2807, %2898 ]
  %2932 = phi i64 [ %2806, %2803 ], [ %2806, %2814 ], [ %2806, %2823 ], [ %2808, %2925 ], [ %2806, %2898 ]
  %2933 = add nuw nsw i64 %2808, 1
  %2934 = icmp eq i64 %2933, %2491
  br i1 %2934, label %2796, label %2803

2935:                                             ; preds = %2792, %2963
  %2936 = phi i64 [ %2964, %2963 ], [ %2793, %2792 ]
  %2937 = phi double [ %2965, %2963 ], [ %2794, %2792 ]
  %2938 = phi i64 [ %2967, %2963 ], [ %2795, %2792 ]
  %2939 = phi i64 [ %2968, %2963 ], [ 0, %2792 ]
  %2940 = phi double [ %2966, %2963 ], [ 0.000000e+00, %2792 ]
  %2941 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %2939
  %2942 = load i64, ptr %2941, align 8
  %2943 = icmp sgt i64 %2942, 0
  br i1 %2943, label %2944, label %2963

2944:                                             ; preds = %2935
  %2945 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %2939
  %2946 = load i64, ptr %2945, align 8
  %2947 = icmp sgt i64 %2946, 1
  br i1 %2947, label %2948, label %2963

2948:                                             ; preds = %2944
  %2949 = and i64 %2946, 1
  %2950 = icmp eq i64 %2946, 1
  %2951 = and i64 %2946, -2
  %2952 = icmp eq i64 %2949, 0
  br label %2955

2953:                                             ; preds = %2963
  %2954 = fcmp ogt double %2966, 0.000000e+00
  br i1 %2954, label %3031, label %3051

2955:                                             ; preds = %2948, %3020
  %2956 = phi i64 [ %3021, %3020 ], [ %2936, %2948 ]
  %2957 = phi double [ %3022, %3020 ], [ %2937, %2948 ]
  %2958 = phi i64 [ %3024, %3020 ], [ %2938, %2948 ]
  %2959 = phi i64 [ %3025, %3020 ], [ 0, %2948 ]
  %2960 = phi double [ %3023, %3020 ], [ %2940, %2948 ]
  %2961 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %2939, i64 %2959
  %2962 = load ptr, ptr %2961, align 8
  br i1 %2950, label %2970, label %2996

2963:                                             ; preds = %3020, %2944, %2935
  %2964 = phi i64 [ %2936, %2935 ], [ %2936, %2944 ], [ %3021, %3020 ]
  %2965 = phi double [ %2937, %2935 ], [ %2937, %2944 ], [ %3022, %3020 ]
  %2966 = phi double [ %2940, %2935 ], [ %2940, %2944 ], [ %3023, %3020 ]
  %2967 = phi i64 [ %2938, %2935 ], [ %2938, %2944 ], [ %3024, %3020 ]
  %2968 = add nuw nsw i64 %2939, 1
  %2969 = icmp eq i64 %2968, %2491
  br i1 %2969, label %2953, label %2935

2970:                                             ; preds = %2996, %2955
  %2971 = phi double [ undef, %2955 ], [ %3011, %2996 ]
  %2972 = phi double [ undef, %2955 ], [ %3013, %2996 ]
  %2973 = phi i64 [ 0, %2955 ], [ %3014, %2996 ]
  %2974 = phi double [ 0xFFF0000000000000, %2955 ], [ %3013, %2996 ]
  %2975 = phi double [ 0x7FF0000000000000, %2955 ], [ %3011, %2996 ]
  br i1 %2952, label %2983, label %2976

2976:                                             ; preds = %2970
  %2977 = getelementptr inbounds double, ptr %2962, i64 %2973
  %2978 = load double, ptr %2977, align 8
  %2979 = fcmp olt double %2978, %2975
  %2980 = select i1 %2979, double %2978, double %2975
  %2981 = fcmp ogt double %2978, %2974
  %2982 = select i1 %2981, double %2978, double %2974
  br label %2983

2983:                                             ; preds = %2970, %2976
  %2984 = phi double [ %2971, %2970 ], [ %2980, %2976 ]
  %2985 = phi double [ %2972, %2970 ], [ %2982, %2976 ]
  %2986 = fsub double %2985, %2984
  %2987 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %2939, i64 %2959
  %2988 = load i64, ptr %2987, align 8
  %2989 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %2988
  %2990 = load double, ptr %2989, align 8
  %2991 = fadd double %2990, 0x3EB0C6F7A0B5ED8D
  %2992 = fmul double %2986, %2991
  %2993 = fcmp ogt double %2992, %2960
  %2994 = fcmp ogt double %2985, %2984
  %2995 = select i1 %2993, i1 %2994, i1 false
  br i1 %2995, label %3017, label %3020

2996:                                             ; preds = %2955, %2996
  %2997 = phi i64 [ %3014, %2996 ], [ 0, %2955 ]
  %2998 = phi double [ %3013, %2996 ], [ 0xFFF0000000000000, %2955 ]
  %2999 = phi double [ %3011, %2996 ], [ 0x7FF0000000000000, %2955 ]
  %3000 = phi i64 [ %3015, %2996 ], [ 0, %2955 ]
  %3001 = getelementptr inbounds double, ptr %2962, i64 %2997
  %3002 = load double, ptr %3001, align 8
  %3003 = fcmp olt double %3002, %2999
  %3004 = select i1 %3003, double %3002, double %2999
  %3005 = fcmp ogt double %3002, %2998
  %3006 = select i1 %3005, double %3002, double %2998
  %3007 = or i64 %2997, 1
  %3008 = getelementptr inbounds double, ptr %2962, i64 %3007
  %3009 = load double, ptr %3008, align 8
  %3010 = fcmp olt double %3009, %3004
  %3011 = select i1 %3010, double %3009, double %3004
  %3012 = fcmp ogt double %3009, %3006
  %3013 = select i1 %3012, double %3009, double %3006
  %3014 = add nuw nsw i64 %2997, 2
  %3015 = add nuw nsw i64 %3000, 2
  %3016 = icmp eq i64 %3015, %2951
  br i1 %3016, label %2970, label %2996

3017:                                             ; preds = %2983
  %3018 = fadd double %2984, %2985
  %3019 = fmul double %3018, 5.000000e-01
  br label %3020

3020:                                             ; preds = %3017, %2983
  %3021 = phi i64 [ %2959, %3017 ], [ %2956, %2983 ]
  %3022 = phi double [ %3019, %3017 ], [ %2957, %2983 ]
  %3023 = phi double [ %2992, %3017 ], [ %2960, %2983 ]
  %3024 = phi i64 [ %2939, %3017 ], [ %2958, %2983 ]
  %3025 = add nuw nsw i64 %2959, 1
  %3026 = icmp eq i64 %3025, %2942
  br i1 %3026, label %2963, label %2955

3027:                                             ; preds = %2788, %2569
  %3028 = phi i64 [ %2797, %2788 ], [ %2770, %2569 ]
  %3029 = phi double [ %2798, %2788 ], [ %2771, %2569 ]
  %3030 = phi i64 [ %2800, %2788 ], [ %2773, %2569 ]
  store i64 %3030, ptr %7, align 8
  br label %3033

3031:                                             ; preds = %2953
  store i64 %2967, ptr %7, align 8
  %3032 = icmp slt i64 %2967, 0
  br i1 %3032, label %3051, label %3033

3033:                                             ; preds = %3031, %3027
  %3034 = phi i64 [ %3030, %3027 ], [ %2967, %3031 ]
  %3035 = phi double [ %3029, %3027 ], [ %2965, %3031 ]
  %3036 = phi i64 [ %3028, %3027 ], [ %2964, %3031 ]
  %3037 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %3034
  %3038 = load i64, ptr %3037, align 8
  %3039 = icmp sgt i64 %3038, 0
  br i1 %3039, label %3040, label %3058

3040:                                             ; preds = %3033
  %3041 = icmp sgt i64 %3036, -1
  %3042 = xor i64 %3036, -1
  %3043 = getelementptr inbounds %struct.Problem, ptr %2489, i64 0, i32 6
  %3044 = getelementptr inbounds %struct.Problem, ptr %2489, i64 0, i32 1
  %3045 = getelementptr inbounds %struct.Problem, ptr %2489, i64 0, i32 5
  %3046 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 18, i64 %3034
  %3047 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 24, i64 %3034
  %3048 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %3034, i64 %3036
  %3049 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 20, i64 %3034
  %3050 = load ptr, ptr %3049, align 8
  br label %3068

3051:                                             ; preds = %3031, %2953, %2792
  %3052 = fcmp olt double %2484, 1.000000e+06
  br i1 %3052, label %3053, label %3054

3053:                                             ; preds = %3051
  call fastcc void @enumerate(ptr noundef %0, i64 noundef 0, ptr noundef nonnull %6)
  br label %3159

3054:                                             ; preds = %3051
  store i64 1, ptr %20, align 8
  %3055 = load double, ptr %21, align 8
  %3056 = fcmp olt double %2485, %3055
  br i1 %3056, label %3057, label %3159

3057:                                             ; preds = %3054
  store double %2485, ptr %21, align 8
  br label %3159

3058:                                             ; preds = %3103, %3033
  %3059 = icmp sgt i64 %3036, -1
  %3060 = select i1 %2493, i1 %3059, i1 false
  br i1 %3060, label %3061, label %3128

3061:                                             ; preds = %3058
  %3062 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 42, i64 %3034, i64 %3036
  %3063 = load ptr, ptr %3062, align 8
  %3064 = and i64 %2492, 1
  %3065 = icmp eq i64 %2492, 1
  br i1 %3065, label %3111, label %3066

3066:                                             ; preds = %3061
  %3067 = and i64 %2492, -2
  br label %3135

3068:                                             ; preds = %3103, %3040
  %3069 = phi i64 [ 0, %3040 ], [ %3109, %3103 ]
  br i1 %3041, label %3070, label %3073

3070:                                             ; preds = %3068
  %3071 = load ptr, ptr %3048, align 8
  %3072 = getelementptr inbounds double, ptr %3071, i64 %3069
  br label %3103

3073:                                             ; preds = %3068
  %3074 = load i64, ptr %2489, align 8
  %3075 = add i64 %3074, %3042
  %3076 = load ptr, ptr %3043, align 8
  %3077 = load i64, ptr %3044, align 8
  %3078 = add nsw i64 %3077, %3074
  %3079 = mul nsw i64 %3078, %3034
  %3080 = add nsw i64 %3075, %3079
  %3081 = getelementptr inbounds i64, ptr %3076, i64 %3080
  %3082 = load i64, ptr %3081, align 8
  %3083 = icmp eq i64 %3082, 0
  br i1 %3083, label %3092, label %3084

3084:                                             ; preds = %3073
  %3085 = load ptr, ptr %3045, align 8
  %3086 = getelementptr inbounds ptr, ptr %3085, i64 %3034
  %3087 = load ptr, ptr %3086, align 8
  %3088 = getelementptr inbounds %struct.Table, ptr %3087, i64 0, i32 1
  %3089 = load ptr, ptr %3088, align 8
  %3090 = getelementptr inbounds ptr, ptr %3089, i64 %3082
  %3091 = load ptr, ptr %3090, align 8
  br label %3092

3092:                                             ; preds = %3084, %3073
  %3093 = phi ptr [ %3091, %3084 ], [ null, %3073 ]
  %3094 = load ptr, ptr %3046, align 8
  %3095 = load ptr, ptr %3047, align 8
  %3096 = getelementptr inbounds i32, ptr %3095, i64 %3069
  %3097 = load i32, ptr %3096, align 4
  %3098 = sext i32 %3097 to i64
  %3099 = getelementptr inbounds i32, ptr %3094, i64 %3098
  %3100 = load i32, ptr %3099, align 4
  %3101 = sext i32 %3100 to i64
  %3102 = getelementptr inbounds double, ptr %3093, i64 %3101
  br label %3103

3103:                                             ; preds = %3092, %3070
  %3104 = phi ptr [ %3072, %3070 ], [ %3102, %3092 ]
  %3105 = load double, ptr %3104, align 8
  %3106 = fcmp ogt double %3105, %3035
  %3107 = uitofp i1 %3106 to double
  %3108 = getelementptr inbounds double, ptr %3050, i64 %3069
  store double %3107, ptr %3108, align 8
  %3109 = add nuw nsw i64 %3069, 1
  %3110 = icmp eq i64 %3109, %3038
  br i1 %3110, label %3058, label %3068

3111:                                             ; preds = %3135, %3061
  %3112 = phi i64 [ undef, %3061 ], [ %3155, %3135 ]
  %3113 = phi i64 [ 0, %3061 ], [ %3156, %3135 ]
  %3114 = phi i64 [ 0, %3061 ], [ %3155, %3135 ]
  %3115 = icmp eq i64 %3064, 0
  br i1 %3115, label %3125, label %3116

3116:                                             ; preds = %3111
  %3117 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %3113, i64 %3034
  %3118 = load i32, ptr %3117, align 4
  %3119 = sext i32 %3118 to i64
  %3120 = getelementptr inbounds double, ptr %3063, i64 %3119
  %3121 = load double, ptr %3120, align 8
  %3122 = fcmp ogt double %3121, %3035
  %3123 = zext i1 %3122 to i64
  %3124 = add nuw nsw i64 %3114, %3123
  br label %3125

3125:                                             ; preds = %3111, %3116
  %3126 = phi i64 [ %3112, %3111 ], [ %3124, %3116 ]
  %3127 = shl nuw nsw i64 %3126, 1
  br label %3128

3128:                                             ; preds = %3125, %3058
  %3129 = phi i64 [ 0, %3058 ], [ %3127, %3125 ]
  %3130 = icmp sgt i64 %3129, %2492
  %3131 = select i1 %3059, i1 %3130, i1 false
  %3132 = zext i1 %3131 to i64
  %3133 = xor i1 %3131, true
  %3134 = zext i1 %3133 to i64
  call fastcc void @push(ptr noundef nonnull %0, double noundef %2485, ptr noundef nonnull %7, i64 noundef %3134)
  call fastcc void @push(ptr noundef nonnull %0, double noundef %2485, ptr noundef nonnull %7, i64 noundef %3132)
  br label %3159

3135:                                             ; preds = %3135, %3066
  %3136 = phi i64 [ 0, %3066 ], [ %3156, %3135 ]
  %3137 = phi i64 [ 0, %3066 ], [ %3155, %3135 ]
  %3138 = phi i64 [ 0, %3066 ], [ %3157, %3135 ]
  %3139 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %3136, i64 %3034
  %3140 = load i32, ptr %3139, align 4
  %3141 = sext i32 %3140 to i64
  %3142 = getelementptr inbounds double, ptr %3063, i64 %3141
  %3143 = load double, ptr %3142, align 8
  %3144 = fcmp ogt double %3143, %3035
  %3145 = zext i1 %3144 to i64
  %3146 = add nuw nsw i64 %3137, %3145
  %3147 = or i64 %3136, 1
  %3148 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %3147, i64 %3034
  %3149 = load i32, ptr %3148, align 4
  %3150 = sext i32 %3149 to i64
  %3151 = getelementptr inbounds double, ptr %3063, i64 %3150
  %3152 = load double, ptr %3151, align 8
  %3153 = fcmp ogt double %3152, %3035
  %3154 = zext i1 %3153 to i64
  %3155 = add nuw nsw i64 %3146, %3154
  %3156 = add nuw nsw i64 %3136, 2
  %3157 = add i64 %3138, 2
  %3158 = icmp eq i64 %3157, %3067
  br i1 %3158, label %3111, label %3135

3159:                                             ; preds = %3128, %3057, %3054, %3053
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7)
  br label %3160

3160:                                             ; preds = %30, %1131, %1139, %2433, %2487, %3159
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %6)
  %3161 = load i64, ptr %9, align 8
  %3162 = icmp eq i64 %3161, 0
  br i1 %3162, label %3163, label %24

3163:                                             ; preds = %24, %3160, %1
  %3164 = phi i64 [ 0, %1 ], [ 0, %3160 ], [ %25, %24 ]
  ret i64 %3164
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
  br i1 %38, label %66, label %61

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
  br i1 %62, label %66, label %63

63:                                               ; preds = %61
  %64 = tail call fastcc double @exp_of(double noundef %37)
  %65 = fmul double %64, 0x3FEFFFFFFF768FA1
  br label %66

66:                                               ; preds = %36, %63, %61
  %67 = phi double [ %65, %63 ], [ 0.000000e+00, %61 ], [ 0x7FF0000000000000, %36 ]
  ret double %67
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
  %20 = getelementptr inbounds %struct.Problem, ptr %0, i64 %12, i32 13
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
  %41 = getelementptr inbounds %struct.Problem, ptr %0, i64 %12, i32 6
  %42 = getelementptr inbounds %struct.Problem, ptr %0, i64 %12, i32 5
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
  %9 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11
  %10 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12
  %11 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 17
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
  br i1 %53, label %13, label %267

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
  %89 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 14
  %90 = and i64 %87, 3
  %91 = icmp ult i64 %87, 4
  %92 = and i64 %87, -4
  %93 = icmp eq i64 %90, 0
  br label %94

94:                                               ; preds = %86, %131
  %95 = phi i64 [ 0, %86 ], [ %134, %131 ]
  br i1 %88, label %96, label %131

96:                                               ; preds = %94
  %97 = load ptr, ptr %89, align 8
  %98 = mul nsw i64 %87, %95
  br i1 %91, label %113, label %136

99:                                               ; preds = %131, %82
  %100 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 2
  %101 = load i64, ptr %100, align 8
  %102 = icmp sgt i64 %101, 0
  br i1 %102, label %103, label %174

103:                                              ; preds = %99
  %104 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7
  %105 = load ptr, ptr %104, align 8
  %106 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 9
  %107 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 16
  %108 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 10
  %109 = icmp eq ptr %4, null
  %110 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 18
  %111 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 15
  %112 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 8
  br label %180

113:                                              ; preds = %136, %96
  %114 = phi double [ undef, %96 ], [ %170, %136 ]
  %115 = phi i64 [ 0, %96 ], [ %171, %136 ]
  %116 = phi double [ 0.000000e+00, %96 ], [ %170, %136 ]
  br i1 %93, label %131, label %117

117:                                              ; preds = %113, %117
  %118 = phi i64 [ %128, %117 ], [ %115, %113 ]
  %119 = phi double [ %127, %117 ], [ %116, %113 ]
  %120 = phi i64 [ %129, %117 ], [ 0, %113 ]
  %121 = add nsw i64 %98, %118
  %122 = getelementptr inbounds double, ptr %97, i64 %121
  %123 = load double, ptr %122, align 8
  %124 = getelementptr inbounds double, ptr %2, i64 %118
  %125 = load double, ptr %124, align 8
  %126 = fmul double %123, %125
  %127 = fadd double %119, %126
  %128 = add nuw nsw i64 %118, 1
  %129 = add i64 %120, 1
  %130 = icmp eq i64 %129, %90
  br i1 %130, label %131, label %117

131:                                              ; preds = %113, %117, %94
  %132 = phi double [ 0.000000e+00, %94 ], [ %114, %113 ], [ %127, %117 ]
  %133 = getelementptr inbounds [64 x double], ptr %6, i64 0, i64 %95
  store double %132, ptr %133, align 8
  %134 = add nuw nsw i64 %95, 1
  %135 = icmp eq i64 %134, %84
  br i1 %135, label %99, label %94

136:                                              ; preds = %96, %136
  %137 = phi i64 [ %171, %136 ], [ 0, %96 ]
  %138 = phi double [ %170, %136 ], [ 0.000000e+00, %96 ]
  %139 = phi i64 [ %172, %136 ], [ 0, %96 ]
  %140 = add nsw i64 %98, %137
  %141 = getelementptr inbounds double, ptr %97, i64 %140
  %142 = load double, ptr %141, align 8
  %143 = getelementptr inbounds double, ptr %2, i64 %137
  %144 = load double, ptr %143, align 8
  %145 = fmul double %142, %144
  %146 = fadd double %138, %145
  %147 = or i64 %137, 1
  %148 = add nsw i64 %98, %147
  %149 = getelementptr inbounds double, ptr %97, i64 %148
  %150 = load double, ptr %149, align 8
  %151 = getelementptr inbounds double, ptr %2, i64 %147
  %152 = load double, ptr %151, align 8
  %153 = fmul double %150, %152
  %154 = fadd double %146, %153
  %155 = or i64 %137, 2
  %156 = add nsw i64 %98, %155
  %157 = getelementptr inbounds double, ptr %97, i64 %156
  %158 = load double, ptr %157, align 8
  %159 = getelementptr inbounds double, ptr %2, i64 %155
  %160 = load double, ptr %159, align 8
  %161 = fmul double %158, %160
  %162 = fadd double %154, %161
  %163 = or i64 %137, 3
  %164 = add nsw i64 %98, %163
  %165 = getelementptr inbounds double, ptr %97, i64 %164
  %166 = load double, ptr %165, align 8
  %167 = getelementptr inbounds double, ptr %2, i64 %163
  %168 = load double, ptr %167, align 8
  %169 = fmul double %166, %168
  %170 = fadd double %162, %169
  %171 = add nuw nsw i64 %137, 4
  %172 = add i64 %139, 4
  %173 = icmp eq i64 %172, %92
  br i1 %173, label %113, label %136

174:                                              ; preds = %264, %99
  %175 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4
  %176 = load i64, ptr %175, align 8
  %177 = getelementptr inbounds double, ptr %2, i64 %176
  %178 = load double, ptr %177, align 8
  %179 = call fastcc double @worth(ptr noundef %1, ptr noundef nonnull %6, double noundef %178)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %6)
  br label %267

180:                                              ; preds = %103, %264
  %181 = phi i64 [ 0, %103 ], [ %265, %264 ]
  %182 = getelementptr inbounds i64, ptr %105, i64 %181
  %183 = load i64, ptr %182, align 8
  %184 = icmp slt i64 %183, %84
  br i1 %184, label %187, label %185

185:                                              ; preds = %180
  %186 = add nuw nsw i64 %181, 1
  br label %264

187:                                              ; preds = %180
  %188 = load ptr, ptr %106, align 8
  %189 = getelementptr inbounds i64, ptr %188, i64 %181
  %190 = load i64, ptr %189, align 8
  %191 = add nuw nsw i64 %181, 1
  %192 = getelementptr inbounds i64, ptr %188, i64 %191
  %193 = load i64, ptr %192, align 8
  %194 = icmp slt i64 %190, %193
  br i1 %194, label %195, label %198

195:                                              ; preds = %187
  %196 = load ptr, ptr %107, align 8
  %197 = load ptr, ptr %108, align 8
  br label %201

198:                                              ; preds = %236, %187
  %199 = phi double [ 1.000000e+00, %187 ], [ %237, %236 ]
  %200 = phi double [ 0.000000e+00, %187 ], [ %238, %236 ]
  br i1 %109, label %245, label %241

201:                                              ; preds = %195, %236
  %202 = phi i64 [ %190, %195 ], [ %239, %236 ]
  %203 = phi double [ 0.000000e+00, %195 ], [ %238, %236 ]
  %204 = phi double [ 1.000000e+00, %195 ], [ %237, %236 ]
  %205 = getelementptr inbounds double, ptr %196, i64 %202
  %206 = load double, ptr %205, align 8
  %207 = getelementptr inbounds i64, ptr %197, i64 %202
  %208 = load i64, ptr %207, align 8
  %209 = getelementptr inbounds double, ptr %3, i64 %208
  %210 = load double, ptr %209, align 8
  %211 = fmul double %206, %210
  br i1 %109, label %234, label %212

212:                                              ; preds = %201
  %213 = load i64, ptr %1, align 8
  %214 = icmp sgt i64 %213, 0
  br i1 %214, label %215, label %234

215:                                              ; preds = %212
  %216 = load ptr, ptr %110, align 8
  %217 = mul nsw i64 %213, %208
  %218 = getelementptr inbounds double, ptr %216, i64 %217
  %219 = load double, ptr %218, align 8
  %220 = fcmp ogt double %219, 0.000000e+00
  br i1 %220, label %232, label %221

221:                                              ; preds = %215, %225
  %222 = phi i64 [ %223, %225 ], [ 0, %215 ]
  %223 = add nuw nsw i64 %222, 1
  %224 = icmp eq i64 %223, %213
  br i1 %224, label %230, label %225

225:                                              ; preds = %221
  %226 = add nsw i64 %223, %217
  %227 = getelementptr inbounds double, ptr %216, i64 %226
  %228 = load double, ptr %227, align 8
  %229 = fcmp ogt double %228, 0.000000e+00
  br i1 %229, label %230, label %221

230:                                              ; preds = %225, %221
  %231 = icmp slt i64 %223, %213
  br i1 %231, label %232, label %234

232:                                              ; preds = %215, %230
  %233 = fadd double %203, %211
  br label %236

234:                                              ; preds = %212, %230, %201
  %235 = fsub double %204, %211
  br label %236

236:                                              ; preds = %234, %232
  %237 = phi double [ %204, %232 ], [ %235, %234 ]
  %238 = phi double [ %233, %232 ], [ %203, %234 ]
  %239 = add nsw i64 %202, 1
  %240 = icmp eq i64 %239, %193
  br i1 %240, label %198, label %201

241:                                              ; preds = %198
  %242 = getelementptr inbounds double, ptr %4, i64 %181
  %243 = load double, ptr %242, align 8
  %244 = fcmp ogt double %200, %243
  br i1 %244, label %246, label %245

245:                                              ; preds = %241, %198
  br label %246

246:                                              ; preds = %241, %245
  %247 = phi double [ %200, %245 ], [ %243, %241 ]
  %248 = fsub double %199, %247
  %249 = fcmp ogt double %248, 0.000000e+00
  br i1 %249, label %250, label %264

250:                                              ; preds = %246
  %251 = load ptr, ptr %111, align 8
  %252 = getelementptr inbounds double, ptr %251, i64 %181
  %253 = load double, ptr %252, align 8
  %254 = load ptr, ptr %112, align 8
  %255 = getelementptr inbounds i64, ptr %254, i64 %181
  %256 = load i64, ptr %255, align 8
  %257 = getelementptr inbounds double, ptr %2, i64 %256
  %258 = load double, ptr %257, align 8
  %259 = fmul double %253, %258
  %260 = fmul double %248, %259
  %261 = getelementptr inbounds [64 x double], ptr %6, i64 0, i64 %183
  %262 = load double, ptr %261, align 8
  %263 = fadd double %262, %260
  store double %263, ptr %261, align 8
  br label %264

264:                                              ; preds = %185, %246, %250
  %265 = phi i64 [ %186, %185 ], [ %191, %246 ], [ %191, %250 ]
  %266 = icmp eq i64 %265, %101
  br i1 %266, label %174, label %180

267:                                              ; preds = %48, %174
  %268 = phi double [ %179, %174 ], [ 0x7FF0000000000000, %48 ]
  ret double %268
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
  ret i64 1006248
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
  %51 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 9
  %52 = load ptr, ptr %51, align 8
  %53 = getelementptr inbounds i64, ptr %52, i64 %1
  %54 = load i64, ptr %53, align 8
  %55 = add nsw i64 %1, 1
  %56 = getelementptr inbounds i64, ptr %52, i64 %55
  %57 = load i64, ptr %56, align 8
  %58 = icmp slt i64 %54, %57
  br i1 %58, label %59, label %118

59:                                               ; preds = %50
  %60 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 10
  %61 = load ptr, ptr %60, align 8
  %62 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 16
  %63 = load ptr, ptr %62, align 8
  %64 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 13
  %65 = load ptr, ptr %64, align 8
  %66 = load i64, ptr %5, align 8
  %67 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 6
  %68 = load ptr, ptr %67, align 8
  %69 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 1
  %70 = load i64, ptr %69, align 8
  %71 = add nsw i64 %70, %66
  %72 = mul nsw i64 %71, %2
  %73 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 5
  %74 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 18
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
  %121 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %1
  %122 = icmp ult i64 %7, 10
  br i1 %122, label %162, label %123

123:                                              ; preds = %120
  %124 = shl i64 %7, 3
  %125 = getelementptr i8, ptr %3, i64 %124
  %126 = getelementptr i8, ptr %12, i64 %124
  %127 = shl nsw i64 %1, 3
  %128 = add i64 %127, 174248
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
  %215 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 %184, i64 %210
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
  %241 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 %184, i64 %236
  %242 = load double, ptr %241, align 8
  %243 = fmul double %237, %242
  br label %244

244:                                              ; preds = %235, %240
  %245 = phi double [ %243, %240 ], [ %237, %235 ]
  %246 = or i64 %236, 1
  %247 = icmp eq i64 %246, %2
  br i1 %247, label %252, label %248

248:                                              ; preds = %244
  %249 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 %184, i64 %246
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
  %360 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 35, i64 %184, i64 %352
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
  %372 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 %184, i64 %365
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
  %387 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 %184, i64 %380
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
  %397 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 %184, i64 %392
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
  %16 = getelementptr inbounds %struct.Problem, ptr %9, i64 0, i32 13
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
  %41 = getelementptr inbounds %struct.Problem, ptr %9, i64 0, i32 6
  %42 = getelementptr inbounds %struct.Problem, ptr %9, i64 0, i32 5
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
  br i1 %67, label %105, label %372

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

138:                                              ; preds = %132, %150
  %139 = phi i64 [ %151, %150 ], [ 0, %132 ]
  %140 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %139
  %141 = load i64, ptr %140, align 8
  %142 = icmp sgt i64 %141, 0
  br i1 %142, label %143, label %150

143:                                              ; preds = %138
  %144 = getelementptr inbounds i64, ptr %1, i64 %139
  br label %153

145:                                              ; preds = %150, %132
  br i1 %117, label %146, label %174

146:                                              ; preds = %145
  %147 = icmp sgt i64 %107, 0
  %148 = getelementptr inbounds %struct.Goal, ptr %37, i64 0, i32 8
  %149 = getelementptr inbounds %struct.Goal, ptr %37, i64 0, i32 6
  br label %192

150:                                              ; preds = %168, %138
  %151 = add nuw nsw i64 %139, 1
  %152 = icmp eq i64 %151, %38
  br i1 %152, label %145, label %138

153:                                              ; preds = %168, %143
  %154 = phi i64 [ 0, %143 ], [ %169, %168 ]
  %155 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %139, i64 %154
  %156 = load i64, ptr %155, align 8
  %157 = icmp slt i64 %156, %110
  br i1 %157, label %168, label %158

158:                                              ; preds = %153
  %159 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 42, i64 %139, i64 %154
  %160 = load ptr, ptr %159, align 8
  %161 = load i64, ptr %144, align 8
  %162 = getelementptr inbounds double, ptr %160, i64 %161
  %163 = load double, ptr %162, align 8
  %164 = sub nsw i64 %156, %110
  %165 = getelementptr inbounds [33 x double], ptr %6, i64 0, i64 %164
  %166 = load double, ptr %165, align 8
  %167 = fadd double %163, %166
  store double %167, ptr %165, align 8
  br label %168

168:                                              ; preds = %158, %153
  %169 = add nuw nsw i64 %154, 1
  %170 = icmp eq i64 %169, %141
  br i1 %170, label %150, label %153

171:                                              ; preds = %221
  %172 = add nuw nsw i64 %193, 1
  %173 = icmp eq i64 %172, %116
  br i1 %173, label %174, label %192

174:                                              ; preds = %171, %145
  %175 = icmp sgt i64 %107, 0
  br i1 %175, label %176, label %266

176:                                              ; preds = %174
  %177 = icmp ult i64 %107, 4
  br i1 %177, label %190, label %178

178:                                              ; preds = %176
  %179 = and i64 %107, -4
  br label %180

180:                                              ; preds = %180, %178
  %181 = phi i64 [ 0, %178 ], [ %186, %180 ]
  %182 = getelementptr inbounds [16 x i64], ptr %5, i64 0, i64 %181
  store <2 x i64> <i64 1, i64 1>, ptr %182, align 16
  %183 = getelementptr inbounds i64, ptr %182, i64 2
  store <2 x i64> <i64 1, i64 1>, ptr %183, align 16
  %184 = getelementptr inbounds [17 x [16 x i64]], ptr %4, i64 0, i64 %38, i64 %181
  store <2 x i64> <i64 1, i64 1>, ptr %184, align 16
  %185 = getelementptr inbounds i64, ptr %184, i64 2
  store <2 x i64> <i64 1, i64 1>, ptr %185, align 16
  %186 = add nuw i64 %181, 4
  %187 = icmp eq i64 %186, %179
  br i1 %187, label %188, label %180

188:                                              ; preds = %180
  %189 = icmp eq i64 %107, %179
  br i1 %189, label %266, label %190

190:                                              ; preds = %176, %188
  %191 = phi i64 [ 0, %176 ], [ %179, %188 ]
  br label %269

192:                                              ; preds = %171, %146
  %193 = phi i64 [ 0, %146 ], [ %172, %171 ]
  %194 = getelementptr inbounds [33 x double], ptr %6, i64 0, i64 %193
  %195 = load double, ptr %194, align 8
  br i1 %147, label %196, label %221

196:                                              ; preds = %192
  %197 = icmp slt i64 %193, %107
  %198 = sub nsw i64 %193, %107
  %199 = icmp eq i64 %113, %193
  br label %200

200:                                              ; preds = %217, %196
  %201 = phi i64 [ 0, %196 ], [ %219, %217 ]
  %202 = phi double [ 1.000000e+00, %196 ], [ %218, %217 ]
  br i1 %197, label %203, label %205

203:                                              ; preds = %200
  %204 = icmp eq i64 %201, %193
  br i1 %204, label %211, label %217

205:                                              ; preds = %200
  br i1 %199, label %211, label %206

206:                                              ; preds = %205
  %207 = load ptr, ptr %148, align 8
  %208 = getelementptr inbounds i64, ptr %207, i64 %201
  %209 = load i64, ptr %208, align 8
  %210 = icmp eq i64 %209, %198
  br i1 %210, label %211, label %217

211:                                              ; preds = %206, %205, %203
  %212 = load ptr, ptr %149, align 8
  %213 = getelementptr inbounds i64, ptr %212, i64 %201
  %214 = load i64, ptr %213, align 8
  %215 = sitofp i64 %214 to double
  %216 = fmul double %202, %215
  br label %217

217:                                              ; preds = %211, %206, %203
  %218 = phi double [ %216, %211 ], [ %202, %206 ], [ %202, %203 ]
  %219 = add nuw nsw i64 %201, 1
  %220 = icmp eq i64 %219, %107
  br i1 %220, label %221, label %200

221:                                              ; preds = %217, %192
  %222 = phi double [ 1.000000e+00, %192 ], [ %218, %217 ]
  %223 = bitcast double %222 to i64
  %224 = lshr i64 %223, 52
  %225 = and i64 %224, 2047
  %226 = and i64 %223, 4503599627370495
  %227 = or i64 %226, 4607182418800017408
  %228 = bitcast i64 %227 to double
  %229 = fcmp ogt double %228, 0x3FF6A09E667F3BCD
  %230 = fmul double %228, 5.000000e-01
  %231 = select i1 %229, double %230, double %228
  %232 = select i1 %229, i64 -1022, i64 -1023
  %233 = add nsw i64 %232, %225
  %234 = fadd double %231, -1.000000e+00
  %235 = fadd double %231, 1.000000e+00
  %236 = fdiv double %234, %235
  %237 = fmul double %236, %236
  %238 = fmul double %237, 0x3FA8618618618618
  %239 = fadd double %238, 0x3FAAF286BCA1AF28
  %240 = fmul double %237, %239
  %241 = fadd double %240, 0x3FAE1E1E1E1E1E1E
  %242 = fmul double %237, %241
  %243 = fadd double %242, 0x3FB1111111111111
  %244 = fmul double %237, %243
  %245 = fadd double %244, 0x3FB3B13B13B13B14
  %246 = fmul double %237, %245
  %247 = fadd double %246, 0x3FB745D1745D1746
  %248 = fmul double %237, %247
  %249 = fadd double %248, 0x3FBC71C71C71C71C
  %250 = fmul double %237, %249
  %251 = fadd double %250, 0x3FC2492492492492
  %252 = fmul double %237, %251
  %253 = fadd double %252, 2.000000e-01
  %254 = fmul double %237, %253
  %255 = fadd double %254, 0x3FD5555555555555
  %256 = fmul double %237, %255
  %257 = fadd double %256, 1.000000e+00
  %258 = fmul double %236, 2.000000e+00
  %259 = fmul double %258, %257
  %260 = sitofp i64 %233 to double
  %261 = fmul double %260, 0x3FE62E42FEFA39EF
  %262 = fadd double %261, %259
  %263 = fadd double %262, 1.000000e-09
  %264 = fcmp ogt double %195, %263
  br i1 %264, label %265, label %171

265:                                              ; preds = %221
  call void @llvm.lifetime.end.p0(i64 264, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 2176, ptr nonnull %4)
  br label %372

266:                                              ; preds = %269, %188, %174
  br i1 %39, label %267, label %350

267:                                              ; preds = %266
  %268 = getelementptr inbounds %struct.Problem, ptr %9, i64 0, i32 5
  br label %277

269:                                              ; preds = %190, %269
  %270 = phi i64 [ %273, %269 ], [ %191, %190 ]
  %271 = getelementptr inbounds [16 x i64], ptr %5, i64 0, i64 %270
  store i64 1, ptr %271, align 8
  %272 = getelementptr inbounds [17 x [16 x i64]], ptr %4, i64 0, i64 %38, i64 %270
  store i64 1, ptr %272, align 8
  %273 = add nuw nsw i64 %270, 1
  %274 = icmp eq i64 %273, %107
  br i1 %274, label %266, label %269

275:                                              ; preds = %313, %277
  %276 = icmp sgt i64 %278, 1
  br i1 %276, label %277, label %350

277:                                              ; preds = %275, %267
  %278 = phi i64 [ %38, %267 ], [ %279, %275 ]
  %279 = add nsw i64 %278, -1
  br i1 %175, label %280, label %275

280:                                              ; preds = %277
  %281 = load ptr, ptr %268, align 8
  %282 = getelementptr inbounds ptr, ptr %281, i64 %279
  %283 = load ptr, ptr %282, align 8
  %284 = getelementptr inbounds %struct.Table, ptr %283, i64 0, i32 2
  %285 = load ptr, ptr %284, align 8
  %286 = getelementptr inbounds %struct.Table, ptr %283, i64 0, i32 5
  %287 = load i64, ptr %286, align 8
  %288 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 18, i64 %279
  %289 = load ptr, ptr %288, align 8
  %290 = getelementptr inbounds i64, ptr %1, i64 %279
  %291 = load i64, ptr %290, align 8
  %292 = getelementptr inbounds i32, ptr %289, i64 %291
  %293 = load i32, ptr %292, align 4
  %294 = sext i32 %293 to i64
  %295 = getelementptr inbounds %struct.Table, ptr %283, i64 0, i32 6
  %296 = load ptr, ptr %295, align 8
  %297 = icmp eq ptr %296, null
  %298 = getelementptr inbounds i64, ptr %296, i64 %294
  %299 = icmp sgt i32 %293, -1
  %300 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 19, i64 %279
  br label %301

301:                                              ; preds = %313, %280
  %302 = phi i64 [ 0, %280 ], [ %319, %313 ]
  %303 = mul nsw i64 %302, %287
  %304 = getelementptr inbounds i64, ptr %285, i64 %303
  br i1 %297, label %307, label %305

305:                                              ; preds = %301
  %306 = load i64, ptr %298, align 8
  br label %307

307:                                              ; preds = %305, %301
  %308 = phi i64 [ %306, %305 ], [ %294, %301 ]
  %309 = getelementptr inbounds i64, ptr %304, i64 %308
  %310 = load i64, ptr %309, align 8
  br i1 %299, label %311, label %313

311:                                              ; preds = %307
  %312 = load ptr, ptr %300, align 8
  br label %321

313:                                              ; preds = %341, %307
  %314 = phi i64 [ %310, %307 ], [ %334, %341 ]
  %315 = getelementptr inbounds [17 x [16 x i64]], ptr %4, i64 0, i64 %278, i64 %302
  %316 = load i64, ptr %315, align 8
  %317 = mul nsw i64 %316, %314
  %318 = getelementptr inbounds [17 x [16 x i64]], ptr %4, i64 0, i64 %279, i64 %302
  store i64 %317, ptr %318, align 8
  %319 = add nuw nsw i64 %302, 1
  %320 = icmp eq i64 %319, %107
  br i1 %320, label %275, label %301

321:                                              ; preds = %341, %311
  %322 = phi i32 [ %293, %311 ], [ %343, %341 ]
  %323 = phi i64 [ %310, %311 ], [ %334, %341 ]
  %324 = zext i32 %322 to i64
  br i1 %297, label %328, label %325

325:                                              ; preds = %321
  %326 = getelementptr inbounds i64, ptr %296, i64 %324
  %327 = load i64, ptr %326, align 8
  br label %328

328:                                              ; preds = %325, %321
  %329 = phi i64 [ %327, %325 ], [ %324, %321 ]
  %330 = add nuw nsw i32 %322, 1
  %331 = zext i32 %330 to i64
  %332 = getelementptr inbounds i64, ptr %296, i64 %331
  br label %333

333:                                              ; preds = %345, %328
  %334 = phi i64 [ %323, %328 ], [ %348, %345 ]
  %335 = phi i64 [ %329, %328 ], [ %349, %345 ]
  br i1 %297, label %338, label %336

336:                                              ; preds = %333
  %337 = load i64, ptr %332, align 8
  br label %338

338:                                              ; preds = %336, %333
  %339 = phi i64 [ %337, %336 ], [ %331, %333 ]
  %340 = icmp slt i64 %335, %339
  br i1 %340, label %345, label %341

341:                                              ; preds = %338
  %342 = getelementptr inbounds i32, ptr %312, i64 %324
  %343 = load i32, ptr %342, align 4
  %344 = icmp sgt i32 %343, -1
  br i1 %344, label %321, label %313

345:                                              ; preds = %338
  %346 = getelementptr inbounds i64, ptr %304, i64 %335
  %347 = load i64, ptr %346, align 8
  %348 = tail call i64 @llvm.smin.i64(i64 %347, i64 %334)
  %349 = add nsw i64 %335, 1
  br label %333

350:                                              ; preds = %275, %266
  %351 = call fastcc i64 @fits(ptr noundef nonnull %0, ptr noundef %1, i64 noundef 0, ptr noundef nonnull %5, ptr noundef nonnull %4, ptr noundef nonnull %8)
  call void @llvm.lifetime.end.p0(i64 264, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 2176, ptr nonnull %4)
  %352 = icmp eq i64 %351, 0
  br i1 %352, label %372, label %353

353:                                              ; preds = %350
  %354 = load ptr, ptr %51, align 8
  store double %61, ptr %354, align 8
  %355 = icmp eq i64 %2, 0
  %356 = zext i1 %355 to i64
  %357 = getelementptr inbounds %struct.Best, ptr %354, i64 0, i32 1
  %358 = load i64, ptr %357, align 8
  %359 = add nsw i64 %358, %356
  store i64 %359, ptr %357, align 8
  %360 = getelementptr inbounds %struct.Best, ptr %354, i64 0, i32 3
  store i64 1, ptr %360, align 8
  %361 = load ptr, ptr %36, align 8
  %362 = load i64, ptr %361, align 8
  %363 = icmp sgt i64 %362, 0
  br i1 %363, label %364, label %372

364:                                              ; preds = %353, %364
  %365 = phi i64 [ %369, %364 ], [ 0, %353 ]
  %366 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 %365
  %367 = load i64, ptr %366, align 8
  %368 = getelementptr inbounds %struct.Best, ptr %354, i64 0, i32 4, i64 %365
  store i64 %367, ptr %368, align 8
  %369 = add nuw nsw i64 %365, 1
  %370 = load i64, ptr %361, align 8
  %371 = icmp slt i64 %369, %370
  br i1 %371, label %364, label %372

372:                                              ; preds = %364, %353, %265, %350, %50
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
  %47 = getelementptr inbounds %struct.Problem, ptr %46, i64 0, i32 5
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



