; kernel.c 8323e29d5f4e09327a292a84739b1c6692d6236afd705c2bfc274a36d86dcd0c

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
  %22 = alloca i64, align 8
  store ptr %1, ptr %0, align 8
  %23 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 1
  store ptr %2, ptr %23, align 8
  %24 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 2
  store ptr %3, ptr %24, align 8
  %25 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 5
  store ptr %4, ptr %25, align 8
  %26 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 3
  store ptr %4, ptr %26, align 8
  %27 = getelementptr inbounds double, ptr %4, i64 %5
  %28 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 4
  store ptr %27, ptr %28, align 8
  %29 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 6
  store ptr %6, ptr %29, align 8
  %30 = getelementptr inbounds i32, ptr %6, i64 %7
  %31 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 7
  store ptr %30, ptr %31, align 8
  %32 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 8
  store ptr %8, ptr %32, align 8
  %33 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 10
  store i64 %9, ptr %33, align 8
  %34 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 9
  store i64 0, ptr %34, align 8
  %35 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 11
  store i64 0, ptr %35, align 8
  %36 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 14
  store double 0x7FF0000000000000, ptr %36, align 8
  %37 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 13
  store i64 0, ptr %37, align 8
  %38 = load i64, ptr %1, align 8
  %39 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 2
  %40 = load i64, ptr %39, align 8
  %41 = getelementptr inbounds %struct.Goal, ptr %2, i64 0, i32 1
  %42 = load i64, ptr %41, align 8
  %43 = getelementptr inbounds %struct.Goal, ptr %2, i64 0, i32 2
  %44 = load i64, ptr %43, align 8
  %45 = icmp sgt i64 %44, 1
  %46 = zext i1 %45 to i64
  %47 = add i64 %40, %38
  %48 = add i64 %47, %42
  %49 = add i64 %48, %44
  %50 = add i64 %49, %46
  %51 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 15
  store i64 %50, ptr %51, align 8
  %52 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 12
  store i64 %10, ptr %52, align 8
  %53 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46
  br label %54

54:                                               ; preds = %54, %11
  %55 = phi i64 [ 0, %11 ], [ %67, %54 ]
  %56 = getelementptr inbounds [2048 x double], ptr %53, i64 0, i64 %55
  store <2 x double> zeroinitializer, ptr %56, align 8
  %57 = getelementptr inbounds double, ptr %56, i64 2
  store <2 x double> zeroinitializer, ptr %57, align 8
  %58 = or i64 %55, 4
  %59 = getelementptr inbounds [2048 x double], ptr %53, i64 0, i64 %58
  store <2 x double> zeroinitializer, ptr %59, align 8
  %60 = getelementptr inbounds double, ptr %59, i64 2
  store <2 x double> zeroinitializer, ptr %60, align 8
  %61 = or i64 %55, 8
  %62 = getelementptr inbounds [2048 x double], ptr %53, i64 0, i64 %61
  store <2 x double> zeroinitializer, ptr %62, align 8
  %63 = getelementptr inbounds double, ptr %62, i64 2
  store <2 x double> zeroinitializer, ptr %63, align 8
  %64 = or i64 %55, 12
  %65 = getelementptr inbounds [2048 x double], ptr %53, i64 0, i64 %64
  store <2 x double> zeroinitializer, ptr %65, align 8
  %66 = getelementptr inbounds double, ptr %65, i64 2
  store <2 x double> zeroinitializer, ptr %66, align 8
  %67 = add nuw nsw i64 %55, 16
  %68 = icmp eq i64 %67, 2048
  br i1 %68, label %69, label %54

69:                                               ; preds = %54
  %70 = icmp eq i64 %10, 0
  br i1 %70, label %71, label %275

71:                                               ; preds = %69
  %72 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 1
  %73 = load i64, ptr %72, align 8
  %74 = add i64 %73, %38
  %75 = load i64, ptr %2, align 8
  %76 = icmp sgt i64 %75, 0
  br i1 %76, label %77, label %93

77:                                               ; preds = %71
  %78 = icmp sgt i64 %74, 0
  %79 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 5
  %80 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 6
  %81 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 18
  br label %82

82:                                               ; preds = %194, %77
  %83 = phi i64 [ 0, %77 ], [ %195, %194 ]
  br i1 %78, label %84, label %194

84:                                               ; preds = %82
  %85 = load ptr, ptr %79, align 8
  %86 = getelementptr inbounds ptr, ptr %85, i64 %83
  %87 = load ptr, ptr %86, align 8
  %88 = load ptr, ptr %80, align 8
  %89 = mul nsw i64 %83, %74
  %90 = getelementptr inbounds %struct.Table, ptr %87, i64 0, i32 4
  %91 = getelementptr inbounds %struct.Table, ptr %87, i64 0, i32 3
  %92 = getelementptr inbounds %struct.Table, ptr %87, i64 0, i32 1
  br label %197

93:                                               ; preds = %194, %71
  %94 = icmp sgt i64 %40, 0
  br i1 %94, label %95, label %275

95:                                               ; preds = %93
  %96 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 9
  %97 = load ptr, ptr %96, align 8
  %98 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 10
  %99 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 18
  %100 = load i64, ptr %97, align 8
  %101 = and i64 %75, 1
  %102 = icmp eq i64 %75, 1
  %103 = and i64 %75, -2
  %104 = icmp eq i64 %101, 0
  br label %107

105:                                              ; preds = %125, %107
  %106 = icmp eq i64 %111, %40
  br i1 %106, label %275, label %107

107:                                              ; preds = %105, %95
  %108 = phi i64 [ %100, %95 ], [ %113, %105 ]
  %109 = phi i64 [ 0, %95 ], [ %111, %105 ]
  %110 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %109
  store double 0.000000e+00, ptr %110, align 8
  %111 = add nuw nsw i64 %109, 1
  %112 = getelementptr inbounds i64, ptr %97, i64 %111
  %113 = load i64, ptr %112, align 8
  %114 = icmp slt i64 %108, %113
  br i1 %114, label %115, label %105

115:                                              ; preds = %107
  %116 = load ptr, ptr %98, align 8
  %117 = load ptr, ptr %99, align 8
  br label %118

118:                                              ; preds = %125, %115
  %119 = phi double [ 0.000000e+00, %115 ], [ %126, %125 ]
  %120 = phi i64 [ %108, %115 ], [ %127, %125 ]
  %121 = getelementptr inbounds i64, ptr %116, i64 %120
  %122 = load i64, ptr %121, align 8
  %123 = mul nsw i64 %122, %75
  %124 = getelementptr inbounds double, ptr %117, i64 %123
  br i1 %76, label %129, label %125

125:                                              ; preds = %190, %118
  %126 = phi double [ %119, %118 ], [ %191, %190 ]
  %127 = add nsw i64 %120, 1
  %128 = icmp eq i64 %127, %113
  br i1 %128, label %105, label %118

129:                                              ; preds = %118, %190
  %130 = phi double [ %191, %190 ], [ %119, %118 ]
  %131 = phi i64 [ %192, %190 ], [ 0, %118 ]
  %132 = getelementptr inbounds double, ptr %124, i64 %131
  %133 = load double, ptr %132, align 8
  %134 = fcmp ogt double %133, 0.000000e+00
  br i1 %134, label %135, label %190

135:                                              ; preds = %129
  %136 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 35, i64 %122, i64 %131
  %137 = load double, ptr %136, align 8
  %138 = fdiv double %137, %133
  br i1 %102, label %139, label %157

139:                                              ; preds = %184, %135
  %140 = phi double [ undef, %135 ], [ %185, %184 ]
  %141 = phi i64 [ 0, %135 ], [ %186, %184 ]
  %142 = phi double [ %138, %135 ], [ %185, %184 ]
  br i1 %104, label %154, label %143

143:                                              ; preds = %139
  %144 = icmp eq i64 %141, %131
  br i1 %144, label %154, label %145

145:                                              ; preds = %143
  %146 = getelementptr inbounds double, ptr %124, i64 %141
  %147 = load double, ptr %146, align 8
  %148 = fcmp ogt double %147, 0.000000e+00
  br i1 %148, label %149, label %154

149:                                              ; preds = %145
  %150 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 %122, i64 %141
  %151 = load double, ptr %150, align 8
  %152 = fdiv double %151, %147
  %153 = fmul double %142, %152
  br label %154

154:                                              ; preds = %143, %145, %149, %139
  %155 = phi double [ %140, %139 ], [ %153, %149 ], [ %142, %145 ], [ %142, %143 ]
  %156 = fcmp ogt double %155, %130
  br i1 %156, label %189, label %190

157:                                              ; preds = %135, %184
  %158 = phi i64 [ %186, %184 ], [ 0, %135 ]
  %159 = phi double [ %185, %184 ], [ %138, %135 ]
  %160 = phi i64 [ %187, %184 ], [ 0, %135 ]
  %161 = icmp eq i64 %158, %131
  br i1 %161, label %171, label %162

162:                                              ; preds = %157
  %163 = getelementptr inbounds double, ptr %124, i64 %158
  %164 = load double, ptr %163, align 8
  %165 = fcmp ogt double %164, 0.000000e+00
  br i1 %165, label %166, label %171

166:                                              ; preds = %162
  %167 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 %122, i64 %158
  %168 = load double, ptr %167, align 8
  %169 = fdiv double %168, %164
  %170 = fmul double %159, %169
  br label %171

171:                                              ; preds = %166, %162, %157
  %172 = phi double [ %170, %166 ], [ %159, %162 ], [ %159, %157 ]
  %173 = or i64 %158, 1
  %174 = icmp eq i64 %173, %131
  br i1 %174, label %184, label %175

175:                                              ; preds = %171
  %176 = getelementptr inbounds double, ptr %124, i64 %173
  %177 = load double, ptr %176, align 8
  %178 = fcmp ogt double %177, 0.000000e+00
  br i1 %178, label %179, label %184

179:                                              ; preds = %175
  %180 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 %122, i64 %173
  %181 = load double, ptr %180, align 8
  %182 = fdiv double %181, %177
  %183 = fmul double %172, %182
  br label %184

184:                                              ; preds = %179, %175, %171
  %185 = phi double [ %183, %179 ], [ %172, %175 ], [ %172, %171 ]
  %186 = add nuw nsw i64 %158, 2
  %187 = add i64 %160, 2
  %188 = icmp eq i64 %187, %103
  br i1 %188, label %139, label %157

189:                                              ; preds = %154
  store double %155, ptr %110, align 8
  br label %190

190:                                              ; preds = %189, %154, %129
  %191 = phi double [ %130, %154 ], [ %155, %189 ], [ %130, %129 ]
  %192 = add nuw nsw i64 %131, 1
  %193 = icmp eq i64 %192, %75
  br i1 %193, label %125, label %129

194:                                              ; preds = %272, %82
  %195 = add nuw nsw i64 %83, 1
  %196 = icmp eq i64 %195, %75
  br i1 %196, label %93, label %82

197:                                              ; preds = %272, %84
  %198 = phi i64 [ 0, %84 ], [ %273, %272 ]
  %199 = add nsw i64 %198, %89
  %200 = getelementptr inbounds i64, ptr %88, i64 %199
  %201 = load i64, ptr %200, align 8
  %202 = icmp ne i64 %201, 0
  br i1 %202, label %203, label %209

203:                                              ; preds = %197
  %204 = icmp slt i64 %198, %38
  %205 = select i1 %204, ptr %91, ptr %90
  %206 = load ptr, ptr %205, align 8
  %207 = getelementptr inbounds double, ptr %206, i64 %201
  %208 = load double, ptr %207, align 8
  br label %209

209:                                              ; preds = %203, %197
  %210 = phi double [ 1.000000e+00, %197 ], [ %208, %203 ]
  %211 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 37, i64 %198, i64 %83
  store double %210, ptr %211, align 8
  %212 = icmp slt i64 %198, %38
  br i1 %212, label %272, label %213

213:                                              ; preds = %209
  %214 = load ptr, ptr %81, align 8
  %215 = sub nsw i64 %198, %38
  %216 = mul nsw i64 %215, %75
  %217 = add nsw i64 %216, %83
  %218 = getelementptr inbounds double, ptr %214, i64 %217
  %219 = load double, ptr %218, align 8
  %220 = fmul double %219, 0x3FEFFFFFFF768FA1
  %221 = fcmp ogt double %220, 0.000000e+00
  %222 = select i1 %202, i1 %221, i1 false
  br i1 %222, label %223, label %247

223:                                              ; preds = %213
  %224 = load i64, ptr %87, align 8
  %225 = tail call i64 @llvm.smax.i64(i64 %224, i64 0)
  %226 = icmp slt i64 %224, 1
  br i1 %226, label %247, label %227

227:                                              ; preds = %223
  %228 = load ptr, ptr %92, align 8
  %229 = getelementptr inbounds ptr, ptr %228, i64 %201
  %230 = load ptr, ptr %229, align 8
  %231 = and i64 %225, 1
  %232 = icmp eq i64 %225, 1
  br i1 %232, label %235, label %233

233:                                              ; preds = %227
  %234 = and i64 %225, 9223372036854775806
  br label %252

235:                                              ; preds = %252, %227
  %236 = phi double [ undef, %227 ], [ %268, %252 ]
  %237 = phi double [ 0.000000e+00, %227 ], [ %268, %252 ]
  %238 = phi i64 [ 0, %227 ], [ %269, %252 ]
  %239 = icmp eq i64 %231, 0
  br i1 %239, label %247, label %240

240:                                              ; preds = %235
  %241 = getelementptr inbounds double, ptr %230, i64 %238
  %242 = load double, ptr %241, align 8
  %243 = fcmp olt double %242, %220
  %244 = fcmp ogt double %242, %237
  %245 = select i1 %243, i1 %244, i1 false
  %246 = select i1 %245, double %242, double %237
  br label %247

247:                                              ; preds = %240, %235, %223, %213
  %248 = phi double [ 0.000000e+00, %213 ], [ 0.000000e+00, %223 ], [ %236, %235 ], [ %246, %240 ]
  %249 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 35, i64 %215, i64 %83
  store double %248, ptr %249, align 8
  %250 = load double, ptr %211, align 8
  %251 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 %215, i64 %83
  store double %250, ptr %251, align 8
  br label %272

252:                                              ; preds = %252, %233
  %253 = phi double [ 0.000000e+00, %233 ], [ %268, %252 ]
  %254 = phi i64 [ 0, %233 ], [ %269, %252 ]
  %255 = phi i64 [ 0, %233 ], [ %270, %252 ]
  %256 = getelementptr inbounds double, ptr %230, i64 %254
  %257 = load double, ptr %256, align 8
  %258 = fcmp olt double %257, %220
  %259 = fcmp ogt double %257, %253
  %260 = select i1 %258, i1 %259, i1 false
  %261 = select i1 %260, double %257, double %253
  %262 = or i64 %254, 1
  %263 = getelementptr inbounds double, ptr %230, i64 %262
  %264 = load double, ptr %263, align 8
  %265 = fcmp olt double %264, %220
  %266 = fcmp ogt double %264, %261
  %267 = select i1 %265, i1 %266, i1 false
  %268 = select i1 %267, double %264, double %261
  %269 = add nuw nsw i64 %254, 2
  %270 = add i64 %255, 2
  %271 = icmp eq i64 %270, %234
  br i1 %271, label %235, label %252

272:                                              ; preds = %247, %209
  %273 = add nuw nsw i64 %198, 1
  %274 = icmp eq i64 %273, %74
  br i1 %274, label %194, label %197

275:                                              ; preds = %105, %93, %69
  %276 = icmp sgt i64 %50, 0
  br i1 %276, label %277, label %279

277:                                              ; preds = %275
  %278 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 13
  br label %284

279:                                              ; preds = %330, %275
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %21)
  %280 = load i64, ptr %2, align 8
  %281 = icmp sgt i64 %280, 0
  br i1 %281, label %282, label %2091

282:                                              ; preds = %279
  %283 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 5
  br label %335

284:                                              ; preds = %277, %330
  %285 = phi i64 [ 0, %277 ], [ %333, %330 ]
  %286 = icmp slt i64 %285, %38
  br i1 %286, label %287, label %330

287:                                              ; preds = %284
  %288 = load ptr, ptr %278, align 8
  %289 = getelementptr inbounds double, ptr %288, i64 %285
  %290 = load i64, ptr %289, align 8
  %291 = lshr i64 %290, 52
  %292 = and i64 %291, 2047
  %293 = and i64 %290, 4503599627370495
  %294 = or i64 %293, 4607182418800017408
  %295 = bitcast i64 %294 to double
  %296 = fcmp ogt double %295, 0x3FF6A09E667F3BCD
  %297 = fmul double %295, 5.000000e-01
  %298 = select i1 %296, double %297, double %295
  %299 = select i1 %296, i64 -1022, i64 -1023
  %300 = add nsw i64 %299, %292
  %301 = fadd double %298, -1.000000e+00
  %302 = fadd double %298, 1.000000e+00
  %303 = fdiv double %301, %302
  %304 = fmul double %303, %303
  %305 = fmul double %304, 0x3FA8618618618618
  %306 = fadd double %305, 0x3FAAF286BCA1AF28
  %307 = fmul double %304, %306
  %308 = fadd double %307, 0x3FAE1E1E1E1E1E1E
  %309 = fmul double %304, %308
  %310 = fadd double %309, 0x3FB1111111111111
  %311 = fmul double %304, %310
  %312 = fadd double %311, 0x3FB3B13B13B13B14
  %313 = fmul double %304, %312
  %314 = fadd double %313, 0x3FB745D1745D1746
  %315 = fmul double %304, %314
  %316 = fadd double %315, 0x3FBC71C71C71C71C
  %317 = fmul double %304, %316
  %318 = fadd double %317, 0x3FC2492492492492
  %319 = fmul double %304, %318
  %320 = fadd double %319, 2.000000e-01
  %321 = fmul double %304, %320
  %322 = fadd double %321, 0x3FD5555555555555
  %323 = fmul double %304, %322
  %324 = fadd double %323, 1.000000e+00
  %325 = fmul double %303, 2.000000e+00
  %326 = fmul double %325, %324
  %327 = sitofp i64 %300 to double
  %328 = fmul double %327, 0x3FE62E42FEFA39EF
  %329 = fadd double %328, %326
  br label %330

330:                                              ; preds = %284, %287
  %331 = phi double [ %329, %287 ], [ 0.000000e+00, %284 ]
  %332 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %285
  store double %331, ptr %332, align 8
  %333 = add nuw nsw i64 %285, 1
  %334 = icmp slt i64 %333, %50
  br i1 %334, label %284, label %279

335:                                              ; preds = %282, %359
  %336 = phi i64 [ 0, %282 ], [ %362, %359 ]
  %337 = icmp eq i64 %336, 0
  br i1 %337, label %359, label %338

338:                                              ; preds = %335
  %339 = load ptr, ptr %283, align 8
  %340 = getelementptr inbounds ptr, ptr %339, i64 %336
  %341 = load ptr, ptr %340, align 8
  %342 = load i64, ptr %341, align 8
  br label %347

343:                                              ; preds = %359
  br i1 %281, label %344, label %2091

344:                                              ; preds = %343
  %345 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 5
  %346 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 1
  br label %364

347:                                              ; preds = %338, %356
  %348 = phi i64 [ %336, %338 ], [ %349, %356 ]
  %349 = add nsw i64 %348, -1
  %350 = getelementptr inbounds [16 x i64], ptr %21, i64 0, i64 %349
  %351 = load i64, ptr %350, align 8
  %352 = getelementptr inbounds ptr, ptr %339, i64 %351
  %353 = load ptr, ptr %352, align 8
  %354 = load i64, ptr %353, align 8
  %355 = icmp sgt i64 %354, %342
  br i1 %355, label %356, label %359

