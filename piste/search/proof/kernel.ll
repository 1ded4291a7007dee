; kernel.c 86d05c65bc34c40b9bd694b2afc4f7c0bff62ef2cb01aad3be80de69cfa0173d

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
  %43 = getelementptr inbounds %struct.Goal, ptr %2, i64 0, i32 1
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.Goal, ptr %2, i64 0, i32 2
  %46 = load i64, ptr %45, align 8
  %47 = icmp sgt i64 %46, 1
  %48 = zext i1 %47 to i64
  %49 = add i64 %42, %40
  %50 = add i64 %49, %44
  %51 = add i64 %50, %46
  %52 = add i64 %51, %48
  %53 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 15
  store i64 %52, ptr %53, align 8
  %54 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 12
  store i64 %10, ptr %54, align 8
  %55 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46
  br label %56

56:                                               ; preds = %56, %11
  %57 = phi i64 [ 0, %11 ], [ %69, %56 ]
  %58 = getelementptr inbounds [2048 x double], ptr %55, i64 0, i64 %57
  store <2 x double> zeroinitializer, ptr %58, align 8
  %59 = getelementptr inbounds double, ptr %58, i64 2
  store <2 x double> zeroinitializer, ptr %59, align 8
  %60 = or i64 %57, 4
  %61 = getelementptr inbounds [2048 x double], ptr %55, i64 0, i64 %60
  store <2 x double> zeroinitializer, ptr %61, align 8
  %62 = getelementptr inbounds double, ptr %61, i64 2
  store <2 x double> zeroinitializer, ptr %62, align 8
  %63 = or i64 %57, 8
  %64 = getelementptr inbounds [2048 x double], ptr %55, i64 0, i64 %63
  store <2 x double> zeroinitializer, ptr %64, align 8
  %65 = getelementptr inbounds double, ptr %64, i64 2
  store <2 x double> zeroinitializer, ptr %65, align 8
  %66 = or i64 %57, 12
  %67 = getelementptr inbounds [2048 x double], ptr %55, i64 0, i64 %66
  store <2 x double> zeroinitializer, ptr %67, align 8
  %68 = getelementptr inbounds double, ptr %67, i64 2
  store <2 x double> zeroinitializer, ptr %68, align 8
  %69 = add nuw nsw i64 %57, 16
  %70 = icmp eq i64 %69, 2048
  br i1 %70, label %71, label %56

71:                                               ; preds = %56
  %72 = icmp eq i64 %10, 0
  br i1 %72, label %73, label %277

73:                                               ; preds = %71
  %74 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 1
  %75 = load i64, ptr %74, align 8
  %76 = add i64 %75, %40
  %77 = load i64, ptr %2, align 8
  %78 = icmp sgt i64 %77, 0
  br i1 %78, label %79, label %95

79:                                               ; preds = %73
  %80 = icmp sgt i64 %76, 0
  %81 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 5
  %82 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 6
  %83 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 18
  br label %84

84:                                               ; preds = %196, %79
  %85 = phi i64 [ 0, %79 ], [ %197, %196 ]
  br i1 %80, label %86, label %196

86:                                               ; preds = %84
  %87 = load ptr, ptr %81, align 8
  %88 = getelementptr inbounds ptr, ptr %87, i64 %85
  %89 = load ptr, ptr %88, align 8
  %90 = load ptr, ptr %82, align 8
  %91 = mul nsw i64 %85, %76
  %92 = getelementptr inbounds %struct.Table, ptr %89, i64 0, i32 4
  %93 = getelementptr inbounds %struct.Table, ptr %89, i64 0, i32 3
  %94 = getelementptr inbounds %struct.Table, ptr %89, i64 0, i32 1
  br label %199

95:                                               ; preds = %196, %73
  %96 = icmp sgt i64 %42, 0
  br i1 %96, label %97, label %277

97:                                               ; preds = %95
  %98 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 9
  %99 = load ptr, ptr %98, align 8
  %100 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 10
  %101 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 18
  %102 = load i64, ptr %99, align 8
  %103 = and i64 %77, 1
  %104 = icmp eq i64 %77, 1
  %105 = and i64 %77, -2
  %106 = icmp eq i64 %103, 0
  br label %109

107:                                              ; preds = %127, %109
  %108 = icmp eq i64 %113, %42
  br i1 %108, label %277, label %109

109:                                              ; preds = %107, %97
  %110 = phi i64 [ %102, %97 ], [ %115, %107 ]
  %111 = phi i64 [ 0, %97 ], [ %113, %107 ]
  %112 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %111
  store double 0.000000e+00, ptr %112, align 8
  %113 = add nuw nsw i64 %111, 1
  %114 = getelementptr inbounds i64, ptr %99, i64 %113
  %115 = load i64, ptr %114, align 8
  %116 = icmp slt i64 %110, %115
  br i1 %116, label %117, label %107

117:                                              ; preds = %109
  %118 = load ptr, ptr %100, align 8
  %119 = load ptr, ptr %101, align 8
  br label %120

120:                                              ; preds = %127, %117
  %121 = phi double [ 0.000000e+00, %117 ], [ %128, %127 ]
  %122 = phi i64 [ %110, %117 ], [ %129, %127 ]
  %123 = getelementptr inbounds i64, ptr %118, i64 %122
  %124 = load i64, ptr %123, align 8
  %125 = mul nsw i64 %124, %77
  %126 = getelementptr inbounds double, ptr %119, i64 %125
  br i1 %78, label %131, label %127

127:                                              ; preds = %192, %120
  %128 = phi double [ %121, %120 ], [ %193, %192 ]
  %129 = add nsw i64 %122, 1
  %130 = icmp eq i64 %129, %115
  br i1 %130, label %107, label %120

131:                                              ; preds = %120, %192
  %132 = phi double [ %193, %192 ], [ %121, %120 ]
  %133 = phi i64 [ %194, %192 ], [ 0, %120 ]
  %134 = getelementptr inbounds double, ptr %126, i64 %133
  %135 = load double, ptr %134, align 8
  %136 = fcmp ogt double %135, 0.000000e+00
  br i1 %136, label %137, label %192

137:                                              ; preds = %131
  %138 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 35, i64 %124, i64 %133
  %139 = load double, ptr %138, align 8
  %140 = fdiv double %139, %135
  br i1 %104, label %141, label %159

141:                                              ; preds = %186, %137
  %142 = phi double [ undef, %137 ], [ %187, %186 ]
  %143 = phi i64 [ 0, %137 ], [ %188, %186 ]
  %144 = phi double [ %140, %137 ], [ %187, %186 ]
  br i1 %106, label %156, label %145

145:                                              ; preds = %141
  %146 = icmp eq i64 %143, %133
  br i1 %146, label %156, label %147

147:                                              ; preds = %145
  %148 = getelementptr inbounds double, ptr %126, i64 %143
  %149 = load double, ptr %148, align 8
  %150 = fcmp ogt double %149, 0.000000e+00
  br i1 %150, label %151, label %156

151:                                              ; preds = %147
  %152 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 %124, i64 %143
  %153 = load double, ptr %152, align 8
  %154 = fdiv double %153, %149
  %155 = fmul double %144, %154
  br label %156

156:                                              ; preds = %145, %147, %151, %141
  %157 = phi double [ %142, %141 ], [ %155, %151 ], [ %144, %147 ], [ %144, %145 ]
  %158 = fcmp ogt double %157, %132
  br i1 %158, label %191, label %192

159:                                              ; preds = %137, %186
  %160 = phi i64 [ %188, %186 ], [ 0, %137 ]
  %161 = phi double [ %187, %186 ], [ %140, %137 ]
  %162 = phi i64 [ %189, %186 ], [ 0, %137 ]
  %163 = icmp eq i64 %160, %133
  br i1 %163, label %173, label %164

164:                                              ; preds = %159
  %165 = getelementptr inbounds double, ptr %126, i64 %160
  %166 = load double, ptr %165, align 8
  %167 = fcmp ogt double %166, 0.000000e+00
  br i1 %167, label %168, label %173

168:                                              ; preds = %164
  %169 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 %124, i64 %160
  %170 = load double, ptr %169, align 8
  %171 = fdiv double %170, %166
  %172 = fmul double %161, %171
  br label %173

173:                                              ; preds = %168, %164, %159
  %174 = phi double [ %172, %168 ], [ %161, %164 ], [ %161, %159 ]
  %175 = or i64 %160, 1
  %176 = icmp eq i64 %175, %133
  br i1 %176, label %186, label %177

177:                                              ; preds = %173
  %178 = getelementptr inbounds double, ptr %126, i64 %175
  %179 = load double, ptr %178, align 8
  %180 = fcmp ogt double %179, 0.000000e+00
  br i1 %180, label %181, label %186

181:                                              ; preds = %177
  %182 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 %124, i64 %175
  %183 = load double, ptr %182, align 8
  %184 = fdiv double %183, %179
  %185 = fmul double %174, %184
  br label %186

186:                                              ; preds = %181, %177, %173
  %187 = phi double [ %185, %181 ], [ %174, %177 ], [ %174, %173 ]
  %188 = add nuw nsw i64 %160, 2
  %189 = add i64 %162, 2
  %190 = icmp eq i64 %189, %105
  br i1 %190, label %141, label %159

191:                                              ; preds = %156
  store double %157, ptr %112, align 8
  br label %192

192:                                              ; preds = %191, %156, %131
  %193 = phi double [ %132, %156 ], [ %157, %191 ], [ %132, %131 ]
  %194 = add nuw nsw i64 %133, 1
  %195 = icmp eq i64 %194, %77
  br i1 %195, label %127, label %131

196:                                              ; preds = %274, %84
  %197 = add nuw nsw i64 %85, 1
  %198 = icmp eq i64 %197, %77
  br i1 %198, label %95, label %84

199:                                              ; preds = %274, %86
  %200 = phi i64 [ 0, %86 ], [ %275, %274 ]
  %201 = add nsw i64 %200, %91
  %202 = getelementptr inbounds i64, ptr %90, i64 %201
  %203 = load i64, ptr %202, align 8
  %204 = icmp ne i64 %203, 0
  br i1 %204, label %205, label %211

205:                                              ; preds = %199
  %206 = icmp slt i64 %200, %40
  %207 = select i1 %206, ptr %93, ptr %92
  %208 = load ptr, ptr %207, align 8
  %209 = getelementptr inbounds double, ptr %208, i64 %203
  %210 = load double, ptr %209, align 8
  br label %211

211:                                              ; preds = %205, %199
  %212 = phi double [ 1.000000e+00, %199 ], [ %210, %205 ]
  %213 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 37, i64 %200, i64 %85
  store double %212, ptr %213, align 8
  %214 = icmp slt i64 %200, %40
  br i1 %214, label %274, label %215

215:                                              ; preds = %211
  %216 = load ptr, ptr %83, align 8
  %217 = sub nsw i64 %200, %40
  %218 = mul nsw i64 %217, %77
  %219 = add nsw i64 %218, %85
  %220 = getelementptr inbounds double, ptr %216, i64 %219
  %221 = load double, ptr %220, align 8
  %222 = fmul double %221, 0x3FEFFFFFFF768FA1
  %223 = fcmp ogt double %222, 0.000000e+00
  %224 = select i1 %204, i1 %223, i1 false
  br i1 %224, label %225, label %249

225:                                              ; preds = %215
  %226 = load i64, ptr %89, align 8
  %227 = tail call i64 @llvm.smax.i64(i64 %226, i64 0)
  %228 = icmp slt i64 %226, 1
  br i1 %228, label %249, label %229

229:                                              ; preds = %225
  %230 = load ptr, ptr %94, align 8
  %231 = getelementptr inbounds ptr, ptr %230, i64 %203
  %232 = load ptr, ptr %231, align 8
  %233 = and i64 %227, 1
  %234 = icmp eq i64 %227, 1
  br i1 %234, label %237, label %235

235:                                              ; preds = %229
  %236 = and i64 %227, 9223372036854775806
  br label %254

237:                                              ; preds = %254, %229
  %238 = phi double [ undef, %229 ], [ %270, %254 ]
  %239 = phi double [ 0.000000e+00, %229 ], [ %270, %254 ]
  %240 = phi i64 [ 0, %229 ], [ %271, %254 ]
  %241 = icmp eq i64 %233, 0
  br i1 %241, label %249, label %242

242:                                              ; preds = %237
  %243 = getelementptr inbounds double, ptr %232, i64 %240
  %244 = load double, ptr %243, align 8
  %245 = fcmp olt double %244, %222
  %246 = fcmp ogt double %244, %239
  %247 = select i1 %245, i1 %246, i1 false
  %248 = select i1 %247, double %244, double %239
  br label %249

249:                                              ; preds = %242, %237, %225, %215
  %250 = phi double [ 0.000000e+00, %215 ], [ 0.000000e+00, %225 ], [ %238, %237 ], [ %248, %242 ]
  %251 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 35, i64 %217, i64 %85
  store double %250, ptr %251, align 8
  %252 = load double, ptr %213, align 8
  %253 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 %217, i64 %85
  store double %252, ptr %253, align 8
  br label %274

254:                                              ; preds = %254, %235
  %255 = phi double [ 0.000000e+00, %235 ], [ %270, %254 ]
  %256 = phi i64 [ 0, %235 ], [ %271, %254 ]
  %257 = phi i64 [ 0, %235 ], [ %272, %254 ]
  %258 = getelementptr inbounds double, ptr %232, i64 %256
  %259 = load double, ptr %258, align 8
  %260 = fcmp olt double %259, %222
  %261 = fcmp ogt double %259, %255
  %262 = select i1 %260, i1 %261, i1 false
  %263 = select i1 %262, double %259, double %255
  %264 = or i64 %256, 1
  %265 = getelementptr inbounds double, ptr %232, i64 %264
  %266 = load double, ptr %265, align 8
  %267 = fcmp olt double %266, %222
  %268 = fcmp ogt double %266, %263
  %269 = select i1 %267, i1 %268, i1 false
  %270 = select i1 %269, double %266, double %263
  %271 = add nuw nsw i64 %256, 2
  %272 = add i64 %257, 2
  %273 = icmp eq i64 %272, %236
  br i1 %273, label %237, label %254

274:                                              ; preds = %249, %211
  %275 = add nuw nsw i64 %200, 1
  %276 = icmp eq i64 %275, %76
  br i1 %276, label %196, label %199

277:                                              ; preds = %107, %95, %71
  %278 = icmp sgt i64 %52, 0
  br i1 %278, label %279, label %281

279:                                              ; preds = %277
  %280 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 13
  br label %286

281:                                              ; preds = %332, %277
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %23)
  %282 = load i64, ptr %2, align 8
  %283 = icmp sgt i64 %282, 0
  br i1 %283, label %284, label %2201

284:                                              ; preds = %281
  %285 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 5
  br label %337

286:                                              ; preds = %279, %332
  %287 = phi i64 [ 0, %279 ], [ %335, %332 ]
  %288 = icmp slt i64 %287, %40
  br i1 %288, label %289, label %332

289:                                              ; preds = %286
  %290 = load ptr, ptr %280, align 8
  %291 = getelementptr inbounds double, ptr %290, i64 %287
  %292 = load i64, ptr %291, align 8
  %293 = lshr i64 %292, 52
  %294 = and i64 %293, 2047
  %295 = and i64 %292, 4503599627370495
  %296 = or i64 %295, 4607182418800017408
  %297 = bitcast i64 %296 to double
  %298 = fcmp ogt double %297, 0x3FF6A09E667F3BCD
  %299 = fmul double %297, 5.000000e-01
  %300 = select i1 %298, double %299, double %297
  %301 = select i1 %298, i64 -1022, i64 -1023
  %302 = add nsw i64 %301, %294
  %303 = fadd double %300, -1.000000e+00
  %304 = fadd double %300, 1.000000e+00
  %305 = fdiv double %303, %304
  %306 = fmul double %305, %305
  %307 = fmul double %306, 0x3FA8618618618618
  %308 = fadd double %307, 0x3FAAF286BCA1AF28
  %309 = fmul double %306, %308
  %310 = fadd double %309, 0x3FAE1E1E1E1E1E1E
  %311 = fmul double %306, %310
  %312 = fadd double %311, 0x3FB1111111111111
  %313 = fmul double %306, %312
  %314 = fadd double %313, 0x3FB3B13B13B13B14
  %315 = fmul double %306, %314
  %316 = fadd double %315, 0x3FB745D1745D1746
  %317 = fmul double %306, %316
  %318 = fadd double %317, 0x3FBC71C71C71C71C
  %319 = fmul double %306, %318
  %320 = fadd double %319, 0x3FC2492492492492
  %321 = fmul double %306, %320
  %322 = fadd double %321, 2.000000e-01
  %323 = fmul double %306, %322
  %324 = fadd double %323, 0x3FD5555555555555
  %325 = fmul double %306, %324
  %326 = fadd double %325, 1.000000e+00
  %327 = fmul double %305, 2.000000e+00
  %328 = fmul double %327, %326
  %329 = sitofp i64 %302 to double
  %330 = fmul double %329, 0x3FE62E42FEFA39EF
  %331 = fadd double %330, %328
  br label %332

332:                                              ; preds = %286, %289
  %333 = phi double [ %331, %289 ], [ 0.000000e+00, %286 ]
  %334 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %287
  store double %333, ptr %334, align 8
  %335 = add nuw nsw i64 %287, 1
  %336 = icmp slt i64 %335, %52
  br i1 %336, label %286, label %281

337:                                              ; preds = %284, %361
  %338 = phi i64 [ 0, %284 ], [ %364, %361 ]
  %339 = icmp eq i64 %338, 0
  br i1 %339, label %361, label %340

340:                                              ; preds = %337
  %341 = load ptr, ptr %285, align 8
  %342 = getelementptr inbounds ptr, ptr %341, i64 %338
  %343 = load ptr, ptr %342, align 8
  %344 = load i64, ptr %343, align 8
  br label %349

345:                                              ; preds = %361
  br i1 %283, label %346, label %2201

346:                                              ; preds = %345
  %347 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 5
  %348 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 1
  br label %366

349:                                              ; preds = %340, %358
  %350 = phi i64 [ %338, %340 ], [ %351, %358 ]
  %351 = add nsw i64 %350, -1
  %352 = getelementptr inbounds [16 x i64], ptr %23, i64 0, i64 %351
  %353 = load i64, ptr %352, align 8
  %354 = getelementptr inbounds ptr, ptr %341, i64 %353
  %355 = load ptr, ptr %354, align 8
  %356 = load i64, ptr %355, align 8
  %357 = icmp sgt i64 %356, %344
  br i1 %357, label %358, label %361

358:                                              ; preds = %349
  %359 = getelementptr inbounds [16 x i64], ptr %23, i64 0, i64 %350
  store i64 %353, ptr %359, align 8
  %360 = icmp eq i64 %351, 0
  br i1 %360, label %361, label %349

361:                                              ; preds = %349, %358, %337
  %362 = phi i64 [ 0, %337 ], [ 0, %358 ], [ %350, %349 ]
  %363 = getelementptr inbounds [16 x i64], ptr %23, i64 0, i64 %362
  store i64 %338, ptr %363, align 8
  %364 = add nuw nsw i64 %338, 1
  %365 = icmp eq i64 %364, %282
  br i1 %365, label %345, label %337

366:                                              ; preds = %346, %2196
  %367 = phi i64 [ 1, %346 ], [ %2197, %2196 ]
  %368 = phi i64 [ 0, %346 ], [ %2198, %2196 ]
  %369 = getelementptr inbounds [16 x i64], ptr %23, i64 0, i64 %368
  %370 = load i64, ptr %369, align 8
  %371 = load ptr, ptr %347, align 8
  %372 = getelementptr inbounds ptr, ptr %371, i64 %370
  %373 = load ptr, ptr %372, align 8
  %374 = load i64, ptr %373, align 8
  %375 = icmp eq i64 %374, 0
  br i1 %375, label %2420, label %376

376:                                              ; preds = %366
  %377 = load ptr, ptr %0, align 8
  %378 = load ptr, ptr %25, align 8
  %379 = getelementptr inbounds %struct.Problem, ptr %377, i64 0, i32 5
  %380 = load ptr, ptr %379, align 8
  %381 = getelementptr inbounds ptr, ptr %380, i64 %370
  %382 = load ptr, ptr %381, align 8
  %383 = load i64, ptr %382, align 8
  %384 = load i64, ptr %377, align 8
  %385 = getelementptr inbounds %struct.Problem, ptr %377, i64 0, i32 1
  %386 = load i64, ptr %385, align 8
  %387 = shl nsw i64 %383, 1
  br label %388

388:                                              ; preds = %388, %376
  %389 = phi i64 [ 1, %376 ], [ %391, %388 ]
  %390 = icmp slt i64 %389, %387
  %391 = shl nsw i64 %389, 1
  br i1 %390, label %388, label %392

392:                                              ; preds = %388
  %393 = add nsw i64 %386, %384
  %394 = load ptr, ptr %33, align 8
  %395 = sub i64 0, %389
  %396 = getelementptr inbounds i32, ptr %394, i64 %395
  %397 = sub i64 0, %383
  %398 = getelementptr inbounds i32, ptr %396, i64 %397
  %399 = getelementptr inbounds i32, ptr %398, i64 %397
  store ptr %399, ptr %33, align 8
  %400 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 18, i64 %370
  store ptr %399, ptr %400, align 8
  %401 = load ptr, ptr %33, align 8
  %402 = getelementptr inbounds i32, ptr %401, i64 %397
  store ptr %402, ptr %33, align 8
  %403 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 19, i64 %370
  store ptr %402, ptr %403, align 8
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %18)
  %404 = icmp sgt i64 %393, 0
  br i1 %404, label %405, label %409

405:                                              ; preds = %392
  %406 = getelementptr inbounds %struct.Problem, ptr %377, i64 0, i32 6
  %407 = load ptr, ptr %406, align 8
  %408 = mul nsw i64 %393, %370
  br label %425

409:                                              ; preds = %482, %392
  %410 = phi i64 [ 0, %392 ], [ %483, %482 ]
  %411 = tail call i64 @llvm.umax.i64(i64 %389, i64 1)
  %412 = icmp ult i64 %411, 8
  br i1 %412, label %423, label %413

413:                                              ; preds = %409
  %414 = and i64 %411, -8
  br label %415

415:                                              ; preds = %415, %413
  %416 = phi i64 [ 0, %413 ], [ %419, %415 ]
  %417 = getelementptr inbounds i32, ptr %396, i64 %416
  store <4 x i32> <i32 -1, i32 -1, i32 -1, i32 -1>, ptr %417, align 4
  %418 = getelementptr inbounds i32, ptr %417, i64 4
  store <4 x i32> <i32 -1, i32 -1, i32 -1, i32 -1>, ptr %418, align 4
  %419 = add nuw i64 %416, 8
  %420 = icmp eq i64 %419, %414
  br i1 %420, label %421, label %415

421:                                              ; preds = %415
  %422 = icmp eq i64 %414, 0
  br i1 %422, label %423, label %486

423:                                              ; preds = %409, %421
  %424 = phi i64 [ 0, %409 ], [ %414, %421 ]
  br label %499

425:                                              ; preds = %482, %405
  %426 = phi i64 [ 0, %405 ], [ %483, %482 ]
  %427 = phi i64 [ 0, %405 ], [ %484, %482 ]
  %428 = add nsw i64 %427, %408
  %429 = getelementptr inbounds i64, ptr %407, i64 %428
  %430 = load i64, ptr %429, align 8
  %431 = icmp eq i64 %430, 0
  %432 = zext i1 %431 to i64
  %433 = icmp sgt i64 %426, 0
  br i1 %433, label %434, label %466

434:                                              ; preds = %425
  %435 = icmp ult i64 %426, 4
  br i1 %435, label %463, label %436

436:                                              ; preds = %434
  %437 = and i64 %426, -4
  %438 = insertelement <2 x i64> <i64 poison, i64 0>, i64 %432, i64 0
  %439 = insertelement <2 x i64> poison, i64 %430, i64 0
  %440 = shufflevector <2 x i64> %439, <2 x i64> poison, <2 x i32> zeroinitializer
  %441 = insertelement <2 x i64> poison, i64 %430, i64 0
  %442 = shufflevector <2 x i64> %441, <2 x i64> poison, <2 x i32> zeroinitializer
  br label %443

443:                                              ; preds = %443, %436
  %444 = phi i64 [ 0, %436 ], [ %457, %443 ]
  %445 = phi <2 x i64> [ %438, %436 ], [ %455, %443 ]
  %446 = phi <2 x i64> [ zeroinitializer, %436 ], [ %456, %443 ]
  %447 = getelementptr inbounds [1024 x i64], ptr %18, i64 0, i64 %444
  %448 = load <2 x i64>, ptr %447, align 16
  %449 = getelementptr inbounds i64, ptr %447, i64 2
  %450 = load <2 x i64>, ptr %449, align 16
  %451 = icmp eq <2 x i64> %448, %440
  %452 = icmp eq <2 x i64> %450, %442
  %453 = zext <2 x i1> %451 to <2 x i64>
  %454 = zext <2 x i1> %452 to <2 x i64>
  %455 = or <2 x i64> %445, %453
  %456 = or <2 x i64> %446, %454
  %457 = add nuw i64 %444, 4
  %458 = icmp eq i64 %457, %437
  br i1 %458, label %459, label %443

459:                                              ; preds = %443
  %460 = or <2 x i64> %456, %455
  %461 = tail call i64 @llvm.vector.reduce.or.v2i64(<2 x i64> %460)
  %462 = icmp eq i64 %426, %437
  br i1 %462, label %466, label %463

463:                                              ; preds = %434, %459
  %464 = phi i64 [ %432, %434 ], [ %461, %459 ]
  %465 = phi i64 [ 0, %434 ], [ %437, %459 ]
  br label %469

466:                                              ; preds = %469, %459, %425
  %467 = phi i64 [ %432, %425 ], [ %461, %459 ], [ %476, %469 ]
  %468 = icmp eq i64 %467, 0
  br i1 %468, label %479, label %482

469:                                              ; preds = %463, %469
  %470 = phi i64 [ %476, %469 ], [ %464, %463 ]
  %471 = phi i64 [ %477, %469 ], [ %465, %463 ]
  %472 = getelementptr inbounds [1024 x i64], ptr %18, i64 0, i64 %471
  %473 = load i64, ptr %472, align 8
  %474 = icmp eq i64 %473, %430
  %475 = zext i1 %474 to i64
  %476 = or i64 %470, %475
  %477 = add nuw nsw i64 %471, 1
  %478 = icmp eq i64 %477, %426
  br i1 %478, label %466, label %469

479:                                              ; preds = %466
  %480 = add nsw i64 %426, 1
  %481 = getelementptr inbounds [1024 x i64], ptr %18, i64 0, i64 %426
  store i64 %430, ptr %481, align 8
  br label %482

482:                                              ; preds = %479, %466
  %483 = phi i64 [ %426, %466 ], [ %480, %479 ]
  %484 = add nuw nsw i64 %427, 1
  %485 = icmp eq i64 %484, %393
  br i1 %485, label %409, label %425

486:                                              ; preds = %499, %421
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %19)
  br i1 %404, label %487, label %510

487:                                              ; preds = %486
  %488 = load i64, ptr %54, align 8
  %489 = icmp eq i64 %488, 0
  br i1 %489, label %490, label %510

490:                                              ; preds = %487
  %491 = getelementptr inbounds %struct.Problem, ptr %377, i64 0, i32 13
  %492 = load ptr, ptr %491, align 8
  %493 = load i64, ptr %378, align 8
  %494 = icmp sgt i64 %493, 0
  %495 = and i64 %493, 1
  %496 = icmp eq i64 %493, 1
  %497 = and i64 %493, -2
  %498 = icmp eq i64 %495, 0
  br label %504

499:                                              ; preds = %423, %499
  %500 = phi i64 [ %502, %499 ], [ %424, %423 ]
  %501 = getelementptr inbounds i32, ptr %396, i64 %500
  store i32 -1, ptr %501, align 4
  %502 = add nuw nsw i64 %500, 1
  %503 = icmp eq i64 %502, %411
  br i1 %503, label %486, label %499

504:                                              ; preds = %533, %490
  %505 = phi i64 [ 0, %490 ], [ %534, %533 ]
  %506 = getelementptr inbounds double, ptr %492, i64 %505
  %507 = load double, ptr %506, align 8
  %508 = getelementptr inbounds [1024 x double], ptr %19, i64 0, i64 %505
  store double %507, ptr %508, align 8
  br i1 %494, label %509, label %533

509:                                              ; preds = %504
  br i1 %496, label %524, label %536

510:                                              ; preds = %533, %487, %486
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %20)
  %511 = icmp sgt i64 %383, 0
  br i1 %511, label %512, label %558

512:                                              ; preds = %510
  %513 = load i64, ptr %54, align 8
  %514 = icmp eq i64 %513, 0
  %515 = icmp sgt i64 %410, 0
  %516 = getelementptr inbounds %struct.Table, ptr %382, i64 0, i32 1
  %517 = add nsw i64 %389, -1
  %518 = icmp slt i64 %410, 1
  %519 = load i64, ptr %18, align 16
  %520 = and i64 %410, 1
  %521 = icmp eq i64 %410, 1
  %522 = and i64 %410, -2
  %523 = icmp eq i64 %520, 0
  br label %570

524:                                              ; preds = %553, %509
  %525 = phi double [ %507, %509 ], [ %554, %553 ]
  %526 = phi i64 [ 0, %509 ], [ %555, %553 ]
  %527 = icmp eq i64 %526, %370
  %528 = select i1 %498, i1 true, i1 %527
  br i1 %528, label %533, label %529

529:                                              ; preds = %524
  %530 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 37, i64 %505, i64 %526
  %531 = load double, ptr %530, align 8
  %532 = fmul double %525, %531
  store double %532, ptr %508, align 8
  br label %533

533:                                              ; preds = %524, %529, %504
  %534 = add nuw nsw i64 %505, 1
  %535 = icmp eq i64 %534, %393
  br i1 %535, label %510, label %504

536:                                              ; preds = %509, %553
  %537 = phi double [ %554, %553 ], [ %507, %509 ]
  %538 = phi i64 [ %555, %553 ], [ 0, %509 ]
  %539 = phi i64 [ %556, %553 ], [ 0, %509 ]
  %540 = icmp eq i64 %538, %370
  br i1 %540, label %545, label %541

541:                                              ; preds = %536
  %542 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 37, i64 %505, i64 %538
  %543 = load double, ptr %542, align 8
  %544 = fmul double %537, %543
  store double %544, ptr %508, align 8
  br label %545

545:                                              ; preds = %541, %536
  %546 = phi double [ %537, %536 ], [ %544, %541 ]
  %547 = or i64 %538, 1
  %548 = icmp eq i64 %547, %370
  br i1 %548, label %553, label %549

549:                                              ; preds = %545
  %550 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 37, i64 %505, i64 %547
  %551 = load double, ptr %550, align 8
  %552 = fmul double %546, %551
  store double %552, ptr %508, align 8
  br label %553

553:                                              ; preds = %549, %545
  %554 = phi double [ %546, %545 ], [ %552, %549 ]
  %555 = add nuw nsw i64 %538, 2
  %556 = add i64 %539, 2
  %557 = icmp eq i64 %556, %497
  br i1 %557, label %524, label %536

558:                                              ; preds = %1470, %510
  %559 = phi i64 [ 0, %510 ], [ %1471, %1470 ]
  %560 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 17, i64 %370
  store i64 %559, ptr %560, align 8
  %561 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %370
  store i64 0, ptr %561, align 8
  %562 = load i64, ptr %377, align 8
  %563 = icmp sgt i64 %562, 0
  br i1 %563, label %564, label %1474

564:                                              ; preds = %558
  %565 = getelementptr inbounds %struct.Problem, ptr %377, i64 0, i32 6
  %566 = mul nsw i64 %393, %370
  %567 = sub i64 0, %559
  %568 = icmp sgt i64 %559, 0
  %569 = getelementptr inbounds %struct.Table, ptr %382, i64 0, i32 1
  br label %1493

570:                                              ; preds = %1470, %512
  %571 = phi i64 [ 0, %512 ], [ %1472, %1470 ]
  %572 = phi i64 [ 0, %512 ], [ %1471, %1470 ]
  %573 = sub i64 %383, %571
  %574 = tail call i64 @llvm.smin.i64(i64 %573, i64 128)
  %575 = sub i64 %383, %571
  %576 = tail call i64 @llvm.smin.i64(i64 %575, i64 128)
  %577 = sub i64 %383, %571
  %578 = tail call i64 @llvm.smin.i64(i64 %577, i64 128)
  %579 = sub i64 %383, %571
  %580 = tail call i64 @llvm.smin.i64(i64 %579, i64 128)
  %581 = sub i64 %383, %571
  %582 = tail call i64 @llvm.smin.i64(i64 %581, i64 128)
  %583 = sub i64 %383, %571
  %584 = tail call i64 @llvm.smin.i64(i64 %583, i64 128)
  %585 = sub i64 %383, %571
  %586 = tail call i64 @llvm.smin.i64(i64 %585, i64 128)
  %587 = sub i64 %383, %571
  %588 = tail call i64 @llvm.smin.i64(i64 %587, i64 128)
  %589 = sub i64 %383, %571
  %590 = tail call i64 @llvm.smin.i64(i64 %589, i64 128)
  %591 = sub i64 %383, %571
  %592 = tail call i64 @llvm.smin.i64(i64 %591, i64 128)
  %593 = sub i64 %383, %571
  %594 = tail call i64 @llvm.smin.i64(i64 %593, i64 128)
  %595 = sub i64 %383, %571
  %596 = tail call i64 @llvm.smin.i64(i64 %595, i64 128)
  %597 = getelementptr inbounds i32, ptr %398, i64 %571
  store i32 -1, ptr %597, align 4
  %598 = and i64 %571, 127
  %599 = icmp eq i64 %598, 0
  %600 = select i1 %514, i1 %599, i1 false
  br i1 %600, label %601, label %1344

601:                                              ; preds = %570
  %602 = sub nsw i64 %383, %571
  %603 = tail call i64 @llvm.smin.i64(i64 %602, i64 128)
  %604 = load ptr, ptr %0, align 8
  %605 = load ptr, ptr %25, align 8
  call void @llvm.lifetime.start.p0(i64 65536, ptr nonnull %12)
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %13)
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %14)
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %15)
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %16)
  %606 = icmp sgt i64 %602, 0
  br i1 %606, label %607, label %621

607:                                              ; preds = %601
  %608 = icmp ult i64 %576, 8
  br i1 %608, label %619, label %609

609:                                              ; preds = %607
  %610 = and i64 %576, -8
  br label %611

611:                                              ; preds = %611, %609
  %612 = phi i64 [ 0, %609 ], [ %615, %611 ]
  %613 = getelementptr inbounds i32, ptr %20, i64 %612
  store <4 x i32> <i32 1, i32 1, i32 1, i32 1>, ptr %613, align 16
  %614 = getelementptr inbounds i32, ptr %613, i64 4
  store <4 x i32> <i32 1, i32 1, i32 1, i32 1>, ptr %614, align 16
  %615 = add nuw i64 %612, 8
  %616 = icmp eq i64 %615, %610
  br i1 %616, label %617, label %611

617:                                              ; preds = %611
  %618 = icmp eq i64 %576, %610
  br i1 %618, label %621, label %619

619:                                              ; preds = %607, %617
  %620 = phi i64 [ 0, %607 ], [ %610, %617 ]
  br label %645

621:                                              ; preds = %645, %617, %601
  %622 = getelementptr inbounds %struct.Problem, ptr %604, i64 0, i32 3
  %623 = load i64, ptr %622, align 8
  %624 = icmp sgt i64 %623, 0
  br i1 %624, label %625, label %664

625:                                              ; preds = %621
  %626 = getelementptr inbounds %struct.Problem, ptr %604, i64 0, i32 11
  %627 = load ptr, ptr %626, align 8
  %628 = getelementptr inbounds %struct.Problem, ptr %604, i64 0, i32 12
  %629 = getelementptr inbounds %struct.Problem, ptr %604, i64 0, i32 6
  %630 = getelementptr inbounds %struct.Problem, ptr %604, i64 0, i32 1
  %631 = getelementptr inbounds %struct.Problem, ptr %604, i64 0, i32 5
  %632 = getelementptr inbounds %struct.Problem, ptr %604, i64 0, i32 17
  %633 = icmp ult i64 %578, 4
  %634 = and i64 %578, -4
  %635 = icmp eq i64 %578, %634
  %636 = icmp ult i64 %580, 4
  %637 = and i64 %580, -4
  %638 = icmp eq i64 %580, %637
  %639 = icmp ult i64 %582, 4
  %640 = and i64 %582, -4
  %641 = icmp eq i64 %582, %640
  %642 = icmp ult i64 %584, 4
  %643 = and i64 %584, -4
  %644 = icmp eq i64 %584, %643
  br label %652

645:                                              ; preds = %619, %645
  %646 = phi i64 [ %648, %645 ], [ %620, %619 ]
  %647 = getelementptr inbounds i32, ptr %20, i64 %646
  store i32 1, ptr %647, align 4
  %648 = add nuw nsw i64 %646, 1
  %649 = icmp eq i64 %648, %603
  br i1 %649, label %621, label %645

650:                                              ; preds = %813, %719, %691
  %651 = icmp eq i64 %675, %623
  br i1 %651, label %664, label %652

652:                                              ; preds = %650, %625
  %653 = phi i64 [ 0, %625 ], [ %675, %650 ]
  br i1 %606, label %654, label %672

654:                                              ; preds = %652
  br i1 %633, label %662, label %655

655:                                              ; preds = %654, %655
  %656 = phi i64 [ %659, %655 ], [ 0, %654 ]
  %657 = getelementptr inbounds [128 x double], ptr %13, i64 0, i64 %656
  store <2 x double> zeroinitializer, ptr %657, align 16
  %658 = getelementptr inbounds double, ptr %657, i64 2
  store <2 x double> zeroinitializer, ptr %658, align 16
  %659 = add nuw i64 %656, 4
  %660 = icmp eq i64 %659, %634
  br i1 %660, label %661, label %655

661:                                              ; preds = %655
  br i1 %635, label %672, label %662

662:                                              ; preds = %654, %661
  %663 = phi i64 [ 0, %654 ], [ %634, %661 ]
  br label %686

664:                                              ; preds = %650, %621
  %665 = getelementptr inbounds %struct.Goal, ptr %605, i64 0, i32 3
  %666 = load i64, ptr %665, align 8
  %667 = icmp sgt i64 %666, 0
  br i1 %667, label %668, label %836

668:                                              ; preds = %664
  %669 = icmp ult i64 %586, 4
  %670 = and i64 %586, -4
  %671 = icmp eq i64 %586, %670
  br label %824

672:                                              ; preds = %686, %661, %652
  %673 = getelementptr inbounds i64, ptr %627, i64 %653
  %674 = load i64, ptr %673, align 8
  %675 = add nuw nsw i64 %653, 1
  %676 = getelementptr inbounds i64, ptr %627, i64 %675
  %677 = load i64, ptr %676, align 8
  %678 = icmp slt i64 %674, %677
  br i1 %678, label %679, label %691

679:                                              ; preds = %672
  %680 = load ptr, ptr %628, align 8
  %681 = load ptr, ptr %629, align 8
  %682 = load i64, ptr %604, align 8
  %683 = load i64, ptr %630, align 8
  %684 = add nsw i64 %683, %682
  %685 = mul nsw i64 %684, %370
  br label %722

686:                                              ; preds = %662, %686
  %687 = phi i64 [ %689, %686 ], [ %663, %662 ]
  %688 = getelementptr inbounds [128 x double], ptr %13, i64 0, i64 %687
  store double 0.000000e+00, ptr %688, align 8
  %689 = add nuw nsw i64 %687, 1
  %690 = icmp eq i64 %689, %603
  br i1 %690, label %672, label %686

691:                                              ; preds = %810, %672
  br i1 %606, label %692, label %650

692:                                              ; preds = %691
  %693 = load ptr, ptr %632, align 8
  %694 = getelementptr inbounds double, ptr %693, i64 %653
  %695 = load double, ptr %694, align 8
  br i1 %642, label %720, label %696

696:                                              ; preds = %692
  %697 = insertelement <2 x double> poison, double %695, i64 0
  %698 = shufflevector <2 x double> %697, <2 x double> poison, <2 x i32> zeroinitializer
  %699 = insertelement <2 x double> poison, double %695, i64 0
  %700 = shufflevector <2 x double> %699, <2 x double> poison, <2 x i32> zeroinitializer
  br label %701

701:                                              ; preds = %701, %696
  %702 = phi i64 [ 0, %696 ], [ %717, %701 ]
  %703 = getelementptr inbounds [128 x double], ptr %13, i64 0, i64 %702
  %704 = load <2 x double>, ptr %703, align 16
  %705 = getelementptr inbounds double, ptr %703, i64 2
  %706 = load <2 x double>, ptr %705, align 16
  %707 = fcmp ole <2 x double> %704, %698
  %708 = fcmp ole <2 x double> %706, %700
  %709 = zext <2 x i1> %707 to <2 x i32>
  %710 = zext <2 x i1> %708 to <2 x i32>
  %711 = getelementptr inbounds i32, ptr %20, i64 %702
  %712 = load <2 x i32>, ptr %711, align 16
  %713 = getelementptr inbounds i32, ptr %711, i64 2
  %714 = load <2 x i32>, ptr %713, align 8
  %715 = and <2 x i32> %712, %709
  %716 = and <2 x i32> %714, %710
  store <2 x i32> %715, ptr %711, align 16
  store <2 x i32> %716, ptr %713, align 8
  %717 = add nuw i64 %702, 4
  %718 = icmp eq i64 %717, %643
  br i1 %718, label %719, label %701

719:                                              ; preds = %701
  br i1 %644, label %650, label %720

720:                                              ; preds = %692, %719
  %721 = phi i64 [ 0, %692 ], [ %643, %719 ]
  br label %813

722:                                              ; preds = %810, %679
  %723 = phi i64 [ %674, %679 ], [ %811, %810 ]
  %724 = getelementptr inbounds i64, ptr %680, i64 %723
  %725 = load i64, ptr %724, align 8
  %726 = add nsw i64 %725, %685
  %727 = getelementptr inbounds i64, ptr %681, i64 %726
  %728 = load i64, ptr %727, align 8
  %729 = icmp eq i64 %728, 0
  br i1 %729, label %730, label %733

730:                                              ; preds = %722
  %731 = getelementptr inbounds double, ptr %19, i64 %725
  %732 = load double, ptr %731, align 8
  br label %771

733:                                              ; preds = %722
  %734 = load ptr, ptr %631, align 8
  %735 = getelementptr inbounds ptr, ptr %734, i64 %370
  %736 = load ptr, ptr %735, align 8
  %737 = getelementptr inbounds %struct.Table, ptr %736, i64 0, i32 1
  %738 = load ptr, ptr %737, align 8
  %739 = getelementptr inbounds ptr, ptr %738, i64 %728
  %740 = load ptr, ptr %739, align 8
  %741 = getelementptr inbounds double, ptr %19, i64 %725
  %742 = load double, ptr %741, align 8
  %743 = icmp eq ptr %740, null
  br i1 %743, label %771, label %744

744:                                              ; preds = %733
  br i1 %606, label %745, label %810

745:                                              ; preds = %744
  br i1 %636, label %769, label %746

746:                                              ; preds = %745
  %747 = insertelement <2 x double> poison, double %742, i64 0
  %748 = shufflevector <2 x double> %747, <2 x double> poison, <2 x i32> zeroinitializer
  %749 = insertelement <2 x double> poison, double %742, i64 0
  %750 = shufflevector <2 x double> %749, <2 x double> poison, <2 x i32> zeroinitializer
  br label %751

751:                                              ; preds = %751, %746
  %752 = phi i64 [ 0, %746 ], [ %766, %751 ]
  %753 = add nuw nsw i64 %752, %571
  %754 = getelementptr inbounds double, ptr %740, i64 %753
  %755 = load <2 x double>, ptr %754, align 8
  %756 = getelementptr inbounds double, ptr %754, i64 2
  %757 = load <2 x double>, ptr %756, align 8
  %758 = fmul <2 x double> %748, %755
  %759 = fmul <2 x double> %750, %757
  %760 = getelementptr inbounds [128 x double], ptr %13, i64 0, i64 %752
  %761 = load <2 x double>, ptr %760, align 16
  %762 = getelementptr inbounds double, ptr %760, i64 2
  %763 = load <2 x double>, ptr %762, align 16
  %764 = fadd <2 x double> %761, %758
  %765 = fadd <2 x double> %763, %759
  store <2 x double> %764, ptr %760, align 16
  store <2 x double> %765, ptr %762, align 16
  %766 = add nuw i64 %752, 4
  %767 = icmp eq i64 %766, %637
  br i1 %767, label %768, label %751

768:                                              ; preds = %751
  br i1 %638, label %810, label %769

769:                                              ; preds = %745, %768
  %770 = phi i64 [ 0, %745 ], [ %637, %768 ]
  br label %792

771:                                              ; preds = %733, %730
  %772 = phi double [ %732, %730 ], [ %742, %733 ]
  br i1 %606, label %773, label %810

773:                                              ; preds = %771
  br i1 %639, label %790, label %774

774:                                              ; preds = %773
  %775 = insertelement <2 x double> poison, double %772, i64 0
  %776 = shufflevector <2 x double> %775, <2 x double> poison, <2 x i32> zeroinitializer
  %777 = insertelement <2 x double> poison, double %772, i64 0
  %778 = shufflevector <2 x double> %777, <2 x double> poison, <2 x i32> zeroinitializer
  br label %779

779:                                              ; preds = %779, %774
  %780 = phi i64 [ 0, %774 ], [ %787, %779 ]
  %781 = getelementptr inbounds [128 x double], ptr %13, i64 0, i64 %780
  %782 = load <2 x double>, ptr %781, align 16
  %783 = getelementptr inbounds double, ptr %781, i64 2
  %784 = load <2 x double>, ptr %783, align 16
  %785 = fadd <2 x double> %776, %782
  %786 = fadd <2 x double> %778, %784
  store <2 x double> %785, ptr %781, align 16
  store <2 x double> %786, ptr %783, align 16
  %787 = add nuw i64 %780, 4
  %788 = icmp eq i64 %787, %640
  br i1 %788, label %789, label %779

789:                                              ; preds = %779
  br i1 %641, label %810, label %790

790:                                              ; preds = %773, %789
  %791 = phi i64 [ 0, %773 ], [ %640, %789 ]
  br label %803

792:                                              ; preds = %769, %792
  %793 = phi i64 [ %801, %792 ], [ %770, %769 ]
  %794 = add nuw nsw i64 %793, %571
  %795 = getelementptr inbounds double, ptr %740, i64 %794
  %796 = load double, ptr %795, align 8
  %797 = fmul double %742, %796
  %798 = getelementptr inbounds [128 x double], ptr %13, i64 0, i64 %793
  %799 = load double, ptr %798, align 8
  %800 = fadd double %799, %797
  store double %800, ptr %798, align 8
  %801 = add nuw nsw i64 %793, 1
  %802 = icmp eq i64 %801, %603
  br i1 %802, label %810, label %792

803:                                              ; preds = %790, %803
  %804 = phi i64 [ %808, %803 ], [ %791, %790 ]
  %805 = getelementptr inbounds [128 x double], ptr %13, i64 0, i64 %804
  %806 = load double, ptr %805, align 8
  %807 = fadd double %772, %806
  store double %807, ptr %805, align 8
  %808 = add nuw nsw i64 %804, 1
  %809 = icmp eq i64 %808, %603
  br i1 %809, label %810, label %803

810:                                              ; preds = %792, %803, %768, %789, %771, %744
  %811 = add nsw i64 %723, 1
  %812 = icmp eq i64 %811, %677
  br i1 %812, label %691, label %722

813:                                              ; preds = %720, %813
  %814 = phi i64 [ %822, %813 ], [ %721, %720 ]
  %815 = getelementptr inbounds [128 x double], ptr %13, i64 0, i64 %814
  %816 = load double, ptr %815, align 8
  %817 = fcmp ole double %816, %695
  %818 = zext i1 %817 to i32
  %819 = getelementptr inbounds i32, ptr %20, i64 %814
  %820 = load i32, ptr %819, align 4
  %821 = and i32 %820, %818
  store i32 %821, ptr %819, align 4
  %822 = add nuw nsw i64 %814, 1
  %823 = icmp eq i64 %822, %603
  br i1 %823, label %650, label %813

824:                                              ; preds = %668, %856
  %825 = phi i64 [ %857, %856 ], [ 0, %668 ]
  br i1 %606, label %826, label %856

826:                                              ; preds = %824
  br i1 %669, label %834, label %827

827:                                              ; preds = %826, %827
  %828 = phi i64 [ %831, %827 ], [ 0, %826 ]
  %829 = getelementptr inbounds [64 x [128 x double]], ptr %12, i64 0, i64 %825, i64 %828
  store <2 x double> zeroinitializer, ptr %829, align 16
  %830 = getelementptr inbounds double, ptr %829, i64 2
  store <2 x double> zeroinitializer, ptr %830, align 16
  %831 = add nuw i64 %828, 4
  %832 = icmp eq i64 %831, %670
  br i1 %832, label %833, label %827

833:                                              ; preds = %827
  br i1 %671, label %856, label %834

834:                                              ; preds = %826, %833
  %835 = phi i64 [ 0, %826 ], [ %670, %833 ]
  br label %859

836:                                              ; preds = %856, %664
  %837 = load i64, ptr %604, align 8
  %838 = icmp sgt i64 %837, 0
  br i1 %838, label %839, label %864

839:                                              ; preds = %836
  %840 = getelementptr inbounds %struct.Problem, ptr %604, i64 0, i32 6
  %841 = load ptr, ptr %840, align 8
  %842 = getelementptr inbounds %struct.Problem, ptr %604, i64 0, i32 1
  %843 = load i64, ptr %842, align 8
  %844 = add nsw i64 %843, %837
  %845 = mul nsw i64 %844, %370
  %846 = getelementptr inbounds %struct.Problem, ptr %604, i64 0, i32 5
  %847 = getelementptr inbounds %struct.Problem, ptr %604, i64 0, i32 14
  %848 = icmp slt i64 %603, 1
  %849 = and i64 %574, 1
  %850 = icmp eq i64 %574, 1
  %851 = and i64 %574, -2
  %852 = icmp eq i64 %849, 0
  %853 = icmp ult i64 %588, 4
  %854 = and i64 %588, -4
  %855 = icmp eq i64 %588, %854
  br label %892

856:                                              ; preds = %859, %833, %824
  %857 = add nuw nsw i64 %825, 1
  %858 = icmp eq i64 %857, %666
  br i1 %858, label %836, label %824

859:                                              ; preds = %834, %859
  %860 = phi i64 [ %862, %859 ], [ %835, %834 ]
  %861 = getelementptr inbounds [64 x [128 x double]], ptr %12, i64 0, i64 %825, i64 %860
  store double 0.000000e+00, ptr %861, align 8
  %862 = add nuw nsw i64 %860, 1
  %863 = icmp eq i64 %862, %603
  br i1 %863, label %856, label %859

864:                                              ; preds = %949, %836
  %865 = getelementptr inbounds %struct.Problem, ptr %604, i64 0, i32 2
  %866 = load i64, ptr %865, align 8
  %867 = icmp sgt i64 %866, 0
  br i1 %867, label %868, label %998

868:                                              ; preds = %864
  %869 = getelementptr inbounds %struct.Problem, ptr %604, i64 0, i32 7
  %870 = load ptr, ptr %869, align 8
  %871 = getelementptr inbounds %struct.Problem, ptr %604, i64 0, i32 9
  %872 = getelementptr inbounds %struct.Problem, ptr %604, i64 0, i32 10
  %873 = getelementptr inbounds %struct.Problem, ptr %604, i64 0, i32 6
  %874 = getelementptr inbounds %struct.Problem, ptr %604, i64 0, i32 1
  %875 = getelementptr inbounds %struct.Problem, ptr %604, i64 0, i32 5
  %876 = getelementptr inbounds %struct.Problem, ptr %604, i64 0, i32 16
  %877 = getelementptr inbounds %struct.Problem, ptr %604, i64 0, i32 18
  %878 = getelementptr inbounds %struct.Problem, ptr %604, i64 0, i32 8
  %879 = getelementptr inbounds %struct.Problem, ptr %604, i64 0, i32 15
  %880 = icmp ult i64 %590, 4
  %881 = and i64 %590, -4
  %882 = icmp eq i64 %590, %881
  %883 = icmp ult i64 %592, 4
  %884 = and i64 %592, -4
  %885 = icmp eq i64 %592, %884
  %886 = icmp ult i64 %594, 4
  %887 = and i64 %594, -4
  %888 = icmp eq i64 %594, %887
  %889 = icmp ult i64 %596, 4
  %890 = and i64 %596, -4
  %891 = icmp eq i64 %596, %890
  br label %1034

892:                                              ; preds = %949, %839
  %893 = phi i64 [ 0, %839 ], [ %950, %949 ]
  %894 = add nsw i64 %893, %845
  %895 = getelementptr inbounds i64, ptr %841, i64 %894
  %896 = load i64, ptr %895, align 8
  %897 = icmp eq i64 %896, 0
  br i1 %897, label %906, label %898

898:                                              ; preds = %892
  %899 = load ptr, ptr %846, align 8
  %900 = getelementptr inbounds ptr, ptr %899, i64 %370
  %901 = load ptr, ptr %900, align 8
  %902 = getelementptr inbounds %struct.Table, ptr %901, i64 0, i32 1
  %903 = load ptr, ptr %902, align 8
  %904 = getelementptr inbounds ptr, ptr %903, i64 %896
  %905 = load ptr, ptr %904, align 8
  br label %906

906:                                              ; preds = %898, %892
  %907 = phi ptr [ %905, %898 ], [ null, %892 ]
  %908 = getelementptr inbounds double, ptr %19, i64 %893
  %909 = load double, ptr %908, align 8
  br i1 %606, label %910, label %923

910:                                              ; preds = %906
  %911 = icmp eq ptr %907, null
  br i1 %850, label %912, label %926

912:                                              ; preds = %943, %910
  %913 = phi i64 [ 0, %910 ], [ %946, %943 ]
  br i1 %852, label %923, label %914

914:                                              ; preds = %912
  br i1 %911, label %920, label %915

915:                                              ; preds = %914
  %916 = add nuw nsw i64 %913, %571
  %917 = getelementptr inbounds double, ptr %907, i64 %916
  %918 = load double, ptr %917, align 8
  %919 = fmul double %909, %918
  br label %920

920:                                              ; preds = %915, %914
  %921 = phi double [ %919, %915 ], [ %909, %914 ]
  %922 = getelementptr inbounds [128 x double], ptr %16, i64 0, i64 %913
  store double %921, ptr %922, align 8
  br label %923

923:                                              ; preds = %920, %912, %906
  br i1 %667, label %924, label %949

924:                                              ; preds = %923
  %925 = load ptr, ptr %847, align 8
  br label %952

926:                                              ; preds = %910, %943
  %927 = phi i64 [ %946, %943 ], [ 0, %910 ]
  %928 = phi i64 [ %947, %943 ], [ 0, %910 ]
  br i1 %911, label %934, label %929

929:                                              ; preds = %926
  %930 = add nuw nsw i64 %927, %571
  %931 = getelementptr inbounds double, ptr %907, i64 %930
  %932 = load double, ptr %931, align 8
  %933 = fmul double %909, %932
  br label %934

934:                                              ; preds = %929, %926
  %935 = phi double [ %933, %929 ], [ %909, %926 ]
  %936 = getelementptr inbounds [128 x double], ptr %16, i64 0, i64 %927
  store double %935, ptr %936, align 16
  %937 = or i64 %927, 1
  br i1 %911, label %943, label %938

938:                                              ; preds = %934
  %939 = add nuw nsw i64 %937, %571
  %940 = getelementptr inbounds double, ptr %907, i64 %939
  %941 = load double, ptr %940, align 8
  %942 = fmul double %909, %941
  br label %943

943:                                              ; preds = %938, %934
  %944 = phi double [ %942, %938 ], [ %909, %934 ]
  %945 = getelementptr inbounds [128 x double], ptr %16, i64 0, i64 %937
  store double %944, ptr %945, align 8
  %946 = add nuw nsw i64 %927, 2
  %947 = add i64 %928, 2
  %948 = icmp eq i64 %947, %851
  br i1 %948, label %912, label %926

949:                                              ; preds = %995, %923
  %950 = add nuw nsw i64 %893, 1
  %951 = icmp eq i64 %950, %837
  br i1 %951, label %864, label %892

952:                                              ; preds = %995, %924
  %953 = phi i64 [ 0, %924 ], [ %996, %995 ]
  %954 = mul nsw i64 %953, %837
  %955 = add nsw i64 %954, %893
  %956 = getelementptr inbounds double, ptr %925, i64 %955
  %957 = load double, ptr %956, align 8
  %958 = fcmp oeq double %957, 0.000000e+00
  %959 = or i1 %848, %958
  br i1 %959, label %995, label %960

960:                                              ; preds = %952
  br i1 %853, label %983, label %961

961:                                              ; preds = %960
  %962 = insertelement <2 x double> poison, double %957, i64 0
  %963 = shufflevector <2 x double> %962, <2 x double> poison, <2 x i32> zeroinitializer
  %964 = insertelement <2 x double> poison, double %957, i64 0
  %965 = shufflevector <2 x double> %964, <2 x double> poison, <2 x i32> zeroinitializer
  br label %966

966:                                              ; preds = %966, %961
  %967 = phi i64 [ 0, %961 ], [ %980, %966 ]
  %968 = getelementptr inbounds [128 x double], ptr %16, i64 0, i64 %967
  %969 = load <2 x double>, ptr %968, align 16
  %970 = getelementptr inbounds double, ptr %968, i64 2
  %971 = load <2 x double>, ptr %970, align 16
  %972 = fmul <2 x double> %963, %969
  %973 = fmul <2 x double> %965, %971
  %974 = getelementptr inbounds [64 x [128 x double]], ptr %12, i64 0, i64 %953, i64 %967
  %975 = load <2 x double>, ptr %974, align 16
  %976 = getelementptr inbounds double, ptr %974, i64 2
  %977 = load <2 x double>, ptr %976, align 16
  %978 = fadd <2 x double> %975, %972
  %979 = fadd <2 x double> %977, %973
  store <2 x double> %978, ptr %974, align 16
  store <2 x double> %979, ptr %976, align 16
  %980 = add nuw i64 %967, 4
  %981 = icmp eq i64 %980, %854
  br i1 %981, label %982, label %966

982:                                              ; preds = %966
  br i1 %855, label %995, label %983

983:                                              ; preds = %960, %982
  %984 = phi i64 [ 0, %960 ], [ %854, %982 ]
  br label %985

985:                                              ; preds = %983, %985
  %986 = phi i64 [ %993, %985 ], [ %984, %983 ]
  %987 = getelementptr inbounds [128 x double], ptr %16, i64 0, i64 %986
  %988 = load double, ptr %987, align 8
  %989 = fmul double %957, %988
  %990 = getelementptr inbounds [64 x [128 x double]], ptr %12, i64 0, i64 %953, i64 %986
  %991 = load double, ptr %990, align 8
  %992 = fadd double %991, %989
  store double %992, ptr %990, align 8
  %993 = add nuw nsw i64 %986, 1
  %994 = icmp eq i64 %993, %603
  br i1 %994, label %995, label %985

995:                                              ; preds = %985, %982, %952
  %996 = add nuw nsw i64 %953, 1
  %997 = icmp eq i64 %996, %666
  br i1 %997, label %949, label %952

998:                                              ; preds = %1287, %864
  %999 = getelementptr inbounds %struct.Problem, ptr %604, i64 0, i32 4
  %1000 = load i64, ptr %999, align 8
  %1001 = getelementptr inbounds %struct.Problem, ptr %604, i64 0, i32 6
  %1002 = load ptr, ptr %1001, align 8
  %1003 = getelementptr inbounds %struct.Problem, ptr %604, i64 0, i32 1
  %1004 = load i64, ptr %1003, align 8
  %1005 = add nsw i64 %1004, %837
  %1006 = mul nsw i64 %1005, %370
  %1007 = add nsw i64 %1006, %1000
  %1008 = getelementptr inbounds i64, ptr %1002, i64 %1007
  %1009 = load i64, ptr %1008, align 8
  %1010 = icmp eq i64 %1009, 0
  br i1 %1010, label %1020, label %1011

1011:                                             ; preds = %998
  %1012 = getelementptr inbounds %struct.Problem, ptr %604, i64 0, i32 5
  %1013 = load ptr, ptr %1012, align 8
  %1014 = getelementptr inbounds ptr, ptr %1013, i64 %370
  %1015 = load ptr, ptr %1014, align 8
  %1016 = getelementptr inbounds %struct.Table, ptr %1015, i64 0, i32 1
  %1017 = load ptr, ptr %1016, align 8
  %1018 = getelementptr inbounds ptr, ptr %1017, i64 %1009
  %1019 = load ptr, ptr %1018, align 8
  br label %1020

1020:                                             ; preds = %1011, %998
  %1021 = phi ptr [ %1019, %1011 ], [ null, %998 ]
  %1022 = load ptr, ptr %26, align 8
  %1023 = load double, ptr %1022, align 8
  %1024 = getelementptr inbounds %struct.Goal, ptr %605, i64 0, i32 16
  %1025 = load double, ptr %1024, align 8
  %1026 = fsub double 1.000000e+00, %1025
  %1027 = fmul double %1023, %1026
  br i1 %606, label %1028, label %1343

1028:                                             ; preds = %1020
  %1029 = icmp eq ptr %1021, null
  %1030 = getelementptr inbounds double, ptr %19, i64 %1000
  %1031 = icmp ult i64 %666, 4
  %1032 = and i64 %666, -4
  %1033 = icmp eq i64 %666, %1032
  br label %1290

1034:                                             ; preds = %1287, %868
  %1035 = phi i64 [ 0, %868 ], [ %1288, %1287 ]
  %1036 = getelementptr inbounds i64, ptr %870, i64 %1035
  %1037 = load i64, ptr %1036, align 8
  %1038 = icmp slt i64 %1037, %666
  br i1 %1038, label %1041, label %1039

1039:                                             ; preds = %1034
  %1040 = add nuw nsw i64 %1035, 1
  br label %1287

1041:                                             ; preds = %1034
  br i1 %606, label %1042, label %1054

1042:                                             ; preds = %1041
  br i1 %880, label %1052, label %1043

1043:                                             ; preds = %1042, %1043
  %1044 = phi i64 [ %1049, %1043 ], [ 0, %1042 ]
  %1045 = getelementptr inbounds [128 x double], ptr %14, i64 0, i64 %1044
  store <2 x double> <double 1.000000e+00, double 1.000000e+00>, ptr %1045, align 16
  %1046 = getelementptr inbounds double, ptr %1045, i64 2
  store <2 x double> <double 1.000000e+00, double 1.000000e+00>, ptr %1046, align 16
  %1047 = getelementptr inbounds [128 x double], ptr %15, i64 0, i64 %1044
  store <2 x double> zeroinitializer, ptr %1047, align 16
  %1048 = getelementptr inbounds double, ptr %1047, i64 2
  store <2 x double> zeroinitializer, ptr %1048, align 16
  %1049 = add nuw i64 %1044, 4
  %1050 = icmp eq i64 %1049, %881
  br i1 %1050, label %1051, label %1043

1051:                                             ; preds = %1043
  br i1 %882, label %1054, label %1052

1052:                                             ; preds = %1042, %1051
  %1053 = phi i64 [ 0, %1042 ], [ %881, %1051 ]
  br label %1071

1054:                                             ; preds = %1071, %1051, %1041
  %1055 = load ptr, ptr %871, align 8
  %1056 = getelementptr inbounds i64, ptr %1055, i64 %1035
  %1057 = load i64, ptr %1056, align 8
  %1058 = add nuw nsw i64 %1035, 1
  %1059 = getelementptr inbounds i64, ptr %1055, i64 %1058
  %1060 = load i64, ptr %1059, align 8
  %1061 = icmp slt i64 %1057, %1060
  br i1 %1061, label %1062, label %1077

1062:                                             ; preds = %1054
  %1063 = load ptr, ptr %872, align 8
  %1064 = load ptr, ptr %873, align 8
  %1065 = load i64, ptr %874, align 8
  %1066 = add nsw i64 %1065, %837
  %1067 = mul nsw i64 %1066, %370
  %1068 = load ptr, ptr %876, align 8
  %1069 = load i64, ptr %605, align 8
  %1070 = icmp sgt i64 %1069, 0
  br label %1107

1071:                                             ; preds = %1052, %1071
  %1072 = phi i64 [ %1075, %1071 ], [ %1053, %1052 ]
  %1073 = getelementptr inbounds [128 x double], ptr %14, i64 0, i64 %1072
  store double 1.000000e+00, ptr %1073, align 8
  %1074 = getelementptr inbounds [128 x double], ptr %15, i64 0, i64 %1072
  store double 0.000000e+00, ptr %1074, align 8
  %1075 = add nuw nsw i64 %1072, 1
  %1076 = icmp eq i64 %1075, %603
  br i1 %1076, label %1054, label %1071

1077:                                             ; preds = %1224, %1054
  br i1 %606, label %1078, label %1227

1078:                                             ; preds = %1077
  %1079 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %1035
  %1080 = load double, ptr %1079, align 8
  br i1 %889, label %1105, label %1081

1081:                                             ; preds = %1078
  %1082 = insertelement <2 x double> poison, double %1080, i64 0
  %1083 = shufflevector <2 x double> %1082, <2 x double> poison, <2 x i32> zeroinitializer
  %1084 = insertelement <2 x double> poison, double %1080, i64 0
  %1085 = shufflevector <2 x double> %1084, <2 x double> poison, <2 x i32> zeroinitializer
  br label %1086

1086:                                             ; preds = %1086, %1081
  %1087 = phi i64 [ 0, %1081 ], [ %1102, %1086 ]
  %1088 = getelementptr inbounds [128 x double], ptr %15, i64 0, i64 %1087
  %1089 = load <2 x double>, ptr %1088, align 16
  %1090 = getelementptr inbounds double, ptr %1088, i64 2
  %1091 = load <2 x double>, ptr %1090, align 16
  %1092 = fcmp olt <2 x double> %1089, %1083
  %1093 = fcmp olt <2 x double> %1091, %1085
  %1094 = select <2 x i1> %1092, <2 x double> %1089, <2 x double> %1083
  %1095 = select <2 x i1> %1093, <2 x double> %1091, <2 x double> %1085
  %1096 = getelementptr inbounds [128 x double], ptr %14, i64 0, i64 %1087
  %1097 = load <2 x double>, ptr %1096, align 16
  %1098 = getelementptr inbounds double, ptr %1096, i64 2
  %1099 = load <2 x double>, ptr %1098, align 16
  %1100 = fsub <2 x double> %1097, %1094
  %1101 = fsub <2 x double> %1099, %1095
  store <2 x double> %1100, ptr %1096, align 16
  store <2 x double> %1101, ptr %1098, align 16
  %1102 = add nuw i64 %1087, 4
  %1103 = icmp eq i64 %1102, %890
  br i1 %1103, label %1104, label %1086

1104:                                             ; preds = %1086
  br i1 %891, label %1227, label %1105

1105:                                             ; preds = %1078, %1104
  %1106 = phi i64 [ 0, %1078 ], [ %890, %1104 ]
  br label %1257

1107:                                             ; preds = %1224, %1062
  %1108 = phi i64 [ %1057, %1062 ], [ %1225, %1224 ]
  %1109 = getelementptr inbounds i64, ptr %1063, i64 %1108
  %1110 = load i64, ptr %1109, align 8
  %1111 = add nsw i64 %1110, %837
  %1112 = add nsw i64 %1111, %1067
  %1113 = getelementptr inbounds i64, ptr %1064, i64 %1112
  %1114 = load i64, ptr %1113, align 8
  %1115 = icmp eq i64 %1114, 0
  br i1 %1115, label %1124, label %1116

1116:                                             ; preds = %1107
  %1117 = load ptr, ptr %875, align 8
  %1118 = getelementptr inbounds ptr, ptr %1117, i64 %370
  %1119 = load ptr, ptr %1118, align 8
  %1120 = getelementptr inbounds %struct.Table, ptr %1119, i64 0, i32 1
  %1121 = load ptr, ptr %1120, align 8
  %1122 = getelementptr inbounds ptr, ptr %1121, i64 %1114
  %1123 = load ptr, ptr %1122, align 8
  br label %1124

1124:                                             ; preds = %1116, %1107
  %1125 = phi ptr [ %1123, %1116 ], [ null, %1107 ]
  %1126 = getelementptr inbounds double, ptr %1068, i64 %1108
  %1127 = load double, ptr %1126, align 8
  %1128 = getelementptr inbounds double, ptr %19, i64 %1111
  %1129 = load double, ptr %1128, align 8
  %1130 = fmul double %1127, %1129
  br i1 %1070, label %1133, label %1131

1131:                                             ; preds = %1124
  %1132 = fneg double %1130
  br label %1155

1133:                                             ; preds = %1124
  %1134 = load ptr, ptr %877, align 8
  %1135 = mul nsw i64 %1110, %1069
  %1136 = getelementptr inbounds double, ptr %1134, i64 %1135
  %1137 = load double, ptr %1136, align 8
  %1138 = fcmp ogt double %1137, 0.000000e+00
  br i1 %1138, label %1154, label %1139

1139:                                             ; preds = %1133, %1145
  %1140 = phi i64 [ %1141, %1145 ], [ 0, %1133 ]
  %1141 = add nuw nsw i64 %1140, 1
  %1142 = icmp eq i64 %1141, %1069
  br i1 %1142, label %1143, label %1145

1143:                                             ; preds = %1139
  %1144 = fneg double %1130
  br label %1155

1145:                                             ; preds = %1139
  %1146 = add nsw i64 %1141, %1135
  %1147 = getelementptr inbounds double, ptr %1134, i64 %1146
  %1148 = load double, ptr %1147, align 8
  %1149 = fcmp ogt double %1148, 0.000000e+00
  br i1 %1149, label %1150, label %1139

1150:                                             ; preds = %1145
  %1151 = icmp slt i64 %1141, %1069
  %1152 = freeze i1 %1151
  %1153 = fneg double %1130
  br i1 %1152, label %1154, label %1155

1154:                                             ; preds = %1150, %1133
  br label %1155

1155:                                             ; preds = %1154, %1150, %1143, %1131
  %1156 = phi double [ %1130, %1154 ], [ %1132, %1131 ], [ %1153, %1150 ], [ %1144, %1143 ]
  %1157 = phi ptr [ %15, %1154 ], [ %14, %1131 ], [ %14, %1150 ], [ %14, %1143 ]
  %1158 = icmp eq ptr %1125, null
  br i1 %1158, label %1186, label %1159

1159:                                             ; preds = %1155
  br i1 %606, label %1160, label %1224

1160:                                             ; preds = %1159
  br i1 %883, label %1184, label %1161

1161:                                             ; preds = %1160
  %1162 = insertelement <2 x double> poison, double %1156, i64 0
  %1163 = shufflevector <2 x double> %1162, <2 x double> poison, <2 x i32> zeroinitializer
  %1164 = insertelement <2 x double> poison, double %1156, i64 0
  %1165 = shufflevector <2 x double> %1164, <2 x double> poison, <2 x i32> zeroinitializer
  br label %1166

1166:                                             ; preds = %1166, %1161
  %1167 = phi i64 [ 0, %1161 ], [ %1181, %1166 ]
  %1168 = add nuw nsw i64 %1167, %571
  %1169 = getelementptr inbounds double, ptr %1125, i64 %1168
  %1170 = load <2 x double>, ptr %1169, align 8
  %1171 = getelementptr inbounds double, ptr %1169, i64 2
  %1172 = load <2 x double>, ptr %1171, align 8
  %1173 = fmul <2 x double> %1163, %1170
  %1174 = fmul <2 x double> %1165, %1172
  %1175 = getelementptr inbounds double, ptr %1157, i64 %1167
  %1176 = load <2 x double>, ptr %1175, align 16
  %1177 = getelementptr inbounds double, ptr %1175, i64 2
  %1178 = load <2 x double>, ptr %1177, align 16
  %1179 = fadd <2 x double> %1176, %1173
  %1180 = fadd <2 x double> %1178, %1174
  store <2 x double> %1179, ptr %1175, align 16
  store <2 x double> %1180, ptr %1177, align 16
  %1181 = add nuw i64 %1167, 4
  %1182 = icmp eq i64 %1181, %884
  br i1 %1182, label %1183, label %1166

1183:                                             ; preds = %1166
  br i1 %885, label %1224, label %1184

1184:                                             ; preds = %1160, %1183
  %1185 = phi i64 [ 0, %1160 ], [ %884, %1183 ]
  br label %1206

1186:                                             ; preds = %1155
  br i1 %606, label %1187, label %1224

1187:                                             ; preds = %1186
  br i1 %886, label %1204, label %1188

1188:                                             ; preds = %1187
  %1189 = insertelement <2 x double> poison, double %1156, i64 0
  %1190 = shufflevector <2 x double> %1189, <2 x double> poison, <2 x i32> zeroinitializer
  %1191 = insertelement <2 x double> poison, double %1156, i64 0
  %1192 = shufflevector <2 x double> %1191, <2 x double> poison, <2 x i32> zeroinitializer
  br label %1193

1193:                                             ; preds = %1193, %1188
  %1194 = phi i64 [ 0, %1188 ], [ %1201, %1193 ]
  %1195 = getelementptr inbounds double, ptr %1157, i64 %1194
  %1196 = load <2 x double>, ptr %1195, align 16
  %1197 = getelementptr inbounds double, ptr %1195, i64 2
  %1198 = load <2 x double>, ptr %1197, align 16
  %1199 = fadd <2 x double> %1190, %1196
  %1200 = fadd <2 x double> %1192, %1198
  store <2 x double> %1199, ptr %1195, align 16
  store <2 x double> %1200, ptr %1197, align 16
  %1201 = add nuw i64 %1194, 4
  %1202 = icmp eq i64 %1201, %887
  br i1 %1202, label %1203, label %1193

1203:                                             ; preds = %1193
  br i1 %888, label %1224, label %1204

1204:                                             ; preds = %1187, %1203
  %1205 = phi i64 [ 0, %1187 ], [ %887, %1203 ]
  br label %1217

1206:                                             ; preds = %1184, %1206
  %1207 = phi i64 [ %1215, %1206 ], [ %1185, %1184 ]
  %1208 = add nuw nsw i64 %1207, %571
  %1209 = getelementptr inbounds double, ptr %1125, i64 %1208
  %1210 = load double, ptr %1209, align 8
  %1211 = fmul double %1156, %1210
  %1212 = getelementptr inbounds double, ptr %1157, i64 %1207
  %1213 = load double, ptr %1212, align 8
  %1214 = fadd double %1213, %1211
  store double %1214, ptr %1212, align 8
  %1215 = add nuw nsw i64 %1207, 1
  %1216 = icmp eq i64 %1215, %603
  br i1 %1216, label %1224, label %1206

1217:                                             ; preds = %1204, %1217
  %1218 = phi i64 [ %1222, %1217 ], [ %1205, %1204 ]
  %1219 = getelementptr inbounds double, ptr %1157, i64 %1218
  %1220 = load double, ptr %1219, align 8
  %1221 = fadd double %1156, %1220
  store double %1221, ptr %1219, align 8
  %1222 = add nuw nsw i64 %1218, 1
  %1223 = icmp eq i64 %1222, %603
  br i1 %1223, label %1224, label %1217

1224:                                             ; preds = %1206, %1217, %1183, %1203, %1186, %1159
  %1225 = add nsw i64 %1108, 1
  %1226 = icmp eq i64 %1225, %1060
  br i1 %1226, label %1077, label %1107

1227:                                             ; preds = %1257, %1104, %1077
  %1228 = load ptr, ptr %878, align 8
  %1229 = getelementptr inbounds i64, ptr %1228, i64 %1035
  %1230 = load i64, ptr %1229, align 8
  %1231 = load ptr, ptr %873, align 8
  %1232 = load i64, ptr %874, align 8
  %1233 = add nsw i64 %1232, %837
  %1234 = mul nsw i64 %1233, %370
  %1235 = add nsw i64 %1234, %1230
  %1236 = getelementptr inbounds i64, ptr %1231, i64 %1235
  %1237 = load i64, ptr %1236, align 8
  %1238 = icmp eq i64 %1237, 0
  br i1 %1238, label %1247, label %1239

1239:                                             ; preds = %1227
  %1240 = load ptr, ptr %875, align 8
  %1241 = getelementptr inbounds ptr, ptr %1240, i64 %370
  %1242 = load ptr, ptr %1241, align 8
  %1243 = getelementptr inbounds %struct.Table, ptr %1242, i64 0, i32 1
  %1244 = load ptr, ptr %1243, align 8
  %1245 = getelementptr inbounds ptr, ptr %1244, i64 %1237
  %1246 = load ptr, ptr %1245, align 8
  br label %1247

1247:                                             ; preds = %1239, %1227
  %1248 = phi ptr [ %1246, %1239 ], [ null, %1227 ]
  %1249 = load ptr, ptr %879, align 8
  %1250 = getelementptr inbounds double, ptr %1249, i64 %1035
  %1251 = load double, ptr %1250, align 8
  %1252 = getelementptr inbounds double, ptr %19, i64 %1230
  %1253 = load double, ptr %1252, align 8
  %1254 = fmul double %1251, %1253
  br i1 %606, label %1255, label %1287

1255:                                             ; preds = %1247
  %1256 = icmp eq ptr %1248, null
  br label %1268

1257:                                             ; preds = %1105, %1257
  %1258 = phi i64 [ %1266, %1257 ], [ %1106, %1105 ]
  %1259 = getelementptr inbounds [128 x double], ptr %15, i64 0, i64 %1258
  %1260 = load double, ptr %1259, align 8
  %1261 = fcmp olt double %1260, %1080
  %1262 = select i1 %1261, double %1260, double %1080
  %1263 = getelementptr inbounds [128 x double], ptr %14, i64 0, i64 %1258
  %1264 = load double, ptr %1263, align 8
  %1265 = fsub double %1264, %1262
  store double %1265, ptr %1263, align 8
  %1266 = add nuw nsw i64 %1258, 1
  %1267 = icmp eq i64 %1266, %603
  br i1 %1267, label %1227, label %1257

1268:                                             ; preds = %1279, %1255
  %1269 = phi i64 [ 0, %1255 ], [ %1285, %1279 ]
  %1270 = getelementptr inbounds [128 x double], ptr %14, i64 0, i64 %1269
  %1271 = load double, ptr %1270, align 8
  %1272 = fcmp ogt double %1271, 0.000000e+00
  %1273 = select i1 %1272, double %1271, double 0.000000e+00
  br i1 %1256, label %1279, label %1274

1274:                                             ; preds = %1268
  %1275 = add nuw nsw i64 %1269, %571
  %1276 = getelementptr inbounds double, ptr %1248, i64 %1275
  %1277 = load double, ptr %1276, align 8
  %1278 = fmul double %1254, %1277
  br label %1279

1279:                                             ; preds = %1274, %1268
  %1280 = phi double [ %1278, %1274 ], [ %1254, %1268 ]
  %1281 = fmul double %1273, %1280
  %1282 = getelementptr inbounds [64 x [128 x double]], ptr %12, i64 0, i64 %1037, i64 %1269
  %1283 = load double, ptr %1282, align 8
  %1284 = fadd double %1283, %1281
  store double %1284, ptr %1282, align 8
  %1285 = add nuw nsw i64 %1269, 1
  %1286 = icmp eq i64 %1285, %603
  br i1 %1286, label %1287, label %1268

1287:                                             ; preds = %1279, %1247, %1039
  %1288 = phi i64 [ %1040, %1039 ], [ %1058, %1247 ], [ %1058, %1279 ]
  %1289 = icmp eq i64 %1288, %866
  br i1 %1289, label %998, label %1034

1290:                                             ; preds = %1340, %1028
  %1291 = phi i64 [ 0, %1028 ], [ %1341, %1340 ]
  %1292 = getelementptr inbounds i32, ptr %20, i64 %1291
  %1293 = load i32, ptr %1292, align 4
  %1294 = icmp eq i32 %1293, 0
  br i1 %1294, label %1340, label %1295

1295:                                             ; preds = %1290
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %17)
  br i1 %667, label %1296, label %1321

1296:                                             ; preds = %1295
  br i1 %1031, label %1319, label %1297

1297:                                             ; preds = %1296, %1297
  %1298 = phi i64 [ %1316, %1297 ], [ 0, %1296 ]
  %1299 = or i64 %1298, 1
  %1300 = or i64 %1298, 2
  %1301 = or i64 %1298, 3
  %1302 = getelementptr inbounds [64 x [128 x double]], ptr %12, i64 0, i64 %1298, i64 %1291
  %1303 = getelementptr inbounds [64 x [128 x double]], ptr %12, i64 0, i64 %1299, i64 %1291
  %1304 = getelementptr inbounds [64 x [128 x double]], ptr %12, i64 0, i64 %1300, i64 %1291
  %1305 = getelementptr inbounds [64 x [128 x double]], ptr %12, i64 0, i64 %1301, i64 %1291
  %1306 = load double, ptr %1302, align 8
  %1307 = load double, ptr %1303, align 8
  %1308 = insertelement <2 x double> poison, double %1306, i64 0
  %1309 = insertelement <2 x double> %1308, double %1307, i64 1
  %1310 = load double, ptr %1304, align 8
  %1311 = load double, ptr %1305, align 8
  %1312 = insertelement <2 x double> poison, double %1310, i64 0
  %1313 = insertelement <2 x double> %1312, double %1311, i64 1
  %1314 = getelementptr inbounds [64 x double], ptr %17, i64 0, i64 %1298
  store <2 x double> %1309, ptr %1314, align 16
  %1315 = getelementptr inbounds double, ptr %1314, i64 2
  store <2 x double> %1313, ptr %1315, align 16
  %1316 = add nuw i64 %1298, 4
  %1317 = icmp eq i64 %1316, %1032
  br i1 %1317, label %1318, label %1297

1318:                                             ; preds = %1297
  br i1 %1033, label %1321, label %1319

1319:                                             ; preds = %1296, %1318
  %1320 = phi i64 [ 0, %1296 ], [ %1032, %1318 ]
  br label %1323

1321:                                             ; preds = %1323, %1318, %1295
  %1322 = load double, ptr %1030, align 8
  br i1 %1029, label %1335, label %1330

1323:                                             ; preds = %1319, %1323
  %1324 = phi i64 [ %1328, %1323 ], [ %1320, %1319 ]
  %1325 = getelementptr inbounds [64 x [128 x double]], ptr %12, i64 0, i64 %1324, i64 %1291
  %1326 = load double, ptr %1325, align 8
  %1327 = getelementptr inbounds [64 x double], ptr %17, i64 0, i64 %1324
  store double %1326, ptr %1327, align 8
  %1328 = add nuw nsw i64 %1324, 1
  %1329 = icmp eq i64 %1328, %666
  br i1 %1329, label %1321, label %1323

1330:                                             ; preds = %1321
  %1331 = add nuw nsw i64 %1291, %571
  %1332 = getelementptr inbounds double, ptr %1021, i64 %1331
  %1333 = load double, ptr %1332, align 8
  %1334 = fmul double %1322, %1333
  br label %1335

1335:                                             ; preds = %1330, %1321
  %1336 = phi double [ %1334, %1330 ], [ %1322, %1321 ]
  %1337 = call fastcc double @worth(ptr noundef %605, ptr noundef nonnull %17, double noundef %1336)
  %1338 = fcmp olt double %1337, %1027
  %1339 = zext i1 %1338 to i32
  store i32 %1339, ptr %1292, align 4
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %17)
  br label %1340

1340:                                             ; preds = %1335, %1290
  %1341 = add nuw nsw i64 %1291, 1
  %1342 = icmp eq i64 %1341, %603
  br i1 %1342, label %1343, label %1290

1343:                                             ; preds = %1340, %1020
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %16)
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %15)
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %14)
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %13)
  call void @llvm.lifetime.end.p0(i64 65536, ptr nonnull %12)
  br label %1344

1344:                                             ; preds = %1343, %570
  br i1 %514, label %1345, label %1349

1345:                                             ; preds = %1344
  %1346 = getelementptr inbounds [128 x i32], ptr %20, i64 0, i64 %598
  %1347 = load i32, ptr %1346, align 4
  %1348 = icmp eq i32 %1347, 0
  br i1 %1348, label %1470, label %1349

1349:                                             ; preds = %1345, %1344
  br i1 %515, label %1350, label %1367

1350:                                             ; preds = %1349
  %1351 = load ptr, ptr %516, align 8
  br i1 %521, label %1352, label %1381

1352:                                             ; preds = %1381, %1350
  %1353 = phi i64 [ undef, %1350 ], [ %1405, %1381 ]
  %1354 = phi i64 [ 0, %1350 ], [ %1406, %1381 ]
  %1355 = phi i64 [ 1469598103934665603, %1350 ], [ %1405, %1381 ]
  br i1 %523, label %1367, label %1356

1356:                                             ; preds = %1352
  %1357 = getelementptr inbounds [1024 x i64], ptr %18, i64 0, i64 %1354
  %1358 = load i64, ptr %1357, align 8
  %1359 = getelementptr inbounds ptr, ptr %1351, i64 %1358
  %1360 = load ptr, ptr %1359, align 8
  %1361 = getelementptr inbounds double, ptr %1360, i64 %571
  %1362 = load i64, ptr %1361, align 8
  %1363 = xor i64 %1362, %1355
  %1364 = mul i64 %1363, 1099511628211
  %1365 = lshr i64 %1364, 29
  %1366 = xor i64 %1365, %1364
  br label %1367

1367:                                             ; preds = %1356, %1352, %1349
  %1368 = phi i64 [ 1469598103934665603, %1349 ], [ %1353, %1352 ], [ %1366, %1356 ]
  %1369 = and i64 %1368, %517
  %1370 = getelementptr inbounds i32, ptr %396, i64 %1369
  %1371 = load i32, ptr %1370, align 4
  %1372 = icmp sgt i32 %1371, -1
  %1373 = load ptr, ptr %400, align 8
  br i1 %1372, label %1374, label %1444

1374:                                             ; preds = %1367
  br i1 %518, label %1454, label %1375

1375:                                             ; preds = %1374
  %1376 = load ptr, ptr %516, align 8
  %1377 = getelementptr inbounds ptr, ptr %1376, i64 %519
  %1378 = load ptr, ptr %1377, align 8
  %1379 = getelementptr inbounds double, ptr %1378, i64 %571
  %1380 = load double, ptr %1379, align 8
  br label %1409

1381:                                             ; preds = %1350, %1381
  %1382 = phi i64 [ %1406, %1381 ], [ 0, %1350 ]
  %1383 = phi i64 [ %1405, %1381 ], [ 1469598103934665603, %1350 ]
  %1384 = phi i64 [ %1407, %1381 ], [ 0, %1350 ]
  %1385 = getelementptr inbounds [1024 x i64], ptr %18, i64 0, i64 %1382
  %1386 = load i64, ptr %1385, align 16
  %1387 = getelementptr inbounds ptr, ptr %1351, i64 %1386
  %1388 = load ptr, ptr %1387, align 8
  %1389 = getelementptr inbounds double, ptr %1388, i64 %571
  %1390 = load i64, ptr %1389, align 8
  %1391 = xor i64 %1390, %1383
  %1392 = mul i64 %1391, 1099511628211
  %1393 = lshr i64 %1392, 29
  %1394 = or i64 %1382, 1
  %1395 = getelementptr inbounds [1024 x i64], ptr %18, i64 0, i64 %1394
  %1396 = load i64, ptr %1395, align 8
  %1397 = getelementptr inbounds ptr, ptr %1351, i64 %1396
  %1398 = load ptr, ptr %1397, align 8
  %1399 = getelementptr inbounds double, ptr %1398, i64 %571
  %1400 = load i64, ptr %1399, align 8
  %1401 = xor i64 %1393, %1400
  %1402 = xor i64 %1401, %1392
  %1403 = mul i64 %1402, 1099511628211
  %1404 = lshr i64 %1403, 29
  %1405 = xor i64 %1404, %1403
  %1406 = add nuw nsw i64 %1382, 2
  %1407 = add i64 %1384, 2
  %1408 = icmp eq i64 %1407, %522
  br i1 %1408, label %1352, label %1381

1409:                                             ; preds = %1375, %1435
  %1410 = phi i32 [ %1439, %1435 ], [ %1371, %1375 ]
  %1411 = phi i64 [ %1437, %1435 ], [ %1369, %1375 ]
  %1412 = zext i32 %1410 to i64
  %1413 = getelementptr inbounds i32, ptr %1373, i64 %1412
  %1414 = load i32, ptr %1413, align 4
  %1415 = sext i32 %1414 to i64
  %1416 = getelementptr inbounds double, ptr %1378, i64 %1415
  %1417 = load double, ptr %1416, align 8
  %1418 = fcmp une double %1417, %1380
  br i1 %1418, label %1435, label %1419

1419:                                             ; preds = %1409, %1423
  %1420 = phi i64 [ %1421, %1423 ], [ 0, %1409 ]
  %1421 = add nuw nsw i64 %1420, 1
  %1422 = icmp eq i64 %1421, %410
  br i1 %1422, label %1441, label %1423

1423:                                             ; preds = %1419
  %1424 = getelementptr inbounds i64, ptr %18, i64 %1421
  %1425 = load i64, ptr %1424, align 8
  %1426 = getelementptr inbounds ptr, ptr %1376, i64 %1425
  %1427 = load ptr, ptr %1426, align 8
  %1428 = getelementptr inbounds double, ptr %1427, i64 %1415
  %1429 = load double, ptr %1428, align 8
  %1430 = getelementptr inbounds double, ptr %1427, i64 %571
  %1431 = load double, ptr %1430, align 8
  %1432 = fcmp une double %1429, %1431
  br i1 %1432, label %1433, label %1419

1433:                                             ; preds = %1423
  %1434 = icmp slt i64 %1421, %410
  br i1 %1434, label %1435, label %1441

1435:                                             ; preds = %1433, %1409
  %1436 = add nsw i64 %1411, 1
  %1437 = and i64 %1436, %517
  %1438 = getelementptr inbounds i32, ptr %396, i64 %1437
  %1439 = load i32, ptr %1438, align 4
  %1440 = icmp sgt i32 %1439, -1
  br i1 %1440, label %1409, label %1444

1441:                                             ; preds = %1433, %1419
  %1442 = getelementptr inbounds i32, ptr %396, i64 %1411
  %1443 = icmp slt i32 %1410, 0
  br i1 %1443, label %1447, label %1458

1444:                                             ; preds = %1435, %1367
  %1445 = phi i64 [ %1369, %1367 ], [ %1437, %1435 ]
  %1446 = getelementptr inbounds i32, ptr %396, i64 %1445
  br label %1447

1447:                                             ; preds = %1444, %1441
  %1448 = phi ptr [ %1446, %1444 ], [ %1442, %1441 ]
  %1449 = trunc i64 %572 to i32
  store i32 %1449, ptr %1448, align 4
  %1450 = trunc i64 %571 to i32
  %1451 = add nsw i64 %572, 1
  %1452 = getelementptr inbounds i32, ptr %1373, i64 %572
  store i32 %1450, ptr %1452, align 4
  %1453 = getelementptr inbounds i32, ptr %402, i64 %571
  store i32 -1, ptr %1453, align 4
  br label %1466

1454:                                             ; preds = %1374
  %1455 = zext i32 %1371 to i64
  %1456 = getelementptr inbounds i32, ptr %1373, i64 %1455
  %1457 = load i32, ptr %1456, align 4
  br label %1458

1458:                                             ; preds = %1454, %1441
  %1459 = phi i32 [ %1457, %1454 ], [ %1414, %1441 ]
  %1460 = phi ptr [ %1370, %1454 ], [ %1442, %1441 ]
  %1461 = sext i32 %1459 to i64
  %1462 = getelementptr inbounds i32, ptr %402, i64 %1461
  %1463 = load i32, ptr %1462, align 4
  %1464 = getelementptr inbounds i32, ptr %402, i64 %571
  store i32 %1463, ptr %1464, align 4
  %1465 = trunc i64 %571 to i32
  store i32 %1465, ptr %1462, align 4
  br label %1466

1466:                                             ; preds = %1458, %1447
  %1467 = phi ptr [ %1448, %1447 ], [ %1460, %1458 ]
  %1468 = phi i64 [ %1451, %1447 ], [ %572, %1458 ]
  %1469 = load i32, ptr %1467, align 4
  store i32 %1469, ptr %597, align 4
  br label %1470

1470:                                             ; preds = %1466, %1345
  %1471 = phi i64 [ %1468, %1466 ], [ %572, %1345 ]
  %1472 = add nuw nsw i64 %571, 1
  %1473 = icmp eq i64 %1472, %383
  br i1 %1473, label %558, label %570

1474:                                             ; preds = %1578, %558
  %1475 = phi i64 [ 0, %558 ], [ %1580, %1578 ]
  %1476 = phi i64 [ %562, %558 ], [ %1579, %1578 ]
  %1477 = getelementptr inbounds %struct.Problem, ptr %377, i64 0, i32 2
  %1478 = load i64, ptr %1477, align 8
  %1479 = add nsw i64 %1478, %1476
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %21)
  %1480 = getelementptr inbounds %struct.Goal, ptr %378, i64 0, i32 1
  %1481 = load i64, ptr %1480, align 8
  %1482 = icmp ne i64 %559, 0
  %1483 = icmp sgt i64 %1481, 0
  %1484 = select i1 %1483, i1 %1482, i1 false
  br i1 %1484, label %1485, label %1607

1485:                                             ; preds = %1474
  %1486 = getelementptr inbounds %struct.Table, ptr %382, i64 0, i32 5
  %1487 = load i64, ptr %1486, align 8
  %1488 = icmp sgt i64 %1487, 0
  %1489 = getelementptr inbounds %struct.Table, ptr %382, i64 0, i32 2
  %1490 = icmp ult i64 %1487, 4
  %1491 = and i64 %1487, -4
  %1492 = icmp eq i64 %1487, %1491
  br label %1583

1493:                                             ; preds = %1578, %564
  %1494 = phi i64 [ %562, %564 ], [ %1579, %1578 ]
  %1495 = phi i64 [ 0, %564 ], [ %1580, %1578 ]
  %1496 = phi i64 [ 0, %564 ], [ %1581, %1578 ]
  %1497 = load ptr, ptr %565, align 8
  %1498 = add nsw i64 %1496, %566
  %1499 = getelementptr inbounds i64, ptr %1497, i64 %1498
  %1500 = load i64, ptr %1499, align 8
  %1501 = icmp eq i64 %1500, 0
  br i1 %1501, label %1578, label %1502

1502:                                             ; preds = %1493
  %1503 = load ptr, ptr %30, align 8
  %1504 = getelementptr inbounds double, ptr %1503, i64 %567
  store ptr %1504, ptr %30, align 8
  br i1 %568, label %1505, label %1510

1505:                                             ; preds = %1502
  %1506 = load ptr, ptr %569, align 8
  %1507 = getelementptr inbounds ptr, ptr %1506, i64 %1500
  %1508 = load ptr, ptr %1507, align 8
  %1509 = load ptr, ptr %400, align 8
  br label %1516

1510:                                             ; preds = %1573, %1502
  %1511 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %370, i64 %1495
  store i64 %1496, ptr %1511, align 8
  %1512 = load i64, ptr %561, align 8
  %1513 = add nsw i64 %1512, 1
  store i64 %1513, ptr %561, align 8
  %1514 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 42, i64 %370, i64 %1512
  store ptr %1504, ptr %1514, align 8
  %1515 = load i64, ptr %377, align 8
  br label %1578

1516:                                             ; preds = %1573, %1505
  %1517 = phi i64 [ 0, %1505 ], [ %1576, %1573 ]
  %1518 = getelementptr inbounds i32, ptr %1509, i64 %1517
  %1519 = load i32, ptr %1518, align 4
  %1520 = sext i32 %1519 to i64
  %1521 = getelementptr inbounds double, ptr %1508, i64 %1520
  %1522 = load double, ptr %1521, align 8
  %1523 = bitcast double %1522 to i64
  %1524 = mul i64 %1523, -7046029254386353131
  %1525 = lshr i64 %1524, 53
  %1526 = getelementptr inbounds [2048 x double], ptr %55, i64 0, i64 %1525
  %1527 = load double, ptr %1526, align 8
  %1528 = fcmp une double %1527, %1522
  br i1 %1528, label %1532, label %1529

1529:                                             ; preds = %1516
  %1530 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i32 1, i64 %1525
  %1531 = load double, ptr %1530, align 8
  br label %1573

1532:                                             ; preds = %1516
  store double %1522, ptr %1526, align 8
  %1533 = lshr i64 %1523, 52
  %1534 = and i64 %1533, 2047
  %1535 = and i64 %1523, 4503599627370495
  %1536 = or i64 %1535, 4607182418800017408
  %1537 = bitcast i64 %1536 to double
  %1538 = fcmp ogt double %1537, 0x3FF6A09E667F3BCD
  %1539 = fmul double %1537, 5.000000e-01
  %1540 = select i1 %1538, double %1539, double %1537
  %1541 = select i1 %1538, i64 -1022, i64 -1023
  %1542 = add nsw i64 %1541, %1534
  %1543 = fadd double %1540, -1.000000e+00
  %1544 = fadd double %1540, 1.000000e+00
  %1545 = fdiv double %1543, %1544
  %1546 = fmul double %1545, %1545
  %1547 = fmul double %1546, 0x3FA8618618618618
  %1548 = fadd double %1547, 0x3FAAF286BCA1AF28
  %1549 = fmul double %1546, %1548
  %1550 = fadd double %1549, 0x3FAE1E1E1E1E1E1E
  %1551 = fmul double %1546, %1550
  %1552 = fadd double %1551, 0x3FB1111111111111
  %1553 = fmul double %1546, %1552
  %1554 = fadd double %1553, 0x3FB3B13B13B13B14
  %1555 = fmul double %1546, %1554
  %1556 = fadd double %1555, 0x3FB745D1745D1746
  %1557 = fmul double %1546, %1556
  %1558 = fadd double %1557, 0x3FBC71C71C71C71C
  %1559 = fmul double %1546, %1558
  %1560 = fadd double %1559, 0x3FC2492492492492
  %1561 = fmul double %1546, %1560
  %1562 = fadd double %1561, 2.000000e-01
  %1563 = fmul double %1546, %1562
  %1564 = fadd double %1563, 0x3FD5555555555555
  %1565 = fmul double %1546, %1564
  %1566 = fadd double %1565, 1.000000e+00
  %1567 = fmul double %1545, 2.000000e+00
  %1568 = fmul double %1567, %1566
  %1569 = sitofp i64 %1542 to double
  %1570 = fmul double %1569, 0x3FE62E42FEFA39EF
  %1571 = fadd double %1570, %1568
  %1572 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i32 1, i64 %1525
  store double %1571, ptr %1572, align 8
  br label %1573

1573:                                             ; preds = %1532, %1529
  %1574 = phi double [ %1531, %1529 ], [ %1571, %1532 ]
  %1575 = getelementptr inbounds double, ptr %1504, i64 %1517
  store double %1574, ptr %1575, align 8
  %1576 = add nuw nsw i64 %1517, 1
  %1577 = icmp eq i64 %1576, %559
  br i1 %1577, label %1510, label %1516

1578:                                             ; preds = %1510, %1493
  %1579 = phi i64 [ %1494, %1493 ], [ %1515, %1510 ]
  %1580 = phi i64 [ %1495, %1493 ], [ %1513, %1510 ]
  %1581 = add nuw nsw i64 %1496, 1
  %1582 = icmp slt i64 %1581, %1579
  br i1 %1582, label %1493, label %1474

1583:                                             ; preds = %1629, %1485
  %1584 = phi i64 [ 0, %1485 ], [ %1634, %1629 ]
  br i1 %1488, label %1585, label %1629

1585:                                             ; preds = %1583
  %1586 = load ptr, ptr %1489, align 8
  %1587 = mul nsw i64 %1584, %1487
  br i1 %1490, label %1604, label %1588

1588:                                             ; preds = %1585, %1588
  %1589 = phi i64 [ %1599, %1588 ], [ 0, %1585 ]
  %1590 = phi <2 x i64> [ %1597, %1588 ], [ <i64 1, i64 0>, %1585 ]
  %1591 = phi <2 x i64> [ %1598, %1588 ], [ zeroinitializer, %1585 ]
  %1592 = add nsw i64 %1589, %1587
  %1593 = getelementptr inbounds i64, ptr %1586, i64 %1592
  %1594 = load <2 x i64>, ptr %1593, align 8
  %1595 = getelementptr inbounds i64, ptr %1593, i64 2
  %1596 = load <2 x i64>, ptr %1595, align 8
  %1597 = or <2 x i64> %1594, %1590
  %1598 = or <2 x i64> %1596, %1591
  %1599 = add nuw i64 %1589, 4
  %1600 = icmp eq i64 %1599, %1491
  br i1 %1600, label %1601, label %1588

1601:                                             ; preds = %1588
  %1602 = or <2 x i64> %1598, %1597
  %1603 = tail call i64 @llvm.vector.reduce.or.v2i64(<2 x i64> %1602)
  br i1 %1492, label %1629, label %1604

1604:                                             ; preds = %1585, %1601
  %1605 = phi i64 [ 0, %1585 ], [ %1491, %1601 ]
  %1606 = phi i64 [ 1, %1585 ], [ %1603, %1601 ]
  br label %1636

1607:                                             ; preds = %1629, %1474
  %1608 = getelementptr inbounds %struct.Goal, ptr %378, i64 0, i32 2
  %1609 = load i64, ptr %1608, align 8
  %1610 = add nsw i64 %1609, %1481
  %1611 = icmp sgt i64 %1609, 1
  %1612 = zext i1 %1611 to i64
  %1613 = add nsw i64 %1610, %1612
  %1614 = icmp sgt i64 %1613, 0
  %1615 = select i1 %1614, i1 %1482, i1 false
  br i1 %1615, label %1616, label %1978

1616:                                             ; preds = %1607
  %1617 = getelementptr inbounds %struct.Goal, ptr %378, i64 0, i32 8
  %1618 = sub i64 0, %559
  %1619 = icmp sgt i64 %559, 0
  %1620 = getelementptr inbounds %struct.Table, ptr %382, i64 0, i32 6
  %1621 = getelementptr inbounds %struct.Table, ptr %382, i64 0, i32 2
  %1622 = getelementptr inbounds %struct.Table, ptr %382, i64 0, i32 5
  %1623 = icmp ult i64 %559, 4
  %1624 = and i64 %559, -4
  %1625 = icmp eq i64 %559, %1624
  %1626 = icmp ult i64 %559, 4
  %1627 = and i64 %559, -4
  %1628 = icmp eq i64 %559, %1627
  br label %1645

1629:                                             ; preds = %1636, %1601, %1583
  %1630 = phi i64 [ 1, %1583 ], [ %1603, %1601 ], [ %1642, %1636 ]
  %1631 = icmp sgt i64 %1630, 1
  %1632 = zext i1 %1631 to i64
  %1633 = getelementptr inbounds [16 x i64], ptr %21, i64 0, i64 %1584
  store i64 %1632, ptr %1633, align 8
  %1634 = add nuw nsw i64 %1584, 1
  %1635 = icmp eq i64 %1634, %1481
  br i1 %1635, label %1607, label %1583

1636:                                             ; preds = %1604, %1636
  %1637 = phi i64 [ %1643, %1636 ], [ %1605, %1604 ]
  %1638 = phi i64 [ %1642, %1636 ], [ %1606, %1604 ]
  %1639 = add nsw i64 %1637, %1587
  %1640 = getelementptr inbounds i64, ptr %1586, i64 %1639
  %1641 = load i64, ptr %1640, align 8
  %1642 = or i64 %1641, %1638
  %1643 = add nuw nsw i64 %1637, 1
  %1644 = icmp eq i64 %1643, %1487
  br i1 %1644, label %1629, label %1636

1645:                                             ; preds = %1968, %1616
  %1646 = phi i64 [ %1609, %1616 ], [ %1969, %1968 ]
  %1647 = phi i64 [ %1481, %1616 ], [ %1970, %1968 ]
  %1648 = phi i64 [ %1475, %1616 ], [ %1971, %1968 ]
  %1649 = phi i64 [ %1610, %1616 ], [ %1973, %1968 ]
  %1650 = phi i64 [ 0, %1616 ], [ %1972, %1968 ]
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %22)
  %1651 = icmp sgt i64 %1647, 0
  br i1 %1651, label %1652, label %1968

1652:                                             ; preds = %1645
  %1653 = icmp slt i64 %1650, %1647
  %1654 = icmp eq i64 %1649, %1650
  %1655 = sub nsw i64 %1650, %1647
  br label %1658

1656:                                             ; preds = %1676
  %1657 = icmp eq i64 %1677, 0
  br i1 %1657, label %1968, label %1680

1658:                                             ; preds = %1676, %1652
  %1659 = phi i64 [ 0, %1652 ], [ %1678, %1676 ]
  %1660 = phi i64 [ 0, %1652 ], [ %1677, %1676 ]
  %1661 = getelementptr inbounds [16 x i64], ptr %21, i64 0, i64 %1659
  %1662 = load i64, ptr %1661, align 8
  %1663 = icmp eq i64 %1662, 0
  br i1 %1663, label %1676, label %1664

1664:                                             ; preds = %1658
  br i1 %1653, label %1665, label %1667

1665:                                             ; preds = %1664
  %1666 = icmp eq i64 %1650, %1659
  br i1 %1666, label %1673, label %1676

1667:                                             ; preds = %1664
  br i1 %1654, label %1673, label %1668

1668:                                             ; preds = %1667
  %1669 = load ptr, ptr %1617, align 8
  %1670 = getelementptr inbounds i64, ptr %1669, i64 %1659
  %1671 = load i64, ptr %1670, align 8
  %1672 = icmp eq i64 %1671, %1655
  br i1 %1672, label %1673, label %1676

1673:                                             ; preds = %1668, %1667, %1665
  %1674 = add nsw i64 %1660, 1
  %1675 = getelementptr inbounds [16 x i64], ptr %22, i64 0, i64 %1660
  store i64 %1659, ptr %1675, align 8
  br label %1676

1676:                                             ; preds = %1673, %1668, %1665, %1658
  %1677 = phi i64 [ %1674, %1673 ], [ %1660, %1668 ], [ %1660, %1658 ], [ %1660, %1665 ]
  %1678 = add nuw nsw i64 %1659, 1
  %1679 = icmp eq i64 %1678, %1647
  br i1 %1679, label %1656, label %1658

1680:                                             ; preds = %1656
  %1681 = load ptr, ptr %30, align 8
  %1682 = getelementptr inbounds double, ptr %1681, i64 %1618
  store ptr %1682, ptr %30, align 8
  br i1 %1619, label %1683, label %1693

1683:                                             ; preds = %1680
  br i1 %1623, label %1691, label %1684

1684:                                             ; preds = %1683, %1684
  %1685 = phi i64 [ %1688, %1684 ], [ 0, %1683 ]
  %1686 = getelementptr inbounds double, ptr %1682, i64 %1685
  store <2 x double> <double 0x7FF0000000000000, double 0x7FF0000000000000>, ptr %1686, align 8
  %1687 = getelementptr inbounds double, ptr %1686, i64 2
  store <2 x double> <double 0x7FF0000000000000, double 0x7FF0000000000000>, ptr %1687, align 8
  %1688 = add nuw i64 %1685, 4
  %1689 = icmp eq i64 %1688, %1624
  br i1 %1689, label %1690, label %1684

1690:                                             ; preds = %1684
  br i1 %1625, label %1693, label %1691

1691:                                             ; preds = %1683, %1690
  %1692 = phi i64 [ 0, %1683 ], [ %1624, %1690 ]
  br label %1700

1693:                                             ; preds = %1700, %1690, %1680
  br i1 %511, label %1694, label %1705

1694:                                             ; preds = %1693
  %1695 = icmp sgt i64 %1677, 0
  %1696 = and i64 %1677, 3
  %1697 = icmp ult i64 %1677, 4
  %1698 = and i64 %1677, -4
  %1699 = icmp eq i64 %1696, 0
  br label %1809

1700:                                             ; preds = %1691, %1700
  %1701 = phi i64 [ %1703, %1700 ], [ %1692, %1691 ]
  %1702 = getelementptr inbounds double, ptr %1682, i64 %1701
  store double 0x7FF0000000000000, ptr %1702, align 8
  %1703 = add nuw nsw i64 %1701, 1
  %1704 = icmp eq i64 %1703, %559
  br i1 %1704, label %1693, label %1700

1705:                                             ; preds = %1903, %1693
  br i1 %1619, label %1706, label %1959

1706:                                             ; preds = %1705
  br i1 %1626, label %1806, label %1707

1707:                                             ; preds = %1706, %1707
  %1708 = phi i64 [ %1801, %1707 ], [ 0, %1706 ]
  %1709 = phi <2 x i64> [ %1719, %1707 ], [ zeroinitializer, %1706 ]
  %1710 = phi <2 x i64> [ %1720, %1707 ], [ zeroinitializer, %1706 ]
  %1711 = getelementptr inbounds double, ptr %1682, i64 %1708
  %1712 = load <2 x double>, ptr %1711, align 8
  %1713 = getelementptr inbounds double, ptr %1711, i64 2
  %1714 = load <2 x double>, ptr %1713, align 8
  %1715 = fcmp ogt <2 x double> %1712, <double 1.000000e+00, double 1.000000e+00>
  %1716 = fcmp ogt <2 x double> %1714, <double 1.000000e+00, double 1.000000e+00>
  %1717 = zext <2 x i1> %1715 to <2 x i64>
  %1718 = zext <2 x i1> %1716 to <2 x i64>
  %1719 = or <2 x i64> %1709, %1717
  %1720 = or <2 x i64> %1710, %1718
  %1721 = bitcast <2 x double> %1712 to <2 x i64>
  %1722 = bitcast <2 x double> %1714 to <2 x i64>
  %1723 = lshr <2 x i64> %1721, <i64 52, i64 52>
  %1724 = lshr <2 x i64> %1722, <i64 52, i64 52>
  %1725 = and <2 x i64> %1723, <i64 2047, i64 2047>
  %1726 = and <2 x i64> %1724, <i64 2047, i64 2047>
  %1727 = and <2 x i64> %1721, <i64 4503599627370495, i64 4503599627370495>
  %1728 = and <2 x i64> %1722, <i64 4503599627370495, i64 4503599627370495>
  %1729 = or <2 x i64> %1727, <i64 4607182418800017408, i64 4607182418800017408>
  %1730 = or <2 x i64> %1728, <i64 4607182418800017408, i64 4607182418800017408>
  %1731 = bitcast <2 x i64> %1729 to <2 x double>
  %1732 = bitcast <2 x i64> %1730 to <2 x double>
  %1733 = fcmp ogt <2 x double> %1731, <double 0x3FF6A09E667F3BCD, double 0x3FF6A09E667F3BCD>
  %1734 = fcmp ogt <2 x double> %1732, <double 0x3FF6A09E667F3BCD, double 0x3FF6A09E667F3BCD>
  %1735 = fmul <2 x double> %1731, <double 5.000000e-01, double 5.000000e-01>
  %1736 = fmul <2 x double> %1732, <double 5.000000e-01, double 5.000000e-01>
  %1737 = select <2 x i1> %1733, <2 x double> %1735, <2 x double> %1731
  %1738 = select <2 x i1> %1734, <2 x double> %1736, <2 x double> %1732
  %1739 = select <2 x i1> %1733, <2 x i64> <i64 -1022, i64 -1022>, <2 x i64> <i64 -1023, i64 -1023>
  %1740 = select <2 x i1> %1734, <2 x i64> <i64 -1022, i64 -1022>, <2 x i64> <i64 -1023, i64 -1023>
  %1741 = add nsw <2 x i64> %1739, %1725
  %1742 = add nsw <2 x i64> %1740, %1726
  %1743 = fadd <2 x double> %1737, <double -1.000000e+00, double -1.000000e+00>
  %1744 = fadd <2 x double> %1738, <double -1.000000e+00, double -1.000000e+00>
  %1745 = fadd <2 x double> %1737, <double 1.000000e+00, double 1.000000e+00>
  %1746 = fadd <2 x double> %1738, <double 1.000000e+00, double 1.000000e+00>
  %1747 = fdiv <2 x double> %1743, %1745
  %1748 = fdiv <2 x double> %1744, %1746
  %1749 = fmul <2 x double> %1747, %1747
  %1750 = fmul <2 x double> %1748, %1748
  %1751 = fmul <2 x double> %1749, <double 0x3FA8618618618618, double 0x3FA8618618618618>
  %1752 = fmul <2 x double> %1750, <double 0x3FA8618618618618, double 0x3FA8618618618618>
  %1753 = fadd <2 x double> %1751, <double 0x3FAAF286BCA1AF28, double 0x3FAAF286BCA1AF28>
  %1754 = fadd <2 x double> %1752, <double 0x3FAAF286BCA1AF28, double 0x3FAAF286BCA1AF28>
  %1755 = fmul <2 x double> %1749, %1753
  %1756 = fmul <2 x double> %1750, %1754
  %1757 = fadd <2 x double> %1755, <double 0x3FAE1E1E1E1E1E1E, double 0x3FAE1E1E1E1E1E1E>
  %1758 = fadd <2 x double> %1756, <double 0x3FAE1E1E1E1E1E1E, double 0x3FAE1E1E1E1E1E1E>
  %1759 = fmul <2 x double> %1749, %1757
  %1760 = fmul <2 x double> %1750, %1758
  %1761 = fadd <2 x double> %1759, <double 0x3FB1111111111111, double 0x3FB1111111111111>
  %1762 = fadd <2 x double> %1760, <double 0x3FB1111111111111, double 0x3FB1111111111111>
  %1763 = fmul <2 x double> %1749, %1761
  %1764 = fmul <2 x double> %1750, %1762
  %1765 = fadd <2 x double> %1763, <double 0x3FB3B13B13B13B14, double 0x3FB3B13B13B13B14>
  %1766 = fadd <2 x double> %1764, <double 0x3FB3B13B13B13B14, double 0x3FB3B13B13B13B14>
  %1767 = fmul <2 x double> %1749, %1765
  %1768 = fmul <2 x double> %1750, %1766
  %1769 = fadd <2 x double> %1767, <double 0x3FB745D1745D1746, double 0x3FB745D1745D1746>
  %1770 = fadd <2 x double> %1768, <double 0x3FB745D1745D1746, double 0x3FB745D1745D1746>
  %1771 = fmul <2 x double> %1749, %1769
  %1772 = fmul <2 x double> %1750, %1770
  %1773 = fadd <2 x double> %1771, <double 0x3FBC71C71C71C71C, double 0x3FBC71C71C71C71C>
  %1774 = fadd <2 x double> %1772, <double 0x3FBC71C71C71C71C, double 0x3FBC71C71C71C71C>
  %1775 = fmul <2 x double> %1749, %1773
  %1776 = fmul <2 x double> %1750, %1774
  %1777 = fadd <2 x double> %1775, <double 0x3FC2492492492492, double 0x3FC2492492492492>
  %1778 = fadd <2 x double> %1776, <double 0x3FC2492492492492, double 0x3FC2492492492492>
  %1779 = fmul <2 x double> %1749, %1777
  %1780 = fmul <2 x double> %1750, %1778
  %1781 = fadd <2 x double> %1779, <double 2.000000e-01, double 2.000000e-01>
  %1782 = fadd <2 x double> %1780, <double 2.000000e-01, double 2.000000e-01>
  %1783 = fmul <2 x double> %1749, %1781
  %1784 = fmul <2 x double> %1750, %1782
  %1785 = fadd <2 x double> %1783, <double 0x3FD5555555555555, double 0x3FD5555555555555>
  %1786 = fadd <2 x double> %1784, <double 0x3FD5555555555555, double 0x3FD5555555555555>
  %1787 = fmul <2 x double> %1749, %1785
  %1788 = fmul <2 x double> %1750, %1786
  %1789 = fadd <2 x double> %1787, <double 1.000000e+00, double 1.000000e+00>
  %1790 = fadd <2 x double> %1788, <double 1.000000e+00, double 1.000000e+00>
  %1791 = fmul <2 x double> %1747, <double 2.000000e+00, double 2.000000e+00>
  %1792 = fmul <2 x double> %1748, <double 2.000000e+00, double 2.000000e+00>
  %1793 = fmul <2 x double> %1791, %1789
  %1794 = fmul <2 x double> %1792, %1790
  %1795 = sitofp <2 x i64> %1741 to <2 x double>
  %1796 = sitofp <2 x i64> %1742 to <2 x double>
  %1797 = fmul <2 x double> %1795, <double 0x3FE62E42FEFA39EF, double 0x3FE62E42FEFA39EF>
  %1798 = fmul <2 x double> %1796, <double 0x3FE62E42FEFA39EF, double 0x3FE62E42FEFA39EF>
  %1799 = fadd <2 x double> %1797, %1793
  %1800 = fadd <2 x double> %1798, %1794
  store <2 x double> %1799, ptr %1711, align 8
  store <2 x double> %1800, ptr %1713, align 8
  %1801 = add nuw i64 %1708, 4
  %1802 = icmp eq i64 %1801, %1627
  br i1 %1802, label %1803, label %1707

1803:                                             ; preds = %1707
  %1804 = or <2 x i64> %1720, %1719
  %1805 = tail call i64 @llvm.vector.reduce.or.v2i64(<2 x i64> %1804)
  br i1 %1628, label %1906, label %1806

1806:                                             ; preds = %1706, %1803
  %1807 = phi i64 [ 0, %1706 ], [ %1627, %1803 ]
  %1808 = phi i64 [ 0, %1706 ], [ %1805, %1803 ]
  br label %1909

1809:                                             ; preds = %1903, %1694
  %1810 = phi i64 [ 0, %1694 ], [ %1904, %1903 ]
  %1811 = getelementptr inbounds i32, ptr %398, i64 %1810
  %1812 = load i32, ptr %1811, align 4
  %1813 = icmp slt i32 %1812, 0
  br i1 %1813, label %1814, label %1816

1814:                                             ; preds = %1809
  %1815 = add nuw nsw i64 %1810, 1
  br label %1903

1816:                                             ; preds = %1809
  %1817 = load ptr, ptr %1620, align 8
  %1818 = icmp eq ptr %1817, null
  br i1 %1818, label %1822, label %1819

1819:                                             ; preds = %1816
  %1820 = getelementptr inbounds i64, ptr %1817, i64 %1810
  %1821 = load i64, ptr %1820, align 8
  br label %1822

1822:                                             ; preds = %1819, %1816
  %1823 = phi i64 [ %1821, %1819 ], [ %1810, %1816 ]
  %1824 = add nuw nsw i64 %1810, 1
  %1825 = getelementptr inbounds i64, ptr %1817, i64 %1824
  %1826 = zext i32 %1812 to i64
  %1827 = getelementptr inbounds double, ptr %1682, i64 %1826
  br label %1828

1828:                                             ; preds = %1901, %1822
  %1829 = phi i64 [ %1823, %1822 ], [ %1902, %1901 ]
  br i1 %1818, label %1832, label %1830

1830:                                             ; preds = %1828
  %1831 = load i64, ptr %1825, align 8
  br label %1832

1832:                                             ; preds = %1830, %1828
  %1833 = phi i64 [ %1831, %1830 ], [ %1824, %1828 ]
  %1834 = icmp slt i64 %1829, %1833
  br i1 %1834, label %1835, label %1903

1835:                                             ; preds = %1832
  br i1 %1695, label %1836, label %1857

1836:                                             ; preds = %1835
  %1837 = load ptr, ptr %1621, align 8
  %1838 = load i64, ptr %1622, align 8
  br i1 %1697, label %1839, label %1862

1839:                                             ; preds = %1862, %1836
  %1840 = phi i64 [ undef, %1836 ], [ %1896, %1862 ]
  %1841 = phi i64 [ 0, %1836 ], [ %1897, %1862 ]
  %1842 = phi i64 [ 1, %1836 ], [ %1896, %1862 ]
  br i1 %1699, label %1857, label %1843

1843:                                             ; preds = %1839, %1843
  %1844 = phi i64 [ %1854, %1843 ], [ %1841, %1839 ]
  %1845 = phi i64 [ %1853, %1843 ], [ %1842, %1839 ]
  %1846 = phi i64 [ %1855, %1843 ], [ 0, %1839 ]
  %1847 = getelementptr inbounds [16 x i64], ptr %22, i64 0, i64 %1844
  %1848 = load i64, ptr %1847, align 8
  %1849 = mul nsw i64 %1848, %1838
  %1850 = add nsw i64 %1849, %1829
  %1851 = getelementptr inbounds i64, ptr %1837, i64 %1850
  %1852 = load i64, ptr %1851, align 8
  %1853 = mul nsw i64 %1852, %1845
  %1854 = add nuw nsw i64 %1844, 1
  %1855 = add i64 %1846, 1
  %1856 = icmp eq i64 %1855, %1696
  br i1 %1856, label %1857, label %1843

1857:                                             ; preds = %1839, %1843, %1835
  %1858 = phi i64 [ 1, %1835 ], [ %1840, %1839 ], [ %1853, %1843 ]
  %1859 = sitofp i64 %1858 to double
  %1860 = load double, ptr %1827, align 8
  %1861 = fcmp ogt double %1860, %1859
  br i1 %1861, label %1900, label %1901

1862:                                             ; preds = %1836, %1862
  %1863 = phi i64 [ %1897, %1862 ], [ 0, %1836 ]
  %1864 = phi i64 [ %1896, %1862 ], [ 1, %1836 ]
  %1865 = phi i64 [ %1898, %1862 ], [ 0, %1836 ]
  %1866 = getelementptr inbounds [16 x i64], ptr %22, i64 0, i64 %1863
  %1867 = load i64, ptr %1866, align 16
  %1868 = mul nsw i64 %1867, %1838
  %1869 = add nsw i64 %1868, %1829
  %1870 = getelementptr inbounds i64, ptr %1837, i64 %1869
  %1871 = load i64, ptr %1870, align 8
  %1872 = mul nsw i64 %1871, %1864
  %1873 = or i64 %1863, 1
  %1874 = getelementptr inbounds [16 x i64], ptr %22, i64 0, i64 %1873
  %1875 = load i64, ptr %1874, align 8
  %1876 = mul nsw i64 %1875, %1838
  %1877 = add nsw i64 %1876, %1829
  %1878 = getelementptr inbounds i64, ptr %1837, i64 %1877
  %1879 = load i64, ptr %1878, align 8
  %1880 = mul nsw i64 %1879, %1872
  %1881 = or i64 %1863, 2
  %1882 = getelementptr inbounds [16 x i64], ptr %22, i64 0, i64 %1881
  %1883 = load i64, ptr %1882, align 16
  %1884 = mul nsw i64 %1883, %1838
  %1885 = add nsw i64 %1884, %1829
  %1886 = getelementptr inbounds i64, ptr %1837, i64 %1885
  %1887 = load i64, ptr %1886, align 8
  %1888 = mul nsw i64 %1887, %1880
  %1889 = or i64 %1863, 3
  %1890 = getelementptr inbounds [16 x i64], ptr %22, i64 0, i64 %1889
  %1891 = load i64, ptr %1890, align 8
  %1892 = mul nsw i64 %1891, %1838
  %1893 = add nsw i64 %1892, %1829
  %1894 = getelementptr inbounds i64, ptr %1837, i64 %1893
  %1895 = load i64, ptr %1894, align 8
  %1896 = mul nsw i64 %1895, %1888
  %1897 = add nuw nsw i64 %1863, 4
  %1898 = add i64 %1865, 4
  %1899 = icmp eq i64 %1898, %1698
  br i1 %1899, label %1839, label %1862

1900:                                             ; preds = %1857
  store double %1859, ptr %1827, align 8
  br label %1901

1901:                                             ; preds = %1900, %1857
  %1902 = add nsw i64 %1829, 1
  br label %1828

1903:                                             ; preds = %1832, %1814
  %1904 = phi i64 [ %1815, %1814 ], [ %1824, %1832 ]
  %1905 = icmp eq i64 %1904, %383
  br i1 %1905, label %1705, label %1809

1906:                                             ; preds = %1909, %1803
  %1907 = phi i64 [ %1805, %1803 ], [ %1916, %1909 ]
  %1908 = icmp eq i64 %1907, 0
  br i1 %1908, label %1959, label %1960

1909:                                             ; preds = %1806, %1909
  %1910 = phi i64 [ %1957, %1909 ], [ %1807, %1806 ]
  %1911 = phi i64 [ %1916, %1909 ], [ %1808, %1806 ]
  %1912 = getelementptr inbounds double, ptr %1682, i64 %1910
  %1913 = load double, ptr %1912, align 8
  %1914 = fcmp ogt double %1913, 1.000000e+00
  %1915 = zext i1 %1914 to i64
  %1916 = or i64 %1911, %1915
  %1917 = bitcast double %1913 to i64
  %1918 = lshr i64 %1917, 52
  %1919 = and i64 %1918, 2047
  %1920 = and i64 %1917, 4503599627370495
  %1921 = or i64 %1920, 4607182418800017408
  %1922 = bitcast i64 %1921 to double
  %1923 = fcmp ogt double %1922, 0x3FF6A09E667F3BCD
  %1924 = fmul double %1922, 5.000000e-01
  %1925 = select i1 %1923, double %1924, double %1922
  %1926 = select i1 %1923, i64 -1022, i64 -1023
  %1927 = add nsw i64 %1926, %1919
  %1928 = fadd double %1925, -1.000000e+00
  %1929 = fadd double %1925, 1.000000e+00
  %1930 = fdiv double %1928, %1929
  %1931 = fmul double %1930, %1930
  %1932 = fmul double %1931, 0x3FA8618618618618
  %1933 = fadd double %1932, 0x3FAAF286BCA1AF28
  %1934 = fmul double %1931, %1933
  %1935 = fadd double %1934, 0x3FAE1E1E1E1E1E1E
  %1936 = fmul double %1931, %1935
  %1937 = fadd double %1936, 0x3FB1111111111111
  %1938 = fmul double %1931, %1937
  %1939 = fadd double %1938, 0x3FB3B13B13B13B14
  %1940 = fmul double %1931, %1939
  %1941 = fadd double %1940, 0x3FB745D1745D1746
  %1942 = fmul double %1931, %1941
  %1943 = fadd double %1942, 0x3FBC71C71C71C71C
  %1944 = fmul double %1931, %1943
  %1945 = fadd double %1944, 0x3FC2492492492492
  %1946 = fmul double %1931, %1945
  %1947 = fadd double %1946, 2.000000e-01
  %1948 = fmul double %1931, %1947
  %1949 = fadd double %1948, 0x3FD5555555555555
  %1950 = fmul double %1931, %1949
  %1951 = fadd double %1950, 1.000000e+00
  %1952 = fmul double %1930, 2.000000e+00
  %1953 = fmul double %1952, %1951
  %1954 = sitofp i64 %1927 to double
  %1955 = fmul double %1954, 0x3FE62E42FEFA39EF
  %1956 = fadd double %1955, %1953
  store double %1956, ptr %1912, align 8
  %1957 = add nuw nsw i64 %1910, 1
  %1958 = icmp eq i64 %1957, %559
  br i1 %1958, label %1906, label %1909

1959:                                             ; preds = %1906, %1705
  store ptr %1681, ptr %30, align 8
  br label %1968

1960:                                             ; preds = %1906
  %1961 = add nsw i64 %1479, %1650
  %1962 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %370, i64 %1648
  store i64 %1961, ptr %1962, align 8
  %1963 = load i64, ptr %561, align 8
  %1964 = add nsw i64 %1963, 1
  store i64 %1964, ptr %561, align 8
  %1965 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 42, i64 %370, i64 %1963
  store ptr %1682, ptr %1965, align 8
  %1966 = load i64, ptr %1480, align 8
  %1967 = load i64, ptr %1608, align 8
  br label %1968

1968:                                             ; preds = %1960, %1959, %1656, %1645
  %1969 = phi i64 [ %1646, %1959 ], [ %1967, %1960 ], [ %1646, %1656 ], [ %1646, %1645 ]
  %1970 = phi i64 [ %1647, %1959 ], [ %1966, %1960 ], [ %1647, %1656 ], [ %1647, %1645 ]
  %1971 = phi i64 [ %1648, %1959 ], [ %1964, %1960 ], [ %1648, %1656 ], [ %1648, %1645 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %22)
  %1972 = add nuw nsw i64 %1650, 1
  %1973 = add nsw i64 %1970, %1969
  %1974 = icmp sgt i64 %1969, 1
  %1975 = zext i1 %1974 to i64
  %1976 = add nsw i64 %1973, %1975
  %1977 = icmp slt i64 %1972, %1976
  br i1 %1977, label %1645, label %1978

1978:                                             ; preds = %1968, %1607
  %1979 = phi i64 [ %1475, %1607 ], [ %1971, %1968 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %21)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %20)
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %19)
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %18)
  %1980 = load i64, ptr %560, align 8
  %1981 = icmp eq i64 %1980, 0
  br i1 %1981, label %2420, label %1982

1982:                                             ; preds = %1978
  %1983 = load i64, ptr %1, align 8
  %1984 = load i64, ptr %348, align 8
  %1985 = add nsw i64 %1984, %1983
  %1986 = icmp sgt i64 %1985, 0
  %1987 = and i1 %72, %1986
  br i1 %1987, label %1988, label %2004

1988:                                             ; preds = %1982
  %1989 = load ptr, ptr %0, align 8
  %1990 = getelementptr inbounds %struct.Problem, ptr %1989, i64 0, i32 6
  %1991 = load ptr, ptr %1990, align 8
  %1992 = load i64, ptr %1989, align 8
  %1993 = getelementptr inbounds %struct.Problem, ptr %1989, i64 0, i32 1
  %1994 = load i64, ptr %1993, align 8
  %1995 = add nsw i64 %1994, %1992
  %1996 = mul nsw i64 %1995, %370
  %1997 = getelementptr inbounds %struct.Problem, ptr %1989, i64 0, i32 5
  %1998 = tail call i64 @llvm.smax.i64(i64 %1980, i64 0)
  %1999 = icmp slt i64 %1980, 1
  %2000 = and i64 %1998, 1
  %2001 = icmp eq i64 %1998, 1
  %2002 = and i64 %1998, 9223372036854775806
  %2003 = icmp eq i64 %2000, 0
  br label %2018

2004:                                             ; preds = %2091, %1982
  %2005 = load ptr, ptr %33, align 8
  %2006 = sub i64 0, %1980
  %2007 = getelementptr inbounds i32, ptr %2005, i64 %2006
  store ptr %2007, ptr %33, align 8
  %2008 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 24, i64 %370
  store ptr %2007, ptr %2008, align 8
  %2009 = load ptr, ptr %30, align 8
  %2010 = getelementptr inbounds double, ptr %2009, i64 %2006
  store ptr %2010, ptr %30, align 8
  %2011 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 20, i64 %370
  store ptr %2010, ptr %2011, align 8
  %2012 = icmp sgt i64 %1979, 0
  br i1 %2012, label %2013, label %2106

2013:                                             ; preds = %2004
  %2014 = and i64 %1979, 3
  %2015 = icmp ult i64 %1979, 4
  br i1 %2015, label %2094, label %2016

2016:                                             ; preds = %2013
  %2017 = and i64 %1979, -4
  br label %2114

2018:                                             ; preds = %1988, %2091
  %2019 = phi i64 [ 0, %1988 ], [ %2092, %2091 ]
  %2020 = add nsw i64 %1996, %2019
  %2021 = getelementptr inbounds i64, ptr %1991, i64 %2020
  %2022 = load i64, ptr %2021, align 8
  %2023 = icmp eq i64 %2022, 0
  br i1 %2023, label %2091, label %2024

2024:                                             ; preds = %2018
  %2025 = load ptr, ptr %1997, align 8
  %2026 = getelementptr inbounds ptr, ptr %2025, i64 %370
  %2027 = load ptr, ptr %2026, align 8
  %2028 = getelementptr inbounds %struct.Table, ptr %2027, i64 0, i32 1
  %2029 = load ptr, ptr %2028, align 8
  %2030 = getelementptr inbounds ptr, ptr %2029, i64 %2022
  %2031 = load ptr, ptr %2030, align 8
  %2032 = icmp slt i64 %2019, %1983
  %2033 = icmp eq ptr %2031, null
  br i1 %2033, label %2091, label %2034

2034:                                             ; preds = %2024
  %2035 = select i1 %2032, double 0x7FF0000000000000, double 0.000000e+00
  br i1 %1999, label %2088, label %2036

2036:                                             ; preds = %2034
  br i1 %2001, label %2072, label %2037

2037:                                             ; preds = %2036
  %2038 = load ptr, ptr %400, align 8
  %2039 = load ptr, ptr %400, align 8
  br label %2040

2040:                                             ; preds = %2067, %2037
  %2041 = phi double [ %2035, %2037 ], [ %2068, %2067 ]
  %2042 = phi i64 [ 0, %2037 ], [ %2069, %2067 ]
  %2043 = phi i64 [ 0, %2037 ], [ %2070, %2067 ]
  %2044 = getelementptr inbounds i32, ptr %2038, i64 %2042
  %2045 = load i32, ptr %2044, align 4
  %2046 = sext i32 %2045 to i64
  %2047 = getelementptr inbounds double, ptr %2031, i64 %2046
  %2048 = load double, ptr %2047, align 8
  br i1 %2032, label %2049, label %2051

2049:                                             ; preds = %2040
  %2050 = fcmp olt double %2048, %2041
  br i1 %2050, label %2053, label %2054

2051:                                             ; preds = %2040
  %2052 = fcmp ogt double %2048, %2041
  br i1 %2052, label %2053, label %2054

2053:                                             ; preds = %2051, %2049
  br label %2054

2054:                                             ; preds = %2053, %2051, %2049
  %2055 = phi double [ %2048, %2053 ], [ %2041, %2049 ], [ %2041, %2051 ]
  %2056 = or i64 %2042, 1
  %2057 = getelementptr inbounds i32, ptr %2039, i64 %2056
  %2058 = load i32, ptr %2057, align 4
  %2059 = sext i32 %2058 to i64
  %2060 = getelementptr inbounds double, ptr %2031, i64 %2059
  %2061 = load double, ptr %2060, align 8
  br i1 %2032, label %2064, label %2062

2062:                                             ; preds = %2054
  %2063 = fcmp ogt double %2061, %2055
  br i1 %2063, label %2066, label %2067

2064:                                             ; preds = %2054
  %2065 = fcmp olt double %2061, %2055
  br i1 %2065, label %2066, label %2067

2066:                                             ; preds = %2064, %2062
  br label %2067

2067:                                             ; preds = %2066, %2064, %2062
  %2068 = phi double [ %2061, %2066 ], [ %2055, %2064 ], [ %2055, %2062 ]
  %2069 = add nuw i64 %2042, 2
  %2070 = add i64 %2043, 2
  %2071 = icmp eq i64 %2070, %2002
  br i1 %2071, label %2072, label %2040

2072:                                             ; preds = %2067, %2036
  %2073 = phi double [ undef, %2036 ], [ %2068, %2067 ]
  %2074 = phi double [ %2035, %2036 ], [ %2068, %2067 ]
  %2075 = phi i64 [ 0, %2036 ], [ %2069, %2067 ]
  br i1 %2003, label %2088, label %2076

2076:                                             ; preds = %2072
  %2077 = load ptr, ptr %400, align 8
  %2078 = getelementptr inbounds i32, ptr %2077, i64 %2075
  %2079 = load i32, ptr %2078, align 4
  %2080 = sext i32 %2079 to i64
  %2081 = getelementptr inbounds double, ptr %2031, i64 %2080
  %2082 = load double, ptr %2081, align 8
  br i1 %2032, label %2085, label %2083

2083:                                             ; preds = %2076
  %2084 = fcmp ogt double %2082, %2074
  br i1 %2084, label %2087, label %2088

2085:                                             ; preds = %2076
  %2086 = fcmp olt double %2082, %2074
  br i1 %2086, label %2087, label %2088

2087:                                             ; preds = %2085, %2083
  br label %2088

2088:                                             ; preds = %2072, %2087, %2085, %2083, %2034
  %2089 = phi double [ %2035, %2034 ], [ %2073, %2072 ], [ %2082, %2087 ], [ %2074, %2085 ], [ %2074, %2083 ]
  %2090 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 37, i64 %2019, i64 %370
  store double %2089, ptr %2090, align 8
  br label %2091

2091:                                             ; preds = %2018, %2024, %2088
  %2092 = add nuw nsw i64 %2019, 1
  %2093 = icmp slt i64 %2092, %1985
  br i1 %2093, label %2018, label %2004

2094:                                             ; preds = %2114, %2013
  %2095 = phi i64 [ 0, %2013 ], [ %2132, %2114 ]
  %2096 = icmp eq i64 %2014, 0
  br i1 %2096, label %2106, label %2097

2097:                                             ; preds = %2094, %2097
  %2098 = phi i64 [ %2103, %2097 ], [ %2095, %2094 ]
  %2099 = phi i64 [ %2104, %2097 ], [ 0, %2094 ]
  %2100 = load ptr, ptr %30, align 8
  %2101 = getelementptr inbounds double, ptr %2100, i64 %2006
  store ptr %2101, ptr %30, align 8
  %2102 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %370, i64 %2098
  store ptr %2101, ptr %2102, align 8
  %2103 = add nuw nsw i64 %2098, 1
  %2104 = add i64 %2099, 1
  %2105 = icmp eq i64 %2104, %2014
  br i1 %2105, label %2106, label %2097

2106:                                             ; preds = %2094, %2097, %2004
  %2107 = load i64, ptr %41, align 8
  %2108 = icmp sgt i64 %2107, 0
  br i1 %2108, label %2109, label %2147

2109:                                             ; preds = %2106
  %2110 = and i64 %2107, 3
  %2111 = icmp ult i64 %2107, 4
  br i1 %2111, label %2135, label %2112

2112:                                             ; preds = %2109
  %2113 = and i64 %2107, -4
  br label %2169

2114:                                             ; preds = %2114, %2016
  %2115 = phi i64 [ 0, %2016 ], [ %2132, %2114 ]
  %2116 = phi i64 [ 0, %2016 ], [ %2133, %2114 ]
  %2117 = load ptr, ptr %30, align 8
  %2118 = getelementptr inbounds double, ptr %2117, i64 %2006
  store ptr %2118, ptr %30, align 8
  %2119 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %370, i64 %2115
  store ptr %2118, ptr %2119, align 8
  %2120 = or i64 %2115, 1
  %2121 = load ptr, ptr %30, align 8
  %2122 = getelementptr inbounds double, ptr %2121, i64 %2006
  store ptr %2122, ptr %30, align 8
  %2123 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %370, i64 %2120
  store ptr %2122, ptr %2123, align 8
  %2124 = or i64 %2115, 2
  %2125 = load ptr, ptr %30, align 8
  %2126 = getelementptr inbounds double, ptr %2125, i64 %2006
  store ptr %2126, ptr %30, align 8
  %2127 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %370, i64 %2124
  store ptr %2126, ptr %2127, align 8
  %2128 = or i64 %2115, 3
  %2129 = load ptr, ptr %30, align 8
  %2130 = getelementptr inbounds double, ptr %2129, i64 %2006
  store ptr %2130, ptr %30, align 8
  %2131 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %370, i64 %2128
  store ptr %2130, ptr %2131, align 8
  %2132 = add nuw nsw i64 %2115, 4
  %2133 = add i64 %2116, 4
  %2134 = icmp eq i64 %2133, %2017
  br i1 %2134, label %2094, label %2114

2135:                                             ; preds = %2169, %2109
  %2136 = phi i64 [ 0, %2109 ], [ %2187, %2169 ]
  %2137 = icmp eq i64 %2110, 0
  br i1 %2137, label %2147, label %2138

2138:                                             ; preds = %2135, %2138
  %2139 = phi i64 [ %2144, %2138 ], [ %2136, %2135 ]
  %2140 = phi i64 [ %2145, %2138 ], [ 0, %2135 ]
  %2141 = load ptr, ptr %30, align 8
  %2142 = getelementptr inbounds double, ptr %2141, i64 %2006
  store ptr %2142, ptr %30, align 8
  %2143 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %370, i64 %2139
  store ptr %2142, ptr %2143, align 8
  %2144 = add nuw nsw i64 %2139, 1
  %2145 = add i64 %2140, 1
  %2146 = icmp eq i64 %2145, %2110
  br i1 %2146, label %2147, label %2138

2147:                                             ; preds = %2135, %2138, %2106
  %2148 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %370
  store i64 %1980, ptr %2148, align 8
  %2149 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 %370
  store i64 0, ptr %2149, align 8
  %2150 = icmp sgt i64 %1980, 0
  br i1 %2150, label %2151, label %2196

2151:                                             ; preds = %2147
  %2152 = load ptr, ptr %2008, align 8
  %2153 = icmp ult i64 %1980, 8
  br i1 %2153, label %2167, label %2154

2154:                                             ; preds = %2151
  %2155 = and i64 %1980, -8
  br label %2156

2156:                                             ; preds = %2156, %2154
  %2157 = phi i64 [ 0, %2154 ], [ %2162, %2156 ]
  %2158 = phi <4 x i32> [ <i32 0, i32 1, i32 2, i32 3>, %2154 ], [ %2163, %2156 ]
  %2159 = add <4 x i32> %2158, <i32 4, i32 4, i32 4, i32 4>
  %2160 = getelementptr inbounds i32, ptr %2152, i64 %2157
  store <4 x i32> %2158, ptr %2160, align 4
  %2161 = getelementptr inbounds i32, ptr %2160, i64 4
  store <4 x i32> %2159, ptr %2161, align 4
  %2162 = add nuw i64 %2157, 8
  %2163 = add <4 x i32> %2158, <i32 8, i32 8, i32 8, i32 8>
  %2164 = icmp eq i64 %2162, %2155
  br i1 %2164, label %2165, label %2156

2165:                                             ; preds = %2156
  %2166 = icmp eq i64 %1980, %2155
  br i1 %2166, label %2196, label %2167

2167:                                             ; preds = %2151, %2165
  %2168 = phi i64 [ 0, %2151 ], [ %2155, %2165 ]
  br label %2190

2169:                                             ; preds = %2169, %2112
  %2170 = phi i64 [ 0, %2112 ], [ %2187, %2169 ]
  %2171 = phi i64 [ 0, %2112 ], [ %2188, %2169 ]
  %2172 = load ptr, ptr %30, align 8
  %2173 = getelementptr inbounds double, ptr %2172, i64 %2006
  store ptr %2173, ptr %30, align 8
  %2174 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %370, i64 %2170
  store ptr %2173, ptr %2174, align 8
  %2175 = or i64 %2170, 1
  %2176 = load ptr, ptr %30, align 8
  %2177 = getelementptr inbounds double, ptr %2176, i64 %2006
  store ptr %2177, ptr %30, align 8
  %2178 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %370, i64 %2175
  store ptr %2177, ptr %2178, align 8
  %2179 = or i64 %2170, 2
  %2180 = load ptr, ptr %30, align 8
  %2181 = getelementptr inbounds double, ptr %2180, i64 %2006
  store ptr %2181, ptr %30, align 8
  %2182 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %370, i64 %2179
  store ptr %2181, ptr %2182, align 8
  %2183 = or i64 %2170, 3
  %2184 = load ptr, ptr %30, align 8
  %2185 = getelementptr inbounds double, ptr %2184, i64 %2006
  store ptr %2185, ptr %30, align 8
  %2186 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %370, i64 %2183
  store ptr %2185, ptr %2186, align 8
  %2187 = add nuw nsw i64 %2170, 4
  %2188 = add i64 %2171, 4
  %2189 = icmp eq i64 %2188, %2113
  br i1 %2189, label %2135, label %2169

2190:                                             ; preds = %2167, %2190
  %2191 = phi i64 [ %2194, %2190 ], [ %2168, %2167 ]
  %2192 = trunc i64 %2191 to i32
  %2193 = getelementptr inbounds i32, ptr %2152, i64 %2191
  store i32 %2192, ptr %2193, align 4
  %2194 = add nuw nsw i64 %2191, 1
  %2195 = icmp eq i64 %2194, %1980
  br i1 %2195, label %2196, label %2190

2196:                                             ; preds = %2190, %2165, %2147
  %2197 = tail call i64 @llvm.smax.i64(i64 %1980, i64 %367)
  %2198 = add nuw nsw i64 %368, 1
  %2199 = load i64, ptr %2, align 8
  %2200 = icmp slt i64 %2198, %2199
  br i1 %2200, label %366, label %2201

2201:                                             ; preds = %2196, %281, %345
  %2202 = phi i64 [ 1, %345 ], [ 1, %281 ], [ %2197, %2196 ]
  %2203 = load ptr, ptr %30, align 8
  %2204 = sub i64 0, %2202
  %2205 = getelementptr inbounds double, ptr %2203, i64 %2204
  %2206 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 21
  store ptr %2205, ptr %2206, align 8
  %2207 = getelementptr inbounds double, ptr %2205, i64 %2204
  store ptr %2207, ptr %30, align 8
  %2208 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 22
  store ptr %2207, ptr %2208, align 8
  %2209 = load i64, ptr %53, align 8
  %2210 = icmp sgt i64 %2209, 0
  br i1 %2210, label %2211, label %2226

2211:                                             ; preds = %2201
  %2212 = icmp eq i64 %2209, 1
  br i1 %2212, label %2224, label %2213

2213:                                             ; preds = %2211
  %2214 = and i64 %2209, -2
  br label %2215

2215:                                             ; preds = %2215, %2213
  %2216 = phi i64 [ 0, %2213 ], [ %2220, %2215 ]
  %2217 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %2216
  %2218 = load <2 x double>, ptr %2217, align 8
  %2219 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %2216
  store <2 x double> %2218, ptr %2219, align 8
  %2220 = add nuw i64 %2216, 2
  %2221 = icmp eq i64 %2220, %2214
  br i1 %2221, label %2222, label %2215

2222:                                             ; preds = %2215
  %2223 = icmp eq i64 %2209, %2214
  br i1 %2223, label %2226, label %2224

2224:                                             ; preds = %2211, %2222
  %2225 = phi i64 [ 0, %2211 ], [ %2214, %2222 ]
  br label %2229

2226:                                             ; preds = %2229, %2222, %2201
  %2227 = load i64, ptr %2, align 8
  %2228 = icmp sgt i64 %2227, 0
  br i1 %2228, label %2236, label %2258

2229:                                             ; preds = %2224, %2229
  %2230 = phi i64 [ %2234, %2229 ], [ %2225, %2224 ]
  %2231 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %2230
  %2232 = load double, ptr %2231, align 8
  %2233 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %2230
  store double %2232, ptr %2233, align 8
  %2234 = add nuw nsw i64 %2230, 1
  %2235 = icmp eq i64 %2234, %2209
  br i1 %2235, label %2226, label %2229

2236:                                             ; preds = %2226, %2255
  %2237 = phi i64 [ %2256, %2255 ], [ 0, %2226 ]
  %2238 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %2237
  %2239 = load i64, ptr %2238, align 8
  %2240 = icmp sgt i64 %2239, 0
  br i1 %2240, label %2241, label %2255

2241:                                             ; preds = %2236
  %2242 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 17, i64 %2237
  %2243 = load i64, ptr %2242, align 8
  %2244 = icmp sgt i64 %2243, 0
  %2245 = sitofp i64 %2243 to double
  %2246 = and i64 %2243, 7
  %2247 = icmp ult i64 %2243, 8
  %2248 = and i64 %2243, -8
  %2249 = icmp eq i64 %2246, 0
  br label %2250

2250:                                             ; preds = %2241, %2372
  %2251 = phi i64 [ 0, %2241 ], [ %2380, %2372 ]
  br i1 %2244, label %2252, label %2372

2252:                                             ; preds = %2250
  %2253 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 42, i64 %2237, i64 %2251
  %2254 = load ptr, ptr %2253, align 8
  br i1 %2247, label %2358, label %2382

2255:                                             ; preds = %2372, %2236
  %2256 = add nuw nsw i64 %2237, 1
  %2257 = icmp eq i64 %2256, %2227
  br i1 %2257, label %2258, label %2236

2258:                                             ; preds = %2255, %2226
  %2259 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 0
  store <2 x double> zeroinitializer, ptr %2259, align 8
  %2260 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 2
  store <2 x double> zeroinitializer, ptr %2260, align 8
  %2261 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 4
  store <2 x double> zeroinitializer, ptr %2261, align 8
  %2262 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 6
  store <2 x double> zeroinitializer, ptr %2262, align 8
  %2263 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 8
  store <2 x double> zeroinitializer, ptr %2263, align 8
  %2264 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 10
  store <2 x double> zeroinitializer, ptr %2264, align 8
  %2265 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 12
  store <2 x double> zeroinitializer, ptr %2265, align 8
  %2266 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 14
  store <2 x double> zeroinitializer, ptr %2266, align 8
  %2267 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 16
  store <2 x double> zeroinitializer, ptr %2267, align 8
  %2268 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 18
  store <2 x double> zeroinitializer, ptr %2268, align 8
  %2269 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 20
  store <2 x double> zeroinitializer, ptr %2269, align 8
  %2270 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 22
  store <2 x double> zeroinitializer, ptr %2270, align 8
  %2271 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 24
  store <2 x double> zeroinitializer, ptr %2271, align 8
  %2272 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 26
  store <2 x double> zeroinitializer, ptr %2272, align 8
  %2273 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 28
  store <2 x double> zeroinitializer, ptr %2273, align 8
  %2274 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 30
  store <2 x double> zeroinitializer, ptr %2274, align 8
  %2275 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 32
  store <2 x double> zeroinitializer, ptr %2275, align 8
  %2276 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 34
  store <2 x double> zeroinitializer, ptr %2276, align 8
  %2277 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 36
  store <2 x double> zeroinitializer, ptr %2277, align 8
  %2278 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 38
  store <2 x double> zeroinitializer, ptr %2278, align 8
  %2279 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 40
  store <2 x double> zeroinitializer, ptr %2279, align 8
  %2280 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 42
  store <2 x double> zeroinitializer, ptr %2280, align 8
  %2281 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 44
  store <2 x double> zeroinitializer, ptr %2281, align 8
  %2282 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 46
  store <2 x double> zeroinitializer, ptr %2282, align 8
  %2283 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 48
  store <2 x double> zeroinitializer, ptr %2283, align 8
  %2284 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 50
  store <2 x double> zeroinitializer, ptr %2284, align 8
  %2285 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 52
  store <2 x double> zeroinitializer, ptr %2285, align 8
  %2286 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 54
  store <2 x double> zeroinitializer, ptr %2286, align 8
  %2287 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 56
  store <2 x double> zeroinitializer, ptr %2287, align 8
  %2288 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 58
  store <2 x double> zeroinitializer, ptr %2288, align 8
  %2289 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 60
  store <2 x double> zeroinitializer, ptr %2289, align 8
  %2290 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 62
  store <2 x double> zeroinitializer, ptr %2290, align 8
  %2291 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 64
  store double 0.000000e+00, ptr %2291, align 8
  %2292 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29
  store double 1.000000e+00, ptr %2292, align 8
  %2293 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 0
  store double 0.000000e+00, ptr %2293, align 8
  %2294 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 1
  store double 0.000000e+00, ptr %2294, align 8
  %2295 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 2
  store double 0.000000e+00, ptr %2295, align 8
  %2296 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 3
  store double 0.000000e+00, ptr %2296, align 8
  %2297 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 4
  store double 0.000000e+00, ptr %2297, align 8
  %2298 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 5
  store double 0.000000e+00, ptr %2298, align 8
  %2299 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 6
  store double 0.000000e+00, ptr %2299, align 8
  %2300 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 7
  store double 0.000000e+00, ptr %2300, align 8
  %2301 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 8
  store double 0.000000e+00, ptr %2301, align 8
  %2302 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 9
  store double 0.000000e+00, ptr %2302, align 8
  %2303 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 10
  store double 0.000000e+00, ptr %2303, align 8
  %2304 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 11
  store double 0.000000e+00, ptr %2304, align 8
  %2305 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 12
  store double 0.000000e+00, ptr %2305, align 8
  %2306 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 13
  store double 0.000000e+00, ptr %2306, align 8
  %2307 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 14
  store double 0.000000e+00, ptr %2307, align 8
  %2308 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 15
  store double 0.000000e+00, ptr %2308, align 8
  %2309 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 16
  store double 0.000000e+00, ptr %2309, align 8
  %2310 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 17
  store double 0.000000e+00, ptr %2310, align 8
  %2311 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 18
  store double 0.000000e+00, ptr %2311, align 8
  %2312 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 19
  store double 0.000000e+00, ptr %2312, align 8
  %2313 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 20
  store double 0.000000e+00, ptr %2313, align 8
  %2314 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 21
  store double 0.000000e+00, ptr %2314, align 8
  %2315 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 22
  store double 0.000000e+00, ptr %2315, align 8
  %2316 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 23
  store double 0.000000e+00, ptr %2316, align 8
  %2317 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 24
  store double 0.000000e+00, ptr %2317, align 8
  %2318 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 25
  store double 0.000000e+00, ptr %2318, align 8
  %2319 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 26
  store double 0.000000e+00, ptr %2319, align 8
  %2320 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 27
  store double 0.000000e+00, ptr %2320, align 8
  %2321 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 28
  store double 0.000000e+00, ptr %2321, align 8
  %2322 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 29
  store double 0.000000e+00, ptr %2322, align 8
  %2323 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 30
  store double 0.000000e+00, ptr %2323, align 8
  %2324 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 31
  store double 0.000000e+00, ptr %2324, align 8
  %2325 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 0
  store double 0.000000e+00, ptr %2325, align 8
  %2326 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 1
  store double 0.000000e+00, ptr %2326, align 8
  %2327 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 2
  store double 0.000000e+00, ptr %2327, align 8
  %2328 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 3
  store double 0.000000e+00, ptr %2328, align 8
  %2329 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 4
  store double 0.000000e+00, ptr %2329, align 8
  %2330 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 5
  store double 0.000000e+00, ptr %2330, align 8
  %2331 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 6
  store double 0.000000e+00, ptr %2331, align 8
  %2332 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 7
  store double 0.000000e+00, ptr %2332, align 8
  %2333 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 8
  store double 0.000000e+00, ptr %2333, align 8
  %2334 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 9
  store double 0.000000e+00, ptr %2334, align 8
  %2335 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 10
  store double 0.000000e+00, ptr %2335, align 8
  %2336 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 11
  store double 0.000000e+00, ptr %2336, align 8
  %2337 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 12
  store double 0.000000e+00, ptr %2337, align 8
  %2338 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 13
  store double 0.000000e+00, ptr %2338, align 8
  %2339 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 14
  store double 0.000000e+00, ptr %2339, align 8
  %2340 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 15
  store double 0.000000e+00, ptr %2340, align 8
  %2341 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 16
  store double 0.000000e+00, ptr %2341, align 8
  %2342 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 17
  store double 0.000000e+00, ptr %2342, align 8
  %2343 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 18
  store double 0.000000e+00, ptr %2343, align 8
  %2344 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 19
  store double 0.000000e+00, ptr %2344, align 8
  %2345 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 20
  store double 0.000000e+00, ptr %2345, align 8
  %2346 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 21
  store double 0.000000e+00, ptr %2346, align 8
  %2347 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 22
  store double 0.000000e+00, ptr %2347, align 8
  %2348 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 23
  store double 0.000000e+00, ptr %2348, align 8
  %2349 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 24
  store double 0.000000e+00, ptr %2349, align 8
  %2350 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 25
  store double 0.000000e+00, ptr %2350, align 8
  %2351 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 26
  store double 0.000000e+00, ptr %2351, align 8
  %2352 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 27
  store double 0.000000e+00, ptr %2352, align 8
  %2353 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 28
  store double 0.000000e+00, ptr %2353, align 8
  %2354 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 29
  store double 0.000000e+00, ptr %2354, align 8
  %2355 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 30
  store double 0.000000e+00, ptr %2355, align 8
  %2356 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 31
  store double 0.000000e+00, ptr %2356, align 8
  %2357 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 32
  store double 0.000000e+00, ptr %2357, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %24)
  store i64 -1, ptr %24, align 8
  call fastcc void @push(ptr noundef nonnull %0, double noundef 0xFFF0000000000000, ptr noundef nonnull %24, i64 noundef 0)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %24)
  br label %2420

2358:                                             ; preds = %2382, %2252
  %2359 = phi double [ undef, %2252 ], [ %2416, %2382 ]
  %2360 = phi i64 [ 0, %2252 ], [ %2417, %2382 ]
  %2361 = phi double [ 0.000000e+00, %2252 ], [ %2416, %2382 ]
  br i1 %2249, label %2372, label %2362

2362:                                             ; preds = %2358, %2362
  %2363 = phi i64 [ %2369, %2362 ], [ %2360, %2358 ]
  %2364 = phi double [ %2368, %2362 ], [ %2361, %2358 ]
  %2365 = phi i64 [ %2370, %2362 ], [ 0, %2358 ]
  %2366 = getelementptr inbounds double, ptr %2254, i64 %2363
  %2367 = load double, ptr %2366, align 8
  %2368 = fadd double %2364, %2367
  %2369 = add nuw nsw i64 %2363, 1
  %2370 = add i64 %2365, 1
  %2371 = icmp eq i64 %2370, %2246
  br i1 %2371, label %2372, label %2362

2372:                                             ; preds = %2358, %2362, %2250
  %2373 = phi double [ 0.000000e+00, %2250 ], [ %2359, %2358 ], [ %2368, %2362 ]
  %2374 = fdiv double %2373, %2245
  %2375 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %2237, i64 %2251
  %2376 = load i64, ptr %2375, align 8
  %2377 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %2376
  %2378 = load double, ptr %2377, align 8
  %2379 = fadd double %2374, %2378
  store double %2379, ptr %2377, align 8
  %2380 = add nuw nsw i64 %2251, 1
  %2381 = icmp eq i64 %2380, %2239
  br i1 %2381, label %2255, label %2250

2382:                                             ; preds = %2252, %2382
  %2383 = phi i64 [ %2417, %2382 ], [ 0, %2252 ]
  %2384 = phi double [ %2416, %2382 ], [ 0.000000e+00, %2252 ]
  %2385 = phi i64 [ %2418, %2382 ], [ 0, %2252 ]
  %2386 = getelementptr inbounds double, ptr %2254, i64 %2383
  %2387 = load double, ptr %2386, align 8
  %2388 = fadd double %2384, %2387
  %2389 = or i64 %2383, 1
  %2390 = getelementptr inbounds double, ptr %2254, i64 %2389
  %2391 = load double, ptr %2390, align 8
  %2392 = fadd double %2388, %2391
  %2393 = or i64 %2383, 2
  %2394 = getelementptr inbounds double, ptr %2254, i64 %2393
  %2395 = load double, ptr %2394, align 8
  %2396 = fadd double %2392, %2395
  %2397 = or i64 %2383, 3
  %2398 = getelementptr inbounds double, ptr %2254, i64 %2397
  %2399 = load double, ptr %2398, align 8
  %2400 = fadd double %2396, %2399
  %2401 = or i64 %2383, 4
  %2402 = getelementptr inbounds double, ptr %2254, i64 %2401
  %2403 = load double, ptr %2402, align 8
  %2404 = fadd double %2400, %2403
  %2405 = or i64 %2383, 5
  %2406 = getelementptr inbounds double, ptr %2254, i64 %2405
  %2407 = load double, ptr %2406, align 8
  %2408 = fadd double %2404, %2407
  %2409 = or i64 %2383, 6
  %2410 = getelementptr inbounds double, ptr %2254, i64 %2409
  %2411 = load double, ptr %2410, align 8
  %2412 = fadd double %2408, %2411
  %2413 = or i64 %2383, 7
  %2414 = getelementptr inbounds double, ptr %2254, i64 %2413
  %2415 = load double, ptr %2414, align 8
  %2416 = fadd double %2412, %2415
  %2417 = add nuw nsw i64 %2383, 8
  %2418 = add i64 %2385, 8
  %2419 = icmp eq i64 %2418, %2248
  br i1 %2419, label %2358, label %2382

2420:                                             ; preds = %366, %1978, %2258
  %2421 = phi double [ 0xFFF0000000000000, %2258 ], [ 0x7FF0000000000000, %1978 ], [ 0x7FF0000000000000, %366 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %23)
  ret double %2421
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
  %478 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %429, i64 %477
  %479 = load i64, ptr %478, align 8
  %480 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %479
  %481 = load double, ptr %480, align 8
  br i1 %435, label %482, label %526

482:                                              ; preds = %476
  %483 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %429, i64 %477
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
  %612 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %429, i64 %609
  %613 = load ptr, ptr %612, align 8
  %614 = getelementptr inbounds double, ptr %613, i64 %565
  %615 = load double, ptr %614, align 8
  %616 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %429, i64 %609
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
  %627 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %429, i64 %625
  %628 = load ptr, ptr %627, align 8
  %629 = getelementptr inbounds double, ptr %628, i64 %565
  %630 = load double, ptr %629, align 8
  %631 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %429, i64 %625
  %632 = load i64, ptr %631, align 8
  %633 = getelementptr inbounds [1024 x double], ptr %8, i64 0, i64 %632
  %634 = load double, ptr %633, align 8
  %635 = fadd double %630, %634
  store double %635, ptr %633, align 8
  %636 = or i64 %625, 1
  %637 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %429, i64 %636
  %638 = load ptr, ptr %637, align 8
  %639 = getelementptr inbounds double, ptr %638, i64 %565
  %640 = load double, ptr %639, align 8
  %641 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %429, i64 %636
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
  %47 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 14
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
  %108 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 15
  %109 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 8
  %110 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 7
  br label %193

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

178:                                              ; preds = %218, %105
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %4)
  br i1 %44, label %179, label %221

179:                                              ; preds = %178
  %180 = icmp ult i64 %43, 4
  br i1 %180, label %191, label %181

181:                                              ; preds = %179
  %182 = and i64 %43, -4
  br label %183

183:                                              ; preds = %183, %181
  %184 = phi i64 [ 0, %181 ], [ %187, %183 ]
  %185 = getelementptr inbounds [64 x double], ptr %4, i64 0, i64 %184
  store <2 x double> zeroinitializer, ptr %185, align 16
  %186 = getelementptr inbounds double, ptr %185, i64 2
  store <2 x double> zeroinitializer, ptr %186, align 16
  %187 = add nuw i64 %184, 4
  %188 = icmp eq i64 %187, %182
  br i1 %188, label %189, label %183

189:                                              ; preds = %183
  %190 = icmp eq i64 %43, %182
  br i1 %190, label %221, label %191

191:                                              ; preds = %179, %189
  %192 = phi i64 [ 0, %179 ], [ %182, %189 ]
  br label %223

193:                                              ; preds = %107, %218
  %194 = phi i64 [ 0, %107 ], [ %219, %218 ]
  %195 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %194
  %196 = load i64, ptr %195, align 8
  %197 = icmp sgt i64 %196, -1
  br i1 %197, label %198, label %218

198:                                              ; preds = %193
  %199 = load ptr, ptr %108, align 8
  %200 = getelementptr inbounds double, ptr %199, i64 %194
  %201 = load double, ptr %200, align 8
  %202 = load ptr, ptr %109, align 8
  %203 = getelementptr inbounds i64, ptr %202, i64 %194
  %204 = load i64, ptr %203, align 8
  %205 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %204
  %206 = load double, ptr %205, align 8
  %207 = fmul double %201, %206
  %208 = add nsw i64 %194, %11
  %209 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %208
  %210 = load double, ptr %209, align 8
  %211 = fmul double %207, %210
  %212 = load ptr, ptr %110, align 8
  %213 = getelementptr inbounds i64, ptr %212, i64 %194
  %214 = load i64, ptr %213, align 8
  %215 = getelementptr inbounds [64 x double], ptr %3, i64 0, i64 %214
  %216 = load double, ptr %215, align 8
  %217 = fadd double %211, %216
  store double %217, ptr %215, align 8
  br label %218

218:                                              ; preds = %193, %198
  %219 = add nuw nsw i64 %194, 1
  %220 = icmp eq i64 %219, %13
  br i1 %220, label %178, label %193

221:                                              ; preds = %223, %189, %178
  %222 = icmp eq i64 %10, 1
  br i1 %222, label %314, label %228

223:                                              ; preds = %191, %223
  %224 = phi i64 [ %226, %223 ], [ %192, %191 ]
  %225 = getelementptr inbounds [64 x double], ptr %4, i64 0, i64 %224
  store double 0.000000e+00, ptr %225, align 8
  %226 = add nuw nsw i64 %224, 1
  %227 = icmp eq i64 %226, %43
  br i1 %227, label %221, label %223

228:                                              ; preds = %221
  %229 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 10
  %230 = load ptr, ptr %229, align 8
  %231 = load i64, ptr %230, align 8
  %232 = getelementptr inbounds [64 x double], ptr %3, i64 0, i64 %231
  %233 = load double, ptr %232, align 8
  %234 = icmp eq i64 %10, 3
  br i1 %234, label %235, label %237

235:                                              ; preds = %228
  %236 = fcmp ugt double %233, 0.000000e+00
  br i1 %236, label %253, label %947

237:                                              ; preds = %228
  %238 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 14
  %239 = load double, ptr %238, align 8
  %240 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 15
  %241 = load double, ptr %240, align 8
  %242 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 4
  %243 = load i64, ptr %242, align 8
  %244 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %243
  %245 = load double, ptr %244, align 8
  %246 = fmul double %241, %245
  %247 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 13
  %248 = load double, ptr %247, align 8
  %249 = fdiv double %246, %248
  %250 = fadd double %239, %249
  %251 = fadd double %233, %250
  %252 = fcmp ugt double %251, 0.000000e+00
  br i1 %252, label %257, label %947

253:                                              ; preds = %235
  %254 = fdiv double 1.000000e+00, %233
  %255 = getelementptr inbounds [64 x double], ptr %4, i64 0, i64 %231
  %256 = load double, ptr %255, align 8
  br label %265

257:                                              ; preds = %237
  %258 = fdiv double 1.000000e+00, %251
  %259 = getelementptr inbounds [64 x double], ptr %4, i64 0, i64 %231
  %260 = load double, ptr %259, align 8
  %261 = fadd double %258, %260
  store double %261, ptr %259, align 8
  %262 = fdiv double %249, %251
  %263 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %243
  %264 = load double, ptr %263, align 8
  br label %265

265:                                              ; preds = %253, %257
  %266 = phi double [ %256, %253 ], [ %262, %257 ]
  %267 = phi double [ %254, %253 ], [ %264, %257 ]
  %268 = phi ptr [ %255, %253 ], [ %263, %257 ]
  %269 = phi double [ %233, %253 ], [ %251, %257 ]
  %270 = fadd double %267, %266
  store double %270, ptr %268, align 8
  %271 = bitcast double %269 to i64
  %272 = lshr i64 %271, 52
  %273 = and i64 %272, 2047
  %274 = and i64 %271, 4503599627370495
  %275 = or i64 %274, 4607182418800017408
  %276 = bitcast i64 %275 to double
  %277 = fcmp ogt double %276, 0x3FF6A09E667F3BCD
  %278 = fmul double %276, 5.000000e-01
  %279 = select i1 %277, double %278, double %276
  %280 = select i1 %277, i64 -1022, i64 -1023
  %281 = add nsw i64 %280, %273
  %282 = fadd double %279, -1.000000e+00
  %283 = fadd double %279, 1.000000e+00
  %284 = fdiv double %282, %283
  %285 = fmul double %284, %284
  %286 = fmul double %285, 0x3FA8618618618618
  %287 = fadd double %286, 0x3FAAF286BCA1AF28
  %288 = fmul double %285, %287
  %289 = fadd double %288, 0x3FAE1E1E1E1E1E1E
  %290 = fmul double %285, %289
  %291 = fadd double %290, 0x3FB1111111111111
  %292 = fmul double %285, %291
  %293 = fadd double %292, 0x3FB3B13B13B13B14
  %294 = fmul double %285, %293
  %295 = fadd double %294, 0x3FB745D1745D1746
  %296 = fmul double %285, %295
  %297 = fadd double %296, 0x3FBC71C71C71C71C
  %298 = fmul double %285, %297
  %299 = fadd double %298, 0x3FC2492492492492
  %300 = fmul double %285, %299
  %301 = fadd double %300, 2.000000e-01
  %302 = fmul double %285, %301
  %303 = fadd double %302, 0x3FD5555555555555
  %304 = fmul double %285, %303
  %305 = fadd double %304, 1.000000e+00
  %306 = fmul double %284, 2.000000e+00
  %307 = fmul double %306, %305
  %308 = sitofp i64 %281 to double
  %309 = fmul double %308, 0x3FE62E42FEFA39EF
  %310 = fadd double %309, %307
  %311 = fadd double %310, 0.000000e+00
  %312 = add i64 %10, -1
  %313 = icmp ult i64 %312, 2
  br i1 %313, label %314, label %439

314:                                              ; preds = %221, %265
  %315 = phi double [ %311, %265 ], [ 0.000000e+00, %221 ]
  %316 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29
  %317 = load double, ptr %316, align 8
  %318 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 4
  %319 = load i64, ptr %318, align 8
  %320 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %319
  %321 = load double, ptr %320, align 8
  %322 = fadd double %317, %321
  store double %322, ptr %320, align 8
  %323 = load double, ptr %316, align 8
  %324 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %319
  %325 = load double, ptr %324, align 8
  %326 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 13
  %327 = load i64, ptr %326, align 8
  %328 = lshr i64 %327, 52
  %329 = and i64 %328, 2047
  %330 = and i64 %327, 4503599627370495
  %331 = or i64 %330, 4607182418800017408
  %332 = bitcast i64 %331 to double
  %333 = fcmp ogt double %332, 0x3FF6A09E667F3BCD
  %334 = fmul double %332, 5.000000e-01
  %335 = select i1 %333, double %334, double %332
  %336 = select i1 %333, i64 -1022, i64 -1023
  %337 = add nsw i64 %336, %329
  %338 = fadd double %335, -1.000000e+00
  %339 = fadd double %335, 1.000000e+00
  %340 = fdiv double %338, %339
  %341 = fmul double %340, %340
  %342 = fmul double %341, 0x3FA8618618618618
  %343 = fadd double %342, 0x3FAAF286BCA1AF28
  %344 = fmul double %341, %343
  %345 = fadd double %344, 0x3FAE1E1E1E1E1E1E
  %346 = fmul double %341, %345
  %347 = fadd double %346, 0x3FB1111111111111
  %348 = fmul double %341, %347
  %349 = fadd double %348, 0x3FB3B13B13B13B14
  %350 = fmul double %341, %349
  %351 = fadd double %350, 0x3FB745D1745D1746
  %352 = fmul double %341, %351
  %353 = fadd double %352, 0x3FBC71C71C71C71C
  %354 = fmul double %341, %353
  %355 = fadd double %354, 0x3FC2492492492492
  %356 = fmul double %341, %355
  %357 = fadd double %356, 2.000000e-01
  %358 = fmul double %341, %357
  %359 = fadd double %358, 0x3FD5555555555555
  %360 = fmul double %341, %359
  %361 = fadd double %360, 1.000000e+00
  %362 = fmul double %340, 2.000000e+00
  %363 = fmul double %362, %361
  %364 = sitofp i64 %337 to double
  %365 = fmul double %364, 0x3FE62E42FEFA39EF
  %366 = fadd double %365, %363
  %367 = fsub double %325, %366
  %368 = fmul double %323, %367
  %369 = fadd double %315, %368
  br i1 %44, label %370, label %454

370:                                              ; preds = %314
  %371 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 12
  %372 = load ptr, ptr %371, align 8
  br label %373

373:                                              ; preds = %370, %436
  %374 = phi double [ %369, %370 ], [ %437, %436 ]
  %375 = phi i64 [ 0, %370 ], [ %379, %436 ]
  %376 = getelementptr inbounds double, ptr %372, i64 %375
  %377 = load double, ptr %376, align 8
  %378 = fcmp ogt double %377, 0.000000e+00
  %379 = add nuw nsw i64 %375, 1
  br i1 %378, label %380, label %436

380:                                              ; preds = %373
  %381 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %379
  %382 = load double, ptr %381, align 8
  %383 = fcmp ogt double %382, 0.000000e+00
  br i1 %383, label %384, label %436

384:                                              ; preds = %380
  %385 = getelementptr inbounds [64 x double], ptr %3, i64 0, i64 %375
  %386 = load double, ptr %385, align 8
  %387 = fcmp ugt double %386, 0.000000e+00
  br i1 %387, label %388, label %436

388:                                              ; preds = %384
  %389 = fdiv double %382, %386
  %390 = getelementptr inbounds [64 x double], ptr %4, i64 0, i64 %375
  %391 = load double, ptr %390, align 8
  %392 = fadd double %389, %391
  store double %392, ptr %390, align 8
  %393 = fdiv double %386, %377
  %394 = bitcast double %393 to i64
  %395 = lshr i64 %394, 52
  %396 = and i64 %395, 2047
  %397 = and i64 %394, 4503599627370495
  %398 = or i64 %397, 4607182418800017408
  %399 = bitcast i64 %398 to double
  %400 = fcmp ogt double %399, 0x3FF6A09E667F3BCD
  %401 = fmul double %399, 5.000000e-01
  %402 = select i1 %400, double %401, double %399
  %403 = select i1 %400, i64 -1022, i64 -1023
  %404 = add nsw i64 %403, %396
  %405 = fadd double %402, -1.000000e+00
  %406 = fadd double %402, 1.000000e+00
  %407 = fdiv double %405, %406
  %408 = fmul double %407, %407
  %409 = fmul double %408, 0x3FA8618618618618
  %410 = fadd double %409, 0x3FAAF286BCA1AF28
  %411 = fmul double %408, %410
  %412 = fadd double %411, 0x3FAE1E1E1E1E1E1E
  %413 = fmul double %408, %412
  %414 = fadd double %413, 0x3FB1111111111111
  %415 = fmul double %408, %414
  %416 = fadd double %415, 0x3FB3B13B13B13B14
  %417 = fmul double %408, %416
  %418 = fadd double %417, 0x3FB745D1745D1746
  %419 = fmul double %408, %418
  %420 = fadd double %419, 0x3FBC71C71C71C71C
  %421 = fmul double %408, %420
  %422 = fadd double %421, 0x3FC2492492492492
  %423 = fmul double %408, %422
  %424 = fadd double %423, 2.000000e-01
  %425 = fmul double %408, %424
  %426 = fadd double %425, 0x3FD5555555555555
  %427 = fmul double %408, %426
  %428 = fadd double %427, 1.000000e+00
  %429 = fmul double %407, 2.000000e+00
  %430 = fmul double %429, %428
  %431 = sitofp i64 %404 to double
  %432 = fmul double %431, 0x3FE62E42FEFA39EF
  %433 = fadd double %432, %430
  %434 = fmul double %382, %433
  %435 = fadd double %374, %434
  br label %436

436:                                              ; preds = %373, %380, %384, %388
  %437 = phi double [ %374, %380 ], [ %374, %384 ], [ %435, %388 ], [ %374, %373 ]
  %438 = icmp eq i64 %379, %43
  br i1 %438, label %439, label %373

439:                                              ; preds = %436, %265
  %440 = phi double [ %311, %265 ], [ %437, %436 ]
  br i1 %44, label %441, label %454

441:                                              ; preds = %439
  %442 = icmp slt i64 %11, 1
  %443 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 14
  %444 = getelementptr i8, ptr %0, i64 17424
  %445 = shl i64 %11, 3
  %446 = add i64 %445, 25616
  %447 = getelementptr i8, ptr %0, i64 %446
  %448 = shl i64 %11, 3
  %449 = icmp ult i64 %11, 4
  %450 = and i64 %11, -4
  %451 = icmp eq i64 %11, %450
  %452 = and i64 %11, 1
  %453 = icmp eq i64 %452, 0
  br label %460

454:                                              ; preds = %549, %314, %439
  %455 = phi double [ %440, %439 ], [ %369, %314 ], [ %440, %549 ]
  br i1 %106, label %456, label %552

456:                                              ; preds = %454
  %457 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 7
  %458 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 15
  %459 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 8
  br label %562

460:                                              ; preds = %441, %549
  %461 = phi i64 [ 0, %441 ], [ %550, %549 ]
  %462 = mul i64 %448, %461
  %463 = add i64 %445, %462
  %464 = getelementptr inbounds [64 x double], ptr %4, i64 0, i64 %461
  %465 = load double, ptr %464, align 8
  %466 = fcmp ule double %465, 0.000000e+00
  %467 = select i1 %466, i1 true, i1 %442
  br i1 %467, label %549, label %468

468:                                              ; preds = %460
  %469 = load ptr, ptr %443, align 8
  %470 = mul nsw i64 %461, %11
  br i1 %449, label %506, label %471

471:                                              ; preds = %468
  %472 = getelementptr i8, ptr %469, i64 %462
  %473 = getelementptr i8, ptr %469, i64 %463
  %474 = icmp ult ptr %444, %473
  %475 = icmp ult ptr %472, %447
  %476 = and i1 %474, %475
  br i1 %476, label %506, label %477

477:                                              ; preds = %471
  %478 = insertelement <2 x double> poison, double %465, i64 0
  %479 = shufflevector <2 x double> %478, <2 x double> poison, <2 x i32> zeroinitializer
  %480 = insertelement <2 x double> poison, double %465, i64 0
  %481 = shufflevector <2 x double> %480, <2 x double> poison, <2 x i32> zeroinitializer
  br label %482

482:                                              ; preds = %482, %477
  %483 = phi i64 [ 0, %477 ], [ %503, %482 ]
  %484 = add nsw i64 %483, %470
  %485 = getelementptr inbounds double, ptr %469, i64 %484
  %486 = load <2 x double>, ptr %485, align 8
  %487 = getelementptr inbounds double, ptr %485, i64 2
  %488 = load <2 x double>, ptr %487, align 8
  %489 = fmul <2 x double> %479, %486
  %490 = fmul <2 x double> %481, %488
  %491 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %483
  %492 = load <2 x double>, ptr %491, align 8
  %493 = getelementptr inbounds double, ptr %491, i64 2
  %494 = load <2 x double>, ptr %493, align 8
  %495 = fmul <2 x double> %489, %492
  %496 = fmul <2 x double> %490, %494
  %497 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %483
  %498 = load <2 x double>, ptr %497, align 8
  %499 = getelementptr inbounds double, ptr %497, i64 2
  %500 = load <2 x double>, ptr %499, align 8
  %501 = fadd <2 x double> %498, %495
  %502 = fadd <2 x double> %500, %496
  store <2 x double> %501, ptr %497, align 8
  store <2 x double> %502, ptr %499, align 8
  %503 = add nuw i64 %483, 4
  %504 = icmp eq i64 %503, %450
  br i1 %504, label %505, label %482

505:                                              ; preds = %482
  br i1 %451, label %549, label %506

506:                                              ; preds = %471, %468, %505
  %507 = phi i64 [ 0, %471 ], [ 0, %468 ], [ %450, %505 ]
  %508 = or i64 %507, 1
  br i1 %453, label %521, label %509

509:                                              ; preds = %506
  %510 = add nsw i64 %507, %470
  %511 = getelementptr inbounds double, ptr %469, i64 %510
  %512 = load double, ptr %511, align 8
  %513 = fmul double %465, %512
  %514 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %507
  %515 = load double, ptr %514, align 8
  %516 = fmul double %513, %515
  %517 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %507
  %518 = load double, ptr %517, align 8
  %519 = fadd double %518, %516
  store double %519, ptr %517, align 8
  %520 = or i64 %507, 1
  br label %521

521:                                              ; preds = %509, %506
  %522 = phi i64 [ %507, %506 ], [ %520, %509 ]
  %523 = icmp eq i64 %11, %508
  br i1 %523, label %549, label %524

524:                                              ; preds = %521, %524
  %525 = phi i64 [ %547, %524 ], [ %522, %521 ]
  %526 = add nsw i64 %525, %470
  %527 = getelementptr inbounds double, ptr %469, i64 %526
  %528 = load double, ptr %527, align 8
  %529 = fmul double %465, %528
  %530 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %525
  %531 = load double, ptr %530, align 8
  %532 = fmul double %529, %531
  %533 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %525
  %534 = load double, ptr %533, align 8
  %535 = fadd double %534, %532
  store double %535, ptr %533, align 8
  %536 = add nuw nsw i64 %525, 1
  %537 = add nsw i64 %536, %470
  %538 = getelementptr inbounds double, ptr %469, i64 %537
  %539 = load double, ptr %538, align 8
  %540 = fmul double %465, %539
  %541 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %536
  %542 = load double, ptr %541, align 8
  %543 = fmul double %540, %542
  %544 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %536
  %545 = load double, ptr %544, align 8
  %546 = fadd double %545, %543
  store double %546, ptr %544, align 8
  %547 = add nuw nsw i64 %525, 2
  %548 = icmp eq i64 %547, %11
  br i1 %548, label %549, label %524

549:                                              ; preds = %521, %524, %505, %460
  %550 = add nuw nsw i64 %461, 1
  %551 = icmp eq i64 %550, %43
  br i1 %551, label %454, label %460

552:                                              ; preds = %593, %454
  %553 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 3
  %554 = load i64, ptr %553, align 8
  %555 = icmp sgt i64 %554, 0
  br i1 %555, label %556, label %596

556:                                              ; preds = %552
  %557 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 11
  %558 = load ptr, ptr %557, align 8
  %559 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 12
  %560 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 17
  %561 = load i64, ptr %558, align 8
  br label %604

562:                                              ; preds = %456, %593
  %563 = phi i64 [ 0, %456 ], [ %594, %593 ]
  %564 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %563
  %565 = load i64, ptr %564, align 8
  %566 = icmp slt i64 %565, 0
  br i1 %566, label %593, label %567

567:                                              ; preds = %562
  %568 = load ptr, ptr %457, align 8
  %569 = getelementptr inbounds i64, ptr %568, i64 %563
  %570 = load i64, ptr %569, align 8
  %571 = getelementptr inbounds [64 x double], ptr %4, i64 0, i64 %570
  %572 = load double, ptr %571, align 8
  %573 = load ptr, ptr %458, align 8
  %574 = getelementptr inbounds double, ptr %573, i64 %563
  %575 = load double, ptr %574, align 8
  %576 = fmul double %572, %575
  %577 = load ptr, ptr %459, align 8
  %578 = getelementptr inbounds i64, ptr %577, i64 %563
  %579 = load i64, ptr %578, align 8
  %580 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %579
  %581 = load double, ptr %580, align 8
  %582 = fmul double %576, %581
  %583 = add nsw i64 %563, %11
  %584 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %583
  %585 = load double, ptr %584, align 8
  %586 = fmul double %582, %585
  %587 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %579
  %588 = load double, ptr %587, align 8
  %589 = fadd double %588, %586
  store double %589, ptr %587, align 8
  %590 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %583
  %591 = load double, ptr %590, align 8
  %592 = fadd double %586, %591
  store double %592, ptr %590, align 8
  br label %593

593:                                              ; preds = %562, %567
  %594 = add nuw nsw i64 %563, 1
  %595 = icmp eq i64 %594, %13
  br i1 %595, label %552, label %562

596:                                              ; preds = %805, %552
  %597 = phi double [ %455, %552 ], [ %806, %805 ]
  br i1 %34, label %598, label %823

598:                                              ; preds = %596
  %599 = add i64 %13, %11
  %600 = and i64 %14, 1
  %601 = icmp eq i64 %599, 1
  br i1 %601, label %808, label %602

602:                                              ; preds = %598
  %603 = and i64 %14, -2
  br label %838

604:                                              ; preds = %556, %805
  %605 = phi i64 [ %561, %556 ], [ %610, %805 ]
  %606 = phi i64 [ 0, %556 ], [ %608, %805 ]
  %607 = phi double [ %455, %556 ], [ %806, %805 ]
  %608 = add nuw nsw i64 %606, 1
  %609 = getelementptr inbounds i64, ptr %558, i64 %608
  %610 = load i64, ptr %609, align 8
  %611 = icmp sgt i64 %610, %605
  br i1 %611, label %612, label %805

612:                                              ; preds = %604
  %613 = load ptr, ptr %559, align 8
  %614 = sub i64 %610, %605
  %615 = xor i64 %605, -1
  %616 = add i64 %610, %615
  %617 = and i64 %614, 3
  %618 = icmp eq i64 %617, 0
  br i1 %618, label %631, label %619

619:                                              ; preds = %612, %619
  %620 = phi i64 [ %628, %619 ], [ %605, %612 ]
  %621 = phi double [ %627, %619 ], [ 0.000000e+00, %612 ]
  %622 = phi i64 [ %629, %619 ], [ 0, %612 ]
  %623 = getelementptr inbounds i64, ptr %613, i64 %620
  %624 = load i64, ptr %623, align 8
  %625 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %624
  %626 = load double, ptr %625, align 8
  %627 = fadd double %621, %626
  %628 = add nsw i64 %620, 1
  %629 = add i64 %622, 1
  %630 = icmp eq i64 %629, %617
  br i1 %630, label %631, label %619

631:                                              ; preds = %619, %612
  %632 = phi double [ undef, %612 ], [ %627, %619 ]
  %633 = phi i64 [ %605, %612 ], [ %628, %619 ]
  %634 = phi double [ 0.000000e+00, %612 ], [ %627, %619 ]
  %635 = icmp ult i64 %616, 3
  br i1 %635, label %636, label %639

636:                                              ; preds = %639, %631
  %637 = phi double [ %632, %631 ], [ %664, %639 ]
  %638 = fcmp ugt double %637, 0.000000e+00
  br i1 %638, label %667, label %805

639:                                              ; preds = %631, %639
  %640 = phi i64 [ %665, %639 ], [ %633, %631 ]
  %641 = phi double [ %664, %639 ], [ %634, %631 ]
  %642 = getelementptr inbounds i64, ptr %613, i64 %640
  %643 = load i64, ptr %642, align 8
  %644 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %643
  %645 = load double, ptr %644, align 8
  %646 = fadd double %641, %645
  %647 = add nsw i64 %640, 1
  %648 = getelementptr inbounds i64, ptr %613, i64 %647
  %649 = load i64, ptr %648, align 8
  %650 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %649
  %651 = load double, ptr %650, align 8
  %652 = fadd double %646, %651
  %653 = add nsw i64 %640, 2
  %654 = getelementptr inbounds i64, ptr %613, i64 %653
  %655 = load i64, ptr %654, align 8
  %656 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %655
  %657 = load double, ptr %656, align 8
  %658 = fadd double %652, %657
  %659 = add nsw i64 %640, 3
  %660 = getelementptr inbounds i64, ptr %613, i64 %659
  %661 = load i64, ptr %660, align 8
  %662 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %661
  %663 = load double, ptr %662, align 8
  %664 = fadd double %658, %663
  %665 = add nsw i64 %640, 4
  %666 = icmp eq i64 %665, %610
  br i1 %666, label %636, label %639

667:                                              ; preds = %636
  %668 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %606
  %669 = load double, ptr %668, align 8
  %670 = fcmp ogt double %669, 0.000000e+00
  br i1 %670, label %671, label %805

671:                                              ; preds = %667
  br i1 %611, label %672, label %693

672:                                              ; preds = %671
  %673 = load ptr, ptr %559, align 8
  %674 = and i64 %614, 1
  %675 = icmp eq i64 %674, 0
  br i1 %675, label %688, label %676

676:                                              ; preds = %672
  %677 = load double, ptr %668, align 8
  %678 = getelementptr inbounds i64, ptr %673, i64 %605
  %679 = load i64, ptr %678, align 8
  %680 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %679
  %681 = load double, ptr %680, align 8
  %682 = fmul double %677, %681
  %683 = fdiv double %682, %637
  %684 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %679
  %685 = load double, ptr %684, align 8
  %686 = fadd double %685, %683
  store double %686, ptr %684, align 8
  %687 = add nsw i64 %605, 1
  br label %688

688:                                              ; preds = %676, %672
  %689 = phi i64 [ %605, %672 ], [ %687, %676 ]
  %690 = icmp eq i64 %616, 0
  br i1 %690, label %691, label %780

691:                                              ; preds = %780, %688
  %692 = load double, ptr %668, align 8
  br label %693

693:                                              ; preds = %691, %671
  %694 = phi double [ %692, %691 ], [ %669, %671 ]
  %695 = bitcast double %637 to i64
  %696 = lshr i64 %695, 52
  %697 = and i64 %696, 2047
  %698 = and i64 %695, 4503599627370495
  %699 = or i64 %698, 4607182418800017408
  %700 = bitcast i64 %699 to double
  %701 = fcmp ogt double %700, 0x3FF6A09E667F3BCD
  %702 = fmul double %700, 5.000000e-01
  %703 = select i1 %701, double %702, double %700
  %704 = select i1 %701, i64 -1022, i64 -1023
  %705 = add nsw i64 %704, %697
  %706 = fadd double %703, -1.000000e+00
  %707 = fadd double %703, 1.000000e+00
  %708 = fdiv double %706, %707
  %709 = fmul double %708, %708
  %710 = fmul double %709, 0x3FA8618618618618
  %711 = fadd double %710, 0x3FAAF286BCA1AF28
  %712 = fmul double %709, %711
  %713 = fadd double %712, 0x3FAE1E1E1E1E1E1E
  %714 = fmul double %709, %713
  %715 = fadd double %714, 0x3FB1111111111111
  %716 = fmul double %709, %715
  %717 = fadd double %716, 0x3FB3B13B13B13B14
  %718 = fmul double %709, %717
  %719 = fadd double %718, 0x3FB745D1745D1746
  %720 = fmul double %709, %719
  %721 = fadd double %720, 0x3FBC71C71C71C71C
  %722 = fmul double %709, %721
  %723 = fadd double %722, 0x3FC2492492492492
  %724 = fmul double %709, %723
  %725 = fadd double %724, 2.000000e-01
  %726 = fmul double %709, %725
  %727 = fadd double %726, 0x3FD5555555555555
  %728 = fmul double %709, %727
  %729 = fadd double %728, 1.000000e+00
  %730 = fmul double %708, 2.000000e+00
  %731 = fmul double %730, %729
  %732 = sitofp i64 %705 to double
  %733 = fmul double %732, 0x3FE62E42FEFA39EF
  %734 = fadd double %733, %731
  %735 = load ptr, ptr %560, align 8
  %736 = getelementptr inbounds double, ptr %735, i64 %606
  %737 = load i64, ptr %736, align 8
  %738 = lshr i64 %737, 52
  %739 = and i64 %738, 2047
  %740 = and i64 %737, 4503599627370495
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
  %777 = fsub double %734, %776
  %778 = fmul double %694, %777
  %779 = fadd double %607, %778
  br label %805

780:                                              ; preds = %688, %780
  %781 = phi i64 [ %803, %780 ], [ %689, %688 ]
  %782 = load double, ptr %668, align 8
  %783 = getelementptr inbounds i64, ptr %673, i64 %781
  %784 = load i64, ptr %783, align 8
  %785 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %784
  %786 = load double, ptr %785, align 8
  %787 = fmul double %782, %786
  %788 = fdiv double %787, %637
  %789 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %784
  %790 = load double, ptr %789, align 8
  %791 = fadd double %790, %788
  store double %791, ptr %789, align 8
  %792 = add nsw i64 %781, 1
  %793 = load double, ptr %668, align 8
  %794 = getelementptr inbounds i64, ptr %673, i64 %792
  %795 = load i64, ptr %794, align 8
  %796 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %795
  %797 = load double, ptr %796, align 8
  %798 = fmul double %793, %797
  %799 = fdiv double %798, %637
  %800 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %795
  %801 = load double, ptr %800, align 8
  %802 = fadd double %801, %799
  store double %802, ptr %800, align 8
  %803 = add nsw i64 %781, 2
  %804 = icmp eq i64 %803, %610
  br i1 %804, label %691, label %780

805:                                              ; preds = %604, %636, %667, %693
  %806 = phi double [ %779, %693 ], [ %607, %667 ], [ %607, %636 ], [ %607, %604 ]
  %807 = icmp eq i64 %608, %554
  br i1 %807, label %596, label %604

808:                                              ; preds = %838, %598
  %809 = phi double [ undef, %598 ], [ %860, %838 ]
  %810 = phi i64 [ 0, %598 ], [ %861, %838 ]
  %811 = phi double [ %597, %598 ], [ %860, %838 ]
  %812 = icmp eq i64 %600, 0
  br i1 %812, label %823, label %813

813:                                              ; preds = %808
  %814 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %810
  %815 = load double, ptr %814, align 8
  %816 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %810
  %817 = load double, ptr %816, align 8
  %818 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %810
  %819 = load double, ptr %818, align 8
  %820 = fsub double %817, %819
  %821 = fmul double %815, %820
  %822 = fadd double %811, %821
  br label %823

823:                                              ; preds = %813, %808, %596
  %824 = phi double [ %597, %596 ], [ %809, %808 ], [ %822, %813 ]
  %825 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 1
  %826 = load i64, ptr %825, align 8
  %827 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 2
  %828 = load i64, ptr %827, align 8
  %829 = add nsw i64 %828, %826
  %830 = icmp sgt i64 %828, 1
  %831 = zext i1 %830 to i64
  %832 = add nsw i64 %829, %831
  %833 = icmp sgt i64 %832, 0
  br i1 %833, label %834, label %947

834:                                              ; preds = %823
  %835 = icmp sgt i64 %826, 0
  %836 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 8
  %837 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 6
  br label %864

838:                                              ; preds = %838, %602
  %839 = phi i64 [ 0, %602 ], [ %861, %838 ]
  %840 = phi double [ %597, %602 ], [ %860, %838 ]
  %841 = phi i64 [ 0, %602 ], [ %862, %838 ]
  %842 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %839
  %843 = load double, ptr %842, align 8
  %844 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %839
  %845 = load double, ptr %844, align 8
  %846 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %839
  %847 = load double, ptr %846, align 8
  %848 = fsub double %845, %847
  %849 = fmul double %843, %848
  %850 = fadd double %840, %849
  %851 = or i64 %839, 1
  %852 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %851
  %853 = load double, ptr %852, align 8
  %854 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %851
  %855 = load double, ptr %854, align 8
  %856 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %851
  %857 = load double, ptr %856, align 8
  %858 = fsub double %855, %857
  %859 = fmul double %853, %858
  %860 = fadd double %850, %859
  %861 = add nuw nsw i64 %839, 2
  %862 = add i64 %841, 2
  %863 = icmp eq i64 %862, %603
  br i1 %863, label %808, label %838

864:                                              ; preds = %834, %943
  %865 = phi i64 [ 0, %834 ], [ %945, %943 ]
  %866 = phi double [ %824, %834 ], [ %944, %943 ]
  %867 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %865
  %868 = load double, ptr %867, align 8
  %869 = fcmp ogt double %868, 0.000000e+00
  br i1 %869, label %870, label %943

870:                                              ; preds = %864
  br i1 %835, label %871, label %896

871:                                              ; preds = %870
  %872 = icmp slt i64 %865, %826
  %873 = sub nsw i64 %865, %826
  %874 = icmp eq i64 %829, %865
  br label %875

875:                                              ; preds = %892, %871
  %876 = phi i64 [ 0, %871 ], [ %894, %892 ]
  %877 = phi double [ 1.000000e+00, %871 ], [ %893, %892 ]
  br i1 %872, label %878, label %880

878:                                              ; preds = %875
  %879 = icmp eq i64 %876, %865
  br i1 %879, label %886, label %892

880:                                              ; preds = %875
  br i1 %874, label %886, label %881

881:                                              ; preds = %880
  %882 = load ptr, ptr %836, align 8
  %883 = getelementptr inbounds i64, ptr %882, i64 %876
  %884 = load i64, ptr %883, align 8
  %885 = icmp eq i64 %884, %873
  br i1 %885, label %886, label %892

886:                                              ; preds = %881, %880, %878
  %887 = load ptr, ptr %837, align 8
  %888 = getelementptr inbounds i64, ptr %887, i64 %876
  %889 = load i64, ptr %888, align 8
  %890 = sitofp i64 %889 to double
  %891 = fmul double %877, %890
  br label %892

892:                                              ; preds = %886, %881, %878
  %893 = phi double [ %891, %886 ], [ %877, %881 ], [ %877, %878 ]
  %894 = add nuw nsw i64 %876, 1
  %895 = icmp eq i64 %894, %826
  br i1 %895, label %896, label %875

896:                                              ; preds = %892, %870
  %897 = phi double [ 1.000000e+00, %870 ], [ %893, %892 ]
  %898 = add nsw i64 %865, %14
  %899 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %898
  store double %868, ptr %899, align 8
  %900 = load double, ptr %867, align 8
  %901 = bitcast double %897 to i64
  %902 = lshr i64 %901, 52
  %903 = and i64 %902, 2047
  %904 = and i64 %901, 4503599627370495
  %905 = or i64 %904, 4607182418800017408
  %906 = bitcast i64 %905 to double
  %907 = fcmp ogt double %906, 0x3FF6A09E667F3BCD
  %908 = fmul double %906, 5.000000e-01
  %909 = select i1 %907, double %908, double %906
  %910 = select i1 %907, i64 -1022, i64 -1023
  %911 = add nsw i64 %910, %903
  %912 = fadd double %909, -1.000000e+00
  %913 = fadd double %909, 1.000000e+00
  %914 = fdiv double %912, %913
  %915 = fmul double %914, %914
  %916 = fmul double %915, 0x3FA8618618618618
  %917 = fadd double %916, 0x3FAAF286BCA1AF28
  %918 = fmul double %915, %917
  %919 = fadd double %918, 0x3FAE1E1E1E1E1E1E
  %920 = fmul double %915, %919
  %921 = fadd double %920, 0x3FB1111111111111
  %922 = fmul double %915, %921
  %923 = fadd double %922, 0x3FB3B13B13B13B14
  %924 = fmul double %915, %923
  %925 = fadd double %924, 0x3FB745D1745D1746
  %926 = fmul double %915, %925
  %927 = fadd double %926, 0x3FBC71C71C71C71C
  %928 = fmul double %915, %927
  %929 = fadd double %928, 0x3FC2492492492492
  %930 = fmul double %915, %929
  %931 = fadd double %930, 2.000000e-01
  %932 = fmul double %915, %931
  %933 = fadd double %932, 0x3FD5555555555555
  %934 = fmul double %915, %933
  %935 = fadd double %934, 1.000000e+00
  %936 = fmul double %914, 2.000000e+00
  %937 = fmul double %936, %935
  %938 = sitofp i64 %911 to double
  %939 = fmul double %938, 0x3FE62E42FEFA39EF
  %940 = fadd double %939, %937
  %941 = fmul double %900, %940
  %942 = fsub double %866, %941
  br label %943

943:                                              ; preds = %864, %896
  %944 = phi double [ %942, %896 ], [ %866, %864 ]
  %945 = add nuw nsw i64 %865, 1
  %946 = icmp eq i64 %945, %832
  br i1 %946, label %947, label %864

947:                                              ; preds = %943, %823, %237, %235
  %948 = phi double [ 0xFFF0000000000000, %235 ], [ 0xFFF0000000000000, %237 ], [ %824, %823 ], [ %944, %943 ]
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %3)
  ret double %948
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

13:                                               ; preds = %71, %2
  %14 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 3
  %15 = load i64, ptr %14, align 8
  %16 = icmp sgt i64 %15, 0
  br i1 %16, label %17, label %76

17:                                               ; preds = %13
  %18 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 11
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 12
  %21 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 17
  %22 = load i64, ptr %19, align 8
  br label %90

23:                                               ; preds = %2, %71
  %24 = phi i64 [ %74, %71 ], [ 0, %2 ]
  %25 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %24
  %26 = load double, ptr %25, align 8
  %27 = fcmp olt double %26, -7.000000e+02
  br i1 %27, label %71, label %28

28:                                               ; preds = %23
  %29 = fcmp ogt double %26, 7.000000e+02
  %30 = select i1 %29, double 7.000000e+02, double %26
  %31 = fmul double %30, 0x3FF71547652B82FE
  %32 = fcmp olt double %31, 0.000000e+00
  %33 = select i1 %32, double -5.000000e-01, double 5.000000e-01
  %34 = fadd double %31, %33
  %35 = fptosi double %34 to i64
  %36 = sitofp i64 %35 to double
  %37 = fmul double %36, 0x3FE62E42FEFA39EF
  %38 = fsub double %30, %37
  %39 = fmul double %38, 0x3DA93974A8C07C9D
  %40 = fadd double %39, 0x3DE6124613A86D09
  %41 = fmul double %38, %40
  %42 = fadd double %41, 0x3E21EED8EFF8D898
  %43 = fmul double %38, %42
  %44 = fadd double %43, 0x3E5AE64567F544E4
  %45 = fmul double %38, %44
  %46 = fadd double %45, 0x3E927E4FB7789F5C
  %47 = fmul double %38, %46
  %48 = fadd double %47, 0x3EC71DE3A556C734
  %49 = fmul double %38, %48
  %50 = fadd double %49, 0x3EFA01A01A01A01A
  %51 = fmul double %38, %50
  %52 = fadd double %51, 0x3F2A01A01A01A01A
  %53 = fmul double %38, %52
  %54 = fadd double %53, 0x3F56C16C16C16C17
  %55 = fmul double %38, %54
  %56 = fadd double %55, 0x3F81111111111111
  %57 = fmul double %38, %56
  %58 = fadd double %57, 0x3FA5555555555555
  %59 = fmul double %38, %58
  %60 = fadd double %59, 0x3FC5555555555555
  %61 = fmul double %38, %60
  %62 = fadd double %61, 5.000000e-01
  %63 = fmul double %38, %62
  %64 = fadd double %63, 1.000000e+00
  %65 = fmul double %38, %64
  %66 = fadd double %65, 1.000000e+00
  %67 = shl i64 %35, 52
  %68 = add i64 %67, 4607182418800017408
  %69 = bitcast i64 %68 to double
  %70 = fmul double %66, %69
  br label %71

71:                                               ; preds = %23, %28
  %72 = phi double [ %70, %28 ], [ 0.000000e+00, %23 ]
  %73 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %24
  store double %72, ptr %73, align 8
  %74 = add nuw nsw i64 %24, 1
  %75 = icmp eq i64 %74, %11
  br i1 %75, label %13, label %23

76:                                               ; preds = %248, %13
  %77 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 1
  %78 = load i64, ptr %77, align 8
  %79 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 2
  %80 = load i64, ptr %79, align 8
  %81 = add nsw i64 %80, %78
  %82 = icmp sgt i64 %80, 1
  %83 = zext i1 %82 to i64
  %84 = add nsw i64 %81, %83
  %85 = icmp sgt i64 %84, 0
  br i1 %85, label %86, label %250

86:                                               ; preds = %76
  %87 = icmp sgt i64 %78, 0
  %88 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 8
  %89 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 6
  br label %256

90:                                               ; preds = %17, %248
  %91 = phi i64 [ %22, %17 ], [ %95, %248 ]
  %92 = phi i64 [ 0, %17 ], [ %93, %248 ]
  %93 = add nuw nsw i64 %92, 1
  %94 = getelementptr inbounds i64, ptr %19, i64 %93
  %95 = load i64, ptr %94, align 8
  %96 = icmp sgt i64 %95, %91
  br i1 %96, label %97, label %124

97:                                               ; preds = %90
  %98 = load ptr, ptr %20, align 8
  %99 = sub i64 %95, %91
  %100 = xor i64 %91, -1
  %101 = add i64 %95, %100
  %102 = and i64 %99, 3
  %103 = icmp eq i64 %102, 0
  br i1 %103, label %116, label %104

104:                                              ; preds = %97, %104
  %105 = phi i64 [ %113, %104 ], [ %91, %97 ]
  %106 = phi double [ %112, %104 ], [ 0.000000e+00, %97 ]
  %107 = phi i64 [ %114, %104 ], [ 0, %97 ]
  %108 = getelementptr inbounds i64, ptr %98, i64 %105
  %109 = load i64, ptr %108, align 8
  %110 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %109
  %111 = load double, ptr %110, align 8
  %112 = fadd double %106, %111
  %113 = add nsw i64 %105, 1
  %114 = add i64 %107, 1
  %115 = icmp eq i64 %114, %102
  br i1 %115, label %116, label %104

116:                                              ; preds = %104, %97
  %117 = phi double [ undef, %97 ], [ %112, %104 ]
  %118 = phi i64 [ %91, %97 ], [ %113, %104 ]
  %119 = phi double [ 0.000000e+00, %97 ], [ %112, %104 ]
  %120 = icmp ult i64 %101, 3
  br i1 %120, label %121, label %127

121:                                              ; preds = %127, %116
  %122 = phi double [ %117, %116 ], [ %152, %127 ]
  %123 = fcmp ogt double %122, 0.000000e+00
  br i1 %123, label %155, label %124

124:                                              ; preds = %90, %121
  %125 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %92
  %126 = load double, ptr %125, align 8
  br label %243

127:                                              ; preds = %116, %127
  %128 = phi i64 [ %153, %127 ], [ %118, %116 ]
  %129 = phi double [ %152, %127 ], [ %119, %116 ]
  %130 = getelementptr inbounds i64, ptr %98, i64 %128
  %131 = load i64, ptr %130, align 8
  %132 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %131
  %133 = load double, ptr %132, align 8
  %134 = fadd double %129, %133
  %135 = add nsw i64 %128, 1
  %136 = getelementptr inbounds i64, ptr %98, i64 %135
  %137 = load i64, ptr %136, align 8
  %138 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %137
  %139 = load double, ptr %138, align 8
  %140 = fadd double %134, %139
  %141 = add nsw i64 %128, 2
  %142 = getelementptr inbounds i64, ptr %98, i64 %141
  %143 = load i64, ptr %142, align 8
  %144 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %143
  %145 = load double, ptr %144, align 8
  %146 = fadd double %140, %145
  %147 = add nsw i64 %128, 3
  %148 = getelementptr inbounds i64, ptr %98, i64 %147
  %149 = load i64, ptr %148, align 8
  %150 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %149
  %151 = load double, ptr %150, align 8
  %152 = fadd double %146, %151
  %153 = add nsw i64 %128, 4
  %154 = icmp eq i64 %153, %95
  br i1 %154, label %121, label %127

155:                                              ; preds = %121
  %156 = bitcast double %122 to i64
  %157 = lshr i64 %156, 52
  %158 = and i64 %157, 2047
  %159 = and i64 %156, 4503599627370495
  %160 = or i64 %159, 4607182418800017408
  %161 = bitcast i64 %160 to double
  %162 = fcmp ogt double %161, 0x3FF6A09E667F3BCD
  %163 = fmul double %161, 5.000000e-01
  %164 = select i1 %162, double %163, double %161
  %165 = select i1 %162, i64 -1022, i64 -1023
  %166 = add nsw i64 %165, %158
  %167 = fadd double %164, -1.000000e+00
  %168 = fadd double %164, 1.000000e+00
  %169 = fdiv double %167, %168
  %170 = fmul double %169, %169
  %171 = fmul double %170, 0x3FA8618618618618
  %172 = fadd double %171, 0x3FAAF286BCA1AF28
  %173 = fmul double %170, %172
  %174 = fadd double %173, 0x3FAE1E1E1E1E1E1E
  %175 = fmul double %170, %174
  %176 = fadd double %175, 0x3FB1111111111111
  %177 = fmul double %170, %176
  %178 = fadd double %177, 0x3FB3B13B13B13B14
  %179 = fmul double %170, %178
  %180 = fadd double %179, 0x3FB745D1745D1746
  %181 = fmul double %170, %180
  %182 = fadd double %181, 0x3FBC71C71C71C71C
  %183 = fmul double %170, %182
  %184 = fadd double %183, 0x3FC2492492492492
  %185 = fmul double %170, %184
  %186 = fadd double %185, 2.000000e-01
  %187 = fmul double %170, %186
  %188 = fadd double %187, 0x3FD5555555555555
  %189 = fmul double %170, %188
  %190 = fadd double %189, 1.000000e+00
  %191 = fmul double %169, 2.000000e+00
  %192 = fmul double %191, %190
  %193 = sitofp i64 %166 to double
  %194 = fmul double %193, 0x3FE62E42FEFA39EF
  %195 = fadd double %194, %192
  %196 = load ptr, ptr %21, align 8
  %197 = getelementptr inbounds double, ptr %196, i64 %92
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
  %238 = fsub double %195, %237
  %239 = fmul double %238, %1
  %240 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %92
  %241 = load double, ptr %240, align 8
  %242 = fadd double %241, %239
  store double %242, ptr %240, align 8
  br label %243

243:                                              ; preds = %124, %155
  %244 = phi double [ %126, %124 ], [ %242, %155 ]
  %245 = fcmp olt double %244, 0.000000e+00
  br i1 %245, label %246, label %248

246:                                              ; preds = %243
  %247 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %92
  store double 0.000000e+00, ptr %247, align 8
  br label %248

248:                                              ; preds = %246, %243
  %249 = icmp eq i64 %93, %15
  br i1 %249, label %76, label %90

250:                                              ; preds = %283, %76
  %251 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 9
  %252 = load ptr, ptr %251, align 8
  %253 = load i64, ptr %252, align 8
  %254 = add i64 %253, -1
  %255 = icmp ult i64 %254, 2
  br i1 %255, label %337, label %709

256:                                              ; preds = %86, %283
  %257 = phi i64 [ 0, %86 ], [ %335, %283 ]
  br i1 %87, label %258, label %283

258:                                              ; preds = %256
  %259 = icmp slt i64 %257, %78
  %260 = sub nsw i64 %257, %78
  %261 = icmp eq i64 %81, %257
  br label %262

262:                                              ; preds = %279, %258
  %263 = phi i64 [ 0, %258 ], [ %281, %279 ]
  %264 = phi double [ 1.000000e+00, %258 ], [ %280, %279 ]
  br i1 %259, label %265, label %267

265:                                              ; preds = %262
  %266 = icmp eq i64 %263, %257
  br i1 %266, label %273, label %279

267:                                              ; preds = %262
  br i1 %261, label %273, label %268

268:                                              ; preds = %267
  %269 = load ptr, ptr %88, align 8
  %270 = getelementptr inbounds i64, ptr %269, i64 %263
  %271 = load i64, ptr %270, align 8
  %272 = icmp eq i64 %271, %260
  br i1 %272, label %273, label %279

273:                                              ; preds = %268, %267, %265
  %274 = load ptr, ptr %89, align 8
  %275 = getelementptr inbounds i64, ptr %274, i64 %263
  %276 = load i64, ptr %275, align 8
  %277 = sitofp i64 %276 to double
  %278 = fmul double %264, %277
  br label %279

279:                                              ; preds = %273, %268, %265
  %280 = phi double [ %278, %273 ], [ %264, %268 ], [ %264, %265 ]
  %281 = add nuw nsw i64 %263, 1
  %282 = icmp eq i64 %281, %78
  br i1 %282, label %283, label %262

283:                                              ; preds = %279, %256
  %284 = phi double [ 1.000000e+00, %256 ], [ %280, %279 ]
  %285 = add nsw i64 %257, %11
  %286 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %285
  %287 = load double, ptr %286, align 8
  %288 = bitcast double %284 to i64
  %289 = lshr i64 %288, 52
  %290 = and i64 %289, 2047
  %291 = and i64 %288, 4503599627370495
  %292 = or i64 %291, 4607182418800017408
  %293 = bitcast i64 %292 to double
  %294 = fcmp ogt double %293, 0x3FF6A09E667F3BCD
  %295 = fmul double %293, 5.000000e-01
  %296 = select i1 %294, double %295, double %293
  %297 = select i1 %294, i64 -1022, i64 -1023
  %298 = add nsw i64 %297, %290
  %299 = fadd double %296, -1.000000e+00
  %300 = fadd double %296, 1.000000e+00
  %301 = fdiv double %299, %300
  %302 = fmul double %301, %301
  %303 = fmul double %302, 0x3FA8618618618618
  %304 = fadd double %303, 0x3FAAF286BCA1AF28
  %305 = fmul double %302, %304
  %306 = fadd double %305, 0x3FAE1E1E1E1E1E1E
  %307 = fmul double %302, %306
  %308 = fadd double %307, 0x3FB1111111111111
  %309 = fmul double %302, %308
  %310 = fadd double %309, 0x3FB3B13B13B13B14
  %311 = fmul double %302, %310
  %312 = fadd double %311, 0x3FB745D1745D1746
  %313 = fmul double %302, %312
  %314 = fadd double %313, 0x3FBC71C71C71C71C
  %315 = fmul double %302, %314
  %316 = fadd double %315, 0x3FC2492492492492
  %317 = fmul double %302, %316
  %318 = fadd double %317, 2.000000e-01
  %319 = fmul double %302, %318
  %320 = fadd double %319, 0x3FD5555555555555
  %321 = fmul double %302, %320
  %322 = fadd double %321, 1.000000e+00
  %323 = fmul double %301, 2.000000e+00
  %324 = fmul double %323, %322
  %325 = sitofp i64 %298 to double
  %326 = fmul double %325, 0x3FE62E42FEFA39EF
  %327 = fadd double %326, %324
  %328 = fsub double %287, %327
  %329 = fmul double %328, %1
  %330 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %257
  %331 = load double, ptr %330, align 8
  %332 = fadd double %331, %329
  %333 = fcmp olt double %332, 0.000000e+00
  %334 = select i1 %333, double 0.000000e+00, double %332
  store double %334, ptr %330, align 8
  %335 = add nuw nsw i64 %257, 1
  %336 = icmp eq i64 %335, %84
  br i1 %336, label %250, label %256

337:                                              ; preds = %250
  %338 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 13
  %339 = load i64, ptr %338, align 8
  %340 = icmp eq i64 %339, 0
  br i1 %340, label %341, label %709

341:                                              ; preds = %337
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %3)
  %342 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 3
  %343 = load i64, ptr %342, align 8
  %344 = icmp sgt i64 %343, 0
  br i1 %344, label %345, label %352

345:                                              ; preds = %341
  %346 = icmp sgt i64 %8, 0
  %347 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 14
  %348 = and i64 %8, 3
  %349 = icmp ult i64 %8, 4
  %350 = and i64 %8, -4
  %351 = icmp eq i64 %348, 0
  br label %358

352:                                              ; preds = %384, %341
  %353 = icmp sgt i64 %10, 0
  br i1 %353, label %354, label %425

354:                                              ; preds = %352
  %355 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 15
  %356 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 8
  %357 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 7
  br label %475

358:                                              ; preds = %345, %384
  %359 = phi i64 [ 0, %345 ], [ %385, %384 ]
  %360 = getelementptr inbounds [64 x double], ptr %3, i64 0, i64 %359
  store double 0.000000e+00, ptr %360, align 8
  br i1 %346, label %361, label %384

361:                                              ; preds = %358
  %362 = load ptr, ptr %347, align 8
  %363 = mul nsw i64 %359, %8
  br i1 %349, label %364, label %387

364:                                              ; preds = %387, %361
  %365 = phi double [ undef, %361 ], [ %421, %387 ]
  %366 = phi double [ 0.000000e+00, %361 ], [ %421, %387 ]
  %367 = phi i64 [ 0, %361 ], [ %422, %387 ]
  br i1 %351, label %382, label %368

368:                                              ; preds = %364, %368
  %369 = phi double [ %378, %368 ], [ %366, %364 ]
  %370 = phi i64 [ %379, %368 ], [ %367, %364 ]
  %371 = phi i64 [ %380, %368 ], [ 0, %364 ]
  %372 = add nsw i64 %370, %363
  %373 = getelementptr inbounds double, ptr %362, i64 %372
  %374 = load double, ptr %373, align 8
  %375 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %370
  %376 = load double, ptr %375, align 8
  %377 = fmul double %374, %376
  %378 = fadd double %369, %377
  %379 = add nuw nsw i64 %370, 1
  %380 = add i64 %371, 1
  %381 = icmp eq i64 %380, %348
  br i1 %381, label %382, label %368

382:                                              ; preds = %368, %364
  %383 = phi double [ %365, %364 ], [ %378, %368 ]
  store double %383, ptr %360, align 8
  br label %384

384:                                              ; preds = %382, %358
  %385 = add nuw nsw i64 %359, 1
  %386 = icmp eq i64 %385, %343
  br i1 %386, label %352, label %358

387:                                              ; preds = %361, %387
  %388 = phi double [ %421, %387 ], [ 0.000000e+00, %361 ]
  %389 = phi i64 [ %422, %387 ], [ 0, %361 ]
  %390 = phi i64 [ %423, %387 ], [ 0, %361 ]
  %391 = add nsw i64 %389, %363
  %392 = getelementptr inbounds double, ptr %362, i64 %391
  %393 = load double, ptr %392, align 8
  %394 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %389
  %395 = load double, ptr %394, align 8
  %396 = fmul double %393, %395
  %397 = fadd double %388, %396
  %398 = or i64 %389, 1
  %399 = add nsw i64 %398, %363
  %400 = getelementptr inbounds double, ptr %362, i64 %399
  %401 = load double, ptr %400, align 8
  %402 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %398
  %403 = load double, ptr %402, align 8
  %404 = fmul double %401, %403
  %405 = fadd double %397, %404
  %406 = or i64 %389, 2
  %407 = add nsw i64 %406, %363
  %408 = getelementptr inbounds double, ptr %362, i64 %407
  %409 = load double, ptr %408, align 8
  %410 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %406
  %411 = load double, ptr %410, align 8
  %412 = fmul double %409, %411
  %413 = fadd double %405, %412
  %414 = or i64 %389, 3
  %415 = add nsw i64 %414, %363
  %416 = getelementptr inbounds double, ptr %362, i64 %415
  %417 = load double, ptr %416, align 8
  %418 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %414
  %419 = load double, ptr %418, align 8
  %420 = fmul double %417, %419
  %421 = fadd double %413, %420
  %422 = add nuw nsw i64 %389, 4
  %423 = add i64 %390, 4
  %424 = icmp eq i64 %423, %350
  br i1 %424, label %364, label %387

425:                                              ; preds = %500, %352
  call void @llvm.lifetime.start.p0(i64 520, ptr nonnull %4)
  %426 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 4
  %427 = load i64, ptr %426, align 8
  %428 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %427
  %429 = load double, ptr %428, align 8
  %430 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 13
  %431 = load i64, ptr %430, align 8
  %432 = lshr i64 %431, 52
  %433 = and i64 %432, 2047
  %434 = and i64 %431, 4503599627370495
  %435 = or i64 %434, 4607182418800017408
  %436 = bitcast i64 %435 to double
  %437 = fcmp ogt double %436, 0x3FF6A09E667F3BCD
  %438 = fmul double %436, 5.000000e-01
  %439 = select i1 %437, double %438, double %436
  %440 = select i1 %437, i64 -1022, i64 -1023
  %441 = add nsw i64 %440, %433
  %442 = fadd double %439, -1.000000e+00
  %443 = fadd double %439, 1.000000e+00
  %444 = fdiv double %442, %443
  %445 = fmul double %444, %444
  %446 = fmul double %445, 0x3FA8618618618618
  %447 = fadd double %446, 0x3FAAF286BCA1AF28
  %448 = fmul double %445, %447
  %449 = fadd double %448, 0x3FAE1E1E1E1E1E1E
  %450 = fmul double %445, %449
  %451 = fadd double %450, 0x3FB1111111111111
  %452 = fmul double %445, %451
  %453 = fadd double %452, 0x3FB3B13B13B13B14
  %454 = fmul double %445, %453
  %455 = fadd double %454, 0x3FB745D1745D1746
  %456 = fmul double %445, %455
  %457 = fadd double %456, 0x3FBC71C71C71C71C
  %458 = fmul double %445, %457
  %459 = fadd double %458, 0x3FC2492492492492
  %460 = fmul double %445, %459
  %461 = fadd double %460, 2.000000e-01
  %462 = fmul double %445, %461
  %463 = fadd double %462, 0x3FD5555555555555
  %464 = fmul double %445, %463
  %465 = fadd double %464, 1.000000e+00
  %466 = fmul double %444, 2.000000e+00
  %467 = fmul double %466, %465
  %468 = sitofp i64 %441 to double
  %469 = fmul double %468, 0x3FE62E42FEFA39EF
  %470 = fadd double %469, %467
  %471 = fsub double %429, %470
  store double %471, ptr %4, align 16
  br i1 %344, label %472, label %503

472:                                              ; preds = %425
  %473 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 12
  %474 = load ptr, ptr %473, align 8
  br label %511

475:                                              ; preds = %354, %500
  %476 = phi i64 [ 0, %354 ], [ %501, %500 ]
  %477 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %476
  %478 = load i64, ptr %477, align 8
  %479 = icmp sgt i64 %478, -1
  br i1 %479, label %480, label %500

480:                                              ; preds = %475
  %481 = load ptr, ptr %355, align 8
  %482 = getelementptr inbounds double, ptr %481, i64 %476
  %483 = load double, ptr %482, align 8
  %484 = load ptr, ptr %356, align 8
  %485 = getelementptr inbounds i64, ptr %484, i64 %476
  %486 = load i64, ptr %485, align 8
  %487 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %486
  %488 = load double, ptr %487, align 8
  %489 = fmul double %483, %488
  %490 = add nsw i64 %476, %8
  %491 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %490
  %492 = load double, ptr %491, align 8
  %493 = fmul double %489, %492
  %494 = load ptr, ptr %357, align 8
  %495 = getelementptr inbounds i64, ptr %494, i64 %476
  %496 = load i64, ptr %495, align 8
  %497 = getelementptr inbounds [64 x double], ptr %3, i64 0, i64 %496
  %498 = load double, ptr %497, align 8
  %499 = fadd double %493, %498
  store double %499, ptr %497, align 8
  br label %500

500:                                              ; preds = %475, %480
  %501 = add nuw nsw i64 %476, 1
  %502 = icmp eq i64 %501, %10
  br i1 %502, label %425, label %475

503:                                              ; preds = %562, %425
  %504 = icmp slt i64 %343, 0
  br i1 %504, label %701, label %505

505:                                              ; preds = %503
  %506 = add i64 %343, 1
  %507 = and i64 %506, 3
  %508 = icmp ult i64 %343, 3
  br i1 %508, label %567, label %509

509:                                              ; preds = %505
  %510 = and i64 %506, -4
  br label %588

511:                                              ; preds = %472, %562
  %512 = phi i64 [ 0, %472 ], [ %564, %562 ]
  %513 = getelementptr inbounds double, ptr %474, i64 %512
  %514 = load double, ptr %513, align 8
  %515 = fcmp ogt double %514, 0.000000e+00
  br i1 %515, label %516, label %562

516:                                              ; preds = %511
  %517 = getelementptr inbounds [64 x double], ptr %3, i64 0, i64 %512
  %518 = load double, ptr %517, align 8
  %519 = fcmp ogt double %518, 0.000000e+00
  br i1 %519, label %520, label %562

520:                                              ; preds = %516
  %521 = fdiv double %518, %514
  %522 = bitcast double %521 to i64
  %523 = lshr i64 %522, 52
  %524 = and i64 %523, 2047
  %525 = and i64 %522, 4503599627370495
  %526 = or i64 %525, 4607182418800017408
  %527 = bitcast i64 %526 to double
  %528 = fcmp ogt double %527, 0x3FF6A09E667F3BCD
  %529 = fmul double %527, 5.000000e-01
  %530 = select i1 %528, double %529, double %527
  %531 = select i1 %528, i64 -1022, i64 -1023
  %532 = add nsw i64 %531, %524
  %533 = fadd double %530, -1.000000e+00
  %534 = fadd double %530, 1.000000e+00
  %535 = fdiv double %533, %534
  %536 = fmul double %535, %535
  %537 = fmul double %536, 0x3FA8618618618618
  %538 = fadd double %537, 0x3FAAF286BCA1AF28
  %539 = fmul double %536, %538
  %540 = fadd double %539, 0x3FAE1E1E1E1E1E1E
  %541 = fmul double %536, %540
  %542 = fadd double %541, 0x3FB1111111111111
  %543 = fmul double %536, %542
  %544 = fadd double %543, 0x3FB3B13B13B13B14
  %545 = fmul double %536, %544
  %546 = fadd double %545, 0x3FB745D1745D1746
  %547 = fmul double %536, %546
  %548 = fadd double %547, 0x3FBC71C71C71C71C
  %549 = fmul double %536, %548
  %550 = fadd double %549, 0x3FC2492492492492
  %551 = fmul double %536, %550
  %552 = fadd double %551, 2.000000e-01
  %553 = fmul double %536, %552
  %554 = fadd double %553, 0x3FD5555555555555
  %555 = fmul double %536, %554
  %556 = fadd double %555, 1.000000e+00
  %557 = fmul double %535, 2.000000e+00
  %558 = fmul double %557, %556
  %559 = sitofp i64 %532 to double
  %560 = fmul double %559, 0x3FE62E42FEFA39EF
  %561 = fadd double %560, %558
  br label %562

562:                                              ; preds = %511, %516, %520
  %563 = phi double [ %561, %520 ], [ 0xFFF0000000000000, %516 ], [ 0xFFF0000000000000, %511 ]
  %564 = add nuw nsw i64 %512, 1
  %565 = getelementptr inbounds [65 x double], ptr %4, i64 0, i64 %564
  store double %563, ptr %565, align 8
  %566 = icmp eq i64 %564, %343
  br i1 %566, label %503, label %511

567:                                              ; preds = %588, %505
  %568 = phi double [ undef, %505 ], [ %610, %588 ]
  %569 = phi i64 [ 0, %505 ], [ %611, %588 ]
  %570 = phi double [ 0xFFF0000000000000, %505 ], [ %610, %588 ]
  %571 = icmp eq i64 %507, 0
  br i1 %571, label %583, label %572

572:                                              ; preds = %567, %572
  %573 = phi i64 [ %580, %572 ], [ %569, %567 ]
  %574 = phi double [ %579, %572 ], [ %570, %567 ]
  %575 = phi i64 [ %581, %572 ], [ 0, %567 ]
  %576 = getelementptr inbounds [65 x double], ptr %4, i64 0, i64 %573
  %577 = load double, ptr %576, align 8
  %578 = fcmp ogt double %577, %574
  %579 = select i1 %578, double %577, double %574
  %580 = add nuw i64 %573, 1
  %581 = add i64 %575, 1
  %582 = icmp eq i64 %581, %507
  br i1 %582, label %583, label %572

583:                                              ; preds = %572, %567
  %584 = phi double [ %568, %567 ], [ %579, %572 ]
  br i1 %504, label %701, label %585

585:                                              ; preds = %583
  %586 = fadd double %584, -4.000000e+01
  %587 = fmul double %1, 4.000000e+00
  br label %633

588:                                              ; preds = %588, %509
  %589 = phi i64 [ 0, %509 ], [ %611, %588 ]
  %590 = phi double [ 0xFFF0000000000000, %509 ], [ %610, %588 ]
  %591 = phi i64 [ 0, %509 ], [ %612, %588 ]
  %592 = getelementptr inbounds [65 x double], ptr %4, i64 0, i64 %589
  %593 = load double, ptr %592, align 16
  %594 = fcmp ogt double %593, %590
  %595 = select i1 %594, double %593, double %590
  %596 = or i64 %589, 1
  %597 = getelementptr inbounds [65 x double], ptr %4, i64 0, i64 %596
  %598 = load double, ptr %597, align 8
  %599 = fcmp ogt double %598, %595
  %600 = select i1 %599, double %598, double %595
  %601 = or i64 %589, 2
  %602 = getelementptr inbounds [65 x double], ptr %4, i64 0, i64 %601
  %603 = load double, ptr %602, align 16
  %604 = fcmp ogt double %603, %600
  %605 = select i1 %604, double %603, double %600
  %606 = or i64 %589, 3
  %607 = getelementptr inbounds [65 x double], ptr %4, i64 0, i64 %606
  %608 = load double, ptr %607, align 8
  %609 = fcmp ogt double %608, %605
  %610 = select i1 %609, double %608, double %605
  %611 = add nuw i64 %589, 4
  %612 = add i64 %591, 4
  %613 = icmp eq i64 %612, %510
  br i1 %613, label %567, label %588

614:                                              ; preds = %693
  br i1 %504, label %701, label %615

615:                                              ; preds = %614
  %616 = add i64 %343, 1
  %617 = icmp ult i64 %616, 2
  br i1 %617, label %631, label %618

618:                                              ; preds = %615
  %619 = and i64 %616, -2
  %620 = insertelement <2 x double> poison, double %698, i64 0
  %621 = shufflevector <2 x double> %620, <2 x double> poison, <2 x i32> zeroinitializer
  br label %622

622:                                              ; preds = %622, %618
  %623 = phi i64 [ 0, %618 ], [ %627, %622 ]
  %624 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %623
  %625 = load <2 x double>, ptr %624, align 8
  %626 = fdiv <2 x double> %625, %621
  store <2 x double> %626, ptr %624, align 8
  %627 = add nuw i64 %623, 2
  %628 = icmp eq i64 %627, %619
  br i1 %628, label %629, label %622

629:                                              ; preds = %622
  %630 = icmp eq i64 %616, %619
  br i1 %630, label %701, label %631

631:                                              ; preds = %615, %629
  %632 = phi i64 [ 0, %615 ], [ %619, %629 ]
  br label %702

633:                                              ; preds = %585, %693
  %634 = phi i64 [ 0, %585 ], [ %699, %693 ]
  %635 = phi double [ 0.000000e+00, %585 ], [ %698, %693 ]
  %636 = getelementptr inbounds [65 x double], ptr %4, i64 0, i64 %634
  %637 = load double, ptr %636, align 8
  %638 = fcmp olt double %637, %586
  br i1 %638, label %693, label %639

639:                                              ; preds = %633
  %640 = fsub double %637, %584
  %641 = fmul double %587, %640
  %642 = fcmp olt double %641, -7.000000e+02
  br i1 %642, label %686, label %643

643:                                              ; preds = %639
  %644 = fcmp ogt double %641, 7.000000e+02
  %645 = select i1 %644, double 7.000000e+02, double %641
  %646 = fmul double %645, 0x3FF71547652B82FE
  %647 = fcmp olt double %646, 0.000000e+00
  %648 = select i1 %647, double -5.000000e-01, double 5.000000e-01
  %649 = fadd double %646, %648
  %650 = fptosi double %649 to i64
  %651 = sitofp i64 %650 to double
  %652 = fmul double %651, 0x3FE62E42FEFA39EF
  %653 = fsub double %645, %652
  %654 = fmul double %653, 0x3DA93974A8C07C9D
  %655 = fadd double %654, 0x3DE6124613A86D09
  %656 = fmul double %653, %655
  %657 = fadd double %656, 0x3E21EED8EFF8D898
  %658 = fmul double %653, %657
  %659 = fadd double %658, 0x3E5AE64567F544E4
  %660 = fmul double %653, %659
  %661 = fadd double %660, 0x3E927E4FB7789F5C
  %662 = fmul double %653, %661
  %663 = fadd double %662, 0x3EC71DE3A556C734
  %664 = fmul double %653, %663
  %665 = fadd double %664, 0x3EFA01A01A01A01A
  %666 = fmul double %653, %665
  %667 = fadd double %666, 0x3F2A01A01A01A01A
  %668 = fmul double %653, %667
  %669 = fadd double %668, 0x3F56C16C16C16C17
  %670 = fmul double %653, %669
  %671 = fadd double %670, 0x3F81111111111111
  %672 = fmul double %653, %671
  %673 = fadd double %672, 0x3FA5555555555555
  %674 = fmul double %653, %673
  %675 = fadd double %674, 0x3FC5555555555555
  %676 = fmul double %653, %675
  %677 = fadd double %676, 5.000000e-01
  %678 = fmul double %653, %677
  %679 = fadd double %678, 1.000000e+00
  %680 = fmul double %653, %679
  %681 = fadd double %680, 1.000000e+00
  %682 = shl i64 %650, 52
  %683 = add i64 %682, 4607182418800017408
  %684 = bitcast i64 %683 to double
  %685 = fmul double %681, %684
  br label %686

686:                                              ; preds = %639, %643
  %687 = phi double [ %685, %643 ], [ 0.000000e+00, %639 ]
  %688 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %634
  %689 = load double, ptr %688, align 8
  %690 = fcmp ogt double %689, 0x3EB0C6F7A0B5ED8D
  %691 = select i1 %690, double %689, double 0x3EB0C6F7A0B5ED8D
  %692 = fmul double %687, %691
  br label %693

693:                                              ; preds = %633, %686
  %694 = phi double [ %692, %686 ], [ 0.000000e+00, %633 ]
  %695 = fcmp oeq double %637, 0xFFF0000000000000
  %696 = select i1 %695, double 0.000000e+00, double %694
  %697 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %634
  store double %696, ptr %697, align 8
  %698 = fadd double %635, %696
  %699 = add nuw i64 %634, 1
  %700 = icmp eq i64 %634, %343
  br i1 %700, label %614, label %633

701:                                              ; preds = %702, %629, %503, %583, %614
  call void @llvm.lifetime.end.p0(i64 520, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %3)
  br label %709

702:                                              ; preds = %631, %702
  %703 = phi i64 [ %707, %702 ], [ %632, %631 ]
  %704 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %703
  %705 = load double, ptr %704, align 8
  %706 = fdiv double %705, %698
  store double %706, ptr %704, align 8
  %707 = add nuw i64 %703, 1
  %708 = icmp eq i64 %703, %343
  br i1 %708, label %701, label %702

709:                                              ; preds = %250, %337, %701
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
  br i1 %11, label %3165, label %12

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

24:                                               ; preds = %12, %3162
  %25 = phi i64 [ %10, %12 ], [ %3163, %3162 ]
  %26 = load ptr, ptr %8, align 8
  %27 = getelementptr inbounds %struct.Best, ptr %26, i64 0, i32 2
  %28 = load i64, ptr %27, align 8
  %29 = icmp sgt i64 %28, 0
  br i1 %29, label %30, label %3165

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
  br i1 %83, label %84, label %3162

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
  br i1 %1138, label %1150, label %3162

1139:                                             ; preds = %898
  %1140 = load double, ptr %35, align 8
  %1141 = load double, ptr %38, align 8
  %1142 = fsub double 1.000000e+00, %1141
  %1143 = fmul double %1140, %1142
  %1144 = fcmp ugt double %1143, 0x7FF0000000000000
  br i1 %1144, label %1152, label %3162

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
  br i1 %163, label %1199, label %2489

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
  br i1 %1222, label %1249, label %2485

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

1524:                                             ; preds = %2432, %1515
  %1525 = phi double [ %1198, %1515 ], [ %1583, %2432 ]
  %1526 = phi i64 [ 0, %1515 ], [ %2433, %2432 ]
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
  %1576 = icmp ne i64 %1526, 0
  %1577 = zext i1 %1576 to i64
  %1578 = tail call fastcc double @linearise(ptr noundef nonnull %0, i64 noundef %1577)
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %3)
  %1579 = fcmp oeq double %1578, 0xFFF0000000000000
  br i1 %1579, label %2430, label %1580

1580:                                             ; preds = %1524
  br i1 %1519, label %1593, label %1586

1581:                                             ; preds = %1886
  %1582 = fcmp ogt double %1891, %1525
  %1583 = select i1 %1582, double %1891, double %1525
  %1584 = fadd double %1575, -1.000000e-10
  %1585 = fcmp ult double %1583, %1584
  br i1 %1585, label %1591, label %2430

1586:                                             ; preds = %1580
  %1587 = fcmp ogt double %1578, %1198
  %1588 = select i1 %1587, double %1578, double %1198
  %1589 = fadd double %1575, -1.000000e-10
  %1590 = fcmp ult double %1588, %1589
  br i1 %1590, label %2175, label %2430

1591:                                             ; preds = %1581
  %1592 = fsub double %1584, %1891
  br label %1934

1593:                                             ; preds = %1580, %1886
  %1594 = phi double [ %1891, %1886 ], [ %1578, %1580 ]
  %1595 = phi i64 [ %1898, %1886 ], [ 0, %1580 ]
  %1596 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 20, i64 %1595
  %1597 = load ptr, ptr %1596, align 8
  %1598 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %1595
  %1599 = load i64, ptr %1598, align 8
  %1600 = icmp sgt i64 %1599, 0
  br i1 %1600, label %1601, label %1615

1601:                                             ; preds = %1593
  %1602 = icmp ult i64 %1599, 4
  br i1 %1602, label %1613, label %1603

1603:                                             ; preds = %1601
  %1604 = and i64 %1599, -4
  br label %1605

1605:                                             ; preds = %1605, %1603
  %1606 = phi i64 [ 0, %1603 ], [ %1609, %1605 ]
  %1607 = getelementptr inbounds double, ptr %1597, i64 %1606
  store <2 x double> zeroinitializer, ptr %1607, align 8
  %1608 = getelementptr inbounds double, ptr %1607, i64 2
  store <2 x double> zeroinitializer, ptr %1608, align 8
  %1609 = add nuw i64 %1606, 4
  %1610 = icmp eq i64 %1609, %1604
  br i1 %1610, label %1611, label %1605

1611:                                             ; preds = %1605
  %1612 = icmp eq i64 %1599, %1604
  br i1 %1612, label %1615, label %1613

1613:                                             ; preds = %1601, %1611
  %1614 = phi i64 [ 0, %1601 ], [ %1604, %1611 ]
  br label %1632

1615:                                             ; preds = %1632, %1611, %1593
  %1616 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %1595
  %1617 = load i64, ptr %1616, align 8
  %1618 = icmp sgt i64 %1617, 0
  br i1 %1618, label %1619, label %1637

1619:                                             ; preds = %1615
  %1620 = shl i64 %1599, 3
  %1621 = getelementptr i8, ptr %1597, i64 %1620
  %1622 = add i64 %1599, -1
  %1623 = and i64 %1599, 3
  %1624 = icmp ult i64 %1622, 3
  %1625 = and i64 %1599, -4
  %1626 = icmp eq i64 %1623, 0
  %1627 = icmp ult i64 %1599, 4
  %1628 = and i64 %1599, -4
  %1629 = icmp eq i64 %1599, %1628
  %1630 = and i64 %1599, 1
  %1631 = icmp eq i64 %1630, 0
  br label %1654

1632:                                             ; preds = %1613, %1632
  %1633 = phi i64 [ %1635, %1632 ], [ %1614, %1613 ]
  %1634 = getelementptr inbounds double, ptr %1597, i64 %1633
  store double 0.000000e+00, ptr %1634, align 8
  %1635 = add nuw nsw i64 %1633, 1
  %1636 = icmp eq i64 %1635, %1599
  br i1 %1636, label %1615, label %1632

1637:                                             ; preds = %1780, %1615
  %1638 = phi double [ %1594, %1615 ], [ %1782, %1780 ]
  %1639 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 %1595
  %1640 = load i64, ptr %1639, align 8
  %1641 = icmp sgt i64 %1640, 0
  br i1 %1641, label %1642, label %1785

1642:                                             ; preds = %1637
  %1643 = load ptr, ptr %0, align 8
  %1644 = load i64, ptr %1643, align 8
  %1645 = load ptr, ptr %8, align 8
  %1646 = getelementptr inbounds %struct.Best, ptr %1645, i64 0, i32 2
  %1647 = shl i64 %1599, 3
  %1648 = getelementptr i8, ptr %1597, i64 %1647
  %1649 = icmp ult i64 %1599, 4
  %1650 = and i64 %1599, -4
  %1651 = icmp eq i64 %1599, %1650
  %1652 = and i64 %1599, 1
  %1653 = icmp eq i64 %1652, 0
  br label %1794

1654:                                             ; preds = %1619, %1780
  %1655 = phi i64 [ %1781, %1780 ], [ %1617, %1619 ]
  %1656 = phi double [ %1782, %1780 ], [ %1594, %1619 ]
  %1657 = phi i64 [ %1783, %1780 ], [ 0, %1619 ]
  %1658 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %1595, i64 %1657
  %1659 = load i64, ptr %1658, align 8
  %1660 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %1659
  %1661 = load double, ptr %1660, align 8
  %1662 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %1595, i64 %1657
  %1663 = load ptr, ptr %1662, align 8
  %1664 = fcmp ogt double %1661, 0x3D719799812DEA11
  br i1 %1664, label %1665, label %1731

1665:                                             ; preds = %1654
  br i1 %1600, label %1666, label %1708

1666:                                             ; preds = %1665
  br i1 %1627, label %1694, label %1667

1667:                                             ; preds = %1666
  %1668 = getelementptr i8, ptr %1663, i64 %1620
  %1669 = icmp ult ptr %1597, %1668
  %1670 = icmp ult ptr %1663, %1621
  %1671 = and i1 %1669, %1670
  br i1 %1671, label %1694, label %1672

1672:                                             ; preds = %1667
  %1673 = insertelement <2 x double> poison, double %1661, i64 0
  %1674 = shufflevector <2 x double> %1673, <2 x double> poison, <2 x i32> zeroinitializer
  %1675 = insertelement <2 x double> poison, double %1661, i64 0
  %1676 = shufflevector <2 x double> %1675, <2 x double> poison, <2 x i32> zeroinitializer
  br label %1677

1677:                                             ; preds = %1677, %1672
  %1678 = phi i64 [ 0, %1672 ], [ %1691, %1677 ]
  %1679 = getelementptr inbounds double, ptr %1663, i64 %1678
  %1680 = load <2 x double>, ptr %1679, align 8
  %1681 = getelementptr inbounds double, ptr %1679, i64 2
  %1682 = load <2 x double>, ptr %1681, align 8
  %1683 = fmul <2 x double> %1674, %1680
  %1684 = fmul <2 x double> %1676, %1682
  %1685 = getelementptr inbounds double, ptr %1597, i64 %1678
  %1686 = load <2 x double>, ptr %1685, align 8
  %1687 = getelementptr inbounds double, ptr %1685, i64 2
  %1688 = load <2 x double>, ptr %1687, align 8
  %1689 = fadd <2 x double> %1686, %1683
  %1690 = fadd <2 x double> %1688, %1684
  store <2 x double> %1689, ptr %1685, align 8
  store <2 x double> %1690, ptr %1687, align 8
  %1691 = add nuw i64 %1678, 4
  %1692 = icmp eq i64 %1691, %1628
  br i1 %1692, label %1693, label %1677

1693:                                             ; preds = %1677
  br i1 %1629, label %1708, label %1694

1694:                                             ; preds = %1667, %1666, %1693
  %1695 = phi i64 [ 0, %1667 ], [ 0, %1666 ], [ %1628, %1693 ]
  %1696 = or i64 %1695, 1
  br i1 %1631, label %1705, label %1697

1697:                                             ; preds = %1694
  %1698 = getelementptr inbounds double, ptr %1663, i64 %1695
  %1699 = load double, ptr %1698, align 8
  %1700 = fmul double %1661, %1699
  %1701 = getelementptr inbounds double, ptr %1597, i64 %1695
  %1702 = load double, ptr %1701, align 8
  %1703 = fadd double %1702, %1700
  store double %1703, ptr %1701, align 8
  %1704 = or i64 %1695, 1
  br label %1705

1705:                                             ; preds = %1697, %1694
  %1706 = phi i64 [ %1695, %1694 ], [ %1704, %1697 ]
  %1707 = icmp eq i64 %1599, %1696
  br i1 %1707, label %1708, label %1714

1708:                                             ; preds = %1705, %1714, %1693, %1665
  %1709 = load ptr, ptr %8, align 8
  %1710 = getelementptr inbounds %struct.Best, ptr %1709, i64 0, i32 2
  %1711 = load i64, ptr %1710, align 8
  %1712 = sub nsw i64 %1711, %1599
  store i64 %1712, ptr %1710, align 8
  %1713 = load i64, ptr %1616, align 8
  br label %1780

1714:                                             ; preds = %1705, %1714
  %1715 = phi i64 [ %1729, %1714 ], [ %1706, %1705 ]
  %1716 = getelementptr inbounds double, ptr %1663, i64 %1715
  %1717 = load double, ptr %1716, align 8
  %1718 = fmul double %1661, %1717
  %1719 = getelementptr inbounds double, ptr %1597, i64 %1715
  %1720 = load double, ptr %1719, align 8
  %1721 = fadd double %1720, %1718
  store double %1721, ptr %1719, align 8
  %1722 = add nuw nsw i64 %1715, 1
  %1723 = getelementptr inbounds double, ptr %1663, i64 %1722
  %1724 = load double, ptr %1723, align 8
  %1725 = fmul double %1661, %1724
  %1726 = getelementptr inbounds double, ptr %1597, i64 %1722
  %1727 = load double, ptr %1726, align 8
  %1728 = fadd double %1727, %1725
  store double %1728, ptr %1726, align 8
  %1729 = add nuw nsw i64 %1715, 2
  %1730 = icmp eq i64 %1729, %1599
  br i1 %1730, label %1708, label %1714

1731:                                             ; preds = %1654
  %1732 = fcmp ogt double %1661, 0.000000e+00
  br i1 %1732, label %1733, label %1780

1733:                                             ; preds = %1731
  br i1 %1600, label %1734, label %1750

1734:                                             ; preds = %1733
  br i1 %1624, label %1735, label %1754

1735:                                             ; preds = %1754, %1734
  %1736 = phi double [ undef, %1734 ], [ %1776, %1754 ]
  %1737 = phi i64 [ 0, %1734 ], [ %1777, %1754 ]
  %1738 = phi double [ 0x7FF0000000000000, %1734 ], [ %1776, %1754 ]
  br i1 %1626, label %1750, label %1739

1739:                                             ; preds = %1735, %1739
  %1740 = phi i64 [ %1747, %1739 ], [ %1737, %1735 ]
  %1741 = phi double [ %1746, %1739 ], [ %1738, %1735 ]
  %1742 = phi i64 [ %1748, %1739 ], [ 0, %1735 ]
  %1743 = getelementptr inbounds double, ptr %1663, i64 %1740
  %1744 = load double, ptr %1743, align 8
  %1745 = fcmp olt double %1744, %1741
  %1746 = select i1 %1745, double %1744, double %1741
  %1747 = add nuw nsw i64 %1740, 1
  %1748 = add i64 %1742, 1
  %1749 = icmp eq i64 %1748, %1623
  br i1 %1749, label %1750, label %1739

1750:                                             ; preds = %1735, %1739, %1733
  %1751 = phi double [ 0x7FF0000000000000, %1733 ], [ %1736, %1735 ], [ %1746, %1739 ]
  %1752 = fmul double %1661, %1751
  %1753 = fadd double %1656, %1752
  br label %1780

1754:                                             ; preds = %1734, %1754
  %1755 = phi i64 [ %1777, %1754 ], [ 0, %1734 ]
  %1756 = phi double [ %1776, %1754 ], [ 0x7FF0000000000000, %1734 ]
  %1757 = phi i64 [ %1778, %1754 ], [ 0, %1734 ]
  %1758 = getelementptr inbounds double, ptr %1663, i64 %1755
  %1759 = load double, ptr %1758, align 8
  %1760 = fcmp olt double %1759, %1756
  %1761 = select i1 %1760, double %1759, double %1756
  %1762 = or i64 %1755, 1
  %1763 = getelementptr inbounds double, ptr %1663, i64 %1762
  %1764 = load double, ptr %1763, align 8
  %1765 = fcmp olt double %1764, %1761
  %1766 = select i1 %1765, double %1764, double %1761
  %1767 = or i64 %1755, 2
  %1768 = getelementptr inbounds double, ptr %1663, i64 %1767
  %1769 = load double, ptr %1768, align 8
  %1770 = fcmp olt double %1769, %1766
  %1771 = select i1 %1770, double %1769, double %1766
  %1772 = or i64 %1755, 3
  %1773 = getelementptr inbounds double, ptr %1663, i64 %1772
  %1774 = load double, ptr %1773, align 8
  %1775 = fcmp olt double %1774, %1771
  %1776 = select i1 %1775, double %1774, double %1771
  %1777 = add nuw nsw i64 %1755, 4
  %1778 = add i64 %1757, 4
  %1779 = icmp eq i64 %1778, %1625
  br i1 %1779, label %1735, label %1754

1780:                                             ; preds = %1750, %1731, %1708
  %1781 = phi i64 [ %1713, %1708 ], [ %1655, %1750 ], [ %1655, %1731 ]
  %1782 = phi double [ %1656, %1708 ], [ %1753, %1750 ], [ %1656, %1731 ]
  %1783 = add nuw nsw i64 %1657, 1
  %1784 = icmp slt i64 %1783, %1781
  br i1 %1784, label %1654, label %1637

1785:                                             ; preds = %1845, %1637
  %1786 = icmp sgt i64 %1599, 1
  br i1 %1786, label %1787, label %1886

1787:                                             ; preds = %1785
  %1788 = add i64 %1599, -1
  %1789 = add i64 %1599, -2
  %1790 = and i64 %1788, 3
  %1791 = icmp ult i64 %1789, 3
  br i1 %1791, label %1868, label %1792

1792:                                             ; preds = %1787
  %1793 = and i64 %1788, -4
  br label %1900

1794:                                             ; preds = %1845, %1642
  %1795 = phi i64 [ 0, %1642 ], [ %1848, %1845 ]
  %1796 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %1595, i64 %1795
  %1797 = load i64, ptr %1796, align 8
  %1798 = add nsw i64 %1797, %1644
  %1799 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %1798
  %1800 = load double, ptr %1799, align 8
  %1801 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %1595, i64 %1795
  %1802 = load ptr, ptr %1801, align 8
  br i1 %1600, label %1803, label %1845

1803:                                             ; preds = %1794
  br i1 %1649, label %1831, label %1804

1804:                                             ; preds = %1803
  %1805 = getelementptr i8, ptr %1802, i64 %1647
  %1806 = icmp ult ptr %1597, %1805
  %1807 = icmp ult ptr %1802, %1648
  %1808 = and i1 %1806, %1807
  br i1 %1808, label %1831, label %1809

1809:                                             ; preds = %1804
  %1810 = insertelement <2 x double> poison, double %1800, i64 0
  %1811 = shufflevector <2 x double> %1810, <2 x double> poison, <2 x i32> zeroinitializer
  %1812 = insertelement <2 x double> poison, double %1800, i64 0
  %1813 = shufflevector <2 x double> %1812, <2 x double> poison, <2 x i32> zeroinitializer
  br label %1814

1814:                                             ; preds = %1814, %1809
  %1815 = phi i64 [ 0, %1809 ], [ %1828, %1814 ]
  %1816 = getelementptr inbounds double, ptr %1802, i64 %1815
  %1817 = load <2 x double>, ptr %1816, align 8
  %1818 = getelementptr inbounds double, ptr %1816, i64 2
  %1819 = load <2 x double>, ptr %1818, align 8
  %1820 = fmul <2 x double> %1811, %1817
  %1821 = fmul <2 x double> %1813, %1819
  %1822 = getelementptr inbounds double, ptr %1597, i64 %1815
  %1823 = load <2 x double>, ptr %1822, align 8
  %1824 = getelementptr inbounds double, ptr %1822, i64 2
  %1825 = load <2 x double>, ptr %1824, align 8
  %1826 = fadd <2 x double> %1823, %1820
  %1827 = fadd <2 x double> %1825, %1821
  store <2 x double> %1826, ptr %1822, align 8
  store <2 x double> %1827, ptr %1824, align 8
  %1828 = add nuw i64 %1815, 4
  %1829 = icmp eq i64 %1828, %1650
  br i1 %1829, label %1830, label %1814

1830:                                             ; preds = %1814
  br i1 %1651, label %1845, label %1831

1831:                                             ; preds = %1804, %1803, %1830
  %1832 = phi i64 [ 0, %1804 ], [ 0, %1803 ], [ %1650, %1830 ]
  %1833 = or i64 %1832, 1
  br i1 %1653, label %1842, label %1834

1834:                                             ; preds = %1831
  %1835 = getelementptr inbounds double, ptr %1802, i64 %1832
  %1836 = load double, ptr %1835, align 8
  %1837 = fmul double %1800, %1836
  %1838 = getelementptr inbounds double, ptr %1597, i64 %1832
  %1839 = load double, ptr %1838, align 8
  %1840 = fadd double %1839, %1837
  store double %1840, ptr %1838, align 8
  %1841 = or i64 %1832, 1
  br label %1842

1842:                                             ; preds = %1834, %1831
  %1843 = phi i64 [ %1832, %1831 ], [ %1841, %1834 ]
  %1844 = icmp eq i64 %1599, %1833
  br i1 %1844, label %1845, label %1851

1845:                                             ; preds = %1842, %1851, %1830, %1794
  %1846 = load i64, ptr %1646, align 8
  %1847 = sub nsw i64 %1846, %1599
  store i64 %1847, ptr %1646, align 8
  %1848 = add nuw nsw i64 %1795, 1
  %1849 = load i64, ptr %1639, align 8
  %1850 = icmp slt i64 %1848, %1849
  br i1 %1850, label %1794, label %1785

1851:                                             ; preds = %1842, %1851
  %1852 = phi i64 [ %1866, %1851 ], [ %1843, %1842 ]
  %1853 = getelementptr inbounds double, ptr %1802, i64 %1852
  %1854 = load double, ptr %1853, align 8
  %1855 = fmul double %1800, %1854
  %1856 = getelementptr inbounds double, ptr %1597, i64 %1852
  %1857 = load double, ptr %1856, align 8
  %1858 = fadd double %1857, %1855
  store double %1858, ptr %1856, align 8
  %1859 = add nuw nsw i64 %1852, 1
  %1860 = getelementptr inbounds double, ptr %1802, i64 %1859
  %1861 = load double, ptr %1860, align 8
  %1862 = fmul double %1800, %1861
  %1863 = getelementptr inbounds double, ptr %1597, i64 %1859
  %1864 = load double, ptr %1863, align 8
  %1865 = fadd double %1864, %1862
  store double %1865, ptr %1863, align 8
  %1866 = add nuw nsw i64 %1852, 2
  %1867 = icmp eq i64 %1866, %1599
  br i1 %1867, label %1845, label %1851

1868:                                             ; preds = %1900, %1787
  %1869 = phi i64 [ undef, %1787 ], [ %1930, %1900 ]
  %1870 = phi i64 [ 1, %1787 ], [ %1931, %1900 ]
  %1871 = phi i64 [ 0, %1787 ], [ %1930, %1900 ]
  %1872 = icmp eq i64 %1790, 0
  br i1 %1872, label %1886, label %1873

1873:                                             ; preds = %1868, %1873
  %1874 = phi i64 [ %1883, %1873 ], [ %1870, %1868 ]
  %1875 = phi i64 [ %1882, %1873 ], [ %1871, %1868 ]
  %1876 = phi i64 [ %1884, %1873 ], [ 0, %1868 ]
  %1877 = getelementptr inbounds double, ptr %1597, i64 %1874
  %1878 = load double, ptr %1877, align 8
  %1879 = getelementptr inbounds double, ptr %1597, i64 %1875
  %1880 = load double, ptr %1879, align 8
  %1881 = fcmp olt double %1878, %1880
  %1882 = select i1 %1881, i64 %1874, i64 %1875
  %1883 = add nuw nsw i64 %1874, 1
  %1884 = add i64 %1876, 1
  %1885 = icmp eq i64 %1884, %1790
  br i1 %1885, label %1886, label %1873

1886:                                             ; preds = %1868, %1873, %1785
  %1887 = phi i64 [ 0, %1785 ], [ %1869, %1868 ], [ %1882, %1873 ]
  %1888 = getelementptr inbounds double, ptr %1597, i64 %1887
  %1889 = load double, ptr %1888, align 8
  %1890 = getelementptr inbounds [16 x double], ptr %2, i64 0, i64 %1595
  store double %1889, ptr %1890, align 8
  %1891 = fadd double %1638, %1889
  %1892 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 24, i64 %1595
  %1893 = load ptr, ptr %1892, align 8
  %1894 = getelementptr inbounds i32, ptr %1893, i64 %1887
  %1895 = load i32, ptr %1894, align 4
  %1896 = sext i32 %1895 to i64
  %1897 = getelementptr inbounds [16 x i64], ptr %3, i64 0, i64 %1595
  store i64 %1896, ptr %1897, align 8
  %1898 = add nuw nsw i64 %1595, 1
  %1899 = icmp eq i64 %1898, %1518
  br i1 %1899, label %1581, label %1593

1900:                                             ; preds = %1900, %1792
  %1901 = phi i64 [ 1, %1792 ], [ %1931, %1900 ]
  %1902 = phi i64 [ 0, %1792 ], [ %1930, %1900 ]
  %1903 = phi i64 [ 0, %1792 ], [ %1932, %1900 ]
  %1904 = getelementptr inbounds double, ptr %1597, i64 %1901
  %1905 = load double, ptr %1904, align 8
  %1906 = getelementptr inbounds double, ptr %1597, i64 %1902
  %1907 = load double, ptr %1906, align 8
  %1908 = fcmp olt double %1905, %1907
  %1909 = select i1 %1908, i64 %1901, i64 %1902
  %1910 = add nuw nsw i64 %1901, 1
  %1911 = getelementptr inbounds double, ptr %1597, i64 %1910
  %1912 = load double, ptr %1911, align 8
  %1913 = getelementptr inbounds double, ptr %1597, i64 %1909
  %1914 = load double, ptr %1913, align 8
  %1915 = fcmp olt double %1912, %1914
  %1916 = select i1 %1915, i64 %1910, i64 %1909
  %1917 = add nuw nsw i64 %1901, 2
  %1918 = getelementptr inbounds double, ptr %1597, i64 %1917
  %1919 = load double, ptr %1918, align 8
  %1920 = getelementptr inbounds double, ptr %1597, i64 %1916
  %1921 = load double, ptr %1920, align 8
  %1922 = fcmp olt double %1919, %1921
  %1923 = select i1 %1922, i64 %1917, i64 %1916
  %1924 = add nuw nsw i64 %1901, 3
  %1925 = getelementptr inbounds double, ptr %1597, i64 %1924
  %1926 = load double, ptr %1925, align 8
  %1927 = getelementptr inbounds double, ptr %1597, i64 %1923
  %1928 = load double, ptr %1927, align 8
  %1929 = fcmp olt double %1926, %1928
  %1930 = select i1 %1929, i64 %1924, i64 %1923
  %1931 = add nuw nsw i64 %1901, 4
  %1932 = add i64 %1903, 4
  %1933 = icmp eq i64 %1932, %1793
  br i1 %1933, label %1868, label %1900

1934:                                             ; preds = %2166, %1591
  %1935 = phi i1 [ true, %1591 ], [ %2172, %2166 ]
  %1936 = phi i64 [ 0, %1591 ], [ %2171, %2166 ]
  %1937 = phi i64 [ 1, %1591 ], [ %2170, %2166 ]
  %1938 = getelementptr inbounds [16 x double], ptr %2, i64 0, i64 %1936
  %1939 = load double, ptr %1938, align 8
  %1940 = fadd double %1592, %1939
  %1941 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %1936
  %1942 = load i64, ptr %1941, align 8
  %1943 = icmp sgt i64 %1942, 0
  br i1 %1943, label %1944, label %1986

1944:                                             ; preds = %1934
  %1945 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 20, i64 %1936
  %1946 = load ptr, ptr %1945, align 8
  %1947 = icmp ult i64 %1942, 4
  br i1 %1947, label %1974, label %1948

1948:                                             ; preds = %1944
  %1949 = and i64 %1942, -4
  %1950 = insertelement <2 x double> poison, double %1940, i64 0
  %1951 = shufflevector <2 x double> %1950, <2 x double> poison, <2 x i32> zeroinitializer
  %1952 = insertelement <2 x double> poison, double %1940, i64 0
  %1953 = shufflevector <2 x double> %1952, <2 x double> poison, <2 x i32> zeroinitializer
  br label %1954

1954:                                             ; preds = %1954, %1948
  %1955 = phi i64 [ 0, %1948 ], [ %1968, %1954 ]
  %1956 = phi <2 x i64> [ zeroinitializer, %1948 ], [ %1966, %1954 ]
  %1957 = phi <2 x i64> [ zeroinitializer, %1948 ], [ %1967, %1954 ]
  %1958 = getelementptr inbounds double, ptr %1946, i64 %1955
  %1959 = load <2 x double>, ptr %1958, align 8
  %1960 = getelementptr inbounds double, ptr %1958, i64 2
  %1961 = load <2 x double>, ptr %1960, align 8
  %1962 = fcmp oge <2 x double> %1959, %1951
  %1963 = fcmp oge <2 x double> %1961, %1953
  %1964 = zext <2 x i1> %1962 to <2 x i64>
  %1965 = zext <2 x i1> %1963 to <2 x i64>
  %1966 = add <2 x i64> %1956, %1964
  %1967 = add <2 x i64> %1957, %1965
  %1968 = add nuw i64 %1955, 4
  %1969 = icmp eq i64 %1968, %1949
  br i1 %1969, label %1970, label %1954

1970:                                             ; preds = %1954
  %1971 = add <2 x i64> %1967, %1966
  %1972 = tail call i64 @llvm.vector.reduce.add.v2i64(<2 x i64> %1971)
  %1973 = icmp eq i64 %1942, %1949
  br i1 %1973, label %1977, label %1974

1974:                                             ; preds = %1944, %1970
  %1975 = phi i64 [ 0, %1944 ], [ %1949, %1970 ]
  %1976 = phi i64 [ 0, %1944 ], [ %1972, %1970 ]
  br label %1988

1977:                                             ; preds = %1988, %1970
  %1978 = phi i64 [ %1972, %1970 ], [ %1995, %1988 ]
  %1979 = mul nsw i64 %1978, 10
  %1980 = icmp sgt i64 %1979, %1942
  br i1 %1980, label %1981, label %2166

1981:                                             ; preds = %1977
  %1982 = and i64 %1942, 3
  %1983 = icmp ult i64 %1942, 4
  br i1 %1983, label %1999, label %1984

1984:                                             ; preds = %1981
  %1985 = and i64 %1942, -4
  br label %2141

1986:                                             ; preds = %1934
  %1987 = icmp slt i64 %1942, 0
  br i1 %1987, label %1998, label %2166

1988:                                             ; preds = %1974, %1988
  %1989 = phi i64 [ %1996, %1988 ], [ %1975, %1974 ]
  %1990 = phi i64 [ %1995, %1988 ], [ %1976, %1974 ]
  %1991 = getelementptr inbounds double, ptr %1946, i64 %1989
  %1992 = load double, ptr %1991, align 8
  %1993 = fcmp oge double %1992, %1940
  %1994 = zext i1 %1993 to i64
  %1995 = add nuw nsw i64 %1990, %1994
  %1996 = add nuw nsw i64 %1989, 1
  %1997 = icmp eq i64 %1996, %1942
  br i1 %1997, label %1977, label %1988

1998:                                             ; preds = %1986
  store i64 0, ptr %1941, align 8
  br label %2174

1999:                                             ; preds = %2141, %1981
  %2000 = phi i64 [ 0, %1981 ], [ %2163, %2141 ]
  %2001 = icmp eq i64 %1982, 0
  br i1 %2001, label %2012, label %2002

2002:                                             ; preds = %1999, %2002
  %2003 = phi i64 [ %2009, %2002 ], [ %2000, %1999 ]
  %2004 = phi i64 [ %2010, %2002 ], [ 0, %1999 ]
  %2005 = getelementptr inbounds double, ptr %1946, i64 %2003
  %2006 = load double, ptr %2005, align 8
  %2007 = fcmp oge double %2006, %1940
  %2008 = uitofp i1 %2007 to double
  store double %2008, ptr %2005, align 8
  %2009 = add nuw nsw i64 %2003, 1
  %2010 = add i64 %2004, 1
  %2011 = icmp eq i64 %2010, %1982
  br i1 %2011, label %2012, label %2002

2012:                                             ; preds = %2002, %1999
  %2013 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 24, i64 %1936
  %2014 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %1936
  %2015 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 %1936
  br label %2016

2016:                                             ; preds = %2135, %2012
  %2017 = phi i64 [ 0, %2012 ], [ %2137, %2135 ]
  %2018 = phi i64 [ 0, %2012 ], [ %2136, %2135 ]
  %2019 = getelementptr inbounds double, ptr %1946, i64 %2017
  %2020 = load double, ptr %2019, align 8
  %2021 = fcmp une double %2020, 0.000000e+00
  br i1 %2021, label %2135, label %2022

2022:                                             ; preds = %2016
  %2023 = icmp slt i64 %2018, %2017
  br i1 %2023, label %2024, label %2133

2024:                                             ; preds = %2022
  %2025 = load ptr, ptr %2013, align 8
  %2026 = getelementptr inbounds i32, ptr %2025, i64 %2017
  %2027 = load i32, ptr %2026, align 4
  %2028 = getelementptr inbounds i32, ptr %2025, i64 %2018
  store i32 %2027, ptr %2028, align 4
  %2029 = load i64, ptr %2014, align 8
  %2030 = icmp sgt i64 %2029, 0
  br i1 %2030, label %2031, label %2050

2031:                                             ; preds = %2024
  %2032 = and i64 %2029, 3
  %2033 = icmp ult i64 %2029, 4
  br i1 %2033, label %2036, label %2034

2034:                                             ; preds = %2031
  %2035 = and i64 %2029, -4
  br label %2058

2036:                                             ; preds = %2058, %2031
  %2037 = phi i64 [ 0, %2031 ], [ %2084, %2058 ]
  %2038 = icmp eq i64 %2032, 0
  br i1 %2038, label %2050, label %2039

2039:                                             ; preds = %2036, %2039
  %2040 = phi i64 [ %2047, %2039 ], [ %2037, %2036 ]
  %2041 = phi i64 [ %2048, %2039 ], [ 0, %2036 ]
  %2042 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %1936, i64 %2040
  %2043 = load ptr, ptr %2042, align 8
  %2044 = getelementptr inbounds double, ptr %2043, i64 %2017
  %2045 = load double, ptr %2044, align 8
  %2046 = getelementptr inbounds double, ptr %2043, i64 %2018
  store double %2045, ptr %2046, align 8
  %2047 = add nuw nsw i64 %2040, 1
  %2048 = add i64 %2041, 1
  %2049 = icmp eq i64 %2048, %2032
  br i1 %2049, label %2050, label %2039

2050:                                             ; preds = %2036, %2039, %2024
  %2051 = load i64, ptr %2015, align 8
  %2052 = icmp sgt i64 %2051, 0
  br i1 %2052, label %2053, label %2101

2053:                                             ; preds = %2050
  %2054 = and i64 %2051, 3
  %2055 = icmp ult i64 %2051, 4
  br i1 %2055, label %2087, label %2056

2056:                                             ; preds = %2053
  %2057 = and i64 %2051, -4
  br label %2104

2058:                                             ; preds = %2058, %2034
  %2059 = phi i64 [ 0, %2034 ], [ %2084, %2058 ]
  %2060 = phi i64 [ 0, %2034 ], [ %2085, %2058 ]
  %2061 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %1936, i64 %2059
  %2062 = load ptr, ptr %2061, align 8
  %2063 = getelementptr inbounds double, ptr %2062, i64 %2017
  %2064 = load double, ptr %2063, align 8
  %2065 = getelementptr inbounds double, ptr %2062, i64 %2018
  store double %2064, ptr %2065, align 8
  %2066 = or i64 %2059, 1
  %2067 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %1936, i64 %2066
  %2068 = load ptr, ptr %2067, align 8
  %2069 = getelementptr inbounds double, ptr %2068, i64 %2017
  %2070 = load double, ptr %2069, align 8
  %2071 = getelementptr inbounds double, ptr %2068, i64 %2018
  store double %2070, ptr %2071, align 8
  %2072 = or i64 %2059, 2
  %2073 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %1936, i64 %2072
  %2074 = load ptr, ptr %2073, align 8
  %2075 = getelementptr inbounds double, ptr %2074, i64 %2017
  %2076 = load double, ptr %2075, align 8
  %2077 = getelementptr inbounds double, ptr %2074, i64 %2018
  store double %2076, ptr %2077, align 8
  %2078 = or i64 %2059, 3
  %2079 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %1936, i64 %2078
  %2080 = load ptr, ptr %2079, align 8
  %2081 = getelementptr inbounds double, ptr %2080, i64 %2017
  %2082 = load double, ptr %2081, align 8
  %2083 = getelementptr inbounds double, ptr %2080, i64 %2018
  store double %2082, ptr %2083, align 8
  %2084 = add nuw nsw i64 %2059, 4
  %2085 = add i64 %2060, 4
  %2086 = icmp eq i64 %2085, %2035
  br i1 %2086, label %2036, label %2058

2087:                                             ; preds = %2104, %2053
  %2088 = phi i64 [ 0, %2053 ], [ %2130, %2104 ]
  %2089 = icmp eq i64 %2054, 0
  br i1 %2089, label %2101, label %2090

2090:                                             ; preds = %2087, %2090
  %2091 = phi i64 [ %2098, %2090 ], [ %2088, %2087 ]
  %2092 = phi i64 [ %2099, %2090 ], [ 0, %2087 ]
  %2093 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %1936, i64 %2091
  %2094 = load ptr, ptr %2093, align 8
  %2095 = getelementptr inbounds double, ptr %2094, i64 %2017
  %2096 = load double, ptr %2095, align 8
  %2097 = getelementptr inbounds double, ptr %2094, i64 %2018
  store double %2096, ptr %2097, align 8
  %2098 = add nuw nsw i64 %2091, 1
  %2099 = add i64 %2092, 1
  %2100 = icmp eq i64 %2099, %2054
  br i1 %2100, label %2101, label %2090

2101:                                             ; preds = %2087, %2090, %2050
  %2102 = load double, ptr %2019, align 8
  %2103 = getelementptr inbounds double, ptr %1946, i64 %2018
  store double %2102, ptr %2103, align 8
  br label %2133

2104:                                             ; preds = %2104, %2056
  %2105 = phi i64 [ 0, %2056 ], [ %2130, %2104 ]
  %2106 = phi i64 [ 0, %2056 ], [ %2131, %2104 ]
  %2107 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %1936, i64 %2105
  %2108 = load ptr, ptr %2107, align 8
  %2109 = getelementptr inbounds double, ptr %2108, i64 %2017
  %2110 = load double, ptr %2109, align 8
  %2111 = getelementptr inbounds double, ptr %2108, i64 %2018
  store double %2110, ptr %2111, align 8
  %2112 = or i64 %2105, 1
  %2113 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %1936, i64 %2112
  %2114 = load ptr, ptr %2113, align 8
  %2115 = getelementptr inbounds double, ptr %2114, i64 %2017
  %2116 = load double, ptr %2115, align 8
  %2117 = getelementptr inbounds double, ptr %2114, i64 %2018
  store double %2116, ptr %2117, align 8
  %2118 = or i64 %2105, 2
  %2119 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %1936, i64 %2118
  %2120 = load ptr, ptr %2119, align 8
  %2121 = getelementptr inbounds double, ptr %2120, i64 %2017
  %2122 = load double, ptr %2121, align 8
  %2123 = getelementptr inbounds double, ptr %2120, i64 %2018
  store double %2122, ptr %2123, align 8
  %2124 = or i64 %2105, 3
  %2125 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %1936, i64 %2124
  %2126 = load ptr, ptr %2125, align 8
  %2127 = getelementptr inbounds double, ptr %2126, i64 %2017
  %2128 = load double, ptr %2127, align 8
  %2129 = getelementptr inbounds double, ptr %2126, i64 %2018
  store double %2128, ptr %2129, align 8
  %2130 = add nuw nsw i64 %2105, 4
  %2131 = add i64 %2106, 4
  %2132 = icmp eq i64 %2131, %2057
  br i1 %2132, label %2087, label %2104

2133:                                             ; preds = %2101, %2022
  %2134 = add nsw i64 %2018, 1
  br label %2135

2135:                                             ; preds = %2133, %2016
  %2136 = phi i64 [ %2018, %2016 ], [ %2134, %2133 ]
  %2137 = add nuw nsw i64 %2017, 1
  %2138 = icmp eq i64 %2137, %1942
  br i1 %2138, label %2139, label %2016

2139:                                             ; preds = %2135
  store i64 %2136, ptr %1941, align 8
  %2140 = icmp eq i64 %2136, 0
  br i1 %2140, label %2174, label %2166

2141:                                             ; preds = %2141, %1984
  %2142 = phi i64 [ 0, %1984 ], [ %2163, %2141 ]
  %2143 = phi i64 [ 0, %1984 ], [ %2164, %2141 ]
  %2144 = getelementptr inbounds double, ptr %1946, i64 %2142
  %2145 = load double, ptr %2144, align 8
  %2146 = fcmp oge double %2145, %1940
  %2147 = uitofp i1 %2146 to double
  store double %2147, ptr %2144, align 8
  %2148 = or i64 %2142, 1
  %2149 = getelementptr inbounds double, ptr %1946, i64 %2148
  %2150 = load double, ptr %2149, align 8
  %2151 = fcmp oge double %2150, %1940
  %2152 = uitofp i1 %2151 to double
  store double %2152, ptr %2149, align 8
  %2153 = or i64 %2142, 2
  %2154 = getelementptr inbounds double, ptr %1946, i64 %2153
  %2155 = load double, ptr %2154, align 8
  %2156 = fcmp oge double %2155, %1940
  %2157 = uitofp i1 %2156 to double
  store double %2157, ptr %2154, align 8
  %2158 = or i64 %2142, 3
  %2159 = getelementptr inbounds double, ptr %1946, i64 %2158
  %2160 = load double, ptr %2159, align 8
  %2161 = fcmp oge double %2160, %1940
  %2162 = uitofp i1 %2161 to double
  store double %2162, ptr %2159, align 8
  %2163 = add nuw nsw i64 %2142, 4
  %2164 = add i64 %2143, 4
  %2165 = icmp eq i64 %2164, %1985
  br i1 %2165, label %1999, label %2141

2166:                                             ; preds = %2139, %1986, %1977
  %2167 = phi i64 [ %2136, %2139 ], [ %1942, %1977 ], [ 0, %1986 ]
  %2168 = icmp eq i64 %2167, 1
  %2169 = zext i1 %2168 to i64
  %2170 = and i64 %1937, %2169
  %2171 = add nuw nsw i64 %1936, 1
  %2172 = icmp slt i64 %2171, %1518
  %2173 = icmp eq i64 %2171, %1518
  br i1 %2173, label %2176, label %1934

2174:                                             ; preds = %2139, %1998
  br i1 %1935, label %2430, label %2176

2175:                                             ; preds = %1586
  call fastcc void @try(ptr noundef nonnull %0, ptr noundef nonnull %3, i64 noundef 0)
  br label %2430

2176:                                             ; preds = %2166, %2174
  %2177 = phi i64 [ %1937, %2174 ], [ %2170, %2166 ]
  call fastcc void @try(ptr noundef %0, ptr noundef nonnull %3, i64 noundef 0)
  %2178 = icmp eq i64 %2177, 0
  br i1 %2178, label %2179, label %2430

2179:                                             ; preds = %2176
  %2180 = load ptr, ptr %1520, align 8
  %2181 = load i64, ptr %2180, align 8
  %2182 = icmp eq i64 %2181, 0
  %2183 = icmp eq i64 %2181, 3
  %2184 = or i1 %2182, %2183
  %2185 = select i1 %2184, double 1.500000e-01, double 3.000000e-01
  %2186 = add nuw nsw i64 %1526, 3
  %2187 = sitofp i64 %2186 to double
  %2188 = fdiv double 2.000000e+00, %2187
  %2189 = fcmp ogt double %2188, 5.000000e-01
  %2190 = select i1 %2189, double 5.000000e-01, double %2188
  %2191 = fmul double %2185, 5.000000e-01
  %2192 = fcmp olt double %2190, %2191
  %2193 = select i1 %2192, double %2191, double %2190
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %4)
  %2194 = load i64, ptr %19, align 8
  %2195 = icmp sgt i64 %2194, 0
  br i1 %2195, label %2197, label %2196

2196:                                             ; preds = %2215, %2211, %2179
  br label %2253

2197:                                             ; preds = %2179
  %2198 = icmp ult i64 %2194, 4
  br i1 %2198, label %2213, label %2199

2199:                                             ; preds = %2197
  %2200 = and i64 %2194, -4
  br label %2201

2201:                                             ; preds = %2201, %2199
  %2202 = phi i64 [ 0, %2199 ], [ %2209, %2201 ]
  %2203 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %2202
  %2204 = load <2 x double>, ptr %2203, align 8
  %2205 = getelementptr inbounds double, ptr %2203, i64 2
  %2206 = load <2 x double>, ptr %2205, align 8
  %2207 = getelementptr inbounds [1024 x double], ptr %4, i64 0, i64 %2202
  store <2 x double> %2204, ptr %2207, align 16
  %2208 = getelementptr inbounds double, ptr %2207, i64 2
  store <2 x double> %2206, ptr %2208, align 16
  %2209 = add nuw i64 %2202, 4
  %2210 = icmp eq i64 %2209, %2200
  br i1 %2210, label %2211, label %2201

2211:                                             ; preds = %2201
  %2212 = icmp eq i64 %2194, %2200
  br i1 %2212, label %2196, label %2213

2213:                                             ; preds = %2197, %2211
  %2214 = phi i64 [ 0, %2197 ], [ %2200, %2211 ]
  br label %2215

2215:                                             ; preds = %2213, %2215
  %2216 = phi i64 [ %2220, %2215 ], [ %2214, %2213 ]
  %2217 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %2216
  %2218 = load double, ptr %2217, align 8
  %2219 = getelementptr inbounds [1024 x double], ptr %4, i64 0, i64 %2216
  store double %2218, ptr %2219, align 8
  %2220 = add nuw nsw i64 %2216, 1
  %2221 = icmp eq i64 %2220, %2194
  br i1 %2221, label %2196, label %2215

2222:                                             ; preds = %2336
  br i1 %2195, label %2223, label %2362

2223:                                             ; preds = %2222
  %2224 = icmp ult i64 %2194, 4
  br i1 %2224, label %2251, label %2225

2225:                                             ; preds = %2223
  %2226 = and i64 %2194, -4
  %2227 = insertelement <2 x double> poison, double %2193, i64 0
  %2228 = shufflevector <2 x double> %2227, <2 x double> poison, <2 x i32> zeroinitializer
  %2229 = insertelement <2 x double> poison, double %2193, i64 0
  %2230 = shufflevector <2 x double> %2229, <2 x double> poison, <2 x i32> zeroinitializer
  br label %2231

2231:                                             ; preds = %2231, %2225
  %2232 = phi i64 [ 0, %2225 ], [ %2247, %2231 ]
  %2233 = getelementptr inbounds [1024 x double], ptr %4, i64 0, i64 %2232
  %2234 = load <2 x double>, ptr %2233, align 16
  %2235 = getelementptr inbounds double, ptr %2233, i64 2
  %2236 = load <2 x double>, ptr %2235, align 16
  %2237 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %2232
  %2238 = load <2 x double>, ptr %2237, align 8
  %2239 = getelementptr inbounds double, ptr %2237, i64 2
  %2240 = load <2 x double>, ptr %2239, align 8
  %2241 = fsub <2 x double> %2234, %2238
  %2242 = fsub <2 x double> %2236, %2240
  %2243 = fmul <2 x double> %2228, %2241
  %2244 = fmul <2 x double> %2230, %2242
  %2245 = fadd <2 x double> %2238, %2243
  %2246 = fadd <2 x double> %2240, %2244
  store <2 x double> %2245, ptr %2237, align 8
  store <2 x double> %2246, ptr %2239, align 8
  %2247 = add nuw i64 %2232, 4
  %2248 = icmp eq i64 %2247, %2226
  br i1 %2248, label %2249, label %2231

2249:                                             ; preds = %2231
  %2250 = icmp eq i64 %2194, %2226
  br i1 %2250, label %2362, label %2251

2251:                                             ; preds = %2223, %2249
  %2252 = phi i64 [ 0, %2223 ], [ %2226, %2249 ]
  br label %2385

2253:                                             ; preds = %2196, %2336
  %2254 = phi i64 [ %2337, %2336 ], [ 0, %2196 ]
  %2255 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %2254
  %2256 = load i64, ptr %2255, align 8
  %2257 = icmp sgt i64 %2256, 0
  br i1 %2257, label %2258, label %2278

2258:                                             ; preds = %2253
  %2259 = getelementptr inbounds [16 x i64], ptr %3, i64 0, i64 %2254
  %2260 = load i64, ptr %2259, align 8
  %2261 = and i64 %2256, 1
  %2262 = icmp eq i64 %2256, 1
  br i1 %2262, label %2265, label %2263

2263:                                             ; preds = %2258
  %2264 = and i64 %2256, -2
  br label %2290

2265:                                             ; preds = %2290, %2258
  %2266 = phi i64 [ 0, %2258 ], [ %2312, %2290 ]
  %2267 = icmp eq i64 %2261, 0
  br i1 %2267, label %2278, label %2268

2268:                                             ; preds = %2265
  %2269 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 42, i64 %2254, i64 %2266
  %2270 = load ptr, ptr %2269, align 8
  %2271 = getelementptr inbounds double, ptr %2270, i64 %2260
  %2272 = load double, ptr %2271, align 8
  %2273 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %2254, i64 %2266
  %2274 = load i64, ptr %2273, align 8
  %2275 = getelementptr inbounds [1024 x double], ptr %4, i64 0, i64 %2274
  %2276 = load double, ptr %2275, align 8
  %2277 = fadd double %2272, %2276
  store double %2277, ptr %2275, align 8
  br label %2278

2278:                                             ; preds = %2268, %2265, %2253
  %2279 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %2254
  %2280 = load i64, ptr %2279, align 8
  %2281 = icmp sgt i64 %2280, 0
  br i1 %2281, label %2282, label %2327

2282:                                             ; preds = %2278
  %2283 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 24, i64 %2254
  %2284 = load ptr, ptr %2283, align 8
  %2285 = getelementptr inbounds [16 x i64], ptr %3, i64 0, i64 %2254
  %2286 = load i64, ptr %2285, align 8
  %2287 = load i32, ptr %2284, align 4
  %2288 = sext i32 %2287 to i64
  %2289 = icmp eq i64 %2286, %2288
  br i1 %2289, label %2327, label %2320

2290:                                             ; preds = %2290, %2263
  %2291 = phi i64 [ 0, %2263 ], [ %2312, %2290 ]
  %2292 = phi i64 [ 0, %2263 ], [ %2313, %2290 ]
  %2293 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 42, i64 %2254, i64 %2291
  %2294 = load ptr, ptr %2293, align 8
  %2295 = getelementptr inbounds double, ptr %2294, i64 %2260
  %2296 = load double, ptr %2295, align 8
  %2297 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %2254, i64 %2291
  %2298 = load i64, ptr %2297, align 8
  %2299 = getelementptr inbounds [1024 x double], ptr %4, i64 0, i64 %2298
  %2300 = load double, ptr %2299, align 8
  %2301 = fadd double %2296, %2300
  store double %2301, ptr %2299, align 8
  %2302 = or i64 %2291, 1
  %2303 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 42, i64 %2254, i64 %2302
  %2304 = load ptr, ptr %2303, align 8
  %2305 = getelementptr inbounds double, ptr %2304, i64 %2260
  %2306 = load double, ptr %2305, align 8
  %2307 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %2254, i64 %2302
  %2308 = load i64, ptr %2307, align 8
  %2309 = getelementptr inbounds [1024 x double], ptr %4, i64 0, i64 %2308
  %2310 = load double, ptr %2309, align 8
  %2311 = fadd double %2306, %2310
  store double %2311, ptr %2309, align 8
  %2312 = add nuw nsw i64 %2291, 2
  %2313 = add i64 %2292, 2
  %2314 = icmp eq i64 %2313, %2264
  br i1 %2314, label %2265, label %2290

2315:                                             ; preds = %2320
  %2316 = getelementptr inbounds i32, ptr %2284, i64 %2322
  %2317 = load i32, ptr %2316, align 4
  %2318 = sext i32 %2317 to i64
  %2319 = icmp eq i64 %2286, %2318
  br i1 %2319, label %2324, label %2320

2320:                                             ; preds = %2282, %2315
  %2321 = phi i64 [ %2322, %2315 ], [ 0, %2282 ]
  %2322 = add nuw nsw i64 %2321, 1
  %2323 = icmp eq i64 %2322, %2280
  br i1 %2323, label %2324, label %2315

2324:                                             ; preds = %2320, %2315
  %2325 = phi i64 [ %2280, %2320 ], [ %2322, %2315 ]
  %2326 = icmp slt i64 %2325, %2280
  br label %2327

2327:                                             ; preds = %2324, %2282, %2278
  %2328 = phi i64 [ 0, %2278 ], [ 0, %2282 ], [ %2325, %2324 ]
  %2329 = phi i1 [ false, %2278 ], [ true, %2282 ], [ %2326, %2324 ]
  %2330 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 %2254
  %2331 = load i64, ptr %2330, align 8
  %2332 = icmp sgt i64 %2331, 0
  br i1 %2332, label %2333, label %2336

2333:                                             ; preds = %2327
  %2334 = load ptr, ptr %0, align 8
  %2335 = load i64, ptr %2334, align 8
  br label %2339

2336:                                             ; preds = %2353, %2327
  %2337 = add nuw nsw i64 %2254, 1
  %2338 = icmp eq i64 %2337, %1518
  br i1 %2338, label %2222, label %2253

2339:                                             ; preds = %2353, %2333
  %2340 = phi i64 [ 0, %2333 ], [ %2360, %2353 ]
  br i1 %2329, label %2341, label %2348

2341:                                             ; preds = %2339
  %2342 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %2254, i64 %2340
  %2343 = load ptr, ptr %2342, align 8
  %2344 = getelementptr inbounds double, ptr %2343, i64 %2328
  %2345 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %2254, i64 %2340
  %2346 = load i64, ptr %2345, align 8
  %2347 = add nsw i64 %2346, %2335
  br label %2353

2348:                                             ; preds = %2339
  %2349 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %2254, i64 %2340
  %2350 = load i64, ptr %2349, align 8
  %2351 = add nsw i64 %2350, %2335
  %2352 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %2351
  br label %2353

2353:                                             ; preds = %2348, %2341
  %2354 = phi i64 [ %2351, %2348 ], [ %2347, %2341 ]
  %2355 = phi ptr [ %2352, %2348 ], [ %2344, %2341 ]
  %2356 = load double, ptr %2355, align 8
  %2357 = getelementptr inbounds [1024 x double], ptr %4, i64 0, i64 %2354
  %2358 = load double, ptr %2357, align 8
  %2359 = fadd double %2356, %2358
  store double %2359, ptr %2357, align 8
  %2360 = add nuw nsw i64 %2340, 1
  %2361 = icmp eq i64 %2360, %2331
  br i1 %2361, label %2336, label %2339

2362:                                             ; preds = %2385, %2249, %2222
  %2363 = load i64, ptr %18, align 8
  %2364 = icmp slt i64 %2363, 64
  br i1 %2364, label %2365, label %2432

2365:                                             ; preds = %2362
  %2366 = icmp sgt i64 %2363, 0
  br i1 %2366, label %2367, label %2396

2367:                                             ; preds = %2365
  %2368 = fsub double 1.000000e+00, %2193
  %2369 = icmp eq i64 %2363, 1
  br i1 %2369, label %2383, label %2370

2370:                                             ; preds = %2367
  %2371 = and i64 %2363, -2
  %2372 = insertelement <2 x double> poison, double %2368, i64 0
  %2373 = shufflevector <2 x double> %2372, <2 x double> poison, <2 x i32> zeroinitializer
  br label %2374

2374:                                             ; preds = %2374, %2370
  %2375 = phi i64 [ 0, %2370 ], [ %2379, %2374 ]
  %2376 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %2375
  %2377 = load <2 x double>, ptr %2376, align 8
  %2378 = fmul <2 x double> %2373, %2377
  store <2 x double> %2378, ptr %2376, align 8
  %2379 = add nuw i64 %2375, 2
  %2380 = icmp eq i64 %2379, %2371
  br i1 %2380, label %2381, label %2374

2381:                                             ; preds = %2374
  %2382 = icmp eq i64 %2363, %2371
  br i1 %2382, label %2396, label %2383

2383:                                             ; preds = %2367, %2381
  %2384 = phi i64 [ 0, %2367 ], [ %2371, %2381 ]
  br label %2412

2385:                                             ; preds = %2251, %2385
  %2386 = phi i64 [ %2394, %2385 ], [ %2252, %2251 ]
  %2387 = getelementptr inbounds [1024 x double], ptr %4, i64 0, i64 %2386
  %2388 = load double, ptr %2387, align 8
  %2389 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %2386
  %2390 = load double, ptr %2389, align 8
  %2391 = fsub double %2388, %2390
  %2392 = fmul double %2193, %2391
  %2393 = fadd double %2390, %2392
  store double %2393, ptr %2389, align 8
  %2394 = add nuw nsw i64 %2386, 1
  %2395 = icmp eq i64 %2394, %2194
  br i1 %2395, label %2362, label %2385

2396:                                             ; preds = %2412, %2381, %2365
  br i1 %1521, label %2410, label %2397

2397:                                             ; preds = %2396, %2397
  %2398 = phi i64 [ %2407, %2397 ], [ 0, %2396 ]
  %2399 = getelementptr inbounds [16 x i64], ptr %3, i64 0, i64 %2398
  %2400 = load <2 x i64>, ptr %2399, align 16
  %2401 = getelementptr inbounds i64, ptr %2399, i64 2
  %2402 = load <2 x i64>, ptr %2401, align 16
  %2403 = trunc <2 x i64> %2400 to <2 x i32>
  %2404 = trunc <2 x i64> %2402 to <2 x i32>
  %2405 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %2363, i64 %2398
  store <2 x i32> %2403, ptr %2405, align 4
  %2406 = getelementptr inbounds i32, ptr %2405, i64 2
  store <2 x i32> %2404, ptr %2406, align 4
  %2407 = add nuw i64 %2398, 4
  %2408 = icmp eq i64 %2407, %1522
  br i1 %2408, label %2409, label %2397

2409:                                             ; preds = %2397
  br i1 %1523, label %2419, label %2410

2410:                                             ; preds = %2396, %2409
  %2411 = phi i64 [ 0, %2396 ], [ %1522, %2409 ]
  br label %2422

2412:                                             ; preds = %2383, %2412
  %2413 = phi i64 [ %2417, %2412 ], [ %2384, %2383 ]
  %2414 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %2413
  %2415 = load double, ptr %2414, align 8
  %2416 = fmul double %2368, %2415
  store double %2416, ptr %2414, align 8
  %2417 = add nuw nsw i64 %2413, 1
  %2418 = icmp eq i64 %2417, %2363
  br i1 %2418, label %2396, label %2412

2419:                                             ; preds = %2422, %2409
  %2420 = add nsw i64 %2363, 1
  store i64 %2420, ptr %18, align 8
  %2421 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %2363
  store double %2193, ptr %2421, align 8
  br label %2432

2422:                                             ; preds = %2410, %2422
  %2423 = phi i64 [ %2428, %2422 ], [ %2411, %2410 ]
  %2424 = getelementptr inbounds [16 x i64], ptr %3, i64 0, i64 %2423
  %2425 = load i64, ptr %2424, align 8
  %2426 = trunc i64 %2425 to i32
  %2427 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %2363, i64 %2423
  store i32 %2426, ptr %2427, align 4
  %2428 = add nuw nsw i64 %2423, 1
  %2429 = icmp eq i64 %2428, %1518
  br i1 %2429, label %2419, label %2422

2430:                                             ; preds = %2176, %2174, %1581, %1524, %2175, %1586
  %2431 = phi double [ 0x7FF0000000000000, %1586 ], [ %1588, %2175 ], [ %1525, %1524 ], [ 0x7FF0000000000000, %1581 ], [ 0x7FF0000000000000, %2174 ], [ %1583, %2176 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %2)
  br label %2435

2432:                                             ; preds = %2419, %2362
  tail call fastcc void @price(ptr noundef nonnull %0, double noundef %2185)
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %2)
  %2433 = add nuw nsw i64 %1526, 1
  %2434 = icmp eq i64 %2433, %1517
  br i1 %2434, label %2435, label %1524

2435:                                             ; preds = %2432, %2430
  %2436 = phi double [ %2431, %2430 ], [ %1583, %2432 ]
  %2437 = fcmp oeq double %2436, 0x7FF0000000000000
  br i1 %2437, label %3162, label %2438

2438:                                             ; preds = %2435
  %2439 = and i64 %32, 3
  %2440 = icmp ult i64 %32, 4
  br i1 %2440, label %2469, label %2441

2441:                                             ; preds = %2438
  %2442 = and i64 %32, -4
  br label %2443

2443:                                             ; preds = %2443, %2441
  %2444 = phi i64 [ 0, %2441 ], [ %2466, %2443 ]
  %2445 = phi double [ 1.000000e+00, %2441 ], [ %2465, %2443 ]
  %2446 = phi i64 [ 0, %2441 ], [ %2467, %2443 ]
  %2447 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %2444
  %2448 = load i64, ptr %2447, align 8
  %2449 = sitofp i64 %2448 to double
  %2450 = fmul double %2445, %2449
  %2451 = or i64 %2444, 1
  %2452 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %2451
  %2453 = load i64, ptr %2452, align 8
  %2454 = sitofp i64 %2453 to double
  %2455 = fmul double %2450, %2454
  %2456 = or i64 %2444, 2
  %2457 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %2456
  %2458 = load i64, ptr %2457, align 8
  %2459 = sitofp i64 %2458 to double
  %2460 = fmul double %2455, %2459
  %2461 = or i64 %2444, 3
  %2462 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %2461
  %2463 = load i64, ptr %2462, align 8
  %2464 = sitofp i64 %2463 to double
  %2465 = fmul double %2460, %2464
  %2466 = add nuw nsw i64 %2444, 4
  %2467 = add i64 %2446, 4
  %2468 = icmp eq i64 %2467, %2442
  br i1 %2468, label %2469, label %2443

2469:                                             ; preds = %2443, %2438
  %2470 = phi double [ undef, %2438 ], [ %2465, %2443 ]
  %2471 = phi i64 [ 0, %2438 ], [ %2466, %2443 ]
  %2472 = phi double [ 1.000000e+00, %2438 ], [ %2465, %2443 ]
  %2473 = icmp eq i64 %2439, 0
  br i1 %2473, label %2485, label %2474

2474:                                             ; preds = %2469, %2474
  %2475 = phi i64 [ %2482, %2474 ], [ %2471, %2469 ]
  %2476 = phi double [ %2481, %2474 ], [ %2472, %2469 ]
  %2477 = phi i64 [ %2483, %2474 ], [ 0, %2469 ]
  %2478 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %2475
  %2479 = load i64, ptr %2478, align 8
  %2480 = sitofp i64 %2479 to double
  %2481 = fmul double %2476, %2480
  %2482 = add nuw nsw i64 %2475, 1
  %2483 = add i64 %2477, 1
  %2484 = icmp eq i64 %2483, %2439
  br i1 %2484, label %2485, label %2474

2485:                                             ; preds = %2469, %2474, %1220
  %2486 = phi double [ %1221, %1220 ], [ %2470, %2469 ], [ %2481, %2474 ]
  %2487 = phi double [ %1198, %1220 ], [ %2436, %2474 ], [ %2436, %2469 ]
  %2488 = fcmp ugt double %2486, 6.400000e+01
  br i1 %2488, label %2490, label %2489

2489:                                             ; preds = %2485, %1196
  call fastcc void @enumerate(ptr noundef %0, i64 noundef 0, ptr noundef nonnull %6)
  br label %3162

2490:                                             ; preds = %2485
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7)
  %2491 = load ptr, ptr %0, align 8
  %2492 = load ptr, ptr %14, align 8
  %2493 = load i64, ptr %2492, align 8
  %2494 = load i64, ptr %18, align 8
  %2495 = icmp sgt i64 %2494, 0
  br i1 %2495, label %2496, label %2502

2496:                                             ; preds = %2490
  %2497 = add i64 %2494, -1
  %2498 = and i64 %2494, 7
  %2499 = icmp ult i64 %2494, 8
  br i1 %2499, label %2504, label %2500

2500:                                             ; preds = %2496
  %2501 = and i64 %2494, -8
  br label %2533

2502:                                             ; preds = %2490
  %2503 = icmp sgt i64 %2493, 0
  br label %2573

2504:                                             ; preds = %2533, %2496
  %2505 = phi double [ undef, %2496 ], [ %2567, %2533 ]
  %2506 = phi double [ 0.000000e+00, %2496 ], [ %2567, %2533 ]
  %2507 = phi i64 [ 0, %2496 ], [ %2568, %2533 ]
  %2508 = icmp eq i64 %2498, 0
  br i1 %2508, label %2519, label %2509

2509:                                             ; preds = %2504, %2509
  %2510 = phi double [ %2515, %2509 ], [ %2506, %2504 ]
  %2511 = phi i64 [ %2516, %2509 ], [ %2507, %2504 ]
  %2512 = phi i64 [ %2517, %2509 ], [ 0, %2504 ]
  %2513 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %2511
  %2514 = load double, ptr %2513, align 8
  %2515 = fadd double %2510, %2514
  %2516 = add nuw nsw i64 %2511, 1
  %2517 = add i64 %2512, 1
  %2518 = icmp eq i64 %2517, %2498
  br i1 %2518, label %2519, label %2509

2519:                                             ; preds = %2509, %2504
  %2520 = phi double [ %2505, %2504 ], [ %2515, %2509 ]
  %2521 = fcmp ogt double %2520, 0.000000e+00
  %2522 = icmp sgt i64 %2493, 0
  %2523 = select i1 %2522, i1 %2521, i1 false
  br i1 %2523, label %2524, label %2573

2524:                                             ; preds = %2519
  %2525 = and i64 %2494, 1
  %2526 = icmp eq i64 %2497, 0
  %2527 = and i64 %2494, -2
  %2528 = icmp eq i64 %2525, 0
  %2529 = and i64 %2494, 1
  %2530 = icmp eq i64 %2497, 0
  %2531 = and i64 %2494, -2
  %2532 = icmp eq i64 %2529, 0
  br label %2589

2533:                                             ; preds = %2533, %2500
  %2534 = phi double [ 0.000000e+00, %2500 ], [ %2567, %2533 ]
  %2535 = phi i64 [ 0, %2500 ], [ %2568, %2533 ]
  %2536 = phi i64 [ 0, %2500 ], [ %2569, %2533 ]
  %2537 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %2535
  %2538 = load double, ptr %2537, align 8
  %2539 = fadd double %2534, %2538
  %2540 = or i64 %2535, 1
  %2541 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %2540
  %2542 = load double, ptr %2541, align 8
  %2543 = fadd double %2539, %2542
  %2544 = or i64 %2535, 2
  %2545 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %2544
  %2546 = load double, ptr %2545, align 8
  %2547 = fadd double %2543, %2546
  %2548 = or i64 %2535, 3
  %2549 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %2548
  %2550 = load double, ptr %2549, align 8
  %2551 = fadd double %2547, %2550
  %2552 = or i64 %2535, 4
  %2553 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %2552
  %2554 = load double, ptr %2553, align 8
  %2555 = fadd double %2551, %2554
  %2556 = or i64 %2535, 5
  %2557 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %2556
  %2558 = load double, ptr %2557, align 8
  %2559 = fadd double %2555, %2558
  %2560 = or i64 %2535, 6
  %2561 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %2560
  %2562 = load double, ptr %2561, align 8
  %2563 = fadd double %2559, %2562
  %2564 = or i64 %2535, 7
  %2565 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %2564
  %2566 = load double, ptr %2565, align 8
  %2567 = fadd double %2563, %2566
  %2568 = add nuw nsw i64 %2535, 8
  %2569 = add i64 %2536, 8
  %2570 = icmp eq i64 %2569, %2501
  br i1 %2570, label %2504, label %2533

2571:                                             ; preds = %2771
  %2572 = icmp sgt i64 %2775, -1
  br i1 %2572, label %3029, label %2573

2573:                                             ; preds = %2571, %2519, %2502
  %2574 = phi i64 [ %2772, %2571 ], [ 0, %2519 ], [ 0, %2502 ]
  %2575 = phi double [ %2773, %2571 ], [ 0.000000e+00, %2519 ], [ 0.000000e+00, %2502 ]
  %2576 = phi i64 [ %2775, %2571 ], [ -1, %2519 ], [ -1, %2502 ]
  %2577 = phi i1 [ true, %2571 ], [ %2522, %2519 ], [ %2503, %2502 ]
  %2578 = getelementptr inbounds %struct.Problem, ptr %2491, i64 0, i32 1
  %2579 = load i64, ptr %2578, align 8
  %2580 = icmp sgt i64 %2579, 0
  br i1 %2580, label %2581, label %2794

2581:                                             ; preds = %2573
  %2582 = getelementptr inbounds %struct.Problem, ptr %2491, i64 0, i32 6
  %2583 = getelementptr inbounds %struct.Problem, ptr %2491, i64 0, i32 5
  %2584 = getelementptr inbounds %struct.Problem, ptr %2491, i64 0, i32 13
  %2585 = and i64 %2493, 1
  %2586 = icmp eq i64 %2493, 1
  %2587 = and i64 %2493, -2
  %2588 = icmp eq i64 %2585, 0
  br label %2778

2589:                                             ; preds = %2524, %2771
  %2590 = phi i64 [ %2772, %2771 ], [ 0, %2524 ]
  %2591 = phi double [ %2773, %2771 ], [ 0.000000e+00, %2524 ]
  %2592 = phi i64 [ %2775, %2771 ], [ -1, %2524 ]
  %2593 = phi double [ %2774, %2771 ], [ 0x3D06849B86A12B9B, %2524 ]
  %2594 = phi i64 [ %2776, %2771 ], [ 0, %2524 ]
  %2595 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %2594
  %2596 = load i64, ptr %2595, align 8
  %2597 = icmp slt i64 %2596, 2
  br i1 %2597, label %2771, label %2598

2598:                                             ; preds = %2589
  %2599 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %2594
  %2600 = load i64, ptr %2599, align 8
  %2601 = icmp sgt i64 %2600, 0
  br i1 %2601, label %2602, label %2771

2602:                                             ; preds = %2598
  %2603 = and i64 %2596, 1
  %2604 = icmp eq i64 %2596, 1
  %2605 = and i64 %2596, -2
  %2606 = icmp eq i64 %2603, 0
  br label %2607

2607:                                             ; preds = %2602, %2764
  %2608 = phi i64 [ %2765, %2764 ], [ %2590, %2602 ]
  %2609 = phi double [ %2766, %2764 ], [ %2591, %2602 ]
  %2610 = phi i64 [ %2768, %2764 ], [ %2592, %2602 ]
  %2611 = phi double [ %2767, %2764 ], [ %2593, %2602 ]
  %2612 = phi i64 [ %2769, %2764 ], [ 0, %2602 ]
  %2613 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %2594, i64 %2612
  %2614 = load i64, ptr %2613, align 8
  %2615 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %2614
  %2616 = load double, ptr %2615, align 8
  %2617 = fcmp olt double %2616, 1.000000e-09
  br i1 %2617, label %2764, label %2618

2618:                                             ; preds = %2607
  %2619 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 42, i64 %2594, i64 %2612
  %2620 = load ptr, ptr %2619, align 8
  br i1 %2526, label %2649, label %2621

2621:                                             ; preds = %2618, %2621
  %2622 = phi i64 [ %2646, %2621 ], [ 0, %2618 ]
  %2623 = phi double [ %2645, %2621 ], [ 0.000000e+00, %2618 ]
  %2624 = phi i64 [ %2647, %2621 ], [ 0, %2618 ]
  %2625 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %2622
  %2626 = load double, ptr %2625, align 8
  %2627 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %2622, i64 %2594
  %2628 = load i32, ptr %2627, align 4
  %2629 = sext i32 %2628 to i64
  %2630 = getelementptr inbounds double, ptr %2620, i64 %2629
  %2631 = load double, ptr %2630, align 8
  %2632 = fmul double %2626, %2631
  %2633 = fdiv double %2632, %2520
  %2634 = fadd double %2623, %2633
  %2635 = or i64 %2622, 1
  %2636 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %2635
  %2637 = load double, ptr %2636, align 8
  %2638 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %2635, i64 %2594
  %2639 = load i32, ptr %2638, align 4
  %2640 = sext i32 %2639 to i64
  %2641 = getelementptr inbounds double, ptr %2620, i64 %2640
  %2642 = load double, ptr %2641, align 8
  %2643 = fmul double %2637, %2642
  %2644 = fdiv double %2643, %2520
  %2645 = fadd double %2634, %2644
  %2646 = add nuw nsw i64 %2622, 2
  %2647 = add i64 %2624, 2
  %2648 = icmp eq i64 %2647, %2527
  br i1 %2648, label %2649, label %2621

2649:                                             ; preds = %2621, %2618
  %2650 = phi double [ undef, %2618 ], [ %2645, %2621 ]
  %2651 = phi i64 [ 0, %2618 ], [ %2646, %2621 ]
  %2652 = phi double [ 0.000000e+00, %2618 ], [ %2645, %2621 ]
  br i1 %2528, label %2664, label %2653

2653:                                             ; preds = %2649
  %2654 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %2651
  %2655 = load double, ptr %2654, align 8
  %2656 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %2651, i64 %2594
  %2657 = load i32, ptr %2656, align 4
  %2658 = sext i32 %2657 to i64
  %2659 = getelementptr inbounds double, ptr %2620, i64 %2658
  %2660 = load double, ptr %2659, align 8
  %2661 = fmul double %2655, %2660
  %2662 = fdiv double %2661, %2520
  %2663 = fadd double %2652, %2662
  br label %2664

2664:                                             ; preds = %2649, %2653
  %2665 = phi double [ %2650, %2649 ], [ %2663, %2653 ]
  br i1 %2530, label %2666, label %2691

2666:                                             ; preds = %2691, %2664
  %2667 = phi double [ undef, %2664 ], [ %2719, %2691 ]
  %2668 = phi i64 [ 0, %2664 ], [ %2720, %2691 ]
  %2669 = phi double [ 0.000000e+00, %2664 ], [ %2719, %2691 ]
  br i1 %2532, label %2683, label %2670

2670:                                             ; preds = %2666
  %2671 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %2668, i64 %2594
  %2672 = load i32, ptr %2671, align 4
  %2673 = sext i32 %2672 to i64
  %2674 = getelementptr inbounds double, ptr %2620, i64 %2673
  %2675 = load double, ptr %2674, align 8
  %2676 = fsub double %2675, %2665
  %2677 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %2668
  %2678 = load double, ptr %2677, align 8
  %2679 = fmul double %2678, %2676
  %2680 = fmul double %2676, %2679
  %2681 = fdiv double %2680, %2520
  %2682 = fadd double %2669, %2681
  br label %2683

2683:                                             ; preds = %2666, %2670
  %2684 = phi double [ %2667, %2666 ], [ %2682, %2670 ]
  %2685 = fmul double %2616, %2616
  %2686 = fmul double %2685, %2684
  %2687 = fcmp ogt double %2686, %2611
  br i1 %2687, label %2688, label %2764

2688:                                             ; preds = %2683
  %2689 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %2594, i64 %2612
  %2690 = load ptr, ptr %2689, align 8
  br i1 %2604, label %2723, label %2742

2691:                                             ; preds = %2664, %2691
  %2692 = phi i64 [ %2720, %2691 ], [ 0, %2664 ]
  %2693 = phi double [ %2719, %2691 ], [ 0.000000e+00, %2664 ]
  %2694 = phi i64 [ %2721, %2691 ], [ 0, %2664 ]
  %2695 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %2692, i64 %2594
  %2696 = load i32, ptr %2695, align 4
  %2697 = sext i32 %2696 to i64
  %2698 = getelementptr inbounds double, ptr %2620, i64 %2697
  %2699 = load double, ptr %2698, align 8
  %2700 = fsub double %2699, %2665
  %2701 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %2692
  %2702 = load double, ptr %2701, align 8
  %2703 = fmul double %2702, %2700
  %2704 = fmul double %2700, %2703
  %2705 = fdiv double %2704, %2520
  %2706 = fadd double %2693, %2705
  %2707 = or i64 %2692, 1
  %2708 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %2707, i64 %2594
  %2709 = load i32, ptr %2708, align 4
  %2710 = sext i32 %2709 to i64
  %2711 = getelementptr inbounds double, ptr %2620, i64 %2710
  %2712 = load double, ptr %2711, align 8
  %2713 = fsub double %2712, %2665
  %2714 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %2707
  %2715 = load double, ptr %2714, align 8
  %2716 = fmul double %2715, %2713
  %2717 = fmul double %2713, %2716
  %2718 = fdiv double %2717, %2520
  %2719 = fadd double %2706, %2718
  %2720 = add nuw nsw i64 %2692, 2
  %2721 = add i64 %2694, 2
  %2722 = icmp eq i64 %2721, %2531
  br i1 %2722, label %2666, label %2691

2723:                                             ; preds = %2742, %2688
  %2724 = phi double [ undef, %2688 ], [ %2757, %2742 ]
  %2725 = phi double [ undef, %2688 ], [ %2759, %2742 ]
  %2726 = phi i64 [ 0, %2688 ], [ %2760, %2742 ]
  %2727 = phi double [ 0xFFF0000000000000, %2688 ], [ %2759, %2742 ]
  %2728 = phi double [ 0x7FF0000000000000, %2688 ], [ %2757, %2742 ]
  br i1 %2606, label %2736, label %2729

2729:                                             ; preds = %2723
  %2730 = getelementptr inbounds double, ptr %2690, i64 %2726
  %2731 = load double, ptr %2730, align 8
  %2732 = fcmp olt double %2731, %2728
  %2733 = select i1 %2732, double %2731, double %2728
  %2734 = fcmp ogt double %2731, %2727
  %2735 = select i1 %2734, double %2731, double %2727
  br label %2736

2736:                                             ; preds = %2723, %2729
  %2737 = phi double [ %2724, %2723 ], [ %2733, %2729 ]
  %2738 = phi double [ %2725, %2723 ], [ %2735, %2729 ]
  %2739 = fcmp ole double %2737, %2665
  %2740 = fcmp olt double %2665, %2738
  %2741 = select i1 %2739, i1 %2740, i1 false
  br i1 %2741, label %2763, label %2764

2742:                                             ; preds = %2688, %2742
  %2743 = phi i64 [ %2760, %2742 ], [ 0, %2688 ]
  %2744 = phi double [ %2759, %2742 ], [ 0xFFF0000000000000, %2688 ]
  %2745 = phi double [ %2757, %2742 ], [ 0x7FF0000000000000, %2688 ]
  %2746 = phi i64 [ %2761, %2742 ], [ 0, %2688 ]
  %2747 = getelementptr inbounds double, ptr %2690, i64 %2743
  %2748 = load double, ptr %2747, align 8
  %2749 = fcmp olt double %2748, %2745
  %2750 = select i1 %2749, double %2748, double %2745
  %2751 = fcmp ogt double %2748, %2744
  %2752 = select i1 %2751, double %2748, double %2744
  %2753 = or i64 %2743, 1
  %2754 = getelementptr inbounds double, ptr %2690, i64 %2753
  %2755 = load double, ptr %2754, align 8
  %2756 = fcmp olt double %2755, %2750
  %2757 = select i1 %2756, double %2755, double %2750
  %2758 = fcmp ogt double %2755, %2752
  %2759 = select i1 %2758, double %2755, double %2752
  %2760 = add nuw nsw i64 %2743, 2
  %2761 = add nuw nsw i64 %2746, 2
  %2762 = icmp eq i64 %2761, %2605
  br i1 %2762, label %2723, label %2742

2763:                                             ; preds = %2736
  br label %2764

2764:                                             ; preds = %2763, %2736, %2683, %2607
  %2765 = phi i64 [ %2608, %2607 ], [ %2612, %2763 ], [ %2608, %2736 ], [ %2608, %2683 ]
  %2766 = phi double [ %2609, %2607 ], [ %2665, %2763 ], [ %2609, %2736 ], [ %2609, %2683 ]
  %2767 = phi double [ %2611, %2607 ], [ %2686, %2763 ], [ %2611, %2736 ], [ %2611, %2683 ]
  %2768 = phi i64 [ %2610, %2607 ], [ %2594, %2763 ], [ %2610, %2736 ], [ %2610, %2683 ]
  %2769 = add nuw nsw i64 %2612, 1
  %2770 = icmp eq i64 %2769, %2600
  br i1 %2770, label %2771, label %2607

2771:                                             ; preds = %2764, %2598, %2589
  %2772 = phi i64 [ %2590, %2589 ], [ %2590, %2598 ], [ %2765, %2764 ]
  %2773 = phi double [ %2591, %2589 ], [ %2591, %2598 ], [ %2766, %2764 ]
  %2774 = phi double [ %2593, %2589 ], [ %2593, %2598 ], [ %2767, %2764 ]
  %2775 = phi i64 [ %2592, %2589 ], [ %2592, %2598 ], [ %2768, %2764 ]
  %2776 = add nuw nsw i64 %2594, 1
  %2777 = icmp eq i64 %2776, %2493
  br i1 %2777, label %2571, label %2589

2778:                                             ; preds = %2798, %2581
  %2779 = phi i64 [ %2574, %2581 ], [ %2799, %2798 ]
  %2780 = phi double [ %2575, %2581 ], [ %2800, %2798 ]
  %2781 = phi i64 [ %2576, %2581 ], [ %2802, %2798 ]
  %2782 = phi double [ 0.000000e+00, %2581 ], [ %2801, %2798 ]
  %2783 = phi i64 [ 0, %2581 ], [ %2803, %2798 ]
  br i1 %2577, label %2784, label %2798

2784:                                             ; preds = %2778
  %2785 = load ptr, ptr %2582, align 8
  %2786 = xor i64 %2783, -1
  %2787 = load i64, ptr %2491, align 8
  %2788 = add nsw i64 %2787, %2783
  %2789 = add nsw i64 %2787, %2579
  br label %2805

2790:                                             ; preds = %2798
  %2791 = icmp sgt i64 %2802, -1
  %2792 = fcmp ogt double %2801, 1.000000e-03
  %2793 = select i1 %2791, i1 %2792, i1 false
  br i1 %2793, label %3029, label %2794

2794:                                             ; preds = %2790, %2573
  %2795 = phi i64 [ %2799, %2790 ], [ %2574, %2573 ]
  %2796 = phi double [ %2800, %2790 ], [ %2575, %2573 ]
  %2797 = phi i64 [ %2802, %2790 ], [ %2576, %2573 ]
  br i1 %2577, label %2937, label %3053

2798:                                             ; preds = %2930, %2778
  %2799 = phi i64 [ %2779, %2778 ], [ %2931, %2930 ]
  %2800 = phi double [ %2780, %2778 ], [ %2932, %2930 ]
  %2801 = phi double [ %2782, %2778 ], [ %2933, %2930 ]
  %2802 = phi i64 [ %2781, %2778 ], [ %2934, %2930 ]
  %2803 = add nuw nsw i64 %2783, 1
  %2804 = icmp eq i64 %2803, %2579
  br i1 %2804, label %2790, label %2778

2805:                                             ; preds = %2930, %2784
  %2806 = phi i64 [ %2779, %2784 ], [ %2931, %2930 ]
  %2807 = phi double [ %2780, %2784 ], [ %2932, %2930 ]
  %2808 = phi i64 [ %2781, %2784 ], [ %2934, %2930 ]
  %2809 = phi double [ %2782, %2784 ], [ %2933, %2930 ]
  %2810 = phi i64 [ 0, %2784 ], [ %2935, %2930 ]
  %2811 = mul nsw i64 %2810, %2789
  %2812 = add nsw i64 %2811, %2788
  %2813 = getelementptr inbounds i64, ptr %2785, i64 %2812
  %2814 = load i64, ptr %2813, align 8
  %2815 = icmp eq i64 %2814, 0
  br i1 %2815, label %2930, label %2816

2816:                                             ; preds = %2805
  %2817 = load ptr, ptr %2583, align 8
  %2818 = getelementptr inbounds ptr, ptr %2817, i64 %2810
  %2819 = load ptr, ptr %2818, align 8
  %2820 = getelementptr inbounds %struct.Table, ptr %2819, i64 0, i32 1
  %2821 = load ptr, ptr %2820, align 8
  %2822 = getelementptr inbounds ptr, ptr %2821, i64 %2814
  %2823 = load ptr, ptr %2822, align 8
  %2824 = icmp eq ptr %2823, null
  br i1 %2824, label %2930, label %2825

2825:                                             ; preds = %2816
  %2826 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %2810
  %2827 = load i64, ptr %2826, align 8
  %2828 = icmp slt i64 %2827, 2
  br i1 %2828, label %2930, label %2829

2829:                                             ; preds = %2825
  %2830 = load ptr, ptr %2584, align 8
  %2831 = getelementptr inbounds double, ptr %2830, i64 %2788
  %2832 = load double, ptr %2831, align 8
  %2833 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 18, i64 %2810
  %2834 = load ptr, ptr %2833, align 8
  %2835 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 24, i64 %2810
  %2836 = load ptr, ptr %2835, align 8
  %2837 = and i64 %2827, 1
  %2838 = and i64 %2827, -2
  br label %2839

2839:                                             ; preds = %2839, %2829
  %2840 = phi i64 [ 0, %2829 ], [ %2869, %2839 ]
  %2841 = phi double [ 0.000000e+00, %2829 ], [ %2868, %2839 ]
  %2842 = phi double [ 0x7FF0000000000000, %2829 ], [ %2866, %2839 ]
  %2843 = phi i64 [ 0, %2829 ], [ %2870, %2839 ]
  %2844 = getelementptr inbounds i32, ptr %2836, i64 %2840
  %2845 = load i32, ptr %2844, align 4
  %2846 = sext i32 %2845 to i64
  %2847 = getelementptr inbounds i32, ptr %2834, i64 %2846
  %2848 = load i32, ptr %2847, align 4
  %2849 = sext i32 %2848 to i64
  %2850 = getelementptr inbounds double, ptr %2823, i64 %2849
  %2851 = load double, ptr %2850, align 8
  %2852 = fcmp olt double %2851, %2842
  %2853 = select i1 %2852, double %2851, double %2842
  %2854 = fcmp ogt double %2851, %2841
  %2855 = select i1 %2854, double %2851, double %2841
  %2856 = or i64 %2840, 1
  %2857 = getelementptr inbounds i32, ptr %2836, i64 %2856
  %2858 = load i32, ptr %2857, align 4
  %2859 = sext i32 %2858 to i64
  %2860 = getelementptr inbounds i32, ptr %2834, i64 %2859
  %2861 = load i32, ptr %2860, align 4
  %2862 = sext i32 %2861 to i64
  %2863 = getelementptr inbounds double, ptr %2823, i64 %2862
  %2864 = load double, ptr %2863, align 8
  %2865 = fcmp olt double %2864, %2853
  %2866 = select i1 %2865, double %2864, double %2853
  %2867 = fcmp ogt double %2864, %2855
  %2868 = select i1 %2867, double %2864, double %2855
  %2869 = add nuw nsw i64 %2840, 2
  %2870 = add nuw nsw i64 %2843, 2
  %2871 = icmp eq i64 %2870, %2838
  br i1 %2871, label %2872, label %2839

2872:                                             ; preds = %2839
  %2873 = icmp eq i64 %2837, 0
  br i1 %2873, label %2887, label %2874

2874:                                             ; preds = %2872
  %2875 = getelementptr inbounds i32, ptr %2836, i64 %2869
  %2876 = load i32, ptr %2875, align 4
  %2877 = sext i32 %2876 to i64
  %2878 = getelementptr inbounds i32, ptr %2834, i64 %2877
  %2879 = load i32, ptr %2878, align 4
  %2880 = sext i32 %2879 to i64
  %2881 = getelementptr inbounds double, ptr %2823, i64 %2880
  %2882 = load double, ptr %2881, align 8
  %2883 = fcmp olt double %2882, %2866
  %2884 = select i1 %2883, double %2882, double %2866
  %2885 = fcmp ogt double %2882, %2868
  %2886 = select i1 %2885, double %2882, double %2868
  br label %2887

2887:                                             ; preds = %2872, %2874
  %2888 = phi double [ %2866, %2872 ], [ %2884, %2874 ]
  %2889 = phi double [ %2868, %2872 ], [ %2886, %2874 ]
  br i1 %2586, label %2890, label %2905

2890:                                             ; preds = %2922, %2887
  %2891 = phi double [ undef, %2887 ], [ %2923, %2922 ]
  %2892 = phi i64 [ 0, %2887 ], [ %2924, %2922 ]
  %2893 = phi double [ %2832, %2887 ], [ %2923, %2922 ]
  br i1 %2588, label %2900, label %2894

2894:                                             ; preds = %2890
  %2895 = icmp eq i64 %2892, %2810
  br i1 %2895, label %2900, label %2896

2896:                                             ; preds = %2894
  %2897 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 %2783, i64 %2892
  %2898 = load double, ptr %2897, align 8
  %2899 = fmul double %2893, %2898
  br label %2900

2900:                                             ; preds = %2894, %2896, %2890
  %2901 = phi double [ %2891, %2890 ], [ %2899, %2896 ], [ %2893, %2894 ]
  %2902 = fsub double %2889, %2888
  %2903 = fmul double %2902, %2901
  %2904 = fcmp ogt double %2903, %2809
  br i1 %2904, label %2927, label %2930

2905:                                             ; preds = %2887, %2922
  %2906 = phi i64 [ %2924, %2922 ], [ 0, %2887 ]
  %2907 = phi double [ %2923, %2922 ], [ %2832, %2887 ]
  %2908 = phi i64 [ %2925, %2922 ], [ 0, %2887 ]
  %2909 = icmp eq i64 %2906, %2810
  br i1 %2909, label %2914, label %2910

2910:                                             ; preds = %2905
  %2911 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 %2783, i64 %2906
  %2912 = load double, ptr %2911, align 8
  %2913 = fmul double %2907, %2912
  br label %2914

2914:                                             ; preds = %2910, %2905
  %2915 = phi double [ %2913, %2910 ], [ %2907, %2905 ]
  %2916 = or i64 %2906, 1
  %2917 = icmp eq i64 %2916, %2810
  br i1 %2917, label %2922, label %2918

2918:                                             ; preds = %2914
  %2919 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 %2783, i64 %2916
  %2920 = load double, ptr %2919, align 8
  %2921 = fmul double %2915, %2920
  br label %2922

2922:                                             ; preds = %2918, %2914
  %2923 = phi double [ %2921, %2918 ], [ %2915, %2914 ]
  %2924 = add nuw nsw i64 %2906, 2
  %2925 = add i64 %2908, 2
  %2926 = icmp eq i64 %2925, %2587
  br i1 %2926, label %2890, label %2905

2927:                                             ; preds = %2900
  %2928 = fadd double %2888, %2889
  %2929 = fmul double %2928, 5.000000e-01
  br label %2930

2930:                                             ; preds = %2927, %2900, %2825, %2816, %2805
  %2931 = phi i64 [ %2806, %2805 ], [ %2806, %2816 ], [ %2806, %2825 ], [ %2786, %2927 ], [ %2806, %2900 ]
  %2932 = phi double [ %2807, %2805 ], [ %2807, %2816 ], [ %2807, %2825 ], [ %2929, %2927 ], [ %2807, %2900 ]
  %2933 = phi double [ %2809, %2805 ], [ %2809, %2816 ], [ %2809, %2825 ], [ %2903, %2927 ], [ %2809, %2900 ]
  %2934 = phi i64 [ %2808, %2805 ], [ %2808, %2816 ], [ %2808, %2825 ], [ %2810, %2927 ], [ %2808, %2900 ]
  %2935 = add nuw nsw i64 %2810, 1
  %2936 = icmp eq i64 %2935, %2493
  br i1 %2936, label %2798, label %2805

2937:                                             ; preds = %2794, %2965
  %2938 = phi i64 [ %2966, %2965 ], [ %2795, %2794 ]
  %2939 = phi double [ %2967, %2965 ], [ %2796, %2794 ]
  %2940 = phi i64 [ %2969, %2965 ], [ %2797, %2794 ]
  %2941 = phi i64 [ %2970, %2965 ], [ 0, %2794 ]
  %2942 = phi double [ %2968, %2965 ], [ 0.000000e+00, %2794 ]
  %2943 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %2941
  %2944 = load i64, ptr %2943, align 8
  %2945 = icmp sgt i64 %2944, 0
  br i1 %2945, label %2946, label %2965

2946:                                             ; preds = %2937
  %2947 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %2941
  %2948 = load i64, ptr %2947, align 8
  %2949 = icmp sgt i64 %2948, 1
  br i1 %2949, label %2950, label %2965

2950:                                             ; preds = %2946
  %2951 = and i64 %2948, 1
  %2952 = icmp eq i64 %2948, 1
  %2953 = and i64 %2948, -2
  %2954 = icmp eq i64 %2951, 0
  br label %2957

2955:                                             ; preds = %2965
  %2956 = fcmp ogt double %2968, 0.000000e+00
  br i1 %2956, label %3033, label %3053

2957:                                             ; preds = %2950, %3022
  %2958 = phi i64 [ %3023, %3022 ], [ %2938, %2950 ]
  %2959 = phi double [ %3024, %3022 ], [ %2939, %2950 ]
  %2960 = phi i64 [ %3026, %3022 ], [ %2940, %2950 ]
  %2961 = phi i64 [ %3027, %3022 ], [ 0, %2950 ]
  %2962 = phi double [ %3025, %3022 ], [ %2942, %2950 ]
  %2963 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %2941, i64 %2961
  %2964 = load ptr, ptr %2963, align 8
  br i1 %2952, label %2972, label %2998

2965:                                             ; preds = %3022, %2946, %2937
  %2966 = phi i64 [ %2938, %2937 ], [ %2938, %2946 ], [ %3023, %3022 ]
  %2967 = phi double [ %2939, %2937 ], [ %2939, %2946 ], [ %3024, %3022 ]
  %2968 = phi double [ %2942, %2937 ], [ %2942, %2946 ], [ %3025, %3022 ]
  %2969 = phi i64 [ %2940, %2937 ], [ %2940, %2946 ], [ %3026, %3022 ]
  %2970 = add nuw nsw i64 %2941, 1
  %2971 = icmp eq i64 %2970, %2493
  br i1 %2971, label %2955, label %2937

2972:                                             ; preds = %2998, %2957
  %2973 = phi double [ undef, %2957 ], [ %3013, %2998 ]
  %2974 = phi double [ undef, %2957 ], [ %3015, %2998 ]
  %2975 = phi i64 [ 0, %2957 ], [ %3016, %2998 ]
  %2976 = phi double [ 0xFFF0000000000000, %2957 ], [ %3015, %2998 ]
  %2977 = phi double [ 0x7FF0000000000000, %2957 ], [ %3013, %2998 ]
  br i1 %2954, label %2985, label %2978

2978:                                             ; preds = %2972
  %2979 = getelementptr inbounds double, ptr %2964, i64 %2975
  %2980 = load double, ptr %2979, align 8
  %2981 = fcmp olt double %2980, %2977
  %2982 = select i1 %2981, double %2980, double %2977
  %2983 = fcmp ogt double %2980, %2976
  %2984 = select i1 %2983, double %2980, double %2976
  br label %2985

2985:                                             ; preds = %2972, %2978
  %2986 = phi double [ %2973, %2972 ], [ %2982, %2978 ]
  %2987 = phi double [ %2974, %2972 ], [ %2984, %2978 ]
  %2988 = fsub double %2987, %2986
  %2989 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %2941, i64 %2961
  %2990 = load i64, ptr %2989, align 8
  %2991 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %2990
  %2992 = load double, ptr %2991, align 8
  %2993 = fadd double %2992, 0x3EB0C6F7A0B5ED8D
  %2994 = fmul double %2988, %2993
  %2995 = fcmp ogt double %2994, %2962
  %2996 = fcmp ogt double %2987, %2986
  %2997 = select i1 %2995, i1 %2996, i1 false
  br i1 %2997, label %3019, label %3022

2998:                                             ; preds = %2957, %2998
  %2999 = phi i64 [ %3016, %2998 ], [ 0, %2957 ]
  %3000 = phi double [ %3015, %2998 ], [ 0xFFF0000000000000, %2957 ]
  %3001 = phi double [ %3013, %2998 ], [ 0x7FF0000000000000, %2957 ]
  %3002 = phi i64 [ %3017, %2998 ], [ 0, %2957 ]
  %3003 = getelementptr inbounds double, ptr %2964, i64 %2999
  %3004 = load double, ptr %3003, align 8
  %3005 = fcmp olt double %3004, %3001
  %3006 = select i1 %3005, double %3004, double %3001
  %3007 = fcmp ogt double %3004, %3000
  %3008 = select i1 %3007, double %3004, double %3000
  %3009 = or i64 %2999, 1
  %3010 = getelementptr inbounds double, ptr %2964, i64 %3009
  %3011 = load double, ptr %3010, align 8
  %3012 = fcmp olt double %3011, %3006
  %3013 = select i1 %3012, double %3011, double %3006
  %3014 = fcmp ogt double %3011, %3008
  %3015 = select i1 %3014, double %3011, double %3008
  %3016 = add nuw nsw i64 %2999, 2
  %3017 = add nuw nsw i64 %3002, 2
  %3018 = icmp eq i64 %3017, %2953
  br i1 %3018, label %2972, label %2998

3019:                                             ; preds = %2985
  %3020 = fadd double %2986, %2987
  %3021 = fmul double %3020, 5.000000e-01
  br label %3022

3022:                                             ; preds = %3019, %2985
  %3023 = phi i64 [ %2961, %3019 ], [ %2958, %2985 ]
  %3024 = phi double [ %3021, %3019 ], [ %2959, %2985 ]
  %3025 = phi double [ %2994, %3019 ], [ %2962, %2985 ]
  %3026 = phi i64 [ %2941, %3019 ], [ %2960, %2985 ]
  %3027 = add nuw nsw i64 %2961, 1
  %3028 = icmp eq i64 %3027, %2944
  br i1 %3028, label %2965, label %2957

3029:                                             ; preds = %2790, %2571
  %3030 = phi i64 [ %2799, %2790 ], [ %2772, %2571 ]
  %3031 = phi double [ %2800, %2790 ], [ %2773, %2571 ]
  %3032 = phi i64 [ %2802, %2790 ], [ %2775, %2571 ]
  store i64 %3032, ptr %7, align 8
  br label %3035

3033:                                             ; preds = %2955
  store i64 %2969, ptr %7, align 8
  %3034 = icmp slt i64 %2969, 0
  br i1 %3034, label %3053, label %3035

3035:                                             ; preds = %3033, %3029
  %3036 = phi i64 [ %3032, %3029 ], [ %2969, %3033 ]
  %3037 = phi double [ %3031, %3029 ], [ %2967, %3033 ]
  %3038 = phi i64 [ %3030, %3029 ], [ %2966, %3033 ]
  %3039 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %3036
  %3040 = load i64, ptr %3039, align 8
  %3041 = icmp sgt i64 %3040, 0
  br i1 %3041, label %3042, label %3060

3042:                                             ; preds = %3035
  %3043 = icmp sgt i64 %3038, -1
  %3044 = xor i64 %3038, -1
  %3045 = getelementptr inbounds %struct.Problem, ptr %2491, i64 0, i32 6
  %3046 = getelementptr inbounds %struct.Problem, ptr %2491, i64 0, i32 1
  %3047 = getelementptr inbounds %struct.Problem, ptr %2491, i64 0, i32 5
  %3048 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 18, i64 %3036
  %3049 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 24, i64 %3036
  %3050 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %3036, i64 %3038
  %3051 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 20, i64 %3036
  %3052 = load ptr, ptr %3051, align 8
  br label %3070

3053:                                             ; preds = %3033, %2955, %2794
  %3054 = fcmp olt double %2486, 1.000000e+06
  br i1 %3054, label %3055, label %3056

3055:                                             ; preds = %3053
  call fastcc void @enumerate(ptr noundef %0, i64 noundef 0, ptr noundef nonnull %6)
  br label %3161

3056:                                             ; preds = %3053
  store i64 1, ptr %20, align 8
  %3057 = load double, ptr %21, align 8
  %3058 = fcmp olt double %2487, %3057
  br i1 %3058, label %3059, label %3161

3059:                                             ; preds = %3056
  store double %2487, ptr %21, align 8
  br label %3161

3060:                                             ; preds = %3105, %3035
  %3061 = icmp sgt i64 %3038, -1
  %3062 = select i1 %2495, i1 %3061, i1 false
  br i1 %3062, label %3063, label %3130

3063:                                             ; preds = %3060
  %3064 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 42, i64 %3036, i64 %3038
  %3065 = load ptr, ptr %3064, align 8
  %3066 = and i64 %2494, 1
  %3067 = icmp eq i64 %2494, 1
  br i1 %3067, label %3113, label %3068

3068:                                             ; preds = %3063
  %3069 = and i64 %2494, -2
  br label %3137

3070:                                             ; preds = %3105, %3042
  %3071 = phi i64 [ 0, %3042 ], [ %3111, %3105 ]
  br i1 %3043, label %3072, label %3075

3072:                                             ; preds = %3070
  %3073 = load ptr, ptr %3050, align 8
  %3074 = getelementptr inbounds double, ptr %3073, i64 %3071
  br label %3105

3075:                                             ; preds = %3070
  %3076 = load i64, ptr %2491, align 8
  %3077 = add i64 %3076, %3044
  %3078 = load ptr, ptr %3045, align 8
  %3079 = load i64, ptr %3046, align 8
  %3080 = add nsw i64 %3079, %3076
  %3081 = mul nsw i64 %3080, %3036
  %3082 = add nsw i64 %3077, %3081
  %3083 = getelementptr inbounds i64, ptr %3078, i64 %3082
  %3084 = load i64, ptr %3083, align 8
  %3085 = icmp eq i64 %3084, 0
  br i1 %3085, label %3094, label %3086

3086:                                             ; preds = %3075
  %3087 = load ptr, ptr %3047, align 8
  %3088 = getelementptr inbounds ptr, ptr %3087, i64 %3036
  %3089 = load ptr, ptr %3088, align 8
  %3090 = getelementptr inbounds %struct.Table, ptr %3089, i64 0, i32 1
  %3091 = load ptr, ptr %3090, align 8
  %3092 = getelementptr inbounds ptr, ptr %3091, i64 %3084
  %3093 = load ptr, ptr %3092, align 8
  br label %3094

3094:                                             ; preds = %3086, %3075
  %3095 = phi ptr [ %3093, %3086 ], [ null, %3075 ]
  %3096 = load ptr, ptr %3048, align 8
  %3097 = load ptr, ptr %3049, align 8
  %3098 = getelementptr inbounds i32, ptr %3097, i64 %3071
  %3099 = load i32, ptr %3098, align 4
  %3100 = sext i32 %3099 to i64
  %3101 = getelementptr inbounds i32, ptr %3096, i64 %3100
  %3102 = load i32, ptr %3101, align 4
  %3103 = sext i32 %3102 to i64
  %3104 = getelementptr inbounds double, ptr %3095, i64 %3103
  br label %3105

3105:                                             ; preds = %3094, %3072
  %3106 = phi ptr [ %3074, %3072 ], [ %3104, %3094 ]
  %3107 = load double, ptr %3106, align 8
  %3108 = fcmp ogt double %3107, %3037
  %3109 = uitofp i1 %3108 to double
  %3110 = getelementptr inbounds double, ptr %3052, i64 %3071
  store double %3109, ptr %3110, align 8
  %3111 = add nuw nsw i64 %3071, 1
  %3112 = icmp eq i64 %3111, %3040
  br i1 %3112, label %3060, label %3070

3113:                                             ; preds = %3137, %3063
  %3114 = phi i64 [ undef, %3063 ], [ %3157, %3137 ]
  %3115 = phi i64 [ 0, %3063 ], [ %3158, %3137 ]
  %3116 = phi i64 [ 0, %3063 ], [ %3157, %3137 ]
  %3117 = icmp eq i64 %3066, 0
  br i1 %3117, label %3127, label %3118

3118:                                             ; preds = %3113
  %3119 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %3115, i64 %3036
  %3120 = load i32, ptr %3119, align 4
  %3121 = sext i32 %3120 to i64
  %3122 = getelementptr inbounds double, ptr %3065, i64 %3121
  %3123 = load double, ptr %3122, align 8
  %3124 = fcmp ogt double %3123, %3037
  %3125 = zext i1 %3124 to i64
  %3126 = add nuw nsw i64 %3116, %3125
  br label %3127

3127:                                             ; preds = %3113, %3118
  %3128 = phi i64 [ %3114, %3113 ], [ %3126, %3118 ]
  %3129 = shl nuw nsw i64 %3128, 1
  br label %3130

3130:                                             ; preds = %3127, %3060
  %3131 = phi i64 [ 0, %3060 ], [ %3129, %3127 ]
  %3132 = icmp sgt i64 %3131, %2494
  %3133 = select i1 %3061, i1 %3132, i1 false
  %3134 = zext i1 %3133 to i64
  %3135 = xor i1 %3133, true
  %3136 = zext i1 %3135 to i64
  call fastcc void @push(ptr noundef nonnull %0, double noundef %2487, ptr noundef nonnull %7, i64 noundef %3136)
  call fastcc void @push(ptr noundef nonnull %0, double noundef %2487, ptr noundef nonnull %7, i64 noundef %3134)
  br label %3161

3137:                                             ; preds = %3137, %3068
  %3138 = phi i64 [ 0, %3068 ], [ %3158, %3137 ]
  %3139 = phi i64 [ 0, %3068 ], [ %3157, %3137 ]
  %3140 = phi i64 [ 0, %3068 ], [ %3159, %3137 ]
  %3141 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %3138, i64 %3036
  %3142 = load i32, ptr %3141, align 4
  %3143 = sext i32 %3142 to i64
  %3144 = getelementptr inbounds double, ptr %3065, i64 %3143
  %3145 = load double, ptr %3144, align 8
  %3146 = fcmp ogt double %3145, %3037
  %3147 = zext i1 %3146 to i64
  %3148 = add nuw nsw i64 %3139, %3147
  %3149 = or i64 %3138, 1
  %3150 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %3149, i64 %3036
  %3151 = load i32, ptr %3150, align 4
  %3152 = sext i32 %3151 to i64
  %3153 = getelementptr inbounds double, ptr %3065, i64 %3152
  %3154 = load double, ptr %3153, align 8
  %3155 = fcmp ogt double %3154, %3037
  %3156 = zext i1 %3155 to i64
  %3157 = add nuw nsw i64 %3148, %3156
  %3158 = add nuw nsw i64 %3138, 2
  %3159 = add i64 %3140, 2
  %3160 = icmp eq i64 %3159, %3069
  br i1 %3160, label %3113, label %3137

3161:                                             ; preds = %3130, %3059, %3056, %3055
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7)
  br label %3162

3162:                                             ; preds = %30, %1131, %1139, %2435, %2489, %3161
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %6)
  %3163 = load i64, ptr %9, align 8
  %3164 = icmp eq i64 %3163, 0
  br i1 %3164, label %3165, label %24

3165:                                             ; preds = %24, %3162, %1
  %3166 = phi i64 [ 0, %1 ], [ 0, %3162 ], [ %25, %24 ]
  ret i64 %3166
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