356:                                              ; preds = %347
  %357 = getelementptr inbounds [16 x i64], ptr %21, i64 0, i64 %348
  store i64 %351, ptr %357, align 8
  %358 = icmp eq i64 %349, 0
  br i1 %358, label %359, label %347

359:                                              ; preds = %347, %356, %335
  %360 = phi i64 [ 0, %335 ], [ 0, %356 ], [ %348, %347 ]
  %361 = getelementptr inbounds [16 x i64], ptr %21, i64 0, i64 %360
  store i64 %336, ptr %361, align 8
  %362 = add nuw nsw i64 %336, 1
  %363 = icmp eq i64 %362, %280
  br i1 %363, label %343, label %335

364:                                              ; preds = %344, %2086
  %365 = phi i64 [ 1, %344 ], [ %2087, %2086 ]
  %366 = phi i64 [ 0, %344 ], [ %2088, %2086 ]
  %367 = getelementptr inbounds [16 x i64], ptr %21, i64 0, i64 %366
  %368 = load i64, ptr %367, align 8
  %369 = load ptr, ptr %345, align 8
  %370 = getelementptr inbounds ptr, ptr %369, i64 %368
  %371 = load ptr, ptr %370, align 8
  %372 = load i64, ptr %371, align 8
  %373 = icmp eq i64 %372, 0
  br i1 %373, label %2310, label %374

374:                                              ; preds = %364
  %375 = load ptr, ptr %0, align 8
  %376 = load ptr, ptr %23, align 8
  %377 = getelementptr inbounds %struct.Problem, ptr %375, i64 0, i32 5
  %378 = load ptr, ptr %377, align 8
  %379 = getelementptr inbounds ptr, ptr %378, i64 %368
  %380 = load ptr, ptr %379, align 8
  %381 = load i64, ptr %380, align 8
  %382 = load i64, ptr %375, align 8
  %383 = getelementptr inbounds %struct.Problem, ptr %375, i64 0, i32 1
  %384 = load i64, ptr %383, align 8
  %385 = shl nsw i64 %381, 1
  br label %386

386:                                              ; preds = %386, %374
  %387 = phi i64 [ 1, %374 ], [ %389, %386 ]
  %388 = icmp slt i64 %387, %385
  %389 = shl nsw i64 %387, 1
  br i1 %388, label %386, label %390

390:                                              ; preds = %386
  %391 = add nsw i64 %384, %382
  %392 = load ptr, ptr %31, align 8
  %393 = sub i64 0, %387
  %394 = getelementptr inbounds i32, ptr %392, i64 %393
  %395 = sub i64 0, %381
  %396 = getelementptr inbounds i32, ptr %394, i64 %395
  %397 = getelementptr inbounds i32, ptr %396, i64 %395
  store ptr %397, ptr %31, align 8
  %398 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 18, i64 %368
  store ptr %397, ptr %398, align 8
  %399 = load ptr, ptr %31, align 8
  %400 = getelementptr inbounds i32, ptr %399, i64 %395
  store ptr %400, ptr %31, align 8
  %401 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 19, i64 %368
  store ptr %400, ptr %401, align 8
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %18)
  %402 = icmp sgt i64 %391, 0
  br i1 %402, label %403, label %407

403:                                              ; preds = %390
  %404 = getelementptr inbounds %struct.Problem, ptr %375, i64 0, i32 6
  %405 = load ptr, ptr %404, align 8
  %406 = mul nsw i64 %391, %368
  br label %423

407:                                              ; preds = %480, %390
  %408 = phi i64 [ 0, %390 ], [ %481, %480 ]
  %409 = tail call i64 @llvm.umax.i64(i64 %387, i64 1)
  %410 = icmp ult i64 %409, 8
  br i1 %410, label %421, label %411

411:                                              ; preds = %407
  %412 = and i64 %409, -8
  br label %413

413:                                              ; preds = %413, %411
  %414 = phi i64 [ 0, %411 ], [ %417, %413 ]
  %415 = getelementptr inbounds i32, ptr %394, i64 %414
  store <4 x i32> <i32 -1, i32 -1, i32 -1, i32 -1>, ptr %415, align 4
  %416 = getelementptr inbounds i32, ptr %415, i64 4
  store <4 x i32> <i32 -1, i32 -1, i32 -1, i32 -1>, ptr %416, align 4
  %417 = add nuw i64 %414, 8
  %418 = icmp eq i64 %417, %412
  br i1 %418, label %419, label %413

419:                                              ; preds = %413
  %420 = icmp eq i64 %412, 0
  br i1 %420, label %421, label %484

421:                                              ; preds = %407, %419
  %422 = phi i64 [ 0, %407 ], [ %412, %419 ]
  br label %497

423:                                              ; preds = %480, %403
  %424 = phi i64 [ 0, %403 ], [ %481, %480 ]
  %425 = phi i64 [ 0, %403 ], [ %482, %480 ]
  %426 = add nsw i64 %425, %406
  %427 = getelementptr inbounds i64, ptr %405, i64 %426
  %428 = load i64, ptr %427, align 8
  %429 = icmp eq i64 %428, 0
  %430 = zext i1 %429 to i64
  %431 = icmp sgt i64 %424, 0
  br i1 %431, label %432, label %464

432:                                              ; preds = %423
  %433 = icmp ult i64 %424, 4
  br i1 %433, label %461, label %434

434:                                              ; preds = %432
  %435 = and i64 %424, -4
  %436 = insertelement <2 x i64> <i64 poison, i64 0>, i64 %430, i64 0
  %437 = insertelement <2 x i64> poison, i64 %428, i64 0
  %438 = shufflevector <2 x i64> %437, <2 x i64> poison, <2 x i32> zeroinitializer
  %439 = insertelement <2 x i64> poison, i64 %428, i64 0
  %440 = shufflevector <2 x i64> %439, <2 x i64> poison, <2 x i32> zeroinitializer
  br label %441

441:                                              ; preds = %441, %434
  %442 = phi i64 [ 0, %434 ], [ %455, %441 ]
  %443 = phi <2 x i64> [ %436, %434 ], [ %453, %441 ]
  %444 = phi <2 x i64> [ zeroinitializer, %434 ], [ %454, %441 ]
  %445 = getelementptr inbounds [1024 x i64], ptr %18, i64 0, i64 %442
  %446 = load <2 x i64>, ptr %445, align 16
  %447 = getelementptr inbounds i64, ptr %445, i64 2
  %448 = load <2 x i64>, ptr %447, align 16
  %449 = icmp eq <2 x i64> %446, %438
  %450 = icmp eq <2 x i64> %448, %440
  %451 = zext <2 x i1> %449 to <2 x i64>
  %452 = zext <2 x i1> %450 to <2 x i64>
  %453 = or <2 x i64> %443, %451
  %454 = or <2 x i64> %444, %452
  %455 = add nuw i64 %442, 4
  %456 = icmp eq i64 %455, %435
  br i1 %456, label %457, label %441

457:                                              ; preds = %441
  %458 = or <2 x i64> %454, %453
  %459 = tail call i64 @llvm.vector.reduce.or.v2i64(<2 x i64> %458)
  %460 = icmp eq i64 %424, %435
  br i1 %460, label %464, label %461

461:                                              ; preds = %432, %457
  %462 = phi i64 [ %430, %432 ], [ %459, %457 ]
  %463 = phi i64 [ 0, %432 ], [ %435, %457 ]
  br label %467

464:                                              ; preds = %467, %457, %423
  %465 = phi i64 [ %430, %423 ], [ %459, %457 ], [ %474, %467 ]
  %466 = icmp eq i64 %465, 0
  br i1 %466, label %477, label %480

467:                                              ; preds = %461, %467
  %468 = phi i64 [ %474, %467 ], [ %462, %461 ]
  %469 = phi i64 [ %475, %467 ], [ %463, %461 ]
  %470 = getelementptr inbounds [1024 x i64], ptr %18, i64 0, i64 %469
  %471 = load i64, ptr %470, align 8
  %472 = icmp eq i64 %471, %428
  %473 = zext i1 %472 to i64
  %474 = or i64 %468, %473
  %475 = add nuw nsw i64 %469, 1
  %476 = icmp eq i64 %475, %424
  br i1 %476, label %464, label %467

477:                                              ; preds = %464
  %478 = add nsw i64 %424, 1
  %479 = getelementptr inbounds [1024 x i64], ptr %18, i64 0, i64 %424
  store i64 %428, ptr %479, align 8
  br label %480

480:                                              ; preds = %477, %464
  %481 = phi i64 [ %424, %464 ], [ %478, %477 ]
  %482 = add nuw nsw i64 %425, 1
  %483 = icmp eq i64 %482, %391
  br i1 %483, label %407, label %423

484:                                              ; preds = %497, %419
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %19)
  br i1 %402, label %485, label %508

485:                                              ; preds = %484
  %486 = load i64, ptr %52, align 8
  %487 = icmp eq i64 %486, 0
  br i1 %487, label %488, label %508

488:                                              ; preds = %485
  %489 = getelementptr inbounds %struct.Problem, ptr %375, i64 0, i32 13
  %490 = load ptr, ptr %489, align 8
  %491 = load i64, ptr %376, align 8
  %492 = icmp sgt i64 %491, 0
  %493 = and i64 %491, 1
  %494 = icmp eq i64 %491, 1
  %495 = and i64 %491, -2
  %496 = icmp eq i64 %493, 0
  br label %502

497:                                              ; preds = %421, %497
  %498 = phi i64 [ %500, %497 ], [ %422, %421 ]
  %499 = getelementptr inbounds i32, ptr %394, i64 %498
  store i32 -1, ptr %499, align 4
  %500 = add nuw nsw i64 %498, 1
  %501 = icmp eq i64 %500, %409
  br i1 %501, label %484, label %497

502:                                              ; preds = %529, %488
  %503 = phi i64 [ 0, %488 ], [ %530, %529 ]
  %504 = getelementptr inbounds double, ptr %490, i64 %503
  %505 = load double, ptr %504, align 8
  %506 = getelementptr inbounds [1024 x double], ptr %19, i64 0, i64 %503
  store double %505, ptr %506, align 8
  br i1 %492, label %507, label %529

507:                                              ; preds = %502
  br i1 %494, label %520, label %532

508:                                              ; preds = %529, %485, %484
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %20)
  %509 = icmp sgt i64 %381, 0
  br i1 %509, label %510, label %554

510:                                              ; preds = %508
  %511 = load i64, ptr %52, align 8
  %512 = icmp eq i64 %511, 0
  %513 = icmp sgt i64 %408, 0
  %514 = getelementptr inbounds %struct.Table, ptr %380, i64 0, i32 1
  %515 = add nsw i64 %387, -1
  %516 = and i64 %408, 1
  %517 = icmp eq i64 %408, 1
  %518 = and i64 %408, -2
  %519 = icmp eq i64 %516, 0
  br label %566

520:                                              ; preds = %549, %507
  %521 = phi double [ %505, %507 ], [ %550, %549 ]
  %522 = phi i64 [ 0, %507 ], [ %551, %549 ]
  %523 = icmp eq i64 %522, %368
  %524 = select i1 %496, i1 true, i1 %523
  br i1 %524, label %529, label %525

525:                                              ; preds = %520
  %526 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 37, i64 %503, i64 %522
  %527 = load double, ptr %526, align 8
  %528 = fmul double %521, %527
  store double %528, ptr %506, align 8
  br label %529

529:                                              ; preds = %520, %525, %502
  %530 = add nuw nsw i64 %503, 1
  %531 = icmp eq i64 %530, %391
  br i1 %531, label %508, label %502

532:                                              ; preds = %507, %549
  %533 = phi double [ %550, %549 ], [ %505, %507 ]
  %534 = phi i64 [ %551, %549 ], [ 0, %507 ]
  %535 = phi i64 [ %552, %549 ], [ 0, %507 ]
  %536 = icmp eq i64 %534, %368
  br i1 %536, label %541, label %537

537:                                              ; preds = %532
  %538 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 37, i64 %503, i64 %534
  %539 = load double, ptr %538, align 8
  %540 = fmul double %533, %539
  store double %540, ptr %506, align 8
  br label %541

541:                                              ; preds = %537, %532
  %542 = phi double [ %533, %532 ], [ %540, %537 ]
  %543 = or i64 %534, 1
  %544 = icmp eq i64 %543, %368
  br i1 %544, label %549, label %545

545:                                              ; preds = %541
  %546 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 37, i64 %503, i64 %543
  %547 = load double, ptr %546, align 8
  %548 = fmul double %542, %547
  store double %548, ptr %506, align 8
  br label %549

549:                                              ; preds = %545, %541
  %550 = phi double [ %542, %541 ], [ %548, %545 ]
  %551 = add nuw nsw i64 %534, 2
  %552 = add i64 %535, 2
  %553 = icmp eq i64 %552, %495
  br i1 %553, label %520, label %532

554:                                              ; preds = %1480, %508
  %555 = phi i64 [ 0, %508 ], [ %1481, %1480 ]
  %556 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 17, i64 %368
  store i64 %555, ptr %556, align 8
  %557 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %368
  store i64 0, ptr %557, align 8
  %558 = load i64, ptr %375, align 8
  %559 = icmp sgt i64 %558, 0
  br i1 %559, label %560, label %1484

560:                                              ; preds = %554
  %561 = getelementptr inbounds %struct.Problem, ptr %375, i64 0, i32 6
  %562 = mul nsw i64 %391, %368
  %563 = sub i64 0, %555
  %564 = icmp sgt i64 %555, 0
  %565 = getelementptr inbounds %struct.Table, ptr %380, i64 0, i32 1
  br label %1512

566:                                              ; preds = %1480, %510
  %567 = phi i64 [ 0, %510 ], [ %1482, %1480 ]
  %568 = phi i64 [ 0, %510 ], [ %1481, %1480 ]
  %569 = sub i64 %381, %567
  %570 = tail call i64 @llvm.smin.i64(i64 %569, i64 128)
  %571 = sub i64 %381, %567
  %572 = tail call i64 @llvm.smin.i64(i64 %571, i64 128)
  %573 = sub i64 %381, %567
  %574 = tail call i64 @llvm.smin.i64(i64 %573, i64 128)
  %575 = sub i64 %381, %567
  %576 = tail call i64 @llvm.smin.i64(i64 %575, i64 128)
  %577 = sub i64 %381, %567
  %578 = tail call i64 @llvm.smin.i64(i64 %577, i64 128)
  %579 = sub i64 %381, %567
  %580 = tail call i64 @llvm.smin.i64(i64 %579, i64 128)
  %581 = sub i64 %381, %567
  %582 = tail call i64 @llvm.smin.i64(i64 %581, i64 128)
  %583 = sub i64 %381, %567
  %584 = tail call i64 @llvm.smin.i64(i64 %583, i64 128)
  %585 = sub i64 %381, %567
  %586 = tail call i64 @llvm.smin.i64(i64 %585, i64 128)
  %587 = sub i64 %381, %567
  %588 = tail call i64 @llvm.smin.i64(i64 %587, i64 128)
  %589 = sub i64 %381, %567
  %590 = tail call i64 @llvm.smin.i64(i64 %589, i64 128)
  %591 = sub i64 %381, %567
  %592 = tail call i64 @llvm.smin.i64(i64 %591, i64 128)
  %593 = getelementptr inbounds i32, ptr %396, i64 %567
  store i32 -1, ptr %593, align 4
  %594 = and i64 %567, 127
  %595 = icmp eq i64 %594, 0
  %596 = select i1 %512, i1 %595, i1 false
  br i1 %596, label %597, label %1340

597:                                              ; preds = %566
  %598 = sub nsw i64 %381, %567
  %599 = tail call i64 @llvm.smin.i64(i64 %598, i64 128)
  %600 = load ptr, ptr %0, align 8
  %601 = load ptr, ptr %23, align 8
  call void @llvm.lifetime.start.p0(i64 65536, ptr nonnull %12)
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %13)
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %14)
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %15)
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %16)
  %602 = icmp sgt i64 %598, 0
  br i1 %602, label %603, label %617

603:                                              ; preds = %597
  %604 = icmp ult i64 %572, 8
  br i1 %604, label %615, label %605

605:                                              ; preds = %603
  %606 = and i64 %572, -8
  br label %607

607:                                              ; preds = %607, %605
  %608 = phi i64 [ 0, %605 ], [ %611, %607 ]
  %609 = getelementptr inbounds i32, ptr %20, i64 %608
  store <4 x i32> <i32 1, i32 1, i32 1, i32 1>, ptr %609, align 16
  %610 = getelementptr inbounds i32, ptr %609, i64 4
  store <4 x i32> <i32 1, i32 1, i32 1, i32 1>, ptr %610, align 16
  %611 = add nuw i64 %608, 8
  %612 = icmp eq i64 %611, %606
  br i1 %612, label %613, label %607

613:                                              ; preds = %607
  %614 = icmp eq i64 %572, %606
  br i1 %614, label %617, label %615

615:                                              ; preds = %603, %613
  %616 = phi i64 [ 0, %603 ], [ %606, %613 ]
  br label %641

617:                                              ; preds = %641, %613, %597
  %618 = getelementptr inbounds %struct.Problem, ptr %600, i64 0, i32 3
  %619 = load i64, ptr %618, align 8
  %620 = icmp sgt i64 %619, 0
  br i1 %620, label %621, label %660

621:                                              ; preds = %617
  %622 = getelementptr inbounds %struct.Problem, ptr %600, i64 0, i32 11
  %623 = load ptr, ptr %622, align 8
  %624 = getelementptr inbounds %struct.Problem, ptr %600, i64 0, i32 12
  %625 = getelementptr inbounds %struct.Problem, ptr %600, i64 0, i32 6
  %626 = getelementptr inbounds %struct.Problem, ptr %600, i64 0, i32 1
  %627 = getelementptr inbounds %struct.Problem, ptr %600, i64 0, i32 5
  %628 = getelementptr inbounds %struct.Problem, ptr %600, i64 0, i32 17
  %629 = icmp ult i64 %574, 4
  %630 = and i64 %574, -4
  %631 = icmp eq i64 %574, %630
  %632 = icmp ult i64 %576, 4
  %633 = and i64 %576, -4
  %634 = icmp eq i64 %576, %633
  %635 = icmp ult i64 %578, 4
  %636 = and i64 %578, -4
  %637 = icmp eq i64 %578, %636
  %638 = icmp ult i64 %580, 4
  %639 = and i64 %580, -4
  %640 = icmp eq i64 %580, %639
  br label %648

641:                                              ; preds = %615, %641
  %642 = phi i64 [ %644, %641 ], [ %616, %615 ]
  %643 = getelementptr inbounds i32, ptr %20, i64 %642
  store i32 1, ptr %643, align 4
  %644 = add nuw nsw i64 %642, 1
  %645 = icmp eq i64 %644, %599
  br i1 %645, label %617, label %641

646:                                              ; preds = %809, %715, %687
  %647 = icmp eq i64 %671, %619
  br i1 %647, label %660, label %648

648:                                              ; preds = %646, %621
  %649 = phi i64 [ 0, %621 ], [ %671, %646 ]
  br i1 %602, label %650, label %668

650:                                              ; preds = %648
  br i1 %629, label %658, label %651

651:                                              ; preds = %650, %651
  %652 = phi i64 [ %655, %651 ], [ 0, %650 ]
  %653 = getelementptr inbounds [128 x double], ptr %13, i64 0, i64 %652
  store <2 x double> zeroinitializer, ptr %653, align 16
  %654 = getelementptr inbounds double, ptr %653, i64 2
  store <2 x double> zeroinitializer, ptr %654, align 16
  %655 = add nuw i64 %652, 4
  %656 = icmp eq i64 %655, %630
  br i1 %656, label %657, label %651

657:                                              ; preds = %651
  br i1 %631, label %668, label %658

658:                                              ; preds = %650, %657
  %659 = phi i64 [ 0, %650 ], [ %630, %657 ]
  br label %682

660:                                              ; preds = %646, %617
  %661 = getelementptr inbounds %struct.Goal, ptr %601, i64 0, i32 3
  %662 = load i64, ptr %661, align 8
  %663 = icmp sgt i64 %662, 0
  br i1 %663, label %664, label %832

664:                                              ; preds = %660
  %665 = icmp ult i64 %582, 4
  %666 = and i64 %582, -4
  %667 = icmp eq i64 %582, %666
  br label %820

668:                                              ; preds = %682, %657, %648
  %669 = getelementptr inbounds i64, ptr %623, i64 %649
  %670 = load i64, ptr %669, align 8
  %671 = add nuw nsw i64 %649, 1
  %672 = getelementptr inbounds i64, ptr %623, i64 %671
  %673 = load i64, ptr %672, align 8
  %674 = icmp slt i64 %670, %673
  br i1 %674, label %675, label %687

675:                                              ; preds = %668
  %676 = load ptr, ptr %624, align 8
  %677 = load ptr, ptr %625, align 8
  %678 = load i64, ptr %600, align 8
  %679 = load i64, ptr %626, align 8
  %680 = add nsw i64 %679, %678
  %681 = mul nsw i64 %680, %368
  br label %718

682:                                              ; preds = %658, %682
  %683 = phi i64 [ %685, %682 ], [ %659, %658 ]
  %684 = getelementptr inbounds [128 x double], ptr %13, i64 0, i64 %683
  store double 0.000000e+00, ptr %684, align 8
  %685 = add nuw nsw i64 %683, 1
  %686 = icmp eq i64 %685, %599
  br i1 %686, label %668, label %682

687:                                              ; preds = %806, %668
  br i1 %602, label %688, label %646

688:                                              ; preds = %687
  %689 = load ptr, ptr %628, align 8
  %690 = getelementptr inbounds double, ptr %689, i64 %649
  %691 = load double, ptr %690, align 8
  br i1 %638, label %716, label %692

692:                                              ; preds = %688
  %693 = insertelement <2 x double> poison, double %691, i64 0
  %694 = shufflevector <2 x double> %693, <2 x double> poison, <2 x i32> zeroinitializer
  %695 = insertelement <2 x double> poison, double %691, i64 0
  %696 = shufflevector <2 x double> %695, <2 x double> poison, <2 x i32> zeroinitializer
  br label %697

697:                                              ; preds = %697, %692
  %698 = phi i64 [ 0, %692 ], [ %713, %697 ]
  %699 = getelementptr inbounds [128 x double], ptr %13, i64 0, i64 %698
  %700 = load <2 x double>, ptr %699, align 16
  %701 = getelementptr inbounds double, ptr %699, i64 2
  %702 = load <2 x double>, ptr %701, align 16
  %703 = fcmp ole <2 x double> %700, %694
  %704 = fcmp ole <2 x double> %702, %696
  %705 = zext <2 x i1> %703 to <2 x i32>
  %706 = zext <2 x i1> %704 to <2 x i32>
  %707 = getelementptr inbounds i32, ptr %20, i64 %698
  %708 = load <2 x i32>, ptr %707, align 16
  %709 = getelementptr inbounds i32, ptr %707, i64 2
  %710 = load <2 x i32>, ptr %709, align 8
  %711 = and <2 x i32> %708, %705
  %712 = and <2 x i32> %710, %706
  store <2 x i32> %711, ptr %707, align 16
  store <2 x i32> %712, ptr %709, align 8
  %713 = add nuw i64 %698, 4
  %714 = icmp eq i64 %713, %639
  br i1 %714, label %715, label %697

715:                                              ; preds = %697
  br i1 %640, label %646, label %716

716:                                              ; preds = %688, %715
  %717 = phi i64 [ 0, %688 ], [ %639, %715 ]
  br label %809

718:                                              ; preds = %806, %675
  %719 = phi i64 [ %670, %675 ], [ %807, %806 ]
  %720 = getelementptr inbounds i64, ptr %676, i64 %719
  %721 = load i64, ptr %720, align 8
  %722 = add nsw i64 %721, %681
  %723 = getelementptr inbounds i64, ptr %677, i64 %722
  %724 = load i64, ptr %723, align 8
  %725 = icmp eq i64 %724, 0
  br i1 %725, label %726, label %729

726:                                              ; preds = %718
  %727 = getelementptr inbounds double, ptr %19, i64 %721
  %728 = load double, ptr %727, align 8
  br label %767

729:                                              ; preds = %718
  %730 = load ptr, ptr %627, align 8
  %731 = getelementptr inbounds ptr, ptr %730, i64 %368
  %732 = load ptr, ptr %731, align 8
  %733 = getelementptr inbounds %struct.Table, ptr %732, i64 0, i32 1
  %734 = load ptr, ptr %733, align 8
  %735 = getelementptr inbounds ptr, ptr %734, i64 %724
  %736 = load ptr, ptr %735, align 8
  %737 = getelementptr inbounds double, ptr %19, i64 %721
  %738 = load double, ptr %737, align 8
  %739 = icmp eq ptr %736, null
  br i1 %739, label %767, label %740

740:                                              ; preds = %729
  br i1 %602, label %741, label %806

741:                                              ; preds = %740
  br i1 %632, label %765, label %742

742:                                              ; preds = %741
  %743 = insertelement <2 x double> poison, double %738, i64 0
  %744 = shufflevector <2 x double> %743, <2 x double> poison, <2 x i32> zeroinitializer
  %745 = insertelement <2 x double> poison, double %738, i64 0
  %746 = shufflevector <2 x double> %745, <2 x double> poison, <2 x i32> zeroinitializer
  br label %747

747:                                              ; preds = %747, %742
  %748 = phi i64 [ 0, %742 ], [ %762, %747 ]
  %749 = add nuw nsw i64 %748, %567
  %750 = getelementptr inbounds double, ptr %736, i64 %749
  %751 = load <2 x double>, ptr %750, align 8
  %752 = getelementptr inbounds double, ptr %750, i64 2
  %753 = load <2 x double>, ptr %752, align 8
  %754 = fmul <2 x double> %744, %751
  %755 = fmul <2 x double> %746, %753
  %756 = getelementptr inbounds [128 x double], ptr %13, i64 0, i64 %748
  %757 = load <2 x double>, ptr %756, align 16
  %758 = getelementptr inbounds double, ptr %756, i64 2
  %759 = load <2 x double>, ptr %758, align 16
  %760 = fadd <2 x double> %757, %754
  %761 = fadd <2 x double> %759, %755
  store <2 x double> %760, ptr %756, align 16
  store <2 x double> %761, ptr %758, align 16
  %762 = add nuw i64 %748, 4
  %763 = icmp eq i64 %762, %633
  br i1 %763, label %764, label %747

764:                                              ; preds = %747
  br i1 %634, label %806, label %765

765:                                              ; preds = %741, %764
  %766 = phi i64 [ 0, %741 ], [ %633, %764 ]
  br label %788

767:                                              ; preds = %729, %726
  %768 = phi double [ %728, %726 ], [ %738, %729 ]
  br i1 %602, label %769, label %806

769:                                              ; preds = %767
  br i1 %635, label %786, label %770

770:                                              ; preds = %769
  %771 = insertelement <2 x double> poison, double %768, i64 0
  %772 = shufflevector <2 x double> %771, <2 x double> poison, <2 x i32> zeroinitializer
  %773 = insertelement <2 x double> poison, double %768, i64 0
  %774 = shufflevector <2 x double> %773, <2 x double> poison, <2 x i32> zeroinitializer
  br label %775

775:                                              ; preds = %775, %770
  %776 = phi i64 [ 0, %770 ], [ %783, %775 ]
  %777 = getelementptr inbounds [128 x double], ptr %13, i64 0, i64 %776
  %778 = load <2 x double>, ptr %777, align 16
  %779 = getelementptr inbounds double, ptr %777, i64 2
  %780 = load <2 x double>, ptr %779, align 16
  %781 = fadd <2 x double> %772, %778
  %782 = fadd <2 x double> %774, %780
  store <2 x double> %781, ptr %777, align 16
  store <2 x double> %782, ptr %779, align 16
  %783 = add nuw i64 %776, 4
  %784 = icmp eq i64 %783, %636
  br i1 %784, label %785, label %775

785:                                              ; preds = %775
  br i1 %637, label %806, label %786

786:                                              ; preds = %769, %785
  %787 = phi i64 [ 0, %769 ], [ %636, %785 ]
  br label %799

788:                                              ; preds = %765, %788
  %789 = phi i64 [ %797, %788 ], [ %766, %765 ]
  %790 = add nuw nsw i64 %789, %567
  %791 = getelementptr inbounds double, ptr %736, i64 %790
  %792 = load double, ptr %791, align 8
  %793 = fmul double %738, %792
  %794 = getelementptr inbounds [128 x double], ptr %13, i64 0, i64 %789
  %795 = load double, ptr %794, align 8
  %796 = fadd double %795, %793
  store double %796, ptr %794, align 8
  %797 = add nuw nsw i64 %789, 1
  %798 = icmp eq i64 %797, %599
  br i1 %798, label %806, label %788

799:                                              ; preds = %786, %799
  %800 = phi i64 [ %804, %799 ], [ %787, %786 ]
  %801 = getelementptr inbounds [128 x double], ptr %13, i64 0, i64 %800
  %802 = load double, ptr %801, align 8
  %803 = fadd double %768, %802
  store double %803, ptr %801, align 8
  %804 = add nuw nsw i64 %800, 1
  %805 = icmp eq i64 %804, %599
  br i1 %805, label %806, label %799

806:                                              ; preds = %788, %799, %764, %785, %767, %740
  %807 = add nsw i64 %719, 1
  %808 = icmp eq i64 %807, %673
  br i1 %808, label %687, label %718

809:                                              ; preds = %716, %809
  %810 = phi i64 [ %818, %809 ], [ %717, %716 ]
  %811 = getelementptr inbounds [128 x double], ptr %13, i64 0, i64 %810
  %812 = load double, ptr %811, align 8
  %813 = fcmp ole double %812, %691
  %814 = zext i1 %813 to i32
  %815 = getelementptr inbounds i32, ptr %20, i64 %810
  %816 = load i32, ptr %815, align 4
  %817 = and i32 %816, %814
  store i32 %817, ptr %815, align 4
  %818 = add nuw nsw i64 %810, 1
  %819 = icmp eq i64 %818, %599
  br i1 %819, label %646, label %809

820:                                              ; preds = %664, %852
  %821 = phi i64 [ %853, %852 ], [ 0, %664 ]
  br i1 %602, label %822, label %852

822:                                              ; preds = %820
  br i1 %665, label %830, label %823

823:                                              ; preds = %822, %823
  %824 = phi i64 [ %827, %823 ], [ 0, %822 ]
  %825 = getelementptr inbounds [64 x [128 x double]], ptr %12, i64 0, i64 %821, i64 %824
  store <2 x double> zeroinitializer, ptr %825, align 16
  %826 = getelementptr inbounds double, ptr %825, i64 2
  store <2 x double> zeroinitializer, ptr %826, align 16
  %827 = add nuw i64 %824, 4
  %828 = icmp eq i64 %827, %666
  br i1 %828, label %829, label %823

829:                                              ; preds = %823
  br i1 %667, label %852, label %830

830:                                              ; preds = %822, %829
  %831 = phi i64 [ 0, %822 ], [ %666, %829 ]
  br label %855

832:                                              ; preds = %852, %660
  %833 = load i64, ptr %600, align 8
  %834 = icmp sgt i64 %833, 0
  br i1 %834, label %835, label %860

835:                                              ; preds = %832
  %836 = getelementptr inbounds %struct.Problem, ptr %600, i64 0, i32 6
  %837 = load ptr, ptr %836, align 8
  %838 = getelementptr inbounds %struct.Problem, ptr %600, i64 0, i32 1
  %839 = load i64, ptr %838, align 8
  %840 = add nsw i64 %839, %833
  %841 = mul nsw i64 %840, %368
  %842 = getelementptr inbounds %struct.Problem, ptr %600, i64 0, i32 5
  %843 = getelementptr inbounds %struct.Problem, ptr %600, i64 0, i32 14
  %844 = icmp slt i64 %599, 1
  %845 = and i64 %570, 1
  %846 = icmp eq i64 %570, 1
  %847 = and i64 %570, -2
  %848 = icmp eq i64 %845, 0
  %849 = icmp ult i64 %584, 4
  %850 = and i64 %584, -4
  %851 = icmp eq i64 %584, %850
  br label %888

852:                                              ; preds = %855, %829, %820
  %853 = add nuw nsw i64 %821, 1
  %854 = icmp eq i64 %853, %662
  br i1 %854, label %832, label %820

855:                                              ; preds = %830, %855
  %856 = phi i64 [ %858, %855 ], [ %831, %830 ]
  %857 = getelementptr inbounds [64 x [128 x double]], ptr %12, i64 0, i64 %821, i64 %856
  store double 0.000000e+00, ptr %857, align 8
  %858 = add nuw nsw i64 %856, 1
  %859 = icmp eq i64 %858, %599
  br i1 %859, label %852, label %855

860:                                              ; preds = %945, %832
  %861 = getelementptr inbounds %struct.Problem, ptr %600, i64 0, i32 2
  %862 = load i64, ptr %861, align 8
  %863 = icmp sgt i64 %862, 0
  br i1 %863, label %864, label %994

864:                                              ; preds = %860
  %865 = getelementptr inbounds %struct.Problem, ptr %600, i64 0, i32 7
  %866 = load ptr, ptr %865, align 8
  %867 = getelementptr inbounds %struct.Problem, ptr %600, i64 0, i32 9
  %868 = getelementptr inbounds %struct.Problem, ptr %600, i64 0, i32 10
  %869 = getelementptr inbounds %struct.Problem, ptr %600, i64 0, i32 6
  %870 = getelementptr inbounds %struct.Problem, ptr %600, i64 0, i32 1
  %871 = getelementptr inbounds %struct.Problem, ptr %600, i64 0, i32 5
  %872 = getelementptr inbounds %struct.Problem, ptr %600, i64 0, i32 16
  %873 = getelementptr inbounds %struct.Problem, ptr %600, i64 0, i32 18
  %874 = getelementptr inbounds %struct.Problem, ptr %600, i64 0, i32 8
  %875 = getelementptr inbounds %struct.Problem, ptr %600, i64 0, i32 15
  %876 = icmp ult i64 %586, 4
  %877 = and i64 %586, -4
  %878 = icmp eq i64 %586, %877
  %879 = icmp ult i64 %588, 4
  %880 = and i64 %588, -4
  %881 = icmp eq i64 %588, %880
  %882 = icmp ult i64 %590, 4
  %883 = and i64 %590, -4
  %884 = icmp eq i64 %590, %883
  %885 = icmp ult i64 %592, 4
  %886 = and i64 %592, -4
  %887 = icmp eq i64 %592, %886
  br label %1030

888:                                              ; preds = %945, %835
  %889 = phi i64 [ 0, %835 ], [ %946, %945 ]
  %890 = add nsw i64 %889, %841
  %891 = getelementptr inbounds i64, ptr %837, i64 %890
  %892 = load i64, ptr %891, align 8
  %893 = icmp eq i64 %892, 0
  br i1 %893, label %902, label %894

894:                                              ; preds = %888
  %895 = load ptr, ptr %842, align 8
  %896 = getelementptr inbounds ptr, ptr %895, i64 %368
  %897 = load ptr, ptr %896, align 8
  %898 = getelementptr inbounds %struct.Table, ptr %897, i64 0, i32 1
  %899 = load ptr, ptr %898, align 8
  %900 = getelementptr inbounds ptr, ptr %899, i64 %892
  %901 = load ptr, ptr %900, align 8
  br label %902

902:                                              ; preds = %894, %888
  %903 = phi ptr [ %901, %894 ], [ null, %888 ]
  %904 = getelementptr inbounds double, ptr %19, i64 %889
  %905 = load double, ptr %904, align 8
  br i1 %602, label %906, label %919

906:                                              ; preds = %902
  %907 = icmp eq ptr %903, null
  br i1 %846, label %908, label %922

908:                                              ; preds = %939, %906
  %909 = phi i64 [ 0, %906 ], [ %942, %939 ]
  br i1 %848, label %919, label %910

910:                                              ; preds = %908
  br i1 %907, label %916, label %911

911:                                              ; preds = %910
  %912 = add nuw nsw i64 %909, %567
  %913 = getelementptr inbounds double, ptr %903, i64 %912
  %914 = load double, ptr %913, align 8
  %915 = fmul double %905, %914
  br label %916

916:                                              ; preds = %911, %910
  %917 = phi double [ %915, %911 ], [ %905, %910 ]
  %918 = getelementptr inbounds [128 x double], ptr %16, i64 0, i64 %909
  store double %917, ptr %918, align 8
  br label %919

919:                                              ; preds = %916, %908, %902
  br i1 %663, label %920, label %945

920:                                              ; preds = %919
  %921 = load ptr, ptr %843, align 8
  br label %948

922:                                              ; preds = %906, %939
  %923 = phi i64 [ %942, %939 ], [ 0, %906 ]
  %924 = phi i64 [ %943, %939 ], [ 0, %906 ]
  br i1 %907, label %930, label %925

925:                                              ; preds = %922
  %926 = add nuw nsw i64 %923, %567
  %927 = getelementptr inbounds double, ptr %903, i64 %926
  %928 = load double, ptr %927, align 8
  %929 = fmul double %905, %928
  br label %930

930:                                              ; preds = %925, %922
  %931 = phi double [ %929, %925 ], [ %905, %922 ]
  %932 = getelementptr inbounds [128 x double], ptr %16, i64 0, i64 %923
  store double %931, ptr %932, align 16
  %933 = or i64 %923, 1
  br i1 %907, label %939, label %934

934:                                              ; preds = %930
  %935 = add nuw nsw i64 %933, %567
  %936 = getelementptr inbounds double, ptr %903, i64 %935
  %937 = load double, ptr %936, align 8
  %938 = fmul double %905, %937
  br label %939

939:                                              ; preds = %934, %930
  %940 = phi double [ %938, %934 ], [ %905, %930 ]
  %941 = getelementptr inbounds [128 x double], ptr %16, i64 0, i64 %933
  store double %940, ptr %941, align 8
  %942 = add nuw nsw i64 %923, 2
  %943 = add i64 %924, 2
  %944 = icmp eq i64 %943, %847
  br i1 %944, label %908, label %922

945:                                              ; preds = %991, %919
  %946 = add nuw nsw i64 %889, 1
  %947 = icmp eq i64 %946, %833
  br i1 %947, label %860, label %888

948:                                              ; preds = %991, %920
  %949 = phi i64 [ 0, %920 ], [ %992, %991 ]
  %950 = mul nsw i64 %949, %833
  %951 = add nsw i64 %950, %889
  %952 = getelementptr inbounds double, ptr %921, i64 %951
  %953 = load double, ptr %952, align 8
  %954 = fcmp oeq double %953, 0.000000e+00
  %955 = or i1 %844, %954
  br i1 %955, label %991, label %956

956:                                              ; preds = %948
  br i1 %849, label %979, label %957

957:                                              ; preds = %956
  %958 = insertelement <2 x double> poison, double %953, i64 0
  %959 = shufflevector <2 x double> %958, <2 x double> poison, <2 x i32> zeroinitializer
  %960 = insertelement <2 x double> poison, double %953, i64 0
  %961 = shufflevector <2 x double> %960, <2 x double> poison, <2 x i32> zeroinitializer
  br label %962

962:                                              ; preds = %962, %957
  %963 = phi i64 [ 0, %957 ], [ %976, %962 ]
  %964 = getelementptr inbounds [128 x double], ptr %16, i64 0, i64 %963
  %965 = load <2 x double>, ptr %964, align 16
  %966 = getelementptr inbounds double, ptr %964, i64 2
  %967 = load <2 x double>, ptr %966, align 16
  %968 = fmul <2 x double> %959, %965
  %969 = fmul <2 x double> %961, %967
  %970 = getelementptr inbounds [64 x [128 x double]], ptr %12, i64 0, i64 %949, i64 %963
  %971 = load <2 x double>, ptr %970, align 16
  %972 = getelementptr inbounds double, ptr %970, i64 2
  %973 = load <2 x double>, ptr %972, align 16
  %974 = fadd <2 x double> %971, %968
  %975 = fadd <2 x double> %973, %969
  store <2 x double> %974, ptr %970, align 16
  store <2 x double> %975, ptr %972, align 16
  %976 = add nuw i64 %963, 4
  %977 = icmp eq i64 %976, %850
  br i1 %977, label %978, label %962

978:                                              ; preds = %962
  br i1 %851, label %991, label %979

979:                                              ; preds = %956, %978
  %980 = phi i64 [ 0, %956 ], [ %850, %978 ]
  br label %981

981:                                              ; preds = %979, %981
  %982 = phi i64 [ %989, %981 ], [ %980, %979 ]
  %983 = getelementptr inbounds [128 x double], ptr %16, i64 0, i64 %982
  %984 = load double, ptr %983, align 8
  %985 = fmul double %953, %984
  %986 = getelementptr inbounds [64 x [128 x double]], ptr %12, i64 0, i64 %949, i64 %982
  %987 = load double, ptr %986, align 8
  %988 = fadd double %987, %985
  store double %988, ptr %986, align 8
  %989 = add nuw nsw i64 %982, 1
  %990 = icmp eq i64 %989, %599
  br i1 %990, label %991, label %981

991:                                              ; preds = %981, %978, %948
  %992 = add nuw nsw i64 %949, 1
  %993 = icmp eq i64 %992, %662
  br i1 %993, label %945, label %948

994:                                              ; preds = %1283, %860
  %995 = getelementptr inbounds %struct.Problem, ptr %600, i64 0, i32 4
  %996 = load i64, ptr %995, align 8
  %997 = getelementptr inbounds %struct.Problem, ptr %600, i64 0, i32 6
  %998 = load ptr, ptr %997, align 8
  %999 = getelementptr inbounds %struct.Problem, ptr %600, i64 0, i32 1
  %1000 = load i64, ptr %999, align 8
  %1001 = add nsw i64 %1000, %833
  %1002 = mul nsw i64 %1001, %368
  %1003 = add nsw i64 %1002, %996
  %1004 = getelementptr inbounds i64, ptr %998, i64 %1003
  %1005 = load i64, ptr %1004, align 8
  %1006 = icmp eq i64 %1005, 0
  br i1 %1006, label %1016, label %1007

1007:                                             ; preds = %994
  %1008 = getelementptr inbounds %struct.Problem, ptr %600, i64 0, i32 5
  %1009 = load ptr, ptr %1008, align 8
  %1010 = getelementptr inbounds ptr, ptr %1009, i64 %368
  %1011 = load ptr, ptr %1010, align 8
  %1012 = getelementptr inbounds %struct.Table, ptr %1011, i64 0, i32 1
  %1013 = load ptr, ptr %1012, align 8
  %1014 = getelementptr inbounds ptr, ptr %1013, i64 %1005
  %1015 = load ptr, ptr %1014, align 8
  br label %1016

1016:                                             ; preds = %1007, %994
  %1017 = phi ptr [ %1015, %1007 ], [ null, %994 ]
  %1018 = load ptr, ptr %24, align 8
  %1019 = load double, ptr %1018, align 8
  %1020 = getelementptr inbounds %struct.Goal, ptr %601, i64 0, i32 16
  %1021 = load double, ptr %1020, align 8
  %1022 = fsub double 1.000000e+00, %1021
  %1023 = fmul double %1019, %1022
  br i1 %602, label %1024, label %1339

1024:                                             ; preds = %1016
  %1025 = icmp eq ptr %1017, null
  %1026 = getelementptr inbounds double, ptr %19, i64 %996
  %1027 = icmp ult i64 %662, 4
  %1028 = and i64 %662, -4
  %1029 = icmp eq i64 %662, %1028
  br label %1286

1030:                                             ; preds = %1283, %864
  %1031 = phi i64 [ 0, %864 ], [ %1284, %1283 ]
  %1032 = getelementptr inbounds i64, ptr %866, i64 %1031
  %1033 = load i64, ptr %1032, align 8
  %1034 = icmp slt i64 %1033, %662
  br i1 %1034, label %1037, label %1035

1035:                                             ; preds = %1030
  %1036 = add nuw nsw i64 %1031, 1
  br label %1283

1037:                                             ; preds = %1030
  br i1 %602, label %1038, label %1050

1038:                                             ; preds = %1037
  br i1 %876, label %1048, label %1039

1039:                                             ; preds = %1038, %1039
  %1040 = phi i64 [ %1045, %1039 ], [ 0, %1038 ]
  %1041 = getelementptr inbounds [128 x double], ptr %14, i64 0, i64 %1040
  store <2 x double> <double 1.000000e+00, double 1.000000e+00>, ptr %1041, align 16
  %1042 = getelementptr inbounds double, ptr %1041, i64 2
  store <2 x double> <double 1.000000e+00, double 1.000000e+00>, ptr %1042, align 16
  %1043 = getelementptr inbounds [128 x double], ptr %15, i64 0, i64 %1040
  store <2 x double> zeroinitializer, ptr %1043, align 16
  %1044 = getelementptr inbounds double, ptr %1043, i64 2
  store <2 x double> zeroinitializer, ptr %1044, align 16
  %1045 = add nuw i64 %1040, 4
  %1046 = icmp eq i64 %1045, %877
  br i1 %1046, label %1047, label %1039

1047:                                             ; preds = %1039
  br i1 %878, label %1050, label %1048

1048:                                             ; preds = %1038, %1047
  %1049 = phi i64 [ 0, %1038 ], [ %877, %1047 ]
  br label %1067

1050:                                             ; preds = %1067, %1047, %1037
  %1051 = load ptr, ptr %867, align 8
  %1052 = getelementptr inbounds i64, ptr %1051, i64 %1031
  %1053 = load i64, ptr %1052, align 8
  %1054 = add nuw nsw i64 %1031, 1
  %1055 = getelementptr inbounds i64, ptr %1051, i64 %1054
  %1056 = load i64, ptr %1055, align 8
  %1057 = icmp slt i64 %1053, %1056
  br i1 %1057, label %1058, label %1073

1058:                                             ; preds = %1050
  %1059 = load ptr, ptr %868, align 8
  %1060 = load ptr, ptr %869, align 8
  %1061 = load i64, ptr %870, align 8
  %1062 = add nsw i64 %1061, %833
  %1063 = mul nsw i64 %1062, %368
  %1064 = load ptr, ptr %872, align 8
  %1065 = load i64, ptr %601, align 8
  %1066 = icmp sgt i64 %1065, 0
  br label %1103

1067:                                             ; preds = %1048, %1067
  %1068 = phi i64 [ %1071, %1067 ], [ %1049, %1048 ]
  %1069 = getelementptr inbounds [128 x double], ptr %14, i64 0, i64 %1068
  store double 1.000000e+00, ptr %1069, align 8
  %1070 = getelementptr inbounds [128 x double], ptr %15, i64 0, i64 %1068
  store double 0.000000e+00, ptr %1070, align 8
  %1071 = add nuw nsw i64 %1068, 1
  %1072 = icmp eq i64 %1071, %599
  br i1 %1072, label %1050, label %1067

1073:                                             ; preds = %1220, %1050
  br i1 %602, label %1074, label %1223

1074:                                             ; preds = %1073
  %1075 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %1031
  %1076 = load double, ptr %1075, align 8
  br i1 %885, label %1101, label %1077

1077:                                             ; preds = %1074
  %1078 = insertelement <2 x double> poison, double %1076, i64 0
  %1079 = shufflevector <2 x double> %1078, <2 x double> poison, <2 x i32> zeroinitializer
  %1080 = insertelement <2 x double> poison, double %1076, i64 0
  %1081 = shufflevector <2 x double> %1080, <2 x double> poison, <2 x i32> zeroinitializer
  br label %1082

1082:                                             ; preds = %1082, %1077
  %1083 = phi i64 [ 0, %1077 ], [ %1098, %1082 ]
  %1084 = getelementptr inbounds [128 x double], ptr %15, i64 0, i64 %1083
  %1085 = load <2 x double>, ptr %1084, align 16
  %1086 = getelementptr inbounds double, ptr %1084, i64 2
  %1087 = load <2 x double>, ptr %1086, align 16
  %1088 = fcmp olt <2 x double> %1085, %1079
  %1089 = fcmp olt <2 x double> %1087, %1081
  %1090 = select <2 x i1> %1088, <2 x double> %1085, <2 x double> %1079
  %1091 = select <2 x i1> %1089, <2 x double> %1087, <2 x double> %1081
  %1092 = getelementptr inbounds [128 x double], ptr %14, i64 0, i64 %1083
  %1093 = load <2 x double>, ptr %1092, align 16
  %1094 = getelementptr inbounds double, ptr %1092, i64 2
  %1095 = load <2 x double>, ptr %1094, align 16
  %1096 = fsub <2 x double> %1093, %1090
  %1097 = fsub <2 x double> %1095, %1091
  store <2 x double> %1096, ptr %1092, align 16
  store <2 x double> %1097, ptr %1094, align 16
  %1098 = add nuw i64 %1083, 4
  %1099 = icmp eq i64 %1098, %886
  br i1 %1099, label %1100, label %1082

1100:                                             ; preds = %1082
  br i1 %887, label %1223, label %1101

1101:                                             ; preds = %1074, %1100
  %1102 = phi i64 [ 0, %1074 ], [ %886, %1100 ]
  br label %1253

1103:                                             ; preds = %1220, %1058
  %1104 = phi i64 [ %1053, %1058 ], [ %1221, %1220 ]
  %1105 = getelementptr inbounds i64, ptr %1059, i64 %1104
  %1106 = load i64, ptr %1105, align 8
  %1107 = add nsw i64 %1106, %833
  %1108 = add nsw i64 %1107, %1063
  %1109 = getelementptr inbounds i64, ptr %1060, i64 %1108
  %1110 = load i64, ptr %1109, align 8
  %1111 = icmp eq i64 %1110, 0
  br i1 %1111, label %1120, label %1112

1112:                                             ; preds = %1103
  %1113 = load ptr, ptr %871, align 8
  %1114 = getelementptr inbounds ptr, ptr %1113, i64 %368
  %1115 = load ptr, ptr %1114, align 8
  %1116 = getelementptr inbounds %struct.Table, ptr %1115, i64 0, i32 1
  %1117 = load ptr, ptr %1116, align 8
  %1118 = getelementptr inbounds ptr, ptr %1117, i64 %1110
  %1119 = load ptr, ptr %1118, align 8
  br label %1120

1120:                                             ; preds = %1112, %1103
  %1121 = phi ptr [ %1119, %1112 ], [ null, %1103 ]
  %1122 = getelementptr inbounds double, ptr %1064, i64 %1104
  %1123 = load double, ptr %1122, align 8
  %1124 = getelementptr inbounds double, ptr %19, i64 %1107
  %1125 = load double, ptr %1124, align 8
  %1126 = fmul double %1123, %1125
  br i1 %1066, label %1129, label %1127

1127:                                             ; preds = %1120
  %1128 = fneg double %1126
  br label %1151

1129:                                             ; preds = %1120
  %1130 = load ptr, ptr %873, align 8
  %1131 = mul nsw i64 %1106, %1065
  %1132 = getelementptr inbounds double, ptr %1130, i64 %1131
  %1133 = load double, ptr %1132, align 8
  %1134 = fcmp ogt double %1133, 0.000000e+00
  br i1 %1134, label %1150, label %1135

1135:                                             ; preds = %1129, %1141
  %1136 = phi i64 [ %1137, %1141 ], [ 0, %1129 ]
  %1137 = add nuw nsw i64 %1136, 1
  %1138 = icmp eq i64 %1137, %1065
  br i1 %1138, label %1139, label %1141

1139:                                             ; preds = %1135
  %1140 = fneg double %1126
  br label %1151

1141:                                             ; preds = %1135
  %1142 = add nsw i64 %1137, %1131
  %1143 = getelementptr inbounds double, ptr %1130, i64 %1142
  %1144 = load double, ptr %1143, align 8
  %1145 = fcmp ogt double %1144, 0.000000e+00
  br i1 %1145, label %1146, label %1135

1146:                                             ; preds = %1141
  %1147 = icmp slt i64 %1137, %1065
  %1148 = freeze i1 %1147
  %1149 = fneg double %1126
  br i1 %1148, label %1150, label %1151

1150:                                             ; preds = %1146, %1129
  br label %1151

1151:                                             ; preds = %1150, %1146, %1139, %1127
  %1152 = phi double [ %1126, %1150 ], [ %1128, %1127 ], [ %1149, %1146 ], [ %1140, %1139 ]
  %1153 = phi ptr [ %15, %1150 ], [ %14, %1127 ], [ %14, %1146 ], [ %14, %1139 ]
  %1154 = icmp eq ptr %1121, null
  br i1 %1154, label %1182, label %1155

1155:                                             ; preds = %1151
  br i1 %602, label %1156, label %1220

1156:                                             ; preds = %1155
  br i1 %879, label %1180, label %1157

1157:                                             ; preds = %1156
  %1158 = insertelement <2 x double> poison, double %1152, i64 0
  %1159 = shufflevector <2 x double> %1158, <2 x double> poison, <2 x i32> zeroinitializer
  %1160 = insertelement <2 x double> poison, double %1152, i64 0
  %1161 = shufflevector <2 x double> %1160, <2 x double> poison, <2 x i32> zeroinitializer
  br label %1162

1162:                                             ; preds = %1162, %1157
  %1163 = phi i64 [ 0, %1157 ], [ %1177, %1162 ]
  %1164 = add nuw nsw i64 %1163, %567
  %1165 = getelementptr inbounds double, ptr %1121, i64 %1164
  %1166 = load <2 x double>, ptr %1165, align 8
  %1167 = getelementptr inbounds double, ptr %1165, i64 2
  %1168 = load <2 x double>, ptr %1167, align 8
  %1169 = fmul <2 x double> %1159, %1166
  %1170 = fmul <2 x double> %1161, %1168
  %1171 = getelementptr inbounds double, ptr %1153, i64 %1163
  %1172 = load <2 x double>, ptr %1171, align 16
  %1173 = getelementptr inbounds double, ptr %1171, i64 2
  %1174 = load <2 x double>, ptr %1173, align 16
  %1175 = fadd <2 x double> %1172, %1169
  %1176 = fadd <2 x double> %1174, %1170
  store <2 x double> %1175, ptr %1171, align 16
  store <2 x double> %1176, ptr %1173, align 16
  %1177 = add nuw i64 %1163, 4
  %1178 = icmp eq i64 %1177, %880
  br i1 %1178, label %1179, label %1162

1179:                                             ; preds = %1162
  br i1 %881, label %1220, label %1180

1180:                                             ; preds = %1156, %1179
  %1181 = phi i64 [ 0, %1156 ], [ %880, %1179 ]
  br label %1202

1182:                                             ; preds = %1151
  br i1 %602, label %1183, label %1220

1183:                                             ; preds = %1182
  br i1 %882, label %1200, label %1184

1184:                                             ; preds = %1183
  %1185 = insertelement <2 x double> poison, double %1152, i64 0
  %1186 = shufflevector <2 x double> %1185, <2 x double> poison, <2 x i32> zeroinitializer
  %1187 = insertelement <2 x double> poison, double %1152, i64 0
  %1188 = shufflevector <2 x double> %1187, <2 x double> poison, <2 x i32> zeroinitializer
  br label %1189

1189:                                             ; preds = %1189, %1184
  %1190 = phi i64 [ 0, %1184 ], [ %1197, %1189 ]
  %1191 = getelementptr inbounds double, ptr %1153, i64 %1190
  %1192 = load <2 x double>, ptr %1191, align 16
  %1193 = getelementptr inbounds double, ptr %1191, i64 2
  %1194 = load <2 x double>, ptr %1193, align 16
  %1195 = fadd <2 x double> %1186, %1192
  %1196 = fadd <2 x double> %1188, %1194
  store <2 x double> %1195, ptr %1191, align 16
  store <2 x double> %1196, ptr %1193, align 16
  %1197 = add nuw i64 %1190, 4
  %1198 = icmp eq i64 %1197, %883
  br i1 %1198, label %1199, label %1189

1199:                                             ; preds = %1189
  br i1 %884, label %1220, label %1200

1200:                                             ; preds = %1183, %1199
  %1201 = phi i64 [ 0, %1183 ], [ %883, %1199 ]
  br label %1213

1202:                                             ; preds = %1180, %1202
  %1203 = phi i64 [ %1211, %1202 ], [ %1181, %1180 ]
  %1204 = add nuw nsw i64 %1203, %567
  %1205 = getelementptr inbounds double, ptr %1121, i64 %1204
  %1206 = load double, ptr %1205, align 8
  %1207 = fmul double %1152, %1206
  %1208 = getelementptr inbounds double, ptr %1153, i64 %1203
  %1209 = load double, ptr %1208, align 8
  %1210 = fadd double %1209, %1207
  store double %1210, ptr %1208, align 8
  %1211 = add nuw nsw i64 %1203, 1
  %1212 = icmp eq i64 %1211, %599
  br i1 %1212, label %1220, label %1202

1213:                                             ; preds = %1200, %1213
  %1214 = phi i64 [ %1218, %1213 ], [ %1201, %1200 ]
  %1215 = getelementptr inbounds double, ptr %1153, i64 %1214
  %1216 = load double, ptr %1215, align 8
  %1217 = fadd double %1152, %1216
  store double %1217, ptr %1215, align 8
  %1218 = add nuw nsw i64 %1214, 1
  %1219 = icmp eq i64 %1218, %599
  br i1 %1219, label %1220, label %1213

1220:                                             ; preds = %1202, %1213, %1179, %1199, %1182, %1155
  %1221 = add nsw i64 %1104, 1
  %1222 = icmp eq i64 %1221, %1056
  br i1 %1222, label %1073, label %1103

1223:                                             ; preds = %1253, %1100, %1073
  %1224 = load ptr, ptr %874, align 8
  %1225 = getelementptr inbounds i64, ptr %1224, i64 %1031
  %1226 = load i64, ptr %1225, align 8
  %1227 = load ptr, ptr %869, align 8
  %1228 = load i64, ptr %870, align 8
  %1229 = add nsw i64 %1228, %833
  %1230 = mul nsw i64 %1229, %368
  %1231 = add nsw i64 %1230, %1226
  %1232 = getelementptr inbounds i64, ptr %1227, i64 %1231
  %1233 = load i64, ptr %1232, align 8
  %1234 = icmp eq i64 %1233, 0
  br i1 %1234, label %1243, label %1235

1235:                                             ; preds = %1223
  %1236 = load ptr, ptr %871, align 8
  %1237 = getelementptr inbounds ptr, ptr %1236, i64 %368
  %1238 = load ptr, ptr %1237, align 8
  %1239 = getelementptr inbounds %struct.Table, ptr %1238, i64 0, i32 1
  %1240 = load ptr, ptr %1239, align 8
  %1241 = getelementptr inbounds ptr, ptr %1240, i64 %1233
  %1242 = load ptr, ptr %1241, align 8
  br label %1243

1243:                                             ; preds = %1235, %1223
  %1244 = phi ptr [ %1242, %1235 ], [ null, %1223 ]
  %1245 = load ptr, ptr %875, align 8
  %1246 = getelementptr inbounds double, ptr %1245, i64 %1031
  %1247 = load double, ptr %1246, align 8
  %1248 = getelementptr inbounds double, ptr %19, i64 %1226
  %1249 = load double, ptr %1248, align 8
  %1250 = fmul double %1247, %1249
  br i1 %602, label %1251, label %1283

1251:                                             ; preds = %1243
  %1252 = icmp eq ptr %1244, null
  br label %1264

1253:                                             ; preds = %1101, %1253
  %1254 = phi i64 [ %1262, %1253 ], [ %1102, %1101 ]
  %1255 = getelementptr inbounds [128 x double], ptr %15, i64 0, i64 %1254
  %1256 = load double, ptr %1255, align 8
  %1257 = fcmp olt double %1256, %1076
  %1258 = select i1 %1257, double %1256, double %1076
  %1259 = getelementptr inbounds [128 x double], ptr %14, i64 0, i64 %1254
  %1260 = load double, ptr %1259, align 8
  %1261 = fsub double %1260, %1258
  store double %1261, ptr %1259, align 8
  %1262 = add nuw nsw i64 %1254, 1
  %1263 = icmp eq i64 %1262, %599
  br i1 %1263, label %1223, label %1253

1264:                                             ; preds = %1275, %1251
  %1265 = phi i64 [ 0, %1251 ], [ %1281, %1275 ]
  %1266 = getelementptr inbounds [128 x double], ptr %14, i64 0, i64 %1265
  %1267 = load double, ptr %1266, align 8
  %1268 = fcmp ogt double %1267, 0.000000e+00
  %1269 = select i1 %1268, double %1267, double 0.000000e+00
  br i1 %1252, label %1275, label %1270

1270:                                             ; preds = %1264
  %1271 = add nuw nsw i64 %1265, %567
  %1272 = getelementptr inbounds double, ptr %1244, i64 %1271
  %1273 = load double, ptr %1272, align 8
  %1274 = fmul double %1250, %1273
  br label %1275

1275:                                             ; preds = %1270, %1264
  %1276 = phi double [ %1274, %1270 ], [ %1250, %1264 ]
  %1277 = fmul double %1269, %1276
  %1278 = getelementptr inbounds [64 x [128 x double]], ptr %12, i64 0, i64 %1033, i64 %1265
  %1279 = load double, ptr %1278, align 8
  %1280 = fadd double %1279, %1277
  store double %1280, ptr %1278, align 8
  %1281 = add nuw nsw i64 %1265, 1
  %1282 = icmp eq i64 %1281, %599
  br i1 %1282, label %1283, label %1264

1283:                                             ; preds = %1275, %1243, %1035
  %1284 = phi i64 [ %1036, %1035 ], [ %1054, %1243 ], [ %1054, %1275 ]
  %1285 = icmp eq i64 %1284, %862
  br i1 %1285, label %994, label %1030

1286:                                             ; preds = %1336, %1024
  %1287 = phi i64 [ 0, %1024 ], [ %1337, %1336 ]
  %1288 = getelementptr inbounds i32, ptr %20, i64 %1287
  %1289 = load i32, ptr %1288, align 4
  %1290 = icmp eq i32 %1289, 0
  br i1 %1290, label %1336, label %1291

1291:                                             ; preds = %1286
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %17)
  br i1 %663, label %1292, label %1317

1292:                                             ; preds = %1291
  br i1 %1027, label %1315, label %1293

1293:                                             ; preds = %1292, %1293
  %1294 = phi i64 [ %1312, %1293 ], [ 0, %1292 ]
  %1295 = or i64 %1294, 1
  %1296 = or i64 %1294, 2
  %1297 = or i64 %1294, 3
  %1298 = getelementptr inbounds [64 x [128 x double]], ptr %12, i64 0, i64 %1294, i64 %1287
  %1299 = getelementptr inbounds [64 x [128 x double]], ptr %12, i64 0, i64 %1295, i64 %1287
  %1300 = getelementptr inbounds [64 x [128 x double]], ptr %12, i64 0, i64 %1296, i64 %1287
  %1301 = getelementptr inbounds [64 x [128 x double]], ptr %12, i64 0, i64 %1297, i64 %1287
  %1302 = load double, ptr %1298, align 8
  %1303 = load double, ptr %1299, align 8
  %1304 = insertelement <2 x double> poison, double %1302, i64 0
  %1305 = insertelement <2 x double> %1304, double %1303, i64 1
  %1306 = load double, ptr %1300, align 8
  %1307 = load double, ptr %1301, align 8
  %1308 = insertelement <2 x double> poison, double %1306, i64 0
  %1309 = insertelement <2 x double> %1308, double %1307, i64 1
  %1310 = getelementptr inbounds [64 x double], ptr %17, i64 0, i64 %1294
  store <2 x double> %1305, ptr %1310, align 16
  %1311 = getelementptr inbounds double, ptr %1310, i64 2
  store <2 x double> %1309, ptr %1311, align 16
  %1312 = add nuw i64 %1294, 4
  %1313 = icmp eq i64 %1312, %1028
  br i1 %1313, label %1314, label %1293

1314:                                             ; preds = %1293
  br i1 %1029, label %1317, label %1315

1315:                                             ; preds = %1292, %1314
  %1316 = phi i64 [ 0, %1292 ], [ %1028, %1314 ]
  br label %1319

1317:                                             ; preds = %1319, %1314, %1291
  %1318 = load double, ptr %1026, align 8
  br i1 %1025, label %1331, label %1326

1319:                                             ; preds = %1315, %1319
  %1320 = phi i64 [ %1324, %1319 ], [ %1316, %1315 ]
  %1321 = getelementptr inbounds [64 x [128 x double]], ptr %12, i64 0, i64 %1320, i64 %1287
  %1322 = load double, ptr %1321, align 8
  %1323 = getelementptr inbounds [64 x double], ptr %17, i64 0, i64 %1320
  store double %1322, ptr %1323, align 8
  %1324 = add nuw nsw i64 %1320, 1
  %1325 = icmp eq i64 %1324, %662
  br i1 %1325, label %1317, label %1319

1326:                                             ; preds = %1317
  %1327 = add nuw nsw i64 %1287, %567
  %1328 = getelementptr inbounds double, ptr %1017, i64 %1327
  %1329 = load double, ptr %1328, align 8
  %1330 = fmul double %1318, %1329
  br label %1331

1331:                                             ; preds = %1326, %1317
  %1332 = phi double [ %1330, %1326 ], [ %1318, %1317 ]
  %1333 = call fastcc double @worth(ptr noundef %601, ptr noundef nonnull %17, double noundef %1332)
  %1334 = fcmp olt double %1333, %1023
  %1335 = zext i1 %1334 to i32
  store i32 %1335, ptr %1288, align 4
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %17)
  br label %1336

1336:                                             ; preds = %1331, %1286
  %1337 = add nuw nsw i64 %1287, 1
  %1338 = icmp eq i64 %1337, %599
  br i1 %1338, label %1339, label %1286

1339:                                             ; preds = %1336, %1016
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %16)
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %15)
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %14)
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %13)
  call void @llvm.lifetime.end.p0(i64 65536, ptr nonnull %12)
  br label %1340

1340:                                             ; preds = %1339, %566
  br i1 %512, label %1341, label %1345

1341:                                             ; preds = %1340
  %1342 = getelementptr inbounds [128 x i32], ptr %20, i64 0, i64 %594
  %1343 = load i32, ptr %1342, align 4
  %1344 = icmp eq i32 %1343, 0
  br i1 %1344, label %1480, label %1345

1345:                                             ; preds = %1341, %1340
  br i1 %513, label %1346, label %1363

1346:                                             ; preds = %1345
  %1347 = load ptr, ptr %514, align 8
  br i1 %517, label %1348, label %1382

1348:                                             ; preds = %1382, %1346
  %1349 = phi i64 [ undef, %1346 ], [ %1406, %1382 ]
  %1350 = phi i64 [ 0, %1346 ], [ %1407, %1382 ]
  %1351 = phi i64 [ 1469598103934665603, %1346 ], [ %1406, %1382 ]
  br i1 %519, label %1363, label %1352

1352:                                             ; preds = %1348
  %1353 = getelementptr inbounds [1024 x i64], ptr %18, i64 0, i64 %1350
  %1354 = load i64, ptr %1353, align 8
  %1355 = getelementptr inbounds ptr, ptr %1347, i64 %1354
  %1356 = load ptr, ptr %1355, align 8
  %1357 = getelementptr inbounds double, ptr %1356, i64 %567
  %1358 = load i64, ptr %1357, align 8
  %1359 = xor i64 %1358, %1351
  %1360 = mul i64 %1359, 1099511628211
  %1361 = lshr i64 %1360, 29
  %1362 = xor i64 %1361, %1360
  br label %1363

1363:                                             ; preds = %1352, %1348, %1345
  %1364 = phi i64 [ 1469598103934665603, %1345 ], [ %1349, %1348 ], [ %1362, %1352 ]
  %1365 = and i64 %1364, %515
  %1366 = getelementptr inbounds i32, ptr %394, i64 %1365
  %1367 = load i32, ptr %1366, align 4
  %1368 = icmp sgt i32 %1367, -1
  %1369 = load ptr, ptr %398, align 8
  br i1 %1368, label %1370, label %1454

1370:                                             ; preds = %1363
  %1371 = load ptr, ptr %0, align 8
  %1372 = load i64, ptr %1371, align 8
  %1373 = getelementptr inbounds %struct.Problem, ptr %1371, i64 0, i32 1
  %1374 = load i64, ptr %1373, align 8
  %1375 = add nsw i64 %1374, %1372
  %1376 = icmp slt i64 %1375, 1
  %1377 = mul nsw i64 %1375, %368
  %1378 = getelementptr inbounds %struct.Problem, ptr %1371, i64 0, i32 5
  br i1 %1376, label %1464, label %1379

1379:                                             ; preds = %1370
  %1380 = getelementptr inbounds %struct.Problem, ptr %1371, i64 0, i32 6
  %1381 = load ptr, ptr %1380, align 8
  br label %1410

1382:                                             ; preds = %1346, %1382
  %1383 = phi i64 [ %1407, %1382 ], [ 0, %1346 ]
  %1384 = phi i64 [ %1406, %1382 ], [ 1469598103934665603, %1346 ]
  %1385 = phi i64 [ %1408, %1382 ], [ 0, %1346 ]
  %1386 = getelementptr inbounds [1024 x i64], ptr %18, i64 0, i64 %1383
  %1387 = load i64, ptr %1386, align 16
  %1388 = getelementptr inbounds ptr, ptr %1347, i64 %1387
  %1389 = load ptr, ptr %1388, align 8
  %1390 = getelementptr inbounds double, ptr %1389, i64 %567
  %1391 = load i64, ptr %1390, align 8
  %1392 = xor i64 %1391, %1384
  %1393 = mul i64 %1392, 1099511628211
  %1394 = lshr i64 %1393, 29
  %1395 = or i64 %1383, 1
  %1396 = getelementptr inbounds [1024 x i64], ptr %18, i64 0, i64 %1395
  %1397 = load i64, ptr %1396, align 8
  %1398 = getelementptr inbounds ptr, ptr %1347, i64 %1397
  %1399 = load ptr, ptr %1398, align 8
  %1400 = getelementptr inbounds double, ptr %1399, i64 %567
  %1401 = load i64, ptr %1400, align 8
  %1402 = xor i64 %1394, %1401
  %1403 = xor i64 %1402, %1393
  %1404 = mul i64 %1403, 1099511628211
  %1405 = lshr i64 %1404, 29
  %1406 = xor i64 %1405, %1404
  %1407 = add nuw nsw i64 %1383, 2
  %1408 = add i64 %1385, 2
  %1409 = icmp eq i64 %1408, %518
  br i1 %1409, label %1348, label %1382

1410:                                             ; preds = %1445, %1379
  %1411 = phi i32 [ %1367, %1379 ], [ %1449, %1445 ]
  %1412 = phi i64 [ %1365, %1379 ], [ %1447, %1445 ]
  %1413 = zext i32 %1411 to i64
  %1414 = getelementptr inbounds i32, ptr %1369, i64 %1413
  %1415 = load i32, ptr %1414, align 4
  %1416 = sext i32 %1415 to i64
  br label %1417

1417:                                             ; preds = %1439, %1410
  %1418 = phi i1 [ false, %1410 ], [ %1441, %1439 ]
  %1419 = phi i64 [ 0, %1410 ], [ %1440, %1439 ]
  %1420 = add nsw i64 %1419, %1377
  %1421 = getelementptr inbounds i64, ptr %1381, i64 %1420
  %1422 = load i64, ptr %1421, align 8
  %1423 = icmp eq i64 %1422, 0
  br i1 %1423, label %1439, label %1424

1424:                                             ; preds = %1417
  %1425 = load ptr, ptr %1378, align 8
  %1426 = getelementptr inbounds ptr, ptr %1425, i64 %368
  %1427 = load ptr, ptr %1426, align 8
  %1428 = getelementptr inbounds %struct.Table, ptr %1427, i64 0, i32 1
  %1429 = load ptr, ptr %1428, align 8
  %1430 = getelementptr inbounds ptr, ptr %1429, i64 %1422
  %1431 = load ptr, ptr %1430, align 8
  %1432 = icmp eq ptr %1431, null
  br i1 %1432, label %1439, label %1433

1433:                                             ; preds = %1424
  %1434 = getelementptr inbounds double, ptr %1431, i64 %1416
  %1435 = load double, ptr %1434, align 8
  %1436 = getelementptr inbounds double, ptr %1431, i64 %567
  %1437 = load double, ptr %1436, align 8
  %1438 = fcmp une double %1435, %1437
  br i1 %1438, label %1443, label %1439

1439:                                             ; preds = %1433, %1424, %1417
  %1440 = add nuw nsw i64 %1419, 1
  %1441 = icmp sge i64 %1440, %1375
  %1442 = icmp eq i64 %1440, %1375
  br i1 %1442, label %1443, label %1417

1443:                                             ; preds = %1439, %1433
  %1444 = phi i1 [ %1418, %1433 ], [ %1441, %1439 ]
  br i1 %1444, label %1451, label %1445

1445:                                             ; preds = %1443
  %1446 = add nsw i64 %1412, 1
  %1447 = and i64 %1446, %515
  %1448 = getelementptr inbounds i32, ptr %394, i64 %1447
  %1449 = load i32, ptr %1448, align 4
  %1450 = icmp sgt i32 %1449, -1
  br i1 %1450, label %1410, label %1454

1451:                                             ; preds = %1443
  %1452 = getelementptr inbounds i32, ptr %394, i64 %1412
  %1453 = icmp slt i32 %1411, 0
  br i1 %1453, label %1457, label %1468

1454:                                             ; preds = %1445, %1363
  %1455 = phi i64 [ %1365, %1363 ], [ %1447, %1445 ]
  %1456 = getelementptr inbounds i32, ptr %394, i64 %1455
  br label %1457

1457:                                             ; preds = %1454, %1451
  %1458 = phi ptr [ %1456, %1454 ], [ %1452, %1451 ]
  %1459 = trunc i64 %568 to i32
  store i32 %1459, ptr %1458, align 4
  %1460 = trunc i64 %567 to i32
  %1461 = add nsw i64 %568, 1
  %1462 = getelementptr inbounds i32, ptr %1369, i64 %568
  store i32 %1460, ptr %1462, align 4
  %1463 = getelementptr inbounds i32, ptr %400, i64 %567
  store i32 -1, ptr %1463, align 4
  br label %1476

1464:                                             ; preds = %1370
  %1465 = zext i32 %1367 to i64
  %1466 = getelementptr inbounds i32, ptr %1369, i64 %1465
  %1467 = load i32, ptr %1466, align 4
  br label %1468

1468:                                             ; preds = %1464, %1451
  %1469 = phi i32 [ %1467, %1464 ], [ %1415, %1451 ]
  %1470 = phi ptr [ %1366, %1464 ], [ %1452, %1451 ]
  %1471 = sext i32 %1469 to i64
  %1472 = getelementptr inbounds i32, ptr %400, i64 %1471
  %1473 = load i32, ptr %1472, align 4
  %1474 = getelementptr inbounds i32, ptr %400, i64 %567
  store i32 %1473, ptr %1474, align 4
  %1475 = trunc i64 %567 to i32
  store i32 %1475, ptr %1472, align 4
  br label %1476

1476:                                             ; preds = %1468, %1457
  %1477 = phi ptr [ %1458, %1457 ], [ %1470, %1468 ]
  %1478 = phi i64 [ %1461, %1457 ], [ %568, %1468 ]
  %1479 = load i32, ptr %1477, align 4
  store i32 %1479, ptr %593, align 4
  br label %1480

1480:                                             ; preds = %1476, %1341
  %1481 = phi i64 [ %1478, %1476 ], [ %568, %1341 ]
  %1482 = add nuw nsw i64 %567, 1
  %1483 = icmp eq i64 %1482, %381
  br i1 %1483, label %554, label %566

1484:                                             ; preds = %1597, %554
  %1485 = phi i64 [ 0, %554 ], [ %1599, %1597 ]
  %1486 = phi i64 [ %558, %554 ], [ %1598, %1597 ]
  %1487 = getelementptr inbounds %struct.Problem, ptr %375, i64 0, i32 2
  %1488 = load i64, ptr %1487, align 8
  %1489 = add nsw i64 %1488, %1486
  %1490 = getelementptr inbounds %struct.Goal, ptr %376, i64 0, i32 1
  %1491 = getelementptr inbounds %struct.Goal, ptr %376, i64 0, i32 2
  %1492 = load i64, ptr %1490, align 8
  %1493 = load i64, ptr %1491, align 8
  %1494 = add nsw i64 %1493, %1492
  %1495 = icmp sgt i64 %1493, 1
  %1496 = zext i1 %1495 to i64
  %1497 = add nsw i64 %1494, %1496
  %1498 = icmp sgt i64 %1497, 0
  br i1 %1498, label %1499, label %1868

1499:                                             ; preds = %1484
  %1500 = sub i64 0, %555
  %1501 = icmp sgt i64 %555, 0
  %1502 = getelementptr inbounds %struct.Table, ptr %380, i64 0, i32 6
  %1503 = getelementptr inbounds %struct.Goal, ptr %376, i64 0, i32 8
  %1504 = getelementptr inbounds %struct.Table, ptr %380, i64 0, i32 2
  %1505 = getelementptr inbounds %struct.Table, ptr %380, i64 0, i32 5
  %1506 = icmp ult i64 %555, 4
  %1507 = and i64 %555, -4
  %1508 = icmp eq i64 %555, %1507
  %1509 = icmp ult i64 %555, 4
  %1510 = and i64 %555, -4
  %1511 = icmp eq i64 %555, %1510
  br label %1602

1512:                                             ; preds = %1597, %560
  %1513 = phi i64 [ %558, %560 ], [ %1598, %1597 ]
  %1514 = phi i64 [ 0, %560 ], [ %1599, %1597 ]
  %1515 = phi i64 [ 0, %560 ], [ %1600, %1597 ]
  %1516 = load ptr, ptr %561, align 8
  %1517 = add nsw i64 %1515, %562
  %1518 = getelementptr inbounds i64, ptr %1516, i64 %1517
  %1519 = load i64, ptr %1518, align 8
  %1520 = icmp eq i64 %1519, 0
  br i1 %1520, label %1597, label %1521

1521:                                             ; preds = %1512
  %1522 = load ptr, ptr %28, align 8
  %1523 = getelementptr inbounds double, ptr %1522, i64 %563
  store ptr %1523, ptr %28, align 8
  br i1 %564, label %1524, label %1529

1524:                                             ; preds = %1521
  %1525 = load ptr, ptr %565, align 8
  %1526 = getelementptr inbounds ptr, ptr %1525, i64 %1519
  %1527 = load ptr, ptr %1526, align 8
  %1528 = load ptr, ptr %398, align 8
  br label %1535

1529:                                             ; preds = %1592, %1521
  %1530 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %368, i64 %1514
  store i64 %1515, ptr %1530, align 8
  %1531 = load i64, ptr %557, align 8
  %1532 = add nsw i64 %1531, 1
  store i64 %1532, ptr %557, align 8
  %1533 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 42, i64 %368, i64 %1531
  store ptr %1523, ptr %1533, align 8
  %1534 = load i64, ptr %375, align 8
  br label %1597

1535:                                             ; preds = %1592, %1524
  %1536 = phi i64 [ 0, %1524 ], [ %1595, %1592 ]
  %1537 = getelementptr inbounds i32, ptr %1528, i64 %1536
  %1538 = load i32, ptr %1537, align 4
  %1539 = sext i32 %1538 to i64
  %1540 = getelementptr inbounds double, ptr %1527, i64 %1539
  %1541 = load double, ptr %1540, align 8
  %1542 = bitcast double %1541 to i64
  %1543 = mul i64 %1542, -7046029254386353131
  %1544 = lshr i64 %1543, 53
  %1545 = getelementptr inbounds [2048 x double], ptr %53, i64 0, i64 %1544
  %1546 = load double, ptr %1545, align 8
  %1547 = fcmp une double %1546, %1541
  br i1 %1547, label %1551, label %1548

1548:                                             ; preds = %1535
  %1549 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i32 1, i64 %1544
  %1550 = load double, ptr %1549, align 8
  br label %1592

1551:                                             ; preds = %1535
  store double %1541, ptr %1545, align 8
  %1552 = lshr i64 %1542, 52
  %1553 = and i64 %1552, 2047
  %1554 = and i64 %1542, 4503599627370495
  %1555 = or i64 %1554, 4607182418800017408
  %1556 = bitcast i64 %1555 to double
  %1557 = fcmp ogt double %1556, 0x3FF6A09E667F3BCD
  %1558 = fmul double %1556, 5.000000e-01
  %1559 = select i1 %1557, double %1558, double %1556
  %1560 = select i1 %1557, i64 -1022, i64 -1023
  %1561 = add nsw i64 %1560, %1553
  %1562 = fadd double %1559, -1.000000e+00
  %1563 = fadd double %1559, 1.000000e+00
  %1564 = fdiv double %1562, %1563
  %1565 = fmul double %1564, %1564
  %1566 = fmul double %1565, 0x3FA8618618618618
  %1567 = fadd double %1566, 0x3FAAF286BCA1AF28
  %1568 = fmul double %1565, %1567
  %1569 = fadd double %1568, 0x3FAE1E1E1E1E1E1E
  %1570 = fmul double %1565, %1569
  %1571 = fadd double %1570, 0x3FB1111111111111
  %1572 = fmul double %1565, %1571
  %1573 = fadd double %1572, 0x3FB3B13B13B13B14
  %1574 = fmul double %1565, %1573
  %1575 = fadd double %1574, 0x3FB745D1745D1746
  %1576 = fmul double %1565, %1575
  %1577 = fadd double %1576, 0x3FBC71C71C71C71C
  %1578 = fmul double %1565, %1577
  %1579 = fadd double %1578, 0x3FC2492492492492
  %1580 = fmul double %1565, %1579
  %1581 = fadd double %1580, 2.000000e-01
  %1582 = fmul double %1565, %1581
  %1583 = fadd double %1582, 0x3FD5555555555555
  %1584 = fmul double %1565, %1583
  %1585 = fadd double %1584, 1.000000e+00
  %1586 = fmul double %1564, 2.000000e+00
  %1587 = fmul double %1586, %1585
  %1588 = sitofp i64 %1561 to double
  %1589 = fmul double %1588, 0x3FE62E42FEFA39EF
  %1590 = fadd double %1589, %1587
  %1591 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i32 1, i64 %1544
  store double %1590, ptr %1591, align 8
  br label %1592

1592:                                             ; preds = %1551, %1548
  %1593 = phi double [ %1550, %1548 ], [ %1590, %1551 ]
  %1594 = getelementptr inbounds double, ptr %1523, i64 %1536
  store double %1593, ptr %1594, align 8
  %1595 = add nuw nsw i64 %1536, 1
  %1596 = icmp eq i64 %1595, %555
  br i1 %1596, label %1529, label %1535

1597:                                             ; preds = %1529, %1512
  %1598 = phi i64 [ %1513, %1512 ], [ %1534, %1529 ]
  %1599 = phi i64 [ %1514, %1512 ], [ %1532, %1529 ]
  %1600 = add nuw nsw i64 %1515, 1
  %1601 = icmp slt i64 %1600, %1598
  br i1 %1601, label %1512, label %1484

1602:                                             ; preds = %1858, %1499
  %1603 = phi i64 [ %1493, %1499 ], [ %1859, %1858 ]
  %1604 = phi i64 [ %1492, %1499 ], [ %1860, %1858 ]
  %1605 = phi i64 [ %1485, %1499 ], [ %1861, %1858 ]
  %1606 = phi i64 [ %1494, %1499 ], [ %1863, %1858 ]
  %1607 = phi i64 [ 0, %1499 ], [ %1862, %1858 ]
  %1608 = load ptr, ptr %28, align 8
  %1609 = getelementptr inbounds double, ptr %1608, i64 %1500
  store ptr %1609, ptr %28, align 8
  br i1 %1501, label %1610, label %1620

1610:                                             ; preds = %1602
  br i1 %1506, label %1618, label %1611

1611:                                             ; preds = %1610, %1611
  %1612 = phi i64 [ %1615, %1611 ], [ 0, %1610 ]
  %1613 = getelementptr inbounds double, ptr %1609, i64 %1612
  store <2 x double> <double 0x7FF0000000000000, double 0x7FF0000000000000>, ptr %1613, align 8
  %1614 = getelementptr inbounds double, ptr %1613, i64 2
  store <2 x double> <double 0x7FF0000000000000, double 0x7FF0000000000000>, ptr %1614, align 8
  %1615 = add nuw i64 %1612, 4
  %1616 = icmp eq i64 %1615, %1507
  br i1 %1616, label %1617, label %1611

1617:                                             ; preds = %1611
  br i1 %1508, label %1620, label %1618

1618:                                             ; preds = %1610, %1617
  %1619 = phi i64 [ 0, %1610 ], [ %1507, %1617 ]
  br label %1626

1620:                                             ; preds = %1626, %1617, %1602
  br i1 %509, label %1621, label %1631

1621:                                             ; preds = %1620
  %1622 = icmp sgt i64 %1604, 0
  %1623 = icmp slt i64 %1607, %1604
  %1624 = icmp eq i64 %1606, %1607
  %1625 = sub nsw i64 %1607, %1604
  br label %1735

1626:                                             ; preds = %1618, %1626
  %1627 = phi i64 [ %1629, %1626 ], [ %1619, %1618 ]
  %1628 = getelementptr inbounds double, ptr %1609, i64 %1627
  store double 0x7FF0000000000000, ptr %1628, align 8
  %1629 = add nuw nsw i64 %1627, 1
  %1630 = icmp eq i64 %1629, %555
  br i1 %1630, label %1620, label %1626

1631:                                             ; preds = %1793, %1620
  br i1 %1501, label %1632, label %1849

1632:                                             ; preds = %1631
  br i1 %1509, label %1732, label %1633

1633:                                             ; preds = %1632, %1633
  %1634 = phi i64 [ %1727, %1633 ], [ 0, %1632 ]
  %1635 = phi <2 x i64> [ %1645, %1633 ], [ zeroinitializer, %1632 ]
  %1636 = phi <2 x i64> [ %1646, %1633 ], [ zeroinitializer, %1632 ]
  %1637 = getelementptr inbounds double, ptr %1609, i64 %1634
  %1638 = load <2 x double>, ptr %1637, align 8
  %1639 = getelementptr inbounds double, ptr %1637, i64 2
  %1640 = load <2 x double>, ptr %1639, align 8
  %1641 = fcmp ogt <2 x double> %1638, <double 1.000000e+00, double 1.000000e+00>
  %1642 = fcmp ogt <2 x double> %1640, <double 1.000000e+00, double 1.000000e+00>
  %1643 = zext <2 x i1> %1641 to <2 x i64>
  %1644 = zext <2 x i1> %1642 to <2 x i64>
  %1645 = or <2 x i64> %1635, %1643
  %1646 = or <2 x i64> %1636, %1644
  %1647 = bitcast <2 x double> %1638 to <2 x i64>
  %1648 = bitcast <2 x double> %1640 to <2 x i64>
  %1649 = lshr <2 x i64> %1647, <i64 52, i64 52>
  %1650 = lshr <2 x i64> %1648, <i64 52, i64 52>
  %1651 = and <2 x i64> %1649, <i64 2047, i64 2047>
  %1652 = and <2 x i64> %1650, <i64 2047, i64 2047>
  %1653 = and <2 x i64> %1647, <i64 4503599627370495, i64 4503599627370495>
  %1654 = and <2 x i64> %1648, <i64 4503599627370495, i64 4503599627370495>
  %1655 = or <2 x i64> %1653, <i64 4607182418800017408, i64 4607182418800017408>
  %1656 = or <2 x i64> %1654, <i64 4607182418800017408, i64 4607182418800017408>
  %1657 = bitcast <2 x i64> %1655 to <2 x double>
  %1658 = bitcast <2 x i64> %1656 to <2 x double>
  %1659 = fcmp ogt <2 x double> %1657, <double 0x3FF6A09E667F3BCD, double 0x3FF6A09E667F3BCD>
  %1660 = fcmp ogt <2 x double> %1658, <double 0x3FF6A09E667F3BCD, double 0x3FF6A09E667F3BCD>
  %1661 = fmul <2 x double> %1657, <double 5.000000e-01, double 5.000000e-01>
  %1662 = fmul <2 x double> %1658, <double 5.000000e-01, double 5.000000e-01>
  %1663 = select <2 x i1> %1659, <2 x double> %1661, <2 x double> %1657
  %1664 = select <2 x i1> %1660, <2 x double> %1662, <2 x double> %1658
  %1665 = select <2 x i1> %1659, <2 x i64> <i64 -1022, i64 -1022>, <2 x i64> <i64 -1023, i64 -1023>
  %1666 = select <2 x i1> %1660, <2 x i64> <i64 -1022, i64 -1022>, <2 x i64> <i64 -1023, i64 -1023>
  %1667 = add nsw <2 x i64> %1665, %1651
  %1668 = add nsw <2 x i64> %1666, %1652
  %1669 = fadd <2 x double> %1663, <double -1.000000e+00, double -1.000000e+00>
  %1670 = fadd <2 x double> %1664, <double -1.000000e+00, double -1.000000e+00>
  %1671 = fadd <2 x double> %1663, <double 1.000000e+00, double 1.000000e+00>
  %1672 = fadd <2 x double> %1664, <double 1.000000e+00, double 1.000000e+00>
  %1673 = fdiv <2 x double> %1669, %1671
  %1674 = fdiv <2 x double> %1670, %1672
  %1675 = fmul <2 x double> %1673, %1673
  %1676 = fmul <2 x double> %1674, %1674
  %1677 = fmul <2 x double> %1675, <double 0x3FA8618618618618, double 0x3FA8618618618618>
  %1678 = fmul <2 x double> %1676, <double 0x3FA8618618618618, double 0x3FA8618618618618>
  %1679 = fadd <2 x double> %1677, <double 0x3FAAF286BCA1AF28, double 0x3FAAF286BCA1AF28>
  %1680 = fadd <2 x double> %1678, <double 0x3FAAF286BCA1AF28, double 0x3FAAF286BCA1AF28>
  %1681 = fmul <2 x double> %1675, %1679
  %1682 = fmul <2 x double> %1676, %1680
  %1683 = fadd <2 x double> %1681, <double 0x3FAE1E1E1E1E1E1E, double 0x3FAE1E1E1E1E1E1E>
  %1684 = fadd <2 x double> %1682, <double 0x3FAE1E1E1E1E1E1E, double 0x3FAE1E1E1E1E1E1E>
  %1685 = fmul <2 x double> %1675, %1683
  %1686 = fmul <2 x double> %1676, %1684
  %1687 = fadd <2 x double> %1685, <double 0x3FB1111111111111, double 0x3FB1111111111111>
  %1688 = fadd <2 x double> %1686, <double 0x3FB1111111111111, double 0x3FB1111111111111>
  %1689 = fmul <2 x double> %1675, %1687
  %1690 = fmul <2 x double> %1676, %1688
  %1691 = fadd <2 x double> %1689, <double 0x3FB3B13B13B13B14, double 0x3FB3B13B13B13B14>
  %1692 = fadd <2 x double> %1690, <double 0x3FB3B13B13B13B14, double 0x3FB3B13B13B13B14>
  %1693 = fmul <2 x double> %1675, %1691
  %1694 = fmul <2 x double> %1676, %1692
  %1695 = fadd <2 x double> %1693, <double 0x3FB745D1745D1746, double 0x3FB745D1745D1746>
  %1696 = fadd <2 x double> %1694, <double 0x3FB745D1745D1746, double 0x3FB745D1745D1746>
  %1697 = fmul <2 x double> %1675, %1695
  %1698 = fmul <2 x double> %1676, %1696
  %1699 = fadd <2 x double> %1697, <double 0x3FBC71C71C71C71C, double 0x3FBC71C71C71C71C>
  %1700 = fadd <2 x double> %1698, <double 0x3FBC71C71C71C71C, double 0x3FBC71C71C71C71C>
  %1701 = fmul <2 x double> %1675, %1699
  %1702 = fmul <2 x double> %1676, %1700
  %1703 = fadd <2 x double> %1701, <double 0x3FC2492492492492, double 0x3FC2492492492492>
  %1704 = fadd <2 x double> %1702, <double 0x3FC2492492492492, double 0x3FC2492492492492>
  %1705 = fmul <2 x double> %1675, %1703
  %1706 = fmul <2 x double> %1676, %1704
  %1707 = fadd <2 x double> %1705, <double 2.000000e-01, double 2.000000e-01>
  %1708 = fadd <2 x double> %1706, <double 2.000000e-01, double 2.000000e-01>
  %1709 = fmul <2 x double> %1675, %1707
  %1710 = fmul <2 x double> %1676, %1708
  %1711 = fadd <2 x double> %1709, <double 0x3FD5555555555555, double 0x3FD5555555555555>
  %1712 = fadd <2 x double> %1710, <double 0x3FD5555555555555, double 0x3FD5555555555555>
  %1713 = fmul <2 x double> %1675, %1711
  %1714 = fmul <2 x double> %1676, %1712
  %1715 = fadd <2 x double> %1713, <double 1.000000e+00, double 1.000000e+00>
  %1716 = fadd <2 x double> %1714, <double 1.000000e+00, double 1.000000e+00>
  %1717 = fmul <2 x double> %1673, <double 2.000000e+00, double 2.000000e+00>
  %1718 = fmul <2 x double> %1674, <double 2.000000e+00, double 2.000000e+00>
  %1719 = fmul <2 x double> %1717, %1715
  %1720 = fmul <2 x double> %1718, %1716
  %1721 = sitofp <2 x i64> %1667 to <2 x double>
  %1722 = sitofp <2 x i64> %1668 to <2 x double>
  %1723 = fmul <2 x double> %1721, <double 0x3FE62E42FEFA39EF, double 0x3FE62E42FEFA39EF>
  %1724 = fmul <2 x double> %1722, <double 0x3FE62E42FEFA39EF, double 0x3FE62E42FEFA39EF>
  %1725 = fadd <2 x double> %1723, %1719
  %1726 = fadd <2 x double> %1724, %1720
  store <2 x double> %1725, ptr %1637, align 8
  store <2 x double> %1726, ptr %1639, align 8
  %1727 = add nuw i64 %1634, 4
  %1728 = icmp eq i64 %1727, %1510
  br i1 %1728, label %1729, label %1633

1729:                                             ; preds = %1633
  %1730 = or <2 x i64> %1646, %1645
  %1731 = tail call i64 @llvm.vector.reduce.or.v2i64(<2 x i64> %1730)
  br i1 %1511, label %1796, label %1732

1732:                                             ; preds = %1632, %1729
  %1733 = phi i64 [ 0, %1632 ], [ %1510, %1729 ]
  %1734 = phi i64 [ 0, %1632 ], [ %1731, %1729 ]
  br label %1799

1735:                                             ; preds = %1793, %1621
  %1736 = phi i64 [ 0, %1621 ], [ %1794, %1793 ]
  %1737 = getelementptr inbounds i32, ptr %396, i64 %1736
  %1738 = load i32, ptr %1737, align 4
  %1739 = icmp slt i32 %1738, 0
  br i1 %1739, label %1740, label %1742

1740:                                             ; preds = %1735
  %1741 = add nuw nsw i64 %1736, 1
  br label %1793

1742:                                             ; preds = %1735
  %1743 = load ptr, ptr %1502, align 8
  %1744 = icmp eq ptr %1743, null
  br i1 %1744, label %1748, label %1745

1745:                                             ; preds = %1742
  %1746 = getelementptr inbounds i64, ptr %1743, i64 %1736
  %1747 = load i64, ptr %1746, align 8
  br label %1748

1748:                                             ; preds = %1745, %1742
  %1749 = phi i64 [ %1747, %1745 ], [ %1736, %1742 ]
  %1750 = add nuw nsw i64 %1736, 1
  %1751 = getelementptr inbounds i64, ptr %1743, i64 %1750
  %1752 = zext i32 %1738 to i64
  %1753 = getelementptr inbounds double, ptr %1609, i64 %1752
  br label %1754

1754:                                             ; preds = %1791, %1748
  %1755 = phi i64 [ %1749, %1748 ], [ %1792, %1791 ]
  br i1 %1744, label %1758, label %1756

1756:                                             ; preds = %1754
  %1757 = load i64, ptr %1751, align 8
  br label %1758

1758:                                             ; preds = %1756, %1754
  %1759 = phi i64 [ %1757, %1756 ], [ %1750, %1754 ]
  %1760 = icmp slt i64 %1755, %1759
  br i1 %1760, label %1761, label %1793

1761:                                             ; preds = %1758
  br i1 %1622, label %1767, label %1762

1762:                                             ; preds = %1786, %1761
  %1763 = phi i64 [ 1, %1761 ], [ %1787, %1786 ]
  %1764 = sitofp i64 %1763 to double
  %1765 = load double, ptr %1753, align 8
  %1766 = fcmp ogt double %1765, %1764
  br i1 %1766, label %1790, label %1791

1767:                                             ; preds = %1761, %1786
  %1768 = phi i64 [ %1788, %1786 ], [ 0, %1761 ]
  %1769 = phi i64 [ %1787, %1786 ], [ 1, %1761 ]
  br i1 %1623, label %1770, label %1772

1770:                                             ; preds = %1767
  %1771 = icmp eq i64 %1607, %1768
  br i1 %1771, label %1778, label %1786

1772:                                             ; preds = %1767
  br i1 %1624, label %1778, label %1773

1773:                                             ; preds = %1772
  %1774 = load ptr, ptr %1503, align 8
  %1775 = getelementptr inbounds i64, ptr %1774, i64 %1768
  %1776 = load i64, ptr %1775, align 8
  %1777 = icmp eq i64 %1776, %1625
  br i1 %1777, label %1778, label %1786

1778:                                             ; preds = %1773, %1772, %1770
  %1779 = load ptr, ptr %1504, align 8
  %1780 = load i64, ptr %1505, align 8
  %1781 = mul nsw i64 %1780, %1768
  %1782 = add nsw i64 %1781, %1755
  %1783 = getelementptr inbounds i64, ptr %1779, i64 %1782
  %1784 = load i64, ptr %1783, align 8
  %1785 = mul nsw i64 %1784, %1769
  br label %1786

1786:                                             ; preds = %1778, %1773, %1770
  %1787 = phi i64 [ %1785, %1778 ], [ %1769, %1773 ], [ %1769, %1770 ]
  %1788 = add nuw nsw i64 %1768, 1
  %1789 = icmp eq i64 %1788, %1604
  br i1 %1789, label %1762, label %1767

1790:                                             ; preds = %1762
  store double %1764, ptr %1753, align 8
  br label %1791

1791:                                             ; preds = %1790, %1762
  %1792 = add nsw i64 %1755, 1
  br label %1754

1793:                                             ; preds = %1758, %1740
  %1794 = phi i64 [ %1741, %1740 ], [ %1750, %1758 ]
  %1795 = icmp eq i64 %1794, %381
  br i1 %1795, label %1631, label %1735

1796:                                             ; preds = %1799, %1729
  %1797 = phi i64 [ %1731, %1729 ], [ %1806, %1799 ]
  %1798 = icmp eq i64 %1797, 0
  br i1 %1798, label %1849, label %1850

1799:                                             ; preds = %1732, %1799
  %1800 = phi i64 [ %1847, %1799 ], [ %1733, %1732 ]
  %1801 = phi i64 [ %1806, %1799 ], [ %1734, %1732 ]
  %1802 = getelementptr inbounds double, ptr %1609, i64 %1800
  %1803 = load double, ptr %1802, align 8
  %1804 = fcmp ogt double %1803, 1.000000e+00
  %1805 = zext i1 %1804 to i64
  %1806 = or i64 %1801, %1805
  %1807 = bitcast double %1803 to i64
  %1808 = lshr i64 %1807, 52
  %1809 = and i64 %1808, 2047
  %1810 = and i64 %1807, 4503599627370495
  %1811 = or i64 %1810, 4607182418800017408
  %1812 = bitcast i64 %1811 to double
  %1813 = fcmp ogt double %1812, 0x3FF6A09E667F3BCD
  %1814 = fmul double %1812, 5.000000e-01
  %1815 = select i1 %1813, double %1814, double %1812
  %1816 = select i1 %1813, i64 -1022, i64 -1023
  %1817 = add nsw i64 %1816, %1809
  %1818 = fadd double %1815, -1.000000e+00
  %1819 = fadd double %1815, 1.000000e+00
  %1820 = fdiv double %1818, %1819
  %1821 = fmul double %1820, %1820
  %1822 = fmul double %1821, 0x3FA8618618618618
  %1823 = fadd double %1822, 0x3FAAF286BCA1AF28
  %1824 = fmul double %1821, %1823
  %1825 = fadd double %1824, 0x3FAE1E1E1E1E1E1E
  %1826 = fmul double %1821, %1825
  %1827 = fadd double %1826, 0x3FB1111111111111
  %1828 = fmul double %1821, %1827
  %1829 = fadd double %1828, 0x3FB3B13B13B13B14
  %1830 = fmul double %1821, %1829
  %1831 = fadd double %1830, 0x3FB745D1745D1746
  %1832 = fmul double %1821, %1831
  %1833 = fadd double %1832, 0x3FBC71C71C71C71C
  %1834 = fmul double %1821, %1833
  %1835 = fadd double %1834, 0x3FC2492492492492
  %1836 = fmul double %1821, %1835
  %1837 = fadd double %1836, 2.000000e-01
  %1838 = fmul double %1821, %1837
  %1839 = fadd double %1838, 0x3FD5555555555555
  %1840 = fmul double %1821, %1839
  %1841 = fadd double %1840, 1.000000e+00
  %1842 = fmul double %1820, 2.000000e+00
  %1843 = fmul double %1842, %1841
  %1844 = sitofp i64 %1817 to double
  %1845 = fmul double %1844, 0x3FE62E42FEFA39EF
  %1846 = fadd double %1845, %1843
  store double %1846, ptr %1802, align 8
  %1847 = add nuw nsw i64 %1800, 1
  %1848 = icmp eq i64 %1847, %555
  br i1 %1848, label %1796, label %1799

1849:                                             ; preds = %1796, %1631
  store ptr %1608, ptr %28, align 8
  br label %1858

1850:                                             ; preds = %1796
  %1851 = add nsw i64 %1489, %1607
  %1852 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %368, i64 %1605
  store i64 %1851, ptr %1852, align 8
  %1853 = load i64, ptr %557, align 8
  %1854 = add nsw i64 %1853, 1
  store i64 %1854, ptr %557, align 8
  %1855 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 42, i64 %368, i64 %1853
  store ptr %1609, ptr %1855, align 8
  %1856 = load i64, ptr %1490, align 8
  %1857 = load i64, ptr %1491, align 8
  br label %1858

1858:                                             ; preds = %1850, %1849
  %1859 = phi i64 [ %1857, %1850 ], [ %1603, %1849 ]
  %1860 = phi i64 [ %1856, %1850 ], [ %1604, %1849 ]
  %1861 = phi i64 [ %1854, %1850 ], [ %1605, %1849 ]
  %1862 = add nuw nsw i64 %1607, 1
  %1863 = add nsw i64 %1860, %1859
  %1864 = icmp sgt i64 %1859, 1
  %1865 = zext i1 %1864 to i64
  %1866 = add nsw i64 %1863, %1865
  %1867 = icmp slt i64 %1862, %1866
  br i1 %1867, label %1602, label %1868

1868:                                             ; preds = %1858, %1484
  %1869 = phi i64 [ %1485, %1484 ], [ %1861, %1858 ]
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %20)
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %19)
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %18)
  %1870 = load i64, ptr %556, align 8
  %1871 = icmp eq i64 %1870, 0
  br i1 %1871, label %2310, label %1872

1872:                                             ; preds = %1868
  %1873 = load i64, ptr %1, align 8
  %1874 = load i64, ptr %346, align 8
  %1875 = add nsw i64 %1874, %1873
  %1876 = icmp sgt i64 %1875, 0
  %1877 = and i1 %70, %1876
  br i1 %1877, label %1878, label %1894

1878:                                             ; preds = %1872
  %1879 = load ptr, ptr %0, align 8
  %1880 = getelementptr inbounds %struct.Problem, ptr %1879, i64 0, i32 6
  %1881 = load ptr, ptr %1880, align 8
  %1882 = load i64, ptr %1879, align 8
  %1883 = getelementptr inbounds %struct.Problem, ptr %1879, i64 0, i32 1
  %1884 = load i64, ptr %1883, align 8
  %1885 = add nsw i64 %1884, %1882
  %1886 = mul nsw i64 %1885, %368
  %1887 = getelementptr inbounds %struct.Problem, ptr %1879, i64 0, i32 5
  %1888 = tail call i64 @llvm.smax.i64(i64 %1870, i64 0)
  %1889 = icmp slt i64 %1870, 1
  %1890 = and i64 %1888, 1
  %1891 = icmp eq i64 %1888, 1
  %1892 = and i64 %1888, 9223372036854775806
  %1893 = icmp eq i64 %1890, 0
  br label %1908

1894:                                             ; preds = %1981, %1872
  %1895 = load ptr, ptr %31, align 8
  %1896 = sub i64 0, %1870
  %1897 = getelementptr inbounds i32, ptr %1895, i64 %1896
  store ptr %1897, ptr %31, align 8
  %1898 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 24, i64 %368
  store ptr %1897, ptr %1898, align 8
  %1899 = load ptr, ptr %28, align 8
  %1900 = getelementptr inbounds double, ptr %1899, i64 %1896
  store ptr %1900, ptr %28, align 8
  %1901 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 20, i64 %368
  store ptr %1900, ptr %1901, align 8
  %1902 = icmp sgt i64 %1869, 0
  br i1 %1902, label %1903, label %1996

1903:                                             ; preds = %1894
  %1904 = and i64 %1869, 3
  %1905 = icmp ult i64 %1869, 4
  br i1 %1905, label %1984, label %1906

1906:                                             ; preds = %1903
  %1907 = and i64 %1869, -4
  br label %2004

1908:                                             ; preds = %1878, %1981
  %1909 = phi i64 [ 0, %1878 ], [ %1982, %1981 ]
  %1910 = add nsw i64 %1886, %1909
  %1911 = getelementptr inbounds i64, ptr %1881, i64 %1910
  %1912 = load i64, ptr %1911, align 8
  %1913 = icmp eq i64 %1912, 0
  br i1 %1913, label %1981, label %1914

1914:                                             ; preds = %1908
  %1915 = load ptr, ptr %1887, align 8
  %1916 = getelementptr inbounds ptr, ptr %1915, i64 %368
  %1917 = load ptr, ptr %1916, align 8
  %1918 = getelementptr inbounds %struct.Table, ptr %1917, i64 0, i32 1
  %1919 = load ptr, ptr %1918, align 8
  %1920 = getelementptr inbounds ptr, ptr %1919, i64 %1912
  %1921 = load ptr, ptr %1920, align 8
  %1922 = icmp slt i64 %1909, %1873
  %1923 = icmp eq ptr %1921, null
  br i1 %1923, label %1981, label %1924

1924:                                             ; preds = %1914
  %1925 = select i1 %1922, double 0x7FF0000000000000, double 0.000000e+00
  br i1 %1889, label %1978, label %1926

1926:                                             ; preds = %1924
  br i1 %1891, label %1962, label %1927

1927:                                             ; preds = %1926
  %1928 = load ptr, ptr %398, align 8
  %1929 = load ptr, ptr %398, align 8
  br label %1930

1930:                                             ; preds = %1957, %1927
  %1931 = phi double [ %1925, %1927 ], [ %1958, %1957 ]
  %1932 = phi i64 [ 0, %1927 ], [ %1959, %1957 ]
  %1933 = phi i64 [ 0, %1927 ], [ %1960, %1957 ]
  %1934 = getelementptr inbounds i32, ptr %1928, i64 %1932
  %1935 = load i32, ptr %1934, align 4
  %1936 = sext i32 %1935 to i64
  %1937 = getelementptr inbounds double, ptr %1921, i64 %1936
  %1938 = load double, ptr %1937, align 8
  br i1 %1922, label %1939, label %1941

1939:                                             ; preds = %1930
  %1940 = fcmp olt double %1938, %1931
  br i1 %1940, label %1943, label %1944

1941:                                             ; preds = %1930
  %1942 = fcmp ogt double %1938, %1931
  br i1 %1942, label %1943, label %1944

1943:                                             ; preds = %1941, %1939
  br label %1944

1944:                                             ; preds = %1943, %1941, %1939
  %1945 = phi double [ %1938, %1943 ], [ %1931, %1939 ], [ %1931, %1941 ]
  %1946 = or i64 %1932, 1
  %1947 = getelementptr inbounds i32, ptr %1929, i64 %1946
  %1948 = load i32, ptr %1947, align 4
  %1949 = sext i32 %1948 to i64
  %1950 = getelementptr inbounds double, ptr %1921, i64 %1949
  %1951 = load double, ptr %1950, align 8
  br i1 %1922, label %1954, label %1952

1952:                                             ; preds = %1944
  %1953 = fcmp ogt double %1951, %1945
  br i1 %1953, label %1956, label %1957

1954:                                             ; preds = %1944
  %1955 = fcmp olt double %1951, %1945
  br i1 %1955, label %1956, label %1957

1956:                                             ; preds = %1954, %1952
  br label %1957

1957:                                             ; preds = %1956, %1954, %1952
  %1958 = phi double [ %1951, %1956 ], [ %1945, %1954 ], [ %1945, %1952 ]
  %1959 = add nuw i64 %1932, 2
  %1960 = add i64 %1933, 2
  %1961 = icmp eq i64 %1960, %1892
  br i1 %1961, label %1962, label %1930

1962:                                             ; preds = %1957, %1926
  %1963 = phi double [ undef, %1926 ], [ %1958, %1957 ]
  %1964 = phi double [ %1925, %1926 ], [ %1958, %1957 ]
  %1965 = phi i64 [ 0, %1926 ], [ %1959, %1957 ]
  br i1 %1893, label %1978, label %1966

1966:                                             ; preds = %1962
  %1967 = load ptr, ptr %398, align 8
  %1968 = getelementptr inbounds i32, ptr %1967, i64 %1965
  %1969 = load i32, ptr %1968, align 4
  %1970 = sext i32 %1969 to i64
  %1971 = getelementptr inbounds double, ptr %1921, i64 %1970
  %1972 = load double, ptr %1971, align 8
  br i1 %1922, label %1975, label %1973

1973:                                             ; preds = %1966
  %1974 = fcmp ogt double %1972, %1964
  br i1 %1974, label %1977, label %1978

1975:                                             ; preds = %1966
  %1976 = fcmp olt double %1972, %1964
  br i1 %1976, label %1977, label %1978

1977:                                             ; preds = %1975, %1973
  br label %1978

1978:                                             ; preds = %1962, %1977, %1975, %1973, %1924
  %1979 = phi double [ %1925, %1924 ], [ %1963, %1962 ], [ %1972, %1977 ], [ %1964, %1975 ], [ %1964, %1973 ]
  %1980 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 37, i64 %1909, i64 %368
  store double %1979, ptr %1980, align 8
  br label %1981

1981:                                             ; preds = %1908, %1914, %1978
  %1982 = add nuw nsw i64 %1909, 1
  %1983 = icmp slt i64 %1982, %1875
  br i1 %1983, label %1908, label %1894

1984:                                             ; preds = %2004, %1903
  %1985 = phi i64 [ 0, %1903 ], [ %2022, %2004 ]
  %1986 = icmp eq i64 %1904, 0
  br i1 %1986, label %1996, label %1987

1987:                                             ; preds = %1984, %1987
  %1988 = phi i64 [ %1993, %1987 ], [ %1985, %1984 ]
  %1989 = phi i64 [ %1994, %1987 ], [ 0, %1984 ]
  %1990 = load ptr, ptr %28, align 8
  %1991 = getelementptr inbounds double, ptr %1990, i64 %1896
  store ptr %1991, ptr %28, align 8
  %1992 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %368, i64 %1988
  store ptr %1991, ptr %1992, align 8
  %1993 = add nuw nsw i64 %1988, 1
  %1994 = add i64 %1989, 1
  %1995 = icmp eq i64 %1994, %1904
  br i1 %1995, label %1996, label %1987

1996:                                             ; preds = %1984, %1987, %1894
  %1997 = load i64, ptr %39, align 8
  %1998 = icmp sgt i64 %1997, 0
  br i1 %1998, label %1999, label %2037

1999:                                             ; preds = %1996
  %2000 = and i64 %1997, 3
  %2001 = icmp ult i64 %1997, 4
  br i1 %2001, label %2025, label %2002

2002:                                             ; preds = %1999
  %2003 = and i64 %1997, -4
  br label %2059

2004:                                             ; preds = %2004, %1906
  %2005 = phi i64 [ 0, %1906 ], [ %2022, %2004 ]
  %2006 = phi i64 [ 0, %1906 ], [ %2023, %2004 ]
  %2007 = load ptr, ptr %28, align 8
  %2008 = getelementptr inbounds double, ptr %2007, i64 %1896
  store ptr %2008, ptr %28, align 8
  %2009 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %368, i64 %2005
  store ptr %2008, ptr %2009, align 8
  %2010 = or i64 %2005, 1
  %2011 = load ptr, ptr %28, align 8
  %2012 = getelementptr inbounds double, ptr %2011, i64 %1896
  store ptr %2012, ptr %28, align 8
  %2013 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %368, i64 %2010
  store ptr %2012, ptr %2013, align 8
  %2014 = or i64 %2005, 2
  %2015 = load ptr, ptr %28, align 8
  %2016 = getelementptr inbounds double, ptr %2015, i64 %1896
  store ptr %2016, ptr %28, align 8
  %2017 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %368, i64 %2014
  store ptr %2016, ptr %2017, align 8
  %2018 = or i64 %2005, 3
  %2019 = load ptr, ptr %28, align 8
  %2020 = getelementptr inbounds double, ptr %2019, i64 %1896
  store ptr %2020, ptr %28, align 8
  %2021 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %368, i64 %2018
  store ptr %2020, ptr %2021, align 8
  %2022 = add nuw nsw i64 %2005, 4
  %2023 = add i64 %2006, 4
  %2024 = icmp eq i64 %2023, %1907
  br i1 %2024, label %1984, label %2004

2025:                                             ; preds = %2059, %1999
  %2026 = phi i64 [ 0, %1999 ], [ %2077, %2059 ]
  %2027 = icmp eq i64 %2000, 0
  br i1 %2027, label %2037, label %2028

2028:                                             ; preds = %2025, %2028
  %2029 = phi i64 [ %2034, %2028 ], [ %2026, %2025 ]
  %2030 = phi i64 [ %2035, %2028 ], [ 0, %2025 ]
  %2031 = load ptr, ptr %28, align 8
  %2032 = getelementptr inbounds double, ptr %2031, i64 %1896
  store ptr %2032, ptr %28, align 8
  %2033 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %368, i64 %2029
  store ptr %2032, ptr %2033, align 8
  %2034 = add nuw nsw i64 %2029, 1
  %2035 = add i64 %2030, 1
  %2036 = icmp eq i64 %2035, %2000
  br i1 %2036, label %2037, label %2028

2037:                                             ; preds = %2025, %2028, %1996
  %2038 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %368
  store i64 %1870, ptr %2038, align 8
  %2039 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 %368
  store i64 0, ptr %2039, align 8
  %2040 = icmp sgt i64 %1870, 0
  br i1 %2040, label %2041, label %2086

2041:                                             ; preds = %2037
  %2042 = load ptr, ptr %1898, align 8
  %2043 = icmp ult i64 %1870, 8
  br i1 %2043, label %2057, label %2044

2044:                                             ; preds = %2041
  %2045 = and i64 %1870, -8
  br label %2046

2046:                                             ; preds = %2046, %2044
  %2047 = phi i64 [ 0, %2044 ], [ %2052, %2046 ]
  %2048 = phi <4 x i32> [ <i32 0, i32 1, i32 2, i32 3>, %2044 ], [ %2053, %2046 ]
  %2049 = add <4 x i32> %2048, <i32 4, i32 4, i32 4, i32 4>
  %2050 = getelementptr inbounds i32, ptr %2042, i64 %2047
  store <4 x i32> %2048, ptr %2050, align 4
  %2051 = getelementptr inbounds i32, ptr %2050, i64 4
  store <4 x i32> %2049, ptr %2051, align 4
  %2052 = add nuw i64 %2047, 8
  %2053 = add <4 x i32> %2048, <i32 8, i32 8, i32 8, i32 8>
  %2054 = icmp eq i64 %2052, %2045
  br i1 %2054, label %2055, label %2046

2055:                                             ; preds = %2046
  %2056 = icmp eq i64 %1870, %2045
  br i1 %2056, label %2086, label %2057

2057:                                             ; preds = %2041, %2055
  %2058 = phi i64 [ 0, %2041 ], [ %2045, %2055 ]
  br label %2080

2059:                                             ; preds = %2059, %2002
  %2060 = phi i64 [ 0, %2002 ], [ %2077, %2059 ]
  %2061 = phi i64 [ 0, %2002 ], [ %2078, %2059 ]
  %2062 = load ptr, ptr %28, align 8
  %2063 = getelementptr inbounds double, ptr %2062, i64 %1896
  store ptr %2063, ptr %28, align 8
  %2064 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %368, i64 %2060
  store ptr %2063, ptr %2064, align 8
  %2065 = or i64 %2060, 1
  %2066 = load ptr, ptr %28, align 8
  %2067 = getelementptr inbounds double, ptr %2066, i64 %1896
  store ptr %2067, ptr %28, align 8
  %2068 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %368, i64 %2065
  store ptr %2067, ptr %2068, align 8
  %2069 = or i64 %2060, 2
  %2070 = load ptr, ptr %28, align 8
  %2071 = getelementptr inbounds double, ptr %2070, i64 %1896
  store ptr %2071, ptr %28, align 8
  %2072 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %368, i64 %2069
  store ptr %2071, ptr %2072, align 8
  %2073 = or i64 %2060, 3
  %2074 = load ptr, ptr %28, align 8
  %2075 = getelementptr inbounds double, ptr %2074, i64 %1896
  store ptr %2075, ptr %28, align 8
  %2076 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %368, i64 %2073
  store ptr %2075, ptr %2076, align 8
  %2077 = add nuw nsw i64 %2060, 4
  %2078 = add i64 %2061, 4
  %2079 = icmp eq i64 %2078, %2003
  br i1 %2079, label %2025, label %2059

2080:                                             ; preds = %2057, %2080
  %2081 = phi i64 [ %2084, %2080 ], [ %2058, %2057 ]
  %2082 = trunc i64 %2081 to i32
  %2083 = getelementptr inbounds i32, ptr %2042, i64 %2081
  store i32 %2082, ptr %2083, align 4
  %2084 = add nuw nsw i64 %2081, 1
  %2085 = icmp eq i64 %2084, %1870
  br i1 %2085, label %2086, label %2080

2086:                                             ; preds = %2080, %2055, %2037
  %2087 = tail call i64 @llvm.smax.i64(i64 %1870, i64 %365)
  %2088 = add nuw nsw i64 %366, 1
  %2089 = load i64, ptr %2, align 8
  %2090 = icmp slt i64 %2088, %2089
  br i1 %2090, label %364, label %2091

2091:                                             ; preds = %2086, %279, %343
  %2092 = phi i64 [ 1, %343 ], [ 1, %279 ], [ %2087, %2086 ]
  %2093 = load ptr, ptr %28, align 8
  %2094 = sub i64 0, %2092
  %2095 = getelementptr inbounds double, ptr %2093, i64 %2094
  %2096 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 21
  store ptr %2095, ptr %2096, align 8
  %2097 = getelementptr inbounds double, ptr %2095, i64 %2094
  store ptr %2097, ptr %28, align 8
  %2098 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 22
  store ptr %2097, ptr %2098, align 8
  %2099 = load i64, ptr %51, align 8
  %2100 = icmp sgt i64 %2099, 0
  br i1 %2100, label %2101, label %2116

2101:                                             ; preds = %2091
  %2102 = icmp eq i64 %2099, 1
  br i1 %2102, label %2114, label %2103

2103:                                             ; preds = %2101
  %2104 = and i64 %2099, -2
  br label %2105

2105:                                             ; preds = %2105, %2103
  %2106 = phi i64 [ 0, %2103 ], [ %2110, %2105 ]
  %2107 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %2106
  %2108 = load <2 x double>, ptr %2107, align 8
  %2109 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %2106
  store <2 x double> %2108, ptr %2109, align 8
  %2110 = add nuw i64 %2106, 2
  %2111 = icmp eq i64 %2110, %2104
  br i1 %2111, label %2112, label %2105

2112:                                             ; preds = %2105
  %2113 = icmp eq i64 %2099, %2104
  br i1 %2113, label %2116, label %2114

2114:                                             ; preds = %2101, %2112
  %2115 = phi i64 [ 0, %2101 ], [ %2104, %2112 ]
  br label %2119

2116:                                             ; preds = %2119, %2112, %2091
  %2117 = load i64, ptr %2, align 8
  %2118 = icmp sgt i64 %2117, 0
  br i1 %2118, label %2126, label %2148

2119:                                             ; preds = %2114, %2119
  %2120 = phi i64 [ %2124, %2119 ], [ %2115, %2114 ]
  %2121 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %2120
  %2122 = load double, ptr %2121, align 8
  %2123 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %2120
  store double %2122, ptr %2123, align 8
  %2124 = add nuw nsw i64 %2120, 1
  %2125 = icmp eq i64 %2124, %2099
  br i1 %2125, label %2116, label %2119

2126:                                             ; preds = %2116, %2145
  %2127 = phi i64 [ %2146, %2145 ], [ 0, %2116 ]
  %2128 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %2127
  %2129 = load i64, ptr %2128, align 8
  %2130 = icmp sgt i64 %2129, 0
  br i1 %2130, label %2131, label %2145

2131:                                             ; preds = %2126
  %2132 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 17, i64 %2127
  %2133 = load i64, ptr %2132, align 8
  %2134 = icmp sgt i64 %2133, 0
  %2135 = sitofp i64 %2133 to double
  %2136 = and i64 %2133, 7
  %2137 = icmp ult i64 %2133, 8
  %2138 = and i64 %2133, -8
  %2139 = icmp eq i64 %2136, 0
  br label %2140

2140:                                             ; preds = %2131, %2262
  %2141 = phi i64 [ 0, %2131 ], [ %2270, %2262 ]
  br i1 %2134, label %2142, label %2262

2142:                                             ; preds = %2140
  %2143 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 42, i64 %2127, i64 %2141
  %2144 = load ptr, ptr %2143, align 8
  br i1 %2137, label %2248, label %2272

2145:                                             ; preds = %2262, %2126
  %2146 = add nuw nsw i64 %2127, 1
  %2147 = icmp eq i64 %2146, %2117
  br i1 %2147, label %2148, label %2126

2148:                                             ; preds = %2145, %2116
  %2149 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 0
  store <2 x double> zeroinitializer, ptr %2149, align 8
  %2150 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 2
  store <2 x double> zeroinitializer, ptr %2150, align 8
  %2151 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 4
  store <2 x double> zeroinitializer, ptr %2151, align 8
  %2152 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 6
  store <2 x double> zeroinitializer, ptr %2152, align 8
  %2153 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 8
  store <2 x double> zeroinitializer, ptr %2153, align 8
  %2154 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 10
  store <2 x double> zeroinitializer, ptr %2154, align 8
  %2155 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 12
  store <2 x double> zeroinitializer, ptr %2155, align 8
  %2156 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 14
  store <2 x double> zeroinitializer, ptr %2156, align 8
  %2157 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 16
  store <2 x double> zeroinitializer, ptr %2157, align 8
  %2158 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 18
  store <2 x double> zeroinitializer, ptr %2158, align 8
  %2159 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 20
  store <2 x double> zeroinitializer, ptr %2159, align 8
  %2160 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 22
  store <2 x double> zeroinitializer, ptr %2160, align 8
  %2161 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 24
  store <2 x double> zeroinitializer, ptr %2161, align 8
  %2162 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 26
  store <2 x double> zeroinitializer, ptr %2162, align 8
  %2163 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 28
  store <2 x double> zeroinitializer, ptr %2163, align 8
  %2164 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 30
  store <2 x double> zeroinitializer, ptr %2164, align 8
  %2165 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 32
  store <2 x double> zeroinitializer, ptr %2165, align 8
  %2166 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 34
  store <2 x double> zeroinitializer, ptr %2166, align 8
  %2167 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 36
  store <2 x double> zeroinitializer, ptr %2167, align 8
  %2168 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 38
  store <2 x double> zeroinitializer, ptr %2168, align 8
  %2169 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 40
  store <2 x double> zeroinitializer, ptr %2169, align 8
  %2170 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 42
  store <2 x double> zeroinitializer, ptr %2170, align 8
  %2171 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 44
  store <2 x double> zeroinitializer, ptr %2171, align 8
  %2172 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 46
  store <2 x double> zeroinitializer, ptr %2172, align 8
  %2173 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 48
  store <2 x double> zeroinitializer, ptr %2173, align 8
  %2174 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 50
  store <2 x double> zeroinitializer, ptr %2174, align 8
  %2175 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 52
  store <2 x double> zeroinitializer, ptr %2175, align 8
  %2176 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 54
  store <2 x double> zeroinitializer, ptr %2176, align 8
  %2177 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 56
  store <2 x double> zeroinitializer, ptr %2177, align 8
  %2178 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 58
  store <2 x double> zeroinitializer, ptr %2178, align 8
  %2179 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 60
  store <2 x double> zeroinitializer, ptr %2179, align 8
  %2180 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 62
  store <2 x double> zeroinitializer, ptr %2180, align 8
  %2181 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 64
  store double 0.000000e+00, ptr %2181, align 8
  %2182 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29
  store double 1.000000e+00, ptr %2182, align 8
  %2183 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 0
  store double 0.000000e+00, ptr %2183, align 8
  %2184 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 1
  store double 0.000000e+00, ptr %2184, align 8
  %2185 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 2
  store double 0.000000e+00, ptr %2185, align 8
  %2186 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 3
  store double 0.000000e+00, ptr %2186, align 8
  %2187 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 4
  store double 0.000000e+00, ptr %2187, align 8
  %2188 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 5
  store double 0.000000e+00, ptr %2188, align 8
  %2189 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 6
  store double 0.000000e+00, ptr %2189, align 8
  %2190 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 7
  store double 0.000000e+00, ptr %2190, align 8
  %2191 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 8
  store double 0.000000e+00, ptr %2191, align 8
  %2192 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 9
  store double 0.000000e+00, ptr %2192, align 8
  %2193 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 10
  store double 0.000000e+00, ptr %2193, align 8
  %2194 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 11
  store double 0.000000e+00, ptr %2194, align 8
  %2195 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 12
  store double 0.000000e+00, ptr %2195, align 8
  %2196 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 13
  store double 0.000000e+00, ptr %2196, align 8
  %2197 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 14
  store double 0.000000e+00, ptr %2197, align 8
  %2198 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 15
  store double 0.000000e+00, ptr %2198, align 8
  %2199 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 16
  store double 0.000000e+00, ptr %2199, align 8
  %2200 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 17
  store double 0.000000e+00, ptr %2200, align 8
  %2201 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 18
  store double 0.000000e+00, ptr %2201, align 8
  %2202 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 19
  store double 0.000000e+00, ptr %2202, align 8
  %2203 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 20
  store double 0.000000e+00, ptr %2203, align 8
  %2204 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 21
  store double 0.000000e+00, ptr %2204, align 8
  %2205 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 22
  store double 0.000000e+00, ptr %2205, align 8
  %2206 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 23
  store double 0.000000e+00, ptr %2206, align 8
  %2207 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 24
  store double 0.000000e+00, ptr %2207, align 8
  %2208 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 25
  store double 0.000000e+00, ptr %2208, align 8
  %2209 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 26
  store double 0.000000e+00, ptr %2209, align 8
  %2210 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 27
  store double 0.000000e+00, ptr %2210, align 8
  %2211 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 28
  store double 0.000000e+00, ptr %2211, align 8
  %2212 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 29
  store double 0.000000e+00, ptr %2212, align 8
  %2213 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 30
  store double 0.000000e+00, ptr %2213, align 8
  %2214 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 31
  store double 0.000000e+00, ptr %2214, align 8
  %2215 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 0
  store double 0.000000e+00, ptr %2215, align 8
  %2216 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 1
  store double 0.000000e+00, ptr %2216, align 8
  %2217 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 2
  store double 0.000000e+00, ptr %2217, align 8
  %2218 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 3
  store double 0.000000e+00, ptr %2218, align 8
  %2219 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 4
  store double 0.000000e+00, ptr %2219, align 8
  %2220 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 5
  store double 0.000000e+00, ptr %2220, align 8
  %2221 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 6
  store double 0.000000e+00, ptr %2221, align 8
  %2222 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 7
  store double 0.000000e+00, ptr %2222, align 8
  %2223 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 8
  store double 0.000000e+00, ptr %2223, align 8
  %2224 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 9
  store double 0.000000e+00, ptr %2224, align 8
  %2225 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 10
  store double 0.000000e+00, ptr %2225, align 8
  %2226 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 11
  store double 0.000000e+00, ptr %2226, align 8
  %2227 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 12
  store double 0.000000e+00, ptr %2227, align 8
  %2228 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 13
  store double 0.000000e+00, ptr %2228, align 8
  %2229 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 14
  store double 0.000000e+00, ptr %2229, align 8
  %2230 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 15
  store double 0.000000e+00, ptr %2230, align 8
  %2231 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 16
  store double 0.000000e+00, ptr %2231, align 8
  %2232 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 17
  store double 0.000000e+00, ptr %2232, align 8
  %2233 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 18
  store double 0.000000e+00, ptr %2233, align 8
  %2234 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 19
  store double 0.000000e+00, ptr %2234, align 8
  %2235 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 20
  store double 0.000000e+00, ptr %2235, align 8
  %2236 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 21
  store double 0.000000e+00, ptr %2236, align 8
  %2237 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 22
  store double 0.000000e+00, ptr %2237, align 8
  %2238 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 23
  store double 0.000000e+00, ptr %2238, align 8
  %2239 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 24
  store double 0.000000e+00, ptr %2239, align 8
  %2240 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 25
  store double 0.000000e+00, ptr %2240, align 8
  %2241 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 26
  store double 0.000000e+00, ptr %2241, align 8
  %2242 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 27
  store double 0.000000e+00, ptr %2242, align 8
  %2243 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 28
  store double 0.000000e+00, ptr %2243, align 8
  %2244 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 29
  store double 0.000000e+00, ptr %2244, align 8
  %2245 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 30
  store double 0.000000e+00, ptr %2245, align 8
  %2246 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 31
  store double 0.000000e+00, ptr %2246, align 8
  %2247 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 32
  store double 0.000000e+00, ptr %2247, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %22)
  store i64 -1, ptr %22, align 8
  call fastcc void @push(ptr noundef nonnull %0, double noundef 0xFFF0000000000000, ptr noundef nonnull %22, i64 noundef 0)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %22)
  br label %2310

2248:                                             ; preds = %2272, %2142
  %2249 = phi double [ undef, %2142 ], [ %2306, %2272 ]
  %2250 = phi i64 [ 0, %2142 ], [ %2307, %2272 ]
  %2251 = phi double [ 0.000000e+00, %2142 ], [ %2306, %2272 ]
  br i1 %2139, label %2262, label %2252

2252:                                             ; preds = %2248, %2252
  %2253 = phi i64 [ %2259, %2252 ], [ %2250, %2248 ]
  %2254 = phi double [ %2258, %2252 ], [ %2251, %2248 ]
  %2255 = phi i64 [ %2260, %2252 ], [ 0, %2248 ]
  %2256 = getelementptr inbounds double, ptr %2144, i64 %2253
  %2257 = load double, ptr %2256, align 8
  %2258 = fadd double %2254, %2257
  %2259 = add nuw nsw i64 %2253, 1
  %2260 = add i64 %2255, 1
  %2261 = icmp eq i64 %2260, %2136
  br i1 %2261, label %2262, label %2252

2262:                                             ; preds = %2248, %2252, %2140
  %2263 = phi double [ 0.000000e+00, %2140 ], [ %2249, %2248 ], [ %2258, %2252 ]
  %2264 = fdiv double %2263, %2135
  %2265 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %2127, i64 %2141
  %2266 = load i64, ptr %2265, align 8
  %2267 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %2266
  %2268 = load double, ptr %2267, align 8
  %2269 = fadd double %2264, %2268
  store double %2269, ptr %2267, align 8
  %2270 = add nuw nsw i64 %2141, 1
  %2271 = icmp eq i64 %2270, %2129
  br i1 %2271, label %2145, label %2140

2272:                                             ; preds = %2142, %2272
  %2273 = phi i64 [ %2307, %2272 ], [ 0, %2142 ]
  %2274 = phi double [ %2306, %2272 ], [ 0.000000e+00, %2142 ]
  %2275 = phi i64 [ %2308, %2272 ], [ 0, %2142 ]
  %2276 = getelementptr inbounds double, ptr %2144, i64 %2273
  %2277 = load double, ptr %2276, align 8
  %2278 = fadd double %2274, %2277
  %2279 = or i64 %2273, 1
  %2280 = getelementptr inbounds double, ptr %2144, i64 %2279
  %2281 = load double, ptr %2280, align 8
  %2282 = fadd double %2278, %2281
  %2283 = or i64 %2273, 2
  %2284 = getelementptr inbounds double, ptr %2144, i64 %2283
  %2285 = load double, ptr %2284, align 8
  %2286 = fadd double %2282, %2285
  %2287 = or i64 %2273, 3
  %2288 = getelementptr inbounds double, ptr %2144, i64 %2287
  %2289 = load double, ptr %2288, align 8
  %2290 = fadd double %2286, %2289
  %2291 = or i64 %2273, 4
  %2292 = getelementptr inbounds double, ptr %2144, i64 %2291
  %2293 = load double, ptr %2292, align 8
  %2294 = fadd double %2290, %2293
  %2295 = or i64 %2273, 5
  %2296 = getelementptr inbounds double, ptr %2144, i64 %2295
  %2297 = load double, ptr %2296, align 8
  %2298 = fadd double %2294, %2297
  %2299 = or i64 %2273, 6
  %2300 = getelementptr inbounds double, ptr %2144, i64 %2299
  %2301 = load double, ptr %2300, align 8
  %2302 = fadd double %2298, %2301
  %2303 = or i64 %2273, 7
  %2304 = getelementptr inbounds double, ptr %2144, i64 %2303
  %2305 = load double, ptr %2304, align 8
  %2306 = fadd double %2302, %2305
  %2307 = add nuw nsw i64 %2273, 8
  %2308 = add i64 %2275, 8
  %2309 = icmp eq i64 %2308, %2138
  br i1 %2309, label %2248, label %2272

2310:                                             ; preds = %364, %1868, %2148
  %2311 = phi double [ 0xFFF0000000000000, %2148 ], [ 0x7FF0000000000000, %1868 ], [ 0x7FF0000000000000, %364 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %21)
  ret double %2311
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



